"""People who play on whatever fails, by what they are offered; each game says how."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from playground import (
    Answer,
    Channel,
    InteractionFailed,
    Message,
    NoReply,
    NotOffered,
    Person,
    Playground,
)
from tests.bot.players import has_ended

from .boards import board_of, origin
from .ledger import Ledger
from .stored import Stored

LOOKS = 0.15
"""Seconds between two looks at a channel."""

FAILURES = (InteractionFailed, NoReply, NotOffered)
"""What a person meets when something fails: the client says so, or has nothing to press."""


@dataclass(eq=False)
class Game(ABC):
    """A game in one place, from the invitation to the end, by what its people are offered.

    They wait `pace` seconds between two clicks, more or less, and for a board as long as
    `patience` before they press what they see once more; `often` is how often they do something
    amiss.
    """

    discord: Playground
    ledger: Ledger
    place: Channel
    people: Sequence[Person]
    rng: Random
    pace: float
    patience: float = 5.0
    often: float = 0.1
    away: Callable[[], bool] = lambda: False
    computers: int = 0
    _lost: tuple[int, int, int] | None = field(default=None, init=False)

    @abstractmethod
    async def begin(self) -> None:
        """Take one step on the way to a game, where no board is to be seen yet."""

    @abstractmethod
    async def turn(self, board: Message) -> None:
        """Do what a board asks for, then wait for the one after it."""

    async def play(self) -> None:
        """Begin and play to the end; stop early where the place is gone."""
        while not self.place.deleted:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pace)
            if self.away():
                continue
            board = self.board()
            if board is not None and has_ended(board):
                return
            try:
                if self._lost is not None:
                    await self._ask_again(self._lost)
                elif board is None:
                    await self.begin()
                else:
                    await self.turn(board)
            except FAILURES as failure:
                self.saw(failure)

    def saw(self, failure: Exception) -> None:
        """Write down what somebody met."""
        self.ledger.done[f"seen by people: {type(failure).__name__}"] += 1

    def missed(self, board: Message) -> None:
        """Tell that somebody has deleted the newest board: it has to be asked for."""
        at = board_of(board)
        assert at is not None
        lost = (*at, board.id)
        self._lost = max(self._lost or lost, lost)  # one after it may be lost

    def account(self) -> str:
        """Tell how things stand, for when the game does not go on."""
        seen = [
            f"{origin(message)} {board_of(message)} edits {message.edits}"
            f" {[each.custom_id for each in message.buttons]} {message.text[-200:]!r}"
            for message in self.place.messages[-9:]
        ]
        asked = self.discord.world.interactions.values()
        pressed = [
            f"{each} response {each.response}: {[message.text[:200] for message in each.produced]}"
            for each in asked
            if each.channel is self.place
        ]
        return "\n  ".join([f"{self.place.name}: asks for {self._lost}", *seen, *pressed[-9:]])

    def board(self) -> Message | None:
        """Return the newest board that asks somebody or ends the game; the computer may think."""
        for message in reversed(self.place.log.values()):
            if message.stands and not message.ephemeral and board_of(message) is not None:
                return message
        return None

    async def _ask_again(self, lost: tuple[int, int, int]) -> None:
        """Ask for the board, until it is there; a move may have been made in the meantime."""
        await self.rng.choice(self.people).command(self.place, "board")  # some may have left
        await self.changed(lambda: self._sees(lost))
        if self._lost == lost and self._sees(lost):
            self._lost = None

    def _sees(self, lost: tuple[int, int, int]) -> bool:
        """Whether the board is there again; an older one, if it is left, loses its controls."""
        board = self.board()
        at = board_of(board) if board is not None else None
        return board is not None and at is not None and (*at, board.id) > lost

    async def next_board(self, former: Message) -> None:
        """Wait for another board than a former one, as long as people wait."""
        at = board_of(former)
        await self.changed(
            lambda: self._lost is not None or (b := self.board()) is None or board_of(b) != at
        )

    async def changed(self, condition: Callable[[], bool]) -> None:
        """Wait until something has changed, as long as people wait."""
        end = asyncio.get_running_loop().time() + self.patience
        while not condition() and not self.place.deleted:
            if asyncio.get_running_loop().time() > end or self.away():
                return
            await asyncio.sleep(LOOKS)


Checks = Callable[[list[Stored]], Mapping[str, Sequence[object]]]
"""Returns what went wrong in the stored games, by name; nothing must have."""


@dataclass(frozen=True)
class Kind:
    """A kind of game: the program that knows it, how its people play, and what must hold.

    `crowd` tells how many people share so many games, `seats` how many people and computers play
    the n-th of them, `length` how many requests a game takes beside a duel; `checks` is called
    before the first one begins, to see all that is shown.
    """

    name: str
    module: str
    game: type[Game]
    crowd: Callable[[int], int]
    seats: Callable[[int], tuple[int, int]]
    length: float
    checks: Callable[[Ledger], Checks]


async def at_once(*clicks: Awaitable[Answer]) -> list[Answer]:
    """Let several clicks go off at the same time; return their answers, or raise if none has."""
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    answered = [each for each in answers if isinstance(each, Answer)]
    failed = [each for each in answers if isinstance(each, BaseException)]
    for each in failed:
        if not (answered and isinstance(each, FAILURES)):
            raise each
    return answered
