"""Who may open the page, by which address, and what is served there."""

import itertools

import aiohttp

from playground import Playground
from playground.live import Pages, serve_page
from playground.live.strings import STRINGS
from tests.playground.page_client import Json

from .conftest import Stage

FOREIGN: list[Json] = [
    {"Host": "evil.example"},
    {"Host": "127.0.0.1.evil.example:80"},
    {"Host": "192.168.1.7"},
    {"Host": "[::1"},
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
]
PATHS = ("/", "/page/live", "/page/words/en-US.json", "/api/v10/gateway")


async def test_other_web_sites_are_refused(stage: Stage) -> None:
    async with aiohttp.ClientSession() as web:
        for path, headers in itertools.product(PATHS, FOREIGN):
            async with web.get(stage.url + path, headers=headers) as response:
                assert response.status == 403, (path, headers)


async def test_a_server_that_is_open_to_all_is_reached_by_address() -> None:
    playground = Playground()
    serve_page(playground.app, Pages(playground), "0.0.0.0")
    async with playground, aiohttp.ClientSession() as web:
        for called, status in (
            ("192.168.1.7:8737", 200),
            ("[fe80::1]:8737", 200),
            ("localhost", 200),
            ("evil.example", 403),
        ):
            async with web.get(playground.world.base_url, headers={"Host": called}) as response:
                assert response.status == status, called


async def test_the_page_and_its_words_are_served(stage: Stage) -> None:
    async with aiohttp.ClientSession() as web:
        async with web.get(f"{stage.url}/") as response:
            assert response.status == 200
            assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]
        async with web.get(f"{stage.url}/page/words/pt-BR.json") as response:
            assert (await response.json())["server-failed"] == "Esta interação falhou"
        async with web.get(f"{stage.url}/page/languages.json") as response:
            languages = await response.json()
            assert languages.items() >= {"en-US": "English", "pt-BR": "Português"}.items()
            assert languages.keys() == {each.parent.name for each in STRINGS.glob("*/page.ftl")}
        async with web.get(f"{stage.url}/favicon.ico") as response:
            assert (response.status, response.content_type) == (200, "image/svg+xml")
        for path in ("/page/words/tlh.json", "/page/nothing.js", "/page/..%2f__init__.py"):
            async with web.get(stage.url + path) as response:
                assert response.status == 404
