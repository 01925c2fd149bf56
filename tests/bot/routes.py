"""Paths of Discord's API, as regular expressions that tell a fault of the playground where it hits.

`POST` and `FOLLOW` are messages to be posted, the bot's own or following a press; `EDIT` and
`FOLLOWED` such messages to be edited or deleted. `CALLBACK` is the first answer to a press or a
command, and `ORIGINAL` the message that this answer has made.
"""

POST, EDIT = r"^/channels/\d+/messages$", r"^/channels/\d+/messages/\d+$"
FOLLOW, FOLLOWED = r"^/webhooks/\d+/:token$", r"^/webhooks/\d+/:token/messages/\d+$"
CALLBACK, ORIGINAL = r"/callback$", r"/messages/@original$"
