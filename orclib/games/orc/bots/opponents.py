"""The opponents: one that weighs the table and one that also looks ahead, beside the beginner."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from orclib.engine import Seat
from orclib.engine.bot import Advice, Bot
from orclib.games.orc import actions as act
from orclib.games.orc.bots.beginner import BEGINNER, NO_ATTACK, TWO_CARDS
from orclib.games.orc.bots.outlook import Outlook, count, guess, own_lead, prospect, value, without
from orclib.games.orc.bots.search import Actions, AnyOrc, Search
from orclib.games.orc.box import SEATS, TRIBES, Card, End, Half
from orclib.games.orc.state import Phase, State, View
from orclib.games.orc.text.phrases import orcs
from orclib.games.orc.text.sentences import tribe_name
from orclib.language import say

LOST: Final = 0.3
"""Below this chance a tribe counts as lost when a choice is explained."""
TELLS: Final = 0.6
"""Points that an attack must gain at its tribe to be explained by that."""
NEAR: Final = 4
"""Decisions that the strong bot looks ahead: the rest of its turn and the answer."""
END_CARDS: Final = 6
"""With so few cards in the piles it plays every imagined game to its end."""
SAMPLES: Final = 24
"""Imagined worlds a decision: the longest takes about half a second. Fifty won no more games than sixteen."""


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
        return self.search.best(game, view, legal, rng)


BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (BEGINNER, Sensible(), Strong())}
"""The weakest first."""


# --- the reason it gives ---


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


def _spends(outlook: Outlook, seat: Seat, card: Card) -> str:
    """What to say when a card used shows orcs of a lost tribe; "" otherwise."""
    for tribe in (card.double, card.single):
        if outlook.chances()[tribe.index][seat] < LOST:
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
            return spends or say(*NO_ATTACK)
        return spends or say(
            "No attack is worth it now: this card is the one to give up.",
            "Aucune attaque n'en vaut la peine : c'est cette carte qu'il faut sacrifier.",
        )
    at, front = action.tribe.index, after.front(action.tribe)
    own, foe = front.strength(seat), front.strength(SEATS[1 - seat])
    names = {"tribe": tribe_name(action.tribe), "own": own, "foe": foe}
    was, now = own_lead(view.front(action.tribe), seat), own_lead(front, seat)
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
    return spends or say(*TWO_CARDS)


def _why_draw(view: View, action: act.Draw | act.DrawTwo, legal: Actions) -> str:
    seat = action.seat
    taken = (action.tribe, action.second) if isinstance(action, act.DrawTwo) else (action.tribe,)
    leads = [own_lead(view.front(tribe), seat) for tribe in taken]
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
    behind = [front for front in others if own_lead(front, seat) < 0]
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
