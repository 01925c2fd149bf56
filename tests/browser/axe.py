"""Runs axe-core on a window: what of the page people with other senses than most cannot use."""

from hashlib import sha256
from pathlib import Path
from typing import Any

from .window import Window

SCRIPT = Path(__file__).parent / "axe-core" / "axe.min.js"
DIGEST = "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c"
"""Of version 4.14.1, as published; see axe-core/README.md."""

SETTLE = """() => Promise.all(
    document.getAnimations()
        .filter(each => each.effect.getTiming().iterations !== Infinity)
        .map(each => each.finished.catch(() => null))
).then(() => null)"""
"""Waits until colours no longer change."""

RUN = """async () => {
    const { violations } = await axe.run(document, {
        resultTypes: ["violations"],
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${id}: ${node.target.join(" ")}: ${node.any[0]?.message ?? node.html}`)
    );
}"""


def violations(window: Window) -> list[str]:
    """Return each breach of WCAG 2.2 AA, or of good practice, that axe-core finds."""
    source = SCRIPT.read_bytes()
    assert sha256(source).hexdigest() == DIGEST
    page = window.page
    page.evaluate(SETTLE)
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {source.decode()} }}")
    found: list[Any] = page.evaluate(RUN)
    return [str(each) for each in found]
