"""Settings are read under their present names and, where those are not given, under former ones."""

import os

import pytest

from bot.runtime.process_name import LONGEST, default_process_name, is_process_name
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


def test_the_name_of_a_process_is_plain() -> None:
    unnamed, named = settings({}), settings({"PROCESS_NAME": "bot-1.west_2"})
    assert (unnamed.process_name, unnamed.process_named) == (default_process_name(), False)
    assert (named.process_name, named.process_named) == ("bot-1.west_2", True)
    for name in ("bot 1", "wonders/1", "café", "bot\n1", "b" * (LONGEST + 1)):
        with pytest.raises(BadSetting, match=r"^PROCESS_NAME: "):
            settings({"PROCESS_NAME": name})


@pytest.mark.parametrize("host", ["forum", "Ana's café", "h" * 64])
def test_the_default_name_of_a_process_is_a_name(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: host)
    assert is_process_name(default_process_name())
    assert default_process_name().endswith(f"-{os.getpid()}")


def test_jobs_go_elsewhere_through_postgresql_alone() -> None:
    server = "postgresql+asyncpg://bot@localhost/wonders"
    assert settings({"DATABASE_URL": server}).jobs == "embedded"
    assert settings({"DATABASE_URL": server, "JOBS": "PostgreSQL"}).jobs == "postgresql"
    for database in ({}, {"DATABASE_URL": "sqlite+aiosqlite:///wonders.db"}):
        with pytest.raises(BadSetting, match=r"^JOBS: postgresql needs a PostgreSQL database"):
            settings({"JOBS": "postgresql", **database})
    with pytest.raises(BadSetting, match=r"^JOBS: expected"):
        settings({"JOBS": "redis"})


@pytest.mark.parametrize("name", ["HEALTH_PORT", "RENDER_WORKERS", "AI_WORKERS"])
@pytest.mark.parametrize("value", ["1.5", "-1", "many", "1e2", "99999"])
def test_what_is_counted_is_a_whole_number(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"^{name}: expected a whole number from 0 to"):
        settings({name: value})
    assert settings({"HEALTH_PORT": "65535", "AI_WORKERS": "0"}).health_port == 65535


def test_another_discord_is_named_by_its_address() -> None:
    given = {"DISCORD_API_URL": "http://here/api", "DISCORD_GATEWAY_URL": "wss://here/gateway"}
    assert (settings(given).api_url, settings(given).gateway_url) == tuple(given.values())
    for name, value in (
        ("DISCORD_API_URL", "discord.example/api"),
        ("DISCORD_API_URL", "wss://here"),
        ("DISCORD_GATEWAY_URL", "https://here"),
        ("DISCORD_GATEWAY_URL", "wss://"),
    ):
        with pytest.raises(BadSetting, match=f"^{name}: expected an address that begins with"):
            settings({name: value})
