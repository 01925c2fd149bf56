"""The use cases of challenges, which invite one named person: accept, decline, withdraw."""

from datetime import UTC, datetime

from ...controls.ids import ChallengeAnswer
from ...fair.dealing import cut
from ...store import ChannelTaken, Store
from ..allowances import Allowances
from ..ports import Reply
from ..refusals import Refusal
from . import challenge_panels
from .invitations import Invitations


class Challenges:
    """Carries out answers to challenges; an accepted one becomes a game."""

    def __init__(self, store: Store, invitations: Invitations, allowances: Allowances) -> None:
        self._store = store
        self._allowances = allowances
        self._invitations = invitations

    async def respond(
        self, number: int, user: int, answer: ChallengeAnswer, reply: Reply, words: str = ""
    ) -> None:
        """Accept (cutting the cards with `words`), decline or withdraw; raises `Refusal`."""
        async with self._invitations.lock(number):
            await self._respond(number, user, answer, reply, words)

    async def _respond(
        self, number: int, user: int, answer: ChallengeAnswer, reply: Reply, words: str
    ) -> None:
        challenge = await self._store.invitations.get(number)
        challenge_panels.expect(challenge, user, answer, datetime.now(UTC))
        if answer == "accept":
            await self._allowances.expect_game(user)
            await self._allowances.agreed(challenge.host, user)
            mine = cut(user, reply.interaction_id, words)
            try:
                done = await self._invitations.accept(challenge, mine, reply)
            except ChannelTaken:
                raise Refusal("challenge-channel-taken") from None
        else:
            status = challenge_panels.STATUS[answer]
            done = await self._invitations.close(challenge, status, reply)
        if not done:
            raise Refusal("challenge-answered")
