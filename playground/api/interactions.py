"""Routes by which the app answers interactions: the callback and the follow-ups."""

from ..model.entities import Interaction, Message
from ..model.interaction_types import MESSAGE, UPDATE
from ..model.json_types import Json
from ..payloads import messages as message_payloads
from . import responses
from .errors import Refused
from .http import Call, Endpoint, Result, endpoint


def _callback(call: Call) -> Result:
    interaction = call.world.interactions.get(call.params["token"])
    if interaction is None or interaction.id != call.number("interaction"):
        raise Refused(10062)
    responses.respond(call.world, interaction, call.json, call.uploads)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return None
    return _callback_response(interaction)


def _callback_response(interaction: Interaction) -> Json:
    described: Json = {"id": str(interaction.id), "type": interaction.kind}
    answer: Json = {"interaction": described}
    message = interaction.original
    if message is not None:
        described["response_message_id"] = str(message.id)
        described["response_message_loading"] = message.thinking
        described["response_message_ephemeral"] = message.ephemeral
    if message is not None and interaction.response in (MESSAGE, UPDATE):
        resource = {"type": interaction.response, "message": message_payloads.message(message)}
        answer["resource"] = resource
    return answer


def _open(call: Call) -> Interaction:
    if call.number("app") != call.world.bot.id:
        raise Refused(10015)
    return responses.open_interaction(call.world, call.params["token"])


def _interaction_and_message(call: Call) -> tuple[Interaction, Message]:
    interaction = _open(call)
    return interaction, responses.find(interaction, call.params["message"])


def _follow_up(call: Call) -> Result:
    message = responses.follow_up(call.world, _open(call), call.json, call.uploads)
    return message_payloads.message(message)


def _get(call: Call) -> Result:
    return message_payloads.message(_interaction_and_message(call)[1])


def _edit(call: Call) -> Result:
    interaction, message = _interaction_and_message(call)
    responses.edit(call.world, interaction, message, call.json, call.uploads)
    return message_payloads.message(message)


def _delete(call: Call) -> Result:
    call.world.delete_message(_interaction_and_message(call)[1])
    return None


WEBHOOK = "/webhooks/{app}/{token}"

ENDPOINTS: list[Endpoint] = [
    endpoint("POST", "/interactions/{interaction}/{token}/callback", _callback, needs_token=False),
    endpoint("POST", WEBHOOK, _follow_up, needs_token=False),
    endpoint("GET", f"{WEBHOOK}/messages/{{message}}", _get, needs_token=False),
    endpoint("PATCH", f"{WEBHOOK}/messages/{{message}}", _edit, needs_token=False),
    endpoint("DELETE", f"{WEBHOOK}/messages/{{message}}", _delete, needs_token=False),
]
