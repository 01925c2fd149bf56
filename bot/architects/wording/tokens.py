"""Words the progress tokens: face up on the table, in each city, and how many lie face down."""

from collections.abc import Sequence

from engine.architects.table import Table, pile_left
from engine.architects.types import TokenId

from ...wording.circle import Circle
from ...wording.names import strong
from ...wording.strings import Words
from .items import token_in_short, token_name


def tokens_text(words: Words, circle: Circle, table: Table) -> str:
    """Return each token that everybody sees with what it does, by who has it."""
    places = [(strong(words("architects-tokens-face-up")), table.face_up)]
    places += [
        (who, city.tokens)
        for who, city in zip(circle.who, table.cities, strict=True)
        if city.tokens
    ]
    listed = [line for name, held in places if held for line in (name, *explained(words, held))]
    return "\n".join((*listed, words("architects-tokens-pile", n=pile_left(table))))


def explained(words: Words, tokens: Sequence[TokenId]) -> list[str]:
    """Return a line for each token: its name, and what it does."""
    lines = (
        words("architects-token-does", token=token_name(words, each), effects=does)
        for each in tokens
        for does in [token_in_short(words, each)]
    )
    return [f"- {line}" for line in lines]
