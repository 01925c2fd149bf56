"""The bot is killed as people ask to take a move back, as they agree, and as it is taken back."""

from pathlib import Path
from random import Random

import pytest

from bot.architects.forced import forced
from bot.store import TableRecord
from engine.architects.game import ARCHITECTS
from playground import Channel, Person, Playground

from ..kills import discord, killed, on_disk, put_game
from ..players import SLOWLY, Players, board_of, boards, button, enabled, named
from ..processes import PATIENT, Host
from ..routes import CALLBACK, POST

__all__ = ["discord"]

pytestmark = pytest.mark.long

TURNS = 14
"""How many moves the game begins with, those that are forced after them not counted."""


async def begun(host: Host, place: Channel, people: tuple[Person, ...]) -> TableRecord:
    """Store a game of three in which each had some turns; return it."""
    rng, made = Random(4), list[tuple[int, str]]()
    deal = ARCHITECTS.deal(rng, len(people), {})
    state = ARCHITECTS.start(deal)
    while len(made) < TURNS or forced(state) is not None:
        seat = ARCHITECTS.to_act(state)[0]
        move = rng.choice(ARCHITECTS.legal(ARCHITECTS.view(state, seat), seat))
        state = ARCHITECTS.apply(state, seat, move).state
        made.append((seat, str(move)))
    return await put_game(
        host, place, people, game="architects", deal=ARCHITECTS.pack(deal), moves=made, clock="day"
    )


async def test_moves_are_taken_back_once_whenever_the_bot_is_killed(
    discord: Playground, tmp_path: Path
) -> None:
    guild = discord.add_guild("Forum")
    people = tuple(discord.add_person(name) for name in ("Ana", "Bruno", "Carla"))
    guild.join(*people)
    channel = guild.add_channel("plaza")
    async with Host(discord, tmp_path, module=PATIENT) as host:
        before = await begun(host, channel, people)
        asker = people[before.moves[-1].seat]
        first, last = (each for each in people if each is not asker)
        await asker.command(channel, "board")
        old = boards(channel)[-1]

        # As the request is stored, before anybody can read it: it is made anew.
        async with killed(discord, host, asker.command(channel, "undo"), path=CALLBACK):
            unseen = (await on_disk(host)).undo_request
            assert unseen is not None
        (request,) = (await asker.command(channel, "undo")).public
        agree = button(request, "U:", ":agree")
        assert str(unseen.id) not in agree.custom_id

        # As the first of two has agreed, before he is told: it counts.
        async with killed(discord, host, first.click(request, agree), path=CALLBACK):
            pass
        assert (await on_disk(host)).moves == before.moves

        # As the last one has agreed, before the board is shown.
        posting = {"method": "POST", "path": POST}
        async with killed(discord, host, last.click(request, agree), **posting):
            after = await on_disk(host)
            assert after.board_due
        await discord.until(lambda: boards(channel)[-1] is not old, SLOWLY, "the board before")
        await discord.until(lambda: not enabled(old), SLOWLY)
        board = boards(channel)[-1]
        assert board_of(board) == (1, before.revision + 1)
        assert board.text.startswith(f"↩️ **{asker.name}** has taken back")
        assert named(board, people) == [asker]

        # The history has what was made and what was taken back, once; no late press changes it.
        assert after.moves == before.moves[: len(after.moves)]
        assert [each.moves for each in after.undone] == [before.moves[len(after.moves) :]]
        for person in (first, last):
            await person.click(request, agree.custom_id, forged=True)
            assert request.text.startswith("This request is no longer open")
            assert request.buttons == []
        pressed = f"m:1:{people.index(asker)}:{before.moves[-1].ply}:{before.moves[-1].text}"
        await asker.click(board, pressed, forged=True)
        now = await on_disk(host)
        assert (now.moves, now.undone) == (after.moves, after.undone)

        # The next move has a number of its own, and comes after those that stayed.
        players = Players(discord, channel, people, Random(1))
        await players.turn(board)
        again = await on_disk(host)
        made = again.moves[len(after.moves)]
        assert made.ply > max(each.ply for each in before.moves if each.seat == made.seat)
        assert (again.moves[: len(after.moves)], again.undone) == (after.moves, after.undone)
        log = await first.command(channel, "log")
        assert f": **{asker.name}** took back one move." in log.private[-1].text
        assert host.complaints() == []
