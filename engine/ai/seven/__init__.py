"""The computer player of 7 Wonders."""

from engine.ai.calling import Chooser

choose = Chooser("engine.ai.seven.agent")
