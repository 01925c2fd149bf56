# Seguir partidas sin jugar, y lo que estaba oculto en ellas.

button-watch = 👀 Seguir
button-watch-end = Avísame al final
button-watch-ages = Avísame en cada Edad
button-watch-stop = Dejar de seguir
watch-end = 👀 Sigues esta partida. Te menciono aquí cuando termine. Lo que está oculto sigue oculto hasta entonces.
watch-ages = 👀 Sigues esta partida. Te menciono aquí en cada Edad y cuando termine. Lo que está oculto sigue oculto hasta entonces.
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
}. Deja antes de seguir una de ellas.
privacy-watched = - Partidas que sigues, hasta que terminen: { $count }.

## What was hidden

button-hidden = Lo que estaba oculto
hidden-title = **Lo que estaba oculto hasta el final**
refusal-hidden-running = Esta partida todavía está en curso: lo que está oculto sigue oculto hasta que termine.
duel-hidden-face-down = - { $age }, aún boca abajo: { $items }
duel-hidden-later = - { $age }, no alcanzada: { $items }
duel-hidden-out = - { $age }, se quedaron en la caja: { $items }
duel-hidden-out-wonders = - Maravillas que se quedaron en la caja: { $items }
duel-hidden-out-tokens = - Fichas de Progreso que se quedaron en la caja: { $items }
seven-hidden-under = - Bajo la Maravilla de { $name }: { $items }
seven-hidden-under-free-city = - Bajo la Maravilla de la Ciudad Libre: { $items }
seven-hidden-discards = - En la pila de descartes: { $items }
seven-hidden-hand = - En la mano de { $name }: { $items }
seven-hidden-guilds = - Gremios que no estaban en la partida: { $items }
architects-hidden-deck = - Mazo de { $name }, desde arriba: { $items }
architects-hidden-centre = - Mazo central, desde arriba: { $items }
architects-hidden-tokens = - Fichas de progreso boca abajo, desde arriba: { $items }
