"""The protocols through which use cases reach Discord: replies, and posts in channels."""

from collections.abc import Collection
from enum import Enum
from typing import Protocol

from ..contract import Session
from ..controls.panel import Panel, Row
from ..wording.strings import Words
from .refusals import Refusal


class PrivateMessage(Protocol):
    """A private message that can be changed while the token of its interaction lives."""

    @property
    def id(self) -> int:
        """Discord's id of the message."""
        ...

    async def replace(self, panel: Panel) -> bool:
        """Replace the message with a panel; return False after a failure, which is logged."""
        ...

    async def remove(self) -> bool:
        """Delete the message; return False after a failure, which is logged."""
        ...


class Reply(Protocol):
    """The reply to one press or command, in the person's language."""

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
    def pressed_controls(self) -> frozenset[str]:
        """The ids of the controls on the pressed message; a forged press may name another id."""
        ...

    @property
    def unanswered(self) -> bool:
        """Whether the press or command has got no answer yet, not even an acknowledgement."""
        ...

    @property
    def seconds(self) -> float:
        """How long ago the press or command arrived."""
        ...

    def pressed_private(self) -> PrivateMessage | None:
        """Return the private message whose control was pressed; `None` for any other press."""
        ...

    def private(self, message_id: int) -> PrivateMessage:
        """Return a private message of this reply."""
        ...

    async def acknowledge(self) -> None:
        """Acknowledge a press to Discord, without a visible change."""
        ...

    async def confirm(self, panel: Panel | None) -> None:
        """Confirm a press; `panel` replaces the private message on which its control was, if any.

        A failure is logged.
        """
        ...

    async def say_if_possible(self, panel: Panel) -> None:
        """Send the person a private message; a failure is only logged."""
        ...

    async def replace(self, panel: Panel) -> None:
        """Replace the message whose control was pressed with a panel."""
        ...

    async def replace_if_possible(self, panel: Panel) -> None:
        """Do as `replace`, but only log a failure: what the panel reports is done already."""
        ...

    async def say(self, panel: Panel, *, private: bool = True) -> int | None:
        """Send a panel; return the message's id, or `None` if the interaction has expired."""
        ...

    async def announce(self, panel: Panel) -> None:
        """Do as a public `say`, but only log a failure: what the panel reports is done already."""
        ...

    def can_open_thread(self, channel_id: int) -> bool:
        """Whether a thread can be opened in the channel: it must be the reply's, and no thread.

        Raises `CannotShow` where a permission is missing.
        """
        ...

    async def open_thread(self, message_id: int, title: str) -> int | None:
        """Open a thread at a message of the reply's channel, or find it; return its id.

        `None` where Discord does not let it be; raises `CannotShow` and `Unreachable`.
        """
        ...

    async def refuse(self, why: Refusal, rows: tuple[Row, ...]) -> None:
        """Send the sentence of a refusal privately, with controls for what can be done next."""
        ...


class Replaced(Enum):
    """The result of replacing a message.

    `DONE`: it is replaced, or Discord refuses for good. `GONE`: it is deleted. `LATER`: it failed,
    and can be tried again.
    """

    DONE = "done"
    GONE = "gone"
    LATER = "later"


class Poster(Protocol):
    """Posts boards and messages in channels, with the bot's own permissions."""

    async def show(
        self,
        session: Session,
        reply: Reply | None = None,
        *,
        asked: bool = False,
        new: bool = False,
        unmentioned: Collection[int] = (),
    ) -> bool:
        """Post the board of a session, and take the controls off the board before it.

        Returns False where no message can show it until somebody asks for it, and where another
        process has shown it since. Unless the state is `new`, made just now, the board may be there
        already. The `unmentioned` are not notified.
        Raises `CannotShow`, `Gone`, `Unreachable` and `Unavailable`.
        """
        ...

    async def answer(self, held: Session, reply: Reply) -> None:
        """Answer a press on the board while the next board is held: edit it to tell the move.

        A refusal of Discord is logged. Raises `Unavailable`.
        """
        ...

    async def update(self, table: int) -> None:
        """Edit the text of the present board to tell who has chosen; pictures stay.

        A refusal of Discord is logged. Raises `Unavailable`, `Busy` and `Closed`.
        """
        ...

    def uncertain(self, table: int) -> bool:
        """Whether Discord has, or may have, a board of a table whose message is not stored."""
        ...

    def hand_over(self, table: int) -> None:
        """Hand a due board over to the process that serves its server by now.

        That process searches the channel for what was sent from here.
        """
        ...

    async def give_up(self, session: Session) -> None:
        """Store that the board needs no message, because its channel no longer exists."""
        ...

    async def post(self, channel_id: int, panel: Panel) -> int:
        """Post a panel in a channel; return the message's id.

        Raises `CannotShow`, `Unreachable` and `Undelivered`.
        """
        ...

    async def replace(
        self, channel_id: int, message_id: int, panel: Panel, *, archived: bool = False
    ) -> Replaced:
        """Replace a message with a panel, if it still exists; a failure is logged.

        In a thread that Discord has archived it is replaced only if `archived`.
        """
        ...


class GameThreads(Protocol):
    """Opens threads for games that begin by themselves."""

    async def announce(self, channel_id: int, panel: Panel, nonce: str, after: int | None) -> int:
        """Post a message; return its id, which is that of a thread opened at it, too.

        Discord takes a nonce once, for some minutes. Where it may have been posted before, it is
        looked for `after` another message. Raises `CannotShow`, `Gone`, `Unreachable` and
        `Undelivered`.
        """
        ...

    async def open(self, guild_id: int, channel_id: int, message_id: int, title: str) -> bool:
        """Open a thread at a message, unless it has one; raises as `announce` does.

        Returns False where there is neither: somebody has deleted the message.
        """
        ...


class Audience(Protocol):
    """Knows how the people at a table want to be told that it is their turn."""

    async def unmentioned(self, session: Session) -> Collection[int]:
        """Return the people at a table whom its board is not to mention now."""
        ...

    def shown(self, session: Session, live: Collection[int], by: int | None) -> None:
        """Send the notices that go with a board that was shown just now, in the background.

        None is sent to people with a `live` panel, nor to the person `by` whose move it shows: they
        see already that it is their turn.
        """
        ...


class DirectMessages(Protocol):
    """Sends people messages of their own."""

    async def send(self, person: int, panel: Panel, nonce: str) -> tuple[int, int]:
        """Send a panel; return the ids of the channel and the message.

        Discord takes a nonce once. Raises `DirectMessagesClosed`, `Unreachable` and `Undelivered`,
        and `Busy` and `Closed` where a picture cannot be drawn now.
        """
        ...

    async def replace(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Replace a message, if it still exists; a failure is logged."""
        ...
