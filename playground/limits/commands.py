"""The limits that Discord sets for the commands that an app registers."""

import unicodedata
from collections.abc import Callable, Sequence

from ..model.interaction_types import ATTACHMENT, GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from ..model.json_types import Json
from .breaches import Breach, Breaches, Where
from .messages import check_choice

SLASH, ON_USER, ON_MESSAGE = 1, 2, 3
MOST = {SLASH: 100, ON_USER: 15, ON_MESSAGE: 15}
MOST_CHARACTERS = 8000

LOCALES = frozenset(
    (
        "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
        "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi",
        "th", "zh-CN", "ja", "zh-TW", "ko",
    )
)  # fmt: skip


def check_commands(commands: Sequence[Json]) -> list[Breach]:
    """Return the limits that a whole set of commands breaks."""
    found = Breaches()
    for kind, most in MOST.items():
        count = sum((c.get("type") or SLASH) == kind for c in commands)
        if count > most:
            text = f"Maximum number of application commands reached ({most})."
            found.add((), "APPLICATION_COMMANDS_MAX", text)
    for place, command in enumerate(commands):
        _check_command(command, (place,), found)
    for kind in MOST:
        same = {p: c for p, c in enumerate(commands) if (c.get("type") or SLASH) == kind}
        _check_unique(same, (), found)
    return found.all


def is_slash_name(name: str) -> bool:
    """Return whether this can name a slash command: lower-case letters, digits, - _ '."""
    return name == name.lower() and all(
        c in "-_'" or unicodedata.category(c)[0] in "LN" or _is_sign(c) for c in name
    )


def _is_sign(character: str) -> bool:
    # Vowel signs of Devanagari and Thai are marks, not letters.
    return "\u0900" <= character <= "\u097f" or "\u0e00" <= character <= "\u0e7f"


def characters(command: Json) -> int:
    """Return the size of a command: names, descriptions, values, in the longest language each."""
    size = _longest(command, "name") + _longest(command, "description")
    for choice in command.get("choices") or []:
        size += _longest(choice, "name")
        size += len(choice["value"]) if isinstance(choice.get("value"), str) else 0
    return size + sum(characters(option) for option in command.get("options") or [])


def _longest(thing: Json, key: str) -> int:
    every = [thing.get(key), *(thing.get(f"{key}_localizations") or {}).values()]
    return max(len(text or "") for text in every)


def _check_command(command: Json, where: Where, found: Breaches) -> None:
    kind = command.get("type") or SLASH
    if not found.one_of(kind, (SLASH, ON_USER, ON_MESSAGE), (*where, "type")):
        return
    _check_named(command, where, found, slash=kind == SLASH)
    if kind == SLASH:
        _check_options(command, where, found, (SUBCOMMAND, GROUP))
    else:
        for key in ("description", "options"):
            if command.get(key):
                text = f"A command on a user or a message has no {key}"
                found.add((*where, key), "APPLICATION_COMMAND_CONTEXT_MENU_FIELD", text)
    for key, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        for place, value in enumerate(command.get(key) or []):
            found.one_of(value, allowed, (*where, key, place))
        if command.get(key) == []:
            found.add((*where, key), "BASE_TYPE_BAD_LENGTH", "Must be 1 or more in length.")
    size = characters(command)
    if size > MOST_CHARACTERS:
        text = f"Command exceeds maximum size ({MOST_CHARACTERS}): {size}"
        found.add(where, "APPLICATION_COMMAND_TOO_LARGE", text)


def _check_named(thing: Json, where: Where, found: Breaches, *, slash: bool = True) -> None:
    _check_text(thing, "name", where, found, 32, is_slash_name if slash else None)
    if slash:
        _check_text(thing, "description", where, found, 100, None)


def _check_text(
    thing: Json,
    key: str,
    where: Where,
    found: Breaches,
    most: int,
    valid: Callable[[str], bool] | None,
) -> None:
    texts = {(*where, key): found.text(thing, key, where, 1, most)}
    translated = thing.get(f"{key}_localizations") or {}
    at = (*where, f"{key}_localizations")
    for locale in translated:
        if locale not in LOCALES:
            found.add((*at, locale), "ENUM_TYPE_COERCE", f'Value "{locale}" is not a locale.')
        texts[(*at, locale)] = found.text(translated, locale, at, 1, most)
    for place, text in texts.items():
        if text and valid and not valid(text):
            said = f"Command name is invalid: {text!r}"
            found.add(place, "APPLICATION_COMMAND_INVALID_NAME", said)


def _check_options(owner: Json, where: Where, found: Breaches, nested: tuple[int, ...]) -> None:
    options: list[Json] = owner.get("options") or []
    found.length(len(options), 0, 25, (*where, "options"))
    plain = tuple(range(STRING, ATTACHMENT + 1))
    optional = False
    for place, option in enumerate(options):
        at = (*where, "options", place)
        if not found.one_of(option.get("type"), (*nested, *plain), (*at, "type")):
            continue
        _check_named(option, at, found)
        for key in ("required", "autocomplete"):
            found.truth(option, key, at)
        if option["type"] in (SUBCOMMAND, GROUP):
            inside = (SUBCOMMAND,) if option["type"] == GROUP else ()
            _check_options(option, at, found, inside)
            continue
        if option.get("required") and optional:
            text = "Required options must be placed before non-required options"
            found.add(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional = optional or not option.get("required")
        _check_choices(option, at, found)
    kinds = {o.get("type") in (SUBCOMMAND, GROUP) for o in options}
    if len(kinds) > 1:
        text = "Sub-commands and plain options cannot be mixed"
        found.add((*where, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    _check_unique(dict(enumerate(options)), (*where, "options"), found)


def _check_choices(option: Json, where: Where, found: Breaches) -> None:
    choices: list[Json] = option.get("choices") or []
    found.length(len(choices), 0, 25, (*where, "choices"))
    if choices and option.get("autocomplete"):
        text = "Autocomplete and choices cannot go together"
        found.add(where, "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES", text)
    if (choices or option.get("autocomplete")) and option["type"] not in (
        STRING,
        INTEGER,
        NUMBER,
    ):
        text = f"An option of type {option['type']} has no choices and no autocomplete"
        found.add(where, "APPLICATION_COMMAND_OPTION_CHOICES_TYPE", text)
    seen: dict[str, set[object]] = {"name": set(), "value": set()}
    for place, choice in enumerate(choices):
        at = (*where, "choices", place)
        check_choice(choice, at, found)
        for key, values in seen.items():
            if choice.get(key) in values:
                text = f"Choice {key}s must be unique: {choice.get(key)!r}"
                found.add(at, f"APPLICATION_COMMAND_OPTIONS_CHOICE_{key.upper()}_EXISTS", text)
            values.add(choice.get(key))


def _check_unique(things: dict[int, Json], where: Where, found: Breaches) -> None:
    for locale in (None, *sorted(LOCALES)):
        seen: set[str] = set()
        for place, thing in things.items():
            translated = (thing.get("name_localizations") or {}).get(locale) if locale else None
            name = translated or thing.get("name") or ""
            if name in seen:
                text = f"Two have the same name in {locale or 'the default language'}: {name!r}"
                found.add((*where, place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
            seen.add(name)
