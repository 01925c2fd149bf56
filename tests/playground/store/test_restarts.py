"""What was being said when the program ended: posted once, and answered or not after it."""

import asyncio
import json
from datetime import timedelta
from typing import Any

import aiohttp
import pytest

from playground import Person, Playground
from playground.model.clock import now
from playground.model.interaction_types import COMMAND
from playground.model.nonces import REMEMBERED_FOR
from playground.people.interactions import interaction
from playground.store import persistence
from tests.playground.conftest import Reopen
from tests.playground.example_bot import PNG

BOARD = {"nonce": "1.5.abc", "enforce_nonce": True, "attachments": [{"id": 0, "filename": "b.png"}]}


async def post(playground: Playground, **body: Any) -> tuple[int, str]:
    """Post a picture as the bot; return the status and the id of what is then there."""
    (place,) = playground.world.channels.values()
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps({**BOARD, **body}))
    form.add_field("files[0]", PNG, filename="b.png")
    url = f"{playground.api_url}/channels/{place.id}/messages"
    headers = {"Authorization": f"Bot {playground.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as web,
        web.post(url, data=form) as response,
    ):
        return response.status, str((await response.json()).get("id"))


async def test_a_nonce_outlives_the_program(opened: Reopen) -> None:
    async with opened() as (playground, _):
        channel = playground.add_guild("Forum").add_channel("plaza")
        ana = playground.add_person("Ana")
        said = ana.says(channel, "hello", "n").id
        first = await post(playground)
    async with opened() as (playground, _):
        world = playground.world
        channel = world.channels[channel.id]
        ana = next(each for each in world.users.values() if isinstance(each, Person))
        assert await post(playground) == first
        assert ana.says(channel, "hello", "n").id == said
        assert [message.id for message in channel.messages] == [said, int(first[1])]


async def test_a_nonce_is_known_for_minutes_also_of_what_is_deleted(opened: Reopen) -> None:
    async with opened() as (playground, _):
        channel = playground.add_guild("Forum").add_channel("plaza")
        _, first = await post(playground)
        message = channel.log[int(first)]
        playground.delete_message(message)
        assert (await post(playground))[1] == first
        message.created_at = now() - REMEMBERED_FOR + timedelta(minutes=1)
        assert (await post(playground))[1] == first
        message.created_at = now() - REMEMBERED_FOR
        assert (await post(playground))[1] != first


async def test_a_post_that_is_known_already_leaves_no_pictures(opened: Reopen) -> None:
    async with opened() as (playground, file):
        channel = playground.add_guild("Forum").add_channel("plaza")
        first = await post(playground)
        for _ in range(3):
            assert await post(playground) == first
        assert len(playground.world.files) == len(playground.world.blobs) == 1
        status, _ = await post(playground, content="x" * 2001)
        assert status == 400  # what keeps no limit is refused, known or not
        playground.delete_message(channel.log[int(first[1])])
        await playground.api.settled()  # type: ignore[misc]
        assert file.file_ids() == set()


async def test_nobody_thinks_for_ever_after_the_program_was_off(opened: Reopen) -> None:
    async with opened() as (playground, _):
        world = playground.world
        guild, ana = playground.add_guild("Forum"), playground.add_person("Ana")
        guild.join(ana)
        channel = guild.add_channel("plaza")
        data, owners = {"id": "1", "name": "do", "type": 1}, {"0": str(guild.id)}
        asked = interaction(world, ana, channel, COMMAND, data, "/do", owner_ids=owners)
        world.ask(asked)
        url = f"{playground.api_url}/interactions/{asked.id}/{asked.token}/callback"
        async with aiohttp.ClientSession() as web, web.post(url, json={"type": 5}) as response:
            assert response.status == 204
        assert playground.thinking
        asked.started -= world.token_seconds
        world.touch(asked)
    async with opened() as (playground, file):
        world = playground.world
        assert playground.thinking == []
        assert (world.interactions, world.past) == ({}, {})
        await playground.api.settled()  # type: ignore[misc]
        assert dict(file.read("message")) == dict(file.read("interaction")) == {}


async def test_the_program_ends_also_where_the_disk_is_full(
    opened: Reopen, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened() as (playground, _):
        channel = playground.add_guild("Forum").add_channel("plaza")
        playground.add_person("Ana")
        first = await post(playground)
    monkeypatch.setattr(persistence, "RETRIED_AFTER", 0.01)
    monkeypatch.setattr(persistence, "FINISHED_WITHIN", 0.1)
    async with asyncio.timeout(120):
        async with opened() as (playground, file):
            file._connection.execute("pragma max_page_count = 1")  # no more than there are
            channel = playground.world.channels[channel.id]
            ana = next(u for u in playground.world.users.values() if isinstance(u, Person))
            ana.says(channel, "x" * 40_000)
            await playground.until(lambda: "trying again" in caplog.text)
    assert "what changed last is lost" in caplog.text
    async with opened() as (playground, _):
        (message,) = playground.world.channels[channel.id].messages
        assert str(message.id) == first[1]
