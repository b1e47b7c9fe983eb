"""Who is asked for the commando and for the flying machine.

Everybody who may hold the card, as far as the table can see, is asked in turn: were only its holder asked, or the
question left out where nobody holds it, the question itself would tell who has it (spec 5.1).
"""

from __future__ import annotations

from orclib.engine import Seat
from orclib.games.braves.box import BACKS, Back, Counts, Design, backs
from orclib.games.braves.state import Phase, State

_MERCENARY = BACKS.index(Back.MERCENARY)


def held_mercenaries(hand: Counts) -> int:
    """How many mercenaries are in a hand, which everybody can see (BRV-11.15)."""
    return backs(hand)[_MERCENARY]


def next_asked(state: State, phase: Phase, after: Seat | None) -> Seat | None:
    """The next recruiter to be asked after that one (None: from the first), in speaking order; None when all were."""
    order = state.speakers
    rest = order if after is None else order[order.index(after) + 1 :]
    return next((seat for seat in rest if _may_hold(state, phase, seat)), None)


def _may_hold(state: State, phase: Phase, seat: Seat) -> bool:
    """Whether the table can see no reason why a recruiter could not play the card."""
    options, commando = state.options, phase is Phase.COMMANDO
    design = Design.COMMANDO if commando else Design.FLYING_MACHINE
    gone = state.seen_discards[design] or (state.revealed and any(laid[design] for laid in state.laid))
    if gone or any(known[design] for who, known in enumerate(state.known) if who != seat):
        return False
    if commando:
        return held_mercenaries(state.hands[seat]) > 0 and bool(opponents(state, seat))
    if options.mercs_need_people and not has_people(state, seat):
        return False
    return held_mercenaries(state.hands[seat]) > (0 if needs_no_goblins(state, seat) else 1)


def needs_no_goblins(state: State, seat: Seat) -> bool:
    """Whether a recruiter may fly without goblins of the hand, by another reading (BRV-R20, BRV-R21)."""
    options = state.options
    return options.flyer_alone or (options.flyer_uses_table_goblins and state.laid[seat][Design.GOBLIN] > 0)


def opponents(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The other recruiters who have a card in the battle (BRV-16.2)."""
    return tuple([other for other in state.recruiters if other != seat and any(state.laid[other])])


def has_people(state: State, seat: Seat) -> bool:
    """Whether a recruiter has a card of the people that fights in the battle."""
    assert state.people is not None
    return bool(backs(state.laid[seat])[BACKS.index(state.people)])
