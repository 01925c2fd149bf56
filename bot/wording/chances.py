"""Words how likely each seat is to win."""

from collections.abc import Sequence

from engine.ai.thought import Thought

from .lists import clauses
from .review import chance
from .strings import Words


def chances_now(words: Words, who: Sequence[str], thought: Thought) -> str:
    """Return the chance of the thought's seat, which is told it, then those of the others.

    `who` are the formatted names of all seats.
    """
    found = thought.chances(len(who))
    others = [
        words("hint-other", who=name, chance=chance(words, likely))
        for seat, (name, likely) in enumerate(zip(who, found, strict=True))
        if seat != thought.seat
    ]
    now = words("hint-now", chance=chance(words, found[thought.seat]))
    told = words("hint-others", each=clauses(words, others), n=len(others))
    return f"{now}\n{told}"
