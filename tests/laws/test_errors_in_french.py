"""Errors of wrong input in French: every kind of them, and no English sentence in any."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import orclib
from orclib import files, foreign_errors
from orclib.engine import Match, Seat
from orclib.engine.reading import Reading
from orclib.errors import NotationError, OrclibError, PositionError, UsageError, shortened
from orclib.games import own
from orclib.games.armadora.bots.odds import totals
from orclib.games.orc.lessons.dials import before
from orclib.games.orcs_vs_orcs import board as lands
from orclib.games.orcs_vs_orcs import strengths
from orclib.games.orcs_vs_orcs.bots import battle_lab
from orclib.games.orcs_vs_orcs.box import Card
from orclib.games.thorval import board as islands
from orclib.language import current
from orclib.notebook import explain
from orclib.scene import picture_file
from orclib.testing.words import speaking
from tests.laws.saves import Saved, forged, load, read
from tests.naming import row

ENGLISH: Final = re.compile(
    r"\b(?:the|an|is|are|was|were|be|has|have|and|or|not|of|to|in|it|its|this|that|there|these|those|by|with|from|for"
    r"|at|must|cannot|your?|only|needs?|takes?|nothing|expected|found|error|file|directory|field|array|got|lies?|like)\b",
    re.IGNORECASE,
)
QUOTED: Final = re.compile(r"«\u00a0.*?\u00a0»|`[^`]*`|\$\S*|/\S*|erreur [\w.]+|(?<=Au choix\u00a0:).*?\.(?= |$)")
"""What may be English: what was typed, names of files, fields and kinds of errors, and the names to choose from."""
SECRET: Final = "xyzzy"
"""What was typed in these tests, and what exists in no game."""

Call = Callable[[], object]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """The language is left as it was."""
    with speaking("en"):
        yield


def told(call: Call, code: str) -> str:
    """The error of a call, in a language."""
    with speaking(code), pytest.raises((OrclibError, ValueError, TypeError)) as caught:
        call()
    return str(caught.value)


def english_words(text: str) -> list[str]:
    """What of a text is English, quotations aside."""
    return ENGLISH.findall(QUOTED.sub("", text))


def check(call: Call) -> str:
    """A call fails in words of either language; those in French."""
    french, before_that = told(call, "fr"), told(call, "en")
    assert french != before_that
    assert not english_words(french), f"{english_words(french)} in {french!r}"
    assert english_words(before_that) or len(before_that) < 40, before_that
    assert "{" not in french.replace("{}", "")
    return french


def check_each(calls: dict[str, Call]) -> None:
    """Each of the calls fails so."""
    for name, call in calls.items():
        with row(name):
            check(call)


orc, armadora, braves, thorval, ovo = map(orclib.game, orclib.list_games())


def _table() -> Any:
    return orc.table(seed=1)


def _clock() -> Any:
    return braves.table(seed=1).layout.clock


def _fair() -> Any:
    return orc.table(seed=1, fair=True, eyes=1, bots={0: "beginner"})


def _first_lesson(game: Any) -> Any:
    return game.lesson(next(iter(game.lessons())))


def _dials() -> Any:
    return orc.dials(next(lesson.dials.slug for lesson in orc.lessons().values() if lesson.dials))


CALLS: Final[dict[str, Call]] = {
    "game": lambda: orclib.game(SECRET),
    "language": lambda: orclib.language(SECRET),
    "option": lambda: orc.options(**{SECRET: 1}),
    "near option": lambda: thorval.options(tunnel_rul="x"),
    "number of players": lambda: thorval.options(players=9),
    "one number of players": lambda: orc.options(players=9),
    "huge number": lambda: thorval.options(players=10**5_000),
    "value of an option": lambda: thorval.options(tunnel_rule=SECRET),
    "first player": lambda: armadora.options(players=2, first_player=3),
    "peoples": lambda: armadora.options(players=4, peoples="MO"),
    "first sorcerer": lambda: braves.options(players=4, first_sorcerer=6),
    "start depth": lambda: braves.options(players=4, start_depth=79, war_machines=1),
    "board of Thorval": lambda: thorval.options(board=SECRET),
    "board of Orcs vs Orcs": lambda: ovo.options(board=SECRET),
    "board of no name": lambda: ovo.options(board=3),
    "Heroes": lambda: ovo.options(heroes_file=SECRET),
    "first player of Orcs vs Orcs": lambda: ovo.options(first_player=SECRET),
    "clause": lambda: orc.clause(SECRET),
    "lesson": lambda: orc.lesson(SECRET),
    "question": lambda: orc.question(SECRET),
    "experiment": lambda: orc.dials(SECRET),
    "preset": lambda: orc.preset(SECRET),
    "bot": lambda: orc.table(seed=1, bots={0: SECRET}),
    "what is no bot": lambda: orc.table(seed=1, bots={0: Fraction(1, 2)}),  # type: ignore[dict-item]
    "seat for a bot": lambda: orc.table(seed=1, bots={7: "beginner"}),
    "eyes": lambda: orc.table(seed=1, eyes=SECRET),
    "overlay": lambda: armadora.table(seed=1, overlay=SECRET),
    "seed": lambda: orc.table(seed=SECRET),  # type: ignore[arg-type]
    "large seed": lambda: orc.match(seed=2**70),
    "options beside a position": lambda: thorval.match("x", players=3),
    "no position": lambda: orc.match(3),
    "position of a wrong type": lambda: armadora.position(3),  # type: ignore[arg-type]
    "move of a wrong type": lambda: orc.match(seed=1).play(3),
    "very long move": lambda: braves.match(seed=1).play("x" * 30_000),
    "long word": lambda: Reading("x" * 300, None),
    "shown in part": lambda: _raise(shortened(10**5_000)),
    "one fault": lambda: _raise_all(["…"]),
    "two faults": lambda: _raise_all(["…", "…"]),
    "action of another game": lambda: orc.refusals(orc.match(seed=1).state, thorval.match(seed=1).legal()[0]),
    "action of another game, Armadöra": lambda: armadora.refusals(
        armadora.match(seed=1).state, thorval.match(seed=1).legal()[0]
    ),
    "no clock": lambda: orc.table(seed=1).tick(),
    "no chance": lambda: orc.table(seed=1).throw(),
    "clock of no notebook": lambda: _clock().start(),
    "target": lambda: _table().press(SECRET),
    "seat to save for": lambda: _table().code(eyes=7),
    "view": lambda: _table().look(SECRET),
    "take over": lambda: _table().take_over(7),
    "step": lambda: _table().go(99),
    "step of a replay": lambda: _table().replay().go(99),
    "browser": lambda: orc.rules().show(SECRET),
    "comparison": lambda: orc.compare(SECRET),
    "other value": lambda: thorval.compare("tunnel_rule", to=SECRET),
    "page that asks nothing": lambda: _first_lesson(orc).answer(SECRET),
    "answer": lambda: orc.practice(kept=False).answer(SECRET),
    "next question": lambda: orc.practice(kept=False).next(),
    "number of settings": lambda: _dials().turn(),
    "setting": lambda: _dials().turn(*[SECRET] * len(_dials().dials.names)),
    "ring of ties": lambda: before(SECRET),
    "fair table of nobody": lambda: orc.table(seed=1, fair=True),
    "fair table, other eyes": lambda: _fair().look(0),
    "fair table, others' save": lambda: _fair().code(eyes=0),
    "fair table, take over": lambda: _fair().take_over(0),
    "fair table, other seat": lambda: _fair().load(_saved(orc.match(seed=1).known_to(Seat(0)))),
    "another game": lambda: _table().load(_saved(thorval.match(seed=1))),
    "somebody who does not play": lambda: thorval.table(seed=1, players=6, bots={5: "beginner"}).load(
        _saved(thorval.match(seed=1, players=2))
    ),
    "what another seat can do": lambda: explain.why_not(orc.match(seed=1), orc.match(seed=1).legal()[0], _other()),
    "kind of picture": lambda: orc.glance(f"{SECRET}.doc"),
    "picture that cannot be written": lambda: picture_file.write(orc.picture(_view()), "/dev/null/x.svg"),
    "hordes": lambda: battle_lab.hosts("", "", 3),  # type: ignore[arg-type]
    "decks of nobody": lambda: battle_lab.position(
        battle_lab.Host(()), battle_lab.Host((Card.ORC,) * 11, exhausted=1, hordes=99)
    ),
    "vanguard": lambda: battle_lab.position(_host(vanguard=(Card.ORC,)), _host(vanguard=(Card.ORC,))),
    "vanguard of an assault": lambda: battle_lab.position(_host(vanguard=(Card.ORC,) * 3), _host(), assault=True),
    "no battles": lambda: battle_lab.sample(_host(), _host(), battles=0),
    "too many positions": lambda: battle_lab.exact(_host(), _host(), largest=1),
    "bad policy": lambda: battle_lab.sample(_host(policy=lambda _view, _legal: None), _host()),
    "tiles": lambda: totals((0, 0, 0, 0, 0), 3),
}


def _raise(text: str) -> None:
    raise UsageError(text)


def _raise_all(faults: list[str]) -> None:
    raise PositionError(faults)


def _other() -> Any:
    (seat,) = orc.match(seed=1).to_act
    return 1 - seat


def _view() -> Any:
    return orc.observe(orc.match(seed=1).state, None)


def _host(**parts: Any) -> battle_lab.Host:
    return battle_lab.Host((Card.ORC, Card.ORC), **parts)


def _saved(match: Any) -> Path:
    place = Path(os.environ["ORCLIB_HOME"]) / "save.json"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(match.dumps())
    return place


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept is kept aside."""
    monkeypatch.setenv("ORCLIB_HOME", str(tmp_path / "home"))


def test_what_is_asked_for_and_does_not_exist() -> None:
    check_each(CALLS)


def test_how_an_unknown_name_is_told() -> None:
    with speaking("fr"):
        near = str(UsageError.unknown("aucun jeu", "orcs", ["orc", "thorval"]))
        none = str(UsageError.unknown("aucun jeu", "x", []))
    assert near == (
        "Il n'existe aucun jeu «\u00a0orcs\u00a0». "
        "Vouliez-vous dire «\u00a0orc\u00a0»\u00a0? Au choix\u00a0: orc, thorval."
    )
    assert none == "Il n'existe aucun jeu «\u00a0x\u00a0». Au choix\u00a0: rien."
    assert str(UsageError.unknown("game", "x", [])) == 'There is no game "x". There is: nothing.'


# --- saves and share codes --------------------------------------------------------------------------------------------

MATCH: Final = orc.match(seed=7)
for _ply in range(4):
    MATCH.play(MATCH.legal()[0])
SAVED: Final = Saved(MATCH)
FORGED: Final = Saved(forged(MATCH, msgspec.structs.replace(MATCH.state, options=orc.options())))

SAVES: Final[dict[str, bytes]] = {
    "nothing": b"",
    "no JSON": b"{]",
    "other JSON": b"[]",
    "JSON without a game": b'{"format": 2}',
    "half": SAVED.data[:100],
    "no game": SAVED.changed(game=SECRET),
    "newer": SAVED.changed(format=99),
    "older": SAVED.changed(format=1),
    "no format": SAVED.changed(format=0),
    "wrong option": SAVED.options_with(players=9),
    "new option": SAVED.options_with(xyzzy=9),
    "another digest": SAVED.changed(digest="0" * 16),
    "other spaces": SAVED.data.replace(b":", b": ", 1),
    "fewer marks": SAVED.changed(automatic="p"),
    "strange marks": SAVED.changed(automatic="x" * len(SAVED.actions())),
    "another seat": SAVED.with_action(-1, seat=9),
    "no seat": SAVED.changed(eyes=9),
    "another map": SAVED.changed(loaded=SECRET),
    "large": b" " * 2_000_000,
}
CODES: Final[dict[str, str]] = {
    "nothing": "",
    "no code": "xyzzy",
    "no game": SAVED.code.replace("orc:orc:", "orc:xyzzy:"),
    "no letters": f"orc:orc:{'$' * 9}",
    "no zip": "orc:orc:abcdabcd",
    "long": f"orc:orc:{'a' * 200_000}",
    "cut": SAVED.code[:-8],
    "newer": SAVED.packed(format=99),
    "counts": SAVED.packed(runs=[-1]),
    "too many": SAVED.packed(runs=[0, 5000]),
    "more digits": SAVED.packed(digits=b"\xff" * 99),
    "other check": SAVED.packed(check=b"000000"),
}


def test_a_bad_save_or_share_code() -> None:
    check_each({name: partial(load, save) for name, save in SAVES.items()})
    check_each({name: partial(read, code) for name, code in CODES.items()})


def test_a_save_that_begins_with_no_position() -> None:
    for wrong in ({"fronts": ()}, {"turn": 10**8}, {"frontier": ()}, {"options": thorval.options()}):
        with suppress(AttributeError):
            data = forged(MATCH, msgspec.structs.replace(MATCH.state, **wrong)).dumps()
            check(lambda data=data: load(data))  # type: ignore[misc]


def test_a_game_too_large_to_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MOST_BYTES", "MOST_LETTERS", "MOST_PLIES"):
        with monkeypatch.context() as small:
            small.setattr(f"orclib.engine.saves.{name}", 3)
            check(MATCH.dumps if name != "MOST_LETTERS" else MATCH.code)
    monkeypatch.setattr(MATCH.game, "longest", 0)
    check(lambda: Match.loads(SAVED.data, orclib.games.rules, seconds=-9.0))


# --- files ------------------------------------------------------------------------------------------------------------


def test_a_file_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    table = _table()
    (tmp_path / "large").write_bytes(b" " * 2_000_000)
    for path in (tmp_path / "none", tmp_path, tmp_path / "large", tmp_path / "large" / "x", "\0", "x" * 10_000):
        check(lambda path=path: table.load(path))  # type: ignore[misc]
        check(lambda path=path: islands.load(path))  # type: ignore[misc]
    for path in (tmp_path, tmp_path / "large" / "x", "\0"):
        check(lambda path=path: table.save(path))  # type: ignore[misc]


def test_what_the_system_says() -> None:
    for number in errno.errorcode:
        error = OSError(number, os.strerror(number), "a.json")
        assert foreign_errors.in_words(error) == error.strerror
        with speaking("fr"):
            assert not english_words(foreign_errors.in_words(error)), number


def test_the_systems_commonest_words_are_those_of_this_system() -> None:
    known = foreign_errors._SYSTEM
    assert {number: text.en for number, text in known.items()} == {number: os.strerror(number) for number in known}


def test_what_is_said_of_files_stays_in_the_language_of_the_moment(tmp_path: Path) -> None:
    with speaking("fr"), pytest.raises(OSError, match="c'est un dossier") as caught:
        files.write(tmp_path, b"")
    assert foreign_errors.in_words(caught.value) == "c'est un dossier"
    assert current() == "en"


def test_a_fault_of_code_is_told_by_its_kind() -> None:
    with speaking("fr"):
        assert foreign_errors.in_words(IndexError("tuple index out of range")) == "erreur IndexError"
        assert foreign_errors.in_words(OSError("no number")) == "erreur OSError"
    assert foreign_errors.in_words(IndexError("tuple index out of range")) == "tuple index out of range"
    assert foreign_errors.in_words(IndexError()) == "IndexError"


# --- boards and Heroes ------------------------------------------------------------------------------------------------


def _changes(plain: Any) -> Iterator[Any]:
    """A plan with each of its parts gone, doubled or made strange, one by one."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            for other in _changes(value):
                yield plain | {key: other}
    elif isinstance(plain, list | tuple):
        yield []
        yield [*plain, *plain[:1]]
        for place in range(min(len(plain), 3)):
            yield [*plain[:place], *plain[place + 1 :]]
            for other in _changes(plain[place]):
                yield [*plain[:place], other, *plain[place + 1 :]]
    elif isinstance(plain, str):
        yield SECRET
        yield "?"
    elif isinstance(plain, int | float):
        yield -1
        yield 10**6


@pytest.mark.parametrize("room", [islands, lands], ids=["thorval", "orcs_vs_orcs"])
def test_all_faults_of_a_board(room: Any) -> None:
    found = {"en": set[str](), "fr": set[str]()}
    for changed in _changes(room.plan()):
        for code, faults in found.items():
            with speaking(code), suppress(UsageError):
                faults |= {re.sub(r"[\d.]+", "0", fault) for fault in room.plan_faults(changed)}
    assert found["fr"]
    assert not found["fr"] & found["en"]
    for fault in found["fr"]:
        assert not english_words(fault), fault


def test_a_board_file_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "some.json"
    plans = islands.plan(), lands.plan()
    for content in ("", "{", "[]", "{}", '{"nodes": 3, "edges": []}', '{"boards": 3}', json.dumps({"nodes": [{}]})):
        file.write_text(content)
        for room in (islands, lands, strengths):
            check(lambda room=room: room.load(file))  # type: ignore[misc]
    for room, plan, place in zip(
        (islands, lands), plans, (tmp_path / "thorval.json", tmp_path / "house.json"), strict=True
    ):
        plan.pop("name", None)
        place.write_text(json.dumps(plan))
        check(lambda room=room, place=place: room.load(place))  # type: ignore[misc]
        place.write_text(json.dumps(plan | {"name": "?"}))
        check(lambda room=room, place=place: room.load(place))  # type: ignore[misc]
        check(lambda room=room: room.plan_faults({}))  # type: ignore[misc]
    check(lambda: lands.board(players=7))


def test_faults_of_heroes(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"heroes": {SECRET: {"strength": 1}, "buurk": {"strength": 99}}}))
    check(lambda: strengths.load(file))
    named = tmp_path / "house.json"
    named.write_text(json.dumps({"heroes": {}}))
    check(lambda: strengths.load(named))


def test_what_is_off_the_map_or_of_no_size() -> None:
    with speaking("fr"):
        told_of = [
            *own.canvas_faults((1, 1), []),
            *own.canvas_faults((500, 500), [("La case x", [(-1, 2)])]),
            *own.size_faults((500, 500), [("Le rayon", 0)]),
        ]
    assert len(told_of) == 3
    assert not any(map(english_words, told_of)), told_of


def test_notation_errors_name_what_is_missing() -> None:
    with speaking("fr"):
        error = NotationError("abc", 1, 4, "", "un coup")
    assert "il manque un coup" in str(error)
