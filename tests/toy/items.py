"""What the game does without a running table: cards by name, pictures of invitations."""

from collections.abc import Sequence
from functools import partial

from bot.controls.panel import Image, Panel, file
from bot.store import Invitation
from bot.wording.names import all_plain_text
from bot.wording.players import names, names_with_levels
from bot.wording.presentation import Presentation
from bot.wording.strings import Words
from bot.workers.drawing import encoded

from . import drawing
from .rules import BEATS, CARDS, ROUNDS
from .wording import card_name, enumerated


def find(words: Words, typed: str) -> Sequence[tuple[str, str]]:
    """Return (id, name) of the cards that match, the best match first."""
    wanted = typed.strip().casefold()
    named = [(card_name(words, card), card) for card in CARDS]
    ranked = [
        (not name.casefold().startswith(wanted), name, card)
        for name, card in named
        if wanted in name.casefold() or wanted in card
    ]
    return [(card, name) for _, name, card in sorted(ranked)]


def describe(to: Presentation, item: str) -> Panel:
    """Return picture and text of a card; raises `KeyError` for other ids."""
    card = {str(card): card for card in CARDS}[item]
    text = to.words(
        "rps-describe",
        card=card_name(to.words, card),
        beaten=card_name(to.words, BEATS[card], ".within"),
    )
    picture = partial(encoded, drawing.closeup, card, to.words, to.theme)
    return Panel((Image(file("card", item), card_name(to.words, card), picture), text))


def invitation_picture(to: Presentation, invitation: Invitation) -> Image:
    """Return the picture of an invitation: the host or who is to play by now, and the rounds."""
    rounds = int(invitation.options.get("rounds", ROUNDS[0]))
    named = invitation.players or (invitation.host,)
    who = enumerated(to.words, all_plain_text(names_with_levels(to.words, named)))
    shown = names(to.words, named)
    return Image(
        file("invitation", invitation.id),
        to.words("rps-alt-invitation", who=who, rounds=rounds),
        partial(encoded, drawing.invitation, shown, rounds, to.words, to.theme),
    )
