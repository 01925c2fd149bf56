"""What is sent to workers on other machines: views and pictures arrive, and nothing else runs."""

import os
import pickle
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import pytest

from bot.contract import Game
from bot.controls.panel import Film, Image
from bot.games import GAMES
from bot.store import Invitation, Player, TableRecord
from bot.wording.presentation import Presentation
from bot.wording.strings import shared_strings
from bot.workers.drawing import encoded
from bot.workers.jobs import ChooseMove, Evaluate, SearchedPosition, Thinking, key, packed, thinking
from bot.workers.pickled_drawing import BadDrawing, can_be_sent, drawing, drawn
from bot.workers.process import PackedView
from engine.core.game import Seat
from tests.engine.walk import seeded
from tests.stored import record_of

from ..scene import words
from .test_ai_pool import position
from .test_render_pool import board

TO = Presentation(words("pt-BR"))


def dealt(game: Game, name: str, seats: int) -> TableRecord:
    """Return the record of a game between persons."""
    players = [Player(100 + seat, f"Person {seat}") for seat in range(seats)]
    deal = game.rules.pack(game.rules.deal(Random(1), seats, {}))
    return record_of(name, deal, players, locale="pt-BR")


def images(name: str) -> Iterator[Image]:
    """Yield pictures of a game from its beginning to its end, each kind of them often."""
    game, rng = GAMES[name], Random(2)
    session = game.open(dealt(game, name, game.seats[-1]))
    while True:
        panels = [session.board(TO), session.score(TO), session.position_panel(TO)]
        for view in game.views:
            for viewer in (None, Seat(1)):
                if shown := session.look(view.name, TO, viewer, viewer or Seat(0)):
                    panels.append(shown)
        for panel in panels:
            yield from (part for part in panel.parts if isinstance(part, Image))
        waiting = session.to_act()
        if not waiting:
            return
        seat = waiting[0]
        moves = game.rules.legal(session.view(seat), seat)
        session = session.play(seat, str(rng.choice(moves)))


@pytest.mark.parametrize("name", GAMES)
def test_every_view_travels(name: str) -> None:
    game = GAMES[name]
    for walked in seeded(game.rules, 3, game.seats[-1]):
        view = game.rules.view(walked.before, walked.seat)
        assert PackedView(packed(view)).unpacked(game.agent.module) == view
    assert import_module(game.agent.module).VIEW is type(view)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_every_picture_travels(name: str) -> None:
    names, last = set(), None
    for image in images(name):
        assert can_be_sent(image.draw)
        there = drawing(pickle.dumps(image.draw))
        assert isinstance(image.draw, partial)
        assert isinstance(there, partial)
        assert there.args[0] is image.draw.args[0]
        names.add(image.draw.args[0])
        last = image
    assert len(names) >= 3
    assert last is not None
    assert drawn(pickle.dumps(last.draw)) == last.draw()


@pytest.mark.parametrize("name", GAMES)
def test_the_picture_of_an_invitation_travels(name: str) -> None:
    ana, bruno = Player(1, "Ana"), Player(2, "Bruno")
    invitation = Invitation(
        game=name, guild_id=7, channel_id=70, postable=True, host=ana, players=(ana, bruno),
        invited=(2,), least=2, most=2, locale="pt-BR", options={},
        expires_at=datetime(2026, 1, 1, tzinfo=UTC), id=1, status="open", message_id=None,
        table_id=None,
    )  # fmt: skip
    image = GAMES[name].invitation_picture(TO, invitation)
    assert can_be_sent(image.draw)
    assert drawn(pickle.dumps(image.draw)) == image.draw()


def test_films_stay_here() -> None:
    game = GAMES["duel"]
    (film,) = [
        part
        for part in game.open(dealt(game, "duel", 2)).replay(TO).parts
        if isinstance(part, Film)
    ]
    assert not can_be_sent(film.draw)
    assert not can_be_sent(partial(film.stretch, 0))


class Harm:
    """What calls something where it is unpickled."""

    def __init__(self, call: Callable[..., object], *values: object) -> None:
        self.call, self.values = call, values

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return self.call, self.values


call: Any = encoded


@pytest.mark.parametrize(
    "harm",
    [
        Harm(os.system, "true"),
        partial(call, os.system, "true"),
        partial(call, Harm(eval, "1")),
        partial(call, shared_strings),
        partial(call),
        partial(print, "what was drawn"),
        encoded,
        SearchedPosition(1, 2),
    ],
    ids=["call", "argument", "inside", "ours", "nothing", "other", "bare", "value"],
)
def test_nothing_else_is_unpickled(harm: object) -> None:
    with pytest.raises(BadDrawing):
        drawing(pickle.dumps(harm))


def test_a_damaged_drawing_is_refused() -> None:
    whole = pickle.dumps(board("en-US", TO.theme))
    for broken in (b"", whole[:-20], b"garbage"):
        with pytest.raises(BadDrawing):
            drawing(broken)


def test_a_job_reads_back_and_its_key_tells_it_from_others() -> None:
    view, seat = position()
    one = ChooseMove("duel", packed(view), seat, "master", 1, 1)
    assert thinking(packed(one)) == one
    searched = SearchedPosition(5, 20)
    assert key(searched, one) == key(
        searched, ChooseMove("duel", packed(view), seat, "master", 2, 1)
    )
    assert len(key(searched, one)) < 100
    other, _ = position(21)
    jobs: list[Thinking] = [
        one,
        ChooseMove("duel", packed(view), seat, "builder", 1, 1),
        ChooseMove("duel", packed(other), seat, "master", 1, 1),
        Evaluate("duel", packed(view), seat, 1, 1.0),
        Evaluate("duel", packed(view), seat, 1, 0.5),
    ]
    keys = {key(searched, job) for job in jobs} | {
        key(SearchedPosition(5, 21), one),
        key(SearchedPosition(6, 20), one),
    }
    assert len(keys) == 7
