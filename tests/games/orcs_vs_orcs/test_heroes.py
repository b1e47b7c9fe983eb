"""The twenty Heroes, each in every way its text can come out (OVO-21, OVO-22, spec 2.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from orclib.engine import Match
from orclib.games.orcs_vs_orcs.box import CARDS, HEROES
from orclib.games.orcs_vs_orcs.lessons.cases import fight
from orclib.games.orcs_vs_orcs.state import FRONT, Clash
from tests.games.orcs_vs_orcs.support import (
    BLUE,
    BOAR,
    CATAPULT,
    GAME,
    GREEN,
    HEAVY,
    ORC,
    SHAMAN,
    XBOW,
    Card,
    Event,
    Fight,
    Line,
    Phase,
    Put,
    Seat,
    Spot,
    act,
    allowed,
    battle,
    behind,
    calm,
    ev,
    green,
    legal,
    letter,
    of,
    only,
    rage,
    red,
    refused,
    strikes,
    told,
    upon,
    walled,
)
from tests.games.orcs_vs_orcs.tales import Tale, holds, tales

(
    ASHANI, BUURK, ERUHSK, FROKSH, GRURAGH, KHANROGG, KOKOTH, KRAASH, KRO_MORDA, MOORDAKK, POGDUSH, PORKASH, ROSHNAR,
    SHAGRATT, VHRAARG, VIGDISH, VRI_HURCKA, VRIURCK, VRUSHN, XAPHYR,
) = HEROES  # fmt: skip
CLAUSE = {hero: f"OVO-22.{number}" for number, hero in enumerate(HEROES, 1)}
STRENGTHS = {
    ASHANI: 2, BUURK: 1, ERUHSK: 2, FROKSH: 2, GRURAGH: 3, KHANROGG: 2, KOKOTH: 1, KRAASH: 1, KRO_MORDA: 1,
    MOORDAKK: 2, POGDUSH: 2, PORKASH: 2, ROSHNAR: 2, SHAGRATT: 1, VHRAARG: 2, VIGDISH: 1, VRI_HURCKA: 2, VRIURCK: 1,
    VRUSHN: 2, XAPHYR: 2,
}  # fmt: skip
"""The column "str." of spec 2.3."""

both_sides = pytest.mark.parametrize("me", [GREEN, BLUE], ids=["attacker", "defender"])


# --- a battle told from one side -------------------------------------------------------------------------------------


def foe(me: Seat) -> Seat:
    """The other side."""
    return BLUE if me == GREEN else GREEN


def duel(
    me: Seat,
    deck: str,
    theirs_deck: str = "ORC, ORC, ORC",
    *,
    mine: str = "",
    theirs: str = "",
    hordes: tuple[int, int] = (3, 3),
    spaces: tuple[int, int] = (1, 1),
    losses: tuple[int, int] = (0, 0),
    discards: tuple[str, str] = ("", ""),
    red: tuple[bool, bool] = (False, False),
    near: str = "",
    **rest: Any,
) -> Fight:
    """A battle in which `me` attacks (Green) or defends (Blue); every pair is mine first. `near`: my other Hordes."""

    def sides(pair: tuple[Any, Any]) -> tuple[Any, Any]:
        return pair if me == GREEN else pair[::-1]

    attackers, defenders = sides(hordes)
    one, other = sides(spaces)
    lost, fallen = sides(losses)
    fields = sides((mine, theirs))
    others = {GREEN: "start_n 0", BLUE: "start_s 0"}
    if near:
        others[me] += f", {near}"
    return battle(
        f"{attackers}-{defenders}",
        f"g{one} b{other}",
        f"{lost}-{fallen}",
        green=fields[0],
        blue=fields[1],
        decks=sides((deck, theirs_deck)),
        discards=sides(discards),
        red="".join(name for name, is_red in zip("GB", sides(red), strict=True) if is_red),
        elsewhere=f"G {others[GREEN]}; B {others[BLUE]}",
        **rest,
    )


def clash(fight: Fight, me: Seat, mine: Card | Put, theirs: Card | Put, *moves: Any) -> tuple[Event, ...]:
    """Both choose a card, and then some things are decided."""
    return fight.round(mine, theirs, *moves) if me == GREEN else fight.round(theirs, mine, *moves)


def happened(events: Iterable[Event], what: Sign) -> list[Event]:
    """The events of a kind with a clause."""
    kind, clause = what
    return [event for event in events if isinstance(event, kind) and event.clause == clause]


def places(fight: Fight, seat: Seat, card: Card) -> list[Spot | None]:
    """Where a player may place a card of the hand."""
    return [each.spot for each in legal(fight.state, seat) if isinstance(each, act.Commit) and each.card is card]


# --- one scene for each Hero -----------------------------------------------------------------------------------------

Sign = tuple[type[Event], str]


class Scene(NamedTuple):
    """A round in which a Hero has something to do, and what tells that it was done."""

    sign: Sign
    moves: Callable[[Seat], tuple[Any, ...]] = lambda me: ()
    """What is decided after both cards are revealed."""
    mine: str = "ORC/SHAMAN"
    theirs: str = ""
    card: Card = ORC
    """What the enemy reveals."""
    rest: str = "ORC"
    """What is left in my deck, one card being kept in hand."""
    theirs_rest: str = "ORC"
    battle: dict[str, Any] = {}  # noqa: RUF012


SCENES: dict[Card, Scene] = {
    ASHANI: Scene((ev.CardDestroyed, "OVO-22.1"), lambda me: (act.Hit(me, foe(me), 0, Line.FIRST),), theirs="HEAVY"),
    BUURK: Scene((ev.Copied, "OVO-22.2"), lambda me: (act.NameCard(me, XBOW),), mine="ORC/XBOW", theirs="ORC"),
    ERUHSK: Scene((ev.EnemyFirst, "OVO-22.3")),
    FROKSH: Scene((ev.EffectCancelled, "OVO-22.4"), card=BOAR),
    GRURAGH: Scene((ev.Struck, "OVO-22.5")),
    KHANROGG: Scene((ev.BerserkStolen, "OVO-22.6"), battle={"red": (False, True), "spaces": (1, 4)}),
    KOKOTH: Scene((ev.Revealed, "OVO-22.7"), lambda me: (act.Commit(me, HEAVY, FRONT),), rest="HEAVY"),
    KRAASH: Scene((ev.Struck, "OVO-22.8"), lambda me: (act.NameCard(me, HEAVY),), mine="HEAVY/SHAMAN"),
    KRO_MORDA: Scene((ev.Pushed, "OVO-22.9")),
    MOORDAKK: Scene((ev.Discarded, "OVO-22.10"), lambda me: (act.Seek(me, VRUSHN),), theirs_rest="VRUSHN"),
    POGDUSH: Scene((ev.DiscardsBack, "OVO-22.11"), battle={"discards": ("CATAPULT", "")}),
    PORKASH: Scene((ev.HordeJoined, "OVO-22.12"), lambda me: (act.Summon(me, "e_cw2"),), battle={"near": "e_cw2 1"}),
    ROSHNAR: Scene((ev.TurnedDown, "OVO-22.13")),
    SHAGRATT: Scene((ev.Swapped, "OVO-22.14"), lambda me: (act.ForceSwap(me, True),)),
    VHRAARG: Scene((ev.Discarded, "OVO-22.15")),
    VIGDISH: Scene((ev.Struck, "OVO-22.16")),
    VRI_HURCKA: Scene((ev.TopUnseen, "OVO-22.17")),
    VRIURCK: Scene((ev.Struck, "OVO-22.18"), mine="HEAVY/SHAMAN"),
    VRUSHN: Scene((ev.CardFetched, "OVO-22.19"), lambda me: (act.Seek(me, HEAVY),), rest="HEAVY"),
    XAPHYR: Scene((ev.Rewound, "OVO-22.20"), battle={"spaces": (2, 1)}),
}


def scene(me: Seat, hero: Card, **changes: Any) -> Fight:
    """The battle of a Hero's scene, with the Hero and one card more in hand."""
    it = SCENES[hero]
    usual: dict[str, Any] = {"mine": it.mine, "theirs": it.theirs, **it.battle}
    theirs_deck = f"{it.card.value}, ORC, {it.theirs_rest}"
    return duel(me, f"{hero.value}, ORC, {it.rest}", theirs_deck, **{**usual, **changes})


def marked(hero: Card, *more: str) -> pytest.MarkDecorator:
    """The mark of a test about a Hero."""
    return pytest.mark.clause(CLAUSE[hero], *(f"OVO-{clause}" for clause in more))


HEROES_MARKED = [pytest.param(hero, marks=marked(hero), id=hero.value) for hero in HEROES]


@pytest.mark.clause("OVO-21.1", "OVO-21.3")
@pytest.mark.parametrize("line", Line)
@both_sides
@pytest.mark.parametrize("hero", HEROES_MARKED)
def test_a_hero_on_either_unit_of_a_column_has_strength_and_effect(hero: Card, me: Seat, line: Line) -> None:
    fight, it = scene(me, hero), SCENES[hero]
    events = clash(fight, me, upon(hero, 1, line), it.card, *it.moves(me))
    assert only([event for event in of(events, ev.Engaged) if event.card is hero], ev.Engaged) == ev.Engaged(
        "OVO-21.1", me, hero, Spot(0, line), 0
    )
    assert f"{letter(foe(me)).lower()} {STRENGTHS[hero]} {hero.value} 17.11" in strikes(events)
    assert happened(events, it.sign)
    assert told(events).count(f"{it.sign[0].__name__} {it.sign[1].removeprefix('OVO-')}") == 1
    column = fight.side(me).columns[0]
    assert (column.hero, column.on) == (hero, line)
    assert column.covers(line)


@pytest.mark.clause("OVO-21.4")
@both_sides
@pytest.mark.parametrize("hero", HEROES_MARKED)
def test_without_a_place_only_the_strength_counts_and_the_hero_is_discarded(hero: Card, me: Seat) -> None:
    it = SCENES[hero]
    lone = it.mine.split("/")[0]
    fight = scene(me, hero, mine=lone)
    events = clash(fight, me, hero, it.card)  # there is one way to engage him
    assert of(events, ev.Unprotected) == [ev.Unprotected("OVO-21.4", me, hero)]
    assert f"{letter(foe(me)).lower()} {STRENGTHS[hero]} {hero.value} 17.11" in strikes(events)
    assert bool(happened(events, it.sign)) is (hero is GRURAGH)  # whatever happens
    assert not [event for event in of(events, ev.Struck) if event.card is hero and event.effect and event.seat != me]
    assert ev.Discarded("OVO-21.4", me, hero) in events
    assert fight.side(me).discards[-1] is hero
    assert fight.battle.round == 2
    assert fight.field(me) == lone


@both_sides
@pytest.mark.parametrize("hero", [each for each in HEROES_MARKED if each.values[0] is not FROKSH])
@pytest.mark.clause("OVO-22.4")
def test_froksh_cancels_the_effect_and_not_the_strength(hero: Card, me: Seat) -> None:
    it = SCENES[hero]
    theirs = f"{it.theirs}, ORC/SHAMAN".removeprefix(", ")
    fight = duel(
        me,
        f"{hero.value}, ORC, {it.rest}",
        f"FROKSH, ORC, {it.theirs_rest}",
        mine=it.mine,
        **{"theirs": theirs, **it.battle},
    )
    events = clash(fight, me, upon(hero, 1), upon(FROKSH, theirs.count(",") + 1))
    assert f"{letter(foe(me)).lower()} {STRENGTHS[hero]} {hero.value} 17.11" in strikes(events)
    if hero is GRURAGH:
        assert happened(events, it.sign)  # cancelled or not (OVO-22.5)
    else:
        assert not happened(events, it.sign)
        assert of(events, ev.EffectCancelled) == [ev.EffectCancelled("OVO-22.4", me, hero, foe(me))]
    assert fight.battle.round == 2
    assert fight.side(me).columns[0].hero is hero  # he stays on the battlefield


@both_sides
@pytest.mark.parametrize("hero", [each for each in HEROES_MARKED if each.values[0] is not BUURK])
@pytest.mark.clause("OVO-22.2")
def test_buurk_copies_a_hero_who_is_engaged(hero: Card, me: Seat) -> None:
    it = SCENES[hero]
    first, second = it.mine.split("/")
    fight = duel(
        me,
        f"BUURK, ORC, {it.rest}",
        f"{it.card.value}, ORC, {it.theirs_rest}",
        mine=f"{first}+{hero.value}/{second}, ORC/SHAMAN",
        **{"theirs": it.theirs, **it.battle},
    )
    events = clash(fight, me, upon(BUURK, 2), it.card, act.NameCard(me, hero))
    assert of(events, ev.Copied) == [ev.Copied("OVO-22.2", me, hero)]
    if hero is SHAGRATT:  # his moment has passed
        assert fight.battle.round == 2
        assert not of(events, ev.Swapped)
        assert [event.card for event in of(events, ev.NoEffect) if event.seat == me] == [SHAGRATT]
        return
    events += fight.go(*it.moves(me))
    assert happened(events, it.sign)
    assert not [event for event in of(events, ev.Struck) if event.card is hero and event.clause == "OVO-17.11"]
    assert fight.battle.round == 2


@both_sides
@pytest.mark.parametrize("hero", [each for each in HEROES_MARKED if each.values[0] is not KOKOTH])
@pytest.mark.clause("OVO-22.7")
def test_kokoth_brings_a_hero_who_has_strength_and_effect_at_once(hero: Card, me: Seat) -> None:
    it = SCENES[hero]
    fight = duel(
        me,
        f"KOKOTH, ORC, {hero.value}, {it.rest}",
        f"{it.card.value}, ORC, {it.theirs_rest}",
        mine=f"{it.mine}, ORC/SHAMAN",
        **{"theirs": it.theirs, **it.battle},
    )
    events = clash(fight, me, upon(KOKOTH, 2), it.card, act.Commit(me, hero, Spot(0, Line.FIRST)))
    other = letter(foe(me)).lower()
    assert strikes(events)[:2] in (
        [f"{other} 1 KOKOTH 17.11", *strikes(events)[1:2]],
        [*strikes(events)[:1], f"{other} 1 KOKOTH 17.11"],
    )
    assert f"{other} {STRENGTHS[hero]} {hero.value} 17.11" in strikes(events)
    if hero is SHAGRATT:
        assert fight.battle.round == 2
        assert not of(events, ev.Swapped)
        return
    events += fight.go(*it.moves(me))
    assert happened(events, it.sign)
    assert fight.battle.round == 2
    assert [column.hero for column in fight.side(me).columns] == [hero, KOKOTH]


@both_sides
@pytest.mark.clause("OVO-2.9", "OVO-21.1", "OVO-21.2", "OVO-21.3", "OVO-21.5")
def test_where_a_hero_may_be_placed(me: Seat) -> None:
    """On both Units of each column that is full and has no Hero; on nothing else."""
    hero = VIGDISH
    fight = duel(me, "VIGDISH, ORC", mine="ORC/XBOW, HEAVY, BOAR+BUURK/SHAMAN, ORC/CATAPULT")
    while fight.state.active != me:
        fight.go(fight.commit(foe(me), ORC))
    wanted = [Spot(0, Line.FIRST), Spot(0, Line.SECOND), Spot(3, Line.FIRST), Spot(3, Line.SECOND)]
    assert places(fight, me, hero) == wanted
    for spot, clause in (
        (Spot(1, Line.FIRST), "21.1"),
        (Spot(2, Line.FIRST), "21.2"),
        (Spot(2, Line.SECOND), "21.2"),
        (FRONT, "21.1"),
        (None, "R70"),
    ):
        refused(fight.state, act.Commit(me, hero, spot), clause)


@pytest.mark.parametrize(
    ("hero", "changes", "why"),
    [
        pytest.param(hero, changes, why, marks=marked(hero), id=f"{hero.value}: {why}")
        for hero, changes, why in [
            (KHANROGG, {"red": (False, False)}, "neither is red"),
            (KHANROGG, {"red": (True, False)}, "the enemy is white"),
            (KHANROGG, {"red": (True, True)}, "two Berserks never add up"),
            (POGDUSH, {"discards": ("", "CATAPULT")}, "no own card is discarded"),
            (PORKASH, {"near": ""}, "no Horde is near"),
            (PORKASH, {"near": "tower 2"}, "a Horde is too far"),
            (VIGDISH, {"mine": "HEAVY/SHAMAN", "theirs": "ORC, ORC"}, "only the enemy has Orcs"),
            (VRIURCK, {"mine": "ORC/SHAMAN", "theirs": "HEAVY, HEAVY"}, "only the enemy has Heavy Orcs"),
            (XAPHYR, {"spaces": (1, 1), "theirs": ""}, "the token is on space 1"),
        ]
    ],
)
@both_sides
def test_nothing_to_do(hero: Card, changes: dict[str, Any], why: str, me: Seat) -> None:
    it = SCENES[hero]
    card = SHAMAN if hero is XAPHYR else it.card  # a Shaman without protection strikes nobody
    fight = duel(
        me,
        f"{hero.value}, ORC, {it.rest}",
        f"{card.value}, ORC, {it.theirs_rest}",
        **{"mine": it.mine, "theirs": it.theirs, **it.battle, **changes},
    )
    events = clash(fight, me, upon(hero, 1), card)
    assert [event for event in of(events, ev.NoEffect) if event.seat == me] == [ev.NoEffect(CLAUSE[hero], me, hero)]
    assert not happened(events, it.sign)
    assert fight.battle.round == 2


# --- Ashani ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-17.15", "OVO-22.1")
def test_ashani_comes_too_late_for_what_has_happened() -> None:
    """She destroys the protector of the Crossbowman that strikes afterwards: he still strikes (OVO-R67)."""
    fight = battle(green="ORC/XBOW", blue="ORC", decks=("ASHANI, ORC", "XBOW, ORC"))
    events = fight.round(upon(ASHANI, 1, Line.SECOND), XBOW, act.Hit(GREEN, BLUE, 0, Line.FIRST))
    assert strikes(events) == ["b 2 ASHANI 17.11", "g 1 XBOW 17.11", "g 1 XBOW 20.2"]
    assert not of(events, ev.EffectLost)


@pytest.mark.clause("OVO-21.5", "OVO-22.1")
@both_sides
def test_ashani_reaches_every_unit_that_no_hero_covers(me: Seat) -> None:
    """Also one without protection; never a Hero or a covered Unit."""
    fight = duel(me, "ASHANI, ORC", "SHAMAN, ORC, ORC", mine="ORC/XBOW", theirs="ORC+VIGDISH/XBOW")
    clash(fight, me, upon(ASHANI, 1), SHAMAN)
    assert legal(fight.state) == [act.Hit(me, foe(me), 0, Line.SECOND), act.Hit(me, foe(me), 0)]
    refused(fight.state, act.Hit(me, foe(me), 0, Line.FIRST), "22.1", "21.5")
    refused(fight.state, act.Hit(me, foe(me), 1, Line.FIRST), "22.1")
    refused(fight.state, act.Hit(me, me, 0, Line.FIRST), "22.1")
    events = fight.go(act.Hit(me, foe(me), 0))
    assert of(events, ev.CardDestroyed) == [ev.CardDestroyed("OVO-22.1", foe(me), SHAMAN)]
    assert not of(events, ev.Discarded)
    assert fight.side(foe(me)).discards == ()


@pytest.mark.clause("OVO-22.1")
@both_sides
def test_ashani_finds_nobody(me: Seat) -> None:
    """The enemy has engaged nothing but a Hero without a place."""
    fight = duel(me, "ASHANI, ORC", "ERUHSK, ORC", mine="ORC/XBOW")
    events = clash(fight, me, upon(ASHANI, 1), ERUHSK)
    assert ev.NoEffect("OVO-22.1", me, ASHANI) in events


@pytest.mark.clause("OVO-19.8", "OVO-21.1", "OVO-22.1")
def test_a_column_without_its_protector_stays_as_it_is() -> None:
    """The second-line Unit and its Hero stay, nothing refills the place, and no Hero comes there (OVO-R67)."""
    fight = battle(
        "3-3",
        green="ORC/XBOW",
        blue="ORC/XBOW+VIGDISH, HEAVY/SHAMAN",
        decks=("ASHANI, ORC, ORC, ORC", "SHAMAN, XBOW, ERUHSK, BOAR, ORC"),
    )
    fight.round(upon(ASHANI, 1), SHAMAN, act.Hit(GREEN, BLUE, 0, Line.FIRST))
    assert fight.field(BLUE) == "-/XBOW+VIGDISH, HEAVY/SHAMAN"
    fight.go(act.Commit(GREEN, ORC, FRONT))
    assert places(fight, BLUE, XBOW) == [None]
    assert places(fight, BLUE, ERUHSK) == [Spot(1, Line.FIRST), Spot(1, Line.SECOND)]
    fight.go(act.Commit(BLUE, XBOW, None))
    assert fight.field(BLUE) == "-/XBOW+VIGDISH, HEAVY/SHAMAN"
    fight.round(ORC, BOAR)
    assert fight.field(BLUE) == "-/XBOW+VIGDISH, HEAVY/SHAMAN, BOAR"


@pytest.mark.clause("OVO-22.1", "OVO-22.2")
def test_a_column_whose_units_are_both_destroyed_is_gone() -> None:
    fight = battle("3-3", green="ORC/XBOW, ORC/XBOW", blue="BOAR/XBOW", decks=("ASHANI, BUURK, ORC", "ORC, ORC, ORC"))
    fight.round(upon(ASHANI, 1), ORC, act.Hit(GREEN, BLUE, 0, Line.FIRST))
    assert fight.field(BLUE) == "-/XBOW, ORC"
    fight.round(upon(BUURK, 2), ORC, act.NameCard(GREEN, ASHANI), act.Hit(GREEN, BLUE, 0, Line.SECOND))
    assert fight.field(BLUE) == "ORC, ORC"


@pytest.mark.clause("OVO-22.1", "OVO-24.7")
def test_ashani_destroys_behind_walls() -> None:
    fight = battle(green="ORC/XBOW", blue="wall/XBOW", decks=("ASHANI, ORC", "ORC, ORC"), assault=True)
    fight.round(upon(ASHANI, 1), ORC, act.Hit(GREEN, BLUE, 0, Line.SECOND))
    assert fight.field(BLUE) == "ORC"


# --- Buurk -----------------------------------------------------------------------------------------------------------


def copying(mine: str, theirs: str = "", theirs_card: Card = ORC, **rest: Any) -> Fight:
    """Green's Buurk covers the first of his columns; the enemy's card is revealed too."""
    fight = battle(
        "3-3", green=mine, blue=theirs, decks=("BUURK, ORC, HEAVY", f"{theirs_card.value}, ORC, ORC"), **rest
    )
    fight.round(upon(BUURK, 1), theirs_card)
    return fight


@pytest.mark.clause("OVO-22.2", "OVO-17.14")
def test_buurk_copies_with_the_battlefield_as_it_is() -> None:
    """The Crossbowman counted nobody when he came; now there are three, the one revealed just now among them."""
    events = copying("BOAR/XBOW", "ORC, HEAVY").go(act.NameCard(GREEN, XBOW))
    assert only(of(events, ev.Struck), ev.Struck).parts == (("ORC", 2, 1), ("HEAVY", 1, 1))


@pytest.mark.clause("OVO-22.2")
def test_buurk_names_engaged_cards_only() -> None:
    fight = copying("ORC/XBOW, HEAVY/SHAMAN", discards=("BOAR", ""))
    assert {each.card for each in legal(fight.state) if isinstance(each, act.NameCard)} == {ORC, XBOW, HEAVY, SHAMAN}
    for card in CARDS:
        if card not in (ORC, XBOW, HEAVY, SHAMAN):  # himself, discarded, in hand, in the deck, anywhere
            refused(fight.state, act.NameCard(GREEN, card), "22.2", *(["R74"] if card is BUURK else []))


@pytest.mark.clause("OVO-22.2", "OVO-20.9")
def test_buurk_copies_a_shaman_with_her_choice() -> None:
    fight = copying("ORC/SHAMAN", losses="1-0")
    fight.go(act.NameCard(GREEN, SHAMAN))
    allowed(fight.state, green(GREEN))
    allowed(fight.state, red(GREEN))
    events = fight.go(green(GREEN))
    assert of(events, ev.Revived) == [ev.Revived("OVO-20.9", GREEN, 0)]
    assert ev.Discarded("OVO-20.9", GREEN, HEAVY) in events


@pytest.mark.clause("OVO-22.2", "OVO-20.12")
def test_buurk_copies_a_catapult_where_it_counts() -> None:
    events = copying("ORC/CATAPULT").go(act.NameCard(GREEN, CATAPULT))
    assert ev.NoEffect("OVO-20.12", GREEN, CATAPULT) in events
    events = copying("ORC/CATAPULT", assault=True).go(act.NameCard(GREEN, CATAPULT))
    assert strikes(events)[0] == "b 4 CATAPULT 20.12"
    assert ev.Discarded("OVO-20.12", BLUE, ORC) in events
    fight = battle("3-3", blue="wall/CATAPULT", decks=("ORC, ORC", "BUURK, ORC"), assault=True)
    events = fight.round(ORC, upon(BUURK, 1, Line.SECOND), act.NameCard(BLUE, CATAPULT))
    assert ev.NoEffect("OVO-20.12", BLUE, CATAPULT) in events


@pytest.mark.clause("OVO-22.2", "OVO-20.1")
def test_buurk_copies_an_orc_for_nothing() -> None:
    events = copying("ORC/XBOW").go(act.NameCard(GREEN, ORC))
    assert ev.NoEffect("OVO-20.1", GREEN, ORC) in events
    assert strikes(events) == []


@pytest.mark.clause("OVO-22.2", "OVO-22.4", "OVO-17.15")
def test_copied_by_the_defender_froksh_is_too_late_for_the_attackers_hero() -> None:
    fight = battle("3-3", green="ORC/XBOW", blue="ORC/XBOW, ORC+FROKSH/XBOW", decks=("VIGDISH, ORC", "BUURK, ORC"))
    events = fight.round(upon(VIGDISH, 1), upon(BUURK, 1), act.NameCard(BLUE, FROKSH))
    assert happened(events, (ev.Struck, "OVO-22.16"))
    assert not of(events, ev.EffectCancelled)


# --- Eruhsk ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.3")
def test_after_the_attackers_eruhsk_the_defender_shows_first() -> None:
    fight = battle("3-3", green="ORC/SHAMAN", decks=("ERUHSK, ORC, BOAR, ORC, ORC", "ORC, HEAVY, ORC, ORC, ORC"))
    events = fight.round(upon(ERUHSK, 1), ORC)
    assert ev.EnemyFirst("OVO-22.3", GREEN, BLUE) in events
    assert (fight.battle.round, fight.state.phase, fight.state.active) == (2, Phase.COMMIT, BLUE)
    refused(fight.state, act.Commit(GREEN, ORC, FRONT), "17.3")
    events = fight.go(act.Commit(BLUE, HEAVY, FRONT))
    assert told(events) == ["Committed 17.3", "Revealed 22.3"]
    assert [play.card for play in fight.side(BLUE).plays] == [HEAVY]
    assert (fight.state.phase, fight.state.active) == (Phase.COMMIT, GREEN)
    allowed(fight.state, act.Commit(GREEN, BOAR, FRONT))
    allowed(fight.state, act.Commit(GREEN, ORC, FRONT))
    events = fight.go(act.Commit(GREEN, BOAR, FRONT))
    assert told(events)[:2] == ["Committed 17.3", "Revealed 17.4"]
    assert strikes(events) == ["b 2 BOAR 17.11", "g 2 HEAVY 17.11", "g 1 HEAVY 20.5"]
    assert (fight.battle.round, fight.state.active) == (3, GREEN)  # for the next round only
    assert told(fight.go(act.Commit(GREEN, ORC, FRONT))) == ["Committed 17.3"]


@pytest.mark.clause("OVO-22.3")
def test_after_the_defenders_eruhsk_the_attackers_card_is_revealed_first() -> None:
    fight = battle("3-3", blue="ORC/SHAMAN", decks=("ORC, HEAVY, ORC, ORC, ORC", "ERUHSK, ORC, BOAR, ORC, ORC"))
    fight.round(ORC, upon(ERUHSK, 1))
    events = fight.go(act.Commit(GREEN, HEAVY, FRONT))
    assert told(events) == ["Committed 17.3", "Revealed 22.3"]
    assert (fight.state.phase, fight.state.active) == (Phase.COMMIT, BLUE)
    fight.go(act.Commit(BLUE, BOAR, FRONT))
    assert told(fight.go(act.Commit(GREEN, ORC, FRONT))) == ["Committed 17.3"]


@pytest.mark.clause("OVO-22.3", "OVO-22.17")
@pytest.mark.parametrize("eruhsk", [GREEN, BLUE])
def test_eruhsk_against_vri_hurcka(eruhsk: Seat) -> None:
    """Whoever goes blindly turns up the top card after the other has shown, and before nobody else."""
    fight = duel(
        eruhsk,
        "ERUHSK, ORC, BOAR, ORC",
        "VRI-HURCKA, ORC, HEAVY, ORC",
        mine="ORC/SHAMAN",
        theirs="ORC/SHAMAN",
    )
    clash(fight, eruhsk, upon(ERUHSK, 1), upon(VRI_HURCKA, 1))
    assert (fight.state.phase, fight.state.active) == (Phase.COMMIT, foe(eruhsk))
    assert len(fight.secret(eruhsk).hand) == 1  # nothing was drawn
    events = fight.go(act.Commit(foe(eruhsk), HEAVY, FRONT))
    assert [each for each in told(events) if each.startswith("Revealed")] == ["Revealed 22.3", "Revealed 22.17"]
    assert fight.battle.round == 3


# --- Froksh ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.4")
@both_sides
@pytest.mark.parametrize("card", [HEAVY, BOAR, XBOW, SHAMAN, CATAPULT])
def test_froksh_cancels_the_effect_of_every_unit(card: Card, me: Seat) -> None:
    """Against an Orc there is nothing to cancel; in a fortress it is the same."""
    for assault in (False, True):
        fight = duel(me, "FROKSH, ORC", f"{card.value}, ORC, ORC", mine="BOAR/XBOW, ORC", theirs="ORC", assault=assault)
        fight_events = clash(
            fight, me, upon(FROKSH, 1), walled(card) if assault and me == GREEN and card.chevrons == 2 else card
        )
        assert of(fight_events, ev.EffectCancelled) == [ev.EffectCancelled("OVO-22.4", foe(me), card, me)]
        assert not [event for event in of(fight_events, ev.Struck) if event.effect]
        assert fight.battle.round == 2


@pytest.mark.clause("OVO-22.4", "OVO-22.7", "OVO-17.15")
def test_brought_by_the_defenders_kokoth_froksh_cancels_what_is_still_to_come() -> None:
    fight = battle(green="ORC", blue="ORC/XBOW, ORC/XBOW", decks=("XBOW, ORC", "KOKOTH, FROKSH, ORC"))
    events = fight.round(XBOW, upon(KOKOTH, 1), act.Commit(BLUE, FROKSH, Spot(1, Line.FIRST)))
    assert of(events, ev.EffectCancelled) == [ev.EffectCancelled("OVO-22.4", GREEN, XBOW, BLUE)]
    assert strikes(events) == ["b 1 XBOW 17.11", "g 1 KOKOTH 17.11", "g 2 FROKSH 17.11"]


# --- Gruragh ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.5", "OVO-18.2")
@both_sides
def test_gruragh_may_cost_a_horde_of_his_own(me: Seat) -> None:
    fight = duel(me, "GRURAGH, ORC", "SHAMAN, ORC", mine="ORC/XBOW", spaces=(6, 1))
    events = clash(fight, me, upon(GRURAGH, 1), SHAMAN)
    one, other = letter(me).lower(), letter(foe(me)).lower()
    assert strikes(events) == [f"{other} 3 GRURAGH 17.11", f"{one} 1 GRURAGH 22.5"]
    assert fight.side(me).losses == 1
    assert fight.side(me).space == 1


# --- Khanrogg --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.6", "OVO-23.1", "OVO-23.6")
@both_sides
def test_khanrogg_takes_the_red_face(me: Seat) -> None:
    """No right for a token that is in the zone already; when it enters again, there is one."""
    fight = duel(
        me, "KHANROGG, BOAR, HEAVY, ORC", "ORC, ORC, ORC, ORC", mine="ORC/XBOW", spaces=(5, 3), red=(False, True)
    )
    events = clash(fight, me, upon(KHANROGG, 1), ORC, calm(foe(me)))
    assert ev.BerserkStolen("OVO-22.6", me, foe(me)) in events
    assert fight.state.players[me].red
    assert not fight.state.players[foe(me)].red
    assert (fight.state.phase, fight.battle.round) == (Phase.COMMIT, 2)  # on space 6, and nobody is asked
    assert fight.side(me).space == 6


@pytest.mark.clause("OVO-22.6", "OVO-23.7")
@both_sides
def test_whoever_enters_with_the_strengths_may_still_use_what_khanrogg_takes(me: Seat) -> None:
    """The strengths come first: the enemy decides before the red face is gone."""
    fight = duel(me, "KHANROGG, ORC", "ORC, ORC", mine="ORC/XBOW", spaces=(1, 3), red=(False, True))
    events = clash(fight, me, upon(KHANROGG, 1), ORC)
    assert (fight.state.phase, fight.state.active) == (Phase.BERSERK, foe(me))
    events = fight.go(rage(foe(me)))
    assert ev.NoEffect("OVO-22.6", me, KHANROGG) in events  # white by now
    assert not fight.state.players[me].red


# --- Kokoth ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.7", "OVO-17.14", "OVO-17.15", "OVO-21.10")
def test_kokoths_card_comes_before_the_next_effect_which_counts_it() -> None:
    fight = battle(green="BOAR/SHAMAN", blue="BOAR", decks=("KOKOTH, HEAVY, ORC, ORC", "XBOW, ORC, ORC"))
    events = fight.round(upon(KOKOTH, 1), XBOW)
    assert fight.secret(GREEN).hand == (HEAVY, ORC)
    assert {each.card for each in legal(fight.state) if isinstance(each, act.Commit)} == {HEAVY, ORC}
    events += fight.go(act.Commit(GREEN, HEAVY, FRONT))
    assert strikes(events) == [
        "b 1 KOKOTH 17.11",
        "g 1 XBOW 17.11",
        "b 2 HEAVY 17.11",
        "b 1 HEAVY 20.5",
        "g 1 XBOW 20.2",
    ]
    assert fight.field(GREEN) == "BOAR+KOKOTH/SHAMAN, HEAVY"
    assert fight.secret(GREEN).hand == (ORC, ORC)  # full again (OVO-17.1)


@pytest.mark.clause("OVO-22.7", "OVO-22.2")
@both_sides
def test_kokoth_with_an_empty_deck_plays_the_card_in_hand(me: Seat) -> None:
    fight = duel(me, "KOKOTH, HEAVY", mine="ORC/SHAMAN")
    events = clash(fight, me, upon(KOKOTH, 1), ORC)
    assert not [event for event in of(events, ev.CardDrawn) if event.seat == me]
    assert legal(fight.state) == [act.Commit(me, HEAVY, FRONT)]
    events = fight.go(act.Commit(me, HEAVY, FRONT))
    assert strikes(events) == [f"{letter(foe(me)).lower()} 2 HEAVY 17.11"]


@pytest.mark.clause("OVO-22.7")
@both_sides
def test_kokoth_without_any_card_does_nothing(me: Seat) -> None:
    fight = duel(me, "KOKOTH", mine="ORC/SHAMAN")
    events = clash(fight, me, upon(KOKOTH, 1), ORC)
    assert ev.NoEffect("OVO-22.7", me, KOKOTH) in events


@pytest.mark.clause("OVO-22.7", "OVO-19.4", "OVO-19.5", "OVO-19.6")
@both_sides
def test_kokoths_card_is_placed_like_any_other(me: Seat) -> None:
    fight = duel(me, "KOKOTH, XBOW, BOAR, ORC, ORC", "ORC, ORC, ORC, ORC", mine="ORC/SHAMAN, HEAVY, BOAR")
    clash(fight, me, upon(KOKOTH, 1), ORC)
    spots = [each.spot for each in legal(fight.state) if isinstance(each, act.Commit) and each.card is XBOW]
    assert spots == [Spot(1, Line.SECOND), Spot(2, Line.SECOND)]
    refused(fight.state, act.Commit(me, XBOW, None), "19.4")
    refused(fight.state, act.Commit(me, XBOW, Spot(0, Line.SECOND)), "19.3")
    refused(fight.state, act.Commit(me, CATAPULT, None), "17.3")
    fight.go(act.Commit(me, XBOW, Spot(2, Line.SECOND)))
    assert fight.field(me) == "ORC+KOKOTH/SHAMAN, HEAVY, BOAR/XBOW"
    naked = duel(me, "KOKOTH, XBOW, BOAR, ORC", "ORC, ORC, ORC", mine="ORC/SHAMAN")
    events = clash(naked, me, upon(KOKOTH, 1), ORC, act.Commit(me, XBOW, None))
    assert ev.Unprotected("OVO-19.5", me, XBOW) in events
    assert not [event for event in of(events, ev.Struck) if event.card is XBOW and event.effect]
    assert ev.Discarded("OVO-19.6", me, XBOW) in events


@pytest.mark.clause("OVO-22.7", "OVO-23.7")
@both_sides
def test_berserk_after_kokoths_card_and_again_after_its_effect(me: Seat) -> None:
    """A card's effect is a step; Kokoth's is over when his card has struck."""
    fight = duel(
        me,
        "KOKOTH, BOAR, ORC, ORC",
        "ORC, ORC, ORC",
        mine="ORC/SHAMAN",
        theirs="ORC/XBOW",
        spaces=(1, 1),
        red=(False, True),
    )
    events = clash(fight, me, upon(KOKOTH, 1), ORC, act.Commit(me, BOAR, FRONT))
    assert fight.side(foe(me)).space == 4  # 1 and 2 strikes
    assert (fight.state.phase, fight.state.active) == (Phase.BERSERK, foe(me))
    assert not [event for event in of(events, ev.Struck) if event.card is BOAR and event.effect]
    events = fight.go(rage(foe(me)))
    assert strikes(events) == [f"{letter(foe(me)).lower()} 2 BOAR 20.6"]
    assert fight.side(me).losses == 1


# --- Kraash ----------------------------------------------------------------------------------------------------------


MANY = "ORC+VIGDISH/XBOW, ORC/XBOW, HEAVY/XBOW, BOAR/SHAMAN, BOAR/CATAPULT"


@pytest.mark.clause("OVO-22.8", "OVO-21.6")
@both_sides
@pytest.mark.parametrize(("kind", "total"), [(ORC, 2), (HEAVY, 2), (BOAR, 4), (XBOW, 3), (SHAMAN, 0), (CATAPULT, 0)])
def test_kraash_lets_every_card_of_a_kind_strike_again(kind: Card, total: int, me: Seat) -> None:
    """Covered ones too, and no battle effect."""
    fight = duel(me, "KRAASH, ORC, ORC", mine=MANY, theirs="ORC/XBOW, BOAR")
    clash(fight, me, upon(KRAASH, 2), ORC)
    events = fight.go(act.NameCard(me, kind))
    if total:
        assert strikes(events) == [f"{letter(foe(me)).lower()} {total} KRAASH 22.8"]
    else:
        assert strikes(events) == []
        assert ev.NoEffect("OVO-22.8", me, KRAASH) in events


@pytest.mark.clause("OVO-22.8")
@both_sides
def test_kraash_names_a_kind_that_is_engaged(me: Seat) -> None:
    fight = duel(me, "KRAASH, CATAPULT, BOAR", mine="ORC/XBOW", theirs="HEAVY", discards=("SHAMAN", ""))
    clash(fight, me, upon(KRAASH, 1), ORC)
    assert legal(fight.state) == [act.NameCard(me, ORC), act.NameCard(me, XBOW)]
    for card in CARDS:
        if card not in (ORC, XBOW):
            refused(fight.state, act.NameCard(me, card), "22.8")


# --- Kro-Morda -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.9", "OVO-2.10")
@both_sides
@pytest.mark.parametrize(
    ("segments", "space", "pushed"),
    [
        ("one_two", 1, 2), ("one_two", 2, 4), ("one_two", 3, 4), ("one_two", 4, 1), ("one_two", 5, 1),
        ("one_two", 6, 1), ("two_one", 1, 3), ("two_one", 2, 3), ("two_one", 3, 4), ("two_one", 5, 1),
    ],
)  # fmt: skip
def test_kro_morda_pushes_to_the_next_segment(segments: str, space: int, pushed: int, me: Seat) -> None:
    """The strength has brought the token to that space; from the third segment a Horde is lost."""
    start = 6 if space == 1 else space - 1
    fight = duel(me, "KRO-MORDA, ORC", "SHAMAN, ORC", mine="ORC/XBOW", spaces=(1, start), segments=segments)
    events = clash(fight, me, upon(KRO_MORDA, 1), SHAMAN)
    assert of(events, ev.Pushed) == [ev.Pushed("OVO-22.9", foe(me), space, pushed)]
    assert strikes(events) == [f"{letter(foe(me)).lower()} 1 KRO-MORDA 17.11"]  # a push is no strike
    assert fight.side(foe(me)).space == pushed
    assert fight.side(foe(me)).losses == (start == 6) + (space >= 4)
    assert len(happened(events, (ev.HordeLost, "OVO-22.9"))) == (space >= 4)


@pytest.mark.clause("OVO-22.9", "OVO-23.2", "OVO-23.7")
@both_sides
@pytest.mark.parametrize(("start", "asked"), [(1, True), (2, True), (6, False), (4, False)])
def test_a_push_to_the_berserk_zone_enters_it(start: int, asked: bool, me: Seat) -> None:
    """From space 2 or 3 to space 4; a push out of the zone is no entry."""
    fight = duel(me, "KRO-MORDA, ORC", "SHAMAN, ORC", mine="ORC/XBOW", spaces=(1, start), red=(False, True))
    clash(fight, me, upon(KRO_MORDA, 1), SHAMAN)
    assert (fight.state.phase is Phase.BERSERK) is asked
    if asked:
        assert fight.state.active == foe(me)
        fight.go(rage(foe(me)))
        assert fight.side(me).losses == 1


# --- Moordakk --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.10")
@both_sides
def test_moordakk_chooses_among_the_heroes_of_the_deck(me: Seat) -> None:
    fight = duel(me, "MOORDAKK, ORC", "ORC, KRAASH, VRUSHN, XAPHYR, ORC", mine="ORC/XBOW")
    events = clash(fight, me, upon(MOORDAKK, 1), ORC)
    assert of(events, ev.DeckSearched) == [ev.DeckSearched("OVO-22.10", me, foe(me), (ORC, VRUSHN, XAPHYR))]
    assert legal(fight.state) == [act.Seek(me, VRUSHN), act.Seek(me, XAPHYR)]
    for card in (ORC, KRAASH, ASHANI):  # a Unit, in hand, nowhere
        refused(fight.state, act.Seek(me, card), "22.10")
    events = fight.go(act.Seek(me, XAPHYR))
    assert of(events, ev.Discarded) == [ev.Discarded("OVO-22.10", foe(me), XAPHYR)]
    assert fight.side(foe(me)).discards == (XAPHYR,)
    held = {each.hero: each for each in fight.state.held[foe(me)]}
    assert not held[XAPHYR].away  # discarded, but not engaged (OVO-21.9)
    assert held[XAPHYR].seen == (me,)


@pytest.mark.clause("OVO-22.10")
@both_sides
@pytest.mark.parametrize("deck", ["ORC, VRUSHN, ORC, HEAVY", "ORC, VRUSHN", "ORC"], ids=["Units", "no deck", "no hand"])
def test_moordakk_does_not_see_the_hand(deck: str, me: Seat) -> None:
    fight = duel(me, "MOORDAKK, ORC", deck, mine="ORC/XBOW")
    events = clash(fight, me, upon(MOORDAKK, 1), ORC)
    assert ev.NoEffect("OVO-22.10", me, MOORDAKK) in events
    assert not of(events, ev.Discarded)


@pytest.mark.clause("OVO-22.10")
@both_sides
@pytest.mark.parametrize("last", ["VRUSHN", "ORC"])
def test_the_deck_that_moordakk_saw_is_shuffled(last: str, me: Seat) -> None:
    fight = duel(me, "MOORDAKK, ORC", f"BOAR, HEAVY, ORC, ORC, {last}", mine="ORC/XBOW")
    if me == BLUE:
        fight.go(
            act.Reorganise(GREEN, HEAVY), act.Commit(GREEN, ORC, FRONT), act.Commit(BLUE, MOORDAKK, Spot(0, Line.FIRST))
        )
    else:
        fight.go(act.Commit(GREEN, MOORDAKK, Spot(0, Line.FIRST)))
        fight.go(act.Reorganise(BLUE, HEAVY), act.Commit(BLUE, ORC, FRONT))
    fight.decks[0 if me == BLUE else 1].clear()  # nobody knows the order any more
    if last == "VRUSHN":
        fight.go(act.Seek(me, VRUSHN))
    secret = fight.secret(foe(me))
    assert secret.under == ()
    assert {*secret.deck, *secret.hand} == {ORC, HEAVY, BOAR}


# --- Pogdush ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.11")
@both_sides
def test_pogdush_takes_all_discards_back(me: Seat) -> None:
    """Heroes that had no place, too."""
    fight = duel(
        me, "POGDUSH, ORC, HEAVY, HEAVY", mine="ORC/XBOW", discards=("CATAPULT, ERUHSK, XBOW, BOAR", "CATAPULT")
    )
    events = clash(fight, me, upon(POGDUSH, 1), ORC)
    (back,) = of(events, ev.DiscardsBack)
    assert (back.seat, set(back.cards)) == (me, {CATAPULT, ERUHSK, XBOW, BOAR})
    assert fight.side(me).discards == ()
    assert fight.side(foe(me)).discards == (CATAPULT,)
    assert {CATAPULT, ERUHSK, XBOW, BOAR, HEAVY} == {*fight.secret(me).deck}
    assert fight.cards_left(me) == 3 + 4


# --- Porkash ---------------------------------------------------------------------------------------------------------


def around(me: Seat, near: str, **rest: Any) -> Fight:
    """Porkash was revealed, with my Hordes in some zones."""
    fight = duel(me, "PORKASH, ORC, ORC", mine="ORC/XBOW", near=near, **rest)
    clash(fight, me, upon(PORKASH, 1), ORC)
    return fight


@pytest.mark.clause("OVO-22.12")
@both_sides
def test_porkash_brings_one_horde_from_one_or_two_zones_away(me: Seat) -> None:
    near = {"e_cw2", "e_cwm", "start_e"}
    far = {"se_city", "e_road", "se_in", "se_out", "e_cc1"}
    beyond = {"s_cc2", "e_ccm", "e_city", "s_ccm", "tower"}
    zones = sorted(near | far | beyond)
    fight = duel(me, "PORKASH, ORC, ORC", mine="ORC/XBOW", near=", ".join(f"{zone} 1" for zone in zones), hordes=(2, 3))
    clash(fight, me, upon(PORKASH, 1), ORC)
    assert {each.zone for each in legal(fight.state) if isinstance(each, act.Summon)} == near | far
    for zone in beyond:
        refused(fight.state, act.Summon(me, zone), "22.12")
    refused(fight.state, act.Summon(me, "e_cw1"), "22.12")
    refused(fight.state, act.Summon(me, "n_road"), "22.12")


@pytest.mark.clause("OVO-22.12")
@both_sides
def test_the_horde_joins_the_army(me: Seat) -> None:
    fight = around(me, "se_city 2")
    number = fight.state.side(me)
    assert number is not None
    assert fight.state.fighters(number) == 3
    events = fight.go(act.Summon(me, "se_city"))
    assert of(events, ev.HordeJoined) == [ev.HordeJoined("OVO-22.12", me, "se_city")]
    assert fight.state.fighters(number) == 4
    left = fight.state.army("se_city")
    assert left is not None
    assert left.hordes == 1
    allowed(around(me, "se_city 2").state, act.SkipEffect(me))
    skipped = around(me, "se_city 2")
    assert ev.Skipped("OVO-22.12", me, PORKASH) in skipped.go(act.SkipEffect(me))
    assert skipped.state.fighters(number) == 3


@pytest.mark.clause("OVO-22.12")
def test_the_way_may_not_pass_enemy_hordes() -> None:
    """From se_city by e_cw2; from se_in by e_cwm; start_e and the battle zone itself bar nothing."""
    fight = duel(
        GREEN,
        "PORKASH, ORC, ORC",
        mine="ORC/XBOW",
        near="se_city 1, se_in 1, e_cc1 1",
        hordes=(2, 2),
    )
    allowed_zones = {"se_city", "se_in", "e_cc1"}
    clash(fight, GREEN, upon(PORKASH, 1), ORC)
    assert {each.zone for each in legal(fight.state) if isinstance(each, act.Summon)} == allowed_zones
    barred = battle(
        green="ORC/XBOW",
        decks=("PORKASH, ORC, ORC", "ORC, ORC"),
        elsewhere="G start_n 0, se_city 1, se_in 1, e_cc1 1; B start_s 0, e_cw2 1, e_cwm 1",
    )
    barred.round(upon(PORKASH, 1), ORC)
    assert [each.zone for each in legal(barred.state) if isinstance(each, act.Summon)] == ["e_cc1"]
    refused(barred.state, act.Summon(GREEN, "se_city"), "22.12")
    refused(barred.state, act.Summon(GREEN, "e_cw2"), "22.12")


@pytest.mark.clause("OVO-22.12")
def test_no_horde_comes_out_of_another_pending_battle() -> None:
    """Blue has another battle in e_cwm; the Green Hordes before it bar the way from se_in, and start_e is open."""
    fight = battle(
        blue="ORC/XBOW",
        decks=("ORC, ORC", "PORKASH, ORC, ORC"),
        elsewhere="G start_n 0; B start_s 0, e_cw2 1, e_cwm 2, e_road 1, se_in 1",
    )
    pending = (Clash("e_cw1", 2), Clash("e_cwm", 2))
    fight.state = replace(fight.state, clashes=pending)
    fight.round(ORC, upon(PORKASH, 1))
    assert {each.zone for each in legal(fight.state) if isinstance(each, act.Summon)} == {"e_cw2", "e_road"}
    for zone in ("e_cwm", "se_in"):
        refused(fight.state, act.Summon(BLUE, zone), "22.12")


@pytest.mark.clause("OVO-22.12", "OVO-15.2")
def test_nor_an_enemy_dark_city() -> None:
    """Around start_n, Green's Dark City, from n_cc1 to n_cw1."""
    elsewhere = "G start_n 0{}; B start_s 0{}"
    theirs = battle(
        blue="ORC/XBOW",
        decks=("ORC, ORC", "PORKASH, ORC, ORC"),
        zone="n_cw1",
        elsewhere=elsewhere.format("", ", n_cc1 1, n_road 1"),
        bare="n_cw1",
    )
    theirs.round(ORC, upon(PORKASH, 1))
    assert {each.zone for each in legal(theirs.state) if isinstance(each, act.Summon)} == {"n_road"}  # by n_cwm
    refused(theirs.state, act.Summon(BLUE, "n_cc1"), "22.12")
    own = battle(
        green="ORC/XBOW",
        decks=("PORKASH, ORC, ORC", "ORC, ORC"),
        zone="n_cw1",
        elsewhere=elsewhere.format(", n_cc1 1", ""),
        bare="n_cw1",
    )
    own.round(upon(PORKASH, 1), ORC)
    allowed(own.state, act.Summon(GREEN, "n_cc1"))


# --- Roshnar ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.13", "OVO-17.15")
@both_sides
def test_roshnar_makes_his_units_invisible(me: Seat) -> None:
    fight = duel(me, "ROSHNAR, ORC, ORC", "XBOW, ORC, ORC", mine="ORC/XBOW, HEAVY", theirs="ORC")
    events = clash(fight, me, upon(ROSHNAR, 1, Line.SECOND), XBOW)
    assert of(events, ev.TurnedDown) == [ev.TurnedDown("OVO-22.13", me, 3)]
    assert fight.field(me) == "(ORC)/(XBOW)+ROSHNAR, (HEAVY)"
    assert not [event for event in of(events, ev.Struck) if event.effect]  # nobody is there to be counted
    assert ev.NoEffect("OVO-20.2", foe(me), XBOW) in events


@pytest.mark.clause("OVO-22.13")
@both_sides
@pytest.mark.parametrize("hero", [VIGDISH, VRIURCK, KRAASH, BUURK])
def test_even_for_his_own_side(hero: Card, me: Seat) -> None:
    """Buurk finds Roshnar himself, for a Hero lies face up."""
    fight = duel(
        me, f"ROSHNAR, {hero.value}, ORC, ORC", "SHAMAN, ORC, ORC, ORC", mine="ORC/XBOW, HEAVY/SHAMAN, ORC, HEAVY"
    )
    clash(fight, me, upon(ROSHNAR, 1), SHAMAN)
    events = clash(fight, me, upon(hero, 2), ORC)
    if hero is BUURK:
        assert legal(fight.state) == [act.NameCard(me, ROSHNAR)]
        events = fight.go(act.NameCard(me, ROSHNAR))
        assert ev.NoEffect("OVO-22.13", me, ROSHNAR) in events  # they all lie face down already
    else:
        assert ev.NoEffect(CLAUSE[hero], me, hero) in events
    assert not [event for event in of(events, ev.Struck) if event.effect and event.seat != me]


@pytest.mark.clause("OVO-22.13", "OVO-22.1")
@both_sides
def test_ashani_does_not_reach_what_lies_face_down(me: Seat) -> None:
    fight = duel(me, "ORC, ASHANI, ORC", "ROSHNAR, BOAR, ORC, ORC", mine="ORC/XBOW", theirs="ORC/XBOW, HEAVY")
    clash(fight, me, ORC, upon(ROSHNAR, 1))
    clash(fight, me, upon(ASHANI, 1), BOAR)
    assert legal(fight.state) == [act.Hit(me, foe(me), 2, Line.FIRST)]  # what came later lies face up
    refused(fight.state, act.Hit(me, foe(me), 1, Line.FIRST), "22.13")


@pytest.mark.clause("OVO-22.13", "OVO-19.3", "OVO-21.1")
@both_sides
def test_face_down_they_still_protect_and_keep_their_place(me: Seat) -> None:
    fight = duel(
        me,
        "ROSHNAR, XBOW, ERUHSK, ORC, ORC",
        "SHAMAN, ORC, ORC, ORC, ORC",
        mine="ORC/XBOW, HEAVY",
    )
    clash(fight, me, upon(ROSHNAR, 1), SHAMAN)
    events = clash(fight, me, behind(XBOW, 2), ORC)
    assert fight.field(me) == "(ORC)+ROSHNAR/(XBOW), (HEAVY)/XBOW"
    assert happened(events, (ev.Struck, "OVO-20.2"))
    clash(fight, me, upon(ERUHSK, 2), ORC)
    assert fight.field(me) == "(ORC)+ROSHNAR/(XBOW), (HEAVY)+ERUHSK/XBOW"


# --- Shagratt --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.14")
@both_sides
def test_shagratt_forces_the_other_card(me: Seat) -> None:
    """What was revealed applies nothing and is in hand again."""
    fight = duel(me, "SHAGRATT, ORC, ORC", "BOAR, HEAVY, ORC, ORC", mine="ORC/XBOW")
    clash(fight, me, upon(SHAGRATT, 1), BOAR)
    assert (fight.state.phase, fight.state.active) == (Phase.SWAP, me)
    events = fight.go(act.ForceSwap(me, True))
    assert of(events, ev.Swapped) == [ev.Swapped("OVO-22.14", me, foe(me), BOAR, HEAVY)]
    assert fight.field(foe(me)) == "HEAVY"
    one, other = letter(me).lower(), letter(foe(me)).lower()
    assert sorted(strikes(events)) == sorted([f"{other} 1 SHAGRATT 17.11", f"{one} 2 HEAVY 17.11"])
    assert fight.secret(foe(me)).hand == (BOAR, ORC)


@pytest.mark.clause("OVO-22.14")
@both_sides
def test_shagratt_may_let_it_be(me: Seat) -> None:
    fight = duel(me, "SHAGRATT, ORC, ORC", "BOAR, HEAVY, ORC, ORC", mine="ORC/XBOW")
    events = clash(fight, me, upon(SHAGRATT, 1), BOAR, act.ForceSwap(me, False))
    assert ev.NotSwapped("OVO-22.14", me, foe(me)) in events
    assert happened(events, (ev.Struck, "OVO-20.6"))
    assert fight.field(foe(me)) == "BOAR"


@pytest.mark.clause("OVO-22.14")
@both_sides
def test_shagratt_without_a_card_in_the_enemys_hand(me: Seat) -> None:
    fight = duel(me, "SHAGRATT, ORC, ORC", "BOAR", mine="ORC/XBOW")
    events = clash(fight, me, upon(SHAGRATT, 1), BOAR)
    assert ev.NoEffect("OVO-22.14", me, SHAGRATT) in events
    assert not of(events, ev.Swapped)


@pytest.mark.clause("OVO-22.14", "OVO-17.17")
@both_sides
def test_its_owner_places_the_card_that_shagratt_forces(me: Seat) -> None:
    fight = duel(me, "SHAGRATT, ORC, ORC", "BOAR, XBOW, ORC, ORC", mine="ORC/XBOW", theirs="HEAVY, ORC")
    clash(fight, me, upon(SHAGRATT, 1, Line.SECOND), BOAR, act.ForceSwap(me, True))
    assert (fight.state.phase, fight.state.active) == (Phase.PLACE, foe(me))
    spots = [Spot(0, Line.SECOND), Spot(1, Line.SECOND)]
    assert legal(fight.state) == [act.Place(foe(me), spot) for spot in spots]
    events = fight.go(act.Place(foe(me), spots[1]))
    assert fight.field(foe(me)) == "HEAVY, ORC/XBOW"
    assert happened(events, (ev.Struck, "OVO-20.2"))


@pytest.mark.clause("OVO-22.14", "OVO-19.5", "OVO-21.4")
@both_sides
@pytest.mark.parametrize("card", ["XBOW", "ERUHSK"])
def test_what_shagratt_forces_may_have_no_place(card: str, me: Seat) -> None:
    fight = duel(me, "SHAGRATT, ORC, ORC", f"BOAR, {card}, ORC, ORC", mine="ORC/XBOW")
    events = clash(fight, me, upon(SHAGRATT, 1), BOAR, act.ForceSwap(me, True))
    assert [event.card.value for event in of(events, ev.Unprotected)] == [card]
    assert fight.side(foe(me)).discards == (Card(card),)


@pytest.mark.clause("OVO-22.14", "OVO-21.8", "OVO-21.9")
@both_sides
def test_a_hero_that_is_taken_back_was_not_engaged(me: Seat) -> None:
    fight = duel(me, "SHAGRATT, ORC, ORC", "ERUHSK, HEAVY, ORC, ORC", mine="ORC/XBOW", theirs="ORC/XBOW")
    events = clash(fight, me, upon(SHAGRATT, 1), upon(ERUHSK, 1), act.ForceSwap(me, True))
    assert not of(events, ev.EnemyFirst)
    (held,) = fight.state.held[foe(me)]
    assert (held.hero, held.away, held.seen) == (ERUHSK, False, (me,))
    assert fight.secret(foe(me)).hand == (ERUHSK, ORC)


@pytest.mark.clause("OVO-22.14", "OVO-22.4")
@both_sides
def test_shagratt_does_not_force_what_froksh_forbids(me: Seat) -> None:
    """But a Froksh that he forces has nothing more to cancel."""
    fight = duel(me, "SHAGRATT, ORC, ORC", "FROKSH, HEAVY, ORC, ORC", mine="ORC/XBOW", theirs="ORC/XBOW")
    clash(fight, me, upon(SHAGRATT, 1), upon(FROKSH, 1))
    assert fight.battle.round == 2
    forced = duel(me, "SHAGRATT, ORC, ORC", "HEAVY, FROKSH, ORC, ORC", mine="ORC/XBOW", theirs="ORC/XBOW")
    clash(forced, me, upon(SHAGRATT, 1), HEAVY, act.ForceSwap(me, True))
    events = forced.go(act.Place(foe(me), Spot(0, Line.FIRST)))
    assert not of(events, ev.EffectCancelled)
    assert forced.field(foe(me)) == "ORC+FROKSH/XBOW"


# --- Vhraarg ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.15", "OVO-17.1")
@both_sides
def test_vhraarg_empties_the_enemys_hand_which_is_filled_again(me: Seat) -> None:
    fight = duel(me, "VHRAARG, ORC, ORC", "ORC, HEAVY, BOAR, ORC, ORC", mine="ORC/XBOW")
    events = clash(fight, me, upon(VHRAARG, 1), ORC)
    (gone,) = of(events, ev.Discarded)
    assert gone == ev.Discarded("OVO-22.15", foe(me), HEAVY)
    assert gone.seen_by(me) == gone
    assert fight.side(foe(me)).discards == (HEAVY,)
    assert fight.secret(foe(me)).hand == (BOAR, ORC)  # two are drawn (OVO-R37)


@pytest.mark.clause("OVO-22.15")
@both_sides
def test_vhraarg_finds_no_card_in_hand(me: Seat) -> None:
    fight = duel(me, "VHRAARG, ORC, ORC", "ORC", mine="ORC/XBOW")
    events = clash(fight, me, upon(VHRAARG, 1), ORC)
    assert ev.NoEffect("OVO-22.15", me, VHRAARG) in events


# --- Vigdish and Vriurck ---------------------------------------------------------------------------------------------

TRIBE = "ORC/XBOW, ORC+ERUHSK/SHAMAN, HEAVY/XBOW, HEAVY, HEAVY+POGDUSH/CATAPULT, BOAR"


@both_sides
@pytest.mark.parametrize("line", Line)
@pytest.mark.parametrize(
    ("hero", "parts"),
    [
        pytest.param(VIGDISH, (("ORC", 2, 1),), marks=marked(VIGDISH, "21.6")),
        pytest.param(VRIURCK, (("HEAVY", 3, 1),), marks=marked(VRIURCK, "21.6")),
    ],
)
def test_they_count_the_own_units_covered_ones_too(
    hero: Card, parts: tuple[tuple[str, int, int], ...], line: Line, me: Seat
) -> None:
    column = 1 if hero is VIGDISH else 3
    fight = duel(me, f"{hero.value}, ORC", "ORC, ORC", mine=TRIBE, theirs="ORC, HEAVY")
    events = clash(fight, me, upon(hero, column, line), ORC)
    assert [event.parts for event in of(events, ev.Struck) if event.effect and event.seat != me] == [parts]


# --- Vri-Hurcka ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.17", "OVO-17.1")
@both_sides
def test_after_vri_hurcka_the_top_card_is_engaged_unseen(me: Seat) -> None:
    fight = duel(me, "VRI-HURCKA, ORC, ORC, ORC", "ORC, HEAVY, BOAR, XBOW, ORC, ORC", mine="ORC/SHAMAN", hordes=(3, 3))
    events = clash(fight, me, upon(VRI_HURCKA, 1), ORC)
    assert ev.TopUnseen("OVO-22.17", me, foe(me)) in events
    assert fight.secret(foe(me)).hand == (HEAVY,)  # nothing is drawn
    assert fight.state.active == me
    for move in (act.Commit(foe(me), HEAVY, FRONT), act.Reorganise(foe(me), HEAVY)):
        refused(fight.state, move, "22.17", "17.3")
    events = fight.go(act.Commit(me, ORC, FRONT))
    assert ev.Revealed("OVO-22.17", foe(me), BOAR) in events
    assert f"{letter(me).lower()} 2 BOAR 17.11" in strikes(events)
    assert fight.field(foe(me)) == "ORC, BOAR"
    assert fight.battle.round == 3  # and all is as before
    assert fight.secret(foe(me)).hand == (HEAVY, XBOW)
    allowed(fight.state, fight.commit(GREEN, fight.secret(GREEN).hand[0]))


@pytest.mark.clause("OVO-22.17", "OVO-17.17")
@both_sides
def test_its_owner_places_the_card_that_came_unseen(me: Seat) -> None:
    fight = duel(me, "VRI-HURCKA, ORC, ORC", "ORC, HEAVY, XBOW, ORC, ORC", mine="ORC/SHAMAN", theirs="HEAVY")
    clash(fight, me, upon(VRI_HURCKA, 1), ORC)
    fight.go(act.Commit(me, ORC, FRONT))
    assert (fight.state.phase, fight.state.active) == (Phase.PLACE, foe(me))
    refused(fight.state, act.Place(foe(me), FRONT), "24.7")
    events = fight.go(act.Place(foe(me), Spot(1, Line.SECOND)))
    assert fight.field(foe(me)) == "HEAVY, ORC/XBOW"
    assert happened(events, (ev.Struck, "OVO-20.2"))


@pytest.mark.clause("OVO-22.17", "OVO-19.5", "OVO-21.4")
@both_sides
@pytest.mark.parametrize("card", ["XBOW", "ERUHSK"])
def test_what_comes_unseen_may_have_no_place(card: str, me: Seat) -> None:
    fight = duel(me, "VRI-HURCKA, ORC, ORC", f"SHAMAN, HEAVY, {card}, ORC, ORC", mine="ORC/SHAMAN")
    clash(fight, me, upon(VRI_HURCKA, 1), SHAMAN)
    events = fight.go(act.Commit(me, ORC, FRONT))
    assert [event.card.value for event in of(events, ev.Unprotected)] == [card]
    assert fight.side(foe(me)).discards == (SHAMAN, Card(card))


@pytest.mark.clause("OVO-22.17")
@both_sides
def test_vri_hurcka_against_an_empty_deck(me: Seat) -> None:
    fight = duel(me, "VRI-HURCKA, ORC, ORC", "ORC, HEAVY", mine="ORC/SHAMAN")
    events = clash(fight, me, upon(VRI_HURCKA, 1), ORC)
    assert ev.NoEffect("OVO-22.17", me, VRI_HURCKA) in events
    clash(fight, me, ORC, HEAVY)


@pytest.mark.clause("OVO-22.17", "OVO-22.14")
def test_shagratt_may_still_force_the_card_in_hand() -> None:
    fight = battle(
        "3-3",
        green="ORC/SHAMAN, ORC/SHAMAN",
        decks=("VRI-HURCKA, SHAGRATT, ORC, ORC", "ORC, HEAVY, BOAR, ORC, ORC"),
    )
    fight.round(upon(VRI_HURCKA, 1), ORC)
    fight.go(act.Commit(GREEN, SHAGRATT, Spot(1, Line.FIRST)))
    assert fight.state.phase is Phase.SWAP
    events = fight.go(act.ForceSwap(GREEN, True))
    assert of(events, ev.Swapped) == [ev.Swapped("OVO-22.14", GREEN, BLUE, BOAR, HEAVY)]
    assert fight.secret(BLUE).hand == (BOAR, ORC)


@pytest.mark.clause("OVO-22.17", "OVO-17.9")
@both_sides
def test_with_nothing_shuffled_the_first_card_put_under_is_the_top(me: Seat) -> None:
    fight = duel(me, "VRI-HURCKA, ORC, ORC", "HEAVY, BOAR, ORC, ORC", mine="ORC/SHAMAN")
    if me == BLUE:
        fight.go(
            act.Reorganise(GREEN, BOAR),
            act.Commit(GREEN, ORC, FRONT),
            act.Commit(BLUE, VRI_HURCKA, Spot(0, Line.FIRST)),
        )
    else:
        fight.go(act.Commit(GREEN, VRI_HURCKA, Spot(0, Line.FIRST)))
        fight.go(act.Reorganise(BLUE, BOAR), act.Commit(BLUE, ORC, FRONT))
    events = fight.go(act.Commit(me, ORC, FRONT))
    assert ev.Revealed("OVO-22.17", foe(me), BOAR) in events


# --- Vrushn ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.19", "OVO-17.1")
@both_sides
def test_vrushn_fetches_any_card_of_the_deck(me: Seat) -> None:
    fight = duel(me, "VRUSHN, ORC, HEAVY, ERUHSK, XBOW", "ORC, ORC, ORC, ORC", mine="ORC/SHAMAN")
    events = clash(fight, me, upon(VRUSHN, 1), ORC)
    assert of(events, ev.DeckSearched) == [ev.DeckSearched("OVO-22.19", me, me, (HEAVY, XBOW, ERUHSK))]
    assert legal(fight.state) == [act.Seek(me, HEAVY), act.Seek(me, XBOW), act.Seek(me, ERUHSK)]
    for card in (ORC, BOAR, VIGDISH):
        refused(fight.state, act.Seek(me, card), "22.19")
    events = fight.go(act.Seek(me, ERUHSK))
    assert of(events, ev.CardFetched) == [ev.CardFetched("OVO-22.19", me, ERUHSK)]
    assert not [event for event in of(events, ev.CardDrawn) if event.seat == me]  # two are in hand
    assert set(fight.secret(me).hand) == {ORC, ERUHSK}
    assert fight.secret(me).deck == (HEAVY, XBOW)


@pytest.mark.clause("OVO-22.19")
@both_sides
def test_vrushn_with_an_empty_deck(me: Seat) -> None:
    fight = duel(me, "VRUSHN, ORC", "ORC, ORC, ORC", mine="ORC/SHAMAN")
    events = clash(fight, me, upon(VRUSHN, 1), ORC)
    assert ev.NoEffect("OVO-22.19", me, VRUSHN) in events


# --- Xaphyr ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-22.20")
@both_sides
@pytest.mark.parametrize(("start", "after"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_xaphyr_moves_one_space_left_after_the_strikes(start: int, after: int, me: Seat) -> None:
    """One strike of an Orc, and back."""
    fight = duel(me, "XAPHYR, ORC, ORC", mine="ORC/SHAMAN", spaces=(start, 1))
    events = clash(fight, me, upon(XAPHYR, 1), ORC)
    assert of(events, ev.Rewound) == [ev.Rewound("OVO-22.20", me, start + 1, after, False)]
    assert fight.side(me).space == after


@pytest.mark.clause("OVO-22.20")
@both_sides
def test_xaphyr_does_not_save_where_the_token_went_on(me: Seat) -> None:
    """Two strikes from space 6: a lap to space 2, and back to space 1; the Horde is lost."""
    fight = duel(me, "XAPHYR, ORC, ORC", "HEAVY, ORC, ORC", mine="ORC/SHAMAN", spaces=(6, 1))
    events = clash(fight, me, upon(XAPHYR, 1), HEAVY)
    assert of(events, ev.Rewound) == [ev.Rewound("OVO-22.20", me, 2, 1, False)]
    assert fight.side(me).losses == 1


@pytest.mark.clause("OVO-22.20", "OVO-23.9")
@both_sides
def test_going_back_into_the_zone_is_no_entry(me: Seat) -> None:
    fight = duel(me, "XAPHYR, ORC, ORC", mine="ORC/SHAMAN", spaces=(6, 1), red=(True, False))
    events = clash(fight, me, upon(XAPHYR, 1), ORC)
    assert of(events, ev.Rewound) == [ev.Rewound("OVO-22.20", me, 1, 6, True)]
    assert fight.side(me).losses == 0
    assert not of(events, ev.ZoneEntered)
    assert fight.state.phase is Phase.COMMIT


@pytest.mark.clause("OVO-22.20", "OVO-23.3", "OVO-23.4")
@both_sides
def test_xaphyr_does_not_save_whom_berserk_killed(me: Seat) -> None:
    fight = duel(me, "XAPHYR, ORC, ORC", "SHAMAN, ORC, ORC", mine="ORC/SHAMAN", spaces=(4, 2), red=(False, True))
    events = clash(fight, me, upon(XAPHYR, 1), SHAMAN, rage(foe(me)))
    assert ev.NoEffect("OVO-22.20", me, XAPHYR) in events
    assert (fight.side(me).space, fight.side(me).losses) == (1, 1)


@pytest.mark.clause("OVO-22.20")
@both_sides
def test_xaphyr_saves_the_horde_of_a_lap_though_berserk_killed_another(me: Seat) -> None:
    """A lap from space 5 to 1 in this round, then Berserk: the token goes back over the lap, Berserk's loss stays."""
    fight = duel(
        me, "XAPHYR, ORC, ORC", "HEAVY, ORC, ORC", mine="ORC/SHAMAN", spaces=(5, 2), red=(False, True), hordes=(4, 4)
    )
    events = clash(fight, me, upon(XAPHYR, 1), HEAVY, rage(foe(me)))
    assert of(events, ev.Rewound) == [ev.Rewound("OVO-22.20", me, 1, 6, True)]
    assert (fight.side(me).space, fight.side(me).losses) == (6, 1)


@pytest.mark.clause("OVO-22.20", "OVO-23.4")
@both_sides
@pytest.mark.parametrize(("yes", "token", "losses"), [(True, 1, 2), (False, 1, 1)])
def test_xaphyr_does_not_undo_a_lap_once_berserk_has_put_the_token_back(
    me: Seat, yes: bool, token: int, losses: int
) -> None:
    """A lap from space 6 to 2; after Berserk the token stands on space 1 for another reason. Calm: 2, and back to 1."""
    fight = duel(
        me, "XAPHYR, ORC, ORC", "HEAVY, ORC, ORC", mine="ORC/SHAMAN", spaces=(6, 2), red=(False, True), hordes=(4, 4)
    )
    events = clash(fight, me, upon(XAPHYR, 1), HEAVY, act.UseBerserk(foe(me), yes))
    assert not any(event.saved for event in of(events, ev.Rewound))
    assert (ev.NoEffect("OVO-22.20", me, XAPHYR) in events) is yes
    assert (fight.side(me).space, fight.side(me).losses) == (token, losses)


@pytest.mark.clause("OVO-22.20", "OVO-22.9")
def test_nor_once_kro_morda_has_pushed_it_past_the_end() -> None:
    """After a lap the token is on space 4; Kokoth brings Kro-Morda: one strike, then past the end to space 1."""
    start = GAME.position(
        "w_cwm: ruin\nbattle w_cwm, 4 against 4\n"
        "Green: token 3, losses 1, field ORC/XBOW, hand XAPHYR ORC, deck ORC ORC\n"
        "Blue: losses 1, field ORC/XBOW ORC/XBOW, hand KOKOTH ORC, deck from top KRO-MORDA ORC\n"
        "then: play XAPHYR on 1 first; play KOKOTH on 1 first"
    )
    while start.phase is Phase.DRAW:
        start, _ = GAME.apply(start, GAME.chances(start)[0][0])
    assert start.battle is not None
    one, other = start.battle.sides
    start = replace(start, battle=replace(start.battle, sides=(replace(one, lapped=True), other)))
    match = Match(GAME, seed=1, start=start, deal=False)
    events = match.play("play KRO-MORDA on 2 first")
    assert ev.NoEffect("OVO-22.20", GREEN, XAPHYR) in events
    assert match.state.battle is not None
    side = match.state.battle.sides[0]
    assert (side.space, side.losses) == (1, 2)


@pytest.mark.clause("OVO-24.8", "OVO-22.1")
def test_behind_walls_a_unit_takes_a_hero_even_when_ashani_has_struck_down_the_one_in_front() -> None:
    fight = battle(
        "4-4",
        "g1 b1",
        assault=True,
        green="ORC/XBOW, BOAR",
        blue="ORC/SHAMAN",
        decks=("ASHANI, HEAVY, HEAVY, BOAR", "HEAVY, FROKSH, CATAPULT, BOAR"),
    )
    fight.round(upon(ASHANI, 1), HEAVY, act.Hit(GREEN, BLUE, 0, Line.FIRST))
    fight.go(fight.commit(GREEN, HEAVY))
    refused(fight.state, act.Commit(BLUE, FROKSH, Spot(0, Line.FIRST)), "24.8")
    refused(fight.state, act.Commit(BLUE, FROKSH, None), "R70")
    events = fight.go(act.Commit(BLUE, FROKSH, Spot(0, Line.SECOND)))
    assert [event.clause for event in of(events, ev.Engaged) if event.card is FROKSH] == ["OVO-24.8"]


@pytest.mark.clause("OVO-22.20", "OVO-22.9")
@both_sides
def test_nor_whom_kro_morda_killed(me: Seat) -> None:
    fight = duel(me, "XAPHYR, ORC, ORC", "KRO-MORDA, ORC, ORC", mine="ORC/SHAMAN", theirs="ORC/SHAMAN", spaces=(4, 1))
    events = clash(fight, me, upon(XAPHYR, 1), upon(KRO_MORDA, 1))
    assert ev.NoEffect("OVO-22.20", me, XAPHYR) in events
    assert (fight.side(me).space, fight.side(me).losses) == (1, 1)


@pytest.mark.clause("OVO-22.20", "OVO-18.5")
def test_xaphyr_saves_nobody_when_the_lap_cost_nobody() -> None:
    """The only Horde dies with the first lap; the second lap, to space 1, costs nobody: going back saves nobody."""
    fight = battle(
        "1-3",
        "g5 b1",
        green="ORC/XBOW, ORC/XBOW, ORC/XBOW, HEAVY/SHAMAN",
        decks=("XAPHYR, ORC", "BOAR, ORC"),
    )
    events = fight.round(upon(XAPHYR, 4), BOAR)
    assert strikes(events) == ["b 2 XAPHYR 17.11", "g 2 BOAR 17.11", "g 6 BOAR 20.6"]
    assert len(of(events, ev.HordeLost)) == len(of(events, ev.NobodyLeft)) == 1
    assert [(event.ending, event.winner) for event in of(events, ev.BattleEnded)] == [(1, BLUE)]


# --- the order of effects --------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-17.12", "OVO-17.15", "OVO-21.7")
@pytest.mark.parametrize(
    ("attack", "defence", "order"),
    [
        (VIGDISH, VRIURCK, [VIGDISH, VRIURCK]),
        (VRIURCK, VIGDISH, [VRIURCK, VIGDISH]),
        (VIGDISH, XBOW, [VIGDISH, XBOW]),
        (XBOW, VIGDISH, [VIGDISH, XBOW]),
        (XBOW, HEAVY, [XBOW, HEAVY]),
        (HEAVY, XBOW, [HEAVY, XBOW]),
        (BOAR, BOAR, [BOAR, BOAR]),
    ],
)
def test_heroes_before_units_and_the_attacker_before_the_defender(
    attack: Card, defence: Card, order: list[Card]
) -> None:
    full = "ORC/XBOW, HEAVY, BOAR"
    fight = battle("3-3", green=full, blue=full, decks=(f"{attack.value}, ORC", f"{defence.value}, ORC"))

    def put(card: Card) -> Card | Put:
        return upon(card, 1, Line.SECOND) if card.is_hero else behind(card, 2) if card.chevrons == 2 else card

    events = fight.round(put(attack), put(defence))
    struck = of(events, ev.Struck)
    assert [event.effect for event in struck] == [False, False, True, True]  # the strengths first
    assert [event.card for event in struck[2:]] == order
    if attack is defence:
        assert [event.seat for event in struck[2:]] == [BLUE, GREEN]


# --- what effects count ----------------------------------------------------------------------------------------------


@pytest.mark.clause("OVO-19.7", "OVO-20.2", "OVO-20.5", "OVO-20.6", "OVO-20.14", "OVO-21.5", "OVO-22.13")
@both_sides
@pytest.mark.parametrize(
    ("card", "theirs", "strikes_", "there"),
    [
        (XBOW, "ORC, HEAVY, BOAR", 2, "both kinds"),
        (XBOW, "ORC+VIGDISH/CATAPULT, HEAVY", 1, "a covered Orc"),
        (XBOW, "ORC/CATAPULT+VIGDISH, HEAVY", 2, "the other Unit is covered"),
        (XBOW, "ORC+VIGDISH/CATAPULT, HEAVY+ERUHSK/CATAPULT", 0, "both are covered"),
        (HEAVY, "BOAR, BOAR, ORC", 2, "two riders"),
        (HEAVY, "BOAR+VIGDISH/CATAPULT, BOAR", 1, "a covered rider"),
        (BOAR, "ORC/XBOW, ORC/XBOW", 4, "two Crossbowmen"),
        (BOAR, "ORC/XBOW+VIGDISH, ORC/XBOW", 2, "a covered Crossbowman"),
        (BOAR, "ORC+VIGDISH/XBOW, ORC/XBOW", 4, "their protector is covered"),
    ],
)
def test_enemy_effects_pass_over_what_a_hero_covers(
    card: Card, theirs: str, strikes_: int, there: str, me: Seat
) -> None:
    fight = duel(me, f"{card.value}, ORC, ORC", "CATAPULT, ORC, ORC", mine="BOAR", theirs=theirs)
    free = [number for number, part in enumerate(theirs.split(", "), 1) if "/" not in part]
    events = clash(fight, me, card, behind(CATAPULT, free[0]) if free else CATAPULT)  # in the field it does nothing
    assert sum(event.strikes for event in of(events, ev.Struck) if event.effect) == strikes_


# --- two that come out otherwise -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "row",
    tales(
        Tale(
            "An Orc that Ashani destroys had no effect to lose",
            "22.1 20.1",
            fight("2 against 2", "field ORC/XBOW, hand ASHANI ORC", "hand ORC BOAR"),
            "play ASHANI on 1 first; play ORC; hit 1 first",
            "Engaged 21.1, Engaged 17.10, b 2 ASHANI 17.11, g 1 ORC 17.11, CardDestroyed 22.1",
            "B field nothing; B units 3 0 1 1 0 1",
        ),
        Tale(
            "Of Hordes that have moved one may join Porkash",
            "22.12",
            "w_cw1: G 2 moved\n" + fight("3 against 3", "field ORC/SHAMAN, hand PORKASH ORC", "hand ORC HEAVY"),
            "play PORKASH on 1 first; play ORC; summon w_cw1",
            "Engaged 21.1, Engaged 17.10, b 2 PORKASH 17.11, g 1 ORC 17.11, HordeJoined 22.12",
            "w_cw1: G 1; w_cw1 moved 1; hordes 4-3",
        ),
        Tale(
            "Where the deck is empty Kokoth draws from what lies under it",
            "17.9 22.7",
            fight("3 against 3", "field ORC/SHAMAN, hand KOKOTH ORC, under HEAVY BOAR", "hand ORC HEAVY"),
            "play KOKOTH on 1 first; play ORC; play HEAVY",
            "Engaged 21.1, Engaged 17.10, b 1 KOKOTH 17.11, g 1 ORC 17.11, Engaged 17.10, b 2 HEAVY 17.11, "
            "NoEffect 20.5",
            "G field ORC+KOKOTH/SHAMAN, HEAVY",
        ),
    ),
)
def test_a_hero_with_less_than_usual(row: Tale) -> None:
    holds(row)
