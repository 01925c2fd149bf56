"""`/score`, `/board`, `/replay`, `/log`, and the views that games declare: show a game."""

from collections.abc import Iterator

import discord

from engine.core.game import Seat

from ...contract import GameView, Session
from ...controls.panel import Panel, pages
from ...games import GAMES
from ...lessons.legend import with_signs
from ...tables.history.films import show_film
from ...tables.history.undone import with_undone_lines
from ...tables.refusals import Refusal
from ...tables.seating import may_manage, seat_of
from ...tables.turns import not_seated
from ...wording.names import escaped
from ..services import Services
from .build import AnyCommand, Callback, command


class LookCommands:
    """The commands that show a game and do not change it."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        return (
            command(words, "score", self.score),
            command(words, "board", self.board),
            *(command(words, view.name, self._shows(view)) for view in views()),
            command(words, "replay", self.replay),
            command(words, "log", self.log),
        )

    async def score(self, interaction: discord.Interaction, share: bool = False) -> None:
        """Show the score pad, to everybody if `share`."""
        async with self.services.reply(interaction, private=not share) as reply:
            self._count("looks", interaction)
            session = await self._session(interaction)
            to = await self.services.for_viewers(reply, session, share=share)
            await reply.say(session.score(to), private=not share)

    async def board(self, interaction: discord.Interaction, text: bool = False) -> None:
        """Post the board again for its players; show it privately to others, or as text."""
        async with self.services.reply(interaction, private=text) as reply:
            self._count("looks" if text else "boards", interaction)
            session = await self._session(interaction)
            if text:
                await reply.say(session.position_text(reply.words, _seat(session, interaction)))
            elif may_manage(session.record, interaction.user.id):
                await self.services.boards.show_again(session.record.id, reply)
            else:
                await reply.say(session.position_panel(await self.services.for_person(reply)))

    async def replay(self, interaction: discord.Interaction, share: bool = False) -> None:
        """Show the animation of the game, to everybody if `share`."""
        async with self.services.reply(interaction, private=not share) as reply:
            self._count("looks", interaction)
            session = await self._session(interaction)
            to = await self.services.for_viewers(reply, session, share=share)
            person, private = interaction.user.id, not share
            await show_film(self.services.films, session, to, person, reply, private=private)

    async def log(self, interaction: discord.Interaction) -> None:
        """List the moves so far, in as many messages as they need."""
        async with self.services.reply(interaction) as reply:
            self._count("looks", interaction)
            session = await self._session(interaction)
            words, seat = reply.words, _seat(session, interaction)
            lines = with_undone_lines(words, session.log(words, seat), session.record, seat)
            for text in pages(lines):
                await reply.say(Panel((text,)))

    def _shows(self, view: GameView) -> Callback:
        """Return the function of a view's command."""

        async def of_game(interaction: discord.Interaction) -> None:
            await self._look(interaction, view, None)

        async def of_member(
            interaction: discord.Interaction, member: discord.User | None = None
        ) -> None:
            await self._look(interaction, view, member)

        return of_member if view.of_member else of_game

    async def _look(
        self, interaction: discord.Interaction, view: GameView, member: discord.User | None
    ) -> None:
        """Show a view of the channel's game to the person, as that person may know it."""
        async with self.services.reply(interaction) as reply:
            self._count("looks", interaction)
            session = await self._session(interaction)
            if view not in GAMES[session.record.game].views:
                raise Refusal("no-such-view")
            viewer = _seat(session, interaction)
            seat = Seat(0) if viewer is None else viewer
            if member is not None:
                seat = _seat_of_member(session, member)
            to = await self.services.for_person(reply)
            shown = session.look(view.name, to, viewer, seat)
            if shown is None:
                raise not_seated(session.record, interaction.user.id)
            await reply.say(with_signs(to.words, shown, session.record.game))

    def _count(self, what: str, interaction: discord.Interaction) -> None:
        self.services.allowances.count(what, interaction.user.id)

    async def _session(self, interaction: discord.Interaction) -> Session:
        assert interaction.channel_id is not None
        return await self.services.tables.latest_in(interaction.channel_id)


def views() -> Iterator[GameView]:
    """Yield the views of all games, those that several games have once."""
    yield from dict.fromkeys(view for game in GAMES.values() for view in game.views)


def _seat(session: Session, interaction: discord.Interaction) -> Seat | None:
    return seat_of(session.record.players, interaction.user.id)


def _seat_of_member(session: Session, member: discord.User) -> Seat:
    """Return the seat of a member, for a bot that of the first computer; raises `Refusal`."""
    players = session.record.players
    seat = seat_of(players, member.id)
    if seat is None and member.bot:
        seat = next((Seat(at) for at, each in enumerate(players) if each.user_id is None), None)
    if seat is None:
        raise Refusal("no-city", name=escaped(member.display_name))
    return seat
