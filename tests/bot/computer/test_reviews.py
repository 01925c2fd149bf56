"""`/review`: the curve of a finished game, its turning points, and the boards of those moments."""

import asyncio

import pytest

from bot.computer import reviews
from bot.computer.reviews import Reviews
from bot.discord.client import Wonders
from bot.duel.review import decision_views
from bot.runtime.limits import Limits
from bot.store import Ending
from bot.tables.refusals import Refusal
from bot.workers import process as worker
from engine.ai.review import LEAST_LOSS, Review
from engine.ai.thought import Thought
from engine.duel.catalog import TOKENS
from engine.duel.decisions import PickFromLibrary
from engine.duel.table import View
from playground import Answer, Message, Picture, Playground

from ..scene import (
    LOCALES,
    after,
    before_end,
    dealt,
    ended,
    private,
    record,
    settled,
    sit,
    town,
    waiting_for,
    words,
)


async def shown(bot: Wonders, answer: Answer) -> Message:
    """Return the one private message that stays once everything is done."""
    await settled(bot)
    return private(answer)


def png(message: Message) -> Picture:
    (picture,) = message.pictures
    assert picture.data.startswith(b"\x89PNG")
    assert 20 < len(picture.alt) <= 1024
    return picture


def resigned(winner: int) -> Ending:
    return Ending("resignation", (winner,))


async def made(bot: Wonders, table: int) -> Review:
    """Return the review of a game that was shown, as it is kept."""
    session = await bot.services.tables.session(table)
    return await bot.services.reviews.of(session, 0, preliminary=False)


@pytest.mark.long
async def test_a_finished_game_is_reviewed(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    locale, position = "pt-BR", ended()
    place, say = town(discord, locale), words(locale)
    table = await sit(bot, place.channel, (place.ana, place.bruno), position, locale=locale)
    message = await shown(bot, await place.carla.command(place.channel, "review"))
    review = await made(bot, table)
    assert len(thought) == len(position.moves) == len(review.moves)
    assert {"Ana", "Bruno"} <= {word.strip(":;.,") for word in png(message).alt.split()}
    accuracy = [
        say("hint-chance", percent=round(each)) for each in review.accuracy if each is not None
    ]
    assert len(accuracy) == 2
    assert all(each in message.text and each in png(message).alt for each in accuracy)
    assert [button.label for button in message.buttons] == ["1", "2", "3"][: len(review.turns)]
    for turn in review.turns:
        assert turn.loss >= LEAST_LOSS
        for option in (turn.best, turn.made):
            assert say("hint-chance", percent=round(100 * option.chance)) in message.text


@pytest.mark.long
async def test_a_button_shows_the_board_of_a_turning_point(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place, say = town(discord), words("en-US")
    table = await sit(bot, place.channel, (place.ana, place.bruno), ended())
    message = await shown(bot, await place.ana.command(place.channel, "review"))
    turns = (await made(bot, table)).turns
    assert turns
    for button, turn in zip(message.buttons, turns, strict=True):
        moment = await shown(bot, await place.ana.click(message, button))
        assert png(moment).filename == f"board-{table}-{turn.n}.png"
        assert moment.text.startswith(f"**Move {turn.n + 1}**: **")
        assert say("hint-chance", percent=round(100 * turn.best.chance)) in moment.text
        assert moment.buttons == []
    assert len(thought) == len(ended().moves)  # nothing is thought of twice


@pytest.mark.long
async def test_any_moment_can_be_shown_even_after_a_restart(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place = town(discord)
    table = await sit(bot, place.channel, (place.ana, place.bruno), ended())
    message = await shown(bot, await place.ana.command(place.channel, "review"))
    bot.services.reviews._made.clear()
    for n in (0, 9, len(ended().moves) - 1):
        pressed = await place.bruno.click(message, f"v:{table}:{n}", forged=True)
        assert png(await shown(bot, pressed)).filename == f"board-{table}-{n}.png"
    assert len(thought) == 2 * len(ended().moves)


@pytest.mark.long
async def test_a_moment_that_never_was_is_refused(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place, say = town(discord), words("en-US")
    table = await sit(bot, place.channel, (place.ana, place.bruno), ended())
    message = await shown(bot, await place.ana.command(place.channel, "review"))
    pressed = f"v:{table}:{len(ended().moves)}"
    answer = await place.ana.click(message, pressed, forged=True)
    assert (await shown(bot, answer)).text == say("refusal-unknown-control")


@pytest.mark.long
async def test_who_asks_at_the_same_time_shares_the_thinking(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place = town(discord)
    await sit(bot, place.channel, (place.ana, place.bruno), ended())
    people = (place.ana, place.bruno, place.carla)
    answers = await asyncio.gather(*(each.command(place.channel, "review") for each in people))
    texts = {(await shown(bot, answer)).text for answer in answers}
    assert len(texts) == 1
    assert len(thought) == len(ended().moves)


@pytest.mark.long
async def test_a_review_is_shared_when_asked_for_in_the_servers_language(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place, say = town(discord, "pt-BR", server="es-ES"), words("es-ES")
    await sit(bot, place.channel, (place.ana, place.bruno), ended(), locale="es-ES")
    answer = await place.ana.command(place.channel, "review", share=True)
    await settled(bot)
    (message,) = answer.public
    assert answer.private == []
    assert message.text.startswith(say("review-accuracy", each="")[:9])
    assert message.mentions == []
    if message.buttons:  # to whoever presses, in that person's language
        moment = await shown(bot, await place.carla.click(message, "1"))
        assert moment.text.startswith("**Jogada ")


@pytest.mark.long
async def test_the_last_board_offers_the_review(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place, say = town(discord), words("en-US")
    position = before_end()
    _, board = await dealt(bot, place, position)
    seat = place.person(position.seat)
    (weighed,) = (await seat.click(board, board.buttons[0].label)).private
    await seat.click(weighed, weighed.buttons[-1].label)
    await settled(bot)
    finale = place.channel.messages[-1]
    pressed = await place.carla.click(finale, say("button-review"))
    assert png(await shown(bot, pressed)).filename.startswith("review-")
    assert place.channel.messages[-1] is finale
    assert finale.buttons


@pytest.mark.long
async def test_a_resigned_game_is_reviewed_up_to_there(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place = town(discord)
    table = await sit(bot, place.channel, (place.ana, place.bruno), after(20))
    await bot.store.tables.end(table, resigned(winner=1))
    message = await shown(bot, await place.ana.command(place.channel, "review"))
    assert "resigned" in png(message).alt
    assert (await made(bot, table)).curve[-1] == (0, 1)
    assert len(thought) == 20


async def test_what_cannot_be_reviewed_is_refused(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table = await sit(bot, place.channel, (place.ana, place.bruno), after(0), locale=locale)
        running = await shown(bot, await place.ana.command(place.channel, "review"))
        assert running.text == say("refusal-review-running")
        await bot.store.tables.end(table, resigned(winner=0))
        empty = await shown(bot, await place.ana.command(place.channel, "review"))
        assert empty.text == say("refusal-review-empty")
        board = (await place.ana.command(place.channel, "board")).public[0]
        assert say("button-review") not in [button.label for button in board.buttons]
    assert thought == []


async def test_a_server_can_do_without_reviews(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place, say = town(discord), words("en-US")
    table = await sit(bot, place.channel, (place.ana, place.bruno), ended())
    await bot.store.preferences.change(place.guild.id, reviews=False)
    message = await shown(bot, await place.ana.command(place.channel, "review"))
    assert message.text == say("refusal-review-off")
    board = (await place.ana.command(place.channel, "board")).public[0]
    for pressed in (f"v:{table}", f"v:{table}:3"):
        answer = await place.ana.click(board, pressed, forged=True)
        assert (await shown(bot, answer)).text == say("refusal-review-off")
    assert thought == []


async def test_nothing_hidden_is_thought_with(discord: Playground, bot: Wonders) -> None:
    place, position = town(discord), waiting_for(PickFromLibrary)
    table = await sit(bot, place.channel, (place.ana, place.bruno), position)
    drawn = position.state.table.todo[0]
    assert isinstance(drawn, PickFromLibrary)
    views = list(decision_views(await record(bot, table)))
    assert len(views) == len(position.moves)
    for (view, seat), (mover, _) in zip(views, position.moves, strict=True):
        assert isinstance(view, View)
        assert seat == mover
        todo = view.table.todo[0]
        seen = isinstance(todo, PickFromLibrary) and todo.seat == seat
        assert bool(view.library) == seen
        assert set(view.library or ()) <= set(TOKENS)


@pytest.mark.long
async def test_only_the_last_reviews_are_kept(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "CACHED", 2)
    kept, sessions = Reviews(bot.ai_pool, bot.services.shutdown, Limits()), []
    for _ in range(3):
        place = town(discord)
        table = await sit(bot, place.channel, (place.ana, place.bruno), after(3))
        await bot.store.tables.end(table, resigned(winner=0))
        sessions.append(await bot.services.tables.session(table))
        await kept.of(sessions[-1], place.ana.id, preliminary=False)
    assert [kept.seconds(each, 0) == 0 for each in sessions] == [False, True, True]


@pytest.mark.long
async def test_a_review_that_failed_is_tried_again(
    discord: Playground, bot: Wonders, thought: list[Thought], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = town(discord)
    await sit(bot, place.channel, (place.ana, place.bruno), ended())
    with monkeypatch.context() as broken:
        broken.setattr(worker, "evaluate", lambda *_: 1 / 0)
        message = await shown(bot, await place.ana.command(place.channel, "review"))
        assert message.pictures == []
    again = await shown(bot, await place.ana.command(place.channel, "review"))
    assert png(again).filename.startswith("review-")


async def test_a_bot_about_to_stop_begins_no_review(
    discord: Playground, bot: Wonders, thought: list[Thought]
) -> None:
    place = town(discord)
    table = await sit(bot, place.channel, (place.ana, place.bruno), ended())
    session = await bot.services.tables.session(table)
    await bot.services.shutdown.finish(0)
    with pytest.raises(Refusal) as refused:
        await bot.services.reviews.of(session, 1, preliminary=False)
    assert refused.value.key == "review-closing"
    assert thought == []
