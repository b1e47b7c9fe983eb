"""A battle as a picture: two armies in two lines each, their cards, strike tiles and losses, and what is decided now.

The lines of both and the hand lie at the left; the strips of both and what is decided in the column beside them. The
seat whose eyes these are fights from below; for all others the defender stands above and the attacker below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.box import DECK, FIRST_LINE, Card, Line, in_order
from orclib.games.orcs_vs_orcs.picture import battle_parts as drawn
from orclib.games.orcs_vs_orcs.picture import cards, pieces, strikes
from orclib.games.orcs_vs_orcs.picture.battle_parts import APART, GAP, GUTTER, PILE, ROW, STRIP, Shapes
from orclib.games.orcs_vs_orcs.picture.battle_tray import Tray
from orclib.games.orcs_vs_orcs.picture.panel import COLUMN, STATUS_H
from orclib.games.orcs_vs_orcs.rules import battle_facts as facts
from orclib.games.orcs_vs_orcs.state import Column, Hidden, Phase, Play, Secret, View
from orclib.games.orcs_vs_orcs.text import battle_alt_text as words
from orclib.games.orcs_vs_orcs.text.names import cards_list, hordes_count, seat_name
from orclib.language import labelled, listing, plural, say
from orclib.scene import Box, Circle, Collector, Group, Rect, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import GOLD, INK, LINE, OFF_INK, PAPER, TABLE, dim

FIELD: Final = Box(12, 12, 728, 736)
BAR: Final = 48.0
FOOT: Final = cards.HAND[1] + GAP
LANE: Final = 38.0
POCKET: Final = 158.0
WALL: Final = 24.0
EDGE: Final = 9.0
"""Between the cards of a side and the edge of its part."""
CARD: Final = 126.0
"""The most that a card on the battlefield is wide."""


def paint(into: Collector, view: View) -> None:
    """Draw the whole battle."""
    _Battlefield(into, view, FIELD).draw()


class _Battlefield:
    """One battle as one seat sees it."""

    def __init__(self, into: Collector, view: View, box: Box) -> None:
        self.into, self.view, self.box = into, view, box
        self.battle = facts.the_battle(view)
        self.near = facts.near_side(view)
        self.step = facts.step_of(view)
        self.building = self._builder()
        foot = FOOT if self._hand_side() is not None else 0.0
        self.field = Box(box.x, box.y + BAR + GAP, box.w, box.h - BAR - GAP - foot)
        # Room for the rings that marks draw around cards, where there is room at all.
        self.apart = APART if self.field.h >= 500 else GAP
        lines = 2 * self.apart + (WALL if self.battle.assault else 0.0)
        self.cell = (self.field.h - LANE - 4 * EDGE - lines) / 4
        self.halves = self._halves()
        area = box.w - GUTTER - POCKET - 3 * GAP
        most = max([len(side.columns) for side in self.battle.sides] + [1])
        if self._wall_open():  # room for one more
            most = max(most, len(self.battle.sides[1].columns) + 1)
        between = APART if area / most >= 90 else GAP
        self.pitch = min(CARD + between, area // most)
        self.wide = self.pitch - between

    def draw(self) -> None:
        self._bar()
        y = COLUMN.y + STATUS_H + 8
        y = self._strip(1 - self.near, y) + 8
        y = self._strip(self.near, y) + 8
        if self.building is not None:
            self._builder_table(self.building)
        else:
            self._ground()
            for number in (1 - self.near, self.near):
                if self.view.phase is Phase.DECKS:
                    self._built(number)
                else:
                    self._lines(number)
                    self._pocket(number)
            self._tracking()
        if (mine := self._hand_side()) is not None:
            self._own_hand(mine)
        room = Box(COLUMN.x, y, COLUMN.w, COLUMN.bottom - y)
        if room.h > 340 and self.view.phase is not Phase.DECKS:
            key = Box(room.x, room.bottom - 68, room.w, 68)
            self.into.add(group("key", drawn.key(key)))
            room = Box(room.x, room.y, room.w, room.h - 76)
        Tray(self.into, self.view).draw(room)

    def _hand_side(self) -> int | None:
        """The side whose hand lies open below. While chance draws for the referee, hands lie in the strips."""
        view = self.view
        number = facts.open_hand(view)
        if number is None or not view.secrets or view.phase is Phase.DECKS:
            return None
        if view.phase is Phase.DRAW and view.seat is None:
            return None
        return number if isinstance(facts.known_of(view, number), Secret) else None

    def _face(self, card: Card, w: float, h: float) -> Shapes:
        return cards.face(card, w, h, self.view.options)

    def _seat(self, number: int) -> Seat:
        return self.battle.sides[number].seat

    def _builder(self) -> int | None:
        """The side whose deck is built before these eyes."""
        number = self.view.side(self.view.active)
        if self.view.phase is not Phase.DECKS or number is None:
            return None
        return number if isinstance(facts.known_of(self.view, number), Secret) else None

    def _wall_open(self) -> bool:
        """Whether there is a place behind the walls to point at (OVO-24.7)."""
        return self.battle.assault and not self.battle.ending and self.view.phase is not Phase.DECKS

    # --- the bar of steps --------------------------------------------------------------------------------------------

    def _bar(self) -> None:
        box, view = self.box, self.view
        number = self.battle.round
        title = say("round", "round")
        pill = Box(box.x, box.y, max(60.0, metrics.width(title, 17) + 10), BAR)
        self.into.add(group("battle:round", drawn.round_pill(pill, title, str(number or "–"))))
        names = [words.step_name(step) for step in facts.STEPS]
        widths = [drawn.step_width(name) for name in names]
        left = pill.right + GAP
        extra = (box.right - left - sum(widths)) / len(facts.STEPS)
        at = facts.STEPS.index(self.step)
        for place, (step, name, wide) in enumerate(zip(facts.STEPS, names, widths, strict=True)):
            state = "now" if place == at else "done" if place < at else "later"
            ends = (place == 0, place == len(facts.STEPS) - 1)
            self.into.add(
                group(f"step:{step}", drawn.step_arrow(Box(left, box.y, wide + extra, BAR), name, state, ends))
            )
            left += wide + extra
        told = [labelled(say("Step", "Étape"), names[at]) + ".", words.round_text(view).capitalize() + "."]
        told.append(labelled(say("Order of the effects", "Ordre des Effets"), listing(words.effect_orders(view))) + ".")
        told.append(words.asked(view))
        self.into.add_target("battle:steps", Box(box.x, box.y, box.w, BAR), " ".join(told), radius=8)

    # --- a side's strip ----------------------------------------------------------------------------------------------

    def _strip(self, number: int, y: float) -> float:
        """Who fights, with the strike tile, deck, hand and what lies open beside the battlefield. Returns its foot."""
        view, side, secret = self.view, self.battle.sides[number], facts.known_of(self.view, number)
        x, seat = COLUMN.x, side.seat
        status = words.statuses(view, number)
        plate = Box(x, y, COLUMN.w, drawn.PLATE)
        decides = seat == view.active
        name, role, hordes = seat_name(seat), words.role(number), view.fighters(number)
        shapes = drawn.fighter(plate, seat, name, role, hordes, ", ".join(status), decides)
        self.into.add(group(f"fighter:{seat}", shapes))
        sentence = say("{player}, {role}: {hordes}.", "{player}, {role} : {hordes}.").format(
            player=name, role=role, hordes=hordes_count(hordes)
        )
        extra = f" {words.as_sentence(listing(status))}" if status else ""
        self.into.add_target(f"fighter:{seat}", plate, sentence + extra, radius=8)
        red, segments = view.players[seat].red, view.options.segments
        id, y = act.strike_target(seat), plate.bottom + 7
        self.into.put(id, strikes.strike_tile(side.space, red, segments), x, y)
        tile = Box(x, y, strikes.WIDTH, strikes.HEIGHT)
        self.into.add_target(id, tile, strikes.strikes_sentence(side, red, segments), radius=8)
        x = tile.right + 12
        if view.secrets:
            x = self._deck(number, x, y - 4)
            x = self._hand(number, x, y - 4)
        known: tuple[Card, ...] = ()
        if isinstance(secret, Hidden):
            known, id, title, told = (
                secret.peeked,
                f"seen:{seat}",
                say("seen", "vues"),
                words.seen_sentence(side, secret),
            )
        elif view.phase is not Phase.DECKS:
            known, id = (*secret.deck, *secret.under), f"inside:{seat}"
            title, told = say("in the deck", "dans le Deck"), words.deck_sentence(view, number)
        y = tile.bottom + 7
        if side.discards:
            row = Box(COLUMN.x, y, COLUMN.w, cards.CHIP)
            self._open(
                f"discards:{seat}", row, say("discarded", "défausse"), side.discards, words.discards_sentence(side)
            )
            y += ROW
        if known:
            self._open(id, Box(COLUMN.x, y, COLUMN.w, cards.CHIP), title, known, told)
            y += ROW
        return y

    def _deck(self, number: int, x: float, y: float) -> float:
        """The deck face down; under it how many cards."""
        seat, secret = self._seat(number), facts.known_of(self.view, number)
        deck = secret.deck if isinstance(secret, Hidden) else len(secret.deck)
        under = secret.under if isinstance(secret, Hidden) else len(secret.under)
        label = f"{say('deck', 'pioche')} {deck + under}"
        wide = max(PILE[0], metrics.width(label, 17))
        id = f"deck:{seat}"
        shapes = drawn.deck(deck + under, wide, label)
        self.into.put(id, shapes, x, y)
        told = words.deck_sentence(self.view, number)
        self.into.add_target(id, Box(x, y, wide, STRIP), told, radius=6)
        return x + wide + 14

    def _hand(self, number: int, x: float, y: float) -> float:
        """Cards in hand: backs, or for the referee chips."""
        view, seat, secret = self.view, self._seat(number), facts.known_of(self.view, number)
        if seat == view.seat or view.phase in (Phase.DECKS, Phase.VANGUARD):
            return x
        count = secret.hand if isinstance(secret, Hidden) else len(secret.hand)
        label, id = f"{say('hand', 'main')} {count}", f"hand:{seat}"
        wide = metrics.width(label, 17)
        if isinstance(secret, Hidden):
            wide = max(wide, PILE[0] + 20 * max(0, count - 1))
            self.into.put(id, drawn.backs(count, wide, label), x, y)
        else:
            found = [cards.chip(card) for card in secret.hand]
            if any(x + w > COLUMN.right for _shapes, w in found):
                found = [cards.chip(card, short=True) for card in secret.hand]
            wide = max([wide, *[w for _shapes, w in found]])
            shapes: list[Shape] = [Text(0, STRIP - 2, label, 17, INK)]
            for place, (chip, _w) in enumerate(found[:2]):
                shapes += parts.moved(chip, 0, 1 + (cards.CHIP + 2) * place)
            self.into.put(id, shapes, x, y)
        self.into.add_target(id, Box(x, y, wide, STRIP), words.hand_sentence(view, number), radius=6)
        return x + wide + 12

    def _open(self, id: str, box: Box, title: str, found: Sequence[Card], sentence: str) -> None:
        """Cards that are known beside the battlefield, as chips in a row."""
        if not found:
            return
        shapes, wide, rows = drawn.open_cards(title, in_order(list(found)), box.w, 1)
        self.into.put(id, shapes, box.x, box.y)
        self.into.add_target(id, Box(box.x, box.y, wide, ROW * rows - 4), sentence, radius=5)

    # --- the two lines of each side ----------------------------------------------------------------------------------

    def _halves(self) -> tuple[drawn.Half, drawn.Half]:
        """By side: where its lines are; the nearer side lies below."""
        field, found = self.field, dict[int, drawn.Half]()
        over = strikes.ROW - LANE / 2  # so far the tracking tile reaches in
        for number in (1 - self.near, self.near):
            walled = number == 1 and self.battle.assault
            between = self.apart + (WALL if walled else 0.0)
            high = 2 * self.cell + between + 2 * EDGE
            below = number == self.near
            box = Box(field.x, field.bottom - high if below else field.y, field.w, high)
            upper, lower = box.y + EDGE, box.bottom - EDGE - self.cell
            first, second = (upper, lower) if below else (lower, upper)
            wall = upper + self.cell + self.apart / 2 + 1 if walled else None
            pocket = Box(box.right - POCKET - GAP, box.y + EDGE, POCKET, high - 2 * EDGE - over + 2)
            found[number] = drawn.Half(box, first, second, wall, pocket.moved(0, over - 2) if below else pocket)
        return found[0], found[1]

    def _ground(self) -> None:
        """What the armies stand on: a strip for each side, with the chevrons of its lines; the lane between."""
        for number in (0, 1):
            half = self.halves[number]
            seat = self._seat(number)
            self.into.add(group(f"ground:{number}", drawn.half_ground(half, seat, self.cell)))
            if half.wall is not None:
                columns = Box(half.box.x + GUTTER + 3, half.wall, half.pocket.x - half.box.x - GUTTER - GAP - 8, WALL)
                self.into.add(group("walls", drawn.masonry(columns)))

    def _lane_y(self, share: float) -> float:
        """A height in the lane between the first lines."""
        top = self.halves[1 - self.near].box.bottom
        return top + (self.halves[self.near].box.y - top) * share

    def _x(self, at: int) -> float:
        """Where a column begins."""
        return self.box.x + GUTTER + GAP + self.pitch * at

    def _cell(self, number: int, at: int, line: Line) -> Box:
        half = self.halves[number]
        return Box(self._x(at), half.first if line is Line.FIRST else half.second, self.wide, self.cell)

    def _lines(self, number: int) -> None:
        side = self.battle.sides[number]
        numerals: list[Shape] = []
        for at, column in enumerate(side.columns):
            for line in Line:
                if line is Line.FIRST and column.wall and column.first is None:
                    continue
                self._slot(number, at, column, line)
            y = self._lane_y(0.76 if number == self.near else 0.24)
            told = say("column {n}", "colonne {n}").format(n=at + 1) if at == 0 else str(at + 1)
            if metrics.width(told, 17) > self.pitch:
                told = str(at + 1)
            numerals.append(Text(self._x(at) + 4, y + 6, told, 17, INK))
        if numerals:
            whose = pieces.marker(self.box.x + GUTTER / 2, y, side.seat, 14)
            self.into.add(group(f"columns:{side.seat}", [*whose, *numerals]))
        if number == 1 and self._wall_open():
            box = self._cell(1, len(side.columns), Line.SECOND)
            self.into.add(group(act.WALL, drawn.free_place(box)))
            told = say(
                "A place behind the walls of {player}: a second-line Unit needs no other to protect it.",
                "Une place derrière les murs ({player}) : une Unité de seconde ligne n'y a besoin d'aucune autre "
                "pour la protéger.",
            )
            self.into.add_target(act.WALL, box, told.format(player=seat_name(side.seat)), radius=6)

    def _slot(self, number: int, at: int, column: Column, line: Line) -> None:
        """A place in a column: the Unit, perhaps a Hero on it, or nothing."""
        seat, slot, box = self._seat(number), column.slot(line), self._cell(number, at, line)
        id = act.slot_target(seat, at, line)
        covered = column.covers(line) and column.hero is not None
        w = self.wide
        if slot is None:
            self.into.put(id, parts.slot(Box(0, 0, w, box.h), r=6), box.x, box.y)
        elif covered:
            power = cards.value(slot.card, self.view.options)
            self.into.put(
                id, cards.down_head(slot.card, w) if slot.down else cards.head(slot.card, w, power), box.x, box.y
            )
        elif slot.down:
            self.into.put(id, cards.down(slot.card, w, box.h), box.x, box.y)
        else:
            self.into.put(id, self._face(slot.card, w, box.h), box.x, box.y)
        if covered and column.hero is not None:
            self.into.put(
                f"hero:{seat}:{at}", self._face(column.hero, w, box.h - cards.HEAD), box.x, box.y + cards.HEAD
            )
        for hero in (False, True):
            there = covered if hero else slot is not None
            if there and facts.engaged_now(self.view, number, at, line, hero):
                card = column.hero if hero else slot.card if slot else None
                self._fresh(
                    number, f"{at}:{line.value}:{hero:d}", box.cx, box.y + (cards.HEAD if hero else 0) + 12, card
                )
        sentence = words.slot_sentence(self.view, number, at, line)
        self.into.add_target(id, box, sentence, radius=6)

    def _fresh(self, number: int, key: str, cx: float, cy: float, card: Card | None) -> None:
        """An arrow on a card that was engaged in this round; gold while its effect goes on."""
        step = self.battle.step
        lit = step is not None and step.side == number and step.card is card
        turn = -90 if number == self.near else 90
        shapes = (
            Circle(0, 0, 10.5, fill=GOLD if lit else PAPER, stroke=INK, line=2 if lit else 1.5),
            parts.sign(0, 0, "arrow", 15, INK, turn=turn),
        )
        self.into.add(Group(f"fresh:{self._seat(number)}:{key}", shapes, cx, cy, "front"))

    # --- beside the lines: the choice, what is revealed, what has no place -------------------------------------------

    def _pocket(self, number: int) -> None:
        view, side, pocket = self.view, self.battle.sides[number], self.halves[number].pocket
        secret, seat = facts.known_of(view, number), side.seat
        revealed = facts.revealed_cards(view, number)
        if revealed:
            self._reveal(number, revealed, pocket)
        elif side.loose or side.strays:
            self._loose(number, pocket)
        elif secret.commit:
            box = Box(pocket.cx - 42, pocket.cy - 62, 84, 112)
            id = f"choice:{seat}"
            self.into.put(id, cards.back(box.w, box.h), box.x, box.y)
            if isinstance(secret, Secret) and secret.commit is not None:
                self.into.add(group(f"{id}:tag", drawn.choice_tag(box, secret.commit), layer="front"))
            self.into.add_target(id, box, words.choice_sentence(view, number), radius=6)

    def _reveal(self, number: int, revealed: Sequence[Play], pocket: Box) -> None:
        """Cards that have been revealed, large, before they are engaged."""
        seat = self._seat(number)
        high = min(cards.LARGE[1], pocket.h)
        for place, play in enumerate(revealed):
            box = Box(pocket.x, pocket.y + (pocket.h - high) / 2 + 8 * place, POCKET, high)
            id = f"revealed:{seat}:{place}"
            self.into.put(id, self._face(play.card, box.w, box.h), box.x, box.y)
            told = say("{player} has revealed: {card}", "{player} a révélé : {card}").format(
                player=seat_name(seat), card=cards.sentence(play.card, self.view.options)
            )
            self.into.add_target(id, box, told, radius=8)

    def _loose(self, number: int, pocket: Box) -> None:
        """Cards without protection or without a place, apart from the others."""
        side, view = self.battle.sides[number], self.view
        found = [(slot.card, slot.down, act.loose_target(side.seat, at)) for at, slot in enumerate(side.loose)]
        found += [(hero, False, f"stray:{side.seat}:{at}") for at, hero in enumerate(side.strays)]
        title = say("no place", "sans place") if not side.loose else say("unprotected", "sans protection")
        shapes: list[Shape] = [
            Rect(pocket.x, pocket.y, pocket.w, pocket.h, 10, fill=dim(TABLE), stroke=OFF_INK, dash=(6, 5)),
            parts.middle(pocket.cx, pocket.y + 15, title, 17, INK, bold=True, room=pocket.w - 4),
        ]
        self.into.add(group(f"apart:{side.seat}", shapes))
        w = min(78.0, (pocket.w - 18) / min(2, len(found)))
        rows = -(-len(found) // 2)
        h = min(96.0, (pocket.h - 30 - 6 * rows) / rows)
        for place, (card, down, id) in enumerate(found):
            across = min(2, len(found) - 2 * (place // 2))
            x = pocket.cx + (place % 2 - across / 2) * (w + 6) + 3
            y = pocket.y + 28 + (h + 6) * (place // 2)
            self.into.put(id, cards.down(card, w, h) if down else self._face(card, w, h), x, y)
            fresh = any(play.card is card and play.spot is None for play in side.plays)
            if fresh:
                self._fresh(number, f"loose:{place}", x + w / 2, y + 12, card)
            self.into.add_target(id, Box(x, y, w, h), words.loose_sentence(view, number, card, down), radius=6)

    def _tracking(self) -> None:
        """The combat tracking tile, between the two sides."""
        x, y = self.halves[self.near].pocket.x + (POCKET - strikes.TILE) / 2, self._lane_y(0.5) - strikes.ROW
        self.into.put("tracking", strikes.ground(), x, y)
        for place, number in enumerate((1 - self.near, self.near)):
            side = self.battle.sides[number]
            id, top = act.losses_target(side.seat), y + strikes.ROW * place
            self.into.put(id, strikes.losses(side.seat, side.losses, side.exhausted), x, top)
            box = Box(x, top, strikes.TILE, strikes.ROW)
            self.into.add_target(id, box, strikes.losses_sentence(side), radius=8)

    def _built(self, number: int) -> None:
        """A deck, or what there is of it, in its own half: faces for eyes that know it."""
        half, seat, secret = self.halves[number], self._seat(number), facts.known_of(self.view, number)
        deck = secret.deck if isinstance(secret, Secret) else ()
        count = len(deck) if isinstance(secret, Secret) else secret.deck
        x, room = half.box.x + GUTTER + GAP, half.box.w - GUTTER - 3 * GAP
        w, h = (room + 6) // DECK - 6, 92.0
        y = half.box.cy - h / 2 + 12
        title = say("Deck: {n} of {most}", "Deck : {n} sur {most}").format(n=count, most=DECK)
        self.into.add(group(f"heading:{seat}", [parts.heading(x, y - 12, title, size=18)]))
        for place in range(count):
            shapes = self._face(deck[place], w, h) if deck else cards.back(w, h)
            self.into.put(f"decked:{seat}:{place}", shapes, x + (w + 6) * place, y)

    # --- a deck is built ---------------------------------------------------------------------------------------------

    def _builder_table(self, number: int) -> None:
        """The cards one owns, the deck so far, what cannot be used (OVO-16.2 to 16.4)."""
        view, field, seat = self.view, self.field, self._seat(number)
        secret = facts.known_of(view, number)
        assert isinstance(secret, Secret)
        left, deck = facts.own_pool(view, number), list(secret.deck)
        owned = [card for card in in_order(list({*left, *deck})) if left[card] or card in deck]
        self.into.add(group("builder", drawn.builder_ground(field, seat)))
        x, y, room, aside, high = field.x + 12, field.y + 8, field.w - 24, 30.0, 92.0
        low = field.bottom - 8 - aside  # what is aside
        self._heading(
            "pool",
            x,
            y,
            say("Cards: {n} left", "Cartes : il en reste {n}").format(n=sum(left.values())),
            say("at most 10 in the deck", "au plus 10 dans le Deck"),
        )
        pool = Box(x, y + 36, room, low - high - 34 - y - 36)
        w, h = drawn.pool_size(len(owned), pool)
        across = int((room + APART) // (w + APART))
        for place, card in enumerate(owned):
            box = Box(x + (w + APART) * (place % across), pool.y + (h + APART) * (place // across), w, h)
            self._pool_card(card, left[card], box)
        top = low - high - 6
        self._heading(
            "deck", x, top - 26, say("Deck: {n} of {most}", "Deck : {n} sur {most}").format(n=len(deck), most=DECK), ""
        )
        w = (room + 8) // DECK - 8
        for place in range(DECK):
            shapes = self._face(deck[place], w, high) if place < len(deck) else parts.slot(Box(0, 0, w, high), r=6)
            self.into.put(f"decked:{place}", shapes, x + (w + 8) * place, top)
        self.into.add_target(f"decked:{seat}", Box(x, top, room, high), words.deck_sentence(view, number), radius=6)
        if away := facts.set_aside(view, number):
            title = say("aside until the next game turn", "à l'écart jusqu'au prochain tour de jeu")
            told = (
                labelled(
                    say("Aside until the next game turn", "À l'écart jusqu'au prochain tour de jeu"), cards_list(away)
                )
                + "."
            )
            self._open(f"aside:{seat}", Box(x, low + 2, room, aside), title, away, told)
        else:
            self.into.add(
                group(
                    f"aside:{seat}",
                    [
                        Text(
                            x,
                            low + 22,
                            say(
                                "What is left out stays aside for this battle.",
                                "Ce qui n'est pas retenu reste de côté pour cette bataille.",
                            ),
                            17,
                            INK,
                        )
                    ],
                )
            )

    def _heading(self, key: str, x: float, y: float, title: str, note: str) -> None:
        shapes: list[Shape] = [parts.heading(x, y + 16, title, size=18)]
        if note:
            shapes.append(Text(x + metrics.width(title, 18, serif=True) * 1.1 + 14, y + 16, note, 17, INK))
        self.into.add(group(f"heading:{key}", shapes))

    def _pool_card(self, card: Card, count: int, box: Box) -> None:
        """A kind of card that may be put in the deck, with how many are left."""
        id = act.card_target(card)
        if count:
            badge = drawn.count_badge(box.w, count)
            self.into.put(id, [*self._face(card, box.w, box.h), *badge], box.x, box.y)
        else:
            gone: list[Shape] = parts.slot(Box(0, 0, box.w, box.h), r=6)
            self.into.put(id, [*gone, *cards.art(card, box.w / 2, box.h / 2, 34, LINE, TABLE)], box.x, box.y)
        told = plural(
            count,
            ("{n} left to put in the deck.", "{n} left to put in the deck."),
            ("Il en reste {n} à mettre dans le Deck.", "Il en reste {n} à mettre dans le Deck."),
        ).format(n=count)
        left = told if count else say("None is left.", "Il n'en reste aucune.")
        sentence = f"{cards.sentence(card, self.view.options)} {left}"
        self.into.add_target(id, box, sentence, radius=6, loose=bool(count))

    # --- below: the hand ---------------------------------------------------------------------------------------------

    def _own_hand(self, number: int) -> None:
        """The hand face up; before the walls the first-line Units of the deck."""
        view, secret, seat = self.view, facts.known_of(self.view, number), self._seat(number)
        assert isinstance(secret, Secret)
        if view.phase is Phase.VANGUARD and number == 0:
            held = list(Counter[Card]([card for card in secret.deck if card in FIRST_LINE]).items())
        else:
            held = [(card, 1) for card in secret.hand]
        w, h = cards.HAND
        top, x, seen = self.box.bottom - h - 3, self.box.x, set[Card]()
        boxes: dict[Card, list[Box]] = {}
        for card, count in held:
            again = card in seen
            seen.add(card)
            id = act.card_target(card)
            at = Box(x, top, w, h)
            boxes.setdefault(card, []).append(at)
            badge = drawn.count_badge(w, count)
            name = f"{id}:2" if again else id
            self.into.put(name, [*self._face(card, w, h), *badge], x, top)
            x += w + 16
        if not held:
            self.into.put(
                "own:none", parts.slot(Box(0, 0, w, h), say("no card in hand", "aucune carte en main")), x, top
            )
        for card, places in boxes.items():
            id = act.card_target(card)
            told = (
                say("In hand: {card}", "En main : {card}")
                if view.phase is not Phase.VANGUARD
                else say("In your deck: {card}", "Dans votre Deck : {card}")
            )
            if view.seat is None:
                told = say("In the hand of {player}: {card}", "Dans la main adverse ({player}) : {card}")
            sentence = told.format(card=cards.sentence(card, view.options), player=seat_name(seat))
            self.into.add_target(id, places[0], sentence, *places[1:], radius=8, loose=True)
