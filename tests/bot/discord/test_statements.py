"""What a move asks of the database: it is what a server of many processes has least of."""

from collections import Counter

from sqlalchemy import Connection, Engine, event

from bot.discord.client import Wonders
from playground import Playground

from ..scene import after, dealt, discarding, moved, settled, town

KINDS = {
    "BEGIN IMMEDIATE": "transaction that writes",
    "AS kind": "game loaded",
    "FROM choices": "settings",
    "FROM blocks": "settings",
}
"""What statements are counted as, by a part of them."""


async def test_a_move_reads_its_game_once_for_each_press(discord: Playground, bot: Wonders) -> None:
    place, position = town(discord), after(12)
    table, board = await dealt(bot, place, position)
    await settled(bot)
    person = place.person(position.seat)
    counted = Counter[str]()

    def count(_: Connection, __: object, statement: str, *___: object) -> None:
        counted.update({kind for part, kind in KINDS.items() if part in statement})

    event.listen(Engine, "before_cursor_execute", count)
    panel = (await person.click(board, board.buttons[0])).private[0]
    await person.click(panel, discarding(panel))
    await settled(bot)
    event.remove(Engine, "before_cursor_execute", count)

    assert await moved(bot, table) == 13
    assert counted["game loaded"] == 2
    assert counted["transaction that writes"] == 2  # the move, and which message shows it
    assert counted["settings"] <= 9
