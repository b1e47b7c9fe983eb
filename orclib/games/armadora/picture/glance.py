"""Armadöra on one page: the turn, palisades, who has which warriors and powers, the count of the gold."""

from __future__ import annotations

from orclib.games.armadora.box import GOLD_SQUARES, HEAPS, VALUES, People
from orclib.games.armadora.picture.table import (
    CHANNEL,
    GROUND,
    MINE,
    SWATCHES,
    picket,
    plate,
    power_token,
    reinforcement_token,
    tile,
)
from orclib.games.armadora.state import Options, start_hand
from orclib.games.armadora.text.names import people_name
from orclib.language import labelled, listing, series, spoken
from orclib.scene import Box, Poly, Rect, Scene, Shape, Text, parts
from orclib.scene.handout import Handout
from orclib.scene.palette import BACK, GOLD, INK, LEGAL, PAPER, REFUSE


def glance() -> Scene:
    """The page, in the language in use."""
    page = Handout(
        "Armadöra",
        spoken(
            "Close off territories with palisades, and be the strongest where the gold lies.",
            "Fermez des territoires avec des palissades, et soyez le plus fort là où est l'or.",
        ),
    )
    _turn(page)
    _palisades(page)
    _gold(page)
    _score(page)
    _warriors(page)
    _powers(page)
    return page.scene()


def _turn(page: Handout) -> None:
    panel = page.panel(0, spoken("Your turn: one of these", "Votre tour : l'un des trois"))
    back = tile(Box(16, 0, 60, 60), People.ELF, None)
    panel.row(
        spoken(
            "Place a warrior face down on any square without gold or warrior.",
            "Posez un guerrier face cachée sur une case sans or ni guerrier.",
        ),
        back,
        92,
        64,
    )
    sticks = [*picket(34, 18), *picket(58, 18)]
    panel.row(
        spoken(
            "Or lay one palisade or two, each on a line between two squares.",
            "Ou posez une ou deux palissades, chacune sur une ligne entre deux cases.",
        ),
        sticks,
        92,
        38,
    )
    flag: list[Shape] = [*parts.badge(46, 22, "flag", INK, 20)]
    panel.row(
        spoken(
            "Or pass, for good. The game ends when all have passed.",
            "Ou passez, pour de bon. Tous ont passé : c'est la fin.",
        ),
        flag,
        92,
        44,
    )
    panel.done()


def _palisades(page: Handout) -> None:
    panel = page.panel(0, spoken("Palisades close territories", "Les palissades ferment"))
    side = 38
    panel.draw(_plot(3, side, gold=2, closed=(3, 1, 2)), 14).draw(
        parts.badge(14 + 57, 2 * side + 8, "cross", REFUSE, 14)
    )
    panel.draw(_plot(4, side, gold=1, closed=(4, 0, 2)), 190).draw(
        parts.badge(190 + 76, 2 * side + 8, "tick", LEGAL, 14)
    )
    panel.skip(2 * side + 30).tell(
        spoken(
            "Three squares closed off: not allowed. Four: allowed.",
            "Trois cases fermées : interdit. Quatre : permis.",
        )
    )
    panel.row(
        spoken(
            "No territory of fewer than 4 squares, gold and warriors included.",
            "Pas de territoire de moins de 4 cases, or et guerriers compris.",
        )
    )
    panel.row(
        spoken(
            "The rim closes too. Complete: no square is free.",
            "Le bord ferme aussi. Complet : aucune case libre.",
        )
    )
    panel.done()


def _plot(count: int, side: float, gold: int, closed: tuple[int, int, int]) -> list[Shape]:
    """So many squares in a closed piece of land, one of them with gold; the row below is not closed off."""
    wide = side * count
    shapes: list[Shape] = [Rect(-4, 20, wide + 8, side + 8, 4, fill=CHANNEL)]
    for place in range(count):
        fill = MINE if place == gold else GROUND
        shapes.append(Rect(side * place + 2, 26, side - 4, side - 4, 4, fill=fill))
    shapes += parts.disc(side * (gold + 0.5), 24 + side / 2, "5", GOLD)
    fence = ((-3, 22 + side + 2), (-3, 20), (wide + 3, 20), (wide + 3, 22 + side + 2))
    return [*shapes, Poly((*fence, fence[0]), closed=False, stroke=INK, line=9),
            Poly((*fence, fence[0]), closed=False, stroke=BACK, line=6)]  # fmt: skip


def _gold(page: Handout) -> None:
    panel = page.panel(0, spoken("40 gold, 35 palisades", "40 or, 35 palissades"))
    shapes: list[Shape] = []
    for place, gold in enumerate(HEAPS):
        shapes += parts.disc(16 + 42 * place, 16, str(gold), GOLD, 15)
    panel.draw(shapes).skip(40).tell(labelled(spoken("The heaps", "Les tas"), listing(map(str, HEAPS))))
    squares = listing(square.value for square in sorted(GOLD_SQUARES, key=lambda square: square.value))
    panel.row(spoken("At random on {squares}.", "Au hasard sur {squares}.", squares=squares))
    panel.done()


def _score(page: Handout) -> None:
    panel = page.panel(1, spoken("The count", "Le décompte"))
    panel.row(
        spoken(
            "All warriors are turned up. The highest total takes all the gold of the territory.",
            "On retourne les guerriers. Le plus fort total prend tout l'or du territoire.",
        )
    )
    panel.draw(_example(), 4).skip(116).tell(
        spoken(
            "Elf 1 and 3 against Mage 2 and 1: 4 to 3, so the Elf takes 5 and 6, 11 gold.",
            "Elfe 1 et 3 contre Mage 2 et 1 : 4 à 3, donc l'Elfe prend 5 et 6, 11 or.",
        )
    )
    panel.row(
        spoken(
            "Equal totals: they share, rounded down. What is left over goes to nobody.",
            "Totaux égaux : on partage, arrondi en dessous. Le reste n'est à personne.",
        )
    )
    panel.row(spoken("No warrior there: the gold is nobody's.", "Aucun guerrier : l'or n'est à personne."))
    panel.row(
        spoken(
            "Most gold wins. Equal gold: compare the largest piles, then the next.",
            "Le plus d'or gagne. Or égal : comparez les plus gros tas, puis les suivants.",
        )
    )
    panel.done()


def _example() -> list[Shape]:
    """A territory of six squares as it is counted."""
    side, shapes = 54, list[Shape]()
    things: tuple[tuple[People, int] | int, ...] = (
        (People.ELF, 1), 5, (People.MAGE, 2), (People.ELF, 3), (People.MAGE, 1), 6,
    )  # fmt: skip
    shapes.append(Rect(0, 0, 3 * side + 8, 2 * side + 4, 4, fill=CHANNEL, stroke=BACK, line=6))
    for place, thing in enumerate(things):
        x, y = 4 + side * (place % 3), 2 + side * (place // 3)
        shapes.append(Rect(x + 2, y + 2, side - 4, side - 4, 4, fill=MINE if isinstance(thing, int) else GROUND))
        if isinstance(thing, int):
            shapes += parts.disc(x + side / 2, y + side / 2, str(thing), GOLD, 15)
        else:
            shapes += _small(x + 6, y + 6, *thing)
    sums: list[Shape] = []
    for row, (people, told, sums_to) in enumerate(((People.ELF, "1+3 =", 4), (People.MAGE, "2+1 =", 3))):
        x, y = 3 * side + 28, 16 + 42 * row
        sums += [parts.sign(x, y, SWATCHES[people].glyph or "", 24, INK), Text(x + 18, y + 6, told, 17)]
        sums.append(Text(x + 80, y + 8, str(sums_to), 22, INK, bold=True))
    x = 3 * side + 28
    sums += [*parts.badge(x + 112, 16, "tick", LEGAL, 11), *parts.disc(x + 144, 16, "11", GOLD, 17)]
    return [*shapes, *sums]


def _small(x: float, y: float, people: People, value: int) -> list[Shape]:
    """A warrior, face up, small."""
    swatch = SWATCHES[people]
    return [
        *parts.card(Box(x, y, 42, 42), swatch.fill, 6),
        parts.sign(x + 10, y + 21, swatch.glyph or "", 16, swatch.on),
        *parts.disc(x + 29, y + 21, str(value), PAPER, 11),
    ]


def _warriors(page: Handout) -> None:
    panel = page.panel(1, spoken("Warriors of each player", "Guerriers de chaque joueur"))
    shapes: list[Shape] = []
    for place, value in enumerate(VALUES):
        shapes += _small(118 + 46 * place, 0, People.GOBLIN, value)
    told = []
    for row, players in enumerate((2, 3, 4)):
        y, hand = 66 + 26 * row, start_hand(Options(players=players))
        words = spoken("{n} players", "{n} joueurs", n=players)
        shapes.append(Text(0, y + 6, words, 17))
        shapes += [
            parts.middle(118 + 46 * at + 21, y, str(n) if n else "\N{EN DASH}", bold=bool(n))
            for at, n in enumerate(hand)
        ]
        counts = listing(f"{n} × {value}" for n, value in zip(hand, VALUES, strict=True) if n)
        told.append(labelled(words, f"{counts} ({sum(hand)})"))
    panel.draw(shapes).skip(136).tell(series(told))
    panel.row(
        spoken(
            "Four players are two teams: facing seats add up warriors and gold.",
            "À quatre, en équipes : les partenaires, face à face, additionnent guerriers et or.",
        )
    )
    panel.done()


def _powers(page: Handout) -> None:
    panel = page.panel(2, spoken("Advanced: powers", "Avancé : les pouvoirs"))
    panel.row(
        spoken(
            "Before the action of your turn you may spend one power token.",
            "Avant l'action de votre tour, vous pouvez dépenser un jeton de pouvoir.",
        )
    )
    for people, text in (
        (
            People.MAGE,
            spoken(
                "looks at an opposing warrior, in secret.",
                "regarde en secret un guerrier adverse.",
            ),
        ),
        (
            People.ELF,
            spoken(
                "shoots: −1 for an opposing warrior in a territory that is not complete and has an Elf.",
                "tire : −1 pour un guerrier adverse, dans un territoire incomplet où il y a un Elfe.",
            ),
        ),
        (
            People.GOBLIN,
            spoken(
                "places an extra warrior, face up.",
                "pose un guerrier de plus, face visible.",
            ),
        ),
        (
            People.ORC,
            spoken(
                "lays an extra palisade.",
                "pose une palissade de plus.",
            ),
        ),
    ):
        art: list[Shape] = power_token(24, 24, 23, people)
        art += parts.disc(58, 36, f"×{people.powers}", PAPER, 15)
        panel.row(labelled(people_name(people), text[:1].lower() + text[1:]), art, 76, 52, after=10)
    panel.done()
    more = page.panel(2, spoken("Advanced: reinforcement", "Avancé : le renfort"))
    more.row(
        spoken(
            "Once in the game, instead of warrior or palisades: +1 for a warrior of yours.",
            "Une fois par partie, au lieu de l'action : +1 pour un de vos guerriers.",
        ),
        reinforcement_token(30, 30, 28),
        70,
        60,
    )
    more.row(
        spoken(
            "Only in a complete territory, one in each. In a tie for the highest total its owner takes all.",
            "Seulement dans un territoire complet, un par territoire. À égalité en tête, son propriétaire prend tout.",
        )
    )
    marks = [*plate(24, 13, "−1", "arrow", INK), *plate(78, 13, "+1", "shield", PAPER)]
    more.row(
        spoken(
            "They count at the end; a total may be below 0.", "Ils comptent à la fin ; un total peut passer sous 0."
        ),
        marks,
        104,
        26,
    )
    more.done()
