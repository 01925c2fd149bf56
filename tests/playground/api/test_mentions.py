"""Whom a message names and pings: as the body allows, the author may, and people can see."""

from typing import Any

import pytest

from playground import Channel, Guild, Person
from playground.model.entities import Message
from playground.model.permissions import EVERYTHING
from playground.model.users import Role
from tests.playground.conftest import Bare

EVERYBODY: dict[str, Any] = {"parse": ["users", "roles", "everyone"]}


@pytest.fixture
def guild(bare: Bare) -> Guild:
    assert bare.channel.guild
    return bare.channel.guild


@pytest.fixture
def ana(bare: Bare, guild: Guild) -> Person:
    person = bare.discord.add_person("Ana")
    guild.join(person)
    return person


@pytest.fixture
def keepers(guild: Guild) -> Role:
    return guild.add_role("keepers")


async def sent(bare: Bare, text: str, allowed: Any = None, place: Channel | None = None) -> Message:
    place = place or bare.channel
    body = {"content": text, "allowed_mentions": allowed}
    status, message = await bare.call("POST", f"/channels/{place.id}/messages", body)
    assert status == 200
    return place.log[int(message["id"])]


async def test_everybody_is_pinged_by_who_may_where_that_is_allowed(bare: Bare) -> None:
    for text in ("@everyone", "come @here", "@everyones"):
        assert not (await sent(bare, text, EVERYBODY)).mentions_everyone
    bare.channel.allow(bare.discord.bot, "mention_everyone")
    found = [
        await sent(bare, text, EVERYBODY) for text in ("@everyone", "come @here", "@everyones")
    ]
    assert [each.mentions_everyone for each in found] == [True, True, False]
    assert (await sent(bare, "@everyone")).mentions_everyone
    for allowed in ({}, {"parse": ["users", "roles"]}):
        assert not (await sent(bare, "@everyone", allowed)).mentions_everyone


async def test_roles_are_pinged_where_that_is_allowed(bare: Bare, keepers: Role) -> None:
    text = f"<@&{keepers.id}>"
    pinging: list[Any] = [None, EVERYBODY, {"roles": [str(keepers.id)]}]
    for allowed in pinging:
        assert (await sent(bare, text, allowed)).roles_pinged == [keepers.id]
    for allowed in ({}, {"parse": ["users", "everyone"]}, {"roles": ["1"]}):
        assert (await sent(bare, text, allowed)).roles_pinged == []


async def test_people_are_named_and_pinged_once_where_they_see_it(
    bare: Bare, guild: Guild, ana: Person
) -> None:
    stranger = bare.discord.add_person("Carla")
    text = f"<@{ana.id}> <@!{ana.id}> <@{stranger.id}> <@1>"
    message = await sent(bare, text)
    assert (message.named, message.mentions) == ([ana, stranger], [ana])
    bare.channel.deny(ana, "view_channel")
    message = await sent(bare, text, {"users": [str(ana.id)]})
    assert (message.named, message.mentions) == ([ana], [])


async def test_an_edit_names_people_and_pings_nobody(
    bare: Bare, ana: Person, keepers: Role
) -> None:
    bare.channel.allow(bare.discord.bot, "mention_everyone")
    message = await sent(bare, "hi")
    body = {"content": f"<@{ana.id}> <@&{keepers.id}> @everyone"}
    assert (await bare.call("PATCH", f"{bare.messages}/{message.id}", body))[0] == 200
    assert message.named == [ana]
    assert (message.mentions, message.roles_pinged) == ([], [])
    assert not message.mentions_everyone


async def test_who_is_pinged_in_a_thread_joins_it(bare: Bare, ana: Person) -> None:
    thread = bare.discord.world.add_thread(bare.channel, "t", bare.discord.bot)
    await sent(bare, f"<@{ana.id}>", {}, thread)
    assert thread.people == [bare.discord.bot]
    await sent(bare, f"<@{ana.id}>", None, thread)
    assert thread.people == [bare.discord.bot, ana]


async def test_who_administers_a_server_may_do_everything(
    bare: Bare, guild: Guild, ana: Person
) -> None:
    bare.channel.deny(guild.everyone, "view_channel")
    assert not bare.channel.allows(ana)
    guild.give(ana, guild.add_role("administrators", "administrator"))
    assert bare.channel.allows(ana) == EVERYTHING
