"""What people get wrong: each gives one clear error of the tree that names what is wrong."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from orclib.engine import Match
from orclib.errors import IllegalAction, NotationError, PositionError, UsageError
from tests.depth import deep, few
from tests.games.braves.support import (
    GAME,
    A,
    Design,
    Options,
    at,
    lively,
)
from tests.games.braves.tools import COMMIT, PHASES
from tests.laws.saves import BadSaves, Saved, check_bad_save

AnyMatch = Match[Any, Any, Any, Any]


def a_match(seed: int = 7, options: Options | None = None, moves: int = 300) -> AnyMatch:
    """A game some plies old, of all kinds of moves; chance is played like the others."""
    match: AnyMatch = Match(GAME, options or Options(players=5), seed=seed, deal=False)
    choose = lively(Random(seed))
    for _ in range(moves):
        if match.to_act:
            match.play(choose(match.state, match.legal()))
    return match


SAVED = Saved(a_match())


# --- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first_sorcerer", 7),
        ("first_sorcerer", 4),
        ("first_sorcerer", -1),
        ("war_machines", 0),
        ("war_machines", 5),
        ("start_depth", 0),
        ("start_depth", 80),
        ("start_depth", "middle"),
        ("leftover_order", "any"),
        ("desertion_through_shield", "all"),
        ("end_rule", "exceeds"),
        ("memory_aid", "some"),
        ("warrior_value", -1),
        ("warrior_value", 13),
        ("commando_value", 99),
    ],
)
def test_an_unknown_value_is_named_with_its_option(name: str, value: object) -> None:
    with pytest.raises(UsageError, match=f'value of {name} "{re.escape(str(value))}"'):
        GAME.options(**{name: value})


def test_a_first_sorcerer_who_does_not_sit_there_is_named() -> None:
    for players in (4, 5, 6):
        with pytest.raises(UsageError, match=f'value of first_sorcerer "{players}".*There is: 0, 1'):
            GAME.options(players=players, first_sorcerer=players)
        assert GAME.options(players=players, first_sorcerer=players - 1).first_sorcerer == players - 1


def test_a_start_card_behind_all_cards_is_named() -> None:
    for machines, depth in ((1, 77), (1, 79), (3, 79)):
        with pytest.raises(UsageError, match=f"start_depth {depth} puts the start card behind all {76 + machines}"):
            GAME.options(war_machines=machines, start_depth=depth)
        assert GAME.options(war_machines=machines, start_depth=75 + machines).start_depth == 75 + machines


# --- actions ---------------------------------------------------------------------------------------------------------


def test_a_refused_announcement_sends_nothing_and_a_good_one_is_undone_piece_by_piece() -> None:
    match = Match(GAME, start=at(COMMIT), deal=False)
    with pytest.raises(IllegalAction):
        match.play("A: commit gob gia")
    assert match.state == at(COMMIT)
    match.play("A: commit gob tro")
    assert len(match.plies) == 3
    assert match.undo()
    assert match.state.active == A
    assert match.undo()
    assert match.state.hands[A][Design.TROLL] == 1


@pytest.mark.parametrize(
    "text",
    [
        "called spy",
        "phase spy",
        "phase commit",
        "asked B\nphase commit",
        "phase round_end",
    ],
)
def test_phases_that_lack_what_they_need_are_faults_and_nothing_worse(text: str) -> None:
    with pytest.raises(PositionError):
        at(text)


@pytest.mark.thorough
def test_any_words_of_positions_in_any_order_are_read_or_refused() -> None:
    """Whatever a person types, it is a position or a clear error."""
    words = (
        "phase deal spy call flyer hand A B Z : gob OR4 gia sp1 sp2 3 players called orcs struck known laid won 1 . 2"
    )
    words += (
        " asked nobody champion deck none start out next last pile Sh Des ( ) , = end_rule refused scores battle army"
    )
    rng, read_, wrong = Random(8), 0, 0
    for _ in range(3_000):
        text = " ".join(rng.choices(words.split(), k=rng.randrange(1, 9)))
        try:
            state = at(text)
        except (NotationError, PositionError):
            wrong += 1
            continue
        read_ += 1
        for seat in GAME.to_act(state):
            lawful = [action for action in GAME.pseudo_legal_actions(state, seat) if not GAME.refusals(state, action)]
            assert list(GAME.legal_actions(state, seat)) == lawful, text
        assert GAME.position(GAME.describe(state)) == state, text
    assert read_ > 5
    assert wrong > 5


@deep
def test_any_words_of_moves_in_any_order_are_read_or_refused() -> None:
    words = "A B Z : desertion shield 1 99 on pile champion ask for OR6 gia orc sp1 decline call orcs send commit none"
    words += (
        " done commando any mercenary flyer with alone hold no try peek look keep giants deal back start strike end"
    )
    rng, states, good, tries = Random(9), [at(text) for text in PHASES.values()], 0, few(1_000)
    for _ in range(tries):
        text = " ".join(rng.choices([*words.split(), "round"], k=rng.randrange(1, 6)))
        state = rng.choice(states)
        try:
            action = GAME.parse(text, state)
        except NotationError:
            continue
        good += 1
        reasons = GAME.refusals(state, action)
        assert all(map(GAME.sentence, reasons))
        if not reasons:
            GAME.apply(state, action)
    assert good > tries / 50


# --- saves -----------------------------------------------------------------------------------------------------------


BAD_SAVES: BadSaves = {
    "more players": (lambda s: s.options_with(players=6), "tampered"),
    "no machine": (lambda s: s.options_with(war_machines=0), "war_machines"),
    "a switch as text": (lambda s: s.options_with(flyer_alone="on"), "no game has"),
    "another sorcerer": (lambda s: s.with_action("sorcerer", player=9), "tampered.*action 1 "),
    "no back": (lambda s: s.with_action("back", back="elf"), "no game has.*elf"),
    "a pile that is not": (lambda s: s.with_action("shield", pile=-1), "tampered.*action"),
    "the sorcerer as champion": (
        lambda s: s.with_action("champion", player=s.actions()[0]["player"]),
        "tampered.*action",
    ),
    "an attempt": (
        lambda s: s.changed(actions=[{"type": "halt", "seat": 1, "place": 0}, *s.actions()[1:]]),
        "tampered.*action 1 ",
    ),
    "an announcement": (
        lambda s: s.changed(actions=[*s.actions()[:-1], {"type": "commit", "seat": 0, "designs": []}]),
        "no game has.*commit",
    ),
}


@pytest.mark.parametrize("bad", BAD_SAVES)
def test_a_bad_save_is_one_clear_error(bad: str) -> None:
    spoil, told = BAD_SAVES[bad]
    check_bad_save(spoil(SAVED), told)
