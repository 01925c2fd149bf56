"""Validates answers to challenges, and returns their messages."""

from collections.abc import Mapping
from datetime import datetime

from ...controls import ids
from ...controls.panel import Button, Image, Panel, Row, Style
from ...fair.dealing import DealtGame
from ...fair.proof import in_short, promised_words
from ...store import ClosingStatus, Invitation, Player, Status
from ...wording.names import escaped
from ...wording.strings import Words
from ..beginning import terms
from ..refusals import Refusal

STATUS: Mapping[ids.ChallengeAnswer, ClosingStatus] = {
    "decline": "declined",
    "withdraw": "withdrawn",
}


def expect(challenge: Invitation, user: int, answer: ids.ChallengeAnswer, now: datetime) -> None:
    """Check that `user` may give this answer; raises `Refusal`."""
    if not challenge.one_to_one:
        raise Refusal("unknown-control")
    late = challenge.status == "open" and now >= challenge.expires_at
    if late or challenge.status == "expired":
        raise Refusal("challenge-expired")
    if challenge.status != "open":
        raise Refusal("challenge-answered")
    who = challenge.host if answer == "withdraw" else _opponent(challenge)
    if user != who.user_id:
        key = "only-challenger" if answer == "withdraw" else "only-challenged"
        raise Refusal(key, name=escaped(who.name))


def _opponent(challenge: Invitation) -> Player:
    """Return who is challenged."""
    (other,) = (each for each in challenge.players if each.user_id != challenge.host.user_id)
    return other


def controls(words: Words, challenge: Invitation, user: int | None) -> tuple[Row, ...]:
    """Return the buttons of an open challenge that are for `user`."""
    if user == challenge.host.user_id:
        return (_buttons(words, challenge, ("withdraw",)),)
    return (_buttons(words, challenge, ("accept", "decline")),)


def open_panel(words: Words, challenge: Invitation, picture: Image) -> Panel:
    """Return the message of an open challenge, which notifies only the opponent."""
    challenged, seal = _opponent(challenge).user_id, challenge.seal
    assert challenged is not None
    lines = (
        words(
            "challenge-open",
            challenger=escaped(challenge.host.name),
            opponent=f"<@{challenged}>",
            game=words(f"game-{challenge.game}"),
        ),
        *terms(words, challenge),
        words("challenge-expires", when=f"<t:{int(challenge.expires_at.timestamp())}:R>"),
        *([] if seal is None else [words("fair-sealed", commitment=in_short(seal.commitment))]),
        *promised_words(words, challenge),
    )
    buttons = _buttons(words, challenge, tuple(_STYLES))
    cut_form = Button(str(ids.CutCards(challenge.id)), words("button-cut"))
    return Panel((picture, "\n".join(lines)), ((*buttons, cut_form),), mentions=(challenged,))


_STYLES: Mapping[ids.ChallengeAnswer, Style] = {
    "accept": "success",
    "decline": "danger",
    "withdraw": "secondary",
}


def _buttons(
    words: Words, challenge: Invitation, answers: tuple[ids.ChallengeAnswer, ...]
) -> tuple[Button, ...]:
    return tuple(
        Button(str(ids.AnswerChallenge(challenge.id, each)), words(f"button-{each}"), _STYLES[each])
        for each in answers
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
    """Return the text that replaces an accepted challenge: the commitment of the deal."""
    dealt = words("fair-dealt", commitment=in_short(begun.commitment))
    (line,) = answered_panel(words, challenge, "accepted").parts
    return Panel((f"{line}\n{dealt}",))
