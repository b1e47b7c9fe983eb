"""Orcs vs Orcs as the contract wants it: one object that binds the files of this folder together."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from importlib import resources
from typing import TYPE_CHECKING, Any

from orclib.engine import CHANCE, Game, Rulebook, Seat, spans
from orclib.engine.lazy import lazily
from orclib.games.orcs_vs_orcs import actions, board, strengths
from orclib.games.orcs_vs_orcs import events as ev
from orclib.games.orcs_vs_orcs import state as values
from orclib.games.orcs_vs_orcs.bots import battle_lab, odds
from orclib.games.orcs_vs_orcs.box import MARKERS, OBJECTIVES, UNITS
from orclib.games.orcs_vs_orcs.rules import choices, decks, knowledge, scoring, transitions, tries
from orclib.games.orcs_vs_orcs.rules.building import fortress_stock
from orclib.games.orcs_vs_orcs.rules.field import on_tile
from orclib.games.orcs_vs_orcs.text import position as positions
from orclib.games.orcs_vs_orcs.text import sentences, words
from orclib.games.orcs_vs_orcs.text.statements import IN_THE_BOX, STATEMENTS

if TYPE_CHECKING:
    from orclib.scene.answer import Answer


class OrcsVsOrcs(Game[values.State, actions.AnyAction, values.View, values.Options]):
    """Two to four tribes fight for a land of men, on the map and in battles of cards; see `rules/`."""

    slug = "orcs_vs_orcs"
    title = "Orcs vs Orcs"
    prefix = "OVO"
    decides = "OVO-1.2"
    spans = spans.named(
        battle=spans.at("at the end of the battle", "à la fin de la bataille", ev.BattleEnded),
        turn=spans.at("at the end of the turn", "à la fin du tour", ev.TurnBegan),
        game_turn=spans.at("at the end of the game turn", "à la fin du tour de jeu", ev.GameTurnBegan),
    )
    players = range(2, 5)
    Options = values.Options
    State = values.State
    action_type = actions.Decision | actions.Chance | tries.AnyTry
    announced_type = actions.Announcement
    rulebook = Rulebook(resources.files("orclib.games.orcs_vs_orcs") / "data")
    playouts = 100
    words = words.WORDS
    statements = STATEMENTS
    in_the_box = IN_THE_BOX
    bare = "2 players", "2 joueurs"
    told_by = True

    new = staticmethod(transitions.new)
    load_board = staticmethod(board.load)
    load_heroes = staticmethod(strengths.load)
    plan = staticmethod(board.plan)
    plan_faults = staticmethod(board.plan_faults)
    box = lazily("orclib.games.orcs_vs_orcs.picture.box_page", "contents")

    def battle(
        self, attacker: str, defender: str, hordes: tuple[int, int] = (3, 3), assault: bool = False
    ) -> values.State:
        """A battle between two decks of one's own such as "2x ORC XBOW FROKSH", before the first cards are drawn.

        hordes: the attacker's and the defender's; assault: at a standing fortress of the defender. `table(...)` plays
        it card by card. Raises UsageError, NotationError.
        """
        return battle_lab.position(*battle_lab.hosts(attacker, defender, hordes), assault)

    def battle_odds(
        self, attacker: str, defender: str, hordes: tuple[int, int] = (3, 3), assault: bool = False, battles: int = 400
    ) -> Answer:
        """How such a battle ends, both sides playing by one simple habit: exact where the decks have few orders.

        battles: how many are counted where they have too many; the standard error is told. Raises UsageError,
        NotationError.
        """
        from orclib.games.orcs_vs_orcs.lessons import battle_report  # rules can be used without drawing anything

        return battle_report.battle_odds(*battle_lab.hosts(attacker, defender, hordes), assault, battles)

    to_act = staticmethod(choices.to_act)
    pseudo_legal_actions = staticmethod(choices.pseudo_legal_actions)

    judge = staticmethod(transitions.refusals)
    list_legal = staticmethod(choices.legal_actions)
    apply_unchecked = staticmethod(transitions.apply_unchecked)
    parts = staticmethod(decks.parts)
    timely = staticmethod(decks.timely)
    whole = staticmethod(decks.whole)

    def chances(self, state: values.State) -> tuple[tuple[actions.AnyAction, Fraction], ...]:
        return choices.chances(state) if CHANCE in choices.to_act(state) else ()

    def chances_known(self, state: values.State, seat: Seat | None) -> tuple[tuple[actions.AnyAction, Fraction], ...]:
        return odds.chances_known(state, seat) if CHANCE in choices.to_act(state) else ()

    outcome = staticmethod(scoring.outcome)

    def inventory(self, state: values.State) -> dict[str, int]:
        """Hordes and cards wherever they are, markers, fortresses, glory, objectives, Heroes."""
        things: Counter[str] = Counter()
        for seat, player in enumerate(state.players):
            things[f"{seat} hordes"] = (
                player.reserve + player.kept + state.hordes(Seat(seat)) + on_tile(state, Seat(seat))
            )
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

    def asked(self, state: values.State) -> Seat:
        return state.active if state.active is not None else state.mover or Seat(0)

    def complete(self, cls: Any, said: dict[str, Any], state: values.State, seat: Seat) -> Any:
        cls, said = words.complete(cls, said, state, seat)
        return super().complete(cls, said, state, seat)

    observe = staticmethod(knowledge.observe)
    determinize = staticmethod(knowledge.determinize)
    plain = staticmethod(positions.plain)
    built = staticmethod(positions.built)
    calm = staticmethod(positions.calm)
    told = staticmethod(positions.told)
    spelled = staticmethod(positions.spelled)

    def setting(self, text: str) -> values.State:
        return transitions.new(positions.options_in(text))  # the zones that a text may name depend on its options

    def loaded(self, options: values.Options) -> str:
        return options.map.digest + strengths.heroes(options.heroes_file).digest

    with_options = staticmethod(positions.with_options)
    sentence = staticmethod(sentences.sentence)
    seat_name = staticmethod(sentences.seat_name)
    chapter = staticmethod(sentences.chapter)

    def sides(self, options: values.Options) -> tuple[tuple[Seat, ...], ...]:
        return tuple(dict.fromkeys(options.camp(seat) for seat in options.seats))

    def reveals(self, view: values.View, action: actions.AnyAction) -> dict[str, Fraction]:
        return odds.reveals(view, action, self.apply)

    def discloses(self, view: values.View, action: actions.AnyAction) -> bool:
        return odds.discloses(view, action, self.apply)

    prospects = staticmethod(odds.prospects)
    overlays = lazily("orclib.games.orcs_vs_orcs.picture.overlays", "overlays")
    bots = lazily("orclib.games.orcs_vs_orcs.bots.opponents", "BOTS")
    chip = lazily("orclib.games.orcs_vs_orcs.picture.cards", "chip_in_box")
    glance = lazily("orclib.games.orcs_vs_orcs.picture.glance", "glance")
    picture = lazily("orclib.games.orcs_vs_orcs.picture.table", "picture")


GAME = OrcsVsOrcs()
