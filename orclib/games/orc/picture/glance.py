"""ORC on one page: the turn, the bans, the battle, ties, the score."""

from __future__ import annotations

from orclib.games.orc.box import TRIBES, Card, Half, Tribe
from orclib.games.orc.picture.table import hand_card, placed_card, small_card, tribe_half
from orclib.games.orc.state import Placed
from orclib.games.orc.text.sentences import tribe_name
from orclib.language import listing, spoken
from orclib.scene import Box, Circle, Poly, Rect, Scene, Shape, Text, parts
from orclib.scene.handout import Handout
from orclib.scene.palette import BOX, GOLD, ICE_LINE, INK, LEGAL, PAPER, iced, on
from orclib.scene.palette import TRIBES as SWATCHES


def glance() -> Scene:
    """The page, in the language in use."""
    page = Handout(
        "ORC",
        spoken(
            "Win tribes, and keep their orcs in your hand: both score.",
            "Gagnez des tribus et gardez leurs orcs en main : les deux rapportent.",
        ),
    )
    _turn(page)
    _bans(page)
    _battle(page)
    _ties(page)
    _score(page)
    _set_up(page)
    return page.scene()


def _turn(page: Handout) -> None:
    panel = page.panel(0, spoken("Your turn", "Votre tour"))
    panel.row(
        spoken(
            "First use one card, then draw from any pile or piles. You may not pass.",
            "Utilisez d'abord une carte, puis piochez où vous voulez. On ne peut pas passer.",
        )
    )
    one = spoken("One orc attacks: draw 2 cards.", "Un orc attaque : piochez 2 cartes.")
    two = spoken("Two orcs attack: draw 1 card.", "Deux orcs attaquent : piochez 1 carte.")
    none = spoken("Or discard a card: draw 1 card.", "Ou écartez une carte : piochez 1 carte.")
    for text, half, drawn in ((one, Half.SINGLE, 2), (two, Half.DOUBLE, 1), (none, None, 1)):
        panel.row(text, _use(half, drawn), 178, 80, after=4)
    panel.done()


def _use(half: Half | None, drawn: int) -> list[Shape]:
    """A card that attacks with a half, or goes to the heap, and what is drawn for it."""
    card, box = Card.RB, Box(0, 0, 52, 76)
    if half is None:
        shapes = small_card(card, box, dimmed=True)
    else:
        shapes = placed_card(Placed(card, half), box, facing_top=True, frozen=False)
    shapes.append(parts.sign(74, 38, "arrow", 22))
    for place in range(drawn):
        shapes += parts.back(Box(94 + 38 * place, 10, 34, 56), "spear", r=6)
    return shapes


def _bans(page: Handout) -> None:
    panel = page.panel(0, spoken("Three bans", "Trois interdits"))
    own = spoken("Not with the tribe's own colour.", "Pas avec la couleur de la tribu.")
    foe = spoken("Not with the colour your opponent has there.", "Pas avec la couleur que l'adversaire y emploie.")
    mixed = spoken("Not with a second colour on your side.", "Pas avec une deuxième couleur de votre côté.")
    panel.row(own, _ban(above=None, below=(Card.YB,)), 132, 66, after=6)
    panel.row(foe, _ban(above=Card.RG, below=(Card.RW,)), 132, 66, after=6)
    panel.row(mixed, _ban(above=None, below=(Card.RG, Card.GB)), 132, 66, after=6)
    panel.row(
        spoken(
            "And nothing at a tribe that is won or frozen.",
            "Et rien près d'une tribu gagnée ou gelée.",
        )
    )
    panel.done()


def _ban(above: Card | None, below: tuple[Card, ...]) -> list[Shape]:
    """A yellow tribe, what an opponent has there and what one adds, crossed."""
    shapes = _plate(Tribe.Y, Box(0, 10, 46, 46))
    x = 54.0
    for card in (above, *below):
        if card is not None:
            shapes += _facing(card, Box(x, 12, 30, 42), foe=card is above)
            x += 36
    return [*shapes, *parts.badge(x - 4, 52, "cross", "#A0104F", 12)]


def _plate(tribe: Tribe, box: Box, frozen: bool = False) -> list[Shape]:
    """A tribe as small as it can be read."""
    swatch = SWATCHES[tribe.value]
    fill = iced(swatch.fill, 0.72) if frozen else swatch.fill
    return [
        Rect(box.x, box.y, box.w, box.h, 7, fill=fill, stroke=ICE_LINE if frozen else INK, line=3 if frozen else 1.5),
        parts.middle(box.cx, box.cy, tribe.value, 19, on(fill), bold=True),
    ]


def _facing(card: Card, box: Box, foe: bool) -> list[Shape]:
    """The half of a card that faces a tribe, the single one."""
    swatch = SWATCHES[card.single.value]
    return [
        *parts.card(box, swatch.fill, 6),
        parts.middle(box.cx, box.y + 13, card.single.value, fill=swatch.on, bold=True),
        parts.sign(box.cx, box.y + 30, "arrow" if not foe else "orc_head", 18, swatch.on, turn=-90 if not foe else 0),
    ]


def _battle(page: Handout) -> None:
    panel = page.panel(1, spoken("A battle", "Une bataille"))
    panel.row(
        spoken(
            "Is its pile empty once you have drawn? More orcs facing the tribe win it.",
            "Sa pioche est vide quand vous avez pioché ? Le camp qui a le plus d'orcs la gagne.",
        )
    )
    fill = SWATCHES["W"].fill
    tribe = Box(58, 0, 104, 104)
    shapes: list[Shape] = [Rect(tribe.x, tribe.y, tribe.w, tribe.h, 8, fill=fill, stroke=INK)]
    shapes += tribe_half(Tribe.W, 2, tribe, on(fill))
    shapes += placed_card(Placed(Card.RB, Half.SINGLE), Box(0, 4, 52, 96), facing_top=False, frozen=False)
    for place, card in enumerate((Card.BG, Card.VG)):
        box = Box(170 + 56 * place, 4, 52, 96)
        shapes += placed_card(Placed(card, Half.DOUBLE), box, facing_top=True, frozen=False)
    shapes += parts.pill(26, 118, "1", glyph="orc_head")
    shapes += parts.pill(224, 118, "4", glyph="orc_head")
    shapes += [*parts.badge(264, 118, "tick", LEGAL)]
    panel.draw(shapes, 30).skip(138).tell(spoken("White: 1 orc against 4.", "La blanche : 1 orc contre 4."))
    panel.row(
        spoken(
            "The winner's last card there is the trophy. The others are out of the game.",
            "La dernière carte du vainqueur sert de trophée. Les autres sont écartées.",
        )
    )
    panel.row(spoken("Of two battles, nearest the box first.", "Deux batailles ? La plus proche de la boîte d'abord."))
    panel.done()


def _ties(page: Handout) -> None:
    panel = page.panel(1, spoken("A tie", "Une égalité"))
    panel.row(
        spoken(
            "Whoever has won its neighbour toward the box wins it too. The first asks the last: a ring.",
            "Qui a gagné sa voisine côté boîte la gagne aussi. La première s'en remet à la dernière : un anneau.",
        )
    )
    panel.draw(_ring()).skip(86)
    panel.tell(spoken("From the box: ranks 1 to 6; 2 asks 1, 3 asks 2 …, 1 asks 6.",
                      "Depuis la boîte, rangs 1 à 6 : 2 s'en remet à 1, 3 à 2 …, 1 à 6."))  # fmt: skip
    panel.row(
        spoken(
            "Not won yet? Then the tribe is frozen: no card may be laid there. It goes with its neighbour, and so on "
            "along the ring.",
            "Pas encore gagnée ? La tribu est gelée : on n'y pose plus rien. Elle suivra sa voisine, et ainsi de "
            "suite le long de l'anneau.",
        )
    )
    panel.done()


def _ring() -> list[Shape]:
    """The box, six tribes from it, and the arrows by which ties are settled."""
    shapes = [*parts.card(Box(0, 4, 40, 46), BOX), parts.sign(20, 27, "chest", 26, PAPER)]
    for place, tribe in enumerate(TRIBES):
        box = Box(54 + 50 * place, 4, 44, 46)
        shapes += _plate(tribe, box, frozen=place == 3)
        if place:
            shapes.append(parts.sign(box.x - 4, 60, "arrow", 18, ICE_LINE, turn=180))
    x, far, y = 66.0, 54 + 50 * 5 + 22, 76
    shapes.append(Poly(((x, 54), (x, y), (far, y), (far, 54)), closed=False, stroke=ICE_LINE, line=2, dash=(6, 4)))
    shapes.append(parts.sign(far, 56, "arrow", 16, ICE_LINE, turn=-90))
    return shapes


def _score(page: Handout) -> None:
    panel = page.panel(2, spoken("The end and the score", "La fin et les points"))
    panel.row(
        spoken(
            "The game ends when the last pile is empty and its battles are fought. You score, for each tribe that is "
            "yours:",
            "La partie finit quand la dernière pioche est vide et ses batailles livrées. Pour chaque tribu gagnée, "
            "vous marquez :",
        )
    )
    worth = [
        *parts.disc(20, 20, "1", GOLD, 16),
        *parts.disc(58, 20, "2", GOLD, 16),
    ]
    panel.row(spoken("Its worth: 1 or 2.", "Sa valeur : 1 ou 2."), worth, 100, 40)
    orcs: list[Shape] = [parts.sign(20, 18, "orc_head", 34), parts.middle(56, 18, "+1", 22, bold=True)]
    panel.row(
        spoken("1 for each orc of its colour in your hand.", "1 par orc de sa couleur dans votre main."), orcs, 100, 36
    )
    card = hand_card(Card.RY, Box(0, 0, 94, 136))
    card += [Circle(94, 34, 15, fill=GOLD, stroke=INK), parts.middle(94, 34, "1", 19, bold=True)]
    card += [Circle(94, 102, 15, fill=GOLD, stroke=INK), parts.middle(94, 102, "2", 19, bold=True)]
    panel.row(
        spoken(
            "Red and yellow are yours: this card brings 3. If only red is yours, it brings 1.",
            "La rouge et la jaune sont à vous : cette carte rapporte 3. Seulement la rouge : elle rapporte 1.",
        ),
        card,
        112,
        140,
    )
    panel.row(
        spoken(
            "Equal totals: whoever won the tribe next to the box wins. Six ties in six battles: a draw.",
            "Totaux égaux : qui a gagné la tribu à côté de la boîte gagne. Six égalités en six batailles : partie "
            "nulle.",
        )
    )
    panel.done()


def _set_up(page: Handout) -> None:
    panel = page.panel(2, spoken("30 cards, six tribes", "30 cartes, six tribus"))
    shapes: list[Shape] = []
    for place, tribe in enumerate(TRIBES):
        x, y, swatch = 118 * (place % 3), 36 * (place // 3), SWATCHES[tribe.value]
        shapes += [
            Rect(x, y, 46, 28, 6, fill=swatch.fill, stroke=INK),
            Text(x + 6, y + 21, tribe.value, 17, swatch.on, bold=True),
            parts.sign(x + 33, y + 14, swatch.glyph or "", 17, swatch.on),
            Text(x + 50, y + 20, tribe_name(tribe), 17, room=68),
        ]
    panel.draw(shapes).skip(72).tell(listing(map(tribe_name, TRIBES)))
    panel.row(
        spoken(
            "Three cards with all six colours: the frontier. Six piles of 4. The starter has 1 card, the other 2. The "
            "starter puts the box at one end.",
            "Trois cartes aux six couleurs : la frontière. Six pioches de 4. L'Oya, qui commence, a 1 carte, l'autre "
            "2. L'Oya pose la boîte à un bout.",
        )
    )
    panel.done()
