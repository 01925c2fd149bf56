# Acompanhar partidas sem jogar, e o que estava oculto nelas.

button-watch = 👀 Acompanhar
button-watch-end = Avise-me no fim
button-watch-ages = Avise-me a cada Era
button-watch-stop = Parar de acompanhar
watch-end = 👀 Você está acompanhando esta partida. Vou mencionar você aqui quando ela acabar. O que está oculto fica oculto até lá.
watch-ages = 👀 Você está acompanhando esta partida. Vou mencionar você aqui a cada Era e quando ela acabar. O que está oculto fica oculto até lá.
watch-stopped = Você não acompanha mais esta partida.
watch-age = 👀 { $who }: a { $age } começa na partida que você acompanha.
watch-ended = 👀 { $who }: a partida que você acompanhava acabou. { $outcome }
refusal-watch-seated = Você joga nesta partida: eu aviso quando for a sua vez.
refusal-limit-spectators = { $count ->
    [one] Uma pessoa já acompanha
   *[other] { $count } pessoas já acompanham
} esta partida, e não cabem mais. O tabuleiro está aqui para todos.
refusal-limit-spectated = Você já acompanha { $count ->
    [one] uma partida
   *[other] { $count } partidas
}. Pare de acompanhar uma delas primeiro.
privacy-watched = - Partidas que você acompanha, até elas acabarem: { $count }.

## What was hidden

button-hidden = O que estava oculto
hidden-title = **O que estava oculto até o fim**
refusal-hidden-running = Esta partida ainda está em andamento: o que está oculto fica oculto até ela acabar.
hidden-duel-face-down = - { $age }, ainda viradas para baixo: { $items }
hidden-duel-later = - { $age }, não alcançada: { $items }
hidden-duel-out = - { $age }, ficaram na caixa: { $items }
hidden-duel-out-wonders = - Maravilhas que ficaram na caixa: { $items }
hidden-duel-out-tokens = - Fichas de Progresso que ficaram na caixa: { $items }
hidden-seven-under = - Sob a Maravilha de { $name }: { $items }
hidden-seven-under-free-city = - Sob a Maravilha da Cidade Livre: { $items }
hidden-seven-discards = - Na pilha de descartes: { $items }
hidden-seven-hand = - Na mão de { $name }: { $items }
hidden-seven-guilds = - Guildas que não estavam na partida: { $items }
hidden-architects-deck = - Baralho de { $name }, a partir do topo: { $items }
hidden-architects-centre = - Baralho central, a partir do topo: { $items }
hidden-architects-tokens = - Fichas de Progresso viradas para baixo, a partir do topo: { $items }
