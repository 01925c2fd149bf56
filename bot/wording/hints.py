"""Words hints: the moves that are advised, with chances, reasons and risks, in any game."""

from collections.abc import Sequence

from msgspec import Struct

from .review import chance
from .strings import Words


class Advised(Struct, frozen=True):
    """A move that is advised and its chance (0 to 1), why, and what may go wrong after it."""

    move: str
    chance: float
    why: str
    risks: Sequence[str] = ()


def hint_of(words: Words, now: str, moves: Sequence[Advised]) -> str:
    """Return `now`, who is how likely to win, and the moves with their reasons and risks.

    What may go wrong after every one of several moves is told once, before them.
    """
    common = _common(moves)
    lines = [now, *common]
    for n, each in enumerate(moves, 1):
        likely = chance(words, each.chance)
        lines.append(words("hint-line", n=n, move=each.move, chance=likely, why=each.why))
        lines += [risk for risk in each.risks if risk not in common]
    return "\n".join((*lines, words("hint-estimate")))


def _common(moves: Sequence[Advised]) -> list[str]:
    if len(moves) < 2:
        return []
    first, *others = moves
    return [risk for risk in first.risks if all(risk in each.risks for each in others)]
