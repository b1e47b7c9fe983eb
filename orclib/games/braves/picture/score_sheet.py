"""The picture when the game is over: each player's wheel, every battle that was won, the final score."""

from __future__ import annotations

from typing import Final

from orclib.engine import Seat
from orclib.games.braves.box import POINTS
from orclib.games.braves.picture import cards
from orclib.games.braves.picture.painter import PANEL_W, Painter
from orclib.games.braves.rules import scoring
from orclib.games.braves.state import Battle
from orclib.language import say
from orclib.scene import Box, Rect, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import BAND, GOLD, INK, LINE, MUTED, PAPER

TOP: Final = 142
ROWS_H: Final = 540
MOST: Final = 32
"""As many battles as are shown, the latest; more than a game lasts."""
SHEET: Final = Box(250, 84, 800, 596)


def paint(p: Painter) -> None:
    """All of it: a row for each player, the best at the top."""
    view = p.view
    seats = sorted(view.options.seats, key=lambda seat: (-view.scores[seat], seat))
    pitch = min(ROWS_H / len(seats), 112)
    battles = view.battles[-MOST:]
    victors, _why = scoring.winners(view)
    _headers(p, battles, TOP + pitch * len(seats) - 6)
    for place, seat in enumerate(seats):
        box = Box(240, round(TOP + pitch * place), 940, round(pitch) - 6)
        p.add(group(f"band:{seat}", [Rect(box.x, box.y, box.w, box.h, 12, fill=BAND)]))
        p.panel(seat, Box(20, box.y, PANEL_W, box.h))
        for column, battle in enumerate(battles):
            _points(p, seat, battle, _x(column, len(battles)), box.cy, _step(len(battles)))
        won = seat in victors
        p.add(
            group(f"total:{seat}", parts.result(1124, box.cy, view.scores[seat], best=won, crowned=won), layer="front")
        )
    rule = (
        say("The game ends above {n} points.", "La partie finit à plus de {n} points.")
        if view.options.end_rule == "exceed"
        else say("It ends from {n} points.", "La partie finit dès {n} points.")
    )
    lines = [Text(250, 710, rule.format(n=view.options.limit), 17, MUTED)]
    if any(battle.shared for battle in battles):
        lines.append(
            Text(
                250,
                735,
                say(
                    "A hat: points that the sorcerer got because the champion won.",
                    "Un chapeau : points du sorcier, reçus parce que le champion a gagné.",
                ),
                17,
                MUTED,
            )
        )
    p.add(group("rule", lines))


def _step(count: int) -> float:
    return min(44, SHEET.w / max(count, 1))


def _x(column: int, count: int) -> float:
    return SHEET.x + _step(count) * (column + 0.5)


def _headers(p: Painter, battles: tuple[Battle, ...], bottom: float) -> None:
    """The rounds, and the peoples that fought."""
    shapes: list[Shape] = []
    step, fought = _step(len(battles)), [battle.round_no for battle in battles]
    for column, battle in enumerate(battles):
        x = _x(column, len(battles))
        if column == fought.index(battle.round_no):
            told = say("round {n}", "manche {n}").format(n=battle.round_no)
            fits = metrics.width(told, 17) < step * fought.count(battle.round_no) or battle.round_no == fought[-1]
            shapes.append(Text(x - step / 2 + 3, 98, told if fits else str(battle.round_no), 17, MUTED))
            shapes.append(Rect(x - step / 2, 84, 1, bottom - 84, fill=LINE))
        if battle.people is not None:
            swatch = cards.SWATCHES[battle.people]
            shapes.append(Rect(x - 11, 108, 22, 22, 4, fill=swatch.fill, stroke=INK, line=1.25))
            shapes.append(parts.sign(x, 119, swatch.glyph or "", 17, swatch.on))
    shapes.append(Text(1124, 126, say("points", "points"), 17, MUTED, align="middle"))
    p.add(group("rounds", shapes))


def _points(p: Painter, seat: Seat, battle: Battle, cx: float, cy: float, step: float) -> None:
    """What a battle brought a player."""
    points = POINTS[battle.number - 1]
    if seat in battle.winners:
        shapes = parts.disc(cx, cy, str(points), GOLD, r=min(11, step / 2))
    elif battle.shared and seat == battle.sorcerer:
        shapes = [*parts.disc(cx, cy, str(points), PAPER, r=min(11, step / 2)), parts.sign(cx, cy - 20, "hat", 16)]
    else:
        return
    p.add(group(f"points:{seat}:{battle.mark}", shapes))
