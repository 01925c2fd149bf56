"""What a picture needs besides the view: names, words, and what has just happened."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import Result, Seat

from .canvas import beginnings, cut, numbered, readable, text_width
from .fonts import FLOORS, Font
from .namesakes import cut_before_initial, short_name
from .themes import STANDARD, Theme


class Words(Protocol):
    """The sentences of one language, filled in by key."""

    def __call__(self, key: str, /, **values: str | int) -> str:
        """Return the sentence of `key`, or of `key.attribute`."""
        ...


class Look(Struct, frozen=True, kw_only=True):
    """Who plays, in which language, and what to mark.

    `names` go by seat, and so do `short` ones, empty where a seat has none. `last` are the events
    of the last move, or of all that the picture is to tell. `ended` is how the game ended where the
    table alone does not tell (somebody resigned), or tells it too. In Duel, `before` is the table
    that the last move was made on: with it the place is marked from which a card was taken.
    """

    names: tuple[str, ...]
    words: Words
    last: tuple[object, ...] = ()
    ended: Result | None = None
    before: object | None = None
    theme: Theme = STANDARD
    short: tuple[str, ...] = ()

    def name(self, seat: int) -> str:
        """Return the name of a seat, without what the fonts cannot draw.

        A name of which no letter or digit is left (a rare script, emoji alone) becomes "Player 1"
        in the picture's language.
        """
        left = readable(self.names[seat])
        return left if any(map(str.isalnum, left)) else self.words("picture-player", n=seat + 1)

    def calls(self, seat: int) -> tuple[str, ...]:
        """Return what a seat may be called: its name, then its short names, the widest first.

        The last one is to be cut where none fits. Where another name begins with the same word, and
        another word differs, the short names of a person tell the two apart.
        """
        name = self.name(seat)
        if given := "".join(self.short[seat : seat + 1]):
            return (name, given)
        others = [self.name(other) for other in range(len(self.names)) if other != seat]
        short = short_name(name, others)
        return (name, short, *cut_before_initial(short), name) if short else (name,)

    def alike(self, rooms: Mapping[Seat, int]) -> "Look":
        """Return a look that has all computers' short names, if one's name is wider than its room.

        So none is called otherwise than the others on a board with `rooms` of several widths.
        """
        short = dict(enumerate(self.short))
        if all(
            text_width(self.names[seat], Font.SERIF, FLOORS[Font.SERIF]) <= room
            for seat, room in rooms.items()
            if short.get(seat)
        ):
            return self
        names = (short.get(seat) or name for seat, name in enumerate(self.names))
        return replace(self, names=tuple(names))

    def shorter_names(self, seat: int) -> Iterator[str]:
        """Yield what a seat is called, then ever shorter forms: by words, then by letters."""
        calls = self.calls(seat)
        yield from calls
        parts, number = numbered(calls[-1])
        for beginning in beginnings(parts):
            yield beginning + number
        for beginning in cut(parts[0]):
            yield f"{beginning}…{number}"


def outcome_or_question(
    look: Look, ended: Result | None, key: str, seat: int | None
) -> Iterator[str]:
    """Yield who has won or, before the end, the sentence of `key`: ever shorter forms of it.

    `seat` is whose name that sentence has, `None` for one without a name.
    """
    if ended is not None and len(ended.winners) == 1:
        key, seat = "picture-wins", ended.winners[0]
    elif ended is not None:
        key, seat = "picture-shared" if ended.winners else "reason-abandoned", None
    if seat is None:
        yield look.words(key)
        return
    for name in look.shorter_names(seat):
        yield look.words(key, name=name)


def nameless(seats: int, theme: Theme) -> Look:
    """Return a look without names or sentences, for pictures drawn only to fill caches."""
    return Look(names=("",) * seats, words=_no_words, theme=theme)


def _no_words(key: str, /, **values: str | int) -> str:
    return ""
