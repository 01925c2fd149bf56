"""Builds commands from methods, with names, descriptions and choices from the strings."""

import inspect
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, locale_str

from ...wording.strings import Words

Callback = Any
"""A bound coroutine method; discord.py reads its parameters itself."""
Completer = Callable[..., Coroutine[Any, Any, list[app_commands.Choice[str]]]]

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu

CHOICE_LENGTH, CHOICES_AT_MOST = 100, 25
"""How long the name of a choice may be, and how many choices Discord shows for what is typed."""

MODERATORS = discord.Permissions(moderate_members=True)

FOR_ALL = "for_all"

EVERYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=True)


def command(
    words: Words,
    key: str,
    callback: Callback,
    *,
    choices: Mapping[str, tuple[str, ...]] | None = None,
    complete: Mapping[str, Completer] | None = None,
    shared: Mapping[str, str] | None = None,
    for_all: bool = False,
) -> app_commands.Command[Any, ..., Any]:
    """Return the command `key`, usable everywhere, whether a server or a person has the app.

    `words` are the default language's. The names are `command-<key>` and
    `command-<key>-<parameter>`, each with a `.description`; a choice is
    `choice-<parameter>-<value>`, or its `.offered` where it has one. `shared` tells which
    parameters are named under another key. What is `for_all` is also for those whom the moderators
    of a server keep away from the bot.
    """
    _name_parameters(words, key, callback, choices or {}, shared or {})
    for parameter, completer in (complete or {}).items():
        app_commands.autocomplete(**{parameter: completer})(_function(callback))
    return app_commands.Command(
        name=_text(words, f"command-{key}"),
        description=_text(words, f"command-{key}.description"),
        callback=callback,
        allowed_contexts=EVERYWHERE,
        allowed_installs=AppInstallationType(guild=True, user=True),
        extras={FOR_ALL: for_all},
    )


def for_all(interaction: discord.Interaction[Any]) -> bool:
    """Whether a command is also for those whom moderators keep away from the bot."""
    command = interaction.command
    return isinstance(command, app_commands.Command) and bool(command.extras.get(FOR_ALL))


def all_offered(interaction: discord.Interaction[Any]) -> bool:
    """Whether all choices and numbers of a command are on offer; a forged request has others."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return True
    return all(
        _is_offered(each, getattr(interaction.namespace, each.display_name, None))
        for each in command.parameters
    )


def _is_offered(parameter: app_commands.Parameter, value: object) -> bool:
    if value is not None and parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    if not isinstance(value, int) or parameter.max_value is None:
        return True
    return (parameter.min_value or 0) <= value <= parameter.max_value


def managers_command(
    words: Words,
    key: str,
    callback: Callback,
    *,
    permissions: discord.Permissions,
) -> app_commands.Command[Any, ..., Any]:
    """Return the command `key`, for servers alone; only people with `permissions` see it."""
    made = command(words, key, callback)
    made.allowed_contexts = AppCommandContext(guild=True)
    made.allowed_installs = AppInstallationType(guild=True)
    made.default_permissions = permissions
    return made


def member_menu(words: Words, key: str, callback: Callback) -> app_commands.ContextMenu:
    """Return the context menu command `menu-<key>` of a member."""
    return app_commands.ContextMenu(
        name=_text(words, f"menu-{key}"),
        callback=callback,
        allowed_contexts=EVERYWHERE,
        allowed_installs=AppInstallationType(guild=True, user=True),
    )


def _offered(words: Words, name: str, value: str) -> str:
    """Return the key of a choice as it is offered, which may tell more than its name."""
    key = f"choice-{name}-{value}"
    return f"{key}.offered" if words.has(f"{key}.offered") else key


def _text(words: Words, key: str) -> locale_str:
    return locale_str(words(key), key=key)


def _function(callback: Callback) -> Callback:
    """Return the function of a method; discord.py stores parameter names and choices on it."""
    function: Callback = getattr(callback, "__func__", callback)
    return function


def _name_parameters(
    words: Words,
    key: str,
    callback: Callback,
    choices: Mapping[str, tuple[str, ...]],
    shared: Mapping[str, str],
) -> None:
    function = _function(callback)
    names = list(inspect.signature(callback).parameters)[1:]
    keys = {name: f"command-{shared.get(name, key)}-{name}" for name in names}
    app_commands.rename(**{name: _text(words, keys[name]) for name in names})(function)
    described = {name: _text(words, f"{keys[name]}.description") for name in names}
    app_commands.describe(**described)(function)
    listed = {
        name: [
            app_commands.Choice(name=_text(words, _offered(words, name, value)), value=value)
            for value in values
        ]
        for name, values in choices.items()
        if name in names
    }
    app_commands.choices(**listed)(function)
