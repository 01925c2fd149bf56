"""How something is shown: in which language, and in which theme its pictures are drawn."""

from msgspec import Struct

from render.themes import STANDARD, Theme, theme

from ..store import NewChallenge, NewTable, Outline, Store
from .strings import Strings, Words


class Presentation(Struct, frozen=True):
    """The words and the theme in which something is shown to somebody."""

    words: Words
    theme: Theme = STANDARD


class Presentations:
    """Looks up how something is shown, each time anew, so that a changed choice holds at once."""

    def __init__(self, store: Store, strings: Strings) -> None:
        self._store = store
        self._strings = strings

    async def for_table(self, shown: NewTable | NewChallenge | Outline) -> Presentation:
        """Return how a game or a challenge is shown: in the language in which it was opened."""
        chosen = await self._store.choices.of(shown.owner_id)
        return Presentation(self._strings.words(shown.locale), theme(chosen.theme or STANDARD.name))

    async def for_place(self, owner_id: int, locale: str) -> Presentation:
        """Return how something is shown publicly where an owner's choices hold.

        Where no language is chosen, it is Discord's `locale`.
        """
        chosen = await self._store.choices.of(owner_id)
        words = self._strings.words(chosen.locale or locale)
        return Presentation(words, theme(chosen.theme or STANDARD.name))

    async def for_person(self, person: int, owner_id: int, words: Words) -> Presentation:
        """Return how something is shown to one person, whose own theme comes first."""
        chosen = await self._store.choices.of(person, owner_id)
        return Presentation(words, theme(chosen.theme or STANDARD.name))
