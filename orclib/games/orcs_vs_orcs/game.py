"""Orcs vs Orcs as the contract wants it: one object that binds the files of this folder together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from importlib import resources
from os import PathLike
from random import Random
from typing import TYPE_CHECKING, Any

from orclib.engine import CHANCE, Action, Announced, Event, Game, Line, Outcome, Overlay, Reason, Rulebook, Seat
from orclib.games.orcs_vs_orcs import actions, board, heroes
from orclib.games.orcs_vs_orcs import state as values
from orclib.games.orcs_vs_orcs.bots import forecast, odds
from orclib.games.orcs_vs_orcs.box import MARKERS, OBJECTIVES, UNITS
from orclib.games.orcs_vs_orcs.rules import knowledge, refusals, scoring, transitions
from orclib.games.orcs_vs_orcs.rules.turn import fortress_stock
from orclib.games.orcs_vs_orcs.text import position, sentences, words

if TYPE_CHECKING:
    from orclib.engine.bot import Bot
    from orclib.notebook.explain import Answer
    from orclib.scene import Scene


class OrcsVsOrcs(Game[values.State, actions.AnyAction, values.View, values.Options]):
    """Two to four tribes fight for a land of men, on the map and in battles of cards; see `rules/`."""

    slug = "orcs_vs_orcs"
    title = "Orcs vs Orcs"
    prefix = "OVO"
    decides = "OVO-1.2"
    players = range(2, 5)
    Options = values.Options
    State = values.State
    action_type = actions.Stored
    announced_type = actions.Announcement
    rulebook = Rulebook(resources.files("orclib.games.orcs_vs_orcs") / "data" / "rulebook.toml")
    playouts = 100
    words = words.WORDS
    told_by = True

    def new(self, options: values.Options | None = None) -> values.State:
        return transitions.new(options or values.Options())

    def load_board(self, path: str | PathLike[str]) -> board.BoardFile:
        """Read a map of one's own; `board=<its name>` plays on it. Raises UsageError, PositionError with all faults."""
        return board.load(path)

    def load_heroes(self, path: str | PathLike[str]) -> heroes.Heroes:
        """Read strengths of one's own; `heroes_file=<its name>` plays with them. Raises UsageError, PositionError."""
        return heroes.load(path)

    def plan(self, name: str = board.HOUSE) -> dict[str, Any]:
        """A map as a board file holds it, to be changed and saved as one's own. Raises UsageError."""
        return board.plan(name)

    def plan_faults(self, plan: dict[str, Any]) -> tuple[str, ...]:
        """Everything that keeps a plan from being a map; () when `load_board` would take it. Raises UsageError."""
        return board.plan_faults(plan)

    def box(self) -> Scene:
        """A picture of everything in the box: each component once, with its name and how many there are (OVO-2)."""
        from orclib.games.orcs_vs_orcs.picture.box_page import contents  # rules can be used without drawing anything

        return contents()

    def battle(
        self, attacker: str, defender: str, hordes: tuple[int, int] = (3, 3), assault: bool = False
    ) -> values.State:
        """A battle between two decks of one's own such as "2x ORC XBOW FROKSH", before the first cards are drawn.

        hordes: the attacker's and the defender's; assault: at a standing fortress of the defender. `table(...)` plays
        it card by card. Raises UsageError, NotationError.
        """
        return odds.position(*odds.hosts(attacker, defender, hordes), assault)

    def battle_odds(
        self, attacker: str, defender: str, hordes: tuple[int, int] = (3, 3), assault: bool = False, battles: int = 400
    ) -> Answer:
        """How such a battle ends, both sides playing by one simple habit: exact where the decks have few orders.

        battles: how many are counted where they have too many; the standard error is told. Raises UsageError,
        NotationError.
        """
        from orclib.games.orcs_vs_orcs.lessons.experiments import (
            battle_odds,  # rules can be used without drawing anything
        )

        return battle_odds(*odds.hosts(attacker, defender, hordes), assault, battles)

    def to_act(self, state: values.State) -> tuple[Seat, ...]:
        return transitions.to_act(state)

    def pseudo_legal_actions(self, state: values.State, seat: Seat) -> Iterable[actions.AnyAction]:
        return transitions.pseudo_legal_actions(state, seat)

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
        return transitions.chances(state) if CHANCE in transitions.to_act(state) else ()

    def chances_known(self, state: values.State, seat: Seat | None) -> tuple[tuple[actions.AnyAction, Fraction], ...]:
        return forecast.chances_known(state, seat) if CHANCE in transitions.to_act(state) else ()

    def outcome(self, state: values.State) -> Outcome | None:
        return scoring.outcome(state)

    def inventory(self, state: values.State) -> dict[str, int]:
        """Hordes and cards wherever they are, markers, fortresses, glory, objectives, Heroes."""
        things: Counter[str] = Counter()
        for seat, player in enumerate(state.players):
            tile = 0
            if state.battle is not None and state.secrets:
                number = state.side(Seat(seat))
                side = state.battle.sides[number] if number is not None else None
                tile = side.losses - side.exhausted if side else 0
            things[f"{seat} hordes"] = player.reserve + player.kept + state.hordes(Seat(seat)) + tile
            things[f"{seat} markers"] = MARKERS
            things.update({kind.value: count for kind, count in zip(UNITS, player.units, strict=True)})
        things.update({kind.value: count for kind, count in zip(UNITS, state.piles, strict=True)})
        things["fortresses"] = fortress_stock(state) + sum(1 for fort in state.fortresses if fort is not None)
        if state.options.supply_cap != "overdraw":
            things["glory"] = state.supply + sum(player.glory for player in state.players)
        things["objectives"] = len({*state.river, *state.spent, *state.face_up} | ({state.top} - {None}))
        things["heroes"] = len(state.pile) + len(state.under) + len(state.drawn) + sum(map(len, state.held))
        assert things["objectives"] == len(OBJECTIVES)
        return dict(things)

    def observe(self, state: values.State, seat: Seat | None) -> values.View:
        return knowledge.observe(state, seat)

    def determinize(self, view: values.View, rng: Random) -> values.State:
        return knowledge.determinize(view, rng)

    def asked(self, state: values.State) -> Seat:
        return state.active if state.active is not None else state.mover or Seat(0)

    def complete(self, cls: Any, said: dict[str, Any], state: values.State, seat: Seat) -> Any:
        cls, said = words.complete(cls, said, state, seat)
        return super().complete(cls, said, state, seat)

    def position(self, text: str) -> values.State:
        return position.position(text)

    def describe(self, state: values.State) -> str:
        return position.describe(state)

    def loaded(self, options: values.Options) -> str:
        return options.map.digest + heroes.heroes(options.heroes_file).digest

    def with_options(self, state: values.State, options: values.Options) -> values.State:
        return position.with_options(state, options)

    def sentence(self, thing: Action | Event | Reason | Line) -> str:
        return sentences.sentence(thing)

    def seat_name(self, seat: Seat, options: values.Options) -> str:
        return sentences.seat_name(seat, options)

    def chapter(self, event: Event) -> str:
        return sentences.chapter(event)

    def sides(self, options: values.Options) -> tuple[tuple[Seat, ...], ...]:
        return tuple(dict.fromkeys(options.camp(seat) for seat in options.seats))

    def reveals(self, view: values.View, action: actions.AnyAction) -> dict[str, Fraction]:
        return forecast.reveals(view, action, self.apply)

    def discloses(self, view: values.View, action: actions.AnyAction) -> bool:
        return forecast.discloses(view, action, self.apply)

    def prospects(self, view: values.View) -> tuple[tuple[str, str], ...]:
        return forecast.prospects(view)

    def overlays(self) -> dict[str, Overlay]:
        from orclib.games.orcs_vs_orcs.picture.overlays import overlays  # rules can be used without drawing anything

        return overlays()

    def bots(self) -> dict[str, Bot]:
        from orclib.games.orcs_vs_orcs.bots.opponents import BOTS  # rules can be used without playing against anybody

        return BOTS

    def glance(self) -> Scene:
        from orclib.games.orcs_vs_orcs.picture.glance import glance  # rules can be used without drawing anything

        return glance()

    def picture(self, view: values.View) -> Scene:
        from orclib.games.orcs_vs_orcs.picture.table import picture  # rules can be used without drawing anything

        return picture(view)


GAME = OrcsVsOrcs()
