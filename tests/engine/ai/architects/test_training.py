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
    first=24, positions=12, simulations=1, flats=1, pieces=1, window=1, epochs=1, rate=1e-3
)  # fmt: skip


@pytest.mark.filterwarnings("ignore:overflow")  # which compiled code does not tell either
def test_a_run_that_was_interrupted_learns_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit, "BATCH", 6)
    monkeypatch.setattr(generations, "PART", 9)
    with ThreadPoolExecutor(1) as pool:
        for number in (1, 2):
            assert newest(tmp_path) == number - 1
            generation(tmp_path, number, pool, SMALL)
        searched = read(tmp_path / "games2.npz")
        nets = [load(tmp_path / f"net{number}.npz") for number in (1, 2)]
        for file in list(tmp_path.iterdir()):
            file.unlink()
        for number in (1, 2):
            generation(tmp_path, number, pool, SMALL)
    assert len(searched.chance) == SMALL.positions
    plays = np.arange(MOST_SEATS) < searched.state[:, PLAYERS, None]
    assert ((searched.chance >= 0) & (searched.chance <= 1))[plays].all()
    assert (searched.chance == UNKNOWN)[~plays].all()
    assert np.isclose(searched.won.sum(axis=1), 1).all()
    for number, net in enumerate(nets, start=1):
        again = load(tmp_path / f"net{number}.npz")
        assert all(np.array_equal(*each) for each in zip(again, net, strict=True))
    assert not any(np.array_equal(*each) for each in zip(*nets, strict=True))


@pytest.mark.filterwarnings("ignore:overflow")
def test_games_of_the_policy_are_kept_with_their_winners() -> None:
    samples = play(None, 1, SMALL.first, SMALL)
    assert (samples.chance == UNKNOWN).all()
    assert np.isclose(samples.won.sum(axis=1), 1).all()
    assert (samples.state.any(axis=1)).all()
