"""The use case of undo: a person's last move is taken back if all others at the table agree."""

from itertools import pairwise

from msgspec.structs import replace

from engine.core.game import Seat

from ...contract import Session
from ...controls.panel import Panel
from ...controls.undo_ids import AnswerUndo
from ...games import GAMES, open_session
from ...store import Store, TableRecord, UndoRequest
from ...store.games.request_messages import RequestMessage
from ...wording.names import escaped
from ...wording.presentation import Presentations
from ..allowances import Allowances
from ..mentions import permitted
from ..ports import Reply
from ..refusals import Refusal
from ..seating import other_people, seat_of
from ..tables import Tables
from ..turns import not_seated
from . import undo_panels as panels
from .request_messages import RequestMessages
from .requests import OthersToAgree, notified_of, only_asked


class Undoing:
    """Takes moves back; what was stored stays, and is no longer in force."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        presentations: Presentations,
        allowances: Allowances,
        messages: RequestMessages,
    ) -> None:
        self._store = store
        self._messages = messages
        self._tables = tables
        self._presentations = presentations
        self._allowances = allowances

    async def ask(self, channel_id: int, user: int, reply: Reply) -> None:
        """Ask all other people of the channel's game to let `user` take the last move back.

        Where only computers play besides, it is taken back at once. Raises `Refusal`.
        """
        record = await self._store.tables.latest_in(channel_id)
        if record is None:
            raise Refusal("no-game-here")
        asked = _asked(record, user, reply.interaction_id)
        if not other_people(record, user):
            self._allowances.count("boards", user)
            await self._take_back_alone(record.id, user, reply)
            return
        notified = await notified_of(self._allowances, record, user)
        if not await self._store.undos.request(record.id, asked):
            raise Refusal("undo-over")
        to, sent = await self._presentations.for_table(record), None
        try:
            panel = panels.request(to.words, record, asked, notified)
            sent = await reply.say(permitted(panel, to), private=False)
        finally:
            if sent is None:  # not visible, so it cannot be answered
                await self._store.undos.close(record.id, asked.id)
        if sent is not None and record.postable:  # elsewhere it could not be edited
            message = RequestMessage(sent, record.id, asked.id, asked.seat, asked.revision)
            await self._messages.add("undo", message)

    async def press(self, user: int, reply: Reply, pressed: AnswerUndo) -> None:
        """Carry out an answer to a request; raises `Refusal`."""
        answer = self._agree if pressed.answer == "agree" else self._close
        async with self._messages.refusing(pressed, reply):
            await answer(user, reply, pressed)

    async def _close(self, user: int, reply: Reply, pressed: AnswerUndo) -> None:
        """Decline a request, or withdraw one's own; raises `Refusal`."""
        record = await self._store.tables.load(pressed.table)
        _expect_answer(record, user, pressed)
        if not await self._store.undos.close(record.id, pressed.request):
            raise Refusal("undo-over")
        words = (await self._presentations.for_table(record)).words
        await reply.replace(panels.answered(words, record, user, pressed.answer))
        await self._messages.note_answered("undo", reply)

    async def _agree(self, user: int, reply: Reply, pressed: AnswerUndo) -> None:
        """Agree; the last one to do so takes the moves back. Raises `Refusal`."""

        async def change(found: Session) -> None:
            record = found.record
            asked = _expect_answer(record, user, pressed)
            seat = seat_of(record.players, user)
            assert seat is not None
            if not await self._store.undos.agree(record.id, seat, asked.id):
                raise Refusal("undo-over")
            await self._allowances.agreed(record.players[asked.seat], user)
            if not await self._store.undos.take_back(record.id, asked, rated=True):
                if len(other_people(record, record.players[asked.seat].user_id)) > 1:
                    raise OthersToAgree
                raise Refusal("undo-over")
            words = (await self._presentations.for_table(record)).words
            turned = _turned(record, asked.kept)
            told = panels.taken_back(words, record, asked, turned, agreed=True)
            await reply.replace_if_possible(told)
            await self._messages.note_answered("undo", reply)

        try:
            await self._tables.reseat(pressed.table, change, reply)
        except OthersToAgree:
            await reply.say(Panel((reply.words("undo-noted"),)))

    async def _take_back_alone(self, table: int, user: int, reply: Reply) -> None:
        async def change(found: Session) -> None:
            record = found.record
            asked = _asked(record, user, reply.interaction_id)
            turned = _turned(record, asked.kept)
            if not await self._store.undos.take_back(record.id, asked, rated=False):
                raise Refusal("undo-over")
            words = (await self._presentations.for_table(record)).words
            await reply.announce(panels.taken_back(words, record, asked, turned, agreed=False))

        await self._tables.reseat(table, change, reply)


def _asked(record: TableRecord, user: int, request: int) -> UndoRequest:
    """Return what `user` asks for: the moves since the last own decision; raises `Refusal`.

    In a game that counts, nothing is taken back from somebody who cannot agree, but may come back.
    """
    seat = seat_of(record.players, user)
    if seat is None:
        raise not_seated(record, user)
    if record.ending is not None:
        raise Refusal("table-ended")
    if any(each.seat == seat for each in record.choices):  # which nobody else has seen
        raise Refusal("undo-choice")
    kept = _before_last_decision(record, seat)
    if kept is None:
        raise Refusal("undo-nothing")
    for move in record.moves[kept:]:
        player = record.players[move.seat]
        if player.former_id is not None and not (player.left or move.by_computer):
            raise Refusal("undo-absent", name=escaped(player.name))  # who may come back
    absent = [each for each in record.players if each.former_id is not None and not each.left]
    if absent and (record.rated or record.in_tournament):
        raise Refusal("undo-counts", name=escaped(absent[0].name))
    return UndoRequest(request, seat, record.revision, kept)


def _before_last_decision(record: TableRecord, seat: Seat) -> int | None:
    """Return how many moves there were before the last decision that the person made there.

    Moves without a choice are none, nor are those of a computer.
    """
    begins = [each.begin for each in GAMES[record.game].decisions(record)]
    for begin, end in reversed(tuple(pairwise((*begins, len(record.moves))))):
        made = record.moves[begin:end]
        if any(move.seat == seat and not move.by_computer for move in made):
            before = open_session(replace(record, moves=record.moves[:begin], choices=()))
            if seat in before.to_act() and before.count_legal_moves(seat) > 1:
                return begin
    return None


def _turned(record: TableRecord, kept: int) -> frozenset[str]:
    """Return the kinds of hidden things that the moves after the first `kept` have turned up."""
    found = GAMES[record.game].decisions(record)
    return frozenset(kind for each in found if each.begin >= kept for kind in each.turned)


def _expect_answer(record: TableRecord, user: int, pressed: AnswerUndo) -> UndoRequest:
    """Return the request that `user` may answer, or withdraw; raises `Refusal`."""
    asked = record.undo_request
    if record.ending is not None:
        raise Refusal("table-ended")
    if asked is None or asked.revision != record.revision:
        raise Refusal("undo-over")
    if asked.id != pressed.request:
        raise Refusal("undo-replaced")
    asker = record.players[asked.seat]
    others = other_people(record, asker.user_id)
    if pressed.answer == "withdraw":
        if user != asker.user_id:
            raise Refusal("only-asker", name=escaped(asker.name))
    elif seat_of(record.players, user) not in others:
        raise only_asked(record, others)
    return asked
