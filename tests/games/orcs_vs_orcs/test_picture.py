"""The table as a picture: sound in every phase, all that is legal can be pointed at, and the text says the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from orclib.engine import Seat
from orclib.games.orcs_vs_orcs import actions as act
from orclib.games.orcs_vs_orcs.box import (
    CARDS,
    COPIES,
    FORTRESSES,
    HEROES,
    HORDES,
    LONG_GLORY,
    MARKERS,
    UNITS,
    Card,
    Objective,
)
from orclib.games.orcs_vs_orcs.picture import box_page, land, overlays, pieces
from orclib.games.orcs_vs_orcs.picture.table import picture
from orclib.games.orcs_vs_orcs.rules import choices, transitions
from orclib.games.orcs_vs_orcs.rules.knowledge import observe
from orclib.games.orcs_vs_orcs.state import Army, Clash, Fortress, Held, Phase, State
from orclib.games.orcs_vs_orcs.text import alt_text
from orclib.games.orcs_vs_orcs.text.names import card_name, objective_name, zone_name
from orclib.scene import Box, Scene, Text
from orclib.scene.canvas import Board
from orclib.scene.check import faults
from orclib.testing.checks import check_picture
from orclib.testing.words import speaking
from tests.games.orcs_vs_orcs.moments import PHASES
from tests.games.orcs_vs_orcs.support import GAME, battle, position
from tests.games.orcs_vs_orcs.test_knowledge import kept
from tests.scene.test_palette import EYES, ciede2000, lab
from tests.scene.wire import Wire

GREEN, BLUE, ORANGE, VIOLET = map(Seat, range(4))
RESTS = tuple(phase for phase in Phase if phase is not Phase.BY_ITSELF)
BUSY = (
    "river KILLS CITIES TOWER MARKERS\nn_road: G 2, G fortress lying fresh\nn_cw2: G 2, G fortress\n"
    "recruited n_cw2 2\nn_cwm: B 1\nGreen: kills 1"
)
PLACES: dict[Phase, Callable[[], State]] = {
    **PHASES,
    Phase.ACTIONS: lambda: GAME.position(BUSY),
    Phase.COMMIT: lambda: battle(decks=("ORC, XBOW, HEAVY, BOAR", "ORC, XBOW, ORC")).state,
}
"""A position in every phase; one card more than two are left in the deck."""


# --- positions -------------------------------------------------------------------------------------------------------


def with_army(state: State, zone: str, army: Army | None) -> State:
    at = state.board.index[zone]
    return replace(state, armies=(*state.armies[:at], army, *state.armies[at + 1 :]))


def with_fortress(state: State, zone: str, fortress: Fortress) -> State:
    at = state.board.index[zone]
    return replace(state, fortresses=(*state.fortresses[:at], fortress, *state.fortresses[at + 1 :]))


def with_marker(state: State, zone: str, seat: Seat) -> State:
    at = state.board.index[zone]
    return replace(state, control=(*state.control[:at], seat, *state.control[at + 1 :]))


def seen(state: State, seat: Seat | None = None) -> Scene:
    return picture(observe(state, seat))


def texts(scene: Scene, group_id: str) -> list[str]:
    """What is written in a thing."""
    return [s.text for g in scene.groups if g.id == group_id for s in g.shapes if isinstance(s, Text)]


def words(scene: Scene) -> set[str]:
    """The words that are written in a picture."""
    return {word for g in scene.groups for s in g.shapes if isinstance(s, Text) for word in s.text.split()}


def groups(scene: Scene) -> dict[str, Any]:
    return {group.id: group for group in scene.groups}


def ids(scene: Scene) -> set[str]:
    return {target.id for target in scene.targets}


# --- every phase -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", RESTS, ids=lambda phase: phase.value)
def test_every_phase_has_a_sound_picture_on_which_all_that_is_legal_can_be_pointed_at(phase: Phase) -> None:
    assert PLACES[phase]().phase is phase
    check_picture(GAME, PLACES[phase]())


@pytest.mark.parametrize("phase", RESTS, ids=lambda phase: phase.value)
def test_nothing_stays_in_the_language_before(phase: Phase) -> None:
    """What is kept to be drawn again is kept with its words."""
    english = words(seen(PLACES[phase]()))
    with speaking("fr"):
        french = words(seen(PLACES[phase]()))
    only_english = {"Green", "Blue", "attacker", "defender", "decks", "hand", "turn", "Start", "Recruit", "Tower"}
    assert english & only_english
    assert not french & only_english


def test_a_full_board_is_sound() -> None:
    """Every zone holds as much as can be: a marker, a fortress, Hordes that stand, lie and have marched."""
    for players in (3, 4):
        state = position(players=players)
        for place, zone in enumerate(state.board.zones):
            seat = Seat(place % players)
            if zone not in state.board.dark_city:
                state = with_army(state, zone, Army(seat, 15, 9, 4))
                state = with_fortress(state, zone, Fortress(seat, place % 3 == 0, place % 2 == 0))
                state = with_marker(state, zone, seat) if state.board.takes_marker(zone) else state
        assert faults(seen(replace(state, phase=Phase.OVER, active=None, winners=(GREEN,)))) == ()


@pytest.mark.parametrize("hordes", [1, 9, 15])
def test_the_numbers_of_the_tray_go_as_far_as_an_army_is_large(hordes: int) -> None:
    state = with_army(position(), "start_n", Army(GREEN, hordes))
    scene = seen(state, GREEN)
    assert faults(scene) == ()
    assert {id for id in ids(scene) if id.startswith("go:")} == {act.go_target(n) for n in range(1, hordes + 1)}
    check_picture(GAME, state)


# --- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_names_lie_within_the_map_and_hide_no_place(players: int) -> None:
    state = position(players=players)
    here = land.land(state.board)
    labels = here.labels(tuple([zone_name(zone, state.board) for zone in state.board.zones]))
    assert labels.keys() == {*state.board.zones}
    whole = [zone for zone, (text, _box) in labels.items() if text == zone_name(zone, state.board)]
    assert len(whole) > 0.95 * len(labels)
    assert not any(text.endswith(".") for text, _box in labels.values()), "cut within a word"
    boxes = {zone: box for zone, (_text, box) in labels.items()}
    places = {zone: Box(x - 15, y - 15, 30, 30) for zone, (x, y) in here.at.items()}
    for one, other in combinations(boxes, 2):
        assert not boxes[one].overlaps(boxes[other]), (one, other)
    for zone, place in boxes.items():
        assert land.MAP.union(place) == land.MAP, zone
        assert not any(place.overlaps(other) for other in places.values()), zone


def test_a_move_paints_only_what_it_changes() -> None:
    state = position(players=4)
    after, _ = transitions.apply_unchecked(state, act.Move(GREEN, "start_n", 2, ("n_road",)))
    before, now = groups(seen(state, GREEN)), groups(seen(after, GREEN))
    changed = {id for id in before.keys() | now.keys() if before.get(id) != now.get(id)}
    on_the_map = {id for id in changed if id.startswith(("zone:", "army:", "halo:"))}
    assert on_the_map == {"army:start_n", "army:n_road", "halo:n_road"}
    assert not changed & {"land", "names", "key", "river", "objectives", "supplies", "table"}


def test_places_are_drawn_each_in_its_own_way() -> None:
    """Without a look at colours: what is drawn differs by more than fills."""
    kinds = [
        ("ruin", None, None, True, False), ("ruin", None, None, False, True), ("ruin", None, None, False, False),
        ("well", None, None, False, False), ("city", None, None, False, False), ("city", None, GREEN, False, False),
        ("tower", None, None, False, False), ("start", GREEN, None, False, False), ("ruin", None, GREEN, True, False),
    ]  # fmt: skip
    bare = [tuple(_colourless(shape) for shape in land.place(*kind)) for kind in kinds]
    assert len({*bare}) == len(kinds)


def _colourless(shape: Any) -> Any:
    plain = {name: None for name in ("fill", "stroke", "base") if hasattr(shape, name) and name != "fill"}
    return replace(shape, fill="#000000", **plain)


def test_players_differ_in_colour_for_all_eyes_and_in_shape() -> None:
    assert len({swatch.shape for swatch in pieces.SEATS}) == 4
    least = {"normal": 40, "protan": 21, "deutan": 26, "tritan": 36}
    for eye in EYES:
        colours = [lab(swatch.fill, eye) for swatch in pieces.SEATS]
        assert min(ciede2000(a, b) for a, b in combinations(colours, 2)) >= least[eye], eye
    greys = sorted(lab(swatch.fill, "normal")[0] for swatch in pieces.SEATS)
    assert min(b - a for a, b in pairwise(greys)) > 15


def test_an_army_tells_how_many_stand_and_how_many_lie() -> None:
    state = with_army(position(), "n_road", Army(GREEN, 7, 4, 1))
    assert texts(seen(state), "army:n_road") == ["3", "3", "1"]
    assert "7 Hordes of Green, 4 of them moved (1 may not march)" in seen(state).target("zone:n_road").sentence


def test_a_pending_battle_shows_both_armies() -> None:
    state = with_army(position(), "tower", Army(BLUE, 3))
    state = replace(state, clashes=(Clash("tower", 4, 0, 2),))
    scene = seen(state, GREEN)
    assert texts(scene, "army:tower") == ["4", "2", "3"]  # attackers, their dead, defenders
    assert "halo:tower" in groups(scene)
    assert "4 Hordes of Green attack, 3 Hordes of Blue defend, 2 lost by a forced march" in scene.text
    assert faults(scene) == ()


# --- beside the map --------------------------------------------------------------------------------------------------


def test_the_market_counts_cards_and_can_be_pointed_at() -> None:
    scene = seen(position(players=3), GREEN)
    assert [texts(scene, act.pile_target(kind))[0] for kind in UNITS] == ["0", "8", "8", "4", "8", "5"]
    assert {act.pile_target(kind) for kind in UNITS} <= ids(scene)


def test_partners_are_shown_with_what_they_have_together() -> None:
    state = position(players=4)
    players = tuple(replace(player, glory=n) for n, player in enumerate(state.players))
    state = replace(state, players=players)
    assert "= 2" in texts(seen(state), act.seat_target(GREEN))
    assert "= 4" in texts(seen(state), act.seat_target(BLUE))
    assert not any(text.startswith("=") for text in texts(seen(position(players=3)), act.seat_target(GREEN)))


def test_the_river_shows_four_tiles_and_the_pile() -> None:
    state = position()
    scene = seen(state)
    assert state.top is not None
    assert {act.tile_target(tile) for tile in (*state.river, state.top)} <= ids(scene)
    lefts = [scene.target(act.tile_target(tile)).boxes[0].x for tile in (state.top, *state.river)]
    assert lefts == sorted(lefts)
    assert "3" in texts(scene, "objectives")


def test_eyes_see_only_the_heroes_they_know() -> None:
    state = position(players=3)
    held = ((Held(Card.ASHANI), Held(Card.BUURK, (BLUE, ORANGE), away=True)), (Held(Card.XAPHYR),), ())
    state = replace(state, held=held, pile=tuple(card for card in state.pile if card.is_hero)[3:])
    own, blue = seen(state, GREEN), seen(state, BLUE)
    assert "Ashani" in own.text
    assert "Ashani" not in blue.text
    assert not any("Ashani" in text for text in texts(blue, "heroes:0"))
    assert "Heroes: 1 face down, Buurk set aside" in blue.target(act.seat_target(GREEN)).sentence
    assert texts(blue, "heroes:0") == ["1", "Buurk"]
    assert "Xaphyr" in blue.text


# --- battles ---------------------------------------------------------------------------------------------------------


def test_to_a_battle_and_back_to_the_map_little_is_sent() -> None:
    """The first battle is told as it is; the map that comes back is the one that was left, but for what has changed."""
    before, fought, after = [seen(PLACES[phase](), GREEN) for phase in (Phase.RETREAT, Phase.COMMIT, Phase.BATTLES)]
    board = Board(before)
    wire = Wire(board)
    wire.opened()
    whole = max(len(frame) for frame in wire.frames)
    for scene in (fought, after, fought):
        board.show(scene)
    there, back, again = (len(frame) for frame in wire.frames[-3:])
    assert there < 30_000 < whole
    assert back < 10_000  # another state of the map than the one that was left
    assert again < 1_000


# --- the text --------------------------------------------------------------------------------------------------------


def test_a_zone_says_what_it_is_and_where_its_roads_lead() -> None:
    sentences = alt_text.zones(observe(position(), None))
    assert sentences["n_city"] == ("Hallowmere (city): neutral, held by its militia, roads to Oxwell and Reedham.")
    assert sentences["n_road"].startswith("Oxwell (village): controlled by nobody, roads to ")
    assert sentences["start_n"].startswith("Start N (Dark City of Green): 6 Hordes of Green, roads to ")
    assert sentences["e_cc1"].startswith("Pigsty-on-Mere (ruin): roads to ")


def test_every_target_has_a_sentence_of_its_own() -> None:
    for phase in {*RESTS} - {*alt_text.FIGHTING}:
        told = [target.sentence for target in seen(PLACES[phase]()).targets]
        assert len({*told}) == len(told), phase


# --- overlays --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", overlays.overlays())
@pytest.mark.parametrize("phase", [Phase.ACTIONS, Phase.RETREAT, Phase.COMMIT, Phase.RIVER], ids=lambda p: p.value)
def test_overlays_add_to_a_sound_picture(name: str, phase: Phase) -> None:
    view = observe(PLACES[phase](), None)
    scene = picture(view)
    shown = overlays.overlays()[name].draw(scene, view)
    assert faults(shown) == ()
    assert shown.text.startswith(scene.text)
    assert len(shown.text) > len(scene.text)
    assert shown.targets == scene.targets


def test_reach_is_where_moves_lead() -> None:
    for state, *_ in kept("map", 2)[:300]:
        if state.phase is not Phase.ACTIONS or state.active is None or not state.actions:
            continue
        view, ends = observe(state, None), dict[str, set[str]]()
        for move in choices.legal_actions(state, state.active):
            if isinstance(move, act.Move) and not move.take and move.path[-1] != move.origin:
                ends.setdefault(move.origin, set()).add(move.path[-1])
        for origin, zones in ends.items():
            assert overlays.reached(view, state.active, origin) == zones


# --- the box ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_box_shows_everything_once_with_its_count(code: str) -> None:
    with speaking(code):
        scene = box_page.contents()
        assert faults(scene) == ()
        told = scene.text
        for card in CARDS:
            assert card_name(card) in told
        for tile in Objective:
            assert objective_name(tile) in told
        for count in (HORDES, MARKERS, FORTRESSES, sum(COPIES), len(HEROES), 36, "16 × 1, 5 × 5"):
            assert str(count) in told
    assert box_page.ONES + 5 * box_page.FIVES == LONG_GLORY
    assert box_page.ONES + box_page.FIVES == 21
