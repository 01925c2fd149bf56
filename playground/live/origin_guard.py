"""Refuses requests that other web sites make through a visitor's browser."""

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
    """Return whether only this machine can reach a server that listens on `host`."""
    address = _address(host)
    return address.is_loopback if address else host in NAMES


def origin_guard(host: str) -> Middleware:
    """Return a middleware that answers 403 to requests of other origins.

    `host` is the address that the server listens on. A foreign `Origin` header shows a request
    that another site's page sends here; a foreign `Host` header shows a site whose name resolves
    to this address (DNS rebinding).
    """

    @web.middleware
    async def check(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        if not _is_own_name(request.host, host) or origin not in (None, f"http://{request.host}"):
            raise web.HTTPForbidden(text="This address belongs to another page.\n")
        response = await handler(request)
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    return check


def _is_own_name(called: str, host: str) -> bool:
    """Return whether `called`, a Host header, names a server that listens on `host`."""
    try:
        name = urlsplit(f"//{called}").hostname or ""
    except ValueError:
        return False
    if is_loopback(host):
        return is_loopback(name)
    # Rebinding needs a name: addresses are safe, and so are this machine's own names.
    machine = socket.gethostname().lower()
    return bool(_address(name)) or name in (*NAMES, host.lower(), machine, f"{machine}.local")


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text.strip("[]"))
    except ValueError:
        return None
