"""Turns of phrase that several sentences share."""

from __future__ import annotations

from orclib.games.orc.box import Tribe
from orclib.language import plural


def orcs(n: int, colour: Tribe) -> str:
    """A number of orcs of a colour, as in "2 green orcs"."""
    template = {
        Tribe.R: plural(n, ("{n} red orc", "{n} red orcs"), ("{n} orc rouge", "{n} orcs rouges")),
        Tribe.Y: plural(n, ("{n} yellow orc", "{n} yellow orcs"), ("{n} orc jaune", "{n} orcs jaunes")),
        Tribe.B: plural(n, ("{n} blue orc", "{n} blue orcs"), ("{n} orc bleu", "{n} orcs bleus")),
        Tribe.G: plural(n, ("{n} green orc", "{n} green orcs"), ("{n} orc vert", "{n} orcs verts")),
        Tribe.W: plural(n, ("{n} white orc", "{n} white orcs"), ("{n} orc blanc", "{n} orcs blancs")),
        Tribe.V: plural(n, ("{n} violet orc", "{n} violet orcs"), ("{n} orc violet", "{n} orcs violets")),
    }[colour]
    return template.format(n=n)
