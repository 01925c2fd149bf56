"""`python -m bench`: run every benchmark, one after the other."""

from . import (
    clicks,
    fairness,
    page,
    pictures,
    positions,
    rankings,
    requests,
    rules,
    simulators,
    start,
    storage,
    thinking,
    waits,
)

BENCHMARKS = (
    rules, simulators, thinking, waits, pictures, storage, rankings, positions, start, clicks, page,
    requests,
    fairness,
)  # fmt: skip


def main() -> None:
    """Print the figures of all benchmarks."""
    for benchmark in BENCHMARKS:
        print(f"--- {benchmark.__name__.removeprefix('bench.')}")
        benchmark.main()


if __name__ == "__main__":
    main()
