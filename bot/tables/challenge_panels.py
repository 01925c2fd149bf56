"""Validates answers to challenges; returns their messages and the game to be dealt."""

from collections.abc import Mapping
from datetime import datetime

from ..controls import ids
from ..controls.panel import Button, Form, Image, Panel, Row, Style
from ..fair.dealing import CUT_LENGTH, DealtGame, GameSetup
from ..store import ClosingStatus, Invitation, NewInvitation, Player, Status, TableRecord
from ..wording.names import escaped
from ..wording.strings import Words
from .refusals import Refusal

BEGINS = "begins"
RANDOM, ME, OPPONENT = "random", "me", "opponent"
BEGINNERS = (RANDOM, ME, OPPONENT)
WONDERS = ("draft", "beginner")

STATUS: Mapping[str, ClosingStatus] = {"decline": "declined", "withdraw": "withdrawn"}

FIRST: Mapping[str, int | None] = {RANDOM: None, ME: 0, OPPONENT: 1}
"""The index of the player who begins (0 is the challenger), or `None` for chance."""


def expect(challenge: Invitation, user: int, word: str, now: datetime) -> None:
    """Check that `user` may answer with `word`; raises `Refusal`."""
    if not challenge.one_to_one:
        raise Refusal("unknown-control")
    late = challenge.status == "open" and now >= challenge.expires_at
    if late or challenge.status == "expired":
        raise Refusal("challenge-expired")
    if challenge.status != "open":
        raise Refusal("challenge-answered")
    who = challenge.host if word == "withdraw" else _opponent(challenge)
    if user != who.user_id:
        key = "only-challenger" if word == "withdraw" else "only-challenged"
        raise Refusal(key, name=escaped(who.name))


def _opponent(challenge: Invitation) -> Player:
    """Return who is challenged."""
    return challenge.players[1]


def setup(challenge: Invitation) -> GameSetup:
    """Return the game that an accepted challenge becomes, before it is dealt."""
    options = {name: value for name, value in challenge.options.items() if name != BEGINS}
    assert challenge.host.user_id is not None
    return GameSetup(
        game=challenge.game,
        guild_id=challenge.guild_id,
        channel_id=challenge.channel_id,
        opener_id=challenge.host.user_id,
        locale=challenge.locale,
        options=options,
        players=challenge.players,
        begins=FIRST[challenge.options.get(BEGINS, RANDOM)],
        postable=challenge.postable,
    )


def computer_rematch(record: TableRecord, opener_id: int) -> GameSetup:
    """Return the rematch against the computer, in which the next seat begins.

    A computer that replaced a person plays under its own name.
    """
    players = tuple(
        Player(None, "", each.level) if each.user_id is None else each for each in record.players
    )
    return GameSetup(
        game=record.game,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        opener_id=opener_id,
        locale=record.locale,
        options=record.options,
        players=players,
        begins=1,
        postable=record.postable,
    )


def rematch(record: TableRecord, user: int, expires_at: datetime) -> NewInvitation:
    """Return the challenge to a rematch, in which the other player begins."""
    first, second = record.players
    me, opponent = (first, second) if first.user_id == user else (second, first)
    assert opponent.user_id is not None
    return NewInvitation(
        game=record.game,
        guild_id=record.guild_id,
        channel_id=record.channel_id,
        postable=record.postable,
        host=me,
        players=(me, opponent),
        invited=(opponent.user_id,),
        least=2,
        most=2,
        locale=record.locale,
        options={**record.options, BEGINS: ME if me == second else OPPONENT},
        expires_at=expires_at,
    )


def controls(words: Words, challenge: Invitation, user: int | None) -> tuple[Row, ...]:
    """Return the buttons of an open challenge that are for `user`."""
    mine = ("withdraw",) if user == challenge.host.user_id else ("accept", "decline")
    return (_buttons(words, challenge, mine),)


def open_panel(words: Words, challenge: Invitation, picture: Image) -> Panel:
    """Return the message of an open challenge, which notifies only the opponent."""
    challenged, seal = _opponent(challenge).user_id, challenge.seal
    assert challenged is not None
    lines = (
        words(
            "challenge-open",
            challenger=escaped(challenge.host.name),
            opponent=f"<@{challenged}>",
        ),
        words(f"challenge-wonders-{challenge.options.get('wonders', 'draft')}"),
        words(
            f"challenge-begins-{challenge.options.get(BEGINS, RANDOM)}",
            challenger=escaped(challenge.host.name),
            opponent=escaped(_opponent(challenge).name),
        ),
        words("challenge-expires", when=f"<t:{int(challenge.expires_at.timestamp())}:R>"),
        *([] if seal is None else [words("fair-sealed", commitment=seal.commitment)]),
    )
    buttons = _buttons(words, challenge, ("accept", "decline", "withdraw"))
    cut_form = Button(str(ids.CutCards(challenge.id)), words("button-cut"))
    return Panel((picture, "\n".join(lines)), ((*buttons, cut_form),), mentions=(challenged,))


def cut_form(words: Words, challenge: Invitation) -> Form:
    """Return the form in which the opponent cuts the cards when accepting."""
    form = str(ids.CutCards(challenge.id))
    return Form(form, words("cut-title"), words("cut-label"), words("cut-hint"), CUT_LENGTH)


_STYLES: Mapping[str, Style] = {"accept": "success", "decline": "danger", "withdraw": "secondary"}


def _buttons(words: Words, challenge: Invitation, answers: tuple[str, ...]) -> tuple[Button, ...]:
    return tuple(
        Button(str(ids.AnswerChallenge(challenge.id, word)), words(f"button-{word}"), _STYLES[word])
        for word in answers
    )


def answered_panel(words: Words, challenge: Invitation, status: Status) -> Panel:
    """Return the line that replaces the message of a closed challenge."""
    line = words(
        f"challenge-{status}",
        challenger=escaped(challenge.host.name),
        opponent=escaped(_opponent(challenge).name),
    )
    return Panel((line,))


def accepted_panel(words: Words, challenge: Invitation, begun: DealtGame) -> Panel:
    """Return the text that replaces an accepted challenge: commitment and terms of the deal."""
    dealt = words("fair-dealt", commitment=begun.commitment, terms=begun.terms)
    (line,) = answered_panel(words, challenge, "accepted").parts
    return Panel((f"{line}\n{dealt}",))
