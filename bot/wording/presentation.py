"""For whom something is shown: in which language, and in which theme its pictures are drawn."""

from msgspec import Struct

from render.themes import STANDARD, Theme, theme

from ..store import NewChallenge, NewTable, Store
from .strings import Strings, Words


class Audience(Struct, frozen=True):
    """Those who are shown something: the words they read, the theme of their pictures."""

    words: Words
    theme: Theme = STANDARD


class Audiences:
    """Finds out for whom something is shown, each time anew: a changed choice holds at once."""

    def __init__(self, store: Store, strings: Strings) -> None:
        self._store = store
        self._strings = strings

    async def around(self, shown: NewTable | NewChallenge) -> Audience:
        """Return everybody who sees a game or a challenge, in the language in which it began."""
        chosen = await self._store.choice(shown.owner_id)
        return Audience(self._strings.words(shown.locale), theme(chosen.theme or STANDARD.name))

    async def everybody(self, owner_id: int, locale: str) -> Audience:
        """Return everybody in a place where an owner's choices hold, else Discord's `locale`."""
        chosen = await self._store.choice(owner_id)
        words = self._strings.words(chosen.locale or locale)
        return Audience(words, theme(chosen.theme or STANDARD.name))

    async def alone(self, person: int, owner_id: int, words: Words) -> Audience:
        """Return one person, whose own theme counts before that of the place."""
        chosen = await self._store.choice(person, owner_id)
        return Audience(words, theme(chosen.theme or STANDARD.name))
