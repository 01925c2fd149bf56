"""Looks up who sits where in a game, and who may manage the game."""

from collections.abc import Sequence
from itertools import takewhile

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


def may_look(record: TableRecord, user_id: int, channel_id: int | None) -> bool:
    """Whether a person may look at a game from a channel: it is played there, or is the person's.

    What lies in another channel may be closed to whoever asks, whatever the control tells.
    """
    if channel_id == record.channel_id or user_id == record.opener_id:
        return True
    return any(user_id in (player.user_id, player.former_id) for player in record.players)


def may_manage(record: TableRecord, user_id: int) -> bool:
    """Whether a person may post the board again or resign: a player does.

    A game between computers is managed by the person who opened it.
    """
    if all(player.user_id is None for player in record.players):
        return user_id == record.opener_id
    return seat_of(record.players, user_id) is not None


def has_watched(record: TableRecord, user_id: int) -> bool:
    """Whether a person opened a game for computers alone, to watch it."""
    began = all(
        each.user_id is None and each.former_id is None and not each.left for each in record.players
    )
    return began and user_id == record.opener_id


def other_people(record: TableRecord, user_id: int | None) -> tuple[int, ...]:
    """Return the seats of all people but one, without computers."""
    seats = enumerate(record.players)
    return tuple(seat for seat, each in seats if each.user_id not in (None, user_id))


def is_followed(record: TableRecord, user_id: int) -> bool:
    """Whether the computer takes the seat of a person who leaves, so that the others play on.

    It does at a table of three or more, as long as another person is left.
    """
    return (
        len(record.players) > 2
        and seat_of(record.players, user_id) is not None
        and bool(other_people(record, user_id))
    )


def manages_server(found: TableRecord | Outline, managed: int | None) -> bool:
    """Whether a game is played in the server `managed`, the one that the person manages."""
    return found.guild_id is not None and found.guild_id == managed


def in_a_row(players: Sequence[Player], seat: Seat) -> int:
    """Return how many computers sit side by side in the circle, the one in `seat` included."""
    circle = [players[(seat - step) % len(players)] for step in range(len(players))]
    before = len([*takewhile(_is_computer, circle[1:])])
    return min(len(players), before + 1 + following(players, seat))


def following(players: Sequence[Player], seat: Seat) -> int:
    """Return how many computers follow a seat clockwise, up to the next person."""
    circle = (players[(seat + step) % len(players)] for step in range(1, len(players)))
    return len([*takewhile(_is_computer, circle)])


def _is_computer(player: Player) -> bool:
    return player.user_id is None
