"""Write every picture in every theme and language: `python -m render.gallery DIR`.

`python -m render.gallery --palette` renews the colours of the pictures of every theme, which is
due after a change of drawings or paints.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from ..themes import themes
from .palette import renew_palette
from .pictures import drawn, look_at
from .positions import chosen, language, locales

SEEDS = 3


def write(folder: Path) -> int:
    """Write the pictures as files; return how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for theme in themes().values():
        for locale in locales():
            for seed in range(SEEDS):
                options = {"wonders": "beginner"} if seed == 0 else {}
                for n, position in chosen(seed, options):
                    look = look_at(position, language(locale), theme=theme)
                    for name, canvas in drawn(position, look).items():
                        picture = canvas.picture()
                        file = f"{theme.name}-{locale}-{seed}-{n:02}-{name}.{picture.extension}"
                        (folder / file).write_bytes(picture.data)
                        count += 1
    return count


def main(say: Callable[[str], object] = sys.stdout.write) -> None:
    """Run as the command line asks."""
    if sys.argv[1:2] == ["--palette"]:
        for theme in themes().values():
            renew_palette(theme)
    else:
        folder = Path(sys.argv[1] if len(sys.argv) > 1 else "gallery")
        say(f"{write(folder)} pictures in {folder}\n")


if __name__ == "__main__":
    main()
