# Taking back a move: the request, the answers, and what is told afterwards.

undo-request = **{ $name }** would like to take back { $moves ->
    [one] the last move.
   *[other] the last { $moves } moves.
} { $count ->
    [one] { $rival } has to agree.
   *[other] Everyone has to agree: { $rival }.
}
    -# Until then, the game goes on as it is; the next move ends the request.
undo-noted = You agree. The moves are taken back once everyone I asked has agreed.
undo-declined = **{ $rival }** does not agree: **{ $name }**’s move stands.
undo-withdrawn = **{ $name }** has withdrawn the request: the move stands.
undo-over-moved = **{ $name }** asked to take a move back, but the game went on.
undo-over-ended = **{ $name }** asked to take a move back, but the game is over.
undo-over-replaced = **{ $name }** asked to take a move back, but another request has taken its place below.
undo-over-closed = **{ $name }** asked to take a move back, but the request was answered, or the players have changed.
undo-done = ↩️ **{ $name }** has taken back { $moves ->
    [one] the last move.
   *[other] the last { $moves } moves.
}
undo-agreed = ↩️ { $rival } { $count ->
    [one] agrees
   *[other] agree
}: **{ $name }** takes back { $moves ->
    [one] the last move.
   *[other] the last { $moves } moves.
}
undo-turned = Something hidden had been seen by then: { $seen }.
undo-turned-cards = newly revealed cards
undo-turned-choices = what everyone chose
undo-turned-hands = the hands passed on
undo-turned-tokens = newly revealed tokens
undo-turned-wonders = newly revealed Wonders
undo-rated = -# Everyone has agreed: the game still counts for the ratings.
undo-unrated = -# Nobody had to agree, so the game no longer counts for the ratings.
undo-board = ↩️ **{ $name }** has taken back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves
}. Before that:
undone = { $count ->
    [one] -# ↩️ One move of this game was taken back and is not shown.
   *[other] -# ↩️ { $count } moves of this game were taken back and are not shown.
}
undone-then = ↩️ { $when }: **{ $name }** took back { $count ->
    [one] one move.
   *[other] { $count } moves.
}
refusal-undo-over = This request is no longer open: it was answered or withdrawn, somebody has made a move, or the players have changed. `/{ command-undo }` makes a new one.
refusal-undo-replaced = This request is no longer open: another one has taken its place below.
refusal-undo-choice = You can simply change your choice until everyone has chosen: press the button under the board.
refusal-undo-nothing = You have made no choice yet that could be taken back.
refusal-undo-absent = The computer is playing for **{ $name }**, who therefore cannot agree, and one of **{ $name }**’s own moves would be taken back too.
refusal-undo-counts = This game counts for the ratings or for a tournament, so nothing can be taken back while the computer is playing for **{ $name }**, who cannot agree but may still come back.
