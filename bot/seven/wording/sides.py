"""Words the choice of sides: what each side of a wonder board offers, and boards without sides."""

from collections.abc import Callable

from engine.core.game import Seat
from engine.seven.catalog import BOARDS
from engine.seven.table import Table, choosing_sides, seats
from engine.seven.types import SIDES, Board, WonderId

from ...wording.lists import ALT_LENGTH, Line, fitting
from ...wording.names import strong
from ...wording.resources import units
from ...wording.strings import Words
from .items import board_name, cost, stage_in_short, wonder_name
from .weight import Weight


def board_at(words: Words, table: Table, seat: Seat) -> str:
    """Return the city and side of a seat's board; the side only once it has been chosen."""
    board = table.cities[seat].board
    if sides_open(table, seat):
        return wonder_name(words, board.wonder, ".short")
    return board_name(words, board)


def sides_open(table: Table, seat: Seat) -> bool:
    """Return whether the side of a seat's board is still to be chosen; the Free City's never is."""
    return choosing_sides(table) and seat in seats(table)


def side_lines(words: Words, wonder: WonderId, side_as: Callable[[str], str] = strong) -> list[str]:
    """Return what a board produces, then each side and its stages, a line each."""
    produced = units(words, BOARDS[Board(wonder, SIDES[0])].produces, 1)
    lines = [words("seven-item-board", units=produced)]
    for side in SIDES:
        lines.append(side_as(words("seven-side", side=side)))
        lines += [
            "- "
            + words(
                "seven-stage-open",
                n=n,
                cost=cost(words, stage.cost),
                effects=stage_in_short(words, stage),
            )
            for n, stage in enumerate(BOARDS[Board(wonder, side)].stages, 1)
        ]
    return lines


def alt_sides(words: Words, wonder: WonderId) -> str:
    """Return both sides of a board as alt text, at most 1,024 characters."""
    head = Line(Weight.HEAD, f"{wonder_name(words, wonder)}.")
    lines = (
        Line(Weight.STAGES, f"{line.removeprefix('- ')}.")
        for line in side_lines(words, wonder, str)
    )
    return fitting([head, *lines], ALT_LENGTH)
