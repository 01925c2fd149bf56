"""A nonce is known for some minutes, in its channel and of its author alone."""

from datetime import timedelta

from playground import Channel
from playground.model.clock import now
from playground.model.entities import Message
from playground.model.nonces import REMEMBERED_FOR, Nonces
from playground.model.users import User
from tests.playground.conftest import Bare

SECOND = timedelta(seconds=1)


def posted(nonces: Nonces, where: Channel, author: User, nonce: str, ago: timedelta) -> Message:
    message = Message(1, where, author, nonce=nonce, created_at=now() - ago)
    nonces.note(message)
    return message


async def test_a_nonce_is_forgotten_in_time_whatever_was_posted_again(bare: Bare) -> None:
    nonces, bot, channel = Nonces(), bare.discord.bot, bare.channel
    posted(nonces, channel, bot, "a", REMEMBERED_FOR - 2 * SECOND)
    other = posted(nonces, channel, bot, "b", REMEMBERED_FOR - SECOND)
    again = posted(nonces, channel, bot, "a", SECOND)
    assert nonces.find(channel, bot, "b") is other
    other.created_at -= SECOND
    assert nonces.find(channel, bot, "b") is None
    assert nonces.find(channel, bot, "a") is again


async def test_a_nonce_is_of_one_channel_and_one_author(bare: Bare) -> None:
    nonces, bot, channel = Nonces(), bare.discord.bot, bare.channel
    ana = bare.discord.add_person("Ana")
    message = posted(nonces, channel, bot, "7", SECOND)
    assert nonces.find(channel, bot, 7) is message
    assert nonces.find(channel, ana, "7") is None
    assert nonces.find(bare.discord.dm(ana), bot, "7") is None
