"""The signs of a duel beside those that all games share: science symbols and progress tokens."""

from collections.abc import Mapping

from engine.duel.catalog import TOKENS
from engine.duel.types import SYMBOLS

SIGNS: Mapping[str, str] = {
    **{f"symbol_{symbol}": f"science-{symbol}" for symbol in SYMBOLS},
    **{f"token_{token}": f"token-{token}" for token in TOKENS},
}
