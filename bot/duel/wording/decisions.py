"""Words whose turn it is, and which decision the player has to make."""

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

from ...wording.strings import Words


def decision_text(words: Words, who: str, decision: Decision) -> str:
    """Return a decision as a sentence; `who` is the formatted name of the player."""
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
