"""A board that is sent again has the same nonce, and one that shows something else another."""

from typing import Any

import pytest

from bot.discord.boards.posted_boards import nonce, nonce_below
from bot.games import open_session
from bot.store import Ending, Player

from ...stored import record_of
from ..scene import after

MADE = 12
SEATED = (Player(1, "Ana"), Player(2, "Bruno"))
RESIGNED = Ending("resignation", (1,))
MESSAGES = (None, 5, 6)


def named(players: tuple[Player, ...] = SEATED, seed: int = 1, **changes: Any) -> str:
    """Return the nonce of the board of a duel."""
    position = after(MADE, seed)
    return nonce(open_session(record_of("duel", position.deal, players, position.moves, **changes)))


@pytest.mark.parametrize(
    "unshown", [{"shown": MADE - 1}, {"ending": RESIGNED}], ids=["a move", "an end without one"]
)
def test_what_no_message_shows_is_the_same_whatever_another_process_notes(
    unshown: dict[str, Any],
) -> None:
    assert len({named(message_id=each, **unshown) for each in MESSAGES}) == 1


@pytest.mark.parametrize("shown", [{}, {"ending": RESIGNED, "end_shown": True}])
def test_what_a_message_shows_can_be_posted_again(shown: dict[str, Any]) -> None:
    assert len({named(message_id=each, **shown) for each in MESSAGES}) == len(MESSAGES)


def test_other_moves_people_ends_and_games_are_something_else() -> None:
    other = (Player(1, "Ana"), Player(3, "Carla"))
    same: dict[str, Any] = {"shown": MADE - 1}
    found = [
        named(**same),
        named(seed=2, **same),
        named(other, **same),
        named(ending=RESIGNED),
        named(id=8, **same),
        nonce_below(named(**same), 5),
        nonce_below(named(**same), 6),
    ]
    assert len({*found}) == len(found)
    assert max(map(len, found)) <= 25  # as many letters as Discord takes
