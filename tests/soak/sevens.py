"""7 Wonders in a storm: all choose at once, and decide what comes beside the turn."""

import re
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from engine.seven.game import SEVEN
from playground import Button, Message, Person
from playground.model.changes import Change
from tests.bot.players import enabled

from .choices import Shown, forgotten
from .ledger import Ledger
from .players import Checks, Kind
from .presses import Press, invented
from .replays import unfollowed
from .secrecy import misread
from .shown import Shown as Versions
from .stored import Key, Stored
from .toys import Toy
from .undoing import TakesBack, unasked

CHOSEN = "✔"
"""How the label of a chosen card begins."""

CARD = re.compile(r"([mw]):(\d+):(\d+):(\d+):(.+)")
"""What a button does that plays a card, or asks what to do with it."""


@dataclass(eq=False)
class Seven(Toy, TakesBack):
    """A game of 7 Wonders; whoever the board asks chooses a card, and then what to do with it."""

    async def turn(self, board: Message) -> None:
        """Let everybody choose who is asked; now and then somebody wants to have a turn back."""
        if self.wants_back():
            await self.take_back()
        else:
            await super().turn(board)

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


class Marked:
    """Listens to which cards people are shown as chosen, in their hands."""

    def __init__(self, ledger: Ledger) -> None:
        self.cards: dict[Key, Shown] = {}
        ledger.discord.world.listeners.append(self._hear)

    def _hear(self, change: Change) -> None:
        message = change.subject
        if isinstance(message, Message) and message.stands and message.for_person is not None:
            for each in message.buttons:
                found = CARD.fullmatch(each.custom_id)
                if found is not None and each.label.startswith(CHOSEN):
                    kind, table, seat, ply, what = found.groups()
                    card = what if kind == "w" else _card(what)
                    self.cards[int(table), int(seat), int(ply)] = (card, time.monotonic())


def _card(move: str) -> str:
    """Return the card of a move, or the move itself where it has none, as the side of a board."""
    return SEVEN.parse(move).card or move


def _by_city(marked: Mapping[Key, Shown], tables: Iterable[Stored]) -> dict[Key, Shown]:
    """Return what was marked as chosen; for the Free City as the move after that for the own city.

    A button that asks what to do with a card does not tell for which city.
    """
    moves = {(table.id, *at): text for table in tables for at, text in table.moves.items()}
    found = dict[Key, Shown]()
    for (table, seat, ply), (card, at) in marked.items():
        after = moves.get((table, seat, ply + 1), "")
        second = after.startswith("city:") and _card(after) == card
        found[table, seat, ply + second] = (card, at)
    return found


def _as_stored(pressed: Iterable[Press]) -> Iterator[Press]:
    """Yield what was pressed; for the Free City also as the move after that for the own city."""
    for each in pressed:
        yield each
        if SEVEN.parse(each.text).city:
            table, seat, ply = each.key
            yield replace(each, key=(table, seat, ply + 1))


def _checks(ledger: Ledger) -> Checks:
    shown, marked = Versions(ledger), Marked(ledger)

    def wrong(tables: list[Stored]) -> dict[str, list[object]]:
        pressed = list(_as_stored(ledger.pressed))
        return {
            "choices lost": [*forgotten(pressed, _by_city(marked.cards, tables), tables, _card)],
            "moves out of order": [*unfollowed(tables, SEVEN)],
            "moves doubled": [*invented(pressed, tables)],
            "moves taken back unasked": [*unasked(ledger.interactions, tables)],
            "hands shown to others": [*misread(shown.versions, tables, "hand-")],
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
