"""How strong an army is, as a sum in which each number has its clause (BRV-17, BRV-18)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from orclib.engine import Item
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

_LEADER_OF = {leader.back: leader for leader in LEADERS}

# the people that fights
CARDS = Item(
    "cards",
    "BRV-17.2",
    ("{lot}: {worth}.", "{lot}, {each} each: {worth}."),
    ("{lot} : {worth}.", "{lot}, {each} chacun : {worth}."),
    count="cards",
)
DOUBLED = Item(
    "doubled",
    "BRV-17.3",
    "The leader doubles the cards of the {folk}: {worth} more.",
    "Le chef double les cartes des {folk} : {worth} de plus.",
)
DOUBLED_OTHERS = Item(
    "doubled-others",
    "BRV-17.3",
    "The leader doubles the other cards of the {folk}: {worth} more.",
    "Le chef double les autres cartes des {folk} : {worth} de plus.",
)
DOUBLED_LEADER = Item(
    "doubled-leader",
    "BRV-17.5",
    "That goes for the leader's own card too: {worth} more.",
    "Cela vaut aussi pour la carte du chef : {worth} de plus.",
)
LEADER_ONCE = Item(
    "leader-once",
    "BRV-R19",
    "As we agreed, the leader does not double its own card.",
    "Comme convenu, le chef ne double pas sa propre carte.",
)
UNDOUBLED = Item(
    "undoubled", "BRV-17.4", "The leader does not double mercenaries.", "Le chef ne double pas les mercenaires."
)
UNDOUBLED_FLYER = Item(
    "undoubled-flyer",
    "BRV-18.8",
    "The leader does not double the flying machine and its goblins.",
    "Le chef ne double ni la machine volante ni ses gobelins.",
)
TWO_LEADERS = Item(
    "two-leaders",
    "BRV-17.6",
    "{leaders} quarrel: the whole army counts {worth}, mercenaries included.",
    "{leaders} se disputent : toute l'armée compte {worth}, mercenaires compris.",
)
# mercenaries
GOBLINS = CARDS.under("BRV-17.7")
SERVING = Item(
    "serving",
    "BRV-17.10",
    (
        "A goblin that serves a war machine still counts its own 1.",
        "{cards} goblins that serve war machines still count 1 each.",
    ),
    (
        "Un gobelin qui sert une machine de guerre compte toujours son propre 1.",
        "{cards} gobelins qui servent des machines de guerre comptent toujours 1 chacun.",
    ),
    count="cards",
)
SPARE = Item(
    "spare",
    "BRV-17.11",
    (
        "A goblin more than there are war machines adds nothing but its own 1.",
        "{cards} goblins more than there are war machines add nothing but 1 each.",
    ),
    (
        "Un gobelin de plus qu'il n'y a de machines de guerre n'apporte que son propre 1.",
        "{cards} gobelins de plus qu'il n'y a de machines de guerre n'apportent que 1 chacun.",
    ),
    count="cards",
)
SERVED_MACHINES = Item(
    "served",
    "BRV-17.8",
    (
        "A war machine served by a goblin: {worth}.",
        "{cards} war machines, each served by a goblin, {each} each: {worth}.",
    ),
    (
        "Une machine de guerre servie par un gobelin : {worth}.",
        "{cards} machines de guerre, servies chacune par un gobelin, {each} chacune : {worth}.",
    ),
    count="cards",
)
UNSERVED = Item(
    "unserved",
    "BRV-17.8",
    (
        "A war machine without a goblin to serve it: {worth}.",
        "{cards} war machines without a goblin to serve them: {worth}.",
    ),
    (
        "Une machine de guerre sans gobelin pour la servir : {worth}.",
        "{cards} machines de guerre sans gobelin pour les servir : {worth}.",
    ),
    count="cards",
)
UNSERVED_AMONG = UNSERVED.under("BRV-17.9")
"""By the goblins that there are: they serve other machines."""
MERCENARY = CARDS.under("BRV-17.12")
COMMANDO_LAID = Item(
    "commando-laid",
    "BRV-15.9",
    "The goblin commando, laid as a mercenary: {worth}.",
    "Le commando gobelin, posé comme mercenaire : {worth}.",
)
COMMANDO_NO_CREW = Item(
    "commando-no-crew",
    "BRV-16.6",
    "The goblin commando is no goblin and serves no war machine.",
    "Le commando gobelin n'est pas un gobelin et ne sert aucune machine de guerre.",
)
# the flying machine
FLOWN = Item(
    "flown",
    "BRV-18.5",
    "The flying machine, in the company of goblins: {worth}.",
    "La machine volante, accompagnée de gobelins : {worth}.",
)
FLOWN_BY_TABLE = FLOWN.under("BRV-R21")
FLOWN_ALONE = Item("flown", "BRV-R20", "The flying machine, alone: {worth}.", "La machine volante, seule : {worth}.")
ABOARD = Item(
    "aboard",
    "BRV-18.5",
    ("A goblin that flies in: {worth}.", "{cards} goblins that fly in, 1 each: {worth}."),
    (
        "Un gobelin qui arrive par les airs : {worth}.",
        "{cards} gobelins qui arrivent par les airs, 1 chacun : {worth}.",
    ),
    count="cards",
)
EMBARKED = Item(
    "embarked",
    "BRV-18.7",
    "Goblins that fly in serve no war machine of the army.",
    "Les gobelins qui arrivent par les airs ne servent aucune machine de guerre de l'armée.",
)
EMBARKED_SERVE = Item(
    "embarked-serve",
    "BRV-R22",
    "As we agreed, goblins that fly in serve war machines of the army.",
    "Comme convenu, les gobelins qui arrivent par les airs servent des machines de guerre de l'armée.",
)
FLYER_LAID = Item(
    "flyer-laid",
    "BRV-17.13",
    "The flying machine, with a goblin that serves nothing else: {worth}.",
    "La machine volante, avec un gobelin qui ne sert rien d'autre : {worth}.",
)
FLYER_ALONE = Item(
    "flyer-alone",
    "BRV-17.13",
    "The flying machine, without a goblin that is free: {worth}.",
    "La machine volante, sans gobelin libre : {worth}.",
)


class Term(NamedTuple):
    """One part of the sum: what it is for, how many cards, and what they bring."""

    item: Item
    designs: tuple[Design, ...]
    cards: int
    points: int

    @property
    def clause(self) -> str:
        """The clause by which it counts."""
        return self.item.clause

    @property
    def code(self) -> str:
        """The name of its kind."""
        return self.item.code

    @property
    def template(self) -> str:
        """What it says, its facts in braces, in the language in use."""
        return self.item.template({"cards": self.cards})

    @property
    def facts(self) -> dict[str, Any]:
        """What the braces of its sentence name."""
        first, each = self.designs[0], self.points // max(self.cards, 1)
        return {
            "lot": (first, self.cards),
            "cards": self.cards,
            "each": each,
            "worth": self.points,
            "folk": first.back,
            "leaders": (_LEADER_OF.get(first.back, first), 2),
        }


class Strength(NamedTuple):
    """The strength of an army and the terms that add up to it."""

    total: int
    terms: tuple[Term, ...]


@lru_cache(maxsize=2048)
def strength(options: Options, army: Counts, flown: bool = False, aboard: int = 0) -> Strength:
    """The strength of an army (BRV-17.2).

    `army` holds all its cards; if `flown`, the flying machine and `aboard` goblins of them joined after the reveal.
    """
    if not any(army):
        return Strength(0, ())
    aboard = aboard if flown else 0
    terms = [term for back in PEOPLES for term in _people(options, army, back)]
    quarrels = tuple([term for term in terms if term.item is TWO_LEADERS])
    if quarrels:
        return Strength(0, quarrels)  # BRV-17.6, 18.9
    terms += _mercenaries(options, army, flown, aboard)
    return Strength(sum(term.points for term in terms), tuple(terms))


def _people(options: Options, army: Counts, back: Back) -> list[Term]:
    designs = tuple(design for design in BY_BACK[back] if army[design])
    if not designs:
        return []
    leaders = sum(army[design] for design in designs if design.rank is Rank.LEADER)
    cards = sum(army[design] for design in designs)
    if leaders > 1:
        return [Term(TWO_LEADERS, designs, cards, 0)]
    terms = [Term(CARDS, (design,), army[design], army[design] * options.value(design)) for design in designs]
    if leaders:
        own = options.leader_doubles_self
        doubled = sum(term.points for term in terms if own or term.designs[0].rank is not Rank.LEADER)
        terms.append(Term(DOUBLED if own else DOUBLED_OTHERS, designs, cards, doubled))
    return terms


def _mercenaries(options: Options, army: Counts, flown: bool, aboard: int) -> list[Term]:
    def term(item: Item, design: Design, cards: int, points: int) -> None:
        if cards:
            terms.append(Term(item, (design,), cards, points))

    terms: list[Term] = []
    goblins, machines = army[Design.GOBLIN] - aboard, army[Design.WAR_MACHINE]
    crew = goblins + (aboard if options.embarked_goblins_serve else 0)
    served = min(crew, machines)  # BRV-17.9, 17.13: war machines first
    term(GOBLINS, Design.GOBLIN, goblins, goblins)
    term(SERVED_MACHINES, Design.WAR_MACHINE, served, SERVED * served)
    term(UNSERVED_AMONG if goblins else UNSERVED, Design.WAR_MACHINE, machines - served, 0)
    for design in (Design.TROLL, Design.GIANT):
        term(MERCENARY, design, army[design], army[design] * options.value(design))
    term(COMMANDO_LAID, Design.COMMANDO, army[Design.COMMANDO], options.commando_value)
    if flown:
        company = aboard or (options.flyer_uses_table_goblins and goblins)
        item = FLOWN if aboard else FLOWN_BY_TABLE if company else FLOWN_ALONE
        term(item, Design.FLYING_MACHINE, 1, FLYER if company else 0)
        term(ABOARD, Design.GOBLIN, aboard, aboard)
    elif army[Design.FLYING_MACHINE]:
        free = goblins > machines
        term(FLYER_LAID if free else FLYER_ALONE, Design.FLYING_MACHINE, 1, FLYER if free else 0)
    return terms


@lru_cache(maxsize=2048)
def parts(options: Options, army: Counts, flown: bool = False, aboard: int = 0) -> tuple[Term, ...]:
    """The terms of a strength with every rule that acted on them: parts that add up to it, some of them worth 0."""
    return tuple(_parts(options, army, strength(options, army, flown, aboard), flown, aboard))


def _parts(options: Options, army: Counts, found: Strength, flown: bool, aboard: int) -> Iterator[Term]:
    aboard = aboard if flown else 0
    ground = with_one(army, Design.GOBLIN, -aboard)
    ground = with_one(ground, Design.FLYING_MACHINE, -1) if flown else ground
    for term in found.terms:
        if term.item not in (DOUBLED, DOUBLED_OTHERS):
            yield term
            continue
        leader = _LEADER_OF[term.designs[0].back]
        own = options.value(leader) if options.leader_doubles_self else 0
        yield term._replace(points=term.points - own)
        yield Term(DOUBLED_LEADER if options.leader_doubles_self else LEADER_ONCE, (leader,), 1, own)
        mercenaries = tuple([design for design in MERCENARIES if ground[design]])
        if mercenaries:
            yield Term(UNDOUBLED, mercenaries, sum([ground[each] for each in mercenaries]), 0)
        if flown:
            yield Term(UNDOUBLED_FLYER, (Design.FLYING_MACHINE,), 1, 0)
    if not any(term.item is TWO_LEADERS for term in found.terms):
        yield from _crews(options, ground, aboard)


def _crews(options: Options, ground: Counts, aboard: int) -> Iterator[Term]:
    """What the goblins do for the war machines, apart from what each of them counts."""
    goblins, machines = ground[Design.GOBLIN], ground[Design.WAR_MACHINE]
    if goblins and machines:
        yield Term(SERVING, (Design.GOBLIN,), min(goblins, machines), 0)
    if goblins > machines > 0:
        yield Term(SPARE, (Design.GOBLIN,), goblins - machines, 0)
    if ground[Design.COMMANDO] and machines > goblins:
        yield Term(COMMANDO_NO_CREW, (Design.COMMANDO,), 1, 0)
    if aboard and machines > goblins:
        yield Term(EMBARKED_SERVE if options.embarked_goblins_serve else EMBARKED, (Design.GOBLIN,), aboard, 0)
