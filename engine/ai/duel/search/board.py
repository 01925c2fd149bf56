"""Where everything stands in the flat array of a state: one place an integer, as int16."""

from .codes import N_CARDS, N_COUNTED, N_KINDS, N_LOOT, N_RESOURCES, N_SYMBOLS, OFFERED, SLOTS

AGE, KIND_NOW, MOVER, NEXT, PAWN, LEFT = range(6)
"""The age (0 in the draft), what is decided, who decides, whose turn follows, pawn, cards left."""
PENDING, FIRST_PENDING = 6, 7
"""How many decisions come before the next turn, and what they are, at most three."""
COLOUR = 10  # which colour is destroyed
TOKENS_OPEN, TOKENS_DRAWN = 11, 12  # masks
BUILT_ALL, DISCARDED = 13, 14
REASON, WINNER = 15, 16
DRAFTED, OFFER = 17, 18  # wonders taken so far, mask of those on offer
FREE_N, FREE = 19, 20  # the slots on which nothing lies
MOST_FREE = 10
LOOT = FREE + MOST_FREE  # for each side and place of the track, whether a token still lies
SLOT = LOOT + 2 * N_LOOT
"""What lies in each slot: a card, or one of the three below."""
GONE, AGE_BACK, GUILD_BACK = -1, -2, -3
COVERED = SLOT + SLOTS
WHERE = COVERED + SLOTS
"""Where each card is: one of the four below, or the city of a seat as `IN_CITY + seat`."""
UNSEEN, OPEN, DISCARD_PILE, UNDER_WONDER, IN_CITY = range(5)
SEAT = WHERE + N_CARDS

# What a city has, counted from its own first place.
PURSE = 0
MADE = PURSE + 1
SOLD = MADE + N_RESOURCES
FIXED_PRICE = SOLD + N_RESOURCES
FREE_RAW = FIXED_PRICE + N_RESOURCES
FREE_MANUFACTURED = FREE_RAW + 1
WAIVED = FREE_MANUFACTURED + 1
EXTRA_SHIELDS = WAIVED + N_KINDS
CHAIN_COINS = EXTRA_SHIELDS + N_KINDS
TRADE_COINS = CHAIN_COINS + 1
REPLAYS_NOW = TRADE_COINS + 1
SYMBOLS_HELD = REPLAYS_NOW + 1
SYMBOL_N = SYMBOLS_HELD + N_SYMBOLS
COUNT = SYMBOL_N + 1
WONDER_AT = COUNT + N_COUNTED
"""The four wonders of a city, -1 where none is; then whether each is built."""
WONDER_IS = WONDER_AT + OFFERED
TO_BUILD, BUILT, LOST = range(3)
WONDERS_HELD = WONDER_IS + OFFERED
TOKENS_HELD = WONDERS_HELD + 1  # mask
POINTS_NOW = TOKENS_HELD + 1
BLUE_POINTS = POINTS_NOW + 1
CITY = BLUE_POINTS + 1

SIZE = SEAT + 2 * CITY
"""How many integers a state has."""

CIVILIAN, TIEBREAK, DRAW, MILITARY, SCIENCE = range(1, 6)
"""What `REASON` says once the game is over, in the order of `engine.duel.score.REASONS`."""
