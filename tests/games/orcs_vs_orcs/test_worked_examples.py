"""W1 to W12 and E1 to E25 of the specification: examples of the rulebook and edge cases, from the named positions."""

from __future__ import annotations

from random import Random

import pytest

from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.lessons.cases import BARE, PRESETS, W9_MOVES, W10_MOVES
from tests.games.orcs_vs_orcs.support import BLUE, GAME, GREEN, Phase, battle, flee, glory, legal, of, only, retreats
from tests.games.orcs_vs_orcs.tales import Tale, facts, holds, played, story, tales

EXAMPLES = tales(
    Tale(
        "W1: 2 and 2 + 2 × 1 strikes, a lap",
        "18.1 18.2 18.3 18.4 20.3 20.4 20.5 24.3",
        "W1 Heavy Orc at the walls",
        "play HEAVY; play ORC",
        "Engaged 17.10, Engaged 17.10, b 2 HEAVY 17.11, g 1 ORC 17.11, b 4 HEAVY 20.4, HordeLost 18.2",
        "tokens g2 b1; losses 0-1; hordes 3-2",
    ),
    Tale(
        "W2: the fate of the first village comes before the others go on",
        "6.1 6.6 6.8 6.11 6.12 8.1",
        "W2 leaving a Horde",
        "move 3 start_n n_road leave 1 n_cwm",
        "Moved 6.1, LeftBehind 6.8",
        "n_road: G 1, village; n_cwm: village; phase fate",
    ),
    Tale(
        "W2: then they do",
        "6.6 6.11",
        "W2 leaving a Horde",
        "move 3 start_n n_road leave 1 n_cwm; control; control",
        "Moved 6.1, LeftBehind 6.8, Controlled 8.8, Moved 6.1, Controlled 8.8",
        "n_road: G 1, G marker, village; n_cwm: G 2, G marker, village; start_n: nothing; 2 actions",
        {"move 1 n_road n_cwm": "6.7", "move 1 n_cwm n_road": "6.7"},
    ),
    Tale(
        "W3: the Horde that was joined goes no further on its own",
        "6.6 6.7 6.9 6.10 8.13",
        "W3 taking a Horde along",
        "move 2 start_n n_road take 1 n_cwm",
        "Moved 6.1, TakenAlong 6.9, Moved 6.1",
        "n_road: G marker, village; n_cwm: G 3; start_n: nothing",
        {"move 1 n_cwm ne_in": "6.7 6.10"},
    ),
    Tale(
        "W4: three actions, three destinations",
        "5.2 5.7 6.5",
        "W4 three armies",
        "move 2 start_n n_cw1; control; move 2 start_n n_road; control; move 2 start_n n_cc1; control",
        "Moved 6.1, Controlled 8.8, Moved 6.1, Controlled 8.8, Moved 6.1, Controlled 8.8",
        "n_cw1: G 2, G marker, village; n_cc1: G 2, G marker, village; start_n: nothing; B to act; 3 actions",
    ),
    Tale(
        "W5: three different cards in one action",
        "13.1 13.3 15.3",
        "W5 three fortresses",
        "",
        no={"buy CATAPULT CATAPULT CATAPULT": "13.3", "buy HEAVY BOAR XBOW SHAMAN": "13.1"},
        yes="buy HEAVY BOAR SHAMAN",
    ),
    Tale(
        "W5: three Catapults in three",
        "13.4 13.5",
        "W5 three fortresses",
        "buy CATAPULT; buy CATAPULT; buy CATAPULT",
        "Bought 13.1, Bought 13.1, Bought 13.1",
        "G units 4 0 0 1 0 4; B to act",
    ),
    Tale(
        "W6: o1 o2 o3 o4 with o5 on top becomes o5 o1 o2 o3",
        "4.20 28.1 28.2 28.3",
        "W6 the river",
        "end",
        "ObjectiveVoid 27.5, ObjectiveVoid 27.5, ObjectiveScored 27.3, ObjectiveVoid 27.5, FirstNamed 28.1, "
        "RiverMoved 28.2, TileTurned 28.3",
        "river RAZED CITIES HORDES VILLAGES",
    ),
    Tale(
        "W7: in the field, without a Boar rider, the Heavy Orc has no effect",
        "17.11 18.1 20.1 20.3 20.4 20.5",
        "W7 first strikes",
        "play ORC; play HEAVY",
        "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, g 2 HEAVY 17.11, NoEffect 20.5",
        "tokens g3 b2",
    ),
    Tale(
        "W8: 2 + 2 × 2 = 6, a lap: the token is where it was, and a Horde is lost",
        "18.2 18.3 20.6",
        "W8 two Crossbowmen",
        "play ORC; play BOAR",
        "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, g 2 BOAR 17.11, g 4 BOAR 20.6, HordeLost 18.2",
        "tokens g3 b2; losses 1-0",
    ),
    Tale(
        "W10: two of the ten cards go first, and eight are left",
        "24.1 24.2 24.5 24.6",
        "W10 before the assault",
        "move 3 n_road n_cwm; stand; end; deck 2x ORC 2x HEAVY BOAR XBOW SHAMAN 2x CATAPULT KOKOTH; all; "
        "vanguard ORC BOAR",
        "Moved 6.1, Met 11.1, Stood 11.13, BattleBegan 24.1, DeckBuilt 16.3, DeckBuilt 16.3, PreEngaged 24.2, "
        "PreEngaged 24.2",
        "G field ORC, BOAR; tokens g1 b1; G cards 8",
    ),
    Tale(
        "W11: 2 × 2 = 4, and his own strength 1",
        "22.8",
        "W11 Kraash",
        "play KRAASH on 1 first; play ORC; name HEAVY",
        "Engaged 21.1, Engaged 17.10, b 1 KRAASH 17.11, g 1 ORC 17.11, b 4 KRAASH 22.8",
        "tokens g2 b6",
    ),
    Tale("W12: 16 × 1 + 2 × 5 = 26", "1.6 4.18 29.4", "W12 the glory supply", "", leaves="supply 26"),
    Tale("W12: 16 × 1 + 5 × 5 = 41", "31.1", "W12 the longer game", "", leaves="supply 41"),
    Tale(
        "E1: the militia costs a Horde; of two Heroes one is kept; the village on the way is left alone",
        "1.7 3.13 6.4 9.1 9.2 9.3 10.5",
        "E1 a city",
        "move 4 start_n n_road n_city; keep FROKSH",
        "Moved 6.1, Moved 6.1, MilitiaFought 9.1, Controlled 9.2, HeroDrawn 9.3, HeroDrawn 9.3, HeroKept 9.3, "
        "HeroPutUnder 9.3",
        "n_city: G 3, G marker; n_road: village; G reserve 10; G glory 0; G heroes FROKSH; supply 26",
    ),
    Tale(
        "E2: a lone Horde dies, and nothing else happens but that an action is spent",
        "9.4",
        "E2 suicide",
        "move 1 start_n n_road n_city",
        "Moved 6.1, Moved 6.1, MilitiaFought 9.4",
        "n_city: nothing; start_n: G 5; G reserve 10; G heroes none; B kills 0; 2 actions",
    ),
    Tale(
        "E3: the village that came under control today",
        "8.8 8.10",
        "E3 slaves today, fire tomorrow",
        "move 2 start_n n_cw1; control",
        "Moved 6.1, Controlled 8.8",
        "n_cw1: G 2, G marker, village; G stock 11",
        {"raze n_cw1": "8.10", "convert n_cw1": "8.10"},
    ),
    Tale(
        "E3: burns for nothing in the next turn",
        "3.7 8.2 8.3 8.9 8.11",
        "n_cw1: village G, G 2",
        "raze n_cw1",
        "Razed 8.2, MarkerReturned 8.11",
        "n_cw1: G 2; G stock 12; G trophies 1; G red True; 3 actions; G to act",
    ),
    Tale(
        "E3: or slaves become orcs",
        "8.5 8.6 8.9 8.11",
        "n_cw1: village G, G 2",
        "convert n_cw1",
        "Converted 8.5, MarkerReturned 8.11",
        "n_cw1: G 2; start_n: G 7; G stock 12; G trophies 1; G red False; G reserve 6; 3 actions",
    ),
    Tale(
        "E4: one against three, all four neighbours closed: destroyed, for a point",
        "1.5 8.12 11.3 11.6 11.9 11.10 11.12",
        "E4 nowhere to run",
        "move 3 start_n n_cw1 n_cwm; control",
        "Moved 6.1, Moved 6.1, Met 11.6, Destroyed 11.9, HordesBack 11.10, GloryWon 11.10, Controlled 8.12",
        "n_cwm: G 3, G marker, village; G glory 1; B stock 12; B reserve 9; G kills 1; supply 25",
        {"move 3 n_cwm ne_in": "6.7"},
        "march 2 n_cwm ne_in",
    ),
    Tale(
        "E4: while that objective is active, Green keeps the Horde",
        "11.10 26.8 27.8",
        "E4 it is a kill",
        "move 3 start_n n_cw1 n_cwm",
        "Moved 6.1, Moved 6.1, Met 11.6, Destroyed 11.9, HordesKept 26.8, GloryWon 11.10",
        "G kills 1; B reserve 8",
    ),
    Tale(
        "E4: and scores it, before it goes back",
        "26.8 27.2 27.8 28.1",
        "E4 it is a kill",
        "move 3 start_n n_cw1 n_cwm; raze; end; end",
        "Moved 6.1, Moved 6.1, Met 11.6, Destroyed 11.9, HordesKept 26.8, GloryWon 11.10, Razed 8.2, "
        "MarkerReturned 8.12, ObjectiveScored 27.2, ObjectiveVoid 27.5, ObjectiveScored 27.3, ObjectiveScored 27.2, "
        "KeptReturned 26.8, FirstNamed 28.1, RiverMoved 28.2, TileTurned 28.3",
        "G kills 0; B reserve 9; G glory 4; B glory 1",
    ),
    Tale(
        "E5: two do not drive him out",
        "11.1 11.6 11.13",
        "E5 three in two steps",
        "move 2 start_n n_road n_cwm; stand",
        "Moved 6.1, Moved 6.1, Met 11.1, Stood 11.13",
        "n_cwm: B 1, G 2, B marker, village; G to act",
    ),
    Tale(
        "E5: the third does; one point in all",
        "11.4 11.5 11.6 11.8 11.14 11.15",
        "E5 three in two steps",
        "move 2 start_n n_road n_cwm; stand; move 1 start_n n_road n_cwm; retreat n_cw1",
        "Moved 6.1, Moved 6.1, Met 11.1, Stood 11.13, Moved 6.1, Moved 6.1, Met 11.6, Retreated 11.4, GloryWon 11.5",
        "n_cwm: G 3, B marker, village; n_cw1: B 1; G glory 1; phase fate",
    ),
    Tale(
        "E6: a standing fortress of his own lets him stand",
        "11.6 11.7 24.1",
        "E6 walls",
        "move 4 start_n n_road n_cwm; stand; end",
        "Moved 6.1, Moved 6.1, Met 11.1, Stood 11.7, BattleBegan 24.1",
        "hordes 4-1",
    ),
    Tale(
        "E6: a lying one does not",
        "11.6 14.8",
        "E6 a lying fortress",
        "move 4 start_n n_road n_cwm",
        "Moved 6.1, Moved 6.1, Met 11.6",
        "phase retreat",
        {"stand": "11.6"},
        "retreat n_cw1",
    ),
    Tale(
        "E7: a Hero who was engaged stays set aside with the thief, until the next game turn",
        "1.7 3.9 9.6 9.7 21.8 28.6",
        "ne_city: B marker\nne_out: G 1\nBlue: heroes VIGDISH away",
        "move 1 ne_out ne_city",
        "Moved 6.1, Controlled 9.6, HeroStolen 9.7",
        "ne_city: G 1, G marker; G heroes VIGDISH away; B heroes none; B stock 12; G glory 0",
    ),
    Tale(
        "E7: nothing to steal",
        "9.8",
        "E7 nothing to steal",
        "move 1 ne_out ne_city",
        "Moved 6.1, Controlled 9.6, NothingToSteal 9.8",
    ),
    Tale(
        "E8: conquered and laid down without glory; it stands again in the next turn",
        "10.3 14.12 14.13",
        "E8 nobody on guard",
        "move 2 n_ward tower",
        "Moved 6.1, Controlled 10.3, Conquered 14.12",
        "tower: G 2, G marker, G fort lying; G glory 0",
        {"stand up tower": "14.13"},
    ),
    Tale(
        "E8: in which it lies at first",
        "13.1 13.2 14.15",
        "tower: G 2, G fortress lying",
        "",
        no={"buy HEAVY BOAR": "13.1 13.2"},
        yes="stand up tower",
    ),
    Tale(
        "E8: and counts at once",
        "12.9 14.2 14.15",
        "tower: G 2, G fortress lying",
        "stand up tower",
        "StoodUp 14.2",
        "tower: G 2, G marker, G fort standing; 2 actions",
        {"buy HEAVY BOAR SHAMAN": "13.1", "recruit 3 tower": "12.1 12.4"},
        "buy HEAVY BOAR; recruit 2 tower",
    ),
    Tale(
        "E9: a well counts when the turn begins, and only then",
        "5.3 5.5 10.2 10.3",
        "E9 whose well is it",
        "move 2 n_cwm ne_out; end; move 2 ne_city ne_out; retreat n_cwm; end",
        "Moved 6.1, Controlled 10.2, Moved 6.1, Met 11.1, Retreated 11.4, GloryWon 11.5, Controlled 10.3, "
        "ObjectiveScored 27.2, ObjectiveScored 27.2, ObjectiveScored 27.3, ObjectiveScored 27.2, FirstNamed 28.1, "
        "RiverMoved 28.2, TileTurned 28.3",
        "ne_out: B 2, B marker; B to act; 4 actions",
    ),
    Tale(
        "E10: two by fortress and turn, as many as one likes on the Dark City",
        "12.1 12.2 12.3 12.4 12.5 12.6",
        "E10 where recruits come",
        "recruit 2 n_road; recruit 2 start_n",
        "Recruited 12.1, Recruited 12.1",
        "n_road: G 2, G marker, G fort standing, village; start_n: G 8; G reserve 5",
        {"recruit n_road start_n": "12.4"},
        "recruit 2 start_n",
    ),
    Tale(
        "E11: the strike of a reorganisation brings the token into the zone",
        "17.6 23.2 23.3 23.4 23.5 23.7",
        "E11 rage before the clash",
        "reorganise XBOW; berserk",
        "Reorganised 17.5, g 1 - 17.6, ZoneEntered 23.2, BerserkUsed 23.3",
        "tokens g4 b1; losses 0-1; hordes 2-1; G red False",
    ),
    Tale(
        "E12: in one step into the zone and out of it: Blue may use Berserk",
        "20.12 23.4 23.7 23.8",
        "E12 straight through",
        "play CATAPULT behind 1; play ORC; berserk",
        "Engaged 19.3, Engaged 17.10, g 1 ORC 17.11, b 4 CATAPULT 20.12, HordeLost 18.2, Discarded 20.12, "
        "ZoneEntered 23.8, BerserkUsed 23.3",
        "tokens g1 b1; losses 1-1; hordes 2-2; B discards SHAMAN",
    ),
    Tale(
        "E13: losses 1-2 are not two-nil, for the marched Horde is a recorded loss",
        "7.7 7.9 25.4",
        "E13 the exhausted",
        "play BOAR; play ORC",
        "Engaged 17.10, Engaged 17.10, b 2 BOAR 17.11, HordeLost 18.2, g 1 ORC 17.11, NoEffect 20.6",
        "tokens g2 b1; losses 1-2; hordes 2-2; round 2",
    ),
    Tale(
        "E13: the removed Horde goes on the tile and is nobody's kill",
        "7.1 7.2 7.7 7.9 26.9",
        "E13 on the march",
        "move 3 start_n n_cw1 n_cwm; march 3 n_cwm ne_in; stand; end",
        "Moved 6.1, Moved 6.1, Exhausted 7.2, Marched 7.1, Met 11.1, Stood 11.13, BattleBegan 16.7, MarchCounts 7.7",
        "losses 1-0; hordes 2-4; G reserve 13; B kills 0",
    ),
    Tale(
        "E14: the third loss is undone in the effect step, for the price of a card: no ending",
        "20.9 20.10 25.1 25.5",
        "E14 saved by the Shaman",
        "play HEAVY; play SHAMAN behind 1; green",
        "Engaged 17.10, Engaged 19.3, b 2 HEAVY 17.11, HordeLost 18.2, NoEffect 20.5, Revived 20.9, Discarded 20.9",
        "tokens g1 b2; losses 1-2; hordes 2-2; B discards XBOW; round 2",
    ),
    Tale(
        "E14: without it, the third loss",
        "20.11 25.5",
        "E14 saved by the Shaman",
        "play HEAVY; play SHAMAN behind 1; red",
        "Engaged 17.10, Engaged 19.3, b 2 HEAVY 17.11, HordeLost 18.2, NoEffect 20.5, Discarded 20.11, "
        "BattleEnded 25.5, HordesBack 26.7, HordesBack 26.7, GloryWon 26.1",
        "G glory 1; G kills 3; phase rout; B to act",
    ),
    Tale(
        "E15: a naked Crossbowman strikes, has no effect, and counts until the end of the round",
        "19.5 19.6 19.7 20.6",
        "E15 the naked Crossbowman",
        "play BOAR; play XBOW; play BOAR; play ORC",
        "Engaged 17.10, Unprotected 19.5, b 2 BOAR 17.11, g 1 XBOW 17.11, b 2 BOAR 20.6, Discarded 19.6, "
        "Engaged 17.10, Engaged 17.10, b 2 BOAR 17.11, HordeLost 18.2, g 1 ORC 17.11, NoEffect 20.6",
        "B field ORC; B discards XBOW; tokens g3 b1",
    ),
    Tale(
        "E16: Boar riders are off in the attack, on in the defence",
        "20.2 20.7 24.4 24.7",
        "E16 riders at the walls",
        "play BOAR; play XBOW wall; play ORC; play BOAR",
        "Engaged 17.10, Engaged 24.7, b 2 BOAR 17.11, g 1 XBOW 17.11, NoEffect 20.7, g 2 XBOW 20.2, "
        "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, g 2 BOAR 17.11, g 2 BOAR 20.6, HordeLost 18.2",
        "tokens g2 b4; losses 1-0; B field wall/XBOW, BOAR",
    ),
    Tale(
        "E18: nobody wins; Blue's marker stays where nobody stands",
        "25.3 26.6 26.7",
        "E18 nobody is left",
        "play ORC; play ORC",
        "Engaged 17.10, Engaged 17.10, b 1 ORC 17.11, HordeLost 18.2, g 1 ORC 17.11, HordeLost 18.2, "
        "BattleEnded 25.3, HordesBack 26.7, HordesBack 26.7",
        "n_cwm: B marker, village; G glory 0; B glory 0; G reserve 9; B reserve 9; B to act",
    ),
    Tale(
        "E19: the attacker's Ashani is quicker than the Unit that she destroys",
        "17.15 19.10 21.7 22.1",
        "E19 the attacker's Hero",
        "play ASHANI on 1 second; play XBOW behind 1; hit 1 second",
        "Engaged 21.1, Engaged 19.3, b 2 ASHANI 17.11, g 1 XBOW 17.11, CardDestroyed 22.1, EffectLost 22.1",
        "tokens g2 b3; B field ORC; B discards SHAMAN, CATAPULT; B units 4 0 0 0 1 1",
    ),
    Tale(
        "E20: unless it is Froksh, who cancels even the attacker's Hero",
        "21.1 21.7 22.4 22.16",
        "E20 unless it is Froksh",
        "play VIGDISH on 1 first; play FROKSH on 1 first",
        "Engaged 21.1, Engaged 21.1, b 1 VIGDISH 17.11, g 2 FROKSH 17.11, EffectCancelled 22.4",
        "tokens g3 b2",
    ),
    Tale(
        "E21: Xaphyr turns the clock back to space 6, and the last Horde lives",
        "22.20 25.1 25.2",
        "E21 Xaphyr",
        "play HEAVY; play XAPHYR on 1 first",
        "Engaged 17.10, Engaged 21.1, b 2 HEAVY 17.11, HordeLost 18.2, g 2 XAPHYR 17.11, NoEffect 20.5, Rewound 22.20",
        "tokens g3 b6; losses 0-1; hordes 2-1; round 4",
    ),
    Tale(
        "E22: two share, three get nothing, nothing is worth nothing",
        "27.1 27.2 27.3 27.4 27.5 27.13",
        "E22 ties",
        "end",
        "ObjectiveVoid 27.13, ObjectiveVoid 27.5, ObjectiveVoid 27.4, ObjectiveScored 27.3, FirstNamed 28.1, "
        "RiverMoved 28.2, TileTurned 28.3",
        "G glory 1; B glory 1; O glory 0; supply 24",
    ),
    Tale(
        "E23: from right to left until nothing is left; the game ends",
        "1.2 27.14 29.1 29.3",
        "E23 the purse is empty",
        "end",
        "ObjectiveScored 27.3, ObjectiveScored 27.13, ObjectiveUnpaid 27.14, ObjectiveUnpaid 27.14, GameOver 29.1",
        "G glory 11; B glory 15; supply 0; won by B; nobody to act",
    ),
    Tale(
        "E23: the last point goes to the first in the order of play, and the victory is shared",
        "27.14 29.3",
        "E23 one point left",
        "end",
        "ObjectiveScored 27.3, ObjectiveUnpaid 27.14, ObjectiveUnpaid 27.14, ObjectiveUnpaid 27.14, "
        "ObjectiveUnpaid 27.14, GameOver 29.1",
        "G glory 13; B glory 13; won by GB",
    ),
    Tale(
        "E24: a start that nobody uses is a bare ruin: open to a retreat, fit for a fortress, never for a marker",
        "3.8 4.4 10.4 11.2 11.5 14.5",
        "E24 the empty seat",
        "move 2 e_cc1 start_e e_cw1; retreat start_e; end",
        "Moved 6.1, Moved 6.1, Met 11.1, Retreated 11.4, GloryWon 11.5",
        "start_e: B 2; e_cw1: G 2; G glory 1",
        {"try mark start_e": "3.8"},
        "lay start_e",
    ),
    Tale(
        "E24: the enemy's own start stays closed, even to who runs",
        "6.15 11.3 15.1 15.2",
        f"{BARE}\nn_cwm: G 2\nn_road: village B, B 2\nn_ccm: ruin\nstart_n: empty\nthen: move 2 n_cwm n_road",
        "",
        leaves="phase retreat",
        no={"retreat start_n": "11.3 6.15"},
        yes="retreat n_cwm; retreat n_ccm",
    ),
    Tale(
        "E25: the beaten attacker in a trap, out of cards, and all around is closed",
        "6.4 11.3 16.5 25.7 26.1 26.2 26.3 26.6 26.9",
        "E25 the last round of the trap",
        "play CATAPULT behind 1; play CATAPULT behind 1",
        "Engaged 19.3, Engaged 19.3, NoEffect 20.12, NoEffect 20.12, BattleEnded 25.7, GloryWon 26.1, Destroyed 26.3, "
        "HordesBack 26.3",
        "n_cwm: B 2, B marker, village; B glory 1; B kills 2; G reserve 15",
    ),
    Tale(
        "the beaten defender in such a trap",
        "11.3 16.5 25.7 26.1 26.3",
        "n_cw1, n_road: ruin\nn_road, n_cw1, ne_out, ne_in: G 1\nn_cwm: ruin\nbattle n_cwm, 2 against 2, round 5\n"
        "Green: token 5, field ORC ORC ORC ORC, hand CATAPULT XBOW\n"
        "Blue: token 5, field ORC ORC ORC ORC, hand CATAPULT",
        "play CATAPULT behind 1; play CATAPULT behind 1",
        "Engaged 19.3, Engaged 19.3, NoEffect 20.12, NoEffect 20.12, BattleEnded 25.7, GloryWon 26.1, Destroyed 26.3, "
        "HordesBack 26.3",
        "n_cwm: G 2; G kills 2; B reserve 9",
    ),
)


@pytest.mark.parametrize("row", EXAMPLES)
def test_an_example_goes_as_the_specification_says(row: Tale) -> None:
    holds(row)


BATTLES = {
    "W9 battle in the field": (
        ("Reorganised 17.5, b 1 - 17.6", "tokens b2 g1; B cards 7"),
        ("Engaged 17.10, Engaged 17.10, g 1 ORC 17.11, b 1 ORC 17.11", "tokens b3 g2"),
        (
            "Engaged 17.10, Engaged 19.3, g 2 HEAVY 17.11, b 1 XBOW 17.11, ZoneEntered 23.2, BerserkKept 23.11, "
            "NoEffect 20.5, b 2 XBOW 20.2",
            "tokens b6 g4; B field ORC, HEAVY; G field ORC/XBOW",
        ),
        (
            "Engaged 19.3, Engaged 21.1, g 1 XBOW 17.11, b 1 BUURK 17.11, HordeLost 18.2, Copied 22.2, b 2 XBOW 20.2, "
            "CoveredSpared 20.14, NoEffect 20.2",
            "tokens b3 g5; losses 1-0; hordes 2-2; B field ORC/XBOW, HEAVY; G field ORC+BUURK/XBOW",
        ),
        ("", "tokens b3 g5; losses 1-0; hordes 2-2; G to act"),
        (
            "Engaged 19.3, Engaged 17.10, g 1 XBOW 17.11, b 2 BOAR 17.11, CoveredSpared 20.14, NoEffect 20.2, b 4 BOAR "
            "20.6, HordeLost 18.2, BattleEnded 25.4, HordesBack 26.7, SetAside 21.8, GloryWon 26.1, Retreated 26.2",
            "G glory 1; n_city: G 2, G marker; n_ward: B 1, B marker, village; B reserve 8; G red True",
        ),
    ),
    "W10 the assault": (
        ("Reorganised 17.5, g 1 - 17.6", "tokens g2 b1; G field ORC, BOAR; G cards 8; B cards 10"),
        (
            "Engaged 19.3, Engaged 24.7, g 1 XBOW 17.11, b 4 CATAPULT 20.12, Discarded 20.12, g 1 XBOW 20.2",
            "tokens g4 b5; losses 0-0; B discards SHAMAN",
        ),
        (
            "Engaged 19.3, Engaged 24.8, g 3 GRURAGH 17.11, HordeLost 18.2, b 1 GRURAGH 22.5, Revived 20.9, "
            "Discarded 20.9",
            "tokens g1 b6; losses 0-0; hordes 3-2; G field ORC/CATAPULT, BOAR/SHAMAN; B field wall/XBOW+GRURAGH; "
            "G cards 5; B cards 7",
        ),
    ),
}
"""What happens in the steps of `W9_MOVES` and `W10_MOVES`, and how it stands then."""


@pytest.mark.clause(
    "OVO-16.7", "OVO-16.9", "OVO-17.1", "OVO-17.3", "OVO-17.4", "OVO-17.5", "OVO-17.6", "OVO-17.10", "OVO-17.13",
    "OVO-17.14", "OVO-17.15", "OVO-17.16", "OVO-20.8", "OVO-22.2", "OVO-22.5", "OVO-23.6", "OVO-24.10", "OVO-26.2",
)  # fmt: skip
@pytest.mark.parametrize(("name", "steps"), [("W9 battle in the field", W9_MOVES), ("W10 the assault", W10_MOVES)])
def test_the_battles_of_the_rulebook(name: str, steps: tuple[tuple[str, ...], ...]) -> None:
    match = PRESETS[name].match(GAME)
    match.deal = False
    for moves, (told, leaves) in zip(steps, BATTLES[name], strict=True):
        assert story(played(match, "; ".join(moves))) == told
        assert set(leaves.split("; ")) <= facts(match.state)


@pytest.mark.clause("OVO-16.3", "OVO-25.7", "OVO-25.8", "OVO-26.4")
@pytest.mark.parametrize("seed", range(3))
def test_e17_two_starting_decks_decide_nothing_whatever_is_played(seed: int) -> None:
    rng = Random(seed)
    decks = [", ".join(rng.sample(["ORC", "ORC", "ORC", "ORC", "XBOW", "CATAPULT"], 6)) for _ in range(2)]
    fight = battle("2-2", decks=decks)
    while fight.state.phase is Phase.COMMIT:
        fight.go(rng.choice([action for action in legal(fight.state) if isinstance(action, act.Commit)]))
    assert only(fight.log, ev.BattleEnded) == ev.BattleEnded("OVO-25.8", "e_cw1", 4, None, (GREEN, BLUE))
    assert all(event.losses == 1 for event in of(fight.log, ev.HordeLost))
    fight.go(flee("e_cw2", GREEN))
    assert retreats(fight.state) == {"start_e"}
    fight.go(flee("start_e"))
    assert glory(fight.state) == (0, 0)
