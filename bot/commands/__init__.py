"""The slash commands, one group a file; `all_commands` is what Discord is told of."""

from typing import TYPE_CHECKING, Any

from discord import app_commands

from .card import CardCommand
from .duel import DuelCommands
from .help import HelpCommand
from .look import LookCommands
from .seats import SeatCommands
from .server import ServerCommands

if TYPE_CHECKING:
    from ..app import Wonders

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu


def all_commands(app: "Wonders") -> tuple[AnyCommand, ...]:
    """Return every command, bound to the running bot."""
    groups = (
        DuelCommands(app),
        LookCommands(app),
        CardCommand(app),
        SeatCommands(app),
        ServerCommands(app),
        HelpCommand(app),
    )
    return tuple(command for group in groups for command in group.commands())
