"""Who may come in: the program itself and its own page, but no other web site."""

import ipaddress
import socket
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Middleware

NAMES = ("localhost",)

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; frame-ancestors 'none'; "
        "base-uri 'none'; form-action 'none'; object-src 'none'"
    ),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


def is_loopback(host: str) -> bool:
    """Return whether nobody but this machine can reach a server that listens on `host`."""
    address = _address(host)
    return address.is_loopback if address else host in NAMES


def guard(host: str) -> Middleware:
    """Refuse what does not come from a page of this very server, which listens on `host`.

    A web site that lets its own name lead here (DNS rebinding) is known by the name it is called
    by, and one that only sends requests here by its origin.
    """

    @web.middleware
    async def check(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if not _own(request.host, host) or origin not in (None, f"http://{request.host}"):
            raise web.HTTPForbidden(text="This address belongs to another page.\n")
        response = await handler(request)
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    return check


def _own(called: str, host: str) -> bool:
    """Return whether a server that listens on `host` may be called by this name."""
    try:
        name = urlsplit(f"//{called}").hostname or ""
    except ValueError:
        return False
    if is_loopback(host):
        return is_loopback(name)
    # An address cannot be made to lead elsewhere; of names only this machine's own are safe.
    machine = socket.gethostname().lower()
    return bool(_address(name)) or name in (*NAMES, host.lower(), machine, f"{machine}.local")


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text.strip("[]"))
    except ValueError:
        return None
