"""The use cases of challenges: send, accept, decline, withdraw, expire, ask for a rematch."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from weakref import WeakValueDictionary

from ..controls.panel import Panel
from ..fair.dealing import Cut, Dealer, cut
from ..games import GAMES
from ..store import FORGOTTEN, ClosingStatus, Invitation, NewInvitation, Store
from ..wording.presentation import Presentations
from . import challenge_panels
from .ports import Poster, Reply
from .refusals import Refusal, Unreachable
from .seating import seat_of
from .tables import Tables
from .turns import not_seated

CHALLENGE_LASTS = timedelta(hours=24)


class Challenges:
    """The use cases of challenges; an accepted one becomes a game."""

    def __init__(
        self,
        tables: Tables,
        dealer: Dealer,
        store: Store,
        poster: Poster,
        presentations: Presentations,
    ) -> None:
        self._tables = tables
        self._dealer = dealer
        self._store = store
        self._poster = poster
        self._presentations = presentations
        self._channels: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def challenge(self, new: NewInvitation, reply: Reply) -> None:
        """Send a challenge as the reply.

        Raises `Refusal` if a game is running in the channel. If the same two people have an open
        challenge there, offer to answer or withdraw that one instead.
        """
        async with self._channels.setdefault(new.channel_id, asyncio.Lock()):
            await self._tables.expect_free(new.channel_id)
            waiting = await self._store.invitations.between(new, datetime.now(UTC))
            if waiting is not None:
                rows = challenge_panels.controls(reply.words, waiting, new.host.user_id)
                await reply.refuse(Refusal("challenge-waiting"), rows)
                return
            await self._send(new, lambda panel: reply.say(panel, private=False))

    async def post(self, new: NewInvitation) -> None:
        """Post a challenge as the bot's own message, in a thread opened for it."""
        await self._send(new, lambda panel: self._poster.post(new.channel_id, panel))

    async def _send(
        self, new: NewInvitation, send: Callable[[Panel], Awaitable[int | None]]
    ) -> None:
        challenge = await self._store.invitations.add(new, self._dealer.fresh())
        to = await self._presentations.for_table(challenge)
        picture = GAMES[challenge.game].challenge_picture(to, challenge)
        message_id = None
        lost = False
        try:
            message_id = await send(challenge_panels.open_panel(to.words, challenge, picture))
        except Unreachable:  # the message may have arrived, so keep the challenge open
            lost = True
            raise
        finally:
            if message_id is None and not lost:  # not visible, so it cannot be answered
                await self._store.invitations.close(challenge.id, "withdrawn")
        if message_id is not None:
            await self._store.invitations.note_message(challenge.id, message_id)

    async def respond(
        self, challenge_id: int, user: int, word: str, reply: Reply, words: str = ""
    ) -> None:
        """Accept (cutting the cards with `words`), decline or withdraw; raises `Refusal`."""
        challenge = await self._store.invitations.get(challenge_id)
        challenge_panels.expect(challenge, user, word, datetime.now(UTC))
        if word == "accept":
            await self._accept(challenge, cut(reply.interaction_id, words), reply)
            return
        status = challenge_panels.STATUS[word]
        if not await self._store.invitations.close(challenge_id, status):
            raise Refusal("challenge-answered")
        to = await self._presentations.for_table(challenge)
        panel = challenge_panels.answered_panel(to.words, challenge, status)
        try:
            await reply.replace(panel)
        finally:
            await self._replace_public(challenge, panel, reply)

    async def _accept(self, challenge: Invitation, cut: Cut, reply: Reply) -> None:
        begun = await self._dealer.accept(challenge, challenge_panels.setup(challenge), cut)
        if begun is None:
            raise Refusal("challenge-answered")
        to = await self._presentations.for_table(challenge)
        panel = challenge_panels.accepted_panel(to.words, challenge, begun)
        await reply.replace_if_possible(panel)
        try:
            await self._tables.open(begun.record, reply)
        finally:
            await self._replace_public(challenge, panel, reply)

    async def _replace_public(self, challenge: Invitation, panel: Panel, reply: Reply) -> None:
        """Replace the public message of a challenge that was answered on a private one."""
        if reply.pressed_message is None or reply.pressed_message != challenge.message_id:
            await self._replace(challenge, panel)

    async def rematch(self, table: int, user: int, reply: Reply) -> None:
        """Challenge to a rematch; against the computer, begin it."""
        record = await self._store.tables.load(table)
        if seat_of(record.players, user) is None:
            raise not_seated(record, user)
        if any(player.user_id == FORGOTTEN for player in record.players):
            raise Refusal("former-player")
        await self._tables.expect_free(record.channel_id)
        if any(player.user_id is None for player in record.players):
            setup = challenge_panels.computer_rematch(record, user)
            await self._tables.begin(setup, cut(reply.interaction_id), reply)
            return
        new = challenge_panels.rematch(record, user, datetime.now(UTC) + CHALLENGE_LASTS)
        await self.challenge(new, reply)

    async def expire(self, now: datetime) -> None:
        """Close expired challenges."""
        for challenge in await self._store.invitations.due(now):
            await self._close(challenge, "expired")

    async def withdraw_all(self, user: int) -> None:
        """Close all open challenges of a person: withdraw those sent, decline those received."""
        for challenge in await self._store.invitations.open_of(user):
            mine = user == challenge.host.user_id
            await self._close(challenge, "withdrawn" if mine else "declined")

    async def _close(self, challenge: Invitation, status: ClosingStatus) -> None:
        """Close a challenge without a press, and update its message."""
        if await self._store.invitations.close(challenge.id, status):
            to = await self._presentations.for_table(challenge)
            await self._replace(
                challenge, challenge_panels.answered_panel(to.words, challenge, status)
            )

    async def _replace(self, challenge: Invitation, panel: Panel) -> None:
        if challenge.message_id is not None and challenge.postable:
            await self._poster.replace(challenge.channel_id, challenge.message_id, panel)
