"""Taking back moves in a storm: people ask, the others answer, and none goes back unasked."""

import re
from abc import ABC
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from playground import Button, Message
from playground.model.entities import Interaction
from tests.bot.players import enabled

from .players import Game, at_once
from .stored import Stored

ANSWER = re.compile(r"U:(\d+):(\d+):(agree|decline|withdraw)")

WANTED = 3.0
"""How often a move is to be taken back, beside how often somebody does something amiss."""

REFUSES = 0.2
"""How often a request is declined or withdrawn."""


@dataclass(eq=False)
class TakesBack(Game, ABC):
    """A game in which somebody wants to take a move back now and then."""

    def wants_back(self) -> bool:
        """Whether somebody wants that at this turn; not after the storm, so that games end."""
        return self.rng.random() < WANTED * self.often

    async def take_back(self) -> None:
        """Let somebody ask, and all others agree at once, or one refuse; nobody may hear of it."""
        asker = self.rng.choice(self.people)
        self.ledger.done["people: asked to take back"] += 1
        answer = await asker.command(self.place, "undo")
        for request in answer.public:
            others = [person for person in self.people if person is not asker]
            agree = _answer(request, "agree")
            if agree is None:
                continue
            if self.rng.random() < REFUSES:
                who, what = self.rng.choice([(asker, "withdraw"), (others[0], "decline")])
                await who.click(request, _answer(request, what) or agree)
                continue
            if self.rng.random() < self.often:
                others.append(others[0])
                self.ledger.done["people: agreed twice"] += 1
            await at_once(*(person.click(request, agree) for person in others))


def _answer(request: Message, what: str) -> Button | None:
    """Return the button of a request for an answer; `None` for any other message."""
    found = [(each, ANSWER.fullmatch(each.custom_id)) for each in enabled(request)]
    return next((each for each, parts in found if parts and parts[3] == what), None)


def unasked(interactions: Iterable[Interaction], tables: Iterable[Stored]) -> Iterator[int]:
    """Yield the games in which moves were taken back more often than all others agreed to.

    One who plays with computers alone asks nobody.
    """
    agreed, asked = defaultdict[int, set[str]](set), defaultdict[int, int](int)
    for each in interactions:
        found = ANSWER.fullmatch(str(each.data.get("custom_id", "")))
        if found is not None and found[3] == "agree":
            agreed[int(found[1])].add(found[2])
        asked[each.channel.id] += each.described == "/undo"
    for table in tables:
        alone = asked[table.channel_id] if len(table.people) < 2 else 0
        if len(table.undos) > len(agreed[table.id]) + alone:
            yield table.id
