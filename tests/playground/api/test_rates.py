"""Discord's rate limits: 50 requests a second for each token, and the buckets of routes."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from playground import Rates
from playground.limits.rates import BUCKETS, SWEPT
from tests.playground.conftest import Bare, Stage

Asked = discord.Interaction[Any]
ME = "/users/@me"
HI = {"content": "hi"}


class Clock:
    """A clock that stands still until a test sets it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(bare: Bare) -> Clock:
    """Let the bare playground have Discord's limits, and a clock that stands still."""
    stopped = Clock()
    bare.discord.rates.per_second = 50
    bare.discord.rates.buckets = BUCKETS
    bare.discord.rates.clock = stopped
    return stopped


async def statuses(bare: Bare, times: int, path: str = ME, token: str | None = None) -> list[int]:
    answers = await asyncio.gather(*(bare.call("GET", path, token=token) for _ in range(times)))
    return sorted(status for status, _ in answers)


async def test_the_51st_request_in_a_second_is_refused(bare: Bare, clock: Clock) -> None:
    assert await statuses(bare, 50) == [200] * 50
    clock.now += 0.4
    async with bare.asked("GET", ME) as refused:
        body = await refused.json()
    assert refused.status == 429
    assert body == {
        "message": "You are being rate limited.",
        "retry_after": pytest.approx(0.6),
        "global": True,
    }
    told = {name: refused.headers.get(name) for name in ("Retry-After", "X-RateLimit-Scope")}
    assert told == {"Retry-After": "1", "X-RateLimit-Scope": "global"}
    assert refused.headers["X-RateLimit-Global"] == "true"
    assert "X-RateLimit-Bucket" not in refused.headers
    assert bare.discord.invalid_requests == 1
    clock.now += 0.6
    assert await statuses(bare, 51) == [200] * 50 + [429]


async def test_another_token_and_interactions_have_a_limit_of_their_own(
    bare: Bare, clock: Clock
) -> None:
    """A wrong token is refused for being wrong, as long as its own limit lasts."""
    assert await statuses(bare, 50) == [200] * 50
    assert await statuses(bare, 51, token="another") == [401] * 50 + [429]
    assert await statuses(bare, 1) == [429]
    for path in ("/webhooks/1/x/messages/@original", "/webhooks/1/y"):
        assert await statuses(bare, 1, path) == [404]
    answered, _ = await bare.call("POST", "/interactions/1/x/callback", {"type": 5})
    assert answered == 404
    assert await statuses(bare, 1, "/webhooks/1") == [429]  # no token of an interaction


async def test_all_programs_with_one_token_are_counted_together(bare: Bare, clock: Clock) -> None:
    async with aiohttp.ClientSession() as second:
        other = Bare(bare.discord, bare.channel, second)
        made = await asyncio.gather(statuses(bare, 30), statuses(other, 30))
    assert sorted(made[0] + made[1]) == [200] * 50 + [429] * 10


async def test_who_has_no_token_is_counted_by_address(bare: Bare, clock: Clock) -> None:
    async def asked() -> int:
        async with bare.web.get(bare.discord.api_url + ME) as response:
            return response.status

    assert sorted([await asked() for _ in range(51)]) == [401] * 50 + [429]
    assert await statuses(bare, 1) == [200]


async def test_a_bucket_tells_how_much_is_left(bare: Bare, clock: Clock) -> None:
    left = []
    for _ in range(6):
        async with bare.asked("POST", bare.messages, HI) as response:
            left.append((response.status, response.headers["X-RateLimit-Remaining"]))
            body = await response.json()
        clock.now += 0.5
    assert left == [(200, "4"), (200, "3"), (200, "2"), (200, "1"), (200, "0"), (429, "0")]
    told = response.headers
    assert (told["X-RateLimit-Limit"], told["X-RateLimit-Scope"]) == ("5", "user")
    assert (told["X-RateLimit-Reset-After"], told["Retry-After"]) == ("2.500", "3")
    assert body["global"] is False
    clock.now += 2.0
    assert (await bare.call("POST", bare.messages, HI))[0] == 200
    assert len(bare.channel.messages) == 6


async def test_a_bucket_is_of_one_channel_one_method_and_one_token(
    bare: Bare, clock: Clock
) -> None:
    async def bucket(method: str, path: str, body: Any = None) -> tuple[str, str] | None:
        async with bare.asked(method, path, body) as response:
            told = response.headers
            name = told.get("X-RateLimit-Bucket")
            return (name, told["X-RateLimit-Remaining"]) if name else None

    other = next(iter(bare.discord.world.guilds.values())).add_channel("other")
    posted = await bucket("POST", bare.messages, HI)
    assert posted
    assert posted[1] == "4"
    assert await bucket("POST", f"/channels/{other.id}/messages", HI) == posted
    first = f"{bare.messages}/{bare.channel.messages[0].id}"
    edited = await bucket("PATCH", first, HI)
    assert edited
    assert edited[0] != posted[0]
    assert await bucket("DELETE", first) not in (None, posted, edited)
    assert await bucket("GET", ME) is None
    asked = await bucket("GET", "/webhooks/1/x/messages/@original")
    assert asked
    assert asked[1] == "4"
    assert await bucket("GET", "/webhooks/1/y/messages/@original") == asked
    assert await bucket("POST", "/webhooks/1/y", HI) == (asked[0], "3")


@pytest.mark.parametrize(
    ("method", "path", "seconds"),
    [
        ("POST", "/channels/1/messages", 5),
        ("GET", "/channels/1/messages", 1),
        ("GET", "/channels/1/messages/2", 1),
        ("PATCH", "/channels/1/messages/2", 5),
        ("DELETE", "/channels/1/messages/2", 1),
        ("POST", "/channels/1/typing", 5),
        ("PATCH", "/webhooks/1/x/messages/@original", 2),
    ],
)
def test_a_route_takes_five_requests_in_its_time(method: str, path: str, seconds: int) -> None:
    rates, clock = Rates.of_discord(), Clock()
    rates.clock = clock
    for allowed in [True] * 5 + [False]:
        count = rates.count("x", method, path)
        assert count
        assert (count.allowed, count.wait) == (allowed, seconds)
    clock.now += seconds
    again = rates.count("x", method, path)
    assert again
    assert again.allowed


async def test_what_is_over_is_forgotten(clock: Clock, bare: Bare) -> None:
    rates = Rates.of_discord()
    rates.clock = clock
    for n in range(SWEPT - 1):
        assert rates.count("x", "GET", f"/webhooks/1/{n}")
    clock.now += 60
    rates.count("x", "GET", ME)
    assert len(rates._windows) == 1


async def test_the_program_has_the_limits_and_a_playground_of_tests_none(bare: Bare) -> None:
    assert Rates.of_discord().per_second == 50
    assert await statuses(bare, 60) == [200] * 60


async def test_a_bot_waits_for_what_its_buckets_tell(stage: Stage) -> None:
    """The real discord.py keeps to the headers: nothing is refused.

    One message follows the other: of several at once, some could arrive in the next period, which
    is short here, where the machine is busy.
    """
    stage.discord.rates.per_second = 50
    stage.discord.rates.buckets = [
        each if each.method != "POST" else _quick(each) for each in BUCKETS
    ]
    place = stage.bot.get_partial_messageable(stage.channel.id)
    for n in range(12):
        await place.send(str(n))
    assert len(stage.channel.messages) == 12
    assert stage.discord.invalid_requests == 0


def _quick(bucket: Any) -> Any:
    return type(bucket)(bucket.name, bucket.method, bucket.path, bucket.most, 0.02)
