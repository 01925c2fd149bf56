"""Deals games from sealed secrets, decides who begins, and uses each seal once."""

import re
from collections.abc import Iterator
from random import Random
from urllib.parse import quote

from msgspec import Struct
from msgspec.structs import replace

from engine.core.fair import Verdict, draw, judge, word_commitment
from engine.core.fair_lines import SECRET_BYTES, Opened, Share, Terms

from ..games import GAMES
from ..runtime.limits import Limits
from ..store import (
    Cut,
    Invitation,
    NewTable,
    Seal,
    SealSpent,
    SpentSeal,
    Store,
    TableRecord,
    UndealtTable,
)

CUT_LENGTH = 64
"""The greatest length, in characters, of the words with which a player cuts the cards."""

ENCODED_LENGTH = 160
"""The greatest length of these words once percent-encoded: `/verify` shows those of all players."""

NOTHING = word_commitment("")
"""What would promise no words at all, and could not be opened."""

_PROMISE = re.compile("[0-9A-Fa-f]{64}")


def cut(person: int, interaction: int, words: str = "", *, alone: bool = False) -> Cut:
    """Return what a person mixes into a deal; words are one line of up to `CUT_LENGTH` characters.

    Words that have the form of a SHA-256 promise other words, except where a person begins a game
    `alone`.
    """
    clean = _clean(words)
    if _PROMISE.fullmatch(clean) and clean.lower() != NOTHING and not alone:
        return Cut(person, interaction, promise=clean.lower())
    return Cut(person, interaction, clean)


def opened_cut(closed: Cut, words: str) -> Cut | None:
    """Return a cut with the words that it promises; `None` if these are others."""
    clean = _clean(words)
    if word_commitment(clean) != closed.promise:
        return None
    return Cut(closed.person, closed.interaction, clean, closed.promise)


def _clean(words: str) -> str:
    one_line = " ".join(words.encode("utf-8", "replace").decode().split())
    kept = one_line[:CUT_LENGTH]
    while len(quote(kept, safe="")) > ENCODED_LENGTH:
        kept = kept[:-1]
    return kept.rstrip()


class GameSetup(Struct, frozen=True):
    """A game about to be dealt: everything except its luck.

    The players of `table` are in the order of the seats, which begins with `begins`: the index of
    the one who gets the first seat, `None` if chance decides. Then the opener is the first of them,
    if the opener plays. `cuts` are what people mix into the deal, at least one. `undealt` are
    options of the stored game that neither the luck nor the rules depend on; those of `table` are
    the others. `data` is what terms that people have seen already say of the data that the game is
    dealt from, `None` where there are none: then it is the present data.
    """

    table: UndealtTable
    begins: int | None
    cuts: tuple[Cut, ...]
    undealt: dict[str, str] = {}
    data: str | None = None


class DealtGame(Struct, frozen=True):
    """A game just dealt, and the public part of its seal: the commitment and the terms."""

    record: TableRecord
    commitment: str
    terms: str


class Dealer:
    """Deals and stores games, each from its own seal."""

    def __init__(self, store: Store, rng: Random) -> None:
        self._store = store
        self._rng = rng

    async def promise(self, person: int) -> str:
        """Return the commitment to the next game that a person begins; store its seal if new."""
        return (await self._store.seals.waiting(person, self.fresh())).commitment

    def fresh(self) -> bytes:
        """Return a new secret."""
        return self._rng.randbytes(SECRET_BYTES)

    async def begin(
        self, setup: GameSetup, within: Limits | None = None, *, whose: int | None = None
    ) -> DealtGame:
        """Deal a game from the waiting seal of the opener, or of whom `promise` was called for.

        Raises `ChannelTaken`, and `within` limits of the opener's games `LimitReached`.
        """
        whose = setup.table.opener_id if whose is None else whose
        while True:
            seal = await self._store.seals.waiting(whose, self.fresh())
            new, spent = deal_from(setup, seal)
            try:
                record = await self._store.tables.add(new, spent, within=within)
            except SealSpent:  # by another game that the same person began at the same time
                continue
            return DealtGame(record, seal.commitment, spent.terms)

    async def accept(
        self, invitation: Invitation, setup: GameSetup, within: Limits | None = None
    ) -> DealtGame | None:
        """Deal the game of an invitation; `None` if it is not open. Raises as `begin` does."""
        while True:
            seal = invitation.seal
            if seal is None:  # an invitation created before seals existed
                seal = await self._store.seals.waiting(setup.table.opener_id, self.fresh())
            promised = None if invitation.seal is None else invitation.id
            new, spent = deal_from(setup, seal, promised)
            try:
                record = await self._store.invitations.accept(invitation, new, spent, within=within)
            except SealSpent:
                if invitation.seal is not None:
                    return None
                continue
            return None if record is None else DealtGame(record, seal.commitment, spent.terms)


def deal_from(
    setup: GameSetup, seal: Seal, invitation: int | None = None
) -> tuple[NewTable, SpentSeal]:
    """Return the game that a seal deals, and the use of the seal, for `invitation` if any."""
    table, terms = setup.table, terms_of(setup)
    first, luck = draw(Opened(terms, seal.secret))
    deal = GAMES[table.game].deal(luck, len(table.players), table.options)
    seated = replace(
        table,
        options=table.options | setup.undealt,
        players=(*table.players[first:], *table.players[:first]),
    )
    return NewTable.dealt(seated, deal), SpentSeal(seal.id, str(terms), invitation)


def terms_of(setup: GameSetup) -> Terms:
    """Return the terms of a game; words that are still promised appear as their SHA-256."""
    table = setup.table
    return Terms(
        game=table.game,
        seats=len(table.players),
        begins=setup.begins,
        options=table.options,
        shares=tuple(sorted(_shares(setup), key=lambda share: share.player)),
        data=present_data(table.game) if setup.data is None else setup.data,
    )


def present_data(game: str) -> str:
    """Return the digest of the data from which this program deals a game."""
    return GAMES[game].rules.data


def is_dealable(setup: GameSetup) -> bool:
    """Whether this program has the data that the terms of a game name, or are known to mean."""
    return terms_of(setup).drawn_from == present_data(setup.table.game)


def _shares(setup: GameSetup) -> Iterator[Share]:
    """Yield what people mix in; whoever does not play has the index after the players."""
    people = [player.user_id for player in setup.table.players]
    for each in setup.cuts:
        at = people.index(each.person) if each.person in people else len(people)
        yield Share(at, each.interaction, each.words or each.promise, bool(each.promise))


def judge_seal(record: TableRecord, checked: Opened) -> Verdict:
    """Return whether the deal of a game, and who began, follow from an opened seal.

    Who begins is drawn before any card, so that it follows whatever the cards are.
    """
    first, _ = draw(checked)
    if not _begun_by(record, checked.terms, first):
        return "differs"
    return judge_deal(record.deal, checked)


def judge_deal(deal: bytes, checked: Opened) -> Verdict:
    """Return whether a deal as it is stored follows from an opened seal."""
    terms = checked.terms
    _, luck = draw(checked)
    try:
        follows = deal == GAMES[terms.game].deal(luck, terms.seats, terms.options)
    except ValueError:  # the options name what these cards do not have
        follows = False
    return judge(terms, present_data(terms.game), follows=follows)


def _begun_by(record: TableRecord, terms: Terms, first: int) -> bool:
    """Whether the opener has the seat that chance gave, if chance decided who begins.

    An opener whose data was deleted may have had any of the seats without a known person.
    """
    sitting = [
        seat
        for seat, player in enumerate(record.players)
        if record.opener_id in (player.user_id, player.former_id)
    ]
    return terms.begins is not None or not sitting or -first % terms.seats in sitting
