"""What cannot be in a position of Thorval, each with the clause that forbids it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from orclib.engine import Seat
from orclib.games.thorval.box import (
    CARRY_ON,
    CHEST,
    CROWN,
    DIE,
    EXTRA,
    GIFT,
    HELP_SOLDIERS,
    MUSTER,
    REAL,
    REQUESTS,
    RING,
    Kind,
    Route,
)
from orclib.games.thorval.rules.choices import hiding_places, laying_places
from orclib.games.thorval.rules.turn import attackable, due_for, held_conquests, kingdoms
from orclib.games.thorval.state import ROLLING, SETUP, Fight, Phase, State
from orclib.games.thorval.text.position_reader import Typed, side

_TURN: Final = (
    Phase.HELP, Phase.LIFT, Phase.LAY, Phase.EXTRA, Phase.SUPPLY, Phase.REINFORCE, Phase.DECLARE, Phase.ANNOUNCE,
    Phase.SECOND_ATTACK, Phase.HELP_SOLDIERS,
)  # fmt: skip
"""The phases of a turn outside a fight."""
_FIGHT: Final = (
    Phase.ANNOUNCE, Phase.PREPARE, Phase.DEFEND, Phase.EXCHANGE, Phase.GO_ON, Phase.OCCUPY, Phase.FIGHT, Phase.FOUGHT,
)  # fmt: skip
"""The phases that need a fight."""
_FINDING: Final = (Phase.FIND, Phase.CHEST, Phase.CROWN, Phase.RING)
_FACING: Final = (Phase.ANNOUNCE, Phase.PREPARE, Phase.DEFEND, Phase.EXCHANGE, Phase.GO_ON)
"""The phases in which both sides of the fight are there."""
_NOBODYS: Final = (
    *ROLLING, *SETUP, Phase.REVEAL, Phase.ROUND, Phase.ORK_ATTACK, Phase.REFILL, Phase.LANDING, Phase.GIFT, Phase.TURN,
)  # fmt: skip
"""The phases in which it is nobody's turn."""
_DUE: Final = {
    Phase.MUSTER: (MUSTER, MUSTER, "THO-3.17"), Phase.GIFT: (GIFT, GIFT, "THO-10.2"),
    Phase.CHEST: (CHEST, CHEST, "THO-17.2"), Phase.CROWN: (1, CROWN, "THO-17.3"), Phase.RING: (1, RING, "THO-17.4"),
    Phase.EXTRA: (1, EXTRA, "THO-12.11"),
}  # fmt: skip
"""How many soldiers are to be placed, or units to be taken, in a phase: fewest, most, and why."""
_ATTACKS: Final = (*_FIGHT, Phase.LOSSES, *_FINDING, Phase.HELP_SOLDIERS, Phase.SECOND_ATTACK, Phase.OVER)
"""The phases from the declaration of an attack to its end."""
_BELONGS: Final[dict[str, tuple[str, str, tuple[Phase, ...], str]]] = {
    "hiding": ("hiding", "the hiding of treasures", (Phase.HIDE, Phase.MUSTER), "THO-3.12"),
    "regions": (
        "regions", "the orks of the set-up, and what comes after the spread",
        tuple({*Phase} - {*SETUP, Phase.REVEAL, Phase.SPREAD} | {Phase.ORK_SETUP}),
        "THO-6.1",
    ),
    "rolls": (
        "rolls", "a throw of all players", (Phase.OPENING_ROLL, Phase.SPREAD, Phase.FIRST_PLAYER), "THO-11.1",
    ),
    "dice": (
        "dice", "a throw for a territory", (Phase.ORK_SETUP, Phase.DRAGON, Phase.MEDIATOR), "THO-9.1",
    ),
    "lifted": ("lifted", "option 3, once a treasure has been taken up", (Phase.LAY,), "THO-12.9"),
    "fight": ("fight", "an attack", (*_ATTACKS, Phase.ORK_ATTACK, Phase.TURN), "THO-14.1"),
    "conquests": ("conquests", "an attack", _ATTACKS, "THO-12.5"),
    "losses": ("losses", "the choice of units that are lost", (Phase.LOSSES,), "THO-15.17"),
    "finds": ("finds", "the finding of treasures", _FINDING, "THO-17.1"),
    "victim": ("victim", "the ring", (Phase.RING,), "THO-17.4"),
    "to_place": ("to place", "the placing of soldiers, and the ring", (*_DUE, Phase.REINFORCE), "THO-13.1"),
}  # fmt: skip
"""What is left over in other phases: how it is typed, where it belongs in words, in which phases, and why."""
_HELPS: Final = {
    Phase.LIFT: (3,), Phase.LAY: (3,), Phase.EXTRA: (4,), Phase.ANNOUNCE: (2,), Phase.SECOND_ATTACK: (2,),
    Phase.HELP_SOLDIERS: (1, 2),
}  # fmt: skip


def typed_faults(typed: Typed) -> Iterator[str]:
    """What is wrong with the units as they were typed."""
    for space, placed in typed.named:
        if not placed.count and not placed.figures:
            yield f"Nothing stands in {space}: leave it out (THO-2.11)."
        if placed.holder is None and placed.figures:
            yield f"Orks have no hero and no wizard, as in {space} (THO-1.3)."
        elif len(set(placed.figures)) > 1:
            yield f"{side(placed.holder)} has hero and wizard together in {space} (THO-4.3)."
        elif len(placed.figures) > 1:
            yield f"{side(placed.holder)} has one {placed.figures[0].value}, not {len(placed.figures)} (THO-1.3)."


def faults(state: State) -> list[str]:
    """Every fault; [] for a position that may be played on."""
    found = [*_forces(state), *_treasures(state), *_round(state), *_leftovers(state), *_fighting(state)]
    return found or [*_phase(state)]


# --- what stands and lies on the board -------------------------------------------------------------------------------


def _forces(state: State) -> Iterator[str]:
    figures = Counter(
        (force.holder, force.figure) for force in state.forces if force is not None and force.figure is not None
    )
    for (holder, figure), times in figures.items():
        if times > 1:
            yield f"{side(holder)} has one {figure.value}, not {times} (THO-4.4)."
    for seat in state.out:
        if state.units(seat):
            yield f"{side(seat)} is out and has units on the board (THO-18.1)."
    for space in (state.dragon, state.mediator):
        if space is not None and state.board.is_castle(space):
            clause = "THO-9.2" if space == state.dragon else "THO-10.1"
            yield f"Dragon and mediator never come to a castle such as {space} ({clause})."

    if state.phase not in (*SETUP, Phase.LOSSES, Phase.FIGHT, Phase.LANDING, Phase.OVER):
        for seat in state.alive:
            if not state.units(seat):
                yield f"{side(seat)} has no unit on the board and is out (THO-18.1)."
    if state.phase in SETUP:
        yield from _set_up(state)


def _set_up(state: State) -> Iterator[str]:
    """What cannot stand on the board yet."""
    board, phase = state.board, state.phase
    if state.dragon is not None or state.mediator is not None:
        yield "Dragon and mediator are off the board before their first episode (THO-R35)."
    if any(state.requests) or state.treasure_moved:
        yield "Nobody has asked for help in the set-up (THO-12.1)."
    filled = [space for space in board.spaces if state.force(space) is not None]
    for seat in state.options.seats if phase is not Phase.OPENING_ROLL else ():
        waits = phase is Phase.CASTLES and seat in state.queue
        if not waits and not state.own(seat):
            yield f"{side(seat)} has put a soldier in a castle by now (THO-3.4)."
    if phase is Phase.OPENING_ROLL and filled:
        yield "The island is empty before the first player is known (THO-3.3)."
    elif phase is Phase.CASTLES and any(not board.is_castle(space) or state.holds(None, space) for space in filled):
        yield "Soldiers in castles come before anything else on the island (THO-3.3)."
    elif phase is Phase.ORK_SETUP:
        early = [space for space in filled if (board.region[space] or 0) > len(state.regions)]
        late = [space for space in filled if board.region[space] and not state.holds(None, space)]
        for space in dict.fromkeys([*early, *late]):
            yield f"Nobody stands in {space} yet: orks come region by region, soldiers after them (THO-3.3)."


def _treasures(state: State) -> Iterator[str]:
    options = state.options
    for space, times in Counter(lying.space for lying in state.lying).items():
        if times > 1:
            yield f"{times} treasures lie in {space}; there is no more than one in a space (THO-3.15)."
    for seat in options.seats:
        lying = [each.kind for each in state.lying if each.owner == seat and each.kind is not None]
        kinds = Counter([*lying, *state.found[seat], *state.to_hide[seat], *state.gone[seat]])
        for kind, times in kinds.items():
            if kind not in options.kinds:
                yield f"{side(seat)} has a {kind.value} treasure, which only the variant has (THO-19.4)."
            elif times > 1:
                yield f"{side(seat)} has one {kind.value}, not {times} (THO-1.3)."
        if set(REAL) <= set(state.found[seat]) and state.phase is not Phase.OVER:
            yield f"{side(seat)} has found all three treasures: the game is over (THO-18.2)."
        if seat in state.out and lying and state.phase is not Phase.OVER:
            yield f"{side(seat)} is out, and the treasures of those who are out leave the board (THO-18.1)."
        if state.to_hide[seat] and state.phase not in SETUP:
            yield f"The treasures of {side(seat)} are hidden in the set-up (THO-3.3)."
        gone = state.gone[seat] if state.phase is not Phase.MUSTER else ()
        if state.phase in SETUP and (state.found[seat] or gone):
            yield f"Nothing has been found or lost in the set-up, so nothing of {side(seat)} either (THO-3.3)."
        if state.phase in (Phase.HIDE, Phase.MUSTER) and lying:
            castles = sum(each.owner == seat and state.board.is_castle(each.space) for each in state.lying)
            if castles != 1:
                yield f"One treasure of {side(seat)} is hidden in a castle, the first, not {castles} (THO-3.12)."
        elif state.phase in SETUP and lying:
            yield f"Treasures are hidden after the soldiers are placed, so none of {side(seat)} lies yet (THO-3.3)."
    if state.phase not in (*SETUP, Phase.REVEAL, Phase.OVER):
        yield from _unfound(state)


def _unfound(state: State) -> Iterator[str]:
    """Nobody stands on an own treasure, but where it is just being turned over."""
    due = {find.space for find in state.finds}
    fight = state.fight
    if state.phase is Phase.OCCUPY and fight is not None:
        due |= {fight.origin, fight.target} - {fight.winner}
    for lying in state.lying:
        if state.holds(lying.owner, lying.space) and lying.space not in due:
            told = f"{side(lying.owner)} stands on an own treasure in {lying.space}"
            yield f"{told}, which is turned over at once (THO-17.1)."


# --- the round -------------------------------------------------------------------------------------------------------


def _round(state: State) -> Iterator[str]:
    phase, options = state.phase, state.options
    acting = (state.first, state.victim, *state.queue, state.mover if phase in _TURN else None)
    for seat in dict.fromkeys(acting):  # an attacker may be out while the fight is brought to its end
        if seat is not None and seat in state.out and phase is not Phase.OVER:
            yield f"{side(seat)} is out, rolls no more and acts no more (THO-18.1)."
    if phase is not Phase.OPENING_ROLL and state.first is None:
        yield "There is a first player once the first throw is made (THO-3.1)."
    if phase is Phase.OPENING_ROLL and state.first is not None:
        yield "The first player is not known before the throw (THO-3.1)."
    if phase not in (*SETUP, Phase.OVER) and not state.alive:
        yield "Nobody has a unit on the board (THO-18.1)."
    before = phase in (*SETUP, Phase.REVEAL)
    starts = phase in _FINDING and state.then is Phase.ROUND
    if before and state.round_no:
        yield "The first round begins after the set-up: no round in this phase (THO-5.3)."
    elif not before and not state.round_no and not starts and phase not in (Phase.OVER, Phase.ROUND):
        yield "The rounds are counted from 1 (THO-5.3)."
    for seat in options.seats:
        if state.requests[seat] > REQUESTS:
            told = f"{side(seat)} has asked {state.requests[seat]} times for help"
            yield f"{told}; there are {REQUESTS} requests (THO-12.2)."
        elif state.requests[seat] > (turns := max(0, state.round_no - (not had_help(state, seat)))):
            told = f"{side(seat)} has asked {state.requests[seat]} times for help"
            yield f"{told}; once a turn, that is {turns} at most by now (THO-12.3)."
    if state.help and state.mover is not None and not state.requests[state.mover]:
        yield f"{side(state.mover)} has asked for option {state.help}, so the request is noted (THO-12.4)."
    if state.help is not None and state.mover is None and phase is not Phase.OVER:
        yield "It is nobody's turn, so nobody has asked for help (THO-12.1)."
    if phase in _HELPS and state.help not in _HELPS[phase]:
        told = " or ".join(map(str, _HELPS[phase]))
        yield f"This phase belongs to option {told} of help (THO-12.4)."
    if state.second is not None and state.help != 2 and phase is not Phase.OVER:
        yield "A second attack is announced with option 2 only (THO-12.6)."
    if phase not in (Phase.SETTLE, Phase.OVER) and len(set(state.queue)) < len(state.queue):
        yield "Nobody comes twice in the queue (THO-12.1)."
    if state.regions != tuple(sorted(set(state.regions))) or not set(state.regions) <= set(DIE):
        yield "The regions are I to VI, each named once (THO-6.2)."
    if (phase in _TURN or (state.then is Phase.SUPPLY and phase in _FINDING)) and state.mover is None:
        yield "It must be somebody's turn in this phase (THO-12.1)."
    elif phase in _TURN and state.mover is not None and not state.units(state.mover):
        yield f"{side(state.mover)} has no unit on the board and cannot act (THO-18.1)."
    if state.mover is not None and (phase in _NOBODYS or (phase in (Phase.LOSSES, *_FINDING) and _between(state))):
        yield "It is nobody's turn in this phase (THO-5.1)."
    if phase is Phase.HELP and state.help is not None:
        yield "Help has been asked for already (THO-12.3)."
    elif phase in _TURN and phase is not Phase.HELP and state.help is None:
        yield "Help is asked for, or not, before anything else in a turn (THO-12.1)."
    if options.players == len(DIE) == len(state.alive) and phase is Phase.SPREAD:
        yield 'With six players nobody rolls for a region: write "phase round", and the orks spread (THO-6.4).'
    due = HELP_SOLDIERS.get(state.help or 0, 0)
    if state.help_soldiers and not due:
        yield "Soldiers of the mediator come with options 1 and 2 only (THO-12.5)."
    elif state.help_soldiers not in (0, due):
        yield f"Option {state.help} brings {due}, all in one space; {state.help_soldiers} cannot be to come (THO-12.5)."
    yield from _end(state)


def had_help(state: State, seat: Seat) -> bool:
    """Whether a player has asked for help in this round, or chosen not to, or can no more do so."""
    players = state.mover is not None or state.phase in (Phase.ROUND, Phase.TURN, Phase.OVER)
    return players and seat not in state.queue and (seat != state.mover or state.help is not None)


def _end(state: State) -> Iterator[str]:
    """Whether it is over, and who has won."""
    if state.phase is not Phase.OVER:
        if state.winners:
            yield "Somebody has won, so the game is over (THO-18.2)."
        return
    complete = [(seat,) for seat in state.options.seats if set(REAL) <= set(state.found[seat])]
    survivors = 1 if state.options.last_survivor_wins else 0
    if state.winners not in complete and (len(state.alive) > survivors or state.winners != state.alive):
        yield "The game is over when a player has found all three treasures, or is left alone, and so wins (THO-18.2)."


def _leftovers(state: State) -> Iterator[str]:
    """What is said of another phase; played on, it would come up again."""
    for name, (word, where, phases, clause) in _BELONGS.items():
        early = name == "regions" and state.phase in _FINDING and state.then is Phase.ROUND
        if getattr(state, name) and (early or state.phase not in phases):
            yield f'"{word}" belongs to {where}, not to phase {state.phase.value} ({clause}).'
    orks_fight = state.fight is not None and state.fight.attacker is None
    if state.band is not None and not orks_fight and state.phase not in (Phase.ORK_ATTACK, Phase.OVER):
        yield "Bands attack in the ork episode only (THO-5.1)."
    if len(state.thrown) > 2:
        yield "One die was thrown last, or attacker's and defender's (THO-15.11)."


def _between(state: State) -> bool:
    """Whether losses or finds belong to no turn: the dragon's, or those after the set-up."""
    return state.then is (Phase.LANDING if state.phase is Phase.LOSSES else Phase.ROUND)


# --- a fight ---------------------------------------------------------------------------------------------------------


def _fighting(state: State) -> Iterator[str]:
    fight, near = state.fight, state.board.neighbours
    if state.second is not None and state.second.target not in near[state.second.origin]:
        yield f"{state.second.origin} and {state.second.target} are not contiguous (THO-14.2)."
    needs = state.phase in _FIGHT
    for phase in (Phase.FIGHT, Phase.FOUGHT):
        needs = needs or (state.then is phase and state.phase in (Phase.LOSSES, *_FINDING))
    if fight is None:
        if needs:
            yield 'There must be a fight in this phase: "fight II/2 II/5 total" (THO-14.2).'
        return
    if state.phase is Phase.OVER:
        return
    if fight.origin == fight.target or (fight.attacker is not None and fight.attacker == fight.defender):
        yield "Nobody attacks an own space (THO-14.3)."
    yield from _route(state, fight)
    if fight.attacker is None:
        if fight.mode is not None:
            yield "Orks make neither total nor partial attacks (THO-7.15)."
        if fight.defender is None:
            yield "Orks never attack orks (THO-7.9)."
        if state.mover is not None:
            yield "In the ork episode it is nobody's turn (THO-5.1)."
        if state.band != fight.origin:
            yield f"The band that attacks is that of {fight.origin} (THO-7.2)."
    else:
        if fight.mode not in state.options.modes:
            yield f"Attacks are {' or '.join(mode.value for mode in state.options.modes)} (THO-R11)."
        if state.mover != fight.attacker:
            yield f"{side(fight.attacker)} attacks, so it must be that player's turn (THO-14.1)."
    if fight.winner not in (None, fight.origin, fight.target):
        yield f"{fight.winner} is no space of the fight (THO-16.1)."
    for holder, space in ((fight.attacker, fight.origin), (fight.defender, fight.target)):
        force = state.force(space)
        if state.phase in _FACING and (force is None or force.holder != holder):
            yield f"{space} must hold units of {side(holder)}, or orks if it is theirs, to fight (THO-14.14)."
    if state.phase in (Phase.FIGHT, Phase.LOSSES):
        for holder, space in ((fight.attacker, fight.origin), (fight.defender, fight.target)):
            force = state.force(space)
            if force is not None and force.holder != holder:
                yield f"{space} is held by {side(force.holder)}, who does not fight there (THO-14.14)."


def _route(state: State, fight: Fight) -> Iterator[str]:
    if fight.route is Route.BOAT:
        if not {fight.origin, fight.target} <= state.board.water:
            yield f"No boat sails from {fight.origin} to {fight.target} (THO-12.12)."
        if state.help != 5:
            yield "Attacks by boat are made with option 5 (THO-12.12)."
    elif state.board.route(fight.origin, fight.target) is not fight.route:
        yield f"No {fight.route.value} way leads from {fight.origin} to {fight.target} (THO-14.2)."


# --- what each phase needs -------------------------------------------------------------------------------------------


def _phase(state: State) -> Iterator[str]:
    """What the phase needs; asked once all else is in order."""
    phase = state.phase
    if phase in _DUE:
        least, most, clause = _DUE[phase]
        if not least <= state.to_place <= most:
            told = str(least) if least == most else f"{least} to {most}"
            yield f"{state.to_place} are still to come; in this phase there are {told} ({clause})."
    if phase is Phase.REINFORCE and state.mover is not None:
        due, clause = due_for(kingdoms(state, state.mover))
        if not 1 <= state.to_place <= due:
            yield f"{state.to_place} soldiers are to be placed; {side(state.mover)} gets {due} ({clause})."
    if phase in (*ROLLING, Phase.CASTLES, Phase.SETTLE, Phase.HIDE, Phase.MUSTER):
        yield from _queued(state)
    if phase in _NEEDS:
        yield from _NEEDS[phase](state)


def _queued(state: State) -> Iterator[str]:
    phase, board = state.phase, state.board
    throwers = (Phase.OPENING_ROLL, Phase.SPREAD, Phase.FIRST_PLAYER)
    if phase not in (Phase.ORK_SETUP, Phase.DRAGON, Phase.MEDIATOR) and not state.queue:
        yield "Nobody is left to come in this phase: it is over (THO-3.3)."
    if phase in throwers and {seat for seat, _ in state.rolls} & set(state.queue):
        yield "Who has rolled is not still to roll (THO-11.1)."
    if any(face not in DIE for _, face in state.rolls):
        yield f"A die shows 1 to {DIE[-1]} (THO-11.1)."
    if phase is Phase.CASTLES and len(state.queue) > sum(state.force(castle) is None for castle in board.castles):
        yield "There are more players to come than castles (THO-3.4)."
    if phase is Phase.SETTLE:
        vacant = sum(state.force(space) is None for space in board.territories)
        if len(state.queue) != vacant:
            yield f"{vacant} territories are vacant, so as many soldiers come, not {len(state.queue)} (THO-3.8)."


def _needs_rolls(state: State) -> Iterator[str]:
    if len(state.alive) == len(DIE) - 1:
        if len(state.queue) != 1 or state.rolls:
            yield "With five players one of them rolls, once (THO-6.3)."
        return
    faces = [face for _, face in state.rolls]
    if len(set(faces)) < len(faces):
        yield "Everybody names another region (THO-6.2)."
    if len(state.queue) + len(faces) != len(state.alive):
        yield "As many regions are named as there are players (THO-6.2)."


def _needs_ork_dice(state: State) -> Iterator[str]:
    done = len(state.regions)
    if state.regions != tuple(DIE)[:done] or done >= len(DIE):
        yield "Orks are put region by region, from I to VI; the last one is still to come (THO-3.6)."
    if len(state.dice) > 1:
        yield "Two dice name the territories; no more than one has been thrown so far (THO-3.6)."


def _needs_hiding(state: State) -> Iterator[str]:
    kinds = len(state.options.kinds)
    if not 1 <= state.hiding <= kinds:
        yield f"There are {kinds} turns of hiding (THO-3.14)."
        return
    for seat in state.options.seats:
        owner = state.options.hides_for(seat)
        left = kinds - state.hiding + (seat in state.queue)
        held = len(state.to_hide[owner])
        if held != left:
            yield f"{side(seat)} has {left} treasures of {side(owner)} to hide, not {held} (THO-3.12)."
        elif seat in state.queue and not hiding_places(state, owner):
            yield f"There is no place left for a treasure of {side(owner)} (THO-3.14)."


def _needs_hidden(state: State) -> Iterator[str]:
    for seat in state.options.seats:
        if state.to_hide[seat] or state.gone[seat]:
            yield f"All treasures of {side(seat)} are hidden before the ten soldiers come (THO-3.3)."
    if state.hiding != len(state.options.kinds):
        yield f"All {len(state.options.kinds)} turns of hiding are over (THO-3.3)."


def _needs_prey(state: State) -> Iterator[str]:
    board, dice = state.board, state.dice
    held = [force is not None and force.holder is not None for force in map(state.force, board.territories)]
    if not any(held):
        yield "No territory holds a unit of a player, so the dragon does not come (THO-R8)."
    if len(dice) > 2:
        yield "The dragon's dice are region, territory and appetite; two at most have been thrown (THO-9.1)."
    elif len(dice) == 2:
        space = board.territory(dice[0], dice[1])
        force = state.force(space)
        if state.dragon != space:
            yield f"The dice led the dragon to {space} (THO-9.1)."
        if force is None or (force.holder is None and not state.options.dragon_eats_orks):
            yield f"The dragon finds nothing to eat in {space} and flies on (THO-9.6)."


def _needs_mediator_dice(state: State) -> Iterator[str]:
    if len(state.dice) > 1:
        yield "Two dice lead the mediator; no more than one has been thrown so far (THO-10.1)."


def _needs_mediator(state: State) -> Iterator[str]:
    force = None if state.mediator is None else state.force(state.mediator)
    if force is None or force.holder is None:
        yield "The mediator brings soldiers where he is, to the player who holds the space (THO-10.2)."


def _needs_treasure(state: State) -> Iterator[str]:
    if all(lying.owner == state.mover for lying in state.lying):
        yield "No opponent has a treasure on the board to be moved (THO-12.9)."
    if state.treasure_moved:
        yield "A treasure has been moved already, once in the game (THO-12.10)."


def _needs_lifted(state: State) -> Iterator[str]:
    yield from _needs_treasure(state)
    if not any(lying.space == state.lifted and lying.owner != state.mover for lying in state.lying):
        yield 'Say which treasure of an opponent is being moved: "lifted IV/4" (THO-12.9).'
    elif not laying_places(state):
        yield "There is no space to lay the treasure in (THO-12.9)."


def _needs_fresh(state: State) -> Iterator[str]:
    fight = state.fight
    assert fight is not None
    if fight.attacker is None and state.phase is not Phase.DEFEND:
        yield "Bands of orks gather nobody (THO-7.15)."
    if fight.exchanges or fight.dice is not None or fight.winner is not None:
        yield "Nothing has been thrown before all have gathered (THO-14.7)."
    if state.phase is Phase.DEFEND and fight.defender is None:
        yield "Orks who are attacked gather nobody (THO-14.9)."


def _needs_enemies(state: State) -> Iterator[str]:
    fight = state.fight
    assert fight is not None
    band = state.force(fight.origin)
    if fight.attacker is None and band is not None and band.count < CARRY_ON:
        yield f"One ork is too few to go on (THO-7.5), and stands alone in {fight.origin}."
    if fight.winner is not None:
        yield "The fight goes on, so nobody has won (THO-16.1)."


def _needs_choice(state: State) -> Iterator[str]:
    yield from _needs_enemies(state)
    assert state.fight is not None
    if state.fight.mode is None or not state.fight.mode.stops:
        yield "Only the attacker of a partial attack may stop (THO-16.2)."


def _needs_losses(state: State) -> Iterator[str]:
    fight = state.fight
    if state.then not in (Phase.FIGHT, Phase.LANDING):
        yield "Units are lost to an enemy or to the dragon: then fight, or then landing (THO-15.17, 9.4)."
    if not state.losses:
        yield 'Say how many units are lost: "losses II/2 2" (THO-15.17).'
    if state.then is Phase.LANDING and state.fight is not None:
        yield "There is no fight while the dragon eats (THO-9.3)."
    spaces = [loss.space for loss in state.losses]
    if len(set(spaces)) < len(spaces):
        yield "Losses are told once for each space (THO-15.17)."
    for loss in state.losses:
        force = state.force(loss.space)
        if force is None or force.holder is None or force.figure is None or not 0 < loss.count < force.units:
            yield f"Nobody has a choice of {loss.count} units to lose in {loss.space} (THO-15.17)."
        if fight is not None and loss.space not in (fight.origin, fight.target):
            yield f"{loss.space} is not in the fight (THO-15.12)."
        if state.then is Phase.LANDING and loss.space != state.dragon:
            yield f"The dragon is not in {loss.space} (THO-9.3)."


def _needs_winner(state: State) -> Iterator[str]:
    fight = state.fight
    assert fight is not None
    if fight.winner is None:
        yield 'Say which space has won: "won II/2" (THO-16.3).'
        return
    attacks = fight.winner == fight.origin
    holder, emptied = (fight.attacker, fight.target) if attacks else (fight.defender, fight.origin)
    home, there = state.force(fight.winner), state.force(emptied)
    if holder is None:
        yield "Orks who win move in by themselves (THO-16.5)."
    if home is None or home.holder != holder or home.units < 2:
        yield f"{fight.winner} must hold two units of {side(holder)} at least (THO-16.4)."
    if there is not None and there.holder != holder:
        yield f"{emptied} is emptied, so nobody else stands there (THO-16.3)."
    if not attacks and not state.options.defender_occupies:
        yield "A defender who wins stays at home under this reading (THO-R15)."


_FOUND: Final = {Phase.CHEST: Kind.CHEST, Phase.CROWN: Kind.CROWN, Phase.RING: Kind.RING}


def _needs_find(state: State) -> Iterator[str]:
    if state.then not in (Phase.FOUGHT, Phase.SUPPLY, Phase.ROUND):
        yield "Treasures are found after a fight, after option 3, or after the set-up (THO-17.1)."
    for find in state.finds:
        if find.seat in state.out:
            yield f"{side(find.seat)} is out and finds nothing (THO-18.1)."
    if state.phase not in _FOUND:
        return
    if not state.finds:
        yield 'Say who has found it, and where: "finds A II/5" (THO-17.1).'
        return
    seat, space, kind = state.finds[0].seat, state.finds[0].space, _FOUND[state.phase]
    if state.found[seat][-1:] != (kind,):
        yield f'{side(seat)} has not just found the {kind.value}: "found {side(seat)} {kind.value}" (THO-17.1).'
    if not state.holds(seat, space):
        yield f"{side(seat)} must stand in {space} to find a treasure there (THO-17.1)."
    if any(lying.space == space for lying in state.lying):
        yield f"The treasure of {space} has been turned over, and lies there no more (THO-17.7)."
    if state.phase is Phase.RING:
        victims = [each for each in state.alive if each != seat and state.units(each)]
        if not victims or state.victim not in (None, *victims):
            yield "The ring takes units of an opponent who has some (THO-17.4)."


def _needs_conquest(state: State) -> Iterator[str]:
    if not state.help_soldiers:
        yield "No soldiers of option 1 or 2 are left to come (THO-12.5)."
    if not held_conquests(state):
        yield 'They come into a space that was taken this turn: "conquests II/5" (THO-12.5).'


def _needs_second(state: State) -> Iterator[str]:
    pair, seat = state.second, state.mover
    if pair is None:
        yield 'Say which second attack was announced: "second II/2 II/3" (THO-12.7).'
    elif seat is not None and (not state.holds(seat, pair.origin) or not attackable(state, seat, pair.target)):
        yield f"{side(seat)} can no longer attack {pair.target} from {pair.origin} (THO-12.7)."


_NEEDS: Final[dict[Phase, Callable[[State], Iterator[str]]]] = {
    Phase.SPREAD: _needs_rolls,
    Phase.ORK_SETUP: _needs_ork_dice,
    Phase.HIDE: _needs_hiding,
    Phase.MUSTER: _needs_hidden,
    Phase.DRAGON: _needs_prey,
    Phase.MEDIATOR: _needs_mediator_dice,
    Phase.GIFT: _needs_mediator,
    Phase.LIFT: _needs_treasure,
    Phase.LAY: _needs_lifted,
    Phase.PREPARE: _needs_fresh,
    Phase.DEFEND: _needs_fresh,
    Phase.ANNOUNCE: _needs_fresh,
    Phase.EXCHANGE: _needs_enemies,
    Phase.LOSSES: _needs_losses,
    Phase.GO_ON: _needs_choice,
    Phase.OCCUPY: _needs_winner,
    Phase.FIND: _needs_find,
    Phase.CHEST: _needs_find,
    Phase.CROWN: _needs_find,
    Phase.RING: _needs_find,
    Phase.HELP_SOLDIERS: _needs_conquest,
    Phase.SECOND_ATTACK: _needs_second,
}
