"""Below a battle: what is decided now, and what can be pointed at for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.box import Card, Colour, in_order
from orclib.games.orcs_vs_orcs.picture import battle_parts as drawn
from orclib.games.orcs_vs_orcs.picture import cards, land, pieces
from orclib.games.orcs_vs_orcs.picture.battle_parts import APART, ROW
from orclib.games.orcs_vs_orcs.rules import battle_facts as facts
from orclib.games.orcs_vs_orcs.rules.heroes import copies, kinds, summons
from orclib.games.orcs_vs_orcs.state import Phase, Step, View
from orclib.games.orcs_vs_orcs.text import alt_text
from orclib.games.orcs_vs_orcs.text import battle_alt_text as words
from orclib.games.orcs_vs_orcs.text.names import zone_name
from orclib.language import say
from orclib.scene import Box, Collector, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import INK, MUTED

NARROW: Final = 60.0
"""Cards to choose from that would be narrower than this are chips."""
ZONE: Final = 52.0
"""How high a zone to choose from is."""


class Tray:
    """What is decided in one battle, for one pair of eyes."""

    def __init__(self, into: Collector, view: View) -> None:
        self.into, self.view, self.battle = into, view, facts.the_battle(view)

    def draw(self, box: Box) -> None:
        """What is decided now, and what can be pointed at for it."""
        view = self.view
        lines = metrics.fill(words.asked(view), (box.w - 28,) * 4, 17, bold=True)
        panel = Box(box.x, box.y + 1, box.w, box.h - 2)
        shapes = parts.panel(panel)
        shapes += [
            Text(box.x + 14, box.y + 25 + 22 * at, line, 17, INK, bold=True, room=box.w - 20)
            for at, line in enumerate(lines)
        ]
        top = box.y + 34 + 22 * len(lines)
        if facts.step_of(view) == "effects":
            shapes += drawn.effect_order(box.x + 18, top + 4, words.effect_orders(view), words.order_of(view))
            top += 32
        low = panel.bottom - 10
        if any(isinstance(s, Text) and s.text.endswith(cards.MARK) for g in self.into.groups for s in g.shapes):
            low -= 22
            shapes.append(Text(panel.right - 12, panel.bottom - 10, cards.legend(), 17, MUTED, align="end"))
        self.into.add(group("asked", shapes))
        self.room = Box(box.x + 14, top, box.w - 28, low - top)
        if self.battle.ending:
            if view.phase is Phase.ROUT:
                self._zones(view.board.neighbours[self.battle.zone])
        elif view.phase is Phase.DRAW:
            if view.seat is None:
                self._cards([(card, 1) for card in facts.may_draw(view)], act.card_target)
        elif facts.may_decide(view):
            self._choices()

    def _choices(self) -> None:
        view, step = self.view, self.battle.step
        number = view.side(view.active)
        assert number is not None
        match view.phase:
            case Phase.DECKS:
                self._buttons((act.ALL, "flag"), (act.READY, "tick"))
            case Phase.DECLARE:
                self._buttons((act.REORGANISE, "arrow"), (act.HOLD, "cross"))
            case Phase.COMMIT:
                self._buttons((act.REORGANISE, "arrow"), *((id, "die") for id in facts.shuffles(view, number)))
            case Phase.SWAP:
                self._buttons((act.SWAP, "arrow"), (act.LET, "cross"))
            case Phase.BERSERK:
                self._buttons((act.BERSERK, "axe"), (act.CALM, "cross"))
            case Phase.EFFECT:
                assert step is not None
                self._effect(number, step)

    def _effect(self, number: int, step: Step) -> None:
        view = self.view
        match step.card:
            case Card.SHAMAN:
                self._chants()
            case Card.BUURK:
                self._cards([(card, 1) for card in copies(view, number)], act.kind_target)
            case Card.KRAASH:
                side = self.battle.sides[number]
                lying = Counter([s.card for c in side.columns for s in (c.first, c.second) if s and not s.down])
                lying.update([s.card for s in side.loose if not s.down])
                self._cards([(card, lying[card]) for card in kinds(view, number)], act.kind_target)
            case Card.MOORDAKK | Card.VRUSHN:
                found = facts.looked_through(view, step)
                self._cards([(card, found[card]) for card in in_order(list(found))], act.seek_target)
            case Card.PORKASH:
                self._zones(summons(view, number), skip=True)

    # --- things in the tray ------------------------------------------------------------------------------------------

    def _buttons(self, *ids: tuple[str, str]) -> None:
        x, y = self.room.x, self.room.y
        for id, glyph in ids:
            text = words.button_text(id)
            wide = metrics.width(text, 17, bold=True) * 1.05 + 52
            if x + wide > self.room.right:
                x, y = self.room.x, y + 48
            box = Box(x, y, wide, 34)
            self.into.button(id, box, text, glyph, words.button_sentence(self.view, id))
            x += wide + 18

    def _chants(self) -> None:
        """The two effects of a Shaman (OVO-20.8)."""
        told = {
            Colour.GREEN: (
                say("a Horde revives", "une Horde revient"),
                say(
                    "Green effect: a Horde lost here comes back; you discard your top card.",
                    "Effet vert : une Horde perdue ici revient ; vous défaussez votre première carte.",
                ),
            ),
            Colour.RED: (
                say("the enemy discards", "l'adversaire défausse"),
                say(
                    "Red effect: the enemy discards the top card of the deck.",
                    "Effet rouge : l'adversaire défausse la première carte de son Deck.",
                ),
            ),
        }
        y = self.room.y
        for colour, (text, sentence) in told.items():
            id = act.colour_target(colour)
            box = Box(self.room.x, y, metrics.width(text, 17, bold=True) * 1.05 + 56, 34)
            sign = tuple(cards.chant_sign(0, 0, colour is Colour.GREEN, 11))
            self.into.button(id, box, text, sign, sentence)
            y += 48

    def _cards(self, found: Sequence[tuple[Card, int]], target: Callable[[Card], str]) -> None:
        """Cards to choose from, small, side by side."""
        room = self.room
        h = min(86.0, room.h - 4)
        w = min(92.0, (room.w + APART) / max(len(found), 1) - APART)
        small = w < NARROW
        chips = [cards.chip(card, count, named=True) for card, count in found] if small else []
        places = drawn.flow([wide for _shapes, wide in chips], 0, room.w, 9)
        for at, (card, count) in enumerate(found):
            id = target(card)
            if small:
                (x, row), (shapes, wide) = places[at], chips[at]
                box = Box(room.x + x, room.y + ROW * row, wide, cards.CHIP)
            else:
                box = Box(room.x + (w + APART) * at, room.y, w, h)
                shapes = (*cards.face(card, w, h, self.view.options), *drawn.count_badge(w, count))
            told = cards.sentence(card, self.view.options)
            if count > 1:
                told = f"{told} {say('There are {n}.', 'Il y en a {n}.').format(n=count)}"
            self.into.thing(id, shapes, box, told, radius=5 if small else 6)

    def _zones(self, zones: Sequence[str], skip: bool = False) -> None:
        """Zones to choose from, where the map is not seen: what is there, the name, the army."""
        view, x, y = self.view, self.room.x, self.room.y
        sentences = alt_text.zones(view)
        for zone in zones:
            army = view.army(zone)
            troop = () if army is None else land.army_plate(army)
            name, plate = zone_name(zone, view.board), pieces.wide(troop) if troop else 0.0
            wide = min(metrics.width(name, 17) * 1.05 + 86 + (plate + 8 if troop else 0), self.room.w)
            if x > self.room.x and x + wide > self.room.right:
                x, y = self.room.x, y + ZONE + 8
            box, id = Box(x, y, wide, ZONE), act.zone_target(zone)
            shapes: list[Shape] = [
                *parts.card(box, r=6),
                *parts.moved(land.standing_place(view, zone), box.x + 38, box.cy),
                Text(box.x + 76, box.cy + 6, name, 17, INK, room=wide - 84 - (plate + 8 if troop else 0)),
                *parts.moved(troop, box.right - 8 - plate / 2, box.cy),
            ]
            self.into.add(group(id, shapes, layer="pieces"))
            self.into.add_target(id, box, sentences[zone], radius=6)
            x += wide + 8
        if skip:
            self.room = (
                Box(x, y, self.room.right - x, 34) if self.room.right - x > 170 else Box(self.room.x, y + 36, 300, 34)
            )
            self._buttons((act.SKIP, "cross"))
