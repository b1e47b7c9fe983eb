"""One table: who judges each action, and what it does, with all that follows by itself."""

from __future__ import annotations

from typing import Final

from orclib.engine import Acts, Event, Log, Reason, Try
from orclib.games.braves import actions as act
from orclib.games.braves.rules import clock, commando, ending, flyer, mercenaries, recruitment, setup, spies
from orclib.games.braves.rules.turns import nobody
from orclib.games.braves.state import Options, State


def new(options: Options | None = None) -> State:
    """The open box: nobody is the sorcerer yet."""
    options = options or Options()
    return State(options=options, deck=options.deck, scores=(0,) * options.players)


def refusals(state: State, action: act.AnyAction) -> tuple[Reason, ...]:
    """Every reason against an action, in the order in which a person should hear them; () means legal."""
    if isinstance(action, Try):
        return action.judge(state)
    absent = () if isinstance(action, act.Chance) else nobody(state, action.seat)
    return absent or tuple(_ACTIONS[type(action)][0](state, action))


def apply_unchecked(state: State, action: act.AnyAction) -> tuple[State, tuple[Event, ...]]:
    """What a legal action does, with all that follows by itself."""
    log: Log = []
    state = _ACTIONS[type(action)][1](state, action, log)
    return state, tuple(log)


_ACTIONS: Final[Acts[State]] = {
    act.NameSorcerer: (setup.judge_name, setup.name_sorcerer),
    act.ShowBack: (clock.judge_show, clock.show_back),
    act.Deal: (clock.judge_deal, clock.deal),
    act.PlayDesertion: (recruitment.judge_desertion, recruitment.play_desertion),
    act.PlayShield: (recruitment.judge_shield, recruitment.play_shield),
    act.NameChampion: (recruitment.judge_champion, recruitment.name_champion),
    act.SpyAsk: (spies.judge_ask, spies.ask),
    act.SpyDecline: (spies.judge_decline, spies.decline),
    act.CallPeople: (mercenaries.judge_call, mercenaries.call_people),
    act.Send: (mercenaries.judge_send, mercenaries.send),
    act.EndSending: (mercenaries.judge_end, mercenaries.end_sending),
    act.PlayCommando: (commando.judge_commando, commando.play_commando),
    act.HoldCommando: (commando.judge_hold, commando.hold),
    act.Strike: (commando.judge_strike, commando.strike),
    act.PlayFlyer: (flyer.judge_flyer, flyer.play_flyer),
    act.HoldFlyer: (flyer.judge_hold, flyer.hold),
    act.EndRound: (ending.judge_end, ending.end_round),
}
"""Who judges an action, and what it does; of a player's, whether that player can act at all is asked before."""
