"""Who knows what, in every phase: views, events, what is remembered, and states that fit a view (spec 5.2, R64)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import fields, replace

from orclib.engine import Match
from orclib.games.orcs_vs_orcs.bots import odds
from orclib.games.orcs_vs_orcs.box import HEROES, UNITS, in_order, spread
from orclib.games.orcs_vs_orcs.lessons.cases import fight as begins
from orclib.games.orcs_vs_orcs.rules import knowledge, transitions
from orclib.games.orcs_vs_orcs.rules.field import fight, on_field, spots
from orclib.games.orcs_vs_orcs.state import Deed, Hidden, Note, Secret, Table, Task, View
from orclib.testing.checks import check_observation, check_reckoning, check_redealing, check_secrets
from tests.games.orcs_vs_orcs.moments import (
    resting,
)
from tests.games.orcs_vs_orcs.phases import TYPED
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    CHANCE,
    GAME,
    GREEN,
    HEAVY,
    ORANGE,
    ORC,
    SHAMAN,
    VIOLET,
    XBOW,
    Card,
    Event,
    Fight,
    Held,
    Phase,
    Seat,
    State,
    act,
    after,
    battle,
    cards,
    ev,
    legal,
    of,
    only,
    play,
    position,
    upon,
    walk,
)
from tests.games.orcs_vs_orcs.tales import begun, played

(
    ASHANI, BUURK, ERUHSK, FROKSH, GRURAGH, KHANROGG, KOKOTH, KRAASH, KRO_MORDA, MOORDAKK, POGDUSH, PORKASH, ROSHNAR,
    SHAGRATT, VHRAARG, VIGDISH, VRI_HURCKA, VRIURCK, VRUSHN, XAPHYR,
) = HEROES  # fmt: skip
SECRET = {"pile", "under", "drawn", "held", "secrets", "noted", "next_tiles", "next_heroes"}
"""All of a state that is not for everybody."""
every_phase = pytest.mark.parametrize("name", [*resting()])


def look(state: State, seat: Seat | None) -> View:
    """What a seat sees."""
    return knowledge.observe(state, seat)


def known(view: View, owner: Seat) -> set[Card]:
    """The Heroes of a player that the eyes of a view know."""
    return {held.hero for held in view.held[owner] if held.hero is not None}


def hidden(view: View, number: int) -> Hidden:
    """What a view shows of the secrets of the other side."""
    side = view.secrets[number]
    assert isinstance(side, Hidden)
    return side


# --- random play -----------------------------------------------------------------------------------------------------

Step = tuple[State, act.AnyAction, State, tuple[Event, ...]]
FIELDS = ("ORC/XBOW, HEAVY/SHAMAN, BOAR", "ORC/CATAPULT, ORC", "HEAVY/XBOW, BOAR/SHAMAN", "ORC/SHAMAN, HEAVY", "")
READINGS: tuple[dict[str, Any], ...] = (
    {}, {}, {"reorganise_blind": True}, {"effect_order": "attacker_first"}, {"effect_order": "simultaneous"},
    {"berserk_timing": "round"}, {"open_heroes": True}, {"forced_discard_rout": True}, {"endings_check": "strike"},
)  # fmt: skip


def warlike(state: State, found: list[act.AnyAction], rng: Random) -> act.AnyAction:
    """A choice that seeks battles and cities, and seldom stops."""
    if state.phase is Phase.ACTIONS:
        going = [each for each in found if isinstance(each, act.Move | act.ForcedMarch)]
        ends = {each: each.path[-1] if isinstance(each, act.Move) else each.to for each in going}
        fierce = [
            each for each in going if state.board.kind[ends[each]] == "city" or state.enemy_army(each.seat, ends[each])
        ]
        if fierce and rng.random() < 0.7:
            return rng.choice(fierce)
        if going and rng.random() < 0.6:
            return rng.choice(going)
    heroic = [each for each in found if isinstance(each, act.Commit) and each.card.is_hero and each.spot is not None]
    if heroic and rng.random() < 0.6:
        return rng.choice(heroic)
    kinds = sorted({type(each).__name__ for each in found if not isinstance(each, act.EndActions)}) or ["EndActions"]
    kind = rng.choice(kinds)
    return rng.choice([each for each in found if type(each).__name__ == kind])


def steps(state: State, rng: Random, most: int = 100_000) -> Iterator[Step]:
    """A line of play."""
    for _ in range(most):
        found = legal(state)
        if not found:
            return
        action = warlike(state, found, rng)
        after_it, events = transitions.apply_unchecked(state, action)
        yield state, action, after_it, events
        state = after_it


def random_battle(rng: Random) -> State:
    """A battle full of Heroes, before some round; both own cards that are not in their decks."""
    heroes = rng.sample(HEROES, 12)
    decks = []
    for side in (0, 1):
        first, second, *others = heroes[4 * side : 4 * side + 4]
        deck = [*others, ORC, XBOW, *rng.choices((HEAVY, BOAR, SHAMAN), k=2)]
        rng.shuffle(deck)
        decks.append(", ".join(card.value for card in (first, second, *deck[: rng.randint(0, 6)])))
    fight = battle(
        "3-3",
        f"g{rng.randint(1, 6)} b{rng.randint(1, 6)}",
        rng.choice(("0-0", "1-1", "1-0")),
        green=rng.choice(FIELDS),
        blue=rng.choice(FIELDS),
        decks=decks,
        assault=rng.random() < 0.4,
        red=rng.choice(("", "G", "B", "GB")),
        elsewhere="G start_n 0, e_cw2 1; B start_s 0, e_cwm 1",
        heroes=f"G {heroes[8].value}; B {heroes[9].value}",
        discards=tuple(rng.choice(("", f"CATAPULT, {hero.value}")) for hero in heroes[10:]),
        **rng.choice(READINGS),
    )
    return with_spare_units(fight.state)


def with_spare_units(state: State) -> State:
    """Both own one more card of some kinds, which stayed out of the deck."""
    players, piles = list(state.players), list(state.piles)
    for seat in (GREEN, BLUE):
        units = list(players[seat].units)
        for at, kind in enumerate(UNITS):
            if kind is not ORC and piles[at]:
                units[at], piles[at] = units[at] + 1, piles[at] - 1
        players[seat] = replace(players[seat], units=tuple(units))
    return replace(state, players=tuple(players), piles=tuple(piles))


def random_map(rng: Random) -> State:
    """A position in which armies and cities are near, and everybody holds Heroes."""
    players = rng.choice((2, 3, 4))
    names = rng.sample([hero.value for hero in HEROES], 18)
    held = "; ".join(
        f"{letter_} {', '.join(names[4 * at : 4 * at + 4])}" for at, letter_ in enumerate("GBOV"[:players])
    )
    rest: dict[str, Any] = {"heroes": held, **rng.choice(READINGS)}
    if players == 3:
        hordes = "G start_a 3, a_road 4, a_ward 3; B start_b 3, b_road 4, ab_out 3; O start_c 3, c_road 4, ca_out 3"
        return position(players=3, hordes=hordes, markers="G ab_city; B bc_city; O ca_city", **rest)
    hordes = "G start_n 3, n_road 4, ne_out 3; B {} 3, e_ccm 4, n_ward 3"
    if players == 2:
        return position(hordes=hordes.format("start_s"), markers="G se_city; B ne_city", **rest)
    hordes += "; O start_s 3, s_road 4, se_out 3; V start_w 3, w_ccm 4, s_ward 3"
    return position(
        players=4, hordes=hordes.format("start_e"), markers="G se_city; B ne_city; O sw_city; V nw_city", **rest
    )


@cache
def kept(kind: str, seed: int) -> tuple[Step, ...]:
    """A line of play that several tests look at."""
    rng = Random(seed)
    start = random_battle(rng) if kind == "battle" else random_map(rng)
    return tuple(steps(start, rng, 220 if kind == "battle" else 400))


lines = pytest.mark.parametrize(
    ("kind", "seed"), [*(("battle", seed) for seed in range(40)), *(("map", seed) for seed in range(8))]
)


# --- views -----------------------------------------------------------------------------------------------------------


def check_view(state: State, seat: Seat | None) -> None:
    """A view shows everything but what only others may know."""
    view = look(state, seat)
    assert view.seat == seat
    for field in fields(Table):
        assert getattr(view, field.name) == getattr(state, field.name), field.name
    assert view.pile == len(state.pile)
    assert (view.next_tiles, view.next_heroes) == ((state.next_tiles, state.next_heroes) if seat is None else ((), ()))
    assert len(view.under) == len(state.under)
    for there, lying in zip(view.under, state.under, strict=True):
        assert there == (lying if seat is None or seat in lying.seen else replace(lying, hero=None))
    mine = seat is None or seat == state.mover
    assert [held.hero for held in view.drawn if held.hero] == [
        held.hero for held in state.drawn if mine or seat in held.seen
    ]
    assert len(view.drawn) == len(state.drawn)
    for owner in state.options.seats:
        shown = [held for held in view.held[owner] if held.hero is not None]
        right = [
            held
            for held in state.held[owner]
            if seat in (None, owner) or seat in held.seen or state.options.open_heroes
        ]
        assert [(held.hero, held.away) for held in shown] == [(held.hero, held.away) for held in right]
        assert len(view.held[owner]) == len(state.held[owner])
        if seat is not None:
            if seat != owner and not state.options.open_heroes:  # who looked at it in secret is their business
                right = [
                    replace(held, seen=seen, looked=(seat,) if seat in held.looked else ())
                    for held in right
                    if (seen := tuple([each for each in held.seen if each == seat or each not in held.looked]))
                ]
            assert shown == right
    for number, secret in enumerate(state.secrets):
        assert state.battle is not None
        check_side(state, view, number, secret, state.battle.sides[number].seat)


def check_side(state: State, view: View, number: int, secret: Secret, owner: Seat) -> None:
    """Of a side of a battle its owner sees all, and what others have seen of it; anybody else only numbers."""
    shown = view.secrets[number]
    if view.seat is None:
        assert shown == secret
    elif view.seat == owner:
        assert shown == replace(secret, tops=())
    else:
        assert isinstance(shown, Hidden)
        assert set(shown.__struct_fields__) == ({field.name for field in fields(Secret)} - {"tops"} | {"answered"})
        for name in ("hand", "deck", "under", "commit"):
            assert not isinstance(getattr(shown, name), tuple)
        if state.phase is not Phase.DECKS:
            assert (shown.hand, shown.deck, shown.under) == (len(secret.hand), len(secret.deck), len(secret.under))
            assert shown.commit is (secret.commit is not None)
        assert shown.declared is (secret.declared if secret.told else None)
        fighting = state.side(view.seat) is not None
        known = (secret.peeked, secret.shown) if fighting else (secret.open, secret.returned)
        assert (shown.peeked, shown.shown) == known
        assert (shown.open, shown.returned) == (secret.open, secret.returned)


def test_the_table_is_all_but_secrets() -> None:
    assert {field.name for field in fields(State)} - {field.name for field in fields(Table)} == SECRET


@every_phase
@pytest.mark.clause("OVO-9.10", "OVO-16.6", "OVO-17.3")
def test_in_every_phase_a_view_hides_what_its_seat_may_not_know(name: str) -> None:
    state = resting()[name]
    for seat in (*state.options.seats, None):
        check_view(state, seat)


# --- the set-up and the map ------------------------------------------------------------------------------------------


def heaps(state: State, pile: Iterable[Card], *under: tuple[Card, Seat]) -> State:
    """The Hero pile: the shuffled part, and what somebody put under it."""
    return replace(state, pile=tuple(pile), under=tuple(Held(hero, (seat,)) for hero, seat in under))


def near_city(*under: tuple[Card, Seat], pile: Iterable[Card] = ()) -> State:
    """Green is about to take a city; all Heroes but those in the pile and under it are held by Blue."""
    there = {*pile, *(hero for hero, _ in under)}
    others = ", ".join(hero.value for hero in HEROES if hero not in there)
    return heaps(position(heroes=f"B {others}"), pile, *under)


@pytest.mark.clause("OVO-9.3", "OVO-9.5")
def test_what_was_put_under_the_pile_is_known_until_it_comes_up() -> None:
    """Blue has put Ashani there; as the only card she is drawn, and Blue knows who has her."""
    start = near_city((ASHANI, BLUE))
    assert look(start, BLUE).under[0].hero is ASHANI
    assert look(start, GREEN).under[0].hero is None
    state, events = play(start, walk("start_n", 4, "n_road", "n_city"))
    assert only(events, ev.HeroKept) == ev.HeroKept("OVO-9.5", GREEN, ASHANI)
    assert known(look(state, GREEN), GREEN) == {ASHANI}
    assert known(look(state, BLUE), GREEN) == {ASHANI}


@pytest.mark.clause("OVO-9.3")
def test_of_two_that_come_up_nobody_knows_which_is_kept() -> None:
    start = near_city((ASHANI, BLUE), (BUURK, BLUE))
    state = after(start, walk("start_n", 4, "n_road", "n_city"))
    assert {held.hero for held in look(state, BLUE).drawn} == {ASHANI, BUURK}  # they were known to lie there
    state = after(state, act.KeepHero(GREEN, BUURK))
    assert known(look(state, BLUE), GREEN) == set()
    assert [held.hero for held in look(state, BLUE).under] == [None]
    assert known(look(state, GREEN), GREEN) == {BUURK}
    assert [held.hero for held in look(state, GREEN).under] == [ASHANI]


@pytest.mark.clause("OVO-9.3")
def test_the_shuffled_part_comes_first_then_what_was_put_under() -> None:
    start = near_city((ASHANI, BLUE), (BUURK, GREEN), pile=[FROKSH])
    state = after(start, walk("start_n", 4, "n_road", "n_city"))
    assert state.phase is Phase.HERO_DRAW
    assert legal(state) == [act.DrawHero(CHANCE, FROKSH)]
    state = after(state, FROKSH)
    assert [held.hero for held in look(state, GREEN).drawn] == [FROKSH, ASHANI]
    assert [held.hero for held in look(state, BLUE).drawn] == [None, ASHANI]  # all know that those put there come last
    assert [held.hero for held in state.under] == [BUURK]


# --- Heroes that are stolen ------------------------------------------------------------------------------------------


def robbed(heroes: str, loot: Card, *, players: int = 4, seen: dict[Card, tuple[Seat, ...]] | None = None) -> State:
    """Green takes ne_city from Blue, and draws a Hero."""
    state = position(
        players=players, hordes="G ne_out 1, start_n 5", markers="B ne_city; G ne_out", heroes=heroes, mover=GREEN
    )
    held = [
        tuple(replace(each, seen=(seen or {}).get(each.hero, each.seen)) for each in mine if each.hero is not None)
        for mine in state.held
    ]
    state = replace(state, held=tuple(held))
    state = after(state, walk("ne_out", 1, "ne_city"))
    return after(state, loot) if state.phase is Phase.HERO_STEAL else state


@pytest.mark.clause("OVO-9.7", "OVO-9.10", "OVO-21.8")
@pytest.mark.parametrize(
    ("heroes", "seen", "loot", "stolen", "left"),
    [
        ("FROKSH, BUURK", {}, FROKSH, (GREEN, BLUE), {BLUE: {BUURK}}),
        ("FROKSH, BUURK", {FROKSH: (ORANGE,), BUURK: (GREEN, ORANGE)}, FROKSH, (GREEN, BLUE),
         {GREEN: {BUURK}, BLUE: {BUURK}}),  # Orange does not know any more which of the two was stolen
        ("FROKSH", {FROKSH: (ORANGE,)}, FROKSH, (GREEN, BLUE, ORANGE), {}),
        ("VIGDISH away, BUURK", {VIGDISH: (GREEN, ORANGE, VIOLET), BUURK: (ORANGE,)}, VIGDISH,
         (GREEN, BLUE, ORANGE, VIOLET), {BLUE: {BUURK}, ORANGE: {BUURK}}),
        ("VIGDISH away, BUURK", {VIGDISH: (GREEN, ORANGE), BUURK: (ORANGE,)}, BUURK,
         (GREEN, BLUE, ORANGE), {BLUE: {VIGDISH}, GREEN: {VIGDISH}, ORANGE: {VIGDISH}}),
    ],
    ids=["of two", "of two that were seen", "the only one", "one set aside, before all eyes", "the only one in hand"],
)  # fmt: skip
def test_who_knows_what_was_stolen_and_what_was_left(
    heroes: str, seen: dict[Card, tuple[Seat, ...]], loot: Card, stolen: tuple[Seat, ...], left: dict[Seat, set[Card]]
) -> None:
    state = robbed(f"B {heroes}", loot, seen=seen)
    for seat in state.options.seats:
        assert known(look(state, seat), GREEN) == ({loot} if seat in stolen else set())
        assert known(look(state, seat), BLUE) == left.get(seat, set())
    assert state.held[GREEN][0].away is (loot is VIGDISH)


# --- battles ---------------------------------------------------------------------------------------------------------


FOUR: dict[str, Any] = {"players": 4, "elsewhere": "G start_n 0; B start_e 0"}
"""Orange and Violet look on."""


# --- what is remembered ----------------------------------------------------------------------------------------------


def searched(deck: str, **rest: Any) -> Fight:
    """Green's Moordakk has looked through Blue's deck."""
    fight = battle("3-3", green="ORC/SHAMAN, ORC/SHAMAN", decks=("MOORDAKK, SHAGRATT, ORC, BOAR", deck), **rest)
    fight.round(upon(MOORDAKK, 1), cards(deck)[0])
    return fight


@pytest.mark.clause("OVO-22.10")
def test_moordakk_shows_the_deck_to_his_owner_alone() -> None:
    fight = searched("ORC, HEAVY, VRUSHN, BOAR, XBOW", **FOUR)
    assert fight.state.phase is Phase.EFFECT
    assert hidden(look(fight.state, GREEN), 1).peeked == (BOAR, XBOW, VRUSHN)
    assert hidden(look(fight.state, ORANGE), 1).peeked == ()
    assert known(look(fight.state, GREEN), BLUE) == {VRUSHN}
    assert known(look(fight.state, ORANGE), BLUE) == set()
    (told_,) = of(fight.log, ev.DeckSearched)
    assert told_.cards == (BOAR, XBOW, VRUSHN)
    assert told_.seen_by(GREEN) == told_
    for seat in (BLUE, ORANGE):
        assert told_.seen_by(seat) == replace(told_, cards=None)
    own = look(fight.state, BLUE).secrets[1]
    assert isinstance(own, Secret)
    assert own.peeked == (BOAR, XBOW, VRUSHN)  # he knows what has been looked through


@pytest.mark.clause("OVO-22.10", "OVO-9.10")
def test_a_hero_whom_moordakk_saw_and_left_is_remembered_after_the_battle() -> None:
    fight = battle("3-1", "g1 b6", green="ORC/SHAMAN", decks=("MOORDAKK, ORC, BOAR", "ORC, HEAVY, VRUSHN, XAPHYR"))
    fight.round(upon(MOORDAKK, 1), ORC, act.Seek(GREEN, VRUSHN))
    assert fight.state.battle is None  # Blue's only Horde is lost
    assert known(look(fight.state, GREEN), BLUE) == {VRUSHN, XAPHYR}
    assert not any(held.away for held in fight.state.held[BLUE])


SHAMANS = "field ORC/SHAMAN ORC/SHAMAN"
ROBE, SWAP = "play MOORDAKK on 1 first; ", "play SHAGRATT on 1 first; play HEAVY; swap; "


def searching(blue: str) -> str:
    """Green may send Moordakk, who looks through Blue's deck."""
    return begins("3 against 3", f"{SHAMANS}, hand MOORDAKK SHAGRATT, deck from top ORC BOAR", blue)


def swapping(blue: str) -> str:
    """Green may send Shagratt, who sends Blue's card back to the hand."""
    return begins("4 against 4", f"{SHAMANS}, hand SHAGRATT MOORDAKK, deck from top ORC BOAR ORC", blue)


HEROIC = "hand ORC HEAVY, heroes VRUSHN, deck VRUSHN BOAR XBOW"
REMEMBERED = [
    ("of what was searched one is drawn, nobody knows which", "22.10", searching(HEROIC),
     f"{ROBE}play ORC; seek VRUSHN", "peeked BOAR XBOW; apart 1"),
    ("until it is seen again", "22.10", searching("hand ORC HEAVY, heroes VRUSHN, deck VRUSHN BOAR BOAR"),
     f"{ROBE}play ORC; seek VRUSHN; play ORC; play BOAR", "peeked BOAR; apart 1"),
    ("one by one", "22.10", searching("hand ORC BOAR, deck HEAVY HEAVY"),
     f"{ROBE}play ORC; play ORC; play HEAVY", "peeked HEAVY; apart 1"),
    ("a Unit discarded from the field is not the one in the deck", "22.10 19.6",
     searching("hand XBOW HEAVY, deck XBOW BOAR BOAR"), f"{ROBE}play XBOW", "peeked BOAR BOAR XBOW; apart 1"),
    ("a card swapped is in hand", "22.14", swapping("hand HEAVY HEAVY, deck BOAR XBOW"), SWAP,
     "peeked HEAVY; shown HEAVY; apart 0"),
    ("until it is played", "22.14", swapping("hand HEAVY HEAVY, deck BOAR XBOW"), f"{SWAP}play ORC; play HEAVY",
     "apart 0"),
    ("or put under the deck", "22.14 17.5", swapping("hand HEAVY ORC, deck from top BOAR XBOW ORC CATAPULT"),
     f"{SWAP}play ORC; reorganise HEAVY", "peeked HEAVY; sunk HEAVY; apart 0"),
    ("where its twin that is played does not lie", "22.14 17.5",
     swapping("hand HEAVY ORC, deck from top BOAR HEAVY XBOW CATAPULT"),
     f"{SWAP}play ORC; reorganise HEAVY; play HEAVY", "peeked HEAVY; sunk HEAVY; apart 0"),
    ("or shuffled into it", "17.7", swapping("hand HEAVY ORC, deck from top BOAR XBOW ORC CATAPULT"),
     f"{SWAP}play ORC; reorganise HEAVY shuffle", "peeked HEAVY; apart 0"),
    ("a card in hand is not one of those seen in the deck", "22.10 22.14",
     swapping("hand HEAVY ORC, deck from top BOAR HEAVY XBOW"), f"{SWAP}play MOORDAKK on 2 first; play BOAR",
     "peeked HEAVY HEAVY XBOW; shown HEAVY; apart 1"),
    ("what a second look does not find is in hand", "22.10",
     begins("4 against 4", f"{SHAMANS}, hand MOORDAKK BUURK, deck ORC BOAR",
            "hand ORC ORC, deck from top BOAR XBOW HEAVY CATAPULT"),
     f"{ROBE}play ORC; play BUURK on 2 first; play ORC; name MOORDAKK",
     "peeked HEAVY BOAR XBOW CATAPULT; shown BOAR; apart 1"),
    ("a twin that comes off the deck is not the card in hand", "22.14 20.12",
     begins("4 against 4", "field ORC/SHAMAN HEAVY/SHAMAN BOAR, hand SHAGRATT SHAMAN, deck from top ORC BOAR",
            "hand HEAVY ORC, deck from top BOAR HEAVY XBOW"), f"{SWAP}play SHAMAN behind 3; play BOAR; red",
     "peeked HEAVY; shown HEAVY; apart 0"),
    ("what Pogdush takes back has been seen", "22.11",
     begins("3 against 3", "hand ORC ORC, deck ORC",
            "field ORC/SHAMAN, discards CATAPULT BOAR, hand POGDUSH ORC, deck HEAVY"),
     "play ORC; play POGDUSH on 1 first", "peeked BOAR CATAPULT; apart 0"),
    ("after a battle no Units are remembered", "26.10",
     begins("3 against 1", "field ORC/SHAMAN, hand MOORDAKK ORC", f"token 6, {HEROIC}"),
     f"{ROBE}play ORC; seek VRUSHN", ""),
]  # fmt: skip
"""What Green knows of Blue's hidden cards: seen, in hand, under the deck; how many were in hand at a search."""


@pytest.mark.parametrize(
    ("start", "moves", "told"),
    [
        pytest.param(*row, id=title, marks=pytest.mark.clause(*(f"OVO-{clause}" for clause in clauses.split())))
        for title, clauses, *row in REMEMBERED
    ],
)
def test_what_is_remembered_of_hidden_cards(start: str, moves: str, told: str) -> None:
    match = begun(start)
    played(match, moves.removesuffix("; "))
    found = []
    for side in look(match.state, GREEN).secrets[1:]:
        assert isinstance(side, Hidden)
        for name in ("peeked", "shown", "sunk"):
            found += [f"{name} {' '.join(card.value for card in getattr(side, name))}"] * bool(getattr(side, name))
        found.append(f"apart {side.apart}")
    assert "; ".join(found) == told


@pytest.mark.clause("OVO-22.14", "OVO-22.10", "OVO-22.11")
def test_what_lay_open_is_remembered_by_all_what_one_has_searched_by_one() -> None:
    """Orange looks on: Shagratt's swap is seen by all, and so are discards that Pogdush takes back."""
    fight = swapped("HEAVY, HEAVY, BOAR, XBOW, CATAPULT", **FOUR)
    for seat in (GREEN, ORANGE, VIOLET):
        side = hidden(look(fight.state, seat), 1)
        assert (side.peeked, side.shown) == ((HEAVY,), (HEAVY,))
        for luck in range(5):
            assert HEAVY in knowledge.determinize(look(fight.state, seat), Random(luck)).secrets[1].hand
    fight.round(upon(MOORDAKK, 2), HEAVY)
    assert hidden(look(fight.state, GREEN), 1).peeked == (XBOW, CATAPULT)
    assert hidden(look(fight.state, ORANGE), 1).peeked == ()
    fight = battle(
        "3-3",
        blue="ORC/SHAMAN",
        decks=("ORC, ORC, ORC", "POGDUSH, ORC, HEAVY"),
        discards=("", "CATAPULT, BOAR"),
        **FOUR,
    )
    fight.round(ORC, upon(POGDUSH, 1))
    assert hidden(look(fight.state, ORANGE), 1).peeked == (BOAR, CATAPULT)


def swapped(deck: str, mine: str = "SHAGRATT, MOORDAKK, ORC, BOAR, ORC", **rest: Any) -> Fight:
    """Green's Shagratt has sent Blue's first card back to his hand, and the second one is engaged."""
    fight = battle("4-4", green="ORC/SHAMAN, ORC/SHAMAN", decks=(mine, deck), **rest)
    fight.round(upon(SHAGRATT, 1), cards(deck)[0], act.ForceSwap(GREEN, True))
    return fight


@pytest.mark.clause("OVO-17.7")
@pytest.mark.parametrize(("deck", "orders"), [("BOAR XBOW", {True}), ("BOAR", {True, False})])
def test_two_cards_under_a_deck_to_be_shuffled_have_no_order_if_neither_can_be_drawn(
    deck: str, orders: set[bool]
) -> None:
    start = GAME.position(begins("3 against 3", f"hand HEAVY ORC, deck {deck}", "hand ORC ORC, deck ORC"))
    state, _ = GAME.apply(start, act.Reorganise(GREEN, ORC, shuffle=True))
    twins = [knowledge.determinize(look(state, BLUE), Random(luck)).secrets[0] for luck in range(40)]
    assert {twin.under == in_order(twin.under) for twin in twins} == orders


@pytest.mark.clause("OVO-22.14", "OVO-17.5")
def test_where_a_card_that_was_seen_was_put_is_remembered() -> None:
    """Blue's Heavy Orc goes under the deck before all eyes: it lies there in every world, and is not drawn next."""
    fight = swapped("HEAVY, ORC, BOAR, XBOW, ORC, CATAPULT", **FOUR)
    fight.go(fight.commit(GREEN, ORC), act.Reorganise(BLUE, HEAVY))
    secret = fight.secret(BLUE)
    assert (secret.sunk, HEAVY in secret.under) == ((HEAVY,), True)
    for seat in (GREEN, ORANGE):
        view = look(fight.state, seat)
        assert hidden(view, 1).sunk == (HEAVY,)
        twins = [knowledge.determinize(view, Random(luck)).secrets[1] for luck in range(40)]
        assert all(HEAVY in twin.under for twin in twins)
        assert {twin.under.index(HEAVY) for twin in twins} == {0, 1}, "nobody saw which is the upper one"
        assert HEAVY not in odds.next_card(view, 1)
        assert HEAVY not in odds.hand_card(view, 1)


@pytest.mark.clause("OVO-17.5", "OVO-17.1")
def test_a_card_drawn_from_below_unseen_may_be_the_one_that_was_seen() -> None:
    """The deck holds one card: the upper of the two comes back, and Green does not know which that is."""
    start = GAME.position("w_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: hand ORC ORC\nBlue: hand ORC BOAR, deck XBOW")
    seen = replace(start.secrets[1], shown=(BOAR,), peeked=(BOAR,))
    start = replace(start, secrets=(start.secrets[0], seen))
    for upper in (BOAR, ORC):
        match = Match(GAME, start=start, seed=1)
        match.play("play ORC")
        match.play(act.Reorganise(BLUE, upper))
        secret = match.state.secrets[1]
        assert (len(secret.hand), secret.sunk, secret.peeked) == (2, (), (BOAR,))
        shares = odds.hand_card(look(match.state, GREEN), 1)
        assert shares[BOAR] > 0
        assert odds.next_card(look(match.state, GREEN), 1)[BOAR] > 0


@pytest.mark.clause("OVO-22.10", "OVO-17.1")
def test_who_has_looked_through_a_deck_knows_what_comes_from_it_and_what_was_in_hand() -> None:
    """The card that Blue kept is none of the deck: it is told apart from the one that he draws."""
    fight = searched("ORC, HEAVY, VRUSHN, BOAR, XBOW, CATAPULT")
    fight.go(act.Seek(GREEN, VRUSHN))
    kept_, drawn = fight.secret(BLUE).hand
    assert (kept_, fight.secret(BLUE).apart) == (HEAVY, 1)
    view = look(fight.state, GREEN)
    for luck in range(40):
        twin = knowledge.determinize(view, Random(luck)).secrets[1]
        assert twin.hand[0] not in (BOAR, XBOW, CATAPULT)
        assert {twin.hand[1], *twin.deck} == {BOAR, XBOW, CATAPULT}
    assert odds.next_card(view, 1) == dict.fromkeys((BOAR, XBOW, CATAPULT), Fraction(1, 3))
    assert sum(odds.hand_card(view, 1).get(card, 0) for card in (BOAR, XBOW, CATAPULT)) == Fraction(1, 2)
    fight.round(ORC, drawn)
    assert fight.secret(BLUE).apart == 1
    fight.round(BOAR, HEAVY)
    assert fight.secret(BLUE).apart == 0


@pytest.mark.clause("OVO-22.10")
def test_who_looks_on_at_a_search_knows_that_a_hero_lies_there() -> None:
    text = """4 players\nw_cwm: ruin
        battle w_cwm, 3 against 3
        Green: field ORC/XBOW ORC, hand MOORDAKK ORC, deck BOAR HEAVY
        Blue: units ORC 4 HEAVY 1 BOAR 1 SHAMAN 1, heroes VRUSHN, hand HEAVY ORC, deck VRUSHN BOAR XBOW CATAPULT"""
    match = Match(GAME, start=GAME.position(text), seed=1, deal=False)
    match.play("play MOORDAKK on 1 first")
    match.play("play ORC")
    for seat in (ORANGE, VIOLET):
        twins = [knowledge.determinize(look(match.state, seat), Random(luck)).secrets[1] for luck in range(30)]
        assert {(len(twin.hand), len(twin.deck), len(twin.under)) for twin in twins} == {(1, 4, 0)}
        assert {sum(card.is_hero for card in twin.deck) for twin in twins} == {1}


@pytest.mark.clause("OVO-24.2")
def test_who_has_to_engage_two_first_line_units_has_them() -> None:
    """More Units of the second line may be in the deck of four, but not three of them."""
    state = GAME.position(TYPED[Phase.VANGUARD].replace("HEAVY 1 XBOW 1", "HEAVY 1 XBOW 3"))
    assert (state.phase, fight(state).vanguard) == (Phase.VANGUARD, 2)
    twins = [knowledge.determinize(look(state, BLUE), Random(luck)).secrets[0] for luck in range(60)]
    assert {sum(card in (ORC, HEAVY, BOAR) for card in twin.deck) for twin in twins} == {2, 3}


@pytest.mark.clause("OVO-22.10", "OVO-17.1")
def test_what_is_dealt_after_a_search_is_what_play_makes_of_it() -> None:
    text = """w_cwm: ruin
        battle w_cwm, 3 against 3
        Green: field ORC/XBOW ORC, hand MOORDAKK ORC, deck BOAR HEAVY
        Blue: units ORC 4 HEAVY 1 BOAR 1 SHAMAN 1, heroes VRUSHN, hand HEAVY ORC, deck VRUSHN BOAR XBOW CATAPULT"""
    match, rng = Match(GAME, start=GAME.position(text), seed=1, deal=False), Random(1)
    for move in ("play MOORDAKK on 1 first", "play ORC", "seek VRUSHN", "draw BOAR", "draw BOAR"):
        before = match.state
        match.play(move)
        tried = check_redealing(GAME, before, match.plies[-1].action, GREEN, rng, worlds=150)
        assert tried or move == "play ORC", "Blue may have chosen another card"
        check_reckoning(GAME, match.state, GREEN, rng, worlds=300)


@pytest.mark.clause("OVO-9.3")
def test_all_know_who_has_put_which_hero_under_the_pile() -> None:
    state = near_city((ASHANI, GREEN), pile=[BUURK, FROKSH])
    for seat in state.options.seats:
        twin = knowledge.determinize(look(state, seat), Random(seat))
        assert [held.seen for held in twin.under] == [(GREEN,)]
    assert look(state, BLUE).under == (Held(None, (GREEN,)),)


@pytest.mark.clause("OVO-9.7", "OVO-22.10")
def test_who_has_openly_seen_a_hero_all_remember_who_looked_in_secret_only_he_and_its_owner() -> None:
    text = "3 players\nGreen: heroes FROKSH seen B, KOKOTH looked B, VIGDISH seen"
    state = GAME.position(text)
    assert state.held[GREEN] == (
        Held(FROKSH, (BLUE,)), Held(Card("KOKOTH"), (BLUE,), looked=(BLUE,)), Held(VIGDISH, (BLUE, ORANGE)),
    )  # fmt: skip
    assert GAME.position(GAME.describe(state)) == state
    assert look(state, GREEN).held[GREEN] == look(state, BLUE).held[GREEN] == state.held[GREEN]
    assert look(state, ORANGE).held[GREEN] == (Held(VIGDISH, (BLUE, ORANGE)), Held(None), Held(None, (BLUE,)))
    for seat in (GREEN, BLUE):
        assert knowledge.determinize(look(state, seat), Random(1)).held[GREEN] == state.held[GREEN]
    twin = knowledge.determinize(look(state, ORANGE), Random(1))
    assert Counter(held.seen for held in twin.held[GREEN]) == Counter([(), (BLUE,), (BLUE, ORANGE)])


@pytest.mark.clause("OVO-9.7")
def test_the_others_cannot_tell_what_a_thief_knows_of_the_heroes_left() -> None:
    """Green knew Blue's Froksh. Whichever of the two is stolen, Orange sees the same."""
    text = "3 players\nc_city: B marker\nc_road: ruin, G 3\nBlue: heroes FROKSH seen, KOKOTH"
    state = after(GAME.position(text), walk("c_road", 3, "c_city"))
    one, other = (after(state, hero) for hero in (FROKSH, Card("KOKOTH")))
    assert look(one, ORANGE).held == look(other, ORANGE).held
    assert other.held[BLUE] == (Held(FROKSH, (GREEN,), looked=(GREEN,)),)


# --- what has just been done, and is told nowhere else ---------------------------------------------------------------


@pytest.mark.clause("OVO-22.8", "OVO-22.2")
@pytest.mark.parametrize(("hero", "kind"), [(KRAASH, ORC), (BUURK, HEAVY)])
def test_all_have_heard_which_card_was_named(hero: Card, kind: Card) -> None:
    fight = battle("3-3", green="ORC/SHAMAN, HEAVY", decks=(f"{hero.value}, ORC, BOAR", "ORC, ORC, ORC"))
    fight.round(upon(hero, 1), ORC)
    named = after(fight.state, act.NameCard(GREEN, kind))
    for seat in (GREEN, BLUE, None):
        assert look(named, seat).noted == (Note(GREEN, Deed.NAMED, (kind,)),)
    assert after(named, legal(named)[0]).noted == ()


@pytest.mark.clause("OVO-22.14")
def test_all_have_seen_a_swap_even_of_two_cards_of_a_kind() -> None:
    fight = battle("3-3", green="ORC/SHAMAN", decks=("SHAGRATT, ORC, BOAR", "HEAVY, HEAVY, BOAR"))
    fight.round(upon(SHAGRATT, 1), HEAVY)
    notes = [look(after(fight.state, act.ForceSwap(GREEN, yes)), BLUE).noted for yes in (True, False)]
    assert notes == [(Note(GREEN, Deed.SWAPPED),), ()]


@pytest.mark.clause("OVO-22.10", "OVO-22.19", "OVO-26.1")
def test_who_has_seen_cards_as_a_battle_ends_still_knows_them() -> None:
    """Blue's Boar rider costs Green's only Horde, in the round in which Moordakk looks into Blue's deck."""
    fight = battle("1-3", "g6 b1", green="ORC/SHAMAN", decks=("MOORDAKK, ORC", "BOAR, ORC, HEAVY, XBOW"), **FOUR)
    fight.round(upon(MOORDAKK, 1), BOAR)
    assert fight.state.battle is None
    note = Note(GREEN, Deed.SAW, (HEAVY, XBOW))
    for seat, notes in ((GREEN, (note,)), (BLUE, ()), (ORANGE, ()), (None, (note,))):
        assert look(fight.state, seat).noted == notes
        assert look(knowledge.determinize(look(fight.state, seat), Random(1)), seat).noted == notes


# --- events ----------------------------------------------------------------------------------------------------------

PRIVATE = {
    ev.HeroDrawn: {"hero"}, ev.HeroKept: {"hero"}, ev.HeroPutUnder: {"hero"}, ev.HeroStolen: {"hero"},
    ev.DeckBuilt: {"cards"}, ev.CardDrawn: {"card"}, ev.Reorganised: {"cards"}, ev.Committed: {"card"},
    ev.DeckSearched: {"cards"}, ev.CardFetched: {"card"},
}  # fmt: skip


def test_which_events_keep_something_private() -> None:
    secretive = {
        kind: set(kind.private)
        for kind in vars(ev).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.private
    }
    assert secretive == PRIVATE


@pytest.mark.parametrize("kind", PRIVATE, ids=lambda kind: kind.__name__)
def test_the_private_part_is_for_whoever_did_it(kind: type[Event]) -> None:
    """And of a theft for the victim too."""
    values: dict[str, Any] = {
        "clause": "OVO-1.1", "seat": BLUE, "hero": VIGDISH, "victim": ORANGE, "open": False, "count": 1,
        "cards": (ORC,), "card": ORC, "shuffled": False, "owner": GREEN,
    }  # fmt: skip
    event = kind(**{name: values[name] for name in kind.__struct_fields__})
    assert event.seen_by(None) == event.seen_by(BLUE) == event
    knowing = {BLUE, ORANGE} if kind is ev.HeroStolen else {BLUE}
    for seat in (GREEN, BLUE, ORANGE, VIOLET, Seat(9), CHANCE):
        heard = event.seen_by(seat)
        for name in kind.private:
            assert (getattr(heard, name) is None) is (seat not in knowing)


# --- a seat that only listens ----------------------------------------------------------------------------------------


class Listener:
    """Somebody who hears what one seat hears, and keeps in mind which Heroes it knows of."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.seat, self.pile = seat, len(state.pile)
        self.knows = [
            {held.hero for held in mine if seat in (owner, *held.seen)} for owner, mine in enumerate(state.held)
        ]
        self.aside = [{held.hero for held in mine if held.away} for mine in state.held]
        self.counts = [len(mine) for mine in state.held]
        self.under = [held.hero if seat in held.seen else None for held in state.under]
        self.drawn: list[Card | None] = []

    def hear(self, event: Event) -> None:
        heard = event.seen_by(self.seat)
        match heard:
            case ev.HeroDrawn():
                lying = None if self.pile else self.under.pop(0)
                self.pile -= bool(self.pile)
                self.drawn.append(heard.hero or lying)
            case ev.HeroKept():
                self.counts[heard.seat] += 1
                kept_ = heard.hero if heard.seat == self.seat else self.drawn[0] if len(self.drawn) == 1 else None
                self.knows[heard.seat] |= {kept_} - {None}
                self.drawn = []
            case ev.HeroPutUnder():
                self.under.append(heard.hero)
            case ev.HeroStolen():
                self.steal(heard)
            case ev.DeckSearched(cards=tuple() as found):
                self.knows[heard.owner] |= {card for card in found if card.is_hero}
            case ev.Swapped():
                self.knows[heard.victim] |= {card for card in (heard.back, heard.card) if card.is_hero}
            case ev.Revealed() | ev.Discarded():
                self.knows[heard.seat] |= {heard.card} if heard.card.is_hero else set()
            case ev.Engaged() | ev.Unprotected() if heard.card.is_hero:
                self.knows[heard.seat].add(heard.card)
                self.aside[heard.seat].add(heard.card)
            case ev.HeroesBack():
                self.aside[heard.seat] = set()

    def steal(self, theft: ev.HeroStolen) -> None:
        thief, victim, loot = theft.seat, theft.victim, theft.hero
        in_hand = self.counts[victim] - len(self.aside[victim])
        if loot is None and in_hand == 1:
            loot = next(iter(self.knows[victim] - self.aside[victim]), None)
        elif loot is None:
            self.knows[victim] &= self.aside[victim]
        if loot is not None:
            self.knows[victim].discard(loot)
            self.knows[thief].add(loot)
            if loot in self.aside[victim]:
                self.aside[victim].discard(loot)
                self.aside[thief].add(loot)
        self.counts[victim] -= 1
        self.counts[thief] += 1

    def agrees(self, state: State) -> None:
        """The view of the seat shows just what was heard; what was revealed just now lies on the table."""
        view = look(state, self.seat)
        for owner in state.options.seats:
            number = state.side(owner)
            plays = state.battle.sides[number].plays if state.battle is not None and number is not None else ()
            just = {play_.card for play_ in plays if play_.card.is_hero}
            assert known(view, owner) | just == self.knows[owner], (self.seat, owner)
        assert [held.hero for held in view.under] == self.under
        assert view.pile == self.pile


@pytest.mark.thorough
@lines
@pytest.mark.clause("OVO-9.10")
def test_a_view_is_what_its_seat_has_heard(kind: str, seed: int) -> None:
    """Nothing that was heard is forgotten, and nothing else is known."""
    played = kept(kind, seed)
    start = played[0][0]
    if start.options.open_heroes:
        return
    listeners = [Listener(start, seat) for seat in start.options.seats]
    for _, _, end, events in played:
        for listener in listeners:
            for event in events:
                listener.hear(event)
            listener.agrees(end)


# --- states that fit a view ------------------------------------------------------------------------------------------


def still_in_hand(state: State) -> bool:
    """Whether cards that have been revealed do not lie on the battlefield yet."""
    battle_ = state.battle
    assert battle_ is not None
    if state.phase is Phase.BERSERK:  # after a reorganisation, or after strikes
        return any(job.task is Task.CHOOSE_CARDS for job in state.todo)
    before = battle_.step is None and not battle_.queue
    return before and state.phase in (Phase.COMMIT, Phase.DRAW, Phase.PLACE, Phase.SWAP)


def check_twin_side(twin: State, number: int) -> None:
    """The cards of a side are its own, wherever they lie, and it could have chosen as it has."""
    assert twin.battle is not None
    side, secret = twin.battle.sides[number], twin.secrets[number]
    owned = Counter(spread(twin.players[side.seat].units))
    owned.update(held.hero for held in twin.held[side.seat] if held.hero is not None)
    used = Counter([*secret.cards, *on_field(side), *side.discards])
    if still_in_hand(twin):
        used.update(play_.card for play_ in side.plays)
    assert not used - owned, f"{side.seat} does not own {used - owned}"
    assert not Counter(secret.peeked) - Counter(secret.cards)
    assert not Counter(secret.shown) - Counter(secret.peeked)
    assert not Counter(secret.open) - Counter(secret.peeked)
    assert not Counter(secret.returned) - (Counter(secret.open) & Counter(secret.shown))
    held = [*secret.hand, *([secret.commit.card] if secret.commit is not None else [])]
    assert not Counter(secret.shown) - Counter(held)
    if secret.commit is not None:
        assert secret.commit.spot in spots(twin, number, secret.commit.card)


@pytest.mark.thorough
@lines
def test_so_it_is_in_battles_full_of_heroes(kind: str, seed: int) -> None:
    for number, (state, *_) in enumerate(kept(kind, seed)[::9]):
        rng = Random(number)
        for seat in state.options.seats:
            check_observation(GAME, state, seat, rng)
            check_secrets(GAME, state, seat, rng)
            twin = knowledge.determinize(look(state, seat), rng)
            for side in range(len(twin.secrets)):
                check_twin_side(twin, side)


@given(st.integers(0, 10**6), st.integers(0, 10**6))
@settings(max_examples=25)
def test_a_battle_can_be_played_on_from_a_guess(seed: int, luck: int) -> None:
    rng = Random(seed)
    state = random_battle(rng)
    for _, _, end, _ in steps(state, rng, rng.randint(0, 30)):
        state = end
    twin = knowledge.determinize(look(state, Seat(luck % 2)), Random(luck))
    for before, *_ in steps(twin, rng, 40):
        for heap in before.held:
            assert len({held.hero for held in heap}) == len(heap)


KNOWN = {
    "Moordakk's owner chooses": (GREEN, searching("hand ORC HEAVY, heroes VRUSHN XAPHYR, deck VRUSHN XAPHYR BOAR"),
                                 f"{ROBE}play ORC"),
    "and the hand is known too": (GREEN, swapping("hand HEAVY ORC, heroes VRUSHN, deck from top BOAR VRUSHN XBOW"),
                                  f"{SWAP}play MOORDAKK on 2 first; play BOAR"),
    "a Hero was just revealed": (BLUE, swapping("hand HEAVY ORC, deck ORC"), "play SHAGRATT on 1 first; play HEAVY"),
    "one card is revealed before the other": (
        GREEN, begins("3 against 3", "field ORC/SHAMAN, hand ERUHSK ORC, deck ORC ORC",
                      "units ORC 2 HEAVY 2 BOAR 2 XBOW 2, field ORC, hand HEAVY ORC, deck from top BOAR XBOW"),
        "play ERUHSK on 1 first; play HEAVY; play ORC"),
    "Pogdush took Heroes back": (
        GREEN, begins("3 against 3", "hand ORC ORC, deck ORC",
                      "field ORC/SHAMAN, discards ERUHSK CATAPULT, hand POGDUSH ORC, deck HEAVY"),
        "play ORC; play POGDUSH on 1 first"),
    "Units are sent ahead": (
        BLUE, "n_cwm: B fortress\nbattle n_cwm, 2 against 2\nGreen: units ORC 2 HEAVY 2 XBOW 1",
        "deck ORC ORC HEAVY XBOW; all; engage ORC"),
}  # fmt: skip
"""Whose eyes, and where: much is known of what is hidden."""


@pytest.mark.clause("OVO-22.3", "OVO-22.10", "OVO-22.11", "OVO-22.14", "OVO-17.4")
@pytest.mark.parametrize("name", KNOWN)
def test_a_guess_agrees_with_all_that_is_known(name: str) -> None:
    eyes, start, moves = KNOWN[name]
    match, rng = begun(start), Random(1)
    played(match, moves)
    for _ in range(20):
        check_observation(GAME, match.state, eyes, rng)
        twin = knowledge.determinize(look(match.state, eyes), rng)
        for side in range(2):
            check_twin_side(twin, side)
        if eyes in GAME.to_act(match.state):
            assert legal(twin) == legal(match.state)


def test_every_arrangement_comes_up_as_often_as_the_others() -> None:
    """Blue holds two of three cards in hand and deck: which of them is in hand?"""
    state = battle("3-3", decks=("ORC, ORC", "HEAVY, BOAR, CATAPULT")).state
    rng = Random(3)
    found: Counter[tuple[Card, ...]] = Counter()
    for _ in range(1200):
        twin = knowledge.determinize(look(state, GREEN), rng)
        found[in_order(twin.secrets[1].hand)] += 1
    assert set(found) == {(HEAVY, BOAR), (HEAVY, CATAPULT), (BOAR, CATAPULT)}
    assert all(320 < count < 480 for count in found.values())
