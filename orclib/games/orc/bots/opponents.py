"""Three opponents: one that plays sanely at random, one that weighs the table, one that also looks ahead.

The two better ones rest on one estimate: for every tribe, how likely each side is to win it, times the
points it would bring. Chances are pairs: that North wins by strength, that South does. The rest is a tie,
which goes to the owner of the neighbour toward the box. SPREAD, TIE, CARD and DRAWN lie where games
of the sensible bot against changed copies of itself found nothing clearly better; the others are guesses.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, tanh
from random import Random
from typing import Final, cast

import msgspec

from orclib.engine import Game, Seat
from orclib.engine.bot import Advice, Bot
from orclib.games.orc import actions as act
from orclib.games.orc.box import NORTH, PILE_CARDS, SEATS, TRIBES, Card, End, Half, Tribe
from orclib.games.orc.rules.scoring import outcome
from orclib.games.orc.state import Front, Options, Phase, Slot, State, Table, View
from orclib.games.orc.text.phrases import orcs
from orclib.games.orc.text.sentences import tribe_name
from orclib.language import say
from orclib.players.search import Search

Orcs = Sequence[float]
"""How many orcs of each colour a hand holds, in the order of `Tribe`; a fraction when only expected."""
Odds = tuple[float, float]

SPREAD: Final = (0.0, 0.6, 0.9, 1.6, 2.2)
"""By cards left in the pile: how many orcs a battle may still swing. At the last card, hardly one."""
TIE: Final = 0.5
"""A battle that would end closer than this many orcs is a tie; strengths are whole numbers."""
HELD: Final = 0.1
"""Orcs of lead for each orc of the tribe's own colour in hand: who holds them will fight for that tribe."""
CARD: Final = 0.4
"""Points for a card in hand beside the orcs it scores: it can attack. Fades as the piles run out."""
DRAWN: Final = 0.75
"""Points for a card still to be drawn: three orcs, of which some will score."""
LOST: Final = 0.3
"""Below this chance a tribe counts as lost when a choice is explained."""
TELLS: Final = 0.6
"""Points that an attack must gain at its tribe to be explained by that."""
LIKES: Final = 2
"""How much sooner the beginner picks a double half, and again a tribe where he is behind."""
NEAR: Final = 4
"""Decisions that the strong bot looks ahead: the rest of its turn and the answer."""
END_CARDS: Final = 6
"""With so few cards in the piles it plays every imagined game to its end."""
SAMPLES: Final = 24
"""Imagined worlds a decision: the longest takes about half a second. Fifty won no more games than sixteen."""
SURE: Final = 6.0
"""Points of expected lead beyond which more lead matters little (see `prospect`)."""


# --- the estimate ---


def value(state: State, seat: Seat, held: tuple[Orcs, Orcs]) -> float:
    """How many points a seat is expected to win by. Of cards that are due, the mover picks the best piles."""
    outlook = Outlook.of(state, held)
    due = min(state.owed, state.pile_cards)
    outlook.draw(due - len(state.picked), state.mover)
    cards = [len(hand) for hand in state.hands]
    cards[state.mover] += due
    fading = CARD * sum(outlook.piles) / (PILE_CARDS * len(TRIBES))
    lead = outlook.lead() + fading * (cards[0] - cards[1])
    lead += DRAWN * due if state.mover == NORTH else -DRAWN * due
    return lead if seat == NORTH else -lead


class Outlook(msgspec.Struct):
    """Who is likely to win each tribe. Lists are in the order of `Tribe`, `ranks` are indexes into them."""

    fronts: tuple[Front, ...]
    ranks: tuple[int, ...]
    piles: list[int]
    leads: list[int]
    more: list[int]
    """Whole orcs of the tribe's own colour that North holds more than South."""
    stakes: tuple[list[float], list[float]]
    """What winning the tribe would bring North, and South."""
    odds: list[Odds]

    @classmethod
    def of(cls, table: Table, held: tuple[Orcs, Orcs]) -> Outlook:
        """As the table stands; the cards of piles that are already named count as drawn."""
        ranks, worths = _layout(table.frontier, table.box)
        piles = [front.pile for front in table.fronts]
        for tribe in table.picked:
            piles[tribe.index] -= 1
        more = [round(n - s) for n, s in zip(*held, strict=True)]
        north, south = ([worth + own for worth, own in zip(worths, side, strict=True)] for side in held)
        outlook = cls(table.fronts, ranks, piles, [_lead(f) for f in table.fronts], more, (north, south), [])
        outlook.odds = [outlook.outright(tribe, pile) for tribe, pile in enumerate(piles)]
        return outlook

    def outright(self, tribe: int, pile: int) -> Odds:
        """The chances at a tribe if its pile had that many cards."""
        front = self.fronts[tribe]
        if front.owner is not None:
            return (1.0, 0.0) if front.owner == NORTH else (0.0, 1.0)
        return (0.0, 0.0) if front.frozen else _odds(self.leads[tribe], pile, self.more[tribe])

    def chances(self) -> list[Odds]:
        """The same with the ties handed on, away from the box and around the corner."""
        north = south = 0.0
        found: list[Odds] = [(0.0, 0.0)] * len(self.ranks)
        for tribe in self.ranks * 2:  # the second lap knows what the first tribe leans on
            win, loss = self.odds[tribe]
            tie = 1 - win - loss
            north, south = win + tie * north, loss + tie * south
            found[tribe] = (north, south)
        return found

    def lead(self) -> float:
        """Points that North is expected to win more than South."""
        norths, souths = self.stakes
        return sum([
            win * north - loss * south
            for (win, loss), north, south in zip(self.chances(), norths, souths, strict=True)
        ])  # fmt: skip

    def draw(self, cards: int, mover: Seat) -> list[int]:
        """Take cards from the piles that suit the mover best; which these are."""
        taken: list[int] = []
        swings = self.swings() if cards else []
        sign = 1 if mover == NORTH else -1
        for _card in range(cards):
            best, most = -1, 0.0
            for tribe, pile in enumerate(self.piles):
                if pile:
                    (win, loss), (won, lost) = self.odds[tribe], self.outright(tribe, pile - 1)
                    gain = sign * ((won - win) * swings[tribe][0] + (lost - loss) * swings[tribe][1])
                    if best < 0 or gain > most:
                        best, most = tribe, gain
            self.piles[best] -= 1
            self.odds[best] = self.outright(best, self.piles[best])
            taken.append(best)
        return taken

    def swings(self) -> list[Odds]:
        """What North gains when he, or South, wins a tribe that would be tied; those that lean on it too."""
        chances, found = self.chances(), [(0.0, 0.0)] * len(self.ranks)
        norths, souths = self.stakes
        north = south = handed_on = 0.0
        for at in range(2 * len(self.ranks) - 1, -1, -1):
            tribe = self.ranks[at % len(self.ranks)]
            north, south = norths[tribe] + handed_on * north, souths[tribe] + handed_on * south
            win, loss = chances[self.ranks[at % len(self.ranks) - 1]]
            tied = win * north - loss * south
            found[tribe] = (north - tied, -south - tied)
            handed_on = 1 - sum(self.odds[tribe])
        return found


@cache
def _odds(lead: int, pile: int, more: int) -> Odds:
    if not pile:
        return float(lead > 0), float(lead < 0)
    ahead = lead + HELD * more
    return 1 / (1 + exp((TIE - ahead) / SPREAD[pile])), 1 / (1 + exp((TIE + ahead) / SPREAD[pile]))


@cache
def _layout(frontier: tuple[Slot, ...], box: End | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    table = Table(options=Options(), frontier=frontier, box=box)
    return tuple(tribe.index for tribe in table.ranks), tuple(map(table.worth, TRIBES))


def _lead(front: Front) -> int:
    north, south = front.sides
    return sum([placed.half for placed in north]) - sum([placed.half for placed in south])


def count(cards: Iterable[Card | None]) -> list[float]:
    """The orcs of each colour on the cards that can be seen."""
    found = [0.0] * len(TRIBES)
    for card in cards:
        if card is not None:
            found[card.single.index] += Half.SINGLE
            found[card.double.index] += Half.DOUBLE
    return found


def guess(view: View, seat: Seat) -> tuple[Orcs, Orcs]:
    """The orcs in both hands: one's own, and an even share of the unknown ones."""
    share = len(view.hands[1 - seat]) / max(1, len(view.unknown))
    own, foe = count(view.hands[seat]), [share * orcs for orcs in count(view.unknown)]
    return (own, foe) if seat == NORTH else (foe, own)


def without(held: tuple[Orcs, Orcs], seat: Seat, card: Card) -> tuple[Orcs, Orcs]:
    """The orcs in both hands once a seat has used a card."""
    left = [orcs - card.orcs(tribe) for orcs, tribe in zip(held[seat], TRIBES, strict=True)]
    return (left, held[1]) if seat == NORTH else (held[0], left)


def prospect(state: State, seat: Seat) -> float:
    """From -1, surely lost, to 1, surely won: for imagined states, where both hands can be counted."""
    result = outcome(state)
    if result is not None:
        return 0.0 if not result.winners else 1.0 if seat in result.winners else -1.0
    return tanh(value(state, seat, (count(state.hands[0]), count(state.hands[1]))) / SURE)


# --- the bots ---

AnyOrc = Game[State, act.AnyAction, View, Options]
Actions = tuple[act.AnyAction, ...]


class Beginner:
    """Attacks at random, rather with double halves and where he is behind; draws anywhere."""

    name = "beginner"

    def choose(self, game: AnyOrc, view: View, legal: Actions, rng: Random) -> Advice:
        attacks = [action for action in legal if isinstance(action, act.Attack)]
        if not attacks:
            why = (
                _no_attack()
                if isinstance(legal[0], act.Discard)
                else say("One is as good as another to me.", "Pour moi, l'un vaut l'autre.")
            )
            return Advice(rng.choice(legal), why)

        def behind(attack: act.Attack) -> bool:
            return _own_lead(view.front(attack.tribe), attack.seat) < 0

        liking = [LIKES ** ((attack.half is Half.DOUBLE) + behind(attack)) for attack in attacks]
        attack = rng.choices(attacks, liking)[0]
        if behind(attack):
            text = say(
                "You are behind at {tribe}, so more orcs go there.",
                "Vous avez moins d'orcs près de la tribu {tribe} : envoyez-en d'autres.",
            )
            return Advice(attack, text.format(tribe=tribe_name(attack.tribe)))
        if attack.half is Half.DOUBLE:
            return Advice(attack, say("Two orcs hit harder than one.", "Deux orcs frappent plus fort qu'un seul."))
        return Advice(attack, _two_cards())


class Sensible:
    """Takes what looks best at once, by `value`, with an even share of the unknown orcs in the other hand."""

    name = "sensible"

    def choose(self, game: AnyOrc, view: View, legal: Actions, rng: Random) -> Advice:
        action = self.pick(game, view, legal, rng)
        return Advice(action, explain(game, view, action, legal, rng))

    def pick(self, game: AnyOrc, view: View, legal: Actions, rng: Random) -> act.AnyAction:
        """The action that looks best."""
        seat = legal[0].seat
        if view.phase is Phase.CHOOSE:
            return next(action for action in legal if action == act.ChooseStart(seat, first=False))
        world, held = game.determinize(view, rng), guess(view, seat)

        def worth(action: act.AnyAction) -> float:
            after, _events = game.apply_unchecked(world, action)  # turns up no hidden card
            if isinstance(action, act.Attack | act.Discard):
                return value(after, seat, without(held, seat, action.card))
            return value(after, seat, held)

        return max(legal, key=worth)


class Strong(Sensible):
    """Tries every action in many imagined worlds, and plays these on; near the end, to the end."""

    name = "strong"

    def __init__(self, samples: int = SAMPLES, seconds: float | None = None) -> None:
        self.search = Search(
            evaluate=prospect,
            samples=samples,
            depth=lambda state: END_CARDS * NEAR if state.pile_cards <= END_CARDS else NEAR,
            seconds=seconds,
        )

    def pick(self, game: AnyOrc, view: View, legal: Actions, rng: Random) -> act.AnyAction:
        if view.phase is Phase.CHOOSE:
            return super().pick(game, view, legal, rng)
        return cast(act.AnyAction, self.search.best(game, view, legal, rng))


BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (Beginner(), Sensible(), Strong())}
"""The weakest first."""


# --- the reason it gives ---


def _own_lead(front: Front, seat: Seat) -> int:
    return _lead(front) if seat == NORTH else -_lead(front)


def _no_attack() -> str:
    return say(
        "No attack is allowed, so a card has to go.", "Aucune attaque n'est permise : il faut écarter une carte."
    )


def _two_cards() -> str:
    return say("One orc now means two new cards.", "Un seul orc maintenant, c'est deux nouvelles cartes.")


def explain(game: AnyOrc, view: View, action: act.AnyAction, legal: Actions, rng: Random) -> str:
    """One true sentence for an action: the fact of the table that speaks most for it."""
    match action:
        case act.ChooseStart(first=True):
            return say("Whoever starts also places the box.", "Qui commence place aussi la boîte.")
        case act.ChooseStart():
            return say(
                "Coming second, you have two cards to choose from instead of one.",
                "En second, vous avez deux cartes au choix au lieu d'une.",
            )
        case act.PlaceBox(end=end):
            return _why_box(view, action.seat, end)
        case act.Attack() | act.Discard():
            return _why_use(game.apply_unchecked(game.determinize(view, rng), action)[0], view, action, legal)
        case act.Draw() | act.DrawTwo():
            return _why_draw(view, action, legal)
    return ""


def _why_box(view: View, seat: Seat, end: End) -> str:
    own = count(view.hands[seat])
    dear = max(TRIBES, key=lambda tribe: own[tribe.index])
    leans = msgspec.structs.replace(view, box=end).away_from_box(dear)
    return say(
        "You hold {orcs}: win {tribe}, and a tie at {other} is yours too.",
        "Vous avez {orcs} en main : si vous gagnez la tribu {tribe}, une égalité pour la tribu {other} sera pour "
        "vous aussi.",
    ).format(orcs=orcs(int(own[dear.index]), dear), tribe=tribe_name(dear), other=tribe_name(leans))


def _share(outlook: Outlook, seat: Seat, tribe: Tribe) -> float:
    return outlook.chances()[tribe.index][seat]


def _spends(outlook: Outlook, seat: Seat, card: Card) -> str:
    """What to say when a card used shows orcs of a lost tribe; "" otherwise."""
    for tribe in (card.double, card.single):
        if _share(outlook, seat, tribe) < LOST:
            gone = outlook.fronts[tribe.index].owner == SEATS[1 - seat]
            text = (
                say(
                    "The {tribe} tribe is lost for you, so {orcs} can go.",
                    "La tribu {tribe} est perdue pour vous : vous pouvez sacrifier {orcs}.",
                )
                if gone
                else say(
                    "The {tribe} tribe looks lost for you, so {orcs} can go.",
                    "La tribu {tribe} semble perdue pour vous : vous pouvez sacrifier {orcs}.",
                )
            )
            return text.format(tribe=tribe_name(tribe), orcs=orcs(card.orcs(tribe), tribe))
    return ""


def _why_use(after: State, view: View, action: act.Attack | act.Discard, legal: Actions) -> str:
    seat, held = action.seat, guess(view, action.seat)
    before, then = Outlook.of(view, held), Outlook.of(after, held)
    spends = _spends(before, seat, action.card)
    if isinstance(action, act.Discard):
        if not any(isinstance(other, act.Attack) for other in legal):
            return spends or _no_attack()
        return spends or say(
            "No attack is worth it now: this card is the one to give up.",
            "Aucune attaque n'en vaut la peine : c'est cette carte qu'il faut sacrifier.",
        )
    at, front = action.tribe.index, after.front(action.tribe)
    own, foe = front.strength(seat), front.strength(SEATS[1 - seat])
    names = {"tribe": tribe_name(action.tribe), "own": own, "foe": foe}
    was, now = _own_lead(view.front(action.tribe), seat), _own_lead(front, seat)
    swing = [then.chances()[at][side] - before.chances()[at][side] for side in SEATS]
    gain = swing[seat] * before.stakes[seat][at] - swing[1 - seat] * before.stakes[1 - seat][at]
    closes = at in then.draw(min(after.owed, after.pile_cards), seat) and not then.piles[at]
    if closes and now > 0:
        return say(
            "With {own} against {foe} you win {tribe}: take the last card of its pile.",
            "À {own} contre {foe}, vous gagnez la tribu {tribe} : prenez la dernière carte de sa pioche.",
        ).format(**names)
    if gain >= TELLS or not (spends or action.half is Half.SINGLE):
        if was <= 0 < now and foe:
            text = say(
                "This puts you ahead at {tribe}: {own} against {foe}.",
                "Vous passez devant près de la tribu {tribe} : {own} contre {foe}.",
            )
        elif now > 0 >= was:
            text = say(
                "Nobody else attacks {tribe}: now you lead there.",
                "Personne d'autre n'attaque la tribu {tribe} : vous y prenez l'avantage.",
            )
        elif now > 0:
            text = say(
                "This makes your lead at {tribe} safer: {own} against {foe}.",
                "Votre avance près de la tribu {tribe} devient plus sûre : {own} contre {foe}.",
            )
        elif now == 0:
            text = say(
                "This brings you level at {tribe}: {own} against {foe}.",
                "Vous égalisez près de la tribu {tribe} : {own} contre {foe}.",
            )
        else:
            text = say(
                "You are still behind at {tribe}, but closer: {own} against {foe}.",
                "Vous restez derrière près de la tribu {tribe}, mais de moins loin : {own} contre {foe}.",
            )
        return text.format(**names)
    return spends or _two_cards()


def _why_draw(view: View, action: act.Draw | act.DrawTwo, legal: Actions) -> str:
    seat = action.seat
    taken = (action.tribe, action.second) if isinstance(action, act.DrawTwo) else (action.tribe,)
    leads = [_own_lead(view.front(tribe), seat) for tribe in taken]
    closes = [view.front(tribe).pile == taken.count(tribe) for tribe in taken]
    for tribe, lead, last in zip(taken, leads, closes, strict=True):
        if last:
            name = tribe_name(tribe)
            if lead > 0:
                return say(
                    "You lead at {tribe} and its last card is there: close it.",
                    "Vous menez près de la tribu {tribe}, et il ne reste qu'à vider sa pioche : déclenchez la "
                    "bataille.",
                ).format(tribe=name)
            toward = view.toward_box(tribe)
            if lead == 0 and view.front(toward).owner == seat:
                text = say(
                    "A tie at {tribe} is yours, because {other} is yours: close it.",
                    "L'égalité pour la tribu {tribe} est pour vous, car la tribu {other} est à vous : déclenchez "
                    "la bataille.",
                )
                return text.format(tribe=name, other=tribe_name(toward))
    if len(legal) == 1:
        return say("There is no other pile to choose.", "Il n'y a pas d'autre pioche à choisir.")
    for tribe, lead in zip(taken, leads, strict=True):
        if lead > 0:
            text = say(
                "You lead at {tribe}: the sooner its pile is gone, the better.",
                "Vous menez près de la tribu {tribe} : plus vite sa pioche sera vide, mieux ce sera.",
            )
            return text.format(tribe=tribe_name(tribe))
    if any(leads) or any(closes):
        return say("The other piles would cost you more.", "Les autres pioches vous coûteraient plus cher.")
    others = [front for front in view.fronts if front.pile and front.tribe not in taken]
    behind = [front for front in others if _own_lead(front, seat) < 0]
    if behind:
        soonest = min(behind, key=lambda front: front.pile).tribe
        return say(
            "You are behind at {tribe}, so leave its pile alone.",
            "Vous êtes derrière près de la tribu {tribe} : ne touchez pas à sa pioche.",
        ).format(tribe=tribe_name(soonest))
    text = say(
        "Nobody leads at {tribe} yet, so its pile gives nothing away.",
        "Personne ne mène encore près de la tribu {tribe} : prendre dans sa pioche n'avantage personne.",
    )
    return text.format(tribe=tribe_name(taken[0]))
