"""The named positions of Armadöra: the finished game of the specification and its edge cases, as a person types them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Final

from orclib.engine.teaching import Compared, Start
from orclib.games.armadora.box import HANDS, LAND, VALUES

COMB: Final = " ".join(
    f"{left}{row}|{right}{row}" for row in (2, 3, 4, 5) for left, right in zip("ABCDEFG", "BCDEFGH", strict=True)
)
"""All upright palisades but those of row 1: a comb with eight teeth."""
SEVEN: Final = "D1|E1 D1/D2 C2|D2 A2/A3 B2/B3 C2/C3 B1|C1"
"""A closed territory of seven squares."""
EIGHT: Final = "F1|G1 F2|G2 F3|G3 F4|G4 G4/G5 H4/H5 G2/G3"
"""A closed territory of eight squares, all but cut in two."""
FOUR_PLAYERS: Final = (
    "MOGE\n"
    "sticks: D1|E1 E1|F1 D1/D2 C2|D2 E2|F2 G2|H2 A2/A3 B2/B3 C2/C3 D2/D3 F2/F3 G2/G3 H2/H3 E3|F3 G3|H3 A3/A4 B3/B4 "
    "C3/C4 E3/E4 C4|D4 D4|E4 E4|F4 G4|H4 C4/C5 D4/D5 F4/F5 B5|C5 F5|G5\n"
    "O:A1=1 M:B1=1 G:C1=1 O:E1=1 G:F1=3 E:G1=2 O:H1=3 M:A2=1 M:C2=3 O:D2=1 M:E2=1 G:G2=4 G:A3=1 O:B3=1 E:C3=1 G:D3=1 "
    "O:E3=1 M:F3=1 E:G3=1 O:H3=4 E:B4=1 G:C4=1 E:D4=4 M:F4=1 E:G4=3 O:H4=2 G:A5=1 E:B5=1 E:D5=1 M:E5=2 M:F5=4 G:H5=2"
)
"""The finished game of a photograph; nine tiles that lay face down there follow from the hands."""
MIDDLE: Final = "C3|D3 C4|D4 E3|F3 E4|F4 D2/D3 E2/E3 D4/D5 E4/E5"
"""Four squares in the middle of the board, closed."""
COLUMNS: Final = (
    "M:A1=5 M:A2=1 M:A3=1 M:B1=4 M:B3=1 M:B4=1 M:C1=3 M:C2=1 M:C3=1 M:D2=2 M:D3=1 M:D4=1 M:E1=2 M:E2=1 M:E3=1 M:F1=1 "
    "E:H1=1 E:H3=3"
)


def _full_board() -> Iterator[str]:
    """Every land square filled in rotation, large values first, with three players."""
    tiles = [value for value in reversed(VALUES) for _ in range(HANDS[3][value - 1])]
    hands = {letter: iter(tiles) for letter in "MEG"}
    for letter, square in zip(cycle("MEG"), LAND, strict=False):
        yield f"{letter}:{square.value}={next(hands[letter])}"


def _at(position: str, eyes: str | None = "mover", overlay: str = "") -> Start:
    return Start(position=position, eyes=eyes, overlay=overlay)


PRESETS: dict[str, Start] = {
    "WE-1 four players": _at(FOUR_PLAYERS, None),
    "WE-1 each alone": _at(f"{FOUR_PLAYERS}\noptions: teams off", None),
    "EC-1 corner": _at("basic, ME", overlay="lines"),
    "EC-2 heap counts": _at("basic, ME\nsticks: B1|C1 B2|C2 A2/A3", overlay="territories"),
    "EC-3 three squares": _at("basic, ME\nsticks: A3/A4 A4|B4 B4/B5"),
    "EC-4 leftover": _at(f"basic, ME\nsticks: {SEVEN}", overlay="lines"),
    "EC-5 dead end": _at("basic, ME\nNW closed", overlay="lines"),
    "EC-6 comb": _at(f"basic, ME\nsticks: {COMB}", overlay="lines"),
    "EC-7 one left": _at("basic, ME\nall upright sticks except G1|H1"),
    "EC-8 add up": _at(
        "basic, ME\nsticks: E3/E4 D4|E4 E4|F4 C4/C5 D4/D5 F4/F5 B5|C5 F5|G5\nM:D5=3 E:E5=2 E:F5=1", None
    ),
    "EC-9 three share": _at("basic, MEG\nNE closed\nM:G1=2 E:H1=2 G:G2=2", None),
    "EC-10 one takes all": _at("basic, ME\nNE closed\nM:A1=1", None),
    "EC-11 partners": _at("basic, MOGE\nNE closed\nO:G1=4 M:H1=3 G:G2=2", None),
    "EC-12 behind by one": _at("advanced, ME\nNE closed\nM:G1=3 E:H1=2 E:G2=2"),
    "EC-12 face up": _at("advanced, GM\nNW closed\nG:A1=2^ M:B1=1 M:A2=1"),
    "EC-13 arrow first": _at("advanced, EO\nNE closed\nO:G1=2 E:H1=1"),
    "EC-14 fill the gap": _at("advanced, GM\nNW closed\nM:A1=2 G:B1=1"),
    "EC-15 cut away": _at(f"advanced, OE\nsticks: {EIGHT}\nO:G1=1 E:H1=1 O:G2=2 E:G3=1 O:H3=1 E:G4=2", overlay="free"),
    "EC-16 cut in two": _at(
        f"advanced, EO\nsticks: {EIGHT}\nO:G1=1 E:H1=2 O:G2=1 E:G3=1 O:H3=1 E:G4=2 O:H4=2\nreinforced: G2"
    ),
    "EC-17 open board": _at("advanced, EM\nM:A1=4 E:H5=1", overlay="reach"),
    "EC-18 shield": _at("advanced, ME\nNE closed\nM:G1=4 E:H1=1"),
    "EC-19 below zero": _at("advanced, ME\nNE closed\nM:G1=1 M:H1=1 E:G2=1\narrows: G1 G1", None),
    "EC-19 a token in vain": _at(
        "advanced, MEG\nall 35 upright sticks\nM:A1=4 E:A2=4 G:A3=1 G:A5=1 M:B1=1\nreinforced: A3\narrows: B1 B1"
    ),
    "EC-20 no waiting": _at(f"advanced, ME\nall 35 upright sticks\n{COLUMNS}"),
    "EC-21 one too many": _at(f"basic, MEG\n{' '.join(_full_board())}\nG to move"),
    "EC-22 the last one": _at("basic, MEG"),
    "EC-23 bigger heap": _at(f"basic, ME\nNW, NE, SW closed\nsticks: {MIDDLE}\nM:A1=1 M:D3=1 E:G1=1 E:B5=1", None),
    "EC-24 a look": _at("advanced, MOGE\nO:A1=2 G:B1=3^ E:C1=1 G:D2=1"),
    "P1 advanced rules": Start(options={"advanced": True, "heap_placement": "reference"}, deal=False),
    "EC-25 three at once": _at("advanced, OM\nsticks: B1|C1", overlay="territories"),
}

LINES: dict[str, tuple[str, ...]] = {
    "ARM-2.1": ("EC-1 corner", "place 1 I1"),
    "ARM-2.2": ("EC-1 corner", "fence A1-C1"),
    "ARM-2.3": ("EC-1 corner", "heap A1=3"),
    "ARM-6.5": ("EC-1 corner", "fence A1-C1"),
    "ARM-6.12": ("EC-1 corner", "fence A1/A2 A1|B1"),
    "ARM-6.16": ("EC-1 corner", "fence C4|D4 D4|E4 E3|F3"),
    "ARM-9.8": ("EC-19 a token in vain", "pass", "pass", "pass"),
    "ARM-10.7": ("EC-11 partners", "show"),
    "ARM-11.3": ("EC-9 three share", "reinforce G1"),
    "ARM-12.8": ("EC-19 a token in vain", "pass", "pass", "pass"),
    "ARM-12.12": ("EC-12 face up", "reinforce A1"),
    "ARM-13.7": ("EC-14 fill the gap", "shoot A1"),
    "ARM-15.2": ("EC-12 behind by one", "peek G1"),
    "ARM-15.4": ("EC-24 a look", "peek B1"),
}
"""How a clause shows that forbids only what has to be typed, or shows late: a named position, and moves from there."""

COMPARISONS: dict[str, Compared] = {
    "advanced": Compared(),
    "teams": Compared("WE-1 four players", ("pass",) * 4),
    "peoples": Compared(to="EM"),
    "min_territory": Compared("EC-4 leftover"),
    "stick_count": Compared(moves=("fence B1|C1",)),
    "heap_placement": Compared(),
    "first_player": Compared(to=1),
    "relook": Compared(position="basic, ME   M:G2=5   E:H1=1   M to move"),
    "partners_share": Compared(position="basic, MOGE   M:A1=2   O:B1=3   G:C1=4   E:D2=1   M to move"),
    "power_needs_action": Compared("EC-20 no waiting"),
    "reinforcement_breaks": Compared(
        moves=("pass",) * 3, position="advanced, MEG\nNE closed\nM:G1=3 E:H1=3 G:G2=1\nreinforced: G2"
    ),
    "claim_needs_positive": Compared(
        moves=("pass",) * 3, position="advanced, MEG\nNE closed\nM:G1=1 G:H1=1 E:A1=1\narrows: G1 H1"
    ),
    "arrow_floor": Compared("EC-19 below zero", ("pass",) * 2),
    "final_tie": Compared("EC-23 bigger heap", ("pass",) * 2),
}
"""For each reading of the rules, the smallest position that tells it from the usual one."""

FRENCH: dict[str, str] = {
    "EC-7 one left": "il en reste une",
    "EC-2 heap counts": "le tas compte",
    "EC-1 corner": "un coin",
    "EC-3 three squares": "trois cases",
    "EC-4 leftover": "ce qui reste",
    "EC-5 dead end": "impasse",
    "EC-6 comb": "un peigne",
    "EC-21 one too many": "un de trop",
    "EC-22 the last one": "le dernier",
    "WE-1 each alone": "chacun pour soi",
    "EC-10 one takes all": "un seul prend tout",
    "EC-8 add up": "on additionne",
    "EC-9 three share": "trois partagent",
    "EC-23 bigger heap": "le plus gros tas",
    "WE-1 four players": "quatre joueurs",
    "EC-11 partners": "partenaires",
    "EC-12 behind by one": "un point de retard",
    "EC-12 face up": "face visible",
    "EC-15 cut away": "coupé du reste",
    "EC-16 cut in two": "coupé en deux",
    "EC-20 no waiting": "pas d'attente",
    "EC-14 fill the gap": "boucher le trou",
    "EC-24 a look": "un regard",
    "EC-25 three at once": "trois d'un coup",
    "P1 advanced rules": "règles avancées",
    "EC-13 arrow first": "la flèche d'abord",
    "EC-17 open board": "plateau ouvert",
    "EC-18 shield": "un bouclier",
    "EC-19 below zero": "au-dessous de zéro",
    "EC-19 a token in vain": "un jeton pour rien",
}
"""What the named positions are called in French, without their numbers."""
