"""What the use cases need of Discord, as protocols: replies to presses, posts in channels."""

from typing import Protocol

from ..contract import Session
from ..controls.panel import Panel, Row
from ..wording.strings import Words
from .refusals import Refusal


class Reply(Protocol):
    """The reply to one press or command, in the language of the person who pressed."""

    words: Words

    @property
    def interaction_id(self) -> int:
        """Discord's id of the press or command."""
        ...

    @property
    def pressed_message(self) -> int | None:
        """The id of the message whose control was pressed; `None` for a command."""
        ...

    @property
    def open(self) -> bool:
        """Whether nothing has been answered yet."""
        ...

    @property
    def seconds(self) -> float:
        """How long ago the press or command arrived."""
        ...

    async def acknowledge(self) -> None:
        """Confirm to Discord that a press has arrived, without a visible change."""
        ...

    async def confirm(self, panel: Panel) -> None:
        """Tell that a press was carried out, where its control was on a private message."""
        ...

    async def mention(self, panel: Panel) -> None:
        """Tell the person something privately, if that is possible."""
        ...

    async def replace(self, panel: Panel) -> None:
        """Put a panel in place of the message whose control was pressed."""
        ...

    async def replace_if_possible(self, panel: Panel) -> None:
        """Do as `replace`; a failure is logged, because what the panel tells is done already."""
        ...

    async def say(self, panel: Panel, *, private: bool = True) -> int | None:
        """Send a panel; return the message's id, or `None` if Discord no longer waits."""
        ...

    async def announce(self, panel: Panel) -> None:
        """Do as a public `say`; a failure is logged, because what the panel tells is done."""
        ...

    async def withdraw(self, message_id: int | None) -> None:
        """Delete a private message of this reply that has served its purpose."""
        ...

    async def refuse(self, why: Refusal, rows: tuple[Row, ...] = ()) -> None:
        """Say one private sentence that tells why not, and what can be done next."""
        ...


class Poster(Protocol):
    """Posts boards and messages in channels with the bot's own right."""

    async def show(
        self, shown: Session, reply: Reply | None = None, *, asked: bool = False
    ) -> None:
        """Post the board of a session, and take the controls off the board before it.

        Raises `CannotShow`, `Gone`, `Unreachable` and `Unavailable`.
        """
        ...

    def uncertain(self, table: int) -> bool:
        """Whether Discord has, or may have, a board of a table that is not noted."""
        ...

    async def give_up(self, shown: Session) -> None:
        """Note that there is no channel any more in which a board could be shown."""
        ...

    async def post(self, channel_id: int, panel: Panel) -> int:
        """Post a panel in a channel; return the message's id.

        Raises `CannotShow`, `Unreachable` and `Undelivered`.
        """
        ...

    async def replace(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Put a panel without pictures in place of a message, if it is still there."""
        ...
