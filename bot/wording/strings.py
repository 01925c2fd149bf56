"""Loads the sentences of all languages, chooses a language, and fills sentences in."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, ast
from msgspec import Struct

from .articles import Articles
from .signs import Signs

DATA = Path(__file__).parents[2] / "data" / "strings"
DEFAULT = "en-US"

SIGNED = "signs.ftl"
"""The file of the forms that sentences have with signs, the same in every language: no words."""

FOLDERS: list[Path] = [DATA]
"""The folders in which this process looks for sentences: `<folder>/<locale>/*.ftl`, and `SIGNED`.
"""

_AFTER_NAMES = "*\N{POP DIRECTIONAL ISOLATE}"
"""What may stand between the last letter of a name and the end of a sentence."""


class BadStrings(ValueError):  # noqa: N818 - names the state
    """A file of sentences is invalid; the message has the place: `pt-BR/names.ftl:12: ...`."""


class MissingWord(LookupError):  # noqa: N818 - names the state
    """A key is unknown, or a variable of the sentence was not given."""


class Bundles(Struct, frozen=True):
    """The parsed sentences of one language: as they are, and with signs in place of words."""

    plain: FluentBundle
    signed: FluentBundle


class Words:
    """The sentences of one language; where `signs` are given, signs take the place of words."""

    def __init__(self, locale: str, bundles: Bundles, signs: Signs | None = None) -> None:
        self.locale = locale
        self._bundles = bundles
        self._variables = {} if signs is None else signs.variables
        self._filled = lru_cache(maxsize=1 << 12)(self._fill)
        self._signed = lru_cache(maxsize=1)(partial(Words, locale, bundles))

    def __reduce__(self) -> tuple[Callable[[str], "Words"], tuple[str]]:
        """Pickle the locale alone; the other process has the sentences too, and needs no signs."""
        return words_of, (self.locale,)

    def signed(self, signs: Signs) -> "Words":
        """Return these sentences with signs, for texts that are seen: never for alt texts."""
        return self._signed(signs)

    def __call__(self, key: str, /, **values: str | float) -> str:
        """Return the sentence of `key`, or `key.attribute`, with `values` filled in.

        Raises `MissingWord`, so that no raw key is ever shown.
        """
        return self._filled(key, tuple(values.items()))

    def has(self, key: str) -> bool:
        """Return whether there is a sentence of `key`, or `key.attribute`."""
        return _pattern(self._bundles.plain, key) is not None

    def _fill(self, key: str, values: tuple[tuple[str, str | float], ...]) -> str:
        given = dict(values)
        if self._variables:
            with suppress(MissingWord):  # Discord does not have each of the signs
                return self._format(self._bundles.signed, key, given | self._variables)
        return self._format(self._bundles.plain, key, given)

    def _format(self, bundle: FluentBundle, key: str, values: Mapping[str, str | float]) -> str:
        pattern = _pattern(bundle, key)
        if pattern is None:
            raise MissingWord(f"{self.locale}: {key}")
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingWord(f"{self.locale}: {key}: {errors[0]}")
        given = values.values()
        told = _with_one_full_stop(_with_minus_signs(str(text), given), given)
        return self._articles.join(told, given)

    @cached_property
    def _articles(self) -> Articles:
        forms = ("computer", "computer.short", "computer.after")
        found = (_pattern(self._bundles.plain, key) for key in forms)
        *called, after = (
            str(self._bundles.plain.format_pattern(form)[0]) if form else "" for form in found
        )
        return Articles(called, after)


def numeral(number: int) -> str:
    """Return a whole number as people read it: with a minus sign (−), not a hyphen."""
    return str(number).replace("-", "−")


def _with_minus_signs(text: str, values: Iterable[str | float]) -> str:
    """Return a text with minus signs in the numbers filled in, which Fluent gave hyphens.

    Fluent itself gets numbers, since they choose the plural: `−1 ponto`, `−2 pontos`.
    """
    for value in values:
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<![\w\\]){value}(?!\d)", numeral(value), text)
    return text


def has_full_stop(text: str) -> bool:
    """Whether a text ends with a full stop, such as that of the name `**João S.**`."""
    return text.rstrip(_AFTER_NAMES).endswith(".")


def _with_one_full_stop(text: str, values: Iterable[str | float]) -> str:
    """Return a text in which a sentence that ends with a name such as `João S.` has no second stop.

    The signs of bold letters, or the mark that ends a name from the right, may stand between them.
    """
    for value in values:
        if isinstance(value, str) and has_full_stop(value):
            stop = rf"({re.escape(value)}[{_AFTER_NAMES}]*)\.(?!\.)"
            text = re.sub(stop, r"\1", text)
    return text


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


class Strings:
    """The sentences of all languages, read once from `<folder>/<locale>/*.ftl`.

    The languages are those of the first folder; further folders add sentences to them.
    """

    def __init__(self, *folders: Path) -> None:
        """Read every file of the folders, by default of `DATA`; raises `BadStrings`."""
        first, *_ = folders = folders or (DATA,)
        locales = sorted(each.name for each in first.iterdir() if each.is_dir())
        self._words = {locale: Words(locale, _bundles(locale, folders)) for locale in locales}
        if DEFAULT not in self._words:
            raise BadStrings(f"{first.name}: there is no {DEFAULT}")
        self.locales = tuple(self._words)
        languages = {each.partition("-")[0]: each for each in reversed(self.locales)}
        self._nearest = languages | {DEFAULT.partition("-")[0]: DEFAULT}

    def words(self, locale: str | None) -> Words:
        """Return the sentences of `locale`, else of its language (es-MX: es-419), else English."""
        return self.spoken(locale or DEFAULT) or self._words[DEFAULT]

    def spoken(self, locale: str) -> Words | None:
        """Return the sentences of `locale`, else of its language; `None` where there are none."""
        known = locale if locale in self._words else self._nearest.get(locale.partition("-")[0])
        return None if known is None else self._words[known]


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
    return Words(locale, _bundles(locale, folders))


def _bundles(locale: str, folders: tuple[Path, ...]) -> Bundles:
    known: dict[str, ast.Message | ast.Term] = {}
    for file in (file for folder in folders for file in sorted((folder / locale).glob("*.ftl"))):
        for entry in entries(_parsed(file)):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in known:
                raise BadStrings(f"{_place(file)}: {name} is there twice")
            known[name] = entry
    plain = _bundle(locale, known.values())
    for file in (folder / SIGNED for folder in folders if (folder / SIGNED).exists()):
        for entry in entries(_parsed(file)):
            if entry.id.name not in known:
                raise BadStrings(f"{_place(file)}: {entry.id.name} is no sentence")
            known[entry.id.name] = _with_signs(known[entry.id.name], entry)
    return Bundles(plain, _bundle(locale, known.values()))


def _bundle(locale: str, sentences: Iterable[ast.Message | ast.Term]) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(ast.Resource(list(sentences)))
    return bundle


def _with_signs(
    plain: ast.Message | ast.Term, signed: ast.Message | ast.Term
) -> ast.Message | ast.Term:
    """Return a sentence with those of its forms replaced that there are with signs."""
    forms = {each.id.name: each for each in (*(plain.attributes or ()), *(signed.attributes or ()))}
    return ast.Message(plain.id, signed.value or plain.value, list(forms.values()))


@cache
def _parsed(file: Path) -> ast.Resource:
    """Parse one file once for each process: the forms with signs are those of every language."""
    return read(file)


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
