"""Words a whole position, as a spectator or a seat may know it."""

from collections.abc import Iterable, Iterator

from engine.architects.catalog import NUMBERS
from engine.architects.table import Table, View, centre_left, deck_left, pile_left
from engine.architects.types import left
from engine.core.game import Seat

from ...controls.panel import TEXT_LENGTH
from ...wording.circle import Circle
from ...wording.lists import ALT_LENGTH, Line, clauses, commas, enumerated, fitting
from ...wording.names import strong
from ...wording.strings import Words
from .city import city_head, city_in_short
from .items import card_name, token_in_short, token_name, wonder_name
from .score import score_text
from .weight import Weight


def position(words: Words, circle: Circle, view: View, status: str) -> str:
    """Return the table as text: the turn, what it waits for, decks, tokens, every city, points.

    What the view's seat alone has seen is told too. The text has at most `TEXT_LENGTH` characters:
    where names are very long, the least important of all cities is left out.
    """
    table, score = view.table, score_text(words, circle, view.table)
    head = (
        strong(words("architects-turn", n=table.turn + 1)),
        status,
        *_seen(words, view),
        *(f"- {line.text}" for line in _table(words, table, _decks(words, circle, table))),
        *(
            f"- {words('architects-token-does', token=token_name(words, token), effects=does)}"
            for token in table.face_up
            for does in [token_in_short(words, token)]
        ),
    )
    texts = (
        "\n".join((*head, *_cities(words, circle, table, most), score))
        for most in sorted(Weight, reverse=True)
    )
    return next((text for text in texts if len(text) <= TEXT_LENGTH), score)


def alt_board(words: Words, circle: Circle, table: Table, status: str) -> str:
    """Return the table as alt text, at most 1,024 characters; `status` is what is awaited."""
    lines = _table(words, table, _decks_in_short(words, circle, table))
    for seat in _all(table):
        lines.append(Line(Weight.CITY, city_head(words, circle.who[seat], table, seat)))
        lines += city_in_short(words, table, seat)
    head = Line(Weight.HEAD, f"{words('architects-turn', n=table.turn + 1)}. {status}")
    return fitting([head, *(line.ended() for line in lines)], ALT_LENGTH, whole_above=Weight.DECKS)


def _seen(words: Words, view: View) -> list[str]:
    """Return the hidden cards that the view's seat knows."""
    lines = []
    if view.peek is not None:
        lines.append(words("architects-seen", card=card_name(words, view.peek)))
    if view.looked:
        cards = commas(words, (card_name(words, card) for card in view.looked))
        lines.append(words("architects-looking", cards=cards))
    return lines


def _table(words: Words, table: Table, decks: Iterable[str]) -> list[Line]:
    """Return what lies between the players: their `decks`, tokens, the cat that nobody has yet."""
    seats = len(table.cities)
    peace = words("architects-peace", peace=table.peace, of=NUMBERS.conflict[seats])
    tokens = commas(words, (token_name(words, token) for token in table.face_up))
    up = words("architects-face-up", tokens=tokens, pile=pile_left(table))
    return [
        *(Line(Weight.DECKS, line) for line in decks),
        Line(Weight.DECKS, words("architects-centre", n=centre_left(table))),
        Line(Weight.TABLE, up),
        Line(Weight.PEACE, peace),
        *([Line(Weight.CAT, words("architects-cat-middle"))] if table.cat is None else []),
    ]


def _decks(words: Words, circle: Circle, table: Table) -> Iterator[str]:
    for seat in _all(table):
        top = table.decks[seat].top
        beside = (circle.whom[each] for each in (seat, left(seat, len(table.cities))))
        told = {
            "wonder": wonder_name(words, table.cities[seat].wonder),
            "players": enumerated(words, tuple(beside)),
        }
        if top is None:
            yield words("architects-own-deck-empty", **told)
        else:
            n = deck_left(table, seat)
            yield words("architects-own-deck", card=card_name(words, top), n=n, **told)


def _decks_in_short(words: Words, circle: Circle, table: Table) -> Iterator[str]:
    """Yield each deck by whom it lies to the left of; its wonder is that of this player's city."""
    for seat in _all(table):
        top, who = table.decks[seat].top, circle.whom[seat]
        if top is None:
            yield words("architects-left-deck-empty", who=who)
        else:
            n = deck_left(table, seat)
            yield words("architects-left-deck", who=who, card=card_name(words, top), n=n)


def _cities(words: Words, circle: Circle, table: Table, most: Weight) -> Iterator[str]:
    """Yield the lines of all cities, without those of greater weight than `most`."""
    for seat in _all(table):
        yield f"- {city_head(words, circle.who[seat], table, seat)}"
        lines = city_in_short(words, table, seat)
        yield f"  {clauses(words, (line.text for line in lines if line.weight <= most))}"


def _all(table: Table) -> Iterator[Seat]:
    return map(Seat, range(len(table.cities)))
