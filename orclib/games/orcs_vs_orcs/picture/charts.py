"""Numbers as pictures: strike tiles before and after, endings with the one that lights up, chances as bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs.picture import pieces, strikes
from orclib.games.orcs_vs_orcs.text.names import cards_count, hordes_count, seat_name
from orclib.language import labelled, spoken
from orclib.scene import Box, Group, Rect, Scene, Shape, Text, group, parts
from orclib.scene import text as metrics
from orclib.scene.charts import LEFT, WIDE, sheet
from orclib.scene.palette import GOLD, INK, MUTED, PANEL, PAPER, mix

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
        groups.append(group(f"arrow:{each.seat}", parts.arrow((across, mid), (across + 38, mid), INK)))
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
    return sheet(title, 78 + 118 * len(tracks) + 10, rows, *groups)


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
    return sheet(title, top + step * len(names) + 16, rows, *groups)
