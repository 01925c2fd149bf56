"""What the pictures of all games share: looks, file names, and drawing in a worker later."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from msgspec import Struct

from engine.core.game import Result
from render import Lobby, Look

from .controls.panel import Film, Image, Panel, file
from .store import Invitation, Player, TableRecord
from .wording.lists import commas
from .wording.names import all_plain_text
from .wording.players import names, names_with_levels, short_names
from .wording.presentation import Presentation
from .wording.strings import Words
from .workers.drawing import Drawn, Filmed, encoded, filmed

S = TypeVar("S")


def look_of(
    to: Presentation,
    players: Sequence[Player],
    *,
    last: tuple[object, ...] = (),
    before: object | None = None,
    ended: Result | None = None,
) -> Look:
    """Return what pictures of a game need besides its view; `last` and so on are as in `Look`."""
    return Look(
        names=names(to.words, players),
        short=short_names(to.words, players),
        words=to.words,
        last=last,
        before=before,
        ended=ended,
        theme=to.theme,
    )


class TablePictures(Struct, frozen=True):
    """The pictures of a stored game, with `words` for alt texts.

    File names contain the number of moves, so that no cache shows an old picture.
    """

    record: TableRecord
    words: Words
    look: Look

    def image(self, name: str, alt: str, draw: Callable[..., Drawn], *what: object) -> Image:
        """Return what a worker draws by `draw(*what, look)`; the file's name begins with `name`."""
        return Image(self.file(name), alt, partial(encoded, draw, *what, self.look))

    def film(self, draw: Callable[[S], Filmed], shots: Callable[[], S]) -> Film:
        """Return the animation of the game, which a worker draws of the `shots` it has replayed."""
        return Film(
            self.file("replay", extension="gif"),
            self.words("replay-alt", moves=len(self.record.moves)),
            *filmed(draw, shots),
        )

    def file(self, name: str, extension: str = "png") -> str:
        """Return the name of a file for what is drawn of the position."""
        return file(name, self.record.id, self.record.revision, extension=extension)


def described(
    to: Presentation, item: str, alt: str, closeup: Callable[..., Drawn], text: str
) -> Panel:
    """Return the close-up of an item and what is to be said of it."""
    drawn = partial(encoded, closeup, item, to.words, to.theme)
    return Panel((Image(file("card", item), alt, drawn), text))


def invitation_poster(
    to: Presentation, invitation: Invitation, alt: str, poster: Callable[..., Drawn]
) -> Image:
    """Return the poster of an invitation to several: who is to play by now, and how many can.

    It tells who is invited and has not joined yet. `alt` is the key of its alt text.
    """
    seated = invitation.players or (invitation.host,)
    awaited = frozenset(
        seat for seat, player in enumerate(seated) if player.user_id in invitation.invited
    )
    called = all_plain_text(names_with_levels(to.words, seated))
    who = commas(
        to.words,
        (
            to.words("alt-awaited", name=name) if seat in awaited else name
            for seat, name in enumerate(called)
        ),
    )
    lobby = Lobby(names(to.words, seated), awaited, invitation.most)
    return Image(
        file("invitation", invitation.id),
        to.words(alt, who=who, open=invitation.open_seats),
        partial(encoded, poster, lobby, to.words, to.theme),
    )
