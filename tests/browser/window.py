"""What a person does in a window of the page: sit down, press, write, and look."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Locator, Page

PATIENCE = 60_000
"""Milliseconds until something that has to come is said to be missing."""

TRIES = 5
"""Presses until a bot that does not answer in time is said to be broken."""

HOLDS = """async ([given, patience]) => {
    const holds = %s, end = performance.now() + patience;
    for (;;) {
        const found = holds(given);
        if (found || performance.now() > end) return found;
        await new Promise(done => setTimeout(done, 20));
    }
}"""
"""Waits in the page until a function of `given` returns something, and returns it."""

ASIDE = "/page/words/en-US.json"
"""A place of the same program where a window rests: nothing is drawn there as messages come."""

WEIGH, MOVE, CHOOSE, AGAIN = "w:", "m:", "s:", "r:"
"""How the custom_ids begin: of a card, a move, a list to choose from, and of a rematch."""

FAILED = "document.querySelector('.message .failed:not([hidden])')"
"""The sentence that the bot was too slow to answer a press, which a busy machine may cause."""

ANSWERED = """board => {
    const answer = [...document.querySelectorAll(".message.private")].at(-1);
    return answer && BigInt(answer.dataset.id) > BigInt(board)
        && answer.querySelector("[data-key^='m:']:not(:disabled)") !== null;
}"""
"""Whether a press on the board with this id was answered in private, with a move to make."""

MOVED = """board => [...document.querySelectorAll(".message:not(.private)")].at(-1)
    ?.dataset.id !== board"""
"""Whether a newer message than the one with this id is there for everybody."""

AWAY = ("WebSocket connection to", "net::ERR_")
"""What the browser itself says where the program is away, or a page is left."""


class Window:
    """A window of the page; one that is closed can be opened again as if it were new.

    Chromium takes seconds of a core for the processes of a new window, so tests share them.
    """

    def __init__(self, page: "Page", url: str) -> None:
        self.page = page
        self.problems: list[str] = []
        self.missing: list[str] = []
        self.can_be_reopened = True
        self._url = url
        self._size = page.viewport_size
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._hear)

    def open(self) -> "Window":
        """Show the page to somebody who has not seen it before."""
        if self._size is not None:
            self.page.set_viewport_size(self._size)
        self.page.context.set_offline(False)
        self.problems.clear()
        self.missing.clear()
        self.page.goto(self._url)
        self.ready()
        return self

    def _hear(self, said: "ConsoleMessage") -> None:
        url = said.location.get("url", "")
        if "404" in said.text and "/attachments/" in url:
            self.missing.append(url)
        elif said.type == "error" and not any(each in said.text for each in AWAY):
            self.problems.append(f"{said.text} {url}")

    def close(self) -> list[str]:
        """Forget what was kept; return what went wrong, and each picture shown but not loaded.

        A picture that its message lost while it was on its way is no defect: nothing shows it.
        """
        shown = self.page.evaluate("() => [...document.images].map(each => each.src)")
        found = [*self.problems, *(url for url in self.missing if url in shown)]
        self.page.goto(self._url + ASIDE)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        return found

    def ready(self) -> None:
        """Wait until the page has drawn what it knows, and the bot offers its commands."""
        self.page.locator("[data-begin=computer]").wait_for(state="attached")

    def sit(self, name: str) -> "Window":
        """Take a seat; in a narrow window the sidebar with the seats closes with it."""
        self.page.locator("#side .seat", has_text=name).click()
        self.page.locator("#side .seat.own", has_text=name).wait_for(state="attached")
        return self

    def go(self, place: str) -> "Window":
        """Open a channel."""
        self.page.locator("#side .place", has_text=place).click()
        self.page.locator("#head h1", has_text=place).wait_for()
        return self

    def new_channel(self, name: str) -> "Window":
        """Make a channel, which is then open."""
        self.page.locator("#side [data-key=add-channel]").click()
        self.page.locator("dialog input").fill(name)
        self.page.keyboard.press("Enter")
        self.page.locator("#head h1", has_text=name).wait_for()
        return self

    def say(self, text: str) -> "Locator":
        """Write a message; return it when it is there."""
        field = self.page.locator("#message")
        field.fill(text)
        field.press("Enter")
        own = self.page.locator(".message").last
        self.until("() => document.querySelector('#message').value === ''")
        return own

    def choose_command(self, name: str) -> "Locator":
        """Choose a command, without running it; return the field for its options."""
        field = self.page.locator("#message")
        field.fill(f"/{name}")
        field.press("Enter")
        self.page.locator(".command-name").wait_for()
        return field

    def command(self, name: str) -> None:
        """Run a command without options."""
        self.choose_command(name).press("Enter")

    def until(self, holds: str, given: object = None) -> object:
        """Wait until a JavaScript function of `given` returns something, and return it.

        Playwright's own way needs `eval` in the page, which the page's security policy forbids.
        """
        found = self.page.evaluate(HOLDS % f"({holds})", [given, PATIENCE])
        if not found:
            shown = self.page.locator("#log").inner_text()
            raise AssertionError(f"it never held: {holds}, {given}; the log ends: {shown[-2000:]}")
        return found

    # The game

    @property
    def board(self) -> "Locator":
        """The newest message that everybody sees."""
        return self.page.locator(".message:not(.private)").last

    @property
    def private(self) -> "Locator":
        """The newest private answer."""
        return self.page.locator(".message.private").last

    @property
    def is_called(self) -> bool:
        """Whether the newest message mentions this seat: in a game, it is on turn."""
        return self.board.evaluate("node => node.classList.contains('for-me')") is True

    @property
    def is_over(self) -> bool:
        """Whether the game's end is shown."""
        return self.board.locator(f"[data-key^='{AGAIN}']").count() > 0

    @property
    def newest(self) -> str:
        """The id of the newest message that everybody sees."""
        return self.board.get_attribute("data-id") or ""

    def comes(self, after: str) -> None:
        """Wait for a message that everybody sees, newer than the one with the id `after`."""
        self.until(MOVED, after)

    def controls(self, message: "Locator", *begin: str) -> "Locator":
        """Return what can be pressed in a message, by how its custom_id begins."""
        keys = ", ".join(f"[data-key^='{each}']:not(:disabled)" for each in begin)
        return message.locator(keys)

    def move(self) -> None:
        """Make the first move that is offered, and wait for the new board."""
        before, board = self.newest, self.board
        offered = self.controls(board, WEIGH, MOVE, CHOOSE).first
        key = offered.get_attribute("data-key") or ""
        if key.startswith(CHOOSE):
            offered.click()
            board.locator("[role=option]").first.click()
            self.comes(before)
            return
        if key.startswith(WEIGH):
            self.insist(offered, ANSWERED, before)
            offered = self.controls(self.private, MOVE).first
        self.insist(offered, MOVED, before)

    def insist(self, control: "Locator", became: str, board: str) -> None:
        """Press until the bot is quick enough, as people do; `became` tells whether it was."""
        for _ in range(TRIES):
            control.click()
            if self.until(f"board => {FAILED} ? 'failed' : ({became})(board)", board) != "failed":
                return
        raise AssertionError(f"the bot failed to answer {TRIES} presses in a row")
