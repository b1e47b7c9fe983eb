"""What cannot be in a position of De l'Orc pour les Braves, each with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Seat
from orclib.games.braves.box import (
    DESIGNS,
    PEOPLES,
    POINTS,
    ROUND_BATTLES,
    SHIELDS,
    SPIES,
    Army,
    Back,
    Desertion,
    Design,
    Shield,
    army_cards,
    together,
)
from orclib.games.braves.rules.scoring import over_limit, points
from orclib.games.braves.state import RECRUITING, WAR, Battle, Phase, State
from orclib.games.braves.text.position_reader import Typed
from orclib.games.braves.text.words import COLOURS, code


def faults(state: State, typed: Typed) -> list[str]:
    """Every fault; [] for a position that may be played on."""
    if state.phase is Phase.SORCERER:
        return list(_before(state, typed))
    return [*_cards(state), *_piles(state, typed), *_hands(state), *_called(state), *_asked(state), *_scores(state)]


def _before(state: State, typed: Typed) -> Iterator[str]:
    """Before the first round there is nothing but the box."""
    once = {name for name in typed.once if name not in ("phase", "sorcerer")}
    lots = {"pile": typed.piles, "hand": typed.hands, "known": typed.known, "laid": typed.laid, "won": typed.battles}
    once |= {name for name, lot in lots.items() if lot}
    if typed.once.get("sorcerer", state.sorcerer) != state.sorcerer:
        once.add("sorcerer")
    for name in sorted(once):
        yield f"Before the first sorcerer is named there is nothing to be told of: {name} (BRV-2.2)."


def _cards(state: State) -> Iterator[str]:
    """No design may be there more often than the box has it (BRV-1.6 to 1.8)."""
    lots = [state.deck, state.seen_discards, state.unseen_discards, *state.hands, *state.laid]
    for design, count in zip(DESIGNS, together([*lots, *map(army_cards, state.piles)]), strict=True):
        most = state.options.deck[design]
        if count > most:
            clause = "BRV-1.8" if design in SPIES else "BRV-1.7" if design.back is Back.MERCENARY else "BRV-1.6"
            yield f"There are {count} of {code(design, state.options)}, but the box has {most} ({clause})."
        elif count < most:
            yield f"{code(design, state.options)}: {count} lie somewhere, and the box has {most} (BRV-1.5)."


def _piles(state: State, typed: Typed) -> Iterator[str]:
    options = state.options
    for number in typed.piles:
        if not 1 <= number <= options.piles:
            yield f"There is no pile {number}: {options.players} players have {options.piles} piles (BRV-4.6)."
    if typed.piles and state.phase not in RECRUITING:
        yield "The piles have been opened in this phase (BRV-10.1)."
    for number, pile in enumerate(state.piles, 1):
        if pile and not isinstance(pile[0], Army):
            yield f"Pile {number} begins with a card that was played on nothing (BRV-6.4)."
        fit, there = len(range(number, options.army_cards + 1, options.piles)), sum(army_cards(pile))
        if there > fit:
            yield f"Pile {number} has {there} army cards; only {fit} are dealt to it (BRV-5.2)."
    if state.phase is Phase.LEFTOVER and not any(state.piles):
        yield "Shields left over need a pile that has been begun (BRV-6.4)."
    laid = [card.owner for pile in state.piles for card in pile if isinstance(card, Shield)]
    for seat in options.seats:
        shields = state.shields[seat] + laid.count(seat)
        if seat == state.sorcerer and (shields or state.desertions[seat]):
            yield f"{_name(seat)} is the sorcerer and plays no cards (BRV-3.2)."
        elif shields > SHIELDS:
            yield f"{_name(seat)} has {shields} shields, not {SHIELDS} (BRV-4.1)."
        if state.desertions[seat] > options.desertions:
            yield f"{_name(seat)} has {state.desertions[seat]} desertions, not {options.desertions} (BRV-4.2)."
    flags = sum(isinstance(card, Desertion) for pile in state.piles for card in pile)
    most = options.desertions * (options.players - 1)
    if flags + sum(state.desertions) > most:
        yield f"There are {flags + sum(state.desertions)} desertions; the recruiters have {most} together (BRV-4.2)."
    if state.phase is not Phase.DEAL and any(state.desertions):
        yield "Desertions that were not played are lost after the deal (BRV-8.2)."
    if state.phase is not Phase.DEAL and state.phase is not Phase.OVER and not state.start_shown:
        yield "The start card has come by the end of the deal (BRV-5.6)."
    if state.phase is not Phase.DEAL and state.next is not None:
        yield "No card is dealt now, so no next one can be seen (BRV-5.7)."
    if state.phase not in (Phase.DEAL, Phase.OVER) and any(state.deck):
        yield "All cards have been dealt in this phase (BRV-5.7)."
    if state.phase in RECRUITING and state.champion is not None:
        yield "The champion is named after the deal (BRV-9.1)."
    if state.phase not in (Phase.DEAL, Phase.LEFTOVER) and any(state.shields):
        yield "All shields are played before the champion is named (BRV-9.1)."
    due = (state.dealt - 1) % options.piles + 1 if state.phase in RECRUITING and state.dealt else None
    if state.last_pile is not None and state.last_pile != due:
        last = f"on pile {due}" if due else "on no pile"
        yield f"The last card fell {last}, not on pile {state.last_pile} (BRV-5.2)."
    if state.phase is Phase.LEFTOVER and not any(state.shields):
        yield "Nobody has a shield left over, so the champion is to be named (BRV-8.6)."
    if state.phase is Phase.DEAL:
        yield from _deal(state, bool(laid))


def _deal(state: State, claimed: bool) -> Iterator[str]:
    options = state.options
    if not any(state.deck):
        yield "All cards have been dealt: the deal is over (BRV-5.7)."
    if claimed and not state.start_shown:
        yield "Shields lie in piles before the start card has come (BRV-7.1)."
    depths = options.depths
    if state.start_shown and state.dealt < depths[0]:
        yield f"The start card has come as card {state.dealt + 1}; {depths[0]} or more lie above it (BRV-4.5)."
    if not state.start_shown and state.dealt > depths[-1]:
        yield f"The start card has not come by card {state.dealt}; at most {depths[-1]} lie above it (BRV-4.5)."
    if state.next is not None:
        if not options.show_next_back:
            yield "The back of the next card is not seen here (BRV-R3)."
        elif state.next is Back.START:
            if state.start_shown or state.dealt not in depths:
                yield "The start card cannot come now (BRV-4.5)."
        elif not any(n and d.back is state.next for d, n in zip(DESIGNS, state.deck, strict=True)):
            yield f"No card of that back ({state.next.value}) is left to deal (BRV-22.3)."
    if sum(sum(army_cards(pile)) for pile in state.piles) > state.dealt:
        yield "There are more army cards in piles than have been dealt (BRV-5.2)."


def _hands(state: State) -> Iterator[str]:
    options, war = state.options, state.phase in WAR
    for seat in options.seats:
        hand, laid, known = state.hands[seat], state.laid[seat], state.known[seat]
        if seat == state.sorcerer and (any(hand) or any(laid)):
            yield f"{_name(seat)} is the sorcerer and has no army (BRV-3.2)."
        if any(k > h + n for k, h, n in zip(known, hand, laid, strict=True)):
            yield f"{_name(seat)} is known to have a card that is not there (BRV-11.8)."
        if seat in state.quarrelled and hand[Design.GIANT] + laid[Design.GIANT]:
            yield f"{_name(seat)} has a giant, though all of them quarrelled (BRV-12.1)."
        for who, design in state.refused:
            if who == seat and hand[design] + (0 if state.revealed else laid[design]) > known[design]:
                yield f"{_name(seat)} was asked for {code(design, options)} in vain, and has one (BRV-11.6)."
        if state.phase is Phase.OVER and (any(hand) or any(laid)):
            yield f"{_name(seat)} has army cards after the game (BRV-20.3)."
        if state.phase in RECRUITING and (any(hand) or any(laid)):
            yield f"{_name(seat)} has army cards before the piles are opened (BRV-10.14)."
        if war and hand[Design.GIANT] + laid[Design.GIANT] > 1:
            yield f"{_name(seat)} has more than one giant, who would have quarrelled (BRV-12.1)."
        if any(hand[spy] for spy in SPIES[: state.spy] if spy is not _called_spy(state) or seat != state.active):
            yield f"{_name(seat)} holds a spy that has been called (BRV-11.12)."
        for back in PEOPLES:
            fought = any(n and d.back is back for d, n in zip(DESIGNS, hand, strict=True))
            if fought and back in state.called:
                yield f"{_name(seat)} holds cards of a people that has fought ({back.value}) (BRV-14.2)."
            lies = any(n and d.back is back for d, n in zip(DESIGNS, laid, strict=True))
            if lies and back is not state.people:
                yield f"{_name(seat)} has laid cards of another people ({back.value}) (BRV-14.2)."
        if any(laid[spy] for spy in SPIES):
            yield f"{_name(seat)} has laid a spy, which enters no battle (BRV-15.5)."
        if any(laid) and state.phase in (Phase.SPY, Phase.CALL, Phase.ROUND_END):
            yield f"{_name(seat)} has laid cards before a people is called (BRV-14.2)."


def _called(state: State) -> Iterator[str]:
    """What the spies and the giants have left behind."""
    called = state.spy - 1 if state.phase is Phase.SPY else state.spy
    if state.phase not in (Phase.SPY, *WAR) and state.spy:
        yield "Spies are called once the piles are given out, and each round anew (BRV-11.1)."
    if state.phase in WAR and state.spy < len(SPIES):
        yield "All four spies are called before the war (BRV-11.1)."
    used = max(sum(map(sum, state.known)), len(state.given)) + len(state.refused)
    if used > max(called, 0):
        yield f"Spies used: {max(called, 0)}; cards that were asked for: {used} (BRV-11.3)."
    for giver, taker, _ in state.given:
        if state.sorcerer in (giver, taker) or giver == taker:
            yield f"{_name(giver)} cannot have given a card to {_name(taker)} (BRV-11.5)."
    for who, design in (*state.refused, *((giver, design) for giver, _, design in state.given)):
        if who == state.sorcerer:
            yield f"{_name(who)} is the sorcerer and cannot be asked (BRV-11.5)."
        if design is SPIES[0] or (design in SPIES and not state.options.spies_take_spies):
            yield f"Nobody can have asked for {code(design, state.options)} (BRV-11.10)."
    if state.quarrelled:
        if state.phase not in WAR:
            yield "Giants quarrel after the spies (BRV-12.1)."
        if state.sorcerer in state.quarrelled:
            yield f"{_name(state.sorcerer)} is the sorcerer and has no giants (BRV-3.2)."
        giants = state.seen_discards[Design.GIANT]
        if giants < 2 * len(state.quarrelled):
            yield f"Two giants or more of each that quarrelled are discarded, and {giants} are (BRV-12.1)."


def _called_spy(state: State) -> Design | None:
    return SPIES[state.spy - 1] if state.phase is Phase.SPY and state.spy else None


def _asked(state: State) -> Iterator[str]:
    if len(set(state.called)) < len(state.called):
        yield "Each people is called once (BRV-13.2)."
    if not set(state.called) <= set(PEOPLES):
        yield "One of the four peoples is called (BRV-14.1)."
    fighting = state.phase in (Phase.COMMIT, Phase.COMMANDO, Phase.STRIKE, Phase.FLYER)
    if fighting and not state.called:
        yield "No people has been called (BRV-14.1)."
    if state.phase is Phase.CALL and len(state.called) == len(PEOPLES):
        yield "All four peoples have fought: the round is over (BRV-20.1)."
    if state.phase is Phase.ROUND_END and len(state.called) < len(PEOPLES):
        yield "The round ends when all four peoples have fought (BRV-20.1)."
    if state.called and state.phase not in WAR:
        yield "Peoples are called in the war only (BRV-14.1)."
    if state.phase is Phase.SPY and (not state.spy or state.active is None):
        yield "Nobody holds the spy that is called (BRV-11.13)."
    if state.phase is Phase.SPY and state.active is not None and not state.hands[state.active][SPIES[state.spy - 1]]:
        yield f"{_name(state.active)} does not hold the spy that is called (BRV-11.2)."
    if state.active == state.sorcerer:
        yield f"{_name(state.sorcerer)} is the sorcerer and is not asked (BRV-3.2)."
    if state.phase in (Phase.COMMIT, Phase.COMMANDO, Phase.FLYER) and state.active is None:
        yield "Nobody is left to be asked (BRV-15.1)."
    if (state.phase is Phase.STRIKE) is not (state.struck is not None):
        yield "A card is struck while the commando is out, and only then (BRV-16.2)."
    elif state.struck is not None:
        seat, back = state.struck
        if not any(n and back in (None, d.back) for d, n in zip(DESIGNS, state.laid[seat], strict=True)):
            yield f"{_name(seat)} has no such card for the commando to strike (BRV-16.2)."
    if state.lost is not None:
        if state.phase is not Phase.FLYER:
            yield "A card that was struck is told of until the battle is over (BRV-16.4)."
        if not state.seen_discards[state.lost[1]]:
            yield "The card that the commando struck is discarded (BRV-16.3)."
    asking = (Phase.SPY, Phase.COMMIT, Phase.COMMANDO, Phase.FLYER, Phase.LEFTOVER)
    if state.phase not in asking and state.active is not None:
        yield "Nobody is asked anything in this phase (BRV-3.4)."
    if state.phase is Phase.LEFTOVER:
        free = state.options.leftover_order == "free"
        if free and state.active is not None:
            yield "Shields left over are played in any order: nobody is asked (BRV-8.4)."
        if not free and (state.active is None or not state.shields[state.active]):
            yield "Whoever is asked for a shield that is left over must have one (BRV-8.3)."
    if state.phase is Phase.OVER and (state.champion is not None or state.start_shown or any(state.seen_discards)):
        yield "Nothing of the round is kept when the game is over (BRV-20.3)."
    if state.champion == state.sorcerer:
        yield f"{_name(state.sorcerer)} is the sorcerer and cannot be the champion (BRV-9.2)."


def _scores(state: State) -> Iterator[str]:
    options = state.options
    if state.round_no < 1:
        yield "The first round is round 1 (BRV-2.5)."
    marks = [battle.mark for battle in state.battles]
    if marks != sorted(set(marks)):
        yield "Battles are told in order, each once (BRV-13.1)."
    for battle in state.battles:
        yield from _battle(state, battle)
    for seat, told in zip(options.seats, points(state), strict=True):
        if told > state.scores[seat]:
            yield f"{_name(seat)} has a score of {state.scores[seat]}, and {told} from the battles told (BRV-19.7)."
    # Who is past the limit when a round is over ends the game, so more can only come from one round.
    most = options.limit - (options.end_rule == "reach") + sum(POINTS)
    for seat in options.seats:
        if state.scores[seat] > most:
            yield f"{_name(seat)} has a score of {state.scores[seat]}; {most} is the most there can be (BRV-21.3)."
    first = options.first_sorcerer
    if isinstance(first, int) and state.round_no > 0 and state.sorcerer_in(1) != first:
        was = f"{_name(options.seats[first])} was the first sorcerer"
        yield f"{was}, so {_name(state.sorcerer)} is not the sorcerer of round {state.round_no} (BRV-2.3)."
    if state.phase is Phase.OVER and not over_limit(state):
        yield f"The game ends when the limit of {options.limit} is passed, and nobody has passed it (BRV-21.3)."


def _battle(state: State, battle: Battle) -> Iterator[str]:
    """What cannot be in a battle that was fought."""
    head = f"{battle.round_no}.{battle.number}"
    if not 1 <= battle.number <= ROUND_BATTLES or battle.round_no < 1:
        yield f"There is no battle {head}: the first are 1.1 to 1.4 (BRV-13.1)."
        return
    if (battle.round_no, battle.number) > (state.round_no, state.fought):
        yield f"Battle {head} has not been fought yet (BRV-13.1)."
        return
    sorcerer = state.sorcerer_in(battle.round_no)
    if sorcerer in battle.winners or (battle.armies and any(battle.armies[sorcerer])):
        yield f"{_name(sorcerer)} was the sorcerer of battle {head} and did not fight it (BRV-13.3)."
    if battle.champion is None:
        return
    if battle.sorcerer != sorcerer:
        yield f"The sorcerer of battle {head} was {_name(sorcerer)}: the tile goes to the left (BRV-2.3)."
    if battle.champion == sorcerer:
        yield f"{_name(sorcerer)} was the sorcerer of battle {head} and not the champion (BRV-9.2)."
    for other in state.battles:
        if other.round_no == battle.round_no and other.number < battle.number and other.champion is not None:
            if other.people is battle.people:
                yield f"In battle {head} a people fought that had fought before (BRV-13.2)."
            if other.champion != battle.champion:
                yield f"The champion of battle {head} was another one before (BRV-9.3)."
    this_round = battle.round_no == state.round_no and state.phase is not Phase.OVER
    if this_round and (battle.people, battle.champion) != (state.called[battle.number - 1], state.champion):
        yield f"Battle {head} is one of this round, with its people and its champion (BRV-9.3, BRV-14.1)."
    if battle.armies:
        yield from _armies(state, battle, this_round)


def _armies(state: State, battle: Battle, this_round: bool) -> Iterator[str]:
    options, head = state.options, f"{battle.round_no}.{battle.number}"
    fought = together(battle.armies)
    if any(n > most for n, most in zip(fought, state.seen_discards if this_round else options.deck, strict=True)):
        where = "among the discards" if this_round else "in the box"
        yield f"The cards of battle {head} are not all {where} (BRV-19.8)."
    if any(n and design.back not in (battle.people, Back.MERCENARY) for design, n in zip(DESIGNS, fought, strict=True)):
        yield f"In battle {head} one people fights, and mercenaries (BRV-14.2, BRV-15.5)."
    if battle.flown is not None:
        army = battle.armies[battle.flown]
        if not army[Design.FLYING_MACHINE] or army[Design.GOBLIN] < battle.aboard:
            yield f"{_name(battle.flown)} flew in what is not there in battle {head} (BRV-18.5)."
    best = max((each for each in battle.strengths if each is not None), default=None)
    strongest = [seat for seat in options.seats if best is not None and battle.strengths[seat] == best]
    if strongest != list(battle.winners):
        told = " ".join(map(_name, strongest)) or "nobody"
        yield f"With these armies battle {head} was won by {told} (BRV-19.1)."


def _name(seat: Seat) -> str:
    return COLOURS[seat].capitalize()
