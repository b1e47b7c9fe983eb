"""Who knows what, in every phase: views, events, and states that fit a view."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import fields, replace

from orclib.games.orc.state import Table
from tests.games.orc.support import (
    CARDS,
    F1,
    GAME,
    NORTH,
    SEATS,
    SOUTH,
    Card,
    Options,
    Phase,
    State,
    act,
    at,
    ev,
    everywhere,
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
def test_no_hidden_card_stands_in_a_view_except_among_the_unknown(options: Options, seed: int) -> None:
    for s in random_game(seed, options):
        for seat in SEATS:
            view = msgspec.to_builtins(replace(GAME.observe(s.state, seat), unknown=()))
            names = Counter(filter(lambda word: word in Card.__members__, words(view)))
            assert not names.keys() & {card.value for card in hidden_from(s.state, seat)}


def words(thing: object) -> list[str]:
    """Every string inside nested lists and dicts."""
    if isinstance(thing, str):
        return [thing]
    if isinstance(thing, dict):
        return [word for part in thing.values() for word in words(part)]
    return [word for part in thing for word in words(part)] if isinstance(thing, list | tuple) else []


@pytest.mark.parametrize(("options", "seed"), ALL, ids=IDS)
def test_what_a_seat_hears_names_no_card_that_is_hidden_from_it(options: Options, seed: int) -> None:
    for s in random_game(seed, options):
        for seat, event in itertools.product(SEATS, s.events):
            heard = event.seen_by(seat)
            told = {*words(msgspec.to_builtins(heard)), *re.findall(r"\b[RYBGWV]{2}\b", GAME.sentence(heard))}
            assert not told & {card.value for card in hidden_from(s.state, seat)}


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


@pytest.mark.parametrize(("options", "seed"), ALL, ids=IDS)
def test_a_sampled_state_is_one_the_seat_cannot_tell_from_this_one(options: Options, seed: int) -> None:
    rng = Random(seed)
    changed = 0
    for s in random_game(seed, options):
        for seat in SEATS:
            twin = GAME.sample_hidden(s.state, seat, rng)
            changed += twin != s.state
            assert GAME.observe(twin, seat) == GAME.observe(s.state, seat)
            assert sorted(everywhere(twin), key=lambda card: card.index) == list(CARDS)
            assert GAME.to_act(twin) == GAME.to_act(s.state)
            if seat in GAME.to_act(twin):
                assert GAME.legal_actions(twin, seat) == GAME.legal_actions(s.state, seat)
    assert changed


def test_every_hidden_card_may_be_in_the_others_hand() -> None:
    state = at(F1 + "all piles 4. North to move, hand RB. South: GW, YV")
    rng = Random(5)
    held = Counter(card for _ in range(3_000) for card in GAME.sample_hidden(state, NORTH, rng).hands[SOUTH])
    assert set(held) == set(hidden_from(state, NORTH))
    assert len(held) == 26
    assert min(held.values()) > 3_000 * 2 / 26 * 0.6
    assert max(held.values()) < 3_000 * 2 / 26 * 1.4


def test_a_played_card_and_a_discard_are_known_to_both() -> None:
    text = F1 + "all piles 4. North to move, hand RB. South: GW, YV"
    for move in ("RB:1-Y", "discard RB"):
        assert Card.RB not in GAME.observe(step(text, move).state, SOUTH).unknown


def test_with_open_discards_the_last_cards_can_be_deduced() -> None:
    text = F1 + "piles V1; won: Y-N, G-N, W-N, R-S, B-S; North to move, hand BW, VW; South BR"
    state = at(text)
    assert set(GAME.observe(state, NORTH).unknown) == {*state.unseen, Card.BR}
    assert len(GAME.observe(state, NORTH).unknown) == 2


def test_legal_actions_do_not_depend_on_what_is_hidden() -> None:
    rng = Random(9)
    for s in random_game(9):
        for seat in SEATS:
            if seat in GAME.to_act(s.before):
                for _ in range(3):
                    twin = GAME.sample_hidden(s.before, seat, rng)
                    assert GAME.legal_actions(twin, seat) == GAME.legal_actions(s.before, seat)


def test_the_first_turned_card_is_the_drawers_secret() -> None:
    text = F1 + "all piles 4. North to move, hand RB. South: GW, YV"
    owed, events = play(text, "RB:1-Y", "draw G", "turn G VW")
    (drew,) = of(events, ev.Drew)
    assert drew.card is Card.VW
    told = drew.seen_by(SOUTH)
    assert isinstance(told, ev.Drew)
    assert (told.card, told.tribe, told.left) == (None, drew.tribe, drew.left)
    assert GAME.observe(owed, SOUTH).hands[NORTH] == (None,)


@pytest.mark.parametrize("face_down", [False, True])
def test_reasons_do_not_leak_either(face_down: bool) -> None:
    """Why a card cannot be used sounds the same whether it lies in a pile or in the other hand."""
    rng = Random(2)
    for s in random_game(14, Options(discard_face_down=face_down)):
        seat = s.before.mover
        if s.before.phase is Phase.USE and s.before.turn % 3 == 0:
            twin = GAME.sample_hidden(s.before, seat, rng)
            for card, what in itertools.product(CARDS, (act.Discard, act.TakeBack)):
                assert GAME.refusals(s.before, what(seat, card)) == GAME.refusals(twin, what(seat, card))


def test_a_seat_that_does_not_exist_sees_no_secrets() -> None:
    """Only None is the referee; a wrong seat number must not turn out to be a master key."""
    state = at(F1 + "all piles 4. North to move, hand RB. South: GW, YV")
    try:
        view = GAME.observe(state, type(NORTH)(7))
    except ValueError:
        return
    assert view.hands == ((None,), (None, None))
