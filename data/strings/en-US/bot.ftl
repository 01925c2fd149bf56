# What the bot itself says: games beginning and ending, buttons, refusals, help.

computer = Computer
computer-numbered = Computer { $number }

## Challenges

challenge-open = ⚔️ { $opponent }, **{ $challenger }** challenges you to a duel of 7 Wonders Duel.
challenge-wonders-draft = Wonders: drafted.
challenge-wonders-beginner = Wonders: the set for a first game.
challenge-begins-random = Who begins: drawn at random.
challenge-begins-me = **{ $challenger }** begins.
challenge-begins-opponent = **{ $opponent }** begins.
challenge-expires = -# The challenge expires { $when }.
challenge-alt = Poster: { $challenger } challenges { $opponent } to 7 Wonders Duel.
challenge-accepted = **{ $opponent }** has accepted the challenge of **{ $challenger }**. Let the game begin!
challenge-declined = **{ $opponent }** has declined the challenge of **{ $challenger }**.
challenge-withdrawn = **{ $challenger }** has withdrawn the challenge to **{ $opponent }**.
challenge-expired = The challenge of **{ $challenger }** to **{ $opponent }** has expired: 24 hours went by without an answer.

## A game

game-begins = { $first } begins. Good luck to both of you!
stale = That was a button of an older board. This is the board now:
library-private = Only you see these tokens. Keep one; the other two go back to the box.
price-line = **{ $name }**: { $price }
price-line-why = **{ $name }**: { $price } ({ $why })
offer-build = { $price } – { $does }
offer-wonder = - **{ $name }** · { $cost } · { $does }
offer-token = - **{ $name }** · { $does }
replay-alt = The game as a film, board by board: { $moves ->
    [one] one move
   *[other] { $moves } moves
}. /{ command-log } tells the same in words.
replay-goes-on = The game still goes on: this is how it came to the present board.
log-empty = No move has been made yet.
resign-really = Do you really want to resign? Your opponent wins the game at once.
resigned = You have resigned.
games-none = You have no running game. `/{ command-duel }` begins one.
games-yours = - **Your turn** against **{ $opponent }** in { $place }: [to the board]({ $link }) · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
games-direct = direct messages
games-theirs = - Against **{ $opponent }** in { $place }: [to the board]({ $link }) · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
settings-server = **Settings of this server**
    Language of boards and challenges: **{ $language }**
    Look of boards: **{ $board }**
    -# The look holds from the next board on, the language from the next game on.
settings-own = **Your settings**
    Language of the games you begin outside servers: **{ $language }**
    Look of boards: **{ $board }**
    -# The look holds for all that only you are shown, and for the games you begin outside servers.
tokens-board = On the board
tokens-library = Drawn by the Great Library, seen by you alone
tokens-some = { $place }: { $tokens }
tokens-none = { $place }: no tokens
thread-name = { $challenger } vs { $opponent } · Duel
thread-opened = The thread is open.

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-build = Build · { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
button-build-short = Build · { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ({ $lacking } short)
button-discard = Discard · +{ $coins } coins
button-wonder = { $name } · { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
button-wonder-short = { $name } · { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ({ $lacking } short)
button-library = Look at the three tokens
button-rematch = Rematch
button-replay = Watch the game
button-resign = Resign
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
refusal-cannot-show = Your move is saved, but I cannot show the board: I lack the permission **{ permission-name }** in this channel. Once somebody has granted it, `/{ command-board }` shows the game again.
refusal-illegal-move = That move is not possible now; nothing has changed. `/{ command-board }` shows what is.
refusal-unknown-move = I do not know that move; nothing has changed. `/{ command-board }` shows what is possible.
refusal-unknown-control = I do not know this button any more. `/{ command-board }` shows the present board.
refusal-no-such-table = That game no longer exists. `/{ command-duel }` begins a new one.
refusal-no-such-challenge = That challenge no longer exists. `/{ command-duel }` makes a new one.
refusal-table-ended = That game is over. `/{ command-duel }` begins a new one.
refusal-moved-already = That move has been made already. `/{ command-board }` shows the present board.
refusal-channel-taken = A game is running in this channel already. Play in another channel, or finish this one first.
refusal-channel-taken-thread = A game is running in this channel already. Shall I open a thread for the new one?
refusal-channel-taken-no-thread = A game is running in this channel already, and I cannot open a thread: I lack the permission **{ permission-name }**.
refusal-no-game-here = There is no game in this channel. `/{ command-duel }` begins one.
refusal-not-your-table = You do not play in this game; you are welcome to watch. `/{ command-duel }` begins one of your own.
refusal-not-your-turn = It is not your turn: **{ $name }** is to move.
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
refusal-not-manager = Only those who manage the server can choose for it. To choose for yourself, use `/{ command-settings }` in a direct message to me.
refusal-no-city = **{ $name }** does not play in this game.
refusal-no-card = I know no card, wonder or token called **{ $name }**. Choose one from the list while typing.

## Help

help-begin = **Play 7 Wonders Duel here**
    `/{ command-duel }` challenges somebody, or starts a game against the computer if you name nobody. One game can run in each channel or thread; you can play as many as you like.
help-turn = **Your turn**
    Each free card has a letter and a button. Pressing it shows you alone what you can do with the card and what it costs you: build it, discard it for coins, or put it under a wonder. Nothing is played until you choose one of those.
help-look = **Look around**
    `/{ command-board }` the board again, also in words · `/{ command-score }` the points so far · `/{ command-city }` all that a city has built · `/{ command-tokens }` the progress tokens · `/{ command-discard }` the discard pile · `/{ command-log }` the moves so far · `/{ command-replay }` the game as a film · `/{ command-card }` what a card does · `/{ command-games }` your games · `/{ command-resign }` give up · `/{ command-settings }` language and look of the boards (in a direct message to me: your own)
help-fan = -# A fan project, without ties to the publisher of 7 Wonders Duel.
