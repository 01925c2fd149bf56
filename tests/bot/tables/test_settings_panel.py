"""What the hours on offer in the settings are called, in each language."""

import pytest

from bot.controls.panel import Select
from bot.tables.settings.notice_times import AT_ONCE, DAILY, NEVER, QUIET
from bot.tables.settings.panels import Shown, settings_panel
from tests.bot.wording.languages import WORDS


def labels(locale: str, name: str, values: tuple[str, ...]) -> dict[str, str]:
    shown = Shown(name, values, values[0], {})
    panel = settings_panel(WORDS[locale], "own", ["notices"], "notices", [shown], switch=False)
    (found,) = [row for row in panel.rows if isinstance(row, Select)]
    return {option.value: option.label for option in found.options}


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", ("at 0:00", "at 1:00", "at 2:00", "at 21:00")),
        ("pt-BR", ("à 0h", "à 1h", "às 2h", "às 21h")),
        ("es-ES", ("a las 0:00", "a la 1:00", "a las 2:00", "a las 21:00")),
        ("es-419", ("a las 0:00", "a la 1:00", "a las 2:00", "a las 21:00")),
    ],
)
def test_an_hour_of_the_day_has_its_article(locale: str, told: tuple[str, ...]) -> None:
    called = labels(locale, "daily", DAILY)
    assert tuple(called[hour].rpartition(", ")[2] for hour in ("0", "1", "2", "21")) == told
    assert called[AT_ONCE] == WORDS[locale]("choice-daily-once")


@pytest.mark.parametrize(
    ("locale", "midnight", "evening"),
    [
        ("en-US", "From 0:00 to 7:00", "From 22:00 to 7:00"),
        ("pt-BR", "Da 0h às 7h", "Das 22h às 7h"),
        ("es-ES", "De 0:00 a 7:00", "De 22:00 a 7:00"),
        ("es-419", "De 0:00 a 7:00", "De 22:00 a 7:00"),
    ],
)
def test_quiet_hours_have_theirs(locale: str, midnight: str, evening: str) -> None:
    called = labels(locale, "quiet", tuple(QUIET))
    assert (called["0-7"], called["22-7"]) == (midnight, evening)
    assert called[NEVER] == WORDS[locale]("choice-quiet-never")
