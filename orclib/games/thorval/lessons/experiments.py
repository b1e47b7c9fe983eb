"""Small experiments for the lessons: dials go in, the engine says what follows, with a picture."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.games.thorval.bots import fight_odds
from orclib.games.thorval.box import REGIONS, Figure, Route
from orclib.games.thorval.game import GAME
from orclib.games.thorval.lessons.cases import ACROSS, FIXTURE, STANDING
from orclib.games.thorval.picture import charts
from orclib.games.thorval.picture.overlays import overlays
from orclib.games.thorval.picture.table import picture
from orclib.games.thorval.rules import knowledge
from orclib.games.thorval.rules.fight import Part, bonus_parts, force_parts, toll
from orclib.games.thorval.rules.forces import add_orks
from orclib.games.thorval.rules.orks import growth
from orclib.games.thorval.rules.turn import kingdoms, reinforcements
from orclib.games.thorval.state import Force, State
from orclib.games.thorval.text.names import region_name, space_name
from orclib.games.thorval.text.phrases import part
from orclib.games.thorval.text.sentences import band_endings, fight_endings
from orclib.language import capital, labelled, listing, percent, say, spoken
from orclib.scene import Scene
from orclib.scene.answer import Answer, Cited
from orclib.scene.charts import BOTH, LOSS, WIN, Share, share_bars
from orclib.scene.palette import LINE

_ORANGE: Final = Seat(0)
NOBODY: Final = "-"
_FIGURES: Final[dict[str, Figure | None]] = {NOBODY: None, "H": Figure.HERO, "W": Figure.WIZARD}
GARRISON: Final = tuple(_FIGURES)
"""No figure, hero or small wizard, as positions write them."""


def _shown(state: State, overlay: str = "") -> Scene:
    """The whole island, with an overlay on top of it."""
    view = knowledge.observe(state, None)
    scene = picture(view)
    return overlays()[overlay].draw(scene, view) if overlay else scene


# --- how strong am I? ------------------------------------------------------------------------------------------------


def strength(soldiers: str, figure: str, place: str) -> Answer:
    """A garrison, attacking or defending a kind of place: its strength as a sum, each part with its clause."""
    force = Force(_ORANGE, int(soldiers), _FIGURES[figure])
    found: list[Part] = list(force_parts(force))
    defence = PLACES[place]
    if defence is not None:
        space, route = defence
        found += bonus_parts(GAME.position(FIXTURE), space, route)
    total = sum(each.points for each in found)
    title = spoken("Strength {n}", "Puissance {n}", n=total)
    told = [Cited(part(each.code, each.points), each.clause) for each in found]
    if defence is None:
        told.append(Cited(spoken("Attackers get no bonus.", "L'attaquant n'a aucun bonus."), "THO-15.6"))
    if not force.units:
        told = [Cited(spoken("Nobody stands there.", "Il n'y a personne."), "THO-2.11")]
    elif total >= 6:
        safe = spoken(
            "A die never shows more than 6, so this side never misses.",
            "Un dé ne dépasse jamais 6 : ce camp ne manque jamais.",
        )
        told.append(Cited(safe, "THO-15.13"))
    return Answer(
        title, tuple(told), charts.strength_bar(title, [(each, part(each.code, each.points)) for each in found])
    )


PLACES: Final[dict[str, tuple[str, Route] | None]] = {
    NOBODY: None,
    "I/1 → I/2": ("I/2", Route.LAND),
    "VI/2 → V/1": ("V/1", Route.LAND),
    "V/1 → VI/2": ("VI/2", Route.LAND),
    "II/5 → V/1": ("V/1", Route.BRIDGE),
    "II/5 ~ V/1": ("V/1", Route.BOAT),
    "I/6 → IV/4": ("IV/4", Route.BRIDGE),
    "V/4 → V/5": ("V/5", Route.LAND),
    "III/4 → V/5": ("V/5", Route.TUNNEL),
    "II/3 → 3": ("3", Route.LAND),
    "I/1 ~ 5": ("5", Route.BOAT),
}
"""Kinds of places to defend, by the road of the attack; or none, for an attacker."""


# --- one exchange ----------------------------------------------------------------------------------------------------


def exchange(ours: str, theirs: str, attack: str, defence: str) -> Answer:
    """Two strengths and two dice: what this roll does, among all 36."""
    a, d, first, second = int(ours), int(theirs), int(attack), int(defence)
    paid = toll(first, second, a, d, 6, 6)
    told = [_factor(first, a, attacker=True), _factor(second, d, attacker=False)]
    if paid.both_missed:
        both = spoken(
            "Both miss: the attacker loses one unit.",
            "Les deux jets sont manqués : l'attaquant perd une unité.",
        )
        told.append(Cited(both, "THO-15.16"))
    missed = sum(toll(x, y, a, d, 6, 6).both_missed for x in range(1, 7) for y in range(1, 7))
    if missed:
        share = Fraction(missed, fight_odds.ROLLS)
        words = spoken("Both miss in {n} of 36 rolls.", "Les deux manquent dans {n} jets sur 36.", n=missed)
        told.append(Cited(f"{words} {percent(float(share))}", "THO-15.16"))
    title = spoken("Dice {a} : {d}", "Dés {a} : {d}", a=first, d=second)
    return Answer(title, tuple(told), charts.exchange_grid(a, d, first, second))


def _factor(face: int, strength: int, *, attacker: bool) -> Cited:
    who = spoken("The attacker", "L'attaquant") if attacker else spoken("The defender", "Le défenseur")
    facts = {"who": who, "face": face, "strength": strength}
    if face <= strength:
        words = spoken(
            "{who} rolls {face}, not more than the strength {strength}: up to {face} enemies are lost.",
            "{who} fait {face}, pas plus que sa puissance {strength} : jusqu'à {face} ennemis disparaissent.",
            **facts,
        )
        return Cited(words, "THO-15.12")
    words = spoken(
        "{who} rolls {face}, more than the strength {strength}: nothing is lost.",
        "{who} fait {face}, plus que sa puissance {strength} : aucune perte.",
        **facts,
    )
    return Cited(words, "THO-15.13")


# --- how likely is a victory? ----------------------------------------------------------------------------------------


def battle(soldiers: str, figure: str, defenders: str, bonus: str) -> Answer:
    """A total attack to the end: exact odds, and the curve as soldiers are added."""
    count, one = int(soldiers), _FIGURES[figure]
    enemy = fight_odds.soldiers(int(defenders), bonus=int(bonus))
    found = fight_odds.result(fight_odds.soldiers(count, one), enemy)
    told = []
    for words, share in zip(fight_endings(), found, strict=True):
        told.append(Cited(labelled(capital(words), f"{_exact(share)}{percent(float(share))}"), "THO-16.1"))
    for wanted in (Fraction(1, 2), Fraction(4, 5)):
        least = fight_odds.fewest(wanted, enemy)
        words = spoken(
            "Without a figure, it takes {n} soldiers to win at least {share} of such fights.",
            "Sans figurine, il faut {n} soldats pour gagner au moins {share} de ces combats.",
            n=least,
            share=percent(float(wanted)),
        )
        told.append(Cited(words, "THO-15.1"))
    most = 12
    points = [(n, fight_odds.result(fight_odds.soldiers(n, one), enemy).win) for n in range(1, most + 1)]
    title = spoken("The attacker wins: {share}", "L'attaquant gagne : {share}", share=percent(float(found.win)))
    across = spoken("soldiers that attack", "soldats qui attaquent")
    return Answer(title, tuple(told), charts.curve(title, points, count, across))


def _exact(share: Fraction) -> str:
    text = f"{share.numerator}/{share.denominator}"
    return f"{text} = " if len(text) <= 24 else ""


def heat(figure: str, bonus: str) -> Answer:
    """Every fight of up to twelve soldiers against up to eight defenders, as a map of chances."""
    one = _FIGURES[figure]
    cells = [
        [
            fight_odds.result(fight_odds.soldiers(a, one), fight_odds.soldiers(d, bonus=int(bonus))).win
            for d in range(1, 9)
        ]
        for a in range(1, 13)
    ]
    title = spoken("Chances of the attacker, total attack", "Chances de l'attaquant, attaque totale")
    across, down = spoken("defenders", "défenseurs"), spoken("soldiers", "soldats")
    told = Cited(
        spoken(
            "Left of the line the attacker wins at least half of the fights.",
            "À gauche de la ligne, l'attaquant gagne au moins la moitié des combats.",
        ),
        "THO-16.1",
    )
    return Answer(title, (told,), charts.heat_map(title, cells, Fraction(1, 2), across, down))


def band(orks: str, soldiers: str, figure: str, bonus: str) -> Answer:
    """A band of orks against a garrison: the five ways in which its attack may end."""
    found = fight_odds.band_result(int(orks), fight_odds.soldiers(int(soldiers), _FIGURES[figure], int(bonus)))
    fills = (LOSS, LOSS, BOTH, LINE, WIN)
    shares = [Share(*each) for each in zip(map(capital, band_endings()), found, fills, strict=True)]
    title = spoken(
        "{n} orks attack and move in: {share}",
        "{n} Orks attaquent et s'installent : {share}",
        n=orks,
        share=percent(float(found.conquer)),
    )
    told = [
        Cited(labelled(each.words, percent(float(each.share))), clause)
        for each, clause in zip(shares, _BAND, strict=True)
    ]
    return Answer(title, tuple(told), share_bars(title, shares))


_BAND: Final = ("THO-7.6", "THO-7.7", "THO-16.6", "THO-7.5", "THO-7.5")


# --- the island ------------------------------------------------------------------------------------------------------


def spread(one: str, two: str, three: str, four: str, rule: str) -> Answer:
    """Four regions are rolled: where orks multiply on the island of the examples."""
    regions = tuple(sorted({REGIONS.index(each) + 1 for each in (one, two, three, four)}))
    before = GAME.position(f"castle_growth={rule}\n{STANDING}")
    state = replace(before, regions=regions)
    territories, castles = growth(state)
    told, more = [], dict[str, int]()
    for region in regions:
        spaces = territories.get(region, ())
        names = listing(map(space_name, spaces)) or spoken("nothing", "rien")
        words = spoken(
            "One ork more in {region}: {names}",
            "Dans la {region}, un Ork de plus : {names}",
            region=region_name(region),
            names=names,
        )
        told.append(Cited(words, "THO-6.5" if spaces else "THO-6.8"))
        more |= dict.fromkeys(spaces, 1)
    for castle, counted in castles.items():
        names = listing(REGIONS[region - 1] for region in counted)
        words = spoken(
            "{castle}: {n} more, for {names}",
            "{castle} : {n} de plus, pour {names}",
            castle=space_name(castle),
            n=len(counted),
            names=names,
        )
        told.append(Cited(words, "THO-6.7" if len(counted) > 1 else "THO-6.6"))
        more[castle] = len(counted)
    title = spoken("{n} orks come", "{n} Orks arrivent", n=sum(more.values()))
    return Answer(title, tuple(told), _shown(add_orks(state, more), "bands"))


def landings(prey: str, units: str) -> Answer:
    """How long the dragon flies, and how much he eats."""
    flights, eaten = fight_odds.expected_landings(int(prey)), fight_odds.expected_eaten(int(units))
    shares = []
    left = Fraction(1)
    hit = Fraction(int(prey), fight_odds.ROLLS)
    for number in range(1, 6):
        words = spoken("he feeds at landing {n}", "il se nourrit au {n}e atterrissage", n=number)
        shares.append(Share(words, left * hit, WIN))
        left *= 1 - hit
    shares.append(Share(spoken("later", "plus tard"), left, LINE))
    title = spoken("{n} landings on average", "{n} atterrissages en moyenne", n=_decimal(flights))
    told = (
        Cited(
            spoken(
                "{prey} of 36 territories hold a player's units: {exact} landings on average.",
                "{prey} territoires sur 36 sont tenus par des joueurs : {exact} atterrissages en moyenne.",
                prey=prey,
                exact=_decimal(flights),
            ),
            "THO-9.6",
        ),
        Cited(
            spoken(
                "Of {units} units he eats {eaten} on average.",
                "Sur {units} unités, il en dévore {eaten} en moyenne.",
                units=units,
                eaten=_decimal(eaten),
            ),
            "THO-9.3",
        ),
    )
    return Answer(title, told, share_bars(title, shares))


def _decimal(value: Fraction) -> str:
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return say(text, text.replace(".", ","))


LOST: Final = (NOBODY, "V/1", "V/5", "II/5", "III/4", "II/1", "6", "8")
"""What may be lost of the kingdoms across water and under the earth."""


def realm(rule: str, lost: str) -> Answer:
    """A player's kingdoms on the board under one reading, with one of the spaces lost or none."""
    state = GAME.position(f"kingdom_rule={rule}\n{ACROSS}")
    if lost != NOBODY:
        forces = tuple(
            Force(None, 1) if space == lost else force
            for space, force in zip(state.board.spaces, state.forces, strict=True)
        )
        state = replace(state, forces=forces)
    found = kingdoms(state, _ORANGE)
    told = [
        Cited(spoken("{names}: {n}", "{names} : {n}", names=listing(map(space_name, each)), n=len(each)), "THO-13.2")
        for each in found
    ]
    outside = [space for space in state.own(_ORANGE) if not any(space in each for each in found)]
    if outside:
        words = spoken(
            "In no kingdom: {names}", "Dans aucun royaume : {names}", names=listing(map(space_name, outside))
        )
        told.append(Cited(words, "THO-13.2"))
    due, spaces = reinforcements(state, _ORANGE), sum(map(len, found))
    if due > spaces:
        told.append(
            Cited(spoken("There are always at least 4 soldiers.", "On reçoit toujours au moins 4 soldats."), "THO-13.4")
        )
    title = spoken("{n} soldiers", "{n} soldats", n=due)
    return Answer(title, tuple(told), _shown(state, "kingdoms"))
