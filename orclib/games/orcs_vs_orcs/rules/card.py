"""What every card has: all that is told of it, how it is drawn and what it does, in one entry (OVO-20, 22).

Units stand in `units.py`, Heroes in `heroes.py`. The strengths are apart, in `data/heroes.json`: anybody may play with
others (OVO-R7).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from orclib.engine import Log, Reason, Rule, Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import Card
from orclib.games.orcs_vs_orcs.rules.field import Parts, before, engaged, exposed, fight
from orclib.games.orcs_vs_orcs.rules.flow import ask
from orclib.games.orcs_vs_orcs.rules.moment import untimely
from orclib.games.orcs_vs_orcs.rules.strikes import strike
from orclib.games.orcs_vs_orcs.sketch import Sign
from orclib.games.orcs_vs_orcs.state import Options, Phase, State, Step, Table
from orclib.language import Bilingual

OTHER_EFFECT = Rule(
    "other-effect",
    "OVO-17.12",
    "Now {its_card} effect is carried out, and that needs another choice.",
    "C'est l'Effet {its_card} qui a lieu maintenant, et il demande un autre choix.",
)
NO_CHOICE_NOW = Rule(
    "other-effect", "OVO-17.12", "No effect needs this choice now.", "Aucun Effet ne demande ce choix maintenant."
)


class Tally(NamedTuple):
    """What an effect strikes for: so often for the fortress that is attacked, and for each engaged Unit of a kind."""

    fortress: int = 0
    foes: tuple[tuple[Card, int], ...] = ()
    own: tuple[tuple[Card, int], ...] = ()
    in_assault: bool = True
    """Whether Units count where a standing fortress is attacked."""


class CardEntry:
    """A card."""

    card: ClassVar[Card]
    clause: ClassVar[str]
    """The clause of its effect."""
    effect: ClassVar[Bilingual]
    """The effect as the card tells it."""
    brief: ClassVar[Bilingual | None] = None
    """The same as short as can be; None where there is nothing to tell."""
    asks: ClassVar[Bilingual | None] = None
    """What its owner decides as the effect is carried out; None for nothing."""
    sign: ClassVar[Sign]
    tally: ClassVar[Tally] = Tally()
    regardless: ClassVar[bool] = False
    """Whether it has its effect whatever happens: cancelled, or without a place."""

    def told(self, options: Options) -> Bilingual:
        """The effect as the card tells it under these options."""
        return self.effect

    def does(self, state: State, step: Step, log: Log) -> State | None:
        """The state after its effect; None where that finds nothing to do.

        By default the owner is asked where there is something to decide; else it strikes as it counts.
        """
        if self.asks is None:
            return self.strikes(state, step, log, self.clause)
        return choice(state, step) if [*self.choices(state, fight(state).sides[step.side].seat, step.side)] else None

    def choices(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        """What its owner, side `number` of the battle, may choose."""
        return ()

    def tries(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        """What its owner may think of choosing."""
        return self.choices(state, seat, number)

    def parts(self, state: Table, step: Step) -> Parts:
        """The strikes of its effect, part by part; () where it does not strike (OVO-20, 22.16, 22.18)."""
        sides = before(state, step)
        own, foe = sides[step.side], sides[1 - step.side]
        fortress, foes, ours, in_assault = self.tally
        assault = fight(state).assault and step.side == 0
        wall = (("fortress", 1, fortress),) if assault and fortress else ()
        if assault and not in_assault:
            return wall
        counted = [(kind.value, exposed(foe, kind), each) for kind, each in foes]
        return (*wall, *counted, *[(kind.value, engaged(own, kind), each) for kind, each in ours])

    def strikes(self, state: State, step: Step, log: Log, clause: str) -> State | None:
        """The strikes that it counts, and what of the enemy Heroes keep out of the count (OVO-20.14)."""
        parts = self.parts(state, step)
        total = strikes_of(parts)
        after = strike(state, log, 1 - step.side, total, step.card, clause, parts) if total else None
        foe = before(after or state, step)[1 - step.side]
        spared = sum([engaged(foe, kind) - exposed(foe, kind) for kind, _each in self.tally.foes]) if parts else 0
        if spared:
            log.append(ev.CoveredSpared("OVO-20.14", foe.seat, spared))
        return after


def strikes_of(parts: Parts) -> int:
    """What the parts come to."""
    return sum([count * each for _code, count, each in parts])


def another_effect(state: State, seat: Seat, *cards: Card) -> list[Reason]:
    """Why a seat has no such effect to decide about now (OVO-17.12)."""
    reasons = untimely(state, seat, Phase.EFFECT)
    step = state.battle.step if state.battle else None
    if not reasons and (step is None or step.card not in cards):
        reasons.append(OTHER_EFFECT(card=step.card.value) if step else NO_CHOICE_NOW(card=""))
    return reasons


def nothing(state: State, step: Step, log: Log, clause: str) -> State:
    """An effect finds nothing to do."""
    log.append(ev.NoEffect(clause, fight(state).sides[step.side].seat, step.card))
    return state


def choice(state: State, step: Step) -> State:
    """The owner of an effect decides."""
    return ask(state, Phase.EFFECT, fight(state).sides[step.side].seat)
