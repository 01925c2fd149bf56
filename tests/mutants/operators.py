"""Kinds of mutants that cosmic-ray lacks: a statement or one side of a condition left out."""

from collections.abc import Iterator
from typing import Any

from cosmic_ray.operators.operator import Example, Operator
from cosmic_ray.plugins import OPERATOR_PROVIDERS
from parso.python.tree import Keyword

Position = tuple[tuple[int, int], tuple[int, int]]


class RemoveStatement(Operator):  # type: ignore[misc]
    """Leave out a call, an assignment to an attribute or an item, a `raise` or a bare `return`."""

    def mutation_positions(self, node: Any) -> Iterator[Position]:
        """Yield the place of the statement where `node` is one that can be left out."""
        if node.type == "simple_stmt" and _removable(node.children[0]):
            yield node.children[0].start_pos, node.children[0].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Return the node with `pass` in place of the statement."""
        left_out = node.children[0]
        node.children[0] = Keyword("pass", left_out.start_pos, left_out.get_first_leaf().prefix)
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """Return what the mutants look like."""
        return (Example("f(x)\n", "pass\n"), Example("a.b = 1\n", "pass\n"))


class RemoveOperand(Operator):  # type: ignore[misc]
    """Leave out one of the conditions that `and` or `or` join."""

    def mutation_positions(self, node: Any) -> Iterator[Position]:
        """Yield the place of each condition where `node` joins some."""
        if node.type in ("and_test", "or_test"):
            for operand in node.children[::2]:
                yield operand.start_pos, operand.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Return the node without the condition at `index`."""
        kept = [each for place, each in enumerate(node.children[::2]) if place != index]
        kept[0].get_first_leaf().prefix = node.get_first_leaf().prefix
        joint = node.children[1]
        node.children = [each for operand in kept for each in (operand, joint)][:-1]
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        """Return what the mutants look like."""
        return (Example("a and b", "b"), Example("a and b", "a", occurrence=1))


def _removable(statement: Any) -> bool:
    if statement.type == "expr_stmt":
        target, joint = statement.children[:2]
        return target.type == "atom_expr" or getattr(joint, "value", "=") != "="
    return statement.type in ("atom_expr", "raise_stmt") or statement == "return"


OPERATOR_PROVIDERS["own"] = {"RemoveStatement": RemoveStatement, "RemoveOperand": RemoveOperand}
