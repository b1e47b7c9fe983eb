"""What lies beside the map: players, objectives, glory, cards to buy; below it what can be pressed in this phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import cards, land, pieces, twin
from orclib.games.orcs_vs_orcs.components import (
    FATES,
    MARCHERS,
    RIVER,
    UNITS,
    Card,
    Counts,
    Fate,
)
from orclib.games.orcs_vs_orcs.names import (
    card_name,
    fate_name,
    objective_name,
    seat_name,
    short_objective,
    zones_list,
)
from orclib.games.orcs_vs_orcs.pieces import Shapes
from orclib.games.orcs_vs_orcs.rules.entry import can_mark
from orclib.games.orcs_vs_orcs.rules.flow import camp_glory, retreats, stands_alone
from orclib.games.orcs_vs_orcs.rules.reckoning import leaders
from orclib.games.orcs_vs_orcs.rules.turn import burnable, fortress_stock, marchers
from orclib.games.orcs_vs_orcs.state import Held, Phase, Player, View
from orclib.language import _, labelled, language, pgettext
from orclib.scene import Box, Circle, Collector, Group, Rect, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import GOLD, INK, LINE, MUTED, OFF_INK, PANEL, PAPER, TERRAINS, dim

COLUMN: Final = Box(872, 74, 314, 952)
TRAY: Final = Box(14, 928, 846, 98)
KEY: Final = Box(872, 864, 314, 162)
SEAT_H: Final = 98
STEP: Final = 104
PITCH: Final = 62.8
TILE: Final = 54
_TILE: Final = Box(0, 0, TILE, TILE)
BUTTON_H: Final = 34
GAP: Final = 18
"""Between things to point at, so that the rings around them do not touch."""
CELL: Final = 34.0
PILE: Final = (92.6, 46.0)


_LABELS: Final[dict[str, Callable[[], str]]] = {
    "go": lambda: pgettext("number of Hordes", "go"),
    "leave": lambda: pgettext("number of Hordes", "stay"),
    "take": lambda: pgettext("number of Hordes", "join"),
}
"""What the numbers of Hordes in the tray are for, as short as can be: all of them may be needed in one row."""


class Panel:
    """Draws all that is not the map or the battlefield."""

    def __init__(self, view: View, picture: Collector) -> None:
        self.view, self.add, self.aim = view, picture.add, picture.aim
        self.y = COLUMN.y

    @property
    def may_act(self) -> bool:
        """Whether the one who looks is to decide; the referee decides for whoever acts."""
        view = self.view
        return view.phase is not Phase.OVER and (view.active is None or view.seat in (None, view.active))

    def draw(self) -> None:
        """The whole column and the tray."""
        for seat in self.view.options.seats:
            self._seat(seat, Box(COLUMN.x, self.y, COLUMN.w, SEAT_H))
            self.y += STEP
        self.y += 3
        self._river()
        self._supplies()
        if twin.fights(self.view):
            self._inset()
        else:
            self._market()
        self._key()
        self._tray()

    # --- players -----------------------------------------------------------------------------------------------------

    def _seat(self, seat: Seat, box: Box) -> None:
        view, id, player = self.view, act.seat_target(seat), self.view.players[seat]
        acts, turn = seat == view.active, seat in (view.active, view.mover)
        frame = Rect(box.x, box.y, box.w, box.h, 10, fill=PANEL, stroke=LINE, line=1.25)
        name = seat_name(seat)
        shapes: list[Shape] = [frame, *pieces.marker(box.x + 23, box.y + 22, seat, 25, 2)]
        shapes.append(Text(box.x + 44, box.y + 27, name, 18, INK, serif=True))
        at = box.x + 44 + metrics.width(name, 18, serif=True) + 20
        if seat == view.first:
            shapes += pieces.first_player(at, box.y + 21)
            at += 28
        if seat in view.winners:
            shapes.append(parts.sign(at, box.y + 20, "crown", 24))
        partner = view.options.partner(seat)
        shapes += pieces.points(box.right - 26, box.y + 21, player.glory)
        if partner is not None:
            total = f"= {camp_glory(view, seat)}"
            right = box.right - 54
            shapes.append(Text(right, box.y + 26, total, 14, INK, align="end"))
            left = right - metrics.width(total, 14) - 14
            shapes += [parts.middle(left - 17, box.y + 21, "+", 14, INK), *pieces.marker(left, box.y + 21, partner, 14)]
        self.add(group(id, shapes))
        if turn:  # a ring alone, so that the rest is not painted again when the turn goes on
            ring = Rect(box.x, box.y, box.w, box.h, 10, stroke=INK, line=4 if acts else 2)
            self.add(group(f"turn:{seat}", ring))
        self.add(group(f"stock:{seat}", _stock(seat, player, view.stock(seat)), x=box.x, y=box.y + 48))
        self.add(group(f"units:{seat}", _units(player.units), x=box.x, y=box.y + 69))
        self.add(group(f"heroes:{seat}", _heroes(view.held[seat], box.w - 20), x=box.x, y=box.y + 87))
        self.aim(id, box, twin.seat(seat, view), radius=10, group=id)

    # --- objectives --------------------------------------------------------------------------------------------------

    def _river(self) -> None:
        """The pile and the river, left to right; below each tile who would be paid for it now."""
        view, y = self.view, self.y
        left = COLUMN.x
        band = Box(left + PITCH, y - 4, COLUMN.w - PITCH, 98)
        self.add(
            group("river", [Rect(band.x, band.y, band.w, band.h, 14, fill=TERRAINS["water"], stroke=pieces.STONE)])
        )
        pile = Box(left, y + 3, TILE, TILE)
        self.add(group("objectives", _pile(view), x=pile.x, y=pile.y))
        if view.top is not None:
            id = act.tile_target(view.top)
            self.aim(id, pile, f"{twin.tile(view.top, view)} {twin.objective_pile(view)}", radius=6, inside=True)
        for place in range(RIVER):
            x = left + PITCH * (place + 1) + 4
            box = Box(x, y + 3, TILE, TILE)
            if place >= len(view.river):
                self.add(group(f"slot:{place}", parts.slot(box, r=6)))
                continue
            which = view.river[place]
            id = act.tile_target(which)
            shapes = [*pieces.tile(_TILE, which), _label(_TILE, short_objective(which), TILE + 8)]
            due = leaders(view, which) if view.turn_no else ()
            for n, seat in enumerate(due):
                shapes += pieces.marker(_TILE.cx + 18 * (n - (len(due) - 1) / 2), 80, seat, 12, 1.25)
            self.add(group(id, shapes, x=box.x, y=box.y))
            self.aim(id, box, twin.tile(which, view), radius=6, inside=True)
        self.y += 100

    def _supplies(self) -> None:
        """Glory that is left as a gauge, fortresses in stock, the Hero pile."""
        view, x, cy = self.view, COLUMN.x, self.y + 14
        bar = Box(x + 34, cy - 9, 126, 18)
        share = min(view.supply / view.options.glory, 1)
        shapes: list[Shape] = [
            *pieces.glory(x + 18, cy, 1, 10),
            *pieces.glory(x + 10, cy, 5, 12),
            Rect(bar.x, bar.y, bar.w, bar.h, 5, fill=PAPER, stroke=INK),
        ]
        if view.supply:
            shapes.append(Rect(bar.x, bar.y, max(bar.w * share, 8), bar.h, 5, fill=GOLD, stroke=INK))
        shapes.append(parts.middle(bar.cx, cy, f"{view.supply} / {view.options.glory}", 14, INK, bold=True))
        shapes += pieces.stock_fortress(x + 188, cy, 24)
        shapes.append(Text(x + 204, cy + 5, str(fortress_stock(view)), 16, INK, bold=True))
        shapes += pieces.hero_back(x + 254, cy, 18, 24)
        shapes.append(Text(x + 268, cy + 5, str(view.pile + len(view.under)), 16, INK, bold=True))
        self.add(group("supplies", shapes))
        self.y += 43  # room for the ticks above the piles

    # --- the market --------------------------------------------------------------------------------------------------

    def _market(self) -> None:
        """The piles of Unit cards, and what is bought, built and recruited with."""
        view, (wide, high) = self.view, PILE
        for place, (kind, count) in enumerate(zip(UNITS, view.piles, strict=True)):
            box = Box(COLUMN.x + (wide + GAP) * (place % 3), self.y + (high + GAP) * (place // 3), wide, high)
            id = act.pile_target(kind)
            self.add(group(id, _card_pile(kind, count, cards.short_name(kind)), x=box.x, y=box.y))
            self.aim(id, box, twin.pile(kind, count, view), radius=7, group=id)
        self.y += 2 * high + 2 * GAP
        # While another player decides, or battles go on, nothing of this can be done.
        idle = view.mover is None or view.phase is Phase.OVER or view.active not in (None, view.mover)
        fought = view.phase in (Phase.BATTLES, Phase.ROUT)
        off = idle or not view.actions
        self._pair(
            (act.BUY, pgettext("button", "Buy"), "gold", off), (act.BUILD, pgettext("button", "Build"), "castle", off)
        )
        y, label = self.y, pgettext("button", "Recruit")
        start = metrics.width(label, 16, bold=True) + 36
        off = off or view.mover is None or not view.players[view.mover].reserve
        ink = MUTED if off else INK
        word = [pieces.horde(COLUMN.x + 12, y + BUTTON_H / 2, ink, size=20)]
        text = Text(COLUMN.x + 26, y + BUTTON_H / 2 + 6, label, 16, ink, bold=True, room=start)
        self.add(group("recruit", word, text))
        ids = ((act.recruit_target(1), "1"), (act.recruit_target(2), "2"), (act.SPLIT, "1 + 1"))
        each = (COLUMN.w - start - 2 * GAP) / 3
        for place, (id, told) in enumerate(ids):
            box = Box(COLUMN.x + start + (each + GAP) * place, y, each, BUTTON_H)
            sentence = twin.button(id, view) if id == act.SPLIT else twin.numbers(id)
            self.add(group(id, _cell(told, each, BUTTON_H, off), x=box.x, y=box.y))
            self.aim(id, box, sentence, radius=10)
        self.y = y + BUTTON_H + GAP
        tired = [marchers(view, army) for army in view.armies if army is not None and army.seat == view.mover]
        off = idle or not view.actions or max(tired, default=0) < MARCHERS
        self._pair(
            (act.MARCH, pgettext("button", "Forced march"), "arrow", off),
            (act.END, pgettext("button", "End turn"), "flag", idle or fought),
        )

    def _pair(self, *buttons: tuple[str, str, str, bool]) -> None:
        """Two buttons side by side, as wide as their words need it."""
        words = [metrics.width(text, 16, bold=True) + 44 for _id, text, _glyph, _off in buttons]
        spare = (COLUMN.w - GAP - sum(words)) / 2
        x = COLUMN.x
        for (id, text, glyph, off), wide in zip(buttons, words, strict=True):
            box = Box(x, self.y, wide + spare, BUTTON_H)
            self._button(id, text, glyph, box, off=off, quiet=id == act.END)
            x = box.right + GAP
        self.y += BUTTON_H + GAP

    def _inset(self) -> None:
        """The map in small while cards are played."""
        high = min(KEY.y - 6 - self.y, COLUMN.w)
        self.add(land.inset(self.view, Box(COLUMN.x, self.y, COLUMN.w, high)))
        self.y += high + 8

    def _button(
        self, id: str, text: str, glyph: str, box: Box, sentence: str = "", *, off: bool = False, quiet: bool = False
    ) -> None:
        """A button with a sign and a word."""
        self.add(group(id, _face(text, glyph, box.w, box.h, off), x=box.x, y=box.y))
        self.aim(id, box, sentence or twin.button(id, self.view), radius=10, quiet=quiet)

    # --- the key -----------------------------------------------------------------------------------------------------

    def _key(self) -> None:
        """What the signs mean. It is the same all through a game, so that it is painted once."""
        rows = min(int((KEY.bottom - self.y - 6) // 24), (len(_KEY) + 1) // 2)
        high = 14 + 24 * rows
        box = Box(KEY.x, KEY.bottom - high, KEY.w, high)
        if rows < 2:
            return
        shapes = parts.panel(box)
        entries = [(name, label()) for name, label in _KEY.items()][: 2 * rows]
        first = max([metrics.width(label, 14) for _name, label in entries[::2]])
        step = min(max(first + 42, 154), KEY.w - 150)
        for place, (name, label) in enumerate(entries):
            x, y = box.x + 20 + step * (place % 2), box.y + 19 + 24 * (place // 2)
            room = KEY.w - step - 42 if place % 2 else step - 40
            shapes += _sign(name, x, y)
            shapes.append(Text(x + 18, y + 5, metrics.fit(label, room, 14), 14, INK, room=room))
        self.add(group("key", shapes))

    # --- the tray ----------------------------------------------------------------------------------------------------

    def _tray(self) -> None:
        view = self.view
        if twin.fights(view):
            return
        match view.phase:
            case Phase.RIVER:
                self._tiles()
            case Phase.HERO_DRAW:
                self._heroes(twin.unseen_heroes(view))
            case Phase.HERO_STEAL:
                self._heroes(twin.stolen_heroes(view))
            case Phase.HERO_PICK:
                self._drawn()
            case Phase.OVER:
                self._result()
            case _ if not self.may_act:
                self._legend()
            case Phase.ACTIONS:
                self._actions()
            case Phase.FATE:
                self._fates()
            case Phase.TAKE_BACK:
                hint = _("Or point at a zone of yours without Hordes: its marker comes back.")
                self._wide(act.KEEP, _("Leave the markers"), "lock", hint)
            case Phase.RETREAT:
                assert view.deciding is not None
                ways = retreats(view, view.active, view.deciding) if view.active is not None else ()
                hint = labelled(
                    _("Or point at a zone to retreat to"), zones_list(ways, view.board) or pgettext("zones", "none")
                )
                self._wide(act.STAND, _("Stand and fight"), "axe", hint, off=stands_alone(view, view.deciding))
            case _:
                self._legend()

    def _actions(self) -> None:
        """How many go, stay on the way and join there; villages that may burn."""
        view, seat = self.view, self.view.active
        assert seat is not None
        armies = [(zone, army) for zone, army in zip(view.board.zones, view.armies, strict=True) if army is not None]
        own = {zone: army for zone, army in armies if army.seat == seat}
        go = max([army.hordes for army in own.values()], default=0) if view.actions else 0
        leave = max([army.fresh for army in own.values()], default=0) if view.actions else 0
        meeting = [army.fresh for zone, army in own.items() if any(near in own for near in view.board.neighbours[zone])]
        take = max(meeting, default=0) if view.actions else 0
        upper, lower = TRAY.y + 8, TRAY.y + 8 + CELL + GAP
        right = TRAY.right
        if any(view.village(zone) and view.marker(zone) == seat for zone in own):
            off = not burnable(view, seat)
            for which, glyph in ((Fate.CONVERT, "orc_head"), (Fate.RAZE, "axe")):
                text = fate_name(which).capitalize()
                wide = metrics.width(text, 16, bold=True) + 56
                box, id = Box(right - wide, upper, wide, CELL), act.fate_target(which)
                self._button(id, text, glyph, box, twin.fate(which, view), off=off)
                right -= wide + GAP
        lead = max([metrics.width(label(), 14) for label in _LABELS.values()]) + 10
        room = TRAY.w - 4
        self._strip("go", act.go_target, go, TRAY.x + 2, upper, lead, min(CELL, (right - TRAY.x - lead) / max(go, 1)))
        each = min(CELL, (room - 2 * lead - GAP) / max(leave + take, 1))
        self._strip("leave", act.leave_target, leave, TRAY.x + 2, lower, lead, each)
        at = TRAY.x + 2 + lead + each * leave + GAP
        self._strip("take", act.take_target, take, at, lower, lead, each)
        if view.actions:
            self._how_to_move(max(at + lead + each * take, TRAY.x + lead + CELL * go) + 20, right < TRAY.right)

    def _how_to_move(self, x: float, low: bool) -> None:
        """What to point at for a move, where there is room to say it."""
        hint = _(
            "A move: point at your zone, at the zones on the way, at how many go. "
            "After a zone that is passed through: how many stay there, how many join."
        )
        lines = metrics.wrap(hint, TRAY.right - x, 14)
        if TRAY.right - x < 200 or len(lines) > (2 if low else 4):
            return
        y = TRAY.bottom - 12 - 19 * len(lines) if low else TRAY.y + 52 - 9.5 * len(lines)
        told = [Text(x, y + 14 + 19 * n, line, 14, MUTED, room=TRAY.right - x) for n, line in enumerate(lines)]
        self.add(group("hint", told))

    def _strip(
        self, name: str, target: Callable[[int], str], most: int, x: float, y: float, lead: float, each: float
    ) -> None:
        """A label and the numbers from 1."""
        if not most:
            return
        self.add(group(f"label:{name}", [Text(x, y + CELL / 2 + 5, _LABELS[name](), 14, INK)]))
        for n in range(1, most + 1):
            id = target(n)
            box = Box(x + lead + each * (n - 1), y, each, CELL)
            self.add(group(id, _cell(str(n), each, CELL, False, flat=True), x=box.x, y=box.y))
            self.aim(id, box, twin.numbers(id), radius=4, inside=True)

    def _wide(self, id: str, text: str, glyph: str, hint: str, *, off: bool = False) -> None:
        """A large button, and beside it what else may be done."""
        wide = metrics.width(text, 16, bold=True) + 76
        box = Box(TRAY.x + 8, TRAY.y + 24, wide, 48)
        self._button(id, text, glyph, box, off=off)
        room = TRAY.right - box.right - 40
        lines = metrics.wrap(hint, room, 16)[:3]
        at = box.cy + 6 - 11 * (len(lines) - 1)
        told = [Text(box.right + 28, at + 22 * n, metrics.fit(line, room, 16), 16, INK) for n, line in enumerate(lines)]
        self.add(group("hint", told))

    def _fates(self) -> None:
        view, wide = self.view, (TRAY.w - 16 - 2 * GAP) / 3
        assert view.active is not None
        assert view.deciding is not None
        control = can_mark(view, view.active, view.deciding)
        for place, which in enumerate(FATES):
            box = Box(TRAY.x + 8 + (wide + GAP) * place, TRAY.y + 8, wide, 84)
            id, text = act.fate_target(which), twin.fate(which, view)
            title, _colon, words = text.partition(":")
            off = which is Fate.CONTROL and not control
            self.add(group(id, _card(title, words.strip(), wide, 84, off), x=box.x, y=box.y))
            self.add(group(f"sign:{id}", _fate_sign(which, view.active), x=box.x + 29, y=box.cy))
            self.aim(id, box, text, radius=10)

    def _tiles(self) -> None:
        """The objectives that may be turned up now."""
        view = self.view
        for place, which in enumerate(view.face_up):
            box, id = Box(TRAY.x + 26 + 104 * place, TRAY.y + 10, TILE, TILE), act.tile_target(which)
            name = _label(_TILE.moved(0, 9), objective_name(which), 100)  # below the rings
            self.add(group(id, [*pieces.tile(_TILE, which), name], x=box.x, y=box.y))
            self.aim(id, box, twin.tile(which, view), radius=6, quiet=True)

    def _heroes(self, heroes: Iterable[Card]) -> None:
        """The Heroes of which one is drawn by chance."""
        wide, high = 116.0, 28.0
        for place, hero in enumerate(heroes):
            box = Box(TRAY.x + 6 + (wide + 3) * (place % 7), TRAY.y + 4 + (high + 3) * (place // 7), wide, high)
            id = act.hero_target(hero)
            self.add(group(id, _hero_chip(hero), x=box.x, y=box.y))
            self.aim(id, box, twin.hero(hero, self.view), radius=6, quiet=True)

    def _drawn(self) -> None:
        """The Heroes of which one is kept: face up for whoever drew them."""
        view, wide = self.view, (TRAY.w - 16 - GAP) / 2
        for place, held in enumerate(view.drawn):
            box = Box(TRAY.x + 8 + (wide + GAP) * place, TRAY.y + 8, wide, 84)
            if held.hero is None:
                small = Box(box.x + 120 * place - (wide + GAP) * place, box.y, 52, 74)
                self.add(group(f"drawn:{place}", parts.back(small, "crown")))
                continue
            id, hero = act.hero_target(held.hero), held.hero
            power = f"{card_name(hero)}  {cards.value(hero, view.options)}"
            self.add(group(id, _card(power, cards.effect(hero, view.options), wide, 84, False), x=box.x, y=box.y))
            self.add(group(f"sign:{id}", cards.art(hero, 0, 0, 36), x=box.x + 30, y=box.cy))
            self.aim(id, box, twin.hero(hero, view), radius=10)

    def _result(self) -> None:
        """Who has won, camp by camp."""
        view = self.view
        camps = list(dict.fromkeys(view.options.camp(seat) for seat in view.options.seats))
        camps.sort(key=lambda camp: -camp_glory(view, camp[0]))
        wide = (TRAY.w - 16 - 10 * (len(camps) - 1)) / len(camps)
        for place, camp in enumerate(camps):
            box = Box(TRAY.x + 8 + (wide + 10) * place, TRAY.y + 12, wide, 76)
            wins = camp[0] in view.winners
            shapes: list[Shape] = [
                Rect(
                    box.x,
                    box.y,
                    box.w,
                    box.h,
                    10,
                    fill=PAPER if wins else PANEL,
                    stroke=INK if wins else LINE,
                    line=2.5 if wins else 1.25,
                )
            ]
            for n, seat in enumerate(camp):
                shapes += pieces.marker(box.x + 28, box.y + (38 if len(camp) == 1 else 24 + 30 * n), seat, 24, 2)
                y = box.y + (44 if len(camp) == 1 else 30 + 30 * n)
                shapes.append(Text(box.x + 50, y, seat_name(seat), 18, INK, serif=True))
            shapes += pieces.points(box.right - 34, box.cy, camp_glory(view, camp[0]), 16)
            if wins:
                shapes.append(parts.sign(box.right - 78, box.cy, "crown", 30))
            self.add(group(f"camp:{place}", shapes))

    def _legend(self) -> None:
        """What the places of the map are, while there is nothing to press."""
        self.add(_places(language()))


# --- faces -----------------------------------------------------------------------------------------------------------


@cache
def _face(text: str, glyph: str, w: float, h: float, off: bool) -> Shapes:
    ink, room = MUTED if off else INK, w - 40
    size = next((s for s in (16, 15, 14) if metrics.width(text, s, bold=True) <= room), 14)
    told = metrics.fit(text, room, size, bold=True)
    wide = metrics.width(told, size, bold=True) + 26
    x = (w - wide) / 2
    shapes: list[Shape] = [] if off else [parts.shadow(Box(0, 0, w, h), 10)]
    shapes.append(Rect(0, 0, w, h, 10, fill=dim(PANEL) if off else PAPER, stroke=OFF_INK if off else INK))
    shapes.append(parts.sign(x + 9, h / 2, glyph, 20, ink))
    return (*shapes, Text(x + 26, h / 2 + 6, told, size, ink, bold=True, room=room))


@cache
def _cell(text: str, w: float, h: float, off: bool, *, flat: bool = False) -> Shapes:
    """A number to press; flat ones touch each other."""
    shapes: list[Shape] = [] if off or flat else [parts.shadow(Box(0, 0, w, h), 10)]
    shapes.append(
        Rect(0, 0, w, h, 4 if flat else 10, fill=dim(PANEL) if off else PAPER, stroke=OFF_INK if off else INK)
    )
    return (
        *shapes,
        parts.middle(w / 2, h / 2 + 1, text, 16 if w >= 30 else 14, MUTED if off else INK, bold=True, room=w),
    )


@cache
def _card(title: str, words: str, w: float, h: float, off: bool) -> Shapes:
    """A large button: a word, and below it what it does."""
    ink = MUTED if off else INK
    shapes: list[Shape] = [] if off else [parts.shadow(Box(0, 0, w, h), 10)]
    shapes.append(Rect(0, 0, w, h, 10, fill=dim(PANEL) if off else PAPER, stroke=OFF_INK if off else INK))
    shapes.append(Text(56, 22, title, 16, ink, bold=True, room=w - 62))
    lines = metrics.wrap(words[:1].upper() + words[1:], w - 66, 14)[:3]
    for at, line in enumerate(lines):
        shapes.append(Text(56, 41 + 17 * at, metrics.fit(line, w - 62, 14), 14, ink, room=w - 60))
    return tuple(shapes)


def _fate_sign(which: Fate, seat: Seat) -> Shapes:
    match which:
        case Fate.RAZE:
            return pieces.strike_token(0, 0, True, 15)
        case Fate.CONVERT:
            return (pieces.horde(0, 0, pieces.swatch(seat).fill, size=30, stroke=INK),)
    return pieces.marker(0, 0, seat, 28, 2)


@cache
def _hero_chip(hero: Card) -> Shapes:
    edge = Rect(0, 0, 116, 28, 6, fill=PAPER, stroke=INK)
    name = metrics.fit(card_name(hero), 84, 14)
    return (edge, *cards.art(hero, 15, 14, 19), Text(28, 19, name, 14, INK, room=86))


@cache
def _card_pile(kind: Card, count: int, name: str) -> Shapes:
    """A pile of cards to buy: what it is, how many are left."""
    w, h = PILE
    if not count:
        shapes: list[Shape] = [Rect(0, 0, w, h, 7, stroke=LINE, dash=parts.DASH)]
    else:
        shapes = [parts.shadow(Box(0, 0, w, h), 7), Rect(0, 0, w, h, 7, fill=PAPER, stroke=INK)]
    ink = INK if count else MUTED
    shapes += cards.art(kind, 18, 15, 23, ink)
    shapes += cards.chevrons(36, 15, kind.chevrons, ink, 11)
    shapes += parts.disc(w - 16, 14, str(count), GOLD if count else PANEL, 11)
    return (*shapes, parts.middle(w / 2, 36, metrics.fit(name, w - 6, 14), 14, ink, room=w - 4))


def _label(box: Box, text: str, room: float) -> Text:
    return parts.middle(box.cx, box.bottom + 11, metrics.fit(text, room, 14), 14, INK, room=room + 2)


@cache
def _stock(seat: Seat, player: Player, markers: int) -> Shapes:
    """Hordes in reserve, markers in stock, trophies, kills, Hordes that enemies keep; about the left edge."""
    fill = pieces.swatch(seat).fill
    shapes: list[Shape] = [pieces.horde(20, 0, fill, size=19, stroke=INK)]
    shapes += pieces.marker(74, 0, seat, 16, 1.5)
    shapes += pieces.scaled(pieces.burnt(), 126, 1, 0.85)
    shapes.append(parts.sign(179, 0, "skull", 19))
    shapes += pieces.strike_token(228, 0, player.red, 10)
    told = [(34, player.reserve), (88, markers), (142, player.trophies), (194, player.kills)]
    if player.kept:
        shapes.append(pieces.horde(263, 1, fill, lying=True, size=18, stroke=INK))
        told.append((278, player.kept))
    shapes += [Text(x, 5, str(n), 14, INK, bold=True) for x, n in told]
    return tuple(shapes)


@cache
def _units(counts: Counts) -> Shapes:
    """The Unit cards of a player, by kind; about the left edge."""
    shapes: list[Shape] = []
    for place, (kind, count) in enumerate(zip(UNITS, counts, strict=True)):
        x = 20 + 49 * place
        ink = INK if count else LINE
        shapes += cards.art(kind, x, 0, 19, ink)
        shapes.append(Text(x + 13, 5, str(count), 14, INK if count else MUTED, bold=bool(count)))
    return tuple(shapes)


@cache
def _heroes(held: tuple[Held, ...], room: float) -> Shapes:
    """The Heroes of a player: names of known ones, backs of the others, those set aside after a lock."""
    shapes: list[Shape] = []
    x = 12.0
    for away in (False, True):
        heap = [each for each in held if each.away is away]
        if not heap:
            continue
        if away:
            shapes.append(parts.sign(x + 7, 0, "lock", 16, MUTED))
            x += 18
        unseen = sum([1 for each in heap if each.hero is None])
        if unseen:
            shapes += pieces.hero_back(x + 7, 0, 14, 18, away=away)
            shapes.append(Text(x + 18, 5, str(unseen), 14, INK, bold=True))
            x += 40
        names = ", ".join([card_name(each.hero) for each in heap if each.hero is not None])
        if names and room + 10 - x > 30:
            told = metrics.fit(names, room + 10 - x, 14)
            shapes.append(Text(x, 5, told, 14, MUTED if away else INK))
            x += metrics.width(told, 14) + 10
    return tuple(shapes)


def _pile(view: View) -> list[Shape]:
    """The objective pile: its visible top, and on discs how many lie below face up (paper) and face down (dark)."""
    shapes: list[Shape] = []
    box, below, down = _TILE, len(view.face_up), len(view.spent)
    if view.top is None and not below and not down:
        return parts.slot(box, r=6)
    if view.top is not None:
        shapes += pieces.tile(box, view.top)
        shapes.append(_label(box, short_objective(view.top), TILE + 8))
    else:
        shapes += parts.slot(box, "?", r=6)
    if below:
        shapes += parts.disc(box.x + 12, box.bottom + 31, str(below), PAPER, 9.5)
    if down:
        shapes += [
            Rect(box.right - 24, box.bottom + 21.5, 19, 19, 4, fill=INK),
            parts.middle(box.right - 14.5, box.bottom + 31, str(down), 14, PAPER, bold=True),
        ]
    return shapes


# --- the keys --------------------------------------------------------------------------------------------------------


_KEY: Final[dict[str, Callable[[], str]]] = {
    "stands": lambda: pgettext("key", "Horde"),
    "lies": lambda: pgettext("key", "has moved"),
    "spent": lambda: pgettext("key", "may not march"),
    "marker": lambda: pgettext("key", "marker"),
    "trophy": lambda: pgettext("key", "trophy"),
    "skull": lambda: pgettext("key", "kill"),
    "red": lambda: pgettext("key", "Berserk ready"),
    "hero": lambda: pgettext("key", "Hero, unknown"),
    "lock": lambda: pgettext("key", "not this turn"),
    "axe": lambda: pgettext("key", "battle"),
    "first": lambda: pgettext("key", "first player"),
    "castle": lambda: pgettext("key", "fortress stock"),
    "kept": lambda: pgettext("key", "kept by enemies"),
    "white": lambda: pgettext("key", "strike token"),
}
"""Signs with what they mean, the most needed first."""


def _sign(name: str, x: float, y: float) -> list[Shape]:
    """A sign as small as the key needs it."""
    match name:
        case "stands":
            return [pieces.horde(x, y, INK)]
        case "lies":
            return [pieces.horde(x, y + 1, INK, lying=True)]
        case "spent":
            return [pieces.horde(x, y + 1, PANEL, lying=True, stroke=INK)]
        case "kept":
            return [pieces.horde(x, y + 1, MUTED, lying=True, stroke=INK)]
        case "marker":
            return [pieces.sign(x + dx, y, Seat(n), 9, INK) for n, dx in enumerate((-14, -5, 4, 13))][1:3]
        case "trophy":
            return [*pieces.burnt(x, y)]
        case "white" | "red":
            return [*pieces.strike_token(x, y, name == "red", 9.5)]
        case "hero":
            return [*pieces.hero_back(x, y, 15, 19)]
        case "axe":
            return [Circle(x, y, 10, fill=INK), parts.sign(x, y, "axe", 13, PAPER)]
        case "first":
            return [*pieces.first_player(x, y, 20)]
    return [parts.sign(x, y, name, 18)]


_KINDS: Final[dict[str, Callable[[], str]]] = {
    "village": lambda: pgettext("legend", "village"),
    "burnt": lambda: pgettext("legend", "burnt village"),
    "ruin": lambda: pgettext("legend", "bare ruin"),
    "militia": lambda: pgettext("legend", "neutral city"),
    "city": lambda: pgettext("legend", "city taken"),
    "well": lambda: pgettext("legend", "mana well"),
    "tower": lambda: pgettext("legend", "White Tower"),
    "start": lambda: pgettext("legend", "Dark City"),
    "standing": lambda: pgettext("legend", "fortress"),
    "lying": lambda: pgettext("legend", "being built"),
}


@cache
def _places(code: str) -> Group:
    """The kinds of place with their names, in two rows, in the language of that code."""
    shapes: list[Shape] = []
    columns = len(_KINDS) // 2
    step = TRAY.w / columns
    for place, (kind, label) in enumerate(_KINDS.items()):
        x, y = TRAY.x + 30 + step * (place % columns), TRAY.y + 26 + 48 * (place // columns)
        match kind:
            case "start":
                drawn = pieces.dark_city(0, 0, Seat(0))
            case "standing" | "lying":
                drawn = pieces.fortress(0, 0, Seat(0), kind == "standing")
            case "burnt":
                drawn = pieces.burnt()
            case "militia":
                drawn = land.place("city", None, None, False, False)
            case "city":
                drawn = land.place("city", None, Seat(0), False, False)
            case _:
                drawn = land.place("ruin" if kind == "village" else kind, None, None, kind == "village", False)
        shapes += pieces.scaled(drawn, x, y, 0.74)
        room = step - 60
        shapes.append(Text(x + 28, y + 5, metrics.fit(label(), room, 14), 14, INK, room=room))
    return group("legend", shapes)
