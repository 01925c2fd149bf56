"""Invitations that people answer before their message is stored, or that a kill left unshown."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from bot.discord.client import Wonders
from bot.fair.dealing import cut
from bot.store import Ending, Player
from bot.store.schema.core import invitations
from bot.tables.beginning import setup
from bot.tables.invitations.full_tables import SETTLED
from bot.tables.invitations.invitations import LASTS
from playground import Person, Playground

from ..conftest import running
from ..players import boards
from ..scene import after, private, resumed, settled, sit, town, words


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
    challenge = (await place.carla.command(place.channel, "duel", opponent=place.ana)).public[0]
    await reached.wait()
    asked = (await place.ana.command(place.channel, "forget-me")).private[0]
    await place.ana.click(asked, say("button-forget"))
    await discord.until(lambda: asked.text == say("forgotten"))
    go.set()
    await settled(bot)
    assert challenge.buttons == []
    assert place.ana.mention not in challenge.text
    assert "Ana" not in challenge.text


async def forgotten_by_a_kill(bot: Wonders) -> None:
    """Leave the bot as if it was killed when Discord had its message, and it had not stored it."""
    await settled(bot)
    async with bot.store.database.writing() as connection:
        await connection.execute(update(invitations).values(message_id=None))


async def test_a_full_table_begins_by_itself_after_a_kill_as_it_was_posted(
    discord: Playground, bot: Wonders
) -> None:
    place, position = town(discord), after(12)
    lobby = (await place.ana.command(place.channel, "wonders", seats=3)).public[0]
    await forgotten_by_a_kill(bot)
    duel = await sit(bot, place.channel, (place.ana, place.bruno), position)
    for person in (place.bruno, place.carla):
        await person.click(lobby, "Join")
    await bot.store.tables.end(duel, Ending("resignation", (0,)))
    await bot.services.full_tables.begin(datetime.now(UTC) + SETTLED)
    await settled(bot)
    assert lobby.buttons == []
    assert bool(boards(place.channel))


@pytest.mark.parametrize(("command", "control"), [("wonders", "l:1:join"), ("duel", "c:1:accept")])
async def test_an_invitation_that_expired_after_a_kill_loses_its_buttons_at_a_press(
    discord: Playground, bot: Wonders, command: str, control: str
) -> None:
    place, say = town(discord), words("en-US")
    whom = {"opponent": place.bruno} if command == "duel" else {}
    elsewhere = place.guild.add_channel("elsewhere")
    asked = (await place.ana.command(place.channel, command, **whom)).public[0]
    other = (await place.ana.command(elsewhere, "duel", opponent=place.carla)).public[0]
    await forgotten_by_a_kill(bot)
    await bot.services.invitations.expire(datetime.now(UTC) + LASTS + SETTLED)
    assert asked.buttons
    await place.bruno.click(other, control, forged=True)
    assert other.buttons
    told = private(await place.bruno.click(asked, control)).text
    assert told == say(f"refusal-{'challenge' if command == 'duel' else 'lobby'}-expired")
    assert asked.buttons == []


async def killed_as_it_was_accepted(bot: Wonders, by: Person) -> None:
    """Store the game of an invitation and do nothing more, as if the bot was killed then."""
    await settled(bot)
    invitation = await bot.store.invitations.get(1)
    players = (invitation.host, Player(by.id, by.name))
    cuts = (*invitation.cuts, cut(by.id, 1))
    full = replace(invitation, players=players, invited=(), cuts=cuts)
    assert await bot.services.dealer.accept(full, setup(full)) is not None


@pytest.mark.parametrize(("command", "control"), [("wonders", "l:1:join"), ("duel", "c:1:accept")])
async def test_a_message_from_before_a_kill_tells_at_a_press_that_its_game_has_begun(
    discord: Playground, bot: Wonders, command: str, control: str
) -> None:
    place, say = town(discord), words("en-US")
    how = {"opponent": place.bruno} if command == "duel" else {"seats": 2}
    asked = (await place.ana.command(place.channel, command, **how)).public[0]
    await killed_as_it_was_accepted(bot, place.bruno)
    told = private(await place.bruno.click(asked, control)).text
    over = "challenge-answered" if command == "duel" else "lobby-begun"
    assert told == say(f"refusal-{over}")
    assert asked.buttons == []
    assert say("fair-dealt", commitment="").split("`")[0] in asked.text


async def test_a_message_from_before_a_kill_tells_after_the_start_that_its_game_has_begun(
    discord: Playground, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as bot:
        place = town(discord)
        asked = (await place.ana.command(place.channel, "duel", opponent=place.bruno)).public[0]
        await killed_as_it_was_accepted(bot, place.bruno)
        assert asked.buttons
    async with running(discord, tmp_path, seed=2) as bot:
        await resumed(bot)
        await discord.until(lambda: bool(boards(place.channel)), what="the first board")
        assert asked.buttons == []
        assert words("en-US")("fair-dealt", commitment="").split("`")[0] in asked.text
        edits = asked.edits
    async with running(discord, tmp_path, seed=3) as bot:
        await resumed(bot)
    assert asked.edits == edits
