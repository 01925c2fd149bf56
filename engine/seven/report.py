"""Tells a deal of 7 Wonders as text, for whoever verifies it without the bot."""

from collections.abc import Iterator

from .deal import Deal, Piled
from .game import SEVEN as RULES
from .types import AGES

__all__ = ["RULES", "report"]


def report(deal: Deal) -> Iterator[str]:
    """Yield the lines that tell a deal: the board of each city, and the hands of each Age."""
    for at, board in enumerate(deal.wonders):
        whose = f"seat {at}" if at < deal.players else "Free City"
        chosen = deal.choose_sides and at < deal.players
        yield f"{whose:16} {board.wonder} {'chosen by the player' if chosen else board.side}"
    for age, dealt in zip(AGES, deal.ages, strict=True):
        yield f"Age {age}"
        hands = dealt.hands if isinstance(dealt, Piled) else dealt
        for seat, hand in enumerate(hands):
            yield f"  seat {seat:<9} {' '.join(hand)}"
        if isinstance(dealt, Piled):
            yield f"  draw pile      {' '.join(dealt.pile)}"
