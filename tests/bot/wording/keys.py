"""Which keys of the strings the source files ask for."""

import ast
from functools import cache
from pathlib import Path

HERE = Path(__file__).parents[3]


class Keys(ast.NodeVisitor):
    """The keys in source files: whole ones, and the beginnings of those put together.

    `asked` holds the keys that are certainly asked for, by calls of words and by refusals.
    """

    def __init__(self) -> None:
        self.whole: set[str] = set()
        self.beginnings: set[str] = set()
        self.asked: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.whole.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        first = node.values[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            self.beginnings.add(first.value)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = ast.unparse(node.func)
        first = node.args[0] if node.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            if called.endswith("words"):
                self.asked.add(first.value)
            if called.endswith("Refusal"):
                self.asked.add(f"refusal-{first.value}")
        self.generic_visit(node)


@cache
def keys_in(*folders: str) -> Keys:
    """Return the keys in all source files below `folders` of the repository."""
    keys = Keys()
    for folder in folders:
        for file in (HERE / folder).rglob("*.py"):
            keys.visit(ast.parse(file.read_text(encoding="utf-8")))
    return keys
