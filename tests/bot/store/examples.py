"""Tables and invitations to store; snowflakes are as large as 64 bits allow."""

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bot.store import Ending, NewInvitation, NewTable, NewTournament, Player

ANA = 2**63 - 1
BRUNO = 1_180_000_000_000_000_001
CAROL = 1_180_000_000_000_000_002
GUILD = 2**63 - 2
CHANNEL = 2**63 - 3
OTHER_CHANNEL = 2**63 - 4
MESSAGE = 2**63 - 5

ROUNDED = timedelta(seconds=1)
"""More than a stored time differs from when it was stored."""

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SCIENCE = Ending("science", (1,))
RESIGNED = Ending("resigned", (0, 2))

TABLE = NewTable(
    game="duel",
    guild_id=GUILD,
    channel_id=CHANNEL,
    opener_id=ANA,
    locale="pt-BR",
    options={"first": "challenger"},
    deal=b'{"wonders": "\x00\xff"}',
    players=(Player(ANA, "Ana"), Player(BRUNO, "Bruno 🏛️")),
    postable=True,
)
THREE = replace(
    TABLE,
    game="wonders",
    guild_id=None,
    channel_id=OTHER_CHANNEL,
    options={},
    players=(Player(CAROL, "Carol"), Player(None, "Vitruvius", "hard"), Player(ANA, "Ana")),
    postable=False,
)
CHALLENGE = NewInvitation(
    game="duel",
    guild_id=GUILD,
    channel_id=CHANNEL,
    postable=True,
    host=Player(ANA, "Ana"),
    players=(Player(ANA, "Ana"), Player(BRUNO, "Bruno")),
    invited=(BRUNO,),
    least=2,
    most=2,
    locale="es-ES",
    options={"first": "opponent"},
    expires_at=NOON + timedelta(minutes=15),
)
LOBBY = replace(
    CHALLENGE,
    game="wonders",
    host=Player(CAROL, "Carol"),
    players=(Player(ANA, "Ana"), Player(BRUNO, "Bruno"), Player(None, "", "hard")),
    invited=(BRUNO,),
    least=3,
    most=7,
)
"""Carol only watches; Ana has joined, Bruno is invited, and a computer plays."""
CUP = NewTournament(
    guild_id=GUILD,
    channel_id=CHANNEL,
    organizer_id=ANA,
    name="Cup",
    game="duel",
    kind="swiss",
    rounds=1,
    clock="day",
    locale="en-US",
    created_at=NOON,
)
