"""What Architects does without a running game: descriptions, pictures of invitations."""

from render import architects as pictures

from ..controls.panel import Image, Panel
from ..pictures import described, invitation_poster
from ..store import Invitation
from ..wording.presentation import Presentation
from .wording.items import alt_item, item_text


def describe(to: Presentation, item: str) -> Panel:
    """Return picture and text of a card, a wonder or a token; raises `KeyError` for other ids."""
    text = item_text(to.words, item)
    return described(to, item, alt_item(to.words, item), pictures.closeup, text)


def invitation_picture(to: Presentation, invitation: Invitation) -> Image:
    """Return the picture of an invitation: who is to play by now, and how many can."""
    return invitation_poster(to, invitation, "architects-alt-invitation", pictures.poster)
