"""Armadöra as the contract wants it: one object that binds the files of this folder together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from importlib import resources
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from orclib.engine import Action, Announced, Event, Game, Line, Outcome, Overlay, Reason, Rulebook, Seat
from orclib.games.armadora import actions
from orclib.games.armadora import state as values
from orclib.games.armadora.bots import odds
from orclib.games.armadora.box import People
from orclib.games.armadora.rules import knowledge, refusal_checks, refusals, scoring, transitions
from orclib.games.armadora.rules.never_legal import never_legal_actions
from orclib.games.armadora.rules.territories import land, lines_of
from orclib.games.armadora.text import position, sentences
from orclib.games.armadora.text.statements import STATEMENTS
from orclib.games.armadora.text.words import WORDS

if TYPE_CHECKING:
    from orclib.engine.bot import Bot
    from orclib.scene import Scene


class Armadora(Game[values.State, actions.AnyAction, values.View, values.Options]):
    """Two to four players fence in gold and count on warriors that nobody else can read; see `transitions.py`."""

    slug = "armadora"
    title = "Armadöra"
    prefix = "ARM"
    players = range(2, 5)
    Options = values.Options
    State = values.State
    action_type = actions.Stored
    announced_type = actions.LayPalisades
    words = WORDS
    statements = STATEMENTS
    rulebook = Rulebook(resources.files("orclib.games.armadora") / "data" / "rulebook.toml")

    def new(self, options: values.Options | None = None) -> values.State:
        return transitions.new(options or values.Options())

    def to_act(self, state: values.State) -> tuple[Seat, ...]:
        return transitions.to_act(state)

    def pseudo_legal_actions(self, state: values.State, seat: Seat) -> Iterable[actions.AnyAction]:
        return transitions.pseudo_legal_actions(state, seat)

    def never_legal_actions(self, state: values.State, seat: Seat) -> Iterable[actions.AnyAction]:
        return never_legal_actions(state, seat)

    def refusals(self, state: values.State, action: actions.AnyAction) -> tuple[Reason, ...]:
        if isinstance(action, Announced):
            return self.judged(state, action)[1]
        return refusals.refusals(state, action)

    def legal_actions(self, state: values.State, seat: Seat) -> tuple[actions.AnyAction, ...]:
        return transitions.legal_actions(state, seat)

    def apply_unchecked(self, state: values.State, action: actions.AnyAction) -> tuple[values.State, tuple[Event, ...]]:
        return transitions.apply_unchecked(state, action)

    def parts(self, state: values.State, action: actions.AnyAction) -> tuple[actions.AnyAction, ...]:
        return refusals.parts(action)

    def timely(self, state: values.State, part: actions.AnyAction) -> bool:
        return refusals.timely(state, part)

    def regardless(self, state: values.State, part: actions.AnyAction) -> Iterable[Reason]:
        return refusals.regardless(state, part)

    def whole(self, state: values.State, action: actions.AnyAction, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        return refusals.whole(state, action, reasons)

    def chances(self, state: values.State) -> tuple[tuple[actions.AnyAction, Fraction], ...]:
        return transitions.chances(state)

    def outcome(self, state: values.State) -> Outcome | None:
        return scoring.outcome(state)

    def fates(self, state: values.State) -> tuple[Event, ...]:
        return transitions.fates(state, scoring.counts(state))

    def sides(self, options: values.Options) -> tuple[tuple[Seat, ...], ...]:
        return options.sides

    def inventory(self, state: values.State) -> dict[str, int]:
        things = Counter({"palisades": state.supply + state.land.palisades.bit_count()})
        hands = state.hands or (values.start_hand(state.options),) * state.options.players
        for people, hand in zip(state.options.seating, hands, strict=True):
            things.update({f"{people.value}{value}": n for value, n in zip(values.VALUES, hand, strict=True)})
        for one in state.squares:
            if one is not None:
                things[f"{state.people(one.owner).value}{one.value}"] += 1
        things.update(f"heap {gold}" for gold in (*state.heaps, *refusal_checks.heaps_left(state)) if gold)
        if state.options.advanced:
            warriors = [one for one in state.squares if one is not None]
            left = sum(state.reinforcements) if state.hands else state.options.players
            things["reinforcements"] = left + sum(one.reinforced for one in warriors)
            elf = state.seat_of(People.ELF)
            if elf is not None:
                left = state.powers[elf] if state.hands else People.ELF.powers
                things["arrows"] = left + sum(one.arrows for one in warriors)
        return dict(things)

    def plausible(self, state: values.State) -> bool:
        rebuilt = land(lines_of(state.land.palisades), state.options.min_territory)
        return state.land == rebuilt and super().plausible(msgspec.structs.replace(state, land=None))  # sets, no counts

    def observe(self, state: values.State, seat: Seat | None) -> values.View:
        return knowledge.observe(state, seat)

    def determinize(self, view: values.View, rng: Random) -> values.State:
        return knowledge.determinize(view, rng)

    def asked(self, state: values.State) -> Seat:
        return state.active

    def complete(self, cls: Any, said: dict[str, Any], state: values.State, seat: Seat) -> Any:
        if cls is actions.PutHeap:
            said["seat"] = refusal_checks.setter(state)
        if cls is actions.LayPalisades:
            said.setdefault("lines", ())
        return super().complete(cls, said, state, seat)

    def _meant(self, state: values.State, found: Sequence[actions.AnyAction]) -> actions.AnyAction:
        # While heaps are put, a number on a square is one; a power on a square is that of the people.
        at_power = found[0].seat in state.options.seats and state.people(found[0].seat)
        other = (
            actions.PlaceWarrior if state.phase is values.Phase.HEAPS else actions.PutHeap,
            actions.Look if at_power is People.ELF else actions.Shoot,
        )
        return super()._meant(state, [action for action in found if not isinstance(action, other)] or found)

    plain = staticmethod(position.plain)
    built = staticmethod(position.built)
    calm = staticmethod(position.calm)
    told = staticmethod(position.told)

    def sentence(self, thing: Action | Event | Reason | Line) -> str:
        return sentences.sentence(thing)

    def seat_name(self, seat: Seat, options: values.Options) -> str:
        return sentences.seat_name(seat, options)

    def overlays(self) -> dict[str, Overlay]:
        from orclib.games.armadora.picture.overlay_menu import overlays  # rules can be used without drawing anything

        return overlays()

    def prospects(self, view: values.View) -> tuple[tuple[str, str], ...]:
        return sentences.prospects(view, odds.prospects(view))

    def reveals(self, view: values.View, action: actions.AnyAction) -> dict[str, Fraction]:
        if not isinstance(action, actions.Look):
            return {}
        return {sentences.value_seen(value): chance for value, chance in odds.look(view, action.square).items()}

    def discloses(self, view: values.View, action: actions.AnyAction) -> bool:
        if isinstance(action, actions.Pass):  # the last one turns everything up
            others = (gone for seat, gone in enumerate(view.passed) if seat != action.seat)
            return all(others) and any(one is not None and one.value is None for one in view.squares)
        return super().discloses(view, action)

    def with_options(self, state: values.State, options: values.Options) -> values.State:
        return self.position(self.describe(position.under(state, options)))

    def bots(self) -> dict[str, Bot]:
        from orclib.games.armadora.bots.opponents import BOTS  # rules can be used without playing against anybody

        return BOTS

    def picture(self, view: values.View) -> Scene:
        from orclib.games.armadora.picture.table import picture  # rules can be used without drawing anything

        return picture(view)

    def glance(self) -> Scene:
        from orclib.games.armadora.picture.glance import glance  # rules can be used without drawing anything

        return glance()


GAME = Armadora()
