"""Boards and their controls: each kind of decision, made as people make it."""

import pytest

from bot.discord.client import Wonders
from bot.wording.names import bold
from engine.duel import decisions as decide
from engine.duel.economy import card_price, wonder_price
from engine.duel.game import DUEL
from engine.duel.table import View, free_cards
from playground import Button, Message, Playground

from ..players import enabled
from ..scene import (
    LOCALES,
    Position,
    Town,
    after,
    any_move,
    dealt,
    greedy,
    moved,
    settled,
    town,
    waiting_for,
    words,
)

DIRECT = (decide.Draft, decide.PickToken, decide.Destroy, decide.ChooseStarter)


def view(position: Position) -> View:
    return DUEL.view(position.state, None)


def poor() -> Position:
    """Return a game in which the player to move can pay for one thing and not for another."""
    for made in range(8, 60):
        found = after(made, seed=2)
        decision = found.state.table.todo[0]
        if not isinstance(decision, decide.Turn):
            continue
        table, seat = found.state.table, decision.seat
        coins = table.cities[seat].coins
        short = [card_price(table, seat, card).coins > coins for card in free_cards(table)]
        if any(short) and not all(short):
            return found
    raise LookupError


@pytest.mark.long
@pytest.mark.parametrize("kind", DIRECT)
async def test_a_decision_is_made_on_the_board(
    discord: Playground, bot: Wonders, kind: type[decide.Decision]
) -> None:
    position = waiting_for(kind)
    for locale in LOCALES:
        place = town(discord, locale)
        table, board = await dealt(bot, place, position, locale=locale)
        seat = position.seat
        moves = DUEL.legal(DUEL.view(position.state, DUEL.to_act(position.state)[0]),
                           DUEL.to_act(position.state)[0])  # fmt: skip
        ids = [f"m:{table}:{seat}:{_ply(position)}:{move}" for move in moves]
        assert [button.custom_id for button in enabled(board)] == ids
        assert board.mentions == [place.person(seat)]
        shown = len(place.channel.messages)
        await place.person(seat).click(board, enabled(board)[-1])
        await settled(bot)
        assert len(place.channel.messages) == shown + 1
        assert board.buttons == []
        assert await moved(bot, table) == len(position.moves) + 1


def _ply(position: Position) -> int:
    return sum(seat == position.seat for seat, _ in position.moves)


async def test_a_card_is_weighed_while_the_board_before_is_still_tidied_up(
    discord: Playground, bot: Wonders
) -> None:
    """Discord lets a bot edit few messages a second, and the table is locked meanwhile."""
    place, position = town(discord), after(12)
    table, board = await dealt(bot, place, position)
    async with bot.boards.lock(table):
        answer = await place.person(position.seat).click(board, enabled(board)[0])
    assert [each.custom_id for each in answer.private[0].buttons if each.custom_id[:2] == "m:"]


@pytest.mark.long
async def test_a_card_is_weighed_in_private_and_then_played(
    discord: Playground, bot: Wonders
) -> None:
    """The person reads his own language, everybody else the server's."""
    for locale in LOCALES:
        server = LOCALES[(LOCALES.index(locale) + 2) % len(LOCALES)]  # of another language
        place = town(discord, locale, server=server)
        position = poor()
        table, board = await dealt(bot, place, position, locale=server)
        person, seat = place.person(position.seat), DUEL.to_act(position.state)[0]
        state, say = position.state.table, words(locale)
        coins, wonders = state.cities[seat].coins, state.cities[seat].wonders
        assert wonders
        panels = []
        for button, card in zip(enabled(board), free_cards(state), strict=True):
            answer = await person.click(board, button)
            (panel,) = answer.private
            panels.append(panel)
            price = card_price(state, seat, card).coins
            (discard,) = _about(panel, "discard:")
            built = [say("button-build", coins=price)] if price <= coins else []
            assert [button.label for button in _about(panel, "build:")] == built
            assert discard.custom_id.endswith(f":discard:{card}")
            assert not any(button.disabled for button in panel.buttons)
            prices = {each: wonder_price(state, seat, each).coins for each in wonders}
            offered = {_wonder(button.custom_id) for button in _about(panel, "wonder:")}
            assert offered == {each for each in wonders if prices[each] <= coins}
        before = len(place.channel.messages)
        told = await person.click(panel, discard)
        await settled(bot)
        assert len(place.channel.messages) == before + 1
        assert (all(each.deleted for each in panels), told.messages) == (True, [])
        public = place.channel.messages[-1]
        assert person.name in public.text
        assert str(public.pictures[0].alt)
        assert await moved(bot, table) == len(position.moves) + 1


def _about(panel: Message, move: str) -> list[Button]:
    """Return the buttons of the moves that begin so."""
    return [button for button in panel.buttons if f":{move}" in button.custom_id]


def _wonder(custom_id: str) -> str:
    return custom_id.split(":")[-2]


def _everything(message: Message) -> str:
    """Return all that can be read in a message, ids and alt texts included."""
    pieces = [message.text, str(message.components)]
    pieces += [picture.alt for picture in message.pictures]
    return "\n".join(pieces)


@pytest.mark.long
async def test_what_the_library_drew_is_seen_by_its_owner_alone(
    discord: Playground, bot: Wonders
) -> None:
    position = waiting_for(decide.PickFromLibrary)
    seat = DUEL.to_act(position.state)[0]
    tokens = DUEL.view(position.state, seat).library
    assert len(tokens) == 3
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        table, board = await dealt(bot, place, position, locale=locale)
        owner, rival = place.person(seat), place.person(1 - seat)
        (button,) = enabled(board)
        assert button.label == say("button-library")
        for other, key in (
            (rival, say("refusal-not-your-turn", names=bold(owner.name), count=1)),
            (place.carla, say("refusal-not-your-table")),
        ):
            refused = await other.click(board, button, forged=True)
            assert [each.text for each in refused.private] == [key]
            for name in ("board", "score", "city", "discard", "log"):
                await other.command(place.channel, name)
            await other.command(place.channel, "board", text=True)
            # Forging the owner's choice tells nothing either.
            await other.click(board, f"m:{table}:{seat}:{_ply(position)}:library:law", forged=True)
        await settled(bot)
        secret = [f":{token}" for token in tokens] + [say(f"token-{token}") for token in tokens]
        for other in (rival, place.carla):
            for message in other.reads(place.channel):
                read = _everything(message)
                assert [word for word in secret if word in read] == []
        board = next(m for m in reversed(place.channel.messages) if m.buttons)
        seen = (await owner.click(board, board.buttons[0])).private[0]
        assert len(seen.buttons) == 3
        assert all(say(f"token-{token}") in seen.text for token in tokens)
        await owner.click(seen, seen.buttons[0])
        await settled(bot)
        assert await moved(bot, table) == len(position.moves) + 1


@pytest.mark.long
async def test_the_mausoleum_chooses_among_more_cards_than_a_select_holds(
    discord: Playground, bot: Wonders
) -> None:
    position = waiting_for(decide.Revive, greedy)
    for locale in LOCALES:
        place = town(discord, locale)
        table, board = await dealt(bot, place, position, locale=locale)
        assert [len(select.options) for select in board.selects][:2] == [25, 25]
        assert sum(len(select.options) for select in board.selects) > 50
        wanted = board.selects[-1].options[-1].value
        await place.person(position.seat).select(board, board.selects[-1], [wanted])
        await settled(bot)
        record = await bot.store.tables.load(table)
        assert record.moves[-1].text == wanted
        assert board.selects == []


async def test_a_smaller_pile_is_one_select(discord: Playground, bot: Wonders) -> None:
    position = waiting_for(decide.Revive, any_move)
    place = town(discord)
    _, board = await dealt(bot, place, position)
    assert [select.placeholder for select in board.selects] == ["Choose the card to build for free"]
    odd = await place.person(position.seat).select(
        board, board.selects[0].custom_id, ["revive:none"], forged=True
    )
    assert odd.private[0].text == words("en-US")("refusal-unknown-move")


async def test_the_board_tells_who_did_what_and_asks_one_person(
    discord: Playground, bot: Wonders
) -> None:
    place: Town = town(discord, "pt-BR")
    _, board = await dealt(bot, place, after(9), locale="pt-BR")
    (picture,) = board.pictures
    assert picture.data.startswith(b"\x89PNG")
    assert 200 < len(picture.alt) <= 1024
    assert "Ana" in picture.alt
    person = place.person(after(9).seat)
    assert board.mentions == [person]
    assert board.named == [person]
    assert person.mention in board.text
    assert [b.label[:4] for b in enabled(board)] == [
        f"{letter} · " for letter in "ABCDEF"[: len(enabled(board))]
    ]
