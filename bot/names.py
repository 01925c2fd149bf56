"""What the players of a table are called, and which seats are whose."""

from collections.abc import Sequence

from engine.core.game import Seat

from .store import Player, TableRecord
from .strings import Words


def names(words: Words, players: Sequence[Player]) -> tuple[str, ...]:
    """Return each seat's name by seat; computers are named in the language of `words`."""
    computers = sum(player.user_id is None for player in players)
    return tuple(
        player.name if player.user_id is not None else _computer(words, seat, computers)
        for seat, player in enumerate(players)
    )


def _computer(words: Words, seat: int, computers: int) -> str:
    return words("computer") if computers == 1 else words("computer-numbered", number=seat + 1)


def seat_of(players: Sequence[Player], user_id: int) -> Seat | None:
    """Return the seat of a person, or `None` for somebody who does not play."""
    for seat, player in enumerate(players):
        if player.user_id == user_id:
            return Seat(seat)
    return None


def may_steer(record: TableRecord, user_id: int) -> bool:
    """Whether a person may show a game again or end it: who plays, or watches what he began."""
    if all(player.user_id is None for player in record.players):
        return user_id == record.opener_id
    return seat_of(record.players, user_id) is not None
