"""Plays the rounds of tournaments: begins their games, stores how they have ended, pairs the next.

Everything is decided in the database by conditional changes, so that it happens once, whichever
process does it and wherever one was stopped.
"""

import asyncio
import logging

from engine.core.fair_lines import Share

from ...contract import Game
from ...fair.dealing import Dealer, GameSetup, cut
from ...games import GAMES
from ...store import (
    ChannelTaken,
    DamagedTable,
    Entrant,
    Player,
    Seal,
    Store,
    TableRecord,
    Tournament,
    TournamentGame,
    UndealtTable,
    whose_seal,
)
from ...wording.presentation import Presentations
from ..ports import GameThreads, Poster, Replaced
from ..refusals import CannotShow, Refusal, Undelivered
from ..seating import seat_of
from ..tables import Tables
from . import panels
from .lines import TournamentLines
from .pairing import LOSS, WIN, robin, swiss
from .ranking import played, winners
from .round_games import games_of, scores, unplayed

log = logging.getLogger(__name__)

NOBODY = -1
"""In place of a person's id; no person has it, not even one who is forgotten."""

MEET = 2
"""How many people meet in a game; the terms of its deal count on from there who only watches."""


class TournamentRounds:
    """Goes on with tournaments, and shows them."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        dealer: Dealer,
        poster: Poster,
        threads: GameThreads,
        presentations: Presentations,
    ) -> None:
        self._store = store
        self._tables = tables
        self._dealer = dealer
        self._poster = poster
        self._threads = threads
        self._lines = TournamentLines(threads)
        self._presentations = presentations

    async def go_on(self, number: int, *, new: bool = False) -> None:
        """Begin games, store how others have ended, pair the next round, and show it all.

        The round is `new` where it was stored just now.
        """
        with self._lines.storing(number, new=new):
            await self._go_on(number)

    async def _go_on(self, number: int) -> None:
        found = await self.tournament(number)
        if found.status == "running":
            now = [each for each in found.pairings if each.round == found.round]
            for game in now:
                await self._see_to(found, game)
            found = await self.tournament(number)
            over = all(each.scores for each in found.pairings if each.round == found.round)
            if found.status == "running" and over:
                await self._next_round(found)
        await self.show(number)

    async def _see_to(self, found: Tournament, game: TournamentGame) -> None:
        """Begin a game, or store how it has ended."""
        if game.scores is not None:
            return
        table = game.table_id
        if table is None:  # the games before it took a while: somebody may have left meanwhile
            await self._begin_game(await self.tournament(found.id), game)
            return
        try:
            record = await self._store.tables.load(table)
        except DamagedTable:
            await self._store.tournaments.score(found.id, game, (LOSS, LOSS))
            return
        if record.ending is not None:
            await self._store.tournaments.score(found.id, game, scores(record, game.seat or 0))

    async def _begin_game(self, found: Tournament, game: TournamentGame) -> None:
        """Tell of a game, and deal it in a thread of its own; each step is done once.

        Where somebody has left by now, or the tournament was ended, nothing is dealt.
        """
        if found.status != "running":
            return
        assert game.second is not None
        first, second = (_drawn(found, each) for each in (game.first, game.second))
        record = None if game.thread_id is None else await self._dealt(game.thread_id)
        if record is None:
            got = unplayed(found, game.first, game.second)
            if got is not None:
                await self._end_unplayed(found, game, got)
                return
            record = await self._tell_and_deal(found, game, first, second)
        seat = seat_of(record.players, first.user_id)
        await self._store.tournaments.set_table(found.id, game, record.id, seat or 0)

    async def _tell_and_deal(
        self, found: Tournament, game: TournamentGame, first: Entrant, second: Entrant
    ) -> TableRecord:
        """Post the line that tells of a game and its seal, open its thread, and deal the game.

        It goes on from where a kill left it.
        """
        thread, taken = game.thread_id, False
        if thread is not None:  # people may open it, and play in it, too
            taken = await self._store.tables.running_id(thread) is not None
        words = (await self._presentations.for_table(found)).words
        sealed = await self._dealer.promise(whose_seal(found.id, game))
        line, title = panels.announcement(words, found, game, first, second, sealed)
        place = (found.guild_id, found.channel_id)
        if thread is None or taken or not await self._threads.open(*place, thread, title):
            thread = await self._lines.of_game(found, game, line)
            await self._store.tournaments.set_thread(found.id, game, thread)
            if not await self._threads.open(*place, thread, title):
                raise Undelivered(f"message {thread} was deleted at once")
        record = await self._dealt(thread)
        return record or await self._deal(found, game, thread, first, second)

    async def _end_unplayed(
        self, found: Tournament, game: TournamentGame, got: tuple[int, int]
    ) -> None:
        """Tell who has won a game as the other one has left, then store what both `got`."""
        if WIN in got:
            to = await self._presentations.for_table(found)
            told = panels.unplayed(to, found, game, first_won=got[0] == WIN)
            about = f"{game.round}.{game.board}.left"
            await self._lines.post(found, found.channel_id, told, about)
        await self._store.tournaments.score(found.id, game, got)

    async def _dealt(self, thread: int) -> TableRecord | None:
        """Return the game of the tournament that a thread has; `None` where it has none, or others.

        Two who meet may play another one there, too, which is not dealt from the seal of its line.
        """
        record = await self._store.tables.latest_in(thread)
        seal = None if record is None else await self._store.seals.of_table(record.id)
        return record if seal is not None and _is_mixed_in(thread, seal) else None

    async def _deal(
        self,
        found: Tournament,
        game: TournamentGame,
        thread: int,
        first: Entrant,
        second: Entrant,
    ) -> TableRecord:
        """Deal a game from the seal that its message shows, and mix in the id of that message.

        That is the thread's id, too. The presses by which people joined were known when the seal
        was made; the id is Discord's, and came after it.
        """
        rated = (await self._store.preferences.of(found.owner_id)).rated
        table = UndealtTable(
            game=found.game,
            guild_id=found.guild_id,
            channel_id=thread,
            opener_id=first.user_id,
            locale=found.locale,
            options=usual_options(GAMES[found.game]),
            players=tuple(Player(each.user_id, each.name) for each in (first, second)),
            postable=True,
            clock=found.clock,
            rated=rated,
        )
        joined = (cut(each.user_id, each.cut) for each in (first, second))
        setup = GameSetup(table, begins=0, cuts=(*joined, cut(NOBODY, thread)))
        try:
            record = (await self._dealer.begin(setup, whose=whose_seal(found.id, game))).record
        except ChannelTaken:  # another process has dealt it, or somebody plays there
            there = await self._dealt(thread)
            if there is None:
                raise Undelivered(f"another game has begun in thread {thread}") from None
            return there
        await self._tables.open(record, None)
        return record

    async def _next_round(self, found: Tournament) -> None:
        """Pair the next round; after the last one, tell who has won and end the tournament.

        It ends after that was told, so that nothing which changes it later tells it again.
        """
        if found.is_last_round:
            await self._tell_winners(await self._with_unplayed_rounds(found))
            await self._store.tournaments.finish(found.id, "over")
            return
        number = found.round + 1
        if found.kind == "robin":
            paired = robin(len(found.entrants), number)
        else:
            paired = await asyncio.to_thread(swiss, found.staying, played(found))
        games = games_of(found, number, paired)
        if await self._store.tournaments.next_round(found.id, found.round, games):
            await self.go_on(found.id, new=True)

    async def _with_unplayed_rounds(self, found: Tournament) -> Tournament:
        """Let the only one who still plays in a round robin win all games that were to come."""
        if found.kind != "robin" or not found.staying:
            return found
        for number in range(found.round + 1, found.rounds + 1):
            games = games_of(found, number, robin(len(found.entrants), number), told=True)
            await self._store.tournaments.next_round(found.id, number - 1, games)
        return await self.tournament(found.id)

    async def _tell_winners(self, found: Tournament) -> None:
        """Tell who has won, where the bot may not in the channel in the thread of a last game.

        Where it may nowhere, the message of the tournament alone tells it.
        """
        won = panels.won(await self._presentations.for_table(found), found)
        best = winners(found)
        last = [each for each in found.pairings if each.thread_id]
        last.sort(key=lambda each: (-each.round, best.isdisjoint({each.first, each.second})))
        for place in (found.channel_id, *(each.thread_id for each in last[:1] if each.thread_id)):
            try:
                await self._lines.post(found, place, won, "won")
                return
            except CannotShow as error:
                log.warning(
                    "The end of tournament %s is not told in %s: %s", found.id, place, error
                )

    async def show(self, number: int) -> None:
        """Let the message of a tournament show it as it is.

        A deleted one is posted anew while the tournament lasts. Raises `CannotShow`, `Gone`,
        `Unreachable` and `Undelivered`, after which this is tried again.
        """
        found = await self.tournament(number)
        to = await self._presentations.for_table(found)
        if found.message_id is None or found.shown == found.version:
            return
        panel = panels.tournament(to, found)
        message = found.message_id
        replaced = await self._poster.replace(found.channel_id, message, panel)
        if replaced is Replaced.LATER:
            return
        if replaced is Replaced.GONE and found.status in ("open", "running"):
            nonce = f"t{number}.v{found.version}"
            message = await self._threads.announce(found.channel_id, panel, nonce, message)
        await self._store.tournaments.set_message(number, message, found.version)

    async def give_up(self, number: int) -> None:
        """End a tournament whose channel no longer exists."""
        await self._store.tournaments.finish(number, "ended")
        await self.show(number)

    async def tournament(self, number: int) -> Tournament:
        """Return a tournament; raises `Refusal` for an unknown one."""
        found = await self._store.tournaments.get(number)
        if found is None:
            raise Refusal("unknown-control")
        return found


def usual_options(game: Game) -> dict[str, str]:
    """Return the options of a game that names none."""
    return {name: values[0] for name, values in game.options.items()}


def _drawn(found: Tournament, place: int) -> Entrant:
    return next(each for each in found.entrants if each.drawn == place)


def _is_mixed_in(thread: int, seal: Seal) -> bool:
    """Whether the id of a thread went into a deal: only the game of a tournament has that."""
    return str(Share(MEET, thread)) in (seal.terms or "").split()
