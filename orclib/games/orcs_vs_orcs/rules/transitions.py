"""One table: who judges each action, and what it does; then all that follows by itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from msgspec.structs import replace

from orclib.engine import Acts, Event, Log, Reason, Try
from orclib.engine.records import once
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.box import BOXED, COPIES, DEALT, HEROES, HORDES, START_HORDES
from orclib.games.orcs_vs_orcs.rules import (
    battle,
    building,
    decks,
    effects,
    entry,
    heroes,
    meeting,
    moment,
    reckoning,
    strikes,
    turn,
    units,
)
from orclib.games.orcs_vs_orcs.state import Army, Job, Options, Phase, Player, State, Task


def new(options: Options | None = None) -> State:
    """The laid out table: objectives and first player are still to come (OVO-4)."""
    options = options or Options()
    board, players = options.map, options.players
    missing = 4 - players
    piles = [
        copies - missing * boxed - players * dealt for copies, boxed, dealt in zip(COPIES, BOXED, DEALT, strict=True)
    ]
    return State(
        options=options,
        players=(Player(HORDES - START_HORDES, units=DEALT),) * players,
        supply=options.glory,
        armies=tuple([Army(board.dark_city[z], START_HORDES) if z in board.dark_city else None for z in board.zones]),
        control=(None,) * len(board.zones),
        villages=board.villages,
        fortresses=(None,) * len(board.zones),
        piles=tuple(piles),
        pile=HEROES,
        held=((),) * players,
    )


def refusals(state: State, action: act.AnyAction) -> tuple[Reason, ...]:
    """Every reason against an action, what a person should hear first in front; () means that it is legal."""
    index = state.board.index
    strange = [zone for zone in _zones(action) if zone not in index]
    if strange:
        return tuple([moment.NO_SUCH_ZONE(zone=zone) for zone in dict.fromkeys(strange)])
    reasons = action.judge(state) if isinstance(action, Try) else _ACTIONS[type(action)][0](state, action)
    return once(reasons)


def _zones(action: act.AnyAction) -> list[str]:
    if isinstance(action, act.Move):
        return [action.origin, *action.path]
    if isinstance(action, act.Recruit):
        return [zone for zone, _ in action.places]
    return [zone for name in _zone_fields(type(action)) if (zone := getattr(action, name)) is not None]


@cache
def _zone_fields(kind: type[act.AnyAction]) -> tuple[str, ...]:
    return tuple(name for name in ("origin", "to", "zone") if name in kind.__struct_fields__)


def apply_unchecked(state: State, action: act.AnyAction) -> tuple[State, tuple[Event, ...]]:
    """What an action does that the judge has allowed, and all that follows by itself."""
    log: Log = []
    if state.walked is not None or state.fought is not None or state.noted:
        state = replace(state, walked=None, fought=None, noted=())
    state = _ACTIONS[type(action)][1](state, action, log)
    return _settled(state, log), tuple(log)


def settle_down(state: State) -> tuple[State, tuple[Event, ...]]:
    """All that follows by itself where nobody decides; any other state stays as it is."""
    log: Log = []
    return _settled(state, log), tuple(log)


def _settled(state: State, log: Log) -> State:
    by_itself = Phase.BY_ITSELF  # a member is slow to find before Python 3.12
    while state.phase is by_itself:
        job = state.todo[0]
        state = _JOBS[job.task](replace(state, todo=state.todo[1:]), job, log)
    return state


def _retreat(state: State, action: act.Retreat, log: Log) -> State:
    if state.phase is Phase.ROUT:
        return strikes.fall_back_to(state, action, log)
    return meeting.retreat(state, action, log)


def _commit(state: State, action: act.Commit, log: Log) -> State:
    if state.phase is Phase.EFFECT:
        return heroes.engage_extra(state, action, log)
    return battle.commit(state, action, log)


_ACTIONS: Final[Acts[State]] = {
    act.TurnUp: (reckoning.judge_turn_up, reckoning.turn_up),
    act.Begin: (reckoning.judge_begin, reckoning.begin),
    act.DrawHero: (entry.judge_draw_hero, entry.draw_hero),
    act.StealHero: (entry.judge_steal_hero, entry.steal_hero),
    act.Draw: (battle.judge_draw, battle.draw),
    act.Move: (turn.judge_move, turn.move),
    act.ForcedMarch: (turn.judge_march, turn.forced_march),
    act.Recruit: (building.judge_recruit, building.recruit),
    act.Buy: (building.judge_buy, building.buy),
    act.LayFoundation: (building.judge_lay, building.lay_foundation),
    act.StandUp: (building.judge_stand_up, building.stand_up),
    act.BurnOwned: (entry.judge_burn, entry.burn_owned),
    act.EndActions: (turn.judge_end, turn.end_actions),
    act.ChooseFate: (entry.judge_fate, entry.choose_fate),
    act.TakeBackMarker: (entry.judge_take_back, entry.take_back),
    act.LeaveMarkers: (entry.judge_leave_markers, entry.leave_markers),
    act.KeepHero: (entry.judge_keep, entry.keep_hero),
    act.Stand: (meeting.judge_stand, meeting.stand),
    act.Retreat: (meeting.judge_retreat, _retreat),
    act.NextBattle: (decks.judge_next, decks.choose_battle),
    act.AddCard: (decks.judge_add, decks.add_card),
    act.AddAll: (decks.judge_add_all, decks.add_all),
    act.DeckReady: (decks.judge_ready, decks.deck_ready),
    act.PreEngage: (decks.judge_pre_engage, decks.pre_engage),
    act.DeclareReorganise: (battle.judge_declare, battle.declare),
    act.Reorganise: (battle.judge_reorganise, battle.reorganise),
    act.Commit: (heroes.judge_extra, _commit),
    act.Place: (battle.judge_place, battle.place),
    act.ForceSwap: (battle.judge_swap, battle.force_swap),
    act.UseBerserk: (strikes.judge_berserk, strikes.use_berserk),
    act.Chant: (units.judge_chant, units.chant),
    act.Hit: (heroes.judge_hit, heroes.hit),
    act.NameCard: (heroes.judge_name, heroes.name_card),
    act.Seek: (heroes.judge_seek, heroes.seek),
    act.Summon: (heroes.judge_summon, heroes.summon),
    act.SkipEffect: (heroes.judge_skip, heroes.skip),
}
"""Who judges an action, and what it does."""

_JOBS: dict[Task, Callable[[State, Job, Log], State]] = {
    Task.ARRIVE: entry.arrive,
    Task.STEP: entry.step,
    Task.FREE: meeting.free,
    Task.SETTLE: entry.settle,
    Task.HEROES: entry.heroes,
    Task.HOLD: entry.hold,
    Task.MARK: entry.mark,
    Task.CONQUER: entry.conquer,
    Task.MEET: meeting.meet,
    Task.STEAL: entry.steal,
    Task.RECHECK: meeting.recheck,
    Task.CARRY_ON: turn.carry_on,
    Task.TURN: turn.begin_turn,
    Task.NEXT_BATTLE: decks.next_battle,
    Task.BEGIN_BATTLE: decks.begin_battle,
    Task.ROUND: battle.begin_round,
    Task.FILL: battle.fill,
    Task.CHOOSE_CARDS: battle.choose_cards,
    Task.REVEAL: battle.reveal,
    Task.NOTE: battle.note,
    Task.ENGAGE: battle.engage,
    Task.STRENGTHS: strikes.strengths,
    Task.EFFECTS: effects.effects,
    Task.SHUFFLE: battle.shuffle_after,
    Task.DISCARD: effects.discard_top,
    Task.EXTRA: heroes.extra,
    Task.CHECK: strikes.check,
    Task.WINDOW: strikes.window,
    Task.ROUND_END: strikes.round_end,
    Task.JUDGE_ROUND: strikes.judge_round,
    Task.AFTERMATH: strikes.aftermath,
    Task.FALL_BACK: strikes.fall_back,
    Task.SETTLED: strikes.settled,
    Task.SCORING: reckoning.scoring,
    Task.ROTATION: reckoning.rotation,
}
assert set(_JOBS) == set(Task)
