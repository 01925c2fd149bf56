"""The routes of the page: its files, its translations and its websocket."""

from functools import partial

from aiohttp import web

from ..people.errors import NotOffered
from . import seats
from .actions import find_place
from .edition import FILES
from .errors import RequestRefused
from .origin_guard import origin_guard
from .pages import Pages
from .strings import languages, locales, preferred, templates
from .websocket import PageSocket

REVALIDATED = {"Cache-Control": "no-cache"}
"""Makes a browser ask each time whether a file has changed."""


def serve_page(app: web.Application, pages: Pages, host: str) -> None:
    """Add the page to the web server of a playground, which listens on `host`."""
    app.middlewares.append(origin_guard(host))
    app.cleanup_ctx.append(pages.running)
    app.router.add_get("/", partial(_index, pages))
    app.router.add_get("/favicon.ico", _icon)
    app.router.add_post("/page/upload", partial(_upload, pages))
    app.router.add_get("/page/live", PageSocket(pages).serve)
    app.router.add_get(r"/page/words/{locale:[A-Za-z0-9-]+}.json", _translations)
    app.router.add_get("/page/languages.json", _languages)
    app.router.add_get(r"/page/{file:[a-z][a-z0-9_-]*\.(?:js|css|svg|png|webmanifest)}", _file)


async def _index(pages: Pages, request: web.Request) -> web.StreamResponse:
    spoken = preferred(request.headers.get("Accept-Language", ""))
    if pages.first_visit is not None and spoken is not None:
        pages.first_visit(spoken)
        pages.first_visit = None
    return web.FileResponse(FILES / "index.html", headers=REVALIDATED)


async def _icon(_: web.Request) -> web.StreamResponse:
    """Return the icon, for which browsers ask by themselves where they show a picture alone."""
    return web.FileResponse(FILES / "icon.svg", headers=REVALIDATED)


async def _file(request: web.Request) -> web.StreamResponse:
    file = FILES / request.match_info["file"]
    if not file.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(file, headers=REVALIDATED)


async def _upload(pages: Pages, request: web.Request) -> web.StreamResponse:
    """Take a file for an option of a command: `seat`, `channel`, `name`; answer with its id."""
    try:
        seat = seats.seat_of(pages, request.query.get("seat"))
        place = find_place(seat, request.query.get("channel"))
        attached = seat.attaches(place, request.query.get("name", ""), await request.read())
    except (NotOffered, RequestRefused):
        raise web.HTTPBadRequest from None
    return web.json_response({"id": str(attached.id)})


async def _translations(request: web.Request) -> web.StreamResponse:
    locale = request.match_info["locale"]
    if locale not in locales():
        raise web.HTTPNotFound
    return web.json_response(templates(locale), headers=REVALIDATED)


async def _languages(request: web.Request) -> web.StreamResponse:
    return web.json_response(languages(), headers=REVALIDATED)
