"""The computer player of 7 Wonders Duel: search, levels, hints and training."""

from engine.ai.calling import Chooser

choose = Chooser("engine.ai.duel.agent")
