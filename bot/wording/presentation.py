"""Looks up the language, the theme and the signs with which something is shown."""

from typing import NamedTuple

from msgspec import Struct

from render.paints import SEATS
from render.themes import STANDARD, Theme, theme

from ..store import (
    NewInvitation,
    NewTable,
    NewTournament,
    Outline,
    Preferences,
    Store,
    Unavailable,
)
from .signs import NO_SIGNS, Sign, Signs
from .strings import DEFAULT, Strings, Words


class Label(NamedTuple):
    """The label of a control, and the sign before it."""

    text: str
    sign: Sign | None = None


class Presentation(Struct, frozen=True):
    """A language, a theme of pictures, and the signs that Discord has, for one audience.

    `mentions` tells whether messages may notify the people that they mention, `edits` whether
    boards are edited in place of being posted anew, `pictures` whether former boards keep theirs.
    """

    words: Words
    theme: Theme = STANDARD
    signs: Signs = NO_SIGNS
    mentions: bool = True
    edits: bool = False
    pictures: bool = False

    @property
    def signed(self) -> Words:
        """The words for texts that are seen, with signs; alt texts are made of `words`."""
        return self.words.signed(self.signs)

    def seat_colour(self, seat: int) -> int:
        """Return the colour of a seat as 0xRRGGBB, for the edge of a message."""
        return int.from_bytes(bytes(self.theme.colour(SEATS[seat])))

    def label(self, key: str, sign: str, /, **values: str | float) -> Label:
        """Return the label `key` in words, or, beside its sign, the shorter `key.beside-sign`."""
        found = self.signs.get(sign)
        if found is None:
            return Label(self.words(key, **values))
        return Label(self.words(f"{key}.beside-sign", **values), found)


class Presentations:
    """Looks up presentations in the preferences; never cached, so that changes apply at once."""

    def __init__(self, store: Store, strings: Strings) -> None:
        self._store = store
        self._strings = strings
        self._signs = NO_SIGNS

    def use(self, signs: Signs) -> None:
        """Present everything from now on with the signs that Discord has."""
        self._signs = signs

    async def for_table(
        self, shown: NewTable | NewInvitation | Outline | NewTournament
    ) -> Presentation:
        """Return the presentation of a game or invitation: its own language, its owner's theme."""
        chosen = await self._store.preferences.of(shown.owner_id)
        return self._presentation(self._strings.words(shown.locale), chosen)

    async def public_locale(self, server: int | None, preferred: str | None, opener: Words) -> str:
        """Return the locale of a new game's public messages.

        It is what `server` has set, else its `preferred` locale on Discord unless that is Discord's
        default, which says nothing; else that of the person who opens the game. `server` is `None`
        where no server has installed the app, `preferred` outside servers.
        """
        chosen = None if server is None else (await self._store.preferences.of(server)).locale
        if chosen is None and preferred != DEFAULT:
            chosen = preferred
        return self._strings.words(chosen or opener.locale).locale

    async def words_for(self, person: int, locale: str) -> Words:
        """Return the language of private messages: what the person has chosen, else `locale`.

        Where preferences cannot be read, it is `locale` too, so that a person can be told so.
        """
        try:
            chosen = (await self._store.preferences.of(person)).locale
        except Unavailable:
            chosen = None
        return self._strings.words(chosen or locale)

    async def for_person(self, person: int, owner_id: int, words: Words) -> Presentation:
        """Return the presentation of private messages: the person's theme, else the owner's."""
        chosen = await self._store.preferences.of(person, owner_id)
        return self._presentation(words, chosen)

    def _presentation(self, words: Words, chosen: Preferences) -> Presentation:
        look = theme(chosen.theme or STANDARD.name)
        return Presentation(
            words, look, self._signs, chosen.mentions, chosen.edits, chosen.pictures
        )
