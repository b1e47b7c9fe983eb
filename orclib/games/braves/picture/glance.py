"""De l'Orc pour les Braves on one page: the round, the cards with their values, desertion, the battle, the score."""

from __future__ import annotations

from orclib.engine import Seat
from orclib.games.braves.box import DESERTIONS, LIMITS, MERCENARIES, PILES, POINTS, Back, Design
from orclib.games.braves.picture import cards
from orclib.games.braves.state import Options
from orclib.games.braves.text import alt_text
from orclib.language import labelled, listing, series, spoken
from orclib.scene import Circle, Poly, Scene, Shape, Text, parts
from orclib.scene import text as metrics
from orclib.scene.handout import Handout
from orclib.scene.palette import GOLD, INK, PAPER, REFUSE

PEOPLE = (Design.ORC_WARRIOR, Design.ORC_VETERAN, Design.ORC_LEADER)
"""One people stands for all four."""


def glance() -> Scene:
    """The page, in the language in use."""
    page = Handout(
        "De l'Orc pour les Braves",
        spoken(
            "Recruit an army from the piles, then fight four battles with it.",
            "Recrutez une armée dans les piles, puis livrez quatre batailles.",
        ),
        (1, 1, 1),
    )
    _round(page)
    _army(page)
    _battle(page)
    _end(page)
    return page.scene()


def _round(page: Handout) -> None:
    panel = page.panel(0, spoken("A round", "Une manche"))
    deal: tuple[Shape, ...] = (*cards.edges(3, cards.SMALL), *cards.face(Design.GOBLIN, cards.SMALL, "1")[1:])
    start: list[Shape] = [*cards.small_token("desertion", Seat(0), 12, 26), *cards.seat_shield(Seat(1), 42, 26, 26, 31)]
    start.append(parts.sign(82, 26, "axe", 28, INK))
    champion: list[Shape] = [Circle(24, 22, 19, fill=INK, stroke=INK), parts.sign(24, 22, "hat", 26, PAPER)]
    champion += [Circle(74, 22, 19, fill=GOLD, stroke=INK), parts.sign(74, 22, "star", 26, INK)]
    spies = cards.design_chip(Design.SPY_1, "1", 50, 32)
    panel.draw(cards.back(Back.DWARF, cards.SMALL), 58, 2)
    panel.row(
        spoken(
            "The sorcerer deals all 80 cards face up on the piles, in turn, without a stop.",
            "Le sorcier distribue les 80 cartes face visible sur les piles, à la suite, sans s'arrêter.",
        ),
        deal,
        104,
        66,
    )
    panel.row(
        spoken(
            "The others lay desertions at any time, shields after the start card.",
            "Les autres posent désertions à tout moment, boucliers après la carte début.",
        ),
        start,
        104,
        52,
    )
    panel.row(
        spoken(
            "The sorcerer names a champion, whose points count for the sorcerer too.",
            "Le sorcier nomme un champion, dont les points comptent aussi pour lui.",
        ),
        champion,
        104,
        44,
    )
    for place, chip in enumerate(
        (
            cards.design_chip(Design.DWARF_WARRIOR, "4"),
            cards.shield_chip(Seat(3)),
            cards.desertion_chip(),
            cards.design_chip(Design.ORC_VETERAN, "6"),
        )
    ):
        panel.draw(chip, 4, 28 * place)  # the card laid first lies lowest
    over: list[Shape] = [Poly(((2, 107), (48, 82)), closed=False, stroke=REFUSE, line=3)]
    over.append(parts.sign(66, 38, "arrow", 22, INK, turn=180))
    over.append(parts.sign(92, 38, "tick", 22, INK))
    panel.row(
        spoken(
            "The piles are opened. The lowest shield takes the pile; without a shield nobody does.",
            "On ouvre les piles. Le bouclier le plus bas prend la pile ; sans bouclier, personne.",
        ),
        over,
        104,
        112,
    )
    panel.row(
        spoken(
            "A desertion cancels the army card under it, through shields, but not through another desertion.",
            "Une désertion annule la carte « armée » dessous, à travers les boucliers, mais pas une désertion.",
        )
    )
    panel.row(
        spoken(
            "Spies 1 to 4: ask one recruiter for one precise card.",
            "Espions 1 à 4 : demandez à un recruteur une carte précise.",
        ),
        spies,
        60,
        34,
    )
    panel.row(
        spoken("Two giants or more in a hand: all of them go.", "Deux géants ou plus en main : tous s'en vont."),
        cards.design_chip(Design.GIANT, "8", 50, 32),
        60,
        34,
    )
    panel.done()


def _army(page: Handout) -> None:
    options, size = Options(players=4), cards.NAMED
    panel = page.panel(1, spoken("Cards: value and number", "Cartes : valeur et nombre"))
    for place, design in enumerate((*PEOPLE, *MERCENARIES)):
        value = cards.value_text(design, options)
        name = tuple(metrics.wrap(alt_text.short_name(design), size.w - 4, 17)[:2])
        face = cards.face(design, size, value, name, f"\N{MULTIPLICATION SIGN}{options.deck[design]}")
        panel.draw(face, 118 * (place % 3), 116 * (place // 3))
        panel.tell(labelled(" ".join(name), f"{value}, \N{MULTIPLICATION SIGN}{options.deck[design]}"))
    panel.skip(3 * 116 + 2)
    panel.row(
        spoken(
            "Barbarians, skeletons and dwarves have the same cards as the orcs.",
            "Barbares, squelettes et nains ont les mêmes cartes que les orcs.",
        )
    )
    panel.row(
        spoken(
            "One leader: its people's cards count twice, mercenaries do not. Two leaders: the army counts 0.",
            "Un chef : les cartes du peuple comptent double, pas les mercenaires. Deux chefs : l'armée vaut 0.",
        )
    )
    panel.row(
        spoken(
            "A war machine needs a goblin of its own in the army, the flying machine a free one.",
            "Une machine de guerre a besoin d'un gobelin à elle dans l'armée, la machine volante d'un gobelin libre.",
        )
    )
    panel.row(alt_text.legend())
    panel.done()


def _battle(page: Handout) -> None:
    panel = page.panel(2, spoken("A battle", "Une bataille"))
    steps = (
        spoken(
            "The sorcerer calls a people. All your cards of it are laid face down.",
            "Le sorcier appelle un peuple. Posez-en toutes vos cartes, cachées.",
        ),
        spoken(
            "One after the other: add mercenaries face down, or none.",
            "Chacun à son tour : ajoutez des mercenaires face cachée, ou aucun.",
        ),
        spoken(
            "The commando may take out a card of an opponent.",
            "Le commando peut enlever une carte d'un adversaire.",
        ),
        spoken("All is turned up and counted.", "On retourne et on compte tout."),
        spoken(
            "The flying machine may come with goblins from the hand: 4, and 1 for each.",
            "La machine volante peut venir avec des gobelins en main : 4, et 1 chacun.",
        ),
    )
    panel.numbered(steps)
    battle, brings = spoken("Battle", "Bataille"), spoken("Points", "Points")
    shapes: list[Shape] = [Text(0, 17, battle, 17), Text(0, 48, brings, 17)]
    for number, points in enumerate(POINTS, 1):
        x = 130 + 62 * (number - 1)
        shapes += [parts.middle(x, 11, str(number)), *parts.disc(x, 42, str(points), GOLD, 15)]
    panel.skip(4).draw(shapes).skip(66)
    panel.tell(series(f"{battle} {n}, {labelled(brings, str(points))}" for n, points in enumerate(POINTS, 1)))
    panel.row(
        spoken(
            "The strongest wins the points; tied armies all get them in full.",
            "La plus forte gagne les points ; à égalité, chacune les a en entier.",
        )
    )
    panel.done()


def _end(page: Handout) -> None:
    panel = page.panel(2, spoken("The end", "La fin"))
    rows = (
        (spoken("players", "joueurs"), tuple(PILES)),
        (spoken("piles", "piles"), tuple(PILES.values())),
        (spoken("desertions", "désertions"), tuple(DESERTIONS.values())),
        (spoken("ends above", "fin au-dessus de"), tuple(LIMITS.values())),
    )
    shapes: list[Shape] = []
    for line, (label, numbers) in enumerate(rows):
        y = 12 + 26 * line
        shapes.append(Text(0, y + 6, label, 17))
        shapes += [parts.middle(196 + 48 * at, y, str(n), bold=True) for at, n in enumerate(numbers)]
        panel.tell(labelled(label, listing(map(str, numbers))))
    panel.draw(shapes).skip(112)
    panel.row(
        spoken(
            "After a round. Most points win; if equal, who won a battle last.",
            "En fin de manche. Le plus de points gagne, puis la dernière bataille gagnée.",
        )
    )
    panel.done()
