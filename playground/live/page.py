"""The page's own addresses: its files, its sentences and its websocket."""

from pathlib import Path

from aiohttp import web

from . import doors
from .live import Live
from .talking import Talk
from .words import locales, templates

FILES = Path(__file__).parents[1] / "page"
FRESH = {"Cache-Control": "no-cache"}
"""A browser asks each time whether a file is still the same."""


def serve_page(app: web.Application, live: Live, host: str) -> None:
    """Let a playground that listens on `host` serve the page too."""
    app.middlewares.append(doors.guard(host))
    app.cleanup_ctx.append(live.running)
    app.router.add_get("/", _index)
    app.router.add_get("/page/live", Talk(live).serve)
    app.router.add_get(r"/page/words/{locale:[A-Za-z0-9-]+}.json", _words)
    app.router.add_get(r"/page/{file:[a-z][a-z0-9_-]*\.(?:js|css|svg|png|webmanifest)}", _file)


async def _index(request: web.Request) -> web.StreamResponse:
    return web.FileResponse(FILES / "index.html", headers=FRESH)


async def _file(request: web.Request) -> web.StreamResponse:
    file = FILES / request.match_info["file"]
    if not file.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(file, headers=FRESH)


async def _words(request: web.Request) -> web.StreamResponse:
    locale = request.match_info["locale"]
    if locale not in locales():
        raise web.HTTPNotFound
    return web.json_response(templates(locale), headers=FRESH)
