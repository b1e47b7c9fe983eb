"""The alt text of the picture: the same facts in reading order, and a sentence for each thing one can point at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orclib.engine import Seat
from orclib.games.thorval.board import HOUSE
from orclib.games.thorval.box import DIE, EXTRA, FEW_UNITS, MUSTER, REGIONS, REQUESTS, Figure, Kind, Mode, Piece
from orclib.games.thorval.helps import HELPS
from orclib.games.thorval.rules.fight import strengths
from orclib.games.thorval.state import ROLLING, SETUP, SPREADING, Fight, Force, Lying, Phase, View
from orclib.games.thorval.text.names import (
    figure_name,
    holder_name,
    house_name,
    kind_name,
    mode_name,
    orks_count,
    region_name,
    regions_list,
    requests_count,
    route_name,
    seat_name,
    soldiers_count,
    spaces_list,
    terrain_name,
    the_space,
    units_count,
)
from orclib.language import Bilingual, capital, labelled, listing, plural, say, series


def multiplied(view: View) -> tuple[int, ...]:
    """The regions in which orks multiplied this round."""
    return () if view.phase in SETUP or view.phase is Phase.SPREAD else view.regions


def roller(view: View) -> Seat | None:
    """Who throws the die that is thrown next."""
    thrown = view.phase in (Phase.OPENING_ROLL, Phase.SPREAD, Phase.FIRST_PLAYER)
    return view.queue[0] if thrown and view.queue else None


def owner_to_hide_for(view: View) -> Seat | None:
    """Whose treasures are hidden by the player to act."""
    return view.options.hides_for(view.active) if view.phase is Phase.HIDE and view.active is not None else None


# --- the line at the top ---------------------------------------------------------------------------------------------


def status(view: View) -> str:
    """Who is to do what, in one sentence."""
    if view.phase is Phase.OVER:
        return over(view)
    if view.phase in ROLLING:
        return _rolling(view)
    if view.phase is Phase.EXCHANGE or view.phase in (Phase.PREPARE, Phase.DEFEND, Phase.OCCUPY):
        return _fighting(view)
    player = "" if view.active is None else seat_name(view.active)
    at = view.losses[0] if view.losses else None
    find = view.finds[0].space if view.finds else ""
    told = _IN_A_CASTLE if view.phase is Phase.HIDE and view.hiding == 1 else _STATUS[view.phase]
    hides = owner_to_hide_for(view)
    force = view.force(at.space) if at else None
    n = at.count if at else view.help_soldiers if view.phase is Phase.HELP_SOLDIERS else view.to_place
    place = {
        Phase.LAY: view.lifted,
        Phase.GIFT: view.mediator,
        Phase.CHEST: find,
        Phase.LOSSES: at.space if at else None,
        Phase.SECOND_ATTACK: view.second.target if view.second else None,
    }.get(view.phase)
    return str(told).format(
        player=player,
        n=units_count(n) if view.phase is Phase.LOSSES else n or MUSTER,
        space=the_space(place) if place else "",
        figure=figure_name(force.figure) if force and force.figure else "",
        owner="" if hides is None else seat_name(hides),
    )


_STATUS: Final = {
    Phase.CASTLES: Bilingual(
        "{player}, put a soldier in a free castle.", "{player}, posez un soldat dans un château inoccupé."
    ),
    Phase.SETTLE: Bilingual(
        "{player}, put a soldier in a vacant territory.", "{player}, posez un soldat dans un territoire libre."
    ),
    Phase.HIDE: Bilingual(
        "{player}, hide a treasure of {owner} in a territory.",
        "{player}, cachez un trésor du joueur {owner} dans un territoire.",
    ),
    Phase.MUSTER: Bilingual(
        "{player}, put {n} soldiers in one of your spaces.", "{player}, posez {n} soldats dans une de vos cases."
    ),
    Phase.GIFT: Bilingual(
        "{player}, the mediator brings you {n} soldiers in {space}.",
        "{player}, le médiateur vous apporte {n} soldats dans {space}.",
    ),
    Phase.HELP: Bilingual(
        "{player}: which help from the mediator, if any?", "{player} : quelle aide du médiateur, s'il en faut une ?"
    ),
    Phase.LIFT: Bilingual("{player}, take up a treasure of an opponent.", "{player}, prenez un trésor adverse."),
    Phase.LAY: Bilingual(
        "{player}, lay the treasure of {space} in a space without one.",
        "{player}, posez le trésor pris dans {space} sur une case sans trésor.",
    ),
    Phase.EXTRA: Bilingual(
        "{player}, place the mediator's soldiers: {n} left.",
        "{player}, posez les soldats du médiateur : encore {n}.",
    ),
    Phase.REINFORCE: Bilingual(
        "{player}, place your reinforcements: {n} left.", "{player}, posez vos renforts : encore {n}."
    ),
    Phase.DECLARE: Bilingual(
        "{player}, attack from one of your spaces, or pass.",
        "{player}, attaquez depuis une de vos cases, ou passez.",
    ),
    Phase.ANNOUNCE: Bilingual(
        "{player}, announce the second attack, or pass.", "{player}, annoncez la deuxième attaque, ou passez."
    ),
    Phase.LOSSES: Bilingual(
        "{player} loses {n} in {space}: soldiers only, or the {figure} too?",
        "{player} perd {n} dans {space} : seulement des soldats, ou aussi le {figure} ?",
    ),
    Phase.GO_ON: Bilingual("{player}, fight another exchange, or stop.", "{player}, faites encore un jet, ou arrêtez."),
    Phase.CHEST: Bilingual(
        "{player} has found the chest: {n} soldiers for {space}.",
        "{player} a retrouvé le coffret : {n} soldats dans {space}.",
    ),
    Phase.CROWN: Bilingual(
        "{player} has found the crown: place {n} soldiers.",
        "{player} a retrouvé la couronne : {n} soldats à poser.",
    ),
    Phase.RING: Bilingual(
        "{player} has found the ring: take {n} units from one opponent.",
        "{player} a l'anneau magique : {n} unités à enlever à un seul joueur.",
    ),
    Phase.HELP_SOLDIERS: Bilingual(
        "{player}, put {n} soldiers of the mediator in a space you took.",
        "{player}, posez {n} soldats du médiateur dans une case que vous avez prise.",
    ),
    Phase.SECOND_ATTACK: Bilingual(
        "{player}, how do you make the second attack, on {space}?",
        "{player}, comment menez-vous la deuxième attaque, contre {space} ?",
    ),
}
_IN_A_CASTLE: Final = Bilingual(
    "{player}, hide a treasure of {owner} in a castle.", "{player}, cachez un trésor du joueur {owner} dans un château."
)


def _rolling(view: View) -> str:
    who = roller(view)
    player = "" if who is None else seat_name(who)
    match view.phase:
        case Phase.OPENING_ROLL:
            return say(
                "{player} rolls: the highest number begins.", "{player} jette le dé : le plus haut résultat commence."
            ).format(player=player)
        case Phase.FIRST_PLAYER:
            return say(
                "{player} rolls: who is first player this round?",
                "{player} jette le dé : qui sera le premier joueur de ce tour de jeu ?",
            ).format(player=player)
        case Phase.SPREAD if len(view.alive) == len(DIE) - 1:
            return say(
                "{player} rolls: in which one region do orks not multiply?",
                "{player} jette le dé : dans quelle seule région les Orks ne se multiplient-ils pas ?",
            ).format(player=player)
        case Phase.SPREAD:
            return say(
                "{player} rolls: in which region do orks multiply?",
                "{player} jette le dé : dans quelle région les Orks se multiplient-ils ?",
            ).format(player=player)
        case Phase.ORK_SETUP:
            region = region_name(len(view.regions) + 1)
            if not view.dice:
                return say(
                    "Two dice name two territories of {region} for orks: the first?",
                    "Deux dés désignent deux territoires pour les Orks ({region}) : le premier ?",
                ).format(region=region)
            return say(
                "Two dice name two territories of {region} for orks: {space}, and the second?",
                "Deux dés désignent deux territoires pour les Orks ({region}) : {space}, et le second ?",
            ).format(region=region, space=view.board.territory(len(view.regions) + 1, view.dice[0]))
    dragon = view.phase is Phase.DRAGON
    if not view.dice:
        return (
            say("The dragon flies: to which region?", "Le dragon s'envole : vers quelle région ?")
            if dragon
            else say("The mediator comes: to which region?", "Le médiateur arrive : dans quelle région ?")
        )
    region = region_name(view.dice[0])
    if len(view.dice) == 1:
        text = say(
            "The dragon flies to {region}: which territory?", "Le dragon s'envole ({region}) : vers quel territoire ?"
        )
        return (
            text
            if dragon
            else say(
                "The mediator comes to {region}: which territory?",
                "Le médiateur arrive ({region}) : dans quel territoire ?",
            )
        ).format(region=region)
    return say(
        "The dragon has landed in {space}: how hungry is he?",
        "Le dragon a atterri dans {space} : quel est son appétit ?",
    ).format(space=the_space(view.dragon or ""))


def _fighting(view: View) -> str:
    fight = view.fight
    assert fight is not None
    player = "" if view.active is None else seat_name(view.active)
    attacker = holder_name(fight.attacker)
    names = {"origin": the_space(fight.origin), "target": the_space(fight.target), "player": player}
    if view.phase is Phase.PREPARE and not view.may_gather:
        return say(
            "{player} attacks {target} from {origin}: transfer a figure, or say that you are ready.",
            "{player} attaque {target} depuis {origin} : transférez une figurine, ou dites que c'est prêt.",
        ).format(**names)
    if view.phase is Phase.PREPARE:
        return say(
            "{player} attacks {target} from {origin}: bring units, then say that you are ready.",
            "{player} attaque {target} depuis {origin} : amenez des unités, puis dites que c'est prêt.",
        ).format(**names)
    if view.phase is Phase.DEFEND:
        return say(
            "{player} defends {target}: bring units, then say that you are ready.",
            "{player} défend {target} : amenez des unités, puis dites que c'est prêt.",
        ).format(**names)
    if view.phase is Phase.OCCUPY:
        home = fight.winner or fight.origin
        emptied = fight.target if home == fight.origin else fight.origin
        text = say(
            "{player} moves units from {home} into {emptied}; one at least stays behind.",
            "Depuis {home}, {player} occupe {emptied} ; au moins une unité reste en arrière.",
        )
        return text.format(player=player, home=the_space(home), emptied=the_space(emptied))
    if fight.attacker is None:
        return say(
            "Orks of {origin} attack {target}: both sides roll.",
            "Depuis {origin}, des Orks attaquent {target} : les deux camps jettent le dé.",
        ).format(**names)
    return say(
        "{attacker} attacks {target} from {origin}: both sides roll.",
        "{attacker} attaque {target} depuis {origin} : les deux camps jettent le dé.",
    ).format(attacker=attacker, **names)


def over(view: View) -> str:
    """How the game ended."""
    if not view.winners:
        return say(
            "The game is over: nobody is left, nobody wins.",
            "La partie est finie : il ne reste personne, personne ne gagne.",
        )
    winner = view.winners[0]
    real = {Kind.CHEST, Kind.CROWN, Kind.RING}
    if view.found and real <= set(view.found[winner]):
        return say(
            "The game is over: {player} has all three treasures and is king.",
            "La partie est finie : {player} possède ses trois trésors et devient roi.",
        ).format(player=seat_name(winner))
    return say(
        "The game is over: {player} alone is left and is king.",
        "La partie est finie : {player} reste seul en jeu et devient roi.",
    ).format(player=seat_name(winner))


def turn_text(view: View) -> str:
    """The pill at the right of the status line."""
    if view.phase is Phase.OVER:
        return say("the end", "fin")
    return say("round {n}", "tour {n}").format(n=view.round_no) if view.round_no else say("set-up", "préparation")


# --- the whole picture -----------------------------------------------------------------------------------------------


def text(view: View) -> str:
    """The whole picture as lines of text."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    yield f"{status(view)} ({turn_text(view)})"
    if view.thrown:
        yield labelled(say("Thrown last", "Derniers dés"), listing(map(str, view.thrown))) + "."
    board = view.board
    lying = {each.space: each for each in view.lying}
    for number, numeral in enumerate(REGIONS, 1):
        name = f"{region_name(number)}, {house_name(number)}" if board.name == HOUSE else region_name(number)
        facts = [
            labelled(space, ", ".join(_short(space, view, lying)))
            for space in board.territories
            if space.startswith(f"{numeral}/")
        ]
        yield labelled(capital(name), series(facts)) + "."
    facts = [labelled(castle, ", ".join(_short(castle, view, lying))) for castle in board.castles]
    yield labelled(say("Castles", "Châteaux"), series(facts)) + "."
    yield from _markers(view)
    yield from _battle(view)
    yield from (seat(each, view) for each in view.options.seats)
    yield from _tray(view)


def _short(space: str, view: View, lying: dict[str, Lying]) -> Iterator[str]:
    yield force(view.force(space))
    if space in lying:
        yield _treasure(lying[space])


def force(force: Force | None) -> str:
    """What stands in a space, as in "Orange, 4 soldiers and the hero"."""
    if force is None:
        return say("empty", "vide")
    if force.holder is None:
        return orks_count(force.count)
    name = seat_name(force.holder)
    if force.figure is None:
        return f"{name} {soldiers_count(force.count)}"
    figure = figure_name(force.figure)
    if not force.count:
        return say("{player} {figure} alone", "{player} : {figure} seul").format(player=name, figure=figure)
    return say("{player} {soldiers} and {figure}", "{player} : {soldiers} et {figure}").format(
        player=name, soldiers=soldiers_count(force.count), figure=figure
    )


def _treasure(lying: Lying) -> str:
    kind = say("treasure of {player} face down", "trésor du joueur {player} face cachée").format(
        player=seat_name(lying.owner)
    )
    return kind if lying.kind is None else f"{kind} ({kind_name(lying.kind)})"


def _markers(view: View) -> Iterator[str]:
    if view.dragon is not None:
        yield say(
            "The dragon is in {space}: nobody attacks it.", "Le dragon est dans {space} : personne n'attaque là."
        ).format(space=the_space(view.dragon))
    if view.mediator is not None and view.truce is not None:
        yield say(
            "The mediator is in {space}: no player attacks a space of {region}.",
            "Le médiateur est dans {space} : aucun joueur n'attaque une case de la {region}.",
        ).format(space=the_space(view.mediator), region=region_name(view.truce))
    grown = multiplied(view)
    if grown:
        yield (
            labelled(
                say("Orks have multiplied in the regions", "Les Orks se sont multipliés dans les régions"),
                regions_list(grown),
            )
            + "."
        )
    if view.band is not None:
        yield say("The band of {space} attacks.", "Depuis {space}, la bande attaque.").format(
            space=the_space(view.band)
        )


def _battle(view: View) -> Iterator[str]:
    fight = view.fighting
    if fight is not None:
        yield told_fight(fight, view)
    if view.second is not None:
        yield say(
            "Second attack, announced: from {origin} on {target}.",
            "Deuxième attaque, annoncée : depuis {origin} contre {target}.",
        ).format(origin=the_space(view.second.origin), target=the_space(view.second.target))
    if view.conquests:
        yield labelled(say("Taken this turn", "Conquêtes de ce tour"), spaces_list(view.conquests)) + "."
    if view.lifted is not None:
        yield say("The treasure of {space} is taken up.", "On a pris le trésor qui était dans {space}.").format(
            space=the_space(view.lifted)
        )
    if view.help is not None and view.mover is not None:
        yield (
            labelled(
                say("Help asked for by {player}", "Aide demandée par {player}").format(player=seat_name(view.mover)),
                help_label(view.help),
            )
            + "."
        )


def told_fight(fight: Fight, view: View) -> str:
    """The fight: who, where, by which way, strengths, the last dice."""
    facts = [route_name(fight.route)]
    if fight.mode is not None:
        facts.append(mode_name(fight.mode))
    if view.force(fight.origin) is not None and view.force(fight.target) is not None:
        ours, theirs = strengths(view, fight)
        facts.append(
            say("strength {ours} against {theirs}", "puissance {ours} contre {theirs}").format(ours=ours, theirs=theirs)
        )
    if fight.dice is not None:
        facts.append(
            say("last dice {ours} and {theirs}", "derniers dés {ours} et {theirs}").format(
                ours=fight.dice[0], theirs=fight.dice[1]
            )
        )
    lead = say("Fight from {origin} on {target}", "Combat depuis {origin} contre {target}").format(
        origin=the_space(fight.origin), target=the_space(fight.target)
    )
    return labelled(lead, ", ".join(facts)) + "."


def _tray(view: View) -> Iterator[str]:
    if view.dice and view.phase in ROLLING:
        yield labelled(say("Dice so far", "Dés déjà jetés"), listing(map(str, view.dice))) + "."
    for owner, kinds in enumerate(view.to_hide):
        if kinds and view.phase is Phase.HIDE:
            known = [kind for kind in kinds if kind is not None]
            unseen = plural(
                len(kinds),
                ("{n} treasure, face down", "{n} treasures, face down"),
                ("{n} trésor, face cachée", "{n} trésors, face cachée"),
            ).format(n=len(kinds))
            told = listing(map(kind_name, known)) if known else unseen
            player = seat_name(Seat(owner))
            yield (
                labelled(
                    say("Treasures of {player} still to hide", "Trésors du joueur {player} encore à cacher").format(
                        player=player
                    ),
                    told,
                )
                + "."
            )


# --- what one can point at -------------------------------------------------------------------------------------------


def spaces(view: View) -> dict[str, str]:
    """A sentence for each space: what it is, what is on it, its state."""
    lying = {each.space: each for each in view.lying}
    fight, truce = view.fighting, view.truce
    more: dict[str, list[str]] = {}

    def note(space: str | None, what: str) -> None:
        if space is not None:
            more.setdefault(space, []).append(what)

    note(view.dragon, say("the dragon, so nobody attacks here", "le dragon : personne n'attaque ici"))
    note(view.mediator, say("the mediator", "le médiateur"))
    if fight is not None:
        note(fight.origin, say("attacks {space}", "attaque {space}").format(space=the_space(fight.target)))
        note(
            fight.target,
            say("is attacked from {space}", "se fait attaquer depuis {space}").format(space=the_space(fight.origin)),
        )
    if view.second is not None:
        note(view.second.origin, say("the second attack starts here", "la deuxième attaque part d'ici"))
        note(view.second.target, say("target of the second attack", "cible de la deuxième attaque"))
    note(view.band, say("the band that attacks", "la bande qui attaque"))
    note(view.lifted, say("its treasure is taken up", "son trésor est pris en main"))
    for space in view.conquests:
        note(space, say("taken this turn", "prise pendant ce tour"))
    shielded = say("protected by the mediator's truce", "protégée par la trêve du médiateur")
    found = {}
    for space, node in view.board.nodes.items():
        facts = [force(view.force(space))]
        if space in lying:
            facts.append(_treasure(lying[space]))
        facts += more.get(space, ())
        area = view.board.region[space]
        if area is not None and area == truce:
            facts.append(shielded)
        lead = (
            say("Castle {n}", "Château {n}").format(n=space)
            if area is None
            else f"{space} ({terrain_name(node.terrain or 'plain')})"
        )
        found[space] = labelled(lead, ", ".join(facts)) + "."
    return found


def lying(each: Lying, view: View) -> str:
    """A treasure that lies face down."""
    lead = say("The treasure in {space}", "Le trésor dans {space}").format(space=the_space(each.space))
    facts = [
        say("of {player}", "du joueur {player}").format(player=seat_name(each.owner)),
        say("face down", "face cachée"),
    ]
    if each.kind is not None:
        kind = kind_name(each.kind)
        facts.append(
            kind if view.seat is None else say("{kind}, which you know", "{kind} : vous le savez").format(kind=kind)
        )
    if each.space == view.lifted:
        facts.append(say("taken up", "pris en main"))
    return labelled(lead, ", ".join(facts)) + "."


def seat(who: Seat, view: View) -> str:
    """A player: treasures, units, requests, offices."""
    name = seat_name(who)
    lead = say("{player} (you)", "{player} (vous)").format(player=name) if who == view.seat else name
    return labelled(lead, ", ".join(_seat_facts(who, view))) + "."


def _seat_facts(who: Seat, view: View) -> Iterator[str]:
    if who in view.out:
        yield say("eliminated", "éliminé")
    elif view.round_no or view.phase is not Phase.OPENING_ROLL:
        yield units_count(view.units(who))
    found = view.found[who]
    yield say("found {treasures}", "retrouvé : {treasures}").format(
        treasures=listing(map(kind_name, found)) if found else say("no treasure yet", "encore aucun trésor")
    )
    yield requests_count(REQUESTS - view.requests[who])
    if who == view.first:
        yield say("first player", "premier joueur")
    if who == view.active:
        yield say("to act", "doit jouer")
    elif who == view.mover:
        yield say("whose turn it is", "dont c'est le tour")
    rolled = rolls(view).get(who)
    if rolled is not None:
        yield say("rolled {n}", "a fait {n}").format(n=rolled)
    if who in view.winners:
        yield say("king of Thorval", "roi de Thorval")


def rolls(view: View) -> dict[Seat, int]:
    """What each player rolled in the throw that goes on."""
    return dict(view.rolls) if view.phase in (Phase.OPENING_ROLL, Phase.SPREAD, Phase.FIRST_PLAYER) else {}


def die(face: int, view: View) -> str:
    """A face of the die that is thrown."""
    if view.phase is Phase.EXCHANGE:
        return say("The attacker's die shows {n}.", "Le dé de l'attaquant montre {n}.").format(n=face)
    return say("The die shows {n}.", "Le dé montre {n}.").format(n=face)


def defence(face: int) -> str:
    """A face of the defender's die."""
    return say("The defender's die shows {n}.", "Le dé du défenseur montre {n}.").format(n=face)


def treasure(owner: Seat, kind: Kind, left: bool) -> str:
    """A treasure in the hand of whoever hides it."""
    lead = say("{kind} of {player}", "{kind} du joueur {player}").format(
        kind=capital(kind_name(kind)), player=seat_name(owner)
    )
    return (
        labelled(lead, say("still to hide", "encore à cacher") if left else say("hidden already", "déjà caché")) + "."
    )


def piece(which: Piece, view: View) -> str:
    """A kind of piece, for what is not one soldier."""
    if which is Piece.REST:
        if view.phase in SPREADING:
            return say(
                "All the soldiers that are left, in one space.", "Tous les soldats qui restent, dans une seule case."
            )
        return say(
            "All the soldiers that may go there, at once.", "Tous les soldats qui peuvent y aller, d'un seul coup."
        )
    assert which.figure is not None
    name = figure_name(which.figure)
    if view.phase in (Phase.PREPARE, Phase.DEFEND, Phase.OCCUPY, Phase.RING):
        return say("The {figure}, instead of a soldier.", "Le {figure}, au lieu d'un soldat.").format(figure=name)
    where = None if view.active is None else view.where(view.active, which.figure)
    if where is not None:
        return say(
            "The {figure}: on the board already, in {space}.", "Le {figure} : déjà sur le plateau, dans {space}."
        ).format(figure=name, space=the_space(where))
    return say("The {figure}, in the place of two soldiers.", "Le {figure}, à la place de deux soldats.").format(
        figure=name
    )


def transfer() -> str:
    """The button that lets a figure come from afar."""
    return say(
        "Transfer: hero or wizard comes from any space of yours.",
        "Transfert : le héros ou le petit magicien vient d'une de vos cases, n'importe laquelle.",
    )


_MODES: Final = {
    Mode.TOTAL: Bilingual(
        "Total attack: both sides may gather, and it is fought to the end.",
        "Attaque totale : les deux camps peuvent se renforcer, et on combat jusqu'au bout.",
    ),
    Mode.PARTIAL: Bilingual(
        "Partial attack: nobody gathers, and the attacker may stop after any exchange.",
        "Attaque partielle : personne ne se renforce, et l'attaquant peut s'arrêter après chaque jet.",
    ),
    Mode.SERIES: Bilingual(
        "Attack: both sides may gather, and the attacker may stop after any exchange.",
        "Attaque : les deux camps peuvent se renforcer, et l'attaquant peut s'arrêter après chaque jet.",
    ),
}


def mode(which: Mode) -> str:
    """How an attack is made."""
    return str(_MODES[which])


def boat() -> str:
    """The boat of help option 5."""
    return say(
        "By boat: from a space on the water to any other on it.",
        "En bateau : d'une case au bord de l'eau vers n'importe quelle autre au bord de l'eau.",
    )


def help_label(option: int) -> str:
    """An option of the mediator's help in a few words."""
    return say(*HELPS[option].label)


def help(option: int, view: View) -> str:
    """An option of the mediator's help."""
    if not option:
        return say("No help this turn.", "Aucune aide pendant ce tour.")
    facts = [help_label(option)]
    if option == 3 and view.treasure_moved:
        facts.append(say("used already in this game", "a déjà servi dans cette partie"))
    if option == 4:
        facts.append(
            say(
                "{n} soldiers for whoever has fewer than {least} units",
                "{n} soldats pour qui a moins de {least} unités",
            ).format(n=EXTRA, least=FEW_UNITS)
        )
    if view.active is not None:
        facts.append(requests_count(REQUESTS - view.requests[view.active]))
    return labelled(say("Help {n}", "Aide {n}").format(n=option), ", ".join(facts)) + "."


def button(id: str, view: View) -> str:
    """A word that one says instead of pointing at a thing."""
    count = units_count(view.losses[0].count) if view.losses else ""
    figure = view.force(view.losses[0].space) if view.losses else None
    name = figure_name(figure.figure if figure and figure.figure else Figure.HERO)
    match id:
        case "done":
            return say("Ready: no more units come.", "C'est prêt : plus aucune unité ne vient.")
        case "pass":
            if view.phase is Phase.ANNOUNCE:
                return say("Pass: no second attack is announced.", "Passer : aucune deuxième attaque n'est annoncée.")
            return say("Pass: no attack this turn.", "Passer : pas d'attaque pendant ce tour.")
        case "continue":
            return say("Go on: another exchange.", "Continuer : encore un jet.")
        case "stop":
            return say(
                "Stop: the attack is broken off, nothing moves.", "Arrêter : l'attaque est interrompue, rien ne bouge."
            )
        case "keep":
            return say("Keep the soldier for the second attack.", "Garder le soldat pour la deuxième attaque.")
        case "lose:soldiers":
            return say("Lose {units}: soldiers only.", "Perdre {units} : seulement des soldats.").format(units=count)
        case _:
            return say(
                "Lose {units}: the {figure}, and soldiers for the rest.",
                "Perdre {units} : le {figure}, et des soldats pour le reste.",
            ).format(units=count, figure=name)


def rolled_for(view: View) -> str:
    """What the dice of the tray decide, in a word or two."""
    match view.phase:
        case Phase.OPENING_ROLL | Phase.FIRST_PLAYER:
            return say("first player", "premier joueur")
        case Phase.SPREAD:
            return say("region of the orks", "région des Orks")
        case Phase.ORK_SETUP:
            return say("orks in {region}", "les Orks : {region}").format(region=region_name(len(view.regions) + 1))
        case Phase.DRAGON:
            return (
                say("dragon: region", "dragon : région"),
                say("dragon: territory", "dragon : territoire"),
                say("dragon: appetite", "dragon : appétit"),
            )[len(view.dice)]
        case Phase.MEDIATOR:
            return (
                say("mediator: region", "médiateur : région"),
                say("mediator: territory", "médiateur : territoire"),
            )[len(view.dice)]
        case _:
            return plural(1, ("exchange {n}", "exchange {n}"), ("jet {n}", "jet {n}")).format(
                n=(view.fight.exchanges if view.fight else 0) + 1
            )
