"""The rules of Orcs vs Orcs; the clause a line carries out stands beside it.

    flow.py       what all others use: jobs in a row, Hordes that come and go, glory, the end of the game
    reckoning.py  the set-up, the end of a game turn, the next one (OVO-4, 27 to 29)
    turn.py       a turn on the map: moves, recruits, cards, fortresses (OVO-5 to 7, 12 to 14)
    entry.py      entering a zone, meeting an enemy (OVO-8 to 11)
    battle.py     a battle from its decks to its aftermath (OVO-16 to 19, 23 to 26)
    effects.py    the battle effects of Units and Heroes (OVO-20, 22)
    field.py      what a battle asks of the table without changing it
    choices.py    what may be tried, and what may be done, in each phase

`apply_unchecked` does one decision, then all that follows by itself up to the next decision or stroke of chance: jobs
wait in a row (`State.todo`), and each may put others before the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from orclib.engine import CHANCE, Event, Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.rules import battle, effects, entry, reckoning, turn
from orclib.games.orcs_vs_orcs.rules.choices import chances, legal_actions, pseudo_legal_actions
from orclib.games.orcs_vs_orcs.rules.flow import Log
from orclib.games.orcs_vs_orcs.rules.reckoning import new
from orclib.games.orcs_vs_orcs.state import Job, Phase, State, Task

__all__ = ["apply_unchecked", "chances", "legal_actions", "new", "pseudo_legal_actions", "settle_down", "to_act"]


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat that decides, or chance: somebody always acts alone (spec 5)."""
    if state.active is not None:
        return (state.active,)
    return () if state.phase is Phase.OVER else (CHANCE,)


def apply_unchecked(state: State, action: act.AnyAction) -> tuple[State, tuple[Event, ...]]:
    """What an action does that the judge has allowed, and all that follows by itself."""
    log: Log = []
    if state.walked is not None or state.fought is not None or state.noted:
        state = replace(state, walked=None, fought=None, noted=())
    state = _DOES[type(action)](state, action, log)
    return _settled(state, log), tuple(log)


def settle_down(state: State) -> tuple[State, tuple[Event, ...]]:
    """All that follows by itself where nobody decides; any other state stays as it is."""
    log: Log = []
    return _settled(state, log), tuple(log)


def _settled(state: State, log: Log) -> State:
    while state.phase is Phase.BY_ITSELF:
        job = state.todo[0]
        state = _JOBS[job.task](replace(state, todo=state.todo[1:]), job, log)
    return state


def _retreat(state: State, action: act.Retreat, log: Log) -> State:
    if state.phase is Phase.ROUT:
        return battle.fall_back_to(state, action, log)
    return entry.retreat(state, action, log)


def _commit(state: State, action: act.Commit, log: Log) -> State:
    if state.phase is Phase.EFFECT:
        return effects.engage_extra(state, action, log)
    return battle.commit(state, action, log)


_DOES: dict[type, Callable[[State, Any, Log], State]] = {
    act.TurnUp: reckoning.turn_up,
    act.Begin: reckoning.begin,
    act.DrawHero: entry.draw_hero,
    act.StealHero: entry.steal_hero,
    act.Draw: battle.draw,
    act.Move: turn.move,
    act.ForcedMarch: turn.forced_march,
    act.Recruit: turn.recruit,
    act.Buy: turn.buy,
    act.LayFoundation: turn.lay_foundation,
    act.StandUp: turn.stand_up,
    act.BurnOwned: turn.burn_owned,
    act.EndActions: turn.end_actions,
    act.ChooseFate: entry.choose_fate,
    act.TakeBackMarker: entry.take_back,
    act.LeaveMarkers: entry.leave_markers,
    act.KeepHero: entry.keep_hero,
    act.Stand: entry.stand,
    act.Retreat: _retreat,
    act.NextBattle: battle.choose_battle,
    act.AddCard: battle.add_card,
    act.AddAll: battle.add_all,
    act.DeckReady: battle.deck_ready,
    act.PreEngage: battle.pre_engage,
    act.DeclareReorganise: battle.declare,
    act.Reorganise: battle.reorganise,
    act.Commit: _commit,
    act.Place: battle.place,
    act.ForceSwap: battle.force_swap,
    act.UseBerserk: battle.use_berserk,
    act.Chant: effects.chant,
    act.Hit: effects.hit,
    act.NameCard: effects.name_card,
    act.Seek: effects.seek,
    act.Summon: effects.summon,
    act.SkipEffect: effects.skip,
}

_JOBS: dict[Task, Callable[[State, Job, Log], State]] = {
    Task.ARRIVE: entry.arrive,
    Task.STEP: entry.step,
    Task.FREE: entry.free,
    Task.SETTLE: entry.settle,
    Task.HEROES: entry.heroes,
    Task.HOLD: entry.hold,
    Task.MARK: entry.mark,
    Task.CONQUER: entry.conquer,
    Task.MEET: entry.meet,
    Task.STEAL: entry.steal,
    Task.RECHECK: entry.recheck,
    Task.CARRY_ON: turn.carry_on,
    Task.TURN: turn.begin_turn,
    Task.NEXT_BATTLE: battle.next_battle,
    Task.BEGIN_BATTLE: battle.begin_battle,
    Task.ROUND: battle.begin_round,
    Task.FILL: battle.fill,
    Task.CHOOSE_CARDS: battle.choose_cards,
    Task.REVEAL: battle.reveal,
    Task.NOTE: battle.note,
    Task.ENGAGE: battle.engage,
    Task.STRENGTHS: battle.strengths,
    Task.EFFECTS: effects.effects,
    Task.SHUFFLE: battle.shuffle_after,
    Task.DISCARD: effects.discard_top,
    Task.EXTRA: effects.extra,
    Task.CHECK: battle.check,
    Task.WINDOW: battle.window,
    Task.ROUND_END: battle.round_end,
    Task.JUDGE_ROUND: battle.judge_round,
    Task.AFTERMATH: battle.aftermath,
    Task.FALL_BACK: battle.fall_back,
    Task.SETTLED: battle.settled,
    Task.SCORING: reckoning.scoring,
    Task.ROTATION: reckoning.rotation,
}
assert set(_JOBS) == set(Task)
