"""What the page is shown over its websocket, and what it is not, with the real discord.py."""

from pathlib import Path
from typing import Any

import discord

from playground.live.edition import digest
from tests.playground.page_client import Json, button, visit

from .conftest import Stage


def ids(messages: list[Json]) -> list[str]:
    return [message["id"] for message in messages]


async def test_the_first_look_tells_all_that_the_page_shows(stage: Stage) -> None:
    seen = await stage.page.look()
    assert (seen["seat"], seen["channel"]) == (str(stage.ana.id), str(stage.channel.id))
    assert [(s["name"], s["locale"], s["host"]) for s in seen["seats"]] == [
        ("Ana", "pt-BR", True),
        ("Bruno", "en-US", False),
    ]
    assert [(p["name"], p["kind"]) for p in seen["places"]] == [
        ("plaza", "channel"),
        ("Bot", "direct"),
    ]
    assert (seen["guild"]["name"], seen["bot"]["online"]) == ("Forum", True)
    offered = {c["name"]: c for c in seen["commands"]}
    assert (offered["duel"]["shown"], offered["duel"]["kind"]) == ("duelo", "chat")
    assert offered["duel"]["options"][0]["shown"] == "oponente"
    assert offered["duel"]["options"][1]["choices"] == [{"name": "Draft", "value": "draft"}]
    assert offered["Challenge"]["kind"] == "user"
    assert offered["set"]["options"][0]["name"] == "level"
    assert offered["card"]["options"][0]["complete"]
    assert (seen["messages"], seen["more"]) == ([], False)


async def test_a_private_answer_reaches_its_owner_alone(stage: Stage) -> None:
    async with visit(stage.url) as other:
        await other.look(str(stage.bruno.id), str(stage.channel.id))
        options = {"opponent": str(stage.bruno.id)}
        await stage.page.do("command", **stage.page.here, name="duel", options=options)
        told = (await stage.page.heard("message"))["message"]
        assert told["private"]
        assert told["command"] == {"name": "duelo", "user": told["command"]["user"]}
        assert (await stage.page.look())["messages"] == [told]
        pressed = {"message": told["id"], "custom_id": button(told, "Add")}
        reply = await other.ask("press", seat=str(stage.bruno.id), **pressed)
        assert (reply["ok"], reply["error"]) == (False, "unknown")
        await stage.page.do("press", seat=str(stage.ana.id), **pressed)
        await stage.page.do("say", **stage.page.here, text="the end")
        last = await other.heard("message")
        assert last["message"]["content"] == "the end"
        assert told["id"] not in str(other.told)
        assert ids((await other.look(str(stage.bruno.id)))["messages"]) == [last["message"]["id"]]
        await stage.page.do("dismiss", seat=str(stage.ana.id), message=told["id"])
        assert (await stage.page.heard("deleted"))["id"] == told["id"]
        assert not [each for each in other.told if each["event"] == "deleted"]


def test_another_content_of_a_file_is_another_edition(tmp_path: Path) -> None:
    files = [tmp_path / "main.js", tmp_path / "page.ftl"]
    for file in files:
        file.write_text("one")
    before = digest(files)
    assert digest(reversed(files)) == before
    files[1].write_text("two")
    assert digest(files) != before


async def test_whom_an_edit_mentions_no_more_is_not_told_as_mentioned(stage: Stage) -> None:
    async def how(asked: discord.Interaction[Any], _: str) -> None:
        await asked.response.send_message(f"{stage.ana.mention}, {stage.bruno.mention}: choose")
        await asked.edit_original_response(content=f"{stage.bruno.mention}: choose")

    stage.bot.behave = how
    await stage.page.do("command", **stage.page.here, name="do", options={"how": "x"})
    posted = (await stage.page.heard("message"))["message"]
    edited = (await stage.page.heard("edited"))["message"]
    assert posted["mentions"] == [str(stage.ana.id), str(stage.bruno.id)]
    assert edited["mentions"] == [str(stage.bruno.id)]
    (calls,) = [p["calls"] for p in (await stage.page.look())["places"] if p["name"] == "plaza"]
    assert calls == [posted["id"]], "it called Ana when it was posted"


async def test_every_direct_message_of_somebody_else_counts_as_one_for_its_reader(
    stage: Stage,
) -> None:
    async def how(asked: discord.Interaction[Any], _: str) -> None:
        await asked.user.send("It is your turn")
        await answer(asked, "")

    async def answer(asked: discord.Interaction[Any], _: str) -> None:
        await asked.response.send_message("Told", ephemeral=True)

    stage.bot.behave = how
    await stage.page.do("command", **stage.page.here, name="do", options={"how": "x"})
    (direct,) = [p for p in (await stage.page.look())["places"] if p["kind"] == "direct"]
    assert direct["calls"] == [direct["last"]]
    here = {"seat": str(stage.ana.id), "channel": direct["id"]}
    await stage.page.do("say", **here, text="I know")
    stage.bot.behave = answer
    await stage.page.do("command", **here, name="do", options={"how": "x"})
    (after,) = [p for p in (await stage.page.look())["places"] if p["kind"] == "direct"]
    assert after["last"] != direct["last"]
    assert after["calls"] == direct["calls"]


async def test_a_channel_that_is_closed_to_somebody_is_not_there(stage: Stage) -> None:
    stage.channel.deny(stage.bruno, "view_channel")
    async with visit(stage.url) as other:
        seen = await other.look(str(stage.bruno.id), str(stage.channel.id))
        assert [place["kind"] for place in seen["places"]] == ["direct"]
        here = {"seat": seen["seat"], "channel": str(stage.channel.id)}
        assert (await other.ask("say", **here, text="in"))["error"] == "unknown"
        assert (await other.ask("earlier", channel=here["channel"], before="9"))["ok"] is False
        stage.channel.reset(stage.bruno)
        await other.heard("places", lambda told: len(told["places"]) == 2)


async def test_older_messages_come_page_by_page(stage: Stage) -> None:
    for number in range(120):
        stage.ana.says(stage.channel, str(number))
    seen = await stage.page.look()
    texts = [message["content"] for message in seen["messages"]]
    while seen["more"]:
        here, oldest = stage.page.here["channel"], seen["messages"][0]["id"]
        seen = await stage.page.do("earlier", channel=here, before=oldest)
        texts = [message["content"] for message in seen["messages"]] + texts
    assert texts == [str(number) for number in range(120)]


async def test_typing_is_told(stage: Stage) -> None:
    await stage.bot.get_partial_messageable(stage.channel.id).typing()
    told = await stage.page.heard("typing")
    assert told["user"] == str(stage.discord.bot.id)
