"""Views to pictures; `render.canvas` alone knows how pixels are made."""

from .canvas import Picture
from .look import Look, Words
from .poster import Lobby

__all__ = ["Lobby", "Look", "Picture", "Words"]
