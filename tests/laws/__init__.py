"""The laws that every game obeys."""
