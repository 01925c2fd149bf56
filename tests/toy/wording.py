"""Words cards, rounds, points and results."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.wording.lists import clauses, commas
from bot.wording.names import all_bold, all_escaped, all_plain_text
from bot.wording.strings import Words
from engine.ai.thought import Thought
from engine.core.game import Result

from .rules import CARDS, RPS, Card, Table, points, scored

HINTS = 3
"""How many moves a hint tells at most."""


def called(words: Words, card: str) -> str:
    """Return the name of a card by its id, wherever it came from."""
    return words(f"rps-card-{card}")


def card_name(words: Words, card: Card, form: str = "") -> str:
    """Return the name of a card; the form `.within` stands inside a sentence."""
    return words(f"rps-card-{card}{form}")


def enumerated(words: Words, items: Sequence[str]) -> str:
    """Return `a, b and c`."""
    *head, last = items
    return words("rps-list-and").join((commas(words, head), last)) if head else last


def cards_text(words: Words, cards: Iterable[Card]) -> str:
    """Return how many of each card there are: `Rock × 2, Paper × 1`."""
    count = Counter(cards)
    kinds = (card for card in CARDS if count[card])
    return commas(
        words, (words("rps-cards", card=card_name(words, card), n=count[card]) for card in kinds)
    )


def throws_text(words: Words, who: Sequence[str], throws: tuple[Card, ...]) -> list[str]:
    """Return for each seat its card of one round and the points for it; `who` are the names."""
    return [
        words("rps-threw", who=name, card=card_name(words, card, ".within"), points=won)
        for name, card, won in zip(who, throws, scored(throws), strict=True)
    ]


def turn_text(words: Words, names: Sequence[str], table: Table) -> str:
    """Return what the last round brought; before the first, that the game begins."""
    if not table.played:
        return words("rps-begins", rounds=table.rounds)
    head = words("rps-round", round=len(table.played), rounds=table.rounds)
    return "\n".join((f"**{head}**", *throws_text(words, all_bold(names), table.played[-1])))


def log_line(words: Words, names: Sequence[str], n: int, throws: tuple[Card, ...]) -> str:
    """Return what happened in round `n` (from 1) in one line."""
    told = clauses(words, throws_text(words, all_bold(names), throws))
    return words("rps-log-round", round=n, throws=told)


def score_text(words: Words, names: Sequence[str], table: Table) -> str:
    """Return the points of every seat, in the order of the seats."""
    return "\n".join(_score_rows(words, all_bold(names), table))


def alt_score(words: Words, names: Sequence[str], table: Table) -> str:
    """Return the points of every seat as alt text."""
    rows = clauses(words, _score_rows(words, all_plain_text(names), table))
    return words("rps-alt-score", rows=rows)


def _score_rows(words: Words, who: Sequence[str], table: Table) -> list[str]:
    return [
        words("rps-score", who=name, points=won)
        for name, won in zip(who, points(table), strict=True)
    ]


def position(words: Words, names: Sequence[str], table: Table) -> str:
    """Return the round, and of every seat its points and the cards that it has played."""
    return "\n".join((_round(words, table), *_rows(words, all_bold(names), table)))


def alt_board(words: Words, names: Sequence[str], table: Table) -> str:
    """Return the position as alt text, at most 1,024 characters."""
    rows = clauses(words, _rows(words, all_plain_text(names), table))
    return f"{_round(words, table)}. {rows}."


def _round(words: Words, table: Table) -> str:
    now = min(len(table.played) + 1, table.rounds)
    return words("rps-round", round=now, rounds=table.rounds)


def _rows(words: Words, who: Sequence[str], table: Table) -> list[str]:
    scores = _score_rows(words, who, table)
    if not table.played:
        return scores
    played = [
        commas(words, (card_name(words, throws[seat], ".within") for throws in table.played))
        for seat in range(table.seats)
    ]
    return [
        words("rps-row", score=score, cards=cards)
        for score, cards in zip(scores, played, strict=True)
    ]


def hands_text(words: Words, names: Sequence[str], hands: Sequence[tuple[Card, ...]]) -> str:
    """Return the cards that every seat has left."""
    return "\n".join(
        words("rps-hand-of", who=name, cards=cards_text(words, hand))
        for name, hand in zip(all_bold(names), hands, strict=True)
    )


def outcome(words: Words, names: Sequence[str], result: Result, *, marked: bool = True) -> str:
    """Return who has won, if anybody, and how; `marked` puts the names in bold."""
    who = all_bold(names) if marked else all_plain_text(names)
    plain = all_escaped(names) if marked else who
    if not result.winners:
        return words(f"rps-result-{result.reason}")
    lost = [name for seat, name in enumerate(plain) if seat not in result.winners]
    return words(
        f"rps-result-{result.reason}",
        who=enumerated(words, [who[seat] for seat in result.winners]),
        winners=len(result.winners),
        rival=enumerated(words, lost) if lost else "",
        rivals=len(lost),
    )


def hint_text(words: Words, thought: Thought) -> str:
    """Return the best moves, a line each."""
    lines = (
        words(
            "rps-hint-line",
            n=n,
            card=card_name(words, RPS.parse(option.move).card),
            percent=round(100 * option.chance),
        )
        for n, option in enumerate(thought.options[:HINTS], 1)
    )
    return "\n".join((words("rps-hint"), *lines))
