"""Where the bot has workers elsewhere: their answers count, and without one it thinks itself."""

import asyncio
import subprocess
import sys
from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from bot.runtime.metrics import Metrics
from bot.workers import process
from bot.workers.ai_pool import AiPool
from bot.workers.jobs import ChooseMove, Evaluate, SearchedPosition, packed, thinking
from bot.workers.queue import Backlog, Compute, Lane, NoAnswer
from bot.workers.remote_workers import MISSES, RemoteWorkers
from bot.workers.render_pool import RenderPool
from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from render.themes import STANDARD

from ..programs import ROOT
from .test_ai_pool import AGENTS, legal, position
from .test_render_pool import board

AT = SearchedPosition(1, 20)


class Answers:
    """A queue whose answers are given beforehand; without one nobody answers."""

    def __init__(self) -> None:
        self.asked: list[tuple[Lane, bytes, float, bool]] = []
        self.answers: list[bytes] = []
        self.waiting: dict[Lane, Backlog] = {}

    async def open(self) -> None:
        """Need nothing."""

    async def close(self) -> None:
        """Need nothing."""

    async def ask(
        self, lane: Lane, key: str, payload: bytes, seconds: float, *, patient: bool = False
    ) -> bytes:
        self.asked.append((lane, payload, seconds, patient))
        if not self.answers:
            raise NoAnswer("late")
        return self.answers.pop(0)

    async def work(self, concurrency: Mapping[Lane, int], compute: Compute, stop: object) -> None:
        raise AssertionError("nobody works here")

    async def backlog(self) -> Mapping[Lane, Backlog]:
        return self.waiting


@pytest.fixture
def answers() -> Answers:
    return Answers()


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
def levels(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The levels that think in this process."""
    found: list[str] = []
    choose = process.choose

    def noted(module: str, view: Any, seat: Seat, level: str, seed: int, seconds: float) -> str:
        found.append(level)
        return choose(module, view, seat, level, seed, seconds)

    monkeypatch.setattr(process, "choose", noted)
    return found


def fallbacks(metrics: Metrics, lane: Lane, why: str) -> float:
    labels = {"lane": lane, "why": why}
    return metrics.registry.get_sample_value("wonders_job_fallbacks_total", labels) or 0.0


async def test_an_answer_is_the_move(answers: Answers, metrics: Metrics, levels: list[str]) -> None:
    view, seat = position()
    answers.answers.append(b"build:baths")
    ai_pool = AiPool(AGENTS, 0, RemoteWorkers(answers, metrics, grace=0.5))
    found = await ai_pool.choose("duel", view, seat, "builder", 3, position=AT, patient=True)
    assert found == "build:baths"
    ((lane, payload, seconds, patient),) = answers.asked
    assert thinking(payload) == ChooseMove("duel", packed(view), seat, "builder", 3, 1)
    assert (lane, patient) == ("moves", True)
    assert seconds > AGENTS["duel"].seconds["builder"] + 0.5  # for whom nobody waits
    assert levels == []
    ai_pool.close()


async def test_without_an_answer_the_level_below_thinks_here(
    answers: Answers, metrics: Metrics, levels: list[str]
) -> None:
    view, seat = position()
    ai_pool = AiPool(AGENTS, 0, RemoteWorkers(answers, metrics))
    for level in ("architect", "apprentice"):
        assert await ai_pool.choose("duel", view, seat, level, 3, position=AT) in legal(view, seat)
    assert levels == ["builder", "apprentice"]
    assert fallbacks(metrics, "moves", "late") == 2
    ai_pool.close()


async def test_what_has_no_place_in_a_game_is_thought_here(
    answers: Answers, metrics: Metrics, levels: list[str]
) -> None:
    view, seat = position()
    ai_pool = AiPool(AGENTS, 0, RemoteWorkers(answers, metrics))
    assert await ai_pool.choose("duel", view, seat, "architect", 3) in legal(view, seat)
    assert (levels, answers.asked) == (["architect"], [])
    ai_pool.close()


@pytest.mark.parametrize(("patient", "lane"), [(False, "moves"), (True, "reviews")])
async def test_an_evaluation_comes_from_elsewhere_or_from_here(
    answers: Answers,
    metrics: Metrics,
    patient: bool,
    lane: Lane,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, seat = position()
    spent, think = list[float](), process.evaluate

    def noted(module: str, view: Any, seat: Seat, seed: int, seconds: float) -> Thought:
        spent.append(seconds)
        return think(module, view, seat, seed, seconds)

    monkeypatch.setattr(process, "evaluate", noted)
    thought = Thought(seat, (Option("build:baths", 0.5, 10),), 10)
    answers.answers += [packed(thought), b"of another version"]
    ai_pool = AiPool(AGENTS, 0, RemoteWorkers(answers, metrics))
    evaluate = partial(ai_pool.evaluate, "duel", view, seat, 1, 0.02, patient=patient, position=AT)
    assert await evaluate() == thought
    assert thinking(answers.asked[0][1]) == Evaluate("duel", packed(view), seat, 1, 0.02)
    assert answers.asked[0][0] == lane
    assert answers.asked[0][2] >= 0.02 + 1.0  # a worker takes all of the time, and answers after it
    for _ in range(2):  # an answer that cannot be read, and none
        assert {each.move for each in (await evaluate()).options} == legal(view, seat)
    assert spent == [0.01, 0.01]  # the rest was waited
    ai_pool.close()


async def test_a_picture_is_drawn_here_where_nobody_answers(
    answers: Answers, metrics: Metrics
) -> None:
    work = board("en-US", STANDARD)
    answers.answers.append(b"a picture")
    pool = RenderPool(0, remote=RemoteWorkers(answers, metrics))
    assert await pool.draw(work) == b"a picture"
    assert await pool.draw(work) == work()
    assert await pool.draw(partial(bytes, 3)) == b"\0\0\0"
    assert [lane for lane, *_ in answers.asked] == ["pictures", "pictures"]
    assert fallbacks(metrics, "pictures", "late") == 1
    pool.close()


@pytest.mark.parametrize("rest", [0.0, 1e6])
async def test_where_nobody_ever_answers_nobody_is_asked_for_a_while(
    answers: Answers, metrics: Metrics, rest: float
) -> None:
    view, seat = position()
    remote = RemoteWorkers(answers, metrics, rest=rest)
    job = ChooseMove("duel", packed(view), seat, "builder", 1, 1)
    for _ in range(MISSES + 2):
        assert await remote.choose(job, AT, 0.1) is None
    assert len(answers.asked) == (MISSES if rest else MISSES + 2)
    assert fallbacks(metrics, "moves", "resting") == (2 if rest else 0)
    assert 'job_answer_seconds_count{lane="moves"}' not in metrics.text().decode()
    answers.answers.append(b"a picture")  # another lane is asked
    assert await remote.draw(board("en-US", STANDARD)) == b"a picture"
    assert 'job_answer_seconds_count{lane="pictures"} 1.0' in metrics.text().decode()


async def test_only_misses_in_a_row_let_a_lane_rest(answers: Answers, metrics: Metrics) -> None:
    view, seat = position()
    remote = RemoteWorkers(answers, metrics)
    job = ChooseMove("duel", packed(view), seat, "builder", 1, 1)
    for _ in range(2):
        for _ in range(MISSES - 1):
            assert await remote.choose(job, AT, 0.1) is None
        answers.answers.append(b"build:baths")
        assert await remote.choose(job, AT, 0.1) == "build:baths"
    assert fallbacks(metrics, "moves", "resting") == 0


async def test_a_host_is_told_once_that_no_worker_answers(
    metrics: Metrics, caplog: pytest.LogCaptureFixture
) -> None:
    asked = asyncio.Event()

    class Silent(Answers):
        async def ask(self, *_: object, **__: object) -> bytes:
            await asked.wait()
            raise NoAnswer("late")

    view, seat = position()
    remote = RemoteWorkers(Silent(), metrics)
    jobs = [ChooseMove("duel", packed(view), seat, "builder", n, 1) for n in range(MISSES + 5)]
    asking = [asyncio.create_task(remote.choose(each, AT, 0.1)) for each in jobs]
    await asyncio.sleep(0)  # all of them ask
    asked.set()
    assert await asyncio.gather(*asking) == [None] * len(asking)
    assert [each.message for each in caplog.records] == [
        "No worker answers for moves; they are computed here for a while"
    ]


async def test_what_waits_is_shown(answers: Answers, metrics: Metrics) -> None:
    answers.waiting["moves"] = Backlog(3, 1.5)
    await RemoteWorkers(answers, metrics).count()
    figures = metrics.text().decode()
    assert 'wonders_jobs_waiting{lane="moves"} 3.0' in figures
    assert 'wonders_oldest_job_seconds{lane="moves"} 1.5' in figures
    assert 'wonders_jobs_waiting{lane="pictures"} 0.0' in figures


@pytest.mark.long
def test_without_the_setting_nothing_of_a_queue_takes_memory() -> None:
    loads = "import sys, bot.__main__; print({'procrastinate', 'psycopg', 'nats'} & {*sys.modules})"
    done = subprocess.run(
        [sys.executable, "-c", loads], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"
