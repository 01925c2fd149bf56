"""Describes an interaction as Discord's JSON does when it sends it to the app."""

from ..limits.messages import FILE_SIZE
from ..model.entities import IN_BOT_DM, Channel, Interaction, Member
from ..model.json_types import Json
from ..model.permissions import DIRECT, Permission
from . import entities, messages

WITHOUT_BOT = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE
"""What an app may do in its answers in a place where only a user has installed it."""


def interaction(which: Interaction) -> Json:
    """Describe an interaction as INTERACTION_CREATE does."""
    place = which.channel
    bot = place.world.bot
    described: Json = {
        "id": str(which.id),
        "application_id": str(bot.id),
        "type": which.kind,
        "token": which.token,
        "version": 1,
        "data": which.data,
        "channel_id": str(place.id),
        "channel": _place(which),
        "app_permissions": str(int(app_permissions(place))),
        "locale": which.person.locale,
        "context": place.context,
        "authorizing_integration_owners": which.owners,
        "attachment_size_limit": FILE_SIZE,
        "entitlements": [],
        "entitlement_sku_ids": [],
    }
    if place.guild:
        guild = place.guild
        described["guild_id"] = str(guild.id)
        described["guild_locale"] = guild.locale
        described["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        described["member"] = entities.member_here(guild.members[which.person.id], place)
    else:
        described["user"] = entities.user(which.person)
    if which.message:
        described["message"] = messages.message(which.message)
        if which.shown is not None:
            described["message"]["components"] = which.shown
    return described


def app_permissions(place: Channel) -> Permission:
    """Return what the app may do in a channel, as an interaction from there says."""
    bot = place.world.bot
    if place.guild and place.guild.bot_member:
        # What the roles allow, also in a private thread that the bot has not entered.
        return (place.parent or place).allows(bot)
    if place.guild:
        return Member(bot, place.guild).permissions & WITHOUT_BOT
    return DIRECT if place.context == IN_BOT_DM else WITHOUT_BOT


def _place(which: Interaction) -> Json:
    place = which.channel
    described = entities.channel(place)
    if not place.world.habits.names_newest:
        del described["last_message_id"]
    if place.guild:
        described["permissions"] = str(int(place.allows(which.person)))
    elif place.context != IN_BOT_DM:
        others = [u for u in place.people if u is not which.person]
        described["recipients"] = [entities.user(u) for u in others]
    return described
