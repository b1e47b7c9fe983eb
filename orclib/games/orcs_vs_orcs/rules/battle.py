"""A battle from its decks to its aftermath (OVO-16 to 19, 23 to 26)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from orclib.engine import Event
from orclib.engine.values import replaced
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import BERSERK, FIRST_LINE, HAND, LAP, VANGUARD, Card, Line, in_order, without
from orclib.games.orcs_vs_orcs.rules.entry import shown
from orclib.games.orcs_vs_orcs.rules.field import Parts, ending, fight, may_reorganise, number_of, placed, pool, spots
from orclib.games.orcs_vs_orcs.rules.flow import (
    Log,
    add_hordes,
    ask,
    eliminated,
    gain,
    on,
    remember,
    retreats,
    then,
    with_army,
    with_clash,
    with_player,
    without_clash,
)
from orclib.games.orcs_vs_orcs.state import (
    Army,
    Battle,
    Column,
    Deed,
    Job,
    Note,
    Phase,
    Play,
    Secret,
    Side,
    Slot,
    Spot,
    State,
    Step,
    Task,
)

# --- small changes ---------------------------------------------------------------------------------------------------


def with_battle(state: State, **changes: Any) -> State:
    """The state with something else in the battle."""
    return replace(state, battle=replace(fight(state), **changes))


def with_side(state: State, number: int, **changes: Any) -> State:
    """The state with something else on one side of the battle."""
    battle = fight(state)
    one, other = battle.sides
    sides = (replace(one, **changes), other) if number == 0 else (one, replace(other, **changes))
    return replace(state, battle=replace(battle, sides=sides))


def with_secret(state: State, number: int, **changes: Any) -> State:
    """The state with something else among the secrets of a side."""
    return replace(state, secrets=replaced(state.secrets, number, replace(state.secrets[number], **changes)))


def with_fighters(state: State, number: int, hordes: int) -> State:
    """The state with so many Hordes on a side of the battle."""
    zone = fight(state).zone
    if number == 0:
        clash = state.clash(zone)
        assert clash is not None
        return with_clash(state, replace(clash, hordes=hordes))
    return with_army(state, zone, Army(fight(state).sides[1].seat, hordes))


_KNOWN: Final = ("peeked", "shown", "open", "returned")
"""What enemies and everybody know of a side's cards, and of those in hand."""


def from_under(state: State, number: int, *, hidden: bool) -> tuple[State, Card]:
    """The card on top of an unshuffled deck; drawn unseen, it may be any that the enemy knows to lie there."""
    secret = state.secrets[number]
    card, *under = secret.under
    left = without(secret.sunk, card) if card in secret.sunk else secret.sunk
    return with_secret(state, number, under=tuple(under), sunk=() if hidden else left), card


def leaves_hand(state: State, number: int, card: Card) -> State:
    """A card of a side's hand is no longer hidden: nobody need remember it."""
    secret = state.secrets[number]
    surely = len(secret.hand) < secret.apart  # all that was in hand had been there as the deck was looked through
    if secret.apart and (surely or secret.peeked.count(card) <= secret.shown.count(card)):
        state = with_secret(state, number, apart=secret.apart - 1)
    if secret.peeked.count(card) <= secret.sunk.count(card) or (surely and card not in secret.shown):
        return state  # none was seen, or those that were lie under the deck
    known = {name: getattr(secret, name) for name in _KNOWN}
    return with_secret(state, number, **{name: without(seen, card) for name, seen in known.items() if card in seen})


def leaves_deck(state: State, number: int, card: Card) -> State:
    """The same of a card of the deck: one that is known to be in hand still is."""
    secret = state.secrets[number]
    if card not in secret.peeked:
        return state
    known = {"peeked": (secret.peeked, secret.shown), "open": (secret.open, secret.returned)}
    sunk = secret.sunk.count(card)
    gone = {
        name: without(seen, card) for name, (seen, hand) in known.items() if seen.count(card) > hand.count(card) + sunk
    }
    return with_secret(state, number, **gone)


# --- the order of battles --------------------------------------------------------------------------------------------


def next_battle(state: State, job: Job, log: Log) -> State:
    """The next pending battle, of the active player's choice where there are several; or the turn ends (OVO-16.1)."""
    if len(state.clashes) > 1:
        return ask(state, Phase.BATTLES, state.mover)
    if state.clashes:
        return then(state, Job(Task.RECHECK, state.mover, state.clashes[0].zone), job)
    return _end_turn(state)


def choose_battle(state: State, action: act.NextBattle, log: Log) -> State:
    log.append(ev.BattleChosen("OVO-16.1", action.seat, action.zone))
    return on(state, Job(Task.RECHECK, action.seat, action.zone), Job(Task.NEXT_BATTLE))


def _end_turn(state: State) -> State:
    """What lay down stands up, and the next player's turn begins, or the game turn ends (OVO-5.1, 27.1, 28.6)."""
    first, mover = state.first, state.mover
    assert first is not None
    assert mover is not None
    armies = tuple([Army(a.seat, a.hordes) if a is not None and a.moved else a for a in state.armies])
    forts = tuple([replace(f, fresh=False, fallen=False) if f is not None and f.fresh else f for f in state.fortresses])
    state = replace(state, armies=armies, fortresses=forts, recruited=(), taken=(), actions=0)
    order = state.options.clockwise(first)
    at = order.index(mover) + 1
    if at < len(order):
        return then(state, Job(Task.TURN, order[at]))
    return then(replace(state, mover=None), Job(Task.SCORING))


def begin_battle(state: State, job: Job, log: Log) -> State:
    """Both build their combat decks, tokens go to the first space (OVO-16.2, 16.7)."""
    zone, attacker = job.zone, state.mover
    assert zone is not None
    assert attacker is not None
    army, clash, fort = state.army(zone), state.clash(zone), state.fortress(zone)
    assert army is not None
    assert clash is not None
    assault = fort is not None and fort.standing and fort.owner == army.seat
    clause = "OVO-24.1" if assault else "OVO-16.7"
    log.append(ev.BattleBegan(clause, zone, attacker, army.seat, clash.hordes, army.hordes, assault))
    sides = (Side(attacker, losses=clash.exhausted, exhausted=clash.exhausted), Side(army.seat))
    if clash.exhausted:
        log.append(ev.MarchCounts("OVO-7.7", attacker, clash.exhausted))
    state = replace(state, battle=Battle(zone, assault, sides), secrets=(Secret(), Secret()))
    return _build(state, log, 0)


# --- decks -----------------------------------------------------------------------------------------------------------


def _build(state: State, log: Log, number: int) -> State:
    """Ask a side for its deck, then show both at once; one that owns no card has an empty one (OVO-16.5, 16.6)."""
    if number > 1:
        return _vanguard(state, log)
    if pool(state, number):
        return ask(state, Phase.DECKS, fight(state).sides[number].seat)
    return _built(state, log, number)


def _built(state: State, log: Log, number: int) -> State:
    return _build(with_secret(state, number, done=True), log, number + 1)


def add_card(state: State, action: act.AddCard, log: Log) -> State:
    number = number_of(state, action.seat)
    return with_secret(state, number, deck=in_order([*state.secrets[number].deck, action.card]))


def add_all(state: State, action: act.AddAll, log: Log) -> State:
    number = number_of(state, action.seat)
    state = with_secret(state, number, deck=in_order([*state.secrets[number].deck, *pool(state, number)]))
    return deck_ready(state, action, log)


def deck_ready(state: State, action: act.AnyAction, log: Log) -> State:
    return _built(state, log, number_of(state, action.seat))


def _vanguard(state: State, log: Log) -> State:
    """Against a fortress the attacker engages two first-line Units, or what there is (OVO-24.2, 24.6)."""
    state = on(state)
    for side, secret in zip(fight(state).sides, state.secrets, strict=True):
        log.append(ev.DeckBuilt("OVO-16.3", side.seat, len(secret.deck), secret.deck))
    if fight(state).assault:
        found = [card for card in state.secrets[0].deck if card in FIRST_LINE]
        due = min(VANGUARD, len(found))
        if len(found) > due and len({*found}) > 1:
            return ask(with_battle(state, vanguard=due), Phase.VANGUARD, fight(state).sides[0].seat)
        for card in found[:due]:
            state = _engage_first(state, log, card)
    return then(state, Job(Task.ROUND))


def pre_engage(state: State, action: act.PreEngage, log: Log) -> State:
    due = fight(state).vanguard - 1
    state = with_battle(_engage_first(state, log, action.card), vanguard=due)
    left = {card for card in state.secrets[0].deck if card in FIRST_LINE}
    if due and len(left) == 1:
        state, due = with_battle(_engage_first(state, log, *left), vanguard=0), 0
    return state if due else on(state, Job(Task.ROUND))


def _engage_first(state: State, log: Log, card: Card) -> State:
    side = fight(state).sides[0]
    log.append(ev.PreEngaged("OVO-24.2", side.seat, card, len(side.columns)))
    secret = state.secrets[0]
    tops = without(secret.tops, card) if secret.tops else ()
    state = with_secret(state, 0, deck=without(secret.deck, card), tops=tops)
    return with_side(state, 0, columns=(*side.columns, Column(first=Slot(card))))


# --- hands -----------------------------------------------------------------------------------------------------------


def begin_round(state: State, job: Job, log: Log) -> State:
    """A round begins: hands are filled (OVO-17.1), unless somebody has no card left and loses anyway (OVO-25.7)."""
    number = fight(state).round + 1
    log.append(ev.RoundBegan("OVO-17.16" if number > 1 else "OVO-17.1", number))
    state = with_battle(state, round=number)
    for side in (0, 1):
        state = with_side(state, side, plays=(), lapped=False, cancelled=False, rewinds=0)
        state = with_secret(state, side, declared=None, told=False)
    fill = (Job(Task.FILL, number=0), Job(Task.FILL, number=1)) if all(each.cards for each in state.secrets) else ()
    return then(state, *fill, Job(Task.CHOOSE_CARDS))


def fill(state: State, job: Job, log: Log) -> State:
    """A side draws until it has two cards in hand (OVO-17.1); none, where it goes on blindly (OVO-22.17)."""
    number = job.number
    side, secret = fight(state).sides[number], state.secrets[number]
    if side.blind and (secret.deck or secret.under):
        return state
    if len(secret.hand) >= HAND:
        return state
    if secret.deck:
        state = with_battle(state, drawing=number, turned=False, blind=False)
        return ask(then(state, job), Phase.DRAW, None)
    if secret.under:
        state, card = from_under(state, number, hidden=True)
        return then(_to_hand(state, log, number, card), job)
    if secret.hand:
        log.append(ev.DeckEmpty("OVO-17.2", side.seat))
    return state


def _to_hand(state: State, log: Log, number: int, card: Card) -> State:
    step = fight(state).step
    clause = "OVO-22.7" if step is not None and step.card is Card.KOKOTH else "OVO-17.1"
    log.append(ev.CardDrawn(clause, fight(state).sides[number].seat, card))
    return with_secret(state, number, hand=(*state.secrets[number].hand, card))


def draw(state: State, action: act.Draw, log: Log) -> State:
    """The top card of a deck: it comes in hand, is discarded, or is engaged unseen."""
    battle = fight(state)
    number = battle.drawing
    assert number is not None
    secret = state.secrets[number]
    deck, tops = without(secret.deck, action.card), secret.tops[1:]
    state = with_secret(with_battle(state, drawing=None), number, deck=deck, tops=tops)
    return top_card(on(state), log, number, action.card)


def top_card(state: State, log: Log, number: int, card: Card) -> State:
    """What becomes of a card that came off the top of a deck."""
    battle = fight(state)
    if battle.turned:
        return discard(leaves_deck(state, number, card), log, number, card, _discard_clause(battle, number))
    if battle.blind:
        state = shown(leaves_deck(state, number, card), battle.sides[number].seat, card)
        log.append(ev.Revealed("OVO-22.17", battle.sides[number].seat, card))
        return place_now(state, number, card)
    return _to_hand(state, log, number, card)


def _discard_clause(battle: Battle, number: int) -> str:
    """A Catapult's doing, a Shaman's price, or a Shaman's doing (OVO-20.12, 20.9, 20.11)."""
    assert battle.step is not None
    if battle.step.card is Card.CATAPULT:
        return "OVO-20.12"
    return "OVO-20.9" if number == battle.step.side else "OVO-20.11"


def discard(state: State, log: Log, number: int, card: Card, clause: str) -> State:
    """A card lies face up, out of this battle (OVO-19.9)."""
    side = fight(state).sides[number]
    log.append(ev.Discarded(clause, side.seat, card))
    state = shown(state, side.seat, card)
    return with_side(state, number, discards=(*fight(state).sides[number].discards, card))


# --- the choice ------------------------------------------------------------------------------------------------------


def choose_cards(state: State, job: Job, log: Log) -> State:
    """Whoever has no card loses (OVO-25.7, 25.8); else both choose in secret (OVO-17.3)."""
    sides = fight(state).sides
    empty = tuple([number for number in (0, 1) if not state.secrets[number].cards and not sides[number].plays])
    if empty:
        return ended(state, log, 4, empty)
    return _ask_next(state, log)


def _order(state: State) -> tuple[int, int]:
    """Who chooses first: the attacker, or with Eruhsk the enemy (OVO-22.3)."""
    return (1, 0) if fight(state).sides[0].waits else (0, 1)


def goes_blind(state: State, number: int) -> bool:
    """Whether a side engages the top card of its deck unseen in this round (OVO-22.17)."""
    secret = state.secrets[number]
    return fight(state).sides[number].blind and bool(secret.deck or secret.under)


def _ask_next(state: State, log: Log) -> State:
    """Ask whoever has not chosen yet; with Eruhsk the enemy's card is revealed before (OVO-22.3)."""
    battle = fight(state)
    waiting = any(side.waits for side in battle.sides)
    if state.options.reorganise_blind and not waiting:
        for number in (0, 1):
            if state.secrets[number].declared and state.secrets[number].told:
                return ask(state, Phase.COMMIT, battle.sides[number].seat)
        for number in (0, 1):
            if state.secrets[number].declared is None and may_reorganise(state, number):
                return ask(state, Phase.DECLARE, battle.sides[number].seat)
        state = _declarations(state, log)
        for number in (0, 1):
            if state.secrets[number].declared:
                return ask(state, Phase.COMMIT, battle.sides[number].seat)
    for number in _order(state):
        chosen = state.secrets[number].commit is not None or battle.sides[number].plays
        if chosen or (goes_blind(state, number) and not waiting):
            continue
        if goes_blind(state, number):
            return then(_turn_unseen(state, log, number), Job(Task.CHOOSE_CARDS))
        return ask(state, Phase.COMMIT, battle.sides[number].seat)
    return on(state, Job(Task.REVEAL))


def declare(state: State, action: act.DeclareReorganise, log: Log) -> State:
    state = with_secret(state, number_of(state, action.seat), declared=action.yes)
    return _ask_next(state, log)


def _declarations(state: State, log: Log) -> State:
    """All who could have said whether they reorganise, and it is told (OVO-R36)."""
    for number in (0, 1):
        secret = state.secrets[number]
        if secret.declared is not None and not secret.told:
            log.append(ev.Declared("OVO-17.8", fight(state).sides[number].seat, secret.declared))
            state = with_secret(state, number, told=True)
    return state


def reorganise(state: State, action: act.Reorganise, log: Log) -> State:
    """Both cards go under the deck, two are drawn, for one strike (OVO-17.5 to 17.7)."""
    number = number_of(state, action.seat)
    secret = state.secrets[number]
    lower = without(secret.hand, action.upper)
    log.append(ev.Reorganised("OVO-17.5", action.seat, action.shuffle, (action.upper, *lower)))
    under = (*secret.under, action.upper, *lower)
    state = with_secret(state, number, hand=(), under=under, apart=0, declared=None, told=False)
    state = with_secret(state, number, shown=(), returned=(), sunk=in_order([*secret.sunk, *secret.shown]))
    state = strike(state, log, number, 1, None, "OVO-17.6")
    jobs = [Job(Task.FILL, number=number), Job(Task.CHOOSE_CARDS)]
    if action.shuffle:
        jobs.insert(1, Job(Task.SHUFFLE, number=number))
    return on(state, Job(Task.CHECK), Job(Task.WINDOW), *jobs)


def shuffle_after(state: State, job: Job, log: Log) -> State:
    """The deck is shuffled after a reorganisation (OVO-17.7)."""
    return shuffle(state, job.number)


def shuffle(state: State, number: int) -> State:
    """A side shuffles its deck: nobody knows any more what lies at the bottom."""
    secret = state.secrets[number]
    return with_secret(state, number, deck=in_order([*secret.deck, *secret.under]), under=(), sunk=(), tops=())


def commit(state: State, action: act.Commit, log: Log) -> State:
    number = number_of(state, action.seat)
    secret = state.secrets[number]
    log.append(ev.Committed("OVO-17.3", action.seat, action.card))
    play = Play(action.card, action.spot)
    state = with_secret(state, number, hand=without(secret.hand, action.card), commit=play)
    if any(side.waits for side in fight(state).sides) and not fight(state).sides[number].waits:
        state = _reveal_one(state, log, number, "OVO-22.3")
    return _ask_next(state, log)


# --- the reveal ------------------------------------------------------------------------------------------------------


def _reveal_one(state: State, log: Log, number: int, clause: str) -> State:
    play = state.secrets[number].commit
    assert play is not None
    log.append(ev.Revealed(clause, fight(state).sides[number].seat, play.card))
    state = leaves_hand(with_secret(state, number, commit=None), number, play.card)
    return with_side(shown(state, fight(state).sides[number].seat, play.card), number, plays=(play,))


def reveal(state: State, job: Job, log: Log) -> State:
    """Both cards are revealed together (OVO-17.4); whoever goes blindly turns up the top card (OVO-22.17)."""
    for number in (0, 1):
        if state.secrets[number].commit is not None:
            state = _reveal_one(state, log, number, "OVO-17.4")
    for number in (0, 1):
        if not fight(state).sides[number].plays:
            return then(_turn_unseen(state, log, number), Job(Task.REVEAL))
    return then(state, Job(Task.NOTE))


def _turn_unseen(state: State, log: Log, number: int) -> State:
    """The top card is engaged, whatever it is (OVO-22.17)."""
    state, secret = with_battle(on(state), turned=False, blind=True), state.secrets[number]
    if secret.deck:
        return ask(with_battle(state, drawing=number), Phase.DRAW, None)
    state, card = from_under(state, number, hidden=False)
    return top_card(state, log, number, card)


def place_now(state: State, number: int, card: Card) -> State:
    """A card that has to be engaged: its owner places it, where there is a choice (OVO-17.17)."""
    places = spots(state, number, card)
    state = with_side(state, number, plays=(Play(card, places[0]),))
    return state if len(places) == 1 else ask(state, Phase.PLACE, fight(state).sides[number].seat)


def place(state: State, action: act.Place, log: Log) -> State:
    number = number_of(state, action.seat)
    (play,) = fight(state).sides[number].plays
    return on(with_side(state, number, plays=(Play(play.card, action.spot),)))


def note(state: State, job: Job, log: Log) -> State:
    """Froksh is noted before everything else (OVO-22.4); then Shagratt's owner is asked (OVO-22.14)."""
    for number in (0, 1):
        if revealed(state, number) is Card.FROKSH:
            state = with_side(state, 1 - number, cancelled=True)
    for number in (0, 1):
        if revealed(state, number) is Card.SHAGRATT:
            side = fight(state).sides[number]
            if side.cancelled:
                continue  # the effect step tells why
            if state.secrets[1 - number].hand:
                return ask(then(state, Job(Task.ENGAGE)), Phase.SWAP, side.seat)
            log.append(ev.NoEffect("OVO-22.14", side.seat, Card.SHAGRATT))
    return then(state, Job(Task.ENGAGE))


def revealed(state: State, number: int) -> Card | None:
    """The card that a side has revealed this round, if it has a place."""
    plays = fight(state).sides[number].plays
    return plays[0].card if plays and plays[0].spot is not None else None


def force_swap(state: State, action: act.ForceSwap, log: Log) -> State:
    """The enemy takes the card back and engages the one kept in hand (OVO-22.14)."""
    number = 1 - number_of(state, action.seat)
    side, secret = fight(state).sides[number], state.secrets[number]
    if not action.yes:
        log.append(ev.NotSwapped("OVO-22.14", action.seat, side.seat))
        return on(state)
    back, card = side.plays[0].card, secret.hand[0]
    log.append(ev.Swapped("OVO-22.14", action.seat, side.seat, back, card))
    state = remember(state, Note(action.seat, Deed.SWAPPED))
    state = leaves_hand(with_secret(state, number, hand=secret.hand[1:]), number, card)
    state = shown(_goes_back(state, number, back), side.seat, card)
    return place_now(on(state), number, card)


def _goes_back(state: State, number: int, card: Card) -> State:
    """A card that all have seen comes in hand again: they know that it is there (OVO-22.14)."""
    secret = state.secrets[number]
    known = {name: in_order([*getattr(secret, name), card]) for name in _KNOWN}
    return with_secret(state, number, hand=(*secret.hand, card), **known)


def engage(state: State, job: Job, log: Log) -> State:
    """The cards come on the battlefield (OVO-17.10)."""
    for number in (0, 1):
        (play,) = fight(state).sides[number].plays
        state = with_side(engage_card(state, log, number, play), number, blind=False, waits=False)
    return then(state, Job(Task.STRENGTHS))


def engage_card(state: State, log: Log, number: int, play: Play) -> State:
    """One card comes on the battlefield: in its place, or without protection (OVO-19.5, 21.4)."""
    side = fight(state).sides[number]
    if play.card.is_hero:
        state = shown(state, side.seat, play.card, away=True)
    if play.spot is None:
        log.append(ev.Unprotected("OVO-21.4" if play.card.is_hero else "OVO-19.5", side.seat, play.card))
        if play.card.is_hero:
            return with_side(state, number, strays=(*side.strays, play.card))
        return with_side(state, number, loose=(*side.loose, Slot(play.card)))
    columns, at = placed(state, number, play.card, play.spot)
    log.append(ev.Engaged(_engaged_clause(play, columns[at]), side.seat, play.card, play.spot, at))
    line = play.spot.line or (Line.FIRST if play.card in FIRST_LINE else Line.SECOND)
    lies = Play(play.card, Spot(at, line))  # from now on where it lies, no longer where it was to go
    return with_side(state, number, columns=columns, plays=tuple([lies if p is play else p for p in side.plays]))


def _engaged_clause(play: Play, column: Column) -> str:
    if play.card.is_hero:
        return "OVO-24.8" if column.wall else "OVO-21.1"
    if play.card in FIRST_LINE:
        return "OVO-17.10"
    return "OVO-24.7" if play.spot is not None and play.spot.column is None else "OVO-19.3"


# --- strikes ---------------------------------------------------------------------------------------------------------


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


# --- Berserk ---------------------------------------------------------------------------------------------------------


def window(state: State, job: Job, log: Log) -> State:
    """Whoever's red token has entered the zone may use Berserk now (OVO-23.2, 23.7, 23.10)."""
    waits = state.options.berserk_timing == "round" and not job.forced
    for number in (0, 1):
        side = fight(state).sides[number]
        if not side.entered or waits:
            continue
        if state.players[side.seat].red and state.fighters(1 - number):
            log.append(ev.ZoneEntered("OVO-23.2", side.seat))
            return ask(then(state, job), Phase.BERSERK, side.seat)
        state = with_side(state, number, entered=False)
    return state


def use_berserk(state: State, action: act.UseBerserk, log: Log) -> State:
    """An enemy Horde is eliminated, its token goes back, the own token turns white (OVO-23.3 to 23.5)."""
    number = number_of(state, action.seat)
    state = with_side(on(state), number, entered=False)
    if not action.yes:
        log.append(ev.BerserkKept("OVO-23.2", action.seat))
        return state
    foe = fight(state).sides[1 - number]
    log.append(ev.BerserkUsed("OVO-23.3", action.seat, foe.seat, foe.losses + 1))
    state = lose_horde(state, log, 1 - number, "OVO-23.3")
    state = with_side(state, 1 - number, space=1, lapped=foe.lapped and foe.space == 1)
    return then(with_player(state, action.seat, red=False), Job(Task.CHECK))


# --- the end of a round ----------------------------------------------------------------------------------------------


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


# --- the end of a battle ---------------------------------------------------------------------------------------------

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
    state = with_battle(
        state, ending=number, winner=winner, routed=losers, queue=(), step=None, drawing=None, snapshot=()
    )
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
    return then(state, *[Job(Task.FALL_BACK, number=number) for number in battle.routed], Job(Task.SETTLED))


def _heroes_engaged(state: State, number: int) -> list[Card]:
    side = fight(state).sides[number]
    on_columns = [column.hero for column in side.columns if column.hero is not None]
    return [*on_columns, *side.strays, *side.back, *(card for card in side.discards if card.is_hero)]


def fall_back(state: State, job: Job, log: Log) -> State:
    """A beaten army that still has Hordes retreats, or is destroyed (OVO-26.2, 26.3)."""
    battle, number = fight(state), job.number
    left, seat = state.fighters(number), battle.sides[number].seat
    if not left:
        return with_battle(state, routed=tuple([each for each in battle.routed if each != number]))
    if retreats(state, seat, battle.zone):
        return ask(state, Phase.ROUT, seat, battle.zone)
    log.append(ev.Destroyed("OVO-26.3", seat, battle.zone, left))
    state = with_fighters(state, number, 0) if number else without_clash(state, battle.zone)
    state = eliminated(state, log, seat, battle.sides[1 - number].seat, left, "OVO-26.3")
    return with_battle(state, routed=tuple([each for each in battle.routed if each != number]))


def fall_back_to(state: State, action: act.Retreat, log: Log) -> State:
    battle = fight(state)
    number = number_of(state, action.seat)
    left = state.fighters(number)
    log.append(ev.Retreated("OVO-26.2", action.seat, battle.zone, action.to, left))
    if number == 0:
        state = add_hordes(without_clash(state, battle.zone), action.seat, action.to, left, left, left)
    else:
        state = add_hordes(with_army(state, battle.zone, None), action.seat, action.to, left)
    state = with_battle(state, routed=tuple([each for each in battle.routed if each != number]))
    return on(state, Job(Task.SETTLE, action.seat, action.to))


def settled(state: State, job: Job, log: Log) -> State:
    """A winning attacker holds the zone, and the entry rules apply (OVO-26.5); else it stays as it was (OVO-26.6)."""
    battle = fight(state)
    attacker, zone = battle.sides[0].seat, battle.zone
    clash = state.clash(zone)
    fought = replace(battle, routed=(), turned=False, blind=False, vanguard=0)
    state = replace(without_clash(state, zone), battle=None, fought=fought)
    if battle.winner == 0 and clash is not None and clash.hordes:
        marched = min(clash.marched, clash.hordes)
        state = add_hordes(state, attacker, zone, clash.hordes, clash.hordes, marched)
        jobs = (Job(Task.HOLD, attacker, zone), Job(Task.CONQUER, attacker, zone, 1))
        return then(state, *jobs, Job(Task.NEXT_BATTLE))
    return then(state, Job(Task.NEXT_BATTLE))
