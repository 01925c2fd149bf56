"""Words the progress tokens: on the board, in each city, and those the Great Library drew."""

from collections.abc import Sequence

from engine.duel.table import View
from engine.duel.types import SEATS, TokenId

from ...wording.circle import Circle
from ...wording.lists import ALT_LENGTH, Line, commas, fitting
from ...wording.names import strong
from ...wording.strings import Words
from .items import effects_in_full, token_name
from .weight import Weight

Place = tuple[str, Sequence[TokenId]]
"""The name of a place, and the tokens there."""


def tokens_text(words: Words, circle: Circle, view: View) -> str:
    """Return each token in the view with its effects, grouped by place."""
    table = [(strong(name), held) for name, held in _on_table(words, view)]
    places = (*table, *_in_cities(circle, view))
    return "\n".join(line for name, held in places for line in _listed(words, name, held))


def _listed(words: Words, name: str, held: Sequence[TokenId]) -> list[str]:
    if not held:
        return [words("tokens-none", place=name)]
    return [name, *(_explained(words, token) for token in held)]


def _explained(words: Words, token: TokenId) -> str:
    does = ". ".join(effects_in_full(words, token))
    return words("offer-token", name=token_name(words, token), does=does)


def alt_tokens(words: Words, circle: Circle, view: View) -> str:
    """Return the tokens as alt text, at most 1,024 characters."""
    places = (*_on_table(words, view), *_in_cities(circle, view))
    texts = (_in_short(words, name, held) for name, held in places)
    return fitting([Line(Weight.TOKENS, f"{text}.") for text in texts], ALT_LENGTH)


def _in_short(words: Words, name: str, held: Sequence[TokenId]) -> str:
    if not held:
        return words("tokens-none", place=name)
    listed = commas(words, (token_name(words, token) for token in held))
    return words("tokens-some", place=name, tokens=listed)


def _on_table(words: Words, view: View) -> list[Place]:
    """Return the tokens on the board, and those the Great Library drew if the view has them."""
    drawn = [(words("tokens-library"), view.library)] if view.library else []
    return [(words("tokens-board"), view.table.tokens), *drawn]


def _in_cities(circle: Circle, view: View) -> list[Place]:
    return [(circle.who[seat], view.table.cities[seat].tokens) for seat in SEATS]
