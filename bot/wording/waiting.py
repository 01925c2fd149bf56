"""Words for whom a table waits."""

from collections.abc import Sequence

from ..store import Player
from .lists import commas
from .names import all_bold
from .players import names
from .strings import Words


def waiting_line(words: Words, players: Sequence[Player], seats: Sequence[int]) -> str:
    """Return for whom of these seats the table waits: people are mentioned.

    Computers are told of only where no person is waited for: they need no time of their own.
    """
    bold = all_bold(names(words, players))
    people = [f"<@{user}>" for seat in seats if (user := players[seat].user_id) is not None]
    return words("waiting-for", players=commas(words, people or [bold[seat] for seat in seats]))
