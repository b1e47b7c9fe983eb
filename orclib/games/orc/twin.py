"""The text twin of the picture: the same facts in reading order, and a sentence for each thing one can point at."""

from __future__ import annotations

from orclib.engine import Seat
from orclib.games.orc import scoring
from orclib.games.orc.components import SEATS, SOUTH, Card, End, Half, Tribe
from orclib.games.orc.sentences import cards_count, end_name, orcs, seat_name, sentence, tribe_name
from orclib.games.orc.state import Front, Phase, View
from orclib.language import _, labelled, listing, ngettext, series


def status(view: View) -> str:
    """Who is to do what, in one sentence."""
    who, owed = seat_name(view.mover), min(view.owed, view.pile_cards)
    match view.phase:
        case Phase.FRONTIER:
            return _("Three cards make the frontier: each of the six colours once.")
        case Phase.START:
            return _("Who receives a single card? That player starts.")
        case Phase.CHOOSE:
            text = _("{seat} chooses: one card and start, or two cards and come second.")
        case Phase.DEAL:
            text = _("One card for {seat}, who starts, and two for the other.")
        case Phase.BOX:
            text = _("{seat}, put the box at one end of the row.")
        case Phase.USE:
            text = _("{seat}, use a card: attack a tribe with one half, or discard.")
        case Phase.DRAW:
            text = ngettext("{seat}, draw {n} card from any pile.", "{seat}, draw {n} cards from any piles.", owed)
        case Phase.TURN_UP:
            text = _("{seat} draws: which card comes up?")
        case Phase.OVER:
            return _over(view)
    return text.format(
        seat=seat_name(view.starter) if view.phase is Phase.DEAL and view.starter is not None else who, n=owed
    )


def _over(view: View) -> str:
    """Who won, with the totals: the hands lie open now."""
    result = scoring.outcome(view)
    assert result is not None
    north, south = result.score.totals
    if not result.winners:
        return _("The game is over, {north} to {south}: a draw.").format(north=north, south=south)
    high, low = max(north, south), min(north, south)
    winner = seat_name(result.winners[0])
    if high == low:
        text = _("The game is over, {high} to {low}: {seat} has the tribe nearest the box and wins.")
        return text.format(seat=winner, high=high, low=low)
    return _("The game is over: {seat} wins, {high} to {low}.").format(seat=winner, high=high, low=low)


def turn_text(view: View) -> str:
    """The pill at the right of the status line."""
    if view.phase is Phase.OVER:
        return _("the end")
    return _("turn {n}").format(n=view.turn) if view.turn else _("set-up")


def text(view: View) -> str:
    """The whole picture as lines of text."""
    lines = [f"{status(view)} ({turn_text(view)})"]
    if view.box is not None:
        lines.append(
            _("From the box ({end} end), {seat} at the bottom:").format(end=end_name(view.box), seat=seat_name(SOUTH))
        )
    lines += [tribe(each, view) for each in (view.ranks if len(view.row) == len(view.fronts) else view.row)]
    lines += [hand(seat, view) for seat in SEATS]
    if view.removed or any(view.buried):
        lines.append(heap(view))
    if view.phase is Phase.OVER:
        lines += [sheet(seat, view) for seat in SEATS]
    return "\n".join(lines)


def sheet(seat: Seat, view: View) -> str:
    """What a seat has scored, line by line, each with its rule."""
    lines = [line for line in scoring.lines(view, seat) if line.points]
    told = series(f"{sentence(line)} +{line.points} ({line.clause})" for line in lines)
    total = sum(line.points for line in lines)
    return labelled(_("{seat}'s score, {total}").format(seat=seat_name(seat), total=total), told or "0") + "."


def _cards(cards: tuple[Card | None, ...]) -> str:
    shown = [card.value for card in cards if card is not None]
    hidden = len(cards) - len(shown)
    if not cards:
        return _("no card")
    if not shown:
        return _("{cards}, face down").format(cards=cards_count(hidden))
    return " ".join(shown) + (f" + {cards_count(hidden)}" if hidden else "")


def tribe(which: Tribe, view: View) -> str:
    """A tribe of the row: worth, rank, pile, what lies there, what became of it."""
    front = view.front(which)
    parts = [_("{tribe} tribe, worth {worth}").format(tribe=tribe_name(which), worth=view.worth(which))]
    if view.box is not None:
        parts.append(_("rank {n}").format(n=view.rank(which)))
    if front.owner is not None:
        parts.append(_("won by {seat}").format(seat=seat_name(front.owner)))
    elif front.frozen:
        parts.append(_("frozen, waits for {tribe}").format(tribe=tribe_name(view.toward_box(which))))
    elif view.phase is not Phase.FRONTIER:
        parts.append(ngettext("pile of {n} card", "pile of {n} cards", front.pile).format(n=front.pile))
    if view.phase in (Phase.USE, Phase.DRAW, Phase.TURN_UP, Phase.OVER) and (front.open or any(front.sides)):
        parts.append(_attackers(front))
    sentence = ", ".join(parts) + "."
    return sentence[:1].upper() + sentence[1:]


def _attackers(front: Front) -> str:
    sides = [
        f"{seat_name(seat)} {orcs(front.strength(seat), colour)}"
        for seat in SEATS
        if (colour := front.colour(seat)) is not None
    ]
    return _(" against ").join(sides) if sides else _("nobody attacks")


def side(which: Tribe, seat: Seat, view: View) -> str:
    """One player's place at a tribe."""
    front = view.front(which)
    lead = _("{seat}'s side of {tribe}").format(seat=seat_name(seat), tribe=tribe_name(which))
    facts = []
    if front.owner == seat:
        facts.append(_("trophy, a card face down") if front.trophy is not None else _("trophy, a marker"))
    placed = front.sides[seat]
    colour = front.colour(seat)
    if colour is not None:
        codes = " ".join(each.card.value for each in placed)
        facts.append(labelled(codes, orcs(front.strength(seat), colour)))
    return labelled(lead, listing(facts) or _("empty")) + "."


def pile(which: Tribe, view: View) -> str:
    """A pile."""
    count = view.front(which).pile
    if not count:
        return _("The pile beside {tribe}: empty.").format(tribe=tribe_name(which))
    return _("The pile beside {tribe}: {cards}, face down.").format(tribe=tribe_name(which), cards=cards_count(count))


def hand(seat: Seat, view: View) -> str:
    """A hand."""
    return _("{seat}'s hand: {cards}.").format(seat=seat_name(seat), cards=_cards(view.hands[seat]))


def hand_half(card: Card, half: Half) -> str:
    """Half of a card in hand."""
    return _("Card {card}: the half with {orcs}.").format(card=card.value, orcs=orcs(half, card.half[half]))


def unseen_card(card: Card) -> str:
    """A card nobody has seen yet."""
    return _("Card {card}: {one} and {two}, not seen yet.").format(
        card=card.value, one=orcs(1, card.single), two=orcs(2, card.double)
    )


def grid_half(card: Card, half: Half, laid: bool, closed: bool) -> str:
    """Half of a card in the grid of all thirty."""
    text = hand_half(card, half)
    if laid:
        return f"{text} {_('It lies in the frontier.')}"
    return f"{text} {_('One of its colours is in the frontier already.')}" if closed else text


def heap(view: View) -> str:
    """The cards that are out of the game."""
    hidden = sum(map(len, view.buried))
    cards: tuple[Card | None, ...] = (*view.removed, *(None,) * hidden)
    return _("Out of the game: {cards}.").format(cards=_cards(cards))


def box(view: View) -> str:
    """The box where it stands."""
    nearest = view.ranks[0]
    return _("The box. The {tribe} tribe is nearest to it: rank 1.").format(tribe=tribe_name(nearest))


def box_place(end: End, view: View) -> str:
    """A place for the box."""
    nearest = view.row[0 if end is End.LEFT else -1]
    return _("A place for the box: the {tribe} tribe would be nearest to it.").format(tribe=tribe_name(nearest))
