"""What happens by the rules, section after section; what is refused stands in test_illegal_moves."""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import pytest

from orclib.engine import Event
from orclib.games.braves.box import BY_BACK, DESERTIONS, PILES
from orclib.games.braves.lessons.cases import PRESETS
from orclib.games.braves.picture.cards import SEAT_FILLS, wheel
from orclib.games.braves.state import RECRUITING, WAR
from orclib.games.braves.text.words import COLOURS
from orclib.scene import Text
from tests.games.braves.support import (
    BACKS,
    CHANCE,
    DESIGNS,
    GAME,
    PEOPLES,
    PLAYERS,
    SEATS,
    A,
    Army,
    B,
    Back,
    C,
    Desertion,
    Design,
    Options,
    Phase,
    Rank,
    Seat,
    Shield,
    Step,
    Z,
    act,
    after,
    army,
    at,
    battle,
    begin,
    brings,
    cards,
    chances,
    deal_until,
    ev,
    flown,
    of,
    only,
    outcome,
    play,
    quiet,
    typed,
)
from tests.games.braves.tools import (
    CALL,
    CHAMPION,
    COMMANDO,
    COMMIT,
    FLYER,
    LEFTOVER,
    SPY,
    kept,
    last_battle,
    rounds,
)
from tests.games.rows import shown

numbers_of_players = pytest.mark.parametrize("players", PLAYERS)


# --- what moves bring ------------------------------------------------------------------------------------------------

NINE = "start_depth=1\nstart out\nnext mercenary\n" + "\n".join(f"pile {n}: BA4" for n in range(2, 9)) + "\npile 9: DW4"
"""All nine piles have been begun, but for the first, which is to be typed; then it is the next."""


FIRST_THREE = "start_depth=1\nstart out\nnext orc\npile 1: OR4{}\npile 2: OR6\npile 3: gob"
SEVERAL = "phase spy\nspy 1\nhand B: sp1 sp2 sp4\nhand A: sp3 gia tro OR*"
MISSING = "phase champion\npile 1: sp1 Des sp2 Sh(B)\npile 2: sp3"
NO_ARMY = "called orcs\nhand A: BA4 com\nhand B: OR4\nthen: done; done; done"
TWO_PEOPLES = "called orcs\nhand A: OR4 gob tro\nhand B: BA4 gia"
ABOARD = "called orcs\nhand B: OR4 OR6 fly {0} gob\nhand A: OR4\nthen: done; done; done; hold"
LEADERS = "called orcs\nhand A: OR4\nhand B: 2 OR* 4 gob fly\nthen: done; done; done; hold"
SHARED = "called orcs\nchampion {}\nhand A: OR4\nhand B: OR4\nhand C: OR*"
ZERO = "phase commit\ncalled dwarves\nhand A: 2 DW*\nthen: done; done"


def opened(text: str) -> str:
    """A pile, the only one on the table, just before the sorcerer opens it."""
    return f"phase champion\npile 1: {text}"


@shown(
    "braves",
    "start moves tells leaves",
    [
        ("5.4 7.3", f"{NINE} Des\npile 1: SK6", "A: shield 1; A: shield 9; deal gob",
         [ev.ShieldPlayed("BRV-7.3", A, 1, 1, True), ev.ShieldPlayed("BRV-7.3", A, 9, 0, True)],
         "pile 1: SK6 Sh(A) gob; pile 9: DW4 Des Sh(A); A shields 0"),
        ("5.4", f"{NINE}\npile 1: OR4 Sh(A) Des Sh(B)", "deal tro", [], "pile 1: OR4 Sh(A) Des Sh(B) tro"),
        *(
            ("6.3", FIRST_THREE.format(more), "A: desertion 1", [ev.DesertionPlayed("BRV-6.3", A, 1, 1)],
             f"pile 1: OR4{more} Des")
            for more in ("", " Sh(B)", " Des", " Sh(A) Sh(B)")
        ),
        ("7.4", FIRST_THREE.format(" Sh(A)"), "A: shield 1", [ev.ShieldPlayed("BRV-7.4", A, 1, 0, False)],
         "pile 1: OR4 Sh(A) Sh(A)"),
        ("7.5", FIRST_THREE.format(""), "A: shield 1; A: desertion 1; A: shield 1", [], "pile 1: OR4 Sh(A) Des Sh(A)"),
        ("7.5", FIRST_THREE.format(""), "A: desertion 2; A: shield 3; A: desertion 3; A: shield 2", [],
         "pile 2: OR6 Des Sh(A); pile 3: gob Sh(A) Des; A shields 0; B to act"),
        ("8.1 8.2 8.3 5.7", PRESETS["E2 a desertion before card 80"].position, "deal gia",
         [ev.DealEnded("BRV-5.7", 80), *(ev.DesertionsLost("BRV-8.2", seat, 1) for seat in (A, B, C)),
          ev.ShieldsOwed("BRV-8.3", C, 1)], "phase leftover; C to act"),
        ("8.4 8.5 8.6", LEFTOVER, "C: shield 2; B: shield 1; A: shield 1; B: shield 3",
         [ev.ShieldPlayed("BRV-8.5", C, 2, 0, False), ev.ShieldsAllPlayed("BRV-8.6")], "phase champion; Z to act"),
        ("9.1 9.2", CHAMPION, "Z: champion B", [ev.ChampionNamed("BRV-9.2", Z, B)], ""),
        ("10.2 10.9 10.10", opened("gia Sh(A) OR4 SK* Des OR4 sp2"), "Z: champion A",
         [ev.Deserted("BRV-10.2", 1, (Z,), Design.SKELETON_LEADER, 0),
          ev.PileGiven("BRV-10.10", 1, (Z, A), A, 4, cards("gia 2 OR4 sp2"))], "A holds OR4 OR4 gia sp2; phase spy"),
        ("10.4 10.11", opened("war gob Sh(A) Sh(B) Des"), "Z: champion A",
         [ev.ShieldVoid("BRV-10.11", 1, (Z,), B), ev.Deserted("BRV-10.4", 1, (Z,), Design.GOBLIN, 2)], "A holds war"),
        ("10.5", opened("OR4 BA6 Des Des SK4 Sh(B)"), "Z: champion A",
         [ev.Deserted("BRV-10.2", 1, (Z,), Design.BARBARIAN_VETERAN, 0), ev.DesertionVoid("BRV-10.5", 1, (Z,), 0)],
         "B holds OR4 SK4"),
        ("10.7", opened("OR4 BA6 Des Sh(C) Sh(A) Des DW6"), "Z: champion A",
         [ev.DesertionVoid("BRV-10.7", 1, (Z,), 2)], "C holds OR4 DW6"),
        ("10.12", opened("SK6 Des gob war"), "Z: champion A",
         [ev.PileUnclaimed("BRV-10.12", 1, (Z,), 2, cards("gob war"))], ""),
        ("10.13", opened("SK6 Des Sh(A)"), "Z: champion A", [ev.PileGiven("BRV-10.13", 1, (Z, A), A, 0, cards(""))],
         "A holds nothing"),
        ("10.13 10.14", "phase champion\npile 1: OR4 Sh(A)\npile 2: tro Sh(A)\npile 3: gob Sh(B)", "Z: champion C", [],
         "A holds OR4 tro; B holds gob; C holds nothing"),
        ("11.1", "phase spy\nspy 1\nhand A: sp3 sp1 OR4\nhand B: sp2 gia\nhand C: sp4 tro",
         "A: decline; B: decline; A: decline", [ev.SpyRevealed("BRV-11.2", 2, B), ev.SpyRevealed("BRV-11.2", 4, C)],
         "spy 4; C to act"),
        ("11.2", "phase champion\npile 1: sp1 Sh(B)", "Z: champion A", [ev.SpyRevealed("BRV-11.2", 1, B)], "B to act"),
        ("11.3 11.12", SPY, "A: decline", [ev.SpyDeclined("BRV-11.3", 1, A), ev.SpyDiscarded("BRV-11.12", 1)],
         "A holds OR4 gob; sp1 seen; B to act"),
        ("11.6 11.12", SPY, "A: ask B OR6",
         [ev.CardGiven("BRV-11.6", 1, A, B, Design.ORC_VETERAN), ev.SpyDiscarded("BRV-11.12", 1)],
         "A holds OR4 OR6 gob; B holds OR6 gob gia fly sp2; sp1 seen"),
        ("11.7 11.12", SPY, "A: ask C gia",
         [ev.CardRefused("BRV-11.7", 1, A, C, Design.GIANT, False), ev.SpyDiscarded("BRV-11.12", 1)],
         "A holds OR4 gob; C holds OR4 tro sp3; B to act"),
        ("11.8", SPY, "A: ask B gia; B: ask A gia", [ev.CardRefused("BRV-11.8", 2, B, A, Design.GIANT, True)],
         "A holds OR4 gob gia"),
        ("11.10 11.11", SPY, "A: ask B sp2", [ev.SpyRevealed("BRV-11.11", 2, A)],
         "A holds OR4 gob sp2; spy 2; A to act"),
        ("11.13", MISSING, "Z: champion A; B: decline",
         [ev.SpyMissing("BRV-11.13", 1), ev.SpyMissing("BRV-11.13", 3), ev.SpyMissing("BRV-11.13", 4)], "phase call"),
        ("11.14", SEVERAL, "B: ask A gia; B: ask A tro; A: decline; B: ask A OR*", [],
         "B holds OR* tro gia; phase call"),
        *(
            ("12.1", opened(f"OR4 Sh(A) {'gia ' * giants}"), "Z: champion B",
             [ev.GiantsQuarrelled("BRV-12.1", A, giants)], "A holds OR4; gia seen; phase call")
            for giants in (2, 3, 6)
        ),
        ("13.4 19.8", TWO_PEOPLES, "quiet", [ev.ArmiesDiscarded("BRV-19.8", 1)],
         "phase call; battle 1; A holds gob tro; OR4 seen"),
        ("14.1 14.2 14.4", CALL, "Z: call orcs",
         [ev.PeopleCalled("BRV-14.1", 1, Back.ORC), ev.Mustered("BRV-14.2", A, Back.ORC, 1),
          ev.Mustered("BRV-14.2", B, Back.ORC, 2), ev.Mustered("BRV-14.4", C, Back.ORC, 0)],
         "A laid OR4; A holds BA6 gob; B laid OR6 OR6; C laid nothing"),
        ("15.4", COMMIT, "A: commit gob tro",
         [ev.MercenarySent("BRV-15.4", A, Design.GOBLIN), ev.SendingEnded("BRV-15.4", A, 2)],
         "A laid OR4 gob tro; A holds BA6; B to act"),
        ("15.4 15.7", COMMIT, "A: commit none", [ev.SendingEnded("BRV-15.4", A, 0)], "A laid OR4; B to act"),
        ("15.9", COMMIT, "A: done; B: commit fly gob; C: commit com; quiet", [], "strengths - 4 17 0"),
        ("16.2 16.3 16.4", COMMANDO, "A: commando B orc; strike OR6",
         [ev.CommandoPlayed("BRV-16.2", A, B, Back.ORC, 2), ev.CardStruck("BRV-16.3", B, Design.ORC_VETERAN)],
         "B laid OR6 gia; A holds BA6 tro; com seen; OR6 seen"),
        ("16.5", NO_ARMY, "A: commando B orc; strike OR4; quiet", [ev.NobodyCompeted("BRV-19.5", 1)],
         "battle 1 won by nobody"),
        ("17.1", COMMIT, "A: commit gob; B: done; C: done; quiet",
         [ev.ArmyRevealed("BRV-17.1", A, cards("OR4 gob"), 5), ev.ArmyRevealed("BRV-17.1", B, cards("2 OR6"), 12),
          ev.ArmyRevealed("BRV-17.1", C, cards("OR*"), 0)], ""),
        ("18.2", FLYER, "B: flyer 1", [], "B holds gob"),
        *(
            ("18.5", ABOARD.format(n), f"B: flyer {n}", [ev.FlyerJoined("BRV-18.5", B, n, 10, 10 + 4 + n)],
             f"strengths - 4 {14 + n} -")
            for n in (1, 3, 8)
        ),
        ("18.9", LEADERS, "B: flyer 4", [ev.FlyerJoined("BRV-18.9", B, 4, 0, 0)], "battle 1 won by A"),
        ("18.11", "called orcs\nhand A: OR4\nhand B: DW4 gob fly\nthen: done; done; done; hold", "B: flyer 1", [],
         "battle 1 won by B"),
        ("19.1 19.2", "called orcs\nhand A: OR4 OR4\nhand B: OR6\nhand C: OR*", "quiet",
         [ev.BattleWon("BRV-19.1", 1, (A,), 8), ev.PointsScored("BRV-19.2", A, 2, 2, 1)], "A has 2; B has 0"),
        ("19.4", SHARED.format("B"), "quiet", [ev.PointsScored("BRV-19.4", Z, 2, 2, 1)], "Z has 2; A has 2; B has 2"),
        ("19.4", SHARED.format("C"), "quiet", [], "Z has 0; A has 2; B has 2; C has 0"),
        ("19.5", "called dwarves\nhand A: OR4", "quiet", [ev.NobodyCompeted("BRV-19.5", 1)],
         "strengths - - - -; A has 0"),
        ("19.5 19.6", ZERO, "C: done",
         [ev.CompetedAtZero("BRV-19.6", A), ev.StoodAside("BRV-19.5", B), ev.StoodAside("BRV-19.5", C)], ""),
        ("R24", f"empty_army_competes=on\n{ZERO}", "C: done",
         [ev.CompetedAtZero("BRV-19.6", A), ev.CompetedAtZero("BRV-R24", B), ev.CompetedAtZero("BRV-R24", C)], ""),
        ("20.1 20.4", last_battle("A 5", "hand A: DW4"), "quiet",
         [ev.RoundEnded("BRV-20.1", 3), ev.GameGoesOn("BRV-20.4", 7, 8), ev.SorcererNamed("BRV-2.3", A, 4)], "round 4"),
        ("1.4", last_battle("A 8, Z 9", "hand A: DW4", champion="A"), "quiet",
         [ev.WheelTurned("BRV-1.4", A), ev.WheelTurned("BRV-1.4", Z)], "A has 10; Z has 11; phase over"),
        ("2.5 21.3", last_battle("A 5", "hand A: DW4").replace("round 3", "round 90"), "quiet", [], "round 91"),
        ("21.1", "phase commit\nscores: A 10\ncalled orcs barbarians\nhand A: BA4", "quiet", [],
         "phase call; A has 11"),
    ],
)  # fmt: skip
def test_what_moves_bring(start: str, moves: str, tells: list[Event], leaves: str) -> None:
    brings(start, moves, tells, leaves)


@shown(
    "braves",
    "start moves",
    [
        ("14.1", "phase call\ncalled dwarves orcs\nhand A: BA4", "call barbarian; call skeleton"),
        ("16.2", COMMANDO, "commando green orc; commando green mercenary; no commando"),
        ("18.2 18.3", FLYER, "flyer 1; flyer 2; no flyer"),
        ("18.4", "called orcs\nhand B: OR4 3 gob tro fly\nthen: done; commit 3 gob; done", "no flyer"),
    ],
)
def test_what_may_be_done(start: str, moves: str) -> None:
    assert sorted(typed(start)) == sorted(moves.split("; "))


# --- strength --------------------------------------------------------------------------------------------------------

STRENGTHS: list[tuple[str, str, int]] = [
    *(("1.12", text, value) for text, value in (("OR4", 4), ("BA6", 6), ("SK*", 0), ("DW4", 4), ("com", 0))),
    ("17.2", "OR4 OR4 OR6 tro gob", 4 + 4 + 6 + 5 + 1),
    ("17.2", "", 0),
    *(("17.3", f"{people}* {people}4 {people}4 {people}6", 2 * 14) for people in ("OR", "BA", "SK", "DW")),
    ("17.3", "OR4 OR4 OR6", 14),
    ("17.4", "OR* OR4 gia tro war gob", 2 * 4 + 8 + 5 + 9 + 1),
    ("17.6", "OR* OR* OR6 gia war gob", 0),
    ("17.7", "8 gob", 8),
    ("17.8", "war tro", 0 + 5),
    ("17.8", "war gob", 9 + 1),
    ("17.9", "2 war gob", 9 + 0 + 1),
    ("17.9", "4 war 3 gob", 3 * 9 + 3),
    ("17.10", "2 war 2 gob", 20),
    ("17.11", "2 war 5 gob", 18 + 5),
    ("17.12", "4 tro", 20),
    ("17.12", "tro gia", 13),
    ("17.13", "fly", 0),
    ("17.13", "fly gob", 5),
    ("17.13", "war fly gob", 10),
    ("17.13", "war fly 2 gob", 15),
    ("17.13", "2 war fly 3 gob", 25),
    ("16.6", "war com", 0),
    ("16.6", "fly com", 0),
]


@shown("braves", "text strength", STRENGTHS)
def test_how_strong_an_army_is(text: str, strength: int) -> None:
    assert army(text) == strength


@pytest.mark.clause("BRV-18.7", "BRV-18.8")
def test_what_flies_in_serves_no_machine_and_is_not_doubled() -> None:
    assert flown("DW6 2 war gob", 3) == 6 + 9 + 1 + 4 + 3
    assert flown("OR* OR4", 2) == 2 * 4 + 4 + 2


def parts_of(events: Iterable[Event], seat: Seat) -> dict[str, int]:
    """What each clause brings to the strength of an army, as it was told."""
    found: dict[str, int] = {}
    for event in of(events, ev.PartCounted):
        if event.seat == seat:
            clause = event.clause.removeprefix("BRV-")
            found[clause] = found.get(clause, 0) + event.term.points
    return found


@pytest.mark.parametrize(
    ("cards_", "switches", "parts"),
    [
        ("OR4 OR4 OR6", {}, {"17.2": 14}),
        ("OR* OR4 OR6", {}, {"17.2": 10, "17.3": 10, "17.5": 0}),
        ("OR* OR4 tro", {"leader_value": 3}, {"17.2": 7, "17.3": 4, "17.5": 3, "17.4": 0, "17.12": 5}),
        ("OR* OR4", {"leader_value": 3, "leader_doubles_self": False}, {"17.2": 7, "17.3": 4, "R19": 0}),
        ("2 OR* OR6 gia war gob", {}, {"17.6": 0}),
        ("OR4 gob", {}, {"17.2": 4, "17.7": 1}),
        ("war gob", {}, {"17.7": 1, "17.8": 9, "17.10": 0}),
        ("war", {}, {"17.8": 0}),
        ("war war gob", {}, {"17.7": 1, "17.8": 9, "17.9": 0, "17.10": 0}),
        ("war gob gob", {}, {"17.7": 2, "17.8": 9, "17.10": 0, "17.11": 0}),
        ("tro gia", {}, {"17.12": 13}),
        ("fly gob", {}, {"17.7": 1, "17.13": 4}),
        ("fly war gob", {}, {"17.7": 1, "17.8": 9, "17.10": 0, "17.13": 0}),
        ("com", {}, {"15.9": 0}),
        ("war com", {}, {"15.9": 0, "16.6": 0, "17.8": 0}),
    ],
)
def test_every_part_of_a_strength_is_told_with_its_clause(
    cards_: str, switches: dict[str, Any], parts: dict[str, int]
) -> None:
    """BRV-16.6, 17.2 to 17.13: the parts add up to the strength, and all that acted is among them."""
    start = at(f"called orcs\nhand A: {cards_}\nhand B: OR4", **switches)
    sent = [name for name in cards_.split() if name in ("gob", "tro", "gia", "war", "fly", "com")]
    events = quiet(after(start, f"A: commit {' '.join(sent) or 'none'}"), Phase.CALL).events
    told_ = parts_of(events, A)
    assert told_ == parts
    assert sum(told_.values()) == next(each.strength for each in of(events, ev.ArmyRevealed) if each.seat == A)
    assert parts_of(events, B) == {"17.2": 4}


@pytest.mark.parametrize(
    ("laid", "switches", "joined", "parts"),
    [
        ("BA4", {}, "18.5", {"18.5": 5}),
        ("BA4 war", {}, "18.5", {"18.5": 5, "18.7": 0}),
        ("BA4 war", {"embarked_goblins_serve": True}, "18.5", {"18.5": 5, "17.8": 9, "R22": 0}),
        ("BA* BA4", {}, "18.5", {"18.5": 5, "18.8": 0}),
        ("2 BA* BA4", {}, "18.9", {}),
    ],
)
def test_what_flies_in_is_told_part_by_part(
    laid: str, switches: dict[str, Any], joined: str, parts: dict[str, int]
) -> None:
    """BRV-18.5 to 18.9: only what the flight changes is told."""
    people, mercenaries = " ".join(re.findall(r"(?:\d )?BA.", laid)), re.sub(r"(?:\d )?BA.", "", laid).strip()
    start = (
        f"called barbarians\nhand A: {people} {mercenaries} fly gob\nthen: commit {mercenaries or 'none'}; done; done"
    )
    events = play(quiet(at(start, **switches), Phase.FLYER).state, "A: flyer 1").events
    assert only(events, ev.FlyerJoined).clause == f"BRV-{joined}"
    assert parts_of(events, A) == parts


@pytest.mark.clause("BRV-18.10")
@pytest.mark.parametrize(
    ("other", "held", "played"),
    [("6 OR4", "A", "A"), ("2 OR4", "A", "B"), ("2 OR6", "A", "AB"), ("OR4 BA4", "AB", "B"), ("SK4", "B", "B")],
)
def test_for_any_purpose_and_the_strengths_after_it_are_final(other: str, held: str, played: str) -> None:
    gain = 8 if played == "AB" else 5
    start = f"called orcs\nhand B: OR4 fly {gain - 4} gob\nhand A: {other}\nthen: done; done; done"
    text = quiet(start, Phase.FLYER).state
    for move, winners in (("B: hold", held), (f"B: flyer {gain - 4}", played)):
        fought = battle(text, move)
        assert "".join("ZABC"[seat] for seat in fought.winners) == winners
    assert GAME.to_act(after(text, "B: flyer 1")) == (Z,)  # nobody answers it: the battle is scored


@shown(
    "braves",
    "scores rest champion winners clause before",
    [
        ("21.4 19.7", "A 7, B 8, C 11", "hand A: DW4", "C", (C,), "21.4", {A: 7, B: 8, C: 11}),
        ("21.6", "Z 7, A 7", "hand A: DW4\nwon 3.1: A", "A", (A,), "21.6", {Z: 5, A: 5}),  # Z only shared
        ("21.5", "A 7, C 9", "hand A: DW4\nhand B: DW4\nwon 3.2: C", "B", (A,), "21.5", {A: 7, C: 8}),
    ],
)  # fmt: skip
def test_who_wins(
    scores: str, rest: str, champion: str, winners: tuple[Seat, ...], clause: str, before: dict[Seat, int]
) -> None:
    """`before` is what the sheet has as points that no battle told of brought."""
    found = outcome(quiet(last_battle(scores, rest, champion=champion)).state)
    assert (found.winners, found.reason.clause) == (winners, f"BRV-{clause}")
    assert {line.seat: line.points for line in found.score.lines if line.clause == "BRV-19.7"} == before


# --- all through random games ----------------------------------------------------------------------------------------


@pytest.mark.clause(
    "BRV-1.2", "BRV-1.10", "BRV-1.11", "BRV-2.3", "BRV-2.6", "BRV-3.3", "BRV-3.4", "BRV-4.3", "BRV-4.4", "BRV-4.5",
    "BRV-5.1", "BRV-5.2", "BRV-6.8", "BRV-9.3", "BRV-13.1", "BRV-13.2", "BRV-19.4", "BRV-20.2", "BRV-21.1", "BRV-21.4",
)  # fmt: skip
@numbers_of_players
def test_what_holds_in_any_round(players: int) -> None:
    every = kept(1, Options(players=players))
    named = of([event for step in every for event in step.events], ev.SorcererNamed)
    for one, two in itertools.pairwise(named):
        assert (two.seat, two.round_no) == ((one.seat + 1) % players, one.round_no + 1)
    for each in rounds(every):
        begun, events = each[0].before, [event for step in each for event in step.events]
        sorcerer = begun.sorcerer
        assert {step.before.sorcerer for step in each} == {sorcerer}
        assert [war for war, _ in itertools.groupby(step.before.phase in WAR for step in each)] == [False, True]
        for seat in range(players):
            mine = (2, DESERTIONS[players]) if seat != sorcerer else (0, 0)
            assert (begun.shields[seat], begun.desertions[seat]) == mine
        dealt = of(events, ev.CardDealt)
        assert Counter(event.design for event in dealt) == {design: design.copies for design in DESIGNS}
        assert [event.number for event in dealt] == list(range(1, 81))
        assert [event.pile for event in dealt] == [(i - 1) % PILES[players] + 1 for i in range(1, 81)]
        assert only(events, ev.StartShown).above in range(35, 46)
        champion = only(events, ev.ChampionNamed).champion
        assert {step.before.champion for step in each} == {None, champion}
        called = of(events, ev.PeopleCalled)
        assert ([event.battle for event in called], {event.people for event in called}) == ([1, 2, 3, 4], {*PEOPLES})
        gains = Counter[Seat]()
        for event in of(events, ev.PointsScored):
            gains[event.seat] += event.points
        assert gains[sorcerer] == gains[champion]
        given = Counter(event.seat for event in of(events, ev.PileGiven))
        assert set(given.values()) <= {1, 2}
        assert not given[sorcerer]
    end = outcome(every[-1].state)
    assert (end.score.totals, {max(end.score.totals)}) == (
        every[-1].state.scores,
        {end.score.totals[seat] for seat in end.winners},
    )


@pytest.mark.clause(
    "BRV-1.10", "BRV-1.11", "BRV-3.1", "BRV-3.3", "BRV-3.4", "BRV-4.3", "BRV-5.1", "BRV-5.5", "BRV-6.1", "BRV-6.6",
    "BRV-6.7", "BRV-6.8", "BRV-7.7", "BRV-11.15", "BRV-13.3", "BRV-14.3", "BRV-19.7", "BRV-22.1", "BRV-22.6",
)  # fmt: skip
@numbers_of_players
def test_what_holds_at_any_moment(players: int) -> None:
    for step in kept(2, Options(players=players)):
        state = step.before
        if state.phase in RECRUITING:
            _holds_in_the_deal(step)
        elif state.phase in WAR:
            sorcerer = state.sorcerer
            assert not any((*state.laid[sorcerer], *state.hands[sorcerer]))
            now = list(state.scores)
            for event in of(step.events, ev.PointsScored):
                now[event.seat] += event.points
            assert list(step.state.scores) == now
            for fought in step.state.battles[len(state.battles) :]:
                best = max((n for n in fought.strengths if n is not None), default=None)
                strongest = [seat for seat, n in enumerate(fought.strengths) if n is not None and n == best]
                assert (list(fought.winners), fought.strengths[sorcerer]) == (strongest, None)
        if of(step.events, ev.GameEnded):
            assert state.phase is Phase.ROUND_END
        kinds = {type(action) for action in GAME.legal_actions(state, state.sorcerer)}
        assert kinds <= {act.NameChampion, act.CallPeople}
        view = GAME.observe(state, state.options.seats[-1])
        assert (view.scores, view.champion, view.called) == (state.scores, state.champion, state.called)
        assert (view.shields, view.desertions, view.piles) == (state.shields, state.desertions, state.piles)
        assert [sum(row) for row in view.held] == [sum(one) for one in state.hands]
        assert [sum(row) for row in view.shown] == [sum(one) for one in state.laid]


def _holds_in_the_deal(step: Step) -> None:
    """What holds at a step of the recruitment: what lies there stays, and grows as it should."""
    state, played = step.before, [card for one in step.before.piles for card in one]
    for seat in state.options.seats:
        own = state.shields[seat] + played.count(Shield(seat))
        assert own == (0 if seat == state.sorcerer else 2)
    if state.phase is Phase.DEAL and state.dealt and state.next is not None:  # a window, also after the start card
        holders = {
            seat for seat in state.recruiters if state.desertions[seat] or state.start_shown * state.shields[seat]
        }
        assert set(GAME.to_act(state)) == {CHANCE, *holders}
        for action in (action for seat in holders for action in GAME.legal_actions(state, seat)):
            assert isinstance(action, act.PlayDesertion | act.PlayShield)
    if step.state.phase in RECRUITING and step.state.round_no == state.round_no and step.state.phase is not Phase.SPY:
        for one, two in zip(state.piles, step.state.piles, strict=True):
            assert two[: len(one)] == one
        dealt = isinstance(step.action, act.Deal) and step.action.design is not None
        assert step.state.dealt - state.dealt == dealt
        if isinstance(step.action, act.PlayDesertion | act.PlayShield):
            assert (step.state.deck, step.state.next) == (state.deck, state.next)  # the deal goes on as it would


# --- what is in the box, and how it begins ---------------------------------------------------------------------------


def texts(shapes: object) -> set[str]:
    """What is written on a drawing."""
    return {shape.text for shape in shapes if isinstance(shape, Text)} if isinstance(shapes, tuple) else set()


@pytest.mark.clause("BRV-1.3", "BRV-1.4")
def test_seven_wheels_show_colour_and_score() -> None:
    assert len({GAME.seat_name(seat, begin(players=7).options) for seat in SEATS}) == 7
    assert len(set(SEAT_FILLS)) == len(set(COLOURS)) == 7
    assert len({repr(wheel(seat, 3)) for seat in SEATS}) == 7
    assert all(str(score) in texts(wheel(A, score)) for score in range(10))
    assert [score for score in range(15) if "+10" in texts(wheel(A, score))] == [10, 11, 12, 13, 14]


@pytest.mark.clause("BRV-1.6")
@pytest.mark.parametrize("people", PEOPLES)
def test_thirteen_cards_of_each_people(people: Back) -> None:
    there = {design.rank: Options().deck[design] for design in BY_BACK[people]}
    assert there == {Rank.WARRIOR: 7, Rank.VETERAN: 4, Rank.LEADER: 2}


@pytest.mark.clause("BRV-1.11")
def test_player_cards_tell_by_their_faces_what_they_are() -> None:
    assert Back.START not in BACKS  # it looks like no army card
    assert (Desertion.__struct_fields__, Shield.__struct_fields__) == ((), ("owner",))  # nobody's colour is on a flag


@pytest.mark.clause("BRV-1.13")
def test_the_numbered_rules_go_before_the_summary() -> None:
    """The summary lets the sorcerer's neighbour begin every battle, and a goblin add to the machine it serves."""
    assert at("called orcs dwarves\nhand A: DW4").active == B  # looser than the numbered rule
    assert army("war gob") == 9 + 1  # a detail that the numbered rules leave open


@pytest.mark.clause("BRV-2.1", "BRV-2.2", "BRV-2.4", "BRV-4.1", "BRV-4.2", "BRV-4.6")
@numbers_of_players
def test_how_a_game_begins(players: int) -> None:
    new = GAME.new(Options(players=players))
    assert GAME.chances(new) == tuple((act.NameSorcerer(CHANCE, s), Fraction(1, players)) for s in SEATS[:players])
    state, events = GAME.apply(new, act.NameSorcerer(CHANCE, C))
    assert [*of(events, ev.WheelsSet), *of(events, ev.SorcererNamed)] == [
        ev.WheelsSet("BRV-2.1", players), ev.SorcererNamed("BRV-2.2", C, 1),
    ]  # fmt: skip
    assert only(events, ev.CardsTaken) == ev.CardsTaken("BRV-4.2", 2, {4: 2, 5: 2, 6: 1, 7: 1}[players])
    assert only(events, ev.RingMade) == ev.RingMade("BRV-4.6", {4: 9, 5: 11, 6: 13, 7: 14}[players])
    assert state.recruiters == tuple((C + step) % players for step in range(1, players))
    assert (state.scores, len(state.piles)) == ((0,) * players, PILES[players])


@pytest.mark.clause("BRV-4.4")
def test_all_80_cards_are_shuffled() -> None:
    state, seen = begin(show_next_back=False), begin()
    assert dict(GAME.chances(state)) == {act.Deal(CHANCE, design): Fraction(design.copies, 80) for design in DESIGNS}
    backs_ = {**dict.fromkeys((people.value for people in PEOPLES), 13), "mercenary": 24, "spy": 4}
    assert chances(seen) == {f"back {back}": Fraction(n, 80) for back, n in backs_.items()}
    assert chances(after(seen, "back spy")) == {f"deal spy_{n}": Fraction(1, 4) for n in range(1, 5)}


@pytest.mark.clause("BRV-5.3")
@numbers_of_players
def test_the_piles_form_a_ring(players: int) -> None:
    state = deal_until(begin(players=players), 40)
    scene = GAME.picture(GAME.observe(state, A))
    boxes = {target.id: target.boxes[0] for target in scene.targets}
    spots = [(boxes[f"pile:{n}"].cx, boxes[f"pile:{n}"].cy) for n in range(1, PILES[players] + 1)]
    cx, cy = (sum(spot[axis] for spot in spots) / len(spots) for axis in (0, 1))
    angles = [math.atan2(y - cy, x - cx) for x, y in spots]
    turns = [(two - one) % math.tau for one, two in itertools.pairwise([*angles, angles[0]])]
    assert all(0 < turn < math.pi for turn in turns)
    assert sum(turns) == pytest.approx(math.tau)  # once round the centre, in order


@pytest.mark.clause("BRV-15.6")
def test_how_many_is_seen_but_not_which() -> None:
    one, two = (play(COMMIT, f"A: send {card}", "A: done") for card in ("gob", "tro"))
    for seat in (B, C):
        assert GAME.observe(one.state, seat) == GAME.observe(two.state, seat)
        assert GAME.observe(one.state, seat).shown[A] == (1, 0, 0, 0, 1, 0)
        assert [event.seen_by(seat) for event in one.events] == [event.seen_by(seat) for event in two.events]
    assert one.state.active == B  # who decides knowing it


@pytest.mark.clause("BRV-20.3")
def test_nothing_is_carried_over() -> None:
    end = quiet(last_battle("", "hand A: DW4 gob tro\nhand B: com fly")).state
    assert (end.phase, end.round_no, end.deck) == (Phase.DEAL, 4, Options().deck)
    assert not any(map(any, (*end.hands, *end.laid, *end.known, end.seen_discards, end.unseen_discards)))
    assert (end.champion, end.called, end.refused, end.spy, end.start_shown) == (None, (), (), 0, False)


@pytest.mark.clause("BRV-22.2")
def test_the_top_card_of_each_pile_is_visible() -> None:
    state = at("start_depth=2\nstart out\nnext orc\npile 1: OR4 gia\npile 2: OR* Des\npile 3: gob Sh(B)")
    for seat in SEATS[:4]:
        view = GAME.observe(state, seat)
        assert [one[-1] for one in view.piles if one] == [Army(Design.GIANT), Desertion(), Shield(B)]
        assert {f"pile:{n}" for n in (1, 2, 3)} <= {target.id for target in GAME.picture(view).targets}
