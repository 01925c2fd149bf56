"""Training of the network of Architects, in small."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from engine.ai.architects.search.network import load
from engine.ai.architects.train import fit
from engine.ai.architects.train.generations import Options, generation, newest
from engine.ai.architects.train.selfplay import read

SMALL = Options(
    first=48, positions=32, simulations=2, pieces=2, window=1, epochs=1, rate=1e-3
)  # fmt: skip


@pytest.mark.filterwarnings("ignore:overflow")  # which compiled code does not tell either
def test_a_run_that_was_interrupted_learns_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit, "BATCH", 16)
    with ThreadPoolExecutor(1) as pool:
        for number in (1, 2):
            assert newest(tmp_path) == number - 1
            generation(tmp_path, number, pool, SMALL)
        games, nets = (
            [read(tmp_path / f"games{n}.npz") for n in (1, 2)],
            load(tmp_path / "net2.npz"),
        )
        for name in ("games2.npz", "net2.npz"):
            (tmp_path / name).unlink()
        generation(tmp_path, 2, pool, SMALL)
    assert [len(each.chance) for each in games] == [SMALL.first, SMALL.positions]
    assert (games[0].chance == -1).all()
    assert ((games[1].chance >= 0) & (games[1].chance <= 1)).all()
    assert all(np.isclose(each.won.sum(axis=1), 1).all() for each in games)
    assert all(
        np.array_equal(*each) for each in zip(load(tmp_path / "net2.npz"), nets, strict=True)
    )
    before = load(tmp_path / "net1.npz")
    assert not any(np.array_equal(*each) for each in zip(before, nets, strict=True))
