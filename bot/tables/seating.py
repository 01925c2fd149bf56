"""Looks up a person's seat in a game, and who may manage the game."""

from collections.abc import Sequence

from engine.core.game import Seat

from ..store import Outline, Player, TableRecord


def seat_of(players: Sequence[Player], user_id: int) -> Seat | None:
    """Return the seat of a person, or `None` if the person has none."""
    for seat, player in enumerate(players):
        if player.user_id == user_id:
            return Seat(seat)
    return None


def is_replaced(players: Sequence[Player], user_id: int) -> bool:
    """Whether the computer has replaced a person, who may take the seat back."""
    return any(player.former_id == user_id and not player.left for player in players)


def may_manage(record: TableRecord, user_id: int) -> bool:
    """Whether a person may post the board again or resign: a player does.

    A game between computers is managed by the person who opened it.
    """
    if all(player.user_id is None for player in record.players):
        return user_id == record.opener_id
    return seat_of(record.players, user_id) is not None


def manages_server(found: TableRecord | Outline, managed: int | None) -> bool:
    """Whether a game is played in the server `managed`, the one that the person manages."""
    return found.guild_id is not None and found.guild_id == managed
