"""Two opponents: one that plays sanely at random, one that weighs what every move does to the gold to expect.

The better one rests on `outlook.py`. PAIRS, HOLD and LOOKING were found in games against changed copies of itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from orclib.engine.bot import Advice, Bot
from orclib.games.armadora import actions as act
from orclib.games.armadora.bots.beginner import BEGINNER
from orclib.games.armadora.bots.outlook import Outlook, possible
from orclib.games.armadora.box import Square
from orclib.games.armadora.rules.territories import Land, line_bit, lines_of, squares_of
from orclib.games.armadora.state import Phase, View, Warrior
from orclib.games.armadora.text.names import gold_count, squares_list
from orclib.language import say

PAIRS: Final = 6
"""Of the palisades that gain most, so many are tried two by two."""
HOLD: Final = 0.25
"""Gold that a point of a warrior's value must gain while the board is empty: large ones are kept for later."""
LOOKING: Final = 0.35
"""Gold that a look is worth where all of a settled territory hangs on it: a share of what is at stake there."""
TOKEN: Final = 1.0
"""Gold that a power or a reinforcement must gain before it is spent, while much of the board is free."""
WORTH: Final = 0.05
"""Gold that an action must gain to be explained by it."""


class Weighed(NamedTuple):
    """An action, the gold it gains, and why it is good."""

    gain: float
    action: Any
    why: str


class Sensible:
    """Takes the action that adds most to the gold it may expect; passes only when nothing adds any."""

    name = "sensible"

    def choose(self, game: Any, view: View, legal: Sequence[Any], rng: Random) -> Advice:
        if len(legal) == 1 and isinstance(legal[0], act.Pass):
            return Advice(legal[0], "")
        if view.phase is Phase.HEAPS:
            return Advice(rng.choice(legal), "")
        best = max(self.weighed(view, legal), key=lambda each: each.gain)
        return Advice(best.action, best.why)

    def weighed(self, view: View, legal: Sequence[Any]) -> list[Weighed]:
        """Every action with what it gains."""
        seat, kinds = legal[0].seat, _by_kind(legal)
        outlook = Outlook(view, view.options.side(seat))
        found = [
            *self._warriors(outlook, kinds.get(act.PlaceWarrior, ())),
            *self._palisades(outlook, kinds.get(act.LayPalisade, ())),
            *self._reinforcements(outlook, kinds.get(act.PlaceReinforcement, ())),
        ]
        done = max((each.gain for each in found), default=0.0)
        found += self._powers(outlook, kinds, max(done, 0.0))
        found += [
            Weighed(0.0, action, say("One palisade is enough here.", "Ici, une seule palissade suffit."))
            for action in kinds.get(act.Stop, ())
        ]
        # Waiting costs nothing while one has something small to do: a pass is for good.
        found += [
            Weighed(-WORTH, action, say("Nothing more can be gained.", "Il n'y a plus rien à gagner."))
            for action in kinds.get(act.Pass, ())
        ]
        return found

    def _warriors(self, outlook: Outlook, actions: Iterable[act.PlaceWarrior]) -> Iterable[Weighed]:
        hold = HOLD * outlook.free.bit_count() / 32
        for action in actions:
            gain = outlook.gain(action.square, action.value) - hold * (action.value - 1)
            yield Weighed(gain, action, self._about(outlook, action.square, action.value))

    def _about(self, outlook: Outlook, square: Square, value: int) -> str:
        """Why a warrior is good there."""
        land = outlook.land
        territory = land.territory(square)
        gold = sum(map(outlook.view.gold, squares_of(territory)))
        free = (territory & outlook.free).bit_count()
        if len(land.territories) > 1 and gold and free == 1:
            return say(
                "It fills the last free square around {gold}.", "Cela remplit la dernière case libre autour de {gold}."
            ).format(gold=gold_count(gold))
        if gold and territory.bit_count() < 2 * land.minimum:  # no palisade can divide it any more
            return say(
                "The strongest in this territory takes {gold}.", "Le plus fort de ce territoire prend {gold}."
            ).format(gold=gold_count(gold))
        if value >= 4:
            return say(
                "A large value where much gold can still be fenced in.",
                "Une grande valeur là où l'on peut encore enclore beaucoup d'or.",
            )
        return say(
            "More strength where gold can still be fenced in.", "De la force là où l'on peut encore enclore de l'or."
        )

    def _palisades(self, outlook: Outlook, actions: Sequence[act.LayPalisade]) -> Iterable[Weighed]:
        if not actions:
            return
        lands = {action.line: outlook.land.with_palisade(action.line) for action in actions}
        gains = {line: outlook.with_land(land) - outlook.gold for line, land in lands.items()}
        best: dict[Any, tuple[float, Land, Any]] = {line: (gain, lands[line], None) for line, gain in gains.items()}
        if outlook.view.phase is not Phase.SECOND_STICK and outlook.view.supply > 1:
            for one, two in self._pairs(outlook, gains):
                if lands[one].legal & line_bit(two):
                    both = lands[one].with_palisade(two)
                    gain = outlook.with_land(both, 2) - outlook.gold
                    for line, other in ((one, two), (two, one)):
                        best[line] = max(best[line], (gain, both, other), key=lambda each: each[0])
        for action in actions:
            gain, land, second = best[action.line]
            yield Weighed(gain, action, self._fence(outlook, land, second))

    def _pairs(self, outlook: Outlook, gains: dict[Any, float]) -> Iterable[tuple[Any, Any]]:
        """Palisades worth trying together: those that gain most, and those that close a plot."""
        top = sorted(gains, key=gains.__getitem__, reverse=True)[:PAIRS]
        pairs = [*combinations(top, 2)]
        near = [plot for plot in possible(outlook.land) if plot.missing.bit_count() == 2]
        near.sort(key=lambda plot: abs(outlook.chance(plot.squares) - 0.5) * len(plot.heaps), reverse=True)
        for plot in near[:PAIRS]:
            one, two = lines_of(plot.missing)
            if one in gains and two in gains:
                pairs.append((one, two))
        return dict.fromkeys(pairs)

    def _fence(self, outlook: Outlook, land: Land, second: Any = None) -> str:
        """Why palisades are good; `second` is the one that has to follow for it."""
        made = [mask for mask in land.territories if mask not in outlook.land.territories]
        rich = [mask for mask in made if any(map(outlook.view.gold, squares_of(mask)))]
        mine = max(rich, key=outlook.chance, default=0)
        if not mine:
            return say("A step towards a fence around gold.", "Un pas vers une clôture autour de l'or.")
        squares = squares_of(mine)
        gold = gold_count(sum(map(outlook.view.gold, squares)))
        if outlook.standing(mine).lead > 0 and len(squares) <= 10:
            text = (
                say(
                    "It closes off {squares}, where you are ahead: {gold}.",
                    "Cela ferme un territoire où vous êtes devant, {squares} : {gold}.",
                )
                if second is None
                else say(
                    "With {second} it closes off {squares}, where you are ahead: {gold}.",
                    "Avec {second}, elle ferme {squares}, où vous êtes en tête : {gold}.",
                )
            )
            return text.format(squares=squares_list(squares), gold=gold, second=second)
        text = (
            say("It divides a territory.", "Elle divise un territoire.")
            if second is None
            else say("With {second} it divides a territory.", "Avec {second}, elle divise un territoire.")
        )
        return text.format(second=second)

    def _reinforcements(self, outlook: Outlook, actions: Iterable[act.PlaceReinforcement]) -> Iterable[Weighed]:
        for action in actions:
            mask = outlook.land.territory(action.square)
            gold = sum(map(outlook.view.gold, squares_of(mask)))
            at = outlook.standing(mask)
            better = at._replace(lead=at.lead + 1.5)  # one point, and a tie is won
            gain = gold * (outlook.win(better) - outlook.chance(mask)) - self._price(outlook)
            yield Weighed(
                gain,
                action,
                say(
                    "One more point, and ties too, where {gold} is at stake.",
                    "Un point de plus, et les égalités aussi. En jeu : {gold}.",
                ).format(gold=gold_count(gold)),
            )

    def _price(self, outlook: Outlook) -> float:
        """What a token is worth if it is kept: less and less as the board fills."""
        return TOKEN * outlook.free.bit_count() / 32

    def _powers(self, outlook: Outlook, kinds: dict[type, list[Any]], done: float) -> Iterable[Weighed]:
        """Powers come before the action, so what they gain adds to what the action gains."""
        price = self._price(outlook)
        for action in kinds.get(act.Shoot, ()):
            gain = self._changed(outlook, action.square, arrows=1)
            yield Weighed(
                done + gain - price,
                action,
                say(
                    "One point less for the other side where it is close.",
                    "Un point de moins pour l'autre camp, là où c'est serré.",
                ),
            )
        for action in kinds.get(act.ExtraWarrior, ()):
            gain = outlook.gain(action.square, action.value) - 0.1 * action.value
            yield Weighed(
                done + gain - price,
                action,
                say("A second warrior in one turn.", "Un deuxième guerrier dans le même tour."),
            )
        for action in kinds.get(act.ExtraPalisade, ()):
            land = outlook.land.with_palisade(action.line)
            gain = outlook.with_land(land) - outlook.gold
            yield Weighed(done + gain - price, action, self._fence(outlook, land))
        for action in kinds.get(act.Look, ()):
            mask = outlook.land.territory(action.square)
            if not _unseen(outlook.view, action.square) or mask.bit_count() >= 2 * outlook.land.minimum:
                continue  # where the territory can still be divided, it is too soon to look
            gold, chance = sum(map(outlook.view.gold, squares_of(mask))), outlook.chance(mask, settled=True)
            gain = 4 * LOOKING * gold * chance * (1 - chance)  # the closer it is, the more one value may decide
            yield Weighed(
                done + gain - price,
                action,
                say("It is close there: better to know.", "C'est serré à cet endroit : mieux vaut savoir."),
            )

    def _changed(self, outlook: Outlook, square: Square, arrows: int) -> float:
        """What an arrow gains."""
        one = outlook.view.squares[square.index]
        assert one is not None
        squares = list(outlook.view.squares)
        squares[square.index] = replace(one, arrows=one.arrows + arrows)
        return Outlook(replace(outlook.view, squares=tuple(squares)), outlook.side).gold - outlook.gold


def _unseen(view: View, square: Square) -> bool:
    one: Warrior | None = view.squares[square.index]
    return one is not None and one.value is None


def _by_kind(legal: Sequence[Any]) -> dict[type, list[Any]]:
    kinds: dict[type, list[Any]] = {}
    for action in legal:
        kinds.setdefault(type(action), []).append(action)
    return kinds


BOTS: Final[dict[str, Bot]] = {"beginner": BEGINNER, "sensible": Sensible()}
