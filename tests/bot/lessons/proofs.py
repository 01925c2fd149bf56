"""Whether the right answer of a page is right, and no other one, by the rules of the game."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.lessons.course import Page
from bot.lessons.positions import replayed
from engine.architects.game import ARCHITECTS
from engine.architects.score import score as architects_score
from engine.core.game import Game, Seat
from engine.duel.game import DUEL
from engine.duel.score import score as duel_score
from engine.seven.game import SEVEN
from engine.seven.score import score as seven_score

RULES: dict[str, Game[Any, Any, Any, Any, Any]] = {
    "duel": DUEL,
    "seven": SEVEN,
    "architects": ARCHITECTS,
}
SCORES: dict[str, Any] = {
    "duel": duel_score,
    "seven": seven_score,
    "architects": architects_score,
}


class After(NamedTuple):
    """What an answer leads to."""

    state: Any
    events: tuple[Any, ...]


class Proof:
    """The position of a page, replayed by the rules alone."""

    def __init__(self, game: str, page: Page) -> None:
        record = replayed(game, page)
        self.game, self.page, self.rules, self.seat = game, page, RULES[game], Seat(page.seat)
        self.state = self.rules.start(self.rules.unpack(record.deal))
        for seat, text in record.made:
            self.state = self.rules.apply(self.state, Seat(seat), self.rules.parse(text)).state

    def holds(self, answers: Sequence[str]) -> bool:
        """Return whether the right answer alone is what the page says of it."""
        assert self.page.proof is not None
        right = self.page.right
        others = [answer for answer in answers if answer != right]
        assert others, "nothing else can be pressed"
        rule = self.page.proof.rule
        if rule == "saves":
            lost = [self._lost(text) for answer in others for text in self._moves(answer)]
            return bool(lost) and all(lost) and not self._lost(self._text(right))
        if rule in ("cheapest", "points"):
            worth = self._gain if rule == "points" else self._saved
            found, rest = worth(right), [worth(answer) for answer in others]
            return found is not None and all(each is None or each < found for each in rest)
        return self._shows(right) and not any(map(self._shows, others))

    def _shows(self, answer: str) -> bool:
        proof, after = self.page.proof, self._after(self._text(answer))
        assert proof is not None
        if after is None:
            return False
        match proof.rule:
            case "legal":
                return True
            case "event":
                return any(
                    type(event).__name__ == proof.event
                    and all(getattr(event, name) == to for name, to in proof.fields.items())
                    for event in after.events
                )
            case "next":
                return any(text.startswith(proof.move) for text in self._legal(after.state))
            case _:
                result = self.rules.result(after.state)
                return result is not None and result.winners == (self.seat,)

    def _text(self, answer: str) -> str:
        return self.page.move.format(answer)

    def _moves(self, answer: str) -> list[str]:
        """Return all that can be done with the item of an answer."""
        return [text for text in self._legal(self.state) if text.endswith(f":{answer}")]

    def _legal(self, state: Any, seat: Seat | None = None) -> list[str]:
        seat = self.seat if seat is None else seat
        return [str(move) for move in self.rules.legal(self.rules.view(state, seat), seat)]

    def _after(self, text: str) -> After | None:
        """Return what a move leads to once all others, who discard, have chosen too.

        Where a text leaves open how to pay, the first way is taken; `None` if it is no move.
        """
        ways = [each for each in self._legal(self.state) if f"{each}:".startswith(f"{text}:")]
        if not ways:
            return None
        move = self.rules.parse(ways[0])
        together = self.rules.to_act(self.state)
        step = self.rules.apply(self.state, self.seat, move)
        events = list(step.events)
        for other in together:
            if other != self.seat:
                discard = next(t for t in self._legal(step.state, other) if "discard" in t)
                step = self.rules.apply(step.state, other, self.rules.parse(discard))
                events += step.events
        while self.game == "architects" and len(forced := self._legal(step.state)) == 1:
            step = self.rules.apply(step.state, self.seat, self.rules.parse(forced[0]))
            events += step.events
        return After(step.state, tuple(events))

    def _saved(self, answer: str) -> int | None:
        """Return the coins that are left once something was built; `None` where nothing was."""
        after = self._after(self._text(answer))
        if after is None or not any(type(each).__name__ == "Built" for each in after.events):
            return None
        coins: int = after.state.table.cities[self.seat].coins
        return coins

    def _gain(self, answer: str) -> int | None:
        after = self._after(self._text(answer))
        if after is None:
            return None
        total: int = SCORES[self.game](after.state.table, self.seat).total
        return total

    def _lost(self, text: str) -> bool:
        """Return whether the rival can win at once after a move, otherwise than by points."""
        after = self._after(text)
        assert after is not None
        rival = Seat(1 - self.seat)
        replies = self._legal(after.state, rival)
        ends = (
            self.rules.result(self.rules.apply(after.state, rival, self.rules.parse(reply)).state)
            for reply in replies
        )
        return any(end is not None and end.winners == (rival,) for end in ends)
