"""What every game shares; begin with `game`, the interface that each game implements.

`replay` computes states from stored moves, `perft` counts sequences of moves, `fair` derives the
randomness of a deal from a sealed secret, `data` and `packing` read data files and deals, `memoize`
caches results.
"""
