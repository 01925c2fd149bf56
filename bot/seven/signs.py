"""The signs of 7 Wonders beside those that all games share: two resources, scientific symbols."""

from collections.abc import Mapping

from engine.seven.types import SYMBOLS

SIGNS: Mapping[str, str] = {
    "ore": "resource-ore",
    "loom": "resource-loom",
    **{f"symbol_{symbol}": f"science-{symbol}" for symbol in SYMBOLS},
}
