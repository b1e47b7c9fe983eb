"""Who is asked for the commando and for the flying machine, and who may help (BRV-16.1, BRV-18.1, BRV-R15).

Everybody who may hold the card, as far as the table can see, is asked in turn: were only its holder asked, or the
question left out where nobody holds it, the question itself would tell who has it (spec 5.1).
"""

from __future__ import annotations

from orclib.engine import Rule, Seat
from orclib.games.braves.box import Back, Counts, Design, backs
from orclib.games.braves.rules.turns import Reasons, recruiters_only, whose_turn
from orclib.games.braves.state import Phase, State

_ORDER = (Phase.COMMIT, Phase.COMMANDO, Phase.STRIKE, Phase.FLYER)


def asking(state: State, seat: Seat, phase: Phase, no_battle: Rule, early: Rule, late: Rule, other: Rule) -> Reasons:
    """Why a seat is not asked for its card now, which is done in that phase."""
    reasons = recruiters_only(state, seat)
    if state.phase is phase:
        reasons += whose_turn(state, seat, other)
    elif state.phase not in _ORDER:
        reasons.append(no_battle())
    else:
        reasons.append(early() if _ORDER.index(state.phase) < _ORDER.index(phase) else late())
    return reasons


def next_asked(state: State, phase: Phase, after: Seat | None) -> Seat | None:
    """The next recruiter to be asked after that one (None: from the first), in speaking order; None when all were."""
    order = state.speakers
    rest = order if after is None else order[order.index(after) + 1 :]
    return next((seat for seat in rest if _may_hold(state, phase, seat)), None)


def _may_hold(state: State, phase: Phase, seat: Seat) -> bool:
    """Whether the table can see no reason why a recruiter could not play the card."""
    commando = phase is Phase.COMMANDO
    design = Design.COMMANDO if commando else Design.FLYING_MACHINE
    gone = state.seen_discards[design] or (state.revealed and any(laid[design] for laid in state.laid))
    if gone or any(known[design] for who, known in enumerate(state.known) if who != seat):
        return False
    if commando:
        return _mercenaries(state.hands[seat]) > 0 and bool(opponents(state, seat))
    return helps(state, seat) and _mercenaries(state.hands[seat]) > (0 if needs_no_goblins(state, seat) else 1)


def _mercenaries(hand: Counts) -> int:
    """How many mercenaries are in a hand, which everybody can see (BRV-11.15)."""
    return backs(hand)[Back.MERCENARY.index]


def needs_no_goblins(state: State, seat: Seat) -> bool:
    """Whether a recruiter may fly without goblins of the hand, by another reading (BRV-R20, BRV-R21)."""
    options = state.options
    return options.flyer_alone or (options.flyer_uses_table_goblins and state.laid[seat][Design.GOBLIN] > 0)


def opponents(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The other recruiters who have a card in the battle (BRV-16.2)."""
    return tuple([other for other in state.recruiters if other != seat and any(state.laid[other])])


def helps(state: State, seat: Seat) -> bool:
    """Whether a recruiter may send mercenaries: anybody may, or whoever has the people in the battle (BRV-R15)."""
    if not state.options.mercs_need_people:
        return True
    assert state.people is not None
    return backs(state.laid[seat])[state.people.index] > 0
