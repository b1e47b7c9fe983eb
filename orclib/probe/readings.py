"""Readings of a rule that part: which switch is meant, and the smallest line of play known that tells two values apart.

What is known is data of each game (`data/readings.jsonl`), made by `python -m orclib.probe orc --readings`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from orclib.engine.game import AnyGame
from orclib.engine.teaching import Compared, Start, comparisons, presets
from orclib.errors import UsageError
from orclib.language import say
from orclib.names import meant
from orclib.probe.moment import Query
from orclib.probe.witness import Witness


class Parting(msgspec.Struct, frozen=True, array_like=True):
    """A line of play at the end of which a switch makes a difference, its usual value against another."""

    switch: str
    to: Any
    witness: Witness


@cache
def partings(slug: str) -> tuple[Parting, ...]:
    """All that is known of a game; () where nothing is."""
    file = resources.files(f"orclib.games.{slug}") / "data" / "readings.jsonl"
    return loads(file.read_bytes()) if file.is_file() else ()


def dumps(found: Iterable[Parting]) -> bytes:
    """Partings as lines of JSON."""
    return msgspec.json.Encoder().encode_lines(found)


def loads(data: bytes) -> tuple[Parting, ...]:
    """Read what `dumps` wrote."""
    return tuple(msgspec.json.Decoder(Parting).decode_lines(data))


def known(slug: str, switch: str, value: object) -> list[Witness]:
    """What is known to tell a value of a switch from the usual one; then what does so for its other values."""
    found = [each for each in partings(slug) if each.switch == switch]
    return [each.witness for each in sorted(found, key=lambda each: (type(each.to), each.to) != (type(value), value))]


def parting(slug: str, switch: str, value: object) -> Witness | None:
    """What is known to tell that value of a switch from the usual one; None where nothing is."""
    alike = (each for each in partings(slug) if (each.switch, type(each.to), each.to) == (switch, type(value), value))
    return next((each.witness for each in alike), None)


def switch_meant(game: AnyGame, name: str) -> str:
    """The option that is read in two ways, by its name or its ruling's. Raises UsageError."""
    rulings = game.rulebook.switches()
    names: dict[str, tuple[str, ...]] = dict.fromkeys(game.Options.readings(), ())
    names |= {switch: (ruling.id, ruling.id.partition("-")[2]) for switch, ruling in rulings.items()}
    return meant(say("reading of {game}", "dans le jeu {game} aucune lecture").format(game=game.title), name, names)


def values_meant(game: AnyGame, switch: str, other: object) -> tuple[Any, Any]:
    """The usual value of the switch, and the other one. Raises UsageError for what no reading has."""
    known = game.Options.readings()
    if switch not in known and other is None:
        told = say(
            "The option {switch} has more values than can be listed: say which, with “to”.",
            "L'option {switch} a plus de valeurs qu'on n'en peut citer : dites laquelle, avec « to ».",
        )
        ruling = game.rulebook.switches()[switch]
        raise UsageError(
            " ".join([told.format(switch=switch), *map(str, filter(None, [ruling.effect, ruling.unseen]))])
        )
    if switch not in known:
        return getattr(game.options(), switch), other
    usual, *others = known[switch]
    if other is not None and other not in others:
        what = say("other value of {option}", "pour l'option {option} aucune autre valeur").format(option=switch)
        raise UsageError.unknown(what, other, map(str, others))
    return usual, others[0] if other is None else other


def start_written(game: AnyGame, told: Compared) -> Start:
    """Where a comparison begins that somebody has written down."""
    return presets(game.slug)[told.preset] if told.preset else Start(position=told.position, seed=1)


def told_apart(game: AnyGame, name: str, to: object = None) -> tuple[str, tuple[Any, Any], dict[str, Any]]:
    """The switch meant, its usual and its other value, and the other options of a table where they make a difference.

    Raises UsageError.
    """
    switch = switch_meant(game, name)
    told = comparisons(game.slug).get(switch, Compared())
    options = msgspec.structs.asdict(start_written(game, told).match(game).options)
    del options[switch]
    return switch, values_meant(game, switch, told.to if to is None else to), options


def asked(game: AnyGame, query: Query, name: str, to: object) -> Query:
    """The query, about two readings of a switch that are to part. Raises UsageError."""
    switch = switch_meant(game, name)
    usual, value = values_meant(game, switch, to)
    if switch in query.options:
        told = say(
            "{switch} is read both ways here, so it cannot be one of the options.",
            "{switch} est lu ici des deux façons : ce ne peut être une des options.",
        )
        raise UsageError(told.format(switch=switch))
    options = _at_a_table(game, query.options, switch, value)
    common = getattr(game.options(**options | {switch: usual}), switch)
    return msgspec.structs.replace(query, options={**query.options, switch: common}, differs=(switch, value))


def _at_a_table(game: AnyGame, options: dict[str, Any], switch: str, value: object) -> dict[str, Any]:
    """The options of a table, the number of players among them, at which a switch may have a value.

    Raises UsageError where there is none.
    """
    first: UsageError | None = None
    for players in (options.get("players", game.options().players), *game.players):
        chosen = {**options, "players": players}
        try:
            game.options(**{**chosen, switch: value})
        except UsageError as error:
            first = first or error
            if "players" in options:
                break
            continue
        return chosen
    assert first is not None
    raise first
