"""Before a battle: which one, combat decks, the Units that go first against a fortress (OVO-16, 24.2)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.actions import seat_target
from orclib.games.orcs_vs_orcs.box import DECK, FIRST_LINE, UNITS, VANGUARD, Card, in_order, without
from orclib.games.orcs_vs_orcs.rules.field import fight, number_of, pool, room
from orclib.games.orcs_vs_orcs.rules.flow import ask, on, then
from orclib.games.orcs_vs_orcs.rules.moment import NOT_YOUR_TURN, at, untimely
from orclib.games.orcs_vs_orcs.rules.sides import with_battle, with_secret, with_side
from orclib.games.orcs_vs_orcs.state import Army, Battle, Column, Job, Phase, Secret, Side, Slot, State, Task

ACTIONS_FIRST = Rule(
    "actions-first",
    "OVO-5.9",
    "The battle {at_zone} has to wait until your actions are over.",
    "La bataille {at_zone} doit attendre la fin de vos actions.",
)
NO_BATTLE_THERE = Rule(
    "no-battle-there", "OVO-16.1", "No battle is pending {at_zone}.", "Aucune bataille n'est en attente {at_zone}."
)
NOT_OWNED = Rule(
    "not-owned",
    "OVO-16.3",
    "You do not have {own_cards} to put in the deck.",
    "Il vous manque pour le Deck : {own_cards}.",
)
TOO_FEW = Rule(
    "too-few",
    "OVO-16.3",
    "You own {own_cards}: the deck cannot hold {n_wanted}.",
    "Vous possédez {own_cards} : le Deck ne peut pas en contenir {n_wanted}.",
)
ONLY_ONE = Rule(
    "only-one",
    "OVO-16.3",
    "There is only one card of {card}: the deck cannot hold {n_wanted}.",
    "Il n'existe qu'une carte {card} : le Deck ne peut pas en contenir {n_wanted}.",
)
DECK_FULL = Rule(
    "deck-full", "OVO-16.3", "A combat deck holds at most {n} cards.", "Un Deck de combat compte au plus {n} cartes."
)
NOTHING_LEFT = Rule(
    "nothing-left", "OVO-16.3", "No card is left to put in the deck.", "Il ne reste aucune carte à mettre dans le Deck."
)
DECK_EMPTY = Rule(
    "deck-empty", "OVO-16.5", "A combat deck holds at least one card.", "Un Deck de combat compte au moins une carte."
)
HERO_AWAY = Rule(
    "hero-away",
    "OVO-21.8",
    "{card} has fought in this game turn and rests until the next one.",
    "{card} a combattu pendant ce tour de jeu et se repose jusqu'au prochain.",
)
NOT_FIRST_LINE = Rule(
    "not-first-line",
    "OVO-24.2",
    "Before the first round only first-line Units are engaged, not {a_card}.",
    "Avant le premier round, on n'engage que des Unités de première ligne, pas {a_card}.",
)
NOT_IN_YOUR_DECK = Rule(
    "not-in-your-deck",
    "OVO-24.2",
    "Your deck does not hold so many of these cards: {card}.",
    "Votre Deck ne contient pas autant de ces cartes : {card}.",
)
VANGUARD_SIZE = Rule(
    "vanguard-size",
    "OVO-24.2",
    ("Now just {n} first-line Unit is engaged.", "Now just {n} first-line Units are engaged."),
    (
        "On engage maintenant exactement {n} Unité de première ligne.",
        "On engage maintenant exactement {n} Unités de première ligne.",
    ),
    count="n",
)


# --- the order of battles ---------------------------------------------------------------------------------------------


def next_battle(state: State, job: Job, log: Log) -> State:
    """The next pending battle, of the active player's choice where there are several; or the turn ends (OVO-16.1)."""
    if len(state.clashes) > 1:
        return ask(state, Phase.BATTLES, state.mover)
    if state.clashes:
        return then(state, Job(Task.RECHECK, state.mover, state.clashes[0].zone), job)
    return _end_turn(state)


def judge_next(state: State, action: act.NextBattle) -> list[Reason]:
    reasons, pending = untimely(state, action.seat, Phase.BATTLES), state.clash(action.zone) is not None
    if state.phase is Phase.ACTIONS and pending:
        return [*at(action.zone, ACTIONS_FIRST), *(each for each in reasons if each.code == NOT_YOUR_TURN.code)]
    return reasons if pending else [*reasons, *at(action.zone, NO_BATTLE_THERE)]


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


# --- decks ------------------------------------------------------------------------------------------------------------


def _build(state: State, log: Log, number: int) -> State:
    """Ask a side for its deck, then show both at once; one that owns no card has an empty one (OVO-16.5, 16.6)."""
    if number > 1:
        return _vanguard(state, log)
    if pool(state, number):
        return ask(state, Phase.DECKS, fight(state).sides[number].seat)
    return _built(state, log, number)


def _built(state: State, log: Log, number: int) -> State:
    return _build(with_secret(state, number, done=True), log, number + 1)


def _owning(state: State, number: int, wanted: Counter[Card]) -> list[Reason]:
    """Why cards cannot go in a deck: not owned (OVO-16.3), or a Hero set aside (OVO-21.8)."""
    seat = fight(state).sides[number].seat
    left, inside = Counter(pool(state, number)), Counter(state.secrets[number].deck)
    heroes, here, reasons = {held.hero: held for held in state.held[seat]}, seat_target(seat), []
    for card, count in wanted.items():
        if count <= left[card]:
            continue
        own = int(card in heroes) if card.is_hero else state.players[seat].units[UNITS.index(card)]
        facts = {"card": card.value, "n": own or count, "wanted": inside[card] + count}
        if card in heroes and heroes[card].away:
            reasons.append(HERO_AWAY(here, **facts))
        if not own:
            reasons.append(NOT_OWNED(here, **facts))
        elif inside[card] + count > own:
            reasons.append((ONLY_ONE if card.is_hero else TOO_FEW)(here, **facts))
    return reasons


def judge_add(state: State, action: act.AddCard) -> list[Reason]:
    reasons, number = untimely(state, action.seat, Phase.DECKS), state.side(action.seat)
    if reasons or number is None:
        return reasons
    full = [] if room(state, number) else [DECK_FULL(n=DECK)]
    return [*full, *_owning(state, number, Counter([action.card]))]


def judge_add_all(state: State, action: act.AddAll) -> list[Reason]:
    reasons, number = untimely(state, action.seat, Phase.DECKS), state.side(action.seat)
    if reasons or number is None:
        return reasons
    left = len(pool(state, number))
    if not left:
        reasons.append(NOTHING_LEFT())
    if left > room(state, number):
        reasons.append(DECK_FULL(n=DECK))
    return reasons


def judge_ready(state: State, action: act.DeckReady) -> list[Reason]:
    reasons, number = untimely(state, action.seat, Phase.DECKS), state.side(action.seat)
    if not reasons and number is not None and not state.secrets[number].deck:
        reasons.append(DECK_EMPTY())
    return reasons


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


def _first_line(state: State, cards: tuple[Card, ...]) -> list[Reason]:
    """Why cards cannot go first against a fortress (OVO-24.2)."""
    reasons = []
    for card, count in Counter(cards).items():
        if card not in FIRST_LINE:
            reasons.append(NOT_FIRST_LINE(card=card.value))
        elif count > state.secrets[0].deck.count(card):
            reasons.append(NOT_IN_YOUR_DECK(card=card.value))
    return reasons


def judge_pre_engage(state: State, action: act.PreEngage) -> list[Reason]:
    return untimely(state, action.seat, Phase.VANGUARD) or _first_line(state, (action.card,))


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


# --- a wholedeck or vanguard at once --------------------------------------------------------------------------------


def parts(state: State, action: act.AnyAction) -> tuple[act.AnyAction, ...]:
    """The decisions of an announcement."""
    if isinstance(action, act.BuildDeck):
        return (*(act.AddCard(action.seat, card) for card in action.cards), act.DeckReady(action.seat))
    if isinstance(action, act.Vanguard):
        return tuple(act.PreEngage(action.seat, card) for card in action.cards)
    return (action,)


def timely(state: State, part: act.AnyAction) -> bool:
    """Whether its seat is asked for such a decision now."""
    phase = Phase.VANGUARD if isinstance(part, act.PreEngage) else Phase.DECKS
    return state.phase is phase and part.seat == state.active


def whole(state: State, action: act.AnyAction, found: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Every reason against an announcement: its moment, or its parts and the sums, as the cards lie now."""
    if isinstance(action, act.Vanguard):
        if moment := untimely(state, action.seat, Phase.VANGUARD):
            return tuple(moment)
        due = fight(state).vanguard
        size = [] if len(action.cards) == due else [VANGUARD_SIZE(n=due)]
        return (*size, *found, *_first_line(state, action.cards))
    assert isinstance(action, act.BuildDeck)
    moment, number = untimely(state, action.seat, Phase.DECKS), state.side(action.seat)
    if moment or number is None:
        return tuple(moment)
    full = [DECK_FULL(n=DECK)] if len(action.cards) > room(state, number) else []
    sums = {rule.code for rule in (NOT_OWNED, HERO_AWAY, ONLY_ONE, TOO_FEW)}
    others = [reason for reason in found if reason.code not in sums]
    return (*full, *others, *_owning(state, number, Counter(action.cards)))
