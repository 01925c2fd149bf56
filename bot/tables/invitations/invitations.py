"""What all invitations have in common: they are posted, become a game, expire, are withdrawn.

An invitation to one named person is a challenge (`challenges`), any other a lobby (`lobbies`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from functools import partial

from msgspec.structs import replace

from ...controls.panel import Panel
from ...fair.dealing import Dealer
from ...runtime.locks import Locks
from ...store import ClosingStatus, Cut, Invitation, NewInvitation, Store
from ...wording.presentation import Presentations
from ..allowances import Allowances
from ..beginning import setup
from ..ports import Poster, Reply
from ..refusals import Refusal, Unreachable
from ..seating import seat_of
from ..tables import Tables
from . import challenge_panels, lobby_panels, lobby_rules
from .invitation_panels import (
    begun_panel,
    drawn_if_possible,
    language_of,
    open_panel,
    over_panel,
    show_present,
)
from .own_threads import OwnThreads
from .unshown_answers import note_press, show_begun, show_early_answers

LASTS = timedelta(hours=24)
"""How long an invitation can be answered."""


class Invitations:
    """Posts invitations, begins their games, and closes those that nobody answers."""

    def __init__(
        self,
        tables: Tables,
        dealer: Dealer,
        store: Store,
        poster: Poster,
        presentations: Presentations,
        allowances: Allowances,
    ) -> None:
        self._tables = tables
        self._allowances = allowances
        self._dealer = dealer
        self._store = store
        self._poster = poster
        self._presentations = presentations
        self._threads = OwnThreads(store, presentations)
        self._channels = Locks()
        self._hosts = Locks()
        self._locks = Locks()

    def lock(self, number: int) -> asyncio.Lock:
        """Return the lock of an invitation: of two changes, the later one is shown last."""
        return self._locks.of(number)

    async def send(self, new: NewInvitation, reply: Reply) -> None:
        """Send an invitation as the reply; where nobody has to answer, begin the game.

        Raises `Refusal` if a game is running in the channel. If the same people, or the same host,
        have an open invitation to the game there, point to that one instead.
        """
        assert new.host.user_id is not None
        limits = self._allowances.limits
        async with (
            # Of what one person asks for at once, each is counted before the next is looked at.
            self._hosts.of(new.host.user_id),
            self._channels.of(new.channel_id),
        ):
            await self.expect_free_channel(new, reply)
            if lobby_rules.is_complete(new):
                await self._allowances.expect_begun(new)
                await self._count_thread(new, reply)
                thread = await self._threads.begin(new, reply)
                await self._tables.begin(setup(new, thread), reply, within=limits)
                await self._threads.tell_missing_permission(new, reply)
                return
            waiting = await self._store.invitations.like(new, datetime.now(UTC))
            if waiting is not None:
                await self._point_to(waiting, new, reply)
                return
            await self._expect_allowed(new)
            await self._count_thread(new, reply)
            added = await self._store.invitations.add(new, self._dealer.fresh(), within=limits)
            await self._post(added, lambda panel: reply.say(panel, private=False))

    async def expect_free_channel(self, new: NewInvitation, reply: Reply) -> None:
        """Raise `Refusal` where a game is running in a channel, and a new one gets no thread."""
        if not await self._threads.wanted(new, reply):
            await self._tables.expect_free(new.channel_id)

    async def _count_thread(self, new: NewInvitation, reply: Reply) -> None:
        """Count the thread that a game opens where its server wants that; raises `Refusal`."""
        assert new.host.user_id is not None
        if await self._threads.wanted(new, reply):
            self._allowances.count("threads", new.host.user_id)

    async def _point_to(self, waiting: Invitation, new: NewInvitation, reply: Reply) -> None:
        if waiting.one_to_one:
            rows = challenge_panels.controls(reply.words, waiting, new.host.user_id)
            await reply.refuse(Refusal("challenge-waiting"), rows)
        else:
            rows = lobby_panels.to_lobby(reply.words, waiting)
            await reply.refuse(Refusal("lobby-waiting"), rows)

    async def _expect_allowed(self, new: NewInvitation) -> None:
        """Check that an invitation may be posted, and count whom it notifies; raises `Refusal`."""
        await self._allowances.expect_welcome(new)
        await self._allowances.expect_invitation(new)
        assert new.host.user_id is not None
        self._allowances.count("opened", new.host.user_id)
        invited = [each for each in new.players if each.user_id in new.invited]
        await self._allowances.expect_mentions(new.host, invited)

    async def keep_draft(self, new: NewInvitation) -> Invitation:
        """Store an invitation whose channel is taken, to post it in a thread.

        Of the host's older drafts only the newest are kept.
        """
        assert new.host.user_id is not None
        self._allowances.count("opened", new.host.user_id)
        limits, fresh = self._allowances.limits, self._dealer.fresh()
        return await self._store.invitations.add(new, fresh, draft=True, within=limits)

    async def expect_postable(self, draft: Invitation) -> None:
        """Check that a draft may be posted now, and count whom it notifies; raises `Refusal`."""
        if lobby_rules.is_complete(draft):
            await self._allowances.expect_begun(draft)
        else:
            await self._expect_allowed(draft)

    async def post_draft(self, number: int, channel_id: int) -> None:
        """Post an invitation as the bot's own message in a thread, or begin its game there."""
        draft = await self._store.invitations.get(number)
        here = replace(draft, channel_id=channel_id, draft=False)
        complete, limits = lobby_rules.is_complete(here), self._allowances.limits
        within = None if complete else limits
        if not await self._store.invitations.publish(draft, channel_id, within=within):
            raise Refusal("unknown-control")
        if complete:
            dealt = await self._dealer.accept(here, setup(here), limits)
            if dealt is not None:
                await self._tables.open(dealt.record, None)
            return
        await self._post(here, lambda panel: self._poster.post(channel_id, panel))

    async def _post(
        self, invitation: Invitation, send: Callable[[Panel], Awaitable[int | None]]
    ) -> None:
        panel = await open_panel(self._presentations, invitation, new=True)
        message_id, lost = None, False
        try:
            message_id = await drawn_if_possible(send, panel)
        except Unreachable:  # the message may have arrived, so keep the invitation open
            lost = True
            raise
        finally:
            if message_id is None and not lost:  # not visible, so it cannot be answered
                await self._store.invitations.close(invitation.id, "withdrawn")
        if message_id is not None:
            await self._store.invitations.set_message(invitation.id, message_id)
            await show_early_answers(
                self._store, self._presentations, self._poster, invitation, message_id
            )

    async def pressed(self, invitation: Invitation, control: str, reply: Reply) -> None:
        """Note on which message a control of an invitation was pressed; see `note_press`."""
        await note_press(self._store, self._presentations, self._poster, invitation, control, reply)

    async def show_begun(self) -> None:
        """Show what a kill has left unshown of invitations that were accepted."""
        await show_begun(self._store, self._presentations, self._poster)

    async def show(self, invitation: Invitation, reply: Reply) -> None:
        """Put an invitation in place of the pressed message, as it is once that is done."""
        await show_present(self._store, self._presentations, invitation, reply.replace)

    async def accept(self, challenge: Invitation, mine: Cut, reply: Reply) -> bool:
        """Begin the game of a challenge, or wait for promised words; False if it has changed."""
        accepted = replace(challenge, invited=(), cuts=(*challenge.cuts, mine))
        if not accepted.closed_cuts:
            return await self.begin(replace(challenge, cuts=accepted.cuts), reply)
        fixed = lobby_rules.with_terms(challenge, accepted)
        changed = await self._store.invitations.change(challenge, fixed)
        if changed is None:
            return False
        panel = await open_panel(self._presentations, changed)
        await drawn_if_possible(reply.replace, panel)
        await self.replace_public(changed, panel, reply)
        return True

    async def begin(self, invitation: Invitation, reply: Reply) -> bool:
        """Begin the game of an invitation; False if the invitation has changed or is closed.

        It is played in a thread of the invitation where the server has chosen so. Raises
        `ChannelTaken` and `Unreachable`, after which the invitation is open as before.
        """
        thread = await self._threads.open(invitation, invitation.message_id, reply)
        dealt = await self._dealer.accept(invitation, setup(invitation, thread))
        if dealt is None:
            return False
        words = (await self._presentations.for_table(invitation)).words
        panel = begun_panel(words, invitation, dealt)
        await reply.replace_if_possible(begun_panel(language_of(reply, words), invitation, dealt))
        try:
            await self._tables.open(dealt.record, reply)
            await self._threads.tell_missing_permission(invitation, reply)
        finally:
            await self.replace_public(invitation, panel, reply)
        return True

    async def close(
        self, invitation: Invitation, status: ClosingStatus, reply: Reply | None = None
    ) -> bool:
        """Close an invitation and update its message; False if it was closed already."""
        if not await self._store.invitations.close(invitation.id, status):
            return False
        words = (await self._presentations.for_table(invitation)).words
        panel = over_panel(words, invitation, status)
        if reply is None:
            await self._replace(invitation, panel)
            return True
        try:
            await reply.replace(over_panel(language_of(reply, words), invitation, status))
        finally:
            await self.replace_public(invitation, panel, reply)
        return True

    async def expire(self, now: datetime) -> None:
        """Close expired invitations."""
        for invitation in await self._store.invitations.due(now):
            async with self.lock(invitation.id):
                await self.close(invitation, "expired")

    async def withdraw_all(self, user: int, *, guild_id: int | None = None) -> None:
        """Withdraw all open invitations of a person, and decline or leave those of others.

        With a `guild_id`, only on that server.
        """
        for invitation in await self._store.invitations.open_of(user):
            if guild_id not in (None, invitation.guild_id):
                continue
            async with self.lock(invitation.id):
                if user == invitation.host.user_id:
                    await self.close(invitation, "withdrawn")
                elif invitation.one_to_one:
                    await self.close(invitation, "declined")
                else:
                    await self._leave(invitation, user)

    async def _leave(self, invitation: Invitation, user: int) -> None:
        """Take a person out of a lobby, who may be doing something there at the same time.

        Where others have opened their promised words, nobody can be replaced: the lobby closes.
        """
        changed = None
        while changed is None:
            lobby = await self._store.invitations.get(invitation.id)
            if lobby.status != "open" or seat_of(lobby.players, user) is None:
                return
            if lobby_rules.is_opening(lobby):
                await self.close(lobby, "withdrawn")
                return
            left = lobby_rules.reseated(lobby, *lobby_rules.leave(lobby, user))
            changed = await self._store.invitations.change(lobby, left)
        await self._replace(changed, await open_panel(self._presentations, changed))

    async def replace_public(self, invitation: Invitation, panel: Panel, reply: Reply) -> None:
        """Replace the public message of an invitation that was answered on a private one."""
        if reply.pressed_message is None or reply.pressed_message != invitation.message_id:
            await self._replace(invitation, panel)

    async def _replace(self, invitation: Invitation, panel: Panel) -> None:
        if invitation.message_id is not None and invitation.postable:
            place = (invitation.channel_id, invitation.message_id)
            await drawn_if_possible(partial(self._poster.replace, *place), panel)
