"""Tournaments from the command to the last table, with a restart and people who go."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.discord.client import Wonders
from bot.store import FORGOTTEN, NewTournament, Tournament
from bot.tables.tournaments.tournaments import Tournaments
from engine.core.fair_lines import terms
from playground import Channel, Message, Person, Playground

from ..conftest import running
from ..scene import LOCALES, settled, words
from ..waiting import until

NAMES = ("Ana", "Bruno", "Carla", "Dora", "Emil")


def channel_with_people(discord: Playground, locale: str = "en-US") -> tuple[Channel, list[Person]]:
    """Return a channel and its people, the first of whom manages events."""
    guild = discord.add_guild("Forum", locale=locale)
    people = [discord.add_person(name, locale=locale) for name in NAMES]
    guild.join(*people)
    guild.give(people[0], guild.add_role("Herald", "manage_events"))
    return guild.add_channel("arena"), people


async def opened(channel: Channel, people: list[Person], **options: str | int) -> Message:
    """Let the first person open a tournament, and the others join it."""
    host, *others = people
    board = (await host.command(channel, "tournament", **options)).public[0]
    for person in others:
        await person.click(board, "T:1:join")
    return board


@asynccontextmanager
async def beginning(
    discord: Playground, bot: Wonders, host: Person, board: Message
) -> AsyncIterator[None]:
    """Let the host begin a tournament; its first game waits for its thread within the block."""
    go_on = asyncio.Event()
    first_thread = discord.faults.add(method="POST", path="/threads$", until=go_on)
    begins = asyncio.create_task(host.click(board, "T:1:begin"))
    await discord.until(lambda: first_thread.hits > 0)
    yield
    go_on.set()
    await begins
    await settled(bot)
    await bot.services.tournaments.look()


async def state(bot: Wonders) -> Tournament:
    found = await bot.store.tournaments.get(1)
    assert found is not None
    return found


async def resign(bot: Wonders, thread: Channel, person: Person) -> None:
    """Give up the game in a thread."""
    asked = (await person.command(thread, "resign")).private[0]
    await person.click(asked, asked.buttons[0])
    await settled(bot)


async def play_round(discord: Playground, bot: Wonders, people: list[Person]) -> None:
    """Let the one who joined later give up in each game of the present round, and go on."""
    found = await state(bot)
    order = [person.id for person in people]
    for game in found.pairings:
        if game.round == found.round and game.scores is None:
            assert game.thread_id is not None
            thread = discord.world.channels[game.thread_id]
            both = [each for each in found.entrants if each.drawn in (game.first, game.second)]
            worst = max(both, key=lambda each: order.index(each.user_id))
            await resign(bot, thread, people[order.index(worst.user_id)])
    await bot.services.tournaments.look()
    await settled(bot)


@pytest.mark.long
async def test_everyone_plays_everyone_over_a_restart(discord: Playground, tmp_path: Path) -> None:
    channel, people = channel_with_people(discord)
    say, players = words("en-US"), people[:4]
    async with running(discord, tmp_path) as bot:
        refused = await people[1].command(channel, "tournament", game="duel")
        assert refused.private[0].text == say("refusal-tournament-not-allowed")
        board = await opened(channel, players, game="duel", kind="robin", name="Cup *1*")
        again = await people[1].click(board, "T:1:join")
        assert again.private[0].text == say("refusal-tournament-in")
        assert (await people[1].click(board, "T:1:begin")).private[0].text == say(
            "refusal-tournament-not-organizer"
        )
        await people[0].click(board, "T:1:begin")
        await settled(bot)
        assert [(await state(bot)).round, (await state(bot)).rounds] == [1, 3]
        assert len(channel.threads) == 2
        for thread in channel.threads:
            assert thread.messages[-1].mentions
        await play_round(discord, bot, players)
        assert (await state(bot)).round == 2
        # Its first game has ended when the bot is stopped.
        game = next(each for each in (await state(bot)).pairings if each.round == 2)
        assert game.thread_id is not None
    async with running(discord, tmp_path, seed=2) as bot:
        await bot.services.tournaments.look()
        assert len(channel.threads) == 4
        await play_round(discord, bot, players)
        await play_round(discord, bot, players)
        found = await state(bot)
        assert found.status == "over"
        assert len(channel.threads) == 6
        table = (await people[4].click(board, "T:1:table")).private[0]
        assert len(table.pictures) == 1
        assert [
            f"{place}. {name}: {points} ({ties})"
            for place, name, points, ties in (
                (1, "Ana", 3, 3),
                (2, "Bruno", 2, 1),
                (3, "Carla", 1, 0),
            )
        ] == (table.pictures[0].alt or "").removeprefix("Cup *1*, points: ").split("; ")[:3]
        told = (await people[4].command(channel, "tournaments")).private[0].text
        link = f"https://discord.com/channels/{found.guild_id}/{channel.id}/{board.id}"
        assert told.endswith(f"**Cup \\*1\\*** (7 Wonders Duel), won by <@{people[0].id}>: {link}")
        last = (await people[4].click(board, "T:1:rounds")).private[0]
        await people[4].select(last, last.selects[0], ["1"])
        assert (last.pictures[0].alt or "").startswith("Round 1: ")
        line = channel.messages[-1]
        assert line.mentions == [people[0]]
        assert line.text.startswith(f"🏆 **Cup \\*1\\***: <@{people[0].id}>")
        await bot.services.tournaments.look()
        assert channel.messages[-1] is line


@pytest.mark.long
async def test_who_leaves_or_is_forgotten_is_paired_no_more(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord, "pt-BR")
    say = words("pt-BR")
    board = await opened(channel, people, game="seven", clock="live", rounds=3)
    assert board.text.startswith(f"🏆 **{say('tournament-unnamed')}**")
    await people[0].click(board, "T:1:begin")
    await settled(bot)
    found = await state(bot)
    assert len(found.pairings) == 3
    assert sum(each.second is None and each.scores == (2, 0) for each in found.pairings) == 1
    left = await people[3].click(board, "T:1:leave")
    assert left.private[0].text == say("tournament-left", name=say("tournament-unnamed"))
    asked = (await people[4].command(channel, "forget-me")).private[0]
    await people[4].click(asked, asked.buttons[0])
    await settled(bot)
    await bot.services.tournaments.look()
    found = await state(bot)
    gone = [each for each in found.entrants if each.user_id == FORGOTTEN]
    assert [(each.name, each.left_after) for each in gone] == [("", 1)]
    assert "Emil" not in board.text + "".join(str(each.alt) for each in board.pictures)
    await play_round(discord, bot, people)
    found = await state(bot)
    assert found.round == 2
    now = [each for each in found.pairings if each.round == 2]
    playing = {each for game in now for each in (game.first, game.second)} - {None}
    assert playing == {each.drawn for each in found.entrants[:3]}
    table = await bot.store.tables.load(next(each.table_id for each in now if each.table_id))
    assert (table.clock, table.locale, table.rated) == ("live", "pt-BR", True)
    seal = await bot.store.seals.of_table(table.id)
    assert seal is not None
    assert seal.terms is not None
    assert [each.player for each in terms(seal.terms).shares] == [0, 1, 2]
    really = (await people[0].click(board, "T:1:ask")).private[0]
    await people[0].click(really, really.buttons[0])
    await settled(bot)
    assert (await state(bot)).status == "ended"
    await bot.services.tournaments.look()
    assert board.text.endswith(say("tournament-ended-line"))


async def test_a_tournament_is_opened_and_joined_in_every_language(
    discord: Playground, bot: Wonders
) -> None:
    for number, locale in enumerate(LOCALES, start=1):
        channel, people = channel_with_people(discord, locale)
        say = words(locale)
        board = (await people[0].command(channel, "tournament", game="architects")).public[0]
        joined = await people[1].click(board, say("button-tournament-join"))
        await settled(bot)
        name = say("tournament-unnamed")
        assert joined.private[0].text == say("tournament-joined", name=name)
        assert "Ana, Bruno" in board.text
        few = await people[0].click(board, say("button-tournament-begin"))
        assert few.private[0].text == say("refusal-tournament-too-few", least=4)
        listed = (await people[2].command(channel, "tournaments")).private[0]
        assert channel.guild is not None
        link = f"https://discord.com/channels/{channel.guild.id}/{channel.id}/{board.id}"
        assert listed.text.endswith(link)
        await people[1].click(board, f"T:{number}:leave")
        await settled(bot)
        assert "Bruno" not in board.text


async def test_its_whole_name_is_shown_and_never_as_markdown(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    say, players = words("en-US"), people[:4]
    name = "The autumn cup of the *great* forum, [division](https://a.b)"
    safe = "The autumn cup of the \\*great\\* forum, \\[division\\]\\(https\\://a.b\\)"
    board = (await people[0].command(channel, "tournament", game="duel", name=name)).public[0]
    assert board.text.startswith(f"🏆 **{safe}**")
    joined = [await each.click(board, "T:1:join") for each in players[1:]]
    assert joined[0].private[0].text == say("tournament-joined", name=safe)
    assert safe in (await people[4].command(channel, "tournaments")).private[0].text
    begun = await people[0].click(board, "T:1:begin")
    await settled(bot)
    assert begun.private[0].text == say("tournament-begins", name=safe)
    assert (board.pictures[0].alt or "").startswith(name)
    assert f"**{safe}**" in channel.messages[-1].text
    left = await people[1].click(board, "T:1:leave")
    assert left.private[0].text == say("tournament-left", name=safe)
    really = (await people[0].click(board, "T:1:ask")).private[0]
    assert really.text == say("tournament-end-really", name=safe)
    await people[0].click(really, really.buttons[0])
    assert really.text == say("tournament-ended", name=safe)


async def test_one_that_ends_before_it_has_begun_loses_its_buttons(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    board = await opened(channel, people[:2], game="duel")
    for action in ("begin", "ask", "end"):
        refused = await people[1].click(board, f"T:1:{action}", forged=True)
        said = words("en-US")("refusal-tournament-not-organizer")
        assert [each.text for each in refused.private] == [said]
    really = (await people[0].click(board, "T:1:ask")).private[0]
    await people[0].click(really, really.buttons[0])
    await bot.services.tournaments.look()
    assert board.buttons == []
    assert words("en-US")("tournament-ended-line") in board.text
    assert await bot.store.tournaments.due() == ()


@pytest.mark.long
async def test_as_many_tournaments_are_listed_as_there_are(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord, "pt-BR")
    assert channel.guild is not None
    for number in range(60):
        new = NewTournament(
            guild_id=channel.guild.id,
            channel_id=channel.id,
            organizer_id=people[0].id,
            name=f"Torneio semanal de inverno {number}.",
            game="architects",
            kind="swiss",
            rounds=0,
            clock="day",
            locale="pt-BR",
            created_at=datetime.now(UTC),
        )
        made = await bot.store.tournaments.add(new)
        await bot.store.tournaments.set_message(made.id, channel.id, 1)
    answer = await people[1].command(channel, "tournaments")
    await until(lambda: all(f"inverno {number}." in answer.text for number in range(60)))
    assert len(answer.private) > 1


@pytest.mark.long
async def test_two_processes_do_everything_once(discord: Playground, bot: Wonders) -> None:
    """Each of them begins the games, counts them and pairs the next round."""
    channel, people = channel_with_people(discord)
    board = await opened(channel, people[:4], game="duel", kind="robin")
    await people[0].click(board, "T:1:begin")
    await settled(bot)
    mine = bot.services.tournaments
    other = Tournaments(
        bot.store, mine._rounds, bot.services.presentations, mine._rng, bot.services.shutdown
    )
    found = await state(bot)
    for game in found.pairings:
        assert game.thread_id is not None
        record = await bot.store.tables.latest_in(game.thread_id)
        assert record is not None
        person = next(each for each in people if each.id == record.players[0].user_id)
        await resign(bot, discord.world.channels[game.thread_id], person)
    await asyncio.gather(mine.look(), other.look())
    await settled(bot)
    found = await state(bot)
    assert found.round == 2
    assert len([each for each in found.pairings if each.round == 2]) == 2
    running_games = [each.table_id for each in found.pairings if each.round == 2]
    assert len(set(running_games)) == 2
