"""A small local Discord: an HTTP API, a gateway and people who act on them."""

from .answers import Answer
from .asking import InteractionFailed, NoReply, NotOffered
from .model import Channel, Guild, User
from .person import Patience, Person
from .seen import Button, Message, Picture, Select
from .server import Playground, TimedOut

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
    "Select",
    "TimedOut",
    "User",
]
