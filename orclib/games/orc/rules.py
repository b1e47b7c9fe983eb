"""The rules of ORC, in the rulebook's order. The clause that a line carries out stands beside it.

`refusals` is the judge, `carry_out` does what it allows, `legal_actions` is a faster road to the same answer as asking
the judge about every candidate (a test holds the two equal).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar

from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Reason, Seat, UsageError
from orclib.games.orc import actions as act
from orclib.games.orc import scoring
from orclib.games.orc.attempts import attempt_refusals
from orclib.games.orc.components import (
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
from orclib.games.orc.state import Front, Options, Phase, Placed, Slot, State, Table, Use

T = TypeVar("T")
Does = tuple[State, tuple[Event, ...]]

CHANCE_PHASES = frozenset({Phase.FRONTIER, Phase.START, Phase.DEAL, Phase.TURN_UP})


def other(seat: Seat) -> Seat:
    """The opponent."""
    return SEATS[1 - seat]


def new(options: Options) -> State:
    """The closed box: all thirty cards unseen."""
    return State(options=options, unseen=CARDS)


def to_act(state: Table) -> tuple[Seat, ...]:
    """The seats that may act now."""
    if state.phase in CHANCE_PHASES:
        return (CHANCE,)
    return () if state.phase is Phase.OVER else (state.mover,)


# --- what may be tried, and what may be done -------------------------------------------------------------------------


def candidates(state: State, seat: Seat) -> Iterator[act.AnyAction]:
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
        yield from _lays()
    elif state.phase is Phase.START:
        name = act.NameDealer if state.options.start_choice else act.NameStarter
        yield from (name(CHANCE, player) for player in SEATS)
    elif state.phase is Phase.DEAL:
        yield from _deals(_deal_to(state))
    elif state.phase is Phase.TURN_UP:
        yield from _turns(state.picked[0])


def legal_actions(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """The actions that a seat may take now, in the order of `candidates`."""
    phase = state.phase
    if seat not in to_act(state):
        return ()
    if phase is Phase.USE:
        return _legal_uses(state, seat)
    if phase is Phase.TURN_UP:
        turns = _turns(state.picked[0])
        return tuple([turns[card.index] for card in state.unseen])
    if phase is Phase.DRAW:
        return _legal_draws(state, seat)
    if phase is Phase.FRONTIER:
        shown = state.row
        return tuple([a for a in _lays() if a.card.single not in shown and a.card.double not in shown])
    if phase is Phase.DEAL:
        deals = _deals(_deal_to(state))
        return tuple([deals[card.index] for card in state.unseen])
    return tuple(action for action in candidates(state, seat) if not refusals(state, action))


def _legal_uses(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """Attacks and discards, by the tribes that each colour may attack: a bit a tribe."""
    targets = [0] * len(TRIBES)
    foe = other(seat)
    for front in state.fronts:
        if front.frozen or (front.owner is not None and not state.options.attack_on_won):  # ORC-4.11, 4.12
            continue
        bit, own, enemy = 1 << front.tribe.index, front.colour(seat), front.colour(foe)
        for colour in TRIBES if own is None else (own,):  # ORC-4.7
            if colour is not front.tribe and colour is not enemy:  # ORC-4.5, 4.6
                targets[colour.index] |= bit
    legal: list[act.AnyAction] = []
    for card in state.hands[seat]:
        legal += _attacks_at(seat, card, Half.SINGLE, targets[card.single.index])
        legal += _attacks_at(seat, card, Half.DOUBLE, targets[card.double.index])
        legal.append(_discard(seat, card))
    return tuple(legal)


def _legal_draws(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    if _names_two(state):
        return tuple(a for a in _draw_twos(seat) if not refusals(state, a))
    return tuple([_draw(seat, front.tribe) for front in state.fronts if front.pile])


# Actions are values, so each is made once.


@cache
def _attacks(seat: Seat, card: Card, half: Half) -> tuple[act.Attack, ...]:
    return tuple(act.Attack(seat, card, half, tribe) for tribe in TRIBES)


@cache
def _attacks_at(seat: Seat, card: Card, half: Half, bits: int) -> tuple[act.Attack, ...]:
    return tuple(attack for attack in _attacks(seat, card, half) if bits >> attack.tribe.index & 1)


@cache
def _discard(seat: Seat, card: Card) -> act.Discard:
    return act.Discard(seat, card)


@cache
def _draw(seat: Seat, tribe: Tribe) -> act.Draw:
    return act.Draw(seat, tribe)


@cache
def _draw_twos(seat: Seat) -> tuple[act.DrawTwo, ...]:
    return tuple(act.DrawTwo(seat, one, two) for one in TRIBES for two in TRIBES)


@cache
def _lays() -> tuple[act.LayFrontier, ...]:
    return tuple(act.LayFrontier(CHANCE, card, flipped) for card in CARDS for flipped in (False, True))


@cache
def _deals(player: Seat) -> tuple[act.DealCard, ...]:
    return tuple(act.DealCard(CHANCE, player, card) for card in CARDS)


@cache
def _turns(tribe: Tribe) -> tuple[act.TurnUp, ...]:
    return tuple(act.TurnUp(CHANCE, tribe, card) for card in CARDS)


def _deal_to(state: State) -> Seat:
    """The starter receives his card first, then the other player his two (ORC-2.7, 2.8)."""
    assert state.starter is not None
    return state.starter if len(state.hands[state.starter]) < STARTER_CARDS else other(state.starter)


def _names_two(state: State) -> bool:
    """Whether both piles have to be named at once (ORC-R11 switched off, two owed and two there)."""
    return not state.options.peek_between_draws and state.owed == 2 and state.pile_cards >= 2


# --- the judge -------------------------------------------------------------------------------------------------------


def refusals(state: State, action: act.AnyAction) -> tuple[Reason, ...]:
    """Every reason against an action, in the order of the rules."""
    judge = _JUDGES.get(type(action))
    if judge is None:
        if isinstance(action, act.Attempt):
            return attempt_refusals(state, action)
        raise UsageError(f"{action!r} is not an action of ORC.")
    return judge(state, action)


def _judge_lay(state: State, action: act.LayFrontier) -> tuple[Reason, ...]:
    if state.phase is not Phase.FRONTIER:
        return (Reason("ORC-2.13", "frontier-stands", (act.card_target(action.card),)),)
    reasons = _not_chance(action)
    shown = [colour for colour in (action.card.single, action.card.double) if colour in state.row]
    if shown:  # ORC-2.1
        evidence = tuple(act.tribe_target(tribe) for tribe in shown)
        reasons.append(Reason("ORC-2.1", "colour-twice", evidence, {"card": action.card, "tribes": tuple(shown)}))
    return tuple(reasons)


def _judge_start(state: State, action: act.NameStarter | act.NameDealer) -> tuple[Reason, ...]:
    reasons = _not_chance(action)
    if action.player not in SEATS:
        reasons.append(Reason("ORC-1.1", "two-players"))
    if state.phase is not Phase.START:
        reasons.append(Reason("ORC-2.9", "start-settled"))
    elif isinstance(action, act.NameDealer) is not state.options.start_choice:  # ORC-R3
        reasons.append(Reason("ORC-2.9", "start-by-choice" if state.options.start_choice else "start-by-chance"))
    return tuple(reasons)


def _judge_choose(state: State, action: act.ChooseStart) -> tuple[Reason, ...]:
    if state.phase is not Phase.CHOOSE:
        return (Reason("ORC-2.9", "start-settled" if state.options.start_choice else "start-by-chance"),)
    return _not_your_turn(state, action.seat, "ORC-2.9")


def _judge_deal(state: State, action: act.DealCard) -> tuple[Reason, ...]:
    if state.phase is not Phase.DEAL:
        return (Reason("ORC-2.7", "dealt-already"),)
    reasons = _not_chance(action)
    if reasons:  # where a card is not, is nothing to tell a player
        return tuple(reasons)
    if action.player != _deal_to(state):
        reasons.append(Reason("ORC-2.7", "deal-order", (), {"seat": _deal_to(state)}))
    if action.card not in state.unseen:
        reasons.append(Reason("ORC-2.13", "not-in-deck", (act.card_target(action.card),), {"card": action.card}))
    return tuple(reasons)


def _judge_turn_up(state: State, action: act.TurnUp) -> tuple[Reason, ...]:
    if state.phase is not Phase.TURN_UP:
        return (Reason("ORC-6.10", "nothing-drawn"),)
    reasons = _not_chance(action)
    if reasons:  # where a card is not, is nothing to tell a player
        return tuple(reasons)
    if action.tribe is not state.picked[0]:
        facts = {"tribe": state.picked[0]}
        reasons.append(Reason("ORC-6.10", "other-pile", (act.pile_target(state.picked[0]),), facts))
    if action.card not in state.unseen:
        reasons.append(Reason("ORC-13.1", "not-in-pile", (act.card_target(action.card),), {"card": action.card}))
    return tuple(reasons)


def _judge_box(state: State, action: act.PlaceBox) -> tuple[Reason, ...]:
    if state.box is not None:  # ORC-2.11
        return (Reason("ORC-2.11", "box-stays", ("box",)),)
    if state.phase is not Phase.BOX:
        return (Reason("ORC-2.10", "box-last"),)
    return _not_your_turn(state, action.seat, "ORC-2.10")


def _judge_attack(state: State, action: act.Attack) -> tuple[Reason, ...]:
    reasons = [] if state.phase is Phase.USE and action.seat == state.mover else _not_now(state, action.seat)
    card, tribe, seat = action.card, action.tribe, action.seat
    if seat not in SEATS or card not in state.hands[seat]:
        reasons += _not_in_hand(state, card, "ORC-4.1")
    if not state.row:
        return tuple(reasons)
    front, colour = state.fronts[tribe.index], card.half[action.half]
    foe = other(seat) if seat in SEATS else None
    here = (act.tribe_target(tribe),)
    facts = {"tribe": tribe, "colour": colour}
    if colour is tribe:
        reasons.append(Reason("ORC-4.5", "own-colour", here, facts))
    if foe is not None:
        if front.colour(foe) is colour:
            reasons.append(Reason("ORC-4.6", "enemy-colour", (act.side_target(tribe, foe),), facts))
        own = front.colour(seat)
        if own is not None and own is not colour:
            reasons.append(Reason("ORC-4.7", "colour-lock", (act.side_target(tribe, seat),), {**facts, "own": own}))
    if front.frozen:
        waits = {"tribe": tribe, "neighbour": state.toward_box(tribe)}
        reasons.append(Reason("ORC-4.11", "frozen", here, waits))
        reasons.append(Reason("ORC-9.5", "frozen-both", here, waits))
    if front.owner is not None and not state.options.attack_on_won:
        reasons.append(Reason("ORC-4.12", "won", here, {"tribe": tribe, "seat": front.owner}))
    return tuple(reasons)


def _judge_discard(state: State, action: act.Discard) -> tuple[Reason, ...]:
    reasons = [] if state.phase is Phase.USE and action.seat == state.mover else _not_now(state, action.seat)
    if action.seat not in SEATS or action.card not in state.hands[action.seat]:
        reasons += _not_in_hand(state, action.card, "ORC-5.1")
    return tuple(reasons)


def _judge_draw(state: State, action: act.Draw) -> tuple[Reason, ...]:
    reasons = [] if state.phase is Phase.DRAW and action.seat == state.mover else _not_drawing(state, action.seat)
    if state.box is not None and not state.fronts[action.tribe.index].pile:
        reasons.append(_empty_pile(action.tribe))
    if state.phase is Phase.DRAW and _names_two(state):
        reasons.append(Reason("ORC-6.10", "name-both"))
    return tuple(reasons)


def _judge_draw_two(state: State, action: act.DrawTwo) -> tuple[Reason, ...]:
    reasons = [] if state.phase is Phase.DRAW and action.seat == state.mover else _not_drawing(state, action.seat)
    if state.options.peek_between_draws:  # ORC-R11
        reasons.append(Reason("ORC-6.10", "one-at-a-time"))
    if state.phase is not Phase.DRAW:
        return tuple(reasons)
    if state.owed == 1:
        reasons.append(_only_one(state))
    for tribe in dict.fromkeys((action.tribe, action.second)):
        if not state.front(tribe).pile:
            reasons.append(_empty_pile(tribe))
    if action.tribe is action.second and state.front(action.tribe).pile == 1:
        facts = {"tribe": action.tribe}
        reasons.append(Reason("ORC-6.8", "one-card-pile", (act.pile_target(action.tribe),), facts))
    return tuple(reasons)


_JUDGES: dict[type, Callable[[State, Any], tuple[Reason, ...]]] = {
    act.LayFrontier: _judge_lay,
    act.NameStarter: _judge_start,
    act.NameDealer: _judge_start,
    act.ChooseStart: _judge_choose,
    act.DealCard: _judge_deal,
    act.TurnUp: _judge_turn_up,
    act.PlaceBox: _judge_box,
    act.Attack: _judge_attack,
    act.Discard: _judge_discard,
    act.Draw: _judge_draw,
    act.DrawTwo: _judge_draw_two,
}


def _not_chance(action: act.AnyAction) -> list[Reason]:
    return [] if action.seat == CHANCE else [Reason("ORC-2.9", "chance-only")]


def _not_your_turn(state: State, seat: Seat, clause: str) -> tuple[Reason, ...]:
    if seat == state.mover:
        return ()
    return (Reason(clause, "not-yours", (act.hand_target(state.mover),), {"seat": state.mover}),)


def _not_now(state: State, seat: Seat) -> list[Reason]:
    """Why a card cannot be used now."""
    if state.phase is Phase.OVER:
        return [Reason("ORC-10.1", "stopped"), Reason("ORC-10.3", "no-further-turn")]
    if state.phase not in (Phase.USE, Phase.DRAW, Phase.TURN_UP):
        return [Reason("ORC-2.10", "set-up-first")]
    reasons = list(_not_your_turn(state, seat, "ORC-3.1"))
    if state.phase is not Phase.USE and not reasons:
        reasons.append(Reason("ORC-3.4", "used-already", (), {"use": state.last_use}))
    return reasons


def _not_drawing(state: State, seat: Seat) -> list[Reason]:
    """Why no card can be drawn now."""
    if state.phase is Phase.OVER:
        return [Reason("ORC-10.1", "stopped"), Reason("ORC-10.3", "no-further-turn")]
    if state.phase not in (Phase.USE, Phase.DRAW, Phase.TURN_UP):
        return [Reason("ORC-2.10", "set-up-first")]
    reasons = list(_not_your_turn(state, seat, "ORC-3.1"))
    if state.phase is Phase.USE and not reasons:
        reasons.append(Reason("ORC-3.2", "use-first"))
    if state.phase is Phase.USE and reasons and seat == other(state.mover) and state.last_use is not None:
        reasons.append(_only_one(state))  # the player who has just drawn wants more
    if state.phase is Phase.TURN_UP and not reasons:
        reasons.append(Reason("ORC-6.10", "card-first"))
    return reasons


def _only_one(state: State) -> Reason:
    """The draw is over: one or two cards, by what was used (ORC-6.1, 6.2, 6.3)."""
    assert state.last_use is not None
    clause = {Use.SINGLE: "ORC-6.1", Use.DOUBLE: "ORC-6.2", Use.DISCARD: "ORC-6.3"}[state.last_use]
    return Reason(clause, "drawn-enough", (), {"use": state.last_use, "cards": state.last_use.cards})


def _empty_pile(tribe: Tribe) -> Reason:
    return Reason("ORC-6.8", "empty-pile", (act.pile_target(tribe),), {"tribe": tribe})


def _not_in_hand(state: State, card: Card, clause: str) -> list[Reason]:
    """Says where the card is only when everybody can see it there."""
    evidence = (act.card_target(card),) if card in set(state.open_cards()) else ()
    reasons = [Reason(clause, "not-in-hand", evidence, {"card": card})]
    if any(slot.card is card for slot in state.frontier):
        reasons.append(Reason("ORC-2.13", "frontier-card", evidence, {"card": card}))
    return reasons


# --- doing it --------------------------------------------------------------------------------------------------------


def carry_out(state: State, action: act.AnyAction) -> Does:
    """What a legal action does, battles and the end of the game included."""
    does: Callable[[State, Any], Does] = _DOES[type(action)]
    return does(state, action)


def _lay(state: State, action: act.LayFrontier) -> Does:
    frontier = (*state.frontier, Slot(action.card, action.flipped))
    events: tuple[Event, ...] = (act.FrontierLaid("ORC-2.1", action.card, len(frontier)),)
    complete = len(frontier) == FRONTIER_CARDS
    if complete:
        events += (act.FrontierComplete("ORC-2.2"), act.PilesMade("ORC-2.6"))
    piles = tuple(replace(front, pile=PILE_CARDS) for front in state.fronts) if complete else state.fronts
    return replace(
        state,
        frontier=frontier,
        unseen=_without(state.unseen, action.card),
        fronts=piles,
        phase=Phase.START if complete else Phase.FRONTIER,
    ), events


def _name_starter(state: State, action: act.NameStarter) -> Does:
    return _begin_deal(state, action.player, "ORC-2.9")


def _name_dealer(state: State, action: act.NameDealer) -> Does:
    after = replace(state, dealer=action.player, mover=other(action.player), phase=Phase.CHOOSE)
    return after, (act.DealerNamed("ORC-2.9", action.player),)


def _choose(state: State, action: act.ChooseStart) -> Does:
    return _begin_deal(state, action.seat if action.first else other(action.seat), "ORC-2.8")


def _begin_deal(state: State, starter: Seat, clause: str) -> Does:
    after = replace(state, starter=starter, mover=starter, phase=Phase.DEAL)
    return after, (act.StarterNamed(clause, starter),)


def _deal(state: State, action: act.DealCard) -> Does:
    hands = _with(state.hands, action.player, (*state.hands[action.player], action.card))
    done = sum(map(len, hands)) == STARTER_CARDS + OTHER_CARDS
    after = replace(
        state, hands=hands, unseen=_without(state.unseen, action.card), phase=Phase.BOX if done else Phase.DEAL
    )
    return after, (act.HandDealt("ORC-2.7", action.player, action.card),)


def _place_box(state: State, action: act.PlaceBox) -> Does:
    after = replace(state, box=action.end, phase=Phase.USE, turn=1)
    return after, (
        act.BoxPlaced("ORC-2.10", action.seat, action.end, after.ranks[0]),
        act.TurnPassed("ORC-3.1", action.seat),
    )


def _attack(state: State, action: act.Attack) -> Does:
    seat, front = action.seat, state.fronts[action.tribe.index]
    sides = _with(front.sides, seat, (*front.sides[seat], Placed(action.card, action.half)))  # ORC-4.1, 4.9
    front = Front(front.tribe, front.pile, sides, front.owner, front.frozen, front.trophy)
    use = Use.SINGLE if action.half is Half.SINGLE else Use.DOUBLE
    after = replace(
        state,
        fronts=_with(state.fronts, action.tribe.index, front),
        hands=_with(state.hands, seat, _without(state.hands[seat], action.card)),
        phase=Phase.DRAW,
        owed=use.cards,
        last_use=use,
    )
    return after, (
        act.Attacked("ORC-4.1", seat, action.card, action.half, action.tribe, front.strength(seat)),
        act.MayDraw("ORC-6.1" if use is Use.SINGLE else "ORC-6.2", seat, use.cards),
    )


def _discard_card(state: State, action: act.Discard) -> Does:
    seat, card = action.seat, action.card
    hidden = state.options.discard_face_down  # ORC-R20
    after = replace(
        state,
        hands=_with(state.hands, seat, _without(state.hands[seat], card)),
        removed=state.removed if hidden else (*state.removed, card),
        buried=_with(state.buried, seat, (*state.buried[seat], card)) if hidden else state.buried,
        phase=Phase.DRAW,
        owed=Use.DISCARD.cards,
        last_use=Use.DISCARD,
    )
    return after, (
        act.Discarded("ORC-5.1" if hidden else "ORC-5.4", seat, card, hidden),
        act.MayDraw("ORC-6.3", seat, Use.DISCARD.cards),
    )


def _draw_one(state: State, action: act.Draw) -> Does:
    return replace(state, picked=(action.tribe,), phase=Phase.TURN_UP), ()


def _draw_both(state: State, action: act.DrawTwo) -> Does:
    return replace(state, picked=(action.tribe, action.second), phase=Phase.TURN_UP), ()


def _turn_up(state: State, action: act.TurnUp) -> Does:
    seat, tribe, front = state.mover, action.tribe, state.fronts[action.tribe.index]
    left = front.pile - 1
    second = state.owed < (state.last_use.cards if state.last_use else 1)
    events: list[Event] = [act.Drew("ORC-6.5" if second else "ORC-6.4", seat, tribe, action.card, left)]
    if not left:
        events.append(act.BattleSounded("ORC-7.1", seat, tribe))
    picked, owed = state.picked[1:], state.owed - 1
    front = Front(tribe, left, front.sides, front.owner, front.frozen, front.trophy)
    fronts = _with(state.fronts, tribe.index, front)
    more = any(front.pile for front in fronts)
    after = replace(
        state,
        fronts=fronts,
        hands=_with(state.hands, seat, (*state.hands[seat], action.card)),  # ORC-6.9
        unseen=_without(state.unseen, action.card),
        emptied=state.emptied if left else (*state.emptied, tribe),
        picked=picked,
        owed=owed if more else 0,
        phase=Phase.TURN_UP if picked else Phase.DRAW if owed and more else Phase.USE,
    )
    if after.phase is not Phase.USE:
        return after, tuple(events)
    if owed:
        events.append(act.Forfeited("ORC-6.7", seat))
    return _end_turn(after, events)


def _end_turn(state: State, events: list[Event]) -> Does:
    """Battles (ORC-7.2), then the other player's turn (ORC-3.1) or the end (ORC-10.1)."""
    if state.emptied:
        state = fight_all(state, events)
    if any(front.pile for front in state.fronts):
        after = replace(state, mover=other(state.mover), turn=state.turn + 1)
        events.append(act.TurnPassed("ORC-3.1", after.mover))
        return after, tuple(events)
    after = replace(state, phase=Phase.OVER)
    outcome = scoring.outcome(after)
    assert outcome is not None
    events += (
        act.GameStopped("ORC-10.1"),
        act.HandsRevealed("ORC-11.1", *after.hands),
        act.GameDecided(outcome.reason.clause, outcome.winners[0] if outcome.winners else None, *outcome.score.totals),
    )
    return after, tuple(events)


def fight_all(state: State, events: list[Event]) -> State:
    """Every battle that is due, the one nearer the box first; what happens is added to the events."""
    order = sorted(state.emptied, key=state.rank, reverse=state.options.far_battle_first)  # ORC-7.6
    if len(order) == 2:
        events.append(act.TwoBattles("ORC-7.6", *order))
    for tribe in order:
        state = fight(state, tribe, events)
    return replace(state, emptied=())


def fight(state: State, tribe: Tribe, events: list[Event]) -> State:
    """One battle: won, tied and decided by the neighbour toward the box, or frozen (ORC-7.3, 7.4, 9.1 to 9.4)."""
    front = state.front(tribe)
    north, south = (front.strength(seat) for seat in SEATS)
    events.append(act.Fought("ORC-7.3", tribe, north, south))
    if north != south:
        return _win(state, tribe, SEATS[north < south], "ORC-7.4", None, events)
    neighbour = state.toward_box(tribe)
    winner = state.front(neighbour).owner
    if winner is None:
        events.append(act.Froze("ORC-9.4", tribe, neighbour))
        return replace(state, fronts=_with(state.fronts, tribe.index, replace(front, frozen=True)))
    clause = "ORC-9.2" if state.rank(tribe) == 1 else "ORC-9.1" if north else "ORC-9.3"
    return _win(state, tribe, winner, clause, neighbour, events)


def _win(state: State, tribe: Tribe, winner: Seat, clause: str, neighbour: Tribe | None, events: list[Event]) -> State:
    """A tribe is won: cleared and marked (ORC-8.1 to 8.4), then whoever waits for it thaws (ORC-9.7, 9.8)."""
    front = state.front(tribe)
    mine = front.sides[winner]
    trophy = mine[-1].card if mine else None  # ORC-8.3, 8.4
    gone = tuple(placed.card for side in front.sides for placed in side if placed.card is not trophy)
    events.append(act.Won(clause, tribe, winner, neighbour))
    if gone:
        events.append(act.Cleared("ORC-9.9" if front.frozen else "ORC-8.1", tribe, gone))
    events.append(act.TrophyRaised("ORC-8.2" if trophy else "ORC-8.4", tribe, winner, trophy))
    state = replace(
        state,
        fronts=_with(state.fronts, tribe.index, Front(tribe, front.pile, owner=winner, trophy=trophy)),
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


def _with(items: tuple[T, ...], at: int, item: T) -> Any:
    """The tuple with one item changed."""
    return (*items[:at], item, *items[at + 1 :])


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards without one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
