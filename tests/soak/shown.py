"""Every version of every message of the bot: what was to be read, by whom, and since when."""

import time
from collections import Counter
from dataclasses import dataclass

from playground import Message
from playground.model.changes import Change
from tests.bot.players import PRESS

from .ledger import Ledger
from .stored import Key

GREEN = 3
"""Discord's number for the style of a button that means success."""


@dataclass(frozen=True)
class Card:
    """A button that makes a move, and whether it is marked as what was chosen."""

    key: Key
    text: str
    chosen: bool


@dataclass(frozen=True)
class Version:
    """A message as it was at one time; `reader` is who can see it, `None` where everybody can.

    `at` is a time of `time.monotonic`; `pictures` are file names with alt texts.
    """

    at: float
    message: int
    channel: int
    reader: int | None
    text: str
    pictures: tuple[tuple[str, str], ...]
    cards: tuple[Card, ...]


class Shown:
    """Listens to all that the bot shows."""

    def __init__(self, ledger: Ledger) -> None:
        self.versions: list[Version] = []
        self._answers: dict[int, tuple[int, str]] = {}
        self._deleted = set[int]()
        self._bot = ledger.discord.bot
        ledger.discord.world.listeners.append(self._hear)

    def _hear(self, change: Change) -> None:
        message = change.subject
        if isinstance(message, Message) and message.deleted:
            self._deleted.add(message.id)
        if not isinstance(message, Message) or not message.stands or message.author != self._bot:
            return
        if message.interaction is not None and not message.ephemeral:
            self._answers[message.id] = (message.interaction.id, message.text)
        self.versions.append(
            Version(
                time.monotonic(),
                message.id,
                message.channel.id,
                None if message.for_person is None else message.for_person.id,
                message.text,
                tuple((each.filename, each.alt) for each in message.pictures),
                tuple(_cards(message)),
            )
        )

    def endings_changed(self) -> list[str]:
        """Return the texts that replaced what a last board told of the end."""
        first: dict[int, str] = {}
        return [
            each.text
            for each in self.versions
            if any(name.startswith("finale") for name, _ in each.pictures)
            and first.setdefault(each.message, each.text) != each.text
        ]

    def repeated(self) -> list[str]:
        """Return what one press or command has told everybody more than once.

        What was deleted may be told anew: its receipt may have been lost.
        """
        left = (told for number, told in self._answers.items() if number not in self._deleted)
        told = Counter(left)
        return [text for (_, text), times in told.items() if times > 1]


def _cards(message: Message) -> list[Card]:
    found = [(PRESS.fullmatch(each.custom_id), each.style) for each in message.buttons]
    return [
        Card((int(press[1]), int(press[2]), int(press[3])), press[4], style == GREEN)
        for press, style in found
        if press is not None
    ]
