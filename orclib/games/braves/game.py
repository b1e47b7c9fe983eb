"""De l'Orc pour les Braves as the contract wants it: one object that binds the files of this folder together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from importlib import resources
from random import Random
from typing import TYPE_CHECKING

from orclib.engine import CHANCE, Action, Announced, Event, Game, Line, Outcome, Overlay, Reason, Rulebook, Seat
from orclib.games.braves import actions
from orclib.games.braves import state as values
from orclib.games.braves.bots import odds
from orclib.games.braves.box import DESIGNS, army_cards, together
from orclib.games.braves.rules import knowledge, refusals, scoring, transitions
from orclib.games.braves.rules.never_legal import tricks
from orclib.games.braves.text import position, sentences
from orclib.games.braves.text.words import WORDS

if TYPE_CHECKING:
    from orclib.engine.bot import Bot
    from orclib.scene import Scene


class Braves(Game[values.State, actions.AnyAction, values.View, values.Options]):
    """Four to seven warlords recruit from falling cards, and four peoples fight a battle each; see `transitions.py`."""

    slug = "braves"
    title = "De l'Orc pour les Braves"
    prefix = "BRV"
    decides = "BRV-21.4"
    players = range(4, 8)
    Options = values.Options
    State = values.State
    action_type = actions.Stored
    announced_type = actions.Commit
    words = WORDS
    told_by = True
    rulebook = Rulebook(resources.files("orclib.games.braves") / "data" / "rulebook.toml")
    clock = actions.DECK

    def new(self, options: values.Options | None = None) -> values.State:
        return transitions.new(options or values.Options())

    def to_act(self, state: values.State) -> tuple[Seat, ...]:
        return transitions.to_act(state)

    def clocked(self, state: values.State) -> bool:
        return transitions.clocked(state)

    def pseudo_legal_actions(self, state: values.State, seat: Seat) -> Iterable[actions.AnyAction]:
        return transitions.pseudo_legal_actions(state, seat)

    def never_legal_actions(self, state: values.State, seat: Seat) -> Iterable[actions.AnyAction]:
        return tricks(state, seat)

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

    def whole(self, state: values.State, action: actions.AnyAction, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        return refusals.whole(state, action, reasons)

    def chances(self, state: values.State) -> tuple[tuple[actions.AnyAction, Fraction], ...]:
        return transitions.chances(state)

    def chances_known(self, state: values.State, seat: Seat | None) -> tuple[tuple[actions.AnyAction, Fraction], ...]:
        if state.struck is None:  # all else lies open
            return self.chances(state)
        shares = odds.struck(self.observe(state, seat), *state.struck)
        return tuple((actions.Strike(CHANCE, design), share) for design, share in shares.items())

    def reveals(self, view: values.View, action: actions.AnyAction) -> dict[str, Fraction]:
        if not isinstance(action, actions.SpyAsk):
            return {}
        share = odds.gives(view, action.player, action.design)
        told = sentences.answers(action.player, action.design)
        return {text: chance for text, chance in zip(told, (share, 1 - share), strict=True) if chance}

    def prospects(self, view: values.View) -> tuple[tuple[str, str], ...]:
        if view.phase is values.Phase.DEAL:
            return ((sentences.coming(transitions.next_kinds(view).items()), "BRV-22.3"),)
        if view.seat is None or view.phase not in (values.Phase.SPY, *values.WAR):
            return ()
        rivals = [seat for seat in view.recruiters if view.pools[seat] is None]
        found = [(seat, odds.holds(view, seat)) for seat in rivals]
        return tuple((sentences.holding(seat, shares.items()), "BRV-11.15") for seat, shares in found if shares)

    def discloses(self, view: values.View, action: actions.AnyAction) -> bool:
        if isinstance(action, actions.SpyAsk | actions.SpyDecline):  # who has the next spy, and who two giants
            return view.seat not in (None, view.sorcerer)
        reveals = isinstance(action, actions.EndSending | actions.Commit | actions.HoldCommando)
        return reveals and any(laid is None for laid in view.laid)

    def outcome(self, state: values.State) -> Outcome | None:
        return scoring.outcome(state)

    def inventory(self, state: values.State) -> dict[str, int]:
        unseen, seen = state.unseen_discards, state.seen_discards
        cards = together([state.deck, seen, unseen, *state.hands, *state.laid, *map(army_cards, state.piles)])
        return {design.slug: n for design, n in zip(DESIGNS, cards, strict=True)}

    def observe(self, state: values.State, seat: Seat | None) -> values.View:
        return knowledge.observe(state, seat)

    def determinize(self, view: values.View, rng: Random) -> values.State:
        return knowledge.determinize(view, rng)

    def asked(self, state: values.State) -> Seat:
        if state.active is not None:
            return state.active
        return state.sorcerer if state.phase in (values.Phase.CHAMPION, values.Phase.CALL) else state.recruiters[0]

    def position(self, text: str) -> values.State:
        return position.position(text)

    def describe(self, state: values.State) -> str:
        return position.describe(state)

    def sentence(self, thing: Action | Event | Reason | Line) -> str:
        return sentences.sentence(thing)

    def seat_name(self, seat: Seat, options: values.Options) -> str:
        return sentences.seat_name(seat, options)

    def timeline(self, events: Sequence[Event], upto: Sequence[Event]) -> Scene | None:
        from orclib.games.braves.picture.timeline import timeline  # rules can be used without drawing anything

        return timeline(events, upto)

    def overlays(self) -> dict[str, Overlay]:
        from orclib.games.braves.picture.overlays import overlays  # rules can be used without drawing anything

        return overlays()

    def with_options(self, state: values.State, options: values.Options) -> values.State:
        return position.with_options(state, options)

    def bots(self) -> dict[str, Bot]:
        from orclib.games.braves.bots.opponents import BOTS  # rules can be used without playing against anybody

        return BOTS

    def picture(self, view: values.View) -> Scene:
        from orclib.games.braves.picture.table import picture  # rules can be used without drawing anything

        return picture(view)

    def glance(self) -> Scene:
        from orclib.games.braves.picture.glance import glance  # rules can be used without drawing anything

        return glance()


GAME = Braves()
