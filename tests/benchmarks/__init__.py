"""How fast the games and the imports are."""
