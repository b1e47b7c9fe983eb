"""The battle lab: how likely a battle ends how, exactly where its chance tree is small, by many battles otherwise.

Battles are fought by the rules themselves, from the first cards drawn to an ending; what the players choose is up to a
policy for each side. The reference is `policy_s`, which the numbers of the specification (section 10) are about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import factorial, prod, sqrt
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Seat
from orclib.errors import UsageError
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import (
    COPIES,
    DECK,
    FIRST_LINE,
    HEROES,
    HORDES,
    OBJECTIVES,
    RIVER,
    SECOND_LINE,
    VANGUARD,
    Card,
    Colour,
    counts_of,
    in_order,
)
from orclib.games.orcs_vs_orcs.rules.choices import legal_actions
from orclib.games.orcs_vs_orcs.rules.field import fight, spots
from orclib.games.orcs_vs_orcs.rules.knowledge import observe
from orclib.games.orcs_vs_orcs.rules.transitions import apply_unchecked, new, settle_down
from orclib.games.orcs_vs_orcs.state import (
    AnyTable,
    Army,
    Clash,
    Fortress,
    Held,
    Job,
    Options,
    Phase,
    Secret,
    Spot,
    State,
    Task,
    View,
)
from orclib.games.orcs_vs_orcs.text.names import card_name
from orclib.games.orcs_vs_orcs.text.words import read_cards
from orclib.language import labelled, number, percent, plural, say

Policy = Callable[[View, tuple[act.AnyAction, ...]], act.AnyAction]
"""How a side chooses: from what it sees and what it may do. For `exact` the same view has to get the same answer."""

ATTACKER, DEFENDER = SIDES = Seat(0), Seat(1)
"""The sides of a battle are these seats, too."""
LARGEST: Final = 20_000
"""So many positions of chance make a tree too large to be walked, unless somebody asks for more."""

# --- the reference policy --------------------------------------------------------------------------------------------

_SECONDS: Final = (Card.XBOW, Card.SHAMAN, Card.CATAPULT)
_FIRSTS: Final = (Card.BOAR, Card.HEAVY, Card.ORC)
_RANK: Final = {card: rank for rank, card in enumerate((*_SECONDS, *_FIRSTS))}
_VANGUARD: Final = (Card.BOAR, Card.ORC, Card.HEAVY)
"""Who goes first against a fortress: whoever is least use there otherwise (OVO-31.4)."""


def policy_s(view: View, legal: tuple[act.AnyAction, ...]) -> act.AnyAction:
    """Second-line cards as soon as they are protected, else first-line cards, the best of each first (spec 10).

    It never reorganises nor uses Berserk. A Shaman revives where a Horde had been lost before the round, as if that
    were said as the card is chosen: the numbers of the specification follow from it. What the specification leaves
    open: a Hero with a place comes right after protected second-line cards, other effects take their first choice.
    """
    side = view.side(view.active)
    assert side is not None
    secret = view.secrets[side]
    assert isinstance(secret, Secret)
    return _by_s(view, side, secret, lambda: legal)


def _by_s(table: AnyTable, side: int, secret: Secret, legal: Callable[[], tuple[act.AnyAction, ...]]) -> act.AnyAction:
    seat = fight(table).sides[side].seat
    if table.phase is Phase.COMMIT:
        return act.Commit(seat, *best_play(table, side, secret.hand))
    step = fight(table).step
    match table.phase:
        case Phase.DECLARE:
            return act.DeclareReorganise(seat, False)
        case Phase.BERSERK:
            return act.UseBerserk(seat, False)
        case Phase.VANGUARD:
            return act.PreEngage(seat, next(card for card in _VANGUARD if card in secret.deck))
        case Phase.EFFECT if step is not None and step.card is Card.KOKOTH:
            return act.Commit(seat, *best_play(table, side, secret.hand))
        case Phase.EFFECT if step is not None and step.card is Card.SHAMAN:
            own, green = fight(table).sides[side], act.Chant(seat, Colour.GREEN)
            before = own.losses - own.exhausted - own.lapped
            return green if before > 0 and green in legal() else act.Chant(seat, Colour.RED)
    return legal()[0]


def best_play(table: AnyTable, side: int, hand: tuple[Card, ...]) -> tuple[Card, Spot | None]:
    """The card of a hand that policy S plays, and where."""
    ranked = []
    for card in hand:
        spot = spots(table, side, card)[0]
        if card in FIRST_LINE:
            rank = 2
        elif card in SECOND_LINE:
            rank = 0 if spot is not None else 3
        else:
            rank = 1 if spot is not None else 4
        ranked.append((rank, _RANK.get(card, 0), card, spot))
    ranked.sort(key=lambda each: each[:2])
    return ranked[0][2:]


# --- what a battle is made of ----------------------------------------------------------------------------------------


class Host(msgspec.Struct, frozen=True):
    """One side of a battle: its cards, its Hordes, how it chooses."""

    deck: tuple[Card, ...]
    """The combat deck, what goes first against a fortress included."""
    hordes: int = 3
    """Those who fight: without the exhausted."""
    red: bool = False
    """Whether its strike token shows its Berserk face."""
    exhausted: int = 0
    """An attacker's Hordes that forced marches cost (OVO-7.7)."""
    vanguard: tuple[Card, ...] = ()
    """What an attacker engages first against a fortress (OVO-24.2); () is for the policy to say."""
    policy: Policy = policy_s


def hosts(attacker: str, defender: str, hordes: tuple[int, int]) -> tuple[Host, Host]:
    """Both sides with their decks as typed, and so many Hordes. Raises NotationError, UsageError."""
    if not isinstance(hordes, tuple | list) or [type(each) for each in hordes] != [int, int]:
        told = say(
            "hordes={given}: two numbers are expected, the attacker's and the defender's Hordes.",
            "hordes={given} : il faut deux nombres, les Hordes de l'attaquant et celles du défenseur.",
        )
        raise UsageError(told.format(given=repr(hordes)))
    one, two = hordes
    return Host(read_cards(attacker), one), Host(read_cards(defender), two)


class End(NamedTuple):
    """How a battle ended."""

    winner: int | None
    """0 the attacker, 1 the defender; None: nobody."""
    ending: int
    """Which of the endings of OVO-25, from 1."""
    losses: tuple[int, int]
    """Hordes of attacker and defender on the tracking tile at the end, the exhausted among them."""


class Report(msgspec.Struct, frozen=True):
    """How likely a battle ends how."""

    shares: Mapping[End, Fraction]
    """They sum to 1; in the order of winners, endings and losses."""
    battles: int = 0
    """How many battles were counted; 0: the shares are exact."""

    def share(self, winner: int | None, ending: int | None = None) -> Fraction:
        """How likely a side wins (None: nobody), perhaps by a certain ending."""
        found = [share for end, share in self.shares.items() if end.winner == winner and ending in (None, end.ending)]
        return sum(found, Fraction(0))

    def error(self, winner: int | None, ending: int | None = None) -> float:
        """The standard error of such a share; 0 where it is exact."""
        share = float(self.share(winner, ending))
        return sqrt(share * (1 - share) / self.battles) if self.battles else 0.0

    @property
    def attacker(self) -> Fraction:
        """How likely the attacker wins."""
        return self.share(0)

    @property
    def defender(self) -> Fraction:
        """How likely the defender wins."""
        return self.share(1)

    @property
    def nobody(self) -> Fraction:
        """How likely nobody wins."""
        return self.share(None)

    def endings(self) -> dict[tuple[int | None, int], Fraction]:
        """The shares by winner and ending."""
        found: dict[tuple[int | None, int], Fraction] = {}
        for end, share in self.shares.items():
            key = end.winner, end.ending
            found[key] = found.get(key, Fraction(0)) + share
        return found

    def losses(self, side: int) -> Fraction:
        """How many Hordes a side has on the tracking tile at the end, on average."""
        return sum((share * end.losses[side] for end, share in self.shares.items()), Fraction(0))

    def lines(self) -> tuple[str, ...]:
        """The report in words, in the language in use."""
        told = [labelled(name, self._about(winner)) for winner, name in _winners()]
        if self.battles:
            n = number(self.battles)
            told.append(
                plural(
                    self.battles,
                    ("Counted in {n} battle.", "Counted in {n} battles."),
                    ("Compté dans {n} bataille.", "Compté dans {n} batailles."),
                ).format(n=n)
            )
        return tuple(told)

    def _about(self, winner: int | None) -> str:
        share = self.share(winner)
        if self.battles:
            return f"{percent(float(share))} ± {percent(self.error(winner))}"
        return f"{share} = {percent(float(share))}" if share.denominator > 1 else percent(float(share))

    def __repr__(self) -> str:
        return "\n".join(self.lines())


def _winners() -> tuple[tuple[int | None, str], ...]:
    return (
        (0, say("The attacker wins", "L'attaquant gagne")),
        (1, say("The defender wins", "Le défenseur gagne")),
        (None, say("Nobody wins", "Personne ne gagne")),
    )


# --- a battle about to begin -----------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def position(attacker: Host, defender: Host, assault: bool = False, options: Options | None = None) -> State:
    """The battle as the first card is drawn: the decks are built, and the vanguard is engaged if it was named.

    Nobody else stands on the board, and every village lies in ruins, so that whoever is beaten can retreat. Raises
    UsageError.
    """
    options = options or Options()
    told = [*_faults(attacker, assault, attacks=True), *_faults(defender, assault, attacks=False)]
    told += _missing(attacker, defender)
    if told:
        raise UsageError(" ".join(told))
    state = _laid_out(attacker, defender, assault, options)
    state, _events = settle_down(state)
    for seat in SIDES:
        state, _events = apply_unchecked(state, act.AddAll(seat))
    for card in attacker.vanguard:
        if state.phase is Phase.VANGUARD:  # where no choice is left, the rest is engaged by itself
            state, _events = apply_unchecked(state, act.PreEngage(ATTACKER, card))
    return state


def _laid_out(attacker: Host, defender: Host, assault: bool, options: Options) -> State:
    state, board, hosts = new(options), options.map, (attacker, defender)
    at = board.index[_battle_zone(options)]
    nothing: tuple[Any, ...] = (None,) * len(board.zones)
    players = list(state.players)
    for seat, host in zip(SIDES, hosts, strict=True):
        reserve = HORDES - host.hordes
        players[seat] = replace(players[seat], reserve=reserve, units=counts_of(host.deck), red=host.red)
    held = [tuple([Held(card) for card in in_order(host.deck) if card.is_hero]) for host in hosts]
    held += [()] * (options.players - len(hosts))
    owned = [counts_of(host.deck) for host in hosts]
    known = {each.hero for heap in held for each in heap}
    return replace(
        state,
        phase=Phase.BY_ITSELF,
        turn_no=1,
        first=ATTACKER,
        mover=ATTACKER,
        players=tuple(players),
        armies=(*nothing[:at], Army(DEFENDER, defender.hordes), *nothing[at + 1 :]),
        fortresses=(*nothing[:at], Fortress(DEFENDER, True) if assault else None, *nothing[at + 1 :]),
        villages=(False,) * len(board.zones),
        piles=tuple([max(0, n - sum(had)) for n, *had in zip(COPIES, *owned, strict=True)]),
        river=OBJECTIVES[:RIVER],
        top=OBJECTIVES[RIVER],
        clashes=(Clash(board.zones[at], attacker.hordes, 0, attacker.exhausted),),
        pile=tuple([hero for hero in HEROES if hero not in known]),
        held=tuple(held),
        todo=(Job(Task.BEGIN_BATTLE, ATTACKER, board.zones[at]),),
    )


def _battle_zone(options: Options) -> str:
    """A ruin beside another one."""
    board = options.map
    ruins = [zone for zone in board.zones if board.kind[zone] == "ruin"]
    beside = [zone for zone in ruins if any(board.kind[near] == "ruin" for near in board.neighbours[zone])]
    return next(iter(beside or [zone for zone in board.zones if zone not in board.dark_city]))


def _faults(host: Host, assault: bool, *, attacks: bool) -> list[str]:
    told: list[str] = []
    who = say("The attacker", "L'attaquant") if attacks else say("The defender", "Le défenseur")
    if not 1 <= len(host.deck) <= DECK:
        fault = say(
            "{who}'s deck has {n} cards; it takes 1 to {most} (OVO-16.3, 16.5).",
            "{who} a dans son Deck {n} cartes ; il en faut de 1 à {most} (OVO-16.3, 16.5).",
        )
        told.append(fault.format(who=who, n=len(host.deck), most=DECK))
    spent = host.exhausted
    if not 1 <= host.hordes <= HORDES - spent:
        fault = say(
            "{who} cannot have {n} Hordes; there are {all} of each player (OVO-2.1).",
            "{who} ne peut pas avoir {n} Hordes ; chaque joueur en a {all} (OVO-2.1).",
        )
        told.append(fault.format(who=who, n=host.hordes, all=HORDES))
    if spent < 0 or (spent and not attacks):
        fault = say(
            "{who} cannot have {n} Hordes exhausted: only attackers march (OVO-7.7).",
            "{who} ne peut pas avoir {n} Hordes épuisées : seul un attaquant fait des marches (OVO-7.7).",
        )
        told.append(fault.format(who=who, n=spent))
    if host.vanguard:
        due = min(VANGUARD, sum(card in FIRST_LINE for card in host.deck))
        if not attacks or not assault:
            fault = say(
                "{who} engages nothing before round 1: only attackers of a fortress do (OVO-24.2).",
                "{who} n'engage rien avant le round 1 : seul l'attaquant d'une Forteresse le fait (OVO-24.2).",
            )
            told.append(fault.format(who=who))
        elif len(host.vanguard) != due or Counter(host.vanguard) - Counter(host.deck):
            fault = say(
                "{who} engages {n} cards of the deck before round 1 (OVO-24.2, 24.6).",
                "{who} engage {n} cartes de son Deck avant le round 1 (OVO-24.2, 24.6).",
            )
            told.append(fault.format(who=who, n=due))
        elif any(card not in FIRST_LINE for card in host.vanguard):
            fault = say(
                "{who} engages first-line Units only before round 1 (OVO-24.2).",
                "{who} n'engage avant le round 1 que des Unités de première ligne (OVO-24.2).",
            )
            told.append(fault.format(who=who))
    return told


def _missing(attacker: Host, defender: Host) -> list[str]:
    """Cards of which there are not so many."""
    units = say(
        "Both decks together have {n} cards {card}; there are {all} (spec 2.2).",
        "Les deux Decks ont ensemble {n} cartes {card} ; il y en a {all} (spec 2.2).",
    )
    hero = say(
        "The Hero {card} is there {n} times; there is one (spec 2.3).",
        "Le Héros {card} figure {n} fois ; il y en a un (spec 2.3).",
    )
    return [
        units.format(n=n, card=card_name(card), all=COPIES[card.place])
        if not card.is_hero
        else hero.format(n=n, card=card_name(card))
        for card, n in Counter([*attacker.deck, *defender.deck]).items()
        if n > (1 if card.is_hero else COPIES[card.place])
    ]


# --- one battle ------------------------------------------------------------------------------------------------------


def _choice(state: State, hosts: tuple[Host, Host]) -> act.AnyAction:
    """What the policy of whoever decides chooses."""
    seat = state.active
    assert seat is not None
    policy = hosts[seat].policy
    if policy is policy_s:  # asked without a view of its own, which takes longer than the battle
        return _by_s(state, seat, state.secrets[seat], lambda: legal_actions(state, seat))
    legal = legal_actions(state, seat)
    found = policy(observe(state, seat), legal)
    if found not in legal:
        told = say(
            "The policy chose {move}, which is not legal there.", "La politique a choisi {move}, ce qui est interdit."
        )
        raise UsageError(told.format(move=repr(found)))
    return found


def _end(state: State, events: tuple[Event, ...], hosts: tuple[Host, Host]) -> End | None:
    """How the battle has ended; None while it goes on."""
    battle = state.battle
    if battle is not None and not battle.ending:
        return None
    told = next(event for event in events if isinstance(event, ev.BattleEnded))
    if battle is not None:
        attack, defence = [side.losses for side in battle.sides]
    else:
        attack, defence = [
            host.hordes + host.exhausted - state.hordes(seat) for seat, host in zip(SIDES, hosts, strict=True)
        ]
    return End(told.winner, told.ending, (attack, defence))


def _in_sequence(shares: Mapping[End, Fraction]) -> dict[End, Fraction]:
    order = {0: 0, 1: 1, None: 2}
    return dict(sorted(shares.items(), key=lambda item: (order[item[0].winner], item[0][1:])))


def sample(
    attacker: Host,
    defender: Host,
    assault: bool = False,
    options: Options | None = None,
    *,
    battles: int = 1000,
    seed: int = 0,
) -> Report:
    """How so many battles ended, with the decks shuffled anew for each. The same seed gets the same answer.

    `Report.error` is the standard error of a share. Raises UsageError.
    """
    if battles < 1:
        told = say("{n} battles tell nothing; take 1 or more.", "{n} bataille ne dit rien ; prenez-en 1 ou plus.")
        raise UsageError(told.format(n=battles))
    start, hosts, rng = position(attacker, defender, assault, options), (attacker, defender), Random(seed)
    found: Counter[End] = Counter()
    for _battle in range(battles):
        state, end = start, None
        while end is None:
            if state.active is None:
                drawing = fight(state).drawing
                assert drawing is not None
                action: act.AnyAction = act.Draw(CHANCE, rng.choice(state.secrets[drawing].deck))
            else:
                action = _choice(state, hosts)
            state, events = apply_unchecked(state, action)
            end = _end(state, events, hosts)
        found[end] += 1
    return Report(_in_sequence({end: Fraction(n, battles) for end, n in found.items()}), battles)


# --- all battles -----------------------------------------------------------------------------------------------------


def orders(attacker: Host, defender: Host) -> int:
    """In how many ways both decks can lie, cards of a kind being alike."""
    found = 1
    for host in (attacker, defender):
        cards = Counter(host.deck)
        cards.subtract(host.vanguard)
        found *= factorial(cards.total()) // prod(map(factorial, cards.values()))
    return found


def exact(
    attacker: Host,
    defender: Host,
    assault: bool = False,
    options: Options | None = None,
    *,
    largest: int = LARGEST,
) -> Report:
    """How the battle ends over all orders of both decks, in exact fractions.

    Each position in which a card is drawn is followed once. Raises UsageError when there are more than `largest`.
    """
    start = position(attacker, defender, assault, options)
    return Report(_in_sequence(_Tree((attacker, defender), largest).walk(start)))


class _Tree:
    """The chance tree of a battle; positions that have been met are remembered."""

    def __init__(self, hosts: tuple[Host, Host], largest: int) -> None:
        self.hosts, self.largest = hosts, largest
        self.met: dict[Any, dict[End, Fraction]] = {}
        self.begun = 0

    def walk(self, state: State) -> dict[End, Fraction]:
        """How the battle ends from a position where somebody decides, or a card is drawn."""
        while state.active is not None:
            state, events = apply_unchecked(state, _choice(state, self.hosts))
            if (end := _end(state, events, self.hosts)) is not None:
                return {end: Fraction(1)}
        battle = fight(state)
        red = tuple([player.red for player in state.players])
        key = battle, state.secrets, state.fighters(0), state.fighters(1), red
        if key not in self.met:
            self._count()
            assert battle.drawing is not None
            self.met[key] = self._branches(state, state.secrets[battle.drawing].deck)
        return self.met[key]

    def _count(self) -> None:
        self.begun += 1
        if self.begun > self.largest:
            told = say(
                "The chance tree of this battle is too large: the decks can lie in {ways} ways, and more than {most} "
                "positions came up. Count battles instead, with `sample`; or allow more positions, with `largest`.",
                "L'arbre de hasard de cette bataille est trop grand (ordres possibles des Decks : {ways} ; positions "
                "apparues : plus de {most}). Comptez plutôt des batailles avec `sample`, ou permettez plus de "
                "positions avec `largest`.",
            )
            raise UsageError(told.format(ways=number(orders(*self.hosts)), most=number(self.largest)))

    def _branches(self, state: State, deck: tuple[Card, ...]) -> dict[End, Fraction]:
        found: dict[End, Fraction] = {}
        for card, copies in Counter(deck).items():
            after, events = apply_unchecked(state, act.Draw(CHANCE, card))
            end = _end(after, events, self.hosts)
            ends = self.walk(after) if end is None else {end: Fraction(1)}
            for end, share in ends.items():
                found[end] = found.get(end, Fraction(0)) + share * Fraction(copies, len(deck))
        return found
