"""The table drawn from a view, and all that is drawn beside it."""
