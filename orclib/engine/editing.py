"""Typed positions changed piece by piece: what is pointed at is written, what was typed stays as it stands."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from orclib.engine import pieces, positions
from orclib.engine.pieces import Piece
from orclib.engine.positions import Told
from orclib.engine.typed import Typed
from orclib.errors import PositionError
from orclib.language import speaking

_THEN = re.compile(r"^[^#\n]*?\b(?:then|puis|ensuite)\s*:", re.IGNORECASE | re.MULTILINE)
Rules = Typed[Any, Any, Any, Any]


class Edited(NamedTuple):
    """A text after a change, and the lines that the change wrote; () where it only left something out."""

    text: str
    written: tuple[str, ...]


def normal(text: str) -> str:
    """The text as its letters are counted."""
    return unicodedata.normalize("NFC", "\n".join(text.splitlines()))


def put(game: Rules, text: str, piece: Piece, shown: Any) -> Edited | None:
    """The text with a piece more, at a place where something else stood perhaps; None where too little is told for it.

    What the text leaves open is taken from the position `shown`. Raises NotationError.
    """
    told, _ = game.told_in(text)
    changes: dict[int, Any] = {}
    if (thing := pieces.single(piece)) is not None:
        for place, each in enumerate(told):
            if (left := pieces.elsewhere(each.statement, thing)) != each.statement:
                changes[place] = left
    at, own = _own(game, told, piece, shown)
    if thing is not None and own is not None and not pieces.keyed(piece):
        own = pieces.elsewhere(own, thing)
    own, rest = (None, None) if own is None else pieces.alone(own, piece)
    new = pieces.put(own, piece)
    if new is None:
        return None
    return _changed(game, text, told, *_instead(at, rest, new, changes))


def take_away(game: Rules, text: str, piece: Piece, shown: Any) -> Edited | None:
    """The text without a piece, or with one less of what is counted; None where it is not there.

    An empty list that can be typed is. Raises NotationError.
    """
    told, _ = game.told_in(text)
    at, own = _own(game, told, piece, shown)
    if own is None or not pieces.tells(own, piece):
        return None
    own, rest = pieces.alone(own, piece)
    left = pieces.without(own, piece)
    if left is not None and pieces.empty(left) and not _reads(game, game.position_grammar.written(left) or "", [left]):
        left = None
    if at is None and left is None:
        return None
    return _changed(game, text, told, *_instead(at, rest, left, {}))


def _instead(at: int | None, rest: Any, new: Any, changes: dict[int, Any]) -> tuple[dict[int, Any], list[Any]]:
    """What to change and what to add, where a statement, or one thing of those of which it speaks, becomes new."""
    if at is None:
        return changes, [new]
    if rest is None:
        return changes | {at: new}, []
    return changes | {at: rest}, [] if new is None else [new]


def nowhere(game: Rules, text: str, thing: Any) -> Edited:
    """The text without a thing of which there is one. Raises NotationError."""
    told, _ = game.told_in(text)
    left = {at: pieces.elsewhere(each.statement, thing) for at, each in enumerate(told)}
    return _changed(game, text, told, {at: new for at, new in left.items() if new != told[at].statement}, [])


def there(told: Sequence[Any], piece: Piece) -> bool:
    """Whether the first statement that a piece may belong to tells it."""
    own = next((each for each in told if pieces.speaks(each, piece)), None)
    return own is not None and pieces.tells(own, piece)


def replaced(game: Rules, text: str, old: Iterable[Any], new: Sequence[Any]) -> Edited:
    """The text with new statements instead of those that tell the same as the old ones or these. Raises NotationError.

    This is how options are chosen: by what they change in what tells a position.
    """
    told, _ = game.told_in(text)
    gone = {_subject(each) for each in (*old, *new)}
    changes = {at: None for at, each in enumerate(told) if _subject(each.statement) in gone}
    return _changed(game, text, told, changes, list(new))


def _subject(statement: Any) -> tuple[Any, ...]:
    return type(statement), *positions.about(statement)


def _own(game: Rules, told: Sequence[Told], piece: Piece, shown: Any) -> tuple[int | None, Any]:
    """The statement to which a piece belongs, and its place in the text; None for one that is only shown."""
    for at, each in enumerate(told):
        if pieces.speaks(each.statement, piece):
            return at, each.statement
    every = () if shown is None else told_of(game, shown)
    own = next((each for each in every if pieces.speaks(each, piece)), None)
    return None, pieces.narrowed(own, piece) if own is not None and piece.cls.partly else own


def _changed(game: Rules, text: str, told: Sequence[Told], changes: dict[int, Any], added: Sequence[Any]) -> Edited:
    """The text with some statements changed (None: left out) and others added at its end, before its moves."""
    write = game.position_grammar.written
    changes = {at: None if new is None or write(new) is None else new for at, new in changes.items()}
    added = [each for each in added if write(each) is not None]
    lines = [write(each) or "" for each in (*filter(None, changes.values()), *added)]
    left = [changes.get(at, each.statement) for at, each in enumerate(told)]
    expected = [each for each in (*left, *added) if each is not None]
    spliced = text
    for at in sorted(changes, reverse=True):
        new, old = changes[at], told[at]
        spliced = _spliced(spliced, old.begin, old.end, "" if new is None else write(new) or "")
    changed = _ended(spliced, [write(each) or "" for each in added])
    if not _reads(game, changed, expected):
        changed = _ended(_moves(text), [write(each) or "" for each in expected])
    return Edited(changed, tuple(lines))


def _spliced(text: str, begin: int, end: int, new: str) -> str:
    """The text with another stretch in a place; a line of which nothing is left goes."""
    if new:
        return text[:begin] + new + text[end:]
    first, last = text.rfind("\n", 0, begin) + 1, text.find("\n", end)
    last = len(text) if last < 0 else last
    before, after = text[first:begin], re.sub(r"^[\s;,]+", "", text[end:last])
    if before.strip() or after:
        kept = f"{before}{after}" if after else before.rstrip(" ;,")
        return text[:first] + kept + text[last:]
    return text[:first] + text[last + 1 :]


def _moves(text: str) -> str:
    """What stands behind the statements: moves."""
    found = _THEN.search(text)
    if found is None:
        return ""
    then = re.search(r"\w+\s*:$", found.group())
    return text[found.start() + (then.start() if then else 0) :]


def _ended(text: str, lines: Sequence[str]) -> str:
    """The text with more lines of statements."""
    if not lines:
        return text.strip("\n")
    moves = _moves(text)
    head = text[: len(text) - len(moves)].rstrip()
    return "\n".join(filter(None, (head, *lines, moves)))


def _reads(game: Rules, text: str, expected: Sequence[Any]) -> bool:
    """Whether just these statements are read."""
    try:
        told, _ = game.told_in(text)
    except ValueError:
        return False
    return Counter(repr(each.statement) for each in told) == Counter(map(repr, expected))


def told_of(game: Rules, shown: Any) -> list[Any]:
    """The statements that spell a position out; those that can be told of one that cannot be."""
    found = list[Any]()
    try:
        found.extend(game.spelled(shown))
    except Exception:  # what cannot be need not make sense to who tells of it
        return found
    return found


def translated(game: Rules, text: str, told: Sequence[Any], code: str) -> str:
    """The text in the language in use, if it is as the game writes it in the language of that code."""
    moves = _moves(text)
    with speaking(code):
        before = _ended(moves, [game.position_grammar.write(each) for each in told])
    return _ended(moves, [game.position_grammar.write(each) for each in told]) if text == before else text


def written_out(game: Rules, text: str, shown: Any) -> str:
    """The text as the game writes the position shown, with the moves that stood there. Raises PositionError."""
    game.ensure_calm(shown)
    return _ended(_moves(text), [game.position_grammar.write(each) for each in game.told(shown)])


def shortest(game: Rules, text: str) -> str:
    """The text without the lines that are taken for granted: what is left reads to the same position."""
    told, _ = game.told_in(text)
    state, kept = game.built(told), list(told)
    for each in reversed(told):
        fewer = [other for other in kept if other is not each]
        try:
            if game.built(fewer) == state:
                kept = fewer
        except PositionError:
            continue
    return "\n".join(game.position_grammar.write(each.statement) for each in kept)
