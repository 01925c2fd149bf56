"""Settings are read under their present names and, where those are not given, under former ones."""

import pytest

from bot.runtime.settings import BadSetting, settings


def test_former_names_are_still_read() -> None:
    former = settings({"PAINTERS": "3", "THINKERS": "4"})
    assert (former.render_workers, former.ai_workers) == (3, 4)


def test_the_present_name_takes_precedence() -> None:
    both = settings({"PAINTERS": "3", "RENDER_WORKERS": "1", "AI_WORKERS": "0", "THINKERS": "5"})
    assert (both.render_workers, both.ai_workers) == (1, 0)


def test_an_error_names_the_setting_as_it_is_given() -> None:
    for name in ("PAINTERS", "RENDER_WORKERS", "THINKERS", "AI_WORKERS"):
        with pytest.raises(BadSetting, match=f"^{name}: "):
            settings({name: "many"})
