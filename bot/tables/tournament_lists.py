"""The list of the tournaments of a server, as one person sees it."""

from collections.abc import Sequence

from ..controls.panel import Panel, pages
from ..store import Tournament
from ..wording.names import escaped_title
from ..wording.strings import Words


def listed(words: Words, found: Sequence[Tournament]) -> tuple[Panel, ...]:
    """Return messages with the tournaments of a server that can be joined or are being played."""
    if not found:
        return (Panel((words("tournaments-none"),)),)
    lines = [_line(words, each) for each in found]
    return tuple(Panel((text,)) for text in pages((words("tournaments-listed"), *lines)))


def _line(words: Words, found: Tournament) -> str:
    return words(
        f"tournaments-{found.status}",
        name=escaped_title(found.name),
        game=words(f"game-{found.game}"),
        people=len(found.entrants),
        round=found.round,
        rounds=found.rounds,
        link=f"https://discord.com/channels/{found.guild_id}/{found.channel_id}/{found.message_id}",
    )
