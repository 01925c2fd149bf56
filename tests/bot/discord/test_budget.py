"""What the bot counts of its own requests, and when it is to save them."""

from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
from yarl import URL

from bot.discord.budget import Budget, route
from bot.runtime.metrics import Metrics
from bot.runtime.settings import BadSetting, settings
from playground import Playground

ME = "/users/@me"
ANSWERS = ("/webhooks/1/x/messages/@original", "/webhooks/1/x", "/interactions/1/x/callback")
SETTING = "DISCORD_OWN_REQUESTS_PER_SECOND"


class Clock:
    """A clock that stands still until a test sets it."""

    now = 50.0

    def __call__(self) -> float:
        return self.now


class Asking:
    """A program with a budget that asks a playground for things."""

    def __init__(self, web: aiohttp.ClientSession, playground: Playground, budget: Budget) -> None:
        self.playground, self.budget = playground, budget
        self._web = web

    async def ask(self, path: str) -> int:
        headers = {"Authorization": f"Bot {self.playground.token}"}
        async with self._web.get(self.playground.api_url + path, headers=headers) as response:
            return response.status


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
async def asking(
    clock: Clock, metrics: Metrics, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Asking]:
    async with Playground() as playground:
        playground.rates.clock = clock
        playground.rates.per_second = 8
        monkeypatch.setattr(discord.http.Route, "BASE", playground.api_url)
        budget = Budget(5, metrics, clock)
        async with aiohttp.ClientSession(trace_configs=[budget.tracing()]) as web:
            yield Asking(web, playground, budget)


def spent(budget: Budget) -> bool:
    return budget.spent


def counted(metrics: Metrics, route: str, status: str) -> float | None:
    labels = {"route": route, "status": status}
    return metrics.registry.get_sample_value("wonders_discord_requests_total", labels)


async def test_own_requests_of_a_second_are_counted_and_answers_are_not(
    asking: Asking, clock: Clock, metrics: Metrics
) -> None:
    budget = asking.budget
    for path in ANSWERS * 3:
        await asking.ask(path)
    for _ in range(4):
        await asking.ask(ME)
        clock.now += 0.2
    assert not spent(budget)
    await asking.ask(ME)
    assert spent(budget)
    clock.now += 0.3  # the first is more than a second old now
    assert not spent(budget)
    assert counted(metrics, "own", "200") == 5
    assert counted(metrics, "answer", "404") == 9


async def test_what_all_processes_together_have_spent_is_told_by_discord(
    asking: Asking, clock: Clock, metrics: Metrics
) -> None:
    budget = Budget(1000, metrics, clock)
    async with aiohttp.ClientSession(trace_configs=[budget.tracing()]) as web:
        other = Asking(web, asking.playground, budget)
        for _ in range(8):
            await asking.ask(ME)
        assert not spent(budget)
        assert await other.ask(ME) == 429
        assert spent(budget)
        clock.now += 0.9
        assert spent(budget)
        clock.now += 0.2
        assert not spent(budget)
        assert counted(metrics, "own", "429") == 1


async def test_with_nothing_to_spend_requests_are_always_saved(clock: Clock) -> None:
    assert Budget(0, Metrics(), clock).spent
    assert not Budget(1, Metrics(), clock).spent


def test_files_and_the_gateway_are_neither_own_requests_nor_answers() -> None:
    base = discord.http.Route.BASE
    assert route(URL(f"{base}/channels/1/messages")) == "own"
    assert route(URL(f"{base}/webhooks/1")) == "own"
    assert [route(URL(base + path)) for path in ANSWERS] == ["answer"] * 3
    for url in ("https://cdn.discordapp.com/attachments/1/2/x", "wss://gateway.discord.gg/?v=10"):
        assert route(URL(url)) == "other"


def test_the_setting_is_a_number_of_requests_below_discords_limit() -> None:
    assert settings({}).own_requests == 25
    assert settings({SETTING: "0"}).own_requests == 0
    assert settings({SETTING: "12.5"}).own_requests == 12.5
    for wrong in ("51", "-1", "many"):
        with pytest.raises(BadSetting, match=SETTING):
            settings({SETTING: wrong})
