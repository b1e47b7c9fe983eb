"""Strikes and losses, Berserk, how a round and a battle end (OVO-18, 23, 25, 26)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orclib.engine import Event, Log, Reason, Rule
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.actions import strike_target
from orclib.games.orcs_vs_orcs.box import BERSERK, LAP, Card, in_order
from orclib.games.orcs_vs_orcs.rules.field import Parts, ending, fight, number_of
from orclib.games.orcs_vs_orcs.rules.flow import (
    add_hordes,
    ask,
    eliminated,
    gain,
    on,
    remember,
    then,
    with_army,
    with_player,
    without_clash,
)
from orclib.games.orcs_vs_orcs.rules.meeting import retreats
from orclib.games.orcs_vs_orcs.rules.moment import untimely
from orclib.games.orcs_vs_orcs.rules.sides import discard, with_battle, with_fighters, with_side
from orclib.games.orcs_vs_orcs.state import Deed, Job, Note, Phase, State, Step, Task

WHITE_TOKEN = Rule(
    "white-token",
    "OVO-23.1",
    "Your strike token is white: you have no Berserk to use.",
    "Votre jeton de suivi des frappes est blanc : vous n'avez pas d'effet Berserk à utiliser.",
)
OUTSIDE = Rule(
    "outside",
    "OVO-23.2",
    "Your token is on space {space}: Berserk is for the moment when it enters the zone, spaces 4 to 6.",
    "Votre jeton est sur la case {space} : l'effet Berserk sert au moment où il entre dans la zone, les cases 4 à 6.",
)
IN_THE_ZONE = Rule(
    "in-the-zone",
    "OVO-23.6",
    "Your token is on space {space} already: Berserk is for the moment when it enters the zone.",
    "Votre jeton est déjà sur la case {space} : l'effet Berserk sert au moment où il entre dans la zone.",
)


# --- strikes ----------------------------------------------------------------------------------------------------------


def strike(
    state: State, log: Log, number: int, strikes: int, card: Card | None, clause: str, parts: Parts = ()
) -> State:
    """An army takes strikes: each moves its token on; past the last space a Horde is lost (OVO-18.1 to 18.5)."""
    side = fight(state).sides[number]
    after = (side.space - 1 + strikes) % LAP + 1
    laps = (side.space - 1 + strikes) // LAP
    entered = side.entered or (side.space < BERSERK <= side.space + strikes) or side.space + strikes >= LAP + BERSERK
    effect = clause not in ("OVO-17.11", "OVO-17.6")
    log.append(ev.Struck(clause, side.seat, strikes, card, effect, parts, side.space, after))
    state = with_side(state, number, space=after, entered=entered)
    for _ in range(laps):
        cost = state.fighters(number) > 0  # only such a lap can be taken back (OVO-22.20)
        state = with_side(lose_horde(state, log, number, "OVO-18.2"), number, lapped=cost)
    return state


def lose_horde(state: State, log: Log, number: int, clause: str) -> State:
    """A Horde is put on the combat tracking tile (OVO-18.4), if there is one (OVO-18.5)."""
    side, left = fight(state).sides[number], state.fighters(number)
    if not left:
        log.append(ev.NobodyLeft("OVO-18.5", side.seat))
        return state
    if clause != "OVO-23.3":
        log.append(ev.HordeLost(clause, side.seat, side.losses + 1))
    state = with_side(state, number, losses=side.losses + 1)
    return with_fighters(state, number, left - 1)


def strengths(state: State, job: Job, log: Log) -> State:
    """Both strengths are applied together (OVO-17.11); then the effects of the round are due (OVO-17.15)."""
    battle = fight(state)
    cards = [side.plays[0].card for side in battle.sides]
    for number in (0, 1):
        if power := state.options.strength(cards[number]):
            state = strike(state, log, 1 - number, power, cards[number], "OVO-17.11")
    steps = [Step(number, cards[number]) for number in (0, 1)]
    if state.options.effect_order != "attacker_first":
        steps.sort(key=lambda step: not step.card.is_hero)
    steps.sort(key=lambda step: step.card is not Card.FROKSH)
    state = with_battle(state, queue=tuple(steps))
    return then(state, Job(Task.CHECK), Job(Task.WINDOW), Job(Task.EFFECTS))


# --- Berserk ----------------------------------------------------------------------------------------------------------


def window(state: State, job: Job, log: Log) -> State:
    """Whoever's red token has entered the zone may use Berserk now (OVO-23.2, 23.7, 23.10)."""
    waits = state.options.berserk_timing == "round" and not job.forced
    for number in (0, 1):
        side = fight(state).sides[number]
        if not side.entered or waits:
            continue
        if state.players[side.seat].red and state.fighters(1 - number):
            log.append(ev.ZoneEntered("OVO-23.2" if side.space >= BERSERK else "OVO-23.8", side.seat))
            return ask(then(state, job), Phase.BERSERK, side.seat)
        state = with_side(state, number, entered=False)
    return state


def judge_berserk(state: State, action: act.UseBerserk) -> list[Reason]:
    reasons, number = untimely(state, action.seat, Phase.BERSERK), state.side(action.seat)
    if reasons and number is not None and state.phase is not Phase.OVER:
        side, here = fight(state).sides[number], strike_target(action.seat)
        if not side.entered:
            reasons.insert(0, (IN_THE_ZONE if side.space >= BERSERK else OUTSIDE)(here, space=side.space))
        if not state.players[action.seat].red:
            reasons.insert(0, WHITE_TOKEN(here))
    return reasons


def use_berserk(state: State, action: act.UseBerserk, log: Log) -> State:
    """An enemy Horde is eliminated, its token goes back, the own token turns white (OVO-23.3 to 23.5)."""
    number = number_of(state, action.seat)
    state = with_side(on(state), number, entered=False)
    if not action.yes:
        log.append(ev.BerserkKept("OVO-23.11", action.seat))
        return state
    foe = fight(state).sides[1 - number]
    log.append(ev.BerserkUsed("OVO-23.3", action.seat, foe.seat, foe.losses + 1))
    state = lose_horde(state, log, 1 - number, "OVO-23.3")
    log += [ev.BerserkCost("OVO-23.4", foe.seat), ev.BerserkCost("OVO-23.5", action.seat)]
    state = with_side(state, 1 - number, space=1, lapped=foe.lapped and foe.space == 1)
    return then(with_player(state, action.seat, red=False), Job(Task.CHECK))


# --- the end of a round -----------------------------------------------------------------------------------------------


def check(state: State, job: Job, log: Log) -> State:
    """OVO-R42 the other way: the battle ends as soon as a strike brings an ending about."""
    if state.options.endings_check == "strike":
        number, losers = ending(state)
        if number:
            return ended(state, log, number, losers)
    return state


def round_end(state: State, job: Job, log: Log) -> State:
    """Berserk that has waited (OVO-R40), then the end of the round."""
    return then(with_battle(state, step=None, snapshot=()), Job(Task.WINDOW, forced=True), Job(Task.JUDGE_ROUND))


def judge_round(state: State, job: Job, log: Log) -> State:
    """Xaphyr, then what had no place is discarded, then the endings (OVO-22.20, 19.6, 21.4, 25.1)."""
    for number in (0, 1):
        for _ in range(fight(state).sides[number].rewinds):
            state = _rewind(state, log, number)
    for number in (0, 1):
        side = fight(state).sides[number]
        columns = tuple([column for column in side.columns if column.first or column.second])
        if len(columns) < len(side.columns):
            state = with_side(state, number, columns=columns)
        if side.loose or side.strays:
            state = with_side(state, number, loose=(), strays=())
            for slot in side.loose:
                state = discard(state, log, number, slot.card, "OVO-19.6")
            for hero in side.strays:
                state = discard(state, log, number, hero, "OVO-21.4")
    found, losers = ending(state)
    if found:
        return ended(state, log, found, losers)
    starved = tuple([number for number in (0, 1) if fight(state).sides[number].starved])
    if starved:
        return ended(state, log, 4, starved)
    return then(state, Job(Task.ROUND))


def _rewind(state: State, log: Log, number: int) -> State:
    """Xaphyr: one space left; over the first space only back over a lap of this round (OVO-22.20)."""
    side = fight(state).sides[number]
    saved = side.space == 1 and side.lapped
    if side.space == 1 and not saved:
        log.append(ev.NoEffect("OVO-22.20", side.seat, Card.XAPHYR))
        return state
    after = LAP if saved else side.space - 1
    revives = saved and side.losses > side.exhausted
    log.append(ev.Rewound("OVO-22.20", side.seat, side.space, after, revives))
    state = with_side(state, number, space=after, losses=side.losses - revives, lapped=side.lapped and not saved)
    return with_fighters(state, number, state.fighters(number) + 1) if revives else state


# --- the end of a battle ----------------------------------------------------------------------------------------------


_ENDINGS = {
    (1, False): "OVO-25.2", (1, True): "OVO-25.3", (2, False): "OVO-25.4", (3, False): "OVO-25.5",
    (3, True): "OVO-25.6", (4, False): "OVO-25.7", (4, True): "OVO-25.8",
}  # fmt: skip


def ended(state: State, log: Log, number: int, losers: tuple[int, ...]) -> State:
    """The battle is over: nothing of it goes on (OVO-25)."""
    battle = fight(state)
    winner = None if len(losers) > 1 else 1 - losers[0]
    seats = [side.seat for side in battle.sides]
    told = None if winner is None else seats[winner]
    clause = _ENDINGS[number, winner is None]
    log.append(ev.BattleEnded(clause, battle.zone, number, told, tuple([seats[loser] for loser in losers])))
    state = remember(state, *[note for event in log for note in _notes(event)])
    state = with_battle(state, ending=number, winner=winner, queue=(), step=None, drawing=None, snapshot=())
    return replace(on(state), todo=(Job(Task.AFTERMATH),))


def _notes(event: Event) -> Iterator[Note]:
    """What is left of an event once decks and hands are gone."""
    match event:
        case ev.DeckBuilt(seat=seat, count=count):
            yield Note(seat, Deed.BUILT, number=count)
        case ev.Reorganised(seat=seat, shuffled=shuffled, cards=cards):
            if shuffled:
                yield Note(seat, Deed.SHUFFLED)
            yield Note(seat, Deed.SAW, cards or ())
        case ev.DeckSearched(seat=seat, cards=cards):
            yield Note(seat, Deed.SAW, cards or ())
        case ev.CardFetched(seat=seat, card=Card() as card):
            yield Note(seat, Deed.SAW, (card,))


def aftermath(state: State, job: Job, log: Log) -> State:
    """The tracking tile is emptied, cards go back, the winner gains a point (OVO-26.1, 26.7 to 26.10)."""
    battle = fight(state)
    for number, side in enumerate(battle.sides):
        foe = battle.sides[1 - number].seat
        state = eliminated(state, log, side.seat, foe, side.losses - side.exhausted)
        away = in_order(
            [held.hero for held in state.held[side.seat] if held.away and held.hero in _heroes_engaged(state, number)]
        )
        if away:
            log.append(ev.SetAside("OVO-21.8", side.seat, away))
    state = replace(state, secrets=())
    if battle.winner is not None:
        state = gain(state, log, battle.sides[battle.winner].seat, "OVO-26.1")
        if state.phase is Phase.OVER:
            return state
    losers = [number for number in (0, 1) if number != battle.winner]
    return then(state, *[Job(Task.FALL_BACK, number=number) for number in losers], Job(Task.SETTLED))


def _heroes_engaged(state: State, number: int) -> list[Card]:
    side = fight(state).sides[number]
    on_columns = [column.hero for column in side.columns if column.hero is not None]
    return [*on_columns, *side.strays, *side.back, *(card for card in side.discards if card.is_hero)]


def fall_back(state: State, job: Job, log: Log) -> State:
    """A beaten army that still has Hordes retreats, or is destroyed (OVO-26.2, 26.3)."""
    battle, number = fight(state), job.number
    left, seat = state.fighters(number), battle.sides[number].seat
    if not left:
        return state
    if retreats(state, seat, battle.zone):
        return ask(state, Phase.ROUT, seat, battle.zone)
    log.append(ev.Destroyed("OVO-26.3", seat, battle.zone, left))
    state = with_fighters(state, number, 0) if number else without_clash(state, battle.zone)
    return eliminated(state, log, seat, battle.sides[1 - number].seat, left, "OVO-26.3")


def fall_back_to(state: State, action: act.Retreat, log: Log) -> State:
    battle = fight(state)
    number = number_of(state, action.seat)
    left = state.fighters(number)
    clause = "OVO-26.4" if number == 0 and battle.winner is None and state.fighters(1) else "OVO-26.2"
    log.append(ev.Retreated(clause, action.seat, battle.zone, action.to, left))
    if number == 0:
        state = add_hordes(without_clash(state, battle.zone), action.seat, action.to, left, left, left)
    else:
        state = add_hordes(with_army(state, battle.zone, None), action.seat, action.to, left)
    return on(state, Job(Task.SETTLE, action.seat, action.to))


def settled(state: State, job: Job, log: Log) -> State:
    """A winning attacker holds the zone, and the entry rules apply (OVO-26.5); else it stays as it was (OVO-26.6)."""
    battle = fight(state)
    attacker, zone = battle.sides[0].seat, battle.zone
    clash = state.clash(zone)
    fought = replace(battle, turned=False, blind=False, vanguard=0)
    state = replace(without_clash(state, zone), battle=None, fought=fought)
    if battle.winner == 0 and clash is not None and clash.hordes:
        marched = min(clash.marched, clash.hordes)
        state = add_hordes(state, attacker, zone, clash.hordes, clash.hordes, marched)
        log.append(ev.ZoneSettled("OVO-26.5", zone))
        jobs = (Job(Task.HOLD, attacker, zone), Job(Task.CONQUER, attacker, zone, 1))
        return then(state, *jobs, Job(Task.NEXT_BATTLE))
    log.append(ev.ZoneSettled("OVO-26.6", zone))
    return then(state, Job(Task.NEXT_BATTLE))
