"""A line of the log, whoever wrote it: on one line, and without secrets."""

import logging
from typing import get_args

import pytest
from procrastinate.exceptions import ConnectorException
from psycopg.errors import AdminShutdown, UndefinedFunction

from bot.runtime.logs import formatter, in_one_sentence
from bot.runtime.settings import LogFormat, Settings

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
OF_INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"


def line(form: LogFormat, told: str, error: BaseException | None = None) -> str:
    """Return how something is written down."""
    info = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("bot", logging.ERROR, __file__, 1, "%s", (told,), info)
    return formatter(Settings(token=TOKEN, log_format=form)).format(record)


@pytest.mark.parametrize("form", get_args(LogFormat))
@pytest.mark.parametrize("sign", ["\n", "\r", "\x0b", "\x1b", "\x85", "\u2028"])
def test_nobody_can_begin_a_line(form: LogFormat, sign: str) -> None:
    text = f'Ana{sign}timestamp=x level=error event="forged"'
    assert sign not in line(form, text)
    assert sign not in line(form, "x", ValueError(text))


@pytest.mark.parametrize("form", get_args(LogFormat))
def test_no_token_is_written(form: LogFormat) -> None:
    paths = (
        f"/webhooks/123/{OF_INTERACTION}/messages/@original",
        f"/interactions/1/{OF_INTERACTION}",
    )
    for text in (TOKEN, f"Authorization: Bot {TOKEN}", *paths):
        for written in (line(form, text), line(form, "x", ValueError(text))):
            assert TOKEN not in written
            assert OF_INTERACTION not in written
            assert "[token]" in written


@pytest.mark.parametrize("form", get_args(LogFormat))
def test_a_traceback_is_whole(form: LogFormat) -> None:
    try:
        raise ValueError("Ana")
    except ValueError as error:
        written = line(form, "x", error)
    assert "test_a_traceback_is_whole" in written
    assert "ValueError: Ana" in written


@pytest.mark.parametrize(
    ("form", "named"), [("logfmt", " level=error process=bot-1 "), ("json", '"process": "bot-1"')]
)
def test_each_line_has_the_name_of_its_process(form: LogFormat, named: str) -> None:
    chosen = Settings(token=TOKEN, log_format=form, process_name="bot-1", process_named=True)
    record = logging.LogRecord("bot", logging.ERROR, __file__, 1, "x", (), None)
    assert named in formatter(chosen).format(record)
    assert "process" not in line(form, "x")


def test_a_lost_connection_is_a_warning_in_one_sentence_and_no_error() -> None:
    error = OSError("Cannot connect to host gateway: 100%s")
    for told, level, traced in (
        ("Attempting a reconnect for shard ID %s in %.2fs", logging.WARNING, False),
        ("Ignoring exception in shard %s, %.2f", logging.ERROR, True),
    ):
        record = logging.LogRecord(
            "discord.shard", logging.ERROR, __file__, 1, told, (0, 2.5), (OSError, error, None)
        )
        assert in_one_sentence(record)
        written = formatter(Settings(token=TOKEN)).format(record)
        assert record.levelno == level
        assert (str(error) in written, "exception=" in written) == (True, traced)
        assert f" level={logging.getLevelName(level).lower()} " in written


def test_a_database_that_workers_lose_is_a_warning_and_another_error_of_it_is_none() -> None:
    error = ConnectorException()
    for cause, level in (
        (AdminShutdown("terminating connection"), logging.WARNING),
        (UndefinedFunction("no such function"), logging.ERROR),
    ):
        error.__cause__ = cause
        record = logging.LogRecord(
            "procrastinate.utils", logging.ERROR, __file__, 1, f"listener error: {error!r}", (),
            (ConnectorException, error, None),
        )  # fmt: skip
        assert in_one_sentence(record)
        assert record.levelno == level
        written = formatter(Settings(token=TOKEN)).format(record)
        assert ("exception=" in written) == (level == logging.ERROR)
        assert ('event="listener error (terminating connection)"' in written) == (
            level == logging.WARNING
        )
