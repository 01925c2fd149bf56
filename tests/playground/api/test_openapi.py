"""Holds what discord.py sends, and what the playground answers, to the published description."""

from typing import Any

import discord
import pytest

from playground.api.openapi import Description
from tests.playground.conftest import Stage, description
from tests.playground.example_bot import Board, picture

Asked = discord.Interaction[Any]

pytestmark = pytest.mark.skipif(
    description() is None,
    reason="DISCORD_OPENAPI does not name a file with Discord's published API description",
)


async def test_discord_py_keeps_to_the_description(stage: Stage) -> None:
    async def how(asked: Asked, what: str) -> None:
        if what == "modal":
            await stage.bot.ask(asked)
            return
        await asked.response.defer(thinking=True)
        file = picture()
        await asked.edit_original_response(view=Board(1, file), attachments=[file])
        one = discord.AllowedMentions(users=[discord.Object(stage.ana.id)])
        sent = await asked.followup.send("hi", allowed_mentions=one, wait=True)
        await sent.edit(content="ho")
        await sent.delete()
        assert isinstance(asked.channel, discord.TextChannel)
        posted = await asked.channel.send("hi", nonce="n", allowed_mentions=one)
        answer = await posted.reply("yes")
        await answer.edit(content=None, view=Board(2))
        kept = await asked.channel.send(file=picture())
        await kept.edit(attachments=[kept.attachments[0], picture("new.png")])
        await asked.user.send("hi")
        thread = await posted.create_thread(name="t", auto_archive_duration=60)
        await thread.add_user(discord.Object(stage.bruno.id))
        await thread.edit(archived=True)
        await asked.followup.send("done")

    stage.bot.behave = how
    await stage.bot.create_application_emoji(name="coin", image=picture().fp.read())
    answer = await stage.ana.command(stage.channel, "do", how="all")
    await stage.discord.until(lambda: "done" in answer.text)
    await stage.ana.click(answer.messages[0], "Add")
    modal = (await stage.ana.command(stage.channel, "do", how="modal")).modal
    assert modal
    await stage.bot.form_known.wait()
    await stage.ana.submit(modal, note="n")
    await stage.ana.autocomplete(stage.channel, "card", name="a")
    assert stage.bot.errors == []
    assert stage.discord.violations == []


BREACHES: list[tuple[str, str, Any, str]] = [
    ("POST", "/channels/1/messages", {"content": "a", "colour": 1}, "colour"),
    ("POST", "/channels/1/messages", {"content": 1}, "content"),
    ("POST", "/channels/1/messages", None, "a body is required"),
    ("POST", "/channels/1/posts", {}, "not described"),
    ("PATCH", "/users/@me/guilds/1", {}, "not described"),
    ("DELETE", "/channels/1/messages/2", {"a": 1}, "no body"),
]


def test_a_breach_is_told() -> None:
    file = description()
    assert file
    described = Description(file)
    for method, path, body, said in BREACHES:
        (breach,) = described.check(method, path, body, sent=body is not None)
        assert said in breach, (method, path, body)


async def test_a_breach_becomes_a_violation(stage: Stage) -> None:
    body: Any = {"content": "a", "colour": 1}
    params = discord.http.MultipartParameters(payload=body, multipart=None, files=None)
    await stage.bot.http.send_message(stage.channel.id, params=params)
    (violation,) = stage.discord.violations
    assert "openapi" in violation
    assert "colour" in violation
