"""What is paid for cards and stages of 7 Wonders, in words and on buttons."""

from bot.seven.wording.circle import Circle
from bot.seven.wording.prices import payment
from engine.core.game import Seat
from engine.seven.types import Price
from tests.bot.wording.languages import LOCALES, WORDS

from .tables import PEOPLE


def test_what_neighbours_are_paid_is_told_in_coins_and_apart_on_buttons() -> None:
    around = Circle(PEOPLE[:3], PEOPLE[:3], PEOPLE[:3])
    paid = payment(WORDS["en-US"], around, Seat(0), Price(1, 2, 1, ()))
    assert paid == "1 coin, 2 coins to Bruno, 1 coin to Carla"
    for locale in LOCALES:
        words = WORDS[locale]
        told = words("seven-pays", coins=2, who="Ana")
        assert told.startswith(f"{words('coins', coins=2)} ")
        assert words("seven-button-build", paid=told).endswith(f" · {told}")
        assert words("seven-button-stage", stage=1, paid=told).endswith(f" · {told}")
        discarded = words("coins", coins=3)
        assert words("seven-button-discard", coins=3).endswith(f" · +{discarded}")
