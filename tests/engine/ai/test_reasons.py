"""Which moves are advised, with which chances."""

from engine.ai.reasons import Advice, advised
from engine.ai.thought import Option, Thought
from engine.core.game import Seat


def test_no_move_is_told_with_a_greater_chance_than_one_that_is_preferred() -> None:
    """The search prefers what it tried longest; a greater chance after few tries is luck."""
    options = (Option("a", 0.5, 90), Option("b", 0.4, 40), Option("c", 0.6, 9))
    given: tuple[Advice[str, str], ...] = advised(
        Thought(Seat(0), options, 139),
        lambda option: option.move,
        lambda move: [move],
        lambda _: (),
        lambda option: option.move,
    )
    assert [each.option.move for each in given] == ["a", "b", "c"]
    assert [each.option.chance for each in given] == [0.5, 0.4, 0.4]
