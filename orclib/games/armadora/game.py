"""Armadöra as the contract wants it: one object that binds the files of this folder together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from importlib import resources
from typing import Any

import msgspec

from orclib.engine import Event, Game, Rulebook, Seat, spans
from orclib.engine.lazy import lazily
from orclib.games.armadora import actions
from orclib.games.armadora import state as values
from orclib.games.armadora.bots import odds
from orclib.games.armadora.box import People
from orclib.games.armadora.rules import choices, knowledge, palisades, scoring, setup, transitions, tries
from orclib.games.armadora.rules.territories import land, lines_of
from orclib.games.armadora.text import position as positions
from orclib.games.armadora.text import sentences
from orclib.games.armadora.text.statements import IN_THE_BOX, STATEMENTS
from orclib.games.armadora.text.words import WORDS


class Armadora(Game[values.State, actions.AnyAction, values.View, values.Options]):
    """Two to four players fence in gold and count on warriors that nobody else can read; see `transitions.py`."""

    slug = "armadora"
    title = "Armadöra"
    prefix = "ARM"
    spans = spans.named(turn=spans.change("at the end of the turn", "à la fin du tour", lambda state: state.turn))
    players = range(2, 5)
    Options = values.Options
    State = values.State
    action_type = actions.Decision | actions.Chance | tries.AnyTry
    announced_type = actions.LayPalisades
    words = WORDS
    statements = STATEMENTS
    in_the_box = IN_THE_BOX
    bare = "basic\nME\nM to move", "de base\nME\nM doit jouer"
    rulebook = Rulebook(resources.files("orclib.games.armadora") / "data")

    new = staticmethod(transitions.new)
    to_act = staticmethod(choices.to_act)
    pseudo_legal_actions = staticmethod(choices.pseudo_legal_actions)
    never_legal_actions = staticmethod(tries.never_legal_actions)

    judge = staticmethod(transitions.refusals)
    list_legal = staticmethod(choices.legal_actions)
    apply_unchecked = staticmethod(transitions.apply_unchecked)
    parts = staticmethod(palisades.parts)
    timely = staticmethod(palisades.timely)
    regardless = staticmethod(palisades.regardless)
    whole = staticmethod(palisades.whole)
    chances = staticmethod(choices.chances)
    outcome = staticmethod(scoring.outcome)

    def fates(self, state: values.State) -> tuple[Event, ...]:
        return scoring.fates(state, scoring.counts(state))

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
        things.update(f"heap {gold}" for gold in (*state.heaps, *setup.heaps_left(state)) if gold)
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

    observe = staticmethod(knowledge.observe)
    determinize = staticmethod(knowledge.determinize)
    sentence = staticmethod(sentences.sentence)
    seat_name = staticmethod(sentences.seat_name)
    overlays = lazily("orclib.games.armadora.picture.overlay_menu", "overlays")

    def asked(self, state: values.State) -> Seat:
        return state.active

    def complete(self, cls: Any, said: dict[str, Any], state: values.State, seat: Seat) -> Any:
        if cls is actions.PutHeap:
            said["seat"] = setup.setter(state)
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

    plain = staticmethod(positions.plain)
    built = staticmethod(positions.built)
    calm = staticmethod(positions.calm)
    told = staticmethod(positions.told)

    def plays(self, state: values.State, type_: Any, value: Any) -> bool:
        return (value in state.options.seating) if isinstance(value, People) else super().plays(state, type_, value)

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

    with_options = staticmethod(positions.with_options)
    bots = lazily("orclib.games.armadora.bots.opponents", "BOTS")
    picture = lazily("orclib.games.armadora.picture.table", "picture")
    chip = lazily("orclib.games.armadora.picture.table", "chip")
    glance = lazily("orclib.games.armadora.picture.glance", "glance")


GAME = Armadora()
