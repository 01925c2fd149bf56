"""The use case of a rematch: the same people at the same table, the seats turned by one."""

from collections.abc import Sequence
from datetime import UTC, datetime

from ..fair.dealing import cut
from ..store import FORGOTTEN, NewInvitation, Player, Store, TableRecord
from .beginning import BEGINS, ME
from .invitations import LASTS, Invitations
from .ports import Reply
from .refusals import Refusal
from .seating import seat_of
from .turns import not_seated


class Rematches:
    """Invites to rematches; against computers alone the game begins at once."""

    def __init__(self, store: Store, invitations: Invitations) -> None:
        self._store = store
        self._invitations = invitations

    async def ask(self, table: int, user: int, reply: Reply) -> None:
        """Invite everybody who played to a rematch; raises `Refusal`."""
        record = await self._store.tables.load(table)
        if seat_of(record.players, user) is None:
            raise not_seated(record, user)
        if any(player.user_id == FORGOTTEN for player in record.players):
            raise Refusal("former-player", others=len(record.players) - 1)
        await self._invitations.send(
            rematch(record, user, datetime.now(UTC)), cut(reply.interaction_id), reply
        )


def rematch(record: TableRecord, user: int, now: datetime) -> NewInvitation:
    """Return the invitation of `user` to a rematch, in which the next seat begins.

    A computer that replaced a person plays under its own name.
    """
    players = _turned([_present(player) for player in record.players])
    (host,) = (player for player in players if player.user_id == user)
    people = (player.user_id for player in players)
    return NewInvitation(
        game=record.game,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        postable=record.postable,
        host=host,
        players=players,
        invited=tuple(each for each in people if each not in (None, user)),
        least=len(players),
        most=len(players),
        locale=record.locale,
        options={**record.options, BEGINS: ME},
        expires_at=now + LASTS,
    )


def _present(player: Player) -> Player:
    return Player(None, "", player.level) if player.user_id is None else player


def _turned(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players with the second one first."""
    first, *others = players
    return (*others, first)
