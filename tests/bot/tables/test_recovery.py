"""What goes wrong at a bad moment is made good: boards, challenges, threads, sleeping computers."""

import asyncio

import pytest

from bot.computer import players as opponents
from bot.discord.client import Wonders
from bot.discord.replies import reply as replies
from bot.workers.render_pool import RenderPool
from playground import Playground

from ...stored import open_invitations
from ..routes import POST
from ..scene import after, settled, sit, town, words


async def test_an_accepted_challenge_becomes_a_board_though_the_message_is_lost(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    challenge = (await place.ana.command(place.channel, "duel", opponent=place.bruno)).public[0]
    discord.faults.add(method="POST", path="/callback$", status=404, code=10008)
    await place.bruno.click(challenge, "Accept")
    await settled(bot)
    assert place.channel.messages[-1].pictures


async def test_a_deleted_challenge_can_be_withdrawn_and_made_again(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    challenge = (await place.ana.command(place.channel, "duel", opponent=place.bruno)).public[0]
    discord.delete_message(challenge)
    (told,) = (await place.ana.command(place.channel, "duel", opponent=place.bruno)).private
    assert told.text == say("refusal-challenge-waiting")
    assert [button.label for button in told.buttons] == [say("button-withdraw")]
    await place.ana.click(told, told.buttons[0])
    again = await place.ana.command(place.channel, "duel", opponent=place.bruno)
    assert len(again.public[0].buttons) == 4


async def test_the_one_challenged_can_accept_by_challenging_back(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await place.ana.command(place.channel, "duel", opponent=place.bruno)
    (told,) = (await place.bruno.command(place.channel, "duel", opponent=place.ana)).private
    await place.bruno.click(told, "Accept")
    await settled(bot)
    assert place.channel.messages[-1].pictures


async def test_a_slow_board_is_shown_all_the_same(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = town(discord)
    await sit(bot, place.channel, (place.ana, place.bruno), after(3))
    await place.ana.command(place.channel, "board")
    shown = len(place.channel.messages)
    quick = RenderPool.draw

    async def slow(self: RenderPool, work, **how):  # type: ignore[no-untyped-def]
        await asyncio.sleep(0.3)
        return await quick(self, work, **how)

    monkeypatch.setattr(replies, "ACKNOWLEDGE_AFTER", 0.05)
    monkeypatch.setattr(RenderPool, "draw", slow)
    await place.ana.command(place.channel, "board")
    await settled(bot)
    assert len(place.channel.messages) == shown + 1
    assert place.channel.messages[-1].pictures
    assert discord.thinking == []


async def test_a_thread_in_which_nothing_can_begin_is_not_opened_again(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    await sit(bot, place.channel, (place.ana, place.carla), after(3))
    (offer,) = (await place.ana.command(place.channel, "duel", opponent=place.bruno)).private
    discord.faults.add(method="POST", path=POST, status=403, code=50013)
    answer = await place.ana.click(offer, offer.buttons[0])
    assert answer.private[-1].text == say("refusal-cannot-post", permission="send_messages")
    await place.ana.click(offer, offer.buttons[0], forged=True)
    assert len(place.channel.threads) == 1
    assert await open_invitations(bot.store) == ()


@pytest.mark.long
async def test_a_watched_game_goes_on_after_a_refused_board(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "WAITS", (0.1, 0.1))
    place = town(discord)
    await place.ana.command(place.channel, "duel", watch=True, level="apprentice")
    discord.faults.add(method="POST", path=POST, status=403, code=50013)
    await discord.until(
        lambda: any(each.label == "Rematch" for each in place.channel.messages[-1].buttons), 60
    )


@pytest.mark.long
async def test_who_began_a_watched_game_can_end_it(discord: Playground, bot: Wonders) -> None:
    place, say = town(discord), words("en-US")
    bot.computers.watch_seconds = 30  # a pause in which to resign
    await place.ana.command(place.channel, "duel", watch=True)
    (refused,) = (await place.bruno.command(place.channel, "resign")).private
    assert refused.text == say("refusal-not-your-table")
    (asked,) = (await place.ana.command(place.channel, "resign")).private
    assert asked.text == say("end-watched-really")
    await place.ana.click(asked, say("button-end"))
    await discord.until(
        lambda: any(each.label == "Rematch" for each in place.channel.messages[-1].buttons)
    )
    assert asked.text == say("ended-without-winner")
    assert f"## {say('result-abandoned')}" in place.channel.messages[-1].text
    assert await bot.store.tables.running_in(place.channel.id) is None
    finale = place.channel.messages[-1]
    (refused,) = (await place.bruno.click(finale, say("button-rematch"))).private
    assert refused.text == say("refusal-not-your-table-ended")
    await place.ana.click(finale, say("button-rematch"))
    await settled(bot)
    again = await bot.store.tables.running_in(place.channel.id)
    assert again is not None
    assert again.opener_id == place.ana.id
    assert {each.user_id for each in again.players} == {None}
