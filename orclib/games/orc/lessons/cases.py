"""The named positions of ORC: the rulebook's worked examples and the edge cases, as a person types them.

Cards that a caption of the rulebook does not name are our own choice, so that each example can be played.
"""

from __future__ import annotations

from orclib.engine.teaching import Compared, Start

_CAPTION = "□ G1 R2 | W1 Y2 | V1 B2\n"


def _at(position: str) -> Start:
    return Start(position=position)


PRESETS: dict[str, Start] = {
    "W1 worths": _at(f"{_CAPTION}all piles 4\nNorth to move, hand RB\nSouth: YW BG"),
    "W2 colours": _at(f"{_CAPTION}all piles 4\nNorth to move, hand RB\nSouth: YW BG"),
    "W3 trophies": _at("piles: Y4 G4 B4 V4\nwon: R-S, W-N\ntrophies: R YB, W GB\nNorth to move"),
    "W4 tie": _at(
        "piles: G1 W2 R2 B2 V2\nwon: Y-N\nG: N WR:2, S YB:2\nNorth to move, hand VG BW\nSouth: BR GV WB",
    ),
    "W5 battle": _at(
        "piles: W2 R2 B1 V2\nwon: Y-N G-N\nB: N YB:1, S VR:1 WV:2\nSouth to move, hand RY GV WB",
    ),
    "W6 final count": _at(
        "all piles empty\nwon: Y-N G-N W-N R-S B-S V-S\nNorth: BW VW RY\nSouth: BR VR GV WB BY",
    ),
    "E1 two ends": _at("all piles 4\nNorth to move, hand RB"),
    "E2 unused half": _at("piles: Y4 G3 W4 R4 B4 V4\nG: N WR:2\nSouth to move, hand RB YR"),
    "E3 locked out": _at("piles: Y4 G4 W1 R3 B4 V4\nW: N RB:2, S GY:2 VY:2\nNorth to move, hand VR WB"),
    "E4 local ban": _at("piles: Y4 G3 W4 R4 B4 V4\nG: N RB:2\nSouth to move, hand BR GW"),
    "E5 same pile twice": _at("piles: Y4 G2 W4 R4 B4 V3\nG: N WR:2, S RB:2\nNorth to move, hand YR YV"),
    "E6 fresh card fights": _at("piles: Y4 G1 W4 R4 B4 V3\nG: N WR:2, S RB:2\nNorth to move, hand YR GY"),
    "E7 no refusing": _at(
        "piles: G1 (VG) V1 (YW)\nwon: Y-N W-N R-S B-S\nG: N WR:1\nV: S BY:2 RY:2\n"
        "North to move, hand GB YR\nSouth: RB BW WV",
    ),
    "E8 forfeited card": _at(
        "piles: V1 (VW)\nwon: Y-N W-N G-S R-S B-S\nV: N BY:2, S WR:1\nNorth to move, hand YB WB\nSouth: GB",
    ),
    "E9 nobody there": _at("piles: Y2 W1 R3 B3 V3\nwon: G-S\nNorth to move, hand RV YB"),
    "E10 three thaws": _at(
        "piles: Y1 B3 V3\nfrozen: G W R\nY: N GR:2, S BR:1\nG: N WR:2, S YB:2\nW: N VY:1, S BG:1\n"
        "South to move, hand RB WB YV",
    ),
    "E11 far end": _at("piles: Y1 G2 W2 R2 B2\nwon: V-S\nY: N RB:1, S GV:1\nNorth to move, hand BR YW"),
    "E12 around the corner": _at(
        "piles: G2 W2 R2 B1\nfrozen: V Y\nY: N RB:2, S GV:2\nB: N VR:2 YR:2, S GW:2 VW:2\nNorth to move, hand RG YV",
    ),
    "E13 two battles": _at(
        "piles: Y1 G1 W3 R3 B2 V3\nY: N RB:1, S GV:2\nG: N WR:2, S YB:2\nNorth to move, hand RV BY",
    ),
    "E13 the far end first": _at(
        "piles: Y1 G1 W3 R3 B2 V3\nY: N RB:1, S GV:2\nG: N WR:2, S YB:2\nNorth to move, hand RV BY\n"
        "options: far_battle_first on",
    ),
    "E14 awkward order": _at(
        "piles: Y1 G3 W3 R3 B2 V1\nY: N BR:1, S GV:1\nV: N WR:2, S YB:1\nSouth to move, hand WG VB",
    ),
    "E15 nobody fights": Start(seed=15),
    "E16 six at once": _at(
        "piles: B1 (VG)\nfrozen: V Y G W R\nY: N RB:2, S GW:2\nW: N YR:1, S GB:1\nV: N WB:1, S RG:1\n"
        "North to move, hand BY RV\nSouth: WY VR",
    ),
    "E17 closed doors": _at(
        "piles: Y1 W2 B3 V3\nwon: R-S\nfrozen: G\nG: N WR:2, S YB:2\nW: N GB:2\nNorth to move, hand BR VY",
    ),
    "E18 only a discard": _at("piles: R2\nwon: Y-N W-N B-N G-S V-S\nR: S GB:2\nNorth to move, hand RB BR"),
    "E19 equal totals": _at(
        "all piles empty\nwon: R-N W-N V-N Y-S G-S B-S\nNorth: RB WV BG\nSouth: GB VY",
    ),
    "E20 two beat four": _at("all piles empty\nwon: W-N V-N Y-S G-S R-S B-S\nNorth: WV VW\nSouth: WR"),
    "E21 only a flag": _at(
        "piles: R1 B2\nwon: Y-N V-N G-S W-S\nR: N GV:2 YV:2, S BY:2\nB: N VR:2\nSouth to move, hand WY GB\nNorth: WG BR",
    ),
    "P1 who begins": Start(options={"start_choice": True}, seed=1),
    "E22 a frontier?": Start(seed=22, deal=False, eyes=None),
}

LINES: dict[str, tuple[str, ...]] = {
    "ORC-2.11": ("W1 worths", "box left"),
    "ORC-3.3": ("E1 two ends", "pass"),
    "ORC-4.3": ("W2 colours", "count half Y"),
    "ORC-4.4": ("W2 colours", "count half Y"),
    "ORC-6.6": ("E1 two ends", "RB:2-G", "pass"),
    "ORC-7.2": ("E3 locked out", "VR:1-R", "draw W", "turn W RY", "resolve W"),
    "ORC-7.5": ("W5 battle", "claim Y"),
    "ORC-7.8": ("W5 battle", "count drawn B"),
}
"""How a clause shows that forbids only what has to be typed, or shows late: a named position, and moves from there."""

COMPARISONS: dict[str, Compared] = {
    "start_choice": Compared(),
    "attack_on_won": Compared("E17 closed doors"),
    "peek_between_draws": Compared("E7 no refusing", ("GB:1-V",)),
    "discard_face_down": Compared("E18 only a discard", ("discard RB",)),
    "far_battle_first": Compared("E13 two battles", ("RV:1-V", "draw G", "draw Y")),
}
"""For each reading of the rules, the smallest position that tells it from the usual one."""

FRENCH: dict[str, str] = {
    "W1 worths": "valeurs",
    "E22 a frontier?": "une frontière ?",
    "P1 who begins": "qui commence",
    "E1 two ends": "deux bouts",
    "W2 colours": "couleurs",
    "E2 unused half": "la moitié qui ne sert pas",
    "E3 locked out": "à la porte",
    "E4 local ban": "interdit ici seulement",
    "E7 no refusing": "pas le droit de refuser",
    "E8 forfeited card": "une carte perdue",
    "E18 only a discard": "rien qu'une défausse",
    "W5 battle": "bataille",
    "E6 fresh card fights": "la carte fraîche se bat",
    "W3 trophies": "trophées",
    "E21 only a flag": "rien qu'un drapeau",
    "W4 tie": "égalité",
    "E9 nobody there": "personne",
    "E11 far end": "à l'autre bout",
    "E5 same pile twice": "deux fois la même pioche",
    "E10 three thaws": "trois dégels",
    "E12 around the corner": "en faisant le tour",
    "E17 closed doors": "portes closes",
    "E13 two battles": "deux batailles",
    "E13 the far end first": "le bout lointain d'abord",
    "E14 awkward order": "un ordre malcommode",
    "E15 nobody fights": "personne ne se bat",
    "E16 six at once": "six d'un coup",
    "W6 final count": "le compte final",
    "E19 equal totals": "totaux égaux",
    "E20 two beat four": "deux battent quatre",
}
"""What the named positions are called in French, without their numbers."""
