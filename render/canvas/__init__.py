"""Draws pictures and encodes them as files; the only package that imports Pillow and resvg."""

from .canvas import Align, Canvas, Drawn, Piece, Point
from .files import Picture, common_colours
from .film import Film, Scene
from .image_cache import cached
from .letters import beginnings, cut, numbered, readable, text_width
from .stencils import clear_png

__all__ = [
    "Align",
    "Canvas",
    "Drawn",
    "Film",
    "Picture",
    "Piece",
    "Point",
    "Scene",
    "beginnings",
    "cached",
    "clear_png",
    "common_colours",
    "cut",
    "numbered",
    "readable",
    "text_width",
]
