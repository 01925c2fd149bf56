"""Thinking in processes: what leaves for them, what they give up, and how they end."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor
from functools import partial
from multiprocessing import active_children
from threading import Event

import pytest

from bot.games import GAMES
from bot.workers import process
from bot.workers.ai_pool import AiPool, Closed, SearchPool
from engine.ai.levels import LEVELS
from engine.core.game import Seat
from engine.duel.economy import lasting_effects
from engine.duel.game import DUEL
from engine.duel.table import View, free_slots

from ..scene import after
from ..waiting import LONG, until

AGENTS = {name: game.agent for name, game in GAMES.items()}

ENDLESS = 1000.0
"""Seconds of a search that lasts longer than the test in which it runs."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")


def position(moves: int = 20) -> tuple[View, Seat]:
    """Return what the seat that is to move knows, with all that was worked out from it."""
    found = after(moves)
    view = DUEL.view(found.state, Seat(found.seat))
    free_slots(view.table)
    for city in view.table.cities:
        lasting_effects(city)
    return view, Seat(found.seat)


def workers(pool: SearchPool) -> list[int]:
    """Return the ids of the processes of a pool."""
    return list(getattr(pool._executor, "_processes", None) or ())


@pytest.fixture
async def ai_pool() -> AsyncIterator[AiPool]:
    made = AiPool(AGENTS, 2)
    yield made
    made.close()


def legal(view: View, seat: Seat) -> set[str]:
    return {str(move) for move in DUEL.legal(view, seat)}


def test_a_view_leaves_without_what_was_worked_out_from_it() -> None:
    view, _ = position()
    assert view.table.__dict__
    there: View = pickle.loads(pickle.dumps(view))
    assert there == view
    assert there.table.__dict__ == {}
    assert [city.__dict__ for city in there.table.cities] == [{}, {}]


@pytest.mark.parametrize("processes", [0, 1])
async def test_every_level_makes_a_legal_move_and_all_are_weighed(processes: int) -> None:
    ai_pool, (view, seat) = AiPool(AGENTS, processes), position()
    try:
        await ai_pool.warm()
        for level in LEVELS:
            assert await ai_pool.choose("duel", view, seat, level, 1) in legal(view, seat)
        for patient in (False, True):
            thought = await ai_pool.evaluate("duel", view, seat, 1, 0.1, patient=patient)
            assert {option.move for option in thought.options} == legal(view, seat)
    finally:
        ai_pool.close()


@pytest.mark.long
async def test_who_has_no_move_is_told_so(ai_pool: AiPool) -> None:
    view, seat = position()
    with pytest.raises(ValueError, match="no move"):
        await ai_pool.choose("duel", view, Seat(1 - seat), "apprentice", 1)


@pytest.mark.long
async def test_workers_know_no_token_and_ignore_ctrl_c(
    ai_pool: AiPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    await ai_pool.warm()
    for pid in workers(ai_pool.moves):
        os.kill(pid, signal.SIGINT)
    seen = await ai_pool.moves.search(1.0, partial(_environment, "DISCORD_TOKEN"))
    assert seen is None


def _environment(name: str, _: float) -> str | None:
    return os.environ.get(name)


def _brings(module: str, brought: str) -> bool:
    """Whether importing a module brings another one along."""
    code = f"import sys, {module}; print('{brought}' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip() == "True"


@pytest.mark.long
def test_workers_carry_nothing_that_only_the_bot_needs() -> None:
    assert not any(
        _brings("bot.workers.process", each) for each in ("discord", "PIL", "sqlalchemy")
    )


@pytest.mark.long
async def test_a_killed_worker_is_replaced_and_its_thought_repeated(ai_pool: AiPool) -> None:
    view, seat = position()
    await ai_pool.warm()
    for _ in range(2):
        killed = workers(ai_pool.moves)
        thoughts = [
            asyncio.create_task(ai_pool.evaluate("duel", view, seat, seed, 1.0))
            for seed in range(3)
        ]
        await asyncio.sleep(0.2)
        for pid in killed:
            os.kill(pid, signal.SIGKILL)
        for thought in await asyncio.gather(*thoughts):
            assert {option.move for option in thought.options} == legal(view, seat)
        assert not {*workers(ai_pool.moves)} & {*killed}


@pytest.mark.long
async def test_a_stuck_worker_is_replaced(ai_pool: AiPool, monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = position()
    await ai_pool.warm()
    stuck = workers(ai_pool.moves)
    monkeypatch.setattr(ai_pool.moves, "_stuck", 0.3)
    monkeypatch.setattr(ai_pool.moves, "_cold", 0.3)  # the workers of the second try are new
    with pytest.raises(BrokenExecutor):
        await ai_pool.moves.search(1.0, _hang)
    monkeypatch.undo()
    assert await ai_pool.choose("duel", view, seat, "apprentice", 1) in legal(view, seat)
    assert not {*workers(ai_pool.moves)} & {*stuck}


def _hang(_: float) -> None:
    Event().wait(LONG)


@pytest.mark.long
async def test_who_has_closed_thinks_no_more(ai_pool: AiPool) -> None:
    view, seat = position()
    await ai_pool.warm()
    mine = {child.pid for child in active_children()}
    assert mine >= {*workers(ai_pool.moves)}
    thought = asyncio.create_task(ai_pool.evaluate("duel", view, seat, 1, 2.0))
    await asyncio.sleep(0.2)
    ai_pool.close()
    with pytest.raises(Closed):
        await thought
    for patient in (False, True):
        with pytest.raises(Closed):
            await ai_pool.evaluate("duel", view, seat, 1, 1.0, patient=patient)


@pytest.mark.long
async def test_workers_end_with_the_bot() -> None:
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PARENT, stdout=asyncio.subprocess.PIPE
    )
    assert parent.stdout is not None
    pids = [int(each) for each in (await parent.stdout.readline()).split()]
    assert len(pids) == 2
    parent.kill()
    await parent.wait()
    async with asyncio.timeout(LONG):
        while any(_alive(pid) for pid in pids):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.05)


PARENT = """
import asyncio
from bot.games import GAMES
from bot.workers.ai_pool import AiPool

async def main():
    thinkers = AiPool({"duel": GAMES["duel"].agent}, 2)
    await thinkers.moves._all_started(thinkers.moves._running())
    print(*thinkers.moves._executor._processes, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = f"/proc/{pid}/stat"
    with open(status) as file:  # noqa: PTH123 - a zombie that nobody waits for is not alive
        return file.read().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.long
async def test_no_move_waits_for_who_is_reviews(ai_pool: AiPool) -> None:
    view, seat = position()
    reviews = [
        asyncio.create_task(ai_pool.evaluate("duel", view, seat, seed, ENDLESS, patient=True))
        for seed in range(40)
    ]
    await until(lambda: bool(workers(ai_pool.reviews)))
    for seed in range(5):
        assert await ai_pool.choose("duel", view, seat, "apprentice", seed) in legal(view, seat)
        await ai_pool.evaluate("duel", view, seat, seed, 0.1)
    assert not any(review.done() for review in reviews)
    for review in reviews:
        review.cancel()
    await asyncio.gather(*reviews, return_exceptions=True)
    assert {*workers(ai_pool.reviews)}.isdisjoint(workers(ai_pool.moves))
    assert len(workers(ai_pool.reviews)) == 1


@pytest.mark.long
def test_the_agent_of_every_game_chooses_among_the_moves_that_it_weighs() -> None:
    assert GAMES
    for game in GAMES.values():
        agent = process.agent(game.agent.module)
        view, seat = game.first_decision()
        thought = agent.evaluate(view, seat, 1, 0.01)
        assert thought.seat == seat
        weighed = [option.move for option in thought.options]
        assert len(weighed) == len(set(weighed)) > 1
        assert agent.choose(view, seat, LEVELS[0], 1) in weighed
