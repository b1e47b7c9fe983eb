"""A typed position in every phase of Orcs vs Orcs: calm moments, and moves that lead from one into the others."""

from __future__ import annotations

from orclib.games.orcs_vs_orcs.state import Phase

DECKS = "battle n_cwm, 3 against 2"
START = "battle n_cwm, 3 against 2\nGreen: deck ORC ORC XBOW\nBlue: deck ORC ORC XBOW"
DECLARE = f"reorganise_blind=on\n{START.replace('deck ORC ORC XBOW', 'hand ORC XBOW, deck ORC')}"
COMMIT = (
    "battle n_cwm, 3 against 2\n"
    "Green: field ORC/XBOW HEAVY, hand ORC XBOW, deck ORC\nBlue: field ORC, hand BOAR XBOW, deck ORC"
)
OVER = "game over\nsupply 0\nGreen: glory 20\nBlue: glory 6"
HERO_DRAW = "start_n: G 2\nn_road: G 3\nthen: move 3 n_road n_city"
CALM = {
    Phase.RIVER: "new game", Phase.ACTIONS: "", Phase.DECKS: DECKS, Phase.DRAW: START, Phase.DECLARE: DECLARE,
    Phase.COMMIT: COMMIT, Phase.OVER: OVER,
}  # fmt: skip
"""A calm moment of each phase that has one, as short as can be."""
VILLAGES = "n_cw1, n_cw2, n_cc1, n_cc2, n_ccm, nw_in, ne_in, e_ccm, e_road, e_cwm, s_cc1, s_cc2"
THEN = {
    Phase.FIRST_PLAYER: "new game\nthen: tile CITIES; tile HORDES; tile KILLS; tile VILLAGES; tile TOWER",
    Phase.FATE: "then: move 2 start_n n_road",
    Phase.TAKE_BACK: f"{VILLAGES}: village G\nthen: move 2 start_n n_road; control",
    Phase.HERO_DRAW: HERO_DRAW,
    Phase.HERO_PICK: f"{HERO_DRAW}; hero VIGDISH; hero VRUSHN",
    Phase.HERO_STEAL: "ne_city: B marker\nne_out: G 1\nBlue: heroes FROKSH VIGDISH\nthen: move 1 ne_out ne_city",
    Phase.RETREAT: "n_cw1: ruin\nn_cwm: ruin, B 2\nn_road: G 2\nthen: move 2 n_road n_cwm",
    Phase.BATTLES: "n_cwm, n_ccm: B 2, G 3 attacking\nthen: end",
    Phase.VANGUARD: (
        "n_cwm: B fortress\nbattle n_cwm, 2 against 2\nGreen: units ORC 2 HEAVY 1 XBOW 1\n"
        "then: deck ORC ORC HEAVY XBOW; deck ORC ORC XBOW"
    ),
    Phase.PLACE: (
        "battle n_cwm, 2 against 2\nGreen: field ORC/XBOW, hand SHAGRATT ORC, deck ORC\n"
        "Blue: field ORC HEAVY, hand XBOW BOAR, deck ORC\nthen: play SHAGRATT on 1 first; play BOAR; swap"
    ),
    Phase.SWAP: (
        "battle n_cwm, 2 against 2\nGreen: field ORC/XBOW, hand SHAGRATT ORC, deck ORC\n"
        "Blue: field ORC HEAVY, hand XBOW BOAR, deck ORC\nthen: play SHAGRATT on 1 first; play BOAR"
    ),
    Phase.EFFECT: (
        "battle n_cwm, 2 against 2\nGreen: losses 1, field ORC/XBOW HEAVY, hand SHAMAN ORC, deck BOAR\n"
        "Blue: field ORC/XBOW BOAR, hand ORC BOAR, deck HEAVY FROKSH\nthen: play SHAMAN behind 2; play ORC"
    ),
    Phase.BERSERK: (
        "battle n_cwm, 3 against 3\nGreen: red, token 3, hand ORC ORC, deck ORC\nBlue: hand ORC ORC, deck ORC\n"
        "then: play ORC; play ORC"
    ),
    Phase.ROUT: (
        "battle n_cwm, 3 against 2\nn_cw1: ruin\nGreen: losses 1, token 6, hand ORC ORC\nBlue: hand HEAVY ORC\n"
        "then: play ORC; play HEAVY"
    ),
}
"""Every other phase, by moves from a calm moment."""
TYPED: dict[Phase, str] = {**CALM, **THEN}
"""A position in every phase."""
