"""The box is opened and a round begins (BRV-2 to BRV-4)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from orclib.engine import CHANCE, Log, Rule, Seat
from orclib.games.braves import actions as act
from orclib.games.braves import events as ev
from orclib.games.braves.box import NONE, SHIELDS
from orclib.games.braves.rules.turns import Reasons
from orclib.games.braves.state import Options, Phase, State

CHANCE_ONLY = Rule(
    "chance-only",
    "BRV-2.2",
    "Nobody chooses the first sorcerer: chance does.",
    "Personne ne choisit le premier sorcier : c'est le hasard.",
)
NAMED_ALREADY = Rule(
    "named-already",
    "BRV-2.3",
    "{seat} is the sorcerer. Chance names only the first one; later the tile goes to the left.",
    "{seat} est le sorcier. Le hasard ne désigne que le premier ; ensuite, la tuile passe à gauche.",
)
NO_SUCH_SORCERER = Rule(
    "no-such-sorcerer",
    "BRV-2.2",
    "That player cannot be the first sorcerer at this table of {players}.",
    "Ce joueur ne peut pas être le premier sorcier à cette table de {players}.",
)


@cache
def first_sorcerers(options: Options) -> tuple[act.NameSorcerer, ...]:
    """Who may be drawn as the first sorcerer, each as likely as the others (BRV-2.2)."""
    first = options.first_sorcerer
    return tuple(act.NameSorcerer(CHANCE, seat) for seat in options.seats if first in ("random", seat))


def judge_name(state: State, action: act.NameSorcerer) -> Reasons:
    if action.seat != CHANCE:
        return [CHANCE_ONLY()]
    if state.phase is not Phase.SORCERER:
        return [NAMED_ALREADY(act.seat_target(state.sorcerer), seat=state.sorcerer)]
    return [] if action in first_sorcerers(state.options) else [NO_SUCH_SORCERER(players=state.options.players)]


def name_sorcerer(state: State, action: act.NameSorcerer, log: Log) -> State:
    """The wheels are set, and the first round begins (BRV-2.1, 2.2)."""
    log += [ev.WheelsSet("BRV-2.1", state.options.players), ev.SorcererNamed("BRV-2.2", action.player, 1)]
    return begin_round(state, action.player, 1, log)


def begin_round(state: State, sorcerer: Seat, number: int, log: Log) -> State:
    """Shields, desertions and the deck are made ready (BRV-4)."""
    options = state.options
    depths = options.depths
    log += [
        ev.CardsTaken("BRV-4.2", SHIELDS, options.desertions),
        ev.DeckMade("BRV-4.5", options.army_cards, depths[0], depths[-1]),
        ev.RingMade("BRV-4.6", options.piles),
    ]
    recruits = [seat != sorcerer for seat in options.seats]
    return replace(
        tidied(state),
        phase=Phase.DEAL,
        round_no=number,
        sorcerer=sorcerer,
        piles=((),) * options.piles,
        shields=tuple([SHIELDS if one else 0 for one in recruits]),  # BRV-4.1, 4.3
        desertions=tuple([options.desertions if one else 0 for one in recruits]),
    )


def tidied(state: State) -> State:
    """All cards go back, and nothing of the round is kept (BRV-20.2, 20.3)."""
    none = (NONE,) * state.options.players
    return replace(
        state,
        deck=state.options.deck,
        start_shown=False,
        champion=None,
        spy=0,
        active=None,
        known=none,
        refused=(),
        given=(),
        quarrelled=(),
        called=(),
        seen_discards=NONE,
        unseen_discards=NONE,
        hands=none,
        laid=none,
    )
