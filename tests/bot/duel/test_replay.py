"""`/replay` and the button below a finished game: the game as a film."""

import asyncio
import io
from collections.abc import Callable
from threading import Event
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.controls.panel import Film
from bot.discord.client import Wonders
from bot.duel.session import DuelSession
from bot.runtime.limits import Limits
from bot.store import Player
from bot.tables.history import films
from bot.wording.presentation import Presentation
from bot.workers.render_pool import RenderPool
from engine.duel.decisions import PickFromLibrary
from playground import Answer, Message, Playground

from ..scene import (
    Position,
    after,
    before_end,
    dealt,
    ended,
    private,
    settled,
    sit,
    town,
    waiting_for,
    words,
)
from ..waiting import until
from .test_secrets import game, record

R = TypeVar("R")

OPENING = FINALE = 1


def boards(position: Position) -> int:
    """Return how many boards there were: the first one, and one after each move that followed."""
    return 1 + sum(not text.startswith("draft:") for _, text in position.moves)


def film(message: Message) -> tuple[int, str]:
    """Return how many pictures the film of a message has, and its alt text."""
    (picture,) = message.pictures
    assert picture.filename.endswith(".gif")
    assert len(picture.data) < 8_000_000
    return Image.open(io.BytesIO(picture.data)).n_frames, picture.alt  # type: ignore[attr-defined]


async def shown(bot: Wonders, answer: Answer) -> Message:
    """Return the one private message that stays once the film is made."""
    await settled(bot)
    return private(answer)


@pytest.mark.long
async def test_a_finished_game_is_shown_from_its_opening_to_its_end(
    discord: Playground, bot: Wonders
) -> None:
    locale, position = "pt-BR", ended()
    place = town(discord, locale)
    await sit(bot, place.channel, (place.ana, place.bruno), position, locale=locale)
    message = await shown(bot, await place.carla.command(place.channel, "replay"))
    pictures, alt = film(message)
    assert pictures == OPENING + boards(position) + FINALE
    assert alt == words(locale)("replay-alt", moves=len(position.moves))
    assert "Ana" in message.text or "Bruno" in message.text


@pytest.mark.long
async def test_a_game_that_goes_on_is_shown_up_to_now(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    await sit(bot, place.channel, (place.ana, place.bruno), after(30))
    message = await shown(bot, await place.ana.command(place.channel, "replay"))
    assert film(message)[0] == OPENING + boards(after(30))
    assert message.text == words("en-US")("replay-goes-on")


async def test_a_game_that_has_just_been_dealt_is_its_opening(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await sit(bot, place.channel, (place.ana, place.bruno), after(0))
    answer = await place.ana.command(place.channel, "replay")
    assert film(await shown(bot, answer))[0] == 1


async def test_a_film_is_shared_when_asked_for(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    await sit(bot, place.channel, (place.ana, place.bruno), after(12))
    answer = await place.ana.command(place.channel, "replay", share=True)
    await settled(bot)
    assert answer.private == []
    (message,) = answer.public
    assert film(message)[0] > 1


@pytest.mark.long
async def test_the_last_board_offers_the_film(discord: Playground, bot: Wonders) -> None:
    place, say = town(discord), words("en-US")
    position = before_end()
    _, board = await dealt(bot, place, position)
    seat = place.person(position.seat)
    (weighed,) = (await seat.click(board, board.buttons[0].label)).private
    await seat.click(weighed, weighed.buttons[-1].label)
    await settled(bot)
    finale = place.channel.messages[-1]
    answer = await place.carla.click(finale, say("button-replay"))
    assert film(await shown(bot, answer))[0] == OPENING + boards(position) + 1 + FINALE


async def test_a_film_is_drawn_once_for_all_seats(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, stretches = bot.render_pool.film, list[int]()

    async def counted(work: Callable[[], R]) -> R:
        stretches.append(1)
        return await draw(work)

    monkeypatch.setattr(bot.render_pool, "film", counted)
    place = town(discord)
    await sit(bot, place.channel, (place.ana, place.bruno), after(0))
    for person in (place.ana, place.bruno, place.carla):
        await shown(bot, await person.command(place.channel, "replay"))
        assert len(stretches) == 1


@pytest.mark.long
async def test_what_the_great_library_drew_is_in_nobodys_film(
    discord: Playground, bot: Wonders
) -> None:
    place, position = town(discord), waiting_for(PickFromLibrary)
    await sit(bot, place.channel, (place.ana, place.bruno), position)
    owner = place.person(position.seat)
    shown_to = [
        (await shown(bot, await person.command(place.channel, "replay"))).pictures[0].data
        for person in (owner, place.carla)
    ]
    assert shown_to[0] == shown_to[1]


@pytest.mark.long
async def test_who_waits_for_a_film_is_told_how_far_it_is_and_the_line_goes(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(films, "EVERY", 0.001)
    draw, begun, told = bot.render_pool.film, list[int](), asyncio.Event()

    async def hold_second_stretch(work: Callable[[], R]) -> R:
        begun.append(1)
        if len(begun) == 2:
            await told.wait()
        return await draw(work)

    monkeypatch.setattr(bot.render_pool, "film", hold_second_stretch)
    place, say = town(discord), words("en-US")
    await sit(bot, place.channel, (place.ana, place.bruno), ended())
    answer = await place.ana.command(place.channel, "replay")
    (line,) = answer.private
    assert line.text.splitlines()[0] == say("film-wait")
    await until(lambda: len(line.text.splitlines()) == 2)
    progress = line.text.splitlines()[1]
    told.set()
    scenes, _ = film(await shown(bot, answer))
    assert line.deleted
    assert progress in [say("film-progress", n=n, scenes=scenes) for n in range(1, scenes)]


async def test_films_are_made_one_at_a_time_and_boards_do_not_wait_for_them() -> None:
    render_pool, started, free = RenderPool(0), Event(), Event()
    begun: list[str] = []

    def film() -> bytes:
        begun.append("film")
        started.set()
        assert free.wait(10)
        return b""

    made = [asyncio.create_task(render_pool.film(film)) for _ in range(3)]
    assert await asyncio.to_thread(started.wait, 10)
    assert await render_pool.draw(lambda: "board") == "board"
    assert begun == ["film"]
    free.set()
    assert await asyncio.gather(*made) == [b""] * 3
    render_pool.close()


async def test_the_number_of_a_forgotten_game_comes_again_without_its_film() -> None:
    """Both have as many moves, and players without names."""
    render_pool, to = RenderPool(0), Presentation(words("en-US"))
    made = films.Films(render_pool, Limits())
    drawn = set[bytes | None]()
    for seed in (1, 2):
        (picture, _) = (await made.of(DuelSession.open(record(game(seed), 2)), to, 7)).parts
        assert isinstance(picture, Film)
        drawn.add(picture.made)
    assert len(drawn) == 2
    render_pool.close()


async def test_a_film_names_who_sits_there_now() -> None:
    """The computer has taken a seat since the film was drawn, and no move was made."""
    render_pool, to = RenderPool(0), Presentation(words("en-US"))
    made = films.Films(render_pool, Limits())
    stored = record(game(1), 2)
    ana, bruno = stored.players
    left = replace(bruno, user_id=None, level="builder", former_id=bruno.user_id)

    async def drawn(players: tuple[Player, ...]) -> bytes | None:
        session = DuelSession.open(replace(stored, players=players))
        (picture, _) = (await made.of(session, to, 7)).parts
        assert isinstance(picture, Film)
        return picture.made

    before, after_it, again = [await drawn((ana, each)) for each in (bruno, left, bruno)]
    assert before != after_it
    assert before == again
    render_pool.close()
