"""A game in which each player chooses the side of the own board: through Discord, and in secret."""

import re
from random import Random

import pytest

from bot.discord.client import Wonders
from bot.seven.session import SevenSession
from bot.wording.presentation import Presentation
from engine.core.game import Seat
from engine.seven.table import choosing_sides
from playground import Playground
from tests.bot.party import told, words
from tests.bot.players import SLOWLY
from tests.bot.wording.languages import LOCALES, WORDS

from ..shown import all_of, text
from .party import party
from .tables import buttons, panels, stored

pytestmark = pytest.mark.long

SIDED = re.compile(r"\([AB]\)")
"""The side in the name of a board; that of the Free City is known from the deal on."""


async def test_people_and_a_computer_choose_their_sides(discord: Playground, bot: Wonders) -> None:
    here, say = party(discord, bot, 3), words("en-US")
    ana, bruno, carla = here.people
    lobby = await here.lobby(player2=bruno, computers=2, level="apprentice", sides="choose")
    assert say("seven-option-sides-choose") in lobby.text
    assert say("alt-awaited", name="Bruno") in lobby.attachments[0].alt
    await bruno.click(lobby, "Join")
    table = await here.table()
    assert say("seven-begins-sides") in here.board.text
    assert [each.label for each in here.board.buttons] == [
        say("seven-button-choose-side"),
        say("button-watch"),
    ]
    first = await here.hand(ana)
    assert [each.label for each in first.buttons] == ["Side A", "Side B"]
    assert "**Side B**\n- Stage 1" in first.text
    assert len(first.attachments) == 1
    for label in ("Side A", "Side B"):  # she changes her mind
        await ana.click(first, label)
        assert [each.label for each in first.buttons].count(f"✔ {label}") == 1
        assert f"Play with s{label[1:]}" in first.text
    await discord.until(lambda: ana.mention not in here.board.text, SLOWLY, "who has chosen")
    assert bruno.mention in here.board.text
    for name, options in (("board", {"text": True}), ("city", {"member": ana}), ("log", {})):
        shown = (await carla.command(here.channel, name, **options)).private[-1]
        assert "(B)" not in shown.text
    assert "Side A" in told(await ana.command(here.channel, "hand"))
    assert "side B" in (await ana.command(here.channel, "log")).private[-1].text
    assert (await bruno.command(here.channel, "hint")).private
    here.hands[ana] = first
    second = await here.hand(bruno)
    await bruno.click(second, "Side A")
    await here.next_board((table, 0))
    record = await here.record(table)
    made = {record.players[move.seat].user_id: move.text for move in record.moves}
    assert (made[ana.id], made[bruno.id], len(record.moves)) == ("side:b", "side:a", 4)
    assert "**Ana** plays with" in here.board.text
    assert "(B)" in here.board.text
    assert first.text.startswith("**Age I, turn 1 of 6**")  # her panel has become her hand
    await here.turn()
    assert len((await here.record(table)).moves) == 8
    log = (await carla.command(here.channel, "log")).private[-1].text
    assert f"**{say('seven-turn-sides')}**" in log


def test_nobody_is_shown_a_side_before_all_have_chosen() -> None:
    """What a viewer is shown is the same whatever the others have chosen."""
    for players, locale in zip((2, 7), LOCALES, strict=False):
        to, rng = Presentation(WORDS[locale]), Random(players)
        opened = SevenSession.open(stored(players, 2, sides="choose"))
        for seat in map(Seat, range(players - 1)):
            one, other = (opened.play(seat, f"side:{side}") for side in "ab")
            for viewer in (None, *(each for each in map(Seat, range(players)) if each != seat)):
                shown = zip(panels(one, to, viewer), panels(other, to, viewer), strict=True)
                assert all(all_of(mine) == all_of(theirs) for mine, theirs in shown)
            own = one.private_panel(to, seat)
            assert own is not None
            assert [each.style for each in buttons(own)] == ["success", "primary"]
            assert len(SIDED.findall(text(one.board(to)))) == len(one.table.cities) - players
            opened = rng.choice((one, other))
        assert choosing_sides(opened.table)
        opened = opened.play(Seat(players - 1), "side:b")
        assert not choosing_sides(opened.table)
        taken = [city.board.side for city in opened.table.cities[:players]]
        assert SIDED.findall(text(opened.board(to))) == [f"({side})" for side in taken]
