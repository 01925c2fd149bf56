"""What Architects does without a running game: descriptions, pictures of invitations."""

from functools import partial

from render import architects as pictures

from ..controls.panel import Image, Panel, file
from ..store import Invitation
from ..wording.lists import commas
from ..wording.names import all_plain_text
from ..wording.players import names, names_with_levels
from ..wording.presentation import Presentation
from ..workers.drawing import encoded
from .wording.items import alt_item, item_text


def describe(to: Presentation, item: str) -> Panel:
    """Return picture and text of a card, a wonder or a token; raises `KeyError` for other ids."""
    image = Image(
        file("card", item),
        alt_item(to.words, item),
        partial(encoded, pictures.closeup, item, to.words, to.theme),
    )
    return Panel((image, item_text(to.words, item)))


def invitation_picture(to: Presentation, invitation: Invitation) -> Image:
    """Return the picture of an invitation: who is to play by now, and how many can."""
    seated = invitation.players or (invitation.host,)
    who = commas(to.words, all_plain_text(names_with_levels(to.words, seated)))
    return Image(
        file("invitation", invitation.id),
        to.words("architects-alt-invitation", who=who, open=invitation.open_seats),
        partial(
            encoded,
            pictures.poster,
            names(to.words, seated),
            invitation.most,
            to.words,
            to.theme,
        ),
    )
