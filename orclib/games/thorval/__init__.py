"""Thorval: find your three lost treasures on an island full of orks; see `rules/`."""
