"""The beginner of Armadöra: large values beside large heaps; a palisade now and then; powers at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orclib.games.armadora import actions as act
from orclib.games.armadora.box import GOLD_SQUARES
from orclib.games.armadora.rules.territories import neighbours
from orclib.games.armadora.state import View
from orclib.players.beginner import Beginner, Habit, of

POWERS: Final = (act.Look, act.Shoot, act.ExtraWarrior, act.ExtraPalisade)
_STICK = ("Any allowed line will do for now.", "Pour l'instant, toute ligne permise convient.")


def _warriors(view: View, legal: Sequence[Any]) -> list[act.PlaceWarrior]:
    """The largest value, beside the largest heap that it is not at yet."""
    warriors = [action for action in legal if isinstance(action, act.PlaceWarrior)]
    largest = max((action.value for action in warriors), default=0)
    warriors = [action for action in warriors if action.value == largest]
    for mine in sorted(GOLD_SQUARES, key=view.gold, reverse=True):
        around = [view.squares[square.index] for square in neighbours(mine)]
        beside = [action for action in warriors if action.square in tuple(neighbours(mine))]
        if beside and not any(one is not None and one.owner == beside[0].seat for one in around):
            return beside
    return warriors


def _anything_but_passing(view: View, legal: Sequence[Any]) -> list[Any]:
    return [action for action in legal if not isinstance(action, act.Pass)]


BEGINNER: Final = Beginner(
    Habit(
        "A territory is complete: the reinforcement can go there.",
        "Un territoire est complet : le renfort peut y aller.",
        lambda view, legal: of(act.PlaceReinforcement)(view, legal)[:1],
    ),
    Habit(
        "A power may be used before the action.",
        "On peut utiliser un pouvoir avant l'action.",
        of(*POWERS),
        chance=0.15,
    ),
    Habit(*_STICK, of(act.LayPalisade), chance=0.3),
    Habit("A large value, beside much gold.", "Une grande valeur, à côté de beaucoup d'or.", _warriors),
    Habit(*_STICK, of(act.LayPalisade)),
    Habit("Anything rather than pass.", "Tout plutôt que de passer.", _anything_but_passing),
)
