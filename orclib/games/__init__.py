"""The games, one folder each, all with the same files."""
