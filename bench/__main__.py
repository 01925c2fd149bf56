"""`python -m bench [NAME ...]`: run benchmarks, by default all, one after the other."""

import argparse

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
    """Print the figures of the benchmarks named, by default of all."""
    known = {each.__name__.removeprefix("bench."): each for each in BENCHMARKS}
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Run benchmarks one after the other, by default all.",
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    names = parser.parse_args().names
    if strange := set(names) - set(known):
        parser.error(f"no benchmark: {', '.join(sorted(strange))}")
    for name in names or known:
        print(f"--- {name}")
        known[name].main()


if __name__ == "__main__":
    main()
