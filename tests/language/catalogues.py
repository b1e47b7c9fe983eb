"""What the code says (read off its source) and what the catalogues hold; for the tests and for `update`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any, Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.pofile import read_po

import orclib

ROOT: Final = Path(orclib.__file__).parent
FRENCH: Final = "fr.po"
KEYWORDS: Final[Mapping[str, Any]] = {
    "_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}

_ILL_SET: Final = (
    (re.compile(r"(?<!\u00a0)[;:!?»%]"), "no-break space before : ; ! ? » %"),
    (re.compile(r"«(?!\u00a0)"), "no-break space after «"),
    (re.compile(r"[\u2018\u2019]"), "straight apostrophe"),
    (re.compile(r'["\u201c\u201d]'), "« » for quotes"),
    (re.compile(r"\.\.\."), "… for three points"),
    (re.compile(r"\s\s"), "one space only"),
    (re.compile(r"\s[.,]"), "no space before . and ,"),
    (re.compile(r"\u202f"), "U+00A0, the one no-break space"),
)

Key = tuple[str | None, str]
"""A context ("tribe" …) and the English, singular."""


def calls(source: str) -> Iterator[tuple[ast.Call, str]]:
    """Every call that asks for a sentence, and how it asks, in reading order; those within f-strings too."""
    found = [
        (node, node.func.id)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEYWORDS
    ]
    yield from sorted(found, key=lambda item: (item[0].lineno, item[0].col_offset))


def literal(node: ast.expr) -> str | None:
    """The text of a string that stands in the source as such."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _read(file: IO[bytes], keywords: Any, tags: Any, options: Any) -> Iterator[Any]:
    for call, name in calls(file.read().decode()):
        yield call.lineno, name, tuple(map(literal, call.args)), []


# Babel's own way to read Python is blind within f-strings, up to Python 3.11. (Its annotation says "message, comments,
# context" of what such a reader gives; it takes "function, texts, comments".)
READER: Final[Any] = _read


def sources() -> list[Path]:
    """All Python files of orclib, in order."""
    return sorted(ROOT.rglob("*.py"))


def speaks_through(source: Path) -> Path:
    """The catalogue of a source: its game's, or the one that the rooms share."""
    parts = source.relative_to(ROOT).parts
    if parts[0] == "games" and len(parts) > 2:
        return ROOT / "games" / parts[1] / FRENCH
    return ROOT / "language" / FRENCH


def said() -> dict[Path, Catalog]:
    """What the code says, for each catalogue, in the order of its files; nothing is translated."""
    found: dict[Path, Catalog] = {}
    for source in sources():
        catalogue = found.setdefault(speaks_through(source), Catalog(locale="fr", fuzzy=False))
        with source.open("rb") as file:
            for _line, message, _comments, context in extract(READER, file, dict(KEYWORDS)):
                # Without lines: a catalogue changes only where what is said changes.
                catalogue.add(message, locations=[(source.relative_to(ROOT).as_posix(), 0)], context=context)
    return {path: catalogue for path, catalogue in found.items() if len(catalogue)}


def held(path: Path) -> Catalog:
    """What a catalogue file holds."""
    with path.open("rb") as file:
        return read_po(file, locale="fr")


def messages(catalogue: Catalog) -> dict[Key, Message]:
    """The messages of a catalogue, without its header."""
    return {(message.context, one(message.id)): message for message in catalogue if message.id}


def one(texts: str | Iterable[str] | None) -> str:
    """A text, or the first of several forms."""
    return forms(texts)[0]


def forms(texts: str | Iterable[str] | None) -> tuple[str, ...]:
    """A text as its only form, or all the forms."""
    return (texts,) if isinstance(texts, str) else tuple(texts or ())


def ill_set(french: str) -> list[str]:
    """What French typography asks of a text and does not find."""
    return [wish for pattern, wish in _ILL_SET if pattern.search(french)]
