"""Where everything stands in the flat array of a state: one place an integer, as int16."""

from engine.architects.catalog import SEATS

from .codes import CENTRE_CARDS, DECK_CARDS, FACE_UP, N_CARDS, N_TOKENS, SHUFFLES, TOKENS_IN_BOX

MOST_SEATS = SEATS.stop - 1
CENTRE_DECK = MOST_SEATS
"""The number of the central deck; the others have those of their owners' seats."""

PLAYERS, SEAT, DECISION, PEACE, CAT = range(5)
"""The players, who is to decide what, the conflict tokens at peace, who has the cat."""
DRAWN, PEEKED, READY, USED = 5, 6, 7, 8
"""The cards drawn from the centre; the seats that know its top, and tokens of a turn, as masks."""
OWNER, LOOKED_AT, SHUFFLED = 9, 10, 11
"""Whose deck is looked at, and how many of its cards; how often a deck was shuffled."""
FACES, PILE_AT = 12, 13
"""How many tokens lie face up; the place of the top one of the pile."""
FACE = 14
PILE = FACE + FACE_UP
CENTRE = PILE + TOKENS_IN_BOX
LYING = CENTRE + CENTRE_CARDS
"""How many cards of each kind lie in the central deck, as everybody can work out."""
SHUFFLE = LYING + N_CARDS
CITY = SHUFFLE + SHUFFLES * DECK_CARDS
"""The first city. What it has is counted from its own first place:"""

WONDER, BUILT, STAGES, VICTORIES, SHIELDS_HELD, SAFE_POINTS, TOKENS_HELD, CAT_ICONS = range(8)
"""The wonder, built stages as a mask and how many, victory tokens, shields, points for good."""
PLAYER_KIND = 8  # the row of the weights by which the policy plays
HELD = 9
HAS_TOKEN = HELD + N_CARDS
LEFT = HAS_TOKEN + N_TOKENS
"""How many cards lie in its deck, and these: always at the end, the top one first."""
DECK_AT = LEFT + 1
CITY_SIZE = DECK_AT + DECK_CARDS

SIZE = CITY + MOST_SEATS * CITY_SIZE
"""How many integers a state has."""
MOST_MOVES = 1024
