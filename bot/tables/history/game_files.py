"""A finished game as a file of JSON: written for whoever takes it away, read from whoever has one.

docs/game-files.md describes the format. A file that is read may hold anything: what is no game by
the rules is refused, and no part of it is believed that the rules do not confirm.
"""

from datetime import datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.ai.levels import LEVELS
from engine.core.fair import Verdict
from engine.core.fair_lines import BadLine, Opened, opened
from engine.core.game import ABANDONED, RESIGNATION, Game, IllegalMove, Result, Seat, UnknownMove
from engine.core.replay import steps

from ...fair.dealing import judge_deal, present_data
from ...games import GAMES
from ...store import TableRecord
from ...wording.names import plain_text
from ..refusals import Refusal

VERSION = 1

LARGEST = 64 * 1024
"""The greatest size of a file that is read, in bytes; a long game of seven takes a tenth of it."""

_KILOBYTE = 1024


class FileSeat(Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a person, perhaps with a name, or the computer with its level."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    computer: Annotated[str, Meta(max_length=40)] | None = None


class FileStep(Struct, frozen=True, omit_defaults=True):
    """A move; `computer` tells whether the computer made it, where that is known."""

    seat: Annotated[int, Meta(ge=0, lt=16)]
    move: Annotated[str, Meta(min_length=1, max_length=100)]
    computer: bool | None = None


class FileEnding(Struct, frozen=True):
    """How the game ended: the reason, and the seats that won."""

    reason: Annotated[str, Meta(max_length=40)]
    winners: Annotated[tuple[Annotated[int, Meta(ge=0, lt=16)], ...], Meta(max_length=16)]


class GameFile(Struct, frozen=True, kw_only=True):
    """The fields of a file; others are ignored, so that a later version may add some."""

    version: int
    game: Annotated[str, Meta(max_length=40)]
    began: datetime | None = None
    seats: Annotated[tuple[FileSeat, ...], Meta(max_length=16)]
    options: dict[str, str] = {}
    deal: msgspec.Raw
    steps: Annotated[tuple[FileStep, ...], Meta(max_length=2000)]
    ending: FileEnding
    fair: Annotated[str, Meta(max_length=4000)] | None = None


def game_file(record: TableRecord, fair: Opened | None) -> GameFile:
    """Return a finished game as a file, with the names that its players have in `record`.

    `fair` is the opened seal from which it was dealt, where there is one.
    """
    assert record.ending is not None
    return GameFile(
        version=VERSION,
        game=record.game,
        began=record.created_at.replace(microsecond=0),
        seats=tuple(
            FileSeat(name=player.name or None, computer=None)
            if player.user_id is not None
            else FileSeat(computer=player.level)
            for player in record.players
        ),
        options=record.options,
        deal=msgspec.Raw(record.deal),
        steps=tuple(FileStep(move.seat, move.text, move.by_computer) for move in record.moves),
        ending=FileEnding(record.ending.reason, record.ending.winners),
        fair=None if fair is None else str(fair),
    )


def written(game: GameFile) -> str:
    """Return a file as text: one field a line, and one move a line, for people who read it."""
    encoded = msgspec.json.encode(game)
    fields = msgspec.json.decode(encoded, type=dict[str, msgspec.Raw])
    lines = [f"  {_text(name)}: {_laid_out(name, value)}" for name, value in fields.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _laid_out(name: str, value: msgspec.Raw) -> str:
    if name not in ("seats", "steps"):
        return bytes(value).decode()
    each = msgspec.json.decode(value, type=list[msgspec.Raw])
    return "[\n" + ",\n".join(f"    {bytes(one).decode()}" for one in each) + "\n  ]"


def _text(value: str) -> str:
    return msgspec.json.encode(value).decode()


def read(data: bytes) -> GameFile:
    """Return the game of a file, checked by the rules; raises `Refusal` for anything else.

    Its deal is as the rules write it, its ending what they say, its names are cut to one line; its
    options are left out, since the deal tells what came of them.
    """
    expect_size(len(data))
    try:
        found = msgspec.json.decode(data, type=GameFile)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        raise Refusal("import-unreadable") from None
    if found.version != VERSION:
        raise Refusal("import-version")
    game = GAMES.get(found.game)
    if game is None:
        raise Refusal("import-unknown-game")
    return _checked(game.rules, found)


def expect_size(size: int) -> None:
    """Raise `Refusal` for a file that is larger than a game can be; `size` is in bytes."""
    if size > LARGEST:
        raise Refusal("import-large", most=LARGEST // _KILOBYTE)


def _checked(rules: Game[Any, Any, Any, Any, Any], found: GameFile) -> GameFile:
    try:
        deal = rules.unpack(bytes(found.deal))
    except (ValueError, RecursionError):
        _expect_same_cards(found)
        raise Refusal("import-deal") from None
    state = rules.start(deal)
    seats, made, turn = len(found.seats), 0, 0
    if seats != rules.players(state) or any(step.seat >= seats for step in found.steps):
        raise Refusal("import-seats")
    try:
        for step in steps(rules, deal, ((Seat(each.seat), each.move) for each in found.steps)):
            turn = (turn or len(rules.to_act(state))) - 1  # how many moves of it are still to come
            state, made = step.state, made + 1
    except (IllegalMove, UnknownMove):
        _expect_same_cards(found)
        raise Refusal("import-move", number=made + 1) from None
    if turn:
        raise Refusal("import-turn")
    ending = _ending(rules.result(state), found)
    return replace(
        found,
        began=None,
        seats=tuple(map(_cleaned, found.seats)),
        options={},
        deal=msgspec.Raw(rules.pack(deal)),
        ending=ending,
        fair=found.fair if found.fair is not None and found.fair.isascii() else None,
    )


def _expect_same_cards(found: GameFile) -> None:
    """Raise `Refusal` for a file whose line tells that it is of other cards than there are now."""
    try:
        terms = opened(found.fair or "").terms
    except BadLine:
        return
    if terms.game == found.game and terms.drawn_from != present_data(found.game):
        raise Refusal("import-other-cards", data=terms.drawn_from or "")


def _ending(by_rules: Result | None, found: GameFile) -> FileEnding:
    """Return how a game ended: by its rules, or else as the file tells, by leaving."""
    if by_rules is not None:
        return FileEnding(by_rules.reason, tuple(by_rules.winners))
    winners, seats = set(found.ending.winners), set(range(len(found.seats)))
    left = found.ending.reason == RESIGNATION and winners and winners < seats
    if left or (found.ending.reason == ABANDONED and not winners):
        return FileEnding(found.ending.reason, tuple(sorted(winners)))
    raise Refusal("import-unfinished")


def _cleaned(seat: FileSeat) -> FileSeat:
    """Return a seat with a name of one line, and a level that exists."""
    if seat.computer is not None:
        return FileSeat(computer=seat.computer if seat.computer in LEVELS else LEVELS[0])
    name = plain_text("".join(sign for sign in seat.name or "" if sign.isprintable()))
    return FileSeat(name=name or None)


def judge_file(found: GameFile) -> Verdict | None:
    """Return whether the deal of a file that was read follows from its line; `None` without one."""
    if found.fair is None:
        return None
    try:
        checked = opened(found.fair)
    except BadLine:
        return "differs"
    if checked.terms.game != found.game:
        return "differs"
    return judge_deal(bytes(found.deal), checked)
