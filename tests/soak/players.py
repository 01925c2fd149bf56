"""People who play on whatever fails, and press twice, late, out of turn and from other seats."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from playground import (
    Answer,
    Button,
    Channel,
    InteractionFailed,
    Message,
    NoReply,
    NotOffered,
    Person,
    Playground,
)
from playground.model.interaction_types import DEFERRED_UPDATE
from tests.bot.players import PRESS, Pressed, enabled, has_ended

from .ledger import Ledger, board_of, can_be_pressed, origin

LOOKS = 0.15
"""Seconds between two looks at a channel."""

PROMPT = 1.4
"""Seconds within which a silent acknowledgement means that the move is stored."""

FAILURES = (InteractionFailed, NoReply, NotOffered)
"""What a person meets when something fails: the client says so, or has nothing to press."""


@dataclass(eq=False)
class Game:
    """A game in one place, from the challenge to the end, by what its people are offered.

    They wait `pace` seconds between two clicks, more or less, and for a board as long as
    `patience` before they press what they see once more.
    """

    discord: Playground
    ledger: Ledger
    place: Channel
    people: Sequence[Person]
    rng: Random
    pace: float
    patience: float = 5.0
    often: float = 0.1
    away: Callable[[], bool] = lambda: False
    _old: list[tuple[Message, Button]] = field(default_factory=list)
    _lost: tuple[int, int] | None = None

    async def play(self) -> None:
        """Begin and play to the end; stop early where the place is gone."""
        while not self.place.deleted:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pace)
            if self.away():
                continue
            board = self._board()
            if board is not None and has_ended(board):
                return
            try:
                if self._lost is not None:
                    await self._ask_again(*self._lost)
                elif board is None:
                    await self._begin()
                else:
                    await self._turn(board)
            except FAILURES as failure:
                self.ledger.done[f"seen by people: {type(failure).__name__}"] += 1

    def missed(self, table: int, moves: int) -> None:
        """Tell that somebody has deleted the board after so many moves: it has to be asked for."""
        self._lost = max(self._lost or (table, moves), (table, moves))  # one after it may be lost

    def account(self) -> str:
        """Tell how things stand, for when the game does not go on."""
        seen = [
            f"{origin(message)} {board_of(message)} {'private' if message.ephemeral else 'public'}"
            f" edits {message.edits} {[each.custom_id for each in message.buttons]}"
            f" {message.text[:80]!r}"
            for message in [each for each in self.place.log.values() if not each.ephemeral][-9:]
        ]
        return "\n  ".join([f"{self.place.name}: asks for {self._lost}", *seen])

    def _board(self) -> Message | None:
        """Return the newest board that asks somebody or ends the game; the computer may think."""
        for message in reversed(self.place.log.values()):
            if message.stands and not message.ephemeral and board_of(message) is not None:
                return message
        return None

    async def _begin(self) -> None:
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
            await self._changed(lambda: self._board() is not None)
        else:
            await self.people[0].command(self.place, "duel", opponent=self.people[1])

    async def _turn(self, board: Message) -> None:
        """Make one move of whoever is asked, then wait for the board after it."""
        at = board_of(board)
        asked = [person for person in self.people if person in board.named]
        if asked and self.rng.random() < self.often:
            await self._meddle(board)
        if asked and (board.selects or enabled(board)):  # somebody may have played on meanwhile
            await self._move(asked[0], board)
        await self._changed(
            lambda: self._lost is not None or (b := self._board()) is None or board_of(b) != at
        )

    async def _ask_again(self, table: int, moves: int) -> None:
        """Ask for the board, until it is there; a move may have been made in the meantime."""
        await self.people[0].command(self.place, "board")
        await self._changed(lambda: self._sees(table, moves))
        if self._lost == (table, moves) and self._sees(table, moves):
            self._lost = None

    def _sees(self, table: int, moves: int) -> bool:
        """Whether the board is there again; one that was shown before has lost its controls."""
        board = self._board()
        at = board_of(board) if board is not None else None
        lost = (table, moves)
        return at is not None and (at > lost or (at == lost and can_be_pressed(board)))

    async def _move(self, person: Person, board: Message) -> None:
        if board.selects:
            select = self.rng.choice(board.selects)
            value = self.rng.choice(select.options).value
            pressed = self._note(select.custom_id, {value})
            self._receipt(pressed, await person.select(board, select, [value]))
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
        found = PRESS.fullmatch(chosen[0].custom_id)
        if found is None:  # a control that plays nothing by itself
            await person.click(message, chosen[0])
            return
        pressed = self._note(chosen[0].custom_id, {_text(each) for each in chosen})
        clicks = (person.click(message, each) for each in chosen)
        answers = await asyncio.gather(*clicks, return_exceptions=True)
        for answer in answers:
            if isinstance(answer, Answer):
                self._receipt(pressed, answer)
        failed = [each for each in answers if isinstance(each, BaseException)]
        if len(failed) == len(answers):
            raise failed[0]

    def _note(self, custom_id: str, wanted: set[str]) -> Pressed:
        found = PRESS.fullmatch(custom_id)
        assert found is not None
        pressed = Pressed(int(found[1]), int(found[2]), int(found[3]), frozenset(wanted))
        self.ledger.pressed.append(pressed)
        return pressed

    def _receipt(self, pressed: Pressed, answer: Answer) -> None:
        """Note a receipt: the private panel that lost its controls, or a prompt acknowledgement."""
        asked = answer.interaction
        panel = asked.message
        assert panel is not None
        told = panel.ephemeral and not panel.deleted and not panel.buttons
        silent = asked.response == DEFERRED_UPDATE and answer.acknowledged_in < PROMPT
        if told or (silent and not panel.ephemeral and not answer.private):
            self.ledger.receipts.append(pressed)

    async def _meddle(self, board: Message) -> None:
        """Press what is not one's own, or long played on: nothing may come of it."""
        rivals = [person for person in self.people if person not in board.named]
        if self._old and self.rng.random() < 0.5:
            message, button = self.rng.choice(self._old)
            self.ledger.done["people: pressed late"] += 1
            await self.rng.choice(list(self.people)).click(message, button, forged=True)
        elif rivals and enabled(board):
            self.ledger.done["people: pressed out of turn"] += 1
            await rivals[0].click(board, self.rng.choice(enabled(board)), forged=True)

    async def _changed(self, condition: Callable[[], bool]) -> None:
        """Wait until something has changed, as long as people wait."""
        end = asyncio.get_running_loop().time() + self.patience
        while not condition() and not self.place.deleted:
            if asyncio.get_running_loop().time() > end or self.away():
                return
            await asyncio.sleep(LOOKS)


def _text(button: Button) -> str:
    found = PRESS.fullmatch(button.custom_id)
    return found[4] if found else button.custom_id
