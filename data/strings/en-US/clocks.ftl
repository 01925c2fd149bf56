# The clocks of moves: the terms of an invitation, reminders, and what happens when time is up.

clock-terms-live = Time for each move: 3 minutes. When it is up, the computer makes that move.
clock-terms-day = Time for each move: 1 day. When it is up, the computer makes that move.
clock-terms-days = Time for each move: 3 days. When it is up, the computer makes that move.
clock-terms-week = Time for each move: 1 week. When it is up, the computer makes that move.
clock-until = -# ⏱️ Time for this move runs out { $when }.
clock-away = -# ⏱️ The clock of this turn stands still while { $players } { $count ->
        [one] is
       *[other] are
    } away.
# It stays after that time, which Discord then tells as past.
clock-reminder = ⏱️ { $players }: deadline for your move: { $when }.
clock-late-once = ⏱️ Time was up for { $players }: { $count ->
        [one] the computer made that move.
       *[other] the computer made those moves.
    }
clock-late-again = ⏱️ Time was up for { $players } twice in a row, and the computer made { $count ->
        [one] those moves. The next time, it takes over the seat.
       *[other] those moves. The next time, it takes over their seats.
    }
clock-late-taken = ⏱️ Time was up for { $players } three times in a row, so the computer plays on. `/{ command-substitute }` gives { $count ->
        [one] the seat
       *[other] each of them the seat
    } back.
clock-taken = ⏱️ Time is up for { $member } for the third time in a row: from now on, the computer (**{ $level }**) plays in that seat.
    -# As long as the game goes on, { $member } can take the seat back with the button or with `/{ command-substitute }`.
refusal-clock-not-here = A game with a clock needs a place where I can post by myself. Here I can only reply, so choose no clock.
away-noted = You are away from { $begins } to { $ends }. The clocks of all your games stand still until then. `/{ command-away }` with 0 days brings you back earlier.
away-back = Welcome back. The clocks of your games run again.
away-dropped = Your absence from { $begins } to { $ends } is no longer planned.
refusal-away-too-long = You can be away for { $most } days in a year, of which { $days ->
        [0] none are left
        [one] 1 day is left
       *[other] { $days } days are left
    }.
