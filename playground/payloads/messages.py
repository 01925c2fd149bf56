"""Describes messages and their files as Discord's JSON does."""

from ..model.content import Attachment
from ..model.entities import Interaction, Message
from ..model.interaction_types import COMMAND
from ..model.json_types import Json
from . import entities


def attachment(which: Attachment) -> Json:
    """Describe a file of a message."""
    described: Json = {
        "id": str(which.id),
        "filename": which.filename,
        "size": which.length,
        "url": which.url,
        "proxy_url": which.url,
        "content_type": which.content_type,
    }
    if which.alt:
        described["description"] = which.alt
    if which.size:
        described["width"], described["height"] = which.size
    return described


def message(which: Message) -> Json:
    """Describe a message as the HTTP API does."""
    described: Json = {
        "id": str(which.id),
        "channel_id": str(which.channel.id),
        "type": which.kind,
        "author": entities.user(which.author),
        "content": which.content,
        "timestamp": which.created_at.isoformat(),
        "edited_timestamp": which.edited_at.isoformat() if which.edited_at else None,
        "tts": False,
        "mention_everyone": which.mentions_everyone,
        "mentions": [entities.user(u) for u in which.named],
        "mention_roles": [str(r) for r in which.roles_pinged],
        "attachments": [attachment(a) for a in which.unshown],
        "embeds": [{"type": "rich", **e} for e in which.embeds],
        "components": which.components,
        "pinned": False,
        "flags": which.flags,
    }
    if which.nonce is not None:
        described["nonce"] = which.nonce
    if which.interaction:
        described |= _origin(which, which.interaction)
    if which.thread:
        described["thread"] = entities.channel(which.thread)
    if which.reference:
        described["message_reference"] = {
            "type": 0,
            "message_id": str(which.reference.id),
            "channel_id": str(which.reference.channel.id),
        }
    return described


def _origin(which: Message, interaction: Interaction) -> Json:
    metadata = _metadata(interaction)
    if interaction.original and interaction.original is not which:
        metadata["original_response_message_id"] = str(interaction.original.id)
    described: Json = {
        "application_id": str(which.author.id),
        "webhook_id": str(which.author.id),
        "interaction_metadata": metadata,
    }
    if interaction.kind == COMMAND:
        described["interaction"] = {
            "id": str(interaction.id),
            "type": COMMAND,
            "name": interaction.data["name"],
            "user": entities.user(interaction.person),
        }
    return described


def _metadata(interaction: Interaction) -> Json:
    metadata: Json = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": entities.user(interaction.person),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.kind == COMMAND:
        metadata["name"] = interaction.data["name"]
        metadata["command_type"] = interaction.data["type"]
    if interaction.from_modal_of:
        metadata["triggering_interaction_metadata"] = _metadata(interaction.from_modal_of)
    elif interaction.message:
        metadata["interacted_message_id"] = str(interaction.message.id)
    return metadata


def event(which: Message) -> Json:
    """Describe a message as the gateway does, with its guild and the author's membership."""
    described = message(which)
    place = which.channel.guild
    if place:
        described["guild_id"] = str(place.id)
        author = place.members.get(which.author.id)
        if author:
            described["member"] = entities.member(author, with_user=False)
    return described
