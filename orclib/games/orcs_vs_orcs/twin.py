"""The text twin of the picture: the same facts in reading order, and a sentence for each thing one can point at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import battle_words, cards
from orclib.games.orcs_vs_orcs.board import Board
from orclib.games.orcs_vs_orcs.components import HEROES, UNITS, Card, Counts, Fate, Objective
from orclib.games.orcs_vs_orcs.names import (
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
from orclib.games.orcs_vs_orcs.rules.entry import can_mark, marker_is_due
from orclib.games.orcs_vs_orcs.rules.flow import camp_glory, stands_alone
from orclib.games.orcs_vs_orcs.rules.reckoning import counted, leaders
from orclib.games.orcs_vs_orcs.rules.turn import fortress_stock
from orclib.games.orcs_vs_orcs.state import Army, Clash, Deed, Fortress, Held, Note, Phase, Task, View, Walk
from orclib.language import _, labelled, language, listing, ngettext, pgettext, series

FIGHTING = frozenset(
    {
        Phase.DECKS, Phase.VANGUARD, Phase.DRAW, Phase.DECLARE, Phase.COMMIT, Phase.PLACE, Phase.SWAP, Phase.EFFECT,
        Phase.BERSERK,
    }
)  # fmt: skip
"""The phases of a battle that are played with cards."""


def fights(view: View) -> bool:
    """Whether the battlefield is what one looks at now."""
    return view.battle is not None and view.phase in FIGHTING


# --- the line at the top ---------------------------------------------------------------------------------------------


def status(view: View) -> str:
    """Who is to do what, in one sentence."""
    player = "" if view.active is None else seat_name(view.active)
    zone = "" if view.deciding is None else the_zone(view.deciding, view.board)
    if view.battle is not None and view.phase in FIGHTING:
        return _fighting(view, player)
    match view.phase:
        case Phase.RIVER:
            return _turning_up(view)
        case Phase.FIRST_PLAYER:
            return _("Who is first player?")
        case Phase.ACTIONS if view.actions:
            return _("{player}, move, recruit, buy or build: {actions} left.").format(
                player=player, actions=actions_count(view.actions)
            )
        case Phase.ACTIONS:
            return _("{player}, burn a village of yours for nothing, or end your turn.").format(player=player)
        case Phase.FATE:
            assert view.active is not None
            assert view.deciding is not None
            if can_mark(view, view.active, view.deciding):
                return _("{player}, raze, convert or control {zone}?").format(player=player, zone=zone)
            return _("{player}, raze or convert {zone}? No marker is left to control it.").format(
                player=player, zone=zone
            )
        case Phase.TAKE_BACK:
            if marker_is_due(view):
                return _("{player}, take a marker back from elsewhere for {zone}.").format(player=player, zone=zone)
            return _("{player}, take a marker back from elsewhere for {zone}, or leave them.").format(
                player=player, zone=zone
            )
        case Phase.HERO_DRAW:
            who = "" if view.mover is None else seat_name(view.mover)
            return _("Heroes are drawn for {player}: {heroes} to come.").format(
                player=who, heroes=heroes_count(view.to_draw)
            )
        case Phase.HERO_PICK:
            return _("{player}, keep one of the Heroes; the other goes under the pile.").format(player=player)
        case Phase.HERO_STEAL:
            thief = "" if view.mover is None else seat_name(view.mover)
            victim = "" if view.victim is None else seat_name(view.victim)
            return _("{player} draws one of the Heroes of {victim}, unseen.").format(player=thief, victim=victim)
        case Phase.RETREAT:
            return _retreat(view, player, zone)
        case Phase.BATTLES:
            return _("{player}, which battle is fought next?").format(player=player)
        case Phase.ROUT if view.battle is not None:
            lost = the_zone(view.battle.zone, view.board)
            if view.battle.winner is None:
                told = _("{player}, nobody has won at {zone}: where does the army retreat to?")
            else:
                told = _("{player}, the battle at {zone} is lost: where does the army retreat to?")
            return told.format(player=player, zone=lost)
    return over(view)


def _turning_up(view: View) -> str:
    if not view.turn_no and len(view.river) < 4:
        return _("An objective is turned up for the river: number {n} of 4.").format(n=len(view.river) + 1)
    if not view.turn_no:
        return _("The first objective of the pile is turned up.")
    return _("The next objective of the pile is turned up.")


def _retreat(view: View, player: str, zone: str) -> str:
    assert view.deciding is not None
    clash = view.clash(view.deciding)
    facts = {
        "player": player,
        "zone": zone,
        "enemy": "" if view.mover is None else seat_name(view.mover),
        "hordes": hordes_count(clash.hordes if clash is not None else 0),
    }
    if stands_alone(view, view.deciding):
        return _("{player}, a lone Horde must leave {zone}: where to?").format(**facts)
    return _("{player}, {enemy} comes to {zone} with {hordes}: stand, or retreat?").format(**facts)


def _fighting(view: View, player: str) -> str:
    """Who fights whom, and who decides now; what is decided is asked on the battlefield."""
    battle = view.battle
    assert battle is not None
    attacker, defender = (seat_name(side.seat) for side in battle.sides)
    facts = {"attacker": attacker, "defender": defender, "zone": the_zone(battle.zone, view.board), "player": player}
    if not player:
        return _("{attacker} attacks {defender} at {zone}: a card is drawn.").format(**facts)
    return _("{attacker} attacks {defender} at {zone}: {player} decides.").format(**facts)


def over(view: View) -> str:
    """How the game ended."""
    points = glory_count(camp_glory(view, view.winners[0]) if view.winners else 0)
    if len({view.options.camp(seat) for seat in view.winners}) > 1:
        return _("The game is over: {players} share the victory with {points} each.").format(
            players=seats_list(view.winners), points=points
        )
    told = ngettext(
        "The game is over: {players} wins with {points}.",
        "The game is over: {players} win together with {points}.",
        len(view.winners),
    )
    return told.format(players=seats_list(view.winners), points=points)


def turn_text(view: View) -> str:
    """The pill at the right of the status line."""
    if view.phase is Phase.OVER:
        return _("the end")
    return pgettext("orcs vs orcs", "turn {n}").format(n=view.turn_no) if view.turn_no else _("set-up")


# --- the whole picture -----------------------------------------------------------------------------------------------


def text(view: View) -> str:
    """The whole picture as lines of text."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    yield f"{status(view)} ({turn_text(view)})"
    if view.mover is not None and view.phase is not Phase.OVER:
        yield _("Turn of {player}: {actions} left.").format(
            player=seat_name(view.mover), actions=actions_count(view.actions)
        )
    yield from _objectives(view)
    yield supply(view) + " " + stock(view) + " " + hero_pile(view)
    if fights(view):
        yield from battle_words.battle_text(view)
        yield from _armies(view, small=True)
    else:
        yield labelled(_("Cards to buy"), _units(view.piles, empty=True)) + "."
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
        yield labelled(_("Objectives, from left to right"), series(_objective(tile, view) for tile in view.river)) + "."
    yield objective_pile(view)


def _objective(tile: Objective, view: View) -> str:
    told = f"{objective_name(tile)} ({objective_rule(tile)})"
    if not view.turn_no:
        return told
    counts = [f"{seat_name(each)} {n}" for each, n in zip(view.options.seats, counted(view, tile), strict=True) if n]
    return f"{told}, {', '.join(counts) or _('nobody has any')}"


def objective_pile(view: View) -> str:
    """The pile of objectives: its top, and what lies under it."""
    facts = [] if view.top is None else [_("{tile} on top").format(tile=objective_name(view.top))]
    below = len(view.face_up)
    facts.append(ngettext("{n} tile face up below", "{n} tiles face up below", below).format(n=below))
    facts.append(ngettext("{n} face down", "{n} face down", len(view.spent)).format(n=len(view.spent)))
    return labelled(_("Pile of objectives"), ", ".join(facts)) + "."


def supply(view: View) -> str:
    """The glory that is left."""
    return _("Glory supply: {n} of {all}.").format(n=view.supply, all=view.options.glory)


def stock(view: View) -> str:
    """The fortresses that are left."""
    return _("Fortresses in stock: {n}.").format(n=fortress_stock(view))


def hero_pile(view: View) -> str:
    """The Heroes that are left."""
    return _("Hero pile: {n}.").format(n=cards_count(view.pile + len(view.under)))


def _units(counts: Counts, *, empty: bool = False) -> str:
    told = [f"{card_name(kind)} {n}" for kind, n in zip(UNITS, counts, strict=True) if n or empty]
    return ", ".join(told) or pgettext("cards", "none")


def _map(view: View) -> Iterator[str]:
    """What each place holds, kind by kind."""
    board, tower = view.board, view.marker(view.board.tower)
    yield _("White Tower: {owner}.").format(owner=pgettext("tower", "free") if tower is None else _owner(tower))
    wells = [zone for zone in board.zones if zone in board.wells]
    yield labelled(_("Mana wells"), series(_held(zone, view, pgettext("well", "free")) for zone in wells)) + "."
    cities = [zone for zone in board.zones if board.kind[zone] == "city"]
    yield labelled(_("Cities"), series(_held(zone, view, _("neutral militia")) for zone in cities)) + "."
    villages = [zone for zone in board.zones if view.village(zone)]
    for owner in (None, *view.options.seats):
        names = [zone for zone in villages if view.marker(zone) == owner]
        lead = _("Free villages") if owner is None else _("Villages of {player}").format(player=seat_name(owner))
        if names:
            yield labelled(lead, zones_list(names, board)) + "."
    burnt = [zone for zone, was in zip(board.zones, board.villages, strict=True) if was and not view.village(zone)]
    if burnt:
        yield labelled(_("Burnt villages"), zones_list(burnt, board)) + "."
    bare = [zone for zone in board.zones if is_bare(zone, view) and zone not in burnt]
    if bare:
        yield labelled(_("Bare ruins"), zones_list(bare, board)) + "."
    if view.taken:
        yield labelled(_("Under control since this turn"), zones_list(view.taken, board)) + "."
    recruits = [f"{zone_name(zone, board)} {n}" for zone, n in view.recruited]
    if recruits:
        yield labelled(_("Recruited this turn"), ", ".join(recruits)) + "."
    forts = [
        f"{zone_name(zone, board)}, {fortress(fort)}"
        for zone, fort in zip(board.zones, view.fortresses, strict=True)
        if fort is not None
    ]
    if forts:
        yield labelled(_("Fortresses"), series(forts)) + "."


def is_bare(zone: str, view: View) -> bool:
    """Whether a zone is a bare ruin now (OVO-3.2)."""
    return view.board.kind[zone] == "ruin" and zone not in view.board.wells and not view.village(zone)


def _owner(owner: Seat) -> str:
    return _("controlled by {player}").format(player=seat_name(owner))


def _held(zone: str, view: View, free: str) -> str:
    owner = view.marker(zone)
    return f"{zone_name(zone, view.board)}, {free if owner is None else _owner(owner)}"


def fortress(fort: Fortress) -> str:
    """A fortress, as in "standing fortress of Green"."""
    told = _("standing fortress of {player}") if fort.standing else _("lying fortress of {player}")
    told = told.format(player=seat_name(fort.owner))
    return f"{told} ({_('not to be stood up this turn')})" if fort.fresh else told


def army(army: Army) -> str:
    """Who stands in a zone, as in "3 Hordes of Green, 1 laid down"."""
    told = _("{hordes} of {player}").format(hordes=hordes_count(army.hordes), player=seat_name(army.seat))
    if army.moved:
        told = _("{army}, {n} of them moved").format(army=told, n=army.moved)
    if army.marched:
        told = _("{army} ({n} may not march)").format(army=told, n=army.marched)
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
                moved = _("{n} moved").format(n=there.moved) if there.moved else ""
                facts.append(f"{zone_name(zone, board)} {there.hordes}{f' ({moved})' if moved else ''}")
        lead = _("Hordes of {player}").format(player=seat_name(who))
        yield labelled(lead, series(facts) or pgettext("hordes", "none on the board")) + "."


def told_clash(clash: Clash, view: View) -> str:
    """A pending battle: who attacks whom."""
    assert view.mover is not None
    enemy = view.army(clash.zone)
    facts = [_("{hordes} of {player} attack").format(hordes=hordes_count(clash.hordes), player=seat_name(view.mover))]
    if enemy is not None:
        facts.append(
            _("{hordes} of {player} defend").format(hordes=hordes_count(enemy.hordes), player=seat_name(enemy.seat))
        )
    if clash.exhausted:
        facts.append(
            ngettext("{n} lost by a forced march", "{n} lost by a forced march", clash.exhausted).format(
                n=clash.exhausted
            )
        )
    return labelled(_("Battle in {zone}").format(zone=the_zone(clash.zone, view.board)), ", ".join(facts)) + "."


def _on_the_way(view: View) -> Iterator[str]:
    way = next((job.zone for job in view.todo if job.task is Task.STEP), None)
    if view.travelling is not None and way is not None:
        start, end = way.split(">")
        text = ngettext(
            "{hordes} of {player} is on the way from {start} to {end}.",
            "{hordes} of {player} are on the way from {start} to {end}.",
            view.travelling.hordes,
        )
        yield text.format(
            hordes=hordes_count(view.travelling.hordes), player=seat_name(view.travelling.seat),
            start=the_zone(start, view.board), end=the_zone(end, view.board),
        )  # fmt: skip


def _walked(walk: Walk, board: Board) -> str:
    """The move that was just made: how many, along which zones, and who stayed or came along in between."""
    told = [hordes_count(walk.hordes), *(zone_name(zone, board) for zone in walk.zones)]
    told += [_("leaving {n}").format(n=walk.leave)] if walk.leave else []
    told += [_("taking {n} along").format(n=walk.take)] if walk.take else []
    return labelled(_("Last move"), ", ".join(told)) + "."


def _noted(note: Note) -> str:
    """What has just been done or seen."""
    told = {
        Deed.NAMED: lambda: _("{player} has just named: {cards}."),
        Deed.SWAPPED: lambda: _("{player} has just made the enemy engage the other card."),
        Deed.BUILT: lambda: _("{player} had a combat deck of {n}."),
        Deed.SHUFFLED: lambda: _("{player} has just shuffled the deck."),
        Deed.SAW: lambda: _("{player} has just seen in the battle: {cards}."),
    }[note.deed]()
    return told.format(player=seat_name(note.seat), cards=cards_list(note.cards), n=cards_count(note.number))


def _shown_heroes(view: View) -> Iterator[str]:
    if view.drawn:
        known = [held.hero for held in view.drawn if held.hero is not None]
        told = cards_list(known) if known else heroes_count(len(view.drawn))
        yield labelled(_("Heroes drawn"), told) + "."


# --- what one can point at -------------------------------------------------------------------------------------------


@cache
def _roads(zone: str, board: Board, code: str) -> str:
    return _("roads to {zones}").format(zones=zones_list(board.neighbours[zone], board))


def zones(view: View) -> dict[str, str]:
    """A sentence for each zone: what it is, who holds it, who stands there, where its roads lead."""
    code, fought = language(), view.battle.zone if view.battle is not None else None
    recruited = dict(view.recruited)
    found = {}
    for zone in view.board.zones:
        facts = [*_place(zone, view)]
        fort, there, clash = view.fortress(zone), view.army(zone), view.clash(zone)
        if fort is not None:
            facts.append(fortress(fort))
        if zone in recruited:
            facts.append(_("{hordes} recruited here this turn").format(hordes=hordes_count(recruited[zone])))
        if there is not None:
            facts.append(army(there))
        if clash is not None and view.mover is not None:
            attackers = _("{hordes} of {player} attack").format(
                hordes=hordes_count(clash.hordes), player=seat_name(view.mover)
            )
            facts.append(attackers)
        if zone == fought:
            facts.append(_("the battle goes on here"))
        if zone == view.deciding:
            facts.append(_("this is what is decided about"))
        facts.append(_roads(zone, view.board, code))
        found[zone] = labelled(_lead(zone, view), ", ".join(facts)) + "."
    return found


def _lead(zone: str, view: View) -> str:
    """A zone with what it is, as in "Oxwell (village)"."""
    board, name = view.board, zone_name(zone, view.board)
    if zone == board.tower:
        return name
    kind = pgettext("kind of zone", "village") if view.village(zone) else kind_name(zone, board)
    return f"{name} ({kind})"


def _place(zone: str, view: View) -> Iterator[str]:
    board, owner = view.board, view.marker(zone)
    if owner is not None:
        yield _owner(owner)
        if zone in view.taken:
            yield _("since this turn")
    elif view.village(zone) or zone in board.wells or zone == board.tower:
        yield _("controlled by nobody")
    elif board.kind[zone] == "city":
        yield _("neutral, held by its militia")
    if is_bare(zone, view) and board.villages[board.index[zone]]:
        yield _("its village has burned down")


def tile(which: Objective, view: View) -> str:
    """An objective tile: what it counts, how things stand."""
    lead = labelled(objective_name(which), objective_rule(which))
    if which not in view.river:
        where = _("on top of the pile") if which == view.top else _("not turned up yet")
        return f"{lead}, {where}."
    facts = [f"{seat_name(each)} {n}" for each, n in zip(view.options.seats, counted(view, which), strict=True)]
    told = series((lead, ", ".join(facts)))
    due = leaders(view, which)
    if due and view.turn_no:
        told = _("{objective}; now a point for {players}").format(objective=told, players=seats_list(due))
    turns = len(view.river) - view.river.index(which)
    left = ngettext("scored once more", "scored {n} times more", turns).format(n=turns)
    return f"{series((told, left))}."


def seat(who: Seat, view: View) -> str:
    """A player: glory, Hordes, markers, cards, Heroes."""
    name = seat_name(who)
    lead = _("{player} (you)").format(player=name) if who == view.seat else name
    return labelled(lead, series(_seat_facts(who, view))) + "."


def _seat_facts(who: Seat, view: View) -> Iterator[str]:
    player = view.players[who]
    yield glory_count(player.glory)
    partner = view.options.partner(who)
    if partner is not None:
        yield _("with {partner}, {points} together").format(
            partner=seat_name(partner), points=glory_count(camp_glory(view, who))
        )
    yield _("{hordes} in reserve, {n} on the board").format(hordes=hordes_count(player.reserve), n=view.hordes(who))
    yield _("{markers} in stock").format(markers=markers_count(view.stock(who)))
    yield _("strike token red") if player.red else _("strike token white")
    yield trophies_count(player.trophies) + (
        f" ({_('{n} razed').format(n=player.razed)})" if player.razed != player.trophies else ""
    )
    yield _("{kills} in this game turn").format(kills=kills_count(player.kills))
    if player.kept:
        yield _("{hordes} kept by enemies").format(hordes=hordes_count(player.kept))
    yield labelled(_("Units"), _units(player.units))
    yield labelled(_("Heroes"), _heroes(view.held[who]))
    if who == view.first:
        yield _("first player")
    if who == view.active:
        yield _("to act")
    elif who == view.mover:
        yield _("whose turn it is")
    if who in view.winners:
        yield _("winner")


def _heroes(held: tuple[Held, ...]) -> str:
    """Heroes held: known ones by name, others counted, those set aside apart."""
    told = []
    for away in (False, True):
        heap = [each for each in held if each.away is away]
        names = [card_name(each.hero) for each in heap if each.hero is not None]
        unseen = len(heap) - len(names)
        if unseen:
            names.append(ngettext("{n} face down", "{n} face down", unseen).format(n=unseen))
        if names:
            told.append(_("{heroes} set aside").format(heroes=listing(names)) if away else listing(names))
    return ", ".join(told) or pgettext("heroes", "none")


def pile(kind: Card, count: int, view: View) -> str:
    """A pile of Unit cards that can be bought."""
    left = cards_count(count) if count else pgettext("pile", "empty")
    return labelled(_("Pile, {left}").format(left=left), cards.sentence(kind, view.options))


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


def numbers(id: str) -> str:
    """A number of Hordes that one points at."""
    name, count = id.split(":")
    hordes = hordes_count(int(count))
    return {
        "go": _("How many go: {hordes}."),
        "leave": _("How many stay in the zone between: {hordes}."),
        "take": _("How many of those in the zone between come along: {hordes}."),
        "recruit": _("Recruit {hordes} in one place."),
    }[name].format(hordes=hordes)


def fate(which: Fate, view: View) -> str:
    """What becomes of a village."""
    free = view.phase is Phase.ACTIONS
    return {
        Fate.RAZE: _("Raze a village of yours, for no action: your strike token turns red, the village is your trophy.")
        if free
        else _("Raze: your strike token turns red, and the village is your trophy."),
        Fate.CONVERT: _("Convert a village of yours, for no action: a Horde joins you, the village is your trophy.")
        if free
        else _("Convert: a Horde comes to your Dark City, and the village is your trophy."),
        Fate.CONTROL: _("Control: your marker goes under the village."),
    }[which]


def button(id: str, view: View) -> str:
    """A word that one says instead of pointing at a thing."""
    match id:
        case act.END:
            return _("End the actions: those that are left are lost, battles are fought.")
        case act.MARCH:
            return _("Forced march: Hordes that have moved go one zone further, one of them is removed.")
        case act.BUILD:
            return _("Build: lay a fortress where Hordes of yours stand, or stand a lying one up.")
        case act.BUY:
            return _("Buy the cards that are chosen, each of another kind.")
        case act.SPLIT:
            return _("Recruit one Horde in each of two places.")
        case act.STAND:
            return _("Stand: the battle will be fought.")
        case act.KEEP:
            return _("Leave the markers where they are.")
        case _:
            return _("Let it go by.")
