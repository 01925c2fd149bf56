"""Lessons, rules and signs, as somebody new finds them; and the first game that explains itself."""

import pytest

from bot.discord.client import Wonders
from bot.lessons.course import course, taught
from playground import Message, Playground

from ..scene import LOCALES, settled, town, words


@pytest.mark.long
async def test_who_is_new_learns_a_game_and_then_plays_it(
    discord: Playground, bot: Wonders
) -> None:
    locale = "pt-BR"
    place, say = town(discord, locale), words(locale)
    ana, channel = place.ana, place.channel
    pages = course("duel").pages
    (page,) = (await ana.command(channel, "learn", game="duel")).private
    assert say("lesson-duel-free") in page.text
    assert page.pictures
    await ana.click(page, "z:duel:free:press")
    assert say("lesson-duel-free.wrong") in page.text
    await ana.click(page, "z:duel:free:baths")
    assert say("lesson-duel-free.right") in page.text
    await ana.click(page, say("button-lesson-next"))
    assert say("lesson-duel-coins") in page.text
    assert await bot.store.lessons.page(ana.id, "duel") == "coins"
    (again,) = (await ana.command(channel, "learn", game="duel")).private
    assert say("lesson-duel-coins") in again.text
    (told,) = (await ana.command(channel, "privacy")).private
    assert say("privacy-lessons") in told.text
    for _ in pages[2:]:
        await ana.click(again, say("button-lesson-skip"))
    assert say("lesson-duel-play") in again.text
    await ana.click(again, say("button-guided"))
    await settled(bot)
    board = newest(channel.messages)
    assert say("guide-duel-board-0") in board.text
    legend = await ana.click(board, say("button-legend"))
    assert len(legend.private[0].pictures) == 2
    (card,) = (await ana.click(board, board.buttons[0])).private
    assert say("guide-duel-card-0") in card.text
    await ana.click(card, card.buttons[0])
    await discord.until(lambda: say("guide-duel-board-1") in newest(channel.messages).text)
    assert say("button-legend") not in [each.label for each in newest(channel.messages).buttons]
    table = await bot.store.tables.latest_in(channel.id)
    assert table is not None
    assert [player.level for player in table.players] == [None, "apprentice"]
    (really,) = (await ana.command(channel, "forget-me")).private
    await ana.click(really, say("button-forget"))
    await discord.until(lambda: really.text == say("forgotten"))
    assert await bot.store.lessons.page(ana.id, "duel") is None


def newest(messages: list[Message]) -> Message:
    """Return the last board."""
    return [message for message in messages if message.pictures and not message.ephemeral][-1]


@pytest.mark.long
async def test_the_other_games_explain_their_first_panels_in_direct_messages(
    discord: Playground, bot: Wonders
) -> None:
    for game in ("seven", "architects"):
        ana, say = discord.add_person("Ana", locale="en-US"), words("en-US")
        dm = discord.dm(ana)
        (page,) = (await ana.command(dm, "learn", game=game)).private
        for _ in course(game).pages[1:]:
            await ana.click(page, say("button-lesson-skip"))
        await ana.click(page, say("button-guided"))
        await settled(bot)
        board = newest(dm.messages)
        assert say(f"guide-{game}-board-0") in board.text
        if game == "seven":
            (hand,) = (await ana.click(board, say("seven-button-hand"))).private
            assert say("guide-seven-hand-0") in hand.text
            await ana.click(hand, next(b for b in hand.buttons if b.custom_id.startswith("w:")))
            assert say("guide-seven-card-0") in hand.text


async def test_rules_are_searched_chosen_and_listed(discord: Playground, bot: Wonders) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        for game in taught():
            title = say(f"rules-{game}-science")
            offered = await place.ana.autocomplete(
                place.channel, "rules", game=game, subject=title[:5].upper()
            )
            assert (title, "science") in offered
            typed = await place.ana.command(place.channel, "rules", game=game, subject=title)
            assert say(f"rules-{game}-science.text") in typed.text
            (panel,) = (await place.ana.command(place.channel, "rules", game=game)).private
            await place.ana.select(panel, panel.selects[0], ["scoring"])
            assert say(f"rules-{game}-scoring.text") in panel.text
        none = await place.ana.command(place.channel, "rules", game="duel", subject="xyzzy")
        assert none.text == say("refusal-no-subject")


@pytest.mark.long
async def test_forged_presses_are_refused(discord: Playground, bot: Wonders) -> None:
    place, say = town(discord), words("en-US")
    (page,) = (await place.ana.command(place.channel, "learn", game="duel")).private
    for custom_id, key in (
        ("z:duel:free:nonsense", "lesson-changed"),
        ("n:nonsense:free", "unknown-control"),
        ("i:nonsense", "unknown-control"),
        ("j:nonsense", "unknown-control"),
        ("q:../../x", "unknown-control"),
    ):
        refused = await place.ana.click(page, custom_id, forged=True)
        assert refused.text == say(f"refusal-{key}")
