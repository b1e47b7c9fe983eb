"""The alt text of the picture: the same facts in reading order, and a sentence for each thing one can point at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.board import Board
from orclib.games.orcs_vs_orcs.box import HEROES, RIVER, UNITS, Card, Counts, Fate, Objective
from orclib.games.orcs_vs_orcs.picture import cards
from orclib.games.orcs_vs_orcs.rules.building import fortress_stock
from orclib.games.orcs_vs_orcs.rules.entry import can_mark, marker_is_due
from orclib.games.orcs_vs_orcs.rules.flow import camp_glory
from orclib.games.orcs_vs_orcs.rules.meeting import stands_alone
from orclib.games.orcs_vs_orcs.rules.reckoning import counted, leaders
from orclib.games.orcs_vs_orcs.state import Army, Clash, Deed, Fortress, Held, Note, Phase, Task, View, Walk
from orclib.games.orcs_vs_orcs.text import battle_alt_text
from orclib.games.orcs_vs_orcs.text.names import (
    actions_count,
    card_name,
    cards_count,
    cards_list,
    glory_count,
    heroes_count,
    hordes_count,
    kills_count,
    kind_name,
    markers_count,
    objective_name,
    objective_rule,
    seat_name,
    seats_list,
    the_zone,
    trophies_count,
    zone_name,
    zones_list,
)
from orclib.language import Bilingual, current, labelled, listing, plural, say, series

FIGHTING = frozenset(
    {
        Phase.DECKS, Phase.VANGUARD, Phase.DRAW, Phase.DECLARE, Phase.COMMIT, Phase.PLACE, Phase.SWAP, Phase.EFFECT,
        Phase.BERSERK, Phase.ROUT,
    }
)  # fmt: skip
"""The phases of a battle: those played with cards, and the retreat of who has lost."""


def fights(view: View) -> bool:
    """Whether the battlefield is what one looks at now."""
    return view.battle is not None and view.phase in FIGHTING


# --- the line at the top ---------------------------------------------------------------------------------------------


def status(view: View) -> str:
    """Who is to do what, in one sentence."""
    told = _asked(view)
    if told is None:
        return over(view)
    battle, place = view.battle, view.deciding
    if place is None and battle is not None:
        place = battle.zone
    clash = None if place is None else view.clash(place)
    seats = {"player": view.active, "mover": view.mover, "victim": view.victim}
    if battle is not None:
        seats |= {"attacker": battle.sides[0].seat, "defender": battle.sides[1].seat}
    return told.format(
        **{name: "" if seat is None else seat_name(seat) for name, seat in seats.items()},
        zone="" if place is None else the_zone(place, view.board),
        actions=actions_count(view.actions),
        heroes=heroes_count(view.to_draw),
        hordes=hordes_count(0 if clash is None else clash.hordes),
        n=len(view.river) + 1,
    )


def _asked(view: View) -> str | None:
    """What the line at the top says, its facts in braces; None once the game is over."""
    if fights(view):  # what is decided is asked on the battlefield
        if view.active is None:
            return say(
                "{attacker} attacks {defender} at {zone}: a card is drawn.",
                "{attacker} attaque {defender} ({zone}) : on pioche une carte.",
            )
        return say(
            "{attacker} attacks {defender} at {zone}: {player} decides.",
            "{attacker} attaque {defender} ({zone}) : {player} décide.",
        )
    match view.phase:
        case Phase.RIVER if view.turn_no:
            return say("The next objective of the pile is turned up.", "On révèle l'Objectif suivant de la pile.")
        case Phase.RIVER if len(view.river) == RIVER:
            return say("The first objective of the pile is turned up.", "On révèle le premier Objectif de la pile.")
        case Phase.RIVER:
            return say(
                "An objective is turned up for the river: number {n} of 4.",
                "On révèle un Objectif pour la rivière : numéro {n} sur 4.",
            )
        case Phase.FIRST_PLAYER:
            return say("Who is first player?", "Qui est premier joueur ?")
        case Phase.ACTIONS if view.actions:
            return say(
                "{player}, move, recruit, buy or build: {actions} left.",
                "{player}, déplacez, recrutez, achetez ou édifiez : il reste {actions}.",
            )
        case Phase.ACTIONS:
            return say(
                "{player}, burn a village of yours for nothing, or end your turn.",
                "{player}, brûlez gratuitement un de vos Villages, ou finissez votre tour.",
            )
        case Phase.FATE:
            assert view.active is not None
            assert view.deciding is not None
            if can_mark(view, view.active, view.deciding):
                return say(
                    "{player}, raze, convert or control {zone}?", "{player}, raser, convertir ou contrôler {zone} ?"
                )
            return say(
                "{player}, raze or convert {zone}? No marker is left to control it.",
                "{player}, raser ou convertir {zone} ? Il ne reste pas de marqueur pour le contrôle.",
            )
        case Phase.TAKE_BACK if marker_is_due(view):
            return say(
                "{player}, take a marker back from elsewhere for {zone}.",
                "{player}, reprenez un marqueur ailleurs pour {zone}.",
            )
        case Phase.TAKE_BACK:
            return say(
                "{player}, take a marker back from elsewhere for {zone}, or leave them.",
                "{player}, reprenez un marqueur ailleurs pour {zone}, ou laissez-les.",
            )
        case Phase.HERO_DRAW:
            return say(
                "Heroes are drawn for {mover}: {heroes} to come.", "On pioche des Héros pour {mover} : encore {heroes}."
            )
        case Phase.HERO_PICK:
            return say(
                "{player}, keep one of the Heroes; the other goes under the pile.",
                "{player}, gardez un des Héros ; l'autre va sous la pile.",
            )
        case Phase.HERO_STEAL:
            return say(
                "{mover} draws one of the Heroes of {victim}, unseen.", "{mover} pioche au hasard un Héros à {victim}."
            )
        case Phase.RETREAT:
            assert view.deciding is not None
            if stands_alone(view, view.deciding):
                return say(
                    "{player}, a lone Horde must leave {zone}: where to?",
                    "{player}, une Horde isolée doit quitter {zone} : pour aller où ?",
                )
            return say(
                "{player}, {mover} comes to {zone} with {hordes}: stand, or retreat?",
                "{player}, {mover} arrive ({zone}) avec {hordes} : rester ou se replier ?",
            )
        case Phase.BATTLES:
            return say("{player}, which battle is fought next?", "{player}, quelle bataille jouer ensuite ?")
    return None


def over(view: View) -> str:
    """How the game ended."""
    points = glory_count(camp_glory(view, view.winners[0]) if view.winners else 0)
    if len({view.options.camp(seat) for seat in view.winners}) > 1:
        return say(
            "The game is over: {players} share the victory with {points} each.",
            "La partie est finie : {players} partagent la victoire avec {points} chacun.",
        ).format(players=seats_list(view.winners), points=points)
    told = plural(
        len(view.winners),
        ("The game is over: {players} wins with {points}.", "The game is over: {players} win together with {points}."),
        (
            "La partie est finie : {players} gagne avec {points}.",
            "La partie est finie : {players} se partagent la victoire avec {points}.",
        ),
    )
    return told.format(players=seats_list(view.winners), points=points)


def turn_text(view: View) -> str:
    """The pill at the right of the status line."""
    if view.phase is Phase.OVER:
        return say("the end", "fin")
    return say("turn {n}", "tour {n}").format(n=view.turn_no) if view.turn_no else say("set-up", "préparation")


# --- the whole picture -----------------------------------------------------------------------------------------------


def text(view: View) -> str:
    """The whole picture as lines of text."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    yield f"{status(view)} ({turn_text(view)})"
    if view.mover is not None and view.phase is not Phase.OVER:
        yield say("Turn of {player}: {actions} left.", "C'est à {player} : il reste {actions}.").format(
            player=seat_name(view.mover), actions=actions_count(view.actions)
        )
    yield from _objectives(view)
    yield supply(view) + " " + stock(view) + " " + hero_pile(view)
    if fights(view):
        yield from battle_alt_text.battle_text(view)
        yield from _armies(view, small=True)
    else:
        yield labelled(say("Cards to buy", "Cartes à acheter"), _units(view.piles, empty=True)) + "."
        yield from _map(view)
        yield from _armies(view)
        yield from (told_clash(clash, view) for clash in view.clashes)
        yield from _on_the_way(view)
        if view.walked is not None:
            yield _walked(view.walked, view.board)
    yield from (_noted(note) for note in view.noted)
    yield from (seat(each, view) for each in view.options.seats)
    yield from _shown_heroes(view)


def _objectives(view: View) -> Iterator[str]:
    if view.river:
        yield (
            labelled(
                say("Objectives, from left to right", "Objectifs, de gauche à droite"),
                series(_objective(tile, view) for tile in view.river),
            )
            + "."
        )
    yield objective_pile(view)


def _objective(tile: Objective, view: View) -> str:
    told = f"{objective_name(tile)} ({objective_rule(tile)})"
    if not view.turn_no:
        return told
    counts = [f"{seat_name(each)} {n}" for each, n in zip(view.options.seats, counted(view, tile), strict=True) if n]
    each = ", ".join(counts) or say("nobody has any", "personne n'en a")
    return f"{told}, {each}"


def objective_pile(view: View) -> str:
    """The pile of objectives: its top, and what lies under it."""
    facts = [] if view.top is None else [say("{tile} on top", "{tile} au-dessus").format(tile=objective_name(view.top))]
    below = len(view.face_up)
    facts.append(
        plural(
            below,
            ("{n} tile face up below", "{n} tiles face up below"),
            ("{n} tuile face visible dessous", "{n} tuiles face visible dessous"),
        ).format(n=below)
    )
    facts.append(
        plural(len(view.spent), ("{n} face down", "{n} face down"), ("{n} face cachée", "{n} face cachée")).format(
            n=len(view.spent)
        )
    )
    return labelled(say("Pile of objectives", "Pile des Objectifs"), ", ".join(facts)) + "."


def supply(view: View) -> str:
    """The glory that is left."""
    return say("Glory supply: {n} of {all}.", "Stock de gloire : {n} sur {all}.").format(
        n=view.supply, all=view.options.glory
    )


def stock(view: View) -> str:
    """The fortresses that are left."""
    return say("Fortresses in stock: {n}.", "Forteresses en stock : {n}.").format(n=fortress_stock(view))


def hero_pile(view: View) -> str:
    """The Heroes that are left."""
    return say("Hero pile: {n}.", "Pile des Héros : {n}.").format(n=cards_count(view.pile + len(view.under)))


def _units(counts: Counts, *, empty: bool = False) -> str:
    told = [f"{card_name(kind)} {n}" for kind, n in zip(UNITS, counts, strict=True) if n or empty]
    return ", ".join(told) or say("none", "aucune")


def _map(view: View) -> Iterator[str]:
    """What each place holds, kind by kind."""
    board, tower = view.board, view.marker(view.board.tower)
    yield say("White Tower: {owner}.", "Tour blanche : {owner}.").format(
        owner=say("free", "libre") if tower is None else _owner(tower)
    )
    wells = [zone for zone in board.zones if zone in board.wells]
    yield (
        labelled(say("Mana wells", "Puits de Mana"), series(_held(zone, view, say("free", "libre")) for zone in wells))
        + "."
    )
    cities = [zone for zone in board.zones if board.kind[zone] == "city"]
    yield (
        labelled(
            say("Cities", "Cités"),
            series(_held(zone, view, say("neutral militia", "milice neutre")) for zone in cities),
        )
        + "."
    )
    villages = [zone for zone in board.zones if view.village(zone)]
    for owner in (None, *view.options.seats):
        names = [zone for zone in villages if view.marker(zone) == owner]
        lead = (
            say("Free villages", "Villages libres")
            if owner is None
            else say("Villages of {player}", "Villages ({player})").format(player=seat_name(owner))
        )
        if names:
            yield labelled(lead, zones_list(names, board)) + "."
    burnt = [zone for zone, was in zip(board.zones, board.villages, strict=True) if was and not view.village(zone)]
    if burnt:
        yield labelled(say("Burnt villages", "Villages brûlés"), zones_list(burnt, board)) + "."
    bare = [zone for zone in board.zones if is_bare(zone, view) and zone not in burnt]
    if bare:
        yield labelled(say("Bare ruins", "Simples ruines"), zones_list(bare, board)) + "."
    if view.taken:
        yield (
            labelled(
                say("Under control since this turn", "Sous contrôle depuis ce tour"), zones_list(view.taken, board)
            )
            + "."
        )
    recruits = [f"{zone_name(zone, board)} {n}" for zone, n in view.recruited]
    if recruits:
        yield labelled(say("Recruited this turn", "Recrues de ce tour"), ", ".join(recruits)) + "."
    forts = [
        f"{zone_name(zone, board)}, {fortress(fort)}"
        for zone, fort in zip(board.zones, view.fortresses, strict=True)
        if fort is not None
    ]
    if forts:
        yield labelled(say("Fortresses", "Forteresses"), series(forts)) + "."


def is_bare(zone: str, view: View) -> bool:
    """Whether a zone is a bare ruin now (OVO-3.2)."""
    return view.board.kind[zone] == "ruin" and zone not in view.board.wells and not view.village(zone)


def _owner(owner: Seat) -> str:
    return say("controlled by {player}", "sous le contrôle de {player}").format(player=seat_name(owner))


def _held(zone: str, view: View, free: str) -> str:
    owner = view.marker(zone)
    return f"{zone_name(zone, view.board)}, {free if owner is None else _owner(owner)}"


def fortress(fort: Fortress) -> str:
    """A fortress, as in "standing fortress of Green"."""
    told = (
        say("standing fortress of {player}", "forteresse debout ({player})")
        if fort.standing
        else say("lying fortress of {player}", "forteresse couchée ({player})")
    )
    told = told.format(player=seat_name(fort.owner))
    return f"{told} ({say('not to be stood up this turn', 'pas à redresser à ce tour')})" if fort.fresh else told


def army(army: Army) -> str:
    """Who stands in a zone, as in "3 Hordes of Green, 1 laid down"."""
    told = say("{hordes} of {player}", "{hordes} ({player})").format(
        hordes=hordes_count(army.hordes), player=seat_name(army.seat)
    )
    if army.moved:
        told = say("{army}, {n} of them moved", "{army}, déjà déplacées : {n}").format(army=told, n=army.moved)
    if army.marched:
        told = say("{army} ({n} may not march)", "{army} (marche interdite : {n})").format(army=told, n=army.marched)
    return told


def _armies(view: View, *, small: bool = False) -> Iterator[str]:
    """Where the Hordes of each player stand; on the small map one does not see how many."""
    board = view.board
    for who in view.options.seats:
        facts = []
        for zone, there in zip(board.zones, view.armies, strict=True):
            if there is not None and there.seat == who and small:
                facts.append(zone_name(zone, board))
            elif there is not None and there.seat == who:
                moved = say("{n} moved", "déjà déplacées : {n}").format(n=there.moved) if there.moved else ""
                facts.append(f"{zone_name(zone, board)} {there.hordes}{f' ({moved})' if moved else ''}")
        lead = say("Hordes of {player}", "Hordes ({player})").format(player=seat_name(who))
        yield labelled(lead, series(facts) or say("none on the board", "aucune sur le plateau")) + "."


def told_clash(clash: Clash, view: View) -> str:
    """A pending battle: who attacks whom."""
    assert view.mover is not None
    enemy = view.army(clash.zone)
    facts = [
        say("{hordes} of {player} attack", "{hordes} à l'attaque ({player})").format(
            hordes=hordes_count(clash.hordes), player=seat_name(view.mover)
        )
    ]
    if enemy is not None:
        facts.append(
            say("{hordes} of {player} defend", "{hordes} en défense ({player})").format(
                hordes=hordes_count(enemy.hordes), player=seat_name(enemy.seat)
            )
        )
    if clash.exhausted:
        facts.append(
            plural(
                clash.exhausted,
                ("{n} lost by a forced march", "{n} lost by a forced march"),
                ("{n} perdue par une marche forcée", "{n} perdues par une marche forcée"),
            ).format(n=clash.exhausted)
        )
    return (
        labelled(
            say("Battle in {zone}", "Bataille ({zone})").format(zone=the_zone(clash.zone, view.board)), ", ".join(facts)
        )
        + "."
    )


def _on_the_way(view: View) -> Iterator[str]:
    way = next((job.zone for job in view.todo if job.task is Task.STEP), None)
    if view.travelling is not None and way is not None:
        start, end = way.split(">")
        text = plural(
            view.travelling.hordes,
            (
                "{hordes} of {player} is on the way from {start} to {end}.",
                "{hordes} of {player} are on the way from {start} to {end}.",
            ),
            (
                "{hordes} ({player}) en route ({start}, puis {end}).",
                "{hordes} ({player}) en route ({start}, puis {end}).",
            ),
        )
        yield text.format(
            hordes=hordes_count(view.travelling.hordes), player=seat_name(view.travelling.seat),
            start=the_zone(start, view.board), end=the_zone(end, view.board),
        )  # fmt: skip


def _walked(walk: Walk, board: Board) -> str:
    """The move that was just made: how many, along which zones, and who stayed or came along in between."""
    told = [hordes_count(walk.hordes), *(zone_name(zone, board) for zone in walk.zones)]
    told += [say("leaving {n}", "en laissant {n}").format(n=walk.leave)] if walk.leave else []
    told += [say("taking {n} along", "en emmenant {n}").format(n=walk.take)] if walk.take else []
    return labelled(say("Last move", "Dernier mouvement"), ", ".join(told)) + "."


_DEEDS: Final = {
    Deed.NAMED: Bilingual("{player} has just named: {cards}.", "{player} vient de nommer : {cards}."),
    Deed.SWAPPED: Bilingual(
        "{player} has just made the enemy engage the other card.",
        "{player} vient d'obliger l'adversaire à engager l'autre carte.",
    ),
    Deed.BUILT: Bilingual("{player} had a combat deck of {n}.", "{player} avait un Deck de {n}."),
    Deed.SHUFFLED: Bilingual("{player} has just shuffled the deck.", "{player} vient de mélanger son Deck."),
    Deed.SAW: Bilingual(
        "{player} has just seen in the battle: {cards}.", "{player} vient de voir pendant la bataille : {cards}."
    ),
}


def _noted(note: Note) -> str:
    """What has just been done or seen."""
    told = str(_DEEDS[note.deed])
    return told.format(player=seat_name(note.seat), cards=cards_list(note.cards), n=cards_count(note.number))


def _shown_heroes(view: View) -> Iterator[str]:
    if view.drawn:
        known = [held.hero for held in view.drawn if held.hero is not None]
        told = cards_list(known) if known else heroes_count(len(view.drawn))
        yield labelled(say("Heroes drawn", "Héros piochés"), told) + "."


# --- what one can point at -------------------------------------------------------------------------------------------


@cache
def _roads(zone: str, board: Board, code: str) -> str:
    return say("roads to {zones}", "routes vers {zones}").format(zones=zones_list(board.neighbours[zone], board))


def zones(view: View) -> dict[str, str]:
    """A sentence for each zone: what it is, who holds it, who stands there, where its roads lead."""
    code, fought = current(), view.battle.zone if view.battle is not None else None
    recruited = dict(view.recruited)
    found = {}
    for zone in view.board.zones:
        facts = [*_place(zone, view)]
        fort, there, clash = view.fortress(zone), view.army(zone), view.clash(zone)
        if fort is not None:
            facts.append(fortress(fort))
        if zone in recruited:
            facts.append(
                say("{hordes} recruited here this turn", "recrutement ici à ce tour : {hordes}").format(
                    hordes=hordes_count(recruited[zone])
                )
            )
        if there is not None:
            facts.append(army(there))
        if clash is not None and view.mover is not None:
            attackers = say("{hordes} of {player} attack", "{hordes} à l'attaque ({player})").format(
                hordes=hordes_count(clash.hordes), player=seat_name(view.mover)
            )
            facts.append(attackers)
        if zone == fought:
            facts.append(say("the battle goes on here", "la bataille est en cours ici"))
        if zone == view.deciding:
            facts.append(say("this is what is decided about", "c'est de cela que l'on décide"))
        facts.append(_roads(zone, view.board, code))
        found[zone] = labelled(_lead(zone, view), ", ".join(facts)) + "."
    return found


def _lead(zone: str, view: View) -> str:
    """A zone with what it is, as in "Oxwell (village)"."""
    board, name = view.board, zone_name(zone, view.board)
    if zone == board.tower:
        return say("{name} (an objective)", "{name} (un Objectif)").format(name=name)
    kind = say("village", "village humain") if view.village(zone) else kind_name(zone, board)
    return f"{name} ({kind})"


def _place(zone: str, view: View) -> Iterator[str]:
    board, owner = view.board, view.marker(zone)
    if owner is not None:
        yield _owner(owner)
        if zone in view.taken:
            yield say("since this turn", "depuis ce tour")
    elif view.village(zone) or zone in board.wells or zone == board.tower:
        yield say("controlled by nobody", "sous le contrôle de personne")
    elif board.kind[zone] == "city":
        yield say("neutral, held by its militia", "neutre, tenue par sa milice")
    if is_bare(zone, view) and board.villages[board.index[zone]]:
        yield say("its village has burned down", "son Village a brûlé")


def tile(which: Objective, view: View) -> str:
    """An objective tile: what it counts, how things stand."""
    lead = labelled(objective_name(which), objective_rule(which))
    if which not in view.river:
        where = (
            say("on top of the pile", "sur le dessus de la pile")
            if which == view.top
            else say("not turned up yet", "pas encore révélé")
        )
        return f"{lead}, {where}."
    facts = [f"{seat_name(each)} {n}" for each, n in zip(view.options.seats, counted(view, which), strict=True)]
    told = series((lead, ", ".join(facts)))
    due = leaders(view, which)
    if due and view.turn_no:
        told = say(
            "{objective}; now a point for {players}", "{objective} ; pour l'instant, un point pour {players}"
        ).format(objective=told, players=seats_list(due))
    turns = len(view.river) - view.river.index(which)
    left = plural(
        turns, ("scored once more", "scored {n} times more"), ("marque encore une fois", "marque encore {n} fois")
    ).format(n=turns)
    return f"{series((told, left))}."


def seat(who: Seat, view: View) -> str:
    """A player: glory, Hordes, markers, cards, Heroes."""
    name = seat_name(who)
    lead = say("{player} (you)", "{player} (vous)").format(player=name) if who == view.seat else name
    return labelled(lead, series(_seat_facts(who, view))) + "."


def _seat_facts(who: Seat, view: View) -> Iterator[str]:
    player = view.players[who]
    yield glory_count(player.glory)
    partner = view.options.partner(who)
    if partner is not None:
        yield say("with {partner}, {points} together", "avec {partner}, {points} ensemble").format(
            partner=seat_name(partner), points=glory_count(camp_glory(view, who))
        )
    yield say("{hordes} in reserve, {n} on the board", "{hordes} en réserve, {n} sur le plateau").format(
        hordes=hordes_count(player.reserve), n=view.hordes(who)
    )
    yield say("{markers} in stock", "{markers} en stock").format(markers=markers_count(view.stock(who)))
    yield (
        say("strike token red", "jeton de frappes rouge")
        if player.red
        else say("strike token white", "jeton de frappes blanc")
    )
    yield trophies_count(player.trophies) + (
        f" ({say('{n} razed', 'dont rasés : {n}').format(n=player.razed)})" if player.razed != player.trophies else ""
    )
    yield say("{kills} in this game turn", "{kills} à ce tour de jeu").format(kills=kills_count(player.kills))
    if player.kept:
        yield say("{hordes} kept by enemies", "{hordes} aux mains de l'ennemi").format(hordes=hordes_count(player.kept))
    yield labelled(say("Units", "Unités"), _units(player.units))
    yield labelled(say("Heroes", "Héros"), _heroes(view.held[who]))
    if who == view.first:
        yield say("first player", "premier joueur")
    if who == view.active:
        yield say("to act", "doit jouer")
    elif who == view.mover:
        yield say("whose turn it is", "dont c'est le tour")
    if who in view.winners:
        yield say("winner", "gagne")


def _heroes(held: tuple[Held, ...]) -> str:
    """Heroes held: known ones by name, others counted, those set aside apart."""
    told = []
    for away in (False, True):
        heap = [each for each in held if each.away is away]
        names = [card_name(each.hero) for each in heap if each.hero is not None]
        unseen = len(heap) - len(names)
        if unseen:
            names.append(
                plural(unseen, ("{n} face down", "{n} face down"), ("{n} face cachée", "{n} face cachée")).format(
                    n=unseen
                )
            )
        if names:
            told.append(
                say("{heroes} set aside", "{heroes} à l'écart").format(heroes=listing(names))
                if away
                else listing(names)
            )
    return ", ".join(told) or say("none", "aucun")


def pile(kind: Card, count: int, view: View) -> str:
    """A pile of Unit cards that can be bought."""
    left = cards_count(count) if count else say("empty", "vide")
    return labelled(say("Pile, {left}", "Pile : {left}").format(left=left), cards.sentence(kind, view.options))


def hero(card: Card, view: View) -> str:
    """A Hero to keep or to draw."""
    return cards.sentence(card, view.options)


def unseen_heroes(view: View) -> tuple[Card, ...]:
    """The Heroes that these eyes know to be in nobody's hand: any of them may be drawn."""
    known = {held.hero for heap in (view.under, view.drawn, *view.held) for held in heap}
    return tuple([hero for hero in HEROES if hero not in known])


def stolen_heroes(view: View) -> tuple[Card, ...]:
    """The Heroes that the one who is robbed may hold."""
    if view.victim is None:
        return ()
    held = view.held[view.victim]
    known = tuple([each.hero for each in held if each.hero is not None])
    return known if len(known) == len(held) else (*known, *unseen_heroes(view))


_COUNTS: Final = {
    "go": Bilingual("How many go: {hordes}.", "Combien partent : {hordes}."),
    "leave": Bilingual(
        "How many stay in the zone between: {hordes}.", "Combien restent dans la zone traversée : {hordes}."
    ),
    "take": Bilingual(
        "How many of those in the zone between come along: {hordes}.",
        "Combien viennent de la zone traversée : {hordes}.",
    ),
    "recruit": Bilingual("Recruit {hordes} in one place.", "Recruter {hordes} dans un seul endroit."),
}


def numbers(id: str) -> str:
    """A number of Hordes that one points at."""
    name, count = id.split(":")
    hordes = hordes_count(int(count))
    return str(_COUNTS[name]).format(hordes=hordes)


_FATES: Final = {
    Fate.RAZE: Bilingual(
        "Raze: your strike token turns red, and the village is your trophy.",
        "Raser : votre jeton passe au rouge, et le Village est votre trophée.",
    ),
    Fate.CONVERT: Bilingual(
        "Convert: a Horde comes to your Dark City, and the village is your trophy.",
        "Convertir : une Horde arrive sur votre Cité Sombre, et le Village est votre trophée.",
    ),
    Fate.CONTROL: Bilingual(
        "Control: your marker goes under the village.", "Contrôler : votre marqueur va sous le Village."
    ),
}
_FREE_FATES: Final = {
    Fate.RAZE: Bilingual(
        "Raze a village of yours, for no action: your strike token turns red, the village is your trophy.",
        "Raser un de vos Villages, sans action : votre jeton passe au rouge, le Village est votre trophée.",
    ),
    Fate.CONVERT: Bilingual(
        "Convert a village of yours, for no action: a Horde joins you, the village is your trophy.",
        "Convertir un de vos Villages, sans action : une Horde vous rejoint, le Village est votre trophée.",
    ),
    Fate.CONTROL: _FATES[Fate.CONTROL],
}


def fate(which: Fate, view: View) -> str:
    """What becomes of a village."""
    return str((_FREE_FATES if view.phase is Phase.ACTIONS else _FATES)[which])


def button(id: str, view: View) -> str:
    """A word that one says instead of pointing at a thing."""
    match id:
        case act.END:
            return say(
                "End the actions: those that are left are lost, battles are fought.",
                "Terminer les actions : celles qui restent sont perdues, on joue les batailles.",
            )
        case act.MARCH:
            return say(
                "Forced march: Hordes that have moved go one zone further, one of them is removed.",
                "Marche forcée : des Hordes déjà déplacées avancent d'une zone, on en retire une.",
            )
        case act.BUILD:
            return say(
                "Build: lay a fortress where Hordes of yours stand, or stand a lying one up.",
                "Édifier : posez une Forteresse là où vous avez des Hordes, ou redressez-en une couchée.",
            )
        case act.BUY:
            return say(
                "Buy the cards that are chosen, each of another kind.",
                "Acheter les cartes choisies, toutes de types différents.",
            )
        case act.SPLIT:
            return say("Recruit one Horde in each of two places.", "Recruter une Horde dans chacun de deux endroits.")
        case act.STAND:
            return say("Stand: the battle will be fought.", "Rester : la bataille aura lieu.")
        case act.KEEP:
            return say("Leave the markers where they are.", "Laisser les marqueurs où ils sont.")
        case _:
            return say("Let it go by.", "Y renoncer.")
