"""7 Wonders for the bot: `GAME`, its sessions, controls, wording and pictures."""

from engine.ai.seven.strength import STRENGTHS
from engine.seven.game import SEVEN
from render.seven import warm

from ..contract import Game, GameView, Results, Reviewing
from ..workers.process import AgentSpec
from .items import OPTION_SEATS, OPTIONS, SELECTIONS, describe, invitation_picture
from .results import standings, wonder_name
from .review import decision_views, review, reviewed_move
from .session import SevenSession
from .signs import SIGNS
from .undoing import decisions
from .wording.find import find
from .wording.items import card_name

__all__ = ["GAME"]

GAME = Game(
    rules=SEVEN,
    open=SevenSession.open,
    command="wonders",
    menu="wonders",
    options=OPTIONS,
    option_seats=OPTION_SEATS,
    selections=SELECTIONS,
    views=(
        GameView("city", of_member=True),
        GameView("free-city"),
        GameView("hand"),
        GameView("discard"),
    ),
    called={"card": card_name},
    find=find,
    describe=describe,
    invitation_picture=invitation_picture,
    warm=warm,
    signs=SIGNS,
    agent=AgentSpec(
        "engine.ai.seven.agent", {level: each.seconds for level, each in STRENGTHS.items()}
    ),
    results=Results(standings, wonder_name),
    decisions=decisions,
    reviewing=Reviewing(decision_views, review, reviewed_move),
)
