"""The settings of the program, read from the environment; `.env.example` explains each."""

from collections.abc import Mapping

from msgspec import Struct

DATABASE = "sqlite+aiosqlite:///wonders.db"


class BadSetting(ValueError):  # noqa: N818 - names what is bad
    """A setting cannot be used; the message names it and what is expected, never a secret."""


class Settings(Struct, frozen=True, kw_only=True):
    """What the host has set."""

    token: str
    database_url: str = DATABASE
    api_url: str | None = None
    gateway_url: str | None = None
    log_level: str = "INFO"
    picture_threads: int = 2
    thinkers: int = 2
    watch_seconds: float = 2.0

    def __repr__(self) -> str:
        return f"Settings(database_url={self.database_url.split('@')[-1]!r})"


def settings(environment: Mapping[str, str]) -> Settings:
    """Read the settings; an empty value counts as unset. Raises `BadSetting`."""
    given = {name: value.strip() for name, value in environment.items() if value.strip()}
    return Settings(
        token=given.get("DISCORD_TOKEN", ""),
        database_url=given.get("DATABASE_URL", DATABASE),
        api_url=given.get("DISCORD_API_URL"),
        gateway_url=given.get("DISCORD_GATEWAY_URL"),
        log_level=_level(given.get("LOG_LEVEL", "INFO")),
        picture_threads=int(_number("PICTURE_THREADS", given, 2, least=1)),
        thinkers=int(_number("THINKERS", given, 2, least=0)),
        watch_seconds=_number("WATCH_SECONDS", given, 2.0, least=0),
    )


def _level(text: str) -> str:
    if text.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadSetting("LOG_LEVEL: expected DEBUG, INFO, WARNING or ERROR")
    return text.upper()


def _number(name: str, given: Mapping[str, str], usual: float, *, least: float) -> float:
    text = given.get(name)
    if text is None:
        return usual
    try:
        number = float(text)
    except ValueError:
        number = least - 1
    if not least <= number <= 3600:
        raise BadSetting(f"{name}: expected a number from {least:g} to 3600, not {text!r}")
    return number
