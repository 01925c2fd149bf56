"""Reviews of seeded games of Architects, their chances made up: nobody has to think for them."""

from functools import cache
from random import Random

from engine.ai.review import Review, review
from engine.ai.thought import Option, Thought
from engine.architects.events import BattleFought

from .architects_positions import Position, positions
from .shared import SLIPS

LUCK = 0.12
"""How far one seat's chance moves between two of its moves, where nobody slips."""


@cache
def reviewed(seed: int) -> tuple[Review, tuple[tuple[int, str], ...], Position]:
    """Return the review of a random game, its battles, and its end; `seed` is for so many."""
    *game, end = positions(seed)
    assert end.result is not None
    rng, thoughts = Random(seed), list[Thought]()
    chances = [1 / seed] * seed
    for n, position in enumerate(game):
        seat = position.own.seat
        assert seat is not None
        goal = (seat in end.result.winners) / len(end.result.winners)
        chance = chances[seat] + rng.uniform(-LUCK, LUCK) / seed
        chance += (goal - chance) * (n / len(game)) ** 4
        own = min(0.97, max(0.01, chance))
        after = max(0.0, own - rng.choice(SLIPS))
        options = (Option("best", own, 90), Option("made", after, 10))
        thoughts.append(Thought(seat, options, 100))
        chances[seat] = after
    battles = tuple(
        (n, "architects-war")
        for n, position in enumerate((*game, end))
        if any(isinstance(event, BattleFought) for event in position.last)
    )
    made = ["made"] * len(thoughts)
    return review(thoughts, made, end.result.winners, seed), battles, end
