"""Which message of a channel is taken for a board whose receipt was lost."""

from msgspec.structs import replace

from bot.discord.channels.content import Content, same_board

WANTED = Content(("Ana's turn",), ("board-1-13.png",), ("w:1:0:6:baths",))


def test_a_board_is_the_same_though_its_line_has_changed() -> None:
    assert same_board(replace(WANTED, texts=("Bruno's turn",)), WANTED)
    assert not same_board(replace(WANTED, pictures=("board-1-12.png",)), WANTED)


def test_a_former_board_that_has_kept_its_picture_is_not_the_present_one() -> None:
    assert not same_board(replace(WANTED, controls=()), WANTED)
