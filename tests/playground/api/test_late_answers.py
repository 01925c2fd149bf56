"""Answers to interactions that come in another order, to another place, or too often."""

import asyncio
from typing import Any

import discord
import pytest

from playground import Channel, InteractionFailed
from playground.model.entities import Interaction
from tests.playground.bodies import choices, label
from tests.playground.conftest import Stage
from tests.playground.example_bot import Board, Form

Asked = discord.Interaction[Any]


def codes(stage: Stage) -> list[int]:
    return [each.code for each in stage.bot.errors if isinstance(each, discord.HTTPException)]


async def do(stage: Stage, how: Any, place: Channel | None = None) -> Any:
    stage.bot.behave = how
    return await stage.ana.command(place or stage.channel, "do", how="x")


async def call(stage: Stage, method: str, path: str, body: Any) -> Any:
    """Send a request without the library's checks; return the code of the answer, 0 if done."""
    session: Any = stage.bot.http._HTTPClient__session  # type: ignore[attr-defined]
    async with session.request(method, stage.discord.api_url + path, json=body) as response:
        return (await response.json())["code"] if response.status >= 400 else 0


def last(stage: Stage) -> Interaction:
    return [*stage.discord.world.interactions.values()][-1]


async def test_in_a_server_with_the_bot_follow_ups_have_no_limit(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        for number in range(7):
            await (asked.followup.send if number else asked.response.send_message)(str(number))

    answer = await do(stage, how)
    await stage.discord.until(lambda: len(answer.messages) == 7)
    assert stage.bot.errors == []


async def test_what_takes_the_place_of_thinking_is_one_of_5_follow_ups(stage: Stage) -> None:
    pair = stage.discord.private(stage.ana, stage.bruno)

    async def how(asked: Asked, _: str) -> None:
        await asked.response.defer(thinking=True)
        for number in range(6):
            await asked.followup.send(str(number))

    await do(stage, how, pair)
    await stage.discord.until(lambda: bool(stage.bot.errors))
    assert codes(stage) == [40094]
    assert len(pair.messages) == 5


async def test_in_a_channel_that_is_gone_nothing_is_answered(stage: Stage) -> None:
    async def gone(asked: Asked, _: str) -> None:
        await asked.response.send_message("here")
        stage.channel.delete()
        await asked.followup.send("gone")

    await do(stage, gone)
    await stage.discord.until(lambda: bool(stage.bot.errors))
    other = stage.guild.add_channel("other")

    async def late(asked: Asked, _: str) -> None:
        other.delete()
        try:
            await asked.response.send_message("gone")
        finally:
            last(stage).lapsed = True

    with pytest.raises(InteractionFailed):
        await do(stage, late, other)
    await stage.discord.until(lambda: len(stage.bot.errors) == 2)
    assert codes(stage) == [10003, 10003]


async def test_a_token_is_that_of_its_interaction_and_its_messages(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        await asked.response.send_message("mine")

    first = await do(stage, how)
    await do(stage, how)
    asked, hi = last(stage), {"content": "hi"}
    other, app = first.messages[0], stage.discord.bot.id
    assert await call(stage, "PATCH", f"/webhooks/{app}/{asked.token}/messages/@original", hi) == 0
    foreign = f"/webhooks/{app}/{asked.token}/messages/{other.id}"
    assert await call(stage, "PATCH", foreign, hi) == 10008
    assert await call(stage, "PATCH", f"/webhooks/1/{asked.token}/messages/@original", hi) == 10015
    assert await call(stage, "POST", f"/webhooks/1/{asked.token}", hi) == 10015
    callback = f"/interactions/{other.id}/{asked.token}/callback"
    assert await call(stage, "POST", callback, {"type": 4, "data": hi}) == 10062


async def test_an_autocomplete_has_no_follow_ups(stage: Stage) -> None:
    await stage.ana.autocomplete(stage.channel, "card", name="alt")
    path = f"/webhooks/{stage.discord.bot.id}/{last(stage).token}"
    assert await call(stage, "POST", path, {"content": "hi"}) == 10015


async def test_a_modal_of_a_command_updates_no_message(stage: Stage) -> None:
    async def ask(asked: Asked, _: str) -> None:
        await asked.response.send_modal(Form())

    answer = await do(stage, ask)
    assert answer.modal
    assert (await stage.ana.submit(answer.modal, note="hi")).text == "noted: hi"
    asked = last(stage)
    asked.acknowledged_at = None
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    for kind in (6, 7):
        assert await call(stage, "POST", path, {"type": kind}) == 50035


async def test_a_message_that_is_gone_is_not_updated(stage: Stage) -> None:
    tried: list[int] = []

    async def on_add(asked: Asked, count: int) -> None:
        stage.discord.world.delete_message(board)
        try:
            await asked.response.edit_message(view=Board(count + 1))
        except discord.NotFound as error:
            tried.append(error.code)
            await asked.response.send_message("gone", ephemeral=True)

    stage.bot.when_added = on_add
    board = (await stage.ana.command(stage.channel, "duel", opponent=stage.bruno)).messages[0]
    assert (await stage.ana.click(board, "Add")).text == "gone"
    assert tried == [10008]


async def test_a_placeholder_that_is_edited_with_the_bots_own_token_is_a_reply(
    stage: Stage,
) -> None:
    async def how(asked: Asked, _: str) -> None:
        await asked.response.defer(thinking=True)
        placeholder = await asked.original_response()
        place = stage.bot.get_partial_messageable(stage.channel.id)
        await place.get_partial_message(placeholder.id).edit(content="here")

    answer = await do(stage, how)
    assert answer.text == "here"
    assert [each.text for each in stage.channel.messages] == ["here"]
    assert stage.discord.thinking == []


async def test_what_one_person_sees_pings_nobody_and_is_no_part_of_the_history(
    stage: Stage,
) -> None:
    async def how(asked: Asked, _: str) -> None:
        await asked.response.send_message(f"for Ana, of {stage.bruno.mention}", ephemeral=True)
        await asked.followup.send("for all")

    answer = await do(stage, how)
    await stage.discord.until(lambda: len(answer.messages) == 2)
    assert answer.private[0].named == [stage.bruno]
    assert answer.private[0].mentions == []
    place = stage.bot.get_partial_messageable(stage.channel.id)
    assert [each.content async for each in place.history()] == ["for all"]


async def test_forms_and_choices_over_a_limit_are_refused(stage: Stage) -> None:
    got: list[int] = []

    async def how(asked: Asked, _: str) -> None:
        path = f"/interactions/{asked.id}/{asked.token}/callback"
        long = {"title": "a" * 46, "custom_id": "m", "components": [label()]}
        got.append(await call(stage, "POST", path, {"type": 9, "data": long}))
        await asked.response.send_message("now")

    assert (await do(stage, how)).text == "now"
    assert got == [50035]
    with pytest.raises(InteractionFailed):
        await offer_26(stage)
    found = stage.discord.violations
    assert any("callback: data.title: " in each for each in found)
    assert "callback: data.choices: " in found[-1]


async def offer_26(stage: Stage) -> None:
    """Let the bot offer more choices than there may be; raises `InteractionFailed`."""

    async def answer() -> None:
        await stage.discord.until(lambda: bool(stage.discord.world.interactions))
        asked = last(stage)
        path = f"/interactions/{asked.id}/{asked.token}/callback"
        body = {"type": 8, "data": {"choices": choices(26)}}
        assert await call(stage, "POST", path, body) == 50035
        asked.lapsed = True
        stage.discord.world.wake()

    stage.discord.world.interactions.clear()
    stage.discord.gateway.drop(60)
    answering = asyncio.create_task(answer())
    try:
        await stage.ana.autocomplete(stage.channel, "card", name="alt")
    finally:
        await answering
        stage.discord.gateway.open()


async def test_a_token_is_used_no_longer_than_it_lasts(stage: Stage) -> None:
    kept: list[Asked] = []

    async def how(asked: Asked, _: str) -> None:
        kept.append(asked)
        await asked.response.send_message("hi")

    await do(stage, how)
    await kept[0].edit_original_response(content="soon")
    stage.discord.world.token_seconds = 0.0
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].edit_original_response(content="later")
    assert caught.value.code == 50027
