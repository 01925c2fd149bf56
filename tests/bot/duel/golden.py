"""One position in all its texts; `python -m tests.bot.duel.golden` writes them down anew.

Read the difference before it is committed: every changed line is what people will read.
"""

from pathlib import Path

from bot.duel.wording.city import alt_city, city
from bot.duel.wording.discard import alt_discard, discard_text
from bot.duel.wording.items import item_text
from bot.duel.wording.position import alt_board, position
from bot.duel.wording.score import alt_score, score_text
from bot.wording.circle import circle_of, unmarked_circle_of
from bot.wording.strings import Words
from engine.duel.decisions import PickFromLibrary, Turn
from engine.duel.table import Table, View
from engine.duel.types import AGE_BACK, FIRST, GUILD_BACK, SECOND, City
from tests.bot.wording.languages import LOCALES, WORDS

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ana_Lu", "Bruno")
MARKED, UNMARKED = circle_of(NAMES), unmarked_circle_of(NAMES)

TABLE = Table(
    age=3,
    slots=(
        *("palace", "senate", AGE_BACK, GUILD_BACK, GUILD_BACK, "port", None, None, None),
        *(None, None, "pantheon", None, None, "shipowners_guild", *(None,) * 5),
    ),
    cities=(
        City(
            coins=9,
            cards=("quarry", "sawmill", "press", "forum", "scriptorium", "library", "temple"),
            tokens=("law", "masonry"),
            wonders=("colossus", "pyramids"),
            built=("sphinx", "great_library"),
            under=("palisade", "barracks"),
        ),
        City(
            coins=1,
            cards=("clay_pit", "shelf_quarry", "glassblower", "wood_reserve", "walls"),
            wonders=("piraeus", "mausoleum", "appian_way"),
            built=("statue_of_zeus",),
            under=("tavern",),
        ),
    ),
    pawn=-4,
    loot=((6,), (3, 6)),
    tokens=("agriculture", "strategy"),
    discard=("altar", "lumber_yard", "stable", "school", "study"),
    offer=(),
    todo=(PickFromLibrary(FIRST), Turn(SECOND)),
)


def told(words: Words) -> str:
    """Return every text about the position, its owner's view of the Great Library included."""
    view = View(TABLE, FIRST, ("theology", "economy", "urbanism"))
    texts = (
        position(words, MARKED, view),
        alt_board(words, UNMARKED, View(TABLE, None)),
        city(words, MARKED, TABLE, FIRST),
        alt_city(words, UNMARKED, TABLE, SECOND),
        score_text(words, MARKED, TABLE),
        alt_score(words, UNMARKED, TABLE),
        discard_text(words, TABLE),
        alt_discard(words, TABLE),
        *(item_text(words, item) for item in ("lighthouse", "appian_way", "urbanism")),
    )
    return "\n\n---\n\n".join(texts) + "\n"


def file(locale: str) -> Path:
    """Return where the texts of a language lie."""
    return FOLDER / f"{locale}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in LOCALES:
        file(each).write_text(told(WORDS[each]), encoding="utf-8")
