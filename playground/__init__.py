"""A small local Discord: an HTTP API, a gateway and people who act on them."""

from .limits.rates import Rates
from .model.components import Button
from .model.content import Picture
from .model.entities import Channel, Guild, Message
from .people.answers import Answer
from .people.errors import InteractionFailed, NoReply, NotOffered
from .people.person import Patience, Person
from .server.playground import Playground, TimedOut

__all__ = [
    "Answer",
    "Button",
    "Channel",
    "Guild",
    "InteractionFailed",
    "Message",
    "NoReply",
    "NotOffered",
    "Patience",
    "Person",
    "Picture",
    "Playground",
    "Rates",
    "TimedOut",
]
