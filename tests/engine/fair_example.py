"""Lines of fair deals for tests: the worked example of docs/fair-deal.md, and one of `fair2`."""

from engine.core.fair import Opened, Share, Terms

SECRET = bytes(range(32))
TERMS = Terms("duel", 2, None, {"wonders": "draft"}, 1400000000000000001, "the blue fox")
LINE = str(Opened(TERMS, SECRET))

SHARES = (Share(0, 1400000000000000001, "the blue fox", True), Share(1, 1400000000000000009))
LINE2 = str(Opened(Terms("duel", 2, None, {"wonders": "draft"}, shares=SHARES), SECRET))
