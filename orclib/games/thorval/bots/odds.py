"""What eyes that do not know all can reckon: how a fight may end, what a treasure may be."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random

from orclib.engine import Event, Seat, Try
from orclib.games.thorval import actions as act
from orclib.games.thorval import events as ev
from orclib.games.thorval.bots.fight_odds import band_result, expected_landings, result, sides
from orclib.games.thorval.box import Route
from orclib.games.thorval.rules.knowledge import determinize, knows, unseen
from orclib.games.thorval.rules.transitions import apply_unchecked
from orclib.games.thorval.rules.visitors import prey
from orclib.games.thorval.state import AnyTable, Fight, Phase, State, View
from orclib.games.thorval.text import sentences

Play = Callable[[State, act.AnyAction], tuple[State, tuple[Event, ...]]]


def reveals(view: View, action: act.AnyAction, play: Play = apply_unchecked) -> dict[str, Fraction]:
    """In words, how likely an attack ends how, or what a treasure is that would be turned over; `play` carries out."""
    table, fight = _fight_of(view, action, play)
    if fight is not None:
        return endings(table, fight)
    found = _turned_over(view, action, play)
    if not found:
        return {}
    kinds = unseen(view, found[0].seat)
    return {sentences.is_kind(kind): Fraction(1, len(kinds)) for kind in kinds}


def discloses(view: View, action: act.AnyAction, play: Play = apply_unchecked) -> bool:
    """Whether it would turn over a treasure whose kind the eyes of the view do not know."""
    return bool(_turned_over(view, action, play))


def assumes(view: View, action: act.AnyAction, play: Play = apply_unchecked) -> str:
    """What the odds of a fight leave out of account; "" where an action leads to none."""
    table, fight = _fight_of(view, action, play)
    if fight is None or sides(table, fight) is None:
        return ""
    begins = isinstance(action, act.Attack | act.Announce | act.Begin | act.AttackTwice)
    waits = isinstance(action, act.Ready) and view.phase is Phase.PREPARE
    gathers = isinstance(action, act.Rally) and table.phase is Phase.DEFEND
    return sentences.reckoned(more_may_come=begins or waits or gathers)


def endings(table: AnyTable, fight: Fight) -> dict[str, Fraction]:
    """In words, how likely a fight that runs to its end ends how; impossible endings are left out."""
    both = sides(table, fight)
    if both is None:
        return {}
    if fight.attacker is None:
        told = zip(sentences.band_endings(), band_result(both[0].units, both[1]), strict=True)
    else:
        told = zip(sentences.fight_endings(), result(*both), strict=True)
    return {text: share for text, share in told if share}


def _fight_of(view: View, action: act.AnyAction, play: Play) -> tuple[AnyTable, Fight | None]:
    """The fight that an action begins or goes on with, and the table on which it is fought."""
    match action:
        case act.Attack(seat=seat, origin=origin, target=target, boat=boat):
            return view, _launched(view, seat, origin, target, boat=boat)
        case act.Announce(seat=seat, origin=origin, target=target) if view.holds(seat, origin):
            return view, _launched(view, seat, origin, target)  # by the other reading of THO-R16 it may be still to win
        case act.Begin(seat=seat) if view.second is not None:
            return view, _launched(view, seat, view.second.origin, view.second.target)
        case act.GoOn():
            return view, view.fight
        case act.Ready() if view.phase in (Phase.PREPARE, Phase.DEFEND):
            return view, view.fight
        case act.Exchange() | act.Rally() | act.AttackTwice():
            state, _events = play(determinize(view, Random(0)), action)
            while state.phase is Phase.LOSSES and state.active is not None:
                state, _events = play(state, act.Lose(state.active, figure=False))
            return state, state.fighting if state.fight is None or state.fight.winner is None else None
    return view, None


def _launched(view: View, seat: Seat, origin: str, target: str, *, boat: bool = False) -> Fight | None:
    """An attack as it would begin; None where no way leads there."""
    route = Route.BOAT if boat else view.board.route(origin, target)
    return None if route is None else Fight(origin, target, seat, None, route)


def _turned_over(view: View, action: act.AnyAction, play: Play) -> list[ev.TreasureFound]:
    """The treasures that an action turns over and the eyes of the view do not know. That one lies there, all know."""
    if isinstance(action, act.Chance | Try) or not view.lying:
        return []
    _state, events = play(determinize(view, Random(0)), action)
    found = [event for event in events if isinstance(event, ev.TreasureFound)]
    return [event for event in found if not knows(view, view.seat, event.seat)]


def prospects(view: View) -> tuple[tuple[str, str], ...]:
    """The fight that runs, the dragon's flight, and what the treasures that concern these eyes may be."""
    found: list[tuple[str, str]] = []
    fight = view.fighting
    owed = view.phase is Phase.LOSSES  # what is lost is not chosen yet
    if fight is not None and fight.winner is None and not owed and (both := sides(view, fight)) is not None:
        band = band_result(both[0].units, both[1]) if fight.attacker is None else None
        wins = result(*both).win if band is None else band.conquer + band.emptied
        found.append((sentences.fight_prospect(fight.origin, fight.target, wins), "THO-15.12"))
    if view.phase is Phase.DRAGON and not view.dice and (hunted := prey(view)):
        found.append((sentences.landings_prospect(hunted, expected_landings(hunted)), "THO-9.6"))
    for lying in view.lying:
        if lying.kind is None and lying.owner == view.seat:
            kinds = unseen(view, lying.owner)
            for kind in kinds:
                share = Fraction(1, len(kinds))
                found.append((sentences.treasure_prospect(lying.owner, lying.space, kind, share), "THO-17.1"))
    return tuple(found)
