"""People who play 7 Wonders by pressing what they are offered."""

from dataclasses import dataclass, field
from random import Random

from bot.discord.client import Wonders
from playground import Button, Message, Person, Playground
from tests.bot import party as shared
from tests.bot.players import SLOWLY, board_of, enabled, has_ended
from tests.bot.scene import settled

COMMAND = "wonders"


@dataclass
class Party(shared.Party):
    """A channel, and people with their hands, which stay open while they play."""

    rng: Random = field(default_factory=lambda: Random(1))
    hands: dict[Person, Message] = field(default_factory=dict)

    async def choose(self, person: Person) -> None:
        """Choose something by the controls of one's hand, and then for the Free City."""
        if person not in self.hands:
            self.hands[person] = await self.hand(person)
        await self.choose_once(person)
        if asks_for_free_city(self.hands[person]):
            await self.choose_once(person)

    async def choose_once(self, person: Person) -> None:
        """Choose for one city: in one press, or in two."""
        hand = self.hands[person]
        if hand.selects:
            select = self.rng.choice(hand.selects)
            await person.select(hand, select, [self.rng.choice(select.options).value])
            return
        cards = [
            each for each in enabled(hand) if each.custom_id[0] in "mw" and not leads_back(each)
        ]
        able = [each for each in cards if each.style == PRIMARY]
        card = self.rng.choice(able or cards)
        await person.click(hand, card)
        if card.custom_id.startswith("w:"):
            await person.click(hand, self.rng.choice(enabled(hand)[:-2] or enabled(hand)))

    def asked(self) -> list[Person]:
        """Return the people whom the board waits for."""
        return [person for person in self.people if person.mention in self.board.text]

    async def turn(self) -> None:
        """Let everybody choose who is asked, and wait for the next board."""
        before = board_of(self.board)
        for person in self.asked():
            await self.choose(person)
        await self.next_board(before)
        await self.discord.until(lambda: has_ended(self.board) or bool(self.asked()), SLOWLY)
        await settled(self.bot)

    async def play(self) -> int:
        """Play to the end; return how many boards that took."""
        turns = 0
        while not has_ended(self.board):
            await self.turn()
            turns += 1
        return turns


def leads_back(button: Button) -> bool:
    """Whether a button of the Free City's hand leads back to the own one."""
    return button.custom_id.endswith(":own")


def asks_for_free_city(hand: Message) -> bool:
    """Whether the own card is chosen, and the Free City's is not."""
    marked = any(each.label.startswith("✔") for each in hand.buttons)
    return not marked and any(map(leads_back, hand.buttons))


PRIMARY = 1
"""The style of a button with a card of which more can be made than a discard."""


def party(discord: Playground, bot: Wonders, people: int = 7, locale: str = "en-US") -> Party:
    """Return a server with people and a channel."""
    guild, found = shared.invited(discord, people, locale)
    return Party(discord, bot, guild, guild.add_channel("plaza"), found, "seven", COMMAND)
