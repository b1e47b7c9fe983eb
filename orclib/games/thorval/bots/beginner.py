"""The beginner of Thorval: settles around a castle, makes one large stack and sends it where the fewest defend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orclib.games.thorval import actions as act
from orclib.games.thorval.bots.outlook import Outlook, largest, units
from orclib.games.thorval.box import Mode, Piece
from orclib.games.thorval.state import Phase, View
from orclib.players.beginner import Beginner, Habit, anything


def _beside_castle(view: View, legal: Sequence[Any]) -> list[Any]:
    castles = [space for space in view.own(legal[0].seat) if view.board.is_castle(space)]
    near = {space for castle in castles for space in view.board.neighbours[castle]}
    return [action for action in legal if action.space in near]


def _not_under_its_owner(view: View, legal: Sequence[Any]) -> list[Any]:
    return [action for action in legal if not view.holds(action.owner, action.space)]


def _plain(view: View, legal: Sequence[Any]) -> Sequence[Any]:
    """Without hero or wizard, if that is possible."""
    return [action for action in legal if not getattr(action, "figures", ())] or legal


def _option(number: int, *, to_attack: bool) -> Any:
    """The mediator's help of this number, if the largest stack means to attack, or if it does not."""

    def finds(view: View, legal: Sequence[Any]) -> list[Any]:
        outlook, stack = Outlook(view, legal[0].seat), largest(view)
        force = outlook.at[stack]
        ours = outlook.due + (force.units if force else 0)
        means = any(origin == stack and ours > units(view, target) for origin, target in outlook.pairs())
        return [action for action in legal if action.option == number][:1] if means is to_attack else []

    return finds


def _to_the_stack(view: View, legal: Sequence[Any]) -> list[Any]:
    stack = largest(view)
    return [action for action in legal if action.space == stack and action.piece is Piece.REST][:1]


def _weakest(view: View, legal: Sequence[Any]) -> list[Any]:
    """Whole attacks of the largest stack where the fewest defend, if they are fewer; rather where a treasure lies."""
    stack = largest(view)
    force = view.force(stack)
    attacks = [action for action in legal if isinstance(action, act.Attack) and action.mode is not Mode.PARTIAL]
    attacks = [action for action in attacks if action.origin == stack and not action.boat]
    fewest = min([units(view, action.target) for action in attacks], default=0)
    if force is None or not attacks or force.units <= fewest:
        return []
    weakest = [action for action in attacks if units(view, action.target) == fewest]
    own = {lying.space for lying in view.lying if lying.owner == weakest[0].seat}
    return [action for action in weakest if action.target in own] or weakest


def _all_forward(view: View, legal: Sequence[Any]) -> Sequence[Any]:
    return ([action for action in legal if getattr(action, "piece", None) is Piece.REST] or legal)[:1]


def _first(view: View, legal: Sequence[Any]) -> Sequence[Any]:
    return legal[:1]


_ATTACKS = (Phase.ANNOUNCE, Phase.PREPARE, Phase.DEFEND)
_NOTHING = ("Nothing to ask for now.", "Rien à demander pour le moment.")

BEGINNER: Final = Beginner(
    Habit(
        "Next to the castle, for a kingdom.", "À côté du château, pour former un royaume.", _beside_castle, Phase.SETTLE
    ),
    Habit("Any territory that is free.", "N'importe quel territoire libre.", anything, Phase.SETTLE),
    Habit("One castle is as good as another.", "Tous les châteaux se valent.", anything, Phase.CASTLES),
    Habit(
        "Anywhere but under its owner's soldiers.",
        "N'importe où, sauf sous les soldats de son propriétaire.",
        lambda view, legal: _not_under_its_owner(view, legal) or legal,
        Phase.HIDE,
    ),
    Habit("Any other place will do.", "N'importe quel autre endroit fera l'affaire.", anything, Phase.LIFT, Phase.LAY),
    Habit("Ten soldiers make a strong stack.", "Dix soldats font une pile solide.", _plain, Phase.MUSTER),
    Habit(
        "Two soldiers for what I will take.",
        "Deux soldats pour la case que je vais prendre.",
        _option(1, to_attack=True),
        Phase.HELP,
    ),
    Habit(*_NOTHING, _option(0, to_attack=False), Phase.HELP),
    Habit(*_NOTHING, _first, Phase.HELP),
    Habit(
        "All come to the largest stack.",
        "Tous vont sur la plus grosse pile.",
        _to_the_stack,
        Phase.REINFORCE,
        Phase.EXTRA,
        Phase.CROWN,
    ),
    Habit("Here the fewest defend.", "C'est là qu'il y a le moins de défenseurs.", _weakest, Phase.DECLARE),
    Habit(
        "Nobody around has fewer units than my largest stack.",
        "Personne autour n'a moins d'unités que ma plus grosse pile.",
        _first,
        Phase.DECLARE,
    ),
    Habit("Those who are there must do.", "Ceux qui sont là doivent suffire.", _first, *_ATTACKS),
    Habit(
        "Soldiers go before hero and wizard.",
        "Les soldats partent avant le héros et le petit magicien.",
        _first,
        Phase.LOSSES,
    ),
    Habit(
        "What was begun is finished.",
        "Ce qui est commencé, on le finit.",
        _first,
        Phase.GO_ON,
        Phase.SECOND_ATTACK,
    ),
    Habit(
        "All go forward, and one stays behind.",
        "Tous avancent, et un seul reste en arrière.",
        _all_forward,
        Phase.OCCUPY,
    ),
    Habit("One unit less for somebody else.", "Une unité de moins pour quelqu'un d'autre.", anything, Phase.RING),
    Habit("More soldiers are always welcome.", "Plus de soldats, c'est toujours bon à prendre.", _plain),
)
