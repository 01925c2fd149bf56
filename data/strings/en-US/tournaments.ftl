# Tournaments: their message, their games, and what is told privately.

tournament-unnamed = Tournament
tournament-swiss = { $game }, Swiss system, { $rounds ->
    [0] rounds by the number of players
    [one] one round
   *[other] { $rounds } rounds
}. { $clock }.
tournament-robin = { $game }, round robin: everyone plays everyone. { $clock }.
tournament-open = **Join below!** { $member } starts it, with 4 to 64 players. Each game has its own thread here.
    .managed = **Join below!** Whoever manages this server starts it, with 4 to 64 players. Each game has its own thread here.
tournament-running = **Round { $round } of { $rounds }**. When all its games are over, the next round begins by itself.
    .last = **Round { $round } of { $rounds }**, the last one. When all its games are over, the tournament is decided.
tournament-over-line = The tournament is over.
tournament-ended-line = The tournament was ended early. Games that are running go on.
tournament-people = { $count ->
    [0] Nobody has joined yet.
    [one] One player:
   *[other] { $count } players:
}
tournament-game = **{ $name }**, round { $round }, table { $table }: **{ $first }** against **{ $second }**
tournament-unplayed = **{ $name }**, round { $round }, table { $table }: **{ $left }** has left the tournament, so { $winner } wins without playing. When all other games are over, the next round begins by itself.
    .last = **{ $name }**, round { $round }, table { $table }: **{ $left }** has left the tournament, so { $winner } wins without playing. When all other games are over, the tournament is decided.
tournament-thread = Round { $round }: { $first } – { $second }
tournament-round = Round { $round }
tournament-tied-swiss = -# In brackets, what decides between equal points: the points of all opponents together.
tournament-tied-robin = -# In brackets, what decides between equal points: the points of everyone a player has beaten, and half the points of everyone the player has drawn with.
tournament-rounds = Choose a round
tournament-bye = no opponent
tournament-playing = still playing
tournament-not-begun = The tournament has not begun yet.
tournament-joined = **{ $name }**: you have joined. When the tournament begins, your first game opens in a thread here and mentions you.
tournament-left = **{ $name }**: you have left. If a game of yours is running, it goes on.
tournament-begins = **{ $name }**: the tournament begins.
tournament-end-really = **{ $name }: end the tournament now?** Nobody wins it, and no further round is played.
tournament-ended = **{ $name }**: the tournament has ended.
tournament-won = { $count ->
    [one] 🏆 **{ $name }**: { $winners } wins the tournament. Congratulations!
   *[other] 🏆 **{ $name }**: { $winners } win the tournament together. Congratulations!
}
tournament-alt-row = { $place }. { $name }: { $points } ({ $ties })
    .gone = { $place }. { $name }: { $points } ({ $ties }), no longer playing
tournament-alt-table = { $name }, points: { $rows }
tournament-alt-game = { $first } – { $second }: { $result }
tournament-alt-round = Round { $round }: { $rows }
tournaments-listed = **Tournaments of this server**
tournaments-none = There is no tournament on this server. Whoever manages the server or its events opens one with `/{ command-tournament }`.
tournaments-open = - **{ $name }** ({ $game }) can be joined, { $people ->
    [0] no players
    [one] one player
   *[other] { $people } players
} so far: { $link }
tournaments-running = - **{ $name }** ({ $game }), round { $round } of { $rounds }: { $link }
tournaments-over = - **{ $name }** ({ $game }), won by { $winners }: { $link }

button-tournament-join = Join
button-tournament-leave = Leave
button-tournament-begin = Start
button-tournament-ask = End
button-tournament-end = End the tournament
button-tournament-table = Whole table
button-tournament-rounds = All rounds

select-tournament = Leave or end a tournament
option-tournament-leave = Leave: { $name }
option-tournament-ask = End: { $name }

refusal-tournament-place = A tournament needs a text channel of a server that has installed me, so that its games can have threads.
refusal-tournament-not-allowed = Only those who can manage this server or its events can open a tournament here.
refusal-tournament-not-organizer = Only whoever opened this tournament, or manages the server, can do that.
refusal-tournament-in = You have already joined this tournament.
refusal-tournament-not-in = You are not playing in this tournament.
refusal-tournament-full = This tournament is full: { $most } players have joined.
refusal-tournament-too-few = A tournament needs at least { $least } players.
refusal-tournament-begun = This tournament has begun. `/{ command-tournaments }` shows others.
refusal-tournament-over = This tournament is over.
refusal-tournament-changed = Somebody has joined or left just now. Press again.
refusal-tournament-rematch = This game belongs to a tournament, which decides who plays whom next. You can play each other outside it, too: `/{ command-help }` tells you how to start a game.
help-tournament = **Tournaments**: `/{ command-tournament }` opens one, `/{ command-tournaments }` shows those of this server.
