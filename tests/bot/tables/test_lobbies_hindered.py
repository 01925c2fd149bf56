"""Lobbies that cannot be drawn at the moment: what was done there is told all the same."""

import pytest

from bot.discord.client import Wonders
from bot.workers.pool import Busy
from playground import Playground

from ..scene import settled, town, words


async def test_who_joins_while_too_many_pictures_wait_is_shown_without_one(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, say = town(discord), words("en-US")
    lobby = (await place.ana.command(place.plaza, "architects", seats=3)).public[0]
    await settled(bot)
    assert lobby.pictures

    async def busy(_: object) -> bytes:
        raise Busy

    with monkeypatch.context() as full:
        full.setattr(bot.render_pool, "draw", busy)
        answer = await place.bruno.click(lobby, say("button-join"))
        await settled(bot)
    assert answer.private == []
    assert (say("lobby-joined", name="Bruno") in lobby.text, lobby.pictures) == (True, [])
    await place.bruno.click(lobby, say("button-leave"))
    await settled(bot)
    assert ("Bruno" in lobby.text, len(lobby.pictures)) == (False, 1)
