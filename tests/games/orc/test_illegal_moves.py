"""The clause table: the 25 rows of illegal moves of the specification, each with all its clauses and its legal twin."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from orclib.engine import Seat
from tests.games.orc.support import (
    CHANCE,
    F1,
    GAME,
    NORTH,
    SOUTH,
    TRIBES,
    Card,
    Half,
    Options,
    Phase,
    Tribe,
    act,
    at,
    cards,
    ev,
    play,
    random_game,
    refused,
    step,
    tries,
)
from tests.games.rows import Row, holds, table
from tests.games.support import of

FULL = F1 + "piles Y4 G4 W4 R4 B4 V3. North to move, hand RB, YV. South: GW"
SOUTHS = FULL.replace("North to move, hand RB, YV. South: GW", "South to move, hand GW, GY. North RB")
BOX = "frontier: Y1 G2 | W2 R1 | B1 V2\nall piles 4. starter North. North to move, hand RB. South: GW, YV"
PLACED = BOX.replace("frontier: ", "frontier: □ ").replace("starter North. ", "")
LATE = (
    F1
    + """piles Y1 GY W2 RB RG B3 RV YR YW V3 YV BG BW; won: R-S; trophies: R BY; frozen: G
G: N WR:2, S YB:2; W: N GB:2; North to move, hand BR, VY; South WY, VW"""
)  # so RY is among the removed
OVER = F1 + "all piles empty; won: Y-N, G-N, W-N, R-S, B-S, V-S; North BW, VW; South BR, VR"
BLIND = "\noptions: peek_between_draws off"
COLOURS = F1 + "piles Y3 G4 W4 R4 B4 V4; {} North to move, hand RB, VB. South: YV"
ICE = F1 + "piles Y1 {}W2 R2 B3 V3; {}G: N VR:2, S YB:2. North to move, hand RG, VB; South WY, VW"
SOUTH_ICE = F1 + "piles Y1 W2 R2 B3 V3; frozen: G; G: N VR:2, S YB:2. South to move, hand BG; North WY, VW, VG"
WON = F1 + "piles Y1 G1 {}R2 B3 V3; {} North to move, hand RG, VB; South WY, VW"
MANY = F1 + "piles Y4 W4 R3 B4 V4; frozen: G; G: N YR:2, S VB:2\nNorth to move, hand RV; South WY, VW, VG"
LAST = F1 + "piles: V{}\nwon: Y-N W-N G-S R-S B-S\nV: N BY:2, S WR:1\nNorth to move, hand YB WB\nSouth: GB"
STUCK = F1 + "piles R2; won: Y-N W-N B-N G-S V-S; R: S GB:2; North to move, hand RB BR"
TWO = F1 + "piles Y1 G1 W3 R3 B2 V3; Y: N RB:1, S GV:2; G: N WR:2, S YB:2. North to move, hand RV, BY"
RING = F1 + "piles B1; frozen: V, Y, G, W, R; North to move, hand BY, RV; South WY, VR"
ONE = step(GAME.new(), "lay RB").state
CHOICE = Options(start_choice=True)
WHOLE = {
    chosen: next(s.state for s in random_game(3, Options(start_choice=chosen)) if s.state.phase is Phase.START)
    for chosen in (False, True)
}
ASKED = step(WHOLE[True], "dealer north").state
SETTLED = play(ASKED, "choose first").state
TURNED = play(FULL, "RB:1-Y", "draw G").state
"""The first of two cards has been drawn."""
DEALING = next(s.before for s in random_game(3) if s.before.phase is Phase.DEAL)
DEALT = next(a.player for a in GAME.legal_actions(DEALING, CHANCE) if isinstance(a, act.DealCard))
OTHER = SOUTH if DEALT is NORTH else NORTH
ALL_PILES = " ".join(f"pile:{tribe.value}" for tribe in TRIBES)
ALL_TRIBES = " ".join(f"tribe:{tribe.value}" for tribe in TRIBES)


def held(card: str) -> Any:
    """The late position, with one more card in North's hand."""
    state = at(LATE)
    return replace(state, hands=((*state.hands[NORTH], *cards(card)), state.hands[SOUTH]))


TAKEN = F1 + "piles Y2 W2 R3 B3 V3; won: G-S; trophies: G WR. North to move, hand BR, VY, RB; South WY, RG\n"
BLUE, RED = (
    play(f"{TAKEN}options: attack_on_won on", *moves).state
    for moves in (("BR:1-G", "draw Y", "draw W"), ("BR:2-G", "draw Y"))
)
"""Where won tribes may be attacked, South is to move; North shows blue at green, or red."""

ROWS = table(
    "orc",
    # 1 to 3: the set-up
    Row("2.1", ONE, "lay BG", "lay YG", shows="tribe:B"),
    Row("2.1", ONE, "lay BR", shows="tribe:B tribe:R"),
    Row("2.1", step(ONE, "lay WV flipped").state, "lay GW", "lay GY flipped"),
    Row("2.13", FULL, "lay RB", shows=ALL_TRIBES),
    Row("2.10", BOX, "S: box left", "N: box left", shows="hand:N"),
    Row("2.10", BOX, "box middle", "box right", shows="box:left box:right"),
    Row("2.10 R5", BOX, "box side"),  # that "a side" means an end is our reading
    Row("2.10 2.10", BOX, "S: box middle"),  # not there, and not by South
    Row("2.10 2.10", GAME.new(), "box middle"),
    Row("2.10", GAME.new(), "box left"),
    Row("2.11", PLACED, "box right", "box right", BOX, "box"),
    Row("2.11", PLACED, "box left"),
    Row("2.11 2.10", PLACED, "box middle"),
    Row("2.10", BOX, "RB:1-Y"),
    Row("2.10", BOX, "pass", says="one end"),
    Row("2.10 2.10", BOX, "S: pass", shows="hand:N"),
    Row("2.10", GAME.new(), "pass"),
    Row("2.9", WHOLE[False], act.NameStarter(NORTH, NORTH), act.NameStarter(CHANCE, NORTH)),
    Row("1.1", WHOLE[False], act.NameStarter(CHANCE, Seat(7))),
    Row("2.9", WHOLE[False], "N: choose first"),
    Row("2.9", WHOLE[False], "dealer north"),
    Row("2.9", GAME.new(), act.LayFrontier(SOUTH, Card.RB), act.LayFrontier(CHANCE, Card.RB)),
    Row("R3", GAME.new(CHOICE), "S: choose first", says="first a dealer"),
    Row("R3", GAME.new(CHOICE), "dealer north", says="has an order"),
    Row("2.7", GAME.new(CHOICE), "deal north RB", says="has an order"),
    Row("R3", WHOLE[True], "S: choose first", "S: choose first", ASKED, says="first a dealer"),
    Row("R3", WHOLE[True], "starter north", "dealer north"),
    Row("1.1", WHOLE[True], act.NameDealer(CHANCE, Seat(7))),
    Row("R3", ASKED, "N: choose first", "S: choose second", says="up to South"),
    Row("R3", ASKED, "pass", says="South has to choose"),
    Row("R3", ASKED, "starter north", says="South has to choose"),
    Row("R3", SETTLED, "S: choose first", says="settled"),
    Row("R3", SETTLED, "dealer north", says="settled"),
    Row("2.7", WHOLE[False], "deal north RB"),
    Row("2.9", DEALING, act.DealCard(NORTH, NORTH, Card.VW)),
    Row("2.7", DEALING, act.DealCard(CHANCE, OTHER, DEALING.unseen[0]), act.DealCard(CHANCE, DEALT, DEALING.unseen[0])),
    Row("2.13", DEALING, act.DealCard(CHANCE, DEALT, DEALING.frontier[0].card)),
    Row("2.7", FULL, "deal north RB"),
    # 4 to 7: turns
    Row("3.1", FULL, "S: GW:1-Y", "S: GW:1-Y", SOUTHS, "hand:N"),
    Row("3.1", FULL, "S: discard GW", "S: discard GW", SOUTHS, "hand:N"),
    Row("3.1", f"{FULL}\nthen: RB:2-R", "S: draw Y", "N: draw Y", shows="hand:N"),
    Row("3.1 3.3", FULL, "S: pass", shows="hand:N"),
    Row("3.1 3.3", f"{FULL}\nthen: RB:1-Y; draw G", "S: pass", shows="hand:N"),  # while the card is turned up
    Row("3.2", FULL, "draw G", "draw G", f"{FULL}\nthen: RB:2-Y"),
    Row("3.3", FULL, "pass", "discard RB"),
    Row("5.2 3.3", STUCK, "pass", "discard RB", shows="heap"),
    Row("3.3 6.6", f"{FULL}\nthen: RB:2-Y", "pass", "draw G"),
    Row("3.3", f"{FULL}\nthen: RB:1-Y; draw G", "pass"),
    *(Row("3.4", f"{FULL}\nthen: {first}", "YV:1-R", "YV:1-R", FULL) for first in ("RB:1-Y", "RB:2-Y", "discard RB")),
    Row("3.4", f"{FULL}\nthen: RB:1-Y", "discard YV", "discard YV", FULL),
    Row("3.4", f"{FULL}\nthen: RB:1-Y; draw G", "YV:1-R"),
    # 8 and 9: a card in hand, to one's own side of one tribe
    *(
        Row(f"{clause}", LATE, f"{use}", f"{use}", held(card), where)
        for card, half, where in (
            ("GB", "1", "card:GB"), ("YB", "1", "card:YB"), ("RY", "1", "card:RY"), ("BY", "1", "card:BY"),
            ("VW", "2", ""), ("GY", "1", ""),
        )
        for clause, use in (("4.1", f"{card}:{half}-V"), ("5.1", f"discard {card}"))
    ),
    Row("4.1 2.13", LATE, "RW:1-V", shows="card:RW"),
    Row("5.1 2.13", LATE, "discard RW", shows="card:RW"),
    Row("4.1", FULL, "RB:1-Y across", "RB:1-Y", shows="tribe:Y"),
    Row("4.1", FULL, "RB:1-nowhere", shows=""),
    Row("4.1", FULL, "RB:1-Y+G", shows="tribe:Y tribe:G"),
    Row("3.1 4.1", FULL, "S: GW:1-Y across"),
    Row("4.1 4.1", FULL, "GY:1-Y across"),
    Row("4.1 4.1 2.13", FULL, "YG:1-R across"),
    Row("4.1", LATE, "VY:1-W across"),  # 4.6 and 4.7 speak of one's own side
    Row("4.1 4.1", LATE, "VY:1-nowhere across"),
    Row("4.1 4.1 4.5", LATE, "VY:2-Y+W across"),
    Row("4.1 4.7", LATE, "VY:2-W+B"),
    Row("4.1 4.6 4.7 4.11 9.5 4.12", LATE, "BR:1-G+R"),
    Row("4.1 4.1 4.11 9.5 4.12", LATE, "BR:1-G+R across"),
    Row("4.1 4.5 4.12", LATE, "BR:2-R across"),
    Row("4.1 4.1 4.1", LATE, "GY:1-nowhere across"),
    Row("4.1 3.1", LATE, "S: VW:1-nowhere"),
    Row("4.1 3.1 4.5 4.7 4.11 9.5", LATE, "S: WY:2-Y+G"),
    Row("3.4 4.1", f"{LATE}\nthen: BR:1-W", "VY:1-nowhere"),
    Row("2.10 4.1", BOX, "RB:1-nowhere"),
    Row("10.1 10.3 4.1", OVER, "BW:1-nowhere"),
    # 10 to 16: colours, ice, what has been won or has left
    Row("4.5", FULL, "RB:1-R", "RB:2-R", shows="tribe:R"),
    Row("4.5", FULL, "RB:2-B", "RB:1-B", shows="tribe:B"),
    Row("4.6", COLOURS.format("G: S WR:2;"), "RB:1-G", "RB:1-G", COLOURS.format("G: S VY:2;"), "side:G:S"),
    Row("4.6", F1 + "piles Y4 G3 W4 R4 B4 V4; G: N WR:2. South to move, hand RB, YR", "YR:2-G", "YR:1-G"),
    Row("4.7", COLOURS.format("G: N YR:1;"), "RB:1-G", "RB:1-G", COLOURS.format("G: N YR:2;"), "side:G:N"),
    Row("4.7", F1 + "all piles 3; G: N RB:2; Y: N VB:1. North to move, hand WB, RG; South RV, VW", "WB:2-Y", "WB:2-G"),
    Row("4.5 4.7", F1 + "piles Y4 G4 W1 R3 B4 V4; W: N RB:2. North to move, hand VR, WB", "WB:1-W", "WB:2-W"),
    Row("4.10", f"{FULL}\nthen: RB:1-Y", "take RB", shows="side:Y:N"),
    Row("4.10", LATE, "take YB", shows="side:G:S"),
    Row("4.11 9.5", ICE.format("", "frozen: G; "), "RG:1-G", "RG:1-G", ICE.format("G1 ", ""), "tribe:G"),
    Row("4.11 9.5", SOUTH_ICE, "BG:1-G"),
    Row("4.11 9.5", ICE.format("", "frozen: G; ") + "; options: attack_on_won on", "RG:1-G"),
    Row("4.12", WON.format("", "won: W-S;"), "RG:1-W", "RG:1-W", WON.format("W1 ", ""), "tribe:W"),
    Row("4.12", WON.format("", "won: W-N;"), "RG:1-W", "", WON.format("", "won: W-N; options: attack_on_won on;")),
    Row("4.5", BLUE, "RG:2-G", "RG:1-G"),
    Row("4.6", RED, "RG:1-G", "WY:1-G"),
    Row("4.7", play(BLUE, "discard WY", "draw B").state, "VY:1-G", "RB:2-G"),
    Row("5.3 8.6", LATE, "take RY", shows="heap"),
    Row("8.5 8.6", LATE, "take BY", shows="side:R:S"),
    Row("3.1 4.1 4.11 9.5", MANY, "S: GB:2-G"),
    Row("4.1 2.13 4.7 4.11 9.5", MANY, "BV:2-G"),
    Row("4.1 4.5 4.7 4.11 9.5", MANY, "GB:1-G"),
    Row("4.1 4.6 4.7 4.11 9.5", MANY, "GB:2-G"),
    # 17 to 20: drawing
    Row("3.1 6.2", play(FULL, "RB:2-Y", "draw G").state, "N: draw G", "N: draw G", TURNED, "hand:S"),
    Row("3.1 6.3", play(FULL, "discard RB", "draw G").state, "N: draw G", shows="hand:S"),
    Row("3.1 6.1", play(FULL, "RB:1-Y", "draw G", "draw W").state, "N: draw G", shows="hand:S"),
    Row("6.2", f"{FULL}{BLIND}\nthen: RB:2-Y", "draw G W", "draw G W", f"{FULL}{BLIND}\nthen: RB:1-Y"),
    Row("6.3", f"{FULL}{BLIND}\nthen: discard RB", "draw R R", "draw R", says="One card is owed"),
    Row("6.10 6.1", TURNED, "draw G W", "draw G", says="one is still owed"),
    Row("6.6 6.7 3.3", f"{LAST.format(1)}\nthen: YB:1-V", "pass", "draw V", shows="pile:V", says="draw 1 card:"),
    Row("6.6 3.3", f"{LAST.format(2)}\nthen: YB:1-V", "pass", says="draw 2 cards:"),
    Row("6.6 3.3", TURNED, "pass", "draw G", shows=ALL_PILES),
    Row("6.8", f"{LATE}\nthen: BR:1-W", "draw R", "draw Y", shows="pile:R"),
    Row("6.8", play(LATE, "BR:1-W", "draw Y").state, "draw Y", "draw W", shows="pile:Y"),
    Row("6.8", f"{LATE}\nthen: BR:1-W", "draw below R", shows="pile:R"),
    Row("3.2 6.8", LATE, "draw below R"),
    Row("3.1 6.8", LATE, "S: draw below R"),
    Row("3.2 6.8 6.8 6.10", LATE, "draw R G", shows="pile:R pile:G"),
    Row("3.2 6.8 6.10", LATE, "draw Y Y", shows="pile:Y"),
    Row("6.8 6.10", f"{LATE}\nthen: BR:1-W", "draw R R", shows="pile:R"),
    Row("3.1 6.8 6.10", LATE, "S: draw R Y", shows="hand:N pile:R"),
    Row("6.8", f"{LATE}{BLIND}\nthen: BR:1-W", "draw Y Y", "draw Y W", shows="pile:Y"),
    Row("6.8", f"{LATE}{BLIND}\nthen: BR:1-W", "draw Y R", "draw W W", shows="pile:R"),
    Row("6.10", f"{FULL}\nthen: RB:1-Y", "draw below G", "draw G", shows="pile:G"),
    Row("6.10", f"{FULL}\nthen: RB:1-Y", "draw G W", "draw G W", f"{FULL}{BLIND}\nthen: RB:1-Y"),
    Row("6.10", f"{FULL}\nthen: RB:1-Y; draw G", "draw Y"),
    Row("6.10", f"{FULL}\nthen: RB:1-Y; draw G", "N: draw below W", shows="pile:W"),
    Row("3.2 6.10", FULL, "draw below G"),
    Row("3.1 6.10", f"{FULL}\nthen: RB:1-Y", "S: draw below G"),
    Row("2.10 6.10", BOX, "draw below G"),
    Row("R11 6.6", f"{FULL}{BLIND}\nthen: RB:1-Y", "draw G", "draw G G"),  # two are owed; ORC-6.10 permits one by one
    Row("6.10", FULL, "turn G RB"),
    Row("6.10 13.1", f"{FULL}\nthen: RB:2-Y; draw G", "turn W VW"),
    Row("2.9", f"{FULL}\nthen: RB:2-Y; draw G", act.TurnUp(NORTH, Tribe.G, Card.VW)),
    Row("2.10 6.10", BOX, "draw G W"),
    Row("2.10 6.10", GAME.new(), "draw G W"),
    Row("2.10 4.1", GAME.new(), "RB:1-Y"),
    Row("2.13", LATE, "take RW", shows="card:RW"),
    Row("4.10", LATE, "take VW"),
    Row("4.1", FULL, tries.PutAstray(NORTH, Card.RB, Half.SINGLE, (Tribe.Y,), True)),
    Row("13.1", f"{FULL}\nthen: RB:2-Y; draw G", "turn G RB", shows="card:RB"),
    # 21 to 24: battles and secrets
    Row("7.1", f"{LATE}\nthen: BR:1-Y", "claim Y", shows="pile:Y"),
    Row("7.5", LATE, "claim R", shows="tribe:R"),
    Row("9.7", LATE, "claim G", shows="tribe:Y"),
    Row("7.2", play(LATE, "BR:1-Y", "draw Y").state, "claim Y", shows="pile:Y"),
    Row("2.10", GAME.new(), "claim G", says="set-up"),
    Row("2.10 7.1", BOX, "claim G", says="4 cards"),
    Row("7.1", LATE, "resolve W", shows="pile:W"),
    Row("7.5", LATE, "resolve R", shows="tribe:R"),
    Row("7.5 7.1", LATE, "resolve R W", shows="tribe:R pile:W"),
    Row("7.5 9.7", LATE, "resolve R G", shows="tribe:R tribe:Y"),
    Row("7.2", play(LATE, "BR:1-Y", "draw Y").state, "resolve Y"),
    Row("7.6", LATE, "resolve B W Y"),
    Row("2.10", BOX, "resolve R Y"),  # without the box there is no order yet
    Row("7.6", play(TWO, "RV:1-V", "draw G").state, "resolve G Y", "draw Y", shows="tribe:G tribe:Y"),
    Row("4.3 4.4", play(LATE, "BR:1-Y", "draw Y").state, "count half Y", shows="side:Y:N side:Y:S"),
    Row("8.5", play(LATE, "BR:1-Y", "draw Y").state, "count trophy Y", shows="side:Y:N side:Y:S"),
    Row("7.8", play(LATE, "BR:1-Y", "draw Y").state, "count drawn Y", shows="hand:N"),
    Row("13.1", FULL, "look G", shows="pile:G"),
    Row("6.8", LATE, "look G", says="empty"),  # there is nothing face down
    Row("2.6", GAME.new(), "look G"),
    Row("13.2", FULL, "look hand", shows="hand:S"),
    Row("13.2", FULL, "S: look hand", shows="hand:N"),
    # 25: after the end
    Row("10.1 10.3", OVER, "S: discard BR"),
    Row("10.1 10.3 4.12", OVER, "S: BR:1-Y"),
    Row("10.1 10.3 6.8", OVER, "draw V"),
    Row("10.1 10.3", OVER, "pass"),  # no turn is left that would have to use a card
    Row("10.1 10.3 6.8", OVER, "draw below R"),
    Row("10.1 10.3 7.5 7.5", OVER, "resolve R Y"),
    Row("10.1 10.3 9.11", play(RING, "discard RV", "draw B").state, "claim R", shows=ALL_TRIBES),
    Row("11.1", OVER, "look hand", shows="hand:N hand:S", says="lie open"),
    *(
        Row(f"10.1 10.3 {clauses}", OVER, move)
        for move, clauses in (
            ("box right", "2.11"), ("choose first", "2.9"), ("lay RB", "2.13"), ("starter north", "2.9"),
            ("deal north RB", "2.7"), ("turn Y RB", "6.10"), ("draw Y Y", "6.10 6.8"),
        )
    ),
)  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_a_move_that_breaks_these_clauses_and_its_legal_twin(row: Row) -> None:
    holds("orc", row)


@pytest.mark.parametrize(
    ("move", "codes"),
    [
        ("VY:1-nowhere across", ["wrong-side", "no-tribe"]),
        ("VY:2-Y+W across", ["wrong-side", "two-tribes"]),
        ("GY:1-nowhere across", ["not-in-hand", "wrong-side", "no-tribe"]),
        ("GB:1-Y+B", ["not-in-hand", "two-tribes"]),
    ],
)
def test_a_card_put_astray_is_told_every_reason(move: str, codes: list[str]) -> None:
    told = GAME.refusals(at(LATE), GAME.parse(move, at(LATE)))
    assert [reason.code for reason in told if reason.clause == "ORC-4.1"] == codes


def test_a_refusal_does_not_tell_where_a_hidden_card_is() -> None:
    state = at(LATE)
    told = [
        [(r.clause, r.code, r.evidence) for r in GAME.refusals(state, act.Discard(NORTH, card))]
        for card in (*state.hands[SOUTH], *state.unseen)
    ]
    assert all(one == told[0] for one in told)


@pytest.mark.parametrize(("far", "order"), [("off", "YG"), ("on", "GY")])
def test_the_order_told_is_the_order_fought(far: str, order: str) -> None:
    owed = play(f"{TWO}; options: far_battle_first {far}", "RV:1-V", "draw G").state
    for asked in ("resolve Y G", "resolve G Y"):
        (reason,) = refused(owed, asked, "7.6")
        assert reason.facts["tribes"] == tuple(Tribe(letter) for letter in order)
    assert [e.tribe.value for e in of(play(owed, "draw Y").events, ev.Fought)] == list(order)
