"""A full table in whose channel another game is running begins once that is over."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.discord import recurring
from bot.discord.client import Wonders
from bot.store.schema.core import invitations
from bot.tables.invitations import full_tables
from playground import Message, Person, Playground

from ...stored import running_games
from ..conftest import running
from ..players import SLOWLY, boards
from ..scene import LOCALES, Town, after, settled, sit, town, words
from ..store.examples import RESIGNED


async def table_of(place: Town, host: Person, **named: Person) -> Message:
    """Let somebody open a table for two, or for all who are named; return its message."""
    options: dict[str, Person | int] = {**named} if named else {"seats": 2}
    (lobby,) = (await host.command(place.channel, "wonders", **options)).public
    return lobby


async def taken(place: Town, bot: Wonders) -> None:
    """Let a game run in the channel."""
    await sit(bot, place.channel, (place.carla, None), after(0))


async def fill(place: Town, bot: Wonders, lobby: Message, locale: str = "en-US") -> None:
    """Let Bruno take the last seat, while another game is running."""
    answer = await place.bruno.click(lobby, words(locale)("button-join"))
    await settled(bot)
    (told,) = answer.private
    assert told.text == words(locale)("refusal-lobby-waits")


async def full(place: Town, bot: Wonders, locale: str = "en-US") -> Message:
    """Return the message of a table at which Ana and Bruno sit, while another game is running."""
    lobby = await table_of(place, place.ana)
    await taken(place, bot)
    await fill(place, bot, lobby, locale)
    return lobby


async def look(bot: Wonders, later: timedelta = timedelta(minutes=1)) -> None:
    """Let the bot look for full tables."""
    await bot.services.full_tables.begin(datetime.now(UTC) + later)
    await settled(bot)


async def end_games(bot: Wonders) -> None:
    for game in await running_games(bot.store):
        await bot.store.tables.end(game.id, RESIGNED)


@pytest.mark.parametrize("locale", LOCALES)
async def test_it_begins_by_itself_once_its_channel_is_free(
    discord: Playground, bot: Wonders, locale: str
) -> None:
    place, say = town(discord, locale), words(locale)
    lobby = await full(place, bot, locale)
    assert say("lobby-full", host="Ana") in lobby.text
    assert say("lobby-seats", open=0) not in lobby.text.splitlines()
    await look(bot)
    assert [game.game for game in await running_games(bot.store)] == ["duel"]
    await end_games(bot)
    await look(bot, timedelta(0))  # a press would open the thread that a server may want
    assert await running_games(bot.store) == ()
    before = len(boards(place.channel))
    await look(bot)
    (begun,) = await running_games(bot.store)
    assert {player.name for player in begun.players} == {"Ana", "Bruno"}
    assert len(boards(place.channel)) == before + 1
    assert lobby.buttons == []
    assert say("game-seven") in lobby.text
    await look(bot)
    assert await running_games(bot.store) == (begun,)


async def test_its_host_who_starts_it_is_told_that_it_waits(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    (other,) = (await place.carla.command(place.channel, "wonders", seats=3)).public
    lobby = await full(place, bot)
    await place.bruno.click(other, "Join")
    answer = await place.ana.click(lobby, "Start")
    assert [told.text for told in answer.private] == [say("refusal-lobby-waits")]
    answer = await place.carla.click(other, "Start")  # with two of three
    assert [told.text for told in answer.private] == [say("refusal-channel-taken")]


async def test_the_bot_looks_for_full_tables_by_itself(
    discord: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recurring, "TELL_SECONDS", 0.05)
    monkeypatch.setattr(full_tables, "SETTLED", timedelta(0))
    place = town(discord)
    async with running(discord, tmp_path) as bot:
        lobby = await full(place, bot)
        await end_games(bot)
        await discord.until(lambda: lobby.buttons == [], SLOWLY, "a game")
        await settled(bot)
        assert len(await running_games(bot.store)) == 1


async def test_of_two_tables_the_older_one_begins(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    first, second = await table_of(place, place.ana), await table_of(place, place.carla)
    await taken(place, bot)
    await fill(place, bot, second)
    await fill(place, bot, first)
    await end_games(bot)
    await look(bot)
    (begun,) = await running_games(bot.store)
    assert {player.name for player in begun.players} == {"Ana", "Bruno"}
    assert first.buttons == []
    assert second.buttons != []
    await end_games(bot)
    await look(bot)
    (begun,) = await running_games(bot.store)
    assert {player.name for player in begun.players} == {"Carla", "Bruno"}


async def test_it_waits_no_more_when_somebody_leaves(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    lobby = await full(place, bot)
    await place.bruno.click(lobby, "Leave")
    await end_games(bot)
    await look(bot)
    assert await running_games(bot.store) == ()
    assert words("en-US")("lobby-seats", open=1) in lobby.text


async def test_it_begins_after_a_restart_without_its_host(
    discord: Playground, tmp_path: Path
) -> None:
    place = town(discord)
    async with running(discord, tmp_path) as bot:
        lobby = await full(place, bot)
        await end_games(bot)
    place.guild.leave(place.ana)
    async with running(discord, tmp_path) as bot:
        await look(bot)
        (begun,) = await running_games(bot.store)
        assert {player.name for player in begun.players} == {"Ana", "Bruno"}
        assert lobby.buttons == []
        assert not begun.board_due


async def test_where_the_bot_may_not_post_it_waits_for_its_host(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    lobby = await table_of(place, place.ana)
    async with bot.store.database.writing() as connection:
        await connection.execute(update(invitations).values(postable=False))
    await taken(place, bot)
    answer = await place.bruno.click(lobby, "Join")
    await settled(bot)
    (told,) = answer.private
    assert told.text == say("refusal-lobby-waits-host", host="Ana")
    assert say("lobby-full-host", host="Ana") in lobby.text
    await end_games(bot)
    await look(bot)
    assert await running_games(bot.store) == ()
    await place.ana.click(lobby, "Start")
    await settled(bot)
    assert len(await running_games(bot.store)) == 1


async def test_who_joins_a_table_that_waits_may_be_invited_again(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    lobby = await table_of(place, place.ana, player2=place.bruno, player3=place.carla)
    await taken(place, bot)
    await place.carla.click(lobby, "Join")
    assert [of for of, _ in await bot.store.mentions.of(place.ana.id)] == [place.bruno.id]
    await fill(place, bot, lobby)
    assert await bot.store.mentions.of(place.ana.id) == ()
