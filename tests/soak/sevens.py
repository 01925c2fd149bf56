"""7 Wonders in a storm: all choose at once, and decide what comes beside the turn."""

from dataclasses import dataclass

from bot.positions import positions
from engine.core.game import IllegalMove, UnknownMove
from engine.seven.game import SEVEN
from playground import Button, Message, Person
from tests.bot.players import enabled

from .ledger import Ledger
from .players import Checks, Kind
from .presses import invented
from .shown import Shown, Version
from .stored import Stored
from .toys import Toy

CHOSEN = "✔"
"""How the label of a chosen card begins."""


@dataclass(eq=False)
class Seven(Toy):
    """A game of 7 Wonders; whoever the board asks chooses a card, and then what to do with it."""

    async def _open(self, seats: int) -> None:
        await self.people[0].command(self.place, "wonders", seats=seats)

    async def _press(self, person: Person, hand: Message) -> None:
        """Choose a discarded card in a list; or a card, and where it asks, what to do with it."""
        if hand.selects:
            select = self.rng.choice(hand.selects)
            await person.select(hand, select, [self.rng.choice(select.options).value])
            return
        await super()._press(person, hand)
        ways = [each for each in enabled(hand) if each.custom_id.startswith("m:")]
        if not self._chosen(hand) and ways and not _has_cards(hand):
            await person.click(hand, self.rng.choice(ways))

    def _cards(self, message: Message, table: int | None = None) -> list[Button]:
        starts = tuple(f"{kind}:" if table is None else f"{kind}:{table}:" for kind in "mw")
        return [each for each in enabled(message) if each.custom_id.startswith(starts)]

    def _chosen(self, hand: Message) -> bool:
        return any(each.label.startswith(CHOSEN) for each in hand.buttons)

    def _another(self, custom_id: str) -> str:
        return custom_id.split(":", 4)[4]


def _has_cards(hand: Message) -> bool:
    """Whether a private panel is the whole hand, not what can be done with one card."""
    return not any(each.custom_id.startswith("h:") for each in hand.buttons)


def disordered(tables: list[Stored]) -> list[int]:
    """Return the games whose moves do not follow from their deals, turn by turn."""
    return [table.id for table in tables if not _is_ordered(table)]


def _is_ordered(table: Stored) -> bool:
    made = tuple((seat, text) for (seat, _), text in table.moves.items())
    try:
        *_, last = positions(SEVEN, table.deal, made)
    except (ValueError, UnknownMove, IllegalMove):
        return False
    by_rules = SEVEN.result(last.state)
    return by_rules is None or (table.ended and table.reason == by_rules.reason)


def misread(versions: list[Version], tables: list[Stored]) -> list[str]:
    """Return the hands that were shown to anybody else than who has the seat."""
    sat = {(table.id, seat): who for table in tables for seat, who in table.sat.items()}
    return [
        name
        for each in versions
        for name, _ in each.pictures
        if name.startswith("hand-")
        for _, seat, *rest in [name.removesuffix(".png").split("-")]
        if sat.get((int(rest[-2]), int(seat))) != each.reader
    ]


def _checks(ledger: Ledger) -> Checks:
    shown = Shown(ledger)

    def wrong(tables: list[Stored]) -> dict[str, list[object]]:
        return {
            "moves out of order": [*disordered(tables)],
            "moves doubled": [*invented(ledger.pressed, tables)],
            "hands shown to others": [*misread(shown.versions, tables)],
            "messages doubled": [*shown.repeated()],
            "endings changed": [*shown.endings_changed()],
        }

    return wrong


SEATS = ((2, 1), (3, 0), (2, 0), (4, 1), (1, 4))
"""How many people and computers sit down at the tables, in turn."""

SEVENS = Kind(
    name="sevens",
    module="bot.__main__",
    game=Seven,
    crowd=lambda games: max(5, games // 2),
    seats=lambda n: SEATS[n % len(SEATS)],
    length=1.0,
    checks=_checks,
)
