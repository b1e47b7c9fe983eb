"""What moves of ORC are made of, as it is typed in either language; the first name is the one that is written."""

from __future__ import annotations

from orclib.engine import Seat
from orclib.engine.kinds import Words
from orclib.games.orc.box import CARDS, NORTH, SOUTH, Card, End, Half, Tribe
from orclib.games.orc.rules.tries import LONG_SIDE, MIDDLE
from orclib.games.orc.state import Use
from orclib.games.orc.text.statements import ROWS, SWITCHES

LETTERS = {NORTH: "N|north|nord", SOUTH: "S|south|sud"}
TRIBES = Words(
    "a tribe",
    "une tribu",
    {
        Tribe.R: "R|red|rouge",
        Tribe.Y: "Y|yellow|jaune",
        Tribe.B: "B|blue|bleu|bleue",
        Tribe.G: "G|green|vert|verte",
        Tribe.W: "W|white|blanc|blanche",
        Tribe.V: "V|violet|violette",
    },
    example=Tribe.G,
)
WORDS = {
    Tribe: TRIBES,
    Card: Words(
        'a card (two different letters of R Y B G W V, such as "RB")',
        "une carte (deux lettres différentes parmi R Y B G W V, comme « RB »)",
        {card: card.value for card in CARDS},
        example=Card.RB,
    ),
    Half: Words(
        "the half: 1 for one orc, 2 for two",
        "le bout : 1 pour un orc, 2 pour deux",
        {Half.SINGLE: "1|single|one|un|simple", Half.DOUBLE: "2|double|two|deux"},
    ),
    End: Words("an end of the row", "un bout de la rangée", {End.LEFT: "left|gauche", End.RIGHT: "right|droite"}),
    Seat: Words("a player", "un joueur", {NORTH: "north|nord|N", SOUTH: "south|sud|S"}),
    "flipped": Words("the way it lies", "le sens de la carte", {True: "flipped|retournée|retourné"}),
    "first": Words("a place in the order", "un rang", {True: "first|premier|première", False: "second|deuxième"}),
    "own_side": Words("the other side", "l'autre côté", {False: "across|en face"}),
    "where": Words(
        "a place",
        "un endroit",
        {MIDDLE: "middle|milieu|centre|center", LONG_SIDE: "side|côté|long side|north|south|nord|sud"},
    ),
    "what": Words(
        "what to count",
        "ce que l'on compte",
        {"half": "half|côté|moitié", "trophy": "trophy|trophée", "drawn": "drawn|piochée"},
    ),
    # what only positions say
    "winner": Words("a player (N or S)", "un joueur (N ou S)", LETTERS),
    "side": Words("a player (N or S)", "un joueur (N ou S)", LETTERS),
    "left": Words("the box", "la boîte", {True: "□|box|boîte"}),
    "right": Words("the box", "la boîte", {True: "□|box|boîte"}),
    "name": Words("", "", {name: name for name in ROWS}),
    "each": Words(
        "how many cards, or empty",
        "un nombre de cartes, ou vides",
        {0: "empty|vides", **{count: str(count) for count in range(1, len(CARDS) + 1)}},
        example=4,
    ),
    Use: Words(
        "what a card was used for",
        "à quoi a servi une carte",
        {Use.SINGLE: "single|simple", Use.DOUBLE: "double", Use.DISCARD: "discard|défausse"},
    ),
    "option": Words("an option", "une option", {name: name for name in SWITCHES}),
    "on": Words("on or off", "oui ou non", {True: "on|oui|yes|true", False: "off|non|no|false"}),
}
