"""Words what has to be decided beside the choice of a card, which all make at once."""

from collections.abc import Callable, Container
from typing import assert_never

from engine.core.game import Seat
from engine.seven.catalog import NUMBERS
from engine.seven.decisions import Choose, ChooseForFreeCity, ChooseSide, PlaySeventh, Revive
from engine.seven.table import Table, chooses_twice, passes
from engine.seven.types import Neighbour

from ...wording.strings import Words
from .circle import Circle


def turn_heading(words: Words, age: int, turn: int) -> str:
    """Return the Age and the turn, `Age I, turn 3 of 6`; before the first, the choice of sides."""
    if not age:
        return words("seven-turn-sides")
    return words(
        "seven-turn", age=words(f"age-{age}"), turn=min(turn, NUMBERS.turns), turns=NUMBERS.turns
    )


def decision_text(words: Words, circle: Circle, table: Table, waiting: Container[Seat]) -> str:
    """Return what the table waits for, in the third person; after the end nothing.

    Of the choice of cards only who chooses for the Free City too, for as long as the table is
    `waiting` for that seat: that all choose is clear.
    """
    if not table.todo:
        return ""
    decision = table.todo[0]
    match decision:
        case ChooseSide():
            return words("seven-asks-side")
        case Choose():
            twice = chooses_twice(table)
            if twice is None or twice not in waiting:
                return ""
            return words("seven-asks-twice", who=circle.who[twice])
        case ChooseForFreeCity(decides):
            return words("seven-asks-free-city", who=circle.who[decides])
        case PlaySeventh(seat, decides):
            key = "seven-asks-seventh" if _own(seat, decides) else "seven-asks-seventh-free-city"
            return words(key, who=circle.who[decides])
        case Revive(seat, decides):
            key = "seven-asks-revive" if _own(seat, decides) else "seven-asks-revive-free-city"
            return words(key, who=circle.who[decides])
        case _:
            assert_never(decision)


def question(words: Words, table: Table) -> str:
    """Return what is asked of the one who is to decide, in the second person."""
    decision = table.todo[0]
    match decision:
        case ChooseSide():
            return words("seven-ask-side")
        case Choose():
            return words("seven-ask-choose")
        case ChooseForFreeCity():
            return words("seven-ask-free-city")
        case PlaySeventh(seat, decides):
            return words(
                "seven-ask-seventh" if _own(seat, decides) else "seven-ask-seventh-free-city"
            )
        case Revive(seat, decides):
            return words(
                "seven-ask-revive" if _own(seat, decides) else "seven-ask-revive-free-city"
            )
        case _:
            assert_never(decision)


def _own(seat: Seat, decides: Seat) -> bool:
    return seat == decides


def turn_and_passing(words: Words, table: Table, turn_as: Callable[[str], str] = str) -> str:
    """Return the turn, and to which side its hands go, if they do after it."""
    heading, to = turn_as(turn_heading(words, table.age, table.turn)), passes(table)
    return heading if to is None else f"{heading} · {_passing(words, table, to)}"


def _passing(words: Words, table: Table, to: Neighbour) -> str:
    """Return to which side the hands of this Age go; with two players they are exchanged."""
    return words("seven-passes-swapped" if table.players == 2 else f"seven-passes-{to}")
