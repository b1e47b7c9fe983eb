"""The beginner of ORC: attacks at random, rather with double halves and where he is behind; draws anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orclib.games.orc import actions as act
from orclib.games.orc.bots.outlook import own_lead
from orclib.games.orc.box import Half
from orclib.games.orc.state import View
from orclib.games.orc.text.sentences import tribe_name
from orclib.language import say
from orclib.players.beginner import Beginner, Habit, of

LIKES: Final = 2
"""How much sooner a double half is picked, and again a tribe where he is behind."""
NO_ATTACK: Final = (
    "No attack is allowed, so a card has to go.",
    "Aucune attaque n'est permise : il faut écarter une carte.",
)
TWO_CARDS: Final = ("One orc now means two new cards.", "Un seul orc maintenant, c'est deux nouvelles cartes.")


def _behind(view: View, attack: act.Attack) -> bool:
    return own_lead(view.front(attack.tribe), attack.seat) < 0


def _attacks(view: View, legal: Sequence[Any]) -> list[act.Attack]:
    attacks = [action for action in legal if isinstance(action, act.Attack)]
    return [each for each in attacks for _ in range(LIKES ** ((each.half is Half.DOUBLE) + _behind(view, each)))]


def _why(view: View, attack: act.Attack) -> str:
    if _behind(view, attack):
        return say(
            "You are behind at {tribe}, so more orcs go there.",
            "Vous avez moins d'orcs près de la tribu {tribe} : envoyez-en d'autres.",
        ).format(tribe=tribe_name(attack.tribe))
    if attack.half is Half.DOUBLE:
        return say("Two orcs hit harder than one.", "Deux orcs frappent plus fort qu'un seul.")
    return say(*TWO_CARDS)


BEGINNER: Final = Beginner(
    Habit(finds=_attacks, why=_why),
    Habit(*NO_ATTACK, of(act.Discard)),
    Habit("One is as good as another to me.", "Pour moi, l'un vaut l'autre."),
)
