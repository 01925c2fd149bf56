"""The cards, wonders, tokens, layouts and numbers of the game, read from `data/duel`."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Struct

from .effects import Effect
from .types import CardId, Colour, Cost, Count, Few, TokenId, WonderId

DATA = Path(__file__).parents[2] / "data" / "duel"

T = TypeVar("T")
I = TypeVar("I", bound="_Item")  # noqa: E741 - an item of the catalog


Age: TypeAlias = Literal[1, 2, 3]


class BadData(ValueError):  # noqa: N818 - names what is bad
    """A data file is wrong; the message names the place: `cards.toml[altar].effects[0]: ...`."""


class _Item(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    effects: tuple[Effect, ...]


class Card(_Item, frozen=True, kw_only=True):
    """An age card or a guild."""

    age: Age
    colour: Colour
    cost: Cost = Cost()
    symbol: str | None = None
    free_with: CardId | None = None

    @property
    def guild(self) -> bool:
        """Whether the card has the guilds' back."""
        return self.colour == "purple"


class Wonder(_Item, frozen=True, kw_only=True):
    """A wonder."""

    cost: Cost


class Token(_Item, frozen=True):
    """A progress token."""


class Layout(Struct, frozen=True):
    """The layout of an age, by slot: row and x, whether it is face down, and what covers it."""

    places: tuple[tuple[int, int], ...]
    face_down: tuple[bool, ...]
    covered_by: tuple[tuple[int, ...], ...]


class _Military(Struct, frozen=True, forbid_unknown_fields=True):
    capital: Count
    loot: dict[Count, Few]
    points: tuple[Few, ...]


class _Beginner(Struct, frozen=True, forbid_unknown_fields=True):
    first: tuple[WonderId, ...]
    second: tuple[WonderId, ...]


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rulebook; `numbers.toml` explains each."""

    coins_each: Few
    base_price: Few
    discard_gain: Few
    coins_per_point: Count
    cards_per_age: Count
    guilds_dealt: Few
    wonders_dealt: tuple[Count, Count]
    wonders_built_at_most: Count
    tokens_on_board: Count
    library_draws: Count
    symbols_to_win: Count
    draft: tuple[tuple[Literal[0, 1], ...], tuple[Literal[0, 1], ...]]
    military: _Military
    beginner_wonders: _Beginner


class _Rows(Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[tuple[int, ...], ...]
    face_down: tuple[int, ...]

    def __post_init__(self) -> None:
        for row, xs in enumerate(self.rows):
            if len(set(xs)) != len(xs):
                raise ValueError(f"row {row} has two cards in one place")
        if not set(self.face_down) <= set(range(len(self.rows))):
            raise ValueError("a row lies face down that is not there")


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except RecursionError:
        raise BadData(f"{file.name}: too many brackets within each other") from None
    except ValueError as error:  # no TOML, no UTF-8, or a number of thousands of digits
        raise BadData(f"{file.name}: {error}") from None


def _convert(place: str, raw: object, kind: type[T]) -> T:
    """Read `raw` as a `kind`; `BadData` names the place, down to the field."""
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except msgspec.ValidationError as error:
        problem, _, at = str(error).partition(" - at ")
        raise BadData(f"{place}{at.partition('$')[2].rstrip('`')}: {problem}") from None


def load_items(file: Path, kind: type[I]) -> Mapping[str, I]:
    """Load the items of one file by id, in the order of the file; raises `BadData`."""
    return {
        name: _item(f"{file.name}[{name}]", name, raw, kind) for name, raw in _read(file).items()
    }


def _item(place: str, name: str, raw: object, kind: type[I]) -> I:
    fields = _convert(place, raw, dict[str, object])
    if "id" in fields:
        raise BadData(f"{place}.id: the name in brackets is the id")
    return _convert(place, {"id": name, **fields}, kind)


def _layout(shape: _Rows) -> Layout:
    places = tuple((row, x) for row, xs in enumerate(shape.rows) for x in xs)
    return Layout(
        places=places,
        face_down=tuple(row in shape.face_down for row, _ in places),
        covered_by=tuple(
            tuple(places.index(at) for at in ((row + 1, x - 1), (row + 1, x + 1)) if at in places)
            for row, x in places
        ),
    )


def load_layouts(file: Path) -> Mapping[int, Layout]:
    """Read the layout of each age, `age1` and so on; raises `BadData`."""
    shapes = {
        name: _convert(f"{file.name}[{name}]", raw, _Rows) for name, raw in _read(file).items()
    }
    ages: tuple[Age, ...] = get_args(Age)
    if set(shapes) != {f"age{age}" for age in ages}:
        raise BadData(f"{file.name}: not age1 and so on, but {list(shapes)}")
    return {age: _layout(shapes[f"age{age}"]) for age in ages}


def load_numbers(file: Path) -> Numbers:
    """Read the numbers of the rulebook; raises `BadData`."""
    return _convert(file.name, _read(file), Numbers)


def check_numbers(
    file: str,
    numbers: Numbers,
    *,
    cards: Mapping[CardId, Card],
    wonders: Mapping[WonderId, Wonder],
    tokens: Mapping[TokenId, Token],
    layouts: Mapping[int, Layout],
) -> None:
    """Check that there are enough cards, wonders, tokens and slots; raises `BadData`."""
    guilds = sum(card.guild for card in cards.values())
    decks = [sum(c.age == age and not c.guild for c in cards.values()) for age in layouts]
    ordinary = [numbers.cards_per_age] * (len(decks) - 1)
    ordinary.append(numbers.cards_per_age - numbers.guilds_dealt)
    beginners = (*numbers.beginner_wonders.first, *numbers.beginner_wonders.second)
    sizes = tuple(map(len, (numbers.beginner_wonders.first, numbers.beginner_wonders.second)))
    distances = range(1, numbers.military.capital)
    enough = {
        "cards_per_age": all(few <= many for few, many in zip(ordinary, decks, strict=True))
        and {len(layout.places) for layout in layouts.values()} == {numbers.cards_per_age},
        "guilds_dealt": numbers.guilds_dealt <= min(guilds, numbers.cards_per_age),
        "wonders_dealt": sum(numbers.wonders_dealt) <= len(wonders),
        "tokens_on_board": numbers.tokens_on_board + numbers.library_draws <= len(tokens),
        "draft": tuple(map(len, numbers.draft)) == numbers.wonders_dealt,
        "military.loot": set(numbers.military.loot) <= set(distances),
        "military.points": len(numbers.military.points) >= numbers.military.capital,
        "beginner_wonders": sizes == numbers.wonders_dealt
        and len(set(beginners)) == len(beginners)
        and set(beginners) <= set(wonders),
    }
    for field, holds in enough.items():
        if not holds:
            raise BadData(f"{file}.{field}: does not fit the cards, wonders, tokens and layouts")


def check_chains(file: str, cards: Mapping[CardId, Card]) -> None:
    """Check that chains lead to cards that exist and carry a symbol; raises `BadData`."""
    for card in cards.values():
        if card.free_with is None:
            continue
        giver = cards.get(card.free_with)
        if giver is None or giver.symbol is None:
            raise BadData(f"{file}[{card.id}].free_with: `{card.free_with}` carries no symbol")


CARDS: Mapping[CardId, Card] = load_items(DATA / "cards.toml", Card)
WONDERS: Mapping[WonderId, Wonder] = load_items(DATA / "wonders.toml", Wonder)
TOKENS: Mapping[TokenId, Token] = load_items(DATA / "tokens.toml", Token)
LAYOUTS: Mapping[int, Layout] = load_layouts(DATA / "layouts.toml")
NUMBERS: Numbers = load_numbers(DATA / "numbers.toml")
check_chains("cards.toml", CARDS)
check_numbers("numbers.toml", NUMBERS, cards=CARDS, wonders=WONDERS, tokens=TOKENS, layouts=LAYOUTS)

TRADED: tuple[Colour, ...] = ("brown", "grey")
"""The colours whose production raises the rival's price (ruling 1)."""
