"""Training of the network of Architects, in small."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from engine.ai.architects.search.board import MOST_SEATS, PLAYERS
from engine.ai.architects.search.network import load
from engine.ai.architects.train import fit, generations
from engine.ai.architects.train.generations import Options, generation, newest, play
from engine.ai.architects.train.selfplay import UNKNOWN, read

SMALL = Options(
    first=24,
    positions=12,
    simulations=1,
    flats=1,
    pieces=1,
    window=1,
    epochs=1,
    rate=1e-3,
    heat=3.0,
    tables=(2,),  # the shortest games
)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:overflow")  # which compiled code does not tell either
def test_a_run_that_was_interrupted_learns_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second run is killed after the games of its second generation were played."""
    monkeypatch.setattr(fit, "BATCH", 6)
    monkeypatch.setattr(generations, "PART", 9)
    whole, pieces = tmp_path / "whole", tmp_path / "pieces"
    with ThreadPoolExecutor(1) as pool:
        for run in (whole, pieces):
            run.mkdir()
            for number in (1, 2):
                assert newest(run) == number - 1
                generation(run, number, pool, SMALL)
        (pieces / "net2.npz").unlink()
        played = (pieces / "games2.npz").stat()
        assert newest(pieces) == 1
        generation(pieces, 2, pool, SMALL)
    assert (pieces / "games2.npz").stat() == played
    searched = read(whole / "games2.npz")
    assert len(searched.chance) == SMALL.positions
    plays = np.arange(MOST_SEATS) < searched.state[:, PLAYERS, None]
    assert ((searched.chance >= 0) & (searched.chance <= 1))[plays].all()
    assert (searched.chance == UNKNOWN)[~plays].all()
    assert np.isclose(searched.won.sum(axis=1), 1).all()
    first, second = ([load(run / f"net{n}.npz") for run in (whole, pieces)] for n in (1, 2))
    for nets in (first, second):
        assert all(np.array_equal(*each) for each in zip(*nets, strict=True))
    assert not any(np.array_equal(*each) for each in zip(first[0], second[0], strict=True))


@pytest.mark.filterwarnings("ignore:overflow")
def test_games_of_the_policy_are_kept_with_their_winners() -> None:
    samples = play(None, 1, SMALL.first, SMALL)
    assert (samples.chance == UNKNOWN).all()
    assert np.isclose(samples.won.sum(axis=1), 1).all()
    assert (samples.state.any(axis=1)).all()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--pieces", "0"), "from 1 to 1000"),
        (("--tables", "2", "8"), "from 2 to 7"),
        (("--heat", "0"), "above 0"),
    ],
)
def test_options_that_cannot_be_are_refused_before_anything_is_made(
    options: tuple[str, ...],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.argv", ["train", str(tmp_path / "run"), *options])
    with pytest.raises(SystemExit):
        generations.main()
    assert told in capsys.readouterr().err
    assert not (tmp_path / "run").exists()
