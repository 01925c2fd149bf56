"""What a leaderboard tells on which nobody stands."""

import pytest

from bot.store import EVERYWHERE
from bot.tables.rankings.leaderboards import leaderboard_panel
from bot.wording.presentation import Presentation
from tests.bot.wording.languages import LOCALES, WORDS


@pytest.mark.parametrize("locale", LOCALES)
def test_an_empty_one_over_all_servers_tells_how_to_be_listed(locale: str) -> None:
    to = Presentation(WORDS[locale])
    join, option = (to.words(f"command-join-rankings{each}") for each in ("", "-everywhere"))
    here, everywhere = (
        str(leaderboard_panel(to, "duel", scope, (), None).parts[0]) for scope in (7, EVERYWHERE)
    )
    assert f"`/{join}`" in everywhere
    assert f"**{option}**" in everywhere
    assert join not in here
