"""Words what was hidden until the end of a game, a line for each place."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.core.hidden import Hidden, Thing

from .lists import commas
from .names import bold
from .strings import Words


def hidden_lines(
    words: Words,
    game: str,
    names: Sequence[str],
    found: Iterable[Hidden],
    called: Mapping[Thing, Callable[[Words, str], str]],
) -> list[str]:
    """Return a line for each place, `hidden-<game>-<where>`; `called` names the things."""
    return [_line(words, f"hidden-{game}-{each.where}", names, each, called) for each in found]


def _line(
    words: Words,
    key: str,
    names: Sequence[str],
    found: Hidden,
    called: Mapping[Thing, Callable[[Words, str], str]],
) -> str:
    items = commas(words, (called[found.thing](words, item) for item in found.items))
    if found.seat is not None:
        return words(key, name=bold(names[found.seat]), items=items)
    if found.age:
        return words(key, age=words(f"age-{found.age}"), items=items)
    return words(key, items=items)
