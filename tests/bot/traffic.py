"""What others can tell of one person's uncommitted choice: runs that differ in it, compared.

The same people and computers do the same things in each run; one person alone chooses otherwise.
Whatever anybody else can see after each step is compared byte for byte, and what the bot requests:
order, paths, bodies and sizes.
"""

import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from itertools import count, zip_longest
from pathlib import Path
from typing import Any

import pytest

from bot.discord.boards import poster
from bot.discord.client import Wonders
from bot.tables.boards import waiting_lines
from bot.tables.history import films
from bot.workers import process as worker
from engine.core.game import Seat
from playground import Person, Playground

from .conftest import PATIENCE, running
from .party import Party, told, words
from .scene import settled
from .witness import Witness

Story = dict[str, list[str]]
"""What was seen after each step, by the step's name."""


class _Drawn:
    """Stands for `secrets` where the bot draws a nonce."""

    def __init__(self) -> None:
        self._next = count()

    def token_hex(self, size: int) -> str:
        return f"{next(self._next):0{2 * size}}"


class _Kept(logging.Handler):
    """Keeps what the bot itself logs."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name} {record.levelname} {record.getMessage()}")


@contextmanager
def _logged() -> Iterator[_Kept]:
    kept, log = _Kept(), logging.getLogger("bot")
    before = log.level
    log.setLevel(logging.DEBUG)
    log.addHandler(kept)
    try:
        yield kept
    finally:
        log.removeHandler(kept)
        log.setLevel(before)


class Told:
    """The first person's choices differ from run to run; the others do the same, the last looks on.

    `looks` are the commands with which they look at the game.
    """

    def __init__(
        self,
        here: Party,
        witness: Witness,
        kept: _Kept,
        looks: Sequence[tuple[str, dict[str, bool]]],
    ) -> None:
        self.here = here
        self.ana, *_, self.eva = here.people
        self.seen: Story = {}
        self._witness = witness
        self._kept = kept
        self._looks = looks

    async def step(self, name: str, *, raced: bool = False) -> None:
        """Note what is seen once all has come to rest, and begin the next step."""
        await self.here.rest()
        seen = self._witness.seen(self.here.channel, but=self.ana, raced=raced)
        self.seen[name] = seen + self._kept.lines
        self._kept.lines = []
        self._witness.begin()

    async def look(self, *people: Person) -> None:
        """Let people look at everything, and Ana at what everybody sees then."""
        channel = self.here.channel
        for person in people:
            for name, options in self._looks:
                await person.command(channel, name, **options)
        await self.eva.command(channel, "replay")
        await settled(self.here.bot)
        await self.eva.command(channel, "board")
        await self.ana.command(channel, "score", share=True)

    async def leave(self, person: Person) -> None:
        asked = await person.command(self.here.channel, "resign")
        say = words("en-US")
        assert told(asked) == say("leave-really")
        await person.click(asked.private[0], say("button-leave-game"))


def _chosen_by_count(
    module: str, view: Any, seat: Seat, level: str, seed: int, _seconds: float
) -> str:
    """Choose as a computer does whose search ends by its number of simulations alone."""
    return worker.agent(module).choose(view, seat, level, seed)


Tell = Callable[[Told], Coroutine[Any, Any, None]]


async def story(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    party: Callable[[Playground, Wonders], Party],
    looks: Sequence[tuple[str, dict[str, bool]]],
    tell: Tell,
) -> Story:
    """Let people `tell` a story on a new playground, by no clock; return what others saw."""
    monkeypatch.setattr(poster, "secrets", _Drawn())
    monkeypatch.setattr(worker, "choose", _chosen_by_count)
    monkeypatch.setattr(waiting_lines, "EVERY", 0.0)
    monkeypatch.setattr(films, "EVERY", 100.0)
    discord = Playground(ack_seconds=60.0, strict_attachments=True, patience=PATIENCE)
    witness = Witness(discord)
    witness.begin()
    with _logged() as kept:
        async with discord, running(discord, home) as bot:
            told_story = Told(party(discord, bot), witness, kept, looks)
            await tell(told_story)
            assert discord.violations == []
    return told_story.seen


def but_hers(seen: Sequence[str]) -> list[str]:
    """Leave the answers to Ana out."""
    return [line for line in seen if not line.startswith("Ana: ")]


def parted(one: Sequence[str], other: Sequence[str]) -> tuple[str, ...]:
    """Return where two stories part: the ends of the first lines that differ."""
    for lines in zip_longest(one, other, fillvalue=""):
        for at, (mine, theirs) in enumerate(zip_longest(*lines)):
            if mine != theirs:
                return tuple(line[max(0, at - 60) : at + 240] for line in lines)
    return ()
