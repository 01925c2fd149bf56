# What tells a person of a turn: a direct message, a line for each game, or a line in the channel.

notice-turn = 🔔 It is your turn in **{ $game }**. You can play here, or in the channel: { $link }
notice-over = This turn in **{ $game }** is over.
notice-several = 🔔 **{ $count } games are waiting for you:**
notice-line = - **{ $game }** with { $opponents }: { $link }
notice-mention = 🔔 { $member }, it is your turn: { $link }
notice-closed = 🔔 { $member }, it is your turn: { $link }
    -# Discord does not let me send you direct messages. Allow them for this server, and then choose again in `/{ command-settings }`. Until then, I mention you here.
