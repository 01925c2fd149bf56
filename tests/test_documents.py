"""The files and programs that documents and lists name are there."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

TREE = Path(__file__).parents[1]
DOCUMENTS = sorted(
    str(file.relative_to(TREE))
    for pattern in ("README.md", "CONTRIBUTING.md", "docs/*.md", "data/**/*.md", "data/**/*.toml")
    for file in TREE.glob(pattern)
)
FOLDERS = "bench|bot|data|deploy|docs|engine|playground|render|tests"
PATH = re.compile(rf"(?<![\w/.-])(?:{FOLDERS})/[\w./*<>-]*[\w*>]")
PROGRAM = re.compile(rf"-m ((?:{FOLDERS})(?:\.[a-z_]\w*)*)")
CODE = re.compile(r"```sh\n(.*?)```|`([^`\n]+)`", re.DOTALL)
TARGET = re.compile(r"\bmake ([a-z.][\w./-]*)")
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)")
"""A file, and the anchor of a heading in it."""

ELSEWHERE = {"engine/ai/__pycache__/kernels", "deploy/wonders-bot"}
"""What is no file of the repository: the compiled kernels, and a name of Kubernetes."""


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_paths_of_a_document_exist(name: str) -> None:
    named = set(PATH.findall((TREE / name).read_text("utf-8"))) - ELSEWHERE
    assert [each for each in sorted(named) if not _found(each)] == []


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if name.endswith(".md")])
def test_the_links_of_a_document_lead_somewhere(name: str) -> None:
    for file, heading in LINK.findall((TREE / name).read_text("utf-8")):
        target = (TREE / name).parent / file if file else TREE / name
        assert target.exists(), file
        if heading:
            titles = re.findall(r"^#+ (.+)$", target.read_text("utf-8"), re.MULTILINE)
            assert heading in {_anchor(title) for title in titles}, f"{file}#{heading}"


def test_the_programs_of_documents_exist() -> None:
    texts = [(TREE / name).read_text("utf-8") for name in DOCUMENTS]
    named = {each.replace(".", "/") for text in texts for each in PROGRAM.findall(text)}
    assert "bot" in named
    programs = [(f"{each}.py", f"{each}/__main__.py") for each in sorted(named)]
    assert [each for each in programs if not any(map(_found, each))] == []


def test_the_targets_of_make_that_documents_name_exist() -> None:
    texts = [(TREE / name).read_text("utf-8") for name in DOCUMENTS]
    code = ["".join(found) for text in texts for found in CODE.findall(text)]
    named = sorted({target for each in code for target in TARGET.findall(each)})
    assert {"run", "test", "doctor"} <= {*named}
    asked = ["make", "--question", *named]  # makes nothing; 2 where there is no rule for one
    done = subprocess.run(asked, cwd=TREE, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr


def test_the_areas_of_mutants_have_modules_and_tests() -> None:
    areas = tomllib.loads((TREE / "tests/mutants/areas.toml").read_text("utf-8"))["areas"]
    named = {each for area in areas.values() for each in (*area["modules"], *area["tests"])}
    assert [each for each in sorted(named) if not _found(each.partition("::")[0])] == []


def _anchor(title: str) -> str:
    """Return the anchor that GitHub gives a heading."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")


def _found(path: str) -> bool:
    """Whether a file or folder has a path, in which `*` and `<game>` stand for anything."""
    return any(TREE.glob(re.sub(r"<\w+>", "*", path)))
