"""The pictures of a table with file names and alt texts; workers draw them later."""

from collections.abc import Sequence

from bot.controls.panel import Film, Image
from bot.pictures import TablePictures
from engine.core.game import Seat
from render import Look

from . import drawing
from .rules import Card, Table
from .wording import alt_board, alt_score, cards_text, hands_text, outcome


class Pictures(TablePictures, frozen=True):
    """The pictures of a stored game; `table` is that before the choices of the open turn.

    Nothing of a public picture can depend on those.
    """

    table: Table
    names: tuple[str, ...]

    def board(self) -> Image:
        """Return the picture of the table."""
        alt = alt_board(self.words, self.names, self.table)
        return self.image("board", alt, drawing.board, self.table)

    def finale(self) -> Image:
        """Return the final picture with the winners."""
        assert self.look.ended is not None
        ended = outcome(self.words, self.names, self.look.ended, marked=False)
        alt = f"{ended} {alt_board(self.words, self.names, self.table)}"
        return self.image("finale", alt, drawing.board, self.table)

    def score(self) -> Image:
        """Return the picture of the points."""
        alt = alt_score(self.words, self.names, self.table)
        return self.image("score", alt, drawing.score, self.table)

    def hand(self, seat: Seat, cards: tuple[Card, ...], choice: Card | None) -> Image:
        """Return the picture of a seat's cards, for that seat alone; its choice is marked."""
        alt = self.words("rps-hand", cards=cards_text(self.words, cards))
        return self.image(f"hand-{seat}", alt, drawing.hand, cards, choice)

    def hands(self, hands: Sequence[tuple[Card, ...]]) -> Image:
        """Return the picture of the cards that all seats have left, for after the end."""
        alt = hands_text(self.words, self.names, hands)
        return self.image("hands", alt, drawing.hands, tuple(hands))

    def replay(self) -> Film:
        """Return the game so far as an animation, a picture for each round."""
        return self.film(drawing.film, self._shown)

    def _shown(self) -> tuple[Table, Look]:
        return self.table, self.look
