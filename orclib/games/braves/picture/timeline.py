"""The deal of a round as a strip of its 81 events: which card fell when, and who played what before the next one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from orclib.engine import Event, Seat
from orclib.games.braves import events as ev
from orclib.games.braves.box import Back
from orclib.games.braves.picture import cards
from orclib.games.braves.text.names import player_letter, player_name
from orclib.language import say
from orclib.scene import Box, Rect, Scene, Shape, Target, Text, group, parts
from orclib.scene.palette import ACCENT, INK, MUTED, PAPER

WIDTH: Final = 1200
SLOT: Final = 28
A_ROW: Final = 41
"""The 80 army cards and the start card make two rows."""
ROW: Final = 132
TOP: Final = 44
LEFT: Final = 26
PLAYS: Final = 3
"""So many plays of one window are drawn one above the other; more are told by their number."""


class Moment(NamedTuple):
    """A dealt card, and what was played before the next one."""

    back: Back
    told: str
    """What fell where."""
    plays: tuple[tuple[str, Seat, int], ...]
    """ "shield" or "desertion", who, and on which pile."""


def moments(events: Iterable[Event]) -> tuple[Moment, ...]:
    """The events of the last deal in these."""
    found: list[Moment] = []
    for event in events:
        if isinstance(event, ev.DeckMade):
            found = []
        elif isinstance(event, ev.CardDealt):
            told = say("Card {number} falls on pile {pile}.", "La carte {number} tombe sur la pile {pile}.").format(
                number=event.number, pile=event.pile
            )
            found.append(Moment(event.design.back, told, ()))
        elif isinstance(event, ev.StartShown):
            found.append(
                Moment(Back.START, say("The start card comes up.", "La carte « début des recrutements » apparaît."), ())
            )
        elif isinstance(event, ev.ShieldPlayed | ev.DesertionPlayed) and found:
            kind = "shield" if isinstance(event, ev.ShieldPlayed) else "desertion"
            last = found[-1]
            found[-1] = last._replace(plays=(*last.plays, (kind, event.seat, event.pile)))
    return tuple(found)


def timeline(events: Sequence[Event], upto: Sequence[Event]) -> Scene | None:
    """The strip of the last deal in `events`, with a ring where `upto` ends; None before anything was dealt."""
    whole, now = moments(events), len(moments(upto))
    if not whole:
        return None
    shapes: list[Shape] = [
        parts.heading(LEFT, 29, say("The deal, card by card", "La distribution, carte par carte")),
        Text(
            LEFT + 330,
            28,
            say(
                "a shield: recruits; a square: desertion; the letter says whose",
                "un bouclier : on recrute ; un carré : désertion ; la lettre dit qui joue",
            ),
            17,
            MUTED,
        ),
    ]
    targets = []
    for place, moment in enumerate(whole):
        x, y = LEFT + SLOT * (place % A_ROW), TOP + ROW * (place // A_ROW) + ROW - 50
        shapes += _slot(moment, place, x, y, ring=place == now - 1)
        told = " ".join([moment.told, *(_told(play) for play in moment.plays)])
        targets.append(Target(f"moment:{place + 1}", (Box(x, y - 60, SLOT, 96),), told, inside=True))
    rows = 1 + (len(whole) - 1) // A_ROW
    text = "\n".join(f"{n}. {target.sentence}" for n, target in enumerate(targets, 1))
    height = TOP + ROW * rows + 6
    ground = group("ground", Rect(0, 0, WIDTH, height, fill=PAPER))
    return Scene(
        WIDTH,
        height,
        say("The deal, card by card", "La distribution, carte par carte"),
        text,
        (ground, group("deal", shapes)),
        tuple(targets),
    )


def _told(play: tuple[str, Seat, int]) -> str:
    kind, seat, pile = play
    text = (
        say("{seat}: shield on {pile}.", "{seat} : bouclier sur la pile {pile}.")
        if kind == "shield"
        else say("{seat}: desertion on {pile}.", "{seat} : désertion sur la pile {pile}.")
    )
    return text.format(seat=player_name(seat), pile=pile)


def _slot(moment: Moment, place: int, x: float, y: float, *, ring: bool) -> list[Shape]:
    shapes: list[Shape] = []
    if moment.back is Back.START:
        shapes += [
            Rect(x + 2, y, SLOT - 4, 26, 4, fill=PAPER, stroke=INK),
            parts.sign(x + SLOT / 2, y + 13, "axe", 20, INK),
        ]
    else:
        swatch = cards.SWATCHES[moment.back]
        shapes.append(Rect(x + 2, y, SLOT - 4, 26, 4, fill=swatch.fill, stroke=INK, line=1))
        shapes.append(parts.sign(x + SLOT / 2, y + 13, swatch.glyph or "", 20, swatch.on))
    if ring:
        shapes.append(Rect(x - 1, y - 3, SLOT + 2, 32, 6, stroke=ACCENT, line=3.5))
    if (place + 1) % 5 == 0 or place == 0:
        shapes.append(parts.middle(x + SLOT / 2, y + 40, str(place + 1), 17, MUTED))
    for height, (kind, seat, _pile) in enumerate(moment.plays[:PLAYS]):
        cx, cy = x + SLOT / 2, y - 14 - 22 * height
        if kind == "shield":
            shapes += cards.seat_shield(seat, cx, cy, 22, 21)
        else:
            shapes.append(Rect(cx - 10, cy - 9, 20, 18, 2, fill=cards.FLAG_FILL, stroke=INK, line=1))
            shapes.append(parts.middle(cx, cy, player_letter(seat), fill=PAPER, bold=True))
    if len(moment.plays) > PLAYS:
        shapes.append(parts.middle(x + SLOT / 2, y - 14 - 22 * PLAYS, f"+{len(moment.plays) - PLAYS}"))
    return shapes
