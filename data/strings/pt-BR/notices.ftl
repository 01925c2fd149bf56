# What tells a person of a turn: a direct message, a line for each game, or a line in the channel.

notice-turn = 🔔 É a sua vez em **{ $game }**. Você pode jogar aqui ou no canal: { $link }
notice-over = Essa vez em **{ $game }** já passou.
notice-several = 🔔 **{ $count } partidas esperam por você:**
notice-line = - **{ $game }** com { $opponents }: { $link }
notice-mention = 🔔 { $member }, é a sua vez: { $link }
notice-closed = 🔔 { $member }, é a sua vez: { $link }
    -# O Discord não me deixa enviar mensagens diretas a você. Permita-as neste servidor e depois escolha de novo em `/{ command-settings }`. Até lá, menciono você aqui.
