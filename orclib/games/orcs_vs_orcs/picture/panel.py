"""What lies beside the map: players, objectives, glory, cards to buy; below it what can be pressed in this phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.box import FATES, MARCHERS, RIVER, UNITS, Card, Counts, Fate
from orclib.games.orcs_vs_orcs.picture import cards, land, pieces
from orclib.games.orcs_vs_orcs.picture.pieces import Shapes
from orclib.games.orcs_vs_orcs.rules.building import fortress_stock, foundations, recruit_places, rising
from orclib.games.orcs_vs_orcs.rules.entry import burnable, can_mark
from orclib.games.orcs_vs_orcs.rules.flow import camp_glory
from orclib.games.orcs_vs_orcs.rules.meeting import retreats, stands_alone
from orclib.games.orcs_vs_orcs.rules.reckoning import leaders
from orclib.games.orcs_vs_orcs.rules.turn import marchers
from orclib.games.orcs_vs_orcs.state import Held, Phase, Player, View
from orclib.games.orcs_vs_orcs.text import alt_text
from orclib.games.orcs_vs_orcs.text.names import (
    card_name,
    fate_name,
    objective_name,
    seat_name,
    short_objective,
    zones_list,
)
from orclib.language import capital, labelled, say
from orclib.scene import Box, Circle, Collector, Rect, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.column import GAP, Button, Column
from orclib.scene.palette import GOLD, INK, MUTED, PANEL, PAPER, TERRAINS

COLUMN: Final = Box(752, 12, 436, 736)
STATUS_H: Final = 86
SEAT_H: Final = 52
STEP: Final = 57
PITCH: Final = 73.0
TILE: Final = 50
_TILE: Final = Box(0, 0, TILE, TILE)
RIVER_H: Final = 80
BUTTON_H: Final = 34
CELL: Final = 30.0
PILE: Final = (134.0, 44.0)
SMALL_PILE: Final = (58.0, 34.0)
CHIP: Final = (142.0, 30.0)
NOTE_H: Final = 126


_LABELS: Final[dict[str, Callable[[], str]]] = {
    "go": lambda: say("go", "partent"),
    "leave": lambda: say("stay", "restent"),
    "take": lambda: say("join", "suivent"),
}
"""What the numbers of Hordes in the tray are for, as short as can be: all of them may be needed in one row."""


class Panel(Column):
    """Draws all that is not the map or the battlefield."""

    def __init__(self, view: View, picture: Collector) -> None:
        super().__init__(picture, COLUMN)
        self.view = view

    @property
    def may_act(self) -> bool:
        """Whether the one who looks is to decide; the referee decides for whoever acts."""
        view = self.view
        return view.phase is not Phase.OVER and (view.active is None or view.seat in (None, view.active))

    def draw(self) -> Box | None:
        """The whole column. Returns where a refusal may be written: over the key, if there is room for one."""
        self.status()
        for seat in self.view.options.seats:
            self._seat(seat, Box(COLUMN.x, self.y, COLUMN.w, SEAT_H))
            self.y += STEP
        self.y += 4
        self._river()
        self._tray()
        note = Box(COLUMN.x, COLUMN.bottom - NOTE_H, COLUMN.w, NOTE_H)
        self._key()
        return note if self.y <= note.y else None

    # --- whose turn it is --------------------------------------------------------------------------------------------

    def status(self) -> None:
        """Who is to do what in one sentence, the game turn, the actions that are left to whoever moves."""
        view, bar = self.view, Box(COLUMN.x, self.y, COLUMN.w, STATUS_H)
        aside = 0.0
        moves = view.mover is not None and view.phase is not Phase.OVER and not alt_text.fights(view)
        if moves:
            aside = 22 * view.actions + 34
        whose: parts.Sign = "crown" if view.phase is Phase.OVER else "die"
        if view.phase is not Phase.OVER and view.active is not None:
            whose = pieces.marker(0, 0, view.active, 24, 2)
        shapes = parts.status_box(bar, alt_text.status(view), alt_text.turn_text(view), whose, aside)
        if moves and view.mover is not None:
            right, y = bar.right - 14, bar.bottom - 24
            for place in range(view.actions):
                shapes.append(Circle(right - 6 - 22 * place, y, 8, fill=GOLD))
            right -= 22 * view.actions + 10
            shapes += [Circle(right, y, 14, fill=PAPER), *pieces.marker(right, y, view.mover, 18)]
        self.add(group("status", shapes))
        self.y = bar.bottom + 7

    # --- players -----------------------------------------------------------------------------------------------------

    def _seat(self, seat: Seat, box: Box) -> None:
        """A player in two rows: stock and glory; Unit cards and Heroes."""
        view, id, player = self.view, act.seat_target(seat), self.view.players[seat]
        cy = box.y + 16
        shapes, at = parts.seat_plate(box, 36, cy, seat_name(seat), wins=seat in view.winners)
        shapes += pieces.marker(box.x + 19, cy + 1, seat, 20, 2)
        if seat == view.first and view.phase is not Phase.OVER:
            shapes += pieces.first_player(at + 11, cy, 20)
        if player.red:
            shapes += pieces.strike_token(at + (7 if seat in view.winners else 35), cy, True, 10)
        partner = view.options.partner(seat)
        shapes += pieces.points(box.right - 24, cy, player.glory, 12)
        if partner is not None:
            total = f"= {camp_glory(view, seat)}"
            right = box.right - 46
            shapes.append(Text(right, cy + 6, total, 17, INK, align="end"))
            shapes += pieces.marker(right - metrics.width(total, 17) - 12, cy, partner, 14)
        self.add(group(id, shapes))
        if seat in (view.active, view.mover):
            self.add(group(f"turn:{seat}", parts.turn_ring(box, acts=seat == view.active)))
        self.put(f"stock:{seat}", _stock(seat, player), box.x + 176, cy)
        self.put(f"units:{seat}", _units(player.units), box.x, box.y + 39)
        aside = 42 if player.kept else 0
        if player.kept:
            horde = pieces.horde(0, 1, pieces.swatch(seat).fill, lying=True, size=18, stroke=INK)
            told = Text(13, 6, str(player.kept), 17, INK, bold=True)
            self.put(f"kept:{seat}", (horde, told), box.x + 286, box.y + 39)
        heroes = _heroes(view.held[seat], 152 - aside)
        self.put(f"heroes:{seat}", heroes, box.x + 276 + aside, box.y + 39)
        self.add_target(id, box, alt_text.seat(seat, view), radius=10)

    # --- objectives --------------------------------------------------------------------------------------------------

    def _river(self) -> None:
        """The pile and the river, left to right, on each tile who would be paid now; beside them what is left."""
        view, y = self.view, self.y
        left = COLUMN.x
        band = Box(left + PITCH - 2, y, 4 * PITCH + 4, RIVER_H)
        self.add(
            group("river", [Rect(band.x, band.y, band.w, band.h, 14, fill=TERRAINS["water"], stroke=pieces.STONE)])
        )
        pile = Box(left + 10, y + 6, TILE, TILE)
        self.put("objectives", _pile(view), pile.x, pile.y)
        if view.top is not None:
            id = act.tile_target(view.top)
            self.add_target(
                id, pile, f"{alt_text.tile(view.top, view)} {alt_text.objective_pile(view)}", radius=6, inside=True
            )
        for place in range(RIVER):
            box = Box(left + PITCH * (place + 1) + 11.5, y + 6, TILE, TILE)
            if place >= len(view.river):
                self.add(group(f"slot:{place}", parts.slot(box, r=6)))
                continue
            which = view.river[place]
            id = act.tile_target(which)
            shapes = [*pieces.tile(_TILE, which), _label(_TILE, short_objective(which), PITCH + 2)]
            due = leaders(view, which) if view.turn_no else ()
            for n, seat in enumerate(due):
                shapes += pieces.marker(TILE + 3, 6 + 15 * n, seat, 13, 1.25)
            self.thing(id, shapes, box, alt_text.tile(which, view), radius=6, inside=True)
        self._supplies(left + 5 * PITCH + 10, y + 14)
        self.y += RIVER_H + GAP + 2

    def _supplies(self, x: float, cy: float) -> None:
        """Glory, fortresses and Heroes that are left."""
        view = self.view
        shapes: list[Shape] = [*pieces.glory(x + 12, cy, 5, 12), *pieces.stock_fortress(x + 12, cy + 27, 22)]
        shapes += pieces.hero_back(x + 12, cy + 53, 16, 21)
        told = (view.supply, fortress_stock(view), view.pile + len(view.under))
        shapes += [Text(x + 30, cy + 6 + 26.5 * n, str(left), 17, INK, bold=True) for n, left in enumerate(told)]
        self.add(group("supplies", shapes))

    # --- the market --------------------------------------------------------------------------------------------------

    def _market(self) -> None:
        """The piles of Unit cards; for four players by their signs alone, in one row."""
        view = self.view
        across, (wide, high) = (3, PILE) if len(view.options.seats) < 4 else (6, SMALL_PILE)
        step = (COLUMN.w - wide) / (across - 1)
        for place, (kind, count) in enumerate(zip(UNITS, view.piles, strict=True)):
            box = Box(COLUMN.x + step * (place % across), self.y + (high + GAP) * (place // across), wide, high)
            id, name = act.pile_target(kind), cards.short_name(kind) if across == 3 else ""
            self.thing(id, _card_pile(kind, count, name, wide), box, alt_text.pile(kind, count, view), radius=7)
        self.y += (high + GAP) * (6 // across)

    def _actions(self) -> None:
        """What an action is spent on; how many move."""
        view, label = self.view, say("Recruit", "Recruter")
        assert view.mover is not None
        if view.actions:
            self._spend(view.mover, label)
        else:
            self.buttons(self._press(act.END, say("End turn", "Finir le tour"), "flag"), high=BUTTON_H)
        self._villages()
        self._how_many()

    def _spend(self, seat: Seat, label: str) -> None:
        """Buttons of the actions that are possible now."""
        view, x = self.view, COLUMN.x
        places, reserve = recruit_places(view, seat), view.players[seat].reserve
        most = min(max([each for _zone, each in places], default=0), reserve)
        ids = [(act.recruit_target(n), str(n), 40.0) for n in range(1, most + 1)]
        if len(places) > 1 and reserve > 1:
            ids.append((act.SPLIT, "1 + 1", 66.0))
        if ids:
            y, start = self.y, metrics.width(label, 17, bold=True) + 32
            word = Text(x + 23, y + BUTTON_H / 2 + 6, label, 17, INK, bold=True, room=start)
            self.add(group("recruit", pieces.horde(x + 10, y + BUTTON_H / 2, INK, size=20), word))
            x += start
            for id, told, wide in ids:
                sentence = alt_text.button(id, view) if id == act.SPLIT else alt_text.numbers(id)
                self.put(id, _cell(told, wide, BUTTON_H), x, y)
                self.add_target(id, Box(x, y, wide, BUTTON_H), sentence, radius=10, button=True)
                x += wide + GAP
        self.buttons(self._press(act.BUY, say("Buy", "Acheter"), "gold"), x=x, high=BUTTON_H)
        armies = {zone: army for zone, army in view.there.items() if army.seat == seat}
        buttons = [self._press(act.END, say("End turn", "Finir le tour"), "flag")]
        if max([marchers(view, army) for army in armies.values()], default=0) >= MARCHERS:
            buttons.insert(0, self._press(act.MARCH, say("Forced march", "Marche forcée"), "arrow"))
        if foundations(view, armies) or rising(view, seat, armies):
            buttons.insert(0, self._press(act.BUILD, say("Build", "Édifier"), "castle"))
        self.buttons(*buttons, high=BUTTON_H)

    def _press(self, id: str, text: str, glyph: str, sentence: str = "") -> Button:
        return Button(id, text, glyph, sentence or alt_text.button(id, self.view), quiet=id == act.END)

    # --- the key -----------------------------------------------------------------------------------------------------

    def _key(self) -> None:
        """What the signs of the players and of the places on the map mean, as many as there is room for."""
        entries, view = self._signs(), self.view
        if view.phase in (Phase.ACTIONS, Phase.FATE):  # the same at every step of a move, so that it is painted once
            entries = [(name, _KEY[name]()) for name in STEADY] if len(view.options.seats) == 2 else []
        self.key([(_sign(name), label) for name, label in entries], least=2)

    def _signs(self) -> list[tuple[str, str]]:
        """Signs that are in the picture, with what they mean, the most needed first."""
        view = self.view
        armies = [army for army in view.armies if army is not None]
        held = [each for some in view.held for each in some]
        absent = {
            "lies": not any(army.moved > army.marched for army in armies),
            "spent": not any(army.marched for army in armies),
            "hero": not any(each.hero is None for each in held),
            "lock": not any(each.away for each in held),
            "axe": not view.clashes,
            "red": not any(player.red for player in view.players),
            "kept": not any(player.kept for player in view.players),
            "first": view.first is None,
        }
        return [(name, label()) for name, label in _KEY.items() if not absent.get(name)]

    # --- the tray ----------------------------------------------------------------------------------------------------

    def _tray(self) -> None:
        """What can be pointed at in this phase; the market while there is nothing else."""
        view = self.view
        match view.phase:
            case Phase.RIVER:
                self._tiles()
            case Phase.HERO_DRAW:
                self._heroes(alt_text.unseen_heroes(view))
            case Phase.HERO_STEAL:
                self._heroes(alt_text.stolen_heroes(view))
            case Phase.HERO_PICK:
                self._drawn()
            case Phase.OVER:
                self._result()
            case _ if not self.may_act:
                self._market()
            case Phase.ACTIONS:
                self._market()
                self._actions()
            case Phase.FATE:
                self._fates()
            case Phase.TAKE_BACK:
                hint = say(
                    "Or point at a zone of yours without Hordes: its marker comes back.",
                    "Ou montrez une de vos zones sans Hordes : son marqueur revient.",
                )
                self._wide(act.KEEP, say("Leave the markers", "Laisser les marqueurs"), "lock", hint)
            case Phase.RETREAT:
                assert view.deciding is not None
                ways = retreats(view, view.active, view.deciding) if view.active is not None else ()
                hint = labelled(
                    say("Or point at a zone to retreat to", "Ou montrez une zone où vous replier"),
                    zones_list(ways, view.board) or say("none", "aucune"),
                )
                self._wide(
                    act.STAND,
                    say("Stand and fight", "Rester et combattre"),
                    "axe",
                    hint,
                    off=stands_alone(view, view.deciding),
                )
            case _:
                self._market()

    def _villages(self) -> None:
        """Villages that may burn: convert or raze."""
        view = self.view
        if view.active is not None and burnable(view, view.active, view.own(view.active)):
            signs = ((Fate.CONVERT, "orc_head"), (Fate.RAZE, "axe"))
            buttons = [
                self._press(act.fate_target(fate), fate_name(fate).capitalize(), glyph, alt_text.fate(fate, view))
                for fate, glyph in signs
            ]
            self.buttons(*buttons, high=BUTTON_H)

    def _how_many(self) -> None:
        """How many go, stay on the way and join there."""
        view, seat = self.view, self.view.active
        assert seat is not None
        if not view.actions:
            return
        armies = zip(view.board.zones, view.armies, strict=True)
        own = {zone: army for zone, army in armies if army is not None and army.seat == seat}
        go = max([army.hordes for army in own.values()], default=0)
        leave = max([army.fresh for army in own.values()], default=0)
        meeting = [army.fresh for zone, army in own.items() if any(near in own for near in view.board.neighbours[zone])]
        take = max(meeting, default=0)
        lead = max([metrics.width(label(), 17) for label in _LABELS.values()]) + 8
        step = min(CELL + 8, (COLUMN.bottom - self.y - CELL) / 2)
        each = (COLUMN.w - lead) / max(go, leave, take, 10)
        self._strip("go", act.go_target, go, COLUMN.x, self.y, lead, each)
        self._strip("leave", act.leave_target, leave, COLUMN.x, self.y + step, lead, each)
        at, row = COLUMN.x, self.y + 2 * step
        if leave + take <= 8:  # both have room in one row
            at, row = COLUMN.right - lead - each * take, self.y + step
        self._strip("take", act.take_target, take, at, row, lead, each)
        self.y = row + CELL + 8
        self.hint(
            say(
                "A move: point at your zone, the zones on the way, how many go.",
                "Un mouvement : montrez votre zone, les zones du chemin, combien partent.",
            )
        )

    def _strip(
        self, name: str, target: Callable[[int], str], most: int, x: float, y: float, lead: float, each: float
    ) -> None:
        """A label and the numbers from 1."""
        if not most:
            return
        self.add(group(f"label:{name}", [Text(x, y + CELL / 2 + 6, _LABELS[name](), 17, INK)]))
        for n in range(1, most + 1):
            id = target(n)
            box, shapes = Box(x + lead + each * (n - 1), y, each, CELL), _cell(str(n), each, CELL, flat=True)
            self.thing(id, shapes, box, alt_text.numbers(id), radius=4, inside=True, button=True)

    def _wide(self, id: str, text: str, glyph: str, hint: str, *, off: bool = False) -> None:
        """A large button, and below it what else may be done."""
        self.buttons(Button(id, text, glyph, alt_text.button(id, self.view), off=off))
        self.hint(hint)

    def _fates(self) -> None:
        view, high = self.view, 78.0
        assert view.active is not None
        assert view.deciding is not None
        control = can_mark(view, view.active, view.deciding)
        for which in FATES:
            box = Box(COLUMN.x, self.y, COLUMN.w, high)
            id, text = act.fate_target(which), alt_text.fate(which, view)
            title, _colon, words = text.partition(":")
            off = which is Fate.CONTROL and not control
            self.put(id, _card(title, words.strip(), box.w, high, off), box.x, box.y)
            self.put(f"sign:{id}", _fate_sign(which, view.active), box.x + 29, box.cy)
            self.add_target(id, box, text, radius=10)
            self.y += high + GAP

    def _tiles(self) -> None:
        """The objectives that may be turned up now."""
        view = self.view
        for place, which in enumerate(view.face_up):
            row, at = divmod(place, 4)
            box, id = Box(COLUMN.x + 28 + 109 * at, self.y + 92 * row, TILE, TILE), act.tile_target(which)
            name = _label(_TILE.moved(0, 9), objective_name(which), 106)  # below the rings
            self.thing(id, [*pieces.tile(_TILE, which), name], box, alt_text.tile(which, view), radius=6, quiet=True)
        self.y += 92 * -(-len(view.face_up) // 4)

    def _heroes(self, heroes: Iterable[Card]) -> None:
        """The Heroes of which one is drawn by chance."""
        wide, high = CHIP
        place = -1
        for place, hero in enumerate(heroes):
            box = Box(COLUMN.x + (wide + 5) * (place % 3), self.y + (high + 4) * (place // 3), wide, high)
            id = act.hero_target(hero)
            self.thing(id, _hero_chip(hero), box, alt_text.hero(hero, self.view), radius=6, inside=True, quiet=True)
        self.y += (high + 4) * (place // 3 + 1)

    def _drawn(self) -> None:
        """The Heroes of which one is kept: face up for whoever drew them."""
        view, high = self.view, 84.0
        for place, held in enumerate(view.drawn):
            box = Box(COLUMN.x, self.y, COLUMN.w, high)
            if held.hero is None:
                small = Box(COLUMN.x + 8 + 70 * place, self.y, 52, 74)
                self.add(group(f"drawn:{place}", parts.back(small, "crown")))
                continue
            id, hero = act.hero_target(held.hero), held.hero
            power = f"{card_name(hero)}  {cards.value(hero, view.options)}"
            self.put(id, _card(power, cards.effect(hero, view.options), box.w, high, False), box.x, box.y)
            self.put(f"sign:{id}", cards.art(hero, 0, 0, 36), box.x + 30, box.cy)
            self.add_target(id, box, alt_text.hero(hero, view), radius=10)
            self.y += high + GAP
        if any(held.hero is None for held in view.drawn):
            self.y += 90

    def _result(self) -> None:
        """Who has won, camp by camp."""
        view = self.view
        camps = list(dict.fromkeys(view.options.camp(seat) for seat in view.options.seats))
        camps.sort(key=lambda camp: -camp_glory(view, camp[0]))
        for place, camp in enumerate(camps):
            box = Box(COLUMN.x, self.y, COLUMN.w, 46)
            wins = camp[0] in view.winners
            shapes = [*parts.panel(box), *([parts.turn_ring(box)] if wins else ())]
            for n, seat in enumerate(camp):
                x = box.x + 14 + 140 * n
                shapes += pieces.marker(x + 12, box.cy, seat, 22, 2)
                shapes.append(Text(x + 34, box.cy + 7, seat_name(seat), 18, INK, serif=True))
            shapes += pieces.points(box.right - 34, box.cy, camp_glory(view, camp[0]), 16)
            if wins:
                shapes.append(parts.sign(box.right - 78, box.cy, "crown", 30))
            self.add(group(f"camp:{place}", shapes))
            self.y += 54


# --- faces -----------------------------------------------------------------------------------------------------------


@cache
def _cell(text: str, w: float, h: float, *, flat: bool = False) -> Shapes:
    """A number to press; flat ones touch each other."""
    shadow = [] if flat else [parts.shadow(Box(0, 0, w, h), 10)]
    edge = Rect(0, 0, w, h, 4 if flat else 10, fill=PAPER, stroke=INK)
    return (*shadow, edge, parts.middle(w / 2, h / 2, text, 17, INK, bold=True, room=w))


@cache
def _card(title: str, words: str, w: float, h: float, off: bool) -> Shapes:
    """A large button: a word, and below it what it does."""
    ink = MUTED if off else INK
    shapes = parts.card(Box(0, 0, w, h), r=10, off=off)
    shapes.append(Text(58, 24, title, 17, ink, bold=True, room=w - 62))
    lines = metrics.fill(capital(words), (w - 68, w - 68), 17)
    return (*shapes, *[Text(58, 46 + 21 * at, line, 17, ink, room=w - 62) for at, line in enumerate(lines)])


def _fate_sign(which: Fate, seat: Seat) -> Shapes:
    match which:
        case Fate.RAZE:
            return pieces.strike_token(0, 0, True, 15)
        case Fate.CONVERT:
            return (pieces.horde(0, 0, pieces.swatch(seat).fill, size=30, stroke=INK),)
    return pieces.marker(0, 0, seat, 28, 2)


@cache
def _hero_chip(hero: Card) -> Shapes:
    w, h = CHIP
    edge = Rect(0, 0, w, h, 6, fill=PAPER, stroke=INK)
    name = metrics.fit(card_name(hero), w - 38, 17)
    return (edge, *cards.art(hero, 18, h / 2, 22), Text(36, h / 2 + 6, name, 17, INK, room=w - 38))


@cache
def _card_pile(kind: Card, count: int, name: str, w: float) -> Shapes:
    """A pile of cards to buy: what it is, how many are left."""
    h = PILE[1] if name else SMALL_PILE[1]
    shapes = parts.card(Box(0, 0, w, h), r=7) if count else parts.slot(Box(0, 0, w, h), r=7)
    ink = INK if count else MUTED
    shapes += cards.art(kind, 20 if name else 16, 14 if name else h / 2, 22, ink)
    shapes += parts.disc(w - 15, 14 if name else h / 2, str(count), GOLD if count else PANEL, 11)
    if not name:
        return tuple(shapes)
    shapes += cards.chevrons(40, 13, kind.chevrons, ink, 11)
    return (*shapes, parts.middle(w / 2, 33, metrics.fit(name, w - 6, 17), 17, ink, room=w - 4))


def _label(box: Box, text: str, room: float) -> Text:
    return parts.middle(box.cx, box.bottom + 13, metrics.fit(text, room, 17), 17, INK, room=room + 2)


@cache
def _stock(seat: Seat, player: Player) -> Shapes:
    """Hordes in reserve, trophies and kills, in a row from its left end."""
    shapes: list[Shape] = [pieces.horde(10, 0, pieces.swatch(seat).fill, size=19, stroke=INK)]
    told = [(22, player.reserve)]
    if player.trophies:
        shapes += pieces.scaled(pieces.burnt(), 63, 1, 0.85)
        told.append((78, player.trophies))
    if player.kills:
        shapes.append(parts.sign(114, 0, "skull", 19))
        told.append((126, player.kills))
    return (*shapes, *[Text(x, 6, str(n), 17, INK, bold=True) for x, n in told])


@cache
def _units(counts: Counts) -> Shapes:
    """The Unit cards of a player, each kind in a column of its own; about the left edge."""
    shapes: list[Shape] = []
    for place, (kind, count) in enumerate(zip(UNITS, counts, strict=True)):
        if count:
            x = 20 + 43 * place
            shapes += cards.art(kind, x, 0, 20, INK)
            shapes.append(Text(x + 12, 6, str(count), 17, INK, bold=True))
    return tuple(shapes)


@cache
def _heroes(held: tuple[Held, ...], room: float) -> Shapes:
    """The Heroes of a player: names of known ones, backs of the others, those set aside after a lock."""
    shapes: list[Shape] = []
    x = 0.0
    for away in (False, True):
        heap = [each for each in held if each.away is away]
        if not heap:
            continue
        if away:
            shapes.append(parts.sign(x + 7, 0, "lock", 16, MUTED))
            x += 18
        unseen = sum([1 for each in heap if each.hero is None])
        if unseen:
            shapes += pieces.hero_back(x + 8, 0, 15, 19, away=away)
            shapes.append(Text(x + 20, 6, str(unseen), 17, INK, bold=True))
            x += 40
        names = ", ".join([card_name(each.hero) for each in heap if each.hero is not None])
        if names and room - x > 30:
            told = metrics.fit(names, room - x, 17)
            shapes.append(Text(x, 6, told, 17, MUTED if away else INK))
            x += metrics.width(told, 17) + 10
    return tuple(shapes)


def _pile(view: View) -> list[Shape]:
    """The objective pile: its visible top, and on discs how many lie below face up (paper) and face down (dark)."""
    shapes: list[Shape] = []
    box, below, down = _TILE, len(view.face_up), len(view.spent)
    if view.top is None and not below and not down:
        return parts.slot(box, r=6)
    if view.top is not None:
        shapes += pieces.tile(box, view.top)
        shapes.append(_label(box, short_objective(view.top), PITCH + 2))
    else:
        shapes += parts.slot(box, "?", r=6)
    if below:
        shapes += parts.disc(box.x, box.y + 6, str(below), PAPER, 10)
    if down:
        shapes += [
            Rect(box.right - 10, box.y - 4, 20, 20, 4, fill=INK),
            parts.middle(box.right, box.y + 6, str(down), 17, PAPER, bold=True),
        ]
    return shapes


# --- the keys --------------------------------------------------------------------------------------------------------


_KEY: Final[dict[str, Callable[[], str]]] = {
    "stands": lambda: say("Horde", "Horde"),
    "village": lambda: say("village", "village humain"),
    "militia": lambda: say("neutral city", "cité neutre"),
    "well": lambda: say("mana well", "puits de Mana"),
    "lies": lambda: say("has moved", "s'est déplacée"),
    "spent": lambda: say("may not march", "sans marche"),
    "trophy": lambda: say("trophy", "trophée"),
    "skull": lambda: say("lost or killed", "perdue, éliminée"),
    "red": lambda: say("Berserk ready", "Berserk prêt"),
    "hero": lambda: say("Hero, unknown", "Héros inconnu"),
    "lock": lambda: say("not this turn", "pas à ce tour"),
    "axe": lambda: say("battle", "bataille"),
    "first": lambda: say("first player", "premier joueur"),
    "castle": lambda: say("fortress stock", "stock"),
    "kept": lambda: say("kept by enemies", "gardée"),
}
"""Signs with what they mean, the most needed first."""
STEADY: Final = ("stands", "lies", "militia", "well")
"""Those of the key while Hordes move."""


@cache
def _sign(name: str) -> Shapes:
    """A sign as small as the key needs it, about its middle."""
    match name:
        case "stands":
            return (pieces.horde(0, 0, INK),)
        case "lies":
            return (pieces.horde(0, 1, INK, lying=True),)
        case "spent":
            return (pieces.horde(0, 1, PANEL, lying=True, stroke=INK),)
        case "kept":
            return (pieces.horde(0, 1, MUTED, lying=True, stroke=INK),)
        case "trophy":
            return pieces.burnt()
        case "red":
            return pieces.strike_token(0, 0, True, 9.5)
        case "hero":
            return pieces.hero_back(0, 0, 15, 19)
        case "axe":
            return tuple(parts.badge(0, 0, "axe", INK, 10))
        case "first":
            return pieces.first_player(0, 0, 20)
        case "village" | "militia" | "well":
            kind = {"village": "ruin", "militia": "city"}.get(name, name)
            return pieces.scaled(land.place(kind, None, None, name == "village", False), 0, -1, 0.7)
    return (parts.sign(0, 0, name, 18),)
