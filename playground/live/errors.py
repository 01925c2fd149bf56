"""The error by which a request of the page is refused."""


class RequestRefused(Exception):  # noqa: N818 - a regular answer, not an error of the server
    """A refusal: `error` is a code for the page, `key` names the sentence for the person."""

    def __init__(self, error: str, key: str) -> None:
        self.error = error
        self.key = key
        super().__init__(error)
