"""Words the proof of a deal: the commitment, the terms, the secret, and whether they match."""

from collections.abc import Iterator, Sequence

from engine.core.fair_lines import Opened, terms

from ..controls.links import message_url
from ..controls.panel import Panel, TextFile
from ..store import Invitation, Seal, Store, TableRecord
from ..wording.names import escaped
from ..wording.strings import Words
from .dealing import judge_seal

COMMAND = 'python -m engine.verify "{line}" --commitment {commitment}'


SHOWN_DIGITS = 32
"""Hexadecimal digits of a commitment that stand below an invitation: 128 bits still bind."""


def in_short(commitment: str) -> str:
    """Return how a commitment stands below an invitation; `/verify` shows all of it."""
    return f"{commitment[:SHOWN_DIGITS]}…"


def promised_words(words: Words, invitation: Invitation) -> Iterator[str]:
    """Yield a line for everybody who has promised words for an invitation, and not opened them."""
    names = {each.user_id: each.name for each in (*invitation.players, invitation.host)}
    for each in invitation.closed_cuts:
        yield words("fair-promised", name=escaped(names[each.person]), promise=each.promise)


def with_opened(words: Words, final: Panel, seal: Seal | None) -> Panel:
    """Return the final message of a game with its secret below; games before seals have none."""
    if seal is None:
        return final
    line = words("fair-opened", secret=seal.secret.hex())
    return Panel((*final.parts, line), final.rows, final.mentions, final.accent)


async def stored_proof(store: Store, words: Words, record: TableRecord) -> Sequence[Panel]:
    """Return the messages about the deal of a game as `proof` does, of what is stored of it."""
    seal = await store.seals.of_table(record.id)
    return proof(words, record, seal, await store.invitations.of_table(record.id))


def proof(
    words: Words, record: TableRecord, seal: Seal | None, invitation: Invitation | None
) -> Sequence[Panel]:
    """Return the messages about the deal of a game; the secret only after the end."""
    if seal is None or seal.terms is None:
        return [Panel((words("verify-unsealed"),))]
    lines = [words("verify-title"), _promised(words, record, seal, invitation)]
    lines.append(words("verify-mixed", terms=seal.terms))
    if record.ending is None:
        return [Panel(("\n".join((*lines, words("verify-later"))),))]
    checked = Opened(terms(seal.terms), seal.secret)
    verdict, drawn_from = judge_seal(record, checked), checked.terms.drawn_from
    command = COMMAND.format(line=checked, commitment=seal.commitment)
    lines += [
        words("verify-secret", secret=seal.secret.hex()),
        words(f"verify-{verdict}", data=drawn_from or ""),
        f"{words('verify-command')}\n{_block(command)}",
    ]
    if not record.moves:
        return [Panel(("\n".join(lines),))]
    lines.append(words("verify-moves"))
    if record.undone:
        lines.append(words("undone", count=record.entries - len(record.moves)))
    return [Panel(("\n".join(lines),), files=(_moves(record),))]


def _promised(words: Words, record: TableRecord, seal: Seal, invitation: Invitation | None) -> str:
    """Return the commitment, with a link to the invitation in which it was shown before."""
    if invitation is None or invitation.message_id is None:
        return words("verify-sealed", commitment=seal.commitment)
    link = message_url(record, invitation.message_id)
    return words("verify-sealed-shown", commitment=seal.commitment, link=link)


def _moves(record: TableRecord) -> TextFile:
    """Return the moves in the format that `engine.verify` reads."""
    lines = (f"{move.seat} {move.text}\n" for move in record.moves)
    return TextFile(f"{record.game}-{record.id}.txt", "".join(lines))


def _block(text: str) -> str:
    return f"```\n{text}\n```"
