"""Who knows what, in every phase: views, events, questions, saves, bots, and states that fit a view (spec 5.4)."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from msgspec.structs import fields, replace

from orclib.games.braves.state import Table
from tests.depth import sampled
from tests.games.braves.support import (
    GAME,
    NONE,
    SEATS,
    SPIES,
    A,
    B,
    Back,
    C,
    Design,
    Options,
    Phase,
    PositionError,
    Seat,
    State,
    Z,
    after,
    at,
    backs,
    cards,
    ev,
    hold,
    names,
    only,
    play,
    plus,
    quiet,
)
from tests.games.braves.tools import (
    COMMANDO,
    SPY,
    STRIKE,
    kept,
)
from tests.games.support import changed

TABLES = [
    Options(),
    Options(players=5),
    Options(players=6),
    Options(players=7),
    Options(show_next_back=False),
    Options(commando_by_back=False, flyer_alone=True, empty_army_competes=True),
    Options(players=5, mercs_need_people=True, flyer_uses_table_goblins=True, war_machines=1),
    Options(players=5, specials_may_be_committed=False, spies_take_spies=False, leftover_order="clockwise"),
]
tables = pytest.mark.parametrize("options", TABLES, ids=changed)
SECRETS = (ev.Deserted, ev.PileGiven, ev.PileUnclaimed, ev.MercenarySent)


def sees_hand(state: State, seat: Seat, who: Seat) -> bool:
    """Whether a seat knows the faces of a hand: one's own, and the sorcerer saw all."""
    return seat in (who, state.sorcerer)


def sees_row(state: State, seat: Seat, who: Seat) -> bool:
    """Whether a seat knows the faces of the cards in a battle."""
    row = state.laid[who]
    if seat == who or state.revealed or not any(row):
        return True
    return seat == state.sorcerer and not any(n for design, n in enumerate(row) if Design(design).back not in BATTLING)


BATTLING = (Back.ORC, Back.BARBARIAN, Back.SKELETON, Back.DWARF)


# --- views -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", sampled(range(2), most=0, thorough=1))
@tables
@pytest.mark.clause("BRV-22.1", "BRV-22.5", "BRV-22.6", "BRV-11.15")
def test_a_view_hides_exactly_what_its_seat_may_not_know(options: Options, seed: int) -> None:
    phases = set()
    for step in kept(seed, options):
        state = step.state
        phases.add(state.phase)
        for seat in state.options.seats if state.hands else ():
            view = GAME.observe(state, seat)
            assert view.seat == seat
            for who in state.options.seats:
                assert view.pools[who] == (
                    plus(state.hands[who], state.laid[who]) if sees_hand(state, seat, who) else None
                )
                assert view.laid[who] == (state.laid[who] if sees_row(state, seat, who) else None)
                both = sees_hand(state, seat, who) and sees_row(state, seat, who)
                assert view.hand(who) == (state.hands[who] if both else None)
            assert view.held == tuple(map(backs, state.hands))
            assert view.shown == tuple(map(backs, state.laid))
            assert view.unseen_discards == (state.unseen_discards if seat == state.sorcerer else None)
            for field in fields(Table):
                assert getattr(view, field.name) == getattr(state, field.name)
    assert phases >= {Phase.DEAL, Phase.CHAMPION, Phase.CALL, Phase.COMMIT, Phase.COMMANDO, Phase.OVER}


# --- events ----------------------------------------------------------------------------------------------------------


@tables
@pytest.mark.clause("BRV-22.4", "BRV-22.5")
def test_only_these_events_hide_anything(options: Options) -> None:
    kinds = set()
    for step in kept(3, options):
        sorcerer = step.before.sorcerer
        for event in step.events:
            assert event.seen_by(None) == event
            for seat in step.state.options.seats:
                told, right = event.seen_by(seat), event
                if isinstance(event, ev.PileGiven):
                    right = event if seat in (sorcerer, event.seat) else replace(event, cards=None)
                elif isinstance(event, ev.PileUnclaimed):
                    right = event if seat == sorcerer else replace(event, cards=None)
                elif isinstance(event, ev.MercenarySent):
                    right = event if seat == event.seat else replace(event, design=None)
                elif isinstance(event, ev.Deserted):
                    continue  # see the next test
                assert told == right
                kinds.add(type(event) if told != event else None)
    assert kinds <= {*SECRETS, None}
    assert ev.MercenarySent in kinds


# --- the sorcerer ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [COMMANDO, STRIKE])
def test_but_not_which_of_the_mercenaries_lie_face_down(text: str) -> None:
    state = at(text)
    view = GAME.observe(state, Z)
    assert view.pools[B] == plus(state.hands[B], state.laid[B])
    assert (view.laid[B], view.hand(B)) == (None, None)
    rows = {names(GAME.sample_hidden(state, Z, Random(luck)).laid[B]) for luck in range(60)}
    people = names(tuple(n if d < 12 else 0 for d, n in enumerate(state.laid[B])))
    assert rows == {f"{people} {card}" for card in ("gob", "gia", "fly")}
    assert GAME.observe(state, B).laid[B] == state.laid[B]


# --- cards that a spy brought, and requests in vain ------------------------------------------------------------------


@pytest.mark.clause("BRV-11.6", "BRV-22.5")
def test_a_card_that_a_spy_brought_is_known_to_all() -> None:
    state = after(SPY, "A: ask B gia")
    for seat in SEATS[:4]:
        assert GAME.observe(state, seat).known == (NONE, cards("gia"), NONE, NONE)
        for luck in range(20):
            assert GAME.sample_hidden(state, seat, Random(luck)).hands[A][Design.GIANT] >= 1
    given = only(play(SPY, "A: ask B gia").events, ev.CardGiven)
    assert all(given.seen_by(seat) == given for seat in SEATS[:4])


def test_it_stays_known_until_it_is_shown() -> None:
    state = quiet(after(SPY, "A: ask B gob", "B: decline", "C: decline")).state
    assert state.known[A] == cards("gob")
    called = after(state, "Z: call dwarves")
    laid_ = after(called, "A: commit gob", "B: done")
    assert laid_.known[A] == cards("gob")  # in hand or in the battle: who knows?
    rows = {names(GAME.sample_hidden(laid_, C, Random(luck)).laid[A]) for luck in range(200)}
    assert len(rows) > 3
    shown = quiet(after(laid_, "C: done"), Phase.CALL).state
    assert shown.known[A] == NONE  # another goblin is in A's hand, but nobody can know


def test_a_giant_that_a_spy_brought_is_not_known_once_it_has_quarrelled() -> None:
    end = after("phase spy\nspy 4\nhand A: sp4 gia\nhand B: gia OR4", "A: ask B gia")
    assert end.known == (NONE,) * 4


def test_the_commando_takes_what_was_known_too() -> None:
    text = "known B: gia\ncalled orcs\nhand A: com\nhand B: OR4 gia\nthen: done; commit gia; done"
    assert after(text, "A: commando B mercenary", "strike gia").known == (NONE,) * 4
    assert after("known A: com\n" + text, "A: commando B orc").known[A] == NONE


def test_everybody_hears_what_was_asked_in_vain() -> None:
    state = after(SPY, "A: ask C gia", "B: ask A OR*")
    assert state.refused == ((C, Design.GIANT), (A, Design.ORC_LEADER))
    for seat in SEATS[:4]:
        assert GAME.observe(state, seat).refused == state.refused
        for luck in range(40):
            twin = GAME.sample_hidden(state, seat, Random(luck))
            assert twin.hands[C][Design.GIANT] == 0
            assert twin.hands[A][Design.ORC_LEADER] == 0
    last_spy = quiet(state).state
    assert last_spy.refused == state.refused  # for the rest of the round


def test_who_lacked_a_card_may_still_have_got_it_by_a_spy() -> None:
    state = after(SPY, "A: ask C gia", "B: decline", "C: ask B gia")
    assert state.refused == ((C, Design.GIANT),)
    for seat in SEATS[:4]:
        for luck in range(20):
            assert GAME.sample_hidden(state, seat, Random(luck)).hands[C][Design.GIANT] == 1


def test_a_card_asked_for_and_given_leaves_its_twin_a_secret() -> None:
    state = after(SPY, "A: ask B OR6")
    assert state.known[B] == NONE
    found = {GAME.sample_hidden(state, C, Random(luck)).hands[B][Design.ORC_VETERAN] for luck in range(100)}
    assert found >= {0, 1}


def test_the_holder_of_the_called_spy_has_it_in_every_guess() -> None:
    for state, holder in ((at(SPY), A), (after(SPY, "A: decline"), B), (after(SPY, "A: decline", "B: decline"), C)):
        for seat in SEATS[:4]:
            for luck in range(15):
                twin = GAME.sample_hidden(state, seat, Random(luck))
                assert twin.hands[holder][SPIES[state.spy - 1]] == 1
                assert all(one[spy] == 0 for one in twin.hands for spy in SPIES[: state.spy - 1])


def test_in_the_war_nobody_imagines_two_giants_or_a_spy() -> None:
    text = "phase call\nhand A: 4 gob\nhand B: gia 3 tro\nhand C: com fly gia 2 war"
    state = at(text)
    for seat in SEATS[:4]:
        for luck in range(60):
            twin = GAME.sample_hidden(state, seat, Random(luck))
            assert all(one[Design.GIANT] <= 1 for one in twin.hands)
            assert all(one[spy] == 0 for one in twin.hands for spy in SPIES)


# --- who is asked for the commando and the flying machine ------------------------------------------------------------


def questions(state: State) -> list[tuple[Phase, Seat | None]]:
    """Who is asked what until the battle is over, if everybody answers "nothing"."""
    found, number = list[tuple[Phase, Seat | None]](), len(state.battles)
    while (action := hold(state)) is not None and len(state.battles) == number:
        if state.phase in (Phase.COMMANDO, Phase.FLYER):
            found.append((state.phase, state.active))
        state = GAME.apply(state, action)[0]
    return found


@pytest.mark.parametrize("special", ["com", "fly"])
@pytest.mark.parametrize("counts", list(itertools.product(range(4), repeat=3)))
@pytest.mark.clause("BRV-16.1", "BRV-18.1")
def test_who_is_asked_does_not_tell_who_has_the_card(special: str, counts: tuple[int, ...]) -> None:
    """A, B and C hold so many mercenaries; one of them, or nobody, holds the special one."""
    told = set()
    for holder in (None, *(name for name, n in zip("ABC", counts, strict=True) if n)):
        rows = []
        for name, people, plain, n in zip("ABC", ("OR4", "OR6", "OR*"), ("gob", "tro", "war"), counts, strict=True):
            mine = name == holder
            held = [f"{n - mine} {plain}" if n - mine else "", special if mine else ""]
            rows.append(f"hand {name}: {people} {' '.join(held)}")
        told.add(tuple(questions(at("called orcs\n" + "\n".join(rows)))))
    (asked,) = told
    order = (A, B, C)
    commando = [(Phase.COMMANDO, seat) for seat, n in zip(order, counts, strict=True) if n]
    flyer = [(Phase.FLYER, seat) for seat, n in zip(order, counts, strict=True) if n > 1]
    assert list(asked) == commando + flyer


@pytest.mark.parametrize("number", range(1, 5))
def test_they_are_asked_in_speaking_order(number: int) -> None:
    called = " ".join(["orcs", "barbarians", "skeletons", "dwarves"][:number])
    state = at(f"called {called}\nhand A: 3 gob\nhand B: 3 gob\nhand C: 2 tro")
    state = after(state, *("done" if seat == C else "commit gob" for seat in state.speakers))
    commando = [seat for phase, seat in questions(state) if phase is Phase.COMMANDO]
    assert commando == list(state.speakers)


@pytest.mark.parametrize(
    ("text", "commando", "flyer"),
    [
        ("", "ABC", "ABC"),
        ("discards: com\n", "", "ABC"),
        ("discards: fly\n", "ABC", ""),
        ("known B: com\n", "B", "ABC"),
        ("known C: fly\n", "ABC", "C"),
        ("fly", "ABC", ""),  # it is seen at the reveal
        ("com", "ABC", "ABC"),  # it is not seen before
    ],
)
def test_nobody_is_asked_when_all_can_see_that_he_cannot_have_it(text: str, commando: str, flyer: str) -> None:
    rows = {"A": "OR4 2 gob tro", "B": "OR6 2 gob gia", "C": "OR* 2 gob war"}
    if "known B" in text:
        rows["B"] += " com"
    if "known C" in text:
        rows["C"] += " fly"
    sent = text if text in ("fly", "com") else ""
    rows["A"] += f" {sent}" * bool(sent)
    hands = "\n".join(f"hand {name}: {row}" for name, row in rows.items())
    asked = questions(at(f"called orcs\n{'' if sent else text}{hands}\nthen: commit {sent or 'none'}"))
    assert "".join("ZABC"[seat or 0] for phase, seat in asked if phase is Phase.COMMANDO) == commando
    assert "".join("ZABC"[seat or 0] for phase, seat in asked if phase is Phase.FLYER) == flyer


def test_nobody_is_asked_to_strike_at_nobody() -> None:
    only_one = at("called orcs\nhand A: OR4 com\nhand B: 2 gob\nhand C: tro gob")
    asked = [seat for phase, seat in questions(only_one) if phase is Phase.COMMANDO]
    assert asked == [B, C]  # A has no opponent with cards in the battle, and all can see it


def test_whoever_lacks_the_card_can_only_say_no() -> None:
    state = after(COMMANDO, "A: hold")
    assert [GAME.format(action) for action in GAME.legal_actions(state, B)] == ["green: no commando"]
    assert len(GAME.legal_actions(at(COMMANDO), A)) > 1
    told = [event for event in play(COMMANDO, "A: hold").events if isinstance(event, ev.CommandoHeld)]
    assert told == [ev.CommandoHeld("BRV-16.1", A)]  # which says nothing about what A has


# --- states that fit a view ------------------------------------------------------------------------------------------


def test_impossible_words_about_a_request_do_not_hang_a_guess() -> None:
    """Who was asked in vain holds no free card of the kind: else a guess would look for a place for ever."""
    rest = "8 gob 4 tro 4 war fly com"
    with pytest.raises(PositionError, match=r"BRV-11\.6"):
        at(f"phase spy\nspy 2\nrefused A gia\nhand B: sp2 {rest}\nhand A: 6 gia")
