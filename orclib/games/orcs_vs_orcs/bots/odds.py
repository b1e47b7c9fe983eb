"""What eyes that do not know all can reckon: which card comes next, which Hero, whether the game would be over.

Of the cards that the eyes have not seen each is as likely to lie in one place as in another. Nothing is concluded from
what people choose to do: that somebody keeps a card says nothing here about which it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import comb
from random import Random
from typing import Final

from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Seat, Try
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import CARDS, FIRST_LINE, HAND, HEROES, HEROES_DRAWN, SECOND_LINE, Card
from orclib.games.orcs_vs_orcs.rules.choices import chances
from orclib.games.orcs_vs_orcs.rules.field import fight
from orclib.games.orcs_vs_orcs.rules.flow import camp_glory
from orclib.games.orcs_vs_orcs.rules.knowledge import determinize, observe, unplaced, unseen_pool
from orclib.games.orcs_vs_orcs.rules.reckoning import payments, unbeatable
from orclib.games.orcs_vs_orcs.rules.transitions import apply_unchecked
from orclib.games.orcs_vs_orcs.state import Held, Hidden, Phase, Secret, State, View
from orclib.games.orcs_vs_orcs.text import sentences
from orclib.games.orcs_vs_orcs.text.names import card_name, seat_name, seats_list
from orclib.language import percent, plural, say

Play = Callable[[State, act.AnyAction], tuple[State, tuple[Event, ...]]]

Shares = dict[Card, Fraction]

MOST_PARTS: Final = 1000
"""Shares of more parts than these are told as percentages only."""

# --- Heroes ----------------------------------------------------------------------------------------------------------


def unknown_heroes(view: View) -> tuple[Card, ...]:
    """The Heroes that lie where the eyes of the view do not know them."""
    known = {*view.next_heroes, *(held.hero for heap in (view.under, view.drawn, *view.held) for held in heap)}
    return tuple([hero for hero in HEROES if hero not in known])


def _one_of(view: View, heap: Iterable[Held]) -> Shares:
    """Which Hero one of some is, each as likely as the others."""
    held, unknown = tuple(heap), unknown_heroes(view)
    found: Shares = {each.hero: Fraction(1, len(held)) for each in held if each.hero is not None}
    hidden = sum([1 for each in held if each.hero is None])
    if hidden:
        found |= dict.fromkeys(unknown, Fraction(hidden, len(held) * len(unknown)))
    return _in_order(found)


def drawn_heroes(view: View) -> Shares:
    """How likely each Hero is among those that are drawn for a neutral city (OVO-9.3), adding up to their number."""
    unknown = unknown_heroes(view)
    due = min(HEROES_DRAWN, view.pile + len(view.under))
    from_pile = min(due, view.pile)
    from_under = view.under[: due - from_pile]
    on_top = view.next_heroes[:from_pile]
    found: Shares = dict.fromkeys([*on_top, *(held.hero for held in from_under if held.hero is not None)], Fraction(1))
    hidden = from_pile - len(on_top) + sum([1 for held in from_under if held.hero is None])
    if hidden:
        found |= dict.fromkeys(unknown, Fraction(hidden, len(unknown)))
    return _in_order(found)


def stolen_hero(view: View, victim: Seat) -> Shares:
    """Which Hero is drawn from those that a player holds (OVO-9.7)."""
    return _one_of(view, view.held[victim])


# --- combat decks ----------------------------------------------------------------------------------------------------


def hand_card(view: View, number: int) -> Shares:
    """Which card any in a side's hand is, the chosen one included."""
    side = view.secrets[number]
    if not isinstance(side, Hidden):
        return _evenly((*side.hand, side.commit.card) if side.commit is not None else side.hand)
    count = side.hand + side.commit
    if not count:
        return {}
    found = {card: Fraction(n, count) for card, n in Counter(side.shown).items()}
    apart = unplaced(side)
    share = Fraction(count - len(side.shown) - apart, count)
    for card, part in _anywhere(view, number, side).items():
        found[card] = found.get(card, Fraction(0)) + share * part
    for card, part in _unseen(view, number, side).items():
        found[card] = found.get(card, Fraction(0)) + Fraction(apart, count) * part
    return _in_order(found)


def next_card(view: View, number: int) -> Shares:
    """Which card is on top of a side's deck; nothing for an empty one."""
    side = view.secrets[number]
    if not isinstance(side, Hidden):
        return _evenly(side.tops[:1] or side.deck or side.under[:1])
    if side.deck or not side.sunk:
        return _anywhere(view, number, side) if side.deck + side.under else {}
    found = {card: Fraction(n, side.under) for card, n in Counter(side.sunk).items()}
    share = Fraction(side.under - len(side.sunk), side.under)
    for card, part in _anywhere(view, number, side).items():
        found[card] = found.get(card, Fraction(0)) + share * part
    return _in_order(found)


def _anywhere(view: View, number: int, side: Hidden) -> Shares:
    """Which card any is that a side hides without its being known where: in its deck, in hand, or chosen."""
    placed = (*side.shown, *side.sunk)
    total = side.hand + side.deck + side.under + side.commit - len(placed) - unplaced(side)
    if not total:
        return {}
    seen = Counter(side.peeked) - Counter(placed)
    found: dict[Card, Fraction] = {card: Fraction(n, total) for card, n in seen.items()}
    share = Fraction(total - seen.total(), total)
    if share:
        for card, part in _unseen(view, number, side).items():
            found[card] = found.get(card, Fraction(0)) + share * part
    return _in_order(found)


def _unseen(view: View, number: int, side: Hidden) -> Shares:
    """Which card any is that a side hides and that the eyes have not seen."""
    pool, unknown = Counter(unseen_pool(view, number)), unknown_heroes(view)
    pool.subtract(side.peeked)
    heroes = sum([1 for held in view.held[fight(view).sides[number].seat] if held.hero is None])
    others = pool.total() + heroes
    found = {card: Fraction(n, others) for card, n in pool.items() if n}
    if heroes:
        found |= dict.fromkeys(unknown, Fraction(heroes, others * len(unknown)))
    return found


def among_next(view: View, number: int, count: int = HAND) -> Shares:
    """How likely each card is among the next ones that are drawn from a deck whose cards the eyes know."""
    side = view.secrets[number]
    assert not isinstance(side, Hidden)
    if side.tops:
        return _in_order(dict.fromkeys((*side.tops, *side.under)[:count], Fraction(1)))
    deck, found = side.deck, Shares()
    drawn = min(count, len(deck))
    for card, n in Counter(deck).items():
        found[card] = 1 - Fraction(comb(len(deck) - n, drawn), comb(len(deck), drawn))
    for card in side.under[: count - drawn]:
        found[card] = Fraction(1)
    return _in_order(found)


def _evenly(cards: tuple[Card, ...]) -> Shares:
    return _in_order({card: Fraction(n, len(cards)) for card, n in Counter(cards).items()})


def _in_order(shares: Mapping[Card, Fraction]) -> Shares:
    return {card: shares[card] for card in CARDS if shares.get(card)}


# --- what chance may do ----------------------------------------------------------------------------------------------


def chances_known(state: State, seat: Seat | None) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    """What chance may do now as a seat has to reckon it, who does not see all cards; they sum to 1."""
    view = observe(state, seat)
    if seat is not None:
        match state.phase:
            case Phase.RIVER:
                return chances(replace(state, next_tiles=()))
            case Phase.HERO_DRAW:
                unknown = unknown_heroes(view)
                return tuple([(act.DrawHero(CHANCE, hero), Fraction(1, len(unknown))) for hero in unknown])
            case Phase.HERO_STEAL:
                assert state.victim is not None
                stolen = stolen_hero(view, state.victim)
                return tuple([(act.StealHero(CHANCE, hero), share) for hero, share in stolen.items()])
            case Phase.DRAW:
                number = fight(state).drawing
                assert number is not None
                return tuple([(act.Draw(CHANCE, card), share) for card, share in next_card(view, number).items()])
    return chances(state)


# --- what an action leads to -----------------------------------------------------------------------------------------


def reveals(view: View, action: act.AnyAction, play: Play = apply_unchecked) -> dict[str, Fraction]:
    """In words, what an action leads to that is not certain, with exact odds; {} where all is. `play` carries it out.

    Where several come together, as two Heroes that are drawn, the shares sum to more than 1.
    """
    if isinstance(action, act.Chance | Try):
        return {}
    if isinstance(action, act.Reorganise):
        return _drawn_anew(view, action)
    state, events = play(determinize(view, Random(0)), action)
    for event in events:
        if _shows(view, event):
            return _told(view, event)
    match state.phase:
        case Phase.HERO_DRAW if not _drawn_already(events) and view.seat in (None, state.mover):
            return _uncertain({_drawn_text(hero): share for hero, share in drawn_heroes(view).items()})
        case Phase.HERO_STEAL if state.victim is not None:
            return _uncertain({_stolen_text(h): share for h, share in stolen_hero(view, state.victim).items()})
        case Phase.DRAW if state.battle is not None and state.battle.turned and view.secrets:
            number = state.battle.drawing
            assert number is not None
            seat, clause = state.battle.sides[number].seat, _discard_clause(action)
            shares = next_card(view, number).items()
            return _uncertain({_said(ev.Discarded(clause, seat, card)): share for card, share in shares})
    return {}


def discloses(view: View, action: act.AnyAction, play: Play = apply_unchecked) -> bool:
    """Whether doing this would show the eyes of the view what lies hidden from them, without chance's doing."""
    if view.seat is None or isinstance(action, act.Chance | Try):
        return False
    _state, events = play(determinize(view, Random(0)), action)
    return any(_shows(view, event) for event in events)


def _shows(view: View, event: Event) -> bool:
    """Whether an event tells the eyes of the view what they do not know before it. (That it happens, they know.)"""
    eyes = view.seat
    if eyes is None:
        return False
    match event:
        case ev.Revealed(seat=seat):
            return seat != eyes and _is_hidden(view, seat)
        case ev.Discarded(seat=seat, clause=clause):
            return seat != eyes and clause not in _OPEN_DISCARDS and _is_hidden(view, seat)
        case ev.Swapped(victim=victim):
            return victim != eyes and _is_hidden(view, victim)
        case ev.DeckSearched(seat=seat, owner=owner):
            return eyes == seat != owner
        case ev.Declared(seat=seat) | ev.DeckBuilt(seat=seat):
            return seat != eyes
        case ev.HeroStolen(seat=seat, victim=victim, open=is_open):
            hidden = any(held.hero is None for held in view.held[victim])
            return hidden and (is_open or eyes in (seat, victim))
        case ev.HeroDrawn(seat=seat):
            return seat == eyes and any(held.hero is None for held in view.under)
    return False


_OPEN_DISCARDS: Final = ("OVO-19.6", "OVO-21.4")
"""Discards of cards that had been engaged."""


_FROM_HAND: Final = ("OVO-17.4", "OVO-22.3", "OVO-22.7", "OVO-22.15")
"""Cards that are revealed or discarded from a hand; others come from the top of a deck."""


def _is_hidden(view: View, seat: Seat) -> bool:
    number = view.side(seat)
    return number is not None and bool(view.secrets) and isinstance(view.secrets[number], Hidden)


def _told(view: View, event: Event) -> dict[str, Fraction]:
    """What an event may tell, in words; {} for what is not reckoned."""
    match event:
        case ev.Revealed() | ev.Discarded():
            number = view.side(event.seat)
            assert number is not None
            where = hand_card if event.clause in _FROM_HAND else next_card
            shares = where(view, number).items()
            return _uncertain({_said(replace(event, card=card)): share for card, share in shares})
        case ev.Swapped(victim=victim):
            number = view.side(victim)
            assert number is not None
            shares = hand_card(view, number).items()
            return _uncertain({_said(replace(event, card=card)): share for card, share in shares})
        case ev.HeroStolen(victim=victim):
            return _uncertain({_stolen_text(hero): share for hero, share in stolen_hero(view, victim).items()})
        case ev.HeroDrawn():
            return _uncertain({_drawn_text(hero): share for hero, share in drawn_heroes(view).items()})
    return {}


def _drawn_anew(view: View, action: act.Reorganise) -> dict[str, Fraction]:
    """What is among the two cards that are drawn after a reorganisation (OVO-17.5)."""
    number = view.side(action.seat)
    if number is None or isinstance(view.secrets[number], Hidden):
        return {}
    shares = among_next(view, number).items()
    return _uncertain({_said(ev.CardDrawn("OVO-17.1", action.seat, card)): share for card, share in shares})


def _drawn_already(events: tuple[Event, ...]) -> bool:
    """Whether some of the Heroes of a city had been drawn before."""
    return any(isinstance(event, ev.HeroDrawn) for event in events)


def _discard_clause(action: act.AnyAction) -> str:
    return "OVO-20.11" if not isinstance(action, act.Chant) or action.colour.value == "red" else "OVO-20.9"


def _uncertain(shares: dict[str, Fraction]) -> dict[str, Fraction]:
    return {} if all(share == 1 for share in shares.values()) else shares


def _said(event: Event) -> str:
    """The sentence of an event, as the beginning of a line."""
    return sentences.sentence(event).removesuffix(".")


def _drawn_text(hero: Card) -> str:
    return say("{hero} is among the Heroes drawn", "{hero} est parmi les Héros piochés").format(hero=card_name(hero))


def _stolen_text(hero: Card) -> str:
    return say("the Hero stolen is {hero}", "le Héros volé est {hero}").format(hero=card_name(hero))


# --- what there is to reckon with ------------------------------------------------------------------------------------


def prospects(view: View) -> tuple[tuple[str, str], ...]:
    """What the eyes of a view can reckon: sentences with exact odds, each with its clause."""
    return (*_battle(view), *_heroes(view), *_end(view))


def _battle(view: View) -> Iterator[tuple[str, str]]:
    """The next cards of the decks that the eyes know, and what others keep hidden."""
    if view.battle is None or not view.secrets or not view.battle.round:
        return
    for number, side in enumerate(view.secrets):
        seat = seat_name(view.battle.sides[number].seat)
        if isinstance(side, Hidden):
            yield from _hidden_lines(view, number, seat, side)
            continue
        for card, share in next_card(view, number).items():
            text = say(
                "The next card that {seat} draws may be this one, {card}: {share}.",
                "La prochaine carte que pioche {seat} peut être celle-ci, {card} : {share}.",
            )
            yield text.format(seat=seat, card=card_name(card), share=_share(share)), "OVO-17.1"
        among = _heroes_among(side)
        if among:
            text = say(
                "A Hero is among the next two cards that {seat} draws: {share}.",
                "Un Héros est parmi les deux prochaines cartes que pioche {seat} : {share}.",
            )
            yield text.format(seat=seat, share=_share(among)), "OVO-17.1"


def _hidden_lines(view: View, number: int, seat: str, side: Hidden) -> Iterator[tuple[str, str]]:
    """What the chosen card of somebody else is likely to be, or any card in hand."""
    shares = hand_card(view, number)
    if not side.hand + side.commit or not shares or _searched(view):
        return
    texts = (
        (
            say(
                "The card that {seat} has chosen is a first-line Unit: {share}.",
                "La carte choisie par {seat} est une Unité de première ligne : {share}.",
            ),
            say(
                "The card that {seat} has chosen is a second-line Unit: {share}.",
                "La carte choisie par {seat} est une Unité de seconde ligne : {share}.",
            ),
            say(
                "The card that {seat} has chosen is a Hero: {share}.",
                "La carte choisie par {seat} est un Héros : {share}.",
            ),
        )
        if side.commit
        else (
            say(
                "A card in hand of {seat} is a first-line Unit: {share}.",
                "Une carte en main de {seat} est une Unité de première ligne : {share}.",
            ),
            say(
                "A card in hand of {seat} is a second-line Unit: {share}.",
                "Une carte en main de {seat} est une Unité de seconde ligne : {share}.",
            ),
            say("A card in hand of {seat} is a Hero: {share}.", "Une carte en main de {seat} est un Héros : {share}."),
        )
    )
    for text, cards in zip(texts, (FIRST_LINE, SECOND_LINE, HEROES), strict=True):
        share = sum([shares.get(card, Fraction(0)) for card in cards], Fraction(0))
        if share:
            yield text.format(seat=seat, share=_share(share)), "OVO-17.3"


def _searched(view: View) -> bool:
    """Whether a deck has just been looked through (OVO-22.10): then what is in hand is not any card that is hidden."""
    step = fight(view).step
    return view.phase is Phase.EFFECT and step is not None and step.card is Card.MOORDAKK


def _heroes_among(side: Secret) -> Fraction:
    """How likely one of the next two cards is a Hero."""
    if side.tops:
        return Fraction(any(card.is_hero for card in (*side.tops, *side.under)[:HAND]))
    deck, under = side.deck, side.under
    drawn, heroes = min(HAND, len(deck)), sum([1 for card in deck if card.is_hero])
    if any(card.is_hero for card in under[: HAND - drawn]):
        return Fraction(1)
    if not heroes:
        return Fraction(0)
    return 1 - Fraction(comb(len(deck) - heroes, drawn), comb(len(deck), drawn))


def _heroes(view: View) -> Iterator[tuple[str, str]]:
    """How likely each of the Heroes that the eyes have not seen is drawn for the next neutral city."""
    shares = {share for hero, share in drawn_heroes(view).items() if hero in unknown_heroes(view)}
    cities = [zone for zone in view.board.zones if view.board.kind[zone] == "city" and view.marker(zone) is None]
    if view.phase is Phase.ACTIONS and shares and cities:
        text = say(
            "Each Hero that has not been seen is among those drawn for the next neutral city: {share}.",
            "Chaque Héros pas encore vu est parmi ceux piochés pour la prochaine Cité neutre : {share}.",
        )
        yield text.format(share=_share(shares.pop())), "OVO-9.3"


def _end(view: View) -> Iterator[tuple[str, str]]:
    """Whether the game would be over if the game turn ended now."""
    if not view.turn_no or view.phase is Phase.OVER or view.first is None:
        return
    paid = Counter([seat for each in payments(view) for seat in each.paid])
    players = tuple([replace(p, glory=p.glory + paid[Seat(at)]) for at, p in enumerate(view.players)])
    after = replace(view, players=players, supply=max(0, view.supply - paid.total()))
    points = {view.options.camp(seat): camp_glory(after, seat) for seat in view.options.seats}
    best = max(points.values())
    first = [camp for camp, n in points.items() if n == best]
    leaders = seats_list([seat for camp in first for seat in camp])
    if not after.supply:
        text = say(
            "If the game turn ended now, no glory would be left, and this camp would have won: {seats}.",
            "Si le tour de jeu finissait maintenant, il ne resterait plus de gloire, et ce camp aurait gagné : "
            "{seats}.",
        )
        yield text.format(seats=leaders), "OVO-29.1"
    elif unbeatable(after):
        text = say(
            "If the game turn ended now, this camp could no longer be beaten: {seats}.",
            "Si le tour de jeu finissait maintenant, ce camp ne pourrait plus être battu : {seats}.",
        )
        yield text.format(seats=leaders), "OVO-29.2"
    else:
        text = plural(
            after.supply,
            (
                "If the game turn ended now, the game would go on, with {n} point of glory left.",
                "If the game turn ended now, the game would go on, with {n} points of glory left.",
            ),
            (
                "Si le tour de jeu finissait maintenant, la partie continuerait, avec {n} point de gloire en stock.",
                "Si le tour de jeu finissait maintenant, la partie continuerait, avec {n} points de gloire en stock.",
            ),
        )
        yield text.format(n=after.supply), "OVO-29.2"


def _share(share: Fraction) -> str:
    """An exact chance, as a fraction and a percentage."""
    if share.denominator == 1 or share.denominator > MOST_PARTS:
        return percent(float(share))
    return f"{share} = {percent(float(share))}"
