# Seguir partidas sin jugar, y lo que estaba oculto en ellas.

button-watch = 👀 Seguir
button-watch-end = Avísame al final
button-watch-ages = Avísame en cada Era
button-watch-stop = Dejar de seguir
watch-end = 👀 Sigues esta partida. Te menciono aquí cuando termine. Lo que está oculto sigue oculto hasta entonces.
watch-ages = 👀 Sigues esta partida. Te menciono aquí en cada Era y cuando termine. Lo que está oculto sigue oculto hasta entonces.
watch-stopped = Ya no sigues esta partida.
watch-age = 👀 { $who }: empieza la { $age } en la partida que sigues.
watch-ended = 👀 { $who }: la partida que seguías terminó. { $outcome }
refusal-watch-seated = Tú juegas en esta partida: te aviso cuando te toque.
refusal-limit-spectators = { $count ->
    [one] Una persona sigue
   *[other] { $count } personas siguen
} ya esta partida, y no caben más. El tablero está aquí para todos.
refusal-limit-spectated = Ya sigues { $count ->
    [one] una partida
   *[other] { $count } partidas
}. Antes, deja de seguir alguna.
privacy-watched = - Partidas que sigues, hasta que terminen: { $count }.

## What was hidden

button-hidden = Lo que estaba oculto
hidden-title = **Lo que estaba oculto hasta el final**
refusal-hidden-running = Esta partida todavía está en curso: lo que está oculto sigue oculto hasta que termine.
hidden-duel-face-down = - { $age }, aún boca abajo: { $items }
hidden-duel-later = - { $age }, no alcanzada: { $items }
hidden-duel-out = - { $age }, se quedaron en la caja: { $items }
hidden-duel-out-wonders = - Maravillas que se quedaron en la caja: { $items }
hidden-duel-out-tokens = - Fichas de Progreso que se quedaron en la caja: { $items }
hidden-seven-under = - Bajo la Maravilla de { $name }: { $items }
hidden-seven-under-free-city = - Bajo la Maravilla de la Ciudad Libre: { $items }
hidden-seven-discards = - En la pila de descartes: { $items }
hidden-seven-hand = - En la mano de { $name }: { $items }
hidden-seven-guilds = - Gremios que no estaban en la partida: { $items }
hidden-architects-deck = - Mazo de { $name }, desde arriba: { $items }
hidden-architects-centre = - Mazo central, desde arriba: { $items }
hidden-architects-tokens = - Fichas de Progreso boca abajo, desde arriba: { $items }
