"""Rings and arrows as a person types them: "W", "Y->G", "blue Y->G"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from orclib.language import Bilingual, say
from orclib.names import folded, meant
from orclib.scene import Scene, Target
from orclib.scene.drawn import COLOURS, Drawing

_ARROW = re.compile(r"\s*(?:->|→)\s*")


def read_drawings(scene: Scene, texts: Iterable[str]) -> tuple[Drawing, ...]:
    """What the texts say is to be drawn on a scene: a thing, or two with an arrow, behind a colour or not.

    Raises UsageError for what is not on the picture.
    """
    return tuple(_read(scene, text) for text in texts)


def _read(scene: Scene, text: str) -> Drawing:
    colour, rest = "orange", str(text)
    first, _space, behind = rest.strip().partition(" ")
    for name, words in COLOURS.items():
        if behind and folded(first) in (folded(words.en), folded(words.fr)):
            colour, rest = name, behind
    begin, *ends = _ARROW.split(rest.strip(), maxsplit=1)
    return Drawing(_target(scene, begin), _target(scene, ends[0]) if ends else "", colour)


def called(scene: Scene, name: str) -> str | None:
    """The thing of that id, or with that end of one (the largest that is called so); None where there is none."""
    if name in {target.id for target in scene.targets}:
        return name
    ends = [target for target in scene.targets if folded(target.id.partition(":")[2]) == folded(name) != []]
    return max(ends, key=_size).id if ends else None


def _target(scene: Scene, name: str) -> str:
    """The thing that is meant: by its id, the end of that, or its words."""
    found = called(scene, name)
    if found is not None:
        return found
    known = {target.id: (Bilingual(target.sentence, target.sentence),) for target in scene.targets}
    return meant(say("thing on the board called", "sur le plateau aucun élément"), name, known)


def _size(target: Target) -> float:
    return target.boxes[0].w * target.boxes[0].h
