"""What the files of sentences hold: their keys, the variables each needs, what refers to what."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.wording.strings import DATA, DEFAULT, entries, read

Patterns = dict[str, ast.Pattern]


@cache
def files(locale: str) -> tuple[str, ...]:
    """Return the names of a language's files."""
    return tuple(sorted(file.name for file in (DATA / locale).glob("*.ftl")))


@cache
def patterns(locale: str, file: str) -> Patterns:
    """Return the pattern of each key, attributes as `key.attribute`, terms as `-term`."""
    return dict(_patterns(locale, file))


def _patterns(locale: str, file: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in entries(read(DATA / locale / file)):
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if entry.value is not None:
            yield key, entry.value
        for attribute in entry.attributes:
            yield f"{key}.{attribute.id.name}", attribute.value


@cache
def everything(locale: str) -> Patterns:
    """Return the patterns of all files of a language."""
    return {key: value for file in files(locale) for key, value in patterns(locale, file).items()}


def texts(pattern: ast.Pattern) -> list[str]:
    """Return what a pattern says in each of its variants, without what is put in."""
    found = _Texts()
    found.visit(pattern)
    return found.texts


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


class _Names(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(_key(node))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{_key(node)}")


def _key(node: ast.MessageReference | ast.TermReference) -> str:
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name


def _names(pattern: ast.Pattern) -> _Names:
    names = _Names()
    names.visit(pattern)
    return names


def references(locale: str, key: str) -> set[str]:
    """Return the keys that a sentence refers to."""
    return _names(everything(locale)[key]).references


def differences(locale: str, file: str, model: str = DEFAULT) -> Iterator[str]:
    """Yield each key of a file that a language lacks or adds, and each other variable."""
    place = f"{locale}/{file}"
    if file not in files(locale):
        yield f"{place} is missing"
        return
    mine, theirs = patterns(locale, file), patterns(model, file)
    yield from (f"{place}: {key} is missing" for key in theirs if key not in mine)
    yield from (f"{place}: {key} is too many" for key in mine if key not in theirs)
    for key in theirs:
        has, needs = (
            " ".join(f"${name}" for name in sorted(variables(each, key))) or "nothing"
            for each in ((locale, model) if key in mine else (model, model))
        )
        if has != needs:
            yield f"{place}: {key} has {has}, not {needs}"


def variables(locale: str, key: str) -> set[str]:
    """Return all the variables that a sentence needs, those of what it refers to as well."""
    known = everything(locale)
    names = _names(known[key])
    there = names.references & known.keys()
    return names.variables.union(*(variables(locale, each) for each in there))
