"""What lay hidden is told with whose it was, or of which Age."""

from bot.wording.hidden import hidden_lines
from bot.wording.strings import Words
from engine.core.hidden import Hidden

from .languages import WORDS


def named(_: Words, item: str) -> str:
    return item.capitalize()


def test_each_place_is_told_with_its_seat_or_its_age() -> None:
    hands = [Hidden("hand", "card", ("altar", "baths"), seat) for seat in (0, 1)]
    aged = Hidden("later", "card", ("circus",), age=3)
    say, names = WORDS["en-US"], ("Ana_Lu", "Bruno")
    assert hidden_lines(say, "seven", names, hands, {"card": named}) == [
        "- In the hand of **Ana\\_Lu**: Altar, Baths",
        "- In the hand of **Bruno**: Altar, Baths",
    ]
    assert hidden_lines(say, "duel", names, (aged,), {"card": named}) == [
        "- Age III, not reached: Circus"
    ]
