"""Thorval as the contract wants it: one object that binds the files of this folder together."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from importlib import resources
from typing import Any

from orclib.engine import CHANCE, Game, Rulebook, Seat, spans
from orclib.engine.lazy import lazily
from orclib.games.thorval import actions, board
from orclib.games.thorval import events as ev
from orclib.games.thorval import state as values
from orclib.games.thorval.bots import odds
from orclib.games.thorval.box import Figure
from orclib.games.thorval.rules import announcements, choices, knowledge, moments, scoring, transitions, tries
from orclib.games.thorval.text import position as positions
from orclib.games.thorval.text import sentences
from orclib.games.thorval.text.statements import IN_THE_BOX, STATEMENTS, Standing
from orclib.games.thorval.text.words import WORDS, fill


class Thorval(Game[values.State, actions.AnyAction, values.View, values.Options]):
    """Two to six players search an island of orks for their lost treasures; see `rules/`."""

    slug = "thorval"
    title = "Thorval"
    prefix = "THO"
    spans = spans.named(
        fight=spans.at("at the end of the fight", "à la fin du combat", ev.Emptied, ev.BrokenOff, ev.BandStalls),
        turn=spans.at("at the end of the turn", "à la fin du tour du joueur", ev.TurnBegan, ev.RoundBegan),
        episode=spans.change("at the end of the episode", "à la fin de l'épisode", moments.episode),
        round=spans.at("at the end of the round", "à la fin du tour", ev.RoundBegan),
    )
    players = range(2, 7)
    counts = False
    Options = values.Options
    State = values.State
    action_type = actions.Decision | actions.Chance | tries.AnyTry
    announced_type = actions.Announcement
    words = WORDS
    statements = STATEMENTS
    in_the_box = IN_THE_BOX
    bare = (
        "2 players\nphase declare\nA II/2 = 4; 1 = 1\nB V/3 = 4; 4 = 1",
        "2 joueurs\nphase attaque\nA II/2 = 4; 1 = 1\nB V/3 = 4; 4 = 1",
    )
    conditions = (Standing,)
    told_by = True
    rulebook = Rulebook(resources.files("orclib.games.thorval") / "data")
    playouts = 40
    longest = 10_000

    new = staticmethod(transitions.new)
    load_board = staticmethod(board.load)
    plan = staticmethod(board.plan)
    plan_faults = staticmethod(board.plan_faults)
    to_act = staticmethod(choices.to_act)
    pseudo_legal_actions = staticmethod(choices.pseudo_legal_actions)
    never_legal_actions = staticmethod(tries.never_legal_actions)
    judge = staticmethod(transitions.refusals)
    list_legal = staticmethod(choices.legal_actions)
    apply_unchecked = staticmethod(transitions.apply_unchecked)
    parts = staticmethod(announcements.parts)
    timely = staticmethod(moments.timely)
    whole = staticmethod(announcements.whole)

    def chances(self, state: values.State) -> tuple[tuple[actions.AnyAction, Fraction], ...]:
        return choices.chances(state) if CHANCE in choices.to_act(state) else ()

    outcome = staticmethod(scoring.outcome)
    forget = staticmethod(knowledge.forget)

    def asked(self, state: values.State) -> Seat:
        return state.active or Seat(0)

    def complete(self, cls: Any, said: dict[str, Any], state: values.State, seat: Seat) -> Any:
        fill(cls, said, state, seat)
        return super().complete(cls, said, state, seat)

    def inventory(self, state: values.State) -> dict[str, int]:
        """Treasures wherever they are, and figures: on the board, or else with their owner. Soldiers have no end."""
        things: Counter[str] = Counter()
        for owner in state.options.seats:
            places = (*state.to_hide[owner], *state.found[owner], *state.gone[owner])
            things.update(f"{owner} {kind.value}" for kind in places)
            for figure in Figure:
                out = [f for f in state.forces if f is not None and f.holder == owner and f.figure is figure]
                things[f"{owner} {figure.value}"] = max(1, len(out))
        things.update(f"{lying.owner} {lying.kind.value}" for lying in state.lying if lying.kind is not None)
        return dict(things)

    observe = staticmethod(knowledge.observe)
    determinize = staticmethod(knowledge.determinize)
    built = staticmethod(positions.built)
    calm = staticmethod(positions.calm)
    told = staticmethod(positions.told)

    def plain(self, text: str) -> str:
        return text.translate(str.maketrans(".*`", "   "))

    sentence = staticmethod(sentences.sentence)

    def still_in(self, state: values.State) -> tuple[Seat, ...]:
        return state.alive

    seat_name = staticmethod(sentences.seat_name)
    chapter = staticmethod(sentences.chapter)

    def aspects(self, action: actions.AnyAction) -> tuple[str, ...]:
        """A throw of two dice says little; what a fight comes to is told by `reveals`."""
        return () if isinstance(action, actions.Exchange) else super().aspects(action)

    def reveals(self, view: values.View, action: actions.AnyAction) -> dict[str, Fraction]:
        return odds.reveals(view, action, self.apply)

    def assumes(self, view: values.View, action: actions.AnyAction) -> str:
        return odds.assumes(view, action, self.apply)

    def discloses(self, view: values.View, action: actions.AnyAction) -> bool:
        """Only treasures lie hidden, and only moving in, or the last choice before it, turns one over."""
        return odds.discloses(view, action, self.apply)

    prospects = staticmethod(odds.prospects)
    overlays = lazily("orclib.games.thorval.picture.overlays", "overlays")

    def loaded(self, options: values.Options) -> str:
        return options.island.digest

    with_options = staticmethod(positions.with_options)
    bots = lazily("orclib.games.thorval.bots.opponents", "BOTS")
    chip = lazily("orclib.games.thorval.picture.pieces", "chip")
    glance = lazily("orclib.games.thorval.picture.glance", "glance")
    picture = lazily("orclib.games.thorval.picture.table", "picture")


GAME = Thorval()
