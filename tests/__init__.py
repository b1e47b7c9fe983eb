"""The tests of orclib."""
