"""The alt text of the picture: the same facts in reading order, and a sentence for each thing one can point at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orclib.engine import Seat
from orclib.games.armadora.box import (
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
from orclib.games.armadora.rules import places
from orclib.games.armadora.rules.territories import line_bit, lines_of, squares_of
from orclib.games.armadora.state import SETTING_UP, Phase, View, Warrior, free_mask, is_complete
from orclib.games.armadora.text.names import (
    gold_count,
    palisades_count,
    people_name,
    peoples_list,
    squares_count,
    squares_list,
    value_name,
    warriors_count,
)
from orclib.language import Bilingual, either, labelled, listing, plural, say, series


def status(view: View) -> str:
    """Who is to do what, in one sentence."""
    who = people_name(view.people(view.active))
    match view.phase:
        case Phase.HEAPS if view.options.heap_placement == "manual":
            chooser = people_name(view.people(Seat(0)))
            return say(
                "{people} puts the eight heaps on the mines, for everybody.",
                "{people} place les huit tas d'or sur les mines, pour tout le monde.",
            ).format(people=chooser)
        case Phase.HEAPS:
            empty = [square for square, gold in zip(GOLD_SQUARES, view.heaps, strict=True) if not gold]
            return say(
                "The heaps are drawn for the mines: which one lies on {square}?",
                "On tire au sort la place des tas d'or : lequel va en {square} ?",
            ).format(square=empty[0].value)
        case Phase.FIRST:
            return say("Lots are drawn: who takes the first turn?", "On tire au sort : qui joue en premier ?")
        case Phase.ACTION:
            return (
                labelled(say("{people} to move", "À {people} de jouer").format(people=who), either(_choices(view)))
                + "."
            )
        case Phase.AFTER_POWER:
            return (
                labelled(
                    say("{people} has used a power, next", "{people} a utilisé un pouvoir, ensuite").format(people=who),
                    either(_choices(view)),
                )
                + "."
            )
        case Phase.SECOND_STICK:
            text = (
                say("{people}: a second palisade, or stop here.", "{people} : une deuxième palissade, ou arrêter là.")
                if may_stop(view)
                else say("{people}: a second palisade.", "{people} : une deuxième palissade.")
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
        found.append(say("a warrior", "un guerrier"))
    if places.lines(view):
        least = STICKS if view.options.stick_count == "two_if_possible" else 1
        if view.supply < STICKS:
            found.append(say("the last palisade", "la dernière palissade"))
        else:
            found.append(
                say("one or two palisades", "une ou deux palissades")
                if least == 1
                else say("two palisades", "deux palissades")
            )
    if places.reinforceable(view, seat):
        found.append(say("the reinforcement", "le renfort"))
    if view.phase is Phase.AFTER_POWER and view.options.power_needs_action:
        return found
    may_use = view.phase is Phase.ACTION and (found or not view.options.power_needs_action)
    if may_use and view.options.advanced and view.powers[seat] and _has_target(view, seat):
        found.append(say("a power first", "un pouvoir d'abord"))
    found.append(say("pass", "passer") if found else say("nothing but pass", "il ne reste qu'à passer"))
    return found


def _has_target(view: View, seat: Seat) -> bool:
    """Whether the power of a seat could be used on anything."""
    match view.people(seat):
        case People.ORC:
            return bool(places.lines(view))
        case People.GOBLIN:
            return bool(view.held[seat] and free_mask(view))
        case People.MAGE:
            return bool(places.lookable(view, seat))
        case People.ELF:
            return bool(places.foes(view, seat) & places.range_of(view, seat))


def _over(view: View) -> str:
    """Who won, with the gold of each side."""
    from orclib.games.armadora.rules import scoring  # the rules can be had without the count

    result = scoring.outcome(view)
    if result is None:
        return say("The game is over.", "La partie est finie.")
    sides = view.options.sides
    gold = ", ".join(f"{peoples_list(map(view.people, side))} {result.score.totals[side[0]]}" for side in sides)
    won = [side for side in sides if side[0] in result.winners]
    names = listing(people_name(view.people(seat)) for side in won for seat in side)
    if not won:
        text = say("The game is over: nobody wins ({gold}).", "La partie est finie : personne ne gagne ({gold}).")
    elif len(won) == len(sides):
        text = say(
            "The game is over: all share the victory ({gold}).",
            "La partie est finie : tous se partagent la victoire ({gold}).",
        )
    elif len(won) > 1:
        text = say(
            "The game is over: {winner} share the victory ({gold}).",
            "La partie est finie, victoire partagée : {winner} ({gold}).",
        )
    elif view.options.in_teams:
        text = say(
            "The game is over: {winner} win together ({gold}).",
            "La partie est finie : {winner} gagnent ensemble ({gold}).",
        )
    else:
        text = say("The game is over: {winner} wins ({gold}).", "La partie est finie : {winner} gagne ({gold}).")
    return text.format(winner=names, gold=labelled(say("gold", "or"), gold))


def turn_text(view: View) -> str:
    """The pill at the right of the status line."""
    if view.phase is Phase.OVER:
        return say("the end", "fin")
    return say("turn {n}", "tour {n}").format(n=view.turn) if view.turn else say("set-up", "préparation")


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
    yield say("Gold: {heaps}.", "Or : {heaps}.").format(
        heaps=listing(
            f"{square.value} {gold or say('none yet', 'encore vide')}"
            for square, gold in zip(GOLD_SQUARES, view.heaps, strict=True)
        )
    )
    yield (
        labelled(
            say("Palisades", "Palissades"), listing(map(str, lines_of(view.land.palisades))) or say("none", "aucune")
        )
        + "."
    )
    there = [(square, one) for square, one in zip(SQUARES, view.squares, strict=True) if one is not None]
    facts = (f"{square.value} {', '.join(_warrior_facts(square, one, view))}" for square, one in there)
    yield labelled(say("Warriors", "Guerriers"), series(facts) or say("none", "aucun")) + "."
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
    where = say("the whole board", "tout le plateau") if len(squares) == len(SQUARES) else squares_list(squares)
    facts = [squares_count(len(squares)), gold_count(sum(map(view.gold, squares)))]
    if is_complete(view, territory):
        facts.append(say("complete", "complet"))
    return labelled(say("Territory {n}", "Territoire {n}").format(n=number), f"{where} ({', '.join(facts)})") + "."


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
        yield say("face up", "face visible")
        yield value_name(one.value)
    else:
        yield say("face down", "face cachée")
        if one.value is not None:
            known = value_name(one.value)
            yield (
                known
                if view.seat is None
                else say("{value}, which you know", "{value}, connue de vous").format(value=known)
            )
        if looked_at(square, view):
            yield say("looked at by the Mage", "vu par le Mage")
    if one.arrows:
        yield plural(
            one.arrows, ("{n} arrow (−{n})", "{n} arrows (−{n})"), ("{n} flèche (−{n})", "{n} flèches (−{n})")
        ).format(n=one.arrows)
    if one.reinforced:
        yield say("a reinforcement (+1)", "un renfort (+1)")


def square(which: Square, view: View) -> str:
    """A square and what lies on it."""
    one = view.squares[which.index]
    if which in GOLD_SQUARES:
        gold = view.gold(which)
        what = (
            say("a mine with {gold}", "une mine avec {gold}").format(gold=gold_count(gold))
            if gold
            else say("a mine, no heap yet", "une mine, encore sans tas")
        )
    elif one is None:
        what = say("free land", "terre libre")
    else:
        what = ", ".join(_warrior_facts(which, one, view))
    return labelled(say("Square {square}", "Case {square}").format(square=which.value), what) + "."


def line(which: Line, view: View) -> str:
    """A line between two squares."""
    bit = line_bit(which)
    what = say("a palisade", "une palissade") if view.land.palisades & bit else say("no palisade", "aucune palissade")
    lead = say("The line between {one} and {two}", "La ligne entre {one} et {two}").format(
        one=which.a.value, two=which.b.value
    )
    return labelled(lead, what) + "."


_RIM: Final = {
    Side.LEFT: Bilingual("The rim left of {square}", "Le pourtour à gauche de la case {square}"),
    Side.RIGHT: Bilingual("The rim right of {square}", "Le pourtour à droite de la case {square}"),
    Side.TOP: Bilingual("The rim above {square}", "Le pourtour au-dessus de la case {square}"),
    Side.BOTTOM: Bilingual("The rim below {square}", "Le pourtour au-dessous de la case {square}"),
}


def rim(which: Square, side: Side) -> str:
    """A piece of the rim."""
    lead = str(_RIM[side])
    return labelled(lead.format(square=which.value), say("a border without palisades", "un bord sans palissades")) + "."


# --- around it -------------------------------------------------------------------------------------------------------


def supply(view: View) -> str:
    """The palisades that are left for everybody."""
    return (
        labelled(
            say("Supply", "Réserve"),
            say("{palisades}, for everybody", "{palisades}, pour tout le monde").format(
                palisades=palisades_count(view.supply)
            ),
        )
        + "."
    )


def screen(seat: Seat, view: View) -> str:
    """A player: what is behind the screen, tokens, whose turn it is."""
    name = people_name(view.people(seat))
    lead = say("{people} (you)", "{people} (vous)").format(people=name) if seat == view.seat else name
    facts = ", ".join(_screen_facts(seat, view))
    return (labelled(lead, facts) if facts else lead) + "."


def _screen_facts(seat: Seat, view: View) -> Iterator[str]:
    partner = view.options.partner(seat)
    if partner is not None:
        yield say("team {n}", "équipe {n}").format(n=view.options.side(seat) + 1)
        yield say("partner of {people}", "avec {people} pour partenaire").format(
            people=people_name(view.people(partner))
        )
    if view.held:
        yield say("{warriors} behind the screen", "{warriors} derrière le paravent").format(
            warriors=warriors_count(view.held[seat])
        )
    hand = view.hands[seat] if view.hands else None
    if hand is not None and any(hand):
        yield listing(f"{n} × {value}" for value, n in zip(VALUES, hand, strict=True) if n)
    if view.options.advanced and view.powers:
        yield plural(
            view.powers[seat],
            ("{n} power token", "{n} power tokens"),
            ("{n} jeton de pouvoir", "{n} jetons de pouvoir"),
        ).format(n=view.powers[seat])
        yield (
            say("reinforcement unused", "renfort disponible")
            if view.reinforcements[seat]
            else say("reinforcement used", "renfort utilisé")
        )
    if view.passed and view.passed[seat]:
        yield say("has passed", "a passé")
    elif view.phase not in (*SETTING_UP, Phase.OVER) and seat == view.active:
        yield say("to move", "c'est son tour")


def tile(value: int, count: int, view: View) -> str:
    """The tiles of a value in a hand."""
    lead = (
        say("Warrior of value {n}", "Guerrier de valeur {n}")
        if view.seat is None
        else say("Your warrior of value {n}", "Votre guerrier de valeur {n}")
    )
    left = plural(
        count, ("{n} left in the hand", "{n} left in the hand"), ("{n} encore en main", "{n} encore en main")
    ).format(n=count)
    return labelled(lead.format(n=value), left) + "."


_POWERS: Final = {
    People.MAGE: Bilingual("look at the value of an opposing warrior", "regarder la valeur d'un guerrier adverse"),
    People.ELF: Bilingual(
        "shoot an arrow at an opposing warrior in a territory where you stand",
        "tirer une flèche sur un guerrier adverse, dans un territoire où vous êtes",
    ),
    People.GOBLIN: Bilingual("place an extra warrior, face up", "poser un guerrier de plus, face visible"),
    People.ORC: Bilingual("lay an extra palisade", "poser une palissade de plus"),
}


def power(seat: Seat, view: View) -> str:
    """The power tokens of a player, and what they do."""
    people = view.people(seat)
    what = str(_POWERS[people])
    lead = (
        say("Your power", "Votre pouvoir")
        if view.seat == seat
        else say("Power of {people}", "Pouvoir ({people})").format(people=people_name(people))
    )
    left = plural(
        view.powers[seat], ("{n} token left", "{n} tokens left"), ("{n} jeton restant", "{n} jetons restants")
    ).format(n=view.powers[seat])
    return labelled(lead, f"{what}, {left}") + "."


def reinforcement(seat: Seat, view: View) -> str:
    """The reinforcement of a player."""
    name = people_name(view.people(seat))
    lead = (
        say("Your reinforcement", "Votre renfort")
        if view.seat == seat
        else say("Reinforcement of {people}", "Renfort ({people})").format(people=name)
    )
    unused = say(
        "one own warrior in a complete territory becomes worth 1 more",
        "un guerrier à soi, dans un territoire complet, vaudra 1 de plus",
    )
    return labelled(lead, unused if view.reinforcements[seat] else say("used", "utilisé")) + "."


def pass_button(view: View) -> str:
    """The button to pass."""
    if view.phase is Phase.AFTER_POWER and view.options.power_needs_action:
        return (
            labelled(
                say("Pass", "Passer"),
                say("not after a power, an action has to follow", "pas après un pouvoir, une action doit suivre"),
            )
            + "."
        )
    return (
        labelled(
            say("Pass", "Passer"),
            say("you take no further turn in this game", "vous ne jouerez plus dans cette partie"),
        )
        + "."
    )


def stop_button() -> str:
    """The button to leave it at one palisade."""
    return labelled(say("Stop here", "Arrêter là"), say("one palisade is enough", "une palissade suffit")) + "."


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
            say("A heap of {n}", "Un tas de {n}").format(n=gold),
            plural(
                count, ("{n} still to put", "{n} still to put"), ("{n} encore à placer", "{n} encore à placer")
            ).format(n=count),
        )
        + "."
    )
