"""Loads the sentences of all languages, chooses a language, and fills sentences in."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

DATA = Path(__file__).parents[2] / "data" / "strings"
DEFAULT = "en-US"

FOLDERS: list[Path] = [DATA]
"""The folders in which this process looks for sentences: `<folder>/<locale>/*.ftl`."""


class BadStrings(ValueError):  # noqa: N818 - names the state
    """A file of sentences is invalid; the message has the place: `pt-BR/names.ftl:12: ...`."""


class MissingWord(LookupError):  # noqa: N818 - names the state
    """A key is unknown, or a variable of the sentence was not given."""


class Words:
    """The sentences of one language."""

    def __init__(self, locale: str, bundle: FluentBundle) -> None:
        self.locale = locale
        self._bundle = bundle
        self._filled = lru_cache(maxsize=1 << 12)(self._fill)

    def __reduce__(self) -> tuple[Callable[[str], "Words"], tuple[str]]:
        """Pickle the locale alone; the other process has the sentences too."""
        return words_of, (self.locale,)

    def __call__(self, key: str, /, **values: str | float) -> str:
        """Return the sentence of `key`, or `key.attribute`, with `values` filled in.

        Raises `MissingWord`, so that no raw key is ever shown.
        """
        return self._filled(key, tuple(values.items()))

    def _fill(self, key: str, values: tuple[tuple[str, str | float], ...]) -> str:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise MissingWord(f"{self.locale}: {key}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWord(f"{self.locale}: {key}")
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingWord(f"{self.locale}: {key}: {errors[0]}")
        return str(text)


class Strings:
    """The sentences of all languages, read once from `<folder>/<locale>/*.ftl`.

    The languages are those of the first folder; further folders add sentences to them.
    """

    def __init__(self, *folders: Path) -> None:
        """Read every file of the folders, by default of `DATA`; raises `BadStrings`."""
        first, *_ = folders = folders or (DATA,)
        locales = sorted(each.name for each in first.iterdir() if each.is_dir())
        self._words = {locale: Words(locale, _bundle(locale, folders)) for locale in locales}
        if DEFAULT not in self._words:
            raise BadStrings(f"{first.name}: there is no {DEFAULT}")
        self.locales = tuple(self._words)
        languages = {each.partition("-")[0]: each for each in reversed(self.locales)}
        self._nearest = languages | {DEFAULT.partition("-")[0]: DEFAULT}

    def words(self, locale: str | None) -> Words:
        """Return the sentences of `locale`, else of its language (es-MX: es-419), else English."""
        if locale in self._words:
            return self._words[locale]
        language = (locale or DEFAULT).partition("-")[0]
        return self._words[self._nearest.get(language, DEFAULT)]


def shared_strings() -> Strings:
    """Return the sentences of all languages in `FOLDERS`, parsed once for each process."""
    return _strings_in(tuple(FOLDERS))


@cache
def _strings_in(folders: tuple[Path, ...]) -> Strings:
    return Strings(*folders)


def words_of(locale: str) -> Words:
    """Return the sentences of one language; unpickling calls this in a worker process.

    Only that language is parsed: all of them would take most of a second.
    """
    return _words_in(locale, tuple(FOLDERS))


@cache
def _words_in(locale: str, folders: tuple[Path, ...]) -> Words:
    return Words(locale, _bundle(locale, folders))


def _bundle(locale: str, folders: Iterable[Path]) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    known: set[str] = set()
    for file in (file for folder in folders for file in sorted((folder / locale).glob("*.ftl"))):
        resource = read(file)
        for entry in entries(resource):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in known:
                raise BadStrings(f"{_place(file)}: {name} is there twice")
            known.add(name)
        bundle.add_resource(resource)
    return bundle


def read(file: Path) -> ast.Resource:
    """Parse one file of sentences; raises `BadStrings` naming the line."""
    text = file.read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            problem = entry.annotations[0]
            at = problem.span.start if problem.span else 0
            line = text.count("\n", 0, at) + 1
            raise BadStrings(f"{_place(file)}:{line}: {problem.message}")
    return resource


def entries(resource: ast.Resource) -> Iterator[ast.Message | ast.Term]:
    """Yield the sentences of a file, without its comments."""
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


def _place(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"
