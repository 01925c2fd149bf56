"""Leaderboards, statistics and histories, as people ask for them."""

import pytest

from bot.discord.client import Wonders
from bot.store import Ending
from engine.duel.game import DUEL
from playground import Playground

from ..scene import ended, private, sit, town, words

pytestmark = pytest.mark.long


async def test_a_finished_game_is_told_to_those_who_ask(discord: Playground, bot: Wonders) -> None:
    locale = "pt-BR"
    place, say = town(discord, locale), words(locale)
    ana, bruno, carla, channel = place.ana, place.bruno, place.carla, place.channel
    nothing = private(await ana.command(channel, "leaderboard"))
    assert nothing.text == say("leaderboard-empty-here", game="7 Wonders Duel")
    assert private(await ana.command(channel, "history")).text == say("history-none")
    position = ended()
    table = await sit(bot, channel, (ana, bruno), position, locale=locale)
    result = DUEL.result(position.state)
    assert result is not None
    ending, kind = Ending(result.reason, result.winners), say(f"victory-{result.reason}")
    within = say(f"victory-{result.reason}.within")
    await bot.store.tables.end(table, ending)
    winner, loser = (ana, bruno) if 0 in ending.winners else (bruno, ana)
    first, second = ("Ana", "Bruno") if 0 in ending.winners else ("Bruno", "Ana")

    (shared,) = (await carla.command(channel, "leaderboard", share=True)).public
    (picture,) = shared.pictures
    assert picture.alt.index(first) < picture.alt.index(second)
    assert "1880" in picture.alt
    mine = private(await winner.command(channel, "stats")).pictures[0].alt
    assert kind in mine
    assert say("picture-stats-wonders") in mine
    other = private(await loser.command(channel, "stats", member=winner)).pictures[0].alt
    assert say("stats-against", rival=second, ahead=1, behind=0, equal=0) in other
    listed = private(await loser.command(channel, "leave-rankings"))
    assert listed.text == say("rankings-nowhere")
    refused = private(await carla.command(channel, "stats", member=loser))
    assert refused.text == say("refusal-not-ranked", name=second)
    left = private(await carla.command(channel, "leaderboard")).pictures[0].alt
    assert first in left
    assert second not in left
    nobody = private(await carla.command(channel, "leaderboard", where="everywhere"))
    assert nobody.text == say("leaderboard-empty-everywhere", game="7 Wonders Duel")
    back = private(await loser.command(channel, "join-rankings", everywhere=True))
    assert back.text == say("rankings-everywhere")
    everywhere = private(await carla.command(channel, "leaderboard", where="everywhere"))
    assert second in everywhere.pictures[0].alt
    assert first not in everywhere.pictures[0].alt

    history = private(await loser.command(channel, "history"))
    assert say("history-lost", kind=within) in history.text
    chosen = private(await loser.select(history, history.selects[0], [str(table)]))
    assert [each.label for each in chosen.buttons[:3]] == [
        say("button-replay"),
        say("button-review"),
        say("button-proof"),
    ]
    proof = private(await loser.click(chosen, say("button-proof")))
    assert proof.text == say("verify-unsealed")
    stranger = private(await carla.select(history, history.selects[0], [str(table)], forged=True))
    assert stranger.text == say("refusal-unknown-control")


async def test_where_the_app_is_not_installed_nobody_is_listed_who_is_listed_on_servers(
    discord: Playground, bot: Wonders
) -> None:
    guild = discord.add_guild("Elsewhere", user_install_only=True)
    ana, bruno = (discord.add_person(name, app_installed=True) for name in ("Ana", "Bruno"))
    guild.join(ana, bruno)
    channel, position = guild.add_channel("plaza"), ended()
    table = await sit(bot, channel, (ana, bruno), position, postable=False)
    result = DUEL.result(position.state)
    assert result is not None
    await bot.store.tables.end(table, Ending(result.reason, result.winners))
    say = words("en-US")
    listed = private(await ana.command(channel, "leaderboard"))
    assert listed.text == say("leaderboard-empty-everywhere", game="7 Wonders Duel")
    other = private(await ana.command(channel, "stats", member=bruno))
    assert other.text == say("refusal-not-ranked", name="Bruno")
