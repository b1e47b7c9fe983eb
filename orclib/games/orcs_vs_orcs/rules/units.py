"""The battle effects of Units (OVO-20): each card in one entry, then the decision that its owner makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar, Final

from orclib.engine import Log, Reason, Rule, Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs.box import Card, Colour
from orclib.games.orcs_vs_orcs.rules.card import CardEntry, Tally, another_effect, nothing
from orclib.games.orcs_vs_orcs.rules.field import fight, number_of, revivable
from orclib.games.orcs_vs_orcs.rules.flow import on, then
from orclib.games.orcs_vs_orcs.rules.sides import with_fighters, with_side
from orclib.games.orcs_vs_orcs.sketch import Disc, Glyph, Mark, Solid
from orclib.games.orcs_vs_orcs.state import Job, Options, State, Step, Task
from orclib.language import Bilingual

NO_HORDE_LOST = Rule(
    "no-horde-lost",
    "OVO-20.10",
    "You have lost no Horde in this battle that could come back.",
    "Vous n'avez perdu dans cette bataille aucune Horde qui pourrait revenir.",
)
NO_CARD_TO_PAY = Rule(
    "no-card-to-pay",
    "OVO-20.10",
    "Your deck is empty: you have no card to pay for the green effect.",
    "Votre Deck est vide : vous n'avez pas de carte pour payer l'Effet vert.",
)
EXHAUSTED_STAY_AWAY = Rule(
    "exhausted-stay-away",
    "OVO-7.9",
    (
        "The Horde that the forced march cost was not lost in the battle: it cannot come back.",
        "The {n} Hordes that forced marches cost were not lost in the battle: they cannot come back.",
    ),
    (
        "La Horde qu'a coûtée la marche forcée n'a pas été perdue dans la bataille : elle ne peut pas revenir.",
        "Les {n} Hordes qu'ont coûtées les marches forcées n'ont pas été perdues dans la bataille : elles ne "
        "peuvent pas revenir.",
    ),
    count="n",
)

_chant = cache(act.Chant)


class Unit(CardEntry):
    """A card that can be bought."""

    short: ClassVar[Bilingual]
    """Its name where there is little room."""


class Orc(Unit):
    card, clause = Card.ORC, "OVO-20.1"
    short = Bilingual("Orc", "Orc")
    effect = Bilingual("No effect.", "Pas d'Effet.")
    sign = "orc_head"

    def does(self, state: State, step: Step, log: Log) -> State | None:
        """None; that is worth telling where somebody copies it."""
        return None if step.copied else state


_HAT: Final = ((-8, -1.2), (-7, -6), (-3.4, -9.4), (0, -10))
IRON_HEAD: Final[tuple[Mark, ...]] = (
    Glyph("orc_head", 0, 2.6, 19.5),
    Solid((*_HAT, *[(-x, y) for x, y in reversed(_HAT[:-1])], (3, -2.6), (-3, -2.6)), edge=True),
    Solid(((-1.3, -9), (0, -13), (1.3, -9))),
    *[Disc(x, -5.6, 0.9, bare=True) for x in (-4.4, 0, 4.4)],
)
"""An orc's head under an iron hat."""


class HeavyOrc(Unit):
    card, clause = Card.HEAVY, "OVO-20.5"
    short = Bilingual("Heavy Orc", "Orc lourd")
    effect = Bilingual(
        "+2 against a fortress, +1 per enemy Boar rider.", "+2 contre une Forteresse, +1 par Sanglier monté ennemi."
    )
    brief = Bilingual("+2 against a fortress, +1 per enemy Boar rider", "+2 contre une Forteresse, +1 par Sanglier")
    tally = Tally(fortress=2, foes=((Card.BOAR, 1),))
    sign = IRON_HEAD

    def does(self, state: State, step: Step, log: Log) -> State | None:
        """Against a fortress another clause lets it strike (OVO-20.4)."""
        assault = fight(state).assault and step.side == 0
        return self.strikes(state, step, log, "OVO-20.4" if assault else self.clause)


class BoarRider(Unit):
    card, clause = Card.BOAR, "OVO-20.6"
    short = Bilingual("Boar rider", "Sanglier")
    effect = Bilingual(
        "+2 per enemy Crossbowman; none against a fortress.",
        "+2 par Arbalétrier ennemi ; rien contre une Forteresse.",
    )
    brief = Bilingual(
        "+2 per enemy Crossbowman (not against a fortress)", "+2 par Arbalétrier (pas contre une Forteresse)"
    )
    tally = Tally(foes=((Card.XBOW, 2),), in_assault=False)
    sign = "boar"

    def does(self, state: State, step: Step, log: Log) -> State | None:
        """None against a fortress (OVO-20.7)."""
        if fight(state).assault and step.side == 0:
            return nothing(state, step, log, "OVO-20.7")
        return super().does(state, step, log)


class Crossbowman(Unit):
    card, clause = Card.XBOW, "OVO-20.2"
    short = Bilingual("Crossbow", "Arbalète")
    effect = Bilingual("+1 per enemy Orc or Heavy Orc.", "+1 par Orc ou Orc lourd ennemi.")
    brief = Bilingual("+1 per enemy Orc or Heavy Orc", "+1 par Orc ou Orc lourd ennemi")
    tally = Tally(foes=((Card.ORC, 1), (Card.HEAVY, 1)))
    sign = "crossbow"


class Catapult(Unit):
    card, clause = Card.CATAPULT, "OVO-20.12"
    short = Bilingual("Catapult", "Catapulte")
    effect = Bilingual(
        "Against a fortress: +4, and the enemy discards a card.",
        "Contre une Forteresse : +4, et l'adversaire défausse une carte.",
    )
    brief = Bilingual("against a fortress +4, and the enemy discards", "contre une Forteresse +4, et défausse")
    always = Bilingual(
        "The enemy discards a card. +4 against a fortress.",
        "L'adversaire défausse une carte. +4 contre une Forteresse.",
    )
    """The effect where the enemy always discards."""
    tally = Tally(fortress=4)
    sign = "catapult"

    def told(self, options: Options) -> Bilingual:
        return self.always if options.catapult_discard_always else self.effect

    def does(self, state: State, step: Step, log: Log) -> State | None:
        """It strikes, and the enemy discards (OVO-20.13)."""
        after = super().does(state, step, log)
        if after is None and not state.options.catapult_discard_always:
            return None
        return then(after or state, Job(Task.DISCARD, number=1 - step.side))


class Shaman(Unit):
    card, clause = Card.SHAMAN, "OVO-20.8"
    short = Bilingual("Shaman", "Shaman")
    effect = Bilingual(
        "Green effect: a Horde revives, you discard one. Red: the enemy discards one.",
        "Effet vert : une Horde revient, vous défaussez. Rouge : l'adversaire défausse.",
    )
    brief = Bilingual("a lost Horde comes back, or the enemy discards", "une Horde revient, ou l'ennemi défausse")
    asks = Bilingual("green or red effect?", "effet vert ou effet rouge ?")
    sign = "troll"

    def choices(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        green = () if any(without_green(state, number)) else (_chant(seat, Colour.GREEN),)
        return (*green, _chant(seat, Colour.RED))

    def tries(self, state: State, seat: Seat, number: int) -> Iterable[act.AnyAction]:
        return [_chant(seat, colour) for colour in Colour]


def without_green(state: State, number: int) -> Iterator[Reason]:
    """Why the green effect is not possible: nobody to revive, or nothing to pay with (OVO-7.9, 20.10)."""
    side, secret = fight(state).sides[number], state.secrets[number]
    here = act.losses_target(side.seat)
    if not revivable(state, number):
        yield NO_HORDE_LOST(here)
        if side.exhausted:
            yield EXHAUSTED_STAY_AWAY(here, n=side.exhausted)
    if not secret.deck and not secret.under:
        yield NO_CARD_TO_PAY()


def judge_chant(state: State, action: act.Chant) -> list[Reason]:
    reasons, number = another_effect(state, action.seat, Card.SHAMAN), state.side(action.seat)
    if reasons or number is None or action.colour is Colour.RED:
        return reasons
    return list(without_green(state, number))


def chant(state: State, action: act.Chant, log: Log) -> State:
    """A Horde comes back for a card of one's own, or the enemy loses one (OVO-20.9, 20.11)."""
    number = number_of(state, action.seat)
    if action.colour is Colour.RED:
        return on(state, Job(Task.DISCARD, number=1 - number))
    losses = fight(state).sides[number].losses - 1
    log.append(ev.Revived("OVO-20.9", action.seat, losses))
    state = with_fighters(with_side(state, number, losses=losses), number, state.fighters(number) + 1)
    return on(state, Job(Task.DISCARD, number=number))


ENTRIES: Final[tuple[Unit, ...]] = (Orc(), HeavyOrc(), BoarRider(), Crossbowman(), Shaman(), Catapult())
