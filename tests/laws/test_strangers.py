"""What a stranger sends is a good game or one clear error, within two seconds and 100 MB, whatever it is."""

from __future__ import annotations

import re
import tracemalloc
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import orclib
from orclib import testing
from orclib.engine import Match, Seat
from orclib.engine.saves import MOST_PLIES
from orclib.errors import NotationError, PositionError, SaveError
from orclib.games import rules
from orclib.testing import AnyGame, AnyMatch
from tests import depth, effort
from tests.laws.saves import Saved, forged, lettered, load, read

SECONDS = 2.0
MEGABYTES = 100
TIMES = depth.few(90)
"""How often each kind of thing is changed for each game."""

HUGE: tuple[Any, ...] = (
    10**6, 10**9, 10**18, 2**63, 2**64, 10**30, 10**400, -1, -(10**9), 0, 1e308, -0.5, True, None, "", "0", "x" * 5_000,
    "9" * 5_000, "\0", "\ud7ff\U0010ffff", [], {}, [[[[]]]], [0] * 50_000, [10**6], {"a": {"b": {}}}, "[" * 3_000,
)  # fmt: skip
"""Values that nobody expects."""
CHUNKS = (
    "9" * 5_000, "9" * 30, " ", "\n", "=", ":", ",", "(" * 3_000, '"' * 3_000, "#", "\0", "é", "99999 x ", "-1",
    "1e308", "∞", "\u2028", "option=" + "9" * 4_400, "x" * 200_000, "A 1 " * 20_000, "999999", "½", "²", "٣",
)  # fmt: skip
"""Text that nobody expects in a position."""


def change_bytes(data: bytes, rng: Random) -> bytes:
    """What disks and cables do."""
    spoilt = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 2, 20))):
        at = rng.randrange(len(spoilt) + 1)
        what = rng.randrange(5)
        if what == 0 and at < len(spoilt):
            spoilt[at] ^= 1 << rng.randrange(8)
        elif what == 1:
            del spoilt[at : at + rng.choice((1, 10, 1000))]
        elif what == 2:
            spoilt[at:at] = spoilt[at : at + rng.choice((1, 50, 2000))]
        elif what == 3:
            spoilt[at:at] = rng.randbytes(rng.choice((1, 40)))
        else:
            spoilt[at:at] = rng.choice((b"[" * 20_000, b'{"a":' * 5_000, b"9" * 6_000, b" " * 50_000, b"\xff"))
    return bytes(spoilt)


def change_tree(tree: Any, rng: Random) -> Any:
    """Some values of lists and mappings replaced, doubled, dropped or moved, however deep they lie."""
    if isinstance(tree, dict) and tree and rng.random() < 0.9:
        key = rng.choice(list(tree))
        if rng.random() < 0.05:
            return {k: v for k, v in tree.items() if k != key}
        return tree | {key: change_tree(tree[key], rng)}
    if isinstance(tree, list) and tree and rng.random() < 0.9:
        at = rng.randrange(len(tree))
        what = rng.randrange(8)
        if what == 0:
            return tree[:at] + tree[at + 1 :]
        if what == 1:
            return tree[:at] + tree[at : at + 1] * rng.choice((2, 3_000, 30_000)) + tree[at:]
        if what == 2:
            return tree[at:] + tree[:at]
        return [*tree[:at], change_tree(tree[at], rng), *tree[at + 1 :]]
    if isinstance(tree, int) and rng.random() < 0.5:
        return tree + rng.choice((1, -1, 2, 10, 10**6))
    if isinstance(tree, str) and rng.random() < 0.5:
        return change_text(tree, rng)
    if isinstance(tree, bytes) and rng.random() < 0.7:
        return change_bytes(tree, rng)
    return rng.choice(HUGE)


def change_text(text: str, rng: Random) -> str:
    """What a person or a tamperer makes of a position."""
    for _ in range(rng.choice((1, 1, 2, 5))):
        words = re.split(r"(\s+)", text)
        at, other = rng.randrange(len(words)), rng.randrange(len(words))
        what = rng.randrange(7)
        if what == 0:
            del words[at : at + rng.choice((1, 2, 9))]
        elif what == 1:
            words[at], words[other] = words[other], words[at]
        elif what == 2:
            words.insert(at, rng.choice(CHUNKS))
        elif what == 3:
            words[at] = re.sub(r"\d+", lambda _: str(rng.choice((0, 7, 99, 1000, 999_999, 10**9, 10**50))), words[at])
        elif what == 4:
            words[at:at] = words[at : at + 9] * rng.choice((1, 2, 500))
        elif what == 5:
            words[at] = words[at][::-1]
        else:
            words[at] = re.sub(r"\d", lambda _: str(rng.randrange(10)), words[at])
        text = "".join(words)[:1_000_000]
    return text


def change_save(saved: Saved, rng: Random) -> bytes:
    if rng.random() < 0.4:
        return change_bytes(saved.data, rng)
    changed = change_tree(saved.fields(), rng)
    try:
        return msgspec.json.encode(changed)
    except (msgspec.MsgspecError, OverflowError, ValueError):
        return repr(changed).encode(errors="surrogatepass")


def change_state(saved: Saved, state: Any, rng: Random) -> bytes:
    """A save sealed as it should be, which begins with a changed state."""
    changed = change_tree(msgspec.json.decode(msgspec.json.encode(state)), rng)
    try:
        return forged(saved.match, changed).dumps()
    except (msgspec.MsgspecError, OverflowError, ValueError):
        return repr(changed).encode(errors="surrogatepass")


def change_code(saved: Saved, rng: Random) -> str:
    if rng.random() < 0.3:
        return change_bytes(saved.code.encode(), rng).decode(errors="replace")
    plain = list(saved.unpacked().values())
    try:
        packed = msgspec.msgpack.encode(change_tree(plain, rng))
    except (msgspec.MsgspecError, OverflowError, ValueError):
        packed = change_bytes(msgspec.msgpack.encode(plain), rng)
    if rng.random() < 0.1:
        packed = rng.choice((b"\x91" * 60_000, b"\0" * 10**8, packed + b"\0" * 10**6, b"\xdd\xff\xff\xff\xff"))
    return saved.mark + lettered(packed)


@cache
def lines(game: AnyGame) -> tuple[Saved, ...]:
    """Lines of play of a game: from the beginning under some reading, and on from a position."""
    found: list[AnyMatch] = []
    for seed in range(3):
        line = testing.random_line(game, testing.random_options(game, Random(seed)), seed=seed, plies=40, deal=True)
        found.append(line)
        found.append(line.known_to(Seat(0)))
    return tuple(map(Saved, found))


Record = Callable[[str, object], None]


class Costs:
    """What the dearest call cost, and how they ended."""

    def __init__(self) -> None:
        self.seconds = self.megabytes = 0.0
        self.good = self.refused = 0

    def of(self, given: object, call: Callable[[], object], refusals: tuple[type[Exception], ...]) -> None:
        """Read something, which may be refused by one clear error and cost so much."""
        tracemalloc.start()
        begun = effort.seconds()
        told = ""
        try:
            call()
            self.good += 1
        except refusals as error:
            told = str(error)
            self.refused += 1
        seconds, megabytes = effort.seconds() - begun, tracemalloc.get_traced_memory()[1] / 1e6
        tracemalloc.stop()
        assert seconds < SECONDS, f"{seconds} s: {str(given)[:500]}"
        assert megabytes < MEGABYTES, f"{megabytes} MB: {str(given)[:500]}"
        assert len(told) < 12_000, f"{len(told)} letters: {str(given)[:500]}"
        self.seconds, self.megabytes = max(self.seconds, seconds), max(self.megabytes, megabytes)

    def __str__(self) -> str:
        return f"{self.good} good, {self.refused} refused; at most {self.seconds:.2f} s and {self.megabytes:.1f} MB"


@depth.always
@pytest.mark.parametrize("what", ["save", "code", "state", "position", "move"])
@pytest.mark.parametrize("slug", orclib.list_games())
def test_whatever_a_stranger_sends_is_read_or_refused_at_once(slug: str, what: str, record_property: Record) -> None:
    game, costs = rules(slug), Costs()
    for number in range(TIMES):
        rng = Random(f"{slug} {what} {number}")
        saved = rng.choice(lines(game))
        state = rng.choice([saved.match.start, *(ply.state for ply in saved.match.plies)])
        if what == "save":
            data = change_save(saved, rng)
            costs.of(data, lambda data=data: Match.loads(data, rules), (SaveError,))  # type: ignore[misc]
        elif what == "state":
            data = change_state(saved, state, rng)
            costs.of(data, lambda data=data: load(data), (SaveError,))  # type: ignore[misc]
        elif what == "code":
            code = change_code(saved, rng)
            costs.of(code, lambda code=code: Match.from_code(code, rules), (SaveError,))  # type: ignore[misc]
        elif what == "position":
            text = change_text(game.describe(state) if game.calm(state) else "", rng)
            costs.of(text, lambda text=text: game.position(text), (NotationError, PositionError))  # type: ignore[misc]
        else:
            moves = [game.format(action) for seat in game.to_act(state) for action in game.legal_actions(state, seat)]
            text = change_text(rng.choice(moves or ["pass"]), rng)
            costs.of(text, lambda text=text, state=state: game.parse(text, state), (NotationError,))  # type: ignore[misc]
    assert costs.refused > TIMES / 10
    record_property("figure", f"{TIMES} changed {what}s of {game.title}: {costs}")


@pytest.mark.thorough
@pytest.mark.parametrize("digits", [b"", Random(1).randbytes(70_000)], ids=["none", "many"])
@pytest.mark.parametrize("plies", [MOST_PLIES, MOST_PLIES + 1, 10**12])
@pytest.mark.parametrize("slug", orclib.list_games())
def test_a_code_of_far_too_many_actions_is_refused_at_once(
    slug: str, plies: int, digits: bytes, record_property: Record
) -> None:
    """One of a million actions of Thorval took 23 seconds and 733 MB."""
    costs = Costs()
    for saved in lines(rules(slug))[-2:]:
        code = saved.packed(runs=[plies], digits=digits)
        costs.of(code, lambda code=code: read(code), (SaveError,))  # type: ignore[misc]
    assert not costs.good
    record_property("figure", f"{plies:,} actions of {rules(slug).title}: {costs}")


@pytest.mark.parametrize("slug", orclib.list_games())
def test_a_save_of_far_too_many_actions_is_refused_at_once(slug: str) -> None:
    costs = Costs()
    for saved in lines(rules(slug))[-2:]:
        some = saved.actions() or [{"type": "pass", "seat": 0}]
        for times in (MOST_PLIES, 60_000):
            data = saved.changed(actions=(some * times)[:times], automatic="c" * times)
            costs.of(data, lambda data=data: load(data), (SaveError,))  # type: ignore[misc]
    assert not costs.good
