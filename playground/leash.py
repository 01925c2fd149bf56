"""`python -m playground.leash NAME`: run a module as a program that ends when its starter does.

Its starter holds the other end of its standard input. A starter that is killed cannot stop it any
more; the pipe tells.
"""

import os
import runpy
import sys
from threading import Thread


def main() -> None:
    """Run the module that the command line names."""
    Thread(target=_end_with_starter, args=(os.dup(0),), daemon=True).start()
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


def _end_with_starter(pipe: int) -> None:
    while os.read(pipe, 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    main()
