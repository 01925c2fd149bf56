"""Notes what was done, pressed and told, and who waited in vain, without asking the bot."""

import asyncio
import json
import re
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import inf

from bot.store.connection.scope import shard_of
from playground import Playground
from playground.model.changes import Change
from playground.model.entities import Interaction, Message
from playground.model.interaction_types import DEFERRED
from tests.bot.players import Pressed

from .presses import Press, presses
from .stored import Key, Stored

MARGIN = 0.5
"""Seconds around a silence of the gateway in which what people do may be lost."""

PROMISED_WITHIN = 60.0
"""Seconds in which a bot answers for sure what it has promised to answer."""


CALLBACK = re.compile(r"/interactions/(\d+)/")
"""The path of an answer to a press or a command."""

NOT_FOUND = 404

ABOUT = 3.0
"""Seconds around a press that are told of where what came of it is wrong."""


@dataclass(frozen=True)
class Receipt:
    """A press for a move of which a person was told, or shown, that it was carried out."""

    pressed: Pressed
    asked: Interaction

    @property
    def holds(self) -> bool:
        """Whether it stands: the person was not told otherwise after the acknowledgement."""
        return not any(
            each.ephemeral for each in self.asked.produced if each is not self.asked.message
        )


@dataclass(eq=False)
class Ledger:
    """Writes down what people did and saw.

    `deaf` are the times in which a shard of the bot heard nothing.
    """

    discord: Playground
    receipts: list[Receipt] = field(default_factory=list)
    kills: list[datetime] = field(default_factory=list)
    deaf: defaultdict[int, list[tuple[float, float]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    killed: defaultdict[int, list[tuple[float, float]]] = field(
        default_factory=lambda: defaultdict(list)
    )
    """By shard: until when a process had it that was killed, and when it was killed."""
    frozen: set[int] = field(default_factory=set)
    """The shards that are connected, and whose process does not run."""
    done: Counter[str] = field(default_factory=Counter)
    """What was done to the bot, by kind, and what people did amiss."""
    _read: int = 0

    def __post_init__(self) -> None:
        self.discord.world.listeners.append(self._forget_pictures)

    def _forget_pictures(self, change: Change) -> None:
        """Empty the files of a message: thousands of pictures are not kept."""
        if isinstance(change.subject, Message):
            for attachment in change.subject.attachments:
                self.discord.world.blobs[attachment.id] = b""

    async def watch(self) -> None:
        """Note when the bot hears nothing, and forget what no check will ask for."""
        since: dict[int, float] = {}
        while True:
            await asyncio.sleep(0.02)
            now = time.monotonic()
            hearing = {each.shard[0] for each in self.discord.gateway.connected} - self.frozen
            for shard in range(self.discord.world.shards):
                if shard not in hearing:
                    since.setdefault(shard, now)
                elif shard in since:
                    self.deaf[shard].append((since.pop(shard), now))
            requests = self.discord.requests
            while self._read < len(requests) and requests[self._read].status:
                requests[self._read].body = None
                self._read += 1

    @property
    def pressed(self) -> list[Press]:
        """What people have pressed for moves."""
        return list(presses(self.interactions))

    @property
    def interactions(self) -> Iterable[Interaction]:
        """Everything that people have pressed or commanded, in order."""
        return self.discord.world.interactions.values()

    def lost(self, tables: Iterable[Stored]) -> list[str]:
        """Return the moves that people were told of and that are not stored as they made them.

        Each comes with all that was pressed for it, and with what the bot requested then.
        """
        texts: dict[Key, str] = {}
        moves: dict[Key, str] = {}
        for table in tables:
            texts |= table.theirs
            moves |= {(table.id, *at): text for at, text in table.moves.items()}
        refused = self._refused()
        told = [each for each in self.receipts if each.holds and str(each.asked.id) not in refused]
        self.done["moves that people were told of"] = len(told)
        return [
            f"{each.pressed}, stored is {moves.get(key)}\n"
            + "\n".join(self._account(each.asked, ABOUT))
            for each in told
            if texts.get(key := (each.pressed.table, each.pressed.seat, each.pressed.ply))
            not in each.pressed.texts
        ]

    def _account(self, asked: Interaction, seconds: float) -> Iterable[str]:
        """Yield what was pressed in the same channel, and requested, within seconds of a press."""
        begin = asked.started
        yield f"  {datetime.fromtimestamp(time.time() - time.monotonic() + begin, UTC)}"
        for each in self.interactions:
            if each.channel is asked.channel and -seconds < each.started - begin < seconds:
                told = [(message.ephemeral, message.text[:80]) for message in each.produced]
                after = each.acknowledged_at and each.acknowledged_at - begin
                yield (
                    f"  {each.started - begin:.2f} {each} {each.data.get('custom_id')}"
                    f" response {each.response} after {after}: {told}"
                )
        for request in self.discord.requests:
            if 0 < request.at - begin < seconds:
                yield f"  {request.at - begin:.2f} {request}"

    def killing(
        self, shards: Iterable[int], given_back: Iterable[tuple[int, datetime]] = ()
    ) -> None:
        """Note that the process which has these shards is killed now.

        It may still be answering what it heard on those that it has `given_back`, and when.
        """
        now, today = time.monotonic(), datetime.now(UTC)
        for shard in shards:
            self.killed[shard].append((now, now))
        for shard, at in given_back:
            self.killed[shard].append((now - (today - at).total_seconds(), now))

    def unanswered(self) -> list[str]:
        """Return what nobody answered in three seconds though the bot heard it and could have.

        It heard nothing while it was dead or cut off, nor from a channel that was deleted; and what
        it said in time and Discord lost, in a fault, is no fault of its own.
        """
        tried, within = self.tried(), self.discord.world.ack_seconds
        return [
            f"{each}, tried after {tried.get(str(each.id), inf) - each.started:.1f} s"
            for each in self.discord.unanswered
            if tried.get(str(each.id), inf) > each.started + within
            and not each.channel.deleted
            and not self._unheard(each, within)
        ]

    def still_waiting(self) -> list[str]:
        """Return who was promised an answer that never came, though the process lived on.

        Which one has promised it is the one that had the shard then.
        """
        return [
            "\n".join([f"{each}", *self._account(each, PROMISED_WITHIN / 2)])
            for each in self.discord.world.interactions.values()
            if each.response == DEFERRED
            and each.original is not None
            and each.original.thinking
            and not each.original.deleted
            and not each.channel.deleted
            and not self._killed(each)
        ]

    def tried(self) -> dict[str, float]:
        """Return when the bot first tried to answer each interaction, be it in vain."""
        found: dict[str, float] = {}
        for request in self.discord.requests:
            if path := CALLBACK.match(request.path):
                found.setdefault(path[1], request.at)
        return found

    def _refused(self) -> set[str]:
        """Return to what Discord refused an answer: one that told of a mistake was lost there."""
        answered = ((CALLBACK.match(each.path), each.status) for each in self.discord.requests)
        return {path[1] for path, status in answered if path and status == NOT_FOUND}

    def _unheard(self, each: Interaction, within: float) -> bool:
        begin, end = each.started - MARGIN, each.started + within + MARGIN
        deaf = self.deaf[self._shard(each)]
        return any(since < end and until > begin for since, until in deaf)

    def _killed(self, each: Interaction) -> bool:
        begin, end = each.started - MARGIN, each.started + PROMISED_WITHIN
        killed = self.killed[self._shard(each)]
        return any(begin < until and begin < at < end for until, at in killed)

    def _shard(self, each: Interaction) -> int:
        guild = each.channel.guild
        return shard_of(guild.id if guild else None, self.discord.world.shards)


HANDLED = (
    "The database cannot be used",
    "listener error",  # procrastinate tells it, and listens again
    "update_heartbeats error",  # as above
)
"""Errors of the log that are dealt with: the host is told of a full disk or a locked database, as
is whoever was refused for it."""


def unhandled(log: str) -> list[str]:
    """Return the lines of a log in JSON that tell of an error nobody dealt with, or are no JSON."""
    return [line for line in log.splitlines() if _is_bad(line)]


def _is_bad(line: str) -> bool:
    try:
        told = json.loads(line)
    except ValueError:  # what Python itself writes when a bot was killed before its processes
        return "resource_tracker" not in line
    bad = told["level"] in ("error", "critical") or "exception" in told
    return bad and not told["event"].startswith(HANDLED)
