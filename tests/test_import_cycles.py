"""No circle of imports: neither between modules nor between the rooms of a package."""

from collections.abc import Callable
from graphlib import CycleError, TopologicalSorter

import grimp
import pytest

ROOTS = ("bot", "engine", "playground", "render")
"""The packages whose modules, and whose rooms (direct subpackages), must not form circles."""

Graph = dict[str, set[str]]


def imports(root: str, unit: Callable[[str], str]) -> Graph:
    """Return what each unit of a package imports; `unit` maps a module to the unit it is in."""
    modules = grimp.build_graph(root, cache_dir=None)
    found: Graph = {}
    for module in modules.modules:
        imported = {unit(each) for each in modules.find_modules_directly_imported_by(module)}
        found.setdefault(unit(module), set()).update(imported - {unit(module)})
    return found


def circle(graph: Graph) -> list[str]:
    """Return the units of a circle, each imported by the next one; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def room(module: str) -> str:
    return ".".join(module.split(".")[:2])


@pytest.mark.parametrize("root", ROOTS)
def test_modules_do_not_import_each_other_in_a_circle(root: str) -> None:
    assert circle(imports(root, str)) == []


@pytest.mark.parametrize("root", ROOTS)
def test_rooms_do_not_import_each_other_in_a_circle(root: str) -> None:
    assert circle(imports(root, room)) == []


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == {"a", "b", "c"}
