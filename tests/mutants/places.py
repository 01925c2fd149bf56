"""Which places of a module are not worth a mutant: annotations, log messages, bare declarations."""

import ast
from collections.abc import Iterator
from pathlib import Path

Place = tuple[tuple[int, int], tuple[int, int]]

CACHES = {"cache", "cached_property", "lru_cache", "memoize", "override", "final"}
"""Decorators without which a program only takes longer."""


def uninteresting(module: Path) -> list[Place]:
    """Return the places of a module, from line and column to line and column, to leave alone."""
    return [
        ((node.lineno, node.col_offset - before), (node.end_lineno, node.end_col_offset))
        for node, before in _nodes(ast.parse(module.read_text()))
        if node.end_lineno is not None and node.end_col_offset is not None
    ]


def within(start: tuple[int, int], places: list[Place]) -> bool:
    """Tell whether a position lies in one of the places."""
    return any(first <= start < last for first, last in places)


def _nodes(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, int]]:
    """Yield what to leave alone, and how many characters before it as well."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="log")))):
                yield node, 0
            case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
                yield node, 0
            case ast.arg(annotation=ast.expr() as found) | ast.AnnAssign(annotation=found):
                yield found, 0
            case ast.Assign(targets=[ast.Name(id="__all__")]):
                yield node, 0
            case ast.Assign(value=ast.BinOp(op=ast.BitOr()) | ast.Subscript()) if node in tree.body:
                yield node, 0  # another name for a type
            case ast.ClassDef():  # values are not changed: mypy sees to that
                yield from ((each.value, 0) for each in node.keywords if each.arg == "frozen")
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from ((each, 1) for each in node.decorator_list if _name(each) in CACHES)
                if node.returns is not None:
                    yield node.returns, 0


def _name(decorator: ast.expr) -> str:
    target = decorator.func if isinstance(decorator, ast.Call) else decorator
    return target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")
