# The page of the playground.

page-title = Playground
page-skip = Skip to the message box
page-close = Close
page-cancel = Cancel
page-save = Save
page-menu = Channels and seats

## First minute

page-welcome = Start here
page-welcome-channel = Welcome to #{ $name }
page-welcome-thread = { $name }
page-welcome-direct = Direct messages with { $name }
page-first = Press a button below and a duel begins: against the computer, or against someone else at this screen – one click changes seats.
page-first-alone = Press the button below and a duel against the computer begins.
page-first-more = Or write { $command } below; a “/” lists everything the bot can do.
page-open-wonders = Open a table of 7 Wonders
page-open-architects = Open a table of 7 Wonders Architects
page-first-wait = { $bot } is just starting. The buttons appear in a moment.
page-play-computer = Play against the computer
page-play-seat = Play against { $name }
page-level = Computer level

## Places and seats

page-places = Channels and seats
page-channels = Channels
page-channel-add = Add a channel
page-channel-name = Name of the channel
page-channel-need-name = The channel needs a name.
page-directs = Direct messages
page-archived = archived
page-unread = unread messages
page-for-you = messages for you: { $n }
page-unknown = unknown
page-seats = Seats
page-you = you
page-called = was mentioned
page-seat-key = Take this seat: Ctrl+{ $n } or Alt+{ $n }
page-seat-add = Add a seat
page-seat-change = Change name or language
page-seat-change-of = Change name or language of { $name }
page-seat-name = Name
page-seat-need-name = Everyone needs a name.
page-seat-language = Language
page-seat-language-more = The language that this person has chosen in Discord: of the commands, of private answers and of this page.
page-sit = Take { $name }’s seat
page-own-window = Open in a window of its own
page-person = More
page-apps = Apps
page-mention = Mention
page-language = Language of your seat
page-dark = Dark theme
page-light = Light theme

## Messages

page-log = Messages in { $place }
page-app = APP
page-used = used
page-edited = (edited)
page-thinking = { $name } is thinking…
page-typing = { $name } is typing…
page-only-you = Only you can see this
page-dismiss = Dismiss message
page-spoiler = Spoiler: show it
page-thread-open = Open thread
page-present = Jump to the newest
page-present-new = Jump to the newest · { $n } new
page-select = Choose
page-select-none = There is nothing to choose.
page-picture = Picture
page-picture-plain = Picture without a description
page-picture-before = Previous picture
page-picture-after = Next picture
page-picture-open = Open the original
page-modal-send = Submit
page-modal-need = Something required is missing or too short.

## Writing

page-write-in = / for commands, or a message in { $place }
page-send = Send
page-commands = Commands
page-no-command = No command starts like that.
page-people = People
page-options = Options
page-option-change = { $name }: { $value }; change it
page-hint-options = Enter sends it; Tab adds an option
page-hint-enter = Enter sends it
page-required = required
page-write = Write it and press Enter.
page-attach = Choose a file
page-searching = Searching…
page-nothing-found = Nothing found.
page-true = True
page-false = False
page-need = The command needs “{ $name }”.
page-no-option = The command has no option “{ $name }”. Empty the field to see its options.
page-need-choice = Choose something from the list.
page-need-file = Choose a file of at most 10 MB that is not empty.
page-need-whole = A whole number belongs here.
page-need-number = A number belongs here.
page-need-least = Minimum: { $n }
page-need-most = Maximum: { $n }
page-need-longer = At least { $n } characters are needed.
page-need-shorter = At most { $n } characters are allowed.
page-lost = The connection to the playground was lost. Trying again…
page-lost-asking = The connection was lost before an answer came. Try again.

## The host's panel

page-host = Host’s panel
page-bot = The bot
page-bot-online = { $name } is connected
page-bot-offline = { $name } is offline
page-bot-restart = Restart
page-bot-restart-more = Stops the bot as its host would, and starts it again.
page-bot-kill = Pull the plug
page-bot-kill-more = Ends the bot’s process at once, as a power cut would; then it starts again.
page-faults = What goes wrong
page-fault-rate_limit = Too many requests
page-fault-rate_limit-more = The bot’s requests are answered with 429.
page-fault-server_error = Discord’s servers fail
page-fault-server_error-more = The bot’s requests are answered with a 500 error.
page-fault-slow = Everything is slow
page-fault-slow-more = Every request from the bot takes longer.
page-fault-lost_answer = Answers get lost
page-fault-lost_answer-more = Requests take effect, but the bot never learns that they did.
page-fault-gateway_refused = The gateway stays closed
page-fault-gateway_refused-more = The bot’s connection is cut, and it cannot connect again.
page-fault-no_permission = No permission to post
page-fault-no_permission-more = The bot may no longer send messages and pictures here.
page-fault-drop_gateway = Cut the gateway
page-fault-drop_gateway-more = The bot’s connection is cut once; it connects again and goes on.
page-fault-invalid_session = End the session
page-fault-invalid_session-more = The bot has to identify itself again.
page-fault-expired_tokens = Let tokens expire
page-fault-expired_tokens-more = No interaction up to now can be answered any more.
page-fault-message_deleted = Delete the bot’s newest message
page-fault-message_deleted-more = As a moderator might do.
page-records = Requests and events
page-records-seek = Search
page-records-pause = Pause
page-way-in = from the bot
page-way-event = to the bot
page-way-act = a person
page-way-host = the host

## What the server answers
server-no-answer = The application did not respond
server-failed = This interaction failed
server-not-offered = That is no longer available here.
server-not-understood = The page and the playground do not understand each other. Reload the page.
server-unknown = That no longer exists.
server-not-allowed = You may not write here.
server-too-long = A message has between 1 and 2,000 characters.
server-too-many = There is no room for more.
server-bad-name = That name is empty or too long.
server-no-bot = The bot was not started by this playground, so it cannot be restarted from here.
