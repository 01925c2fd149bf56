"""The slash commands, one group a file; `all_commands` is what Discord is told of."""

from ..services import Desk
from .build import AnyCommand, all_offered
from .card import CardCommand
from .duel import DuelCommands
from .help import HelpCommand
from .hint import HintCommand
from .look import LookCommands
from .privacy import PrivacyCommands
from .review import ReviewCommand
from .seats import SeatCommands
from .server import ServerCommands
from .verify import VerifyCommand

__all__ = ["all_commands", "all_offered"]


def all_commands(desk: Desk) -> tuple[AnyCommand, ...]:
    """Return every command, bound to the running bot."""
    groups = (
        DuelCommands(desk),
        LookCommands(desk),
        ReviewCommand(desk),
        HintCommand(desk),
        CardCommand(desk),
        SeatCommands(desk),
        VerifyCommand(desk),
        ServerCommands(desk),
        PrivacyCommands(desk),
        HelpCommand(desk),
    )
    return tuple(command for group in groups for command in group.commands())
