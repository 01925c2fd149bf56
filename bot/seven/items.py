"""What 7 Wonders does without a running game: options, descriptions, invitations."""

from collections.abc import Mapping

from engine.seven.catalog import FULL_TABLE, WONDERS
from render import seven as pictures

from ..contract import Selection
from ..controls.panel import Image, Panel
from ..pictures import described, invitation_poster
from ..store import Invitation
from ..wording.presentation import Presentation
from .wording.items import alt_item, item_text, wonder_name

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "sides": ("random", "a", "b", "choose"),
    "free_city": ("any", "plain"),
}
"""What the person who begins a game may choose: the boards' sides, and the Free City's board."""

OPTION_SEATS: Mapping[str, range] = {"free_city": range(2, 3)}

SELECTIONS: Mapping[str, Selection] = {
    "wonders": Selection(
        WONDERS,
        lambda words, wonder: wonder_name(words, wonder, ".short"),
        lambda players: max(players, FULL_TABLE[0]),
    )
}
"""What that person may name: the wonders that may come, one for each city."""


def describe(to: Presentation, item: str) -> Panel:
    """Return picture and text of a card or a board; raises `KeyError` for other ids."""
    text = item_text(to.words, item)
    return described(to, item, alt_item(to.words, item), pictures.closeup, text)


def invitation_picture(to: Presentation, invitation: Invitation) -> Image:
    """Return the picture of an invitation: who is to play by now, and how many can."""
    return invitation_poster(to, invitation, "seven-alt-invitation", pictures.poster)
