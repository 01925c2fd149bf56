"""After a game of a tournament no rematch is offered: the tournament decides who plays whom."""

from itertools import cycle

import pytest

from bot.discord.client import Wonders
from bot.games import GAMES
from playground import Playground

from ..scene import LOCALES, settled, words
from .test_tournaments import channel_with_people, resign

pytestmark = pytest.mark.long


async def test_none_is_offered_and_an_older_button_is_refused_in_every_language(
    discord: Playground, bot: Wonders
) -> None:
    for number, (locale, game) in enumerate(zip(LOCALES, cycle(GAMES), strict=False), start=1):
        channel, people = channel_with_people(discord, locale)
        players, say = people[:4], words(locale)
        board = (await people[0].command(channel, "tournament", game=game)).public[0]
        for person in players[1:]:
            await person.click(board, f"T:{number}:join")
        await players[0].click(board, f"T:{number}:begin")
        await settled(bot)
        thread = channel.threads[0]
        found = await bot.store.tables.latest_in(thread.id)
        assert found is not None
        assert found.in_tournament
        seated = {each.user_id for each in found.players}
        one, other = (person for person in players if person.id in seated)
        stranger = next(person for person in players if person.id not in seated)
        await resign(bot, thread, one)
        final = thread.messages[-1]
        assert final.pictures
        offered = [button.label for button in final.buttons]
        assert say("button-replay") in offered
        assert say("button-rematch") not in offered
        # Boards that were shown before had the button.
        for person in (one, other):
            refused = await person.click(final, f"r:{found.id}", forged=True)
            assert refused.public == []
            assert refused.private[0].text == say("refusal-tournament-rematch")
        refused = await stranger.click(final, f"r:{found.id}", forged=True)
        assert refused.private[0].text == say("refusal-not-your-table-ended")
