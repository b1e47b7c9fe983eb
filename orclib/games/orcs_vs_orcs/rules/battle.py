"""A battle round: draw, choose or reorganise, reveal, place the cards (OVO-17, 19, 21)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from orclib.engine import Log, Reason, Rule, Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.actions import seat_target, slot_target
from orclib.games.orcs_vs_orcs.box import FIRST_LINE, HAND, Card, Line, in_order, without
from orclib.games.orcs_vs_orcs.rules.entry import shown
from orclib.games.orcs_vs_orcs.rules.field import fight, number_of, placed, shuffled_uppers, spots
from orclib.games.orcs_vs_orcs.rules.flow import ask, on, remember, then
from orclib.games.orcs_vs_orcs.rules.moment import left_to_chance, untimely
from orclib.games.orcs_vs_orcs.rules.sides import (
    _KNOWN,
    discard,
    from_under,
    leaves_deck,
    leaves_hand,
    shuffle,
    with_battle,
    with_secret,
    with_side,
)
from orclib.games.orcs_vs_orcs.rules.strikes import ended, strike
from orclib.games.orcs_vs_orcs.state import FRONT, Battle, Column, Deed, Job, Note, Phase, Play, Slot, Spot, State, Task

NO_CARD_NOW = Rule("no-card-now", "OVO-17.1", "No card is drawn now.", "Ce n'est pas le moment de piocher une carte.")
NOT_ON_DECK = Rule(
    "not-in-deck",
    "OVO-17.1",
    "This card cannot be on top of the deck: {card}.",
    "Cette carte ne peut pas être sur le dessus du Deck : {card}.",
)
SHUFFLED_ANYWAY = Rule(
    "shuffled-anyway",
    "OVO-17.7",
    "As the deck is shuffled, the order of the two cards means nothing: name the other one.",
    "Comme on mélange le Deck, l'ordre des deux cartes ne change rien : nommez l'autre.",
)
ONE_CARD = Rule(
    "one-card",
    "OVO-17.8",
    "To reorganise you need two cards in hand, and you have {n}.",
    "Pour se réorganiser, il faut deux cartes en main, et vous en avez {n}.",
)
NO_DECK = Rule(
    "no-deck",
    "OVO-17.8",
    "Your deck is empty: to reorganise, it must hold at least one card.",
    "Votre Deck est vide : pour se réorganiser, il doit y rester au moins une carte.",
)
DECLARED_NO = Rule(
    "declared-no",
    "OVO-17.8",
    "You have not said that you reorganise, so you choose a card.",
    "Vous n'avez pas dit que vous vous réorganisez : vous choisissez donc une carte.",
)
DECLARED_YES = Rule(
    "declared-yes",
    "OVO-17.8",
    "You have said that you reorganise, so that comes first.",
    "Vous avez dit que vous vous réorganisez : c'est donc cela qui vient d'abord.",
)
OWN_PLACE_IS_FREE = Rule(
    "place-is-free",
    "OVO-19.1",
    "{a_card} goes into the first line, where there is always a place.",
    "{a_card} se place en première ligne, où il y a toujours de la place.",
)
OWN_COLUMN = Rule(
    "own-column",
    "OVO-19.1",
    "{a_card} opens a column and does not go into column {n}.",
    "{a_card} ouvre une colonne et ne va pas dans la colonne {n}.",
)
NO_PROTECTOR = Rule(
    "no-protector",
    "OVO-19.2",
    "No first-line Unit is left in column {n} to protect {the_card}.",
    "Il ne reste pas d'Unité de première ligne dans la colonne {n} pour protéger {the_card}.",
)
NO_SUCH_COLUMN = Rule(
    "no-such-column", "OVO-19.3", "There is no column {n} on your side.", "Il n'y a pas de colonne {n} de votre côté."
)
COLUMN_FULL = Rule(
    "column-full",
    "OVO-19.3",
    "Column {n} has its second-line Unit: there is room for one.",
    "La colonne {n} a déjà son Unité de seconde ligne : il y a place pour une seule.",
)
BEHIND_ONLY = Rule(
    "behind-only",
    "OVO-19.3",
    "{a_card} goes into the second line of column {n}, not into the first.",
    "{a_card} se place en seconde ligne de la colonne {n}, pas en première.",
)
PLACE_IS_FREE = Rule(
    "place-is-free",
    "OVO-19.4",
    "There is a protected place for {the_card}: it has to be taken.",
    "Il y a une place protégée pour {the_card} : il faut la prendre.",
)
NEEDS_UNIT = Rule(
    "needs-unit",
    "OVO-21.1",
    "A Hero is placed on a Unit: say on which one.",
    "Un Héros se pose sur une Unité : dites laquelle.",
)
NEEDS_BOTH_LINES = Rule(
    "needs-both-lines",
    "OVO-21.1",
    "A Hero needs a column with a first-line and a second-line Unit, and column {n} lacks one.",
    "Il faut à un Héros une colonne avec une Unité de première ligne et une de seconde, et il en manque une à "
    "la colonne {n}.",
)
HERO_THERE = Rule(
    "hero-there",
    "OVO-21.2",
    "{hero} is on column {n} already: a column has one Hero at most.",
    "{hero} est déjà sur la colonne {n} : une colonne porte au plus un Héros.",
)
HERO_PLACE_IS_FREE = Rule(
    "place-is-free",
    "OVO-R70",
    "There is a place for {the_card}: it has to be taken.",
    "Il y a une place pour {the_card} : il faut la prendre.",
)
GOES_BLIND = Rule(
    "goes-blind",
    "OVO-22.17",
    "Because of Vri-Hurcka, the top card of your deck is engaged unseen: you neither choose nor reorganise.",
    "À cause de Vri-Hurcka, vous engagez en aveugle la première carte de votre Deck : ni choix, ni réorganisation.",
)
NO_WALLS = Rule(
    "no-walls",
    "OVO-24.7",
    "No walls protect {the_card} here: they protect the defender of a fortress.",
    "Aucun mur ne protège {the_card} ici : les murs protègent le défenseur d'une Forteresse.",
)
ON_SECOND_LINE = Rule(
    "on-second-line",
    "OVO-24.8",
    "In column {n} only walls stand in front: {the_card} has to be put on the second-line Unit.",
    "Dans la colonne {n}, seuls les murs sont devant : {the_card} doit être posé sur l'Unité de seconde ligne.",
)
WALLS_ARE_FREE = Rule(
    "place-is-free",
    "OVO-R38",
    "The walls protect {the_card}: the place behind them has to be taken.",
    "Les murs protègent {the_card} : il faut prendre la place derrière eux.",
)
NOT_IN_HAND = Rule(
    "not-in-hand", "OVO-17.3", "You do not have {a_card} in hand.", "Vous n'avez pas cette carte en main : {a_card}."
)


# --- hands ------------------------------------------------------------------------------------------------------------


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


def drawn_from(state: State) -> tuple[Card, ...]:
    """The cards of which one is drawn now; the one that a position has put on top."""
    number = fight(state).drawing
    assert number is not None
    secret = state.secrets[number]
    return secret.tops[:1] or secret.deck


def judge_draw(state: State, action: act.Draw) -> list[Reason]:
    reasons = left_to_chance(state, action.seat, Phase.DRAW, NO_CARD_NOW)
    if not reasons and action.card not in drawn_from(state):
        reasons.append(NOT_ON_DECK(card=action.card.value))
    return reasons


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


# --- the choice -------------------------------------------------------------------------------------------------------


def choose_cards(state: State, job: Job, log: Log) -> State:
    """Whoever has no card loses (OVO-25.7, 25.8); else both choose in secret (OVO-17.3)."""
    sides = fight(state).sides
    empty = tuple([number for number in (0, 1) if not state.secrets[number].cards and not sides[number].plays])
    if empty:
        return ended(state, log, 4, empty)
    return _ask_next(state, log)


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
    for number in (1, 0) if battle.sides[0].waits else (0, 1):
        chosen = state.secrets[number].commit is not None or battle.sides[number].plays
        if chosen or (goes_blind(state, number) and not waiting):
            continue
        if goes_blind(state, number):
            return then(_turn_unseen(state, log, number), Job(Task.CHOOSE_CARDS))
        return ask(state, Phase.COMMIT, battle.sides[number].seat)
    return on(state, Job(Task.REVEAL))


def _blindly(state: State, seat: Seat) -> list[Reason]:
    """Vri-Hurcka's victim neither chooses nor reorganises (OVO-22.17)."""
    number = state.side(seat)
    if number is not None and state.phase in (Phase.COMMIT, Phase.DRAW, Phase.PLACE) and goes_blind(state, number):
        return [GOES_BLIND(seat_target(seat))]
    return []


def judge_declare(state: State, action: act.DeclareReorganise) -> list[Reason]:
    return [*_blindly(state, action.seat), *untimely(state, action.seat, Phase.DECLARE)]


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


def unready(state: State, number: int) -> Iterator[Reason]:
    """What a side lacks to reorganise: two cards in hand, and one in the deck at least (OVO-17.8)."""
    secret = state.secrets[number]
    if len(secret.hand) < HAND:
        yield ONE_CARD(n=len(secret.hand))
    if not secret.deck and not secret.under:
        yield NO_DECK()


def may_reorganise(state: State, number: int) -> bool:
    """Whether a side has what it takes to reorganise, and does not go on blindly (OVO-17.8, 22.17)."""
    return not goes_blind(state, number) and not any(unready(state, number))


def undeclared(state: State, number: int) -> bool:
    """Whether a side that reorganises has to say so before, and has not (OVO-R36)."""
    waiting = any(side.waits for side in fight(state).sides)
    return state.options.reorganise_blind and not waiting and not state.secrets[number].declared


def judge_reorganise(state: State, action: act.Reorganise) -> list[Reason]:
    reasons = [*_blindly(state, action.seat), *untimely(state, action.seat, Phase.COMMIT)]
    number = state.side(action.seat)
    if reasons or number is None:
        return reasons
    secret = state.secrets[number]
    if action.upper not in secret.hand:
        reasons.append(NOT_IN_HAND.under("OVO-17.5")(card=action.upper.value))
    elif action.shuffle and action.upper not in shuffled_uppers(secret):
        reasons.append(SHUFFLED_ANYWAY(card=action.upper.value))
    reasons += unready(state, number)
    if undeclared(state, number):
        reasons.append(DECLARED_NO())
    return reasons


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


def must_reorganise(state: State, number: int) -> bool:
    """Whether a side has declared that it reorganises (OVO-R36)."""
    return bool(state.secrets[number].declared)


_commit = cache(act.Commit)


def commits(state: State, seat: Seat, number: int) -> list[act.AnyAction]:
    """Each card in hand, in every place that it may take."""
    hand = dict.fromkeys(state.secrets[number].hand)
    return [_commit(seat, card, spot) for card in hand for spot in spots(state, number, card)]


def commit_tries(state: State, seat: Seat, number: int) -> list[act.AnyAction]:
    """Each card in hand, in every place that there is."""
    hand = dict.fromkeys(state.secrets[number].hand)
    return [_commit(seat, card, spot) for card in hand for spot in all_spots(state, number)]


def all_spots(state: State, number: int) -> list[Spot | None]:
    """Every place on a side of the battlefield, a new column and none among them."""
    columns = range(len(fight(state).sides[number].columns))
    return [*(Spot(column, line) for column in columns for line in Line), FRONT, None]


def judge_commit(state: State, action: act.Commit) -> list[Reason]:
    """Why a card cannot be chosen, or not for such a place; in the effect step it is Kokoth's second one."""
    reasons = [*_blindly(state, action.seat), *untimely(state, action.seat, Phase.COMMIT, Phase.EFFECT)]
    number = state.side(action.seat)
    if reasons or number is None:
        return reasons
    if must_reorganise(state, number):
        reasons.append(DECLARED_YES())
    if action.card not in state.secrets[number].hand:
        return [*reasons, NOT_IN_HAND(act.card_target(action.card), card=action.card.value)]
    return [*reasons, *_placing(state, number, action.card, action.spot)]


def commit(state: State, action: act.Commit, log: Log) -> State:
    number = number_of(state, action.seat)
    secret = state.secrets[number]
    log.append(ev.Committed("OVO-17.3", action.seat, action.card))
    play = Play(action.card, action.spot)
    state = with_secret(state, number, hand=without(secret.hand, action.card), commit=play)
    if any(side.waits for side in fight(state).sides) and not fight(state).sides[number].waits:
        state = _reveal_one(state, log, number, "OVO-22.3")
    return _ask_next(state, log)


# --- the reveal -------------------------------------------------------------------------------------------------------


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


def _placing(state: State, number: int, card: Card, spot: Spot | None) -> list[Reason]:
    """Why a card cannot lie there (OVO-19, 21, 24)."""
    free = spots(state, number, card)
    if spot in free:
        return []
    side, facts = fight(state).sides[number], {"card": card.value}
    if spot is None:
        marks = [slot_target(side.seat, s.column, s.line or Line.FIRST) for s in free if s and s.column is not None]
        if card.is_hero:
            return [HERO_PLACE_IS_FREE(*marks, **facts)]
        behind = PLACE_IS_FREE if marks else WALLS_ARE_FREE
        return [(OWN_PLACE_IS_FREE if card in FIRST_LINE else behind)(*marks, **facts)]
    if spot.column is None:
        if card in FIRST_LINE:
            return [OWN_COLUMN(**facts, n=str(len(side.columns) + 1))]
        return [(NEEDS_UNIT if card.is_hero else NO_WALLS)(**facts)]
    if not 0 <= spot.column < len(side.columns):
        return [NO_SUCH_COLUMN(**facts, n=spot.column + 1)]
    column, line = side.columns[spot.column], spot.line or Line.FIRST
    here, facts = slot_target(side.seat, spot.column, line), {**facts, "n": str(spot.column + 1)}
    if card in FIRST_LINE:
        return [OWN_COLUMN(here, **facts)]
    if card.is_hero:
        if column.hero is not None:
            return [HERO_THERE(here, **facts, hero=column.hero.value)]
        return [(ON_SECOND_LINE if column.wall and column.second is not None else NEEDS_BOTH_LINES)(here, **facts)]
    if column.second is not None:
        return [COLUMN_FULL(here, **facts)]
    return [(NO_PROTECTOR if column.first is None else BEHIND_ONLY)(here, **facts)]


def judge_place(state: State, action: act.Place) -> list[Reason]:
    reasons, number = untimely(state, action.seat, Phase.PLACE), state.side(action.seat)
    if reasons or number is None:
        return reasons
    (play,) = fight(state).sides[number].plays
    return _placing(state, number, play.card, action.spot)


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


def judge_swap(state: State, action: act.ForceSwap) -> list[Reason]:
    return untimely(state, action.seat, Phase.SWAP)


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
