"""The languages that there are, read from the sentences of all games."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ..look import Words

STRINGS = Path(__file__).parents[2] / "data" / "strings"


@cache
def locales() -> tuple[str, ...]:
    """Return the languages that there are."""
    return tuple(sorted(home.name for home in STRINGS.iterdir() if home.is_dir()))


@cache
def language(locale: str) -> Words:
    """Return the sentences of a language."""
    bundle = FluentBundle([locale], use_isolating=False)
    for file in sorted((STRINGS / locale).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def words(key: str, /, **values: str | int) -> str:
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, dict(values))[0])

    return words
