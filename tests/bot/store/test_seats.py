"""Seats are handed to the computer once, and given back once."""

import pytest
from msgspec.structs import replace

from bot.store import Player, Store

from ...stored import move
from .examples import ANA, BRUNO, CAROL, RESIGNED, TABLE, THREE

REQUEST = 1_290_000_000_000_000_001


async def test_a_seat_is_handed_over_once_and_keeps_its_moves(store: Store) -> None:
    table = await store.tables.add(TABLE)
    await store.tables.append(table.id, [move(1, 0, "build:baths")])
    before = await store.tables.load(table.id)
    assert await store.seats.hand_over(table.id, 1, BRUNO, "master")
    assert not await store.seats.hand_over(table.id, 1, BRUNO, "builder")
    record = await store.tables.load(table.id)
    assert record.players == (TABLE.players[0], Player(None, "Bruno 🏛️", "master", BRUNO))
    assert record.moves == before.moves
    assert await store.tables.running_of(BRUNO) == ()
    assert await store.tables.running_of(ANA) == (record,)
    assert [each.id for each in await store.outlines.replaced(BRUNO)] == [table.id]
    assert await store.outlines.replaced(ANA) == ()
    assert await store.seats.take_back(table.id, BRUNO)
    assert await store.outlines.replaced(BRUNO) == ()


async def test_who_left_for_good_or_whose_game_is_over_has_no_seat_to_take_back(
    store: Store,
) -> None:
    left, ended = await store.tables.add(FOUR), await store.tables.add(TABLE)
    assert await store.seats.leave(left.id, 0, CAROL, "master")
    assert await store.seats.hand_over(ended.id, 1, BRUNO, "master")
    await store.tables.end(ended.id, RESIGNED)
    assert await store.outlines.replaced(CAROL) == await store.outlines.replaced(BRUNO) == ()


async def test_only_who_sits_there_is_replaced(store: Store) -> None:
    table = await store.tables.add(TABLE)
    for seat, user in ((0, BRUNO), (1, ANA), (2, ANA), (1, CAROL)):
        assert not await store.seats.hand_over(table.id, seat, user, "master")
    assert not await store.seats.hand_over(table.id + 1, 1, BRUNO, "master")
    assert await store.tables.load(table.id) == table


@pytest.mark.long
async def test_a_request_counts_until_it_is_closed_or_another_is_made(store: Store) -> None:
    table = await store.tables.add(TABLE)
    assert await store.seats.request_substitute(table.id, ANA, REQUEST, "master")
    assert not await store.seats.request_substitute(table.id, ANA, REQUEST, "master")
    assert not await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST + 1)
    assert not await store.seats.hand_over(table.id, 1, BRUNO, "master", REQUEST)
    assert await store.seats.agree(table.id, 1, REQUEST)
    assert await store.seats.request_substitute(table.id, ANA, REQUEST + 1, "master")
    assert not await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST + 1)
    assert not await store.seats.close_request(table.id, 0, REQUEST)
    assert await store.seats.close_request(table.id, 0, REQUEST + 1)
    assert not await store.seats.close_request(table.id, 0, REQUEST + 1)
    assert not await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST + 1)
    assert await store.seats.request_substitute(table.id, ANA, REQUEST, "master")
    assert await store.seats.agree(table.id, 1, REQUEST)
    assert not await store.seats.hand_over(table.id, 0, ANA, "apprentice", REQUEST)  # another level
    assert await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.seats.request_substitute(table.id, ANA, REQUEST + 2, "master")
    assert not await store.seats.request_substitute(table.id, CAROL, REQUEST, "master")


FOUR = replace(
    THREE,
    players=(*THREE.players, Player(BRUNO, "Bruno")),  # Carol, a computer, Ana, Bruno
)


async def test_a_seat_is_handed_over_when_every_rival_has_agreed(store: Store) -> None:
    table = await store.tables.add(FOUR)
    assert not await store.seats.agree(table.id, 2, REQUEST)
    assert await store.seats.request_substitute(table.id, CAROL, REQUEST, "master")
    assert not await store.seats.hand_over(table.id, 0, CAROL, "master", REQUEST)
    for seat, request in ((0, REQUEST), (1, REQUEST), (4, REQUEST), (2, REQUEST + 1)):
        assert not await store.seats.agree(table.id, seat, request)
    for _ in range(2):
        assert await store.seats.agree(table.id, 2, REQUEST)
        assert not await store.seats.hand_over(table.id, 0, CAROL, "master", REQUEST)
    assert await store.tables.load(table.id) == table
    assert await store.seats.agree(table.id, 3, REQUEST)
    assert await store.seats.hand_over(table.id, 0, CAROL, "master", REQUEST)
    assert not await store.seats.agree(table.id, 3, REQUEST)
    assert (await store.tables.load(table.id)).players[0].former_id == CAROL


@pytest.mark.parametrize("over", ["closed", "handed over"])
async def test_who_agreed_to_a_request_has_not_agreed_to_another(store: Store, over: str) -> None:
    table = await store.tables.add(FOUR)
    assert await store.seats.request_substitute(table.id, CAROL, REQUEST, "master")
    for seat in (2, 3):
        assert await store.seats.agree(table.id, seat, REQUEST)
    if over == "closed":
        assert await store.seats.close_request(table.id, 0, REQUEST)
    else:
        assert await store.seats.hand_over(table.id, 0, CAROL, "master", REQUEST)
        assert await store.seats.take_back(table.id, CAROL)
    for request in (REQUEST, REQUEST + 1):  # even if the same button is pressed once more
        assert await store.seats.request_substitute(table.id, CAROL, request, "master")
        assert not await store.seats.hand_over(table.id, 0, CAROL, "master", request)
        assert await store.seats.agree(table.id, 2, request)
        assert not await store.seats.hand_over(table.id, 0, CAROL, "master", request)


async def test_whoever_agrees_to_two_requests_agrees_to_both(store: Store) -> None:
    table = await store.tables.add(FOUR)
    for user, request in ((CAROL, REQUEST), (ANA, REQUEST + 1)):
        assert await store.seats.request_substitute(table.id, user, request, "master")
    for seat, request in ((3, REQUEST), (3, REQUEST + 1), (2, REQUEST)):
        assert await store.seats.agree(table.id, seat, request)
    assert not await store.seats.hand_over(table.id, 2, ANA, "master", REQUEST + 1)
    assert await store.seats.hand_over(table.id, 0, CAROL, "master", REQUEST)
    found = (await store.tables.load(table.id)).players
    assert [each.former_id for each in found] == [
        CAROL,
        None,
        ANA,
        None,
    ]  # nobody else had to agree


async def test_requests_at_two_tables_are_not_mixed_up(store: Store) -> None:
    one, other = await store.tables.add(TABLE), await store.tables.add(FOUR)
    assert await store.seats.request_substitute(one.id, ANA, REQUEST, "master")
    assert not await store.seats.agree(other.id, 3, REQUEST)
    assert await store.seats.agree(one.id, 1, REQUEST)
    assert await store.seats.request_substitute(other.id, CAROL, REQUEST, "master")
    assert await store.seats.hand_over(one.id, 0, ANA, "master", REQUEST)


async def test_a_rival_who_is_replaced_need_not_agree(store: Store) -> None:
    table = await store.tables.add(FOUR)
    assert await store.seats.request_substitute(table.id, CAROL, REQUEST, "master")
    assert await store.seats.agree(table.id, 2, REQUEST)
    assert not await store.seats.hand_over(table.id, 0, CAROL, "master", REQUEST)
    assert await store.seats.hand_over(table.id, 3, BRUNO, "usual")
    found = (await store.tables.load(table.id)).players
    assert found[0] == Player(None, "Carol", "master", CAROL)
    assert found[2] == FOUR.players[2]
    assert not await store.seats.close_request(table.id, 0, REQUEST)


async def test_nobody_is_replaced_as_a_rival_gets_up_of_whom_another_has_not_agreed(
    store: Store,
) -> None:
    table = await store.tables.add(FOUR)
    assert await store.seats.request_substitute(table.id, CAROL, REQUEST, "master")
    assert await store.seats.agree(table.id, 2, REQUEST)
    assert await store.seats.leave(table.id, 2, ANA, "usual")
    assert (await store.tables.load(table.id)).players[0] == FOUR.players[0]
    assert await store.seats.leave(table.id, 3, BRUNO, "usual")  # nobody is left to agree
    assert (await store.tables.load(table.id)).players[0] == FOUR.players[0]


async def test_of_two_who_have_asked_each_other_one_plays_on_as_the_others_get_up(
    store: Store,
) -> None:
    table = await store.tables.add(FOUR)
    for user, request, rival in ((CAROL, REQUEST, 2), (ANA, REQUEST + 1, 0)):
        assert await store.seats.request_substitute(table.id, user, request, "master")
        assert await store.seats.agree(table.id, rival, request)
    assert await store.seats.leave(table.id, 3, BRUNO, "usual")
    carol, _, ana, _ = (await store.tables.load(table.id)).players
    assert (carol.user_id, ana.user_id) == (None, ANA)


async def test_whoever_leaves_for_good_does_not_come_back(store: Store) -> None:
    table = await store.tables.add(FOUR)
    await store.tables.set_board(table.id, 7, 0, ended=False)
    await store.tables.append(table.id, [move(0, 0, "a")], due=False)
    assert await store.seats.request_substitute(table.id, CAROL, REQUEST, "master")
    for seat, user in ((0, ANA), (1, CAROL), (4, CAROL)):
        assert not await store.seats.leave(table.id, seat, user, "master")
    assert await store.seats.leave(table.id, 0, CAROL, "master")
    assert not await store.seats.leave(table.id, 0, CAROL, "master")
    record = await store.tables.load(table.id)
    assert record.players == (
        Player(None, "Carol", "master", CAROL, left=True),
        *FOUR.players[1:],
    )
    assert (await store.outlines.load(table.id)).players == record.players
    assert not record.seats_shown
    assert await store.tables.computer_due() == (table.id,)
    assert not await store.seats.take_back(table.id, CAROL)
    assert not await store.seats.agree(table.id, 3, REQUEST)
    assert await store.seats.hand_over(table.id, 2, ANA, "master")
    assert await store.seats.take_back(table.id, ANA)
    assert (await store.tables.load(table.id)).players == record.players


async def test_a_seat_is_taken_back_once_by_who_left_it(store: Store) -> None:
    table = await store.tables.add(THREE)
    assert await store.seats.request_substitute(table.id, ANA, REQUEST, "apprentice")
    assert await store.seats.hand_over(table.id, 2, ANA, "apprentice")
    assert not await store.seats.take_back(table.id, CAROL)
    assert await store.seats.take_back(table.id, ANA)
    assert not await store.seats.take_back(table.id, ANA)
    assert await store.tables.load(table.id) == replace(table, seats_shown=False)
    assert not await store.seats.hand_over(table.id, 2, ANA, "apprentice", REQUEST)


async def test_where_the_bot_may_not_post_nothing_is_left_to_show(store: Store) -> None:
    """A board that no reply could show waits until somebody asks for it."""
    assert not THREE.postable
    table = await store.tables.add(THREE)
    assert (await store.tables.load(table.id)).board_due
    assert await store.tables.unshown() == ()


async def test_whoever_comes_or_goes_is_shown_once(store: Store) -> None:
    table = await store.tables.add(replace(THREE, postable=True))
    await store.tables.set_board(table.id, 7, 0, ended=False)
    assert not (await store.tables.load(table.id)).board_due
    assert await store.seats.hand_over(table.id, 2, ANA, "apprentice")
    assert (await store.tables.load(table.id)).board_due
    assert await store.tables.unshown() == (table.id,)
    await store.tables.set_board(table.id, 8, 0, ended=False)
    assert await store.tables.unshown() == ()
    assert not await store.seats.hand_over(table.id, 2, ANA, "apprentice")
    assert await store.tables.unshown() == ()
    assert await store.seats.take_back(table.id, ANA)
    assert await store.tables.unshown() == (table.id,)
    assert (await store.tables.load(table.id)).message_id == 8


@pytest.mark.parametrize("left", [False, True])
async def test_nobody_comes_or_goes_once_the_game_has_ended(store: Store, left: bool) -> None:
    table = await store.tables.add(TABLE)
    assert await store.seats.request_substitute(table.id, ANA, REQUEST, "master")
    if left:
        assert await store.seats.hand_over(table.id, 0, ANA, "master")
    await store.tables.end(table.id, RESIGNED)
    players = (await store.tables.load(table.id)).players
    assert not await store.seats.request_substitute(table.id, ANA, REQUEST + 1, "master")
    assert not await store.seats.close_request(table.id, 0, REQUEST)
    assert not await store.seats.hand_over(table.id, 0, ANA, "master", REQUEST)
    assert not await store.seats.hand_over(table.id, 0, ANA, "master")
    assert not await store.seats.agree(table.id, 1, REQUEST)
    assert not await store.seats.leave(table.id, 0, ANA, "master")
    assert not await store.seats.take_back(table.id, ANA)
    assert (await store.tables.load(table.id)).players == players
