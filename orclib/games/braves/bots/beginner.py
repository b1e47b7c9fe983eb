"""The beginner of De l'Orc pour les Braves: plays its shields at random times, keeps most mercenaries for the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb
from typing import Any, Final

from orclib.games.braves import actions as act
from orclib.games.braves.box import MERCENARIES, ROUND_BATTLES, Army, Design, Rank
from orclib.games.braves.rules.piles import owner_of
from orclib.games.braves.state import Phase, View
from orclib.players.beginner import Beginner, Habit, anything, of, rather

NOTICES: Final = 0.1
"""How likely a beginner is to notice, when asked, that a desertion would hit something good."""
SENDS: Final = 0.25
"""How likely a beginner is to send each mercenary in battles 1 to 3."""


def _free_shields(view: View, legal: Sequence[Any]) -> list[Any]:
    """Shields on piles that seem to be nobody's, or else anywhere."""
    shields = [action for action in legal if isinstance(action, act.PlayShield)]
    return [action for action in shields if owner_of(view.piles[action.pile - 1]) is None] or shields


def _now(view: View) -> float:
    """Each moment of the deal is as good for a shield as any other."""
    assert view.seat is not None
    return view.shields[view.seat] / (view.options.army_cards - view.dealt + 1)


def _strikes(view: View, legal: Sequence[Any]) -> list[Any]:
    """Desertions that hit a strong card on top of a pile that is not one's own."""

    def tempts(action: act.PlayDesertion) -> bool:
        pile = view.piles[action.pile - 1]
        top = pile[-1]
        if not isinstance(top, Army) or owner_of(pile) == view.seat:
            return False
        return top.design.rank is Rank.LEADER or top.design in (Design.GIANT, Design.WAR_MACHINE)

    return [action for action in legal if isinstance(action, act.PlayDesertion) and tempts(action)]


def _sends(view: View, legal: Sequence[Any]) -> list[Any]:
    """Mercenaries that may go; the commando stays, and the flying machine flies later."""
    assert view.active is not None
    if view.hand(view.active) is None or view.laid[view.active] is None:
        return []
    kept = (Design.COMMANDO,) if view.battle == ROUND_BATTLES else (Design.COMMANDO, Design.FLYING_MACHINE)
    return [action for action in legal if isinstance(action, act.Send) and action.design not in kept]


def _sends_at_last(view: View, legal: Sequence[Any]) -> list[Any]:
    return _sends(view, legal)[:1] if view.battle == ROUND_BATTLES else []


def _one_more(view: View) -> float:
    """How likely it is that one more is sent, if each of all is sent with the chance SENDS."""
    seat = view.active
    assert seat is not None
    hand, laid = view.hand(seat), view.laid[seat]
    assert hand is not None
    assert laid is not None
    sent = sum(laid[design] for design in MERCENARIES)
    able = sent + sum(hand[design] for design in MERCENARIES if design not in (Design.COMMANDO, Design.FLYING_MACHINE))
    shares = [comb(able, n) * SENDS**n * (1 - SENDS) ** (able - n) for n in range(able + 1)]
    return sum(shares[sent + 1 :]) / sum(shares[sent:])


def _raids(view: View, legal: Sequence[Any]) -> list[Any]:
    """A commando goes where most cards lie."""
    raids = [action for action in legal if isinstance(action, act.PlayCommando)]
    most = max((sum(view.shown[action.player]) for action in raids), default=0)
    return [action for action in raids if sum(view.shown[action.player]) == most]


def _place(at: int) -> Callable[[View, Sequence[Any]], Sequence[Any]]:
    """The first legal action (0) or the last (-1)."""
    return lambda _view, legal: [legal[at]]


BEGINNER: Final = Beginner(
    Habit(
        "Nobody seems to have claimed this pile.",
        "Personne ne semble avoir pris cette pile.",
        _free_shields,
        Phase.DEAL,
        chance=_now,
    ),
    Habit("A strong card lies on top.", "Une carte forte est sur le dessus.", _strikes, Phase.DEAL, chance=NOTICES),
    Habit("There is still time.", "On a encore le temps.", lambda _view, _legal: [None], Phase.DEAL),
    Habit("All shields must be played.", "Tous les boucliers doivent être joués.", _free_shields, Phase.LEFTOVER),
    Habit("Anybody may be lucky.", "N'importe qui peut avoir de la chance.", anything, Phase.CHAMPION),
    Habit("Perhaps the card is there.", "La carte y est peut-être.", rather(act.SpyAsk), Phase.SPY),
    Habit("One people after the other.", "Un peuple après l'autre.", _place(0), Phase.CALL),
    Habit(
        "It is the last battle: they all go.",
        "C'est la dernière bataille : ils y vont tous.",
        _sends_at_last,
        Phase.COMMIT,
    ),
    Habit("A mercenary may help.", "Un mercenaire peut aider.", _sends, Phase.COMMIT, chance=_one_more),
    Habit("No more mercenaries go now.", "Plus de mercenaire pour cette fois.", _place(-1), Phase.COMMIT),
    Habit(
        "The commando goes where most cards lie.",
        "Le commando va là où il y a le plus de cartes.",
        _raids,
        Phase.COMMANDO,
    ),
    Habit(
        "The flying machine has a goblin: off it goes.",
        "La machine volante a un gobelin : elle s'envole.",
        of(act.PlayFlyer),
        Phase.FLYER,
    ),
    Habit("", "", _place(-1)),
)
