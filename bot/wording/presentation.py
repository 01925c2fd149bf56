"""Looks up the language and the theme in which something is shown."""

from msgspec import Struct

from render.themes import STANDARD, Theme, theme

from ..store import NewInvitation, NewTable, Outline, Store
from .strings import Strings, Words


class Presentation(Struct, frozen=True):
    """A language and a theme of pictures, for one audience."""

    words: Words
    theme: Theme = STANDARD


class Presentations:
    """Looks up presentations in the preferences; never cached, so that changes apply at once."""

    def __init__(self, store: Store, strings: Strings) -> None:
        self._store = store
        self._strings = strings

    async def for_table(self, shown: NewTable | NewInvitation | Outline) -> Presentation:
        """Return the presentation of a game or invitation: its own language, its owner's theme."""
        chosen = await self._store.preferences.of(shown.owner_id)
        return Presentation(self._strings.words(shown.locale), theme(chosen.theme or STANDARD.name))

    async def for_place(self, owner_id: int, locale: str) -> Presentation:
        """Return the presentation of public messages where an owner's preferences apply.

        If no language is set, it is that of `locale`.
        """
        chosen = await self._store.preferences.of(owner_id)
        words = self._strings.words(chosen.locale or locale)
        return Presentation(words, theme(chosen.theme or STANDARD.name))

    async def for_person(self, person: int, owner_id: int, words: Words) -> Presentation:
        """Return the presentation of private messages: the person's theme, else the owner's."""
        chosen = await self._store.preferences.of(person, owner_id)
        return Presentation(words, theme(chosen.theme or STANDARD.name))
