"""Who has won, and why: points by battle, the limit, and ties broken by the latest battles won (BRV-19 to BRV-21)."""

from __future__ import annotations

from collections.abc import Sequence

from orclib.engine import Item, Line, Outcome, Reason, Rule, Score, Seat
from orclib.games.braves.actions import seat_target
from orclib.games.braves.box import POINTS, Counts
from orclib.games.braves.rules.strength import Strength, Term, parts, strength
from orclib.games.braves.state import Battle, Options, Phase, State, Table

MOST_POINTS = Rule(
    "most-points",
    "BRV-21.4",
    "{seat} wins the game with {points}, more than anybody else.",
    "{seat} gagne la partie avec {points}, plus que tout autre.",
)
LATEST_WIN = Rule(
    "latest-win",
    "BRV-21.5",
    "{seats} are tied at {points}. The latest battle won counts for {seat}, who wins the game.",
    "{seats} sont à égalité à {points}. La dernière bataille gagnée compte pour {seat}, qui gagne la partie.",
)
OWN_WIN = Rule(
    "own-win",
    "BRV-21.6",
    "{seats} are tied at {points}. To score with a champion is not to win a battle: the latest one that was won counts "
    "for {seat}, who wins the game.",
    "{seats} sont à égalité à {points}. Marquer avec son champion n'est pas gagner une bataille : la dernière bataille "
    "gagnée compte pour {seat}, qui gagne la partie.",
)
EARLIER_WIN = Rule(
    "earlier-win",
    "BRV-21.7",
    "{seats} are tied at {points}, and the latest battle won does not settle it. An earlier one does: {seat} wins "
    "the game.",
    "{seats} sont à égalité à {points}, et la dernière bataille gagnée ne les départage pas. Une bataille d'avant le "
    "fait : {seat} gagne la partie.",
)
SOME_SHARE = Rule(
    "some-share",
    "BRV-21.7",
    "{seats} are tied at {points}. The battles won speak for {winners}, and nothing sets these apart: they share the "
    "victory.",
    "{seats} sont à égalité avec {points}. Les batailles remportées parlent pour {winners}, et rien ne les départage "
    ": ils partagent la victoire.",
)
SHARED = Rule(
    "shared",
    "BRV-21.7",
    "{seats} are tied at {points}, and no battle won sets them apart: they share the victory.",
    "{seats} sont à égalité à {points}, et aucune bataille gagnée ne les départage : ils se partagent la victoire.",
)

EARLIER = Item(
    "earlier", "BRV-19.7", "Points from battles before this position", "Points de batailles d'avant cette position"
)
WON = Item(
    "won",
    "BRV-19.2",
    "Round {round_no}, battle {battle}, {people}: won",
    "Manche {round_no}, bataille {battle}, {people} : gagnée",
)
TIED = Item(
    "tied",
    "BRV-19.3",
    "Round {round_no}, battle {battle}, {people}: won in a tie",
    "Manche {round_no}, bataille {battle}, {people} : gagnée à égalité",
)
SHARE = Item(
    "share",
    "BRV-19.4",
    "Round {round_no}, battle {battle}, {people}: scored with the champion, {champion}",
    "Manche {round_no}, bataille {battle}, {people} : marqué avec le champion, {champion}",
)
# battles typed by their winners alone
BARE_WON = Item(
    "won", "BRV-19.2", "Round {round_no}, battle {battle}: won", "Manche {round_no}, bataille {battle} : gagnée"
)
BARE_TIED = Item(
    "tied",
    "BRV-19.3",
    "Round {round_no}, battle {battle}: won in a tie",
    "Manche {round_no}, bataille {battle} : gagnée à égalité",
)


def army_strength(state: State, seat: Seat) -> Strength:
    """The strength of a recruiter's army in the battle (BRV-17, BRV-18)."""
    return strength(state.options, state.laid[seat], state.flown == seat, state.aboard)


def army_parts(state: State, seat: Seat) -> tuple[Term, ...]:
    """All that made the strength of a recruiter's army, each part with its clause."""
    return parts(state.options, state.laid[seat], state.flown == seat, state.aboard)


def competing(
    options: Options, sorcerer: Seat | None, armies: Sequence[Counts], flown: Seat | None, aboard: int
) -> tuple[int | None, ...]:
    """The strength of each seat's army; None for the sorcerer and whoever does not compete (BRV-19.5, BRV-R24)."""
    return tuple(
        [
            None
            if seat == sorcerer or not (any(army) or options.empty_army_competes)
            else strength(options, army, flown == seat, aboard).total
            for seat, army in enumerate(armies)
        ]
    )


def best_armies(strengths: Sequence[int | None]) -> tuple[Seat, ...]:
    """Whose armies are the strongest: they win the battle (BRV-19.1, 19.3)."""
    best = max((each for each in strengths if each is not None), default=None)
    return tuple([Seat(seat) for seat, each in enumerate(strengths) if each is not None and each == best])


def enough(options: Options) -> int:
    """The least score that ends the game (BRV-21.3, BRV-R25)."""
    return options.limit + (options.end_rule == "exceed")


def over_limit(table: Table) -> tuple[Seat, ...]:
    """The seats whose score ends the game."""
    return tuple(seat for seat in table.options.seats if table.scores[seat] >= enough(table.options))


def wins(table: Table, seat: Seat) -> tuple[int, ...]:
    """The battles that a seat has won, the latest first, as places in the order of all battles (BRV-21.6)."""
    return _wins(table, seat, table.options.sorcerer_share_counts_as_win)


def _wins(table: Table, seat: Seat, shares: bool) -> tuple[int, ...]:
    return tuple(
        battle.mark
        for battle in reversed(table.battles)
        if seat in battle.winners or (shares and battle.shared and seat == battle.sorcerer)
    )


def winners(table: Table) -> tuple[tuple[Seat, ...], Reason]:
    """Who would win with these scores, and what decides (BRV-21.4 to 21.7)."""
    best = max(table.scores)
    top = [seat for seat in table.options.seats if table.scores[seat] == best]
    facts = {"seats": tuple(top), "points": best}
    if len(top) == 1:
        return tuple(top), MOST_POINTS(*_marks(top), **facts, seat=top[0])
    # Marks from the latest back: the first difference decides, and who has one left beats who has none.
    latest = max(wins(table, seat) for seat in top)
    first = [seat for seat in top if wins(table, seat) == latest]
    if len(first) > 1:
        rule = SHARED if len(first) == len(top) else SOME_SHARE
        return tuple(first), rule(*_marks(first), **facts, winners=tuple(first))
    others = [wins(table, seat) for seat in top if seat not in first]
    shared = {seat: _wins(table, seat, shares=True) for seat in top}
    alike = [seat for seat in top if shared[seat] == max(shared.values())] == first
    rule = LATEST_WIN if alike else OWN_WIN
    rule = EARLIER_WIN if any(latest[:1] == each[:1] for each in others) else rule
    return tuple(first), rule(*_marks(first), **facts, seat=first[0])


def _marks(seats: list[Seat]) -> tuple[str, ...]:
    return tuple(map(seat_target, seats))


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if state.phase is not Phase.OVER:
        return None
    victors, reason = winners(state)
    return Outcome(victors, reason, score(state))


def score(table: Table) -> Score:
    """The score sheet: every point with the battle that brought it."""
    lines = [line for battle in table.battles for line in lines_of(battle)]
    brought = []
    for seat, told in zip(table.options.seats, points(table), strict=True):
        before = table.scores[seat] - told
        if before:  # a position typed in, without the battles that were fought before
            brought.append(EARLIER(seat, before, seat_target(seat)))
    return Score(tuple(table.scores), (*brought, *lines))


def points(table: Table) -> tuple[int, ...]:
    """What the battles that are told have brought to each seat."""
    lines = [line for battle in table.battles for line in lines_of(battle)]
    return tuple(sum(line.points for line in lines if line.seat == seat) for seat in table.options.seats)


def lines_of(battle: Battle) -> list[Line]:
    """Who scores with a battle, how much, and by which rule: for the scores as for the sheet (BRV-19.2 to 19.4)."""
    prize, tied = POINTS[battle.number - 1], len(battle.winners) > 1
    facts = {"round_no": battle.round_no, "battle": battle.number, "people": battle.people}
    won = (TIED if tied else WON) if battle.people is not None else (BARE_TIED if tied else BARE_WON)
    lines = [won(seat, prize, seat_target(seat), **facts) for seat in battle.winners]
    if battle.shared and battle.sorcerer is not None:
        who = battle.sorcerer
        lines.append(SHARE(who, prize, seat_target(who), **facts, champion=battle.champion))
    return lines
