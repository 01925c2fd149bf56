"""What an earlier version has stored opens unchanged, and goes on from there."""

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, MetaData, insert

from bot.store import (
    DamagedTable,
    Ending,
    Invitation,
    Move,
    NoSuchInvitation,
    Player,
    Seal,
    SpentSeal,
    Store,
    TableRecord,
)
from bot.store.connection.migrations import migrate

from ...stored import open_invitations
from .examples import TABLE
from .test_migrations import ask

AT = datetime(2026, 3, 1, 12, tzinfo=UTC)
ANA, BRUNO = Player(1, "Ana"), Player(2, "Bruno")
NAMED = (
    {"user_id": 1, "name": "Ana", "level": None, "former_id": None},
    {"user_id": 2, "name": "Bruno", "level": None, "former_id": None},
)


def stored_by_0007(connection: Connection) -> None:
    """Store a running game, an ended one, and a damaged one; challenges likewise."""

    def put(table: str, /, **values: object) -> None:
        connection.execute(insert(kept.tables[table]).values(values))

    migrate(connection, "0007")
    kept = MetaData()
    kept.reflect(connection)
    both: dict[str, Any] = {"game": "duel", "guild_id": 7, "channel_id": 70, "postable": True}
    begun = both | {"opener_id": 1, "locale": "pt-BR", "deal": b"deal", "created_at": AT}
    begun |= {"options": {}, "message_id": 98, "shown": 2}
    put("tables", **begun)
    put("tables", **begun, end_reason="science", winners=[1], ended_at=AT)
    put("tables", **(begun | {"channel_id": 71, "options": [1]}))
    for number in (1, 2, 3):
        put("seats", table_id=number, seat=0, user_id=1, name="Ana", request=55)
        put("seats", table_id=number, seat=1, user_id=2, name="Bruno")
        put("moves", table_id=number, n=0, seat=0, nth=0, text="draft:sphinx", at=AT)
        put("moves", table_id=number, n=1, seat=1, nth=0, text="draft:giza", at=AT)
    asked = both | {"players": NAMED, "locale": "es-ES", "options": {"begins": "me"}}
    asked |= {"expires_at": AT, "message_id": 99}
    put("challenges", **asked, status="open")
    put("challenges", **asked, status="accepted", table_id=1)
    put("challenges", **(asked | {"players": NAMED[:1]}), status="open")
    put("seals", secret=b"s" * 32, challenge_id=1)
    put("seals", secret=b"t" * 32, challenge_id=2, table_id=1, terms="terms")


def table(number: int, ending: Ending | None = None) -> TableRecord:
    return TableRecord(
        game="duel", guild_id=7, channel_id=70, opener_id=1, locale="pt-BR", options={},
        deal=b"deal", players=(ANA, BRUNO), postable=True, id=number, created_at=AT,
        moves=(Move(0, 0, "draft:sphinx", AT), Move(1, 0, "draft:giza", AT)), ending=ending,
        message_id=98, shown=2,
    )  # fmt: skip


def challenge(number: int) -> Invitation:
    return Invitation(
        game="duel", guild_id=7, channel_id=70, postable=True, host=ANA, players=(ANA, BRUNO),
        invited=(2,), least=2, most=2, locale="es-ES", options={"begins": "me"}, expires_at=AT,
        id=number, status="open" if number == 1 else "accepted", message_id=99,
        table_id=None if number == 1 else 1,
        seal=Seal(1, b"s" * 32) if number == 1 else Seal(2, b"t" * 32, "terms"),
    )  # fmt: skip


@pytest.fixture
async def former(url: str) -> str:
    await ask(url, stored_by_0007)
    return url


async def test_what_an_earlier_version_stored_opens_unchanged(former: str) -> None:
    for _ in range(2):  # the second time nothing is migrated
        store = await Store.open(former)
        assert await open_invitations(store) == (challenge(1),)
        assert await store.invitations.of_table(1) == challenge(2)
        assert challenge(1).one_to_one
        assert await store.tables.load(1) == table(1)
        assert await store.tables.load(2) == table(2, Ending("science", (1,)))
        with pytest.raises(DamagedTable):
            await store.tables.load(3)
        with pytest.raises(NoSuchInvitation):
            await store.invitations.get(3)
        assert (await store.people.personal_data(2)).invitations == 2
        await store.close()


def stored_by_0032(connection: Connection) -> None:
    """Store a running game of three, in which two ask for the computer and agree to each other."""
    migrate(connection, "0032")
    kept = MetaData()
    kept.reflect(connection)
    for number in (1, 2):
        begun = {"guild_id": 7, "channel_id": 70 + number, "opener_id": 1, "locale": "pt-BR"}
        connection.execute(
            insert(kept.tables["tables"]).values(
                **begun, game="duel", postable=True, options={}, deal=b"deal", created_at=AT
            )
        )
        for seat, request, agreed in ((0, 55, 56), (1, 56, 55), (2, None, 55)):
            person = {"user_id": seat + 1, "name": "N", "request": request, "agreed_to": agreed}
            connection.execute(
                insert(kept.tables["seats"]).values(
                    table_id=number, seat=seat, request_level="master", **person
                )
            )


async def test_whoever_agreed_in_an_earlier_version_still_does(url: str) -> None:
    await ask(url, stored_by_0032)
    store = await Store.open(url)
    assert not await store.seats.hand_over(1, 1, 2, "master", 56)  # the third has not agreed
    assert await store.seats.hand_over(1, 0, 1, "master", 55)
    assert await store.seats.agree(2, 2, 56)
    assert await store.seats.hand_over(2, 1, 2, "master", 56)
    await store.close()


@pytest.mark.long
async def test_what_an_earlier_version_stored_goes_on(former: str) -> None:
    store = await Store.open(former)
    seen = await store.invitations.get(1)
    changed = await store.invitations.change(seen, replace(seen, players=(BRUNO,), invited=()))
    assert changed is not None
    assert (changed.host, changed.players, changed.invited) == (ANA, (BRUNO,), ())
    begun = await store.invitations.accept(changed, TABLE, SpentSeal(1, "mixed", 1))
    assert begun is not None
    for running in (1, 3):
        assert await store.tables.end(running, Ending("abandoned", ()))
    await store.people.forget(2)
    known = await store.people.personal_data(2)
    assert (known.running, known.ended, known.invitations) == (0, 0, 0)
    assert await store.invitations.of_table(begun.id) is None
    await store.close()
