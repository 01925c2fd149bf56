"""People who let the computer take a seat over, in the middle of a game of two."""

import asyncio

from bot.discord.client import Wonders
from playground import Answer, Message, Person, Playground

from ..scene import Town, after, private, record, settled

POSITION = after(12)
ON_TURN, WAITING = POSITION.seat, 1 - POSITION.seat
LEVEL = "apprentice"


async def offered(place: Town, person: Person, level: str = LEVEL) -> Message:
    """Ask what the computer can take over; return the private answer."""
    return private(await person.command(place.channel, "substitute", level=level))


async def requested(place: Town, seat: int, level: str = LEVEL) -> Message:
    """Let a player ask to be replaced; return the message that everybody reads."""
    panel = await offered(place, place.person(seat), level)
    return await posted(place, await place.person(seat).click(panel, panel.buttons[0]))


async def posted(place: Town, answer: Answer) -> Message:
    """Wait for what everybody reads after a press that is answered privately first."""
    await place.discord.until(lambda: len(answer.public) > 0)
    return answer.public[0]


async def until_it_has_moved(discord: Playground, app: Wonders, table: int, to: Person) -> Message:
    """Wait until the computer has moved and somebody is asked; return that board."""
    while True:
        await settled(app)
        found = await record(app, table)
        if app.computers.background.idle and found.shown == len(found.moves):
            break
        await asyncio.sleep(0.01)
    assert found.message_id is not None
    channel = discord.world.channels[found.channel_id]
    board = next(each for each in channel.messages if each.id == found.message_id)
    assert board.mentions == [to]
    return board


async def end_requests(app: Wonders) -> None:
    """Let the bot look twice for requests that are over: it edits them at the second look."""
    await app.services.request_messages.end()
    await app.services.request_messages.end()
