"""Every ruling has a test that carries its number; the open ones say that they are."""

import re
from pathlib import Path

RULINGS = 51
OPEN = {15, 23, 31, 32, 34, 43, 44, 46}


def test_every_ruling_has_a_test() -> None:
    tests = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    numbers = {int(number) for number in re.findall(r"def test_ruling_(\d\d)_", tests)}
    assert numbers == set(range(1, RULINGS + 1))
    assert {int(number) for number in re.findall(r"def test_ruling_(\d\d)_open_", tests)} == OPEN
