"""The picture once the piles have been opened: the peoples, and for each recruiter hand, battle and strength."""

from __future__ import annotations

from typing import Final

from orclib.engine import Seat
from orclib.games.braves import actions as act
from orclib.games.braves.box import (
    BACKS,
    BY_BACK,
    DESIGNS,
    PEOPLES,
    POINTS,
    ROUND_BATTLES,
    Back,
    Counts,
    Design,
    spread,
)
from orclib.games.braves.picture import cards
from orclib.games.braves.picture.cards import Size
from orclib.games.braves.picture.painter import PANEL_W, Painter
from orclib.games.braves.rules.strength import Strength, Term
from orclib.games.braves.state import BETWEEN, Battle, Phase
from orclib.games.braves.text import alt_text
from orclib.games.braves.text.names import people_name
from orclib.language import say
from orclib.scene import Box, Rect, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import BAND, GOLD, INK, LINE, MUTED, OFF_INK, PANEL, PAPER, REFUSE

STRIP_Y: Final = 70
STRIP_H: Final = 58
ROWS_Y: Final = 162
ROWS_H: Final = 462
GAP: Final = 6
GROUP_GAP: Final = 22
HAND_X: Final = 246
HAND_W: Final = 252
BATTLE_X: Final = 514
BATTLE_W: Final = 332
SUM_X: Final = 858
SUM_W: Final = 312
TOTAL_W: Final = 64
RIGHT: Final = 1180
OWN: Final = Box(350, 650, 650, 90)
BUTTONS: Final = Box(1016, 632, 164, 116)
TRAY: Final = Box(842, 632, 338, 114)
LOW: Final = Size(31, 36, 0, 17, 18, 4)
"""A back in a hand of somebody else."""
HIGH: Final = Size(38, 58, 0, 17, 18, 5)
"""The same where there is more room."""
SPREAD: Final = {cards.BIG: 78, cards.MIDDLE: 64, cards.NARROW: 52, cards.SMALL: 21}
"""How much of a card has to be seen beside the next one."""
TERM_LINE: Final = 21


def paint(p: Painter) -> None:
    """All of it."""
    _strip(p)
    _headers(p)
    seats = _rows(p)
    pitch = ROWS_H / len(seats)
    for place, seat in enumerate(seats):
        _row(p, seat, Box(240, round(ROWS_Y + pitch * place), RIGHT - 240, round(pitch) - GAP))
    if p.view.phase is Phase.SPY:
        _almanac(p)
    _own(p)
    if p.may_act:
        _buttons(p)
    if p.view.phase is Phase.ROUND_END:
        p.press(act.DECK, Box(BUTTONS.x, BUTTONS.y + 40, BUTTONS.w, 48), say("Go on", "Continuer"), "tick")
    if p.view.phase is Phase.STRIKE and p.view.seat is None:
        _tray(p)


def _rows(p: Painter) -> tuple[Seat, ...]:
    """The recruiters clockwise; the one that looks stands lowest."""
    order, seat = p.view.recruiters, p.view.seat
    if seat is None or seat not in order:
        return order
    at = order.index(seat) + 1
    return order[at:] + order[:at]


# --- the strip at the top --------------------------------------------------------------------------------------------


def _strip(p: Painter) -> None:
    view = p.view
    p.panel(view.sorcerer, Box(20, STRIP_Y, PANEL_W, STRIP_H))
    wide, narrow = 496 // len(PEOPLES), 432 // ROUND_BATTLES
    for place, people in enumerate(PEOPLES):
        _people(p, people, Box(246 + wide * place, STRIP_Y, wide - 8, STRIP_H))
    for number in range(1, ROUND_BATTLES + 1):
        _battle(p, number, Box(750 + narrow * (number - 1), STRIP_Y, narrow - 6, STRIP_H))


def _people(p: Painter, people: Back, box: Box) -> None:
    """A people that may be called: struck out after its battle, with a golden frame while it fights."""
    view, swatch = p.view, cards.SWATCHES[people]
    called = people in view.called
    fights = people is view.people and view.phase not in BETWEEN
    over = called and not fights
    ink = MUTED if over else swatch.on
    shapes = parts.card(box, swatch.fill, off=over)
    if fights:
        ring = box.grow(-4)
        shapes.append(Rect(ring.x, ring.y, ring.w, ring.h, 5, stroke=GOLD, line=4))
    name = people_name(people)
    shapes.append(parts.sign(box.x + 24, box.y + 22, swatch.glyph or "", 27, ink))
    shapes.append(Text(box.x + 44, box.y + 28, cards.letters(people), 17, ink, bold=True))
    shapes.append(parts.middle(box.cx, box.bottom - 14, name, fill=ink, bold=not over, room=box.w - 6))
    if called:
        number = str(view.called.index(people) + 1)
        shapes += parts.disc(box.right - 20, box.y + 20, number, PANEL if over else GOLD, r=14)
    if over:
        shapes.append(parts.strike(Box(box.x + 10, box.y + 10, box.w - 20, box.h - 34)))
    p.add(group(act.people_target(people), shapes))
    p.add_target(act.people_target(people), box, alt_text.people(people, view))


def _battle(p: Painter, number: int, box: Box) -> None:
    """A battle of the round: its number, what it is worth, and who won it."""
    view = p.view
    now = number == view.battle and view.phase not in BETWEEN
    won = next((b.winners for b in reversed(view.battles) if b.round_no == view.round_no and b.number == number), None)
    fill = GOLD if now else PANEL
    shapes: list[Shape] = [
        Rect(box.x, box.y, box.w, box.h, 10, fill=fill, stroke=INK if now else LINE, line=1.5 if now else 1.25),
        parts.middle(box.cx, box.y + 17, say("battle {n}", "bataille {n}").format(n=number), room=box.w - 4),
        *parts.disc(box.x + 18, box.bottom - 17, str(POINTS[number - 1]), PAPER if now else GOLD, r=12),
    ]
    if won is not None:
        step = min(24, (box.w - 56) / max(len(won) - 1, 1))
        for place, seat in enumerate(won):
            shapes += cards.seat_disc(seat, box.x + 44 + place * step, box.bottom - 17)
        if not won:
            shapes.append(parts.middle(box.x + 44, box.bottom - 17, "\N{EN DASH}", bold=True))
    p.add(group(f"battle:{number}", shapes))


def _headers(p: Painter) -> None:
    """What the columns are."""
    view, last = p.view, alt_text.fought(p.view)
    y = ROWS_Y - 8
    shapes: list[Shape] = [Text(HAND_X, y, say("In hand", "En main"), 17, MUTED)]
    if view.phase is Phase.SPY:
        shapes.append(Text(BATTLE_X, y, say("All cards that there are", "Toutes les cartes du jeu"), 17, MUTED))
    elif last is not None:
        text = say("Battle {n}, as it was fought", "Bataille {n}, comme elle s'est jouée").format(n=last.number)
        shapes.append(Text(BATTLE_X, y, text, 17, MUTED, room=BATTLE_W))
    else:
        shapes.append(Text(BATTLE_X, y, say("In the battle", "Dans la bataille"), 17, MUTED))
    if view.revealed or last is not None:
        shapes.append(Text(SUM_X, y, say("Strength", "Force"), 17, MUTED))
    shapes.append(Text(RIGHT, y, alt_text.legend(), 17, MUTED, align="end"))
    p.add(group("headers", shapes))


# --- a row -----------------------------------------------------------------------------------------------------------


def _row(p: Painter, seat: Seat, box: Box) -> None:
    view = p.view
    wide = HAND_W + 22 if view.phase is Phase.SPY else box.w
    p.add(group(f"band:{seat}", [Rect(box.x, box.y, wide, box.h, 12, fill=BAND)]))
    high = min(box.h, 96)
    p.panel(seat, Box(20, box.cy - high / 2, PANEL_W, high))
    known = view.hand(seat)
    if known is not None and seat != view.seat:
        _fan(p, seat, known, box)
    else:
        _hidden(p, seat, box)
    if view.phase is Phase.SPY:
        return
    last = alt_text.fought(p.view)
    if last is not None:
        _fought(p, seat, last, box)
        return
    _army(p, seat, box)
    total = alt_text.army(view, seat)
    if total is not None:
        _sum(p, seat, total, box, best=_is_best(p, total))


def _is_best(p: Painter, total: Strength) -> bool:
    sums = [each.total for seat in p.view.recruiters if (each := alt_text.army(p.view, seat)) is not None]
    return total.total == max(sums)


def _hidden(p: Painter, seat: Seat, box: Box) -> None:
    """A hand as its owner holds it: how many of each back. Below, what everybody knows of it because of spies."""
    view, size = p.view, LOW if box.h < 100 else HIGH
    public = view.known[seat]
    known = [(design, True) for design in DESIGNS if public[design] and design.back is not view.people]
    known += [(design, False) for who, design in view.refused if who == seat and seat != view.seat]
    high = size.h + 8 + (23 if known else 0)
    y = max(box.y + 1, box.cy - high / 2)
    for place, (back, n) in enumerate(zip(BACKS, view.held[seat], strict=True)):
        x = HAND_X + 42 * place
        if not n:
            continue
        p.put(f"held:{seat}:{back.value}", cards.back(back, size), x, y)
        count = parts.disc(x + size.w - 4, y + size.h - 3, str(n), r=11)
        p.add(group(f"count:{seat}:{back.value}", count, layer="front"))
    if not any(view.held[seat]):
        p.add(group(f"held:{seat}", [Text(HAND_X, box.cy + 6, say("no card", "aucune carte"), 17, MUTED)]))
    for place, (design, has) in enumerate(known[:5]):
        chip = cards.design_chip(design, p.values[design])
        refused = () if has else parts.badge(cards.CHIP_W - 1, 10, "cross", REFUSE, r=9)
        p.put(f"known:{seat}:{place}", (*chip, *refused), HAND_X + 50 * place, y + size.h + 9)


def _fan(p: Painter, seat: Seat, hand: Counts, box: Box) -> None:
    """A hand that these eyes know, in one or two fans."""
    held = spread(hand)
    if not held:
        p.add(group(f"held:{seat}", [Text(HAND_X, box.cy + 6, say("no card", "aucune carte"), 17, MUTED)]))
        return
    size = cards.FAN
    rows = min(max(1, -(-len(held) // 10)), max(1, int((box.h + 2) // (size.h + 2))))
    columns = -(-len(held) // rows)
    step = min(size.w + 2, (HAND_W - size.w) / max(columns - 1, 1))
    top = box.cy - (rows * (size.h + 2) - 2) / 2
    for place, design in enumerate(held):
        row, column = divmod(place, columns)
        x, y = HAND_X + step * column, top + (size.h + 2) * row
        p.put(f"held:{seat}:{place}", cards.fan_card(design, p.values[design]), x, y)


def _army(p: Painter, seat: Seat, box: Box) -> None:
    """What somebody has in the battle, in groups by back, as one points at them for the commando."""
    view = p.view
    faces, shown = view.laid[seat], view.shown[seat]
    if not any(shown):
        if view.called and view.phase not in BETWEEN:
            p.add(group(f"army:{seat}", [Text(BATTLE_X, box.cy + 6, say("no card", "aucune carte"), 17, MUTED)]))
        return
    groups: list[tuple[Back, list[Design | None]]] = []
    for back, n in zip(BACKS, shown, strict=True):
        if n:
            known = None if faces is None else [d for d in BY_BACK[back] for _copy in range(faces[d])]
            groups.append((back, [None] * n if known is None else list(known)))
    boxes = _lay(p, seat, groups, box)
    for (back, _cards), at in zip(groups, boxes, strict=True):
        p.add_target(act.row_target(seat, back), at, alt_text.row(seat, back, view), radius=6)
        if view.struck is not None and view.struck[0] == seat and view.struck[1] in (None, back):
            ring = at.grow(5)
            shape = Rect(ring.x, ring.y, ring.w, ring.h, 10, stroke=INK, line=2, dash=(2, 4))
            p.add(group(f"struck:{seat}:{back.value}", [shape]))
        if faces is not None and not view.revealed:
            y = min(at.bottom - 2, box.bottom - 12)
            p.add(group(f"secret:{seat}:{back.value}", parts.known(at.right + 4, y, ["eye"]), layer="front"))
    if not view.options.commando_by_back:
        whole = boxes[0].union(boxes[-1])
        p.add_target(act.row_target(seat, None), whole, alt_text.row(seat, None, view), radius=6)


def _lay(p: Painter, seat: Seat, groups: list[tuple[Back, list[Design | None]]], box: Box) -> list[Box]:
    """The cards side by side, with a gap between the groups; the box of each group."""
    size, step, lines = _spread([len(row) for _back, row in groups], box.h)
    x, boxes = float(BATTLE_X), []
    high = lines * (size.h + 2) - 2
    y = box.cy - high / 2 - (3 if lines == 1 else 0)
    for back, row in groups:
        columns = -(-len(row) // lines)
        for place, design in enumerate(row):
            line, column = divmod(place, columns)
            at = x + step * column, y + (size.h + 2) * line
            if design is None:
                face = cards.back(back, size)
            else:
                face = cards.fan_card(design, p.values[design]) if size is cards.FAN else p.face(design, size)
            p.put(f"army:{seat}:{back.value}:{place}", face, *at)
        wide = step * (columns - 1) + size.w
        boxes.append(Box(x, y, wide, high))
        x += wide + GROUP_GAP
    return boxes


def _spread(counts: list[int], high: float) -> tuple[Size, float, int]:
    """The largest size in which the cards can be told apart; how far apart they lie, and in how many lines."""
    for size, least in SPREAD.items():
        step = _step(counts, size)
        if step >= least and size.h + 8 <= high:
            return size, step, 1
    lines = max(1, int((high + 2) // (cards.FAN.h + 2)))
    return cards.FAN, _step([-(-n // lines) for n in counts], cards.FAN), lines


def _step(counts: list[int], size: Size) -> float:
    room = BATTLE_W - GROUP_GAP * (len(counts) - 1) - size.w * len(counts)
    steps = sum(counts) - len(counts)
    return min(size.w + 4, room / steps) if steps else size.w + 4


def _fought(p: Painter, seat: Seat, battle: Battle, box: Box) -> None:
    """The army of the battle fought last, face up, with its strength."""
    army = battle.armies[seat]
    if not any(army):
        return
    groups: list[tuple[Back, list[Design | None]]] = []
    for back in BACKS:
        held: list[Design | None] = [design for design in BY_BACK[back] for _copy in range(army[design])]
        if held:
            groups.append((back, held))
    _lay(p, seat, groups, box)
    _sum(p, seat, alt_text.army_of(seat, battle, p.view), box, best=seat in battle.winners)


# --- the strength ----------------------------------------------------------------------------------------------------


def _sum(p: Painter, seat: Seat, total: Strength, box: Box, best: bool) -> None:
    """The terms line by line, and at the right what they add up to; the highest total is golden."""
    lines = max(1, int((box.h - 6) // TERM_LINE))
    columns = -(-len(total.terms) // lines)
    shapes: list[Shape] = []
    room = SUM_W - TOTAL_W - 8
    wide = room / max(columns, 1)
    for place, term in enumerate(total.terms):
        column, row = divmod(place, lines)
        high = min(len(total.terms) - column * lines, lines)
        y = box.cy + (row - (high - 1) / 2) * TERM_LINE
        x = SUM_X + wide * column
        shapes += _term(term, x, y, wide - 6, words=columns == 1)
    shapes += parts.result(SUM_X + SUM_W - TOTAL_W / 2, box.cy, total.total, best=best)
    p.add(group(f"strength:{seat}", shapes, layer="pieces"))


def _term(term: Term, x: float, cy: float, wide: float, words: bool) -> list[Shape]:
    """One number of the sum: what it is for and what it brings."""
    doubled = term.code in ("doubled", "doubled-others")
    leader = doubled or term.code == "two-leaders"
    design = term.designs[0]
    sign: list[Shape] = [parts.sign(x + 8, cy, "crown", 16, INK)] if leader else cards.art(design, x + 8, cy, 15, INK)
    points = f"+{term.points}" if doubled else str(term.points)
    if words:
        text = _words(term)
        room = wide - 22 - 42
        return [
            *sign,
            Text(x + 22, cy + 6, metrics.fit(text, room, 17), 17, INK, room=room),
            Text(x + wide, cy + 6, points, 17, INK, bold=True, align="end"),
        ]
    each = term.points // term.cards if term.cards else 0
    whole = f"{term.cards}\N{MULTIPLICATION SIGN}{each}={points}"
    text = points if leader or metrics.width(whole, 17) > wide - 18 else whole
    return [*sign, Text(x + 20, cy + 6, text, 17, INK, room=wide - 18)]


def _words(term: Term) -> str:
    match term.code:
        case "doubled" | "doubled-others":
            return say("doubled by leader", "doublé par le chef")
        case "two-leaders":
            return say("two leaders: nothing", "deux chefs : rien")
    name = alt_text.short_name(term.designs[0])
    if term.code in ("unserved", "flyer-alone"):
        name = say("{card}, no goblin", "{card} seule").format(card=name)
    each = term.points // term.cards
    return f"{name} {term.cards} \N{MULTIPLICATION SIGN} {each}" if term.cards > 1 else name


# --- below -----------------------------------------------------------------------------------------------------------


def _almanac(p: Painter) -> None:
    """All 22 designs, to ask for with a spy."""
    view, size = p.view, cards.NAMED
    peoples = [design for back in PEOPLES for design in BY_BACK[back]]
    rows = [*(peoples[at : at + 6] for at in range(0, len(peoples), 6)), BY_BACK[Back.MERCENARY], BY_BACK[Back.SPY]]
    across, down = (RIGHT - BATTLE_X - size.w) / 5, (ROWS_H - GAP - size.h) / (len(rows) - 1)
    for row, designs in enumerate(rows):
        for column, design in enumerate(designs):
            x, y = BATTLE_X + across * column, ROWS_Y + down * row
            id = act.design_target(design)
            gone = design.back is Back.SPY and design - Design.SPY_1 < view.spy
            p.put(id, p.face(design, size, counted=True), x, y)
            if gone:
                strike = parts.strike(Box(x + 10, y + 34, size.w - 20, size.h - 62), OFF_INK)
                p.add(group(f"gone:{design.slug}", [strike], layer="front"))
            p.add_target(id, size.at(x, y), alt_text.listed(design, view))


def _own(p: Painter) -> None:
    """The hand of the seat that looks; for the referee the hand of whoever is asked."""
    view = p.view
    whose = view.seat if view.seat is not None else view.active
    if whose is not None and whose != view.sorcerer:
        p.own_hand(whose, OWN)


def _buttons(p: Painter) -> None:
    view, box = p.view, BUTTONS
    match view.phase:
        case Phase.COMMIT:
            p.press(act.DONE, Box(box.x, box.y + 40, box.w, 48), say("Done", "Terminer"), "tick")
        case Phase.SPY if view.active is not None:
            p.press(act.DECLINE, Box(box.x, box.y + 40, box.w, 48), say("Decline", "Renoncer"), "cross")
        case Phase.COMMANDO:
            p.press(act.HOLD, Box(box.x, box.y + 40, box.w, 48), say("Pass", "Passer"), "cross")
        case Phase.FLYER:
            _flyer(p)


def _flyer(p: Painter) -> None:
    """To fly, with how many goblins of the hand, or to hold the machine back."""
    view, box = p.view, BUTTONS
    p.press(act.HOLD, Box(box.x, box.y + 66, box.w, 46), say("Pass", "Passer"), "cross")
    hand = view.hand(view.active) if view.active is not None else None
    if hand is None or not hand[Design.FLYING_MACHINE]:
        return  # whoever might hold it is asked, so that nobody learns who does
    p.press(
        act.FLYER,
        Box(box.x, box.y + 8, box.w, 46),
        say("Fly with", "Voler avec"),
        tuple(cards.art(Design.FLYING_MACHINE, 0, 0, 20, INK)),
    )
    most = hand[Design.GOBLIN]
    x, cy = OWN.right - 13 - 44 * most, OWN.y - 14
    p.add(
        group(
            "goblins", [Text(x - 24, cy + 6, say("goblins that fly:", "gobelins qui volent :"), 17, MUTED, align="end")]
        )
    )
    for n in range(most + 1):
        cx, id = x + 44 * n, act.goblins_target(n)
        p.add(group(id, parts.disc(cx, cy, str(n))))
        p.add_target(id, Box(cx - 13, cy - 13, 26, 26), alt_text.goblins(n), radius=13)


def _tray(p: Painter) -> None:
    """Which card the commando may hit."""
    view = p.view
    assert view.struck is not None
    player, back = view.struck
    laid = view.laid[player]
    assert laid is not None
    hit = [(design, laid[design]) for design in Design if laid[design] and back in (None, design.back)]
    p.tray(TRAY, say("The commando hits", "Le commando touche"), (), hit)
