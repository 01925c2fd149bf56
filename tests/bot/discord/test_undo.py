"""`/undo` as people see it: the request, what everybody is told, and what the log keeps."""

from pathlib import Path

import pytest

from bot.discord.client import Wonders
from bot.store import Ending
from bot.wording.names import bold
from playground import Answer, Playground

from ..conftest import running
from ..players import SLOWLY
from ..scene import LOCALES, after, dealt, resumed, settled, sit, town, words
from ..tables.substitutes import end_requests
from .board_order import post_move

pytestmark = pytest.mark.long


async def test_a_move_is_taken_back_in_every_language(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, _ = await dealt(bot, place, after(11), locale=locale)
        before = await bot.store.tables.load(table)
        asker, rival = place.person(before.moves[-1].seat), place.person(1 - before.moves[-1].seat)
        answer = await asker.command(place.channel, "undo")
        (request,) = answer.public
        assert request.mentions == [rival]
        assert say("undo-noted")[:4] not in request.text
        refused = await asker.click(request, say("button-agree"))
        assert refused.private[0].text == say("refusal-only-asked", names=bold(rival.name))
        await rival.click(request, say("button-agree"))
        await settled(bot)
        record = await bot.store.tables.load(table)
        assert record.moves == before.moves[:-1]
        told, board = place.channel.messages[-2:]
        agreed = say("undo-agreed", rival=bold(rival.name), count=1, name=asker.name, moves=1)
        assert told.text.startswith(agreed)
        assert not told.buttons
        assert say("undo-board", name=asker.name, moves=1) in board.text
        assert any(button.custom_id.startswith(("m:", "w:")) for button in board.buttons)
        log = await place.carla.command(place.channel, "log")
        lines = log.private[-1].text.splitlines()
        assert [line.startswith("11. ") for line in lines[-2:]] == [False, False]
        assert lines[-2].startswith("10. ")
        assert lines[-1].startswith("↩️")
        film = await place.carla.command(place.channel, "replay")
        await ends_with(discord, film, say("undone", count=1))
        over = await asker.command(place.channel, "resign")
        await asker.click(over.private[0], over.private[0].buttons[0])
        await settled(bot)
        ended = await asker.command(place.channel, "undo")
        assert ended.private[0].text == say("refusal-table-ended")


async def test_what_is_left_of_a_board_tells_what_the_board_told(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    table, first = await dealt(bot, place, after(11))
    last = (await bot.store.tables.load(table)).moves[-1]
    asker, rival = place.person(last.seat), place.person(1 - last.seat)
    (request,) = (await asker.command(place.channel, "undo")).public
    await rival.click(request, say("button-agree"))
    await settled(bot)
    board = place.channel.messages[-1]
    await post_move(bot, table)
    undone = say("undo-done", name=asker.name, moves=1)
    assert (first.buttons, board.buttons) == ([], [])
    assert undone not in first.text
    assert board.text == undone


async def test_a_request_that_the_next_move_ended_has_no_buttons_in_every_language(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, _ = await dealt(bot, place, after(11), locale=locale)
        last = (await bot.store.tables.load(table)).moves[-1]
        asker, rival = place.person(last.seat), place.person(1 - last.seat)
        (first,) = (await asker.command(place.channel, "undo")).public
        (second,) = (await asker.command(place.channel, "undo")).public
        await end_requests(bot)
        assert first.text == say("undo-over-replaced", name=asker.name)
        assert (first.buttons, bool(second.buttons)) == ([], True)
        await post_move(bot, table)
        await end_requests(bot)
        assert second.text == say("undo-over-moved", name=asker.name)
        assert second.buttons == []
        (third,) = (await rival.command(place.channel, "undo")).public
        await asker.click(third, say("button-decline"))
        declined = third.text
        assert declined == say("undo-declined", rival=asker.name, name=rival.name)
        (fourth,) = (await rival.command(place.channel, "undo")).public
        over = await asker.command(place.channel, "resign")
        await asker.click(over.private[0], over.private[0].buttons[0])
        await settled(bot)
        await end_requests(bot)
        assert fourth.text == say("undo-over-ended", name=rival.name)
        assert fourth.buttons == []
        assert third.text == declined


async def test_a_request_that_was_left_with_buttons_loses_them_after_a_restart(
    discord: Playground, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as bot:
        place = town(discord)
        table, _ = await dealt(bot, place, after(11))
        last = (await bot.store.tables.load(table)).moves[-1]
        asker = place.person(last.seat)
        (request,) = (await asker.command(place.channel, "undo")).public
        await settled(bot)
        # As if the bot was killed as soon as the game had ended.
        await bot.store.tables.end(table, Ending("resignation", (0,)))
    await discord.until(lambda: not discord.gateway.connected)
    async with running(discord, tmp_path, seed=2) as bot:
        await resumed(bot)
        await end_requests(bot)
        assert request.buttons == []
        assert request.text == words("en-US")("undo-over-ended", name=asker.name)


async def ends_with(discord: Playground, answer: Answer, text: str) -> None:
    """Wait until a private answer ends with a text; a film is announced before it is drawn."""
    await discord.until(lambda: any(each.text.endswith(text) for each in answer.private), SLOWLY)


async def test_a_duel_against_the_computer_goes_on_from_the_last_own_decision(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    table = await sit(bot, place.channel, (place.ana, None), after(0))
    await place.ana.command(place.channel, "board")
    await settled(bot)
    nothing = await place.ana.command(place.channel, "undo")
    assert nothing.private[0].text == say("refusal-undo-nothing")
    board = place.channel.messages[-1]
    await place.ana.click(board, board.buttons[0])
    await settled(bot)
    await place.ana.command(place.channel, "undo")
    await settled(bot)
    record = await bot.store.tables.load(table)
    assert record.moves == ()
    assert record.undone
    assert not record.board_due
    board = place.channel.messages[-1]
    await place.ana.click(board, board.buttons[1])
    await settled(bot)
    assert (await bot.store.tables.load(table)).moves
