"""The use case of a rematch: the same people at the same table, the seats turned by one."""

from datetime import UTC, datetime

from msgspec.structs import replace

from ...fair.dealing import cut
from ...store import FORGOTTEN, LIVE, NewInvitation, Player, Preferences, Store, TableRecord
from ..beginning import BEGINS, CLOCK, GUIDED, NO_CLOCK, beginner
from ..ports import Reply
from ..refusals import Refusal
from ..seating import has_watched, seat_of
from ..turns import not_seated
from .invitations import LASTS, Invitations
from .server_terms import with_server_terms


class Rematches:
    """Invites to rematches; against computers alone the game begins at once."""

    def __init__(self, store: Store, invitations: Invitations) -> None:
        self._store = store
        self._invitations = invitations

    async def ask(self, table: int, who: Player, channel: int | None, reply: Reply) -> None:
        """Invite everybody who played to a rematch, in the game's `channel`; raises `Refusal`."""
        record, user = await self._store.tables.load(table), who.user_id
        assert user is not None
        if seat_of(record.players, user) is None and not has_watched(record, user):
            raise not_seated(record, user)
        if channel != record.channel_id:
            raise Refusal("elsewhere")
        if record.in_tournament:
            raise Refusal("tournament-rematch")
        if any(player.user_id == FORGOTTEN for player in record.players):
            raise Refusal("former-player", others=len(record.players) - 1)
        chosen = await self._store.preferences.of(record.owner_id)
        invitation = with_server_terms(rematch(record, who, datetime.now(UTC), chosen), chosen)
        invitation = replace(invitation, cuts=(cut(user, reply.interaction_id),))
        if chosen.locale is not None:  # since the game began
            invitation = replace(invitation, locale=chosen.locale)
        await self._invitations.send(invitation, reply)


def rematch(record: TableRecord, who: Player, now: datetime, chosen: Preferences) -> NewInvitation:
    """Return the invitation of `who` to a rematch, in which the next seat begins.

    The host is named first, unless computers alone played; the others follow clockwise. A computer
    that replaced a person plays under its own name. The clock stays, unless the server allows it no
    more.
    """
    assert who.user_id is not None
    own = seat_of(record.players, who.user_id)
    seat = own or 0
    present = [_present(player) for player in record.players]
    players = (*present[seat:], *present[:seat])
    begins = (1 - seat) % len(players)
    options = {name: value for name, value in record.options.items() if name != GUIDED}
    people = (player.user_id for player in players)
    allowed = chosen.live or record.clock != LIVE
    clock = {CLOCK: record.clock or NO_CLOCK} if allowed else {}
    return NewInvitation(
        game=record.game,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        postable=record.postable,
        host=who if own is None else players[0],
        players=players,
        invited=tuple(each for each in people if each not in (None, who.user_id)),
        least=len(players),
        most=len(players),
        locale=record.locale,
        options={**options, BEGINS: beginner(begins), **clock},
        expires_at=now + LASTS,
    )


def _present(player: Player) -> Player:
    return Player(None, "", player.level) if player.user_id is None else player
