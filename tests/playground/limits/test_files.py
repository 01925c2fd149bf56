"""The limits of files: how many, how large, how named; and which of them an edit can name."""

import io
import json
from typing import Any

import aiohttp

from tests.playground.bodies import Json, errors_at, gallery, item, text, v2
from tests.playground.conftest import Bare

FILE_SIZE = 10 * 1024 * 1024
"""The most bytes that Discord takes as one file."""


async def send_files(bare: Bare, payload: str, *files: tuple[str, bytes]) -> tuple[int, Any]:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", payload)
    for number, (name, data) in enumerate(files):
        form.add_field(f"files[{number}]", io.BytesIO(data), filename=name)
    url = bare.discord.api_url + bare.messages
    headers = {"Authorization": f"Bot {bare.discord.token}"}
    async with bare.web.post(url, data=form, headers=headers) as response:
        return response.status, await response.json()


async def test_files_have_limits(bare: Bare) -> None:
    ok = ("a.png", b"a")
    assert (await send_files(bare, "{}", *[ok] * 10))[0] == 200
    assert (await send_files(bare, "{}", ("a.png", bytes(FILE_SIZE))))[0] == 200
    assert bare.discord.violations == []
    assert (await send_files(bare, "{}", *[ok] * 11))[0] == 400
    status, body = await send_files(bare, "{}", ("a.png", bytes(FILE_SIZE + 1)))
    assert (status, body["code"]) == (413, 40005)
    status, body = await send_files(bare, "{}", ok, ("b.png", bytes(FILE_SIZE + 1)))
    assert (status, body["code"]) == (413, 40005)
    assert (await send_files(bare, '{"attachments": [{"id": 1}]}', ok))[0] == 400
    assert (await send_files(bare, "{}", ("my board.png", b"a")))[0] == 400
    for broken in ("{", "[" * 100_000, r'{"content": "\ud83d"}'):
        assert (await send_files(bare, broken, ok))[1]["code"] == 50109
    assert len(bare.discord.violations) == 8


async def test_the_alt_text_of_a_file_has_at_most_1024_characters(bare: Bare) -> None:
    def described(length: int) -> str:
        return json.dumps({"attachments": [{"id": 0, "description": "a" * length}]})

    status, message = await send_files(bare, described(1024), ("a.png", b"a"))
    assert (status, len(message["attachments"][0]["description"])) == (200, 1024)
    status, body = await send_files(bare, described(1025), ("a.png", b"a"))
    assert (status, body["code"]) == (400, 50035)
    assert errors_at(body["errors"], "attachments.0.description")
    assert len(bare.channel.messages) == 1


async def test_a_strict_edit_names_only_files_that_it_uploads_or_lists(bare: Bare) -> None:
    shown = v2(gallery(item("attachment://a.png")))
    _, message = await send_files(bare, json.dumps(shown), ("a.png", b"a"))
    path = f"{bare.messages}/{message['id']}"
    media = message["components"][0]["items"][0]["media"]
    number = media["attachment_id"]
    unlisted: list[Json] = [shown, {**shown, "attachments": [{"id": number}]}]
    for body in unlisted:
        assert (await bare.call("PATCH", path, body))[0] == 200, "only a strict playground refuses"
    assert bare.discord.violations == []
    bare.discord.world.strict_attachments = True
    for count, body in enumerate(unlisted, start=1):
        status, answer = await bare.call("PATCH", path, body)
        assert (status, answer["code"]) == (400, 50035), body
        assert errors_at(answer["errors"], "components.0.items.0.media.url")
        assert len(bare.discord.violations) == count
    listed = {**shown, "attachments": [{"id": number, "filename": "a.png"}]}
    assert (await bare.call("PATCH", path, listed))[0] == 200
    kept = v2(gallery(item(media["url"])))
    assert (await bare.call("PATCH", path, kept))[0] == 200
    assert (await send_files(bare, json.dumps(shown), ("a.png", b"b")))[0] == 200
    assert (await bare.call("PATCH", path, v2(text(), attachments=[])))[0] == 200
    assert len(bare.discord.violations) == 2


async def test_a_message_lists_the_files_alone_that_no_component_shows(bare: Bare) -> None:
    """So Discord documents it; what components show tells its id itself."""
    shown = v2(
        gallery(item("attachment://a.png")), {"type": 13, "file": {"url": "attachment://b.txt"}}
    )
    files = ("a.png", b"a"), ("b.txt", b"b"), ("c.png", b"c")
    _, message = await send_files(bare, json.dumps(shown), *files)
    assert [each["filename"] for each in message["attachments"]] == ["c.png"]
    picture, text_file = message["components"]
    assert picture["items"][0]["media"]["attachment_id"].isdigit()
    assert text_file["file"]["attachment_id"].isdigit()


async def test_a_file_that_an_edit_does_not_list_is_gone(bare: Bare) -> None:
    _, message = await send_files(bare, "{}", ("a.png", b"a"), ("b.png", b"b"))
    kept, gone = message["attachments"]
    listed = {"attachments": [{"id": kept["id"]}]}
    assert (await bare.call("PATCH", f"{bare.messages}/{message['id']}", listed))[0] == 200
    for file, expected in ((kept, 200), (gone, 404)):
        async with bare.web.get(file["url"]) as response:
            assert response.status == expected
    assert [*bare.discord.world.blobs] == [int(kept["id"])]
