"""What a bot may do with its own token: which permission a route asks for, and in which state."""

import io
import json
from typing import Any

import aiohttp
import pytest

from playground import Channel, Person
from playground.model.entities import (
    ANNOUNCEMENT_THREAD,
    ANNOUNCEMENTS,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    Message,
)
from tests.playground.conftest import Bare

HI = {"content": "hi"}


@pytest.fixture
def ana(bare: Bare) -> Person:
    person = bare.discord.add_person("Ana")
    assert bare.channel.guild
    bare.channel.guild.join(person)
    return person


async def code(bare: Bare, method: str, path: str, body: Any = None) -> int:
    """Return Discord's code for what is refused, 0 for what is done."""
    status, answer = await bare.call(method, path, body)
    return int(answer["code"]) if status >= 400 else 0


async def posted(bare: Bare, place: Channel | None = None) -> Message:
    path = bare.messages if place is None else f"/channels/{place.id}/messages"
    status, message = await bare.call("POST", path, HI)
    assert status == 200
    return (place or bare.channel).log[int(message["id"])]


async def thread(bare: Bare) -> Channel:
    path = f"/channels/{bare.channel.id}/threads"
    status, made = await bare.call("POST", path, {"name": "t", "type": 11})
    assert status == 201
    return bare.discord.world.channels[int(made["id"])]


async def expect_needed(
    bare: Bare, permission: str, method: str, path: str, body: Any = None
) -> None:
    """Check that a request is refused without a permission, and nothing but it is missing."""
    bare.channel.deny(bare.discord.bot, permission)
    assert await code(bare, method, path, body) == 50013
    bare.channel.allow(bare.discord.bot, permission)
    assert await code(bare, method, path, body) == 0


async def test_channels_are_changed_and_deleted_by_who_manages_them(bare: Bare) -> None:
    path = f"/channels/{bare.channel.id}"
    assert await code(bare, "PATCH", path, {"name": "square"}) == 50013
    await expect_needed(bare, "manage_channels", "PATCH", path, {"name": "square"})
    assert bare.channel.name == "square"
    assert await code(bare, "PATCH", path, {"name": "a" * 101}) == 50035
    await expect_needed(bare, "manage_channels", "DELETE", path)


async def test_a_thread_is_archived_by_its_owner_and_locked_by_who_manages_threads(
    bare: Bare, ana: Person
) -> None:
    own = await thread(bare)
    path = f"/channels/{own.id}"
    assert await code(bare, "PATCH", path, {"archived": True}) == 0
    assert (own.archived, own.locked) == (True, False)
    await expect_needed(bare, "manage_threads", "PATCH", path, {"locked": True})
    assert (own.archived, own.locked) == (True, True)
    other = bare.discord.world.add_thread(bare.channel, "t", ana)
    path = f"/channels/{other.id}"
    await expect_needed(bare, "manage_threads", "PATCH", path, {"archived": True})
    await expect_needed(bare, "manage_threads", "DELETE", path)


async def test_who_posts_in_an_archived_thread_opens_it_unless_it_is_locked(bare: Bare) -> None:
    place = await thread(bare)
    message = await posted(bare, place)
    path = f"/channels/{place.id}/messages"
    place.archive()
    assert await code(bare, "PATCH", f"{path}/{message.id}", HI) == 50083
    assert await code(bare, "POST", path, HI) == 0
    assert not place.archived
    bare.discord.world.change_thread(place, archived=False, locked=True)
    assert await code(bare, "POST", path, HI) == 0
    place.archive(locked=True)
    assert await code(bare, "POST", path, HI) == 50083


async def test_files_are_attached_to_edits_by_who_may_attach_them(bare: Bare) -> None:
    message = await posted(bare)

    async def edit() -> int:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(HI))
        form.add_field("files[0]", io.BytesIO(b"a"), filename="a.png")
        url = f"{bare.discord.api_url}{bare.messages}/{message.id}"
        headers = {"Authorization": f"Bot {bare.discord.token}"}
        async with bare.web.patch(url, data=form, headers=headers) as response:
            return response.status

    bare.channel.deny(bare.discord.bot, "attach_files")
    assert (await edit(), message.attachments) == (403, [])
    bare.channel.allow(bare.discord.bot, "attach_files")
    assert (await edit(), len(message.attachments)) == (200, 1)


async def test_former_messages_are_read_by_who_may_read_the_history(bare: Bare) -> None:
    message = await posted(bare)
    bare.channel.deny(bare.discord.bot, "read_message_history")
    assert await bare.call("GET", bare.messages) == (200, [])
    bare.channel.allow(bare.discord.bot, "read_message_history")
    await expect_needed(bare, "read_message_history", "GET", f"{bare.messages}/{message.id}")


async def test_a_part_of_the_history_is_read(bare: Bare) -> None:
    messages = [await posted(bare) for _ in range(6)]

    async def read(query: str) -> list[int]:
        _, found = await bare.call("GET", f"{bare.messages}?{query}")
        return [messages.index(bare.channel.log[int(each["id"])]) for each in found]

    assert await read("") == [5, 4, 3, 2, 1, 0]
    assert await read("limit=2") == [5, 4]
    assert await read(f"limit=2&before={messages[3].id}") == [2, 1]
    assert await read(f"limit=2&after={messages[1].id}") == [3, 2]


async def test_messages_of_others_are_deleted_by_who_manages_messages(
    bare: Bare, ana: Person
) -> None:
    message = ana.says(bare.channel, "mine")
    await expect_needed(bare, "manage_messages", "DELETE", f"{bare.messages}/{message.id}")
    dm = bare.discord.dm(ana)
    path = f"/channels/{dm.id}/messages/{ana.says(dm, 'mine').id}"
    assert await code(bare, "DELETE", path) == 50003


async def test_threads_are_opened_where_and_as_often_as_they_can(bare: Bare) -> None:
    path = f"/channels/{bare.channel.id}/threads"
    await expect_needed(bare, "create_private_threads", "POST", path, {"name": "t", "type": 12})
    await expect_needed(bare, "create_public_threads", "POST", path, {"name": "t", "type": 11})
    assert [*(await bare.call("POST", path, {"type": 11}))[1]["errors"]] == ["name"]
    message = await posted(bare)
    beside = f"{bare.messages}/{message.id}/threads"
    assert await code(bare, "POST", beside, {"name": "t"}) == 0
    assert await code(bare, "POST", beside, {"name": "t"}) == 160004
    inside = await thread(bare)
    assert await code(bare, "POST", f"/channels/{inside.id}/threads", {"name": "t"}) == 50024


async def test_a_thread_is_opened_again_by_who_may_write_there_unless_it_is_locked(
    bare: Bare, ana: Person
) -> None:
    other = bare.discord.world.add_thread(bare.channel, "t", ana)
    path, opening = f"/channels/{other.id}", {"archived": False}
    other.archive()
    await expect_needed(bare, "send_messages_in_threads", "PATCH", path, opening)
    assert not other.archived
    other.archive(locked=True)
    await expect_needed(bare, "manage_threads", "PATCH", path, opening)


async def test_an_announcement_channel_has_threads_of_its_own_kind(bare: Bare) -> None:
    assert bare.channel.guild
    news = bare.channel.guild.add_channel("news", ANNOUNCEMENTS)
    path = f"/channels/{news.id}"
    for kind in (PUBLIC_THREAD, PRIVATE_THREAD):
        assert await code(bare, "POST", f"{path}/threads", {"name": "t", "type": kind}) == 50024
    own = {"name": "t", "type": ANNOUNCEMENT_THREAD}
    assert await code(bare, "POST", f"{path}/threads", own) == 0
    assert await code(bare, "POST", f"/channels/{bare.channel.id}/threads", own) == 50024
    message = await posted(bare, news)
    assert await code(bare, "POST", f"{path}/messages/{message.id}/threads", {"name": "t"}) == 0
    assert [each.kind for each in news.threads] == [ANNOUNCEMENT_THREAD] * 2


async def test_a_private_thread_is_closed_to_who_is_not_in_it(bare: Bare, ana: Person) -> None:
    ours = bare.discord.world.add_thread(bare.channel, "ours", ana, kind=PRIVATE_THREAD)
    path = f"/channels/{ours.id}"
    for method, at, body in (("GET", path, None), ("POST", f"{path}/messages", HI)):
        assert await code(bare, method, at, body) == 50001
    bare.channel.allow(bare.discord.bot, "manage_threads")
    assert await code(bare, "GET", path) == 0
    bare.channel.reset(bare.discord.bot)
    ana.says(ours, f"<@{bare.discord.bot.id}>")
    assert await code(bare, "POST", f"{path}/messages", HI) == 0


async def test_members_of_the_server_are_added_to_threads_by_who_may_write_there(
    bare: Bare, ana: Person
) -> None:
    place = await thread(bare)
    stranger = bare.discord.add_person("Carla")
    path = f"/channels/{place.id}/thread-members"
    assert await code(bare, "PUT", f"{path}/{stranger.id}") == 10013
    await expect_needed(bare, "send_messages_in_threads", "PUT", f"{path}/{ana.id}")
    assert place.people == [bare.discord.bot, ana]
    assert await code(bare, "PUT", f"/channels/{bare.channel.id}/thread-members/@me") == 50024


async def test_who_may_not_write_does_not_type(bare: Bare) -> None:
    await expect_needed(bare, "send_messages", "POST", f"/channels/{bare.channel.id}/typing")


async def test_a_nonce_counts_where_that_is_asked_for_and_in_one_channel(bare: Bare) -> None:
    plain, enforced = {**HI, "nonce": "n"}, {**HI, "nonce": "n", "enforce_nonce": True}
    assert bare.channel.guild
    other = bare.channel.guild.add_channel("other")
    for body, count in ((plain, 1), (plain, 2), (enforced, 2)):
        assert await code(bare, "POST", bare.messages, body) == 0
        assert len(bare.channel.messages) == count
    assert await code(bare, "POST", f"/channels/{other.id}/messages", enforced) == 0
    assert len(other.messages) == 1


async def test_what_is_deleted_with_its_channel_is_gone(bare: Bare) -> None:
    message = await posted(bare, place := await thread(bare))
    bare.channel.delete()
    assert message.deleted
    assert place.deleted
    assert await code(bare, "GET", f"/channels/{place.id}") == 10003


async def test_a_server_without_the_bot_is_closed_to_it(bare: Bare, ana: Person) -> None:
    guild = bare.channel.guild
    assert guild
    paths = (
        f"/guilds/{guild.id}",
        f"/guilds/{guild.id}/members/{ana.id}",
        f"/applications/{bare.discord.bot.id}/guilds/{guild.id}/commands",
        f"/channels/{bare.channel.id}",
    )
    assert [await code(bare, "GET", path) for path in paths] == [0] * len(paths)
    bare.discord.remove_bot(guild)
    assert [await code(bare, "GET", path) for path in paths] == [50001] * len(paths)
    assert await code(bare, "GET", "/guilds/1") == 10004


async def test_direct_messages_are_opened_with_people_alone(bare: Bare, ana: Person) -> None:
    async def opened(who: int) -> int:
        return await code(bare, "POST", "/users/@me/channels", {"recipient_id": str(who)})

    assert await opened(ana.id) == 0
    assert await opened(bare.discord.bot.id) == 50007
    assert await opened(1) == 10013
    pair = bare.discord.private(ana, bare.discord.add_person("Bruno"))
    assert await code(bare, "POST", f"/channels/{pair.id}/messages", HI) == 50001
