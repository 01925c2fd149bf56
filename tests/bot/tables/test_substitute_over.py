"""Requests for the computer that nobody can answer any more tell that, and have no buttons."""

from pathlib import Path

import pytest

from bot.discord.client import Wonders
from bot.store import Ending
from playground import Playground

from ..conftest import running
from ..scene import LOCALES, dealt, resumed, settled, town, words
from .substitutes import LEVEL, ON_TURN, POSITION, WAITING, end_requests, requested


@pytest.mark.long
async def test_a_request_that_is_over_has_no_buttons_in_every_language(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, _ = await dealt(bot, place, POSITION, locale=locale)
        one, other = place.person(ON_TURN), place.person(WAITING)
        first = await requested(place, ON_TURN, "master")
        second = await requested(place, ON_TURN)
        rivals = await requested(place, WAITING)
        await end_requests(bot)
        assert first.text == say("substitute-over-replaced", name=one.name)
        assert (first.buttons, len(second.buttons), len(rivals.buttons)) == ([], 3, 3)
        assert await bot.store.seats.hand_over(table, ON_TURN, one.id, LEVEL)
        assert await bot.store.seats.hand_over(table, WAITING, other.id, LEVEL)
        assert await bot.store.seats.take_back(table, other.id)
        await end_requests(bot)
        assert second.text == say("substitute-over-taken", name=one.name)
        assert rivals.text == say("substitute-over-closed", name=other.name)
        assert (second.buttons, rivals.buttons) == ([], [])
        assert await bot.store.seats.take_back(table, one.id)
        last = await requested(place, WAITING)
        over = await one.command(place.channel, "resign")
        await one.click(over.private[0], over.private[0].buttons[0])
        await settled(bot)
        await end_requests(bot)
        assert last.text == say("substitute-over-ended", name=other.name)
        assert last.buttons == []


async def test_a_request_that_was_left_with_buttons_loses_them_after_a_restart(
    discord: Playground, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as app:
        place = town(discord)
        table, _ = await dealt(app, place, POSITION)
        request = await requested(place, WAITING)
        await settled(app)
        # As if the bot was killed as soon as the game had ended.
        await app.store.tables.end(table, Ending("resignation", (0,)))
    await discord.until(lambda: not discord.gateway.connected)
    async with running(discord, tmp_path, seed=2) as app:
        await resumed(app)
        await end_requests(app)
        assert request.buttons == []
        over = words("en-US")("substitute-over-ended", name=place.person(WAITING).name)
        assert request.text == over
