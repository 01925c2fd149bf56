"""Limits are read from the environment, and docs/limits.md tells each with its default."""

import re
from pathlib import Path

import pytest
from msgspec.structs import fields

from bot.runtime.limits import Limit, Limits
from bot.runtime.settings import BadSetting, settings

PAGE = Path(__file__).parents[3] / "docs" / "limits.md"


def test_a_host_changes_limits() -> None:
    changed = settings({"LIMIT_GAMES": "7", "LIMIT_MENTIONS_OF_ONE": "2/60"}).limits
    assert (changed.games, changed.mentions_of_one) == (Limit(7), Limit(2, 60))
    assert changed.reviews == Limits().reviews


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LIMIT_GAMES", "many"),
        ("LIMIT_GAMES", "7/60"),
        ("LIMIT_BOARDS", "7"),
        ("LIMIT_BOARDS", "7/0"),
        ("LIMIT_BOARDS", "-1/60"),
        ("LIMIT_GAME", "7"),
    ],
)
def test_a_limit_that_cannot_be_is_named(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"^{name}: "):
        settings({name: value})


def test_the_page_for_hosts_tells_each_limit_with_its_default() -> None:
    told = dict(
        re.findall(r"^\| `LIMIT_([A-Z_]+)` \| ([0-9/]+) \|", PAGE.read_text(), re.MULTILINE)
    )
    assert told == {each.name.upper(): str(each.default) for each in fields(Limits)}
