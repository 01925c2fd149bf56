# Looking back upon a finished game: its turning points, and how accurately everybody played.

review-wait = I am going through the game again, move by move. That takes about { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
review-progress = Move { $n } of { $moves }
review-accuracy = Accuracy: { $each }.
review-accuracy-of = { $who } ({ $accuracy })
review-no-choice = no choice
review-turn = **{ $number }.** Move { $n }: { $made } My advice: “**{ $advice }**. { $why }” Chance to win: { $best } → { $left }
review-warning = My warning would have been: “{ $risks }”
review-no-turns = No single move decided this game.
review-note = -# Chances as the computer estimates them at its highest level, using only what the player to move could see. The buttons show these moments.
review-moment = **Move { $n }**: { $made }
review-moment-advice = My advice to { $who } would have been: “**{ $advice }**. { $why }”
    Chance to win: { $left } instead of { $best }.
review-moment-best = This is what I would have told { $who }, too: “{ $why }”
    Chance to win: { $chance }.
review-alt-turns = Turning points: { $turns }.
review-alt-turn = { $number }: move { $n } of { $who }, from { $best } to { $left }
review-alt-seats = Chances to win over the game: { $each }.
review-alt-seat = { $who } ({ $chances })
