"""English and French, side by side in the code."""
