"""The use cases of takeaway: export a finished game as a file, open such a file to look back on.

An imported game is a record like that of a stored one, of its owner alone. Its id lies above those
of all tables, so that no control takes it for a game that is or was played here.
"""

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
from msgspec.structs import replace

from engine.core.fair import Verdict, commitment
from engine.core.fair_lines import Opened, opened, terms

from ...contract import Session
from ...controls import ids, onlooker_ids
from ...controls.panel import Button, Panel, TextFile
from ...games import GAMES, open_session
from ...store import FORGOTTEN, Ending, Move, Player, Store, TableRecord
from ...wording.lists import clauses
from ...wording.names import all_bold
from ...wording.players import names_with_levels
from ...wording.presentation import Presentation
from ...wording.strings import Words
from ..rankings.counting import Counting
from ..refusals import Refusal
from ..seating import may_look
from .game_files import GameFile, game_file, judge_file, read, written
from .past_game_panels import past_game_label

IMPORTED = 1 << 62
"""The id of the first imported game; tables never have so many."""

SUGGESTED = 25
"""How many games are suggested at most: as many as Discord shows."""


class Takeaway:
    """Exports and imports games."""

    def __init__(self, store: Store, counting: Counting) -> None:
        self._store = store
        self._counting = counting

    async def export(
        self, table: int, person: int, channel: int | None, words: Words
    ) -> tuple[Panel, Session]:
        """Return a finished game as a file, and as a session of which a film can be made.

        Others have no names in either unless they allow it. Raises `Refusal` for a game that is
        not the person's and was not played in the channel, and for one that goes on: its file has
        what is hidden.
        """
        record = await self._store.tables.load(table)
        if not may_look(record, person, channel):
            raise Refusal("elsewhere")
        session = open_session(record)
        ending = session.ending()
        if ending is None:
            raise Refusal("export-running")
        told = replace(record, ending=ending, choices=(), players=await self._named(record, person))
        seal = await self._store.seals.of_table(table)
        fair = seal and seal.terms and Opened(terms(seal.terms), seal.secret)
        file = written(game_file(told, fair or None))
        shown = replace(told, players=_numbered(words, told.players))
        panel = Panel(
            (words("export-done"),), files=(TextFile(f"{record.game}-{table}.json", file),)
        )
        return panel, open_session(shown)

    async def latest(self, channel: int) -> int:
        """Return the game of a channel that is running or ended last; raises `Refusal`."""
        record = await self._store.tables.latest_in(channel)
        if record is None:
            raise Refusal("no-game-here")
        return record.id

    async def suggest(self, person: int, typed: str, words: Words) -> Sequence[tuple[int, str]]:
        """Return a person's newest finished games whose label has what was typed."""
        await self._counting.catch_up()
        found = await self._store.statistics.history(person, 0, 4 * SUGGESTED)
        labels = [past_game_label(words, number, game) for number, game in enumerate(found, 1)]
        fitting = [
            (game.table_id, label)
            for game, label in zip(found, labels, strict=True)
            if typed.casefold() in label.casefold()
        ]
        return fitting[:SUGGESTED]

    async def open(self, data: bytes, person: int, to: Presentation) -> Panel:
        """Check and keep a file for its owner alone; return what can be looked at in it.

        Raises `Refusal` for what is no finished game by the rules.
        """
        found = read(data)
        session = open_session(imported(found, IMPORTED, person, to.words))
        verdict = judge_file(found)
        number = await self._store.imported_games.keep(person, msgspec.json.encode(found).decode())
        return _panel(to, session, IMPORTED + number, _line_of_deal(to.words, found, verdict))

    async def session(self, table: int, person: int, words: Words) -> Session:
        """Return a game to look back on, stored or imported; raises `Refusal`, `NoSuchTable`."""
        if table < IMPORTED:
            return open_session(await self._store.tables.load(table))
        stored = await self._store.imported_games.get(table - IMPORTED, person)
        if stored is None:
            raise Refusal("import-gone")
        found = msgspec.json.decode(stored, type=GameFile)
        return open_session(imported(found, table, person, words))

    async def _named(self, record: TableRecord, person: int) -> tuple[Player, ...]:
        """Return the players with the names that may be told to a person, the others without."""
        who = [player.user_id or player.former_id or FORGOTTEN for player in record.players]
        allowed = await self._store.preferences.named([each for each in who if each != FORGOTTEN])
        return tuple(
            player if each == person or each in allowed else replace(player, name="")
            for each, player in zip(who, record.players, strict=True)
        )


def _numbered(words: Words, players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players with a number in place of a name that is not told."""
    return tuple(
        replace(player, name=words("export-player", number=number)) if _nameless(player) else player
        for number, player in enumerate(players, 1)
    )


def _nameless(player: Player) -> bool:
    """Whether a person who is not forgotten has or had the seat, and no name."""
    who = player.former_id if player.user_id is None else player.user_id
    return not player.name and who not in (None, FORGOTTEN)


def imported(found: GameFile, table: int, owner: int, words: Words) -> TableRecord:
    """Return an imported game as a record of its owner, which is played nowhere."""
    moves, made, now = list[Move](), dict[int, int](), datetime.now(UTC)
    for step in found.steps:
        ply = made[step.seat] = made.get(step.seat, -1) + 1
        moves.append(Move(step.seat, ply, step.move, now, step.computer))
    players = [
        Player(None, "", seat.computer) if seat.computer else Player(-1, seat.name or "")
        for seat in found.seats
    ]
    return TableRecord(
        game=found.game,
        guild_id=None,
        channel_id=FORGOTTEN,
        opener_id=owner,
        locale=words.locale,
        options={},
        deal=bytes(found.deal),
        players=_numbered(words, players),
        postable=False,
        id=table,
        created_at=now,
        moves=tuple(moves),
        ending=Ending(found.ending.reason, found.ending.winners),
        end_shown=True,
    )


def _panel(to: Presentation, session: Session, table: int, deal: str) -> Panel:
    """Return what an imported game was, and the buttons with which to look back on it."""
    words, record = to.words, session.record
    names = clauses(words, all_bold(names_with_levels(words, record.players)))
    title = words("import-title", game=words(f"game-{record.game}"), players=names)
    end = session.position_panel(to)
    reviewable = bool(record.moves) and GAMES[record.game].reviewing is not None
    buttons = (
        Button(str(ids.Replay(table)), words("button-replay")),
        Button(str(ids.Review(table)), words("button-review"), disabled=not reviewable),
        Button(str(onlooker_ids.ImportedLog(table)), words("button-log")),
    )
    return Panel((title, *end.parts, f"{deal}\n{words('import-kept')}"), (buttons,))


def _line_of_deal(words: Words, found: GameFile, verdict: Verdict | None) -> str:
    """Return what the file proves of its deal."""
    if verdict is None or found.fair is None:
        return words("import-unproved")
    if verdict == "differs":
        return words("import-differs")
    checked = opened(found.fair)
    if verdict == "other-cards":
        return words("import-other-cards", data=checked.terms.drawn_from or "")
    return words("import-follows", commitment=commitment(checked.secret))
