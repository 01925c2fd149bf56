"""Words a whole position, from the view of a spectator or of a seat."""

from collections.abc import Callable, Sequence
from string import ascii_uppercase

from engine.core.game import Result, Seat
from engine.duel import conflict
from engine.duel.catalog import CARDS, NUMBERS, WONDERS
from engine.duel.decisions import Turn
from engine.duel.economy import card_price, discard_gain
from engine.duel.score import result
from engine.duel.table import Table, View, free_cards
from engine.duel.types import FIRST, SEATS, SECOND, CardId, other

from ...wording.circle import Circle
from ...wording.lists import ALT_LENGTH, Line, clauses, commas, fitting, sums
from ...wording.names import strong
from ...wording.strings import Words
from .city import city_head, city_lines
from .decisions import decision_text
from .items import card_name, cost, effects_in_short, token_name, wonder_label
from .prices import payable
from .score import outcome
from .structure import covered, face_down, uncovers
from .weight import Weight


def position(words: Words, circle: Circle, view: View, ended: Result | None = None) -> str:
    """Return the whole board as text, at most 3,500 characters.

    `ended` is how the game ended if that does not follow from the table, as by resignation. The
    tokens that the Great Library drew are in the text only if they are in the view. What lies on
    covered cards is told while the letters of the free ones are.
    """
    table = view.table
    over = ended or result(table)
    lines = [_head(words, table, circle, over), ""]
    if over is None:
        lines += _choice(words, table, circle)
    lines += (line.text for line in _table(words, view, circle, under=over is None))
    for seat in SEATS:
        lines += ("", city_head(words, circle.who[seat], table, seat))
        lines += (line.text for line in city_lines(words, table, seat))
    return "\n".join(lines)


def alt_board(words: Words, circle: Circle, view: View, ended: Result | None = None) -> str:
    """Return the board as alt text, at most 1,024 characters; see `position`."""
    table = view.table
    over = ended or result(table)
    choice = [] if over else _choice_in_short(words, table, circle)
    about = (line.ended() for line in _about(words, view, circle))
    lines = [Line(Weight.HEAD, _head(words, table, circle, over)), *choice, *about]
    return fitting(lines, ALT_LENGTH, whole_above=Weight.CITY)


def _about(words: Words, view: View, circle: Circle) -> list[Line]:
    """Return the lines about a position other than the options."""
    lines = _table(words, view, circle, under=False)
    for seat in SEATS:
        lines.append(Line(Weight.CITY, city_head(words, circle.who[seat], view.table, seat)))
        lines += city_lines(words, view.table, seat)
    return lines


def _head(words: Words, table: Table, circle: Circle, over: Result | None) -> str:
    """Return the age, and the decision to be made or the result."""
    if over is not None:
        what = outcome(words, circle, over)
    else:
        decision = table.todo[0]
        what = decision_text(words, circle.who[decision.seat], decision)
    return words("position-head", age=words(f"age-{table.age}"), what=what)


def _choice(words: Words, table: Table, circle: Circle) -> list[str]:
    """Return the free cards with prices, or the wonders on offer."""
    if table.age == 0:
        return [strong(words("position-offer")), *_offer(words, table, strong)]
    seat = _buyer(table)
    cards = (
        words(
            "position-card",
            effects=clauses(words, (effects_in_short(words, card), *uncovers(words, table, card))),
            **_card(words, table, seat, strong(letter), card),
        )
        for letter, card in zip(ascii_uppercase, free_cards(table), strict=False)
    )
    gain = words("position-discarding", coins=discard_gain(table.cities[seat]))
    return [strong(words("position-cards", who=circle.whom[seat])), *cards, gain]


def _card(words: Words, table: Table, seat: Seat, letter: str, card: CardId) -> dict[str, str]:
    price = card_price(table, seat, card)
    return {
        "letter": letter,
        "card": card_name(words, card),
        "colour": words(f"colour-{CARDS[card].colour}.adjective"),
        "price": payable(words, price, table.cities[seat].coins),
    }


def _choice_in_short(words: Words, table: Table, circle: Circle) -> list[Line]:
    if table.age == 0:
        return [Line(Weight.CARDS, f"{wonder}.") for wonder in _offer(words, table, str)]
    seat = _buyer(table)
    cards = (
        commas(words, (priced, *uncovers(words, table, card)))
        for letter, card in zip(ascii_uppercase, free_cards(table), strict=False)
        for priced in [words("position-card-short", **_card(words, table, seat, letter, card))]
    )
    listed = clauses(words, cards)
    return [Line(Weight.CARDS, words("position-alt-cards", who=circle.whom[seat], cards=listed))]


def _offer(words: Words, table: Table, lettered: Callable[[str], str]) -> list[str]:
    return [
        words(
            "position-wonder",
            letter=lettered(letter),
            wonder=wonder_label(words, wonder),
            cost=cost(words, WONDERS[wonder].cost),
            effects=effects_in_short(words, wonder),
        )
        for letter, wonder in zip(ascii_uppercase, table.offer, strict=False)
    ]


def _buyer(table: Table) -> Seat:
    """Return the seat whose prices are shown: the one that takes the next card."""
    turns = [decision.seat for decision in table.todo if isinstance(decision, Turn)]
    return turns[0] if turns else table.todo[0].seat


def _table(words: Words, view: View, circle: Circle, *, under: bool) -> list[Line]:
    """Return the lines about the board; `under` which cards each covered one lies, or not."""
    table = view.table
    if table.age == 0:
        return [Line(Weight.BOARD_TOKENS, each) for each in _board_tokens(words, table)]
    entries: tuple[tuple[Weight, list[str]], ...] = (
        (Weight.COVERED, covered(words, table, under=under)),
        (Weight.FACE_DOWN, face_down(words, table, under=under)),
        (Weight.PAWN, [_pawn(words, table, circle)]),
        (Weight.LOOT, [_loot(words, table, circle)]),
        (Weight.HEAD, _named(words, "position-library", view.library)),
        (Weight.BOARD_TOKENS, _board_tokens(words, table)),
        (Weight.DISCARD, [words("position-discard", n=len(table.discard))]),
    )
    return [Line(weight, text) for weight, texts in entries for text in texts]


def _pawn(words: Words, table: Table, circle: Circle) -> str:
    if table.pawn == 0:
        return words("position-pawn-middle")
    ahead = FIRST if table.pawn > 0 else SECOND
    return words(
        "position-pawn",
        spaces=abs(table.pawn),
        capital=NUMBERS.military.capital,
        who=circle.whom[ahead],
        rival=circle.whom[other(ahead)],
        points=conflict.points(table.pawn, ahead),
    )


def _loot(words: Words, table: Table, circle: Circle) -> str:
    first, second = (
        sums(words, [str(NUMBERS.military.loot[at]) for at in table.loot[seat]] or ["0"])
        for seat in SEATS
    )
    return words(
        "position-loot",
        first=circle.whom[0],
        firstcoins=first,
        second=circle.whom[1],
        secondcoins=second,
    )


def _board_tokens(words: Words, table: Table) -> list[str]:
    return _named(words, "position-tokens", table.tokens)


def _named(words: Words, key: str, tokens: Sequence[str]) -> list[str]:
    names = commas(words, (token_name(words, token) for token in tokens))
    return [words(key, tokens=names)] if names else []
