"""Who knows what, in every phase: views, events, and states that fit a view."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import fields

from orclib.games.orc.state import Table
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
    step,
)

ALL = [(options, seed) for options, seed in itertools.product(readings(), (21, 22))]
IDS = [
    f"{'+'.join(f.name for f in fields(Options) if getattr(o, f.name) != f.default) or 'default'}-{s}" for o, s in ALL
]


def hidden_from(state: State, seat: int) -> list[Card]:
    """Hidden are: piles always, the other's hand until the end, the other's face-down discards."""
    theirs = [] if state.phase is Phase.OVER else list(state.hands[1 - seat])
    return sorted([*state.unseen, *theirs, *state.buried[1 - seat]], key=lambda card: card.index)


@pytest.mark.clause("ORC-13.2", "ORC-13.3")
@pytest.mark.parametrize(("options", "seed"), ALL, ids=IDS)
def test_a_view_hides_exactly_what_its_seat_may_not_know(options: Options, seed: int) -> None:
    phases = set()
    for s in random_game(seed, options):
        for state in (s.before, s.state):
            phases.add(state.phase)
            for seat in SEATS:
                view = GAME.observe(state, seat)
                assert list(view.unknown) == hidden_from(state, seat)
                assert view.hands[seat] == state.hands[seat]
                assert view.buried[seat] == state.buried[seat]
                over = state.phase is Phase.OVER
                foe = SEATS[1 - seat]
                assert view.hands[foe] == (state.hands[foe] if over else (None,) * len(state.hands[foe]))
                assert view.buried[foe] == (None,) * len(state.buried[foe])
                for field in fields(Table):
                    assert getattr(view, field.name) == getattr(state, field.name)
    assert phases == set(Phase) - (set() if options.start_choice else {Phase.CHOOSE})


@pytest.mark.parametrize(("options", "seed"), ALL, ids=IDS)
def test_draws_and_deals_are_private_and_the_rest_is_public(options: Options, seed: int) -> None:
    for s in random_game(seed, options):
        for event in s.events:
            secret = isinstance(event, ev.Drew | ev.HandDealt) or (
                isinstance(event, ev.Discarded) and options.discard_face_down
            )
            for seat in SEATS:
                heard = event.seen_by(seat)
                if secret and seat != event.seat:  # type: ignore[attr-defined]
                    assert heard != event
                    assert heard.card is None  # type: ignore[attr-defined]
                else:
                    assert heard == event
            assert event.seen_by(None) == event


def test_the_referee_sees_all_that_was_dealt() -> None:
    for s in random_game(3, Options(discard_face_down=True)):
        view = GAME.observe(s.state, None)
        assert (view.hands, view.buried, view.unknown) == (s.state.hands, s.state.buried, s.state.unseen)


def test_a_played_card_and_a_discard_are_known_to_both() -> None:
    text = F1 + "all piles 4. North to move, hand RB. South: GW, YV"
    for move in ("RB:1-Y", "discard RB"):
        assert Card.RB not in GAME.observe(step(text, move).state, SOUTH).unknown


def test_with_open_discards_the_last_cards_can_be_deduced() -> None:
    text = F1 + "piles V1; won: Y-N, G-N, W-N, R-S, B-S; North to move, hand BW, VW; South BR"
    state = at(text)
    assert set(GAME.observe(state, NORTH).unknown) == {*state.unseen, Card.BR}
    assert len(GAME.observe(state, NORTH).unknown) == 2


def test_the_first_turned_card_is_the_drawers_secret() -> None:
    text = F1 + "all piles 4. North to move, hand RB. South: GW, YV"
    owed, events = play(text, "RB:1-Y", "draw G", "turn G VW")
    (drew,) = of(events, ev.Drew)
    assert drew.card is Card.VW
    told = drew.seen_by(SOUTH)
    assert isinstance(told, ev.Drew)
    assert (told.card, told.tribe, told.left) == (None, drew.tribe, drew.left)
    assert GAME.observe(owed, SOUTH).hands[NORTH] == (None,)


def test_a_seat_that_does_not_exist_sees_no_secrets() -> None:
    """Only None is the referee; a wrong seat number must not turn out to be a master key."""
    state = at(F1 + "all piles 4. North to move, hand RB. South: GW, YV")
    try:
        view = GAME.observe(state, type(NORTH)(7))
    except ValueError:
        return
    assert view.hands == ((None,), (None, None))
