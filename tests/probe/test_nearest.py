"""Beside every refusal stands what is allowed that is most like it."""

from random import Random
from typing import Any

import pytest

from orclib import armadora, orc, orcs_vs_orcs, testing, thorval
from orclib.engine import Action, Seat
from orclib.games import list_games, rules
from orclib.probe.nearest import nearest
from orclib.testing import AnyGame, seats_of
from orclib.testing.words import speaking
from tests.notebook.support import TWO_REASONS, marks

SPIKED = "all piles 4. North to move, hand RB. South: GW, YV"


def differing(one: Action, other: Action) -> tuple[int, int]:
    """How many fields of two actions of one kind differ, and in how many of them no numbers stand."""
    pairs = [(mine, its) for mine, its in zip(one.facts.values(), other.facts.values(), strict=True) if mine != its]
    return len(pairs), sum(not isinstance(mine, int) for mine, _its in pairs)


@pytest.mark.parametrize("slug", list_games())
def test_it_is_legal_and_no_legal_action_is_nearer(slug: str) -> None:
    game, rng = rules(slug), Random(slug)
    match = testing.random_line(game, seed=3, plies=250)
    asked = 0
    for state in testing.sample_states(match, rng, 20):
        for seat in (seat for seat in game.to_act(state) if seat in seats_of(state)):
            tried = [each for each in game.pseudo_legal_actions(state, seat) if game.refusals(state, each)]
            for action in rng.sample(tried, min(12, len(tried))):
                legal, found = game.legal_actions(state, seat), nearest(game, state, action)
                same = [differing(action, each) for each in legal if type(each) is type(action)]
                assert found or not same
                assert {*found} <= {*legal}
                if same and type(found[0]) is type(action):
                    assert differing(action, found[0]) == min(same)
                    asked += 1
    assert asked > 5


@pytest.mark.parametrize(
    ("game", "position", "move", "near"),
    [
        (orc, SPIKED, "RB:1-R", "RB:2-R"),  # the target stays, the number gives way
        (orc, TWO_REASONS, "BY:1-G", "BY:1-W"),  # no half may go there
        (armadora, "basic, MEG\nNE closed\nM:G1=2 E:H1=2 G:G2=2", "place 4 G1", "place 4 F1"),
        (thorval, "A II/2 = 3S\nB II/5 = 3S", "attack II/2 V/1 total", "attack II/2 II/5 total"),
        (orcs_vs_orcs, "n_city: G 2\nn_ward: B 1", "move 3 n_city n_ward", "move 2 n_city n_ward"),
    ],
)
def test_what_is_nearest(game: Any, position: str, move: str, near: str) -> None:
    table = game.table(position, seed=1)
    assert table.match.refusals(move)
    assert f"{near}: " in table.nearest(move).lines[0].text


def test_of_an_announcement_its_parts_stand_up_to_the_first_that_has_to_change() -> None:
    match = armadora.match("basic, MEG\nNE closed", seed=1)
    two = match.read("fence C3|D3 A1|B1")
    assert not match.refusals(two)
    again = match.read("fence C3|D3 C3|D3")
    first, second = nearest(match.game, match.state, again)
    assert first == match.game.parts(match.state, again)[0]
    assert second.line != first.line
    assert not match.refusals(type(two)(two.seat, (first.line, second.line)))


def test_what_has_nothing_in_common_with_anything_allowed_gets_no_such_line() -> None:
    table = orc.table(TWO_REASONS, seed=1)
    assert nearest(table.match.game, table.match.state, table.match.read("pass")) == ()
    assert "Nearest" not in repr(table.why_not("pass"))
    assert "nothing that is allowed now" in table.nearest("pass").title


def test_another_seat_has_no_turn_and_so_nothing_near() -> None:
    match = orc.match(TWO_REASONS, seed=1)
    assert nearest(match.game, match.state, match.read("VG:1-R", Seat(1))) == ()


def test_it_stands_beside_the_refusal_and_on_the_board() -> None:
    table = orc.table(TWO_REASONS, seed=1)
    ringed = marks(table, "legal")
    told = "Nearest allowed: Attack white with 1 blue orc (BY)."
    answer = table.why_not("BY:1-G")
    assert answer.lines[-1].text == told
    assert answer.scene is not None
    assert {"legal:half:BY:1", "legal:tribe:W"} <= {group.id for group in answer.scene.groups}
    assert table.why().lines[-1].text == told
    assert told in table.layout.word
    assert marks(table, "legal") == {"half:BY:1", "tribe:W"} != ringed
    table.press("half:BY:2")
    assert "tribe:R" not in marks(table, "last")
    assert "Nearest" not in table.layout.word


def test_a_wrong_click_tells_it_too_and_what_else_is_allowed_can_still_be_clicked() -> None:
    table = orc.table(TWO_REASONS, seed=1).press("half:BY:1", "tribe:G")
    assert "Nearest allowed: Attack white with 1 blue orc (BY)." in table.layout.word
    assert table.press("half:BY:1", "half:RG:1", "tribe:R").match.plies == []  # red orcs, red tribe: refused as well
    table.press("half:BY:1", "tribe:R")
    assert len(table.match.plies) == 1


def test_an_allowed_move_is_its_own_nearest() -> None:
    answer = orc.table(TWO_REASONS, seed=1).nearest("BY:1-R")
    assert answer.title.endswith(": allowed.")
    assert answer.lines == ()


def test_it_is_told_in_french() -> None:
    with speaking("fr"):
        table = orc.table(TWO_REASONS, seed=1)
        told = "Le plus proche permis : Attaquer la tribu blanche avec 1 orc bleu (BY)."
        assert table.why_not("BY:1-G").lines[-1].text.replace("\N{NO-BREAK SPACE}", " ") == told
        assert "BY:1-W" in table.nearest("BY:1-G").lines[0].text


def test_asking_tells_nothing_that_the_eyes_do_not_know() -> None:
    game: AnyGame = rules("thorval")
    rng = Random(1)
    match = testing.random_line(game, seed=5, plies=200)
    for state in testing.sample_states(match, rng, 8):
        for seat in (seat for seat in game.to_act(state) if seat in seats_of(state)):
            twin = game.sample_hidden(state, seat, rng)
            for action in list(game.pseudo_legal_actions(state, seat))[:40:5]:
                assert nearest(game, state, action) == nearest(game, twin, action)
