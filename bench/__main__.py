"""`python -m bench`: run every benchmark, one after the other."""

from . import clicks, fairness, page, pictures, positions, rules, start, storage, thinking


def main() -> None:
    """Print the figures of all benchmarks."""
    for benchmark in (rules, thinking, pictures, storage, positions, start, clicks, page, fairness):
        print(f"--- {benchmark.__name__.removeprefix('bench.')}")
        benchmark.main()


if __name__ == "__main__":
    main()
