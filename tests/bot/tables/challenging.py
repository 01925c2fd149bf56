"""A challenge to play, as tests of its answers and of its refusals need it."""

from playground import Message

from ..scene import Town


async def challenged(place: Town, **options: str) -> Message:
    """Let Ana challenge Bruno; return the challenge."""
    answer = await place.ana.command(place.channel, "duel", opponent=place.bruno, **options)
    return answer.public[0]
