"""`python -m engine.verify`: compute a deal from its line, without the bot or a database.

If the game's moves are given too, check that the game was played with this deal.
"""

import re
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.core import fair
from engine.core.game import IllegalMove, Seat, UnknownMove
from engine.core.replay import steps
from engine.duel.deal import Deal
from engine.duel.game import DUEL

AGREES, DIFFERS, UNREADABLE = 0, 1, 2
"""Exit statuses of the program."""

HELP = """\
LINE is what /verify shows after a game:
  fair1 duel seats=2 begins=random wonders=draft interaction=... secret=...
FILE holds the game: its moves, one a line, as /verify shows them ("0 draft:sphinx"; the seat, then
the move), or JSON with "deal" and "steps". The program returns 0 where everything agrees, 1 where
something does not, 2 where something cannot be read. docs/fair-deal.md tells how it is worked out.
"""

MOVE = re.compile(r"([0-9]{1,2})[ |]+(\S+)")


class BadGame(ValueError):  # noqa: N818 - names what is bad
    """The text cannot be parsed as a game; the message names the line."""


class _Step(Struct, frozen=True):
    seat: int
    move: str


class Played(Struct, frozen=True):
    """The moves of a game, and the deal it claims to have been played with, if it names one."""

    steps: tuple[_Step, ...]
    deal: Deal | None = None


def main(arguments: Sequence[str] | None = None) -> int:
    """Verify what the command line names; print the findings and return the exit status."""
    asked = _asked(arguments)
    try:
        checked = fair.opened(asked.line)
        played = None if asked.game is None else game(_text(asked.game))
        first, deal = work_out(checked)
    except (OSError, ValueError) as error:
        sys.stderr.write(f"{error}\n")
        return UNREADABLE
    sound = fair.commitment(checked.secret)
    sys.stdout.write("\n".join(_report(sound, first, deal)) + "\n")
    wrong = [*_published(sound, asked.commitment), *_disagreements(deal, played)]
    for line in wrong:
        sys.stdout.write(f"WRONG: {line}\n")
    if wrong:
        return DIFFERS
    if played is not None:
        sys.stdout.write(f"The game of {len(played.steps)} moves was played with this deal.\n")
    return AGREES


def work_out(checked: fair.Opened) -> tuple[int, Deal]:
    """Return the index of the player who begins, and the deal.

    Raises `ValueError` if the terms name an unknown game or invalid options.
    """
    terms = checked.terms
    if terms.game != DUEL.name:
        raise fair.BadLine(f"field 2: no game is called {terms.game!r} here")
    first, luck = fair.draw(checked)
    return first, DUEL.deal(luck, terms.seats, terms.options)


def game(text: str) -> Played:
    """Parse a game given as JSON or as lines of a seat and a move; raises `BadGame`."""
    if text.lstrip().startswith("{"):
        try:
            return msgspec.json.decode(text, type=Played)
        except msgspec.MsgspecError as error:
            raise BadGame(f"the game: {error}") from None
    return Played(tuple(_moves(text)))


def _moves(text: str) -> Iterator[_Step]:
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith(("#", "```", fair.SCHEME)):
            continue
        found = MOVE.fullmatch(line.strip())
        if found is None:
            raise BadGame(f"the game, line {number}: expected a seat and a move, not {line!r}")
        yield _Step(int(found[1]), found[2])


def _published(sound: str, commitment: str | None) -> Iterator[str]:
    if commitment is not None and commitment.strip().lower() != sound:
        yield f"another secret was promised: its commitment was {commitment.strip()}"


def _disagreements(deal: Deal, played: Played | None) -> Iterator[str]:
    """Yield the contradictions between a deal and the game that was played."""
    if played is None:
        return
    if played.deal is not None and played.deal != deal:
        yield "the game was played with another deal"
    made = 0
    try:
        for _ in steps(DUEL, deal, ((Seat(each.seat), each.move) for each in played.steps)):
            made += 1
    except (IllegalMove, UnknownMove):
        step = played.steps[made]
        yield f"move {made + 1}, {step.move} by seat {step.seat}, is not possible with this deal"


def _report(sound: str, first: int, deal: Deal) -> Iterator[str]:
    """Yield the lines of the report."""
    yield f"commitment       {sound}"
    yield f"first seat       player {first + 1}, as named by who asked for the game"
    for name, group in zip(("first", "second"), deal.wonders, strict=True):
        whose = f"wonders, {name}" if deal.draft else f"{name} seat has"
        yield f"{whose:16} {' '.join(group)}"
    yield f"tokens           {' '.join(deal.tokens)}"
    yield f"box              {' '.join(deal.box)}"
    yield f"  of these the Great Library draws {' '.join(deal.box[:3])}"
    for age, cards in enumerate(deal.ages, 1):
        yield f"Age {age}, by slot"
        for at in range(0, len(cards), 5):
            row = (f"{at + n + 1:2} {card:20}" for n, card in enumerate(cards[at : at + 5]))
            yield f"  {' '.join(row)}".rstrip()


def _text(name: str) -> str:
    return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")


def _asked(arguments: Sequence[str] | None) -> Namespace:
    parser = ArgumentParser(
        "python -m engine.verify",
        description="Work a deal out again from its line.",
        epilog=HELP,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("line", metavar="LINE", help="the line of the deal, in quotes")
    parser.add_argument("--commitment", metavar="HEX", help="what was published before the game")
    parser.add_argument("--game", metavar="FILE", help="the game that was played; - reads it here")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
