"""Ports of this machine that nobody else is given while a test needs them."""

import socket
import sys


class HeldPort:
    """A port of the loopback address that the system gives to nobody until it is released.

    A server that sets SO_REUSEADDR can listen on it, as PostgreSQL and asyncio do. A port that was
    only looked up may go to another server before that, or to a connection, after whose end it
    stays taken for a minute.
    """

    def __init__(self) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", 0))
        self.number = int(self._socket.getsockname()[1])
        if sys.platform != "linux":  # elsewhere nobody could listen on it
            self.release()

    def __enter__(self) -> "HeldPort":
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Let the system give the port to others."""
        self._socket.close()
