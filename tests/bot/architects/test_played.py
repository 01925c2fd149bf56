"""Whole games of Architects through Discord, by people and computers, as people are offered."""

from pathlib import Path

import pytest

from bot.discord.client import Wonders
from bot.wording.names import bold
from engine.ai.thought import Thought
from playground import Playground
from tests.bot.conftest import running
from tests.bot.party import told, words
from tests.bot.players import FINALE, boards, enabled
from tests.bot.scene import settled

from .party import party

LATE = 40
"""How many moves are made before somebody leaves."""


@pytest.mark.long
async def test_two_people_and_what_they_can_ask_for(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot, 3)
    table, say = await here.seated(2), words("en-US")
    ana, bruno, stranger = here.people
    waiting = bruno if here.asked == ana else ana
    assert [each.label.split(":")[0] for each in enabled(here.board)] == ["Left", "Right", "Center"]
    assert told(await stranger.click(here.board, here.board.buttons[0])) == say(
        "refusal-not-your-table"
    )
    assert told(await waiting.click(here.board, here.board.buttons[0])) == say(
        "refusal-not-your-turn", names=bold(here.asked.name), count=1
    )
    presses = await here.play()
    record, finale = await here.record(table), here.board
    assert presses < len(record.moves)  # what leaves no choice was made by itself
    assert [each.label for each in finale.buttons] == [say(key) for key in FINALE]
    former = boards(here.channel)[:-1]
    assert all(not board.attachments and not board.buttons for board in former)
    for name, options in (("score", {}), ("board", {"text": True}), ("city", {"member": bruno})):
        shown = await stranger.command(here.channel, name, **options)
        assert shown.private[-1].text or shown.private[-1].attachments
    film = await ana.command(here.channel, "replay")
    await settled(bot)
    assert film.private[-1].attachments
    log = "\n".join(message.text for message in (await ana.command(here.channel, "log")).private)
    assert log.count("**3.**") == 1
    assert "Progress tokens" in told(await ana.command(here.channel, "tokens"))
    for name in ("hand", "discard"):
        assert told(await ana.command(here.channel, name)) == say("refusal-no-such-view")
    assert "Giza" in (await ana.command(here.channel, "card", name="giza")).private[-1].text


@pytest.mark.long
async def test_four_of_whom_one_is_a_computer_and_the_bot_restarts(
    discord: Playground, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as bot:
        here = party(discord, bot, 3)
        table = await here.quick(4, computers=1)
        await here.until(20, table)
        before = await here.record(table)
    async with running(discord, tmp_path, 2) as bot:
        here.bot = bot
        await settled(bot)
        assert (await here.record(table)).moves == before.moves
        await here.until(32, table)
        made = (await here.record(table)).moves[len(before.moves) :]
        assert {move.by_computer for move in made} == {True, False}


@pytest.mark.long
async def test_of_seven_one_leaves_and_the_others_play_on(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot, 7)
    table, say = await here.quick(7), words("en-US")
    await here.until(LATE, table)
    leaver = here.people[-1]
    asked = await leaver.command(here.channel, "resign")
    await leaver.click(asked.private[0], say("button-leave-game"))
    await settled(bot)
    here.people = tuple(person for person in here.people if person != leaver)
    await here.play()
    assert say("left-before", players=leaver.name, count=1) in here.board.text
    assert any(move.by_computer for move in (await here.record(table)).moves)


@pytest.mark.long
async def test_it_is_told_once_who_left_though_discord_fails_after_it_was_told(
    discord: Playground, bot: Wonders
) -> None:
    here = party(discord, bot, 3)
    await here.seated(3)
    say, leaver = words("en-US"), here.people[-1]
    asked = await leaver.command(here.channel, "resign")
    failing = discord.faults.add(
        method="POST", path=r"^/webhooks/\d+/:token$", status=502, after=True
    )
    await leaver.click(asked.private[0], say("button-leave-game"))
    await settled(bot)
    assert failing.hits == 1
    told = [each for each in here.channel.messages if each.text.startswith(f"**{leaver.name}**")]
    assert len(told) == 1


@pytest.mark.long
async def test_a_turn_takes_two_requests_and_the_game_given_up_is_reviewed(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    """The next board is posted, and its press is answered by what is left of the one before."""
    here = party(discord, bot, 2)
    table, say = await here.seated(2), words("en-US")
    for _ in range(4):
        begun = len(discord.requests)
        await here.press()
        assert len(discord.requests) - begun == 2
    ana = here.people[0]
    asked = (await ana.command(here.channel, "resign")).private[0]
    await ana.click(asked, asked.buttons[0])
    await settled(bot)
    assert say("button-review") in [each.label for each in here.board.buttons]
    asked_for = await ana.command(here.channel, "review")
    await settled(bot)
    (review,) = asked_for.private
    assert len(thought) == len((await here.record(table)).moves)
    assert [each.filename for each in review.pictures] == [f"review-{table}.png"]
    moment = await ana.click(review, f"v:{table}:2", forged=True)
    assert [each.filename for each in moment.private[-1].pictures] == [f"board-{table}-2.png"]
