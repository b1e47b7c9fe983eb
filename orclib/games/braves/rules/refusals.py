"""The judge: every reason against an action, in the order in which a person should hear them; () means legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orclib.engine import CHANCE, Reason, Seat
from orclib.games.braves import actions as act
from orclib.games.braves.box import DESERTION, PEOPLES, SPIES, Back, Design, only
from orclib.games.braves.rules.asked import has_people, needs_no_goblins
from orclib.games.braves.rules.never_legal import trick_refusals
from orclib.games.braves.state import BETWEEN, RECRUITING, WAR, Phase, State

Reasons = tuple[Reason, ...]


def refusals(state: State, action: act.AnyAction) -> Reasons:
    """Every reason against an action."""
    judge: Callable[[State, Any], Reasons] = _JUDGES[type(action)]
    return judge(state, action)


# --- grounds that several actions share ------------------------------------------------------------------------------


def plays(state: State, seat: Seat) -> bool:
    """Whether the seat is one of this table's."""
    return 0 <= seat < state.options.players


def _nobody(state: State, seat: Seat) -> list[Reason]:
    """Why the seat cannot act at all: it is no player's, or the game is over or has not begun."""
    if not plays(state, seat):
        return [Reason("BRV-1.1", "no-such-seat", (), {"players": state.options.players})]
    if state.phase is Phase.OVER:
        return [Reason("BRV-21.3", "over")]
    if state.phase is Phase.SORCERER:
        return [Reason("BRV-2.2", "sorcerer-first")]
    return []


def _sorcerer_only(state: State, seat: Seat, clause: str) -> list[Reason]:
    if seat == state.sorcerer:
        return []
    return [Reason(clause, "sorcerer-decides", (act.seat_target(state.sorcerer),), {"seat": state.sorcerer})]


def _recruiters_only(state: State, seat: Seat) -> list[Reason]:
    if seat != state.sorcerer:
        return []
    return [Reason("BRV-3.2", "sorcerer-plays-nothing", (act.seat_target(seat),))]


def _pile(state: State, pile: int) -> list[Reason]:
    """Why nothing can be laid on that pile."""
    count = state.options.piles
    if not 1 <= pile <= count:
        return [Reason("BRV-4.6", "no-such-pile", (), {"pile": pile, "piles": count})]
    if state.piles and not state.piles[pile - 1]:
        return [Reason("BRV-6.4", "not-begun", (act.pile_target(pile),), {"pile": pile})]
    return []


def _no_window(state: State) -> list[Reason]:
    """Between the falling of a card and the sight of the next nobody is quick enough."""
    if state.phase is Phase.DEAL and state.options.show_next_back and state.next is None:
        return [Reason("BRV-22.3", "no-window", (act.DECK,))]
    return []


# --- chance ----------------------------------------------------------------------------------------------------------


def _judge_sorcerer(state: State, action: act.NameSorcerer) -> Reasons:
    if action.seat != CHANCE:
        return (Reason("BRV-2.2", "chance-only"),)
    if state.phase is not Phase.SORCERER:
        return (Reason("BRV-2.3", "named-already", (act.seat_target(state.sorcerer),), {"seat": state.sorcerer}),)
    wanted = state.options.first_sorcerer
    if not plays(state, action.player) or wanted not in ("random", action.player):
        return (Reason("BRV-2.2", "no-such-sorcerer", (), {"players": state.options.players}),)
    return ()


def _judge_back(state: State, action: act.ShowBack) -> Reasons:
    if action.seat != CHANCE:
        return (Reason("BRV-3.1", "clock-only", (act.DECK,)),)
    if state.phase is not Phase.DEAL or not state.options.show_next_back or state.next is not None:
        return (Reason("BRV-22.3", "seen-already", (act.DECK,)),)
    return () if _may_come(state, action.back) else (_cannot_come(state, action.back),)


def _judge_deal(state: State, action: act.Deal) -> Reasons:
    design = action.design
    if action.seat != CHANCE:
        return (Reason("BRV-3.1", "clock-only", (act.DECK,)),)
    if state.phase is not Phase.DEAL:
        return (Reason("BRV-5.7", "nothing-to-deal", (act.DECK,)),)
    back = Back.START if design is None else design.back
    if state.options.show_next_back:
        if state.next is None:
            return (Reason("BRV-22.3", "not-seen-yet", (act.DECK,)),)
        if back != state.next:
            return (Reason("BRV-22.3", "other-back", (act.DECK,), {"back": state.next}),)
    elif not _may_come(state, back):
        return (_cannot_come(state, back),)
    if design is not None and not state.deck[design]:
        return (Reason("BRV-4.4", "none-left", (act.DECK,), {"design": design}),)
    return ()


def _may_come(state: State, back: Back) -> bool:
    """Whether a card of that kind can be the next one."""
    depths, dealt = state.options.depths, state.dealt
    if back == Back.START:
        return not state.start_shown and dealt in depths
    if not state.start_shown and dealt == depths[-1]:
        return False
    return any(only(state.deck, back))


def _cannot_come(state: State, back: Back) -> Reason:
    if back != Back.START and any(state.deck) and (state.start_shown or state.dealt < state.options.depths[-1]):
        return Reason("BRV-4.4", "none-left", (act.DECK,), {"back": back})
    depths = state.options.depths
    return Reason("BRV-4.5", "start-card-place", (act.DECK,), {"least": depths[0], "most": depths[-1]})


def _judge_strike(state: State, action: act.Strike) -> Reasons:
    if action.seat != CHANCE:
        return (Reason("BRV-16.2", "chance-only"),)
    if state.phase is not Phase.STRIKE or state.struck is None:
        return (Reason("BRV-16.2", "no-commando-out"),)
    player, back = state.struck
    if not state.laid[player][action.design] or back not in (None, action.design.back):
        return (Reason("BRV-16.2", "not-in-row", (act.row_target(player, back),), {"seat": player}),)
    return ()


def _judge_end(state: State, action: act.EndRound) -> Reasons:
    if action.seat != CHANCE:
        return (Reason("BRV-20.1", "ends-by-itself"),)
    if state.phase is not Phase.ROUND_END:
        return (Reason("BRV-20.1", "four-battles-first" if state.phase is not Phase.OVER else "ended-already"),)
    return ()


# --- recruitment -----------------------------------------------------------------------------------------------------


def _judge_desertion(state: State, action: act.PlayDesertion) -> Reasons:
    seat = action.seat
    if reasons := _nobody(state, seat):
        return tuple(reasons)
    reasons = [*_recruiters_only(state, seat), *_no_window(state)]
    if state.phase is not Phase.DEAL:
        reasons.append(Reason("BRV-8.1", "deal-over"))
    # After the deal those left in hand are lost (BRV-8.2); that somebody has played all is sure if all lie in piles.
    played = sum([pile.count(DESERTION) for pile in state.piles])
    sure = state.phase is Phase.DEAL or played == state.options.desertions * len(state.recruiters)
    if sure and not state.desertions[seat] and seat != state.sorcerer:
        reasons.append(Reason("BRV-4.2", "no-desertion", (act.DESERTION,), {"n": state.options.desertions}))
    return (*reasons, *_pile(state, action.pile))


def _judge_shield(state: State, action: act.PlayShield) -> Reasons:
    seat = action.seat
    if reasons := _nobody(state, seat):
        return tuple(reasons)
    reasons = [*_recruiters_only(state, seat), *_no_window(state)]
    if state.phase is Phase.DEAL and not state.start_shown:
        reasons.append(Reason("BRV-7.1", "too-early", (act.DECK,)))
    if state.phase not in (Phase.DEAL, Phase.LEFTOVER):
        reasons.append(Reason("BRV-8.6", "shields-over"))
    elif not state.shields[seat] and seat != state.sorcerer:
        reasons.append(Reason("BRV-4.1", "no-shield", (act.SHIELD,)))
    if state.phase is Phase.LEFTOVER and state.active not in (None, seat):
        reasons.append(Reason("BRV-R7", "clockwise", (act.seat_target(state.active),), {"seat": state.active}))
    return (*reasons, *_pile(state, action.pile))


def _judge_champion(state: State, action: act.NameChampion) -> Reasons:
    seat, player = action.seat, action.player
    if reasons := _nobody(state, seat):
        return tuple(reasons)
    reasons = _sorcerer_only(state, seat, "BRV-9.1")
    if state.phase in (Phase.DEAL, Phase.LEFTOVER):
        holders = tuple(act.seat_target(each) for each in state.recruiters if state.shields[each])
        reasons.append(Reason("BRV-9.1", "too-early", holders))
    elif state.phase is not Phase.CHAMPION:
        named = state.champion
        assert named is not None
        reasons.append(Reason("BRV-9.3", "named-already", (act.seat_target(named),), {"seat": named}))
        reasons.append(Reason("BRV-9.1", "opened-already"))
    if player == state.sorcerer:
        reasons.append(Reason("BRV-9.2", "oneself", (act.seat_target(player),)))
    elif not plays(state, player):
        reasons.append(Reason("BRV-9.2", "nobody", (), {"players": state.options.players}))
    return tuple(reasons)


def _spy_turn(state: State, seat: Seat) -> list[Reason]:
    """Why the seat has no spy to use now."""
    if reasons := _nobody(state, seat):
        return reasons
    reasons = _recruiters_only(state, seat)
    if state.phase is not Phase.SPY:
        reasons.append(Reason("BRV-11.1", "spies-later" if state.phase in RECRUITING else "spies-over"))
    elif seat != state.active:
        assert state.active is not None
        facts = {"spy": state.spy, "seat": state.active}
        reasons.append(Reason("BRV-11.1", "other-spy", (act.seat_target(state.active),), facts))
    return reasons


def _judge_ask(state: State, action: act.SpyAsk) -> Reasons:
    seat, player, design = action.seat, action.player, action.design
    reasons = _spy_turn(state, seat)
    if not plays(state, player):
        reasons.append(Reason("BRV-11.5", "nobody", (), {"players": state.options.players}))
    elif player == seat:
        reasons.append(Reason("BRV-11.5", "oneself", (act.seat_target(player),)))
    elif player == state.sorcerer and state.phase is not Phase.SORCERER:
        reasons.append(Reason("BRV-11.5", "sorcerer", (act.seat_target(player),)))
    if design in SPIES:
        here = (act.design_target(design),)
        number = SPIES.index(design) + 1
        if not state.options.spies_take_spies:
            reasons.append(Reason("BRV-R10", "no-spies", here))
        if state.phase is Phase.SPY and number <= state.spy:
            reasons.append(Reason("BRV-11.10", "called-already", here, {"spy": number}))
            held = number == state.spy or state.seen_discards[design]
            clause, code = ("BRV-11.12", "discarded") if held else ("BRV-11.13", "nobody-held")
            reasons.append(Reason(clause, code, here, {"spy": number}))
    return tuple(reasons)


def _judge_decline(state: State, action: act.SpyDecline) -> Reasons:
    return tuple(_spy_turn(state, action.seat))


# --- war -------------------------------------------------------------------------------------------------------------


def _judge_call(state: State, action: act.CallPeople) -> Reasons:
    if reasons := _nobody(state, action.seat):
        return tuple(reasons)
    reasons = _sorcerer_only(state, action.seat, "BRV-14.1")
    if state.phase is not Phase.CALL:
        fought = state.phase is Phase.ROUND_END
        code = "all-fought" if fought else "battle-runs" if state.phase in WAR else "war-later"
        reasons.append(Reason("BRV-13.1" if fought else "BRV-14.1", code))
    if action.people not in PEOPLES:
        reasons.append(Reason("BRV-14.1", "no-people", (), {"back": action.people}))
    elif action.people in state.called:
        here = (act.people_target(action.people),)
        reasons.append(Reason("BRV-13.2", "called-already", here, {"people": action.people}))
    return tuple(reasons)


def _sending_turn(state: State, seat: Seat) -> list[Reason]:
    """Why the seat sends no mercenaries now."""
    if reasons := _nobody(state, seat):
        return reasons
    reasons = _recruiters_only(state, seat)
    if state.phase is not Phase.COMMIT:
        late = state.phase in (Phase.COMMANDO, Phase.STRIKE, Phase.FLYER)
        reasons.append(Reason("BRV-15.7", "all-have-sent") if late else Reason("BRV-15.1", "no-battle"))
    elif seat not in (state.active, state.sorcerer):
        assert state.active is not None
        order, here = state.speakers, (act.seat_target(state.active),)
        facts = {"seat": state.active}
        if order.index(seat) < order.index(state.active):
            reasons.append(Reason("BRV-15.7", "had-turn", here, facts))
        reasons.append(Reason("BRV-15.1", "not-your-turn", here, facts))
    return reasons


def _judge_send(state: State, action: act.Send) -> Reasons:
    seat, design, options = action.seat, action.design, state.options
    reasons = _sending_turn(state, seat)
    if design.back is not Back.MERCENARY:
        reasons.append(Reason("BRV-15.5", "no-mercenary", (), {"design": design}))
        if design.back in PEOPLES and state.people not in (None, design.back):
            reasons.append(Reason("BRV-14.2", "other-people", (), {"people": state.people}))
    if plays(state, seat) and state.hands and not state.hands[seat][design]:
        reasons.append(Reason("BRV-15.4", "not-in-hand", (), {"design": design}))
    if state.phase is Phase.COMMIT and plays(state, seat) and seat != state.sorcerer:
        if options.mercs_need_people and not has_people(state, seat):
            reasons.append(Reason("BRV-R15", "needs-people", (act.seat_target(seat),), {"people": state.people}))
        if design in options.kept_back:
            reasons.append(Reason("BRV-R16", "special-stays", (act.hand_target(design),), {"design": design}))
    return tuple(reasons)


def _judge_done(state: State, action: act.EndSending) -> Reasons:
    return tuple(_sending_turn(state, action.seat))


# --- all mercenaries of a battle at once -----------------------------------------------------------------------------


def parts(state: State, action: act.AnyAction) -> tuple[act.AnyAction, ...]:
    """The decisions of an announcement."""
    if not isinstance(action, act.Commit):
        return (action,)
    return (*(act.Send(action.seat, design) for design in action.designs), act.EndSending(action.seat))


def timely(state: State, part: act.AnyAction) -> bool:
    """Whether its seat is asked for such a decision now."""
    return state.phase is Phase.COMMIT and part.seat == state.active


def whole(state: State, action: act.AnyAction, found: Reasons) -> Reasons:
    """Every reason against an announcement: who names a card more often than he holds it is told how many he has."""
    reasons = []
    for reason in found:
        held = state.hands[action.seat][reason.facts["design"]] if reason.code == "not-in-hand" else 0
        if held:
            reason = Reason("BRV-15.4", "too-few", (), {"design": reason.facts["design"], "n": held})
        reasons.append(reason)
    return tuple(reasons)


def _asked(state: State, seat: Seat, phase: Phase, clause: str) -> list[Reason]:
    """Why the seat is not asked for the commando or the flying machine now."""
    if reasons := _nobody(state, seat):
        return reasons
    reasons = _recruiters_only(state, seat)
    if state.phase is not phase:
        order = (Phase.COMMIT, Phase.COMMANDO, Phase.STRIKE, Phase.FLYER)
        if state.phase not in order:
            reasons.append(Reason(clause, "no-battle"))
        else:
            early = order.index(state.phase) < order.index(phase)
            reasons.append(Reason(clause, "too-early" if early else "too-late"))
    elif seat not in (state.active, state.sorcerer):
        assert state.active is not None
        reasons.append(Reason(clause, "other-asked", (act.seat_target(state.active),), {"seat": state.active}))
    return reasons


def _judge_commando(state: State, action: act.PlayCommando) -> Reasons:
    seat, player, back = action.seat, action.player, action.back
    reasons = _asked(state, seat, Phase.COMMANDO, "BRV-16.1")
    fights = state.phase in WAR and state.phase not in BETWEEN
    if plays(state, seat) and state.hands and not state.hands[seat][Design.COMMANDO]:
        if state.laid[seat][Design.COMMANDO]:
            reasons.append(Reason("BRV-15.9", "commando-laid"))
        reasons.append(Reason("BRV-16.1", "no-commando"))
    if not plays(state, player):
        reasons.append(Reason("BRV-16.2", "nobody", (), {"players": state.options.players}))
    elif player == seat:
        reasons.append(Reason("BRV-16.5", "oneself", (act.seat_target(player),)))
    elif not fights:
        pass  # nobody has a card where no battle is fought
    elif not any(state.laid[player]):
        reasons.append(Reason("BRV-16.2", "no-cards", (act.seat_target(player),), {"seat": player}))
    elif back is not None and not any(only(state.laid[player], back)):
        reasons.append(Reason("BRV-16.2", "no-such-back", (act.seat_target(player),), {"seat": player, "back": back}))
    if (back is None) is state.options.commando_by_back:
        reasons.append(Reason("BRV-16.2", "back-wanted") if back is None else Reason("BRV-R17", "any-card"))
    return tuple(reasons)


def _judge_no_commando(state: State, action: act.HoldCommando) -> Reasons:
    return tuple(_asked(state, action.seat, Phase.COMMANDO, "BRV-16.1"))


def _judge_flyer(state: State, action: act.PlayFlyer) -> Reasons:
    seat, goblins, options = action.seat, action.goblins, state.options
    reasons = _asked(state, seat, Phase.FLYER, "BRV-18.1")
    if not 0 <= goblins <= Design.GOBLIN.copies:
        reasons.append(Reason("BRV-18.2", "no-number", (), {"n": Design.GOBLIN.copies}))
    if not plays(state, seat) or not state.hands or seat == state.sorcerer:
        return tuple(reasons)
    hand, laid = state.hands[seat], state.laid[seat]
    if not hand[Design.FLYING_MACHINE]:
        on_table = bool(laid[Design.FLYING_MACHINE])
        reasons.append(Reason("BRV-15.9", "flyer-laid") if on_table else Reason("BRV-18.1", "no-flyer"))
    table = laid[Design.GOBLIN]
    here = (act.seat_target(seat),)
    if goblins > hand[Design.GOBLIN]:
        reasons.append(Reason("BRV-18.2", "goblins-short", here, {"n": hand[Design.GOBLIN]}))
        if table and not options.flyer_uses_table_goblins:
            reasons.append(Reason("BRV-18.4", "table-goblins", here, {"n": table}))
    if not goblins and not needs_no_goblins(state, seat):
        reasons.append(Reason("BRV-18.3", "alone", here))
        if table and not options.flyer_uses_table_goblins:
            reasons.append(Reason("BRV-18.4", "table-goblins", here, {"n": table}))
    if state.phase is Phase.FLYER and options.mercs_need_people and not has_people(state, seat):
        reasons.append(Reason("BRV-R15", "flyer-needs-people", here, {"people": state.people}))
    return tuple(reasons)


def _judge_no_flyer(state: State, action: act.HoldFlyer) -> Reasons:
    return tuple(_asked(state, action.seat, Phase.FLYER, "BRV-18.1"))


_JUDGES: dict[type, Callable[[State, Any], Reasons]] = {
    act.NameSorcerer: _judge_sorcerer,
    act.ShowBack: _judge_back,
    act.Deal: _judge_deal,
    act.Strike: _judge_strike,
    act.EndRound: _judge_end,
    act.PlayDesertion: _judge_desertion,
    act.PlayShield: _judge_shield,
    act.NameChampion: _judge_champion,
    act.SpyAsk: _judge_ask,
    act.SpyDecline: _judge_decline,
    act.CallPeople: _judge_call,
    act.Send: _judge_send,
    act.EndSending: _judge_done,
    act.PlayCommando: _judge_commando,
    act.HoldCommando: _judge_no_commando,
    act.PlayFlyer: _judge_flyer,
    act.HoldFlyer: _judge_no_flyer,
    act.Try: trick_refusals,
}
