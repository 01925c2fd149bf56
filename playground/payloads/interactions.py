"""Describes an interaction as Discord's JSON does when it sends it to the app."""

from ..limits.messages import FILE_SIZE
from ..model.entities import IN_BOT_DM, Channel, Interaction, Member
from ..model.json_types import Json
from ..model.permissions import DIRECT, Permission
from . import entities, messages

WITHOUT_BOT = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE
"""What an app may do in answers where only a user has installed it."""


def interaction(asked: Interaction) -> Json:
    """Describe an interaction as INTERACTION_CREATE does."""
    place = asked.channel
    bot = place.world.bot
    described: Json = {
        "id": str(asked.id),
        "application_id": str(bot.id),
        "type": asked.kind,
        "token": asked.token,
        "version": 1,
        "data": asked.data,
        "channel_id": str(place.id),
        "channel": _place(asked),
        "app_permissions": str(int(app_permissions(place))),
        "locale": asked.person.locale,
        "context": place.context,
        "authorizing_integration_owners": asked.owners,
        "attachment_size_limit": FILE_SIZE,
        "entitlements": [],
        "entitlement_sku_ids": [],
    }
    if place.guild:
        guild = place.guild
        described["guild_id"] = str(guild.id)
        described["guild_locale"] = guild.locale
        described["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        described["member"] = entities.member_here(guild.members[asked.person.id], place)
    else:
        described["user"] = entities.user(asked.person)
    if asked.message:
        described["message"] = messages.message(asked.message)
        if asked.shown is not None:
            described["message"]["components"] = asked.shown
    return described


def app_permissions(place: Channel) -> Permission:
    """Return what the app may do in a channel, as an interaction from there says."""
    bot = place.world.bot
    if place.guild and place.guild.bot_member:
        return place.allows(bot)
    if place.guild:
        return Member(bot, place.guild).permissions & WITHOUT_BOT
    return DIRECT if place.context == IN_BOT_DM else WITHOUT_BOT


def _place(asked: Interaction) -> Json:
    place = asked.channel
    described = entities.channel(place)
    if place.guild:
        described["permissions"] = str(int(place.allows(asked.person)))
    elif place.context != IN_BOT_DM:
        others = [u for u in place.people if u is not asked.person]
        described["recipients"] = [entities.user(u) for u in others]
    return described
