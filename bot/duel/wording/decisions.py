"""Whose turn it is, and what a player has to decide."""

from typing import assert_never

from engine.duel.decisions import (
    ChooseStarter,
    Decision,
    Destroy,
    Draft,
    PickFromLibrary,
    PickToken,
    Revive,
    Turn,
)

from ...wording.names import bold
from ...wording.strings import Words


def ask(words: Words, name: str, decision: Decision) -> str:
    """Return what the player called `name` has to decide now."""
    return asked(words, bold(name), decision)


def turn(words: Words, name: str) -> str:
    """Return that it is the turn of the player called `name`."""
    return words("turn", who=bold(name))


def asked(words: Words, who: str, decision: Decision) -> str:
    """Return what `who`, written as it shall appear, has to decide."""
    match decision:
        case Draft():
            return words("ask-draft", who=who)
        case Turn():
            return words("ask-turn", who=who)
        case PickToken():
            return words("ask-pick-token", who=who)
        case PickFromLibrary():
            return words("ask-pick-from-library", who=who)
        case Revive():
            return words("ask-revive", who=who)
        case Destroy(_, colour):
            return words("ask-destroy", who=who, card=words(f"colour-{colour}.card"))
        case ChooseStarter():
            return words("ask-choose-starter", who=who)
        case _:
            assert_never(decision)
