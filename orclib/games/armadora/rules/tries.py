"""What learners try and the rules never allow, each with every rule against it (spec 6)."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Reason, Rule, Seat, Try
from orclib.games.armadora.actions import MARKS, LayPalisade, line_target, screen_target
from orclib.games.armadora.box import LINES, SQUARES, Line, People, Side, Square
from orclib.games.armadora.rules.knowledge import known_to
from orclib.games.armadora.rules.palisades import not_on_line
from orclib.games.armadora.rules.places import marks, outside
from orclib.games.armadora.rules.territories import line_bit
from orclib.games.armadora.rules.turn import NOBODY_THERE, over, plays
from orclib.games.armadora.state import Phase, State
from orclib.language import say


class ArmadoraTry(Try, frozen=True):
    """Never legal in any position."""

    marks = MARKS

    def untimely(self, state: State) -> list[Reason]:
        return over(state)


class OnSquare(ArmadoraTry, frozen=True):
    """What is tried on a square."""

    square: Square

    def judge(self, state: State) -> tuple[Reason, ...]:
        return super().judge(state) if self.square.bit else (*over(state), *outside(self.square))


def never_legal_actions(state: State, seat: Seat) -> Iterator[Try | LayPalisade]:
    """Those that can be pointed at on the picture: taking things back, peeking, the rim, other screens."""
    for square in SQUARES:
        one = state.squares[square.index]
        if one is not None and one.owner != seat and not one.face_up and state.phase is not Phase.OVER:
            yield Peek(seat, square)
        elif one is not None or state.gold(square):
            yield TakeBack(seat, square)
    for line in LINES:
        if state.land.palisades & line_bit(line):
            yield TakePalisade(seat, line)
    for square in SQUARES:
        yield from (LayPalisade(seat, side.beside(square)) for side in Side if side.of(square))
    yield from (LookBehind(seat, player) for player in state.options.seats if player != seat)


GOLD_STAYS = Rule(
    "gold-stays",
    "ARM-2.7",
    "The heap on {square} stays where it is until the final count.",
    "Le tas en {square} reste à sa place jusqu'au décompte final.",
)
WARRIOR_STAYS = Rule(
    "warrior-stays",
    "ARM-2.7",
    "The warrior on {square} stays where it is until the final count.",
    "Le guerrier en {square} reste à sa place jusqu'au décompte final.",
)
NOTHING_THERE = Rule("nothing-there", "ARM-2.7", "Nothing lies on {square}.", "Il n'y a rien en {square}.")
GOLD_AT_THE_END = Rule(
    "gold-at-the-end",
    "ARM-1.2",
    "Gold is won only at the final count, territory by territory.",
    "L'or ne se gagne qu'au décompte final, territoire par territoire.",
)


class TakeBack(OnSquare, frozen=True, tag="take"):
    """Move or take back a warrior or a heap on a square."""

    typed = "take|prendre|reprendre|remove|enlever|retirer [back] [what_lies|ce_qui_est_posé] {square} [back]"
    points = "square:{square}"
    says = ("Take what lies on {square}", "Prendre ce qui est posé en {square}")

    def reasons(self, state: State) -> list[Reason]:
        here, facts = marks((self.square,)), {"square": self.square}
        if state.gold(self.square):
            return [GOLD_STAYS(*here, **facts), GOLD_AT_THE_END(*here, **facts)]
        return [(NOTHING_THERE if state.squares[self.square.index] is None else WARRIOR_STAYS)(*here, **facts)]


PALISADE_STAYS = Rule(
    "palisade-stays",
    "ARM-2.7",
    "The palisade on {line} stays: none is ever taken back.",
    "La palissade en {line} reste là : on n'en reprend jamais aucune.",
)
NOBODYS_PALISADE = Rule(
    "nobodys-palisade",
    "ARM-6.15",
    "Once laid, the palisade on {line} belongs to nobody.",
    "Une fois posée, la palissade en {line} n'est à personne.",
)
NO_PALISADE = Rule("no-palisade", "ARM-2.7", "No palisade lies on {line}.", "Il n'y a pas de palissade en {line}.")


class TakePalisade(ArmadoraTry, frozen=True, tag="take palisade"):
    line: Line
    typed = "take|prendre|reprendre|remove|enlever|retirer [back] {line} [back]"
    points = "{line}"
    says = ("Take the palisade on {line} back", "Reprendre la palissade en {line}")

    def reasons(self, state: State) -> list[Reason]:
        facts = {"line": self.line}
        if not self.line.exists:
            return not_on_line(state.land, self.line)
        if state.land.palisades & line_bit(self.line):
            here = (line_target(self.line),)
            return [PALISADE_STAYS(*here, **facts), NOBODYS_PALISADE(*here, **facts)]
        return [NO_PALISADE(**facts)]


OPEN_TO_ALL = Rule(
    "open-to-all",
    "ARM-15.4",
    "The warrior on {square} lies face up: everybody can read it.",
    "Le guerrier en {square} est face visible : tout le monde lit sa valeur.",
)
NEVER_TURNED = Rule(
    "never-turned",
    "ARM-2.7",
    "What has been laid on {square} is not turned over before the final count.",
    "Ce qui est posé en {square} ne se retourne pas avant le décompte final.",
)
STAYS_FACE_UP = Rule(
    "stays-face-up",
    "ARM-14.8",
    "The Goblin's extra warrior on {square} stays face up.",
    "Le guerrier supplémentaire du Gobelin, en {square}, reste face visible.",
)
STAYS_FACE_DOWN = Rule(
    "stays-face-down",
    "ARM-5.2",
    "The warrior on {square} was laid face down and stays so.",
    "Le guerrier en {square} a été posé face cachée et le reste.",
)


class TurnOver(OnSquare, frozen=True, tag="turn"):
    """Turn up a warrior of one's own, or turn one down."""

    typed = "turn|retourner|flip [over|up|down] {square} [over]"
    says = ("Turn the warrior on {square} over", "Retourner le guerrier en {square}")

    def reasons(self, state: State) -> list[Reason]:
        here, one = marks((self.square,)), state.squares[self.square.index]
        facts = {"square": self.square}
        if one is None:
            return [(GOLD_STAYS if state.gold(self.square) else NOTHING_THERE)(*here, **facts)]
        if state.phase is Phase.OVER:
            return [OPEN_TO_ALL(*here, **facts)]
        reasons = [NEVER_TURNED(*here, **facts)]
        if one.face_up:
            return [*reasons, STAYS_FACE_UP(*here, **facts)]
        reasons.append(STAYS_FACE_DOWN(*here, **facts))
        if one.owner != self.seat:
            reasons.append(_secret(state, one.owner)(*here, **facts, people=state.people(one.owner)))
        return reasons


NOBODY_TO_SEE = Rule(
    "nobody-to-see", "ARM-15.1", "No warrior stands on {square}.", "Il n'y a pas de guerrier en {square}."
)
OWN_TILE_KNOWN = Rule(
    "own-tile-known",
    "ARM-15.2",
    "You may look at your own tile on {square} whenever you like: its value is shown.",
    "Votre tuile en {square}, vous pouvez la regarder quand vous voulez : sa valeur est affichée.",
)
NO_SECOND_LOOK = Rule(
    "no-second-look",
    "ARM-15.2",
    "It was agreed that nobody looks again at a tile laid down, not even at {square}.",
    "C'est convenu : personne ne regarde à nouveau une tuile posée, pas même en {square}.",
)
READ_NO_SECOND_LOOK = Rule(
    "read-no-second-look",
    "ARM-R12",
    "Read so, tiles are a matter of memory once they lie face down.",
    "Dans cette lecture, les tuiles posées face cachée sont affaire de mémoire.",
)
KNOWN_ALREADY = Rule(
    "known-already",
    "ARM-15.1",
    "You know the value on {square} already: it is shown to you.",
    "Vous connaissez déjà la valeur en {square} : elle est affichée.",
)


class Peek(OnSquare, frozen=True, tag="peek"):
    """Look at another's face-down warrior without the Mage's power, or at one's own when that was agreed away."""

    typed = "peek|épier|regarder_en_cachette {square}"
    points = "square:{square}"
    says = ("Peek at the warrior on {square}", "Regarder en cachette le guerrier en {square}")

    def reasons(self, state: State) -> list[Reason]:
        here, one = marks((self.square,)), state.squares[self.square.index]
        facts: dict[str, object] = {"square": self.square}
        if one is None:
            return [NOBODY_TO_SEE(*here, **facts)]
        if one.face_up or state.phase is Phase.OVER:
            return [OPEN_TO_ALL(*here, **facts)]
        if one.owner == self.seat:
            if state.options.relook:
                return [OWN_TILE_KNOWN(*here, **facts)]
            return [NO_SECOND_LOOK(*here, **facts), READ_NO_SECOND_LOOK()]
        facts["people"] = state.people(one.owner)
        if self.seat in known_to(state, self.square):
            shared = self.square not in state.seen[self.seat]
            return [KNOWN_ALREADY.under("ARM-R13" if shared else "ARM-15.1")(*here, **facts)]
        return [_secret(state, one.owner)(*here, **facts)]


SECRET_VALUE = Rule(
    "secret-value",
    "ARM-15.1",
    "The value on {square} is a secret of {people}.",
    "{people} garde secrète la valeur en {square}.",
)
SECRET_BUT_FOR_MAGE = Rule(
    "secret-but-for-mage",
    "ARM-15.1",
    "The value on {square} is a secret of {people}; only a Mage may use a power to see it.",
    "{people} garde secrète la valeur en {square} ; seul un Mage peut la voir, par son pouvoir.",
)


def _secret(state: State, owner: Seat) -> Rule:
    """That a tile of that owner is secret: whether a Mage plays who might look at it."""
    mage = state.seat_of(People.MAGE) if state.options.advanced else None
    return SECRET_VALUE if mage is None or mage in (owner, state.options.partner(owner)) else SECRET_BUT_FOR_MAGE


OWN_SCREEN = Rule(
    "own-screen",
    "ARM-15.3",
    "That is your own screen: your tiles are shown.",
    "C'est votre propre paravent : vos tuiles sont affichées.",
)
SHARED_ALREADY = Rule(
    "shared-already",
    "ARM-R13",
    "At this table partners know each other's tiles: {people} sees yours already.",
    "À cette table, les partenaires voient leurs tuiles : {people} voit déjà les vôtres.",
)
SECRET_HAND = Rule(
    "secret-hand",
    "ARM-15.3",
    "Nobody looks behind the screen of {people}: only the number of tiles is known.",
    "Ce paravent est à {people} et cache ses tuiles : on n'en connaît que le nombre.",
)


class LookBehind(ArmadoraTry, frozen=True, tag="behind"):
    player: Seat
    typed = "[look|regarder] behind|derrière [screen|paravent] [of|de|du] {player}"
    points = "screen:{player}"

    @property
    def says(self) -> str:
        return say("Look behind the screen of player {n}", "Regarder derrière le paravent du joueur {n}").format(
            n=self.player + 1
        )

    def reasons(self, state: State) -> list[Reason]:
        if not plays(state, self.player):
            return [NOBODY_THERE(players=state.options.players)]
        here, facts = (screen_target(self.player),), {"people": state.people(self.player)}
        if self.player == self.seat:
            return [OWN_SCREEN(*here, **facts)]
        if plays(state, self.seat) and self.player in state.options.confidants(self.seat):
            return [SHARED_ALREADY(*here, **facts)]
        return [SECRET_HAND(*here, **facts)]


NO_PARTNER = Rule(
    "no-partner", "ARM-10.1", "You have no partner at this table.", "Vous n'avez pas de partenaire à cette table."
)
NO_SHOWING = Rule(
    "no-showing",
    "ARM-10.7",
    "Partners neither show each other tiles nor confer: {people} must guess.",
    "Les partenaires ne se montrent rien et ne se concertent pas : {people} doit deviner.",
)


class Show(ArmadoraTry, frozen=True, tag="show"):
    """Show tiles to one's partner, or confer."""

    typed = "show|montrer [partner|partenaire] [your|vos|my|mes] [tiles|tuiles|hand|main]"
    says = ("Show your partner your tiles", "Montrer vos tuiles à votre partenaire")

    def reasons(self, state: State) -> list[Reason]:
        partner = state.options.partner(self.seat) if plays(state, self.seat) else None
        if partner is None:
            alone = state.options.players == 4 and plays(state, self.seat)
            return [NO_PARTNER.under("ARM-R33" if alone else "ARM-10.1")()]
        here, facts = (screen_target(partner),), {"people": state.people(partner)}
        if state.options.partners_share:
            return [SHARED_ALREADY(*here, **facts)]
        return [NO_SHOWING(*here, **facts)]


AnyTry = TakeBack | TakePalisade | TurnOver | Peek | LookBehind | Show
