"""7 Wonders Duel for the bot: `GAME`, its sessions, controls, wording and pictures."""

from engine.ai.duel.strength import STRENGTHS
from engine.duel.game import DUEL
from render.duel import warm

from ..contract import Game, GameView, Results, Reviewing
from ..workers.process import AgentSpec
from .items import OPTIONS, describe, invitation_picture
from .results import standings, wonder_name
from .review import decision_views, review, reviewed_move
from .session import DuelSession
from .signs import SIGNS
from .undoing import decisions
from .wording.find import find
from .wording.items import card_name, token_name, wonder_label

__all__ = ["GAME"]

GAME = Game(
    rules=DUEL,
    open=DuelSession.open,
    command="duel",
    menu="challenge",
    options=OPTIONS,
    starter=True,
    views=(GameView("city", of_member=True), GameView("tokens"), GameView("discard")),
    called={"card": card_name, "wonder": wonder_label, "token": token_name},
    find=find,
    describe=describe,
    invitation_picture=invitation_picture,
    signs=SIGNS,
    warm=warm,
    agent=AgentSpec(
        "engine.ai.duel.agent", {level: each.seconds for level, each in STRENGTHS.items()}
    ),
    results=Results(standings, wonder_name),
    decisions=decisions,
    reviewing=Reviewing(decision_views, review, reviewed_move),
)
