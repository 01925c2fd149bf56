"""Reads the settings from the environment; `.env.example` explains each."""

from collections.abc import Mapping, Sequence
from typing import Literal, cast
from urllib.parse import urlsplit

from msgspec import Struct

from .limits import BadLimit, Limits
from .limits import limits as read_limits
from .process_name import LONGEST, default_process_name, is_process_name

LogFormat = Literal["logfmt", "json"]

Jobs = Literal["embedded", "postgresql"]
"""Where pictures are drawn and moves are thought of: by the bot's own processes, or elsewhere."""

FORMER_NAMES: Mapping[str, str] = {"RENDER_WORKERS": "PAINTERS", "AI_WORKERS": "THINKERS"}
"""Settings under the names of earlier versions, still read; the present name takes precedence."""

NAMES = (
    "DISCORD_TOKEN", "DATABASE_URL", "SHARDS", "PROCESS_NAME", "LOG_LEVEL", "LOG_FORMAT",
    "HEALTH_PORT", "RENDER_WORKERS", "AI_WORKERS", "JOBS", "WATCH_SECONDS",
    "DISCORD_OWN_REQUESTS_PER_SECOND", "DISCORD_API_URL", "DISCORD_GATEWAY_URL",
)  # fmt: skip
"""All settings but the limits, under their present names."""

OWN_REQUESTS = 25.0
"""Requests a second, not counting answers, from which on boards go out as answers to presses: half
of what Discord allows a token, so that there is room for what cannot be an answer."""

MOST_WORKERS = 1024
"""More processes than any machine has cores; a larger number is a mistake."""

DATABASE = "sqlite+aiosqlite:///wonders.db"


class BadSetting(ValueError):  # noqa: N818 - names the state
    """A setting is invalid; the message has its name and what is expected, never a secret."""


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of the program."""

    token: str
    database_url: str = DATABASE
    api_url: str | None = None
    gateway_url: str | None = None
    log_level: str = "INFO"
    log_format: LogFormat = "logfmt"
    health_port: int = 0
    render_workers: int = 2
    ai_workers: int = 2
    watch_seconds: float = 2.0
    process_name: str = ""
    process_named: bool = False
    """Whether the host has chosen that name; the lines of the log then have it."""
    shards: Literal["", "auto"] = ""
    jobs: Jobs = "embedded"
    own_requests: float = OWN_REQUESTS
    limits: Limits = Limits()

    def __repr__(self) -> str:
        return f"Settings(database_url={self.database_url.split('@')[-1]!r})"


def settings(environment: Mapping[str, str]) -> Settings:
    """Read the settings; an empty value counts as unset. Raises `BadSetting`."""
    given = {name: value.strip() for name, value in environment.items() if value.strip()}
    return Settings(
        token=_token(given.get("DISCORD_TOKEN", "")),
        database_url=given.get("DATABASE_URL", DATABASE),
        api_url=_address("DISCORD_API_URL", given, ("http", "https")),
        gateway_url=_address("DISCORD_GATEWAY_URL", given, ("ws", "wss")),
        log_level=_level(given.get("LOG_LEVEL", "INFO")),
        log_format=_format(given.get("LOG_FORMAT", "logfmt")),
        health_port=_count("HEALTH_PORT", given, 0, most=65535),
        render_workers=_count(_name("RENDER_WORKERS", given), given, 2, most=MOST_WORKERS),
        ai_workers=_count(_name("AI_WORKERS", given), given, 2, most=MOST_WORKERS),
        watch_seconds=_number("WATCH_SECONDS", given, 2.0, least=0),
        process_name=_process_name(given.get("PROCESS_NAME", "")) or default_process_name(),
        process_named="PROCESS_NAME" in given,
        shards=_shards(given),
        jobs=_jobs(given),
        own_requests=_number(
            "DISCORD_OWN_REQUESTS_PER_SECOND", given, OWN_REQUESTS, least=0, most=50
        ),
        limits=_limits(given),
    )


def _name(name: str, given: Mapping[str, str]) -> str:
    """Return the name under which a setting is given, which an error is to tell."""
    return name if name in given or FORMER_NAMES[name] not in given else FORMER_NAMES[name]


def _limits(given: Mapping[str, str]) -> Limits:
    try:
        return read_limits(given)
    except BadLimit as error:
        raise BadSetting(str(error)) from error


def _token(text: str) -> str:
    if not (text.isascii() and text.isprintable()) or " " in text:
        raise BadSetting("DISCORD_TOKEN: holds a character that no token has; copy it once more")
    return text


def _level(text: str) -> str:
    if text.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadSetting("LOG_LEVEL: expected DEBUG, INFO, WARNING or ERROR")
    return text.upper()


def _shards(given: Mapping[str, str]) -> Literal["", "auto"]:
    text = given.get("SHARDS", "")
    if text not in ("", "auto"):
        raise BadSetting("SHARDS: expected auto, or nothing for one process with all shards")
    if text and not given.get("DATABASE_URL", DATABASE).startswith("postgresql"):
        raise BadSetting("SHARDS: several processes need PostgreSQL; set DATABASE_URL")
    return cast('Literal["", "auto"]', text)


def _format(text: str) -> LogFormat:
    if text.lower() not in ("logfmt", "json"):
        raise BadSetting("LOG_FORMAT: expected logfmt or json")
    return cast("LogFormat", text.lower())


def _process_name(text: str) -> str:
    if text and not is_process_name(text):
        raise BadSetting(
            f"PROCESS_NAME: expected up to {LONGEST} letters, digits, dots, hyphens or underscores"
        )
    return text


def _jobs(given: Mapping[str, str]) -> Jobs:
    text = given.get("JOBS", "embedded").lower()
    if text not in ("embedded", "postgresql"):
        raise BadSetting("JOBS: expected embedded or postgresql")
    if text == "postgresql" and not given.get("DATABASE_URL", DATABASE).startswith("postgresql"):
        raise BadSetting(
            "JOBS: postgresql needs a PostgreSQL database in DATABASE_URL (see .env.example)"
        )
    return cast("Jobs", text)


def _address(name: str, given: Mapping[str, str], schemes: Sequence[str]) -> str | None:
    text = given.get(name)
    if text is None:
        return None
    try:
        parts = urlsplit(text)
        whole = parts.scheme in schemes and parts.hostname and parts.port != 0
    except ValueError:  # the port is no number
        whole = False
    if not whole or any(map(str.isspace, text)):
        begin = " or ".join(f"{each}://" for each in reversed(schemes))
        raise BadSetting(
            f"{name}: expected an address that begins with {begin} and names a host,"
            " and a port only by its number"
        )
    return text


def _count(name: str, given: Mapping[str, str], default: int, *, most: int) -> int:
    text = given.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal()) or int(text) > most:
        raise BadSetting(f"{name}: expected a whole number from 0 to {most}")
    return int(text)


def _number(
    name: str, given: Mapping[str, str], default: float, *, least: float, most: float = 3600
) -> float:
    text = given.get(name)
    if text is None:
        return default
    try:
        number = float(text)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise BadSetting(f"{name}: expected a number from {least:g} to {most:g}")
    return number
