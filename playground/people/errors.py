"""What can go wrong when a person uses the app."""


class NotOffered(Exception):  # noqa: N818 - named after what the client does
    """The client does not offer this here: no such command, option, choice or button."""


class InteractionFailed(Exception):  # noqa: N818 - the words that the client shows
    """The app did not acknowledge in time: "This interaction failed"."""


class NoReply(Exception):  # noqa: N818 - named after what the person sees
    """The app acknowledged, but the reply that it promised did not come."""
