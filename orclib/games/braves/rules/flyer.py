"""The cards are revealed, and the flying machine may join an army (BRV-17.1, BRV-18)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from orclib.engine import Event, Log, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.braves import actions as act
from orclib.games.braves import events as ev
from orclib.games.braves.box import NONE, Counts, Design, minus, plus, with_one
from orclib.games.braves.rules.asked import asking, helps, needs_no_goblins, next_asked
from orclib.games.braves.rules.ending import score_battle
from orclib.games.braves.rules.scoring import army_parts, army_strength
from orclib.games.braves.rules.strength import FLOWN, TWO_LEADERS, Term
from orclib.games.braves.rules.turns import Reasons
from orclib.games.braves.state import Phase, State

NO_BATTLE = Rule(
    "no-battle",
    "BRV-18.1",
    "No battle is being fought: the flying machine joins a battle.",
    "Aucune bataille n'est en cours : la machine volante rejoint une bataille.",
)
TOO_EARLY = Rule(
    "too-early",
    "BRV-18.1",
    "The flying machine waits until all cards are revealed.",
    "La machine volante attend que toutes les cartes soient révélées.",
)
OTHER_ASKED = Rule(
    "other-asked",
    "BRV-18.1",
    "Now {seat} is asked about the flying machine.",
    "C'est à {seat} qu'on pose la question de la machine volante.",
)
NO_FLYER = Rule(
    "no-flyer",
    "BRV-18.1",
    "You do not have the flying machine in your hand.",
    "Vous n'avez pas la machine volante en main.",
)
FLYER_LAID = Rule(
    "flyer-laid",
    "BRV-15.9",
    "Your flying machine lies in your army already, laid as a mercenary.",
    "Votre machine volante est déjà dans votre armée, posée comme mercenaire.",
)
NO_NUMBER = Rule(
    "no-number",
    "BRV-18.2",
    "That is no number of goblins: there are only {n} in the game.",
    "Ce nombre de gobelins n'existe pas : il n'y en a que {n} dans le jeu.",
)
GOBLINS_SHORT = Rule(
    "goblins-short",
    "BRV-18.2",
    (
        "You have only {n} goblin in your hand: no more can fly.",
        "You have only {n} goblins in your hand: no more can fly.",
    ),
    (
        "Vous n'avez que {n} gobelin en main : pas un de plus ne peut voler.",
        "Vous n'avez que {n} gobelins en main : pas un de plus ne peut voler.",
    ),
    count="n",
)
NO_GOBLIN = Rule("no-goblin", "BRV-18.2", "You have no goblin in your hand.", "Vous n'avez pas de gobelin en main.")
TABLE_GOBLINS = Rule(
    "table-goblins",
    "BRV-18.4",
    (
        "Your goblin on the table does not fly: only goblins from the hand do.",
        "Your {n} goblins on the table do not fly: only goblins from the hand do.",
    ),
    (
        "Votre gobelin déjà sur la table ne vole pas : seuls ceux de la main volent.",
        "Vos {n} gobelins déjà sur la table ne volent pas : seuls ceux de la main volent.",
    ),
    count="n",
)
ALONE = Rule(
    "alone",
    "BRV-18.3",
    "The flying machine never flies alone: at least one goblin from the hand comes too.",
    "La machine volante ne vole jamais seule : il lui faut au moins un gobelin de la main.",
)
FLYER_NEEDS_PEOPLE = Rule(
    "flyer-needs-people",
    "BRV-R15",
    "We agreed that the flying machine only helps an army of the people that fights. Here {people} fight, and you "
    "have no card of them in the battle.",
    "Nous avons convenu que la machine volante n'aide qu'une armée du peuple qui combat. Ici, ce sont {people}, et "
    "vous n'en avez aucune carte dans la bataille.",
)


def judge_flyer(state: State, action: act.PlayFlyer) -> Reasons:
    return [*_timing(state, action.seat), *_has_flyer(state, action.seat), *_crew(state, action)]


def judge_hold(state: State, action: act.HoldFlyer) -> Reasons:
    return _timing(state, action.seat)


def _timing(state: State, seat: Seat) -> Reasons:
    return asking(state, seat, Phase.FLYER, NO_BATTLE, TOO_EARLY, TOO_EARLY, OTHER_ASKED)


def _has_flyer(state: State, seat: Seat) -> Reasons:
    reasons = Reasons()
    if seat == state.sorcerer:
        return reasons
    if not state.hands[seat][Design.FLYING_MACHINE]:
        reasons.append(FLYER_LAID() if state.laid[seat][Design.FLYING_MACHINE] else NO_FLYER())
    if state.phase is Phase.FLYER and not helps(state, seat):
        reasons.append(FLYER_NEEDS_PEOPLE(act.seat_target(seat), people=state.people))
    return reasons


def _crew(state: State, action: act.PlayFlyer) -> Reasons:
    seat, goblins, reasons = action.seat, action.goblins, Reasons()
    if not 0 <= goblins <= Design.GOBLIN.copies:
        reasons.append(NO_NUMBER(n=Design.GOBLIN.copies))
    if seat == state.sorcerer:
        return reasons
    here, held, table = act.seat_target(seat), state.hands[seat][Design.GOBLIN], state.laid[seat][Design.GOBLIN]
    if goblins > held:
        reasons.append(GOBLINS_SHORT(here, n=held) if held else NO_GOBLIN(here))
    elif goblins or needs_no_goblins(state, seat):
        return reasons
    else:
        reasons.append(ALONE(here))
    if table and not state.options.flyer_uses_table_goblins:
        reasons.append(TABLE_GOBLINS(here, n=table))
    return reasons


def flights(seat: Seat) -> list[act.PlayFlyer]:
    """Every crew that a seat may think of."""
    return [act.PlayFlyer(seat, goblins) for goblins in range(Design.GOBLIN.copies + 1)]


def legal_flights(state: State, seat: Seat) -> list[act.PlayFlyer]:
    """The same as the judge leaves of them to the seat that is asked, on a faster road."""
    return [] if _has_flyer(state, seat) else [each for each in flights(seat) if not _crew(state, each)]


def _less(known: Counts, shown: Counts) -> Counts:
    """What is still known of hidden cards once some have been shown to all."""
    return tuple([max(0, n - m) for n, m in zip(known, shown, strict=True)]) if any(known) else known


def reveal(state: State, log: Log) -> State:
    """All cards of the battle are turned up at once (BRV-17.1)."""
    known = tuple(map(_less, state.known, state.laid))
    state = replace(state, revealed=True, known=known, active=None)
    armies = [(seat, army_strength(state, seat)) for seat in state.recruiters if any(state.laid[seat])]
    log += [ev.ArmyRevealed("BRV-17.1", seat, state.laid[seat], found.total) for seat, found in armies]
    for seat, _ in armies:
        log += _counted(seat, army_parts(state, seat))
    return _ask(state, None, log)


def _counted(seat: Seat, terms: Iterable[Term]) -> list[Event]:
    """Every part of the strength of an army, by its clause."""
    return [ev.PartCounted(term.clause, seat, term) for term in terms]


def _ask(state: State, after: Seat | None, log: Log) -> State:
    asked = next_asked(state, Phase.FLYER, after)
    if asked is None:
        return score_battle(state, log)
    return replace(state, phase=Phase.FLYER, active=asked)


def hold(state: State, action: act.HoldFlyer, log: Log) -> State:
    """The next one is asked (BRV-18.1)."""
    log.append(ev.FlyerHeld("BRV-18.1", action.seat))
    return _ask(state, action.seat, log)


def play_flyer(state: State, action: act.PlayFlyer, log: Log) -> State:
    """The flying machine and its goblins join the army (BRV-18.5)."""
    seat, before = action.seat, army_strength(state, action.seat)
    counted = army_parts(state, seat)
    joined = with_one(with_one(NONE, Design.FLYING_MACHINE), Design.GOBLIN, action.goblins)
    state = replace(
        state,
        active=None,
        flown=seat,
        aboard=action.goblins,
        hands=replaced(state.hands, seat, minus(state.hands[seat], joined)),
        laid=replaced(state.laid, seat, plus(state.laid[seat], joined)),
        known=replaced(state.known, seat, _less(state.known[seat], joined)),
    )
    after = army_strength(state, seat)
    quarrel = any(term.item is TWO_LEADERS for term in after.terms)
    clause = "BRV-18.9" if quarrel else next(term.clause for term in after.terms if term.code == FLOWN.code)
    clause = clause if before.terms else "BRV-18.11"
    log.append(ev.FlyerJoined(clause, seat, action.goblins, before.total, after.total))
    log += _counted(seat, [term for term in army_parts(state, seat) if term not in counted])
    return score_battle(state, log)
