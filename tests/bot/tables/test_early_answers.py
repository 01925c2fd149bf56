"""Invitations that people answer or leave before the bot has stored their message."""

import asyncio

import pytest

from bot.discord.client import Wonders
from playground import Playground

from ..scene import settled, town, words


async def test_an_invitation_that_was_left_before_its_message_was_noted_names_nobody(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord shows it, so who is invited can be forgotten before the bot has stored its id."""
    place, say = town(discord), words("en-US")
    note, reached, go = bot.store.invitations.set_message, asyncio.Event(), asyncio.Event()

    async def later(invitation: int, message: int) -> None:
        reached.set()
        await go.wait()
        await note(invitation, message)

    monkeypatch.setattr(bot.store.invitations, "set_message", later)
    challenge = (await place.carla.command(place.plaza, "duel", opponent=place.ana)).public[0]
    await reached.wait()
    asked = (await place.ana.command(place.plaza, "forget-me")).private[0]
    await place.ana.click(asked, say("button-forget"))
    await discord.until(lambda: asked.text == say("forgotten"))
    go.set()
    await settled(bot)
    assert challenge.buttons == []
    assert place.ana.mention not in challenge.text
    assert "Ana" not in challenge.text
