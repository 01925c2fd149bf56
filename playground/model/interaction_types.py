"""Discord's numbers for the types of interactions, of answers to them and of command options."""

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Interaction types."""

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
"""Callback types: how an app answers an interaction."""

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
ATTACHMENT = 11
"""Option types of a command."""
