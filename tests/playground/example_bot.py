"""A small bot for the tests, which answers in each of the ways in which a bot can answer."""

import asyncio
import io
import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.app_commands import locale_str

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000030000000208020000001216f14d0000000c49444154789c6360"
    "601000000041000132d2b6e50000000049454e44ae426082"
)

NAMES = {"pt-BR": {"duel": "duelo", "opponent": "oponente"}, "es-ES": {"duel": "duelo"}}

Interaction = discord.Interaction["ExampleBot"]
Doing = Callable[[discord.Interaction[Any], str], Awaitable[None]]
Adding = Callable[[discord.Interaction[Any], int], Awaitable[None]]


class Words(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: object
    ) -> str | None:
        return NAMES.get(locale.value, {}).get(string.message)


def picture(name: str = "board.png", alt: str = "the board") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=alt)


class Board(ui.LayoutView):
    """Text, a picture, a row of buttons and a select."""

    def __init__(self, count: int, file: discord.File | None = None) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Self] = ui.Container(ui.TextDisplay(f"Count {count}"))
        if file:
            box.add_item(
                ui.MediaGallery(discord.MediaGalleryItem(file, description=f"picture {count}"))
            )
        self.add_item(box)
        row: ui.ActionRow[Self] = ui.ActionRow()
        row.add_item(Add(count))
        row.add_item(ui.Button(label="Closed", custom_id="closed", disabled=True))
        row.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
        self.add_item(row)
        self.add_item(ui.ActionRow(Colour()))


class Colour(ui.Select[Any]):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=c.title(), value=c) for c in ("red", "blue")]
        super().__init__(custom_id="colour", placeholder="Colour", options=options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        text = f"{interaction.user.mention} chose {self.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


class Add(ui.DynamicItem[ui.Button[Any]], template=r"add:(?P<count>\d+)"):
    def __init__(self, count: int) -> None:
        super().__init__(ui.Button(label="Add", custom_id=f"add:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot = interaction.client
        assert isinstance(bot, ExampleBot)
        await bot.when_added(interaction, self.count)


class Form(ui.Modal, title="Form"):
    note: ui.Label["Form"] = ui.Label(
        text="Note", component=ui.TextInput(custom_id="note", max_length=20)
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        field = self.note.component
        assert isinstance(field, ui.TextInput)
        await interaction.response.send_message(f"noted: {field.value}", ephemeral=True)


async def echo(asked: discord.Interaction[Any], how: str) -> None:
    await asked.response.send_message(how)


async def count_on(asked: discord.Interaction[Any], count: int) -> None:
    file = picture(f"board{count + 1}.png")
    await asked.response.edit_message(view=Board(count + 1, file), attachments=[file])


class ExampleBot(discord.AutoShardedClient):
    """A test sets `behave` (of /do) and `when_added` (of the button) to what it needs."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=options.pop("intents", discord.Intents.default()),
            guild_ready_timeout=0,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
            **options,
        )
        self.behave: Doing = echo
        self.when_added: Adding = count_on
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.errors: list[Exception] = []
        self.resumed = 0
        self.readied = 0
        self.syncs = True
        self.form_known = asyncio.Event()
        """Set when discord.py knows a form, which is after Discord has shown it."""
        self._run: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Add)
        self.add_view(Board(0))
        await self.tree.set_translator(Words())
        for command in COMMANDS:
            self.tree.add_command(command)
        if self.syncs:
            await self.tree.sync()

    async def on_ready(self) -> None:
        self.readied += 1

    async def on_shard_resumed(self, shard: int) -> None:
        self.resumed += 1

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.content)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait 5 s between shards."""

    async def ask(self, asked: discord.Interaction[Any], how: str = "") -> None:
        """Show a form; whoever fills it in before `form_known` is set may not be heard."""
        await asked.response.send_modal(Form())
        self.form_known.set()

    def begin(self, token: str) -> None:
        self._run = asyncio.create_task(self.start(token))

    async def end(self) -> None:
        await self.close()
        if self._run:
            # A client that is closed while a shard connects would try again for ever.
            self._run.cancel()
            await asyncio.gather(self._run, return_exceptions=True)


@app_commands.command(name=locale_str("duel"), description="Challenge somebody")
@app_commands.choices(wonders=[app_commands.Choice(name="Draft", value="draft")])
@app_commands.rename(opponent=locale_str("opponent"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def duel(interaction: Interaction, opponent: discord.User, wonders: str = "fixed") -> None:
    assert isinstance(opponent, discord.User | discord.Member)
    said = f"{wonders} {opponent.id} {interaction.locale.value} {interaction.guild_locale}"
    view = Board(0)
    view.add_item(ui.TextDisplay(said))
    await interaction.response.send_message(view=view, ephemeral=True)


@app_commands.command(name="do", description="Do as the test wants")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def do(interaction: Interaction, how: str) -> None:
    try:
        await interaction.client.behave(interaction, how)
    except (discord.HTTPException, OSError) as error:
        interaction.client.errors.append(error)


@app_commands.command(name="card", description="Tell about a card")
@app_commands.guild_only()
async def card(interaction: Interaction, name: str) -> None:
    await interaction.response.send_message(f"card {name}")


@card.autocomplete("name")
async def names(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=typed.title(), value=typed)]


group = app_commands.Group(name="set", description="Settings")


@group.command(name="level", description="Set the level")
async def level(interaction: Interaction, to: app_commands.Range[int, 1, 5]) -> None:
    await interaction.response.send_message(f"level {to}", ephemeral=True)


@app_commands.context_menu(name="Challenge")
@app_commands.allowed_installs(guilds=True, users=False)
async def challenge(interaction: Interaction, member: discord.Member) -> None:
    may = member.resolved_permissions
    await interaction.response.send_message(
        f"{member.mention} sends: {may.send_messages if may else None}"
    )


COMMANDS: tuple[Any, ...] = (duel, do, card, group, challenge)
