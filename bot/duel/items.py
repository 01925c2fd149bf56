"""What Duel deals and shows without a running game: new deals, close-ups of items, challenges."""

from collections.abc import Mapping
from functools import partial
from random import Random

from engine.core.game import Seat
from engine.core.luck import Luck
from engine.duel.game import DUEL
from engine.duel.table import View
from render import duel as pictures

from ..controls.panel import Image, Panel
from ..store import Challenge
from ..wording.names import spokens
from ..wording.presentation import Presentation
from .pictures import file, png
from .wording.items import alt_item, card_text


def deal_cards(rng: Luck, seats: int, options: Mapping[str, str]) -> bytes:
    """Make the luck of a game, in the form in which it is stored; raises `ValueError`."""
    return DUEL.pack(DUEL.deal(rng, seats, options))


def opening() -> tuple[View, Seat]:
    """Return the view and the seat of the first decision of some game."""
    state = DUEL.start(DUEL.deal(Random(1), 2, {}))
    (seat,) = DUEL.to_act(state)
    return DUEL.view(state, seat), seat


def describe(to: Presentation, item: str) -> Panel:
    """Return the page of a card, a wonder or a token; raises `KeyError` for any other id."""
    image = Image(
        file("card", item),
        alt_item(to.words, item),
        partial(png, pictures.closeup, item, to.words, to.theme),
    )
    return Panel((image, card_text(to.words, item)))


def poster(to: Presentation, challenge: Challenge) -> Image:
    """Return the picture of a challenge: who challenges whom, and how wonders are dealt."""
    called = (challenge.challenger.name, challenge.opponent.name)
    wonders = challenge.options.get("wonders", "draft")
    one, other = spokens(called)
    return Image(
        file("challenge", challenge.id),
        to.words("challenge-alt", challenger=one, opponent=other),
        partial(png, pictures.challenge, called, to.words, to.theme, wonders),
    )
