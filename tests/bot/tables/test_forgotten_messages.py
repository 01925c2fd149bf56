"""Names of people who are forgotten are taken off messages, though Discord or the bot failed."""

from concurrent.futures import BrokenExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.discord.client import Wonders
from bot.tables.privacy import forgotten_messages
from bot.workers.pool import Busy
from playground import Playground

from ..routes import EDIT
from ..scene import after, dealt, settled, sit, town, words
from .test_privacy import stored


def later() -> datetime:
    """Return when messages that are noted now are taken up, however long the tests before took."""
    return datetime.now(UTC) + 2 * forgotten_messages.TAKEN_UP_AFTER


async def test_a_message_that_cannot_be_drawn_at_once_keeps_no_name(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full queue is waited for; what fails leaves the messages after it to be edited."""
    place, say = town(discord), words("en-US")
    rooms = [place.guild.add_channel(f"room-{n}") for n in range(3)]
    for room in rooms:
        table = await sit(bot, room, (place.ana, place.bruno), after(12))
        await bot.services.resigning.resign(table, place.bruno.id, None)
    await discord.until(lambda: all(room.messages for room in rooms), what="their ends")
    draw, failures = bot.render_pool.draw, [Busy(), None, BrokenExecutor("killed")]

    async def hindered(work: Any) -> Any:
        failure = failures.pop(0) if failures else None
        if failure is not None:
            raise failure
        return await draw(work)

    monkeypatch.setattr(bot.render_pool, "draw", hindered)
    monkeypatch.setattr(forgotten_messages, "SOON", 0.0)
    asked = (await place.ana.command(place.channel, "forget-me")).private[0]
    await place.ana.click(asked, say("button-forget"))
    await settled(bot)
    assert asked.text == say("forgotten")

    def named() -> list[bool]:
        return ["Ana" in "".join(message.text for message in room.messages) for room in rooms]

    assert named() == [False, True, False]  # the newest first
    await bot.services.privacy.take_up(datetime.now(UTC))
    assert named() == [False, True, False]  # it might be edited just now
    await bot.services.privacy.take_up(later())
    assert named() == [False] * 3
    assert await bot.store.forgotten_messages.left(later()) == ()


@pytest.mark.parametrize("fails", [False, True])
async def test_names_are_taken_off_that_a_killed_bot_has_left(
    discord: Playground, bot: Wonders, tmp_path: Path, fails: bool
) -> None:
    locale = "es-419"
    place, say = town(discord, locale), words(locale)
    table, _ = await dealt(bot, place, after(12), locale=locale)
    await bot.services.resigning.resign(table, place.ana.id, None)
    await discord.until(
        lambda: not place.channel.messages[-1].buttons[0].custom_id.startswith("m:")
    )
    side = place.guild.add_channel("side")
    invitation = (await place.carla.command(side, "duel", opponent=place.ana)).public[0]
    await settled(bot)
    await bot.store.people.forget(place.ana.id)  # and the bot is killed
    if fails:
        discord.faults.add(method="PATCH", path=EDIT, status=403, code=50001, times=None)
    await bot.services.privacy.take_up(later())
    named = "Ana" in place.channel.messages[-1].text
    assert named is fails
    assert (invitation.text == say("forgotten-invitation")) is not fails
    assert str(invitation.id) not in stored(tmp_path)


async def test_a_name_goes_off_a_lobby_that_a_killed_bot_has_left(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has not shown that the person left, and the bot ends before it has forgotten them."""

    async def broken(_: int) -> tuple[int, ...]:
        raise RuntimeError("killed")

    place, say = town(discord), words("en-US")
    lobby = (await place.ana.command(place.channel, "architects", seats=4)).public[0]
    await place.bruno.click(lobby, say("button-join"))
    asked = (await place.bruno.command(place.channel, "forget-me")).private[0]
    await settled(bot)
    discord.faults.add(method="PATCH", path=EDIT, status=403, code=50001, times=None)
    with monkeypatch.context() as killed:
        killed.setattr(bot.store.people, "plays_in", broken)
        await place.bruno.click(asked, say("button-forget"))
        await settled(bot)
    assert "Bruno" in lobby.text
    discord.faults.clear()
    await bot.services.privacy.take_up(later())
    assert ("Bruno" in lobby.text, "Ana" in lobby.text) == (False, True)
    assert say("button-join") in [each.label for each in lobby.buttons]
    assert await bot.store.forgotten_messages.left(later()) == ()


async def test_names_that_cannot_be_taken_off_are_given_up_after_a_week(
    discord: Playground, bot: Wonders, tmp_path: Path
) -> None:
    place = town(discord)
    message = (await place.carla.command(place.channel, "duel", opponent=place.ana)).public[0]
    await settled(bot)
    await bot.store.people.forget(place.ana.id)
    for days, kept in ((6, True), (8, False)):
        await bot.store.retention.purge(datetime.now(UTC) + timedelta(days=days))
        assert (str(message.id) in stored(tmp_path)) is kept
