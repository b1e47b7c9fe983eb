"""The strengths of the Heroes as data: the cards are lost, so most of them are ours (OVO-R7).

A file is JSON like `data/heroes.json`: a name, and for each Hero its strength and where it comes from.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from os import PathLike
from typing import Literal

import msgspec

from orclib.engine.saves import digest
from orclib.games import own
from orclib.games.orcs_vs_orcs.box import HEROES, UNIT_STRENGTH, UNITS, Card
from orclib.language import Bilingual, say

HOUSE = "house"
"""The name of the strengths in the box."""
MOST = 6
"""The greatest strength that a file may give: a whole lap."""


class HeroCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file tells of a Hero."""

    strength: int
    source: Literal["rulebook", "derived", "house"] = "house"
    """Where the strength comes from."""


class HeroFile(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of Heroes holds, before anybody asks whether it can be."""

    heroes: dict[str, HeroCard]
    name: str = HOUSE


class Heroes:
    """Strengths that fit the rules."""

    def __init__(self, file: HeroFile) -> None:
        self.file = file
        self.strengths = {
            **dict(zip(UNITS, UNIT_STRENGTH, strict=True)),
            **{hero: file.heroes[hero.value].strength for hero in HEROES},
        }
        self.source = {hero: file.heroes[hero.value].source for hero in HEROES}
        self.digest = digest(self.strengths)[:8]


def _faults(file: HeroFile) -> Iterator[str]:
    known = [hero.value for hero in HEROES]
    for name in file.heroes:
        if name not in known:
            yield say("There is no Hero {name} (spec 2.3).", "Il n'y a pas de Héros {name} (spec 2.3).").format(
                name=name
            )
    for name in known:
        if name not in file.heroes:
            yield say("The Hero {name} is missing.", "Le Héros {name} manque.").format(name=name)
        elif not 0 <= file.heroes[name].strength <= MOST:
            yield say(
                "{name} has strength {n}; it goes from 0 to {most}.",
                "{name} a une Force de {n} ; elle va de 0 à {most}.",
            ).format(name=name, n=file.heroes[name].strength, most=MOST)


FILES = own.Files(
    HeroFile,
    HOUSE,
    resources.files("orclib.games.orcs_vs_orcs") / "data" / "heroes.json",
    Heroes,
    _faults,
    unknown=Bilingual("file of Heroes", "aucun fichier de Héros"),
    what=Bilingual("file of Heroes", "fichier de Héros"),
    other_name=Bilingual(
        'The Heroes in the box are called "{name}": give yours another name.',
        "Les Héros de la boîte s'appellent « {name} » : donnez un autre nom aux vôtres.",
    ),
)
names = FILES.names


def heroes(name: str = HOUSE) -> Heroes:
    """Heroes by the name of their file: those in the box, or those that `load` has read. Raises UsageError."""
    return FILES.made(name)


def strengths(name: str = HOUSE) -> dict[Card, int]:
    """The strength of every card, Units included. Raises UsageError."""
    return heroes(name).strengths


def load(path: str | PathLike[str]) -> Heroes:
    """Read a file of Heroes; from now on `heroes_file=<its name>` plays with them.

    Without a name it is called like the file. Raises UsageError for a file that cannot be read, PositionError with all
    faults of one that cannot be.
    """
    return heroes(FILES.load(path).name)
