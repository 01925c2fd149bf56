"""Words hints: the best moves that were found, with chances and reasons."""

from collections.abc import Sequence

from engine.ai.architects.hints.kinds import Reason
from engine.ai.thought import Option
from engine.architects import moves
from engine.architects.table import View

from ...wording.circle import Circle
from ...wording.review import chance
from ...wording.strings import Words
from .advice import reason_text
from .turns import move_text


def hint_text(
    words: Words,
    circle: Circle,
    view: View,
    now: str,
    best: Sequence[tuple[Option, Reason]],
) -> str:
    """Return `now`, who is how likely to win, and a line for each of the `best` moves."""
    lines = [now]
    for n, (option, why) in enumerate(best, 1):
        move = move_text(words, view, moves.parse(option.move))
        likely, told = chance(words, option.chance), reason_text(words, circle, why)
        lines.append(words("hint-line", n=n, move=move, chance=likely, why=told))
    return "\n".join((*lines, words("hint-estimate")))
