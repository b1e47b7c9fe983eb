"""What moves of De l'Orc pour les Braves are made of, as it is typed in either language; the first name is written.

Cards go by their names, or as in the specification: OR4 OR6 OR* for the orc warrior, veteran and leader (by their
values), BA, SK and DW likewise, `gob tro gia war fly com`, `sp1` to `sp4`. Players are their colours, their seats from
0, or as in the specification: Z is the sorcerer, A is to the left of Z, and so on clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_args

from orclib.engine import Seat
from orclib.engine.kinds import Kind, Number, Words, tricks
from orclib.games.braves.box import DESIGNS, FOLKS, PEOPLES, PILES, ROUND_BATTLES, Back, Design, Rank
from orclib.games.braves.rules.tries import AnyTry
from orclib.games.braves.state import Options, Phase, Table
from orclib.games.braves.text.names import PLAYERS, design_name, designs_count
from orclib.language import LANGUAGES, speaking

COLOURS: Final = tuple(en.lower() for en, _ in PLAYERS)
"""The players as they are typed, by seat."""
_COULEURS: Final = ("rouge", "bleu|bleue", "vert|verte", "jaune", "violet|violette", "blanc|blanche", "noir|noire")
LETTERS: Final = "ZABCDEF"
"""The players as the specification calls them: the sorcerer, then clockwise."""
_PEOPLES: Final = {back: FOLKS[back] for back in PEOPLES}
BACKS: Final = {
    back: "|".join(dict.fromkeys((*of.en, *of.fr, f"{of.en[0]}s", of.letters, of.lettres)))
    for back, of in _PEOPLES.items()
} | {
    Back.MERCENARY: "mercenary|mercenaire|mercenaries|mercenaires|merc",
    Back.SPY: "spy|espion|spies|espions",
    Back.START: "start|début",
}


def code(design: Design, options: Options) -> str:
    """A card as the specification writes it; by letter where two values of a people are the same."""
    if design.rank is None:
        return design.face.code
    people, rank = FOLKS[design.back].letters, design.rank
    if rank is Rank.LEADER or options.warrior_value == options.veteran_value:
        return f"{people}{design.face.code}"
    return f"{people}{options.value(design)}"


@cache
def card_names(options: Options) -> Mapping[Design, str]:
    """Every name of each card."""
    return {design: "|".join(_names_of(design, options)) for design in DESIGNS}


def _names_of(design: Design, options: Options) -> list[str]:
    names = [design.slug, code(design, options), *design.face.called]
    for language in LANGUAGES:
        with speaking(language):
            names += [design_name(design), designs_count(design, 2).removeprefix("2 ")]
    if design.rank is not None:
        folk, backs = FOLKS[design.back], BACKS[design.back].split("|")
        short = code(design, options).removeprefix(folk.letters)
        ranks = dict.fromkeys((design.face.code, design.rank.value[0], short))
        names += [f"{people}{rank}" for people in (folk.letters, folk.lettres) for rank in ranks]
        if code(design, options)[-1].isdecimal():
            names += [f"{back} {options.value(design)}" for back in backs]
    return names


_USUAL: Final = Table(options=Options())


def player_names(table: Table | None) -> Mapping[Seat, str]:
    """Every name of each player."""
    return _player_names(_players(table), 0 if table is None else table.sorcerer)


def _players(table: Table | None) -> int:
    return (table or _USUAL).options.players


@cache
def _player_names(players: int, sorcerer: int, seats: bool = True) -> Mapping[Seat, str]:
    return {
        Seat(seat): f"{COLOURS[seat]}|{_COULEURS[seat]}|{LETTERS[(seat - sorcerer) % players]}" + f"|{seat}" * seats
        for seat in range(players)
    }


def _colour(seat: Seat | None) -> str | None:
    if seat is None:
        return None
    return f"{COLOURS[seat]}|{_COULEURS[seat]}" if 0 <= seat < len(COLOURS) else str(seat)


def _back(back: Back | None) -> str | None:
    if back is None:
        return None
    return BACKS.get(back, back.value) if back not in _PEOPLES else f"{back.value}|{_PEOPLES[back].fr[0]}"


@cache
def _card(design: Design | None) -> str | None:
    if design is None:
        return None
    with speaking("fr"):
        return f"{design.slug}|{design_name(design).replace(' ', '_')}"


_VALUES: Final = {"on": "on|oui|yes|true", "off": "off|non|no|false"} | {
    str(value): str(value)
    for values in Options.choices().values()
    for value in values
    if value != "off" and not isinstance(value, bool)
}  # fmt: skip
"""What a reading of the rules may be set to."""
_PHASES: Final = {
    Phase.SORCERER: "sorcerer|sorcier", Phase.DEAL: "deal|distribution", Phase.LEFTOVER: "leftover|reste",
    Phase.CHAMPION: "champion", Phase.SPY: "spy|espion", Phase.CALL: "call|appel", Phase.COMMIT: "commit|envoi",
    Phase.ROUND_END: "round_end|fin_de_manche", Phase.OVER: "over|finie",
}  # fmt: skip


_PLACES: Final = {place: str(place) for place in range(max(PILES.values()) + 1)}
_PEOPLE: Final = Words(
    f"a people ({', '.join(of.en[1] for of in _PEOPLES.values())})",
    f"un peuple ({', '.join(of.fr[1] for of in _PEOPLES.values())})",
    BACKS,
    write=_back,
)
WORDS: Final[Mapping[Any, Kind]] = {
    Design: Words(
        "a card (such as OR4, OR6, OR*, gob, tro, gia, war, fly, com, sp1, or orc veteran)",
        "une carte (comme OR4, OR6, OR*, gob, tro, gia, war, fly, com, sp1 ou vétéran orc)",
        lambda table: card_names(_USUAL.options if table is None else table.options),
        example=Design.GOBLIN,
        write=_card,
    ),
    Seat: Words(
        "a player (a colour such as red, a seat from 0, or Z, A, B … from the sorcerer on)",
        "un joueur (une couleur comme rouge, une place à partir de 0, ou Z, A, B … à partir du sorcier)",
        player_names,
        example=Seat(1),
        write=_colour,
    ),
    Back: Words(
        f"a back ({', '.join(of.en[0] for of in _PEOPLES.values())}, mercenary or spy)",
        f"un dos ({', '.join(of.fr[0] for of in _PEOPLES.values())}, mercenaire ou espion)",
        BACKS,
        write=_back,
    ),
    "people": _PEOPLE,
    "pile": Number("the number of a pile", "le numéro d'une pile", few=range(1, max(PILES.values()) + 1)),
    "goblins": Number("the number of goblins that fly in", "le nombre de gobelins qui embarquent"),
    "place": Words(
        "a pile, or a player (a colour such as red, a seat from 0, or Z, A, B … from the sorcerer on)",
        "une pile, ou un joueur (une couleur comme rouge, une place à partir de 0, ou Z, A, B … à partir du sorcier)",
        lambda table: _PLACES | {int(seat): names for seat, names in player_names(table).items()},
        write=str,
    ),
    **tricks(get_args(AnyTry), "an attempt ({})", "un essai ({})"),
    # what only positions say
    "tile": Words(
        "a player (a colour such as red, a seat from 0, or Z, A, B … from the first seat on)",
        "un joueur (une couleur comme rouge, une place à partir de 0, ou Z, A, B … à partir de la première place)",
        lambda table: _player_names(_players(table), 0),
        write=_colour,
    ),
    "whose": Words(
        "a player (a colour such as red, or Z, A, B … from the sorcerer on, but no number of a seat), then a number",
        "un joueur (une couleur comme rouge, ou Z, A, B … à partir du sorcier, pas un numéro de place), puis un nombre",
        # no seats from 0: a bare list of numbers would be read as pairs of a seat and a number
        lambda table: _player_names(_players(table), 0 if table is None else table.sorcerer, seats=False),
        write=_colour,
    ),
    "players": Words(
        "a number of players", "un nombre de joueurs", {players: str(players) for players in range(100)}, example=4
    ),
    "option": Words(
        "an option",
        "une option",
        {name: name for name in Options.__struct_fields__ if name != "players"},
        example="end_rule",
    ),
    "value": Words("a value of the option", "une valeur de l'option", _VALUES, example="reach"),
    Phase: Words(
        f"a phase ({', '.join(told.split('|')[0] for told in _PHASES.values())})",
        f"une phase ({', '.join(told.split('|')[-1] for told in _PHASES.values())})",
        _PHASES,
        example=Phase.CALL,
    ),
    "round_no": Number("the number of a round", "le numéro d'une manche", few=range(1, 4)),
    "battle": Number(
        f"the number of a battle (1 to {ROUND_BATTLES})",
        f"le numéro d'une bataille (1 à {ROUND_BATTLES})",
        most=ROUND_BATTLES,
        few=range(1, ROUND_BATTLES + 1),
    ),
    "out": Words("where the start card is", "où est la carte « début »", {True: "out|sortie", False: "in|dedans"}),
    "last": Words(
        "the number of a pile, or none",
        "le numéro d'une pile, ou aucune",
        {0: "none|aucune"} | {pile: str(pile) for pile in range(1, max(PILES.values()) + 1)},
        example=1,
    ),
    "spy": Number("the number of a spy (0 to 4)", "le numéro d'un espion (0 à 4)", most=4),
    "peoples": _PEOPLE,
    "aboard": Number("the number of goblins that flew in", "le nombre de gobelins embarqués"),
}
