"""A small third game that only the tests have: `GAME`, rock, paper, scissors for 2 to 5.

It is one value in the registry with folders of its own, as every game; all choose at once, in
secret, from hands of cards. `tests.toy.register` puts it into the bot.
"""

from pathlib import Path

from bot.contract import Game, GameView, Results
from bot.workers.process import AgentSpec

from .agent import SECONDS
from .drawing import warm
from .items import describe, find, invitation_picture
from .results import standings, wonder_name
from .rules import ROUNDS, RPS
from .session import HAND, open_rps
from .undoing import decisions
from .wording import called

__all__ = ["GAME", "NAME", "SENTENCES"]

NAME = "rps"
"""The name under which the game is registered and stored."""

SENTENCES = Path(__file__).parent / "strings"
"""The folder of the game's sentences, laid out as `data/strings`."""

GAME = Game(
    rules=RPS,
    open=open_rps,
    command=NAME,
    options={"rounds": ROUNDS},
    views=(GameView(HAND),),
    called={"card": called},
    find=find,
    describe=describe,
    invitation_picture=invitation_picture,
    warm=warm,
    agent=AgentSpec("tests.toy.agent", SECONDS),
    results=Results(standings, wonder_name),
    decisions=decisions,
)
