"""A battle as a picture: all of it fits, all that is legal can be pointed at, nothing hidden is shown."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from orclib.games.orcs_vs_orcs.box import CARDS, HEROES, LAP, SEGMENTS, UNITS
from orclib.games.orcs_vs_orcs.lessons.cases import E12
from orclib.games.orcs_vs_orcs.picture import cards, strikes
from orclib.games.orcs_vs_orcs.picture.battlefield import paint
from orclib.games.orcs_vs_orcs.picture.table import HEIGHT, WIDTH
from orclib.games.orcs_vs_orcs.rules import battle_facts, choices, transitions
from orclib.games.orcs_vs_orcs.rules.battle_facts import step_of
from orclib.games.orcs_vs_orcs.rules.knowledge import observe
from orclib.games.orcs_vs_orcs.state import Clash, Hidden, Options, Phase, Side, State, View
from orclib.games.orcs_vs_orcs.strengths import heroes
from orclib.games.orcs_vs_orcs.text import battle_alt_text
from orclib.games.orcs_vs_orcs.text.battle_alt_text import battle_text
from orclib.games.orcs_vs_orcs.text.names import card_name, seat_name
from orclib.scene import Collector, Group, Scene, Text, group, parts
from orclib.scene.check import faults, unfit
from orclib.testing.checks import check_picture
from orclib.testing.words import speaking
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CHANCE,
    GAME,
    GREEN,
    HEAVY,
    ORC,
    SHAMAN,
    XBOW,
    Card,
    Colour,
    Line,
    Seat,
    act,
    after,
    battle,
    behind,
    columns,
    position,
    stop,
    upon,
)
from tests.games.orcs_vs_orcs.tales import begun, played

LANGUAGES = ("en", "fr")
TEN = "ORC, HEAVY, BOAR, XBOW, XBOW, SHAMAN, CATAPULT"


def scene(view: View) -> Scene:
    """A battle by itself."""
    into = Collector(WIDTH, HEIGHT)
    paint(into, view)
    return into.scene("battle", "\n".join(battle_text(view)))


def sound(found: Scene) -> bool:
    """Whether a picture has no fault and is seen at once on a small screen."""
    return not faults(found) and not unfit(found)


def seen(state: State, seat: Seat | None = None) -> Scene:
    """A battle as a seat sees it, by default whoever decides."""
    return scene(observe(state, state.active if seat is None else seat))


def ids(found: Scene) -> set[str]:
    """The targets of a picture."""
    return {target.id for target in found.targets}


def letters(found: Scene) -> str:
    """All that is written in a picture."""
    return "\n".join(shape.text for thing in found.groups for shape in thing.shapes if isinstance(shape, Text))


def decks(*, assault: bool = False, players: int = 2) -> State:
    """A battle whose decks are built: Green attacks Blue, both with all kinds of cards."""
    state = position(
        players=players,
        hordes="G start_n 2, n_road 2; B n_cwm 4",
        forts="B n_cwm standing" if assault else "",
        units="G ORC 4, HEAVY 2, BOAR 1, XBOW 1, SHAMAN 1, CATAPULT 1; B ORC 4, HEAVY 1, XBOW 2, SHAMAN 2, CATAPULT 1",
        heroes="G KOKOTH, VIGDISH, BUURK away; B ASHANI, SHAGRATT, VRUSHN",
        red="GB",
    )
    green = replace(state.players[GREEN], reserve=state.players[GREEN].reserve - 4)
    state = replace(state, clashes=(Clash("n_cwm", 4),), players=(green, *state.players[1:]))
    return after(state, stop())


@cache
def positions() -> tuple[State, ...]:
    """Positions of battles played at random: of each phase and each effect a few."""
    found, counts = list[State](), Counter[object]()
    for seed in range(24):
        rng, state = Random(seed), decks(assault=bool(seed % 2), players=2 + 2 * (seed % 3 == 0))
        gang = [Card.VRI_HURCKA, Card.SHAGRATT]  # with them, cards have to be placed that nobody chose
        gang += rng.sample([hero for hero in HEROES if hero not in gang], 6)
        held = list(state.held)
        for seat, own in ((GREEN, gang[::2]), (BLUE, gang[1::2])):
            held[seat] = tuple([replace(held[seat][0], hero=hero) for hero in sorted(own, key=lambda each: each.place)])
        state = replace(state, held=tuple(held), pile=tuple([hero for hero in HEROES if hero not in gang]))
        while state.battle is not None and state.phase is not Phase.OVER:
            key = (state.phase, state.battle.step and state.battle.step.card, state.battle.assault)
            counts[key] += 1
            if counts[key] in (1, 4, 16):
                found.append(state)
            seat = state.active if state.active is not None else CHANCE
            state = transitions.apply_unchecked(state, _some(rng, state, seat))[0]
    return tuple(found)


def _some(rng: Random, state: State, seat: Seat) -> act.AnyAction:
    """A move: decks are filled, and places preferred."""
    legal = choices.legal_actions(state, seat)
    liked = [
        each for each in legal if isinstance(each, act.AddCard | act.Commit) and getattr(each, "spot", 1) is not None
    ]
    return rng.choice(liked if liked and rng.random() < 0.9 else legal)


# --- all positions ---------------------------------------------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_battle_fits_for_all_eyes(code: str) -> None:
    with speaking(code):
        for state in positions():
            for seat in (None, *state.options.seats):
                assert sound(scene(observe(state, seat))), (state.phase, seat)


def test_what_lies_on_the_battlefield_is_told() -> None:
    for state in positions():
        view = observe(state, None)
        told = "\n".join(battle_text(view))
        assert state.battle is not None
        for side in state.battle.sides:
            for column in side.columns:
                for slot in (column.first, column.second):
                    assert slot is None or card_name(slot.card) in told
                assert column.hero is None or card_name(column.hero) in told


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_a_face_in_every_size(code: str) -> None:
    with speaking(code):
        assert sound(cards.gallery(HEROES))
        assert sound(cards.gallery(UNITS, columns=6))
        sizes = (cards.HAND, (165.0, 150.0), (126.0, 116.0), (112.0, 80.0), (92.0, 86.0), (78.0, 96.0), (46.0, 92.0))
        for w, h in sizes:
            things = [
                Group(f"card:{card.value}", cards.face(card, w, h, Options()), 20 + (w + 8) * at, 20)
                for at, card in enumerate(CARDS)
            ]
            assert faults(Scene(6400, 300, "cards", "", (group("ground", parts.ground(6400, 300)), *things))) == ()


def test_faces_are_told_apart_without_colour() -> None:
    drawn = [tuple(map(str, cards.art(card, 0, 0, 40))) for card in CARDS]
    assert len({*drawn}) == len(CARDS)
    for card in CARDS:
        assert len(cards.chevrons(0, 0, card.chevrons, "#000000")) == card.chevrons


def test_the_mark_stands_where_a_value_is_ours_and_nowhere_else() -> None:
    options, source = Options(), heroes().source
    for unit in UNITS:
        assert not cards.is_ours(unit, options)
    for hero in HEROES:
        assert (cards.value(hero, options)[-1] == cards.MARK) is (source[hero] == "house")
    assert cards.value(Card.BUURK, options) == "1"
    assert cards.value(Card.GRURAGH, options) == "3"
    assert cards.MARK not in cards.effect(Card.KRO_MORDA, options)
    assert cards.effect(Card.VIGDISH, options).endswith(cards.MARK)


# --- the strike tile and the losses ----------------------------------------------------------------------------------


def test_the_token_stands_on_its_space_and_segments_are_as_agreed() -> None:
    for reading, starts in SEGMENTS.items():
        places = [strikes.spot(space, reading)[0] for space in range(1, LAP + 1)]
        wider = [at + 2 for at, (a, b) in enumerate(pairwise(places)) if b - a > strikes.SPACE]
        assert (1, *wider) == starts
    assert len({strikes.strike_tile(space, red) for space in range(1, LAP + 1) for red in (True, False)}) == 2 * LAP


def test_a_horde_lost_to_a_march_is_marked_apart() -> None:
    view = observe(battle("2-2", losses="2-1", exhausted=1, decks=(TEN, TEN)).state, GREEN)
    assert "forced march cost 1 Horde" in scene(view).target(act.losses_target(GREEN)).sentence
    assert "forced march" not in scene(view).target(act.losses_target(BLUE)).sentence
    assert strikes.losses(GREEN, 2, 1) != strikes.losses(GREEN, 2, 0)


# --- the battlefield -------------------------------------------------------------------------------------------------

FIVE = "ORC+KHANROGG/XBOW, HEAVY/SHAMAN+KRO-MORDA, BOAR+MOORDAKK/CATAPULT, ORC/XBOW+SHAGRATT, HEAVY+GRURAGH/SHAMAN"
MANY = ", ".join(["ORC"] * 4 + ["HEAVY"] * 3 + ["BOAR"] * 3)
WALLS = ", ".join(["wall/XBOW", "wall/SHAMAN+VRI-HURCKA", "wall/CATAPULT"] * 3).replace("+VRI-HURCKA", "", 2)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("green", "blue", "assault"), [("", "", False), (FIVE, FIVE, False), (MANY, MANY, False),
                                                       (MANY, WALLS, True)])  # fmt: skip
def test_from_no_card_to_ten_a_side_all_fits(green: str, blue: str, assault: bool, code: str) -> None:
    state = battle(decks=(TEN, TEN), assault=assault).state
    assert state.battle is not None
    one, other = state.battle.sides
    full = replace(state.battle, sides=(replace(one, columns=columns(green)), replace(other, columns=columns(blue))))
    state = replace(state, battle=full)
    with speaking(code):
        for seat in (None, GREEN, BLUE):
            assert sound(scene(observe(state, seat)))


def test_own_side_lies_below_and_for_others_the_attacker() -> None:
    state = battle(green="ORC/XBOW", blue="HEAVY/SHAMAN", decks=(TEN, TEN)).state

    def heights(seat: Seat | None) -> list[float]:
        found = scene(observe(state, seat))
        order = ((BLUE, Line.SECOND), (BLUE, Line.FIRST), (GREEN, Line.FIRST), (GREEN, Line.SECOND))
        return [found.target(act.slot_target(owner, 0, line)).boxes[0].y for owner, line in order]

    assert heights(GREEN) == sorted(heights(GREEN)) == heights(None)
    assert heights(BLUE) == sorted(heights(BLUE), reverse=True)


def test_lines_of_a_column_stand_in_one_line_and_a_hero_lies_on_the_unit_it_covers() -> None:
    found = seen(battle(green="ORC+BUURK/XBOW, HEAVY", decks=(TEN, TEN)).state)
    first, second = (found.target(act.slot_target(GREEN, 0, line)).boxes[0] for line in Line)
    assert (first.x, first.w) == (second.x, second.w)
    hero = next(thing for thing in found.groups if thing.id == f"hero:{GREEN}:0")
    assert first.contains(hero.x, hero.y)
    assert hero.y > first.y  # what it covers can still be seen
    assert "Covered by Buurk" in found.target(act.slot_target(GREEN, 0, Line.FIRST)).sentence
    assert "empty" in found.target(act.slot_target(GREEN, 1, Line.SECOND)).sentence


def test_walls_stand_before_the_second_line_of_a_defended_fortress_only() -> None:
    field = seen(battle(decks=(TEN, TEN)).state)
    assert not {"walls", act.WALL} & {*ids(field), *(thing.id for thing in field.groups)}
    state = battle(green="ORC", blue="wall/XBOW, ORC/XBOW", assault=True, decks=(TEN, TEN)).state
    for seat in (GREEN, BLUE):
        found = scene(observe(state, seat))
        wall = next(thing for thing in found.groups if thing.id == "walls").bounds
        first, second = (found.target(act.slot_target(BLUE, 1, line)).boxes[0] for line in Line)
        assert min(first.y, second.y) < wall.y < wall.bottom < max(first.bottom, second.bottom)
        assert not wall.overlaps(first)
        assert not wall.overlaps(second)
        assert act.WALL in ids(found)
        assert "behind the walls" in found.target(act.slot_target(BLUE, 0, Line.SECOND)).sentence


def test_cards_of_this_round_are_marked_until_it_ends() -> None:
    fight = battle("4-4", "g1 b1", green="ORC", decks=("SHAMAN, ORC, ORC, ORC", "ORC, ORC, ORC, ORC"))
    fight.round(behind(SHAMAN, 1), ORC)
    assert fight.state.phase is Phase.EFFECT
    found = seen(fight.state)
    fresh = {thing.id for thing in found.groups if thing.id.startswith("fresh:")}
    assert fresh == {f"fresh:{GREEN}:0:second:0", f"fresh:{BLUE}:0:first:0"}
    assert "Engaged in this round." in found.target(act.slot_target(GREEN, 0, Line.SECOND)).sentence
    assert "Engaged in this round." not in found.target(act.slot_target(GREEN, 0, Line.FIRST)).sentence
    fight.go(act.Chant(GREEN, Colour.RED))
    assert not [thing for thing in seen(fight.state).groups if thing.id.startswith("fresh:")]


def test_cards_without_a_place_lie_apart() -> None:
    fight = battle("4-4", "g3 b1", red="G", decks=("XBOW, VIGDISH, ORC", "ORC, ORC, ORC"))
    fight.round(XBOW, ORC)
    assert fight.state.phase is Phase.BERSERK
    found = seen(fight.state)
    assert "unprotected" in found.target(act.loose_target(GREEN, 0)).sentence
    assert "unprotected" in letters(found)
    fight = battle("4-4", "g3 b1", red="G", decks=("VIGDISH, XBOW, ORC", "ORC, ORC, ORC"))
    fight.round(Card.VIGDISH, ORC)
    found = seen(fight.state)
    assert f"stray:{GREEN}:0" in ids(found)
    assert "no place" in letters(found)


def test_what_one_has_seen_of_the_enemy_is_shown_to_oneself_only() -> None:
    fight = battle("4-4", green="ORC/XBOW", decks=("MOORDAKK, ORC, ORC, ORC", "ORC, BOAR, VIGDISH, HEAVY"))
    fight.round(upon(Card.MOORDAKK, 1), ORC)
    assert fight.state.phase is Phase.EFFECT
    mine = seen(fight.state)
    assert {f"seek:{card.value}" for card in (Card.VIGDISH, HEAVY)} <= ids(mine)
    assert "Vigdish" in mine.target(f"seen:{BLUE}").sentence
    theirs = scene(observe(fight.state, BLUE))
    assert not {each for each in ids(theirs) if each.startswith(("seek:", "seen:"))}


def test_of_what_one_has_seen_it_is_told_what_is_in_hand() -> None:
    fight = battle("4-4", green="ORC/XBOW", decks=("SHAGRATT, ORC, ORC, ORC", "HEAVY, BOAR, ORC, ORC"))
    fight.round(upon(Card.SHAGRATT, 1), HEAVY, act.ForceSwap(GREEN, True))
    told = "You have seen among the hidden cards of Blue: Heavy Orc."
    sentence = scene(observe(fight.state, GREEN)).target(f"seen:{BLUE}").sentence
    assert sentence == f"{told} In hand: Heavy Orc."
    state = replace(fight.state, secrets=tuple([replace(each, shown=()) for each in fight.state.secrets]))
    assert scene(observe(state, GREEN)).target(f"seen:{BLUE}").sentence == told
    hidden = Hidden(hand=1, commit=True, peeked=(ORC, HEAVY), shown=(HEAVY,))
    told = "You have seen among the hidden cards of Blue: Orc and Heavy Orc. In hand, or chosen: Heavy Orc."
    assert battle_alt_text.seen_sentence(Side(BLUE), hidden) == told


# --- decks -----------------------------------------------------------------------------------------------------------


def test_a_deck_is_built_from_ones_own_cards_with_their_numbers() -> None:
    state = decks()
    found = seen(state)
    assert {act.READY, act.ALL} <= ids(found)
    assert {each for each in ids(found) if each.startswith("card:")} == {
        *(f"card:{unit.value}" for unit in UNITS), "card:KOKOTH", "card:VIGDISH",
    }  # fmt: skip
    assert "4 left" in found.target("card:ORC").sentence
    assert "×4" in letters(found)
    state = after(state, act.AddCard(GREEN, BOAR))
    found = seen(state)
    assert "None is left." in found.target("card:BOAR").sentence
    assert "Deck: 1 of 10" in letters(found)
    assert "Buurk" in found.target(f"aside:{GREEN}").sentence  # engaged before in this game turn
    assert not {each for each in ids(scene(observe(state, BLUE))) if each.startswith("card:")}


# --- steps -----------------------------------------------------------------------------------------------------------


def test_the_bar_follows_the_round() -> None:
    told = {state.phase: {step_of(observe(each, None)) for each in positions() if each.phase is state.phase}
            for state in positions()}  # fmt: skip
    assert told[Phase.DECKS] == told[Phase.VANGUARD] == {"decks"}
    assert told[Phase.COMMIT] == {"choose"}
    assert told[Phase.EFFECT] == {"effects"}
    assert told[Phase.SWAP] == {"reveal"}
    assert told[Phase.DRAW] >= {"draw", "effects"}
    assert {"strengths"} <= told[Phase.BERSERK] <= {*battle_facts.STEPS}


@pytest.mark.parametrize(
    ("start", "moves", "step"),
    [
        ("E11 rage before the clash", "reorganise XBOW", "choose"),
        ("E12 straight through", "play CATAPULT behind 1; play ORC", "effects"),
        (f"berserk_timing=round\n{E12}", "play CATAPULT behind 1; play ORC", "end"),
    ],
)
def test_berserk_is_asked_in_the_step_that_called_it(start: str, moves: str, step: str) -> None:
    match = begun(start)
    played(match, moves)
    assert (match.state.phase, step_of(observe(match.state, None))) == (Phase.BERSERK, step)


def test_the_effects_of_heroes_are_lit_before_those_of_units() -> None:
    fight = battle("4-4", green="ORC/XBOW", decks=("KOKOTH, ORC, ORC, ORC", "ORC, ORC, ORC"))
    fight.round(upon(Card.KOKOTH, 1), ORC)
    assert "Step: effects (Heroes)." in scene(observe(fight.state, GREEN)).text
    fight = battle("4-4", green="ORC", decks=("SHAMAN, ORC, ORC, ORC", "ORC, ORC, ORC"))
    fight.round(behind(SHAMAN, 1), ORC)
    assert "Step: effects (Units)." in scene(observe(fight.state, GREEN)).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["ORC, XBOW, HEAVY", "BOAR, XBOW, ORC"])
def test_where_one_of_both_is_drawn_again_one_points_at_it(deck: str, language: str) -> None:
    few = battle(decks=(deck, "ORC, BOAR, HEAVY, XBOW")).state
    with speaking(language):
        check_picture(GAME, few)
    hand = [each.upper for each in GAME.legal_actions(few, GREEN) if isinstance(each, act.Reorganise) and each.shuffle]
    assert len(hand) == 2
    for card in hand:
        found = seen(few).target(act.shuffle_target(card))
        assert card_name(card) in found.sentence
    many = battle(decks=("ORC, XBOW, HEAVY, ORC", "ORC, BOAR, HEAVY, XBOW")).state
    assert act.SHUFFLE in ids(seen(many))
    assert not {act.shuffle_target(card) for card in Card} & ids(seen(many))


def test_the_end_of_a_battle_says_who_won_and_why() -> None:
    state = battle("1-1", "g1 b6", decks=("ORC, ORC, ORC", "ORC, ORC, ORC")).state
    assert state.battle is not None
    done = replace(state.battle, ending=1, winner=0)
    view = observe(replace(state, battle=done, phase=Phase.ROUT, active=BLUE, secrets=()), GREEN)
    assert battle_alt_text.asked(view).startswith(f"{seat_name(GREEN)} wins: no Horde is left.")
    assert faults(scene(view)) == ()
