"""What is stored of a person without a game that the person plays."""

from datetime import timedelta

from msgspec.structs import replace

from bot.runtime.limits import Limit, Limits
from bot.store import Notice, Player, Store

from .examples import ANA, BRUNO, CAROL, NOON, TABLE


async def add_beside_games(store: Store) -> None:
    """Store what there can be of Ana but games: eight rows that name her."""
    players = (Player(CAROL, "Carol"), TABLE.players[1])
    game = await store.tables.add(replace(TABLE, opener_id=BRUNO, players=players))
    await store.notices.offer(Notice(game.id, 0, ANA, 0, NOON))
    await store.watchers.watch(game.id, ANA, 1, every_age=True, within=Limits())
    await store.absences.add(ANA, NOON, NOON + timedelta(days=1), NOON)
    await store.blocks.add(ANA, BRUNO)
    for by, of in ((ANA, BRUNO), (BRUNO, ANA)):
        await store.mentions.add(by, [of], NOON, Limit(1, 60), Limit(2, 60))
    await store.imported_games.keep(ANA, "{}")
    await store.lessons.stand(ANA, "duel", "coins")
