"""What eyes that do not know all can reckon: against counts by hand, and against positions dealt afresh."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from orclib.engine import CHANCE, Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.bots import odds
from orclib.games.orcs_vs_orcs.bots.opponents import Sensible, _move
from orclib.games.orcs_vs_orcs.bots.outlook import Outlook
from orclib.games.orcs_vs_orcs.box import HEROES, Card, Colour, Line
from orclib.games.orcs_vs_orcs.game import GAME
from orclib.games.orcs_vs_orcs.rules.field import fight
from orclib.games.orcs_vs_orcs.rules.knowledge import unseen_pool
from orclib.games.orcs_vs_orcs.state import FRONT, Hidden, Phase, Spot, State
from orclib.testing.play import random_line, random_options

GREEN, BLUE, ORANGE = map(Seat, range(3))
SAMPLES = 600
HALF = Fraction(1, 2)


@cache
def states() -> tuple[State, ...]:
    """Positions of random games, under random readings of the rules."""
    rng, found = Random(5), []
    for seed in range(12):
        line = random_line(GAME, random_options(GAME, rng), seed=seed)
        found += [line.start, *(ply.state for ply in line.plies)]
    return tuple(found)


def in_battle() -> Iterator[State]:
    """Those among them in which a battle is fought."""
    return (state for state in states() if state.secrets and fight(state).round)


def heroes_of(shares: dict[str, Fraction]) -> dict[str, Fraction]:
    """Shares by the name of the Hero that a line is about."""
    names = {hero.value.title(): hero for hero in HEROES}
    return {name: share for text, share in shares.items() for name in names if name in text}


# --- what chance may do ----------------------------------------------------------------------------------------------


def test_what_chance_may_do_adds_up_to_one_for_everybody() -> None:
    for state in states():
        if GAME.to_act(state) == (CHANCE,):
            for seat in (None, *state.options.seats):
                told = GAME.chances_known(state, seat)
                assert sum(share for _action, share in told) == 1
                assert all(share > 0 for _action, share in told)
                assert len({action for action, _share in told}) == len(told)


def test_what_cannot_be_seen_changes_no_odds() -> None:
    rng, changed = Random(2), 0
    for state in states()[::7]:
        for seat in state.options.seats:
            twin = GAME.sample_hidden(state, seat, rng)
            changed += twin != state
            if GAME.to_act(state) == (CHANCE,):
                assert GAME.chances_known(twin, seat) == GAME.chances_known(state, seat)
    assert changed > 20


@pytest.mark.thorough
@pytest.mark.parametrize("seat", [GREEN, BLUE])
def test_a_hidden_card_is_what_positions_dealt_afresh_say(seat: Seat) -> None:
    rng, compared = Random(8), 0
    for state in list(in_battle())[::25]:
        view, seen = GAME.observe(state, seat), Counter[Card]()
        hidden = [n for n, side in enumerate(view.secrets) if isinstance(side, Hidden) and side.deck]
        if not hidden or state.phase is Phase.EFFECT:
            continue
        (number, *_others), compared, in_hand = hidden, compared + 1, Counter[Card | None]()
        shares, held = odds.next_card(view, number), odds.hand_card(view, number)
        assert sum(shares.values()) == 1
        side = view.secrets[number]
        assert isinstance(side, Hidden)
        assert sum(held.values()) == bool(side.hand + side.commit)
        for _sample in range(SAMPLES):
            twin = GAME.determinize(view, rng).secrets[number]
            seen[rng.choice(twin.deck)] += 1
            inside = (*twin.hand, *([twin.commit.card] if twin.commit is not None else []))
            in_hand[rng.choice(inside) if inside else None] += 1
        for card in {*shares, *seen}:
            assert abs(seen[card] / SAMPLES - float(shares.get(card, 0))) < 0.08, (card, state)
        for card in held:
            assert abs(in_hand[card] / SAMPLES - float(held[card])) < 0.08, (card, state)
    assert compared >= 3


def test_the_top_of_an_enemys_deck_is_any_card_of_the_pool() -> None:
    """Blue owns ten Units and one Hero that Green has never seen; the Orc on the field is none of them any more."""
    state = GAME.position(
        "Blue: units ORC 4, HEAVY 2, BOAR 2, XBOW 1, CATAPULT 1, heroes FROKSH\n"
        "Green: heroes KOKOTH\n"
        "n_cwm: B 3, G 3 attacking\n"
        "battle n_cwm\n"
        "Green: field ORC, hand ORC, deck XBOW ORC\n"
        "Blue: field ORC, hand HEAVY, deck FROKSH BOAR CATAPULT"
    )
    while fight(state).drawing != BLUE:
        state, _events = GAME.apply(state, GAME.chances(state)[0][0])
    told = {getattr(a, "card", None): share for a, share in GAME.chances_known(state, GREEN)}
    assert told[Card.HEAVY] == told[Card.BOAR] == Fraction(2, 10)
    assert told[Card.ORC] == Fraction(3, 10)
    assert told[Card.FROKSH] == told[Card.ASHANI] == Fraction(1, 10) / 19
    assert Card.KOKOTH not in told
    own = {getattr(a, "card", None): share for a, share in GAME.chances_known(state, BLUE)}
    assert own == dict.fromkeys((Card.FROKSH, Card.BOAR, Card.CATAPULT), Fraction(1, 3))


# --- Heroes ----------------------------------------------------------------------------------------------------------


def test_each_hero_is_among_the_first_two_once_in_ten() -> None:
    state = GAME.position("start_n: G 6")
    told = GAME.reveals(GAME.observe(state, GREEN), act.Move(GREEN, "start_n", 4, ("n_road", "n_city")))
    assert heroes_of(told) == {hero.value.title(): Fraction(1, 10) for hero in HEROES}
    assert told["Ashani is among the Heroes drawn"] == Fraction(1, 10)
    assert sum(told.values()) == 2


def test_own_heroes_are_not_drawn_and_those_of_others_may_be() -> None:
    state = GAME.position("Green: heroes KOKOTH FROKSH\nBlue: heroes ASHANI")
    move = act.Move(GREEN, "start_n", 4, ("n_road", "n_city"))
    told = heroes_of(GAME.reveals(GAME.observe(state, GREEN), move))
    assert told == {h.value.title(): Fraction(2, 18) for h in HEROES if h not in (Card.KOKOTH, Card.FROKSH)}
    referee = heroes_of(GAME.reveals(GAME.observe(state, None), move))
    assert "Ashani" not in referee
    assert referee["Xaphyr"] == Fraction(2, 17)


def test_the_second_draw_is_known_to_be_another_hero() -> None:
    state, _events = GAME.apply(GAME.position("start_n: G 6"), act.Move(GREEN, "start_n", 4, ("n_road", "n_city")))
    assert GAME.chances_known(state, BLUE) == GAME.chances(state)
    state, _events = GAME.apply(state, act.DrawHero(CHANCE, Card.VRUSHN))
    assert {share for _action, share in GAME.chances_known(state, GREEN)} == {Fraction(1, 19)}
    assert {share for _action, share in GAME.chances_known(state, BLUE)} == {Fraction(1, 20)}


E7 = "ne_city: B marker\nne_out: G 1\nBlue: heroes VIGDISH away FROKSH"


def test_e7_the_stolen_hero() -> None:
    state = GAME.position(E7)
    move = act.Move(GREEN, "ne_out", 1, ("ne_city",))
    told = heroes_of(GAME.reveals(GAME.observe(state, GREEN), move))
    assert told["Vigdish"] == HALF
    assert told["Froksh"] == told["Ashani"] == HALF / 19
    assert sum(told.values()) == 1
    referee = GAME.reveals(GAME.observe(state, None), move)
    assert referee == {"the Hero stolen is Froksh": HALF, "the Hero stolen is Vigdish": HALF}
    state, _events = GAME.apply(state, move)
    assert state.phase is Phase.HERO_STEAL
    assert dict(GAME.chances_known(state, BLUE)) == dict(GAME.chances(state))
    assert sum(share for _action, share in GAME.chances_known(state, GREEN)) == 1


# --- battles ---------------------------------------------------------------------------------------------------------

BATTLE = (
    "Green: units ORC 4, HEAVY 1, XBOW 1, SHAMAN 1, CATAPULT 1\n"
    "n_cwm: B 3, G 3 attacking\n"
    "battle n_cwm\n"
    "Green: {green}\n"
    "Blue: {blue}"
)
AT_CHOICE = BATTLE.format(
    green="field ORC, hand XBOW CATAPULT, deck ORC ORC HEAVY SHAMAN", blue="field ORC, hand ORC XBOW, deck ORC ORC"
)


def test_two_cards_are_drawn_after_a_reorganisation() -> None:
    state = GAME.position(AT_CHOICE)
    told = GAME.reveals(GAME.observe(state, GREEN), act.Reorganise(GREEN, Card.XBOW))
    assert told == {
        "Green draws an Orc": 1 - Fraction(1, 6),
        "Green draws a Heavy Orc": HALF,
        "Green draws a Shaman": HALF,
    }


def test_the_second_choice_shows_the_first() -> None:
    state = GAME.position(AT_CHOICE)
    first = act.Commit(GREEN, Card.CATAPULT, Spot(0, Line.SECOND))
    assert GAME.reveals(GAME.observe(state, GREEN), first) == {}
    assert not odds.discloses(GAME.observe(state, GREEN), first)
    state, _events = GAME.apply(state, first)
    view, second = GAME.observe(state, BLUE), act.Commit(BLUE, Card.ORC, FRONT)
    told = GAME.reveals(view, second)
    assert odds.discloses(view, second)
    assert sum(told.values()) == 1
    assert told["Green reveals an Orc"] == Fraction(3, 7)
    assert told["Green reveals a Catapult"] == Fraction(1, 7)
    assert GAME.reveals(GAME.observe(state, None), second) == {}
    assert not odds.discloses(GAME.observe(state, None), second)


def chanting() -> State:
    """Green has revealed a Shaman in its place and chooses the effect."""
    green = "field ORC, losses 1, hand SHAMAN XBOW, deck ORC ORC HEAVY"
    state = GAME.position(BATTLE.format(green=green, blue="field ORC, losses 1, hand ORC XBOW, deck ORC ORC CATAPULT"))
    while state.phase is not Phase.EFFECT:
        legal = GAME.legal_actions(state, GAME.to_act(state)[0])
        wanted = [action for action in legal if getattr(action, "card", None) in (Card.SHAMAN, Card.ORC)]
        state, _events = GAME.apply(state, (wanted or list(legal))[0])
    return state


def test_a_forced_discard_may_hit_any_card_that_is_hidden() -> None:
    state = chanting()
    view = GAME.observe(state, GREEN)
    own = GAME.reveals(view, act.Chant(GREEN, Colour.GREEN))
    assert sorted(own.values()) == [Fraction(1, 3), Fraction(2, 3)]
    enemy = GAME.reveals(view, act.Chant(GREEN, Colour.RED))
    assert sum(enemy.values()) == 1
    assert [share for text, share in enemy.items() if "Orc" in text] == [HALF]
    assert len(enemy) == 3
    assert not odds.discloses(view, act.Chant(GREEN, Colour.RED))


def test_what_is_not_disclosed_looks_the_same_in_every_position_that_looks_alike() -> None:
    rng, told = Random(4), Counter[bool]()
    for state in states()[::3]:
        if not (seats := GAME.to_act(state)) or seats == (CHANCE,):
            continue
        seat = seats[0]
        view, legal = GAME.observe(state, seat), GAME.legal_actions(state, seat)
        twin = GAME.sample_hidden(state, seat, rng)
        for action in {legal[-1], legal[len(legal) // 2], *rng.sample(legal, 1)}:
            assert GAME.reveals(view, action) == GAME.reveals(GAME.observe(twin, seat), action)
            disclosed = odds.discloses(view, action)
            told[disclosed] += 1
            if not disclosed:
                here, there = GAME.apply(state, action), GAME.apply(twin, action)
                assert [e.seen_by(seat) for e in here[1]] == [e.seen_by(seat) for e in there[1]]
                assert GAME.observe(here[0], seat) == GAME.observe(there[0], seat)
    assert min(told.values()) > 10


def test_odds_are_exact_and_none_is_impossible() -> None:
    met: set[type] = set()
    rng = Random(6)
    for state in states()[::2]:
        if not (seats := GAME.to_act(state)) or seats == (CHANCE,):
            continue
        legal = GAME.legal_actions(state, seats[0])
        for eyes in (seats[0], None):
            for action in rng.sample(legal, min(3, len(legal))):
                told = GAME.reveals(GAME.observe(state, eyes), action)
                assert all(0 < share <= 1 for share in told.values())
                assert not told or sum(told.values()) >= 1
                met.update([type(action)] if told else [])
    assert {act.Move, act.Commit, act.Reorganise} <= met


# --- prospects -------------------------------------------------------------------------------------------------------


def lines(state: State, seat: Seat | None) -> list[str]:
    """What there is to reckon for some eyes."""
    found = GAME.prospects(GAME.observe(state, seat))
    assert all(clause in GAME.rulebook for _text, clause in found)
    return [text for text, _clause in found]


def test_the_next_card_of_ones_own_deck() -> None:
    told = lines(GAME.position(AT_CHOICE), GREEN)
    assert "The next card that Green draws may be this one, Orc: 1/2 = 50%." in told
    assert "The next card that Green draws may be this one, Heavy Orc: 1/4 = 25%." in told
    assert not [text for text in told if "Blue draws" in text]


def test_the_line_of_an_enemys_hidden_card() -> None:
    """Five of Blue's starting cards are hidden: three Orcs, the Crossbowman, the Catapult."""
    state = GAME.position(AT_CHOICE)
    assert "A card in hand of Blue is a first-line Unit: 3/5 = 60%." in lines(state, GREEN)
    state, _events = GAME.apply(state, GAME.legal_actions(state, GREEN)[0])
    assert "The card that Green has chosen is a first-line Unit: 4/7 = 57.1%." in lines(state, BLUE)
    assert "The card that Green has chosen is a second-line Unit: 3/7 = 42.9%." in lines(state, BLUE)
    assert not [text for text in lines(state, None) if "has chosen" in text]


def test_a_card_known_to_be_in_hand_is_not_the_next_one() -> None:
    """Green knows one of Blue's two cards in hand, and one more card without knowing where it is."""
    state = GAME.position(AT_CHOICE)
    known = replace(state.secrets[1], shown=(Card.XBOW,), peeked=(Card.ORC, Card.XBOW))
    state = replace(state, secrets=(state.secrets[0], known))
    view = GAME.observe(state, GREEN)
    side = view.secrets[1]
    assert isinstance(side, Hidden)
    hidden_elsewhere = side.hand + side.deck + side.under - 1
    pool = Counter(unseen_pool(view, 1)) - Counter((Card.ORC, Card.XBOW))
    rest = Fraction(hidden_elsewhere - 1, hidden_elsewhere)
    following = odds.next_card(view, 1)
    assert following[Card.ORC] == Fraction(1, hidden_elsewhere) + rest * Fraction(pool[Card.ORC], pool.total())
    assert following.get(Card.XBOW, 0) == rest * Fraction(pool[Card.XBOW], pool.total())
    held = odds.hand_card(view, 1)
    assert held[Card.XBOW] == HALF + HALF * following.get(Card.XBOW, 0)
    assert sum(following.values()) == sum(held.values()) == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("river CITIES HORDES VILLAGES MARKERS, top KILLS", "the game would go on, with 24 points of glory left."),
        (
            "Green: glory 12\nBlue: glory 2\nn_city: G marker\nsupply 12\n"
            "river CITIES HORDES VILLAGES MARKERS, top KILLS",
            "this camp could no longer be beaten: Green.",
        ),
        (
            "Green: glory 12\nBlue: glory 12\nsupply 2\nriver CITIES HORDES VILLAGES MARKERS, top KILLS",
            "no glory would be left, and this camp would have won: Green and Blue.",
        ),
    ],
    ids=["on", "unbeatable", "empty"],
)
def test_whether_a_lead_ends_the_game(text: str, told: str) -> None:
    found = lines(GAME.position(text), GREEN)
    assert [line for line in found if line == f"If the game turn ended now, {told}"], found


def test_prospects_follow_from_what_is_seen() -> None:
    rng = Random(9)
    for state in states()[::9]:
        for seat in state.options.seats:
            assert lines(GAME.sample_hidden(state, seat, rng), seat) == lines(state, seat)


# --- advice of the bots ----------------------------------------------------------------------------------------------


def test_a_round_trip_is_never_worth_an_action() -> None:
    state = GAME.position("n_ward: ruin, G 3\nstart_n: G 2\n1 actions")
    outlook = Outlook(GAME.observe(state, GREEN), GREEN)
    trips = [
        move
        for move in GAME.legal_actions(state, GREEN)
        if isinstance(move, act.Move) and move.path[-1] == move.origin and not (move.leave or move.take)
    ]
    assert trips
    assert {_move(outlook, move) for move in trips} == {0.0}
    end = act.EndActions(GREEN)
    assert Sensible().choose(GAME, GAME.observe(state, GREEN), [*trips, end], Random(1)).action == end
