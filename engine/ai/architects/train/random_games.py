"""Games on the flat array in which everybody plays at random, and what a greedy player counts."""

from engine.ai.architects.search.board import CITY, CITY_SIZE, DECISION, HELD
from engine.ai.architects.search.cities import points, won, worth
from engine.ai.architects.search.codes import GREENS, GREYS, N_GREEN, N_GREY, OVER, VICTORY_POINTS
from engine.ai.architects.search.codes import YELLOW as COIN_CARD
from engine.ai.architects.search.moves import moves
from engine.ai.architects.search.rules import apply
from engine.ai.kernels.chance import below
from engine.ai.kernels.kernel import kernel

SAVED = 0.8
"""What a resource, a coin or a symbol in hand counts, in points."""


@kernel
def random_ending(root, s, move, rng, found, scratch, seat):
    """Play a copy of a state out at random; return what a seat won of the game.

    `move` is made first; a negative one stands for none.
    """
    s[:] = root
    if move >= 0:
        apply(s, move, scratch)
    while s[DECISION] != OVER:
        apply(s, found[below(rng, moves(s, found, scratch))], scratch)
    share, _ = worth(s, seat)
    return share


@kernel
def standing(root, s, move, seat, scratch):
    """Return the points of a seat after a move, a battle as it stands, and what it has saved."""
    s[:] = root
    apply(s, move, scratch)
    own = CITY + seat * CITY_SIZE
    saved = s[own + HELD + COIN_CARD]
    for at in range(N_GREY):
        saved += s[own + HELD + GREYS[at]]
    for at in range(N_GREEN):
        saved += s[own + HELD + GREENS[at]]
    return points(s, seat) + VICTORY_POINTS * won(s, seat) + SAVED * saved
