"""The demonstration that `make run` gives where no token is set."""

from pathlib import Path

from PIL import Image

from playground.demo import demonstrate
from render.fonts import WIDTH


async def test_the_demonstration_plays_a_game_and_keeps_its_last_boards(tmp_path: Path) -> None:
    files = await demonstrate(tmp_path)
    assert len(set(files)) == len(files)
    pictures = [file for file in files if file.suffix != ".txt"]
    assert len(pictures) >= 3
    for picture in pictures:
        with Image.open(picture) as image:
            image.load()
            assert image.format in ("PNG", "JPEG", "WEBP")
            assert image.width == WIDTH
            assert 300 <= image.height <= WIDTH
    story = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert len(story.split("\n\n")) > 40
    assert "wins" in story or "shared" in story
