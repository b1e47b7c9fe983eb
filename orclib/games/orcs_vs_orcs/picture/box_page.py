"""What is in the box, as one picture: every component drawn once, with its name and how many there are (spec 2.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.board import HOUSE, SCENARIOS, Board, board_file
from orclib.games.orcs_vs_orcs.box import (
    COPIES,
    FORTRESSES,
    HEROES,
    HORDES,
    LONG_GLORY,
    MARKERS,
    OBJECTIVES,
    UNITS,
    WELLS,
)
from orclib.games.orcs_vs_orcs.picture import cards, land, pieces, strikes
from orclib.games.orcs_vs_orcs.state import Options
from orclib.games.orcs_vs_orcs.text.names import card_name, objective_name, seat_name, short_objective
from orclib.language import Bilingual, labelled, series, spoken
from orclib.scene import Box, Poly, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import INK, LINE, MUTED, PANEL, PAPER

WIDE: Final = 1200
HIGH: Final = 760
PLAYERS: Final = tuple(Seat(seat) for seat in range(4))
FIVES: Final = 5
"""Glory tokens worth 5; the others are worth 1 (spec 2.5)."""
ONES: Final = LONG_GLORY - 5 * FIVES


class _Shelf(NamedTuple):
    """A part of the picture: what is told of it, where it is, and what is drawn in it."""

    told: str
    box: Box
    shapes: list[Shape]


def contents() -> Scene:
    """Everything in the box, once each, with names and counts in the language in use."""
    shelves = (_boards(), _players(), _tokens(), _objectives(), _units(), _heroes())
    title = spoken("What is in the box", "Ce qu'il y a dans la boîte")
    ground = group("ground", parts.ground(WIDE, HIGH), [parts.heading(24, 40, title)])
    note = spoken("spare tokens only replace lost ones", "les jetons en surplus ne servent qu'en cas de perte")
    foot = f"{cards.legend()}. {note}"
    ours = group("legend", [Text(WIDE - 24, 40, foot, 17, MUTED, align="end", room=WIDE - 380)])
    groups = [group(f"shelf:{at}", parts.panel(shelf.box), shelf.shapes) for at, shelf in enumerate(shelves)]
    told = "\n".join((title + ".", *(f"{shelf.told}." for shelf in shelves)))
    return Scene(WIDE, HIGH, title, told, (ground, ours, *groups))


def _said(en: str, fr: str, **facts: object) -> str:
    """A few words in the language in use, within a sentence or below a thing."""
    return str(Bilingual(en, fr)).format(**facts)


def _head(box: Box, words: str) -> Text:
    """What a part is called, at its top."""
    return Text(box.x + 14, box.y + 25, words, 17, INK, bold=True, room=box.w - 24)


def _under(cx: float, y: float, count: int | str, name: str, room: float) -> list[Shape]:
    """How many, and below that what."""
    shown = f"{count} ×" if isinstance(count, int) else count
    lines = metrics.wrap(name, room, 17)
    return [
        parts.middle(cx, y, shown, 17, INK, bold=True),
        *[parts.middle(cx, y + 20 + 19 * at, line, 17, INK, room=room + 4) for at, line in enumerate(lines)],
    ]


# --- the board -------------------------------------------------------------------------------------------------------


def _boards() -> _Shelf:
    """Both sides in small: places by their kind, roads as straight lines."""
    box = Box(20, 54, 440, 256)
    title = spoken("1 board, two sides", "1 plateau recto-verso")
    shapes: list[Shape] = [_head(box, title)]
    told = []
    for at, players in enumerate((4, 3)):
        frame = Box(box.x + 14 + 212 * at, box.y + 36, 200, 186)
        board = Board(board_file(HOUSE), players, SCENARIOS[0])
        shapes += _side(board, frame)
        who = (
            spoken("for 2 or 4 players", "pour 2 ou 4 joueurs")
            if at == 0
            else spoken("for 3 players", "pour 3 joueurs")
        )
        facts = _said(
            "{places} ruin places, {cities} cities, 1 tower",
            "{places} emplacements Ruine, {cities} Cités, 1 Tour",
            places=list(board.kind.values()).count("ruin"),
            cities=len(board.cities),
        )
        shapes.append(parts.middle(frame.cx, frame.bottom + 15, who, 17, INK, room=frame.w + 8))
        told.append(labelled(who, facts))
    return _Shelf(series([title, *told]), box, shapes)


def _side(board: Board, frame: Box) -> list[Shape]:
    here = land.land(board, frame)
    shapes: list[Shape] = [Rect(frame.x, frame.y, frame.w, frame.h, 8, fill=land.LAND, stroke=INK)]
    roads = ((road[0], road[-1]) for road in here.roads)
    shapes += [Poly(trail, closed=False, stroke=LINE, line=2) for trail in land.trails([*roads])]
    for zone, (x, y) in here.at.items():
        kind, home = board.kind[zone], board.dark_city.get(zone)
        if home is not None:
            shapes += pieces.scaled(pieces.dark_city(0, 0, home), x, y, 0.42)
        elif kind in ("city", "tower"):
            shapes += pieces.scaled(pieces.city() if kind == "city" else pieces.tower(), x, y, 0.42)
        else:
            shapes.append(Rect(x - 3.5, y - 3.5, 7, 7, 2, fill=PAPER, stroke=INK, line=1.25))
    return shapes


# --- what belongs to a player ----------------------------------------------------------------------------------------


def _players() -> _Shelf:
    """A row for each player: Hordes, markers, Dark City; beside them the strike tile with both faces of its token."""
    box = Box(472, 54, 708, 256)
    title = spoken("For each of 4 players", "Pour chacun des 4 joueurs")
    shapes: list[Shape] = [_head(box, title)]
    columns = (box.x + 140, box.x + 236, box.x + 336)
    for place, seat in enumerate(PLAYERS):
        y = box.y + 54 + 36 * place
        shapes.append(Text(box.x + 14, y + 6, seat_name(seat), 18, INK, serif=True))
        shapes.append(pieces.horde(columns[0], y, pieces.swatch(seat).fill, size=30, stroke=INK))
        shapes += pieces.marker(columns[1], y, seat, 26, 2)
        shapes += pieces.scaled(pieces.dark_city(0, 0, seat), columns[2], y, 0.7)
    names = (_said("Hordes", "Hordes"), _said("control markers", "jetons Contrôle"), _said("Dark City", "Cité Sombre"))
    told = []
    for x, count, name in zip(columns, (HORDES, MARKERS, 1), names, strict=True):
        shapes += _under(x, box.bottom - 64, count, name, 92)
        told.append(f"{count} {name}")
    middle = (box.x + 400 + box.right) / 2
    shapes += pieces.scaled(strikes.strike_tile(1, red=False), middle - strikes.WIDTH / 2, box.y + 38, 1)
    shapes += _under(middle, box.y + 120, 1, strike := _said("strike tile", "tuile de Suivi de frappes"), 250)
    faces = (_said("white", "blanche"), _said("red: Berserk", "rouge : Berserk"))
    for x, red, face in zip((middle - 74, middle + 74), (False, True), faces, strict=True):
        shapes += pieces.strike_token(x, box.y + 174, red=red, r=14)
        shapes.append(parts.middle(x, box.y + 201, face, 17, INK, room=150))
    shapes += _under(middle, box.bottom - 34, 1, token := _said("token with two faces", "jeton à deux faces"), 250)
    told += [f"1 {strike}", f"1 {token} ({', '.join(faces)})"]
    return _Shelf(labelled(title, ", ".join(told)), box, shapes)


# --- what belongs to all ---------------------------------------------------------------------------------------------


def _tokens() -> _Shelf:
    """Villages, wells, fortresses, glory, the tracking tile, the first player tile."""
    box = Box(20, 320, 700, 150)
    title = spoken("For all", "Pour tous")
    y, below = box.y + 56, box.y + 90
    things: tuple[tuple[float, float, int | str, str, Iterable[Shape]], ...] = (
        (50, 80, 36, _said("villages", "Villages"), pieces.scaled(pieces.village(), box.x + 50, y, 1.35)),
        (136, 100, WELLS, _said("mana wells", "jetons Mana"), pieces.well(box.x + 136, y - 4)),
        (232, 100, FORTRESSES, _said("fortresses", "Forteresses"), _two_fortresses(box.x + 232, y)),
        (340, 116, f"{ONES} × 1, {FIVES} × 5", _said("glory points", "Points de gloire"), _coins(box.x + 340, y)),
        (
            494, 176, 1, _said("combat tracking tile", "tuile de Suivi de combat"),
            pieces.scaled(_tracking(), box.x + 494 - 0.35 * strikes.TILE, y - 30, 0.7),
        ),
        (620, 80, 1, _said("first player", "1er joueur"), pieces.first_player(box.x + 620, y, 46)),
    )  # fmt: skip
    shapes: list[Shape] = [_head(box, title)]
    told = []
    for dx, room, count, name, drawn in things:
        shapes += [*drawn, *_under(box.x + dx, below, count, name, room)]
        told.append(f"{count} {name}")
    return _Shelf(labelled(title, ", ".join(told)), box, shapes)


def _two_fortresses(x: float, y: float) -> list[Shape]:
    """A fortress that stands, and one that is being built."""
    standing = pieces.scaled((pieces.stock_fortress(0, 0, 38)), x - 20, y, 1)
    lying = parts.sign(x + 22, y + 6, "castle", 34, MUTED, turn=90)
    return [*standing, lying]


def _coins(x: float, y: float) -> list[Shape]:
    return [*pieces.glory(x - 22, y, 1, 17), *pieces.glory(x + 20, y, 5, 20)]


def _tracking() -> pieces.Shapes:
    """The tracking tile, with a Horde lost."""
    lower = pieces.scaled(strikes.losses(PLAYERS[1], 0, 0), 0, strikes.ROW, 1)
    return (*strikes.ground(), *strikes.losses(PLAYERS[0], 1, 0), *lower)


def _objectives() -> _Shelf:
    """The eight objective tiles."""
    box = Box(732, 320, 448, 150)
    title = spoken("{n} objective tiles", "{n} tuiles Objectifs", n=len(OBJECTIVES))
    shapes: list[Shape] = [_head(box, title)]
    step = (box.w - 16) / 4
    for place, tile in enumerate(OBJECTIVES):
        x, y = box.x + 8 + step * (place % 4), box.y + 32 + 58 * (place // 4)
        shapes += pieces.tile(Box(x + step / 2 - 17, y, 34, 34), tile)
        shapes.append(parts.middle(x + step / 2, y + 46, short_objective(tile), 17, INK, room=step))
    return _Shelf(labelled(title, ", ".join(map(objective_name, OBJECTIVES))), box, shapes)


# --- cards -----------------------------------------------------------------------------------------------------------


def _units() -> _Shelf:
    """One of each kind of Unit, with its copies; that the forty beside the Orcs are eight of each is ours (R5)."""
    box = Box(20, 480, 566, 266)
    title = spoken("{n} Unit cards", "{n} cartes Unités", n=sum(COPIES))
    shapes: list[Shape] = [_head(box, title)]
    told = []
    step, (w, h) = (box.w - 14) / 3, (124.0, 104.0)
    for place, (card, count) in enumerate(zip(UNITS, COPIES, strict=True)):
        x, y = box.x + 14 + step * (place % 3), box.y + 36 + (h + 9) * (place // 3)
        shapes += pieces.scaled(cards.face(card, w, h, Options()), x, y, 1)
        ours = "" if place == 0 else cards.MARK
        shapes.append(Text(x + w + 8, y + h / 2 + 6, f"{count} ×{ours}", 17, INK, bold=True, room=step - w - 8))
        told.append(f"{count}{ours} {card_name(card)}")
    return _Shelf(labelled(title, ", ".join(told)), box, shapes)


def _heroes() -> _Shelf:
    """The twenty Heroes, by their signs."""
    box = Box(598, 480, 582, 266)
    title = spoken("{n} Hero cards", "{n} cartes Héros", n=len(HEROES))
    shapes: list[Shape] = [_head(box, title)]
    step = (box.w - 12) / 4
    for place, card in enumerate(HEROES):
        x, y = box.x + 16 + step * (place % 4), box.y + 62 + 43 * (place // 4)
        shapes += cards.art(card, x + 14, y, 28, INK, PANEL)
        shapes.append(Text(x + 34, y + 6, card_name(card), 17, INK, room=step - 36))
    return _Shelf(labelled(title, ", ".join(map(card_name, HEROES))), box, shapes)
