"""Two runs of the bot that differ in what is hidden alone: every byte sent and logged is the same.

The second run is dealt anew from what the first has shown by its end: face-down cards, cards of
later ages, wonders not offered yet, the box, and what the Great Library drew. The same people
press the same things. Ids, times and addresses are put aside.
"""

import hashlib
import json
import logging
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import VoiceClient
from msgspec.structs import replace

from bot.computer import hints
from bot.discord.client import Wonders
from bot.runtime import logs
from bot.runtime.settings import Settings
from bot.store import TableRecord
from bot.tables.history import films
from engine.ai.duel.search import interpreted
from engine.duel.decisions import PickFromLibrary
from engine.duel.game import DUEL
from playground import Answer, Channel, Message, Person, Playground
from tests.engine.duel.anew import dealt_anew

from ..conftest import running
from ..players import board_of, button
from ..scene import Position, Town, after, record, replayed, settled, sit, town, waiting_for

pytestmark = pytest.mark.long

LOOKS: Sequence[tuple[str, dict[str, Any]]] = (
    ("board", {"text": True}),
    ("score", {}),
    ("score", {"share": True}),
    ("tokens", {}),
    ("discard", {}),
    ("log", {}),
    ("city", {}),
    ("replay", {}),
    ("games", {}),
)
ONCE = ("PIL.", "numba.")
"""Who logs what is loaded or compiled once a process: in the first run alone."""

AGO = 5
"""How many moves are made by pressing, the last ones before the two deals part."""


@pytest.fixture(autouse=True)
def _by_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no clock decide what is sent: a busy machine would make a difference otherwise."""
    monkeypatch.setattr(hints, "SECONDS", 100.0)
    monkeypatch.setattr(films, "EVERY", 100.0)
    monkeypatch.setattr(interpreted, "MOST_SIMULATIONS", 64)


class Kept(logging.Handler):
    """Keeps what is logged, as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logs.formatter(Settings(token="token of this bot")))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(ONCE):
            self.lines.append(self.format(record))


@contextmanager
def logged() -> Iterator[Kept]:
    """Log everything that `LOG_LEVEL=DEBUG` logs until the block ends."""
    root, kept = logging.getLogger(), Kept()
    before = {name: logging.getLogger(name).level for name in ("", *logs.NOISY_LOGGERS)}
    root.setLevel(logging.DEBUG)
    VoiceClient.warn_nacl = VoiceClient.warn_dave = False
    for name in logs.NOISY_LOGGERS:
        logging.getLogger(name).setLevel(logging.WARNING)
    root.addHandler(kept)
    try:
        yield kept
    finally:
        root.removeHandler(kept)
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


async def run(
    home: Path, position: Position, *, computer: bool, idle: int | None
) -> tuple[dict[str, str], Position]:
    """Play the last moves of a position by pressing, look at everything, return what was sent.

    The computer, where it plays, makes moves of its own: the position at the end is returned too.
    Who sits in the seat `idle` looks at nothing.
    """
    with logged() as kept:
        async with (
            Playground(ack_seconds=100.0) as discord,
            running(discord, home) as bot,
        ):
            place = town(discord, "pt-BR", server="es-ES")
            start = replayed(position.deal, position.moves[:-AGO])
            people = (place.ana, None if computer else place.bruno)
            table = await sit(bot, place.channel, people, start)
            given: list[Answer] = [await place.ana.command(place.channel, "board")]
            await settled(bot)
            for made, (seat, text) in enumerate(position.moves[-AGO:], len(start.moves)):
                if not computer or seat == 0:
                    if computer:  # it may have taken the card that was to be played
                        text = _possible(await record(bot, table), position.deal, text)
                    given += await _press(place, place.person(seat), table, made, text)
                await discord.until(lambda made=made: _newest(place.channel, table) > made)  # type: ignore[misc]
                await settled(bot)
            await discord.until(
                lambda: bot.computers.background.idle
            )  # it may be to move once more
            await settled(bot)
            looking = [place.carla, *(place.person(seat) for seat in (0, 1) if seat != idle)]
            names = await _look(bot, place, looking, given)
            await settled(bot)
            await discord.quiet()
            moves = tuple((move.seat, move.text) for move in (await record(bot, table)).moves)
            sent = _sent(discord, place, names)
    return sent | _told(kept.lines), replayed(position.deal, moves)


def _possible(record: TableRecord, deal: bytes, text: str) -> str:
    """Return a move if it is legal in a game, else the first one that is."""
    moves = tuple((move.seat, move.text) for move in record.moves)
    state = replayed(deal, moves).state
    (seat,) = DUEL.to_act(state)
    legal = [str(move) for move in DUEL.legal(DUEL.view(state, seat), seat)]
    return text if text in legal else legal[0]


def _newest(place: Channel, table: int) -> int:
    found = [board_of(message) for message in place.messages]
    return max(at[1] for at in found if at and at[0] == table)


async def _press(place: Town, person: Person, table: int, made: int, text: str) -> list[Answer]:
    """Make a move as people do: ask what can be done with a thing, then press it."""
    boards = [m for m in place.channel.messages if board_of(m) == (table, made) and m.mentions]
    board = boards[-1]
    if board.selects:
        (select,) = [s for s in board.selects if text in [o.value for o in s.options]]
        return [await person.select(board, select, [text])]
    direct = [each for each in board.buttons if each.custom_id.endswith(f":{text}")]
    if direct:
        return [await person.click(board, direct[0])]
    thing = "library" if text.startswith("library") else text.rsplit(":", 1)[-1]
    asked = await person.click(board, button(board, "w:", f":{thing}"))
    return [asked, await person.click(asked.private[0], button(asked.private[0], "m:", text))]


async def _look(
    bot: Wonders, place: Town, people: Sequence[Person], given: list[Answer]
) -> list[object]:
    """Let everybody look at everything that can be looked at; return what autocomplete gave."""
    for person in people:
        for name, options in LOOKS:
            if name != "replay" or person is place.carla:
                given.append(await person.command(place.channel, name, **options))
                await settled(bot)
    given.append(await place.carla.command(place.channel, "board"))
    for person in people:
        given.append(await person.command(place.channel, "hint"))
    return [
        await place.carla.autocomplete(place.channel, "card", name=text) for text in ("a", "bi")
    ]


def _sent(discord: Playground, place: Town, names: list[object]) -> dict[str, str]:
    """Return everything that people have received, and every request of the bot."""
    messages = [_message(message) for message in place.channel.log.values()]
    requests = sorted(
        _same(json.dumps([each.method, each.path, each.body, each.files], sort_keys=True))
        for each in discord.requests
    )
    return {
        "messages": _same(json.dumps(messages, sort_keys=True)),
        "requests": "\n".join(re.sub(r"#\d+", "#", each) for each in requests),
        "names": json.dumps(names),
    }


def _message(message: Message) -> dict[str, object]:
    return {
        "for": message.for_person.name if message.for_person else None,
        "flags": message.flags,
        "content": message.content,
        "components": [message.components, *message.earlier],
        "files": [
            (each.filename, each.alt, each.size, _digest(each.data)) for each in message.attachments
        ],
        "mentions": [person.name for person in message.mentions],
        "deleted": message.deleted,
        "edits": message.edits,
    }


def _told(lines: Sequence[str]) -> dict[str, str]:
    """Return what the bot has logged, line by line, and what others have, each line once.

    How often discord.py tells of heartbeats is a matter of time.
    """
    own = [line for line in lines if " logger=bot" in line]
    others = sorted({_same(line) for line in lines if " logger=bot" not in line})
    return {"log": _same("\n".join(own)), "other logs": "\n".join(others)}


def _digest(data: bytes) -> str:
    digits = str.maketrans("0123456789", "ghijklmnop")  # so that it is not taken for an id
    return hashlib.sha256(data).hexdigest().translate(digits)


def _same(text: str) -> str:
    """Put ids, times, addresses and what is drawn for one request aside; ids keep their order."""
    text = re.sub(r"http://127\.0\.0\.1:\d+", "http://playground", text)
    text = re.sub(r"\b(\d+\.\d+e?)\.[0-9a-f]{8}\b", r"\1.time", text)
    text = re.sub(r'"nonce": "[0-9a-f]{24}"', '"nonce": "random"', text)
    text = re.sub(r"timestamp=\S+ ", "", text)
    text = re.sub(r"0x[0-9a-f]{6,}", "address", text)
    text = re.sub(r"\b[0-9a-f]{32}\b", "session", text)
    text = re.sub(r"\d+\.\d{3,}|<t:\d+", "time", text)
    known: dict[str, str] = {}
    return re.sub(r"\d{15,}", lambda found: known.setdefault(found[0], f"#{len(known)}"), text)


POSITIONS = {
    "draft": after(7 - 2),
    "age-1": after(20),
    "age-3": after(54),
}


async def _compare(
    home: Path,
    position: Position,
    *,
    computer: bool = False,
    idle: int | None = None,
    drawn: bool = True,
) -> None:
    homes = [home / each for each in ("one", "two")]
    for each in homes:
        each.mkdir()
    one, seen = await run(homes[0], position, computer=computer, idle=idle)
    anew = DUEL.pack(dealt_anew(seen.state, Random(7), drawn=drawn))
    assert anew != position.deal
    two, again = await run(homes[1], replace(position, deal=anew), computer=computer, idle=idle)
    assert again.moves == seen.moves
    for what in one:
        assert one[what].splitlines() == two[what].splitlines(), what


@pytest.mark.parametrize("name", POSITIONS)
async def test_what_is_hidden_is_not_sent(name: str, tmp_path: Path) -> None:
    await _compare(tmp_path, POSITIONS[name])


async def test_what_the_library_drew_is_not_sent(tmp_path: Path) -> None:
    position = waiting_for(PickFromLibrary)
    await _compare(tmp_path, position, idle=position.seat)


async def test_to_whom_the_library_shows_its_draw_it_shows_no_more(tmp_path: Path) -> None:
    await _compare(tmp_path, waiting_for(PickFromLibrary), drawn=False)


async def test_the_computer_moves_without_what_is_hidden(tmp_path: Path) -> None:
    await _compare(tmp_path, after(24), computer=True)
