"""Words the layout of an age: what each card that can be taken uncovers, and what lies on others.

Cards that can be taken have letters, those that lie face down have numbers from the top left.
"""

from collections.abc import Sequence
from string import ascii_uppercase

from engine.duel.catalog import LAYOUTS
from engine.duel.table import Table, free_cards, free_slots, uncovered
from engine.duel.types import AGE_BACK, GUILD_BACK, CardId, FaceDown

from ...wording.lists import clauses, commas, enumerated
from ...wording.strings import Words
from .items import card_name


def uncovers(words: Words, table: Table, card: CardId) -> list[str]:
    """Return, as the only item, which cards are free once a free card is taken; else nothing."""
    left = tuple(None if slot == card else slot for slot in table.slots)
    freed = [place for place in uncovered(table.age, left) if place not in free_slots(table)]
    slots = [table.slots[place] for place in freed]
    named = [card_name(words, slot, ".within") for slot in slots if isinstance(slot, str)]
    for back, key in ((AGE_BACK, "position-unseen"), (GUILD_BACK, "position-unseen.guild")):
        if n := slots.count(back):
            named.append(words(key, n=n))
    return [words("position-uncovers", cards=enumerated(words, named))] if named else []


def covered(words: Words, table: Table, *, under: bool) -> list[str]:
    """Return which cards lie covered, face up; with what lies on each if `under`."""
    free = free_slots(table)
    places = [
        place
        for place, slot in enumerate(table.slots)
        if isinstance(slot, str) and place not in free
    ]
    names = [
        _under(words, table, place) if under else _called(words, table, place) for place in places
    ]
    return [words("position-covered", cards=commas(words, names))] if names else []


def face_down(words: Words, table: Table, *, under: bool) -> list[str]:
    """Return how many cards lie face down; with what lies on each if `under`."""
    places = _face_down(table)
    backs = [slot for slot in table.slots if isinstance(slot, FaceDown)]
    guilds = sum(back.guild for back in backs)
    if not places:
        return []
    key = "position-face-down-guilds" if guilds else "position-face-down"
    head = words(key, n=len(places), guilds=guilds)
    if not under:
        return [head]
    each = clauses(words, (_under(words, table, place) for place in places))
    return [words("position-face-down-each", head=head, cards=each)]


def _face_down(table: Table) -> Sequence[int]:
    return [place for place, slot in enumerate(table.slots) if isinstance(slot, FaceDown)]


def _under(words: Words, table: Table, place: int) -> str:
    """Return a covered card and what lies on it."""
    slot, card = table.slots[place], _called(words, table, place)
    if isinstance(slot, FaceDown) and slot.guild:
        card = words("position-number.guild", number=card)
    lying = [on for on in LAYOUTS[table.age].covered_by[place] if table.slots[on] is not None]
    if not lying:  # it has not been turned up yet
        return card
    covers = commas(words, (_called(words, table, on) for on in lying))
    return words("position-under", card=card, covers=covers)


def _called(words: Words, table: Table, place: int) -> str:
    """Return the letter of a card that can be taken, the name or the number of another."""
    slot = table.slots[place]
    if isinstance(slot, FaceDown):
        return words("position-number", n=_face_down(table).index(place) + 1)
    free = free_cards(table)
    return ascii_uppercase[free.index(slot)] if slot in free else card_name(words, slot or "")
