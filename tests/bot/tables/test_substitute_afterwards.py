"""After the computer has taken a seat: it is taken back, or the finished game is played again."""

import pytest

from bot.discord.client import Wonders
from bot.store import Player
from bot.wording.names import bold
from playground import Message, Playground

from ..scene import (
    LOCALES,
    Town,
    before_end,
    dealt,
    discarding,
    private,
    record,
    settled,
    town,
    words,
)
from .substitutes import LEVEL, ON_TURN, POSITION, WAITING, offered, posted, requested


async def newest(place: Town, app: Wonders) -> Message:
    """Return the newest board once nothing happens any more."""
    await settled(app)
    return next(each for each in reversed(place.channel.messages) if each.pictures)


@pytest.mark.long
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
        answer = await place.carla.click(panel, back, forged=True)
        assert private(answer).text == say("refusal-not-your-table")
        answer = await one.click(panel, back)
        assert panel.text == say("substitute-back")
        assert (await posted(place, answer)).text == say("substitute-returned", name=one.name)
        board = await newest(place, bot)
        assert between.buttons == []
        assert board.id != between.id
        assert board.buttons
        assert (await record(bot, table)).players[WAITING] == Player(one.id, one.name)
        answer = await one.click(panel, back, forged=True)
        assert private(answer).text == say("refusal-seated-already")
        # The same once more, after the same number of moves.
        asked = await requested(place, WAITING)
        await other.click(asked, say("button-agree"))
        assert (await newest(place, bot)).id not in (between.id, board.id)
        assert (await record(bot, table)).players[WAITING].user_id is None


@pytest.mark.long
async def test_the_finale_tells_for_whom_the_victory_counts_as_the_history_does(
    discord: Playground, bot: Wonders
) -> None:
    told = set()
    for locale in LOCALES:
        for gone in (0, 1):
            place, position, say = town(discord, locale), before_end(), words(locale)
            table, _ = await dealt(bot, place, position, locale=locale)
            one, other = place.person(gone), place.person(1 - gone)
            asked = await requested(place, gone)
            await other.click(asked, say("button-agree"))
            board = await newest(place, bot)
            if gone != position.seat:
                weighed = (await other.click(board, board.buttons[0])).private[0]
                await other.click(weighed, discarding(weighed))
            await discord.until(lambda: bot.computers.background.idle)
            finale = await newest(place, bot)
            ending = (await record(bot, table)).ending
            assert ending is not None
            assert say("left-before", players=one.name, count=1) in finale.text
            counted = say("left-counted", winners=bold(other.name))
            named_other = ending.winners != (gone,)
            assert (counted in finale.text) != named_other
            told.add(named_other)
            won = say("history-won", kind="").split("(")[0].strip()
            history = await other.command(place.channel, "history")
            assert won in history.private[0].text
    assert told == {True, False}


@pytest.mark.long
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
    await other.click(weighed, discarding(weighed))
    finale = await newest(place, bot)
    answer = await one.click(finale, say("button-rematch"))
    assert private(answer).text == say("refusal-replaced-ended")
    await other.click(finale, say("button-rematch"))
    await settled(bot)
    again = await bot.store.tables.running_in(place.channel.id)
    assert again is not None
    assert again.id != table
    assert set(again.players) == {Player(None, "", LEVEL), Player(other.id, other.name)}
