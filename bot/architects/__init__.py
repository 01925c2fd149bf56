"""7 Wonders Architects for the bot: `GAME`, its sessions, controls, wording and pictures."""

from engine.ai.architects.strength import STRENGTHS
from engine.architects.game import ARCHITECTS
from render.architects import warm

from ..contract import Game, GameView, Results, Reviewing
from ..workers.process import AgentSpec
from .items import describe, invitation_picture
from .results import standings, wonder_name
from .review import decision_views, review, reviewed_move
from .session import ArchitectsSession
from .signs import SIGNS
from .undoing import decisions
from .wording.find import find
from .wording.items import card_name, token_name

__all__ = ["GAME"]

GAME = Game(
    rules=ARCHITECTS,
    open=ArchitectsSession.open,
    command="architects",
    views=(GameView("city", of_member=True), GameView("tokens")),
    called={"card": card_name, "token": token_name},
    find=find,
    describe=describe,
    invitation_picture=invitation_picture,
    warm=warm,
    signs=SIGNS,
    agent=AgentSpec(
        "engine.ai.architects.agent", {level: each.seconds for level, each in STRENGTHS.items()}
    ),
    results=Results(standings, wonder_name),
    decisions=decisions,
    reviewing=Reviewing(decision_views, review, reviewed_move),
)
