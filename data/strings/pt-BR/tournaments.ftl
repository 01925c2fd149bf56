# Tournaments: their message, their games, and what is told privately.

tournament-unnamed = Torneio
tournament-swiss = { $game }, sistema suíço, { $rounds ->
    [0] rodadas conforme o número de jogadores
    [one] uma rodada
   *[other] { $rounds } rodadas
}. { $clock }.
tournament-robin = { $game }, todos contra todos. { $clock }.
tournament-open = **Entre abaixo!** { $member } dá início, com 4 a 64 jogadores. Cada partida tem seu próprio tópico aqui.
    .managed = **Entre abaixo!** Quem gerencia este servidor dá início, com 4 a 64 jogadores. Cada partida tem seu próprio tópico aqui.
tournament-running = **Rodada { $round } de { $rounds }**. Quando todas as partidas terminarem, a próxima rodada começa sozinha.
    .last = **Rodada { $round } de { $rounds }**, a última. Quando todas as partidas terminarem, o torneio estará decidido.
tournament-over-line = O torneio terminou.
tournament-ended-line = O torneio foi encerrado antes do fim. As partidas em andamento continuam.
tournament-people = { $count ->
    [0] Ninguém entrou ainda.
    [one] Um jogador:
   *[other] { $count } jogadores:
}
tournament-game = **{ $name }**, rodada { $round }, mesa { $table }: **{ $first }** contra **{ $second }**
tournament-unplayed = **{ $name }**, rodada { $round }, mesa { $table }: **{ $left }** saiu do torneio, então { $winner } vence sem jogar. Quando todas as outras partidas terminarem, a próxima rodada começa sozinha.
    .last = **{ $name }**, rodada { $round }, mesa { $table }: **{ $left }** saiu do torneio, então { $winner } vence sem jogar. Quando todas as outras partidas terminarem, o torneio estará decidido.
tournament-thread = Rodada { $round }: { $first } – { $second }
tournament-round = Rodada { $round }
tournament-tied-swiss = -# Entre parênteses, o que desempata: a soma dos pontos de todos os oponentes.
tournament-tied-robin = -# Entre parênteses, o que desempata: os pontos de quem o jogador venceu e metade dos pontos de quem empatou com ele.
tournament-rounds = Escolha uma rodada
tournament-bye = sem oponente
tournament-playing = em andamento
tournament-not-begun = O torneio ainda não começou.
tournament-joined = **{ $name }**: você entrou. Quando o torneio começar, sua primeira partida abre em um tópico aqui e menciona você.
tournament-left = **{ $name }**: você saiu. Se você tem uma partida em andamento, ela continua.
tournament-begins = **{ $name }**: o torneio começa.
tournament-end-really = **{ $name }: encerrar o torneio agora?** Ninguém vence, e não há mais rodadas.
tournament-ended = **{ $name }**: o torneio foi encerrado.
tournament-won = { $count ->
    [one] 🏆 **{ $name }**: { $winners } vence o torneio. Parabéns!
   *[other] 🏆 **{ $name }**: { $winners } vencem o torneio juntos. Parabéns!
}
tournament-alt-row = { $place }. { $name }: { $points } ({ $ties })
    .gone = { $place }. { $name }: { $points } ({ $ties }), não joga mais
tournament-alt-table = { $name }, pontos: { $rows }
tournament-alt-game = { $first } – { $second }: { $result }
tournament-alt-round = Rodada { $round }: { $rows }
tournaments-listed = **Torneios deste servidor**
tournaments-none = Não há torneio neste servidor. Quem gerencia o servidor ou seus eventos abre um com `/{ command-tournament }`.
tournaments-open = - **{ $name }** ({ $game }) está aberto, { $people ->
    [0] nenhum jogador
    [one] um jogador
   *[other] { $people } jogadores
} até agora: { $link }
tournaments-running = - **{ $name }** ({ $game }), rodada { $round } de { $rounds }: { $link }
tournaments-over = - **{ $name }** ({ $game }), vencido por { $winners }: { $link }

button-tournament-join = Entrar
button-tournament-leave = Sair
button-tournament-begin = Começar
button-tournament-ask = Encerrar
button-tournament-end = Encerrar o torneio
button-tournament-table = Tabela completa
button-tournament-rounds = Todas as rodadas

select-tournament = Sair de um torneio ou encerrá-lo
option-tournament-leave = Sair: { $name }
option-tournament-ask = Encerrar: { $name }

refusal-tournament-place = Um torneio precisa de um canal de texto de um servidor em que estou instalado, para que suas partidas tenham tópicos.
refusal-tournament-not-allowed = Só quem pode gerenciar este servidor ou seus eventos pode abrir um torneio aqui.
refusal-tournament-not-organizer = Só quem abriu este torneio, ou gerencia o servidor, pode fazer isso.
refusal-tournament-in = Você já entrou neste torneio.
refusal-tournament-not-in = Você não joga neste torneio.
refusal-tournament-full = Este torneio está cheio: { $most } jogadores entraram.
refusal-tournament-too-few = Um torneio precisa de pelo menos { $least } jogadores.
refusal-tournament-begun = Este torneio já começou. `/{ command-tournaments }` mostra outros.
refusal-tournament-over = Este torneio terminou.
refusal-tournament-changed = Alguém acabou de entrar ou sair. Aperte de novo.
refusal-tournament-rematch = Esta partida é de um torneio, e é o torneio que decide quem joga contra quem. Vocês também podem jogar fora dele: `/{ command-help }` mostra como começar uma partida.
help-tournament = **Torneios**: `/{ command-tournament }` abre um, `/{ command-tournaments }` mostra os deste servidor.
