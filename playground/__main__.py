"""`python -m playground [FOLDER]`: let the bot play a game without Discord, and keep its boards."""

import asyncio
import sys
from pathlib import Path

from .demo import demonstrate


def main() -> None:
    """Play the demonstration and say where its boards are."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "demo")
    sys.stdout.write("Two computers play a game on a local stand-in for Discord ...\n")
    sys.stdout.flush()
    files = asyncio.run(demonstrate(folder))
    sys.stdout.write(
        f"The game is over. Its last boards and its moves are in {folder.resolve()}:\n"
    )
    sys.stdout.writelines(f"  {file.name}\n" for file in files)


if __name__ == "__main__":
    main()
