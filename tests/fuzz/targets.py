"""The targets: each takes any bytes and holds that nothing but the promised refusal comes out.

The same functions are driven by Hypothesis and by the committed corpus in the test suite, and by
a coverage-guided fuzzer with `make fuzz`.
"""

import tempfile
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random

import msgspec
from sqlalchemy import create_engine, insert

from bot.controls import ids
from bot.duel.wording.find import find
from bot.games import open_session
from bot.runtime.settings import BadSetting, settings
from bot.store.connection.migrations import migrate
from bot.store.schema.core import moves as moves_made
from bot.store.schema.core import seats, tables
from bot.store.upkeep.backup import InvalidDatabase, copy
from bot.tables.history.game_files import judge_file, read
from bot.tables.history.takeaway import imported
from bot.tables.refusals import Refusal
from bot.wording.find import LIMIT
from bot.wording.presentation import Presentation
from bot.wording.strings import Words, shared_strings
from engine.core.data import BadData, load_items, load_one
from engine.core.game import IllegalMove, Seat, UnknownMove
from engine.core.replay import replay
from engine.duel import catalog
from engine.duel.catalog import Card, Token, Wonder
from engine.duel.deal import State
from engine.duel.game import DUEL
from engine.duel.table import View

Target = Callable[[bytes], None]

MIDDLE = 30
"""How many moves have been made in the game that moves are tried on."""


def custom_ids(data: bytes) -> None:
    """An id is read as one of our controls, and writes back as it came, or it is none."""
    text = _text(data)
    found = ids.parse(text)
    if found is not None:
        again = ids.parse(str(found))
        assert again == found
        assert len(str(found)) <= len(text) + 1  # an id of former days names no level


def moves(data: bytes) -> None:
    """A text is a move, which is made or refused, or it is no move; the game is as it was."""
    text, seat = _text(data), Seat(len(data) % 3)
    try:
        move = DUEL.parse(text)
    except UnknownMove:
        return
    assert str(move) == text
    for state, before in _games():
        try:
            step = DUEL.apply(state, seat, move)
        except IllegalMove:
            pass
        else:
            assert move in DUEL.legal(DUEL.view(state, seat), seat)
            assert step.state != state
        assert (DUEL.pack(state.deal), DUEL.view(state, None)) == before


def stored_games(data: bytes) -> None:
    """A stored game, its deal and then a move a line, is replayed or refused."""
    stored, *lines = data.split(b"\n")
    texts = [(Seat(n % 2), _text(line)) for n, line in enumerate(lines)]
    try:
        deal = DUEL.unpack(stored)
        assert DUEL.unpack(DUEL.pack(deal)) == deal
        state = replay(DUEL, deal, texts)
    except (ValueError, UnknownMove, IllegalMove):
        return
    assert len(DUEL.to_act(state)) == (DUEL.result(state) is None)


def cards(data: bytes) -> None:
    """A file of cards is read, or the error names the file."""
    _file("cards.toml", data, lambda file: catalog.check_cards(file.name, load_items(file, Card)))


def wonders(data: bytes) -> None:
    """A file of wonders or of tokens is read, or the error names the file."""
    _file("wonders.toml", data, lambda file: load_items(file, Wonder))
    _file("tokens.toml", data, lambda file: load_items(file, Token))


def numbers(data: bytes) -> None:
    """A file of numbers is read and fits the cards, or the error names the file."""

    def read(file: Path) -> None:
        catalog.check_numbers(
            file.name,
            load_one(file, catalog.Numbers),
            cards=catalog.CARDS,
            wonders=catalog.WONDERS,
            tokens=catalog.TOKENS,
            layouts=catalog.LAYOUTS,
        )

    _file("numbers.toml", data, read)


def layouts(data: bytes) -> None:
    """A file of layouts is read, or the error names the file."""
    _file("layouts.toml", data, catalog.load_layouts)


def typed(data: bytes) -> None:
    """What is typed to find a card finds at most as many as Discord shows, in every language."""
    text = _text(data)
    for words in _languages():
        found = find(words, text)
        assert len(found) <= LIMIT
        assert len({item for item, _ in found}) == len(found)


def environment(data: bytes) -> None:
    """Settings are read, or refused by name; what a secret one holds is never told."""
    lines = _text(data).split("\n")
    given = dict(line.partition("=")[::2] for line in lines)
    given["DISCORD_TOKEN"] = "marker-of-a-token"
    try:
        chosen = settings(given)
    except BadSetting as error:
        told = str(error)
        known = told.partition(":")[0] in given
    else:
        told, known = repr(chosen), True
    assert known
    assert "marker" not in told


def backups(data: bytes) -> None:
    """A file that claims to be a backup is copied whole, or refused; it stays as it is.

    The data are edits of a sound one: three bytes each, of which two tell where and one what.
    """
    sound = bytearray(_backup())
    for at in range(0, len(data) - 2, 3):
        place = int.from_bytes(data[at : at + 2], "big") * len(sound) // 65536
        sound[place] = data[at + 2]
    source, target = _folder() / "source", _folder() / "target"
    source.write_bytes(bytes(sound[: len(sound) - len(data) % 3 * 4096]))
    target.unlink(missing_ok=True)
    try:
        copy(source, target)
    except InvalidDatabase:
        assert not target.exists()


def game_files(data: bytes) -> None:
    """A file of a game is one by the rules and can be looked at, or a sentence tells why not."""
    words, refused = next(iter(_languages())), None
    try:
        found = read(data)
        told = open_session(imported(found, 1, 1, words))
    except Refusal as refusal:
        refused = refusal
    if refused is not None:
        assert refused.told(words)
        return
    assert read(msgspec.json.encode(found)) == found
    assert judge_file(found) in ("follows", "differs", "other-cards", None)
    assert told.ending() is not None
    assert told.log(words, None)
    assert told.position_text(words, None).parts
    assert told.position_panel(Presentation(words)).parts
    assert told.replay(Presentation(words)).parts


TARGETS: Mapping[str, Target] = {
    target.__name__: target
    for target in (
        custom_ids,
        moves,
        stored_games,
        cards,
        wonders,
        numbers,
        layouts,
        typed,
        environment,
        backups,
        game_files,
    )
}


def _file(name: str, data: bytes, read: Callable[[Path], object]) -> None:
    file = _folder() / name
    file.write_bytes(data)
    try:
        read(file)
    except BadData as error:
        told = str(error)
    else:
        return
    assert told.startswith(name)


def _text(data: bytes) -> str:
    """Return bytes as text, with halves of characters where JSON can bring them."""
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return data.decode("utf-8", "replace")


@cache
def _folder() -> Path:
    return Path(_kept().name)


@cache
def _kept() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory()


@cache
def _backup() -> bytes:
    """Return a small database with a game."""
    file = _folder() / "wonders.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection)
        when = datetime(2026, 1, 1, tzinfo=UTC)
        game = {"game": "duel", "channel_id": 1, "opener_id": 2, "locale": "en-US", "options": {}}
        new = {**game, "deal": b"{}", "postable": True, "created_at": when}
        connection.execute(insert(tables).values(new))
        connection.execute(insert(seats).values(table_id=1, seat=0, user_id=2, name="Ana"))
        moved = {"table_id": 1, "n": 0, "seat": 0, "ply": 0, "text": "x", "at": when}
        connection.execute(insert(moves_made).values(moved))
    engine.dispose()
    return file.read_bytes()


@cache
def _languages() -> tuple[Words, ...]:
    strings = shared_strings()
    return tuple(strings.words(locale) for locale in strings.locales)


@cache
def _games() -> tuple[tuple[State, tuple[bytes, View]], ...]:
    """Return a game in the draft and one in the middle, with what must stay as it is."""
    found = []
    for made in (0, MIDDLE):
        rng = Random(made)
        state = DUEL.start(DUEL.deal(rng, 2, {}))
        for _ in range(made):
            (seat,) = DUEL.to_act(state)
            move = rng.choice(DUEL.legal(DUEL.view(state, seat), seat))
            state = DUEL.apply(state, seat, move).state
        found.append((state, (DUEL.pack(state.deal), DUEL.view(state, None))))
    return tuple(found)
