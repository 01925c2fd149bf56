"""A program of two kernels, for the tests of compiling: `python tiny.py FOLDER compile|die`.

`compile` prints each progress; `die` ends the process after the first function, as a crash would.
The kernels are in the file `kernels_here.py` of FOLDER, and their compiled code is kept there.
"""

import os
import signal
import sys
from pathlib import Path

import numpy as np

from engine.ai.kernels import folder
from engine.ai.kernels.program import Program
from engine.ai.kernels.progress import Progress

SOURCE = '''
import numpy as np

from engine.ai.kernels.kernel import kernel

TABLE = np.arange(5)


@kernel
def twice(x):
    """Return a number twice."""
    return 2 * x


@kernel
def total(numbers):
    """Return the sum of the doubled numbers and of a constant."""
    found = 0.0
    for each in numbers:
        found += twice(each) + TABLE[3]
    return found
'''


def program(place: Path) -> Program:
    """Return the program of the kernels that are written in a folder."""
    sys.path.insert(0, str(place))
    import kernels_here  # type: ignore[import-not-found]

    folder.BESIDE = place / "compiled"
    entries = {"total": kernels_here.total}
    return Program("tiny", entries, lambda: {"total": (np.zeros(2),)})


def main(place: Path, action: str) -> None:
    tiny = program(place)

    def told(progress: Progress) -> None:
        assert tiny.compiling() == progress
        sys.stdout.write(f"{progress.done}/{progress.total}\n")
        sys.stdout.flush()
        if action == "die" and progress.done == 1:
            os.kill(os.getpid(), signal.SIGKILL)

    assert not tiny.ready()
    tiny.compile(told)
    assert tiny.ready()
    assert tiny.compiling() is None
    assert tiny.load()["total"](np.ones(4)) == 20


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
