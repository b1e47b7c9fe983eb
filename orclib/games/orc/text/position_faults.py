"""Why a typed position cannot be: every fault, with the clause that it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orclib.engine import Seat
from orclib.games.orc.box import CARDS, FRONTIER_CARDS, NORTH, OTHER_CARDS, PILE_CARDS, SEATS, STARTER_CARDS, TRIBES
from orclib.games.orc.state import Front, Phase, State, Table
from orclib.games.orc.text.position_reader import Typed

BEFORE_BOX = frozenset({Phase.FRONTIER, Phase.START, Phase.CHOOSE, Phase.DEAL})
SET_UP = BEFORE_BOX | {Phase.BOX}
DRAWING = frozenset({Phase.DRAW, Phase.TURN_UP})
ALL_PILES = PILE_CARDS * len(TRIBES)
Held = tuple[int, int]
"""How many cards North and South hold."""


def faults(state: State, typed: Typed) -> Iterator[str]:
    """Everything that is wrong with a position that was read."""
    yield from typed.faults
    yield from _frontier_faults(state, typed)
    yield from _card_faults(state, typed)
    for front in state.fronts:
        yield from _front_faults(state, front)
    yield from _set_up_faults(state, typed) if state.phase in SET_UP else _play_faults(state, typed)
    yield from turn_faults(state, (len(state.hands[0]), len(state.hands[1])), state.mover, typed)
    yield from _option_faults(state, typed)


def _names(seats: list[Seat]) -> str:
    return " and ".join("North" if seat == NORTH else "South" for seat in seats)


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


# --- the row and the cards -------------------------------------------------------------------------------------------


def _frontier_faults(state: State, typed: Typed) -> Iterator[str]:
    halves = typed.halves
    for (left, one), (right, two) in zip(halves[::2], halves[1::2], strict=False):
        if left is right or one is two:
            shown = f"{left.value}{one.value} {right.value}{two.value}"
            yield f"{shown} is no card: two colours, one and two orcs (ORC-1.4)."
    if len(halves) % 2:
        yield f"The frontier ends with half a card, {halves[-1][0].value} (ORC-2.1)."
    counts = Counter(tribe for tribe, _ in halves)
    for tribe, count in counts.items():
        if count > 1:
            yield f"The frontier shows {tribe.value} {count} times; each colour stands there once (ORC-2.1)."
    whole = len(halves) >= 2 * FRONTIER_CARDS or (state.phase is not Phase.FRONTIER and typed.has_frontier)
    missing = [tribe.value for tribe in TRIBES if tribe not in counts]
    if whole and missing:
        yield f"The frontier does not show {', '.join(missing)}; all six colours stand there (ORC-2.1)."
    shown_cards = {slot.card for slot in state.frontier}
    if typed.frontier_cards is not None and set(typed.frontier_cards) != shown_cards:
        told = ", ".join(card.value for card in typed.frontier_cards)
        yield f"The row shows {', '.join(slot.card.value for slot in state.frontier)}, not {told} (ORC-2.1)."


def _card_faults(state: State, typed: Typed) -> Iterator[str]:
    hidden = [card for part in (*state.hands, *state.buried) for card in part]
    places = Counter([*state.open_cards(), *hidden, *(card for _, card in typed.tops)])
    for card, count in places.items():
        if count > 1:
            yield f"{card.value} lies in {count} places; there is one of each card (ORC-1.8)."
    if state.phase not in BEFORE_BOX:
        if len(state.unseen) != state.pile_cards:
            left = len(state.unseen)
            yield f"The piles hold {state.pile_cards} cards, but {left} are left for them (ORC-2.6)."
        if typed.removed == [] and state.removed:
            yield (
                f"{len(state.removed)} of {len(CARDS)} cards lie nowhere, and none was removed: "
                "name them in a hand or a pile (ORC-1.2)."
            )


def _front_faults(state: State, front: Front) -> Iterator[str]:
    name, sides = front.tribe.value, [front.colour(seat) for seat in SEATS]
    closed = "won" if front.owner is not None else "frozen" if front.frozen else ""
    if front.pile > PILE_CARDS:
        yield f"The pile beside {name} has {front.pile} cards; it starts with {PILE_CARDS} (ORC-2.6)."
    named = sum(tribe is front.tribe for tribe, _ in state.tops)
    if named > front.pile:
        yield f"The pile beside {name} has {_cards(front.pile)}, and {named} are named there (ORC-2.6)."
    if closed and front.pile:
        yield f"{name} is {closed}, yet its pile holds cards; battles come with the last card (ORC-7.1)."
    if front.owner is not None and front.frozen:
        yield f"{name} cannot be won and frozen at once (ORC-9.4)."
    if state.frontier and not closed and not front.pile:
        if state.phase in (Phase.USE, Phase.OVER):
            yield f"The pile beside {name} is empty, so its battle is over: say who won or that it is frozen (ORC-7.1)."
        if state.phase in DRAWING and front.tribe not in state.emptied:
            yield f'The pile beside {name} is empty: name it under "emptied" if that was this turn (ORC-7.1).'
    for seat in SEATS:
        who = "NS"[seat]
        colours = {placed.colour for placed in front.sides[seat]}
        if len(colours) > 1:
            yield f"{who} shows two colours at {name}; one colour a side (ORC-4.7)."
        if front.tribe in colours:
            yield f"{who} attacks {name} with its own colour (ORC-4.5)."
    if sides[0] is not None and sides[0] is sides[1]:
        yield f"Both sides attack {name} with {sides[0].value} (ORC-4.6)."
    north, south = (front.strength(seat) for seat in SEATS)
    if front.frozen and north != south:
        yield f"{name} is frozen, yet {north} against {south} is no tie (ORC-9.4)."
    if front.owner is not None and any(front.sides) and not state.options.attack_on_won:
        yield f"{name} is won, yet cards lie there; they were removed (ORC-8.1)."
    if front.trophy is not None and front.owner is None:
        yield f"{name} has a trophy but no winner (ORC-8.2)."


# --- the set-up ------------------------------------------------------------------------------------------------------


def begun(typed: Typed) -> bool:
    """Whether a text tells of something that happens only once the box has been placed."""
    piles = typed.piles is not None and any(count != PILE_CARDS for count in typed.piles.values())
    gone = typed.owners or typed.frozen or typed.sides or typed.trophies or typed.removed or typed.buried
    turn = typed.turn or typed.owed or typed.last_use or typed.picked or typed.emptied
    return bool(piles or gone or turn)


def _set_up_faults(state: State, typed: Typed) -> Iterator[str]:
    whole, phase = len(state.frontier) == FRONTIER_CARDS, state.phase
    if typed.owners or typed.frozen or typed.sides:
        yield "During the set-up no tribe has been attacked, won or frozen."
    if state.box is not None:
        yield "The box is placed last of all, so the set-up is over (ORC-2.10)."
    if whole and phase is Phase.FRONTIER:
        yield "All three frontier cards lie there, so the phase is not frontier (ORC-2.1)."
    if not whole and phase is not Phase.FRONTIER:
        yield "The frontier is laid before anything else (ORC-2.1)."
    if typed.owed or typed.picked or typed.emptied:
        yield "During the set-up no card is drawn from a pile."
    if typed.removed or typed.buried or typed.last_use is not None or typed.turn:
        yield "During the set-up no card has been used and no turn begun (ORC-2.10)."
    if phase is Phase.FRONTIER and state.pile_cards:
        yield "The piles are made when the frontier lies there (ORC-2.6)."
    if phase is not Phase.FRONTIER and any(front.pile != PILE_CARDS for front in state.fronts):
        yield f"During the set-up every pile has {PILE_CARDS} cards (ORC-2.6)."
    if phase in (Phase.FRONTIER, Phase.START, Phase.CHOOSE) and typed.starter is not None:
        yield "It is not settled yet who starts (ORC-2.8)."
    if phase in (Phase.FRONTIER, Phase.START) and typed.dealer is not None:
        yield "No dealer has been drawn yet (ORC-R3)."


def _option_faults(state: State, typed: Typed) -> Iterator[str]:
    options = state.options
    if state.phase is Phase.CHOOSE and not options.start_choice:
        yield "Nobody chooses who starts, unless the option start_choice is on (ORC-2.9)."
    if typed.dealer is not None and not options.start_choice:
        yield "Nobody deals, unless the option start_choice is on (ORC-2.9)."
    if any(state.buried) and not options.discard_face_down:
        yield "No card is buried, unless the option discard_face_down is on: discards lie face up (ORC-5.4)."
    if len(state.picked) > 1 and options.peek_between_draws:
        yield "One pile is picked at a time, unless the option peek_between_draws is off (ORC-6.10)."
    if len(state.picked) == 1 and state.owed > 1 and state.pile_cards > 1 and not options.peek_between_draws:
        yield "Both piles are picked before either card is seen: the option peek_between_draws is off (ORC-R11)."


# --- the turns -------------------------------------------------------------------------------------------------------


def _play_faults(state: State, typed: Typed) -> Iterator[str]:
    if state.box is None:
        yield (
            "No box stands at an end of the row: write □ (or box) at the left or the right end of the frontier. "
            "Once the game has begun it stands there (ORC-2.10)."
        )
    elif len(state.row) == len(TRIBES):
        for tribe in typed.frozen:
            neighbour = state.toward_box(tribe)
            if state.front(neighbour).owner is not None:
                yield f"{tribe.value} is frozen, yet {neighbour.value}, which it waits for, is won (ORC-9.7)."
    for tribe in dict.fromkeys(typed.bare):
        if any(state.front(tribe).sides):
            yield f"The text says that no card lies at {tribe.value}, and names one there."
    if typed.turn is not None and not 1 <= typed.turn <= ALL_PILES:
        yield f"Turn {typed.turn} cannot be: a game has at most {ALL_PILES} turns (ORC-3.4)."
    if state.phase is Phase.OVER:
        won = [front for front in state.fronts if front.owner is not None]
        if state.pile_cards:
            yield "The game is over only when all piles are empty (ORC-10.1)."
        elif len(won) not in (0, len(TRIBES)):
            yield "At the end either all six tribes are won or none is (ORC-10.4)."
    elif not state.pile_cards:
        yield "All piles are empty, so the game is over (ORC-10.1)."
    if empty := empty_hands(state, (len(state.hands[0]), len(state.hands[1])), state.mover):
        have = "has" if len(empty) == 1 else "have"
        yield f"{_names(empty)} {have} no card; only who is about to draw may have none (ORC-6.12)."
    yield from _draw_faults(state)


def _draw_faults(state: State) -> Iterator[str]:
    drawing, most = state.phase in DRAWING, state.last_use.cards if state.last_use else 0
    if drawing and not 0 < state.owed <= most:
        yield f"{state.owed} cards cannot be owed after that use of a card (ORC-6.1 to 6.3)."
    if not drawing and (state.owed or state.picked or state.emptied):
        yield "Cards are owed, piles named and emptied only while a player draws (ORC-3.2)."
    if bool(state.picked) != (state.phase is Phase.TURN_UP):
        yield 'A card is turned up if, and only if, its pile was named under "picked" (ORC-6.10).'
    if len(state.picked) > max(state.owed, 0):
        yield "More piles were picked than cards are owed (ORC-6.1 to 6.3)."
    if drawing and len(state.emptied) > max(most - state.owed, 0):
        yield "More piles were emptied this turn than cards drawn (ORC-7.1)."
    for tribe in TRIBES:
        if state.picked.count(tribe) > state.front(tribe).pile:
            yield f"The pile beside {tribe.value} was picked, yet it holds too few cards (ORC-6.8)."
        if tribe in state.emptied and not (state.front(tribe).open and not state.front(tribe).pile):
            yield f"{tribe.value} was emptied this turn, so it is open and its pile holds no card (ORC-7.2)."
        if state.emptied.count(tribe) > 1:
            yield f"The pile beside {tribe.value} was emptied once, not twice (ORC-7.5)."


def turn_faults(table: Table, held: Held, mover: Seat, typed: Typed) -> Iterator[str]:
    """Why it cannot be that player's turn with so many cards in the two hands."""
    if table.phase in SET_UP:
        yield from _set_up_turn_faults(table, held, mover, typed)
        return
    used = turns_used(table, held)
    turn = used + (table.phase is Phase.USE)
    if used < 0 or table.pile_cards > ALL_PILES:
        return  # there are not so many cards: that is said already
    if not turn:
        yield "No card has been used, so none is drawn and the game is not over (ORC-3.2)."
        return
    if typed.turn not in (None, turn):
        yield f"Every turn uses one card, and {used} have been used: this is turn {turn}, not {typed.turn} (ORC-3.4)."
    starter = mover if turn % 2 else SEATS[1 - mover]
    if typed.starter not in (None, starter):
        yield f"{_names([mover])} is to move on turn {turn}, so {_names([starter])} started (ORC-3.1)."
    first = turn == 1  # the hands are as they were dealt, but for the turn itself
    yield from misfits(table, held, mover) if first else _drawn_faults(table, held)


def empty_hands(table: Table, held: Held, mover: Seat) -> list[Seat]:
    """The players without a card who should have one; who is about to draw may have used his last."""
    used, drawn = _running(table)
    return [seat for seat in SEATS if not held[seat] and not (seat == mover and used and not drawn)]


def turns_used(table: Table, held: Held) -> int:
    """How many cards have been used: those that lie neither in a pile nor in a hand."""
    return len(CARDS) - FRONTIER_CARDS - table.pile_cards - sum(held)


def _set_up_turn_faults(table: Table, held: Held, mover: Seat, typed: Typed) -> Iterator[str]:
    phase, other = table.phase, SEATS[1 - mover]
    if phase in (Phase.FRONTIER, Phase.START):
        if mover != NORTH:
            yield "Nobody is to move before it is known who starts (ORC-2.8)."
    elif phase is Phase.CHOOSE:
        if typed.dealer == mover:
            yield "The player who deals does not choose who starts: the other one does (ORC-R3)."
    elif typed.starter not in (None, mover):
        yield "During the set-up it is the starter who is to act (ORC-2.10)."
    shares = (held[mover], held[other])
    if phase is Phase.BOX and shares != (STARTER_CARDS, OTHER_CARDS):
        yield (
            f"Before the box is placed the starter holds {STARTER_CARDS} card and the other player {OTHER_CARDS} "
            "(ORC-2.7); once the game has begun, □ stands at an end of the frontier (ORC-2.10)."
        )
    if phase is Phase.DEAL and shares not in ((0, 0), (STARTER_CARDS, 0), (STARTER_CARDS, OTHER_CARDS - 1)):
        yield "One card is dealt to the starter, then two to the other player; the last is still to come (ORC-2.7)."
    if phase in (Phase.FRONTIER, Phase.START, Phase.CHOOSE) and any(held):
        yield "No card is dealt to a hand before it is settled who starts (ORC-2.7)."


def _running(table: Table) -> tuple[int, int]:
    """How many cards the running turn has used and drawn so far."""
    if table.phase not in DRAWING:
        return 0, 0
    return 1, table.last_use.cards - table.owed if table.last_use else 0


def _drawn_faults(table: Table, held: Held) -> Iterator[str]:
    """Every turn brings one or two cards for the one that it uses."""
    uses, draws = _running(table)
    used, drawn = turns_used(table, held) - uses, ALL_PILES - table.pile_cards - draws
    if not used <= drawn <= 2 * used:
        few = "few" if used > drawn else "many"
        yield (
            f"The turns before used {_cards(used)} and drew {drawn}, but each uses one and draws one or two: "
            f"the hands hold too {few} cards (ORC-3.4, 6.1 to 6.3)."
        )


def misfits(table: Table, held: Held, mover: Seat) -> Iterator[str]:
    """Why one player cannot hold so many cards, if the turns went to and fro from the deal."""
    used = turns_used(table, held)
    turn = used + (table.phase is Phase.USE)
    starter = mover if turn % 2 else SEATS[1 - mover]
    uses, draws = _running(table)
    for seat in SEATS:
        begins = STARTER_CARDS if seat == starter else OTHER_CARDS
        before = (used - uses + (seat == starter)) // 2
        now = draws - uses if seat == mover else 0
        least, most = begins + now, begins + before + now
        if not least <= held[seat] <= most:
            bounds = str(least) if least == most else f"{least} to {most}"
            yield (
                f"{_names([seat])} {'started' if seat == starter else 'did not start'}, so that hand holds "
                f"{bounds} on turn {turn}, not {held[seat]} (ORC-2.7, 2.8)."
            )
