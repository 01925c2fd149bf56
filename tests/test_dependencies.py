"""What `make run` installs is enough to run: the tests' own packages are not needed for it."""

import re
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]

PROGRAMS = (
    "bot.__main__",
    "bot.ops.healthcheck",
    "bot.ops.program",
    "bot.ops.worker",
    "engine.ai.compile",
    "engine.verify",
    "playground.__main__",
    "playground.program.run",
)

IMPORT = """
import sys
from importlib import import_module

absent = set({absent!r})

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in absent:
            raise ModuleNotFoundError("No module named " + repr(name), name=name)

sys.meta_path.insert(0, Absent())
for program in {programs!r}:
    import_module(program)
"""


@pytest.mark.long
@pytest.mark.long
def test_programs_start_without_the_packages_of_tests() -> None:
    installed = _locked("requirements.lock")
    absent = {
        module
        for module, owners in packages_distributions().items()
        if not {_plain(owner) for owner in owners} & installed
    }
    assert {"pytest", "hypothesis", "jsonschema_rs"} <= absent
    code = IMPORT.format(absent=sorted(absent), programs=PROGRAMS)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=HERE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def _locked(lock: str) -> set[str]:
    """Return the packages that a file of locked versions has."""
    text = (HERE / lock).read_text(encoding="utf-8")
    return {_plain(name) for name in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
