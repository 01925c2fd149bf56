"""Damaged rows: the bot starts, other games go on, and of the damaged one a sentence tells."""

import re
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from bot.discord.client import Wonders
from bot.store import Ending
from engine.core.game import ABANDONED
from playground import Playground

from ..conftest import running
from ..discord.test_tournament_troubles import begun_by_four
from ..discord.test_tournaments import play_round, state
from ..players import button
from ..scene import LOCALES, after, dealt, discarding, moved, resumed, settled, sit, town, words

DAMAGES: Mapping[str, str] = {
    "a move that is none": "UPDATE moves SET text = 'build:nothing' WHERE table_id = 1 AND n = 4",
    "an illegal move": "UPDATE moves SET text = 'build:baths' WHERE table_id = 1 AND n < 3",
    "a move of nobody": "UPDATE moves SET seat = 1 - seat, nth = 99 WHERE table_id = 1 AND n = 9",
    "a time that is none": "UPDATE moves SET at = 'yesterday' WHERE table_id = 1 AND n = 4",
    "an unknown game": "UPDATE tables SET game = 'chess' WHERE id = 1",
    "a deal that is no JSON": "UPDATE tables SET deal = x'7b22' WHERE id = 1",
    "a deal of something else": "UPDATE tables SET deal = '{\"wonders\": []}' WHERE id = 1",
    "a deal that is no UTF-8": "UPDATE tables SET deal = x'ff' WHERE id = 1",
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE id = 1",
    "options of something else": "UPDATE tables SET options = '[1]' WHERE id = 1",
    "a beginning that is none": "UPDATE tables SET created_at = '' WHERE id = 1",
    "a seat that is lost": "DELETE FROM seats WHERE table_id = 1 AND seat = 1",
    "all seats lost": "DELETE FROM seats WHERE table_id = 1",
}
ENDED = ("a move that is none", "an unknown game", "options that are no JSON", "all seats lost")
"""Damages of each kind: of moves, of the game, of its row, and of who sits there."""
ASKED = ("board", "score", "city", "tokens", "discard", "log", "replay", "hint", "review")


def damage(home: Path, *statements: str) -> None:
    """Do something to the database that the bot would never do."""
    with closing(sqlite3.connect(home / "wonders.db")) as database, database:
        for statement in statements:
            database.execute(statement)


@pytest.mark.long
@pytest.mark.parametrize("name", DAMAGES)
async def test_a_damaged_game_is_told_and_the_others_go_on(
    discord: Playground, tmp_path: Path, name: str
) -> None:
    place, position, say = town(discord), after(12), words("en-US")
    other = place.guild.add_channel("other")
    async with running(discord, tmp_path) as bot:
        people = (place.ana, place.bruno)
        assert await sit(bot, place.channel, people, position) == 1
        well = await sit(bot, other, people, position)
        board = (await place.ana.command(place.channel, "board")).public[0]
        await settled(bot)
    damage(tmp_path, DAMAGES[name])
    async with running(discord, tmp_path) as bot:
        await resumed(bot)
        person = place.person(position.seat)
        told = say("refusal-damaged-table")
        for command in ASKED:
            answer = await person.command(place.channel, command)
            assert [each.text for each in answer.private] == [told], command
        answer = await person.click(board, board.buttons[0])
        assert [each.text for each in answer.private] == [told]
        there = (await place.ana.command(other, "board")).public[0]
        panel = (await person.click(there, there.buttons[0])).private[0]
        await person.click(panel, discarding(panel))
        await settled(bot)
        assert await moved(bot, well) == 13
        listed = (await person.command(other, "games")).text
        assert f"<#{other.id}>" in listed
    with closing(sqlite3.connect(tmp_path / "wonders.db")) as database:
        (count,) = database.execute("SELECT count(*) FROM moves WHERE table_id = 1").fetchone()
        assert count == 12


def damage_table(home: Path, name: str, table: int) -> None:
    """Do to a game what `DAMAGES` does to the first one."""
    damage(home, re.sub(r"(table_id|WHERE id) = 1", rf"\1 = {table}", DAMAGES[name]))


@pytest.mark.long
@pytest.mark.parametrize("name", ENDED)
async def test_a_damaged_game_is_ended_and_its_channel_is_free(
    discord: Playground, bot: Wonders, tmp_path: Path, name: str
) -> None:
    place, say = town(discord), words("en-US")
    table, board = await dealt(bot, place, after(12))
    damage_table(tmp_path, name, table)
    refused = (await place.carla.command(place.channel, "resign")).private[0]
    assert refused.text == say("refusal-damaged-table")
    asked = (await place.ana.command(place.channel, "resign")).private[0]
    assert asked.text == say("end-damaged-really", number=str(table))
    assert [each.label for each in asked.buttons] == [say("button-end")]
    refused = (await place.carla.click(board, f"e:{table}", forged=True)).private[0]
    assert refused.text == say("refusal-damaged-table")
    assert await bot.store.tables.running_id(place.channel.id) == table
    await place.ana.click(asked, say("button-end"))
    await settled(bot)
    assert asked.text == say("ended-without-winner")
    assert (board.text, board.buttons) == (say("damaged-ended"), [])
    assert await bot.store.tables.running_id(place.channel.id) is None
    assert table not in await bot.store.tables.unshown()
    assert ending(tmp_path, table) == ("abandoned", "[]")
    late = (await place.ana.click(asked, f"e:{table}", forged=True)).private[0]
    assert late.text == say("refusal-table-ended")
    await place.ana.command(place.channel, "duel", begins="me")
    assert place.channel.messages[-1].mentions == [place.ana]


def ending(home: Path, table: int) -> tuple[str, str]:
    """Return how a game ended and who won, past the bot."""
    with closing(sqlite3.connect(home / "wonders.db")) as database:
        asked = "SELECT end_reason, winners FROM tables WHERE id = ?"
        reason, winners = database.execute(asked, (table,)).fetchone()
    return reason, winners


@pytest.mark.long
async def test_who_manages_the_server_ends_a_damaged_game_at_once(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        place.guild.give(place.carla, place.guild.add_role("Manager", "manage_guild"))
        table, board = await dealt(bot, place, after(12), locale=locale)
        damage_table(tmp_path, "options that are no JSON", table)
        elsewhere = town(discord, locale)
        role = elsewhere.guild.add_role("Manager", "manage_guild")
        elsewhere.guild.give(elsewhere.carla, role)
        there = (await elsewhere.carla.command(elsewhere.channel, "help")).private[0]
        refused = await elsewhere.carla.click(there, f"e:{table}", forged=True)
        assert refused.text == say("refusal-damaged-table")
        asked = (await place.carla.command(place.channel, "resign")).private[0]
        assert asked.text == say("end-damaged-really", number=str(table))
        await place.carla.click(asked, say("button-end"))
        await settled(bot)
        assert asked.text == say("ended-without-winner")
        assert board.text == say("damaged-ended")
        assert await bot.store.tables.running_id(place.channel.id) is None


@pytest.mark.long
async def test_damaged_games_are_ended_from_the_list_of_games(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    bot.computers.watch_seconds = 60  # the watched game waits for its first move
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        people = (place.ana, place.bruno)
        unread, unplayed, well = [
            await sit(bot, place.guild.add_channel(name), people, after(3), locale=locale)
            for name in ("first", "second", "third")
        ]
        watched = place.guild.add_channel("watched")
        await place.ana.command(watched, "duel", watch=True)
        damage_table(tmp_path, "options of something else", unread)
        damage_table(tmp_path, "a move that is none", unplayed)
        damage(tmp_path, f"UPDATE moves SET text = 'x' WHERE table_id = {unplayed} AND n = 1")
        listed = (await place.bruno.command(place.channel, "games")).private[0]
        for table in (unread, unplayed):
            channel = await bot.store.outlines.load(table)
            where = f"<#{channel.channel_id}>"
            line = say("games-damaged", number=str(table), place=where)
            assert line in listed.text.splitlines()
        (select,) = listed.selects
        labels = {each.value: each.label for each in select.options}
        assert labels.keys() == {f"x:{well}", f"e:{unread}", f"e:{unplayed}"}
        assert labels[f"e:{unread}"] == say("option-damaged", number=str(unread))
        for table in (unread, unplayed):
            answer = await place.bruno.select(listed, select, [f"e:{table}"])
            (asked,) = answer.private
            assert asked.text == say("end-damaged-really", number=str(table))
            await place.bruno.click(asked, say("button-end"))
            await settled(bot)
            assert asked.text == say("ended-without-winner")
            assert ending(tmp_path, table) == ("abandoned", "[]")
        listed = (await place.bruno.command(place.channel, "games")).private[0]
        assert len(listed.text.splitlines()) == 1
        assert (await bot.store.tables.load(well)).ending is None


async def test_the_board_of_an_ended_damaged_game_loses_its_buttons_once_discord_takes_that(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    place, say = town(discord), words("en-US")
    table, board = await dealt(bot, place, after(12))
    damage_table(tmp_path, "a move that is none", table)
    asked = (await place.ana.command(place.channel, "resign")).private[0]
    path = f"/messages/{board.id}$"
    discord.faults.add(method="PATCH", path=path, status=429, retry_after=0.01, times=10)
    await place.ana.click(asked, say("button-end"))
    await settled(bot)
    assert asked.text == say("ended-without-winner")
    await bot.services.resigning.show_endings()
    assert board.buttons
    await bot.services.resigning.show_endings()
    assert (board.text, board.buttons) == (say("damaged-ended"), [])
    assert await bot.store.outlines.unshown_endings(ABANDONED) == ()


async def test_a_resignation_confirmed_too_late_ends_no_damaged_game(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    place, say = town(discord), words("en-US")
    table, _ = await dealt(bot, place, after(12))
    asked = (await place.ana.command(place.channel, "resign")).private[0]
    damage_table(tmp_path, "a move that is none", table)
    answer = await place.ana.click(asked, say("button-resign"))
    await settled(bot)
    assert answer.private[-1].text == say("refusal-damaged-table")
    assert await bot.store.tables.running_id(place.channel.id) == table


async def test_a_damaged_game_that_is_well_again_is_not_ended(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    place, say = town(discord), words("en-US")
    table, _ = await dealt(bot, place, after(12))
    damage(tmp_path, f"UPDATE tables SET game = 'chess' WHERE id = {table}")
    asked = (await place.ana.command(place.channel, "resign")).private[0]
    damage(tmp_path, f"UPDATE tables SET game = 'duel' WHERE id = {table}")
    answer = await place.ana.click(asked, button(asked, "e:"))
    await settled(bot)
    assert answer.private[-1].text.startswith(say("stale"))
    assert answer.private[-1].pictures
    assert (await bot.store.tables.load(table)).ending is None


@pytest.mark.long
async def test_of_a_damaged_file_nobody_is_told_that_it_is_safe(
    discord: Playground, tmp_path: Path
) -> None:
    place, file = town(discord), tmp_path / "wonders.db"
    async with running(discord, tmp_path):
        pass
    with closing(sqlite3.connect(file)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        where = "SELECT rootpage FROM sqlite_master WHERE tbl_name = 'lessons'"
        pages = database.execute(where).fetchall()
    with file.open("r+b") as opened:
        for (page,) in pages:
            opened.seek((page - 1) * size)
            opened.write(bytes(size))
    async with running(discord, tmp_path):
        answer = await place.ana.command(place.channel, "learn", game="duel")
        assert answer.private[-1].text == words("en-US")("refusal-damaged-database")


@pytest.mark.long
async def test_a_damaged_challenge_is_gone_and_the_others_stand(
    discord: Playground, tmp_path: Path
) -> None:
    place, say = town(discord), words("en-US")
    other = place.guild.add_channel("other")
    async with running(discord, tmp_path):
        lost, kept = [
            (await place.ana.command(where, "duel", opponent=place.bruno)).public[0]
            for where in (place.channel, other)
        ]
    for players in ("'['", "'[1, 2]'"):
        damage(tmp_path, f"UPDATE challenges SET players = {players} WHERE id = 1")
        async with running(discord, tmp_path):
            answer = await place.bruno.click(lost, button(lost, "c:", "accept"))
            assert answer.text == say("refusal-no-such-challenge")
            answer = await place.ana.command(other, "duel", opponent=place.bruno)
            assert answer.text == say("refusal-challenge-waiting")
    async with running(discord, tmp_path) as bot:
        await place.bruno.click(kept, button(kept, "c:", "accept"))
        await settled(bot)
        assert other.messages[-1].pictures


@pytest.mark.long
async def test_a_damaged_game_of_a_tournament_counts_for_nobody_and_the_next_round_begins(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    _, players, _ = await begun_by_four(discord, bot, kind="robin")
    damaged = (await state(bot)).pairings[0]
    assert damaged.table_id is not None
    damage_table(tmp_path, "options that are no JSON", damaged.table_id)
    assert await bot.store.tables.end(damaged.table_id, Ending(ABANDONED, ()))
    await bot.services.tournaments.look()
    assert (await state(bot)).pairings[0].scores == (0, 0)
    await play_round(discord, bot, players)
    assert (await state(bot)).round == 2
