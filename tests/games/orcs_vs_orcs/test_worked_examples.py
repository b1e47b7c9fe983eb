"""W1 to W12 of the specification: the examples of the rulebook, played out, with their sums."""

from __future__ import annotations

from typing import Any

import pytest

from orclib.games.orcs_vs_orcs.box import GLORY, LONG_GLORY
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    CONTROL,
    GAME,
    GREEN,
    HEAVY,
    ORC,
    SHAMAN,
    XBOW,
    Card,
    Fight,
    Line,
    Objective,
    Options,
    Phase,
    act,
    after,
    allowed,
    battle,
    behind,
    build,
    buy,
    calm,
    ev,
    fate,
    flee,
    glory,
    green,
    here,
    of,
    only,
    play,
    position,
    refused,
    reserve,
    retreats,
    stand,
    stands,
    stop,
    strikes,
    told,
    upon,
    walk,
    walled,
)

# --- W1: a Unit card -------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-18.1", "OVO-18.2", "OVO-18.3", "OVO-18.4", "OVO-20.3", "OVO-20.4", "OVO-20.5", "OVO-24.3")
def test_w1_heavy_orc_against_a_fortress_with_two_boar_riders() -> None:
    """W1: strength 2, effect 2 + 2 × 1: six strikes, a lap."""
    fight = battle(assault=True, green="ORC, ORC", blue="BOAR, BOAR", decks=("HEAVY, ORC", "ORC, ORC"))
    events = fight.round(HEAVY, ORC)
    assert strikes(events) == ["b 2 HEAVY 17.11", "g 1 ORC 17.11", "b 4 HEAVY 20.4"]
    effect = of(events, ev.Struck)[-1]
    assert effect.parts == (("fortress", 1, 2), ("BOAR", 2, 1))
    assert 2 + (2 + 2 * 1) == 6
    assert (fight.tokens, fight.losses, fight.hordes) == ("g2 b1", "0-1", "2-1")
    assert only(events, ev.HordeLost) == ev.HordeLost("OVO-18.2", BLUE, 1)


# --- W2 to W4: moving ------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-6.1", "OVO-6.6", "OVO-6.8", "OVO-6.11", "OVO-6.12", "OVO-8.1")
def test_w2_leaving_a_horde_on_the_way() -> None:
    """W2: the fate of the first village is chosen before the others go on."""
    state = position(hordes="G start_n 3")
    state, events = play(state, walk("start_n", 3, "n_road", "n_cwm", leave=1))
    assert told(events) == ["Moved 6.1", "LeftBehind 6.8"]
    assert (state.phase, state.active, state.deciding) == (Phase.FATE, GREEN, "n_road")
    stands(state, start_n="", n_road="G 1", n_cwm="")
    state, events = play(state, fate(CONTROL))
    assert told(events) == ["Controlled 8.8", "Moved 6.1"]
    assert (state.phase, state.deciding) == (Phase.FATE, "n_cwm")
    state = after(state, fate(CONTROL))
    stands(state, start_n="", n_road="G 1", n_cwm="G 2")
    for zone, hordes in (("n_road", 1), ("n_cwm", 2)):
        army = state.army(zone)
        assert army is not None
        assert (army.moved, army.hordes) == (hordes, hordes)
    assert state.actions == 2


@pytest.mark.clause("OVO-6.6", "OVO-6.7", "OVO-6.9", "OVO-6.10", "OVO-8.13")
def test_w3_taking_a_horde_along() -> None:
    """W3: the Horde that was joined may not go further on its own."""
    start = position(hordes="G start_n 2, n_road 1", markers="G n_road", bare="n_cwm")
    state, events = play(start, walk("start_n", 2, "n_road", "n_cwm", take=1))
    assert told(events) == ["Moved 6.1", "TakenAlong 6.9", "Moved 6.1"]
    stands(state, start_n="", n_road="", n_cwm="G 3")
    army = state.army("n_cwm")
    assert army is not None
    assert army.moved == 3
    refused(state, walk("n_cwm", 1, "ne_in"), "6.7", "6.10")
    allowed(start, walk("n_road", 1, "n_cwm"))
    allowed(after(start, walk("n_road", 1, "n_cwm")), walk("start_n", 1, "n_cw1"))


@pytest.mark.clause("OVO-5.2", "OVO-5.7", "OVO-6.5")
def test_w4_splitting_the_starting_army() -> None:
    """W4: three actions, three destinations."""
    state = position()
    assert (state.actions, here(state, "start_n")) == (3, "G 6")
    for zone, left in (("n_cw1", 4), ("n_road", 2), ("n_cc1", 0)):
        state = after(state, walk("start_n", 2, zone), fate(CONTROL))
        assert here(state, "start_n") == (f"G {left}" if left else "")
    stands(state, n_cw1="G 2", n_road="G 2", n_cc1="G 2")
    assert (state.mover, state.actions) == (BLUE, 3)


# --- W5: cards -------------------------------------------------------------------------------------------------------

W5: dict[str, Any] = {
    "hordes": "G n_road 1, n_cwm 1",
    "forts": "G n_road standing, n_cwm standing",
    "bare": "n_road, n_cwm",
}


@pytest.mark.clause("OVO-13.1", "OVO-13.3", "OVO-13.4", "OVO-13.5", "OVO-15.3")
def test_w5_buying_with_three_fortresses() -> None:
    """W5: three different cards in one action, three Catapults in three."""
    start = position(**W5)
    allowed(start, buy(HEAVY, BOAR, SHAMAN))
    refused(start, buy(CATAPULT, CATAPULT, CATAPULT), "13.3")
    refused(start, buy(HEAVY, BOAR, XBOW, SHAMAN), "13.1")
    state = after(start, buy(CATAPULT), buy(CATAPULT), buy(CATAPULT))
    assert state.players[GREEN].units[5] == 1 + 3
    assert state.piles[5] == start.piles[5] - 3
    assert (start.actions, state.mover) == (3, BLUE)  # all three are spent


# --- W6: the river ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-4.20", "OVO-28.1", "OVO-28.2", "OVO-28.3")
def test_w6_the_objective_river() -> None:
    """W6: o1 o2 o3 o4 with o5 on top becomes o5 o1 o2 o3."""
    o1, o2, o3, o4, o5 = list(Objective)[:5]
    state = position(river=" ".join(tile.value for tile in (o1, o2, o3, o4)), top=o5.value)
    state, events = play(state, stop(), stop(BLUE))
    assert state.river == (o5, o1, o2, o3)
    assert state.spent == (o4,)
    assert only(events, ev.RiverMoved) == ev.RiverMoved("OVO-28.2", o4, o5)
    assert only(events, ev.FirstNamed) == ev.FirstNamed("OVO-28.1", BLUE)


# --- W7, W8: strikes -------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-17.11", "OVO-18.1", "OVO-20.1", "OVO-20.3", "OVO-20.4", "OVO-20.5")
def test_w7_first_strikes() -> None:
    """W7: in the field, without a Boar rider, the Heavy Orc has no effect."""
    fight = battle(decks=("ORC, ORC", "HEAVY, ORC"))
    events = fight.round(ORC, HEAVY)
    assert strikes(events) == ["b 1 ORC 17.11", "g 2 HEAVY 17.11"]
    assert [event.card for event in of(events, ev.NoEffect)] == [HEAVY]
    assert fight.tokens == "g3 b2"


@pytest.mark.clause("OVO-18.2", "OVO-18.3", "OVO-20.6")
def test_w8_boar_rider_against_two_crossbowmen() -> None:
    """W8: 2 + 2 × 2 = 6, a lap: the token is where it was, on space 3, and a Horde is lost."""
    fight = battle(tokens="g3 b1", green="ORC/XBOW, HEAVY/XBOW", decks=("ORC, ORC", "BOAR, ORC"))
    events = fight.round(ORC, BOAR)
    assert strikes(events) == ["b 1 ORC 17.11", "g 2 BOAR 17.11", "g 4 BOAR 20.6"]
    assert of(events, ev.Struck)[-1].parts == (("XBOW", 2, 2),)
    assert (fight.tokens, fight.losses) == ("g3 b2", "1-0")


# --- W9: a battle in the field ---------------------------------------------------------------------------------------

W9 = ("SHAMAN, CATAPULT, ORC, HEAVY, XBOW, XBOW, ORC", "ORC, XBOW, BUURK, SHAMAN, BOAR, ORC")


def field_battle() -> Fight:
    """Blue attacks a city that Green holds."""
    state = position(
        mover=BLUE,
        first=BLUE,
        hordes="B n_ward 3; G n_city 2",
        markers="B n_ward; G n_city, n_road",
        red="G",
        units="B ORC 2, HEAVY 1, XBOW 2, SHAMAN 1, CATAPULT 1; G ORC 2, BOAR 1, XBOW 1, SHAMAN 1",
        heroes="G BUURK",
    )
    state = after(state, walk("n_ward", 3, "n_city", seat=BLUE), stand(GREEN), stop(BLUE))
    return Fight(after(state, build(BLUE, W9[0]), build(GREEN, W9[1])), W9)


@pytest.mark.clause(
    "OVO-5.9", "OVO-11.13", "OVO-16.2", "OVO-16.7", "OVO-16.8", "OVO-16.9", "OVO-17.1", "OVO-17.3", "OVO-17.4",
    "OVO-17.5", "OVO-17.6", "OVO-17.10", "OVO-17.13", "OVO-17.14", "OVO-17.15", "OVO-17.16", "OVO-17.17", "OVO-19.3",
    "OVO-21.1", "OVO-21.5", "OVO-22.2", "OVO-23.2", "OVO-23.6", "OVO-25.4", "OVO-26.1", "OVO-26.2", "OVO-26.6",
    "OVO-26.7",
)  # fmt: skip
def test_w9_the_field_battle() -> None:
    """W9, its table line by line."""
    fight = field_battle()
    assert (fight.battle.round, fight.tokens, fight.losses) == (1, "g1 b1", "0-0")
    assert fight.secret(GREEN).hand == (ORC, XBOW)

    # Round 1
    events = fight.go(act.Reorganise(BLUE, SHAMAN))
    assert strikes(events) == ["b 1 - 17.6"]
    assert fight.secret(BLUE).hand == (ORC, HEAVY)
    assert fight.secret(BLUE).under == (SHAMAN, CATAPULT)
    assert strikes(fight.round(ORC, ORC)) == ["g 1 ORC 17.11", "b 1 ORC 17.11"]
    assert fight.tokens == "g2 b3"

    # Round 2
    assert fight.secret(GREEN).hand == (XBOW, Card.BUURK)
    events = fight.round(HEAVY, XBOW)
    assert strikes(events) == ["g 2 HEAVY 17.11", "b 1 XBOW 17.11"]
    assert fight.tokens == "g4 b4"
    assert only(events, ev.ZoneEntered) == ev.ZoneEntered("OVO-23.2", GREEN)
    assert (fight.state.phase, fight.state.active) == (Phase.BERSERK, GREEN)
    events = fight.go(calm(GREEN))
    assert strikes(events) == ["b 2 XBOW 20.2"]
    assert only(events, ev.Struck).parts == (("ORC", 1, 1), ("HEAVY", 1, 1))  # the one just played counts
    assert told(events)[:2] == ["BerserkKept 23.2", "NoEffect 20.5"]  # the attacker's Unit comes first
    assert fight.tokens == "g4 b6"
    assert (fight.field(BLUE), fight.field(GREEN)) == ("ORC, HEAVY", "ORC/XBOW")

    # Round 3
    events = fight.round(behind(XBOW, 1), upon(Card.BUURK, 1))
    assert strikes(events) == ["g 1 XBOW 17.11", "b 1 BUURK 17.11"]
    assert fight.losses == "1-0"
    assert not of(events, ev.ZoneEntered)  # already in the zone
    assert (fight.state.phase, fight.state.active) == (Phase.EFFECT, GREEN)
    events = fight.go(act.NameCard(GREEN, XBOW))
    assert strikes(events) == ["b 2 XBOW 20.2"]
    assert [event.card for event in of(events, ev.NoEffect)] == [XBOW]  # the covered Orc is not hit
    assert (fight.tokens, fight.losses, fight.hordes) == ("g5 b3", "1-0", "2-2")
    assert (fight.field(BLUE), fight.field(GREEN)) == ("ORC/XBOW, HEAVY", "ORC+BUURK/XBOW")

    # Round 4
    assert fight.secret(GREEN).hand == (SHAMAN, BOAR)
    events = fight.round(XBOW, BOAR)
    assert strikes(events) == ["g 1 XBOW 17.11", "b 2 BOAR 17.11", "b 4 BOAR 20.6"]
    assert of(events, ev.Struck)[-1].parts == (("XBOW", 2, 2),)
    assert (fight.tokens, fight.losses, fight.hordes) == ("g6 b3", "2-0", "1-2")

    # Routed
    ended = only(events, ev.BattleEnded)
    assert ended == ev.BattleEnded("OVO-25.4", "n_city", 2, GREEN, (BLUE,))
    assert only(events, ev.GloryWon) == ev.GloryWon("OVO-26.1", GREEN, 25)
    assert (fight.state.phase, fight.state.active) == (Phase.ROUT, BLUE)
    assert retreats(fight.state) == {"n_ward"}
    fight.go(flee("n_ward"))
    stands(fight.state, n_city="G 2", n_ward="B 1")
    assert fight.state.marker("n_city") == GREEN
    assert glory(fight.state) == (1, 0)
    assert reserve(fight.state, BLUE) == 15 - 6 - 1  # the two lost ones are back
    assert fight.state.players[GREEN].red  # kept for another time


@pytest.mark.clause("OVO-23.3", "OVO-23.4", "OVO-23.5")
def test_w9_berserk_at_the_entry_would_have_thrown_away_three_strikes() -> None:
    """W9: at that moment Blue is on space 4; the Crossbowman's two strikes would have brought him to 6."""
    fight = field_battle()
    fight.go(act.Reorganise(BLUE, SHAMAN))
    fight.round(ORC, ORC)
    fight.round(HEAVY, XBOW)
    before = fight.side(BLUE).space
    fight.go(act.UseBerserk(GREEN, True))
    assert before - 1 == 3
    assert (fight.tokens, fight.losses) == ("g4 b3", "1-0")  # back to 1, then the two strikes of the Crossbowman


# --- W10: an assault -------------------------------------------------------------------------------------------------

W10 = (
    "KOKOTH, XBOW, SHAMAN, CATAPULT, ORC, HEAVY, CATAPULT, HEAVY",
    "XBOW, GRURAGH, SHAMAN, ORC, HEAVY, HEAVY, XBOW, ORC, ORC, CATAPULT",
)
BLUE_UNITS = "B ORC 3, HEAVY 2, XBOW 2, SHAMAN 1, CATAPULT 1"


def assault() -> Fight:
    """Green attacks Blue's standing fortress: ten cards each; he sends an Orc and his Boar rider ahead."""
    state = position(
        hordes="G n_road 3; B n_cwm 2",
        markers="G n_road; B n_cwm",
        forts="B n_cwm standing",
        units=f"G ORC 2, HEAVY 2, BOAR 1, XBOW 1, SHAMAN 1, CATAPULT 2; {BLUE_UNITS}",
        heroes="G KOKOTH; B GRURAGH",
    )
    state = after(state, walk("n_road", 3, "n_cwm"), stand(), stop())
    state = after(state, build(GREEN, f"ORC, BOAR, {W10[0]}"), build(BLUE, W10[1]))
    return Fight(after(state, act.Vanguard(GREEN, (ORC, BOAR))), W10)


@pytest.mark.clause(
    "OVO-17.5", "OVO-17.6", "OVO-17.9", "OVO-17.15", "OVO-20.2", "OVO-20.8", "OVO-20.9", "OVO-20.10", "OVO-20.12",
    "OVO-22.5", "OVO-24.1", "OVO-24.2", "OVO-24.3", "OVO-24.4", "OVO-24.5", "OVO-24.7", "OVO-24.8", "OVO-24.10",
)  # fmt: skip
def test_w10_the_fortress_assault() -> None:
    """W10, its table line by line."""
    fight = assault()
    assert fight.battle.assault
    assert fight.field(GREEN) == "ORC, BOAR"
    assert (fight.cards_left(GREEN), fight.cards_left(BLUE)) == (8, 10)

    # Round 1
    fight.go(act.Reorganise(GREEN, Card.KOKOTH))
    assert fight.tokens == "g2 b1"
    assert fight.secret(GREEN).hand == (SHAMAN, CATAPULT)
    events = fight.round(behind(CATAPULT, 1), walled(XBOW))
    assert strikes(events) == ["g 1 XBOW 17.11", "b 4 CATAPULT 20.12", "g 1 XBOW 20.2"]
    assert of(events, ev.Struck)[-1].parts == (("ORC", 1, 1), ("HEAVY", 0, 1))  # nor the Boar rider, nor the Catapult
    assert only(events, ev.Discarded) == ev.Discarded("OVO-20.12", BLUE, SHAMAN)
    assert (fight.tokens, fight.losses) == ("g4 b5", "0-0")

    # Round 2
    assert fight.secret(GREEN).hand == (SHAMAN, ORC)
    events = fight.round(behind(SHAMAN, 2), upon(Card.GRURAGH, 1, Line.SECOND))
    assert strikes(events) == ["g 3 GRURAGH 17.11", "b 1 GRURAGH 22.5"]  # the Hero comes before the Shaman
    assert (fight.tokens, fight.losses, fight.hordes) == ("g1 b6", "1-0", "2-2")
    assert (fight.state.phase, fight.state.active) == (Phase.EFFECT, GREEN)
    events = fight.go(green(GREEN))
    assert only(events, ev.Revived) == ev.Revived("OVO-20.9", GREEN, 0)
    assert [(event.seat, event.card) for event in of(events, ev.Discarded)] == [(GREEN, HEAVY)]
    assert (fight.tokens, fight.losses, fight.hordes) == ("g1 b6", "0-0", "3-2")
    assert fight.cards_left(GREEN) == 8 - 2 - 1 == 5  # and not 3: reorganised cards are not lost
    assert fight.cards_left(BLUE) == 10 - 2 - 1 == 7
    assert fight.field(GREEN) == "ORC/CATAPULT, BOAR/SHAMAN"
    assert fight.field(BLUE) == "wall/XBOW+GRURAGH"


@pytest.mark.clause("OVO-24.2", "OVO-24.5", "OVO-24.6")
def test_w10_the_vanguard_comes_out_of_the_ten_cards() -> None:
    """W10: eight cards are left to draw from."""
    state = position(
        hordes="G n_road 3; B n_cwm 2",
        markers="G n_road; B n_cwm",
        forts="B n_cwm standing",
        units="G ORC 4, HEAVY 2, BOAR 1, XBOW 1, SHAMAN 1, CATAPULT 1",
    )
    state = after(state, walk("n_road", 3, "n_cwm"), stand(), stop(), act.AddAll(GREEN), act.AddAll(BLUE))
    assert (state.phase, state.active) == (Phase.VANGUARD, GREEN)
    assert len(state.secrets[GREEN].deck) == 10
    refused(state, act.PreEngage(GREEN, XBOW), "24.2")
    state, events = play(state, act.PreEngage(GREEN, BOAR), act.PreEngage(GREEN, ORC))
    assert of(events, ev.PreEngaged) == [
        ev.PreEngaged("OVO-24.2", GREEN, BOAR, 0),
        ev.PreEngaged("OVO-24.2", GREEN, ORC, 1),
    ]
    assert len(state.secrets[GREEN].deck) == 8


# --- W11: Kraash -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.8")
def test_w11_kraash_lets_two_heavy_orcs_strike_again() -> None:
    """W11: 2 × 2 = 4, and his own strength 1."""
    fight = battle(green="HEAVY/XBOW, HEAVY", decks=("KRAASH, ORC", "ORC, ORC"))
    events = fight.round(upon(Card.KRAASH, 1), ORC, act.NameCard(GREEN, HEAVY))
    assert strikes(events) == ["b 1 KRAASH 17.11", "g 1 ORC 17.11", "b 4 KRAASH 22.8"]
    assert of(events, ev.Struck)[-1].parts == (("HEAVY", 2, 2),)
    assert fight.tokens == "g2 b6"
    assert 1 + 1 + 2 * 2 == 6


# --- W12: glory ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-1.6", "OVO-4.18", "OVO-31.1")
def test_w12_the_glory_supply() -> None:
    """W12: 16 × 1 + 2 × 5 = 26; 16 × 1 + 5 × 5 = 41; 16 + 5 = 21 tokens; 18 × 1 + 2 × 5 = 28 is not 26."""
    assert 16 + 2 * 5 == 26 == GLORY
    assert 16 + 5 * 5 == 41 == LONG_GLORY
    assert 16 + 5 == 21
    assert 18 + 2 * 5 not in (GLORY, LONG_GLORY)
    for players in (2, 3, 4):
        assert GAME.new(Options(players=players)).supply == 26
        assert GAME.new(Options(players=players, longer_game=True)).supply == 41
