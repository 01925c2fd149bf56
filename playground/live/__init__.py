"""The page on which people play without Discord: what it is sent, and what it asks for."""

from .live import BotProcess, Live
from .page import serve_page

__all__ = ["BotProcess", "Live", "serve_page"]
