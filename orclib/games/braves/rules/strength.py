"""How strong an army is, as a sum in which each number has its clause (BRV-17, BRV-18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from orclib.games.braves.box import (
    BY_BACK,
    FLYER,
    LEADERS,
    MERCENARIES,
    PEOPLES,
    SERVED,
    Back,
    Counts,
    Design,
    Rank,
    with_one,
)
from orclib.games.braves.state import Options


class Term(NamedTuple):
    """One part of the sum: what it is for, how many cards, what they bring, and by which clause."""

    code: str
    clause: str
    designs: tuple[Design, ...]
    cards: int
    points: int


class Strength(NamedTuple):
    """The strength of an army and the terms that add up to it."""

    total: int
    terms: tuple[Term, ...]


def strength(options: Options, army: Counts, flown: bool = False, aboard: int = 0) -> Strength:
    """The strength of an army (BRV-17.2).

    `army` holds all its cards; if `flown`, the flying machine and `aboard` goblins of them joined after the reveal.
    """
    terms = [term for back in PEOPLES for term in _people(options, army, back)]
    if any(term.code == "two-leaders" for term in terms):
        return Strength(0, tuple(term for term in terms if term.code == "two-leaders"))  # BRV-17.6, 18.9
    terms += _mercenaries(options, army, flown, aboard)
    return Strength(sum(term.points for term in terms), tuple(terms))


def _people(options: Options, army: Counts, back: Back) -> list[Term]:
    designs = tuple(design for design in BY_BACK[back] if army[design])
    if not designs:
        return []
    leaders = sum(army[design] for design in designs if design.rank is Rank.LEADER)
    cards = sum(army[design] for design in designs)
    if leaders > 1:
        return [Term("two-leaders", "BRV-17.6", designs, cards, 0)]
    terms = [Term(_plain(design), "BRV-17.2", (design,), army[design], army[design] * options.value(design))
             for design in designs]  # fmt: skip
    if leaders:
        doubled = sum(
            term.points
            for term, design in zip(terms, designs, strict=True)
            if options.leader_doubles_self or design.rank is not Rank.LEADER
        )
        code = "doubled" if options.leader_doubles_self else "doubled-others"
        terms.append(Term(code, "BRV-17.3", designs, cards, doubled))
    return terms


def _plain(design: Design) -> str:
    return "people" if design.rank is not None else "mercenary"


def _mercenaries(options: Options, army: Counts, flown: bool, aboard: int) -> list[Term]:
    def term(code: str, clause: str, design: Design, cards: int, points: int) -> None:
        if cards:
            terms.append(Term(code, clause, (design,), cards, points))

    terms: list[Term] = []
    goblins, machines = army[Design.GOBLIN] - aboard, army[Design.WAR_MACHINE]
    crew = goblins + (aboard if options.embarked_goblins_serve else 0)
    served = min(crew, machines)  # BRV-17.9, 17.13: war machines first
    term("goblins", "BRV-17.7", Design.GOBLIN, goblins, goblins)
    term("served", "BRV-17.8", Design.WAR_MACHINE, served, SERVED * served)
    term("unserved", "BRV-17.9" if goblins else "BRV-17.8", Design.WAR_MACHINE, machines - served, 0)
    for design in (Design.TROLL, Design.GIANT):
        term("mercenary", "BRV-17.12", design, army[design], army[design] * options.value(design))
    term("commando-laid", "BRV-15.9", Design.COMMANDO, army[Design.COMMANDO], options.commando_value)
    if flown:
        company = aboard or (options.flyer_uses_table_goblins and goblins)
        clause = "BRV-18.5" if aboard else "BRV-R21" if company else "BRV-R20"
        term("flown", clause, Design.FLYING_MACHINE, 1, FLYER if company else 0)
        term("aboard", "BRV-18.5", Design.GOBLIN, aboard, aboard)
    elif army[Design.FLYING_MACHINE]:
        free = goblins > machines
        term("flyer-laid" if free else "flyer-alone", "BRV-17.13", Design.FLYING_MACHINE, 1, FLYER if free else 0)
    return terms


def parts(options: Options, army: Counts, found: Strength, flown: bool = False, aboard: int = 0) -> Iterator[Term]:
    """The terms of a strength with every rule that acted on them: parts that add up to it, some of them worth 0."""
    ground = with_one(army, Design.GOBLIN, -aboard)
    ground = with_one(ground, Design.FLYING_MACHINE, -1) if flown else ground
    quarrel = False
    for term in found.terms:
        quarrel = quarrel or term.code == "two-leaders"
        if term.code not in ("doubled", "doubled-others"):
            yield term
            continue
        leader = next(design for design in LEADERS if design in term.designs)
        own = options.value(leader) if options.leader_doubles_self else 0
        yield term._replace(code="doubled-others", points=term.points - own)
        if options.leader_doubles_self:
            yield Term("doubled-leader", "BRV-17.5", (leader,), 1, own)
        else:
            yield Term("leader-once", "BRV-R19", (leader,), 1, 0)
        mercenaries = tuple([design for design in MERCENARIES if ground[design]])
        if mercenaries:
            yield Term("undoubled", "BRV-17.4", mercenaries, sum([ground[each] for each in mercenaries]), 0)
        if flown:
            yield Term("undoubled-flyer", "BRV-18.8", (Design.FLYING_MACHINE,), 1, 0)
    if not quarrel:
        yield from _crews(options, ground, aboard)


def _crews(options: Options, ground: Counts, aboard: int) -> Iterator[Term]:
    """What the goblins do for the war machines, apart from what each of them counts."""
    goblins, machines = ground[Design.GOBLIN], ground[Design.WAR_MACHINE]
    if goblins and machines:
        yield Term("serving", "BRV-17.10", (Design.GOBLIN,), min(goblins, machines), 0)
    if goblins > machines > 0:
        yield Term("spare", "BRV-17.11", (Design.GOBLIN,), goblins - machines, 0)
    if aboard and machines > goblins:
        embarked = ("embarked-serve", "BRV-R22") if options.embarked_goblins_serve else ("embarked", "BRV-18.7")
        yield Term(*embarked, (Design.GOBLIN,), aboard, 0)
