"""The use case of cutting the cards: words of one's own, typed in a form, go into the deal."""

from datetime import UTC, datetime

from ...controls import ids
from ...controls.panel import Form
from ...fair.dealing import CUT_LENGTH
from ...store import Invitation, Player, Store
from ...wording.strings import Words
from ..ports import Reply
from . import challenge_panels, lobby_rules
from .challenges import Challenges
from .lobbies import Lobbies


class Cutting:
    """Asks for words, and joins or opens with them: whichever the person can do."""

    def __init__(self, store: Store, challenges: Challenges, lobbies: Lobbies) -> None:
        self._store = store
        self._challenges = challenges
        self._lobbies = lobbies

    async def form(self, number: int, user: Player, words: Words) -> Form:
        """Return the form that asks a person for words; raises `Refusal` for whoever cannot cut."""
        invitation, now = await self._store.invitations.get(number), datetime.now(UTC)
        assert user.user_id is not None
        label = "cut-label"
        if invitation.one_to_one:
            challenge_panels.expect(invitation, user.user_id, "accept", now)
        else:
            lobby_rules.expect_open(invitation, now)
            if _has_joined(invitation, user.user_id):
                lobby_rules.closed_cut(invitation, user.user_id)
                label = "cut-label-promised"
            else:
                lobby_rules.join(invitation, user)
        hint = words("cut-hint")
        return Form(str(ids.CutCards(number)), words("cut-title"), words(label), hint, CUT_LENGTH)

    async def cut(self, number: int, user: Player, typed: str, reply: Reply) -> None:
        """Accept, join or open with the words that were typed; raises `Refusal`."""
        invitation = await self._store.invitations.get(number)
        assert user.user_id is not None
        if invitation.one_to_one:
            await self._challenges.respond(number, user.user_id, "accept", reply, typed)
        elif _has_joined(invitation, user.user_id):
            await self._lobbies.open_words(number, user.user_id, typed, reply)
        else:
            await self._lobbies.press(ids.AnswerLobby(number, "join"), user, typed, reply)


def _has_joined(invitation: Invitation, user: int) -> bool:
    """Whether a person need not join any more: the host, who may only watch, and the players."""
    return any(each.person == user for each in invitation.cuts)
