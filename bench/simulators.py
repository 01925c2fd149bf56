"""Measures random five-player games by the flat rules and by the rules that decide.

`python -m bench.simulators`; both play in the same run, in seconds of the processor.
"""

from random import Random
from statistics import median
from time import thread_time

from engine.ai.architects.train import references as architects
from engine.ai.seven.train import references as seven
from engine.ai.train.references import Measured
from engine.core.game import Seat

SEATS, DEALS, PLAYOUTS = 5, 5, 400
RUNS = 5


def decided(measured: Measured) -> float:
    """Return how many random games the rules that decide play a second."""
    rules, begun = measured.rules, thread_time()
    for seed in range(DEALS):
        luck = Random(seed)
        state = rules.start(rules.deal(luck, SEATS, {}))
        while acting := rules.to_act(state):
            move = luck.choice(rules.legal(rules.view(state, acting[0]), acting[0]))
            state = rules.apply(state, acting[0], move).state
    return DEALS / (thread_time() - begun)


def flat(measured: Measured) -> float:
    """Return how many random games the flat rules play a second, from the first move on."""
    rules, spent = measured.rules, 0.0
    for seed in range(DEALS):
        luck = Random(seed)
        state = rules.start(rules.deal(luck, SEATS, {}))
        view = rules.view(state, Seat(0))
        move, play = rules.legal(view, Seat(0))[0], measured.guess(view, Seat(0), luck)
        play(move)
        begun = thread_time()
        for _ in range(PLAYOUTS):
            play(move)
        spent += thread_time() - begun
    return DEALS * PLAYOUTS / spent


def main() -> None:
    """Print both speeds of each game, medians of several runs, and how they compare."""
    for measured in (seven.MEASURED, architects.MEASURED):
        flat(measured)
        rates = [(flat(measured), decided(measured)) for _ in range(RUNS)]
        fast, slow = (median(rate[at] for rate in rates) for at in (0, 1))
        print(
            f"{measured.rules.name}: {fast:,.0f} random games of {SEATS} a second by the flat "
            f"rules, {slow:,.0f} by those that decide: {fast / slow:,.0f} times as many"
        )


if __name__ == "__main__":
    main()
