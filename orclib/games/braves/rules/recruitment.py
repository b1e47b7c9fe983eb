"""Desertions, shields and the champion: what players do about the piles (BRV-6 to BRV-9)."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from orclib.engine import CHANCE, Log, Rule, Seat
from orclib.engine.values import replaced
from orclib.games.braves import actions as act
from orclib.games.braves import events as ev
from orclib.games.braves.box import DESERTION, PILES, SHIELD_OF, SHIELDS
from orclib.games.braves.rules.piles import opened, owner_of
from orclib.games.braves.rules.spies import call_spy
from orclib.games.braves.rules.turns import (
    NO_SUCH_SEAT,
    SORCERER_DECIDES,
    Reasons,
    plays,
    recruiters_only,
    sorcerer_only,
    whose_turn,
)
from orclib.games.braves.state import Phase, State

NO_SUCH_PILE = Rule(
    "no-such-pile",
    "BRV-4.6",
    "There is no pile {pile}: the piles go from 1 to {piles}.",
    "Il n'y a pas de pile {pile} : les piles vont de 1 à {piles}.",
)
NOT_BEGUN = Rule(
    "not-begun",
    "BRV-6.4",
    "Pile {pile} is still empty: wait until a card lies there.",
    "La pile {pile} est encore vide : attendez qu'il y ait une carte.",
)
NO_WINDOW = Rule(
    "no-window",
    "BRV-22.3",
    "The next card is just coming: wait until its back can be seen.",
    "La carte suivante arrive : attendez de voir son dos.",
)
DEAL_OVER = Rule(
    "deal-over",
    "BRV-8.1",
    "Desertions are played during the deal, and the deal is over.",
    "Les désertions se jouent pendant la distribution, et elle est finie.",
)
NO_DESERTION = Rule(
    "no-desertion",
    "BRV-4.2",
    "You have no desertion left: each recruiter has {n} a round.",
    "Vous n'avez plus de désertion : chaque recruteur en a {n} par manche.",
)
TOO_EARLY = Rule(
    "too-early",
    "BRV-7.1",
    "It is too early for shields: wait until the start card lies in the centre.",
    "Il est trop tôt pour les boucliers : attendez que la carte « début des recrutements » soit au centre.",
)
SHIELDS_OVER = Rule(
    "shields-over",
    "BRV-8.6",
    "All shields have been played: no more can follow this round.",
    "Tous les boucliers ont été joués : il n'y en aura plus dans cette manche.",
)
NO_SHIELD = Rule(
    "no-shield",
    "BRV-4.1",
    "You have no shield left: each recruiter has {n} a round.",
    "Vous n'avez plus de bouclier : chaque recruteur en a {n} par manche.",
)
CLOCKWISE = Rule(
    "clockwise",
    "BRV-R7",
    "We agreed to play the last shields clockwise: it is the turn of {seat}.",
    "On a convenu de jouer les derniers boucliers dans le sens des aiguilles d'une montre : c'est à {seat}.",
)
NOT_NAMED_YET = Rule(
    "too-early",
    "BRV-9.1",
    "First all army cards must be dealt and all shields played.",
    "Il faut d'abord que toutes les cartes « armée » soient distribuées et tous les boucliers joués.",
)
NAMED_ALREADY = Rule(
    "named-already",
    "BRV-9.3",
    "{seat} has been named as champion, and stays so all round.",
    "{seat} a été nommé champion et le reste toute la manche.",
)
OPENED_ALREADY = Rule(
    "opened-already",
    "BRV-9.1",
    "The champion is named before the piles are opened; now they are open.",
    "On nomme le champion avant d'ouvrir les piles ; à présent, elles sont ouvertes.",
)
ONESELF = Rule(
    "oneself",
    "BRV-9.2",
    "The sorcerer cannot be the champion: it must be another player.",
    "Le sorcier ne peut pas être le champion : il faut un autre joueur.",
)
NOBODY = NO_SUCH_SEAT.under("BRV-9.2")


# --- what lies on a pile ---------------------------------------------------------------------------------------------


def _pile(state: State, action: act.PlayDesertion | act.PlayShield) -> Reasons:
    """Why nothing can be laid on that pile."""
    pile, count = action.pile, state.options.piles
    if not 1 <= pile <= count:
        return [NO_SUCH_PILE(pile=pile, piles=count)]
    return [NOT_BEGUN(act.pile_target(pile), pile=pile)] if state.piles and not state.piles[pile - 1] else []


def between_cards(state: State) -> bool:
    """Whether a card has just fallen: before the next is in sight nobody is quick enough (BRV-22.3)."""
    return state.phase is Phase.DEAL and state.options.show_next_back and state.next is None


def _quick(state: State, seat: Seat) -> Reasons:
    return [*recruiters_only(state, seat), *([NO_WINDOW(act.DECK)] if between_cards(state) else [])]


def judge_desertion(state: State, action: act.PlayDesertion) -> Reasons:
    over = [] if state.phase is Phase.DEAL else [DEAL_OVER()]
    return [*_quick(state, action.seat), *over, *_has_desertion(state, action.seat), *_pile(state, action)]


def _has_desertion(state: State, seat: Seat) -> Reasons:
    # After the deal those left in hand are lost (BRV-8.2); that somebody has played all is sure if all lie in piles.
    played = sum([pile.count(DESERTION) for pile in state.piles])
    sure = state.phase is Phase.DEAL or played == state.options.desertions * len(state.recruiters)
    if sure and not state.desertions[seat] and seat != state.sorcerer:
        return [NO_DESERTION(act.DESERTION, n=state.options.desertions)]
    return []


def judge_shield(state: State, action: act.PlayShield) -> Reasons:
    reasons = _quick(state, action.seat)
    if state.phase is Phase.DEAL and not state.start_shown:
        reasons.append(TOO_EARLY(act.DECK))
    if state.phase not in (Phase.DEAL, Phase.LEFTOVER):
        reasons.append(SHIELDS_OVER())
    return [*reasons, *_has_shield(state, action.seat), *_pile(state, action)]


def _has_shield(state: State, seat: Seat) -> Reasons:
    reasons = Reasons()
    if state.phase in (Phase.DEAL, Phase.LEFTOVER) and not state.shields[seat] and seat != state.sorcerer:
        reasons.append(NO_SHIELD(act.SHIELD, n=SHIELDS))
    return [*reasons, *whose_turn(state, seat, CLOCKWISE)] if state.phase is Phase.LEFTOVER else reasons


@cache
def desertions(seat: Seat) -> tuple[act.PlayDesertion, ...]:
    """A desertion on each pile of the fullest table."""
    return tuple(act.PlayDesertion(seat, pile) for pile in range(1, max(PILES.values()) + 1))


@cache
def shields(seat: Seat) -> tuple[act.PlayShield, ...]:
    """A shield on each pile of the fullest table."""
    return tuple(act.PlayShield(seat, pile) for pile in range(1, max(PILES.values()) + 1))


def able(state: State) -> tuple[Seat, ...]:
    """Those who still have something to play in the deal, and the clock."""
    if between_cards(state) or not any(state.piles):  # nothing can be played on
        return (CHANCE,)
    return _able(state.desertions, state.shields if state.start_shown else ())


@cache
def _able(desertions: tuple[int, ...], shields: tuple[int, ...]) -> tuple[Seat, ...]:
    holders = [seat for seat, n in enumerate(desertions) if n or (shields and shields[seat])]
    return (*map(Seat, holders), CHANCE)


def play_desertion(state: State, action: act.PlayDesertion, log: Log) -> State:
    """It lies on top of the pile (BRV-6.3)."""
    seat, place = action.seat, action.pile - 1
    left = state.desertions[seat] - 1
    log.append(ev.DesertionPlayed("BRV-6.3", seat, action.pile, left))
    return replace(
        state,
        piles=replaced(state.piles, place, (*state.piles[place], DESERTION)),  # BRV-6.3
        desertions=replaced(state.desertions, seat, left),
    )


def play_shield(state: State, action: act.PlayShield, log: Log) -> State:
    """It lies on top of the pile; the last one of all ends the recruiting (BRV-7.3, 8.6)."""
    seat, place = action.seat, action.pile - 1
    left, pile = state.shields[seat] - 1, state.piles[place]
    after = replace(
        state,
        piles=replaced(state.piles, place, (*pile, SHIELD_OF[seat])),  # BRV-7.3
        shields=replaced(state.shields, seat, left),
    )
    first = owner_of(pile) is None
    clause = "BRV-7.3" if first else "BRV-7.4" if state.phase is Phase.DEAL else "BRV-8.5"
    log.append(ev.ShieldPlayed(clause, seat, action.pile, left, first))
    return after if state.phase is Phase.DEAL else _after_shields(after, seat, log)


# --- the end of the deal ---------------------------------------------------------------------------------------------


def end_deal(state: State, log: Log) -> State:
    """No desertion may be played any more, shields that are left over must be (BRV-8)."""
    log.append(ev.DealEnded("BRV-5.7", state.options.army_cards))
    log += [ev.DesertionsLost("BRV-8.2", seat, n) for seat in state.recruiters if (n := state.desertions[seat])]
    log += [ev.ShieldsOwed("BRV-8.3", seat, n) for seat in state.recruiters if (n := state.shields[seat])]
    state = replace(state, desertions=(0,) * state.options.players)
    return _after_shields(replace(state, phase=Phase.LEFTOVER), None, log)


def _after_shields(state: State, last: Seat | None, log: Log) -> State:
    if not any(state.shields):
        log.append(ev.ShieldsAllPlayed("BRV-8.6"))
        return replace(state, phase=Phase.CHAMPION, active=None)
    return replace(state, active=next_with_shield(state, last))


def next_with_shield(state: State, last: Seat | None) -> Seat | None:
    """Whose turn it is to play a shield that is left over, after that seat; None for anybody's (BRV-R7)."""
    if state.options.leftover_order == "free":
        return None
    order = state.recruiters
    start = 0 if last is None else order.index(last) + 1
    return next((seat for seat in (*order[start:], *order[:start]) if state.shields[seat]), None)


# --- the champion ----------------------------------------------------------------------------------------------------


def judge_champion(state: State, action: act.NameChampion) -> Reasons:
    reasons = sorcerer_only(state, action.seat, SORCERER_DECIDES)
    if state.phase in (Phase.DEAL, Phase.LEFTOVER):
        reasons.append(NOT_NAMED_YET(*[act.seat_target(each) for each in state.recruiters if state.shields[each]]))
    elif state.phase is not Phase.CHAMPION:
        assert state.champion is not None
        reasons += [NAMED_ALREADY(act.seat_target(state.champion), seat=state.champion), OPENED_ALREADY()]
    if action.player == state.sorcerer:
        reasons.append(ONESELF(act.seat_target(action.player)))
    elif not plays(state, action.player):
        reasons.append(NOBODY(players=state.options.players))
    return reasons


def name_champion(state: State, action: act.NameChampion, log: Log) -> State:
    """The champion is named, then the piles are opened (BRV-9, BRV-10)."""
    log.append(ev.ChampionNamed("BRV-9.2", state.sorcerer, action.player))
    return call_spy(replace(opened(state, log), champion=action.player), 1, log)


def legal_plays(state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
    """What the rules above leave to a seat that may play, on a faster road."""
    if between_cards(state):
        return ()
    if state.phase is Phase.LEFTOVER:
        return _on_piles(seat, tuple(map(bool, state.piles)), desertion=False, shield=True)
    shield = state.start_shown and state.shields[seat] > 0
    return _on_piles(seat, tuple(map(bool, state.piles)), desertion=state.desertions[seat] > 0, shield=shield)


@cache
def _on_piles(seat: Seat, begun: tuple[bool, ...], *, desertion: bool, shield: bool) -> tuple[act.AnyAction, ...]:
    kinds = ((desertion, desertions(seat)), (shield, shields(seat)))
    return tuple(row[place] for held, row in kinds if held for place, there in enumerate(begun) if there)
