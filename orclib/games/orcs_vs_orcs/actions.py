"""The decisions of Orcs vs Orcs, with the targets to point at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import permutations
from typing import Final, NamedTuple

from orclib.engine import Action, Announced, ChanceAction, Seat, Try
from orclib.games.orcs_vs_orcs.box import FIRST_LINE, HAND, SECOND_LINE, Card, Colour, Fate, Line, Objective
from orclib.games.orcs_vs_orcs.box import Line as Row
from orclib.games.orcs_vs_orcs.state import Play, Spot
from orclib.language import say

_FATES: Final[Mapping[Fate, Callable[[], str]]] = {
    Fate.RAZE: lambda: say("Raze the village", "Raser le Village"),
    Fate.CONVERT: lambda: say("Convert the village", "Convertir le Village"),
    Fate.CONTROL: lambda: say("Control the village", "Contrôler le Village"),
}


_BURNS: Final[Mapping[Fate, Callable[[], str]]] = {
    Fate.RAZE: lambda: say("Raze the village {of_zone}, free of charge", "Raser gratuitement le Village {of_zone}"),
    Fate.CONVERT: lambda: say(
        "Convert the village {of_zone}, free of charge", "Convertir gratuitement le Village {of_zone}"
    ),
    Fate.CONTROL: lambda: say(
        "Control the village {of_zone}, free of charge", "Contrôler gratuitement le Village {of_zone}"
    ),
}


# --- targets on the picture ------------------------------------------------------------------------------------------

END, MARCH, BUILD, BUY = "end", "march", "build", "buy"
STAND, KEEP, SKIP = "stand", "keep", "skip"
READY, ALL = "ready", "all"
REORGANISE, HOLD, SHUFFLE = "reorganise", "hold", "shuffle"
WALL = "wall"
SWAP, LET = "swap", "let"
BERSERK, CALM = "berserk", "calm"
SPLIT = "recruit:split"

_REORGANISES = {"yes": (HOLD, REORGANISE)}
_SWAPS = {"yes": (LET, SWAP)}
_RAGES = {"yes": (CALM, BERSERK)}
Paths = tuple[tuple[str, ...], ...]
ANY_ORDER = 3
"""Up to so many kinds of card may be pointed at in any order."""


def zone_target(zone: str) -> str:
    """A zone of the map."""
    return f"zone:{zone}"


def seat_target(seat: Seat) -> str:
    """A player: colour, glory, reserve, markers, cards."""
    return f"seat:{seat}"


def go_target(hordes: int) -> str:
    """How many Hordes go."""
    return f"go:{hordes}"


def leave_target(hordes: int) -> str:
    """How many stay in the zone between."""
    return f"leave:{hordes}"


def take_target(hordes: int) -> str:
    """How many of those there come along."""
    return f"take:{hordes}"


def recruit_target(hordes: int) -> str:
    """How many Hordes are recruited in one place."""
    return f"recruit:{hordes}"


def pile_target(card: Card) -> str:
    """A pile of Unit cards that can be bought."""
    return f"pile:{card.value}"


def fate_target(fate: Fate) -> str:
    """What becomes of a village."""
    return f"fate:{fate.value}"


def tile_target(tile: Objective) -> str:
    """An objective."""
    return f"tile:{tile.value}"


def hero_target(card: Card) -> str:
    """A Hero that is drawn, stolen or kept."""
    return f"hero:{card.value}"


def card_target(card: Card) -> str:
    """A card of one's own: to put in the deck, in hand."""
    return f"card:{card.value}"


def shuffle_target(upper: Card) -> str:
    """To shuffle after a reorganisation, where it matters which of the two cards lies above (OVO-17.7)."""
    return f"{SHUFFLE}:{upper.value}"


def slot_target(seat: Seat, column: int, line: Line) -> str:
    """A Unit on a side of the battlefield."""
    return f"slot:{seat}:{column}:{line.value}"


def loose_target(seat: Seat, place: int) -> str:
    """A Unit without protection on a side of the battlefield."""
    return f"loose:{seat}:{place}"


def kind_target(card: Card) -> str:
    """A kind of card that is engaged, to copy or to name."""
    return f"kind:{card.value}"


def seek_target(card: Card) -> str:
    """A card in a deck that is looked through."""
    return f"seek:{card.value}"


def colour_target(colour: Colour) -> str:
    """One of the two effects of a Shaman."""
    return f"chant:{colour.value}"


def strike_target(seat: Seat) -> str:
    """The strike tile of a player."""
    return f"strikes:{seat}"


def losses_target(seat: Seat) -> str:
    """A player's side of the combat tracking tile."""
    return f"losses:{seat}"


# --- chance ----------------------------------------------------------------------------------------------------------


class TurnUp(ChanceAction, frozen=True, tag="turn_up"):
    """An objective tile is turned up: the river of the set-up, then the top of the pile (OVO-4.20, 4.21, 28.4)."""

    tile: Objective
    typed = "tile|tuile {tile}"
    points = "tile:{tile}"
    headline = ("The objectives", "Les Objectifs")
    says = ("Turn up an objective: {tile}", "Révéler un Objectif : {tile}")


class Begin(ChanceAction, frozen=True, tag="begin"):
    """The first player is drawn (OVO-4.22, R8)."""

    who: Seat
    typed = "first|premier|première {who}"
    points = "seat:{who}"
    headline = ("Who starts", "Qui commence")
    says = ("{who} is first player", "{who} commence")


class DrawHero(ChanceAction, frozen=True, tag="draw_hero"):
    """A Hero is drawn from the pile (OVO-9.3)."""

    hero: Card
    typed = "hero|héros {hero}"
    points = "hero:{hero}"
    headline = ("The Hero drawn", "Le Héros pioché")
    says = ("Draw the Hero {hero}", "Piocher le Héros {hero}")


class StealHero(ChanceAction, frozen=True, tag="steal_hero"):
    """A Hero is drawn from those of an enemy (OVO-9.7)."""

    hero: Card
    typed = "steal|voler {hero}"
    points = "hero:{hero}"
    headline = ("The Hero stolen", "Le Héros volé")
    says = ("Steal the Hero {hero}", "Voler le Héros {hero}")


class Draw(ChanceAction, frozen=True, tag="draw"):
    """The top card of a combat deck: drawn, discarded or engaged unseen (OVO-17.1, 20.11, 22.17)."""

    card: Card
    typed = "draw|piocher {card}"
    points = "card:{card}"
    headline = ("The card drawn", "La carte piochée")
    says = ("The top card is {a_card}", "La première carte est {a_card}")


# --- a turn on the map -----------------------------------------------------------------------------------------------


class Way(NamedTuple):
    """The zones that Hordes go through, and in the zone between, who stays or comes along; None was not said."""

    path: tuple[str, ...] = ()
    leave: int | None = None
    take: int | None = None


class Move(Action, frozen=True, tag="move"):
    """One move action: so many Hordes leave a zone along one or two roads (OVO-6.1).

    In the zone between, some stay (`leave`) and some of those there come along (`take`) (OVO-6.8, 6.9).
    """

    origin: str
    hordes: int
    path: tuple[str, ...]
    leave: int = 0
    take: int = 0
    typed = "move|déplacer|bouger {hordes} {origin} {way}", "move|déplacer|bouger {origin} {hordes} {way}"
    points = "zone:{origin} zone:{via...} [leave:{leave}] [take:{take}] zone:{onwards...} go:{hordes}"

    @property
    def way(self) -> Way:
        """Where they go, as it is typed."""
        return Way(self.path, self.leave, self.take)

    @property
    def via(self) -> tuple[str, ...]:
        """The first zone that they enter."""
        return self.path[:1]

    @property
    def onwards(self) -> tuple[str, ...]:
        """The zones behind it."""
        return self.path[1:]

    @property
    def says(self) -> str:
        way = self.path
        if not way:
            return say("Move {hordes} {from_origin}", "Déplacer {hordes} {from_origin}")
        if len(way) == 1:
            return say("Move {hordes} {from_origin} {to_path}", "Déplacer {hordes} {from_origin} {to_path}")
        match bool(self.leave), bool(self.take):
            case True, True:
                return say(
                    "Move {hordes} {from_origin} {by_path} {to_path}, leave {leave} and take {take} along on the way",
                    "Déplacer {hordes} {from_origin} {by_path} {to_path}, en laisser {leave} et en prendre {take} en "
                    "route",
                )
            case True, _:
                return say(
                    "Move {hordes} {from_origin} {by_path} {to_path}, leave {leave} on the way",
                    "Déplacer {hordes} {from_origin} {by_path} {to_path}, en laisser {leave} en route",
                )
            case _, True:
                return say(
                    "Move {hordes} {from_origin} {by_path} {to_path}, take {take} along on the way",
                    "Déplacer {hordes} {from_origin} {by_path} {to_path}, en prendre {take} en route",
                )
        return say(
            "Move {hordes} {from_origin} {by_path} {to_path}", "Déplacer {hordes} {from_origin} {by_path} {to_path}"
        )


class ForcedMarch(Action, frozen=True, tag="forced_march"):
    """So many moved Hordes go one zone further, and one of them is removed (OVO-7)."""

    origin: str
    hordes: int
    """With the one that is removed."""
    to: str
    typed = (
        "march|marcher|marche_forcée|forced_march {hordes} {origin} {to}",
        "march|marcher|marche_forcée|forced_march {origin} {hordes} {to}",
    )
    points = "march zone:{origin} zone:{to} go:{hordes}"
    says = (
        "Forced march with {hordes} {from_origin} {to_to}: one of them is removed",
        "Marche forcée avec {hordes} {from_origin} {to_to} : on en retire une",
    )


class Recruit(Action, frozen=True, tag="recruit"):
    """One or two Hordes come from the reserve (OVO-12)."""

    places: tuple[tuple[str, int], ...]
    """Zones with how many, in the order of the map."""
    typed = "recruit|recruter {places}"

    @property
    def paths(self) -> Paths:
        zones = tuple(zone_target(zone) for zone, _ in self.places)
        if len(self.places) == 1:
            return ((recruit_target(self.places[0][1]), *zones),)
        return tuple((SPLIT, *order) for order in permutations(zones))

    @property
    def says(self) -> str:
        return (
            say("Recruit {each_places}", "Recruter {each_places}")
            if self.places
            else say("Recruit nobody", "Ne recruter personne")
        )


class Buy(Action, frozen=True, tag="buy"):
    """Cards of different kinds are taken from the piles (OVO-13)."""

    cards: tuple[Card, ...]
    """In the order of the piles."""
    typed = "buy|acheter {cards}"

    @property
    def paths(self) -> Paths:
        piles = tuple(map(pile_target, self.cards))
        orders = permutations(piles) if len(piles) <= ANY_ORDER else (piles,)
        return tuple((*order, BUY) for order in orders)

    @property
    def says(self) -> str:
        return say("Buy {a_cards}", "Acheter {a_cards}") if self.cards else say("Buy nothing", "Ne rien acheter")


class LayFoundation(Action, frozen=True, tag="lay_foundation"):
    """A fortress is laid (OVO-14.1)."""

    zone: str
    typed = "lay|poser|coucher [fortress|Forteresse] {zone}"
    points = "build zone:{zone}"
    says = ("Lay the foundation of a fortress {at_zone}", "Poser les fondations d'une Forteresse {at_zone}")


class StandUp(Action, frozen=True, tag="stand_up"):
    """A lying fortress is stood up (OVO-14.2)."""

    zone: str
    typed = "stand_up|dresser|relever [fortress|Forteresse] {zone}"
    points = "build zone:{zone}"
    says = ("Stand up the fortress {of_zone}", "Redresser la Forteresse {of_zone}")


class BurnOwned(Action, frozen=True, tag="burn_owned"):
    """Raze or convert a village that has been under control since an earlier turn: a free action (OVO-8.9)."""

    zone: str
    fate: Fate
    typed = "{fate} {zone}"
    points = "fate:{fate} zone:{zone}"

    @property
    def says(self) -> str:
        return _BURNS[self.fate]()


class EndActions(Action, frozen=True, tag="end_actions"):
    """The action phase is over (OVO-5.8)."""

    typed = "end|finir|terminer|pass|passer|fin [turn|tour|my_turn|mon_tour|du_tour|actions]"
    points = "end"
    says = ("End the action phase", "Terminer la phase d'actions")


# --- entering a zone -------------------------------------------------------------------------------------------------


class ChooseFate(Action, frozen=True, tag="choose_fate"):
    """What becomes of the village that Hordes have entered (OVO-8.1)."""

    fate: Fate
    typed = "{fate}"
    points = "fate:{fate}"

    @property
    def says(self) -> str:
        return _FATES[self.fate]()


class TakeBackMarker(Action, frozen=True, tag="take_back_marker"):
    """Without a marker in stock: take one back from a zone (OVO-8.14)."""

    zone: str
    typed = "take_back|reprendre [marker|marqueur] {zone}"
    points = "zone:{zone}"
    says = ("Take the marker back {from_zone}", "Reprendre le marqueur {from_zone}")


class LeaveMarkers(Action, frozen=True, tag="leave_markers"):
    """Take no marker back: the tower or well keeps its state (OVO-8.14)."""

    typed = "leave_it|laisser|leave"
    points = "keep"
    says = ("Take no marker back", "Ne reprendre aucun marqueur")


class KeepHero(Action, frozen=True, tag="keep_hero"):
    """Keep one of the drawn Heroes; the other goes under the pile (OVO-9.3)."""

    hero: Card
    typed = "keep|garder {hero}"
    points = "hero:{hero}"
    says = ("Keep {hero}", "Garder {hero}")


class Stand(Action, frozen=True, tag="stand"):
    """Stand and fight (OVO-11.13)."""

    typed = "stand|tenir_bon|rester|combattre"
    points = "stand"
    says = ("Stand and fight", "Rester et combattre")


class Retreat(Action, frozen=True, tag="retreat"):
    """The whole army retreats to an adjacent zone (OVO-11.2, 26.2)."""

    to: str
    typed = "retreat|se_replier|replier {to}"
    points = "zone:{to}"
    says = ("Retreat {to_to}", "Se replier {to_to}")


# --- a battle --------------------------------------------------------------------------------------------------------


class NextBattle(Action, frozen=True, tag="next_battle"):
    """Which pending battle is fought next (OVO-16.1)."""

    zone: str
    typed = "battle|bataille {zone}"
    points = "zone:{zone}"
    says = ("Fight the battle {at_zone} now", "Jouer maintenant la bataille {at_zone}")


class AddCard(Action, frozen=True, tag="add_card"):
    """Put a card in the combat deck (OVO-16.3)."""

    card: Card
    typed = "add|ajouter {card}"
    points = "card:{card}"
    says = ("Put {a_card} in the deck", "Mettre {a_card} dans le Deck")


class AddAll(Action, frozen=True, tag="add_all"):
    """Put all cards that are left in the combat deck: a short cut where they fit."""

    typed = "all|toutes|tout"
    points = "all"
    says = ("Put all cards that are left in the deck", "Mettre dans le Deck toutes les cartes qui restent")


class DeckReady(Action, frozen=True, tag="deck_ready"):
    """The combat deck is built."""

    typed = "ready|prêt|prête|done"
    points = "ready"
    says = ("The deck is ready", "Le Deck est prêt")


class PreEngage(Action, frozen=True, tag="pre_engage"):
    """Engage a first-line Unit before round 1 against a fortress (OVO-24.2)."""

    card: Card
    typed = "engage|engager {card}"
    points = "card:{card}"
    says = ("Engage {a_card} before the first round", "Engager {a_card} avant le premier round")


class DeclareReorganise(Action, frozen=True, tag="declare"):
    """OVO-R36 the other way: say in secret whether one reorganises."""

    yes: bool
    typed = "{yes}"
    points = "{yes}"
    marks = _REORGANISES

    @property
    def says(self) -> str:
        return (
            say("Say: I reorganise", "Dire : je me réorganise")
            if self.yes
            else say("Say: I do not reorganise", "Dire : je ne me réorganise pas")
        )


class Reorganise(Action, frozen=True, tag="reorganise"):
    """Put both hand cards under the deck and draw two, for one strike (OVO-17.5 to 17.7)."""

    upper: Card
    """Which of the two lies above the other; where that means nothing, the one that comes first in order."""
    shuffle: bool = False
    """Whether the deck is shuffled after drawing (OVO-17.7)."""
    typed = (
        "reorganise|réorganiser|reorganize {upper} [{shuffle}]",
        "reorganise|réorganiser|reorganize {shuffle} [{upper}]",
    )

    @property
    def paths(self) -> Paths:
        ends = (SHUFFLE, shuffle_target(self.upper)) if self.shuffle else (card_target(self.upper),)
        return tuple((REORGANISE, end) for end in ends)

    @property
    def says(self) -> str:
        return (
            say(
                "Reorganise: both cards go under the deck, which is shuffled later",
                "Se réorganiser : les deux cartes vont sous le Deck, que l'on mélange ensuite",
            )
            if self.shuffle
            else say(
                "Reorganise: both cards go under the deck, {the_upper} above the other",
                "Se réorganiser : les deux cartes vont sous le Deck, {the_upper} au-dessus de l'autre",
            )
        )


def spot_targets(seat: Seat, card: Card | None, spot: Spot | None) -> tuple[str, ...]:
    """Where to point to place a card; nothing where it can lie in one place only."""
    if spot is None:
        return ()
    if spot.column is None:
        return (WALL,) if card is None or card.chevrons > 1 else ()
    return (slot_target(seat, spot.column, spot.line or Line.FIRST),)


class Commit(Action, frozen=True, tag="commit"):
    """Choose a card of the hand in secret, and where it will lie (OVO-17.3, 17.17)."""

    card: Card
    spot: Spot | None = None
    """None: without a place (OVO-19.5, 21.4)."""
    typed = "play|jouer {placed}"

    @property
    def placed(self) -> Play:
        """The card and its place, as they are typed."""
        return Play(self.card, self.spot)

    @property
    def paths(self) -> Paths:
        return ((card_target(self.card), *spot_targets(self.seat, self.card, self.spot)),)

    @property
    def says(self) -> str:
        spot: Spot | None = self.spot
        card: Card = self.card
        if spot is None:
            return (
                say("Choose {the_card}, without a place", "Choisir {the_card}, sans place")
                if card.is_hero
                else say("Choose {the_card}, without protection", "Choisir {the_card}, sans protection")
            )
        if spot.column is None:
            return (
                say("Choose {the_card}", "Choisir {the_card}")
                if card in FIRST_LINE
                else say("Choose {the_card}, behind the walls", "Choisir {the_card}, derrière les murs")
            )
        if card in SECOND_LINE and spot.line is Row.SECOND:
            return say(
                "Choose {the_card}, in the second line of column {number_spot}",
                "Choisir {the_card}, en seconde ligne de la colonne {number_spot}",
            )
        if spot.line is Row.SECOND:
            return say(
                "Choose {the_card}, on the second-line Unit of column {number_spot}",
                "Choisir {the_card}, sur l'Unité de seconde ligne de la colonne {number_spot}",
            )
        return say(
            "Choose {the_card}, on the first-line Unit of column {number_spot}",
            "Choisir {the_card}, sur l'Unité de première ligne de la colonne {number_spot}",
        )


class Place(Action, frozen=True, tag="place"):
    """Place a card that had to be engaged: by Vri-Hurcka or Shagratt."""

    spot: Spot
    typed = "place|placer {spot}"

    @property
    def paths(self) -> Paths:
        return (spot_targets(self.seat, None, self.spot),)

    @property
    def says(self) -> str:
        spot: Spot = self.spot
        if spot.column is None:
            return say("Put the card behind the walls", "Poser la carte derrière les murs")
        if spot.line is Row.SECOND:
            return say(
                "Put the card in the second line of column {number_spot}",
                "Poser la carte en seconde ligne de la colonne {number_spot}",
            )
        return say(
            "Put the card on the first-line Unit of column {number_spot}",
            "Poser la carte sur l'Unité de première ligne de la colonne {number_spot}",
        )


class ForceSwap(Action, frozen=True, tag="force_swap"):
    """Shagratt: the enemy takes the card back and engages the other one, or not (OVO-22.14)."""

    yes: bool
    typed = "{yes}"
    points = "{yes}"
    marks = _SWAPS

    @property
    def says(self) -> str:
        return (
            say("Make the enemy change cards", "Faire changer de carte à l'adversaire")
            if self.yes
            else say("Let the enemy's card be", "Laisser la carte de l'adversaire")
        )


class UseBerserk(Action, frozen=True, tag="use_berserk"):
    """Use Berserk as the token enters the zone, or not (OVO-23.2)."""

    yes: bool
    typed = "{yes}"
    points = "{yes}"
    marks = _RAGES

    @property
    def says(self) -> str:
        return (
            say("Use Berserk", "Utiliser l'effet Berserk")
            if self.yes
            else say("Keep Berserk for later", "Garder l'effet Berserk pour plus tard")
        )


class Chant(Action, frozen=True, tag="chant"):
    """A Shaman's effect is chosen (OVO-20.8)."""

    colour: Colour
    typed = "{colour}"
    points = "chant:{colour}"

    @property
    def says(self) -> str:
        return (
            say(
                "Green effect: a Horde comes back, you discard the top card of your deck",
                "Effet vert : une Horde revient, vous défaussez la première carte de votre Deck",
            )
            if self.colour is Colour.GREEN
            else say(
                "Red effect: the enemy discards the top card of the deck",
                "Effet rouge : l'adversaire défausse la première carte de son Deck",
            )
        )


class Hit(Action, frozen=True, tag="hit"):
    """Ashani destroys an enemy Unit that no Hero covers (OVO-22.1)."""

    victim: Seat
    column: int
    """From 0; among Units without protection, its place."""
    line: Line | None = None
    """None for a Unit without protection."""
    typed = "hit|frapper {column} {line}", "hit|frapper loose|libre {column}"

    @property
    def paths(self) -> Paths:
        if self.line is None:
            return ((loose_target(self.victim, self.column),),)
        return ((slot_target(self.victim, self.column, self.line),),)

    @property
    def says(self) -> str:
        match self.line:
            case None:
                return say(
                    "Destroy Unit {number_column} without protection",
                    "Détruire l'Unité sans protection numéro {number_column}",
                )
            case Row.FIRST:
                return say(
                    "Destroy the first-line Unit of {whose_victim} column {number_column}",
                    "Détruire l'Unité de première ligne de la colonne {number_column} {whose_victim}",
                )
        return say(
            "Destroy the second-line Unit of {whose_victim} column {number_column}",
            "Détruire l'Unité de seconde ligne de la colonne {number_column} {whose_victim}",
        )


class NameCard(Action, frozen=True, tag="name_card"):
    """Buurk copies an engaged card (OVO-22.2); Kraash names a kind of engaged Unit (OVO-22.8)."""

    card: Card
    typed = "name|nommer|copy|copier {card}"
    points = "kind:{card}"
    says = ("Name a card: {card}", "Nommer une carte : {card}")


class Seek(Action, frozen=True, tag="seek"):
    """Choose a card in a deck: Moordakk the enemy's Hero (OVO-22.10), Vrushn any of one's own (OVO-22.19)."""

    card: Card
    typed = "seek|chercher {card}"
    points = "seek:{card}"
    says = ("Take {the_card} out of the deck", "Sortir du Deck {the_card}")


class Summon(Action, frozen=True, tag="summon"):
    """Porkash brings a Horde of a zone into the battle (OVO-22.12)."""

    zone: str
    typed = "summon|appeler {zone}"
    points = "zone:{zone}"
    says = ("Bring a Horde {from_zone}", "Amener une Horde {from_zone}")


class SkipEffect(Action, frozen=True, tag="skip_effect"):
    """Let an effect go by that may be used and need not."""

    typed = "skip|passer|sauter"
    points = "skip"
    says = ("Let the effect be", "Renoncer à l'Effet")


# --- announcements: several decisions at once ------------------------------------------------------------------------


class BuildDeck(Announced, frozen=True, tag="build_deck"):
    """The whole combat deck at once (OVO-16.3)."""

    cards: tuple[Card, ...]
    typed = "deck {cards}"

    @property
    def says(self) -> str:
        return (
            say("Build the deck: {cards}", "Composer le Deck : {cards}")
            if self.cards
            else say("Build an empty deck", "Composer un Deck vide")
        )


class Vanguard(Announced, frozen=True, tag="vanguard"):
    """All Units that go first against a fortress at once (OVO-24.2)."""

    cards: tuple[Card, ...]
    typed = "vanguard|avant_garde|avantgarde {cards}"

    @property
    def says(self) -> str:
        return (
            say("Engage before the first round: {cards}", "Engager avant le premier round : {cards}")
            if self.cards
            else say("Engage nobody before the first round", "N'engager personne avant le premier round")
        )


Chance = TurnUp | Begin | DrawHero | StealHero | Draw
OnMap = Move | ForcedMarch | Recruit | Buy | LayFoundation | StandUp | BurnOwned | EndActions
OnEntry = ChooseFate | TakeBackMarker | LeaveMarkers | KeepHero | Stand | Retreat
InBattle = (
    NextBattle | AddCard | AddAll | DeckReady | PreEngage | DeclareReorganise | Reorganise | Commit | Place | ForceSwap
    | UseBerserk | Chant | Hit | NameCard | Seek | Summon | SkipEffect
)  # fmt: skip
Decision = OnMap | OnEntry | InBattle
Announcement = BuildDeck | Vanguard
AnyAction = Decision | Chance | Announcement | Try

assert HAND == 2  # `Reorganise` names one of two cards
