"""Every ruling has a test that carries its number."""

import re
from pathlib import Path

RULINGS = 63


def test_every_ruling_has_a_test() -> None:
    tests = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    numbers = {int(number) for number in re.findall(r"def test_ruling_(\d\d)_", tests)}
    assert numbers == set(range(1, RULINGS + 1))
