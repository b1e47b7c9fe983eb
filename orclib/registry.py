from orclib.games import game as game
from orclib.games import games as games
