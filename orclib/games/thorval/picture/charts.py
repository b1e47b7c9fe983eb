"""Numbers as pictures: a strength as a stacked bar, the 36 rolls as a grid, odds as bars, curve and heat map."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from orclib.games.thorval.box import DIE
from orclib.games.thorval.rules.fight import Part, toll
from orclib.language import percent, spoken
from orclib.scene import Poly, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.charts import LEFT, sheet
from orclib.scene.palette import ACCENT, GOLD, ICE_LINE, INK, LEGAL, LINE, MUTED, PAPER, REFUSE, TABLE, mix, on

# --- strength --------------------------------------------------------------------------------------------------------

_FILLS: Final = {
    "soldiers": INK, "orks": INK, "hero": GOLD, "wizard": ICE_LINE, "forest": "#BFD0A4", "mountain": "#CFC6BC",
    "castle": "#A8926C", "bridge": ACCENT, "tunnel": ACCENT,
}  # fmt: skip


def strength_bar(title: str, sum_parts: Sequence[tuple[Part, str]]) -> Scene:
    """A strength as a bar of its parts, each with its words; from the mark at six on no roll is too high."""
    step, y, x = 70.0, 90.0, float(LEFT)
    shapes: list[Shape] = []
    rows = []
    for place, (part, words) in enumerate(sum_parts):
        row = 182 + 26 * place
        if part.points:
            fill = _FILLS[part.code]
            shapes.append(Rect(x, y, step * part.points, 54, fill=fill, stroke=INK, line=2))
            shapes.append(
                Text(x + step * part.points / 2, y + 35, f"{part.points}", 22, on(fill), bold=True, align="middle")
            )
            shapes.append(Rect(LEFT, row - 13, 16, 16, 3, fill=fill, stroke=INK))
        shapes.append(Text(LEFT + 26, row, f"{words} ({part.clause})", 17, INK))
        rows.append(f"{words} ({part.clause})")
        x += step * part.points
    shapes.append(Text(x + 14, y + 37, f"= {sum(part.points for part, _ in sum_parts)}", 22, INK, bold=True))
    six = LEFT + 6 * step
    shapes.append(Poly(((six, y - 14), (six, y + 68)), closed=False, stroke=REFUSE, line=3, dash=(6, 4)))
    shapes.append(
        Text(six, y - 20, spoken("6: no roll is too high", "6 : aucun jet n'est trop haut"), 17, REFUSE, align="middle")
    )
    return sheet(title, 200 + 26 * max(1, len(sum_parts)), rows, group("bar", shapes))


# --- one exchange ----------------------------------------------------------------------------------------------------


def exchange_grid(ours: int, theirs: int, attack: int, defence: int) -> Scene:
    """All 36 rolls of two strengths: what each side loses, with the chosen roll framed.

    Losses are those of sides with six units or more; each is told by numbers, not by colour alone.
    """
    title = spoken("Attacker {a} against defender {d}", "Attaquant {a} contre défenseur {d}", a=ours, d=theirs)
    wide, high, left, top = 84.0, 52.0, 214.0, 122.0
    shapes: list[Shape] = [
        Text(left + 3 * wide, 80, spoken("defender's die", "dé du défenseur"), 17, INK, bold=True, align="middle"),
    ]
    side = spoken("attacker's die", "dé de l'attaquant")
    for place, words in enumerate(metrics.wrap(side, left - 44 - LEFT, 17)):
        shapes.append(Text(left - 44, top + 3 * high + 22 * place, words, 17, INK, bold=True, align="end"))
    rows = []
    for row in DIE:
        middle = left + wide * (row - 0.5)
        shapes.append(Text(left - 16, top + high * (row - 0.5) + 6, f"{row}", 18, INK, bold=True, align="end"))
        shapes.append(Text(middle, top - 12, f"{row}", 18, INK, bold=True, align="middle"))
        told = []
        for column in DIE:
            paid = toll(row, column, ours, theirs, 6, 6)
            x, y = left + wide * (column - 1), top + high * (row - 1)
            fill = _loss_fill(paid.attacker, paid.defender, both=paid.both_missed)
            shapes.append(Rect(x, y, wide, high, fill=fill, stroke=INK, line=1))
            words = f"{-paid.attacker or 0} : {-paid.defender or 0}".replace("-", "\N{MINUS SIGN}")
            shapes.append(Text(x + wide / 2, y + high / 2 + 6, words, 17, INK, bold=True, align="middle"))
            told.append(words)
        rows.append(f"{row}: " + ", ".join(told))
    x, y = left + wide * (defence - 1), top + high * (attack - 1)
    shapes.append(Rect(x + 3, y + 3, wide - 6, high - 6, 4, stroke=GOLD, line=5))
    shapes.append(Rect(x + 3, y + 3, wide - 6, high - 6, 4, stroke=INK, line=1.5))
    legend = (
        (_loss_fill(0, 3, both=False), spoken("the defender loses more", "le défenseur perd plus")),
        (_loss_fill(3, 0, both=False), spoken("the attacker loses more", "l'attaquant perd plus")),
        (_loss_fill(2, 2, both=False), spoken("both lose as many", "les deux perdent autant")),
        (_loss_fill(1, 0, both=True), spoken("both miss: attacker loses 1", "deux jets manqués : l'attaquant perd 1")),
    )
    below = top + 6 * high + 30
    shapes.append(Text(left, below, spoken("losses: attacker : defender", "pertes : attaquant : défenseur"), 17, MUTED))
    for place, (fill, words) in enumerate(legend):
        x, y = left + 290 * (place % 2), below + 20 + 34 * (place // 2)
        shapes.append(Rect(x, y, 22, 22, 3, fill=fill, stroke=INK))
        shapes.append(Text(x + 34, y + 17, words, 17, INK))
    return sheet(title, below + 104, rows, group("grid", shapes))


def _loss_fill(attacker: int, defender: int, *, both: bool) -> str:
    if both:
        return mix(GOLD, PAPER, 0.35)
    if attacker == defender:
        return mix(TABLE, PAPER, 0.4)
    share = min(0.55, 0.15 + 0.08 * abs(attacker - defender))  # so that ink can be read on it
    return mix(PAPER, LEGAL if defender > attacker else REFUSE, share)


# --- odds ------------------------------------------------------------------------------------------------------------


def curve(title: str, points: Sequence[tuple[int, Fraction]], here: int, across: str) -> Scene:
    """How the chance to win grows with each unit: a line with dots, one of them ringed."""
    left, top, wide, high = 90.0, 80.0, 740.0, 300.0
    most = points[-1][0]

    def at(n: int, share: float) -> tuple[float, float]:
        return left + wide * (n - 1) / max(1, most - 1), top + high * (1 - share)

    shapes: list[Shape] = []
    for quarter in range(5):
        y = top + high * quarter / 4
        shapes.append(Poly(((left, y), (left + wide, y)), closed=False, stroke=LINE, line=1.25))
        shapes.append(Text(left - 12, y + 5, percent(1 - quarter / 4), 17, INK, align="end"))
    dots = [at(n, float(share)) for n, share in points]
    shapes.append(Poly(tuple(dots), closed=False, stroke=LEGAL, line=3))
    rows = []
    for (n, share), (x, y) in zip(points, dots, strict=True):
        marked = n == here
        shapes.append(
            Rect(x - 5, y - 5, 10, 10, 5, fill=GOLD if marked else LEGAL, stroke=INK, line=2 if marked else 1)
        )
        shapes.append(Text(x, top + high + 24, f"{n}", 17, INK, bold=marked, align="middle"))
        if marked:
            inside = min(max(x, left + 40), left + wide - 40)
            shapes += parts.pill(inside, y - 26 if y > top + 40 else y + 30, percent(float(share)))
        rows.append(f"{n}: {percent(float(share))}")
    shapes.append(Text(left + wide / 2, top + high + 50, across, 17, MUTED, align="middle"))
    return sheet(title, 450, rows, group("curve", shapes))


def heat_map(title: str, cells: Sequence[Sequence[Fraction]], half: Fraction, across: str, down: str) -> Scene:
    """Chances to win by attackers (down) and defenders (across), in words and wash; at least `half` is framed."""
    wide, high, left, top = 84.0, 34.0, 110.0, 112.0
    shapes: list[Shape] = [
        Text(left + wide * len(cells[0]) / 2, 70, across, 17, INK, bold=True, align="middle"),
        Text(left - 16, top - 14, down, 17, INK, bold=True, align="end"),
    ]
    rows = []
    for column in range(len(cells[0])):
        shapes.append(Text(left + wide * (column + 0.5), top - 12, f"{column + 1}", 17, INK, bold=True, align="middle"))
    for row, line in enumerate(cells):
        y = top + high * row
        shapes.append(Text(left - 16, y + 23, f"{row + 1}", 17, INK, bold=True, align="end"))
        for column, share in enumerate(line):
            fill = mix(PAPER, LEGAL, 0.6 * float(share))  # so that ink can be read on it
            x = left + wide * column
            shapes.append(Rect(x, y, wide, high, fill=fill, stroke=LINE, line=1))
            shapes.append(Text(x + wide / 2, y + 23, _short(share), 17, INK, bold=share >= half, align="middle"))
        rows.append(f"{row + 1}: " + ", ".join(map(_short, line)))
    shapes += [_frame(cells, half, left, top, wide, high)]
    return sheet(title, top + high * len(cells) + 40, rows, group("heat", shapes))


def _short(share: Fraction) -> str:
    """A chance as a percentage; what is not quite certain, or not quite impossible, is not called so."""
    if 0 < share < Fraction(1, 2000):
        return f"< {percent(0.001)}"
    if Fraction(1999, 2000) <= share < 1:
        return f"> {percent(0.999)}"
    return percent(float(share))


def _frame(
    cells: Sequence[Sequence[Fraction]], half: Fraction, left: float, top: float, wide: float, high: float
) -> Poly:
    """The stair between the fights that are more often won and the others."""
    points = []
    for row, line in enumerate(cells):
        won = sum(share >= half for share in line)
        points += [(left + wide * won, top + high * row), (left + wide * won, top + high * (row + 1))]
    return Poly(tuple(points), closed=False, stroke=ACCENT, line=4)
