"""A person at a Discord client, who types commands, clicks and reads."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..model.application import Command
from ..model.components import BUTTON, STRING_SELECT, TEXT_INPUT, Button, Select
from ..model.content import Attachment
from ..model.entities import Channel, Interaction, Message
from ..model.interaction_types import DEFERRED, DEFERRED_UPDATE
from ..model.mentions import note_mentions
from ..model.permissions import Permission
from ..model.users import User
from ..model.world import World
from . import interactions
from .answers import Answer
from .available_commands import commands_in
from .errors import InteractionFailed, NoReply, NotOffered
from .interactions import Value
from .modals import Modal, fill
from .uploads import upload


@dataclass(frozen=True)
class Patience:
    """Seconds that a person waits: for a deferred reply, and after an update that is deferred.

    With `reply` None a person does not wait for the reply: a page shows it when it comes.
    """

    reply: float | None = 15.0
    silent: float = 0.5


@dataclass(eq=False, repr=False)
class Person(User):
    """Somebody who uses Discord. Made by `Playground.add_person`."""

    world: World = field(kw_only=True)
    patience: Patience = field(default_factory=Patience, kw_only=True)

    async def command(self, place: Channel, name: str, /, **options: Value) -> Answer:
        """Run a slash command by its untranslated name ("group sub" for a subcommand).

        Returns when its reply is there. Raises NotOffered, InteractionFailed or NoReply.
        """
        command, path = self._find(place, name)
        interaction = interactions.invoke(self.world, self, place, command, path, options)
        return await self._ask(interaction)

    async def forge(self, place: Channel, name: str, /, **options: Value) -> Answer:
        """Run a slash command without the client's checks of its options."""
        command, path = self._find(place, name)
        interaction = interactions.invoke(
            self.world, self, place, command, path, options, forged=True
        )
        return await self._ask(interaction)

    def attaches(self, place: Channel, name: str, data: bytes) -> Attachment:
        """Upload a file for an option of a command; raises NotOffered as Discord refuses it."""
        return upload(self.world, place, name, data)

    async def context_menu(self, place: Channel, name: str, target: User | Message) -> Answer:
        """Run a command on a user or a message."""
        kind = 2 if isinstance(target, User) else 3
        command = self._named(place, name, kind)
        return await self._ask(interactions.invoke_on(self.world, self, place, command, target))

    async def autocomplete(
        self, place: Channel, name: str, /, **options: Value
    ) -> list[tuple[str, str | int | float]]:
        """Type into an option (the last one given) and return the (name, value) offered."""
        command, path = self._find(place, name)
        focused = list(options)[-1]
        interaction = interactions.invoke(self.world, self, place, command, path, options, focused)
        answer = await self._ask(interaction)
        return [
            ((c.get("name_localizations") or {}).get(self.locale) or c["name"], c["value"])
            for c in answer.interaction.choices
        ]

    async def click(
        self, message: Message, button: Button | str, *, forged: bool = False
    ) -> Answer:
        """Press a button, given as such, by its custom_id or by its label.

        With `forged` the custom_id is sent whether or not the message has such a button.
        Raises NotOffered if there is no such button or it is disabled.
        """
        custom_id = self._forged(button) if forged else self._button(message, button).custom_id
        data: dict[str, object] = {"component_type": BUTTON, "custom_id": custom_id}
        raw = message.component_at(custom_id)
        data["id"] = raw["id"] if raw else 0
        return await self._press(message, data, f"button {custom_id!r}")

    async def select(
        self,
        message: Message,
        select: Select | str,
        values: Sequence[str | User],
        *,
        forged: bool = False,
    ) -> Answer:
        """Choose values in a select, given as such, by its custom_id or by its placeholder."""
        chosen = [str(v.id) if isinstance(v, User) else v for v in values]
        data: dict[str, object] = {"component_type": STRING_SELECT, "values": chosen}
        if forged:
            data["custom_id"] = select.custom_id if isinstance(select, Select) else select
        else:
            found = self._select(message, select, chosen)
            data |= {"custom_id": found.custom_id, "component_type": found.kind}
        users = [v for v in values if isinstance(v, User)]
        if users:
            data["resolved"] = interactions.resolve(users, message.channel)
        raw = message.component_at(str(data["custom_id"]))
        data["id"] = raw["id"] if raw else 0
        return await self._press(message, data, f"select {data['custom_id']!r}")

    async def submit(self, modal: Modal, /, **values: str | list[str]) -> Answer:
        """Send a modal, its fields filled in by custom_id."""
        known = {f.custom_id: f for f in modal.fields}
        for name in values:
            if name not in known:
                raise NotOffered(f"{modal.title!r} has no field {name!r}, only {list(known)}")
        for f in modal.fields:
            if f.kind == TEXT_INPUT and f.required and not values.get(f.custom_id, f.value):
                raise NotOffered(f"{modal.title!r} needs {f.custom_id!r}")
        filled = fill(modal, values)
        return await self._ask(interactions.submit(self.world, modal.interaction, filled))

    def offers(self, place: Channel) -> list[Command]:
        """Return the commands that the client offers in this place."""
        return commands_in(self.world, self, place)

    def reads(self, place: Channel) -> list[Message]:
        """Return what this person can read here now, ephemeral messages included."""
        if not place.allows(self) & Permission.VIEW_CHANNEL:
            return []
        seen = [m for m in place.log.values() if m.for_person in (None, self) and m.stands]
        return sorted(seen, key=lambda message: message.id)

    def says(self, place: Channel, text: str, nonce: str | None = None) -> Message:
        """Post a message; return the one posted before under this nonce, if there is one."""
        posted = None if nonce is None else self.world.nonces.find(place, self, nonce)
        if posted:
            return posted
        message = Message(self.world.ids.make(), place, self, content=text, nonce=nonce)
        note_mentions(message, self.world.users)
        self.world.post(message)
        return message

    def dismisses(self, message: Message) -> None:
        """Dismiss an ephemeral message."""
        if message.for_person is not self:
            raise NotOffered("only one's own ephemeral messages can be dismissed")
        self.world.delete_message(message)

    def closes_messages(self) -> None:
        """Refuse direct messages from the bot from now on."""
        self.world.close_to_bot(self)

    def _find(self, place: Channel, name: str) -> tuple[Command, list[str]]:
        first, *path = name.split(" ")
        return self._named(place, first, 1), path

    def _named(self, place: Channel, name: str, kind: int) -> Command:
        offered = [c for c in self.offers(place) if c.kind == kind]
        for command in reversed(offered):  # a guild's own command hides the global one
            if command.name == name:
                return command
        names = [c.name for c in offered]
        raise NotOffered(f"{name!r} is not offered to {self.name} in {place.name}, only {names}")

    def _button(self, message: Message, wanted: Button | str) -> Button:
        self._must_see(message)
        name = wanted.custom_id if isinstance(wanted, Button) else wanted
        offered = [b for b in message.buttons if b.custom_id]
        found = [b for b in offered if b.custom_id == name]
        if not found and isinstance(wanted, str):
            found = [b for b in offered if b.label == wanted]
        if len(found) != 1:
            labels = [b.label or b.emoji for b in offered]
            raise NotOffered(f"{len(found)} buttons are {name!r}; the message has {labels}")
        if found[0].disabled:
            raise NotOffered(f"the button {name!r} is disabled")
        return found[0]

    def _select(self, message: Message, wanted: Select | str, chosen: list[str]) -> Select:
        self._must_see(message)
        name = wanted.custom_id if isinstance(wanted, Select) else wanted
        found = [s for s in message.selects if name in (s.custom_id, s.placeholder)]
        if len(found) != 1 or found[0].disabled:
            names = [s.custom_id for s in message.selects]
            raise NotOffered(f"{name!r} cannot be chosen from; the message has {names}")
        select = found[0]
        values = [option.value for option in select.options]
        if select.kind == STRING_SELECT and not set(chosen) <= set(values):
            raise NotOffered(f"{name!r} offers {values}, not {chosen}")
        if not select.low <= len(chosen) <= select.high:
            raise NotOffered(f"{name!r} takes {select.low} to {select.high} values")
        return select

    def _must_see(self, message: Message) -> None:
        if message not in self.reads(message.channel):
            raise NotOffered(f"{self.name} cannot see {message!r}")

    def _forged(self, button: Button | str) -> str:
        return button.custom_id if isinstance(button, Button) else button

    async def _press(self, message: Message, data: dict[str, object], said: str) -> Answer:
        return await self._ask(interactions.press(self.world, self, message, data, said))

    async def _ask(self, interaction: Interaction) -> Answer:
        self.world.ask(interaction)
        place, before = interaction.channel, interaction.channel.changes
        while interaction.acknowledged_at is None:
            if interaction.lapsed:
                raise InteractionFailed(
                    f"This interaction failed: {interaction.described} by {self.name} was not "
                    f"acknowledged within {self.world.ack_seconds} s"
                )
            await self.world.change(timeout=1.0)
        if interaction.response == DEFERRED_UPDATE:
            await self._wait(lambda: place.changes > before, self.patience.silent)
        elif interaction.response == DEFERRED and self.patience.reply is not None:
            await self._reply(interaction, self.patience.reply)
        return Answer(interaction)

    async def _reply(self, interaction: Interaction, seconds: float) -> None:
        if not await self._wait(lambda: _is_over(interaction), seconds):
            said = interaction.described
            raise NoReply(f"{said} by {self.name}: the bot is still thinking after {seconds} s")

    async def _wait(self, over: Callable[[], bool], seconds: float) -> bool:
        end = time.monotonic() + seconds
        while not over():
            if time.monotonic() >= end:
                return False
            await self.world.change(timeout=end - time.monotonic())
        return True


def _is_over(interaction: Interaction) -> bool:
    return interaction.replied or bool(interaction.original and interaction.original.deleted)
