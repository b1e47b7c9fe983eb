"""The atlases: each witness, typed, shows what it says; the same steps give the same file, whoever the workers are."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from orclib.engine.game import AnyGame
from orclib.games import rules
from orclib.language import speaking
from orclib.probe.__main__ import main
from orclib.probe.atlas import Atlas, Making, atlas
from orclib.probe.moment import clauses_of
from orclib.probe.witness import Witness, line, retold
from orclib.probe.workers import Workers
from tests.laws.lessons import every_game
from tests.probe.test_find import Losing

LEAST = {"orc": 260, "armadora": 100, "thorval": 1_000, "braves": 400, "orcs_vs_orcs": 2_500}
"""So many pairs of clauses that meet are known at least."""
LETTERS = 120
"""Half of that many witnesses are typed in so many letters, or less."""
BYTES = 1_000_000


def made(slug: str, steps: int, workers: Workers) -> bytes:
    making = Making(rules(slug))
    done = sum(making.run(workers, steps))
    assert done == steps
    return making.atlas().dumps()


def proves(game: AnyGame, witness: Witness) -> bool:
    moment = line(game, witness.text)[1]
    return clauses_of(game, moment) == {*witness.clauses} and bool(moment.reasons) is witness.refused


@every_game
def test_a_witness_of_the_atlas_shows_what_it_says(game: AnyGame) -> None:
    known = atlas(game.slug).witnesses
    for witness in known[:: 1 + len(known) // 20]:
        assert proves(game, witness), witness.text


@every_game
def test_a_french_reader_types_a_witness_in_french(game: AnyGame) -> None:
    known = [each for each in atlas(game.slug).witnesses if each.moves]
    for witness in known[:: 1 + len(known) // 20]:
        with speaking("fr"):
            text = retold(game, witness.text)
        assert "puis:" in text
        assert retold(game, text) == text, "in English what is typed stays"
        (match, moment), (other, same) = line(game, witness.text), line(game, text)
        assert (match.state, moment.action) == (other.state, same.action)


@pytest.mark.thorough
@every_game
def test_every_witness_of_the_atlas_shows_what_it_says(game: AnyGame) -> None:
    assert not [witness.text for witness in atlas(game.slug).witnesses if not proves(game, witness)]


@pytest.mark.parametrize("slug", LEAST)
def test_an_atlas_is_large_and_its_witnesses_are_small(slug: str) -> None:
    known = atlas(slug)
    letters = sorted(len(witness.text) for witness in known.pairs.values())
    assert len(letters) >= LEAST[slug]
    assert median(letters[: LEAST[slug]]) <= LETTERS
    assert len(known.dumps()) <= BYTES
    assert Atlas.loads(known.dumps()).smallest == known.smallest
    assert all(known.head.counts[key] > 0 for key in known.head.counts)


def test_the_same_steps_give_the_same_atlas_whatever_is_lost() -> None:
    assert made("orc", 200, Workers(executor=Losing())) == made("orc", 200, Workers())


@pytest.mark.thorough
def test_two_processes_make_the_same_atlas() -> None:
    assert made("orc", 100, Workers(2)) == made("orc", 100, Workers())


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore")  # of the cluster's own
def test_a_cluster_that_loses_a_worker_makes_the_same_atlas() -> None:
    from distributed import Client, LocalCluster

    local: Any = LocalCluster
    with local(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        some: Any = Client
        with some(cluster) as client:
            first, _second = client.run(os.getpid).values()
            making = Making(rules("orc"))
            for number, _steps in enumerate(making.run(Workers(executor=client.get_executor()), 64)):
                if number == 3:
                    os.kill(first, signal.SIGKILL)
            assert first not in client.run(os.getpid).values()
    assert making.atlas().dumps() == made("orc", 64, Workers())


def test_an_atlas_is_made_from_the_shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["orc", "--steps", "64", "--out", str(tmp_path / "atlas.jsonl")])
    assert capsys.readouterr().out.startswith("64 moves from")
    assert Atlas.loads((tmp_path / "atlas.jsonl").read_bytes()).head.steps == 64
    with pytest.raises(SystemExit):
        main(["orc", "--out", str(tmp_path / "atlas.jsonl")])
