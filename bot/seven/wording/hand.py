"""Words a hand: its cards with prices, what can be done with one of them, what was chosen."""

from collections.abc import Callable, Sequence
from string import ascii_uppercase

from engine.core.game import Seat
from engine.seven import moves
from engine.seven.catalog import CARDS, NUMBERS, UNLOCKED
from engine.seven.decisions import Choose, ChooseForFreeCity, PlaySeventh, Revive
from engine.seven.legal import has_gift, remaining
from engine.seven.moves import Move
from engine.seven.prices import card_prices, has_structure, purse, stage_prices
from engine.seven.production import lasting_effects, next_stage
from engine.seven.table import Table, View, seats
from engine.seven.types import FREE_CITY, NEIGHBOURS, CardId, Price

from ...wording.lists import ALT_LENGTH, Line, clauses, commas, fitting
from ...wording.names import strong
from ...wording.strings import Words
from .circle import Circle
from .city import neighbour_line, next_stage_text, production
from .decisions import question, turn_and_passing
from .effects import effects
from .items import card_heading, card_name, cost, effects_in_short, stage_in_short, unlocking
from .moves import move_text
from .prices import payment, reasons
from .weight import Weight


def lettered(view: View) -> dict[CardId, str]:
    """Return a letter for each card that the viewer can choose from a hand, copies counted once.

    For the Free City these are the cards that the own one has left, or the last of the draw pile.
    `view` is that before the choices of the open turn.
    """
    return dict(zip(dict.fromkeys(_held(view)), ascii_uppercase, strict=False))


def _held(view: View) -> Sequence[CardId]:
    """Return the cards that the viewer can choose from, copies too."""
    return remaining(view.hand, view.choice) if view.last is None else (view.last,)


def _copies(words: Words, card: CardId, copies: int) -> str:
    name = card_name(words, card)
    return name if copies == 1 else words("seven-many", card=name, n=copies)


def deciding_for(table: Table, seat: Seat) -> Seat:
    """Return the city that `seat` decides for now: its own, or the Free City."""
    decision = table.todo[0] if table.todo else None
    match decision:
        case ChooseForFreeCity(decides) if decides == seat:
            return FREE_CITY
        case PlaySeventh(city, decides) | Revive(city, decides) if decides == seat:
            return city
        case _:
            return seat


def around(words: Words, circle: Circle, table: Table, seat: Seat) -> str:
    """Return the turn, the direction of the hands, and both neighbours."""
    return "\n".join(
        (
            turn_and_passing(words, table, strong),
            neighbour_line(words, circle, table, seat, "left"),
            neighbour_line(words, circle, table, seat, "right"),
        )
    )


def asked(
    words: Words, circle: Circle, table: Table, seat: Seat, own: Move | None, choice: Move | None
) -> str:
    """Return what `seat` is asked, or what it has chosen and that this can be changed.

    Where the choice is for the Free City, `own` is what it has chosen for its own city.
    """
    if own is not None:
        return _twice(words, circle, table, seat, own, choice)
    if choice is None:
        return words("seven-asks", question=question(words, table))
    move = move_text(words, circle, table, seat, choice)
    side = isinstance(choice, moves.TakeSide)
    return words("seven-chosen-side" if side else "seven-chosen", move=move)


def changing(words: Words, circle: Circle, table: Table, seat: Seat, own: Move) -> str:
    """Return what `seat` has chosen for its own city, and that the Free City's card comes next."""
    return words("seven-chosen-own", move=move_text(words, circle, table, seat, own))


def _twice(
    words: Words, circle: Circle, table: Table, seat: Seat, own: Move, choice: Move | None
) -> str:
    first = move_text(words, circle, table, seat, own)
    if choice is None:
        return words("seven-asks-second", own=first, question=question(words, table))
    second = move_text(words, circle, table, seat, choice)
    return words("seven-chosen-twice", own=first, city=second)


def hand_lines(
    words: Words, circle: Circle, view: View, city: Seat, letter_as: Callable[[str], str] = strong
) -> list[str]:
    """Return a line for each card to choose from: letter, name, copies, colour, price, effects."""
    held = _held(view)
    return [
        words(
            "seven-hand-card",
            letter=letter_as(f"{letter}."),
            card=_copies(words, card, held.count(card)),
            colour=words(f"colour-{CARDS[card].colour}.adjective"),
            price=price_in_short(words, circle, view.table, city, card),
            effects=clauses(words, (effects_in_short(words, card), *_unlocked(words, card))),
        )
        for card, letter in lettered(view).items()
    ]


def _unlocked(words: Words, card: CardId) -> list[str]:
    """Return which cards this one makes free, in a few words, if there are any."""
    freed = [card_name(words, each) for each in UNLOCKED[card]]
    return [words("seven-hand-unlocks", cards=commas(words, freed))] if freed else []


def alt_hand(words: Words, circle: Circle, view: View, city: Seat, *, own: bool) -> str:
    """Return a hand as alt text, at most 1,024 characters; not the reader's `own` in a review."""
    assert view.seat is not None
    whose = words("seven-alt-hand-of", who=circle.whom[view.seat])
    cards = hand_lines(words, circle, view, city, str)
    lines = [
        Line(Weight.HEAD, words("seven-alt-hand") if own else whose),
        *(Line(Weight.CITY, f"{each}.") for each in cards),
        *(line.ended() for line in _beside(words, circle, view.table, city)),
    ]
    return fitting(lines, ALT_LENGTH)


def _beside(words: Words, circle: Circle, table: Table, city: Seat) -> list[Line]:
    """Return what the picture of a hand shows beside it: the city that pays, both neighbours."""
    notes = note_lines(words, circle, table, city)
    lines = [
        Line(Weight.STAGES, stage_line(words, circle, table, city)),
        Line(Weight.PRODUCES, own_line(words, circle, table, city)),
        *(Line(Weight.STAGES, each.removesuffix(".")) for each in notes),
    ]
    sides = (neighbour_line(words, circle, table, city, side) for side in NEIGHBOURS)
    return lines + [Line(Weight.ACTS, side) for side in sides]


def own_line(words: Words, circle: Circle, table: Table, city: Seat) -> str:
    """Return the coins of the city that pays, and what it produces."""
    held = table.cities[city]
    made = commas(words, production(words, lasting_effects(held).trader.own))
    who = circle.named[city]
    return words("seven-hand-own", who=who, coins=held.coins, made=made)


def note_lines(words: Words, circle: Circle, table: Table, city: Seat) -> list[str]:
    """Return what holds for every card of the hand: what may be spent, or an open gift."""
    chooses = table.todo and isinstance(table.todo[0], Choose | ChooseForFreeCity)
    gift = [words("seven-hand-gift")] if chooses and has_gift(table, city) else []
    return purse_lines(words, circle, table, city) + gift


def purse_lines(words: Words, circle: Circle, table: Table, city: Seat) -> list[str]:
    """Return what the city may spend, where that is less than it has (ruling 40)."""
    coins = purse(table, city)
    if coins == table.cities[city].coins:
        return []
    return [words("seven-hand-purse", who=circle.who[city], coins=coins)]


def stage_line(words: Words, circle: Circle, table: Table, city: Seat) -> str:
    """Return the next stage with its cost, price and effects, or that the wonder is complete."""
    held = table.cities[city]
    stage = next_stage(held)
    if stage is None:
        return next_stage_text(words, held)
    return words(
        "seven-stage-priced",
        n=held.stages + 1,
        cost=cost(words, stage.cost),
        price=_cheapest(words, circle, table, city, stage_prices(table, city)),
        effects=stage_in_short(words, stage),
    )


def price_in_short(words: Words, circle: Circle, table: Table, city: Seat, card: CardId) -> str:
    """Return the cheapest way to pay for a card, or why it cannot be built."""
    if has_structure(table.cities[city], card):
        return words("seven-owned.short")
    return _cheapest(words, circle, table, city, card_prices(table, city, card))


def _cheapest(
    words: Words, circle: Circle, table: Table, city: Seat, prices: Sequence[Price]
) -> str:
    """Return the first, cheapest way to pay, or why nothing can be paid."""
    if not prices:
        return words("seven-unsold.short")
    lacking = prices[0].total - purse(table, city)
    if lacking > 0:
        return words("price-missing", coins=lacking)
    return payment(words, circle, city, prices[0])


def card_text(
    words: Words, circle: Circle, table: Table, city: Seat, card: CardId, legal: Sequence[Move]
) -> str:
    """Return all about a card of the hand: effects, and each thing to do with it, with reasons."""
    item = CARDS[card]
    lines = [
        strong(card_name(words, card)),
        card_heading(words, item),
        words("item-cost", cost=cost(words, item.cost)),
        *(f"- {sentence}" for sentence in effects(words, item.effects, item.colour)),
        *(f"- {sentence}" for sentence in unlocking(words, card)),
        "",
        *purse_lines(words, circle, table, city),
        strong(words("seven-do-build")),
        *_building(words, circle, table, city, card),
        strong(next_stage_text(words, table.cities[city])),
    ]
    if next_stage(table.cities[city]) is not None:
        lines += _staging(words, circle, table, city, legal)
    if any(isinstance(move, moves.BuildFree) for move in legal):
        lines.append(words("seven-can-free"))
    if any(isinstance(move, moves.Discard) for move in legal):
        lines.append(words("seven-can-discard", coins=NUMBERS.discard_gain))
    return "\n".join(lines)


def _building(words: Words, circle: Circle, table: Table, city: Seat, card: CardId) -> list[str]:
    if has_structure(table.cities[city], card):
        own = "seven-owned" if city in seats(table) else "seven-owned.free-city"
        return [words("seven-cannot", why=words(own))]
    return _ways(words, circle, table, city, card_prices(table, city, card))


def _staging(
    words: Words, circle: Circle, table: Table, city: Seat, legal: Sequence[Move]
) -> list[str]:
    """Return each way to pay for the next stage, or why it cannot be built with the card.

    The Free City has to build a card that has a chain (ruling 56).
    """
    prices = stage_prices(table, city)
    payable = any(price.total <= purse(table, city) for price in prices)
    if payable and not any(isinstance(move, moves.BuildStage) for move in legal):
        return [words("seven-cannot", why=words("seven-bound"))]
    return _ways(words, circle, table, city, prices)


def _ways(
    words: Words, circle: Circle, table: Table, city: Seat, prices: Sequence[Price]
) -> list[str]:
    """Return each way to pay with its reasons; if none can be paid, what the cheapest lacks."""
    if not prices:
        return [words("seven-cannot", why=words("seven-unsold"))]
    coins = purse(table, city)
    if prices[0].total > coins:
        lacking = words("price-missing", coins=prices[0].total - coins)
        return [words("seven-cannot", why=lacking)]
    return [_way(words, circle, city, price) for price in prices if price.total <= coins]


def _way(words: Words, circle: Circle, city: Seat, price: Price) -> str:
    paid, why = payment(words, circle, city, price), reasons(words, circle, city, price)
    return words("seven-way-why", paid=paid, why=why) if why else words("seven-way", paid=paid)
