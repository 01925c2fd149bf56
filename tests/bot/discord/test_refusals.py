"""Commands that are refused, and why: by place, number, right, or what is lost."""

import pytest

from bot.controls.setting_ids import ShowSettings
from bot.discord.client import Wonders
from bot.store import Ending, Tournament
from bot.store.games.absences import MOST_AWAY
from bot.tables.tournaments import tournaments
from playground import Channel, Person, Playground
from playground.people.interactions import Value

from ...stored import open_invitations
from ..scene import after, dealt, managed, private, settled, sit, town, words
from .test_tournaments import channel_with_people, opened

say = words("en-US")


async def refused(
    person: Person, where: Channel, command: str, key: str, /, **options: Value
) -> None:
    """Check that a command is refused privately with the sentence of a key."""
    answer = await person.command(where, command, **options)
    assert private(answer).text == say(f"refusal-{key}")
    assert answer.public == []


def elsewhere(discord: Playground) -> tuple[Channel, Person, Person]:
    """Return a channel of a server that has not installed the bot, and two people who have."""
    guild = discord.add_guild("Elsewhere", user_install_only=True)
    ana, bruno = (discord.add_person(name, app_installed=True) for name in ("Ana", "Bruno"))
    guild.join(ana, bruno)
    return guild.add_channel("plaza"), ana, bruno


async def test_where_the_bot_only_replies_there_are_no_clocks_and_no_games_to_watch(
    discord: Playground, bot: Wonders
) -> None:
    channel, ana, bruno = elsewhere(discord)
    await refused(ana, channel, "duel", "clock-not-here", opponent=bruno, clock="day")
    await refused(ana, channel, "duel", "watch-not-here", watch=True)
    assert (await ana.command(channel, "duel", opponent=bruno, clock="none")).public
    assert len(await open_invitations(bot.store)) == 1


async def test_a_game_for_anybody_names_nobody(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    ana, channel = place.ana, place.channel
    await refused(ana, channel, "duel", "open-or-named", open=True, opponent=place.bruno)
    await refused(ana, channel, "duel", "open-or-named", open=True, watch=True)
    await refused(ana, channel, "duel", "level-computer-only", open=True, level="master")
    await refused(ana, channel, "duel", "level-computer-only", opponent=place.bruno, level="master")
    await refused(ana, discord.dm(ana), "duel", "challenge-in-dm", open=True)
    assert await open_invitations(bot.store) == ()


async def test_as_many_play_as_the_game_allows(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    named = {"player2": place.bruno, "player3": place.carla}
    fewer = await place.ana.command(place.channel, "wonders", seats=2, **named)
    assert private(fewer).text == say("refusal-too-many-players", most=2)
    more = await place.ana.command(place.channel, "wonders", computers=5, **named)
    assert private(more).text == say("refusal-too-many-players", most=7)
    assert await open_invitations(bot.store) == ()


async def test_in_a_conversation_those_who_are_there_can_be_challenged(
    discord: Playground, bot: Wonders
) -> None:
    _, ana, bruno = elsewhere(discord)
    carla, dora = (discord.add_person(name) for name in ("Carla", "Dora"))
    for conversation in (discord.private(ana, bruno), discord.private(ana, bruno, dora)):
        answer = await ana.command(conversation, "duel", opponent=carla)
        assert private(answer).text == say("refusal-challenge-unseen", name="Carla")
        assert (await ana.command(conversation, "duel", opponent=bruno)).public


async def test_who_was_away_for_thirty_days_of_a_year_is_not_away_longer(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await place.ana.command(place.channel, "away", days=28)
    answer = await place.ana.command(place.channel, "away", days=4, starts=40)
    too_long = say("refusal-away-too-long", days=2, most=MOST_AWAY.days)
    assert private(answer).text == too_long
    rest = await place.ana.command(place.channel, "away", days=2, starts=40)
    noted, _, _ = say("away-noted", begins="@", ends="@").partition("@")
    assert private(rest).text.startswith(noted)


async def test_moderators_exclude_others_and_readmit_who_is_excluded(
    discord: Playground, bot: Wonders
) -> None:
    place = managed(discord)
    moderator = place.bruno
    place.guild.give(moderator, place.guild.add_role("Mod", "moderate_members"))
    for whom in (moderator, discord.bot):
        await refused(moderator, place.channel, "exclude", "block-whom", member=whom)
        await refused(moderator, place.channel, "block", "block-whom", member=whom)
    answer = await moderator.command(place.channel, "readmit", member=place.carla)
    assert private(answer).text == say("refusal-not-barred", name="Carla")
    place.channel.deny(moderator, "moderate_members")
    for command in ("exclude", "readmit"):
        await refused(moderator, place.channel, command, "not-moderator", member=place.carla)
    assert await bot.store.blocks.of(place.guild.id) == ()


async def test_who_is_excluded_from_a_server_is_still_invited_on_others(
    discord: Playground, bot: Wonders
) -> None:
    place, other = managed(discord), managed(discord)
    other.guild.join(place.bruno)
    for each in (place, other):
        assert (await place.bruno.command(each.channel, "wonders")).public
    place.guild.give(place.ana, place.guild.add_role("Mod", "moderate_members"))
    await place.ana.command(place.channel, "exclude", member=place.bruno)
    (left,) = await open_invitations(bot.store)
    assert left.guild_id == other.guild.id


async def test_no_game_begins_where_the_bot_cannot_post(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    thread = discord.world.add_thread(place.channel, "t", place.ana)

    async def asked(where: Channel, lacking: str) -> None:
        place.channel.deny(discord.bot, lacking)
        answer = await place.ana.command(where, "duel", opponent=place.bruno)
        assert private(answer).text == say("refusal-cannot-post", permission=lacking)
        place.channel.allow(discord.bot, lacking)

    for where, write in ((place.channel, "send_messages"), (thread, "send_messages_in_threads")):
        await asked(where, write)
        await asked(where, "attach_files")
    assert await open_invitations(bot.store) == ()


async def test_no_rematch_is_asked_for_where_the_bot_cannot_post_any_more(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    table, _ = await dealt(bot, place, after(12))
    await bot.store.tables.end(table, Ending("resignation", (0,)))
    (finale,) = (await place.ana.command(place.channel, "board")).public
    place.channel.deny(discord.bot, "send_messages")
    answer = await place.ana.click(finale, say("button-rematch"))
    assert private(answer).text == say("refusal-cannot-post", permission="send_messages")
    assert await open_invitations(bot.store) == ()


async def test_who_is_named_twice_is_invited_once(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    await place.ana.command(place.channel, "wonders", player2=place.bruno, player3=place.bruno)
    (invitation,) = await open_invitations(bot.store)
    assert [each.name for each in invitation.players] == ["Ana", "Bruno"]
    assert (invitation.invited, invitation.most) == ((place.bruno.id,), 2)


async def test_who_sees_a_channel_is_invited_though_only_others_write_there(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    place.channel.deny(place.bruno, "send_messages")
    assert (await place.ana.command(place.channel, "duel", opponent=place.bruno)).public
    await refused(
        place.ana,
        place.channel,
        "duel",
        "level-computer-only",
        opponent=place.carla,
        level="master",
    )


@pytest.mark.parametrize("number", ["x", "-1", "٣", "9" * 19])
async def test_what_is_no_number_of_a_game_is_not_exported(
    discord: Playground, bot: Wonders, number: str
) -> None:
    place = town(discord)
    await refused(place.ana, place.channel, "export", "export-choose", game=number)


async def test_a_file_that_discord_does_not_hand_out_is_not_opened(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    file = place.ana.attaches(place.channel, "game.json", b"{}")
    await refused(place.ana, place.channel, "import", "import-unreadable", file=file)
    discord.world.remove_file(file)
    await refused(place.ana, place.channel, "import", "import-lost", file=file)


async def test_only_what_a_command_offers_is_taken(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    forged: list[tuple[str, dict[str, Value]]] = [
        ("duel", {"level": "god"}),
        ("duel", {"clock": "never"}),
        ("leaderboard", {"game": "chess"}),
        ("wonders", {"seats": 8}),
        ("wonders", {"computers": -1}),
        ("away", {"days": 31}),
    ]
    for command, options in forged:
        answer = await place.ana.forge(place.channel, command, **options)
        assert private(answer).text == say("refusal-unknown-choice"), options
    away = await place.ana.forge(place.channel, "away", days=30)
    assert private(away).text != say("refusal-unknown-choice")
    assert await open_invitations(bot.store) == ()


async def test_who_does_not_play_has_no_city_beside_a_computer(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    await sit(bot, place.channel, (place.ana, None), after(12))
    for person in (place.ana, place.carla):
        answer = await person.command(place.channel, "city", member=place.carla)
        assert private(answer).text == say("refusal-no-city", name="Carla")
        answer = await person.command(place.channel, "city", member=discord.bot)
        assert private(answer).pictures


async def test_who_manages_a_server_without_the_bot_has_settings_of_their_own(
    discord: Playground, bot: Wonders
) -> None:
    channel, ana, _ = elsewhere(discord)
    assert channel.guild
    channel.guild.give(ana, channel.guild.add_role("Manager", "manage_guild"))
    panel = private(await ana.command(channel, "settings"))
    assert panel.text.startswith(f"**{say('settings-own')} · ")
    await ana.click(panel, str(ShowSettings("server")), forged=True)
    assert panel.text.startswith(f"**{say('settings-own')} · ")


async def test_tournaments_are_opened_in_text_channels_of_servers(
    discord: Playground, bot: Wonders
) -> None:
    channel, people = channel_with_people(discord)
    for lacking in (
        "send_messages", "attach_files", "create_public_threads", "send_messages_in_threads",
    ):  # fmt: skip
        channel.deny(discord.bot, lacking)
        answer = await people[0].command(channel, "tournament", game="duel")
        assert private(answer).text == say("refusal-cannot-post", permission=lacking)
        channel.allow(discord.bot, lacking)
    await refused(people[1], channel, "tournament", "tournament-not-allowed", game="duel")
    thread = discord.world.add_thread(channel, "t", discord.bot)
    for where in (thread, discord.dm(people[0])):
        await refused(people[0], where, "tournament", "tournament-place", game="duel")
    await refused(people[0], discord.dm(people[0]), "tournaments", "tournament-place")
    assert await bot.store.tournaments.get(1) is None
    assert channel.guild is not None
    channel.guild.give(people[2], channel.guild.add_role("Manager", "manage_guild"))
    assert (await people[2].command(channel, "tournament", game="duel")).public


async def test_a_tournament_that_is_full_or_has_begun_takes_nobody(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, people = channel_with_people(discord)
    monkeypatch.setattr(tournaments, "MOST", 4)
    board = await opened(channel, people[:4], game="duel")
    late = await people[4].click(board, "T:1:join")
    assert private(late).text == say("refusal-tournament-full", most=4)
    await people[0].click(board, "T:1:begin")
    await settled(bot)
    for person, pressed in ((people[4], "T:1:join"), (people[0], "T:1:begin")):
        answer = await person.click(board, pressed, forged=True)
        assert private(answer).text == say("refusal-tournament-begun")
    found = await bot.store.tournaments.get(1)
    assert isinstance(found, Tournament)
    assert len(found.entrants) == 4
