"""Words hints: the best moves that were found, with chances, reasons and risks."""

from collections.abc import Sequence

from engine.ai.architects.hints.kinds import Reason, Risk
from engine.ai.reasons import Advice
from engine.architects import moves
from engine.architects.table import View

from ...wording.circle import Circle
from ...wording.hints import Advised, hint_of
from ...wording.strings import Words
from .advice import reason_text, risk_text
from .turns import move_text


def hint_text(
    words: Words,
    circle: Circle,
    view: View,
    now: str,
    best: Sequence[Advice[Reason, Risk]],
) -> str:
    """Return `now`, who is how likely to win, and the `best` moves with reasons and risks."""
    return hint_of(
        words,
        now,
        [
            Advised(
                move_text(words, view, moves.parse(option.move)),
                option.chance,
                reason_text(words, circle, why),
                [risk_text(words, circle, risk) for risk in risks],
            )
            for option, why, risks in best
        ],
    )
