"""The text twin of the picture: the same facts in reading order, and a sentence for each thing one can point at."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Seat
from orclib.games.thorval.board import HOUSE
from orclib.games.thorval.components import DIE, EXTRA, FEW_UNITS, MUSTER, REGIONS, REQUESTS, Figure, Kind, Mode, Piece
from orclib.games.thorval.fight import strengths
from orclib.games.thorval.names import (
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
from orclib.games.thorval.rules.battle import may_gather
from orclib.games.thorval.state import ROLLING, SETUP, SPREADING, Fight, Force, Lying, Phase, View
from orclib.language import _, labelled, listing, ngettext, pgettext, series


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
    if view.phase in ROLLING:
        return _rolling(view)
    if view.phase is Phase.EXCHANGE or view.phase in (Phase.PREPARE, Phase.DEFEND, Phase.OCCUPY):
        return _fighting(view)
    player = "" if view.active is None else seat_name(view.active)
    at = view.losses[0] if view.losses else None
    find = view.finds[0].space if view.finds else ""
    told = {
        Phase.CASTLES: _("{player}, put a soldier in a free castle."),
        Phase.SETTLE: _("{player}, put a soldier in a vacant territory."),
        Phase.HIDE: _("{player}, hide a treasure of {owner} in a castle.")
        if view.hiding == 1
        else _("{player}, hide a treasure of {owner} in a territory."),
        Phase.MUSTER: _("{player}, put {n} soldiers in one of your spaces."),
        Phase.GIFT: _("{player}, the mediator brings you {n} soldiers in {space}."),
        Phase.HELP: _("{player}: which help from the mediator, if any?"),
        Phase.LIFT: _("{player}, take up a treasure of an opponent."),
        Phase.LAY: _("{player}, lay the treasure of {space} in a space without one."),
        Phase.EXTRA: _("{player}, place the mediator's soldiers: {n} left."),
        Phase.REINFORCE: _("{player}, place your reinforcements: {n} left."),
        Phase.DECLARE: _("{player}, attack from one of your spaces, or pass."),
        Phase.ANNOUNCE: _("{player}, announce the second attack, or pass."),
        Phase.LOSSES: _("{player} loses {n} in {space}: soldiers only, or the {figure} too?"),
        Phase.GO_ON: _("{player}, fight another exchange, or stop."),
        Phase.CHEST: _("{player} has found the chest: {n} soldiers for {space}."),
        Phase.CROWN: _("{player} has found the crown: place {n} soldiers."),
        Phase.RING: _("{player} has found the ring: take {n} units from one opponent."),
        Phase.HELP_SOLDIERS: _("{player}, put {n} soldiers of the mediator in a space you took."),
        Phase.SECOND_ATTACK: _("{player}, how do you make the second attack, on {space}?"),
        Phase.OVER: over(view),
    }[view.phase]
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
    return told.format(
        player=player,
        n=units_count(n) if view.phase is Phase.LOSSES else n or MUSTER,
        space=the_space(place) if place else "",
        figure=figure_name(force.figure) if force and force.figure else "",
        owner="" if hides is None else seat_name(hides),
    )


def _rolling(view: View) -> str:
    who = roller(view)
    player = "" if who is None else seat_name(who)
    match view.phase:
        case Phase.OPENING_ROLL:
            return _("{player} rolls: the highest number begins.").format(player=player)
        case Phase.FIRST_PLAYER:
            return _("{player} rolls: who is first player this round?").format(player=player)
        case Phase.SPREAD if len(view.alive) == len(DIE) - 1:
            return _("{player} rolls: in which one region do orks not multiply?").format(player=player)
        case Phase.SPREAD:
            return _("{player} rolls: in which region do orks multiply?").format(player=player)
        case Phase.ORK_SETUP:
            region = region_name(len(view.regions) + 1)
            if not view.dice:
                return _("Two dice name two territories of {region} for orks: the first?").format(region=region)
            return _("Two dice name two territories of {region} for orks: {space}, and the second?").format(
                region=region, space=view.board.territory(len(view.regions) + 1, view.dice[0])
            )
    dragon = view.phase is Phase.DRAGON
    if not view.dice:
        return _("The dragon flies: to which region?") if dragon else _("The mediator comes: to which region?")
    region = region_name(view.dice[0])
    if len(view.dice) == 1:
        text = _("The dragon flies to {region}: which territory?")
        return (text if dragon else _("The mediator comes to {region}: which territory?")).format(region=region)
    return _("The dragon has landed in {space}: how hungry is he?").format(space=the_space(view.dragon or ""))


def _fighting(view: View) -> str:
    fight = view.fight
    assert fight is not None
    player = "" if view.active is None else seat_name(view.active)
    attacker = holder_name(fight.attacker)
    names = {"origin": the_space(fight.origin), "target": the_space(fight.target), "player": player}
    if view.phase is Phase.PREPARE and not may_gather(view):
        return _("{player} attacks {target} from {origin}: transfer a figure, or say that you are ready.").format(
            **names
        )
    if view.phase is Phase.PREPARE:
        return _("{player} attacks {target} from {origin}: bring units, then say that you are ready.").format(**names)
    if view.phase is Phase.DEFEND:
        return _("{player} defends {target}: bring units, then say that you are ready.").format(**names)
    if view.phase is Phase.OCCUPY:
        home = fight.winner or fight.origin
        emptied = fight.target if home == fight.origin else fight.origin
        text = _("{player} moves units from {home} into {emptied}; one at least stays behind.")
        return text.format(player=player, home=the_space(home), emptied=the_space(emptied))
    if fight.attacker is None:
        return _("Orks of {origin} attack {target}: both sides roll.").format(**names)
    return _("{attacker} attacks {target} from {origin}: both sides roll.").format(attacker=attacker, **names)


def over(view: View) -> str:
    """How the game ended."""
    if not view.winners:
        return _("The game is over: nobody is left, nobody wins.")
    winner = view.winners[0]
    real = {Kind.CHEST, Kind.CROWN, Kind.RING}
    if view.found and real <= set(view.found[winner]):
        return _("The game is over: {player} has all three treasures and is king.").format(player=seat_name(winner))
    return _("The game is over: {player} alone is left and is king.").format(player=seat_name(winner))


def turn_text(view: View) -> str:
    """The pill at the right of the status line."""
    if view.phase is Phase.OVER:
        return _("the end")
    return pgettext("thorval", "round {n}").format(n=view.round_no) if view.round_no else _("set-up")


# --- the whole picture -----------------------------------------------------------------------------------------------


def text(view: View) -> str:
    """The whole picture as lines of text."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    yield f"{status(view)} ({turn_text(view)})"
    if view.thrown:
        yield labelled(_("Thrown last"), listing(map(str, view.thrown))) + "."
    board = view.board
    lying = {each.space: each for each in view.lying}
    for number, numeral in enumerate(REGIONS, 1):
        name = f"{region_name(number)}, {house_name(number)}" if board.name == HOUSE else region_name(number)
        facts = [
            labelled(space, ", ".join(_short(space, view, lying)))
            for space in board.territories
            if space.startswith(f"{numeral}/")
        ]
        yield labelled(_capital(name), series(facts)) + "."
    facts = [labelled(castle, ", ".join(_short(castle, view, lying))) for castle in board.castles]
    yield labelled(_("Castles"), series(facts)) + "."
    yield from _markers(view)
    yield from _battle(view)
    yield from (seat(each, view) for each in view.options.seats)
    yield from _tray(view)


def _short(space: str, view: View, lying: dict[str, Lying]) -> Iterator[str]:
    yield force(view.force(space))
    if space in lying:
        yield _treasure(lying[space])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def force(force: Force | None) -> str:
    """What stands in a space, as in "Orange, 4 soldiers and the hero"."""
    if force is None:
        return pgettext("space", "empty")
    if force.holder is None:
        return orks_count(force.count)
    name = seat_name(force.holder)
    if force.figure is None:
        return f"{name} {soldiers_count(force.count)}"
    figure = figure_name(force.figure)
    if not force.count:
        return _("{player} {figure} alone").format(player=name, figure=figure)
    return _("{player} {soldiers} and {figure}").format(
        player=name, soldiers=soldiers_count(force.count), figure=figure
    )


def _treasure(lying: Lying) -> str:
    kind = _("treasure of {player} face down").format(player=seat_name(lying.owner))
    return kind if lying.kind is None else f"{kind} ({kind_name(lying.kind)})"


def _markers(view: View) -> Iterator[str]:
    if view.dragon is not None:
        yield _("The dragon is in {space}: nobody attacks it.").format(space=the_space(view.dragon))
    if view.mediator is not None and view.truce is not None:
        yield _("The mediator is in {space}: no player attacks a space of {region}.").format(
            space=the_space(view.mediator), region=region_name(view.truce)
        )
    grown = multiplied(view)
    if grown:
        yield labelled(_("Orks have multiplied in the regions"), regions_list(grown)) + "."
    if view.band is not None:
        yield _("The band of {space} attacks.").format(space=the_space(view.band))


def _battle(view: View) -> Iterator[str]:
    fight = view.fighting
    if fight is not None:
        yield told_fight(fight, view)
    if view.second is not None:
        yield _("Second attack, announced: from {origin} on {target}.").format(
            origin=the_space(view.second.origin), target=the_space(view.second.target)
        )
    if view.conquests:
        yield labelled(_("Taken this turn"), spaces_list(view.conquests)) + "."
    if view.lifted is not None:
        yield _("The treasure of {space} is taken up.").format(space=the_space(view.lifted))
    if view.help is not None and view.mover is not None:
        yield (
            labelled(_("Help asked for by {player}").format(player=seat_name(view.mover)), help_label(view.help)) + "."
        )


def told_fight(fight: Fight, view: View) -> str:
    """The fight: who, where, by which way, strengths, the last dice."""
    facts = [route_name(fight.route)]
    if fight.mode is not None:
        facts.append(mode_name(fight.mode))
    if view.force(fight.origin) is not None and view.force(fight.target) is not None:
        ours, theirs = strengths(view, fight)
        facts.append(_("strength {ours} against {theirs}").format(ours=ours, theirs=theirs))
    if fight.dice is not None:
        facts.append(_("last dice {ours} and {theirs}").format(ours=fight.dice[0], theirs=fight.dice[1]))
    lead = _("Fight from {origin} on {target}").format(origin=the_space(fight.origin), target=the_space(fight.target))
    return labelled(lead, ", ".join(facts)) + "."


def _tray(view: View) -> Iterator[str]:
    if view.dice and view.phase in ROLLING:
        yield labelled(_("Dice so far"), listing(map(str, view.dice))) + "."
    for owner, kinds in enumerate(view.to_hide):
        if kinds and view.phase is Phase.HIDE:
            known = [kind for kind in kinds if kind is not None]
            unseen = ngettext("{n} treasure, face down", "{n} treasures, face down", len(kinds)).format(n=len(kinds))
            told = listing(map(kind_name, known)) if known else unseen
            player = seat_name(Seat(owner))
            yield labelled(_("Treasures of {player} still to hide").format(player=player), told) + "."


# --- what one can point at -------------------------------------------------------------------------------------------


def spaces(view: View) -> dict[str, str]:
    """A sentence for each space: what it is, what is on it, its state."""
    lying = {each.space: each for each in view.lying}
    fight, truce = view.fighting, view.truce
    more: dict[str, list[str]] = {}

    def note(space: str | None, what: str) -> None:
        if space is not None:
            more.setdefault(space, []).append(what)

    note(view.dragon, _("the dragon, so nobody attacks here"))
    note(view.mediator, _("the mediator"))
    if fight is not None:
        note(fight.origin, _("attacks {space}").format(space=the_space(fight.target)))
        note(fight.target, _("is attacked from {space}").format(space=the_space(fight.origin)))
    if view.second is not None:
        note(view.second.origin, _("the second attack starts here"))
        note(view.second.target, _("target of the second attack"))
    note(view.band, _("the band that attacks"))
    note(view.lifted, _("its treasure is taken up"))
    for space in view.conquests:
        note(space, _("taken this turn"))
    shielded = _("protected by the mediator's truce")
    found = {}
    for space, node in view.board.nodes.items():
        facts = [force(view.force(space))]
        if space in lying:
            facts.append(_treasure(lying[space]))
        facts += more.get(space, ())
        area = view.board.region[space]
        if area is not None and area == truce:
            facts.append(shielded)
        lead = _("Castle {n}").format(n=space) if area is None else f"{space} ({terrain_name(node.terrain or 'plain')})"
        found[space] = labelled(lead, ", ".join(facts)) + "."
    return found


def lying(each: Lying, view: View) -> str:
    """A treasure that lies face down."""
    lead = _("The treasure in {space}").format(space=the_space(each.space))
    facts = [_("of {player}").format(player=seat_name(each.owner)), _("face down")]
    if each.kind is not None:
        kind = kind_name(each.kind)
        facts.append(kind if view.seat is None else _("{kind}, which you know").format(kind=kind))
    if each.space == view.lifted:
        facts.append(_("taken up"))
    return labelled(lead, ", ".join(facts)) + "."


def seat(who: Seat, view: View) -> str:
    """A player: treasures, units, requests, offices."""
    name = seat_name(who)
    lead = _("{player} (you)").format(player=name) if who == view.seat else name
    return labelled(lead, ", ".join(_seat_facts(who, view))) + "."


def _seat_facts(who: Seat, view: View) -> Iterator[str]:
    if who in view.out:
        yield _("eliminated")
    elif view.round_no or view.phase is not Phase.OPENING_ROLL:
        yield units_count(view.units(who))
    found = view.found[who]
    yield _("found {treasures}").format(treasures=listing(map(kind_name, found)) if found else _("no treasure yet"))
    yield requests_count(REQUESTS - view.requests[who])
    if who == view.first:
        yield _("first player")
    if who == view.active:
        yield _("to act")
    elif who == view.mover:
        yield _("whose turn it is")
    rolled = rolls(view).get(who)
    if rolled is not None:
        yield _("rolled {n}").format(n=rolled)
    if who in view.winners:
        yield _("king of Thorval")


def rolls(view: View) -> dict[Seat, int]:
    """What each player rolled in the throw that goes on."""
    return dict(view.rolls) if view.phase in (Phase.OPENING_ROLL, Phase.SPREAD, Phase.FIRST_PLAYER) else {}


def die(face: int, view: View) -> str:
    """A face of the die that is thrown."""
    if view.phase is Phase.EXCHANGE:
        return _("The attacker's die shows {n}.").format(n=face)
    return _("The die shows {n}.").format(n=face)


def defence(face: int) -> str:
    """A face of the defender's die."""
    return _("The defender's die shows {n}.").format(n=face)


def treasure(owner: Seat, kind: Kind, left: bool) -> str:
    """A treasure in the hand of whoever hides it."""
    lead = _("{kind} of {player}").format(kind=_capital(kind_name(kind)), player=seat_name(owner))
    return labelled(lead, _("still to hide") if left else _("hidden already")) + "."


def piece(which: Piece, view: View) -> str:
    """A kind of piece, for what is not one soldier."""
    if which is Piece.REST:
        if view.phase in SPREADING:
            return _("All the soldiers that are left, in one space.")
        return _("All the soldiers that may go there, at once.")
    assert which.figure is not None
    name = figure_name(which.figure)
    if view.phase in (Phase.PREPARE, Phase.DEFEND, Phase.OCCUPY, Phase.RING):
        return _("The {figure}, instead of a soldier.").format(figure=name)
    where = None if view.active is None else view.where(view.active, which.figure)
    if where is not None:
        return _("The {figure}: on the board already, in {space}.").format(figure=name, space=the_space(where))
    return _("The {figure}, in the place of two soldiers.").format(figure=name)


def transfer() -> str:
    """The button that lets a figure come from afar."""
    return _("Transfer: hero or wizard comes from any space of yours.")


def mode(which: Mode) -> str:
    """How an attack is made."""
    return {
        Mode.TOTAL: _("Total attack: both sides may gather, and it is fought to the end."),
        Mode.PARTIAL: _("Partial attack: nobody gathers, and the attacker may stop after any exchange."),
        Mode.SERIES: _("Attack: both sides may gather, and the attacker may stop after any exchange."),
    }[which]


def boat() -> str:
    """The boat of help option 5."""
    return _("By boat: from a space on the water to any other on it.")


def help_label(option: int) -> str:
    """An option of the mediator's help in a few words."""
    return {
        0: _("no help"),
        1: _("two soldiers where you conquer"),
        2: _("a second attack, and a soldier"),
        3: _("move a treasure, unseen"),
        4: _("six soldiers, if you have few"),
        5: _("attack by boat"),
    }[option]


def help(option: int, view: View) -> str:
    """An option of the mediator's help."""
    if not option:
        return _("No help this turn.")
    facts = [help_label(option)]
    if option == 3 and view.treasure_moved:
        facts.append(_("used already in this game"))
    if option == 4:
        facts.append(_("{n} soldiers for whoever has fewer than {least} units").format(n=EXTRA, least=FEW_UNITS))
    if view.active is not None:
        facts.append(requests_count(REQUESTS - view.requests[view.active]))
    return labelled(_("Help {n}").format(n=option), ", ".join(facts)) + "."


def button(id: str, view: View) -> str:
    """A word that one says instead of pointing at a thing."""
    count = units_count(view.losses[0].count) if view.losses else ""
    figure = view.force(view.losses[0].space) if view.losses else None
    name = figure_name(figure.figure if figure and figure.figure else Figure.HERO)
    match id:
        case "done":
            return _("Ready: no more units come.")
        case "pass":
            if view.phase is Phase.ANNOUNCE:
                return _("Pass: no second attack is announced.")
            return _("Pass: no attack this turn.")
        case "continue":
            return _("Go on: another exchange.")
        case "stop":
            return _("Stop: the attack is broken off, nothing moves.")
        case "keep":
            return _("Keep the soldier for the second attack.")
        case "lose:soldiers":
            return _("Lose {units}: soldiers only.").format(units=count)
        case _:
            return _("Lose {units}: the {figure}, and soldiers for the rest.").format(units=count, figure=name)


def rolled_for(view: View) -> str:
    """What the dice of the tray decide, in a word or two."""
    match view.phase:
        case Phase.OPENING_ROLL | Phase.FIRST_PLAYER:
            return _("first player")
        case Phase.SPREAD:
            return _("region of the orks")
        case Phase.ORK_SETUP:
            return _("orks in {region}").format(region=region_name(len(view.regions) + 1))
        case Phase.DRAGON:
            return (_("dragon: region"), _("dragon: territory"), _("dragon: appetite"))[len(view.dice)]
        case Phase.MEDIATOR:
            return (_("mediator: region"), _("mediator: territory"))[len(view.dice)]
        case _:
            return ngettext("exchange {n}", "exchange {n}", 1).format(n=(view.fight.exchanges if view.fight else 0) + 1)
