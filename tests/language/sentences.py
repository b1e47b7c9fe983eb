"""Every sentence of the code in both languages, read off its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import orclib

ROOT: Final = Path(orclib.__file__).parent
ASKS: Final = {
    **dict.fromkeys(("say", "spoken", "Bilingual", "filled", "Words", "Habit"), 0),
    **dict.fromkeys(("Step", "WhichOnes", "WhatHappens", "Dials", "Lesson"), 0),
    **dict.fromkeys(("plural", "fault", "told_of"), 1),
    **dict.fromkeys(("Rule", "Item", "Ban"), 2),
}
"""What holds a sentence, and the place of its English among what it is given; the French comes next."""

ENTRIES: Final = {"says", "tells", "unseen", "title"}
"""What things say stands on their classes under these names."""

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


class Pair(NamedTuple):
    """One text in both languages, where it stands, and the name of the call that says it (none: its class does)."""

    where: str
    en: str
    fr: str
    by: str = ""


def sources() -> list[Path]:
    """All Python files of orclib but those of the language itself, in order."""
    return [path for path in sorted(ROOT.rglob("*.py")) if path.parent.name != "language"]


@cache
def all_pairs() -> tuple[Pair, ...]:
    """All that the code of orclib says."""
    return tuple(pair for path in sources() for pair in pairs(path.read_text("utf-8"), path.name))


def pairs(source: str, where: str) -> Iterator[Pair]:
    """What the code of a file says, by calls and on classes; not texts that are put together, judged where they stand.

    What is given to a rule or an item is found both ways.
    """
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Assign | ast.Call):
            continue
        found: list[tuple[str, ast.expr, ast.expr]] = []
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in ASKS:
                texts = node.args[ASKS[name] :] + [word.value for word in node.keywords if word.arg in ("en", "fr")]
                found = [(name, texts[0], texts[1])] if len(texts) > 1 else []
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Tuple(elts=[en, fr, *_])) if name in ENTRIES:
                found = [("", en, fr)]
            case ast.Call(func=ast.Name(id="by_clause"), args=[ast.Dict(values=values)]):
                found = [("", value.elts[0], value.elts[1]) for value in values if isinstance(value, ast.Tuple)]
        for by, en, fr in found:
            forms = [text.elts if isinstance(text, ast.Tuple) else [text] for text in (en, fr)]
            for one, other in zip(*forms, strict=True):
                if (text := literal(one)) is not None and (french := literal(other)) is not None:
                    yield Pair(f"{where}:{node.lineno}", text, french, by)


def literal(node: ast.expr) -> str | None:
    """The text of a string that stands in the source as such."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def ill_set(french: str) -> list[str]:
    """What French typography asks of a text and does not find."""
    return [wish for pattern, wish in _ILL_SET if pattern.search(french)]
