"""Duels in a storm: two who challenge each other, or one against the computer."""

import asyncio
from dataclasses import dataclass, field

from engine.duel.game import DUEL as RULES
from playground import Answer, Button, Message, Person
from playground.model.interaction_types import DEFERRED_UPDATE
from tests.bot.players import PRESS, Pressed, enabled, named

from .ledger import Ledger, Receipt
from .players import Checks, Kind, at_once
from .presses import invented
from .replays import unfollowed
from .undoing import TakesBack, unasked

PROMPT = 1.4
"""Seconds within which a silent acknowledgement means that the move is stored."""


@dataclass(eq=False)
class Duel(TakesBack):
    """A duel: whoever is asked makes a move, once; others press what is not theirs."""

    _old: list[tuple[Message, Button]] = field(default_factory=list, init=False)

    async def begin(self) -> None:
        """Challenge, or accept a challenge that is there; against the computer just begin."""
        offers = [
            (message, button)
            for message in self.place.messages
            for button in enabled(message)
            if button.custom_id.startswith("c:") and button.custom_id.endswith(":accept")
        ]
        if offers and self.rng.random() < 0.8:  # of several, only the last one may be good
            await self.people[1].click(*offers[-1])
        elif len(self.people) == 1:
            await self.people[0].command(self.place, "duel", level="apprentice")
            await self.changed(lambda: self.board() is not None)
        else:
            await self.people[0].command(self.place, "duel", opponent=self.people[1])

    async def turn(self, board: Message) -> None:
        """Make one move of whoever is asked, then wait for the board after it."""
        if self.wants_back():
            await self.take_back()
            return
        asked = named(board, self.people)
        if asked and self.rng.random() < self.often:
            await self._meddle(board)
        if asked and (board.selects or enabled(board)):  # somebody may have played on meanwhile
            await self._move(asked[0], board)
        await self.next_board(board)

    async def _move(self, person: Person, board: Message) -> None:
        if board.selects:
            select = self.rng.choice(board.selects)
            value = self.rng.choice(select.options).value
            answer = await person.select(board, select, [value])
            self._receipt(_pressed(select.custom_id, {value}), answer)
            return
        button = self.rng.choice(enabled(board))
        if not button.custom_id.startswith("w:"):
            await self._press(person, board, [button])
            return
        answer = await person.click(board, button)
        panels = [each for each in answer.private if enabled(each)]
        if panels:
            await asyncio.sleep(self.rng.uniform(0.2, 0.5) * self.pace)
            await self._press(person, panels[-1], enabled(panels[-1]))

    async def _press(self, person: Person, message: Message, offered: list[Button]) -> None:
        """Press once, or now and then the same twice, or two things at the same time."""
        chosen = [self.rng.choice(offered)]
        if self.rng.random() < self.often:
            chosen.append(self.rng.choice(offered))
            self.ledger.done["people: pressed twice"] += 1
        self._old = [*self._old[-20:], (message, chosen[0])]
        if not PRESS.fullmatch(chosen[0].custom_id):  # a control that plays nothing by itself
            await person.click(message, chosen[0])
            return
        pressed = _pressed(chosen[0].custom_id, {_text(each) for each in chosen})
        for answer in await at_once(*(person.click(message, each) for each in chosen)):
            self._receipt(pressed, answer)

    def _receipt(self, pressed: Pressed, answer: Answer) -> None:
        """Note a receipt: the private panel that went or lost its controls, or a prompt answer."""
        asked = answer.interaction
        panel = asked.message
        assert panel is not None
        told = panel.ephemeral and not panel.deleted and not panel.buttons
        silent = asked.response == DEFERRED_UPDATE and answer.acknowledged_in < PROMPT
        if told or (silent and not answer.private):
            self.ledger.receipts.append(Receipt(pressed, asked))

    async def _meddle(self, board: Message) -> None:
        """Press what is not one's own, or long played on: nothing may come of it."""
        rivals = [person for person in self.people if person not in named(board, self.people)]
        if self._old and self.rng.random() < 0.5:
            message, button = self.rng.choice(self._old)
            self.ledger.done["people: pressed late"] += 1
            await self.rng.choice(list(self.people)).click(message, button, forged=True)
        elif rivals and enabled(board):
            self.ledger.done["people: pressed out of turn"] += 1
            await rivals[0].click(board, self.rng.choice(enabled(board)), forged=True)


def _pressed(custom_id: str, wanted: set[str]) -> Pressed:
    found = PRESS.fullmatch(custom_id)
    assert found is not None
    return Pressed(int(found[1]), int(found[2]), int(found[3]), frozenset(wanted))


def _text(button: Button) -> str:
    found = PRESS.fullmatch(button.custom_id)
    return found[4] if found else button.custom_id


def _checks(ledger: Ledger) -> Checks:
    return lambda tables: {
        "moves lost": ledger.lost(tables),
        "moves doubled": invented(ledger.pressed, tables),
        "moves out of order": [*unfollowed(tables, RULES)],
        "moves taken back unasked": [*unasked(ledger.interactions, tables)],
    }


DUELS = Kind(
    name="duels",
    module="bot.__main__",
    game=Duel,
    crowd=lambda games: max(4, games // 4),
    seats=lambda n: (1, 1) if n % 8 == 7 else (2, 0),
    length=1.0,
    checks=_checks,
)
