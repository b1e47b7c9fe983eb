"""Things that learners try and the rules never allow, each with every clause against it."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Reason, Rule, Seat
from orclib.games.armadora import actions as act
from orclib.games.armadora.box import LINES, SQUARES, Line, People, Side, Square
from orclib.games.armadora.rules import refusal_checks
from orclib.games.armadora.rules.knowledge import known_to
from orclib.games.armadora.rules.refusal_checks import marks
from orclib.games.armadora.rules.territories import line_bit
from orclib.games.armadora.state import Phase, State


def never_legal_actions(state: State, seat: Seat) -> Iterator[act.AnyAction]:
    """The attempts that can be pointed at on the picture: taking things back, peeking, the rim, other screens."""
    for square in SQUARES:
        one = state.squares[square.index]
        if one is not None and one.owner != seat and not one.face_up and state.phase is not Phase.OVER:
            yield act.Peek(seat, square)
        elif one is not None or state.gold(square):
            yield act.TakeBack(seat, square)
    for line in LINES:
        if state.land.palisades & line_bit(line):
            yield act.TakePalisade(seat, line)
    for square in SQUARES:
        yield from (act.LayPalisade(seat, side.beside(square)) for side in Side if side.of(square))
    yield from (act.LookBehind(seat, player) for player in state.options.seats if player != seat)


def attempt_refusals(state: State, attempt: act.NeverLegal) -> tuple[Reason, ...]:
    """Every reason against an attempt; never empty."""
    return (*refusal_checks.over(state), *_reasons(state, attempt))


def _reasons(state: State, attempt: act.NeverLegal) -> list[Reason]:
    match attempt:
        case act.TakeBack(square=square) | act.TurnOver(square=square) | act.Peek(square=square) if not square.bit:
            return refusal_checks.outside(square)
        case act.TakeBack(square=square):
            return _take_back(state, square)
        case act.TakePalisade(line=line):
            return _take_palisade(state, line)
        case act.TurnOver(square=square):
            return _turn_over(state, attempt.seat, square)
        case act.Peek(square=square):
            return _peek(state, attempt.seat, square)
        case act.LookBehind(player=player):
            return _look_behind(state, attempt.seat, player)
        case act.Show():
            return _show(state, attempt.seat)
        case _:
            raise AssertionError(f"no reasons for {attempt!r}")


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


def _take_back(state: State, square: Square) -> list[Reason]:
    here, facts = marks((square,)), {"square": square}
    if state.gold(square):
        return [GOLD_STAYS(*here, **facts), GOLD_AT_THE_END(*here, **facts)]
    return [(NOTHING_THERE if state.squares[square.index] is None else WARRIOR_STAYS)(*here, **facts)]


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


def _take_palisade(state: State, line: Line) -> list[Reason]:
    facts = {"line": line}
    if not line.exists:
        return refusal_checks.not_on_line(state.land, line)
    if state.land.palisades & line_bit(line):
        here = (act.line_target(line),)
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


def _turn_over(state: State, seat: Seat, square: Square) -> list[Reason]:
    here, one = marks((square,)), state.squares[square.index]
    facts = {"square": square}
    if one is None:
        return [(GOLD_STAYS if state.gold(square) else NOTHING_THERE)(*here, **facts)]
    if state.phase is Phase.OVER:
        return [OPEN_TO_ALL(*here, **facts)]
    reasons = [NEVER_TURNED(*here, **facts)]
    if one.face_up:
        return [*reasons, STAYS_FACE_UP(*here, **facts)]
    reasons.append(STAYS_FACE_DOWN(*here, **facts))
    if one.owner != seat:
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


def _peek(state: State, seat: Seat, square: Square) -> list[Reason]:
    here, one = marks((square,)), state.squares[square.index]
    facts: dict[str, object] = {"square": square}
    if one is None:
        return [NOBODY_TO_SEE(*here, **facts)]
    if one.face_up or state.phase is Phase.OVER:
        return [OPEN_TO_ALL(*here, **facts)]
    if one.owner == seat:
        if state.options.relook:
            return [OWN_TILE_KNOWN(*here, **facts)]
        return [NO_SECOND_LOOK(*here, **facts), READ_NO_SECOND_LOOK()]
    facts["people"] = state.people(one.owner)
    if seat in known_to(state, square):
        shared = square not in state.seen[seat]
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


def _look_behind(state: State, seat: Seat, player: Seat) -> list[Reason]:
    if not refusal_checks.plays(state, player):
        return [refusal_checks.NOBODY_THERE(players=state.options.players)]
    here, facts = (act.screen_target(player),), {"people": state.people(player)}
    if player == seat:
        return [OWN_SCREEN(*here, **facts)]
    if refusal_checks.plays(state, seat) and player in state.options.confidants(seat):
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


def _show(state: State, seat: Seat) -> list[Reason]:
    partner = state.options.partner(seat) if refusal_checks.plays(state, seat) else None
    if partner is None:
        alone = state.options.players == 4 and refusal_checks.plays(state, seat)
        return [NO_PARTNER.under("ARM-R33" if alone else "ARM-10.1")()]
    here, facts = (act.screen_target(partner),), {"people": state.people(partner)}
    if state.options.partners_share:
        return [SHARED_ALREADY(*here, **facts)]
    return [NO_SHOWING(*here, **facts)]
