"""Command options that take a list of values: parsed, autocompleted and validated."""

import re
from collections.abc import Iterator, Mapping, Sequence

from ..contract import ALL, JOINT, Game, Selection
from ..wording.find import folded
from ..wording.lists import commas
from ..wording.names import escaped
from ..wording.strings import Words
from .refusals import Refusal

QUOTED_AT_MOST = 50

TYPED_AT_MOST = 400
"""How many characters of what is typed are looked at: more than all names of a game have."""

SUGGESTION_LENGTH = 100
SHORTEST = 3
"""How many letters of a name must be typed, so that a word between two names is none of them."""

_BETWEEN = re.compile(r"[\s,;-]+")


def selected(words: Words, selection: Selection, typed: str) -> str:
    """Return the value of typed names or ids, `ALL` where nothing is typed; raises `Refusal`."""
    if typed == ALL:
        return ALL
    found = set[str]()
    for piece in filter(None, _BETWEEN.split(typed[:TYPED_AT_MOST])):
        thing = _meant(words, selection, piece)
        if thing is None:
            names = commas(words, _names(words, selection, selection.things))
            raise Refusal("selection-unknown", name=escaped(piece[:QUOTED_AT_MOST]), names=names)
        found.add(thing)
    every = found == set(selection.things)
    return ALL if every or not found else _value(selection, found)


def suggestions(words: Words, selection: Selection, typed: str) -> list[tuple[str, str]]:
    """Return the completions of a typed list, as values and names: what it names, and one more."""
    *whole, last = _BETWEEN.split(typed[:TYPED_AT_MOST])
    named = [_meant(words, selection, piece) for piece in filter(None, whole)]
    chosen = [each for each in named if each is not None]
    if len(chosen) < len(named):
        return []
    others = (each for each in selection.things if each not in chosen)
    lists = [[*chosen, each] for each in others if _begins(words, selection, each, last)]
    if chosen and not last:
        lists.insert(0, chosen)
    return [
        (JOINT.join(each), commas(words, _names(words, selection, each))[:SUGGESTION_LENGTH])
        for each in lists
    ]


def selection_terms(
    words: Words, name: str, game: Game, options: Mapping[str, str]
) -> Iterator[str]:
    """Yield a term for each selection of an invitation to the game `name` that is not `ALL`."""
    for option, selection in game.selections.items():
        value = options.get(option, ALL)
        if value != ALL:
            things = commas(words, _names(words, selection, value.split(JOINT)))
            yield words(f"{name}-option-{option}", things=things)


def expect_enough(words: Words, game: Game, options: Mapping[str, str], players: int) -> None:
    """Check that selections name enough for so many players; raises `Refusal`."""
    for option, selection in game.selections.items():
        value, least = options.get(option, ALL), selection.least(players)
        if value != ALL and _count(selection, value) < least:
            names = commas(words, _names(words, selection, selection.things))
            raise Refusal("selection-few", players=players, least=least, names=names)


def seats(game: Game, options: Mapping[str, str]) -> range:
    """Return the numbers of players for whom selections name enough, at least the smallest."""
    first = game.seats.start
    enough = (
        players
        for players in game.seats
        if all(
            _count(selection, options.get(option, ALL)) >= selection.least(players)
            for option, selection in game.selections.items()
        )
    )
    return range(first, max(enough, default=first) + 1)


def _count(selection: Selection, value: str) -> int:
    return len(selection.things) if value == ALL else len(value.split(JOINT))


def _value(selection: Selection, found: set[str]) -> str:
    return JOINT.join(thing for thing in selection.things if thing in found)


def _names(words: Words, selection: Selection, things: Sequence[str]) -> Iterator[str]:
    return (selection.name(words, thing) for thing in things)


def _meant(words: Words, selection: Selection, piece: str) -> str | None:
    """Return the only thing whose name or id begins with a piece."""
    if len(piece) < SHORTEST:
        return None
    found = [each for each in selection.things if _begins(words, selection, each, piece)]
    return found[0] if len(found) == 1 else None


def _begins(words: Words, selection: Selection, thing: str, piece: str) -> bool:
    """Return whether the name of a thing, or its id, begins with a piece."""
    wanted = folded(piece)
    return any(
        folded(called).startswith(wanted) for called in (selection.name(words, thing), thing)
    )
