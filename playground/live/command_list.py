"""Describes the commands that a person is offered, in that person's language."""

from ..model.application import Command
from ..model.entities import Channel
from ..model.json_types import Json
from ..people.person import Person

KINDS = {1: "chat", 2: "user"}
"""The types of commands that the page offers, by Discord's numbers."""


def commands(seat: Person, place: Channel) -> list[Json]:
    """Return the commands that a person can use here; a guild's own overrides the global one."""
    offered = {(c.kind, c.name): c for c in seat.offers(place) if c.kind in KINDS}
    return sorted((_command(c, seat.locale) for c in offered.values()), key=lambda c: c["shown"])


def localised(raw: Json, key: str, locale: str) -> str:
    """Return the name or description of a command, option or choice in a language."""
    return str((raw.get(f"{key}_localizations") or {}).get(locale) or raw.get(key) or "")


def _command(command: Command, locale: str) -> Json:
    return {**_option(command.raw, locale), "kind": KINDS[command.kind]}


def _option(raw: Json, locale: str) -> Json:
    """Describe an option, or a command, which has options in the same way.

    `name` is what the server is sent, `shown` what the person reads.
    """
    return {
        "name": raw["name"],
        "shown": localised(raw, "name", locale),
        "description": localised(raw, "description", locale),
        "type": raw.get("type") or 1,
        "required": bool(raw.get("required")),
        "choices": [
            {"name": localised(choice, "name", locale), "value": choice["value"]}
            for choice in raw.get("choices") or []
        ],
        "complete": bool(raw.get("autocomplete")),
        "min": raw.get("min_value", raw.get("min_length")),
        "max": raw.get("max_value", raw.get("max_length")),
        "options": [_option(each, locale) for each in raw.get("options") or []],
    }
