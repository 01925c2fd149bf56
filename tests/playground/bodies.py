"""Small pieces of request bodies, and what a body tells of errors, for the tests of the limits."""

from typing import Any

Json = dict[str, Any]

V2 = 1 << 15


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id, **more}


def buttons(count: int, first: int = 0) -> Json:
    return row(*[button(str(first + number)) for number in range(count)])


def link(**more: Any) -> Json:
    return {"type": 2, "style": 5, "label": "A", "url": "https://example.org", **more}


def option(value: str = "a", **more: Any) -> Json:
    return {"label": "A", "value": value, **more}


def options(count: int) -> list[Json]:
    return [option(str(number)) for number in range(count)]


def select(*given: Json, **more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": list(given) or options(2), **more}


def text(content: str = "hi") -> Json:
    return {"type": 10, "content": content}


def box(*components: Json, **more: Any) -> Json:
    return {"type": 17, "components": list(components), **more}


def section(*components: Json, **more: Any) -> Json:
    return {"type": 9, "components": list(components), "accessory": button(), **more}


def gallery(*items: Json) -> Json:
    return {"type": 12, "items": list(items)}


def item(url: str = "https://example.org/a.png", **more: Any) -> Json:
    return {"media": {"url": url}, **more}


def without(thing: Json, *keys: str) -> Json:
    return {key: value for key, value in thing.items() if key not in keys}


def command(**more: Any) -> Json:
    return {"name": "duel", "description": "Play", **more}


def sub(kind: int, name: str = "a", **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "A", **more}


def choice(name: str = "A", value: Any = "a") -> Json:
    return {"name": name, "value": value}


def choices(count: int) -> list[Json]:
    return [choice(str(number), str(number)) for number in range(count)]


def field(**more: Any) -> Json:
    return {"type": 4, "custom_id": "f", "style": 1, **more}


def label(**more: Any) -> Json:
    return {"type": 18, "label": "L", "component": field(**more)}


def modal(*components: Json, **more: Any) -> Json:
    return {"title": "T", "custom_id": "m", "components": list(components) or [label()], **more}


def errors_at(errors: Json, where: str) -> Any:
    """Return the errors that an answer tells of one place, as `components.0.type`."""
    for step in where.split("."):
        errors = errors[step]
    return errors["_errors"]
