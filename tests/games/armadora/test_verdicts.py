"""Who takes what, and by which rule, is decided once: a new way to decide is told truly everywhere."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from orclib.engine import Item, Rule, Seat
from orclib.games.armadora import events as ev
from orclib.games.armadora.rules import scoring, verdicts
from orclib.games.armadora.state import Options
from orclib.testing.checks import check_sheet
from tests.games.armadora.support import GAME, pass_on
from tests.games.support import of

TIED = "Basic, MEG, NE closed, M:G1=2 E:H1=2 G:G2=1"
"""Mage and Elf have 2 in the territory of H2, where 7 gold lies; the Goblin has 1."""

EARLIER = Item("earlier", "ARM-4.3", "Territory {at}: a tie at {total}, won by who plays earlier", "…")
LATER = Item("later", "ARM-4.3", "Territory {at}: a tie at {total}, lost by who plays later", "…")
LAST_WINS = Rule("last-wins", "ARM-3.7", "The last player wins, with {gold}: {winners}.", "…")
LAST = Item("last", "ARM-3.7", "The last player, with {gold}", "…")
NOT_LAST = Item("not-last", "ARM-3.7", "Not the last player", "…")


def earlier_wins_ties(options: Options, totals: Mapping[int, int], token: Seat | None) -> verdicts.Verdict:
    """As by the rules, but that the earlier side wins a tie."""
    made = verdicts.verdict(options, totals, token)
    if made.by is not verdicts.SHARE:
        return made
    first, *others = made.takers
    told = {Seat(first): (EARLIER,)} | {Seat(side): (LATER,) for side in others}
    return verdicts.Verdict((first,), EARLIER, {**made.told, **told})


def absent_take_all(options: Options, totals: Mapping[int, int], token: Seat | None) -> verdicts.Verdict:
    """Whoever has no warrior there takes the gold, together."""
    absent = tuple(side for side in range(len(options.sides)) if side not in totals)
    told = {seat: (EARLIER if side in absent else LATER,) for side, seats in enumerate(options.sides) for seat in seats}
    return verdicts.Verdict(absent, EARLIER, told)


def last_wins(piles: tuple[tuple[int, ...], ...], final_tie: str = "piles") -> verdicts.Decision:
    """The last side wins, whatever it has."""
    last = len(piles) - 1
    return verdicts.Decision(piles, (last,), LAST_WINS, (NOT_LAST,) * last + (LAST,))


def test_a_new_way_to_win_a_territory_is_told_on_every_sheet_and_in_the_event(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = GAME.outcome(pass_on(TIED).state)
    assert shared is not None
    assert shared.score.totals == (3, 3, 0)
    monkeypatch.setattr(scoring, "verdict", earlier_wins_ties)
    played = pass_on(TIED)
    found = GAME.outcome(played.state)
    assert found is not None
    assert found.score.totals == (7, 0, 0)
    told = {(line.seat, line.code, line.clause, line.points) for line in found.score.lines if line.facts["number"] == 2}
    assert {(0, "earlier", "ARM-4.3", 7), (1, "later", "ARM-4.3", 0), (2, "lost", "ARM-9.3", 0)} <= told
    assert not {code for _, code, _, _ in told} & {"won", "share", "tie-lost", "tie-broken", "remainder"}
    (won,) = of(played.events, ev.TerritoryWon)
    assert (won.clause, won.gold) == ("ARM-4.3", 7)
    with pytest.raises(KeyError, match=r"ARM-4\.3"):  # no sentence of another rule stands in for one that is missing
        GAME.sentence(won)


def test_a_way_to_win_without_warriors_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "verdict", absent_take_all)
    played = pass_on(TIED)
    found = GAME.outcome(played.state)
    assert found is not None
    assert found.score.totals == (11, 11, 11)  # 33 gold of the other territory, where nobody is, shared by three
    told = {(line.seat, line.code, line.points) for line in found.score.lines if line.facts["number"] != 2}
    assert {(0, "earlier", 11), (1, "earlier", 11), (2, "earlier", 11)} <= told
    check_sheet(GAME, played.state)
    assert {event.share for event in of(played.events, ev.TerritoryShared)} == {11}


def test_a_new_way_to_win_the_game_is_told_on_every_sheet_and_in_the_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "decision", last_wins)
    played = pass_on(TIED)
    found = GAME.outcome(played.state)
    assert found is not None
    assert (found.winners, found.reason.code, found.reason.clause) == ((2,), "last-wins", "ARM-3.7")
    last = {line.seat: line.code for line in found.score.lines}
    assert last == {None: "remainder", 0: "not-last", 1: "not-last", 2: "last"}
    (decided,) = of(played.events, ev.GameDecided)
    assert decided.clause == "ARM-3.7"
