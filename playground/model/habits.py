"""What Discord does and documents nowhere, so that tests can let it be otherwise."""

from dataclasses import dataclass


@dataclass
class Habits:
    """How the playground behaves where Discord might behave in either way.

    `heeds_nonces`: a message sent twice under one nonce is posted once. `keeps_pictures`: an edit
    leaves the attachments that it lists. `keeps_alt`: pictures have their descriptions.
    `names_newest`: an interaction names the newest message of its channel.
    """

    heeds_nonces: bool = True
    keeps_pictures: bool = True
    keeps_alt: bool = True
    names_newest: bool = True
