"""Sends films of games; whoever asked for one is told meanwhile how far it is."""

from ..controls.panel import Panel
from ..tables.progress import progress
from ..workers.render_pool import RenderPool
from .messages import render
from .replies import Reply

EVERY = 1.0
"""Seconds between two edits of the line: a film takes two to five."""


async def send_film(
    render_pool: RenderPool, panel: Panel, reply: Reply, *, private: bool = True
) -> None:
    """Send a panel with a film as the reply, after a private line that tells how far it is."""
    drawn, scenes = 0, 0

    def moved(now: int, of: int) -> None:
        nonlocal drawn, scenes
        drawn, scenes = now, of

    def line() -> Panel:
        lines = [reply.words("film-wait")]
        if drawn:
            lines.append(reply.words("film-progress", n=drawn, scenes=scenes))
        return Panel(("\n".join(lines),))

    async with progress(reply, line, every=EVERY):
        made = await render(panel, render_pool, moved)
    await reply.send(made, private=private)
