"""What the host has on the page: the record of what happens, and the switches for faults."""

import re
from functools import partial
from pathlib import Path

import aiohttp
import discord
import pytest

from playground import Playground
from playground.live.fault_switches import FaultSwitches
from playground.live.strings import ENGLISH, templates
from tests.playground.page_client import Json

from .conftest import Stage

PAGE = Path(__file__).parents[3] / "docs" / "playground.md"


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


async def test_a_switch_lets_requests_fail_until_it_is_switched_off(stage: Stage) -> None:
    url = f"{stage.discord.api_url}/users/@me"
    authorization = {"Authorization": f"Bot {stage.discord.token}"}
    async with aiohttp.ClientSession(headers=authorization) as web:
        for name, status in (("rate_limit", 429), ("server_error", 500)):
            faults = (await stage.page.do("fault", name=name, on=True))["faults"]
            assert {"name": name, "on": True, "once": False} in faults
            for _ in range(3):
                async with web.get(url) as response:
                    assert response.status == status
            faults = (await stage.page.do("fault", name=name, on=False))["faults"]
            assert not any(fault["on"] for fault in faults)
            async with web.get(url) as response:
                assert response.status == 200
    await stage.bot.get_partial_messageable(stage.channel.id).send("back")


async def test_the_gateway_can_be_closed_and_opened(stage: Stage) -> None:
    await stage.page.do("fault", name="gateway_refused", on=True)
    await stage.page.heard("bot", lambda told: not told["online"])
    await stage.page.do("fault", name="drop_gateway")
    assert stage.discord.gateway.is_closed
    await stage.page.do("fault", name="gateway_refused", on=False)
    await stage.page.heard("bot", lambda told: told["online"])


async def test_permissions_are_taken_and_given_back(stage: Stage) -> None:
    channel = stage.bot.get_partial_messageable(stage.channel.id)
    await stage.page.do("fault", name="no_permission", on=True)
    with pytest.raises(discord.Forbidden):
        await channel.send("in")
    await stage.page.do("fault", name="no_permission", on=False)
    sent = await channel.send("in")
    await stage.page.do("fault", name="message_deleted")
    assert (await stage.page.heard("deleted"))["id"] == str(sent.id)


def test_the_page_on_the_playground_tells_each_switch_and_button() -> None:
    said = {key: text.replace("\u2019", "'") for key, text in templates(ENGLISH).items()}
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    told = rows[rows.index("switch") :]
    assert told.pop() == f"{said['page-bot-restart']}, {said['page-bot-kill']}"
    faults = FaultSwitches(Playground()).state()
    switches, buttons = (
        [said[f"page-fault-{each['name']}"] for each in faults if each["once"] is once]
        for once in (False, True)
    )
    assert told == ["switch", *switches, "button", *buttons]
