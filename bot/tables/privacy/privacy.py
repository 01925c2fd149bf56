"""What people are told of the data stored about them, and how they are forgotten."""

import asyncio
import logging
from collections.abc import Iterator
from datetime import datetime

from ...controls import ids
from ...controls.panel import Button, Panel
from ...store import DamagedTable, PersonalData, StillPlays, Store, TableEnded
from ...wording.strings import Words
from ..allowances import Allowances
from ..invitations.invitations import Invitations
from ..ports import Reply
from ..rankings.counting import Counting
from ..refusals import Refusal
from ..seats.resigning import Resigning
from .forgotten_messages import ForgottenMessages
from .personal_files import personal_files

log = logging.getLogger(__name__)


class Privacy:
    """The use cases around a person's own data."""

    def __init__(
        self,
        store: Store,
        resigning: Resigning,
        invitations: Invitations,
        messages: ForgottenMessages,
        allowances: Allowances,
        counting: Counting,
    ) -> None:
        self._store = store
        self._resigning = resigning
        self._invitations = invitations
        self._messages = messages
        self._allowances = allowances
        self._counting = counting

    async def tell(self, user: int, reply: Reply) -> None:
        """Tell a person privately what is stored about them, and hand all of it out as files."""
        await self._counting.catch_up()
        known, words = await self._store.people.personal_data(user), reply.words
        lines = [words("privacy-stored"), *_stored(words, known)]
        if len(lines) == 1:
            nothing = words("privacy-nothing"), words("privacy-rest")
            await reply.say(Panel(("\n".join(nothing),)))
            return
        data = await self._store.personal_data.copy(user)
        # Thousands of games take seconds to write, in which others are to be answered.
        first, *more = await asyncio.to_thread(lambda: tuple(personal_files(data)))
        lines += [words("privacy-file"), words("privacy-rest")]
        await reply.say(Panel(("\n".join(lines),), files=(first,)))
        for file in more:
            await reply.say(Panel((words("privacy-file"),), files=(file,)))

    async def ask(self, user: int, reply: Reply) -> None:
        """Ask whether a person really wants to be forgotten, and tell what that means."""
        words, running = reply.words, await self._store.people.plays_in(user)
        lines = [words("forget-really")]
        if running:
            lines.append(words("forget-running", count=len(running)))
        button = Button(str(ids.Forget(user)), words("button-forget"), "danger")
        await reply.say(Panel(("\n".join(lines),), ((button,),)))

    async def forget(self, user: int, pressed: ids.Forget, reply: Reply) -> None:
        """Withdraw a person's invitations, resign their running games, and forget who they are.

        Raises `Refusal` for a button of somebody else, and for whoever has begun a game meanwhile.
        """
        if pressed.user != user:
            raise Refusal("unknown-control")
        self._allowances.count("forgets", user)
        await reply.acknowledge()
        await self._messages.note_open_invitations(user)
        # Invitations first: others could begin their games while those that run are resigned.
        await self._invitations.withdraw_all(user)
        running = await self._store.people.plays_in(user)
        for table in running:
            await self._resign(table, user)
        # What was given up just now counts for the others; without a name it could not be rated.
        await self._counting.catch_up(len(running))
        try:
            named = await self._allowances.forget(user, lambda: self._store.people.forget(user))
        except StillPlays:
            raise Refusal("still-plays") from None
        await self._messages.edit(user, named)
        await reply.replace(Panel((reply.words("forgotten"),)))

    async def take_up(self, now: datetime) -> None:
        """Take the names of forgotten people off the messages that still have them.

        Raises `Unavailable`.
        """
        await self._messages.take_up(now)

    async def _resign(self, table: int, user: int) -> None:
        """Resign a game; one that is damaged ends without a winner."""
        try:
            await self._resigning.resign(table, user, None)
        except DamagedTable:
            await self._resigning.end_damaged(await self._store.outlines.load(table))
        except (Refusal, TableEnded) as error:  # it has ended meanwhile, or cannot be shown
            log.info("Table %s: resigned for who is forgotten: %r", table, error)


def _stored(words: Words, known: PersonalData) -> Iterator[str]:
    """Yield a line for each kind of data that is stored about a person."""
    if known.running or known.ended:
        yield words("privacy-games", running=known.running, ended=known.ended)
    counts = {
        "challenges": known.invitations,
        "results": known.counted,
        "tournaments": known.tournaments,
        "watched": known.watched,
        "imported": known.imported,
    }
    for kind, count in counts.items():
        if count:
            yield words(f"privacy-{kind}", count=count)
    present = {
        "sealed": known.sealed,
        "choices": known.chosen,
        "notices": known.notices,
        "away": known.away,
        "others": known.others,
        "lessons": known.learning,
    }
    for kind, there in present.items():
        if there:
            yield words(f"privacy-{kind}")
