"""Who knows what, in every phase: views, events, answers, saves, bots, and states that fit a view (THO-R20)."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import fields, replace

from orclib.engine import Game
from orclib.engine.saves import BARE
from orclib.games.thorval.lessons.cases import PEOPLED
from orclib.games.thorval.state import Lying, Table
from orclib.notebook import chances, explain
from tests import depth
from tests.games.support import changed
from tests.games.thorval.support import (
    GAME,
    A,
    B,
    C,
    D,
    Event,
    Kind,
    Match,
    Options,
    Phase,
    Seat,
    State,
    act,
    at,
    ev,
    left_to,
    of,
    only,
    play,
    refused,
)
from tests.games.thorval.tools import (
    D1,
    DECLARE,
    HELP,
    HIDE,
    HIDE_FIRST,
    LAY,
    LIFT,
    OCCUPY,
    PHASES,
    RESTING,
    heard,
    kept,
)

TABLES = [
    Options(players=2, blank_treasure=True),
    Options(players=6),
    Options(players=4, blank_treasure=True, hide_under_owner=False),
    Options(players=3, last_survivor_wins=False, attack_modes="per_exchange"),
]
tables = pytest.mark.parametrize("options", TABLES, ids=changed)
KINDS = ("chest", "crown", "ring", "blank")


def hider(state: State, owner: int) -> Seat:
    """Who hid a player's treasures: the neighbour on the left, who sits next clockwise (THO-3.11)."""
    return Seat((owner + 1) % state.options.players)


def right(state: State, seat: Seat | None, owner: int, kinds: tuple[Kind, ...]) -> tuple[Kind | None, ...]:
    """What a seat may see of a player's treasures in somebody's hand."""
    return kinds if seat in (None, hider(state, owner)) else (None,) * len(kinds)


# --- views -----------------------------------------------------------------------------------------------------------


def check_view(state: State, seat: Seat | None) -> None:
    """A view shows all but the kinds of treasures that nobody has turned over; those only to their hider."""
    view = GAME.observe(state, seat)
    assert view.seat == seat
    assert view.lying == tuple(
        lying if seat in (None, hider(state, lying.owner)) else Lying(lying.space, lying.owner, None)
        for lying in state.lying
    )
    assert view.to_hide == tuple(right(state, seat, owner, kinds) for owner, kinds in enumerate(state.to_hide))
    assert view.gone == tuple(right(state, seat, owner, kinds) for owner, kinds in enumerate(state.gone))
    for field in fields(Table):
        assert getattr(view, field.name) == getattr(state, field.name)


@pytest.mark.thorough
@tables
@pytest.mark.clause("THO-17.6", "THO-2.13")
def test_a_view_hides_exactly_what_its_seat_may_not_know(options: Options) -> None:
    for step in kept(1, options)[::9]:
        for seat in (*options.seats, None):
            check_view(step.state, seat)


@pytest.mark.parametrize("phase", RESTING)
@pytest.mark.clause("THO-17.6")
def test_so_it_is_in_every_phase(phase: Phase) -> None:
    state = at(PHASES[phase])
    for seat in (*state.options.seats, None):
        check_view(state, seat)


@pytest.mark.clause("THO-12.9")
def test_a_treasure_that_is_moved_stays_unseen() -> None:
    for start in (LIFT, LAY):
        view = GAME.observe(at(start), A)  # B's treasures were hidden by C, C's by A
        assert {lying.owner: lying.kind is not None for lying in view.lying} == {A: False, B: False, C: True}
    moved = play(HELP, "A: help 3 III/6 III/5")
    lying = {each.space: each for each in moved.state.lying}
    assert lying["III/5"] == Lying("III/5", B, Kind.CROWN)
    assert next(each.kind for each in GAME.observe(moved.state, C).lying if each.space == "III/5") is Kind.CROWN
    for seat in (A, B):
        assert next(each.kind for each in GAME.observe(moved.state, seat).lying if each.space == "III/5") is None
    assert "kind" not in ev.TreasureMoved.__struct_fields__
    for word in KINDS:
        assert word not in GAME.sentence(only(moved.events, ev.TreasureMoved))


@pytest.mark.clause("THO-18.1")
def test_treasures_that_leave_the_board_stay_unseen() -> None:
    text = "3 players\nA II/2 = 9S; II/6 = 2S\nB II/5 = 1S\nC VI/4 = 1S\ntreasures B chest I/1, ring I/2; A chest V/1"
    end, events = play(text, "A: attack II/2 II/5 total", "A: ready", "3 : 6")
    assert only(events, ev.TreasuresLeave) == ev.TreasuresLeave("THO-18.1", B, ("I/1", "I/2"))
    assert end.gone[B] == tuple(Kind)[:3]  # the crown was named nowhere, so it had left before
    assert GAME.observe(end, C).gone[B] == end.gone[B]
    for seat in (A, B):
        assert GAME.observe(end, seat).gone[B] == (None,) * 3
    assert all(word not in GAME.sentence(event) for event in events for word in ("ring", "crown"))


# --- events ----------------------------------------------------------------------------------------------------------


@tables
@pytest.mark.clause("THO-3.12", "THO-3.14")
def test_only_the_kind_of_what_is_hidden_is_not_heard_by_all(options: Options) -> None:
    hidden = 0
    for step in kept(2, options):
        for event in step.events:
            assert event.seen_by(None) == event
            for seat in options.seats:
                if isinstance(event, ev.Hidden) and seat != event.seat:
                    assert event.seen_by(seat) == replace(event, kind=None)
                    hidden += 1
                else:
                    assert event.seen_by(seat) == event
    assert hidden == options.players * len(options.kinds) * (options.players - 1)


def test_no_other_event_tells_a_kind() -> None:
    telling = {
        kind
        for kind in vars(ev).values()
        if isinstance(kind, type) and issubclass(kind, Event) and "kind" in kind.__struct_fields__
    }
    assert telling == {ev.Hidden, ev.TreasureFound}
    assert ev.Hidden.private == ("kind",)
    secretive = {
        kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, Event) and kind.private
    }
    assert secretive == {ev.Hidden}


@pytest.mark.clause("THO-3.12")
def test_the_sentence_about_a_hidden_treasure_tells_its_kind_to_the_hider_alone() -> None:
    (event,) = of(play(HIDE_FIRST, "A: hide ring 3").events, ev.Hidden)
    assert heard(event, A, "kind") is Kind.RING
    assert re.search(r"\bring\b", GAME.sentence(event.seen_by(A)))
    for seat in (B, C, D):
        assert heard(event, seat, "kind") is None
        assert not re.search(r"\b(chest|crown|ring|blank)\b", GAME.sentence(event.seen_by(seat)))


# --- answers ---------------------------------------------------------------------------------------------------------


SECRETIVE = [Phase.OCCUPY, Phase.LAY, Phase.HIDE, Phase.MUSTER, Phase.SECOND_ATTACK, Phase.RING]
SECRETIVE += [phase for phase in RESTING if phase not in (*SECRETIVE, Phase.OPENING_ROLL)]
"""The phases, first those in which the most may be found out."""


def twins(state: State, seat: Seat, most: int = 4) -> list[State]:
    """States that a seat cannot tell apart, this one among them, with as many arrangements as a few guesses find."""
    found = {state: None} | {GAME.sample_hidden(state, seat, Random(luck)): None for luck in range(20)}
    return list(found)[:most]


def answers(state: State, seat: Seat) -> list[str]:
    """All that the questions of a seat about its legal actions are answered."""
    told = []
    match = Match(GAME, start=state, seed=1, deal=False)
    legal = GAME.legal_actions(state, seat)
    for action in legal[:: 1 + len(legal) // 3]:
        told.append(repr(explain.why_not(match, action, seat)))
        told.append(repr(chances.odds(match, action, seat)))
    for lying in state.lying:
        if lying.owner != seat and not told[8:]:
            told.append(repr(explain.why_not(match, GAME.parse(f"try look {lying.space}", state, seat), seat)))
    return told


@pytest.mark.parametrize("phase", depth.sampled(SECRETIVE, most=0, thorough=3))
def test_answers_are_the_same_whatever_is_hidden(phase: Phase) -> None:
    """To who decides, and to one who looks on."""
    state = at(PHASES[phase])
    deciding = [] if state.active is None else [state.active]
    for seat in dict.fromkeys([*deciding, state.options.seats[-1]]):
        alike = twins(state, seat, 2)
        assert len(alike) > 1 or not state.lying
        assert len({repr(answers(twin, seat)) for twin in alike}) == 1


@pytest.mark.clause("THO-17.1")
def test_whoever_is_about_to_turn_over_a_treasure_hears_what_it_may_be() -> None:
    match = Match(GAME, start=at(OCCUPY), deal=False)
    answer = repr(chances.odds(match, "A: advance II/5 rest", A))
    assert all(f"{kind}" in answer for kind in ("chest", "crown", "ring"))
    assert answer.count("1/3") == 3
    known = Match(
        GAME, start=at(OCCUPY.replace(", ring I/1", "").replace("\nthen", "\nfound A ring\nthen")), deal=False
    )
    assert repr(chances.odds(known, "A: advance II/5 rest", A)).count("1/2") == 2
    for seat in (B, None):  # B hid it
        assert GAME.reveals(GAME.observe(match.state, seat), act.Advance(A, "II/5")) == {}


UNDER = (
    PEOPLED.replace("4 players", "4 players\nblank_treasure=on")
    + """
treasures A chest 3, crown I/1, ring IV/4, blank IV/5; B chest 4, crown IV/2, ring IV/6, blank II/1
treasures C chest 6, crown I/4, ring I/3, blank V/1; D chest 7, crown VI/5, ring II/4, blank II/5
phase muster
first A"""
)


@pytest.mark.parametrize("move", ["D: mass 2", "D: mass 2 hero", "D: mass VI/5 wizard"])
def test_the_last_of_the_set_up_does_not_hear_what_own_treasure_he_stands_on(move: str) -> None:
    """D, who puts the last ten soldiers, hid C's blank treasure, which is turned over first, but not the own one."""
    state = left_to(UNDER, Seat(3))
    assert state.active == D
    assert [event.seat for event in of(play(state, move).events, ev.TreasureFound)] == [C, D]
    told = set()
    for twin in twins(state, D):
        match = Match(GAME, start=twin, seed=1, deal=False)
        told.add(repr(explain.why_not(match, GAME.parse(move, twin), D)))
    assert len(told) == 1
    odds = {repr(chances.odds(Match(GAME, start=twin, seed=1, deal=False), move, D)) for twin in twins(state, D)}
    assert len(odds) == 1


def test_what_is_likely_from_here_is_reckoned_with_what_the_eyes_know() -> None:
    state = at(D1)
    lines = GAME.prospects(GAME.observe(state, A))
    assert len({repr(GAME.prospects(GAME.observe(twin, A))) for twin in twins(state, A)}) == 1
    about = [text for text, clause in lines if clause == "THO-17.1"]
    assert len(about) == 9  # each of A's three treasures may be any of three
    assert [text for text, clause in GAME.prospects(GAME.observe(state, None)) if clause == "THO-17.1"] == []


@pytest.mark.clause("THO-12.9", "THO-17.6")
def test_looking_is_refused_in_the_same_words_whatever_lies_there() -> None:
    for seat in (A, B, C):
        for space in ("II/5", "II/6", "6"):
            words = set()
            for twin in twins(at(DECLARE), seat):
                try:
                    GAME.apply(twin, GAME.parse(f"try look {space}", twin, seat))
                except ValueError as error:
                    words.add(str(error))
            assert len(words) == 1
    refused(DECLARE, "A: try look II/2", "12.9", "17.6")


# --- states that fit a view ------------------------------------------------------------------------------------------


def test_every_arrangement_comes_up_as_often_as_the_others() -> None:
    state, luck = at(D1), Random(3)
    found = Counter(
        tuple(lying.kind for lying in GAME.sample_hidden(state, A, luck).lying if lying.owner == A)
        for _ in range(1_200)
    )
    assert len(found) == 6
    assert all(150 < count < 250 for count in found.values())


# --- saves and codes -------------------------------------------------------------------------------------------------


def find(slug: str) -> Game[Any, Any, Any, Any]:
    """The only game that is kept."""
    assert slug == "thorval"
    return GAME


def test_a_save_for_a_seat_tells_no_past_and_nothing_hidden() -> None:
    saves = set()
    for first in ("crown", "ring"):
        match = Match(GAME, start=at(HIDE), deal=False, seed=4)
        match.play(f"A: hide {first} I/1")
        match.play("B: hide ring I/2")
        shared = match.known_to(D)
        saved = json.loads(shared.dumps())
        assert (saved["actions"], saved["automatic"], saved["eyes"]) == ([], "", D)
        packed = shared.code().rsplit(":", 1)[1]
        head = msgspec.msgpack.decode(
            zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), BARE)
        )
        assert (head[3] in (saved["start"], GAME.describe(shared.start)), head[4]) == (True, [0])
        saves.add(shared.dumps())
        for read in (Match.loads(shared.dumps(), find), Match.from_code(shared.code(), find)):
            assert GAME.observe(read.state, D) == GAME.observe(match.state, D)
    assert len(saves) == 1
