"""People who play the toy by pressing what they are offered."""

from dataclasses import dataclass
from datetime import datetime

from bot.discord.client import Wonders
from playground import Button, Message, Person, Playground
from tests.bot import party as shared
from tests.bot.party import told, words
from tests.bot.players import board_of

from . import NAME
from .rules import RPS, Deal

__all__ = ["Party", "party", "told", "words"]


@dataclass
class Party(shared.Party):
    """A channel, and five people who play there."""

    async def dealt(self, deal: Deal, computers: int = 0, begun: datetime | None = None) -> int:
        """Show a table with this deal: the first people sit in order, then computers."""
        options = {"rounds": str(deal.rounds)}
        return await self.stored(
            RPS.pack(deal), len(deal.hands), options, computers=computers, begun=begun
        )

    async def throw(self, person: Person, hand: Message, place: int = 0) -> Button:
        """Choose the card of a hand that stands in some place; return the pressed button."""
        button = hand.buttons[place % len(hand.buttons)]
        await person.click(hand, button)
        return button

    async def round(self, hands: dict[Person, Message], place: int = 0) -> None:
        """Let everybody choose, and wait until the round is over."""
        before = board_of(self.board)
        for person, hand in hands.items():
            await self.throw(person, hand, place)
        await self.next_board(before)


def party(discord: Playground, bot: Wonders, locale: str = "en-US") -> Party:
    """Return a server with five people and a channel."""
    guild, people = shared.invited(discord, 5, locale)
    return Party(discord, bot, guild, guild.add_channel("plaza"), people, NAME, NAME)
