"""Recruiting, buying cards, building fortresses (OVO-12 to 15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable

from msgspec.structs import replace

from orclib.engine import Log, Reason, Rule, Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.actions import pile_target, seat_target, zone_target
from orclib.games.orcs_vs_orcs.box import FORTRESSES, RECRUITS, UNITS, in_order
from orclib.games.orcs_vs_orcs.rules.entry import come
from orclib.games.orcs_vs_orcs.rules.flow import on, with_fortress, with_player
from orclib.games.orcs_vs_orcs.rules.meeting import BATTLE_PENDING
from orclib.games.orcs_vs_orcs.rules.moment import actionless, at, not_shared
from orclib.games.orcs_vs_orcs.rules.turn import spend
from orclib.games.orcs_vs_orcs.state import Fortress, Job, State, Table, Task

RECRUIT_NONE = Rule(
    "recruit-none",
    "OVO-12.1",
    "Recruit one or two Hordes: each place named gets at least one.",
    "Recrutez une ou deux Hordes : chaque endroit nommé en reçoit au moins une.",
)
RECRUIT_TOO_MANY = Rule(
    "recruit-too-many",
    "OVO-12.1",
    "One action recruits at most two Hordes, not {n}.",
    "Une action recrute au plus deux Hordes, pas {n}.",
)
FOREIGN_CITY = Rule(
    "foreign-city",
    "OVO-12.2",
    "{whose_seat} Dark City is {at_zone}: you recruit on yours.",
    "La Cité Sombre {whose_seat} est {at_zone} : vous recrutez sur la vôtre.",
)
NOWHERE_TO_RECRUIT = Rule(
    "no-fortress",
    "OVO-12.2",
    "There is no fortress {at_zone}: you recruit on your Dark City or in a standing fortress of yours.",
    "Il n'y a pas de Forteresse {at_zone} : vous recrutez sur votre Cité Sombre ou dans une de vos "
    "Forteresses, debout.",
)
PLACES_OUT_OF_ORDER = Rule(
    "places-out-of-order",
    "OVO-12.3",
    "In which order Hordes come means nothing: name each place once, in the order of the map.",
    "L'ordre d'arrivée des Hordes ne change rien : nommez chaque lieu une fois, dans l'ordre de la carte.",
)
TOO_MANY_RECRUITS = Rule(
    "fortress-full",
    "OVO-12.4",
    "The fortress {at_zone} takes at most two recruited Hordes in a turn, not {n}.",
    "La Forteresse {at_zone} reçoit au plus deux Hordes recrutées par tour, pas {n}.",
)
FORTRESS_FULL = Rule(
    "fortress-full",
    "OVO-12.4",
    (
        "The fortress {at_zone} takes at most two recruited Hordes in a turn, and {done} has come already.",
        "The fortress {at_zone} takes at most two recruited Hordes in a turn, and {done} have come already.",
    ),
    (
        "La Forteresse {at_zone} reçoit au plus deux Hordes recrutées par tour, et {done} est déjà venue.",
        "La Forteresse {at_zone} reçoit au plus deux Hordes recrutées par tour, et {done} sont déjà venues.",
    ),
    count="done",
)
RESERVE_EMPTY = Rule(
    "reserve-too-small",
    "OVO-12.7",
    "Your reserve is empty: there is nobody to recruit.",
    "Votre réserve est vide : il n'y a personne à recruter.",
)
RESERVE_TOO_SMALL = Rule(
    "reserve-too-small",
    "OVO-12.7",
    ("Your reserve holds only {reserve} Horde, not {n}.", "Your reserve holds only {reserve} Hordes, not {n}."),
    ("Votre réserve a seulement {reserve} Horde, pas {n}.", "Votre réserve a seulement {reserve} Hordes, pas {n}."),
    count="reserve",
)
NO_PLACE_OF_YOURS = Rule(
    "foreign-fortress",
    "OVO-12.8",
    "The fortress {at_zone} belongs to {seat}: you recruit only in your own.",
    "La Forteresse {at_zone} est à {seat} : vous ne recrutez que dans les vôtres.",
)
STAND_UP_FIRST = Rule(
    "fortress-lies",
    "OVO-12.8",
    "To recruit {at_zone}, you must stand up the fortress first.",
    "Pour recruter {at_zone}, il faut d'abord redresser la Forteresse.",
)
BUY_TOO_MANY = Rule(
    "buy-too-many",
    "OVO-13.1",
    (
        "One action takes {most} card here, not {n}: one for the Dark City and one for each standing fortress.",
        "One action takes up to {most} cards here, not {n}: one for the Dark City and one for each standing fortress.",
    ),
    (
        "Une action donne ici {most} carte, pas {n} : une pour la Cité Sombre et une par Forteresse debout.",
        "Une action donne ici jusqu'à {most} cartes, pas {n} : une pour la Cité Sombre et une par Forteresse debout.",
    ),
    count="most",
)
LYING_COUNTS_NOT = Rule(
    "lying-counts-not",
    "OVO-13.2",
    "Your fortresses that lie do not count for buying.",
    "Vos Forteresses couchées ne comptent pas pour l'achat.",
)
SAME_KIND = Rule(
    "same-kind",
    "OVO-13.3",
    "One action takes cards of different kinds, so {a_card} only once.",
    "Une action donne des cartes de types différents : {a_card}, c'est une seule fois.",
)
CARDS_OUT_OF_ORDER = Rule(
    "cards-out-of-order",
    "OVO-13.3",
    "In which order you take the cards means nothing: name them in the order of the piles.",
    "L'ordre dans lequel vous prenez les cartes ne change rien : nommez-les dans l'ordre des piles.",
)
PILE_EMPTY = Rule(
    "pile-empty",
    "OVO-13.5",
    "The pile of this kind is empty: no {card} is left to buy.",
    "Il ne reste aucune carte {card} à acheter : la pile est vide.",
)
BUY_NONE = Rule("buy-none", "OVO-13.6", "Name at least one card to buy.", "Nommez au moins une carte à acheter.")
NO_HERO_FOR_SALE = Rule(
    "hero-for-sale",
    "OVO-13.9",
    "{card} is a Hero, and Heroes cannot be bought.",
    "{card} est un Héros, et les Héros ne s'achètent pas.",
)
HEROES_NOT_FOR_SALE = Rule("hero-for-sale", "OVO-13.9", "Heroes cannot be bought.", "Les Héros ne s'achètent pas.")
ENEMY_ON_GROUND = Rule(
    "enemy-there",
    "OVO-14.1",
    "Enemy Hordes stand {at_zone}: no foundation is laid there.",
    "Il y a des Hordes ennemies {at_zone} : on n'y pose pas de fondations.",
)
NOBODY_TO_LAY = Rule(
    "no-horde-there",
    "OVO-14.1",
    "To lay a foundation, you need a Horde {at_zone}.",
    "Pour poser des fondations, il vous faut une Horde {at_zone}.",
)
ENEMY_AT_FORTRESS = Rule(
    "enemy-there",
    "OVO-14.2",
    "Enemy Hordes stand {at_zone}: no fortress is stood up there.",
    "Il y a des Hordes ennemies {at_zone} : on n'y redresse pas de Forteresse.",
)
NOBODY_TO_RAISE = Rule(
    "no-horde-there",
    "OVO-14.2",
    "To stand up a fortress, you need a Horde {at_zone}.",
    "Pour redresser une Forteresse, il vous faut une Horde {at_zone}.",
)
NO_FORTRESS_THERE = Rule(
    "no-fortress",
    "OVO-14.2",
    "There is no fortress {at_zone} to stand up.",
    "Il n'y a pas de Forteresse {at_zone} à redresser.",
)
STANDS_ALREADY = Rule(
    "stands-already", "OVO-14.2", "The fortress {at_zone} stands already.", "La Forteresse {at_zone} est déjà debout."
)
LAID_THIS_TURN = Rule(
    "laid-this-turn",
    "OVO-14.3",
    "The fortress {at_zone} was laid in this turn: it can be stood up in a later one.",
    "Les fondations {at_zone} ont été posées à ce tour : on pourra redresser la Forteresse à un tour suivant.",
)
ON_DARK_CITY = Rule(
    "on-dark-city",
    "OVO-14.6",
    "There is a Dark City {at_zone}: no fortress is built there.",
    "Il y a une Cité Sombre {at_zone} : on n'y édifie pas de Forteresse.",
)
FORTRESS_THERE = Rule(
    "fortress-there",
    "OVO-14.6",
    "There is a fortress {at_zone} already: a zone has one at most.",
    "Il y a déjà une Forteresse {at_zone} : une zone en a au plus une.",
)
NO_FORTRESS_LEFT = Rule(
    "no-fortress-left", "OVO-14.7", "No fortress is left in the stock.", "Il ne reste aucune Forteresse dans le stock."
)
FORTRESS_LIES = Rule(
    "fortress-lies",
    "OVO-14.8",
    "The fortress {at_zone} lies, and a lying fortress gives nothing.",
    "La Forteresse {at_zone} est couchée, et une Forteresse couchée ne donne rien.",
)
FOREIGN_FORTRESS = Rule(
    "foreign-fortress", "OVO-14.9", "The fortress {at_zone} belongs to {seat}.", "La Forteresse {at_zone} est à {seat}."
)
FELL_THIS_TURN = Rule(
    "fell-this-turn",
    "OVO-14.13",
    "The fortress {at_zone} was conquered in this turn: it can be stood up in a later one.",
    "La Forteresse {at_zone} a été conquise à ce tour : on pourra la redresser à un tour suivant.",
)


# --- recruiting -------------------------------------------------------------------------------------------------------


def recruit_places(state: Table, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Where a player may recruit, and at most how many Hordes now (OVO-12.2, 12.4, 12.5)."""
    done, home = dict(state.recruited), state.board.starts[seat]
    standing = [zone for zone, fort in state.built.items() if fort.owner == seat and fort.standing]
    if not standing:
        return ((home, RECRUITS),)
    places = [(zone, RECRUITS - done.get(zone, 0)) for zone in state.board.ordered([home, *standing])]
    return tuple([(zone, most) for zone, most in places if most > 0])


def judge_recruit(state: State, action: act.Recruit) -> list[Reason]:
    seat, reasons = action.seat, actionless(state, action.seat)
    total = sum([hordes for _, hordes in action.places])
    reserve = state.players[seat].reserve if 0 <= seat < state.options.players else 0
    if total < 1 or any(hordes < 1 for _, hordes in action.places):
        reasons.append(RECRUIT_NONE(n=total, reserve=reserve))
    if total > RECRUITS:
        reasons.append(RECRUIT_TOO_MANY(n=total, reserve=reserve))
    if total > reserve:
        short = RESERVE_TOO_SMALL if reserve else RESERVE_EMPTY
        reasons.append(short(seat_target(seat), n=total, reserve=reserve))
    done, wanted = dict(state.recruited), Counter[str]()
    for zone, hordes in action.places:
        wanted[zone] += hordes
        reasons += _recruiting(state, seat, zone)
        before = done.get(zone, 0)
        if zone in state.built and before + wanted[zone] > RECRUITS:
            reasons += at(zone, FORTRESS_FULL if before else TOO_MANY_RECRUITS, done=before, n=wanted[zone])
    zones = [zone for zone, _ in action.places]
    if not reasons and tuple(zones) != state.board.ordered({*zones}):
        reasons.append(PLACES_OUT_OF_ORDER(*map(zone_target, dict.fromkeys(zones))))
    return reasons


def _recruiting(state: State, seat: Seat, zone: str) -> list[Reason]:
    """Why a zone is no place to recruit (OVO-12.2, 12.8, 14.8)."""
    dark, fort = state.board.dark_city.get(zone), state.fortress(zone)
    if dark is not None:
        foreign = [] if dark == seat else at(zone, FOREIGN_CITY, seat=dark)
        return [*foreign, *not_shared(state, seat, dark)]
    if fort is None:
        return at(zone, NOWHERE_TO_RECRUIT)
    reasons = []
    if fort.owner != seat:
        reasons += [*at(zone, NO_PLACE_OF_YOURS, seat=fort.owner), *not_shared(state, seat, fort.owner)]
    if not fort.standing:
        reasons += at(zone, FORTRESS_LIES, STAND_UP_FIRST)
    return reasons


def recruit(state: State, action: act.Recruit, log: Log) -> State:
    """Hordes come from the reserve to the Dark City or standing fortresses (OVO-12.1 to 12.3)."""
    seat = action.seat
    clause = "OVO-12.3" if len(action.places) > 1 else "OVO-12.1"
    state = spend(state)
    for zone, hordes in action.places:
        log.append(ev.Recruited(clause, seat, zone, hordes))
        state = with_player(state, seat, reserve=state.players[seat].reserve - hordes)
        state = come(state, seat, zone, hordes)
        if zone not in state.board.dark_city:
            counts = dict(state.recruited)
            counts[zone] = counts.get(zone, 0) + hordes
            state = replace(state, recruited=tuple(sorted(counts.items(), key=lambda item: state.board.index[item[0]])))
    return on(state, Job(Task.CARRY_ON))


# --- buying -----------------------------------------------------------------------------------------------------------


def purchases(state: Table, seat: Seat) -> int:
    """How many cards one buy action brings at most (OVO-13.1, 13.2, 15.3)."""
    return 1 + state.standing(seat)


def judge_buy(state: State, action: act.Buy) -> list[Reason]:
    seat, cards, reasons = action.seat, action.cards, actionless(state, action.seat)
    if not cards:
        reasons.append(BUY_NONE())
    if not 0 <= seat < state.options.players:
        return reasons
    most = purchases(state, seat)
    if len(cards) > most:
        reasons.append(BUY_TOO_MANY(seat_target(seat), n=len(cards), most=most))
        if any(fort.owner == seat and not fort.standing for fort in state.built.values()):
            reasons.append(LYING_COUNTS_NOT(seat_target(seat)))
    for card, times in Counter(cards).items():
        if card.is_hero:
            reasons.append(NO_HERO_FOR_SALE(card=card.value))
        elif not state.piles[UNITS.index(card)]:
            reasons.append(PILE_EMPTY(pile_target(card), card=card.value))
        if times > 1:
            reasons.append(SAME_KIND(pile_target(card), card=card.value))
    if not reasons and cards != in_order(cards):
        reasons.append(CARDS_OUT_OF_ORDER(*map(pile_target, cards)))
    return reasons


def buy(state: State, action: act.Buy, log: Log) -> State:
    """Cards come from the piles, each of another kind (OVO-13.1, 13.3)."""
    log.append(ev.Bought("OVO-13.1", action.seat, action.cards))
    taken = [kind in action.cards for kind in UNITS]
    piles = tuple([pile - one for pile, one in zip(state.piles, taken, strict=True)])
    units = tuple([own + one for own, one in zip(state.players[action.seat].units, taken, strict=True)])
    state = with_player(replace(spend(state), piles=piles), action.seat, units=units)
    return on(state, Job(Task.CARRY_ON))


# --- building ---------------------------------------------------------------------------------------------------------


def fortress_stock(state: Table) -> int:
    """Fortresses that are left in the common stock (OVO-2.3)."""
    return FORTRESSES - len(state.built)


def foundations(state: Table, own: Iterable[str]) -> list[str]:
    """Where of the zones that a player holds a fortress may be laid (OVO-14.1, 14.6, 14.7)."""
    built, homes = state.built, state.board.dark_city
    return [zone for zone in own if zone not in built and zone not in homes] if fortress_stock(state) else []


def _building(state: State, seat: Seat, zone: str, nobody: Rule, enemies: Rule) -> list[Reason]:
    """Why a player cannot build in a zone: nobody of his is there, or enemies are (OVO-14.1, 14.2, 11.17)."""
    army = state.army(zone)
    if seat == state.mover and state.clash(zone) is not None:
        return at(zone, enemies, BATTLE_PENDING)
    if army is not None and army.seat == seat:
        return []
    there = at(zone, enemies) if state.enemy_army(seat, zone) else []
    return [*at(zone, nobody), *there, *not_shared(state, seat, army.seat if army is not None else None)]


def judge_lay(state: State, action: act.LayFoundation) -> list[Reason]:
    seat, zone = action.seat, action.zone
    reasons = [*actionless(state, seat), *_building(state, seat, zone, NOBODY_TO_LAY, ENEMY_ON_GROUND)]
    if zone in state.board.dark_city:
        reasons += at(zone, ON_DARK_CITY)
    if zone in state.built:
        reasons += at(zone, FORTRESS_THERE)
    if not fortress_stock(state):
        reasons.append(NO_FORTRESS_LEFT())
    return reasons


def lay_foundation(state: State, action: act.LayFoundation, log: Log) -> State:
    log.append(ev.Laid("OVO-14.1", action.seat, action.zone))
    return on(with_fortress(spend(state), action.zone, Fortress(action.seat, False, True)), Job(Task.CARRY_ON))


def rising(state: Table, seat: Seat, own: Container[str]) -> list[str]:
    """Which fortresses in the zones of a player may be stood up: laid in an earlier turn (OVO-14.2, 14.3)."""
    built = state.built.items()
    return [z for z, f in built if z in own and f.owner == seat and not f.standing and not f.fresh]


def judge_stand_up(state: State, action: act.StandUp) -> list[Reason]:
    seat, zone, fort = action.seat, action.zone, state.fortress(action.zone)
    reasons = [*actionless(state, seat), *_building(state, seat, zone, NOBODY_TO_RAISE, ENEMY_AT_FORTRESS)]
    if fort is None:
        return [*reasons, *at(zone, NO_FORTRESS_THERE)]
    if fort.standing:
        reasons += at(zone, STANDS_ALREADY)
    elif fort.fresh:
        reasons += at(zone, FELL_THIS_TURN if fort.fallen else LAID_THIS_TURN)
    if fort.owner != seat:
        reasons += [*at(zone, FOREIGN_FORTRESS, seat=fort.owner), *not_shared(state, seat, fort.owner)]
    return reasons


def stand_up(state: State, action: act.StandUp, log: Log) -> State:
    log.append(ev.StoodUp("OVO-14.2", action.seat, action.zone))
    return on(with_fortress(spend(state), action.zone, Fortress(action.seat, True)), Job(Task.CARRY_ON))
