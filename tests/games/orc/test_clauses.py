"""What happens by the rules, section after section; what is refused stands in test_illegal_moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from orclib.engine import Event
from orclib.games.orc.box import End
from tests.games.orc.support import (
    CHANCE,
    F1,
    GAME,
    NORTH,
    SEATS,
    SOUTH,
    TRIBES,
    Card,
    Half,
    Phase,
    State,
    Step,
    Tribe,
    act,
    at,
    attacks,
    brings,
    cards,
    ev,
    everywhere,
    letters,
    of,
    owners,
    piles,
    play,
    random_game,
    tale,
    totals,
)
from tests.games.rows import shown

START = F1 + "all piles 4. North to move, hand RB. South: GW, YV"
SOUTHS = F1 + "all piles 4. South to move, hand RB. North: GW, YV"
BOX = "frontier: Y1 G2 | W2 R1 | B1 V2\nall piles 4. starter North. North to move, hand RB. South: GW, YV"
MIDDLE = (
    F1
    + """piles Y1 G2 W2 R3 B3 V3; Y: N GR:2, S RB:2; G: N WR:2, S YB:2; W: S RG:2
North to move, hand RV, BY; South WY, VW"""
)
BIG = F1 + "piles W2 V2; won: Y-N, G-N, R-S, B-S; North to move, hand RB RG RV YB YR YV GR GB GW; South VW, VG"
CROWD = F1 + "all piles 1; G: N WB:2 GB:2 VB:2 YB:2 BR:1 BY:1 BG:1 BW:1. North to move, hand RB; South GW, VW"
LAST_CARD = F1 + "piles V1; won: Y-N, W-N, G-S, R-S, B-S; V: N BY:2, S WR:1. North to move, hand YB, WB; South GB"
NEAR = "frontier: {}\npiles Y1 G1 W3 R3 B2 V3; Y: N RB:1, S GV:2; G: N WR:2, S YB:2. North to move, hand RV"
LOSING = F1 + "piles Y1 G1 W3 R3 B4 V4; Y: N RB:1, S GV:2; G: S YB:2. North to move, hand RV, GW"
WON = (
    F1
    + """piles Y1 G3 W4 R4 B3 V3; Y: N GR:2, WR:2, S BW:1, VB:2; G: N RV:1
North to move, hand BG; South WG, VW"""
)
RING = F1 + "piles B1; frozen: V, Y, G, W, R; North to move, hand BY, RV; South WY, VR"
ENDS = ("□ Y1 G2 | W2 R1 | B1 V2", "Y1 G2 | W2 R1 | B1 V2 □")
"""The row with the box at its left end, and at its right end."""
AROUND = [
    f"frontier: {row}\npiles {near}1 G2 W2 R2 B2; won: {far}-S. North to move, hand RG"
    for row, near, far in zip(ENDS, "YV", "VY", strict=True)
]
R, Y, B, G, W, V = TRIBES


# --- what moves bring ------------------------------------------------------------------------------------------------


@shown(
    "orc",
    "start moves tells leaves",
    [
        ("2.2", GAME.new(), "lay YG; lay RW flipped; lay BV", [ev.FrontierComplete("ORC-2.2")], "row YGWRBV"),
        ("2.10 2.11", BOX, "box left", [ev.BoxPlaced("ORC-2.10", NORTH, End.LEFT, Y)], "ranks YGWRBV"),
        ("2.10 2.11", BOX, "box right", [ev.BoxPlaced("ORC-2.10", NORTH, End.RIGHT, V)], "ranks VBRWGY"),
        ("4.1 2.12 6.2", START, "RB:2-Y; draw G",
         [ev.Attacked("ORC-4.1", NORTH, Card.RB, Half.DOUBLE, Y, 2), ev.MayDraw("ORC-6.2", NORTH, 1)],
         "Y 2:0; G pile 3; S to move"),
        ("2.12 6.1", SOUTHS, "RB:1-Y; draw G; draw G", [ev.MayDraw("ORC-6.1", SOUTH, 2)], "Y 0:1; G pile 2; N to move"),
        ("4.9", CROWD, "RB:2-G", [], "G 14:0"),
        ("5.1 5.4 6.3", START, "discard RB; draw G",
         [ev.Discarded("ORC-5.1", NORTH, Card.RB, face_down=False), ev.MayDraw("ORC-6.3", NORTH, 1)],
         "RB removed; S to move"),
        ("6.4", START, "RB:2-Y; draw G; turn G VW", [ev.Drew("ORC-6.4", NORTH, G, Card.VW, 3)], "N holds VW"),
        ("6.5", START, "RB:1-Y; draw G; turn G VW; draw G; turn G VG",
         [ev.Drew("ORC-6.4", NORTH, G, Card.VW, 3), ev.Drew("ORC-6.5", NORTH, G, Card.VG, 2)], "N holds VW VG"),
        ("6.5", START, "RB:1-Y; draw G; draw W", [], "G pile 3; W pile 3; S to move"),
        ("6.10", START, "RB:1-Y; draw G; turn G VW", [], "N holds VW; phase draw; N to move; 1 owed"),
        ("6.7", LAST_CARD, "YB:1-V; draw V", [ev.Forfeited("ORC-6.7", NORTH)], "phase over"),
        ("7.2", MIDDLE, "RV:1-B; draw Y", [ev.BattleSounded("ORC-7.1", NORTH, Y)], "Y 2:2; Y not frozen"),
        ("7.2", MIDDLE, "RV:1-B; draw Y; draw B",
         [ev.BattleSounded("ORC-7.1", NORTH, Y), ev.Fought("ORC-9.3", Y, 2, 2), ev.TurnPassed("ORC-3.1", SOUTH)],
         "Y frozen; Y 2:2"),
        ("7.6", NEAR.format(ENDS[0]), "RV:1-V; draw G; draw Y", [ev.TwoBattles("ORC-7.6", Y, G)], ""),
        ("7.6", NEAR.format(ENDS[1]), "RV:1-V; draw Y; draw G", [ev.TwoBattles("ORC-7.6", G, Y)], ""),
        ("7.7", LOSING, "RV:2-W; draw Y", [ev.BattleSounded("ORC-7.1", NORTH, Y)], "Y won by S"),
        ("7.7", LOSING, "RV:2-W; draw G", [ev.BattleSounded("ORC-7.1", NORTH, G)], "G won by S"),
        ("8.1 8.6", WON, "BG:1-V; draw Y; draw B", [ev.Cleared("ORC-8.1", Y, cards("GR BW VB"))],
         "Y 0:0; G 1:0; GR removed; BW removed; VB removed"),
        ("8.2 8.3", WON, "BG:1-V; draw Y; draw B", [ev.TrophyRaised("ORC-8.3", Y, NORTH, Card.WR)], "Y trophy WR"),
        ("8.2 8.3", WON.replace("GR:2, WR:2", "WR:2, GR:2"), "BG:1-V; draw Y; draw B",
         [ev.TrophyRaised("ORC-8.3", Y, NORTH, Card.GR)], "Y trophy GR"),
        ("8.2", WON.replace("GR:2, WR:2, S BW:1, VB:2", "GR:2, S BW:1"), "BG:1-V; draw Y; draw B",
         [ev.TrophyRaised("ORC-8.2", Y, NORTH, Card.GR)], "Y trophy GR"),
        *(
            ("9.2", text, f"RG:2-B; draw {near}",
             [ev.Fought("ORC-9.3", Tribe(near), 0, 0), ev.LooksAround("ORC-9.2", Tribe(near), Tribe(far)),
              ev.Won("ORC-9.1", Tribe(near), SOUTH, Tribe(far))], f"{near} won by S")
            for text, near, far in zip(AROUND, "YV", "VY", strict=True)
        ),
        ("9.2 9.4", AROUND[0].replace("; won: V-S", " V2"), "RG:2-B; draw Y",
         [ev.LooksAround("ORC-9.2", Y, V), ev.Froze("ORC-9.4", Y, V)], "Y frozen; Y not won"),
        ("9.6", MIDDLE, "RV:2-B; draw Y", [ev.CardsStay("ORC-9.6", Y)], "Y frozen; Y 2:2"),
        ("10.1 10.3 11.1", LAST_CARD, "YB:1-V; draw V",
         [ev.GameStopped("ORC-10.1"), ev.HandsRevealed("ORC-11.1", cards("WB RY"), cards("GB"))], "phase over"),
        ("10.2", RING, "RV:1-B; draw B", [ev.Won("ORC-9.8", R, NORTH, W), ev.GameStopped("ORC-10.1")], "R won by N"),
        ("11.6", LAST_CARD.replace("V1;", "V1 VW;"), "YB:1-V; draw V", [], "N holds WB VW"),
    ],
)  # fmt: skip
def test_what_moves_bring(start: str | State, moves: str, tells: list[Event], leaves: str) -> None:
    brings(start, moves, tells, leaves)


TIE = (
    F1
    + """piles {}W1 B2 V2; {}; W: N YR:2, S BG:1, BR:1
North to move, hand YV; South GR, GB, VW"""
)
BARE = F1 + "piles Y1 G4 W4 R4 B4 V4; Y: {}\nNorth to move, hand YB; South WG, VW, VG"
LATECOMER = F1 + "piles Y1 VR G3 W4 R4 B4 V4; Y: N GR:2, S WB:2, BR:1. North to move, hand RV; South WG, VW"
THAW = (
    F1
    + """piles Y1 B1 V3; frozen: G, W, R; Y: N GR:2, S BR:1; G: N WR:2, S YB:2; W: N VY:1, S BG:1
South to move, hand RB, WB, YV"""
)


@shown(
    "orc",
    "start moves told",
    [
        ("7.3", F1 + "piles Y1 G3 W4 R4 B4 V4; Y: N GR:2, WR:2, RV:1. North to move, hand BG; South WG, VW",
         "BG:2-W; draw Y", "Y5:0 Y>N 7.4"),
        ("7.4", BARE.format("N GR:2, S BW:1"), "discard YB; draw Y", "Y2:1 Y>N 7.4"),
        ("7.4", BARE.format("N RG:1, S WB:2"), "discard YB; draw Y", "Y1:2 Y>S 7.4"),
        ("7.4", BARE.format("S RB:1"), "discard YB; draw Y", "Y0:1 Y>S 7.4"),
        ("7.8", LATECOMER, "RV:1-Y; draw Y; turn Y VR; draw G", "Y3:3 Y* 9.4"),  # the red of RV counts, of VR not
        ("9.1", TIE.format("Y2 R2 ", "won: G-N"), "discard YV; draw W", "W2:2 W>N 9.1"),
        ("9.1", TIE.format("Y2 R2 ", "won: G-S"), "discard YV; draw W", "W2:2 W>S 9.1"),
        ("9.4", TIE.format("Y2 G2 R2 ", ""), "discard YV; draw W", "W2:2 W* 9.4"),
        ("9.4", TIE.format("Y2 R2 ", "frozen: G"), "discard YV; draw W", "W2:2 W* 9.4"),
        ("9.8 7.2", THAW, "RB:1-V; draw B; draw Y",
         "Y2:1 Y>N 7.4 G>N 9.7 W>N 9.8 R>N 9.8 B0:0 B>N 9.1"),  # thaws come before the next battle
        ("9.10", TIE.format("Y2 G2 ", "won: R-S"), "discard YV; draw W", "W2:2 W* 9.4"),
        ("9.10", TIE.format("Y2 ", "won: R-S, G-N"), "discard YV; draw W", "W2:2 W>N 9.1"),
    ],
)  # fmt: skip
def test_battles(start: str, moves: str, told: str) -> None:
    assert tale(play(start, *moves.split("; ")).events) == told


def test_only_the_tied_tribe_nearest_the_box_looks_around() -> None:
    won = play(F1 + "piles Y1 G2 W2 R2 B2; won: V-S; Y: N RB:1. North to move, hand RG", "RG:2-B", "draw Y")
    tied = play(F1 + "piles Y2 W1 R3 B3 V3; won: G-N. North to move, hand RV, YB", "YB:2-R", "draw W")
    assert (of(won.events, ev.LooksAround), of(tied.events, ev.LooksAround)) == ([], [])


# --- what is legal and what counts -----------------------------------------------------------------------------------


@shown(
    "orc",
    "text tribes moves",
    [
        ("4.6", F1 + "all piles 3; G: S WB:2. North to move, hand RB, BY; South GW, VW", "G", "RB:1-G BY:2-G"),
        ("4.7", F1 + "all piles 3; G: N WB:2. North to move, hand RB, BR; South GW, VW", "G", "RB:2-G BR:1-G"),
        ("4.8", F1 + "all piles 3; G: N WB:2; Y: N GB:2; R: N VB:2. North to move, hand RB; South GW, VW", "YGR",
         "RB:2-R RB:2-Y RB:2-G"),
        ("4.14", F1 + "all piles 3; G: S WB:2. North to move, hand RB; South GW, VW", "YG", "RB:1-Y RB:1-G RB:2-Y"),
        ("5.2", F1 + "piles R2; won: Y-N, W-N, B-N, G-S, V-S; R: S GB:2. North to move, hand RB, BR", "RYBGWV", ""),
    ],
)  # fmt: skip
def test_the_legal_attacks(text: str, tribes: str, moves: str) -> None:
    assert attacks(text, tribes) == moves.split()


COUNT = F1 + "all piles empty; won: R-N, W-N, V-N, Y-S, G-S, B-S; North {}; South VR, WR"
"""Red is worth 1, white and violet 2 each; of South's cards no half counts."""


@shown(
    "orc",
    "text points",
    [
        ("1.5", F1 + "all piles empty; frozen: R Y B G W V; North RB, YV, GW; South BY", 0),  # dots are no points
        ("11.2", COUNT.format("GY"), 5),
        ("11.3", COUNT.format("WG, VW"), 5 + 1 + 1 + 2),
        ("11.4", COUNT.format("GY, BG"), 5),
        ("11.4", COUNT.format("GY, RB"), 5 + 1),
        ("11.4", COUNT.format("GY, BR"), 5 + 2),
        ("11.4", COUNT.format("GY, WV"), 5 + 1 + 2),
        ("11.5", COUNT.format("YB, GY"), 5),
        ("11.6", LAST_CARD.replace("V1;", "V1 VW;") + "\nthen: YB:1-V; draw V; turn V VW", 5 + 1 + 3),
        ("11.7", COUNT.format("BG, GB, YB, BY"), 5),  # nor does it count how many there are
        ("5.3", COUNT.format("GY") + "; removed: RB", 5),
        ("8.5", COUNT.format("GY") + "; trophies: R BW, V RB", 5),
    ],
)
def test_what_counts(text: str, points: int) -> None:
    assert totals(at(text))[NORTH] == points


# --- all through random games ----------------------------------------------------------------------------------------


def plain_attacks(state: State) -> Iterator[act.Attack]:
    """The attacks that the four rules of section 4 leave, by these rules alone."""
    seat = state.mover
    for card in state.hands[seat]:
        for half, colour in card.half.items():
            for front in state.fronts:
                own, foes = ({placed.colour for placed in front.sides[who]} for who in (seat, 1 - seat))
                if front.pile and colour is not front.tribe and colour not in foes and own <= {colour}:
                    yield act.Attack(seat, card, half, front.tribe)


@pytest.mark.clause(
    "ORC-1.9", "ORC-2.1", "ORC-2.7", "ORC-2.8", "ORC-2.13", "ORC-3.1", "ORC-3.2", "ORC-3.3", "ORC-3.4", "ORC-4.5",
    "ORC-4.10", "ORC-4.13", "ORC-5.2", "ORC-6.6", "ORC-6.11", "ORC-6.12", "ORC-7.1", "ORC-7.5", "ORC-10.4", "ORC-11.7",
    "ORC-13.4",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(1000, 1008))
def test_what_holds_in_any_game(seed: int) -> None:
    steps = tuple(random_game(seed))
    opening, end = next(s.before for s in steps if s.before.phase is Phase.BOX), steps[-1].state
    assert sorted(letters(opening.row)) == sorted("RYBGWV")
    assert opening.starter is not None
    assert (len(opening.hands[opening.starter]), len(opening.hands[1 - opening.starter])) == (1, 2)
    assert piles(opening) == dict.fromkeys("RYBGWV", 4)
    for s in (s for s in steps if s.before.turn):
        _holds_in_a_turn(s, opening)
    played = Counter((s.before.turn, s.before.phase) for s in steps)
    assert all(played[turn, Phase.USE] == 1 for turn in range(1, end.turn + 1))
    fought = Counter(e.tribe for s in steps for e in of(s.events, ev.Fought))
    assert (fought, len(owners(end)) in (0, 6)) == (dict.fromkeys(TRIBES, 1), True)
    for seat in SEATS:  # a count by hand
        mine = [tribe for tribe in TRIBES if end.front(tribe).owner == seat]
        shown_ = (*(slot.card for slot in end.frontier), *end.hands[seat])
        assert totals(end)[seat] == sum(card.orcs(tribe) for card in shown_ for tribe in mine)


def _holds_in_a_turn(s: Step, opening: State) -> None:
    """What holds at one step of a game after the set-up."""
    before, legal = s.before, GAME.legal_actions(s.before, s.before.mover)
    assert (s.state.frontier, s.state.box) == (opening.frontier, s.before.box)
    assert not {slot.card for slot in opening.frontier} & set(everywhere(s.state)[3:])
    assert s.state.removed[: len(before.removed)] == before.removed
    for old, new in zip(before.fronts, s.state.fronts, strict=True):
        gone = new.owner is not None and new.sides == ((), ())
        assert gone or all(now[: len(was)] == was for was, now in zip(old.sides, new.sides, strict=True))
        assert old.owner is None or new.owner == old.owner
        assert new.open == (new.pile > 0) or new.tribe in s.state.emptied
    if before.phase is Phase.USE:
        assert before.mover == (opening.starter if before.turn % 2 else 1 - (opening.starter or 0))
        assert [a for a in legal if isinstance(a, act.Attack)] == list(plain_attacks(before))
        assert {a.card for a in legal if isinstance(a, act.Discard)} == set(before.hands[before.mover]) != set()
        single = isinstance(s.action, act.Attack) and s.action.half is Half.SINGLE
        assert (s.state.owed, s.state.phase) == (2 if single else 1, Phase.DRAW)
    elif before.phase is Phase.DRAW:
        assert {a.tribe for a in legal if isinstance(a, act.Draw)} == {Tribe(name) for name in piles(before)}
    else:
        assert isinstance(s.action, act.TurnUp)
        assert dict(GAME.chances(before)) == {
            act.TurnUp(CHANCE, s.action.tribe, card): Fraction(1, len(before.unseen)) for card in before.unseen
        }


@pytest.mark.clause("ORC-2.5", "ORC-2.9")
def test_the_luck_of_the_set_up_is_even() -> None:
    assert Counter(share for _, share in GAME.chances(GAME.new())) == {Fraction(1, 60): 60}
    for seed in range(3):
        for s in random_game(seed):
            if s.before.phase is Phase.START:
                either = {(act.NameStarter(CHANCE, seat), Fraction(1, 2)) for seat in SEATS}
                assert set(GAME.chances(s.before)) == either
            elif s.before.phase is Phase.DEAL:
                shares = [(a.card, share) for a, share in GAME.chances(s.before) if isinstance(a, act.DealCard)]
                assert shares == [(card, Fraction(1, len(s.before.unseen))) for card in s.before.unseen]


@pytest.mark.clause("ORC-6.9")
def test_there_is_no_limit_to_a_hand() -> None:
    assert len(play(BIG, "RB:1-V", "draw W", "draw W").state.hands[NORTH]) == 10
