"""What the galleries of all games share: names, posters of lobbies, and what moves cost."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeAlias

from ..canvas import Canvas
from ..look import Words
from ..poster import Lobby
from ..themes import Theme

Draw: TypeAlias = Callable[[], Canvas]

NAMES = ("Ana", "Bernardo de Oliveira", "Chloé", "Diego", "Wilhelmina F.", "Fátima", "Gus")

SLIPS = (0.0, 0.0, 0.0, 0.0, 0.01, 0.01, 0.02, 0.03, 0.06, 0.16)
"""What a move of a made-up review costs; one of these is drawn for each."""


def posters(
    draw: Callable[[Lobby, Words, Theme], Canvas],
    numbers: Iterable[int],
    words: Words,
    theme: Theme,
) -> dict[str, Draw]:
    """Return what draws the posters of lobbies: half full, and full but for whoever has to answer.

    `numbers` are those of the players; a poster's name is `poster-<number>`, or with `-awaited`.
    """
    found: dict[str, Draw] = {}
    for players in numbers:
        some = Lobby(NAMES[: 1 + players // 2], frozenset(), players)
        full = Lobby(NAMES[:players], frozenset(range(1, players, 2)), players)
        found[f"poster-{players}"] = partial(draw, some, words, theme)
        found[f"poster-{players}-awaited"] = partial(draw, full, words, theme)
    return found
