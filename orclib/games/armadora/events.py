"""What can happen in Armadöra: each event with what it tells, to whom, and where on the picture."""

from __future__ import annotations

from functools import reduce
from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.armadora import box as box
from orclib.games.armadora.actions import line_target, square_target
from orclib.games.armadora.box import Line, People, Square
from orclib.language import plural, say

# --- set-up ----------------------------------------------------------------------------------------------------------


class HeapPut(Event, frozen=True, tag=True):
    """A heap was put on a gold square (ARM-3.5)."""

    square: Square
    gold: int
    where = "square:{square}"
    says = ("A heap of {gold} gold goes on {square}.", "Un tas de {gold} pièces d'or va en {square}.")


class FirstNamed(Event, frozen=True, tag=True):
    """It was settled who starts (ARM-3.7)."""

    seat: Seat
    people: People
    where = "screen:{seat}"
    says = ("{people} takes the first turn.", "{people} joue en premier.")


class HandsTaken(Event, frozen=True, tag=True):
    """Each player took the same hand behind a screen (ARM-3.3)."""

    tiles: int
    points: int
    says = (
        (
            "Each player takes the same {tiles} warrior behind a screen: {points} points in all.",
            "Each player takes the same {tiles} warriors behind a screen: {points} points in all.",
        ),
        (
            "Chaque joueur prend le même guerrier derrière un paravent ({tiles}) : {points} points en tout.",
            "Chaque joueur prend les mêmes {tiles} guerriers derrière un paravent : {points} points en tout.",
        ),
        "tiles",
    )


class TilesLeftOut(Event, frozen=True, tag=True):
    """The other tiles went back to the box (ARM-3.4)."""

    each: int
    """Left over for each people that plays."""
    unused: int
    """Peoples that do not play, whose 16 tiles all stay in the box."""

    @property
    def says(self) -> str:
        if not self.each:
            return say(
                "All tiles of the peoples that play are used.",
                "Aucune tuile des peuples en jeu ne reste dans la boîte.",
            )
        return plural(
            self.each,
            (
                "{each} tile of each people that plays stays in the box.",
                "{each} tiles of each people that plays stay in the box.",
            ),
            (
                "{each} tuile de chaque peuple en jeu reste dans la boîte.",
                "{each} tuiles de chaque peuple en jeu restent dans la boîte.",
            ),
        )


class SupplyMade(Event, frozen=True, tag=True):
    """The palisades were put beside the board for everybody (ARM-3.6)."""

    palisades: int
    where = "supply"
    says = ("{palisades} palisades lie ready for everybody.", "{palisades} palissades sont prêtes, pour tout le monde.")


class TeamsMade(Event, frozen=True, tag=True):
    """Those who face each other play together (ARM-10.1)."""

    one: tuple[People, People]
    two: tuple[People, People]
    says = (
        "Those who face each other play together: {one} against {two}.",
        "Ceux qui se font face jouent ensemble : {one} contre {two}.",
    )


class TokensGiven(Event, frozen=True, tag=True):
    """A player received tokens: the reinforcement (ARM-11.1) or power tokens (ARM-11.2)."""

    people: People
    tokens: int
    says = by_clause(
        {
            "ARM-11.1": ("{people} receives one reinforcement.", "{people} reçoit un renfort."),
            "ARM-11.2": (
                ("{people} receives {tokens} power token.", "{people} receives {tokens} power tokens."),
                ("{people} reçoit {tokens} jeton de pouvoir.", "{people} reçoit {tokens} jetons de pouvoir."),
                "tokens",
            ),
        }
    )


# --- the turn --------------------------------------------------------------------------------------------------------


class WarriorPlaced(Event, frozen=True, tag=True):
    """A warrior was placed face down (ARM-5.2)."""

    private: ClassVar[tuple[str, ...]] = ("value",)
    seat: Seat
    people: People
    square: Square
    value: int | None
    knows: tuple[Seat, ...]
    """Who may read the value: the owner; with `partners_share` the partner; nobody again if `relook` is off."""
    left: int
    where = "square:{square}"

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return self.knows

    unseen = (
        (
            "{people} places a warrior face down on {square}; {left} tile is left behind the screen.",
            "{people} places a warrior face down on {square}; {left} tiles are left behind the screen.",
        ),
        (
            "{people} pose un guerrier face cachée en {square} ; il reste {left} tuile derrière le paravent.",
            "{people} pose un guerrier face cachée en {square} ; il reste {left} tuiles derrière le paravent.",
        ),
        "left",
    )
    says = (
        (
            "{people} places a {value} face down on {square}; {left} tile is left behind the screen.",
            "{people} places a {value} face down on {square}; {left} tiles are left behind the screen.",
        ),
        (
            "{people} pose un {value} face cachée en {square} ; il reste {left} tuile derrière le paravent.",
            "{people} pose un {value} face cachée en {square} ; il reste {left} tuiles derrière le paravent.",
        ),
        "left",
    )


class ExtraWarriorPlaced(Event, frozen=True, tag=True):
    """The Goblin's extra warrior was placed face up (ARM-14.8)."""

    seat: Seat
    people: People
    square: Square
    value: int
    where = "square:{square}"
    says = (
        "{people} uses a power: a {value} face up on {square}.",
        "{people} utilise son pouvoir : un {value} face visible en {square}.",
    )


class PalisadeLaid(Event, frozen=True, tag=True):
    """A palisade was laid: the first or second of the action (ARM-6.1), or the Orc's extra one (ARM-14.12)."""

    seat: Seat
    people: People
    line: Line
    supply: int
    """What is left of it."""
    extra: bool = False
    closes_nothing: bool = False

    @property
    def marks(self) -> tuple[str, ...]:
        return (line_target(self.line),)

    @property
    def says(self) -> str:
        if self.extra:
            return plural(
                self.supply,
                (
                    "{people} uses a power: an extra palisade on {line}. {supply} palisade is left.",
                    "{people} uses a power: an extra palisade on {line}. {supply} palisades are left.",
                ),
                (
                    "{people} utilise son pouvoir : une palissade de plus en {line}. Il reste {supply} palissade.",
                    "{people} utilise son pouvoir : une palissade de plus en {line}. Il reste {supply} palissades.",
                ),
            )
        return plural(
            self.supply,
            (
                "{people} lays a palisade on {line}. {supply} palisade is left.",
                "{people} lays a palisade on {line}. {supply} palisades are left.",
            ),
            (
                "{people} pose une palissade en {line}. Il reste {supply} palissade.",
                "{people} pose une palissade en {line}. Il reste {supply} palissades.",
            ),
        )


class Stopped(Event, frozen=True, tag=True):
    """The player left it at one palisade (ARM-6.1)."""

    seat: Seat
    people: People
    says = ("{people} leaves it at one palisade.", "{people} s'en tient à une palissade.")


class TerritoryDivided(Event, frozen=True, tag=True):
    """A palisade divided a territory in two (ARM-7.1, ARM-7.6)."""

    one: tuple[Square, ...]
    two: tuple[Square, ...]

    @property
    def marks(self) -> tuple[str, ...]:
        smaller = min(self.one, self.two, key=len)
        return tuple(map(square_target, smaller))

    @property
    def says(self) -> str:
        text = (
            say(
                "The board falls into two territories: {one} and {two} squares.",
                "Le plateau se coupe en deux territoires : {one} et {two} cases.",
            )
            if self.clause == "ARM-7.4"
            else say(
                "A territory is divided again: {one} and {two} squares.",
                "Un territoire est encore divisé : {one} et {two} cases.",
            )
        )
        one, two = sorted((len(self.one), len(self.two)))
        return text.format(one=one, two=two)


class TerritoryCompleted(Event, frozen=True, tag=True):
    """Every square of a territory is occupied now (ARM-7.8)."""

    squares: tuple[Square, ...]
    where = "square:{squares...}"
    says = (
        "Every square is occupied now: {squares} are a complete territory.",
        "Toutes les cases sont occupées : {squares} forment un territoire complet.",
    )


class SupplyEmpty(Event, frozen=True, tag=True):
    """The last palisade was laid (ARM-6.4)."""

    where = "supply"
    says = (
        "That was the last palisade: nobody can lay any more.",
        "C'était la dernière palissade : plus personne ne peut en poser.",
    )


class HandEmpty(Event, frozen=True, tag=True):
    """A player laid the last warrior (ARM-8.1)."""

    seat: Seat
    people: People
    where = "screen:{seat}"
    says = (
        "That was the last warrior behind the screen of {people}.",
        "C'était le dernier guerrier : {people} n'en a plus derrière son paravent.",
    )


class ReinforcementPlaced(Event, frozen=True, tag=True):
    """A warrior was reinforced (ARM-12.1)."""

    seat: Seat
    people: People
    square: Square
    where = "square:{square}"
    says = (
        "{people} puts the reinforcement on {square}: that warrior counts 1 more.",
        "{people} place son renfort en {square} : ce guerrier compte 1 de plus.",
    )


class Looked(Event, frozen=True, tag=True):
    """The Mage looked at a warrior (ARM-14.1); only who `knows` may read the value (ARM-14.3)."""

    stop = True
    private: ClassVar[tuple[str, ...]] = ("value",)
    seat: Seat
    people: People
    square: Square
    owner: People
    value: int | None
    knows: tuple[Seat, ...]
    left: int
    where = "square:{square}"

    @property
    def witnesses(self) -> tuple[Seat, ...] | None:
        return self.knows

    unseen = (
        "{people} uses a power and looks in secret at the tile of {owner} on {square}.",
        "{people} utilise son pouvoir et regarde en secret la tuile posée en {square} par {owner}.",
    )
    says = (
        "{people} uses a power: the tile of {owner} on {square} is a {value}. It stays face down.",
        "{people} utilise son pouvoir : la tuile posée en {square} par {owner} est un {value}. Elle reste face cachée.",
    )


class ArrowShot(Event, frozen=True, tag=True):
    """The Elf shot an arrow (ARM-14.16)."""

    seat: Seat
    people: People
    square: Square
    owner: People
    arrows: int
    """How many stick there now."""
    left: int
    stop = True
    where = "square:{square}"
    says = (
        (
            "{people} uses a power: an arrow hits the warrior of {owner} on {square}. {arrows} arrow sticks there.",
            "{people} uses a power: an arrow hits the warrior of {owner} on {square}. {arrows} arrows stick there.",
        ),
        (
            "{people} utilise son pouvoir : une flèche touche le guerrier posé en {square} par {owner}. Il porte "
            "{arrows} flèche.",
            "{people} utilise son pouvoir : une flèche touche le guerrier posé en {square} par {owner}. Il porte "
            "{arrows} flèches.",
        ),
        "arrows",
    )


class TokenSpent(Event, frozen=True, tag=True):
    """A power token left the game (ARM-14.6, 14.11, 14.15) or stays on its target (ARM-14.21)."""

    people: People
    left: int

    @property
    def says(self) -> str:
        if self.clause == "ARM-14.21":
            return say(
                "The arrow stays on its target; {people} has {left} left.",
                "La flèche reste sur sa cible ; il en reste {left} à {people}.",
            )
        return say(
            "The power token leaves the game; {people} has {left} left.",
            "Le jeton de pouvoir quitte le jeu ; il en reste {left} à {people}.",
        )


class ActionFollows(Event, frozen=True, tag=True):
    """A power was used: one of the three actions has to follow (ARM-13.3)."""

    people: People
    says = (
        "After the power {people} has to do one of the three actions.",
        "Après le pouvoir, {people} doit faire une des trois actions.",
    )


class Passed(Event, frozen=True, tag=True):
    """A player passed, by choice (ARM-8.4) or because nothing could be done (ARM-8.3)."""

    seat: Seat
    people: People
    tiles: int
    """Warriors left in the hand: they count for nothing (ARM-8.9)."""
    forced: bool
    where = "pass screen:{seat}"

    @property
    def says(self) -> str:
        if self.forced:
            return say(
                "{people} can do nothing and has to pass, for the rest of the game.",
                "{people} ne peut rien faire et doit passer, pour le reste de la partie.",
            )
        if self.tiles:
            return plural(
                self.tiles,
                (
                    "{people} passes for the rest of the game; {tiles} warrior in the hand counts for nothing.",
                    "{people} passes for the rest of the game; {tiles} warriors in the hand count for nothing.",
                ),
                (
                    "{people} passe pour le reste de la partie ; {tiles} guerrier encore en main ne compte pas.",
                    "{people} passe pour le reste de la partie ; {tiles} guerriers encore en main ne comptent pas.",
                ),
            )
        return say("{people} passes for the rest of the game.", "{people} passe pour le reste de la partie.")


class TurnBegun(Event, frozen=True, tag=True):
    """It is somebody's turn: the next one clockwise (ARM-4.4), or the last one left again (ARM-8.7)."""

    seat: Seat
    people: People

    @property
    def says(self) -> str:
        return (
            say("Only {people} has not passed, and plays again.", "Seul {people} n'a pas passé et joue encore.")
            if self.clause == "ARM-8.7"
            else say("It is the turn of {people}.", "C'est à {people} de jouer.")
        )


# --- the end ---------------------------------------------------------------------------------------------------------


class GameStopped(Event, frozen=True, tag=True):
    """Everybody has passed (ARM-8.8)."""

    says = ("Everybody has passed: the game stops.", "Tout le monde a passé : la partie s'arrête.")


class WarriorsRevealed(Event, frozen=True, tag=True):
    """Every warrior on the board was turned up (ARM-9.1)."""

    warriors: int

    stop = True

    @property
    def says(self) -> str:
        if not self.warriors:
            return say(
                "No warrior lies face down, so none has to be turned up.",
                "Aucun guerrier n'est face cachée : il n'y a rien à découvrir.",
            )
        return plural(
            self.warriors,
            ("{warriors} warrior is turned up.", "All {warriors} warriors are turned up."),
            ("On découvre {warriors} guerrier.", "On découvre les {warriors} guerriers."),
        )


class TerritoryWon(Event, frozen=True, tag=True):
    """A territory's gold went to the highest total (ARM-9.3), or to a reinforcement in a tie (ARM-12.7, ARM-R24)."""

    number: int
    squares: tuple[Square, ...]
    side: tuple[People, ...]
    gold: int
    total: int
    """Of the side that wins."""
    best: int
    """The highest there; more than `total` only where a reinforcement wins any tie (ARM-R24)."""
    where = "square:{squares...}"

    says = by_clause(
        {
            "ARM-9.3": (
                (
                    "Territory {at}: {side} has the highest total, {total}, and takes {gold} gold.",
                    "Territory {at}: {side} have the highest total together, {total}, and take {gold} gold.",
                ),
                (
                    "Territoire {at} : {side} a le total le plus élevé, {total}, et prend {gold} pièces d'or.",
                    "Territoire {at} : {side} ont ensemble le total le plus élevé, {total}, et prennent {gold} pièces "
                    "d'or.",
                ),
                "side",
            ),
            "ARM-9.8": (
                "Territory {at}: {total} is the best that is there. {gold} gold for {side}.",
                "Territoire {at} : le meilleur total présent est {total}. {gold} pièces d'or pour {side}.",
            ),
            "ARM-12.7": (
                "Territory {at}: a tie at {total}, and the reinforcement of {side} wins it. {gold} gold.",
                "Territoire {at} : égalité à {total}, gagnée par {side} grâce au renfort : {gold} pièces d'or.",
            ),
            "ARM-R24": (
                "Territory {at}: a tie at {best}. Read so (ARM-R24), {side} wins it with a reinforcement: {gold} gold.",
                "Territoire {at} : égalité à {best}. Dans cette lecture (ARM-R24), un renfort la fait gagner à {side} "
                ": {gold} pièces d'or.",
            ),
        }
    )


class TerritoryShared(Event, frozen=True, tag=True):
    """A territory's gold was shared (ARM-9.4); the remainder is nobody's (ARM-9.5)."""

    number: int
    squares: tuple[Square, ...]
    sides: tuple[People, ...]
    gold: int
    share: int
    remainder: int
    total: int
    teams: bool
    where = "square:{squares...}"

    @property
    def says(self) -> str:
        if self.teams:
            if not self.remainder:
                return say(
                    "Territory {at}: both teams have {total} and share {gold} gold: {share} for each team.",
                    "Territoire {at} : les deux équipes ont {total} et se partagent {gold} pièces d'or : {share} par "
                    "équipe.",
                )
            return say(
                "Territory {at}: both teams have {total} and share {gold} gold: {share} for each team, and "
                "{remainder} for nobody.",
                "Territoire {at} : les deux équipes ont {total} et se partagent {gold} pièces d'or : {share} par "
                "équipe, et {remainder} pour personne.",
            )
        if not self.remainder:
            return say(
                "Territory {at}: {sides} tie at {total} and share {gold} gold: {share} each.",
                "Territoire {at} : {sides} sont à égalité à {total} et se partagent {gold} pièces "
                "d'or : {share} chacun.",
            )
        return say(
            "Territory {at}: {sides} tie at {total} and share {gold} gold: {share} each, and {remainder} for nobody.",
            "Territoire {at} : {sides} sont à égalité à {total} et se partagent {gold} pièces d'or : {share} chacun, "
            "et {remainder} pour personne.",
        )


class TerritoryUnclaimed(Event, frozen=True, tag=True):
    """Nobody takes a territory's gold: no warrior is there (ARM-9.7), or no total is above 0 (ARM-R19)."""

    number: int
    squares: tuple[Square, ...]
    gold: int
    where = "square:{squares...}"
    says = by_clause(
        {
            "ARM-9.7": (
                "Territory {at}: no warrior is there, so its {gold} gold goes to nobody.",
                "Territoire {at} : il n'y a aucun guerrier, donc ses {gold} pièces d'or ne sont à personne.",
            ),
            "ARM-R19": (
                "Territory {at}: read so (ARM-R19), a total under 1 takes nothing. Its {gold} gold goes to nobody.",
                "Territoire {at} : dans cette lecture (ARM-R19), un total inférieur à 1 ne prend rien. Les {gold} "
                "pièces d'or ne sont à personne.",
            ),
        }
    )


class BestIsLow(Event, frozen=True, tag=True):
    """The best total of a territory is not above 0, and yet it counts (ARM-9.8)."""

    number: int
    squares: tuple[Square, ...]
    total: int
    where = "square:{squares...}"
    says = (
        "Territory {at}: the best total that is there, {total}, is not above 0, and yet counts.",
        "Territoire {at} : le meilleur total présent, {total}, ne dépasse pas 0 ; il compte quand même.",
    )


class PlayerBeaten(Event, frozen=True, tag=True):
    """A player lost: by less gold (ARM-9.9), by smaller piles (ARM-9.10)."""

    people: People
    piles: tuple[int, ...]
    """Those of the player's side."""
    best: tuple[int, ...]
    """The piles of who wins."""

    @property
    def says(self) -> str:
        own, best = self.piles, self.best
        if self.clause == "ARM-9.9":
            text = say(
                "{people} has less gold, {own} against {most}, and does not win.",
                "{people} a moins d'or, {own} contre {most}, et ne gagne pas.",
            )
            return text.replace("{own}", str(sum(own))).replace("{most}", str(sum(best)))
        larger, smaller = next((a, b) for a, b in zip(best, own, strict=False) if a != b)
        text = say(
            "Equal gold, {gold}, but {people} has the smaller pile, {smaller} against {larger}, and does not win.",
            "Même total d'or, {gold}, mais {people} a la plus petite pile, {smaller} contre {larger}, et ne gagne pas.",
        )
        told = {"{gold}": sum(own), "{smaller}": smaller, "{larger}": larger}
        return reduce(lambda words, item: words.replace(item[0], str(item[1])), told.items(), text)


class GameDecided(Event, frozen=True, tag=True):
    """The gold was compared: the most wins (ARM-9.9), else the piles (ARM-9.10), else the victory is shared (ARM-9.11).

    Where equal gold is read to be enough, that reading shares it (ARM-R21).
    """

    winners: tuple[People, ...]
    gold: int
    """What the winning side has."""

    stop = True
    says = by_clause(
        {
            "ARM-9.9": (
                ("{winners} wins with {gold} gold.", "{winners} win with {gold} gold."),
                (
                    "{winners} gagne, avec un total d'or de {gold}.",
                    "{winners} gagnent, avec un total d'or de {gold}.",
                ),
                "winners",
            ),
            "ARM-9.10": (
                (
                    "Equal gold, {gold}: {winners} has the larger pile and wins.",
                    "Equal gold, {gold}: {winners} have the larger pile and win.",
                ),
                (
                    "Même total d'or, {gold} : {winners} a la plus grande pile et gagne.",
                    "Même total d'or, {gold} : {winners} ont la plus grande pile et gagnent.",
                ),
                "winners",
            ),
            **dict.fromkeys(
                ("ARM-9.11", "ARM-R21"),
                (
                    "{winners} share the victory, each side with {gold} gold.",
                    "{winners} se partagent la victoire, avec un total d'or de {gold} par camp.",
                ),
            ),
        }
    )
