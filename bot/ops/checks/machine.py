"""Checks the machine and the installation: Python, cores, fonts, speed of the computer player."""

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
SEARCH_SECONDS = 0.5
"""How long the computer player searches, to measure its speed."""
SLOW = 1000
"""Simulations a second below which the computer does not reach its full strength."""

LETTERS = "ÁÇãéñ¿¡ 0123456789"


def python() -> Finding:
    """Check the version of Python."""
    if sys.version_info < LEAST_PYTHON:
        return Finding("bad", f"Python {platform.python_version()}: 3.11 or later is needed.")
    return Finding("ok", f"Python {platform.python_version()}")


def cores(chosen: Settings) -> Finding:
    """Compare the number of AI workers with the number of cores."""
    there = os.cpu_count() or 1
    message = f"{there} cores, {chosen.ai_workers} processes that think (AI_WORKERS)"
    if chosen.ai_workers == 0:
        return Finding("weak", f"{message}: thoughts hold the bot up. Set it to 1 or more.")
    if chosen.ai_workers > there:
        return Finding("weak", f"{message}: more than there are cores. Set it to {there}.")
    return Finding("ok", message)


def fonts() -> Finding:
    """Check that every font can be used."""
    for font in Font:
        try:
            text_width(LETTERS, font, FLOORS[font])
        except OSError as error:
            message = f"Fonts: {font.file} cannot be used ({error})."
            return Finding("bad", f"{message} Take it anew from where this program is from.")
    return Finding("ok", f"Fonts: all {len(Font)} can be read.")


def compiler() -> Finding:
    """Check that numba, which compiles the computer player, is installed."""
    if find_spec("numba") is None:
        message = "numba is missing: the computer plays far below its strength."
        return Finding("weak", f"{message} `pip install -r requirements.lock` installs it.")
    return Finding("ok", "numba is installed.")


def computer_player() -> Finding:
    """Let the computer player of every game search once; return the worst finding."""
    findings = [_computer_player(game) for game in GAMES.values()]
    return min(findings, key=lambda found: ("bad", "weak", "ok").index(found.state))


def _computer_player(game: Game) -> Finding:
    view, seat = game.first_decision()
    try:
        agent = process.agent(game.agent.module)
        compiled = agent.load()
        thought = agent.evaluate(view, seat, 1, SEARCH_SECONDS)
    except Exception as error:  # such as any error of the compiler
        return Finding("bad", f"The computer cannot think ({error!r}). Install anew, or report it.")
    each = (
        f"The computer tries {round(thought.simulations / SEARCH_SECONDS)} lines of play a second"
    )
    if not compiled:
        remedy = "The first game compiles it, or `python -m engine.ai.compile` does so now."
        return Finding("weak", f"{each}, without compiled code. {remedy}")
    if thought.simulations < SLOW * SEARCH_SECONDS:
        return Finding("weak", f"{each}: few for its full strength. Leave it more of a core.")
    return Finding("ok", f"{each}.")
