"""ORC as the contract wants it: one object that binds the files of this folder together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from importlib import resources

from orclib.engine import CHANCE, Game, Rulebook, Seat, spans
from orclib.engine.lazy import lazily
from orclib.games.orc import actions
from orclib.games.orc import events as ev
from orclib.games.orc import state as values
from orclib.games.orc.box import CARDS, OTHER_CARDS, STARTER_CARDS
from orclib.games.orc.rules import choices, knowledge, scoring, setup, transitions, tries
from orclib.games.orc.text import phrases, sentences
from orclib.games.orc.text import position as positions
from orclib.games.orc.text.statements import IN_THE_BOX, STATEMENTS
from orclib.games.orc.text.words import WORDS

_ROW = "□ Y1 G2 W2 R1 B1 V2", "Y3 G3 W3 R3 B3 V3"
_BARE = (
    "frontier: {}\npiles: {}\nnorth to move".format(*_ROW),
    "frontière: {}\npioches: {}\nnord doit jouer".format(*_ROW),
)


class Orc(Game[values.State, actions.AnyAction, values.View, values.Options]):
    """Two players, six tribes in a row; see `transitions.py` for how it goes."""

    slug = "orc"
    title = "ORC"
    prefix = "ORC"
    decides = "ORC-12.1"
    spans = spans.named(
        battle=spans.at("at the end of the battle", "à la fin de la bataille", ev.Fought),
        turn=spans.change("at the end of the turn", "à la fin du tour", lambda state: state.turn),
    )
    players = range(2, 3)
    Options = values.Options
    State = values.State
    action_type = actions.Decision | actions.Chance | tries.AnyTry
    words = WORDS
    statements = STATEMENTS
    in_the_box = IN_THE_BOX
    bare = _BARE
    rulebook = Rulebook(resources.files("orclib.games.orc") / "data")

    new = staticmethod(transitions.new)
    to_act = staticmethod(choices.to_act)
    pseudo_legal_actions = staticmethod(choices.pseudo_legal_actions)
    never_legal_actions = staticmethod(tries.never_legal_actions)
    judge = staticmethod(transitions.refusals)
    list_legal = staticmethod(choices.legal_actions)
    apply_unchecked = staticmethod(transitions.apply_unchecked)
    outcome = staticmethod(scoring.outcome)

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
            known = (actions.DealCard(CHANCE, setup.deal_to(state), card) for card in unknown)
        else:
            return self.chances(state)
        return tuple((action, Fraction(1, len(unknown))) for action in known)

    observe = staticmethod(knowledge.observe)
    determinize = staticmethod(knowledge.determinize)
    plain = staticmethod(positions.plain)
    built = staticmethod(positions.built)
    calm = staticmethod(positions.calm)
    told = staticmethod(positions.told)
    sentence = staticmethod(sentences.sentence)

    def asked(self, state: values.State) -> Seat:
        return state.mover

    def seat_name(self, seat: Seat, options: values.Options) -> str:
        return sentences.seat_name(seat)

    def aspects(self, action: actions.AnyAction) -> tuple[str, ...]:
        match action:
            case actions.TurnUp(card=card) | actions.DealCard(card=card):
                return phrases.orcs(1, card.single), phrases.orcs(2, card.double)
        return (self.sentence(action),)

    def prospects(self, view: values.View) -> tuple[tuple[str, str], ...]:
        if view.phase is values.Phase.OVER:
            return ()
        return ((sentences.counted_now(scoring.score(view).totals), scoring.HIGHER_TOTAL.clause),)

    def reveals(self, view: values.View, action: actions.AnyAction) -> Mapping[str, Fraction]:
        match action:
            case actions.DrawTwo(tribe=one, second=two):
                odds = knowledge.likely(view, (one, two))
            case actions.ChooseStart(first=first):
                odds = knowledge.likely(view, (None,) * (STARTER_CARDS if first else OTHER_CARDS))
            case _:
                return {}
        return {phrases.orcs(half, tribe): share for (half, tribe), share in odds.items()}

    def discloses(self, view: values.View, action: actions.AnyAction) -> bool:
        return False  # what is drawn or dealt, chance says afterwards

    with_options = staticmethod(positions.with_options)

    def preview(self, state: values.State, action: actions.AnyAction) -> tuple[str, str] | None:
        if not isinstance(action, actions.Attack):
            return None
        now = state.front(action.tribe).strength(action.seat)
        return actions.side_target(action.tribe, action.seat), f"{now} → {now + action.half}"

    bots = lazily("orclib.games.orc.bots.opponents", "BOTS")
    picture = lazily("orclib.games.orc.picture.table", "picture")
    from_side = lazily("orclib.games.orc.picture.table", "picture")
    chip = lazily("orclib.games.orc.picture.table", "chip")
    glance = lazily("orclib.games.orc.picture.glance", "glance")


GAME = Orc()
