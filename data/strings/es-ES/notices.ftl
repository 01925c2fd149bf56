# What tells a person of a turn: a direct message, a line for each game, or a line in the channel.

notice-turn = 🔔 Es tu turno en **{ $game }**. Puedes jugar aquí o en el canal: { $link }
notice-over = Ese turno de **{ $game }** ya ha pasado.
notice-several = 🔔 **{ $count } partidas te esperan:**
notice-line = - **{ $game }** con { $opponents }: { $link }
notice-mention = 🔔 { $member }, es tu turno: { $link }
notice-closed = 🔔 { $member }, es tu turno: { $link }
    -# Discord no me deja enviarte mensajes directos. Permítelos en este servidor y después elige de nuevo en `/{ command-settings }`. Hasta entonces, te menciono aquí.
