"""The goblin commando strikes before the cards are revealed (BRV-16)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from orclib.engine import CHANCE, Log, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.braves import actions as act
from orclib.games.braves import events as ev
from orclib.games.braves.box import DESIGNS, PEOPLES, Back, Design, only, with_one
from orclib.games.braves.rules.asked import asking, next_asked, opponents
from orclib.games.braves.rules.flyer import reveal
from orclib.games.braves.rules.spies import discarded
from orclib.games.braves.rules.turns import NO_SUCH_SEAT, Reasons, plays
from orclib.games.braves.state import BETWEEN, WAR, Options, Phase, State

NO_BATTLE = Rule(
    "no-battle",
    "BRV-16.1",
    "No battle is being fought: the commando strikes in a battle.",
    "Aucune bataille n'est en cours : le commando frappe pendant une bataille.",
)
TOO_EARLY = Rule(
    "too-early",
    "BRV-16.1",
    "The commando waits until all have decided about their mercenaries.",
    "Le commando attend que tous aient décidé pour leurs mercenaires.",
)
TOO_LATE = Rule(
    "too-late",
    "BRV-16.1",
    "It is too late for the commando: it strikes before the cards are revealed.",
    "C'est trop tard pour le commando : il frappe avant que les cartes soient révélées.",
)
OTHER_ASKED = Rule(
    "other-asked",
    "BRV-16.1",
    "Now {seat} is asked about the goblin commando.",
    "C'est à {seat} qu'on pose la question du commando gobelin.",
)
NO_COMMANDO = Rule(
    "no-commando",
    "BRV-16.1",
    "You do not have the goblin commando in your hand.",
    "Vous n'avez pas le commando gobelin en main.",
)
COMMANDO_LAID = Rule(
    "commando-laid",
    "BRV-15.9",
    "Your goblin commando lies face down as a mercenary: there it can no longer strike.",
    "Votre commando gobelin est posé face cachée comme mercenaire : là, il ne peut plus frapper.",
)
NOBODY = NO_SUCH_SEAT.under("BRV-16.2")
ONESELF = Rule(
    "oneself",
    "BRV-16.5",
    "The commando strikes an opponent, never yourself.",
    "Le commando frappe un adversaire, jamais vous-même.",
)
NO_CARDS = Rule(
    "no-cards",
    "BRV-16.2",
    "{seat} has no card in this battle: strike at somebody who has one.",
    "{seat} n'a pas de carte dans cette bataille : visez quelqu'un qui en a.",
)
NO_SUCH_BACK = Rule(
    "no-such-back",
    "BRV-16.2",
    "{seat} has laid no {kind} in this battle.",
    "{seat} n'a posé aucune carte de ce type dans cette bataille : {kind}.",
)
BACK_WANTED = Rule(
    "back-wanted",
    "BRV-16.2",
    "Say which back the commando strikes: a card of the people or a mercenary.",
    "Dites quel dos vise le commando : une carte du peuple ou un mercenaire.",
)
ANY_CARD = Rule(
    "any-card",
    "BRV-R17",
    "We agreed that the commando may hit any card of the opponent: name no back.",
    "On a convenu que le commando peut toucher n'importe quelle carte de l'adversaire : ne nommez pas de dos.",
)
# the strike
CHANCE_ONLY = Rule(
    "chance-only",
    "BRV-16.2",
    "Nobody chooses the card that the commando takes away: chance does.",
    "Personne ne choisit la carte que le commando enlève : c'est le hasard.",
)
NO_COMMANDO_OUT = Rule(
    "no-commando-out",
    "BRV-16.2",
    "No goblin commando is on its way now.",
    "Aucun commando gobelin n'est en route maintenant.",
)
NOT_IN_ROW = Rule(
    "not-in-row",
    "BRV-16.2",
    "{seat} has no such card where the commando strikes.",
    "{seat} n'a pas de telle carte là où frappe le commando.",
)


def judge_commando(state: State, action: act.PlayCommando) -> Reasons:
    return [*_timing(state, action.seat), *_has_commando(state, action.seat), *_target(state, action)]


def judge_hold(state: State, action: act.HoldCommando) -> Reasons:
    return _timing(state, action.seat)


def _timing(state: State, seat: Seat) -> Reasons:
    return asking(state, seat, Phase.COMMANDO, NO_BATTLE, TOO_EARLY, TOO_LATE, OTHER_ASKED)


def _has_commando(state: State, seat: Seat) -> Reasons:
    if state.hands[seat][Design.COMMANDO]:
        return []
    return [*([COMMANDO_LAID()] if state.laid[seat][Design.COMMANDO] else []), NO_COMMANDO()]


def _target(state: State, action: act.PlayCommando) -> Reasons:
    player, back, reasons = action.player, action.back, Reasons()
    if not plays(state, player):
        reasons.append(NOBODY(players=state.options.players))
    elif player == action.seat:
        reasons.append(ONESELF(act.seat_target(player)))
    elif state.phase not in WAR or state.phase in BETWEEN:
        pass  # nobody has a card where no battle is fought
    elif player not in opponents(state, action.seat):
        reasons.append(NO_CARDS(act.seat_target(player), seat=player))
    elif not any(row(state, player, back)):
        reasons.append(NO_SUCH_BACK(act.seat_target(player), seat=player, kind=back))
    if (back is None) is state.options.commando_by_back:
        reasons.append(BACK_WANTED() if back is None else ANY_CARD())
    return reasons


def row(state: State, player: Seat, back: Back | None) -> tuple[int, ...]:
    """The cards of a player in the battle that a commando may strike (BRV-16.2)."""
    return state.laid[player] if back is None else only(state.laid[player], back)


def targets(seat: Seat, options: Options) -> Iterator[act.PlayCommando]:
    """Every blow that a seat may think of."""
    for player in options.seats:
        yield from (act.PlayCommando(seat, player, back) for back in (*PEOPLES, Back.MERCENARY, None))


def legal_targets(state: State, seat: Seat) -> list[act.PlayCommando]:
    """The same as the judge leaves of them to the seat that is asked, on a faster road."""
    if _has_commando(state, seat):
        return []
    return [each for each in targets(seat, state.options) if not _target(state, each)]


def ask_commando(state: State, after: Seat | None, log: Log) -> State:
    """The next recruiter is asked; when all have been, the cards are revealed."""
    asked = next_asked(state, Phase.COMMANDO, after)
    if asked is None:
        return reveal(state, log)
    return replace(state, phase=Phase.COMMANDO, active=asked)


def hold(state: State, action: act.HoldCommando, log: Log) -> State:
    """The next one is asked (BRV-16.1)."""
    log.append(ev.CommandoHeld("BRV-16.1", action.seat))
    return ask_commando(state, action.seat, log)


def play_commando(state: State, action: act.PlayCommando, log: Log) -> State:
    """The commando is discarded; chance will pick the card (BRV-16.2, 16.3)."""
    seat, player, back = action.seat, action.player, action.back
    log.append(ev.CommandoPlayed("BRV-16.2", seat, player, back, sum(row(state, player, back))))
    return replace(
        discarded(state, seat, Design.COMMANDO),
        phase=Phase.STRIKE,
        active=None,
        struck=(player, back),
    )


# --- the card that is struck -----------------------------------------------------------------------------------------


def judge_strike(state: State, action: act.Strike) -> Reasons:
    if action.seat != CHANCE:
        return [CHANCE_ONLY()]
    if state.phase is not Phase.STRIKE:
        return [NO_COMMANDO_OUT()]
    assert state.struck is not None
    if row(state, *state.struck)[action.design]:
        return []
    return [NOT_IN_ROW(act.row_target(*state.struck), seat=state.struck[0])]


def odds(state: State) -> tuple[tuple[act.AnyAction, Fraction], ...]:
    """Which card is struck: each of the row is as likely."""
    assert state.struck is not None
    cards = row(state, *state.struck)
    total = sum(cards)
    return tuple([(act.Strike(CHANCE, d), Fraction(n, total)) for d, n in zip(DESIGNS, cards, strict=True) if n])


def strike(state: State, action: act.Strike, log: Log) -> State:
    """The card is discarded before everybody's eyes (BRV-16.3)."""
    assert state.struck is not None
    player, design = state.struck[0], action.design
    known = state.known[player]
    state = replace(
        state,
        struck=None,
        lost=(player, design),
        laid=replaced(state.laid, player, with_one(state.laid[player], design, -1)),
        known=replaced(state.known, player, with_one(known, design, -min(1, known[design]))),
        seen_discards=with_one(state.seen_discards, design),
    )
    log.append(ev.CardStruck("BRV-16.3", player, design))
    return reveal(state, log)
