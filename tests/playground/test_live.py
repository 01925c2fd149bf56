"""What the page is sent and asks for, over its websocket, with the real discord.py behind it."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import aiohttp
import discord
import pytest

from playground import Channel, Patience, Person, Playground
from playground.live import Live, serve_page

from .conftest import point_at
from .table import PNG, Board, Form, TableBot, picture
from .visitor import Json, Visitor, button, controls, visit

Asked = discord.Interaction[Any]


@dataclass
class Stage:
    discord: Playground
    live: Live
    bot: TableBot
    plaza: Channel
    ana: Person
    bruno: Person
    page: Visitor
    """Ana's, who looks at the plaza."""

    @property
    def url(self) -> str:
        return self.discord.world.base_url


@pytest.fixture
async def stage(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    playground = Playground(ack_seconds=1.0, patience=Patience(reply=None, silent=0.0))
    live = Live(playground)
    serve_page(playground.app, live, "127.0.0.1")
    async with playground:
        point_at(playground, monkeypatch)
        forum = playground.add_guild("Forum", locale="pt-BR")
        ana, bruno = playground.add_person("Ana", "pt-BR"), playground.add_person("Bruno")
        forum.join(ana, bruno)
        forum.owner_id = ana.id
        plaza = forum.add_channel("plaza")
        bot = TableBot()
        bot.begin(playground.token)
        try:
            await playground.bot_ready(timeout=5)
            async with visit(playground.world.base_url) as page:
                await page.look()
                yield Stage(playground, live, bot, plaza, ana, bruno, page)
        finally:
            await bot.end()


def ids(messages: list[Json]) -> list[str]:
    return [message["id"] for message in messages]


async def test_the_first_look_tells_all_that_the_page_shows(stage: Stage) -> None:
    seen = await stage.page.look()
    assert (seen["seat"], seen["channel"]) == (str(stage.ana.id), str(stage.plaza.id))
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
        await other.look(str(stage.bruno.id), str(stage.plaza.id))
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


async def test_a_channel_that_is_closed_to_somebody_is_not_there(stage: Stage) -> None:
    stage.plaza.deny(stage.bruno, "view_channel")
    async with visit(stage.url) as other:
        seen = await other.look(str(stage.bruno.id), str(stage.plaza.id))
        assert [place["kind"] for place in seen["places"]] == ["direct"]
        here = {"seat": seen["seat"], "channel": str(stage.plaza.id)}
        assert (await other.ask("say", **here, text="in"))["error"] == "unknown"
        assert (await other.ask("earlier", channel=here["channel"], before="9"))["ok"] is False
        stage.plaza.reset(stage.bruno)
        await other.heard("places", lambda told: len(told["places"]) == 2)


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
    async def how(asked: Asked, _: str) -> None:
        await asked.response.send_modal(Form())

    page, seat = stage.page, {"seat": str(stage.ana.id)}
    stage.bot.behave = how
    found = await page.do(
        "complete", **page.here, name="card", options={"name": "al"}, focused="name"
    )
    assert found["choices"] == [{"name": "Al", "value": "al"}]
    await page.do("command", **page.here, name="set level", options={"to": "3"})
    await page.heard("message", lambda told: told["message"]["content"] == "level 3")
    modal = (await page.do("command", **page.here, name="do", options={"how": "x"}))["modal"]
    assert modal["title"] == "Form"
    await stage.discord.quiet()
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


async def test_older_messages_come_page_by_page(stage: Stage) -> None:
    for number in range(120):
        stage.ana.says(stage.plaza, str(number))
    seen = await stage.page.look()
    texts = [message["content"] for message in seen["messages"]]
    while seen["more"]:
        here, oldest = stage.page.here["channel"], seen["messages"][0]["id"]
        seen = await stage.page.do("earlier", channel=here, before=oldest)
        texts = [message["content"] for message in seen["messages"]] + texts
    assert texts == [str(number) for number in range(120)]


async def test_seats_and_channels_can_be_added_and_changed(stage: Stage) -> None:
    added = await stage.page.do("add_seat", name=" Carla  Dias ", locale="es-ES")
    await stage.page.heard("seats", lambda told: len(told["seats"]) == 3)
    await stage.page.do("change_seat", seat=added["id"], name="Carla", locale="en-US")
    seats = (await stage.page.look())["seats"]
    assert (seats[2]["name"], seats[2]["locale"]) == ("Carla", "en-US")
    place = await stage.page.do("add_channel", name="Second Table!")
    await stage.page.heard("places", lambda told: told["places"][-1]["name"] == "second-table")
    assert (await stage.page.look(added["id"], place["id"]))["channel"] == place["id"]
    for wrong in ({"name": "", "locale": "en-US"}, {"name": "x", "locale": "tlh"}):
        assert not (await stage.page.ask("add_seat", **wrong))["ok"]


async def test_what_is_not_understood_is_answered_too(stage: Stage) -> None:
    for body in ({"do": "fly"}, {"do": "press", "seat": str(stage.ana.id)}, {"do": "look", "n": 7}):
        what = str(body.pop("do"))
        reply = await stage.page.ask(what, **{k: v for k, v in body.items() if k != "n"})
        assert reply["ok"] is (what == "look")
    assert (await stage.page.ask("fly"))["error"] == "bad_request"
    assert (await stage.page.ask("restart_bot"))["error"] == "no_bot"


def holds(what: str, told: Json) -> bool:
    return any(entry["what"] == what for entry in told["entries"])


async def test_the_hosts_record_holds_no_secret(stage: Stage) -> None:
    await stage.page.do("watch", on=True)
    await stage.page.do("command", **stage.page.here, name="do", options={"how": "hi"})
    stage.discord.drop_gateway()
    await stage.page.heard("bot", lambda told: told["online"] is False)
    await stage.page.heard("bot", lambda told: told["online"] is True)
    for what in ("INTERACTION_CREATE", "Ana: command", "RESUME", "the bot is connected"):
        await stage.page.heard("records", partial(holds, what))
    entries = (await stage.page.do("watch", on=False))["entries"]
    numbers = [entry["n"] for entry in entries]
    assert numbers == sorted(set(numbers))
    answered = next(e for e in entries if e["what"].endswith("/:token/callback"))
    assert (answered["way"], answered["status"]) == ("in", 200)
    everything = str(entries) + str(stage.page.told)
    for secret in (stage.discord.token, *stage.discord.world.interactions):
        assert secret not in everything


@pytest.mark.parametrize(("name", "status"), [("rate_limit", 429), ("server_error", 500)])
async def test_a_switch_lets_requests_fail_until_it_is_switched_off(
    stage: Stage, name: str, status: int
) -> None:
    channel = stage.bot.get_partial_messageable(stage.plaza.id)
    faults = (await stage.page.do("fault", name=name, on=True))["faults"]
    assert {"name": name, "on": True, "once": False} in faults
    url = f"{stage.discord.api_url}/users/@me"
    async with aiohttp.ClientSession(
        headers={"Authorization": f"Bot {stage.discord.token}"}
    ) as web:
        for _ in range(3):
            async with web.get(url) as response:
                assert response.status == status
        faults = (await stage.page.do("fault", name=name, on=False))["faults"]
        assert not any(fault["on"] for fault in faults)
        async with web.get(url) as response:
            assert response.status == 200
    await channel.send("back")


async def test_the_gateway_can_be_closed_and_opened(stage: Stage) -> None:
    await stage.page.do("fault", name="gateway_refused", on=True)
    await stage.page.heard("bot", lambda told: not told["online"])
    assert stage.discord.gateway.is_closed
    await stage.page.do("fault", name="gateway_refused", on=False)
    await stage.page.heard("bot", lambda told: told["online"])


async def test_permissions_are_taken_and_given_back(stage: Stage) -> None:
    channel = stage.bot.get_partial_messageable(stage.plaza.id)
    await stage.page.do("fault", name="no_permission", on=True)
    with pytest.raises(discord.Forbidden):
        await channel.send("in")
    await stage.page.do("fault", name="no_permission", on=False)
    sent = await channel.send("in")
    await stage.page.do("fault", name="message_deleted")
    assert (await stage.page.heard("deleted"))["id"] == str(sent.id)


async def test_typing_is_told(stage: Stage) -> None:
    await stage.bot.get_partial_messageable(stage.plaza.id).typing()
    told = await stage.page.heard("typing")
    assert told["user"] == str(stage.discord.bot.id)


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1.evil.example:80"},
        {"Host": "192.168.1.7"},
        {"Host": "[::1"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
    ],
)
@pytest.mark.parametrize("path", ["/", "/page/live", "/page/words/en-US.json", "/api/v10/gateway"])
async def test_other_web_sites_are_refused(stage: Stage, path: str, headers: Json) -> None:
    async with (
        aiohttp.ClientSession() as web,
        web.get(stage.url + path, headers=headers) as response,
    ):
        assert response.status == 403


@pytest.mark.parametrize(
    ("called", "status"),
    [("192.168.1.7:8737", 200), ("[fe80::1]:8737", 200), ("localhost", 200), ("evil.example", 403)],
)
async def test_where_everybody_may_come_in_it_is_by_address(called: str, status: int) -> None:
    playground = Playground()
    serve_page(playground.app, Live(playground), "0.0.0.0")
    async with (
        playground,
        aiohttp.ClientSession(headers={"Host": called}) as web,
        web.get(playground.world.base_url) as response,
    ):
        assert response.status == status


async def test_the_page_and_its_words_are_served(stage: Stage) -> None:
    async with aiohttp.ClientSession() as web:
        async with web.get(f"{stage.url}/") as response:
            assert response.status == 200
            assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]
        async with web.get(f"{stage.url}/page/words/pt-BR.json") as response:
            assert (await response.json())["server-failed"] == "Esta interação falhou"
        for path in ("/page/words/tlh.json", "/page/nothing.js", "/page/..%2f__init__.py"):
            async with web.get(stage.url + path) as response:
                assert response.status == 404
