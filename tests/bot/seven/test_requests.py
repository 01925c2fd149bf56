"""How many requests a turn of seven people costs: Discord limits them for each channel."""

from collections import Counter

import pytest

from bot.discord.client import Wonders
from playground import Playground
from playground.api.http import Request

from .party import party

pytestmark = pytest.mark.long

PEOPLE = 7


async def test_a_turn_of_seven_people(discord: Playground, bot: Wonders) -> None:
    here = party(discord, bot, PEOPLE)
    await here.seated(PEOPLE)
    await here.turn()  # in which all open their hands
    before = len(discord.requests)
    await here.turn()
    await here.rest()
    sent = Counter(_kind(each) for each in discord.requests[before:])
    assert PEOPLE <= sent["POST interactions"] <= 2 * PEOPLE  # a card, and what to do with it
    assert sent["PATCH webhooks"] == PEOPLE - 1  # whose choice was the last has it as the answer
    assert sent["POST channels"] == 1
    edits = sent["PATCH channels"]  # the former board, and while people choose the line below it
    assert 1 <= edits <= PEOPLE
    assert len(sent) == 4


def _kind(request: Request) -> str:
    return f"{request.method} {request.path.split('/')[1]}"
