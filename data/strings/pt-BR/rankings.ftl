# Classificações, estatísticas e o histórico das próprias partidas.

## Classificações

leaderboard-here = { $game } · este servidor
leaderboard-everywhere = { $game } · todos os servidores
leaderboard-empty-here = Ainda não há ninguém na classificação de { $game }. Partidas jogadas até o fim contam automaticamente, menos aquelas em que alguém que jogava só contra o computador desfez uma jogada.
leaderboard-empty-everywhere = Ainda não há ninguém na classificação de { $game } em todos os servidores. Nela só aparece quem quer: `/{ command-join-rankings }` com a opção **{ command-join-rankings-everywhere }**.
leaderboard-note = -# Quem chega começa com { $newcomer }; vencer os fortes vale mais, e quem abandona uma partida perde. Em todos os servidores só aparece quem quer: `/{ command-join-rankings }`. Para sair: `/{ command-leave-rankings }`.
leaderboard-alt = Classificação, { $heading }: { $rows }. Para comparar, o computador: { $levels }.
leaderboard-alt-row = { $place }. { $name }, { $rating } (vencidas: { $wins } de { $games })
leaderboard-alt-level = { $name }, { $rating }
picture-ranking-games = vencidas: { $wins } de { $games }
picture-ranking-computer = O computador
rankings-here = Você aparece na classificação dos servidores em que joga, e em nenhuma outra.
rankings-everywhere = Você aparece na classificação dos servidores em que joga e na de todos, com o nome da sua última partida.
rankings-nowhere = Você não aparece mais em nenhuma classificação, e ninguém mais vê suas estatísticas. Suas partidas continuam contando, para que seus oponentes ganhem e percam o que é justo; `/{ command-join-rankings }` traz você de volta.

## Estatísticas

picture-stats-victories = Tipos de vitória
picture-stats-wonders = Maravilhas: vencidas / jogadas
picture-stats-games = Partidas
picture-stats-wins = Vitórias
picture-stats-rate = Vencidas
picture-stats-average = Média
picture-stats-best = Mais pontos
victory-civilian = Civil
    .within = civil
victory-tiebreak = Desempate
    .within = desempate
victory-draw = Compartilhada
    .within = compartilhada
victory-military = Militar
    .within = militar
victory-science = Científica
    .within = científica
victory-resignation = Por desistência
    .within = por desistência
victory-points = Por pontos
    .within = por pontos
victory-shared = Compartilhada
    .within = compartilhada
victory-wonder = Maravilha completa
    .within = Maravilha completa
victory-cards = Fim das cartas
    .within = fim das cartas
stats-rank = { $place }º de { $of }
stats-unlisted = Fora da lista
stats-none = { $name } ainda não terminou nenhuma partida que eu possa mostrar.
stats-place = -# Posição média no fim: { $place }.
stats-left = -# Partidas abandonadas antes do fim: { $count }.
stats-against = Contra { $rival }, vencidas: { $ahead }, perdidas: { $behind }, empatadas: { $equal }
stats-alt = { $name }, { $game }. { $lines }.
stats-alt-item = { $label }: { $value }
refusal-not-ranked = Não posso mostrar aqui as estatísticas de **{ $name }**: essa pessoa não está na classificação deste servidor, ou saiu dela.

## Histórico

history-title = **Suas partidas terminadas**, página { $page }
history-none = Você ainda não terminou nenhuma partida.
history-line = **{ $number }.** { $game } · { $when } · { $outcome } · { $opponents }
history-game = { $game } · { $when } · { $outcome } · { $opponents }
history-won = vitória ({ $kind })
history-lost = derrota ({ $kind })
history-place = { $place }º de { $of }
history-left = abandonada antes do fim
history-choose = Escolha uma partida para rever
history-option = { $number }. { $game } · { $opponents }
button-newer = Mais recentes
button-older = Mais antigas
button-proof = Verificar a distribuição

## Ajuda

help-rankings = **Classificação**: `/{ command-leaderboard }` mostra os melhores, `/{ command-stats }` o que você alcançou, `/{ command-history }` suas partidas terminadas; `/{ command-leave-rankings }` tira você das listas, `/{ command-join-rankings }` põe de volta. `/{ command-export }` entrega uma partida como arquivo, `/{ command-import }` abre um.
