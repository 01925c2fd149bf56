"""Cutting the cards: words of whoever accepts, or plays the computer, go into the deal."""

import pytest

from bot.discord.client import Wonders
from bot.fair.dealing import CUT_LENGTH, cut, matches_seal
from engine.core.fair import Opened, terms
from playground import Playground

from ..players import board_of
from ..scene import LOCALES, after, settled, sit, town, words
from .deals import challenged, promised, secret_of, terms_of

SAY = words("en-US")


@pytest.mark.parametrize("locale", LOCALES)
async def test_whoever_accepts_can_cut_the_cards(
    discord: Playground, bot: Wonders, locale: str
) -> None:
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
    assert terms(line).cut == "a raposa azul 🦊"
    assert board_of(place.plaza.messages[-1]) is not None
    record = await bot.store.tables.latest_in(place.plaza.id)
    assert record is not None
    assert matches_seal(record, Opened(terms(line), await secret_of(bot, place)))


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
    assert await bot.store.tables.latest_in(place.plaza.id) is None


async def test_words_are_for_who_accepts_or_plays_the_computer(
    discord: Playground, bot: Wonders
) -> None:
    for locale in LOCALES:
        place, say = town(discord, locale), words(locale)
        refused = await place.ana.command(place.plaza, "duel", opponent=place.bruno, cut="mine")
        (told,) = refused.private
        assert told.text == say("refusal-cut-computer-only", name="Bruno")
        await sit(bot, place.plaza, (place.bruno, place.carla), after(3), locale=locale)
        (told,) = (await place.ana.command(place.plaza, "duel", cut="mine")).private
        assert told.text == say("refusal-channel-taken"), "no button carries the words on"


def test_words_are_made_fit_for_one_line() -> None:
    assert cut(5, " a\t b\n\nc ").words == "a b c"
    assert cut(5, "x" * 99).words == "x" * CUT_LENGTH
    assert cut(5, "\ud800").words == "?"
    assert cut(5, " \n").words == ""
