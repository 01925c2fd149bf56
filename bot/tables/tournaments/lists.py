"""The list of the tournaments of a server, as one person sees it."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ...controls.links import board_url
from ...controls.panel import (
    OPTION_LENGTH,
    SELECTS_IN_MESSAGE,
    Option,
    Panel,
    Select,
    in_selects,
    pages,
    short,
)
from ...controls.tournament_ids import Action, PressTournament
from ...store import Tournament
from ...wording.names import escaped_title, plain_title
from ...wording.strings import Words
from .panels import champions

OVER = 3
"""How many tournaments are told of that are over."""


def organizes(found: Tournament, user: int, manages: int | None) -> bool:
    """Whether a person, who manages the server `manages`, may begin and end a tournament."""
    return user == found.organizer_id or manages == found.guild_id


def listed(
    words: Words,
    found: Sequence[Tournament],
    over: Sequence[Tournament],
    user: int,
    manages: int | None,
) -> tuple[Panel, ...]:
    """Return messages with the tournaments `found` on a server, and with who has won those `over`.

    The last one has lists of those that the person may leave or end: their own messages, where that
    can be done too, may have been deleted.
    """
    if not found and not over:
        return (Panel((words("tournaments-none"),)),)
    lines = [_line(words, each) for each in (*found, *over)]
    texts = pages((words("tournaments-listed"), *lines))
    *panels, last = (Panel((text,)) for text in texts)
    return (*panels, replace(last, rows=_selects(words, found, user, manages)))


def _selects(
    words: Words, found: Sequence[Tournament], user: int, manages: int | None
) -> tuple[Select, ...]:
    """Return the lists from which a person picks a tournament to leave or to end."""
    options = [each for one in found for each in _options(words, one, user, manages)]
    return tuple(
        Select(str(PressTournament(0, "pick", part)), words("select-tournament"), some)
        for part, some in enumerate(in_selects(options)[:SELECTS_IN_MESSAGE])
    )


def _options(words: Words, found: Tournament, user: int, manages: int | None) -> Iterator[Option]:
    mine = found.entrant(user)
    if mine is not None and mine.left_after is None:
        yield _option(words, "leave", found)
    if organizes(found, user, manages):
        yield _option(words, "ask", found)


def _option(words: Words, action: Action, found: Tournament) -> Option:
    label = words(f"option-tournament-{action}", name=plain_title(found.name))
    return Option(str(PressTournament(found.id, action)), short(label, OPTION_LENGTH))


def _line(words: Words, found: Tournament) -> str:
    return words(
        f"tournaments-{found.status}",
        name=escaped_title(found.name),
        game=words(f"game-{found.game}"),
        people=len(found.entrants),
        winners=champions(words, found) if found.status == "over" else "",
        round=found.round,
        rounds=found.rounds,
        link=board_url(found),
    )
