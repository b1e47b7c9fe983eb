"""The named positions of Armadöra: the finished game of the specification and its edge cases, as a person types them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Final

from orclib.engine.teaching import Case, Compared, Start
from orclib.games.armadora.box import HANDS, LAND, VALUES
from orclib.language import Bilingual as Words

COMB: Final = " ".join(
    f"{left}{row}|{right}{row}" for row in (2, 3, 4, 5) for left, right in zip("ABCDEFG", "BCDEFGH", strict=True)
)
"""All upright palisades but those of row 1: a comb with eight teeth."""
SEVEN: Final = "D1|E1 D1/D2 C2|D2 A2/A3 B2/B3 C2/C3 B1|C1"
"""A closed territory of seven squares."""
EIGHT: Final = "F1|G1 F2|G2 F3|G3 F4|G4 G4/G5 H4/H5 G2/G3"
"""A closed territory of eight squares, all but cut in two."""
FOUR_PLAYERS: Final = (
    "MOGE\n"
    "sticks: D1|E1 E1|F1 D1/D2 C2|D2 E2|F2 G2|H2 A2/A3 B2/B3 C2/C3 D2/D3 F2/F3 G2/G3 H2/H3 E3|F3 G3|H3 A3/A4 B3/B4 "
    "C3/C4 E3/E4 C4|D4 D4|E4 E4|F4 G4|H4 C4/C5 D4/D5 F4/F5 B5|C5 F5|G5\n"
    "O:A1=1 M:B1=1 G:C1=1 O:E1=1 G:F1=3 E:G1=2 O:H1=3 M:A2=1 M:C2=3 O:D2=1 M:E2=1 G:G2=4 G:A3=1 O:B3=1 E:C3=1 G:D3=1 "
    "O:E3=1 M:F3=1 E:G3=1 O:H3=4 E:B4=1 G:C4=1 E:D4=4 M:F4=1 E:G4=3 O:H4=2 G:A5=1 E:B5=1 E:D5=1 M:E5=2 M:F5=4 G:H5=2"
)
"""The finished game of a photograph; nine tiles that lay face down there follow from the hands."""
MIDDLE: Final = "C3|D3 C4|D4 E3|F3 E4|F4 D2/D3 E2/E3 D4/D5 E4/E5"
"""Four squares in the middle of the board, closed."""
COLUMNS: Final = (
    "M:A1=5 M:A2=1 M:A3=1 M:B1=4 M:B3=1 M:B4=1 M:C1=3 M:C2=1 M:C3=1 M:D2=2 M:D3=1 M:D4=1 M:E1=2 M:E2=1 M:E3=1 M:F1=1 "
    "E:H1=1 E:H3=3"
)


def _full_board() -> Iterator[str]:
    """Every land square filled in rotation, large values first, with three players."""
    tiles = [value for value in reversed(VALUES) for _ in range(HANDS[3][value - 1])]
    hands = {letter: iter(tiles) for letter in "MEG"}
    for letter, square in zip(cycle("MEG"), LAND, strict=False):
        yield f"{letter}:{square.value}={next(hands[letter])}"


def _at(position: str, eyes: str | None = "mover", overlay: str = "") -> Start:
    return Start(position=position, eyes=eyes, overlay=overlay)


PRESETS: dict[str, Start] = {
    "WE-1 four players in teams": _at(FOUR_PLAYERS, None),
    "P4 four players, each alone": _at(f"{FOUR_PLAYERS}\noptions: teams off", None),
    "EC-1 a corner needs its exit": _at("basic, ME", overlay="lines"),
    "EC-2 a heap counts as a square": _at("basic, ME\nsticks: B1|C1 B2|C2 A2/A3", overlay="territories"),
    "EC-3 three squares never close": _at("basic, ME\nsticks: A3/A4 A4|B4 B4/B5"),
    "EC-4 what is left over is too small": _at(f"basic, ME\nsticks: {SEVEN}", overlay="lines"),
    "EC-5 a dead end in four squares": _at("basic, ME\nNW closed", overlay="lines"),
    "EC-6 a comb with eight teeth": _at(f"basic, ME\nsticks: {COMB}", overlay="lines"),
    "EC-7 one palisade left": _at("basic, ME\nall upright sticks except G1|H1"),
    "EC-8 add up the heaps, then share": _at(
        "basic, ME\nsticks: E3/E4 D4|E4 E4|F4 C4/C5 D4/D5 F4/F5 B5|C5 F5|G5\nM:D5=3 E:E5=2 E:F5=1", None
    ),
    "EC-9 three share seven gold": _at("basic, MEG\nNE closed\nM:G1=2 E:H1=2 G:G2=2", None),
    "EC-10 a single 1 takes the gold": _at("basic, ME\nNE closed\nM:A1=1", None),
    "EC-11 partners add up": _at("basic, MOGE\nNE closed\nO:G1=4 M:H1=3 G:G2=2", None),
    "EC-12 behind by one is enough": _at("advanced, ME\nNE closed\nM:G1=3 E:H1=2 E:G2=2"),
    "P2 reinforcing a face-up warrior": _at("advanced, GM\nNW closed\nG:A1=2^ M:B1=1 M:A2=1"),
    "EC-13 arrow, then fill, then reinforcement": _at("advanced, EO\nNE closed\nO:G1=2 E:H1=1"),
    "EC-14 the Goblin fills the gap": _at("advanced, GM\nNW closed\nM:A1=2 G:B1=1"),
    "EC-15 the free square is cut away": _at(
        f"advanced, OE\nsticks: {EIGHT}\nO:G1=1 E:H1=1 O:G2=2 E:G3=1 O:H3=1 E:G4=2", overlay="free"
    ),
    "EC-16 a reinforced territory is cut": _at(
        f"advanced, EO\nsticks: {EIGHT}\nO:G1=1 E:H1=2 O:G2=1 E:G3=1 O:H3=1 E:G4=2 O:H4=2\nreinforced: G2"
    ),
    "EC-17 an arrow across the open board": _at("advanced, EM\nM:A1=4 E:H5=1", overlay="reach"),
    "EC-18 filling is a shield": _at("advanced, ME\nNE closed\nM:G1=4 E:H1=1"),
    "EC-19 a warrior below zero": _at("advanced, ME\nNE closed\nM:G1=1 M:H1=1 E:G2=1\narrows: G1 G1", None),
    "P3 a reinforcement in vain": _at(
        "advanced, MEG\nall 35 upright sticks\nM:A1=4 E:A2=4 G:A3=1 G:A5=1 M:B1=1\nreinforced: A3\narrows: B1 B1"
    ),
    "EC-20 no waiting for a complete territory": _at(f"advanced, ME\nall 35 upright sticks\n{COLUMNS}"),
    "EC-21 one warrior too many": _at(f"basic, MEG\n{' '.join(_full_board())}\nG to move"),
    "EC-22 the last one plays on": _at("basic, MEG"),
    "EC-23 equal gold, bigger heap": _at(
        f"basic, ME\nNW, NE, SW closed\nsticks: {MIDDLE}\nM:A1=1 M:D3=1 E:G1=1 E:B5=1", None
    ),
    "EC-24 what the Mage may look at": _at("advanced, MOGE\nO:A1=2 G:B1=3^ E:C1=1 G:D2=1"),
    "P1 setting up the advanced rules": Start(options={"advanced": True, "heap_placement": "reference"}, deal=False),
    "EC-25 three palisades in one turn": _at("advanced, OM\nsticks: B1|C1", overlay="territories"),
}

LINES: dict[str, tuple[str, ...]] = {
    "ARM-2.1": ("EC-1 a corner needs its exit", "place 1 I1"),
    "ARM-2.2": ("EC-1 a corner needs its exit", "fence A1-C1"),
    "ARM-2.3": ("EC-1 a corner needs its exit", "heap A1=3"),
    "ARM-6.5": ("EC-1 a corner needs its exit", "fence A1-C1"),
    "ARM-6.12": ("EC-1 a corner needs its exit", "fence A1/A2 A1|B1"),
    "ARM-6.16": ("EC-1 a corner needs its exit", "fence C4|D4 D4|E4 E3|F3"),
    "ARM-8.5": ("EC-11 partners add up", "pass", "M: place 1 A1"),
    "ARM-13.1": ("EC-13 arrow, then fill, then reinforcement", "place 1 A1", "E: shoot G1"),
    "ARM-9.8": ("P3 a reinforcement in vain", "pass", "pass", "pass"),
    "ARM-10.7": ("EC-11 partners add up", "show"),
    "ARM-11.3": ("EC-9 three share seven gold", "reinforce G1"),
    "ARM-12.8": ("P3 a reinforcement in vain", "pass", "pass", "pass"),
    "ARM-12.12": ("P2 reinforcing a face-up warrior", "reinforce A1"),
    "ARM-13.7": ("EC-14 the Goblin fills the gap", "shoot A1"),
    "ARM-15.2": ("EC-12 behind by one is enough", "peek G1"),
    "ARM-15.4": ("EC-24 what the Mage may look at", "peek B1"),
}
"""How a clause shows that forbids only what has to be typed, or shows late: a named position, and moves from there."""

COMPARISONS: dict[str, Compared] = {
    "advanced": Compared(),
    "teams": Compared("WE-1 four players in teams", ("pass",) * 4),
    "peoples": Compared(to="EM"),
    "min_territory": Compared("EC-4 what is left over is too small"),
    "stick_count": Compared(moves=("fence G5|H5",)),
    "heap_placement": Compared(),
    "first_player": Compared(to=1),
    "relook": Compared(position="basic, ME   M:G2=5   E:H1=1   M to move"),
    "partners_share": Compared(position="basic, MOGE   M:A1=2   O:B1=3   G:C1=4   E:D2=1   M to move"),
    "power_needs_action": Compared("EC-20 no waiting for a complete territory"),
    "reinforcement_breaks": Compared(
        moves=("pass",) * 3, position="advanced, MEG\nNE closed\nM:G1=3 E:H1=3 G:G2=1\nreinforced: G2"
    ),
    "claim_needs_positive": Compared(
        moves=("pass",) * 3, position="advanced, MEG\nNE closed\nM:G1=1 G:H1=1 E:A1=1\narrows: G1 H1"
    ),
    "arrow_floor": Compared("EC-19 a warrior below zero", ("pass",) * 2),
    "final_tie": Compared("EC-23 equal gold, bigger heap", ("pass",) * 2),
}
"""For each reading of the rules, the smallest position that tells it from the usual one."""

CASES: dict[str, Case] = {
    "EC-7 one palisade left": Case(
        fr="il reste une palissade",
        asks=Words(
            "One palisade is left in the supply. May two be announced, and what is there to lay afterwards?",
            "Il reste une palissade dans la réserve. Peut-on en annoncer deux, et que reste-t-il à poser ensuite ?",
        ),
        tries=("fence G1/G2 H1/H2", "fence G1|H1"),
        tells=Words(
            "After the last palisade only warriors can be placed.",
            "Après la dernière palissade, on ne pose plus que des guerriers.",
        ),
        why=("ARM-6.4", "ARM-8.2"),
    ),
    "EC-2 a heap counts as a square": Case(
        fr="un tas compte pour une case",
        asks=Words(
            "B2 holds gold. May a palisade close off A1, B1, A2 and B2?",
            "B2 porte de l'or. Une palissade peut-elle fermer A1, B1, A2 et B2 ?",
        ),
        moves=("fence B2/B3 stop",),
        tells=Words("Yes: the square with the heap is one of the four.", "Oui : la case du tas est l'une des quatre."),
        why=("ARM-6.11", "ARM-7.4"),
    ),
    "EC-1 a corner needs its exit": Case(
        fr="un coin garde sa sortie",
        asks=Words(
            "May both lines beside A1 be closed, and if only one of them?",
            "Peut-on fermer les deux lignes autour de A1, et une seule des deux ?",
        ),
        tries=("fence A1|B1 A1/A2", "fence A1|B1", "fence A1/A2"),
        why=("ARM-6.9", "ARM-6.16"),
    ),
    "EC-3 three squares never close": Case(
        fr="trois cases ne se ferment jamais",
        asks=Words(
            "A4, A5 and B5 have one way out. May it be closed, and once the way is longer?",
            "A4, A5 et B5 n'ont qu'une issue. Peut-on la fermer, et si l'on allonge d'abord le chemin ?",
        ),
        tries=("fence B5|C5", "fence C5|D5 C4/C5", "fence C5|D5"),
        why=("ARM-6.9",),
    ),
    "EC-4 what is left over is too small": Case(
        fr="ce qui reste est trop petit",
        asks=Words(
            "Seven squares are closed off. May a palisade part them into four and three?",
            "Sept cases sont fermées. Une palissade peut-elle les couper en quatre et trois ?",
        ),
        tries=("fence B2|C2", "fence C1|D1", "fence A1/A2"),
        why=("ARM-6.9", "ARM-6.10"),
    ),
    "EC-5 a dead end in four squares": Case(
        fr="une impasse dans quatre cases",
        asks=Words(
            "Four squares are closed. May a palisade stand between two of them, and then a second?",
            "Quatre cases sont fermées. Une palissade peut-elle séparer deux d'entre elles, et puis une deuxième ?",
        ),
        moves=("fence A1|B1 stop",),
        tries=("fence A1/A2", "fence B1/B2"),
        tells=Words(
            "The first closes nothing: there is a way round. Any second would.",
            "La première ne ferme rien : on fait le tour. Toute deuxième fermerait.",
        ),
        why=("ARM-6.9", "ARM-6.13", "ARM-7.1"),
    ),
    "EC-6 a comb with eight teeth": Case(
        fr="un peigne à huit dents",
        asks=Words(
            "Row 1 alone joins the columns. Which palisades may still be laid?",
            "Seule la rangée 1 relie les colonnes. Quelles palissades peut-on encore poser ?",
        ),
        tries=("fence A2/A3", "fence A1/A2", "fence A1|B1 B1|C1", "fence A1/A2 A1|B1"),
        why=("ARM-6.9", "ARM-6.16"),
    ),
    "EC-21 one warrior too many": Case(
        fr="un guerrier de trop",
        asks=Words(
            "All 32 land squares are taken and Goblin holds one more 1. What may Goblin do?",
            "Les 32 cases de terre sont prises, et Gobelin a encore un 1. Que peut-il faire ?",
        ),
        tries=("place 1 A1", "fence A1|B1", "pass"),
        why=("ARM-5.3",),
    ),
    "EC-22 the last one plays on": Case(
        fr="le dernier joue encore",
        asks=Words(
            "Mage and Elf have passed. Has Goblin one more turn, or as many as Goblin likes?",
            "Mage et Elfe ont passé. Gobelin a-t-il encore un tour, ou autant qu'il veut ?",
        ),
        moves=("pass", "place 1 A1", "place 1 B1", "pass", "place 4 C1", "fence A1|B1 stop", "pass"),
        why=("ARM-8.7", "ARM-8.8", "ARM-8.4"),
    ),
    "P4 four players, each alone": Case(
        fr="à quatre, chacun pour soi",
        asks=Words(
            "The same finished game, if each of the four plays alone: who wins?",
            "La même partie finie, si chacun des quatre joue pour soi : qui gagne ?",
        ),
        moves=("pass", "pass", "pass", "pass"),
        tells=Words("Mage, with 19: Goblin has 13, Orc 6, Elf 2.", "Mage, avec 19 : Gobelin a 13, Orc 6, Elfe 2."),
        why=("ARM-9.3", "ARM-9.9"),
    ),
    "EC-10 a single 1 takes the gold": Case(
        fr="un seul 1 prend l'or",
        asks=Words(
            "One warrior, a 1, stands outside the closed corner; nobody is inside. Who gets which gold?",
            "Un seul guerrier, un 1, est hors du coin fermé ; personne n'est dedans. À qui va quel or ?",
        ),
        moves=("pass", "pass"),
        tells=Words(
            "Mage takes the 33 outside. The 7 in the corner are nobody's.",
            "Mage prend les 33 de dehors. Les 7 du coin ne sont à personne.",
        ),
        why=("ARM-9.3", "ARM-9.7"),
    ),
    "EC-8 add up the heaps, then share": Case(
        fr="additionner les tas, puis partager",
        asks=Words(
            "Two sides tie around heaps of 5 and 3. Is each heap shared, or the sum?",
            "Deux camps à égalité autour de tas de 5 et 3. Partage-t-on chaque tas, ou la somme ?",
        ),
        moves=("pass", "pass"),
        tells=Words(
            "The sum: 8, so 4 each. Heap by heap it would be 2 and 1 each.",
            "La somme : 8, donc 4 chacun. Tas par tas, ce serait 2 et 1 chacun.",
        ),
        why=("ARM-9.6", "ARM-9.4"),
    ),
    "EC-9 three share seven gold": Case(
        fr="trois se partagent sept pièces",
        asks=Words(
            "Three sides tie around a heap of 7. Who gets the cube that is left?",
            "Trois camps à égalité autour d'un tas de 7. À qui va le cube qui reste ?",
        ),
        moves=("pass", "pass", "pass"),
        tells=Words(
            "Each takes 2; the seventh cube is nobody's.", "Chacun en prend 2 ; le septième cube n'est à personne."
        ),
        why=("ARM-9.4", "ARM-9.5"),
    ),
    "EC-23 equal gold, bigger heap": Case(
        fr="autant d'or, un plus gros tas",
        asks=Words(
            "Both have 11 gold: piles of 6 and 5, of 7 and 4. Who wins?",
            "Les deux ont 11 pièces : des tas de 6 et 5, de 7 et 4. Qui gagne ?",
        ),
        moves=("pass", "pass"),
        why=("ARM-9.10",),
    ),
    "WE-1 four players in teams": Case(
        fr="quatre joueurs en équipes",
        asks=Words(
            "A finished game with four. Who wins, and who gets a territory where both sides tie?",
            "Une partie finie à quatre. Qui gagne, et à qui va un territoire à égalité ?",
        ),
        moves=("pass", "pass", "pass", "pass"),
        tells=Words(
            "Mage and Goblin, 32 to 8. The tied heap of 4 is shared, 2 each.",
            "Mage et Gobelin, 32 à 8. Le tas de 4 à égalité se partage, 2 chacun.",
        ),
        why=("ARM-10.3", "ARM-10.4", "ARM-9.4"),
    ),
    "EC-11 partners add up": Case(
        fr="les partenaires s'additionnent",
        asks=Words(
            "Orc has a 4 there, Mage 3 and Goblin 2. Who takes the heap of 7?",
            "Orc a un 4, Mage 3 et Gobelin 2. Qui prend le tas de 7 ?",
        ),
        moves=("pass", "pass", "pass", "pass"),
        tells=Words("Mage and Goblin, with 5 against 4.", "Mage et Gobelin, avec 5 contre 4."),
        why=("ARM-10.3", "ARM-9.3"),
    ),
    "EC-12 behind by one is enough": Case(
        fr="un point de retard suffit",
        asks=Words(
            "Mage is behind, 3 against 4, in a complete territory. Who takes the 7 once Mage reinforces the 3?",
            "Mage est mené, 3 contre 4, dans un territoire complet. Qui prend les 7 s'il renforce son 3 ?",
        ),
        moves=("reinforce G1", "pass", "pass"),
        why=("ARM-12.7", "ARM-12.1"),
    ),
    "P2 reinforcing a face-up warrior": Case(
        fr="renforcer un guerrier visible",
        asks=Words(
            "Goblin's face-up warrior stands in a complete territory. May it be reinforced like any other?",
            "Le guerrier visible du Gobelin est dans un territoire complet. Peut-on le renforcer comme un autre ?",
        ),
        moves=("reinforce A1",),
        why=("ARM-12.12",),
    ),
    "EC-15 the free square is cut away": Case(
        fr="la case libre est coupée",
        asks=Words(
            "One square is free, so nothing may be reinforced. Does it help if the Orc's power cuts that square away?",
            "Une case est libre : aucun renfort. Est-ce mieux si le pouvoir d'Orc coupe cette case du reste ?",
        ),
        moves=("extra H2/H3",),
        tries=("reinforce G2", "reinforce H3"),
        tells=Words(
            "Yes: the part without it is complete at once, the other is not.",
            "Oui : la partie sans elle est aussitôt complète, l'autre non.",
        ),
        why=("ARM-12.3", "ARM-13.6"),
    ),
    "EC-16 a reinforced territory is cut": Case(
        fr="un territoire renforcé est coupé",
        asks=Words(
            "A complete territory holds a reinforcement; then it is cut. May the other part have one now?",
            "Un territoire complet a un renfort ; puis on le coupe. L'autre partie peut-elle en avoir un ?",
        ),
        moves=("fence H2/H3 stop", "pass"),
        tries=("reinforce H1", "reinforce G4"),
        tells=Words(
            "Yes: the reinforcement counts only in its part, and both parts are complete.",
            "Oui : le renfort ne compte que dans sa partie, et les deux parties sont complètes.",
        ),
        why=("ARM-12.4", "ARM-12.11", "ARM-7.9"),
    ),
    "EC-20 no waiting for a complete territory": Case(
        fr="pas d'attente d'un territoire complet",
        asks=Words(
            "Mage holds only a reinforcement, and no territory is complete yet. May Mage look first, or wait?",
            "Mage n'a plus qu'un renfort, et aucun territoire n'est encore complet. Peut-il regarder, ou attendre ?",
        ),
        tries=("look H1", "reinforce A1", "pass"),
        tells=Words(
            "Mage must pass, and is out: the reinforcement is lost.",
            "Mage doit passer, et c'est fini pour lui : le renfort est perdu.",
        ),
        why=("ARM-13.4", "ARM-12.3", "ARM-8.10"),
    ),
    "EC-14 the Goblin fills the gap": Case(
        fr="le Gobelin bouche le trou",
        asks=Words(
            "A2 is free, so no reinforcement. May Goblin fill it by the power and reinforce in the same turn?",
            "A2 est libre, donc pas de renfort. Gobelin peut-il la remplir par son pouvoir et renforcer au même tour ?",
        ),
        moves=("extra 1 A2", "reinforce A2"),
        tells=Words("Yes: the power works at once.", "Oui : le pouvoir agit aussitôt."),
        why=("ARM-14.7", "ARM-12.2", "ARM-13.6"),
    ),
    "EC-24 what the Mage may look at": Case(
        fr="ce que le Mage peut regarder",
        asks=Words(
            "Which tiles may the Mage look at: an opponent's, a face-up one, the partner's?",
            "Quelles tuiles le Mage peut-il regarder : une adverse, une visible, celle du partenaire ?",
        ),
        tries=("look A1", "look C1", "look B1", "look D2", "look E2"),
        why=("ARM-14.4", "ARM-14.5"),
    ),
    "EC-25 three palisades in one turn": Case(
        fr="trois palissades dans un tour",
        asks=Words(
            "How many palisades can the Orc lay in one turn?",
            "Combien de palissades l'Orc peut-il poser dans un tour ?",
        ),
        moves=("extra B2|C2", "fence A2/A3 B2/B3"),
        tells=Words("Three: one by the power, two as the action.", "Trois : une par le pouvoir, deux par l'action."),
        why=("ARM-14.12", "ARM-14.14", "ARM-6.1"),
    ),
    "P1 setting up the advanced rules": Case(
        fr="préparer les règles avancées",
        asks=Words(
            "What does each player receive under the advanced rules?",
            "Que reçoit chaque joueur avec les règles avancées ?",
        ),
        tells=Words(
            "One reinforcement and the tokens of the people's power: Mage and Elf two, Goblin and Orc one.",
            "Un renfort et les jetons du pouvoir de son peuple : deux pour Mage et Elfe, un pour Gobelin et Orc.",
        ),
        why=("ARM-11.2", "ARM-14.6", "ARM-14.11"),
    ),
    "EC-13 arrow, then fill, then reinforcement": Case(
        fr="flèche, puis case remplie, puis renfort",
        asks=Words(
            "Elf shoots at G1 and fills the corner. May Orc still put a reinforcement on top of the arrow?",
            "Elfe tire sur G1 et remplit le coin. Orc peut-il encore mettre un renfort par-dessus la flèche ?",
        ),
        moves=("shoot G1", "place 1 G2", "reinforce G1"),
        tells=Words(
            "Yes: 2 − 1 + 1 = 2 against 2, and the tie is Orc's.",
            "Oui : 2 − 1 + 1 = 2 contre 2, et l'égalité est à Orc.",
        ),
        why=("ARM-14.16", "ARM-12.2", "ARM-14.25"),
    ),
    "EC-17 an arrow across the open board": Case(
        fr="une flèche à travers le plateau ouvert",
        asks=Words(
            "Nothing is closed. May the Elf on H5 shoot at A1?", "Rien n'est fermé. L'Elfe en H5 peut-il tirer sur A1 ?"
        ),
        tries=("shoot A1", "shoot H5"),
        tells=Words("Yes: the whole board is one territory.", "Oui : tout le plateau est un seul territoire."),
        why=("ARM-7.3", "ARM-14.17"),
    ),
    "EC-18 filling is a shield": Case(
        fr="remplir protège",
        asks=Words(
            "Mage fills the last free square of the corner. May Elf still shoot there?",
            "Mage remplit la dernière case libre du coin. Elfe peut-il encore y tirer ?",
        ),
        moves=("place 1 G2",),
        tries=("shoot G1", "shoot G2"),
        why=("ARM-14.19",),
    ),
    "EC-19 a warrior below zero": Case(
        fr="un guerrier au-dessous de zéro",
        asks=Words(
            "A 1 carries two arrows, another 1 stands beside it. How many points against Elf's 1?",
            "Un 1 porte deux flèches, un autre 1 est à côté. Combien de points contre le 1 d'Elfe ?",
        ),
        moves=("pass", "pass"),
        tells=Words("1 − 2 + 1 = 0 against 1: Elf takes the 7.", "1 − 2 + 1 = 0 contre 1 : Elfe prend les 7."),
        why=("ARM-14.23", "ARM-9.3"),
    ),
    "P3 a reinforcement in vain": Case(
        fr="un renfort pour rien",
        asks=Words(
            "Two 4s tie; the third side's reinforced 1 does not reach them. Does its reinforcement decide?",
            "Deux 4 sont à égalité ; le 1 renforcé du troisième camp n'y arrive pas. Son renfort décide-t-il ?",
        ),
        moves=("pass", "pass", "pass"),
        tells=Words(
            "No: it decides only a tie of its own side for the most.",
            "Non : il ne départage qu'une égalité de son propre camp en tête.",
        ),
        why=("ARM-12.8", "ARM-9.8"),
    ),
}
"""What each of them is there to show: the question, what happens, and why."""
