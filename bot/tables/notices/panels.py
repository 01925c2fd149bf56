"""What tells a person that a turn waits: the board in a direct message, or a line for each game."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ...controls.links import board_url, to_board
from ...controls.panel import Panel, pages
from ...store import TableRecord
from ...wording.names import escaped
from ...wording.players import opponents
from ...wording.strings import Words


def turn(words: Words, record: TableRecord, board: Panel) -> Panel:
    """Return a board as a direct message, which can be played on there too."""
    line = words("notice-turn", game=words(f"game-{record.game}"), link=board_url(record))
    return replace(board, parts=(line, *board.parts), mentions=())


def over(words: Words, record: TableRecord) -> Panel:
    """Return what such a message becomes once it is no longer that turn."""
    line = words("notice-over", game=words(f"game-{record.game}"))
    return Panel((line,), to_board(words, record))


def several(
    words: Words, records: Sequence[TableRecord], person: int
) -> Iterator[tuple[Panel, int]]:
    """Yield the messages that list all games that wait for a person, and how many each lists."""
    lines = [
        words(
            "notice-line",
            game=words(f"game-{each.game}"),
            opponents=opponents(words, each.players, person, escaped),
            link=board_url(each),
        )
        for each in records
    ]
    heading = words("notice-several", count=len(records))
    first, *others = pages((heading, *lines))
    yield Panel((first,)), first.count("\n")  # each game has one line
    for text in others:
        yield Panel((text,)), text.count("\n") + 1


def mention(words: Words, record: TableRecord, person: int, *, closed: bool) -> Panel:
    """Return the line that tells a person in the channel, after quiet hours for example.

    `closed` tells that a direct message has just been refused by Discord.
    """
    key = "notice-closed" if closed else "notice-mention"
    line = words(key, member=f"<@{person}>", link=board_url(record))
    return Panel((line,), mentions=(person,))


def reminder(words: Words, record: TableRecord, told: Panel) -> Panel:
    """Return what a channel is told as a direct message, with the way to the board."""
    return Panel(told.parts, to_board(words, record))
