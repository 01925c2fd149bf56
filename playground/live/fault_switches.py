"""The faults that the host can switch on and off, or trigger once."""

from collections.abc import Callable, Mapping

from ..api.faults import Fault, Faults
from ..model.entities import Channel
from ..model.json_types import Json
from ..model.users import User
from ..server.playground import Playground
from .errors import RequestRefused

SLOW_SECONDS = 2.0
RETRY_SECONDS = 1.0

REQUESTS: Mapping[str, Callable[[Faults], Fault]] = {
    "rate_limit": lambda faults: faults.add(
        times=None, status=429, retry_after=RETRY_SECONDS, is_global=True
    ),
    "server_error": lambda faults: faults.add(times=None, status=500),
    "slow": lambda faults: faults.add(times=None, delay=SLOW_SECONDS),
    "lost_answer": lambda faults: faults.add(times=None, drop=True, after=True),
}
"""The fault that every request of the bot meets while a switch is on."""

GATEWAY, PERMISSION = "gateway_refused", "no_permission"

DENIED = ("send_messages", "send_messages_in_threads", "attach_files")
"""What the bot may not do while PERMISSION is on."""


class FaultSwitches:
    """The switches of one playground, by name."""

    def __init__(self, discord: Playground) -> None:
        self._discord = discord
        self._switched_on: dict[str, Fault] = {}
        self._once: dict[str, Callable[[Channel], None]] = {
            "drop_gateway": lambda _: discord.drop_gateway(),
            "invalid_session": lambda _: discord.invalidate_session(),
            "expired_tokens": lambda _: discord.expire_tokens(),
            "message_deleted": self._delete_newest,
        }

    def state(self) -> list[Json]:
        """Return every fault: its name, whether it is on, and whether it is triggered once."""
        on = {*self._switched_on}
        if self._discord.gateway.is_closed:
            on.add(GATEWAY)
        if any(self._bot.id in channel.overwrites for channel in self._channels()):
            on.add(PERMISSION)
        lasting = [*REQUESTS, GATEWAY, PERMISSION]
        return [
            *({"name": name, "on": name in on, "once": False} for name in lasting),
            *({"name": name, "on": False, "once": True} for name in self._once),
        ]

    def set(self, name: str, on: bool, place: Channel) -> None:
        """Switch a fault on or off, or trigger it; raises RequestRefused for an unknown one."""
        if name in self._once:
            self._once[name](place)
        elif name in REQUESTS:
            self._switch_requests(name, on)
        elif name == GATEWAY:
            self._discord.drop_gateway(float("inf")) if on else self._discord.gateway.open()
        elif name == PERMISSION:
            self._switch_permission(on, place)
        else:
            raise RequestRefused("unknown", "server-unknown")

    @property
    def _bot(self) -> User:
        return self._discord.bot

    def _channels(self) -> list[Channel]:
        return [c for g in self._discord.world.guilds.values() for c in g.channels.values()]

    def _switch_requests(self, name: str, on: bool) -> None:
        if on and name not in self._switched_on:
            self._switched_on[name] = REQUESTS[name](self._discord.faults)
        elif not on and name in self._switched_on:
            self._discord.faults.remove(self._switched_on.pop(name))

    def _switch_permission(self, on: bool, place: Channel) -> None:
        place = place.parent or place
        if on and place.guild:
            place.deny(self._bot, *DENIED)
        elif not on:
            for channel in self._channels():
                if self._bot.id in channel.overwrites:
                    channel.reset(self._bot)

    def _delete_newest(self, place: Channel) -> None:
        own = [m for m in place.messages if m.author is self._bot]
        if own:
            self._discord.delete_message(own[-1])
