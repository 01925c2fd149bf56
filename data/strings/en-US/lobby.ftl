# Tables for several: invitations with open seats, choosing at once, leaving.

lobby-open = 🏛️ **{ $host }** opens a table: { $game }.
begins-random = Who goes first: decided at random.
begins = **{ $name }** goes first.
begins-joining = Whoever joins goes first.
lobby-host = - **{ $name }** (host)
lobby-joined = - **{ $name }**
lobby-invited = - { $name } is invited
alt-awaited = { $name } (has not joined yet)
lobby-seats = { $open ->
    [0] No seats left.
    [one] One seat left.
   *[other] { $open } seats left.
}
lobby-least = { $least ->
    [one] One player is enough to start.
   *[other] { $least } players are enough to start.
}
lobby-expires = -# The invitation expires { $when }. The game starts by itself once everyone has joined and no seats are left.
lobby-full = No seats left. Another game is running in this channel: once it is over, this one starts by itself.
lobby-full-host = No seats left. Another game is running in this channel: once it is over, **{ $host }** can start this one.
lobby-ends = -# The invitation expires { $when }.
lobby-begun = The game begins: { $players } play { $game }.
lobby-withdrawn = **{ $host }** has canceled the invitation to { $game }.
lobby-expired = **{ $host }**’s invitation to { $game } has expired: 24 hours went by.
button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Cancel
button-to-lobby = To the table
select-add = Add a computer
select-remove = Remove someone
refusal-lobby-over = This invitation is no longer open. `/{ command-help }` tells you how to start a game.
refusal-lobby-begun = This game has already started. `/{ command-board }` shows it; whoever plays in it can leave it with `/{ command-resign }`.
refusal-lobby-expired = This invitation has expired. `/{ command-help }` tells you how to start a game.
refusal-lobby-full = All seats are taken. You are welcome to watch.
refusal-lobby-waits = Everyone has joined, but another game is running in this channel. Once it is over, this one starts by itself.
refusal-lobby-waits-host = Everyone has joined, but another game is running in this channel. Once it is over, **{ $host }** can start this one.
refusal-joined-already = You have already joined. The game starts once everyone is here, or when the host starts it.
refusal-not-joined = You have not joined this table.
refusal-not-there = That player is no longer at the table.
refusal-only-host = Only **{ $name }**, who opened the table, can do that.
refusal-host-leaves = You opened this table, so you cannot leave it. Cancel the invitation instead.
refusal-too-few-players = { $least ->
    [one] At least one player is needed.
   *[other] At least { $least } players are needed.
} Wait for others, or add computers.
refusal-invited-missing = Not everyone who is invited has joined yet. Wait for them, or remove them and add computers.
refusal-too-many-players = { $most ->
    [one] Only one player can play.
   *[other] At most { $most } players can play.
} Name fewer people, or fewer computers.
refusal-selection-unknown = I do not know **{ $name }**. Name some of these: { $names }.
refusal-selection-few = For { $players } players I need at least { $least } of these: { $names }. Name more, or leave the option empty.
refusal-too-many-games = You are already playing { $count ->
    [one] one game
   *[other] { $count } games
}, and that is as many as I can keep for you. Finish one first, or give one up with `/{ command-resign }`.
refusal-open-or-named = Either name who plays, or let anybody accept: not both.
refusal-lobby-waiting = You already have an open table for this game here; that one is still open.
refusal-lobby-opening = The players are fixed: sealed words are being opened now. The host can still cancel the invitation.
refusal-lobby-other-cards = My cards have changed since I showed what goes into this deal, so I can no longer deal it that way. The host can cancel the invitation and invite again.
refusal-cut-differs = These are not the words that you sealed: their SHA-256 is different. Check capitals and spaces.
refusal-chosen-already = You have already chosen this turn. Until everyone has chosen, you can change your choice with the button under the board; next turn there are hints again.
refusal-no-such-view = The game in this channel has nothing like that to show. `/{ command-board }` shows the board.
refusal-review-none = This game cannot be reviewed. `/{ command-log }` shows the moves.

waiting-for = ⏳ Waiting for { $players }.
panel-done = Done.
panel-over = The game is over. The result is on the board.
leave-really = Do you really want to leave? The computer takes your seat for good, and the others play on.
button-leave-game = Leave the game
left = You have left the game. The computer plays on in your seat.
left-told = **{ $name }** has left the game; the computer ({ $level }) plays on.
left-before = { $count ->
    [one] { $players } did not play to the end: the computer played on.
   *[other] { $players } did not play to the end: computers played on.
}
left-counted = The victory counts for { $winners }.
