"""The questions of the lessons, by name; the engine finds what is right, nothing here stores it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from orclib.engine import Seat
from orclib.engine.teaching import Question, Start, WhatHappens, WhichOnes
from orclib.games.orcs_vs_orcs.lessons.cases import (
    BARE,
    BEFORE_W10,
    E7,
    PARTNERS,
    PRESETS,
    SETUP,
    W9_MOVES,
    W10_MOVES,
    battle,
    fight,
)
from orclib.games.orcs_vs_orcs.state import Phase, State
from orclib.language import Bilingual as Words

_GREEN, _BLUE = Seat(0), Seat(1)
_LETTERS = "GBOV"
PLAYERS = {
    "G": Words("Green", "Vert"),
    "B": Words("Blue", "Bleu"),
    "O": Words("Orange", "Orange"),
    "V": Words("Violet", "Violet"),
}
NOBODY = Words("Nobody", "Personne")
_YES_NO = {"yes": Words("Yes", "Oui"), "no": Words("No", "Non")}
_OWNERS = {"G": PLAYERS["G"], "B": PLAYERS["B"], "nobody": NOBODY}


def _numbers(*numbers: int) -> dict[str, Words]:
    return {str(n): Words(str(n), str(n)) for n in numbers}


def _at(position: str, *moves: str, overlay: str = "") -> Start:
    return Start(position=position, moves=moves, overlay=overlay)


def _after(name: str, *moves: str) -> Start:
    """A named position after some moves, without anything on top that would give an answer away."""
    start = PRESETS[name]
    return replace(start, moves=(*start.moves, *moves), overlay="", deal=False)


def _fought(name: str, *rounds: tuple[str, ...]) -> Start:
    """A battle of the rulebook after some rounds; cards come as the example says."""
    moves = [move for played in rounds for move in played if not move.startswith("draw")]
    return replace(PRESETS[name], moves=tuple(moves))


def _plain(name: str) -> Start:
    """A named position without anything on top."""
    return replace(PRESETS[name], overlay="")


# --- what questions read off a state ---------------------------------------------------------------------------------


def _glory(seat: Seat) -> Callable[[State], str]:
    """The points of a player."""
    return lambda state: str(state.players[seat].glory)


def _victor(state: State) -> str:
    """Who has gained a point since nobody had any, by letters."""
    found = "".join(_LETTERS[seat] for seat in state.options.seats if state.players[seat].glory)
    return found or "nobody"


def _hordes(zone: str) -> Callable[[State], str]:
    """How many Hordes stand in a zone."""

    def truth(state: State) -> str:
        army = state.army(zone)
        return str(army.hordes if army else 0)

    return truth


def _owner(zone: str) -> Callable[[State], str]:
    """Whose marker lies in a zone, by a letter."""

    def truth(state: State) -> str:
        seat = state.marker(zone)
        return "nobody" if seat is None else _LETTERS[seat]

    return truth


def _actions(state: State) -> str:
    """The actions that are left to whoever acts."""
    return str(state.actions)


def _space(seat: Seat) -> Callable[[State], str]:
    """Where the strike token of a player stands in the battle."""

    def truth(state: State) -> str:
        number = state.side(seat)
        assert number is not None
        assert state.battle is not None
        return str(state.battle.sides[number].space)

    return truth


def _struck(seat: Seat, before: int) -> Callable[[State], str]:
    """How many strikes a player has taken since the token stood on a space, with the Hordes lost before none."""

    def truth(state: State) -> str:
        number = state.side(seat)
        assert number is not None
        assert state.battle is not None
        side = state.battle.sides[number]
        return str(side.space - before + 6 * side.losses)

    return truth


def _goes_on(state: State) -> str:
    """Whether the battle goes on."""
    return "yes" if state.battle is not None and not state.battle.ending else "no"


def _fortress(zone: str) -> Callable[[State], str]:
    """Whose fortress a zone has and how it stands, as in "G lying"."""

    def truth(state: State) -> str:
        fort = state.fortress(zone)
        return "none" if fort is None else f"{_LETTERS[fort.owner]} {'standing' if fort.standing else 'lying'}"

    return truth


def _gains(state: State) -> str:
    """What Green and Blue have gained on 10 and 13 points."""
    green, blue = (state.players[seat].glory for seat in (_GREEN, _BLUE))
    return f"{green - 10} {blue - 13}"


def _winners(state: State) -> str:
    """Who has won the game, by letters."""
    return "".join(_LETTERS[seat] for seat in state.winners) or "nobody"


def _berserk_asked(state: State) -> str:
    """Whether Blue is asked about Berserk."""
    return "yes" if state.phase is Phase.BERSERK and state.active == _BLUE else "no"


# --- positions of single scenes --------------------------------------------------------------------------------------

_W9 = "W9 battle in the field"
_LONG_DECK = "deck ORC ORC ORC ORC HEAVY HEAVY HEAVY HEAVY HEAVY HEAVY HEAVY"
_DECK_ROOM = "n_road: G 2\nn_cwm: B 2\nn_cw1: ruin\nGreen: units HEAVY 7, heroes FROKSH VIGDISH away"
_LAST_CARDS = fight(
    "2 against 2, round 6",
    "token 4, field ORC/XBOW ORC/CATAPULT ORC, hand ORC",
    "token 5, field ORC/XBOW ORC/CATAPULT ORC, hand ORC",
)
_BOTH_FALL = fight(
    "1 against 2, round 4",
    "token 6, losses 1, field ORC HEAVY BOAR, hand ORC XBOW, deck ORC",
    "token 6, losses 2, field ORC HEAVY ORC, hand ORC XBOW, deck HEAVY",
)

_ALL: tuple[Question, ...] = (
    # --- land ---
    WhatHappens(
        slug="no-glory",
        prompt=Words(
            "Green sends four Hordes to the city of Hallowmere. Its defenders kill one, the others take the city. How many glory points does Green gain?",
            "Vert envoie quatre Hordes vers la Cité de Hallowmere. Ses défenseurs en tuent une, les autres prennent la Cité. Combien de points de gloire Vert gagne-t-il ?",
        ),
        start=_after("E1 a city"),
        moves=("move 4 start_n n_road n_city", "hero FROKSH", "hero ASHANI", "keep FROKSH"),
        choices=_numbers(0, 1, 2),
        truth=_glory(_GREEN),
        because=("OVO-1.7",),
    ),
    WhichOnes(
        slug="adjacent",
        prompt=Words(
            "Two Hordes of Green stand at Goosefold. Which of these zones are adjacent, so that they can go there along one road?",
            "Deux Hordes de Vert sont à Goosefold. Lesquelles de ces zones sont adjacentes, de sorte qu'on y va par une seule route ?",
        ),
        start=_at("n_cwm: G 2"),
        move="move 2 n_cwm {}",
        over=("n_road", "ne_in", "ne_out", "n_city", "start_n"),
    ),
    WhatHappens(
        slug="marker-stays",
        prompt=Words(
            "A control marker of Green lies under the village of Oxwell, and a single Horde stands there. It leaves for Goosefold, a bare ruin. Who controls Oxwell now?",
            "Un marqueur de contrôle de Vert est sous le Village d'Oxwell, avec une seule Horde. Elle part pour Goosefold, une simple ruine. Qui contrôle Oxwell maintenant ?",
        ),
        start=_at("start_n: G 2\nn_road: G 1\nn_cwm: ruin"),
        moves=("move 1 n_road n_cwm",),
        choices=_OWNERS,
        truth=_owner("n_road"),
        because=("OVO-3.10",),
    ),
    WhatHappens(
        slug="bare-ruin",
        prompt=Words(
            "Two Hordes of Green stop at Foxhollow, a bare ruin. Who controls Foxhollow?",
            "Deux Hordes de Vert s'arrêtent à Foxhollow, une simple ruine. Qui contrôle Foxhollow ?",
        ),
        start=_at("start_w: G 2"),
        moves=("move 2 start_w w_cw1",),
        choices=_OWNERS,
        truth=_owner("w_cw1"),
        because=("OVO-3.8", "OVO-10.4"),
    ),
    # --- set-up ---
    WhatHappens(
        slug="villages-for-two",
        prompt=Words(
            "The map has 40 ruin places. With two players four of them get wells, and the eight on the left and right borders stay empty. How many villages are there?",
            "La carte a 40 emplacements Ruine. À deux, quatre reçoivent un puits et les huit des bords gauche et droit restent vides. Combien y a-t-il de Villages ?",
        ),
        start=_at(SETUP),
        moves=(),
        choices=_numbers(28, 32, 36, 40),
        truth=lambda state: str(sum(state.villages)),
        because=("OVO-4.11",),
    ),
    WhichOnes(
        slug="orcs-for-sale",
        prompt=Words(
            "The box has 16 Orc cards and 20 Heroes, and each of four players was dealt four Orcs. Which of these can Green buy with the first action?",
            "La boîte contient 16 cartes Orc et 20 Héros, et chacun des quatre joueurs a reçu quatre Orcs. Que peut acheter Vert avec sa première action ?",
        ),
        start=_at(f"4 players\n{SETUP}"),
        move="buy {}",
        over=("ORC", "HEAVY", "SHAMAN", "FROKSH"),
    ),
    WhatHappens(
        slug="supply",
        prompt=Words(
            "The rulebook says: 26 glory points, made of eighteen tokens of 1 and two of 5. That would be 28, so we take sixteen of 1 (our ruling). The longer game uses all 21 tokens, five of them 5s. How many points is that?",
            "La règle dit : 26 points de gloire, soit dix-huit jetons de 1 et deux de 5. Cela ferait 28 : nous prenons seize jetons de 1 (notre décision). La partie longue utilise les 21 jetons, dont cinq de 5. Combien de points cela fait-il ?",
        ),
        start=_plain("W12 the glory supply"),
        moves=(),
        choices=_numbers(28, 36, 41, 46),
        truth=lambda state: str(replace(state.options, longer_game=True).glory),
        because=("OVO-31.1",),
    ),
    WhatHappens(
        slug="partner",
        prompt=Words(
            "With four players two partners never play one straight after the other in a game turn, and they start opposite each other. Clockwise sit Green, Blue, Orange and Violet. Who is Green's partner?",
            "À quatre, deux équipiers ne jouent jamais à la suite dans un tour de jeu, et partent à l'opposé l'un de l'autre. Dans le sens des aiguilles d'une montre : Vert, Bleu, Orange, Violet. Qui est l'équipier de Vert ?",
        ),
        start=_at(f"4 players\n{SETUP}"),
        moves=(),
        choices={letter: PLAYERS[letter] for letter in "BOV"},
        truth=lambda state: "".join(_LETTERS[seat] for seat in state.options.camp(_GREEN) if seat != _GREEN),
        because=("OVO-4.2",),
    ),
    WhichOnes(
        slug="without-hordes",
        prompt=Words(
            "Blue has lost every Horde on the board; nine are in reserve. Which of these may Blue do?",
            "Bleu n'a plus aucune Horde sur le plateau ; neuf sont en réserve. Que peut faire Bleu ?",
        ),
        start=_at("Blue to act\nstart_s: empty"),
        move="{}",
        over=("recruit 2 start_s", "buy HEAVY", "move 1 start_s s_road", "lay s_road", "end"),
    ),
    # --- three-actions ---
    WhichOnes(
        slug="one-action",
        prompt=Words(
            "Green has six Hordes at Start N. Which of these moves can one action make?",
            "Vert a six Hordes à Départ N. Lesquels de ces mouvements peut-on faire en une action ?",
        ),
        start=_at(SETUP),
        move="move 2 start_n {}",
        over=("n_road", "n_road n_cwm", "n_cwm", "n_road n_city n_ward", "n_cc1 start_n"),
    ),
    WhichOnes(
        slug="taken-along",
        prompt=Words(
            "Two Hordes have gone from Start N to Goosefold and have taken one along from Oxwell. Which of these may Green do next?",
            "Deux Hordes sont allées de Départ N à Goosefold et en ont emmené une d'Oxwell. Que peut faire Vert ensuite ?",
        ),
        start=_after("W3 taking a Horde along", "move 2 start_n n_road take 1 n_cwm"),
        move="{}",
        over=("move 1 n_cwm ne_in", "move 3 n_cwm ne_in", "recruit 2 start_n", "buy BOAR", "end"),
    ),
    WhichOnes(
        slug="what-stops-you",
        prompt=Words(
            "Blue has a Horde at Oxwell. At Thornby there is only a marker of Blue, at Larkrise an empty fortress of Blue. Which of these moves are allowed?",
            "Bleu a une Horde à Oxwell. À Thornby, il n'y a qu'un marqueur de Bleu ; à Larkrise, une Forteresse de Bleu, vide. Lesquels de ces mouvements sont permis ?",
        ),
        start=_at("n_road: B 1\nn_cw1: B marker\nn_cc1: B marker, B fortress"),
        move="move 2 start_n {}",
        over=("n_road n_city", "n_cw1 n_cw2", "n_cc1 n_cc2", "n_road"),
    ),
    WhatHappens(
        slug="crossed",
        prompt=Words(
            "Four Hordes of Green cross the village of Oxwell, which is nobody's, on their way to Hallowmere. What becomes of the village?",
            "Quatre Hordes de Vert traversent le Village d'Oxwell, qui n'est à personne, en allant à Hallowmere. Que devient le Village ?",
        ),
        start=_after("E1 a city"),
        moves=("move 4 start_n n_road n_city", "hero FROKSH", "hero ASHANI", "keep FROKSH"),
        choices={
            "same": Words("Nothing changes there", "Rien n'y change"),
            "control": Words("Green controls it", "Vert en prend le contrôle"),
            "ruin": Words("It burns down", "Il brûle"),
        },
        truth=lambda state: (
            "ruin" if not state.village("n_road") else "control" if state.marker("n_road") is not None else "same"
        ),
        because=("OVO-10.5",),
    ),
    WhatHappens(
        slug="well-now",
        prompt=Words(
            "Whoever controls a well when the turn begins has a fourth action. Green has three, and takes the well of Cobblewick with the first. How many are left?",
            "Qui contrôle un puits au début de son tour a une quatrième action. Vert en a trois, et prend le puits de Cobblewick avec la première. Combien en reste-t-il ?",
        ),
        start=_plain("E9 whose well is it"),
        moves=("move 2 n_cwm ne_out",),
        choices=_numbers(2, 3, 4),
        truth=_actions,
        because=("OVO-5.5",),
    ),
    WhatHappens(
        slug="two-wells",
        prompt=Words(
            "Green controls two wells. Blue ends the turn: how many actions has Green?",
            "Vert contrôle deux puits. Bleu finit son tour : combien d'actions a Vert ?",
        ),
        start=_at("Blue to act, first Blue\nne_out, nw_out: G marker"),
        moves=("end",),
        choices=_numbers(3, 4, 5),
        truth=_actions,
    ),
    # --- three-fates ---
    WhichOnes(
        slug="burn-today",
        prompt=Words(
            "Green has just taken control of Thornby, with two Hordes. Which of these may Green do in this same turn?",
            "Vert vient de prendre le contrôle de Thornby, avec deux Hordes. Que peut-il faire à ce même tour ?",
        ),
        start=_at(SETUP, "move 2 start_n n_cw1", "control"),
        move="{}",
        over=("raze n_cw1", "convert n_cw1", "move 2 start_n n_road", "move 2 n_cw1 n_cw2", "buy HEAVY"),
    ),
    WhatHappens(
        slug="no-reserve",
        prompt=Words(
            "All 15 Hordes of Green are on the board, two of them at Thornby. Green converts the village. What happens?",
            "Les 15 Hordes de Vert sont sur le plateau, dont deux à Thornby. Vert convertit le Village. Que se passe-t-il ?",
        ),
        start=_at("start_n: G 15\nthen: move 2 start_n n_cw1"),
        moves=("convert",),
        choices={
            "burns": Words("The village burns, but no Horde comes", "Le Village brûle, mais aucune Horde n'arrive"),
            "stays": Words("Nothing: the village stays", "Rien : le Village reste"),
            "horde": Words("A sixteenth Horde comes", "Une seizième Horde arrive"),
        },
        truth=lambda state: "stays" if state.village("n_cw1") else "burns" if state.hordes(_GREEN) == 15 else "horde",
    ),
    WhichOnes(
        slug="enemy-village",
        prompt=Words(
            "Green stops in a village where a marker of Blue lies, and no Horde. What may Green choose?",
            "Vert s'arrête dans un Village où il y a un marqueur de Bleu, et pas de Horde. Que peut choisir Vert ?",
        ),
        start=_at("n_cw1: village B\nthen: move 2 start_n n_cw1"),
        move="{}",
        over=("raze", "convert", "control", "end", "buy HEAVY"),
    ),
    WhichOnes(
        slug="out-of-markers",
        prompt=Words(
            "Green's twelve markers lie on the board. Green wants to control Thornby and has to take one back (our ruling); a Horde of Green stands at Reedham. From where may it come?",
            "Les douze marqueurs de Vert sont sur le plateau. Vert veut contrôler Thornby et doit en reprendre un (notre décision) ; une Horde de Vert est à Reedham. D'où peut-il venir ?",
        ),
        start=_after("R26 twelve markers", "move 2 start_n n_cw1", "control"),
        move="take back {}",
        over=("n_cc1", "ne_out", "n_ward", "n_city"),
    ),
    # --- walls-of-men ---
    WhatHappens(
        slug="suicide",
        prompt=Words(
            "A single Horde of Green stops in the neutral city of Hallowmere. What happens?",
            "Une seule Horde de Vert s'arrête dans la Cité neutre de Hallowmere. Que se passe-t-il ?",
        ),
        start=_plain("E2 suicide"),
        moves=("move 1 start_n n_road n_city",),
        choices={
            "dies": Words("It dies, and the city stays neutral", "Elle meurt, et la Cité reste neutre"),
            "both": Words("It dies, but the city is Green's", "Elle meurt, mais la Cité est à Vert"),
            "takes": Words("It takes the city", "Elle prend la Cité"),
        },
        truth=lambda state: (
            "takes" if state.army("n_city") else "both" if state.marker("n_city") is not None else "dies"
        ),
    ),
    WhatHappens(
        slug="left-in-a-city",
        prompt=Words(
            "Three Hordes go from Oxwell through the neutral city of Hallowmere to Reedham, and leave one in the city. Who controls Hallowmere then?",
            "Trois Hordes vont d'Oxwell à Reedham par la Cité neutre de Hallowmere, et y laissent une Horde. Qui contrôle alors Hallowmere ?",
        ),
        start=_at("n_road: G 3\nn_ward: ruin"),
        moves=("move 3 n_road n_city leave 1 n_ward",),
        choices=_OWNERS,
        truth=_owner("n_city"),
    ),
    WhatHappens(
        slug="empty-city",
        prompt=Words(
            "Corvenhold bears Blue's marker, and nobody is there. One Horde of Green enters. How many Hordes of Green stand in the city then?",
            "Corvenhold porte le marqueur de Bleu, et personne n'y est. Une Horde de Vert entre. Combien de Hordes de Vert sont alors dans la Cité ?",
        ),
        start=Start(position=E7, deal=False),
        moves=("move 1 ne_out ne_city", "steal FROKSH"),
        choices=_numbers(0, 1),
        truth=_hordes("ne_city"),
        because=("OVO-3.9",),
    ),
    WhatHappens(
        slug="stolen-and-tired",
        prompt=Words(
            "The stolen Hero is Vigdish, who has already fought for Blue in this game turn. May Green use Vigdish in a battle of this game turn?",
            "Le Héros volé est Vigdish, qui a déjà combattu pour Bleu à ce tour de jeu. Vert peut-il s'en servir dans une bataille de ce même tour de jeu ?",
        ),
        start=Start(position=E7, deal=False),
        moves=("move 1 ne_out ne_city", "steal VIGDISH"),
        choices=_YES_NO,
        truth=lambda state: "no" if state.held[_GREEN][0].away else "yes",
        because=("OVO-21.8",),
    ),
    WhatHappens(
        slug="last-hero",
        prompt=Words(
            "Only one card is left in the Hero pile. Green takes a neutral city with four Hordes. How many Heroes has Green then?",
            "Il ne reste qu'une carte dans la pile des Héros. Vert prend une Cité neutre avec quatre Hordes. Combien de Héros a-t-il alors ?",
        ),
        start=Start(position="pile KRAASH\nBlue: heroes others", deal=False),
        moves=("move 4 start_n n_road n_city", "hero KRAASH"),
        choices=_numbers(0, 1, 2),
        truth=lambda state: str(len(state.held[_GREEN])),
    ),
    WhatHappens(
        slug="tower-marker",
        prompt=Words(
            "Blue's marker lies on the White Tower, and nobody is there. Two Hordes of Green stop at the tower. Who controls it?",
            "Le marqueur de Bleu est sur la Tour blanche, et personne n'y est. Deux Hordes de Vert s'y arrêtent. Qui la contrôle ?",
        ),
        start=_at("n_ward: G 2\ntower: B marker"),
        moves=("move 2 n_ward tower",),
        choices=_OWNERS,
        truth=_owner("tower"),
    ),
    # --- stand-or-run ---
    WhatHappens(
        slug="nowhere",
        prompt=Words(
            "Three Hordes attack a lone one of Blue at Goosefold. Around it are villages of nobody and a well of Green. What becomes of Blue's Horde?",
            "Trois Hordes attaquent une Horde isolée de Bleu à Goosefold. Autour, il n'y a que des Villages sans maître et un puits de Vert. Que devient la Horde de Bleu ?",
        ),
        start=_plain("E4 nowhere to run"),
        moves=("move 3 start_n n_cw1 n_cwm",),
        choices={
            "destroyed": Words("It is destroyed", "Elle est détruite"),
            "fights": Words("It stands and fights", "Elle reste et combat"),
            "runs": Words("It retreats to a village", "Elle se replie dans un Village"),
        },
        truth=lambda state: "fights" if state.clashes else "destroyed" if state.hordes(_BLUE) == 6 else "runs",
    ),
    WhatHappens(
        slug="trapped-two",
        prompt=Words(
            "Four Hordes attack two of Blue at Goosefold. Around it are villages of nobody and a well of Green. What happens to Blue's two?",
            "Quatre Hordes en attaquent deux de Bleu à Goosefold. Autour, il n'y a que des Villages sans maître et un puits de Vert. Que deviennent les deux de Bleu ?",
        ),
        start=_at("n_cwm: B 2\nne_out: G marker"),
        moves=("move 4 start_n n_road n_cwm",),
        choices={
            "destroyed": Words("They are destroyed", "Elles sont détruites"),
            "fights": Words("They stand and fight", "Elles restent et combattent"),
            "runs": Words("They retreat to a village", "Elles se replient dans un Village"),
        },
        truth=lambda state: "fights" if state.clashes else "destroyed" if state.hordes(_BLUE) == 6 else "runs",
    ),
    WhichOnes(
        slug="behind-walls",
        prompt=Words(
            "Four Hordes attack Blue's lone Horde, which stands in Blue's own standing fortress. What may Blue do?",
            "Quatre Hordes attaquent la Horde isolée de Bleu, dans sa propre Forteresse, debout. Que peut faire Bleu ?",
        ),
        start=_plain("E6 walls"),
        after=("move 4 start_n n_road n_cwm",),
        move="Blue: {}",
        over=("stand", "retreat n_cw1", "retreat n_road", "retreat ne_out"),
    ),
    WhichOnes(
        slug="lying-walls",
        prompt=Words(
            "Four Hordes attack Blue's lone Horde at Goosefold. Blue's fortress there is not finished: it lies. What may Blue do?",
            "Quatre Hordes attaquent la Horde isolée de Bleu à Goosefold. La Forteresse de Bleu n'y est pas finie : elle est couchée. Que peut faire Bleu ?",
        ),
        start=_plain("E6 a lying fortress"),
        after=("move 4 start_n n_road n_cwm",),
        move="Blue: {}",
        over=("stand", "retreat n_cw1", "retreat n_road", "retreat ne_out"),
    ),
    WhichOnes(
        slug="empty-seat",
        prompt=Words(
            "Two players. Green comes from Pigsty-on-Mere over Start E, which nobody uses, and attacks Blue at Applegarth. Where may Blue retreat to?",
            "Deux joueurs. Vert vient de Pigsty-on-Mere par Départ E, que personne n'utilise, et attaque Bleu à Applegarth. Où Bleu peut-il se replier ?",
        ),
        start=_plain("E24 the empty seat"),
        after=("move 2 e_cc1 start_e e_cw1",),
        move="Blue: retreat {}",
        over=("start_e", "e_cw2", "e_cwm", "e_cc1"),
    ),
    WhatHappens(
        slug="lone-attacker",
        prompt=Words(
            "A single Horde of Green attacks four of Blue, and Blue stands. Green ends the actions. What happens?",
            "Une seule Horde de Vert attaque quatre Hordes de Bleu, et Bleu reste. Vert finit ses actions. Que se passe-t-il ?",
        ),
        start=_at("n_cwm: B 4"),
        moves=("move 1 start_n n_road n_cwm", "stand", "end"),
        choices={
            "battle": Words("The battle is fought", "La bataille a lieu"),
            "runs": Words("Green has to retreat", "Vert doit se replier"),
        },
        truth=lambda state: "battle" if state.battle is not None else "runs",
        because=("OVO-11.8",),
    ),
    # --- exhausted ---
    WhichOnes(
        slug="who-marches",
        prompt=Words(
            "At Goosefold stand three Hordes of Green; two of them have moved, one has not. At Start N stand two that have not moved. Which forced marches are allowed?",
            "À Goosefold, Vert a trois Hordes ; deux se sont déplacées, une non. À Départ N, deux ne se sont pas déplacées. Quelles marches forcées sont permises ?",
        ),
        start=_at(f"{BARE}\nstart_n: G 2\nn_cwm: G 3 moved 2"),
        move="march {}",
        over=("2 n_cwm ne_in", "3 n_cwm ne_in", "1 n_cwm ne_in", "2 start_n n_cw1"),
    ),
    WhatHappens(
        slug="two-nil",
        prompt=Words(
            "Two losses to none end a battle. Green's one loss is the Horde exhausted on the march; Blue has lost one. Now Green's Boar rider takes Blue's token past the end, so a second Horde is lost. Is the battle over?",
            "Deux pertes à zéro finissent une bataille. La seule perte de Vert est la Horde épuisée par la marche ; Bleu en a perdu une. Le Sanglier monté de Vert fait maintenant passer la fin au jeton de Bleu : une deuxième Horde est perdue. La bataille est-elle finie ?",
        ),
        start=_plain("E13 the exhausted"),
        moves=("play BOAR", "play ORC", "draw ORC", "draw ORC"),
        choices=_YES_NO,
        truth=lambda state: "no" if _goes_on(state) == "yes" else "yes",
        because=("OVO-7.9", "OVO-25.4"),
    ),
    WhichOnes(
        slug="revive-the-exhausted",
        prompt=Words(
            "A Shaman either brings back a Horde lost in the battle (green) or makes the enemy discard a card (red). Green's only loss is the Horde of the forced march. What may Green choose?",
            "Une Shaman ramène une Horde perdue dans la bataille (vert) ou fait défausser une carte à l'ennemi (rouge). La seule perte de Vert est la Horde de la marche forcée. Que peut choisir Vert ?",
        ),
        start=battle(
            fight(
                "2 against 3, round 2",
                "losses 1 (1 exhausted), field ORC, hand SHAMAN ORC, deck ORC HEAVY",
                "field ORC, hand ORC BOAR, deck ORC HEAVY",
            ),
            "play SHAMAN behind 1",
            "play ORC",
        ),
        move="{}",
        over=("green", "red"),
    ),
    # --- feeding-the-war ---
    WhichOnes(
        slug="recruit-again",
        prompt=Words(
            "Green has a fortress at Oxwell and has just recruited two Hordes there. Which recruit actions may follow in the same turn?",
            "Vert a une Forteresse à Oxwell et vient d'y recruter deux Hordes. Quels recrutements peuvent suivre au même tour ?",
        ),
        start=_after("E10 where recruits come", "recruit 2 n_road"),
        move="recruit {}",
        over=("2 start_n", "1 start_n", "1 n_road", "n_road start_n", "2 n_cwm"),
    ),
    WhichOnes(
        slug="buy-with-three",
        prompt=Words(
            "Green has the Dark City and two standing fortresses. Which of these may one action buy?",
            "Vert a la Cité Sombre et deux Forteresses debout. Que peut-il acheter en une action ?",
        ),
        start=_plain("W5 three fortresses"),
        move="buy {}",
        over=(
            "HEAVY BOAR SHAMAN",
            "CATAPULT CATAPULT CATAPULT",
            "HEAVY",
            "HEAVY BOAR SHAMAN XBOW",
            "ORC",
            "FROKSH",
        ),
    ),
    WhichOnes(
        slug="last-in-reserve",
        prompt=Words(
            "Fourteen Hordes of Green are on the board. Which of these may Green do?",
            "Quatorze Hordes de Vert sont sur le plateau. Que peut faire Vert ?",
        ),
        start=_at("start_n: G 14"),
        move="recruit {}",
        over=("2 start_n", "1 start_n"),
    ),
    WhichOnes(
        slug="finished-today",
        prompt=Words(
            "Green has just stood up a fortress at Oxwell, laid in an earlier turn. Which of these may Green do in this same turn?",
            "Vert vient de redresser une Forteresse à Oxwell, posée à un tour précédent. Que peut-il faire à ce même tour ?",
        ),
        start=_at("n_road: ruin, G fortress lying, G 1", "stand up n_road"),
        move="{}",
        over=("recruit 2 n_road", "buy HEAVY BOAR", "buy HEAVY BOAR SHAMAN", "lay n_road"),
    ),
    WhichOnes(
        slug="at-the-gates",
        prompt=Words(
            "Two Hordes of Blue stand at Oxwell, beside Green's Dark City at Start N. Where may Blue go?",
            "Deux Hordes de Bleu sont à Oxwell, à côté de la Cité Sombre de Vert, à Départ N. Où Bleu peut-il aller ?",
        ),
        start=_at("Blue to act\nn_road: B 2\nstart_n: empty"),
        move="move 2 n_road {}",
        over=("start_n", "start_n n_cc1", "n_cwm", "n_city"),
    ),
    # --- stone-by-stone ---
    WhichOnes(
        slug="where-to-lay",
        prompt=Words(
            "Green has a Horde at Oxwell (a bare ruin), in the city of Hallowmere, on the well of Cobblewick and at Thornby, where a fortress lies. Where may Green lay a foundation?",
            "Vert a une Horde à Oxwell (simple ruine), dans la Cité de Hallowmere, sur le puits de Cobblewick et à Thornby, où une Forteresse est couchée. Où peut-il poser des fondations ?",
        ),
        start=_at("n_road: ruin, G 1\nn_city: G 1\nne_out: G 1\nn_cw1: ruin, G fortress lying, G 1"),
        move="lay {}",
        over=("n_road", "n_city", "ne_out", "n_cw1", "start_n", "n_cwm"),
    ),
    WhatHappens(
        slug="nobody-on-guard",
        prompt=Words(
            "Blue's fortress stands at the White Tower, but nobody is there. Two Hordes of Green stop at the tower. What becomes of the fortress?",
            "La Forteresse de Bleu est debout à la Tour blanche, mais personne n'y est. Deux Hordes de Vert s'y arrêtent. Que devient la Forteresse ?",
        ),
        start=_plain("E8 nobody on guard"),
        moves=("move 2 n_ward tower",),
        choices={
            "G lying": Words("It is Green's and lies", "Elle est à Vert, couchée"),
            "G standing": Words("It is Green's and stands", "Elle est à Vert, debout"),
            "B standing": Words("It stays Blue's", "Elle reste à Bleu"),
            "none": Words("It goes back to the stock", "Elle retourne au stock"),
        },
        truth=_fortress("tower"),
    ),
    WhichOnes(
        slug="rebuild-today",
        prompt=Words(
            "Green has just conquered Blue's fortress at the White Tower, which now lies. Which of these may Green do in this same turn?",
            "Vert vient de conquérir la Forteresse de Bleu à la Tour blanche ; elle est couchée. Que peut-il faire à ce même tour ?",
        ),
        start=_after("E8 nobody on guard", "move 2 n_ward tower"),
        move="{}",
        over=("stand up tower", "lay tower", "buy HEAVY", "buy HEAVY BOAR", "recruit 2 tower"),
    ),
    WhichOnes(
        slug="lying-gives",
        prompt=Words(
            "A fortress of Green's lies at Oxwell since an earlier turn, and a Horde of Green stands there. Which of these may Green do?",
            "Une Forteresse de Vert est couchée à Oxwell depuis un tour précédent, avec une Horde de Vert. Que peut faire Vert ?",
        ),
        start=_at("n_road: ruin, G fortress lying, G 1"),
        move="{}",
        over=("stand up n_road", "buy HEAVY", "buy HEAVY BOAR", "recruit 2 n_road"),
    ),
    # --- counting-strikes ---
    WhatHappens(
        slug="full-lap",
        prompt=Words(
            "Green's token stands on 3. Blue's Boar rider strikes twice, and four times more because of two Crossbowmen. Where is the token then? (The picture in the rulebook is lost; its text ends on this space.)",
            "Le jeton de Vert est sur 3. Le Sanglier monté de Bleu frappe deux fois, et quatre fois de plus à cause de deux Arbalétriers. Où est alors le jeton ? (L'image de la règle est perdue ; son texte finit sur cette case.)",
        ),
        start=PRESETS["W8 two Crossbowmen"],
        moves=("play ORC", "play BOAR", "draw ORC", "draw ORC"),
        choices=_numbers(1, 3, 5, 6),
        truth=_space(_GREEN),
    ),
    WhatHappens(
        slug="straight-through",
        prompt=Words(
            "Blue's red token stands on 3. Green's Catapult strikes four times in one step: the token runs through the whole zone and out of it. May Blue use Berserk?",
            "Le jeton rouge de Bleu est sur 3. La Catapulte de Vert frappe quatre fois en une étape : le jeton traverse toute la zone et en sort. Bleu peut-il utiliser l'effet Berserk ?",
        ),
        start=PRESETS["E12 straight through"],
        moves=("play CATAPULT behind 1", "play ORC", "draw SHAMAN"),
        choices=_YES_NO,
        truth=_berserk_asked,
    ),
    WhatHappens(
        slug="already-inside",
        prompt=Words(
            "Blue's red token stands on 4 already, and Blue takes one strike: it moves to 5. May Blue use Berserk?",
            "Le jeton rouge de Bleu est déjà sur 4, et Bleu subit une frappe : il passe sur 5. Bleu peut-il utiliser l'effet Berserk ?",
        ),
        start=battle(
            fight("2 against 2", "hand ORC XBOW, deck ORC", "red, token 4, hand ORC XBOW, deck ORC"),
        ),
        moves=("play ORC", "play ORC", "draw ORC", "draw ORC"),
        choices=_YES_NO,
        truth=_berserk_asked,
        because=("OVO-23.6",),
    ),
    WhatHappens(
        slug="both-enter",
        prompt=Words(
            "Both tokens are red and enter the zone in the same step. Who decides first?",
            "Les deux jetons sont rouges et entrent dans la zone à la même étape. Qui décide d'abord ?",
        ),
        start=battle(
            fight("2 against 2", "red, token 3, hand ORC XBOW, deck ORC", "red, token 3, hand ORC XBOW, deck ORC"),
        ),
        moves=("play ORC", "play ORC"),
        choices={
            "G": Words("Green, the attacker", "Vert, l'attaquant"),
            "B": Words("Blue, the defender", "Bleu, le défenseur"),
            "nobody": Words("Nobody: the two cancel out", "Personne : ils s'annulent"),
        },
        truth=lambda state: (
            _LETTERS[state.active] if state.phase is Phase.BERSERK and state.active is not None else "nobody"
        ),
        because=("OVO-23.10",),
    ),
    # --- battle-round ---
    WhichOnes(
        slug="which-deck",
        prompt=Words(
            "Green has four Orcs, seven Heavy Orcs, a Crossbowman, a Catapult and two Heroes: Froksh, and Vigdish, who has fought in this game turn. Which decks are allowed?",
            "Vert a quatre Orcs, sept Orcs lourds, un Arbalétrier, une Catapulte et deux Héros : Froksh, et Vigdish qui a combattu à ce tour de jeu. Quels Decks sont permis ?",
        ),
        start=Start(position=_DECK_ROOM, moves=("move 2 n_road n_cwm", "stand", "end"), deal=False, eyes=_GREEN),
        move="{}",
        over=(
            "deck ORC HEAVY FROKSH",
            "deck CATAPULT",
            _LONG_DECK,
            "deck ORC VIGDISH",
            "deck ORC SHAMAN",
            "deck none",
        ),
    ),
    WhatHappens(
        slug="first-strikes",
        prompt=Words(
            "The first round. Blue reveals a Heavy Orc (strength 2), Green an Orc (strength 1). On which space is Green's token then?",
            "Premier round. Bleu révèle un Orc lourd (Force 2), Vert un Orc (Force 1). Sur quelle case est alors le jeton de Vert ?",
        ),
        start=PRESETS["W7 first strikes"],
        moves=("play ORC", "play HEAVY", "draw ORC", "draw ORC"),
        choices=_numbers(1, 2, 3, 4),
        truth=_space(_GREEN),
    ),
    WhatHappens(
        slug="only-new-cards",
        prompt=Words(
            "Green has engaged two Heavy Orcs in earlier rounds and now reveals an Orc. How many strikes does Blue take?",
            "Vert a engagé deux Orcs lourds aux rounds précédents et révèle maintenant un Orc. Combien de frappes Bleu subit-il ?",
        ),
        start=battle(
            fight(
                "3 against 3, round 3",
                "field HEAVY HEAVY, hand ORC XBOW, deck ORC",
                "field ORC/XBOW, hand ORC BOAR, deck ORC",
            )
        ),
        moves=("play ORC", "play ORC", "draw ORC", "draw ORC"),
        choices=_numbers(1, 3, 5),
        truth=_struck(_BLUE, 1),
        because=("OVO-17.13",),
    ),
    WhatHappens(
        slug="counts-the-new",
        prompt=Words(
            "Blue has an Orc engaged and reveals a Heavy Orc. Green reveals a Crossbowman behind an Orc: strength 1, and one strike for each Orc and Heavy Orc that Blue has engaged. Blue's token stands on 3. Where is it at the end of the round?",
            "Bleu a engagé un Orc et révèle un Orc lourd. Vert révèle un Arbalétrier derrière un Orc : Force 1, et une frappe par Orc et Orc lourd engagé par Bleu. Le jeton de Bleu est sur 3. Où est-il à la fin du round ?",
        ),
        start=_fought(_W9, *W9_MOVES[:2]),
        moves=W9_MOVES[2],
        choices=_numbers(4, 5, 6),
        truth=_space(_BLUE),
        because=("OVO-17.14",),
    ),
    WhatHappens(
        slug="under-the-deck",
        prompt=Words(
            "Blue reorganises: Shaman and Catapult go under the deck. What does that cost?",
            "Bleu se réorganise : la Shaman et la Catapulte vont sous le Deck. Qu'est-ce que cela coûte ?",
        ),
        start=_fought(_W9),
        moves=W9_MOVES[0],
        choices={
            "2": Words("One strike", "Une frappe"),
            "1": Words("Nothing", "Rien"),
            "3": Words("Two strikes", "Deux frappes"),
        },
        truth=_space(_BLUE),
    ),
    WhichOnes(
        slug="which-battle",
        prompt=Words(
            "Green's actions are over, and battles are pending at Goosefold and at Larkrise. Which may come first?",
            "Vert n'a plus d'action, et des batailles attendent à Goosefold et à Larkrise. Laquelle peut se jouer d'abord ?",
        ),
        start=_at("n_cwm, n_cc1: B 2, G 2 attacking\nthen: end"),
        move="battle {}",
        over=("n_cwm", "n_cc1", "n_city"),
    ),
    # --- two-lines ---
    WhichOnes(
        slug="behind-whom",
        prompt=Words(
            "Green has engaged an Orc, a Heavy Orc with a Shaman behind it, and a Boar rider. Where may a Crossbowman go? (A free place has to be used: our ruling.)",
            "Vert a engagé un Orc, un Orc lourd avec une Shaman derrière lui, et un Sanglier monté. Où un Arbalétrier peut-il aller ? (Qu'une place libre doive servir est notre décision.)",
        ),
        start=battle(
            fight(
                "3 against 3, round 5",
                "field ORC HEAVY/SHAMAN BOAR, hand XBOW ORC, deck ORC",
                "field ORC/XBOW HEAVY/SHAMAN, hand ORC BOAR, deck ORC",
            )
        ),
        move="play XBOW {}",
        over=("behind 1", "behind 2", "behind 3", "loose"),
    ),
    WhatHappens(
        slug="covered-orc",
        prompt=Words(
            "Green's only first-line Unit is an Orc, and Buurk covers it. Blue reveals a Crossbowman: strength 1, and one strike for each Orc. Green's token stands on 4. Where is it at the end of the round?",
            "La seule Unité de première ligne de Vert est un Orc, que Buurk recouvre. Bleu révèle un Arbalétrier : Force 1, et une frappe par Orc. Le jeton de Vert est sur 4. Où est-il à la fin du round ?",
        ),
        start=_fought(_W9, *W9_MOVES[:3]),
        moves=W9_MOVES[3],
        choices=_numbers(4, 5, 6),
        truth=_space(_GREEN),
        because=("OVO-21.5",),
    ),
    WhichOnes(
        slug="shaman-colours",
        prompt=Words(
            "Green has lost a Horde in this battle and engages a Shaman behind an Orc. Green's deck is empty. Which colour may Green choose?",
            "Vert a perdu une Horde dans cette bataille et engage une Shaman derrière un Orc. Son Deck est vide. Quelle couleur peut-il choisir ?",
        ),
        start=battle(
            fight(
                "2 against 3, round 2",
                "losses 1, field ORC, hand SHAMAN ORC",
                "field ORC, hand ORC BOAR, deck ORC HEAVY",
            ),
            "play SHAMAN behind 1",
            "play ORC",
        ),
        move="{}",
        over=("green", "red"),
    ),
    WhatHappens(
        slug="catapult-in-the-field",
        prompt=Words(
            "No fortress far and wide: Green engages a Catapult behind an Orc. How many strikes does Blue take?",
            "Pas de Forteresse à la ronde : Vert engage une Catapulte derrière un Orc. Combien de frappes Bleu subit-il ?",
        ),
        start=PRESETS["R46 a Catapult in the field"],
        moves=("play CATAPULT behind 1", "play ORC", "draw ORC", "draw BOAR"),
        choices=_numbers(0, 1, 4),
        truth=_struck(_BLUE, 1),
    ),
    WhatHappens(
        slug="nothing-to-discard",
        prompt=Words(
            "Green's Shaman makes Blue discard the top card, but Blue's deck is empty; one card is left in hand. What happens?",
            "La Shaman de Vert fait défausser à Bleu la première carte de son Deck, mais ce Deck est vide ; il a encore une carte en main. Que se passe-t-il ?",
        ),
        start=PRESETS["R44 an empty deck"],
        moves=("play SHAMAN behind 1", "play ORC", "red", "draw ORC"),
        choices={
            "yes": Words("Nothing: the battle goes on", "Rien : la bataille continue"),
            "no": Words("Blue loses the battle", "Bleu perd la bataille"),
        },
        truth=_goes_on,
    ),
    # --- legends ---
    WhichOnes(
        slug="where-heroes-go",
        prompt=Words(
            "Green's columns: an Orc with a Crossbowman behind it, a Heavy Orc alone, and a Boar rider, covered by Buurk, with a Shaman. Where may Froksh go? (A free place has to be used: our ruling.)",
            "Les colonnes de Vert : un Orc avec un Arbalétrier derrière lui, un Orc lourd seul, et un Sanglier monté, recouvert par Buurk, avec une Shaman. Où Froksh peut-il aller ? (Une place libre doit servir : notre décision.)",
        ),
        start=battle(
            fight(
                "3 against 3, round 7",
                "field ORC/XBOW HEAVY BOAR+BUURK/SHAMAN, hand FROKSH ORC, deck ORC",
                "field ORC/XBOW HEAVY/SHAMAN ORC/CATAPULT, hand ORC BOAR, deck HEAVY",
            )
        ),
        move="play FROKSH {}",
        over=("on 1 first", "on 1 second", "on 2 first", "on 3 second", "loose"),
    ),
    WhichOnes(
        slug="whom-ashani-hits",
        prompt=Words(
            "Ashani destroys a Unit. Blue has an Orc covered by Buurk with a Shaman behind it, and a Heavy Orc. Which may Green choose?",
            "Ashani détruit une Unité. Bleu a un Orc recouvert par Buurk, avec une Shaman derrière lui, et un Orc lourd. Laquelle Vert peut-il choisir ?",
        ),
        start=battle(
            fight(
                "3 against 3, round 5",
                "field ORC/XBOW HEAVY/SHAMAN, hand ASHANI ORC, deck ORC",
                "field ORC+BUURK/SHAMAN, discards CATAPULT, hand HEAVY ORC, deck BOAR",
            ),
            "play ASHANI on 1 first",
            "play HEAVY",
        ),
        move="hit {}",
        over=("1 first", "1 second", "2 first"),
    ),
    WhatHappens(
        slug="froksh-cancels",
        prompt=Words(
            "Green attacks and reveals Vigdish: strength 1, and one strike for each of Green's two Orcs. Blue reveals Froksh, who cancels the effect of the enemy's card. How many strikes does Blue take?",
            "Vert attaque et révèle Vigdish : Force 1, et une frappe pour chacun de ses deux Orcs. Bleu révèle Froksh, qui annule l'Effet de la carte adverse. Combien de frappes Bleu subit-il ?",
        ),
        start=PRESETS["E20 unless it is Froksh"],
        moves=("play VIGDISH on 1 first", "play FROKSH on 1 first", "draw ORC", "draw ORC"),
        choices=_numbers(0, 1, 3),
        truth=_struck(_BLUE, 1),
    ),
    WhatHappens(
        slug="two-heavy-orcs",
        prompt=Words(
            "Green has engaged two Heavy Orcs (strength 2) and reveals Kraash (strength 1 by our table), who lets all Units of one kind strike once more. Green names the Heavy Orcs. How many strikes does Blue take?",
            "Vert a engagé deux Orcs lourds (Force 2) et révèle Kraash (Force 1 selon notre tableau), qui fait frapper encore une fois toutes les Unités d'un type. Vert nomme les Orcs lourds. Combien de frappes Bleu subit-il ?",
        ),
        start=PRESETS["W11 Kraash"],
        moves=("play KRAASH on 1 first", "play ORC", "name HEAVY", "draw ORC", "draw ORC"),
        choices=_numbers(3, 4, 5, 7),
        truth=_struck(_BLUE, 1),
    ),
    WhatHappens(
        slug="gruragh-anyway",
        prompt=Words(
            "Gruragh also strikes his own army once. Green engages Gruragh without a place, so the effect is cancelled; Blue reveals an Orc. How many strikes does Green take?",
            "Gruragh frappe aussi une fois sa propre armée. Vert engage Gruragh sans place, son Effet est donc annulé ; Bleu révèle un Orc. Combien de frappes Vert subit-il ?",
        ),
        start=battle(
            fight(
                "3 against 3, round 2",
                "field ORC, hand GRURAGH XBOW, deck ORC",
                "field ORC, hand ORC XBOW, deck ORC",
            )
        ),
        moves=("play GRURAGH", "play ORC", "draw ORC", "draw ORC"),
        choices=_numbers(1, 2, 4),
        truth=_struck(_GREEN, 1),
    ),
    WhatHappens(
        slug="xaphyr-saves",
        prompt=Words(
            "Blue's last Horde, token on 5. Green's Heavy Orc takes it past the end. Blue has revealed Xaphyr: at the end of the round the token goes back one space, over a lap of this round too. Is the battle over?",
            "La dernière Horde de Bleu, jeton sur 5. L'Orc lourd de Vert le fait passer la fin. Bleu a révélé Xaphyr : à la fin du round, le jeton recule d'une case, même par-dessus un tour complet de ce round. La bataille est-elle finie ?",
        ),
        start=PRESETS["E21 Xaphyr"],
        moves=("play HEAVY", "play XAPHYR on 1 first", "draw ORC", "draw ORC"),
        choices=_YES_NO,
        truth=lambda state: "no" if _goes_on(state) == "yes" else "yes",
    ),
    # --- breaking-walls ---
    WhichOnes(
        slug="who-goes-ahead",
        prompt=Words(
            "Green attacks a standing fortress with a deck of Orcs, Heavy Orcs, a Boar rider, a Crossbowman, a Shaman, Catapults and Kokoth. Which cards may go ahead before round 1?",
            "Vert attaque une Forteresse debout avec un Deck d'Orcs, d'Orcs lourds, d'un Sanglier monté, d'un Arbalétrier, d'une Shaman, de Catapultes et de Kokoth. Quelles cartes peuvent aller devant avant le round 1 ?",
        ),
        start=Start(
            position=BEFORE_W10,
            moves=("move 3 n_road n_cwm", "stand", "end", "all", "all"),
            deal=False,
            eyes=_GREEN,
        ),
        move="engage {}",
        over=("ORC", "BOAR", "HEAVY", "XBOW", "CATAPULT", "KOKOTH"),
    ),
    WhatHappens(
        slug="heavy-at-the-walls",
        prompt=Words(
            "Blue defends walls with two Boar riders. Green reveals a Heavy Orc: strength 2, two strikes against a fortress, one for each Boar rider. How many strikes does Blue take?",
            "Bleu défend ses murs avec deux Sangliers montés. Vert révèle un Orc lourd : Force 2, deux frappes contre une Forteresse, une par Sanglier monté. Combien de frappes Bleu subit-il ?",
        ),
        start=PRESETS["W1 Heavy Orc at the walls"],
        moves=("play HEAVY", "play ORC", "draw ORC", "draw ORC"),
        choices=_numbers(2, 4, 6),
        truth=_struck(_BLUE, 1),
    ),
    WhatHappens(
        slug="riders-at-the-walls",
        prompt=Words(
            "Green's Boar rider attacks walls, and behind them Blue reveals a Crossbowman. In the field the rider would strike 2 + 2 times. How often here?",
            "Le Sanglier monté de Vert attaque des murs, et derrière eux Bleu révèle un Arbalétrier. En rase campagne, il frapperait 2 + 2 fois. Et ici ?",
        ),
        start=PRESETS["E16 riders at the walls"],
        moves=("play BOAR", "play XBOW wall", "draw HEAVY", "draw ORC"),
        choices=_numbers(0, 2, 4),
        truth=_struck(_BLUE, 1),
    ),
    WhichOnes(
        slug="hero-behind-walls",
        prompt=Words(
            "Blue has one Crossbowman engaged behind the walls and no first-line Unit. Where may Gruragh go?",
            "Bleu a engagé un Arbalétrier derrière les murs, et aucune Unité de première ligne. Où Gruragh peut-il aller ?",
        ),
        start=_fought("W10 the assault", *W10_MOVES[:2], ("play SHAMAN behind 2",)),
        move="play GRURAGH {}",
        over=("on 1 second", "on 1 first", "loose"),
    ),
    WhatHappens(
        slug="unfinished-walls",
        prompt=Words(
            "Blue's fortress at Goosefold still lies. Green attacks. Does Green have to engage two Units before round 1?",
            "La Forteresse de Bleu à Goosefold est encore couchée. Vert attaque. Vert doit-il engager deux Unités avant le round 1 ?",
        ),
        start=Start(position=BEFORE_W10.replace("B fortress", "B fortress lying"), deal=False),
        moves=("move 3 n_road n_cwm", "stand", "end", "all", "all"),
        choices=_YES_NO,
        truth=lambda state: "yes" if state.phase is Phase.VANGUARD else "no",
        because=("OVO-24.1",),
    ),
    # --- how-it-ends ---
    WhatHappens(
        slug="last-cards",
        prompt=Words(
            "Both sides play their last card, an Orc; no Horde falls, and neither has any card left. Who wins?",
            "Les deux camps jouent leur dernière carte, un Orc ; aucune Horde ne tombe, et personne n'a plus de carte. Qui gagne ?",
        ),
        start=battle(_LAST_CARDS),
        moves=("play ORC", "play ORC"),
        choices={"G": PLAYERS["G"], "B": PLAYERS["B"], "nobody": NOBODY},
        truth=_victor,
    ),
    WhichOnes(
        slug="both-retreat",
        prompt=Words(
            "Both armies have run out of cards and have to retreat. Green, the attacker, has gone to Foxhollow. Muckleford is a free well, Copperlea a village of nobody. Where may Blue go?",
            "Les deux armées n'ont plus de cartes et doivent se replier. Vert, l'attaquant, est allé à Foxhollow. Muckleford est un puits libre, Copperlea un Village sans maître. Où Bleu peut-il aller ?",
        ),
        start=battle(_LAST_CARDS, "play ORC", "play ORC", "retreat w_cw1"),
        move="retreat {}",
        over=("w_cw1", "nw_out", "w_road"),
    ),
    WhatHappens(
        slug="nobody-left",
        prompt=Words(
            "One Horde each, both tokens on 6, both reveal an Orc: nobody is left. Blue's marker lay in the village. Who controls it now?",
            "Une Horde chacun, les deux jetons sur 6, chacun révèle un Orc : il ne reste personne. Le marqueur de Bleu était dans le Village. Qui le contrôle maintenant ?",
        ),
        start=PRESETS["E18 nobody is left"],
        moves=("play ORC", "play ORC"),
        choices=_OWNERS,
        truth=_owner("n_cwm"),
        because=("OVO-26.6",),
    ),
    WhatHappens(
        slug="order-of-endings",
        prompt=Words(
            "In one round Green's last Horde falls, and Blue, who has another, loses a third one. Who wins?",
            "Au même round, la dernière Horde de Vert tombe, et Bleu, à qui il en reste une, en perd une troisième. Qui gagne ?",
        ),
        start=battle(_BOTH_FALL),
        moves=("play ORC", "play ORC"),
        choices={"G": PLAYERS["G"], "B": PLAYERS["B"], "nobody": NOBODY},
        truth=_victor,
        because=("OVO-25.1",),
    ),
    WhatHappens(
        slug="the-trap",
        prompt=Words(
            "Green has attacked Goosefold over the neutral village of Oxwell, and plays the last card. Around are neutral villages, and a well with Blue's marker. No Horde falls. What becomes of Green's two Hordes?",
            "Vert a attaqué Goosefold par le Village neutre d'Oxwell, et joue sa dernière carte. Autour, des Villages neutres, et un puits avec le marqueur de Bleu. Aucune Horde ne tombe. Que deviennent les deux Hordes de Vert ?",
        ),
        start=PRESETS["E25 the last round of the trap"],
        moves=("play CATAPULT behind 1", "play CATAPULT behind 1"),
        choices={
            "destroyed": Words("They are destroyed", "Elles sont détruites"),
            "back": Words("They go back to Oxwell", "Elles retournent à Oxwell"),
            "win": Words("They win the battle", "Elles gagnent la bataille"),
        },
        truth=lambda state: (
            "win" if state.players[_GREEN].glory else "destroyed" if not state.hordes(_GREEN) else "back"
        ),
    ),
    WhatHappens(
        slug="kept-for-the-count",
        prompt=Words(
            "The objective for enemy Hordes eliminated is active. Green drives a lone Horde of Blue out, and it is destroyed. Where is it until the glory of this game turn has been given out?",
            "L'Objectif des Hordes ennemies éliminées est actif. Vert chasse une Horde isolée de Bleu, qui est détruite. Où est-elle jusqu'à la distribution de la gloire de ce tour de jeu ?",
        ),
        start=_plain("E4 it is a kill"),
        moves=("move 3 start_n n_cw1 n_cwm", "raze"),
        choices={
            "kept": Words("Green keeps it", "Vert la garde"),
            "reserve": Words("In Blue's reserve", "Dans la réserve de Bleu"),
            "box": Words("In the box, for good", "Dans la boîte, pour de bon"),
        },
        truth=lambda state: "kept" if state.players[_BLUE].kept else "reserve",
    ),
    # --- reckoning ---
    WhatHappens(
        slug="empty-purse",
        prompt=Words(
            "Three points are left; the river is paid from right to left. Markers: Green and Blue tie. Tower: Blue. Cities: Green. Hordes: both tie. What do they gain?",
            "Il reste trois points ; on paie la rivière de droite à gauche. Marqueurs : Vert et Bleu ex æquo. Tour : Bleu. Cités : Vert. Hordes : ex æquo. Que gagnent-ils ?",
        ),
        start=_plain("E23 the purse is empty"),
        moves=("end",),
        choices={
            "1 2": Words("Green 1, Blue 2", "Vert 1, Bleu 2"),
            "3 3": Words("Green 3, Blue 3", "Vert 3, Bleu 3"),
            "2 1": Words("Green 2, Blue 1", "Vert 2, Bleu 1"),
            "0 0": Words("Nothing", "Rien"),
        },
        truth=_gains,
    ),
    WhatHappens(
        slug="one-point-left",
        prompt=Words(
            "One point is left. Green has 12, Blue 13, and both tie for the first tile that pays. Green was first player in this game turn. Who wins the game?",
            "Il reste un point. Vert en a 12, Bleu 13, et ils sont ex æquo pour la première tuile qui paie. Vert était premier joueur à ce tour de jeu. Qui gagne la partie ?",
        ),
        start=_plain("E23 one point left"),
        moves=("end",),
        choices={
            "GB": Words("They share the victory", "Ils partagent la victoire"),
            "G": PLAYERS["G"],
            "B": PLAYERS["B"],
        },
        truth=_winners,
    ),
    WhatHappens(
        slug="river-moves",
        prompt=Words(
            "The river: cities, Hordes, villages, markers. On the pile: razed villages. Blue, the last to play, ends the turn. What is on the left of the river then?",
            "La rivière : Cités, Hordes, Villages, marqueurs. Sur la pile : les Villages rasés. Bleu, le dernier à jouer, finit son tour. Qu'y a-t-il alors à gauche de la rivière ?",
        ),
        start=replace(PRESETS["W6 the river"], deal=False),
        moves=("end", "tile FORTRESSES"),
        choices={
            "RAZED": Words("Razed villages", "Les Villages rasés"),
            "CITIES": Words("Cities", "Les Cités"),
            "MARKERS": Words("Markers", "Les marqueurs"),
        },
        truth=lambda state: state.river[0].value,
    ),
    WhatHappens(
        slug="unbeatable",
        prompt=Words(
            "The objectives are paid: Green has 13 points, Blue 9, and 4 are left. Blue could draw level at best. Does the game end now?",
            "Les Objectifs sont payés : Vert a 13 points, Bleu 9, et il en reste 4. Bleu pourrait au mieux égaliser. La partie finit-elle maintenant ?",
        ),
        start=replace(PRESETS["R59 a lead of four"], deal=False, overlay=""),
        moves=("end",),
        choices=_YES_NO,
        truth=lambda state: "yes" if state.phase is Phase.OVER else "no",
    ),
    WhatHappens(
        slug="in-the-middle",
        prompt=Words(
            "One point is left in the supply. In Green's first action Blue has to retreat: a point for Green. Does Green's turn go on?",
            "Il reste un point dans le stock. À la première action de Vert, Bleu doit se replier : un point pour Vert. Le tour de Vert continue-t-il ?",
        ),
        start=_plain("R58 the last point"),
        moves=("move 3 start_n n_road n_cwm", "retreat n_cw1"),
        choices=_YES_NO,
        truth=lambda state: "no" if state.phase is Phase.OVER else "yes",
    ),
    WhichOnes(
        slug="partners",
        prompt=Words(
            "Four players: Green and Orange are partners. Orange has a Horde at Goosefold, Blue one at Turnipstead behind it. Green's two Hordes stand at Oxwell. Which moves are allowed?",
            "Quatre joueurs : Vert et Orange sont équipiers. Orange a une Horde à Goosefold, Bleu une à Turnipstead, derrière. Les deux Hordes de Vert sont à Oxwell. Quels mouvements sont permis ?",
        ),
        start=_at(PARTNERS),
        move="move 2 n_road {}",
        over=("n_cwm", "n_cwm ne_in", "n_cwm ne_out", "n_city"),
    ),
    WhatHappens(
        slug="team-points",
        prompt=Words(
            "Green has 9 points, Blue 7, Orange 3, Violet 6, and the last point of the supply has just gone to Violet's markers. Green and Orange are partners, Blue and Violet too. Who wins?",
            "Vert a 9 points, Bleu 7, Orange 3, Violet 6, et le dernier point du stock vient d'aller aux marqueurs de Violet. Vert et Orange sont équipiers, Bleu et Violet aussi. Qui gagne ?",
        ),
        start=Start(
            position="4 players\nViolet to act\nw_road: V marker\nriver KILLS RAZED FORTRESSES MARKERS\n"
            "Green: glory 9\nBlue: glory 7\nOrange: glory 3\nViolet: glory 6",
            deal=False,
        ),
        moves=("end",),
        choices={
            "BV": Words("Blue and Violet", "Bleu et Violet"),
            "GO": Words("Green and Orange", "Vert et Orange"),
            "G": PLAYERS["G"],
        },
        truth=_winners,
        because=("OVO-30.1",),
    ),
    WhatHappens(
        slug="tactical-well",
        prompt=Words(
            "The tactical start: two basic actions instead of three. Green controls a well, and Blue ends the turn. How many actions has Green?",
            "Le démarrage tactique : deux actions de base au lieu de trois. Vert contrôle un puits, et Bleu finit son tour. Combien d'actions a Vert ?",
        ),
        start=_at("tactical_start=on\nBlue to act, first Blue\nne_out: G marker"),
        moves=("end",),
        choices=_numbers(2, 3, 4),
        truth=_actions,
    ),
)

QUESTIONS: Final = {question.slug: question for question in _ALL}
