"""Who knows what, in every phase: views, events, logs, saves, bots, and states that fit a view."""

from __future__ import annotations

import base64
import itertools
import json
import zlib
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import fields, replace

import orclib
from orclib.engine import Game
from orclib.engine.bot import Advice
from orclib.engine.game import AnyGame
from orclib.games.armadora.rules.knowledge import known_to
from orclib.games.armadora.state import Table
from orclib.players import arena
from orclib.players.random_player import RandomPlayer
from tests.games.armadora.support import (
    CHANCE,
    FIRST,
    FOURTH,
    GAME,
    SEATS,
    SECOND,
    SQUARES,
    THIRD,
    Match,
    Phase,
    Seat,
    Square,
    State,
    Step,
    View,
    act,
    after,
    at,
    ev,
    game,
    last,
    lively,
    only,
    pass_on,
    play,
    random_game,
    refused,
)

TABLES: dict[str, dict[str, Any]] = {
    "basic": {},
    "Elf and Mage": {"advanced": True, "peoples": "EM"},
    "Goblin and Orc": {"advanced": True, "peoples": "GO"},
    "three": {"advanced": True, "players": 3, "peoples": "MEG"},
    "four": {"advanced": True, "players": 4, "peoples": "MOGE"},
    "four, each alone": {"advanced": True, "players": 4, "peoples": "MOGE", "teams": False, "partners_share": True},
    "partners share": {"advanced": True, "players": 4, "peoples": "MOGE", "partners_share": True},
    "no second look": {"advanced": True, "peoples": "ME", "relook": False},
    "no second look, partners share": {
        "advanced": True,
        "players": 4,
        "peoples": "MOGE",
        "relook": False,
        "partners_share": True,
    },
}
tables = pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))


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
        one = state.squares[square.index]
        assert one is not None
        if one.face_up or state.phase is Phase.OVER:
            return True
        ours = self.together(seat)
        return (self.relook and one.owner in ours) or any((who, square) in self.looked for who in ours)


def followed(options: dict[str, Any], seed: int, every: int = 1) -> Iterator[tuple[Step, Told]]:
    """A random game, step by step, and who knows what after the step."""
    told = Told(options)
    for number, step in enumerate(random_game(seed, **options)):
        told.hear(step)
        if number % every == 0 or step.state.phase is Phase.OVER:
            yield step, told


def there(state: State) -> list[Square]:
    """The squares with a warrior."""
    return [square for square in SQUARES if state.squares[square.index] is not None]


def shown(view: View, square: Square) -> int | None:
    """The value that a view shows on a square."""
    one = view.squares[square.index]
    assert one is not None
    return one.value


def outside(table: State | View, square: Square) -> tuple[object, ...]:
    """All of the warrior on a square but its value."""
    one = table.squares[square.index]
    assert one is not None
    return one.owner, one.face_up, one.arrows, one.reinforced


def value(state: State, square: Square) -> int:
    """The value of the warrior on a square."""
    one = state.squares[square.index]
    assert one is not None
    assert one.value is not None
    return one.value


# --- views -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
@tables
@pytest.mark.clause("ARM-9.1", "ARM-15.1", "ARM-15.2", "ARM-15.3", "ARM-15.4")
def test_a_view_hides_exactly_what_its_seat_may_not_know(options: dict[str, Any], seed: int) -> None:
    phases = set()
    for step, told in followed(options, seed):
        state = step.state
        phases.add(state.phase)
        for seat in state.options.seats:
            view = GAME.observe(state, seat)
            assert view.seat == seat
            for square in there(state):
                known = told.knows(state, seat, square)
                assert shown(view, square) == (value(state, square) if known else None)
                assert outside(view, square) == outside(state, square)
            ours = told.together(seat)
            assert view.hands == tuple(hand if who in ours else None for who, hand in enumerate(state.hands))
            assert view.held == tuple(map(sum, state.hands))
            assert view.seen == state.seen  # everybody saw where a Mage looked
            for field in fields(Table):
                assert getattr(view, field.name) == getattr(state, field.name)
    assert phases >= set(Phase) - {Phase.AFTER_POWER, Phase.HEAPS}
    assert (Phase.AFTER_POWER in phases) == options.get("advanced", False)


def test_before_the_first_turn_everybody_sees_the_same() -> None:
    for step in random_game(1, players=3):
        if step.before.phase in (Phase.HEAPS, Phase.FIRST):
            views = [replace(GAME.observe(step.before, seat), seat=None) for seat in SEATS[:3]]
            assert views[0] == views[1] == views[2] == GAME.observe(step.before, None)


@tables
def test_the_referee_sees_all(options: dict[str, Any]) -> None:
    for step, _ in followed(options, 3):
        view = GAME.observe(step.state, None)
        assert (view.squares, view.hands, view.seen) == (step.state.squares, step.state.hands, step.state.seen)


@pytest.mark.clause("ARM-9.1", "ARM-15.3")
def test_at_the_end_the_board_is_open_and_the_hands_are_not() -> None:
    text = "Basic, MEG, M:A1=4 E:B1=2 G:C1=1"
    end = pass_on(text).state
    for seat in end.options.seats:
        before, view = GAME.observe(at(text), seat), GAME.observe(end, seat)
        assert [shown(before, square) for square in there(end)].count(None) == 2
        assert [shown(view, square) for square in there(end)] == [4, 2, 1]
        assert [held is not None for held in view.hands] == [who == seat for who in end.options.seats]


@pytest.mark.parametrize(
    "text",
    [
        "Basic, ME, M:A1=4 E:B1=2",
        "Basic, MOGE, M:A1=4 E:B1=2 O:C1=3 G:E1=2",
        "Basic, MOGE, M:A1=4 E:B1=2 O:C1=3 G:E1=2; partners_share on",
        "Advanced, EM, E:A1=3 M:B1=1, seen: M A1",
    ],
)
@pytest.mark.parametrize("seat", [Seat(7), Seat(5), CHANCE])
def test_a_seat_that_does_not_exist_sees_no_secrets(text: str, seat: Seat) -> None:
    """Only None is the referee; a wrong seat number must not turn out to be a master key."""
    state = at(text)
    try:
        view = GAME.observe(state, seat)
    except ValueError:
        return
    assert set(view.hands) == {None}
    assert {shown(view, square) for square in there(state)} == {None}


# --- the Mage's look -------------------------------------------------------------------------------------------------

LOOK = "Advanced, {}, {} E:C1=2 M:H5=1{}"


def known(state: State, square: str) -> list[int]:
    """The seats that know the value on a square, by their views; and by `known_to`."""
    seats = [s for s in state.options.seats if shown(GAME.observe(state, s), Square(square)) is not None]
    assert tuple(seats) == known_to(state, Square(square))
    return list(seats)


@pytest.mark.clause("ARM-14.3", "ARM-15.1")
def test_what_the_mage_sees_only_the_mage_learns_and_keeps() -> None:
    state = at("Advanced, MEG, E:C1=2 M:H5=1")
    assert known(state, "C1") == [1]
    looked, events = play(state, "look C1")
    assert known(looked, "C1") == [0, 1]
    told = only(events, ev.Looked)
    assert [heard.value for seat in SEATS[:3] for heard in [told.seen_by(seat)] if isinstance(heard, ev.Looked)] == [
        2,
        None,
        None,
    ]
    later = after(looked, "place 1 A1", "place 1 B1", "place 1 D2", "place 1 D3")
    assert known(later, "C1") == [0, 1]
    assert not any(one.face_up for one in later.squares if one is not None)
    assert all(GAME.observe(later, seat).seen == ((Square.C1,), (), ()) for seat in SEATS[:3])


@pytest.mark.clause("ARM-15.2")
def test_with_relook_off_it_is_shown_once_and_not_kept() -> None:
    state = at("Advanced, MEG, E:C1=2 M:H5=1; relook off")
    assert known(state, "C1") == known(state, "H5") == []
    looked = after(state, "look C1")
    assert known(looked, "C1") == [0]
    for move in ("place 1 A1", "fence A1|B1 stop", "fence A1|B1 C1|D1"):
        done = after(looked, move)
        assert known(done, "C1") == []
        assert done.seen == ((), (), ())
    midway = after(looked, "fence A1|B1")
    assert known(midway, "C1") == [0]  # the turn is not over
    assert known(after(after(looked, "place 3 A1"), "pass", "pass"), "A1") == []


@pytest.mark.parametrize(("share", "knowing"), [("off", [0, 3]), ("on", [0, 1, 2, 3])])
def test_with_four_players_the_mages_partner_learns_it_only_if_partners_share(share: str, knowing: list[int]) -> None:
    state = at(f"Advanced, MOGE, E:C1=2 G:H1=4 M:H5=1; partners_share {share}")
    assert known(after(state, "look C1"), "C1") == knowing
    assert known(state, "H1") == ([2] if share == "off" else [0, 2])
    assert known(after(state, "look C1"), "H1") == known(state, "H1")


def test_the_tile_of_a_mage_who_looks_stays_his_secret() -> None:
    looked = after("Advanced, MEG, E:C1=2 M:H5=1", "look C1", "place 4 A1")
    assert known(looked, "A1") == [0]
    assert known(looked, "H5") == [0]


# --- partners --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("ARM-10.7")
def test_partners_know_each_others_tiles_only_if_they_share() -> None:
    """IL-32: partners' knowledge is kept apart."""
    text = "Basic, MOGE, M:A1=4 O:B1=3 G:C1=2 E:E1=2"
    squares = ("A1", "B1", "C1", "E1")
    assert [known(at(text), square) for square in squares] == [[0], [1], [2], [3]]
    both = text + "; partners_share on"
    assert [known(at(both), square) for square in squares] == [[0, 2], [1, 3], [0, 2], [1, 3]]
    none = both + "; relook off"
    assert [known(at(none), square) for square in squares] == [[], [], [], []]
    alone = both + "; teams off"
    assert [known(at(alone), square) for square in squares] == [[0], [1], [2], [3]]
    refused(text, "show", "10.7")


# --- events and logs -------------------------------------------------------------------------------------------------


@tables
@pytest.mark.clause("ARM-15.1", "ARM-15.4")
def test_only_values_are_private_and_only_to_those_who_do_not_know_them(options: dict[str, Any]) -> None:
    secret = 0
    for step, told in followed(options, 5):
        for event in step.events:
            assert event.seen_by(None) == event
            for seat in step.state.options.seats:
                heard = event.seen_by(seat)
                if isinstance(event, ev.WarriorPlaced) and not (told.relook and event.seat in told.together(seat)):
                    assert heard == replace(event, value=None)
                    secret += 1
                elif isinstance(event, ev.Looked) and not (told.relook and event.seat in told.together(seat)):
                    assert heard == replace(event, value=None)
                else:
                    assert heard == event
    assert secret


@tables
def test_what_is_hidden_from_a_seat_does_not_change_what_it_hears_or_sees(options: dict[str, Any]) -> None:
    """Whatever tile is laid in its place, who may not know it hears the same words and sees the same table."""
    tried = 0
    for step, told in followed(options, 6, every=3):
        if not isinstance(step.action, act.PlaceWarrior) or step.state.phase is Phase.OVER:
            continue
        for other in range(1, 6):
            move = replace(step.action, value=other)
            if other == step.action.value or GAME.refusals(step.before, move):
                continue
            end, events = GAME.apply(step.before, move)
            for seat in step.state.options.seats:
                if step.action.seat in told.together(seat):
                    continue
                heard, instead = ([event.seen_by(seat) for event in told_] for told_ in (step.events, events))
                assert heard == instead
                assert GAME.sentences(heard) == GAME.sentences(instead)
                assert GAME.observe(end, seat) == GAME.observe(step.state, seat)
                tried += 1
    assert tried


@tables
def test_no_other_event_tells_a_value_before_the_end(options: dict[str, Any]) -> None:
    open_ = {ev.ExtraWarriorPlaced, ev.WarriorPlaced, ev.Looked}
    for step, _ in followed(options, 7):
        for event in step.events:
            if type(event) not in open_ and step.state.phase is not Phase.OVER:
                assert not {"value", "values", "total"} & set(event.__struct_fields__)


def log(tile: int, eyes: int | str, position: str = "Basic, MEG", **look: Any) -> tuple[str, str]:
    """The log of a game that begins with a tile on A1, in words and as HTML."""
    table = orclib.armadora.table(position, seed=1, eyes=eyes, **look)
    table.play(f"place {tile} A1", "place 1 B1", "fence C1|D1 stop")
    return repr(table.log()), table.log().html()


def test_the_log_tells_a_value_to_its_owner_and_the_referee_only() -> None:
    for eyes in (1, 2):
        assert log(4, eyes) == log(3, eyes) == log(1, eyes)
        assert "places a warrior face down on A1" in log(4, eyes)[0]
    for tile in (4, 3):
        for words in (*log(tile, 0), *log(tile, "referee")):
            assert f"places a {tile} face down on A1" in words


def test_the_log_tells_a_partner_only_if_they_share() -> None:
    apart, shared = "Basic, MOGE", "Basic, MOGE; partners_share on"
    assert log(4, 2, apart) == log(3, 2, apart)
    assert "places a 4 face down" in log(4, 2, shared)[0]
    for foe in (1, 3):
        assert log(4, foe, shared) == log(3, foe, shared)


def test_with_relook_off_the_log_tells_nobody() -> None:
    text = "Basic, MEG; relook off"
    for eyes in (0, 1, 2):
        assert log(4, eyes, text) == log(3, eyes, text)


def looks(tile: int, eyes: int, position: str) -> str:
    """The log of a game in which a Mage looks at a tile of the Elf's."""
    table = orclib.armadora.table(position.format(tile), seed=1, eyes=eyes)
    return repr(table.play("look C1", "place 1 A1").log())


def test_the_log_tells_only_the_mage_what_the_mage_saw() -> None:
    text = "Advanced, MGE, E:C1={}"
    assert "is a 4" in looks(4, 0, text)
    assert "is a 2" in looks(2, 0, text)
    assert looks(4, 1, text) == looks(2, 1, text)
    assert "looks in secret at the tile of Elf on C1" in looks(4, 1, text)


def test_after_the_end_the_log_still_keeps_the_hands() -> None:
    def whole(tile: int) -> str:
        table = orclib.armadora.table("Basic, ME", seed=1, eyes=1)
        return repr(table.play(f"place {tile} A1", "pass", "pass").log())

    assert "1 warrior is turned up" in whole(4)
    assert whole(4).replace("total, 4", "total, 3") == whole(3)


# --- saves and codes -------------------------------------------------------------------------------------------------


def find(slug: str) -> Game[Any, Any, Any, Any]:
    """The only game on this shelf."""
    assert slug == "armadora"
    return GAME


def plain(code: str) -> list[Any]:
    """What a share code holds, unpacked."""
    text = code.rsplit(":", 1)[1]
    found = msgspec.msgpack.decode(zlib.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))))
    assert isinstance(found, list)
    return found


def saved_start(state: State, seat: Seat) -> State:
    """The state that a save for a seat begins with."""
    start: State = Match.loads(Match(GAME, start=state, deal=False).known_to(seat).dumps(), find).start
    return start


@tables
def test_what_is_saved_for_a_seat_is_the_same_whatever_is_hidden_from_it(options: dict[str, Any]) -> None:
    changed = 0
    for step, _ in followed(options, 8, every=7):
        for seat in step.state.options.seats:
            shared = Match(GAME, start=step.state, deal=False).known_to(seat)
            view = GAME.observe(step.state, seat)
            assert (shared.plies, shared.eyes) == ([], seat)
            assert GAME.observe(shared.state, seat) == view
            for luck in range(3):
                twin = GAME.sample_hidden(step.state, seat, Random(luck))
                other = Match(GAME, start=twin, deal=False).known_to(seat)
                assert other.dumps() == shared.dumps()
                assert other.code() == shared.code()
                changed += twin != step.state
    assert changed


def test_a_save_for_a_seat_tells_no_past_and_no_hidden_value() -> None:
    match = Match(GAME, GAME.options(players=3, peoples="MEG", first_player=0), seed=4)
    for move in ("place 4 A1", "place 3 B1", "place 2 C1", "place 3 A2", "place 4 B3"):
        match.play(move)
    shared = match.known_to(SECOND)
    saved = json.loads(shared.dumps())
    assert (saved["actions"], saved["automatic"], saved["eyes"]) == ([], "", 1)
    _, _, seed, start, runs, digits, _, eyes, _ = plain(shared.code())
    assert (start, sum(runs), int.from_bytes(digits, "big"), eyes) == (saved["start"], 0, 0, 1)
    assert seed == saved["seed"] != match.seed
    saved_state = saved_start(match.state, SECOND)
    assert [value(saved_state, square) for square in (Square.B1, Square.B3)] == [3, 4]
    guesses = set()
    for hidden in itertools.permutations((4, 3, 1), 2):  # two tiles of the Mage's, laid otherwise
        other = Match(GAME, GAME.options(players=3, peoples="MEG", first_player=0), script=match_heaps(match), seed=9)
        for move in (f"place {hidden[0]} A1", "place 3 B1", "place 2 C1", f"place {hidden[1]} A2", "place 4 B3"):
            other.play(move)
        guesses.add(other.known_to(SECOND).dumps())
        assert value(other.state, Square.A1) == hidden[0]
    assert guesses == {shared.dumps()}
    for read in (Match.loads(shared.dumps(), find), Match.from_code(shared.code(), find)):
        assert GAME.observe(read.state, SECOND) == GAME.observe(match.state, SECOND)


def match_heaps(match: Match[Any, Any, Any, Any]) -> list[act.AnyAction]:
    """What chance did in a match, to do it again."""
    return [ply.action for ply in match.plies if ply.automatic]


def test_with_relook_off_a_save_does_not_tell_its_own_seat_where_its_tiles_lie() -> None:
    one, two = ("Basic, ME, M:A1={} M:B1={} E:C1=1; relook off".format(*tiles) for tiles in ((4, 3), (3, 4)))
    assert at(one) != at(two)
    for seat in SEATS[:2]:
        assert Match(GAME, start=at(one)).known_to(seat).dumps() == Match(GAME, start=at(two)).known_to(seat).dumps()
    again = one.replace("off", "on"), two.replace("off", "on")
    saves = [Match(GAME, start=at(text)).known_to(FIRST).dumps() for text in again]
    assert saves[0] != saves[1]


def test_a_save_for_a_mage_keeps_what_the_mage_saw() -> None:
    two, one = (after(f"Advanced, MEG, E:C1={tile} E:C3=3", "look C1", "place 1 A1") for tile in (2, 1))
    for seat, told in ((FIRST, True), (THIRD, False)):
        starts = [saved_start(state, seat) for state in (two, one)]
        assert (starts[0] != starts[1]) is told
        assert all(start.seen[FIRST] == (Square.C1,) for start in starts)
    assert [value(saved_start(state, FIRST), Square.C1) for state in (two, one)] == [2, 1]


def test_a_save_for_a_partner_keeps_what_partners_share() -> None:
    text = "Basic, MOGE, M:A1={} O:B1=3; partners_share {}"
    starts = [saved_start(at(text.format(tile, how)), THIRD) for how in ("off", "on") for tile in (4, 3)]
    assert starts[0] == starts[1]
    assert [value(start, Square.A1) for start in starts[2:]] == [4, 3]


def test_the_whole_save_is_for_those_who_may_know_all() -> None:
    match = Match(GAME, GAME.options(first_player=0), seed=4)
    match.play("place 5 A1")
    assert b'"value":5' in match.dumps()
    assert match.eyes is None


# --- bots ------------------------------------------------------------------------------------------------------------


class Spy:
    """A bot that notes down what it is shown."""

    name = "spy"

    def __init__(self) -> None:
        self.shown: list[View] = []

    def choose(self, game: AnyGame, view: Any, legal: tuple[Any, ...], rng: Random) -> Advice:
        self.shown.append(view)
        return Advice(lively(rng)(view, legal), "")


@tables
def test_a_bot_is_shown_the_view_of_its_seat_and_nothing_else(options: dict[str, Any]) -> None:
    players = options.get("players", 2)
    spies = [Spy() for _ in range(players)]
    played = arena.play(GAME, spies, 5, GAME.options(**options))
    state, told = played.start, Told(options)
    asked = [iter(spy.shown) for spy in spies]
    for action in played.actions:
        if action.seat != CHANCE:
            view = next(asked[action.seat])
            assert isinstance(view, View)
            assert view.seat == action.seat
            for square in there(state):
                assert (shown(view, square) is not None) == told.knows(state, action.seat, square)
            assert {who for who, held in enumerate(view.hands) if held is not None} == told.together(action.seat)
        end, events = GAME.apply(state, action)
        told.hear(Step(state, action, end, events))
        state = end
    assert all(next(rest, None) is None for rest in asked)


def test_a_bot_at_a_table_is_shown_its_view_too() -> None:
    spy = Spy()
    table = orclib.armadora.table("Basic, ME, M:A1=4", seed=1, bots={1: spy}, eyes=0)
    table.play("place 3 B1")
    (view,) = spy.shown
    assert view == GAME.observe(after("Basic, ME, M:A1=4", "place 3 B1"), SECOND)
    assert (shown(view, Square.A1), shown(view, Square.B1)) == (None, None)


def test_a_random_player_can_play_any_table() -> None:
    for options in TABLES.values():
        done = arena.play(GAME, [RandomPlayer()] * options.get("players", 2), 2, GAME.options(**options))
        assert done.outcome.winners


# --- states that fit a view ------------------------------------------------------------------------------------------


@tables
def test_a_sampled_state_is_one_the_seat_cannot_tell_from_this_one(options: dict[str, Any]) -> None:
    rng, changed = Random(1), 0
    for step, told in followed(options, 9, every=4):
        state = step.state
        for seat in state.options.seats:
            twin = GAME.sample_hidden(state, seat, rng)
            changed += twin != state
            assert GAME.observe(twin, seat) == GAME.observe(state, seat)
            assert GAME.inventory(twin) == GAME.inventory(state)
            assert GAME.to_act(twin) == GAME.to_act(state)
            for square in there(state):
                if told.knows(state, seat, square):
                    assert value(twin, square) == value(state, square)
            if GAME.calm(twin):
                assert GAME.position(GAME.describe(twin)) == twin  # it is a position that can be
    assert changed


def test_every_hidden_arrangement_may_come_up() -> None:
    state = at("Basic, MEG, M:A1=4 M:B1=1 M:C1=1 E:C3=2")
    rng = Random(3)
    found = Counter(value(GAME.sample_hidden(state, SECOND, rng), Square.A1) for _ in range(2_200))
    for tile, share in ((1, 7 / 11), (2, 2 / 11), (3, 1 / 11), (4, 1 / 11)):
        assert 0.6 * share < found[tile] / 2_200 < 1.4 * share
    assert 5 not in found


def test_what_a_mage_has_seen_is_reckoned_with() -> None:
    """The Elf's only 4 lies on C1, the Mage has seen it: no other tile of the Elf's can be a 4."""
    looked = after("Advanced, MEG, E:C1=4 E:C3=1", "look C1", "place 1 A1")
    rng = Random(4)
    mage = {value(GAME.sample_hidden(looked, FIRST, rng), Square.C3) for _ in range(300)}
    goblin = {value(GAME.sample_hidden(looked, THIRD, rng), Square.C3) for _ in range(300)}
    assert (mage, goblin) == ({1, 2, 3}, {1, 2, 3, 4})


@tables
def test_what_may_be_done_does_not_depend_on_what_is_hidden(options: dict[str, Any]) -> None:
    rng = Random(9)
    for step, _ in followed(options, 10, every=9):
        state = step.state
        for seat in state.options.seats:
            twin = GAME.sample_hidden(state, seat, rng)
            assert GAME.legal_actions(twin, seat) == GAME.legal_actions(state, seat)
            for action in (*GAME.pseudo_legal_actions(state, seat), *GAME.never_legal_actions(state, seat)):
                assert GAME.refusals(twin, action) == GAME.refusals(state, action)


@pytest.mark.clause("ARM-14.24")
def test_an_arrow_on_a_tile_tells_nothing_about_it() -> None:
    one, two = (play(f"Advanced, EM, E:A1=1 M:B1={tile}", "shoot B1") for tile in (1, 4))
    assert one.events == two.events
    assert GAME.observe(one.state, FIRST) == GAME.observe(two.state, FIRST)
    assert shown(GAME.observe(one.state, FIRST), Square.B1) is None


@pytest.mark.clause("ARM-15.4")
def test_all_that_lies_open_is_open_to_everybody() -> None:
    state = at("""Advanced, MOGE, NE closed, M:G1=1 O:H1=2 G:G2=1^ E:A1=3 O:B1=1, arrows G1, reinforced H1, seen: M A1
    passed: O""")
    for seat in SEATS:
        view = GAME.observe(state, seat)
        assert (view.heaps, view.land, view.supply) == (state.heaps, state.land, state.supply)
        assert (view.passed, view.powers, view.reinforcements) == (state.passed, state.powers, state.reinforcements)
        assert view.seen == ((Square.A1,), (), (), ())
        owners = [one.owner for one in view.squares if one is not None]
        assert owners == [one.owner for one in state.squares if one is not None]
        assert shown(view, Square.G2) == 1
        assert [(o.arrows, o.reinforced) for o in view.squares if o is not None] == [
            (o.arrows, o.reinforced) for o in state.squares if o is not None
        ]


def test_a_whole_game_can_be_played_on_guesses_alone() -> None:
    """What a seat imagines is played on by the same rules, to an end."""
    for seat, options in ((FIRST, TABLES["four"]), (FOURTH, TABLES["no second look, partners share"])):
        middle = next(s.state for s in itertools.islice(random_game(2, **options), 40, None))
        end = last(game(lively(Random(5)), start=GAME.sample_hidden(middle, seat, Random(1))))
        assert GAME.outcome(end) is not None
