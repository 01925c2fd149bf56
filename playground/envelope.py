"""The JSON in which an interaction reaches the app."""

from . import message_payloads, payloads
from .errors import Json
from .interaction import Interaction
from .limits import FILE_SIZE
from .model import IN_BOT_DM, Channel, Member
from .permissions import DIRECT, Permission, in_guild

WITHOUT_BOT = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE


def envelope(asked: Interaction) -> Json:
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
        described["member"] = payloads.member_here(guild.members[asked.person.id], place)
    else:
        described["user"] = payloads.user(asked.person)
    if asked.message:
        described["message"] = message_payloads.message(asked.message)
        if asked.shown is not None:
            described["message"]["components"] = asked.shown
    return described


def app_permissions(place: Channel) -> Permission:
    """Return what the app may do in a place, as an interaction from there says."""
    bot = place.world.bot
    if place.guild and place.guild.bot_member:
        return place.allows(bot)
    if place.guild:
        return in_guild(Member(bot, place.guild)) & WITHOUT_BOT
    return DIRECT if place.context == IN_BOT_DM else WITHOUT_BOT


def _place(asked: Interaction) -> Json:
    place = asked.channel
    described = payloads.channel(place)
    if place.guild:
        described["permissions"] = str(int(place.allows(asked.person)))
    elif place.context != IN_BOT_DM:
        others = [u for u in place.people if u is not asked.person]
        described["recipients"] = [payloads.user(u) for u in others]
    return described
