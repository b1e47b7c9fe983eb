"""What cannot be in a position of Orcs vs Orcs, each with the clause that forbids it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

import msgspec

from orclib.engine import CHANCE, Seat
from orclib.games.orcs_vs_orcs.box import (
    BOXED,
    COPIES,
    DECK,
    FIRST_LINE,
    FORTRESSES,
    HAND,
    HEROES_DRAWN,
    HORDES,
    LAP,
    MARKERS,
    RECRUITS,
    RIVER,
    SECOND_LINE,
    STEPS,
    UNITS,
    VANGUARD,
    Card,
    Objective,
)
from orclib.games.orcs_vs_orcs.rules.choices import legal_actions
from orclib.games.orcs_vs_orcs.rules.field import ending, may_reorganise, on_field, spots
from orclib.games.orcs_vs_orcs.rules.flow import camp_glory, is_well
from orclib.games.orcs_vs_orcs.rules.reckoning import unbeatable
from orclib.games.orcs_vs_orcs.state import (
    Battle,
    Column,
    Deed,
    Job,
    Phase,
    Play,
    Secret,
    Side,
    State,
    Step,
    Task,
    Walk,
)
from orclib.games.orcs_vs_orcs.text.position_reader import Typed, side

_SET_UP: Final = (Phase.RIVER, Phase.FIRST_PLAYER)
_DECIDED: Final = (Phase.FATE, Phase.TAKE_BACK, Phase.RETREAT)
"""The phases that decide something for a zone."""
_HEROES: Final = (Phase.HERO_DRAW, Phase.HERO_PICK, Phase.HERO_STEAL)
_BUILDING: Final = (Phase.DECKS, Phase.VANGUARD)
"""The phases of a battle before its first round."""
_ROUND: Final = (
    Phase.DRAW, Phase.DECLARE, Phase.COMMIT, Phase.PLACE, Phase.SWAP, Phase.EFFECT, Phase.BERSERK,
)  # fmt: skip
"""The phases of a round."""
_BATTLE: Final = (*_BUILDING, *_ROUND, Phase.ROUT)
_CLAUSES: Final[dict[Phase, str]] = {
    Phase.RIVER: "OVO-4.20", Phase.FIRST_PLAYER: "OVO-4.22", Phase.ACTIONS: "OVO-5.7", Phase.FATE: "OVO-8.1",
    Phase.TAKE_BACK: "OVO-8.14", Phase.HERO_DRAW: "OVO-9.3", Phase.HERO_PICK: "OVO-9.3", Phase.HERO_STEAL: "OVO-9.7",
    Phase.RETREAT: "OVO-11.1", Phase.BATTLES: "OVO-16.1", Phase.DECKS: "OVO-16.2", Phase.VANGUARD: "OVO-24.2",
    Phase.DRAW: "OVO-17.1", Phase.DECLARE: "OVO-17.8", Phase.COMMIT: "OVO-17.3", Phase.PLACE: "OVO-17.17",
    Phase.SWAP: "OVO-22.14", Phase.EFFECT: "OVO-17.12", Phase.BERSERK: "OVO-23.2", Phase.ROUT: "OVO-26.2",
    Phase.OVER: "OVO-29.3", Phase.BY_ITSELF: "OVO-5.9",
}  # fmt: skip
_GO_ON: Final = r"(step )?carry_on|next_battle"
_EFFECTS: Final = r"check (window )?effects next_battle"
_FOLLOWS: Final[dict[Phase, str]] = {
    Phase.RIVER: r"(turn)?",
    Phase.FATE: rf"conquer ({_GO_ON})",
    **dict.fromkeys(_HEROES, rf"conquer ({_GO_ON})"),
    Phase.TAKE_BACK: rf"((heroes|steal) )?conquer (free )?({_GO_ON})|conquer (fall_back )?settled",
    Phase.RETREAT: r"carry_on|next_battle",
    **dict.fromkeys((*_BUILDING, Phase.DECLARE, Phase.COMMIT), r"next_battle"),
    Phase.DRAW: (
        rf"(fill fill|fill( shuffle)?) choose_cards next_battle|(extra )?{_EFFECTS}|(reveal|choose_cards) next_battle"
    ),
    Phase.PLACE: r"(reveal|engage|choose_cards) next_battle",
    Phase.SWAP: r"engage next_battle",
    Phase.EFFECT: _EFFECTS,
    Phase.BERSERK: r"window (effects|fill (shuffle )?choose_cards|judge_round) next_battle",
    Phase.ROUT: r"(fall_back )?settled",
    Phase.BY_ITSELF: (
        rf"{_GO_ON}|turn|scoring|rotation|"
        r"(begin_battle|recheck|round|fill fill choose_cards) next_battle"
    ),
}
"""What may go on by itself after a decision of a phase, as a pattern of tasks; nothing in others."""
_WITH: Final[dict[Task, tuple[str, ...]]] = {
    **dict.fromkeys((Task.CONQUER, Task.STEP, Task.FREE, Task.HEROES, Task.STEAL), ("seat", "zone")),
    **dict.fromkeys((Task.BEGIN_BATTLE, Task.RECHECK), ("seat", "zone")),
    Task.TURN: ("seat",),
}
"""What a task has to be told with."""


# --- what was typed --------------------------------------------------------------------------------------------------

_OF_BATTLE: Final = {
    "space": "token", "losses": "losses", "exhausted": "exhausted", "columns": "field", "loose": "loose",
    "strays": "stray", "discards": "discards", "back": "back", "plays": "played", "entered": "entered",
    "lapped": "lapped", "cancelled": "cancelled", "rewinds": "rewinds", "blind": "unseen", "waits": "waits",
    "starved": "starved", "hand": "hand", "deck": "deck", "under": "under", "commit": "chosen",
    "declared": "declared", "told": "told", "peeked": "peeked", "shown": "shown",
    "open": "open", "returned": "returned", "sunk": "sunk", "apart": "apart", "done": "ready",
}  # fmt: skip
"""How the facts of a side of the battle are typed."""


def typed_faults(typed: Typed, state: State) -> Iterator[str]:
    """What is wrong with the words, before anybody looks at the position that they make."""
    yield from _typed_zones(typed, state)
    yield from _typed_battle(typed, state)
    yield from _typed_heroes(typed, state)
    for seat in state.options.seats:
        reserve = typed.facts(seat).get("reserve")
        if reserve is not None and reserve != state.players[seat].reserve:
            left = state.players[seat].reserve
            yield f"{side(seat)} has {HORDES} Hordes, so {left} are in reserve, not {reserve} (OVO-2.1)."
    place, phase = typed.once.get("place"), state.phase
    if place is None and phase in (*_DECIDED, *_HEROES) and "todo" not in typed.once:
        yield f'Say for which zone: "phase {phase.value} n_city" ({_CLAUSES[phase]}).'
    if place is not None and phase not in (*_DECIDED, *_HEROES):
        yield f"This phase is about no zone, so not about {place} ({_CLAUSES[phase]})."
    if "way" in typed.once and len(typed.once["way"].zones) < 2 and "todo" not in typed.once:
        yield 'Say from where to where: "on the way 3 n_road n_cwm" (OVO-6.1).'


def _typed_zones(typed: Typed, state: State) -> Iterator[str]:
    battle = typed.battle.get("zone")
    forces = typed.battle.get("forces", ())
    for zone, said in typed.zones.items():
        named = [army.seat for army in said.armies]
        plain = [army for army in said.armies if not army.attacking and army.seat != state.mover]
        if len(plain) > 1:
            one, other = side(plain[0].seat), side(plain[1].seat)
            yield f"{zone} holds Hordes of {one} and of {other}, and neither has just come to attack (OVO-11.13)."
        for army in said.armies:
            if army.exhausted and zone not in [clash.zone for clash in state.clashes]:
                yield f"Only Hordes that attack were exhausted on the way, and in {zone} none do (OVO-7.7)."
            if army.attacking and army.seat != state.mover:
                yield f"{side(army.seat)} attacks in {zone}, but only the player whose turn it is attacks (OVO-16.9)."
        if "empty" in said.once and said.armies:
            yield f"{zone} is said to be empty, and holds Hordes (OVO-2.7)."
        told = [force.seat for force in forces if force.hordes is not None]
        if zone == battle and named and any(seat is None or seat in named for seat in told):
            yield f"The Hordes of {zone} are told twice: in the battle, and in the zone (OVO-2.7)."


def _typed_battle(typed: Typed, state: State) -> Iterator[str]:
    said, zone = typed.battle, typed.battle.get("zone")
    sides = [each.seat for each in state.battle.sides] if state.battle is not None else []
    for seat, facts in typed.seats.items():
        words = [word for name, word in _OF_BATTLE.items() if name in facts]
        if zone is None and words:
            yield f'"{words[0]}" of {side(seat)} belongs to a battle: "battle n_city, 3 against 2" (OVO-16.1).'
        elif state.battle is not None and words and seat not in sides:
            yield f"{side(seat)} does not fight in {zone} (OVO-16.9)."
    steps = [*(typed.once[name] for name in ("step",) if name in typed.once), *typed.once.get("queue", ())]
    if zone is None and (steps or typed.before):
        yield 'Battle effects belong to a battle: "battle n_city, 3 against 2" (OVO-17.12).'
    seats = [*(step.seat for step in steps), *said.get("routed", ()), *typed.before]
    for seat in dict.fromkeys([*seats, *(said[name] for name in ("winner", "drawing") if name in said)]):
        if state.battle is not None and seat not in sides:
            yield f"{side(seat)} does not fight in {zone} (OVO-16.9)."
    if typed.before and not said.get("together") and zone is not None:
        yield 'What was before the effects counts where they come "together" (OVO-R39).'
    if (typed.fought or typed.fighters) and state.fought is None:
        yield 'Say where a battle was fought, and both sides: "fought n_city", "fought Green: token 2" (OVO-16.9).'
    if zone is None:
        return
    yield from _untold(typed, state)
    fort = state.fortress(zone)
    for force, number in zip(said.get("forces", ()), (0, 1), strict=False):
        if number == 0 and force.seat not in (None, state.mover):
            yield f"{side(force.seat)} attacks, so it must be that player's turn (OVO-16.9)."
    if state.battle is not None and state.secrets and state.phase is Phase.BY_ITSELF:
        yield from _typed_start(typed, state, state.battle)
    if "assault" in said:
        army = state.army(zone)
        walls = fort is not None and fort.standing and (army is None or army.seat == fort.owner)
        if said["assault"] and not walls:
            yield f"There is no standing fortress of the defender in {zone} (OVO-24.1)."
        if not said["assault"] and walls:
            yield f"The defender has a standing fortress in {zone}: it is an assault (OVO-24.1)."


def _untold(typed: Typed, state: State) -> Iterator[str]:
    """What was typed of a battle whose decks are still to be built, or are gone, and would be told nowhere."""
    said, zone = typed.battle, typed.battle["zone"]
    if state.secrets:
        return
    usual = {name: getattr(made, name) for made in (Side(Seat(0)), Secret()) for name in made.__struct_fields__}
    begins = state.battle is None
    where = {
        "round": "round", "vanguard": "vanguard", "turned": "face up", "blind": "unseen", "together": "together",
        "drawing": "draws", "ending": "ending", "winner": "won", "routed": "routed",
    }  # fmt: skip
    words = [word for name, word in where.items() if begins and said.get(name) is not None and said[name] is not False]
    words += ["losses"] if any(said.get("losses", ())) else []
    words += [word for name, word in (("step", "effect"), ("queue", "queue")) if begins and name in typed.once]
    for seat, facts in typed.seats.items():
        told = [name for name in _OF_BATTLE if name in facts and facts[name] != usual[name]]
        if seat == state.mover and "exhausted" in told:
            told.remove("exhausted")  # that belongs to the pending battle
        words += [_OF_BATTLE[name] for name in told if begins or name in Secret.__struct_fields__]
    for word in dict.fromkeys(words):
        if begins:
            yield f'The battle in {zone} begins with its decks, "Blue: deck ORC": no "{word}" comes before (OVO-16.2).'
        else:
            yield f'The battle in {zone} is over, so nothing is told of "{word}" (OVO-26.10).'


def _typed_start(typed: Typed, state: State, battle: Battle) -> Iterator[str]:
    """A round that begins needs cards, and a battle that goes on."""
    for number, each in enumerate(battle.sides):
        said = any(name in typed.facts(each.seat) for name in ("hand", "deck", "under", "commit"))
        if not said and not state.secrets[number].cards:
            yield f'Say which cards {side(each.seat)} fights with: "deck ORC XBOW" (OVO-16.3).'
    number, losers = ending(state)
    if number and any(state.fighters(each) for each in (0, 1)):
        told = " and ".join(side(battle.sides[loser].seat) for loser in losers)
        yield f"The battle is over, since {told} would have lost it (OVO-25.{(2, 4, 5)[number - 1]})."


def _typed_heroes(typed: Typed, state: State) -> Iterator[str]:
    for seat in state.options.seats:
        for hero, times in Counter(said.hero for said in typed.facts(seat).get("heroes", ())).items():
            if times > 1:
                yield f"{hero.value} is named {times} times for {side(seat)}; there is one of each Hero (OVO-2.4)."
    if sum("others" in typed.facts(seat) for seat in state.options.seats) > 1:
        yield "One player holds all others, not two (OVO-2.4)."
    if "pile" in typed.once:
        said = typed.once["pile"]
        for hero in state.pile:
            if hero not in said:
                yield f'{hero.value} lies nowhere: add it to the pile, or say "Blue: heroes others" (OVO-4.17).'
        for hero in dict.fromkeys(said):
            if hero not in state.pile:
                yield f"{hero.value} is in the pile, and somewhere else too (OVO-4.17)."


# --- the position ----------------------------------------------------------------------------------------------------


def faults(state: State) -> list[str]:
    """Every fault; [] for a position that may be played on."""
    found = [*_pieces(state), *_zones(state), *_clashes(state), *_turn(state), *_river(state), *_heroes(state)]
    found += [*_fighting(state), *_fought(state), *_noted(state)]
    return found or [*_phase(state)]


def _pieces(state: State) -> Iterator[str]:
    options = state.options
    for seat, player in enumerate(state.players):
        who = side(Seat(seat))
        if player.reserve < 0:
            yield f"{who} has {HORDES} Hordes, and {HORDES - player.reserve} are told (OVO-2.1)."
        markers = state.markers(Seat(seat))
        if markers > MARKERS and options.marker_limit != "unlimited":
            yield f"{who} has {MARKERS} markers, not {markers} (OVO-2.2)."
        if player.razed > player.trophies:
            yield f"{who} has razed {player.razed} villages and keeps {player.trophies} trophies (OVO-8.3)."
        if player.kept and Objective.KILLS not in state.river:
            yield f"Hordes of {who} are kept by enemies only while KILLS is in the river (OVO-26.8)."
    built = sum(fort is not None for fort in state.fortresses)
    if built > FORTRESSES:
        yield f"There are {FORTRESSES} fortresses, not {built} (OVO-2.3)."
    missing = 4 - options.players
    for kind, pile, copies, boxed in zip(UNITS, state.piles, COPIES, BOXED, strict=True):
        if pile < 0:
            there = copies - missing * boxed
            yield f"There are {there} cards {kind.value}, not {there - pile} (OVO-2.4)."
    trophies, burned = sum(player.trophies for player in state.players), _burned(state)
    if trophies > burned:
        told = "no village has" if not burned else f"{burned} village{'s have' if burned > 1 else ' has'}"
        yield f"Players keep {trophies} trophies, but {told} burned: n_cw1: ruin (OVO-8.3)."
    if sum(player.kept for player in state.players) > sum(player.kills for player in state.players):
        yield "More Hordes are kept than were eliminated in this game turn (OVO-26.8)."
    glory = sum(player.glory for player in state.players)
    if options.supply_cap != "overdraw" and glory + state.supply > options.glory:
        yield f"There are {options.glory} glory points, not {glory + state.supply} (OVO-1.6)."
    elif state.supply > options.glory:
        yield f"The supply has {options.glory} glory points at most, not {state.supply} (OVO-1.6)."
    if not state.supply and state.phase is not Phase.OVER and not options.finish_turn:
        yield "The supply is empty, so the game is over (OVO-29.1)."


def _burned(state: State) -> int:
    return sum([was and not stands for was, stands in zip(state.board.villages, state.villages, strict=True)])


# --- the map ---------------------------------------------------------------------------------------------------------


def _entered(state: State, zone: str) -> bool:
    """Whether it is still to come what follows from Hordes that have entered a zone, or never comes any more."""
    due = any(job.task is Task.CONQUER and job.zone == zone for job in state.todo)
    return due or zone == state.deciding or state.phase is Phase.OVER


def _zones(state: State) -> Iterator[str]:
    board = state.board
    for at, zone in enumerate(board.zones):
        owner, village, fort = state.control[at], state.villages[at], state.fortresses[at]
        dark = board.dark_city.get(zone)
        if village and not board.villages[at]:
            yield f"There has never been a village in {zone} (OVO-4.10)."
        if owner is not None and dark is not None:
            yield f"A Dark City carries no marker, so none lies in {zone} (OVO-15.4)."
        elif owner is not None and not (village or board.kind[zone] in ("city", "tower") or is_well(state, zone)):
            yield f"A ruin takes no marker, so none lies in {zone} (OVO-3.8)."
        if fort is not None:
            if dark is not None:
                yield f"No fortress stands on a Dark City such as {zone} (OVO-14.6)."
            if fort.fresh and (fort.standing or fort.owner != state.mover):
                yield f"The fortress in {zone} cannot have been laid down in this turn (OVO-14.3)."
            if board.kind[zone] == "city" and not _entered(state, zone) and not _own(state, at, fort.owner):
                who = side(fort.owner)
                yield f"A fortress is built where own Hordes stand, so the city {zone} is marked by {who} (OVO-14.1)."
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
    who = side(army.seat)
    if dark is not None and dark != army.seat:
        clause = "OVO-15.2" if options.enemies(dark, army.seat) else "OVO-30.3"
        yield f"Hordes of {who} never stop in {zone}, the Dark City of {side(dark)} ({clause})."
    if army.moved > army.hordes:
        yield f"{army.hordes} Hordes stand in {zone}, so no {army.moved} lie down (OVO-6.6)."
    if army.marched > army.moved and state.actions:  # battles come later, and do not say which of them fell
        yield f"Only Hordes that have moved march, in {zone} too (OVO-7.1)."
    if army.rooted > army.marched or (army.rooted and state.options.fresh_hordes_move):
        yield f"Hordes that have come in this turn are rooted where they may not move, in {zone} too (OVO-R13)."
    if army.along > army.moved:
        yield f"Hordes that were taken along lie down, in {zone} too (OVO-6.10)."
    if army.moved and army.seat != state.mover:
        yield f"Nobody but the player whose turn it is has moved, so no Horde of {who} lies in {zone} (OVO-6.6)."
    if _entered(state, zone):
        return
    if not _own(state, at, army.seat):
        built = fort is not None and fort.owner == army.seat  # Hordes may have come from the reserve
        taken_back = owner is None and (built or options.teams)  # a partner need not ask who stands there
        if state.villages[at] and not taken_back:
            clause = "OVO-8.1" if owner is None else "OVO-8.12"
            yield f"Whoever stops in a village marks or burns it, so {zone} is marked by {who}, or a ruin ({clause})."
        elif state.board.kind[zone] == "city":
            clause = "OVO-9.2" if owner is None else "OVO-9.6"
            yield f"Whoever stops in a city takes it, so {zone} is marked by {who} ({clause})."
    if fort is not None and fort.owner != army.seat:
        yield f"A fortress belongs to whoever holds its zone, so that in {zone} to {who} (OVO-14.9)."


def _clashes(state: State) -> Iterator[str]:
    freed = [job.zone for job in state.todo if job.task is Task.FREE]
    for clash in state.clashes if state.phase is not Phase.OVER else ():
        zone, army = clash.zone, state.army(clash.zone)
        if state.mover is None:
            yield f"Nobody attacks in {zone} while it is nobody's turn (OVO-16.9)."
            continue
        if zone in state.board.dark_city:
            yield f"No battle is fought in a Dark City such as {zone} (OVO-15.2)."
        fought = state.battle is not None and state.battle.zone == zone
        if army is not None and not state.options.enemies(army.seat, state.mover):
            told = "an own army" if army.seat == state.mover else "a partner"
            yield f"Nobody attacks {told}, in {zone} neither ({'OVO-2.7' if told == 'an own army' else 'OVO-30.2'})."
        if fought:
            continue
        if army is None and zone not in freed:
            yield f"There is nobody to be attacked in {zone} (OVO-11.13)."
        if not clash.hordes:
            yield f"Nobody attacks in {zone}: leave it out (OVO-2.7)."
        if clash.marched > clash.hordes or clash.exhausted > clash.marched:
            yield f"A Horde is removed for each march that ended in {zone}, not more (OVO-7.7)."


# --- the turn --------------------------------------------------------------------------------------------------------


def _turn(state: State) -> Iterator[str]:
    phase, options = state.phase, state.options
    if not state.turn_no and phase not in _SET_UP:
        yield "The game turns are counted from 1 (OVO-5.1)."
    if state.turn_no and phase is Phase.FIRST_PLAYER:
        yield "The first player is drawn before the first game turn (OVO-4.22)."
    if state.turn_no == 1 and phase is Phase.RIVER:
        yield "Before the first game turn the river belongs to the set-up: turn 0 (OVO-4.20)."
    if (state.first is None) is bool(state.turn_no):
        known = "somebody has" if state.turn_no else "nobody has"
        yield f"In game turn {state.turn_no} {known} the first player tile (OVO-4.22)."
    ends = any(job.task in (Task.SCORING, Task.ROTATION, Task.TURN) for job in state.todo)
    if state.mover is None and phase not in (*_SET_UP, Phase.OVER) and not ends:
        yield "It must be somebody's turn in this phase (OVO-5.1)."
    if state.mover is not None and (phase in _SET_UP or ends):
        yield "It is nobody's turn between two game turns, nor between two turns (OVO-5.1)."
    yield from _actions(state)
    for zone, hordes in state.recruited:
        fort = state.fortress(zone)
        if fort is None or not fort.standing or fort.owner != state.mover:
            yield f"Nobody recruits in {zone} without a standing fortress there; a Dark City is not counted (OVO-12.2)."
        if not 1 <= hordes <= RECRUITS:
            yield f"A fortress receives {RECRUITS} Hordes in a turn at most, not {hordes}, in {zone} too (OVO-12.4)."
    if state.walked is not None:
        yield from _walked(state, state.walked)
    if len(dict(state.recruited)) < len(state.recruited):
        yield "Recruits are told once for each zone (OVO-12.4)."
    for zone in state.taken:
        if not state.board.villages[state.board.index[zone]]:
            yield f"No village has been taken in {zone} in this turn: there was none (OVO-8.10)."
    if (state.recruited or state.taken) and state.mover is None:
        yield "Nobody has recruited or taken a village while it is nobody's turn (OVO-5.1)."
    if phase is Phase.OVER:
        points = [camp_glory(state, seat) for seat in options.seats]
        best = tuple([seat for seat in options.seats if points[seat] == max(points)])
        if state.winners != best:
            yield "Whoever has the most points wins, with the partner, or shares the victory (OVO-29.3)."
        if state.supply and not unbeatable(state):
            yield "The game is over when the supply is empty, or nobody can be overtaken (OVO-29.2)."
    elif state.winners:
        yield "Somebody has won, so the game is over (OVO-29.3)."


def _walked(state: State, walk: Walk) -> Iterator[str]:
    """What cannot be in the move that was just made."""
    for start, end in pairwise(walk.zones):
        if end not in state.board.neighbours[start]:
            yield f"No road leads from {start} to {end}, so nobody has just gone there (OVO-3.4)."
    if (walk.leave or walk.take) and len(walk.zones) <= STEPS:
        yield "Hordes stay or come along in the zone between, and the last move had none (OVO-6.8)."
    if not walk.hordes or walk.leave > walk.hordes or walk.hordes - walk.leave + walk.take < 1:
        yield "At least one Horde makes every step of a move, so of the last one too (OVO-6.14)."


def _actions(state: State) -> Iterator[str]:
    actions, basic, phase = state.actions, state.options.actions, state.phase
    if actions > basic + 1:
        clause = "OVO-31.2" if state.options.tactical_start else "OVO-5.3"
        yield f"There are {basic} actions in a turn, and one more with a well, not {actions} ({clause})."
    elif actions > basic and not any(state.marker(zone) == state.mover for zone in state.board.wells):
        yield f"{side(state.mover)} controls no well, so there are {basic} actions, not {actions} (OVO-5.3)."
    fights = state.battle is not None or phase in (*_BATTLE, Phase.BATTLES)
    if actions and phase is not Phase.OVER and (state.mover is None or fights):
        yield "Battles and the end of a turn come after the last action: 0 actions (OVO-5.9)."


def _river(state: State) -> Iterator[str]:
    tiles = [*state.river, *([state.top] if state.top is not None else []), *state.spent]
    for tile, times in Counter(tiles).items():
        if times > 1:
            yield f"{tile.value} is there {times} times; there is one of each objective (OVO-4.20)."
    for tile, times in Counter(state.next_tiles).items():
        if tile not in state.face_up:
            yield f"{tile.value} is not face up in the pile, so it cannot come next (OVO-4.21)."
        elif times > 1:
            yield f"{tile.value} comes next {times} times; there is one of each objective (OVO-4.20)."
    set_up = state.phase is Phase.RIVER and not state.turn_no
    if len(state.river) != RIVER and not (set_up and len(state.river) < RIVER):
        yield f"There are {RIVER} objectives in the river, not {len(state.river)} (OVO-4.20)."
    turned = state.phase is not Phase.RIVER
    if (state.top is not None) is not turned:
        known = "is known" if turned else "is still to be turned up"
        yield f"In this phase the top tile of the pile {known} (OVO-4.21)."
    spent = (state.turn_no - 1) % RIVER if state.turn_no else 0
    if len(state.spent) != spent:
        told = f"{spent}, not {len(state.spent)}"
        yield f"Tiles that lie face down under the pile in game turn {state.turn_no}: {told} (OVO-28.2)."


def _heroes(state: State) -> Iterator[str]:
    heaps = [held.hero for heap in (state.under, state.drawn, *state.held) for held in heap]
    for next_one, times in Counter(state.next_heroes).items():
        if next_one not in state.pile:
            yield f"{next_one.value} is not in the pile, so it cannot come next (OVO-4.17)."
        elif times > 1:
            yield f"{next_one.value} comes next {times} times; there is one of each Hero (OVO-2.4)."
    for hero, times in Counter(heaps).items():
        if times > 1 and hero is not None:
            yield f"{hero.value} is in {times} places; there is one of each Hero (OVO-2.4)."
    if any(held.away for held in (*state.under, *state.drawn)):
        yield "Only Heroes that somebody holds are set aside (OVO-21.8)."
    if state.drawn and state.phase not in (Phase.HERO_DRAW, Phase.HERO_PICK):
        yield "Drawn Heroes belong to the taking of a city (OVO-9.3)."
    if state.to_draw and state.phase is not Phase.HERO_DRAW:
        yield "Heroes are still to be drawn only where a city was taken: phase hero_draw (OVO-9.3)."
    if state.victim is not None and state.phase is not Phase.HERO_STEAL:
        yield "Heroes are stolen only where a city was taken from an enemy: phase hero_steal (OVO-9.7)."
    for seats in (held.seen for heap in (state.under, state.drawn, *state.held) for held in heap):
        for seat in seats:
            if seat not in state.options.seats:
                yield f"{side(seat)} does not play, and knows no Hero (OVO-9.10)."


# --- battles ---------------------------------------------------------------------------------------------------------


def fighting_cards(state: State, seat: Seat) -> list[Card]:
    """All cards of a player in the battle, wherever they are."""
    number, battle = state.side(seat), state.battle
    if number is None or battle is None:
        return []
    each = battle.sides[number]
    found = [*on_field(each), *each.discards]
    if state.secrets:
        found += state.secrets[number].cards
        if not engaged(state):
            found += [play.card for play in each.plays]
    return found


def engaged(state: State) -> bool:
    """Whether the cards that were played in this round lie on the battlefield already."""
    return any(job.task in (Task.EFFECTS, Task.JUDGE_ROUND) for job in state.todo)


def _fighting(state: State) -> Iterator[str]:
    battle, phase = state.battle, state.phase
    if battle is None:
        if phase in _BATTLE:
            yield f'There must be a battle in this phase: "battle n_city, 3 against 2" ({_CLAUSES[phase]}).'
        return
    after = phase is Phase.TAKE_BACK and any(job.task is Task.SETTLED for job in state.todo)
    if phase not in (*_BATTLE, Phase.OVER, Phase.BY_ITSELF) and not after:
        yield f"Battles are fought after the last action, not in phase {phase.value} (OVO-5.9)."
        return
    attacker, defender = [each.seat for each in battle.sides]
    if attacker != state.mover:
        yield f"{side(attacker)} attacks, so it must be that player's turn (OVO-16.9)."
    if not state.options.enemies(attacker, defender):
        yield f"{side(attacker)} does not fight against {side(defender)} (OVO-30.2)."
    over = phase in (Phase.ROUT, Phase.OVER) or after
    if bool(battle.ending) is not over:
        told = "how it ended: ending 1 to 4" if over else "no ending while it goes on"
        yield f"Of this battle say {told} (OVO-25.1)."
    if not over:
        yield from _armies(state, battle)
        if battle.winner is not None or battle.routed:
            yield "Nobody has won or lost while the battle goes on (OVO-25.1)."
    elif battle.winner is not None and battle.winner in battle.routed:
        yield "Whoever has won does not retreat (OVO-26.2)."
    if (battle.round == 0) is not (phase in _BUILDING):
        yield "The rounds of a battle are counted from 1, once the decks are built (OVO-17.1)."
    if battle.vanguard and phase is not Phase.VANGUARD:
        yield "Nobody is still to go first in this phase (OVO-24.2)."
    for number, each in enumerate(battle.sides):
        yield from _side(state, battle, number, each)
    for number, secret in enumerate(state.secrets):
        yield from _secret(state, battle, number, secret)
    yield from _effects(state, battle)


def _fought(state: State) -> Iterator[str]:
    """What cannot be in the battle that has just ended."""
    battle = state.fought
    if battle is None:
        return
    attacker, defender = [each.seat for each in battle.sides]
    if not state.options.enemies(attacker, defender):
        yield f"{side(attacker)} has not fought against {side(defender)} (OVO-30.2)."
    if not (battle.ending and battle.round):
        yield f"Of the battle fought in {battle.zone} say in which round and how it ended: ending 1 to 4 (OVO-25.1)."
    for number, each in enumerate(battle.sides):
        if not 1 <= each.space <= LAP:
            yield f"The token of {side(each.seat)} has not stood on space {each.space} of {LAP} (OVO-2.10)."
        for at, column in enumerate(each.columns, 1):
            yield from _column(battle, number, side(each.seat), at, column)


def _noted(state: State) -> Iterator[str]:
    """What cannot have been done or seen just now."""
    over = state.fought is not None or (state.battle is not None and state.battle.ending)
    for note in state.noted:
        who, count = side(note.seat), len(note.cards)
        if note.deed is Deed.NAMED and count != 1:
            yield f"One card is named at a time, and {who} has named {count} (OVO-17.12)."
        if note.deed is Deed.SAW and not 1 <= count <= DECK:
            yield f"A deck has 1 to {DECK} cards, so {who} has not seen {count} of them (OVO-16.3)."
        if note.number > DECK:
            yield f"A combat deck holds {DECK} cards at most, not {note.number} as that of {who} (OVO-16.3)."
        if not over and note.deed not in (Deed.NAMED, Deed.SWAPPED):
            yield f'While a battle goes on its cards tell what {who} has "{note.deed.value}" (OVO-25.1).'


def _armies(state: State, battle: Battle) -> Iterator[str]:
    clash, army = state.clash(battle.zone), state.army(battle.zone)
    for number, there in ((0, clash), (1, army)):
        each = battle.sides[number]
        fallen = each.losses > each.exhausted and state.phase not in _BUILDING
        if (there is None or not there.hordes) and not fallen:
            yield f'{side(each.seat)} needs Hordes in {battle.zone}: "battle {battle.zone}, 3 against 2" (OVO-11.13).'
    if army is not None and army.seat != battle.sides[1].seat:
        yield f"{side(army.seat)} stands in {battle.zone}, and so defends it (OVO-16.9)."
    if clash is None and battle.sides[0].losses > battle.sides[0].exhausted:
        yield f"Those who attack in {battle.zone} are gone only after the battle (OVO-26.2)."


def _side(state: State, battle: Battle, number: int, each: Side) -> Iterator[str]:
    who, owner = side(each.seat), state.players[each.seat]
    if not 1 <= each.space <= LAP:
        yield f"The strike tile has spaces 1 to {LAP}, so the token of {who} is not on {each.space} (OVO-2.10)."
    if each.exhausted > each.losses or (each.exhausted and number == 1):
        yield f"Only Hordes that {who} has lost by forced marches before attacking are exhausted (OVO-7.7)."
    clash = state.clash(battle.zone)
    if number == 0 and clash is not None and clash.exhausted != each.exhausted:
        yield f"{clash.exhausted} Hordes of {who} were exhausted on the way to {battle.zone} (OVO-7.7)."
    cards = fighting_cards(state, each.seat)
    if len(cards) > DECK:
        yield f"{who} fights with {len(cards)} cards; a combat deck holds {DECK} at most (OVO-16.3)."
    for kind, own in zip(UNITS, owner.units, strict=True):
        if cards.count(kind) > own:
            yield f"{who} fights with {cards.count(kind)} cards {kind.value} and owns {own} (OVO-16.3)."
    for hero, times in Counter(card for card in cards if card.is_hero).items():
        if times > 1:
            yield f"{who} has {hero.value} in {times} places of the battle; there is one of each Hero (OVO-2.4)."
    for at, column in enumerate(each.columns, 1):
        yield from _column(battle, number, who, at, column)
    for hero in each.back:
        if not any(held.hero is hero for held in state.held[each.seat]):
            yield f"{who} does not hold {hero.value}, whom Pogdush would have brought back (OVO-22.11)."
    done = each.plays or each.discards or each.loose or each.strays or each.back or each.space != 1
    if state.phase in _BUILDING and done:
        yield f"Nothing has happened to {who} before the first round (OVO-16.7)."
    lying = [*(slot.card for slot in each.loose), *each.strays]
    played = Counter(play.card for play in each.plays if play.spot is None)
    if state.secrets and (Counter(lying) - played or (lying and not engaged(state))):
        yield f"What {who} has engaged without a place was played in this round: it is discarded at its end (OVO-19.6)."
    for slot in each.loose:
        if slot.card not in SECOND_LINE:
            yield f"{slot.card.value} needs no protection, so it is never without (OVO-19.2)."
    if any(not card.is_hero for card in each.strays):
        yield f"Only Heroes have no place: of {who}, Units without protection are loose (OVO-21.4)."
    if each.starved and not state.options.forced_discard_rout:
        yield f"A discard that {who} cannot pay ends no battle under this reading (OVO-R44)."


def _column(battle: Battle, number: int, who: str, at: int, column: Column) -> Iterator[str]:
    first, second = column.first, column.second
    if first is not None and first.card not in FIRST_LINE:
        yield f"{first.card.value} does not stand in the first line, as in column {at} of {who} (OVO-19.1)."
    if second is not None and second.card not in SECOND_LINE:
        yield f"{second.card.value} does not stand in the second line, as in column {at} of {who} (OVO-19.1)."
    if column.wall and not (battle.assault and number == 1):
        yield f"No walls protect the Units of {who} (OVO-24.7)."
    covered = None if column.on is None else column.slot(column.on)
    if column.hero is not None and covered is None:
        yield f"{column.hero.value} covers a Unit, and there is none in column {at} of {who} (OVO-21.1)."


def _secret(state: State, battle: Battle, number: int, secret: Secret) -> Iterator[str]:
    each = battle.sides[number]
    who = side(each.seat)
    away = {held.hero for held in state.held[each.seat] if held.away}
    cards = Counter(secret.cards)
    for hero in [card for card in cards if card in away and card not in each.back]:
        yield f"{hero.value} is set aside until the next game turn, so {who} has no such card to play (OVO-21.8)."
    if state.phase in _BUILDING and (secret.hand or secret.under or secret.commit is not None):
        yield f"{who} draws no card before the decks are built (OVO-16.2)."
    if secret.tops and state.phase is Phase.DECKS:
        yield f"The deck of {who} is shuffled once it is built, so no card is on top yet (OVO-16.8)."
    if secret.done is (state.phase is Phase.DECKS) and not (state.phase is Phase.DECKS and number == 0):
        yield f"The deck of {who} is {'still to be built' if secret.done else 'built'} (OVO-16.2)."
    if len(secret.hand) + (secret.commit is not None) > HAND:
        yield f"{who} holds {HAND} cards at most, the chosen one included (OVO-17.1)."
    if Counter(secret.peeked) - cards:
        yield f"The enemy has seen cards of {who} that are not there (OVO-22.10)."
    held = (*secret.hand, secret.commit.card) if secret.commit is not None else secret.hand
    if Counter(secret.shown) - Counter(held):
        yield f"The enemy knows cards in the hand of {who} that are not there (OVO-22.14)."
    if secret.apart > len(held):
        yield f"{who} has {len(held)} cards in hand, so {secret.apart} cannot be apart from the deck (OVO-22.10)."
    if Counter(secret.sunk) - Counter(secret.under):
        yield f"The enemy knows cards at the bottom of the deck of {who} that are not there (OVO-17.5)."
    if Counter([*secret.shown, *secret.sunk]) - Counter(secret.peeked):
        yield f"What the enemy knows to be in the hand of {who} has been seen: peeked (OVO-22.14)."
    if Counter(secret.open) - Counter(secret.peeked):
        yield f"What all have seen of the cards of {who} the enemy has seen too: peeked (OVO-22.14)."
    if Counter(secret.returned) - (Counter(secret.open) & Counter(secret.shown)):
        yield f"What all know to be in the hand of {who} all have seen, the enemy too: open, shown (OVO-22.14)."
    if secret.declared is not None and not state.options.reorganise_blind:
        yield f"{who} does not say whether to reorganise under this reading (OVO-R36)."
    if secret.declared and not may_reorganise(state, number):
        yield f"{who} needs two cards in hand and one in the deck to reorganise (OVO-17.8)."
    if secret.told and secret.declared is None:
        yield f"{who} has not said whether to reorganise, so nothing is told (OVO-R36)."
    if secret.commit is not None:
        if secret.commit.spot not in spots(state, number, secret.commit.card):
            yield f"{secret.commit.card.value} cannot be placed there by {who} (OVO-17.17)."
        if engaged(state) or each.plays:
            yield f"{who} has shown the card of this round, so none is still chosen (OVO-17.4)."


def _effects(state: State, battle: Battle) -> Iterator[str]:
    """The cards of this round, and what is still to come of them."""
    now = engaged(state)
    for number, each in enumerate(battle.sides):
        who = side(each.seat)
        for play in each.plays:
            if not _lies(state, battle, number, play, now):
                yield f"{play.card.value} cannot lie there, as {who} has played it (OVO-17.10)."
        if now and not each.plays:
            yield f'Say what {who} has played in this round: "played ORC on 1 first" (OVO-17.4).'
        if state.secrets and not now and len(each.plays) > 1:
            yield f"{who} plays one card in a round (OVO-17.3)."
        if each.plays and state.phase in _BUILDING:
            yield f"{who} has played nothing before the first round (OVO-17.1)."
    steps = [*battle.queue, *([battle.step] if battle.step is not None else [])]
    if steps and not now:
        yield "Battle effects come once cards are engaged, in the effect step of a round (OVO-17.12)."
    for step in steps:
        if not step.copied and not _played(battle, step):
            yield f"{side(battle.sides[step.side].seat)} has not played {step.card.value} in this round (OVO-17.13)."
    if battle.snapshot:
        if state.options.effect_order != "simultaneous":
            yield "Battle effects come one after the other under this reading (OVO-R39)."
        elif not now:
            yield "Battle effects come together in the effect step of a round (OVO-R39)."
        for before, each in zip(battle.snapshot, battle.sides, strict=True):
            if any(not _on(before, play) for play in each.plays[:1]):
                yield f"What {side(each.seat)} has played lay there as the effects began (OVO-R39)."


def _played(battle: Battle, step: Step) -> bool:
    plays = battle.sides[step.side].plays
    return step.play < len(plays) and (plays[step.play].card is step.card)


def _on(each: Side, play: Play) -> bool:
    """Whether a card lies in a column that there is, or has no place."""
    if play.spot is None:
        return True
    return play.spot.column is not None and 0 <= play.spot.column < len(each.columns) and play.spot.line is not None


def _lies(state: State, battle: Battle, number: int, play: Play, now: bool) -> bool:
    each = battle.sides[number]
    if now or not state.secrets:
        return _on(each, play)
    return play.spot in spots(state, number, play.card)


# --- what each phase needs -------------------------------------------------------------------------------------------


def _phase(state: State) -> Iterator[str]:
    """What the phase needs; asked once all else is in order."""
    needs = _NEEDS.get(state.phase, _needs_nothing)
    if state.phase in (*_DECIDED, *_HEROES) and not [*_follows(state)] and state.todo[0].zone is not None:
        found = [*needs(state)] or [*_after(state)]  # what goes on by itself need not have been typed
    else:
        found = [*_after(state)] or [*needs(state)]
    yield from found
    if found or state.phase in (Phase.OVER, Phase.BY_ITSELF):
        return
    if not legal_actions(state, CHANCE if state.active is None else state.active):
        yield f"There is nothing to decide in phase {state.phase.value} ({_CLAUSES[state.phase]})."


def _needs_nothing(state: State) -> Iterator[str]:
    return iter(())


def _follows(state: State) -> Iterator[str]:
    """What goes on by itself must come in an order that fits the phase."""
    told, clause = " ".join(job.task.value for job in state.todo), _CLAUSES[state.phase]
    if not re.fullmatch(_FOLLOWS.get(state.phase, ""), told):
        yield f'"then {told.replace(" ", ", ") or "nothing"}" does not follow on phase {state.phase.value} ({clause}).'


def _after(state: State) -> Iterator[str]:
    """What goes on by itself must fit the phase, and say with whom and where."""
    clause = _CLAUSES[state.phase]
    if wrong := [*_follows(state)]:
        yield from wrong
        return
    for job in state.todo:
        needs = _WITH.get(job.task, ())
        if any(getattr(job, name) is None for name in needs) or not _fits(state, job):
            yield f'"then {job.task.value}" does not say with whom or where, or not rightly ({clause}).'
    if (state.travelling is not None) is not any(job.task is Task.STEP for job in state.todo):
        yield "Hordes on the way go on to the second zone of their move: then step (OVO-6.12)."
    elif state.travelling is not None and not 0 <= state.travelling.along <= state.travelling.hordes > 0:
        yield "At least one Horde makes every step of a move, those that were taken along included (OVO-6.14)."


def _fits(state: State, job: Job) -> bool:
    """Whether a job is about something that is there."""
    battle, sides, zone = state.battle, (0, 1), job.zone
    plain = msgspec.structs.replace(Job(job.task), **{name: getattr(job, name) for name in _WITH.get(job.task, ())})
    match job.task:
        case Task.STEP:
            ends = (zone or "").split(">")
            return len(ends) == 2 and ends[1] in state.board.neighbours.get(ends[0], ()) and job == plain
        case Task.CONQUER:
            army = state.army(zone) if zone is not None else None
            here = army is not None and army.seat == job.seat
            return here and job.number in (0, 1) and (state.deciding in (None, zone))
        case Task.FREE:
            clash = state.clash(zone) if zone is not None else None
            return clash is not None and job.seat == state.mover and job == plain
        case Task.STEAL:
            owner = state.marker(zone) if zone is not None else None
            return zone == state.deciding and owner is not None and job.number == owner
        case Task.HEROES:
            return zone == state.deciding and job == plain
        case Task.BEGIN_BATTLE | Task.RECHECK:
            clash, army = (state.clash(zone), state.army(zone)) if zone is not None else (None, None)
            return clash is not None and army is not None and job.seat == state.mover and job == plain
        case Task.FILL | Task.SHUFFLE:
            return battle is not None and job.number in sides
        case Task.EXTRA:
            return battle is not None and battle.step is not None and job.number == battle.step.side
        case Task.FALL_BACK:
            return battle is not None and job.number in battle.routed
        case Task.TURN:
            return job.seat in state.options.seats and job == plain
        case Task.WINDOW:
            return job == plain or state.phase is Phase.BERSERK
        case Task.ROUND | Task.CHOOSE_CARDS:
            return battle is not None and job == plain
    return job == plain


def _needs_tile(state: State) -> Iterator[str]:
    if state.turn_no and state.todo != (Job(Task.TURN, state.first),):
        yield "Once the tile is turned up, the first player's turn begins: then turn (OVO-28.1)."
    if not state.turn_no and state.todo:
        yield "In the set-up nothing follows on a tile by itself (OVO-4.20)."


def _needs_village(state: State) -> Iterator[str]:
    zone, mover = state.deciding, state.mover
    assert mover is not None
    army = state.army(zone) if zone is not None else None
    if zone is None or army is None or army.seat != mover:
        yield f"{side(mover)} decides the fate of a village with own Hordes in it (OVO-8.1)."
        return
    owner = state.marker(zone)
    if not state.village(zone):
        yield f"There is no village in {zone} whose fate could be decided (OVO-8.1)."
    elif owner is not None and not state.options.enemies(owner, mover):
        yield f"{side(owner)} controls the village in {zone}, so nothing is to be decided (OVO-8.13)."


def _needs_no_marker(state: State) -> Iterator[str]:
    zone = state.deciding
    army = state.army(zone) if zone is not None else None
    if zone is None or army is None:
        yield "A marker is taken back for a zone where own Hordes stand (OVO-8.14)."
        return
    if state.options.marker_limit != "take_back":
        yield "No marker is taken back under this reading (OVO-R26)."
    elif state.stock(army.seat):
        yield f"{side(army.seat)} has markers in stock and takes none back (OVO-8.14)."
    if not (state.village(zone) or state.board.kind[zone] in ("city", "tower") or is_well(state, zone)):
        yield f"No marker is due in {zone} (OVO-3.8)."


def _needs_city(state: State) -> Iterator[str]:
    zone = state.todo[0].zone
    assert zone is not None
    if state.board.kind[zone] != "city" or state.marker(zone) != state.mover or state.todo[0].seat != state.mover:
        yield f"Heroes come with a city that {side(state.mover)} has just taken, and {zone} is none (OVO-9.3)."


def _needs_draw(state: State) -> Iterator[str]:
    yield from _needs_city(state)
    if not state.pile:
        yield "There is no Hero to be drawn in the shuffled part of the pile (OVO-9.5)."
    if not (state.to_draw and state.to_draw + len(state.drawn) <= HEROES_DRAWN):
        told = f"{len(state.drawn)} drawn and {state.to_draw} to come"
        yield f"{HEROES_DRAWN} Heroes are drawn for a city, not {told} (OVO-9.3)."


def _needs_drawn(state: State) -> Iterator[str]:
    yield from _needs_city(state)
    if len(state.drawn) != HEROES_DRAWN:
        yield f'One of {HEROES_DRAWN} drawn Heroes is kept: "drawn FROKSH KOKOTH" (OVO-9.3).'


def _needs_victim(state: State) -> Iterator[str]:
    yield from _needs_city(state)
    victim = state.victim
    if victim is None or not state.options.enemies(victim, state.mover):
        yield 'Say from which enemy the city was taken: "victim B" (OVO-9.7).'
    elif len(state.held[victim]) < 2:
        yield f"{side(victim)} needs two Heroes, or chance has nothing to choose (OVO-9.7)."


def _needs_attack(state: State) -> Iterator[str]:
    zone = state.deciding
    if zone is None or state.clash(zone) is None or state.army(zone) is None:
        yield 'Somebody is attacked where a retreat is decided: "n_cwm: B 1, G 3 attacking" (OVO-11.1).'


def _needs_battles(state: State) -> Iterator[str]:
    if len(state.clashes) < 2:
        yield "Where the next battle is chosen, two are pending at least (OVO-16.1)."


def _needs_decks(state: State) -> Iterator[str]:
    assert state.battle is not None
    first, second = state.secrets
    if first.done and not first.deck and fighting_pool(state, 0):
        yield f"The combat deck of {side(state.battle.sides[0].seat)} holds one card at least (OVO-16.5)."
    if second.deck and not first.done:
        yield f"{side(state.battle.sides[0].seat)} builds the deck first here: ready (OVO-16.6)."


def fighting_pool(state: State, number: int) -> bool:
    """Whether a side owns a card that it may fight with."""
    assert state.battle is not None
    seat = state.battle.sides[number].seat
    return any(state.players[seat].units) or any(not held.away for held in state.held[seat])


def _needs_vanguard(state: State) -> Iterator[str]:
    battle = state.battle
    assert battle is not None
    found = [card for card in state.secrets[0].deck if card in FIRST_LINE]
    if not battle.assault:
        yield f"There is no standing fortress of the defender in {battle.zone} (OVO-24.1)."
    if not 1 <= battle.vanguard <= VANGUARD - len(battle.sides[0].columns):
        yield f"{VANGUARD} Units go first against a fortress, those that stand there already included (OVO-24.2)."
    if len(found) < battle.vanguard or len(set(found)) < 2:
        yield "There is nothing to choose: not enough kinds of first-line Units are in the deck (OVO-24.6)."


def _needs_deck(state: State) -> Iterator[str]:
    battle = state.battle
    assert battle is not None
    if battle.drawing is None or not state.secrets[battle.drawing].deck:
        who = "somebody" if battle.drawing is None else side(battle.sides[battle.drawing].seat)
        yield f'A card is drawn from a deck that holds one: "draws Green", and {who} has "deck ORC" (OVO-17.1).'
        return
    tasks = [job.task for job in state.todo]
    if tasks[0] is Task.FILL and (
        state.todo[0].number != battle.drawing or len(state.secrets[battle.drawing].hand) >= HAND
    ):
        yield f"Whoever holds {HAND} cards draws none (OVO-17.1)."
    if (tasks[0] in (Task.REVEAL, Task.CHOOSE_CARDS)) is not battle.blind or (battle.blind and battle.turned):
        yield "A card that is drawn unseen is engaged at once (OVO-22.17)."
    elif battle.blind:
        yield from _needs_other(state, battle, 1 - battle.drawing)
    if tasks[0] is Task.CHECK and not battle.turned:
        yield "A card that an effect turns up is discarded: face up (OVO-20.11)."
    if tasks[0] is Task.FILL:
        yield from _needs_cards(state)
    draws = None if battle.step is None else battle.step.card
    if Task.EFFECTS in tasks and (draws is None or (draws is Card.KOKOTH) is not (tasks[0] is Task.EXTRA)):
        yield 'Say which effect draws a card: "effect Green SHAMAN" (OVO-17.12).'


def _needs_other(state: State, battle: Battle, number: int) -> Iterator[str]:
    """Where one card is engaged unseen, the other side has shown one, or still can."""
    each, secret = battle.sides[number], state.secrets[number]
    unseen = each.blind and (secret.deck or secret.under)
    chooses = state.todo[0].task is Task.CHOOSE_CARDS and (secret.commit is not None or secret.hand)
    if not (each.plays or unseen or chooses):
        yield f'Say what {side(each.seat)} has played in this round: "played ORC" (OVO-17.4).'


def _needs_answer(state: State) -> Iterator[str]:
    number = _number(state)
    if not state.options.reorganise_blind:
        yield "Nobody says whether to reorganise under this reading (OVO-R36)."
    elif number is None or not may_reorganise(state, number) or state.secrets[number].declared is not None:
        yield "Only whoever has two cards in hand and one in the deck says whether to reorganise (OVO-17.8)."
    else:
        yield from _needs_cards(state)


def _number(state: State) -> int | None:
    """The side that has to decide."""
    return state.side(state.active) if state.active is not None else None


def _needs_hand(state: State) -> Iterator[str]:
    number, battle = _number(state), state.battle
    assert battle is not None
    if number is None or state.secrets[number].commit is not None or battle.sides[number].plays:
        yield "Somebody still has to choose a card, or cards are revealed (OVO-17.3)."
    else:
        yield from _needs_cards(state)


def _needs_cards(state: State) -> Iterator[str]:
    """Whoever does not draw before the choice has a card in hand to choose, unless one is engaged unseen."""
    assert state.battle is not None
    drawing = [job.number for job in state.todo if job.task is Task.FILL]
    for number, (each, secret) in enumerate(zip(state.battle.sides, state.secrets, strict=True)):
        due = secret.commit is None and not each.plays and not (each.blind and (secret.deck or secret.under))
        over = state.phase is Phase.DRAW and not secret.cards  # then the battle ends
        if not secret.hand and (due or each.seat == state.active) and number not in drawing and not over:
            yield f'{side(each.seat)} has no card in hand to choose: "hand ORC" (OVO-25.7).'


def _needs_played(state: State) -> Iterator[str]:
    """Both have revealed a card, or whoever turned one up unseen."""
    battle = state.battle
    assert battle is not None
    one = [len(each.plays) == 1 for each in battle.sides]
    number = _number(state)
    if state.todo[0].task is Task.ENGAGE and not all(one):
        yield "Both have shown a card before they are engaged (OVO-17.4)."
    elif number is None or not one[number]:
        yield "A card that was shown has to be placed (OVO-17.17)."
    elif state.todo[0].task is not Task.ENGAGE:
        yield from _needs_other(state, battle, 1 - number)


def _needs_shagratt(state: State) -> Iterator[str]:
    battle, number = state.battle, _number(state)
    assert battle is not None
    if any(len(each.plays) != 1 for each in battle.sides):
        yield "Both have shown a card before they are engaged (OVO-17.4)."
    elif number is None or battle.sides[number].plays[0].card is not Card.SHAGRATT:
        yield "Only Shagratt makes the enemy take a card back (OVO-22.14)."
    elif battle.sides[number].plays[0].spot is None or not state.secrets[1 - number].hand:
        yield "Shagratt needs a place, and the enemy a card in hand (OVO-22.14)."


_CHOICES: Final = (
    Card.SHAMAN, Card.ASHANI, Card.BUURK, Card.KRAASH, Card.KOKOTH, Card.PORKASH, Card.MOORDAKK, Card.VRUSHN,
)  # fmt: skip
"""The cards whose effects leave a choice."""


def _needs_effect(state: State) -> Iterator[str]:
    step = state.battle.step if state.battle is not None else None
    if step is None or step.card not in _CHOICES:
        yield 'Say which effect leaves a choice: "effect Green SHAMAN" (OVO-17.12).'


def _needs_rage(state: State) -> Iterator[str]:
    number, battle = _number(state), state.battle
    assert battle is not None
    if number is None or not battle.sides[number].entered:
        yield 'A token has just come into the Berserk zone: "entered" (OVO-23.2).'
    elif not state.players[battle.sides[number].seat].red:
        yield f"The token of {side(battle.sides[number].seat)} is white, so there is no Berserk (OVO-23.1)."
    elif not state.fighters(1 - number):
        yield "Berserk eliminates an enemy Horde, and there is none (OVO-23.3)."
    if state.todo[1].task is not Task.FILL:
        return
    if state.todo[1].number != number:
        yield "Whoever has reorganised draws (OVO-17.5)."
    yield from _needs_cards(state)


def _needs_routed(state: State) -> Iterator[str]:
    battle = state.battle
    assert battle is not None
    if not battle.routed:
        yield 'Say who has to retreat: "routed B" (OVO-26.2).'
    elif not state.fighters(battle.routed[0]):
        yield f"{side(battle.sides[battle.routed[0]].seat)} has no Horde left to retreat (OVO-26.2)."


_NEEDS: Final[dict[Phase, Callable[[State], Iterator[str]]]] = {
    Phase.RIVER: _needs_tile,
    Phase.FATE: _needs_village,
    Phase.TAKE_BACK: _needs_no_marker,
    Phase.HERO_DRAW: _needs_draw,
    Phase.HERO_PICK: _needs_drawn,
    Phase.HERO_STEAL: _needs_victim,
    Phase.RETREAT: _needs_attack,
    Phase.BATTLES: _needs_battles,
    Phase.DECKS: _needs_decks,
    Phase.VANGUARD: _needs_vanguard,
    Phase.DRAW: _needs_deck,
    Phase.DECLARE: _needs_answer,
    Phase.COMMIT: _needs_hand,
    Phase.PLACE: _needs_played,
    Phase.SWAP: _needs_shagratt,
    Phase.EFFECT: _needs_effect,
    Phase.BERSERK: _needs_rage,
    Phase.ROUT: _needs_routed,
}
