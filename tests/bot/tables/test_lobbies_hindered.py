"""Invitations that cannot be drawn at the moment: what was done there is told all the same."""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

import pytest

from bot.discord.client import Wonders
from bot.workers.pool import Busy
from playground import Playground

from ..routes import CALLBACK
from ..scene import settled, town, words


@contextmanager
def full(bot: Wonders) -> Iterator[None]:
    """Let no picture be drawn, as too many are waiting."""

    async def busy(_: object) -> bytes:
        raise Busy

    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(bot.render_pool, "draw", busy)
        yield


async def test_who_joins_while_too_many_pictures_wait_is_shown_without_one(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    lobby = (await place.ana.command(place.channel, "architects", seats=3)).public[0]
    await settled(bot)
    assert lobby.pictures
    with full(bot):
        answer = await place.bruno.click(lobby, say("button-join"))
        await settled(bot)
    assert answer.private == []
    assert (say("lobby-joined", name="Bruno") in lobby.text, lobby.pictures) == (True, [])
    await place.bruno.click(lobby, say("button-leave"))
    await settled(bot)
    assert ("Bruno" in lobby.text, len(lobby.pictures)) == (False, 1)


@pytest.mark.parametrize("word", ["join", "leave"])
async def test_a_message_that_could_not_show_who_joined_or_left_does_so_at_a_second_press(
    discord: Playground, bot: Wonders, word: str
) -> None:
    place, say = town(discord), words("en-US")
    lobby = (await place.ana.command(place.channel, "architects", seats=4)).public[0]
    if word == "leave":
        await place.bruno.click(lobby, say("button-join"))
    await settled(bot)
    discord.faults.add(method="POST", path=CALLBACK, status=400, code=50035)
    await place.bruno.click(lobby, say(f"button-{word}"))
    await settled(bot)
    assert ("Bruno" in lobby.text) == (word == "leave")
    again = await place.bruno.click(lobby, say(f"button-{word}"))
    await settled(bot)
    assert ("Bruno" in lobby.text) == (word == "join")
    key = {"join": "joined-already", "leave": "not-joined"}[word]
    assert [each.text for each in again.private] == [say(f"refusal-{key}")]


async def test_who_accepts_before_promised_words_are_opened_is_shown_without_one(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    promise = sha256(b"seven owls").hexdigest()
    asked = await place.ana.command(place.channel, "duel", opponent=place.bruno, cut=promise)
    (challenge,) = asked.public
    await settled(bot)
    with full(bot):
        answer = await place.bruno.click(challenge, say("button-accept"))
        await settled(bot)
    assert answer.private == []
    assert challenge.pictures == []
    assert say("button-cut-open") in [each.label for each in challenge.buttons]


async def test_who_is_forgotten_while_too_many_pictures_wait_is_named_in_no_lobby(
    discord: Playground, bot: Wonders
) -> None:
    place, say = town(discord), words("en-US")
    lobby = (await place.ana.command(place.channel, "architects", seats=3)).public[0]
    await place.bruno.click(lobby, say("button-join"))
    await settled(bot)
    really = (await place.bruno.command(place.channel, "forget-me")).private[0]
    with full(bot):
        await place.bruno.click(really, say("button-forget"))
        await settled(bot)
    assert "Bruno" not in lobby.text
    assert really.text != say("refusal-busy")
