"""What all games share: the shape of a game, its rulebook, a line of play, chance. Knows no game and no picture."""

from orclib.engine.game import Game, Overlay
from orclib.engine.match import Match
from orclib.engine.records import (
    CHANCE,
    Action,
    Acts,
    Announced,
    ChanceAction,
    Event,
    Item,
    Line,
    Log,
    Outcome,
    Reason,
    Rule,
    Score,
    Seat,
    Step,
    Try,
)
from orclib.engine.rulebook import Clause, Rulebook, Ruling

__all__ = [
    "CHANCE",
    "Action",
    "Acts",
    "Announced",
    "ChanceAction",
    "Clause",
    "Event",
    "Game",
    "Item",
    "Line",
    "Log",
    "Match",
    "Outcome",
    "Overlay",
    "Reason",
    "Rule",
    "Rulebook",
    "Ruling",
    "Score",
    "Seat",
    "Step",
    "Try",
]
