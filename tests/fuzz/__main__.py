"""`python -m tests.fuzz SECONDS [TARGET ...]`: lets a coverage-guided fuzzer look for bad input.

Each target runs for SECONDS in a process of its own, from the committed corpus; what breaks a
promise is written into `fuzz-findings/` and ends the run with status 1.
"""

import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

CORPUS = Path(__file__).with_name("corpus")
FINDINGS = Path("fuzz-findings")
MISSING = """\
The fuzzer atheris is not installed, so nothing was fuzzed. It is no part of the normal set-up:
    .venv/bin/python -m pip install 'atheris>=3'   (Linux, Python 3.11 to 3.13)
"""
INSIDE = "--inside"


def main(arguments: list[str]) -> int:
    """Fuzz every target, or those named; return the exit status."""
    if find_spec("atheris") is None:
        sys.stderr.write(MISSING)
        return 0
    from .targets import TARGETS

    seconds, *named = arguments or ["60"]
    FINDINGS.mkdir(exist_ok=True)
    broken = [name for name in named or TARGETS if not _holds(name, seconds)]
    sys.stdout.write(f"{len(named or TARGETS)} targets, broken: {', '.join(broken) or 'none'}\n")
    return int(bool(broken))


def _holds(name: str, seconds: str) -> bool:
    with tempfile.TemporaryDirectory() as found:
        done = subprocess.run(
            [
                sys.executable, "-m", "tests.fuzz", INSIDE, name, found, str(CORPUS / name),
                f"-max_total_time={seconds}", f"-artifact_prefix={FINDINGS}/{name}-",
                "-max_len=20000", "-verbosity=0", "-print_final_stats=1",
            ],
            check=False,
        )  # fmt: skip
    return done.returncode == 0


def inside(name: str, arguments: list[str]) -> None:
    """Fuzz one target in this process; ends it."""
    import atheris

    with atheris.instrument_imports(include=["bot", "engine", "tests"]):
        from .targets import TARGETS
    atheris.Setup([name, *arguments], TARGETS[name])
    atheris.Fuzz()


if __name__ == "__main__":
    if sys.argv[1:2] == [INSIDE]:
        inside(sys.argv[2], sys.argv[3:])
    sys.exit(main(sys.argv[1:]))
