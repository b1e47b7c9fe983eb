"""One recorded playthrough for each game and number of players."""
