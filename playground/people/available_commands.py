"""Decides which commands a client offers to a person in a place."""

from ..model.application import Command
from ..model.entities import Channel
from ..model.permissions import Permission
from ..model.users import User
from ..model.world import World


def commands_in(world: World, person: User, place: Channel) -> list[Command]:
    """Return the commands that a client offers this person in this place."""
    guild_id = place.guild.id if place.guild else None
    known = [*world.commands.get(None, [])]
    if guild_id is not None:
        known += world.commands.get(guild_id, [])
    return [c for c in known if owners(world, person, place, c) and _permitted(person, place, c)]


def owners(world: World, person: User, place: Channel, command: Command) -> dict[str, str]:
    """Return by whose installations a command is available; empty if it is not.

    The keys are Discord's: "0" for the guild's installation, "1" for the user's.
    """
    installs = [0, 1]
    if command.guild_id is None:
        installs = command.installs
        if place.context not in command.contexts:
            return {}
    found: dict[str, str] = {}
    if 0 in installs:
        if place.guild and place.guild.bot_member:
            found["0"] = str(place.guild.id)
        elif place.context == 1 and _shares_guild(world, person):
            found["0"] = "0"
    if 1 in installs and person.id in world.installed_by:
        found["1"] = str(person.id)
    return found


def _shares_guild(world: World, person: User) -> bool:
    # A person without guilds passes: they may have met the bot in a guild they have left.
    theirs = [g for g in world.guilds.values() if person.id in g.members]
    return not theirs or any(g.bot_member for g in theirs)


def _permitted(person: User, place: Channel, command: Command) -> bool:
    if place.guild is None:
        return True
    allowed = place.allows(person)
    if not allowed & Permission.USE_APPLICATION_COMMANDS:
        return False
    needed = int(command.raw.get("default_member_permissions") or 0)
    return place.guild.members[person.id].permissions & needed == needed
