"""Words for whom a table waits."""

from collections.abc import Sequence

from ..store import Player
from .lists import enumerated
from .names import all_bold
from .players import names
from .strings import Words


def waiting_line(words: Words, players: Sequence[Player], seats: Sequence[int]) -> str:
    """Return for whom of these seats the table waits: people who are known are mentioned.

    Computers are told of only where no person is waited for: they need no time of their own.
    """
    bold = all_bold(names(words, players))
    people = [seat for seat in seats if players[seat].user_id is not None]
    called = [
        f"<@{players[seat].user_id}>" if players[seat].user_id else bold[seat]
        for seat in people or seats
    ]
    return words("waiting-for", players=enumerated(words, called))
