"""Computes the jobs that come from elsewhere, in the process pools of this machine."""

from functools import partial

from .ai_pool import AiPool
from .jobs import ChooseMove, packed, thinking
from .pickled_drawing import drawn
from .process import PackedView
from .queue import Lane
from .render_pool import RenderPool


class Computing:
    """Computes jobs in the pools of a worker program."""

    def __init__(self, ai_pool: AiPool, render_pool: RenderPool) -> None:
        self._ai_pool, self._render_pool = ai_pool, render_pool

    async def compute(self, lane: Lane, payload: bytes) -> bytes:
        """Return the result of a job; raises what the pools raise, and for damaged payloads."""
        if lane == "pictures":
            return await self._render_pool.draw(partial(drawn, payload))
        job = thinking(payload)
        view = PackedView(job.view)
        if isinstance(job, ChooseMove):
            text = await self._ai_pool.choose(
                job.game, view, job.seat, job.level, job.seed, together=job.together, part=job.part
            )
            return text.encode()
        patient = lane == "reviews"
        return packed(
            await self._ai_pool.evaluate(
                job.game, view, job.seat, job.seed, job.seconds, patient=patient
            )
        )
