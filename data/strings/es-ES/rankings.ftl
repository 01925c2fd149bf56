# Clasificaciones, estadísticas y el historial de las propias partidas.

## Clasificaciones

leaderboard-here = { $game } · este servidor
leaderboard-everywhere = { $game } · todos los servidores
leaderboard-empty-here = Aún no hay nadie en la clasificación de { $game }. Las partidas jugadas hasta el final cuentan automáticamente, menos aquellas en las que alguien que jugaba solo contra el ordenador deshizo una jugada.
leaderboard-empty-everywhere = Aún no hay nadie en la clasificación de { $game } de todos los servidores. En ella solo aparece quien quiere: `/{ command-join-rankings }` con la opción **{ command-join-rankings-everywhere }**.
leaderboard-note = -# Se empieza con { $newcomer }; ganar a los fuertes vale más, y quien abandona una partida la pierde. En la de todos los servidores solo aparece quien quiere: `/{ command-join-rankings }`. Para salir: `/{ command-leave-rankings }`.
leaderboard-alt = Clasificación, { $heading }: { $rows }. Para comparar, el ordenador: { $levels }.
leaderboard-alt-row = { $place }. { $name }, { $rating } (ganadas: { $wins } de { $games })
leaderboard-alt-level = { $name }, { $rating }
picture-ranking-games = ganadas: { $wins } de { $games }
picture-ranking-computer = El ordenador
rankings-here = Apareces en la clasificación de los servidores donde juegas, y en ninguna otra.
rankings-everywhere = Apareces en la clasificación de los servidores donde juegas y en la de todos, con el nombre de tu última partida.
rankings-nowhere = Ya no apareces en ninguna clasificación, y nadie más ve tus estadísticas. Tus partidas siguen contando, para que tus oponentes ganen y pierdan lo justo; con `/{ command-join-rankings }` vuelves.

## Estadísticas

picture-stats-victories = Tipos de victoria
picture-stats-wonders = Maravillas: ganadas / jugadas
picture-stats-games = Partidas
picture-stats-wins = Victorias
picture-stats-rate = Ganadas
picture-stats-average = Media
picture-stats-best = Más puntos
victory-civilian = Civil
    .within = civil
victory-tiebreak = Desempate
    .within = desempate
victory-draw = Compartida
    .within = compartida
victory-military = Militar
    .within = militar
victory-science = Científica
    .within = científica
victory-resignation = Por abandono
    .within = por abandono
victory-points = Por puntos
    .within = por puntos
victory-shared = Compartida
    .within = compartida
victory-wonder = Maravilla terminada
    .within = Maravilla terminada
victory-cards = Sin más cartas
    .within = sin más cartas
stats-rank = { $place }.º de { $of }
stats-unlisted = Sin puesto
stats-none = { $name } aún no ha terminado ninguna partida que pueda enseñar.
stats-place = -# Puesto medio al final: { $place }.
stats-left = -# Partidas abandonadas antes del final: { $count }.
stats-against = Contra { $rival }, ganadas: { $ahead }, perdidas: { $behind }, empatadas: { $equal }
stats-alt = { $name }, { $game }. { $lines }.
stats-alt-item = { $label }: { $value }
refusal-not-ranked = No puedo enseñarte aquí las estadísticas de **{ $name }**: no está en la clasificación de este servidor, o ha salido de ella.

## Historial

history-title = **Tus partidas terminadas**, página { $page }
history-none = Aún no has terminado ninguna partida.
history-line = **{ $number }.** { $game } · { $when } · { $outcome } · { $opponents }
history-game = { $game } · { $when } · { $outcome } · { $opponents }
history-won = victoria ({ $kind })
history-lost = derrota ({ $kind })
history-place = { $place }.º de { $of }
history-left = abandonada antes del final
history-choose = Elige una partida para volver a verla
history-option = { $number }. { $game } · { $opponents }
button-newer = Más recientes
button-older = Más antiguas
button-proof = Comprobar el reparto

## Ayuda

help-rankings = **Clasificación**: `/{ command-leaderboard }` muestra a los mejores, `/{ command-stats }` lo que has logrado, `/{ command-history }` tus partidas terminadas; `/{ command-leave-rankings }` te quita de las listas, `/{ command-join-rankings }` te devuelve a ellas. `/{ command-export }` entrega una partida como archivo, `/{ command-import }` abre uno.
