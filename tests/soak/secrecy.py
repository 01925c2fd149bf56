"""What somebody chooses in the toy is not to be seen by others before the round is over."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from tests.toy.rules import CARDS

from .presses import Press, own
from .shown import Version
from .stored import Stored

GAME = re.compile("(?:Invitation to r|R)ock, paper, scissors")
"""The name of the game, in which the words for cards name no card."""
CARD = re.compile(rf"\b({'|'.join(CARDS)})\b", re.IGNORECASE)
ROUND = re.compile(r"Round (\d+) of \d+")
PICTURE = re.compile(
    r"(?P<what>board|finale|hand)(?:-(?P<seat>\d+))?-(?P<table>\d+)-(?P<moves>\d+)\.png"
)


def named(text: str) -> list[str]:
    """Return the cards that a text names, in order; the name of the game names none."""
    return [found.lower() for found in CARD.findall(GAME.sub("", text))]


class Played:
    """A game of the toy as it turned out: its hands, and the card of each seat by round."""

    def __init__(self, table: Stored) -> None:
        self.table = table
        self.hands: list[list[str]] = json.loads(table.deal)["hands"]
        self.seats = len(self.hands)

    @cached_property
    def rounds(self) -> list[list[str]]:
        """The cards of the rounds that are over, by seat."""
        cards = [text.removeprefix("throw:") for text in self.table.moves.values()]
        return [cards[at : at + self.seats] for at in range(0, len(cards), self.seats)]

    def kinds(self, seat: int, after: int) -> list[str]:
        """Return the kinds of cards in a hand after so many rounds, as a hand lists them."""
        left = list(self.hands[seat])
        for cards in self.rounds[:after]:
            left.remove(cards[seat])
        return [card for card in CARDS if card in left]

    def by_seat(self, rounds: int) -> list[str]:
        """Return the cards of so many rounds, seat after seat, as a board lists them."""
        return [cards[seat] for seat in range(self.seats) for cards in self.rounds[:rounds]]


class Secrecy:
    """Checks all that was shown against the games as they are stored in the end."""

    def __init__(self, tables: Sequence[Stored], pressed: Iterable[Press]) -> None:
        self._played = {table.id: Played(table) for table in tables}
        self._pressed = own(pressed, tables)

    def told(self, versions: Iterable[Version]) -> list[str]:
        """Return what was shown that its readers may not know, or that is not so."""
        return [why for each in versions if (why := self._wrong(each))]

    def _wrong(self, shown: Version) -> str | None:
        expected = self._of_hand(shown) if shown.cards else self._of_round(shown)
        if expected is None:
            return f"others' buttons: {shown}"
        if named(shown.text) not in expected:
            return f"text: {shown}"
        for name, alt in shown.pictures:
            if named(alt) != self._of_picture(name, shown.reader):
                return f"picture {name}: {shown}"
        return None

    def _of_hand(self, shown: Version) -> list[list[str]] | None:
        """Return what a hand may name: the cards of its seat, and what was chosen there."""
        (table, seat, ply), *others = {card.key for card in shown.cards}
        played, chosen = self._played[table], [card.text for card in shown.cards if card.chosen]
        pressed = {
            each.text
            for each in self._pressed.get((table, seat, ply), ())
            if each.started < shown.at
        }
        if others or played.table.sat.get(seat) != shown.reader or not pressed.issuperset(chosen):
            return None
        kinds = played.kinds(seat, ply)
        if [card.text for card in shown.cards] != [f"throw:{kind}" for kind in kinds]:
            return None
        return [[*kinds, *(text.removeprefix("throw:") for text in chosen)]]

    def _of_round(self, shown: Version) -> list[list[str]]:
        """Return what any other message may name: the cards of the round that it tells of."""
        found = ROUND.search(shown.text)
        if found is None:
            return [[]]
        played = self._played.values()
        here = [each for each in played if each.table.channel_id == shown.channel]
        return [
            each.rounds[int(found[1]) - 1] for each in here if len(each.rounds) >= int(found[1])
        ]

    def _of_picture(self, name: str, reader: int | None) -> list[str] | None:
        """Return what an alt text has to name; `None` for a picture that is not for its reader."""
        found = PICTURE.fullmatch(name)
        if found is None:
            return []
        played, moves = self._played[int(found["table"])], int(found["moves"])
        rounds, more = divmod(moves, played.seats)
        if more or rounds > len(played.rounds):
            return None
        if found["what"] != "hand":
            return played.by_seat(rounds)
        seat = int(found["seat"])
        return played.kinds(seat, rounds) if played.table.sat.get(seat) == reader else None

    def early(self, versions: Iterable[Version]) -> Iterator[str]:
        """Yield the boards that were shown before everybody had pressed what they show."""
        for each in versions:
            for name, _ in each.pictures:
                found = PICTURE.fullmatch(name)
                if found and found["what"] != "hand" and not self._is_pressed(found, each.at):
                    yield f"{name}: {each}"

    def _is_pressed(self, found: re.Match[str], at: float) -> bool:
        """Whether each person had pressed what a board shows as their cards."""
        played = self._played[int(found["table"])]
        rounds = int(found["moves"]) // played.seats
        return all(
            any(each.text == text and each.started < at for each in self._pressed.get(key, ()))
            for key, text in played.table.theirs.items()
            if key[2] < rounds
        )


def misread(versions: Iterable[Version], tables: Iterable[Stored], kind: str) -> list[str]:
    """Return the pictures of a kind (`hand-`) that were shown to others than who has the seat."""
    sat = {(table.id, seat): who for table in tables for seat, who in table.sat.items()}
    return [
        name
        for each in versions
        for name, _ in each.pictures
        if name.startswith(kind)
        for _, seat, *rest in [name.removesuffix(".png").split("-")]
        if sat.get((int(rest[-2]), int(seat))) != each.reader
    ]
