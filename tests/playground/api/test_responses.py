"""The order in which an interaction may be answered, and how long."""

import asyncio
from typing import Any

import discord
import pytest
from discord import ui

from playground import InteractionFailed, NoReply, NotOffered, Patience, Person
from tests.playground.conftest import Stage
from tests.playground.example_bot import Board, picture

Asked = discord.Interaction[Any]


def codes(stage: Stage) -> list[tuple[int, int]]:
    found = [e for e in stage.bot.errors if isinstance(e, discord.HTTPException)]
    return [(e.status, e.code) for e in found]


async def run(stage: Stage, how: Any, person: Person | None = None) -> Any:
    stage.bot.behave = how
    return await (person or stage.ana).command(stage.channel, "do", how="x")


async def test_a_second_acknowledgement_is_refused(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        twin = discord.InteractionResponse(asked)
        await asked.response.send_message("first")
        await twin.send_message("second")

    answer = await run(stage, how)
    await stage.discord.until(lambda: bool(stage.bot.errors))
    assert codes(stage) == [(400, 40060)]
    assert answer.text == "first"


async def test_a_late_acknowledgement_fails_for_the_person_and_for_the_bot(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        await stage.discord.until(lambda: bool(stage.discord.unanswered))
        await asked.response.send_message("late")

    stage.discord.world.ack_seconds = 0.05
    with pytest.raises(InteractionFailed, match=r"/do by Ana was not acknowledged within 0\.05 s"):
        await run(stage, how)
    assert [a.described for a in stage.discord.unanswered] == ["/do"]
    await stage.discord.until(lambda: bool(stage.bot.errors))
    assert codes(stage) == [(404, 10062)]
    assert stage.channel.messages == []


async def test_a_follow_up_before_the_acknowledgement_is_refused(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        try:
            await asked.followup.send("early")
        finally:
            await asked.response.send_message("now")

    assert (await run(stage, how)).text == "now"
    await stage.discord.until(lambda: bool(stage.bot.errors))
    assert codes(stage) == [(404, 10015)]


async def test_an_expired_token_answers_50027(stage: Stage) -> None:
    kept: list[Asked] = []

    async def how(asked: Asked, _: str) -> None:
        kept.append(asked)
        await asked.response.send_message("hi")

    answer = await run(stage, how)
    stage.discord.expire_tokens()
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].edit_original_response(content="later")
    assert (caught.value.status, caught.value.code) == (401, 50027)
    message = await stage.bot.get_partial_messageable(stage.channel.id).fetch_message(
        answer.messages[0].id
    )
    await message.edit(content="by the bot's own token")
    assert answer.text == "by the bot's own token"


async def test_a_deferred_reply_is_waited_for_and_pings_nobody(stage: Stage) -> None:
    seen: list[int] = []

    async def how(asked: Asked, _: str) -> None:
        await asked.response.defer(thinking=True)
        seen.append(len(stage.discord.thinking))
        await asyncio.sleep(0.2)
        await asked.edit_original_response(content=stage.bruno.mention)

    answer = await run(stage, how)
    assert answer.text == stage.bruno.mention
    assert answer.messages[0].mentions == []
    assert (seen, stage.discord.thinking) == ([1], [])


async def test_the_first_follow_up_takes_the_place_of_thinking(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        await asked.response.defer(thinking=True, ephemeral=True)
        await asked.followup.send("one")
        await asked.followup.send("two")

    answer = await run(stage, how)
    await stage.discord.until(lambda: len(answer.messages) == 2)
    assert [(m.text, m.ephemeral) for m in answer.messages] == [("one", True), ("two", False)]
    assert [m.text for m in stage.bruno.reads(stage.channel)] == ["two"]
    assert [m.text for m in stage.ana.reads(stage.channel)] == ["one", "two"]


async def test_a_promise_that_is_not_kept_raises(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        await asked.response.defer(thinking=True)

    stage.ana.patience = Patience(reply=0.2)
    with pytest.raises(NoReply, match="still thinking"):
        await run(stage, how)


async def test_ephemeral_messages_are_edited_and_deleted_by_the_token_alone(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        await asked.response.send_message("secret", ephemeral=True)
        original = await asked.original_response()
        await original.edit(content="more secret")
        assert asked.channel_id
        await stage.bot.get_partial_messageable(asked.channel_id).fetch_message(original.id)

    answer = await run(stage, how)
    await stage.discord.until(lambda: bool(stage.bot.errors))
    assert codes(stage) == [(404, 10008)]
    assert answer.text == "more secret"
    stage.ana.dismisses(answer.messages[0])
    assert stage.ana.reads(stage.channel) == []


async def test_only_a_click_may_update_its_message(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        twin = discord.InteractionResponse(asked)
        await asked.response.send_message("made")
        assert twin.type is None

    await run(stage, how)
    path = f"{stage.discord.api_url}/interactions"
    assert path
    asked = next(iter(stage.discord.world.interactions.values()))
    asked.acknowledged_at = None
    url = f"{path}/{asked.id}/{asked.token}/callback"
    for wrong in (7, 4.0):
        async with stage.bot.http._HTTPClient__session.post(url, json={"type": wrong}) as response:  # type: ignore[attr-defined]
            body = await response.json()
        assert (response.status, body["errors"]["type"]["_errors"][0]["code"]) == (
            400,
            "BASE_TYPE_CHOICES",
        )


async def test_a_deferred_click_returns_when_the_board_has_changed(stage: Stage) -> None:
    async def on_add(asked: Asked, count: int) -> None:
        await asked.response.defer()
        file = picture("next.png")
        await asyncio.sleep(0.05)
        await asked.edit_original_response(view=Board(count + 1, file), attachments=[file])

    stage.bot.when_added = on_add
    board = (await stage.ana.command(stage.channel, "duel", opponent=stage.bruno)).messages[0]
    answer = await stage.ana.click(board, "Add")
    assert answer.messages == [board]
    assert board.pictures[0].filename == "next.png"


async def test_two_clicks_at_once_both_arrive(stage: Stage) -> None:
    counted: list[int] = []

    async def on_add(asked: Asked, count: int) -> None:
        counted.append(count)
        await asked.response.send_message("done", ephemeral=True)

    stage.bot.when_added = on_add
    board = (await stage.ana.command(stage.channel, "duel", opponent=stage.bruno)).messages[0]
    await asyncio.gather(*(stage.ana.click(board, "Add") for _ in range(2)))
    assert counted == [0, 0]


async def test_the_client_refuses_what_is_not_offered(stage: Stage) -> None:
    ana, channel = stage.ana, stage.channel
    with pytest.raises(NotOffered, match="'fight' is not offered to Ana in plaza"):
        await ana.command(channel, "fight")
    with pytest.raises(NotOffered, match=r"needs \['opponent'\]"):
        await ana.command(channel, "duel")
    with pytest.raises(NotOffered, match="is one of"):
        await ana.command(channel, "duel", opponent=stage.bruno, wonders="all")
    with pytest.raises(NotOffered, match="has no option 'x'"):
        await ana.command(channel, "duel", opponent=stage.bruno, x=1)
    with pytest.raises(NotOffered, match="does not take"):
        await ana.command(channel, "duel", opponent="bruno")
    with pytest.raises(NotOffered, match="is at most 5"):
        await ana.command(channel, "set level", to=6)
    board = (await ana.command(channel, "duel", opponent=stage.bruno)).messages[0]
    with pytest.raises(NotOffered, match="is disabled"):
        await ana.click(board, "Closed")
    with pytest.raises(NotOffered, match="0 buttons are 'Nothing'"):
        await ana.click(board, "Nothing")
    with pytest.raises(NotOffered, match="Bruno cannot see"):
        await stage.bruno.click(board, "Add")
    with pytest.raises(NotOffered, match="not \\['green'\\]"):
        await ana.select(board, "colour", ["green"])
    assert len([r for r in stage.discord.requests if "/callback" in r.path]) == 1


async def test_a_forged_click_is_sent_all_the_same(stage: Stage) -> None:
    board = (await stage.ana.command(stage.channel, "duel", opponent=stage.bruno)).messages[0]
    answer = await stage.bruno.click(board, "add:41", forged=True)
    assert answer.messages == []  # the board is Ana's alone
    assert board.text.startswith("Count 42")


async def test_people_are_pinged_once_and_only_as_allowed(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        nobody = discord.AllowedMentions.none()
        both = f"{stage.ana.mention} {stage.bruno.mention} @everyone"
        one = discord.AllowedMentions(users=[discord.Object(stage.bruno.id)], everyone=False)
        await asked.response.send_message(both, allowed_mentions=one)
        await asked.followup.send(both, allowed_mentions=nobody)
        view = ui.LayoutView()
        view.add_item(ui.TextDisplay(stage.ana.mention))
        await asked.followup.send(view=view)

    answer = await run(stage, how)
    await stage.discord.until(lambda: len(answer.messages) == 3)
    assert [m.mentions for m in answer.messages] == [[stage.bruno], [], [stage.ana]]
    assert not answer.messages[0].mentions_everyone
    assert stage.discord.violations == []


async def test_a_follow_up_is_deleted_and_the_answer_before_it_stays(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        await asked.response.send_message("first")
        late = await asked.followup.send("second", wait=True)
        await late.delete()

    answer = await run(stage, how)
    await stage.discord.until(lambda: len(answer.messages) == 2)
    await stage.discord.until(lambda: [m.text for m in stage.channel.messages] == ["first"])
    assert stage.bot.errors == []


async def test_the_callback_describes_the_message_that_it_made(stage: Stage) -> None:
    described: list[Any] = []

    async def how(asked: Asked, _: str) -> None:
        described.append(await asked.response.send_message("first"))

    async def later(asked: Asked, _: str) -> None:
        described.append(await asked.response.defer(thinking=True))
        await asked.followup.send("second")

    answer = await run(stage, how)
    await run(stage, later)
    sent, deferred = described
    assert sent.resource.id == answer.messages[0].id
    assert deferred.resource is None
