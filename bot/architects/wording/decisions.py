"""Words what has to be decided: as a question to whoever decides, and in the third person."""

from typing import Literal, assert_never

from engine.architects.counting import complete
from engine.architects.decisions import (
    Act,
    ChooseDeck,
    ChooseToken,
    KeepCard,
    TakeAnywhere,
    TakeExtra,
    Turn,
)
from engine.architects.table import Table

from ...wording.strings import Words
from .items import token_name, wonder_name


def question(words: Words, who: str, table: Table) -> str:
    """Return what is asked of `who`, and what is at stake in this turn."""
    return "\n".join((_decision(words, "ask", who, table), *at_stake(words, table)))


def decision_text(words: Words, who: str, table: Table) -> str:
    """Return what `who` has to decide, in the third person."""
    return _decision(words, "asks", who, table)


def at_stake(words: Words, table: Table) -> list[str]:
    """Return that a battle or the end of the game comes with the end of this turn."""
    if not table.todo:
        return []
    city = table.cities[table.todo[0].seat]
    lines = [] if table.peace else [words("architects-battle-due")]
    if complete(city):
        lines.append(words("architects-last-turn", wonder=wonder_name(words, city.wonder)))
    return lines


def _decision(words: Words, form: Literal["ask", "asks"], who: str, table: Table) -> str:
    decision = table.todo[0]
    match decision:
        case Turn():
            return words(f"architects-{form}-turn", who=who)
        case Act():
            return words(f"architects-{form}-act", who=who)
        case TakeExtra(_, token):
            name = token_name(words, token, ".within")
            return words(f"architects-{form}-extra", who=who, token=name)
        case TakeAnywhere():
            return words(f"architects-{form}-anywhere", who=who)
        case ChooseToken():
            return words(f"architects-{form}-token", who=who)
        case ChooseDeck():
            return words(f"architects-{form}-deck", who=who)
        case KeepCard():
            return words(f"architects-{form}-keep", who=who)
        case _:
            assert_never(decision)
