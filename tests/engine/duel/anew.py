"""The hidden half of a game, dealt anew: everything that was seen so far stays as it was."""

from collections.abc import Collection
from random import Random

from msgspec.structs import replace

from engine.duel.catalog import AGES, CARDS, NUMBERS, WONDERS
from engine.duel.deal import Deal, State, deal_age, deck
from engine.duel.types import CardId, FaceDown, TokenId, WonderId


def dealt_anew(state: State, rng: Random, *, drawn: bool = True) -> Deal:
    """Return a deal from which the same moves lead to the same table.

    The cards that lie face down, those of later ages, those that were never dealt, the wonders
    that are not offered yet and the order of the box are others. With `drawn`, so are the tokens
    that the Great Library has drawn, but for the one that was kept; their owner sees that.
    """
    return replace(
        state.deal,
        wonders=_wonders(state, rng),
        box=_box(state, rng, drawn=drawn),
        ages=tuple(_age(state, age, rng) for age in AGES),
    )


def _wonders(state: State, rng: Random) -> tuple[tuple[WonderId, ...], tuple[WonderId, ...]]:
    first, second = state.deal.wonders
    if state.table.age or not set(state.table.offer) <= set(first):
        return (first, second)
    others = [wonder for wonder in WONDERS if wonder not in first]
    return (first, tuple(rng.sample(others, len(second))))


def _box(state: State, rng: Random, *, drawn: bool) -> tuple[TokenId, ...]:
    box, many = list(state.deal.box), NUMBERS.library_draws
    if not drawn:
        rest = box[many:]
        rng.shuffle(rest)
        return (*box[:many], *rest)
    kept = {token for city in state.table.cities for token in city.tokens} & set(box)
    rng.shuffle(box)
    box.sort(key=lambda token: token not in kept)
    first = box[:many]
    rng.shuffle(first)
    return (*first, *box[many:])


def _age(state: State, age: int, rng: Random) -> tuple[CardId, ...]:
    table, dealt = state.table, state.deal.ages[age - 1]
    if age > table.age:
        return deal_age(rng, age)
    if age < table.age:
        return dealt
    seen = [card for card, at in zip(dealt, table.slots, strict=True) if not _hidden(at)]
    backs = {guild: _unseen(age, seen, rng, guild=guild) for guild in (False, True)}
    return tuple(
        backs[at.guild].pop() if isinstance(at, FaceDown) else card
        for card, at in zip(dealt, table.slots, strict=True)
    )


def _hidden(slot: object) -> bool:
    return isinstance(slot, FaceDown)


def _unseen(age: int, seen: Collection[CardId], rng: Random, *, guild: bool) -> list[CardId]:
    cards = [card for card in deck(age, guild=guild) if card not in seen]
    assert all(CARDS[card].age == age for card in cards)
    rng.shuffle(cards)
    return cards
