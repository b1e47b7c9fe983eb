"""Why a typed position cannot be: every fault in both languages, with the clause that it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from orclib.engine import Seat
from orclib.engine.positions import fault
from orclib.games.thorval.box import DIE, REAL, REQUESTS
from orclib.games.thorval.rules.setup import hiding_places
from orclib.games.thorval.state import SETUP, Phase, State
from orclib.games.thorval.text.names import figure_name, holder_name, kind_name, seat_name, space_name, the_kind

_TURN: Final = (Phase.HELP, Phase.REINFORCE, Phase.DECLARE)


def faults_of(state: State) -> list[str]:
    """Every fault; [] for a position that may be played on."""
    found = [*_forces(state), *_treasures(state), *_round(state)]
    return found or [*_phase(state)]


# --- what stands and lies on the board -------------------------------------------------------------------------------


def _forces(state: State) -> Iterator[str]:
    figures = Counter(
        (force.holder, force.figure) for force in state.forces if force is not None and force.figure is not None
    )
    for (holder, figure), times in figures.items():
        if times > 1 and holder is not None:
            yield fault(
                "THO-4.4",
                "{seat} has one {figure}, not {times}",
                "{seat} a un seul {figure}, et non {times}",
                seat=holder_name(holder),
                figure=figure_name(figure),
                times=times,
            )
    for space, clause in ((state.dragon, "THO-9.2"), (state.mediator, "THO-10.1")):
        if space is not None and state.board.is_castle(space):
            yield fault(
                clause,
                "Dragon and mediator never come to a castle such as {space}",
                "Le dragon et le médiateur ne vont jamais dans un château comme {space}",
                space=space,
            )
    if state.phase in SETUP:
        yield from _set_up(state)


def _set_up(state: State) -> Iterator[str]:
    """What cannot stand on the board yet."""
    board, phase = state.board, state.phase
    if state.dragon is not None or state.mediator is not None:
        yield fault(
            "THO-R35",
            "Dragon and mediator are off the board before their first episode",
            "Le dragon et le médiateur ne sont pas sur le plateau avant leur premier épisode",
        )
    if any(state.requests) or state.treasure_moved:
        yield fault(
            "THO-12.1",
            "Nobody has asked for help in the set-up",
            "Personne n'a demandé d'aide pendant la mise en place",
        )
    filled = [space for space in board.spaces if state.force(space) is not None]
    for seat in state.options.seats if phase is not Phase.OPENING_ROLL else ():
        waits = phase is Phase.CASTLES and seat in state.queue
        if not waits and not state.own(seat):
            yield fault(
                "THO-3.4",
                "{seat} has put a soldier in a castle by now",
                "{seat} a déjà posé un soldat dans un château",
                seat=seat_name(seat),
            )
    if phase is Phase.OPENING_ROLL and filled:
        yield fault(
            "THO-3.3",
            "The island is empty before the first player is known",
            "L'île est vide tant qu'on ne connaît pas le premier joueur",
        )
    elif phase is Phase.CASTLES and any(not board.is_castle(space) or state.holds(None, space) for space in filled):
        yield fault(
            "THO-3.3",
            "Soldiers in castles come before anything else on the island",
            "Les soldats des châteaux viennent avant tout le reste",
        )
    elif phase is Phase.ORK_SETUP:
        for space in filled:
            if not board.is_castle(space):
                yield fault(
                    "THO-3.3",
                    "Nobody stands in {space} yet: orks come region by region, soldiers after them",
                    "Il n'y a encore personne dans {space} : les Orks viennent région par région, puis les soldats",
                    space=space,
                )


def _treasures(state: State) -> Iterator[str]:
    options = state.options
    for space, times in Counter(lying.space for lying in state.lying).items():
        if times > 1:
            yield fault(
                "THO-3.15",
                "{times} treasures lie in {space}; there is no more than one in a space",
                "Il y a {times} trésors dans {space} ; une case n'en contient qu'un",
                times=times,
                space=space_name(space),
            )
    for seat in options.seats:
        yield from _treasures_of(state, seat)
    if state.phase not in SETUP:
        for lying in state.lying:
            if state.holds(lying.owner, lying.space):
                yield fault(
                    "THO-17.1",
                    "{seat} stands on an own treasure in {space}, which is turned over at once",
                    "{seat} est sur un de ses trésors dans {space} : on le retourne aussitôt",
                    seat=seat_name(lying.owner),
                    space=space_name(lying.space),
                )


def _treasures_of(state: State, seat: Seat) -> Iterator[str]:
    name, set_up = seat_name(seat), state.phase in SETUP
    lying = [each.kind for each in state.lying if each.owner == seat and each.kind is not None]
    kinds = Counter([*lying, *state.found[seat], *state.to_hide[seat], *state.gone[seat]])
    for kind, times in kinds.items():
        if kind not in state.options.kinds:
            yield fault(
                "THO-19.4",
                "{seat} has a blank treasure, which only the variant has",
                "{seat} a un trésor sans inscription, qui n'existe que dans la variante",
                seat=name,
            )
        elif times > 1:
            yield fault(
                "THO-1.3",
                "{seat} has one {kind}, not {times}",
                "{seat} a un seul trésor de cette sorte ({kind}), et non {times}",
                seat=name,
                kind=kind_name(kind),
                times=times,
            )
    if set(REAL) <= set(state.found[seat]):
        yield fault(
            "THO-18.2",
            "{seat} has found all three treasures: the game is over",
            "{seat} a trouvé ses trois trésors : la partie est finie",
            seat=name,
        )
    if seat in state.out and lying:
        yield fault(
            "THO-18.1",
            "{seat} is out, and the treasures of those who are out leave the board",
            "{seat} est éliminé, et les trésors des éliminés quittent le plateau",
            seat=name,
        )
    if set_up and (state.found[seat] or (state.gone[seat] and state.phase is not Phase.MUSTER)):
        yield fault(
            "THO-3.3",
            "Nothing has been found or lost in the set-up, so nothing of {seat} either",
            "Rien n'a été trouvé ni perdu pendant la mise en place, donc rien à {seat} non plus",
            seat=name,
        )
    if state.phase in (Phase.HIDE, Phase.MUSTER) and lying:
        castles = sum(each.owner == seat and state.board.is_castle(each.space) for each in state.lying)
        if castles != 1:
            yield fault(
                "THO-3.12",
                "One treasure of {seat} is hidden in a castle, the first, not {castles}",
                "Un seul trésor de {seat} est caché dans un château, le premier, et non {castles}",
                seat=name,
                castles=castles,
            )
    elif set_up and lying:
        yield fault(
            "THO-3.3",
            "Treasures are hidden after the soldiers are placed, so none of {seat} lies yet",
            "On cache les trésors après avoir placé les soldats : aucun de {seat} n'est encore posé",
            seat=name,
        )


# --- the round -------------------------------------------------------------------------------------------------------


def _round(state: State) -> Iterator[str]:
    phase, mover = state.phase, state.mover
    for seat in dict.fromkeys((state.first, mover)):
        if seat is not None and seat in state.out:
            yield fault(
                "THO-18.1",
                "{seat} has no unit on the board, so is out, rolls no more and acts no more",
                "{seat} n'a aucune unité sur le plateau : éliminé, il ne lance plus le dé et ne joue plus",
                seat=seat_name(seat),
            )
    if phase is Phase.OPENING_ROLL and state.first is not None:
        yield fault(
            "THO-3.1",
            "The first player is not known before the throw",
            "On ne connaît pas le premier joueur avant le lancer",
        )
    if phase not in SETUP and not state.alive:
        yield fault("THO-18.1", "Nobody has a unit on the board", "Personne n'a d'unité sur le plateau")
    if phase in SETUP and state.round_no:
        yield fault(
            "THO-5.3",
            "The first round begins after the set-up: no round in this phase",
            "Le premier tour commence après la mise en place : pas de numéro de tour ici",
        )
    elif phase not in (*SETUP, Phase.ROUND) and not state.round_no:
        yield fault("THO-5.3", "The rounds are counted from 1", "On compte les tours à partir de 1")
    yield from _requests(state)
    if state.help is not None and mover is None:
        yield fault(
            "THO-12.1",
            "It is nobody's turn, so nobody has asked for help",
            "Ce n'est le tour de personne, donc personne n'a demandé d'aide",
        )
    if mover is not None and phase not in _TURN:
        yield fault("THO-5.1", "It is nobody's turn in this phase", "Ce n'est le tour de personne à ce moment")
    if phase is Phase.HELP and state.help is not None:
        yield fault("THO-12.3", "Help has been asked for already", "L'aide a déjà été demandée")
    if state.regions != tuple(sorted(set(state.regions))):
        yield fault("THO-6.2", "Each region is named once, from I to VI", "On cite chaque région une fois, de I à VI")
    if state.regions and (phase in SETUP or phase in (Phase.ROUND, Phase.SPREAD)):
        yield fault(
            "THO-6.1",
            "Regions are told after the spread of the orks",
            "On cite les régions après la croissance des Orks",
        )
    if len(state.thrown) > 2:
        yield fault(
            "THO-15.11",
            "One die was thrown last, or attacker's and defender's",
            "On a lancé un dé en dernier, ou celui de l'attaquant et celui du défenseur",
        )
    if state.options.players == len(DIE) == len(state.alive) and phase is Phase.SPREAD:
        yield fault(
            "THO-6.4",
            'With six players nobody rolls for a region: write "phase round", and the orks spread',
            "À six joueurs, personne ne tire de région : écrivez « phase tour », et les Orks grandissent",
        )


def _requests(state: State) -> Iterator[str]:
    for seat in state.options.seats:
        asked, name = state.requests[seat], seat_name(seat)
        turns = max(0, state.round_no - (not had_help(state, seat)))
        if asked > REQUESTS:
            yield fault(
                "THO-12.2",
                "{seat} has asked {asked} times for help; there are {most} requests",
                "{seat} a demandé {asked} fois de l'aide ; il y a {most} demandes",
                seat=name,
                asked=asked,
                most=REQUESTS,
            )
        elif asked > turns and state.phase not in SETUP:
            yield fault(
                "THO-12.3",
                "{seat} has asked {asked} times for help; once a turn, that is {turns} at most by now",
                "{seat} a demandé {asked} fois de l'aide ; une fois par tour, cela fait {turns} au plus",
                seat=name,
                asked=asked,
                turns=turns,
            )
    if state.help and state.help not in range(1, 6):
        yield fault(
            "THO-12.4",
            "There is no option {option} of help",
            "Il n'y a pas de possibilité {option}",
            option=state.help,
        )
    if state.help and state.mover is not None and not state.requests[state.mover]:
        yield fault(
            "THO-12.4",
            "{seat} has asked for option {option}, so the request is noted",
            "{seat} a demandé la possibilité {option}, la demande est donc notée",
            seat=seat_name(state.mover),
            option=state.help,
        )


def had_help(state: State, seat: Seat) -> bool:
    """Whether a player has asked for help in this round, or chosen not to, or can no more do so."""
    players = state.mover is not None or state.phase is Phase.ROUND
    return players and seat not in state.queue and (seat != state.mover or state.help is not None)


# --- what each phase needs -------------------------------------------------------------------------------------------


def _phase(state: State) -> Iterator[str]:
    """What the phase needs; asked once all else is in order."""
    if state.phase in (Phase.CASTLES, Phase.SETTLE, Phase.HIDE, Phase.MUSTER) and not state.queue:
        yield fault(
            "THO-3.3",
            "Nobody is left to come in this phase: it is over",
            "Plus personne n'a rien à faire à ce moment : il est passé",
        )
    if state.phase is Phase.CASTLES:
        free = sum(state.force(castle) is None for castle in state.board.castles)
        if len(state.queue) > free:
            yield fault(
                "THO-3.4",
                "There are more players to come than castles",
                "Il reste plus de joueurs que de châteaux",
            )
    if state.phase in _NEEDS:
        yield from _NEEDS[state.phase](state)


def _needs_hiding(state: State) -> Iterator[str]:
    for seat in state.options.seats:
        owner = state.options.hides_for(seat)
        left = len(state.options.kinds) - state.hiding + (seat in state.queue)
        held = len(state.to_hide[owner])
        if held != left:
            yield fault(
                "THO-3.12",
                "{seat} has {left} treasures of {owner} to hide, not {held}",
                "{seat} doit encore cacher {left} trésors de {owner}, et non {held}",
                seat=seat_name(seat),
                owner=seat_name(owner),
                left=left,
                held=held,
            )
        elif seat in state.queue and not hiding_places(state, owner):
            yield fault(
                "THO-3.14",
                "There is no place left for a treasure of {owner}",
                "Il ne reste aucune place pour un trésor de {owner}",
                owner=seat_name(owner),
            )


def _needs_hidden(state: State) -> Iterator[str]:
    for seat in state.options.seats:
        for kind in state.gone[seat]:
            yield fault(
                "THO-3.3",
                "All treasures are hidden before the ten soldiers come: say where {kind} of {seat} lies",
                "Tous les trésors sont cachés avant les dix soldats : dites où est {kind} du joueur {seat}",
                kind=the_kind(kind),
                seat=seat_name(seat),
            )


def _needs_prey(state: State) -> Iterator[str]:
    held = [force is not None and force.holder is not None for force in map(state.force, state.board.territories)]
    if not any(held):
        yield fault(
            "THO-R8",
            "No territory holds a unit of a player, so the dragon does not come",
            "Aucun territoire ne contient d'unité d'un joueur : le dragon ne vient pas",
        )


def _needs_mediator(state: State) -> Iterator[str]:
    force = None if state.mediator is None else state.force(state.mediator)
    if force is None or force.holder is None:
        yield fault(
            "THO-10.2",
            "The mediator brings soldiers where he is, to the player who holds the space",
            "Le médiateur apporte des soldats là où il est, au joueur qui occupe la case",
        )


_NEEDS: Final[dict[Phase, Callable[[State], Iterator[str]]]] = {
    Phase.HIDE: _needs_hiding,
    Phase.MUSTER: _needs_hidden,
    Phase.DRAGON: _needs_prey,
    Phase.GIFT: _needs_mediator,
}
