"""The messages about ending games: lists, confirmations, and the public announcement."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.ai.levels import USUAL

from ...contract import Session
from ...controls import ids
from ...controls.panel import (
    OPTION_LENGTH,
    SELECTS_IN_MESSAGE,
    Button,
    Option,
    Panel,
    Select,
    in_selects,
    short,
)
from ...store import Outline, TableRecord
from ...wording.lists import commas, enumerated
from ...wording.names import all_bold, all_escaped, escaped, plain_text
from ...wording.players import level_name, names, opponents
from ...wording.strings import Words
from ..rankings.counting import seat_results, standings
from ..refusals import Refusal
from ..seating import is_followed, may_manage, seat_of
from ..turns import not_seated
from .substitution_checks import last_moved


def resign_selects(
    words: Words, games: Sequence[Session], damaged: Sequence[Outline], user: int
) -> tuple[Select, ...]:
    """Return the lists from which a person selects a game to resign, or a damaged one to end."""
    lines = [_option(words, each.record, user) for each in games]
    lines += [_damaged_option(words, each) for each in damaged]
    return tuple(
        Select(str(ids.ChooseResign(part)), words("select-resign"), some)
        for part, some in enumerate(in_selects(lines)[:SELECTS_IN_MESSAGE])
    )


def _option(words: Words, record: TableRecord, user: int) -> Option:
    who = opponents(words, record.players, user, plain_text)
    game = words(f"game-{record.game}")
    line = words("option-resign", game=game, opponent=who, moves=len(record.moves))
    return Option(str(ids.Resign(record.id)), short(line, OPTION_LENGTH))


def _damaged_option(words: Words, found: Outline) -> Option:
    return Option(str(ids.End(found.id)), words("option-damaged", number=str(found.id)))


def confirm_panel(words: Words, record: TableRecord, user: int) -> Panel:
    """Return the message that asks to confirm resigning, or ending a watched game.

    Raises `Refusal`.
    """
    if not may_manage(record, user):
        raise not_seated(record, user)
    if record.ending is not None:
        raise Refusal("table-ended")
    custom_id = str(ids.Resign(record.id))
    if is_followed(record, user):
        button = Button(custom_id, words("button-leave-game"), "danger")
        return Panel((words("leave-really"),), ((button,),))
    if seat_of(record.players, user) is None:
        button = Button(custom_id, words("button-end"), "danger")
        return Panel((words("end-watched-really"),), ((button,),))
    button = Button(custom_id, words("button-resign"), "danger")
    return Panel((words("resign-really", others=len(record.players) - 1),), ((button,),))


def left(words: Words, name: str) -> Panel:
    """Return the public message that a person has left a game that goes on."""
    return Panel((words("left-told", name=escaped(name), level=level_name(words, USUAL)),))


def with_leavers(words: Words, final: Panel, record: TableRecord) -> Panel:
    """Return the final message of a game with those who did not play to the end, if there are any.

    Whom the computer follows to the end has lost, whatever it has achieved in that seat, so the
    victory may count for others than it names.
    """
    gone = [each for each in record.players if each.left or each.former_id is not None]
    if not gone:
        return final
    called = [escaped(each.name) or words("former-player") for each in gone]
    lines = [words("left-before", players=enumerated(words, called), count=len(gone))]
    counted = _counted_winners(record)
    if counted != _winners(record):
        who = all_bold(names(words, record.players))
        lines.append(
            words("left-counted", winners=enumerated(words, [who[seat] for seat in counted]))
        )
    return replace(final, parts=(*final.parts, " ".join(lines)))


def _winners(record: TableRecord) -> tuple[int, ...]:
    assert record.ending is not None
    return tuple(sorted(record.ending.winners))


def _counted_winners(record: TableRecord) -> tuple[int, ...]:
    """Return the seats for which a victory counts; as the game names them where it counts for none.

    A game that was ended without a winner counts for nothing.
    """
    named = _winners(record)
    if not named:
        return named
    found = seat_results(record, standings(record))
    return tuple(seat for seat, each in enumerate(found) if each.place == 1) or named


def confirm_damaged_panel(words: Words, found: Outline) -> Panel:
    """Return the message that asks to confirm ending a damaged game."""
    return Panel((words("end-damaged-really", number=str(found.id)),), (_end(words, found.id),))


def confirm_ending_panel(words: Words, record: TableRecord) -> Panel:
    """Return the message that asks a manager of the server to confirm ending a game of others."""
    when = f"<t:{int(last_moved(record).timestamp())}:f>"
    row = _end(words, record.id, moves_of_people(record))
    return Panel((words("end-game-really", when=when),), (row,))


def moved_since_panel(words: Words, record: TableRecord) -> Panel:
    """Return the message that asks once more, because somebody has moved since it was asked."""
    asked = confirm_ending_panel(words, record)
    return replace(asked, parts=(words("end-game-moved"), *asked.parts))


def moves_of_people(record: TableRecord) -> int:
    """Return how many moves of a game people have made: a computer's are no reason to keep it."""
    return sum(not move.by_computer for move in record.moves)


def _end(words: Words, table: int, moves: int | None = None) -> tuple[Button, ...]:
    return (Button(str(ids.End(table, moves)), words("button-end"), "danger"),)


def announcement(words: Words, record: TableRecord, manager: int) -> Panel:
    """Return the public message that a manager has ended a game; notify the players."""
    notified = tuple(each.user_id for each in record.players if each.user_id is not None)
    named = zip(record.players, all_escaped(names(words, record.players)), strict=True)
    who = [name if each.user_id is None else f"<@{each.user_id}>" for each, name in named]
    line = words(
        "game-ended-by-manager",
        member=f"<@{manager}>",
        players=commas(words, who),
    )
    return Panel((line,), mentions=notified)
