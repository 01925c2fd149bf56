"""Configures the log: one line for each event, as logfmt or JSON, with secrets redacted."""

import logging
import re
import sys
from types import TracebackType
from typing import TYPE_CHECKING, Any

import structlog
from structlog.stdlib import ProcessorFormatter

from .settings import Settings

if TYPE_CHECKING:
    from structlog.typing import EventDict, Processor

log = logging.getLogger(__name__)

NOISY_LOGGERS = (
    "aiosqlite",
    "alembic",
    "discord.gateway",
    "discord.http",
    "discord.webhook",
    "procrastinate",
    "sqlalchemy",
)
"""Loggers that would write hidden cards or interaction tokens below the level WARNING."""

CONNECTING_LOGGERS = ("discord.client", "discord.shard", "procrastinate.utils")
RECONNECTING = ("Attempting a reconnect", "Failed to ")
"""How discord.py begins to tell, with a traceback, that it connects again by itself."""

QUEUE_ERROR, LOST = "ConnectorException", "OperationalError"
"""What procrastinate logs with a traceback where the database cannot be reached, and its cause."""

INTERACTION_TOKEN = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?\"]+")
"""Interaction tokens in URLs, which discord.py includes in some warnings."""

CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
"""Control characters, which could end a line or control a terminal."""

ORDER = ["timestamp", "level", "process", "logger", "event", "id"]


def begin(settings: Settings) -> None:
    """Write the log to the standard error output, as configured by the settings.

    Each line has the id of the press or command that it belongs to, if any; the same id is in the
    error message to the person. A traceback is part of its line. Where the process has a chosen
    name, each line has it, so that the logs of several can be read in one place.
    """
    writer = logging.StreamHandler(sys.stderr)
    writer.setFormatter(formatter(settings))
    logging.basicConfig(level=settings.log_level, handlers=[writer], force=True)
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    for name in NOISY_LOGGERS:
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in CONNECTING_LOGGERS:
        logging.getLogger(name).addFilter(in_one_sentence)


def in_one_sentence(record: logging.LogRecord) -> bool:
    """Make a warning without a traceback of a lost connection that is restored by itself.

    It is no error of the program: metrics and alerts do not count it as one. Returns True, as a
    filter that lets everything through.
    """
    error = record.exc_info[1] if record.exc_info else None
    cause = _lost_by_queue(error)
    if error is not None and (cause or str(record.msg).startswith(RECONNECTING)):
        said = record.getMessage()
        if cause:  # the error is in the message, too, and tells less than its cause
            said, error = said.partition(":")[0], cause
        why = str(error) or type(error).__name__
        record.msg, record.args = f"{said} ({why})", ()
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.exc_info = record.exc_text = None
    return True


def _lost_by_queue(error: BaseException | None) -> BaseException | None:
    """Return why procrastinate cannot reach the database; `None` for any other error."""
    if error is None or type(error).__name__ != QUEUE_ERROR:
        return None
    cause = error.__cause__
    return cause if any(each.__name__ == LOST for each in type(cause).__mro__) else None


def formatter(settings: Settings) -> logging.Formatter:
    """Return the formatter of log records."""
    render: Processor = structlog.processors.LogfmtRenderer(key_order=ORDER, drop_missing=True)
    if settings.log_format == "json":
        render = structlog.processors.JSONRenderer()
    return ProcessorFormatter(
        foreign_pre_chain=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _namer(settings.process_name if settings.process_named else ""),
        ],
        processors=[
            ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            render,
            _redactor(settings.token),
        ],
    )


def _namer(process: str) -> "Processor":
    """Return a processor that adds the name of the process to an event, if it has one."""

    def name(_: object, __: str, event: "EventDict") -> "EventDict":
        if process:
            event["process"] = process
        return event

    return name


def _redactor(token: str) -> "Processor":
    """Return a processor that redacts secrets in a finished line, whatever logged them."""

    def redact(_: object, __: str, finished: Any) -> str:
        line = str(finished)
        if token:
            line = line.replace(token, "[token]")
        line = INTERACTION_TOKEN.sub(r"\1[token]", line)
        return CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", line)

    return redact


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    log.critical("The program ends with an error", exc_info=(kind, error, trace))
