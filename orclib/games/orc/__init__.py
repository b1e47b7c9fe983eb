"""ORC: two players, six tribes in a row, and the orcs you spend in fights are orcs that will not score."""
