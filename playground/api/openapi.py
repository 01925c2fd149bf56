"""Validates requests and answers against Discord's published OpenAPI description."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from ..model.json_types import Json

NAME = "urn:discord"
CONTENT_TYPE = "application/json"

# Fields that discord.py 2.7 sends and Discord accepts, but the description lacks.
ATTACHMENT_FIELDS = ("size", "url", "proxy_url", "spoiler", "height", "width", "content_type")
UNDESCRIBED: dict[str, Json] = {
    "MessageEditRequestPartial": {"tts": {}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {}},
    "ApplicationCommandUpdateRequest": {"nsfw": {}},
    "ApplicationCommandCreateRequest": {"nsfw": {}},
    "MessageAttachmentRequest": {key: {} for key in ATTACHMENT_FIELDS},
}


@dataclass(frozen=True)
class _Path:
    template: str
    pattern: re.Pattern[str]
    methods: Json


class Description:
    """Discord's description, read from a file. Validators are compiled when first needed."""

    def __init__(self, path: Path) -> None:
        text = path.read_text("utf-8")
        document: Json = json.loads(text)
        self._answers = jsonschema_rs.Registry([(NAME, json.loads(text))])
        for schema in _objects(document["components"]["schemas"]):
            schema.setdefault("additionalProperties", False)
        for name, properties in UNDESCRIBED.items():
            document["components"]["schemas"][name]["properties"].update(properties)
        # discord.py writes the ids in attachments, mentions and references as numbers.
        document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._requests = jsonschema_rs.Registry([(NAME, document)])
        self._paths = [_compile(template, m) for template, m in document["paths"].items()]
        # Paths with fewer parameters are tried first: /users/@me before /users/{id}.
        self._paths.sort(key=lambda p: p.template.count("{"))
        self._validators: dict[tuple[str, str, str], jsonschema_rs.Validator | None] = {}

    def check(self, method: str, path: str, body: Any, *, sent: bool) -> list[str]:
        """Return the differences between a request and the description.

        `sent` tells whether there was a body at all.
        """
        found = next((p for p in self._paths if p.pattern.fullmatch(path)), None)
        operation: Json | None = found.methods.get(method.lower()) if found else None
        if found is None or operation is None:
            return [f"{method} of such a path is not described"]
        wanted: Json | None = operation.get("requestBody")
        if not sent:
            required = bool(wanted and wanted.get("required"))
            return ["a body is required"] if required else []
        if wanted is None:
            return ["no body is described"] if body else []
        key = (found.template, method, "")
        return _breaches(self._validator(key, wanted, self._requests), body)

    def check_answer(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """Return the differences between the playground's own 2xx answer and the description."""
        found = next((p for p in self._paths if p.pattern.fullmatch(path)), None)
        if found is None or method.lower() not in found.methods:
            return []
        wanted: Json | None = found.methods[method.lower()]["responses"].get(str(status))
        if wanted is None:
            return [f"{status} is not described"]
        key = (found.template, method, str(status))
        return _breaches(self._validator(key, wanted, self._answers), body)

    def _validator(
        self, key: tuple[str, str, str], wanted: Json, registry: jsonschema_rs.Registry
    ) -> jsonschema_rs.Validator | None:
        if key not in self._validators:
            schema = wanted.get("content", {}).get(CONTENT_TYPE, {}).get("schema")
            self._validators[key] = None
            if schema is not None:
                self._validators[key] = jsonschema_rs.Draft202012Validator(
                    _absolute(schema), registry=registry
                )
        return self._validators[key]


@cache
def shared_description(path: Path) -> Description:
    """Return the description in a file, read once for each process."""
    return Description(path)


def _breaches(validator: jsonschema_rs.Validator | None, body: Any) -> list[str]:
    if validator is None:
        return []
    return [
        f"{'.'.join(map(str, error.instance_path)) or 'body'}: {error.message[:300]}"
        for error in validator.iter_errors(body)
    ]


def _compile(template: str, methods: Json) -> _Path:
    parts = re.split(r"\{\w+\}", template)
    return _Path(template, re.compile("[^/]+".join(map(re.escape, parts))), methods)


def _objects(node: Any) -> Iterator[Json]:
    if isinstance(node, dict):
        if "properties" in node and node.get("type") == "object":
            yield node
        for value in node.values():
            yield from _objects(value)
    elif isinstance(node, list):
        for value in node:
            yield from _objects(value)


def _absolute(node: Any) -> Any:
    if isinstance(node, dict):
        return {
            key: NAME + value if key == "$ref" else _absolute(value) for key, value in node.items()
        }
    return [_absolute(value) for value in node] if isinstance(node, list) else node
