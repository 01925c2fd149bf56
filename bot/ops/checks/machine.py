"""This machine and what is installed: Python, cores, fonts, and how fast the computer thinks."""

import os
import platform
import sys
from importlib.util import find_spec

from render.canvas import text_width
from render.fonts import FLOORS, Font

from ...contract import Game
from ...games import GAMES
from ...runtime.finding import Finding
from ...runtime.settings import Settings
from ...workers import process

LEAST_PYTHON = (3, 11)
THINKS = 0.5
"""Seconds that the computer thinks here, to see how fast it is."""
FEW = 1000
"""Thoughts a second below which the computer does not reach its full strength."""

LETTERS = "ÁÇãéñ¿¡ 0123456789"


def python() -> Finding:
    """Look at the version of Python."""
    if sys.version_info < LEAST_PYTHON:
        return Finding("bad", f"Python {platform.python_version()}: 3.11 or later is needed.")
    return Finding("ok", f"Python {platform.python_version()}")


def cores(chosen: Settings) -> Finding:
    """Compare the processes that think with the cores there are."""
    there = os.cpu_count() or 1
    told = f"{there} cores, {chosen.ai_workers} processes that think (AI_WORKERS)"
    if chosen.ai_workers == 0:
        return Finding("weak", f"{told}: thoughts hold the bot up. Set it to 1 or more.")
    if chosen.ai_workers > there:
        return Finding("weak", f"{told}: more than there are cores. Set it to {there}.")
    return Finding("ok", told)


def fonts() -> Finding:
    """Write with every typeface."""
    for font in Font:
        try:
            text_width(LETTERS, font, FLOORS[font])
        except OSError as error:
            told = f"Fonts: {font.file} cannot be used ({error})."
            return Finding("bad", f"{told} `pip install -r requirements.lock` installs it anew.")
    return Finding("ok", f"Fonts: all {len(Font)} can be read.")


def compiler() -> Finding:
    """Look for what compiles the computer player."""
    if find_spec("numba") is None:
        told = "numba is missing: the computer plays far below its strength."
        return Finding("weak", f"{told} `pip install -r requirements.lock` installs it.")
    return Finding("ok", "numba is installed.")


def thinking() -> Finding:
    """Let the computer player of every game search once, as it does in a game."""
    findings = [_thinking(game) for game in GAMES.values()]
    return min(findings, key=lambda found: ("bad", "weak", "ok").index(found.state))


def _thinking(game: Game) -> Finding:
    view, seat = game.opening()
    try:
        agent = process.agent(game.agent.module)
        compiled = agent.load()
        thought = agent.evaluate(view, seat, 1, THINKS)
    except Exception as error:  # whatever a compiler may say: the host should read it
        return Finding("bad", f"The computer cannot think ({error!r}). Install anew, or report it.")
    each = f"The computer tries {round(thought.simulations / THINKS)} lines of play a second"
    if not compiled:
        return Finding("weak", f"{each}, without compiled code.")
    if thought.simulations < FEW * THINKS:
        return Finding("weak", f"{each}: few for its full strength.")
    return Finding("ok", f"{each}.")
