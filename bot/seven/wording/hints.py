"""Words hints: the best moves that were found, with chances."""

from engine.ai.thought import Thought
from engine.seven import moves
from engine.seven.table import Table

from ...wording.review import chance
from ...wording.strings import Words
from .circle import Circle
from .moves import move_text

HINTS = 3
"""How many moves a hint tells at most."""


def hint_text(words: Words, circle: Circle, table: Table, thought: Thought) -> str:
    """Return the chance to win, and a line for each of the best moves."""
    lines = [words("hint-now", chance=chance(words, thought.best.chance))]
    for n, option in enumerate(thought.options[:HINTS], 1):
        move = move_text(words, circle, table, thought.seat, moves.parse(option.move))
        lines.append(words("seven-hint-line", n=n, move=move, chance=chance(words, option.chance)))
    return "\n".join((*lines, words("hint-estimate")))
