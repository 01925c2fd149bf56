"""Shows and changes settings, for `/settings` and for presses on its panel."""

import discord

from ...controls.setting_ids import ChangeSetting, SettingPressed, ShowSettings, Whose
from ...tables.private_answers import answer_privately
from ...tables.settings.settings import Asker
from ..permissions import managed_server
from ..replies.reply import Reply
from ..services import Services


async def open_settings(services: Services, interaction: discord.Interaction, reply: Reply) -> None:
    """Show the first page: the server's to whoever manages it, to all others their own."""
    whose: Whose = "own" if _asker(interaction).server is None else "server"
    await show_settings(services, interaction, reply, ShowSettings(whose), "")


async def show_settings(
    services: Services,
    interaction: discord.Interaction,
    reply: Reply,
    pressed: SettingPressed,
    chosen: str,
) -> None:
    """Show a page of settings, after changing one to the value `chosen` in a list.

    The page is in the person's language as it is after the change. Raises `Refusal`.
    """
    asker = _asker(interaction)
    if isinstance(pressed, ChangeSetting):
        await services.settings.change(asker, pressed, chosen)
    words = await services.presentations.words_for(asker.person, interaction.locale.value)
    await answer_privately(reply, await services.settings.panel(asker, pressed, words))


def _asker(interaction: discord.Interaction) -> Asker:
    installed = interaction.is_guild_integration()
    return Asker(interaction.user.id, managed_server(interaction) if installed else None)
