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


def test_jobs_go_elsewhere_through_postgresql_alone() -> None:
    server = "postgresql+asyncpg://bot@localhost/wonders"
    assert settings({"DATABASE_URL": server}).jobs == "embedded"
    assert settings({"DATABASE_URL": server, "JOBS": "PostgreSQL"}).jobs == "postgresql"
    for database in ({}, {"DATABASE_URL": "sqlite+aiosqlite:///wonders.db"}):
        with pytest.raises(BadSetting, match=r"^JOBS: postgresql needs a PostgreSQL database"):
            settings({"JOBS": "postgresql", **database})
    with pytest.raises(BadSetting, match=r"^JOBS: expected"):
        settings({"JOBS": "redis"})
