"""Who wins a game of a tournament because the other one has left is told so, once."""

import pytest

from bot.discord.client import Wonders
from playground import Person, Playground

from ..scene import LOCALES, settled, words
from .test_tournament_troubles import begun_by_four
from .test_tournaments import beginning, channel_with_people, opened, play_round, resign, state

pytestmark = pytest.mark.long


async def test_who_wins_as_the_other_has_left_is_told_so_in_every_language(
    discord: Playground, bot: Wonders
) -> None:
    for number, locale in enumerate(LOCALES, start=1):
        channel, people = channel_with_people(discord, locale)
        players, say = people[:4], words(locale)
        asked = await people[0].command(channel, "tournament", game="duel", kind="robin")
        board = asked.public[0]
        for person in players[1:]:
            await person.click(board, f"T:{number}:join")
        # No thread can be opened, so that no game is dealt yet.
        discord.faults.add(method="POST", path="/threads$", status=403, code=50013, times=None)
        await players[0].click(board, f"T:{number}:begin")
        await settled(bot)
        found = await bot.store.tournaments.get(number)
        assert found is not None
        both = {each.drawn: each for each in found.entrants}
        told = list[tuple[str, list[Person]]]()
        for table, game in enumerate(found.pairings, start=1):
            gone, stays = (
                next(person for person in players if person.id == both[drawn].user_id)
                for drawn in (game.first, game.second)
            )
            await gone.click(board, f"T:{number}:leave")
            line = say(
                "tournament-unplayed",
                name=say("tournament-unnamed"),
                round=1,
                table=table,
                left=gone.name,
                winner=stays.mention,
            )
            told.append((line, [stays]))
        discord.faults.clear()
        await bot.services.tournaments.try_again(None)
        await bot.services.tournaments.look()
        await settled(bot)
        lines = [(each.text, each.mentions) for each in channel.messages if each.mentions]
        assert lines[: len(told)] == told


async def test_whose_opponents_have_left_is_told_of_each_round_once_though_discord_fails(
    discord: Playground, bot: Wonders
) -> None:
    channel, players, board = await begun_by_four(discord, bot, kind="robin")
    await players[3].click(board, "T:1:leave")
    discord.faults.add(method="POST", path=f"{channel.id}/messages$", status=500, after=True)
    for number in (2, 3):
        await play_round(discord, bot, players)
        found = await state(bot)
        assert found.round == number
        await bot.services.tournaments.try_again(None)
        await bot.services.tournaments.look()
        lines = [each for each in channel.messages if "Dora** has left" in each.text]
        assert len(lines) == number - 1
        gone = next(each.drawn for each in found.entrants if each.user_id == players[3].id)
        game = next(
            each
            for each in (await state(bot)).pairings
            if each.round == number and gone in (each.first, each.second)
        )
        assert game.table_id is None
        assert game.scores is not None
        winner = next(
            each
            for each in found.entrants
            if each.drawn in (game.first, game.second) and each.drawn != gone
        )
        assert [each.id for each in lines[-1].mentions] == [winner.user_id]
    assert lines[-1].text.endswith("the tournament is decided.")


@pytest.mark.parametrize("both", [False, True])
async def test_who_leaves_while_the_game_before_begins_is_dealt_none(
    discord: Playground, bot: Wonders, *, both: bool
) -> None:
    channel, people = channel_with_people(discord)
    players = people[:4]
    board = await opened(channel, players, game="duel", kind="robin")
    async with beginning(discord, bot, players[0], board):
        found = await state(bot)
        game = found.pairings[1]
        leave = {game.first, game.second} if both else {game.first}
        left = {each.user_id for each in found.entrants if each.drawn in leave}
        for person in players:
            if person.id in left:
                await person.click(board, "T:1:leave")
    begun, unplayed = (await state(bot)).pairings
    assert begun.table_id is not None
    assert (unplayed.table_id, unplayed.scores) == (None, (0, 0 if both else 2))
    told = [each for each in channel.messages if "has left" in each.text]
    assert len(told) == (not both)  # where nobody has won, nobody is told


async def test_the_only_one_who_stays_in_a_round_robin_wins_the_games_that_were_to_come(
    discord: Playground, bot: Wonders
) -> None:
    channel, players, board = await begun_by_four(discord, bot, kind="robin")
    found = await state(bot)
    here = {person.id: person for person in players}
    person = {each.drawn: here[each.user_id] for each in found.entrants}
    stays = person[found.pairings[0].second]
    for game in found.pairings:
        assert game.thread_id is not None
        await resign(bot, discord.world.channels[game.thread_id], person[game.second])
    for each in players:
        if each is not stays:
            await each.click(board, "T:1:leave")
    await bot.services.tournaments.look()
    await settled(bot)
    found = await state(bot)
    assert (found.status, found.round) == ("over", 3)
    assert channel.messages[-1].mentions == [stays]
    assert "wins the tournament" in channel.messages[-1].text
    assert len(channel.messages) == 4  # the tournament, two games, and who has won
    assert found.shown == found.version


@pytest.mark.parametrize("over", [False, True])
async def test_a_game_that_others_play_in_the_thread_is_not_that_of_the_tournament(
    discord: Playground, bot: Wonders, *, over: bool
) -> None:
    channel, people = channel_with_people(discord)
    board = await opened(channel, people[:4], game="duel", kind="robin")
    closed = discord.faults.add(method="POST", path="/threads$", status=403, code=50013, times=None)
    await people[0].click(board, "T:1:begin")
    await settled(bot)
    assert closed.hits
    line = channel.messages[-1]
    thread = discord.world.add_thread(channel, "by hand", people[4], starter=line)
    await people[4].command(thread, "duel")
    await settled(bot)
    if over:
        await resign(bot, thread, people[4])
    discord.faults.clear()
    await bot.services.tournaments.try_again(None)
    await bot.services.tournaments.look()
    await settled(bot)
    found = await state(bot)
    game = found.pairings[0]
    assert (game.thread_id == thread.id) is over
    assert game.table_id is not None
    record = await bot.store.tables.load(game.table_id)
    both = {each.user_id for each in found.entrants if each.drawn in (game.first, game.second)}
    assert {each.user_id for each in record.players} == both
    assert all(each.scores is None for each in found.pairings)


async def test_who_is_excluded_leaves_the_tournaments_of_the_server(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    assert channel.guild is not None
    channel.guild.give(people[0], channel.guild.add_role("Keeper", "moderate_members"))
    board = await opened(channel, people, game="duel")
    elsewhere, strangers = channel_with_people(discord)
    elsewhere.guild.join(people[4])  # type: ignore[union-attr]
    other = (await strangers[0].command(elsewhere, "tournament", game="duel")).public[0]
    await people[4].click(other, "T:2:join")
    await people[0].command(channel, "exclude", member=people[4])
    assert people[4].id not in [each.user_id for each in (await state(bot)).entrants]
    await bot.services.tournaments.look()
    assert "Emil" not in board.text
    assert "Emil" in other.text
    await people[0].click(board, "T:1:begin")
    await settled(bot)
    await people[0].command(channel, "exclude", member=people[3])
    left = [each.user_id for each in (await state(bot)).entrants if each.left_after is not None]
    assert left == [people[3].id]
