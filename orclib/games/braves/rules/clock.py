"""The deal goes on by itself: the clock shows the next back, the card falls on the next pile (BRV-5, BRV-22.3).

The deck has no order until a card is seen (spec 5.3), so what may come and how likely it is are one thing.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from msgspec.structs import replace

from orclib.engine import CHANCE, Log, Reason, Rule
from orclib.engine.values import replaced
from orclib.games.braves import actions as act
from orclib.games.braves import events as ev
from orclib.games.braves.box import ARMY, DESIGNS, SPANS, Back, Counts, backs, backs_there, only, with_one
from orclib.games.braves.rules.recruitment import end_deal
from orclib.games.braves.rules.turns import Reasons
from orclib.games.braves.state import Options, Phase, State, Table

Odds = tuple[tuple[act.AnyAction, Fraction], ...]

CLOCK_ONLY = Rule(
    "clock-only",
    "BRV-3.1",
    "No player turns up the next card: the deal goes on by itself.",
    "Aucun joueur ne retourne la carte suivante : la distribution avance toute seule.",
)
SEEN_ALREADY = Rule(
    "seen-already", "BRV-22.3", "There is no new back to be seen now.", "Il n'y a pas de nouveau dos à voir maintenant."
)
NOT_SEEN_YET = Rule(
    "not-seen-yet",
    "BRV-22.3",
    "First the back of the next card is seen, then the card falls.",
    "On voit d'abord le dos de la carte suivante, puis elle tombe.",
)
OTHER_BACK = Rule(
    "other-back",
    "BRV-22.3",
    "The next card has shown its back already: {back}.",
    "La carte suivante a déjà montré son dos : {back}.",
)
NOTHING_TO_DEAL = Rule("nothing-to-deal", "BRV-5.7", "Nothing is dealt now.", "On ne distribue rien maintenant.")
NONE_LEFT = Rule(
    "none-left",
    "BRV-4.4",
    "No such card is left to be dealt: {kind}.",
    "Il ne reste pas de telle carte à distribuer : {kind}.",
)
START_CARD_PLACE = Rule(
    "start-card-place",
    "BRV-4.5",
    "The start card comes just once, after {least} to {most} army cards.",
    "La carte « début des recrutements » vient une seule fois, après {least} à {most} cartes « armée ».",
)
START_CARD_EXACT = Rule(
    "start-card-exact",
    "BRV-4.5",
    "The start card comes just once, after {least} army cards.",
    "La carte « début des recrutements » vient une seule fois, après {least} cartes « armée ».",
)

# Actions are values, so each is made once; the start card is the last.
SHOWN = tuple(act.ShowBack(CHANCE, back) for back in Back)
_BACK_SEEN = {back: ev.BackSeen("BRV-22.3", back) for back in Back}
DEALT = (*(act.Deal(CHANCE, design) for design in DESIGNS), act.Deal(CHANCE, None))
_KINDS: tuple[act.AnyAction, ...] = (*DEALT, *SHOWN)


def pile_of(options: Options, number: int) -> int:
    """The pile that gets the army card of that number, both counted from 1 (BRV-5.2)."""
    return (number - 1) % options.piles + 1


def _wait(table: Table) -> int:
    """At how many places the start card may still lie, the next one among them: each as likely (BRV-4.5); else 0."""
    if table.start_shown:
        return 0
    depths, dealt = table.options.depths, table.dealt
    return depths.stop - dealt if dealt in depths else 0


Left = tuple[int, tuple[int, ...], int]
"""What may come next: the place in `_KINDS` from which on there are so many left of each, and `_wait`."""


@lru_cache(maxsize=4096)
def _drawable(first: int, left: tuple[bool, ...], wait: int) -> tuple[act.AnyAction, ...]:
    """What may come next: whatever is left, unless the start card must come, and that card where it may."""
    found = [kind for kind, n in zip(_KINDS[first:], left, strict=False) if n and wait != 1]
    return (*found, DEALT[-1] if first < len(DEALT) else SHOWN[-1]) if wait else tuple(found)


@lru_cache(maxsize=4096)
def _drawn(first: int, left: tuple[int, ...], wait: int) -> Odds:
    """The same with how likely each is."""
    total, start = sum(left), Fraction(1, wait) if wait else Fraction(0)
    shares = [Fraction(n, total) * (1 - start) for n in left if n and wait != 1]
    return tuple(zip(_drawable(first, tuple(map(bool, left)), min(wait, 2)), (*shares, start), strict=False))


def _left(table: Table, counted: Callable[[Counts], tuple[int, ...]] = backs) -> Left:
    """What may come next; `counted`: how what is left of each back is told, where only backs may come."""
    deck, back = table.deck, table.next
    if not table.options.show_next_back:
        return 0, deck, _wait(table)
    if back is None:
        return len(DEALT), counted(deck), _wait(table)
    if back is Back.START:
        return 0, (), 1
    first, end = SPANS[back.index]
    return first, deck[first:end], 0


def odds(state: State) -> Odds:
    """What the clock may do in the deal, and how likely each is, exactly."""
    return _drawn(*_left(state))


def possible(state: State) -> tuple[act.AnyAction, ...]:
    """The same without the odds: of which kinds there are some left says it all."""
    first, left, wait = _left(state, backs_there)
    return _drawable(first, tuple(map(bool, left)), min(wait, 2))


def next_kinds(table: Table) -> dict[Back, Fraction]:
    """What the next card may be, by its back: what it shows, or what may come."""
    if table.next is not None:
        return {table.next: Fraction(1)}
    shown = _drawn(len(DEALT), backs(table.deck), _wait(table))
    return {action.back: share for action, share in shown if isinstance(action, act.ShowBack)}


def judge_show(state: State, action: act.ShowBack) -> Reasons:
    if action.seat != CHANCE:
        return [CLOCK_ONLY(act.DECK)]
    if not (state.phase is Phase.DEAL and state.options.show_next_back and state.next is None):
        return [SEEN_ALREADY(act.DECK)]
    return [] if action in possible(state) else [_cannot_come(state, action.back)]


def _cannot_come(state: State, back: Back) -> Reason:
    depths = state.options.depths
    if back is not Back.START and _wait(state) != 1:
        return NONE_LEFT(act.DECK, kind=back)
    rule = START_CARD_PLACE if len(depths) > 1 else START_CARD_EXACT
    return rule(act.DECK, least=depths[0], most=depths[-1])


def judge_deal(state: State, action: act.Deal) -> Reasons:
    if action.seat != CHANCE:
        return [CLOCK_ONLY(act.DECK)]
    if state.phase is not Phase.DEAL:
        return [NOTHING_TO_DEAL(act.DECK)]
    if state.options.show_next_back and state.next is None:
        return [NOT_SEEN_YET(act.DECK)]
    if action in possible(state):
        return []
    design = action.design
    back = Back.START if design is None else design.back
    if state.next not in (None, back):
        return [OTHER_BACK(act.DECK, back=state.next)]
    if design is not None and any(only(state.deck, back)) and _wait(state) != 1:
        return [NONE_LEFT(act.DECK, kind=design)]
    return [_cannot_come(state, back)]


def show_back(state: State, action: act.ShowBack, log: Log) -> State:
    """The back of the next card comes in sight (BRV-22.3)."""
    log.append(_BACK_SEEN[action.back])
    return replace(state, next=action.back)


def deal(state: State, action: act.Deal, log: Log) -> State:
    """The card falls on the next pile, or the start card comes into the centre (BRV-5.2, 5.6)."""
    number, design = state.dealt + 1, action.design
    if design is None:
        log.append(ev.StartShown("BRV-5.6", number - 1))
        return replace(state, start_shown=True, next=None, last_pile=None)
    pile = pile_of(state.options, number)
    log.append(ev.CardDealt("BRV-5.2", number, design, pile))
    after = replace(
        state,
        deck=with_one(state.deck, design, -1),
        next=None,
        piles=replaced(state.piles, pile - 1, (*state.piles[pile - 1], ARMY[design])),  # BRV-5.4
        last_pile=pile,
    )
    return end_deal(after, log) if number == state.options.army_cards else after
