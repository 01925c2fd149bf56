"""How often a press replays more than one move: `python -m bench.positions`."""

from random import Random
from time import perf_counter

from bot.positions import PositionCache
from engine.duel.game import DUEL

GAMES = 50
"""How many games are played at once, a move of each in turn."""


def _game(seed: int) -> tuple[bytes, tuple[tuple[int, str], ...]]:
    rng = Random(seed)
    deal = DUEL.deal(rng, 2, {})
    state, made = DUEL.start(deal), list[tuple[int, str]]()
    while seats := DUEL.to_act(state):
        move = rng.choice(DUEL.legal(DUEL.view(state, seats[0]), seats[0]))
        made.append((seats[0], str(move)))
        state = DUEL.apply(state, seats[0], move).state
    return DUEL.pack(deal), tuple(made)


def main() -> None:
    """Print the moves replayed in vain, and what opening a game costs, with many games at once."""
    games, cache, presses = [_game(seed) for seed in range(GAMES)], PositionCache(DUEL), 0
    begun = perf_counter()
    for n in range(max(len(made) for _, made in games)):
        for deal, made in games:
            if n <= len(made):
                cache.after(deal, made[:n])
                presses += 1
    taken = (perf_counter() - begun) * 1000
    print(
        f"{presses} presses in {GAMES} games at once: {taken / presses:.2f} ms each to open the"
        f" game, {cache.misses} moves replayed beyond one a press"
    )


if __name__ == "__main__":
    main()
