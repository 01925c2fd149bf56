"""A thread that was offered for a game: how it is opened, and when it is not any more."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.controls.ids import OpenThread
from bot.discord.client import Wonders
from bot.store import Unavailable
from playground import Message, Playground

from ..scene import Town, private, settled, town, words
from ..tables.test_lobbies_hindered import full
from .test_threads import fill, thread_in


async def offered(bot: Wonders, place: Town) -> Message:
    """Let Ana challenge Bruno where a game is running; return the offer of a thread."""
    await fill(bot, place)
    return private(await place.ana.command(place.channel, "duel", opponent=place.bruno))


async def test_a_thread_is_for_all_in_the_servers_language_and_stays_for_a_week(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord, "pt-BR", server="es-ES"), words("es-ES")
    await fill(bot, place)
    offer = private(await place.ana.command(place.channel, "duel"))
    assert offer.text == words("pt-BR")("refusal-channel-taken-thread")
    await place.ana.click(offer, offer.buttons[0])
    await settled(bot)
    thread, players = thread_in(place), f"Ana, {say('computer')}"
    assert thread.name == say("thread-name", players=players, game=say("game-duel.short"))
    assert thread.archive_minutes == 7 * 24 * 60


async def test_an_offer_is_no_longer_good_after_a_day(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    offer = await offered(bot, place)
    await bot.services.invitations.expire(datetime.now(UTC) + timedelta(days=1, minutes=1))
    answer = await place.ana.click(offer, offer.buttons[0])
    assert private(answer).text == words("en-US")("refusal-lobby-expired")
    assert place.channel.threads == []


async def test_who_may_open_no_thread_any_more_or_is_blocked_since_opens_none(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord, "en-US"), words("en-US")
    offer = await offered(bot, place)
    await place.bruno.command(place.channel, "block", member=place.ana)
    blocked = await place.ana.click(offer, offer.buttons[0])
    assert private(blocked).text == say("refusal-not-welcome", name="Bruno")
    place.channel.deny(place.ana, "create_public_threads")
    refused = await place.ana.click(offer, offer.buttons[0])
    assert private(refused).text == say("refusal-channel-taken")
    assert place.channel.threads == []


async def test_a_thread_that_discord_does_not_open_can_be_opened_later(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord, "en-US"), words("en-US")
    offer = await offered(bot, place)
    discord.faults.add(method="POST", path="/threads$", status=403, code=50013)
    refused = await place.ana.click(offer, offer.buttons[0])
    lacking = say("refusal-channel-taken-no-thread", permission="create_public_threads")
    assert private(refused).text == lacking
    await place.ana.click(offer, offer.buttons[0], forged=True)
    await settled(bot)
    assert thread_in(place).messages[0].mentions == [place.bruno]


async def test_a_thread_in_which_the_bot_may_not_write_is_told(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord, "en-US"), words("en-US")
    offer = await offered(bot, place)
    discord.faults.add(method="POST", path="/messages$", status=403, code=50013)
    refused = await place.ana.click(offer, offer.buttons[0])
    await settled(bot)
    lacking = say("refusal-cannot-post", permission="send_messages")
    assert private(refused).text == lacking
    assert thread_in(place).messages == []


async def test_a_thread_is_opened_for_an_invitation_whose_picture_cannot_be_drawn(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord, "en-US"), words("en-US")
    await fill(bot, place)
    offer = private(await place.ana.command(place.channel, "architects", seats=3))
    with full(bot):
        await place.ana.click(offer, offer.buttons[0])
        await settled(bot)
    assert offer.text == say("thread-opened")
    (lobby,) = thread_in(place).messages
    assert lobby.pictures == []
    assert (await place.bruno.click(lobby, say("button-join"))).private == []
    await settled(bot)
    assert ("Bruno" in lobby.text, len(lobby.pictures)) == (True, 1)


async def test_where_an_invitation_could_not_be_stored_in_its_thread_a_press_opens_another(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord, "en-US"), words("en-US")
    offer = await offered(bot, place)

    async def unavailable(*_: object, **__: object) -> bool:
        raise Unavailable("locked")

    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(bot.store.invitations, "publish", unavailable)
        refused = await place.ana.click(offer, offer.buttons[0])
    assert private(refused).text == say("refusal-unavailable")
    await place.ana.click(offer, offer.buttons[0])
    await settled(bot)
    assert offer.text == say("thread-opened")
    assert [len(each.messages) for each in place.channel.threads] == [0, 1]


async def test_a_thread_that_a_kill_left_untold_is_told_at_the_next_press(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord, "en-US"), words("en-US")
    offer = await offered(bot, place)
    (draft,) = await bot.store.invitations.open_of(place.ana.id)
    elsewhere = place.guild.add_channel("elsewhere")
    assert await bot.store.invitations.publish(draft, elsewhere.id)
    await place.ana.click(offer, offer.buttons[0])
    await settled(bot)
    assert offer.text == say("thread-opened")
    (link,) = offer.buttons
    assert link.url == f"https://discord.com/channels/{place.guild.id}/{elsewhere.id}"
    assert place.channel.threads == []


async def test_a_forged_press_takes_the_place_of_nothing(discord: Playground, bot: Wonders) -> None:
    place, say = town(discord, "en-US"), words("en-US")
    lobby = (await place.ana.command(place.channel, "architects", seats=3)).public[0]
    await settled(bot)
    (posted,) = await bot.store.invitations.open_of(place.ana.id)
    told = lobby.text
    answer = await place.ana.click(lobby, str(OpenThread(posted.id)), forged=True)
    await settled(bot)
    assert lobby.text == told
    assert private(answer).text == say("thread-opened")
