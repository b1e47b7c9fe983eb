"""Opponents for Orcs vs Orcs: one that plays sanely at random, one that counts majorities, cards and strikes.

The better one rests on `outlook.py`, and in battle on the reference policy of `battle_lab.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from orclib.engine.bot import Advice, Bot
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.bots.battle_lab import best_play
from orclib.games.orcs_vs_orcs.bots.beginner import BEGINNER, recruited
from orclib.games.orcs_vs_orcs.bots.outlook import BUILDING, GOOD, HORDE, VICTORY, Outlook
from orclib.games.orcs_vs_orcs.box import (
    BERSERK,
    FIRST_LINE,
    LAP,
    SECOND_LINE,
    SKULLS,
    Card,
    Colour,
    Fate,
    Line,
    Objective,
)
from orclib.games.orcs_vs_orcs.rules.card import strikes_of
from orclib.games.orcs_vs_orcs.rules.effects import effect_parts
from orclib.games.orcs_vs_orcs.rules.field import engaged, fight, revivable, spots
from orclib.games.orcs_vs_orcs.state import Phase, Secret, Side, Step, View
from orclib.language import say

# --- the beginner ----------------------------------------------------------------------------------------------------

CROWDED: Final = 6
"""With more Hordes than these in reserve the beginner recruits."""
SHOPPING: Final = 0.25
"""How often the beginner buys a card rather than move."""


# --- the sensible bot ------------------------------------------------------------------------------------------------

ACTION: Final = 0.05
"""What an action has to bring, so as not to be done for nothing."""
STAND: Final = 0.25
"""A defender who is at least so likely not to lose stands: a retreat costs the same point, and for sure."""

_HEROES: Final = (
    Card.GRURAGH, Card.KRO_MORDA, Card.ASHANI, Card.VHRAARG, Card.POGDUSH, Card.KOKOTH, Card.XAPHYR, Card.VIGDISH,
    Card.VRUSHN, Card.VRI_HURCKA, Card.SHAGRATT, Card.FROKSH, Card.KRAASH, Card.VRIURCK, Card.BUURK, Card.ERUHSK,
    Card.MOORDAKK, Card.PORKASH, Card.KHANROGG, Card.ROSHNAR,
)  # fmt: skip
"""The Heroes, whoever helps in most battles first."""


class Sensible:
    """Goes where a majority is to be had, keeps its Hordes together, fights where its deck lasts longer."""

    name = "sensible"

    def choose(self, game: Any, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        if len(legal) == 1:
            return Advice(legal[0], "")
        match view.phase:
            case Phase.ACTIONS:
                return self._act(view, legal)
            case Phase.FATE:
                return self._fate(view, legal)
            case Phase.TAKE_BACK:
                return self._take_back(view, legal)
            case Phase.HERO_PICK:
                best = min(legal, key=lambda action: _HEROES.index(action.hero))
                return Advice(
                    best, say("This Hero helps in most battles.", "Ce Héros aide dans la plupart des batailles.")
                )
            case Phase.RETREAT:
                return self._retreat(view, legal)
            case Phase.ROUT:
                return Advice(
                    self._safest(view, legal),
                    say("There the army is safest.", "C'est là que l'armée est le plus à l'abri."),
                )
            case Phase.BATTLES:
                return self._next(view, legal)
        return _Fighter(view, legal).advice()

    # --- on the map

    def _act(self, view: View, legal: Sequence[Any]) -> Advice:
        outlook = Outlook(view, legal[0].seat)
        best, most = legal[-1], 0.0
        if view.actions:
            most = ACTION
        for action in legal:
            value = self._value(outlook, action)
            if value > most:
                best, most = action, value
        return Advice(best, self._why(outlook, best))

    def _value(self, outlook: Outlook, action: Any) -> float:
        if isinstance(action, act.Move):
            return _move(outlook, action)
        match action:
            case act.ForcedMarch():
                return _march(outlook, action)
            case act.Recruit():
                return _recruit(outlook, action)
            case act.Buy():
                return _buy(outlook, action)
            case act.LayFoundation():
                return _lay(outlook, action.zone)
            case act.StandUp():
                return outlook.gain({Objective.FORTRESSES: 1}) + BUILDING * 1.3
            case act.BurnOwned():
                return outlook.fates(action.zone)[action.fate]
        return 0.0

    def _why(self, outlook: Outlook, action: Any) -> str:
        match action:
            case act.Move():
                return _why_move(outlook, _aim(outlook, action))
            case act.ForcedMarch():
                return _why_move(outlook, action.to)
            case act.Recruit():
                return say("More Hordes on the board can do more.", "Plus de Hordes sur le plateau peuvent faire plus.")
            case act.Buy():
                return say("The longer deck wins most battles.", "Le Deck le plus long gagne la plupart des batailles.")
            case act.LayFoundation() | act.StandUp():
                return say(
                    "A fortress counts for an objective, and brings a card more in each purchase.",
                    "Une Forteresse compte pour un Objectif et donne une carte de plus à chaque achat.",
                )
            case act.BurnOwned():
                return say(
                    "Burnt it is worth more to me than controlled.", "Pour moi, il vaut plus brûlé que contrôlé."
                )
        return say(
            "Nothing that is left would bring me anything.", "Rien de ce qui reste ne m'apporterait quelque chose."
        )

    def _fate(self, view: View, legal: Sequence[Any]) -> Advice:
        assert view.deciding is not None
        worth = Outlook(view, legal[0].seat).fates(view.deciding)
        best = max(legal, key=lambda action: worth.get(action.fate, -9.0))
        match best.fate:
            case Fate.RAZE:
                return Advice(
                    best,
                    say(
                        "A trophy, and Berserk for the next battle.",
                        "Un trophée, et l'effet Berserk pour la prochaine bataille.",
                    ),
                )
            case Fate.CONVERT:
                return Advice(best, say("A trophy, and a Horde for nothing.", "Un trophée, et une Horde gratuite."))
        return Advice(
            best,
            say(
                "A marker more, and a village that can still burn later.",
                "Un marqueur de plus, et un Village qui pourra encore brûler plus tard.",
            ),
        )

    def _take_back(self, view: View, legal: Sequence[Any]) -> Advice:
        assert view.deciding is not None
        outlook = Outlook(view, legal[0].seat)
        backs = [action for action in legal if isinstance(action, act.TakeBackMarker)]
        least = min(backs, key=lambda action: _loss_of_marker(outlook, action.zone))
        leave = [action for action in legal if isinstance(action, act.LeaveMarkers)]
        if leave and _loss_of_marker(outlook, least.zone) >= _loss_of_marker(outlook, view.deciding):
            return Advice(
                leave[0], say("My markers are worth more where they are.", "Mes marqueurs valent plus là où ils sont.")
            )
        return Advice(
            least,
            say("Here I can best do without a marker.", "C'est ici que je peux le mieux me passer d'un marqueur."),
        )

    # --- meeting an enemy

    def _retreat(self, view: View, legal: Sequence[Any]) -> Advice:
        zone, seat = view.deciding, legal[0].seat
        assert zone is not None
        assert view.mover is not None
        ways = [action for action in legal if isinstance(action, act.Retreat)]
        best = self._safest(view, ways)
        stand = [action for action in legal if isinstance(action, act.Stand)]
        army, clash = view.army(zone), view.clash(zone)
        if not stand or army is None or clash is None:
            return Advice(best, say("There the army is safest.", "C'est là que l'armée est le plus à l'abri."))
        outlook = Outlook(view, seat)
        theirs, walls = outlook.cards(view.mover), outlook.walls(zone)
        found = outlook.attack(clash.hordes, army.hordes, theirs, outlook.deck, walls)
        if 1 - found.win >= STAND:
            return Advice(
                stand[0],
                say(
                    "I may hold this zone; a retreat would cost a point for sure.",
                    "Je peux tenir cette zone ; un repli coûterait un point à coup sûr.",
                ),
            )
        return Advice(
            best,
            say(
                "The enemy is stronger here: the Hordes are kept, and the point is lost either way.",
                "L'ennemi est plus fort ici : les Hordes sont sauvées, et le point est perdu de toute façon.",
            ),
        )

    def _safest(self, view: View, ways: Sequence[act.Retreat]) -> act.Retreat:
        outlook = Outlook(view, ways[0].seat)
        zone = view.deciding or ways[0].to
        army = view.army(zone)
        hordes = army.hordes if army is not None and army.seat == ways[0].seat else 2

        def value(action: act.Retreat) -> float:
            army = outlook.at.get(action.to)
            there = army.hordes if army is not None else 0
            together = outlook.peril(action.to, there) - outlook.peril(action.to, there + hordes)
            marked = outlook.entry(action.to, hordes) if view.marker(action.to) is None else 0.0
            return together + marked + 0.1 * outlook.pull(action.to)

        return max(ways, key=value)

    def _next(self, view: View, legal: Sequence[Any]) -> Advice:
        outlook = Outlook(view, legal[0].seat)
        hordes = {clash.zone: clash.hordes for clash in view.clashes}
        best = max(legal, key=lambda action: outlook.assault(action.zone, hordes[action.zone]))
        return Advice(
            best,
            say(
                "The battle that I am likeliest to win comes first.",
                "D'abord la bataille que j'ai le plus de chances de gagner.",
            ),
        )


def _move(outlook: Outlook, action: act.Move) -> float:
    value = outlook.departure(action.origin, action.hordes)
    first, last = action.path[0], action.path[-1]
    if len(action.path) == 1:
        return value + outlook.arrival(first, action.hordes)
    if last == action.origin and not (action.leave or action.take):
        return 0.0  # there and back: nothing is changed by it
    if action.leave:
        value += outlook.arrival(first, action.leave)
    if action.take:
        value += outlook.departure(first, action.take)
    going = action.hordes - action.leave + action.take
    if last == action.origin:
        return value + outlook.arrival(last, going) - HORDE
    return value + outlook.arrival(last, going)


def _aim(outlook: Outlook, action: act.Move) -> str:
    """Where a move brings most: in the zone between, or at its end."""
    first, last = action.path[0], action.path[-1]
    going = action.hordes - action.leave + action.take
    aside = outlook.arrival(first, action.leave) if action.leave else 0.0
    return first if aside > outlook.arrival(last, going) else last


def _march(outlook: Outlook, action: act.ForcedMarch) -> float:
    going = action.hordes - 1
    lost = HORDE - outlook.gain({Objective.HORDES: -1})
    army = outlook.at.get(action.to)
    if army is not None and army.seat in outlook.foes:
        return outlook.departure(action.origin, action.hordes) + outlook.assault(action.to, going, 1) - lost
    return outlook.departure(action.origin, action.hordes) + outlook.arrival(action.to, going) - lost


def _recruit(outlook: Outlook, action: act.Recruit) -> float:
    hordes = recruited(action)
    value = outlook.gain({Objective.HORDES: hordes}) + HORDE * hordes
    for zone, count in action.places:
        army = outlook.at.get(zone)
        there = army.hordes if army is not None else 0
        value += outlook.peril(zone, there) - outlook.peril(zone, there + count)
        value += 0.06 * count * outlook.pull(zone)
    return value


def _buy(outlook: Outlook, action: act.Buy) -> float:
    units = outlook.view.players[outlook.seat].units
    value = sum([outlook.card(more) for more in range(len(action.cards))])
    for card in action.cards:
        value += 0.05 * (card in GOOD) - 0.01 * units[card.place]
        if card is Card.CATAPULT:
            value += 0.08 if any(outlook.view.standing(seat) for seat in outlook.foes) else -0.1
    return value


def _lay(outlook: Outlook, zone: str) -> float:
    army = outlook.at[zone]
    here = 0.08 * min(army.hordes, 3) - outlook.peril(zone, army.hordes)
    begun = [fort for fort in outlook.view.fortresses if fort is not None and fort.owner == outlook.seat]
    if any(not fort.standing for fort in begun):
        return 0.0
    return 0.5 * (outlook.gain({Objective.FORTRESSES: 1}) + BUILDING) + here


def _why_move(outlook: Outlook, zone: str) -> str:
    view, army = outlook.view, outlook.at.get(zone)
    if army is not None and army.seat in outlook.foes:
        if army.hordes == 1:
            return say(
                "A lone Horde there is easily driven out or beaten.",
                "Là, une Horde isolée se chasse ou se bat facilement.",
            )
        return say(
            "My deck lasts longer there: a battle, or a retreat, brings a point.",
            "Mon Deck y dure plus longtemps : une bataille, ou un repli, rapporte un point.",
        )
    if view.marker(zone) in outlook.camp:
        return say(
            "There my Hordes are needed, or safer.", "Là, on a besoin de mes Hordes, ou elles sont plus à l'abri."
        )
    if view.village(zone):
        return say("That village can be taken.", "Il y a là un Village à prendre.")
    if view.board.kind[zone] == "city" and view.marker(zone) is not None:
        return say(
            "Nobody stands in that enemy city: it can be taken, and a Hero of that enemy stolen.",
            "Personne n'occupe cette Cité ennemie : on peut la prendre, et voler un Héros à cet ennemi.",
        )
    if view.board.kind[zone] == "city":
        return say(
            "That neutral city can be taken: it brings a Hero.",
            "Cette Cité neutre peut être prise : elle rapporte un Héros.",
        )
    if zone in view.board.wells:
        return say("A well brings an action more in each turn.", "Un puits donne une action de plus à chaque tour.")
    if zone == view.board.tower:
        return say("The White Tower can be taken.", "C'est la Tour blanche qui est à prendre.")
    return say("From there the way goes on.", "De là, le chemin continue.")


def _loss_of_marker(outlook: Outlook, zone: str) -> float:
    """What it costs to take a marker away from a zone, and so what it brings to have one there."""
    ours: dict[Objective, int] = {Objective.MARKERS: -1}
    if outlook.view.village(zone):
        return -outlook.gain({**ours, Objective.VILLAGES: -1})
    if zone == outlook.board.tower:
        return -outlook.gain({**ours, Objective.TOWER: -1})
    if outlook.board.kind[zone] == "city":
        return -outlook.gain({**ours, Objective.CITIES: -1}) + VICTORY
    return -outlook.gain(ours) + (1.0 if outlook.wells < 2 else 0.2)


# --- in battle -------------------------------------------------------------------------------------------------------

_FIELD: Final = {
    Card.HEAVY: 5, Card.BOAR: 5, Card.XBOW: 4, Card.SHAMAN: 3, Card.ORC: 2, Card.CATAPULT: 0
}  # fmt: skip
_ASSAULT: Final = {
    Card.CATAPULT: 6, Card.HEAVY: 6, Card.XBOW: 4, Card.BOAR: 3, Card.SHAMAN: 3, Card.ORC: 1
}  # fmt: skip
_WALLS: Final = {
    Card.XBOW: 6, Card.SHAMAN: 5, Card.BOAR: 4, Card.HEAVY: 4, Card.ORC: 1, Card.CATAPULT: 0
}  # fmt: skip
HERO: Final = 4
"""What a Hero is worth in a deck, beside the Units."""
SHORT: Final = 3
"""So many points less for each second-line Unit that may find nobody to protect it."""


class _Fighter:
    """A side of a battle that has to decide."""

    def __init__(self, view: View, legal: Sequence[Any]) -> None:
        self.view, self.legal, self.seat = view, legal, legal[0].seat
        number = view.side(self.seat)
        assert number is not None
        secret = view.secrets[number]
        assert isinstance(secret, Secret)
        self.number, self.secret, self.battle = number, secret, fight(view)
        self.own: Side = self.battle.sides[number]
        self.foe: Side = self.battle.sides[1 - number]

    def advice(self) -> Advice:
        match self.view.phase:
            case Phase.DECKS:
                return self._deck()
            case Phase.VANGUARD:
                order = (Card.BOAR, Card.ORC, Card.HEAVY)
                best = min(self.legal, key=lambda action: order.index(action.card))
                return Advice(
                    best,
                    say(
                        "Whoever goes first strikes no more: the others are needed behind.",
                        "Qui va devant ne frappe plus : on a besoin des autres derrière.",
                    ),
                )
            case Phase.DECLARE:
                wanted = self._is_stuck()
                return Advice(self.legal[0 if wanted else 1], self._why_reorganise(wanted))
            case Phase.COMMIT:
                return self._commit()
            case Phase.PLACE:
                return Advice(
                    max(self.legal, key=lambda action: self._cover(action.spot)),
                    say("The best place for it.", "La meilleure place pour cette carte."),
                )
            case Phase.SWAP:
                return self._swap()
            case Phase.BERSERK:
                return self._berserk()
        return self._effect()

    # --- cards

    def _deck(self) -> Advice:
        whole = [action for action in self.legal if isinstance(action, act.AddAll)]
        if whole:
            return Advice(
                whole[0],
                say("The longer deck wins most battles.", "Le Deck le plus long gagne la plupart des batailles."),
            )
        cards = [action for action in self.legal if isinstance(action, act.AddCard)]
        if not cards:
            return Advice(self.legal[0], say("The deck is full.", "Le Deck est plein."))
        best = max(cards, key=lambda action: self._worth(action.card))
        return Advice(
            best,
            say(
                "Of the cards that are left this one is the best here.",
                "Des cartes qui restent, c'est la meilleure ici.",
            ),
        )

    def _worth(self, card: Card) -> float:
        """How good a card is in the deck, beside those that are there already."""
        deck = self.secret.deck
        if card.is_hero:
            return HERO - 2 * sum([1 for each in deck if each.is_hero])
        behind_walls = self.battle.assault and self.number == 1
        values = _WALLS if behind_walls else _ASSAULT if self.battle.assault else _FIELD
        value = float(values[card]) - 0.4 * deck.count(card)
        firsts = sum([1 for each in deck if each in FIRST_LINE])
        seconds = len(deck) - firsts
        if card in SECOND_LINE and not behind_walls and seconds >= firsts:
            value -= SHORT
        return value

    def _playable(self, card: Card) -> bool:
        """Whether a card would lie in a place of its own now."""
        return spots(self.view, self.number, card)[0] is not None

    def _is_stuck(self) -> bool:
        """Whether no card in hand has a place, and the deck holds one that has."""
        if self.own.space == LAP or any(map(self._playable, self.secret.hand)):
            return False
        return any(map(self._playable, (*self.secret.deck, *self.secret.under)))

    def _why_reorganise(self, wanted: bool) -> str:
        return (
            say(
                "Neither card has a place; a strike is a small price.",
                "Aucune des cartes n'a de place ; une frappe, ce n'est pas cher.",
            )
            if wanted
            else say("The hand can be played.", "La main se joue bien.")
        )

    def _commit(self) -> Advice:
        anew = [action for action in self.legal if isinstance(action, act.Reorganise)]
        plays = [action for action in self.legal if isinstance(action, act.Commit)]
        if anew and (not plays or self._is_stuck()):
            return Advice(anew[-1], self._why_reorganise(True))
        return self._play(plays)

    def _play(self, plays: Sequence[act.Commit]) -> Advice:
        hand = tuple(dict.fromkeys([action.card for action in plays]))
        card, _spot = best_play(self.view, self.number, hand)
        better = max(hand, key=self._strikes)
        placed = better if self._strikes(better) > self._strikes(card) + 1 else card
        here = [action for action in plays if action.card is placed]
        best = max(here, key=lambda action: self._cover(action.spot))
        if placed.is_hero:
            return Advice(best, say("The Hero strikes, and covers a Unit.", "Le Héros frappe et recouvre une Unité."))
        if placed in SECOND_LINE and best.spot is not None and self._strikes(placed):
            return Advice(
                best, say("It is protected, so its effect counts.", "Elle est sous protection, donc son Effet compte.")
            )
        if placed in FIRST_LINE:
            return Advice(
                best,
                say(
                    "It strikes, and others can stand behind it.",
                    "Elle frappe, et d'autres peuvent se placer derrière.",
                ),
            )
        return Advice(best, say("There is nothing better in hand.", "Il n'y a rien de mieux en main."))

    def _strikes(self, card: Card) -> float:
        """About how many strikes a card brings if it is played now."""
        power = float(self.view.options.strength(card))
        if not self._playable(card):
            return power - 1
        power += strikes_of(effect_parts(self.view, Step(self.number, card)))
        if card is Card.SHAMAN:
            power += 4 if revivable(self.view, self.number) else 2
        return power

    def _cover(self, spot: Any) -> int:
        """How good a place is: a Hero covers what the enemy counts most, first-line Units above all (spec 12)."""
        if spot is None or spot.column is None:
            return 0
        column = self.own.columns[spot.column]
        slot = column.slot(spot.line or Line.FIRST)
        if slot is None:
            return 0
        return {Card.ORC: 3, Card.HEAVY: 3, Card.BOAR: 2, Card.XBOW: 2}.get(slot.card, 1)

    # --- decisions of a moment

    def _swap(self) -> Advice:
        card = self.foe.plays[0].card
        worth = self.view.options.strength(card)
        parts = effect_parts(self.view, Step(1 - self.number, card))
        wanted = worth + strikes_of(parts) >= 2 or card.is_hero
        if wanted:
            return Advice(
                self.legal[0],
                say("Hardly anything else can be worse for me.", "Presque rien d'autre ne peut être pire pour moi."),
            )
        return Advice(self.legal[1], say("This card does no harm.", "Cette carte ne fait pas de mal."))

    def _berserk(self) -> Advice:
        left = self.view.fighters(1 - self.number)
        decides = left == 1 or self.foe.losses + 1 >= SKULLS or (self.foe.losses == 1 and not self.own.losses)
        if decides:
            return Advice(
                self.legal[0], say("This Horde may decide the battle.", "Cette Horde peut décider de la bataille.")
            )
        if self.foe.space < BERSERK:
            return Advice(
                self.legal[0],
                say(
                    "The enemy's token stands at the beginning: hardly a strike is wasted.",
                    "Le jeton adverse est au début : presque aucune frappe n'est perdue.",
                ),
            )
        return Advice(
            self.legal[1],
            say(
                "The enemy's token is far on: going back would waste strikes.",
                "Le jeton adverse est loin : le ramener ferait perdre des frappes.",
            ),
        )

    def _effect(self) -> Advice:
        step = self.battle.step
        assert step is not None
        match step.card:
            case Card.SHAMAN:
                green = [action for action in self.legal if action.colour is Colour.GREEN]
                return Advice(
                    (green or self.legal)[0],
                    say("A Horde is worth more than a card.", "Une Horde vaut plus qu'une carte."),
                )
            case Card.KOKOTH:
                return self._play(self.legal)
            case Card.ASHANI:
                return Advice(
                    max(self.legal, key=self._target),
                    say("This Unit is the most dangerous for me.", "Cette Unité est la plus dangereuse pour moi."),
                )
            case Card.BUURK | Card.KRAASH:
                return Advice(
                    max(self.legal, key=self._named), say("That strikes hardest.", "C'est ce qui frappe le plus fort.")
                )
            case Card.PORKASH:
                return self._summon()
            case Card.MOORDAKK:
                best = min(self.legal, key=lambda action: _HEROES.index(action.card))
                return Advice(best, say("This Hero would be the worst for me.", "Ce Héros serait le pire pour moi."))
        return Advice(
            max(self.legal, key=lambda action: self._strikes(action.card)),
            say("I need this card most.", "C'est de cette carte que j'ai le plus besoin."),
        )

    def _target(self, action: act.Hit) -> int:
        if action.line is None:
            card = self.foe.loose[action.column].card
        else:
            slot = self.foe.columns[action.column].slot(action.line)
            assert slot is not None
            card = slot.card
        fresh = any(play.card is card for play in self.foe.plays)
        values = {Card.XBOW: 4, Card.SHAMAN: 4, Card.CATAPULT: 3, Card.BOAR: 2, Card.HEAVY: 2}
        return values.get(card, 1) + 2 * (fresh and card in SECOND_LINE)

    def _named(self, action: act.NameCard) -> float:
        step, card = self.battle.step, action.card
        assert step is not None
        if step.card is Card.KRAASH:
            return float(engaged(self.own, card) * self.view.options.strength(card))
        found = float(strikes_of(effect_parts(self.view, Step(self.number, card, copied=True))))
        if card is Card.SHAMAN:
            found = 3.0 if revivable(self.view, self.number) else 1.5
        return {Card.GRURAGH: -1.0, Card.ROSHNAR: -2.0, Card.ORC: -0.5}.get(card, 1.0 if card.is_hero else found)

    def _summon(self) -> Advice:
        skip = self.legal[-1]
        board = self.view.board
        armies = {action.zone: self.view.army(action.zone) for action in self.legal[:-1]}
        spare = {zone: army.hordes for zone, army in armies.items() if army is not None}
        spare = {zone: hordes for zone, hordes in spare.items() if hordes > 2 or zone in board.dark_city}
        if not spare:
            return Advice(skip, say("The others are needed where they are.", "Les autres sont utiles là où ils sont."))
        zone = max(spare, key=spare.__getitem__)
        return Advice(
            act.Summon(self.seat, zone),
            say(
                "A Horde more in the battle, from where there are enough.",
                "Une Horde de plus dans la bataille, prise là où il y en a assez.",
            ),
        )


BOTS: Final[dict[str, Bot]] = {"beginner": BEGINNER, "sensible": Sensible()}
"""The bots of Orcs vs Orcs, the weakest first."""
