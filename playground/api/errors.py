"""Discord's error answers: status, error code, message and the nested form errors."""

from collections.abc import Sequence

from ..limits.breaches import Breach
from ..model.json_types import Json

MESSAGES = {
    0: "404: Not Found",
    10002: "Unknown Application",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10063: "Unknown application command",
    30008: "Maximum number of emojis reached (2000)",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    40005: "Request entity too large",
    40060: "Interaction has already been acknowledged.",
    40094: "This interaction has hit the maximum number of follow up messages",
    50001: "Missing Access",
    50003: "Cannot execute action on a DM channel",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50013: "Missing Permissions",
    50024: "Cannot execute action on this channel type",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    50109: "The request body contains invalid JSON.",
    160004: "A thread has already been created for this message",
}

STATUSES = {
    # The HTTP status of a code, where it is neither 404 (10000 to 19999) nor 400.
    0: 404,
    40005: 413,
    50001: 403,
    50003: 403,
    50005: 403,
    50007: 403,
    50013: 403,
    50027: 401,
}


class Refused(Exception):  # noqa: N818 - a regular answer, not an error of this server
    """An answer other than 2xx; `code` is Discord's JSON error code."""

    def __init__(self, code: int, breaches: Sequence[Breach] = ()) -> None:
        self.code = code
        self.breaches = tuple(breaches)
        self.status = STATUSES.get(code) or (404 if 10000 < code < 20000 else 400)
        super().__init__(MESSAGES.get(code, f"Error {code}"))

    @property
    def violation(self) -> bool:
        """Whether the bot broke a limit: a correct bot never gets this answer."""
        return bool(self.breaches) or self.code in (50006, 40005, 50109)

    def body(self) -> Json:
        """Return the JSON that Discord answers with."""
        body: Json = {"message": str(self), "code": self.code}
        if self.breaches:
            body["errors"] = nest(self.breaches)
        return body


def nest(breaches: Sequence[Breach]) -> Json:
    """Return the tree that Discord calls `errors`, each breach at its place in the body."""
    tree: Json = {}
    for breach in breaches:
        node = tree
        for step in breach.where:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": breach.code, "message": breach.message})
    return tree


def require(breaches: Sequence[Breach]) -> None:
    """Raise the form error if there is any breach."""
    if breaches:
        raise Refused(50035, breaches)
