"""Hints: who may have one, what is thought for it, and that a rival is told of it."""

import asyncio
from collections import OrderedDict
from typing import TypeVar
from weakref import WeakValueDictionary

import discord

from engine.ai.thought import Thought
from engine.core.game import Seat

from ..controls.panel import Panel
from ..discord.failures import FAILURES
from ..discord.replies import Answer
from ..discord.services import Desk
from ..games import Match
from ..store import TableRecord
from ..tables.refusals import CannotShow, Refusal
from ..tables.turns import expect
from ..wording.names import bold
from ..wording.players import names, seat_of

T = TypeVar("T")

THINKS = 1.0
"""Seconds that are thought for a hint."""

REMEMBERED = 512
"""How many positions are remembered, so that asking again costs nothing and tells nobody."""

Position = tuple[int, int]
"""A table, and how many moves have been made there."""


def rated(record: TableRecord) -> bool:
    """Whether a game counts: one between two people does, for there is no other kind so far."""
    return all(player.user_id is not None for player in record.players)


class Hints:
    """Gives hints; what was thought, and of which positions rivals were told, is remembered.

    After a restart both are forgotten: who asks again is told of again.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._thoughts: OrderedDict[Position, Thought] = OrderedDict()
        self._told: OrderedDict[Position, None] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def give(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Tell the person on turn privately what is best.

        Raises `Refusal` for whoever is not on turn, where hints are switched off, where there is
        nothing to choose, and where a rival who is to be told cannot be told.
        """
        assert interaction.channel_id is not None
        match = await self._desk.tables.latest_in(interaction.channel_id)
        seat = _seat(match, interaction.user.id)
        await self._expect_allowed(match, seat)
        async with self._locks.setdefault(match.record.id, asyncio.Lock()):
            if rated(match.record):
                await self._tell(interaction, match, seat, answer)
            thought = await self._think(match, seat)
        to = await self._desk.alone(interaction)
        await answer.say(match.hint(to, thought))

    async def _expect_allowed(self, match: Match, seat: Seat) -> None:
        choice = await self._desk.store.choice(match.record.owner_id)
        if not choice.hints:
            raise Refusal("hints-off")
        if match.choices(seat) < 2:
            raise Refusal("nothing-to-decide")

    async def _tell(
        self, interaction: discord.Interaction, match: Match, seat: Seat, answer: Answer
    ) -> None:
        """Tell everybody in the channel, once a move, that a hint was asked for."""
        at = _position(match)
        if at in self._told:
            return
        to = await self._desk.audiences.around(match.record)
        name = names(to.words, match.record.players)[seat]
        told = to.words("hint-told", who=bold(name), n=len(match.record.moves) + 1)
        await self._say(interaction, Panel((told,)), answer)
        _remember(self._told, at, None)

    async def _say(self, interaction: discord.Interaction, panel: Panel, answer: Answer) -> None:
        """Post with the bot's own right; where it has none, let the answer begin with it."""
        if posts_itself(interaction):
            assert interaction.channel_id is not None
            try:
                await self._desk.tables.tell(interaction.channel_id, panel)
            except CannotShow as error:
                raise Refusal("hint-forbidden", permission=error.missing) from error
            except FAILURES as error:
                raise Refusal("hint-untold") from error
        elif not answer.open or await answer.say(panel, private=False) is None:
            raise Refusal("hint-untold")

    async def _think(self, match: Match, seat: Seat) -> Thought:
        at = _position(match)
        found = self._thoughts.get(at)
        if found is None:
            game, view = match.record.game, match.view(seat)
            found = await self._desk.thinkers.weigh(game, view, seat, sum(at), THINKS)
            _remember(self._thoughts, at, found)
        return found


def posts_itself(interaction: discord.Interaction) -> bool:
    """Whether the bot may post where an interaction comes from, or may only answer."""
    return interaction.is_guild_integration() or interaction.context.dm_channel


def _seat(match: Match, user: int) -> Seat:
    """Return the seat of who is on turn; raises `Refusal` for anybody else."""
    seat = seat_of(match.record.players, user)
    if seat is not None and match.ending() is not None:
        raise Refusal("table-ended")
    seat = seat or Seat(0)  # whoever has none is refused here
    expect(match, user, seat, match.record.next_nth(seat))
    return seat


def _position(match: Match) -> Position:
    return match.record.id, len(match.record.moves)


def _remember(memory: OrderedDict[Position, T], at: Position, what: T) -> None:
    memory[at] = what
    while len(memory) > REMEMBERED:
        memory.popitem(last=False)
