"""Which seats of a table belong to whom, and who may act for the whole table."""

from collections.abc import Sequence

from engine.core.game import Seat

from ..store import Outline, Player, TableRecord


def seat_of(players: Sequence[Player], user_id: int) -> Seat | None:
    """Return the seat of a person, or `None` for somebody who does not play."""
    for seat, player in enumerate(players):
        if player.user_id == user_id:
            return Seat(seat)
    return None


def is_replaced(players: Sequence[Player], user_id: int) -> bool:
    """Whether the computer substitutes for a person."""
    return any(player.former_id == user_id for player in players)


def may_steer(record: TableRecord, user_id: int) -> bool:
    """Whether a person may show a game again or end it: a player, or whoever opened a watched one.

    A game that computers alone play belongs to the person who opened it.
    """
    if all(player.user_id is None for player in record.players):
        return user_id == record.opener_id
    return seat_of(record.players, user_id) is not None


def may_manage(found: TableRecord | Outline, managed: int | None) -> bool:
    """Whether a game is played in the server that somebody manages, if there is one."""
    return found.guild_id is not None and found.guild_id == managed
