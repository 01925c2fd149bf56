"""What the films of all games have alike: who sat there then, and an end at the end."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice, pairwise

import pytest
from msgspec.structs import replace

from bot.contract import Session
from bot.controls.panel import Film
from bot.games import open_session
from bot.runtime.limits import Limits
from bot.store import Ending, Player, TableRecord
from bot.tables.history.films import Films, _key
from bot.wording.presentation import Presentation
from bot.workers.render_pool import RenderPool
from engine.duel.game import DUEL
from render import Look
from render.themes import theme
from tests.engine.walk import seeded
from tests.stored import record_of

from .architects.tables import played as architects_played
from .architects.tables import stored as architects
from .scene import words
from .seven.tables import played as seven_played
from .seven.tables import stored as seven

TO = Presentation(words("en-US"))
MOVES = 15


def duel() -> TableRecord:
    moves = list(islice(seeded(DUEL, 1, 2), MOVES))
    made = [(each.seat, str(each.move)) for each in moves]
    deal = DUEL.pack(moves[0].before.deal)
    return record_of("duel", deal, (Player(3, "Ana"), Player(5, "Bruno")), made)


def of_seven() -> TableRecord:
    return list(islice(seven_played(seven(3)), MOVES + 1))[-1].record


def of_architects() -> TableRecord:
    return list(islice(architects_played(architects(3)), MOVES))[-1].record


def looks(session: Session) -> Sequence[Look]:
    """Return the look of each picture of a game's film."""
    (film,) = (part for part in session.replay(TO).parts if isinstance(part, Film))
    assert isinstance(film.draw, partial)
    return [look for _, look in film.draw.args[-1]()]


@pytest.mark.parametrize("game", [duel, of_seven, of_architects])
def test_only_the_last_picture_tells_that_somebody_resigned(
    game: Callable[[], TableRecord],
) -> None:
    over = Ending("resignation", (0,))
    *former, last = looks(open_session(replace(game(), ending=over)))
    assert last.ended == over.result
    assert {look.ended for look in former} == {None}


def test_a_picture_names_who_made_the_move_that_it_shows() -> None:
    """The computer has followed a person who made two moves in a row, before the second one."""
    record = duel()
    moves, (ana, bruno) = record.moves, record.players
    first = next(n for n, (a, b) in enumerate(pairwise(moves)) if a.seat == b.seat == 1)
    made = (replace(each, by_computer=each.seat == 1 and n > first) for n, each in enumerate(moves))
    computer = replace(bruno, user_id=None, level="builder", former_id=bruno.user_id)
    record = replace(record, moves=tuple(made), players=(ana, computer))
    named = [look.names[1] for look in looks(open_session(record))]
    assert named == ["Bruno"] * (first + 2) + ["Computer"] * (len(moves) - first - 1)


def test_a_film_is_kept_for_those_alone_who_read_and_see_it_alike() -> None:
    pool, session = RenderPool(0), open_session(duel())
    films = Films(pool, Limits())
    films._made[_key(session, TO)] = b"drawn"
    assert not films.expect(session, TO, 3)
    for other in (Presentation(words("pt-BR")), replace(TO, theme=theme("high-contrast"))):
        assert films.expect(session, other, 3)
    pool.close()
