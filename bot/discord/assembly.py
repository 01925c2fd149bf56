"""The composition root: builds the services of the running bot and wires them together."""

from random import Random

import discord
from msgspec import Struct

from ..computer.hints import Hints
from ..computer.players import ComputerPlayers
from ..computer.reviews import Reviews
from ..fair.dealing import Dealer
from ..runtime.metrics import Metrics
from ..runtime.settings import Settings
from ..runtime.shutdown import Shutdown
from ..store import Store
from ..tables.allowances import Allowances
from ..tables.history.films import Films
from ..tables.history.past_games import PastGames
from ..tables.history.takeaway import Takeaway
from ..tables.invitations.challenges import Challenges
from ..tables.invitations.cutting import Cutting
from ..tables.invitations.full_tables import FullTables
from ..tables.invitations.invitations import Invitations
from ..tables.invitations.lobbies import Lobbies
from ..tables.invitations.rematches import Rematches
from ..tables.lessons import Lessons
from ..tables.notices.clocks import Clocks
from ..tables.notices.watching import Watching
from ..tables.playing import playing
from ..tables.privacy.forgotten_messages import ForgottenMessages
from ..tables.privacy.privacy import Privacy
from ..tables.rankings.counting import Counting
from ..tables.rankings.rankings import Rankings
from ..tables.rankings.ratings import OpenSkill
from ..tables.seats.request_messages import RequestMessages
from ..tables.seats.resigning import Resigning
from ..tables.seats.substitution import Substitution
from ..tables.seats.undoing import Undoing
from ..tables.settings.settings import SettingPages
from ..tables.tournaments.rounds import TournamentRounds
from ..tables.tournaments.tournaments import Tournaments
from ..wording.presentation import Presentations
from ..wording.strings import Strings
from ..workers.ai_pool import AiPool
from ..workers.render_pool import RenderPool
from .boards.follow_ups import FollowUps
from .boards.poster import Poster
from .budget import Budget
from .channels.answer_tokens import AnswerTokens
from .channels.channel_messages import ChannelMessages
from .channels.direct_messages import DirectMessages
from .channels.game_threads import GameThreads
from .concurrency import ConcurrencyLimit
from .services import Services


class Parts(Struct, frozen=True):
    """What the services are built on; the client makes it, and closes it."""

    settings: Settings
    store: Store
    strings: Strings
    render_pool: RenderPool
    ai_pool: AiPool
    budget: Budget
    rng: Random
    shutdown: Shutdown
    metrics: Metrics


def assemble(me: int, client: discord.Client, parts: Parts) -> tuple[Services, ComputerPlayers]:
    """Return the services of the bot, whose user id is `me`, and the computers at its tables."""
    settings, store, strings, shutdown = parts.settings, parts.store, parts.strings, parts.shutdown
    render_pool, ai_pool, rng = parts.render_pool, parts.ai_pool, parts.rng
    presentations, dealer = Presentations(store, strings), Dealer(store, rng)
    messages, poster = _posting(client, parts, presentations)
    computers = ComputerPlayers(
        ai_pool, poster.typing, rng, settings.watch_seconds, shutdown, store.scope.serves
    )
    watching = Watching(store, poster, presentations, settings.limits)
    requests = RequestMessages(store, poster, presentations)
    direct = DirectMessages(client, messages, render_pool)
    play = playing(
        store, poster, direct, presentations, dealer, parts.metrics, shutdown,
        computers.wake, watching.note,
    )  # fmt: skip
    tables, boards = play.tables, play.boards
    resigning = Resigning(store, tables, boards, poster, presentations)
    allowances = Allowances(store, settings.limits)
    counting = Counting(store, OpenSkill(), shutdown)
    invitations = Invitations(tables, dealer, store, poster, presentations, allowances)
    challenges = Challenges(store, invitations, allowances)
    lobbies = Lobbies(store, invitations, allowances)
    threads = GameThreads(client, messages, render_pool)
    rounds = TournamentRounds(store, tables, dealer, poster, threads, presentations)
    forgotten = ForgottenMessages(store, boards, poster, presentations, strings, shutdown)
    services = Services(
        me=me,
        tables=tables,
        boards=boards,
        panels=play.panels,
        invitations=invitations,
        challenges=challenges,
        lobbies=lobbies,
        full_tables=FullTables(store, invitations, tables, dealer, poster, presentations),
        lessons=Lessons(store),
        cutting=Cutting(store, challenges, lobbies),
        rematches=Rematches(store, invitations),
        substitution=Substitution(store, tables, presentations, allowances, requests),
        undoing=Undoing(store, tables, presentations, allowances, requests),
        request_messages=requests,
        resigning=resigning,
        privacy=Privacy(store, resigning, invitations, forgotten, allowances, counting),
        clocks=Clocks(
            store, tables, boards, play.notices, presentations, computers.think, shutdown
        ),
        notices=play.notices,
        tournaments=Tournaments(store, rounds, presentations, rng, shutdown),
        counting=counting,
        rankings=Rankings(store, counting),
        past_games=PastGames(store, counting),
        takeaway=Takeaway(store, counting),
        watching=watching,
        settings=SettingPages(store, strings),
        dealer=dealer,
        store=store,
        strings=strings,
        presentations=presentations,
        render_pool=render_pool,
        hints=Hints(tables, boards, store, presentations, ai_pool, settings.limits),
        reviews=Reviews(ai_pool, shutdown, settings.limits),
        films=Films(render_pool, settings.limits),
        allowances=allowances,
        concurrency=ConcurrencyLimit(settings.limits.at_once),
        shutdown=shutdown,
    )
    return services, computers


def _posting(
    client: discord.Client, parts: Parts, presentations: Presentations
) -> tuple[ChannelMessages, Poster]:
    """Return what sends messages to channels, and what posts boards through it."""
    budget, metrics, tokens = parts.budget, parts.metrics, AnswerTokens(parts.budget)
    messages, follow_ups = ChannelMessages(client, metrics, tokens), FollowUps(budget, tokens)
    return messages, Poster(
        messages, parts.store, presentations, parts.render_pool, metrics, budget, follow_ups
    )
