"""The page on which people play without Discord: what it is sent, and what it asks for."""

from .pages import BotControl, Pages
from .routes import serve_page

__all__ = ["BotControl", "Pages", "serve_page"]
