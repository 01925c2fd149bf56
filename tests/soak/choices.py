"""What must hold of choices that everybody makes at once, and may change until the last is made."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from .presses import Press, own
from .shown import Version
from .stored import Key, Stored

Shown = tuple[str, float]
"""What was shown as chosen, and when, by `time.monotonic`."""

INSTANT = 0.001
"""Seconds within which Discord notes that an answer came, once it has shown the answer."""


def disordered(tables: Iterable[Stored]) -> list[int]:
    """Return the games whose moves are not whole rounds in the order of the seats.

    A game that has ended by its rules has all its rounds, and one that has ended no open choice.
    """
    return [table.id for table in tables if not _is_ordered(table)]


def _is_ordered(table: Stored) -> bool:
    deal = json.loads(table.deal)
    seats, made = len(deal["hands"]), len(table.moves)
    in_order = list(table.moves) == [(n % seats, n // seats) for n in range(made)]
    whole = made % seats == 0 and (made == seats * deal["rounds"]) == (table.reason == "points")
    open_now = all(ply == made // seats for _, ply in table.choices) and not (
        table.ended and table.choices
    )
    return in_order and whole and open_now


def forgotten(
    pressed: Iterable[Press],
    shown: Mapping[Key, Shown],
    tables: Sequence[Stored],
    what: Callable[[str], str] = str,
) -> list[str]:
    """Return the choices that people were shown as made and that are not what was played.

    What they pressed afterwards, or what was not answered by then, may have taken its place. A
    choice is given up where a game ends in the middle of the round, and where moves are taken back.
    `what` tells of the text of a move what is `shown` of it. Each comes with what is stored, and
    with what was pressed for it, in seconds before and after it was shown.
    """
    wanted = own((replace(each, text=what(each.text)) for each in pressed), tables)
    found = list[str]()
    for table in tables:
        made = {(table.id, *at): text for at, text in table.choices.items()} | table.theirs
        given_up, moves = _given_up(table), Counter(seat for seat, _ in table.moves)
        for key, (text, at) in shown.items():
            over = table.ended and key[2] >= moves[key[1]]
            if key[0] != table.id or over or key[1:] in given_up:
                continue
            possible = {text} | {each.text for each in _left(wanted.get(key, []), text, at)}
            if key not in made or what(made[key]) not in possible:
                presses = [
                    f"{each.text} {each.started - at:.2f} to {each.settled - at:.2f}"
                    for each in wanted.get(key, ())
                ]
                every = table.moves.get(key[1:])
                found.append(
                    f"{key} {text}: stored {made.get(key)}, by anybody {every}, moves"
                    f" {len(table.moves)}, taken back {table.undos}, pressed {presses}"
                )
    return found


def _given_up(table: Stored) -> set[tuple[int, int]]:
    """Return the next choice of each seat whenever some moves were taken back.

    A seat's choices are numbered by its moves, and by how often some were taken back.
    """
    seats = [seat for seat, _ in table.moves]
    return {
        (seat, seats[:entries].count(seat) + undone)
        for undone, (entries, _) in enumerate(table.undos)
        for seat in table.sat
    }


def last_shown(versions: Iterable[Version]) -> dict[Key, Shown]:
    """Return, by move, what was shown last as chosen for it, and when."""
    return {
        card.key: (card.text, each.at) for each in versions for card in each.cards if card.chosen
    }


def _left(pressed: Sequence[Press], text: str, at: float) -> list[Press]:
    """Return what may have been carried out after `text` was shown as chosen.

    What one person presses is carried out in order: whatever came before a press that was answered
    by then is done with.
    """
    answered = [each for each in pressed if each.settled <= at + INSTANT]
    last = max((each.started for each in answered if each.text == text), default=0.0)
    return [each for each in pressed if each not in answered and each.started > last]
