"""The twenty Heroes, each in every way its text can come out (OVO-21, OVO-22, spec 2.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from orclib.engine import Match
from orclib.games.orcs_vs_orcs.box import HEROES, UNITS
from orclib.games.orcs_vs_orcs.lessons.cases import fight
from orclib.games.orcs_vs_orcs.state import FRONT
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
    ev,
    legal,
    letter,
    of,
    only,
    rage,
    refused,
    strikes,
    told,
    upon,
    walled,
)
from tests.games.orcs_vs_orcs.tales import Tale, begun, holds, played, tales

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


@pytest.mark.clause("OVO-22.1")
def test_what_ashani_destroys_lies_in_its_pile_again() -> None:
    match = begun(fight("2 against 2, assault", "field ORC/XBOW, hand ASHANI ORC", "field wall/XBOW, hand ORC ORC"))
    played(match, "play ASHANI on 1 first; play ORC")
    before, at = match.state, UNITS.index(XBOW)
    played(match, "hit 1 second")
    assert match.state.piles[at] == before.piles[at] + 1
    assert match.state.players[BLUE].units[at] == before.players[BLUE].units[at] - 1


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


# --- Roshnar ---------------------------------------------------------------------------------------------------------


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


# --- tales -----------------------------------------------------------------------------------------------------------


TALES = tales(
    Tale("Ashani comes too late for the effect that her victim's neighbour has (OVO-R67)", "17.15 22.1",
         fight("2 against 2", "field ORC/XBOW, hand ASHANI ORC", "field ORC, hand XBOW ORC"),
         "play ASHANI on 1 second; play XBOW behind 1; hit 1 first",
         "Engaged 21.1, Engaged 19.3, b 2 ASHANI 17.11, g 1 XBOW 17.11, CardDestroyed 22.1, g 1 XBOW 20.2",
         "B field -/XBOW"),
    Tale("She reaches a Unit without protection, which is not discarded then", "21.5 22.1",
         fight("3 against 3", "field ORC/XBOW, hand ASHANI ORC",
               "field ORC+VIGDISH/XBOW, hand SHAMAN ORC, deck ORC"),
         "play ASHANI on 1 first; play SHAMAN loose; hit loose 1",
         "Engaged 21.1, Unprotected 19.5, b 2 ASHANI 17.11, CardDestroyed 22.1",
         "B discards nothing; B units 4 0 0 1 0 1"),
    Tale("She finds nobody where the enemy has engaged a Hero without a place", "22.1",
         fight("3 against 3", "field ORC/XBOW, hand ASHANI ORC", "hand ERUHSK ORC, deck ORC"),
         "play ASHANI on 1 first; play ERUHSK",
         "Engaged 21.1, Unprotected 21.4, b 2 ASHANI 17.11, g 2 ERUHSK 17.11, NoEffect 22.1, Discarded 21.4",
         "B discards ERUHSK; round 2"),
    Tale("Without its protector a column stays as it is, and nothing refills the place", "19.8 21.1 22.1",
         fight("3 against 3", "field ORC/XBOW, hand ASHANI ORC, deck from top ORC ORC",
               "field ORC/XBOW+VIGDISH HEAVY/SHAMAN, hand SHAMAN XBOW, deck from top ERUHSK ORC"),
         "play ASHANI on 1 first; play SHAMAN; hit 1 first; play ORC",
         "Engaged 21.1, Unprotected 19.5, b 2 ASHANI 17.11, CardDestroyed 22.1, Discarded 19.6",
         "B field -/XBOW+VIGDISH, HEAVY/SHAMAN", {"play XBOW behind 1": "19.3", "play ERUHSK on 1 second": "21.2"},
         "play XBOW; play ERUHSK on 2 first; play ERUHSK on 2 second"),
    Tale("A column whose Units are both destroyed is gone", "22.1 22.2",
         fight("3 against 3", "field ORC/XBOW ORC/XBOW, hand ASHANI BUURK, deck ORC",
               "field BOAR/XBOW, hand ORC ORC, deck ORC"),
         "play ASHANI on 1 first; play ORC; hit 1 first; play BUURK on 2 first; play ORC; name ASHANI; hit 1 "
         "second",
         "Engaged 21.1, Engaged 17.10, b 2 ASHANI 17.11, g 1 ORC 17.11, CardDestroyed 22.1, Engaged 21.1, "
         "Engaged 17.10, b 1 BUURK 17.11, g 1 ORC 17.11, Copied 22.2, CardDestroyed 22.1", "B field ORC, ORC"),
    Tale("She destroys behind walls", "22.1 24.7",
         fight("2 against 2, assault", "field ORC/XBOW, hand ASHANI ORC", "field wall/XBOW, hand ORC ORC"),
         "play ASHANI on 1 first; play ORC; hit 1 second",
         "Engaged 21.1, Engaged 17.10, b 2 ASHANI 17.11, g 1 ORC 17.11, CardDestroyed 22.1", "B field ORC"),
    Tale("Buurk copies with the battlefield as it is, the card of this round too", "17.14 22.2",
         fight("3 against 3", "field BOAR/XBOW, hand BUURK ORC, deck HEAVY",
               "field ORC HEAVY, hand ORC ORC, deck ORC"), "play BUURK on 1 first; play ORC; name XBOW",
         "Engaged 21.1, Engaged 17.10, b 1 BUURK 17.11, g 1 ORC 17.11, Copied 22.2, b 3 XBOW 20.2"),
    Tale("He copies a Shaman with her choice", "20.9 22.2",
         fight("3 against 3", "losses 1, field ORC/SHAMAN, hand BUURK ORC, deck HEAVY", "hand ORC ORC, deck ORC"),
         "play BUURK on 1 first; play ORC; name SHAMAN; green",
         "Engaged 21.1, Engaged 17.10, b 1 BUURK 17.11, g 1 ORC 17.11, Copied 22.2, Revived 20.9, Discarded 20.9",
         "losses 0-0; G discards HEAVY"),
    Tale("He copies a Catapult, which counts against walls only", "20.12 22.2",
         fight("3 against 3", "field ORC/CATAPULT, hand BUURK ORC, deck HEAVY", "hand ORC ORC, deck ORC"),
         "play BUURK on 1 first; play ORC; name CATAPULT",
         "Engaged 21.1, Engaged 17.10, b 1 BUURK 17.11, g 1 ORC 17.11, Copied 22.2, NoEffect 20.12"),
    Tale("There it does", "20.12 22.2",
         fight("3 against 3, assault", "field ORC/CATAPULT, hand BUURK ORC, deck HEAVY", "hand ORC ORC, deck ORC"),
         "play BUURK on 1 first; play ORC; name CATAPULT",
         "Engaged 21.1, Engaged 17.10, b 1 BUURK 17.11, g 1 ORC 17.11, Copied 22.2, b 4 CATAPULT 20.12, "
         "Discarded 20.12", "B discards ORC"),
    Tale("But not for whoever defends them", "20.12 22.2",
         fight("3 against 3, assault", "hand ORC ORC", "field wall/CATAPULT, hand BUURK ORC"),
         "play ORC; play BUURK on 1 second; name CATAPULT",
         "Engaged 17.10, Engaged 24.8, b 1 ORC 17.11, g 1 BUURK 17.11, Copied 22.2, NoEffect 20.12"),
    Tale("He copies an Orc for nothing", "20.1 22.2",
         fight("3 against 3", "field ORC/XBOW, hand BUURK ORC, deck HEAVY", "hand ORC ORC, deck ORC"),
         "play BUURK on 1 first; play ORC; name ORC",
         "Engaged 21.1, Engaged 17.10, b 1 BUURK 17.11, g 1 ORC 17.11, Copied 22.2, NoEffect 20.1"),
    Tale("Copied by the defender Froksh is too late for the attacker's Hero", "17.15 22.2 22.4",
         fight("3 against 3", "field ORC/XBOW, hand VIGDISH ORC", "field ORC/XBOW ORC+FROKSH/XBOW, hand BUURK ORC"),
         "play VIGDISH on 1 first; play BUURK on 1 first; name FROKSH",
         "Engaged 21.1, Engaged 21.1, b 1 VIGDISH 17.11, g 1 BUURK 17.11, b 1 VIGDISH 22.16, Copied 22.2"),
    Tale("Brought by the defender's Kokoth he cancels what is still to come", "17.15 22.4 22.7",
         fight("2 against 2", "field ORC, hand XBOW ORC", "field ORC/XBOW ORC/XBOW, hand KOKOTH FROKSH, deck ORC"),
         "play XBOW behind 1; play KOKOTH on 1 first; play FROKSH on 2 first",
         "Engaged 19.3, Engaged 21.1, b 1 XBOW 17.11, g 1 KOKOTH 17.11, Engaged 21.1, g 2 FROKSH 17.11, "
         "EffectCancelled 22.4"),
    Tale("Gruragh may cost a Horde of his own", "18.2 22.5",
         fight("3 against 3", "token 6, field ORC/XBOW, hand GRURAGH ORC", "hand SHAMAN ORC, deck ORC"),
         "play GRURAGH on 1 first; play SHAMAN",
         "Engaged 21.1, Unprotected 19.5, b 3 GRURAGH 17.11, g 1 GRURAGH 22.5, HordeLost 18.2, Discarded 19.6",
         "tokens g1 b4; losses 1-0"),
    Tale("Khanrogg takes the red face; a token in the zone already enters nothing", "22.6 23.1 23.6",
         fight("3 against 3", "token 5, field ORC/XBOW, hand KHANROGG BOAR, deck HEAVY ORC",
               "red, token 3, hand ORC ORC, deck ORC ORC"), "play KHANROGG on 1 first; play ORC; calm",
         "Engaged 21.1, Engaged 17.10, b 2 KHANROGG 17.11, g 1 ORC 17.11, ZoneEntered 23.2, BerserkKept 23.11, "
         "BerserkStolen 22.6", "tokens g6 b5; G red True; B red False; round 2"),
    Tale("Whoever enters with the strengths may still use what he takes", "22.6 23.7",
         fight("3 against 3", "field ORC/XBOW, hand KHANROGG ORC", "red, token 3, hand ORC ORC"),
         "play KHANROGG on 1 first; play ORC; berserk",
         "Engaged 21.1, Engaged 17.10, b 2 KHANROGG 17.11, g 1 ORC 17.11, ZoneEntered 23.2, BerserkUsed 23.3, "
         "NoEffect 22.6", "G red False; B red False; losses 1-0"),
    Tale("Kokoth's card comes before the next effect, which counts it", "17.14 17.15 21.10 22.7",
         fight("2 against 2", "field BOAR/SHAMAN, hand KOKOTH HEAVY, deck ORC ORC",
               "field BOAR, hand XBOW ORC, deck ORC"), "play KOKOTH on 1 first; play XBOW behind 1; play HEAVY",
         "Engaged 21.1, Engaged 19.3, b 1 KOKOTH 17.11, g 1 XBOW 17.11, Engaged 17.10, b 2 HEAVY 17.11, b 1 "
         "HEAVY 20.5, g 1 XBOW 20.2", "G field BOAR+KOKOTH/SHAMAN, HEAVY; G hand ORC, ORC"),
    Tale("With an empty deck he plays the card in hand", "22.7",
         fight("3 against 3", "field ORC/SHAMAN, hand KOKOTH HEAVY", "hand ORC ORC, deck ORC"),
         "play KOKOTH on 1 first; play ORC; play HEAVY",
         "Engaged 21.1, Engaged 17.10, b 1 KOKOTH 17.11, g 1 ORC 17.11, Engaged 17.10, b 2 HEAVY 17.11, "
         "NoEffect 20.5, BattleEnded 25.7, SetAside 21.8, GloryWon 26.1"),
    Tale("Without any card he does nothing", "22.7",
         fight("3 against 3", "field ORC/SHAMAN, hand KOKOTH", "hand ORC ORC, deck ORC"),
         "play KOKOTH on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 1 KOKOTH 17.11, g 1 ORC 17.11, NoEffect 22.7, BattleEnded 25.7, "
         "SetAside 21.8, GloryWon 26.1"),
    Tale("His card is placed like any other", "19.4 19.5 19.6 22.7",
         fight("3 against 3", "field ORC/SHAMAN HEAVY BOAR, hand KOKOTH XBOW, deck ORC ORC",
               "hand ORC ORC, deck ORC"), "play KOKOTH on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 1 KOKOTH 17.11, g 1 ORC 17.11", "G field ORC+KOKOTH/SHAMAN, HEAVY, BOAR",
         {"play XBOW": "19.4", "play XBOW behind 1": "19.3", "play CATAPULT loose": "17.3"},
         "play XBOW behind 2; play XBOW behind 3"),
    Tale("And may have no protection", "19.5 19.6 22.7",
         fight("3 against 3", "field ORC/SHAMAN, hand KOKOTH XBOW, deck ORC", "hand ORC ORC, deck ORC"),
         "play KOKOTH on 1 first; play ORC; play XBOW",
         "Engaged 21.1, Engaged 17.10, b 1 KOKOTH 17.11, g 1 ORC 17.11, Unprotected 19.5, b 1 XBOW 17.11, "
         "Discarded 19.6", "G discards XBOW"),
    Tale("Berserk is decided after Kokoth's card, and its effect comes then", "22.7 23.7",
         fight("3 against 3", "field ORC/SHAMAN, hand KOKOTH BOAR, deck ORC",
               "red, field ORC/XBOW, hand ORC ORC, deck ORC"),
         "play KOKOTH on 1 first; play ORC; play BOAR; berserk",
         "Engaged 21.1, Engaged 17.10, b 1 KOKOTH 17.11, g 1 ORC 17.11, Engaged 17.10, b 2 BOAR 17.11, "
         "ZoneEntered 23.2, BerserkUsed 23.3, b 2 BOAR 20.6", "losses 1-0"),
    Tale("Moordakk chooses among the Heroes of the deck", "22.10",
         fight("3 against 3", "field ORC/XBOW, hand MOORDAKK ORC", "hand ORC KRAASH, deck VRUSHN XAPHYR ORC"),
         "play MOORDAKK on 1 first; play ORC; seek XAPHYR",
         "Engaged 21.1, Engaged 17.10, b 2 MOORDAKK 17.11, g 1 ORC 17.11, DeckSearched 22.10, Discarded 22.10",
         "B discards XAPHYR; B heroes KRAASH, VRUSHN, XAPHYR"),
    Tale("He does not see the hand", "22.10",
         fight("3 against 3", "field ORC/XBOW, hand MOORDAKK ORC", "hand ORC VRUSHN, deck ORC HEAVY"),
         "play MOORDAKK on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 MOORDAKK 17.11, g 1 ORC 17.11, DeckSearched 22.10, NoEffect 22.10",
         "B discards nothing"),
    Tale("Nor what is not there", "22.10",
         fight("3 against 3", "field ORC/XBOW, hand MOORDAKK ORC", "hand ORC, deck none"),
         "play MOORDAKK on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 MOORDAKK 17.11, g 1 ORC 17.11, NoEffect 22.10, BattleEnded 25.7, "
         "SetAside 21.8, GloryWon 26.1"),
    Tale("Pogdush takes all discards back, Heroes that had no place too", "22.11",
         fight("3 against 3",
               "field ORC/XBOW, discards CATAPULT ERUHSK XBOW BOAR, hand POGDUSH ORC, deck HEAVY HEAVY",
               "discards CATAPULT, hand ORC ORC, deck ORC"), "play POGDUSH on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 POGDUSH 17.11, g 1 ORC 17.11, DiscardsBack 22.11",
         "G discards nothing; B discards CATAPULT; G cards 7"),
    Tale("A Horde joins Porkash", "22.12",
         "se_city: G 2\ne_cw1: ruin\nbattle e_cw1, 3 against 3\nGreen: field ORC/XBOW, hand PORKASH ORC, deck "
         "ORC\nBlue: hand ORC ORC, deck ORC", "play PORKASH on 1 first; play ORC; summon se_city",
         "Engaged 21.1, Engaged 17.10, b 2 PORKASH 17.11, g 1 ORC 17.11, HordeJoined 22.12",
         "se_city: G 1, G marker; se_city moved 0; hordes 4-3"),
    Tale("A Horde joins Porkash from one or two zones away", "22.12",
         "e_cw2, e_cwm, se_city, e_road, se_in, se_out, e_cc1, s_cc2, e_ccm, e_city, s_ccm, tower, start_e: G "
         "1\nstart_n: empty\ne_cw1: ruin\nbattle e_cw1, 2 against 2\nGreen: field ORC/XBOW, hand PORKASH ORC, deck "
         "ORC\nBlue: hand ORC ORC", "play PORKASH on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 PORKASH 17.11, g 1 ORC 17.11",
         no={"summon tower": "22.12", "summon s_cc2": "22.12", "summon e_city": "22.12", "summon e_cw1": "22.12"},
         yes="summon e_cw2; summon start_e; summon e_road; summon se_out; summon e_cc1"),
    Tale("The way may not pass enemy Hordes", "22.12",
         "se_city, se_in, e_cc1: G 1\ne_cw2, e_cwm: ruin, B 1\ne_cw1: ruin\nbattle e_cw1, 2 against 2\nGreen: field "
         "ORC/XBOW, hand PORKASH ORC, deck ORC\nBlue: hand ORC ORC", "play PORKASH on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 PORKASH 17.11, g 1 ORC 17.11",
         no={"summon se_city": "22.12", "summon se_in": "22.12", "summon e_cw2": "22.12"}, yes="summon e_cc1"),
    Tale("No Horde comes out of another pending battle, nor by it", "22.12",
         "e_cw2, e_road, se_in: B 1\ne_cwm: ruin, B 2, G 2 attacking\ne_cw1: ruin\nbattle e_cw1, 2 against "
         "2\nGreen: hand ORC ORC\nBlue: field ORC/XBOW, hand PORKASH ORC, deck ORC",
         "play ORC; play PORKASH on 1 first", "Engaged 17.10, Engaged 21.1, b 1 ORC 17.11, g 2 PORKASH 17.11",
         no={"summon e_cwm": "22.12", "summon se_in": "22.12"}, yes="summon e_cw2"),
    Tale("Nor by an enemy Dark City", "22.12 15.2",
         "n_cc1, n_road: B 1\nn_cw1: ruin\nbattle n_cw1, 2 against 2\nGreen: hand ORC ORC\nBlue: field ORC/XBOW, "
         "hand PORKASH ORC, deck ORC", "play ORC; play PORKASH on 1 first",
         "Engaged 17.10, Engaged 21.1, b 1 ORC 17.11, g 2 PORKASH 17.11", no={"summon n_cc1": "22.12"},
         yes="summon n_road"),
    Tale("But by the own one", "22.12",
         "n_cc1: G 1\nn_cw1: ruin\nbattle n_cw1, 2 against 2\nGreen: field ORC/XBOW, hand PORKASH ORC, deck "
         "ORC\nBlue: hand ORC ORC", "play PORKASH on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 PORKASH 17.11, g 1 ORC 17.11", yes="summon n_cc1"),
    Tale("Nor a partner's Horde", "22.12 30.5",
         "4 players\nn_cc1: O 1\nn_cwm: G 1\nn_cw1: ruin\nbattle n_cw1, 2 against 2\nGreen: field ORC/XBOW, hand "
         "PORKASH ORC, deck ORC\nBlue: hand ORC ORC", "play PORKASH on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 PORKASH 17.11, g 1 ORC 17.11", no={"summon n_cc1": "22.12 30.5"},
         yes="summon n_cwm"),
    Tale("Or none", "22.12",
         "se_city: G 2\ne_cw1: ruin\nbattle e_cw1, 3 against 3\nGreen: field ORC/XBOW, hand PORKASH ORC, deck "
         "ORC\nBlue: hand ORC ORC, deck ORC", "play PORKASH on 1 first; play ORC; skip",
         "Engaged 21.1, Engaged 17.10, b 2 PORKASH 17.11, g 1 ORC 17.11, Skipped 22.12",
         "se_city: G 2, G marker; hordes 3-3"),
    Tale("Roshnar makes his Units invisible", "17.15 22.13",
         fight("3 against 3", "field ORC/XBOW HEAVY, hand ROSHNAR ORC, deck ORC",
               "field ORC, hand XBOW ORC, deck ORC"), "play ROSHNAR on 1 second; play XBOW behind 1",
         "Engaged 21.1, Engaged 19.3, b 2 ROSHNAR 17.11, g 1 XBOW 17.11, TurnedDown 22.13, NoEffect 20.2",
         "G field (ORC)/(XBOW)+ROSHNAR, (HEAVY)"),
    Tale("Face down they still protect and keep their places", "19.3 21.1 22.13",
         fight("3 against 3", "field ORC/XBOW HEAVY, hand ROSHNAR XBOW, deck from top ERUHSK ORC ORC",
               "hand SHAMAN ORC, deck ORC ORC ORC"),
         "play ROSHNAR on 1 first; play SHAMAN; play XBOW behind 2; play ORC; play ERUHSK on 2 first; play ORC",
         "Engaged 21.1, Unprotected 19.5, b 2 ROSHNAR 17.11, TurnedDown 22.13, Discarded 19.6, Engaged 19.3, "
         "Engaged 17.10, b 1 XBOW 17.11, g 1 ORC 17.11, b 1 XBOW 20.2, Engaged 21.1, Engaged 17.10, b 2 ERUHSK "
         "17.11, HordeLost 18.2, g 1 ORC 17.11, EnemyFirst 22.3",
         "G field (ORC)+ROSHNAR/(XBOW), (HEAVY)+ERUHSK/XBOW"),
    Tale("Shagratt forces the other card; what was revealed is in hand again", "22.14",
         fight("3 against 3", "field ORC/XBOW, hand SHAGRATT ORC, deck ORC", "hand BOAR HEAVY, deck ORC ORC"),
         "play SHAGRATT on 1 first; play BOAR; swap",
         "Swapped 22.14, Engaged 21.1, Engaged 17.10, b 1 SHAGRATT 17.11, g 2 HEAVY 17.11, NoEffect 20.5",
         "B field HEAVY; B hand BOAR, ORC"),
    Tale("He may let it be", "22.14",
         fight("3 against 3", "field ORC/XBOW, hand SHAGRATT ORC, deck ORC", "hand BOAR HEAVY, deck ORC ORC"),
         "play SHAGRATT on 1 first; play BOAR; let",
         "NotSwapped 22.14, Engaged 21.1, Engaged 17.10, b 1 SHAGRATT 17.11, g 2 BOAR 17.11, g 2 BOAR 20.6",
         "B field BOAR"),
    Tale("There may be no other card", "22.14",
         fight("3 against 3", "field ORC/XBOW, hand SHAGRATT ORC, deck ORC", "hand BOAR"),
         "play SHAGRATT on 1 first; play BOAR",
         "NoEffect 22.14, Engaged 21.1, Engaged 17.10, b 1 SHAGRATT 17.11, g 2 BOAR 17.11, g 2 BOAR 20.6, "
         "BattleEnded 25.7, SetAside 21.8, GloryWon 26.1"),
    Tale("Its owner places the card that he forces", "17.17 22.14",
         fight("3 against 3", "field ORC/XBOW, hand SHAGRATT ORC, deck ORC",
               "field HEAVY ORC, hand BOAR XBOW, deck ORC ORC"),
         "play SHAGRATT on 1 second; play BOAR; swap; place behind 2",
         "Swapped 22.14, Engaged 21.1, Engaged 19.3, b 1 SHAGRATT 17.11, g 1 XBOW 17.11, g 1 XBOW 20.2",
         "B field HEAVY, ORC/XBOW"),
    Tale("There may be no place for a Unit", "19.5 22.14",
         fight("3 against 3", "field ORC/XBOW, hand SHAGRATT ORC, deck ORC", "hand BOAR XBOW, deck ORC ORC"),
         "play SHAGRATT on 1 first; play BOAR; swap",
         "Swapped 22.14, Engaged 21.1, Unprotected 19.5, b 1 SHAGRATT 17.11, g 1 XBOW 17.11, Discarded 19.6",
         "B discards XBOW"),
    Tale("Nor for a Hero", "21.4 22.14",
         fight("3 against 3", "field ORC/XBOW, hand SHAGRATT ORC, deck ORC", "hand BOAR ERUHSK, deck ORC ORC"),
         "play SHAGRATT on 1 first; play BOAR; swap",
         "Swapped 22.14, Engaged 21.1, Unprotected 21.4, b 1 SHAGRATT 17.11, g 2 ERUHSK 17.11, Discarded 21.4",
         "B discards ERUHSK"),
    Tale("A Hero who is taken back was not engaged", "21.8 21.9 22.14",
         fight("3 against 3", "field ORC/XBOW, hand SHAGRATT ORC, deck ORC",
               "field ORC/XBOW, hand ERUHSK HEAVY, deck ORC ORC"),
         "play SHAGRATT on 1 first; play ERUHSK on 1 first; swap",
         "Swapped 22.14, Engaged 21.1, Engaged 17.10, b 1 SHAGRATT 17.11, g 2 HEAVY 17.11, NoEffect 20.5",
         "B heroes ERUHSK; B hand ERUHSK, ORC"),
    Tale("He does not force what Froksh forbids", "22.4 22.14",
         fight("3 against 3", "field ORC/XBOW, hand SHAGRATT ORC, deck ORC",
               "field ORC/XBOW, hand FROKSH HEAVY, deck ORC ORC"),
         "play SHAGRATT on 1 first; play FROKSH on 1 first",
         "Engaged 21.1, Engaged 21.1, b 1 SHAGRATT 17.11, g 2 FROKSH 17.11, EffectCancelled 22.4", "round 2"),
    Tale("A Froksh that he forces has nothing more to cancel", "22.4 22.14",
         fight("3 against 3", "field ORC/XBOW, hand SHAGRATT ORC, deck ORC",
               "field ORC/XBOW, hand HEAVY FROKSH, deck ORC ORC"),
         "play SHAGRATT on 1 first; play HEAVY; swap; place on 1 first",
         "Swapped 22.14, Engaged 21.1, Engaged 21.1, b 1 SHAGRATT 17.11, g 2 FROKSH 17.11",
         "B field ORC+FROKSH/XBOW"),
    Tale("Vhraarg empties the enemy's hand, which is filled again (OVO-R37)", "17.1 22.15",
         fight("3 against 3", "field ORC/XBOW, hand VHRAARG ORC, deck ORC",
               "hand ORC HEAVY, deck from top BOAR ORC ORC"), "play VHRAARG on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 VHRAARG 17.11, g 1 ORC 17.11, Discarded 22.15",
         "B discards HEAVY; B hand BOAR, ORC"),
    Tale("He finds no card in hand", "22.15",
         fight("3 against 3", "field ORC/XBOW, hand VHRAARG ORC, deck ORC", "hand ORC"),
         "play VHRAARG on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 VHRAARG 17.11, g 1 ORC 17.11, NoEffect 22.15, BattleEnded 25.7, "
         "SetAside 21.8, GloryWon 26.1"),
    Tale("Its owner places the card that comes unseen", "17.17 22.17",
         fight("3 against 3", "field ORC/SHAMAN, hand VRI-HURCKA ORC, deck ORC",
               "field HEAVY, hand ORC HEAVY, deck from top XBOW ORC ORC"),
         "play VRI-HURCKA on 1 first; play ORC; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 VRI-HURCKA 17.11, g 1 ORC 17.11, TopUnseen 22.17",
         "phase place; B to act", {"place wall": "24.7"}, "place behind 2"),
    Tale("A Unit may have no place then", "19.5 22.17",
         fight("3 against 3", "field ORC/SHAMAN, hand VRI-HURCKA ORC, deck ORC",
               "hand SHAMAN HEAVY, deck from top XBOW ORC ORC"),
         "play VRI-HURCKA on 1 first; play SHAMAN; play ORC",
         "Engaged 21.1, Unprotected 19.5, b 2 VRI-HURCKA 17.11, TopUnseen 22.17, Discarded 19.6, Engaged 17.10, "
         "Unprotected 19.5, b 1 ORC 17.11, g 1 XBOW 17.11, Discarded 19.6", "B discards SHAMAN, XBOW"),
    Tale("A Hero neither", "21.4 22.17",
         fight("3 against 3", "field ORC/SHAMAN, hand VRI-HURCKA ORC, deck ORC",
               "hand SHAMAN HEAVY, deck from top ERUHSK ORC ORC"),
         "play VRI-HURCKA on 1 first; play SHAMAN; play ORC",
         "Engaged 21.1, Unprotected 19.5, b 2 VRI-HURCKA 17.11, TopUnseen 22.17, Discarded 19.6, Engaged 17.10, "
         "Unprotected 21.4, b 1 ORC 17.11, g 2 ERUHSK 17.11, Discarded 21.4", "B discards SHAMAN, ERUHSK"),
    Tale("Against an empty deck Vri-Hurcka does nothing", "22.17",
         fight("3 against 3", "field ORC/SHAMAN, hand VRI-HURCKA ORC, deck ORC", "hand ORC HEAVY"),
         "play VRI-HURCKA on 1 first; play ORC; play ORC; play HEAVY",
         "Engaged 21.1, Engaged 17.10, b 2 VRI-HURCKA 17.11, g 1 ORC 17.11, NoEffect 22.17, Engaged 17.10, "
         "Engaged 17.10, b 1 ORC 17.11, g 2 HEAVY 17.11, NoEffect 20.5, BattleEnded 25.7, SetAside 21.8, "
         "GloryWon 26.1"),
    Tale("Shagratt may still force the card in hand", "22.14 22.17",
         fight("3 against 3", "field ORC/SHAMAN ORC/SHAMAN, hand VRI-HURCKA SHAGRATT, deck ORC",
               "hand ORC HEAVY, deck from top BOAR ORC ORC"),
         "play VRI-HURCKA on 1 first; play ORC; play SHAGRATT on 2 first; swap",
         "Engaged 21.1, Engaged 17.10, b 2 VRI-HURCKA 17.11, g 1 ORC 17.11, TopUnseen 22.17, Swapped 22.14, "
         "Engaged 21.1, Engaged 17.10, b 1 SHAGRATT 17.11, g 2 HEAVY 17.11, NoEffect 20.5",
         "B field ORC, HEAVY; B hand BOAR, ORC"),
    Tale("With nothing shuffled the first card put under is the top", "17.9 22.17",
         fight("3 against 3", "field ORC/SHAMAN, hand VRI-HURCKA ORC, deck ORC", "hand ORC ORC, under BOAR HEAVY"),
         "play VRI-HURCKA on 1 first; play ORC; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 VRI-HURCKA 17.11, g 1 ORC 17.11, TopUnseen 22.17, Engaged 17.10, "
         "Engaged 17.10, b 1 ORC 17.11, g 2 BOAR 17.11, NoEffect 20.6", "B field ORC, BOAR"),
    Tale("Vrushn fetches any card of the deck, and none is drawn", "17.1 22.19",
         fight("3 against 3", "field ORC/SHAMAN, hand VRUSHN ORC, deck HEAVY ERUHSK XBOW",
               "hand ORC ORC, deck ORC ORC"), "play VRUSHN on 1 first; play ORC; seek ERUHSK",
         "Engaged 21.1, Engaged 17.10, b 2 VRUSHN 17.11, g 1 ORC 17.11, DeckSearched 22.19, CardFetched 22.19",
         "G hand ORC, ERUHSK; G cards 4"),
    Tale("There may be no deck", "22.19",
         fight("3 against 3", "field ORC/SHAMAN, hand VRUSHN ORC", "hand ORC ORC, deck ORC"),
         "play VRUSHN on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 VRUSHN 17.11, g 1 ORC 17.11, NoEffect 22.19"),
    Tale("Xaphyr does not save the Horde where the token went on", "22.20",
         fight("3 against 3", "token 6, field ORC/SHAMAN, hand XAPHYR ORC, deck ORC", "hand HEAVY ORC, deck ORC"),
         "play XAPHYR on 1 first; play HEAVY",
         "Engaged 21.1, Engaged 17.10, b 2 XAPHYR 17.11, g 2 HEAVY 17.11, HordeLost 18.2, NoEffect 20.5, "
         "Rewound 22.20", "tokens g1 b3; losses 1-0"),
    Tale("Going back into the zone is no entry", "22.20 23.9",
         fight("3 against 3", "red, token 6, field ORC/SHAMAN, hand XAPHYR ORC, deck ORC",
               "hand ORC ORC, deck ORC"), "play XAPHYR on 1 first; play ORC",
         "Engaged 21.1, Engaged 17.10, b 2 XAPHYR 17.11, g 1 ORC 17.11, HordeLost 18.2, Rewound 22.20",
         "tokens g6 b3; losses 0-0; phase commit"),
    Tale("He does not save whom Berserk killed", "22.20 23.3 23.4",
         fight("3 against 3", "token 4, field ORC/SHAMAN, hand XAPHYR ORC, deck ORC",
               "red, token 2, hand SHAMAN ORC, deck ORC"), "play XAPHYR on 1 first; play SHAMAN; berserk",
         "Engaged 21.1, Unprotected 19.5, b 2 XAPHYR 17.11, ZoneEntered 23.2, BerserkUsed 23.3, NoEffect 22.20, "
         "Discarded 19.6", "losses 1-0"),
    Tale("But the Horde of a lap, though Berserk killed another", "22.20",
         fight("4 against 4", "token 5, field ORC/SHAMAN, hand XAPHYR ORC, deck ORC",
               "red, token 2, hand HEAVY ORC, deck ORC"), "play XAPHYR on 1 first; play HEAVY; berserk",
         "Engaged 21.1, Engaged 17.10, b 2 XAPHYR 17.11, g 2 HEAVY 17.11, HordeLost 18.2, ZoneEntered 23.2, "
         "BerserkUsed 23.3, NoEffect 20.5, Rewound 22.20", "tokens g6 b4; losses 1-0"),
    Tale("Not once Berserk has put the token back", "22.20 23.4",
         fight("4 against 4", "token 6, field ORC/SHAMAN, hand XAPHYR ORC, deck ORC",
               "red, token 2, hand HEAVY ORC, deck ORC"), "play XAPHYR on 1 first; play HEAVY; berserk",
         "Engaged 21.1, Engaged 17.10, b 2 XAPHYR 17.11, g 2 HEAVY 17.11, HordeLost 18.2, ZoneEntered 23.2, "
         "BerserkUsed 23.3, NoEffect 20.5, NoEffect 22.20, BattleEnded 25.4, HordesBack 26.7, SetAside 21.8, "
         "GloryWon 26.1", "tokens g1 b4; losses 2-0"),
    Tale("Nor whom Kro-Morda killed", "22.9 22.20",
         fight("3 against 3", "token 4, field ORC/SHAMAN, hand XAPHYR ORC, deck ORC",
               "field ORC/SHAMAN, hand KRO-MORDA ORC, deck ORC"),
         "play XAPHYR on 1 first; play KRO-MORDA on 1 first",
         "Engaged 21.1, Engaged 21.1, b 2 XAPHYR 17.11, g 1 KRO-MORDA 17.11, Pushed 22.9, HordeLost 22.9, "
         "NoEffect 22.20", "tokens g1 b3; losses 1-0"),
    Tale("Nor anybody where the lap cost nobody", "18.5 22.20",
         fight("1 against 3", "token 5, field ORC/XBOW ORC/XBOW HEAVY/XBOW HEAVY/SHAMAN, hand XAPHYR ORC",
               "hand BOAR ORC"), "play XAPHYR on 4 first; play BOAR",
         "Engaged 21.1, Engaged 17.10, b 2 XAPHYR 17.11, g 2 BOAR 17.11, HordeLost 18.2, g 6 BOAR 20.6, "
         "NobodyLeft 18.5, NoEffect 22.20, BattleEnded 25.2, HordesBack 26.7, SetAside 21.8, GloryWon 26.1"),
    Tale("Behind walls a Unit takes a Hero even where the one in front was struck down", "22.1 24.8",
         "e_cw1: B fortress\nbattle e_cw1, 4 against 4\nGreen: field ORC/XBOW BOAR, hand ASHANI HEAVY, deck "
         "HEAVY BOAR\nBlue: field ORC/SHAMAN, hand HEAVY FROKSH, deck CATAPULT BOAR",
         "play ASHANI on 1 first; play HEAVY; hit 1 first; play HEAVY",
         "Engaged 21.1, Engaged 17.10, b 2 ASHANI 17.11, g 2 HEAVY 17.11, CardDestroyed 22.1, g 1 HEAVY 20.5",
         no={"play FROKSH on 1 first": "24.8", "play FROKSH": "R70"}, yes="play FROKSH on 1 second"),
    Tale("Heroes behind walls, and where they are not", "24.8 24.9",
         "e_cw1: B fortress\nbattle e_cw1, 3 against 3\nGreen: field ORC, hand ORC ORC\nBlue: field wall/XBOW "
         "ORC/CATAPULT wall/SHAMAN+ERUHSK HEAVY, hand VIGDISH XBOW", "play ORC; play VIGDISH on 1 second",
         "Engaged 17.10, Engaged 24.8, b 1 ORC 17.11, g 1 VIGDISH 17.11, g 1 VIGDISH 22.16"),
    Tale("An Orc that Ashani destroys had no effect to lose", "22.1 20.1",
         fight("2 against 2", "field ORC/XBOW, hand ASHANI ORC", "hand ORC BOAR"),
         "play ASHANI on 1 first; play ORC; hit 1 first",
         "Engaged 21.1, Engaged 17.10, b 2 ASHANI 17.11, g 1 ORC 17.11, CardDestroyed 22.1",
         "B field nothing; B units 3 0 1 1 0 1"),
    Tale("Of Hordes that have moved one may join Porkash", "22.12",
         "w_cw1: G 2 moved\n" + fight("3 against 3", "field ORC/SHAMAN, hand PORKASH ORC", "hand ORC HEAVY"),
         "play PORKASH on 1 first; play ORC; summon w_cw1",
         "Engaged 21.1, Engaged 17.10, b 2 PORKASH 17.11, g 1 ORC 17.11, HordeJoined 22.12",
         "w_cw1: G 1; w_cw1 moved 1; hordes 4-3"),
    Tale("Where the deck is empty Kokoth draws from what lies under it", "17.9 22.7",
         fight("3 against 3", "field ORC/SHAMAN, hand KOKOTH ORC, under HEAVY BOAR", "hand ORC HEAVY"),
         "play KOKOTH on 1 first; play ORC; play HEAVY",
         "Engaged 21.1, Engaged 17.10, b 1 KOKOTH 17.11, g 1 ORC 17.11, Engaged 17.10, b 2 HEAVY 17.11, "
         "NoEffect 20.5", "G field ORC+KOKOTH/SHAMAN, HEAVY"),
)  # fmt: skip


@pytest.mark.parametrize("row", TALES)
def test_it_goes_as_the_tale_tells(row: Tale) -> None:
    holds(row)
