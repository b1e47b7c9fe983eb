"""Every sentence of the code in both languages, read off its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import orclib

ROOT: Final = Path(orclib.__file__).parent
ASKS: Final = {
    **dict.fromkeys(("say", "spoken", "Bilingual", "Words", "Habit"), 0),
    **dict.fromkeys(("plural", "fault", "told_of"), 1),
    **dict.fromkeys(("Rule", "Item"), 2),
}
"""What holds a sentence, and the place of its English among what it is given; the French comes next."""

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
    """One text in both languages, and where it stands."""

    where: str
    en: str
    fr: str


def sources() -> list[Path]:
    """All Python files of orclib but those of the language itself, in order."""
    return [path for path in sorted(ROOT.rglob("*.py")) if path.parent.name != "language"]


def calls(source: str) -> list[tuple[ast.Call, str]]:
    """Every call that gives a sentence, and by which name."""
    return [
        (node, node.func.id)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKS
    ]


def pairs(call: ast.Call, name: str, where: str) -> Iterator[Pair | None]:
    """The texts of such a call; None for one that does not stand in the source as such."""
    texts = call.args[ASKS[name] :] + [word.value for word in call.keywords if word.arg in ("en", "fr")]
    forms = [text.elts if isinstance(text, ast.Tuple) else [text] for text in texts[:2]]
    for en, fr in zip(*forms, strict=True) if len(forms) == 2 else ():
        one, other = literal(en), literal(fr)
        yield None if one is None or other is None else Pair(where, one, other)


def entries(source: str, where: str) -> Iterator[Pair]:
    """What stands on classes as `says` or `tells`: a pair, or one for each clause."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(targets=[ast.Name(id="says" | "tells")], value=ast.Tuple(elts=[en, fr])):
                found = [(en, fr)]
            case ast.Call(func=ast.Name(id="by_clause"), args=[ast.Dict(values=values)]):
                found = [(value.elts[0], value.elts[1]) for value in values if isinstance(value, ast.Tuple)]
            case _:
                continue
        for one, other in found:
            if (text := literal(one)) is not None and (french := literal(other)) is not None:
                yield Pair(f"{where}:{node.lineno}", text, french)


def literal(node: ast.expr) -> str | None:
    """The text of a string that stands in the source as such."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def ill_set(french: str) -> list[str]:
    """What French typography asks of a text and does not find."""
    return [wish for pattern, wish in _ILL_SET if pattern.search(french)]
