"""Tells a deal of 7 Wonders Duel as text, for whoever verifies it without the bot."""

from collections.abc import Iterator

from .catalog import NUMBERS
from .deal import Deal
from .game import DUEL as RULES

__all__ = ["RULES", "report"]


def report(deal: Deal) -> Iterator[str]:
    """Yield the lines that tell a deal: wonders, tokens, and the cards of each age by slot."""
    for name, group in zip(("first", "second"), deal.wonders, strict=True):
        whose = f"wonders, {name}" if deal.draft else f"{name} seat has"
        yield f"{whose:16} {' '.join(group)}"
    yield f"tokens           {' '.join(deal.tokens)}"
    yield f"box              {' '.join(deal.box)}"
    drawn = deal.box[: NUMBERS.library_draws]
    yield f"  of these the Great Library draws {' '.join(drawn)}"
    for age, cards in enumerate(deal.ages, 1):
        yield f"Age {age}, by slot"
        for at in range(0, len(cards), 5):
            row = (f"{at + n + 1:2} {card:20}" for n, card in enumerate(cards[at : at + 5]))
            yield f"  {' '.join(row)}".rstrip()
