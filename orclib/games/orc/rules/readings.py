"""The same position under other readings of the rules."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.games.orc.box import NORTH
from orclib.games.orc.state import Options, Phase, State


def under(state: State, options: Options) -> State:
    """The calm position under other options; what only the old ones allow is put right, so that it can still happen."""
    state = replace(state, options=options)
    if not options.attack_on_won:  # ORC-8.1: nothing lies at a won tribe
        gone = [placed.card for front in state.fronts if front.owner is not None for s in front.sides for placed in s]
        bare = [replace(front, sides=((), ())) if front.owner is not None else front for front in state.fronts]
        state = replace(state, fronts=tuple(bare), removed=(*state.removed, *gone)) if gone else state
    if not options.discard_face_down and any(state.buried):  # ORC-5.4: discards lie face up
        north, south = state.buried
        state = replace(state, removed=(*state.removed, *north, *south), buried=((), ()))
    if not options.start_choice:  # ORC-2.9: nobody deals and nobody chooses
        undecided = {"phase": Phase.START, "mover": NORTH} if state.phase is Phase.CHOOSE else {}
        return replace(state, dealer=None, **undecided)
    return state
