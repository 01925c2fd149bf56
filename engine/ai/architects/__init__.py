"""The computer player of 7 Wonders Architects."""

from engine.ai.calling import Chooser

choose = Chooser("engine.ai.architects.agent")
