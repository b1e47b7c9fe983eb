"""The rules of ORC, in the rulebook's order. The clause that a line carries out stands beside it.

`apply_unchecked` does what `refusals.py` allows; `legal_actions` is a faster road to the same answer as asking for the
refusals of every pseudo-legal action (a test holds the two equal).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Seat
from orclib.engine.values import replaced, without
from orclib.games.orc import actions as act
from orclib.games.orc import events as ev
from orclib.games.orc.box import (
    CARDS,
    FRONTIER_CARDS,
    OTHER_CARDS,
    PILE_CARDS,
    SEATS,
    STARTER_CARDS,
    TRIBES,
    Card,
    End,
    Half,
    Tribe,
)
from orclib.games.orc.rules import bans, scoring
from orclib.games.orc.rules.bans import other
from orclib.games.orc.rules.refusal_checks import coming, deal_to, names_two, shown
from orclib.games.orc.rules.refusals import refusals
from orclib.games.orc.state import Front, Options, Phase, Placed, Slot, State, Table, Use

Does = tuple[State, tuple[Event, ...]]

CHANCE_PHASES = frozenset({Phase.FRONTIER, Phase.START, Phase.DEAL, Phase.TURN_UP})


def new(options: Options | None = None) -> State:
    """The closed box: all thirty cards unseen."""
    options = options or Options()
    return State(options=options, unseen=CARDS)


def to_act(state: Table) -> tuple[Seat, ...]:
    """The seats that may act now."""
    if state.phase in CHANCE_PHASES:
        return (CHANCE,)
    return () if state.phase is Phase.OVER else (state.mover,)


# --- what may be tried, and what may be done -------------------------------------------------------------------------


def pseudo_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """Every action that a seat may think of in this phase, forbidden ones included."""
    if seat == CHANCE:
        yield from _chance_candidates(state)
    elif state.phase is Phase.CHOOSE:
        yield from (act.ChooseStart(seat, True), act.ChooseStart(seat, False))
    elif state.phase is Phase.BOX:
        yield from (act.PlaceBox(seat, End.LEFT), act.PlaceBox(seat, End.RIGHT))
    else:
        for card in state.hands[seat]:
            for half in Half:
                yield from _attacks(seat, card, half)
            yield _discard(seat, card)
        for tribe in TRIBES:
            yield _draw(seat, tribe)
        yield from _draw_twos(seat)


def _chance_candidates(state: State) -> Iterator[act.AnyAction]:
    if state.phase is Phase.FRONTIER:
        yield from _lays(0)
    elif state.phase is Phase.START:
        name = act.NameDealer if state.options.start_choice else act.NameStarter
        yield from (name(CHANCE, player) for player in SEATS)
    elif state.phase is Phase.DEAL:
        yield from _deals(deal_to(state))
    elif state.phase is Phase.TURN_UP:
        yield from _turns(state.picked[0])


def legal_actions(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """The actions that a seat may take now, in the order of `pseudo_legal_actions`."""
    phase = state.phase
    if seat not in to_act(state):
        return ()
    if phase is Phase.USE:
        return _legal_uses(state, seat)
    if phase is Phase.TURN_UP:
        turns = _turns(state.picked[0])
        return tuple([turns[card.index] for card in coming(state)])
    if phase is Phase.DRAW:
        return _legal_draws(state, seat)
    if phase is Phase.FRONTIER:
        return _lays(shown(state))
    if phase is Phase.DEAL:
        deals = _deals(deal_to(state))
        return tuple([deals[card.index] for card in coming(state)])
    return tuple(action for action in pseudo_legal_actions(state, seat) if not refusals(state, action))


def _legal_uses(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """Attacks and discards."""
    open_ = bans.open_colours(state, seat)
    legal: list[act.AnyAction] = []
    for card in state.hands[seat]:
        legal += _attacks_at(seat, card, Half.SINGLE, open_ >> card.single.index & _FIRST_COLOUR)
        legal += _attacks_at(seat, card, Half.DOUBLE, open_ >> card.double.index & _FIRST_COLOUR)
        legal.append(_discard(seat, card))
    return tuple(legal)


_FIRST_COLOUR = sum(1 << tribe.index * len(TRIBES) for tribe in TRIBES)
"""The first colour at each tribe, in such a number."""


def _legal_draws(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    if names_two(state):
        return tuple(a for a in _draw_twos(seat) if not refusals(state, a))
    return tuple([_draw(seat, front.tribe) for front in state.fronts if front.pile])


# Actions are values, so each is made once.


@cache
def _attacks(seat: Seat, card: Card, half: Half) -> tuple[act.Attack, ...]:
    return tuple(act.Attack(seat, card, half, tribe) for tribe in TRIBES)


@cache
def _attacks_at(seat: Seat, card: Card, half: Half, tribes: int) -> tuple[act.Attack, ...]:
    return tuple(attack for attack in _attacks(seat, card, half) if tribes >> attack.tribe.index * len(TRIBES) & 1)


@cache
def _discard(seat: Seat, card: Card) -> act.Discard:
    return act.Discard(seat, card)


@cache
def _draw(seat: Seat, tribe: Tribe) -> act.Draw:
    return act.Draw(seat, tribe)


@cache
def _draw_twos(seat: Seat) -> tuple[act.DrawTwo, ...]:
    return tuple(act.DrawTwo(seat, one, two) for one in TRIBES for two in TRIBES[one.index :])


@cache
def _lays(closed: int) -> tuple[act.LayFrontier, ...]:
    cards = [card for card in CARDS if not card.bits & closed]
    return tuple(act.LayFrontier(CHANCE, card, flipped) for card in cards for flipped in (False, True))


@cache
def _deals(player: Seat) -> tuple[act.DealCard, ...]:
    return tuple(act.DealCard(CHANCE, player, card) for card in CARDS)


@cache
def _turns(tribe: Tribe) -> tuple[act.TurnUp, ...]:
    return tuple(act.TurnUp(CHANCE, tribe, card) for card in CARDS)


# --- doing it --------------------------------------------------------------------------------------------------------


def apply_unchecked(state: State, action: act.AnyAction) -> Does:
    """What a legal action does, battles and the end of the game included."""
    does: Callable[[State, Any], Does] = _DOES[type(action)]
    return does(state, action)


def _lay(state: State, action: act.LayFrontier) -> Does:
    frontier = (*state.frontier, Slot(action.card, action.flipped))
    events: tuple[Event, ...] = (ev.FrontierLaid("ORC-2.1", action.card, len(frontier)),)
    complete = len(frontier) == FRONTIER_CARDS
    if complete:
        events += (ev.FrontierComplete("ORC-2.2"), ev.PilesMade("ORC-2.6"))
    piles = tuple(replace(front, pile=PILE_CARDS) for front in state.fronts) if complete else state.fronts
    return replace(
        state,
        frontier=frontier,
        unseen=without(state.unseen, action.card),
        fronts=piles,
        phase=Phase.START if complete else Phase.FRONTIER,
    ), events


def _name_starter(state: State, action: act.NameStarter) -> Does:
    return _begin_deal(state, action.player, "ORC-2.9")


def _name_dealer(state: State, action: act.NameDealer) -> Does:
    after = replace(state, dealer=action.player, mover=other(action.player), phase=Phase.CHOOSE)
    return after, (ev.DealerNamed("ORC-R3", action.player),)


def _choose(state: State, action: act.ChooseStart) -> Does:
    return _begin_deal(state, action.seat if action.first else other(action.seat), "ORC-2.8")


def _begin_deal(state: State, starter: Seat, clause: str) -> Does:
    after = replace(state, starter=starter, mover=starter, phase=Phase.DEAL)
    return after, (ev.StarterNamed(clause, starter),)


def _deal(state: State, action: act.DealCard) -> Does:
    hands = replaced(state.hands, action.player, (*state.hands[action.player], action.card))
    done = sum(map(len, hands)) == STARTER_CARDS + OTHER_CARDS
    after = replace(
        state, hands=hands, unseen=without(state.unseen, action.card), phase=Phase.BOX if done else Phase.DEAL
    )
    return after, (ev.HandDealt("ORC-2.7", action.player, action.card),)


def _place_box(state: State, action: act.PlaceBox) -> Does:
    after = replace(state, box=action.end, phase=Phase.USE, turn=1)
    return after, (
        ev.BoxPlaced("ORC-2.10", action.seat, action.end, after.ranks[0]),
        ev.TurnPassed("ORC-3.1", action.seat),
    )


def _attack(state: State, action: act.Attack) -> Does:
    seat, front = action.seat, state.fronts[action.tribe.index]
    sides = replaced(front.sides, seat, (*front.sides[seat], Placed(action.card, action.half)))  # ORC-4.1, 4.9
    front = Front(front.tribe, front.pile, sides, front.owner, front.frozen, front.trophy)
    use = Use.SINGLE if action.half is Half.SINGLE else Use.DOUBLE
    after = replace(
        state,
        fronts=replaced(state.fronts, action.tribe.index, front),
        hands=replaced(state.hands, seat, without(state.hands[seat], action.card)),
        phase=Phase.DRAW,
        owed=use.cards,
        last_use=use,
    )
    return after, (
        ev.Attacked("ORC-4.1", seat, action.card, action.half, action.tribe, front.strength(seat)),
        _may_draw(after, seat, use),
    )


def _may_draw(state: State, seat: Seat, use: Use) -> ev.MayDraw:
    if use is Use.DOUBLE:
        return ev.MayDraw("ORC-6.2", seat, use.cards)
    if state.pile_cards < use.cards:
        return ev.MayDraw("ORC-6.7", seat, state.pile_cards)
    return ev.MayDraw("ORC-6.1", seat, use.cards)


def _discard_card(state: State, action: act.Discard) -> Does:
    seat, card = action.seat, action.card
    hidden = state.options.discard_face_down  # ORC-R20
    after = replace(
        state,
        hands=replaced(state.hands, seat, without(state.hands[seat], card)),
        removed=state.removed if hidden else (*state.removed, card),
        buried=replaced(state.buried, seat, (*state.buried[seat], card)) if hidden else state.buried,
        phase=Phase.DRAW,
        owed=Use.DISCARD.cards,
        last_use=Use.DISCARD,
    )
    return after, (
        ev.Discarded("ORC-5.1", seat, card, hidden),
        ev.MayDraw("ORC-6.3", seat, Use.DISCARD.cards),
    )


def _draw_one(state: State, action: act.Draw) -> Does:
    return replace(state, picked=(action.tribe,), phase=Phase.TURN_UP), ()


def _draw_both(state: State, action: act.DrawTwo) -> Does:
    return replace(state, picked=(action.tribe, action.second), phase=Phase.TURN_UP), ()


def _turn_up(state: State, action: act.TurnUp) -> Does:
    seat, tribe, front = state.mover, action.tribe, state.fronts[action.tribe.index]
    left = front.pile - 1
    second = state.owed < (state.last_use.cards if state.last_use else 1)
    events: list[Event] = [ev.Drew("ORC-6.5" if second else "ORC-6.4", seat, tribe, action.card, left)]
    if not left:
        events.append(ev.BattleSounded("ORC-7.1", seat, tribe))
    picked, owed = state.picked[1:], state.owed - 1
    front = Front(tribe, left, front.sides, front.owner, front.frozen, front.trophy)
    fronts = replaced(state.fronts, tribe.index, front)
    more = any(front.pile for front in fronts)
    after = replace(
        state,
        fronts=fronts,
        hands=replaced(state.hands, seat, (*state.hands[seat], action.card)),  # ORC-6.9
        unseen=without(state.unseen, action.card),
        tops=state.tops and tuple(top for top in state.tops if top[1] is not action.card),
        emptied=state.emptied if left else (*state.emptied, tribe),
        picked=picked,
        owed=owed if more else 0,
        phase=Phase.TURN_UP if picked else Phase.DRAW if owed and more else Phase.USE,
    )
    if after.phase is not Phase.USE:
        return after, tuple(events)
    if owed:
        events.append(ev.Forfeited("ORC-6.7", seat))
    return _end_turn(after, events)


def _end_turn(state: State, events: list[Event]) -> Does:
    """Battles (ORC-7.2), then the other player's turn (ORC-3.1) or the end (ORC-10.1)."""
    if state.emptied:
        state = fight_all(state, events)
    if any(front.pile for front in state.fronts):
        after = replace(state, mover=other(state.mover), turn=state.turn + 1)
        events.append(ev.TurnPassed("ORC-3.1", after.mover))
        return after, tuple(events)
    after = replace(state, phase=Phase.OVER)
    outcome = scoring.outcome(after)
    assert outcome is not None
    events += (
        ev.GameStopped("ORC-10.1"),
        ev.HandsRevealed("ORC-11.1", *after.hands),
        ev.GameDecided(outcome.reason.clause, outcome.winners[0] if outcome.winners else None, *outcome.score.totals),
    )
    return after, tuple(events)


def fight_all(state: State, events: list[Event]) -> State:
    """Every battle that is due, the one nearer the box first; what happens is added to the events."""
    order = state.battle_order(state.emptied)
    if len(order) == 2:
        far = state.options.far_battle_first
        events.append(ev.TwoBattles("ORC-9.12" if far else "ORC-7.6", order[0], order[1], far))
    for tribe in order:
        state = fight(state, tribe, events)
    if all(front.frozen for front in state.fronts):
        events.append(ev.RingFrozen("ORC-9.11"))
    return replace(state, emptied=())


def fight(state: State, tribe: Tribe, events: list[Event]) -> State:
    """One battle: won, tied and decided by the neighbour toward the box, or frozen (ORC-7.3, 7.4, 9.1 to 9.4)."""
    front = state.front(tribe)
    north, south = (front.strength(seat) for seat in SEATS)
    events.append(ev.Fought("ORC-9.3" if north == south else "ORC-7.3", tribe, north, south))
    if north != south:
        return _win(state, tribe, SEATS[north < south], "ORC-7.4", None, events)
    neighbour = state.toward_box(tribe)
    if state.rank(tribe) == 1:
        events.append(ev.LooksAround("ORC-9.2", tribe, neighbour))
    winner = state.front(neighbour).owner
    if winner is None:
        events.append(ev.Froze("ORC-9.4", tribe, neighbour))
        return replace(state, fronts=replaced(state.fronts, tribe.index, replace(front, frozen=True)))
    return _win(state, tribe, winner, "ORC-9.1", neighbour, events)


def _win(state: State, tribe: Tribe, winner: Seat, clause: str, neighbour: Tribe | None, events: list[Event]) -> State:
    """A tribe is won: cleared and marked (ORC-8.1 to 8.4), then whoever waits for it thaws (ORC-9.7, 9.8)."""
    front = state.front(tribe)
    mine = front.sides[winner]
    trophy = mine[-1].card if mine else None  # ORC-8.3, 8.4
    gone = tuple(placed.card for side in front.sides for placed in side if placed.card is not trophy)
    events.append(ev.Won(clause, tribe, winner, neighbour))
    if gone:
        events.append(ev.Cleared("ORC-9.9" if front.frozen else "ORC-8.1", tribe, gone))
    marker = "ORC-8.4" if trophy is None else "ORC-8.3" if len(mine) > 1 else "ORC-8.2"
    events.append(ev.TrophyRaised(marker, tribe, winner, trophy))
    state = replace(
        state,
        fronts=replaced(state.fronts, tribe.index, Front(tribe, front.pile, owner=winner, trophy=trophy)),
        removed=state.removed + gone,
    )
    waiting = state.away_from_box(tribe)
    if state.front(waiting).frozen:
        chain = "ORC-9.8" if clause in ("ORC-9.7", "ORC-9.8") else "ORC-9.7"
        state = _win(state, waiting, winner, chain, tribe, events)
    return state


_DOES: dict[type, Callable[[State, Any], Does]] = {
    act.LayFrontier: _lay,
    act.NameStarter: _name_starter,
    act.NameDealer: _name_dealer,
    act.ChooseStart: _choose,
    act.DealCard: _deal,
    act.PlaceBox: _place_box,
    act.Attack: _attack,
    act.Discard: _discard_card,
    act.Draw: _draw_one,
    act.DrawTwo: _draw_both,
    act.TurnUp: _turn_up,
}
