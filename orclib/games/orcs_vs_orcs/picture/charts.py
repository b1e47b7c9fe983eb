"""Numbers as pictures: strike tiles before and after, endings with the one that lights up, chances as bars."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.picture import pieces, strikes
from orclib.games.orcs_vs_orcs.text.names import cards_count, hordes_count, seat_name
from orclib.language import labelled, percent, spoken
from orclib.scene import Box, Group, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.palette import GOLD, INK, LEGAL, LINE, MUTED, PANEL, PAPER, REFUSE, mix

WIDE: Final = 900
LEFT: Final = 60
WIN, LOSS, BOTH = LEGAL, REFUSE, GOLD


def _scene(title: str, height: float, text: Sequence[str], *groups: Group) -> Scene:
    ground = group("ground", parts.ground(WIDE, height), [Text(40, 44, title, 18, INK, bold=True, serif=True)])
    return Scene(WIDE, height, title, "\n".join(text), (ground, *groups))


# --- chances ---------------------------------------------------------------------------------------------------------


class Share(NamedTuple):
    """One outcome of several: words, how likely, its colour, and how far off the count may be."""

    words: str
    share: Fraction
    fill: str
    error: float = 0.0


def share_bars(title: str, shares: Sequence[Share]) -> Scene:
    """Outcomes as bars, one below the other: exact, or with the error of a count as a whisker."""
    shapes: list[Shape] = []
    rows = []
    for place, (words, share, fill, error) in enumerate(shares):
        y, wide = 76 + 56 * place, 420 * float(share)
        shapes.append(Text(LEFT, y + 14, words, 17, INK, room=WIDE - 2 * LEFT))
        shapes.append(Rect(LEFT, y + 22, 420, 18, 3, fill=PAPER, stroke=LINE, line=1))
        if wide >= 1:
            shapes.append(Rect(LEFT, y + 22, wide, 18, 3, fill=fill, stroke=INK, line=1))
        if error:
            low, high = max(0.0, wide - 420 * error), min(420.0, wide + 420 * error)
            shapes.append(Rect(LEFT + low, y + 29, high - low, 4, 2, fill=INK))
        told = told_share(share, error)
        shapes.append(Text(LEFT + 436, y + 37, told, 17, INK, bold=True))
        rows.append(labelled(words, told))
    return _scene(title, 90 + 56 * len(shares), (title, *rows), group("bars", shapes))


def told_share(share: Fraction, error: float = 0.0) -> str:
    """A share as a percentage: with its error, or with the exact fraction where that is short."""
    if error:
        return f"{percent(float(share))} ± {percent(error)}"
    exact = f"{share.numerator}/{share.denominator}"
    return percent(float(share)) if share.denominator == 1 else f"{percent(float(share))} = {exact}"


# --- strikes ---------------------------------------------------------------------------------------------------------


class Track(NamedTuple):
    """One player's strike tile before and after, and the tracking tile."""

    seat: Seat
    before: int
    after: int
    red: bool
    red_after: bool
    losses: int


def strike_tracks(title: str, tracks: Sequence[Track], segments: str = "one_two") -> Scene:
    """For each player: the strike tile before and after, and how many Hordes are lost."""
    groups: list[Group] = []
    rows = []
    for place, each in enumerate(tracks):
        y = 78 + 118 * place
        name = seat_name(each.seat)
        groups.append(
            group(
                f"track:{each.seat}",
                pieces.marker(LEFT + 8, 8, each.seat),
                [Text(LEFT + 26, 14, name, 17, INK, bold=True)],
                y=y,
            )
        )
        below = y + 28
        groups.append(Group(f"before:{each.seat}", strikes.strike_tile(each.before, each.red, segments), LEFT, below))
        across = LEFT + strikes.WIDTH + 12
        mid = below + strikes.HEIGHT / 2
        groups.append(group(f"arrow:{each.seat}", [pieces.arrow((across, mid), (across + 38, mid), INK)]))
        x = across + 50
        groups.append(Group(f"after:{each.seat}", strikes.strike_tile(each.after, each.red_after, segments), x, below))
        lost = group(
            f"lost:{each.seat}",
            [Rect(0, 0, strikes.TILE, strikes.ROW, 8, fill=PANEL, stroke=INK)],
            strikes.losses(each.seat, each.losses, 0),
            x=x + strikes.WIDTH + 14,
            y=below + (strikes.HEIGHT - strikes.ROW) / 2,
        )
        groups.append(lost)
        rows.append(
            spoken(
                "{who}: from space {one} to space {two}, {lost} lost.",
                "{who} : de la case {one} à la case {two}, perdu : {lost}.",
                who=name,
                one=each.before,
                two=each.after,
                lost=hordes_count(each.losses),
            )
        )
    return _scene(title, 78 + 118 * len(tracks) + 10, (title, *rows), *groups)


# --- endings ---------------------------------------------------------------------------------------------------------


class Camp(NamedTuple):
    """One side at the end of a round."""

    seat: Seat
    hordes: int
    losses: int
    cards: int


def endings(title: str, camps: Sequence[Camp], names: Sequence[tuple[str, str]], lit: int) -> Scene:
    """Two armies at the end of a round, and the four endings in their order; the one that applies is lit.

    Each ending has a name and what it asks for.
    """
    groups, rows = [], []
    for place, camp in enumerate(camps):
        y = 76 + 62 * place
        told = [
            f"{hordes_count(camp.hordes)}",
            spoken("{n} lost", "{n} perdues" if camp.losses != 1 else "{n} perdue", n=camp.losses),
            cards_count(camp.cards),
        ]
        shapes: list[Shape] = [
            *pieces.marker(LEFT + 8, 20, camp.seat),
            Text(LEFT + 28, 26, seat_name(camp.seat), 17, INK, bold=True),
            Text(LEFT + 130, 26, ", ".join(told), 17, INK),
        ]
        groups.append(group(f"camp:{camp.seat}", shapes, y=y))
        tile = [Rect(0, 0, strikes.TILE, strikes.ROW, 8, fill=PANEL, stroke=INK)]
        skulls = strikes.losses(camp.seat, camp.losses, 0)
        groups.append(group(f"lost:{camp.seat}", tile, skulls, x=WIDE - LEFT - strikes.TILE, y=y))
        rows.append(labelled(seat_name(camp.seat), ", ".join(told)))
    top, step = 216.0, 70.0
    for number, (name, words) in enumerate(names, 1):
        box = Box(LEFT, top + step * (number - 1), WIDE - 2 * LEFT, 60)
        on = number == lit
        fill = mix(PAPER, GOLD, 0.75) if on else PAPER
        shapes = [
            Rect(box.x, box.y, box.w, box.h, 8, fill=fill, stroke=INK, line=3 if on else 1.25),
            *parts.disc(box.x + 30, box.y + 30, str(number), INK if on else PAPER, 15),
            Text(box.x + 60, box.y + 26, name, 17, INK, bold=True),
        ]
        for at, line in enumerate(metrics.wrap(words, box.w - 80, 14)[:1]):
            shapes.append(Text(box.x + 60, box.y + 47 + 18 * at, line, 17, INK if on else MUTED))
        groups.append(group(f"ending:{number}", shapes))
        rows.append(f"{number}. {name}" + (" \N{CHECK MARK}" if on else ""))
    return _scene(title, top + step * len(names) + 16, (title, *rows), *groups)
