"""The use cases of invitations for several people: join, leave, add, remove, start, cancel."""

from collections.abc import Callable
from datetime import UTC, datetime

from msgspec.structs import replace

from ..controls import ids
from ..fair.dealing import cut
from ..store import ChannelTaken, Invitation, Player, Store
from . import lobby_rules
from .allowances import Allowances
from .invitations import Invitations
from .lobby_rules import Seats
from .ports import Reply
from .refusals import Refusal


class Lobbies:
    """Carries out presses on invitations for several people; the last to join begins the game."""

    def __init__(self, store: Store, invitations: Invitations, allowances: Allowances) -> None:
        self._store = store
        self._allowances = allowances
        self._invitations = invitations

    async def press(self, pressed: ids.AnswerLobby, user: Player, value: str, reply: Reply) -> None:
        """Carry out a press of `user`; `value` is what was chosen in a list. Raises `Refusal`."""
        async with self._invitations.lock(pressed.invitation):
            await self._press(pressed, user, value, reply)

    async def _press(
        self, pressed: ids.AnswerLobby, user: Player, value: str, reply: Reply
    ) -> None:
        who = user.user_id
        assert who is not None
        match pressed.answer:
            case "join":
                lobby = await self._open(pressed.invitation)
                await self._allowances.expect_joinable(lobby, who)
                await self._allowances.expect_game(who)
                await self._change(pressed, lambda lobby: lobby_rules.join(lobby, user), reply)
                await self._allowances.agreed(lobby.host, who)
            case "leave":
                await self._change(pressed, lambda lobby: lobby_rules.leave(lobby, who), reply)
            case "add":
                await self._change(
                    pressed, lambda lobby: lobby_rules.add_computer(lobby, who, value), reply
                )
            case "remove":
                await self._change(
                    pressed, lambda lobby: lobby_rules.remove(lobby, who, value), reply
                )
            case "start":
                await self._start(pressed.invitation, who, reply)
            case _:
                await self._cancel(pressed.invitation, who, reply)

    async def _change(
        self, pressed: ids.AnswerLobby, change: Callable[[Invitation], Seats], reply: Reply
    ) -> None:
        """Store changed seats and show them; begin the game if all are complete now.

        Whoever changes the seats at the same time does so before or after.
        """
        changed = None
        while changed is None:
            lobby = await self._open(pressed.invitation)
            changed = await self._store.invitations.reseat(lobby, *change(lobby))
        if not lobby_rules.is_complete(changed):
            await self._show(changed, reply)
            return
        try:
            if not await self._invitations.begin(changed, cut(reply.interaction_id), reply):
                await self._show(await self._open(pressed.invitation), reply)
        except ChannelTaken:  # the host can start once the channel is free
            await self._show(changed, reply)
            raise

    async def _start(self, number: int, user: int, reply: Reply) -> None:
        begun = False
        while not begun:
            lobby = await self._open(number)
            players, invited = lobby_rules.start(lobby, user)
            complete = replace(lobby, players=players, invited=invited)
            begun = await self._invitations.begin(complete, cut(reply.interaction_id), reply)

    async def _cancel(self, number: int, user: int, reply: Reply) -> None:
        lobby = await self._open(number)
        lobby_rules.expect_host(lobby, user)
        if not await self._invitations.close(lobby, "withdrawn", reply):
            raise Refusal("lobby-over")

    async def _open(self, number: int) -> Invitation:
        """Return an invitation that can be answered; raises `Refusal`."""
        lobby = await self._store.invitations.get(number)
        lobby_rules.expect_open(lobby, datetime.now(UTC))
        return lobby

    async def _show(self, lobby: Invitation, reply: Reply) -> None:
        _, panel = await self._invitations.panel(lobby)
        await reply.replace(panel)
