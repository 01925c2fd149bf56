"""The rules of 7 Wonders Duel, for two players; `engine.duel.game.DUEL` is their interface.

They decide each game. `engine.ai.duel.search` has a compiled copy of them for searches, which a
test compares with these.
"""
