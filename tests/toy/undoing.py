"""What taking back moves of the toy game needs."""

from collections.abc import Iterator

from bot.positions import Decision
from bot.positions import decisions as decisions_of
from bot.store import TableRecord

from .rules import RPS


def decisions(record: TableRecord) -> Iterator[Decision]:
    """Yield the rounds of a game: of each, all learn what the others chose."""
    return decisions_of(RPS, record.deal, record.made, lambda _: "choices")
