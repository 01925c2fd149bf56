"""The slash commands, one group in each module; `all_commands` lists those to register."""

from ..services import Services
from .away import AwayCommand
from .begin import BeginCommands
from .blocks import BlockCommands
from .build import AnyCommand, all_offered, for_all
from .card import CardCommand
from .help import HelpCommand
from .hint import HintCommand
from .learn import LearnCommands
from .look import LookCommands
from .privacy import PrivacyCommands
from .rankings import RankingCommands
from .review import ReviewCommand
from .seats import SeatCommands
from .settings import SettingsCommand
from .takeaway import TakeawayCommands
from .tournament import TournamentCommands
from .verify import VerifyCommand

__all__ = ["all_commands", "all_offered", "for_all"]


def all_commands(services: Services) -> tuple[AnyCommand, ...]:
    """Return every command, bound to the running bot."""
    groups = (
        BeginCommands(services),
        LookCommands(services),
        ReviewCommand(services),
        RankingCommands(services),
        TournamentCommands(services),
        TakeawayCommands(services),
        HintCommand(services),
        CardCommand(services),
        SeatCommands(services),
        VerifyCommand(services),
        SettingsCommand(services),
        AwayCommand(services),
        BlockCommands(services),
        PrivacyCommands(services),
        LearnCommands(services),
        HelpCommand(services),
    )
    return tuple(command for group in groups for command in group.commands())
