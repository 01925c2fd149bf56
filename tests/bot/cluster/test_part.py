"""A process's part in a cluster: its turn to begin sessions, commands, and what it takes up.

Database and gateway are replaced, and time is simulated.
"""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest

from bench.simulated_cluster import now, simulated
from bot.cluster.keeper import LEASE
from bot.discord.cluster import LONGEST_NAP, START_SECONDS, Cluster
from bot.ops.health import Health
from bot.runtime.metrics import Metrics
from bot.runtime.settings import Settings
from bot.store import Unavailable
from bot.store.cluster.lease_records import Standing
from bot.tables.boards.delivery_retry import WAITS

from .simulated import until

SHARDS, AT_ONCE = 7, 3


class Database:
    """What the tables of leases and of starts answer; it is the `Store` of these tests."""

    def __init__(self) -> None:
        self.leases = self.session_starts = self.scope = self
        self.shards = SHARDS
        self.starts: list[float | Exception] = []
        self.told: list[object] = []
        self.registered: set[str] = set()

    async def set_up(self, shards: int) -> int:
        return min(self.shards, shards)

    async def set(self, total: int, left: int, renewed_in: float) -> None:
        self.told.append((total, left, renewed_in))

    def limit(self, shards: frozenset[int], count: int) -> None:
        self.told.append((shards, count))

    async def spend(self) -> float:
        self.told.append(now())
        answer = self.starts.pop(0) if self.starts else 0.0
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def left(self) -> int:
        return 5

    async def reserve(self, bucket: int, pause: float) -> float:
        self.told.append((bucket, pause))
        return 12.0

    async def begin_commands(self, digest: str, _: float) -> bool:
        return digest not in self.registered

    async def end_commands(self, digest: str) -> None:
        self.registered.add(digest)

    async def renew(self, *_: object) -> Standing:
        return Standing(frozenset(), 1, 0, 0)

    async def leave(self, name: str) -> None:
        self.told.append(name)


async def part(remaining: int = 900, recommended: int = SHARDS) -> tuple[Cluster, Any, Metrics]:
    """Return a process's part, prepared, and its database."""

    async def gateway() -> tuple[int, str, dict[str, int]]:
        limits = {"max_concurrency": AT_ONCE, "total": 1000, "remaining": remaining}
        return recommended, "", {**limits, "reset_after": 60_000}

    http, connection = SimpleNamespace(get_bot_gateway=gateway), SimpleNamespace()
    client: Any = SimpleNamespace(http=http, _connection=connection)
    client._AutoShardedClient__shards = {}
    database: Any = Database()
    metrics = Metrics()
    cluster = Cluster(client, Settings(token="x", process_name="p"), metrics)
    await cluster.prepare(database)
    return cluster, database, metrics


def test_discord_tells_how_many_sessions_may_begin(caplog: pytest.LogCaptureFixture) -> None:
    async def story(**given: int) -> list[object]:
        told: list[object] = (await part(**given))[1].told
        return told

    told = simulated(story())
    assert told == [(1000, 900, 60.0), (frozenset(), SHARDS)]
    assert caplog.records == []
    assert simulated(story(recommended=9))[-1] == (frozenset(), SHARDS)
    simulated(story(remaining=99))
    assert [each.levelno for each in caplog.records] == [logging.WARNING] * 2


def test_it_has_joined_once_its_first_leases_are_renewed() -> None:
    async def story() -> list[bool | None]:
        cluster, _, _ = await part()
        told = [cluster.safe]
        await cluster.join(lambda: asyncio.sleep(0))
        told.append(cluster.safe)
        await asyncio.sleep(1)
        told.append(cluster.safe)
        await cluster.leave()
        return told

    assert simulated(story()) == [None, None, True]


def test_a_session_begins_in_the_turn_of_its_bucket() -> None:
    async def story() -> tuple[list[object], float]:
        cluster, database, _ = await part()
        database.told.clear()
        await cluster.await_turn(5)
        return database.told, now()

    assert simulated(story()) == ([0.0, (5 % AT_ONCE, START_SECONDS)], 12.0)


def test_who_waits_for_new_starts_looks_again_now_and_then() -> None:
    async def story() -> tuple[list[object], float]:
        cluster, database, metrics = await part()
        database.starts = [500.0, 30.0]
        database.told.clear()
        turn = asyncio.create_task(cluster.await_turn(0))
        await asyncio.sleep(1)
        left = metrics.registry.get_sample_value("wonders_session_starts_left")
        assert left == 0
        await turn
        assert metrics.registry.get_sample_value("wonders_session_starts_left") == 5
        return database.told, now()

    told, seconds = simulated(story())
    assert told == [0.0, LONGEST_NAP, LONGEST_NAP + 30, (0, START_SECONDS)]
    assert seconds == LONGEST_NAP + 30 + 12


def test_a_turn_without_database_is_an_error_that_is_tried_again() -> None:
    async def story() -> None:
        cluster, database, _ = await part()
        database.starts = [Unavailable("away")]
        with pytest.raises(ConnectionError):
            await cluster.await_turn(0)

    simulated(story())


def test_the_same_commands_are_registered_once() -> None:
    async def story() -> list[str]:
        cluster, _, _ = await part()
        made: list[str] = []

        def tree(name: str) -> Any:
            command = SimpleNamespace(to_dict=lambda _: {"name": name})
            return SimpleNamespace(translator=None, get_commands=lambda: [command])

        for name in ("one", "one", "other"):

            async def register(name: str = name) -> None:
                made.append(name)

            await cluster.register(tree(name), register)
        return made

    assert simulated(story()) == ["one", "other"]


def test_what_waits_is_taken_up_when_a_shard_arrives_and_again_where_that_fails() -> None:
    async def story() -> list[float]:
        cluster, _, _ = await part()
        tried: list[float] = []
        failures: list[Exception] = [Unavailable("away"), ValueError("a defect")]

        async def take_up() -> None:
            tried.append(now())
            if failures:
                raise failures.pop()

        await cluster.join(take_up)
        await asyncio.sleep(10)
        assert tried == []
        cluster.arrived()
        await until(lambda: len(tried) == 3)
        await asyncio.sleep(60)
        failures.append(Unavailable("away"))
        cluster.arrived()
        await asyncio.sleep(60)
        await cluster.leave()
        return tried

    first, second, third, fourth, fifth = simulated(story())
    assert [round(second - first, 6), round(third - second, 6)] == [WAITS[0], WAITS[1]]
    assert round(fifth - fourth, 6) == WAITS[0]


def test_a_process_that_has_not_joined_is_not_online_and_one_that_leaves_says_so() -> None:
    async def story() -> None:
        cluster, database, _ = await part()
        assert (cluster.online, cluster.safe, cluster.lost) == (False, None, ())
        await cluster.join(lambda: asyncio.sleep(0))
        await asyncio.sleep(2)
        assert (cluster.online, cluster.safe, cluster.lost) == (False, True, ())
        await cluster.leave()
        assert str(database.told[-1]).startswith("p/")

    simulated(story())


def test_health_tells_what_keeps_a_process_from_serving_its_shards() -> None:
    async def story() -> list[list[str]]:
        cluster, database, metrics = await part()
        health = Health(metrics, lambda: False)
        bot: Any = SimpleNamespace(cluster=cluster, database_open=False)
        health.watch(bot)
        told = [await health.problems()]
        await cluster.join(lambda: asyncio.sleep(0))
        await asyncio.sleep(2)
        told.append(await health.problems())
        renew, database.renew = database.renew, unreachable
        await asyncio.sleep(LEASE)
        told.append(await health.problems())
        database.renew = renew
        await asyncio.sleep(LEASE)
        told.append(await health.problems())
        await cluster.leave()
        return told

    async def unreachable(*_: object) -> Standing:
        raise Unavailable("away")

    other = "database: not open yet"
    assert simulated(story()) == [
        ["cluster: not joined yet", other],
        [other],
        ["cluster: the leases of the shards cannot be renewed", other],
        [other],
    ]


def test_a_process_that_leaves_finishes_what_it_asks_of_the_leases() -> None:
    async def story() -> list[object]:
        cluster, database, _ = await part()

        async def renew(*_: object) -> Standing:
            return Standing(frozenset(), 1, 1, 1)

        async def claim(*_: object, **__: object) -> tuple[()]:
            await asyncio.sleep(1)
            database.told.append("an answer")
            return ()

        database.renew, database.claim = renew, claim
        await cluster.join(lambda: asyncio.sleep(0))
        await asyncio.sleep(0.5)
        await cluster.leave()
        told: list[object] = database.told
        return told

    *_, answer, name = simulated(story())
    assert answer == "an answer"
    assert str(name).startswith("p/")
