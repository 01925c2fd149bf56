"""Words the pile of discards: how many cards of each Age, and which to whom may see it."""

from collections import Counter
from collections.abc import Sequence

from engine.seven.table import Table, View, discard_backs
from engine.seven.types import CardId

from ...wording.lists import ALT_LENGTH, Line, commas, fitting
from ...wording.strings import Words
from .city import by_colour
from .weight import Weight


def discard_text(words: Words, table: Table) -> str:
    """Return how many cards of each Age lie in the pile, face down."""
    backs = Counter(discard_backs(table))
    if not backs:
        return words("discard-empty")
    ages = (words("seven-backs", age=words(f"age-{age}"), n=n) for age, n in backs.items())
    head = words("discard-head", n=backs.total())
    return words("seven-discards", head=head, ages=commas(words, ages))


def pile_text(words: Words, pile: Sequence[CardId]) -> str:
    """Return the cards of the pile by colour, for whoever may look through it."""
    return "\n".join((words("seven-pile"), *(f"- {line}" for line in by_colour(words, pile))))


def alt_discard(words: Words, view: View) -> str:
    """Return the pile as alt text, with its cards where the viewer sees them.

    It has at most 1,024 characters.
    """
    head = discard_text(words, view.table)
    if not discard_backs(view.table):
        return head
    lines = (head, *by_colour(words, view.pile))
    return fitting([Line(Weight.HEAD, f"{line}.") for line in lines], ALT_LENGTH)
