"""ORC as the contract wants it: one object that binds the files of this folder together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from importlib import resources
from random import Random
from typing import TYPE_CHECKING

from orclib.engine import CHANCE, Action, Event, Game, Line, Outcome, Reason, Rulebook, Seat
from orclib.games.orc import actions
from orclib.games.orc import state as values
from orclib.games.orc.box import CARDS, OTHER_CARDS, STARTER_CARDS
from orclib.games.orc.rules import knowledge, readings, refusal_checks, refusals, scoring, transitions
from orclib.games.orc.rules.never_legal import never_legal_actions
from orclib.games.orc.text import position, sentences
from orclib.games.orc.text.statements import STATEMENTS
from orclib.games.orc.text.words import WORDS

if TYPE_CHECKING:
    from orclib.engine.bot import Bot
    from orclib.scene import Scene


class Orc(Game[values.State, actions.AnyAction, values.View, values.Options]):
    """Two players, six tribes in a row; see `transitions.py` for how it goes."""

    slug = "orc"
    title = "ORC"
    prefix = "ORC"
    decides = "ORC-12.1"
    players = range(2, 3)
    Options = values.Options
    State = values.State
    action_type = actions.AnyAction
    words = WORDS
    statements = STATEMENTS
    rulebook = Rulebook(resources.files("orclib.games.orc") / "data" / "rulebook.toml")

    def new(self, options: values.Options | None = None) -> values.State:
        return transitions.new(options or values.Options())

    def to_act(self, state: values.State) -> tuple[Seat, ...]:
        return transitions.to_act(state)

    def pseudo_legal_actions(self, state: values.State, seat: Seat) -> Iterable[actions.AnyAction]:
        return transitions.pseudo_legal_actions(state, seat)

    def never_legal_actions(self, state: values.State, seat: Seat) -> Iterable[actions.AnyAction]:
        return never_legal_actions(state, seat)

    def refusals(self, state: values.State, action: actions.AnyAction) -> tuple[Reason, ...]:
        return refusals.refusals(state, action)

    def legal_actions(self, state: values.State, seat: Seat) -> tuple[actions.AnyAction, ...]:
        return transitions.legal_actions(state, seat)

    def apply_unchecked(self, state: values.State, action: actions.AnyAction) -> tuple[values.State, tuple[Event, ...]]:
        return transitions.apply_unchecked(state, action)

    def outcome(self, state: values.State) -> Outcome | None:
        return scoring.outcome(state)

    def inventory(self, state: values.State) -> dict[str, int]:
        cards = [*state.open_cards(), *state.unseen]
        for kept in (*state.hands, *state.buried):
            cards += kept
        return {card.value: cards.count(card) for card in CARDS}

    def chances_known(self, state: values.State, seat: Seat | None) -> tuple[tuple[actions.AnyAction, Fraction], ...]:
        if seat is None:
            return self.chances(state)
        # A card of the opponent's hand is as likely as one of the piles for who has seen neither.
        unknown = self.observe(state, seat).unknown
        known: Iterable[actions.AnyAction]
        if state.phase is values.Phase.TURN_UP:
            known = (actions.TurnUp(CHANCE, state.picked[0], card) for card in unknown)
        elif state.phase is values.Phase.DEAL:
            known = (actions.DealCard(CHANCE, refusal_checks.deal_to(state), card) for card in unknown)
        else:
            return self.chances(state)
        return tuple((action, Fraction(1, len(unknown))) for action in known)

    def observe(self, state: values.State, seat: Seat | None) -> values.View:
        return knowledge.observe(state, seat)

    def determinize(self, view: values.View, rng: Random) -> values.State:
        return knowledge.determinize(view, rng)

    def asked(self, state: values.State) -> Seat:
        return state.mover

    plain = staticmethod(position.plain)
    built = staticmethod(position.built)
    calm = staticmethod(position.calm)
    told = staticmethod(position.told)

    def sentence(self, thing: Action | Event | Reason | Line) -> str:
        return sentences.sentence(thing)

    def seat_name(self, seat: Seat, options: values.Options) -> str:
        return sentences.seat_name(seat)

    def aspects(self, action: actions.AnyAction) -> tuple[str, ...]:
        match action:
            case actions.TurnUp(card=card) | actions.DealCard(card=card):
                return sentences.orcs(1, card.single), sentences.orcs(2, card.double)
        return (self.sentence(action),)

    def reveals(self, view: values.View, action: actions.AnyAction) -> Mapping[str, Fraction]:
        match action:
            case actions.DrawTwo(tribe=one, second=two):
                odds = knowledge.likely(view, (one, two))
            case actions.ChooseStart(first=first):
                odds = knowledge.likely(view, (None,) * (STARTER_CARDS if first else OTHER_CARDS))
            case _:
                return {}
        return {sentences.orcs(half, tribe): share for (half, tribe), share in odds.items()}

    def discloses(self, view: values.View, action: actions.AnyAction) -> bool:
        return False  # what is drawn or dealt, chance says afterwards

    def with_options(self, state: values.State, options: values.Options) -> values.State:
        return readings.under(state, options)

    def preview(self, state: values.State, action: actions.AnyAction) -> tuple[str, str] | None:
        if not isinstance(action, actions.Attack):
            return None
        now = state.front(action.tribe).strength(action.seat)
        return actions.side_target(action.tribe, action.seat), f"{now} → {now + action.half}"

    def bots(self) -> dict[str, Bot]:
        from orclib.games.orc.bots.opponents import BOTS  # rules can be used without playing against anybody

        return BOTS

    def picture(self, view: values.View) -> Scene:
        from orclib.games.orc.picture.table import picture  # rules can be used without drawing anything

        return picture(view)

    def glance(self) -> Scene:
        from orclib.games.orc.picture.glance import glance  # rules can be used without drawing anything

        return glance()


GAME = Orc()
