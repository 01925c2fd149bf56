# What the bot itself says: games beginning and ending, buttons, refusals, help.

game-duel = 7 Wonders Duel
    .short = Duel

computer = Computer
computer-numbered = { $computer } { $number }
computer-level = { $computer } ({ $level })

## Challenges

challenge-open = ⚔️ { $opponent }, **{ $challenger }** challenges you to a game of { $game }.
duel-option-wonders-draft = Wonders: drafted.
duel-option-wonders-beginner = Wonders: the set for a first game.
challenge-expires = -# The challenge expires { $when }.
challenge-alt = Poster: { $challenger } challenges { $opponent } to 7 Wonders Duel.
challenge-accepted = **{ $opponent }** has accepted the challenge of **{ $challenger }**. Let the game begin!
challenge-declined = **{ $opponent }** has declined the challenge of **{ $challenger }**.
challenge-withdrawn = **{ $challenger }** has withdrawn the challenge to **{ $opponent }**.
challenge-expired = The challenge of **{ $challenger }** to **{ $opponent }** has expired: 24 hours went by without an answer.

## A game

game-begins = { $first } begins. Good luck to both of you!
stale = That was a button of an older board. This is the board now:
stale-shown = That was a button of an older board. The present one stands in the channel now.
board-follows = A great many people are playing just now: what you did is saved, and the board follows as soon as it is drawn.
library-private = Only you see these tokens. Keep one; the other two go back to the box.
offer-card = **{ $name }** · { $kind } · { $does }
offer-price = Price: { $price }
    .why = Price: { $price } ({ $why })
offer-build = **{ $name }**: { $price } – { $does }
    .why = **{ $name }**: { $price } ({ $why }) – { $does }
offer-not-payable = Not payable: { $wonders }
offer-lacking = { $name } ({ $missing })
offer-wonder = - **{ $name }** · { $cost } · { $does }
offer-token = - **{ $name }** · { $does }
replay-alt = The game as a film, board by board: { $moves ->
    [one] one move
   *[other] { $moves } moves
}. /{ command-log } tells the same in words.
replay-goes-on = The game still goes on: this is how it came to the present board.
log-empty = No move has been made yet.
resign-really = Do you really want to resign? { $others ->
    [one] Your opponent wins
   *[other] The others win
} the game at once.
resigned = You have resigned.
end-damaged-really = What is stored of this game (number { $number }) is damaged, so it cannot go on. Shall I end it without a winner?
    -# Perhaps whoever hosts me can bring it back from a backup instead.
end-abandoned-really = Nobody has moved in this game since { $when }. Shall I end it without a winner?
    -# Everybody here reads that you have ended it.
ended-without-winner = The game has ended without a winner. Its channel is free again.
damaged-ended = What was stored of this game was damaged, so it was ended without a winner.
abandoned-ended = { $member }, who manages this server, has ended this game ({ $players }) without a winner: nobody had moved in it for more than { $days } days.
select-resign = Give a game up
option-resign = Against { $opponent } · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
option-damaged = Game { $number } · damaged
games-none = You have no running game. `/{ command-duel }` begins one.
games-yours = - **Your turn** against **{ $opponent }** in { $place }: [to the board]({ $link }) · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
games-damaged = - Game { $number } in { $place }: what is stored of it is damaged. You can end it below without a winner, or ask whoever hosts me to bring it back from a backup.
games-direct = direct messages
games-theirs = - Against **{ $opponent }** in { $place }: [to the board]({ $link }) · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
settings-server = **Settings of this server**
    Language of boards and invitations: **{ $language }**
    Look of boards: **{ $board }**
    Computer hints (`/{ command-hint }`): **{ $hints }**
    Reviews of finished games: **{ $reviews }**
    -# Automatic: this server’s language on Discord, or that of whoever starts the game if the server has left Discord’s default. The look applies from the next board on, the language from the next game on. With `/{ command-preferences }`, everyone chooses what only they see.
settings-own = **Your preferences**
    Language of everything only you see, anywhere: **{ $language }**
    Look of boards and other pictures only you see: **{ $board }**
    Computer hints (`/{ command-hint }`) in games you start outside servers: **{ $hints }**
    Reviews of those games: **{ $reviews }**
    -# Automatic: your language on Discord. Games you start outside servers have your language and look, too.
tokens-board = On the board
tokens-library = Drawn by the Great Library, seen by you alone
tokens-some = { $place }: { $tokens }
tokens-none = { $place }: no tokens
thread-name = { $players } · { $game }
thread-opened = The thread is open.

## The computer stands in

substitute-choose = For whom shall the computer (**{ $level }**) play on?
substitute-mine = - For you, if **{ $rival }** { $count ->
    [one] agrees
   *[other] agree
}.
substitute-theirs-now = - For **{ $name }**, at once: **{ $name }** has been on turn for more than { $days } days.
substitute-theirs-due = - For **{ $name }** from { $when } on, unless **{ $name }** moves before.
substitute-theirs-later = - For **{ $name }** only once **{ $name }** has been on turn for { $days } days without moving.
substitute-asked = I have asked **{ $rival }**. { $count ->
    [one] Until the answer comes
   *[other] Until all have answered
}, the game goes on as it is.
substitute-request = { $rival }, **{ $name }** would like the computer (**{ $level }**) to play on instead. { $count ->
    [one] Do you agree?
   *[other] Do you all agree?
}
    -# Until you answer, the game goes on as it is. If you agree, **{ $name }** can take the seat back at any time with `/{ command-substitute }`.
substitute-agreed = **{ $rival }** { $count ->
    [one] agrees
   *[other] agree
}: from now on the computer (**{ $level }**) plays for **{ $name }**.
    -# As long as the game goes on, **{ $name }** can take the seat back with `/{ command-substitute }`.
substitute-noted = You agree. The computer takes the seat once everybody asked has agreed.
substitute-declined = **{ $rival }** does not agree: **{ $name }** plays on without the computer.
substitute-withdrawn = **{ $name }** has withdrawn the request and plays on without the computer.
substitute-filled = From now on the computer plays for **{ $name }**.
substitute-gone = { $member }, it has been your turn for more than { $days } days. At the request of **{ $name }**, the computer (**{ $level }**) now plays for you.
    -# As long as the game goes on, you can take your seat back with `/{ command-substitute }`.
substitute-back-really = The computer plays in your place here. Do you want to play on yourself?
substitute-back = You play yourself again.
substitute-returned = **{ $name }** is back and plays on; the computer leaves the table.

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-cut = Cut and accept
button-build = Build · { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
    .beside-sign = { $coins } · Build
button-discard = Discard · +{ $coins } coins
    .beside-sign = +{ $coins } · Discard
button-wonder = { $name } · { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
    .beside-sign = { $coins } · { $name }
button-library = Look at the three tokens
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
select-revive = { $parts ->
    [1] Choose the card to build for free
   *[other] Choose the card to build for free ({ $part } of { $parts })
}

## Refusals

apology = Something went wrong on my side; your game is safe. `/{ command-board }` shows it again. If this keeps happening, tell the people who host me this number: `{ $number }`
permission-name = { $permission ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [attach_files] Attach Files
    [create_public_threads] Create Public Threads
    [manage_threads] Manage Threads
   *[other] { $permission }
}
refusal-cannot-post = I cannot play here: I lack the permission **{ permission-name }** in this channel. Once somebody has granted it, try again.
refusal-cannot-show = What you did is saved, but I cannot show the board: I lack the permission **{ permission-name }** in this channel. Once somebody has granted it, `/{ command-board }` shows the game again.
refusal-illegal-move = That move is not possible now; nothing has changed. `/{ command-board }` shows what is.
refusal-unknown-move = I do not know that move; nothing has changed. `/{ command-board }` shows what is possible.
refusal-unknown-control = I do not know this button any more. `/{ command-board }` shows the present board.
refusal-unknown-choice = This command has no such choice. Type `/` and choose one of those that are shown.
refusal-restarting = I am just being restarted, so nothing has changed; your games are safe. Try again in half a minute.
refusal-no-such-table = That game no longer exists. `/{ command-duel }` begins a new one.
refusal-damaged-table = What is stored of this game is damaged, so it cannot go on; all other games are well. Whoever hosts me can bring it back from a backup. As long as it takes up this channel, whoever plays in it or manages the server can end it with `/{ command-resign }`.
refusal-no-such-challenge = That challenge no longer exists. `/{ command-duel }` makes a new one.
refusal-table-ended = That game is over. `/{ command-duel }` begins a new one.
refusal-moved-already = That move has been made already. `/{ command-board }` shows the present board.
refusal-unavailable = I cannot save or look up games just now, so this was not done. What was saved before is safe. Please try again in a minute; `/{ command-board }` shows where the game stands.
refusal-discord-fails = Discord did not let my answer through. Whatever you had played is saved; `/{ command-board }` shows where the game stands.
refusal-busy = A great many people are playing just now, and I cannot keep up with the pictures. Please try again in a minute.
refusal-channel-taken = A game is running in this channel already. Play in another channel, or finish this one first.
refusal-channel-taken-thread = A game is running in this channel already. Shall I open a thread for the new one?
refusal-channel-taken-no-thread = A game is running in this channel already, and I cannot open a thread: I lack the permission **{ permission-name }**.
refusal-no-game-here = There is no game in this channel. `/{ command-duel }` begins one.
refusal-not-your-table = You do not play in this game; you are welcome to watch. `/{ command-duel }` begins one of your own.
refusal-not-your-turn = It is not your turn: **{ $name }** { $count ->
    [one] is
   *[other] are
} to move.
refusal-not-your-turn-computer = It is not your turn: the computer is thinking.
refusal-only-challenged = Only **{ $name }** can answer this challenge.
refusal-only-challenger = Only **{ $name }** can withdraw this challenge.
refusal-challenge-answered = This challenge has been answered already.
refusal-challenge-expired = This challenge has expired. `/{ command-duel }` makes a new one.
refusal-challenge-waiting = A challenge between the two of you is waiting for an answer in this channel already.
refusal-challenge-self = You cannot challenge yourself. Name somebody else, or leave the option empty to play against the computer.
refusal-challenge-bot = **{ $name }** is a bot and does not play. Leave the option empty to play against the computer.
refusal-challenge-unseen = **{ $name }** cannot see this channel. Challenge somebody here, or play where both of you can read.
refusal-challenge-in-dm = Nobody else reads this conversation. Play against the computer here, or challenge people in a server.
refusal-watch-computer-only = You can only watch the computer play itself: leave the opponent out.
refusal-level-computer-only = A level is for the computer only: leave out the level, or the opponent to play against the computer.
refusal-cut-computer-only = Whoever accepts a challenge cuts the cards: **{ $name }** can do so. Leave out your own words, or the opponent to play against the computer.
refusal-form-late = That took me too long to show you the form. Press the button once more.
refusal-replaced = The computer plays in your place here. As long as the game goes on, `/{ command-substitute }` gives you your seat back.
refusal-replaced-already = The computer plays for **{ $name }** already.
refusal-only-computer = You play against the computer here: it waits as long as you like. `/{ command-resign }` gives the game up.
refusal-only-asked = Only **{ $name }** can answer this request.
refusal-only-asker = Only **{ $name }** can withdraw this request.
refusal-request-over = This request no longer counts: it was answered, withdrawn or made anew. `/{ command-substitute }` makes a new one.
refusal-not-deserted = The computer can only play for **{ $name }** once **{ $name }** has been on turn for { $days } days without moving.
refusal-not-abandoned = You do not play in this game. As you manage the server, you can end it with `/{ command-resign }` from { $when } on, unless somebody moves before.
refusal-seated-already = You play in this game yourself. `/{ command-board }` shows the present board.
refusal-not-manager = Only people who manage this server can change its settings. With `/{ command-preferences }` you choose for yourself.
refusal-hints-off = Hints are switched off here. Whoever manages the server can switch them on with `/{ command-settings }`; outside servers, whoever started the game can with `/{ command-preferences }`.
refusal-nothing-to-decide = There is nothing to decide: only one move is possible.
refusal-hint-forbidden = { $others ->
    [one] Your opponent is
   *[other] The others are
} told of every hint, and I cannot do that here: I lack the permission **{ permission-name }** in this channel. So there is no hint.
refusal-hint-untold = { $others ->
    [one] Your opponent is
   *[other] The others are
} told of every hint, and I could not do that just now. So there is no hint; try again in a moment.
refusal-no-city = **{ $name }** does not play in this game.
refusal-review-running = The game of this channel still goes on; it can be reviewed after its end. Until then, `/{ command-hint }` helps you on your turn.
refusal-review-off = Reviews are switched off here. Whoever manages the server can switch them on with `/{ command-settings }`; outside servers, whoever started the game can with `/{ command-preferences }`.
refusal-review-empty = No move was made in that game, so there is nothing to review.
refusal-review-closing = I am about to restart. Ask for the review again in a minute.
refusal-no-card = I know no card, wonder or token called **{ $name }**. Choose one from the list while typing.

## Help

help-begin = **Start a game**: { $games }.
help-begin-two = `/{ $command }` plays { $game } against anyone you name, or against the computer if you name nobody
help-begin-more = `/{ $command }` opens a table for { $game }, with { $least } to { $most } players
help-levels = **Computer levels**: { $levels }.
help-turn = **Your turn**: press a button under the board. Only you see what it offers, and nothing is played until you choose.
help-look = **The game so far**: { $commands }.
help-learn = **Get better**: `/{ command-card }` explains a card, `/{ command-hint }` your best moves, `/{ command-review }` a finished game, `/{ command-verify }` proves that the deal was fair.
help-seat = **Your games**: `/{ command-games }` lists them, `/{ command-resign }` gives one up, `/{ command-substitute }` lets the computer take over a seat.
help-choose = **Choose**: `/{ command-preferences }` your language and look, `/{ command-settings }` what applies to this server, `/{ command-privacy }` shows what I store about you, `/{ command-forget-me }` deletes it.
help-fan = -# A fan project, not affiliated with the publisher of 7 Wonders.
