"""The table of illegal moves in the specification, row by row: every clause, the evidence, the nearest legal move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet
from msgspec.structs import asdict, replace

from orclib.games.orcs_vs_orcs.actions import Trick
from orclib.games.orcs_vs_orcs.box import CARDS, FATES, HEROES, OBJECTIVES, SECOND_LINE, UNITS
from orclib.games.orcs_vs_orcs.rules import transitions
from orclib.games.orcs_vs_orcs.rules.choices import pseudo_legal_actions
from orclib.games.orcs_vs_orcs.state import FRONT
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    CHANCE,
    CONTROL,
    CONVERT,
    GAME,
    GREEN,
    HEAVY,
    ORANGE,
    ORC,
    RAZE,
    SHAMAN,
    XBOW,
    Card,
    Colour,
    Line,
    Objective,
    Options,
    Phase,
    Seat,
    Spot,
    State,
    act,
    after,
    allowed,
    battle,
    behind,
    build,
    buy,
    cited,
    evidence,
    fate,
    flee,
    green,
    judged,
    legal,
    march,
    next_turn,
    position,
    recruit,
    red,
    refused,
    stand,
    stop,
    upon,
    walk,
)

ASHANI, BUURK, ERUHSK, FROKSH = HEROES[:4]
KOKOTH, KRAASH, VIGDISH, VRUSHN = Card("KOKOTH"), Card("KRAASH"), Card("VIGDISH"), Card("VRUSHN")

# --- a position in every phase ---------------------------------------------------------------------------------------

VILLAGES = "n_cw1, n_cw2, n_cc1, n_cc2, n_ccm, nw_in, ne_in, e_ccm, e_road, e_cwm, s_cc1, s_cc2"
"""Twelve villages: where all markers of a player may lie."""
CITIES = "n_city, ne_city, e_city, se_city, s_city, sw_city, w_city, nw_city"
FRIENDS = "G start_n 2; B start_e 0, n_cwm 3; O start_s 2; V start_w 2"
"""Four players: Green and Orange are partners, Blue stands next to Green."""


def at_river() -> State:
    """The objectives are being turned up."""
    return transitions.new(Options())


def before_the_first() -> State:
    """The first player is about to be drawn."""
    state = at_river()
    for tile in OBJECTIVES[:5]:
        state = after(state, tile)
    return state


def at_fate() -> State:
    """Green decides about n_road."""
    return after(position(), walk("start_n", 2, "n_road"))


def without_markers(hordes: str = "G n_cwm 2", markers: str = f"G {VILLAGES}") -> State:
    """All of Green's markers are on the board."""
    return position(hordes=f"{hordes}, start_n 0", markers=markers)


def at_taking_back() -> State:
    """Green stands at a well and may take a marker back from somewhere."""
    return after(without_markers(), walk("n_cwm", 2, "ne_out"))


def at_hero_draw() -> State:
    """Green has taken n_city."""
    return after(position(), walk("start_n", 4, "n_road", "n_city"))


def at_hero_pick() -> State:
    """Green chooses between Vigdish and Vrushn."""
    return after(at_hero_draw(), VIGDISH, VRUSHN)


def at_hero_steal() -> State:
    """Green has taken ne_city, and Blue holds two Heroes."""
    state = position(hordes="G ne_out 1", markers="B ne_city; G ne_out", heroes="B VIGDISH away, FROKSH")
    return after(state, walk("ne_out", 1, "ne_city"))


def before_n_cwm(attackers: int, defenders: int, **rest: Any) -> State:
    """Green's Hordes are next to Blue's in n_cwm; around it n_cw1 is free, n_road and ne_in are villages."""
    usual: dict[str, Any] = {"bare": "n_cw1, n_cwm", "hordes": f"G start_n {attackers}; B n_cwm {defenders}"}
    return position(**{**usual, **rest})


def at_retreat(attackers: int = 2, defenders: int = 2, **rest: Any) -> State:
    """Blue is attacked in n_cwm."""
    return after(before_n_cwm(attackers, defenders, **rest), walk("start_n", attackers, "n_road", "n_cwm"))


def at_battles() -> State:
    """Two battles are pending."""
    state = position(hordes="G start_n 6; B n_cwm 2, n_ccm 2", bare="n_cw1, n_cc1")
    state = after(state, walk("start_n", 3, "n_road", "n_cwm"), stand())
    return after(state, walk("start_n", 3, "n_road", "n_ccm"), stand(), stop())


def at_decks(**rest: Any) -> State:
    """Green builds the deck."""
    return after(at_retreat(**rest), stand(), stop())


def at_second_deck() -> State:
    """Green has built a deck, Blue has not."""
    return after(at_decks(), build(GREEN, "ORC, XBOW"))


def at_vanguard() -> State:
    """Green sends two Units ahead against Blue's fortress."""
    mine = "G ORC 2, HEAVY 2, XBOW 1"
    return after(
        at_decks(forts="B n_cwm standing", units=mine, heroes="G VIGDISH"),
        build(GREEN, "ORC, ORC, HEAVY, XBOW, VIGDISH"),
        act.AddAll(BLUE),
    )


def at_draw() -> State:
    """The first card is drawn."""
    return after(at_decks(), act.AddAll(GREEN), act.AddAll(BLUE))


def at_declaring() -> State:
    """Both say blindly whether they reorganise."""
    return battle(decks=("ORC, XBOW, ORC", "ORC, XBOW, ORC"), reorganise_blind=True).state


def at_commit() -> State:
    """Green chooses a card, in hand are an Orc and a Crossbowman."""
    return battle(green="ORC/XBOW, HEAVY", decks=("ORC, XBOW, ORC", "ORC, XBOW, ORC")).state


def at_second_commit() -> State:
    """Green has chosen a card, Blue has not."""
    return after(at_commit(), act.Commit(GREEN, ORC, FRONT))


def at_swap() -> State:
    """Green may force Blue's other card."""
    fight = battle(green="ORC/XBOW", blue="ORC, HEAVY", decks=("SHAGRATT, ORC, ORC", "BOAR, XBOW, ORC"))
    fight.round(upon(Card.SHAGRATT, 1), BOAR)
    return fight.state


def at_place() -> State:
    """Blue places the Crossbowman that Shagratt brought."""
    return after(at_swap(), act.ForceSwap(GREEN, True))


def at_effect(card: Card, **rest: Any) -> State:
    """Green's card leaves a choice."""
    usual: dict[str, Any] = {
        "green": "ORC/XBOW, HEAVY",
        "blue": "ORC+ERUHSK/XBOW, BOAR",
        "decks": (f"{card.value}, ORC, BOAR", "ORC, BOAR, FROKSH, HEAVY"),
        "losses": "1-0",
        "elsewhere": "G start_n 0, e_cw2 1; B start_s 0",
    }
    fight = battle(**{**usual, **rest})
    fight.round(upon(card, 1) if card.is_hero else behind(card, 2) if card in SECOND_LINE else card, ORC)
    assert fight.state.phase is Phase.EFFECT
    return fight.state


def chanting(losses: str, deck: str, exhausted: int = 0) -> State:
    """Green's Shaman sings."""
    fight = battle("2-3", losses=losses, exhausted=exhausted, green="ORC", decks=(deck, "ORC, ORC, ORC"))
    fight.round(SHAMAN, ORC)
    return fight.state


def at_berserk() -> State:
    """Green's red token has entered the zone."""
    fight = battle("3-3", "g3 b1", red="G", decks=("ORC, ORC, ORC", "ORC, ORC, ORC"))
    fight.round(ORC, ORC)
    return fight.state


def at_rout() -> State:
    """Green is beaten and retreats."""
    fight = battle("2-2", "g6 b1", "1-0", decks=("ORC, ORC", "HEAVY, ORC"))
    fight.round(ORC, HEAVY)
    return fight.state


def at_end(supply: int = 1) -> State:
    """Green has won the last point; with a larger supply, an unbeatable lead after a game turn."""
    if supply == 1:
        return after(at_retreat(supply=1), flee("n_cw1"))
    return after(position(mover=BLUE, first=GREEN, glory="G 20", supply=3), stop(BLUE))


PHASES = {
    Phase.RIVER: at_river, Phase.FIRST_PLAYER: before_the_first, Phase.ACTIONS: position, Phase.FATE: at_fate,
    Phase.TAKE_BACK: at_taking_back, Phase.HERO_DRAW: at_hero_draw, Phase.HERO_PICK: at_hero_pick,
    Phase.HERO_STEAL: at_hero_steal, Phase.RETREAT: at_retreat, Phase.BATTLES: at_battles, Phase.DECKS: at_decks,
    Phase.VANGUARD: at_vanguard, Phase.DRAW: at_draw, Phase.DECLARE: at_declaring, Phase.COMMIT: at_commit,
    Phase.PLACE: at_place, Phase.SWAP: at_swap, Phase.EFFECT: lambda: at_effect(SHAMAN), Phase.BERSERK: at_berserk,
    Phase.ROUT: at_rout, Phase.OVER: at_end,
}  # fmt: skip
CHOOSING = (SHAMAN, *(Card(name) for name in ("ASHANI", "BUURK", "KOKOTH", "KRAASH", "MOORDAKK", "PORKASH", "VRUSHN")))
"""The cards whose effect leaves a choice."""


@cache
def resting() -> dict[str, State]:
    """Positions of every phase, and of some more than one."""
    found = {phase.value: make() for phase, make in PHASES.items()}
    found |= {f"effect of {card.value}": at_effect(card) for card in CHOOSING}
    found |= {"second deck": at_second_deck(), "second commit": at_second_commit(), "end by lead": at_end(3)}
    found |= {"take back for a village": after(without_markers(), walk("n_cwm", 2, "n_road"), fate(CONTROL))}
    found |= {"four players": position(players=4, hordes=FRIENDS, markers="O n_cw1; B ne_out")}
    return found


every_phase = pytest.mark.parametrize("name", [*resting()])


def test_there_is_a_position_for_every_phase() -> None:
    assert {state.phase for state in resting().values()} == set(Phase) - {Phase.BY_ITSELF}
    for phase, make in PHASES.items():
        assert make().phase is phase


# --- the table -------------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """A refused move: all clauses against it, what they point at, and a legal move that differs in one thing."""

    number: str
    state: State
    move: act.AnyAction
    clauses: str
    proof: str = ""
    twin: act.AnyAction | None = None
    elsewhere: State | None = None
    """The position in which the twin is legal; by default the same."""


def zones(*names: str) -> str:
    """The targets of some zones."""
    return " ".join(f"zone:{name}" for name in names)


def moving() -> Iterator[Row]:
    """I1 to I7: moves."""
    start = position()
    yield Row(
        "I1", start, walk("start_n", 2, "n_cwm"), "3.3 3.4", zones("start_n", "n_cwm"), walk("start_n", 2, "n_cw1")
    )
    yield Row(
        "I1", start, walk("start_n", 2, "n_road", "n_cw1"), "3.3 3.4", zones("n_road", "n_cw1"),
        walk("start_n", 2, "n_road", "n_cwm"),
    )  # fmt: skip
    yield Row(
        "I1", start, walk("start_n", 2, "n_road", "n_cwm", "ne_in"), "6.1", zones("ne_in"),
        walk("start_n", 2, "n_road", "n_cwm"),
    )  # fmt: skip
    yield Row("I1", start, walk("start_n", 2), "6.1", "", walk("start_n", 2, "n_road"))
    met = position(hordes="G start_n 4; B n_road 2")
    yield Row(
        "I2", met, walk("start_n", 2, "n_road", "n_cwm"), "6.2 6.3", zones("n_road"), walk("start_n", 2, "n_road")
    )
    yield Row("I2", met, act.Try(GREEN, Trick.GO_ON, "n_road"), "6.2 11.12", zones("n_road"))
    moved = position(hordes="G start_n 2, n_cw1 3 moved 2", markers="G n_cw1")
    yield Row("I3", moved, walk("n_cw1", 2, "n_cw2"), "6.7", zones("n_cw1"), walk("n_cw1", 1, "n_cw2"))
    yield Row("I3", moved, walk("n_cw1", 3, "n_cw2", "ne_city"), "6.7", zones("n_cw1"), march("n_cw1", 2, "n_cw2"))
    mixed = position(hordes="G start_n 2, n_road 2 moved 1", markers="G n_road")
    yield Row(
        "I4", mixed, walk("start_n", 2, "n_road", "n_cwm", take=2), "6.9", zones("n_road"),
        walk("start_n", 2, "n_road", "n_cwm", take=1),
    )  # fmt: skip
    along = position(hordes="G start_n 1, n_cwm 3 moved 3 along 1", markers="G n_cwm")
    yield Row("I5", along, walk("n_cwm", 1, "ne_in"), "6.7 6.10", zones("n_cwm"), march("n_cwm", 2, "ne_in"))
    yield Row("I6", start, walk("start_n", 7, "n_road"), "6.5", zones("start_n"), walk("start_n", 6, "n_road"))
    yield Row("I6", start, walk("start_n", 0, "n_road"), "6.14", zones("start_n"), walk("start_n", 1, "n_road"))
    yield Row("I6", start, walk("start_n", -1, "n_road"), "6.14", zones("start_n"), walk("start_n", 1, "n_road"))
    yield Row("I6", start, walk("n_road", 1, "n_cwm"), "6.1", zones("n_road"), walk("start_n", 1, "n_road"))
    yield Row("I6", start, walk("start_s", 1, "s_road"), "6.1", zones("start_s"), walk("start_n", 1, "n_road"))
    yield Row(
        "I6", start, walk("start_n", 2, "n_road", "n_cwm", leave=2), "6.14", zones("n_road"),
        walk("start_n", 2, "n_road", "n_cwm", leave=1),
    )  # fmt: skip
    yield Row(
        "I6", start, walk("start_n", 2, "n_road", "n_cwm", leave=3), "6.8 6.14", zones("n_road"),
        walk("start_n", 3, "n_road", "n_cwm", leave=2),
    )  # fmt: skip
    yield Row(
        "I6", start, walk("start_n", 2, "n_road", "n_cwm", take=1), "6.9", zones("n_road"),
        walk("start_n", 2, "n_road", "n_cwm", take=1), mixed,
    )  # fmt: skip
    yield Row(
        "I6", mixed, walk("start_n", 2, "n_road", "n_cwm", take=3), "6.9", zones("n_road"),
        walk("start_n", 2, "n_road", "n_cwm", leave=2, take=1),
    )  # fmt: skip
    yield Row("I6", start, walk("start_n", 2, "n_road", leave=1), "6.8", zones("n_road"), walk("start_n", 2, "n_road"))
    yield Row("I6", mixed, walk("start_n", 2, "n_road", take=1), "6.8", zones("n_road"), walk("start_n", 2, "n_road"))
    south = position(hordes="G s_road 4; B start_s 0", markers="G s_road")
    own = position(hordes="G n_road 4", markers="G n_road")
    yield Row(
        "I7", south, walk("s_road", 2, "start_s"), "6.15 15.2", zones("start_s"), walk("n_road", 2, "start_n"), own
    )
    yield Row(
        "I7", south, walk("s_road", 2, "start_s", "s_cw1"), "6.15 15.2", zones("start_s"),
        walk("n_road", 2, "start_n", "n_cw1"), own,
    )  # fmt: skip
    tired = position(hordes="G s_road 4 moved 4", markers="G s_road")
    yield Row("I7", tired, march("s_road", 2, "start_s"), "6.15 15.2", zones("start_s"), march("s_road", 2, "s_cwm"))
    chased = after(
        position(mover=BLUE, hordes="G s_road 2; B start_s 2", markers="G s_road", bare="s_cwm"),
        act.Move(BLUE, "start_s", 2, ("s_road",)),
    )
    yield Row("I7", chased, flee("start_s", GREEN), "11.3 6.15", zones("start_s"), flee("s_cwm", GREEN))


def marching() -> Iterator[Row]:
    """I8 to I12: forced marches, pending battles, actions."""
    half = position(hordes="G start_n 2, n_cwm 4 moved 2", markers="G n_cwm")
    yield Row("I8", half, march("n_cwm", 3, "ne_in"), "7.4 7.1", zones("n_cwm"), march("n_cwm", 2, "ne_in"))
    yield Row("I8", half, march("start_n", 2, "n_road"), "7.4 7.1", zones("start_n"), walk("start_n", 2, "n_road"))
    alone = position(hordes="G n_cwm 1 moved 1", markers="G n_cwm")
    yield Row("I9", alone, march("n_cwm", 1, "ne_in"), "7.3 7.2", zones("n_cwm"), march("n_cwm", 2, "ne_in"), half)
    yield Row("I9", half, march("n_cwm", 0, "ne_in"), "7.3 7.2", zones("n_cwm"), march("n_cwm", 2, "ne_in"))
    yield Row("I9", half, march("n_cwm", 5, "ne_in"), "6.5 7.4 7.1", zones("n_cwm"), march("n_cwm", 2, "ne_in"))
    again = position(hordes="G n_cwm 5 moved 5 marched 3", markers="G n_cwm")
    yield Row("I10", again, march("n_cwm", 3, "ne_in"), "7.5", zones("n_cwm"), march("n_cwm", 2, "ne_in"))
    yield Row(
        "I10", half, march("n_cwm", 2, "n_ward"), "7.1 3.3 3.4", zones("n_cwm", "n_ward"), march("n_cwm", 2, "ne_in")
    )
    pending = after(at_retreat(hordes="G start_n 4; B n_cwm 2", bare="n_cw1, n_cwm"), stand())
    pending = replace(pending, actions=2)
    yield Row("I11", pending, walk("n_cwm", 1, "n_cw1"), "7.6", zones("n_cwm"), walk("start_n", 1, "n_cw1"), position())
    yield Row("I11", pending, march("n_cwm", 2, "n_cw1"), "7.6", zones("n_cwm"), march("n_cwm", 2, "ne_in"), half)
    spent = position(actions=0, hordes="G n_cw1 2, n_road 2 moved 2, n_cwm 1", markers="G n_cw1", forts="G n_cwm lying")
    fresh = replace(spent, actions=1)
    for move in (
        walk("n_cw1", 1, "n_cw2"),
        march("n_road", 2, "n_cwm"),
        recruit(start_n=1),
        buy(HEAVY),
        act.LayFoundation(GREEN, "n_cw1"),
        act.StandUp(GREEN, "n_cwm"),
    ):
        yield Row("I12", spent, move, "5.2 5.3 8.9", "seat:0", move, fresh)
    yield Row("I12", spent, buy(HEAVY), "5.2 5.3 8.9", "seat:0", act.BurnOwned(GREEN, "n_cw1", RAZE))


def villages_and_heroes() -> Iterator[Row]:
    """I13 to I18: fates, markers, Heroes."""
    deciding = at_fate()
    for move in (stop(), walk("start_n", 1, "n_cw1"), buy(HEAVY), act.LayFoundation(GREEN, "n_road")):
        yield Row("I13", deciding, move, "8.1", zones("n_road"), fate(CONTROL))
    yield Row("I13", deciding, act.Try(GREEN, Trick.NO_FATE, "n_road"), "8.1", zones("n_road"), fate(RAZE))
    held = f"G {CITIES}, n_cw1, n_cw2, n_cc1, n_cc2"
    stuck = after(without_markers("G n_cwm 2, n_cw1 1, n_cw2 1, n_cc1 1, n_cc2 1", held), walk("n_cwm", 2, "n_road"))
    loose = after(without_markers("G n_cwm 2, n_cw1 1, n_cw2 1, n_cc1 1", held), walk("n_cwm", 2, "n_road"))
    yield Row("I14", stuck, fate(CONTROL), "8.14", "seat:0", fate(CONTROL), loose)
    yield Row("I14", stuck, fate(CONTROL), "8.14", "seat:0", fate(CONVERT))
    asked = after(loose, fate(CONTROL))
    for zone, where in (("n_city", "n_cc2"), ("n_cw1", "n_cc2"), ("n_road", "n_cc2"), ("s_road", "n_cc2")):
        yield Row("I14", asked, act.TakeBackMarker(GREEN, zone), "8.14", zones(zone), act.TakeBackMarker(GREEN, where))
    yield Row("I14", asked, act.LeaveMarkers(GREEN), "8.14", zones("n_road"), act.LeaveMarkers(GREEN), at_taking_back())
    full = without_markers(
        "G n_road 2, n_cw1 1, n_cw2 1, n_cc1 1, n_cc2 1",
        f"G {CITIES.replace('n_city, ', '')}, n_road, n_cw1, n_cw2, n_cc1, n_cc2",
    )
    yield Row("I14", full, walk("n_road", 2, "n_city"), "8.14", zones("n_city"), walk("n_road", 2, "n_city", "n_ward"))
    taken = after(position(), walk("start_n", 2, "n_cw1"), fate(CONTROL))
    later = next_turn(taken, GREEN)
    for how in (RAZE, CONVERT):
        burning = act.BurnOwned(GREEN, "n_cw1", how)
        yield Row("I15", taken, burning, "8.10", zones("n_cw1"), burning, later)
        gone = position(markers="G n_cw1")
        yield Row("I15", gone, burning, "8.9", zones("n_cw1"), burning, position(hordes="G n_cw1 1", markers="G n_cw1"))
    burning = act.BurnOwned(GREEN, "n_cw1", RAZE)
    own = position(hordes="G n_cw1 1", markers="G n_cw1")
    for other in (
        position(hordes="G n_cw1 1", markers="G n_cw1", bare="n_cw1"),
        position(hordes="G n_cw1 1"),
        position(hordes="G n_cw1 1", markers="B n_cw1"),
    ):
        yield Row("I15", other, burning, "8.9", zones("n_cw1"), burning, own)
    yield Row("I15", own, act.BurnOwned(GREEN, "n_cw1", CONTROL), "8.9", zones("n_cw1"), burning)
    ruined = position(hordes="G n_cw1 2, n_cwm 2", bare="n_cw1", forts="G n_cwm standing")
    for zone, clause in (("n_cw1", "3.8"), ("start_n", "15.4"), ("n_cwm", "14.10")):
        yield Row("I16", ruined, act.Try(GREEN, Trick.MARK, zone), clause, zones(zone))
    picking = at_hero_pick()
    keep = act.KeepHero(GREEN, VIGDISH)
    yield Row("I17", picking, act.Try(GREEN, Trick.KEEP_BOTH), "9.3", "", keep)
    yield Row("I17", picking, act.Try(GREEN, Trick.LOOK), "9.10", "", keep)
    yield Row("I17", picking, act.KeepHero(GREEN, FROKSH), "9.3", "hero:VIGDISH hero:VRUSHN", keep)
    stealing = at_hero_steal()
    loot = act.StealHero(CHANCE, FROKSH)
    yield Row("I18", stealing, act.Try(GREEN, Trick.DRAW_PILE), "9.7", "", loot)
    yield Row("I18", stealing, act.DrawHero(CHANCE, ASHANI), "9.3", "", loot)
    yield Row("I18", stealing, act.StealHero(CHANCE, ASHANI), "9.7", "seat:1", loot)


def retreating() -> Iterator[Row]:
    """I19 to I22: standing and retreating."""
    lone = at_retreat(3, 1)
    yield Row("I19", lone, stand(), "11.6", zones("n_cwm"), stand(), at_retreat(2, 1))
    yield Row("I19", lone, stand(), "11.6", zones("n_cwm"), stand(), at_retreat(3, 2))
    yield Row("I19", lone, stand(), "11.6", zones("n_cwm"), stand(), at_retreat(3, 1, forts="B n_cwm standing"))
    yield Row("I19", at_retreat(3, 1, forts="B n_cwm lying"), stand(), "11.6", zones("n_cwm"), flee("n_cw1"))
    away = at_retreat()
    back = flee("n_cw1")
    yield Row("I20", away, flee("n_road"), "11.3", zones("n_road"), flee("n_road"), at_retreat(markers="B n_road"))
    yield Row("I20", at_retreat(markers="G n_road"), flee("n_road"), "11.3", zones("n_road"), back)
    yield Row("I20", at_retreat(markers="G ne_out"), flee("ne_out"), "11.2", zones("ne_out"), flee("ne_out"), away)
    occupied = at_retreat(hordes="G start_n 2, n_cw1 1; B n_cwm 2")
    yield Row("I20", occupied, flee("n_cw1"), "11.3", zones("n_cw1"), back, away)
    fort = at_retreat(forts="G n_cw1 lying")
    yield Row("I20", fort, flee("n_cw1"), "11.3", zones("n_cw1"), back, at_retreat(forts="B n_cw1 lying"))
    yield Row("I20", away, flee("ne_city"), "11.2 11.3", zones("n_cwm", "ne_city"), back)
    yield Row("I20", away, flee("start_s"), "11.2", zones("start_s"), back)
    yield Row("I20", away, flee("n_cwm"), "11.2", zones("n_cwm"), back)
    tower = after(
        position(hordes="G n_ward 2; B n_city 2", markers="B n_city; G tower", bare="n_road, n_ward"),
        walk("n_ward", 2, "n_city"),
    )
    yield Row("I20", tower, flee("tower"), "11.2", zones("tower"), flee("n_road"))
    ward = after(
        position(hordes="G n_city 2; B n_ward 2", markers="G tower", bare="n_ward, ne_in"), walk("n_city", 2, "n_ward")
    )
    yield Row("I20", ward, flee("tower"), "11.2", zones("tower"), flee("ne_in"))
    yield Row("I20", ward, flee("n_city"), "11.3", zones("n_city"), flee("ne_in"))
    yield Row("I21", away, act.Try(BLUE, Trick.SPLIT_RETREAT), "11.4", "", back)
    left = after(away, back)
    yield Row(
        "I22",
        left,
        act.Try(GREEN, Trick.GO_ON, "n_cwm"),
        "11.12 6.2",
        zones("n_cwm"),
        walk("start_n", 1, "n_cw1"),
        position(),
    )
    yield Row("I22", left, walk("n_cwm", 2, "ne_in"), "6.7", zones("n_cwm"), march("n_cwm", 2, "ne_in"))


def recruiting() -> Iterator[Row]:
    """I23 to I27: Hordes and cards."""
    start = position()
    yield Row("I23", start, recruit(start_n=3), "12.1", "", recruit(start_n=2))
    yield Row("I23", start, recruit(start_n=0), "12.1", "", recruit(start_n=1))
    yield Row("I23", start, act.Recruit(GREEN, ()), "12.1", "", recruit(start_n=1))
    yield Row("I23", start, recruit(start_n=-1), "12.1", "", recruit(start_n=1))
    last = position(hordes="G start_n 14")
    none = position(hordes="G start_n 15")
    yield Row("I23", last, recruit(start_n=2), "12.7", "seat:0", recruit(start_n=1))
    yield Row("I23", none, recruit(start_n=1), "12.7", "seat:0", recruit(start_n=1), last)
    built = position(hordes="G n_road 1", forts="G n_road standing, n_cwm standing")
    yield Row("I23", built, recruit(n_road=2, start_n=1), "12.1", "", recruit(n_road=1, start_n=1))
    once = after(built, recruit(n_road=2))
    yield Row("I24", once, recruit(n_road=1), "12.4", zones("n_road"), recruit(n_cwm=1))
    yield Row("I24", once, recruit(n_road=1, start_n=1), "12.4", zones("n_road"), recruit(start_n=2))
    yield Row("I24", after(built, recruit(n_road=1)), recruit(n_road=2), "12.4", zones("n_road"), recruit(n_road=1))
    lying = position(hordes="G n_road 1", forts="G n_road lying")
    yield Row("I25", lying, recruit(n_road=1), "14.8 12.8", zones("n_road"), recruit(n_road=1), built)
    theirs = position(forts="B n_road standing")
    yield Row("I25", theirs, recruit(n_road=1), "12.8", zones("n_road"), recruit(n_road=1), built)
    both = position(forts="B n_road lying")
    yield Row("I25", both, recruit(n_road=1), "12.8 14.8", zones("n_road"), recruit(n_road=1), built)
    for zone in ("n_road", "tower", "n_city", "ne_out", "start_e"):
        there = position(hordes=f"G {zone} 1")
        yield Row("I25", there, act.Recruit(GREEN, ((zone, 1),)), "12.2", zones(zone), recruit(start_n=1))
    yield Row("I25", start, recruit(start_s=1), "12.2", zones("start_s"), recruit(start_n=1))
    yield Row("I26", built, buy(CATAPULT, CATAPULT), "13.3", "pile:CATAPULT", buy(XBOW, CATAPULT))
    yield Row("I26", built, buy(HEAVY, BOAR, BOAR), "13.3", "pile:BOAR", buy(HEAVY, BOAR, XBOW))
    yield Row("I26", start, buy(HEAVY, HEAVY), "13.3 13.1", "pile:HEAVY seat:0", buy(HEAVY))
    yield Row("I27", start, buy(HEAVY, BOAR), "13.1", "seat:0", buy(HEAVY, BOAR), built)
    yield Row("I27", lying, buy(HEAVY, BOAR), "13.1 13.2", "seat:0", buy(HEAVY, BOAR), built)
    yield Row("I27", start, buy(ORC), "13.5", "pile:ORC", buy(XBOW))
    yield Row("I27", start, buy(VIGDISH), "13.9", "", buy(XBOW))
    yield Row("I27", start, buy(), "13.6", "", buy(XBOW))
    yield Row("I27", start, act.Try(GREEN, Trick.BUY_HERO, card=VIGDISH), "13.9", "")


def building() -> Iterator[Row]:
    """I28 to I30: fortresses."""
    start = position(hordes="G n_road 2, start_n 2; B s_road 2", markers="G n_road, n_cwm")
    lay = act.LayFoundation(GREEN, "n_road")
    yield Row("I28", start, act.LayFoundation(GREEN, "n_cwm"), "14.1", zones("n_cwm"), lay)
    yield Row("I28", start, act.LayFoundation(GREEN, "s_road"), "14.1", zones("s_road"), lay)
    yield Row("I28", start, act.LayFoundation(GREEN, "start_n"), "14.6", zones("start_n"), lay)
    pending = replace(after(at_retreat(hordes="G start_n 3; B n_cwm 2"), stand()), actions=2)
    yield Row(
        "I28", pending, act.LayFoundation(GREEN, "n_cwm"), "14.1 11.17", zones("n_cwm"),
        act.LayFoundation(GREEN, "n_cw1"), position(hordes="G n_cw1 1"),
    )  # fmt: skip
    for how in ("lying", "standing"):
        there = position(hordes="G n_road 2", forts=f"G n_road {how}")
        yield Row("I28", there, lay, "14.6", zones("n_road"), lay, start)
    twelve = "G " + ", ".join(f"{zone.strip()} standing" for zone in VILLAGES.split(","))
    yield Row("I28", position(hordes="G n_road 2", forts=twelve), lay, "14.7", "", lay, start)
    up = act.StandUp(GREEN, "n_road")
    laid = after(start, lay)
    ready = position(hordes="G n_road 2", forts="G n_road lying")
    yield Row("I29", laid, up, "14.3", zones("n_road"), up, ready)
    ruin = position(hordes="G n_cwm 2", forts="B n_road standing", markers="G n_road")
    fallen = after(ruin, walk("n_cwm", 2, "n_road"))
    yield Row("I29", fallen, up, "14.13", zones("n_road"), up, next_turn(fallen, GREEN))
    yield Row("I30", position(forts="G n_road lying"), up, "14.2", zones("n_road"), up, ready)
    yield Row("I30", position(hordes="G n_road 2", forts="G n_road standing"), up, "14.2", zones("n_road"), up, ready)
    yield Row("I30", start, up, "14.2", zones("n_road"), up, ready)
    besieged = replace(after(at_retreat(hordes="G start_n 3; B n_cwm 2", forts="B n_cwm lying"), stand()), actions=2)
    yield Row("I30", besieged, act.StandUp(GREEN, "n_cwm"), "14.2 14.9 11.17", zones("n_cwm"), up, ready)


def decks() -> Iterator[Row]:
    """I31 to I35: battles, decks, hands."""
    pending = after(at_retreat(hordes="G start_n 3; B n_cwm 2"), stand())
    yield Row(
        "I31", replace(pending, actions=1), act.NextBattle(GREEN, "n_cwm"), "5.9", zones("n_cwm"),
        act.NextBattle(GREEN, "n_cwm"), at_battles(),
    )  # fmt: skip
    yield Row("I31", pending, act.Try(GREEN, Trick.FIGHT_NOW, "n_cwm"), "5.9", zones("n_cwm"), stop())
    yield Row(
        "I31", at_battles(), act.NextBattle(GREEN, "n_cw1"), "16.1", zones("n_cw1"), act.NextBattle(GREEN, "n_ccm")
    )
    rich = at_decks(units="G ORC 4, HEAVY 7", heroes="G VIGDISH away, FROKSH")
    ten = ", ".join(["ORC"] * 4 + ["HEAVY"] * 6)
    yield Row("I32", rich, build(GREEN, f"{ten}, HEAVY"), "16.3", "", build(GREEN, ten))
    full = after(rich, *(act.AddCard(GREEN, card) for card in (*[ORC] * 4, *[HEAVY] * 6)))
    yield Row("I32", full, act.AddCard(GREEN, HEAVY), "16.3", "", act.DeckReady(GREEN))
    yield Row("I32", rich, act.AddAll(GREEN), "16.3", "", act.AddAll(GREEN), at_decks())
    yield Row("I32", rich, build(GREEN, ""), "16.5", "", build(GREEN, "ORC"))
    yield Row("I32", rich, act.DeckReady(GREEN), "16.5", "", act.DeckReady(GREEN), after(rich, act.AddCard(GREEN, ORC)))
    yield Row("I32", rich, act.AddCard(GREEN, BOAR), "16.3", "seat:0", act.AddCard(GREEN, HEAVY))
    yield Row("I32", rich, build(GREEN, "BOAR, ORC"), "16.3", "seat:0", build(GREEN, "HEAVY, ORC"))
    yield Row("I32", rich, build(GREEN, "FROKSH, ASHANI"), "16.3", "seat:0", build(GREEN, "FROKSH"))
    yield Row("I32", rich, build(GREEN, "FROKSH, FROKSH"), "16.3", "seat:0", build(GREEN, "FROKSH, ORC"))
    yield Row("I33", rich, act.AddCard(GREEN, VIGDISH), "21.8", "seat:0", act.AddCard(GREEN, FROKSH))
    yield Row("I33", rich, build(GREEN, "VIGDISH, ORC"), "21.8", "seat:0", build(GREEN, "FROKSH, ORC"))
    choosing = at_commit()
    orc = act.Commit(GREEN, ORC, FRONT)
    yield Row("I34", choosing, act.Commit(GREEN, HEAVY, FRONT), "17.3", "card:HEAVY", orc)
    yield Row("I34", choosing, act.Try(GREEN, Trick.TWO_CARDS), "17.3 22.7", "", orc)
    yield Row(
        "I34", after(choosing, orc), act.Commit(GREEN, XBOW, Spot(1, Line.SECOND)), "17.3", "seat:1", orc, choosing
    )
    one = battle("3-3", green="ORC/XBOW", decks=("ORC", "ORC, ORC, ORC")).state
    yield Row(
        "I35",
        one,
        act.Reorganise(GREEN, ORC),
        "17.8",
        "",
        act.Reorganise(GREEN, ORC),
        battle(decks=("ORC, XBOW, ORC", "ORC, ORC")).state,
    )
    two = battle("3-3", green="ORC/XBOW", decks=("ORC, XBOW", "ORC, ORC, ORC")).state
    yield Row(
        "I35",
        two,
        act.Reorganise(GREEN, ORC),
        "17.8",
        "",
        act.Reorganise(GREEN, ORC),
        battle(decks=("ORC, XBOW, ORC", "ORC, ORC")).state,
    )
    yield Row("I35", choosing, act.Reorganise(GREEN, HEAVY), "17.5", "", act.Reorganise(GREEN, XBOW))
    longer = battle(green="ORC/XBOW, HEAVY", decks=("ORC, XBOW, ORC, ORC", "ORC, XBOW, ORC")).state
    yield Row("I35", longer, act.Reorganise(GREEN, XBOW, True), "17.7", "", act.Reorganise(GREEN, ORC, True))


def columns_() -> Iterator[Row]:
    """I36 to I40: places, effects without one, Berserk."""
    choosing = at_commit()
    behind_heavy = act.Commit(GREEN, XBOW, Spot(1, Line.SECOND))
    slot = "slot:0:{}:{}"
    yield Row(
        "I36", choosing, act.Commit(GREEN, XBOW, Spot(0, Line.SECOND)), "19.3", slot.format(0, "second"), behind_heavy
    )
    yield Row(
        "I36", choosing, act.Commit(GREEN, XBOW, Spot(1, Line.FIRST)), "19.3", slot.format(1, "first"), behind_heavy
    )
    yield Row("I36", choosing, act.Commit(GREEN, XBOW, Spot(7, Line.SECOND)), "19.3", "", behind_heavy)
    yield Row("I36", choosing, act.Commit(GREEN, XBOW, FRONT), "24.7", "", behind_heavy)
    yield Row("I37", choosing, act.Commit(GREEN, XBOW, None), "19.4", slot.format(1, "second"), behind_heavy)
    bare = battle(green="ORC/XBOW", decks=("XBOW, ORC", "ORC, ORC")).state
    yield Row(
        "I37",
        choosing,
        act.Commit(GREEN, XBOW, None),
        "19.4",
        slot.format(1, "second"),
        act.Commit(GREEN, XBOW, None),
        bare,
    )
    yield Row("I37", choosing, act.Commit(GREEN, ORC, None), "19.1", "", act.Commit(GREEN, ORC, FRONT))
    yield Row(
        "I37",
        choosing,
        act.Commit(GREEN, ORC, Spot(1, Line.SECOND)),
        "19.1",
        slot.format(1, "second"),
        act.Commit(GREEN, ORC, FRONT),
    )
    heroic = battle(green="ORC+ERUHSK/XBOW, HEAVY, BOAR/SHAMAN", decks=("VIGDISH, ORC", "ORC, ORC")).state
    there = act.Commit(GREEN, VIGDISH, Spot(2, Line.SECOND))
    yield Row("I38", heroic, act.Commit(GREEN, VIGDISH, Spot(0, Line.SECOND)), "21.2", slot.format(0, "second"), there)
    yield Row("I38", heroic, act.Commit(GREEN, VIGDISH, Spot(0, Line.FIRST)), "21.2", slot.format(0, "first"), there)
    yield Row("I38", heroic, act.Commit(GREEN, VIGDISH, Spot(1, Line.FIRST)), "21.1", slot.format(1, "first"), there)
    yield Row("I38", heroic, act.Commit(GREEN, VIGDISH, FRONT), "21.1", "", there)
    yield Row("I38", heroic, act.Commit(GREEN, VIGDISH, None), "R70", slot.format(2, "first"), there)
    yield Row("I39", choosing, act.Try(GREEN, Trick.EFFECT, card=XBOW), "19.5", "")
    yield Row("I39", choosing, act.Try(GREEN, Trick.EFFECT, card=VIGDISH), "21.4", "")
    rage_now = act.UseBerserk(GREEN, True)
    entered = at_berserk()
    for tokens, is_red, clause in (
        ("g2 b1", "", "23.1 23.2"),
        ("g5 b1", "", "23.1 23.6"),
        ("g5 b1", "G", "23.6"),
        ("g2 b1", "G", "23.2"),
    ):
        there_ = battle("3-3", tokens, red=is_red, decks=("ORC, ORC", "ORC, ORC")).state
        yield Row("I40", there_, rage_now, f"{clause} 17.3", "strikes:0", rage_now, entered)


def effects() -> Iterator[Row]:
    """I41 to I46: effects and partners."""

    lost = chanting("1-0", "SHAMAN, ORC, ORC")
    chant = green(GREEN)
    yield Row("I41", chanting("0-0", "SHAMAN, ORC, ORC"), chant, "20.10", "losses:0", chant, lost)
    yield Row("I41", chanting("1-0", "SHAMAN, ORC"), chant, "20.10", "", chant, lost)
    yield Row("I41", chanting("0-0", "SHAMAN, ORC"), chant, "20.10", "losses:0", red(GREEN))
    exhausted = chanting("1-0", "SHAMAN, ORC, ORC", 1)
    yield Row("I42", exhausted, chant, "20.10 7.9", "losses:0", chant, chanting("2-1", "SHAMAN, ORC, ORC", 1))
    vanguard = at_vanguard()
    ahead = act.PreEngage(GREEN, ORC)
    yield Row("I43", vanguard, act.PreEngage(GREEN, XBOW), "24.2", "", ahead)
    yield Row("I43", vanguard, act.PreEngage(GREEN, VIGDISH), "24.2", "", ahead)
    yield Row("I43", vanguard, act.PreEngage(GREEN, BOAR), "24.2", "", ahead)
    both = act.Vanguard(GREEN, (ORC, HEAVY))
    yield Row("I43", vanguard, act.Vanguard(GREEN, (ORC, XBOW)), "24.2", "", both)
    yield Row("I43", vanguard, act.Vanguard(GREEN, (ORC,)), "24.2", "", both)
    yield Row("I43", vanguard, act.Vanguard(GREEN, (ORC, ORC, HEAVY)), "24.2", "", both)
    yield Row("I43", vanguard, act.Vanguard(GREEN, (HEAVY, HEAVY)), "24.2", "", act.Vanguard(GREEN, (ORC, ORC)))
    yield Row("I43", vanguard, build(GREEN, "ORC"), "24.2", "", both)
    friends = position(players=4, hordes="G n_road 3, n_cwm 2 moved 2; O n_ccm 2, ne_in 1; B n_city 2", bare="n_ccm")
    yield Row(
        "I44", friends, walk("n_road", 3, "n_ccm"), "30.3 30.2", zones("n_ccm"), walk("n_road", 3, "n_ccm", "n_cc1")
    )
    yield Row(
        "I44", friends, walk("n_road", 3, "n_ccm", "n_cc1", leave=1), "30.3 30.2", zones("n_ccm"),
        walk("n_road", 3, "n_ccm", "n_cc1"),
    )  # fmt: skip
    yield Row("I44", friends, march("n_cwm", 2, "ne_in"), "30.3 30.2", zones("ne_in"), march("n_cwm", 2, "n_cw1"))
    yield Row("I44", friends, walk("n_road", 3, "n_ccm"), "30.3 30.2", zones("n_ccm"), walk("n_road", 3, "n_city"))
    home = position(players=4, hordes="G s_road 3")
    yield Row(
        "I44", home, walk("s_road", 3, "start_s"), "30.3", zones("start_s"), walk("s_road", 3, "start_s", "s_cw1")
    )
    hunted = after(
        position(players=4, mover=BLUE, hordes="B n_city 3; G n_road 2; O n_cwm 1", bare="n_road, n_cwm, n_ccm"),
        act.Move(BLUE, "n_city", 3, ("n_road",)),
    )
    yield Row("I44", hunted, flee("n_cwm", GREEN), "30.3", zones("n_cwm"), flee("n_ccm", GREEN))
    kraash, buurk, ashani = (at_effect(card) for card in (KRAASH, BUURK, ASHANI))
    yield Row("I45", kraash, act.NameCard(GREEN, BOAR), "22.8", "", act.NameCard(GREEN, HEAVY))
    yield Row("I45", kraash, act.NameCard(GREEN, KRAASH), "22.8", "", act.NameCard(GREEN, ORC))
    yield Row("I45", buurk, act.NameCard(GREEN, BOAR), "22.2", "", act.NameCard(GREEN, XBOW))
    yield Row("I45", buurk, act.NameCard(GREEN, BUURK), "22.2 R74", "", act.NameCard(GREEN, XBOW))
    yield Row("I45", buurk, act.NameCard(GREEN, ERUHSK), "22.2", "", act.NameCard(GREEN, XBOW))
    hit = act.Hit(GREEN, BLUE, 0, Line.SECOND)
    yield Row("I45", ashani, act.Hit(GREEN, BLUE, 0, Line.FIRST), "22.1 21.5", "slot:1:0:first", hit)
    yield Row("I45", ashani, act.Hit(GREEN, BLUE, 1, Line.SECOND), "22.1", "", act.Hit(GREEN, BLUE, 1, Line.FIRST))
    yield Row("I45", ashani, act.Hit(GREEN, GREEN, 0, Line.FIRST), "22.1", "seat:1", hit)
    blind = battle("3-3", green="ORC/XBOW", decks=("VRI-HURCKA, ORC, ORC, ORC", "ORC, HEAVY, ORC, ORC"))
    seeing = battle("3-3", decks=("ORC, ORC, ORC", "HEAVY, ORC, ORC"))
    seeing.go(act.Commit(GREEN, ORC, FRONT))
    blind.round(upon(Card.VRI_HURCKA, 1), ORC)
    for move in (act.Commit(BLUE, HEAVY, FRONT), act.Reorganise(BLUE, HEAVY)):
        yield Row("I46", blind.state, move, "22.17 17.3", "seat:1", move, seeing.state)


ROWS = [
    *moving(), *marching(), *villages_and_heroes(), *retreating(), *recruiting(), *building(), *decks(), *columns_(),
    *effects(),
]  # fmt: skip


def test_the_table_is_whole() -> None:
    assert {row.number for row in ROWS} == {f"I{number}" for number in range(1, 47)}


def marked() -> list[ParameterSet]:
    """The rows, each marked with the clauses that it shows."""
    return [
        pytest.param(
            row, marks=pytest.mark.clause(*(f"OVO-{clause}" for clause in row.clauses.split())), id=f"{row.number} {at}"
        )
        for at, row in enumerate(ROWS)
    ]


@pytest.mark.parametrize("row", marked())
def test_every_clause_and_piece_of_evidence_against_it(row: Row) -> None:
    reasons = refused(row.state, row.move, *row.clauses.split())
    assert evidence(reasons) >= set(row.proof.split())


@pytest.mark.parametrize("row", [row for row in marked() if row.values[0].twin is not None])  # type: ignore[union-attr]
def test_its_legal_twin(row: Row) -> None:
    assert row.twin is not None
    allowed(row.state if row.elsewhere is None else row.elsewhere, row.twin)


# --- more than one thing is wrong ------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-6.5", "OVO-6.15", "OVO-15.2", "OVO-3.3", "OVO-3.4", "OVO-6.1")
def test_all_reasons_are_told_at_once() -> None:
    refused(position(), walk("start_n", 9, "start_s"), "6.5", "6.15", "15.2", "3.3", "3.4")
    refused(position(), walk("start_n", 9, "n_road", "n_cwm", "s_city"), "6.1", "6.5", "3.3", "3.4")
    refused(position(forts="B n_road lying"), recruit(n_road=3), "12.1", "12.4", "12.8", "14.8")
    refused(position(), buy(ORC, ORC, VIGDISH), "13.1", "13.3", "13.5", "13.9")
    refused(at_decks(), build(GREEN, ", ".join(["BOAR"] * 11)), "16.3")


# --- whose turn ------------------------------------------------------------------------------------------------------


@every_phase
@pytest.mark.clause("OVO-5.1")
def test_nobody_acts_out_of_turn(name: str) -> None:
    state = resting()[name]
    for seat in state.options.seats:
        if seat == state.active:
            continue
        assert legal(state, seat) == []
        if state.active is None:
            continue
        for action in legal(state)[:40]:
            stray = type(action)(**{**asdict(action), "seat": seat})
            assert f"seat:{state.active}" in evidence(judged.reasons_against(state, stray))


@every_phase
@pytest.mark.clause("OVO-1.1")
@pytest.mark.parametrize("seat", [Seat(4), Seat(9), Seat(-3)])
def test_nor_a_seat_that_nobody_has(name: str, seat: Seat) -> None:
    state = resting()[name]
    for action in tries(seat):
        if not isinstance(action, act.Try):
            assert "1.1" in cited(state, action)
    if state.options.players == 2:
        assert "1.1" in cited(state, act.EndActions(ORANGE))


def tries(seat: Seat) -> tuple[act.AnyAction, ...]:
    """One action of each class."""
    return (
        act.Move(seat, "start_n", 1, ("n_road",)), act.ForcedMarch(seat, "start_n", 2, "n_road"),
        act.Recruit(seat, (("start_n", 1),)), act.Buy(seat, (HEAVY,)), act.LayFoundation(seat, "n_road"),
        act.StandUp(seat, "n_road"), act.BurnOwned(seat, "n_road", RAZE), act.EndActions(seat),
        act.ChooseFate(seat, RAZE), act.TakeBackMarker(seat, "n_road"), act.LeaveMarkers(seat),
        act.KeepHero(seat, VIGDISH), act.Stand(seat), act.Retreat(seat, "n_cw1"), act.NextBattle(seat, "n_cwm"),
        act.AddCard(seat, ORC), act.AddAll(seat), act.DeckReady(seat), act.PreEngage(seat, ORC),
        act.DeclareReorganise(seat, True), act.Reorganise(seat, ORC), act.Commit(seat, ORC, FRONT),
        act.Place(seat, Spot(0, Line.SECOND)), act.ForceSwap(seat, True), act.UseBerserk(seat, True),
        act.Chant(seat, Colour.RED), act.Hit(seat, BLUE, 0, Line.FIRST), act.NameCard(seat, ORC), act.Seek(seat, ORC),
        act.Summon(seat, "e_cw2"), act.SkipEffect(seat), act.BuildDeck(seat, (ORC,)), act.Vanguard(seat, (ORC, ORC)),
        act.Try(seat, Trick.MARK, "n_road"),
    )  # fmt: skip


def test_every_class_of_action_is_tried() -> None:
    chance = {act.TurnUp, act.Begin, act.DrawHero, act.StealHero, act.Draw}
    assert {type(action) for action in tries(GREEN)} | chance == set(act.AnyAction.__args__)


@pytest.mark.parametrize(("name", "clause"), [("over", "29.1"), ("end by lead", "29.2")])
@pytest.mark.clause("OVO-29.1", "OVO-29.2")
def test_nothing_is_done_after_the_end(name: str, clause: str) -> None:
    state = resting()[name]
    assert legal(state) == []
    for seat in state.options.seats:
        for action in tries(seat):
            assert isinstance(action, act.Try) or clause in cited(state, action)
    assert evidence(judged.reasons_against(state, stop()), clause) == {"seat:0"}


NOW = {
    Phase.FATE: "8.1", Phase.TAKE_BACK: "8.14", Phase.HERO_PICK: "9.3", Phase.RETREAT: "11.1", Phase.BATTLES: "16.1",
    Phase.DECKS: "16.2", Phase.VANGUARD: "24.2", Phase.COMMIT: "17.3", Phase.PLACE: "17.17", Phase.SWAP: "22.14",
    Phase.EFFECT: "17.12", Phase.BERSERK: "23.6", Phase.ROUT: "26.2", Phase.HERO_DRAW: "9.3", Phase.HERO_STEAL: "9.7",
    Phase.RIVER: "4.20", Phase.FIRST_PLAYER: "4.22", Phase.DRAW: "17.1", Phase.DECLARE: "17.8", Phase.ACTIONS: "5.6",
}  # fmt: skip
"""The clause that says what has to be decided now."""


@pytest.mark.parametrize(
    ("phase", "clause"),
    [
        pytest.param(phase, clause, marks=pytest.mark.clause(f"OVO-{clause}"), id=phase.value)
        for phase, clause in NOW.items()
    ],
)
def test_what_has_to_be_decided_now(phase: Phase, clause: str) -> None:
    """Anything else is refused with the clause of the phase."""
    state = PHASES[phase]()
    seat = GREEN if state.active is None else state.active
    wrong = act.DeckReady(seat) if phase is not Phase.DECKS else act.EndActions(seat)
    assert clause in cited(state, wrong)


@every_phase
@pytest.mark.clause("OVO-4.20", "OVO-4.22", "OVO-9.3", "OVO-9.7", "OVO-17.1")
def test_only_chance_turns_and_draws_and_only_when_it_is_due(name: str) -> None:
    state = resting()[name]
    everything: list[act.AnyAction] = [
        *(act.TurnUp(CHANCE, tile) for tile in OBJECTIVES),
        *(act.Begin(CHANCE, seat) for seat in state.options.seats),
        *(act.DrawHero(CHANCE, hero) for hero in HEROES),
        *(act.StealHero(CHANCE, hero) for hero in HEROES),
        *(act.Draw(CHANCE, card) for card in CARDS),
    ]
    lawful = legal(state, CHANCE)
    assert bool(lawful) is (state.active is None and state.phase is not Phase.OVER)
    for action in everything:
        if action in lawful:
            allowed(state, action)
        else:
            judged.reasons_against(state, action)
        for seat in state.options.seats:
            judged.reasons_against(state, type(action)(**{**asdict(action), "seat": seat}))


@pytest.mark.clause("OVO-4.20")
def test_a_tile_is_turned_up_once() -> None:
    state = after(at_river(), Objective.TOWER)
    assert evidence(refused(state, act.TurnUp(CHANCE, Objective.TOWER), "4.20")) == {"tile:TOWER"}


# --- zones that there are not ----------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-3.1")
def test_a_zone_that_is_not_on_the_map() -> None:
    state = position()
    for action in (
        walk("nowhere", 1, "n_road"),
        walk("start_n", 1, "nowhere"),
        march("start_n", 2, "nowhere"),
        act.Recruit(GREEN, (("nowhere", 1),)),
        act.LayFoundation(GREEN, "nowhere"),
        act.StandUp(GREEN, "nowhere"),
        act.BurnOwned(GREEN, "nowhere", RAZE),
        act.Retreat(GREEN, "nowhere"),
        act.NextBattle(GREEN, "nowhere"),
        act.TakeBackMarker(GREEN, "nowhere"),
        act.Summon(GREEN, "nowhere"),
        act.Try(GREEN, Trick.MARK, "a_road"),  # on the other side of the board
    ):
        refused(state, action, "3.1")


# --- the judge and the list ------------------------------------------------------------------------------------------


@every_phase
def test_the_judge_and_the_list_of_legal_actions_agree(name: str) -> None:
    state = resting()[name]
    for seat in (CHANCE, *state.options.seats):
        lawful = [action for action in pseudo_legal_actions(state, seat) if not GAME.refusals(state, action)]
        assert legal(state, seat) == lawful


@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_they_do_along_a_game(players: int) -> None:
    rng = Random(players)
    state = transitions.new(Options(players=players, first_player="1"))
    for ply in range(150):
        found = legal(state)
        if not found:
            break
        if not ply % 3 and state.active is not None:
            lawful = [
                action for action in pseudo_legal_actions(state, state.active) if not GAME.refusals(state, action)
            ]
            assert found == lawful
        calm_ = [action for action in found if not isinstance(action, act.EndActions)] or found
        kinds = sorted({type(action).__name__ for action in calm_})
        kind = rng.choice(kinds)
        state = after(state, rng.choice([action for action in calm_ if type(action).__name__ == kind]))


@every_phase
def test_whatever_the_judge_lets_pass_is_in_the_list(name: str) -> None:
    """Also what nobody would think of: any action of any class, with numbers and zones that may make no sense."""
    state, rng = resting()[name], Random(7)
    spots = [None, FRONT, *(Spot(column, line) for column in (-1, 0, 1, 9) for line in (None, *Line))]
    for _ in range(300):
        seat = rng.choice((CHANCE, *state.options.seats))
        zone, other, third = (rng.choice(state.board.zones) for _ in range(3))
        card, number = rng.choice(CARDS), rng.choice((-1, 0, 1, 2, 3, 99))
        some = tuple(rng.choice(UNITS) for _ in range(rng.randrange(4)))
        for action in (
            act.Move(seat, zone, number, (other, third)[: rng.randrange(3)], rng.choice((0, number)), rng.randrange(2)),
            act.ForcedMarch(seat, zone, number, other),
            act.Buy(seat, tuple(sorted(some, key=lambda each: each.place))),
            act.LayFoundation(seat, zone), act.StandUp(seat, zone), act.BurnOwned(seat, zone, rng.choice(FATES)),
            act.ChooseFate(seat, rng.choice(FATES)), act.TakeBackMarker(seat, zone), act.KeepHero(seat, card),
            act.Retreat(seat, zone), act.NextBattle(seat, zone), act.AddCard(seat, card), act.PreEngage(seat, card),
            act.Reorganise(seat, card, rng.random() < 0.5), act.Commit(seat, card, rng.choice(spots)),
            act.Place(seat, rng.choice(spots[1:]) or FRONT), act.NameCard(seat, card), act.Seek(seat, card),
            act.Summon(seat, zone), act.Hit(seat, Seat(rng.randrange(4)), number, rng.choice((None, *Line))),
            act.Chant(seat, rng.choice([*Colour])), act.UseBerserk(seat, True), act.Draw(seat, card),
        ):  # fmt: skip
            assert bool(GAME.refusals(state, action)) is (action not in legal(state, action.seat)), action


def test_cards_and_places_are_named_in_order() -> None:
    """In any other order they are no other action: the judge and the list agree about them too."""
    state = position(forts="G n_road standing, n_cwm standing")
    for action in (
        buy(HEAVY, BOAR),
        buy(BOAR, HEAVY),
        buy(CATAPULT, HEAVY, BOAR),
        act.Recruit(GREEN, (("start_n", 1), ("n_road", 1))),
        act.Recruit(GREEN, (("n_road", 1), ("start_n", 1))),
        act.Recruit(GREEN, (("n_road", 1), ("n_road", 1))),
    ):
        assert bool(GAME.refusals(state, action)) is (action not in legal(state)), action
