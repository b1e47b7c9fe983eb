"""What happens by the rules, section after section; examples, Heroes and what is refused have their own files."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from orclib.games.orcs_vs_orcs.box import (
    COPIES,
    FIRST_LINE,
    HEROES,
    SECOND_LINE,
    UNITS,
)
from orclib.games.orcs_vs_orcs.rules.building import fortress_stock
from orclib.games.orcs_vs_orcs.state import FRONT
from tests.games.orcs_vs_orcs.moments import (
    CITIES,
    at_battles,
    at_decks,
    at_retreat,
    at_vanguard,
    chanting,
    without_markers,
)
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    GAME,
    GREEN,
    HEAVY,
    ORANGE,
    ORC,
    SHAMAN,
    XBOW,
    Card,
    Event,
    Objective,
    Options,
    Phase,
    Seat,
    State,
    act,
    after,
    allowed,
    battle,
    behind,
    build,
    ev,
    flee,
    glory,
    green,
    here,
    legal,
    of,
    only,
    play,
    position,
    rage,
    recruit,
    refused,
    reserve,
    retreats,
    shares,
    stand,
    stands,
    stop,
    told,
    upon,
    walk,
)
from tests.games.orcs_vs_orcs.tales import Tale, holds, tales
from tests.games.orcs_vs_orcs.test_knowledge import kept

ASHANI, BUURK, ERUHSK, FROKSH, GRURAGH = HEROES[:5]
KOKOTH, KRO_MORDA, ROSHNAR, VIGDISH = Card("KOKOTH"), Card("KRO-MORDA"), Card("ROSHNAR"), Card("VIGDISH")


def new(players: int = 2, **switches: Any) -> State:
    """The table as it is laid out, before anything is turned up."""
    return GAME.new(Options(players=players, **switches))


def attack(attackers: int = 2, defenders: int = 2, **rest: Any) -> State:
    """Green stands before Blue in n_cwm, and Blue is asked."""
    return at_retreat(attackers, defenders, **rest)


# --- 1 aim and glory -------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-1.4")
def test_glory_comes_from_objectives_and_victories_only() -> None:
    gained = 0
    for kind, seed in (("battle", 1), ("battle", 2), ("map", 1), ("map", 4), ("map", 6)):
        for before, _, end, events in kept(kind, seed):
            won = Counter(event.seat for event in of(events, ev.GloryWon))
            for event in of(events, ev.ObjectiveScored):
                won.update(event.seats)
            for seat in before.options.seats:
                assert end.players[seat].glory - before.players[seat].glory == won[seat]
            gained += won.total()
    assert gained > 10


# --- 2 pieces --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-2.1", "OVO-2.2", "OVO-2.3", "OVO-2.4", "OVO-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_in_play_but_what_the_box_lists(players: int) -> None:
    """No spare token: the numbers of the specification and nothing else."""
    things = Counter(GAME.inventory(new(players)))
    missing = 4 - players
    wanted = {"fortresses": 12, "glory": 26, "objectives": 8, "heroes": 20}
    wanted |= {f"{seat} hordes": 15 for seat in range(players)} | {f"{seat} markers": 12 for seat in range(players)}
    wanted |= {"ORC": 16 - 4 * missing, "XBOW": 8 - missing, "HEAVY": 8, "BOAR": 8, "SHAMAN": 8, "CATAPULT": 8}
    assert things == wanted


@pytest.mark.clause("OVO-2.8", "OVO-19.1")
def test_chevrons_tell_the_kind_of_a_card() -> None:
    assert {card: card.chevrons for card in UNITS} == {ORC: 1, HEAVY: 1, BOAR: 1, XBOW: 2, SHAMAN: 2, CATAPULT: 2}
    assert {hero.chevrons for hero in HEROES} == {3}
    assert (FIRST_LINE, SECOND_LINE) == ((ORC, HEAVY, BOAR), (XBOW, SHAMAN, CATAPULT))


# --- 4 setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "OVO-4.5", "OVO-4.6", "OVO-4.7", "OVO-4.12", "OVO-4.14", "OVO-4.15", "OVO-4.16", "OVO-4.17", "OVO-4.19"
)
@pytest.mark.parametrize(
    ("players", "piles", "boxed"),
    [
        (2, (0, 8, 8, 4, 8, 6), [8, 0, 0, 2, 0, 0]),
        (3, (0, 8, 8, 4, 8, 5), [4, 0, 0, 1, 0, 0]),
        (4, (0, 8, 8, 4, 8, 4), [0, 0, 0, 0, 0, 0]),
    ],
)
def test_the_table_as_it_is_laid_out(players: int, piles: tuple[int, ...], boxed: list[int]) -> None:
    state = new(players)
    for seat in state.options.seats:
        player, home = state.players[seat], state.board.starts[seat]
        assert (player.reserve, player.red, player.units, state.stock(seat)) == (9, False, (4, 0, 0, 1, 0, 1), 12)
        assert (player.glory, player.trophies, player.razed, player.kills, player.kept) == (0, 0, 0, 0, 0)
        assert (state.dark_city(home), here(state, home)) == (seat, f"{'GBOV'[seat]} 6")
    assert (set(state.fortresses), fortress_stock(state), state.battle) == ({None}, 12, None)
    assert state.pile == HEROES  # in order, for what comes next is drawn when it comes
    owned = [sum(player.units[at] for player in state.players) + piles[at] for at in range(6)]
    assert [copies - own for copies, own in zip(COPIES, owned, strict=True)] == boxed
    for seat_ in (*state.options.seats, None):
        assert GAME.observe(state, seat_).piles == state.piles == piles  # face up
    assert battle(decks=("ORC, ORC", "ORC, ORC")).tokens == "g1 b1"


# --- 5 turns and actions ---------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-5.2", "OVO-5.3", "OVO-5.4", "OVO-31.2", "OVO-31.3")
@pytest.mark.parametrize(
    ("wells", "tactical", "actions", "clause"),
    [
        ("", False, 3, "5.2"), ("G ne_out", False, 4, "5.3"), ("G ne_out, nw_out, se_out", False, 4, "5.4"),
        ("B ne_out", False, 3, "5.2"), ("", True, 2, "31.2"), ("G ne_out", True, 3, "31.3"),
    ],
)  # fmt: skip
def test_how_many_actions(wells: str, tactical: bool, actions: int, clause: str) -> None:
    state = position(mover=BLUE, first=BLUE, markers=wells, tactical_start=tactical)
    state, events = play(state, stop(BLUE))
    assert state.actions == actions
    assert only(events, ev.TurnBegan).clause == f"OVO-{clause}"
    for _ in range(actions):
        assert state.mover == GREEN
        state = after(state, recruit(start_n=1))
    assert state.mover != GREEN


# --- 6 movement ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-6.12", "OVO-9.1", "OVO-9.3", "OVO-9.4")
@pytest.mark.parametrize(("left", "stays"), [(1, ""), (2, "G 1")])
def test_who_is_left_in_a_neutral_city_meets_the_militia(left: int, stays: str) -> None:
    start = position(hordes="G n_road 4", markers="G n_road", bare="n_ward")
    state = after(start, walk("n_road", 4, "n_city", "n_ward", leave=left))
    if left == 2:
        assert (state.phase, here(state, "n_ward")) == (Phase.HERO_DRAW, "")  # the others wait
        state = after(state, VIGDISH, ERUHSK, act.KeepHero(GREEN, ERUHSK))
    stands(state, n_city=stays, n_ward=f"G {4 - left}")
    assert state.marker("n_city") == (GREEN if left == 2 else None)


# --- 7 forced march --------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-7.9", "OVO-26.9", "OVO-25.4", "OVO-25.5")
def test_it_counts_for_the_endings_and_is_nobodys_kill() -> None:
    """With a second loss the army is not routed by two-nil the other way; with a third one in all it is beaten."""
    fight = battle("2-4", "g1 b5", "1-1", exhausted=1, decks=("BOAR, ORC, ORC", "ORC, ORC, ORC"))
    fight.round(BOAR, ORC)
    assert (fight.losses, fight.battle.round) == ("1-2", 2)  # two-one and not two-nil
    beaten = battle("2-3", "g6 b1", "2-1", exhausted=1, decks=("ORC, ORC, ORC", "ORC, ORC, ORC"))
    events = beaten.round(ORC, ORC)
    assert only(events, ev.BattleEnded) == ev.BattleEnded("OVO-25.5", "e_cw1", 3, BLUE, (GREEN,))
    assert beaten.state.players[BLUE].kills == 2  # and not three
    refused(chanting("1-0", "SHAMAN, ORC, ORC", 1), green(GREEN), "20.10", "7.9")


# --- 8 villages ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-8.14", "OVO-9.2", "OVO-9.3")
def test_the_last_marker_to_take_back_is_not_gone_when_the_city_is_reached() -> None:
    """Green could take back n_road's marker only; a Horde left there on the way would leave none for the city."""
    mine = f"G {CITIES.replace('n_city, ', '', 1)}, n_road, n_cw1, n_cw2, n_cc1, n_cc2"
    state = without_markers("G n_ccm 4, n_cw1 1, n_cw2 1, n_cc1 1, n_cc2 1", mine)
    allowed(state, walk("n_ccm", 4, "n_road", "n_city"))
    refused(state, walk("n_ccm", 4, "n_road", "n_city", leave=1), "8.14")


# --- 9 cities --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-9.5")
def test_the_pile_runs_out() -> None:
    for left in (1, 0):
        others = ", ".join(hero.value for hero in HEROES[left:])
        state, events = play(position(heroes=f"B {others}"), walk("start_n", 4, "n_road", "n_city"), *HEROES[:left])
        assert [held.hero for held in state.held[GREEN]] == [*HEROES[:left]]
        assert told(events)[-1] == ("HeroKept 9.5" if left else "NoHeroLeft 9.5")
        assert state.marker("n_city") == GREEN


# --- 11 meeting the enemy --------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-11.2", "OVO-11.3")
@pytest.mark.parametrize(
    ("where", "zone", "changes", "is_open"),
    [
        ("a bare ruin", "n_cw1", {"bare": "n_cw1, n_cwm"}, True),
        ("a neutral village", "n_cw1", {"bare": "n_cwm"}, False),
        ("an own village", "n_cw1", {"markers": "B n_cw1"}, True),
        ("an enemy village", "n_cw1", {"markers": "G n_cw1"}, False),
        ("a free well", "ne_out", {}, True),
        ("an own well", "ne_out", {"markers": "B ne_out"}, True),
        ("an enemy well", "ne_out", {"markers": "G ne_out"}, False),
        ("enemy Hordes", "n_cw1", {"bare": "n_cw1", "hordes": "G start_n 2, n_cw1 1; B n_cwm 2"}, False),
        ("own Hordes", "n_cw1", {"bare": "n_cw1", "hordes": "G start_n 2; B n_cwm 2, n_cw1 1"}, True),
        ("an enemy fortress", "n_cw1", {"bare": "n_cw1", "forts": "G n_cw1 standing"}, False),
        ("a lying enemy fortress", "n_cw1", {"bare": "n_cw1", "forts": "G n_cw1 lying"}, False),
        ("an enemy fortress in an own village", "n_cw1", {"markers": "B n_cw1", "forts": "G n_cw1 lying"}, False),
        ("an own fortress", "n_cw1", {"bare": "n_cw1", "forts": "B n_cw1 standing"}, True),
        ("an own fortress in a neutral village", "n_cw1", {"bare": "", "forts": "B n_cw1 standing"}, False),
    ],
)  # fmt: skip
def test_where_a_retreat_may_go(where: str, zone: str, changes: dict[str, Any], is_open: bool) -> None:
    state = attack(**changes)
    assert (zone in retreats(state)) is is_open


@pytest.mark.clause("OVO-11.6", "OVO-11.7", "OVO-11.8")
@pytest.mark.parametrize(
    ("attackers", "defenders", "forts", "bound"),
    [
        (2, 1, "", False), (3, 1, "", True), (5, 1, "", True), (5, 2, "", False), (3, 1, "B n_cwm lying", True),
        (3, 1, "B n_cwm standing", False), (3, 1, "G n_cwm standing", True), (1, 5, "", False),
    ],
)  # fmt: skip
def test_one_against_three(attackers: int, defenders: int, forts: str, bound: bool) -> None:
    state = attack(attackers, defenders, forts=forts)
    assert (stand() in legal(state)) is not bound
    allowed(state, flee("n_cw1"))
    if bound:
        refused(state, stand(), "11.6")
    elif "standing" in forts:
        assert told(play(state, stand()).events)[0] == "Stood 11.7"


# --- 16 before a battle ----------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-16.2", "OVO-16.4", "OVO-16.6", "OVO-18.6")
def test_decks_are_changed_before_each_battle() -> None:
    state = after(at_battles(), act.NextBattle(GREEN, "n_cwm"), build(GREEN, "ORC"), build(BLUE, "ORC, XBOW"))
    assert [len(secret.deck) for secret in state.secrets] == [1, 2]
    state = after(state, ORC, ORC, XBOW, act.Commit(GREEN, ORC, FRONT), act.Commit(BLUE, ORC, FRONT))
    assert state.phase is Phase.ROUT  # out of cards
    state = after(state, act.Retreat(GREEN, "n_cw1"))
    assert (state.phase, state.active) == (Phase.DECKS, GREEN)
    assert state.battle is not None
    assert [(side.space, side.losses) for side in state.battle.sides] == [(1, 0), (1, 0)]
    allowed(state, build(GREEN, "ORC, ORC, XBOW"))  # what was left out is there again
    allowed(state, act.AddAll(GREEN))


@pytest.mark.clause("OVO-16.8", "OVO-16.10", "OVO-17.1")
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 5), (5, 2)])
def test_decks_are_shuffled_and_as_large_for_any_army(attackers: int, defenders: int) -> None:
    state = after(at_decks(attackers=attackers, defenders=defenders), act.AddAll(GREEN), act.AddAll(BLUE))
    assert state.phase is Phase.DRAW
    assert shares(state) == {ORC: Fraction(4, 6), XBOW: Fraction(1, 6), CATAPULT: Fraction(1, 6)}
    assert shares(after(state, ORC)) == {ORC: Fraction(3, 5), XBOW: Fraction(1, 5), CATAPULT: Fraction(1, 5)}


# --- 23 Berserk ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-23.6")
def test_only_at_the_entry() -> None:
    fight = battle("4-4", "g4 b1", red="G", decks=("ORC, HEAVY, BOAR, ORC", "ORC, HEAVY, ORC, ORC"))
    fight.round(ORC, ORC)
    assert (fight.tokens, fight.state.phase) == ("g5 b2", Phase.COMMIT)
    fight.round(HEAVY, HEAVY)  # 5 to 1
    assert fight.tokens == "g1 b4"
    again = battle("4-4", "g6 b1", red="G", green="ORC, ORC", decks=("CATAPULT, ORC", "XBOW, ORC, ORC"), blue="ORC")
    again.round(behind(CATAPULT, 1), XBOW)  # out with the first strike, in again with the third and fourth
    assert again.tokens == "g3 b1"
    again.round(ORC, ORC)
    assert (again.tokens, again.state.phase) == ("g4 b2", Phase.BERSERK)


@pytest.mark.clause("OVO-23.7")
def test_it_is_decided_at_the_end_of_the_step() -> None:
    strengths = battle("3-3", "g2 b1", red="G", decks=("BOAR, ORC, ORC", "HEAVY, ORC, ORC"))
    events = strengths.round(BOAR, HEAVY)
    assert strengths.state.phase is Phase.BERSERK
    assert len(of(events, ev.Struck)) == 2  # the effects are still to come
    effect_ = battle("3-3", "g2 b1", red="G", green="ORC, ORC", blue="ORC", decks=("ORC, ORC", "XBOW, ORC, ORC"))
    events = effect_.round(ORC, XBOW)
    assert (effect_.tokens, effect_.state.phase) == ("g6 b2", Phase.BERSERK)
    reorganised = battle("3-3", "g3 b1", red="G", decks=("ORC, XBOW, ORC, ORC", "ORC, ORC, ORC"))
    reorganised.go(act.Reorganise(GREEN, ORC))
    assert (reorganised.state.phase, reorganised.battle.round) == (Phase.BERSERK, 1)


# --- 25 endings ------------------------------------------------------------------------------------------------------

ENDINGS = [
    ("2-1", "g1 b6", "0-0", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.2", 1, GREEN),
    ("1-2", "g6 b1", "0-0", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.2", 1, BLUE),
    ("1-1", "g6 b6", "0-0", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.3", 1, None),
    ("2-3", "g1 b6", "0-1", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.4", 2, GREEN),
    ("3-2", "g6 b1", "1-0", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.4", 2, BLUE),
    ("2-3", "g1 b6", "1-2", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.5", 3, GREEN),
    ("3-2", "g6 b1", "2-1", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.5", 3, BLUE),
    ("3-3", "g6 b6", "2-2", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.6", 3, None),
    ("3-3", "g1 b1", "0-0", "ORC", "ORC, ORC, ORC", "25.7", 4, BLUE),
    ("3-3", "g1 b1", "0-0", "ORC, ORC, ORC", "ORC", "25.7", 4, GREEN),
    ("3-3", "g1 b1", "0-0", "ORC", "ORC", "25.8", 4, None),
    ("1-3", "g6 b6", "2-2", "ORC, ORC, ORC", "ORC, ORC, ORC", "25.2", 1, BLUE),  # the first that applies
    ("3-3", "g6 b1", "1-0", "ORC", "ORC, ORC, ORC", "25.4", 2, BLUE),  # before the cards run out
]


@pytest.mark.parametrize(
    ("hordes", "tokens", "losses", "mine", "theirs", "clause", "number", "winner"),
    [
        pytest.param(*row, marks=pytest.mark.clause("OVO-25.1", f"OVO-{row[5]}"), id=f"{row[5]} {row[7]}")
        for row in ENDINGS
    ],
)
def test_endings(
    hordes: str, tokens: str, losses: str, mine: str, theirs: str, clause: str, number: int, winner: Seat | None
) -> None:
    fight = battle(hordes, tokens, losses, decks=(mine, theirs), markers="B se_city")
    events = fight.round(ORC, ORC)
    ended = only(events, ev.BattleEnded)
    losers = (GREEN, BLUE) if winner is None else (BLUE if winner == GREEN else GREEN,)
    assert ended == ev.BattleEnded(f"OVO-{clause}", "e_cw1", number, winner, losers)
    won = [event.seat for event in of(events, ev.GloryWon)]
    assert won == ([] if winner is None else [winner])
    assert fight.state.phase is (Phase.ROUT if number > 1 else fight.state.phase)


# --- 26 after a battle -----------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-26.4")
def test_both_retreat_the_attacker_first() -> None:
    fight = battle("3-3", decks=("ORC", "ORC"))
    fight.round(ORC, ORC)
    assert (fight.state.active, retreats(fight.state)) == (GREEN, {"start_e", "e_cw2"})
    fight.go(act.Retreat(GREEN, "e_cw2"))
    assert (fight.state.active, retreats(fight.state)) == (BLUE, {"start_e"})
    refused(fight.state, flee("e_cw2"), "11.3")
    fight.go(flee("start_e"))
    stands(fight.state, e_cw1="", e_cw2="G 3", start_e="B 3")


@pytest.mark.clause("OVO-26.7", "OVO-26.8", "OVO-27.8", "OVO-28.6")
@pytest.mark.parametrize("active", [False, True])
def test_lost_hordes(active: bool) -> None:
    """They go back at once, or after the glory of this game turn."""
    river = "KILLS RAZED TOWER FORTRESSES" if active else "CITIES RAZED TOWER FORTRESSES"
    fight = battle("3-2", "g1 b6", "0-1", river=river, top="VILLAGES", decks=("ORC, ORC", "ORC, ORC"))
    start = reserve(fight.state, BLUE)
    events = fight.round(ORC, ORC)
    what = [each for each in told(events) if each.startswith("Hordes")]
    assert what == (["HordesKept 26.8"] if active else ["HordesBack 26.7"])
    assert reserve(fight.state, BLUE) == start + (0 if active else 2)
    assert (fight.state.players[BLUE].kept, fight.state.players[GREEN].kills) == (2 if active else 0, 2)
    state = after(fight.state, flee("start_e")) if fight.state.phase is Phase.ROUT else fight.state
    state, events = play(state, stop(BLUE))
    assert (glory(state)[GREEN] == 2) is active  # the battle, and the objective
    assert reserve(state, BLUE) == start + 2
    assert [player.kills for player in state.players] == [0, 0]
    assert bool(of(events, ev.KeptReturned)) is active


@pytest.mark.clause("OVO-26.9")
def test_every_lost_horde_is_a_kill() -> None:
    """By one's own Gruragh, by Berserk, by Kro-Morda, by a reorganisation."""
    gruragh = battle("3-1", "g1 b6", blue="ORC/XBOW", decks=("SHAMAN, ORC", "GRURAGH, ORC"))
    gruragh.round(SHAMAN, upon(GRURAGH, 1))
    berserk = battle("3-1", "g3 b1", red="G", decks=("ORC, ORC", "ORC, ORC"))
    berserk.round(ORC, ORC, rage(GREEN))
    kro_morda = battle("3-1", "g1 b4", green="ORC/XBOW", decks=("KRO-MORDA, ORC", "SHAMAN, ORC"))
    kro_morda.round(upon(KRO_MORDA, 1), SHAMAN)
    own = battle("3-1", "g1 b6", decks=("ORC, ORC", "ORC, XBOW, ORC, ORC"))
    own.go(act.Commit(GREEN, ORC, FRONT), act.Reorganise(BLUE, ORC), act.Commit(BLUE, ORC, FRONT))
    for fight in (gruragh, berserk, kro_morda, own):
        assert only(fight.log, ev.BattleEnded).clause == "OVO-25.2"
        assert [player.kills for player in fight.state.players] == [1, 0]


# --- 27 objectives ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "paid", "clause"),
    [
        pytest.param((3, 1, 1), [0], "27.2", marks=pytest.mark.clause("OVO-27.2")),
        pytest.param((2, 2, 1), [0, 1], "27.3", marks=pytest.mark.clause("OVO-27.3")),
        pytest.param((2, 2, 2), [], "27.4", marks=pytest.mark.clause("OVO-27.4")),
        pytest.param((0, 0, 0), [], "27.5", marks=pytest.mark.clause("OVO-27.5")),
        pytest.param((0, 1, 0), [1], "27.2", marks=pytest.mark.clause("OVO-27.2", "OVO-27.5")),
        pytest.param((0, 4, 4), [1, 2], "27.3", marks=pytest.mark.clause("OVO-27.3")),
    ],
)
def test_majorities(counts: tuple[int, ...], paid: list[int], clause: str) -> None:
    zones = iter(["a_road", "a_cw1", "a_cw2", "a_cwm", "a_cwn", "b_road", "b_cw1", "b_cw2", "b_cwm", "b_cwn"])
    markers = "; ".join(
        f"{'GBO'[seat]} {', '.join(itertools.islice(zones, count))}" for seat, count in enumerate(counts) if count
    )
    river: dict[str, Any] = {"river": "VILLAGES RAZED KILLS TOWER", "top": "HORDES"}
    state, events = play(position(players=3, mover=ORANGE, markers=markers, **river), stop(ORANGE))
    assert glory(state) == tuple(int(seat in paid) for seat in range(3))
    if paid:
        scored = ev.ObjectiveScored(f"OVO-{clause}", Objective.VILLAGES, tuple(map(Seat, paid)), counts)
        assert of(events, ev.ObjectiveScored) == [scored]
    else:
        assert ev.ObjectiveVoid(f"OVO-{clause}", Objective.VILLAGES, counts) in events
    assert state.supply == 26 - len(paid)


def ended(tile: str, **rest: Any) -> tuple[tuple[int, ...], Event]:
    """What a tile counts for Green and Blue, and the event that tells what it pays."""
    others = [name for name in ("RAZED", "KILLS", "TOWER", "FORTRESSES", "CITIES") if name != tile][:3]
    top = next(each.value for each in Objective if each.value not in (tile, *others))
    state = position(**{"mover": BLUE, "river": " ".join((tile, *others)), "top": top, **rest})
    _, events = play(state, stop(BLUE))
    scored = [
        event
        for event in events
        if isinstance(event, ev.ObjectiveScored | ev.ObjectiveVoid) and event.tile is Objective(tile)
    ]
    assert isinstance(scored[0], ev.ObjectiveScored | ev.ObjectiveVoid)
    return scored[0].counts, scored[0]


COUNTED: list[tuple[str, dict[str, Any], tuple[int, int], str]] = [
    ("CITIES", {"markers": "G n_city, e_city; B s_city", "hordes": "B w_city 1"}, (2, 1), "27.6"),
    ("HORDES", {"hordes": "G start_n 4, n_road 1; B start_s 6"}, (5, 6), "27.7"),
    ("KILLS", {"kills": "G 2; B 1"}, (2, 1), "27.8"),
    ("VILLAGES", {"markers": "G n_road, n_city, n_cw1, tower; B s_road"}, (2, 1), "27.9"),
    ("MARKERS", {"markers": "G n_road, n_city, ne_out, tower; B s_road"}, (4, 1), "27.10"),
    ("RAZED", {"trophies": "G 1; B 3"}, (1, 3), "27.11"),
    ("FORTRESSES", {"forts": "G n_road standing, n_cw1 lying; B s_road standing, s_cw1 standing"}, (1, 2), "27.12"),
    ("TOWER", {"markers": "B tower"}, (0, 1), "27.13 3.12"),
]


@pytest.mark.parametrize(
    ("tile", "rest", "counts", "clause"),
    [
        pytest.param(*row, marks=pytest.mark.clause(*(f"OVO-{clause}" for clause in row[3].split())), id=row[0])
        for row in COUNTED
    ],
)
def test_what_each_objective_counts(tile: str, rest: dict[str, Any], counts: tuple[int, int], clause: str) -> None:
    found, event = ended(tile, **rest)
    assert found == counts
    assert isinstance(event, ev.ObjectiveScored)
    assert event.seats == (GREEN if counts[0] > counts[1] else BLUE,)
    assert event.clause == ("OVO-27.13" if tile == "TOWER" else "OVO-27.2")


# --- 28 the next game turn -------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-28.4", "OVO-28.5")
def test_every_fourth_game_turn_the_pile_is_shuffled() -> None:
    state, active = (
        position(hordes="G start_n 6; B start_s 6", river="RAZED KILLS TOWER FORTRESSES", top="CITIES"),
        Counter[Objective](),
    )
    for number in range(1, 9):
        active.update(state.river)
        state, events = play(state, stop(state.mover or GREEN), stop(BLUE if state.mover == GREEN else GREEN))
        assert bool(of(events, ev.PileTurned)) is (number % 4 == 0)
        if number == 4:
            assert of(events, ev.PileTurned) == [ev.PileTurned("OVO-28.4")]
            assert state.spent == ()
            assert shares(state) == {tile: Fraction(1, 4) for tile in state.face_up}
        state = after(state, state.face_up[0])
        if number == 4:
            assert active[Objective.CITIES] == 3
        assert len(state.river) == 4
    assert active[Objective.CITIES] == 4


# --- 30 teams --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-30.6", "OVO-30.3")
@pytest.mark.parametrize(
    ("markers", "zone", "is_open"),
    [
        ("V n_road", "n_road", False), ("V ne_out", "ne_out", True), ("G ne_out", "ne_out", False),
        ("B n_road", "n_road", True),
    ],
)  # fmt: skip
def test_the_partners_zones_as_a_refuge(markers: str, zone: str, is_open: bool) -> None:
    """Green attacks Blue, whose partner is Violet."""
    state = position(players=4, hordes="G n_cw1 2; B n_cwm 2", markers=markers, bare="n_cw1, n_cwm")
    state = after(state, walk("n_cw1", 2, "n_cwm"))
    assert (zone in retreats(state)) is is_open
    if markers == "V n_road":
        refused(state, flee("n_road"), "30.6")


# --- 31 options and advice -------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-31.4")
def test_advice_is_no_rule() -> None:
    """Small decks, lone Hordes, attacks by one Horde, Heroes only: all of it is allowed."""
    allowed(position(), walk("start_n", 1, "n_road"))
    allowed(attack(1, 3), stand())
    allowed(at_decks(heroes="G VIGDISH, FROKSH, ERUHSK"), build(GREEN, "VIGDISH, FROKSH, ERUHSK"))
    allowed(at_vanguard(), act.Vanguard(GREEN, (ORC, ORC)))
    late = battle("3-3", "g3 b6", red="G", decks=("SHAMAN, ORC, ORC", "ORC, ORC, ORC"))
    late.round(SHAMAN, ORC)
    allowed(late.state, rage(GREEN))


# --- tales -----------------------------------------------------------------------------------------------------------

MARKED = "n_cw1, n_cw2, n_cc1, n_cc2, n_ccm, nw_in, ne_in, e_ccm, e_road, e_cwm, s_cc1, s_cc2: village G"
"""All of Green's markers, where nobody stands."""
CLOSED = "start_n: G 4\nn_cwm: B 1\nne_out: G marker"
"""Around n_cwm all is closed to Blue."""

TALES = tales(
    Tale("Actions may be left", "5.8", "turn 1", "recruit 1 start_n; end", "Recruited 12.1",
         "start_n: G 7; B to act; 3 actions"),
    Tale("There and back", "3.6 6.16", "turn 1", "move 3 start_n n_road start_n", "Moved 6.1, Moved 6.1",
         "start_n: G 6; start_n moved 3; n_road: village; 2 actions"),
    Tale("A zone holds any number, and all Hordes of a player there are one army", "2.6 2.7 3.5",
         "start_n: G 1\nn_cw1: village G, G 14", "move 1 start_n n_cw1", "Moved 6.1",
         "n_cw1: G 15, G marker, village; G reserve 0"),
    Tale("Who does not march has not moved", "7.4", "n_cw2: ruin\nn_cw1: ruin, G 4 moved 2", "march 2 n_cw1 n_cw2",
         "Exhausted 7.2, Marched 7.1, MarchFree 7.8", "n_cw1: G 2; n_cw1 moved 0; n_cw2: G 1; n_cw2 moved 1"),
    Tale("Two marches into one battle cost two Hordes, which are losses from the start", "7.7 7.9",
         "n_road: village G, G 2 moved\nn_cw1: ruin, G 3 moved\nn_cwm: ruin, B 2\nne_in: ruin",
         "march 2 n_road n_cwm; stand; march 3 n_cw1 n_cwm; stand; end",
         "Exhausted 7.2, Marched 7.1, Met 11.1, Stood 11.13, Exhausted 7.2, Marched 7.1, Met 11.15, Stood 11.13, "
         "BattleBegan 16.7, MarchCounts 7.7", "n_cwm: B 2, G 3; losses 2-0; hordes 3-2"),
    Tale("Without a battle the Horde is only gone", "7.8",
         "n_cw1: ruin\nn_road: village G, G 3 moved\nn_cwm: ruin, B 2", "march 3 n_road n_cwm; retreat n_cw1",
         "Exhausted 7.2, Marched 7.1, Met 11.1, Retreated 11.4, GloryWon 11.5, MarchFree 7.8",
         "n_cwm: G 2; n_cw1: B 2; G reserve 7"),
    Tale("An army that is destroyed costs the marchers no more", "7.8 11.9",
         "n_road: village G, G 4 moved\nn_cwm: village B, B 1\nne_out: G marker", "march 4 n_road n_cwm; raze",
         "Exhausted 7.2, Marched 7.1, Met 11.6, Destroyed 11.9, HordesBack 11.10, GloryWon 11.10, MarchFree 7.8, "
         "Razed 8.2, MarkerReturned 8.12", "n_cwm: G 3; G reserve 6; B reserve 9"),
    Tale("The first village razed turns the token red, another changes nothing", "8.2 8.3 8.4", "turn 1",
         "move 2 start_n n_road; raze; move 2 start_n n_cw1; raze", "Moved 6.1, Razed 8.2, Moved 6.1, Razed 8.4",
         "n_road: G 2; n_cw1: G 2; G red True; G trophies 2"),
    Tale("A village converted brings a Horde to the Dark City", "8.5 8.6", "turn 1", "move 2 start_n n_road; convert",
         "Moved 6.1, Converted 8.5", "n_road: G 2; start_n: G 5; G reserve 8; G trophies 1; G red False"),
    Tale("With an empty reserve it does not", "8.7", "start_n: G 15", "move 2 start_n n_road; convert",
         "Moved 6.1, Converted 8.7", "n_road: G 2; start_n: G 13; G trophies 1"),
    Tale("Whoever has no marker left may take one back", "8.14", f"{MARKED}\nstart_n: empty\nn_cwm: ruin, G 2",
         "move 2 n_cwm ne_out; take back n_cw2", "Moved 6.1, MarkerTaken 8.14, Controlled 10.2",
         "n_cw2: village; ne_out: G 2, G marker; G stock 0"),
    Tale("Or do without", "8.14", f"{MARKED}\nstart_n: empty\nn_cwm: ruin, G 2", "move 2 n_cwm ne_out; leave it",
         "Moved 6.1, NoMarker 8.14", "n_cw2: G marker, village; ne_out: G 2"),
    Tale("Or has to, where none may be taken", "8.14",
         "ne_city, e_city, se_city, s_city, sw_city, w_city, nw_city, n_city: G marker\nn_cw1, n_cw2, n_cc1, n_cc2: "
         "G 1\nn_cwm: ruin, G 2\nstart_n: empty", "move 2 n_cwm ne_out", "Moved 6.1, NoMarker 8.14",
         "ne_out: G 2; G stock 0"),
    Tale("A city taken in battle has no militia, and a Hero is stolen", "9.9 26.5",
         "ne_city: B marker\nbattle ne_city, 3 against 1\nGreen: hand ORC ORC\nBlue: token 6, hand ORC ORC, heroes "
         "VIGDISH", "play ORC; play ORC",
         "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, HordeLost 18.2, g 1 ORC 17.11, BattleEnded 25.2, HordesBack "
         "26.7, GloryWon 26.1, Controlled 9.9, HeroStolen 9.7",
         "ne_city: G 3, G marker; G heroes VIGDISH; B heroes none"),
    Tale("The whole army retreats, even to where the attacker came from", "11.4 11.12",
         "n_cw1: ruin, G 2\nn_cwm: ruin, B 4", "move 2 n_cw1 n_cwm; retreat n_cw1",
         "Moved 6.1, Met 11.1, Retreated 11.4, GloryWon 11.5", "n_cw1: B 4; n_cwm: G 2"),
    Tale("Where all is closed it stands, if nothing obliges it to leave", "11.11", CLOSED, "move 2 start_n n_cw1 n_cwm",
         "Moved 6.1, Moved 6.1, Met 11.1, Stood 11.11", "n_cwm: B 1, G 2, B marker, village; G to act"),
    Tale("Without Hordes one is still in the game", "12.10", "start_n: empty", "recruit 2 start_n", "Recruited 12.1",
         "start_n: G 2; G reserve 13"),
    Tale("There is no limit to cards", "13.7", "Green: units ORC 4 HEAVY 7 BOAR 8 SHAMAN 8 XBOW 1 CATAPULT 1",
         "buy HEAVY; buy CATAPULT; buy XBOW", "Bought 13.1, Bought 13.1, Bought 13.1", "G units 4 8 8 2 8 2"),
    Tale("Cards that were bought fight at once", "13.8", "n_cw1: ruin\nn_cwm: ruin, B 2",
         "move 2 start_n n_road n_cwm; stand; buy HEAVY; buy HEAVY",
         "Moved 6.1, Moved 6.1, Met 11.1, Stood 11.13, Bought 13.1, Bought 13.1, BattleBegan 16.7",
         "phase decks; G to act", yes="deck HEAVY HEAVY"),
    Tale("Two foundations in a turn, which stand up in the next", "14.1 14.4", "n_road, n_cw1: G 1",
         "lay n_road; lay n_cw1", "Laid 14.1, Laid 14.1",
         "n_road: G 1, G marker, G fort lying, village; n_cw1: G 1, G marker, G fort lying, village; 1 actions",
         {"stand up n_road": "14.3"}),
    Tale("A fortress that is left stays whose it is, and so does the village", "3.10 14.9", "n_road: G 2, G fortress",
         "move 2 n_road n_cwm; raze", "Moved 6.1, Razed 8.2", "n_road: G marker, G fort standing, village"),
    Tale("One that lies passes to whoever comes, and is finished by the new holder", "14.9",
         "n_road: ruin, B fortress lying", "move 2 start_n n_road", "Moved 6.1, FortressPasses 14.9",
         "n_road: G 2, G fort lying", yes="stand up n_road"),
    Tale("Conquered from a defender who left, which brings glory", "14.11 11.12",
         "n_cw1: ruin\nn_cwm: ruin, B 2, B fortress", "move 4 start_n n_road n_cwm; retreat n_cw1",
         "Moved 6.1, Moved 6.1, Met 11.1, Retreated 11.4, GloryWon 11.5, Conquered 14.11",
         "n_cwm: G 4, G fort lying; G glory 1"),
    Tale("Conquered in battle", "14.11 14.13 26.5",
         "w_cwm: ruin, B fortress\nbattle w_cwm, 3 against 1\nGreen: hand ORC ORC\nBlue: token 6, hand ORC ORC",
         "play ORC; play ORC",
         "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, HordeLost 18.2, g 1 ORC 17.11, BattleEnded 25.2, HordesBack "
         "26.7, GloryWon 26.1, Conquered 14.11", "w_cwm: G 3, G fort lying"),
    Tale("A lying fortress stays after a battle, with the winner", "14.14",
         "w_cwm: ruin, B fortress lying\nbattle w_cwm, 1 against 1\nGreen: hand ORC ORC\nBlue: token 6, hand ORC ORC",
         "play ORC; play ORC",
         "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, HordeLost 18.2, g 1 ORC 17.11, BattleEnded 25.2, HordesBack "
         "26.7, GloryWon 26.1, FortressPasses 14.9", "w_cwm: G 1, G fort lying"),
    Tale("Whoever it is", "14.14",
         "w_cwm: ruin, B fortress lying\nbattle w_cwm, 1 against 1\nGreen: token 6, hand ORC ORC\nBlue: hand ORC ORC",
         "play ORC; play ORC",
         "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, g 1 ORC 17.11, HordeLost 18.2, BattleEnded 25.2, HordesBack "
         "26.7, GloryWon 26.1", "w_cwm: B 1, B fort lying"),
    Tale("Strengths together, then effects, which count the cards of this round though the army is gone",
         "17.11 17.12 17.14",
         "w_cwm: ruin\nbattle w_cwm, 1 against 1\nGreen: token 6, field ORC, hand XBOW ORC\nBlue: token 5, hand "
         "HEAVY ORC", "play XBOW behind 1; play HEAVY",
         "Engaged 19.3, Engaged 17.10, b 1 XBOW 17.11, g 2 HEAVY 17.11, HordeLost 18.2, b 1 XBOW 20.2, HordeLost "
         "18.2, NoEffect 20.5, BattleEnded 25.3, HordesBack 26.7, HordesBack 26.7", "phase actions"),
    Tale("Twelve strikes are two laps", "2.11 18.3",
         "w_cwm: ruin\nbattle w_cwm, 3 against 4\nGreen: losses 1, hand BOAR ORC, deck ORC\nBlue: field ORC/XBOW "
         "ORC/XBOW HEAVY/XBOW HEAVY/XBOW HEAVY, hand XBOW", "play BOAR; play XBOW behind 5",
         "Engaged 17.10, Engaged 19.3, b 2 BOAR 17.11, g 1 XBOW 17.11, b 10 BOAR 20.6, HordeLost 18.2, HordeLost "
         "18.2, NoEffect 20.2, BattleEnded 25.7, HordesBack 26.7, HordesBack 26.7, GloryWon 26.1",
         "tokens g2 b1; losses 1-2; hordes 3-2"),
    Tale("An army without Hordes loses no more", "18.5",
         "w_cwm: ruin\nbattle w_cwm, 3 against 1\nGreen: hand BOAR ORC\nBlue: token 6, field ORC/XBOW ORC/XBOW "
         "HEAVY/XBOW, hand ORC ORC", "play BOAR; play ORC",
         "Engaged 17.10, Engaged 17.10, b 2 BOAR 17.11, HordeLost 18.2, g 1 ORC 17.11, b 6 BOAR 20.6, NobodyLeft "
         "18.5, BattleEnded 25.2, HordesBack 26.7, GloryWon 26.1", "B reserve 9"),
    Tale("Discards come back after the battle", "19.9 26.10",
         "w_cwm: ruin\nbattle w_cwm, 3 against 1\nGreen: hand ORC ORC\nBlue: token 6, discards CATAPULT, hand XBOW ORC",
         "play ORC; play XBOW",
         "Engaged 17.10, Unprotected 19.5, b 1 ORC 17.11, HordeLost 18.2, g 1 XBOW 17.11, Discarded 19.6, "
         "BattleEnded 25.2, HordesBack 26.7, GloryWon 26.1", "B units 4 0 0 1 0 1"),
    Tale("Both enter the zone, and the attacker decides first", "23.10",
         "w_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: red, token 3, hand ORC ORC\nBlue: red, token 3, hand ORC ORC",
         "play ORC; play ORC; berserk; berserk",
         "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, g 1 ORC 17.11, ZoneEntered 23.2, BerserkUsed 23.3, "
         "ZoneEntered 23.8, BerserkUsed 23.3", "tokens g1 b1; losses 1-1; G red False; B red False"),
    Tale("Berserk may be kept", "23.2 23.11",
         "w_cwm: ruin\nbattle w_cwm, 3 against 3\nGreen: red, token 3, hand ORC ORC\nBlue: hand ORC ORC",
         "play ORC; play ORC; calm",
         "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, g 1 ORC 17.11, ZoneEntered 23.2, BerserkKept 23.11",
         "tokens g4 b2; losses 0-0; G red True"),
    Tale("A partner's village stays the partner's", "30.4", "4 players\nstart_n: G 2\nn_road: village O",
         "move 2 start_n n_road", "Moved 6.1, PartnerKeeps 30.4", "n_road: G 2, O marker, village"),
    Tale("And a partner's city, which has no militia, and tower", "30.4",
         "4 players\nn_ward: G 4\nn_city, tower: O marker", "move 2 n_ward n_city; move 2 n_ward tower",
         "Moved 6.1, PartnerKeeps 30.4, Moved 6.1, PartnerKeeps 30.4", "n_city: G 2, O marker; tower: G 2, O marker"),
    Tale("The winning attacker decides about the village", "26.5 8.1",
         "n_cwm: village B\nbattle n_cwm, 3 against 1\nGreen: hand ORC ORC\nBlue: token 6, hand ORC ORC",
         "play ORC; play ORC",
         "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, HordeLost 18.2, g 1 ORC 17.11, BattleEnded 25.2, HordesBack "
         "26.7, GloryWon 26.1", "phase fate"),
    Tale("And takes the well", "26.5 10.3 3.11",
         "ne_out: B marker\nbattle ne_out, 3 against 1\nGreen: hand ORC ORC\nBlue: token 6, hand ORC ORC",
         "play ORC; play ORC",
         "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, HordeLost 18.2, g 1 ORC 17.11, BattleEnded 25.2, HordesBack "
         "26.7, GloryWon 26.1, Controlled 10.3", "ne_out: G 3, G marker"),
    Tale("The winning defender keeps all that was there", "26.6",
         "n_cwm: village B, B fortress\nbattle n_cwm, 1 against 3\nGreen: token 6, hand ORC ORC\nBlue: hand ORC ORC",
         "play ORC; play ORC",
         "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, g 1 ORC 17.11, HordeLost 18.2, BattleEnded 25.2, HordesBack "
         "26.7, GloryWon 26.1", "n_cwm: B 3, B marker, B fort standing, village"),
)  # fmt: skip


@pytest.mark.parametrize("row", TALES)
def test_it_goes_as_the_tale_tells(row: Tale) -> None:
    holds(row)
