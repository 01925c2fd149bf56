"""What a person can do on the page, carried out by the same calls as tests make."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from ..model.components import MENTIONABLE_SELECT, USER_SELECT
from ..model.entities import Channel, Message
from ..model.interaction_types import ATTACHMENT, CHANNEL, INTEGER, MENTIONABLE, NUMBER, ROLE, USER
from ..model.json_types import Json
from ..model.permissions import Permission
from ..model.users import Role, User
from ..people.answers import Answer
from ..people.errors import NotOffered
from ..people.interactions import Value
from ..people.modals import modal_of
from ..people.person import Person
from . import views
from .errors import RequestRefused

MAX_TEXT = 2000

Action = Callable[[Person, Json], Awaitable[Json]]


async def command(seat: Person, request: Json) -> Json:
    """Run a slash command: `channel`, `name`, `options`."""
    place, name = find_place(seat, request["channel"]), str(request["name"])
    options = _values(seat, place, name, request.get("options") or {})
    return _outcome(await seat.command(place, name, **options))


async def menu(seat: Person, request: Json) -> Json:
    """Run a command from the menu of a person: `channel`, `name`, `target`."""
    place = find_place(seat, request["channel"])
    target = _user(seat, request["target"])
    return _outcome(await seat.context_menu(place, str(request["name"]), target))


async def complete(seat: Person, request: Json) -> Json:
    """Type into an option: `channel`, `name`, `options`, `focused`. Answers with `choices`."""
    place, name, focused = (
        find_place(seat, request["channel"]),
        str(request["name"]),
        request["focused"],
    )
    given = dict(request.get("options") or {})
    typed = str(given.pop(focused, ""))
    options = {**_values(seat, place, name, given), focused: typed}
    found = await seat.autocomplete(place, name, **options)
    return {"choices": [{"name": shown, "value": value} for shown, value in found]}


async def press(seat: Person, request: Json) -> Json:
    """Press a button: `message`, `custom_id`."""
    message = find_message(seat, request["message"])
    return _outcome(await seat.click(message, str(request["custom_id"])))


async def choose(seat: Person, request: Json) -> Json:
    """Choose from a select: `message`, `custom_id`, `values`."""
    message, custom_id = find_message(seat, request["message"]), str(request["custom_id"])
    raw = message.component_at(custom_id)
    people = raw is not None and raw["type"] in (USER_SELECT, MENTIONABLE_SELECT)
    values = [_user(seat, v) if people else str(v) for v in request["values"]]
    return _outcome(await seat.select(message, custom_id, values))


async def submit(seat: Person, request: Json) -> Json:
    """Send a modal: `modal` (its id), `fields` by custom_id."""
    found = [i for i in seat.world.interactions.values() if str(i.id) == request["modal"]]
    shown = modal_of(found[0]) if found and found[0].person is seat else None
    if shown is None:
        raise RequestRefused("unknown", "server-unknown")
    return _outcome(await seat.submit(shown, **request["fields"]))


async def say(seat: Person, request: Json) -> Json:
    """Post a message: `channel`, `text`, and `nonce`, under which it is posted once."""
    place, text = find_place(seat, request["channel"]), str(request["text"]).strip()
    needed = Permission.SEND_MESSAGES_IN_THREADS if place.is_thread else Permission.SEND_MESSAGES
    if place.guild and (not place.allows(seat) & needed or place.locked):
        raise RequestRefused("not_allowed", "server-not-allowed")
    if not 1 <= len(text) <= MAX_TEXT:
        raise RequestRefused("too_long", "server-too-long")
    nonce = request.get("nonce")
    return {"id": str(seat.says(place, text, None if nonce is None else str(nonce)).id)}


async def dismiss(seat: Person, request: Json) -> Json:
    """Dismiss a private answer: `message`."""
    seat.dismisses(find_message(seat, request["message"]))
    return {}


ACTIONS: dict[str, Action] = {
    "command": command,
    "menu": menu,
    "complete": complete,
    "press": press,
    "choose": choose,
    "submit": submit,
    "say": say,
    "dismiss": dismiss,
}


def find_place(seat: Person, number: object) -> Channel:
    """Return a channel that this person can open; raises RequestRefused."""
    place = seat.world.channels.get(_number(number))
    if place is None or not views.can_open(seat, place):
        raise RequestRefused("unknown", "server-unknown")
    return place


def find_message(seat: Person, number: object) -> Message:
    """Return a message that this person sees; raises RequestRefused."""
    wanted = _number(number)
    for place in seat.world.channels.values():
        message = place.log.get(wanted)
        if message and views.can_see(seat, message):
            return message
    raise RequestRefused("unknown", "server-unknown")


def _number(text: object) -> int:
    return int(text) if isinstance(text, str) and text.isdecimal() else 0


def _user(seat: Person, number: object) -> User:
    user = seat.world.users.get(_number(number))
    if user is None:
        raise RequestRefused("unknown", "server-unknown")
    return user


def _outcome(answer: Answer) -> Json:
    interaction = answer.interaction
    if interaction.modal is None:
        return {}
    shown = {"title": interaction.modal["title"], "components": interaction.modal["components"]}
    return {"modal": {"id": str(interaction.id), **shown}}


def _values(seat: Person, place: Channel, name: str, given: Mapping[str, Any]) -> dict[str, Value]:
    """Convert what the page sends for the options of a command to what `Person` takes."""
    first, *path = name.split(" ")
    level: Json = next((c.raw for c in seat.offers(place) if c.name == first and c.kind == 1), {})
    for step in path:
        level = next((o for o in level.get("options") or [] if o["name"] == step), {})
    kinds = {option["name"]: option["type"] for option in level.get("options") or []}
    return {key: _value(seat, kinds.get(key, 0), value) for key, value in given.items()}


def _value(seat: Person, kind: int, value: Any) -> Value:
    world = seat.world
    found: User | Role | Channel | None
    if kind in (USER, MENTIONABLE, ROLE, CHANNEL):
        number = _number(value)
        roles: dict[int, Role] = {}
        for guild in world.guilds.values():
            roles |= guild.roles
        found = (
            (world.users.get(number) if kind in (USER, MENTIONABLE) else None)
            or (roles.get(number) if kind in (ROLE, MENTIONABLE) else None)
            or (world.channels.get(number) if kind == CHANNEL else None)
        )
        if found is None:
            raise NotOffered(f"no user, role or channel has the id {value!r}")
        return found
    if kind == ATTACHMENT:
        attached = world.uploads.get(_number(value))
        if attached is None:
            raise NotOffered(f"no file has the id {value!r}")
        return attached
    if kind in (INTEGER, NUMBER) and isinstance(value, str):
        try:
            return int(value) if kind == INTEGER else float(value)
        except ValueError:
            raise NotOffered(f"{value!r} is not a number") from None
    if not isinstance(value, str | int | float | bool):
        raise NotOffered(f"{value!r} is neither text, number nor truth value")
    return value
