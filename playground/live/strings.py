"""The translated sentences of the page: templates for the page, and those the server fills in."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

STRINGS = Path(__file__).parents[2] / "data" / "strings"
ENGLISH = "en-US"
PAGE, LANGUAGE = "page.ftl", "language.ftl"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def locales() -> tuple[str, ...]:
    """Return the languages that the page is translated to."""
    return tuple(sorted(file.parent.name for file in STRINGS.glob(f"*/{PAGE}")))


@cache
def languages() -> dict[str, str]:
    """Return what each language is called in itself, by locale."""
    return {each: _format(_read(each, LANGUAGE)[0], "language-itself", {}) for each in locales()}


def nearest(locale: str) -> str:
    """Return this locale if it is translated, else another one of its language, else English."""
    if locale in locales():
        return locale
    language = locale.partition("-")[0]
    same = (each for each in locales() if each.partition("-")[0] == language)
    return ENGLISH if language == "en" else next(same, ENGLISH)


def preferred(accept_language: str) -> str | None:
    """Return the first language of an Accept-Language header that the page is translated to."""
    tags = (each.strip().partition(";") for each in accept_language.split(","))
    ranked = sorted(tags, key=lambda each: -_weight(each[2]))
    spoken = {each.partition("-")[0] for each in locales()}
    known = (tag for tag, _, _ in ranked if tag.partition("-")[0] in spoken)
    return next(map(nearest, known), None)


def _weight(parameter: str) -> float:
    found = re.fullmatch(r"\s*q=([01](?:\.\d*)?)\s*", parameter)
    return float(found[1]) if found else 1.0


def templates(locale: str) -> dict[str, str]:
    """Return every sentence of the page by key, with `{name}` in place of each variable."""
    bundle, resource = _read(nearest(locale))
    found = _Variables()
    found.visit(resource)
    itself = {name: f"{{{name}}}" for name in found.names}
    keys = [each.id.name for each in resource.body if isinstance(each, ast.Message) and each.value]
    return {key: _format(bundle, key, itself) for key in keys}


def sentence(locale: str, key: str, **values: str) -> str:
    """Return a sentence with its variables filled in; raises KeyError for an unknown one."""
    bundle, _ = _read(nearest(locale))
    return _format(bundle, key, values)


def _format(bundle: FluentBundle, key: str, values: Mapping[str, str]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


@cache
def _read(locale: str, file: str = PAGE) -> tuple[FluentBundle, ast.Resource]:
    text = (STRINGS / locale / file).read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(resource)
    return bundle, resource
