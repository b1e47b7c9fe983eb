"""The text twin of the picture: the same facts in reading order, and a sentence for each thing one can point at."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Seat
from orclib.games.armadora.components import (
    COLUMNS,
    GOLD_SQUARES,
    HEAPS,
    ROWS,
    SQUARES,
    STICKS,
    VALUES,
    Line,
    People,
    Side,
    Square,
)
from orclib.games.armadora.names import (
    gold_count,
    palisades_count,
    people_name,
    peoples_list,
    squares_count,
    squares_list,
    value_name,
    warriors_count,
)
from orclib.games.armadora.state import SETTING_UP, Phase, View, Warrior, free_mask, is_complete, reinforced
from orclib.games.armadora.territories import line_bit, lines_of, squares_of
from orclib.language import _, either, labelled, listing, ngettext, pgettext, series


def status(view: View) -> str:
    """Who is to do what, in one sentence."""
    who = people_name(view.people(view.active))
    match view.phase:
        case Phase.HEAPS if view.options.heap_placement == "manual":
            chooser = people_name(view.people(Seat(0)))
            return _("{people} puts the eight heaps on the mines, for everybody.").format(people=chooser)
        case Phase.HEAPS:
            empty = [square for square, gold in zip(GOLD_SQUARES, view.heaps, strict=True) if not gold]
            return _("The heaps are drawn for the mines: which one lies on {square}?").format(square=empty[0].value)
        case Phase.FIRST:
            return _("Lots are drawn: who takes the first turn?")
        case Phase.ACTION:
            return labelled(_("{people} to move").format(people=who), either(_choices(view))) + "."
        case Phase.AFTER_POWER:
            return labelled(_("{people} has used a power, next").format(people=who), either(_choices(view))) + "."
        case Phase.SECOND_STICK:
            text = (
                _("{people}: a second palisade, or stop here.") if may_stop(view) else _("{people}: a second palisade.")
            )
            return text.format(people=who)
        case Phase.OVER:
            return _over(view)


def may_stop(view: View) -> bool:
    """Whether one palisade is enough (ARM-R1)."""
    return view.options.stick_count == "one_or_two"


def _choices(view: View) -> list[str]:
    """What the active player may do, as far as everybody can tell."""
    seat, found = view.active, []
    if view.held[seat] and free_mask(view):
        found.append(_("a warrior"))
    if view.supply and view.land.legal:
        least = STICKS if view.options.stick_count == "two_if_possible" else 1
        if view.supply < STICKS:
            found.append(_("the last palisade"))
        else:
            found.append(_("one or two palisades") if least == 1 else _("two palisades"))
    if _may_reinforce(view, seat):
        found.append(_("the reinforcement"))
    if view.phase is Phase.AFTER_POWER and view.options.power_needs_action:
        return found
    may_use = view.phase is Phase.ACTION and (found or not view.options.power_needs_action)
    if may_use and view.options.advanced and view.powers[seat] and _has_target(view, seat):
        found.append(_("a power first"))
    found.append(_("pass") if found else _("nothing but pass"))
    return found


def _has_target(view: View, seat: Seat) -> bool:
    """Whether the power of a seat could be used on anything."""
    free, own = free_mask(view), (seat, view.options.partner(seat))
    foes = [(square, one) for square, one in zip(SQUARES, view.squares, strict=True) if one and one.owner not in own]
    match view.people(seat):
        case People.ORC:
            return bool(view.supply and view.land.legal)
        case People.GOBLIN:
            return bool(view.held[seat] and free)
        case People.MAGE:
            return any(not one.face_up for _square, one in foes)
        case People.ELF:
            mine = {square for square, one in zip(SQUARES, view.squares, strict=True) if one and one.owner == seat}
            near = [view.land.territory(square) for square, _one in foes]
            return any(area & free and any(area & square.bit for square in mine) for area in near)


def _may_reinforce(view: View, seat: Seat) -> bool:
    if not view.options.advanced or not view.reinforcements[seat]:
        return False
    return any(
        (one := view.squares[square.index]) is not None and one.owner == seat
        for territory in view.land.territories
        if is_complete(view, territory) and not reinforced(view, territory)
        for square in squares_of(territory)
    )


def _over(view: View) -> str:
    """Who won, with the gold of each side."""
    from orclib.games.armadora import scoring  # the rules can be had without the count

    result = scoring.outcome(view)
    if result is None:
        return _("The game is over.")
    sides = view.options.sides
    gold = ", ".join(f"{peoples_list(map(view.people, side))} {result.score.totals[side[0]]}" for side in sides)
    won = [side for side in sides if side[0] in result.winners]
    names = listing(people_name(view.people(seat)) for side in won for seat in side)
    if not won:
        text = _("The game is over: nobody wins ({gold}).")
    elif len(won) == len(sides):
        text = _("The game is over: all share the victory ({gold}).")
    elif len(won) > 1:
        text = _("The game is over: {winner} share the victory ({gold}).")
    elif view.options.in_teams:
        text = _("The game is over: {winner} win together ({gold}).")
    else:
        text = _("The game is over: {winner} wins ({gold}).")
    return text.format(winner=names, gold=labelled(_("gold"), gold))


def turn_text(view: View) -> str:
    """The pill at the right of the status line."""
    if view.phase is Phase.OVER:
        return _("the end")
    return _("turn {n}").format(n=view.turn) if view.turn else _("set-up")


# --- the whole picture -----------------------------------------------------------------------------------------------


def text(view: View) -> str:
    """The whole picture as lines of text."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    yield f"{status(view)} ({turn_text(view)})"
    yield "   " + "".join(f"{chr(ord('A') + column):<5}" for column in range(COLUMNS)).rstrip()
    for row in range(ROWS):
        cells = SQUARES[row * COLUMNS : (row + 1) * COLUMNS]
        yield f"{row + 1}  " + "".join(f"{_cell(square, view):<5}" for square in cells).rstrip()
    yield _("Gold: {heaps}.").format(
        heaps=listing(
            f"{square.value} {gold or _('none yet')}" for square, gold in zip(GOLD_SQUARES, view.heaps, strict=True)
        )
    )
    yield (
        labelled(_("Palisades"), listing(map(str, lines_of(view.land.palisades))) or pgettext("palisades", "none"))
        + "."
    )
    there = [(square, one) for square, one in zip(SQUARES, view.squares, strict=True) if one is not None]
    facts = (f"{square.value} {', '.join(_warrior_facts(square, one, view))}" for square, one in there)
    yield labelled(_("Warriors"), series(facts) or pgettext("warriors", "none")) + "."
    for number, territory in enumerate(view.land.territories, 1):
        yield _territory(number, territory, view)
    yield supply(view)
    yield from (screen(seat, view) for seat in _around(view))
    if view.phase is Phase.HEAPS:
        yield from (heap(gold, view) for gold in heaps_left(view))


def _around(view: View) -> list[Seat]:
    """The seats clockwise, beginning with the one at the bottom."""
    bottom, seats = view.seat or Seat(0), view.options.seats
    return [seats[(bottom + i) % len(seats)] for i in range(len(seats))]


def _cell(square: Square, view: View) -> str:
    """A square of the grid: "." free, *5 gold, M? or M2 a warrior, "^" face up, "-" an arrow, "+" a reinforcement."""
    if square in GOLD_SQUARES:
        return f"*{view.gold(square) or '?'}"
    one = view.squares[square.index]
    if one is None:
        return "."
    value = "?" if one.value is None else str(one.value)
    signs = "^" * is_open(one, view) + "-" * one.arrows + "+" * one.reinforced
    return f"{view.people(one.owner).value}{value}{signs}"


def _territory(number: int, territory: int, view: View) -> str:
    squares = squares_of(territory)
    where = _("the whole board") if len(squares) == len(SQUARES) else squares_list(squares)
    facts = [squares_count(len(squares)), gold_count(sum(map(view.gold, squares)))]
    if is_complete(view, territory):
        facts.append(pgettext("territory", "complete"))
    return labelled(_("Territory {n}").format(n=number), f"{where} ({', '.join(facts)})") + "."


# --- the board -------------------------------------------------------------------------------------------------------


def is_open(one: Warrior, view: View) -> bool:
    """Whether everybody sees the value."""
    return one.value is not None and (one.face_up or view.phase is Phase.OVER)


def looked_at(square: Square, view: View) -> bool:
    """Whether a Mage has looked at the tile there, which everybody saw."""
    return any(square in seen for seen in view.seen)


def _warrior_facts(square: Square, one: Warrior, view: View) -> Iterator[str]:
    yield people_name(view.people(one.owner))
    if is_open(one, view):
        yield _("face up")
        yield value_name(one.value)
    else:
        yield _("face down")
        if one.value is not None:
            known = value_name(one.value)
            yield known if view.seat is None else _("{value}, which you know").format(value=known)
        if looked_at(square, view):
            yield _("looked at by the Mage")
    if one.arrows:
        yield ngettext("{n} arrow (−{n})", "{n} arrows (−{n})", one.arrows).format(n=one.arrows)
    if one.reinforced:
        yield _("a reinforcement (+1)")


def square(which: Square, view: View) -> str:
    """A square and what lies on it."""
    one = view.squares[which.index]
    if which in GOLD_SQUARES:
        gold = view.gold(which)
        what = _("a mine with {gold}").format(gold=gold_count(gold)) if gold else _("a mine, no heap yet")
    elif one is None:
        what = _("free land")
    else:
        what = ", ".join(_warrior_facts(which, one, view))
    return labelled(_("Square {square}").format(square=which.value), what) + "."


def line(which: Line, view: View) -> str:
    """A line between two squares."""
    bit = line_bit(which)
    what = _("a palisade") if view.land.palisades & bit else _("no palisade")
    lead = _("The line between {one} and {two}").format(one=which.a.value, two=which.b.value)
    return labelled(lead, what) + "."


def rim(which: Square, side: Side) -> str:
    """A piece of the rim."""
    lead = {
        Side.LEFT: _("The rim left of {square}"),
        Side.RIGHT: _("The rim right of {square}"),
        Side.TOP: _("The rim above {square}"),
        Side.BOTTOM: _("The rim below {square}"),
    }[side]
    return labelled(lead.format(square=which.value), _("a border without palisades")) + "."


# --- around it -------------------------------------------------------------------------------------------------------


def supply(view: View) -> str:
    """The palisades that are left for everybody."""
    return labelled(_("Supply"), _("{palisades}, for everybody").format(palisades=palisades_count(view.supply))) + "."


def screen(seat: Seat, view: View) -> str:
    """A player: what is behind the screen, tokens, whose turn it is."""
    name = people_name(view.people(seat))
    lead = _("{people} (you)").format(people=name) if seat == view.seat else name
    facts = ", ".join(_screen_facts(seat, view))
    return (labelled(lead, facts) if facts else lead) + "."


def _screen_facts(seat: Seat, view: View) -> Iterator[str]:
    partner = view.options.partner(seat)
    if partner is not None:
        yield _("team {n}").format(n=view.options.side(seat) + 1)
        yield _("partner of {people}").format(people=people_name(view.people(partner)))
    if view.held:
        yield _("{warriors} behind the screen").format(warriors=warriors_count(view.held[seat]))
    hand = view.hands[seat] if view.hands else None
    if hand is not None and any(hand):
        yield listing(f"{n} × {value}" for value, n in zip(VALUES, hand, strict=True) if n)
    if view.options.advanced and view.powers:
        yield ngettext("{n} power token", "{n} power tokens", view.powers[seat]).format(n=view.powers[seat])
        yield _("reinforcement unused") if view.reinforcements[seat] else _("reinforcement used")
    if view.passed and view.passed[seat]:
        yield _("has passed")
    elif view.phase not in (*SETTING_UP, Phase.OVER) and seat == view.active:
        yield _("to move")


def tile(value: int, count: int, view: View) -> str:
    """The tiles of a value in a hand."""
    lead = _("Warrior of value {n}") if view.seat is None else _("Your warrior of value {n}")
    left = ngettext("{n} left in the hand", "{n} left in the hand", count).format(n=count)
    return labelled(lead.format(n=value), left) + "."


def power(seat: Seat, view: View) -> str:
    """The power tokens of a player, and what they do."""
    people = view.people(seat)
    what = {
        People.MAGE: _("look at the value of an opposing warrior"),
        People.ELF: _("shoot an arrow at an opposing warrior in a territory where you stand"),
        People.GOBLIN: _("place an extra warrior, face up"),
        People.ORC: _("lay an extra palisade"),
    }[people]
    lead = _("Your power") if view.seat == seat else _("Power of {people}").format(people=people_name(people))
    left = ngettext("{n} token left", "{n} tokens left", view.powers[seat]).format(n=view.powers[seat])
    return labelled(lead, f"{what}, {left}") + "."


def reinforcement(seat: Seat, view: View) -> str:
    """The reinforcement of a player."""
    name = people_name(view.people(seat))
    lead = _("Your reinforcement") if view.seat == seat else _("Reinforcement of {people}").format(people=name)
    unused = _("one own warrior in a complete territory becomes worth 1 more")
    return labelled(lead, unused if view.reinforcements[seat] else pgettext("reinforcement", "used")) + "."


def pass_button(view: View) -> str:
    """The button to pass."""
    if view.phase is Phase.AFTER_POWER and view.options.power_needs_action:
        return labelled(_("Pass"), _("not after a power, an action has to follow")) + "."
    return labelled(_("Pass"), _("you take no further turn in this game")) + "."


def stop_button() -> str:
    """The button to leave it at one palisade."""
    return labelled(_("Stop here"), _("one palisade is enough")) + "."


def heaps_left(view: View) -> dict[int, int]:
    """The heaps that have not been put yet: how many of each size."""
    left = list(HEAPS)
    for gold in view.heaps:
        if gold in left:
            left.remove(gold)
    return {gold: left.count(gold) for gold in dict.fromkeys(left)}


def heap(gold: int, view: View) -> str:
    """A heap that has not been put yet."""
    count = heaps_left(view).get(gold, 0)
    return (
        labelled(
            _("A heap of {n}").format(n=gold), ngettext("{n} still to put", "{n} still to put", count).format(n=count)
        )
        + "."
    )
