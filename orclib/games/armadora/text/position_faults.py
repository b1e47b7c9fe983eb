"""What cannot be in a position of Armadöra: every fault in both languages, with the clause that forbids it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, takewhile

from orclib.engine import Seat
from orclib.engine.positions import fault
from orclib.games.armadora.box import GOLD_SQUARES, HEAPS, PALISADES, SQUARES, STICKS, VALUES, People, Square
from orclib.games.armadora.rules import places
from orclib.games.armadora.rules.palisades import FOUR
from orclib.games.armadora.rules.powers import (
    FACE_UP_ALREADY,
    LOOK_NOBODY,
    LOOK_OWN,
    LOOK_PARTNER,
    SHOOT_NOBODY,
    SHOOT_OWN,
    SHOOT_PARTNER,
    not_lookable,
    not_opposing,
)
from orclib.games.armadora.rules.territories import squares_of
from orclib.games.armadora.state import Phase, State, Warrior, is_complete, reinforced, start_hand
from orclib.games.armadora.text.names import people_name
from orclib.language import listing, plural, say


def faults_of(state: State, turn_told: bool) -> list[str]:
    """Every fault of a position; [] means that it can be played on. A turn that nobody told is not judged.

    A state in itself, such as one with two warriors on a square, is not asked about: it cannot hold that.
    """
    return list(
        chain(
            _heap_faults(state),
            _palisade_faults(state),
            _warrior_faults(state),
            _player_faults(state),
            _turn_faults(state),
            _turn_count_faults(state) if turn_told else (),
        )
    )


def _who(state: State, seat: Seat) -> str:
    return people_name(state.people(seat))


def _listed(squares: tuple[Square, ...]) -> str:
    return " ".join(square.value for square in squares)


def _warriors(state: State) -> Iterator[tuple[Square, Warrior]]:
    return ((square, one) for square, one in zip(SQUARES, state.squares, strict=True) if one is not None)


# --- the board -------------------------------------------------------------------------------------------------------


def _heap_faults(state: State) -> Iterator[str]:
    many = Counter(gold for gold in state.heaps if gold) - Counter(HEAPS)
    every = " ".join(map(str, HEAPS))
    if many:
        told = listing(say("{n} of {gold}", "{n} de {gold}").format(n=n, gold=gold) for gold, n in sorted(many.items()))
        en, fr = (
            "There is a heap too many, {told}: the heaps are {every}",
            "Un tas de trop, {told} : les tas sont {every}",
        )
        yield fault("ARM-3.5", en, fr, told=told, every=every)
    bare = tuple(square for square, gold in zip(GOLD_SQUARES, state.heaps, strict=True) if not gold)
    if bare:
        en = "No heap lies on {squares}: each gold square has one, {every} in all"
        fr = "Il n'y a pas de tas en {squares} : chaque mine en a un, {every} en tout"
        yield fault("ARM-3.5", en, fr, squares=_listed(bare), every=every)
    for square, gold in zip(GOLD_SQUARES, state.heaps, strict=True):
        wanted = places.prescribed(state, square)
        if gold and wanted not in (None, gold):
            en = "With heap_placement reference the heap on {square} is {wanted}, not {gold}"
            fr = "Avec heap_placement reference, le tas en {square} est de {wanted} et non de {gold}"
            yield fault("ARM-R8", en, fr, square=square.value, wanted=wanted, gold=gold)


def _palisade_faults(state: State) -> Iterator[str]:
    laid = state.land.palisades.bit_count()
    if state.supply + laid != PALISADES:
        en = "{laid} palisades are laid and {left} left; together there are {all}"
        fr = "{laid} palissades sont posées et il en reste {left} ; en tout, il y en a {all}"
        yield fault("ARM-3.6", en, fr, laid=laid, left=state.supply, all=PALISADES)
    for territory in state.land.territories:
        size = territory.bit_count()
        fewest = min(state.land.minimum, FOUR)  # those of four may have been there before a larger figure (ARM-R40)
        if size < fewest:
            en = "{squares}: a territory of {size}; none has fewer than {fewest} squares"
            fr = "{squares} : un territoire de {size} ; aucun n'a moins de {fewest} cases"
            yield fault("ARM-6.9", en, fr, squares=_listed(squares_of(territory)), size=size, fewest=fewest)


def _warrior_faults(state: State) -> Iterator[str]:
    for square, one in _warriors(state):
        yield from _tile_faults(state, square, one)
        yield from _carried_faults(state, square, one)
    for territory in state.land.territories:
        carriers = reinforced(state, territory)
        if len(carriers) > 1:
            en = "{squares} are reinforced in one territory, which holds one reinforcement"
            fr = "{squares} sont renforcées dans un même territoire, qui tient un seul renfort"
            yield fault("ARM-12.4", en, fr, squares=_listed(carriers))


def _tile_faults(state: State, square: Square, one: Warrior) -> Iterator[str]:
    there = square.value
    if square in GOLD_SQUARES:
        en, fr = "A warrior stands on {there}, a gold square", "Un guerrier est en {there}, sur une mine d'or"
        yield fault("ARM-5.3", en, fr, there=there)
    if one.value not in VALUES:
        en = "There is no warrior of value {value}, as on {there}: 1 to 5"
        fr = "Il n'y a pas de guerrier de valeur {value}, comme en {there} : de 1 à 5"
        yield fault("ARM-3.3", en, fr, value=one.value, there=there)
    if one.face_up and not state.options.advanced:
        en = "{there} lies face up; under the basic rules warriors are laid face down"
        fr = "{there} est face visible ; avec les règles de base, on pose face cachée"
        yield fault("ARM-5.2", en, fr, there=there)
    elif one.face_up and state.people(one.owner) is not People.GOBLIN:
        en = "{there} lies face up; only Goblin lays a warrior so"
        fr = "{there} est face visible ; seul Gobelin pose ainsi un guerrier"
        yield fault("ARM-14.8", en, fr, there=there)


_HIT = {
    SHOOT_OWN.code: (
        "An arrow sticks on {there}, Elf's own warrior",
        "Une flèche est en {there}, guerrier d'Elfe même",
    ),
    SHOOT_PARTNER.code: (
        "An arrow sticks on {there}, a warrior of Elf's partner",
        "Une flèche est en {there}, guerrier du partenaire d'Elfe",
    ),
}
"""What is wrong with an arrow where no Elf may shoot one."""


def _carried_faults(state: State, square: Square, one: Warrior) -> Iterator[str]:
    options, there = state.options, square.value
    archer = state.seat_of(People.ELF) if options.advanced else None
    if one.arrows and archer is None:
        en = "An arrow sticks on {there}, but no Elf plays by the advanced rules"
        fr = "Une flèche est en {there}, mais aucun Elfe ne joue avec les règles avancées"
        yield fault("ARM-14.16", en, fr, there=there)
    elif one.arrows and archer is not None:
        for reason in not_opposing(state, archer, square, SHOOT_NOBODY, SHOOT_OWN, SHOOT_PARTNER):
            yield fault(reason.clause, *_HIT[reason.code], there=there)
    if one.reinforced and not options.advanced:
        en = "{there} is reinforced; under the basic rules there is no reinforcement"
        fr = "{there} est renforcée ; avec les règles de base, il n'y a pas de renfort"
        yield fault("ARM-11.1", en, fr, there=there)
    if one.reinforced and not is_complete(state, state.land.territory(square)):
        en = "{there} is reinforced, yet its territory is not complete"
        fr = "{there} est renforcée, et pourtant son territoire n'est pas complet"
        yield fault("ARM-12.3, ARM-7.9", en, fr, there=there)


# --- the players -----------------------------------------------------------------------------------------------------


def _player_faults(state: State) -> Iterator[str]:
    for seat in state.options.seats:
        yield from _box_faults(state, seat)
        if state.options.advanced:
            yield from _reinforcement_faults(state, seat)
            yield from _power_faults(state, seat)
        elif state.powers[seat] or state.reinforcements[seat]:
            en = "{who} has tokens; under the basic rules there are none"
            fr = "{who} a des jetons ; avec les règles de base, il n'y en a pas"
            yield fault("ARM-11.1, ARM-11.2", en, fr, who=_who(state, seat))
        yield from _seen_faults(state, seat)


def _box_faults(state: State, seat: Seat) -> Iterator[str]:
    """Nothing leaves the game: a hand and what it laid are the starting hand (ARM-3.3, ARM-5.1)."""
    laid = Counter(one.value for _, one in _warriors(state) if one.owner == seat)
    lacking, who = list[str](), _who(state, seat)
    for value, kept, start in zip(VALUES, state.hands[seat], start_hand(state.options), strict=True):
        has = laid[value] + kept
        if has > start:
            told = plural(
                has,
                ("{who} has {n} tile of value {value}", "{who} has {n} tiles of value {value}"),
                ("{who} a {n} tuile de valeur {value}", "{who} a {n} tuiles de valeur {value}"),
            ).format(who=who, n=has, value=value)
            en, fr = "{told}; with {players} players it is {start}", "{told} ; à {players} joueurs, c'est {start}"
            yield fault("ARM-3.3", en, fr, told=told, players=state.options.players, start=start)
        elif has < start:
            lacking.append(say("{n} of value {value}", "{n} de valeur {value}").format(n=start - has, value=value))
    if lacking:
        en = "{who} lacks {told}: neither in the hand nor on the board"
        fr = "Il manque à {who} : {told}, ni en main ni sur le plateau"
        yield fault("ARM-3.3, ARM-5.1", en, fr, who=who, told=", ".join(lacking))


def _reinforcement_faults(state: State, seat: Seat) -> Iterator[str]:
    placed = tuple(square for square, one in _warriors(state) if one.owner == seat and one.reinforced)
    facts = {"who": _who(state, seat), "there": _listed(placed)}
    if len(placed) > 1:
        en, fr = (
            "{who} has reinforced {there}; each player does so once",
            "{who} a renforcé {there} ; on ne le fait qu'une fois",
        )
        yield fault("ARM-12.9", en, fr, **facts)
    elif placed and state.reinforcements[seat]:
        en = "{who} has reinforced {there}, yet has the reinforcement left"
        yield fault("ARM-12.9", en, "{who} a renforcé {there}, et pourtant a encore le renfort", **facts)
    elif not placed and not state.reinforcements[seat]:
        en = "{who} has no reinforcement left, yet none lies on the board"
        yield fault("ARM-2.7", en, "{who} n'a plus de renfort, et aucun n'est sur le plateau", **facts)


def _power_faults(state: State, seat: Seat) -> Iterator[str]:
    people, left = state.people(seat), state.powers[seat]
    used = people.powers - left
    if used < 0:
        en = "{who} has {left} power tokens; this people has {all}"
        fr = "{who} a {left} jetons de pouvoir ; ce peuple en a {all}"
        yield fault("ARM-11.2", en, fr, who=_who(state, seat), left=left, all=people.powers)
        return
    match people:
        case People.ELF:
            yield from _archer_faults(state, seat, left)
        case People.GOBLIN:
            yield from _goblin_faults(state, seat, used)
        case People.ORC:
            if used and not state.land.palisades:
                en = "Orc has used the power, yet no palisade is laid"
                yield fault("ARM-14.12", en, "Orc a utilisé son pouvoir, et aucune palissade n'est posée")
        case People.MAGE:
            yield from _mage_faults(state, seat, used)


def _archer_faults(state: State, seat: Seat, left: int) -> Iterator[str]:
    arrows = sum(one.arrows for _, one in _warriors(state))
    if arrows + left != People.ELF.powers:
        en = "{arrows} arrows stick on the board and Elf has {left} left; together there are {all}"
        fr = "Il y a {arrows} flèches sur le plateau et il en reste {left} à Elfe ; en tout, il y en a {all}"
        yield fault("ARM-14.21", en, fr, arrows=arrows, left=left, all=People.ELF.powers)
    if arrows and not places.own(state, seat):
        en = "Elf has shot, yet has no warrior on the board to shoot from"
        yield fault("ARM-14.17", en, "Elfe a tiré, sans guerrier sur le plateau d'où tirer")


def _goblin_faults(state: State, seat: Seat, used: int) -> Iterator[str]:
    shown = tuple(square for square, one in _warriors(state) if one.owner == seat and one.face_up)
    there = _listed(shown)
    if len(shown) > People.GOBLIN.powers:
        en, fr = (
            "{there} lie face up; Goblin lays one warrior so",
            "{there} sont face visible ; Gobelin pose ainsi un seul guerrier",
        )
        yield fault("ARM-14.11", en, fr, there=there)
    elif len(shown) > used:
        en = "{there} lies face up, yet Goblin has the power token left"
        yield fault("ARM-14.11", en, "{there} est face visible, et Gobelin a encore son jeton", there=there)
    elif used > len(shown):
        en = "Goblin has used the power, yet no warrior lies face up"
        yield fault("ARM-14.8", en, "Gobelin a utilisé son pouvoir, et aucun guerrier n'est face visible")


def _mage_faults(state: State, seat: Seat, used: int) -> Iterator[str]:
    seen = state.seen[seat]
    if len(seen) > used:
        en, fr = "Mage has seen {there} with {n} tokens spent", "Mage a vu {there} avec {n} jetons dépensés"
        yield fault("ARM-14.6", en, fr, there=_listed(seen), n=used)
    if used and state.options.relook and not seen:
        en, fr = "Mage has used the power, yet has seen nothing", "Mage a utilisé son pouvoir, et n'a rien vu"
        yield fault("ARM-14.1", en, fr)
    if used and not places.lookable(state, seat):
        en = "Mage has used the power, yet no opposing warrior lies face down"
        yield fault("ARM-14.1", en, "Mage a utilisé son pouvoir, et aucun guerrier adverse n'est face cachée")
    if seen and not state.options.relook:
        en = "With relook off a Mage remembers nothing after the turn, so nothing is seen"
        fr = "Avec relook off, Mage ne garde rien en tête après le tour : rien n'est vu"
        yield fault("ARM-R12", en, fr)


_NO_FOE = "Mage has seen {there}, no opposing warrior", "Mage a vu {there}, qui n'est pas un guerrier adverse"
_SEEN = {
    LOOK_NOBODY.code: (
        "Mage has seen {there}, where no warrior stands",
        "Mage a vu {there}, où il n'y a aucun guerrier",
    ),
    LOOK_OWN.code: _NO_FOE,
    LOOK_PARTNER.code: _NO_FOE,
    FACE_UP_ALREADY.code: ("Mage has seen {there}, which lies face up", "Mage a vu {there}, qui est face visible"),
}
"""What is wrong with a look where no Mage may look."""


def _seen_faults(state: State, seat: Seat) -> Iterator[str]:
    options, seen = state.options, state.seen[seat]
    if seen and (state.people(seat) is not People.MAGE or not options.advanced):
        en = "{who} has looked at nothing: only Mage does, by the advanced rules"
        fr = "{who} n'a rien regardé : seul Mage le fait, avec les règles avancées"
        yield fault("ARM-14.1", en, fr, who=_who(state, seat))
        return
    for square in seen:
        for reason in not_lookable(state, seat, square):
            yield fault(reason.clause, *_SEEN[reason.code], there=square.value)


# --- the moment ------------------------------------------------------------------------------------------------------


def _latest(state: State) -> int:
    options = state.options
    return PALISADES + len(SQUARES) - len(GOLD_SQUARES) + options.players * (2 if options.advanced else 1)


def _turn_faults(state: State) -> Iterator[str]:
    options, active, latest = state.options, state.active, _latest(state)
    who, over = _who(state, active), state.phase is Phase.OVER
    if not 1 <= state.turn <= latest:
        en = "Turn {turn} cannot be: turns count from 1, and a game has at most {latest}"
        fr = "Il n'y a pas de tour {turn} : les tours comptent à partir de 1, et une partie en a au plus {latest}"
        yield fault("ARM-2.7, ARM-8.5", en, fr, turn=state.turn, latest=latest)
    if isinstance(options.first_player, int) and state.first != options.first_player:
        en, fr = "With first_player {n}, {who} takes the first turn", "Avec first_player {n}, {who} joue en premier"
        starter = _who(state, Seat(options.first_player))
        yield fault("ARM-R10", en, fr, n=options.first_player, who=starter)
    if state.turn == 1 and active != state.first and not over:
        en = "{who} is to move in turn 1, which is the first player's"
        yield fault("ARM-3.7", en, "{who} est au trait au tour 1, qui est celui du premier joueur", who=who)
    elif (
        not any(state.passed)
        and state.first is not None
        and 1 <= state.turn <= latest
        and Seat((state.first + state.turn - 1) % options.players) != active
    ):
        en = "{who} is to move, yet after {first} began, turn {turn} is another's: turns go round"
        fr = "{who} est au trait, mais {first} a commencé et le tour {turn} est à un autre : on joue à tour de rôle"
        yield fault("ARM-4.4", en, fr, who=who, first=_who(state, state.first), turn=state.turn)
    if not over:
        if state.passed[active]:
            yield fault("ARM-8.5", "{who} is to move, yet has passed", "{who} est au trait, mais a passé", who=who)
        yield from _previous_faults(state)
    if state.previous is not None and state.turn == 1:
        en, fr = "In turn 1 nobody has taken the turn before", "Au tour 1, personne n'a joué au tour d'avant"
        yield fault("ARM-3.7", en, fr)


def _previous_faults(state: State) -> Iterator[str]:
    options, active, previous = state.options, state.active, state.previous
    if previous is None:
        return
    who = _who(state, active)
    alone = all(gone for seat, gone in enumerate(state.passed) if seat != active)
    if previous == active and not alone:
        en = "{who} took the turn before, so it is another's turn: not all have passed"
        fr = "{who} a joué au tour d'avant : c'est à un autre, car tous n'ont pas passé"
        yield fault("ARM-4.4", en, fr, who=who)
        return
    after = (Seat((previous + k) % options.players) for k in range(1, options.players))
    if previous != active and not all(state.passed[seat] for seat in takewhile(lambda seat: seat != active, after)):
        en = "{who} is to move, yet {before}, who took the turn before, sits not next"
        fr = "{who} est au trait, mais {before}, qui a joué au tour d'avant, n'est pas juste avant"
        yield fault("ARM-4.4", en, fr, who=who, before=_who(state, previous))


def _turn_count_faults(state: State) -> Iterator[str]:
    """Every turn but the present one laid down a warrior, palisades, a reinforcement, or was a pass."""
    down = sum(not one.face_up for _, one in _warriors(state))
    single = down + sum(one.reinforced for _, one in _warriors(state)) + sum(state.passed)
    laid = state.land.palisades.bit_count()
    extra = sum(
        people.powers - state.powers[seat]
        for seat, people in enumerate(state.options.seating)
        if people is People.ORC and state.options.advanced
    )
    most, least = single + laid, single + max(0, -(-(laid - extra) // STICKS))
    done = state.turn - (state.phase is not Phase.OVER)
    if not least <= done <= most:
        en = "Turn {turn} does not fit: for what lies there, turns taken: {took}"
        fr = "Le tour {turn} ne va pas : pour ce qui est là, tours joués : {took}"
        took = str(most) if least == most else say("{least} to {most}", "de {least} à {most}")
        yield fault("ARM-4.1", en, fr, turn=state.turn, took=took.format(least=least, most=most))
