"""The workers that games are spread over: the cores of this machine, or those of a Dask cluster."""

import argparse
import os
import pickle
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from threading import Lock
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from distributed import Client

P = ParamSpec("P")
T = TypeVar("T")

FORM = "dask://HOST:PORT"
RETRIES = 10
"""How often a game is played again whose worker reports an error."""

_playing = Lock()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add `--cores` and `--on`, of which one can be given; `workers` takes what was chosen."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--cores", type=count, help="processes here, by default one a core")
    where.add_argument("--on", type=_address, metavar=FORM, help="play on a Dask cluster instead")


@contextmanager
def workers(chosen: argparse.Namespace) -> Iterator[Executor]:
    """Yield what plays games, each in a process that plays no other game meanwhile.

    Ends the program with a sentence if the Dask cluster cannot be used or is lost.
    """
    if chosen.on is None:
        with ProcessPoolExecutor(
            chosen.cores or os.cpu_count(), mp_context=get_context("spawn")
        ) as pool:
            yield pool
        return
    with _client(chosen.on) as client:
        _tell_of(client)
        try:
            yield _Cluster(client.get_executor(pure=False, retries=RETRIES))
        except CancelledError:
            sys.exit(f"\nThe Dask scheduler at {chosen.on} was lost.")


def count(text: str) -> int:
    """Read an argument that is a whole number from 1 on, for argparse."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def _address(text: str) -> str:
    """Return the address of a scheduler as Dask names it."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if not (parts.scheme == "dask" and parts.hostname and port):
        raise argparse.ArgumentTypeError(f"{text!r} is not an address like {FORM}")
    if parts.path or parts.query or parts.fragment or "@" in parts.netloc:
        raise argparse.ArgumentTypeError(f"{text!r} has more than an address like {FORM}")
    return f"tcp://{parts.netloc}"


def _client(address: str) -> "Client":
    try:
        from distributed import Client
    except ImportError:
        sys.exit("--on needs Dask, which is not installed: python -m pip install distributed")
    try:
        return Client(address, set_as_default=False)
    except OSError:
        sys.exit(f"There is no Dask scheduler at {address}.")


def _tell_of(client: "Client") -> None:
    threads = client.nthreads()
    if not threads:
        sys.stderr.write("The Dask cluster has no workers yet: the games wait for the first.\n")
    elif max(threads.values()) > 1:
        sys.stderr.write(
            "Workers with several threads play one game at a time: start them with --nthreads 1.\n"
        )


class _Cluster(Executor):
    """Has games played on a Dask cluster.

    Arguments are pickled here, because arrays that Dask sends may lie at any address, and compiled
    code takes numbers to lie at multiples of their size.
    """

    def __init__(self, cluster: Executor) -> None:
        self._cluster = cluster

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have a function called on a worker."""
        told: Future[T] = Future()
        played = self._cluster.submit(_alone, pickle.dumps(partial(fn, *args, **kwargs)))
        played.add_done_callback(partial(_tell, told))
        return told


def _alone(pickled: bytes) -> Any:
    """Play while no other thread of this process does: players keep arrays that they work in."""
    play: Callable[[], Any] = pickle.loads(pickled)  # noqa: S301 - a worker of Dask runs any code
    with _playing:
        return play()


def _tell(told: Future[Any], played: Future[Any]) -> None:
    """Pass a result on.

    Nobody holds `played` then: a cluster that loses a worker plays again what is still held.
    """
    if played.cancelled():
        told.cancel()
    if not told.set_running_or_notify_cancel():
        return
    if error := played.exception():
        told.set_exception(error)
    else:
        told.set_result(played.result())
