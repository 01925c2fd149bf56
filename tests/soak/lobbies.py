"""Games that begin at a table: people open a lobby, join, add computers, start, and may leave."""

from abc import abstractmethod
from dataclasses import dataclass

from playground import Message, Person
from tests.bot.players import enabled

from .players import Game, at_once

COMPUTER = "Computer"
"""How the names of computers begin in the message of a lobby."""

EARLY = 0.05
"""How often the host begins without waiting for the rest."""


@dataclass(eq=False)
class AtTable(Game):
    """A game whose people sit down at a table."""

    async def begin(self) -> None:
        """Open a table, or do something at the one that is there: the last one, of several."""
        lobbies = [each for each in self.place.messages if _lobby(each)]
        if not lobbies or self.rng.random() < self.often / 2:
            await self._open(len(self.people) + self.computers)
            return
        await self._sit_down(lobbies[-1], _lobby(lobbies[-1]))

    @abstractmethod
    async def _open(self, seats: int) -> None:
        """Open a table with so many seats."""

    async def _sit_down(self, lobby: Message, control: str) -> None:
        """Let somebody join who is not there, or the host add a computer, or start in the end."""
        names = [line[2:].strip("*") for line in lobby.text.splitlines() if line.startswith("- ")]
        host, *guests = self.people
        out = [each for each in guests if each.name not in names]
        seated = [each for each in guests if each.name in names]
        computers = sum(name.startswith(COMPUTER) for name in names)
        is_open = any(each.custom_id == f"{control}:add" for each in lobby.selects)
        if seated and self._amiss():
            answer = self.rng.choice(("leave", "leave", "start"))  # which is not for guests
            self.ledger.done[f"people: pressed {answer} as a guest"] += 1
            await self.rng.choice(seated).click(lobby, f"{control}:{answer}")
        elif len(names) > 1 and self.rng.random() < EARLY:
            await host.click(lobby, f"{control}:start")
        elif is_open and computers < self.computers:
            await host.select(lobby, f"{control}:add", ["apprentice"])
        elif is_open and out:
            joining = self.rng.choices(out, k=2 if self._amiss() else 1)  # two, or one twice
            await at_once(*(each.click(lobby, f"{control}:join") for each in joining))
        else:
            await host.click(lobby, f"{control}:start")
            await self.changed(lambda: self.board() is not None)

    async def _leave(self, person: Person) -> None:
        """Leave for good: the computer plays on."""
        answer = await person.command(self.place, "resign")
        for asked in answer.private:
            for button in enabled(asked):
                await at_once(
                    *(person.click(asked, button) for _ in range(self.rng.choice((1, 2))))
                )
                self.ledger.done["people: left the game"] += 1

    def _amiss(self) -> bool:
        return self.rng.random() < self.often


def _lobby(message: Message) -> str:
    """Return how the controls of an open lobby begin, nothing for any other message."""
    found = [each.custom_id for each in enabled(message) if each.custom_id.startswith("l:")]
    return found[0].rpartition(":")[0] if found else ""
