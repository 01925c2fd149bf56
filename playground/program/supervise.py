"""`python -m playground.program.supervise NAME`: run a module until its parent process ends.

The parent holds the other end of this process's standard input. A parent that is killed cannot stop
its child, but its end of the pipe closes, and then this process ends itself.
"""

import os
import runpy
import sys
from threading import Thread


def main() -> None:
    """Run the module that the command line names."""
    Thread(target=_end_with_parent, args=(os.dup(0),), daemon=True).start()
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


def _end_with_parent(pipe: int) -> None:
    while os.read(pipe, 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    main()
