"""What a person gets back for a command, a click or a choice."""

from dataclasses import dataclass

from .component_limits import SELECTS, TEXT_INPUT, walk
from .errors import Json
from .interaction import Interaction
from .seen import Message


@dataclass(frozen=True)
class Field:
    """A field of a modal."""

    custom_id: str
    label: str
    kind: int
    value: str
    required: bool


@dataclass(frozen=True)
class Modal:
    """A modal that the app showed."""

    interaction: Interaction
    title: str
    custom_id: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Answer:
    """The outcome of one interaction. It is live: later follow-ups appear in it."""

    interaction: Interaction

    @property
    def messages(self) -> list[Message]:
        """What this interaction made or changed and the person can see, oldest first."""
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
        raw = self.interaction.modal
        if raw is None:
            return None
        return Modal(self.interaction, raw["title"], raw["custom_id"], _fields(raw["components"]))

    def _sees(self, message: Message) -> bool:
        return message.for_person in (None, self.interaction.person)


def _fields(components: list[Json]) -> tuple[Field, ...]:
    labels: dict[str, str] = {}
    found = []
    for component in walk(components):
        inside = component.get("component")
        if isinstance(inside, dict) and inside.get("custom_id"):
            labels[inside["custom_id"]] = component["label"]
        if component.get("custom_id"):
            found.append(
                Field(
                    custom_id=component["custom_id"],
                    label=component.get("label") or labels.get(component["custom_id"], ""),
                    kind=component["type"],
                    value=component.get("value") or "",
                    required=component.get("required") is not False,
                )
            )
    return tuple(found)


def fill(modal: Modal, values: dict[str, str | list[str]]) -> list[Json]:
    """Return the components that a client sends for a modal filled in with these values."""
    assert modal.interaction.modal
    sent = []
    for component in modal.interaction.modal["components"]:
        filled: Json = {"type": component["type"], "id": component.get("id") or 0}
        if component.get("component"):
            filled["component"] = _fill(component["component"], values)
        if component.get("components"):
            filled["components"] = [_fill(c, values) for c in component["components"]]
        sent.append(filled)
    return sent


def _fill(child: Json, values: dict[str, str | list[str]]) -> Json:
    name = child["custom_id"]
    filled: Json = {"type": child["type"], "id": child.get("id") or 0, "custom_id": name}
    if child["type"] == TEXT_INPUT:
        filled["value"] = values.get(name, child.get("value") or "")
    elif child["type"] in SELECTS:
        filled["values"] = values.get(name, [])
    else:
        filled["value"] = values.get(name)
    return filled
