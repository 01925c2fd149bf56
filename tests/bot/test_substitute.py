"""The computer in people's seats: by consent, where somebody has gone, and until he is back."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, update

from bot.app import Wonders
from bot.names import names
from bot.standins import DESERTED_AFTER
from bot.store import Ending, Player
from bot.store.schema import moves, tables
from playground import Answer, Message, Person, Playground

from .conftest import running
from .scene import LOCALES, Town, after, before_end, dealt, moved, record, settled, town, words

POSITION = after(12)
ON_TURN, WAITING = POSITION.seat, 1 - POSITION.seat
LEVEL = "apprentice"


def private(answer: Answer) -> str:
    """Return the one thing that a person was told, and nobody else."""
    (told,) = answer.private
    assert answer.public == []
    return told.text


async def age(app: Wonders, table: int, by: timedelta) -> None:
    """Let everything at a table have happened so much earlier."""
    async with app.store._database.writing() as connection:
        for column, of in ((moves.c.at, moves.c.table_id), (tables.c.created_at, tables.c.id)):
            for (at,) in (await connection.execute(select(column).where(of == table))).all():
                change = update(column.table).where(of == table, column == at)
                await connection.execute(change.values({column.name: at - by}))


async def offered(place: Town, person: Person, level: str = LEVEL) -> Message:
    """Ask what the computer can take over; return the private answer."""
    answer = await person.command(place.plaza, "substitute", level=level)
    (panel,) = answer.private
    assert answer.public == []
    return panel


async def requested(place: Town, seat: int, level: str = LEVEL) -> Message:
    """Let a player ask to be replaced; return the message that everybody reads."""
    panel = await offered(place, place.person(seat), level)
    return await posted(place, await place.person(seat).click(panel, panel.buttons[0]))


async def posted(place: Town, answer: Answer) -> Message:
    """Wait for what everybody reads after a press that is answered privately first."""
    await place.discord.until(lambda: len(answer.public) > 0)
    return answer.public[0]


async def newest(place: Town, app: Wonders) -> Message:
    """Return the newest board once nothing happens any more."""
    await settled(app)
    return next(each for each in reversed(place.plaza.messages) if each.pictures)


async def until_it_has_moved(discord: Playground, app: Wonders, table: int, to: Person) -> Message:
    """Wait until the computer has moved and somebody is asked; return that board."""
    while True:
        await settled(app)
        found = await record(app, table)
        if app._opponents._awake == {} and found.shown == len(found.moves):
            break
        await asyncio.sleep(0.01)
    assert found.message_id is not None
    channel = discord.world.channels[found.channel_id]
    board = next(each for each in channel.messages if each.id == found.message_id)
    assert board.mentions == [to]
    return board


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
            say("substitute-choose", level=level),
            say("substitute-mine", rival=other.name),
        ]
        assert [each.label for each in panel.buttons] == [say("button-substitute-me")]
        asked = await posted(place, await one.click(panel, panel.buttons[0]))
        assert panel.text == say("substitute-asked", rival=other.name)
        assert panel.buttons == []
        level = loud(f"choice-level-{LEVEL}")
        values = {"rival": other.mention, "name": one.name, "level": level}
        assert asked.text == loud("substitute-request", **values)
        assert asked.mentions == [other]
        assert [each.label for each in asked.buttons] == [
            loud(f"button-{word}") for word in ("agree", "decline", "withdraw")
        ]
        assert len(await bot.store.running_of(one.id)) == 1
        await other.click(asked, loud("button-agree"))
        values["rival"] = other.name
        assert asked.text == loud("substitute-agreed", **values)
        assert asked.buttons == []
        now = await until_it_has_moved(discord, bot, table, other)
        found = await record(bot, table)
        assert found.players[asker] == Player(None, one.name, LEVEL, one.id)
        assert [(each.seat, each.text) for each in found.moves[:12]] == list(POSITION.moves)
        assert (len(found.moves) > 12) == (asker == ON_TURN)
        assert names(loud, found.players)[asker] in "".join(each.alt for each in now.pictures)
        assert board.buttons == []
        assert now.buttons
        assert await bot.store.running_of(one.id) == ()
        assert len(await bot.store.running_of(other.id)) == 1


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
            assert private(late) == say("refusal-request-over")
        await settled(bot)
        assert (await record(bot, table)).players[ON_TURN].user_id == one.id
        assert board.buttons


async def test_nobody_answers_for_the_rival(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, _ = await dealt(bot, place, POSITION, locale=locale)
        one, other = place.person(ON_TURN), place.person(WAITING)
        asked = await requested(place, ON_TURN)
        for who, word in ((one, "agree"), (one, "decline"), (place.carla, "agree")):
            answer = await who.click(asked, say(f"button-{word}"))
            assert private(answer) == say("refusal-only-asked", name=other.name)
        for who in (other, place.carla):
            answer = await who.click(asked, say("button-withdraw"))
            assert private(answer) == say("refusal-only-asker", name=one.name)
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
    assert sum(bool(each.pictures) for each in place.plaza.messages) == 2
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
        assert private(answer) == say("refusal-request-over")
        await other.click(second, say("button-agree"))
        await until_it_has_moved(discord, app, table, other)
        assert (await record(app, table)).players[WAITING].level == LEVEL
        answer = await other.click(first, say("button-agree"))
        assert private(answer) == say("refusal-replaced-already", name=one.name)


async def test_a_request_of_a_game_that_is_over_says_so(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, _ = await dealt(bot, place, POSITION, locale=locale)
        one, other = place.person(ON_TURN), place.person(WAITING)
        panel = await offered(place, other)
        asked = await requested(place, ON_TURN)
        await bot.store.end(table, Ending("resignation", (0,)))
        for who, word in ((other, "agree"), (other, "decline"), (one, "withdraw")):
            answer = await who.click(asked, say(f"button-{word}"))
            assert private(answer) == say("refusal-table-ended")
        answer = await other.click(panel, panel.buttons[0])
        assert private(answer) == say("refusal-table-ended")
        answer = await one.command(place.plaza, "substitute")
        assert private(answer) == say("refusal-no-game-here")


async def test_a_deserted_seat_is_filled_without_asking(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, board = await dealt(bot, place, POSITION, locale=locale)
        gone, stays, control = place.person(ON_TURN), place.person(WAITING), board.buttons[0]
        await age(bot, table, DESERTED_AFTER)
        panel = await offered(place, stays)
        days = DESERTED_AFTER.days
        assert panel.text.splitlines()[2] == say("substitute-theirs-now", name=gone.name, days=days)
        fill = panel.buttons[1]
        assert fill.label == say("button-substitute-rival", name=gone.name)
        answer = await stays.click(panel, fill)
        assert panel.text == say("substitute-filled", name=gone.name)
        told = await posted(place, answer)
        level = say(f"choice-level-{LEVEL}")
        assert told.text == say(
            "substitute-gone", member=gone.mention, name=stays.name, days=days, level=level
        )
        assert told.mentions == [gone]
        await until_it_has_moved(discord, bot, table, stays)
        assert await moved(bot, table) > 12
        # Who comes back to the board he remembers is told what happened.
        assert private(await gone.click(board, control, forged=True)) == say("refusal-replaced")
        assert private(await gone.command(place.plaza, "resign")) == say("refusal-replaced")
        assert private(await gone.command(place.plaza, "games")) == say("games-none")
        again = await stays.click(panel, fill, forged=True)
        assert private(again) == say("refusal-replaced-already", name=gone.name)


async def test_a_rival_who_has_time_is_not_replaced(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say, days = town(discord, locale), words(locale), DESERTED_AFTER.days
        table, board = await dealt(bot, place, POSITION, locale=locale)
        on_turn, waits = place.person(ON_TURN), place.person(WAITING)
        await age(bot, table, DESERTED_AFTER - timedelta(minutes=1))
        found = await record(bot, table)
        due = int((found.moves[-1].at + DESERTED_AFTER).timestamp())
        panel = await offered(place, waits)
        line = say("substitute-theirs-due", name=on_turn.name, when=f"<t:{due}:f>")
        assert panel.text.splitlines()[2] == line
        assert len(panel.buttons) == 1
        forged = f"u:{table}:{ON_TURN}:{LEVEL}"
        answer = await waits.click(panel, forged, forged=True)
        assert private(answer) == say("refusal-not-deserted", name=on_turn.name, days=days)
        await age(bot, table, timedelta(minutes=2))
        panel = await offered(place, waits)
        weighed = (await on_turn.click(board, board.buttons[0])).private[0]
        await on_turn.click(weighed, weighed.buttons[1])
        await settled(bot)
        answer = await waits.click(panel, panel.buttons[1])  # he has moved in time after all
        assert private(answer) == say("refusal-not-deserted", name=on_turn.name, days=days)
        on_turn, waits = waits, on_turn
        seat = 0 if place.person(0) is on_turn else 1
        if (await bot.tables.match(table)).to_act() != (seat,):
            continue
        panel = await offered(place, on_turn)
        line = say("substitute-theirs-later", name=waits.name, days=days)
        assert panel.text.splitlines()[2] == line


async def test_nobody_who_is_not_on_turn_is_replaced(discord: Playground, bot: Wonders) -> None:
    place, say = town(discord), words("en-US")
    table, _ = await dealt(bot, place, POSITION)
    await age(bot, table, 3 * DESERTED_AFTER)
    panel = await offered(place, place.person(ON_TURN))
    name, days = place.person(WAITING).name, DESERTED_AFTER.days
    line = say("substitute-theirs-later", name=name, days=days)
    assert panel.text.splitlines()[2] == line
    assert len(panel.buttons) == 1
    forged = f"u:{table}:{WAITING}:{LEVEL}"
    answer = await place.person(ON_TURN).click(panel, forged, forged=True)
    assert private(answer) == say("refusal-not-deserted", name=name, days=days)


async def test_who_was_replaced_takes_the_seat_back(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, _ = await dealt(bot, place, POSITION, locale=locale)
        one, other = place.person(WAITING), place.person(ON_TURN)
        asked = await requested(place, WAITING)
        await other.click(asked, say("button-agree"))
        between = await newest(place, bot)
        panel = await offered(place, one)
        assert panel.text == say("substitute-back-really")
        assert [each.label for each in panel.buttons] == [say("button-take-back")]
        back = panel.buttons[0]
        for who, key in ((other, "seated-already"), (place.carla, "not-your-table")):
            answer = await who.click(panel, back, forged=True)
            assert private(answer) == say(f"refusal-{key}")
        answer = await one.click(panel, back)
        assert panel.text == say("substitute-back")
        assert (await posted(place, answer)).text == say("substitute-returned", name=one.name)
        board = await newest(place, bot)
        assert between.buttons == []
        assert board.id != between.id
        assert board.buttons
        assert (await record(bot, table)).players[WAITING] == Player(one.id, one.name)
        answer = await one.click(panel, back, forged=True)
        assert private(answer) == say("refusal-seated-already")
        # The same once more, after the same number of moves.
        asked = await requested(place, WAITING)
        await other.click(asked, say("button-agree"))
        assert (await newest(place, bot)).id not in (between.id, board.id)
        assert (await record(bot, table)).players[WAITING].user_id is None


async def test_strangers_and_games_with_the_computer_are_refused(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        assert private(await place.ana.command(place.plaza, "substitute")) == say(
            "refusal-no-game-here"
        )
        table, board = await dealt(bot, place, POSITION, locale=locale)
        answer = await place.carla.command(place.plaza, "substitute")
        assert private(answer) == say("refusal-not-your-table")
        forged = f"u:{table}:{ON_TURN}:{LEVEL}"
        answer = await place.carla.click(board, forged, forged=True)
        assert private(answer) == say("refusal-not-your-table")
        for odd in (f"u:{table}:7:{LEVEL}", f"u:{table}:0:god", f"y:{table}:7:1:{LEVEL}:agree"):
            answer = await place.ana.click(board, odd, forged=True)
            assert private(answer) == say("refusal-unknown-control")
        side = place.guild.add_channel("side")
        await place.ana.command(side, "duel", level=LEVEL, begins="me")
        answer = await place.ana.command(side, "substitute")
        assert private(answer) == say("refusal-only-computer")
        watched = place.guild.add_channel("watched")
        await place.ana.command(watched, "duel", level=LEVEL, watch=True)
        answer = await place.ana.command(watched, "substitute")
        assert private(answer) == say("refusal-not-your-table")
        found = await bot.store.running_in(watched.id)
        if found is not None:
            await bot.store.end(found.id, Ending("resignation", (0,)))
        await settled(bot)


async def test_a_game_that_the_computer_finished_is_played_again_with_it(
    discord: Playground, bot: Wonders
) -> None:
    place, position, say = town(discord), before_end(), words("en-US")
    table, board = await dealt(bot, place, position)
    one, other = place.person(1 - position.seat), place.person(position.seat)
    asked = await requested(place, 1 - position.seat)
    await other.click(asked, say("button-agree"))
    board = await newest(place, bot)
    weighed = (await other.click(board, board.buttons[0])).private[0]
    await other.click(weighed, weighed.buttons[1])
    finale = await newest(place, bot)
    answer = await one.click(finale, say("button-rematch"))
    assert private(answer) == say("refusal-replaced")
    await other.click(finale, say("button-rematch"))
    await settled(bot)
    again = await bot.store.running_in(place.plaza.id)
    assert again is not None
    assert again.id != table
    assert set(again.players) == {Player(None, "", LEVEL), Player(other.id, other.name)}


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
    found = await bot.store.running_in(place.id)
    assert found is not None
    assert [each.user_id for each in found.players] == [bruno.id, None]
    assert found.message_id == board.id
