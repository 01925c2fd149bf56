"""Measures the speed of Duel's rules: `python -m bench.rules`, medians of several runs."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import perf_counter

from engine.core.game import Seat
from engine.core.perft import perft
from engine.core.replay import replay
from engine.duel.deal import Deal, State
from engine.duel.game import DUEL
from engine.duel.moves import Move

RUNS = 9
GAMES = 100
DEPTH = 4

Stored = tuple[Deal, Sequence[tuple[Seat, str]]]


def play(seed: int) -> list[tuple[Seat, Move]]:
    """Deal and play a random game through `legal` and `apply`; return its moves."""
    rng = Random(seed)
    state = DUEL.start(DUEL.deal(rng, 2, {}))
    moves: list[tuple[Seat, Move]] = []
    while seats := DUEL.to_act(state):
        seat = seats[0]
        move = rng.choice(DUEL.legal(DUEL.view(state, seat), seat))
        state = DUEL.apply(state, seat, move).state
        moves.append((seat, move))
    return moves


def stored(seed: int) -> Stored:
    """Return a random game as it is stored."""
    return DUEL.deal(Random(seed), 2, {}), [(seat, str(move)) for seat, move in play(seed)]


def opening(seed: int) -> State:
    """Return the first turn of a game without a draft."""
    return DUEL.start(DUEL.deal(Random(seed), 2, {"wonders": "beginner"}))


def seconds(run: Callable[[int], object]) -> float:
    """Return the median time of `run` in seconds; its argument is the number of the run."""
    run(RUNS)
    times = []
    for nth in range(RUNS):
        begun = perf_counter()
        run(nth)
        times.append(perf_counter() - begun)
    return median(times)


def main() -> None:
    """Print the figures."""
    games = [stored(seed) for seed in range(GAMES)]
    plies = sum(len(moves) for _, moves in games) / GAMES

    def play_some(nth: int) -> None:
        for seed in range(GAMES * nth, GAMES * (nth + 1)):
            play(seed)

    def replay_all(_: int) -> None:
        for deal, moves in games:
            replay(DUEL, deal, moves)

    each = seconds(play_some) / GAMES
    again = seconds(replay_all) / GAMES
    nodes = perft(DUEL, opening(0), DEPTH)
    counting = seconds(lambda nth: perft(DUEL, opening(0), DEPTH))
    print(f"random game     {each * 1000:8.2f} ms   {plies:.1f} plies on average")
    print(f"games           {1 / each:8.0f} a second")
    print(f"plies           {plies / each:8.0f} a second")
    print(f"replay          {again * 1000:8.2f} ms   a stored game: parse and apply")
    print(f"perft {DEPTH}         {nodes / counting:8.0f} leaves a second, of {nodes}")


if __name__ == "__main__":
    main()
