"""Lines of fair deals for tests: the worked example of docs/fair-deal.md, and the same since."""

from msgspec.structs import replace

from engine.core.fair_lines import Opened, Share, Terms

SECRET = bytes(range(32))
TERMS = Terms("duel", 2, None, {"wonders": "draft"}, 1400000000000000001, "the blue fox")
LINE = str(Opened(TERMS, SECRET))

SHARES = (Share(0, 1400000000000000001, "the blue fox", True), Share(1, 1400000000000000009))
TERMS2 = Terms("duel", 2, None, {"wonders": "draft"}, shares=SHARES)
LINE2 = str(Opened(TERMS2, SECRET))
LINE3 = str(Opened(replace(TERMS2, data="7e7ba1222818322a"), SECRET))
