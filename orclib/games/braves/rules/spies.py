"""The spies are called, and the giants quarrel (BRV-11, BRV-12)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from orclib.engine import Log, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.braves import actions as act
from orclib.games.braves import events as ev
from orclib.games.braves.box import DESIGNS, SPIES, Counts, Design, with_one
from orclib.games.braves.rules.turns import NO_SUCH_SEAT, Reasons, plays, recruiters_only
from orclib.games.braves.state import RECRUITING, Options, Phase, State

SPIES_LATER = Rule(
    "spies-later",
    "BRV-11.1",
    "Spies are called once the piles have been given out.",
    "On appelle les espions une fois les piles données.",
)
SPIES_OVER = Rule(
    "spies-over",
    "BRV-11.1",
    "All four spies have been called this round.",
    "Les quatre espions ont été appelés dans cette manche.",
)
OTHER_SPY = Rule(
    "other-spy",
    "BRV-11.1",
    "Now spy {spy} is called, and {seat} holds it.",
    "C'est l'espion {spy} qui est appelé, et {seat} l'a en main.",
)
NOBODY = NO_SUCH_SEAT.under("BRV-11.5")
ONESELF = Rule(
    "oneself",
    "BRV-11.5",
    "You cannot ask yourself: ask another recruiter.",
    "On ne se demande rien à soi-même : demandez à un autre recruteur.",
)
SORCERER = Rule(
    "sorcerer",
    "BRV-11.5",
    "The sorcerer holds no army cards: ask another recruiter.",
    "Le sorcier n'a pas de cartes « armée » : demandez à un autre recruteur.",
)
NO_SPIES = Rule(
    "no-spies",
    "BRV-R10",
    "We agreed that nobody asks for a spy: ask for another card.",
    "On a convenu de ne pas demander d'espion : demandez une autre carte.",
)
CALLED_ALREADY = Rule(
    "called-already",
    "BRV-11.10",
    "Spy {spy} has been called: only a spy that is still to be called may be asked for.",
    "L'espion {spy} a été appelé : on ne peut demander qu'un espion qui reste à appeler.",
)
DISCARDED = Rule(
    "discarded",
    "BRV-11.12",
    "Spy {spy} is discarded after its call, so nobody can give it.",
    "L'espion {spy} est défaussé après son appel : personne ne peut le donner.",
)
NOBODY_HELD = Rule(
    "nobody-held",
    "BRV-11.13",
    "Nobody held spy {spy} when it was called, so nobody can give it.",
    "Personne n'avait l'espion {spy} quand il a été appelé : personne ne peut donc le donner.",
)


def spies_closed(options: Options, called: int) -> tuple[Design, ...]:
    """The spies that nobody may ask for once so many have been called (BRV-11.10, BRV-R10)."""
    return SPIES[:called] if options.spies_take_spies else SPIES


def _timing(state: State, seat: Seat) -> Reasons:
    reasons = recruiters_only(state, seat)
    if state.phase is not Phase.SPY:
        reasons.append(SPIES_LATER() if state.phase in RECRUITING else SPIES_OVER())
    elif seat != state.active:
        assert state.active is not None
        reasons.append(OTHER_SPY(act.seat_target(state.active), spy=state.spy, seat=state.active))
    return reasons


def judge_ask(state: State, action: act.SpyAsk) -> Reasons:
    player, reasons = action.player, _timing(state, action.seat)
    if not plays(state, player):
        reasons.append(NOBODY(players=state.options.players))
    elif player == action.seat:
        reasons.append(ONESELF(act.seat_target(player)))
    elif player == state.sorcerer:
        reasons.append(SORCERER(act.seat_target(player)))
    if action.design in spies_closed(state.options, state.spy if state.phase is Phase.SPY else 0):
        reasons += _closed_spy(state, action.design)
    return reasons


def _closed_spy(state: State, design: Design) -> Reasons:
    here, spy = act.design_target(design), SPIES.index(design) + 1
    reasons = [] if state.options.spies_take_spies else [NO_SPIES(here)]
    if state.phase is Phase.SPY and spy <= state.spy:
        held = spy == state.spy or state.seen_discards[design]
        reasons += [CALLED_ALREADY(here, spy=spy), (DISCARDED if held else NOBODY_HELD)(here, spy=spy)]
    return reasons


def judge_decline(state: State, action: act.SpyDecline) -> Reasons:
    return _timing(state, action.seat)


@cache
def asks(players: int, seat: Seat) -> tuple[act.SpyAsk, ...]:
    """Every question that a seat may think of."""
    return tuple(act.SpyAsk(seat, Seat(player), design) for player in range(players) for design in DESIGNS)


def legal_asks(state: State, seat: Seat) -> list[act.SpyAsk]:
    """The same as the judge leaves of them to the seat whose spy is called, on a faster road."""
    spies, nobody = spies_closed(state.options, state.spy), (seat, state.sorcerer)
    return [a for a in asks(state.options.players, seat) if a.player not in nobody and a.design not in spies]


def holder(state: State, spy: int) -> Seat | None:
    """Who holds the spy of that number."""
    return next((seat for seat in state.recruiters if state.hands[seat][SPIES[spy - 1]]), None)


def call_spy(state: State, number: int, log: Log) -> State:
    """The spies are called in order (BRV-11.1); when all have been, the giants quarrel."""
    for spy in range(number, len(SPIES) + 1):
        seat = holder(state, spy)
        if seat is not None:
            got = state.known[seat][SPIES[spy - 1]]
            log.append(ev.SpyRevealed("BRV-11.11" if got else "BRV-11.2", spy, seat))
            return replace(state, phase=Phase.SPY, spy=spy, active=seat)
        log.append(ev.SpyMissing("BRV-11.13", spy))
    return _quarrel(replace(state, spy=len(SPIES), active=None), log)


def ask(state: State, action: act.SpyAsk, log: Log) -> State:
    """Who holds such a card gives one; it is known to have come (BRV-11.6 to 11.9)."""
    seat, player, design = action.seat, action.player, action.design
    protected = state.known[player][design]
    if state.hands[player][design] > protected:
        hands = replaced(state.hands, player, with_one(state.hands[player], design, -1))
        hands = replaced(hands, seat, with_one(hands[seat], design))
        known = replaced(state.known, seat, with_one(state.known[seat], design))
        clause = "BRV-11.9" if protected else "BRV-11.6"
        log.append(ev.CardGiven(clause, state.spy, seat, player, design))
        given = (*state.given, (player, seat, design))
        return _done(replace(state, hands=hands, known=known, given=given), log)
    state = replace(state, refused=(*state.refused, (player, design)))
    clause = "BRV-11.8" if protected else "BRV-11.7"
    log.append(ev.CardRefused(clause, state.spy, seat, player, design, protected > 0))
    return _done(state, log)


def decline(state: State, action: act.SpyDecline, log: Log) -> State:
    """The spy asks for nothing (BRV-11.3)."""
    log.append(ev.SpyDeclined("BRV-11.3", state.spy, action.seat))
    return _done(state, log)


def _done(state: State, log: Log) -> State:
    """The spy is discarded (BRV-11.12), and the next one is called."""
    assert state.active is not None
    log.append(ev.SpyDiscarded("BRV-11.12", state.spy))
    state = discarded(state, state.active, SPIES[state.spy - 1])
    return call_spy(replace(state, active=None), state.spy + 1, log)


def discarded(state: State, seat: Seat, design: Design, count: int = 1) -> State:
    """The state after cards of a hand were discarded before everybody's eyes."""
    known = state.known[seat]
    return replace(
        state,
        hands=replaced(state.hands, seat, with_one(state.hands[seat], design, -count)),
        known=replaced(state.known, seat, with_one(known, design, -min(count, known[design]))),
        seen_discards=with_one(state.seen_discards, design, count),
    )


def quarrelling(hand: Counts) -> bool:
    """Whether the giants of a hand quarrel: two or more do (BRV-12.1)."""
    return hand[Design.GIANT] > 1


def _quarrel(state: State, log: Log) -> State:
    """Whoever has two giants or more discards them all (BRV-12)."""
    for seat in state.recruiters:
        if quarrelling(state.hands[seat]):
            count = state.hands[seat][Design.GIANT]
            log.append(ev.GiantsQuarrelled("BRV-12.1", seat, count))
            state = discarded(state, seat, Design.GIANT, count)
            state = replace(state, quarrelled=(*state.quarrelled, seat))
    return replace(state, phase=Phase.CALL)
