"""Settings are read under their present names and, where those are not given, under former ones."""

import os
import re
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.runtime.limits import PREFIX, Limits
from bot.runtime.process_name import LONGEST, default_process_name, is_process_name
from bot.runtime.settings import NAMES, BadSetting, settings

README = Path(__file__).parents[3] / "README.md"


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
@pytest.mark.parametrize("value", ["1.5", "-1", "many", "1e2", "99999", "\u0663"])
def test_what_is_counted_is_a_whole_number(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"^{name}: expected a whole number from 0 to"):
        settings({name: value})
    assert settings({"HEALTH_PORT": "65535", "AI_WORKERS": "0"}).health_port == 65535


def test_another_discord_is_named_by_its_address() -> None:
    given = {"DISCORD_API_URL": "http://here/api", "DISCORD_GATEWAY_URL": "wss://here/gateway"}
    assert (settings(given).api_url, settings(given).gateway_url) == tuple(given.values())
    assert settings({"DISCORD_GATEWAY_URL": "ws://here"}).gateway_url == "ws://here"
    for name, value in (
        ("DISCORD_API_URL", "discord.example/api"),
        ("DISCORD_API_URL", "wss://here"),
        ("DISCORD_GATEWAY_URL", "https://here"),
        ("DISCORD_GATEWAY_URL", "wss://"),
        ("DISCORD_GATEWAY_URL", "wss"),
        ("DISCORD_GATEWAY_URL", "wss://here:port"),
        ("DISCORD_GATEWAY_URL", "wss://here:99999"),
        ("DISCORD_GATEWAY_URL", "wss://here:0"),
        ("DISCORD_API_URL", "https://here and there/api"),
        ("DISCORD_API_URL", "https://:80/api"),
    ):
        with pytest.raises(BadSetting, match=f"^{name}: expected an address that begins with"):
            settings({name: value})


def test_what_is_shown_of_settings_has_neither_a_token_nor_a_password() -> None:
    server = "postgresql+asyncpg://bot:p@ss@localhost/wonders"
    given = settings({"DISCORD_TOKEN": "s3cret", "DATABASE_URL": server})
    assert repr(given) == "Settings(database_url='localhost/wonders')"
    assert repr(settings({})) == "Settings(database_url='sqlite+aiosqlite:///wonders.db')"


def test_blanks_around_a_value_do_not_count_and_nothing_else_is_nothing() -> None:
    given = settings({"DISCORD_TOKEN": " token\n", "LOG_LEVEL": " debug ", "HEALTH_PORT": "  "})
    assert (given.token, given.log_level, given.health_port) == ("token", "DEBUG", 0)


@pytest.mark.parametrize("token", ["tok en", "to\tken", "t\u00f6ken", "\u2026"])
def test_a_token_with_a_character_that_none_has_is_refused_and_not_told(token: str) -> None:
    with pytest.raises(BadSetting, match=r"^DISCORD_TOKEN: ") as refused:
        settings({"DISCORD_TOKEN": token})
    assert token not in str(refused.value)


def test_a_secret_in_the_line_of_another_setting_is_not_told() -> None:
    secret = f"{'s3cret' * 8}@!"
    for name in (*NAMES, *(f"{PREFIX}{each.upper()}" for each in Limits.__struct_fields__)):
        if name not in ("DISCORD_TOKEN", "DATABASE_URL"):
            with pytest.raises(BadSetting, match=f"^{name}: ") as refused:
                settings({name: secret})
            assert "s3cret" not in str(refused.value)


def test_several_processes_share_a_postgresql_database_alone() -> None:
    server = "postgresql+asyncpg://bot@localhost/wonders"
    assert settings({"DATABASE_URL": server, "SHARDS": "auto"}).shards == "auto"
    with pytest.raises(BadSetting, match=r"^SHARDS: several processes need PostgreSQL"):
        settings({"SHARDS": "auto"})
    with pytest.raises(BadSetting, match=r"^SHARDS: expected auto"):
        settings({"DATABASE_URL": server, "SHARDS": "2"})


@pytest.mark.parametrize(
    ("name", "most"), [("WATCH_SECONDS", 3600), ("DISCORD_OWN_REQUESTS_PER_SECOND", 50)]
)
def test_what_is_measured_lies_between_its_bounds(name: str, most: int) -> None:
    for value in ("0", "0.5", f"{most}"):
        settings({name: value})
    for value in ("-0.1", f"{most}.1", "nan", "many"):
        with pytest.raises(BadSetting, match=f"^{name}: expected a number from 0 to {most}$"):
            settings({name: value})


def test_words_are_taken_in_capitals_or_not() -> None:
    given = settings({"LOG_FORMAT": "JSON", "LOG_LEVEL": "warning"})
    assert (given.log_format, given.log_level) == ("json", "WARNING")
    for name in ("LOG_FORMAT", "LOG_LEVEL"):
        with pytest.raises(BadSetting, match=f"^{name}: expected "):
            settings({name: "loud"})


def test_the_page_for_hosts_tells_each_setting_with_its_default() -> None:
    table = README.read_text("utf-8").partition("\n## Settings\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.+?) \|(?: (.*?))?? \|", table, re.MULTILINE)
    told = {name: default for names, default in rows for name in re.findall(r"`(\w+)`", names)}
    assert {*told} == {*NAMES}
    defaults = {name: default.strip("`") for name, default in told.items() if "`" in default}
    assert len(defaults) > 5
    assert settings(defaults) == settings({})


def test_a_copy_of_the_example_changes_nothing_before_it_is_filled_in() -> None:
    given = dotenv_values(README.with_name(".env.example"))
    assert "LOG_LEVEL" in given
    assert settings({name: value or "" for name, value in given.items()}) == settings({})
