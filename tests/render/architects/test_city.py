"""The picture of a city: which progress tokens it has."""

import pytest
from msgspec.structs import replace

from engine.architects.catalog import TOKENS
from engine.core.game import Seat
from render.architects.city import draw_city
from render.look import Look

from ..conftest import LOCALES, languages, plays
from ..proof import assert_sound, icons, texts


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [0, 1, 4, 5, len(TOKENS)])
def test_each_token_of_a_city_has_its_name(locale: str, count: int) -> None:
    held, words = tuple(TOKENS)[:count], languages()[locale]
    table = plays()[0].view.table
    cities = (replace(table.cities[0], tokens=held), *table.cities[1:])
    look = Look(names=("Ana", "Bruno") * 4, words=words)
    canvas = draw_city(replace(table, cities=cities), Seat(0), look)
    assert_sound(canvas, look.names)
    shown = [words(f"architects-token-{token}") for token in held]
    assert [text for text in texts(canvas) if text in shown] == shown
    assert {f"architects-token-{token}" for token in held} <= set(icons(canvas))
