"""Once what plays a game is compiled, workers that have loaded it take over, for all such games."""

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from bot.workers import ai_pool
from bot.workers.ai_pool import AiPool
from bot.workers.process import AgentSpec
from engine.ai.levels import USUAL
from engine.core.game import Seat

from ..waiting import LONG

GAMES = ("first_agent", "second_agent")

AGENT = """
import os

loaded = False


def compile():
    if os.path.exists("full"):
        raise OSError("No space left on device")
    if os.path.exists("small"):
        os._exit(1)


def ready():
    return True


def compiling():
    return None


def load():
    global loaded
    loaded = True
    return True


def choose(view, seat, level, seed, seconds=None):
    if view == "die":
        os._exit(1)
    return "compiled" if loaded else "interpreted"


def evaluate(view, seat, seed, seconds=None):
    return choose(view, seat, None, seed)
"""


@pytest.fixture
async def pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[AiPool]:
    for name in GAMES:
        (tmp_path / f"{name}.py").write_text(AGENT)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    made = AiPool({name: AgentSpec(name, {USUAL: 1.0}) for name in GAMES}, 1)
    yield made
    made.close()


async def played(pool: AiPool) -> list[object]:
    """Return how each game is played, and how it is reviewed."""
    moves = [await pool.choose(name, None, Seat(0), USUAL, 1) for name in GAMES]
    return [*moves, *[await pool.evaluate(n, None, Seat(0), 1, 1.0, patient=True) for n in GAMES]]


@pytest.mark.long
async def test_all_games_are_played_with_compiled_code_in_the_end_and_by_later_workers_too(
    pool: AiPool,
) -> None:
    assert await pool.choose(GAMES[0], None, Seat(0), USUAL, 1) == "interpreted"
    pool.prepare()
    async with asyncio.timeout(LONG):
        for name in GAMES:
            while await pool.seconds_to_full_strength(name) is not None:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    assert await played(pool) == ["compiled"] * 4
    with pytest.raises(BrokenExecutor):  # the second try ends its worker as well
        await pool.choose(GAMES[0], "die", Seat(0), USUAL, 1)
    assert await played(pool) == ["compiled"] * 4


@pytest.mark.long
@pytest.mark.parametrize("machine", ["full", "small"])
async def test_what_could_not_be_compiled_for_lack_of_room_or_memory_is_compiled_later(
    pool: AiPool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    machine: str,
) -> None:
    monkeypatch.setattr(ai_pool, "WAITS", (0.0, 0.1))
    (tmp_path / machine).touch()
    name = GAMES[0]
    assert await pool.seconds_to_full_strength(name) is not None
    async with asyncio.timeout(LONG):
        while "trying again" not in caplog.text:  # noqa: ASYNC110 - it is polled
            await asyncio.sleep(0.05)
        (tmp_path / machine).unlink()
        while await pool.seconds_to_full_strength(name) is not None:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    assert await pool.choose(name, None, Seat(0), USUAL, 1) == "compiled"
