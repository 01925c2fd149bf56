"""The use cases of tournaments: people join and leave, somebody begins or ends them, all look."""

import asyncio
import logging
from collections.abc import Container
from random import Random

from ...controls.panel import Panel
from ...controls.tournament_ids import Action, PressTournament
from ...runtime.retries import Retries
from ...runtime.shutdown import Shutdown
from ...store import NewTournament, Player, Store, Tournament, Unavailable
from ...wording.names import escaped_title
from ...wording.presentation import Presentations
from ...workers.pool import Busy, Closed
from ..ports import Reply
from ..private_answers import answer_privately
from ..refusals import CannotShow, Gone, Refusal, Undelivered
from . import panels
from .lists import organizes
from .pairing import robin, swiss
from .round_games import games_of, rounds_of
from .rounds import TournamentRounds

log = logging.getLogger(__name__)

FEWEST, MOST = 4, 64
"""How many people can take part."""

LISTED: Container[Action] = ("leave", "ask", "end")
"""What a private answer offers in other channels than the tournament's: `/tournaments` lists it.

Each is checked by who asks. All else is for those who see the tournament's channel.
"""

EVERY = 10.0
"""Seconds between two looks for what goes on in tournaments."""

PASSING = (Undelivered, Unavailable, Busy, Closed)
"""Errors after which the next look goes on: nothing of what was stored is lost."""

WAITS = (10, 30, 60, 300, 900)
"""Seconds between the tries to go on with a tournament that Discord refuses; the last repeats."""


class Tournaments:
    """Opens tournaments, and does what is pressed on their messages."""

    def __init__(
        self,
        store: Store,
        rounds: TournamentRounds,
        presentations: Presentations,
        rng: Random,
        shutdown: Shutdown,
    ) -> None:
        self._store = store
        self._rounds = rounds
        self._presentations = presentations
        self._rng = rng
        self._shutdown = shutdown
        self._retries = Retries(WAITS)

    async def open(self, new: NewTournament, host: Player, reply: Reply) -> None:
        """Post a tournament that people can join; its organizer is the first to do so."""
        made = await self._store.tournaments.add(new)
        assert host.user_id is not None
        await self._store.tournaments.join(
            made.id, host.user_id, host.name, reply.interaction_id, MOST
        )
        message_id = None
        try:
            found = await self._rounds.tournament(made.id)
            to = await self._presentations.for_table(found)
            message_id = await reply.say(panels.tournament(to, found), private=False)
        finally:
            if message_id is None:  # nobody could join
                await self._store.tournaments.finish(made.id, "ended")
        if message_id is not None:
            await self._store.tournaments.set_message(made.id, message_id, found.version)

    async def press(
        self,
        pressed: PressTournament,
        who: Player,
        *,
        channel: int | None,
        manages: int | None,
        reply: Reply,
    ) -> None:
        """Do what was pressed in a `channel`; `manages` is the server that the person manages.

        Raises `Refusal`.
        """
        found, user = await self._rounds.tournament(pressed.tournament), who.user_id
        assert user is not None
        public = reply.pressed_private() is None
        listed = not public and pressed.action in LISTED
        if channel != found.channel_id and not listed:  # of one that had this number before, too
            raise Refusal("tournament-over")
        if public and found.message_id is None:
            # The bot was killed before it had stored its own message.
            await self._store.tournaments.set_message(found.id, reply.pressed_message, 0)
        match pressed.action:
            case "join":
                await self._join(found, who, reply)
            case "leave":
                if not await self._store.tournaments.leave(found.id, user):
                    _expect_going_on(await self._rounds.tournament(found.id))
                    raise Refusal("tournament-not-in")
                await reply.say(
                    Panel((reply.words("tournament-left", name=escaped_title(found.name)),))
                )
                await self._show(found)
            case "begin":
                _expect_organizer(found, user, manages)
                await self._begin(found, reply)
            case "ask":
                _expect_organizer(found, user, manages)
                await reply.say(panels.really_end(reply.words, found))
            case "end":
                _expect_organizer(found, user, manages)
                if not await self._store.tournaments.finish(found.id, "ended"):
                    raise Refusal("tournament-over")
                await reply.replace(
                    Panel((reply.words("tournament-ended", name=escaped_title(found.name)),))
                )
                await self._show(found)
            case "table" | "rounds":
                to = await self._presentations.for_person(user, found.owner_id, reply.words)
                show = panels.whole_table if pressed.action == "table" else panels.one_round
                await answer_privately(reply, show(to, found, pressed.round or found.round))

    async def take_out(self, user: int, guild_id: int) -> None:
        """Let a person, whom a server keeps away, leave all its tournaments; shown at a next look.

        Games that are being played go on.
        """
        for found in await self._store.tournaments.of_server(guild_id):
            if found.entrant(user) is not None:
                await self._store.tournaments.leave(found.id, user)

    async def keep(self) -> None:
        """Go on with all tournaments until the bot stops."""
        while await self._shutdown.sleep(EVERY):
            await self.look()

    async def look(self) -> None:
        """Go on with all tournaments that wait for the bot; what fails is tried again later."""
        try:
            due = await self._store.tournaments.due()
        except Unavailable as error:
            log.debug("Tournaments wait: %s", error)
            return
        except Exception:
            log.exception("Tournaments wait")
            return
        self._retries.keep(due)
        for number in due:
            if number not in self._retries:
                await self._look_at(number)

    async def _look_at(self, number: int) -> None:
        """Go on with a tournament, or note that this has failed."""
        try:
            with self._shutdown.working():
                await self._go_on(number)
        except (Unavailable, Busy, Closed) as error:
            log.warning("Tournament %s waits: %s", number, error)
        except (CannotShow, Undelivered) as error:
            log.warning("Tournament %s waits: %s", number, error)
            self._retries.failed(number)
        except Exception:
            log.exception("Tournament %s waits", number)
            self._retries.failed(number)
        else:
            self._retries.end(number)

    async def _go_on(self, number: int) -> None:
        """Go on with a tournament; end it where Discord has known no channel of it for long.

        Discord may be wrong about a channel for a while, but hardly for so long.
        """
        try:
            await self._rounds.go_on(number)
        except Gone as error:
            if not self._retries.exhausted(number):
                raise
            log.warning("Tournament %s ends without a channel: %s", number, error)
            await self._rounds.give_up(number)

    async def try_again(self, guild_id: int | None) -> None:
        """Let what Discord has refused be tried at the next look: on a server, or everywhere."""
        if guild_id is None:
            self._retries.keep(())
            return
        for found in await self._store.tournaments.of_server(guild_id):
            self._retries.end(found.id)

    async def _show(self, found: Tournament) -> None:
        """Show a tournament that somebody has changed; what fails is left to the next look."""
        try:
            await self._rounds.show(found.id)
        except (CannotShow, *PASSING) as error:
            log.warning("Tournament %s is shown later: %s", found.id, error)

    async def _join(self, found: Tournament, who: Player, reply: Reply) -> None:
        assert who.user_id is not None
        joined = await self._store.tournaments.join(
            found.id, who.user_id, who.name, reply.interaction_id, MOST
        )
        if not joined:
            now = await self._rounds.tournament(found.id)  # somebody else may have changed it
            _expect_open(now)
            if now.entrant(who.user_id) is None:
                raise Refusal("tournament-full", most=MOST)
            raise Refusal("tournament-in")
        await reply.say(Panel((reply.words("tournament-joined", name=escaped_title(found.name)),)))
        await self._show(found)

    async def _begin(self, found: Tournament, reply: Reply) -> None:
        """Draw who meets whom in the first round; raises `Refusal`, and `CannotShow` once begun."""
        _expect_open(found)
        count = len(found.entrants)
        if count < FEWEST:
            raise Refusal("tournament-too-few", least=FEWEST)
        numbers = [each.number for each in found.entrants]
        self._rng.shuffle(numbers)
        rounds = rounds_of(found, count)
        if found.kind == "robin":
            first = robin(count, 1)
        else:
            first = await asyncio.to_thread(swiss, range(count), ())
        games = games_of(found, 1, first)
        if not await self._store.tournaments.begin(found, rounds, numbers, games):
            _expect_open(await self._rounds.tournament(found.id))
            raise Refusal("tournament-changed")
        await reply.say(Panel((reply.words("tournament-begins", name=escaped_title(found.name)),)))
        try:
            await self._rounds.go_on(found.id, new=True)
        except PASSING as error:
            log.warning("Tournament %s waits: %s", found.id, error)


def _expect_open(found: Tournament) -> None:
    """Raise `Refusal` for a tournament that has begun or is over."""
    _expect_going_on(found)
    if found.status != "open":
        raise Refusal("tournament-begun")


def _expect_going_on(found: Tournament) -> None:
    """Raise `Refusal` for a tournament that is over."""
    if found.status not in ("open", "running"):
        raise Refusal("tournament-over")


def _expect_organizer(found: Tournament, user: int, manages: int | None) -> None:
    """Raise `Refusal` for whoever neither organizes a tournament nor manages its server."""
    if not organizes(found, user, manages):
        raise Refusal("tournament-not-organizer")
