"""Words hints: the best moves that were found, with chances."""

from engine.ai.thought import Thought
from engine.architects import moves
from engine.architects.table import Table

from ...wording.review import chance
from ...wording.strings import Words
from .turns import move_text

SHOWN = 3
"""How many moves a hint names."""


def hint_text(words: Words, table: Table, thought: Thought) -> str:
    """Return the chance of the seat to win, and a line for each of the best moves."""
    lines = [words("hint-now", chance=chance(words, thought.best.chance))]
    for n, option in enumerate(thought.options[:SHOWN], 1):
        move = move_text(words, table, moves.parse(option.move))
        likely = chance(words, option.chance)
        lines.append(words("architects-hint-line", n=n, move=move, chance=likely))
    return "\n".join((*lines, words("hint-estimate")))
