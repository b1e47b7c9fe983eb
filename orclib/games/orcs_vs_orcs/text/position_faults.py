"""What cannot be in a position of Orcs vs Orcs, each with the clause that forbids it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from orclib.engine import Seat
from orclib.engine.positions import fault
from orclib.games.orcs_vs_orcs.box import (
    BOXED,
    COPIES,
    DECK,
    FIRST_LINE,
    FORTRESSES,
    HAND,
    HORDES,
    LAP,
    MARKERS,
    RECRUITS,
    RIVER,
    SECOND_LINE,
    STEPS,
    UNITS,
    Card,
    Objective,
)
from orclib.games.orcs_vs_orcs.rules.field import ending, on_field, only_exhausted
from orclib.games.orcs_vs_orcs.rules.flow import is_well, leading
from orclib.games.orcs_vs_orcs.rules.reckoning import unbeatable
from orclib.games.orcs_vs_orcs.rules.turn import wells_of
from orclib.games.orcs_vs_orcs.state import Battle, Column, Phase, Secret, Side, State, Walk
from orclib.games.orcs_vs_orcs.text.names import seat_name
from orclib.games.orcs_vs_orcs.text.statements import OF_BATTLE, Draft
from orclib.language import listing

# --- what was typed --------------------------------------------------------------------------------------------------


def typed_faults(draft: Draft, state: State) -> Iterator[str]:
    """What is wrong with the words, before anybody looks at the position that they make."""
    yield from _typed_zones(draft, state)
    yield from _typed_battle(draft, state)
    yield from _typed_heroes(draft, state)
    for seat in state.options.seats:
        reserve, left, who = draft.facts(seat).get("reserve"), state.players[seat].reserve, seat_name(seat)
        if reserve is not None and reserve != left:
            yield fault(
                "OVO-2.1",
                f"{who} has {HORDES} Hordes, so {left} are in reserve, not {reserve}",
                f"{who} a {HORDES} Hordes : {left} sont en réserve, et non {reserve}",
            )


def _not_exhausted(zone: str) -> str:
    return fault(
        "OVO-7.7",
        f"Only Hordes that attack were exhausted on the way, and those in {zone} do not",
        f"Seules des Hordes qui attaquent ont été épuisées en chemin, et celles dans {zone} n'attaquent pas",
    )


def _typed_zones(draft: Draft, state: State) -> Iterator[str]:
    battle, forces = draft.battle.get("zone"), draft.battle.get("forces", ())
    for at, force in enumerate(forces):
        if force.exhausted and not (at == 0 if force.seat is None else force.seat == state.mover):
            yield _not_exhausted(str(battle))
    for zone, said in draft.zones.items():
        named = [army.seat for army in said.get("armies", ())]
        plain = [army for army in said.get("armies", ()) if not army.attacking and army.seat != state.mover]
        if zone == battle:
            plain += [force for force in forces[1:] if force.hordes and force.seat not in (None, *named)]
        if len(plain) > 1:
            one, other = [seat_name(army.seat) for army in plain[:2] if army.seat is not None]
            yield fault(
                "OVO-11.13",
                f"{zone} holds Hordes of {one} and of {other}, and neither has just come to attack",
                f"{zone} contient des Hordes de {one} et de {other}, et aucune ne vient d'attaquer",
            )
        attacked = zone in [clash.zone for clash in state.clashes]
        for army in said.get("armies", ()):
            if army.exhausted and not (attacked and army.seat in (None, state.mover)):
                yield _not_exhausted(zone)
            if army.attacking and army.seat is not None and army.seat != state.mover:
                yield fault(
                    "OVO-16.9",
                    f"{seat_name(army.seat)} attacks in {zone}, but only the player whose turn it is attacks",
                    f"{seat_name(army.seat)} attaque dans {zone}, or seul le joueur dont c'est le tour attaque",
                )
        if "empty" in said and said.get("armies", ()):
            yield fault(
                "OVO-2.7",
                f"{zone} is said to be empty, and holds Hordes",
                f"{zone} est dite vide, et contient des Hordes",
            )
        told = [force.seat for force in forces if force.hordes is not None]
        if zone == battle and named and any(seat is None or seat in named for seat in told):
            yield fault(
                "OVO-2.7",
                f"The Hordes of {zone} are told twice: in the battle, and in the zone",
                f"Les Hordes de {zone} sont dites deux fois : dans la bataille et dans la zone",
            )


def _typed_battle(draft: Draft, state: State) -> Iterator[str]:
    said, zone = draft.battle, draft.battle.get("zone")
    sides = [each.seat for each in state.battle.sides] if state.battle is not None else []
    for seat, facts in draft.seats.items():
        words, who = [word for name, word in OF_BATTLE.items() if name in facts], seat_name(seat)
        if zone is None and words:
            yield fault(
                "OVO-16.1",
                f'"{words[0]}" of {who} belongs to a battle: "battle n_city, 3 against 2"',
                f"« {words[0]} » de {who} fait partie d'une bataille : « battle n_city, 3 against 2 »",
            )
        elif state.battle is not None and words and seat not in sides:
            yield fault("OVO-16.9", f"{who} does not fight in {zone}", f"{who} ne se bat pas dans {zone}")
        elif zone is not None and state.battle is None:
            for word in words:
                if not (word == "exhausted" and seat == state.mover):
                    yield _decks_first(zone, word)
    if zone is None:
        return
    if state.battle is None and (state.clash(zone) is None or state.army(zone) is None):
        yield fault(
            "OVO-11.13",
            f'Two armies fight in {zone}: "battle {zone}, 3 against 2"',
            f"Deux armées se battent dans {zone} : « battle {zone}, 3 against 2 »",
        )
    if state.battle is None:
        for word in ("round", "losses"):
            if any((said.get(word, 0),)) if word == "round" else any(said.get(word, ())):
                yield _decks_first(zone, word)
    force = next(iter(said.get("forces", ())), None)
    if force is not None and force.seat not in (None, state.mover):
        yield fault(
            "OVO-16.9",
            f"{seat_name(force.seat)} attacks, so it must be that player's turn",
            f"{seat_name(force.seat)} attaque : ce doit être son tour",
        )
    if state.battle is not None:
        yield from _typed_start(draft, state, state.battle)
    fort, army = state.fortress(zone), state.army(zone)
    walls = fort is not None and fort.standing and (army is None or army.seat == fort.owner)
    if said.get("assault", walls) != walls:
        yield fault(
            "OVO-24.1",
            f"The defender has a standing fortress in {zone}: it is an assault"
            if walls
            else f"There is no standing fortress of the defender in {zone}",
            f"Le défenseur a une Forteresse debout dans {zone} : c'est un assaut"
            if walls
            else f"Le défenseur n'a pas de Forteresse debout dans {zone}",
        )


def _decks_first(zone: str, word: str) -> str:
    return fault(
        "OVO-16.2",
        f'The battle in {zone} begins with its decks, "Blue: deck ORC": no "{word}" comes before',
        f"La bataille de {zone} commence par les Decks, « Blue: deck ORC » : pas de « {word} » avant",
    )


def _typed_start(draft: Draft, state: State, battle: Battle) -> Iterator[str]:
    """A round that begins needs cards, and a battle that goes on."""
    for number, each in enumerate(battle.sides):
        who = seat_name(each.seat)
        said = any(name in draft.facts(each.seat) for name in ("hand", "deck", "under"))
        if not said and not state.secrets[number].cards:
            yield fault(
                "OVO-16.3",
                f'Say which cards {who} fights with: "deck ORC XBOW"',
                f"Dites avec quelles cartes {who} se bat : « deck ORC XBOW »",
            )
    number, losers = ending(state)
    if number and any(state.fighters(each) for each in (0, 1)) and not only_exhausted(battle):
        names = listing(seat_name(battle.sides[loser].seat) for loser in losers)
        yield fault(
            f"OVO-25.{(2, 4, 5)[number - 1]}",
            f"The battle is over, since {names} would have lost it",
            f"La bataille est finie, car {names} l'aurait perdue",
        )


def _typed_heroes(draft: Draft, state: State) -> Iterator[str]:
    for seat in state.options.seats:
        for hero, times in Counter(said.hero for said in draft.facts(seat).get("heroes", ())).items():
            if times > 1:
                who = seat_name(seat)
                yield fault(
                    "OVO-2.4",
                    f"{hero.value} is named {times} times for {who}; there is one of each Hero",
                    f"{hero.value} est nommé {times} fois pour {who} ; il n'y a qu'un exemplaire de chaque Héros",
                )
    if sum("others" in draft.facts(seat) for seat in state.options.seats) > 1:
        yield fault("OVO-2.4", "One player holds all others, not two", "Un seul joueur a tous les autres, pas deux")
    if "pile" in draft.told:
        said = draft.pile
        for hero in state.pile:
            if hero not in said:
                yield fault(
                    "OVO-4.17",
                    f'{hero.value} lies nowhere: add it to the pile, or say "Blue: heroes others"',
                    f"{hero.value} n'est nulle part : mettez-le dans la pile, ou dites « Blue: heroes others »",
                )
        for hero in dict.fromkeys(said):
            if hero not in state.pile:
                yield fault(
                    "OVO-4.17",
                    f"{hero.value} is in the pile, and somewhere else too",
                    f"{hero.value} est dans la pile, et ailleurs aussi",
                )


# --- the position ----------------------------------------------------------------------------------------------------


def faults(state: State) -> list[str]:
    """Every fault; [] for a position that may be played on."""
    found = [*_pieces(state), *_zones(state), *_clashes(state), *_turn(state), *_river(state), *_heroes(state)]
    return [*found, *_fighting(state)]


def _pieces(state: State) -> Iterator[str]:
    options = state.options
    for seat, player in enumerate(state.players):
        who, markers = seat_name(Seat(seat)), state.markers(Seat(seat))
        if player.reserve < 0:
            count = HORDES - player.reserve
            yield fault(
                "OVO-2.1",
                f"{who} has {HORDES} Hordes, and {count} are told",
                f"{who} a {HORDES} Hordes, et {count} sont citées",
            )
        if markers > MARKERS and options.marker_limit != "unlimited":
            yield fault(
                "OVO-2.2",
                f"{who} has {MARKERS} markers, not {markers}",
                f"{who} a {MARKERS} marqueurs, et non {markers}",
            )
        if player.razed > player.trophies:
            yield fault(
                "OVO-8.3",
                f"{who} has razed {player.razed} villages and keeps {player.trophies} trophies",
                f"{who} a rasé {player.razed} Villages et garde {player.trophies} trophées",
            )
        if player.kept and Objective.KILLS not in state.river:
            yield fault(
                "OVO-26.8",
                f"Hordes of {who} are kept by enemies only while KILLS is in the river",
                f"Des Hordes de {who} ne sont gardées par l'ennemi que si KILLS est dans la rivière",
            )
    built = sum(fort is not None for fort in state.fortresses)
    if built > FORTRESSES:
        yield fault(
            "OVO-2.3",
            f"There are {FORTRESSES} fortresses, not {built}",
            f"Il y a {FORTRESSES} Forteresses, et non {built}",
        )
    missing = 4 - options.players
    for kind, pile, copies, boxed in zip(UNITS, state.piles, COPIES, BOXED, strict=True):
        if pile < 0:
            there = copies - missing * boxed
            yield fault(
                "OVO-2.4",
                f"There are {there} cards {kind.value}, not {there - pile}",
                f"Il y a {there} cartes {kind.value}, et non {there - pile}",
            )
    trophies, burned = sum(player.trophies for player in state.players), _burned(state)
    if trophies > burned:
        yield fault(
            "OVO-8.3",
            f"Villages kept as trophies: {trophies}; villages burned: {burned}, as in n_cw1: ruin",
            f"Villages gardés en trophée : {trophies} ; Villages brûlés : {burned}, comme dans n_cw1: ruin",
        )
    if sum(player.kept for player in state.players) > sum(player.kills for player in state.players):
        yield fault(
            "OVO-26.8",
            "More Hordes are kept than were eliminated in this game turn",
            "Plus de Hordes sont gardées qu'il n'en a été éliminé à ce tour de jeu",
        )
    glory = sum(player.glory for player in state.players)
    told = glory + max(0, state.supply)
    if options.supply_cap != "overdraw" and told > options.glory:
        yield fault(
            "OVO-1.6",
            f"There are {options.glory} glory points, not {told}",
            f"Il y a {options.glory} points de gloire, et non {told}",
        )
    elif state.supply > options.glory:
        yield fault(
            "OVO-1.6",
            f"The supply has {options.glory} glory points at most, not {state.supply}",
            f"La réserve a {options.glory} points de gloire au plus, et non {state.supply}",
        )
    if not state.supply and state.phase is not Phase.OVER and not options.finish_turn:
        yield fault("OVO-29.1", "The supply is empty, so the game is over", "La réserve est vide : la partie est finie")


def _burned(state: State) -> int:
    return sum([was and not stands for was, stands in zip(state.board.villages, state.villages, strict=True)])


# --- the map ---------------------------------------------------------------------------------------------------------


def _zones(state: State) -> Iterator[str]:
    board = state.board
    for at, zone in enumerate(board.zones):
        owner, village, fort = state.control[at], state.villages[at], state.fortresses[at]
        dark = board.dark_city.get(zone)
        if village and not board.villages[at]:
            yield fault(
                "OVO-4.10", f"There has never been a village in {zone}", f"Il n'y a jamais eu de Village dans {zone}"
            )
        if owner is not None and dark is not None:
            yield fault(
                "OVO-15.4",
                f"A Dark City carries no marker, so none lies in {zone}",
                f"Une Cité Sombre ne porte pas de marqueur : il n'y en a pas dans {zone}",
            )
        elif owner is not None and not (village or board.kind[zone] in ("city", "tower") or is_well(state, zone)):
            yield fault(
                "OVO-3.8",
                f"A ruin takes no marker, so none lies in {zone}",
                f"Une ruine ne porte pas de marqueur : il n'y en a pas dans {zone}",
            )
        if fort is not None:
            if dark is not None:
                yield fault(
                    "OVO-14.6",
                    f"No fortress stands on a Dark City such as {zone}",
                    f"Aucune Forteresse ne se trouve sur une Cité Sombre comme {zone}",
                )
            if fort.fresh and (fort.standing or fort.owner != state.mover):
                yield fault(
                    "OVO-14.3",
                    f"The fortress in {zone} cannot have been laid down in this turn",
                    f"La Forteresse de {zone} ne peut pas avoir été couchée à ce tour",
                )
            if board.kind[zone] == "city" and state.phase is not Phase.OVER and not _own(state, at, fort.owner):
                who = seat_name(fort.owner)
                yield fault(
                    "OVO-14.1",
                    f"A fortress is built where own Hordes stand, so the city {zone} is marked by {who}",
                    f"Une Forteresse se bâtit où l'on a des Hordes : la cité {zone} porte un marqueur de {who}",
                )
        yield from _army(state, at, zone)


def _own(state: State, at: int, seat: Seat) -> bool:
    """Whether a zone carries a marker of a player, or of the partner."""
    owner = state.control[at]
    return owner is not None and not state.options.enemies(owner, seat)


def _army(state: State, at: int, zone: str) -> Iterator[str]:
    army, owner, fort, options = state.armies[at], state.control[at], state.fortresses[at], state.options
    dark = state.board.dark_city.get(zone)
    if army is None:
        return
    who = seat_name(army.seat)
    if dark is not None and dark != army.seat:
        yield fault(
            "OVO-15.2" if options.enemies(dark, army.seat) else "OVO-30.3",
            f"Hordes of {who} never stop in {zone}, the Dark City of {seat_name(dark)}",
            f"Des Hordes de {who} ne s'arrêtent jamais dans {zone}, la Cité Sombre de {seat_name(dark)}",
        )
    if army.moved > army.hordes:
        yield fault(
            "OVO-6.6",
            f"Hordes in {zone}: {army.hordes}, so no {army.moved} of them lie down",
            f"Hordes dans {zone} : {army.hordes}, donc pas {army.moved} couchées",
        )
    if army.marched > army.moved and state.actions:  # battles come later, and do not say which of them fell
        yield fault(
            "OVO-7.1",
            f"Only Hordes that have moved march, in {zone} too",
            f"Seules des Hordes déplacées font une marche forcée, dans {zone} aussi",
        )
    if army.rooted > army.marched or (army.rooted and options.fresh_hordes_move):
        yield fault(
            "OVO-R13",
            f"Hordes that have come in this turn are rooted where they may not move, in {zone} too",
            f"Des Hordes arrivées à ce tour ne sont enracinées que si elles ne peuvent bouger, dans {zone} aussi",
        )
    if army.along > army.moved:
        yield fault(
            "OVO-6.10",
            f"Hordes that were taken along lie down, in {zone} too",
            f"Les Hordes emmenées sont couchées, dans {zone} aussi",
        )
    if army.moved and army.seat != state.mover:
        yield fault(
            "OVO-6.6",
            f"Nobody but the player whose turn it is has moved, so no Horde of {who} lies in {zone}",
            f"Seul le joueur dont c'est le tour a bougé : aucune Horde de {who} n'est couchée dans {zone}",
        )
    if state.phase is Phase.OVER:
        return
    if not _own(state, at, army.seat):
        built = fort is not None and fort.owner == army.seat  # Hordes may have come from the reserve
        taken_back = owner is None and (built or options.teams)  # a partner need not ask who stands there
        if state.villages[at] and not taken_back:
            yield fault(
                "OVO-8.1" if owner is None else "OVO-8.12",
                f"Whoever stops in a village marks or burns it, so {zone} is marked by {who}, or a ruin",
                f"Qui s'arrête dans un Village le marque ou le brûle : {zone} porte un marqueur de {who}, ou est en "
                "ruine",
            )
        elif state.board.kind[zone] == "city":
            yield fault(
                "OVO-9.2" if owner is None else "OVO-9.6",
                f"Whoever stops in a city takes it, so {zone} is marked by {who}",
                f"Qui s'arrête dans une cité la prend : {zone} porte un marqueur de {who}",
            )
    if fort is not None and fort.owner != army.seat:
        yield fault(
            "OVO-14.9",
            f"A fortress belongs to whoever holds its zone, so that in {zone} to {who}",
            f"Une Forteresse est à qui tient sa zone : celle de {zone} est à {who}",
        )


def _clashes(state: State) -> Iterator[str]:
    for clash in state.clashes if state.phase is not Phase.OVER else ():
        zone, army = clash.zone, state.army(clash.zone)
        if zone in state.board.dark_city:
            yield fault(
                "OVO-15.2",
                f"No battle is fought in a Dark City such as {zone}",
                f"On ne se bat pas dans une Cité Sombre comme {zone}",
            )
        if army is not None and not state.options.enemies(army.seat, state.mover):
            own = army.seat == state.mover
            yield fault(
                "OVO-2.7" if own else "OVO-30.2",
                f"Nobody attacks {'an own army' if own else 'a partner'}, in {zone} neither",
                f"On n'attaque pas {'sa propre armée' if own else 'un partenaire'}, dans {zone} non plus",
            )
        if state.battle is not None and state.battle.zone == zone:
            continue
        if army is None:
            yield fault(
                "OVO-11.13", f"There is nobody to be attacked in {zone}", f"Il n'y a personne à attaquer dans {zone}"
            )
        if not clash.hordes:
            yield fault(
                "OVO-2.7",
                f"Nobody attacks in {zone}: leave it out",
                f"Personne n'attaque dans {zone} : ne le dites pas",
            )
        if clash.marched > clash.hordes or clash.exhausted > clash.marched:
            yield fault(
                "OVO-7.7",
                f"A Horde is removed for each march that ended in {zone}, not more",
                f"Une Horde est retirée pour chaque marche forcée qui finit dans {zone}, pas plus",
            )


# --- the turn --------------------------------------------------------------------------------------------------------


def _turn(state: State) -> Iterator[str]:
    if not state.turn_no:
        yield fault(
            "OVO-5.1",
            "The game turns are counted from 1; before them there is a new game",
            "Les tours de jeu se comptent à partir de 1 ; avant, c'est une nouvelle partie",
        )
    yield from _actions(state)
    for zone, hordes in state.recruited:
        fort = state.fortress(zone)
        if fort is None or not fort.standing or fort.owner != state.mover:
            yield fault(
                "OVO-12.2",
                f"Nobody recruits in {zone} without a standing fortress there; a Dark City is not counted",
                f"On ne recrute pas dans {zone} sans Forteresse debout ; une Cité Sombre n'est pas comptée",
            )
        if not 1 <= hordes <= RECRUITS:
            yield fault(
                "OVO-12.4",
                f"A fortress receives {RECRUITS} Hordes in a turn at most, not {hordes}, in {zone} too",
                f"Une Forteresse reçoit {RECRUITS} Hordes par tour au plus, et non {hordes}, dans {zone} aussi",
            )
    if state.walked is not None:
        yield from _walked(state, state.walked)
    if len(dict(state.recruited)) < len(state.recruited):
        yield fault("OVO-12.4", "Recruits are told once for each zone", "Les recrues se disent une seule fois par zone")
    for zone in state.taken:
        if not state.board.villages[state.board.index[zone]]:
            yield fault(
                "OVO-8.10",
                f"No village has been taken in {zone} in this turn: there was none",
                f"Aucun Village n'a été pris dans {zone} à ce tour : il n'y en avait pas",
            )
    if (state.recruited or state.taken) and state.mover is None:
        yield fault(
            "OVO-5.1",
            "Nobody has recruited or taken a village while it is nobody's turn",
            "Personne n'a recruté ni pris de Village quand ce n'est le tour de personne",
        )
    if state.phase is not Phase.OVER:
        return
    if state.winners != leading(state):
        yield fault(
            "OVO-29.3",
            "Whoever has the most points wins, with the partner, or shares the victory",
            "Qui a le plus de points gagne, avec son partenaire, ou partage la victoire",
        )
    if state.supply and not unbeatable(state):
        yield fault(
            "OVO-29.2",
            "The game is over when the supply is empty, or nobody can be overtaken",
            "La partie finit quand la réserve est vide, ou que le premier ne peut plus être rattrapé",
        )


def _walked(state: State, walk: Walk) -> Iterator[str]:
    """What cannot be in the move that was just made."""
    for start, end in pairwise(walk.zones):
        if end not in state.board.neighbours[start]:
            yield fault(
                "OVO-3.4",
                f"No road leads from {start} to {end}, so nobody has just gone there",
                f"Aucune route ne mène de {start} à {end} : personne ne vient de la prendre",
            )
    if len(walk.zones) > STEPS + 1:
        yield fault("OVO-6.1", "A move takes two roads at most", "Un mouvement suit deux routes au plus")
    if (walk.leave or walk.take) and len(walk.zones) <= STEPS:
        yield fault(
            "OVO-6.8",
            "Hordes stay or come along in the zone between, and the last move had none",
            "Des Hordes restent ou suivent dans la zone du milieu, et le dernier mouvement n'en avait pas",
        )
    if not walk.hordes or walk.leave > walk.hordes or walk.hordes - walk.leave + walk.take < 1:
        yield fault(
            "OVO-6.14",
            "At least one Horde makes every step of a move, so of the last one too",
            "Au moins une Horde fait chaque pas d'un mouvement, donc du dernier aussi",
        )


def _actions(state: State) -> Iterator[str]:
    actions, basic = state.actions, state.options.actions
    if actions > basic + 1:
        yield fault(
            "OVO-31.2" if state.options.tactical_start else "OVO-5.3",
            f"There are {basic} actions in a turn, and one more with a well, not {actions}",
            f"Il y a {basic} actions par tour, et une de plus avec un puits, et non {actions}",
        )
    elif actions > basic and state.mover is not None and not wells_of(state, state.mover):
        who = seat_name(state.mover)
        yield fault(
            "OVO-5.3",
            f"{who} controls no well, so there are {basic} actions, not {actions}",
            f"{who} ne contrôle aucun puits : il y a {basic} actions, et non {actions}",
        )
    if actions and state.phase is Phase.BY_ITSELF:
        yield fault(
            "OVO-5.9",
            "Battles come after the last action: 0 actions",
            "Les batailles viennent après la dernière action : 0 actions",
        )


def _river(state: State) -> Iterator[str]:
    tiles = [*state.river, *([state.top] if state.top is not None else []), *state.spent]
    for tile, times in Counter(tiles).items():
        if times > 1:
            yield fault(
                "OVO-4.20",
                f"{tile.value} is there {times} times; there is one of each objective",
                f"{tile.value} est là {times} fois ; il n'y a qu'un exemplaire de chaque Objectif",
            )
    for tile, times in Counter(state.next_tiles).items():
        if tile not in state.face_up:
            yield fault(
                "OVO-4.21",
                f"{tile.value} is not face up in the pile, so it cannot come next",
                f"{tile.value} n'est pas face visible dans la pile : il ne peut venir ensuite",
            )
        elif times > 1:
            yield fault(
                "OVO-4.20",
                f"{tile.value} comes next {times} times; there is one of each objective",
                f"{tile.value} vient {times} fois ; il n'y a qu'un exemplaire de chaque Objectif",
            )
    if len(state.river) != RIVER:
        yield fault(
            "OVO-4.20",
            f"There are {RIVER} objectives in the river, not {len(state.river)}",
            f"Il y a {RIVER} Objectifs dans la rivière, et non {len(state.river)}",
        )
    spent = (state.turn_no - 1) % RIVER if state.turn_no else 0
    if len(state.spent) != spent:
        yield fault(
            "OVO-28.2",
            f"Tiles that lie face down under the pile in game turn {state.turn_no}: {spent}, not {len(state.spent)}",
            f"Tuiles face cachée sous la pile au tour de jeu {state.turn_no} : {spent}, et non {len(state.spent)}",
        )


def _heroes(state: State) -> Iterator[str]:
    heaps = [held.hero for heap in (state.under, *state.held) for held in heap]
    for next_one, times in Counter(state.next_heroes).items():
        if next_one not in state.pile:
            yield fault(
                "OVO-4.17",
                f"{next_one.value} is not in the pile, so it cannot come next",
                f"{next_one.value} n'est pas dans la pile : il ne peut venir ensuite",
            )
        elif times > 1:
            yield fault(
                "OVO-2.4",
                f"{next_one.value} comes next {times} times; there is one of each Hero",
                f"{next_one.value} vient {times} fois ; il n'y a qu'un exemplaire de chaque Héros",
            )
    for hero, times in Counter(heaps).items():
        if times > 1 and hero is not None:
            yield fault(
                "OVO-2.4",
                f"{hero.value} is in {times} places; there is one of each Hero",
                f"{hero.value} est à {times} endroits ; il n'y a qu'un exemplaire de chaque Héros",
            )
    if any(held.away for held in state.under):
        yield fault(
            "OVO-21.8",
            "Only Heroes that somebody holds are set aside",
            "Seuls des Héros que quelqu'un possède sont mis de côté",
        )


# --- battles ---------------------------------------------------------------------------------------------------------


def fighting_cards(state: State, seat: Seat) -> list[Card]:
    """All cards of a player in the battle, wherever they are."""
    number, battle = state.side(seat), state.battle
    if number is None or battle is None:
        return []
    each = battle.sides[number]
    return [*on_field(each), *each.discards, *(state.secrets[number].cards if state.secrets else ())]


def _fighting(state: State) -> Iterator[str]:
    battle = state.battle
    if battle is None:
        return
    attacker, defender = [each.seat for each in battle.sides]
    if not state.options.enemies(attacker, defender):
        one, other = seat_name(attacker), seat_name(defender)
        yield fault("OVO-30.2", f"{one} does not fight against {other}", f"{one} ne se bat pas contre {other}")
    yield from _armies(state, battle)
    if battle.round == 0:
        yield fault(
            "OVO-17.1",
            "The rounds of a battle are counted from 1, once the decks are built",
            "Les manches d'une bataille se comptent à partir de 1, une fois les Decks faits",
        )
    for number, each in enumerate(battle.sides):
        yield from _side(state, battle, number, each)
    for number, secret in enumerate(state.secrets):
        yield from _secret(state, battle.sides[number].seat, secret)


def _armies(state: State, battle: Battle) -> Iterator[str]:
    clash, army, zone = state.clash(battle.zone), state.army(battle.zone), battle.zone
    for number, there in ((0, clash), (1, army)):
        each = battle.sides[number]
        if (there is None or not there.hordes) and each.losses <= each.exhausted:
            who = seat_name(each.seat)
            yield fault(
                "OVO-11.13",
                f'{who} needs Hordes in {zone}: "battle {zone}, 3 against 2"',
                f"{who} doit avoir des Hordes dans {zone} : « battle {zone}, 3 against 2 »",
            )
    if army is not None and army.seat != battle.sides[1].seat:
        who = seat_name(army.seat)
        yield fault(
            "OVO-16.9", f"{who} stands in {zone}, and so defends it", f"{who} se trouve dans {zone}, donc la défend"
        )


def _side(state: State, battle: Battle, number: int, each: Side) -> Iterator[str]:
    who, owner = seat_name(each.seat), state.players[each.seat]
    if not 1 <= each.space <= LAP:
        yield fault(
            "OVO-2.10",
            f"The strike tile has spaces 1 to {LAP}, so the token of {who} is not on {each.space}",
            f"La tuile de frappes a les cases 1 à {LAP} : le jeton de {who} n'est pas sur {each.space}",
        )
    if each.exhausted > each.losses or (each.exhausted and number == 1):
        yield fault(
            "OVO-7.7",
            f"Only Hordes that {who} has lost by forced marches before attacking are exhausted",
            f"Seules des Hordes que {who} a perdues par marche forcée avant d'attaquer sont épuisées",
        )
    clash = state.clash(battle.zone)
    if number == 0 and clash is not None and clash.exhausted != each.exhausted:
        yield fault(
            "OVO-7.7",
            f"Hordes of {who} exhausted on the way to {battle.zone}: {clash.exhausted}",
            f"Hordes de {who} épuisées en chemin vers {battle.zone} : {clash.exhausted}",
        )
    cards = fighting_cards(state, each.seat)
    if len(cards) > DECK:
        yield fault(
            "OVO-16.3",
            f"{who} fights with {len(cards)} cards; a combat deck holds {DECK} at most",
            f"{who} se bat avec {len(cards)} cartes ; un Deck de combat en a {DECK} au plus",
        )
    for kind, own in zip(UNITS, owner.units, strict=True):
        if cards.count(kind) > own:
            yield fault(
                "OVO-16.3",
                f"{who} fights with {cards.count(kind)} cards {kind.value} and owns {own}",
                f"{who} se bat avec {cards.count(kind)} cartes {kind.value} et en a {own}",
            )
    for hero, times in Counter(card for card in cards if card.is_hero).items():
        if times > 1:
            yield fault(
                "OVO-2.4",
                f"{who} has {hero.value} in {times} places of the battle; there is one of each Hero",
                f"{who} a {hero.value} à {times} endroits de la bataille ; il n'y a qu'un exemplaire de chaque Héros",
            )
    for at, column in enumerate(each.columns, 1):
        yield from _column(battle, number, who, at, column)


def _column(battle: Battle, number: int, who: str, at: int, column: Column) -> Iterator[str]:
    first, second = column.first, column.second
    if first is not None and first.card not in FIRST_LINE:
        yield fault(
            "OVO-19.1",
            f"{first.card.value} does not stand in the first line, as in column {at} of {who}",
            f"{first.card.value} ne va pas en première ligne, comme en colonne {at} de {who}",
        )
    if second is not None and second.card not in SECOND_LINE:
        yield fault(
            "OVO-19.1",
            f"{second.card.value} does not stand in the second line, as in column {at} of {who}",
            f"{second.card.value} ne va pas en seconde ligne, comme en colonne {at} de {who}",
        )
    if column.wall and not (battle.assault and number == 1):
        yield fault("OVO-24.7", f"No walls protect the Units of {who}", f"Aucun mur ne protège les Unités de {who}")
    if column.hero is not None and column.on is not None and column.slot(column.on) is None:
        yield fault(
            "OVO-21.1",
            f"{column.hero.value} covers a Unit, and there is none in column {at} of {who}",
            f"{column.hero.value} couvre une Unité, et il n'y en a pas en colonne {at} de {who}",
        )


def _secret(state: State, seat: Seat, secret: Secret) -> Iterator[str]:
    who, away = seat_name(seat), {held.hero for held in state.held[seat] if held.away}
    for hero in dict.fromkeys(card for card in secret.cards if card in away):
        yield fault(
            "OVO-21.8",
            f"{hero.value} is set aside until the next game turn, so {who} has no such card to play",
            f"{hero.value} est mis de côté jusqu'au prochain tour de jeu : {who} ne peut le jouer",
        )
    if len(secret.hand) > HAND:
        yield fault("OVO-17.1", f"{who} holds {HAND} cards at most", f"{who} a {HAND} cartes en main au plus")
