"""How fast the computer thinks: `python -m bench.thinking`, one process, after compiling."""

import resource
from random import Random
from time import perf_counter

from engine.ai.duel.chance import generator
from engine.ai.duel.playouts import play_many
from engine.ai.duel.reading import NOTHING_KNOWN, flat_state
from engine.ai.thinking import ready, weigh
from engine.core.game import Seat
from engine.duel.game import DUEL
from engine.duel.types import FIRST

GAMES = 20_000
SECONDS = 0.5


def games_a_second() -> float:
    """Return how many whole random games the flat rules play a second, draft included."""
    state = DUEL.start(DUEL.deal(Random(1), 2, {}))
    opening = flat_state(DUEL.view(state, FIRST))
    rng = generator(1)
    play_many(opening, 10, rng, NOTHING_KNOWN)
    rates = []
    for _ in range(5):
        begun = perf_counter()
        play_many(opening, GAMES, rng, NOTHING_KNOWN)
        rates.append(GAMES / (perf_counter() - begun))
    return max(rates)


def simulations_a_second(plies: int) -> float:
    """Return how fast the search is after so many random moves."""
    rng = Random(plies)
    state = DUEL.start(DUEL.deal(rng, 2, {}))
    for _ in range(plies):
        seat = DUEL.to_act(state)[0]
        state = DUEL.apply(state, seat, rng.choice(DUEL.legal(DUEL.view(state, seat), seat))).state
    seat = Seat(DUEL.to_act(state)[0])
    begun = perf_counter()
    thought = weigh(DUEL.view(state, seat), seat, 1, SECONDS)
    return thought.simulations / (perf_counter() - begun)


def main() -> None:
    """Print the figures."""
    begun = perf_counter()
    ready()
    print(f"made ready in {perf_counter() - begun:.1f} s (a minute where nothing is compiled yet)")
    print(f"random games, flat rules: {games_a_second():,.0f} a second")
    for plies in (0, 15, 30, 45):
        print(f"simulations after {plies} moves: {simulations_a_second(plies):,.0f} a second")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"memory of this process at its peak: {peak} MB")


if __name__ == "__main__":
    main()
