"""7 Wonders Duel for the bot: `GAME`, its sessions, controls, wording and pictures."""

from engine.ai.duel.strength import STRENGTHS
from render.duel import warm

from ..contract import Game
from ..workers.process import AgentSpec
from .items import challenge_picture, deal_cards, describe, first_decision
from .review import decision_views, review, reviewed_move
from .session import open_duel
from .wording.find import find

__all__ = ["GAME"]

GAME = Game(
    deal=deal_cards,
    open=open_duel,
    first_decision=first_decision,
    find=find,
    describe=describe,
    challenge_picture=challenge_picture,
    warm=warm,
    agent=AgentSpec(
        "engine.ai.duel.agent", {level: each.seconds for level, each in STRENGTHS.items()}
    ),
    decision_views=decision_views,
    review=review,
    reviewed_move=reviewed_move,
)
