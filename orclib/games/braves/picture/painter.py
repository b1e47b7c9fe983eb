"""What all phases of the picture share: the frame, the players' panels, hands, chips, buttons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Literal

from orclib.engine import Seat
from orclib.games.braves import actions as act
from orclib.games.braves.box import Back, Design
from orclib.games.braves.picture import cards
from orclib.games.braves.picture.cards import Size
from orclib.games.braves.state import Phase, View
from orclib.games.braves.text import alt_text
from orclib.games.braves.text.names import player_name
from orclib.language import say
from orclib.scene import Box, Circle, Collector, Group, Rect, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import GOLD, INK, LINE, MUTED, OFF_INK, PANEL, PAPER, dim

WIDTH: Final = 1200
HEIGHT: Final = 760
NOTE: Final = Box(20, 632, 284, 115)
"""Where a refusal is written; nothing lies there."""
PANEL_W: Final = 212


class Painter(Collector):
    """What all pictures of this game have: players, hands, buttons."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.values = tuple([cards.value_text(design, view.options) for design in Design])
        line = parts.status_line(WIDTH, alt_text.status(view), alt_text.turn_text(view), self._arrow())
        super().__init__([_ground(), group("status", line)])

    @property
    def acting(self) -> Seat | None:
        """Who is to decide, where that is one player."""
        if self.view.phase in (Phase.CHAMPION, Phase.CALL):
            return self.view.sorcerer
        return self.view.active

    @property
    def may_act(self) -> bool:
        """Whether the one who looks is to decide; the referee decides for whoever acts."""
        return self.acting is not None and self.view.seat in (None, self.acting)

    def _arrow(self) -> Literal["up", "down"] | None:
        if self.acting is None or self.view.phase is Phase.OVER:
            return None
        return "down" if self.acting == self.view.seat else "up"

    def put(self, id: str, shapes: tuple[Shape, ...], x: float, y: float, layer: Literal["board", "pieces"]) -> None:
        """A thing drawn about its own corner."""
        self.groups.append(Group(id, shapes, x, y, layer))

    # --- a player ----------------------------------------------------------------------------------------------------

    def panel(self, seat: Seat, box: Box) -> None:
        """A player: wheel, name, office; while recruiting the shields and desertions in hand."""
        view, id = self.view, act.seat_target(seat)
        acts = seat == self.acting
        frame = Rect(box.x, box.y, box.w, box.h, 10, fill=PAPER if acts else PANEL, stroke=INK if acts else LINE,
                     line=2.5 if acts else 1.25)  # fmt: skip
        second = self._second_line(seat, box.x + 82, box.cy + 18, box.right - 8)
        y = box.cy + 7 if not second else box.cy - 5
        name = metrics.fit(player_name(seat), box.w - 90, 22, serif=True)
        shapes: list[Shape] = [frame, parts.heading(box.x + 82, y, name), *second]
        self.add(group(id, shapes))
        score = view.scores[seat] if view.scores else 0
        self.put(f"wheel:{seat}", cards.wheel(seat, score), box.x + 42, box.cy, "board")
        self.add(group(f"letter:{seat}", cards.seat_disc(seat, box.x + 17, box.y + 17), layer="pieces"))
        self._office(seat, box)
        self.add_target(id, box, alt_text.seat(seat, view), radius=10, group=id)

    def _second_line(self, seat: Seat, x: float, cy: float, until: float) -> list[Shape]:
        view = self.view
        if view.phase in (Phase.SORCERER, Phase.OVER):
            return []
        if seat == view.sorcerer:
            return [Text(x, cy + 5, say("sorcerer", "sorcier"), 17, MUTED, room=until - x)]
        if not alt_text.recruiting(view):
            told = alt_text.speaking(seat, view) or (say("champion", "champion") if seat == view.champion else "")
            return [Text(x, cy + 5, told, 17, MUTED, room=until - x)] if told else []
        kinds = ["shield"] * view.shields[seat] + ["desertion"] * view.desertions[seat]
        return [s for at, kind in enumerate(kinds) for s in cards.small_token(kind, seat, x + 11 + 24 * at, cy)]

    def _office(self, seat: Seat, box: Box) -> None:
        view = self.view
        if view.phase in (Phase.SORCERER, Phase.OVER):
            return
        sign = "hat" if seat == view.sorcerer else "star" if seat == view.champion else None
        if sign is None:
            return
        cx, cy = box.right - 20, box.y + 20
        fill, ink = (INK, PAPER) if sign == "hat" else (GOLD, INK)
        self.add(
            group(f"office:{sign}", [Circle(cx, cy, 15, fill=fill, stroke=INK), parts.sign(cx, cy, sign, 20, ink)],
                  layer="pieces")
        )  # fmt: skip

    # --- cards -------------------------------------------------------------------------------------------------------

    def face(self, design: Design, size: Size, *, counted: bool = False) -> tuple[Shape, ...]:
        """A card face up; a large one with its name and, if it is `counted`, with how many there are."""
        if size is not cards.NAMED:
            return cards.face(design, size, self.values[design])
        name = tuple(metrics.wrap(alt_text.short_name(design), size.w - 4, 17)[:2])
        copies = f"\N{MULTIPLICATION SIGN}{self.view.options.deck[design]}" if counted else ""
        return cards.face(design, size, self.values[design], name, copies)

    def own_hand(self, whose: Seat, room: Box) -> None:
        """The hand at the bottom: each design once, with how many there are."""
        view, known = self.view, self.view.hand(whose)
        if known is None:
            return
        held = [(design, n) for design, n in zip(Design, known, strict=True) if n]
        self.add(group("own", cards.seat_disc(whose, room.x - 22, room.y + 18, 14)))
        size = cards.MIDDLE if len(held) <= 9 else cards.NARROW
        step = min(size.w + 10, (room.w - size.w) / max(len(held) - 1, 1))
        for place, (design, n) in enumerate(held):
            x, id = room.x + step * place, act.hand_target(design)
            count = parts.disc(16, size.h - 2, str(n)) if n > 1 else ()
            self.put(id, (*self.face(design, size), *count), x, room.y, "pieces")
            wide = size.w if place == len(held) - 1 else min(step, size.w)
            sentence = alt_text.own_card(design, n, view, whose)
            at = Box(x, room.y, wide, size.h + (12 if n > 1 else 0))
            self.add_target(id, at, sentence, group=id, radius=7, loose=design.back is Back.MERCENARY)

    # --- things that stand for words ---------------------------------------------------------------------------------

    def button(self, id: str, box: Box, text: str, glyph: str | None, quiet: bool = False) -> None:
        """A button with a sign and a word."""
        wide = metrics.width(text, 19, bold=True) + (28 if glyph else 0)
        x = box.cx - wide / 2
        shapes: list[Shape] = [
            parts.shadow(box, 10),
            Rect(box.x, box.y, box.w, box.h, 10, fill=PAPER, stroke=INK),
            Text(x + (28 if glyph else 0), box.cy + 7, text, 19, INK, bold=True, room=box.w - 34),
        ]
        if glyph == "flyer":
            shapes += cards.art(Design.FLYING_MACHINE, x + 9, box.cy, 20, INK)
        elif glyph:
            shapes.append(parts.sign(x + 9, box.cy, glyph, 20, INK))
        self.add(group(id, shapes))
        self.add_target(id, box, alt_text.button(id, self.view), radius=10, quiet=quiet)

    def key(self, box: Box, signs: Sequence[tuple[str, str]]) -> None:
        """What the signs mean, and when the game ends."""
        options = self.view.options
        shapes = parts.panel(box)
        for place, (sign, label) in enumerate(signs):
            x, y = box.x + 22 + 140 * place, box.y + 22
            shapes += [parts.sign(x, y, sign, 20, INK), Text(x + 16, y + 6, label, room=106)]
        rule = (
            say("The end: above {n} points", "Fin : au-dessus de {n} points")
            if options.end_rule == "exceed"
            else say("The end: from {n} points", "Fin : à partir de {n} points")
        )
        shapes.append(Text(box.x + 12, box.y + 56, rule.format(n=options.limit), room=box.w - 20))
        shapes.append(Text(box.x + 12, box.y + 84, alt_text.legend(), room=box.w - 20))
        self.add(group("key", shapes))

    def tray(self, box: Box, title: str, backs: Sequence[Back], designs: Iterable[tuple[Design, int]]) -> None:
        """The things that chance may pick, for the referee."""
        view = self.view
        self.add(group("tray", parts.panel(box), [Text(box.x + 12, box.y + 21, title, 17, MUTED, room=box.w - 20)]))
        rows, high, designs = int((box.h - 30) // 28), 25, tuple(designs)
        columns = max(5, -(-(len(backs) + len(designs)) // rows))
        wide = min(52.0, (box.w - 10) // columns - 5)
        place = 0

        def chip(id: str, shapes: tuple[Shape, ...], sentence: str) -> None:
            nonlocal place
            x = box.x + 10 + (wide + 5) * (place % columns)
            y = box.y + 30 + (high + 3) * (place // columns)
            self.put(id, shapes, x, y, "pieces")
            self.add_target(id, Box(x, y, wide, high), sentence, radius=5, group=id, quiet=True)
            place += 1

        for back in backs:
            chip(act.back_target(back), cards.back_chip(back, wide, high), alt_text.chance_back(back))
        for design, n in designs:
            face = cards.design_chip(design, self.values[design], wide, high)
            chip(act.design_target(design), face, alt_text.chance_design(design, n, view))


def off(box: Box) -> Rect:
    """A washed box for what is over."""
    return Rect(box.x, box.y, box.w, box.h, 8, fill=dim(PANEL), stroke=OFF_INK)


@cache
def _ground() -> Group:
    return group("ground", parts.ground(WIDTH, HEIGHT))
