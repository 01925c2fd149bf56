"""Routes for the bot's own account, the gateway's address and guilds."""

from ..model.entities import Guild
from ..payloads import entities as payloads
from .errors import Refused
from .http import Call, Endpoint, Result, endpoint


def known_guild(call: Call) -> Guild:
    """Return the guild of the path; raises Refused if the bot is not in it."""
    guild = call.world.guilds.get(call.number("guild"))
    if guild is None:
        raise Refused(10004)
    if guild.bot_member is None:
        raise Refused(50001)
    return guild


def _me(call: Call) -> Result:
    return payloads.own_user(call.world.bot)


def _application(call: Call) -> Result:
    return payloads.application(call.world.bot)


def _gateway(call: Call) -> Result:
    return {"url": call.world.gateway_url}


def _gateway_bot(call: Call) -> Result:
    return {
        "url": call.world.gateway_url,
        "shards": call.world.shards,
        "session_start_limit": call.world.session_starts.limit(),
    }


def _user(call: Call) -> Result:
    who = call.world.users.get(call.number("user"))
    if who is None:
        raise Refused(10013)
    return payloads.user(who)


def _guild(call: Call) -> Result:
    return payloads.guild(known_guild(call))


def _guild_channels(call: Call) -> Result:
    return [payloads.channel(c) for c in known_guild(call).channels.values() if not c.is_thread]


def _guild_roles(call: Call) -> Result:
    return [payloads.role(r) for r in known_guild(call).roles.values()]


def _guild_member(call: Call) -> Result:
    member = known_guild(call).members.get(call.number("user"))
    if member is None:
        raise Refused(10007)
    return payloads.member(member)


def _own_guilds(call: Call) -> Result:
    return [
        {
            "id": str(g.id),
            "name": g.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(int(g.bot_member.permissions)),
            "features": [],
        }
        for g in call.world.guilds.values()
        if g.bot_member
    ]


def _leave_guild(call: Call) -> Result:
    call.world.uninstall(known_guild(call))
    return None


def _open_direct(call: Call) -> Result:
    recipient = call.world.users.get(int(call.json.get("recipient_id") or 0))
    if recipient is None or recipient.bot:
        raise Refused(50007 if recipient else 10013)
    return payloads.channel(call.world.direct(recipient, call.world.bot))


ENDPOINTS: list[Endpoint] = [
    endpoint("GET", "/users/@me", _me),
    endpoint("GET", "/users/@me/guilds", _own_guilds),
    endpoint("DELETE", "/users/@me/guilds/{guild}", _leave_guild),
    endpoint("POST", "/users/@me/channels", _open_direct),
    endpoint("GET", "/users/{user}", _user),
    endpoint("GET", "/oauth2/applications/@me", _application),
    endpoint("GET", "/applications/@me", _application),
    endpoint("GET", "/gateway", _gateway, needs_token=False),
    endpoint("GET", "/gateway/bot", _gateway_bot),
    endpoint("GET", "/guilds/{guild}", _guild),
    endpoint("GET", "/guilds/{guild}/channels", _guild_channels),
    endpoint("GET", "/guilds/{guild}/roles", _guild_roles),
    endpoint("GET", "/guilds/{guild}/members/{user}", _guild_member),
]
