"""The use cases of invitations for several people: join, leave, add, remove, start, cancel."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal, assert_never

from msgspec.structs import replace

from ...controls import ids
from ...fair.dealing import cut
from ...store import ChannelTaken, Invitation, Player, Store
from ..allowances import Allowances
from ..ports import Reply
from ..refusals import Refusal
from . import lobby_rules
from .invitations import Invitations
from .lobby_rules import SeatsDiffer, reseated, with_terms


class Lobbies:
    """Carries out presses on invitations for several people; the last to join begins the game."""

    def __init__(self, store: Store, invitations: Invitations, allowances: Allowances) -> None:
        self._store = store
        self._allowances = allowances
        self._invitations = invitations

    async def press(self, pressed: ids.AnswerLobby, user: Player, value: str, reply: Reply) -> None:
        """Carry out a press of `user`; raises `Refusal`.

        `value` is what was chosen in a list, or the words with which the cards are cut.
        """
        async with self._invitations.lock(pressed.invitation):
            try:
                await self._press(pressed, user, value, reply)
            except SeatsDiffer:  # a kill, or Discord, may have kept the message from showing them
                await self._invitations.show(await self._open(pressed.invitation), reply)
                raise

    async def _press(
        self, pressed: ids.AnswerLobby, user: Player, value: str, reply: Reply
    ) -> None:
        who = user.user_id
        assert who is not None
        match pressed.answer:
            case "join":
                await self._join(pressed.invitation, user, value, reply)
            case "start":
                await self._start(pressed.invitation, who, reply)
            case "cancel":
                await self._cancel(pressed.invitation, who, reply)
            case "leave" | "add" | "remove" as answer:
                await self._change(
                    pressed.invitation,
                    lambda lobby: _without_or_with(lobby, answer, who, value),
                    reply,
                )
            case _:
                assert_never(pressed.answer)

    async def open_words(self, number: int, who: int, words: str, reply: Reply) -> None:
        """Open the words that a person has promised to mix in; raises `Refusal` for others."""
        async with self._invitations.lock(number):
            await self._change(
                number, lambda lobby: lobby_rules.with_opened(lobby, who, words), reply
            )

    async def _join(self, number: int, user: Player, words: str, reply: Reply) -> None:
        """Let a person join, who cuts the cards with `words`; begin the game if all is complete."""
        assert user.user_id is not None
        lobby = await self._open(number)
        await self._allowances.expect_joinable(lobby, user.user_id)
        await self._allowances.expect_game(user.user_id)
        mine = cut(user.user_id, reply.interaction_id, words)
        joined = await self._changed(
            number, lambda lobby: reseated(lobby, *lobby_rules.join(lobby, user), mine)
        )
        await self._allowances.agreed(joined.host, user.user_id)  # also where the game has to wait
        await self._go_on(joined, reply)

    async def _change(
        self, number: int, change: Callable[[Invitation], Invitation], reply: Reply
    ) -> None:
        """Store a changed invitation; show it, or begin its game."""
        await self._go_on(await self._changed(number, change), reply)

    async def _changed(self, number: int, change: Callable[[Invitation], Invitation]) -> Invitation:
        """Store a changed invitation and return it; raises `Refusal`.

        Whoever changes it at the same time does so before or after.
        """
        changed = None
        while changed is None:
            lobby = await self._open(number)
            changed = await self._store.invitations.change(lobby, with_terms(lobby, change(lobby)))
        return changed

    async def _go_on(self, changed: Invitation, reply: Reply) -> None:
        """Show a changed invitation, or begin its game if all is complete now."""
        if not changed.ready:
            await self._invitations.show(changed, reply)
            return
        try:
            if not await self._invitations.begin(changed, reply):
                await self._invitations.show(await self._open(changed.id), reply)
        except ChannelTaken:
            await self._invitations.show(changed, reply)
            raise lobby_rules.waits(changed) from None

    async def _start(self, number: int, user: int, reply: Reply) -> None:
        begun = False
        while not begun:
            lobby = await self._open(number)
            players, invited = lobby_rules.start(lobby, user)
            complete = replace(reseated(lobby, players, invited), most=len(players))
            if not complete.cuts:  # of an invitation of an earlier version
                complete = replace(complete, cuts=(cut(user, reply.interaction_id),))
            if not complete.closed_cuts:
                begun = await self._begin(lobby, complete, reply)
                continue
            fixed = await self._store.invitations.change(lobby, with_terms(lobby, complete))
            if fixed is not None:  # the game begins once the words are open
                await self._invitations.show(fixed, reply)
                return

    async def _begin(self, lobby: Invitation, complete: Invitation, reply: Reply) -> bool:
        """Begin the game of a lobby that its host has completed; see `Invitations.begin`.

        Where another game is running in the channel, raises what tells that a full table waits.
        """
        try:
            return await self._invitations.begin(complete, reply)
        except ChannelTaken:
            if lobby.ready:
                raise lobby_rules.waits(lobby) from None
            raise

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


def _without_or_with(
    lobby: Invitation, answer: Literal["leave", "add", "remove"], who: int, value: str
) -> Invitation:
    """Return a lobby after somebody left, or the host added or removed a player."""
    lobby_rules.expect_changeable(lobby)
    match answer:
        case "leave":
            return reseated(lobby, *lobby_rules.leave(lobby, who))
        case "add":
            return reseated(lobby, *lobby_rules.add_computer(lobby, who, value))
        case "remove":
            return reseated(lobby, *lobby_rules.remove(lobby, who, value))
