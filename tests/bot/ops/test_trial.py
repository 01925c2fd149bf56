"""`doctor --try`: each try told, each fault told with what the bot does, nothing left behind."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest

from bot.discord.trial import trial
from bot.runtime.settings import settings
from playground import Channel, Guild, Playground

from ..routes import EDIT, POST

if TYPE_CHECKING:
    from bot.runtime.finding import Finding

THREADS, EMOJIS = r"/threads$", r"/emojis$"


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    async with Playground(strict_attachments=True) as playground:
        yield playground


@pytest.fixture
def guild(discord: Playground) -> Guild:
    guild = discord.add_guild("Forum")
    guild.set_permissions(guild.everyone, guild.everyone.permissions | 1 << 34)  # MANAGE_THREADS
    return guild


@pytest.fixture
def channel(guild: Guild) -> Channel:
    return guild.add_channel("plaza")


async def tried(discord: Playground, channel: object) -> dict[str, tuple[str, str]]:
    """Return the state and the line of each finding, by what stands before the colon."""
    told: dict[str, tuple[str, str]] = {}
    chosen = settings({"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.api_url})

    def tell(finding: "Finding") -> None:
        about = finding.message.split(":")[0].split(" (")[0]
        told[about] = (finding.state, finding.message)

    await trial(chosen, str(getattr(channel, "id", channel)), tell)
    assert discord.token not in str(told)
    return told


def left(discord: Playground, channel: Channel) -> list[object]:
    return [*channel.messages, *channel.threads, *discord.world.emojis]


def differing(told: dict[str, tuple[str, str]]) -> dict[str, str]:
    return {key: line for key, (state, line) in told.items() if state != "ok"}


async def test_where_discord_does_as_it_should_all_is_well(
    discord: Playground, channel: Channel, guild: Guild
) -> None:
    person = discord.add_person("Ana")
    guild.join(person)
    said = person.says(channel, "Hello")
    told = await tried(discord, channel)
    assert differing(told) == {}
    assert len(told) == 13
    assert "Discord refuses it" in told["Edit that lists no attachments"][1]
    assert left(discord, channel) == [said]
    assert len(discord.violations) == 1, "the edit that lists nothing, which is what is asked"


async def test_what_discord_does_otherwise_is_told_with_what_the_bot_does(
    discord: Playground, channel: Channel, guild: Guild
) -> None:
    habits = discord.habits
    habits.keeps_alt = habits.keeps_pictures = habits.heeds_nonces = False
    guild.deny_bot("read_message_history")
    discord.faults.add(method="POST", path=THREADS, status=403, code=50013)
    discord.faults.add(method="POST", path=EMOJIS, status=400, code=30008)
    told = differing(await tried(discord, channel))
    assert "component" in told.pop("Alt text")
    assert "uploads the picture again" in told.pop("Edit that keeps its picture")
    assert "looks for its message" in told.pop("Message sent twice under one nonce")
    assert "Read Message History" in told.pop("The bot's own message in the channel's history")
    assert "stay in their channel" in told.pop("Thread")
    assert "words instead of signs" in told.pop("Emoji of the application")
    assert told == {}
    assert left(discord, channel) == []


async def test_refusals_are_told_one_by_one(discord: Playground, channel: Channel) -> None:
    discord.faults.add(method="PATCH", path=EDIT, status=400, code=50035, times=4)
    discord.faults.add(method="POST", path=POST, times=3)  # the board and a nonce twice pass
    discord.faults.add(method="POST", path=POST, status=413, code=40005, times=2)
    told = differing(await tried(discord, channel))
    assert "a new message for each board" in told["Edit with a new picture"]
    assert "shows the present one" in told["Edit that takes picture and buttons away"]
    assert "report it" in told["Text of 4,000 characters"]
    assert "in words" in told["File of 8 MB"]
    assert len(told) == 5
    assert left(discord, channel) == []


@pytest.mark.parametrize("lacking", ["create_public_threads", "manage_threads"])
async def test_no_thread_is_opened_that_could_not_be_deleted(
    discord: Playground, channel: Channel, guild: Guild, lacking: str
) -> None:
    guild.deny_bot(lacking)
    told = differing(await tried(discord, channel))
    assert lacking.replace("_", " ").title() in told.pop("Thread")
    assert told == {}
    assert discord.invalid_requests == 0


async def test_without_a_board_nothing_else_is_tried(discord: Playground, channel: Channel) -> None:
    discord.faults.add(method="POST", path=POST, status=403, code=50013)
    told = await tried(discord, channel)
    assert [state for state, _ in told.values()] == ["bad", "ok"]
    assert "Attach Files" in told["No board can be posted"][1]


async def test_what_was_made_unseen_is_taken_away(discord: Playground, channel: Channel) -> None:
    discord.faults.add(method="POST", path=EMOJIS, drop=True, after=True)
    discord.faults.add(method="POST", path=THREADS, drop=True, after=True)
    assert set(differing(await tried(discord, channel))) == {"Thread", "Emoji of the application"}
    assert left(discord, channel) == []
    discord.faults.add(method="POST", path=POST, drop=True, after=True)
    assert set(differing(await tried(discord, channel))) == {"No board can be posted"}
    assert left(discord, channel) == []


async def test_what_cannot_be_taken_away_is_told(discord: Playground, channel: Channel) -> None:
    discord.faults.add(method="DELETE", path=EDIT, status=403, code=50013)
    told = differing(await tried(discord, channel))
    (message,) = channel.messages
    assert f"{channel.id}/{message.id}" in told["Not taken away"]


async def test_a_channel_has_to_be_usable(discord: Playground, channel: Channel) -> None:
    ana = discord.add_person("Ana")
    link = f"https://discord.com/channels/{channel.guild and channel.guild.id}/{channel.id}"
    assert differing(await tried(discord, link)) == {}
    for unusable in ("#plaza", "123456789012345678", discord.dm(ana)):
        ((state, line),) = (await tried(discord, unusable)).values()
        assert (state, "cannot be used" in line) == ("bad", True)


@pytest.mark.long
async def test_everything_is_taken_away_after_control_c(
    discord: Playground, channel: Channel
) -> None:
    held = discord.faults.add(method="POST", path=EMOJIS, delay=0.3, after=True)
    asked = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "doctor", "--try", str(channel.id),
        env={**os.environ, "DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.api_url},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    await discord.until(lambda: held.hits == 1)
    asked.send_signal(signal.SIGINT)
    told, complaints = await asked.communicate()
    assert (asked.returncode, complaints) == (130, b"")
    assert told.splitlines()[-1] == b"ok    Everything was taken away again."
    assert discord.token.encode() not in told
    assert left(discord, channel) == []
