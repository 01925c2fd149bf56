"""Routes by which the app registers its commands, global ones or those of a guild."""

from ..limits.commands import check_commands
from ..model.application import Command
from ..model.json_types import Json
from ..payloads import entities as payloads
from .errors import Refused, require
from .http import Call, Endpoint, Result, endpoint


def _scope(call: Call) -> int | None:
    if call.number("app") != call.world.bot.id:
        raise Refused(50001)
    if "guild" not in call.params:
        return None
    guild = call.world.guilds.get(call.number("guild"))
    if guild is None or guild.bot_member is None:
        raise Refused(50001)
    return guild.id


def _list(call: Call) -> Result:
    bot = call.world.bot
    return [payloads.command(c, bot) for c in call.world.commands.get(_scope(call), [])]


def _replace(call: Call) -> Result:
    bodies: list[Json] = call.body if isinstance(call.body, list) else []
    _register(call, _scope(call), bodies)
    return _list(call)


def _create(call: Call) -> Result:
    scope = _scope(call)
    key = (call.json.get("name"), call.json.get("type") or 1)
    kept = [c.raw for c in call.world.commands.get(scope, []) if (c.name, c.kind) != key]
    _register(call, scope, [*kept, call.json])
    return payloads.command(call.world.commands[scope][-1], call.world.bot)


def _register(call: Call, scope: int | None, bodies: list[Json]) -> None:
    require(check_commands(bodies))
    old = {(c.name, c.kind): c.id for c in call.world.commands.get(scope, [])}
    fresh = []
    for body in bodies:
        raw = {k: v for k, v in body.items() if k not in ("id", "application_id", "version")}
        known = old.get((raw["name"], raw.get("type") or 1))
        fresh.append(Command(known or call.world.ids.make(), scope, raw))
    before = call.world.commands.get(scope, [])
    call.world.commands[scope] = fresh
    for command in (*before, *fresh):
        call.world.touch(command)


def _one(call: Call) -> Command:
    for command in call.world.commands.get(_scope(call), []):
        if command.id == call.number("command"):
            return command
    raise Refused(10063)


def _get(call: Call) -> Result:
    return payloads.command(_one(call), call.world.bot)


def _delete(call: Call) -> Result:
    command = _one(call)
    call.world.commands[command.guild_id].remove(command)
    call.world.touch(command)
    return None


ENDPOINTS: list[Endpoint] = [
    endpoint(method, scope + path, run)
    for scope in ("/applications/{app}/commands", "/applications/{app}/guilds/{guild}/commands")
    for method, path, run in (
        ("GET", "", _list),
        ("PUT", "", _replace),
        ("POST", "", _create),
        ("GET", "/{command}", _get),
        ("DELETE", "/{command}", _delete),
    )
]
