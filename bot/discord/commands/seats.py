"""`/games`, `/resign`, `/substitute` and `/undo`: one's seats in games, and open invitations."""

from datetime import UTC, datetime

import discord

from engine.ai.levels import LEVELS, USUAL

from ...contract import Session
from ...controls.links import board_url, message_url
from ...controls.panel import Panel, pages
from ...store import Invitation, Outline, TableRecord
from ...tables.seating import seat_of
from ...tables.seats.resigning_panels import resign_selects
from ...wording.names import escaped
from ...wording.players import opponents
from ...wording.strings import Words
from ..permissions import managed_server
from ..services import Services
from .build import AnyCommand, command


class SeatCommands:
    """The commands for a person's own seats."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands."""
        words = self.services.strings.words(None)
        return (
            command(words, "games", self.games, for_all=True),
            command(words, "resign", self.resign, for_all=True),
            command(words, "substitute", self.substitute, choices={"level": LEVELS}),
            command(words, "undo", self.undo),
        )

    async def games(self, interaction: discord.Interaction) -> None:
        """List the person's running games with links, those that wait for the person first.

        Each can be resigned from the list, since its channel may have been deleted. After them come
        those in which the computer has the person's seat, and last the invitations.
        """
        async with self.services.reply(interaction) as reply:
            user = interaction.user.id
            mine, damaged = await self.services.resigning.running_of(user)
            mine.sort(key=lambda each: not _waits_for(each, user))
            lines = [_line(reply.words, each, user) for each in mine]
            lines += [
                reply.words("games-damaged", number=str(each.id), place=_place(reply.words, each))
                for each in damaged
            ]
            replaced = await self.services.store.outlines.replaced(user)
            lines += [_line_of_replaced(reply.words, each, user) for each in replaced]
            lines += await self._invitations(reply.words, user)
            *texts, last = pages(lines or [reply.words("games-none")])
            for text in texts:
                await reply.say(Panel((text,)))
            await reply.say(Panel((last,), resign_selects(reply.words, mine, damaged, user)))

    async def _invitations(self, words: Words, user: int) -> list[str]:
        """Return lines for the open invitations of a person, those to be answered first."""
        now, found = datetime.now(UTC), await self.services.store.invitations.open_of(user)
        return [
            words(
                "games-invited" if user in each.invited else "games-open",
                host=escaped(each.host.name),
                game=words(f"game-{each.game}"),
                place=_place(words, each),
                link=message_url(each, each.message_id),
            )
            for each in sorted(found, key=lambda each: user not in each.invited)
            if each.message_id is not None and each.expires_at > now
        ]

    async def resign(self, interaction: discord.Interaction) -> None:
        """Ask the person to confirm resigning, or ending, the game of the channel."""
        async with self.services.reply(interaction) as reply:
            assert interaction.channel_id is not None
            user, server = interaction.user.id, managed_server(interaction)
            await self.services.resigning.ask_here(interaction.channel_id, user, server, reply)

    async def substitute(self, interaction: discord.Interaction, level: str = USUAL) -> None:
        """Offer to let the computer replace the person, or an opponent who deserted the game.

        Who manages the server and does not play is offered every person's seat.
        """
        async with self.services.reply(interaction) as reply:
            assert interaction.channel_id is not None
            user, server = interaction.user.id, managed_server(interaction)
            await self.services.substitution.choose(
                interaction.channel_id, user, server, level, reply
            )

    async def undo(self, interaction: discord.Interaction) -> None:
        """Ask all others to let the person take the last move back."""
        async with self.services.reply(interaction, private=False) as reply:
            assert interaction.channel_id is not None
            await self.services.undoing.ask(interaction.channel_id, interaction.user.id, reply)


def _place(words: Words, record: TableRecord | Outline | Invitation) -> str:
    return words("games-direct") if record.guild_id is None else f"<#{record.channel_id}>"


def _waits_for(session: Session, user: int) -> bool:
    return seat_of(session.record.players, user) in session.to_act()


def _line(words: Words, session: Session, user: int) -> str:
    record = session.record
    return words(
        "games-yours" if _waits_for(session, user) else "games-theirs",
        opponent=opponents(words, record.players, user, escaped),
        place=_place(words, record),
        link=board_url(record),
        game=words(f"game-{record.game}"),
        moves=len(record.moves),
    )


def _line_of_replaced(words: Words, found: Outline, user: int) -> str:
    who = opponents(words, found.players, user, escaped)
    game = words(f"game-{found.game}")
    return words("games-replaced", opponent=who, place=_place(words, found), game=game)
