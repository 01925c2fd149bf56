"""The use cases of tournaments: people join, rounds are paired and played, the best one wins.

Everything is decided in the database by conditional changes, so that it happens once, whichever
process does it: `look` goes on with whatever is due, also after a stop.
"""

import asyncio
import logging
from random import Random

from engine.core.game import ABANDONED

from ..contract import Game
from ..controls.panel import Panel
from ..controls.tournament_ids import PressTournament
from ..fair.dealing import Dealer, GameSetup, cut
from ..games import GAMES
from ..runtime.shutdown import Shutdown
from ..store import (
    FORGOTTEN,
    ChannelTaken,
    DamagedTable,
    Entrant,
    NewTournament,
    Player,
    Store,
    TableRecord,
    Tournament,
    TournamentGame,
    Unavailable,
)
from ..wording.presentation import Presentations
from . import tournament_panels as panels
from .counting import seat_results, standings
from .pairing import DRAW, LOSS, WIN, Pairing, robin, robin_rounds, swiss, swiss_rounds
from .ports import GameThreads, Poster, Reply
from .refusals import CannotShow, Refusal, Undelivered
from .seating import seat_of
from .tables import Tables

log = logging.getLogger(__name__)

FEWEST, MOST = 4, 64
"""How many people can take part."""

EVERY = 10.0
"""Seconds between two looks for what goes on in tournaments."""


class Tournaments:
    """Opens tournaments, and plays them."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        dealer: Dealer,
        poster: Poster,
        threads: GameThreads,
        presentations: Presentations,
        rng: Random,
        shutdown: Shutdown,
    ) -> None:
        self._store = store
        self._tables = tables
        self._dealer = dealer
        self._poster = poster
        self._threads = threads
        self._presentations = presentations
        self._rng = rng
        self._shutdown = shutdown

    async def open(self, new: NewTournament, host: Player, reply: Reply) -> None:
        """Post a tournament that people can join; its organizer is the first to do so."""
        made = await self._store.tournaments.add(new)
        assert host.user_id is not None
        await self._store.tournaments.join(
            made.id, host.user_id, host.name, reply.interaction_id, MOST
        )
        message_id = None
        try:
            found = await self._tournament(made.id)
            to = await self._presentations.for_table(found)
            message_id = await reply.say(panels.tournament(to, found), private=False)
        finally:
            if message_id is None:  # nobody could join
                await self._store.tournaments.finish(made.id, "ended")
        if message_id is not None:
            await self._store.tournaments.note_message(made.id, message_id, found.version)

    async def press(
        self, pressed: PressTournament, who: Player, *, manages: int | None, reply: Reply
    ) -> None:
        """Do what was pressed; `manages` is the server that the person manages.

        Raises `Refusal`.
        """
        found, user = await self._tournament(pressed.tournament), who.user_id
        assert user is not None
        match pressed.deed:
            case "join":
                await self._join(found, who, reply)
            case "leave":
                if not await self._store.tournaments.leave(found.id, user):
                    raise Refusal("tournament-not-in")
                await self._show(found.id)
                await reply.say(Panel((reply.words("tournament-left", name=found.name),)))
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
                await reply.replace(Panel((reply.words("tournament-ended", name=found.name),)))
                await self._show(found.id)
            case "table" | "rounds":
                to = await self._presentations.for_person(user, found.owner_id, reply.words)
                show = panels.whole_table if pressed.deed == "table" else panels.one_round
                panel = show(to, found, pressed.round or found.round)
                if reply.pressed_private() is not None:
                    await reply.replace(panel)
                else:
                    await reply.say(panel)

    async def keep(self) -> None:
        """Go on with all tournaments until the bot stops."""
        while await self._shutdown.sleep(EVERY):
            await self.look()

    async def look(self) -> None:
        """Go on with all tournaments that wait for the bot; what fails is tried again."""
        try:
            due = await self._store.tournaments.due()
        except Unavailable as error:
            log.warning("Tournaments wait: %s", error)
            return
        for number in due:
            try:
                with self._shutdown.working():
                    await self._go_on(number)
            except (CannotShow, Undelivered, Unavailable) as error:
                log.warning("Tournament %s waits: %s", number, error)
            except Exception:
                log.exception("Tournament %s waits", number)

    async def _join(self, found: Tournament, who: Player, reply: Reply) -> None:
        if found.status != "open":
            raise Refusal("tournament-begun" if found.status == "running" else "tournament-over")
        if len(found.entrants) >= MOST:
            raise Refusal("tournament-full", most=MOST)
        assert who.user_id is not None
        joined = await self._store.tournaments.join(
            found.id, who.user_id, who.name, reply.interaction_id, MOST
        )
        if not joined:
            raise Refusal("tournament-in")
        await self._show(found.id)
        await reply.say(Panel((reply.words("tournament-joined", name=found.name),)))

    async def _begin(self, found: Tournament, reply: Reply) -> None:
        """Draw who meets whom in the first round."""
        if found.status != "open":
            raise Refusal("tournament-begun" if found.status == "running" else "tournament-over")
        count = len(found.entrants)
        if count < FEWEST:
            raise Refusal("tournament-too-few", least=FEWEST)
        numbers = [each.number for each in found.entrants]
        self._rng.shuffle(numbers)
        rounds = _rounds(found, count)
        first = robin(count, 1) if found.kind == "robin" else swiss(range(count), ())
        games = _games(found, 1, first)
        if not await self._store.tournaments.begin(found, rounds, numbers, games):
            raise Refusal("tournament-changed")
        await reply.say(Panel((reply.words("tournament-begins", name=found.name),)))
        await self._go_on(found.id)

    async def _go_on(self, number: int) -> None:
        """Begin games, note how others have ended, pair the next round, and show it all."""
        found = await self._tournament(number)
        if found.status == "running":
            now = [each for each in found.pairings if each.round == found.round]
            for game in now:
                await self._see_to(found, game)
            found = await self._tournament(number)
            if all(each.scores for each in found.pairings if each.round == found.round):
                await self._next_round(found)
        await self._show(number)

    async def _see_to(self, found: Tournament, game: TournamentGame) -> None:
        """Begin a game, or note how it has ended."""
        if game.scores is not None:
            return
        table = game.table_id
        if table is None:
            await self._begin_game(found, game)
            return
        try:
            record = await self._store.tables.load(table)
        except DamagedTable:
            await self._store.tournaments.score(found.id, game, (LOSS, LOSS))
            return
        if record.ending is not None:
            await self._store.tournaments.score(found.id, game, _scores(record, game.seat or 0))

    async def _begin_game(self, found: Tournament, game: TournamentGame) -> None:
        """Tell of a game, and deal it in a thread of its own; each step is done once."""
        assert game.second is not None
        first, second = (_drawn(found, each) for each in (game.first, game.second))
        words = (await self._presentations.for_table(found)).words
        thread = game.thread_id
        if thread is None:
            line, title = panels.announcement(words, found, game, first, second)
            nonce = f"t{found.id}.{game.round}.{game.board}"
            thread = await self._threads.announce(found.guild_id, found.channel_id, line, nonce)
            await self._threads.open(found.guild_id, found.channel_id, thread, title)
            await self._store.tournaments.note_thread(found.id, game, thread)
        record = await self._store.tables.latest_in(thread)
        if record is None:
            record = await self._deal(found, thread, first, second)
        seat = seat_of(record.players, first.user_id)
        await self._store.tournaments.note_table(found.id, game, record.id, seat or 0)

    async def _deal(
        self, found: Tournament, thread: int, first: Entrant, second: Entrant
    ) -> TableRecord:
        rated = (await self._store.preferences.of(found.owner_id)).rated
        setup = GameSetup(
            game=found.game,
            guild_id=found.guild_id,
            channel_id=thread,
            opener_id=first.user_id,
            locale=found.locale,
            options=usual_options(GAMES[found.game]),
            players=tuple(Player(each.user_id, each.name) for each in (first, second)),
            begins=0,
            postable=True,
            cuts=tuple(cut(each.user_id, each.cut) for each in (first, second)),
            clock=found.clock,
            rated=rated,
        )
        try:
            record = (await self._dealer.begin(setup)).record
        except ChannelTaken:  # another process has dealt it
            there = await self._store.tables.latest_in(thread)
            assert there is not None
            return there
        await self._tables.open(record, None)
        return record

    async def _next_round(self, found: Tournament) -> None:
        """Pair the next round, or end the tournament after the last one."""
        present = [each.drawn for each in found.entrants if each.left_after is None]
        playing = {each for each in present if each is not None}
        if found.round >= found.rounds or len(playing) < 2:
            await self._store.tournaments.finish(found.id, "over")
            return
        number = found.round + 1
        if found.kind == "robin":
            paired = robin(len(found.entrants), number)
        else:
            paired = await asyncio.to_thread(swiss, playing, panels.played(found))
        games = _games(found, number, paired)
        if await self._store.tournaments.next_round(found.id, found.round, games):
            await self._go_on(found.id)

    async def _show(self, number: int) -> None:
        """Let the message of a tournament show it as it is; at its end, tell who has won."""
        found = await self._tournament(number)
        to = await self._presentations.for_table(found)
        if found.message_id is None or found.shown == found.version:
            return
        await self._poster.replace(found.channel_id, found.message_id, panels.tournament(to, found))
        if found.status == "over":
            await self._poster.post(found.channel_id, panels.won(to, found))
        await self._store.tournaments.note_message(number, found.message_id, found.version)

    async def _tournament(self, number: int) -> Tournament:
        found = await self._store.tournaments.get(number)
        if found is None:
            raise Refusal("unknown-control")
        return found


def usual_options(game: Game) -> dict[str, str]:
    """Return the options of a game that names none."""
    return {name: values[0] for name, values in game.options.items()}


def _rounds(found: NewTournament, people: int) -> int:
    """Return how many rounds so many people play: as chosen, but never more than there can be."""
    most = robin_rounds(people)
    if found.kind == "robin":
        return most
    return min(found.rounds or swiss_rounds(people), most)


def _games(
    found: Tournament, number: int, paired: tuple[Pairing, ...]
) -> tuple[TournamentGame, ...]:
    """Return the games of a round; who meets nobody, or somebody who has left, has won."""
    gone = {each.drawn for each in found.entrants if each.left_after is not None}
    games = []
    for board, pair in enumerate(paired):
        scores = None
        if pair.second is None:
            scores = (LOSS if pair.first in gone else WIN, LOSS)
        elif gone & {pair.first, pair.second}:
            scores = (
                LOSS if pair.first in gone else WIN,
                LOSS if pair.second in gone else WIN,
            )
        games.append(TournamentGame(number, board, pair.first, pair.second, scores=scores))
    return tuple(games)


def _scores(record: TableRecord, seat: int) -> tuple[int, int]:
    """Return what the one in `seat` and the other got in an ended game; nobody if it was ended."""
    assert record.ending is not None
    if record.ending.reason == ABANDONED:
        return LOSS, LOSS
    try:
        places = [each.place for each in seat_results(record, standings(record))]
    except DamagedTable:
        return LOSS, LOSS
    mine, other = places[seat], places[1 - seat]
    if mine == other:
        return DRAW, DRAW
    return (WIN, LOSS) if mine < other else (LOSS, WIN)


def _drawn(found: Tournament, place: int) -> Entrant:
    return next(each for each in found.entrants if each.drawn == place)


def _expect_organizer(found: Tournament, user: int, manages: int | None) -> None:
    """Raise `Refusal` for who neither organizes a tournament nor manages its server."""
    if user not in (found.organizer_id, FORGOTTEN) and manages != found.guild_id:
        raise Refusal("tournament-not-organizer")
