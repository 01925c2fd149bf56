"""Where everything stands in the flat array of a state: one place an integer, as int16."""

from .codes import AGES, HAND, N_CARDS, N_COUNTED, N_RESOURCES, N_SYMBOLS, SIDES

MOST_SEATS = 7

PLAYERS, CITIES, AGE, TURN, PHASE, DISCARDS = range(6)
"""The players, the cities in the circle, the Age, its turn, the phase, the size of the pile."""
CHOOSING, AFTER_TURN, OVER = range(3)
"""All choose; a seventh card or revivals are still to be played; the game has ended."""

MOST_HAND = HAND + 1
HANDS = 6
"""For each dealt hand the number of its cards, and these; one more place for a card drawn."""
HAND_SIZE = 1 + MOST_HAND
DEALT = HANDS + MOST_SEATS * HAND_SIZE
"""The hands of every Age as they are dealt."""
DEALT_SIZE = MOST_SEATS * HAND
PILE = DEALT + AGES * DEALT_SIZE
"""The draw pile of every Age, with two players."""
DISCARDED = PILE + AGES * HAND
CITY = DISCARDED + AGES * MOST_SEATS * HAND
"""The first city. What it has is counted from its own first place:"""

COINS, BOARD, STAGES, GIFT_USED, SHIELDS_HELD, FREE_SYMBOLS = range(6)
HAS_SEVENTH, HAS_GIFT, HAS_COPY = 6, 7, 8
TOKENS, SAFE_POINTS, PURSE = 9, 10, 11
"""Points of victory tokens; points that depend on nothing else; coins for a seventh card."""
PLAYER_KIND = 12  # the row of the weights by which the policy plays
ASKS_SEVENTH, ASKS_REVIVAL = 13, 14
PLAN, PLAN_CARD, PLAN_LEFT, PLAN_RIGHT = 15, 16, 17, 18
"""What is to be done next, with which card, and what it pays to the neighbours."""
SYMBOL_AT = 19
COUNT = SYMBOL_AT + N_SYMBOLS
UNITS = COUNT + N_COUNTED
SOLD = UNITS + N_RESOURCES
"""Units of each resource for oneself, and for neighbours to buy."""
MOST = SOLD + N_RESOURCES
SOLD_MOST = MOST + N_RESOURCES
"""The same where all producers of choice that can give a resource do."""
CHEAP = SOLD_MOST + N_RESOURCES
"""Whether a discount applies, in the order of `SIDES`."""
CHOICES = CHEAP + len(SIDES)
"""The number of producers of choice, those that sell first, then the masks of what each gives."""
MOST_CHOICES = 12
SOLD_CHOICES = CHOICES + 1 + MOST_CHOICES
HAS = SOLD_CHOICES + 1 + MOST_CHOICES
"""Whether each structure stands."""
CITY_SIZE = HAS + N_CARDS

SIZE = CITY + MOST_SEATS * CITY_SIZE
"""How many integers a state has."""
