"""The battle effects of a round, one after the other (OVO-17.15, 19 to 21); what each does is its card's entry."""

from __future__ import annotations

from typing import Final

from orclib.engine import Log
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import Card, Line
from orclib.games.orcs_vs_orcs.rules import heroes, units
from orclib.games.orcs_vs_orcs.rules.battle import top_card
from orclib.games.orcs_vs_orcs.rules.card import CardEntry, nothing
from orclib.games.orcs_vs_orcs.rules.field import Parts, before, fight
from orclib.games.orcs_vs_orcs.rules.flow import ask, then
from orclib.games.orcs_vs_orcs.rules.sides import from_under, with_battle, with_side
from orclib.games.orcs_vs_orcs.state import Job, Phase, Play, State, Step, Table, Task

ENTRIES: Final[dict[Card, CardEntry]] = {entry.card: entry for entry in (*units.ENTRIES, *heroes.ENTRIES)}
assert set(ENTRIES) == set(Card)


def effect_parts(state: Table, step: Step) -> Parts:
    """The strikes of an effect, part by part; () for one that does not strike."""
    return ENTRIES[step.card].parts(state, step)


def effects(state: State, job: Job, log: Log) -> State:
    """The next effect of the round, or its end."""
    battle = fight(state)
    if not battle.queue:
        return then(state, Job(Task.ROUND_END))
    if _together(state) and not battle.snapshot:
        state = with_battle(state, snapshot=battle.sides)
    step, *others = battle.queue
    state = with_battle(state, queue=tuple(others), step=step)
    deferred = bool(fight(state).snapshot) and others
    jobs = () if deferred else (Job(Task.WINDOW),)
    return _perform(then(state, Job(Task.CHECK), *jobs, Job(Task.EFFECTS)), step, log)


def _together(state: State) -> bool:
    """OVO-R39, all at once: but the attacker's Hero still comes before the defender's Unit (OVO-21.7)."""
    if state.options.effect_order != "simultaneous":
        return False
    attack, defence = [side.plays[0].card for side in fight(state).sides]
    return not attack.is_hero or defence.is_hero


def _perform(state: State, step: Step, log: Log) -> State:
    """One effect: cancelled, lost, without a place, or done."""
    side = fight(state).sides[step.side]
    entry, card = ENTRIES[step.card], step.card
    if not (step.copied or entry.regardless):
        play = side.plays[step.play]
        if side.cancelled and not step.play:
            if card is not Card.ORC and play.spot is not None:
                log.append(ev.EffectCancelled("OVO-22.4", side.seat, card, fight(state).sides[1 - step.side].seat))
            return state
        if play.spot is None:
            return state  # no place, no effect; that was said as it came (OVO-19.5, 21.4)
        if not card.is_hero and not _lies(state, step, play):
            if card is not Card.ORC:
                log.append(ev.EffectLost("OVO-22.1", side.seat, card))
            return state
    after = entry.does(state, step, log)
    return nothing(state, step, log, entry.clause) if after is None else after


def _lies(state: State, step: Step, play: Play) -> bool:
    """Whether a Unit still lies face up where it was engaged; all at once, that does not matter."""
    assert play.spot is not None
    assert play.spot.column is not None
    sides = before(state, step)
    slot = sides[step.side].columns[play.spot.column].slot(play.spot.line or Line.FIRST)
    return slot is not None and slot.card is play.card and not slot.down


def discard_top(state: State, job: Job, log: Log) -> State:
    """The top card of a side's deck is discarded; from an empty deck none (OVO-20.11, 20.13)."""
    number = job.number
    secret = state.secrets[number]
    state = with_battle(state, turned=True, blind=False, drawing=number)
    if secret.deck:
        return ask(state, Phase.DRAW, None)
    if secret.under:
        state, card = from_under(state, number, hidden=False)
        return with_battle(top_card(state, log, number, card), drawing=None)
    log.append(ev.NothingToDiscard("OVO-20.13", fight(state).sides[number].seat))
    return with_side(with_battle(state, drawing=None), number, starved=state.options.forced_discard_rout)
