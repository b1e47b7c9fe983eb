"""Makes the atlas of a game: `python -m orclib.probe thorval --steps 5000000 --workers 2 --out atlas.jsonl`.

With `--readings` what tells the readings of each switch apart: `--readings --steps 1000 --out readings.jsonl`; with
`--impact` how often they change the winner: `--impact --out impact.jsonl`.
"""

from __future__ import annotations

import argparse
import sys
from math import inf
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from orclib import files
from orclib.engine.game import AnyGame
from orclib.errors import OrclibError, UsageError
from orclib.games import list_games, rules
from orclib.language import say
from orclib.probe.atlas import Making
from orclib.probe.impact import Measured, impact
from orclib.probe.reading_search import searched, values
from orclib.probe.readings import Parting, dumps, told_apart
from orclib.probe.workers import Workers, progress


def main(given: list[str] | None = None) -> None:
    """Look through a game and write what was met. Raises UsageError, and OSError for what cannot be written."""
    parser = argparse.ArgumentParser(prog="python -m orclib.probe")
    parser.add_argument("game", help=", ".join(list_games()))
    parser.add_argument("--steps", type=int, help=say("so many moves are played", "nombre de coups joués"))
    parser.add_argument(
        "--minutes", type=float, help=say("end after the round then begun", "finir à la manche en cours")
    )
    parser.add_argument("--workers", type=int, default=1, help=say("so many processes", "nombre de processus"))
    parser.add_argument("--scheduler", help=say("the address of a Dask cluster", "l'adresse d'une grappe Dask"))
    parser.add_argument("--seed", type=int, default=0, help=say("another seed looks elsewhere", "la graine"))
    parser.add_argument("--out", type=Path, required=True, help=say("where it is written", "où écrire"))
    parser.add_argument(
        "--readings", action="store_true", help=say("where readings of a rule part", "où des lectures se séparent")
    )
    parser.add_argument(
        "--impact", action="store_true", help=say("how often readings change the winner", "si le gagnant change")
    )
    asked = parser.parse_args(given)
    if asked.readings and asked.steps is None:
        parser.error(say("say --steps", "précisez --steps"))
    if not asked.impact and (asked.steps is None) is (asked.minutes is None):
        parser.error(say("say --steps or --minutes", "précisez --steps ou --minutes"))
    executor = None
    if asked.scheduler:
        from distributed import Client  # the extra `orclib[cluster]`

        client: Any = Client
        executor = client(asked.scheduler).get_executor()
    workers = Workers(asked.workers, executor)
    if asked.readings:
        _make_readings(rules(asked.game), asked, workers)
        return
    if asked.impact:
        _measure(rules(asked.game), asked.out, workers)
        return
    making = Making(rules(asked.game), asked.seed)
    with progress(say("moves", "coups")) as bar:
        try:
            for steps in making.run(workers, asked.steps, asked.minutes):
                bar.update(steps)
                bar.set_postfix_str(making.so_far)
        except KeyboardInterrupt:
            print(say("Stopped: what was met until then.", "Arrêté : ce qui a été rencontré jusque-là."))
    atlas = making.atlas()
    files.write(asked.out, atlas.dumps())
    lengths = [len(witness.text) for witness in atlas.pairs.values()]
    told = say(
        "{steps} moves from {places} positions: {pairs} pairs of rules; letters of the middle one: {letters}.",
        "{steps} coups depuis {places} positions : {pairs} paires de règles ; signes de la médiane : {letters}.",
    )
    head = atlas.head
    print(told.format(steps=head.steps, places=head.places, pairs=len(lengths), letters=round(median(lengths or [0]))))


def _make_readings(game: AnyGame, asked: argparse.Namespace, workers: Workers) -> None:
    """Look for where the readings of each switch part, and write it."""
    found = list[Parting]()
    with progress(say("switches", "options")) as bar:
        for some in searched(game, asked.steps, workers, asked.seed):
            found += some
            files.write(asked.out, dumps(found))
            bar.update()
    told = say(
        "{found} other values of switches told apart from the usual one; letters of the middle one: {letters}.",
        "{found} autres valeurs d'options distinguées de l'habituelle ; signes de la médiane : {letters}.",
    )
    lengths = [len(each.witness.text) for each in found]
    print(told.format(found=len(found), letters=round(median(lengths or [0]))))


def _measure(game: AnyGame, out: Path, workers: Workers) -> None:
    """Play the usual pairs of games for each value of each switch, and write how often the winner changes."""
    found = list[Measured]()
    for switch, others in values(game).items():
        for other in others:
            _switch, both, options = told_apart(game, switch, other)
            try:
                game.options(**{**options, switch: other})
            except UsageError:  # a value for another number of players
                continue
            found.append(Measured(switch, other, impact(game, switch, both, options, seconds=inf, workers=workers)))
            files.write(out, msgspec.json.Encoder().encode_lines(found))
            told = found[-1].found
            print(switch, other, f"{told.changed}/{told.pairs}", flush=True)


if __name__ == "__main__":
    try:
        main()
    except OrclibError as error:
        sys.exit(str(error))
