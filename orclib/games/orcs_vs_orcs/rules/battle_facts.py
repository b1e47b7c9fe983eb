"""What goes on in a battle, as far as some eyes see it: the step, who decides, which cards they know and where.

The picture of a battle (battlefield.py) and its text (battle_alt_text.py) are made from this.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from orclib.games.orcs_vs_orcs.actions import SHUFFLE, shuffle_target
from orclib.games.orcs_vs_orcs.box import Card, Line, in_order, spread
from orclib.games.orcs_vs_orcs.rules.field import shuffled_uppers
from orclib.games.orcs_vs_orcs.state import Battle, Hidden, Phase, Play, Secret, Step, View

STEPS: Final = ("decks", "draw", "choose", "reveal", "strengths", "effects", "end")
"""The steps of a battle: the first once, the others in every round (spec 5.2)."""


def step_of(view: View) -> str:
    """Which step of the round goes on."""
    battle = the_battle(view)
    match view.phase:
        case Phase.DECKS | Phase.VANGUARD:
            return "decks"
        case Phase.DECLARE | Phase.COMMIT:
            return "choose"
        case Phase.PLACE | Phase.SWAP:
            return "reveal"
        case Phase.EFFECT:
            return "effects"
        case Phase.DRAW:
            if battle.step is not None:
                return "effects"
            return "reveal" if battle.blind else "draw"
        case Phase.BERSERK:
            if battle.step is not None:
                return "effects"
            if battle.queue:
                return "strengths"
            return "end" if all(side.plays for side in battle.sides) else "choose"
    return "end"


def the_battle(view: View) -> Battle:
    assert view.battle is not None
    return view.battle


def known_of(view: View, number: int) -> Secret | Hidden:
    """What these eyes know of a side's secrets; nothing is left of them once the battle is over."""
    return view.secrets[number] if view.secrets else Hidden(done=True)


def near_side(view: View) -> int:
    """The side that is drawn below: one's own, else the attacker's."""
    number = view.side(view.seat)
    return 0 if number is None else number


def open_hand(view: View) -> int | None:
    """The side whose hand lies open at the bottom: one's own; for the referee that of whoever decides."""
    if view.seat is not None:
        return view.side(view.seat)
    number = view.side(view.active)
    return near_side(view) if number is None else number


def may_decide(view: View) -> bool:
    """Whether these eyes belong to whoever decides, or see all."""
    return view.seat is None or view.seat == view.active


def revealed_cards(view: View, number: int) -> tuple[Play, ...]:
    """The cards that a side has revealed and that do not lie on the battlefield yet."""
    before = step_of(view) in ("draw", "choose", "reveal")
    return the_battle(view).sides[number].plays if before else ()


def engaged_now(view: View, number: int, column: int, line: Line, hero: bool) -> bool:
    """Whether a card on the battlefield was engaged in this round."""
    if revealed_cards(view, number):
        return False
    side = the_battle(view).sides[number]
    return any(
        play.spot is not None and play.spot.column == column and play.spot.line is line and play.card.is_hero is hero
        for play in side.plays
    )


def own_pool(view: View, number: int) -> Counter[Card]:
    """What a side may still put in its deck, as far as these eyes know its cards (OVO-16.3)."""
    seat, secret = the_battle(view).sides[number].seat, known_of(view, number)
    heroes = [held.hero for held in view.held[seat] if held.hero is not None and not held.away]
    left = Counter([*spread(view.players[seat].units), *heroes])
    left.subtract(secret.deck if isinstance(secret, Secret) else ())
    return left


def set_aside(view: View, number: int) -> tuple[Card, ...]:
    """The Heroes that a side may not use before the next game turn (OVO-21.8)."""
    held = view.held[the_battle(view).sides[number].seat]
    return in_order([each.hero for each in held if each.hero is not None and each.away])


def looked_through(view: View, step: Step) -> Counter[Card]:
    """The deck that is looked through, for eyes that see it (OVO-22.10, 22.19)."""
    number = 1 - step.side if step.card is Card.MOORDAKK else step.side
    secret = known_of(view, number)
    if isinstance(secret, Secret):
        return Counter([*secret.deck, *secret.under])
    return Counter(secret.peeked) - Counter(secret.shown)


def may_draw(view: View) -> tuple[Card, ...]:
    """The cards of which chance draws one, for the referee."""
    number = the_battle(view).drawing
    secret = None if number is None else known_of(view, number)
    return in_order(list(dict.fromkeys(secret.deck))) if isinstance(secret, Secret) else ()


def shuffles(view: View, number: int) -> tuple[str, ...]:
    """How one can say that the deck is shuffled after a reorganisation: with the upper card, where it matters."""
    secret = known_of(view, number)
    uppers = shuffled_uppers(secret) if isinstance(secret, Secret) else ()
    return tuple(map(shuffle_target, uppers)) if len(uppers) > 1 else (SHUFFLE,)
