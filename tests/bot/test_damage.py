"""Damaged rows: the bot starts, other games go on, and of the damaged one a sentence tells."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from playground import Playground

from .conftest import running
from .players import button
from .scene import after, moved, settled, sit, town, words

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
ASKED = ("board", "score", "city", "tokens", "discard", "log", "replay", "hint", "review")


def damage(home: Path, *statements: str) -> None:
    """Do something to the database that the bot would never do."""
    with closing(sqlite3.connect(home / "wonders.db")) as database, database:
        for statement in statements:
            database.execute(statement)


@pytest.mark.parametrize("name", DAMAGES)
async def test_a_damaged_game_is_told_and_the_others_go_on(
    discord: Playground, tmp_path: Path, name: str
) -> None:
    place, position, say = town(discord), after(12), words("en-US")
    other = place.guild.add_channel("other")
    async with running(discord, tmp_path) as bot:
        people = (place.ana, place.bruno)
        assert await sit(bot, place.plaza, people, position) == 1
        well = await sit(bot, other, people, position)
        board = (await place.ana.command(place.plaza, "board")).public[0]
        await settled(bot)
    damage(tmp_path, DAMAGES[name])
    async with running(discord, tmp_path) as bot:
        person = place.person(position.seat)
        told = say("refusal-damaged-table")
        for command in ASKED:
            answer = await person.command(place.plaza, command)
            assert [each.text for each in answer.private] == [told], command
        answer = await person.click(board, board.buttons[0])
        assert [each.text for each in answer.private] == [told]
        there = (await place.ana.command(other, "board")).public[0]
        panel = (await person.click(there, there.buttons[0])).private[0]
        await person.click(panel, panel.buttons[1])
        await settled(bot)
        assert await moved(bot, well) == 13
        listed = (await person.command(other, "games")).text
        assert f"<#{other.id}>" in listed
    with closing(sqlite3.connect(tmp_path / "wonders.db")) as database:
        (count,) = database.execute("SELECT count(*) FROM moves WHERE table_id = 1").fetchone()
        assert count == 12


async def test_a_game_whose_moves_are_damaged_can_be_given_up(
    discord: Playground, tmp_path: Path
) -> None:
    place, position, say = town(discord), after(12), words("en-US")
    async with running(discord, tmp_path) as bot:
        await sit(bot, place.plaza, (place.ana, place.bruno), position)
    damage(tmp_path, DAMAGES["a move that is none"])
    async with running(discord, tmp_path) as bot:
        asked = (await place.ana.command(place.plaza, "resign")).private[0]
        answer = await place.ana.click(asked, button(asked, "x:"))
        await settled(bot)
        assert answer.text == f"{say('resigned')}\n{say('refusal-damaged-table')}"
        await place.ana.command(place.plaza, "duel", begins="me")
        assert place.plaza.messages[-1].mentions == [place.ana]


async def test_a_damaged_challenge_is_gone_and_the_others_stand(
    discord: Playground, tmp_path: Path
) -> None:
    place, say = town(discord), words("en-US")
    other = place.guild.add_channel("other")
    async with running(discord, tmp_path):
        lost, kept = [
            (await place.ana.command(where, "duel", opponent=place.bruno)).public[0]
            for where in (place.plaza, other)
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
