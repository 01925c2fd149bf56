# What the bot itself says: games beginning and ending, buttons, refusals, help.

game-duel = 7 Wonders Duel
    .short = Duel
game-seven = 7 Wonders
    .short = Wonders

# `.after`: what a word becomes before the name of one computer, `word: with the article; ...`.
computer = Computer
    .short = COM
    .after = { "" }
computer-numbered = { $computer } { $number }
card-of-game = { $name } · { $game }
computer-for = { $computer } (for { $name })
computer-level = { $computer } ({ $level })

## Challenges

challenge-open = ⚔️ **{ $challenger }** challenges { $opponent } to a game of { $game }.
duel-option-wonders-draft = Wonders: draft.
duel-option-wonders-beginner = Wonders: the set for a first game.
seven-option-sides-random = Sides of the boards: drawn at random.
seven-option-sides-a = Sides of the boards: all A.
seven-option-sides-b = Sides of the boards: all B.
seven-option-sides-choose = Sides of the boards: each player chooses.
seven-option-free_city-any = With two players, any board for the Free City.
seven-option-free_city-plain = With two players, a simple board for the Free City.
seven-option-wonders = Possible Wonders: { $things }.
challenge-expires = -# The challenge expires { $when }.
challenge-alt = Poster: { $challenger } challenges { $opponent } to 7 Wonders Duel.
challenge-anybody = whoever accepts
challenge-accepted = **{ $opponent }** has accepted **{ $challenger }**’s challenge. Let the game begin!
challenge-declined = **{ $opponent }** has declined **{ $challenger }**’s challenge.
challenge-withdrawn = **{ $challenger }** has withdrawn their challenge to **{ $opponent }**.
challenge-expired = **{ $challenger }**’s challenge to **{ $opponent }** has expired: 24 hours went by without an answer.

## A game

stale = That button belongs to an older board. This is the board now:
stale-shown = That button belongs to an older board. The current board is already in the channel.
board-again = -# The board was shown again.
board-follows = Lots of people are playing right now. What you did is saved; the board will follow as soon as its picture is ready.
replay-alt = The game as a video, board by board: { $moves ->
    [one] one move
   *[other] { $moves } moves
}. /{ command-log } lists the moves in words.
replay-goes-on = The game is still on: this is how it got to the current board.
film-wait = I’m putting the video of the game together.
film-progress = Picture { $n } of { $scenes }
log-empty = No moves.
told-before = { $count ->
    [one] -# One earlier move is in /{ command-log }.
   *[other] -# { $count } earlier moves are in /{ command-log }.
}
resign-really = Do you really want to resign? { $others ->
    [one] Your opponent wins
   *[other] The others win
} at once.
resigned = You have resigned.
end-damaged-really = The saved data of this game (number { $number }) is damaged, so it cannot go on. Should I end it without a winner?
    -# Whoever runs this bot may be able to restore it from a backup instead.
end-game-really = The last move in this game was made { $when }. As you manage this server, you can end it, without a winner. Should I?
    -# Everyone here will see that you ended it.
end-watched-really = Only computers play in this game. Should I end it, without a winner?
end-game-moved = Someone has made a move since I asked.
ended-without-winner = The game has ended without a winner. Its channel is free again.
damaged-ended = The saved data of this game was damaged, so it was ended without a winner.
game-ended-by-manager = { $member }, who manages this server, has ended this game ({ $players }) without a winner.
select-resign = Resign from a game
option-resign = { $game } · against { $opponent } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
option-damaged = Game { $number } · damaged
games-none = You have no games in progress. `/{ command-help }` tells you how to start one.
games-yours = - **Your turn** against **{ $opponent }** in { $place }: [go to the board]({ $link }) · { $game } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
games-replaced = - Against **{ $opponent }** in { $place } · { $game }: the computer is playing in your seat. `/{ command-substitute }` there gives it back to you.
games-damaged = - Game { $number } in { $place }: its saved data is damaged. You can end it below without a winner, or ask whoever runs this bot to restore it from a backup.
games-direct = direct messages
games-theirs = - Against **{ $opponent }** in { $place }: [go to the board]({ $link }) · { $game } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
games-invited = - **{ $host } has invited you** to { $game } in { $place }: [go to the invitation]({ $link })
games-open = - { $game } in { $place } has not started yet: [go to the invitation]({ $link })
thread-name = { $players } · { $game }
thread-opened = The thread is open.
game-in-thread = { $players }: the game is in the thread.
game-without-thread = This game is played in the channel: I cannot open a thread without the permission **{ permission-name }**.

## The computer stands in

substitute-choose = Whose seat shall the computer take over?
substitute-mine = - Yours, at level **{ $level }**, if { $rival } { $count ->
    [one] agrees
   *[other] agree
}.
substitute-theirs-now = - **{ $name }**’s, right away, at level **{ $level }**: it has been their turn for more than { $days } days.
substitute-theirs-due = - **{ $name }**’s, from { $when }, unless **{ $name }** makes a move first.
substitute-theirs-later = - **{ $name }**’s, only once it has been their turn for { $days } days without a move.
substitute-manager = As you manage this server, you can give a person’s seat in this game to the computer (**{ $level }**) right away. Whose?
    -# Everyone here will see that it was you. The person can take the seat back at any time.
substitute-asked = I have asked { $rival }. { $count ->
    [one] Until the answer comes
   *[other] Until all have answered
}, the game goes on as it is.
substitute-request = **{ $name }** would like the computer (**{ $level }**) to take over. { $count ->
    [one] { $rival } has to agree.
   *[other] All of them have to agree: { $rival }.
}
    -# Until then, the game goes on as it is. **{ $name }** can take the seat back at any time with `/{ command-substitute }`.
substitute-agreed = { $rival } { $count ->
    [one] agrees
   *[other] agree
}: from now on the computer (**{ $level }**) plays for **{ $name }**.
    -# As long as the game goes on, **{ $name }** can take the seat back with `/{ command-substitute }`.
substitute-noted = You agree. The computer takes the seat once everyone I asked has agreed.
substitute-declined = **{ $rival }** does not agree: **{ $name }** plays on without the computer.
substitute-withdrawn = **{ $name }** has withdrawn the request and plays on without the computer.
substitute-over-ended = **{ $name }** asked for the computer to take over, but the game is over.
substitute-over-taken = **{ $name }** asked for the computer to take over, and it has taken the seat.
substitute-over-replaced = **{ $name }** asked for the computer to take over, but another request has taken its place below.
substitute-over-closed = **{ $name }** asked for the computer to take over, but the request was answered, or the players have changed.
substitute-filled = From now on the computer plays for **{ $name }**.
substitute-gone = It has been { $member }’s turn for more than { $days } days. At **{ $name }**’s request, the computer (**{ $level }**) now plays in that seat.
    -# As long as the game goes on, { $member } can take the seat back with `/{ command-substitute }`.
substitute-freed = { $manager }, who manages this server, has given { $member }’s seat to the computer (**{ $level }**).
    -# As long as the game goes on, { $member } can take the seat back with the button or with `/{ command-substitute }`.
substitute-back-really = The computer is playing in your seat here. Do you want to take over again?
substitute-back = You are playing again.
substitute-returned = **{ $name }** is back and plays on; the computer leaves the table.
substitute-nobody-playing = The computer played in somebody’s seat here; now nobody has a seat to take back.
substitute-nobody-ended = The computer played in somebody’s seat here; the game is over.

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-cut = Cut and accept
button-cut-join = Cut and join
button-cut-open = Open my words
button-rematch = Rematch
button-replay = Watch the game
button-review = Review
button-resign = Resign
button-end = End the game
button-agree = Agree
button-substitute-me = The computer plays for me
button-substitute-rival = The computer plays for { $name }
button-take-back = Take my seat back
button-open-thread = Open a thread
button-to-thread = To the thread
button-to-board = To the board

## Refusals

apology = Something went wrong on my side; your game is safe. `/{ command-board }` shows it again. If this keeps happening, give whoever runs this bot this number: `{ $number }`
permission-name = { $permission ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [attach_files] Attach Files
    [create_public_threads] Create Public Threads
    [manage_threads] Manage Threads
   *[other] { $permission }
}
refusal-cannot-post = I cannot play here: I don’t have the permission **{ permission-name }** in this channel. Once someone has granted it, try again.
refusal-private-thread = I am not in this private thread, so I could show no board here. Mention { $bot } once to let me in, then try again.
refusal-cannot-show = What you did is saved, but I cannot show the board: I don’t have the permission **{ permission-name }** in this channel. Once someone has granted it, `/{ command-board }` shows the game again.
refusal-illegal-move = That move is not possible now; nothing has changed. `/{ command-board }` shows what you can do.
refusal-unknown-move = I don’t know that move; nothing has changed. `/{ command-board }` shows what you can do.
refusal-unknown-control = I don’t know this button any more. `/{ command-board }` shows the current board.
refusal-unknown-choice = This command has no such choice. Type `/` and choose one of those that are shown.
refusal-restarting = I am being restarted right now, so nothing has changed; your games are safe. Try again in half a minute.
refusal-no-such-table = That game no longer exists. `/{ command-help }` tells you how to start one.
refusal-damaged-table = The saved data of this game is damaged, so it cannot go on; all other games are fine. Whoever runs this bot can restore it from a backup. As long as it takes up this channel, its players and whoever manages the server can end it with `/{ command-resign }`.
refusal-damaged-database = The file in which I save games is damaged, so this was not done. Whoever runs this bot can restore it from a backup.
refusal-no-such-challenge = That invitation no longer exists. `/{ command-help }` tells you how to start a game.
refusal-table-ended = That game is over. `/{ command-help }` tells you how to start one.
refusal-moved-already = That move has already been made. `/{ command-board }` shows the current board.
refusal-unavailable = I cannot save or look up games right now, so this was not done. What was saved before is safe. Please try again in a minute; `/{ command-board }` shows where the game stands.
refusal-discord-fails = Discord did not let my answer through. Your moves so far are saved; `/{ command-board }` shows where the game stands.
refusal-busy = Lots of people are playing right now, and I cannot keep up with the pictures. Please try again in a minute.
refusal-channel-taken = There is already a game in this channel. Play in another channel, or finish this one first.
refusal-channel-taken-thread = There is already a game in this channel. Should I open a thread for the new one?
refusal-channel-taken-no-thread = There is already a game in this channel, and I cannot open a thread: I don’t have the permission **{ permission-name }**.
refusal-no-game-here = There is no game in this channel. `/{ command-help }` tells you how to start one.
refusal-not-your-table = You are not playing in this game, but you are welcome to watch. `/{ command-help }` tells you how to start your own.
refusal-not-your-table-ended = You did not play in this game. `/{ command-help }` tells you how to start your own.
refusal-not-your-turn = It’s not your turn: { $count ->
    [one] it’s { $names }’s.
   *[other] { $names } still have to move.
}
refusal-not-your-turn-computer = It’s not your turn: the computer is thinking.
refusal-only-challenged = Only **{ $name }** can answer this challenge.
refusal-only-challenger = Only **{ $name }** can withdraw this challenge.
refusal-challenge-answered = This challenge has already been answered.
refusal-challenge-channel-taken = Another game is running in this channel. The challenge stays open: accept it once that game is over.
refusal-challenge-expired = This challenge has expired. `/{ command-help }` tells you how to start a new game.
refusal-challenge-waiting = There is already an open challenge between the two of you in this channel.
refusal-challenge-self = You cannot challenge yourself. Name someone else, or leave the option empty to play against the computer.
refusal-challenge-bot = **{ $name }** is a bot and does not play. Leave the option empty to play against the computer.
refusal-challenge-unseen = **{ $name }** cannot see this channel. Challenge somebody here, or play in a channel that you can both see.
refusal-challenge-in-dm = Nobody else reads this conversation. Play against the computer here, or challenge people on a server.
refusal-watch-computer-only = You can only watch the computer play itself: don’t name an opponent.
refusal-watch-not-here = To show a game of the computer I need a place where I can post by myself. Here I can only reply: play against the computer, or watch it on a server that has installed me.
refusal-level-computer-only = Only the computer has a level: leave out the level or, to play against the computer, the opponent.
refusal-form-late = It took me too long to show you the form. Press the button again.
refusal-replaced = The computer is playing in your seat here. As long as the game goes on, `/{ command-substitute }` gives you your seat back.
refusal-replaced-ended = That game is over, and the computer was playing in your seat. `/{ command-help }` tells you how to start one.
refusal-replaced-already = The computer is already playing for **{ $name }**.
refusal-only-computer = You are playing against the computer here: it waits as long as you like. `/{ command-resign }` resigns.
refusal-no-people = Only computers are playing in this game.
refusal-only-asked = Only { $names } can answer this request.
refusal-only-asker = Only **{ $name }** can withdraw this request.
refusal-request-over = This request is no longer open: it was answered, withdrawn or replaced. `/{ command-substitute }` makes a new one.
refusal-not-deserted = The computer can only play for **{ $name }** once it has been their turn for { $days } days without a move.
refusal-rival-away = **{ $name }** is away (`/{ command-away }`). Until **{ $name }** is back, the computer does not take over the seat.
refusal-seated-already = You are already playing in this game. `/{ command-board }` shows the current board.
refusal-not-manager = Only people who manage this server can change its settings. With `/{ command-settings }` you choose for yourself.
refusal-hints-off = Hints are switched off here. Whoever manages the server can switch them on with `/{ command-settings }`; outside servers, whoever started the game can.
refusal-nothing-to-decide = There is nothing to decide: only one move is possible.
refusal-hint-forbidden = { $others ->
    [one] Your opponent is
   *[other] The others are
} told of every hint, and I cannot do that here: I don’t have the permission **{ permission-name }** in this channel. So there is no hint.
refusal-hint-untold = { $others ->
    [one] Your opponent is
   *[other] The others are
} told of every hint, and I could not do that right now. So there is no hint; try again in a moment.
refusal-hint-late = The game changed while I was thinking, so there is no hint. `/{ command-board }` shows the current board.
refusal-no-city = **{ $name }** is not playing in this game.
refusal-review-running = The game in this channel is still on; it can be reviewed once it is over. Until then, `/{ command-hint }` helps you on your turn.
refusal-review-off = Reviews are switched off here. Whoever manages the server can switch them on with `/{ command-settings }`; outside servers, whoever started the game can.
refusal-review-empty = No move was made in that game, so there is nothing to review.
refusal-review-closing = I am about to restart. Ask for the review again in a minute.
refusal-no-card = I don’t know any card, Wonder or token called **{ $name }**. Choose one from the list while typing.

## Help

help-begin = **Start a game**: { $games }.
help-begin-two = use `/{ $command }` to play { $game } against anyone you name, or against the computer if you name nobody
help-begin-more = use `/{ $command }` to open a table for { $game }, with { $least } to { $most } players
help-levels = **Computer levels**: { $levels }.
help-turn = **Your turn**: press a button under the board. Where you can do several things with a card, only you see them, and nothing is played until you choose.
help-look = **The game so far**: { $commands }.
help-learn = **Get better**: `/{ command-card }` explains a card, `/{ command-hint }` your best moves, `/{ command-review }` a finished game, `/{ command-verify }` proves that the deal was fair.
help-seat = **Your games**: `/{ command-games }` lists them, `/{ command-resign }` gives one up, `/{ command-substitute }` lets the computer take over a seat, `/{ command-undo }` takes back a move, `/{ command-away }` stops your clocks while you are away.
help-choose = **Choose**: `/{ command-settings }` your language and the look of the pictures, and what applies to the server if you manage it, `/{ command-privacy }` shows what I store about you, `/{ command-forget-me }` deletes it, `/{ command-block }` keeps somebody from inviting you, `/{ command-unblock }` undoes that. Moderators exclude members with `/{ command-bar }` and readmit them with `/{ command-unbar }`.
help-fan = -# A fan project, not affiliated with the publisher of 7 Wonders.
