"""The dials of the lessons: what they are called, how they may be set, and what they show."""

from __future__ import annotations

from typing import Final

from orclib.engine.teaching import Dials, called
from orclib.games.braves.box import Back
from orclib.games.braves.lessons.cases import PILE_TEXTS, PRESETS
from orclib.games.braves.lessons.experiments import LAID, NO_MACHINE, army, ending, ring, stack, strike, values
from orclib.language import Bilingual as Words

DIALS: Final[dict[str, Dials]] = {
    each.slug: each
    for each in (
        Dials(
            slug="values",
            en="A leader, two warriors, a veteran, a troll and a giant fight together. All these values but the veteran's are our own: change them.",
            fr="Un chef, deux guerriers, un vétéran, un troll et un géant se battent ensemble. Toutes ces valeurs, sauf celle du vétéran, sont notre choix : changez-les.",
            names=(
                Words("warrior", "guerrier"),
                Words("veteran", "vétéran"),
                Words("leader", "chef"),
                Words("troll", "troll"),
                Words("giant", "géant"),
            ),
            choices=(tuple("123456"), tuple("45678"), tuple("0123456"), tuple("345678"), ("6", "7", "8", "9")),
            begin=("4", "6", "0", "5", "8"),
            show=values,
        ),
        Dials(
            slug="ring",
            en="How many players, and how many cards have been dealt? The last pile to get a card is not the same for all.",
            fr="Combien de joueurs, et combien de cartes distribuées ? La dernière pile servie n'est pas la même pour tous.",
            names=(Words("players", "joueurs"), Words("cards", "cartes")),
            choices=(tuple("4567"), ("9", "10", "20", "34", "46", "60", "79", "80")),
            begin=("4", "80"),
            show=ring,
        ),
        Dials(
            slug="stack",
            en="Choose a pile, and how to read a desertion on a shield that lies on a desertion: without effect, our ruling, or if it struck the next card further down.",
            fr="Choisissez une pile, et comment lire une désertion sur un bouclier posé sur une désertion : sans effet, notre décision, ou si elle frappait la carte suivante, plus bas.",
            names=(Words("pile", "pile"), Words("reading", "lecture")),
            choices=(tuple(PILE_TEXTS), ("none", "next_army")),
            begin=("E3", "none"),
            show=stack,
            labels={
                **{
                    pile: called("braves", name)
                    for name in PRESETS
                    for pile in PILE_TEXTS
                    if name.startswith(f"{pile} ")
                },
                "none": Words("no effect", "sans effet"),
                "next_army": Words("if: the next card", "si : la suivante"),
            },
        ),
        Dials(
            slug="army",
            en=f"Build an army of orcs and mercenaries; can you make exactly 20? The flying machine: {NO_MACHINE} is none, {LAID} is laid face down with the others, "
            "+1 to +3 flies in after the reveal with so many goblins. Warrior 4, leader 0, troll 5 and giant 8 are our own values.",
            fr=f"Formez une armée d'orcs et de mercenaires ; arrivez-vous à 20 tout juste ? La machine volante : {NO_MACHINE} aucune, {LAID} posée face cachée avec les autres, "
            "+1 à +3 arrive après la révélation avec autant de gobelins. Guerrier 4, chef 0, troll 5 et géant 8 sont nos propres valeurs.",
            names=(
                Words("warriors", "guerriers"),
                Words("veterans", "vétérans"),
                Words("leaders", "chefs"),
                Words("goblins", "gobelins"),
                Words("war machines", "machines de guerre"),
                Words("trolls", "trolls"),
                Words("giants", "géants"),
                Words("flying machine", "machine volante"),
            ),
            choices=(
                tuple("01234567"),
                tuple("01234"),
                tuple("012"),
                tuple("012345"),
                tuple("01234"),
                tuple("01234"),
                tuple("01"),
                (NO_MACHINE, LAID, "+1", "+2", "+3"),
            ),
            begin=("2", "1", "1", "0", "0", "0", "1", NO_MACHINE),
            show=army,
        ),
        Dials(
            slug="strike",
            en="Green's commando strikes at Blue's army, by back. Blue has two orc leaders, a veteran and a giant, or one leader, a veteran, two warriors, a war machine and a goblin.",
            fr="Le commando de Vert vise l'armée de Bleu, par le dos. Bleu a deux chefs orcs, un vétéran et un géant, ou un chef, un vétéran, deux guerriers, une machine de guerre et un gobelin.",
            names=(Words("Blue's army", "armée de Bleu"), Words("back", "dos")),
            choices=(("E13", "E15"), (Back.ORC.value, Back.MERCENARY.value)),
            begin=("E15", Back.ORC.value),
            show=strike,
            labels={
                "E13": Words("two leaders", "deux chefs"),
                "E15": Words("one leader", "un chef"),
                Back.ORC.value: Words("orc", "orc"),
                Back.MERCENARY.value: Words("mercenary", "mercenaire"),
            },
        ),
        Dials(
            slug="ending",
            en="Round 2 is over, four players. Scores of Blue and Green, the battle that each won last (2.4 is battle 4 of round 2), and what the limit asks for: to be passed is our ruling.",
            fr="La manche 2 est finie, à quatre joueurs. Scores de Bleu et de Vert, la dernière bataille gagnée par chacun (2.4 : bataille 4 de la manche 2), et ce que demande la limite : la dépasser est notre décision.",
            names=(
                Words("Blue", "Bleu"),
                Words("Green", "Vert"),
                Words("Blue won", "Bleu a gagné"),
                Words("Green won", "Vert a gagné"),
                Words("limit", "limite"),
            ),
            choices=(
                ("7", "8", "9", "10", "11"),
                ("7", "8", "9", "10", "11"),
                ("1.4", "2.1", "2.2", "2.3", "2.4"),
                ("1.4", "2.1", "2.2", "2.3", "2.4"),
                ("exceed", "reach"),
            ),
            begin=("9", "9", "2.4", "2.3", "exceed"),
            show=ending,
            labels={"exceed": Words("pass it", "la dépasser"), "reach": Words("if: reach it", "si : l'atteindre")},
        ),
    )
}
