"""The messages of invitations for several people: the lobby, and what is left of it."""

from collections.abc import Iterator, Mapping, Sequence

from engine.ai.levels import LEVELS

from ...controls import ids
from ...controls.links import message_url
from ...controls.panel import (
    OPTION_LENGTH,
    Button,
    Image,
    Link,
    Option,
    Panel,
    Row,
    Select,
    Style,
    short,
)
from ...fair.dealing import DealtGame, terms_of
from ...fair.proof import in_short, promised_words
from ...store import Invitation, Player
from ...wording.lists import enumerated
from ...wording.names import all_escaped, escaped, plain_text
from ...wording.players import level_name, names_with_levels
from ...wording.strings import Words
from ..beginning import setup, terms
from .lobby_rules import is_opening, removable

STYLES: Mapping[ids.LobbyAnswer, Style] = {
    "join": "success",
    "leave": "secondary",
    "start": "primary",
    "cancel": "danger",
}

OPENING: tuple[ids.LobbyAnswer, ...] = ("cancel",)
"""The answers that are left once all seats are fixed and promised words are being opened."""


def lobby(words: Words, invitation: Invitation, picture: Image, *, new: bool = False) -> Panel:
    """Return the message of an open invitation; a `new` one notifies those who are invited."""
    lines = [
        words(
            "lobby-open",
            host=escaped(invitation.host.name),
            game=words(f"game-{invitation.game}"),
        ),
        *terms(words, invitation),
        *_seats(words, invitation),
        *_what_is_missing(words, invitation),
        *promised_words(words, invitation),
    ]
    if invitation.seal is not None:
        lines.append(words("fair-sealed", commitment=in_short(invitation.seal.commitment)))
    mentions = invitation.invited if new else ()
    return Panel((picture, "\n".join(lines)), _rows(words, invitation), mentions=mentions)


def _seats(words: Words, invitation: Invitation) -> Iterator[str]:
    called = all_escaped(names_with_levels(words, invitation.players))
    for player, name in zip(invitation.players, called, strict=True):
        if player.user_id in invitation.invited:
            yield words("lobby-invited", name=f"<@{player.user_id}>")
        elif player == invitation.host:
            yield words("lobby-host", name=name)
        else:
            yield words("lobby-joined", name=name)


def _what_is_missing(words: Words, invitation: Invitation) -> Iterator[str]:
    """Yield what the game waits for, and how long: players, promised words, or the channel."""
    when = f"<t:{int(invitation.expires_at.timestamp())}:R>"
    opening = is_opening(invitation)
    if opening:
        yield words("fair-opening", terms=str(terms_of(setup(invitation))), when=when)
    if invitation.ready:
        whose = "lobby-full" if invitation.postable else "lobby-full-host"
        yield words(whose, host=escaped(invitation.host.name))
        if not opening:
            yield words("lobby-ends", when=when)
    elif not opening:
        yield _free(words, invitation)
        yield words("lobby-expires", when=when)


def _free(words: Words, invitation: Invitation) -> str:
    """Return how many seats are open, and with how many players the host can begin if not all."""
    seats = words("lobby-seats", open=invitation.open_seats)
    if invitation.least == invitation.most:
        return seats
    return f"{seats} {words('lobby-least', least=invitation.least)}"


def _rows(words: Words, invitation: Invitation) -> tuple[Row, ...]:
    def lobby_id(answer: ids.LobbyAnswer) -> str:
        return str(ids.AnswerLobby(invitation.id, answer))

    opening = is_opening(invitation)
    opened = opening and not invitation.closed_cuts
    left = (*OPENING, "start") if opened else OPENING
    buttons = tuple(
        Button(lobby_id(answer), words(f"button-{answer}"), style)
        for answer, style in STYLES.items()
        if answer in left or not opening
    )
    if opened:  # the game could not begin when the last words were opened
        return (buttons,)
    cut = words("button-cut-open" if opening else "button-cut-join")
    rows: list[Row] = [(*buttons, Button(str(ids.CutCards(invitation.id)), cut))]
    if opening:
        return tuple(rows)
    if invitation.open_seats:
        levels = tuple(Option(level, level_name(words, level)) for level in LEVELS)
        rows.append(Select(lobby_id("add"), words("select-add"), levels))
    others = removable(invitation)
    if others:
        rows.append(Select(lobby_id("remove"), words("select-remove"), _removable(words, others)))
    return tuple(rows)


def _removable(words: Words, others: Sequence[tuple[str, Player]]) -> tuple[Option, ...]:
    called = [
        words("computer-level", computer=words("computer"), level=level_name(words, each.level))
        if each.user_id is None and each.level is not None
        else each.name
        for _, each in others
    ]
    return tuple(
        Option(value, short(plain_text(name), OPTION_LENGTH))
        for (value, _), name in zip(others, called, strict=True)
    )


def to_lobby(words: Words, invitation: Invitation) -> tuple[Row, ...]:
    """Return a row with a link to the message of an invitation."""
    assert invitation.message_id is not None
    url = message_url(invitation, invitation.message_id)
    return ((Link(url, words("button-to-lobby")),),)


def over(words: Words, invitation: Invitation, how: str) -> Panel:
    """Return the line that replaces an invitation that is `withdrawn` or `expired`."""
    game = words(f"game-{invitation.game}")
    return Panel((words(f"lobby-{how}", host=escaped(invitation.host.name), game=game),))


def begun(words: Words, invitation: Invitation, dealt: DealtGame) -> Panel:
    """Return the text that replaces an invitation whose game begins: players, and the deal."""
    called = all_escaped(names_with_levels(words, dealt.record.players))
    line = words(
        "lobby-begun", game=words(f"game-{invitation.game}"), players=enumerated(words, called)
    )
    sealed = words("fair-dealt", commitment=in_short(dealt.commitment))
    return Panel((f"{line}\n{sealed}",))
