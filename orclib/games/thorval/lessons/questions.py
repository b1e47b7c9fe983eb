"""The questions of the lessons, by name; the engine finds what is right, nothing here stores it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.teaching import Question, Start, WhatHappens, WhichOnes
from orclib.games.thorval.game import GAME
from orclib.games.thorval.lessons.cases import (
    E4,
    E5,
    E6,
    E7,
    E13,
    E14,
    E18,
    E21,
    FIXTURE,
    GATHERING,
    HIDING,
    PEOPLED,
    PRESETS,
    THREE,
    W10,
    by_hand,
    wilds,
)
from orclib.games.thorval.rules import knowledge
from orclib.games.thorval.rules.fight import strengths
from orclib.games.thorval.rules.orks import band_targets
from orclib.games.thorval.rules.turn import reinforcements
from orclib.games.thorval.state import Phase, State
from orclib.language import Bilingual as Words

_A, _B = Seat(0), Seat(1)
_ORANGE, _BLUE = Words("Orange", "Orange"), Words("Blue", "Bleu")
_NOBODY = Words("Nobody", "Personne")
_YES_NO = {"yes": Words("Yes", "Oui"), "no": Words("No", "Non")}


def _numbers(*numbers: int) -> dict[str, Words]:
    return {str(n): Words(str(n), str(n)) for n in numbers}


def _before(start: Start, moves: int) -> Start:
    """A start without its last moves, and without anything on top that would give the answer away."""
    return replace(start, moves=start.moves[: len(start.moves) - moves], overlay="")


# --- what questions read off a state ---------------------------------------------------------------------------------


def _units(space: str) -> Callable[[State], str]:
    """How many units or orks stand in a space."""

    def truth(state: State) -> str:
        force = state.force(space)
        return str(force.units if force else 0)

    return truth


def _holder(space: str) -> Callable[[State], str]:
    """Who holds a space: a letter, "orks" or "nobody"."""

    def truth(state: State) -> str:
        force = state.force(space)
        return "nobody" if force is None else "orks" if force.holder is None else "ABCDEF"[force.holder]

    return truth


def _strength(side: int) -> Callable[[State], str]:
    """The strength of the attacker (0) or the defender (1) in the fight that is prepared or runs."""

    def truth(state: State) -> str:
        assert state.fight is not None
        return str(strengths(state, state.fight)[side])

    return truth


def _order(position: str, rolls: tuple[str, ...], band_space: str) -> Callable[[State], str]:
    """The spaces that a band attacks, in order, as they stand once the orks have multiplied."""
    before = by_hand(position, *rolls)
    return lambda _state: ", ".join(band_targets(before.match(GAME).state, band_space)) or "none"


def _due(state: State) -> str:
    """How many soldiers Orange gets as reinforcements."""
    return str(reinforcements(state, _A))


def _winners(state: State) -> str:
    """Who has won the game, by letters."""
    return "".join("ABCDEF"[seat] for seat in state.winners) or "nobody"


def _orders(*orders: str) -> dict[str, Words]:
    """Orders of attack, or "none" for no attack at all."""
    names = {order: order.replace(", ", "; then ") for order in orders}
    french = {order: order.replace(", ", " ; puis ") for order in orders}
    return {
        order: Words("Nobody", "Personne") if order == "none" else Words(names[order], french[order])
        for order in orders
    }


def _ork_castles(state: State) -> str:
    """How many castles orks hold."""
    return str(sum(state.holds(None, castle) for castle in state.board.castles))


def _knowing(space: str) -> Callable[[State], str]:
    """Who knows what lies in a space, by letters."""

    def truth(state: State) -> str:
        eyes = [
            (seat, each.kind)
            for seat in state.options.seats
            for each in knowledge.observe(state, seat).lying
            if each.space == space
        ]
        return "".join("ABCDEF"[seat] for seat, kind in eyes if kind is not None)

    return truth


_SIEGE = "A II/3, III/1 = 1S; I/5 = 2S\nB II/4, VI/1 = 1S; I/3 = 2S\nO 3 = 6\nphase spread"
_TUNNEL = wilds(E7, empty=("IV/3", "V/4", "V/6", "8"))
_SHUT = wilds(f"{E7}\nA V/4 = 1S+H", empty=("IV/3", "V/6", "8"))
_TRUCE = f"{E13.replace('A to move', '')}\nphase spread"
FIRST_FIND = ("attack II/2 II/5 total", "announce II/2 II/3", "exchange 3 6", "occupy 2")
SECOND_FIND = ("mass II/5 hero", "keep", "begin total", "ready", "B: ready", "exchange 2 5", "occupy 2")
ROUND = f"{FIXTURE}\nphase spread\nfirst A"
ROLLED = ("roll 2", "roll 3", "roll 5", "roll 6")

_RING = ("attack II/2 II/5 total", "exchange 1 2", "occupy 1")
_RING_THREE = E21.replace("2 players", "3 players\nC VI/4 = 2S")
_RING_HERO = _RING_THREE.replace("B V/6 = 1S", "B V/6 = 2S+H")

_ALL: tuple[Question, ...] = (
    # --- island ---
    WhichOnes(
        slug="contiguous",
        en="Orange holds II/5; orks are all around. An attack goes to a space next to one's own. Which may Orange attack?",
        fr="Orange tient II/5 ; les Orks sont tout autour. On attaque une case contiguë à la sienne. Lesquelles Orange peut-il attaquer ?",
        start=PRESETS["P4 water and bridge"],
        move="attack II/5 {} total",
        over=("II/6", "VI/2", "V/1", "I/6", "V/2", "3"),
    ),
    WhatHappens(
        slug="who-controls",
        en="In II/5: two soldiers of Blue, the dragon, the mediator, and a treasure of Orange's. Who controls II/5?",
        fr="En II/5 : deux soldats de Bleu, le dragon, le médiateur, et un trésor d'Orange. Qui contrôle II/5 ?",
        start=PRESETS["P5 many in one space"],
        moves=(),
        choices={"A": _ORANGE, "B": _BLUE, "nobody": _NOBODY, "dragon": Words("The dragon", "Le dragon")},
        truth=_holder("II/5"),
    ),
    # --- peopling ---
    WhatHappens(
        slug="ork-double",
        en="Orks for region I: both dice show 2. What happens?",
        fr="Les Orks de la région I : les deux dés montrent 2. Que se passe-t-il ?",
        start=PRESETS["W1 ork dice"],
        moves=("roll 2", "roll 2"),
        choices={
            "again": Words("One die is thrown again", "On relance un dé"),
            "four": Words("Four orks come to I/2", "Quatre Orks arrivent en I/2"),
            "two": Words("Two orks come to I/2, and region I is done", "Deux Orks arrivent en I/2, et c'est tout"),
        },
        truth=lambda state: {"0": "again", "2": "two"}.get(_units("I/2")(state), "four"),
    ),
    WhatHappens(
        slug="castles-left",
        en="Three players have chosen castles 4, 5 and 7. How many castles do orks get?",
        fr="Trois joueurs ont choisi les châteaux 4, 5 et 7. Combien de châteaux vont aux Orks ?",
        start=by_hand("3 players\nphase castles\nfirst A"),
        moves=("settle 4", "settle 5", "settle 7"),
        choices=_numbers(2, 3, 5),
        truth=_ork_castles,
    ),
    WhichOnes(
        slug="ten-soldiers",
        en="Orange has ten soldiers to put, all in one space, and holds castle 4 and II/4; I/1 is Blue's. What may Orange put, and where?",
        fr="Orange a dix soldats à poser, tous dans une case, et tient le château 4 et II/4 ; I/1 est à Bleu. Que peut-il poser, et où ?",
        start=PRESETS["W2 figure for soldiers"],
        move="mass {}",
        over=("4", "4 hero", "II/4 wizard", "4 hero wizard", "I/1"),
    ),
    # --- hiding ---
    WhichOnes(
        slug="first-treasure",
        en="Blue hides Orange's first treasure. Orange holds castle 4, and in castle 7 a treasure lies already. Where may Blue put it?",
        fr="Bleu cache le premier trésor d'Orange. Orange tient le château 4, et il y a déjà un trésor au château 7. Où Bleu peut-il le mettre ?",
        start=by_hand(f"{PEOPLED}\nphase hide\nfirst A", *HIDING[:1], eyes=_B),
        move="B: hide chest {}",
        over=("2", "3", "5", "4", "7", "II/4"),
    ),
    WhichOnes(
        slug="second-treasure",
        en="Each player's second treasure goes to any territory without a treasure, even one of its owner (our ruling). Yellow's crown lies in III/2; Orange holds II/4. Where may Blue hide Orange's crown?",
        fr="Le deuxième trésor va dans un territoire quelconque sans trésor, même chez son propriétaire (notre décision). La couronne de Jaune est en III/2 ; Orange tient II/4. Où Bleu peut-il cacher la couronne d'Orange ?",
        start=Start(position=PRESETS["E22 under its owner's nose"].position, eyes=_B),
        move="B: hide crown {}",
        over=("I/1", "II/1", "II/4", "III/2", "3"),
    ),
    WhatHappens(
        slug="under-the-nose",
        en="Blue has hidden Orange's crown in II/4, under Orange's own soldier (allowed, by our ruling). Yellow puts the last ten soldiers, and the set-up is complete. "
        "How many soldiers does Orange get at once?",
        fr="Bleu a caché la couronne d'Orange en II/4, sous le soldat d'Orange lui-même (permis, selon notre décision). Jaune pose les dix derniers soldats, la préparation est finie. "
        "Combien de soldats Orange reçoit-il aussitôt ?",
        start=PRESETS["P6 the last ten soldiers"],
        moves=("mass 2",),
        choices=_numbers(0, 3, 4),
        truth=lambda state: str(state.to_place),
    ),
    WhatHappens(
        slug="who-knows",
        en="A treasure of Orange lies in I/1, which Blue holds. Blue hid it there. Who knows what it is?",
        fr="Un trésor d'Orange est en I/1, tenu par Bleu. C'est Bleu qui l'a caché. Qui sait ce que c'est ?",
        start=Start(position=PRESETS["D1 right after the set-up"].position, eyes=_A, deal=False),
        moves=(),
        choices={
            "A": Words("Orange, the owner", "Orange, son propriétaire"),
            "B": Words("Blue, who hid it", "Bleu, qui l'a caché"),
            "AB": Words("Both", "Les deux"),
            "ABCD": Words("Everybody", "Tout le monde"),
        },
        truth=_knowing("I/1"),
    ),
    # --- round ---
    WhatHappens(
        slug="who-begins",
        en="Orange is first player, and Yellow puts the last ten soldiers of the set-up. What comes next?",
        fr="Orange est premier joueur, et Jaune pose les dix derniers soldats de la préparation. Qu'est-ce qui vient ensuite ?",
        start=PRESETS["P7 before the first round"],
        moves=("mass 2 hero",),
        choices={
            "spread": Words("The orks multiply", "Les Orks se multiplient"),
            "help": Words("Orange's turn", "C'est à Orange de jouer"),
            "dragon": Words("The dragon flies", "Le dragon s'envole"),
        },
        truth=lambda state: state.phase.value,
    ),
    WhatHappens(
        slug="after-the-last",
        en="Yellow, the last in order, attacks nobody. All four have played. What comes next?",
        fr="Jaune, le dernier à jouer, n'attaque pas. Tous les quatre ont joué. Qu'est-ce qui vient ensuite ?",
        start=by_hand(f"{FIXTURE}\nphase declare\nfirst A\nturn D"),
        moves=("pass",),
        choices={
            "spread": Words("A new round, with the orks", "Un nouveau tour de jeu, avec les Orks"),
            "help": Words("Orange's turn again", "C'est de nouveau à Orange"),
            "first_player": Words("The roll for first player", "On tire le premier joueur"),
            "over": Words("The game ends", "La partie finit"),
        },
        truth=lambda state: state.phase.value,
    ),
    # --- spread ---
    WhatHappens(
        slug="castle-two",
        en="Castle 3 touches II, III and VI. There are 2 orks in castle 3, 2 in II/1, 1 in III/2, and no others. Three players roll II, IV and VI. How many orks are in castle 3 then?",
        fr="Le château 3 touche II, III et VI. Il y a 2 Orks au château 3, 2 en II/1, 1 en III/2, et pas d'autres. Trois joueurs tirent II, IV et VI. Combien d'Orks y a-t-il alors au château 3 ?",
        start=PRESETS["P12 a castle among soldiers"],
        moves=("roll 2", "roll 4", "roll 6"),
        choices=_numbers(2, 3, 4, 5),
        truth=_units("3"),
    ),
    WhatHappens(
        slug="five-players",
        en="Five players roll only once: a 4. Where do the orks multiply?",
        fr="À cinq joueurs, on ne jette le dé qu'une fois : un 4. Où les Orks se multiplient-ils ?",
        start=PRESETS["P8 five players roll once"],
        moves=("roll 4",),
        choices={
            "4": Words("In region IV only", "Dans la région IV seulement"),
            "12356": Words("Everywhere but in IV", "Partout, sauf dans la région IV"),
            "123456": Words("Everywhere", "Partout"),
        },
        truth=lambda state: "".join(map(str, state.regions)),
    ),
    # --- strength ---
    WhatHappens(
        slug="hero-and-six",
        en="Orange attacks with the hero and 6 soldiers. What is their strength?",
        fr="Orange attaque avec le héros et 6 soldats. Quelle est leur puissance ?",
        start=PRESETS["W7 strength"],
        moves=("attack II/2 II/5 partial", "exchange 1 6"),
        choices=_numbers(4, 5, 6, 7),
        truth=_strength(0),
    ),
    WhatHappens(
        slug="over-the-bridge",
        en="Orange has 9 soldiers and the small wizard in V/1, in the forest. Blue attacks from II/5, over the bridge. What is Orange's strength?",
        fr="Orange a 9 soldats et le petit magicien en V/1, en forêt. Bleu attaque depuis II/5, par le pont. Quelle est la puissance d'Orange ?",
        start=PRESETS["E1 one garrison, three strengths"],
        moves=("attack II/5 V/1 partial", "exchange 5 1"),
        choices=_numbers(6, 7, 8, 9),
        truth=_strength(1),
    ),
    WhatHappens(
        slug="through-the-tunnel",
        en="Orange has 5 soldiers and the small wizard in V/5, in the forest. Blue attacks through the tunnel. What is Orange's strength?",
        fr="Orange a 5 soldats et le petit magicien en V/5, en forêt. Bleu attaque par le tunnel. Quelle est la puissance d'Orange ?",
        start=PRESETS["E2 the tunnel swaps"],
        moves=("attack III/4 V/5 partial", "exchange 5 1"),
        choices=_numbers(6, 7, 8, 9),
        truth=_strength(1),
    ),
    WhatHappens(
        slug="hero-in-the-forest",
        en="Orange has 2 soldiers and the hero in V/1, in the forest. Blue attacks from VI/2, over land. What is Orange's strength?",
        fr="Orange a 2 soldats et le héros en V/1, en forêt. Bleu attaque depuis VI/2, par terre. Quelle est la puissance d'Orange ?",
        start=PRESETS["W8 forest"],
        moves=("attack VI/2 V/1 partial", "exchange 5 1"),
        choices=_numbers(3, 4, 5, 6),
        truth=_strength(1),
    ),
    WhatHappens(
        slug="band-in-the-forest",
        en="Six orks in V/5, in the forest, attack Blue's soldier in III/4 through the tunnel. What is the strength of the orks?",
        fr="Six Orks de V/5, en forêt, attaquent par le tunnel le soldat de Bleu en III/4. Quelle est la puissance des Orks ?",
        start=_before(PRESETS["E7 who opens the tunnel"], 2),
        moves=("roll 1", "roll 2", "exchange 5 4"),
        choices=_numbers(4, 5, 6, 7),
        truth=_strength(0),
    ),
    # --- exchange ---
    WhatHappens(
        slug="five-five",
        en="Orange attacks with strength 4 (two soldiers and the small wizard) two orks with strength 2. Both dice show 5. What happens?",
        fr="Orange attaque avec une puissance de 4 (deux soldats et le petit magicien) deux Orks de puissance 2. Les deux dés montrent 5. Que se passe-t-il ?",
        start=by_hand(W10, "attack II/2 II/5 partial", "exchange 2 2", "lose soldiers", "go on"),
        moves=("exchange 5 5", "lose soldiers"),
        choices={
            "3:2": Words("Nobody loses anything", "Personne ne perd rien"),
            "2:2": Words("Orange loses one unit", "Orange perd une unité"),
            "3:1": Words("The orks lose one", "Les Orks perdent un des leurs"),
            "0:0": Words("All are wiped out", "Tous sont anéantis"),
        },
        truth=lambda state: f"{_units('II/2')(state)}:{_units('II/5')(state)}",
    ),
    WhatHappens(
        slug="five-counts",
        en="Orange attacks with 6 soldiers. Blue has strength 5 and rolls 5. How many soldiers does Orange lose?",
        fr="Orange attaque avec 6 soldats. Bleu a une puissance de 5 et fait 5. Combien de soldats Orange perd-il ?",
        start=PRESETS["W9 single rolls"],
        moves=("exchange 2 5", "B: lose soldiers"),
        choices=_numbers(0, 1, 4, 5),
        truth=lambda state: str(6 - int(_units("II/2")(state))),
    ),
    WhatHappens(
        slug="too-high",
        en="Orange attacks with 3 soldiers and rolls 5. Blue has 2 soldiers and rolls 1. How many does Blue lose?",
        fr="Orange attaque avec 3 soldats et fait 5. Bleu a 2 soldats et fait 1. Combien Bleu en perd-il ?",
        start=PRESETS["W9 too high"],
        moves=("exchange 5 1",),
        choices=_numbers(0, 1, 2),
        truth=lambda state: str(2 - int(_units("II/5")(state))),
    ),
    WhichOnes(
        slug="whom-to-lose",
        en="Orange, with four soldiers and the small wizard, has to lose two units. What may Orange do?",
        fr="Orange, avec quatre soldats et le petit magicien, doit perdre deux unités. Que peut faire Orange ?",
        start=by_hand(W10, "attack II/2 II/5 partial", "exchange 2 2"),
        move="{}",
        over=("lose soldiers", "lose wizard", "stop", "take II/5"),
    ),
    # --- orks ---
    WhatHappens(
        slug="order-of-targets",
        en="Six orks in castle 3 attack. All four spaces next to it hold players' soldiers. In which order?",
        fr="Six Orks du château 3 attaquent. Les quatre cases contiguës sont tenues par des soldats. Dans quel ordre ?",
        start=by_hand(wilds(_SIEGE)),
        moves=("roll 1", "roll 4", "exchange 1 6", "exchange 1 6", "exchange 1 6"),
        choices=_orders("II/3, II/4, III/1, VI/1", "II/3, III/1, II/4, VI/1", "VI/1, III/1, II/4, II/3", "II/3, II/4"),
        truth=_order(wilds(_SIEGE), ("roll 1", "roll 4"), "3"),
    ),
    WhatHappens(
        slug="hero-or-wizard",
        en="Six orks in castle 3. Orange's hero stands in II/3, a soldier and the small wizard in II/4; Blue has two soldiers in III/1; VI/1 is held by an ork. Whom do they attack?",
        fr="Six Orks au château 3. Le héros d'Orange est en II/3, un soldat et le petit magicien en II/4 ; Bleu a deux soldats en III/1 ; un Ork tient VI/1. Qui attaquent-ils ?",
        start=by_hand(E6),
        moves=("roll 1", "roll 4", "roll 5", "exchange 2 4"),
        choices=_orders("II/3, II/4, III/1", "II/4, III/1", "III/1", "II/4, III/1, VI/1"),
        truth=_order(E6, ("roll 1", "roll 4", "roll 5"), "3"),
    ),
    WhatHappens(
        slug="open-tunnel",
        en="Six orks in V/5. No player holds a space next to them, but at the far end of the tunnel, in III/4, stands Blue's soldier. Whom do they attack?",
        fr="Six Orks en V/5. Aucun joueur ne tient de case à côté d'eux, mais à l'autre bout du tunnel, en III/4, il y a un soldat de Bleu. Qui attaquent-ils ?",
        start=by_hand(_TUNNEL),
        moves=("roll 1", "roll 2"),
        choices=_orders("III/4", "V/3", "none"),
        truth=_order(_TUNNEL, ("roll 1", "roll 2"), "V/5"),
    ),
    WhatHappens(
        slug="shut-tunnel",
        en="Six orks in V/5. Blue's soldier stands at the far end of the tunnel, in III/4, Orange's hero and a soldier in V/4, beside the orks. Whom do they attack?",
        fr="Six Orks en V/5. Un soldat de Bleu est à l'autre bout du tunnel, en III/4 ; le héros d'Orange et un soldat sont en V/4, à côté des Orks. Qui attaquent-ils ?",
        start=by_hand(_SHUT),
        moves=("roll 1", "roll 2"),
        choices=_orders("III/4", "V/4", "V/4, III/4", "none"),
        truth=_order(_SHUT, ("roll 1", "roll 2"), "V/5"),
    ),
    WhatHappens(
        slug="orks-pay-too",
        en="Four orks in II/2 attack Orange's soldier in II/5. First the dice show 5 and 6, then 1 and 2. How many orks are left in II/2?",
        fr="Quatre Orks de II/2 attaquent le soldat d'Orange en II/5. Les dés montrent d'abord 5 et 6, puis 1 et 2. Combien d'Orks reste-t-il en II/2 ?",
        start=by_hand(wilds(E4), "roll 1", "roll 3"),
        moves=("exchange 5 6", "exchange 1 2"),
        choices=_numbers(1, 2, 3, 4),
        truth=_units("II/2"),
    ),
    WhatHappens(
        slug="band-wiped-out",
        en="Four orks in II/2 attack Orange's four soldiers in II/5 and roll 6; Orange rolls 4. What happens to II/2?",
        fr="Quatre Orks de II/2 attaquent les quatre soldats d'Orange en II/5 et font 6 ; Orange fait 4. Que devient II/2 ?",
        start=by_hand(wilds(PRESETS["P9 a band against four"].position), "roll 1", "roll 3"),
        moves=("exchange 6 4", "advance II/2", "ready"),
        choices={
            "A": Words("Orange has to move in (our ruling)", "Orange doit s'y installer (notre décision)"),
            "orks": Words("A new ork comes at once", "Un nouvel Ork y arrive aussitôt"),
            "nobody": Words("It stays empty", "Elle reste vide"),
        },
        truth=_holder("II/2"),
    ),
    # --- refill ---
    WhatHappens(
        slug="last-ork",
        en="Ork episode: four orks in II/2 attack Orange's three soldiers in II/5. The dice show 1 and 2, then 2 and 1. What is in II/5 when the episode is over?",
        fr="Épisode des Orks : quatre Orks de II/2 attaquent les trois soldats d'Orange en II/5. Les dés montrent 1 et 2, puis 2 et 1. Qu'y a-t-il en II/5 à la fin de l'épisode ?",
        start=by_hand(wilds(E5), "roll 1", "roll 3"),
        moves=("exchange 1 2", "exchange 2 1"),
        choices={
            "0": Words("Nobody", "Personne"),
            "1": Words("One ork", "Un Ork"),
            "2": Words("Two orks", "Deux Orks"),
        },
        truth=_units("II/5"),
    ),
    WhatHappens(
        slug="both-die",
        en="Three soldiers of Orange attack three orks, and both dice show 3. Who holds II/5 afterwards?",
        fr="Trois soldats d'Orange attaquent trois Orks, et les deux dés montrent 3. Qui tient II/5 ensuite ?",
        start=PRESETS["E3 both die"],
        moves=("attack II/2 II/5 total", "exchange 3 3"),
        choices={"A": _ORANGE, "orks": Words("The orks", "Les Orks"), "nobody": _NOBODY},
        truth=_holder("II/5"),
    ),
    WhichOnes(
        slug="a-wall",
        en="II/2 and II/5 have just been emptied; an ork stands in II/1. What may Blue attack from II/6?",
        fr="II/2 et II/5 viennent d'être vidées ; un Ork est en II/1. Que peut attaquer Bleu depuis II/6 ?",
        start=PRESETS["E9 a wall for a round"],
        move="attack II/6 {} total",
        over=("II/5", "II/2", "II/1"),
    ),
    # --- dragon ---
    WhatHappens(
        slug="where-he-lands",
        en="The dragon's dice show 4, then 5. Where does he land?",
        fr="Les dés du dragon montrent 4, puis 5. Où atterrit-il ?",
        start=PRESETS["W4 dragon"],
        moves=("roll 4", "roll 5"),
        choices={
            "IV/5": Words("In IV/5", "En IV/5"),
            "V/4": Words("In V/4", "En V/4"),
            "4": Words("In castle 4", "Au château 4"),
        },
        truth=lambda state: state.dragon or "",
    ),
    WhatHappens(
        slug="appetite-five",
        en="The dragon lands on two soldiers and the hero of Orange, and his third die shows 5. How many of these units are left?",
        fr="Le dragon atterrit sur deux soldats et le héros d'Orange, et son troisième dé montre 5. Combien de ces unités reste-t-il ?",
        start=by_hand(E14),
        moves=("roll 5", "roll 1", "roll 5"),
        choices=_numbers(0, 1, 2, 3),
        truth=_units("V/1"),
    ),
    WhatHappens(
        slug="only-orks",
        en="The dragon lands in III/1, on three orks, and eats two. What comes next?",
        fr="Le dragon atterrit en III/1, sur trois Orks, et en dévore deux. Qu'est-ce qui vient ensuite ?",
        start=by_hand(E14),
        moves=("roll 3", "roll 1", "roll 2"),
        choices={
            "dragon": Words("He flies on", "Il s'envole vers un autre territoire"),
            "mediator": Words("He stays, and the mediator comes", "Il reste, et le médiateur arrive"),
        },
        truth=lambda state: state.phase.value,
    ),
    WhichOnes(
        slug="the-lair",
        en="The dragon rests in II/5, beside two of Blue's soldiers; an ork stands in II/3. What may Orange attack from II/2?",
        fr="Le dragon se repose en II/5, avec deux soldats de Bleu ; un Ork est en II/3. Que peut attaquer Orange depuis II/2 ?",
        start=PRESETS["E25 the dragon's lair"],
        move="A: attack II/2 {} total",
        over=("II/5", "II/3", "II/6"),
    ),
    # --- mediator ---
    WhichOnes(
        slug="truce",
        en="The mediator stands in II/2. Orks hold II/2, II/5 and III/6; Blue holds II/4, III/1 and castle 3. What may Orange attack from II/3?",
        fr="Le médiateur est en II/2. Les Orks tiennent II/2, II/5 et III/6 ; Bleu tient II/4, III/1 et le château 3. Que peut attaquer Orange depuis II/3 ?",
        start=Start(position=PRESETS["E13 the truce"].position),
        move="attack II/3 {} total",
        over=("II/2", "II/4", "II/5", "III/1", "III/6", "3"),
    ),
    WhatHappens(
        slug="orks-and-truce",
        en="The mediator stands in II/2 since last round. Four orks in II/5 border Orange in II/3 and Blue in II/4. Whom do they attack?",
        fr="Le médiateur est en II/2 depuis le tour précédent. Quatre Orks de II/5 sont à côté d'Orange en II/3 et de Bleu en II/4. Qui attaquent-ils ?",
        start=by_hand(_TRUCE),
        moves=("roll 1", "roll 4", "exchange 4 6", "exchange 1 6"),
        choices=_orders("II/3, II/4", "II/3", "none"),
        truth=_order(_TRUCE, ("roll 1", "roll 4"), "II/5"),
    ),
    WhichOnes(
        slug="three-soldiers",
        en="Orange's hero was lost; the small wizard stands in II/1. The mediator has come to Orange in IV/2. What may Orange put?",
        fr="Le héros d'Orange a été perdu ; le petit magicien est en II/1. Le médiateur est venu chez Orange en IV/2. Que peut poser Orange ?",
        start=PRESETS["E23 the hero comes back"],
        move="mass {}",
        over=("IV/2", "IV/2 hero", "IV/2 wizard", "II/1"),
    ),
    # --- realm ---
    WhatHappens(
        slug="three-spaces",
        en="Orange holds castle 3 and, beside it, II/3 and II/4: three spaces in all. How many soldiers are due?",
        fr="Orange tient le château 3 et, à côté, II/3 et II/4 : trois cases en tout. Combien de soldats reçoit-il ?",
        start=Start(position=PRESETS["W6 reinforcements"].position),
        moves=("help 0",),
        choices=_numbers(3, 4, 5),
        truth=_due,
    ),
    WhatHappens(
        slug="six-spaces",
        en="Orange holds castle 3, II/3, II/4, III/1, VI/1 and II/2, and no others. How many soldiers are due?",
        fr="Orange tient le château 3, II/3, II/4, III/1, VI/1 et II/2, et rien d'autre. Combien de soldats reçoit-il ?",
        start=Start(position=PRESETS["W6 six spaces"].position),
        moves=("help 0",),
        choices=_numbers(4, 5, 6, 7),
        truth=_due,
    ),
    WhatHappens(
        slug="across-the-water",
        en="Orange holds castle 6, V/1 and, over the bridge, II/5; castle 8, V/5 and, through the tunnel, III/4; and II/1, apart. How many soldiers are due?",
        fr="Orange tient le château 6, V/1 et, par le pont, II/5 ; le château 8, V/5 et, par le tunnel, III/4 ; et II/1, à l'écart. Combien de soldats reçoit-il ?",
        start=Start(position=PRESETS["E15 kingdoms"].position),
        moves=("help 0",),
        choices=_numbers(4, 5, 6, 7),
        truth=_due,
    ),
    WhatHappens(
        slug="one-space-lost",
        en="Orange holds castle 6 and, across the water, II/5, but the bridge between them ends in V/1, which Blue has taken. Orange also holds castle 8, V/5 and, through the tunnel, III/4; and II/1. How many soldiers are due?",
        fr="Orange tient le château 6 et, de l'autre côté de l'eau, II/5 ; mais le pont mène à V/1, que Bleu a prise. Orange tient aussi le château 8, V/5 et, par le tunnel, III/4 ; et II/1. Combien de soldats reçoit-il ?",
        start=Start(position=PRESETS["E15 a kingdom is cut"].position),
        moves=("help 0",),
        choices=_numbers(3, 4, 5, 6),
        truth=_due,
    ),
    # --- attack ---
    WhichOnes(
        slug="what-to-gather",
        en="A total attack from II/2 on II/5. Orange has 4 soldiers in II/1, 2 soldiers and the hero in II/3, one soldier in II/6 and one in I/5. What may Orange gather?",
        fr="Une attaque totale de II/2 contre II/5. Orange a 4 soldats en II/1, 2 soldats et le héros en II/3, un soldat en II/6 et un en I/5. De quoi Orange peut-il se renforcer ?",
        start=by_hand(E18, "attack II/2 II/5 total"),
        move="gather {}",
        over=("II/1", "II/3 hero", "II/3", "II/6", "I/5"),
    ),
    WhichOnes(
        slug="what-the-defender-gathers",
        en="A total attack on Blue in II/5. Blue also has 3 soldiers in II/6, 1 in VI/2, 2 in V/1 across the bridge, 4 in II/1. From where may Blue gather?",
        fr="Une attaque totale contre Bleu en II/5. Bleu a aussi 3 soldats en II/6, 1 en VI/2, 2 en V/1 de l'autre côté du pont, 4 en II/1. D'où Bleu peut-il se renforcer ?",
        start=by_hand(GATHERING, "attack II/2 II/5 total", eyes=_B),
        move="B: gather {}",
        over=("II/6", "V/1", "VI/2", "II/1"),
    ),
    WhichOnes(
        slug="transfer",
        en="Orange attacks from II/2, and may bring hero or wizard from any space that is not emptied by it (our ruling). The hero stands in VI/5 with a soldier, the wizard alone in III/4. Blue's wizard stands in II/6. Which transfers are allowed?",
        fr="Orange attaque depuis II/2, et peut y amener son héros ou son magicien de n'importe quelle case qui n'en est pas vidée (notre décision). Le héros est en VI/5 avec un soldat, le magicien seul en III/4. Le magicien de Bleu est en II/6. Quels transferts sont permis ?",
        start=by_hand(PRESETS["E19 transfer"].position, "attack II/2 II/5 partial"),
        move="{}",
        over=("A: transfer hero VI/5", "A: transfer wizard III/4", "B: transfer wizard II/6", "A: ready"),
    ),
    WhatHappens(
        slug="no-way-back",
        en="A total attack: three soldiers against four orks. The dice show 6 and 2: Orange has one soldier left. What may Orange do?",
        fr="Une attaque totale : trois soldats contre quatre Orks. Les dés montrent 6 et 2 : il reste un soldat à Orange. Que peut faire Orange ?",
        start=PRESETS["E24 no way back"],
        moves=("attack II/2 II/5 total", "exchange 6 2"),
        choices={
            "exchange": Words("Nothing: the dice are thrown again", "Rien : on relance les dés"),
            "go_on": Words("Go on or stop", "Continuer ou s'arrêter"),
            "help": Words("Nothing: the turn is over", "Rien : le tour est fini"),
        },
        truth=lambda state: state.phase.value,
    ),
    WhichOnes(
        slug="a-way-back",
        en="A partial attack: three soldiers against four orks. The dice show 6 and 2: Orange has one soldier left. What may Orange do?",
        fr="Une attaque partielle : trois soldats contre quatre Orks. Les dés montrent 6 et 2 : il reste un soldat à Orange. Que peut faire Orange ?",
        start=by_hand(PRESETS["E24 no way back"].position, "attack II/2 II/5 partial", "exchange 6 2"),
        move="A: {}",
        over=("stop", "go on", "gather I/5"),
    ),
    WhatHappens(
        slug="orks-strike-back",
        en="A single soldier in II/2 attacks two orks in II/5. Orange rolls 4, the orks 2. Who holds II/2 now?",
        fr="Un seul soldat en II/2 attaque deux Orks en II/5. Orange fait 4, les Orks 2. Qui tient II/2 maintenant ?",
        start=PRESETS["E12 orks counter-conquer"],
        moves=("attack II/2 II/5 total", "exchange 4 2"),
        choices={"A": _ORANGE, "orks": Words("The orks", "Les Orks"), "nobody": _NOBODY},
        truth=_holder("II/2"),
    ),
    WhatHappens(
        slug="alone",
        en="Orange's only soldier in II/2 attacks a single ork in II/5. The dice show 1 and 3. Who holds II/5 now?",
        fr="Le seul soldat d'Orange en II/2 attaque un Ork isolé en II/5. Les dés montrent 1 et 3. Qui tient II/5 maintenant ?",
        start=PRESETS["E12 a single ork stays"],
        moves=("attack II/2 II/5 total", "exchange 1 3"),
        choices={"A": _ORANGE, "orks": Words("The ork", "L'Ork"), "nobody": _NOBODY},
        truth=_holder("II/5"),
    ),
    # --- help ---
    WhichOnes(
        slug="boats",
        en="Orange has a boat, and holds I/1, IV/4 and IV/5; Blue holds VI/2, IV/1, castle 5 and castle 8. Which of these attacks are allowed?",
        fr="Orange a un bateau, et tient I/1, IV/4 et IV/5 ; Bleu tient VI/2, IV/1, le château 5 et le château 8. Lesquelles de ces attaques sont permises ?",
        start=Start(position=PRESETS["W5 boats"].position),
        move="attack {}",
        over=(
            "I/1 VI/2 by boat",
            "IV/4 IV/1 by boat",
            "IV/5 5 by boat",
            "IV/4 8 by boat",
            "IV/4 IV/1",
            "I/1 VI/2",
        ),
    ),
    WhichOnes(
        slug="which-options",
        en="Orange has five soldiers in castle 3 and the hero in II/3, both away from the water. A treasure of Blue's lies in I/6. Which options may Orange ask for?",
        fr="Orange a cinq soldats au château 3 et le héros en II/3, loin de l'eau. Un trésor de Bleu est en I/6. Quelles possibilités Orange peut-il demander ?",
        start=PRESETS["E16 six units"],
        move="help {}",
        over=("1", "2", "3", "4", "5"),
    ),
    WhichOnes(
        slug="seven-units",
        en="Orange has five soldiers in castle 3, the hero in II/3 and the small wizard in II/4, all away from the water. A treasure of Blue's lies in I/6. Which options may Orange ask for?",
        fr="Orange a cinq soldats au château 3, le héros en II/3 et le petit magicien en II/4, loin de l'eau. Un trésor de Bleu est en I/6. Quelles possibilités Orange peut-il demander ?",
        start=PRESETS["E16 seven units"],
        move="help {}",
        over=("1", "2", "3", "4", "5"),
    ),
    WhichOnes(
        slug="where-to-move",
        en="Option 3: Orange takes up Blue's treasure of IV/2, unseen. Where may it go? (Our reading: one treasure in a space, castles included, and Blue's own spaces are allowed.)",
        fr="Possibilité 3 : Orange prend le trésor de Bleu en IV/2, sans le regarder. Où peut-il aller ? (Notre lecture : un seul trésor par case, châteaux compris, et les cases de Bleu sont permises.)",
        start=by_hand(f"{FIXTURE}\nphase help\nfirst A", "help 3", "lift IV/2"),
        move="lay {}",
        over=("VI/6", "1", "II/2", "IV/2", "4", "I/1"),
    ),
    WhatHappens(
        slug="brings-nothing",
        en="Orange has asked for option 1. A single soldier attacks a single ork in II/5, where a treasure of Orange lies; the dice show 1 and 3. What has Orange gained?",
        fr="Orange a demandé la possibilité 1. Un seul soldat attaque un Ork isolé en II/5, où est un trésor d'Orange ; les dés montrent 1 et 3. Qu'a gagné Orange ?",
        start=PRESETS["E10 a victory that brings nothing"],
        moves=("attack II/2 II/5 total", "exchange 1 3"),
        choices={
            "1": Words(
                "Nothing: the soldiers are lost, the treasure stays hidden",
                "Rien : les soldats sont perdus, le trésor reste caché",
            ),
            "3": Words("Two soldiers", "Deux soldats"),
            "found": Words("The treasure", "Le trésor"),
        },
        truth=lambda state: "found" if state.found[_A] else _units("II/2")(state),
    ),
    WhatHappens(
        slug="second-lapses",
        en="Option 2: Orange announces II/2 against II/5, then II/2 against II/3. Two soldiers attack two orks, and both dice show 2. What becomes of the second attack?",
        fr="Possibilité 2 : Orange annonce II/2 contre II/5, puis II/2 contre II/3. Deux soldats attaquent deux Orks, et les deux dés montrent 2. Que devient la deuxième attaque ?",
        start=PRESETS["E17 the second attack lapses"],
        moves=("attack II/2 II/5 total", "announce II/2 II/3", "exchange 2 2"),
        choices={
            "lapsed": Words("It lapses: the origin is lost", "Elle tombe : la case d'attaque est perdue"),
            "begins": Words("It begins", "Elle commence"),
            "other": Words("Orange chooses another one", "Orange en choisit une autre"),
        },
        truth=lambda state: (
            "lapsed"
            if state.mover != _A
            else "begins"
            if state.phase in (Phase.SECOND_ATTACK, Phase.EXCHANGE)
            else "other"
        ),
    ),
    WhichOnes(
        slug="second-origin",
        en="Option 2: Orange attacks II/5 from II/2, and now announces the second attack, before any die. Which of these may be announced? (Our ruling: it starts from a space that is Orange's already.)",
        fr="Possibilité 2 : Orange attaque II/5 depuis II/2 et annonce maintenant la deuxième attaque, avant tout jet de dés. Que peut-il annoncer ? (Notre décision : elle part d'une case déjà à lui.)",
        start=by_hand(PRESETS["P11 two attacks"].position, "attack II/2 II/5 total"),
        move="announce {}",
        over=("II/2 II/3", "VI/5 V/6", "II/2 II/5", "II/5 V/1", "VI/5 II/3"),
    ),
    WhatHappens(
        slug="dodge-the-bridge",
        en="Blue has two soldiers and the hero in V/1, in the forest. Against an attack over the bridge their strength would be 6. Orange comes by boat. What is it now?",
        fr="Bleu a deux soldats et le héros en V/1, en forêt. Contre une attaque par le pont, leur puissance serait 6. Orange vient en bateau. Quelle est-elle maintenant ?",
        start=PRESETS["E20 the boat dodges the bridge"],
        moves=("attack II/5 V/1 partial by boat", "exchange 5 1"),
        choices=_numbers(3, 4, 5, 6),
        truth=_strength(1),
    ),
    # --- treasures ---
    WhatHappens(
        slug="out-of-turn",
        en="Blue has found two treasures; the third lies in II/2, Orange's space. Orange attacks from there with two soldiers: 5, too high. Blue, with three soldiers and the small wizard in II/5, rolls 4. Who wins the game?",
        fr="Bleu a trouvé deux trésors ; le troisième est en II/2, chez Orange. Orange attaque de là avec deux soldats : 5, trop haut. Bleu, avec trois soldats et le petit magicien en II/5, fait 4. Qui gagne la partie ?",
        start=PRESETS["E11 winning out of turn"],
        moves=("attack II/2 II/5 total", "exchange 5 4", "occupy 1"),
        choices={"A": _ORANGE, "B": _BLUE, "nobody": Words("Nobody yet", "Personne encore")},
        truth=_winners,
    ),
    WhatHappens(
        slug="ring-of-fate",
        en="Two players. Orange takes II/5 and finds the ring. Blue has three units left: one soldier in V/6, two in VI/5. Orange takes all three. How does it end?",
        fr="Deux joueurs. Orange prend II/5 et trouve l'anneau. Bleu n'a plus que trois unités : un soldat en V/6, deux en VI/5. Orange les enlève toutes. Comment cela finit-il ?",
        start=PRESETS["E21 the ring ends a career"],
        moves=("attack II/2 II/5 total", "exchange 1 2", "occupy 1", "take units V/6 1, VI/5 2"),
        choices={
            "A": Words(
                "Orange wins as the last survivor (our ruling)",
                "Orange gagne, dernier survivant (notre décision)",
            ),
            "nobody": Words("Orange goes on alone", "Orange continue seul"),
            "B": Words("Blue wins", "Bleu gagne"),
        },
        truth=_winners,
    ),
    WhichOnes(
        slug="ring-and-hero",
        en="Orange has found the ring and takes three units of Blue's: two soldiers and the hero in V/6, two soldiers in VI/5. A soldier is taken already. What may Orange take next?",
        fr="Orange a trouvé l'anneau et enlève trois unités à Bleu : deux soldats et le héros en V/6, deux soldats en VI/5. Un soldat est déjà enlevé. Que peut-il enlever ensuite ?",
        start=by_hand(_RING_HERO, *_RING, "take V/6"),
        move="take {}",
        over=("V/6", "V/6 hero", "VI/5", "VI/4"),
    ),
    WhatHappens(
        slug="ring-of-three",
        en="Three players. Orange has found the ring, and Blue has only three units: one in V/6, two in VI/5. Orange takes all three. What happens?",
        fr="Trois joueurs. Orange a trouvé l'anneau, et Bleu n'a que trois unités : une en V/6, deux en VI/5. Orange les enlève toutes. Que se passe-t-il ?",
        start=by_hand(_RING_THREE, *_RING),
        moves=("take units V/6 1, VI/5 2",),
        choices={
            "out": Words("Blue is out; Orange and Green play on", "Bleu est éliminé ; Orange et Vert continuent"),
            "over": Words("The game is over", "La partie est finie"),
            "stays": Words("Blue stays in and may come back", "Bleu reste en jeu et peut revenir"),
        },
        truth=lambda state: "over" if state.winners else "stays" if _B in state.alive else "out",
    ),
    WhichOnes(
        slug="ring-targets",
        en="Orange has the ring and has taken one of Blue's soldiers from V/6. Blue has two in VI/5, Green two in VI/4; orks stand in II/1. Which unit may Orange take next?",
        fr="Orange a l'anneau et a enlevé un soldat de Bleu en V/6. Bleu en a deux en VI/5, Vert deux en VI/4 ; des Orks sont en II/1. Quelle unité Orange peut-il enlever ensuite ?",
        start=by_hand(
            E21.replace("2 players", "3 players\nC VI/4 = 2S\nO II/1 = 2"),
            "attack II/2 II/5 total",
            "exchange 1 2",
            "occupy 1",
            "take V/6",
        ),
        move="take {}",
        over=("VI/5", "VI/4", "II/1", "II/2"),
    ),
    WhichOnes(
        slug="chest",
        en="Orange has just found the chest in II/5, with four soldiers left in II/2. Which of these may Orange do?",
        fr="Orange vient de trouver le coffret en II/5, et il lui reste quatre soldats en II/2. Que peut faire Orange ?",
        start=by_hand(THREE, *FIRST_FIND),
        move="{}",
        over=("mass II/5", "mass II/5 hero", "mass II/5 wizard", "mass II/5 hero wizard", "mass II/2"),
    ),
    WhichOnes(
        slug="crown",
        en="Orange has found the crown in II/3 and puts three soldiers. The hero came with the chest and stands in II/5; Blue holds II/4. Where may Orange put what?",
        fr="Orange a trouvé la couronne en II/3 et pose trois soldats. Le héros est venu avec le coffret, en II/5 ; Bleu tient II/4. Que peut poser Orange, et où ?",
        start=by_hand(THREE, *FIRST_FIND, *SECOND_FIND),
        move="put {}",
        over=("II/3", "I/5", "II/2 wizard", "II/5 wizard", "II/2 hero", "II/4"),
    ),
    # --- play ---
    WhichOnes(
        slug="why-not",
        en="Blue has said: if you cross my land to attack my castle, I attack your weakest space at once. Orange has three soldiers in II/2; Blue holds II/1 and castle 5, and II/5 is empty. Which of these may Orange do?",
        fr="Bleu a dit : si tu traverses mon territoire pour attaquer mon château, j'attaque immédiatement ta case la plus faible. Orange a trois soldats en II/2 ; Bleu tient II/1 et le château 5, et II/5 est vide. Que peut faire Orange ?",
        start=PRESETS["W11 negotiation"],
        move="A: {}",
        over=(
            "attack II/2 II/1 total",
            "attack II/2 5 total",
            "try bind",
            "try walk II/2 II/5",
            "help 1",
            "pass",
        ),
    ),
    WhatHappens(
        slug="broken-promise",
        en="Orange has promised not to attack II/1, and attacks it all the same, from II/2. What does the rule say?",
        fr="Orange a promis de ne pas attaquer II/1, et l'attaque quand même, depuis II/2. Que dit la règle ?",
        start=PRESETS["W11 negotiation"],
        moves=("attack II/2 II/1 partial",),
        choices={
            "yes": Words("The attack goes on: promises bind nobody", "L'attaque a lieu : un accord n'engage personne"),
            "no": Words("The attack is not allowed", "L'attaque est interdite"),
        },
        truth=lambda state: "yes" if state.fight is not None else "no",
    ),
    WhatHappens(
        slug="blank",
        en="The variant: Orange has found the chest and the crown, takes II/5 and finds the blank treasure. Has Orange won?",
        fr="La variante : Orange a trouvé le coffret et la couronne, prend II/5 et trouve le trésor sans inscription. A-t-il gagné ?",
        start=PRESETS["P10 a blank treasure"],
        moves=("attack II/2 II/5 total", "exchange 1 2", "occupy 1"),
        choices=_YES_NO,
        truth=lambda state: "yes" if state.winners else "no",
    ),
)

QUESTIONS: Final = {question.slug: question for question in _ALL}
