"""What is said of a table whose game begins."""

from datetime import UTC, datetime

import pytest

from bot.fair.dealing import DealtGame
from bot.store import Invitation
from bot.tables.invitations.lobby_panels import begun
from tests.bot.wording.languages import LOCALES, WORDS

from ..architects.tables import FIRST_ID, stored


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_that_begins_with_free_seats_is_not_said_to_have_none(locale: str) -> None:
    words, record = WORDS[locale], stored(3)
    invitation = Invitation(
        game="architects",
        guild_id=7,
        channel_id=1,
        postable=True,
        host=record.players[0],
        players=record.players,
        invited=(FIRST_ID + 1, FIRST_ID + 2),
        least=2,
        most=7,
        locale=locale,
        options={},
        expires_at=datetime(2026, 1, 1, tzinfo=UTC),
        id=1,
        status="accepted",
        message_id=None,
        table_id=record.id,
    )
    (told,) = begun(words, invitation, DealtGame(record, "0" * 64, "")).parts
    assert words("picture-seats", seats=0) not in str(told)
    (no_seats, *_) = words("refusal-lobby-full").split(".")
    assert no_seats not in words("refusal-lobby-begun")
