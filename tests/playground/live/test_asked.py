"""What the page asks for over its websocket, and how it is answered, with the real discord.py."""

from typing import Any

import aiohttp
import discord

from tests.playground.example_bot import PNG, Board, picture
from tests.playground.page_client import PATIENCE, button, controls

from .conftest import Stage

Asked = discord.Interaction[Any]


async def test_a_button_edits_the_message_with_a_picture(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        await asked.response.send_message(view=Board(0))

    stage.bot.behave = how
    await stage.page.do("command", **stage.page.here, name="do", options={"how": "x"})
    board = (await stage.page.heard("message"))["message"]
    custom_id = button(board, "Add")
    await stage.page.do("press", seat=str(stage.ana.id), message=board["id"], custom_id=custom_id)
    edited = (await stage.page.heard("edited"))["message"]
    gallery = next(c for c in controls(edited) if c["type"] == 12)
    (item,) = gallery["items"]
    assert item["description"] == "picture 1"
    assert item["media"]["url"].startswith("/attachments/")
    assert (item["media"]["width"], item["media"]["height"]) == (3, 2)
    async with aiohttp.ClientSession() as web, web.get(stage.url + item["media"]["url"]) as file:
        assert await file.read() == PNG
    stale = await stage.page.ask(
        "press", seat=str(stage.ana.id), message=board["id"], custom_id=custom_id
    )
    assert (stale["ok"], stale["error"]) == (False, "not_offered")


async def test_choices_forms_and_completion(stage: Stage) -> None:
    page, seat = stage.page, {"seat": str(stage.ana.id)}
    stage.bot.behave = stage.bot.ask
    found = await page.do(
        "complete", **page.here, name="card", options={"name": "al"}, focused="name"
    )
    assert found["choices"] == [{"name": "Al", "value": "al"}]
    await page.do("command", **page.here, name="set level", options={"to": "3"})
    await page.heard("message", lambda told: told["message"]["content"] == "level 3")
    modal = (await page.do("command", **page.here, name="do", options={"how": "x"}))["modal"]
    assert modal["title"] == "Form"
    await stage.bot.form_known.wait()
    await page.do("submit", **seat, modal=modal["id"], fields={"note": "hi"})
    await page.heard("message", lambda told: told["message"]["content"] == "noted: hi")
    await page.do("menu", **page.here, name="Challenge", target=str(stage.bruno.id))
    options = {"opponent": str(stage.bruno.id)}
    await page.do("command", **page.here, name="duel", options=options)
    board = (await page.look())["messages"][-1]
    await page.do("choose", **seat, message=board["id"], custom_id="colour", values=["blue"])
    chosen = await page.heard("message", lambda told: "blue" in told["message"]["content"])
    assert chosen["message"]["reply"]["id"] == board["id"]
    assert chosen["message"]["names"] == {str(stage.ana.id): "Ana"}


async def test_a_bot_that_does_not_answer_fails_in_the_persons_language(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        """Say nothing."""

    stage.bot.behave = how
    stage.discord.world.ack_seconds = 0.05
    reply = await stage.page.ask("command", **stage.page.here, name="do", options={"how": "x"})
    assert (reply["error"], reply["text"]) == ("failed", "O aplicativo não respondeu")


async def test_a_deferred_answer_is_told_twice(stage: Stage) -> None:
    async def how(asked: Asked, _: str) -> None:
        await asked.response.defer(thinking=True)
        await stage.discord.until(lambda: bool(stage.page.told))
        await asked.followup.send("at last", file=picture())

    stage.bot.behave = how
    await stage.page.do("command", **stage.page.here, name="do", options={"how": "x"})
    thinking = (await stage.page.heard("message"))["message"]
    assert thinking["thinking"]
    done = (await stage.page.heard("edited"))["message"]
    assert (done["id"], done["thinking"], done["content"]) == (thinking["id"], False, "at last")
    assert done["attachments"][0] == {
        "url": done["attachments"][0]["url"],
        "filename": "board.png",
        "alt": "the board",
        "width": 3,
        "height": 2,
        "content_type": "image/png",
    }


async def test_what_is_said_twice_under_one_nonce_is_there_once(stage: Stage) -> None:
    said = {**stage.page.here, "text": f"hello <@{stage.bruno.id}>", "nonce": "a"}
    first, second = await stage.page.do("say", **said), await stage.page.do("say", **said)
    assert first["id"] == second["id"]
    (message,) = (await stage.page.look())["messages"]
    assert (message["mentions"], message["names"]) == (
        [str(stage.bruno.id)],
        {str(stage.bruno.id): "Bruno"},
    )
    assert (await stage.page.ask("say", **stage.page.here, text=" "))["error"] == "too_long"


async def test_seats_and_channels_can_be_added_and_changed(stage: Stage) -> None:
    added = await stage.page.do("add_seat", name=" Carla  Dias ", locale="es-ES")
    await stage.page.heard("seats", lambda told: len(told["seats"]) == 3)
    await stage.page.do("change_seat", seat=added["id"], name="Carla", locale="en-US")
    told = [told for told in stage.page.told if told["event"] == "seats"]
    seat = told[-1]["seats"][2]  # told before the reply: a dialog that is opened again shows it
    assert (seat["name"], seat["locale"]) == ("Carla", "en-US")
    assert (await stage.page.look())["seats"] == told[-1]["seats"]
    place = await stage.page.do("add_channel", name="Second Table!")
    await stage.page.heard("places", lambda told: told["places"][-1]["name"] == "second-table")
    assert (await stage.page.look(added["id"], place["id"]))["channel"] == place["id"]
    for wrong in ("", "x" * 33, "\u200b", "\u3164 \u202e"):
        assert (await stage.page.ask("add_seat", name=wrong, locale="en-US"))["error"] == "bad_name"
    assert not (await stage.page.ask("add_seat", name="x", locale="tlh"))["ok"]


async def test_json_that_is_nested_too_deeply_is_answered(stage: Stage) -> None:
    async with (
        aiohttp.ClientSession() as web,
        web.ws_connect(f"{stage.url}/page/live", origin=stage.url) as socket,
    ):
        await socket.send_str("[" * 100_000)
        reply = await socket.receive_json(timeout=PATIENCE)
        assert (reply["ok"], reply["error"]) == (False, "bad_request")


async def test_half_an_emoji_is_refused(stage: Stage) -> None:
    for do, body in (("say", {"text": "a \ud83d"}), ("change_seat", {"name": "Ana \udc00"})):
        assert (await stage.page.ask(do, **stage.page.here, **body))["error"] == "bad_request"
    assert await stage.page.do("say", **stage.page.here, text="a \U0001f600")


async def test_what_is_not_understood_is_answered_too(stage: Stage) -> None:
    for body in ({"do": "fly"}, {"do": "press", "seat": str(stage.ana.id)}, {"do": "look", "n": 7}):
        what = str(body.pop("do"))
        reply = await stage.page.ask(what, **{k: v for k, v in body.items() if k != "n"})
        assert reply["ok"] is (what == "look")
    assert (await stage.page.ask("fly"))["error"] == "bad_request"
    here = stage.page.here
    assert (await stage.page.ask("earlier", **here, before=1e999))["error"] == "bad_request"
    assert (await stage.page.ask("restart_bot"))["error"] == "no_bot"
