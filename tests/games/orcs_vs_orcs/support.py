"""Short words for the tests of Orcs vs Orcs: positions, battles, moves, refusals, what stands where.

Green, Blue, Orange and Violet sit clockwise, G, B, O and V for short; with two players Green starts at start_n and Blue
at start_s. A position is the set-up with what differs: `position(hordes="G start_n 2, n_road 1; B n_cwm 1")`; what is
not on the board is in the reserve.

A battle is written as in the specification: "ORC/XBOW, HEAVY" is a battlefield, "ORC+BUURK/XBOW" has a Hero on the
first of two, "wall/XBOW" a Unit behind walls; "g1 b5" are the strike tokens, "1-2" the losses, the attacker's first.
Decks are listed from the top.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Seat
from orclib.errors import PositionError, UsageError
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.board import board
from orclib.games.orcs_vs_orcs.box import (
    BOXED,
    COPIES,
    HEROES,
    HORDES,
    UNITS,
    Card,
    Colour,
    Fate,
    Line,
    Objective,
    counts_of,
    in_order,
)
from orclib.games.orcs_vs_orcs.game import GAME
from orclib.games.orcs_vs_orcs.rules import transitions
from orclib.games.orcs_vs_orcs.rules.field import on_field
from orclib.games.orcs_vs_orcs.state import (
    FRONT,
    Army,
    Battle,
    Clash,
    Column,
    Fortress,
    Held,
    Job,
    Options,
    Phase,
    Secret,
    Side,
    Slot,
    Spot,
    State,
    Task,
)
from tests import ledger
from tests.games.support import Bound, Played, of, only, told

GREEN, BLUE, ORANGE, VIOLET = SEATS = tuple(map(Seat, range(4)))
LETTERS = "GBOV"
PLAYERS = range(2, 5)
HOUSE = board()
"""The side for two or four players, as two use it."""

ORC, HEAVY, BOAR, XBOW, SHAMAN, CATAPULT = UNITS
RAZE, CONVERT, CONTROL = Fate
RIVER = "CITIES HORDES VILLAGES MARKERS"

Move = act.AnyAction | Card | Objective
"""An action, or what chance brings: a card that is drawn or stolen, a tile that is turned up."""


# --- positions -------------------------------------------------------------------------------------------------------


def cards(text: str) -> tuple[Card, ...]:
    """Cards as they are written: "ORC, XBOW"."""
    return tuple(Card(name.strip()) for name in text.split(",") if name.strip())


def letter(seat: Seat) -> str:
    """A player in short."""
    return LETTERS[seat]


def _lists(text: str) -> dict[Seat, list[list[str]]]:
    """What belongs to each player: "G n_road 1, n_cwm 2; B tower 3"."""
    found: dict[Seat, list[list[str]]] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        name, _, rest = part.partition(" ")
        found.setdefault(SEATS[LETTERS.index(name)], []).extend(
            item.split() for item in rest.split(",") if item.strip()
        )
    return found


def _numbers(text: str) -> dict[Seat, int]:
    return {seat: int(items[0][0]) for seat, items in _lists(text).items()}


def position(
    *,
    players: int = 2,
    mover: Seat = GREEN,
    first: Seat = GREEN,
    actions: int | None = None,
    hordes: str = "",
    markers: str = "",
    forts: str = "",
    bare: str = "",
    red: str = "",
    units: str = "",
    heroes: str = "",
    glory: str = "",
    trophies: str = "",
    kills: str = "",
    supply: int | None = None,
    river: str = RIVER,
    top: str | None = None,
    turn: int = 1,
    **switches: Any,
) -> State:
    """The set-up with what differs, at the beginning of somebody's turn.

    hordes "G n_road 3 moved 2 marched 1; B start_s 0", markers "G n_road, tower", forts "B n_cwm standing, tower
    lying", bare "n_cw1, n_road" (no village there), red "GB", units "G HEAVY 2, ORC 4" (all that Green owns), heroes
    "B VIGDISH away, FROKSH", glory, trophies, kills "G 3; B 2".
    """
    options = Options(players=players, **switches)
    state, tiles = GAME.new(options), tuple(map(Objective, river.split()))
    zones = state.board
    armies = {zone: army for zone, army in zip(zones.zones, state.armies, strict=True) if army is not None}
    for seat, items in _lists(hordes).items():
        for zone, count, *more in items:
            marks = dict(zip(more[::2], map(int, more[1::2]), strict=True))
            armies[zone] = Army(seat, int(count), **marks)
    owners = {zone: seat for seat, items in _lists(markers).items() for (zone,) in items}
    built = {zone: Fortress(seat, how == "standing") for seat, items in _lists(forts).items() for zone, how in items}
    for zone in (*armies, *owners, *built):
        assert zone in zones.index, zone
    empty = {zone.strip() for zone in bare.split(",")}
    owned, points, burnt, killed = _lists(units), _numbers(glory), _numbers(trophies), _numbers(kills)
    state = replace(
        state,
        armies=tuple(army if (army := armies.get(zone)) and army.hordes else None for zone in zones.zones),
        control=tuple(owners.get(zone) for zone in zones.zones),
        fortresses=tuple(built.get(zone) for zone in zones.zones),
        villages=tuple(there and zone not in empty for zone, there in zip(zones.zones, state.villages, strict=True)),
        river=tiles,
        top=Objective(top) if top else next(tile for tile in (Objective.RAZED, *Objective) if tile not in tiles),
        first=first,
        turn_no=turn,
        supply=options.glory - sum(points.values()) if supply is None else supply,
        mover=mover,
    )
    all_players = []
    for seat in options.seats:
        player = state.players[seat]
        counts = {Card(name): int(count) for name, count in owned.get(seat, [])}
        player = replace(
            player,
            reserve=HORDES - state.hordes(seat),
            red=letter(seat) in red,
            units=tuple(counts.get(kind, 0) for kind in UNITS) if counts else player.units,
            glory=points.get(seat, 0),
            trophies=burnt.get(seat, 0),
            kills=killed.get(seat, 0),
        )
        assert player.reserve >= 0, seat
        all_players.append(player)
    held = []
    for seat in options.seats:
        away = {Card(name): bool(more) for name, *more in _lists(heroes).get(seat, [])}
        others = tuple(each for each in options.seats if each != seat)
        held.append(tuple(Held(hero, others if away[hero] else (), away[hero]) for hero in in_order(tuple(away))))
    state = replace(
        state,
        players=tuple(all_players),
        piles=_piles(options, [player.units for player in all_players]),
        held=tuple(held),
        pile=tuple(hero for hero in HEROES if hero not in {each.hero for each in sum(held, ())}),
    )
    state = transitions.settle_down(replace(state, phase=Phase.BY_ITSELF, todo=(Job(Task.TURN, mover),)))[0]
    return state if actions is None else replace(state, actions=actions)


def _piles(options: Options, owned: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The Unit cards that are neither boxed nor owned."""
    missing = 4 - options.players
    left = [copies - missing * boxed for copies, boxed in zip(COPIES, BOXED, strict=True)]
    piles = tuple(count - sum(units[at] for units in owned) for at, count in enumerate(left))
    assert min(piles) >= 0, piles
    return piles


# --- moves -----------------------------------------------------------------------------------------------------------


def walk(origin: str, hordes: int, *path: str, leave: int = 0, take: int = 0, seat: Seat = GREEN) -> act.Move:
    """`Move(origin, hordes, [path], leave, take)`, Green's unless said."""
    return act.Move(seat, origin, hordes, path, leave, take)


def march(origin: str, hordes: int, to: str, seat: Seat = GREEN) -> act.ForcedMarch:
    """A forced march of so many Hordes, the one that is removed among them."""
    return act.ForcedMarch(seat, origin, hordes, to)


def recruit(seat: Seat = GREEN, **places: int) -> act.Recruit:
    """Hordes from the reserve, by zone."""
    return act.Recruit(seat, tuple(sorted(places.items(), key=lambda item: HOUSE.index[item[0]])))


def buy(*kinds: Card, seat: Seat = GREEN) -> act.Buy:
    """Cards from the piles."""
    return act.Buy(seat, kinds)


def fate(what: Fate, seat: Seat = GREEN) -> act.ChooseFate:
    """What becomes of a village."""
    return act.ChooseFate(seat, what)


def stop(seat: Seat = GREEN) -> act.EndActions:
    """The end of the actions."""
    return act.EndActions(seat)


def flee(to: str, seat: Seat = BLUE) -> act.Retreat:
    """A retreat, Blue's unless said."""
    return act.Retreat(seat, to)


def stand(seat: Seat = BLUE) -> act.Stand:
    """Blue stands, unless said."""
    return act.Stand(seat)


def build(seat: Seat, text: str) -> act.BuildDeck:
    """A whole combat deck."""
    return act.BuildDeck(seat, cards(text))


def rage(seat: Seat) -> act.UseBerserk:
    """Berserk is used."""
    return act.UseBerserk(seat, True)


def green(seat: Seat) -> act.Chant:
    """A Shaman's green effect."""
    return act.Chant(seat, Colour.GREEN)


def red(seat: Seat) -> act.Chant:
    """A Shaman's red effect."""
    return act.Chant(seat, Colour.RED)


bound = Bound(GAME)
allowed, refused, cited = bound.allowed, bound.refused, bound.cited
legal, outcome = bound.actions, bound.outcome


def chance(state: State, what: Card | Objective) -> act.AnyAction:
    """What chance brings, as an action."""
    if isinstance(what, Objective):
        return act.TurnUp(CHANCE, what)
    if state.phase is Phase.DRAW:
        return act.Draw(CHANCE, what)
    return (act.StealHero if state.phase is Phase.HERO_STEAL else act.DrawHero)(CHANCE, what)


def play(state: State, *moves: Move) -> Played:
    """Play moves one after the other: the judge allows each, and the list of legal actions has each of its parts."""
    events = tuple[Event, ...]()
    for move in moves:
        action = chance(state, move) if isinstance(move, Card | Objective) else move
        GAME.ensure_legal(state, action)
        for part, after_part, more in GAME.steps(state, action):
            assert part in GAME.legal_actions(state, part.seat), part
            state, events = after_part, events + more
    ledger.witness(events)
    return Played(state, events)


def after(state: State, *moves: Move) -> State:
    """The state after some moves."""
    end: State = play(state, *moves).state
    return end


# --- what stands where -----------------------------------------------------------------------------------------------


def here(state: State, zone: str) -> str:
    """Who stands in a zone: "G 3", with attackers of a pending battle "B 1, G 2", "" for nobody."""
    army, clash = state.army(zone), state.clash(zone)
    found = [f"{letter(army.seat)} {army.hordes}"] if army else []
    if clash is not None and state.mover is not None:
        found.append(f"{letter(state.mover)} {clash.hordes}")
    return ", ".join(found)


def stands(state: State, **zones: str) -> None:
    """Who stands in some zones, as `here` says."""
    assert {zone: here(state, zone) for zone in zones} == zones


def reserve(state: State, seat: Seat) -> int:
    """A player's Hordes beside the board."""
    return state.players[seat].reserve


def glory(state: State) -> tuple[int, ...]:
    """The points of all players."""
    return tuple(player.glory for player in state.players)


def shares(state: State) -> dict[Card | Objective | Seat, Fraction]:
    """What chance may bring, and how likely it is."""
    found: dict[Card | Objective | Seat, Fraction] = {}
    for action, share in GAME.chances(state):
        match action:
            case act.Draw(card=what) | act.DrawHero(hero=what) | act.StealHero(hero=what):
                found[what] = share
            case act.TurnUp(tile=tile):
                found[tile] = share
            case act.Begin(who=seat):
                found[seat] = share
    return found


def retreats(state: State) -> set[str]:
    """Where the army that is attacked, or beaten, may retreat to."""
    return {action.to for action in legal(state) if isinstance(action, act.Retreat)}


# --- battles ---------------------------------------------------------------------------------------------------------


class Put(NamedTuple):
    """A card to be engaged, and where it is placed."""

    card: Card
    spot: Spot | None


def behind(card: Card, column: int) -> Put:
    """A second-line Unit behind the first-line Unit of a column, counted from 1."""
    return Put(card, Spot(column - 1, Line.SECOND))


def upon(hero: Card, column: int, line: Line = Line.FIRST) -> Put:
    """A Hero on a Unit of a column, counted from 1."""
    return Put(hero, Spot(column - 1, line))


def walled(card: Card) -> Put:
    """A second-line Unit behind the walls."""
    return Put(card, FRONT)


def columns(text: str) -> tuple[Column, ...]:
    """A battlefield: "ORC+BUURK/XBOW, HEAVY, wall/SHAMAN"; "-/XBOW" where the Unit in front is gone."""
    found = []
    for part in filter(None, map(str.strip, text.split(","))):
        front, _, back = part.partition("/")
        (one, _, covers), (two, _, over) = front.partition("+"), back.partition("+")
        hero = covers or over
        found.append(
            Column(
                None if one in ("wall", "-") else Slot(Card(one)),
                Slot(Card(two)) if two else None,
                Card(hero) if hero else None,
                (Line.FIRST if covers else Line.SECOND) if hero else None,
                one == "wall",
            )
        )
    return tuple(found)


def field(side: Side) -> str:
    """The columns of a side as they are written; a Unit that lies face down in brackets."""

    def unit(slot: Slot | None, empty: str) -> str:
        return empty if slot is None else f"({slot.card.value})" if slot.down else slot.card.value

    found = []
    for column in side.columns:
        hero = f"+{column.hero.value}" if column.hero else ""
        front = unit(column.first, "wall" if column.wall else "-") + hero * (column.on is Line.FIRST)
        back = unit(column.second, "") + hero * (column.on is Line.SECOND)
        found.append(f"{front}/{back}" if back else front)
    return ", ".join(found)


class Fight:
    """A battle whose decks are known from the top: cards come in that order, everything else is decided."""

    def __init__(self, state: State, decks: Sequence[str]) -> None:
        self.state, self.log = state, tuple[Event, ...]()
        self.decks = [list(cards(deck)) for deck in decks]
        """By side: what is left of the shuffled part, from the top."""
        assert [Counter(deck) for deck in self.decks] == [Counter(secret.deck) for secret in state.secrets]
        self._draw()

    @property
    def battle(self) -> Battle:
        assert self.state.battle is not None
        return self.state.battle

    def side(self, seat: Seat) -> Side:
        number = self.state.side(seat)
        assert number is not None
        return self.battle.sides[number]

    def secret(self, seat: Seat) -> Secret:
        number = self.state.side(seat)
        assert number is not None
        return self.state.secrets[number]

    def field(self, seat: Seat) -> str:
        """The battlefield of a player."""
        return field(self.side(seat))

    @property
    def tokens(self) -> str:
        """The spaces of the strike tokens: "g1 b5"."""
        ranked = sorted(self.battle.sides, key=lambda side: side.seat)
        return " ".join(f"{letter(side.seat).lower()}{side.space}" for side in ranked)

    @property
    def losses(self) -> str:
        """The losses, the attacker's first: "1-2"."""
        return "-".join(str(side.losses) for side in self.battle.sides)

    @property
    def hordes(self) -> str:
        """The Hordes that are left, the attacker's first."""
        return "-".join(str(self.state.fighters(number)) for number in (0, 1))

    def cards_left(self, seat: Seat) -> int:
        """How many cards a player has in deck and hand."""
        return len(self.secret(seat).cards)

    def go(self, *moves: Move) -> tuple[Event, ...]:
        """Decisions one after the other; cards come off the decks by themselves. What happened."""
        before = len(self.log)
        for move in moves:
            self._play(move)
            self._draw()
        return self.log[before:]

    def round(self, attacker: Card | Put, defender: Card | Put, *then: Move) -> tuple[Event, ...]:
        """Both choose a card, and then what follows is decided; a card without a place goes to its only one."""
        before, chosen = len(self.log), {0: attacker, 1: defender}
        while self.state.phase is Phase.COMMIT and chosen:
            assert self.state.active is not None
            number = self.state.side(self.state.active)
            assert number is not None
            self.go(self.commit(self.state.active, chosen.pop(number)))
        self.go(*then)
        return self.log[before:]

    def commit(self, seat: Seat, card: Card | Put) -> act.Commit:
        """The choice of a card, in the only place there is unless one is named."""
        if isinstance(card, Put):
            return act.Commit(seat, card.card, card.spot)
        found = [each for each in legal(self.state, seat) if isinstance(each, act.Commit) and each.card is card]
        assert len(found) == 1, found
        return found[0]

    def _play(self, move: Move) -> None:
        self.state, events = play(self.state, move)
        self.log += events
        for known, secret in zip(self.decks, self.state.secrets, strict=False):
            left = Counter(secret.deck)
            for card in tuple(known):
                if left[card]:
                    left[card] -= 1
                else:
                    known.remove(card)
            known += left.elements()  # what has been shuffled in comes last

    def _draw(self) -> None:
        while self.state.phase is Phase.DRAW and self.battle.drawing is not None:
            deck = self.decks[self.battle.drawing]
            if not deck:
                return
            self._play(deck.pop(0))


def clash(
    hordes: str = "2-2",
    tokens: str = "g1 b1",
    losses: str = "0-0",
    *,
    green: str = "",
    blue: str = "",
    decks: Sequence[str] = ("ORC", "ORC"),
    discards: Sequence[str] = ("", ""),
    exhausted: int = 0,
    zone: str = "e_cw1",
    assault: bool = False,
    elsewhere: str = "G start_n 0; B start_s 0",
    **rest: Any,
) -> State:
    """A battle before the cards of a round are drawn: Green attacks Blue; Hordes that are left, battlefields, decks.

    Lost Hordes lie on the tile. With `assault` Blue's fortress stands there. `elsewhere` and all other arguments are
    those of `position`.
    """
    number, foes = map(int, hordes.split("-"))
    lost, fallen = map(int, losses.split("-"))
    fields, thrown = (columns(green), columns(blue)), tuple(map(cards, discards))
    spaces = {name[0]: int(name[1:]) for name in tokens.split()}
    walls = f"B {zone} standing" if assault else ""
    start = position(
        hordes=f"{elsewhere}; B {zone} {foes}",
        forts="; ".join(filter(None, (walls, rest.pop("forts", "")))),
        actions=0,
        **rest,
    )
    seats = (GREEN, BLUE)
    sides = tuple(
        Side(
            seat,
            space=spaces[letter(seat).lower()],
            losses=(lost, fallen)[seat],
            exhausted=(exhausted, 0)[seat],
            columns=fields[seat],
            discards=thrown[seat],
        )
        for seat in seats
    )
    players, held = list(start.players), list(start.held)
    for seat in seats:
        mine = (*cards(decks[seat]), *on_field(sides[seat]), *thrown[seat])
        gone = sides[seat].losses - sides[seat].exhausted + (number if seat == GREEN else 0)
        units = counts_of(mine)
        players[seat] = replace(players[seat], units=units, reserve=players[seat].reserve - gone)
        assert players[seat].reserve >= 0
        engaged = {*on_field(sides[seat]), *thrown[seat]}
        others = tuple(each for each in start.options.seats if each != seat)
        fresh = [card for card in mine if card.is_hero]
        assert len({*fresh}) == len(fresh)
        known = [Held(hero, others if hero in engaged else (), hero in engaged) for hero in fresh]
        held[seat] = tuple(sorted((*held[seat], *known), key=lambda each: each.hero.place if each.hero else -1))
    taken = {each.hero for each in sum(held, ())}
    state = replace(
        start,
        players=tuple(players),
        held=tuple(held),
        pile=tuple(hero for hero in start.pile if hero not in taken),
        piles=_piles(start.options, [player.units for player in players]),
        clashes=(Clash(zone, number, exhausted=exhausted),),
        battle=Battle(zone, assault, (sides[0], sides[1])),
        secrets=tuple(Secret(deck=in_order(cards(decks[seat])), done=True) for seat in seats),
        phase=Phase.BY_ITSELF,
        active=None,
        todo=(Job(Task.ROUND), Job(Task.NEXT_BATTLE)),
    )
    return transitions.settle_down(state)[0]


def battle(
    hordes: str = "2-2",
    tokens: str = "g1 b1",
    losses: str = "0-0",
    *,
    decks: Sequence[str] = ("ORC", "ORC"),
    **rest: Any,
) -> Fight:
    """A battle as `clash` lays it out; the first two cards of each deck are in hand."""
    return Fight(clash(hordes, tokens, losses, decks=decks, **rest), decks)


def strikes(events: Iterable[Event]) -> list[str]:
    """Who takes how many strikes, from which card, by which clause: "b 2 HEAVY 17.11", or "g 1 - 17.6" without one."""
    return [
        f"{letter(event.seat).lower()} {event.strikes} {event.card.value if event.card else '-'}"
        f" {event.clause.removeprefix('OVO-')}"
        for event in of(events, ev.Struck)
    ]


__all__ = [
    "BLUE", "BOAR", "CATAPULT", "CHANCE", "CONTROL", "CONVERT", "GAME", "GREEN", "HEAVY", "HOUSE", "LETTERS",
    "ORANGE", "ORC", "PLAYERS", "RAZE", "SEATS", "SHAMAN", "VIOLET", "XBOW", "Army", "Card", "Colour", "Event",
    "Fight", "Held", "Line", "Objective", "Options", "Phase", "PositionError", "Put", "Seat", "Spot", "State",
    "UsageError", "act", "after", "allowed", "battle", "behind", "build", "buy", "cards", "cited", "clash",
    "columns", "ev", "fate", "field", "flee", "glory", "green", "here", "legal", "letter", "march", "of", "only",
    "outcome", "play", "position", "rage", "recruit", "refused", "reserve", "retreats", "shares", "stand",
    "stands", "stop", "strikes", "told", "upon", "walk", "walled",
]  # fmt: skip
