"""Emojis of the application: what Discord takes and refuses, and where they are shown."""

import aiohttp
import discord
import pytest

from tests.playground.conftest import Stage
from tests.playground.example_bot import PNG


async def test_an_emoji_is_uploaded_served_renamed_and_deleted(stage: Stage) -> None:
    emoji = await stage.bot.create_application_emoji(name="coin", image=PNG)
    url = f"{stage.discord.world.base_url}/emojis/{emoji.id}.png"
    async with aiohttp.ClientSession() as session:
        async with session.get(url) as answer:
            assert (answer.status, answer.content_type) == (200, "image/png")
            assert await answer.read() == PNG
        assert (await emoji.edit(name="coin")).id == emoji.id
        renamed = await emoji.edit(name="money")
        assert (renamed.id, renamed.name) == (emoji.id, "money")
        assert [e.name for e in await stage.bot.fetch_application_emojis()] == ["money"]
        await renamed.delete()
        async with session.get(url) as answer:
            assert answer.status == 404
    assert await stage.bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound):
        await renamed.delete()
    assert stage.discord.violations == []


async def test_an_emoji_may_be_on_buttons_for_as_long_as_it_is_there(stage: Stage) -> None:
    emoji = await stage.bot.create_application_emoji(name="coin", image=PNG)
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.ActionRow(discord.ui.Button(emoji=emoji, custom_id="a")))
    channel = stage.bot.get_partial_messageable(stage.channel.id)
    await channel.send(view=view)
    assert stage.channel.messages[0].buttons[0].emoji == f"<:coin:{emoji.id}>"
    await emoji.delete()
    with pytest.raises(discord.HTTPException, match="emoji"):
        await channel.send(view=view)
    assert len(stage.discord.violations) == 1
    stage.discord.violations.clear()


@pytest.mark.parametrize(
    ("name", "image", "why"),
    [
        ("c", PNG, "2 and 32"),
        ("c" * 33, PNG, "2 and 32"),
        ("gold-coin", PNG, "regex"),
        ("taken", PNG, "already exists"),
        ("coin", PNG + bytes(256 * 1024), "256.0 kb"),
        ("coin", PNG[:8], "Invalid image data"),
    ],
)
async def test_what_discord_refuses(stage: Stage, name: str, image: bytes, why: str) -> None:
    await stage.bot.create_application_emoji(name="taken", image=PNG)
    with pytest.raises(discord.HTTPException, match=why) as refused:
        await stage.bot.create_application_emoji(name=name, image=image)
    assert refused.value.code == 50035
    assert [e.name for e in await stage.bot.fetch_application_emojis()] == ["taken"]
    stage.discord.violations.clear()
