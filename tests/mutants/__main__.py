"""Mutate areas of the program at random and tell which mutants their tests do not notice.

It works on a copy of the tree, with one mutant at a time; cosmic-ray makes the mutants and runs the
tests. `areas.toml` says of which modules an area consists and which tests answer for it.
"""

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import gettempdir
from time import monotonic
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.plugins import get_operator, operator_names
from cosmic_ray.testing import run_tests
from cosmic_ray.work_item import MutationSpec, TestOutcome

from .places import uninteresting, within

AREAS = Path(__file__).with_name("areas.toml")
TREE = Path(__file__).parents[2]

LONGEST = 600
"""Seconds after which a mutant's tests are ended, however long they take without a mutant."""


def main() -> None:
    """Read the command line, mutate the areas it names, and print what came of it."""
    config = tomllib.loads(AREAS.read_text())
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("area", choices=[*config["areas"], "all"])
    parser.add_argument("-n", "--number", type=int, default=50, help="how many mutants to draw")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    areas = list(config["areas"]) if args.area == "all" else [args.area]
    copy = Path(gettempdir()) / f"wonders-mutants-{os.getuid()}"
    _copy(copy)
    os.chdir(copy)
    kinds = re.compile("|".join(config["kinds"]))
    counts: dict[str, tuple[int, int]] = {}
    for place, area in enumerate(areas):
        share = args.number * (place + 1) // len(areas) - args.number * place // len(areas)
        drawn = _draw(_mutants(config["areas"][area]["modules"], kinds), share, args.seed)
        counts[area] = _try(area, drawn, config["areas"][area]["tests"])
    for area, (caught, tried) in counts.items():
        print(f"{area}: {caught} of {tried} caught")
    caught, tried = (sum(each) for each in zip(*counts.values(), strict=True))
    print(f"{caught} of {tried} caught, {100 * caught / max(tried, 1):.0f} %")


def _copy(target: Path) -> None:
    """Copy the tree, as it is in the checkout, to a folder in which mutants may be made.

    What was compiled there before is kept. TMPDIR chooses another place, for two runs at once.
    """
    target.mkdir(mode=0o700, exist_ok=True)
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=TREE, check=True, capture_output=True, text=True,
    )  # fmt: skip
    names = {name for name in listed.stdout.split("\0") if (TREE / name).is_file()}
    for old in [file for file in target.rglob("*") if file.is_file()]:
        name = old.relative_to(target)
        if "__pycache__" not in name.parts and str(name) not in names:
            old.unlink()
    for each in names:
        (target / each).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(TREE / each, target / each)


def _mutants(patterns: list[str], kinds: re.Pattern[str]) -> Iterator[MutationSpec]:
    """Yield the mutants of all modules that match the patterns, of the kinds that are wanted."""
    wanted = [name for name in operator_names() if kinds.fullmatch(name.partition("/")[2])]
    for module in sorted(file for pattern in patterns for file in Path().glob(pattern)):
        leave = uninteresting(module)
        tree = get_ast_from_path(module)
        for name in wanted:
            operator = get_operator(name)()
            positions = (at for node in ast_nodes(tree) for at in operator.mutation_positions(node))
            for occurrence, (start, end) in enumerate(positions):
                if not within(start, leave):
                    yield MutationSpec(module, name, occurrence, start, end)


def _draw(mutants: Iterator[MutationSpec], number: int, seed: int) -> list[MutationSpec]:
    """Draw places at random, and one mutant of each, so that no place counts more than others."""
    rng = Random(seed)
    places: dict[Any, list[MutationSpec]] = defaultdict(list)
    for each in mutants:
        places[each.module_path, each.start_pos, each.end_pos].append(each)
    drawn = rng.sample(sorted(places), min(number, len(places)))
    return [rng.choice(places[place]) for place in drawn]


def _try(area: str, drawn: list[MutationSpec], tests: list[str]) -> tuple[int, int]:
    """Run the tests of an area on each mutant; return how many were caught, and of how many."""
    command = shlex.join([sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"])
    command += " " + shlex.join(tests)
    start = monotonic()
    outcome, output = run_tests(command, timeout=3600)
    if outcome is not TestOutcome.SURVIVED:
        sys.exit(f"{area}: the tests fail without a mutant\n{output}")
    limit = min(60 + 3 * (monotonic() - start), LONGEST)
    print(f"{area}: {len(drawn)} mutants, at most {limit:.0f} s each", flush=True)
    caught = 0
    for each in drawn:
        result = mutate_and_test([each], command, limit)
        if result.diff is None:
            sys.exit(f"{each} could not be tried: {result.output}")
        caught += result.is_killed
        line, column = each.start_pos
        verdict = "caught" if result.is_killed else "SURVIVED"
        print(f"{verdict} {each.module_path}:{line}:{column} {each.operator_name}", flush=True)
        if not result.is_killed:
            print(result.diff, flush=True)
    return caught, len(drawn)


if __name__ == "__main__":
    main()
