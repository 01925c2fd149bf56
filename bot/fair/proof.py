"""What people are told of how a game was dealt: what was promised, mixed in, opened and found."""

from engine.core.fair import Opened, terms

from ..controls.links import message_url
from ..controls.panel import Panel, pages
from ..store import Challenge, Seal, TableRecord
from ..wording.strings import Words
from .dealing import follows

COMMAND = 'python -m engine.verify "{line}" --commitment {commitment}'


def with_opened(words: Words, last: Panel, seal: Seal | None) -> Panel:
    """Return the last message of a game with its seal opened below; old games have none."""
    if seal is None:
        return last
    line = words("fair-opened", secret=seal.secret.hex())
    return Panel((*last.parts, line), last.rows, last.mentions, last.accent)


def proof(
    words: Words, record: TableRecord, seal: Seal | None, challenge: Challenge | None
) -> list[Panel]:
    """Return what anybody may know of the deal of a game; the secret only after its end."""
    if seal is None or seal.terms is None:
        return [Panel((words("verify-unsealed"),))]
    lines = [words("verify-title"), _promised(words, record, seal, challenge)]
    lines.append(words("verify-mixed", terms=seal.terms))
    if record.ending is None:
        return [Panel(("\n".join((*lines, words("verify-later"))),))]
    checked = Opened(terms(seal.terms), seal.secret)
    command = COMMAND.format(line=checked, commitment=seal.commitment)
    lines += [
        words("verify-secret", secret=seal.secret.hex()),
        words("verify-follows" if follows(record, checked) else "verify-differs"),
        f"{words('verify-command')}\n{_block(command)}",
    ]
    return [Panel(("\n".join(lines),)), *_moves(words, record)]


def _promised(words: Words, record: TableRecord, seal: Seal, challenge: Challenge | None) -> str:
    """Tell the commitment, and where it was shown to everybody before the game."""
    if challenge is None or challenge.message_id is None:
        return words("verify-sealed", commitment=seal.commitment)
    link = message_url(record, challenge.message_id)
    return words("verify-sealed-shown", commitment=seal.commitment, link=link)


def _moves(words: Words, record: TableRecord) -> list[Panel]:
    """Return the moves as the command reads them."""
    made = pages([f"{move.seat} {move.text}" for move in record.moves])
    heads = [words("verify-moves"), *([""] * len(made))]
    return [Panel((f"{head}\n{_block(text)}",)) for head, text in zip(heads, made, strict=False)]


def _block(text: str) -> str:
    return f"```\n{text}\n```"
