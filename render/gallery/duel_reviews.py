"""Reviews of seeded games of Duel, their chances made up: nobody has to think for them."""

from functools import cache
from random import Random

from engine.ai.review import Review, review
from engine.ai.thought import Option, Thought
from engine.core.game import Seat

from .duel_positions import Position, positions
from .shared import SLIPS

LUCK = 0.03
CERTAIN = 0.9
"""From which part of a game on it is more and more certain who wins."""


@cache
def reviewed(seed: int) -> tuple[Review, tuple[int, ...], Position]:
    """Return the review of a random game, the ages of its moves, and its end."""
    *game, end = positions(seed)
    assert end.result is not None
    rng, thoughts = Random(seed), list[Thought]()
    chance, goal = 0.5, (Seat(0) in end.result.winners) / len(end.result.winners)
    for n, position in enumerate(game):
        seat = position.view.table.todo[0].seat
        own = chance if seat == 0 else 1 - chance
        after = max(0.02, own - rng.choice(SLIPS))
        options = (Option("best", own, 90_000), Option("made", min(own, after), 100_000))
        thoughts.append(Thought(seat, options, 190_000))
        chance = (after if seat == 0 else 1 - after) + rng.uniform(-LUCK, LUCK)
        sure = max(0.0, n / len(game) - CERTAIN) * 4
        chance = min(0.97, max(0.03, chance + (goal - chance) * sure))
    made = ["made"] * len(thoughts)
    ages = tuple(position.view.table.age for position in game)
    return review(thoughts, made, end.result.winners, 2), ages, end
