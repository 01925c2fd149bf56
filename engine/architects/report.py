"""Tells a deal of 7 Wonders Architects as text, for whoever verifies it without the bot."""

from collections.abc import Iterator, Sequence

from .catalog import NUMBERS
from .deal import Deal
from .game import ARCHITECTS as RULES

__all__ = ["RULES", "report"]

IN_A_ROW = 10


def report(deal: Deal) -> Iterator[str]:
    """Yield the lines that tell a deal: decks and tokens top first, and the shuffles."""
    shown = NUMBERS.tokens_face_up
    yield f"face-up tokens   {' '.join(deal.tokens[:shown])}"
    yield f"token pile       {' '.join(deal.tokens[shown:])}"
    for seat, (wonder, deck) in enumerate(zip(deal.wonders, deal.decks, strict=True)):
        yield f"seat {seat}, {wonder}"
        yield from _rows(deck)
    yield "central deck"
    yield from _rows(deal.centre)
    yield "shuffles of Halicarnassus, places from 0"
    for places in deal.shuffles:
        yield f"  {' '.join(map(str, places))}"


def _rows(deck: Sequence[str]) -> Iterator[str]:
    for at in range(0, len(deck), IN_A_ROW):
        row = (f"{at + n + 1:2} {card:7}" for n, card in enumerate(deck[at : at + IN_A_ROW]))
        yield f"  {' '.join(row)}".rstrip()
