"""The colours of the pictures, by what they are for."""

from collections.abc import Mapping

from .canvas import Paint

NIGHT: Paint = "#111729"
PANEL: Paint = "#1e2642"
TRAY: Paint = "#151c33"
EDGE: Paint = "#3b4770"
HUSH: Paint = "#8f9cc2"
IVORY: Paint = "#f7efdc"
CREAM: Paint = "#f6ebd0"
CREAM_DIM: Paint = "#c3bba7"
SAND: Paint = "#e6d6ae"
INK: Paint = "#1b2133"
GOLD: Paint = "#f4c542"
GOLD_DEEP: Paint = "#8a6420"
SILVER: Paint = "#98a2ba"
BUILT: Paint = "#6d5322"
GAIN: Paint = "#2fa868"
LOSS: Paint = "#cf3b31"
WHITE: Paint = "#ffffff"

SEATS: tuple[Paint, ...] = ("#46cfc4", "#ff8ab4")
"""The colour of each seat; its shape is the drawing `seat-<n>`."""

COLOURS: Mapping[str, Paint] = {
    "brown": "#7d4d28",
    "grey": "#7f8a9a",
    "blue": "#2c68cf",
    "green": "#1f8a53",
    "yellow": "#d9981a",
    "red": "#c2352d",
    "purple": "#a877dd",
}

BACKS: Mapping[int, tuple[Paint, Paint]] = {
    1: ("#33304a", "#c58a50"),
    2: ("#26345c", "#86a9e4"),
    3: ("#352d5a", "#b594e6"),
}
"""The back of an age's cards: ground and ornament."""

GUILD_BACK: tuple[Paint, Paint] = ("#4a2a5e", "#f4c542")
