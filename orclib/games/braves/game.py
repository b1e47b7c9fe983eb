"""De l'Orc pour les Braves as the contract wants it: one object that binds the files of this folder together."""

from __future__ import annotations

from fractions import Fraction
from importlib import resources

from orclib.engine import CHANCE, Game, Rulebook, Seat, spans
from orclib.engine.lazy import lazily
from orclib.games.braves import actions
from orclib.games.braves import events as ev
from orclib.games.braves import state as values
from orclib.games.braves.bots import odds
from orclib.games.braves.box import DESIGNS, army_cards, together
from orclib.games.braves.rules import choices, clock, knowledge, mercenaries, scoring, transitions, tries
from orclib.games.braves.text import position as positions
from orclib.games.braves.text import sentences, setting
from orclib.games.braves.text.statements import IN_THE_BOX, STATEMENTS
from orclib.games.braves.text.words import WORDS


class Braves(Game[values.State, actions.AnyAction, values.View, values.Options]):
    """Four to seven warlords recruit from falling cards, and four peoples fight a battle each; see `transitions.py`."""

    slug = "braves"
    title = "De l'Orc pour les Braves"
    prefix = "BRV"
    decides = "BRV-21.4"
    spans = spans.named(
        deal=spans.at("at the end of the deal", "à la fin de la distribution", ev.DealEnded),
        battle=spans.change("at the end of the battle", "à la fin de la bataille", lambda state: len(state.battles)),
        round=spans.change("at the end of the round", "à la fin de la manche", lambda state: state.round_no),
    )
    players = range(4, 8)
    Options = values.Options
    State = values.State
    action_type = actions.Decision | actions.Chance | tries.AnyTry
    announced_type = actions.Commit
    words = WORDS
    statements = STATEMENTS
    in_the_box = IN_THE_BOX
    bare = "4 players\nsorcerer red\nphase call", "4 joueurs\nsorcier rouge\nphase appel"
    told_by = True
    rulebook = Rulebook(resources.files("orclib.games.braves") / "data")
    clock = actions.DECK

    new = staticmethod(transitions.new)
    to_act = staticmethod(choices.to_act)
    clocked = staticmethod(choices.clocked)
    pseudo_legal_actions = staticmethod(choices.pseudo_legal_actions)
    never_legal_actions = staticmethod(tries.never_legal_actions)

    judge = staticmethod(transitions.refusals)
    list_legal = staticmethod(choices.legal_actions)
    apply_unchecked = staticmethod(transitions.apply_unchecked)
    parts = staticmethod(mercenaries.parts)
    timely = staticmethod(mercenaries.timely)
    whole = staticmethod(mercenaries.whole)
    chances = staticmethod(choices.chances)

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
            return ((sentences.coming(clock.next_kinds(view).items()), "BRV-22.3"),)
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

    outcome = staticmethod(scoring.outcome)

    def inventory(self, state: values.State) -> dict[str, int]:
        unseen, seen = state.unseen_discards, state.seen_discards
        cards = together([state.deck, seen, unseen, *state.hands, *state.laid, *map(army_cards, state.piles)])
        return {design.slug: n for design, n in zip(DESIGNS, cards, strict=True)}

    observe = staticmethod(knowledge.observe)
    determinize = staticmethod(knowledge.determinize)

    def asked(self, state: values.State) -> Seat:
        if state.active is not None:
            return state.active
        return state.sorcerer if state.phase in (values.Phase.CHAMPION, values.Phase.CALL) else state.recruiters[0]

    setting = staticmethod(setting.setting)
    built = staticmethod(positions.built)
    calm = staticmethod(positions.calm)
    told = staticmethod(positions.told)
    sentence = staticmethod(sentences.sentence)
    seat_name = staticmethod(sentences.seat_name)
    timeline = lazily("orclib.games.braves.picture.timeline", "timeline")
    overlays = lazily("orclib.games.braves.picture.overlays", "overlays")

    with_options = staticmethod(positions.with_options)
    bots = lazily("orclib.games.braves.bots.opponents", "BOTS")
    picture = lazily("orclib.games.braves.picture.table", "picture")
    chip = lazily("orclib.games.braves.picture.cards", "chip")
    glance = lazily("orclib.games.braves.picture.glance", "glance")


GAME = Braves()
