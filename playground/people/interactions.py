"""Builds the interaction that the app receives from what a person does in a client."""

import secrets
from collections.abc import Iterable, Mapping

from ..model.application import Command
from ..model.components import BUTTON, ROW
from ..model.content import Attachment
from ..model.entities import Channel, Interaction, Message
from ..model.interaction_types import (
    ATTACHMENT,
    AUTOCOMPLETE,
    BOOLEAN,
    CHANNEL,
    COMMAND,
    COMPONENT,
    GROUP,
    INTEGER,
    MENTIONABLE,
    MODAL,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from ..model.json_types import Json
from ..model.permissions import Permission
from ..model.users import Role, User
from ..model.world import World
from ..payloads import entities as payloads
from ..payloads import messages as message_payloads
from .available_commands import owners
from .errors import NotOffered

Value = str | int | float | bool | User | Role | Channel | Attachment
"""What a person can give for an option of a command."""

ACCEPTED: Mapping[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (User,),
    CHANNEL: (Channel,),
    ROLE: (Role,),
    MENTIONABLE: (User, Role),
    NUMBER: (int, float),
    ATTACHMENT: (Attachment,),
}


def invoke(
    world: World,
    person: User,
    place: Channel,
    command: Command,
    path: list[str],
    options: Mapping[str, Value],
    focused: str | None = None,
    *,
    forged: bool = False,
) -> Interaction:
    """Build the interaction of a slash command (or of its autocomplete); raises NotOffered.

    With `forged` the values are not checked, so they can be such as no client sends.
    """
    leaf = _leaf(command.raw, path)
    given = _options(leaf, options, focused, forged=forged)
    for name, kind in reversed(list(zip(path, _kinds(command.raw, path), strict=True))):
        given = [{"name": name, "type": kind, "options": given}]
    data = _command_data(command)
    data["options"] = given
    if focused is None:
        data["resolved"] = resolve(options.values(), place)
    kind = AUTOCOMPLETE if focused else COMMAND
    said = "/" + " ".join([command.name, *path])
    return interaction(world, person, place, kind, data, said, command=command)


def invoke_on(
    world: World, person: User, place: Channel, command: Command, target: User | Message
) -> Interaction:
    """Build the interaction of a command on a user or a message."""
    data = _command_data(command)
    data["target_id"] = str(target.id)
    if isinstance(target, User):
        data["resolved"] = resolve([target], place)
    else:
        data["resolved"] = {"messages": {str(target.id): message_payloads.message(target)}}
    return interaction(world, person, place, COMMAND, data, command.name, command=command)


def press(world: World, person: User, message: Message, data: Json, said: str) -> Interaction:
    """Build the interaction of a button or a select; `said` describes it in error messages."""
    sent = interaction(world, person, message.channel, COMPONENT, data, said, message=message)
    sent.shown = message.components_with(data["custom_id"])
    if sent.shown is None:
        sent.shown = [*message.components, _forged_row(data)]
    return sent


def _forged_row(data: Json) -> Json:
    """Return a row with the component that a forged click refers to."""
    component: Json = {"id": 9001, "type": data["component_type"], "custom_id": data["custom_id"]}
    if component["type"] == BUTTON:
        component |= {"style": 2, "label": "?"}
    else:
        options = [{"label": value, "value": value} for value in data["values"]]
        component |= {"options": options, "min_values": 0, "max_values": len(options)}
    return {"id": 9000, "type": ROW, "components": [component]}


def submit(world: World, shown_for: Interaction, components: list[Json]) -> Interaction:
    """Build the interaction of a submitted modal, which the app showed for `shown_for`."""
    assert shown_for.modal
    data: Json = {"custom_id": shown_for.modal["custom_id"], "components": components}
    sent = interaction(
        world,
        shown_for.person,
        shown_for.channel,
        MODAL,
        data,
        f"modal {shown_for.modal['title']!r}",
        message=shown_for.message,
        owner_ids=shown_for.owners,
    )
    sent.from_modal_of = shown_for
    return sent


def interaction(
    world: World,
    person: User,
    place: Channel,
    kind: int,
    data: Json,
    said: str,
    *,
    command: Command | None = None,
    message: Message | None = None,
    owner_ids: dict[str, str] | None = None,
) -> Interaction:
    """Build an interaction of any kind, of this person in this place."""
    if command:
        owner_ids = owners(world, person, place, command)
    elif message and owner_ids is None:
        # A click belongs to the installation by which the message was made, whoever clicks.
        by_bot = {"0": str(place.guild.id if place.guild else 0)}
        owner_ids = message.interaction.owners if message.interaction else by_bot
    owner_ids = owner_ids or {}
    external = place.guild is not None and "0" not in owner_ids
    return Interaction(
        id=world.ids.make(),
        token=secrets.token_urlsafe(48),
        kind=kind,
        person=person,
        channel=place,
        data=data,
        owners=owner_ids,
        described=said,
        message=message,
        forced_private=external and not place.allows(person) & Permission.USE_EXTERNAL_APPS,
    )


def _command_data(command: Command) -> Json:
    data: Json = {"id": str(command.id), "name": command.name, "type": command.kind}
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    return data


def _child(raw: Json, name: str) -> Json:
    for option in raw.get("options") or []:
        if option["name"] == name:
            return dict(option)
    raise NotOffered(f"{raw['name']!r} has no {name!r}")


def _leaf(raw: Json, path: list[str]) -> Json:
    for name in path:
        raw = _child(raw, name)
    inside = [o["name"] for o in raw.get("options") or [] if o["type"] in (SUBCOMMAND, GROUP)]
    if inside:
        raise NotOffered(f"{raw['name']!r} needs one of {inside}")
    return raw


def _kinds(raw: Json, path: list[str]) -> list[int]:
    kinds = []
    for name in path:
        raw = _child(raw, name)
        kinds.append(int(raw["type"]))
    return kinds


def _options(
    leaf: Json, options: Mapping[str, Value], focused: str | None, *, forged: bool
) -> list[Json]:
    known: dict[str, Json] = {o["name"]: o for o in leaf.get("options") or []}
    for name in options:
        if name not in known:
            raise NotOffered(f"{leaf['name']!r} has no option {name!r}, only {list(known)}")
    if focused is None:
        lacking = [n for n, o in known.items() if o.get("required") and n not in options]
        if lacking:
            raise NotOffered(f"{leaf['name']!r} needs {lacking}")
    elif not known[focused].get("autocomplete"):
        raise NotOffered(f"{leaf['name']!r} has no autocomplete for {focused!r}")
    given = []
    for name, value in options.items():
        if name != focused and not forged:
            _check_value(known[name], value)
        entry: Json = {"name": name, "type": known[name]["type"], "value": _plain(value)}
        given.append({**entry, "focused": True} if name == focused else entry)
    return given


def _check_value(option: Json, value: Value) -> None:
    kind, name = option["type"], option["name"]
    bad_bool = isinstance(value, bool) and kind != BOOLEAN
    if bad_bool or not isinstance(value, ACCEPTED[kind]):
        raise NotOffered(f"{name!r} does not take {value!r}")
    allowed = [choice["value"] for choice in option.get("choices") or []]
    if allowed and value not in allowed:
        raise NotOffered(f"{name!r} is one of {allowed}, not {value!r}")
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    if isinstance(size, int | float):
        if option.get(low) is not None and size < option[low]:
            raise NotOffered(f"{name!r} is at least {option[low]}")
        if option.get(high) is not None and size > option[high]:
            raise NotOffered(f"{name!r} is at most {option[high]}")


def _plain(value: Value) -> str | int | float | bool:
    return str(value.id) if isinstance(value, User | Role | Channel | Attachment) else value


def resolve(values: Iterable[Value], place: Channel) -> Json:
    """Return the `resolved` data of the users, roles, channels and files among these values."""
    resolved: Json = {}
    for value in values:
        if isinstance(value, User):
            resolved.setdefault("users", {})[str(value.id)] = payloads.user(value)
            member = place.guild.members.get(value.id) if place.guild else None
            if member:
                here = payloads.member_here(member, place, with_user=False)
                resolved.setdefault("members", {})[str(value.id)] = here
        elif isinstance(value, Role):
            resolved.setdefault("roles", {})[str(value.id)] = payloads.role(value)
        elif isinstance(value, Attachment):
            described = message_payloads.attachment(value) | {"ephemeral": True}
            resolved.setdefault("attachments", {})[str(value.id)] = described
        elif isinstance(value, Channel):
            resolved.setdefault("channels", {})[str(value.id)] = payloads.channel(value)
    return resolved
