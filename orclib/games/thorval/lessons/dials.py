"""The small experiments of the lessons, by name."""

from __future__ import annotations

from typing import Final

from orclib.engine.teaching import Dials
from orclib.games.thorval.lessons.experiments import (
    GARRISON,
    LOST,
    NOBODY,
    PLACES,
    band,
    battle,
    exchange,
    heat,
    landings,
    realm,
    spread,
    strength,
)
from orclib.games.thorval.state import Options
from orclib.language import Bilingual as Words

_ALL = (
    Dials(
        slug="spread",
        en="Four players right after the set-up: which regions are rolled, and how does a castle grow? We count only regions that were rolled and hold orks. Fewer regions: choose one twice.",
        fr="Quatre joueurs, juste après la préparation : quelles régions sont tirées, et comment grandit un château ? Nous ne comptons que les régions tirées où il y a des Orks. Pour moins de régions, choisissez deux fois la même.",
        names=(
            Words("first region", "première région"),
            Words("second", "deuxième"),
            Words("third", "troisième"),
            Words("fourth", "quatrième"),
            Words("castles grow by", "un château grandit selon"),
        ),
        choices=(*(("I", "II", "III", "IV", "V", "VI"),) * 4, Options.choices()["castle_growth"]),
        begin=("II", "III", "V", "VI", "rolled_with_orks"),
        show=spread,
        labels={
            "rolled_with_orks": Words("rolled, with orks", "régions tirées où il y a des Orks"),
            "rolled": Words("every rolled region", "toutes les régions tirées"),
            "any_with_orks": Words("every region with orks", "toutes les régions où il y a des Orks"),
        },
    ),
    Dials(
        slug="strength",
        en="A garrison: how many soldiers, a figure (H hero, W small wizard, - none), and where it is attacked (the arrow: from where; ~ a boat; - it is attacking itself). When is it 6 or more?",
        fr="Une garnison : soldats, figurine (H héros, W petit magicien, - aucune), et où on l'attaque (la flèche : d'où ; ~ en bateau ; - c'est elle qui attaque). Quand arrive-t-elle à 6 ou plus ?",
        names=(Words("soldiers", "soldats"), Words("figure", "figurine"), Words("attack", "attaque")),
        choices=(tuple("0123456789"), GARRISON, tuple(PLACES)),
        begin=("9", "W", "VI/2 → V/1"),
        show=strength,
    ),
    Dials(
        slug="exchange",
        en="Two strengths and two dice. Each square of the grid is one of the 36 rolls, with the losses of attacker and defender (six units or more on each side). When do both miss most often?",
        fr="Deux puissances et deux dés. Chaque case de la grille est un des 36 jets, avec les pertes de l'attaquant et du défenseur (au moins six unités de chaque côté). Quand les deux manquent-ils le plus souvent ?",
        names=(
            Words("attacker's strength", "puissance de l'attaquant"),
            Words("defender's strength", "puissance du défenseur"),
            Words("attacker's die", "dé de l'attaquant"),
            Words("defender's die", "dé du défenseur"),
        ),
        choices=(tuple("123456"), tuple("123456789"), tuple("123456"), tuple("123456")),
        begin=("4", "2", "5", "5"),
        show=exchange,
    ),
    Dials(
        slug="band",
        en="A band attacks a garrison: how many orks, how many soldiers (W: with the small wizard; a hero cannot be attacked), and the bonus of the place (1 forest or mountain, 2 castle, bridge or tunnel). How does it end?",
        fr="Une bande attaque une garnison : combien d'Orks, combien de soldats (W : avec le petit magicien ; un héros ne peut pas être attaqué), et le bonus du lieu (1 forêt ou montagne, 2 château, pont ou tunnel). Comment cela finit-il ?",
        names=(
            Words("orks", "Orks"),
            Words("soldiers", "soldats"),
            Words("figure", "figurine"),
            Words("bonus", "bonus"),
        ),
        choices=(("4", "5", "6", "7", "8", "10"), tuple("123456"), (NOBODY, "W"), tuple("0123")),
        begin=("4", "1", NOBODY, "0"),
        show=band,
    ),
    Dials(
        slug="landings",
        en="How many of the 36 territories hold a player's units (24 right after the set-up), and how many units does he find? How long does he fly, and how many does he eat?",
        fr="Combien des 36 territoires sont tenus par des joueurs (24 juste après la préparation), et combien d'unités trouve-t-il ? Combien de temps vole-t-il, et combien en dévore-t-il ?",
        names=(Words("territories", "territoires"), Words("units", "unités")),
        choices=(("1", "3", "6", "12", "18", "24", "30", "36"), tuple("1234567")),
        begin=("24", "3"),
        show=landings,
    ),
    Dials(
        slug="realm",
        en="Orange holds castles 6 and 8, V/1, V/5, II/5 (over the bridge), III/4 (through the tunnel) and II/1. Which of these is lost (- none), and what is a kingdom? We take all that hangs together with a castle.",
        fr="Orange tient les châteaux 6 et 8, V/1, V/5, II/5 (par le pont), III/4 (par le tunnel) et II/1. Laquelle de ces cases perd-il (- aucune), et qu'est-ce qu'un royaume ? Pour nous, tout ce qui se rattache à un château de proche en proche.",
        names=(Words("reading", "lecture"), Words("lost", "perdue")),
        choices=(Options.choices()["kingdom_rule"], LOST),
        begin=("connected", NOBODY),
        show=realm,
        labels={
            "connected": Words("all that hangs together", "tout ce qui se rattache au château"),
            "touching_castle": Words("what touches the castle", "ce qui touche le château"),
            "any": Words("all spaces", "toutes les cases"),
        },
    ),
    Dials(
        slug="battle",
        en="A total attack to the end: soldiers and figure of the attacker (H hero, W small wizard, - none), defenders, and their bonus. The curve shows what one soldier more is worth.",
        fr="Une attaque totale jusqu'au bout : soldats et figurine de l'attaquant (H héros, W petit magicien, - aucune), défenseurs, et leur bonus. La courbe montre ce que vaut un soldat de plus.",
        names=(
            Words("soldiers", "soldats"),
            Words("figure", "figurine"),
            Words("defenders", "défenseurs"),
            Words("bonus", "bonus"),
        ),
        choices=(tuple(str(n) for n in range(1, 13)), GARRISON, tuple("12345678"), tuple("0123")),
        begin=("5", NOBODY, "3", "0"),
        show=battle,
    ),
    Dials(
        slug="heat",
        en="To keep beside you: how often a total attack wins, by soldiers and defenders. H: with the hero, W: with the small wizard; the bonus is the defender's. To the left of the line you win at least half of the fights.",
        fr="À garder sous la main : combien de fois gagne une attaque totale, selon les soldats et les défenseurs. H : avec le héros, W : avec le petit magicien ; le bonus est celui du défenseur. À gauche de la ligne, on gagne au moins un combat sur deux.",
        names=(Words("figure", "figurine"), Words("bonus", "bonus")),
        choices=(GARRISON, tuple("0123")),
        begin=(NOBODY, "0"),
        show=heat,
    ),
)

DIALS: Final = {dials.slug: dials for dials in _ALL}
