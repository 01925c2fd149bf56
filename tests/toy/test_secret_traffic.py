"""Two runs of the bot that differ in one uncommitted choice: nobody else can tell them apart.

The same five people and a computer do the same things; Ana alone chooses otherwise, or changes her
mind. Whatever anybody else can see after each step is compared byte for byte, and what the bot
requests: order, paths, bodies and sizes. It ends before the turn is over.
"""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import count, zip_longest
from pathlib import Path

import pytest

from bot.computer import players as opponents
from bot.discord import poster
from bot.tables import waiting_lines
from playground import Message, Person, Playground
from tests.bot.conftest import PATIENCE, running

from .party import Party, party, told, words
from .rules import CARDS, Card, Deal
from .witness import Witness

DEAL = Deal(
    (
        ("rock", "rock", "paper", "paper", "scissors", "scissors", "rock"),
        ("rock", "rock", "paper", "paper", "scissors", "scissors", "rock"),
        ("rock", "rock", "paper", "paper", "scissors", "scissors", "paper"),
        ("rock", "rock", "paper", "paper", "scissors", "scissors", "paper"),
        ("rock", "rock", "paper", "paper", "scissors", "scissors", "scissors"),
    ),
    5,
)
LOOKS: Sequence[tuple[str, dict[str, bool]]] = (
    ("board", {"text": True}),
    ("score", {}),
    ("score", {"share": True}),
    ("log", {}),
    ("hand", {}),
    ("games", {}),
    ("hint", {}),
)
"""What the others ask for while the turn is open, beside the film of the game."""

Story = dict[str, list[str]]
"""What was seen after each step, by the step's name."""


class Drawn:
    """Stands for `secrets` where the bot draws a nonce."""

    def __init__(self) -> None:
        self._next = count()

    def token_hex(self, size: int) -> str:
        return f"{next(self._next):0{2 * size}}"


class Kept(logging.Handler):
    """Keeps what the bot itself logs."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name} {record.levelname} {record.getMessage()}")


@pytest.fixture(autouse=True)
def _by_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no clock decide what is sent."""
    monkeypatch.setattr(waiting_lines, "EVERY", 0.0)
    monkeypatch.setattr(opponents, "QUICK", 100.0)


@contextmanager
def logged() -> Iterator[Kept]:
    kept, log = Kept(), logging.getLogger("bot")
    before = log.level
    log.setLevel(logging.DEBUG)
    log.addHandler(kept)
    try:
        yield kept
    finally:
        log.removeHandler(kept)
        log.setLevel(before)


class Told:
    """Ana, Bruno, Carla and Dario play with a computer; Eva looks on."""

    def __init__(self, here: Party, witness: Witness, kept: Kept) -> None:
        self.here = here
        self.ana, *_, self.eva = here.people
        self.seen: Story = {}
        self._witness = witness
        self._kept = kept

    async def step(self, name: str, *, raced: bool = False) -> None:
        """Note what is seen once all has come to rest, and begin the next step."""
        await self.here.rest()
        seen = self._witness.seen(self.here.plaza, but=self.ana, raced=raced)
        self.seen[name] = seen + self._kept.lines
        self._kept.lines = []
        self._witness.begin()

    async def tell(self, thrown: Sequence[Card]) -> None:
        """Let the others do what they do in every run."""
        here, (ana, bruno, carla, dario, eva) = self.here, self.here.people
        table = await here.dealt(DEAL, computers=1, begun=datetime(2026, 1, 1, tzinfo=UTC))
        await self.step("begun")
        hands = {person: await here.hand(person) for person in (ana, bruno, carla, dario)}
        await self.step("hands")
        for person, hand in hands.items():
            await here.throw(person, hand)
            await self.step(f"round, {person.name}", raced=person is dario)
        await ana.command(here.plaza, "board")
        await self.throw(bruno, hands[bruno], "rock")
        await self.step("before")
        for card in thrown:
            await self.throw(ana, hands[ana], card)
        await self.step("chosen")
        await self.look(bruno, carla, eva)
        await self.step("looks")
        await here.hand(carla)
        await self.step("another hand")
        await self.throw(bruno, hands[bruno], "scissors")
        await ana.command(here.plaza, "board")
        await self.step("others")
        await self.leave(dario)
        await self.step("left", raced=True)
        await self.look(carla, eva)
        await self.step("looks again")
        record = await here.record(table)
        chosen = {each.seat: each.text for each in record.choices}
        assert len(record.moves) == 5
        assert chosen.pop(0) == f"throw:{thrown[-1]}"
        self.seen["choices of the others"] = [f"{seat} {text}" for seat, text in chosen.items()]
        assert list(chosen) == [1, 3, 4]

    async def throw(self, person: Person, hand: Message, card: Card) -> None:
        (pressed,) = (each for each in hand.buttons if each.custom_id.endswith(f":throw:{card}"))
        await person.click(hand, pressed)

    async def look(self, *people: Person) -> None:
        """Let people look at everything, and Ana at what everybody sees then."""
        plaza = self.here.plaza
        for person in people:
            for name, options in LOOKS:
                await person.command(plaza, name, **options)
        await self.eva.command(plaza, "replay")
        await self.eva.command(plaza, "board")
        await self.ana.command(plaza, "score", share=True)

    async def leave(self, person: Person) -> None:
        asked = await person.command(self.here.plaza, "resign")
        say = words("en-US")
        assert told(asked) == say("leave-really")
        await person.click(asked.private[0], say("button-leave-game"))


async def play(home: Path, monkeypatch: pytest.MonkeyPatch, thrown: Sequence[Card]) -> Story:
    """Play until Carla alone has not chosen in the second round; Ana presses what is `thrown`."""
    monkeypatch.setattr(poster, "secrets", Drawn())
    discord = Playground(ack_seconds=60.0, strict_attachments=True, patience=PATIENCE)
    witness = Witness(discord)
    witness.begin()
    with logged() as kept:
        async with discord, running(discord, home) as bot:
            story = Told(party(discord, bot), witness, kept)
            await story.tell(thrown)
            assert discord.violations == []
    return story.seen


@pytest.mark.usefixtures("toy")
async def test_nobody_else_can_tell_what_was_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """She throws each kind of card, and then one after having thrown all three."""
    rock, paper, scissors = CARDS
    stories = []
    for thrown in ((rock,), (paper,), (scissors,), (paper, scissors, rock)):
        home = tmp_path / "-".join(thrown)
        home.mkdir()
        stories.append(await play(home, monkeypatch, thrown))
    for other in stories[1:]:
        for step, seen in stories[0].items():
            if step == "chosen" and other is stories[-1]:  # her own answers alone tell of all three
                assert parted(but_hers(seen), but_hers(other[step])) == (), step
            else:
                assert parted(seen, other[step]) == (), step


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
