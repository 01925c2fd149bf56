"""Numbers, permissions and reasons that documents tell people and hosts are the program's own."""

import ast
import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.cluster import keeper
from bot.discord import account, recurring
from bot.discord.boards import board_routes, follow_ups
from bot.discord.channels import newest_messages
from bot.ops import health, program, signals
from bot.store.cluster import jobs
from bot.store.games import absences
from bot.store.games.clocks import CLOCKS
from bot.store.people import forgotten_messages, people
from bot.store.results import imported_games
from bot.store.upkeep import retention
from bot.store.wrong_clock import WRONG_CLOCK
from bot.tables.history import game_files
from bot.tables.invitations.invitations import LASTS
from bot.tables.notices import clocks as notices_of_clocks
from bot.tables.seats.substitution_checks import DESERTED_AFTER
from bot.tables.tournaments import lists, tournaments
from bot.wording.names import LONGEST
from bot.workers import job_results, procrastinate_queue, remote_workers

TREE = Path(__file__).parents[1]
SPELT = {1: "a", 2: "two", 3: "three", 5: "five", 8: "eight", 10: "ten"}


def spelt(number: float | timedelta) -> str:
    """Return a number, or the seconds of a span, as documents spell it out."""
    return SPELT[int(number.total_seconds() if isinstance(number, timedelta) else number)]


LIVE, DAY, DAYS, _ = CLOCKS.values()
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)

PROMISES = {
    "README.md": (
        f"has been on turn for {spelt(DESERTED_AFTER.days)} days",
        f"opens a tournament for {tournaments.FEWEST} to {tournaments.MOST} people",
        f"while you are away (up to {absences.MOST_AWAY.days} days a year)",
        f"{LIVE // MINUTE} minutes, {spelt(DAY.days)} day, {spelt(DAYS.days)} days or a week",
    ),
    "docs/cluster.md": (
        f"for {keeper.LEASE:g} seconds each",
        f"its shards {keeper.MARGIN:g} seconds before the leases would end",
        f"looks every {recurring.TAKE_UP_SECONDS:g} seconds for computers that are to move",
        f"and every {recurring.SHOW_OVERDUE_SECONDS:g} for boards that are missing",
    ),
    "docs/game-files.md": (
        f"At most {game_files.LARGEST // 1024} KB are read",
        f"one line of {LONGEST} characters",
        f"for {imported_games.KEPT.days} days, the newest {imported_games.MOST} of a person",
    ),
    "docs/limits.md": (
        f"{spelt(len(board_routes.LOOKUP_WAITS))} times within"
        f" {sum(board_routes.LOOKUP_WAITS):g} seconds",
        f"within {spelt(board_routes.FOLLOWS_WITHIN)} seconds of the move",
        f"counts as lost after {spelt(follow_ups.SENDS_WITHIN)} more",
        f"waits for {spelt(board_routes.ARRIVES_WITHIN)} seconds after the move",
    ),
    "docs/operation.md": (
        f"looks at the clocks, every {spelt(notices_of_clocks.EVERY)} seconds",
        f"by {WRONG_CLOCK // MINUTE} minutes or more",
        f"`database: no answer within {health.DATABASE_TIMEOUT:g} seconds`",
        f"after at most {signals.SHUTDOWN_SECONDS:g} (then with status 1)",
        f"with waits of up to {spelt(max(program.WAITS) / 60)} minutes",
        f"the bot asks for it, at most every {spelt(newest_messages.FRESH)} seconds",
    ),
    "docs/privacy.md": (
        f"An invitation lasts {LASTS // HOUR} hours",
        f"{retention.KEPT.days} days after it expired",
        f"one that never began {retention.KEPT.days} days",
        f"{imported_games.KEPT.days} days, the newest {imported_games.MOST};",
        f"until that is done, {forgotten_messages.KEPT.days} days at most",
        f"the newest {people.EDITED_AT_MOST} of either",
        f"seat counts as deserted, {absences.MOST_AWAY.days} days a year at most",
    ),
    "docs/tournaments.md": (
        f"join with a button, {tournaments.FEWEST} to {tournaments.MOST} of them",
        f"who has won the last {spelt(lists.OVER)} that are over",
        f"ends {retention.KEPT.days} days after it was opened",
    ),
    "docs/workers.md": (
        f"the time of the search and {remote_workers.GRACE:g} s",
        f"the time of the search and {remote_workers.PATIENCE:g} s",
        f"for a picture {remote_workers.PICTURE:g} s",
        f"After {spelt(remote_workers.MISSES)} jobs of a lane without an answer",
        f"itself something every {spelt(job_results.PROBE_EVERY)} seconds",
        f"no sign of life for {spelt(procrastinate_queue.STALLED)} seconds",
        f"{spelt(procrastinate_queue.MOST_ATTEMPTS)} times at most",
        f"gives it back after {spelt(procrastinate_queue.FINISH)} seconds",
        f"Results are deleted after {spelt(jobs.KEPT / MINUTE)} minutes",
    ),
}
"""What each document says of numbers that the code has as constants."""


@pytest.mark.parametrize("page", PROMISES)
def test_a_document_tells_the_numbers_of_the_program(page: str) -> None:
    text = " ".join((TREE / page).read_text("utf-8").split())
    assert [promise for promise in PROMISES[page] if promise not in text] == []


def test_readme_asks_for_the_permissions_that_the_bot_needs() -> None:
    text = (TREE / "README.md").read_text("utf-8").partition("these permissions:")[2]
    told = re.findall(r"\*([^*]+)\*", text.partition("\n5. ")[0])
    names = ["_".join(each.lower().split()).replace("channels", "channel") for each in told]
    assert discord.Permissions(**dict.fromkeys(names, True)) == account.NEEDED


def test_operation_tells_each_reason_why_a_program_is_not_well() -> None:
    page = (TREE / "docs/operation.md").read_text("utf-8")
    table = page.partition("\n| reason | meaning |\n")[2].partition("\n\n")[0]
    cells = re.findall(r"^\| ([^|]+) \|", table, re.MULTILINE)
    told = [reason for cell in cells for reason in re.findall(r"`([^`]+)`", cell)]
    given = [
        each for name in ("health", "worker") for each in _reasons(TREE / f"bot/ops/{name}.py")
    ]
    assert len(given) > 8
    assert [each for each in given if not any(re.fullmatch(each, reason) for reason in told)] == []
    assert [each for each in told if not any(re.fullmatch(one, each) for one in given)] == []


def _reasons(module: Path) -> Iterator[str]:
    """Yield a pattern for each text of a module that begins as a reason does."""
    nodes = list(ast.walk(ast.parse(module.read_text("utf-8"))))
    filled_in = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    parts = {id(part) for node in filled_in for part in node.values}
    pieces_of: list[list[ast.expr]] = [node.values for node in filled_in]
    pieces_of += [[n] for n in nodes if isinstance(n, ast.Constant) and id(n) not in parts]
    for pieces in pieces_of:
        texts = [str(each.value) if isinstance(each, ast.Constant) else None for each in pieces]
        if re.match(r"[a-z]+: |the bot is ", texts[0] or ""):
            yield "".join(".*" if text is None else re.escape(text) for text in texts)
