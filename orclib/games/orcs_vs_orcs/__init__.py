"""Orcs vs Orcs: two to four tribes fight for a land of men; see `game.py`."""
