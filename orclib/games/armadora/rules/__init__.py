"""What may be done and what it does, in the rulebook's order."""
