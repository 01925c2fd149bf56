"""Carries out an app's answers to an interaction, in the order that Discord allows."""

import time

from ..limits.breaches import Breach, is_integer
from ..limits.messages import check_choices
from ..limits.modals import check_modal
from ..model.content import EPHEMERAL, LOADING
from ..model.entities import Interaction, Message
from ..model.interaction_types import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFERRED,
    DEFERRED_UPDATE,
    MESSAGE,
    MODAL,
    SHOW_MODAL,
    UPDATE,
)
from ..model.json_types import Json
from ..model.world import World
from .errors import Refused, require
from .message_bodies import Uploads, write

MAX_FOLLOWUPS = 5
"""How many follow-ups an interaction may have where only a user has installed the app."""


def respond(world: World, interaction: Interaction, body: Json, uploads: Uploads) -> None:
    """Carry out the callback of an interaction.

    Raises Refused: 10062 too late or unknown, 40060 the second time, 50035 a limit.
    """
    if interaction.lapsed:
        raise Refused(10062)
    if interaction.acknowledged_at is not None:
        raise Refused(40060)
    kind = body.get("type")
    if not is_integer(kind) or kind not in _allowed(interaction):
        names = ", ".join(map(str, _allowed(interaction)))
        text = f"Value must be one of ({names},)."
        raise Refused(50035, [Breach(("type",), "BASE_TYPE_CHOICES", text)])
    if interaction.channel.deleted:
        raise Refused(10003)
    data: Json = body.get("data") or {}
    try:
        _CALLBACKS[kind](world, interaction, data, uploads)
    except Refused as refused:
        raise _under_data(refused) from None
    interaction.acknowledged_at = time.monotonic()
    interaction.response = kind
    if kind not in (DEFERRED, DEFERRED_UPDATE):
        interaction.replied = True
    world.touch(interaction)
    world.wake()


def open_interaction(world: World, token: str) -> Interaction:
    """Return the interaction of a webhook token; raises Refused 10015 or 50027."""
    interaction = world.interactions.get(token)
    if interaction is None or interaction.kind == AUTOCOMPLETE:
        raise Refused(10015)
    if world.is_expired(interaction):
        raise Refused(50027)
    if interaction.acknowledged_at is None:
        raise Refused(10015)
    return interaction


def follow_up(world: World, interaction: Interaction, body: Json, uploads: Uploads) -> Message:
    """Post a follow-up; the first one after a deferral replaces the placeholder "thinking"."""
    if interaction.channel.deleted:
        raise Refused(10003)
    if interaction.user_installed_only and interaction.followups >= MAX_FOLLOWUPS:
        raise Refused(40094)
    waiting = interaction.original
    if waiting and waiting.thinking and not waiting.deleted:
        edit(world, interaction, waiting, body, uploads)
        interaction.followups += 1
        world.touch(interaction)
        return waiting
    message = _new_message(world, interaction, body)
    write(message, body, uploads, world)
    interaction.followups += 1
    _post(world, interaction, message)
    return message


def edit(
    world: World, interaction: Interaction, message: Message, body: Json, uploads: Uploads
) -> None:
    """Edit a message that this interaction made, or that it was clicked on."""
    write(message, body, uploads, world)
    message.flags &= ~LOADING
    interaction.touch(message)
    interaction.replied = True
    world.touch(interaction)
    world.edited(message)


def find(interaction: Interaction, which: str) -> Message:
    """Return `@original` or the message with this id; raises Refused 10008."""
    message: Message | None
    if which == "@original":
        message = interaction.original
    else:
        message = interaction.channel.log.get(int(which)) if which.isdigit() else None
        if message and message not in (*interaction.produced, interaction.original):
            message = None
    if message is None or message.deleted:
        raise Refused(10008)
    return message


def _under_data(refused: Refused) -> Refused:
    inside = [
        b if b.where[:1] == ("data",) else Breach(("data", *b.where), b.code, b.message)
        for b in refused.breaches
    ]
    return Refused(refused.code, inside)


def _allowed(interaction: Interaction) -> tuple[int, ...]:
    from_message = interaction.message is not None
    return {
        AUTOCOMPLETE: (CHOICES,),
        COMMAND: (MESSAGE, DEFERRED, SHOW_MODAL),
        COMPONENT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, SHOW_MODAL),
        MODAL: (MESSAGE, DEFERRED, *((DEFERRED_UPDATE, UPDATE) if from_message else ())),
    }[interaction.kind]


def _send(world: World, interaction: Interaction, data: Json, uploads: Uploads) -> None:
    message = _new_message(world, interaction, data)
    write(message, data, uploads, world)
    interaction.original = message
    _post(world, interaction, message)


def _defer(world: World, interaction: Interaction, data: Json, uploads: Uploads) -> None:
    message = _new_message(world, interaction, data)
    message.flags |= LOADING
    interaction.original = message
    interaction.touch(message)
    world.post(message)


def _defer_update(world: World, interaction: Interaction, data: Json, uploads: Uploads) -> None:
    interaction.original = interaction.message


def _update(world: World, interaction: Interaction, data: Json, uploads: Uploads) -> None:
    message = interaction.message
    if message is None or message.deleted:
        raise Refused(10008)
    edit(world, interaction, message, data, uploads)
    interaction.original = message


def _choices(world: World, interaction: Interaction, data: Json, uploads: Uploads) -> None:
    require(check_choices(data.get("choices")))
    interaction.choices = data["choices"]


def _show_modal(world: World, interaction: Interaction, data: Json, uploads: Uploads) -> None:
    require(check_modal(data))
    interaction.modal = data


_CALLBACKS = {
    MESSAGE: _send,
    DEFERRED: _defer,
    DEFERRED_UPDATE: _defer_update,
    UPDATE: _update,
    CHOICES: _choices,
    SHOW_MODAL: _show_modal,
}


def _new_message(world: World, interaction: Interaction, body: Json) -> Message:
    private = interaction.forced_private or bool((body.get("flags") or 0) & EPHEMERAL)
    message = Message(world.ids.make(), interaction.channel, world.bot, interaction=interaction)
    message.kind = 20 if interaction.kind == COMMAND and interaction.original is None else 0
    if private:
        message.flags |= EPHEMERAL
        message.for_person = interaction.person
    return message


def _post(world: World, interaction: Interaction, message: Message) -> None:
    interaction.touch(message)
    interaction.replied = True
    world.touch(interaction)
    world.post(message)
