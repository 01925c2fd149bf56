"""Modals as a person sees them and fills them in."""

from dataclasses import dataclass

from ..model.components import SELECTS, TEXT_INPUT, walk
from ..model.entities import Interaction
from ..model.json_types import Json


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


def modal_of(interaction: Interaction) -> Modal | None:
    """Return the modal that the app showed for an interaction, if it did."""
    raw = interaction.modal
    if raw is None:
        return None
    return Modal(interaction, raw["title"], raw["custom_id"], _fields(raw["components"]))


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
