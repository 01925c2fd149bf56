"""The log: one line for each thing that happened, as logfmt or JSON, and no secret in any."""

import logging
import re
import sys
from types import TracebackType
from typing import TYPE_CHECKING, Any

import structlog
from structlog.stdlib import ProcessorFormatter

from .settings import Settings

if TYPE_CHECKING:
    from structlog.typing import Processor

log = logging.getLogger(__name__)

TALKATIVE = (
    "aiosqlite",
    "alembic",
    "discord.gateway",
    "discord.http",
    "discord.webhook",
    "sqlalchemy",
)
"""Who would write hidden cards, or the tokens of interactions, into the log."""

INTERACTION_TOKEN = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?\"]+")
"""Where the token of an interaction stands in an address; discord.py writes some into warnings."""

CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
"""What could end a line, or steer a terminal."""

ORDER = ["timestamp", "level", "logger", "event", "id"]


def begin(settings: Settings) -> None:
    """Write the log to the standard error output, as the settings say.

    Each line carries the id of the press or command during which it was written, where there was
    one; it is the number that people see in an apology. A traceback is part of its line.
    """
    writer = logging.StreamHandler(sys.stderr)
    writer.setFormatter(formatter(settings))
    logging.basicConfig(level=settings.log_level, handlers=[writer], force=True)
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)


def formatter(settings: Settings) -> logging.Formatter:
    """Return what turns a record of the log into its line."""
    render: Processor = structlog.processors.LogfmtRenderer(key_order=ORDER, drop_missing=True)
    if settings.log_format == "json":
        render = structlog.processors.JSONRenderer()
    return ProcessorFormatter(
        foreign_pre_chain=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
        processors=[
            ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            render,
            _discreet(settings.token),
        ],
    )


def _discreet(token: str) -> "Processor":
    """Return what takes secrets out of a finished line, whoever wrote them into it."""

    def discreet(_: object, __: str, finished: Any) -> str:
        line = str(finished)
        if token:
            line = line.replace(token, "[token]")
        line = INTERACTION_TOKEN.sub(r"\1[token]", line)
        return CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", line)

    return discreet


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    log.critical("The program ends with an error", exc_info=(kind, error, trace))
