"""Exact odds of what a seat cannot see, against counts by hand and against positions dealt afresh."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from math import comb
from random import Random

import pytest

from orclib.engine import Match, Seat
from orclib.games.braves.bots import odds
from orclib.games.braves.box import BY_BACK, Back, Design
from orclib.games.braves.game import GAME
from orclib.games.braves.rules.dealing import Counts, Kind, deal, first_hand
from orclib.games.braves.rules.knowledge import lot_of, most_held, shown, shown_free
from orclib.games.braves.state import Phase, State
from orclib.testing import AnyMatch

A, B, C = map(Seat, (1, 2, 3))
SAMPLES = 1500


def played(text: str, *moves: str) -> State:
    """The position after these moves; who sends nothing is passed over."""
    match: AnyMatch = Match(GAME, start=GAME.position(f"4 players, sorcerer red\n{text}"), seed=1)
    for move in moves:
        match.play(move)
    state: State = match.state
    return state


def test_asked_in_vain_a_player_lacks_the_card_and_others_have_it_more_likely() -> None:
    text = "phase spy\nhand A: sp1 sp2\nhand B: 2 DW4 DW*\nhand C: 5 DW4 3 DW6"
    before = GAME.observe(played(text), A)
    assert odds.gives(before, B, Design.DWARF_LEADER) == 1 - Fraction(comb(11, 3), comb(13, 3))
    after = GAME.observe(played(text, "A: ask C DW*"), A)
    assert odds.gives(after, C, Design.DWARF_LEADER) == 0
    # C's eight cards are among the other eleven, so five places are left for the two leaders, three of them B's.
    assert odds.gives(after, B, Design.DWARF_LEADER) == 1 - Fraction(comb(2, 2), comb(5, 2))


def test_who_gave_a_card_had_one_to_give() -> None:
    """To have had several to give was not more likely for it: two of the three cards that are left say little."""
    text = "phase spy\nhand A: sp1 sp2\nhand B: DW4 2 DW6\nhand C: OR4"
    state = played(text, "A: ask B DW6")
    share = odds.gives(GAME.observe(state, A), B, Design.DWARF_VETERAN)
    ways = {n: comb(4, n) * comb(9, 3 - n) for n in range(1, 4)}  # of the three dwarves that B had
    assert share == Fraction(ways[2] + ways[3], sum(ways.values()))
    dealt = [GAME.sample_hidden(state, A, Random(luck)).hands[B] for luck in range(SAMPLES)]
    assert abs(sum(hand[Design.DWARF_VETERAN] > 0 for hand in dealt) / SAMPLES - float(share)) < 0.05


def test_what_is_shown_counts_once_it_is_revealed_and_after_the_battle() -> None:
    text = "phase spy\nspy 4\nhand A: sp4 OR4 tro\nhand B: OR6 3 gob com fly\nhand C: OR4 gob"
    moves = "A: ask B gob", "Z: call orcs", "A: commit gob", "B: commit gob", "C: done"
    held = "A: no commando", "B: no commando", "C: no commando"
    sent, open_ = played(text, *moves), played(text, *moves, *held)
    over = played(text, *moves, *held, "B: no flyer")
    assert (open_.phase, over.phase) == (Phase.FLYER, Phase.CALL)
    for state, told in ((sent, (0, 0)), (open_, (1, 1)), (over, (1, 1))):
        view = GAME.observe(state, C)
        assert (shown(view, A, Design.GOBLIN), shown(view, B, Design.GOBLIN)) == told
        assert shown_free(view, A, Design.GOBLIN) == 0, "it is the one that the spy brought"
        lot = lot_of(view, Back.MERCENARY, view.options.seats)
        goblins = lot.kinds[lot.designs.index(Design.GOBLIN)]
        assert (goblins.gave, goblins.shown) == ((0, 0, 1, 0), (0, 0, told[1], 0)), "B had that one besides the gift"


def test_who_has_shown_a_giant_has_no_other() -> None:
    text = "phase commit\ncalled orcs\nhand A: OR4 gia tro tro\nhand B: OR6 com\nhand C: OR4 gob"
    holds = ("A: no commando", "B: no commando", "C: no commando", "A: no flyer")
    state = played(text, "A: commit gia", "B: done", "C: done", *holds, "Z: call dwarves")
    view = GAME.observe(state, B)
    assert most_held(view, A, Design.GIANT) == 0
    assert most_held(view, C, Design.GIANT) == 1


def test_a_known_case_is_exact() -> None:
    """Nobody keeps two giants: of B's eyes a mercenary in A's row is a giant in 8 of 45 cases."""
    text = (
        "called orcs\nhand A: 2 OR4 gob tro gia war\nhand B: OR6 3 gob com\nhand C: OR* 2 tro gia\n"
        "then: commit gob gia war; done; commit gia; hold"
    )
    assert odds.struck(GAME.observe(played(text), B), A, Back.MERCENARY)[Design.GIANT] == Fraction(8, 45)


def test_whose_giants_quarrelled_has_none() -> None:
    text = "phase spy\nspy 4\nhand A: sp4 com OR4\nhand B: 2 gia tro BA4\nhand C: OR4 gob DW4"
    state = played(text, "A: decline", "Z: call orcs", "A: done", "B: send tro", "done", "C: done")
    shares = odds.struck(GAME.observe(state, A), B, Back.MERCENARY)
    assert shares == {
        Design.GOBLIN: Fraction(8, 17),
        Design.TROLL: Fraction(4, 17),
        Design.WAR_MACHINE: Fraction(4, 17),
        Design.FLYING_MACHINE: Fraction(1, 17),
    }
    assert not any(GAME.sample_hidden(state, A, Random(luck)).laid[B][Design.GIANT] for luck in range(200))


def test_nobody_has_a_second_giant() -> None:
    text = "called orcs\nhand A: com OR4\nhand B: gia gob OR4\nknown B: gia\nhand C: OR4 DW4"
    state = played(text, "A: done", "B: commit gia gob", "C: done")
    shares = odds.struck(GAME.observe(state, A), B, Back.MERCENARY)
    assert shares[Design.GIANT] == Fraction(1, 2)


def test_what_may_not_be_sent_is_not_struck() -> None:
    text = "specials_may_be_committed=off\ncalled orcs\nhand A: com OR4\nhand B: tro OR4\nhand C: OR4 gob fly DW4"
    state = played(text, "A: done", "B: send tro", "done", "C: done")
    shares = odds.struck(GAME.observe(state, A), B, Back.MERCENARY)
    assert Design.FLYING_MACHINE not in shares
    assert sum(shares.values()) == 1


def test_the_referee_and_the_owner_know() -> None:
    state = played("called orcs\nhand A: OR4 com\nhand B: OR4 OR6 OR*\nhand C: OR6\nthen: done; done; done")
    third = Fraction(1, 3)
    for eyes in (None, B):
        assert odds.struck(GAME.observe(state, eyes), B, Back.ORC) == {
            Design.ORC_WARRIOR: third,
            Design.ORC_VETERAN: third,
            Design.ORC_LEADER: third,
        }


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
def test_the_odds_are_those_of_positions_dealt_afresh(seed: int) -> None:
    rng = Random(seed)
    match: AnyMatch = Match(GAME, GAME.options(players=4 + seed), seed=seed, deal=False)
    while match.state.phase is not Phase.COMMANDO:
        match.play(rng.choice(GAME.legal_actions(match.state, rng.choice(match.to_act))))
    state = match.state
    seat, player = state.recruiters[:2]
    view = GAME.observe(state, seat)
    for back in Back:
        if back is Back.START or not view.shown[player][back.index] or view.laid[player] is not None:
            continue
        shares, seen = odds.struck(view, player, back), Counter[Design]()
        for luck in range(SAMPLES):
            laid = GAME.sample_hidden(state, seat, Random(luck)).laid[player]
            for design in BY_BACK[back]:
                seen[design] += laid[design]
        for design in BY_BACK[back]:
            share = seen[design] / seen.total()
            assert abs(share - float(shares.get(design, Fraction(0)))) < 0.06, (back, design)


def test_what_a_rival_may_hold_is_told_and_agrees_with_what_is_dealt_afresh() -> None:
    """Whose pile went to whom is seen, not its cards: three of thirteen dwarves, two of them leaders (BRV-11.15)."""
    state = played("phase spy\nhand A: sp1 sp2\nhand B: 2 DW4 DW*\nhand C: OR4")
    view = GAME.observe(state, A)
    shares = odds.holds(view, B)
    assert shares[Design.DWARF_LEADER] == 1 - Fraction(comb(11, 3), comb(13, 3))
    assert {design.back for design in shares} == {Back.DWARF}
    told = dict(zip("BC", GAME.prospects(view), strict=True))
    assert told["B"][0].startswith("Green holds: ")
    assert "a dwarf leader 42.3%" in told["B"][0]
    assert "an orc warrior 53.8%" in told["C"][0]
    assert {clause for _text, clause in told.values()} == {"BRV-11.15"}
    rng, seen = Random(3), Counter[Design]()
    for _ in range(SAMPLES):
        hand = GAME.sample_hidden(state, A, rng).hands[B]
        seen.update(design for design in BY_BACK[Back.DWARF] if hand[design])
    for design, share in shares.items():
        assert abs(seen[design] / SAMPLES - share) < 0.05


def test_what_is_known_or_still_being_dealt_is_not_reckoned_as_held() -> None:
    state = played("phase spy\nhand A: sp1 sp2\nhand B: DW4\nhand C: OR4")
    assert GAME.prospects(GAME.observe(state, None)) == ()  # the referee sees the hands
    dealt = GAME.prospects(GAME.observe(GAME.position("pile 1: OR4"), A))
    assert [clause for _text, clause in dealt] == ["BRV-22.3"]  # the next card, not what lies in the piles


# --- against every way to put single cards in places -----------------------------------------------------------------

TWO, ONE, FREE = Kind(2, (2, 1), (0, 0), (0, 0), False), Kind(1, (1, 1), (0, 0), (0, 0), True), (2, 2, 2)


def every_way(kinds: Sequence[Kind], room: Counts, caps: Counts) -> dict[tuple[Counts, ...], Fraction]:
    """What the two hands may have, by laying each card in each place."""
    places = [hand for hand, many in enumerate(room) for _ in range(many)]
    cards = [at for at, kind in enumerate(kinds) for _ in range(kind.copies)]
    found = Counter[tuple[Counts, ...]]()
    for order in permutations(range(len(cards))):
        laid = [(places[at], cards[card]) for at, card in enumerate(order)]
        found[tuple(tuple(laid.count((hand, at)) for at in range(len(kinds))) for hand in (0, 1))] += 1
    for hands in list(found):
        for hand, counts in enumerate(hands):
            many = sum(n for n, kind in zip(counts, kinds, strict=True) if kind.capped)
            if (caps and many > caps[hand]) or any(n > k.most[hand] for n, k in zip(counts, kinds, strict=True)):
                found[hands] = 0
            for n, kind in zip(counts, kinds, strict=True):
                for more in range(1, kind.gave[hand] + 1):
                    found[hands] *= Fraction(1, n + kind.shown[hand] + more)  # type: ignore[assignment]
    return {hands: Fraction(n, sum(found.values())) for hands, n in found.items() if n}


@pytest.mark.parametrize(
    ("kinds", "room", "caps"),
    [
        ((ONE, ONE, Kind(2, (9, 9), (0, 0), (0, 0), True), TWO), FREE, (1, 1)),
        ((ONE, TWO, Kind(3, (9, 9), (0, 0), (0, 0), False)), FREE, (0, 1)),
        ((Kind(2, (2, 2), (1, 0), (1, 0), False), Kind(3, (3, 0), (0, 0), (0, 2), False), ONE), (3, 1, 2), (1, 1)),
    ],
)
def test_cards_are_dealt_as_often_as_there_are_ways(kinds: tuple[Kind, ...], room: Counts, caps: Counts) -> None:
    ways = every_way(kinds, room, caps)
    first = Counter[Counts]()
    for (own, _other), share in ways.items():
        first[own] += share  # type: ignore[assignment]
    assert first_hand(kinds, room, caps) == first
    rng = Random(1)
    dealt = Counter(tuple(map(tuple, deal(kinds, room, caps, rng))) for _ in range(SAMPLES))
    assert set(dealt) <= set(ways)
    assert max(abs(dealt[hands] / SAMPLES - float(share)) for hands, share in ways.items()) < 0.05
