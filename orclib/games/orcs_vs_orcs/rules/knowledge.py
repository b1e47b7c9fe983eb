"""Who knows what (spec 5.2): Heroes held (OVO-9.10, R64), combat decks, hands and choices in a battle (OVO-16.6, 17.3).

Unit cards owned are open, so an enemy knows the pool of which a deck is made, and not the cards chosen. Whoever has
seen a card remembers it, and where it lies. Of a Hero `Held.seen` says who has seen it, `Held.looked` who did so in
secret; of cards in a battle `Secret.peeked`, `shown` and `sunk` are what the enemy has seen, `open` and `returned`
what everybody has. An owner knows what others have seen of what is his.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from msgspec.structs import fields, replace

from orclib.engine import Seat
from orclib.engine.chance import shuffle_last
from orclib.games.orcs_vs_orcs.box import DECK, FIRST_LINE, HAND, HEROES, Card, in_order, spread, without
from orclib.games.orcs_vs_orcs.rules.field import fight, lie_engaged, on_field, spots
from orclib.games.orcs_vs_orcs.state import Deed, Held, Hidden, Job, Phase, Play, Secret, State, Table, Task, View

_OPEN = tuple(field.name for field in fields(Table))


def _open_part(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in _OPEN}


def observe(state: State, seat: Seat | None) -> View:
    """What a seat may know; None is the referee."""
    return View(
        **_open_part(state),
        seat=seat,
        pile=len(state.pile),
        under=tuple([_lying(held, seat) for held in state.under]),
        drawn=tuple([held if seat == state.mover else _lying(held, seat) for held in state.drawn]),
        held=tuple([_holdings(state, Seat(owner), seat) for owner in range(len(state.held))]),
        secrets=tuple([_side(state, number, seat) for number in range(len(state.secrets))]),
        noted=tuple([note for note in state.noted if note.deed is not Deed.SAW or seat in (None, note.seat)]),
        next_tiles=state.next_tiles if seat is None else (),
        next_heroes=state.next_heroes if seat is None else (),
    )


def _lying(held: Held, seat: Seat | None) -> Held:
    """A Hero put under the pile: all saw who has looked at it."""
    return held if seat is None or seat in held.seen else replace(held, hero=None)


def _sorted(heroes: list[Held]) -> tuple[Held, ...]:
    """Known ones first, in order: where the others lie among them is nobody's business."""
    last = len(HEROES) * 2
    return tuple(sorted(heroes, key=lambda held: (last if held.hero is None else held.hero.place, held.seen)))


def _holdings(state: State, owner: Seat, seat: Seat | None) -> tuple[Held, ...]:
    if state.options.open_heroes or seat in (None, owner):
        return state.held[owner]
    assert seat is not None
    return _sorted([_known(held, seat) for held in state.held[owner]])


def _known(held: Held, seat: Seat) -> Held:
    """Somebody else's Hero; who has looked at it in secret is the business of those who have."""
    seen = tuple([each for each in held.seen if each == seat or each not in held.looked])
    if seat not in held.seen:
        return Held(None, seen)
    return replace(held, seen=seen, looked=(seat,) if seat in held.looked else ())


def _side(state: State, number: int, seat: Seat | None) -> Secret | Hidden:
    secret, battle = state.secrets[number], fight(state)
    if seat is None:
        return secret
    owner, foe = battle.sides[number].seat, battle.sides[1 - number].seat
    if seat == owner:
        return replace(secret, tops=())
    if not all(each.done for each in state.secrets):
        return Hidden(done=secret.done)  # decks are built at the same time, in secret (OVO-16.6)
    return Hidden(
        hand=len(secret.hand),
        deck=len(secret.deck),
        under=len(secret.under),
        commit=secret.commit is not None,
        declared=secret.declared if secret.told else None,
        answered=secret.declared is not None,
        told=secret.told,
        peeked=secret.peeked if seat == foe else secret.open,
        shown=secret.shown if seat == foe else secret.returned,
        open=secret.open,
        returned=secret.returned,
        apart=secret.apart if seat == foe else 0,
        sunk=secret.sunk if seat == foe else in_order([*(Counter(secret.sunk) & Counter(secret.open)).elements()]),
        done=secret.done,
    )


# --- positions that fit a view ---------------------------------------------------------------------------------------


def determinize(view: View, rng: Random) -> State:
    """A state that fits the view: Heroes and cards that its seat has not seen are dealt afresh."""
    if view.seat is None:
        return _referee(view)
    known = {held.hero for heaps in (view.under, view.drawn, *view.held) for held in heaps} - {None}
    unknown = [hero for hero in HEROES if hero not in known]
    hidden = sum(each.hero is None for heap in (view.under, view.drawn, *view.held) for each in heap)
    shuffle_last(unknown, hidden, rng)
    under = tuple([_dealt(held, unknown) for held in view.under])
    drawn = tuple([_dealt(held, unknown) for held in view.drawn])
    held = tuple([tuple(sorted([_dealt(each, unknown) for each in heaps], key=_rank)) for heaps in view.held])
    state = State(
        **_open_part(view),
        pile=in_order(unknown),
        under=under,
        drawn=drawn,
        held=held,
        noted=view.noted,
    )
    if not view.secrets:
        return state
    secrets: list[Secret] = []
    for number, side in enumerate(view.secrets):
        secrets.append(side if isinstance(side, Secret) else _dealt_side(state, view, number, side, rng))
    state = replace(state, secrets=tuple(secrets))
    for number, side in enumerate(view.secrets):
        if isinstance(side, Hidden) and side.commit:
            state = replace(state, secrets=_with_choice(state, number, rng))
    return state


def _referee(view: View) -> State:
    known = {held.hero for heaps in (view.under, view.drawn, *view.held) for held in heaps}
    secrets = tuple([side for side in view.secrets if isinstance(side, Secret)])
    pile = tuple([hero for hero in HEROES if hero not in known])
    return State(
        **_open_part(view),
        pile=pile,
        under=view.under,
        drawn=view.drawn,
        held=view.held,
        secrets=secrets,
        noted=view.noted,
        next_tiles=view.next_tiles,
        next_heroes=view.next_heroes,
    )


def _dealt(held: Held, unknown: list[Card]) -> Held:
    """A Hero that the seat knows stays; any other is one of those that are left."""
    return held if held.hero is not None else replace(held, hero=unknown.pop())


def _rank(held: Held) -> int:
    assert held.hero is not None
    return held.hero.place


def unseen_pool(table: State | View, number: int) -> list[Card]:
    """The cards of a side that may lie hidden in its deck or hand: what it owns and nobody has seen engaged."""
    side = fight(table).sides[number]
    left = Counter(spread(table.players[side.seat].units))
    heroes = [held.hero for held in table.held[side.seat] if not held.away or held.hero in side.back]
    left.update([hero for hero in heroes if hero is not None])
    left.subtract([*on_field(side), *side.discards])
    if not lie_engaged(table):
        left.subtract([play.card for play in side.plays])
    return list((+left).elements())


def _dealt_side(state: State, view: View, number: int, side: Hidden, rng: Random) -> Secret:
    """A hand and a deck that fit what is seen of them: cards that were seen, the rest at random from the pool."""
    pool = unseen_pool(state, number)
    if view.phase is Phase.DECKS:
        return Secret(deck=in_order(rng.sample(pool, min(DECK, len(pool)))) if side.done else (), done=side.done)
    for card in side.peeked:
        pool.remove(card)
    hand, inside, under, held = list(side.shown), list[Card](), list(side.sunk), side.hand + side.commit
    cards = [*(Counter(side.peeked) - Counter([*side.shown, *side.sunk])).elements()]
    for _ in range(_first_line_due(view, number) - sum([1 for card in cards if card in FIRST_LINE])):
        cards.append(rng.choice([card for card in pool if card in FIRST_LINE]))
        pool.remove(cards[-1])
    fighting = view.seat == fight(view).sides[1 - number].seat
    if _searched(view, number) and not fighting:  # others look through the deck: it holds a Hero at least
        inside = [rng.choice([card for card in (*cards, *pool) if card.is_hero])]
        (cards if inside[0] in cards else pool).remove(inside[0])
    due = held + side.deck + side.under - len(hand) - len(under) - len(inside) - len(cards)
    others, apart = rng.sample(pool, due), unplaced(side)
    hand += others[:apart]
    cards += others[apart:]
    rng.shuffle(cards)
    cards = [*inside, *cards]
    while len(hand) < held:
        hand.append(cards.pop())
    under += cards[side.deck :]
    rng.shuffle(under)
    if Job(Task.SHUFFLE, number=number) in view.todo and held + side.deck + side.under >= 2 * HAND:
        under[-HAND:] = in_order(under[-HAND:])  # as they are put there, since their order means nothing (OVO-17.7)
    return Secret(
        hand=tuple(hand),
        deck=in_order(cards[: side.deck]),
        under=tuple(under),
        declared=side.declared if side.told else (bool(rng.randrange(2)) if side.answered else None),
        told=side.told,
        peeked=side.peeked,
        shown=side.shown,
        open=side.open,
        returned=side.returned,
        sunk=side.sunk,
        apart=side.apart,
        done=side.done,
    )


def unplaced(side: Hidden) -> int:
    """How many cards in hand the eyes have not seen, and know not to be any of those that they have seen."""
    return max(0, side.apart - len(side.shown))


def _searched(view: View, number: int) -> bool:
    """Whether Moordakk has just looked through the deck of a side and finds a Hero there (OVO-22.10)."""
    step = fight(view).step
    seeks = view.phase is Phase.EFFECT and step is not None and step.card is Card.MOORDAKK
    return seeks and step is not None and number == 1 - step.side


def _first_line_due(view: View, number: int) -> int:
    """How many first-line Units a side is known to have, since it has to engage them (OVO-24.2)."""
    return fight(view).vanguard if number == 0 and view.phase is Phase.VANGUARD else 0


def _with_choice(state: State, number: int, rng: Random) -> tuple[Secret, ...]:
    """One of the cards in hand is the chosen one, in one of its places."""
    secret = state.secrets[number]
    card = rng.choice(secret.hand)
    play = Play(card, rng.choice(spots(state, number, card)))
    chosen = replace(secret, hand=without(secret.hand, card), commit=play)
    return tuple([chosen if each == number else other for each, other in enumerate(state.secrets)])
