"""Keeps our signs at Discord, as emojis of the application: uploads what is missing or changed."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta
from functools import partial

import discord
from msgspec import Struct

from render.emoji import emoji, version

from ..runtime.backoff import Backoff
from ..runtime.shutdown import Shutdown
from ..wording.signs import Sign, Signs
from ..workers.pool import UNABLE, Closed
from ..workers.render_pool import RenderPool
from .failures import FAILURES

log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds between two uploads: there is no hurry, and Discord limits them."""

LOOK_SECONDS = 600.0
"""How often the list of emojis is read again: somebody else may have deleted or uploaded some."""

SOON = 15.0
"""How soon the list is read again while another process uploads."""

WAITS = (5.0, 30.0, 120.0, LOOK_SECONDS)
"""Seconds to wait after failures."""

GRACE = timedelta(days=1)
"""How long a former version stays beside the present one, and how old it is at least.

Other processes may still use it: they run the version of the program before, or after a return to
that one have just uploaded it. Within that time they have restarted.
"""

_NAME = re.compile(r"w_([A-Za-z0-9_]{1,23})_[0-9a-f]{6}")


class Kept(Struct, frozen=True):
    """Which emojis of the application are used: the `signs`, what is `missing`, what is `former`.

    `missing` are keys and names; a `former` emoji is one of ours that nothing uses any more.
    """

    signs: Mapping[str, Sign]
    missing: Mapping[str, str]
    former: tuple[discord.Emoji, ...]


class SignUploads:
    """Uploads signs in the background, and tells which ones Discord has."""

    def __init__(
        self,
        client: discord.Client,
        drawings: Mapping[str, str],
        render_pool: RenderPool,
        shutdown: Shutdown,
        tell: Callable[[Signs], None],
        pause: float = PAUSE,
        may_change: Callable[[], bool] = lambda: True,
    ) -> None:
        """Keep the signs of `drawings`, by key; `tell` is called where there are others.

        Of several processes only that which `may_change` uploads and deletes.
        """
        self._may_change = may_change
        self._client = client
        self._drawings = drawings
        self._render_pool = render_pool
        self._shutdown = shutdown
        self._tell = tell
        self._pause = pause
        self._told: Mapping[str, Sign] = {}

    async def run(self) -> None:
        """Upload what is missing, then look again from time to time; ends with the bot.

        A failure is logged and tried again; until then words stand where the sign would be.
        """
        try:
            await self._run()
        except Exception:
            log.exception("Signs cannot be uploaded; words take their place")

    async def _run(self) -> None:
        names = await asyncio.to_thread(_names, self._drawings)
        backoff = Backoff(WAITS)
        wait = 0.0
        while await self._shutdown.sleep(wait):
            try:
                complete = await self._keep(names)
            except Closed:
                return
            except (*FAILURES, *UNABLE) as error:
                wait = backoff.next()
                log.warning("Signs are not uploaded, trying again in %.0f s: %s", wait, error)
            else:
                backoff.reset()
                wait = LOOK_SECONDS if complete else SOON

    async def _keep(self, names: Mapping[str, str]) -> bool:
        """Upload what is missing and delete what is former; return whether all signs are there."""
        there = await self._client.fetch_application_emojis()
        kept = classify(there, names, discord.utils.utcnow())
        signs = dict(kept.signs)
        self._use(signs)
        if not self._may_change():
            return not kept.missing
        for key, name in kept.missing.items():
            made = await self._render_pool.draw(partial(emoji, self._drawings[key]))
            uploaded = await self._client.create_application_emoji(name=name, image=made)
            signs[key] = Sign(uploaded.name, uploaded.id)
            self._use(signs)
            if not (await self._shutdown.sleep(self._pause) and self._may_change()):
                return False
        for each in kept.former:
            await each.delete()
            if not (await self._shutdown.sleep(self._pause) and self._may_change()):
                return False
        if kept.missing or kept.former:
            log.info("Signs: %d uploaded, %d removed", len(kept.missing), len(kept.former))
        return True

    def _use(self, signs: Mapping[str, Sign]) -> None:
        if signs != self._told:
            self._told = dict(signs)
            self._tell(Signs(signs))


def _names(drawings: Mapping[str, str]) -> Mapping[str, str]:
    """Return the name of each sign's emoji by key; it changes with the drawing."""
    return {key: f"w_{key}_{version(drawing)}" for key, drawing in drawings.items()}


def classify(there: Iterable[discord.Emoji], names: Mapping[str, str], now: datetime) -> Kept:
    """Tell which emojis of an application are used, missing and former; others' are left alone.

    `names` are the present names by key. Until a changed sign is uploaded its former version is
    used. Of several with one name, which two processes uploaded at once, the oldest is used.
    """
    ours: dict[str, list[discord.Emoji]] = {key: [] for key in names}
    for each in sorted(there, key=lambda each: each.id):
        found = _NAME.fullmatch(each.name)
        if found and found[1] in ours:
            ours[found[1]].append(each)
    signs, missing, former = {}, {}, []
    for key, versions in ours.items():
        present = [each for each in versions if each.name == names[key]]
        used = (present or versions[-1:])[:1]
        if used:
            signs[key] = Sign(used[0].name, used[0].id)
        if not present:
            missing[key] = names[key]
        elif now - present[0].created_at > GRACE:
            former += [
                each
                for each in versions
                if each is not present[0] and now - each.created_at > GRACE
            ]
    return Kept(signs, missing, tuple(former))
