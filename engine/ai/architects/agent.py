"""The computer player of 7 Wonders Architects, as `PlayoutPlayer` tells.

Importing this module does not import numba.
"""

from engine.ai.playout_player import PlayoutPlayer
from engine.architects.table import View

from .search import interpreted, native
from .search.thinking import think
from .strength import STRENGTHS

VIEW = View
"""What the computer player is given: other programs send it as bytes."""

PLAYER: PlayoutPlayer[View] = PlayoutPlayer(think, STRENGTHS, native, interpreted.machine)

time_limit, ready, load = PLAYER.time_limit, PLAYER.ready, PLAYER.load
compile, compiling = PLAYER.compile, PLAYER.compiling  # noqa: A001 - the agent's verbs
choose, evaluate = PLAYER.choose, PLAYER.evaluate
