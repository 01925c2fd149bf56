"""What is paid for cards and stages of 7 Wonders, in words and on buttons."""

import pytest
from msgspec.structs import replace

from bot.seven.session import SevenSession
from bot.seven.wording.circle import Circle, unmarked
from bot.seven.wording.city import alt_city, city
from bot.seven.wording.prices import payment
from engine.core.game import Seat
from engine.seven.decisions import PlaySeventh
from engine.seven.types import FREE_CITY, Price
from tests.bot.wording.languages import LOCALES, WORDS

from .tables import PEOPLE, stored


def test_what_neighbours_are_paid_is_told_in_coins_and_apart_on_buttons() -> None:
    around = Circle(*(PEOPLE[:3],) * 4)
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


@pytest.mark.parametrize("locale", LOCALES)
def test_a_city_tells_what_it_pays_its_neighbours_for_a_unit(locale: str) -> None:
    """The East Trading Post makes raw materials of the right neighbour cost 1 coin."""
    words, table = WORDS[locale], SevenSession.open(stored(2, 4)).table
    circle = unmarked(words, stored(2, 4).players, table)
    rich = replace(table.cities[0], cards=("east_trading_post",))
    table = replace(table, cities=(rich, *table.cities[1:]))
    for seat, raw_right in ((Seat(0), 1), (FREE_CITY, 2)):
        told = words("seven-prices", raw_left=2, raw_right=raw_right, made_left=2, made_right=2)
        assert told in city(words, circle, table, seat).splitlines()
        assert f"{told}." in alt_city(words, circle, table, seat)
    seventh = replace(table, todo=(PlaySeventh(Seat(0), Seat(0), 3, "east_trading_post"),))
    told = words("seven-prices", raw_left=2, raw_right=2, made_left=2, made_right=2)
    assert told in city(words, circle, seventh, Seat(0)).splitlines(), "built in the sixth turn"
