"""Looks everywhere in a game: what meets, what is nearest, how likely anything is, who wins."""
