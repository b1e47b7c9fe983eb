"""How the game reads and is typed: names, sentences, positions, alternative text."""
