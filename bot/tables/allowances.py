"""Rate limits, quotas and blocks: what a person may ask the bot for, how often, and of whom."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from ..runtime.limits import Limit, Limits
from ..runtime.locks import Locks
from ..store import Invitation, NewInvitation, Player, Store, Unavailable
from ..wording.names import escaped
from .refusals import Refusal, from_now

R = TypeVar("R")

PRUNED_ABOVE = 10_000
"""With more entries than this in memory, those that no limit counts any more are dropped."""


def _now() -> datetime:
    return datetime.now(UTC)


class Allowances:
    """Checks limits and wishes; each check raises a `Refusal` that tells when it is possible again.

    Invitations, games and mentions are counted in the database, so that a restart forgives nothing;
    how often something cheap was asked for is remembered in memory.
    """

    def __init__(self, store: Store, limits: Limits, clock: Callable[[], datetime] = _now) -> None:
        self._store = store
        self.limits = limits
        self.clock = clock
        self._of_forgotten: dict[int, tuple[tuple[int, datetime], ...]] = {}
        """By forgotten person, whom they mentioned and when: forgetting must reset no limit."""
        self._forgetting = asyncio.Lock()
        """Held while what is kept of forgotten people changes, so that none of them comes back."""
        self._prune_above = PRUNED_ABOVE
        self._mentioning = Locks()
        self._times: defaultdict[tuple[str, int], deque[datetime]] = defaultdict(deque)

    def count(self, what: str, person: int) -> None:
        """Count that a person asks for something, by the name of its limit; raises `Refusal`."""
        limit: Limit = getattr(self.limits, what)
        now, span = self.clock(), timedelta(seconds=limit.seconds)
        if len(self._times) > self._prune_above:
            self._prune(now)
            self._prune_above = max(PRUNED_ABOVE, 2 * len(self._times))  # not with each press
        times = self._times[what, person]
        while times and not now - span < times[0] <= now:  # or told by a clock that was wrong
            times.popleft()
        if len(times) >= limit.most:
            raise Refusal("limit-rate", count=limit.most, when=from_now((times or [now])[0] + span))
        times.append(now)

    def count_if_allowed(self, what: str, person: int) -> bool:
        """Count as `count` does and return True; return False in place of raising `Refusal`."""
        try:
            self.count(what, person)
        except Refusal:
            return False
        return True

    def _prune(self, now: datetime) -> None:
        for key, times in tuple(self._times.items()):
            span = timedelta(seconds=getattr(self.limits, key[0]).seconds)
            if not times or not now - span < times[-1] <= now:
                del self._times[key]

    async def expect_game(self, person: int) -> None:
        """Check that a person may sit down at one more table; `LimitReached` where not."""
        await self._store.game_limits.expect_within(person, None, self.limits)

    async def expect_begun(self, new: NewInvitation) -> None:
        """Count that a game begins for which nobody has to answer; raises `Refusal`.

        Raises `LimitReached` where there are too many already. The store checks it once more where
        it begins the game: this is to refuse it before anything else is done.
        """
        person = new.host.user_id
        assert person is not None
        self.count("begun", person)
        alone = all(player.user_id is None for player in new.players)
        await self._store.game_limits.expect_within(person, new.guild_id, self.limits, alone=alone)

    async def expect_invitation(self, new: NewInvitation) -> None:
        """Check that a person may have one more open invitation; `LimitReached` where not.

        The store checks it once more where it opens the invitation: this is to refuse it before
        anything else is counted.
        """
        assert new.host.user_id is not None
        await self.expect_game(new.host.user_id)
        await self._store.invitations.expect_within(new, self.limits)

    async def expect_mentions(self, by: Player, of: Sequence[Player]) -> None:
        """Count that a person has others notified; computers and the person are left out."""
        assert by.user_id is not None
        others = {
            each.user_id: each.name
            for each in of
            if each.user_id is not None and each.user_id != by.user_id
        }
        async with self._mentioning.of(by.user_id):
            if by.user_id in self._of_forgotten:
                await self._restore_mentions(by.user_id)
            over = await self._store.mentions.add(
                by.user_id,
                tuple(others),
                self.clock(),
                self.limits.mentions_of_one,
                self.limits.mentions,
            )
        if over is None:
            return
        when = from_now(over.until)
        if over.of is None:
            raise Refusal("limit-mentions", count=self.limits.mentions.most, when=when)
        count = self.limits.mentions_of_one.most
        raise Refusal("limit-mentions-one", name=escaped(others[over.of]), count=count, when=when)

    async def _restore_mentions(self, person: int) -> None:
        async with self._forgetting:
            if mentioned := self._of_forgotten.get(person):
                await self._store.mentions.restore(person, mentioned)
                del self._of_forgotten[person]

    async def forget(self, person: int, forgetting: Callable[[], Awaitable[R]]) -> R:
        """Run `forgetting`, which deletes a person's data; return its result, raise its errors.

        The people whom the person mentioned are kept in memory for as long as limits count them, or
        deleting one's data would reset these limits. Mentions of deleted people are dropped.
        """
        async with self._mentioning.of(person), self._forgetting:
            mentioned = await self._store.mentions.of(person)
            done = await forgetting()
            before = self._of_forgotten.pop(person, ())
            old = self._uncounted_since()
            kept = {**self._of_forgotten, person: (*before, *mentioned)}
            self._of_forgotten = {
                by: left
                for by, all_of in kept.items()
                if (left := tuple((of, at) for of, at in all_of if of != person and at > old))
            }
        return done

    async def drop_uncounted(self) -> None:
        """Delete the mentions and times of all people that no limit counts any more."""
        old = self._uncounted_since()
        async with self._forgetting:
            self._of_forgotten = {
                by: left
                for by, all_of in self._of_forgotten.items()
                if (left := tuple((of, at) for of, at in all_of if at > old))
            }
        self._prune(self.clock())
        await self._store.mentions.drop(old, self.clock())

    def _uncounted_since(self) -> datetime:
        limits = self.limits
        span = max(limits.mentions.seconds, limits.mentions_of_one.seconds)
        return self.clock() - timedelta(seconds=span)

    async def agreed(self, host: Player, person: int) -> None:
        """Forget how often a host mentioned a person who has accepted, so that they can play on."""
        assert host.user_id is not None
        await self._store.mentions.forgive(host.user_id, person)

    async def expect_welcome(self, new: NewInvitation) -> None:
        """Check that no invited person is barred, has blocked the host, or wants no invitations.

        The server bars people; their settings tell whether they want invitations. Raises `Refusal`.
        """
        host, server = new.host.user_id, new.guild_id
        assert host is not None
        names = {each.user_id: each.name for each in new.players}
        owners = (*new.invited, *(() if server is None else (server,)))
        found = await self._store.blocks.among(owners, (host, *new.invited))
        unwilling = await self._store.preferences.unchallengeable(new.invited)
        for each in new.invited:
            name = escaped(names[each])
            if (server, each) in found:
                raise Refusal("barred-other", name=name)
            if each in unwilling or (each, host) in found:
                raise Refusal("not-welcome", name=name)

    async def expect_joinable(self, lobby: Invitation, person: int) -> None:
        """Check that nobody in a lobby has blocked a person who wants to join; raises `Refusal`."""
        there = (lobby.host.user_id, *(each.user_id for each in lobby.joined))
        if await self._store.blocks.among([each for each in there if each], (person,)):
            raise Refusal("table-closed")

    async def blockers_of(self, person: int, people: Collection[int]) -> frozenset[int]:
        """Return those of `people` who have blocked a person, who must not mention them."""
        found = await self._store.blocks.among(people, (person,))
        return frozenset(owner for owner, _ in found)

    async def barring(
        self, person: int, guild_id: int | None, table: int | None = None
    ) -> frozenset[int]:
        """Return the servers that bar a person, of `guild_id` and the server of `table`.

        Returns none while the database is unavailable: what the person asked for fails then anyway.
        """
        if guild_id is None and table is None:
            return frozenset()
        try:
            return await self._store.blocks.of_servers(person, guild_id, table)
        except Unavailable:
            return frozenset()
