"""The rules of De l'Orc pour les Braves, in the rulebook's order. The clause a line carries out stands beside it.

`apply_unchecked` does what `refusals.py` allows; `legal_actions` is a faster road to the same answer as asking for the
refusals of every pseudo-legal action (a test holds the two equal).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Seat
from orclib.engine.values import replaced
from orclib.games.braves import actions as act
from orclib.games.braves import events as ev
from orclib.games.braves.box import (
    ARMY,
    BACKS,
    BY_BACK,
    DESERTION,
    DESIGNS,
    MERCENARIES,
    NONE,
    PEOPLES,
    POINTS,
    ROUND_BATTLES,
    SHIELD_OF,
    SHIELDS,
    SPIES,
    Army,
    Back,
    Counts,
    Design,
    Pile,
    Shield,
    backs,
    minus,
    only,
    plus,
    together,
    with_one,
)
from orclib.games.braves.rules.asked import has_people, needs_no_goblins, next_asked, opponents
from orclib.games.braves.rules.piles import Fate, Reading, owner_of, read_pile
from orclib.games.braves.rules.scoring import army_parts, army_strength, over_limit
from orclib.games.braves.rules.strength import Term
from orclib.games.braves.state import Battle, Options, Phase, State, Table

Does = tuple[State, tuple[Event, ...]]


def new(options: Options | None = None) -> State:
    """The open box: nobody is the sorcerer yet."""
    options = options or Options()
    return State(options=options, deck=options.deck, scores=(0,) * options.players)


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that may act now; during the deal all who can play a card, and the clock."""
    phase = state.phase
    if phase is Phase.DEAL:
        if state.options.show_next_back and state.next is None:
            return (CHANCE,)
        if not any(state.piles):
            return (CHANCE,)  # no card lies on the table yet
        return _able(state.desertions, state.shields if state.start_shown else ())
    if phase is Phase.LEFTOVER:
        if state.active is not None:
            return (state.active,)
        return tuple([Seat(seat) for seat, n in enumerate(state.shields) if n])
    if phase in (Phase.CHAMPION, Phase.CALL):
        return (state.sorcerer,)
    if phase in (Phase.SORCERER, Phase.STRIKE, Phase.ROUND_END):
        return (CHANCE,)
    return () if state.active is None else (state.active,)


@cache
def _able(desertions: tuple[int, ...], shields: tuple[int, ...]) -> tuple[Seat, ...]:
    """Those who still have something to play in the deal, and the clock."""
    holders = [seat for seat, n in enumerate(desertions) if n or (shields and shields[seat])]
    return (*map(Seat, holders), CHANCE)


def clocked(state: State) -> bool:
    """Whether chance waits for the clock: the next card falls when it is time (BRV-5.1), so does the round end."""
    if state.phase is Phase.DEAL:
        return state.next is not None or not state.options.show_next_back
    return state.phase is Phase.ROUND_END


# --- what may be tried, and what may be done -------------------------------------------------------------------------


def pseudo_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """Every action that a seat may think of in this phase, forbidden ones included."""
    phase, options = state.phase, state.options
    if seat == CHANCE:
        yield from _chance_candidates(phase, options)
    elif phase in (Phase.DEAL, Phase.LEFTOVER):
        yield from _desertions(seat)[: options.piles]
        yield from _shields(seat)[: options.piles]
    elif phase is Phase.CHAMPION:
        yield from _champions(seat)[: options.players]
    elif phase is Phase.SPY:
        for row in _asks(seat)[: options.players]:
            yield from row
        yield act.SpyDecline(seat)
    elif phase is Phase.CALL:
        yield from _calls(seat)
    elif phase is Phase.COMMIT:
        yield from _sends(seat)
        yield act.EndSending(seat)
    elif phase is Phase.COMMANDO:
        for player in options.seats:
            yield from (act.PlayCommando(seat, player, back) for back in (*PEOPLES, Back.MERCENARY, None))
        yield act.HoldCommando(seat)
    elif phase is Phase.FLYER:
        yield from (act.PlayFlyer(seat, goblins) for goblins in range(Design.GOBLIN.copies + 1))
        yield act.HoldFlyer(seat)


def _chance_candidates(phase: Phase, options: Options) -> Iterator[act.AnyAction]:
    if phase is Phase.SORCERER:
        yield from (act.NameSorcerer(CHANCE, player) for player in options.seats)
    elif phase is Phase.DEAL:
        yield from _SHOWN.values()
        yield from _DEALT
    elif phase is Phase.STRIKE:
        yield from _STRUCK
    elif phase is Phase.ROUND_END:
        yield _END_ROUND


def legal_actions(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """The actions that a seat may take now, in the order of `pseudo_legal_actions`."""
    phase, options = state.phase, state.options
    if phase is Phase.DEAL:
        if seat == CHANCE:
            return _legal_clock(state)
        if seat < 0 or seat >= options.players or (options.show_next_back and state.next is None):
            return ()
        shield = state.start_shown and state.shields[seat] > 0
        return _legal_plays(seat, tuple(map(bool, state.piles)), state.desertions[seat] > 0, shield)
    if seat not in to_act(state):
        return ()
    match phase:
        case Phase.LEFTOVER:
            return _legal_plays(seat, tuple(map(bool, state.piles)), False, True)
        case Phase.CHAMPION:
            return _legal_champions(seat, options.players)
        case Phase.SPY:
            return _legal_asks(seat, state.sorcerer, options.players, state.spy if options.spies_take_spies else 4)
        case Phase.CALL:
            return tuple([call for call in _calls(seat) if call.people not in state.called])
        case Phase.COMMIT:
            return _legal_sends(state, seat)
        case Phase.COMMANDO:
            return _legal_commandos(state, seat)
        case Phase.FLYER:
            return _legal_flyers(state, seat)
        case _:  # the first sorcerer, and the card that is struck
            return tuple([action for action, _ in chances(state)])


@cache
def _legal_plays(seat: Seat, begun: tuple[bool, ...], desertion: bool, shield: bool) -> tuple[act.AnyAction, ...]:
    """The plays on piles that have been begun."""
    kinds = ((desertion, _desertions(seat)), (shield, _shields(seat)))
    return tuple(row[place] for able, row in kinds if able for place, there in enumerate(begun) if there)


@cache
def _legal_champions(seat: Seat, players: int) -> tuple[act.AnyAction, ...]:
    return tuple(action for action in _champions(seat)[:players] if action.player != seat)


@cache
def _legal_asks(seat: Seat, sorcerer: Seat, players: int, called: int) -> tuple[act.AnyAction, ...]:
    """What may be asked of whom, with spies up to that number gone (BRV-11.4, 11.5, 11.10)."""
    gone = SPIES[:called]
    rows = (row for player, row in enumerate(_asks(seat)[:players]) if player not in (seat, sorcerer))
    return (*(ask for row in rows for ask in row if ask.design not in gone), act.SpyDecline(seat))


def _legal_sends(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    hand, options = state.hands[seat], state.options
    if options.mercs_need_people and not has_people(state, seat):
        return (_done(seat),)
    stay = options.kept_back
    return (*[send for send in _sends(seat) if hand[send.design] and send.design not in stay], _done(seat))


def _legal_commandos(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    if not state.hands[seat][Design.COMMANDO]:
        return (_no_commando(seat),)
    found: list[act.AnyAction] = []
    for player in sorted(opponents(state, seat)):
        if state.options.commando_by_back:
            shown = backs(state.laid[player])
            found += [act.PlayCommando(seat, player, back) for back in BACKS if shown[back.index]]
        else:
            found.append(act.PlayCommando(seat, player, None))
    return (*found, _no_commando(seat))


def _legal_flyers(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    hand, options = state.hands[seat], state.options
    if not hand[Design.FLYING_MACHINE] or (options.mercs_need_people and not has_people(state, seat)):
        return (_no_flyer(seat),)
    goblins = range(0 if needs_no_goblins(state, seat) else 1, hand[Design.GOBLIN] + 1)
    return (*[act.PlayFlyer(seat, n) for n in goblins], _no_flyer(seat))


def _legal_clock(state: State) -> tuple[act.AnyAction, ...]:
    """The same as `chances` without the fractions."""
    depths, dealt, deck = state.options.depths, state.dealt, state.deck
    start = not state.start_shown and dealt in depths
    only_start = start and dealt == depths[-1]
    if not state.options.show_next_back:
        found = [] if only_start else [action for action, n in zip(_DEALT[:-1], deck, strict=True) if n]
        return (*found, _DEALT[-1]) if start else tuple(found)
    if state.next is None:
        return _legal_backs(tuple(map(bool, () if only_start else backs(deck))), start)
    if state.next is Back.START:
        return _DEALT[-1:]
    return tuple([_DEALT[design] for design in BY_BACK[state.next] if deck[design]])


@cache
def _legal_backs(left: tuple[bool, ...], start: bool) -> tuple[act.AnyAction, ...]:
    found = tuple(_SHOWN[back] for back, there in zip(BACKS, left, strict=False) if there)
    return (*found, _SHOWN[Back.START]) if start else found


def chances(state: State) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    """What chance may do, exactly: the deck has no order until a card is seen (spec 5.3)."""
    phase = state.phase
    if phase is Phase.DEAL:
        if not state.options.show_next_back:
            return _undrawn(state)
        if state.next is None:
            return _next_backs(state)
        if state.next == Back.START:
            return _START_COMES
        return _faces(_only_of(state.deck, state.next))
    if phase is Phase.SORCERER:
        first = state.options.first_sorcerer
        seats = state.options.seats if first == "random" else (Seat(int(first)),)
        return tuple((act.NameSorcerer(CHANCE, seat), Fraction(1, len(seats))) for seat in seats)
    if phase is Phase.STRIKE:
        assert state.struck is not None
        player, back = state.struck
        row = state.laid[player] if back is None else only(state.laid[player], back)
        return _strikes(row)
    return ((_END_ROUND, Fraction(1)),) if phase is Phase.ROUND_END else ()


def _only_of(deck: Counts, back: Back) -> tuple[tuple[Design, int], ...]:
    """What there is of a back, by design."""
    return tuple([(design, deck[design]) for design in BY_BACK[back] if deck[design]])


@cache
def _faces(left: tuple[tuple[Design, int], ...]) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    total = sum(n for _, n in left)
    return tuple((_DEALT[design], Fraction(n, total)) for design, n in left)


@cache
def _strikes(row: Counts) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    total = sum(row)
    return tuple((_STRUCK[design], Fraction(n, total)) for design, n in zip(DESIGNS, row, strict=True) if n)


def start_hazard(state: Table) -> Fraction:
    """How likely it is that the next card is the start card (BRV-4.5): each depth still possible is as likely."""
    if state.start_shown:
        return Fraction(0)
    return _hazard(state.options.depths, state.dealt)


@cache
def _hazard(depths: range, dealt: int) -> Fraction:
    return Fraction(1, depths.stop - dealt) if dealt in depths else Fraction(0)


def _next_backs(state: State) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    return _backs_left(backs(state.deck), start_hazard(state))


@cache
def _backs_left(left: tuple[int, ...], hazard: Fraction) -> tuple[tuple[act.ShowBack, Fraction], ...]:
    total = sum(left)
    found: list[tuple[act.ShowBack, Fraction]] = []
    if hazard < 1:
        found = [(_SHOWN[b], Fraction(n, total) * (1 - hazard)) for b, n in zip(BACKS, left, strict=True) if n]
    return (*found, (_SHOWN[Back.START], hazard)) if hazard else tuple(found)


def next_kinds(table: Table) -> dict[Back, Fraction]:
    """What the next card may be, by its back: what it shows, or what may come."""
    if table.next is not None:
        return {table.next: Fraction(1)}
    return {action.back: share for action, share in _backs_left(backs(table.deck), start_hazard(table))}


def _undrawn(state: State) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    hazard, total = start_hazard(state), sum(state.deck)
    found: list[tuple[act.AnyAction, Fraction]] = []
    if hazard < 1:
        found = [(_DEALT[d], Fraction(n, total) * (1 - hazard)) for d, n in zip(DESIGNS, state.deck, strict=True) if n]
    return (*found, (_DEALT[-1], hazard)) if hazard else tuple(found)


# Actions are values, so each is made once.

_SHOWN: dict[Back, act.ShowBack] = {back: act.ShowBack(CHANCE, back) for back in Back}
_DEALT = (*(act.Deal(CHANCE, design) for design in DESIGNS), act.Deal(CHANCE, None))
_START_COMES: tuple[tuple[act.AnyAction, Fraction], ...] = ((_DEALT[-1], Fraction(1)),)
_END_ROUND = act.EndRound(CHANCE)
_STRUCK = tuple(act.Strike(CHANCE, design) for design in DESIGNS)


@cache
def _desertions(seat: Seat) -> tuple[act.PlayDesertion, ...]:
    return tuple(act.PlayDesertion(seat, pile) for pile in range(1, 15))


@cache
def _shields(seat: Seat) -> tuple[act.PlayShield, ...]:
    return tuple(act.PlayShield(seat, pile) for pile in range(1, 15))


@cache
def _champions(seat: Seat) -> tuple[act.NameChampion, ...]:
    return tuple(act.NameChampion(seat, Seat(player)) for player in range(7))


@cache
def _asks(seat: Seat) -> tuple[tuple[act.SpyAsk, ...], ...]:
    return tuple(tuple(act.SpyAsk(seat, Seat(player), design) for design in DESIGNS) for player in range(7))


@cache
def _calls(seat: Seat) -> tuple[act.CallPeople, ...]:
    return tuple(act.CallPeople(seat, people) for people in PEOPLES)


@cache
def _done(seat: Seat) -> act.EndSending:
    return act.EndSending(seat)


@cache
def _no_commando(seat: Seat) -> act.HoldCommando:
    return act.HoldCommando(seat)


@cache
def _no_flyer(seat: Seat) -> act.HoldFlyer:
    return act.HoldFlyer(seat)


@cache
def _sends(seat: Seat) -> tuple[act.Send, ...]:
    return tuple(act.Send(seat, design) for design in MERCENARIES)


# --- doing it --------------------------------------------------------------------------------------------------------


def apply_unchecked(state: State, action: act.AnyAction) -> Does:
    """What a legal action does, with all that follows by itself."""
    does: Callable[[State, Any], Does] = _DOES[type(action)]
    return does(state, action)


def _name_sorcerer(state: State, action: act.NameSorcerer) -> Does:
    told: list[Event] = [
        ev.WheelsSet("BRV-2.1", state.options.players),
        ev.SorcererNamed("BRV-2.2", action.player, 1),
    ]
    return _begin_round(state, action.player, 1, told)


def _begin_round(state: State, sorcerer: Seat, number: int, told: list[Event]) -> Does:
    """Shields, desertions and the deck are made ready (BRV-4)."""
    options = state.options
    depths = options.depths
    told += [
        ev.CardsTaken("BRV-4.2", SHIELDS, options.desertions),
        ev.DeckMade("BRV-4.5", options.army_cards, depths[0], depths[-1]),
        ev.RingMade("BRV-4.6", options.piles),
    ]
    recruits = [seat != sorcerer for seat in options.seats]
    count = options.players
    return replace(
        state,
        phase=Phase.DEAL,
        round_no=number,
        sorcerer=sorcerer,
        deck=options.deck,
        start_shown=False,
        next=None,
        piles=((),) * options.piles,
        last_pile=None,
        shields=tuple([SHIELDS if one else 0 for one in recruits]),  # BRV-4.1, 4.3
        desertions=tuple([options.desertions if one else 0 for one in recruits]),
        champion=None,
        spy=0,
        active=None,
        known=(NONE,) * count,
        refused=(),
        given=(),
        quarrelled=(),
        called=(),
        seen_discards=NONE,
        unseen_discards=NONE,
        hands=(NONE,) * count,
        laid=(NONE,) * count,
    ), tuple(told)


# --- the deal


def _show_back(state: State, action: act.ShowBack) -> Does:
    return replace(state, next=action.back), _BACK_SEEN[action.back]


_BACK_SEEN: dict[Back, tuple[Event, ...]] = {
    back: (ev.BackSeen("BRV-22.3", shown.back),) for back, shown in _SHOWN.items()
}


def _deal(state: State, action: act.Deal) -> Does:
    number, design = state.dealt, action.design
    if design is None:
        shown = replace(state, start_shown=True, next=None, last_pile=None)
        return shown, (ev.StartShown("BRV-5.6", number),)
    place = number % state.options.piles  # BRV-5.2
    after = replace(
        state,
        deck=with_one(state.deck, design, -1),
        next=None,
        piles=replaced(state.piles, place, (*state.piles[place], ARMY[design])),  # BRV-5.4
        last_pile=place + 1,
    )
    told = (ev.CardDealt("BRV-5.2", number + 1, design, place + 1),)
    return _end_deal(after, list(told)) if number + 1 == state.options.army_cards else (after, told)


def _end_deal(state: State, told: list[Event]) -> Does:
    """No desertion may be played any more, shields that are left over must be (BRV-8)."""
    told.append(ev.DealEnded("BRV-5.7", state.options.army_cards))
    told += [ev.DesertionsLost("BRV-8.2", seat, n) for seat in state.recruiters if (n := state.desertions[seat])]
    told += [ev.ShieldsOwed("BRV-8.3", seat, n) for seat in state.recruiters if (n := state.shields[seat])]
    state = replace(state, desertions=(0,) * state.options.players)
    return _after_shields(replace(state, phase=Phase.LEFTOVER), None, told)


def _after_shields(state: State, last: Seat | None, told: list[Event]) -> Does:
    """Whose turn it is to play a shield that is left over; when there is none, the sorcerer names a champion."""
    if not any(state.shields):
        told.append(ev.ShieldsAllPlayed("BRV-8.6"))
        return replace(state, phase=Phase.CHAMPION, active=None), tuple(told)
    if state.options.leftover_order == "clockwise":
        order = state.recruiters
        start = 0 if last is None else order.index(last) + 1
        active = next(seat for seat in (*order[start:], *order[:start]) if state.shields[seat])
        state = replace(state, active=active)
    return state, tuple(told)


def _play_desertion(state: State, action: act.PlayDesertion) -> Does:
    seat, place = action.seat, action.pile - 1
    left = state.desertions[seat] - 1
    return replace(
        state,
        piles=replaced(state.piles, place, (*state.piles[place], DESERTION)),  # BRV-6.3
        desertions=replaced(state.desertions, seat, left),
    ), (ev.DesertionPlayed("BRV-6.3", seat, action.pile, left),)


def _play_shield(state: State, action: act.PlayShield) -> Does:
    seat, place = action.seat, action.pile - 1
    left, pile = state.shields[seat] - 1, state.piles[place]
    after = replace(
        state,
        piles=replaced(state.piles, place, (*pile, SHIELD_OF[seat])),  # BRV-7.3
        shields=replaced(state.shields, seat, left),
    )
    told: tuple[Event, ...] = (ev.ShieldPlayed("BRV-7.3", seat, action.pile, left, owner_of(pile) is None),)
    return (after, told) if state.phase is Phase.DEAL else _after_shields(after, seat, list(told))


# --- the champion, the piles, the spies


def _name_champion(state: State, action: act.NameChampion) -> Does:
    """The champion is named, then the piles are opened (BRV-9, BRV-10)."""
    told: list[Event] = [ev.ChampionNamed("BRV-9.2", state.sorcerer, action.player)]
    hands, unseen = list(state.hands), state.unseen_discards
    for number, pile in enumerate(state.piles, 1):
        if not pile:
            continue  # in a typed position
        reading = read_pile(pile, state.options)
        told += _opened(state, number, pile, reading)
        unseen = plus(unseen, reading.gone)
        if reading.owner is None:
            unseen = plus(unseen, reading.stays)  # BRV-10.12
        else:
            hands[reading.owner] = plus(hands[reading.owner], reading.stays)  # BRV-10.10
    state = replace(state, champion=action.player, piles=(), last_pile=None, hands=tuple(hands), unseen_discards=unseen)
    return _call_spy(state, 1, told)


_STRIKES: dict[Fate, str] = {Fate.STRIKES: "BRV-10.2", Fate.THROUGH: "BRV-10.3", Fate.PASSES: "BRV-R9"}
_VOIDS: dict[Fate, str] = {Fate.ON_DESERTION: "BRV-10.5", Fate.BEHIND_SHIELD: "BRV-10.7"}


def _opened(state: State, number: int, pile: Pile, reading: Reading) -> Iterator[Event]:
    """What the sorcerer finds in a pile, from the bottom up."""
    owner = reading.owner
    looks = (state.sorcerer,)  # BRV-22.4
    for place, (card, fate, hit) in enumerate(zip(pile, reading.fates, reading.hits, strict=True)):
        if hit is not None:
            struck = pile[hit]
            assert isinstance(struck, Army)
            shields = sum(isinstance(each, Shield) for each in pile[hit + 1 : place])
            clause = "BRV-10.4" if fate is Fate.THROUGH and shields > 1 else _STRIKES[fate]
            yield ev.Deserted(clause, number, looks, struck.design, shields)
        elif fate in _VOIDS:
            below = place - 1
            while isinstance(pile[below], Shield):
                below -= 1
            passed = fate is Fate.BEHIND_SHIELD and state.options.desertion_through_shield == "next_army"
            clause = "BRV-R9" if passed else _VOIDS[fate]  # by that reading no army card was left beneath
            yield ev.DesertionVoid(clause, number, looks, place - 1 - below)
        elif fate is Fate.VOID:
            assert isinstance(card, Shield)
            yield ev.ShieldVoid("BRV-10.11", number, looks, card.owner)
    if owner is None:
        yield ev.PileUnclaimed("BRV-10.12", number, looks, sum(reading.stays), reading.stays)
    else:
        clause = "BRV-10.10" if any(reading.stays) else "BRV-10.13"
        yield ev.PileGiven(clause, number, (*looks, owner), owner, sum(reading.stays), reading.stays)


def _call_spy(state: State, number: int, told: list[Event]) -> Does:
    """The spies are called in order (BRV-11.1); when all have been, the giants quarrel."""
    for spy in range(number, len(SPIES) + 1):
        holder = next((seat for seat in state.recruiters if state.hands[seat][SPIES[spy - 1]]), None)
        if holder is not None:
            told.append(ev.SpyRevealed("BRV-11.2", spy, holder))
            return replace(state, phase=Phase.SPY, spy=spy, active=holder), tuple(told)
        told.append(ev.SpyMissing("BRV-11.13", spy))
    return _quarrel(replace(state, spy=len(SPIES), active=None), told)


def free_copies(state: State, seat: Seat, design: Design) -> int:
    """How many cards of a design in a hand may still change hands (BRV-11.8, 11.9)."""
    return state.hands[seat][design] - state.known[seat][design]


def _spy_ask(state: State, action: act.SpyAsk) -> Does:
    seat, player, design = action.seat, action.player, action.design
    if free_copies(state, player, design) > 0:
        hands = replaced(state.hands, player, with_one(state.hands[player], design, -1))
        hands = replaced(hands, seat, with_one(hands[seat], design))
        known = replaced(state.known, seat, with_one(state.known[seat], design))
        clause = "BRV-11.9" if state.known[player][design] else "BRV-11.6"
        told: list[Event] = [ev.CardGiven(clause, state.spy, seat, player, design)]
        given = (*state.given, (player, seat, design))
        return _spy_done(replace(state, hands=hands, known=known, given=given), told)
    state = replace(state, refused=(*state.refused, (player, design)))
    protected = state.known[player][design] > 0
    clause = "BRV-11.8" if protected else "BRV-11.7"
    return _spy_done(state, [ev.CardRefused(clause, state.spy, seat, player, design, protected)])


def _spy_decline(state: State, action: act.SpyDecline) -> Does:
    return _spy_done(state, [ev.SpyDeclined("BRV-11.3", state.spy, action.seat)])


def _spy_done(state: State, told: list[Event]) -> Does:
    """The spy is discarded (BRV-11.12), and the next one is called."""
    assert state.active is not None
    spy, seat = SPIES[state.spy - 1], state.active
    told.append(ev.SpyDiscarded("BRV-11.12", state.spy))
    known = state.known[seat]
    state = replace(
        state,
        hands=replaced(state.hands, seat, with_one(state.hands[seat], spy, -1)),
        known=replaced(state.known, seat, with_one(known, spy, -1)) if known[spy] else state.known,
        seen_discards=with_one(state.seen_discards, spy),
        active=None,
    )
    return _call_spy(state, state.spy + 1, told)


def _quarrel(state: State, told: list[Event]) -> Does:
    """Whoever has two giants or more discards them all (BRV-12)."""
    giant = Design.GIANT
    for seat in state.recruiters:
        count = state.hands[seat][giant]
        if count > 1:
            told.append(ev.GiantsQuarrelled("BRV-12.1", seat, count))
            state = replace(
                state,
                hands=replaced(state.hands, seat, with_one(state.hands[seat], giant, -count)),
                known=replaced(state.known, seat, with_one(state.known[seat], giant, -state.known[seat][giant])),
                seen_discards=with_one(state.seen_discards, giant, count),
                quarrelled=(*state.quarrelled, seat),
            )
    return replace(state, phase=Phase.CALL), tuple(told)


# --- a battle


def _call_people(state: State, action: act.CallPeople) -> Does:
    """All lay their cards of the people that was called (BRV-14)."""
    people = action.people
    state = replace(state, called=(*state.called, people), phase=Phase.COMMIT)
    told: list[Event] = [ev.PeopleCalled("BRV-14.1", state.battle, people)]
    laid = tuple([only(hand, people) for hand in state.hands])
    hands = tuple([minus(hand, cards) for hand, cards in zip(state.hands, laid, strict=True)])
    for seat in state.recruiters:
        count = sum(laid[seat])
        told.append(ev.Mustered("BRV-14.2" if count else "BRV-14.4", seat, people, count))
    first = state.speakers[0]
    skipped = state.battle % state.options.players == 0
    told.append(ev.FirstSpeaker("BRV-15.3" if skipped else "BRV-15.2", state.battle, first))
    return replace(state, hands=hands, laid=laid, active=first), tuple(told)


def _send(state: State, action: act.Send) -> Does:
    seat, design = action.seat, action.design
    return replace(
        state,
        hands=replaced(state.hands, seat, with_one(state.hands[seat], design, -1)),
        laid=replaced(state.laid, seat, with_one(state.laid[seat], design)),
    ), (ev.MercenarySent("BRV-15.4", seat, design),)


def _end_sending(state: State, action: act.EndSending) -> Does:
    seat, order = action.seat, state.speakers
    count = sum(state.laid[seat][design] for design in MERCENARIES)
    told: list[Event] = [ev.SendingEnded("BRV-15.4", seat, count)]
    after = order.index(seat) + 1
    if after < len(order):
        return replace(state, active=order[after]), tuple(told)
    return _ask_commando(state, None, told)


def _ask_commando(state: State, after: Seat | None, told: list[Event]) -> Does:
    asked = next_asked(state, Phase.COMMANDO, after)
    if asked is None:
        return _reveal(state, told)
    return replace(state, phase=Phase.COMMANDO, active=asked), tuple(told)


def _hold_commando(state: State, action: act.HoldCommando) -> Does:
    return _ask_commando(state, action.seat, [ev.CommandoHeld("BRV-16.1", action.seat)])


def _play_commando(state: State, action: act.PlayCommando) -> Does:
    """The commando is discarded; chance will pick the card (BRV-16.2, 16.3)."""
    seat, player, back = action.seat, action.player, action.back
    row = state.laid[player] if back is None else only(state.laid[player], back)
    commando = Design.COMMANDO
    known = state.known[seat]
    return replace(
        state,
        phase=Phase.STRIKE,
        active=None,
        struck=(player, back),
        hands=replaced(state.hands, seat, with_one(state.hands[seat], commando, -1)),
        known=replaced(state.known, seat, with_one(known, commando, -known[commando])),
        seen_discards=with_one(state.seen_discards, commando),
    ), (ev.CommandoPlayed("BRV-16.2", seat, player, back, sum(row)),)


def _strike(state: State, action: act.Strike) -> Does:
    assert state.struck is not None
    player, design = state.struck[0], action.design
    known = state.known[player]
    state = replace(
        state,
        struck=None,
        lost=(player, design),
        laid=replaced(state.laid, player, with_one(state.laid[player], design, -1)),
        known=replaced(state.known, player, with_one(known, design, -1)) if known[design] else state.known,
        seen_discards=with_one(state.seen_discards, design),
    )
    return _reveal(state, [ev.CardStruck("BRV-16.3", player, design)])


def _less(known: Counts, shown: Counts) -> Counts:
    """What is still known of hidden cards once some have been shown to all."""
    return tuple([max(0, n - m) for n, m in zip(known, shown, strict=True)])


def _reveal(state: State, told: list[Event]) -> Does:
    """All cards of the battle are turned up at once (BRV-17.1)."""
    known = tuple(map(_less, state.known, state.laid))
    state = replace(state, revealed=True, known=known, active=None)
    armies = [(seat, army_strength(state, seat)) for seat in state.recruiters if any(state.laid[seat])]
    told += [ev.ArmyRevealed("BRV-17.1", seat, state.laid[seat], found.total) for seat, found in armies]
    for seat, found in armies:
        told += _counted(seat, army_parts(state, seat, found))
    return _ask_flyer(state, None, told)


def _counted(seat: Seat, parts: Iterable[Term]) -> list[Event]:
    """Every part of the strength of an army, by its clause."""
    return [ev.PartCounted(part.clause, seat, part.code, part.designs, part.cards, part.points) for part in parts]


def _ask_flyer(state: State, after: Seat | None, told: list[Event]) -> Does:
    asked = next_asked(state, Phase.FLYER, after)
    if asked is None:
        return _score(state, told)
    return replace(state, phase=Phase.FLYER, active=asked), tuple(told)


def _hold_flyer(state: State, action: act.HoldFlyer) -> Does:
    return _ask_flyer(state, action.seat, [ev.FlyerHeld("BRV-18.1", action.seat)])


def _play_flyer(state: State, action: act.PlayFlyer) -> Does:
    """The flying machine and its goblins join the army (BRV-18.5)."""
    seat, before = action.seat, army_strength(state, action.seat)
    counted = army_parts(state, seat, before)
    joined = with_one(with_one(NONE, Design.FLYING_MACHINE), Design.GOBLIN, action.goblins)
    state = replace(
        state,
        active=None,
        flown=seat,
        aboard=action.goblins,
        hands=replaced(state.hands, seat, minus(state.hands[seat], joined)),
        laid=replaced(state.laid, seat, plus(state.laid[seat], joined)),
        known=replaced(state.known, seat, _less(state.known[seat], joined)),
    )
    after = army_strength(state, seat)
    quarrel = any(term.code == "two-leaders" for term in after.terms)
    clause = "BRV-18.9" if quarrel else next(term.clause for term in after.terms if term.code == "flown")
    told: list[Event] = [ev.FlyerJoined(clause, seat, action.goblins, before.total, after.total)]
    told += _counted(seat, [part for part in army_parts(state, seat, after) if part not in counted])
    return _score(state, told)


def _score(state: State, told: list[Event]) -> Does:
    """The strongest army wins; the sorcerer scores what the champion scores (BRV-19)."""
    options, number = state.options, state.battle
    assert state.champion is not None
    assert state.people is not None
    strengths: list[int | None] = [None] * options.players
    for seat in state.recruiters:
        cards = any(state.laid[seat])
        if not cards and not options.empty_army_competes:
            told.append(ev.StoodAside("BRV-19.5", seat))
            continue
        strengths[seat] = total = army_strength(state, seat).total
        if not total:
            told.append(ev.CompetedAtZero("BRV-19.6" if cards else "BRV-R24", seat))
    best = max((each for each in strengths if each is not None), default=None)
    winners = tuple([seat for seat in state.recruiters if best is not None and strengths[seat] == best])
    battle = Battle(
        state.round_no,
        number,
        tuple(sorted(winners)),
        state.sorcerer,
        state.champion,
        state.people,
        tuple(strengths),
        state.laid,
        state.flown,
        state.aboard,
        state.lost,
    )
    scores, points = list(state.scores), POINTS[number - 1]
    if best is None:
        told.append(ev.NobodyCompeted("BRV-19.5", number))
    else:
        told.append(ev.BattleWon("BRV-19.1" if len(winners) == 1 else "BRV-19.3", number, winners, best))
        gains = [(seat, "BRV-19.2") for seat in winners]
        if battle.shared:
            gains.append((state.sorcerer, "BRV-19.4"))
        for seat, clause in gains:
            scores[seat] += points
            told.append(ev.PointsScored(clause, seat, points, scores[seat], number))
            if scores[seat] - points < 10 <= scores[seat]:
                told.append(ev.WheelTurned("BRV-1.4", seat))
    fought = together(state.laid)
    if any(fought):
        told.append(ev.ArmiesDiscarded("BRV-19.8", sum(fought)))
    state = replace(
        state,
        phase=Phase.CALL if number < ROUND_BATTLES else Phase.ROUND_END,
        active=None,
        scores=tuple(scores),
        battles=(*state.battles, battle),
        seen_discards=plus(state.seen_discards, fought),
        laid=(NONE,) * options.players,
        revealed=False,
        lost=None,
        flown=None,
        aboard=0,
    )
    if number == ROUND_BATTLES:
        told.append(ev.RoundEnded("BRV-20.1", state.round_no))
    return state, tuple(told)


def _end_round(state: State, action: act.EndRound) -> Does:
    """Everything goes back; the game ends, or the sorcerer's left neighbour is next (BRV-20, BRV-21)."""
    options, told = state.options, list[Event]()
    past = over_limit(state)
    if past:
        told.append(ev.GameEnded("BRV-21.3", past, options.limit))
        count = options.players
        return replace(
            state,
            phase=Phase.OVER,
            deck=options.deck,
            start_shown=False,
            seen_discards=NONE,
            unseen_discards=NONE,
            hands=(NONE,) * count,
            known=(NONE,) * count,
            refused=(),
            given=(),
            quarrelled=(),
            called=(),
            champion=None,
            spy=0,
        ), tuple(told)
    told.append(ev.GameGoesOn("BRV-20.4", max(state.scores), options.limit))
    sorcerer = options.seats[(state.sorcerer + 1) % options.players]  # BRV-2.3, 2.4
    told.append(ev.SorcererNamed("BRV-2.3", sorcerer, state.round_no + 1))
    return _begin_round(state, sorcerer, state.round_no + 1, told)


_DOES: dict[type, Callable[[State, Any], Does]] = {
    act.NameSorcerer: _name_sorcerer,
    act.ShowBack: _show_back,
    act.Deal: _deal,
    act.PlayDesertion: _play_desertion,
    act.PlayShield: _play_shield,
    act.NameChampion: _name_champion,
    act.SpyAsk: _spy_ask,
    act.SpyDecline: _spy_decline,
    act.CallPeople: _call_people,
    act.Send: _send,
    act.EndSending: _end_sending,
    act.PlayCommando: _play_commando,
    act.HoldCommando: _hold_commando,
    act.Strike: _strike,
    act.EndRound: _end_round,
    act.PlayFlyer: _play_flyer,
    act.HoldFlyer: _hold_flyer,
}
