"""People who play Architects by pressing what the board offers them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from msgspec.structs import replace

from bot.discord.client import Wonders
from engine.architects.catalog import COIN, GREY
from engine.architects.game import ARCHITECTS
from playground import Person, Playground
from tests.bot import party as shared
from tests.bot.party import words
from tests.bot.players import SLOWLY, board_of, enabled, has_ended
from tests.bot.scene import settled

COMMAND = "architects"
USEFUL = tuple(words("en-US")(f"architects-card-{card}") for card in (*GREY, COIN))
"""The names of resources and coins, which pay for stages."""


@dataclass
class Party(shared.Party):
    """A channel, and people who press at random, or the first thing that is offered."""

    rng: Random = field(default_factory=lambda: Random(1))
    hasty: Person | None = None
    """Who takes resources and coins where there are some, to have a whole wonder soon."""

    @property
    def asked(self) -> Person:
        """The person whom the board asks."""
        (person,) = (each for each in self.people if each.mention in self.board.text)
        return person

    async def press(self) -> None:
        """Let the person who is asked make one decision, and wait for the next board."""
        await self.discord.until(lambda: bool(enabled(self.board) or self.board.selects), SLOWLY)
        before, board, person = board_of(self.board), self.board, self.asked
        if board.selects:
            select = self.rng.choice(board.selects)
            await person.select(board, select, [self.rng.choice(select.options).value])
        else:
            moves = [each for each in enabled(board) if each.custom_id.startswith("m:")]
            if moves:
                useful = [each for each in moves if each.label.endswith(USEFUL)]
                wanted = useful if useful and person == self.hasty else moves
                await person.click(board, self.rng.choice(wanted))
            else:  # what to keep only that person sees
                (looked,) = enabled(board)
                cards = (await person.click(board, looked)).private[-1]
                await person.click(cards, self.rng.choice(enabled(cards)))
        await self.next_board(before)
        await self.discord.until(lambda: bool(enabled(self.board) or self.board.selects), SLOWLY)
        await settled(self.bot)

    async def quick(self, seats: int, computers: int = 0) -> int:
        """Show a table at which the first person soon has a whole wonder; return its number."""
        self.hasty = self.people[0]
        deal = ARCHITECTS.deal(Random(seats), seats, {})
        left, *others, right = deal.decks
        deal = replace(deal, decks=(_useful_first(left), *others, _useful_first(right)))
        packed = ARCHITECTS.pack(deal)
        return await self.stored(packed, seats, {}, computers=computers, level="apprentice")

    async def take_left(self, person: Person) -> None:
        """Let a person take the card on the left, and wait until another person is asked."""
        (left,) = (each for each in self.board.buttons if each.label.startswith("Left: "))
        before = board_of(self.board)
        await person.click(self.board, left)
        await self.next_board(before)
        await self.discord.until(lambda: bool(enabled(self.board)), SLOWLY)
        await self.rest()

    async def play(self) -> int:
        """Play to the end; return how many presses that took."""
        presses = 0
        while not has_ended(self.board):
            await self.press()
            presses += 1
        return presses

    async def until(self, moves: int, table: int) -> None:
        """Play until so many moves are made, or the game has ended."""
        while not has_ended(self.board) and len((await self.record(table)).moves) < moves:
            await self.press()


def _useful_first(deck: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(deck, key=lambda card: card not in (*GREY, COIN)))


def party(discord: Playground, bot: Wonders, people: int = 7, locale: str = "en-US") -> Party:
    """Return a server with people and a channel."""
    guild, found = shared.invited(discord, people, locale)
    return Party(discord, bot, guild, guild.add_channel("plaza"), found, "architects", COMMAND)
