"""Workers: a Dask cluster plays the same games as the cores here, even if it loses a worker."""

import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from distributed import LocalCluster

from engine.ai.architects.train.references import MEASURED
from engine.ai.duel.search.network import Network, untrained
from engine.ai.duel.train.generations import Options, generation
from engine.ai.duel.train.selfplay import read
from engine.ai.train.measure import measure, play
from engine.ai.train.tune import tune
from engine.ai.train.workers import add_arguments, workers

GAMES = 8
PLAYERS = ("builder", "builder")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Two workers; yields their address as it is given on the command line."""
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",  # serves no dashboard, which would need a further package
        local_directory=str(tmp_path_factory.mktemp("workers")),
    ) as made:
        yield made.scheduler_address.replace("tcp://", "dask://")


def chosen(*arguments: str) -> Namespace:
    parser = ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(arguments)


def measured(
    where: tuple[str, str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[int, float]:
    """Measure as on the command line, and return what was won of each game."""
    given = [*PLAYERS, "--games", str(GAMES), "--file", str(file), *where]
    monkeypatch.setattr(sys, "argv", ["measure", *given])
    measure(MEASURED)
    played = msgspec.json.decode(file.read_bytes())["parts"]
    return {int(game): each["won"] for game, each in played.items()}


@pytest.mark.long
def test_a_cluster_plays_the_games_that_the_cores_here_play(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = measured(("--cores", "2"), tmp_path / "here", monkeypatch)
    there = measured(("--on", cluster), tmp_path / "there", monkeypatch)
    assert here == there
    assert sorted(here) == list(range(GAMES))
    assert len(set(here.values())) > 1  # else other games would be equal, too


@pytest.mark.long
def test_a_cluster_tunes_to_the_weights_that_the_cores_here_tune_to(
    cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tuned = []
    for where in (("--cores", "2"), ("--on", cluster)):
        run = tmp_path / where[0]
        given = [str(run), "--steps", "2", "--pairs", "2", "--games", "2", *where]
        monkeypatch.setattr(sys, "argv", ["train", *given])
        tune("engine.ai.architects.train.tuning")
        tuned.append((run / "weights.json").read_bytes())
    assert tuned[0] == tuned[1]


def killed_once(mark: Path, game: int) -> float:
    """Play a game; kill this process, in place of that, where the mark is not there yet."""
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return play(MEASURED, PLAYERS, 2, game, 1).won
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


@pytest.mark.long
def test_a_worker_that_is_killed_changes_nothing(cluster: str, tmp_path: Path) -> None:
    with workers(chosen("--on", cluster)) as pool:
        marks = [tmp_path / str(game // 4) for game in range(GAMES)]
        jobs = list(map(pool.submit, [killed_once] * GAMES, marks, range(GAMES)))
        won = [job.result() for job in jobs]
    assert won == [play(MEASURED, PLAYERS, 2, game, 1).won for game in range(GAMES)]
    assert len(list(tmp_path.iterdir())) == 2  # so many were killed


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:overflow")  # which compiled code does not tell either
def test_pieces_of_a_generation_are_played_alike_by_any_number_of_workers(
    cluster: str, tmp_path: Path
) -> None:
    rivals = (20, 15, 10)
    options = Options(
        games=3,
        simulations=4,
        window=1,
        epochs=1,
        rate=1e-3,
        anew=False,
        cells=4,
        pieces=3,
        teacher=None,
        rivals=rivals,
    )
    with ThreadPoolExecutor(1) as one, workers(chosen("--on", cluster)) as two:
        for name, pool in (("one", one), ("two", two)):
            (tmp_path / name).mkdir()
            generation(tmp_path / name, 1, pool, options)
    played = [read(tmp_path / name / "games1.npz") for name in ("one", "two")]
    assert len(played[0].width) > 150
    assert all(np.array_equal(*each) for each in zip(*played, strict=True))


def lie_well(net: Network) -> bool:
    return all(part.flags.behaved and part.flags.c_contiguous for part in net)


def test_arrays_reach_workers_as_compiled_code_takes_them(cluster: str) -> None:
    net = untrained(np.random.default_rng(1), 64, 4)
    with workers(chosen("--on", cluster)) as pool:
        assert pool.submit(lie_well, net).result()


def fail(of: Random) -> None:
    raise ValueError(of.random())


def test_an_error_of_a_game_is_raised_here(cluster: str) -> None:
    with workers(chosen("--on", cluster)) as pool, pytest.raises(ValueError, match=r"^0\.134"):
        pool.submit(fail, Random(1)).result()


@pytest.mark.parametrize(
    "given",
    [
        ("--on", "tcp://127.0.0.1:8786"),
        ("--on", "127.0.0.1:8786"),
        ("--on", "dask://127.0.0.1"),
        ("--on", "dask://:8786"),
        ("--on", "dask://127.0.0.1:0"),
        ("--on", "dask://127.0.0.1:99999"),
        ("--on", "dask://[::1:8786"),
        ("--on", "dask://127.0.0.1:8786/x"),
        ("--on", "dask://me@127.0.0.1:8786"),
        ("--cores", "0"),
        ("--cores", "two"),
        ("--cores", "2", "--on", "dask://127.0.0.1:8786"),
    ],
)
def test_workers_that_cannot_be_are_refused(
    given: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        chosen(*given)
    told = capsys.readouterr().err.splitlines()[-1]
    assert f"error: argument {given[-2]}: " in told


@pytest.mark.long
def test_addresses_with_a_name_or_of_ipv6_are_taken() -> None:
    assert chosen("--on", "dask://host:8786").on == "tcp://host:8786"
    assert chosen("--on", "dask://[::1]:8786").on == "tcp://[::1]:8786"


@pytest.mark.long
def test_who_has_no_dask_is_told_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    refused = pytest.raises(SystemExit, match="pip install distributed")
    with refused, workers(chosen("--on", "dask://127.0.0.1:8786")):
        raise AssertionError
