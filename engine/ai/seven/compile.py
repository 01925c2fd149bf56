"""`python -m engine.ai.seven.compile`: compile the computer player at low priority."""

from engine.ai.kernels.compiling import compile_program

from .search.native import PROGRAM

if __name__ == "__main__":
    compile_program(PROGRAM, "7 Wonders")
