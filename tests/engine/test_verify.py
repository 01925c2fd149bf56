"""`python -m engine.verify`: a deal worked out from its line, and held against the game played."""

import io
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engine import verify
from engine.core.fair import commitment, draw, word_commitment
from engine.core.fair_lines import Opened, Share, Terms, opened
from engine.core.game import Seat
from engine.duel.game import DUEL
from tests.engine.walk import walk

HERE = Path(__file__).parents[2]
SECRET = bytes(range(32))
SHARES = (Share(0, 1400000000000000001, "fox"),)
TERMS = Terms("duel", 2, None, {"wonders": "draft"}, shares=SHARES, data=DUEL.data)
OPENED = Opened(TERMS, SECRET)
LINE = str(OPENED)


def played() -> list[tuple[Seat, str]]:
    """A game with the deal of the line."""
    _, luck = draw(OPENED)
    state = DUEL.start(DUEL.deal(luck, 2, OPENED.terms.options))
    return [(each.seat, str(each.move)) for each in walk(DUEL, state, Random(5))]


def lines(moves: list[tuple[Seat, str]]) -> str:
    return "\n".join(f"{seat} {text}" for seat, text in moves)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = verify.main(arguments)
    said = capsys.readouterr()
    return status, said.out, said.err


def test_it_prints_the_deal(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, LINE)
    deal = verify.work_out(OPENED)[1]
    assert status == verify.AGREES
    assert commitment(SECRET) in out
    for cards in (*deal.wonders, deal.tokens, deal.box):
        assert " ".join(cards) in out
    for cards in deal.ages:
        assert all(f"{slot:2} {card}" in out for slot, card in enumerate(cards, 1))


def test_a_deal_without_a_draft_tells_whose_the_wonders_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, _ = run(capsys, LINE.replace("=draft", "=beginner"))
    assert status == verify.AGREES
    assert "second seat has" in out


def test_it_tells_who_begins_and_what_each_has_mixed_in(
    capsys: pytest.CaptureFixture[str],
) -> None:
    promised = Share(1, 1400000000000000002, "olá, mundo", promised=True)
    terms = replace(TERMS, begins=1, shares=(*SHARES, promised, Share(2, 1400000000000000003)))
    status, out, _ = run(capsys, str(Opened(terms, SECRET)))
    assert status == verify.AGREES
    assert out.splitlines()[1:6] == [
        "first seat       player 2, as named by who asked for the game",
        "player 1         press 1400000000000000001, words 'fox'",
        "player 2         press 1400000000000000002, words 'ol\\xe1, mundo'",
        f"  as promised    {word_commitment('olá, mundo')}",
        "no player        id 1400000000000000003",
    ]


def test_it_needs_nothing_but_the_engine() -> None:
    """Neither the bot nor a database; a line that a person has copied with a line end too."""
    code = (
        "import sys; from engine import verify; status = verify.main(sys.argv[1:]); "
        "assert not {'bot', 'discord', 'sqlalchemy', 'PIL', 'numpy'} & set(sys.modules); "
        "sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, f"{LINE}\n", "--commitment", commitment(SECRET).upper()],
        cwd=HERE, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_the_moves_of_the_game_agree(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    moves = played()
    for text in (
        lines(moves),
        f"```\n{LINE}\n# the moves\n\n{lines(moves)}\n```\n",
        lines(moves).replace(" ", "|"),
        "".join(f"  {seat} | {text}\n" for seat, text in moves),
        lines(moves[:3]),  # given up early
    ):
        (tmp_path / "game").write_text(text, encoding="utf-8")
        status, out, _ = run(capsys, LINE, "--game", str(tmp_path / "game"))
        assert status == verify.AGREES
        assert "was played with this deal" in out


def test_a_stored_game_agrees(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    steps = [{"seat": seat, "move": text} for seat, text in played()]
    _, deal = verify.work_out(OPENED)
    for said in ({"deal": deal, "steps": steps}, {"steps": steps}):
        (tmp_path / "game").write_bytes(msgspec.json.encode(said))
        assert run(capsys, LINE, "--game", str(tmp_path / "game"))[0] == verify.AGREES


def test_a_game_brings_its_line_unless_another_is_given(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = [{"seat": seat, "move": text} for seat, text in played()]
    exported = msgspec.json.encode({"fair": LINE, "steps": steps}).decode()
    other = LINE.replace(":fox", ":fix")
    for asked, status in (
        ((), verify.AGREES),
        ((LINE,), verify.AGREES),
        ((other,), verify.DIFFERS),
    ):
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"\n{exported}"))
        assert run(capsys, *asked, "--game", "-")[0] == status
    for text in ("", '{"steps": []}', '{"steps": [], "fair": ""}'):
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        said = "no line of a deal: give one, or a game that has it\n"
        assert run(capsys, "--game", "-") == (verify.UNREADABLE, "", said)


def test_another_deal_is_found_out(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    moves = played()
    (tmp_path / "game").write_text(lines(moves), encoding="utf-8")
    for other in (LINE.replace(":fox", ":fix"), LINE.replace("0001", "0002", 2)):
        status, out, _ = run(capsys, other, "--game", str(tmp_path / "game"))
        assert status == verify.DIFFERS
        assert re.search(r"^WRONG: move \d+, \S+ by seat [01], is not possible", out, re.MULTILINE)
    _, deal = verify.work_out(OPENED)
    swapped = replace(deal, box=deal.box[::-1])
    for made in (moves[:8], []):
        stored = {"deal": swapped, "steps": [{"seat": seat, "move": move} for seat, move in made]}
        (tmp_path / "game").write_bytes(msgspec.json.encode(stored))
        status, out, _ = run(capsys, LINE, "--game", str(tmp_path / "game"))
        assert (status, out.splitlines()[-1]) == (
            verify.DIFFERS,
            "WRONG: the game was played with another deal",
        )
        assert " ".join(deal.box) in out, "what the line gives is told all the same"


def test_half_a_commitment_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    half = commitment(opened(LINE).secret)[:32]
    for shown in (f"{half}…", f"{half}...", half.upper()):
        assert run(capsys, LINE, "--commitment", shown)[0] == verify.AGREES


def test_less_than_half_a_commitment_accuses_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    whole = commitment(opened(LINE).secret)
    for shown in (whole[:31], f"{whole[:8]}...", f"{whole}0", "the words", ""):
        status, out, said = run(capsys, LINE, "--commitment", shown)
        assert (status, out) == (verify.UNREADABLE, "")
        assert said.startswith("--commitment: expected 32 to 64 hexadecimal digits")


def test_another_promise_is_found_out(capsys: pytest.CaptureFixture[str]) -> None:
    promised = commitment(bytes(32))
    status, out, _ = run(capsys, LINE, "--commitment", promised)
    assert status == verify.DIFFERS
    assert out.endswith(f"WRONG: another secret was promised: its commitment was {promised}\n")


@pytest.mark.parametrize(
    ("line", "game", "said"),
    [
        ("fair1", None, "field 2: expected <game>, not the end"),
        (LINE.replace("duel", "chess"), None, "field 2: no game is called 'chess' here"),
        (LINE.replace("duel", "core"), None, "field 2: no game is called 'core' here"),
        (LINE.replace("duel", "verify"), None, "field 2: no game is called 'verify' here"),
        (LINE.replace("seats=2", "seats=3"), None, "a duel has two seats, not 3"),
        (LINE.replace("draft", "all"), None, "no such options of a duel: {'wonders': 'all'}"),
        (LINE, "0 draft:a\nzero draft:b", "the game, line 2: expected a seat and a move, "
         "not 'zero draft:b'"),
        (LINE, '{"steps": 1}', "the game: Expected `array`, got `int` - at `$.steps`"),
        (LINE, '{"steps": [], "deal": {}}', "the game: Object missing required field `wonders`"),
        (LINE, '{"steps": [], "deal": {"a\u2028b": 1}}', "the game: Object contains unknown field "
         "`a\\u2028b`"),
        (LINE, f'{{"x": {"[" * 30000}', "the game: maximum recursion depth exceeded while "
         "deserializing an object"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, game: str | None, said: str
) -> None:
    (tmp_path / "game").write_text(game or "", encoding="utf-8")
    asked = (line,) if game is None else (line, "--game", str(tmp_path / "game"))
    assert run(capsys, *asked) == (verify.UNREADABLE, "", f"{said}\n")


def test_bytes_that_are_no_text_are_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "game").write_bytes(b"0 draft:\xe9")
    status, out, err = run(capsys, LINE, "--game", str(tmp_path / "game"))
    assert (status, out) == (verify.UNREADABLE, "")
    assert err.startswith("the game: 'utf-8' codec can't decode byte 0xe9")


def test_a_byte_order_mark_is_passed_over(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "game").write_text(f'{{"steps": [], "fair": "{LINE}"}}', encoding="utf-8-sig")
    assert run(capsys, "--game", str(tmp_path / "game"))[0] == verify.AGREES


def test_no_move_overwrites_what_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    move = "x\x1b[2K\rThe game of 1 moves was played with this deal.\n"
    stored = {"steps": [{"seat": 0, "move": move}], "fair": LINE}
    (tmp_path / "game").write_bytes(msgspec.json.encode(stored))
    status, out, _ = run(capsys, "--game", str(tmp_path / "game"))
    assert status == verify.DIFFERS
    assert out.splitlines()[-1].startswith(r"WRONG: move 1, x\x1b[2K\rThe game")
    assert not any(line.startswith("The game of") for line in out.splitlines())


def test_a_file_that_is_not_there_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, _, err = run(capsys, LINE, "--game", str(tmp_path / "nowhere"))
    assert status == verify.UNREADABLE
    assert "No such file" in err


@pytest.mark.parametrize("seat", [7, 10])
def test_a_move_of_nobody_is_no_move(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seat: int
) -> None:
    _, move = played()[0]
    (tmp_path / "game").write_text(f"{seat} {move}", encoding="utf-8")
    status, out, _ = run(capsys, LINE, "--game", str(tmp_path / "game"))
    assert status == verify.DIFFERS
    assert f"move 1, {move} by seat {seat}, is not possible" in out
