"""What goes wrong: the gateway, Discord's answers, moderators, and a machine told of elsewhere."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from random import Random

from playground import Channel, Guild, Playground
from playground.api.faults import Fault
from tests.bot.players import has_ended
from tests.bot.routes import CALLBACK, EDIT, FOLLOW, POST

from .boards import board_of, can_be_pressed
from .ledger import Ledger
from .players import Game

FOLLOW_UP = r"^/webhooks"

FAULTS: Mapping[str, dict[str, object]] = {
    "429 for a board": {"method": "POST", "path": POST, "status": 429, "retry_after": 0.3},
    "429 for everything": {"status": 429, "retry_after": 0.5, "is_global": True},
    "429 five times": {"method": "POST", "path": POST, "status": 429, "times": 5},
    "429 for an answer": {"method": "POST", "path": CALLBACK, "status": 429, "retry_after": 0.2},
    "500 for a board": {"method": "POST", "path": POST, "status": 500},
    "500 for an answer": {"method": "POST", "path": CALLBACK, "status": 500},
    "500 after an answer": {"method": "POST", "path": CALLBACK, "status": 500, "after": True},
    "502 for a board": {"method": "POST", "path": POST, "status": 502, "times": 2},
    "502 after a board": {"method": "POST", "path": POST, "status": 502, "after": True},
    "503 for a board": {"method": "POST", "path": POST, "status": 503},
    "time-out of a board": {"method": "POST", "path": POST, "delay": 4.0},
    "time-out after a board": {"method": "POST", "path": POST, "delay": 4.0, "after": True},
    "time-out of an answer": {"method": "POST", "path": CALLBACK, "delay": 3.5},
    "cut before a board": {"method": "POST", "path": POST, "drop": True},
    "cut after a board": {"method": "POST", "path": POST, "drop": True, "after": True},
    "cut before an answer": {"method": "POST", "path": CALLBACK, "drop": True},
    "cut after an answer": {"method": "POST", "path": CALLBACK, "drop": True, "after": True},
    "cut after a follow-up": {"method": "POST", "path": FOLLOW_UP, "drop": True, "after": True},
    "429 for a follow-up": {"method": "POST", "path": FOLLOW, "status": 429},
    "500 for a follow-up": {"method": "POST", "path": FOLLOW, "status": 500},
    "502 after a follow-up": {"method": "POST", "path": FOLLOW, "status": 502, "after": True},
    "time-out after a follow-up": {
        "method": "POST",
        "path": FOLLOW,
        "delay": 4.0,
        "after": True,
    },
    "10062": {"method": "POST", "path": CALLBACK, "status": 404, "code": 10062},
    "40060": {"method": "POST", "path": CALLBACK, "status": 400, "code": 40060, "after": True},
    "50013": {"method": "POST", "path": POST, "status": 403, "code": 50013},
    "50027": {"path": FOLLOW_UP, "status": 401, "code": 50027},
    "500 for an edit": {"method": "PATCH", "path": EDIT, "status": 500, "times": 5},
    "cut before an edit": {"method": "PATCH", "path": EDIT, "drop": True},
    "50013 for an edit": {"method": "PATCH", "path": EDIT, "status": 403, "code": 50013},
    "10008 for an edit": {"method": "PATCH", "path": EDIT, "status": 404, "code": 10008},
    "10008 for an answer": {"method": "POST", "path": CALLBACK, "status": 404, "code": 10008},
    "429 for a panel": {"method": "PATCH", "path": FOLLOW_UP, "status": 429, "retry_after": 0.2},
    "500 for a panel": {"method": "PATCH", "path": FOLLOW_UP, "status": 500, "times": 5},
    "time-out of a panel": {"method": "PATCH", "path": FOLLOW_UP, "delay": 4.0},
    "cut before a panel": {"method": "PATCH", "path": FOLLOW_UP, "drop": True},
    "cut after a panel": {"method": "PATCH", "path": FOLLOW_UP, "drop": True, "after": True},
    "10008 for a panel": {"method": "PATCH", "path": FOLLOW_UP, "status": 404, "code": 10008},
    "10003": {"method": "POST", "path": POST, "status": 404, "code": 10003},
}
"""Each kind of answer that Discord gives when it fails, or that gets lost on the way."""


LONGEST, LOOKS = 20.0, 0.03
"""Seconds between two faults at most, even if the bot is idle, and between two looks at it."""


@dataclass(eq=False, kw_only=True)
class Storm(ABC):
    """Everything that happens to the bot while people play, until its machine failed enough."""

    discord: Playground
    ledger: Ledger
    games: Sequence[Game]
    rng: Random
    calm: float
    """Requests of the bot between two failures of the machine, on average."""
    lull: float
    """Requests of the bot between two faults, on average."""
    out: set[Guild]
    """The servers in which the bot is not."""
    _faults: list[tuple[str, Fault]] = field(default_factory=list)
    _over: bool = False

    async def run(self) -> None:
        """Let everything fail, then put it right; the ledger notes how often each fault hit."""
        async with asyncio.TaskGroup() as failures:
            for each in (self._discord_fails(), self._gateway_fails(), self._moderate()):
                failures.create_task(each)
            await self._machine_fails()
            self._over = True
        self.discord.faults.clear()
        for name, fault in self._faults:
            self.ledger.done[f"fault: {name}"] += fault.hits

    async def _rest(self, requests: float) -> None:
        """Wait until the bot has sent so many requests more, about: a slow machine has slow storms.

        Where it sends none, the storm goes on all the same.
        """
        until = self.discord.api.served + self.rng.uniform(0.3, 1.7) * requests
        for _ in range(round(LONGEST / LOOKS)):
            if self._over or self.discord.api.served >= until:
                return
            await asyncio.sleep(LOOKS)

    async def _gap(self) -> None:
        await asyncio.sleep(self.rng.uniform(0.5, 3.0))

    @abstractmethod
    async def _machine_fails(self) -> None:
        """Let the machine fail as often as this storm does."""

    async def _discord_fails(self) -> None:
        """Let one fault after the other wait for a request; each kind comes in turn."""
        kinds = list(FAULTS)
        self.rng.shuffle(kinds)
        for name in cycle(kinds):
            if self._over:
                return
            how = {"times": 1, **FAULTS[name]}
            self._faults.append((name, self.discord.faults.add(**how)))  # type: ignore[arg-type]
            await self._rest(self.lull)

    async def _gateway_fails(self) -> None:
        """Drop the gateway for a while, ask to come again, forget sessions and tokens, in turn."""
        failures: dict[str, Callable[[], None]] = {
            "gateway dropped": lambda: self.discord.drop_gateway(self.rng.uniform(0, 0.3)),
            "reconnect asked": self.discord.ask_to_reconnect,
            "tokens expired": self._expire_tokens,
            "session invalidated": self.discord.invalidate_session,
        }
        kinds = cycle(failures.items())
        while not self._over:
            name, fail = next(kinds)
            # Seldom enough: discord.py waits ever longer where it is dropped again and again.
            await self._rest(1.5 * self.calm)
            if self.discord.gateway.ready and not self._over:  # a slow start must not fail for ever
                fail()
                self.ledger.done[name] += 1

    def _expire_tokens(self) -> None:
        """Let a quarter of an hour go by for the private panels that are there."""
        for each in self.discord.world.interactions.values():
            each.expired = each.expired or each.replied

    async def _moderate(self) -> None:
        """Delete boards and a few channels, take permissions away, throw the bot out and back."""
        guilds = list(dict.fromkeys(game.place.guild for game in self.games if game.place.guild))
        while not self._over:
            for _ in range(3):
                await self._rest(self.calm / 4)
                self._delete_board()
            await self._without_permission(self.rng.choice(self.games).place)
            await self._without_bot(self.rng.choice(guilds))
            self._delete_channel()

    def _delete_board(self) -> None:
        """Delete the newest board of a game, as a moderator may; its people will ask for it.

        After the last one nobody would ask.
        """
        game = self.rng.choice(self.games)
        boards = [each for each in game.place.messages if board_of(each) and can_be_pressed(each)]
        if boards and not has_ended(boards[-1]):
            game.missed(boards[-1])
            self.discord.delete_message(boards[-1])
            self.ledger.done["message deleted"] += 1

    def _delete_channel(self) -> None:
        left = [game for game in self.games if not game.place.deleted]
        if len(left) > 0.9 * len(self.games):
            self.discord.world.delete_channel(self.rng.choice(left).place)
            self.ledger.done["channel deleted"] += 1

    async def _without_permission(self, place: Channel) -> None:
        """Forbid the bot to write in a channel for a while."""
        if place.deleted:
            return
        place.deny(self.discord.bot, "VIEW_CHANNEL", "SEND_MESSAGES")
        self.ledger.done["permission taken away"] += 1
        try:
            await self._gap()
        finally:
            place.reset(self.discord.bot)

    async def _without_bot(self, guild: Guild) -> None:
        """Throw the bot out of a server for a while; nobody can press anything there."""
        self.out.add(guild)
        self.discord.remove_bot(guild)
        self.ledger.done["bot removed from a server"] += 1
        try:
            await self._gap()
        finally:
            self.discord.install_bot(guild)
            self.out.discard(guild)
