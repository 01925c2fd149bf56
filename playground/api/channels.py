"""Routes for channels, messages and threads, which a bot uses with its own token."""

from ..limits.messages import check_new_thread, check_thread
from ..model.content import LOADING
from ..model.entities import (
    ANNOUNCEMENT_THREAD,
    ANNOUNCEMENTS,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Message,
)
from ..model.permissions import P, Permission
from ..payloads import entities as payloads
from ..payloads import messages as message_payloads
from .errors import Refused, require
from .http import Call, Endpoint, Result, endpoint
from .message_bodies import check, write, write_checked

STARTED = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), ANNOUNCEMENTS: (ANNOUNCEMENT_THREAD,)}
"""Which types of threads can be started in which types of channels."""


def _channel(call: Call) -> Channel:
    """Return the channel of the path; raises Refused 10003 or 50001."""
    channel = call.world.channels.get(call.number("channel"))
    if channel is None:
        raise Refused(10003)
    # People's own direct messages, too, are closed to a bot, even if they have the app installed.
    if not _can(channel, P.VIEW_CHANNEL):
        raise Refused(50001)
    return channel


def _can(channel: Channel, wanted: Permission) -> bool:
    return bool(channel.allows(channel.world.bot) & wanted)


def _require_permission(channel: Channel, wanted: Permission) -> None:
    if not _can(channel, wanted):
        raise Refused(50013)


def _require_sending(call: Call, channel: Channel) -> None:
    if channel.guild is None:
        if any(user.id in call.world.closed_to_bot for user in channel.people):
            raise Refused(50007)
        return
    thread = channel.is_thread
    _require_permission(channel, P.SEND_MESSAGES_IN_THREADS if thread else P.SEND_MESSAGES)
    if channel.archived and channel.locked:
        raise Refused(50083)


def _require_attaching(call: Call, channel: Channel) -> None:
    if call.uploads:
        _require_permission(channel, P.ATTACH_FILES)


def _message(call: Call, channel: Channel) -> Message:
    message = channel.log.get(call.number("message"))
    if message is None or message.ephemeral:
        raise Refused(10008)
    return message


def _get_channel(call: Call) -> Result:
    return payloads.channel(_channel(call))


def _change_channel(call: Call) -> Result:
    channel = _channel(call)
    if not channel.is_thread:
        _require_permission(channel, P.MANAGE_CHANNELS)
    elif call.json == {"archived": False} and not channel.locked:
        _require_permission(channel, P.SEND_MESSAGES_IN_THREADS)
    elif channel.owner_id != call.world.bot.id or channel.locked or "locked" in call.json:
        _require_permission(channel, P.MANAGE_THREADS)
    require(check_thread(call.json))
    channel.name = call.json.get("name") or channel.name
    channel.archive_minutes = call.json.get("auto_archive_duration") or channel.archive_minutes
    if channel.is_thread:
        call.world.change_thread(
            channel,
            archived=bool(call.json.get("archived", channel.archived)),
            locked=bool(call.json.get("locked", channel.locked)),
        )
    else:
        call.world.publish("CHANNEL_UPDATE", channel, channel.guild)
    return payloads.channel(channel)


def _delete_channel(call: Call) -> Result:
    channel = _channel(call)
    if channel.guild:
        thread = channel.is_thread
        _require_permission(channel, P.MANAGE_THREADS if thread else P.MANAGE_CHANNELS)
        call.world.delete_channel(channel)
    return payloads.channel(channel)


def _create_message(call: Call) -> Result:
    channel = _channel(call)
    _require_sending(call, channel)
    _require_attaching(call, channel)
    message = Message(call.world.ids.make(), channel, call.world.bot)
    reference = call.json.get("message_reference")
    if reference:
        message.reference = channel.log.get(int(reference["message_id"]))
        message.kind = 19
    check(message, call.json, call.uploads, call.world)
    nonce = call.json.get("nonce")
    heeded = call.world.habits.heeds_nonces and call.json.get("enforce_nonce")
    if nonce is not None and heeded:
        posted = call.world.nonces.find(channel, call.world.bot, nonce)
        if posted:
            return message_payloads.message(posted)
    write_checked(message, call.json, call.uploads, call.world)
    call.world.post(message)
    return message_payloads.message(message)


def _list_messages(call: Call) -> Result:
    channel = _channel(call)
    if channel.guild and not _can(channel, P.READ_MESSAGE_HISTORY):
        return []
    found = [m for m in channel.log.values() if not m.ephemeral]
    if "before" in call.query:
        found = [m for m in found if m.id < int(call.query["before"])]
    found.sort(key=lambda m: m.id)
    limit = int(call.query.get("limit", 50))
    if "after" in call.query:  # those that follow it, not the newest of all
        found = [m for m in found if m.id > int(call.query["after"])][:limit]
    return [message_payloads.message(m) for m in reversed(found[-limit:])]


def _get_message(call: Call) -> Result:
    channel = _channel(call)
    _require_permission(channel, P.READ_MESSAGE_HISTORY)
    return message_payloads.message(_message(call, channel))


def _edit_message(call: Call) -> Result:
    channel = _channel(call)
    message = _message(call, channel)
    if message.author is not call.world.bot:
        raise Refused(50005)
    if channel.archived:
        raise Refused(50083)
    _require_attaching(call, channel)
    write(message, call.json, call.uploads, call.world)
    message.flags &= ~LOADING
    if message.interaction and message.interaction.original is message:
        message.interaction.replied = True
    call.world.edited(message)
    return message_payloads.message(message)


def _delete_message(call: Call) -> Result:
    channel = _channel(call)
    message = _message(call, channel)
    if message.author is not call.world.bot:
        if channel.guild is None:
            raise Refused(50003)
        _require_permission(channel, P.MANAGE_MESSAGES)
    call.world.delete_message(message)
    return None


def _typing(call: Call) -> Result:
    channel = _channel(call)
    _require_sending(call, channel)
    call.world.publish("TYPING_START", channel, channel.guild)
    return None


def _start_thread(call: Call) -> Result:
    return _make_thread(call, call.json.get("type", PRIVATE_THREAD), None)


def _start_thread_from(call: Call) -> Result:
    message = _message(call, _channel(call))
    if message.thread:
        raise Refused(160004)
    news = message.channel.kind == ANNOUNCEMENTS
    described = _make_thread(call, ANNOUNCEMENT_THREAD if news else PUBLIC_THREAD, message)
    call.world.publish("MESSAGE_UPDATE", message, message.channel.guild)
    return described


def _make_thread(call: Call, kind: int, starter: Message | None) -> Result:
    channel = _channel(call)
    if kind not in STARTED.get(channel.kind, ()):
        raise Refused(50024)
    private = kind == PRIVATE_THREAD
    _require_permission(channel, P.CREATE_PRIVATE_THREADS if private else P.CREATE_PUBLIC_THREADS)
    require(check_new_thread(call.json))
    thread = call.world.add_thread(
        channel,
        call.json["name"],
        call.world.bot,
        kind=kind,
        minutes=call.json.get("auto_archive_duration") or 1440,
        starter=starter,
    )
    return payloads.channel(thread)


def _join_thread(call: Call) -> Result:
    thread = _channel(call)
    if not thread.is_thread or thread.guild is None:
        raise Refused(50024)
    who = call.params["user"]
    user = call.world.bot if who == "@me" else call.world.users.get(call.number("user"))
    if user is None or user.id not in thread.guild.members:
        raise Refused(10013)
    if user is not call.world.bot:
        _require_sending(call, thread)
    call.world.add_to_thread(thread, user)
    return None


def _thread_members(call: Call) -> Result:
    thread = _channel(call)
    return [payloads.thread_member(thread, user) for user in thread.people]


MESSAGE = "/channels/{channel}/messages/{message}"

ENDPOINTS: list[Endpoint] = [
    endpoint("GET", "/channels/{channel}", _get_channel),
    endpoint("PATCH", "/channels/{channel}", _change_channel),
    endpoint("DELETE", "/channels/{channel}", _delete_channel),
    endpoint("GET", "/channels/{channel}/messages", _list_messages),
    endpoint("POST", "/channels/{channel}/messages", _create_message),
    endpoint("GET", MESSAGE, _get_message),
    endpoint("PATCH", MESSAGE, _edit_message),
    endpoint("DELETE", MESSAGE, _delete_message),
    endpoint(
        "POST", "/channels/{channel}/messages/{message}/threads", _start_thread_from, status=201
    ),
    endpoint("POST", "/channels/{channel}/threads", _start_thread, status=201),
    endpoint("GET", "/channels/{channel}/thread-members", _thread_members),
    endpoint("PUT", "/channels/{channel}/thread-members/{user}", _join_thread),
    endpoint("POST", "/channels/{channel}/typing", _typing),
]
