"""`python -m engine.verify`: compute a deal from its line, without the bot or a database.

If the game's moves are given too, check that the game was played with this deal. A game that the
bot has exported brings its line along (docs/game-files.md).
"""

import re
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec
from msgspec import Struct

from engine.core import fair, fair_lines
from engine.core.game import Game, IllegalMove, Seat, UnknownMove
from engine.core.replay import steps

AGREES, DIFFERS, UNREADABLE, OTHER_CARDS = 0, 1, 2, 3
"""Exit statuses of the program."""

HELP = """\
LINE is what /verify shows after a game, of the scheme fair3 or, for older games, fair2 or fair1:
  fair3 duel data=... seats=2 begins=random wonders=draft player0=... player1=... secret=...
FILE holds the game: its moves, one a line, as /verify shows them ("0 draft:sphinx"; the seat, then
the move), or JSON with "deal" and "steps", as /export hands it out. The line may be left out where
such a file has it ("fair"). The program returns 0 where everything agrees, 1 where
something does not, 2 where something cannot be read, and 3, after a line OTHER CARDS, where it
cannot tell, because the game was dealt from other cards than are in data/ here.
docs/fair-deal.md tells how a deal is worked out, and how to find the version with those cards.
"""

HALF = 32
"""Digits of a commitment that stand below an invitation, and are enough to bind: 128 bits."""

COMMITMENT = re.compile(rf"[0-9a-f]{{{HALF},{2 * HALF}}}")

MOVE = re.compile(r"([0-9]{1,2})[ |]+(\S+)")


class BadGame(ValueError):  # noqa: N818 - names what is bad
    """The text cannot be parsed as a game; the message names the line."""


class _Step(Struct, frozen=True):
    seat: int
    move: str


class Played(Struct, frozen=True):
    """The moves of a game, and, if it names them, its deal and the line that this follows from."""

    steps: tuple[_Step, ...]
    deal: msgspec.Raw = msgspec.Raw()
    fair: str | None = None


class Checkable(Protocol):
    """The module `engine.<game>.report`: the rules of a game, and its deals as text."""

    RULES: Game[Any, Any, Any, Any, Any]

    def report(self, deal: Any) -> Iterable[str]:
        """Yield the lines that tell a deal."""
        ...


def main(arguments: Sequence[str] | None = None) -> int:
    """Verify what the command line names; print the findings and return the exit status."""
    asked = _asked(arguments)
    try:
        played = None if asked.game is None else game(_text(asked.game))
        checked = fair_lines.opened(_line(asked, played))
        known = rules(checked.terms.game)
        published = None if asked.commitment is None else _digits(asked.commitment)
        deal, unlike = _compare(known, checked, played)
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{_printable(str(error))}\n")
        return UNREADABLE
    sound = fair.commitment(checked.secret)
    first, _ = fair.draw(checked)
    verdict = fair.judge(checked.terms, known.RULES.data, follows=not unlike)
    told = (
        f"commitment       {sound}",
        f"first seat       player {first + 1}, as named by who asked for the game",
        *_shares(checked.terms),
        *(() if verdict == "other-cards" else known.report(deal)),
    )
    sys.stdout.write("\n".join(told) + "\n")
    wrong = list(unlike) if verdict == "differs" else []
    if published is not None and not sound.startswith(published):
        wrong.insert(0, f"another secret was promised: its commitment was {published}")
    for line in wrong:
        sys.stdout.write(f"WRONG: {_printable(line)}\n")
    if verdict == "other-cards":
        sys.stdout.write(f"OTHER CARDS: {_other_cards(known, checked.terms)}\n")
        return DIFFERS if wrong else OTHER_CARDS
    if wrong:
        return DIFFERS
    if played is not None:
        sys.stdout.write(f"The game of {len(played.steps)} moves was played with this deal.\n")
    return AGREES


def _compare(
    known: Checkable, checked: fair_lines.Opened, played: Played | None
) -> tuple[Any, Sequence[str]]:
    """Return the deal, and in what the game that was played is unlike it.

    Raises `ValueError` if a deal cannot be worked out or read. With other cards than the game was
    dealt from, there is no deal then, and it is unlike; so is one that there is no game to compare
    with.
    """
    same_cards = checked.terms.drawn_from == known.RULES.data
    try:
        _, deal = work_out(checked)
        claimed = None if played is None else _claimed(known, played)
    except ValueError as error:
        if same_cards:
            raise
        return None, (str(error),)
    if played is None or (claimed is None and not played.steps):
        return deal, () if same_cards else ("there is no game to compare with",)
    unlike = [] if claimed in (None, deal) else ["the game was played with another deal"]
    return deal, (*unlike, *_impossible(known, deal, played))


def _other_cards(known: Checkable, terms: fair_lines.Terms) -> str:
    """Return that the cards here cannot tell whether a game was dealt as its line says."""
    name = known.RULES.name
    return (
        f"cannot tell with data/{name} as it is here ({known.RULES.data}): the game was dealt from"
        f" {terms.drawn_from or 'unknown data'}; check it with the version that has that"
    )


def work_out(checked: fair_lines.Opened) -> tuple[int, Any]:
    """Return the index of the player who begins, and the deal.

    Raises `ValueError` if the terms name an unknown game or invalid options.
    """
    terms = checked.terms
    known = rules(terms.game)
    first, luck = fair.draw(checked)
    return first, known.RULES.deal(luck, terms.seats, terms.options)


def rules(name: str) -> Checkable:
    """Return the rules of a game and what tells its deals; raises `BadLine` for an unknown one."""
    package, module = find_spec(f"engine.{name}"), f"engine.{name}.report"
    is_package = package is not None and package.submodule_search_locations is not None
    if not is_package or find_spec(module) is None:
        raise fair_lines.BadLine(f"field 2: no game is called {name!r} here")
    return cast("Checkable", import_module(module))


def game(text: str) -> Played:
    """Parse a game given as JSON or as lines of a seat and a move; raises `BadGame`."""
    if text.lstrip().startswith("{"):
        try:
            return msgspec.json.decode(text, type=Played)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadGame(f"the game: {error}") from None
    return Played(tuple(_moves(text)))


def _moves(text: str) -> Iterator[_Step]:
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith(("#", "```", *fair_lines.SCHEMES)):
            continue
        found = MOVE.fullmatch(line.strip())
        if found is None:
            raise BadGame(f"the game, line {number}: expected a seat and a move, not {line!r}")
        yield _Step(int(found[1]), found[2])


def _shares(terms: fair_lines.Terms) -> Iterator[str]:
    """Yield what each player mixed in, with the commitment to words that were promised.

    What nobody who plays has mixed in is the press of who watches, or the id of a message.
    """
    for share in terms.shares:
        plays = share.player < terms.seats
        who, what = (f"player {share.player + 1}", "press") if plays else ("no player", "id")
        said = f"{what} {share.interaction}" + (f", words {share.words!a}" if share.words else "")
        yield f"{who:<16} {said}"
        if share.promised:
            yield f"  as promised    {fair.word_commitment(share.words)}"


def _digits(commitment: str) -> str:
    """Return what was published, at least the half that stands below an invitation.

    Raises `ValueError` for anything else: it tells nothing about the secret.
    """
    digits = commitment.strip().rstrip("….").lower()
    if not COMMITMENT.fullmatch(digits):
        raise ValueError(
            f"--commitment: expected {HALF} to {2 * HALF} hexadecimal digits, not {commitment!r}"
        )
    return digits


def _claimed(known: Checkable, played: Played) -> object:
    """Return the deal that a game names, or `None`; raises `BadGame` if it is none."""
    if not bytes(played.deal):
        return None
    try:
        return known.RULES.unpack(bytes(played.deal))
    except ValueError as error:
        raise BadGame(f"the game: {error}") from None


def _impossible(known: Checkable, deal: Any, played: Played) -> Iterator[str]:
    """Yield the first move that a deal does not allow."""
    made = 0
    try:
        for _ in steps(known.RULES, deal, ((Seat(each.seat), each.move) for each in played.steps)):
            made += 1
    except (IllegalMove, UnknownMove):
        step = played.steps[made]
        yield f"move {made + 1}, {step.move} by seat {step.seat}, is not possible with this deal"


def _line(asked: Namespace, played: Played | None) -> str:
    """Return the line that was given, else that of the game; raises `BadLine` without either."""
    line = asked.line or (played and played.fair)
    if not line:
        raise fair_lines.BadLine("no line of a deal: give one, or a game that has it")
    return str(line)


def _text(name: str) -> str:
    """Return the text of a file, with a byte order mark or without; raises `BadGame` for others."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadGame(f"the game: {error}") from None


def _printable(line: str) -> str:
    """Escape control characters: those in a file could overwrite on a terminal what is told."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)


def _asked(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(
        "python -m engine.verify",
        description="Work a deal out again from its line.",
        epilog=HELP,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("line", metavar="LINE", nargs="?", help="the line of the deal, in quotes")
    parser.add_argument("--commitment", metavar="HEX", help="what was published before the game")
    parser.add_argument("--game", metavar="FILE", help="the game that was played; - reads it here")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
