"""What a person gets back for a command, a click or a choice."""

from dataclasses import dataclass

from ..model.entities import Interaction, Message
from .modals import Modal, modal_of


@dataclass(frozen=True)
class Answer:
    """The outcome of one interaction. Follow-ups that come later appear in it too."""

    interaction: Interaction

    @property
    def messages(self) -> list[Message]:
        """The messages it made or changed, as far as the person can see them, oldest first."""
        seen = [m for m in self.interaction.produced if m.stands and self._sees(m)]
        return sorted(seen, key=lambda message: message.id)

    @property
    def private(self) -> list[Message]:
        """The ephemeral ones."""
        return [m for m in self.messages if m.ephemeral]

    @property
    def public(self) -> list[Message]:
        """Those that everybody in the channel sees."""
        return [m for m in self.messages if not m.ephemeral]

    @property
    def text(self) -> str:
        """The text of all of them."""
        return "\n".join(m.text for m in self.messages)

    @property
    def acknowledged_in(self) -> float:
        """The seconds until the app acknowledged."""
        assert self.interaction.acknowledged_at is not None
        return self.interaction.acknowledged_at - self.interaction.started

    @property
    def modal(self) -> Modal | None:
        """The modal that the app showed, if it did."""
        return modal_of(self.interaction)

    def _sees(self, message: Message) -> bool:
        return message.for_person in (None, self.interaction.person)
