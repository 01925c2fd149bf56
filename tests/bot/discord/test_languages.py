"""Every language is complete where people meet it, and fits into Discord's limits everywhere."""

import ast
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import Locale
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str

from bot.controls.panel import Image, Link, Panel, Select
from bot.discord.translator import Translator
from bot.duel.items import describe, invitation_picture
from bot.duel.review import decision_views, review, reviewed_move
from bot.duel.session import DuelSession
from bot.games import GAMES
from bot.store import Ending, Invitation, Player, TableRecord
from bot.tables.invitations import challenge_panels as challenges
from bot.wording.presentation import Presentation
from bot.wording.strings import DATA, DEFAULT, Strings, entries, read
from engine.ai.review import Review
from engine.ai.review import review as judge
from engine.ai.thought import Option, Thought
from engine.core.game import Seat
from engine.duel import decisions as decide
from engine.duel.catalog import CARDS, TOKENS, WONDERS
from engine.duel.game import DUEL
from engine.duel.table import free_cards
from playground import Playground
from tests.stored import record_of

from ..conftest import running
from ..scene import LOCALES, Position, after, any_move, ended, greedy, waiting_for, words
from ..wording import ftl
from ..wording.keys import HERE, keys_in

SAID = ("bot.ftl", "commands.ftl", "lobby.ftl")
SHARED = "command-begin-"
"""How the keys of options begin that the commands of all games share."""

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
NAMED = r"(command|menu)-[\w-]+"
LONG = ("W" * 32, "@everyone_*[x](y)_`~|<#1>\u202e 12345678")
"""Names as long and as awkward as Discord allows."""


def _keys(locale: str, *files: str) -> set[str]:
    return {
        entry.id.name for file in files for entry in entries(read(DATA / locale / file))
    }  # fmt: skip


def test_every_sentence_that_the_bot_asks_for_is_there() -> None:
    everything = [file.name for file in (DATA / DEFAULT).glob("*.ftl")]
    known = _keys(DEFAULT, *everything)
    asked = keys_in("bot")
    assert len(asked.asked) > 50
    assert {key.partition(".")[0] for key in asked.asked} <= known
    for beginning in asked.beginnings:
        if re.fullmatch(r"(command|choice|menu|refusal|challenge|button|help)-\w*-?", beginning):
            assert any(key.startswith(beginning) for key in known), beginning


def test_every_sentence_of_the_bot_is_asked_for() -> None:
    asked = keys_in("bot")
    beginnings = tuple(each for each in asked.beginnings if each.endswith("-"))
    text = "\n".join((DATA / DEFAULT / file).read_text(encoding="utf-8") for file in SAID)
    keys = list(_keys(DEFAULT, *SAID))
    assert len(keys) > 100
    declared, pieces = _declared(), asked.whole | set(_parameters()) | set(LOCALES)
    numbered = "|".join(filter(str.isalpha, asked.beginnings))
    counted = re.compile(rf"({numbered})[0-9]")
    for key in keys:
        direct = key in asked.whole or f"{{ {key} }}" in text
        kind, _, rest = key.partition("-")
        parts = re.split(r"-(?=[a-z])", rest)
        named = rest in pieces or all(each in pieces or counted.fullmatch(each) for each in parts)
        built = f"{kind}-" in beginnings and named
        nearer = any(key.startswith(each) for each in beginnings if each.count("-") > 1)
        priced = key.removesuffix("-short") in asked.whole
        assert direct or built or nearer or priced or key in declared, key


def _declared() -> set[str]:
    """Return the keys of what games declare: their titles, and the options of invitations."""
    options = {
        f"{name}-option-{option}-{value}"
        for name, game in GAMES.items()
        for option, values in game.options.items()
        for value in values
    }
    selections = {
        f"{name}-option-{option}" for name, game in GAMES.items() for option in game.selections
    }
    return options | selections | {f"game-{name}" for name in GAMES}


def _parameters() -> Iterator[str]:
    for file in (HERE / "bot" / "discord" / "commands").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AsyncFunctionDef):
                yield from (argument.arg for argument in node.args.args)


@pytest.mark.parametrize("locale", [each for each in LOCALES if each != DEFAULT])
def test_no_language_leaves_a_sentence_in_another(locale: str) -> None:
    """A sentence of some length that is the same in two languages has been forgotten."""
    mine, english = ftl.everything(locale), ftl.everything(DEFAULT)
    same = [key for key, pattern in mine.items() if pattern.equals(english[key])]
    assert same  # names of games, and times
    said = {key: "".join(ftl.texts(mine[key])) for key in same}
    assert [key for key in same if re.search(r"[a-z]{2,} [a-z]{2,}", said[key])] == []


async def test_discord_is_told_every_name_in_every_language(
    discord: Playground, tmp_path: Path
) -> None:
    async with running(discord, tmp_path):
        commands = discord.world.commands[None]
    keys = {key for key in _keys(DEFAULT, "commands.ftl") if re.fullmatch(NAMED, key)}
    keys = {key for key in keys if not key.startswith(SHARED)}
    named = [key for key in keys if not any(key.startswith(f"{other}-") for other in keys)]
    assert len(commands) == len(named)
    theirs = {each.value for each in Locale if each.value in LOCALES} - {DEFAULT}
    assert theirs >= {"pt-BR", "es-ES", "es-419"}
    for command in commands:
        for raw in (command.raw, *command.raw.get("options", ())):
            localized = raw["name_localizations"]
            assert theirs <= set(localized)
            if command.kind == 1:
                assert theirs <= set(raw["description_localizations"])
                assert all(len(text) <= 100 for text in raw["description_localizations"].values())
            assert all(len(text) <= 32 for text in localized.values())
            for choice in raw.get("choices", ()):
                assert theirs <= set(choice["name_localizations"])


async def test_a_language_is_one_folder_for_the_commands_too(tmp_path: Path) -> None:
    for locale, name in ((DEFAULT, "duel"), ("sv", "duell")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "commands.ftl").write_text(f"command-duel = {name}\n", "utf-8")
    translator, asked = Translator(Strings(tmp_path)), locale_str("duel", key="command-duel")
    place: Any = TranslationContext(TranslationContextLocation.other, None)
    told = {each.value: await translator.translate(asked, each, place) for each in Locale}
    assert {locale: name for locale, name in told.items() if name} == {"sv-SE": "duell"}


@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_commands_and_options_differ(locale: str) -> None:
    say, keys = words(locale), sorted(_keys(DEFAULT, "commands.ftl"))
    commands = [key for key in keys if re.fullmatch(r"command-\w+", key)]
    assert len({say(key) for key in commands}) == len(commands)
    for command in commands:
        begins = command.removeprefix("command-") in {game.command for game in GAMES.values()}
        own = (f"{command}-", SHARED) if begins else f"{command}-"
        options = [key for key in keys if key.startswith(own)]
        assert len({say(key) for key in options}) == len(options)


def _record(position: Position, ending: Ending | None = None) -> TableRecord:
    players = Player((1 << 63) - 1, LONG[0]), Player(4, LONG[1])
    return record_of(
        "duel", position.deal, players, position.moves,
        opener_id=3, id=(1 << 63) - 1, ending=ending, message_id=5, shown=0,
    )  # fmt: skip


def _kept(panel: Panel) -> None:
    """Check a panel against the limits of a message."""
    texts = [part for part in panel.parts if isinstance(part, str)]
    assert all(texts)
    assert sum(map(len, texts)) <= 4000, sum(map(len, texts))
    components = 1 + len(panel.parts)
    for row in panel.rows:
        components += 1 + (1 if isinstance(row, Select) else len(row))
        for each in () if isinstance(row, Select) else row:
            assert 1 <= len(each.label) <= 80
            assert isinstance(each, Link) or len(each.id) <= 100
    assert components <= 40
    for image in panel.parts:
        if isinstance(image, Image):
            assert 1 <= len(image.alt) <= 1024
            assert image.filename.isascii()


def _panels(session: DuelSession, locale: str) -> Iterator[Panel]:
    """Yield everything that can be shown of a game."""
    to = Presentation(words(locale))
    yield session.board(to)
    yield session.former_board(to.words)
    yield session.position_panel(to)
    yield session.score(to)
    yield session.position_text(to.words, None)
    yield session.look("discard", to, None, Seat(0))
    yield session.look("tokens", to, None, Seat(0))
    yield session.replay(to)
    for seat in (Seat(0), Seat(1)):
        yield session.look("city", to, None, seat)
        yield session.look("tokens", to, seat, seat)
    acting = session.to_act()
    if acting and isinstance(session.table.todo[0], decide.Turn):
        for card in free_cards(session.table):
            yield session.options(to, acting[0], card)
    if session.ending() and session.record.moves:
        judged = _judged(session)
        yield review(to, session.record, judged)
        for n in range(0, len(judged.moves), 7):
            yield reviewed_move(to, session.record, judged, n)


def _judged(session: DuelSession) -> Review:
    """Return a review with chances drawn at random."""
    record, ending, rng = session.record, session.ending(), Random(len(session.record.moves))
    assert ending is not None
    thoughts = []
    for view, seat in decision_views(record):
        chances = sorted((rng.random() for _ in DUEL.legal(view, seat)), reverse=True)
        moves = rng.sample(DUEL.legal(view, seat), len(chances))
        options = (Option(str(move), c, 1) for move, c in zip(moves, chances, strict=True))
        thoughts.append(Thought(seat, tuple(options), len(moves)))
    winners = [Seat(winner) for winner in ending.winners]
    return judge(thoughts, [move.text for move in record.moves], winners, 2)


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_shown_keeps_discords_limits(locale: str) -> None:
    kinds = (decide.Draft, decide.PickToken, decide.Destroy, decide.ChooseStarter)
    positions = [after(made, seed) for seed in (2, 3) for made in range(6, 66, 6)]
    positions += [waiting_for(kind) for kind in kinds]
    positions += [waiting_for(decide.Revive, greedy), *(ended(seed) for seed in range(4))]
    for position in positions:
        session = DuelSession.open(_record(position))
        for panel in _panels(session, locale):
            _kept(panel)
        assert all(len(line) < 1000 for line in session.log(words(locale), None))
    resigned = DuelSession.open(_record(after(40), Ending("resignation", (1,))))
    for panel in _panels(resigned, locale):
        _kept(panel)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_challenge_and_each_item_keep_discords_limits(locale: str) -> None:
    to = Presentation(words(locale))
    ana, bruno = Player((1 << 63) - 1, LONG[0]), Player(4, LONG[1])
    challenge = Invitation(
        game="duel", guild_id=1, channel_id=2, postable=True,
        host=ana, players=(ana, bruno), invited=(4,), least=2, most=2, locale=locale,
        options={"wonders": "beginner", "begins": "opponent"}, expires_at=NOON + timedelta(1),
        id=(1 << 63) - 1, status="open", message_id=None, table_id=None,
    )  # fmt: skip
    _kept(challenges.open_panel(to.words, challenge, invitation_picture(to, challenge)))
    for status in ("accepted", "declined", "withdrawn", "expired"):
        _kept(challenges.answered_panel(to.words, challenge, status))
    for item in (*CARDS, *WONDERS, *TOKENS):
        _kept(describe(to, item))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_pings_and_formats_nothing(locale: str) -> None:
    session = DuelSession.open(_record(after(30)))
    texts = [
        part for panel in _panels(session, locale) for part in panel.parts if isinstance(part, str)
    ]
    assert sum("@\u200beveryone" in text for text in texts) >= 3
    for text in texts:
        assert "@everyone" not in text
        assert "[x](y)" not in text
        assert "<#1>" not in text


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_texts_of_a_game_that_builds_everything(locale: str) -> None:
    """Cities grow longest where nothing is discarded."""
    for seed in range(3):
        rng = Random(seed)
        deal = DUEL.deal(rng, 2, {})
        state, moves = DUEL.start(deal), []
        while state.table.todo:
            seat = DUEL.to_act(state)[0]
            move = any_move(rng, state, DUEL.legal(DUEL.view(state, seat), seat))
            moves.append((int(seat), str(move)))
            state = DUEL.apply(state, seat, move).state
        for panel in _panels(
            DuelSession.open(_record(Position(DUEL.pack(deal), tuple(moves), -1, state))), locale
        ):
            _kept(panel)
