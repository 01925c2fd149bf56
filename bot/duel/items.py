"""What Duel does without a running game: options, descriptions, challenges."""

from collections.abc import Mapping
from functools import partial

from render import duel as pictures

from ..controls.panel import Image, Panel, file
from ..pictures import described
from ..store import Invitation
from ..wording.names import all_plain_text
from ..wording.players import names
from ..wording.presentation import Presentation
from ..workers.drawing import encoded
from .wording.items import alt_item, item_text

OPTIONS: Mapping[str, tuple[str, ...]] = {"wonders": ("draft", "beginner")}
"""What the person who begins a duel may choose: how the wonders are dealt."""


def describe(to: Presentation, item: str) -> Panel:
    """Return picture and text of a card, wonder or token; raises `KeyError` for other ids."""
    text = item_text(to.words, item)
    return described(to, item, alt_item(to.words, item), pictures.closeup, text)


def invitation_picture(to: Presentation, challenge: Invitation) -> Image:
    """Return the picture of a challenge: both names, and how wonders are dealt."""
    called = zip(challenge.players, names(to.words, challenge.players), strict=True)
    rivals = [name for player, name in called if player.user_id != challenge.host.user_id]
    both = (challenge.host.name, *(rivals or (to.words("challenge-anybody"),)))
    wonders = challenge.options.get("wonders", "draft")
    one, other = all_plain_text(both)
    return Image(
        file("challenge", challenge.id),
        to.words("challenge-alt", challenger=one, opponent=other),
        partial(encoded, pictures.challenge, both, to.words, to.theme, wonders),
    )
