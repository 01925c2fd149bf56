"""What is hidden leaves no trace: deal it anew, and everything that is shown is the same.

Here the panels of the bot are made from two games that differ in the hidden half alone;
`test_secrets_sent.py` compares what whole runs of the bot send and log.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from bot.controls.panel import Image, Panel
from bot.duel import controls
from bot.duel.review import decision_views, reviewed_move
from bot.duel.review import review as show_review
from bot.duel.session import DuelSession
from bot.store import Player, TableRecord
from bot.wording.presentation import Presentation
from bot.workers import process as worker
from engine.ai.review import review
from engine.core.game import IllegalMove, Seat
from engine.core.replay import replay
from engine.duel.catalog import CARDS
from engine.duel.deal import State
from engine.duel.decisions import PickFromLibrary
from engine.duel.game import DUEL
from engine.duel.types import AGE_BACK, SEATS
from render.themes import theme, themes
from tests.engine.duel.anew import dealt_anew
from tests.engine.walk import Walked, at_random, seeded
from tests.stored import record_of

from ..scene import LOCALES, words

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
MOVES = 60
THINGS = (*CARDS, controls.LIBRARY)
Shown = Mapping[str, object]
Game = tuple[Walked[State], ...]


@cache
def game(seed: int) -> Game:
    """Return a random game; in every other one, wonders are built wherever possible."""
    options = {} if seed % 5 else {"wonders": "beginner"}
    return tuple(seeded(DUEL, seed, 2, options, eagerly if seed % 2 else at_random))


def eagerly(rng: Random, moves: Sequence[Any]) -> Any:
    """Pick a wonder where there is one, so that the Great Library is built often."""
    return rng.choice([move for move in moves if move.verb == "wonder"] or moves)


def record(walked: Game, n: int) -> TableRecord:
    """Return a stored game after `n` moves."""
    made = [(each.seat, str(each.move)) for each in walked[:n]]
    deal = DUEL.pack(walked[0].before.deal)
    return record_of("duel", deal, (Player(3, "Ana"), Player(5, "Bruno")), made, shown=n)


def shown(session: DuelSession, to: Presentation, seat: Seat | None, *, film: bool) -> Shown:
    """Return all that the person in `seat`, or a spectator, can be shown of a game."""
    found: dict[str, object] = {
        "view": session.view(seat),
        "to act": session.to_act(),
        "ending": session.ending(),
        "log": tuple(session.log(to.words, seat)),
    }
    panels: dict[str, Callable[[], Panel]] = {
        "board": partial(session.board, to),
        "former board": partial(session.former_board, to.words),
        "score": partial(session.score, to),
        "position text": partial(session.position_text, to.words, seat),
        "discard": partial(session.look, "discard", to, seat, Seat(0)),
        "tokens": partial(session.look, "tokens", to, seat, Seat(0)),
        "everybody's tokens": partial(session.look, "tokens", to, None, Seat(0)),
    }
    panels |= {f"city {each}": partial(session.look, "city", to, seat, each) for each in SEATS}
    if session.to_act():
        panels["position panel"] = partial(session.position_panel, to)
    if film:
        panels["replay"] = partial(session.replay, to)
    if seat is not None and seat in session.to_act():
        panels |= {f"weigh {each}": partial(session.options, to, seat, each) for each in THINGS}
    for name, make in panels.items():
        try:
            found[name] = _all_of(make())
        except IllegalMove as error:
            found[name] = repr(error)
    return found


class Drawing:
    """A picture, equal to another that shows the same.

    What is drawn by the same function from the same values is the same, byte by byte
    (`render/test_output.py`), so that most pictures need not be drawn, which takes long.
    """

    def __init__(self, draw: Callable[[], bytes]) -> None:
        self._draw = draw

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Drawing):
            return NotImplemented
        one, two = self._draw, other._draw
        if isinstance(one, partial) and isinstance(two, partial):
            alike = (one.func, one.args, one.keywords) == (two.func, two.args, two.keywords)
            return alike or one() == two()
        return one() == two()

    __hash__ = None  # type: ignore[assignment]


def _all_of(panel: Panel) -> tuple[object, ...]:
    """Return everything of a panel, to be compared."""
    parts = tuple(
        (part.filename, part.alt, Drawing(part.draw)) if isinstance(part, Image) else part
        for part in panel.parts
    )
    return (parts, panel.rows, panel.mentions, panel.accent)


@pytest.mark.long
def test_pictures_of_what_is_hidden_would_differ() -> None:
    one, two = (DuelSession.open(record(game(seed), 12)) for seed in (1, 2))
    to = Presentation(words("en-US"))
    for make in (DuelSession.board, DuelSession.replay):
        drawings = [_all_of(make(session, to))[0] for session in (one, two, one)]
        assert drawings[0] != drawings[1]
        assert drawings[0] == drawings[2]


def _pair(seed: int, n: int, viewer: Seat | None) -> tuple[DuelSession, DuelSession]:
    """Return a game after `n` moves, and another in which what `viewer` cannot see is another."""
    walked = game(seed)
    one = record(walked, n)
    state = DuelSession.open(one).played.state
    owns = isinstance(next(iter(state.table.todo), None), PickFromLibrary)
    drawn = not (owns and state.table.todo[0].seat == viewer)
    anew = dealt_anew(state, Random(seed * 1000 + n), drawn=drawn)
    two = replace(one, deal=DUEL.pack(anew))
    return DuelSession.open(one), DuelSession.open(two)


VIEWERS = (*SEATS, None)


@pytest.mark.long
@given(
    seed=some.integers(0, 40),
    part=some.floats(0, 1),
    viewer=some.sampled_from(VIEWERS),
    locale=some.sampled_from(LOCALES),
    look=some.sampled_from(tuple(themes())),
    film=some.integers(0, 9),
)
@settings(max_examples=40, deadline=None, derandomize=True)
def test_nothing_shown_depends_on_what_is_hidden(
    seed: int, part: float, viewer: Seat | None, locale: str, look: str, film: int
) -> None:
    n = int(part * (len(game(seed)) - 1))
    one, two = _pair(seed, n, viewer)
    to = Presentation(words(locale), theme(look))
    first = shown(one, to, viewer, film=film == 0)
    second = shown(two, to, viewer, film=film == 0)
    assert [name for name in first if first[name] != second[name]] == []


def _at_the_library() -> Iterator[tuple[int, int]]:
    for seed in range(60):
        for n, each in enumerate(game(seed)):
            todo = each.before.table.todo
            if todo and isinstance(todo[0], PickFromLibrary):
                yield seed, n
                break


@pytest.mark.long
def test_what_the_great_library_draws_is_its_owners_alone() -> None:
    found = list(_at_the_library())[:6]
    assert len(found) == 6
    for seed, n in found:
        each = game(seed)[n]
        owner = each.seat
        to = Presentation(words("pt-BR"))
        for viewer in (Seat(1 - owner), None):
            one, two = _pair(seed, n, viewer)
            assert one.view(owner) != two.view(owner)
            assert shown(one, to, viewer, film=False) == shown(two, to, viewer, film=False)
        one, two = _pair(seed, n, owner)
        assert one.record.deal != two.record.deal
        assert shown(one, to, owner, film=False) == shown(two, to, owner, film=False)
        # Once one is kept, the others are as hidden as before, from their former owner too.
        one, two = _pair(seed, n + 1, None)
        film = (seed, n) == found[0]
        assert shown(one, to, owner, film=film) == shown(two, to, owner, film=film)


def test_the_other_half_is_really_another() -> None:
    differing = 0
    for seed in range(20):
        for n in (1, 12, 30, 45):
            walked = game(seed)
            if n >= len(walked):
                continue
            one, two = _pair(seed, n, None)
            differing += one.record.deal != two.record.deal
            texts = [(Seat(move.seat), move.text) for move in one.record.moves]
            states = [replay(DUEL, DUEL.unpack(each.record.deal), texts) for each in (one, two)]
            assert states[0].table == states[1].table
    assert differing > 60


@pytest.mark.long
@pytest.mark.parametrize("level", ["apprentice", "builder", "architect"])
def test_the_computer_moves_by_what_it_sees(level: str) -> None:
    agent, compared = worker.agent("engine.ai.duel.agent"), 0
    for seed in range(12):
        n = 4 * seed + 1
        if n >= len(game(seed)):
            continue
        compared += 1
        seat = game(seed)[n].seat
        one, two = _pair(seed, n, seat)
        chosen = {
            agent.choose(session.view(seat), seat, level, seed, 60.0) for session in (one, two)
        }
        assert len(chosen) == 1
    assert compared > 8


@pytest.mark.long
def test_hints_are_thought_out_from_what_is_seen() -> None:
    agent, to = worker.agent("engine.ai.duel.agent"), Presentation(words("es-ES"))
    compared = 0
    for seed in range(8):
        n = 6 * seed + 1
        if n >= len(game(seed)):
            continue
        compared += 1
        seat = game(seed)[n].seat
        told = []
        for session in _pair(seed, n, seat):
            thought = agent.evaluate(session.view(seat), seat, seed, 0.0)
            told.append((thought, _all_of(session.hint(to, thought))))
        assert told[0] == told[1]
    assert compared > 5


@pytest.mark.long
def test_reviews_are_thought_out_from_what_was_seen() -> None:
    """After the end, what the Great Library drew is no secret any more; what nobody saw is."""
    agent, to = worker.agent("engine.ai.duel.agent"), Presentation(words("en-US"))
    agent.ready()
    ends = {seed: game(seed)[-1].step.state for seed in range(60)}
    early = [seed for seed, end in ends.items() if AGE_BACK in end.table.slots][:2]
    for seed in early:
        walked, told = game(seed), []
        one = record(walked, len(walked))
        anew = dealt_anew(ends[seed], Random(seed), drawn=False)
        for found in (one, replace(one, deal=DUEL.pack(anew))):
            thoughts = [agent.evaluate(view, seat, 1, 0.0) for view, seat in decision_views(found)]
            ending = DuelSession.open(found).ending()
            assert ending is not None
            winners = [Seat(winner) for winner in ending.winners]
            judged = review(thoughts, [move.text for move in found.moves], winners, 2)
            moments = [_all_of(reviewed_move(to, found, judged, turn.n)) for turn in judged.turns]
            told.append((judged, _all_of(show_review(to, found, judged)), moments))
        assert told[0] == told[1]
    assert early
