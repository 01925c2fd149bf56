"""Whether a message may notify the people whom it mentions, which a server can forbid."""

from msgspec.structs import replace

from ..controls.panel import Panel
from ..wording.presentation import Presentation


def permitted(panel: Panel, to: Presentation) -> Panel:
    """Return a public message as its server allows it: it still names people, but notifies none."""
    return panel if to.mentions else replace(panel, mentions=())
