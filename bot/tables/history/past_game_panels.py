"""The pages of a person's finished games, and what each game offers to look back on."""

from collections.abc import Sequence

from ...controls import ids, onlooker_ids
from ...controls.links import board_url
from ...controls.panel import (
    OPTION_LENGTH,
    Button,
    Link,
    Option,
    Panel,
    Row,
    Select,
    short,
)
from ...store import PastGame, TableRecord
from ...wording.names import escaped, plain_text
from ...wording.players import opponents
from ...wording.strings import Words

PAGE = 8
"""How many games a page lists."""


def history_panel(words: Words, page: int, found: Sequence[PastGame]) -> Panel:
    """Return a page (from 0) of a history; one game more than a page has tells of a next page."""
    shown = found[:PAGE]
    if not shown:
        return Panel((words("history-none"),))
    numbered = list(enumerate(shown, start=1 + page * PAGE))
    lines = [_line(words, number, game) for number, game in numbered]
    options = tuple(
        Option(
            str(game.table_id),
            past_game_label(words, number, game),
        )
        for number, game in numbered
    )
    rows: list[Row] = [Select(str(ids.ChoosePastGame(page)), words("history-choose"), options)]
    turning = list[Button]()
    if page:
        turning.append(Button(str(ids.ShowHistory(page - 1)), words("button-newer")))
    if len(found) > PAGE:
        turning.append(Button(str(ids.ShowHistory(page + 1)), words("button-older")))
    if turning:
        rows.append(tuple(turning))
    title = words("history-title", page=page + 1)
    return Panel(("\n".join((title, *lines)),), tuple(rows))


def past_game_label(words: Words, number: int, game: PastGame) -> str:
    """Return the label of a finished game in a list; `number` is its place there, from 1."""
    against = _opponents(words, game, plain=True)
    title = words(f"game-{game.game}")
    label = words("history-option", number=number, game=title, opponents=against)
    return short(label, OPTION_LENGTH)


def past_game_panel(words: Words, record: TableRecord, game: PastGame) -> Panel:
    """Return what a finished game offers: its film, its review, the proof of its deal."""
    table = record.id
    buttons: tuple[Button | Link, ...] = (
        Button(str(ids.Replay(table)), words("button-replay")),
        Button(str(ids.Review(table)), words("button-review"), disabled=not record.moves),
        Button(str(ids.ShowProof(table)), words("button-proof")),
        Button(str(onlooker_ids.Export(table)), words("button-export")),
    )
    if record.message_id is not None:
        buttons = (*buttons, Link(board_url(record), words("button-to-board")))
    return Panel((_line(words, None, game),), (buttons,))


def _line(words: Words, number: int | None, game: PastGame) -> str:
    told = {
        "game": words(f"game-{game.game}"),
        "when": f"<t:{int(game.ended_at.timestamp())}:d>",
        "outcome": _outcome(words, game),
        "opponents": _opponents(words, game),
    }
    if number is None:
        return words("history-game", **told)
    return words("history-line", number=number, **told)


def _outcome(words: Words, game: PastGame) -> str:
    """Return how a game ended for the person, and with how many points."""
    kind = words(f"victory-{game.reason}.within")
    of = len(game.players)
    if game.left:
        told = words("history-left")
    elif game.place == 1:
        told = words("history-won", kind=kind)
    elif of == 2:
        told = words("history-lost", kind=kind)
    else:
        told = words("history-place", place=game.place, of=of)
    if game.points is None:
        return told
    return f"{told} · {words('points.short', points=game.points)}"


def _opponents(words: Words, game: PastGame, *, plain: bool = False) -> str:
    """Return who else played: the seat is the person's, whoever has it in the end."""
    form = plain_text if plain else escaped
    mine = game.players[game.seat]
    if mine.user_id is not None:
        return opponents(words, game.players, mine.user_id, form)
    others = tuple(each for seat, each in enumerate(game.players) if seat != game.seat)
    return opponents(words, others, -1, form)
