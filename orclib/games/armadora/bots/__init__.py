"""Opponents, and what they reckon with."""
