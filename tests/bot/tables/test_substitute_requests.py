"""The computer in people's seats by consent: asked for, agreed to, declined or withdrawn."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.discord.client import Wonders
from bot.store import Ending, Player
from bot.store.schema.core import seats
from bot.wording.names import bold
from bot.wording.players import names
from playground import Playground

from ..conftest import running
from ..scene import LOCALES, dealt, moved, private, record, settled, town, words
from .substitutes import (
    LEVEL,
    ON_TURN,
    POSITION,
    WAITING,
    offered,
    posted,
    requested,
    until_it_has_moved,
)


@pytest.mark.long
@pytest.mark.parametrize("asker", [ON_TURN, WAITING])
async def test_a_rival_lets_the_computer_play_on(
    discord: Playground, bot: Wonders, asker: int
) -> None:
    for locale in LOCALES:
        server = LOCALES[(LOCALES.index(locale) + 1) % len(LOCALES)]
        place, say, loud = town(discord, locale, server=server), words(locale), words(server)
        table, board = await dealt(bot, place, POSITION, locale=server)
        one, other = place.person(asker), place.person(1 - asker)
        panel = await offered(place, one)
        level = say(f"choice-level-{LEVEL}")
        assert panel.text.splitlines()[:2] == [
            say("substitute-choose"),
            say("substitute-mine", level=level, rival=bold(other.name), count=1),
        ]
        assert [each.label for each in panel.buttons] == [say("button-substitute-me")]
        asked = await posted(place, await one.click(panel, panel.buttons[0]))
        assert panel.text == say("substitute-asked", rival=bold(other.name), count=1)
        assert panel.buttons == []
        level = loud(f"choice-level-{LEVEL}")
        values = {"rival": other.mention, "name": one.name, "level": level}
        assert asked.text == loud("substitute-request", count=1, **values)
        assert asked.mentions == [other]
        assert [each.label for each in asked.buttons] == [
            loud(f"button-{word}") for word in ("agree", "decline", "withdraw")
        ]
        assert len(await bot.store.tables.running_of(one.id)) == 1
        await other.click(asked, loud("button-agree"))
        values["rival"] = bold(other.name)
        assert asked.text == loud("substitute-agreed", count=1, **values)
        assert asked.buttons == []
        now = await until_it_has_moved(discord, bot, table, other)
        found = await record(bot, table)
        assert found.players[asker] == Player(None, one.name, LEVEL, one.id)
        assert [(each.seat, each.text) for each in found.moves[:12]] == list(POSITION.moves)
        assert (len(found.moves) > 12) == (asker == ON_TURN)
        assert names(loud, found.players)[asker] in "".join(each.alt for each in now.pictures)
        assert board.buttons == []
        assert now.buttons
        assert await bot.store.tables.running_of(one.id) == ()
        (told,) = (await one.command(place.channel, "games")).private
        where = f"<#{place.channel.id}>"
        assert told.text == say(
            "games-replaced", opponent=other.name, place=where, game=say("game-duel")
        )
        assert len(await bot.store.tables.running_of(other.id)) == 1


@pytest.mark.long
async def test_a_request_is_declined_or_withdrawn(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, board = await dealt(bot, place, POSITION, locale=locale)
        one, other = place.person(ON_TURN), place.person(WAITING)
        for who, word in ((other, "decline"), (one, "withdraw")):
            asked = await requested(place, ON_TURN)
            agree = asked.buttons[0]
            await who.click(asked, say(f"button-{word}"))
            key = {"decline": "substitute-declined", "withdraw": "substitute-withdrawn"}[word]
            assert asked.text == say(key, name=one.name, rival=other.name)
            assert asked.buttons == []
            # Whoever's screen has not changed yet may still press.
            late = await other.click(asked, agree, forged=True)
            assert private(late).text == say("refusal-request-over")
        await settled(bot)
        assert (await record(bot, table)).players[ON_TURN].user_id == one.id
        assert board.buttons


@pytest.mark.long
async def test_nobody_answers_for_the_rival(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, _ = await dealt(bot, place, POSITION, locale=locale)
        one, other = place.person(ON_TURN), place.person(WAITING)
        asked = await requested(place, ON_TURN)
        for who, word in ((one, "agree"), (one, "decline"), (place.carla, "agree")):
            answer = await who.click(asked, say(f"button-{word}"))
            assert private(answer).text == say("refusal-only-asked", names=bold(other.name))
        for who in (other, place.carla):
            answer = await who.click(asked, say("button-withdraw"))
            assert private(answer).text == say("refusal-only-asker", name=one.name)
        assert len(asked.buttons) == 3
        assert (await record(bot, table)).players[ON_TURN].user_id == one.id


async def test_two_presses_at_once_do_it_once(discord: Playground, bot: Wonders) -> None:
    place, say = town(discord), words("en-US")
    table, _ = await dealt(bot, place, POSITION)
    one, other = place.person(WAITING), place.person(ON_TURN)
    panel = await offered(place, one)
    both = await asyncio.gather(*(one.click(panel, panel.buttons[0]) for _ in range(2)))
    await settled(bot)
    asked = [each for answer in both for each in answer.public]
    assert len(asked) == 1
    agree = asked[0].buttons[0]
    answers = await asyncio.gather(*(other.click(asked[0], agree) for _ in range(3)))
    await settled(bot)
    told = [each.text for answer in answers for each in answer.private]
    assert told == [say("refusal-replaced-already", name=one.name)] * 2
    # The newest board alone.
    assert sum(bool(each.pictures) for each in place.channel.messages) == 1
    assert await moved(bot, table) == 12


async def test_agreeing_and_withdrawing_at_once_do_one_of_them(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    table, _ = await dealt(bot, place, POSITION)
    one, other = place.person(WAITING), place.person(ON_TURN)
    asked = await requested(place, WAITING)
    agree, _, withdraw = asked.buttons
    answers = await asyncio.gather(one.click(asked, withdraw), other.click(asked, agree))
    await settled(bot)
    assert sum(len(answer.private) for answer in answers) == 1
    left = (await record(bot, table)).players[WAITING].user_id is None
    assert asked.text.startswith(f"**{(other if left else one).name}**")


async def test_a_request_is_made_anew_and_outlives_a_restart(
    discord: Playground, tmp_path: Path
) -> None:
    place, say = town(discord), words("en-US")
    one, other = place.person(WAITING), place.person(ON_TURN)
    async with running(discord, tmp_path) as app:
        table, _ = await dealt(app, place, POSITION)
        first = await requested(place, WAITING, "master")
        second = await requested(place, WAITING)
    async with running(discord, tmp_path) as app:
        answer = await other.click(first, say("button-agree"))
        assert private(answer).text == say("refusal-request-over")
        await other.click(second, say("button-agree"))
        await until_it_has_moved(discord, app, table, other)
        assert (await record(app, table)).players[WAITING].level == LEVEL
        answer = await other.click(first, say("button-agree"))
        assert private(answer).text == say("refusal-replaced-already", name=one.name)


@pytest.mark.long
async def test_a_request_of_a_game_that_is_over_says_so(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, _ = await dealt(bot, place, POSITION, locale=locale)
        one, other = place.person(ON_TURN), place.person(WAITING)
        panel = await offered(place, other)
        asked = await requested(place, ON_TURN)
        await settled(bot)  # its message is noted: the bot edits it by itself
        await bot.store.tables.end(table, Ending("resignation", (0,)))
        for who, word in ((other, "agree"), (other, "decline"), (one, "withdraw")):
            answer = await who.click(asked, say(f"button-{word}"))
            assert private(answer).text == say("refusal-table-ended")
        answer = await other.click(panel, panel.buttons[0])
        assert private(answer).text == say("refusal-table-ended")
        answer = await one.command(place.channel, "substitute")
        assert private(answer).text == say("refusal-no-game-here")


@pytest.mark.long
async def test_strangers_and_games_with_the_computer_are_refused(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        assert private(await place.ana.command(place.channel, "substitute")).text == say(
            "refusal-no-game-here"
        )
        table, board = await dealt(bot, place, POSITION, locale=locale)
        answer = await place.carla.command(place.channel, "substitute")
        assert private(answer).text == say("refusal-not-your-table")
        forged = f"u:{table}:{ON_TURN}:{LEVEL}"
        answer = await place.carla.click(board, forged, forged=True)
        assert private(answer).text == say("refusal-not-your-table")
        for odd in (f"u:{table}:7:{LEVEL}", f"u:{table}:0:god", f"y:{table}:7:1:{LEVEL}:agree"):
            answer = await place.ana.click(board, odd, forged=True)
            assert private(answer).text == say("refusal-unknown-control")
        side = place.guild.add_channel("side")
        await place.ana.command(side, "duel", level=LEVEL, begins="me")
        answer = await place.ana.command(side, "substitute")
        assert private(answer).text == say("refusal-only-computer")
        watched = place.guild.add_channel("watched")
        await place.ana.command(watched, "duel", level=LEVEL, watch=True)
        answer = await place.ana.command(watched, "substitute")
        assert private(answer).text == say("refusal-not-your-table")
        found = await bot.store.tables.running_in(watched.id)
        if found is not None:
            await bot.store.tables.end(found.id, Ending("resignation", (0,)))
        await settled(bot)


async def test_a_seat_is_left_where_the_bot_may_only_answer(
    discord: Playground, bot: Wonders
) -> None:
    ana, bruno = (discord.add_person(name) for name in ("Ana", "Bruno"))
    place, say = discord.private(ana, bruno), words("en-US")
    answer = await ana.command(place, "duel", opponent=bruno, begins="opponent", wonders="beginner")
    (challenge,) = answer.public
    await bruno.click(challenge, say("button-accept"))
    await settled(bot)
    panel = (await ana.command(place, "substitute", level=LEVEL)).private[0]
    answer = await ana.click(panel, panel.buttons[0])
    await settled(bot)
    (asked,) = answer.public
    await bruno.click(asked, say("button-agree"))
    await settled(bot)
    board = place.messages[-1]
    assert board.pictures
    assert board.mentions == [bruno]
    found = await bot.store.tables.running_in(place.id)
    assert found is not None
    assert [each.user_id for each in found.players] == [bruno.id, None]
    assert found.message_id == board.id


async def test_a_request_that_could_not_be_posted_is_made_anew_by_the_same_button(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    table, _ = await dealt(bot, place, POSITION)
    one, other = place.person(ON_TURN), place.person(WAITING)
    panel = await offered(place, one)
    ask = panel.buttons[0]
    discord.faults.add(method="POST", path=r"^/webhooks/\d+/:token$", status=400, code=50035)
    failed = await one.click(panel, ask)
    await settled(bot)
    assert failed.public == []
    assert await open_requests(bot, table) == []
    asked = await posted(place, await one.click(panel, ask, forged=True))
    assert len(await open_requests(bot, table)) == 1
    await other.click(asked, say("button-agree"))
    assert await open_requests(bot, table) == []
    assert (await record(bot, table)).players[ON_TURN].former_id == one.id


async def open_requests(bot: Wonders, table: int) -> list[int]:
    """Return the requests of a table that can still be answered."""
    waiting = select(seats.c.request).where(seats.c.table_id == table, seats.c.request.is_not(None))
    async with bot.store.database.reading() as connection:
        return [request or 0 for request in (await connection.scalars(waiting)).all()]
