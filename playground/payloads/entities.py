"""Describes users, roles, members, guilds, channels and commands as Discord's JSON does."""

from ..model.application import Command
from ..model.entities import Channel, Guild, Member
from ..model.json_types import Json
from ..model.permissions import Permission
from ..model.users import Role, User


def user(who: User) -> Json:
    """Describe a user."""
    return {
        "id": str(who.id),
        "username": who.name.lower().replace(" ", "_") if not who.bot else who.name,
        "global_name": None if who.bot else who.name,
        "discriminator": "0000" if who.bot else "0",
        "avatar": None,
        "bot": who.bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def own_user(bot: User) -> Json:
    """Describe the bot to itself."""
    return {
        **user(bot),
        "locale": bot.locale,
        "mfa_enabled": False,
        "verified": True,
        "email": None,
        "premium_type": 0,
    }


def application(bot: User) -> Json:
    """Describe the bot's application."""
    return {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": user(bot),
        "team": None,
        "rpc_origins": [],
        "redirect_uris": [],
        "approximate_guild_count": 0,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "type": None,
        "flags_new": "0",
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}, "1": {}},
    }


def role(which: Role) -> Json:
    """Describe a role."""
    described: Json = {
        "id": str(which.id),
        "name": which.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": which.position,
        "permissions": str(int(which.permissions)),
        "managed": which.managed_by is not None,
        "mentionable": False,
        "flags": 0,
    }
    if which.managed_by is not None:
        described["tags"] = {"bot_id": str(which.managed_by)}
    return described


def member(who: Member, *, with_user: bool = True) -> Json:
    """Describe a member of a guild."""
    described: Json = {
        "roles": [str(r.id) for r in who.roles],
        "nick": None,
        "avatar": None,
        "banner": None,
        "joined_at": who.joined_at.isoformat(),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }
    return {"user": user(who.user), **described} if with_user else described


def member_here(who: Member, place: Channel, *, with_user: bool = True) -> Json:
    """Describe a member with its permissions in a channel, as interactions do."""
    allowed = place.allows(who.user)
    return {**member(who, with_user=with_user), "permissions": str(int(allowed))}


def guild(which: Guild) -> Json:
    """Describe a guild as its own route does."""
    return {
        "id": str(which.id),
        "name": which.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "description": None,
        "banner": None,
        "owner_id": str(which.owner_id),
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [role(r) for r in which.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "preferred_locale": which.locale,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "vanity_url_code": None,
        "nsfw_level": 0,
        "nsfw": False,
        "max_members": 500_000,
        "max_presences": None,
    }


def guild_create(which: Guild, bot: User) -> Json:
    """Describe a guild as GUILD_CREATE does."""
    seen = [c for c in which.channels.values() if c.allows(bot) & Permission.VIEW_CHANNEL]
    own = which.members[bot.id]
    return {
        **guild(which),
        "joined_at": own.joined_at.isoformat(),
        "large": False,
        "unavailable": False,
        "member_count": len(which.members),
        "members": [member(own)],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        # Discord lists channels that the bot cannot view, too.
        "channels": [channel(c) for c in which.channels.values() if not c.is_thread],
        "threads": [channel(c) for c in seen if c.is_thread and not c.archived],
    }


def channel(which: Channel) -> Json:
    """Describe a channel, a thread or direct messages."""
    newest = max((each.id for each in which.log.values() if not each.ephemeral), default=None)
    described: Json = {
        "id": str(which.id),
        "type": which.kind,
        "flags": 0,
        "last_message_id": None if newest is None else str(newest),
    }
    if which.guild is None:
        others = [u for u in which.people if u is not which.world.bot]
        return {**described, "recipients": [user(u) for u in others]}
    described |= {
        "guild_id": str(which.guild.id),
        "name": which.name,
        "parent_id": str(which.parent.id) if which.parent else None,
        "rate_limit_per_user": 0,
        "nsfw": False,
    }
    if which.is_thread:
        return described | _thread(which)
    return described | {
        "position": list(which.guild.channels).index(which.id)
        if which.id in which.guild.channels
        else 0,
        "topic": None,
        "permission_overwrites": [
            {
                "id": str(o.target),
                "type": int(o.is_member),
                "allow": str(int(o.allow)),
                "deny": str(int(o.deny)),
            }
            for o in which.overwrites.values()
        ],
    }


def _thread(which: Channel) -> Json:
    described: Json = {
        "owner_id": str(which.owner_id),
        "message_count": len(which.messages),
        "total_message_sent": len(which.messages),
        "member_count": len(which.people),
        "thread_metadata": {
            "archived": which.archived,
            "auto_archive_duration": which.archive_minutes,
            "archive_timestamp": which.created_at.isoformat(),
            "create_timestamp": which.created_at.isoformat(),
            "locked": which.locked,
        },
    }
    if which.world.bot in which.people:
        described["member"] = thread_member(which, which.world.bot)
    return described


def thread_member(thread: Channel, who: User) -> Json:
    """Describe a member of a thread."""
    return {
        "id": str(thread.id),
        "user_id": str(who.id),
        "join_timestamp": thread.created_at.isoformat(),
        "flags": 0,
    }


def command(which: Command, app: User) -> Json:
    """Describe a registered command."""
    described: Json = {
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        **which.raw,
        "integration_types": which.installs,
        "id": str(which.id),
        "application_id": str(app.id),
        "version": str(which.id),
        "type": which.kind,
        "description": which.raw.get("description") or "",
    }
    if described["default_member_permissions"] is not None:
        described["default_member_permissions"] = str(described["default_member_permissions"])
    if which.guild_id is not None:
        described["guild_id"] = str(which.guild_id)
    return described
