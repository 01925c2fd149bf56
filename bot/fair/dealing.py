"""Dealing games from sealed secrets: what is mixed in, who begins, and that a seal deals once."""

from random import Random

from msgspec import Struct

from engine.core.fair import SECRET_BYTES, Opened, Terms, draw

from ..games import GAMES
from ..store import Challenge, NewTable, Player, Seal, SealSpent, SpentSeal, Store, TableRecord

CUT_LENGTH = 60
"""How many characters of a player's words are mixed in."""


class Cut(Struct, frozen=True):
    """What the bot cannot choose: the id that Discord gives an interaction, a player's words."""

    interaction: int
    words: str = ""


def cut(interaction: int, words: str = "") -> Cut:
    """Return what is mixed in; of words typed, what can be written in one line."""
    clean = " ".join(words.encode("utf-8", "replace").decode().split())
    return Cut(interaction, clean[:CUT_LENGTH].rstrip())


class Opening(Struct, frozen=True):
    """A game about to be dealt: all but its luck.

    `players` are as they are named, who asks for the game first; `begins` is which of them has
    the first seat, `None` where chance decides. The others follow in turn.
    """

    game: str
    guild_id: int | None
    channel_id: int
    opener_id: int
    locale: str
    options: dict[str, str]
    players: tuple[Player, ...]
    begins: int | None
    postable: bool


class Begun(Struct, frozen=True):
    """A game just dealt, and what may be told of its seal: the commitment and the terms."""

    record: TableRecord
    commitment: str
    terms: str


class Dealer:
    """Deals games and stores them, each from a seal of its own."""

    def __init__(self, store: Store, rng: Random) -> None:
        self._store = store
        self._rng = rng

    async def promise(self, person: int) -> str:
        """Return the commitment to the next game that a person begins; it is kept from now on."""
        return (await self._store.seals.waiting(person, self.fresh())).commitment

    def fresh(self) -> bytes:
        """Return a new secret."""
        return self._rng.randbytes(SECRET_BYTES)

    async def begin(self, opening: Opening, cut: Cut) -> Begun:
        """Deal a game from the seal that waits for who opens it; raises `ChannelTaken`."""
        while True:
            seal = await self._store.seals.waiting(opening.opener_id, self.fresh())
            new, spent = dealt(opening, seal, cut)
            try:
                record = await self._store.tables.add(new, spent)
            except SealSpent:  # by another game of the same person, begun at the same moment
                continue
            return Begun(record, seal.commitment, spent.terms)

    async def accept(self, challenge: Challenge, opening: Opening, cut: Cut) -> Begun | None:
        """Deal the game of a challenge; `None` if it is no longer open. Raises `ChannelTaken`."""
        while True:
            seal = challenge.seal
            if seal is None:  # a challenge of former days
                seal = await self._store.seals.waiting(opening.opener_id, self.fresh())
            promised = None if challenge.seal is None else challenge.id
            new, spent = dealt(opening, seal, cut, promised)
            try:
                record = await self._store.challenges.accept(challenge.id, new, spent)
            except SealSpent:
                if challenge.seal is not None:
                    return None
                continue
            return None if record is None else Begun(record, seal.commitment, spent.terms)


def dealt(
    opening: Opening, seal: Seal, cut: Cut, challenge: int | None = None
) -> tuple[NewTable, SpentSeal]:
    """Return the game that follows from a seal, maybe promised to a challenge, and the rest."""
    players = opening.players
    terms = Terms(
        game=opening.game,
        seats=len(players),
        begins=opening.begins,
        options=opening.options,
        interaction=cut.interaction,
        cut=cut.words,
    )
    first, luck = draw(Opened(terms, seal.secret))
    new = NewTable(
        game=opening.game,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        opener_id=opening.opener_id,
        locale=opening.locale,
        options=opening.options,
        deal=GAMES[opening.game].deal(luck, len(players), opening.options),
        players=(*players[first:], *players[:first]),
        postable=opening.postable,
    )
    return new, SpentSeal(seal.id, str(terms), challenge)


def follows(record: TableRecord, checked: Opened) -> bool:
    """Whether a game was dealt, and begun by whom, as follows from an opened seal."""
    first, luck = draw(checked)
    terms = checked.terms
    deal = GAMES[terms.game].deal(luck, terms.seats, terms.options)
    return deal == record.deal and _begun_by(record, terms, first)


def _begun_by(record: TableRecord, terms: Terms, first: int) -> bool:
    """Whether chance, where it decided who begins, gave the opener the seat where he sits.

    An opener who was forgotten may have sat in any seat of somebody who was.
    """
    sitting = [
        seat
        for seat, player in enumerate(record.players)
        if record.opener_id in (player.user_id, player.former_id)
    ]
    return terms.begins is not None or not sitting or -first % terms.seats in sitting
