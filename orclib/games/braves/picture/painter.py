"""What all phases of the picture share: the frame, the players' panels, hands, chips, buttons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
from orclib.scene import Box, Collector, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import GOLD, INK, MUTED

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
        super().__init__(WIDTH, HEIGHT, [group("status", line)])

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

    # --- a player ----------------------------------------------------------------------------------------------------

    def panel(self, seat: Seat, box: Box) -> None:
        """A player: wheel, name, office; while recruiting the shields and desertions in hand."""
        view, id = self.view, act.seat_target(seat)
        second = self._second_line(seat, box.x + 82, box.cy + 18, box.right - 8)
        y = box.cy - (12 if second else 0)
        plate, _right = parts.seat_plate(box, 82, y, player_name(seat))
        self.add(group(id, plate, second))
        if seat == self.acting:
            self.add(group(f"turn:{seat}", parts.turn_ring(box)))
        score = view.scores[seat] if view.scores else 0
        self.put(f"wheel:{seat}", cards.wheel(seat, score, min(30, 0.4 * box.h)), box.x + 42, box.cy, "board")
        self.add(group(f"letter:{seat}", cards.seat_disc(seat, box.x + 17, box.y + 17), layer="pieces"))
        self._office(seat, box)
        self.add_target(id, box, alt_text.seat(seat, view), radius=10)

    def _second_line(self, seat: Seat, x: float, cy: float, until: float) -> list[Shape]:
        view = self.view
        if view.phase in (Phase.SORCERER, Phase.OVER):
            return []
        if seat == view.sorcerer:
            return [Text(x, cy + 5, say("sorcerer", "sorcier"), 17, MUTED, room=until - x)]
        if not alt_text.recruiting(view):
            told = alt_text.deciding(seat, view) or (say("champion", "champion") if seat == view.champion else "")
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
        fill = INK if sign == "hat" else GOLD
        self.add(group(f"office:{sign}", parts.badge(box.right - 20, box.y + 20, sign, fill, 15), layer="pieces"))

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
        boxes = parts.spread(room, size.w, size.w + 10, len(held))
        for (design, n), box, after in zip(held, boxes, (*boxes, None)[1:], strict=True):
            count = parts.disc(16, size.h - 2, str(n)) if n > 1 else ()
            wide = size.w if after is None else min(after.x - box.x, size.w)
            at = Box(box.x, box.y, wide, size.h + (12 if n > 1 else 0))
            sentence = alt_text.own_card(design, n, view, whose)
            self.thing(
                act.hand_target(design), (*self.face(design, size), *count), at, sentence,
                radius=7, loose=design.back is Back.MERCENARY,
            )  # fmt: skip

    # --- things that stand for words ---------------------------------------------------------------------------------

    def press(self, id: str, box: Box, text: str, what: parts.Sign) -> None:
        """A button that says what it is for."""
        self.button(id, box, text, what, alt_text.button(id, self.view))

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
            self.thing(id, shapes, Box(x, y, wide, high), sentence, radius=5, quiet=True)
            place += 1

        for back in backs:
            chip(act.back_target(back), cards.back_chip(back, wide, high), alt_text.chance_back(back))
        for design, n in designs:
            face = cards.design_chip(design, self.values[design], wide, high)
            chip(act.design_target(design), face, alt_text.chance_design(design, n, view))
