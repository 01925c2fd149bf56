"""Stores what a turn has added to a game: its moves, or choices that others may not see yet."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from ..contract import Session
from ..store import Move, Store, TableRecord, by_seat
from .turns import waits_for_computer


async def save_new(
    store: Store, before: TableRecord, after: Session, stood_in: Collection[int] = ()
) -> None:
    """Store what is new: the moves of a turn, or choices that others may not see yet.

    Raises `ChoicesChanged` if a person in one of the seats `stood_in`, for which the computer has
    moved, has chosen meanwhile; otherwise as `append` and `choose` of the store do.
    """
    record = after.record
    seen = {
        seat: next((each.text for each in before.choices if each.seat == seat), None)
        for seat in stood_in
    }
    due = waits_for_computer(after)
    made = record.moves[len(before.moves) :] or record.choices
    chosen = by_seat(made)
    changed = [move for move in chosen if not _is_among(move, before.choices)]
    sitting = {move.seat: before.players[move.seat].user_id for move in changed}
    if len(record.moves) > len(before.moves):
        replaced = [move.seat for move in changed]
        await store.tables.append(
            record.id,
            made,
            after.ending(),
            due=due,
            replacing=replaced,
            seen=seen,
            sitting=sitting,
        )
    elif changed:
        others = [move for move in chosen if move not in changed]
        await store.tables.choose(record.id, changed, others, due=due, seen=seen, sitting=sitting)


def made_by_computer(
    before: TableRecord, after: TableRecord, stood_in: Collection[int]
) -> TableRecord:
    """Return `after`, in which the new moves of the seats `stood_in` are the computer's."""

    def told(new: Sequence[Move]) -> tuple[Move, ...]:
        return tuple(replace(m, by_computer=True) if m.seat in stood_in else m for m in new)

    known = len(before.moves)
    moves = (*after.moves[:known], *told(after.moves[known:]))
    return replace(after, moves=moves, choices=told(after.choices))


def _is_among(move: Move, choices: Sequence[Move]) -> bool:
    """Whether a move is among the choices, whenever they were made."""
    return any(
        (each.seat, each.ply, each.text) == (move.seat, move.ply, move.text) for each in choices
    )
