"""What a client offers: commands by place and right, buttons and lists that can be used, files."""

from typing import Any

import pytest

from playground import Channel, NotOffered, Person
from playground.limits.messages import FILE_SIZE
from playground.people.uploads import MOST
from tests.playground.bodies import command, option, row, select, v2
from tests.playground.conftest import Bare


@pytest.fixture
def ana(bare: Bare) -> Person:
    person = bare.discord.add_person("Ana")
    assert bare.channel.guild
    bare.channel.guild.join(person)
    return person


async def register(bare: Bare, **more: Any) -> None:
    assert (await bare.call("PUT", bare.commands, [command(**more)]))[0] == 200


def offered(person: Person, where: Channel) -> bool:
    return [each.name for each in person.offers(where)] == ["duel"]


async def test_a_command_is_offered_in_its_contexts(bare: Bare, ana: Person) -> None:
    dm, pair = bare.discord.dm(ana), bare.discord.private(ana, bare.discord.add_person("Bruno"))
    bare.discord.world.install_for(ana)
    for contexts in ([0], [1], [2], [0, 1, 2]):
        await register(bare, contexts=contexts, integration_types=[0, 1])
        found = [offered(ana, where) for where in (bare.channel, dm, pair)]
        assert found == [n in contexts for n in range(3)]


async def test_a_command_is_offered_to_whom_it_is_installed_for(bare: Bare, ana: Person) -> None:
    await register(bare, integration_types=[1])
    assert not offered(ana, bare.channel)
    bare.discord.world.install_for(ana)
    assert offered(ana, bare.channel)


async def test_in_direct_messages_a_command_is_offered_to_who_shares_a_server(
    bare: Bare, ana: Person
) -> None:
    await register(bare, integration_types=[0], contexts=[1])
    stranger, elsewhere = (bare.discord.add_person(name) for name in ("Carla", "Davi"))
    bare.discord.add_guild("Elsewhere", user_install_only=True).join(elsewhere)
    found = [offered(each, bare.discord.dm(each)) for each in (ana, stranger, elsewhere)]
    assert found == [True, True, False]


async def test_a_command_is_offered_to_who_may_use_it(bare: Bare, ana: Person) -> None:
    guild = bare.channel.guild
    assert guild
    await register(bare, default_member_permissions=str(1 << 5 | 1 << 13))
    assert not offered(ana, bare.channel)
    guild.give(ana, guild.add_role("some", "manage_guild"))
    assert not offered(ana, bare.channel)
    guild.give(ana, guild.add_role("both", "manage_messages"))
    assert offered(ana, bare.channel)
    bare.channel.deny(ana, "use_application_commands")
    assert not offered(ana, bare.channel)


async def test_a_list_is_chosen_from_as_it_offers(bare: Bare, ana: Person) -> None:
    async def sent(**more: Any) -> Any:
        shown = select(option("a"), option("b"), option("c"), placeholder="some", **more)
        _, message = await bare.call("POST", bare.messages, v2(row(shown)))
        return bare.channel.log[int(message["id"])]

    usable = await sent(min_values=2, max_values=2)
    for chosen in (["a"], ["a", "b", "c"], ["a", "d"]):
        with pytest.raises(NotOffered):
            await ana.select(usable, "some", chosen)
    with pytest.raises(NotOffered):
        await ana.select(await sent(disabled=True), "some", ["a"])
    bare.channel.deny(ana, "view_channel")
    with pytest.raises(NotOffered, match="cannot see"):
        await ana.select(usable, "some", ["a", "b"])


async def test_files_have_a_size_and_the_newest_are_kept(bare: Bare, ana: Person) -> None:
    for size in (0, FILE_SIZE + 1):
        with pytest.raises(NotOffered):
            ana.attaches(bare.channel, "a.json", bytes(size))
    files = [ana.attaches(bare.channel, "my game.json", b"{}") for _ in range(MOST + 1)]
    assert [*bare.discord.world.uploads.values()] == files[1:]
    assert files[0].id not in bare.discord.world.blobs
    assert files[-1].filename == "my_game.json"


async def test_people_have_messages_of_just_those_who_are_there(bare: Bare, ana: Person) -> None:
    bruno, carla = (bare.discord.add_person(name) for name in ("Bruno", "Carla"))
    three, two = bare.discord.private(ana, bruno, carla), bare.discord.private(ana, bruno)
    assert two is not three
    assert bare.discord.private(bruno, ana) is two
