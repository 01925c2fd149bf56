"""The house: imports run one way, files stay small, every module says what it knows."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parents[2]
FOLDERS = ("bot", "engine", "render", "playground")
FILES = [file for folder in FOLDERS for file in sorted((HERE / folder).rglob("*.py"))]
NAMED = {str(file.relative_to(HERE)): file for file in FILES}
LINES_AT_MOST = 300
FORBIDDEN_NAMES = ("utils", "helpers", "manager", "handler", "service")
TO_PEOPLE = (
    "bot/__main__.py",
    "bot/host/",
    "bot/metrics.py",
    "bot/settings.py",
    "engine/ai/duel/compile.py",
    "engine/verify.py",
)
"""The program talks to its host here, on the terminal; so does training."""
SILENT = ("bot/host/signals.py", "bot/host/checks/finding.py")
"""But not in these."""


def test_imports_keep_their_contracts() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [lint, "--no-cache"], cwd=HERE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", NAMED)
def test_a_file_is_short_and_says_what_it_knows(name: str) -> None:
    text = NAMED[name].read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LINES_AT_MOST
    assert ast.get_docstring(ast.parse(text))
    assert NAMED[name].stem not in FORBIDDEN_NAMES


SENTENCE = re.compile(r"[^\W\d_]{2,}(\s+[a-zà-ÿ]{2,}){2}")
"""Three words in a row; people's names have capitals."""


def _texts(tree: ast.Module) -> list[tuple[int, str]]:
    """Return the texts of a module that are neither docstrings nor told to a log or an error."""
    aside: set[int] = set()
    for node in ast.walk(tree):
        told = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        spoken = isinstance(node, ast.Call) and ast.unparse(node.func).startswith("log.")
        if told or spoken or isinstance(node, ast.Raise | ast.Assert):
            aside |= {id(inside) for inside in ast.walk(node)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in aside
    ]


@pytest.mark.parametrize("name", [n for n in NAMED if n.startswith(("bot/", "render/", "engine/"))])
def test_no_sentence_stands_in_code(name: str) -> None:
    if name.startswith((*TO_PEOPLE, "engine/ai/duel/train/")) and name not in SILENT:
        return
    if name.startswith("bot/store/"):  # the store speaks SQL
        return
    tree = ast.parse(NAMED[name].read_text(encoding="utf-8"))
    assert [each for each in _texts(tree) if SENTENCE.search(each[1])] == []


def test_what_the_project_needs_is_locked() -> None:
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))
    for names, lock in (
        (project["project"]["dependencies"], "requirements.lock"),
        (project["dependency-groups"]["dev"], "requirements-dev.lock"),
    ):
        locked = {
            _plain(line.partition("==")[0])
            for line in (HERE / lock).read_text(encoding="utf-8").splitlines()
            if "==" in line and not line.lstrip().startswith("#")
        }
        assert {_plain(re.split(r"[\[<>=~!]", name)[0]) for name in names} <= locked


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.partition("[")[0].strip()).lower()


def test_only_fitting_versions_are_locked() -> None:
    from packaging.requirements import Requirement

    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))
    locked = dict(
        re.findall(
            r"^([\w.-]+)==([^\s\\;]+)", (HERE / "requirements.lock").read_text(), re.MULTILINE
        )
    )
    versions = {_plain(name): version for name, version in locked.items()}
    for text in project["project"]["dependencies"]:
        needed = Requirement(text)
        assert needed.specifier.contains(versions[_plain(needed.name)]), text
