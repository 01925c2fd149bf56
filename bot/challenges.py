"""Challenges: who may answer one, what it becomes, and how it is shown."""

from collections.abc import Callable, Mapping
from datetime import datetime
from random import Random

from .controls import ids
from .controls.panel import Button, Image, Panel, Row, Style
from .refusals import Refusal
from .store import Answer as Refused
from .store import Challenge, NewChallenge, NewTable, Player, Status, TableRecord
from .strings import Words
from .wording.names import plain

BEGINS = "begins"
RANDOM, ME, OPPONENT = "random", "me", "opponent"
BEGINNERS = (RANDOM, ME, OPPONENT)
WONDERS = ("draft", "beginner")

STATUS: Mapping[str, Refused] = {"decline": "declined", "withdraw": "withdrawn"}

Deal = Callable[[Random, int, Mapping[str, str]], bytes]


def expect(challenge: Challenge, user: int, word: str, now: datetime) -> None:
    """Check that `user` may answer with `word`; raises `Refusal`."""
    late = challenge.status == "open" and now >= challenge.expires_at
    if late or challenge.status == "expired":
        raise Refusal("challenge-expired")
    if challenge.status != "open":
        raise Refusal("challenge-answered")
    who = challenge.challenger if word == "withdraw" else challenge.opponent
    if user != who.user_id:
        key = "only-challenger" if word == "withdraw" else "only-challenged"
        raise Refusal(key, name=plain(who.name))


def table(challenge: Challenge, rng: Random, deal: Deal) -> NewTable:
    """Return the game that an accepted challenge becomes; who begins is drawn here."""
    options = {name: value for name, value in challenge.options.items() if name != BEGINS}
    players = seated(
        challenge.challenger, challenge.opponent, challenge.options.get(BEGINS, RANDOM), rng
    )
    assert challenge.challenger.user_id is not None
    return NewTable(
        game=challenge.game,
        guild_id=challenge.guild_id,
        channel_id=challenge.channel_id,
        opener_id=challenge.challenger.user_id,
        locale=challenge.locale,
        options=options,
        deal=deal(rng, len(players), options),
        players=players,
        postable=challenge.postable,
    )


def seated(me: Player, opponent: Player, begins: str, rng: Random) -> tuple[Player, ...]:
    """Return the players in the order of their seats; the first one begins."""
    first = rng.choice((ME, OPPONENT)) if begins == RANDOM else begins
    return (me, opponent) if first == ME else (opponent, me)


def again(
    record: TableRecord, players: tuple[Player, ...], deal: bytes, opener_id: int
) -> NewTable:
    """Return the same game for other seats and another deal; the computer plays for itself."""
    return NewTable(
        game=record.game,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        opener_id=opener_id,
        locale=record.locale,
        options=record.options,
        deal=deal,
        players=tuple(
            Player(None, "", each.level) if each.user_id is None else each for each in players
        ),
        postable=record.postable,
    )


def rematch(record: TableRecord, user: int, expires_at: datetime) -> NewChallenge:
    """Return the challenge to the same game in which whoever began goes second."""
    first, second = record.players
    me, opponent = (first, second) if first.user_id == user else (second, first)
    return NewChallenge(
        game=record.game,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        postable=record.postable,
        challenger=me,
        opponent=opponent,
        locale=record.locale,
        options={**record.options, BEGINS: ME if me == second else OPPONENT},
        expires_at=expires_at,
    )


def waits(one: Challenge, new: NewChallenge, now: datetime) -> bool:
    """Whether `one`, which is open, waits between the people of `new` in the same channel.

    One that was never shown, or whose time is over, waits for nobody.
    """
    people = {one.challenger.user_id, one.opponent.user_id}
    same = people == {new.challenger.user_id, new.opponent.user_id}
    seen = one.message_id is not None and now < one.expires_at
    return seen and same and one.channel_id == new.channel_id


def controls(words: Words, challenge: Challenge, user: int | None) -> tuple[Row, ...]:
    """Return the buttons of an open challenge that are for `user`."""
    mine = ("withdraw",) if user == challenge.challenger.user_id else ("accept", "decline")
    return (_buttons(words, challenge, mine),)


def open_panel(words: Words, challenge: Challenge, poster: Image) -> Panel:
    """Return the message of an open challenge below its poster; only the one challenged is told."""
    challenged = challenge.opponent.user_id
    assert challenged is not None
    lines = (
        words(
            "challenge-open",
            challenger=plain(challenge.challenger.name),
            opponent=f"<@{challenged}>",
        ),
        words(f"challenge-wonders-{challenge.options.get('wonders', 'draft')}"),
        words(
            f"challenge-begins-{challenge.options.get(BEGINS, RANDOM)}",
            challenger=plain(challenge.challenger.name),
            opponent=plain(challenge.opponent.name),
        ),
        words("challenge-expires", when=f"<t:{int(challenge.expires_at.timestamp())}:R>"),
    )
    buttons = _buttons(words, challenge, ("accept", "decline", "withdraw"))
    return Panel((poster, "\n".join(lines)), (buttons,), mentions=(challenged,))


_STYLES: Mapping[str, Style] = {"accept": "success", "decline": "danger", "withdraw": "secondary"}


def _buttons(words: Words, challenge: Challenge, answers: tuple[str, ...]) -> tuple[Button, ...]:
    return tuple(
        Button(str(ids.Answer(challenge.id, word)), words(f"button-{word}"), _STYLES[word])
        for word in answers
    )


def answered_panel(words: Words, challenge: Challenge, status: Status) -> Panel:
    """Return what stays of a challenge that is not open any more: a line, without the poster."""
    line = words(
        f"challenge-{status}",
        challenger=plain(challenge.challenger.name),
        opponent=plain(challenge.opponent.name),
    )
    return Panel((line,))
