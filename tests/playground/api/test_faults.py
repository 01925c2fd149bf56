"""Failures on demand, and what discord.py makes of them."""

import asyncio
import time
from typing import Any

import aiohttp
import discord
import pytest

from playground import InteractionFailed, TimedOut
from playground.api.faults import Faults
from tests.playground.conftest import Bare, Stage

Asked = discord.Interaction[Any]


def channel(stage: Stage) -> discord.PartialMessageable:
    return stage.bot.get_partial_messageable(stage.channel.id)


async def test_a_429_is_retried_after_the_time_it_says(stage: Stage) -> None:
    fault = stage.discord.faults.add(path="/messages$", status=429, retry_after=0.2, times=2)
    began = time.monotonic()
    await channel(stage).send("hi")
    assert time.monotonic() - began >= 0.4
    assert fault.hits == 2
    assert [r.status for r in stage.discord.requests[-3:]] == [429, 429, 200]
    assert stage.discord.invalid_requests == 2
    assert [m.text for m in stage.channel.messages] == ["hi"]


async def test_a_429_of_a_follow_up_is_retried_too(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        await asked.response.defer(thinking=True)
        await asked.followup.send("hi")

    stage.bot.behave = how
    stage.discord.faults.add(method="POST", path=r"/webhooks/\d+/:token$", status=429)
    assert (await stage.ana.command(stage.channel, "do", how="x")).text == "hi"


async def test_server_errors_are_retried_and_double_nothing(stage: Stage) -> None:
    """Each is retried by discord.py after a second, so they are all had at the same time."""

    async def how(asked: Asked, what: str) -> None:
        await asked.response.send_message(what)

    stage.bot.behave = how
    add, path = stage.discord.faults.add, "/channels/{}/messages$"
    channels = [stage.guild.add_channel(name) for name in ("one", "two", "three")]
    for channel, (status, after) in zip(
        channels, ((500, False), (502, False), (500, True)), strict=True
    ):
        add(path=path.format(channel.id), status=status, after=after)
    taken = add(path="/callback$", status=500, after=True)
    places = [stage.bot.get_partial_messageable(channel.id) for channel in channels]
    asking = asyncio.create_task(stage.ana.command(stage.channel, "do", how="hi"))
    sent = await asyncio.gather(*(each.send("hi") for each in places))
    answer = await asking
    for channel, message in zip(channels, sent, strict=True):
        assert [(m.text, m.id) for m in channel.messages] == [("hi", message.id)]
    # The callback took effect, so its retry is a second acknowledgement.
    await stage.discord.until(lambda: bool(stage.bot.errors))
    (error,) = stage.bot.errors
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code, taken.hits) == (400, 40060, 1)
    assert [m.text for m in stage.channel.messages] == [answer.text] == ["hi"]
    assert stage.discord.violations == []


async def test_any_error_of_discord_can_be_had(stage: Stage) -> None:
    sent = await channel(stage).send("hi")
    for status, times in ((400, 1), (429, 5)):  # discord.py gives a 429 up after five tries
        stage.discord.faults.add(
            method="PATCH", status=status, code=30046, retry_after=0.01, times=times
        )
        with pytest.raises(discord.HTTPException, match="Maximum number of edits") as caught:
            await sent.edit(content="again")
        assert (caught.value.status, caught.value.code) == (status, 30046)
    await sent.edit(content="again")
    assert stage.discord.violations == []


async def test_a_connection_cut_before_and_after_the_effect(stage: Stage) -> None:
    stage.discord.faults.add(method="POST", path="/messages$", drop=True)
    stage.discord.faults.add(method="POST", path="/messages$", drop=True, after=True)
    for expected in (0, 1):
        with pytest.raises((aiohttp.ClientError, OSError)):
            await channel(stage).send("hi")
        assert len(stage.channel.messages) == expected


async def test_a_request_that_hangs(stage: Stage) -> None:
    stage.discord.faults.add(method="POST", path="/messages$", delay=3600.0)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(channel(stage).send("hi"), 0.2)
    assert stage.channel.messages == []


async def test_an_acknowledgement_that_is_lost_reached_the_person(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        await asked.response.send_message("hi")

    stage.bot.behave = how
    stage.discord.faults.add(path="/callback$", status=400, code=40060, after=True)
    assert (await stage.ana.command(stage.channel, "do", how="x")).text == "hi"
    stage.discord.faults.add(path="/callback$", delay=3600.0)
    stage.discord.world.ack_seconds = 0.05
    with pytest.raises(InteractionFailed):
        await stage.ana.command(stage.channel, "do", how="x")


async def test_requests_are_remembered_without_tokens(stage: Stage) -> None:
    await stage.ana.command(stage.channel, "do", how="hi")
    token = next(iter(stage.discord.world.interactions))
    request = stage.discord.requests[-1]
    assert request.path.endswith("/:token/callback")
    assert (request.method, request.status, request.body["data"]["content"]) == ("POST", 200, "hi")
    account = stage.discord.account() + repr(stage.discord.requests)
    assert token not in account
    assert stage.discord.token not in account


async def test_waiting_ends_with_an_account_of_what_happened(stage: Stage) -> None:
    await stage.discord.quiet()
    with pytest.raises(TimedOut, match="GET /users/@me -> 200"):
        await stage.discord.until(lambda: False, timeout=0.05)


async def test_a_missing_or_wrong_token_is_401(bare: Bare) -> None:
    status, body = await bare.call("GET", "/users/@me", token="wrong")
    assert (status, body) == (401, {"message": "401: Unauthorized", "code": 0})


def test_a_fault_is_met_by_its_method_so_often_as_it_is_to_happen() -> None:
    faults = Faults()
    fault = faults.add(method="POST", path="/messages$", status=500, times=2)
    other = faults.add(path="/messages$", times=None)
    tried = [("GET", "/messages"), ("POST", "/messages/1"), *[("POST", "/messages")] * 3]
    found = [faults.take(method, path) for method, path in tried]
    assert found == [other, None, fault, fault, other]
