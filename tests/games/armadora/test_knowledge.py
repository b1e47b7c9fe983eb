"""Who knows what, in every phase. That views, events, saves and samples tell no more than that: tests/laws."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import fields, replace

from orclib.engine import Match
from orclib.games.armadora import events as ev
from orclib.games.armadora.rules.knowledge import known_to
from orclib.games.armadora.state import Phase, State, Table, View
from tests.games.armadora.support import (
    FIRST,
    GAME,
    SEATS,
    SECOND,
    THIRD,
    Seat,
    Square,
    act,
    after,
    at,
    on,
    play,
    random_game,
)
from tests.games.support import Step

TABLES: dict[str, dict[str, Any]] = {
    "basic": {},
    "Elf and Mage": {"advanced": True, "peoples": "EM"},
    "three": {"advanced": True, "players": 3, "peoples": "MEG"},
    "four": {"advanced": True, "players": 4},
    "four, each alone": {"advanced": True, "players": 4, "teams": False, "partners_share": True},
    "partners share": {"advanced": True, "players": 4, "partners_share": True},
    "no second look": {"advanced": True, "peoples": "ME", "relook": False},
    "no second look, partners share": {"advanced": True, "players": 4, "relook": False, "partners_share": True},
}


class Told:
    """Who knows which values, followed from turn to turn by what the rules say and nothing else."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.relook = options.get("relook", True)
        four = options.get("players") == 4 and options.get("teams", True)
        self.share = four and options.get("partners_share", False)
        self.looked: set[tuple[Seat, Square]] = set()

    def hear(self, step: Step) -> None:
        """Follow one action: what a Mage looks at is remembered, or with `relook` off forgotten at the turn's end."""
        if isinstance(step.action, act.Look):
            self.looked.add((step.action.seat, step.action.square))
        elif not self.relook and step.state.turn != step.before.turn:
            self.looked.clear()

    def together(self, seat: Seat) -> set[Seat]:
        """The seats whose knowledge a seat has."""
        return {seat, SEATS[(seat + 2) % 4]} if self.share else {seat}

    def knows(self, state: State, seat: Seat, square: Square) -> bool:
        """Whether the seat knows the value on a square."""
        one = on(state, square.value)
        if one.face_up or state.phase is Phase.OVER:
            return True
        ours = self.together(seat)
        return (self.relook and one.owner in ours) or any((who, square) in self.looked for who in ours)


def there(state: State) -> list[Square]:
    """The squares with a warrior."""
    return [square for square in Square if state.squares[square.index] is not None]


def shown(view: View, square: Square) -> int | None:
    """The value that a view shows on a square."""
    one = view.squares[square.index]
    assert one is not None
    return one.value


@pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))
@pytest.mark.clause("ARM-9.1", "ARM-11.5", "ARM-15.1", "ARM-15.2", "ARM-15.3", "ARM-15.4")
def test_a_view_hides_exactly_what_its_seat_may_not_know_and_so_do_events(options: dict[str, Any]) -> None:
    told, phases, secret = Told(options), set(), 0
    for step in random_game(5, **options):
        told.hear(step)
        state = step.state
        phases.add(state.phase)
        referee = GAME.observe(state, None)
        assert (referee.squares, referee.hands, referee.seen) == (state.squares, state.hands, state.seen)
        for seat in state.options.seats:
            view = GAME.observe(state, seat)
            for square in there(state):
                real, known = on(state, square.value), told.knows(state, seat, square)
                assert view.squares[square.index] == (real if known else replace(real, value=None))
            ours = told.together(seat)
            assert view.hands == tuple(hand if who in ours else None for who, hand in enumerate(state.hands))
            assert (view.seat, view.held, view.seen) == (seat, tuple(map(sum, state.hands)), state.seen)
            for field in fields(Table):
                assert getattr(view, field.name) == getattr(state, field.name)
            for event in step.events:
                hidden = isinstance(event, ev.WarriorPlaced | ev.Looked) and not (told.relook and event.seat in ours)
                assert event.seen_by(seat) == (replace(event, value=None) if hidden else event)
                secret += hidden
    assert secret
    assert phases >= set(Phase) - {Phase.AFTER_POWER, Phase.HEAPS}


LOOK = "advanced, MEG, E:C1=2 M:H5=1{}\nthen: look C1"
DIM = LOOK.format("; relook off")
PARTNERS = "MOGE, M:A1=4 O:B1=3 G:C1=2 E:E1=2; partners_share {}"


@pytest.mark.clause("ARM-10.7", "ARM-14.3", "ARM-15.1", "ARM-15.2")
@pytest.mark.parametrize(
    ("text", "square", "seats"),
    [
        ("advanced, MEG, E:C1=2 M:H5=1", "C1", "1"),
        ("advanced, MEG, E:C1=2 M:H5=1; relook off", "H5", ""),
        (LOOK.format(""), "C1", "01"),
        (f"{LOOK.format('')}; place 1 A1; place 1 B1; place 1 D2; place 1 D3", "C1", "01"),
        (f"{LOOK.format('')}; place 4 A1", "A1", "0"),
        (DIM, "C1", "0"),
        (f"{DIM}; fence A1|B1", "C1", "0"),  # the turn is not over
        (f"{DIM}; fence A1|B1; stop", "C1", ""),
        (f"{DIM}; place 3 A1", "C1", ""),
        (f"{DIM}; place 3 A1; pass; pass", "A1", ""),
        (PARTNERS.format("off"), "A1", "0"),
        (PARTNERS.format("on"), "A1", "02"),
        (PARTNERS.format("on"), "B1", "13"),
        (PARTNERS.format("on; relook off"), "C1", ""),
        (PARTNERS.format("on; teams off"), "A1", "0"),
        ("advanced, MOGE, E:C1=2; partners_share off\nthen: look C1", "C1", "03"),
        ("advanced, MOGE, E:C1=2; partners_share on\nthen: look C1", "C1", "0123"),  # R37
    ],
)
def test_who_knows_a_tile(text: str, square: str, seats: str) -> None:
    state = at(text)
    views = [shown(GAME.observe(state, seat), Square(square)) for seat in state.options.seats]
    known = tuple(seat for seat, value in enumerate(views) if value is not None)
    assert known == known_to(state, Square(square)) == tuple(map(int, seats))


def test_partners_who_share_hear_what_the_mage_sees() -> None:
    for how, witnesses in (("on", (FIRST, THIRD)), ("off", (FIRST,))):
        events = play(f"advanced, MOGE, E:A1=3; partners_share {how}", "look A1").events
        assert [event.witnesses for event in events if isinstance(event, ev.Looked)] == [witnesses]


@pytest.mark.clause("ARM-14.24")
def test_an_arrow_on_a_tile_tells_nothing_about_it() -> None:
    one, two = (play(f"advanced, EM, E:A1=1 M:B1={tile}", "shoot B1") for tile in (1, 4))
    assert one.events == two.events
    assert GAME.observe(one.state, FIRST) == GAME.observe(two.state, FIRST)


def test_with_relook_off_a_save_does_not_tell_its_own_seat_where_its_tiles_lie() -> None:
    one, two = ("ME, M:A1={} M:B1={} E:C1=1; relook {{}}".format(*tiles) for tiles in ((4, 3), (3, 4)))
    for seat in (FIRST, SECOND):
        dim = [Match(GAME, start=at(text.format("off"))).known_to(seat).dumps() for text in (one, two)]
        assert dim[0] == dim[1]
    lit = [Match(GAME, start=at(text.format("on"))).known_to(FIRST).dumps() for text in (one, two)]
    assert lit[0] != lit[1]


def test_what_a_mage_has_seen_is_reckoned_with() -> None:
    """The Elf's only 4 lies on C1, the Mage has seen it: no other tile of the Elf's can be a 4."""
    looked = after("advanced, MEG, E:C1=4 E:C3=1", "look C1", "place 1 A1")
    rng = Random(4)
    mage, goblin = (
        {on(GAME.sample_hidden(looked, seat, rng), "C3").value for _ in range(300)} for seat in (FIRST, THIRD)
    )
    assert (mage, goblin) == ({1, 2, 3}, {1, 2, 3, 4})
