"""7 Wonders Duel as the bot sees it: `GAME` is its entry in the registry."""

from engine.ai.duel.strength import STRENGTHS
from render.duel import warm

from ..contract import Game
from ..workers.process import AgentSpec
from .items import deal_cards, describe, opening, poster
from .review import known, moment, review
from .session import open_duel
from .wording.find import find

__all__ = ["GAME"]

GAME = Game(
    deal=deal_cards,
    open=open_duel,
    opening=opening,
    find=find,
    describe=describe,
    poster=poster,
    warm=warm,
    agent=AgentSpec(
        "engine.ai.duel.agent", {name: each.seconds for name, each in STRENGTHS.items()}
    ),
    known=known,
    review=review,
    moment=moment,
)
