"""Views to pictures; `render.canvas` alone knows how pixels are made."""

from .canvas import Picture
from .look import Look, Words

__all__ = ["Look", "Picture", "Words"]
