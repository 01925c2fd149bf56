"""The cards, wonders, tokens, layouts and numbers of the game, read from `data/duel`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from engine.core.data import BadData, convert, digest, load_items, load_one, read, shown_path

from .effects import Effect, brings_points
from .types import CardId, Colour, Cost, Count, Few, TokenId, WonderId

DATA = Path(__file__).parents[2] / "data" / "duel"


Age: TypeAlias = Literal[1, 2, 3]
AGES: tuple[Age, ...] = (1, 2, 3)

SCORED: tuple[Colour, ...] = ("blue", "green", "yellow", "purple")
"""The colours of cards whose points have a place in the score."""


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
    path = shown_path(file)
    shapes = {name: convert(f"{path}[{name}]", raw, _Rows) for name, raw in read(file).items()}
    ages: tuple[Age, ...] = get_args(Age)
    if set(shapes) != {f"age{age}" for age in ages}:
        raise BadData(f"{path}: not age1 and so on, but {list(shapes)}")
    return {age: _layout(shapes[f"age{age}"]) for age in ages}


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


def check_cards(file: str, cards: Mapping[CardId, Card]) -> None:
    """Check guilds, that points are scored, and that chains lead to symbols of earlier Ages.

    Raises `BadData`.
    """
    for card in cards.values():
        if card.guild and card.age != AGES[-1]:
            raise BadData(f"{file}[{card.id}].age: guilds are cards of Age {AGES[-1]}")
        for nth, effect in enumerate(card.effects):
            if brings_points(effect) and card.colour not in SCORED:
                at = f"{file}[{card.id}].effects[{nth}]"
                raise BadData(f"{at}: the score has no place for points of {card.colour} cards")
        if card.free_with is None:
            continue
        giver = cards.get(card.free_with)
        if giver is None or giver.symbol is None:
            raise BadData(f"{file}[{card.id}].free_with: `{card.free_with}` carries no symbol")
        if giver.age >= card.age:
            raise BadData(f"{file}[{card.id}].free_with: `{giver.id}` is no card of an earlier Age")


DIGEST = digest(DATA)
CARDS: Mapping[CardId, Card] = load_items(DATA / "cards.toml", Card)
WONDERS: Mapping[WonderId, Wonder] = load_items(DATA / "wonders.toml", Wonder)
TOKENS: Mapping[TokenId, Token] = load_items(DATA / "tokens.toml", Token)
LAYOUTS: Mapping[int, Layout] = load_layouts(DATA / "layouts.toml")
NUMBERS: Numbers = load_one(DATA / "numbers.toml", Numbers)
check_cards(shown_path(DATA / "cards.toml"), CARDS)
check_numbers(
    shown_path(DATA / "numbers.toml"),
    NUMBERS,
    cards=CARDS,
    wonders=WONDERS,
    tokens=TOKENS,
    layouts=LAYOUTS,
)

TRADED: tuple[Colour, ...] = ("brown", "grey")
"""The colours whose production raises the rival's price (ruling 1)."""
