"""A fair table tells, shows, saves and sends what its eyes know, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import ipywidgets as ipw
import pytest

import orclib
from orclib import CHANCE, OrclibError, SaveError, UsageError, armadora, braves, orc
from orclib.engine import Match, Seat
from orclib.engine.bot import Advice
from orclib.engine.saves import digest
from orclib.notebook.controls import DRAWERS
from orclib.notebook.drawers import Kept, View
from orclib.notebook.table import Table
from orclib.probe import find
from orclib.testing import AnyGame, AnyMatch, random_line, random_options, seats_of, stray_actions
from tests.depth import sampled
from tests.notebook.support import NORTH, Clock, Person, Traffic, codes_in, controls, opened, panel

# --- the law ---------------------------------------------------------------------------------------------------------


def hidden(game: AnyGame, seat: Seat, rng: Random) -> tuple[Any, Any]:
    """Two states that a seat cannot tell apart: different ones, from random play under random readings."""
    while True:
        line = random_line(game, random_options(game, rng), seed=rng.randrange(10**6), plies=rng.choice((15, 50, 120)))
        for ply in rng.sample(line.plies, len(line.plies)):
            other = game.sample_hidden(ply.state, seat, rng)
            if other != ply.state and game.outcome(ply.state) is None:
                return ply.state, other


def twins(game: AnyGame, seat: Seat, rng: Random) -> tuple[AnyMatch, AnyMatch]:
    """Two lines of play that a seat has seen alike, though what lies hidden from it differs."""
    pair: list[AnyMatch] = [Match(game, start=state, seed=1, deal=False) for state in hidden(game, seat, rng)]
    for _ in range(5):
        one, two = pair
        both = [action for who in one.to_act for action in one.legal(who) if action in two.legal(who)]
        if not both:
            break
        after = [match.fork() for match in pair]
        action = rng.choice(both)
        for match in after:
            match.play(action)
        if len({digest(game.observe(match.state, seat)) for match in after}) > 1:
            break  # it showed what was hidden
        if after[0].state == after[1].state:
            break
        pair = after
    for match in pair:
        match.deal = True
    return pair[0], pair[1]


def told(ask: Callable[[], object]) -> str:
    """What an answer says, or the error in its place."""
    try:
        answer = ask()
    except OrclibError as error:
        return f"{type(error).__name__}: {error}"
    return repr(answer)


def refused(table: Table, move: str) -> str:
    """Why a move is not played; "" when it is."""
    try:
        table.play(move)
    except OrclibError as error:
        return f"{type(error).__name__}: {error}"
    return ""


def answers(table: Table, moves: list[str], clause: str, folder: Path) -> dict[str, str]:
    """What everything says that a person may ask of a table."""
    replay = table.replay()
    found = {
        "repr": repr(table),
        "state": repr(table.state),
        "still": repr(table.still()),
        "bundle": table.words(),
        "why": told(table.why),
        "legal": told(table.legal),
        "hint": told(table.hint),
        "hinted": repr(table),
        "log": repr(table.log()) + table.log().html(),
        "recent": repr(table.story.recent()),
        "replay": "".join(repr(replay.go(step)) for step in range(len(replay.match.plies) + 1)),
        "strip": repr(replay.strip()),
        "code": told(table.code),
        "save": table.save(folder / "game.json").read_text(),
        "fork": told(table.fork) + told(table.fork().code),
        "undo": repr((table.can_undo, table.match.can_redo)),
        "who wins": told(table.how_likely),
        "when": told(lambda: table.how_likely(clause=clause)),
        "shortest": told(lambda: table.shortest(clause)),
    }
    for seat in (*seats_of(table.match.state), None, "referee", "mover"):
        found[f"eyes {seat}"] = told(lambda seat=seat: table.look(seat))  # type: ignore[misc]
        if seat != "mover":
            found[f"code {seat}"] = told(lambda seat=seat: table.code(eyes=seat))  # type: ignore[misc]
    for overlay in (*table.match.game.overlays(), ""):
        found[f"overlay {overlay}"] = repr(table.show(overlay).scene())
    for move in moves:
        found[f"why not {move}"] = told(lambda move=move: table.why_not(move))  # type: ignore[misc]
        found[f"shown {move}"] = repr(table.scene()) + table.layout.word
        found[f"odds of {move}"] = told(lambda move=move: table.how_likely(move))  # type: ignore[misc]
    return found


def sent(widget: ipw.Widget) -> Iterator[str]:
    """The state of a widget and of all within it, as the browser has it, without names that only number things."""
    yield re.sub(r"IPY_MODEL_\w+", "", repr(sorted(widget.get_state().items(), key=lambda item: item[0])))
    for child in getattr(widget, "children", ()):
        yield from sent(child)


def clicks(table: Table, traffic: Traffic) -> Iterator[str]:
    """What is sent for the opening of every drawer, and for clicks all over the board that play nothing."""
    boxes = controls(table)
    for drawer in (*DRAWERS, None):
        boxes.open(drawer)
        yield from sent(table.widget)
    for target in [each.id for each in table.board.scene.targets][::7]:
        plies = len(table.match.plies)
        traffic.clear()
        table.press(target)
        if len(table.match.plies) != plies:
            return
        yield f"{target}: {table.board.scene}"  # all that is drawn is in the scene
        yield from map(repr, traffic.panels(table))


@pytest.mark.parametrize("seed", sampled(range(2), most=0, thorough=1))
@pytest.mark.parametrize("slug", orclib.list_games())
def test_who_cannot_tell_two_games_apart_gets_the_same_from_both(
    slug: str, seed: int, traffic: Traffic, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = orclib.game(slug).engine, Random(f"{slug}/{seed}")
    monkeypatch.setattr(type(game), "playouts", 2)
    monkeypatch.setattr(find, "BROAD", 50)
    monkeypatch.setattr(find, "FAR", 50)
    seat = Seat(rng.randrange(min(game.players)))
    one, two = twins(game, seat, rng)
    assert one.state != two.state
    known = [*game.pseudo_legal_actions(one.state, seat), *one.legal()]
    asked = [*rng.sample(known, min(5, len(known))), *stray_actions(game, one.state, rng, 5)]
    moves = [game.format(action) for action in asked] + ["nonsense"]
    clause = rng.choice(list(game.rulebook.clauses))
    tables = [Table(match, eyes=seat, keep=False, fair=True) for match in (one, two)]
    for table in tables:
        table.board.sleep()  # or the first would be awake, and the other not
    first, second = (answers(table, moves, clause, tmp_path) for table in tables)
    for name, answer in first.items():
        assert second[name] == answer, name
    for here, there in zip(*[list(clicks(table, traffic)) for table in tables], strict=True):
        assert here == there
    for move in moves:
        plies = len(one.plies)
        here, there = (refused(table, move) for table in tables)
        assert here == there, move
        if len(tables[0].match.plies) != plies:
            break  # it was played, and may have shown what was hidden


@pytest.mark.thorough
def test_the_law_finds_what_an_ordinary_table_tells(tmp_path: Path) -> None:
    game = orc.engine
    one, two = twins(game, NORTH, Random(1))
    first, second = (answers(Table(match, eyes=NORTH, keep=False), [], "ORC-4.1", tmp_path) for match in (one, two))
    assert {name for name, answer in first.items() if second[name] != answer} >= {"state", "code", "save", "eyes 1"}


# --- what it offers --------------------------------------------------------------------------------------------------

DRAW = ("box right", "RB:1-G")
"""North is to draw two cards."""


def fair(*moves: str, **choices: Any) -> Table:
    """A fair table for North, against a bot."""
    return opened(*moves, **{"eyes": 0, "bots": {1: "beginner"}, "fair": True, **choices})


@pytest.mark.parametrize("choices", [{"eyes": "referee"}, {"eyes": None}, {"eyes": "mover", "bots": {}}, {"eyes": 1}])
def test_a_fair_table_has_the_eyes_of_one_person(choices: dict[str, Any]) -> None:
    assert orc.table(seed=7, **{"bots": {1: "beginner"}, **choices}).chosen_eyes == (choices["eyes"] or "referee")
    with pytest.raises(UsageError, match="the eyes of one person"):
        fair(**choices)
    assert fair().eyes == 0


def test_the_only_person_needs_not_be_named() -> None:
    assert fair(eyes="mover").chosen_eyes == 0
    assert orc.table(seed=7, bots={0: "beginner"}, fair=True).chosen_eyes == 1


@pytest.mark.parametrize("eyes", [1, "referee", "mover", None])
def test_the_eyes_of_a_fair_table_are_never_changed(eyes: Any) -> None:
    with pytest.raises(UsageError, match="one pair of eyes"):
        fair().look(eyes)
    assert opened(eyes=0).look(eyes)
    assert fair().look(NORTH).eyes == 0


def test_the_controls_of_a_fair_table_offer_no_other_eyes() -> None:
    boxes = controls(fair())
    boxes.open(View)
    assert boxes[View].eyes not in boxes.drawer.children
    assert [value for _, value in boxes[View].eyes.options] == [0, 1]
    usual = controls(opened(eyes=0))
    usual.open(View)
    assert usual[View].eyes in usual.drawer.children


def test_a_fair_table_sends_no_save_of_the_whole_game(clock: Clock, traffic: Traffic) -> None:
    table, usual = fair(*DRAW), opened(*DRAW, eyes=0, bots={1: "beginner"})
    for each in (table, usual):
        Person(each, clock).open_drawer(Kept)
    assert usual.match.code() in controls(usual)[Kept].text.value
    kept = controls(table)[Kept].text.value
    assert table.match.code() not in kept
    assert table.match.known_to(NORTH).code() in kept
    assert f"orc-{table.match.seed}.json" not in kept  # who has the seed has the deck


def test_a_fair_table_saves_for_its_own_eyes_only(tmp_path: Path) -> None:
    table = fair(*DRAW)
    assert table.code() == table.code(eyes=0) == table.match.known_to(NORTH).code()
    read = Match.load(table.save(tmp_path / "mine.json"), orclib.games.rules)
    assert read.eyes == 0
    assert read.plies == []
    with pytest.raises(UsageError, match="its own eyes"):
        table.code(eyes=1)
    with pytest.raises(UsageError, match="its own eyes"):
        table.save(tmp_path / "theirs.json", eyes=1)
    assert not (tmp_path / "theirs.json").exists()


def test_a_fair_table_goes_on_with_a_save_for_its_eyes_but_no_others(tmp_path: Path) -> None:
    table = fair(*DRAW)
    hand = table.match.state.hands[0]
    assert fair().enter(table.code()).match.state.hands[0] == hand
    theirs = table.match.known_to(Seat(1)).save(tmp_path / "theirs.json")
    with pytest.raises(UsageError, match="other eyes"):
        fair().load(theirs)
    with pytest.raises(SaveError):
        fair().enter("orc:orc:x")


def test_a_fair_table_deals_afresh_what_a_whole_game_hides(tmp_path: Path) -> None:
    """Who made the save, or opened it at another table, knows all that was hidden."""
    given = opened(*DRAW, "draw V")
    twin = opened(*DRAW, "draw V")
    view = given.match.game.observe(given.match.state, NORTH)
    for table in (fair().load(given.save(tmp_path / "whole.json")), fair().enter(given.code())):
        assert table.match.plies == [] or table.match.plies[0].action.seat != NORTH
        assert table.match.game.observe(table.match.start, NORTH) == view
        assert table.match.start != given.match.state
        assert table.match.eyes == NORTH
    assert twin.enter(given.code()).match.plies == given.match.plies


def test_a_fair_game_is_kept_whole_on_the_disk() -> None:
    table = fair(*DRAW, "draw V")
    table.close()
    again = fair()
    assert again.left_over is not None
    assert again.left_over.plies == []  # what can be asked of it is for its eyes too
    again.resume()
    assert again.match.state == table.match.state
    assert again.match.plies == table.match.plies


def test_a_fork_of_a_fair_table_deals_what_is_hidden_afresh() -> None:
    table = fair(*DRAW)
    fork = table.fork()
    assert fork.fair
    assert fork.match.state.hands[0] == table.match.state.hands[0]
    drawn = {seed: orc.table(seed=seed, eyes=0, bots={1: "beginner"}, fair=True) for seed in range(12)}
    same = 0
    for each in drawn.values():
        while each.match.to_act == (0,) and not any(a for a in each.legal().lines if a.text.startswith("draw")):
            each.play(each.match.game.format(each.match.legal()[0]))
        twin = each.fork()
        move = next(line.text.split(":")[0] for line in each.legal().lines if line.text.startswith("draw"))
        same += each.play(move).match.state.hands[0] == twin.play(move).match.state.hands[0]
    assert same < len(drawn) / 2


# --- what is taken back ----------------------------------------------------------------------------------------------


def test_a_draw_is_not_taken_back_at_a_fair_table(clock: Clock) -> None:
    table = fair(*DRAW, "draw V")
    after = table.match.state
    assert not table.can_undo
    assert not table.undo()
    assert table.match.state == after
    assert "nothing is taken back once it has shown something new" in panel(table)
    assert controls(table).row["undo"].disabled
    assert opened(*DRAW, "draw V", eyes=0, bots={1: "beginner"}).undo()


def test_ones_own_decision_is_taken_back_as_long_as_it_has_shown_nothing() -> None:
    table = fair("box right")
    before = table.match.state
    table.play("RB:1-G")
    after = table.match.state
    assert table.undo()
    assert table.match.state == before
    assert table.redo()
    assert table.match.state == after


def test_what_another_has_answered_is_not_taken_back() -> None:
    secret = "basic, ME\nM:A1=5 E:C1=4\nM to move"
    usual = armadora.table(secret, eyes=0, bots={1: "beginner"}).play("pass")
    assert usual.undo()
    table = armadora.table(secret, eyes=0, bots={1: "beginner"}, fair=True).play("pass")
    assert len(table.match.plies) > 1
    assert not table.undo()


def test_a_look_is_not_taken_back() -> None:
    start = armadora.presets()["EC-24 what the Mage may look at"].match(armadora.engine)
    seat = start.to_act[0]
    for is_fair in (False, True):
        table = Table(start.fork(), eyes=seat, keep=False, fair=is_fair).play("look A1")
        assert table.match.plies[-1].action.seat == seat
        assert table.undo() is not is_fair


def test_a_card_of_the_clock_is_not_taken_back() -> None:
    bots = dict.fromkeys((1, 2, 3), "beginner")
    table = braves.table(seed=3, eyes=0, players=4, first_sorcerer=3, bots=bots, fair=True).tick(3)
    assert not table.undo()
    assert table.state.dealt == 3
    assert braves.table(seed=3, eyes=0, players=4, first_sorcerer=3, bots=bots).tick(3).undo()


@pytest.mark.thorough
@pytest.mark.parametrize("slug", orclib.list_games())
def test_what_can_be_taken_back_has_shown_nothing(slug: str) -> None:
    """After a decision that may be taken back the eyes know what they could have told before."""
    game, rng = orclib.game(slug).engine, Random(f"{slug}/back")
    tried = 0
    while tried < 10:
        seat = Seat(0)
        states = hidden(game, seat, rng)
        both = [a for a in game.legal_actions(states[0], seat) if a in game.legal_actions(states[1], seat)]
        for action in rng.sample(both, min(3, len(both))):
            matches: list[AnyMatch] = [Match(game, start=state, seed=1, deal=False) for state in states]
            tables = [Table(match, eyes=seat, keep=False, fair=True) for match in matches]
            for table in tables:
                table.match.play(action)
            assert tables[0].can_undo is tables[1].can_undo
            if tables[0].can_undo:
                views = {digest(game.observe(match.state, seat)) for match in matches}
                assert len(views) == 1, game.format(action)
            tried += 1


# --- whose seat ------------------------------------------------------------------------------------------------------


def test_only_ones_own_seat_is_played_at_a_fair_table() -> None:
    position = "frontier: □ Y1 G2 | W2 R1 | B1 V2\npiles: Y3 R3 B3 G3 W3 V3\nNorth to move, hand BY RG\nSouth: VG VB"
    table = orc.table(position, seed=1, eyes=0, fair=True).play("BY:2-G", "draw V")
    assert table.match.to_act == (1,)
    for move in ("VG:1-R", "VB:1-W", "S: VW:1-W", "S: draw G"):  # whether South could or not
        with pytest.raises(UsageError, match="At this fair table you play North, and nothing else"):
            table.play(move)
    usual = orc.table(position, seed=1, eyes=0).play("BY:2-G", "draw V")
    assert usual.play("VG:1-R").match.plies[-1].action.seat == 1


def test_nobody_plays_chance_at_a_fair_table() -> None:
    for is_fair in (False, True):
        table = orc.table(seed=7, eyes=0, deal=False, fair=is_fair)
        move = table.match.game.format(table.match.legal(CHANCE)[0])
        if is_fair:
            with pytest.raises(UsageError, match="you play North"):
                table.play(move)
            table.throw()
        else:
            table.play(move)
        assert table.match.plies[-1].action.seat == CHANCE


def test_nobody_takes_a_seat_over_at_a_fair_table() -> None:
    table = fair()
    with pytest.raises(UsageError, match="its eyes are settled"):
        table.take_over(Seat(1))
    assert table.bots


def test_what_a_bot_did_wrong_is_told_without_what_only_the_bot_knows() -> None:
    class Blurts:
        name = "blurts"

        def choose(self, game: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Advice:
            raise LookupError(f"the secret is {view.seat}")

    loud, still = (opened(*DRAW, "draw V", eyes=0, bots={1: Blurts()}, fair=is_fair) for is_fair in (False, True))
    for table in (loud, still):
        with pytest.raises(orclib.BotError, match="The bot blurts"):
            table.play("draw V")
    assert "the secret is" in panel(loud)
    assert "the secret is" not in panel(still) + repr(still) + repr(still.stuck)
    assert "blurts" in panel(still)
    assert controls(still).row.shows("ask again")
    assert not controls(still).row.shows("take over")


def test_a_fair_game_is_played_to_its_end_by_clicks(clock: Clock) -> None:
    table = fair()
    someone, rng = Person(table, clock), Random(1)
    while table.match.outcome is None:
        unknown = table.match.game.observe(table.match.state, NORTH).unknown
        assert codes_in(panel(table) + repr(table)) & {card.value for card in unknown} == set()
        someone.click(*rng.choice(table.match.legal()).paths[0])
    assert "wins" in panel(table)
    assert not table.can_undo
    assert fair().enter(table.code()).match.outcome == table.fork().match.outcome == table.match.outcome
