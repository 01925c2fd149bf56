"""Tournaments whose people, messages or channels go while they are being played."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.discord.client import Wonders
from bot.runtime.retries import Retries
from bot.store import FORGOTTEN, Ending
from playground import Channel, Message, Person, Playground
from playground.model import nonces

from ..scene import LOCALES, settled, words
from ..waiting import LONG
from .test_tournaments import channel_with_people, opened, play_round, state


async def begun_by_four(
    discord: Playground, bot: Wonders, **options: str | int
) -> tuple[Channel, list[Person], Message]:
    """Begin a tournament of duels; return its channel, its people and its message."""
    channel, people = channel_with_people(discord)
    players = people[:4]
    board = await opened(channel, players, game="duel", **options)
    await players[0].click(board, "T:1:begin")
    await settled(bot)
    return channel, players, board


async def test_who_is_gone_before_the_game_is_dealt_loses_it(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    players = people[:4]
    board = await opened(channel, players, game="duel", kind="robin")
    discord.faults.add(method="POST", path="/messages$", status=403, code=50013, times=100)
    await players[0].click(board, "T:1:begin")
    await settled(bot)
    await players[0].click(board, "T:1:leave")
    asked = (await players[3].command(channel, "forget-me")).private[0]
    await players[3].click(asked, asked.buttons[0])
    await settled(bot)
    discord.faults.clear()
    await bot.services.tournaments.look()
    await settled(bot)
    found = await state(bot)
    gone = {each.drawn for each in found.entrants if each.user_id in (FORGOTTEN, players[0].id)}
    assert len(gone) == 2
    for game in found.pairings:
        both = (game.first, game.second)
        if gone.isdisjoint(both):
            assert game.table_id is not None
        else:
            assert game.table_id is None
            assert game.scores == tuple(0 if each in gone else 2 for each in both)


@pytest.mark.long
async def test_the_winner_is_told_once_though_somebody_is_forgotten_later(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, players, board = await begun_by_four(discord, bot, kind="robin")
    for _ in range(3):
        await play_round(discord, bot, players)
    assert (await state(bot)).status == "over"
    told = len(channel.messages)
    assert channel.messages[-1].mentions == [players[0]]
    monkeypatch.setattr(nonces, "REMEMBERED_FOR", timedelta(0))  # some minutes are over
    asked = (await players[3].command(channel, "forget-me")).private[0]
    await players[3].click(asked, asked.buttons[0])
    await settled(bot)
    await bot.services.tournaments.look()
    assert len(channel.messages) == told
    assert "Dora" not in "".join(str(each.alt) for each in board.pictures)
    assert (await state(bot)).shown == (await state(bot)).version


async def test_a_tournament_ends_where_the_winner_may_not_be_told(
    discord: Playground, bot: Wonders
) -> None:
    channel, players, board = await begun_by_four(discord, bot, rounds=1)
    discord.faults.add(method="POST", path=f"{channel.id}/messages$", status=403, code=50013)
    await play_round(discord, bot, players)
    assert (await state(bot)).status == "over"
    assert words("en-US")("tournament-over-line") in board.text


@pytest.mark.long
async def test_where_the_channel_is_closed_the_winner_is_told_in_the_last_game(
    discord: Playground, bot: Wonders
) -> None:
    channel, players, _ = await begun_by_four(discord, bot, kind="robin")
    for _ in range(2):
        await play_round(discord, bot, players)
    closed = f"{channel.id}/messages$"
    discord.faults.add(method="POST", path=closed, status=403, code=50013, times=None)
    await play_round(discord, bot, players)
    found = await state(bot)
    assert found.status == "over"
    best = next(each.drawn for each in found.entrants if each.user_id == players[0].id)
    thread = next(
        each.thread_id for each in found.pairings[-2:] if best in (each.first, each.second)
    )
    assert thread is not None
    told = discord.world.channels[thread].messages[-1]
    assert told.mentions == [players[0]]
    assert told.text.startswith("🏆")


@pytest.mark.parametrize("has_thread", [False, True])
async def test_a_deleted_line_does_not_keep_a_game_from_beginning(
    discord: Playground, bot: Wonders, *, has_thread: bool
) -> None:
    channel, people = channel_with_people(discord)
    players = people[:4]
    board = await opened(channel, players, game="duel", kind="robin")
    discord.faults.add(method="POST", path="/threads$", drop=True, times=None, after=has_thread)
    await players[0].click(board, "T:1:begin")
    await settled(bot)
    first = (await state(bot)).pairings[0].thread_id
    line = next(each for each in channel.messages if each.id == first)
    discord.delete_message(line)
    discord.faults.clear()
    if not has_thread:  # for Discord, the next one is deleted at once
        discord.faults.add(method="POST", path="/threads$", status=404, code=10008, times=2)
    for _ in range(2):
        await bot.services.tournaments.try_again(None)
        await bot.services.tournaments.look()
        await settled(bot)
    games = (await state(bot)).pairings
    assert all(each.table_id for each in games)
    assert (games[0].thread_id == line.id) == has_thread
    assert {each.thread_id for each in games} <= discord.world.channels.keys()
    lines = [each.text for each in channel.messages]
    assert len([each for each in lines if each == line.text]) == (not has_thread)


async def test_a_thread_whose_receipt_is_lost_is_used_and_games_count_as_the_server_has_it(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    assert channel.guild is not None
    await bot.store.preferences.change(channel.guild.id, rated=False)
    board = await opened(channel, people[:4], game="duel", kind="robin")
    discord.faults.add(method="POST", path="/threads$", drop=True, after=True)
    await people[0].click(board, "T:1:begin")
    await settled(bot)
    await bot.services.tournaments.look()
    found = await state(bot)
    assert len(found.pairings) == 2
    first = {each.drawn: each.user_id for each in found.entrants}
    for game in found.pairings:
        assert game.table_id is not None
        record = await bot.store.tables.load(game.table_id)
        assert (record.rated, record.players[0].user_id) == (False, first[game.first])


@pytest.mark.long
async def test_a_deleted_message_is_posted_anew(discord: Playground, bot: Wonders) -> None:
    channel, players, board = await begun_by_four(discord, bot, kind="robin", name="Cup")
    discord.delete_message(board)
    await play_round(discord, bot, players)
    found = await state(bot)
    assert (found.round, found.shown) == (2, found.version)
    new = next(each for each in channel.messages if each.id == found.message_id)
    assert new is not board
    assert "**Cup**" in new.text
    await players[1].click(new, "T:1:leave")
    assert len([each for each in channel.messages if each.text.startswith("🏆")]) == 1


async def test_a_tournament_ends_where_its_channel_is_gone_for_long(
    discord: Playground, bot: Wonders
) -> None:
    channel, _, _ = await begun_by_four(discord, bot, kind="robin")
    for game in (await state(bot)).pairings:
        assert game.table_id is not None
        await bot.store.tables.end(game.table_id, Ending("resignation", (0,)))
    channel.delete()
    tournaments = bot.services.tournaments
    tournaments._retries = Retries((0.0, 0.0, 900.0))
    for _ in range(3):
        assert (await state(bot)).status == "running"
        await tournaments.look()
    await tournaments.look()  # it is left alone for a while
    assert (await state(bot)).status == "running"
    tournaments._retries._failing[1] = (tournaments._retries._failing[1][0], 0.0)
    await tournaments.look()
    assert (await state(bot)).status == "ended"
    assert await bot.store.tournaments.due() == ()


async def test_what_discord_refuses_is_not_asked_at_every_look(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    bot.services.tournaments._retries = Retries((900.0,))
    board = await opened(channel, people[:4], game="duel", kind="robin")
    refused = discord.faults.add(
        method="POST", path=f"{channel.id}/messages$", status=403, code=50013, times=100
    )
    await people[0].click(board, "T:1:begin")
    await settled(bot)
    for _ in range(3):
        await bot.services.tournaments.look()
    once = refused.hits
    await bot.services.tournaments.look()
    assert refused.hits == once
    discord.faults.clear()
    channel.allow(discord.bot, "create_public_threads")
    async with asyncio.timeout(LONG):
        while not all(each.thread_id for each in (await state(bot)).pairings):
            await bot.services.tournaments.look()


@pytest.mark.long
async def test_without_its_message_it_is_left_and_ended_from_the_list(
    discord: Playground, bot: Wonders
) -> None:
    for number, locale in enumerate(LOCALES, start=1):
        channel, people = channel_with_people(discord, locale)
        say, name = words(locale), words(locale)("tournament-unnamed")
        board = (await people[0].command(channel, "tournament", game="duel")).public[0]
        await people[1].click(board, f"T:{number}:join")
        discord.delete_message(board)
        none = (await people[2].command(channel, "tournaments")).private[0]
        assert none.selects == []
        assert channel.guild is not None
        side = channel.guild.add_channel("side")
        mine = (await people[1].command(side, "tournaments")).private[0]
        (leave,) = mine.selects[0].options
        assert leave.label == say("option-tournament-leave", name=name)
        left = await people[1].select(mine, mine.selects[0], [leave.value])
        assert left.private[0].text == say("tournament-left", name=name)
        found = await bot.store.tournaments.get(number)
        assert found is not None
        assert [each.user_id for each in found.entrants] == [people[0].id]
        again = await people[1].select(mine, mine.selects[0], [leave.value])
        assert again.private[0].text == say("refusal-tournament-not-in")
        listed = (await people[0].command(channel, "tournaments")).private[0]
        assert listed.selects[0].placeholder == say("select-tournament")
        _, end = listed.selects[0].options
        assert end.label == say("option-tournament-ask", name=name)
        asked = (await people[0].select(listed, listed.selects[0], [end.value])).private[0]
        await people[0].click(asked, asked.buttons[0])
        found = await bot.store.tournaments.get(number)
        assert found is not None
        assert found.status == "ended"


async def test_an_old_message_does_nothing_to_the_tournament_of_another_channel(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    elsewhere, strangers = channel_with_people(discord)
    await strangers[0].command(elsewhere, "tournament", game="duel")
    board = (await people[0].command(channel, "tournament", game="duel")).public[0]
    for action in ("join", "leave", "table"):
        # As if the number of a tournament that was deleted had been given to another.
        forged = await people[1].click(board, f"T:1:{action}", forged=True)
        assert forged.private[0].text == words("en-US")("refusal-tournament-over")
    assert len((await state(bot)).entrants) == 1


async def test_one_that_nobody_begins_loses_its_buttons_before_it_is_deleted(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    board = (await people[0].command(channel, "tournament", game="duel")).public[0]
    await settled(bot)
    late = datetime.now(UTC) + timedelta(days=31)
    await bot.store.retention.purge(late)
    assert (await state(bot)).status == "ended"
    await bot.services.tournaments.look()
    assert board.buttons == []
    assert words("en-US")("tournament-ended-line") in board.text
    await bot.store.retention.purge(late)
    assert await bot.store.tournaments.get(1) is None
