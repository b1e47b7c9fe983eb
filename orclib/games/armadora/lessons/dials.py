"""The dials of the lessons: what they are called, how they may be set, and what the engine then shows on the board."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from orclib.engine.chance import draw
from orclib.engine.teaching import Dials
from orclib.games.armadora.bots import odds
from orclib.games.armadora.box import VALUES, Square
from orclib.games.armadora.game import GAME
from orclib.games.armadora.picture import overlays
from orclib.games.armadora.picture.table import picture
from orclib.games.armadora.rules import choices, knowledge, palisades, scoring, transitions
from orclib.games.armadora.rules.territories import land, lines_of, squares_of
from orclib.games.armadora.state import Options, Phase
from orclib.games.armadora.text import sentences
from orclib.games.armadora.text.names import squares_count
from orclib.language import Bilingual as Words
from orclib.language import labelled, percent, plural, say
from orclib.scene.answer import Answer, Cited


def set_up(players: str, heaps: str) -> Answer:
    """A fresh table for so many players, with the heaps that chance put there."""
    options, rng = Options(players=int(players)), Random(f"heaps {heaps}")
    state, told = transitions.new(options), []
    while state.phase is not Phase.ACTION:
        state, events = transitions.apply_unchecked(state, draw(choices.chances(state), rng))
        told += [event for event in events if event.clause in ("ARM-3.3", "ARM-3.4", "ARM-3.6", "ARM-3.7")]
    hand = state.hands[0]
    tiles = ", ".join(f"{n} × {value}" for value, n in zip(VALUES, hand, strict=True) if n)
    lines = [Cited(labelled(say("Each hand", "Chaque main"), tiles), "ARM-3.3")]
    lines += [Cited(sentences.sentence(event), event.clause) for event in told]
    lines.append(
        Cited(
            say(
                "The mines stay where they are; there are 5,040 ways to spread the heaps.",
                "Les mines ne bougent pas ; il y a 5\N{NO-BREAK SPACE}040 façons de répartir les tas d'or.",
            ),
            "ARM-3.5",
        )
    )
    title = plural(options.players, ("{n} player", "{n} players"), ("{n} joueur", "{n} joueurs")).format(
        n=options.players
    )
    return Answer(title, tuple(lines), picture(knowledge.observe(state, options.seats[0])))


FENCES = {
    "A": "",
    "B": "A1|B1",
    "C": "A3/A4 A4|B4 B4/B5 C5|D5",
    "D": "B1|C1 B2|C2 A2/A3 A1|B1",
    "E": "D1|E1 D1/D2 C2|D2 A2/A3 B2/B3 C2/C3 B1|C1",
    "F": " ".join(f"{a}{row}|{b}{row}" for row in (2, 3, 4, 5) for a, b in zip("ABCDEFG", "BCDEFGH", strict=True)),
}
"""Boards to look at: empty, a corner, three squares, a dead end, seven squares, a comb."""


def smallest(board: str, minimum: str) -> Answer:
    """Which lines of a board may take a palisade if territories need so many squares."""
    state = GAME.position(f"sticks: {FENCES[board]}" if FENCES[board] else "basic")
    here = land(lines_of(state.land.palisades), int(minimum))
    closed = lines_of(here.closed)
    title = say(
        "At least {squares} in a territory: {lines} may take a palisade",
        "Au moins {squares} par territoire : palissade permise sur {lines}",
    ).format(squares=squares_count(here.minimum), lines=lines_count(here.legal.bit_count()))
    told = [
        Cited(
            say("No palisade may ever lie on {lines}.", "Palissade interdite pour toujours sur {lines}.").format(
                lines=lines_count(len(closed))
            ),
            "ARM-6.9",
        )
    ]
    for line in closed[:3]:
        told += [Cited(sentences.sentence(reason), reason.clause) for reason in palisades.too_small(here, line)[:1]]
    view = knowledge.observe(replace(state, land=here), None)
    return Answer(title, tuple(told), overlays.lines(picture(view), here))


def lines_count(n: int) -> str:
    """A number of lines."""
    return plural(n, ("{n} line", "{n} lines"), ("{n} ligne", "{n} lignes")).format(n=n)


def shares(mage: str, elf: str, goblin: str) -> Answer:
    """Three warriors around a heap of 7: who takes what."""
    state = GAME.position(f"MEG\nNE closed\nM:G1={mage} E:H1={elf} G:G2={goblin}\npassed: M E G")
    count = next(each for each in scoring.counts(state) if Square.G1 in each.squares)
    lines = [line for line in scoring.score(state).lines if line.facts["number"] == count.number]
    names = {None: say("Nobody", "Personne")} | {
        seat: sentences.seat_name(seat, state.options) for seat in state.options.seats
    }
    told = [
        Cited(
            labelled(names[line.seat], sentences.sentence(line)) + (f" → {line.points}" if line.points else ""),
            line.clause,
        )
        for line in lines
    ]
    title = say("A territory with {gold} gold", "Un territoire avec {gold} pièces d'or").format(gold=count.gold)
    return Answer(title, tuple(told), overlays.lit(picture(knowledge.observe(state, None)), count.squares))


def duel(own: str, other: str, players: str) -> Answer:
    """So many random tiles of the Mage against so many of the Elf, from fresh hands: how likely is what?"""
    mage, elf = ("G1", "H1", "G2")[: int(own)], ("G3", "H3", "G4")[: int(other)]
    placed = " ".join([*(f"M:{square}=1" for square in mage), *(f"E:{square}=1" for square in elf)])
    state = GAME.position(f"basic, ME\nsticks: F1|G1 F2|G2 F3|G3 F4|G4 G4/G5 H4/H5\n{placed}")
    view = knowledge.observe(state, None)
    hidden = tuple(None if one is None else replace(one, value=None) for one in view.squares)
    chances = odds.against(int(own), int(other), int(players))
    names = (
        say("The Mage has more", "Mage a le plus"),
        say("A tie", "Égalité"),
        say("The Elf has more", "Elfe a le plus"),
    )
    told = [
        Cited(labelled(name, f"{chance.numerator}/{chance.denominator} = {percent(float(chance))}"), clause)
        for name, chance, clause in zip(names, chances, ("ARM-9.3", "ARM-9.4", "ARM-9.3"), strict=True)
    ]
    title = say(
        "{own} against {other} unknown tiles, from full hands at a table of {players}",
        "Tuiles inconnues, mains pleines, à {players} joueurs : {own} contre {other}",
    ).format(own=own, other=other, players=players)
    scene = picture(replace(view, squares=hidden))
    return Answer(title, tuple(told), overlays.lit(scene, squares_of(state.land.territory(Square.G1))))


DIALS: Final[dict[str, Dials]] = {
    each.slug: each
    for each in (
        Dials(
            slug="set-up",
            en="How many players, and which deal of the heaps?",
            fr="Combien de joueurs, et quel tirage des tas ?",
            names=(Words("players", "joueurs"), Words("heaps", "tas")),
            choices=(("2", "3", "4"), ("1", "2", "3", "4", "5")),
            begin=("2", "1"),
            show=set_up,
        ),
        Dials(
            slug="smallest",
            en="Choose a board (A empty, B a corner, C three squares, D a dead end, E seven squares, F a comb) and the smallest "
            "territory. The rule says 4; any other figure is only an experiment.",
            fr="Choisissez un plateau (A vide, B un coin, C trois cases, D un cul-de-sac, E sept cases, F un peigne) et le plus "
            "petit territoire. La règle dit 4 ; tout autre nombre n'est qu'un essai.",
            names=(Words("board", "plateau"), Words("smallest territory", "plus petit territoire")),
            choices=(tuple(FENCES), tuple("123456")),
            begin=("E", "4"),
            show=smallest,
        ),
        Dials(
            slug="duel",
            en="How likely is a majority? So many unknown tiles of Mage against so many of Elf, from full hands.",
            fr="Quelle chance d'avoir la majorité ? Tant de tuiles inconnues de Mage contre tant d'Elfe, mains pleines.",
            names=(
                Words("Mage's tiles", "tuiles de Mage"),
                Words("Elf's tiles", "tuiles d'Elfe"),
                Words("players", "joueurs"),
            ),
            choices=(tuple("123"), tuple("123"), tuple("234")),
            begin=("2", "1", "2"),
            show=duel,
        ),
        Dials(
            slug="shares",
            en="Three warriors around a heap of 7. Turn their values and watch the gold.",
            fr="Trois guerriers autour d'un tas de 7. Changez leurs valeurs et regardez l'or.",
            names=(Words("Mage", "Mage"), Words("Elf", "Elfe"), Words("Goblin", "Gobelin")),
            choices=(tuple("1234"),) * 3,
            begin=("2", "2", "1"),
            show=shares,
        ),
    )
}
