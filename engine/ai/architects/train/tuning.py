"""What tuning needs to know of 7 Wonders Architects: its policy, and how games are played by it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.ai.architects.search.board import CITY, CITY_SIZE, PLAYER_KIND
from engine.ai.architects.search.encoding import Flat, flat_state
from engine.ai.architects.search.memory import Room, new_room
from engine.ai.architects.search.native import array, rows
from engine.ai.architects.search.network import load
from engine.ai.architects.search.weights import GROUPS
from engine.ai.kernels.native import compiled
from engine.ai.per_thread import per_thread
from engine.ai.train.tune import Tuned
from engine.architects.game import ARCHITECTS

from .policy_games import play_out

TABLES = (2, 3, 2, 4, 2, 7)


class Playing(NamedTuple):
    """Plays games by the policy, whose rows of weights it has."""

    weights: Any
    kernel: Callable[..., Any]
    room: Room
    array: Callable[[Flat], Any] = array

    def play(self, root: Any, noise: float, rng: Any, seat: int) -> tuple[float, float]:
        """Play a state out; return what a seat won, 0 to 1, and by what margin of points."""
        room = self.room
        work = (room.s, room.found, room.scratch, room.out)
        won, margin = self.kernel(root, self.weights, noise, rng, seat, *work)
        return float(won), float(margin)


@per_thread
def playing() -> Playing:
    """Return the compiled kernel that plays by the policy."""
    return Playing(rows(GROUPS.load()), compiled(play_out), new_room(load()))


def row_of(seat: int) -> int:
    """Return the place of the row by which a seat plays."""
    return CITY + seat * CITY_SIZE + PLAYER_KIND


TUNED = Tuned(GROUPS, ARCHITECTS, playing, flat_state, row_of, TABLES)
