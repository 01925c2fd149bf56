"""`/privacy` and `/forget-me`: what is stored is told, and forgotten once that is confirmed."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.discord.client import Wonders
from bot.store import Ending
from bot.store.upkeep.backup import copy
from playground import Playground

from ..choosing import choose
from ..fair.deals import verified
from ..players import button
from ..scene import after, dealt, ended, put_game, settled, sit, town, words


def stored(home: Path) -> str:
    """Return all that the database holds, as text."""
    with closing(sqlite3.connect(home / "wonders.db")) as database:
        return "\n".join(database.iterdump())


@pytest.mark.long
async def test_what_is_stored_is_told_to_whom_it_is_about(
    discord: Playground, bot: Wonders
) -> None:
    locale = "pt-BR"
    place, say = town(discord, locale), words(locale)
    nothing = (await place.carla.command(place.channel, "privacy")).private[0].text
    assert nothing.startswith(say("privacy-nothing"))
    await dealt(bot, place, after(12), locale=locale)
    await choose(place.bruno, discord.dm(place.bruno), "own", board="high-contrast")
    told = (await place.bruno.command(place.channel, "privacy")).private[0].text
    assert say("privacy-games", running=1, ended=0) in told
    assert say("privacy-choices") in told
    assert say("privacy-rest") in told
    assert say("privacy-sealed") not in told
    await place.bruno.command(place.guild.add_channel("third"), "duel", opponent=place.carla)
    await verified(place, place.bruno)
    handed = (await place.bruno.command(place.channel, "privacy")).private[0]
    assert say("privacy-sealed") in handed.text
    assert say("privacy-file") in handed.text
    (attached,) = handed.attachments
    data = json.loads(attached.data)
    (game,), (invitation,) = data["games"], data["invitations"]
    assert [each["text"] for each in game["moves"]] == [
        text for seat, text in after(12).moves if seat == 1
    ]
    assert (game["channel_id"], game["seats"][0]["name"]) == (str(place.channel.id), "Bruno")
    assert str(place.carla.id) in invitation["invited"]
    assert data["sealed_for_your_next_game"]
    assert data["preferences"][0]["theme"] == "high-contrast"
    assert [each["of_id"] for each in data["notified_by_you"]] == [str(place.carla.id)]
    assert not {"deal", "secret"} & {*game, *invitation, *data}, "which are not about a person"


@pytest.mark.long
async def test_who_is_forgotten_leaves_no_trace_but_the_moves(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    locale, finished = "pt-BR", ended()
    place, say = town(discord, locale), words(locale)
    first = await sit(bot, place.channel, (place.ana, place.bruno), finished, locale=locale)
    ending = (await bot.services.tables.session(first)).ending()
    assert ending is not None
    await bot.store.tables.end(first, ending)
    last = (await place.ana.command(place.channel, "board")).public[0]
    await settled(bot)
    other = place.guild.add_channel("other")
    second = await sit(bot, other, (place.ana, place.bruno), after(12), locale=locale)
    asked = (await place.carla.command(other, "forget-me")).private[0]
    assert asked.text == say("forget-really")
    third = place.guild.add_channel("third")
    challenge = (await place.carla.command(third, "duel", opponent=place.ana)).public[0]
    await settled(bot)
    asked = (await place.ana.command(other, "forget-me")).private[0]
    assert say("forget-running", count=1) in asked.text
    assert str(place.ana.id) in stored(tmp_path)
    answer = await place.ana.click(asked, button(asked, "p:"))
    await settled(bot)
    assert [each.text for each in answer.private] == [say("forgotten")]
    assert challenge.buttons == []
    left = stored(tmp_path)
    assert str(place.ana.id) not in left
    assert "'Ana'" not in left
    assert str(last.id) not in left, "whose picture had the name"
    assert str(challenge.id) not in left
    copy(tmp_path / "wonders.db", tmp_path / "backup")
    for file in ("wonders.db", "wonders.db-wal", "backup"):  # deleted rows are overwritten, too
        held = (tmp_path / file).read_bytes()
        assert b"Ana" not in held, file
        assert b"Bruno" in held or file == "wonders.db-wal"
    for message in (last, challenge):
        assert "Ana" not in message.text + "".join(each.alt for each in message.pictures)
    resigned = await bot.store.tables.load(second)
    assert resigned.ending is not None
    assert resigned.ending.winners == (1,)
    assert other.messages[-1].pictures  # the rival sees that the game is over
    former = say("former-player")
    assert challenge.text == say("challenge-declined", challenger="Carla", opponent=former)
    for command in ("log", "score", "city", "tokens"):
        text = (await place.bruno.command(place.channel, command)).private[-1]
        shown = text.text + "".join(picture.alt for picture in text.pictures)
        assert "Ana" not in shown, command
    assert former in (await place.bruno.command(place.channel, "log")).text
    assert len((await bot.store.tables.load(first)).moves) == len(finished.moves)
    told = (await place.bruno.click(last, button(last, "r:"))).private[0].text
    assert told == say("refusal-former-player", others=1)
    told = (await place.ana.command(other, "privacy")).private[0].text
    assert told.startswith(say("privacy-nothing"))


@pytest.mark.long
async def test_a_film_that_was_kept_names_nobody_who_was_forgotten(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    table = await sit(bot, place.channel, (place.ana, place.bruno), after(9))
    await bot.store.tables.end(table, Ending("resignation", (0,)))
    films = []
    for _ in range(2):
        answer = await place.bruno.command(place.channel, "replay")
        await settled(bot)
        films.append(answer.private[-1].pictures[0].data)
        asked = (await place.ana.command(place.channel, "forget-me")).private[0]
        await place.ana.click(asked, say("button-forget"))
    assert films[0] != films[1]


async def test_nobody_can_have_somebody_else_forgotten(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    place, say = town(discord), words("en-US")
    await dealt(bot, place, after(12))
    asked = (await place.ana.command(place.channel, "forget-me")).private[0]
    before = stored(tmp_path)
    answer = await place.bruno.click(place.channel.messages[-1], f"p:{place.ana.id}", forged=True)
    assert answer.text == say("refusal-unknown-control")
    assert stored(tmp_path) == before
    assert asked.buttons


async def test_a_person_with_ended_games_only_is_told_of_them(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    table = await sit(bot, place.channel, (place.ana, place.bruno), after(3))
    await bot.store.tables.end(table, Ending("resignation", (0,)))
    told = (await place.bruno.command(place.channel, "privacy")).private[0].text
    assert say("privacy-games", running=0, ended=1) in told


async def test_who_plays_a_damaged_game_is_forgotten(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    place, say = town(discord), words("en-US")
    unread, board = await dealt(bot, place, after(12))
    other = place.guild.add_channel("other")
    unplayed = await sit(bot, other, (place.ana, place.bruno), after(12))
    with closing(sqlite3.connect(tmp_path / "wonders.db")) as database, database:
        database.execute("UPDATE tables SET options = '{' WHERE id = ?", (unread,))
        database.execute("UPDATE moves SET text = 'x' WHERE table_id = ? AND n = 4", (unplayed,))
    asked = (await place.ana.command(place.channel, "forget-me")).private[0]
    assert say("forget-running", count=2) in asked.text
    answer = await place.ana.click(asked, button(asked, "p:"))
    await settled(bot)
    assert [each.text for each in answer.private] == [say("forgotten")]
    assert str(place.ana.id) not in stored(tmp_path)
    assert (board.text, board.buttons) == (say("damaged-ended"), [])
    for channel, table in ((place.channel, unread), (other, unplayed)):
        assert await bot.store.tables.running_id(channel.id) is None
        with closing(sqlite3.connect(tmp_path / "wonders.db")) as database:
            asked_for = "SELECT end_reason, winners FROM tables WHERE id = ?"
            assert database.execute(asked_for, (table,)).fetchone() == ("abandoned", "[]")


async def test_who_begins_a_game_meanwhile_is_not_forgotten(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, say = town(discord), words("en-US")
    forget = bot.store.people.forget

    async def forget_late(user: int) -> None:
        await put_game(bot, place.channel, (place.ana, place.bruno), after(3))
        await forget(user)

    monkeypatch.setattr(bot.store.people, "forget", forget_late)
    asked = (await place.ana.command(place.channel, "forget-me")).private[0]
    answer = await place.ana.click(asked, button(asked, "p:"))
    await settled(bot)
    assert [each.text for each in answer.private] == [say("refusal-still-plays")]
    assert await bot.store.tables.running_id(place.channel.id) is not None


@pytest.mark.long
async def test_an_invitation_that_is_accepted_meanwhile_keeps_nobody_from_being_forgotten(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    place, say = town(discord), words("en-US")
    await dealt(bot, place, after(12))
    side = place.guild.add_channel("side")
    challenge = (await place.ana.command(side, "duel", opponent=place.bruno)).public[0]
    asked = (await place.ana.command(place.channel, "forget-me")).private[0]
    answer, _ = await asyncio.gather(
        place.ana.click(asked, button(asked, "p:")),
        place.bruno.click(challenge, say("button-accept")),
    )
    await settled(bot)
    assert [each.text for each in answer.private] == [say("forgotten")]
    assert str(place.ana.id) not in stored(tmp_path)
