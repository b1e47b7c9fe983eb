"""The alt text of the picture: the same facts in reading order, and a sentence for each thing one can point at."""

from __future__ import annotations

from orclib.engine import Seat
from orclib.games.orc.box import SEATS, SOUTH, Card, End, Half, Tribe
from orclib.games.orc.rules import scoring
from orclib.games.orc.state import Front, Phase, View
from orclib.games.orc.text.phrases import orcs
from orclib.games.orc.text.sentences import cards_count, end_name, seat_name, sentence, tribe_name
from orclib.language import capital, labelled, listing, plural, say, series


def status(view: View) -> str:
    """Who is to do what, in one sentence."""
    who, owed = seat_name(view.mover), min(view.owed, view.pile_cards)
    match view.phase:
        case Phase.FRONTIER:
            return say(
                "Three cards make the frontier: each of the six colours once.",
                "Trois cartes forment la frontière : chacune des six couleurs, une fois.",
            )
        case Phase.START:
            return say(
                "Who receives a single card? That player starts.",
                "Qui reçoit une seule carte ? C'est l'Oya (le joueur qui commence).",
            )
        case Phase.CHOOSE:
            text = say(
                "{seat} chooses: one card and start, or two cards and come second.",
                "{seat} choisit : une carte et commencer, ou deux cartes et jouer en second.",
            )
        case Phase.DEAL:
            text = say(
                "One card for {seat}, who starts, and two for the other.",
                "Une carte pour {seat}, qui commence, et deux pour l'autre joueur.",
            )
        case Phase.BOX:
            text = say("{seat}, put the box at one end of the row.", "{seat}, posez la boîte à un bout de la rangée.")
        case Phase.USE:
            text = say(
                "{seat}, use a card: attack a tribe with one half, or discard.",
                "{seat}, utilisez une carte : attaquez une tribu avec un de ses côtés, ou écartez-la.",
            )
        case Phase.DRAW:
            text = plural(
                owed,
                ("{seat}, draw {n} card from any pile.", "{seat}, draw {n} cards from any piles."),
                (
                    "{seat}, piochez {n} carte dans la pioche de votre choix.",
                    "{seat}, piochez {n} cartes dans les pioches de votre choix.",
                ),
            )
        case Phase.TURN_UP:
            text = say("{seat} draws: which card comes up?", "{seat} pioche : quelle carte est-ce ?")
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
        return say(
            "The game is over, {north} to {south}: a draw.", "La partie est finie, {north} à {south} : partie nulle."
        ).format(north=north, south=south)
    high, low = max(north, south), min(north, south)
    winner = seat_name(result.winners[0])
    if high == low:
        text = say(
            "The game is over, {high} to {low}: {seat} has the tribe nearest the box and wins.",
            "La partie est finie, {high} à {low} : {seat} a la tribu la plus proche de la boîte et l'emporte.",
        )
        return text.format(seat=winner, high=high, low=low)
    return say(
        "The game is over: {seat} wins, {high} to {low}.", "La partie est finie : {seat} gagne, {high} à {low}."
    ).format(seat=winner, high=high, low=low)


def turn_text(view: View) -> str:
    """The pill at the right of the status line."""
    if view.phase is Phase.OVER:
        return say("the end", "fin")
    return say("turn {n}", "tour {n}").format(n=view.turn) if view.turn else say("set-up", "préparation")


def text(view: View) -> str:
    """The whole picture as lines of text."""
    lines = [f"{status(view)} ({turn_text(view)})"]
    if view.box is not None:
        lines.append(
            say(
                "From the box ({end} end), {seat} at the bottom:", "En partant de la boîte (à {end}), {seat} en bas :"
            ).format(end=end_name(view.box), seat=seat_name(SOUTH))
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
    return (
        labelled(
            say("{seat}'s score, {total}", "Score de {seat}, {total}").format(seat=seat_name(seat), total=total),
            told or "0",
        )
        + "."
    )


def _cards(cards: tuple[Card | None, ...]) -> str:
    shown = [card.value for card in cards if card is not None]
    hidden = len(cards) - len(shown)
    if not cards:
        return say("no card", "aucune carte")
    if not shown:
        return say("{cards}, face down", "{cards}, face cachée").format(cards=cards_count(hidden))
    return " ".join(shown) + (f" + {cards_count(hidden)}" if hidden else "")


def tribe(which: Tribe, view: View) -> str:
    """A tribe of the row: worth, rank, pile, what lies there, what became of it."""
    front = view.front(which)
    parts = [
        say("{tribe} tribe, worth {worth}", "tribu {tribe}, valeur {worth}").format(
            tribe=tribe_name(which), worth=view.worth(which)
        )
    ]
    if view.box is not None:
        parts.append(say("rank {n}", "rang {n}").format(n=view.rank(which)))
    if front.owner is not None:
        parts.append(say("won by {seat}", "gagnée par {seat}").format(seat=seat_name(front.owner)))
    elif front.frozen:
        parts.append(
            say("frozen, waits for {tribe}", "gelée, attend la tribu {tribe}").format(
                tribe=tribe_name(view.toward_box(which))
            )
        )
    elif view.phase is not Phase.FRONTIER:
        parts.append(
            plural(
                front.pile, ("pile of {n} card", "pile of {n} cards"), ("pioche de {n} carte", "pioche de {n} cartes")
            ).format(n=front.pile)
        )
    if view.phase in (Phase.USE, Phase.DRAW, Phase.TURN_UP, Phase.OVER) and (front.open or any(front.sides)):
        parts.append(_attackers(front))
    sentence = ", ".join(parts) + "."
    return capital(sentence)


def _attackers(front: Front) -> str:
    sides = [
        f"{seat_name(seat)} {orcs(front.strength(seat), colour)}"
        for seat in SEATS
        if (colour := front.colour(seat)) is not None
    ]
    return say(" against ", " contre ").join(sides) if sides else say("nobody attacks", "personne ne l'attaque")


def side(which: Tribe, seat: Seat, view: View) -> str:
    """One player's place at a tribe."""
    front = view.front(which)
    lead = say("{seat}'s side of {tribe}", "Le camp de {seat} près de la tribu {tribe}").format(
        seat=seat_name(seat), tribe=tribe_name(which)
    )
    facts = []
    if front.owner == seat:
        facts.append(
            say("trophy, a card face down", "un trophée côté lance")
            if front.trophy is not None
            else say("trophy, a marker", "un jeton comme trophée")
        )
    placed = front.sides[seat]
    colour = front.colour(seat)
    if colour is not None:
        codes = " ".join(each.card.value for each in placed)
        facts.append(labelled(codes, orcs(front.strength(seat), colour)))
    return labelled(lead, listing(facts) or say("empty", "vide")) + "."


def pile(which: Tribe, view: View) -> str:
    """A pile."""
    count = view.front(which).pile
    if not count:
        return say("The pile beside {tribe}: empty.", "La pioche de la tribu {tribe} : vide.").format(
            tribe=tribe_name(which)
        )
    return say(
        "The pile beside {tribe}: {cards}, face down.", "La pioche de la tribu {tribe} : {cards}, face cachée."
    ).format(tribe=tribe_name(which), cards=cards_count(count))


def hand(seat: Seat, view: View) -> str:
    """A hand."""
    return say("{seat}'s hand: {cards}.", "La main de {seat} : {cards}.").format(
        seat=seat_name(seat), cards=_cards(view.hands[seat])
    )


def hand_half(card: Card, half: Half) -> str:
    """Half of a card in hand."""
    return say("Card {card}: the half with {orcs}.", "Carte {card} : le côté avec {orcs}.").format(
        card=card.value, orcs=orcs(half, card.half[half])
    )


def unseen_card(card: Card) -> str:
    """A card nobody has seen yet."""
    return say("Card {card}: {one} and {two}, not seen yet.", "Carte {card} : {one} et {two}, pas encore vue.").format(
        card=card.value, one=orcs(1, card.single), two=orcs(2, card.double)
    )


def grid_half(card: Card, half: Half, laid: bool, closed: bool) -> str:
    """Half of a card in the grid of all thirty."""
    text = hand_half(card, half)
    if laid:
        return f"{text} {say('It lies in the frontier.', 'Elle est dans la frontière.')}"
    shown = say("One of its colours is in the frontier already.", "Une de ses couleurs est déjà dans la frontière.")
    return f"{text} {shown}" if closed else text


def heap(view: View) -> str:
    """The cards that are out of the game."""
    hidden = sum(map(len, view.buried))
    cards: tuple[Card | None, ...] = (*view.removed, *(None,) * hidden)
    return say("Out of the game: {cards}.", "Cartes écartées : {cards}.").format(cards=_cards(cards))


def box(view: View) -> str:
    """The box where it stands."""
    nearest = view.ranks[0]
    return say(
        "The box. The {tribe} tribe is nearest to it: rank 1.",
        "La boîte. La tribu {tribe} en est la plus proche : rang 1.",
    ).format(tribe=tribe_name(nearest))


def box_place(end: End, view: View) -> str:
    """A place for the box."""
    nearest = view.row[0 if end is End.LEFT else -1]
    return say(
        "A place for the box: the {tribe} tribe would be nearest to it.",
        "Une place pour la boîte : la tribu {tribe} en serait la plus proche.",
    ).format(tribe=tribe_name(nearest))
