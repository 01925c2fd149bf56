"""The toy in a storm: two to five sit down at a table, then all choose at once, in secret."""

import asyncio
from dataclasses import dataclass, field

from playground import Button, Message, Person
from tests.bot.players import enabled
from tests.toy.rules import CARDS, Throw

from .boards import board_of
from .choices import disordered, forgotten, last_shown
from .ledger import Ledger
from .lobbies import AtTable
from .players import FAILURES, Checks, Kind, at_once
from .presses import invented
from .secrecy import Secrecy
from .shown import GREEN, Shown
from .stored import Stored

TRIES = 3
"""How often somebody presses in a row, where the hand was one of a former round."""


@dataclass(eq=False)
class Toy(AtTable):
    """A game of the toy; whoever the board asks for a card chooses one, all at the same time."""

    _old: list[tuple[Person, str]] = field(default_factory=list, init=False)

    async def _open(self, seats: int) -> None:
        rounds = self.rng.choice(("3", "3", "5"))
        await self.people[0].command(self.place, "rps", seats=seats, rounds=rounds)

    async def turn(self, board: Message) -> None:
        """Let everybody choose who is asked; now and then one leaves, or presses what is amiss."""
        asked = [person for person in self.people if person.mention in board.text]
        if self._amiss():
            await self._meddle(board)
        if len(self.people) + self.computers > 2 and len(asked) > 1 and self._amiss():
            await self._leave(asked.pop())
        await asyncio.gather(*(self._choose(person, board) for person in asked))
        await self.next_board(board)

    async def _choose(self, person: Person, board: Message) -> None:
        """Choose a card, on a hand that may be gone or of a former round; now and then another."""
        try:
            for _ in range(TRIES):
                await asyncio.sleep(self.rng.uniform(0.2, 0.8) * self.pace)
                if self.board() is not board:
                    return
                hand = await self._hand(person, board)
                if hand is not None:
                    await self._press(person, hand)
                    if self._chosen(hand) and not self._amiss():
                        return
        except FAILURES as failure:
            self.saw(failure)

    async def _hand(self, person: Person, board: Message) -> Message | None:
        """Return a hand that lies open, or open it: it may have got lost."""
        table = _table(board)
        hands = self._hands(person, table)
        if hands and self._amiss():
            self.ledger.done["people: lost their hand"] += 1
            person.dismisses(hands.pop())
        if hands and not self._amiss():
            return self.rng.choice(hands)
        answer = await person.click(board, f"h:{table}")
        opened = [each for each in answer.private if self._cards(each, table)]
        return opened[-1] if opened else None

    def _hands(self, person: Person, table: int) -> list[Message]:
        there = [each for each in self.place.log.values() if each.for_person is person]
        return [each for each in there if each.stands and self._cards(each, table)]

    async def _press(self, person: Person, hand: Message) -> None:
        """Press a card, or now and then the same twice, or two at the same time."""
        cards = self._cards(hand)
        pressed = self.rng.choices(cards, k=2 if self._amiss() else 1)
        if len(pressed) > 1:
            self.ledger.done["people: pressed twice"] += 1
        if self._chosen(hand):
            self.ledger.done["people: changed their mind"] += 1
        self._old = [*self._old[-40:], (person, pressed[0].custom_id)]
        await at_once(*(person.click(hand, each) for each in pressed))

    def _cards(self, message: Message, table: int | None = None) -> list[Button]:
        """Return the buttons of a hand, at any table or at one."""
        start = "m:" if table is None else f"m:{table}:"
        return [each for each in enabled(message) if each.custom_id.startswith(start)]

    def _chosen(self, hand: Message) -> bool:
        """Whether a hand marks a card as chosen."""
        return any(each.style == GREEN and each in self._cards(hand) for each in hand.buttons)

    def _another(self, custom_id: str) -> str:
        """Return a move that may be made in place of one that was pressed."""
        return str(Throw(self.rng.choice(CARDS)))

    async def _meddle(self, board: Message) -> None:
        """Press what is of a former round, or of another seat, or one's own, but on the board."""
        person, table = self.rng.choice(self.people), _table(board)
        where = self.rng.choice([board, *self._hands(person, table)])
        mine = [custom_id for who, custom_id in self._old if who is person]
        others = [custom_id for who, custom_id in self._old if who is not person]
        if mine and self.rng.random() < 0.5:
            self.ledger.done["people: pressed late"] += 1
            await person.click(where, self.rng.choice(mine), forged=True)
        elif others:
            self.ledger.done["people: pressed another's card"] += 1
            kind, number, seat, ply, _ = others[-1].split(":", 4)
            ply = str(int(ply) + self.rng.choice((0, 0, 1)))
            forged = ":".join((kind, number, seat, ply, self._another(others[-1])))
            await person.click(where, forged, forged=True)


def _table(board: Message) -> int:
    at = board_of(board)
    assert at is not None
    return at[0]


def _checks(ledger: Ledger) -> Checks:
    shown = Shown(ledger)

    def wrong(tables: list[Stored]) -> dict[str, list[object]]:
        pressed, secrecy = ledger.pressed, Secrecy(tables, ledger.pressed)
        return {
            "moves out of order": [*disordered(tables)],
            "choices lost": [*forgotten(pressed, last_shown(shown.versions), tables)],
            "moves doubled": [*invented(pressed, tables)],
            "secrets told": [*secrecy.told(shown.versions), *secrecy.early(shown.versions)],
            "messages doubled": [*shown.repeated()],
            "endings changed": [*shown.endings_changed()],
        }

    return wrong


SEATS = ((4, 0), (2, 1), (5, 0), (3, 2), (2, 0), (3, 0))
"""How many people and computers sit down at the tables, in turn."""

TOYS = Kind(
    name="toys",
    module="tests.toy.bot",
    game=Toy,
    crowd=lambda games: max(5, games // 2),
    seats=lambda n: SEATS[n % len(SEATS)],
    length=0.2,
    checks=_checks,
)
