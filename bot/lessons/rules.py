"""The rules of a game in short, by subject: found by a typed word, and told as a panel."""

from ..controls import lesson_ids
from ..controls.panel import OPTION_LENGTH as LENGTH
from ..controls.panel import Button, Option, Panel, Select, short
from ..wording.find import LIMIT, folded
from ..wording.strings import Words
from .course import course


def find(words: Words, game: str, typed: str) -> list[tuple[str, str]]:
    """Return subjects with their titles that match what was typed, the best first.

    Titles come before words by which a subject is known too, and these before the text itself.
    Case and accents are ignored. Nothing typed matches every subject, in their order.
    """
    wanted = folded(typed)
    ranked = sorted(
        (rank, n, subject)
        for n, subject in enumerate(course(game).subjects)
        if (rank := _rank(words, _key(game, subject), wanted)) is not None
    )
    return [(subject, words(_key(game, subject))) for _, _, subject in ranked[:LIMIT]]


def rules(words: Words, game: str, subject: str | None) -> Panel:
    """Return a subject of a game's rules, or what there is to choose from, and a list of all."""
    subjects = course(game).subjects
    if subject in subjects:
        key = _key(game, subject)
        text = f"## {words(key)}\n{words(f'{key}.text')}"
    else:
        text = words("rules-choose", game=words(f"game-{game}"))
    options = tuple(_option(words, game, each) for each in subjects)
    choose = Select(str(lesson_ids.Rules(game)), words("select-rules"), options)
    legend = Button(str(lesson_ids.Legend(game)), words("button-legend"))
    return Panel((text,), (choose, (legend,)))


def _key(game: str, subject: str) -> str:
    return f"rules-{game}-{subject}"


def _option(words: Words, game: str, subject: str) -> Option:
    title, begins = words(_key(game, subject)), _begins(words, game, subject)
    return Option(subject, short(title, LENGTH), short(begins, LENGTH))


def _begins(words: Words, game: str, subject: str) -> str:
    """Return the first sentence about a subject, without marks."""
    first, _, _ = words(f"{_key(game, subject)}.text").partition("\n")
    return first.replace("*", "").removeprefix("- ")


def _rank(words: Words, key: str, wanted: str) -> int | None:
    """Return how well a subject matches, 0 best; `None` where it does not."""
    title = folded(words(key))
    if title.startswith(wanted):
        return 0
    for rank, text in enumerate((title, folded(words(f"{key}.words")))):
        if f" {wanted}" in f" {text}":
            return rank + 1
    parts = wanted.split()
    told = f" {folded(words(f'{key}.text'))} {folded(words(f'{key}.words'))} {title}"
    return 3 if all(f" {part}" in told for part in parts) else None
