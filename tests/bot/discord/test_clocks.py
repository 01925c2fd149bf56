"""Games with a clock as people see them: the invitation, the board, and coming back."""

from datetime import UTC, datetime, timedelta
from math import inf

import pytest

from bot.discord.client import Wonders
from bot.store.games.clocks import MOST_A_TICK
from playground import Playground

from ..scene import LOCALES, settled, town, words
from ..waiting import until


@pytest.mark.long
async def test_a_challenge_with_a_clock_is_played_and_a_late_player_comes_back(
    discord: Playground, bot: Wonders
) -> None:
    now = datetime.now(UTC)
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        await place.ana.command(
            place.channel, "duel", opponent=place.bruno, begins="me", clock="live"
        )
        await settled(bot)
        challenge = place.channel.messages[-1]
        assert say("clock-terms-live") in challenge.text
        await place.bruno.click(challenge, say("button-accept"))
        await settled(bot)
        board = place.channel.messages[-1]
        assert say("clock-until", when="<t:").split("<t:")[0] in board.text
        record = await bot.store.tables.running_in(place.channel.id)
        assert record is not None
        assert record.clock == "live"
        assert "clock" not in record.options  # it is no part of the sealed terms
        while record.players[0].user_id is not None:
            seat = (await bot.services.tables.session(record.id)).to_act()[0]
            if seat == 1:
                board = place.channel.messages[-1]
                answer = await place.bruno.click(board, board.buttons[0])
                if answer.private:
                    await place.bruno.click(answer.private[0], answer.private[0].buttons[0])
            else:
                now += MOST_A_TICK
                await bot.services.clocks.look(now)
            await settled(bot)
            record = await bot.store.tables.load(record.id)
        told = str([each.earlier for each in place.channel.messages])
        assert say("clock-late-once", players="**Ana**", count=1) in told
        assert (
            say("clock-late-taken", players="**Ana**", count=1) in place.channel.messages[-1].text
        )
        taken = next(
            each
            for each in reversed(place.channel.messages)
            if say("button-take-back") in [button.label for button in each.buttons]
        )
        assert taken.mentions == [place.ana]
        await place.ana.click(taken, say("button-take-back"))
        await settled(bot)
        assert taken.text == say("substitute-returned", name="Ana")
        assert taken.buttons == []
        record = await bot.store.tables.load(record.id)
        assert record.players[0].user_id == place.ana.id
        away = await place.ana.command(place.channel, "away", days=3)
        noted = say("away-noted", begins="<t:", ends="").split("<t:")[0]
        assert away.private[0].text.startswith(noted)
        assert await bot.store.absences.among(
            (place.ana.id,), datetime.now(UTC) + timedelta(days=2)
        )
        back = await place.ana.command(place.channel, "away", days=0)
        assert back.private[0].text == say("away-back")
        await place.ana.command(place.channel, "away", days=5, starts=10)
        apart = await place.ana.command(place.channel, "away", days=3, starts=40)
        dropped = say("away-dropped", begins="<t:", ends="").split("<t:")[0]
        assert dropped not in apart.private[0].text
        assert await bot.store.absences.among(
            (place.ana.id,), datetime.now(UTC) + timedelta(days=12)
        )
        instead = await place.ana.command(place.channel, "away", days=6, starts=9)
        assert instead.private[0].text.count(dropped) == 1
        back = await place.ana.command(place.channel, "away", days=0)
        assert back.private[0].text.startswith(say("away-back"))
        assert back.private[0].text.count(dropped) == 2
        more = await place.ana.command(place.channel, "away", days=30)  # some of it is over
        assert more.private[0].text == say("refusal-away-too-long", days=29, most=30)
        whole = await place.bruno.command(place.channel, "away", days=30)
        assert whole.private[0].text.startswith(noted)
        over = await place.ana.command(place.channel, "resign")
        await place.ana.click(over.private[0], over.private[0].buttons[0])
        await settled(bot)


async def test_a_board_tells_that_its_clock_stands_still_while_who_is_on_turn_is_away(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord, "pt-BR"), words("pt-BR")
    await place.ana.command(place.channel, "duel", opponent=place.bruno, begins="me", clock="days")
    await settled(bot)
    await place.bruno.click(place.channel.messages[-1], say("button-accept"))
    await settled(bot)
    board, ends = place.channel.messages[-1], say("clock-until", when="<t:").split("<t:")[0]
    still = say("clock-away", players="**Ana**", count=1)
    await place.bruno.command(place.channel, "away", days=3)
    await place.ana.command(place.channel, "away", days=2, starts=1)
    assert ends in board.text
    await place.ana.command(place.channel, "away", days=3)
    await until(lambda: still in board.text)
    assert ends not in board.text
    await place.ana.command(place.channel, "away", days=0)
    now = datetime.now(UTC)
    for _ in range(2):
        now += MOST_A_TICK
        await bot.services.clocks.look(now)
    await until(lambda: ends in board.text)
    assert still not in board.text


async def test_the_bot_knows_when_discord_cannot_be_reached(
    discord: Playground, bot: Wonders
) -> None:
    await until(lambda: bot.reachable)
    discord.drop_gateway(inf)
    await until(lambda: not bot.reachable)
    discord.gateway.open()
    await until(lambda: bot.reachable)
