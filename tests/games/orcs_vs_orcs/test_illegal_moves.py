"""The table of illegal moves in the specification, and other reasons: each with its nearest legal move."""

from __future__ import annotations

import pytest

from orclib.games.orcs_vs_orcs.lessons.cases import TWELVE_FORTRESSES
from orclib.games.orcs_vs_orcs.rules import tries
from tests.games.orcs_vs_orcs.moments import PHASES
from tests.games.orcs_vs_orcs.phases import OVER
from tests.games.orcs_vs_orcs.support import (
    BOAR,
    CATAPULT,
    GAME,
    GREEN,
    HEAVY,
    ORC,
    RAZE,
    XBOW,
    Line,
    Phase,
    State,
    act,
    buy,
    cited,
    legal,
    march,
    position,
    refused,
    walk,
)
from tests.games.rows import Row, holds, table

LEAD = "game over\nGreen: glory 20\nsupply 3\nBlue: glory 3"
"""Nobody can overtake Green."""
TIRED = "0 actions\nn_cw1: G 2\nn_road: G 2 moved\nn_cwm: G 1, G fortress lying"
"""No action is left for anything."""
PROTECTOR_GONE = """battle e_cw1, 3 against 3, round 3
Green: field HEAVY/SHAMAN, hand ASHANI ORC, deck ORC
Blue: field HEAVY ORC/SHAMAN, hand KOKOTH XBOW, deck ORC
then: play ASHANI on 1 first; play KOKOTH on 2 first; hit 1 first; draw ORC"""
"""Ashani has destroyed the Heavy Orc of Blue's first column, and Kokoth brings one more card."""
COLUMNS = "battle e_cw1 Green 2 against Blue 2\nGreen: field ORC/XBOW HEAVY, hand ORC XBOW\nBlue: hand ORC XBOW"
"""Green chooses, with one free place behind a Unit."""
VANGUARD = (
    "n_cwm: B fortress\n"
    "battle n_cwm Green 2 against Blue 2\n"
    "Green: units ORC 2, HEAVY 2\n"
    "then: add ORC; add ORC; add HEAVY; ready; all"
)
"""Green sends two Units ahead."""
HUNTED = "n_cw1: ruin\nn_cwm: B 2\nthen: move 2 start_n n_road n_cwm"
"""Blue is attacked in n_cwm."""
DECKS = "battle n_cwm Green 2 against Blue 2"
"""Green builds the deck."""
HANDS = "battle e_cw1 Green 2 against Blue 2\nGreen: hand ORC XBOW\nBlue: hand ORC XBOW"
"""Green chooses between two cards."""
COVERED = (
    "battle e_cw1 Green 2 against Blue 2\n"
    "Green: field ORC+ERUHSK/XBOW HEAVY BOAR/SHAMAN, hand VIGDISH ORC\n"
    "Blue: hand ORC ORC"
)
"""Green has Vigdish in hand, and one place for a Hero."""
RAGE = "battle e_cw1 Green 3 against Blue 3\nGreen: red, token 3, deck ORC\nBlue: deck ORC\nthen: play ORC; play ORC"
"""Green's red token has entered the zone."""
SPENT = (
    "n_road, n_ward: G 1\n"
    "n_cw2, n_cc1, n_cc2, n_ccm, ne_in, w_cwm, w_ccm, nw_in: village G\n"
    "nw_city, nw_out: G marker\n"
    "then: move 2 start_n n_cw1; control"
)
"""Green's twelve markers lie on the board, and one is due."""
PICKING = "then: move 4 start_n n_road n_city; hero VIGDISH; hero VRUSHN"
"""Green chooses between two Heroes."""
ROBBED = "ne_city: B marker\nne_out: G 1\nBlue: heroes FROKSH VIGDISH away\nthen: move 1 ne_out ne_city"
"""Green has taken a city of Blue's, who holds two Heroes."""
HEAVIES = "battle n_cwm Green 2 against Blue 2\nGreen: units HEAVY 7"
"""Green builds the deck from eleven Units."""
HEROIC = "battle n_cwm Green 2 against Blue 2\nGreen: heroes FROKSH VIGDISH away"
"""Green builds the deck; one Hero is set aside."""
REORGANISE = "battle e_cw1 Green 2 against Blue 2\nGreen: hand ORC XBOW, deck ORC\nBlue: hand ORC XBOW"
"""Green may reorganise."""
ASHANI = (
    "battle e_cw1 Green 2 against Blue 2\n"
    "Green: field ORC/XBOW HEAVY, hand ASHANI ORC\n"
    "Blue: hand ORC BOAR\n"
    "then: play ASHANI on 1 first; play ORC"
)
"""Green's Ashani chooses."""
ONE_LEFT = (
    "n_cw1, n_cw2, n_cc1, n_cc2: G 1\n"
    "ne_city, e_city, se_city, s_city, sw_city, w_city, nw_city: G marker\n"
    "then: move 3 start_n n_road leave 1 n_city"
)
"""One marker is left for a village, and for the city to which the others are on their way."""

ROWS = table(
    GAME.slug,
    # I1 to I7: moves
    Row("3.3 3.4", "", "move 2 start_n n_cwm", "move 2 start_n n_cw1", shows="zone:n_cwm zone:start_n"),
    Row("3.3 3.4", "", "move 2 start_n n_road n_cw1", "move 2 start_n n_road n_cwm", shows="zone:n_cw1 zone:n_road"),
    Row("6.1", "", "move 2 start_n n_road n_cwm ne_in", "move 2 start_n n_road n_cwm",
        shows="zone:n_cwm zone:n_road zone:ne_in"),
    Row("6.2 6.3", "n_road: B 2", "move 2 start_n n_road n_cwm", "move 2 start_n n_road", shows="zone:n_road"),
    Row("6.7", "n_cw1: G 3 moved 2", "move 2 n_cw1 n_cw2", "move 1 n_cw1 n_cw2", shows="zone:n_cw1"),
    Row("6.9", "n_road: G 2 moved 1", "move 2 start_n n_road take 2 n_cwm", "move 2 start_n n_road take 1 n_cwm",
        shows="zone:n_road"),
    Row("6.7 6.10", "n_cwm: G 3 moved along 1", "move 1 n_cwm ne_in", "march 2 n_cwm ne_in", shows="zone:n_cwm"),
    Row("6.5", "", "move 7 start_n n_road", "move 6 start_n n_road", shows="zone:start_n"),
    Row("6.14", "", "move 0 start_n n_road", "move 1 start_n n_road", shows="zone:start_n"),
    Row("6.1", "", "move 1 n_road n_cwm", "move 1 start_n n_road", shows="zone:n_road"),
    Row("6.1", "", "move 1 start_s s_road", "move 1 start_n n_road", shows="zone:start_s"),
    Row("6.14", "", "move 2 start_n n_road leave 2 n_cwm", "move 2 start_n n_road leave 1 n_cwm", shows="zone:n_road"),
    Row("6.8 6.14", "", "move 2 start_n n_road leave 3 n_cwm", "move 3 start_n n_road leave 2 n_cwm",
        shows="zone:n_road"),
    Row("6.9", "", "move 2 start_n n_road take 1 n_cwm", yes_at="n_road: G 2 moved 1", shows="zone:n_road"),
    Row("6.8", "", "move 2 start_n n_road leave 1", "move 2 start_n n_road", shows="zone:n_road"),
    Row("6.15 15.2", "s_road: G 4", "move 2 s_road start_s", "move 2 n_road start_n", "n_road: G 4",
        shows="zone:start_s"),
    Row("6.15 15.2", "s_road: G 4 moved", "march 2 s_road start_s", "march 2 s_road s_cwm", shows="zone:start_s"),
    Row("11.3 6.15", "Blue to act\ns_road: G 2\ns_cwm: ruin\nthen: move 2 start_s s_road", "retreat start_s",
        "retreat s_cwm", shows="zone:start_s"),
    # I8 to I12: forced marches, pending battles, actions
    Row("7.4 7.1", "n_cwm: G 4 moved 2", "march 3 n_cwm ne_in", "march 2 n_cwm ne_in", shows="zone:n_cwm"),
    Row("7.3 7.2", "n_cwm: G 1 moved", "march 1 n_cwm ne_in", "march 2 n_cwm ne_in", "n_cwm: G 4 moved 2",
        shows="zone:n_cwm"),
    Row("6.5 7.4 7.1", "n_cwm: G 4 moved 2", "march 5 n_cwm ne_in", "march 2 n_cwm ne_in", shows="zone:n_cwm"),
    Row("7.5", "n_cwm: G 5 moved marched 3", "march 3 n_cwm ne_in", "march 2 n_cwm ne_in", shows="zone:n_cwm"),
    Row("3.3 3.4 7.1", "n_cwm: G 4 moved 2", "march 2 n_cwm n_ward", "march 2 n_cwm ne_in",
        shows="zone:n_cwm zone:n_ward"),
    Row("5.1", "", "blue: end", "end", shows="seat:0"),
    Row("29.1", OVER, "end", yes_at="supply 1", shows="seat:0"),
    Row("29.2", LEAD, "end", yes_at="supply 3\nGreen: glory 12\nBlue: glory 11", shows="seat:0"),
    Row("7.6", "n_cwm: B 2, G 2 attacking", "move 1 n_cwm n_cw1", "move 1 start_n n_cw1", shows="zone:n_cwm"),
    Row("7.6", "n_cwm: B 2, G 2 attacking", "march 2 n_cwm n_cw1", "march 2 n_cwm ne_in", "n_cwm: G 4 moved 2",
        shows="zone:n_cwm"),
    Row("5.2 5.3 8.9", TIRED, "move 1 n_cw1 n_cw2", yes_at=TIRED.replace("0 actions", "1 action"), shows="seat:0"),
    Row("5.2 5.3 8.9", TIRED, "march 2 n_road n_cwm", yes_at=TIRED.replace("0 actions", "1 action"), shows="seat:0"),
    Row("5.2 5.3 8.9", TIRED, "recruit 1 start_n", yes_at=TIRED.replace("0 actions", "1 action"), shows="seat:0"),
    Row("5.2 5.3 8.9", TIRED, "buy HEAVY", yes_at=TIRED.replace("0 actions", "1 action"), shows="seat:0"),
    Row("5.2 5.3 8.9", TIRED, "lay n_cw1", yes_at=TIRED.replace("0 actions", "1 action"), shows="seat:0"),
    Row("5.2 5.3 8.9", TIRED, "stand up n_cwm", yes_at=TIRED.replace("0 actions", "1 action"), shows="seat:0"),
    # I13 to I18: fates, markers, Heroes
    Row("8.1", "then: move 2 start_n n_road", "end", "control", shows="zone:n_road"),
    Row("8.1", "then: move 2 start_n n_road", "move 1 start_n n_cw1", "control", shows="zone:n_road"),
    Row("8.1", "then: move 2 start_n n_road", "buy HEAVY", "control", shows="zone:n_road"),
    Row("8.1", "then: move 2 start_n n_road", "lay n_road", "control", shows="zone:n_road"),
    Row("8.1", "then: move 2 start_n n_road", "try no_fate n_road", "raze", shows="zone:n_road"),
    Row("8.14", "n_road: G 2\nn_cw1, n_cw2, n_cc1, n_cc2: G 1\n"
        "ne_city, e_city, se_city, s_city, sw_city, w_city, nw_city: G marker", "move 2 n_road n_city",
        "move 2 n_road n_city n_ward", shows="zone:n_city"),
    Row("8.14", "n_road: G 3\nn_city: B marker\nn_cw1, n_cw2, n_cc1, n_cc2: G 1\n"
        "ne_city, e_city, se_city, s_city, sw_city, w_city, nw_city: G marker",
        "move 3 n_road n_city leave 2 n_ward", "move 3 n_road n_city n_ward", shows="zone:n_city"),
    Row("8.10", "taken n_cw1\nn_cw1: G 2 moved", "raze n_cw1", yes_at="n_cw1: G 2", shows="zone:n_cw1"),
    Row("8.9", "n_cw1: village G", "raze n_cw1", yes_at="n_cw1: G 1", shows="zone:n_cw1"),
    Row("8.9", "n_cw1: G 1", "control n_cw1", "raze n_cw1", shows="zone:n_cw1"),
    Row("3.8", "n_cw1: ruin, G 2", "try mark n_cw1", "lay n_cw1", shows="zone:n_cw1"),
    Row("15.4", "", "try mark start_n", "recruit 2 start_n", shows="zone:start_n"),
    Row("14.10", "n_cw1: G 2\nn_cwm: G fortress", "try mark n_cwm", "lay n_cw1", shows="zone:n_cwm"),
    Row("9.3", PICKING, "try keep_both", "keep VIGDISH"),
    Row("9.10", PICKING, "try look", "keep VIGDISH"),
    Row("9.3", PICKING, "keep FROKSH", "keep VIGDISH", shows="hero:VIGDISH hero:VRUSHN"),
    Row("9.7", ROBBED, "try draw_pile", "steal FROKSH"),
    Row("9.3", ROBBED, "hero ASHANI", "steal FROKSH"),
    Row("9.7", ROBBED, "steal ASHANI", "steal FROKSH", shows="seat:1"),
    # I19 to I22: standing and retreating
    Row("11.6", "n_cwm: B 1\nthen: move 3 start_n n_road n_cwm", "stand",
        yes_at="n_cwm: B 1\nthen: move 2 start_n n_road n_cwm", shows="zone:n_cwm"),
    Row("11.3", "n_cwm: B 2\nthen: move 2 start_n n_road n_cwm", "retreat n_road",
        yes_at="n_road: village B\nn_cwm: B 2\nthen: move 2 start_n n_road n_cwm", shows="zone:n_road"),
    Row("11.2", "n_cw1: ruin\nn_cwm: B 2\nne_out: G marker\nthen: move 2 start_n n_road n_cwm", "retreat ne_out",
        yes_at="n_cwm: B 2\nthen: move 2 start_n n_road n_cwm", shows="zone:ne_out"),
    Row("11.3", "n_cw1: ruin, G 1\nn_cwm: B 2\nthen: move 2 start_n n_road n_cwm", "retreat n_cw1", yes_at=HUNTED,
        shows="zone:n_cw1"),
    Row("11.3", "n_cw1: ruin, G fortress lying\nn_cwm: B 2\nthen: move 2 start_n n_road n_cwm", "retreat n_cw1",
        yes_at=HUNTED, shows="zone:n_cw1"),
    Row("11.2 11.3", HUNTED, "retreat ne_city", "retreat n_cw1", shows="zone:n_cwm zone:ne_city"),
    Row("11.2", HUNTED, "retreat start_s", "retreat n_cw1", shows="zone:n_cwm zone:start_s"),
    Row("11.2 11.2", "tower: G marker\nn_road: ruin\nn_city: B 2\nn_ward: G 2\nthen: move 2 n_ward n_city",
        "retreat tower", "retreat n_road", shows="zone:n_city zone:tower"),
    Row("11.4", HUNTED, "try split_retreat", "retreat n_cw1"),
    Row("11.12 6.2", "", "try go_on n_cwm", "move 1 start_n n_cw1", shows="zone:n_cwm"),
    Row("6.7", "n_cwm: G 2 moved", "move 2 n_cwm ne_in", "march 2 n_cwm ne_in", shows="zone:n_cwm"),
    # I23 to I27: Hordes and cards
    Row("12.1", "", "recruit 3 start_n", "recruit 2 start_n"),
    Row("12.1", "", "recruit 0 start_n", "recruit 1 start_n"),
    Row("12.3", "", "recruit 1 start_n 1 start_n", "recruit 2 start_n"),
    Row("12.7", "start_n: G 14", "recruit 2 start_n", "recruit 1 start_n", shows="seat:0"),
    Row("12.4", "recruited n_road 2\nn_road: G fortress\nn_cwm: G fortress", "recruit 1 n_road", "recruit 1 n_cwm",
        shows="zone:n_road"),
    Row("14.8 12.8", "n_road: G fortress lying", "recruit 1 n_road", yes_at="n_road: G fortress", shows="zone:n_road"),
    Row("12.8", "n_road: B fortress", "recruit 1 n_road", yes_at="n_road: G fortress", shows="zone:n_road"),
    Row("12.8 14.8 12.8", "n_road: B fortress lying", "recruit 1 n_road", yes_at="n_road: G fortress",
        shows="zone:n_road"),
    Row("12.2", "", "recruit 1 tower", "recruit 1 start_n", shows="zone:tower"),
    Row("12.2", "", "recruit 1 start_s", "recruit 1 start_n", shows="zone:start_s"),
    Row("13.3", "n_cwm: G fortress", "buy CATAPULT CATAPULT", "buy XBOW CATAPULT", shows="pile:CATAPULT"),
    Row("13.1 13.3", "", "buy HEAVY HEAVY", "buy HEAVY", shows="pile:HEAVY seat:0"),
    Row("13.1", "", "buy HEAVY BOAR", yes_at="n_cwm: G fortress", shows="seat:0"),
    Row("13.1 13.2", "n_road: G fortress lying", "buy HEAVY BOAR", yes_at="n_cwm: G fortress", shows="seat:0"),
    Row("13.5", "", "buy ORC", "buy XBOW", shows="pile:ORC"),
    Row("13.9", "", "buy VIGDISH", "buy XBOW"),
    Row("13.6", "", "buy none", "buy XBOW"),
    Row("13.9", "", "try buy_hero VIGDISH", "buy SHAMAN"),
    # I28 to I30: fortresses
    Row("14.1 11.17", "n_cwm: B 2, G 2 attacking", "lay n_cwm", shows="zone:n_cwm"),
    Row("14.6", "n_road: G fortress lying, G 2", "lay n_road", shows="zone:n_road"),
    Row("14.1 14.1", "n_cwm: ruin, B 2\nn_road: ruin, G 1", "lay n_cwm", "lay n_road", shows="zone:n_cwm"),
    Row("14.7", TWELVE_FORTRESSES, "lay n_cwm", yes_at="n_cwm: G 1"),
    Row("14.13", "n_road: G fortress lying fallen, G 2 moved", "stand up n_road",
        yes_at="n_road: G fortress lying, G 2", shows="zone:n_road"),
    Row("14.2", "n_road: G fortress lying", "stand up n_road", yes_at="n_road: G fortress lying, G 2",
        shows="zone:n_road"),
    Row("14.2", "n_road: G fortress, G 2", "stand up n_road", yes_at="n_road: G fortress lying, G 2",
        shows="zone:n_road"),
    Row("14.2 11.17 14.9", "n_cwm: B fortress lying, B 2, G 2 attacking", "stand up n_cwm", "stand up n_road",
        "n_road: G fortress lying, G 2", shows="zone:n_cwm"),
    Row("14.2", "n_road: G 2", "stand up n_road", "lay n_road", shows="zone:n_road"),
    # I31 to I35: battles, decks, hands
    Row("5.9", "n_cwm: B 2, G 2 attacking", "battle n_cwm", shows="zone:n_cwm"),
    Row("5.9", "", "try fight_now n_cwm", "end", shows="zone:n_cwm"),
    Row("16.1", "n_cwm, n_ccm: B 2, G 3 attacking\nthen: end", "battle n_cw1", "battle n_ccm"),
    Row("16.3", HEAVIES, "deck ORC ORC ORC ORC HEAVY HEAVY HEAVY HEAVY HEAVY HEAVY HEAVY", "add HEAVY"),
    Row("16.3", "battle n_cwm Green 2 against Blue 2\nGreen: units HEAVY 7\n"
        "then: add ORC; add ORC; add ORC; add ORC; add HEAVY; add HEAVY; add HEAVY; add HEAVY; add HEAVY; add HEAVY",
        "add HEAVY", "ready"),
    Row("16.3", HEAVIES, "all", yes_at=DECKS),
    Row("16.3", f"{DECKS}\nthen: add ORC; add ORC; add ORC; add ORC; add XBOW; add CATAPULT", "all", "ready"),
    Row("16.5", DECKS, "deck none", "add ORC"),
    Row("16.5", DECKS, "ready", yes_at="battle n_cwm Green 2 against Blue 2\nthen: add ORC"),
    Row("16.3", HEAVIES, "add BOAR", "add HEAVY", shows="seat:0"),
    Row("16.3", DECKS, "deck BOAR ORC", "add ORC", shows="seat:0"),
    Row("16.3", HEROIC, "deck FROKSH FROKSH", "add FROKSH", shows="seat:0"),
    Row("21.8", HEROIC, "add VIGDISH", "add FROKSH", shows="seat:0"),
    Row("21.8", HEROIC, "deck VIGDISH ORC", "add ORC", shows="seat:0"),
    Row("17.3", HANDS, "play HEAVY", "play ORC", shows="card:HEAVY"),
    Row("17.3 22.7", HANDS, "try two_cards", "play ORC"),
    Row("17.3", "battle e_cw1 Green 2 against Blue 2\nGreen: deck ORC\nBlue: deck ORC\nthen: play ORC",
        "green: play XBOW behind 2", "play ORC", HANDS, shows="seat:1"),
    Row("17.8 17.8", "battle e_cw1 Green 3 against Blue 3\nGreen: hand ORC\nBlue: hand ORC ORC", "reorganise ORC",
        yes_at="battle e_cw1 Green 2 against Blue 2\nGreen: hand ORC XBOW, deck ORC\nBlue: hand ORC ORC"),
    Row("17.8", "battle e_cw1 Green 3 against Blue 3\nGreen: hand ORC XBOW\nBlue: hand ORC ORC", "reorganise ORC",
        yes_at="battle e_cw1 Green 2 against Blue 2\nGreen: hand ORC XBOW, deck ORC\nBlue: hand ORC ORC"),
    Row("17.5", REORGANISE, "reorganise HEAVY", "reorganise XBOW"),
    Row("17.7", "battle e_cw1 Green 2 against Blue 2\nGreen: hand ORC XBOW, deck ORC ORC\nBlue: hand ORC XBOW",
        act.Reorganise(GREEN, XBOW, True), act.Reorganise(GREEN, ORC, True)),
    # I36 to I40: places, effects without one, Berserk
    Row("19.3", COLUMNS, "play XBOW behind 1", "play XBOW behind 2", shows="slot:0:0:second"),
    Row("19.3", COLUMNS, "play XBOW on 2 first", "play XBOW behind 2", shows="slot:0:1:first"),
    Row("19.3", COLUMNS, "play XBOW behind 8", "play XBOW behind 2", says="column 8"),
    Row("24.7", COLUMNS, "play XBOW wall", "play XBOW behind 2"),
    Row("19.2", PROTECTOR_GONE, "play XBOW behind 1", "play XBOW"),
    Row("19.4", COLUMNS, "play XBOW", "play XBOW behind 2", shows="slot:0:1:second"),
    Row("19.1", HANDS, "play ORC loose", "play ORC"),
    Row("19.1", COLUMNS, "play ORC behind 2", "play ORC", shows="slot:0:1:second"),
    Row("21.2", COVERED, "play VIGDISH on 1 second", "play VIGDISH on 3 second", shows="slot:0:0:second"),
    Row("21.1", COVERED, "play VIGDISH on 2 first", "play VIGDISH on 3 second", shows="slot:0:1:first"),
    Row("21.1", COVERED, "play VIGDISH wall", "play VIGDISH on 3 second"),
    Row("R70", COVERED, "play VIGDISH", "play VIGDISH on 3 second", shows="slot:0:2:first slot:0:2:second"),
    Row("19.5", REORGANISE, "try effect XBOW", "reorganise XBOW"),
    Row("21.4", REORGANISE, "try effect VIGDISH", "reorganise ORC"),
    Row("23.1 23.2 17.3", "battle e_cw1 Green 3 against Blue 3\nGreen: hand ORC ORC\nBlue: hand ORC ORC", "berserk",
        yes_at=RAGE, shows="strikes:0"),
    Row("23.1 23.6 17.3", "battle e_cw1 Green 3 against Blue 3\nGreen: token 5, hand ORC ORC\nBlue: hand ORC ORC",
        "berserk", yes_at=RAGE, shows="strikes:0"),
    Row("23.6 17.3", "battle e_cw1 Green 3 against Blue 3\nGreen: red, token 5, hand ORC ORC\nBlue: hand ORC ORC",
        "berserk", yes_at=RAGE, shows="strikes:0"),
    Row("23.2 17.3", "battle e_cw1 Green 3 against Blue 3\nGreen: red, hand ORC ORC\nBlue: hand ORC ORC", "berserk",
        yes_at=RAGE, shows="strikes:0"),
    # I41 to I46: effects and partners
    Row("20.10", "battle e_cw1 Green 2 against Blue 3\nGreen: field ORC, hand SHAMAN ORC, deck ORC\nBlue: deck ORC\n"
        "then: play SHAMAN behind 1; play ORC", "green",
        yes_at="battle e_cw1 Green 2 against Blue 3\nGreen: losses 1, field ORC, hand SHAMAN ORC, deck ORC\n"
        "Blue: deck ORC\nthen: play SHAMAN behind 1; play ORC", shows="losses:0"),
    Row("20.10", "battle e_cw1 Green 2 against Blue 3\nGreen: losses 1, field ORC, hand SHAMAN ORC\nBlue: deck ORC\n"
        "then: play SHAMAN behind 1; play ORC", "green",
        yes_at="battle e_cw1 Green 2 against Blue 3\nGreen: losses 1, field ORC, hand SHAMAN ORC, deck ORC\n"
        "Blue: deck ORC\nthen: play SHAMAN behind 1; play ORC"),
    Row("20.10 20.10", "battle e_cw1 Green 2 against Blue 3\nGreen: field ORC, hand SHAMAN ORC\nBlue: deck ORC\n"
        "then: play SHAMAN behind 1; play ORC", "green", "red", shows="losses:0"),
    Row("20.10 7.9", "battle e_cw1 Green 2 exhausted 1 against Blue 3\nGreen: field ORC, hand SHAMAN ORC, deck ORC\n"
        "Blue: deck ORC\nthen: play SHAMAN behind 1; play ORC", "green",
        yes_at="battle e_cw1 Green 2 exhausted 1 against Blue 3\n"
        "Green: losses 2, field ORC, hand SHAMAN ORC, deck ORC\nBlue: losses 1, deck ORC\n"
        "then: play SHAMAN behind 1; play ORC", shows="losses:0"),
    Row("24.2", VANGUARD, "engage XBOW", "engage ORC"),
    Row("24.2", VANGUARD, "engage BOAR", "engage ORC"),
    Row("24.2", VANGUARD, "engage VIGDISH", "engage ORC"),
    Row("24.2", VANGUARD, "vanguard ORC XBOW", "engage ORC"),
    Row("24.2", VANGUARD, "vanguard ORC", "engage ORC"),
    Row("24.2", VANGUARD, "vanguard HEAVY HEAVY", "engage HEAVY"),
    Row("24.2", VANGUARD, "deck ORC", "engage ORC"),
    Row("30.3", "4 players\ns_road: G 3", "move 3 s_road start_s", "move 3 s_road start_s s_cw1", shows="zone:start_s"),
    Row("30.3 30.2", "4 players\nn_road: G 3\nn_ccm: O 2", "move 3 n_road n_ccm leave 1 n_cc1",
        "move 3 n_road n_ccm n_cc1", shows="zone:n_ccm"),
    Row("30.3 30.2", "4 players\nn_cwm: G 2 moved\nne_in: O 1", "march 2 n_cwm ne_in", "march 2 n_cwm n_cw1"),
    Row("30.3", "4 players\nBlue to act\nn_city: B 3\nn_road, n_cwm, n_ccm: ruin\nn_road: G 2\nn_cwm: O 1\n"
        "then: move 3 n_city n_road", "retreat n_cwm", "retreat n_ccm"),
    Row("22.8", "battle e_cw1 Green 2 against Blue 2\nGreen: field ORC/XBOW HEAVY, hand KRAASH ORC\n"
        "Blue: hand ORC BOAR\nthen: play KRAASH on 1 first; play ORC", "name BOAR", "name HEAVY"),
    Row("22.2", "battle e_cw1 Green 2 against Blue 2\nGreen: field ORC/XBOW HEAVY, hand BUURK ORC\n"
        "Blue: hand ORC BOAR\nthen: play BUURK on 1 first; play ORC", "name BOAR", "name XBOW"),
    Row("22.2 R74", "battle e_cw1 Green 2 against Blue 2\nGreen: field ORC/XBOW HEAVY, hand BUURK ORC\n"
        "Blue: hand ORC BOAR\nthen: play BUURK on 1 first; play ORC", "name BUURK", "name XBOW"),
    Row("22.1 21.5", "battle e_cw1 Green 2 against Blue 2\nGreen: field ORC/XBOW HEAVY, hand ASHANI ORC\n"
        "Blue: field ORC+ERUHSK/XBOW BOAR, hand ORC BOAR\nthen: play ASHANI on 1 first; play ORC", "hit 1 first",
        "hit 1 second", shows="slot:1:0:first"),
    Row("22.1", "battle e_cw1 Green 2 against Blue 2\nGreen: field ORC/XBOW HEAVY, hand ASHANI ORC\n"
        "Blue: field ORC+ERUHSK/XBOW BOAR, hand ORC BOAR\nthen: play ASHANI on 1 first; play ORC", "hit 2 second",
        "hit 2 first"),
    Row("22.17 17.3",
        "battle e_cw1 Green 3 against Blue 3\nGreen: field ORC/XBOW, hand VRI-HURCKA ORC, deck ORC ORC\n"
        "Blue: hand ORC HEAVY, deck ORC ORC\nthen: play VRI-HURCKA on 1 first; play ORC; draw ORC",
        "blue: play HEAVY", "play HEAVY",
        "battle e_cw1 Green 3 against Blue 3\nGreen: deck ORC\nBlue: hand HEAVY ORC\nthen: play ORC",
        shows="seat:0 seat:1"),
    Row("22.17 17.3",
        "battle e_cw1 Green 3 against Blue 3\nGreen: field ORC/XBOW, hand VRI-HURCKA ORC, deck ORC ORC\n"
        "Blue: hand ORC HEAVY, deck ORC ORC\nthen: play VRI-HURCKA on 1 first; play ORC; draw ORC",
        "blue: reorganise HEAVY", "reorganise HEAVY",
        "battle e_cw1 Green 3 against Blue 3\nGreen: deck ORC\nBlue: hand HEAVY ORC, deck ORC\nthen: play ORC",
        shows="seat:0 seat:1"),
    # other reasons, and more than one at once
    Row("8.14", ONE_LEFT, "control", yes_at=ONE_LEFT.replace(", nw_city", ""), shows="seat:0"),
    Row("6.1", "", act.Move(GREEN, "start_n", 2, ()), "move 2 start_n n_road"),
    Row("17.12", ASHANI, "play ORC", "hit 1 first"),
    Row("17.12", ASHANI, "name ORC", "hit 1 first"),
    Row("22.1", ASHANI, "hit loose 1", "hit 1 first"),
    Row("22.1", ASHANI, "hit 8 first", "hit 1 first"),
    Row("22.1", ASHANI, act.Hit(GREEN, GREEN, 0, Line.FIRST), "hit 1 first", shows="seat:1"),
    Row("23.6", RAGE.replace("Blue: ", "Blue: red, token 3, "), "blue: berserk", "green: berserk"),
    Row("3.3 3.4 6.5 6.15 15.2", "", "move 9 start_n start_s", "move 6 start_n n_cc1 start_n",
        shows="zone:start_n zone:start_s"),
    Row("5.9 5.1", "n_cwm: B 2, G 3 attacking", "blue: battle n_cwm", shows="seat:0 zone:n_cwm"),
    Row("6.1 3.3 3.4 6.5", "", "move 9 start_n n_road n_cwm s_city", "move 6 start_n n_road n_city",
        shows="zone:n_cwm zone:n_road zone:s_city zone:start_n"),
    Row("6.1 30.5", "4 players\nn_road: O 2", "move 1 n_road n_cwm", "move 1 start_n n_road n_cwm",
        shows="seat:2 zone:n_road"),
    Row("6.7 R13", "fresh_hordes_move=off\nstart_n: G 5 moved 4 marched 2 rooted 2", "move 4 start_n n_road",
        "move 1 start_n n_road", shows="zone:start_n"),
    Row("6.9 R13", "fresh_hordes_move=off\nn_road: G 2 moved marched 1 rooted 1",
        "move 2 start_n n_road take 2 n_cwm", "move 2 start_n n_road leave 1 n_cwm", shows="zone:n_road"),
    Row("8.9", "n_road: ruin", "raze n_road", shows="zone:n_road"),
    Row("8.9 30.4 8.9", "4 players\nn_cwm: village O", "raze n_cwm", shows="zone:n_cwm"),
    Row("8.9 11.17", "n_cw1: B 2, G 2 attacking", "raze n_cw1", shows="zone:n_cw1"),
    Row("8.14", SPENT, "take back nw_city", "take back nw_in", shows="zone:nw_city"),
    Row("8.14", SPENT, "take back n_road", "take back nw_out", shows="zone:n_road"),
    Row("8.14 8.14", SPENT, "take back n_cw1", "take back n_cc1", shows="zone:n_cw1"),
    Row("8.14", SPENT, "leave it", shows="zone:n_cw1"),
    Row("8.14", "n_road, n_ward, n_cc1, n_cc2, n_ccm: G 1\n"
        "n_city, ne_city, e_city, se_city, sw_city, w_city, nw_city: G marker\nthen: move 2 start_n n_cw1",
        "control", "convert", shows="seat:0"),
    Row("11.3", "n_cwm: G 2\nne_out: B 2\ne_ccm: ruin\nthen: move 2 n_cwm ne_out", "retreat ne_city",
        "retreat e_ccm", shows="zone:ne_city"),
    Row("12.1 12.8 14.8 12.8 12.4", "n_road: B fortress lying", "recruit 3 n_road", "recruit 2 start_n",
        shows="zone:n_road"),
    Row("12.1 12.4", "n_road: G fortress", "recruit 3 n_road", "recruit 2 n_road", shows="zone:n_road"),
    Row("12.1 14.8 12.8 12.4", "n_road: G fortress lying", "recruit 3 n_road", "recruit 2 start_n",
        shows="zone:n_road"),
    Row("12.2 30.5", "4 players", "recruit 1 start_s", "recruit 1 start_n", shows="seat:2 zone:start_s"),
    Row("12.8 30.5", "4 players\nn_road: O fortress", "recruit 1 n_road", "recruit 1 start_n",
        shows="seat:2 zone:n_road"),
    Row("12.8 30.5 14.8 12.8", "4 players\nn_road: O fortress lying", "recruit 1 n_road", "recruit 1 start_n",
        shows="seat:2 zone:n_road"),
    Row("13.1 13.5 13.3 13.9", "", "buy ORC ORC VIGDISH", "buy BOAR", shows="pile:ORC seat:0"),
    Row("14.1", "", "lay n_road", shows="zone:n_road"),
    Row("14.1 30.5", "4 players\nne_in: O 1", "lay ne_in", shows="seat:2 zone:ne_in"),
    Row("14.2 30.5 14.9", "4 players\nn_road: O fortress lying, O 2", "stand up n_road", shows="seat:2 zone:n_road"),
    Row("14.2 14.2 14.9", "e_cw1: B fortress\nbattle e_cw1 Green 2 against Blue 1\nGreen: hand ORC ORC\n"
        "Blue: token 6, hand ORC ORC\nthen: play ORC; play ORC", "stand up e_cw1", shows="zone:e_cw1"),
    Row("14.3", "n_road: G fortress lying fresh, G 1", "stand up n_road", shows="zone:n_road"),
    Row("14.6", "", "lay start_n", shows="zone:start_n"),
    Row("16.3 16.3", DECKS, "deck BOAR BOAR BOAR BOAR BOAR BOAR BOAR BOAR BOAR BOAR BOAR", "add ORC", shows="seat:0"),
    Row("17.8", "reorganise_blind=on\nbattle e_cw1 Green 2 against Blue 2\nGreen: hand ORC ORC, deck HEAVY BOAR\n"
        "Blue: hand ORC ORC, deck HEAVY BOAR\nthen: reorganise; hold", "play ORC"),
    Row("17.8", "reorganise_blind=on\nbattle e_cw1 Green 2 against Blue 2\nGreen: hand ORC ORC, deck HEAVY BOAR\n"
        "Blue: hand ORC ORC, deck HEAVY BOAR\nthen: reorganise; hold; reorganise ORC; draw BOAR; hold",
        "reorganise HEAVY", "play HEAVY"),
    Row("21.8 16.3", "battle w_cwm Green 3 against Blue 2\nGreen: heroes XAPHYR away", "deck XAPHYR XAPHYR",
        "add ORC", shows="seat:0"),
    Row("22.10", "battle e_cw1 Green 3 against Blue 3\nGreen: field ORC/XBOW, hand MOORDAKK ORC\n"
        "Blue: hand ORC KRAASH, deck ORC VRUSHN XAPHYR\nthen: play MOORDAKK on 1 first; play ORC", "seek ORC",
        "seek XAPHYR"),
    Row("22.13", "battle e_cw1 Green 3 against Blue 3\nGreen: field ORC/XBOW ORC, hand ASHANI ORC\n"
        "Blue: field ORC*+ROSHNAR/XBOW* HEAVY*, hand BOAR ORC\nthen: play ASHANI on 1 first; play BOAR",
        "hit 2 first", "hit 3 first", shows="slot:1:1:first"),
    Row("22.19", "battle e_cw1 Green 3 against Blue 3\n"
        "Green: field ORC/SHAMAN, hand VRUSHN ORC, deck HEAVY XBOW ERUHSK\nBlue: deck ORC ORC\n"
        "then: play VRUSHN on 1 first; play ORC", "seek ORC", "seek XBOW"),
    Row("24.8", "e_cw1: B fortress\nbattle e_cw1 Green 4 against Blue 4\nGreen: hand HEAVY HEAVY\n"
        "Blue: field wall/SHAMAN HEAVY, hand FROKSH CATAPULT\nthen: play HEAVY", "play FROKSH on 1 first",
        "play FROKSH on 1 second", shows="slot:1:0:first"),
    Row("26.2", "battle e_cw1 Green 2 against Blue 3\nGreen: hand ORC ORC\nBlue: token 6, losses 1, hand ORC ORC\n"
        "then: play ORC; play ORC", "stand", shows="zone:e_cw1"),
    Row("30.3 30.2", "4 players\nn_road: G 3\nn_cwm: O 2", "move 3 n_road n_cwm", "move 3 n_road n_ccm",
        shows="zone:n_cwm"),
    Row("30.6", "4 players\nn_road: village V\nn_cw1: G 2\nn_cwm: B 2\nthen: move 2 n_cw1 n_cwm", "retreat n_road",
        "retreat ne_out", shows="zone:n_road"),
    Row("30.6", "4 players\nn_cwm: G 2\nne_city: V marker\nne_out: B 2\nne_in: ruin\nthen: move 2 n_cwm ne_out",
        "retreat ne_city", "retreat ne_in", shows="zone:ne_city"),
    Row("R13", "fresh_hordes_move=off\nstart_n: G 2 moved marched 2 rooted 2\nn_road: G 1", "move 1 start_n n_road",
        "move 1 n_road start_n n_road", shows="zone:start_n"),
    Row("R38", "w_cwm: B fortress\nbattle w_cwm Green 3 against Blue 3\nGreen: hand HEAVY ORC\n"
        "Blue: hand GRURAGH SHAMAN\nthen: play HEAVY", "play SHAMAN", "play SHAMAN wall"),
)  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_a_move_is_refused_for_these_reasons_and_its_twin_is_not(row: Row) -> None:
    holds(GAME.slug, row)


# --- marches and roads ------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-7.1", "OVO-3.4")
def test_advice_about_the_zone_on_the_way_is_given_only_where_it_helps() -> None:
    advice = "point at the zone on the way first"

    def said(state: State, move: str) -> str:
        return " ".join(map(GAME.sentence, GAME.refusals(state, GAME.parse(move, state))))

    near = GAME.position("n_road: village G, G 3")
    assert advice in said(near, "move 2 n_road n_ward")
    assert advice not in said(GAME.position("n_road: village G, G 3 moved\n2 actions"), "march 2 n_road n_ward")
    assert advice not in said(near, "move 2 n_road n_cwm tower"), "three zones are too far for a move"
    between = [zone for zone in near.board.neighbours["n_road"] if "n_ward" in near.board.neighbours[zone]]
    held = "\n".join(f"{zone}: ruin, B 1" for zone in between)
    barred = GAME.position(f"n_road: village G, G 3\n{held}")
    assert advice not in said(barred, "move 2 n_road n_ward"), "enemies bar the way"


# --- whose turn ------------------------------------------------------------------------------------------------------


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
        tries.Mark(GREEN, "a_road"),  # on the other side of the board
    ):
        refused(state, action, "3.1")


# --- the judge and the list ------------------------------------------------------------------------------------------


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
