"""Why something that the page asked for was not done."""


class Unable(Exception):  # noqa: N818 - what is the case
    """It cannot be done. `error` is for the page, `key` the sentence for the person."""

    def __init__(self, error: str, key: str, detail: str = "") -> None:
        self.error = error
        self.key = key
        self.detail = detail
        super().__init__(detail or error)
