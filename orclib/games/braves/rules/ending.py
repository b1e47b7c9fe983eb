"""A battle is scored, the round ends, and perhaps the game (BRV-19 to BRV-21)."""

from __future__ import annotations

from msgspec.structs import replace

from orclib.engine import CHANCE, Log, Rule
from orclib.games.braves import actions as act
from orclib.games.braves import events as ev
from orclib.games.braves.box import NONE, ROUND_BATTLES, plus, together
from orclib.games.braves.rules.scoring import SHARE, WON, best_armies, competing, lines_of, over_limit
from orclib.games.braves.rules.setup import begin_round, tidied
from orclib.games.braves.rules.turns import Reasons
from orclib.games.braves.state import Battle, Phase, State

ENDS_BY_ITSELF = Rule(
    "ends-by-itself",
    "BRV-20.1",
    "Nobody ends the round: it is over after the fourth battle.",
    "Personne ne met fin à la manche : elle est finie après la quatrième bataille.",
)
FOUR_BATTLES_FIRST = Rule(
    "four-battles-first",
    "BRV-20.1",
    "The round ends after the fourth battle, not before.",
    "La manche finit après la quatrième bataille, pas avant.",
)
ENDED_ALREADY = Rule(
    "ended-already",
    "BRV-20.1",
    "The last round has ended, and the game with it.",
    "La dernière manche est finie, et la partie avec elle.",
)

END_ROUND = act.EndRound(CHANCE)


def score_battle(state: State, log: Log) -> State:
    """The strongest army wins; the sorcerer scores what the champion scores (BRV-19)."""
    options, number = state.options, state.battle
    strengths = competing(options, state.sorcerer, state.laid, state.flown, state.aboard)
    for seat in state.recruiters:
        if strengths[seat] is None:
            log.append(ev.StoodAside("BRV-19.5", seat))
        elif not strengths[seat]:
            log.append(ev.CompetedAtZero("BRV-19.6" if any(state.laid[seat]) else "BRV-R24", seat))
    first = best_armies(strengths)
    battle = Battle(
        state.round_no,
        number,
        first,
        state.sorcerer,
        state.champion,
        state.people,
        strengths,
        state.laid,
        state.flown,
        state.aboard,
        state.lost,
    )
    winners = tuple([seat for seat in state.recruiters if seat in first])
    scores = list(state.scores)
    if not winners:
        log.append(ev.NobodyCompeted("BRV-19.5", number))
    else:
        best = strengths[winners[0]]
        assert best is not None
        log.append(ev.BattleWon("BRV-19.1" if len(winners) == 1 else "BRV-19.3", number, winners, best))
        gains = {line.seat: line for line in lines_of(battle)}
        for seat in (*state.recruiters, state.sorcerer):
            if (line := gains.get(seat)) is not None:
                clause = SHARE.clause if line.item is SHARE else WON.clause
                scores[seat] += line.points
                log.append(ev.PointsScored(clause, seat, line.points, scores[seat], number))
                if scores[seat] - line.points < 10 <= scores[seat]:
                    log.append(ev.WheelTurned("BRV-1.4", seat))
    fought = together(state.laid)
    if any(fought):
        log.append(ev.ArmiesDiscarded("BRV-19.8", sum(fought)))
    state = replace(
        state,
        phase=Phase.CALL if number < ROUND_BATTLES else Phase.ROUND_END,
        active=None,
        scores=tuple(scores),
        battles=(*state.battles, battle),
        seen_discards=plus(state.seen_discards, fought),
        laid=(NONE,) * options.players,
        revealed=False,
        lost=None,
        flown=None,
        aboard=0,
    )
    if number == ROUND_BATTLES:
        log.append(ev.RoundEnded("BRV-20.1", state.round_no))
    return state


def judge_end(state: State, action: act.EndRound) -> Reasons:
    if action.seat != CHANCE:
        return [ENDS_BY_ITSELF()]
    if state.phase is Phase.ROUND_END:
        return []
    return [ENDED_ALREADY() if state.phase is Phase.OVER else FOUR_BATTLES_FIRST()]


def end_round(state: State, action: act.EndRound, log: Log) -> State:
    """Everything goes back; the game ends, or the sorcerer's left neighbour is next (BRV-20, BRV-21)."""
    options, past, best = state.options, over_limit(state), max(state.scores)
    if past:
        log.append(ev.GameEnded("BRV-21.3", past, options.limit))
        return replace(tidied(state), phase=Phase.OVER)
    sorcerer = state.sorcerer_in(state.round_no + 1)  # BRV-2.3, 2.4
    log += [
        ev.GameGoesOn("BRV-21.2" if best == options.limit else "BRV-20.4", best, options.limit),
        ev.SorcererNamed("BRV-2.3", sorcerer, state.round_no + 1),
    ]
    return begin_round(state, sorcerer, state.round_no + 1, log)
