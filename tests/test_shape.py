"""The house: imports run one way, files stay small, every module says what it knows."""

import ast
import re
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path

HERE = Path(__file__).parents[1]
FOLDERS = ("bot", "engine", "render", "playground")
FILES = [file for folder in FOLDERS for file in sorted((HERE / folder).rglob("*.py"))]
NAMED = {str(file.relative_to(HERE)): file for file in FILES}
LINES_AT_MOST = 300
FORBIDDEN_NAMES = ("utils", "helpers", "manager", "handler", "service")
MAY_SPEAK = (
    "bot/__main__.py",
    "bot/discord/account.py",
    "bot/discord/trial/",
    "bot/ops/",
    "bot/runtime/environment_file.py",
    "bot/runtime/metrics.py",
    "bot/runtime/settings.py",
    "bot/store/",
    "engine/ai/compile.py",
    "engine/duel/report.py",
    "engine/seven/report.py",
    "engine/verify.py",
    "engine/ai/architects/train/",
    "engine/ai/duel/train/",
    "engine/ai/train/",
    "engine/ai/seven/train/",
)
"""The program talks to its host here, on the terminal; so does training; the store speaks SQL."""
SILENT = ("bot/ops/signals.py", "bot/runtime/finding.py")
"""But not in these."""


def test_imports_keep_their_contracts() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [lint, "--no-cache"], cwd=HERE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_files_are_short_and_say_what_they_know() -> None:
    assert len(NAMED) > 200
    for name, file in NAMED.items():
        text = file.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= LINES_AT_MOST, name
        assert ast.get_docstring(ast.parse(text)), name
        assert file.stem not in FORBIDDEN_NAMES, name


def test_the_change_log_is_by_days_the_newest_first() -> None:
    text = (HERE / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    days = [date.fromisoformat(each) for each in headings]
    assert days == sorted(set(days), reverse=True)


def test_the_change_log_tells_nothing_twice() -> None:
    """A merge of two branches may leave an entry of both, broken into lines in two ways."""
    text = (HERE / "CHANGELOG.md").read_text(encoding="utf-8")
    parts = re.split(r"^(?:- |#+ )", text, flags=re.MULTILINE)
    entries = [" ".join(each.split()) for each in parts]
    assert [each for each in set(entries) if entries.count(each) > 1] == []


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


def test_no_sentence_stands_in_code() -> None:
    looked_at = 0
    for name, file in NAMED.items():
        if name.startswith((*MAY_SPEAK, "playground/")) and name not in SILENT:
            continue
        looked_at += 1
        tree = ast.parse(file.read_text(encoding="utf-8"))
        assert [each for each in _texts(tree) if SENTENCE.search(each[1])] == [], name
    assert looked_at > 150


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
