"""Players who press twice, press each other's controls, and press controls of long ago."""

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass

from playground import Answer, Button, Message, Person

from .players import Players, board_of, button, enabled


@dataclass
class Mischief(Players):
    """Plays as `Players` do, and now and then as people do who are in a hurry, or curious."""

    strangers: Sequence[Person] = ()
    often: float = 0.1

    async def turn(self, board: Message) -> Message:
        """Make one move, with something that should change nothing before it."""
        if self.rng.random() < self.often:
            await self.meddle(board)
        return await super().turn(board)

    async def meddle(self, board: Message) -> None:
        """Let somebody press what is not theirs, or not theirs any more."""
        others = [*self.strangers, *(each for each in self.people if each not in board.mentions)]
        controls = enabled(board)
        if self.old and self.rng.random() < 0.5:
            message, old = self.rng.choice(self.old)
            if not message.ephemeral:
                await self.refused(self.rng.choice([*self.people, *others]), message, old)
        elif others and controls:
            await self.refused(self.rng.choice(others), board, self.rng.choice(controls))

    async def refused(self, person: Person, message: Message, pressed: Button) -> None:
        """Press something that must change nothing: one private answer, with nothing to press."""
        async with self.gate.through():
            answer = await self.told(await person.click(message, pressed, forged=True))
        (told,) = answer.private
        assert answer.public == []
        assert told.text
        assert [each for each in told.buttons if each.custom_id] == []

    async def weigh(self, person: Person, board: Message, chosen: Button) -> Answer:
        """Ask privately about a card, now and then twice at the same time."""
        if self.rng.random() > self.often:
            return await super().weigh(person, board, chosen)
        self.old.append((board, chosen))
        both = await self.at_once(*(self.asks(person, board, chosen) for _ in range(2)))
        assert [len(answer.private) for answer in both] == [1, 1]
        return both[1]

    async def asks(self, person: Person, board: Message, chosen: Button) -> Answer:
        """Press a card and wait for what is told of it."""
        return await self.told(await person.click(board, chosen))

    async def press(self, person: Person, message: Message, options: list[Button]) -> None:
        """Press once, the same twice, or two different things, all at the same time."""
        if self.rng.random() > 2 * self.often:
            await super().press(person, message, options)
            return
        one, two = self.rng.choice(options), self.rng.choice(options)
        self.note(one.custom_id, two.custom_id)
        self.old.append((message, one))
        await self.at_once(person.click(message, one), person.click(message, two))

    async def at_once(self, *clicks: Awaitable[Answer]) -> list[Answer]:
        """Let several clicks go off at the same time."""
        async with self.gate.through():
            return await asyncio.gather(*clicks)

    async def again(self, finale: Message) -> None:
        """Ask for a rematch, two at the same time; there is one all the same."""
        rematch = button(finale, "r:")
        before = self.place.messages[-1].id
        one, other = self.people[0], self.rng.choice(self.people)
        await self.at_once(one.click(finale, rematch), other.click(finale, rematch))
        await self.discord.until(lambda: self.place.messages[-1].id != before)
        new = [message for message in self.place.messages if message.id > before]
        tables = {at[0] for at in map(board_of, new) if at}
        challenges = [m for m in new if any(b.custom_id.startswith("c:") for b in m.buttons)]
        assert len(tables) + len(challenges) == 1
        last = self.place.messages[-1]
        if any(each.custom_id.startswith("c:") for each in last.buttons):
            await self.accept(last)
