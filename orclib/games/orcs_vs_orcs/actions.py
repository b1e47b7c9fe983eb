"""The decisions of Orcs vs Orcs and the attempts that are never allowed, with the targets to point at."""

from __future__ import annotations

import enum
from itertools import permutations
from typing import NamedTuple

from orclib.engine import Action, Announced, ChanceAction, Seat
from orclib.games.orcs_vs_orcs.box import HAND, Card, Colour, Fate, Line, Objective
from orclib.games.orcs_vs_orcs.state import Play, Spot

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


class Begin(ChanceAction, frozen=True, tag="begin"):
    """The first player is drawn (OVO-4.22, R8)."""

    who: Seat
    typed = "first|premier|première {who}"
    points = "seat:{who}"


class DrawHero(ChanceAction, frozen=True, tag="draw_hero"):
    """A Hero is drawn from the pile (OVO-9.3)."""

    hero: Card
    typed = "hero|héros {hero}"
    points = "hero:{hero}"


class StealHero(ChanceAction, frozen=True, tag="steal_hero"):
    """A Hero is drawn from those of an enemy (OVO-9.7)."""

    hero: Card
    typed = "steal|voler {hero}"
    points = "hero:{hero}"


class Draw(ChanceAction, frozen=True, tag="draw"):
    """The top card of a combat deck: drawn, discarded or engaged unseen (OVO-17.1, 20.11, 22.17)."""

    card: Card
    typed = "draw|piocher {card}"
    points = "card:{card}"


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


class LayFoundation(Action, frozen=True, tag="lay_foundation"):
    """A fortress is laid (OVO-14.1)."""

    zone: str
    typed = "lay|poser|coucher [fortress|Forteresse] {zone}"
    points = "build zone:{zone}"


class StandUp(Action, frozen=True, tag="stand_up"):
    """A lying fortress is stood up (OVO-14.2)."""

    zone: str
    typed = "stand_up|dresser|relever [fortress|Forteresse] {zone}"
    points = "build zone:{zone}"


class BurnOwned(Action, frozen=True, tag="burn_owned"):
    """Raze or convert a village that has been under control since an earlier turn: a free action (OVO-8.9)."""

    zone: str
    fate: Fate
    typed = "{fate} {zone}"
    points = "fate:{fate} zone:{zone}"


class EndActions(Action, frozen=True, tag="end_actions"):
    """The action phase is over (OVO-5.8)."""

    typed = "end|finir|terminer|pass|passer|fin [turn|tour|my_turn|mon_tour|du_tour|actions]"
    points = "end"


# --- entering a zone -------------------------------------------------------------------------------------------------


class ChooseFate(Action, frozen=True, tag="choose_fate"):
    """What becomes of the village that Hordes have entered (OVO-8.1)."""

    fate: Fate
    typed = "{fate}"
    points = "fate:{fate}"


class TakeBackMarker(Action, frozen=True, tag="take_back_marker"):
    """Without a marker in stock: take one back from a zone (OVO-8.14)."""

    zone: str
    typed = "take_back|reprendre [marker|marqueur] {zone}"
    points = "zone:{zone}"


class LeaveMarkers(Action, frozen=True, tag="leave_markers"):
    """Take no marker back: the tower or well keeps its state (OVO-8.14)."""

    typed = "leave_it|laisser|leave"
    points = "keep"


class KeepHero(Action, frozen=True, tag="keep_hero"):
    """Keep one of the drawn Heroes; the other goes under the pile (OVO-9.3)."""

    hero: Card
    typed = "keep|garder {hero}"
    points = "hero:{hero}"


class Stand(Action, frozen=True, tag="stand"):
    """Stand and fight (OVO-11.13)."""

    typed = "stand|tenir_bon|rester|combattre"
    points = "stand"


class Retreat(Action, frozen=True, tag="retreat"):
    """The whole army retreats to an adjacent zone (OVO-11.2, 26.2)."""

    to: str
    typed = "retreat|se_replier|replier {to}"
    points = "zone:{to}"


# --- a battle --------------------------------------------------------------------------------------------------------


class NextBattle(Action, frozen=True, tag="next_battle"):
    """Which pending battle is fought next (OVO-16.1)."""

    zone: str
    typed = "battle|bataille {zone}"
    points = "zone:{zone}"


class AddCard(Action, frozen=True, tag="add_card"):
    """Put a card in the combat deck (OVO-16.3)."""

    card: Card
    typed = "add|ajouter {card}"
    points = "card:{card}"


class AddAll(Action, frozen=True, tag="add_all"):
    """Put all cards that are left in the combat deck: a short cut where they fit."""

    typed = "all|toutes|tout"
    points = "all"


class DeckReady(Action, frozen=True, tag="deck_ready"):
    """The combat deck is built."""

    typed = "ready|prêt|prête|done"
    points = "ready"


class PreEngage(Action, frozen=True, tag="pre_engage"):
    """Engage a first-line Unit before round 1 against a fortress (OVO-24.2)."""

    card: Card
    typed = "engage|engager {card}"
    points = "card:{card}"


class DeclareReorganise(Action, frozen=True, tag="declare"):
    """OVO-R36 the other way: say in secret whether one reorganises."""

    yes: bool
    typed = "{yes}"
    points = "{yes}"
    marks = _REORGANISES


class Reorganise(Action, frozen=True, tag="reorganise"):
    """Put both hand cards under the deck and draw two, for one strike (OVO-17.5 to 17.7)."""

    upper: Card
    """Which of the two lies above the other; where it is shuffled afterwards, the one that comes first in order."""
    shuffle: bool = False
    """Whether the deck is shuffled after drawing (OVO-17.7)."""
    typed = (
        "reorganise|réorganiser|reorganize {upper} [{shuffle}]",
        "reorganise|réorganiser|reorganize {shuffle} [{upper}]",
    )

    @property
    def paths(self) -> Paths:
        return ((REORGANISE, SHUFFLE if self.shuffle else card_target(self.upper)),)


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


class Place(Action, frozen=True, tag="place"):
    """Place a card that had to be engaged: by Vri-Hurcka or Shagratt."""

    spot: Spot
    typed = "place|placer {spot}"

    @property
    def paths(self) -> Paths:
        return (spot_targets(self.seat, None, self.spot),)


class ForceSwap(Action, frozen=True, tag="force_swap"):
    """Shagratt: the enemy takes the card back and engages the other one, or not (OVO-22.14)."""

    yes: bool
    typed = "{yes}"
    points = "{yes}"
    marks = _SWAPS


class UseBerserk(Action, frozen=True, tag="use_berserk"):
    """Use Berserk as the token enters the zone, or not (OVO-23.2)."""

    yes: bool
    typed = "{yes}"
    points = "{yes}"
    marks = _RAGES


class Chant(Action, frozen=True, tag="chant"):
    """A Shaman's effect is chosen (OVO-20.8)."""

    colour: Colour
    typed = "{colour}"
    points = "chant:{colour}"


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


class NameCard(Action, frozen=True, tag="name_card"):
    """Buurk copies an engaged card (OVO-22.2); Kraash names a kind of engaged Unit (OVO-22.8)."""

    card: Card
    typed = "name|nommer|copy|copier {card}"
    points = "kind:{card}"


class Seek(Action, frozen=True, tag="seek"):
    """Choose a card in a deck: Moordakk the enemy's Hero (OVO-22.10), Vrushn any of one's own (OVO-22.19)."""

    card: Card
    typed = "seek|chercher {card}"
    points = "seek:{card}"


class Summon(Action, frozen=True, tag="summon"):
    """Porkash brings a Horde of a zone into the battle (OVO-22.12)."""

    zone: str
    typed = "summon|appeler {zone}"
    points = "zone:{zone}"


class SkipEffect(Action, frozen=True, tag="skip_effect"):
    """Let an effect go by that may be used and need not."""

    typed = "skip|passer|sauter"
    points = "skip"


# --- announcements: several decisions at once ------------------------------------------------------------------------


class BuildDeck(Announced, frozen=True, tag="build_deck"):
    """The whole combat deck at once (OVO-16.3)."""

    cards: tuple[Card, ...]
    typed = "deck {cards}"


class Vanguard(Announced, frozen=True, tag="vanguard"):
    """All Units that go first against a fortress at once (OVO-24.2)."""

    cards: tuple[Card, ...]
    typed = "vanguard|avant_garde|avantgarde {cards}"


# --- what is never allowed -------------------------------------------------------------------------------------------


class Trick(enum.Enum):
    """Things that people try and no rule allows (spec 6)."""

    MARK = "mark"
    """A marker on a ruin, a Dark City or a fortress (OVO-I16)."""
    KEEP_BOTH = "keep_both"
    """Both drawn Heroes (OVO-I17)."""
    LOOK = "look"
    """A look at somebody's Heroes (OVO-I17)."""
    DRAW_PILE = "draw_pile"
    """A Hero of the pile for a city taken from an enemy (OVO-I18)."""
    SPLIT_RETREAT = "split_retreat"
    """A retreat of part of the army, or to two zones (OVO-I21)."""
    GO_ON = "go_on"
    """Going on after the defender has retreated (OVO-I22), or after meeting an enemy (OVO-I2)."""
    FIGHT_NOW = "fight_now"
    """A battle before the last action (OVO-I31)."""
    TWO_CARDS = "two_cards"
    """Two cards in one round (OVO-I34)."""
    EFFECT = "effect"
    """The effect of a card without protection or place (OVO-I39)."""
    BUY_HERO = "buy_hero"
    """A Hero for an action (OVO-I27)."""
    NO_FATE = "no_fate"
    """Stopping in a village without choosing a fate (OVO-I13)."""


class Try(Action, frozen=True, tag="try"):
    """An attempt that is never allowed."""

    trick: Trick
    zone: str | None = None
    card: Card | None = None
    typed = "try|tenter|essayer {trick} [{zone}] [{card}]"

    @property
    def paths(self) -> Paths:
        if self.zone is not None:
            return ((zone_target(self.zone),),)
        if self.card is not None:
            return ((hero_target(self.card),),)
        return ()


Chance = TurnUp | Begin | DrawHero | StealHero | Draw
OnMap = Move | ForcedMarch | Recruit | Buy | LayFoundation | StandUp | BurnOwned | EndActions
OnEntry = ChooseFate | TakeBackMarker | LeaveMarkers | KeepHero | Stand | Retreat
InBattle = (
    NextBattle | AddCard | AddAll | DeckReady | PreEngage | DeclareReorganise | Reorganise | Commit | Place | ForceSwap
    | UseBerserk | Chant | Hit | NameCard | Seek | Summon | SkipEffect
)  # fmt: skip
Decision = OnMap | OnEntry | InBattle
Announcement = BuildDeck | Vanguard
Stored = Decision | Chance | Try
"""What a save may hold: everything but an announcement, which is played as its parts."""
AnyAction = Stored | Announcement

assert HAND == 2  # `Reorganise` names one of two cards
