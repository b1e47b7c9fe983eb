"""What moves of Thorval are made of, as it is typed in either language; the first name is the one that is written.

Territories are written as on the board, II/5; castles by their number, 3 or "castle 3". Players are their colours, the
letters A to F clockwise as in the specification, or their seats from 0. Units are soldiers and hero or small wizard: 4,
4S, 2+H, 4S+W, H.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, get_args

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.kinds import Kind as FieldKind
from orclib.engine.kinds import Number, Words, tricks
from orclib.engine.patterns import Word
from orclib.engine.reading import Reading
from orclib.games.thorval import actions as act
from orclib.games.thorval.board import Board, board, boards
from orclib.games.thorval.box import DIE, REGIONS, Figure, Kind, Mode, Piece
from orclib.games.thorval.helps import OPTIONS
from orclib.games.thorval.rules.tries import AnyTry
from orclib.games.thorval.state import Options, Phase, Table
from orclib.games.thorval.text import statements as says
from orclib.games.thorval.text.names import COLOURS, LETTERS
from orclib.games.thorval.text.statements import SWITCHES, Garrison, Units
from orclib.language import say

HOUSE: Final = board()
MOST: Final = 9_999
"""The most units or orks that anybody types."""


# --- spaces and players ----------------------------------------------------------------------------------------------


@cache
def _spaces(board: Board) -> Mapping[str, str]:
    territories = {space: f"{space}|{space.replace('/', ' ')}" for space in board.territories}
    return territories | {space: f"{space}|castle {space}|château {space}" for space in board.castles}


def spaces(example: str, *, anywhere: bool = True) -> Words:
    """A space of the board; where it has to be one, no space is not written."""
    return Words(
        'a space (a territory such as "II/5", or a castle such as "3")',
        "une case (un territoire comme « II/5 », ou un château comme « 3 »)",
        lambda state: _spaces(state.board if state is not None else HOUSE),
        example=example,
        write=lambda space: space if space or anywhere else None,
    )


_FRENCH: Final = ("orange", "bleu|bleue", "vert|verte", "jaune", "marine", "rouge")
_PLAYERS: Final = {
    Seat(at): f"{colour}|{french}|{letter}|{at}"
    for at, (colour, french, letter) in enumerate(zip(COLOURS, _FRENCH, LETTERS, strict=True))
}


@cache
def _players(players: int) -> Mapping[Seat, str]:
    return {seat: names for seat, names in _PLAYERS.items() if seat < players}


SPACE: Final = spaces("II/5")
PLAYER: Final = Words(
    "a player (a colour such as orange, a letter A to F, or a seat from 0)",
    "un joueur (une couleur comme orange, une lettre de A à F, ou une place à partir de 0)",
    lambda state: _players(state.options.players if state is not None else len(LETTERS)),
    write=lambda seat: _PLAYERS.get(seat, str(seat)),
)

# --- units -----------------------------------------------------------------------------------------------------------

KIND: Final = Words(
    "a treasure",
    "un trésor",
    {
        Kind.CHEST: "chest|coffret|coffre",
        Kind.CROWN: "crown|couronne",
        Kind.RING: "ring|anneau|magic ring|anneau magique",
        Kind.BLANK: "blank|vierge|sans inscription|blank treasure|trésor vierge|trésor sans inscription",
    },
)
_HERO: Final = "hero|héros|H"
_WIZARD: Final = "wizard|magicien|W|M|small wizard|petit magicien"
FIGURE: Final = Words("a figure", "une figurine", {Figure.HERO: _HERO, Figure.WIZARD: _WIZARD})
PIECE: Final = Words(
    "what is meant",
    "de quoi il s'agit",
    {
        Piece.SOLDIER: "soldier|soldat|S|a soldier|un soldat",
        Piece.HERO: _HERO,
        Piece.WIZARD: _WIZARD,
        Piece.REST: "rest|reste|all|tout|tous|everybody|all soldiers|tous les soldats",
    },
    example=Piece.HERO,
)
_MORE: Final = frozenset(("+", "and", "et", "with", "avec"))
_SOLDIERS: Final = frozenset(("s", "soldier", "soldiers", "soldat", "soldats", "ork", "orks", "orc", "orcs"))


class _Units(FieldKind):
    """Soldiers and figures in any order: `4`, `4S+W`, `H`, "4 soldiers and the hero"."""

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """Number after number and figure after figure, as long as there is a sign or word between."""
        found, fresh = dict[int, Units](), {at: Units(0)}
        while fresh:
            grown = dict[int, Units]()
            for start, units in fresh.items():
                for end, more in self._one(reading, start, units).items():
                    found.setdefault(end, more)
                    if reading.word(end) in _MORE:
                        grown.setdefault(end + 1, more)
            fresh = grown
        return found

    def _one(self, reading: Reading, at: int, before: Units) -> dict[int, Units]:
        at += at > 0 and reading.word(at) in ("the", "le")
        word = reading.word(at)
        if word.isdecimal() and len(word) <= len(str(MOST)):
            more = replace(before, soldiers=before.soldiers + int(word))
            return {at + 1 + (reading.word(at + 1) in _SOLDIERS): more}
        for end in (at + 2, at + 1):
            figure = FIGURE.table(None).get(tuple([reading.word(each) for each in range(at, end)]))
            if figure is not None:
                return {end: replace(before, figures=(*before.figures, figure[0]))}
        return dict.fromkeys(reading.miss(at, self.label), before)

    def write(self, value: Any) -> str | None:
        """A number, and a letter for each figure."""
        letters = [figure.value[0].upper() for figure in value.figures]
        return "+".join([str(value.soldiers), *letters] if value.soldiers or not letters else letters)

    def examples(self, state: Any) -> Sequence[Any]:
        """Some of each."""
        return Units(2, (Figure.HERO,)), Units(4)


UNITS: Final = _Units("units (such as 4, 4S, 2+H, 4S+W or H)", "des unités (comme 4, 4S, 2+H, 4S+W ou H)")


class _Lots(FieldKind):
    """Units by space: `II/3 4, II/4 2+H`, "4 in II/3 and the hero in II/4", or "nothing"."""

    nothing = Word("nothing|rien|none|aucune")
    place = Word("in|dans|from|depuis|de|en|into|to")

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """One after the other, as long as there are some."""
        done, fresh = dict[int, tuple[act.Lot, ...]](), {at: tuple[act.Lot, ...]()}
        while fresh:
            grown = dict[int, tuple[act.Lot, ...]]()
            for start, lots in fresh.items():
                start += bool(lots) and reading.word(start) in ("and", "et")
                for end, more in self._lot(reading, start).items():
                    grown.setdefault(end, (*lots, *more))
            fresh = {end: lots for end, lots in grown.items() if end not in done}
            done |= fresh
        return done | dict.fromkeys(self.nothing.read(reading, at), ())

    def _lot(self, reading: Reading, at: int) -> dict[int, tuple[act.Lot, ...]]:
        """What is said of a space; two figures, which the rules forbid, are two lots."""
        found = dict[int, tuple[act.Lot, ...]]()
        for middle, space in SPACE.read(reading, at).items():
            for end, units in UNITS.read(reading, middle + (reading.word(middle) in (":", "="))).items():
                found.setdefault(end, _of(space, units))
        for middle, units in UNITS.read(reading, at).items():
            for behind in self.place.read(reading, middle):
                for end, space in SPACE.read(reading, behind).items():
                    found.setdefault(end, _of(space, units))
        return found

    def write(self, value: Any) -> str | None:
        """The space, and what is meant there."""
        return ", ".join(f"{lot.space} {written(lot.soldiers, lot.figure)}" for lot in value) or str(
            self.nothing.tell({})
        )

    def examples(self, state: Any) -> Sequence[Any]:
        """One that names two spaces."""
        return ((act.Lot("II/3", 4), act.Lot("3", 2, Figure.HERO)),)


class _Garrisons(FieldKind):
    """Spaces that hold the same, and more of the same holder: `II/4, III/2 = 1S; 3 = 9S+H`."""

    def read(self, reading: Reading, at: int) -> dict[int, Any]:
        """One after the other, as long as there are some."""
        done, fresh = dict[int, tuple[Garrison, ...]](), {at: tuple[Garrison, ...]()}
        while fresh:
            grown = dict[int, tuple[Garrison, ...]]()
            for start, garrisons in fresh.items():
                for end, garrison in self._garrison(reading, start).items():
                    grown.setdefault(end, (*garrisons, garrison))
            fresh = {end: garrisons for end, garrisons in grown.items() if end not in done}
            done |= fresh
        return done

    def _garrison(self, reading: Reading, at: int) -> dict[int, Garrison]:
        """Some spaces, a sign, and what stands in each of them."""
        spaces, found = list[str](), SPACE.read(reading, at)
        while found:
            end, space = next(iter(found.items()))
            if end <= at:
                return {}  # behind the end everything is let pass
            at, spaces = end, [*spaces, space]
            told = reading.word(at) in ("=", ":")
            for middle in (at + 1,) if told else reading.miss(at, lambda: '"="'):
                units = UNITS.read(reading, middle)
                return {stop: Garrison(tuple(spaces), each) for stop, each in units.items()}
            found = SPACE.read(reading, at)
        return {}

    def write(self, value: Any) -> str | None:
        """The spaces, and what stands in each."""
        return "; ".join(f"{', '.join(each.spaces)} = {UNITS.write(each.units)}" for each in value)

    def examples(self, state: Any) -> Sequence[Any]:
        """Two."""
        return ((Garrison(("II/2",), Units(4, (Figure.WIZARD,))), Garrison(("I/5", "3"), Units(1))),)


def _of(space: str, units: Units | None) -> tuple[act.Lot, ...]:
    if units is None:
        return ()
    first, *others = units.figures or (None,)
    return (act.Lot(space, units.soldiers, first), *(act.Lot(space, 0, figure) for figure in others))


def written(soldiers: int, figure: Figure | None) -> str:
    """Units as they are typed."""
    return str(UNITS.write(Units(soldiers, () if figure is None else (figure,))))


# --- what goes without saying ----------------------------------------------------------------------------------------

_NO_FIGURE: Final = {False: "soldiers|soldats|soldier|soldat"}
_ANY_FIGURE: Final = f"figure|figurine|{_HERO}|{_WIZARD}"
_ONE_FIGURE: Final = {
    None: _ANY_FIGURE,
    Figure.HERO: f"figure|figurine|{_HERO}",
    Figure.WIZARD: f"figure|figurine|{_WIZARD}",
}


def _there(state: Table, space: str | None) -> str:
    """The names of the figure that stands in a space of whoever decides; of any, where none does."""
    force = None if space is None else state.force(space)
    return _ONE_FIGURE[force.figure if force is not None and force.holder == state.active else None]


@cache
def _losses(figure: str) -> Mapping[bool, str]:
    return _NO_FIGURE | {True: figure}


@cache
def _leads(figure: str) -> Mapping[bool, str]:
    return {True: figure}


def fill(cls: type, said: dict[str, Any], state: Table, seat: Seat) -> None:
    """Add to what was said of a move what goes without saying."""
    if cls is act.Hide:
        said.setdefault("owner", state.options.hides_for(seat))
    elif cls in (act.Attack, act.Begin):
        said.setdefault("mode", state.options.modes[0])
    elif cls is act.Help:
        said.setdefault("option", 0)
    elif cls is act.Advance:
        fight = state.fight
        emptied = "" if fight is None else fight.origin if fight.winner == fight.target else fight.target
        said.setdefault("space", emptied)


_HOLDERS: Final = {
    seat: f"{LETTERS[seat]}|{names.replace(f'|{LETTERS[seat]}|{seat}', '')}" for seat, names in _PLAYERS.items()
}
LETTER: Final = Words("a player (A to F, or a colour)", "un joueur (de A à F, ou une couleur)", _HOLDERS)
_MOMENTS: Final = {
    Phase.HELP: "help|aide",
    Phase.REINFORCE: "reinforce|renforts|reinforcements",
    Phase.DECLARE: "declare|attaque|attack",
    Phase.OPENING_ROLL: "opening roll|premier jet",
    Phase.CASTLES: "castles|châteaux",
    Phase.ORK_SETUP: "ork setup|placement des Orks",
    Phase.SETTLE: "settle|territoires",
    Phase.HIDE: "hide|cachettes",
    Phase.MUSTER: "muster|dix soldats",
    Phase.ROUND: "round|tour",
    Phase.SPREAD: "spread|croissance",
    Phase.DRAGON: "dragon",
    Phase.MEDIATOR: "mediator|médiateur",
    Phase.GIFT: "gift|cadeau",
    Phase.FIRST_PLAYER: "first player|premier joueur",
}
"""The calm moments; and the beginning of a round, from which the game goes on to the first throw of dice."""
_VALUES: Final[dict[Any, str]] = {
    True: "on|oui|yes|true",
    False: "off|non|no|false",
    **{value: value for values in Options.choices().values() for value in values if isinstance(value, str)},
}


@cache
def _boards(names: tuple[str, ...]) -> Mapping[str, str]:
    return {name: f'{name}|"{name}"' for name in names}


WORDS: Final[Mapping[Any, Any]] = {
    Seat: PLAYER,
    Kind: KIND,
    Figure: FIGURE,
    Piece: PIECE,
    "space": SPACE,
    "origin": spaces("II/2"),
    "target": SPACE,
    "start": spaces("IV/4"),
    "end": spaces("3"),
    "to": spaces("II/3"),
    **{(cls, "seat"): LETTER for cls in (says.First, says.Mover, says.Count, says.Lie, says.Owned)},
    "holder": Words(
        "a player (A to F, or a colour), or O for orks",
        "un joueur (de A à F, ou une couleur), ou O pour les Orks",
        {**_HOLDERS, None: "O|orks|ork"},
        example=Seat(0),
    ),
    (says.Garrison, "spaces"): SPACE,
    (says.Dragon, "space"): spaces("IV/5", anywhere=False),
    (says.Mediator, "space"): spaces("II/6", anywhere=False),
    "garrisons": _Garrisons("units and where they stand", "des unités et leur case"),
    "players": Number("the number of players", "le nombre de joueurs", most=MOST, example=4),
    (says.Round, "number"): Number("the number of the round", "le numéro du tour", most=MOST),
    (says.Count, "number"): Number("how often", "combien de fois", most=MOST),
    "thrown": Words("a number 1 to 6", "un nombre de 1 à 6", {face: str(face) for face in DIE}),
    "regions": Words(
        "a region I to VI",
        "une région de I à VI",
        {at: f"{numeral}|{at}" for at, numeral in enumerate(REGIONS, 1)},
    ),
    Phase: Words(
        "a moment of the game (help, reinforce, declare, spread, dragon, mediator, first player, castles, hide …)",
        "un moment du jeu (aide, renforts, attaque, croissance, dragon, médiateur, premier joueur, châteaux …)",
        _MOMENTS,
    ),
    (says.Switch, "option"): Words("an option", "une option", {name: name for name in SWITCHES}),
    "value": Words(
        "a value of the option (on, off, or one of its words)",
        "une valeur de l'option (oui, non, ou un de ses mots)",
        _VALUES,
    ),
    "board": Words("a map", "une carte", lambda _: _boards(boards()), write=lambda name: f'"{name}"'),
    "lots": _Lots("units in spaces", "des unités par case"),
    "face": Number("a face of the die", "une face du dé"),
    "attack": Number("the attacker's die", "le dé de l'attaquant"),
    "defence": Number("the defender's die", "le dé du défenseur"),
    "option": Number(
        "an option of help (0 for none, 1 to 5)", "une possibilité d'aide (0 pour aucune, 1 à 5)", few=OPTIONS
    ),
    "units": Number("how many units move in", "combien d'unités occupent la case", most=MOST),
    "boat": Words("the boat", "le bateau", {True: "boat|bateau"}),
    Mode: Words(
        "the kind of attack",
        "le genre d'attaque",
        {Mode.TOTAL: "total|totale", Mode.PARTIAL: "partial|partielle", Mode.SERIES: "series|série"},
    ),
    **tricks(
        get_args(AnyTry), "something to try (look, walk or bind)", "une chose à essayer (regarder, marcher ou obliger)"
    ),
    (act.Lose, "figure"): Words(
        "soldiers or figure",
        "soldats ou figurine",
        lambda state: _losses(_there(state, state.losses[0].space if state.losses else None)),
        write=lambda figure: say("figure", "figurine") if figure else say("soldiers", "soldats"),
    ),
    (act.Occupy, "figure"): Words(
        "the figure",
        "la figurine",
        lambda state: _leads(_there(state, state.fight.winner if state.fight is not None else None)),
        write=lambda _: say("figure", "figurine"),
    ),
}
"""What the fields of moves are called."""
