"""Answers as values: sentences with their clauses, and the picture that shows them.

No widget is needed for any of it, so an answer prints and compares like any other value.
"""

from __future__ import annotations

from os import PathLike
from pathlib import Path

import msgspec

from orclib import display
from orclib.language import spoken
from orclib.scene import picture_file
from orclib.scene.model import Scene
from orclib.scene.page import Said, page


class Cited(msgspec.Struct, frozen=True):
    """One sentence of an answer and the clause behind it ("" for none)."""

    text: str
    clause: str = ""

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})" if self.clause else self.text


def cited(clause: str, en: str, fr: str, **facts: object) -> Cited:
    """A sentence given in both languages, with its facts and its clause."""
    return Cited(spoken(en, fr, **facts), clause)


def headed(name: str) -> Cited:
    """A heading within an answer, above sentences about this."""
    return Cited(f"\N{EM DASH} {name} \N{EM DASH}")


def named(line: Cited) -> str:
    """What a heading is about; "" for a sentence."""
    dash = "\N{EM DASH}"
    return line.text.strip(f"{dash} ") if line.text.startswith(dash) and line.text.endswith(dash) else ""


class Answer(msgspec.Struct, frozen=True):
    """An answer: a headline, sentences with their clauses, and the position that shows it, if any."""

    title: str
    lines: tuple[Cited, ...]
    scene: Scene | None = None

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses cited, each once."""
        return tuple(dict.fromkeys(line.clause for line in self.lines if line.clause))

    def still(self) -> Scene:
        """The whole answer, beside the position that shows it, if any."""
        return page(self.scene, [Said(self.title, "title"), *(Said(str(line)) for line in self.lines)])

    def __repr__(self) -> str:
        text = "\n".join([self.title, *(f"- {line}" for line in self.lines)])
        return text if self.scene is None else f"{text}\n[{self.scene.title}: {self.scene.digest()}]"

    def picture(self, path: str | PathLike[str]) -> Path:
        """Write the answer as a picture, .png or .svg. Raises UsageError."""
        return picture_file.write(self.still(), path)

    def _ipython_display_(self) -> None:
        display.show(self)
