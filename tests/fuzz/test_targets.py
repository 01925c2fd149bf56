"""Bad input in the test suite: the corpus, what Hypothesis makes of it, and one wrong value."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.core.data import BadData, load_items, load_one
from engine.core.game import IllegalMove, UnknownMove
from engine.core.replay import replay
from engine.duel import catalog
from engine.duel.catalog import DATA, Card, Token, Wonder
from engine.duel.game import DUEL
from tests.engine.walk import seeded
from tests.fuzz.__main__ import CORPUS, MISSING
from tests.fuzz.__main__ import main as fuzz
from tests.fuzz.targets import TARGETS

modest = settings(max_examples=150, deadline=None, derandomize=True)


def corpus(target: str) -> list[bytes]:
    """Return the committed inputs of a target."""
    return [file.read_bytes() for file in sorted((CORPUS / target).iterdir())]


@pytest.mark.parametrize("target", TARGETS)
def test_the_corpus_is_understood_or_refused(target: str) -> None:
    assert corpus(target)
    for data in corpus(target):
        TARGETS[target](data)


@some.composite
def broken(draw: Any, target: str) -> bytes:
    """Return an input of the corpus with parts cut out, doubled, taken from another, or spoilt."""
    data: bytes = draw(some.sampled_from(corpus(target)))
    for _ in range(draw(some.integers(1, 4))):
        start = draw(some.integers(0, len(data)))
        end = draw(some.integers(start, min(len(data), start + 40)))
        other = draw(some.sampled_from(corpus(target)))
        at = draw(some.integers(0, len(other)))
        put = draw(
            some.sampled_from((b"", data[start:end] * 2, other[at : at + 20]))
            | some.binary(max_size=8)
            | some.text(max_size=6).map(lambda text: text.encode("utf-8", "surrogatepass"))
            | some.integers().map(lambda number: str(number).encode())
        )
        data = data[:start] + put + data[end:]
    return data


@pytest.mark.long
@pytest.mark.parametrize("target", TARGETS)
@given(data=some.data())
@modest
def test_broken_input_is_understood_or_refused(target: str, data: Any) -> None:
    TARGETS[target](data.draw(broken(target) | some.binary(max_size=200)))


@pytest.mark.long
@given(seed=some.integers(0, 10**6), data=some.data())
@modest
def test_a_damaged_game_is_refused_or_another_game(seed: int, data: Any) -> None:
    walked = list(seeded(DUEL, seed % 5, 2))
    deal = walked[0].before.deal
    texts = [(each.seat, str(each.move)) for each in walked]
    at = data.draw(some.integers(0, len(texts) - 1))
    seat, text = texts[at]
    changed = data.draw(
        some.text(max_size=30)
        | some.sampled_from([each for _, each in texts])
        | some.integers(0, len(text) - 1).map(lambda cut: text[:cut] + "x" + text[cut + 1 :])
    )
    texts[at] = (data.draw(some.sampled_from([seat, 1 - seat])), changed)
    try:
        state = replay(DUEL, deal, texts)
    except (UnknownMove, IllegalMove):
        return
    assert state.deal == deal


FILES: Mapping[str, Any] = {"cards.toml": Card, "wonders.toml": Wonder, "tokens.toml": Token}
STRANGE: tuple[object, ...] = (-1, 10**30, 2.5, "x", "", True, [], {}, [[]], {"kind": "nothing"})


def _places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to each value inside a value."""
    inside: Iterable[tuple[Any, object]] = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list):
        inside = enumerate(value)
    for key, each in inside:
        yield (*path, key)
        yield from _places(each, (*path, key))


def _changed(value: Any, path: tuple[Any, ...], new: object) -> Any:
    if not path:
        return new
    key, *rest = path
    copied = value.copy()
    copied[key] = _changed(value[key], tuple(rest), new)
    return copied


def _toml(value: object) -> str:
    """Write a value of the data as TOML."""
    match value:
        case bool():
            return str(value).lower()
        case dict():
            return "{" + ", ".join(f'"{key}" = {_toml(each)}' for key, each in value.items()) + "}"
        case list():
            return f"[{', '.join(map(_toml, value))}]"
        case str():
            return f'"{value}"'
        case _:
            return str(value)


def _file(file: Path, data: Mapping[str, object]) -> None:
    file.write_text("\n".join(f'"{name}" = {_toml(each)}' for name, each in data.items()), "utf-8")


@pytest.mark.long
@pytest.mark.parametrize("name", FILES)
def test_one_wrong_value_is_told_with_its_file_and_entry(name: str, tmp_path: Path) -> None:
    rng, file = Random(name), tmp_path / name
    data = tomllib.loads((DATA / name).read_text("utf-8"))
    _file(file, data)
    assert load_items(file, FILES[name]) == load_items(DATA / name, FILES[name])
    places = [place for place in _places(data) if len(place) > 1]
    refused = 0
    for place in rng.sample(places, min(150, len(places))):
        new = rng.choice(STRANGE)
        _file(file, _changed(data, place, new))
        try:
            found = load_items(file, FILES[name])
            if name == "cards.toml":
                catalog.check_cards(name, found)
            told = ""
        except BadData as error:
            told = str(error)
        if told:
            refused += 1
            entry = told.partition(":")[0]
            named = {f"{name}[{place[0]}]"} | {
                f"{name}[{each}]"
                for each, item in data.items()
                if item.get("free_with") == place[0]
            }
            assert any(entry.startswith(each) for each in named), (told, place, new)
        else:
            assert new in ([], {}) or isinstance(new, str), (place, new)
    assert refused > 40


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("base_price = 2", "base_price = -2", "numbers.toml.base_price: Expected `int` >= 0"),
        ("cards_per_age = 20", "cards_per_age = 19", "numbers.toml.cards_per_age: does not fit"),
        ("library_draws = 3", "library_draws = 6", "numbers.toml.tokens_on_board: does not fit"),
        ("[0, 1, 1, 0]", "[0, 1, 2, 0]", "numbers.toml.draft[0]"),
        ("[0, 1, 1, 0]", "[0, 1, 1]", "numbers.toml.draft: does not fit"),
        ('"pyramids"', '"colossus"', "numbers.toml.beginner_wonders: does not fit"),
        ("{ 3 = 2,", "{ 30 = 2,", "numbers.toml.military.loot: does not fit"),
    ],
)
def test_numbers_that_do_not_fit_are_told_by_name(
    tmp_path: Path, right: str, wrong: str, message: str
) -> None:
    file = tmp_path / "numbers.toml"
    text = (DATA / file.name).read_text("utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong), "utf-8")
    with pytest.raises(BadData) as error:
        catalog.check_numbers(
            file.name,
            load_one(file, catalog.Numbers),
            cards=catalog.CARDS,
            wonders=catalog.WONDERS,
            tokens=catalog.TOKENS,
            layouts=catalog.LAYOUTS,
        )
    assert str(error.value).startswith(message)


def test_without_the_fuzzer_a_sentence_tells_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.fuzz.__main__.find_spec", lambda _: None)
    assert fuzz(["1"]) == 0
    assert capsys.readouterr().err == MISSING
