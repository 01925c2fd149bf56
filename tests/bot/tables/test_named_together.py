"""What a board tells of several players at once: their names are joined as in a sentence."""

from msgspec.structs import replace

from bot.controls.panel import Panel
from bot.store import Ending, Player
from bot.tables.notices.clock_panels import late_lines
from bot.tables.seats.resigning_panels import with_leavers
from tests.bot.wording.languages import WORDS

from ..architects.tables import stored

ANA, BRUNO, CARLA = (Player(n, name) for n, name in enumerate(("Ana", "Bruno", "Carla"), 1))
RECORD = replace(stored(3), players=(ANA, BRUNO, CARLA))


def test_who_was_late_is_enumerated() -> None:
    (line,) = late_lines(WORDS["pt-BR"], RECORD, (1, 1, 0))
    assert "O tempo de **Ana** e **Bruno** acabou" in line


def test_who_did_not_play_to_the_end_is_enumerated() -> None:
    gone = (ANA, *(Player(None, each.name, "builder", left=True) for each in (BRUNO, CARLA)))
    ended = replace(RECORD, players=gone, ending=Ending("ended", ()))
    *_, line = with_leavers(WORDS["es-ES"], Panel(("",)), ended).parts
    assert str(line).startswith("Bruno y Carla ")
