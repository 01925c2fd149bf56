"""Files that former versions of the playground wrote can be read, and lose nothing."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from playground import Person, Playground
from playground.store import WorldFile
from playground.store.decoding import restore
from playground.store.encoding import KINDS, encode, key
from tests.playground.store.test_persistence import entities_of

FORM_1 = Path(__file__).parents[2] / "data" / "playground" / "world-form-1.sql"


def file_of_form_1(folder: Path) -> WorldFile:
    path = folder / "world.db"
    with sqlite3.connect(path) as made:
        made.executescript(FORM_1.read_text("utf-8"))
    made.close()
    return WorldFile(path)


def restored(file: WorldFile) -> Playground:
    playground = Playground()
    world = playground.world
    world.blobs = {number: file.read_file(number) for number in file.file_ids()}
    assert restore(
        world, file, lambda number, name, locale: Person(number, name, locale, world=world)
    )
    return playground


TIMES = ("started", "acknowledged_at")


def comparable(text: str | bytes) -> Any:
    """Return a record with one spelling of UTC; converted times are compared by `times`."""
    data = json.loads(text if isinstance(text, str) else text.decode())
    data = {name: value for name, value in data.items() if name not in TIMES}
    return json.loads(json.dumps(data).replace('+00:00"', 'Z"'))


def times(text: str | bytes) -> list[float]:
    data = json.loads(text)
    return [data[name] for name in TIMES if data.get(name)]


def test_a_file_of_form_1_is_written_again_as_it_was(tmp_path: Path) -> None:
    file = file_of_form_1(tmp_path)
    world = restored(file).world
    written = {(kind, n): text for kind in KINDS.values() for n, text in file.read(kind)}
    again = {key(each): encode(world, each) or b"" for each in entities_of(world)}
    assert len(written) == 32
    assert again.keys() == written.keys()
    for each, text in written.items():
        assert comparable(again[each]) == comparable(text)
        assert times(again[each]) == pytest.approx(times(text), abs=0.01)
    file.close()


def test_a_world_of_form_1_is_what_it_was(tmp_path: Path) -> None:
    file = file_of_form_1(tmp_path)
    world = restored(file).world
    guild, elsewhere = world.guilds.values()
    channel = next(c for c in guild.channels.values() if c.name == "plaza")
    ana, bruno = (user for user in world.users.values() if isinstance(user, Person))
    assert (guild.locale, guild.owner_id, elsewhere.user_install_only) == ("pt-BR", ana.id, True)
    assert {ana.id, bruno.id} == world.installed_by
    assert world.closed_to_bot == {bruno.id}
    assert [role.name for role in guild.members[bruno.id].roles] == ["Guests"]
    board = next(m for m in channel.messages if m.text == "Count 2")
    (old,) = board.earlier
    assert "Count 1" in str(old)
    assert board.interaction
    assert (board.interaction.person, board.interaction.original) == (ana, board)
    assert board.pictures[0].size == (3, 2)
    assert board.pictures[0].data.startswith(b"\x89PNG")
    noted = next(m for m in ana.reads(channel) if m.text == "noted: kept")
    assert noted.interaction
    assert noted.interaction.from_modal_of in world.interactions.values()
    (thread,) = channel.threads
    assert (thread.archived, thread.locked) == (True, True)
    starter = next(m for m in channel.messages if m.thread is thread)
    assert [m.reference for m in channel.messages if m.text == "a reply"] == [starter]
    assert [e.raw["name"] for e in world.emojis.values()] == ["coin"]
    assert {c.name for c in world.commands[None]} == {"duel", "do", "card", "set", "Challenge"}
    file.close()
