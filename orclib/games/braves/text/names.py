"""What the things of the game are called, for the picture's text and for the sentences of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orclib.engine import CHANCE, Seat
from orclib.games.braves.box import (
    DESIGNS,
    FOLKS,
    NONE,
    PEOPLES,
    RANKS,
    SPECIALS,
    SPIES,
    Back,
    Counts,
    Design,
    Rank,
    with_one,
)
from orclib.language import capital, listing, plural, say

PLAYERS: Final = (
    ("Red", "Rouge"),
    ("Blue", "Bleu"),
    ("Green", "Vert"),
    ("Yellow", "Jaune"),
    ("Purple", "Violet"),
    ("White", "Blanc"),
    ("Black", "Noir"),
)
"""What the players are called, by seat."""


def player_name(seat: Seat) -> str:
    """A player, called by the colour of the score wheel, or chance."""
    if seat == CHANCE:
        return say("Chance", "Le hasard")
    return say(*PLAYERS[seat]) if 0 <= seat < len(PLAYERS) else say("player {n}", "joueur {n}").format(n=seat + 1)


def player_letter(seat: Seat) -> str:
    """The first letter of a player's colour, or the last one where another player has the first."""
    return say("RBGYPWK", "RBVJTCN")[seat]


def players_list(seats: Iterable[Seat]) -> str:
    """Players in a row, as in "Red and Blue"."""
    return listing(map(player_name, seats))


# --- peoples and backs -----------------------------------------------------------------------------------------------


def people_name(people: Back) -> str:
    """A people by itself, as in "Orcs"."""
    return capital(folk_name(people))


def the_people(people: Back) -> str:
    """A people in a sentence, as in "the orcs"; or the mercenaries, or the spies."""
    return say("the {folk}", "les {folk}").format(folk=folk_name(people))


def folk_name(people: Back) -> str:
    """The same without an article, as in "orcs"."""
    return say(FOLKS[people].en[1], FOLKS[people].fr[1])


def back_name(back: Back) -> str:
    """The kind of a card by itself, as in "orc card"."""
    if back is Back.START:
        return say("start card", "carte « début des recrutements »")
    name = say(FOLKS[back].en[0], FOLKS[back].fr[0])
    return say("{name} card", "carte {name}").format(name=name) if back in PEOPLES else name


def a_back(back: Back) -> str:
    """A card of a kind, as in "an orc card"."""
    return backs_count(back, 1)


def backs_count(back: Back, n: int) -> str:
    """Cards of a kind, at least one: "an orc card", "3 mercenaries"."""
    if back is Back.START:
        return say("the start card", "la carte « début des recrutements »")
    (en, ens), (fr, frs) = FOLKS[back].en, FOLKS[back].fr
    if back in PEOPLES:
        return _counted(n, (f"{en} card", f"{en} cards"), (f"carte {fr}", f"cartes {fr}"), feminine=True)
    return _counted(n, (en, ens), (fr, frs))


def _counted(n: int, en: tuple[str, str], fr: tuple[str, str], *, feminine: bool = False) -> str:
    """One or several of what has these names."""
    one = ("an" if en[0][0] in "aeiou" else "a", "une" if feminine else "un")
    return plural(n, (f"{one[0]} {en[0]}", f"{n} {en[1]}"), (f"{one[1]} {fr[0]}", f"{n} {fr[1]}"))


# --- designs ---------------------------------------------------------------------------------------------------------


def rank_name(rank: Rank) -> str:
    """A rank of any people, as in "warrior"."""
    face = RANKS[rank]
    return say(face.en, face.fr)


def _names(design: Design) -> tuple[tuple[str, str], tuple[str, str]]:
    """What one card of a design is called, and several, in English and in French."""
    face, en, fr = design.face, design.face.en, design.face.fr
    if design.rank is not None:
        people = FOLKS[design.back]
        return (f"{people.en[0]} {en}", f"{people.en[0]} {en}s"), (f"{fr} {people.fr[0]}", f"{fr}s {people.fr[1]}")
    return (en, f"{en}s"), (fr, face.plural_fr or f"{fr}s")


def design_name(design: Design) -> str:
    """A design by itself, as in "orc warrior"."""
    en, fr = _names(design)
    return say(en[0], fr[0])


def a_design(design: Design) -> str:
    """A card of a design: "an orc warrior", "the flying machine", "spy 2"."""
    return designs_count(design, 1)


def designs_count(design: Design, n: int) -> str:
    """Cards of a design, at least one: "a troll", "2 goblins"; there is no need to count those that are unique."""
    en, fr = _names(design)
    if design in SPECIALS:
        return say(f"the {en[0]}", f"{'la' if design is Design.FLYING_MACHINE else 'le'} {fr[0]}")
    if design in SPIES:
        return say(en[0], f"l'{fr[0]}")
    return _counted(n, en, fr, feminine=design is Design.WAR_MACHINE)


# --- several cards ---------------------------------------------------------------------------------------------------


def cards_list(cards: Counts) -> str:
    """Cards in a row, as in "2 goblins and a troll"."""
    return listing(designs_count(design, n) for design, n in zip(DESIGNS, cards, strict=True) if n) or say(
        "no card", "aucune carte"
    )


def designs_list(designs: Iterable[Design]) -> str:
    """The same for cards that are named one by one."""
    cards = NONE
    for design in designs:
        cards = with_one(cards, design)
    return cards_list(cards)


def cards_count(n: int) -> str:
    """A number of cards."""
    return plural(n, ("{n} card", "{n} cards"), ("{n} carte", "{n} cartes")).format(n=n)


def points_count(n: int) -> str:
    """A number of points."""
    return plural(n, ("{n} point", "{n} points"), ("{n} point", "{n} points")).format(n=n)
