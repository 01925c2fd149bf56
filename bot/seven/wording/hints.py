"""Words hints: the best moves that were found, with chances and reasons."""

from collections.abc import Sequence

from engine.ai.seven.hints.kinds import Reason
from engine.ai.thought import Option
from engine.core.game import Seat
from engine.seven import moves
from engine.seven.table import Table

from ...wording.review import chance
from ...wording.strings import Words
from .advice import reason_text
from .circle import Circle
from .moves import move_text


def hint_text(
    words: Words,
    circle: Circle,
    table: Table,
    seat: Seat,
    now: str,
    best: Sequence[tuple[Option, Reason]],
) -> str:
    """Return `now`, who is how likely to win, and a line for each of the `best` moves."""
    lines = [now]
    for n, (option, why) in enumerate(best, 1):
        move = move_text(words, circle, table, seat, moves.parse(option.move))
        told = reason_text(words, circle, seat, why)
        likely = chance(words, option.chance)
        lines.append(words("hint-line", n=n, move=move, chance=likely, why=told))
    return "\n".join((*lines, words("hint-estimate")))
