"""Who knows what, in every phase. That views, events, saves and samples tell no more than that: tests/laws."""

from __future__ import annotations

from fractions import Fraction
from math import perm
from random import Random

import pytest
from msgspec.structs import fields, replace

from orclib.games.orc.state import Table
from orclib.probe.odds import deals
from tests.games.orc.support import (
    F1,
    GAME,
    NORTH,
    SEATS,
    SOUTH,
    Card,
    Options,
    Phase,
    State,
    at,
    ev,
    of,
    play,
    random_game,
    readings,
)


def hidden_from(state: State, seat: int) -> list[Card]:
    """Hidden are: piles always, the other's hand until the end, the other's face-down discards."""
    theirs = [] if state.phase is Phase.OVER else list(state.hands[1 - seat])
    return sorted([*state.unseen, *theirs, *state.buried[1 - seat]], key=lambda card: card.index)


@pytest.mark.clause("ORC-1.7", "ORC-13.1", "ORC-13.2", "ORC-13.3")
@pytest.mark.parametrize("options", readings(), ids=str)
def test_a_view_hides_exactly_what_its_seat_may_not_know_and_so_do_events(options: Options) -> None:
    phases = set()
    for s in random_game(21, options):
        state = s.state
        phases.add(state.phase)
        referee = GAME.observe(state, None)
        assert (referee.hands, referee.buried, referee.unknown) == (state.hands, state.buried, state.unseen)
        for seat in SEATS:
            view, foe = GAME.observe(state, seat), SEATS[1 - seat]
            assert list(view.unknown) == hidden_from(state, seat)
            assert (view.hands[seat], view.buried[seat]) == (state.hands[seat], state.buried[seat])
            backs = state.hands[foe] if state.phase is Phase.OVER else (None,) * len(state.hands[foe])
            assert (view.hands[foe], view.buried[foe]) == (backs, (None,) * len(state.buried[foe]))
            assert all(getattr(view, field.name) == getattr(state, field.name) for field in fields(Table))
            for event in s.events:
                secret = isinstance(event, ev.Drew | ev.HandDealt) or (
                    isinstance(event, ev.Discarded) and options.discard_face_down
                )
                hidden = secret and seat != event.seat  # type: ignore[attr-defined]
                assert event.seen_by(seat) == (replace(event, card=None) if hidden else event)
    assert phases == set(Phase) - (set() if options.start_choice else {Phase.CHOOSE})


def test_with_open_discards_the_last_cards_can_be_deduced() -> None:
    state = at(F1 + "piles V1; won: Y-N, G-N, W-N, R-S, B-S; North to move, hand BW, VW; South BR")
    assert set(GAME.observe(state, NORTH).unknown) == {*state.unseen, Card.BR}


def test_the_first_turned_card_is_the_drawers_secret() -> None:
    owed, events = play(F1 + "all piles 4. North to move, hand RB. South: GW, YV", "RB:1-Y", "draw G", "turn G VW")
    (drew,) = of(events, ev.Drew)
    assert (drew.card, drew.seen_by(SOUTH)) == (Card.VW, replace(drew, card=None))
    assert GAME.observe(owed, SOUTH).hands[NORTH] == (None,)


def test_hands_and_discards_are_dealt_afresh_in_every_way_alike() -> None:
    text = "piles Y1; won: G-N, W-S, R-N, B-S, V-S. North to move, hand RB. South: GW, YV; buried S RG"
    view = GAME.observe(at(f"{text}\noptions: discard_face_down on"), NORTH)
    every = deals(GAME, view)
    assert every == dict.fromkeys(every, Fraction(1, perm(4, 3)))
    assert {GAME.determinize(view, Random(luck)) for luck in range(300)} == set(every)
    assert {GAME.observe(state, NORTH) for state in every} == {view}
