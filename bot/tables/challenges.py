"""What people do before a game: challenge, accept, decline, withdraw, ask for another one."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from weakref import WeakValueDictionary

from ..controls.panel import Panel
from ..discord.failures import UNREACHABLE
from ..discord.poster import Poster
from ..discord.replies import Answer
from ..fair.dealing import Cut, Dealer, cut
from ..games import KITS
from ..store import FORGOTTEN, Challenge, NewChallenge, Store
from ..store import Answer as Refused
from ..wording.players import seat_of
from ..wording.presentation import Audiences
from . import challenge_panels as challenges
from .refusals import Refusal
from .tables import Tables
from .turns import not_seated

CHALLENGE_LASTS = timedelta(hours=24)


class Challenging:
    """The use cases around challenges; an accepted one becomes a game at the `tables`."""

    def __init__(
        self, tables: Tables, dealer: Dealer, store: Store, poster: Poster, audiences: Audiences
    ) -> None:
        self._tables = tables
        self._dealer = dealer
        self._store = store
        self._poster = poster
        self._audiences = audiences
        self._channels: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def challenge(self, new: NewChallenge, answer: Answer) -> None:
        """Send a challenge as the answer.

        Raises `Refusal` where a game is running already. Where the same two people have one
        waiting here, that one is offered to be answered or withdrawn.
        """
        async with self._channels.setdefault(new.channel_id, asyncio.Lock()):
            await self._tables.expect_free(new.channel_id)
            for waiting in await self._store.open_challenges():
                if challenges.waits(waiting, new, datetime.now(UTC)):
                    rows = challenges.controls(answer.words, waiting, new.challenger.user_id)
                    await answer.refuse(Refusal("challenge-waiting"), rows)
                    return
            await self._send(new, lambda panel: answer.say(panel, private=False))

    async def post(self, new: NewChallenge) -> None:
        """Send a challenge as a message of the bot's own, in a thread opened for it."""
        await self._send(new, lambda panel: self._poster.post(new.channel_id, panel))

    async def _send(
        self, new: NewChallenge, send: Callable[[Panel], Awaitable[int | None]]
    ) -> None:
        challenge = await self._store.add_challenge(new, self._dealer.fresh())
        to = await self._audiences.around(challenge)
        poster = KITS[challenge.game].poster(to, challenge)
        message_id = None
        lost = False
        try:
            message_id = await send(challenges.open_panel(to.words, challenge, poster))
        except UNREACHABLE:  # Discord may have taken it all the same: then it can be answered
            lost = True
            raise
        finally:
            if message_id is None and not lost:  # nobody can answer what nobody sees
                await self._store.answer_challenge(challenge.id, "withdrawn")
        if message_id is not None:
            await self._store.challenge_shown(challenge.id, message_id)

    async def answer(
        self, challenge_id: int, user: int, word: str, answer: Answer, words: str = ""
    ) -> None:
        """Accept (cutting the cards with `words`), decline or withdraw; raises `Refusal`."""
        challenge = await self._store.challenge(challenge_id)
        challenges.expect(challenge, user, word, datetime.now(UTC))
        if word == "accept":
            await self._accept(challenge, cut(answer.interaction.id, words), answer)
            return
        status = challenges.STATUS[word]
        if not await self._store.answer_challenge(challenge_id, status):
            raise Refusal("challenge-answered")
        to = await self._audiences.around(challenge)
        panel = challenges.answered_panel(to.words, challenge, status)
        try:
            await answer.replace(panel)
        finally:
            await self._replace_public(challenge, panel, answer)

    async def _accept(self, challenge: Challenge, cut: Cut, answer: Answer) -> None:
        begun = await self._dealer.accept(challenge, challenges.opening(challenge), cut)
        if begun is None:
            raise Refusal("challenge-answered")
        to = await self._audiences.around(challenge)
        panel = challenges.accepted_panel(to.words, challenge, begun)
        await answer.replace_if_possible(panel)
        try:
            await self._tables.open(begun.record, answer)
        finally:
            await self._replace_public(challenge, panel, answer)

    async def _replace_public(self, challenge: Challenge, panel: Panel, answer: Answer) -> None:
        """Put a panel in place of a challenge that was answered on a private message."""
        pressed = answer.interaction.message
        if pressed is None or pressed.id != challenge.message_id:
            await self._replace(challenge, panel)

    async def rematch(self, table: int, user: int, answer: Answer) -> None:
        """Ask for the same game with the seats swapped; against the computer it begins."""
        record = await self._store.load(table)
        if seat_of(record.players, user) is None:
            raise not_seated(record, user)
        if any(player.user_id == FORGOTTEN for player in record.players):
            raise Refusal("former-player")
        await self._tables.expect_free(record.channel_id)
        if any(player.user_id is None for player in record.players):
            again = challenges.again(record, user)
            await self._tables.begin(again, cut(answer.interaction.id), answer)
            return
        new = challenges.rematch(record, user, datetime.now(UTC) + CHALLENGE_LASTS)
        await self.challenge(new, answer)

    async def expire(self, now: datetime) -> None:
        """Close the challenges that nobody answered in time."""
        for challenge in await self._store.due_challenges(now):
            await self._close(challenge, "expired")

    async def withdraw_all(self, user: int) -> None:
        """Withdraw the challenges that wait for a person's answer, or that this person has sent."""
        for challenge in await self._store.open_challenges():
            if user == challenge.challenger.user_id:
                await self._close(challenge, "withdrawn")
            elif user == challenge.opponent.user_id:
                await self._close(challenge, "declined")

    async def _close(self, challenge: Challenge, status: Refused) -> None:
        """Close a challenge by ourselves, and show so."""
        if await self._store.answer_challenge(challenge.id, status):
            to = await self._audiences.around(challenge)
            await self._replace(challenge, challenges.answered_panel(to.words, challenge, status))

    async def _replace(self, challenge: Challenge, panel: Panel) -> None:
        if challenge.message_id is not None and challenge.postable:
            await self._poster.replace(challenge.channel_id, challenge.message_id, panel)
