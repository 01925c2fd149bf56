"""`/tokens`: where each progress token is, and who may know what the Great Library drew."""

from bot.discord.client import Wonders
from engine.duel.decisions import PickFromLibrary
from engine.duel.game import DUEL
from playground import Message, Person, Playground

from ..scene import Town, after, dealt, ended, private, sit, town, waiting_for, words


async def tokens(place: Town, person: Person) -> Message:
    """Return what a person is told, and nobody else."""
    message = private(await person.command(place.channel, "tokens"))
    (picture,) = message.pictures
    assert 20 < len(picture.alt) <= 1024
    return message


async def test_every_token_is_told_where_it_is(discord: Playground, bot: Wonders) -> None:
    locale = "pt-BR"
    place, say, position = town(discord, locale), words(locale), ended()
    await sit(bot, place.channel, (place.ana, place.bruno), position, locale=locale)
    message = await tokens(place, place.carla)
    table = position.state.table
    for held in (table.tokens, *(city.tokens for city in table.cities)):
        for token in held:
            assert f"**{say(f'token-{token}')}**" in message.text
            assert say(f"token-{token}") in message.pictures[0].alt
    lines = message.text.splitlines()
    heads = [f"**{say('tokens-board')}**", "**Ana**", "**Bruno**"]
    at = [next(n for n, line in enumerate(lines) if line.startswith(head)) for head in heads]
    assert at == sorted(at)
    for head, held in zip(at, (table.tokens, *(c.tokens for c in table.cities)), strict=True):
        under = lines[head + 1 : head + 1 + len(held)]
        assert all(line.startswith("- ") for line in under)
        assert held or lines[head] == say("tokens-none", place=lines[head].partition(":")[0])


async def test_what_the_great_library_drew_is_seen_by_its_owner_alone(
    discord: Playground, bot: Wonders
) -> None:
    locale = "pt-BR"
    place, say = town(discord, locale), words(locale)
    position = waiting_for(PickFromLibrary)
    drawn = DUEL.unpack(position.deal).box[:3]
    _, board = await dealt(bot, place, position, locale=locale)
    owner, rival = place.person(position.seat), place.person(1 - position.seat)
    own = await tokens(place, owner)
    assert say("tokens-library") in own.text
    others = [await tokens(place, rival), await tokens(place, place.carla), board]
    for token in drawn:
        name = say(f"token-{token}")
        assert f"**{name}**" in own.text
        assert name in own.pictures[0].alt
        for other in others:
            assert name not in other.text
            assert name not in other.pictures[0].alt
    assert others[0].pictures[0].data == others[1].pictures[0].data != own.pictures[0].data


async def test_before_the_first_age_the_tokens_lie_on_the_board(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await sit(bot, place.channel, (place.ana, place.bruno), after(0))
    lines = (await tokens(place, place.ana)).text.splitlines()
    assert sum(line.startswith("- ") for line in lines) == 5
    assert "- **Agriculture** · Worth 4 victory points. Gives 6 coins" in lines
    assert lines[-2:] == ["**Ana**: no tokens", "**Bruno**: no tokens"]
