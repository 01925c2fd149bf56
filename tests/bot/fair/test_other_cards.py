"""Games of other cards than the program has: before an update, or in a file from elsewhere."""

import json
from hashlib import sha256

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import update

from bot.discord.client import Wonders
from bot.fair.dealing import judge_seal
from bot.fair.proof import proof
from bot.store import Invitation, Move, Player, Seal, TableRecord, Undo
from bot.store.schema.core import invitations
from bot.tables.beginning import DATA
from bot.tables.history.game_files import judge_file, read
from engine.core.fair_lines import FORMER_DATA, Opened, Share, Terms, terms
from engine.duel import deal
from engine.duel.catalog import TOKENS
from engine.duel.game import DUEL, Duel
from playground import Message, Playground
from tests.fuzz.__main__ import CORPUS

from ..scene import LOCALES, Town, settled, town, words
from ..store.examples import CHALLENGE, NOON, RESIGNED
from .deals import challenged, given_up, secret_of, terms_of, verified

SAY = words("en-US")
LATER = "fedcba9876543210"
HIDDEN = "sete corujas no telhado"


def reorder_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program deal from the same tokens in another order."""
    monkeypatch.setattr(deal, "TOKENS", {each: TOKENS[each] for each in reversed(list(TOKENS))})


def update_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the program the cards of another version."""
    reorder_cards(monkeypatch)
    monkeypatch.setattr(Duel, "data", LATER)


@pytest.mark.long
async def test_an_honest_game_is_not_distrusted_after_an_update_of_the_cards(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, dealt_from = town(discord), DUEL.data
    await place.bruno.click(await challenged(place), "Accept")
    await settled(bot)
    line = await terms_of(bot, place)
    assert line.startswith(f"fair3 duel data={dealt_from} seats=2 ")
    await given_up(bot, place, place.bruno)
    assert SAY("verify-follows") in (await verified(place, place.ana))[0].text
    with monkeypatch.context() as updated:
        update_cards(updated)
        told = (await verified(place, place.ana))[0].text
        assert SAY("verify-other-cards", data=dealt_from) in told
        assert SAY("verify-differs") not in told
        assert line in told
    with monkeypatch.context() as lied:
        reorder_cards(lied)
        assert SAY("verify-differs") in (await verified(place, place.ana))[0].text


async def test_who_begins_is_told_wrong_whatever_the_cards_are(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = town(discord)
    await place.bruno.click(await challenged(place, begins="random"), "Accept")
    await settled(bot)
    record = await bot.store.tables.latest_in(place.channel.id)
    assert record is not None
    checked = Opened(terms(await terms_of(bot, place)), await secret_of(bot, place))
    update_cards(monkeypatch)
    assert judge_seal(record, checked) == "other-cards"
    swapped = replace(record, players=record.players[::-1])
    assert judge_seal(swapped, checked) == "differs"
    gone = replace(checked.terms, options={"wonders": "gone"})
    chosen = replace(checked, terms=replace(gone, begins=0))
    assert judge_seal(record, chosen) == "other-cards", "an option may have been of those cards"


@pytest.mark.parametrize("scheme", ["fair1", "fair2"])
def test_games_of_former_schemes_are_known_to_be_of_the_first_cards(
    monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    monkeypatch.setattr(Duel, "data", FORMER_DATA["duel"])
    mixed = {"interaction": 1} if scheme == "fair1" else {"shares": (Share(0, 1),)}
    checked = Opened(Terms("duel", 2, 0, {}, **mixed), bytes(32))
    assert str(checked).startswith(f"{scheme} ")
    record = a_record("duel", b"{}")
    assert judge_seal(record, checked) == "differs"
    update_cards(monkeypatch)
    assert judge_seal(record, checked) == "other-cards"


async def promised_challenge(place: Town, bot: Wonders) -> Message:
    """A challenge that waits for the words that Ana has promised."""
    challenge = await challenged(place, cut=sha256(HIDDEN.encode()).hexdigest())
    await place.bruno.click(challenge, SAY("button-accept"))
    await settled(bot)
    return challenge


@pytest.mark.long
async def test_terms_that_were_shown_are_dealt_or_refused_but_never_changed(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, shown_data = town(discord), DUEL.data
    challenge = await promised_challenge(place, bot)
    assert f"`fair3 duel data={shown_data} seats=2 " in challenge.text
    form = (await place.ana.click(challenge, SAY("button-cut-open"))).modal
    assert form is not None
    with monkeypatch.context() as updated:
        update_cards(updated)
        before = challenge.text
        (refused,) = (await place.ana.submit(form, line=HIDDEN)).private
        assert refused.text == SAY("refusal-lobby-other-cards")
        answer = await place.ana.click(challenge, SAY("button-cut-open"))
        assert answer.modal is None
        assert answer.text == SAY("refusal-lobby-other-cards")
        assert challenge.text == before
        assert HIDDEN not in str((await bot.store.invitations.get(1)).cuts)
        assert await bot.store.tables.latest_in(place.channel.id) is None
    form = (await place.ana.click(challenge, SAY("button-cut-open"))).modal
    assert form is not None
    await place.ana.submit(form, line=HIDDEN)
    await settled(bot)
    assert (await terms_of(bot, place)).startswith(f"fair3 duel data={shown_data} ")
    record = await bot.store.tables.latest_in(place.channel.id)
    assert record is not None
    assert DATA not in record.options


async def test_a_lobby_whose_words_are_open_is_not_started_with_other_cards(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = town(discord)
    challenge = await promised_challenge(place, bot)
    seen = await bot.store.invitations.get(1)
    cuts = tuple(replace(each, words=HIDDEN) if each.promise else each for each in seen.cuts)
    assert await bot.store.invitations.change(seen, replace(seen, cuts=cuts)) is not None
    update_cards(monkeypatch)
    refused = await place.ana.click(challenge, "l:1:start", forged=True)
    assert refused.text == SAY("refusal-lobby-other-cards")
    await place.ana.click(challenge, SAY("button-cancel"))
    assert challenge.buttons == []
    assert await bot.store.tables.latest_in(place.channel.id) is None


@pytest.mark.long
async def test_terms_that_an_earlier_version_has_shown_stay_those_of_its_scheme(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Duel, "data", FORMER_DATA["duel"])
    place = town(discord)
    challenge = await promised_challenge(place, bot)
    options = {
        name: value
        for name, value in (await bot.store.invitations.get(1)).options.items()
        if name != DATA
    }
    async with bot.store.database.writing() as connection:
        await connection.execute(update(invitations).values(options=options))
    form = (await place.ana.click(challenge, SAY("button-cut-open"))).modal
    assert form is not None
    await place.ana.submit(form, line=HIDDEN)
    await settled(bot)
    assert (await terms_of(bot, place)).startswith("fair2 duel seats=2 ")
    await given_up(bot, place, place.bruno)
    assert SAY("verify-follows") in (await verified(place, place.ana))[0].text


def a_record(game: str, dealt: bytes, players: int = 2) -> TableRecord:
    """A game that has ended, of people with long words."""
    return TableRecord(
        game=game, guild_id=2**63, channel_id=2**63, opener_id=99, locale="en-US", options={},
        deal=dealt, players=tuple(Player(n + 1, "_" * 32) for n in range(players)), postable=True,
        id=1, created_at=NOON, moves=(Move(0, 0, "a:b", NOON),) * 2, ending=RESIGNED,
        end_shown=True,
    )  # fmt: skip


def a_file(fair: str) -> bytes:
    """A game of Duel as it was exported, with a line of its deal."""
    file = json.loads((CORPUS / "game_files" / "duel-2").read_text(encoding="utf-8"))
    return json.dumps({**file, "fair": fair}).encode()


def test_a_file_of_other_cards_is_neither_right_nor_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    line = json.loads((CORPUS / "game_files" / "duel-2").read_text(encoding="utf-8"))["fair"]
    monkeypatch.setattr(Duel, "data", FORMER_DATA["duel"])
    assert judge_file(read(a_file(line))) == "follows"
    named = line.replace("fair2 duel", f"fair3 duel data={DUEL.data}")
    assert judge_file(read(a_file(named))) == "differs", "its name is mixed into the deal"
    assert judge_file(read(a_file(line.replace("seats=2", "seats=3")))) == "differs"
    assert judge_file(read(a_file("fair4"))) == "differs"
    update_cards(monkeypatch)
    for each in (line, named, line.replace("random", "0")):
        assert judge_file(read(a_file(each))) == "other-cards"
    assert judge_file(read(a_file(line.replace("duel", "seven")))) == "differs"


@pytest.mark.long
async def test_import_tells_of_a_file_that_it_is_of_other_cards(
    discord: Playground, bot: Wonders, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = town(discord)
    named = str(Opened(Terms("duel", 2, 0, {}, shares=(Share(0, 1),), data=LATER), bytes(32)))

    async def imported(file: bytes) -> Message:
        attached = place.carla.attaches(place.channel, "game.json", file)
        return (await place.carla.command(place.channel, "import", file=attached)).private[0]

    assert SAY("import-other-cards", data=LATER) in (await imported(a_file(named))).text
    wrong = json.loads(a_file(named))
    wrong["deal"]["box"][0] = "a_new_token"
    refused = await imported(json.dumps(wrong).encode())
    assert refused.text == SAY("refusal-import-other-cards", data=LATER)
    moved = json.loads(a_file(named))
    moved["steps"][0]["move"] = "draft:a_new_wonder"
    refused = await imported(json.dumps(moved).encode())
    assert refused.text == SAY("refusal-import-other-cards", data=LATER)
    monkeypatch.setattr(Duel, "data", LATER)
    assert (await imported(json.dumps(wrong).encode())).text == SAY("refusal-import-deal")
    refused = await imported(json.dumps({**moved, "fair": "fair4"}).encode())
    assert refused.text == SAY("refusal-import-move", number=1)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_proof_fits_a_message(locale: str) -> None:
    shares = tuple(Share(seat, 10**20 - 1, "\U0001f3db" * 13, promised=True) for seat in range(7))
    options = {"free_city": "plain", "sides": "choose", "wonders": "all"}
    mixed = Terms("seven", 7, None, options, shares=shares, data=LATER)
    record = a_record("seven", b"{}", players=7)
    seal, taken_back = Seal(1, bytes(32), str(mixed)), Undo(2, 0, 0, NOON, record.moves)
    record = replace(record, undone=(taken_back,) * 9)
    shown = Invitation(
        **asdict(CHALLENGE), id=1, status="accepted", message_id=2**63, table_id=record.id
    )
    (panel,) = proof(words(locale), record, seal, shown)
    (text,) = panel.parts
    assert isinstance(text, str)
    assert words(locale)("verify-other-cards", data=LATER) in text
    assert len(text) <= 4000, "the limit of Discord"
