"""Cutting the cards: words of whoever accepts, or plays the computer, go into the deal."""

import re
from hashlib import sha256
from urllib.parse import quote

from bot.discord.client import Wonders
from bot.fair.dealing import CUT_LENGTH, cut, judge_seal
from bot.store import Cut, Ending
from engine.core.fair import Stream, word_commitment
from engine.core.fair_lines import Opened, Share, Terms, terms
from playground import Playground

from ...stored import open_invitations
from ..players import board_of
from ..scene import after, settled, sit, town, words
from .deals import challenged, everything, promised, secret_of, terms_of

SAY = words("en-US")


async def test_whoever_accepts_can_cut_the_cards(discord: Playground, bot: Wonders) -> None:
    locale = "pt-BR"
    place, say = town(discord, locale), words(locale)
    challenge = await challenged(place)
    sealed = promised(challenge)
    form = (await place.bruno.click(challenge, say("button-cut"))).modal
    assert form is not None
    assert (form.title, form.fields[0].label) == (say("cut-title"), say("cut-label"))
    assert len(challenge.buttons) == 4, "nothing is accepted before the words are sent"
    await place.bruno.submit(form, line="  a raposa\n azul 🦊 ")
    await settled(bot)
    assert challenge.buttons == []
    assert promised(challenge) == sealed
    line = await terms_of(bot, place)
    assert terms(line).shares[1].words == "a raposa azul 🦊"
    assert board_of(place.channel.messages[-1]) is not None
    record = await bot.store.tables.latest_in(place.channel.id)
    assert record is not None
    assert judge_seal(record, Opened(terms(line), await secret_of(bot, place))) == "follows"


async def test_nobody_else_cuts_the_cards(discord: Playground, bot: Wonders) -> None:
    place = town(discord)
    challenge = await challenged(place)
    for person in (place.ana, place.carla):
        answer = await person.click(challenge, "Cut and accept")
        assert answer.modal is None
        (told,) = answer.private
        assert told.text == SAY("refusal-only-challenged", name="Bruno")
    form = (await place.bruno.click(challenge, "Cut and accept")).modal
    assert form is not None
    await place.bruno.click(challenge, "Decline")
    (told,) = (await place.bruno.submit(form, line="too late")).private
    assert told.text == SAY("refusal-challenge-answered")
    assert await bot.store.tables.latest_in(place.channel.id) is None


async def test_a_host_who_accepts_cannot_choose_the_deal_against_promised_words(
    discord: Playground, bot: Wonders
) -> None:
    """Bruno hosts the bot: he reads its database, picks his words by it, and drops presses."""
    locale = "pt-BR"
    place, say, hidden = town(discord, locale), words(locale), "sete corujas no telhado"
    promise = sha256(hidden.encode()).hexdigest()
    challenge = await challenged(place, cut=promise.upper())
    assert say("fair-promised", name="Ana", promise=promise) in challenge.text
    seal = (await bot.store.invitations.get(1)).seal
    assert seal is not None
    assert hidden not in everything(discord, place)
    form = (await place.bruno.click(challenge, say("button-cut"))).modal
    assert form is not None
    mixed = await place.bruno.submit(form, line=_best_cut(seal.secret, promise))
    await settled(bot)
    assert await bot.store.tables.latest_in(place.channel.id) is None, "nothing is dealt yet"
    fixed = re.findall(r"`(fair3 [^`]*)`", challenge.text)[0]
    assert f":{promise} " in fixed
    assert Share(1, mixed.interaction.id, _best_cut(seal.secret, promise)) in terms(fixed).shares
    for changed in ("l:1:leave", "l:1:join", "l:1:start", "c:1:accept", "k:1"):
        await place.bruno.click(challenge, changed, forged=True)
    assert re.findall(r"`(fair3 [^`]*)`", challenge.text) == [fixed], "it is too late for that"
    form = (await place.ana.click(challenge, say("button-cut-open"))).modal
    assert form is not None
    assert form.fields[0].label == say("cut-label-promised")
    (told,) = (await place.ana.submit(form, line="other words")).private
    assert told.text == say("refusal-cut-differs")
    await place.ana.submit(form, line=f"  {hidden}")
    await settled(bot)
    line = await terms_of(bot, place)
    assert line == fixed.replace(promise, quote(hidden))
    record = await bot.store.tables.latest_in(place.channel.id)
    assert record is not None
    assert judge_seal(record, Opened(terms(line), seal.secret)) == "follows"


async def test_nobody_takes_the_seat_of_who_is_forgotten_while_words_are_opened(
    discord: Playground, bot: Wonders
) -> None:
    """The host, who knows what the others have mixed in, could choose the deal by that."""
    place = town(discord)
    promise = sha256(b"sete corujas").hexdigest()
    asked = await place.ana.command(place.channel, "wonders", seats=3, cut=promise)
    (lobby,) = asked.public
    for person in (place.bruno, place.carla):
        await person.click(lobby, "Join")
    assert (await bot.store.invitations.get(1)).closed_cuts
    really = (await place.carla.command(place.channel, "forget-me")).private[0]
    await place.carla.click(really, SAY("button-forget"))
    await settled(bot)
    assert lobby.buttons == []
    assert await open_invitations(bot.store) == ()


async def test_a_game_whose_words_are_open_can_be_started_once_the_channel_is_free(
    discord: Playground, bot: Wonders
) -> None:
    place = town(discord)
    challenge = await challenged(place, cut=sha256(b"sete corujas").hexdigest())
    await place.bruno.click(challenge, SAY("button-accept"))
    other = await sit(bot, place.channel, (place.carla, None), after(3))
    form = (await place.ana.click(challenge, SAY("button-cut-open"))).modal
    assert form is not None
    await place.ana.submit(form, line="sete corujas")
    await settled(bot)
    labels = [each.label for each in challenge.buttons]
    assert sorted(labels) == sorted([SAY("button-cancel"), SAY("button-start")])
    await bot.store.tables.end(other, Ending("resignation", (0,)))
    await place.ana.click(challenge, SAY("button-start"))
    await settled(bot)
    assert terms(await terms_of(bot, place)).shares[0].words == "sete corujas"


async def test_who_plays_with_the_computer_alone_promises_nothing(
    discord: Playground, bot: Wonders
) -> None:
    place, typed = town(discord), sha256(b"sete corujas").hexdigest()
    asked = await place.ana.command(place.channel, "duel", cut=typed)
    await settled(bot)
    (share,) = terms(await terms_of(bot, place)).shares
    assert share == Share(0, asked.interaction.id, typed, promised=False)


def _best_cut(secret: bytes, others: str) -> str:
    """Return the words with which a host who knows the secret would get `others` a bad deal."""
    return min((f"{n}" for n in range(99)), key=lambda mine: _luck(secret, others, mine))


def _luck(secret: bytes, others: str, mine: str) -> int:
    mixed = Terms("duel", 2, None, {}, shares=(Share(0, 1, others), Share(1, 2, mine)))
    return Stream(secret, mixed).below(1000)


def test_words_that_were_promised_make_picked_ones_as_good_as_any() -> None:
    """Against known words 99 tries get a host into the best 5 %; against promised ones, nothing."""
    got = {True: 0, False: 0}
    for game in range(200):
        secret, hers = sha256(b"%d" % game).digest(), f"words {game}"
        for known in got:
            mine = _best_cut(secret, hers if known else word_commitment(hers))
            got[known] += _luck(secret, hers, mine) < 50
    assert got[True] > 190
    assert got[False] < 25, "10 are expected"


def test_words_are_made_fit_for_one_line() -> None:
    assert cut(1, 5, " a\t b\n\nc ").words == "a b c"
    assert cut(1, 5, "x" * 99).words == "x" * CUT_LENGTH
    assert cut(1, 5, "\ud800").words == "?"
    assert cut(1, 5, "🏛" * 64).words == "🏛" * 13, "the proof of seven players fits a message"
    nothing = word_commitment("")
    assert cut(1, 5, nothing).words == nothing, "a promise of no words could not be opened"
    assert cut(1, 5, " \n").words == ""
    assert cut(1, 5, "A" * 64) == Cut(1, 5, promise="a" * 64)
    assert cut(1, 5, "A" * 64, alone=True).words == "A" * 64, "nobody would wait for other words"
