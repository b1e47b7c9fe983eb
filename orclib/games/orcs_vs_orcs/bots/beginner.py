"""The beginner of Orcs vs Orcs: recruits, then walks to the nearest zone that is not its own; fights at random."""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm
from typing import Any, Final

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.bots.outlook import distances
from orclib.games.orcs_vs_orcs.box import Fate
from orclib.games.orcs_vs_orcs.state import Phase, View
from orclib.players.beginner import Beginner, Habit, anything, of, rather

CROWDED: Final = 6
"""With more Hordes than these in reserve the beginner recruits."""
SHOPPING: Final = 0.25
"""How often the beginner buys a card rather than move."""


def _recruits(view: View, legal: Sequence[Any]) -> list[act.Recruit]:
    """As many as can come, while the reserve is large."""
    recruits = [action for action in legal if isinstance(action, act.Recruit)]
    if not recruits or view.players[recruits[0].seat].reserve <= CROWDED:
        return []

    most = max(map(recruited, recruits))
    return [action for action in recruits if recruited(action) == most]


def recruited(action: act.Recruit) -> int:
    """How many Hordes come."""
    return sum([hordes for _zone, hordes in action.places])


def _marches(view: View, legal: Sequence[Any]) -> list[act.Move]:
    """Each whole army towards the nearest zone that its seat does not control; every army as likely as another."""
    moves = [action for action in legal if isinstance(action, act.Move)]
    if not moves:
        return []
    origins = sorted({action.origin for action in moves})
    found = [_march(view, [action for action in moves if action.origin == origin]) for origin in origins]
    whole = lcm(*map(len, found))
    return [action for each in found for action in each * (whole // len(each))]


def _march(view: View, moves: Sequence[act.Move]) -> list[act.Move]:
    origin, seat, far = moves[0].origin, moves[0].seat, distances(view.board)
    wanted = [zone for zone in view.board.zones if view.board.takes_marker(zone) and _open_to(view, seat, zone)]
    most = max([action.hordes for action in moves])
    here = [action for action in moves if action.hordes == most and not action.leave and not action.take]
    near = min([far[origin].get(zone, len(far)) for zone in wanted], default=0)
    goals = [zone for zone in wanted if far[origin].get(zone) == near]

    def left(action: act.Move) -> int:
        return min([far[action.path[-1]].get(zone, len(far)) for zone in goals], default=0)

    least = min(map(left, here))
    return [action for action in here if left(action) == least]


def _open_to(view: View, seat: Seat, zone: str) -> bool:
    """Whether there is something to control in a zone that neither the seat nor its partner has."""
    if not (view.village(zone) or view.board.kind[zone] in ("city", "tower") or zone in view.board.wells):
        return False
    return view.marker(zone) not in view.options.camp(seat)


def _control(view: View, legal: Sequence[Any]) -> Sequence[Any]:
    return ([action for action in legal if action.fate is Fate.CONTROL] or legal)[:1]


def _whole_deck(view: View, legal: Sequence[Any]) -> Sequence[Any]:
    return of(act.AddAll)(view, legal)[:1] or of(act.AddCard)(view, legal) or legal


def _cards(view: View, legal: Sequence[Any]) -> Sequence[Any]:
    plays = of(act.Commit)(view, legal)
    return [action for action in plays if action.spot is not None] or plays or legal


_BUY = ("A card more is always welcome.", "Une carte de plus, c'est toujours bon à prendre.")

BEGINNER: Final = Beginner(
    Habit(
        "Many Hordes are still in reserve.", "Il y a encore beaucoup de Hordes en réserve.", _recruits, Phase.ACTIONS
    ),
    Habit(*_BUY, of(act.Buy), Phase.ACTIONS, chance=SHOPPING),
    Habit(
        "There is the nearest zone that I do not control.",
        "C'est là qu'est la zone la plus proche que je ne contrôle pas.",
        _marches,
        Phase.ACTIONS,
    ),
    Habit(*_BUY, of(act.Buy), Phase.ACTIONS),
    Habit(
        "There is nothing more to do.", "Il n'y a plus rien à faire.", lambda _view, legal: legal[-1:], Phase.ACTIONS
    ),
    Habit("A village of mine is worth most.", "C'est un Village à moi qui vaut le plus.", _control, Phase.FATE),
    Habit(
        "I stay as long as I may.",
        "Je reste tant que je le peux.",
        rather(act.Stand),
        Phase.RETREAT,
    ),
    Habit("As many cards as there is room for.", "Autant de cartes qu'il y a de place.", _whole_deck, Phase.DECKS),
    Habit("I play what I have.", "Je joue ce que j'ai.", lambda _view, legal: legal[-1:], Phase.DECLARE),
    Habit("One card is as good as another.", "Une carte en vaut une autre.", _cards, Phase.COMMIT),
    Habit(
        "Berserk is there to be used.",
        "L'effet Berserk est là pour servir.",
        lambda _view, legal: legal[:1],
        Phase.BERSERK,
    ),
    Habit("One marker is as good as another.", "Un marqueur en vaut un autre.", anything, Phase.TAKE_BACK),
    Habit("One choice is as good as another.", "Un choix en vaut un autre."),
)
