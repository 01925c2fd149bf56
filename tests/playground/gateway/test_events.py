"""What a bot is told of a change, and what is replayed to it."""

import aiohttp
import pytest

from playground import Person
from playground.gateway.events import CONTENT, GUILD_MESSAGES, GUILDS, describe
from playground.gateway.opcodes import ALREADY_AUTHENTICATED, HELLO, IDENTIFY
from playground.gateway.session import Session
from playground.model.changes import Change
from playground.model.content import EPHEMERAL
from playground.model.entities import Message
from tests.playground.conftest import Bare

ALL = GUILDS | GUILD_MESSAGES


@pytest.fixture
def ana(bare: Bare) -> Person:
    person = bare.discord.add_person("Ana")
    assert bare.channel.guild
    bare.channel.guild.join(person)
    return person


def told(bare: Bare, message: Message, intents: int = ALL) -> list[str]:
    """Return the texts of a message of which a bot is told."""
    change = Change("MESSAGE_CREATE", message, message.channel.guild)
    return [data["content"] for _, data in describe(change, intents, bare.discord.bot)]


async def test_a_bot_reads_what_names_it_or_what_it_may_read(bare: Bare, ana: Person) -> None:
    message = ana.says(bare.channel, "hi")
    assert told(bare, message) == [""]
    assert told(bare, message, ALL | CONTENT) == ["hi"]
    assert told(bare, message, GUILDS) == []
    named = f"hi <@{bare.discord.bot.id}>"
    assert told(bare, ana.says(bare.channel, named)) == [named]


async def test_a_bot_is_told_nothing_of_what_it_cannot_see(bare: Bare, ana: Person) -> None:
    message = ana.says(bare.channel, "hi")
    thread = bare.discord.world.add_thread(bare.channel, "t", ana)
    opened = Change("THREAD_CREATE", thread, bare.channel.guild)
    assert [name for name, _ in describe(opened, ALL, bare.discord.bot)] == ["THREAD_CREATE"]
    bare.channel.deny(bare.discord.bot, "view_channel")
    assert told(bare, message) == []
    assert list(describe(opened, ALL, bare.discord.bot)) == []
    bare.channel.reset(bare.discord.bot)
    message.flags |= EPHEMERAL
    assert told(bare, message) == []


def test_a_session_replays_what_came_after_a_number() -> None:
    session = Session("s", ALL, (0, 2))
    for name in ("A", "B", "C"):
        session.dispatch(name, {})

    def names(sequence: int) -> list[str] | None:
        found = session.since(sequence)
        return None if found is None else [each["t"] for each in found]

    assert [names(n) for n in range(4)] == [["A", "B", "C"], ["B", "C"], ["C"], []]
    assert names(4) is None
    session.events.popleft()
    assert names(0) is None


async def test_a_shard_has_its_own_servers_and_the_first_what_has_none(bare: Bare) -> None:
    guild = bare.channel.guild
    assert guild
    shards = [Session("s", ALL, (number, 2)) for number in range(2)]
    assert [each.serves(None) for each in shards] == [True, False]
    assert [each.serves(guild) for each in shards] == [(guild.id >> 22) % 2 == n for n in range(2)]


async def test_a_connection_has_one_session_which_a_clean_end_ends(bare: Bare) -> None:
    identify = {"op": IDENTIFY, "d": {"token": bare.discord.token, "intents": ALL}}
    sessions = bare.discord.gateway.sessions

    async def connected() -> aiohttp.ClientWebSocketResponse:
        socket = await bare.web.ws_connect(bare.discord.gateway_url)
        assert (await socket.receive_json())["op"] == HELLO
        await socket.send_json(identify)
        assert (await socket.receive_json())["t"] == "READY"
        return socket

    twice = await connected()
    await twice.send_json(identify)
    while (await twice.receive()).type is aiohttp.WSMsgType.TEXT:
        pass
    assert twice.close_code == ALREADY_AUTHENTICATED
    await bare.discord.until(lambda: not bare.discord.gateway.connected)
    for code, left in ((4000, 1), (1000, 0), (1001, 0)):
        before, socket = len(sessions), await connected()
        await socket.close(code=code)
        await bare.discord.until(lambda: not bare.discord.gateway.connected)
        assert len(sessions) - before == left
