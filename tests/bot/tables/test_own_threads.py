"""How the threads of games are called."""

from datetime import UTC, datetime

import pytest

from bot.store import NewInvitation, Player
from bot.tables.invitations.own_threads import title
from tests.bot.wording.languages import LOCALES, WORDS


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("computers", [1, 3])
def test_several_computers_are_numbered_as_at_the_table(locale: str, computers: int) -> None:
    words, ana = WORDS[locale], Player(1, "Ana")
    invitation = NewInvitation(
        game="seven",
        guild_id=7,
        channel_id=1,
        postable=True,
        host=ana,
        players=(ana, *(Player(None, "", "builder") for _ in range(computers))),
        invited=(),
        least=2,
        most=7,
        locale=locale,
        options={},
        expires_at=datetime(2026, 1, 1, tzinfo=UTC),
    )
    computer, game = words("computer"), words("game-seven.short")
    called = [computer] if computers == 1 else [f"{computer} {n}" for n in (1, 2, 3)]
    assert title(words, invitation) == f"{', '.join(('Ana', *called))} · {game}"
