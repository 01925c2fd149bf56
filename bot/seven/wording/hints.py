"""Words hints: the best moves that were found, with chances, reasons and risks."""

from collections.abc import Sequence

from engine.ai.reasons import Advice
from engine.ai.seven.hints.kinds import Reason, Risk
from engine.core.game import Seat
from engine.seven import moves
from engine.seven.table import Table

from ...wording.hints import Advised, hint_of
from ...wording.strings import Words
from .advice import reason_text, risk_text
from .circle import Circle
from .moves import advised_text


def hint_text(
    words: Words,
    circle: Circle,
    table: Table,
    seat: Seat,
    now: str,
    best: Sequence[Advice[Reason, Risk]],
) -> str:
    """Return `now`, who is how likely to win, and the `best` moves with reasons and risks."""
    return hint_of(
        words,
        now,
        [
            Advised(
                advised_text(words, circle, table, seat, moves.parse(option.move)),
                option.chance,
                reason_text(words, circle, seat, why),
                [risk_text(words, circle, seat, risk) for risk in risks],
            )
            for option, why, risks in best
        ],
    )
