# Mesas para varios: invitaciones con sitios libres, elecciones a la vez, salidas.

lobby-open = 🏛️ **{ $host }** abre una mesa: { $game }.
begins-random = Quién empieza: se decide al azar.
begins = Empieza **{ $name }**.
begins-joining = Empieza quien se una.
lobby-host = - **{ $name }** (abrió la mesa)
lobby-joined = - **{ $name }**
lobby-invited = - { $name } (tiene una invitación)
alt-awaited = { $name } (aún no se ha unido)
lobby-seats = { $open ->
    [0] No queda ningún sitio libre.
    [one] Queda un sitio libre.
   *[other] Quedan { $open } sitios libres.
}
lobby-least = { $least ->
    [one] Basta un jugador para empezar.
   *[other] Bastan { $least } jugadores para empezar.
}
lobby-expires = -# La invitación caduca { $when }. La partida empieza sola cuando todos se hayan unido y no quede ningún sitio libre.
lobby-full = No queda ningún sitio libre. Hay otra partida en curso en este canal: cuando acabe, esta empezará sola.
lobby-full-host = No queda ningún sitio libre. Hay otra partida en curso en este canal: cuando acabe, **{ $host }** puede empezar esta.
lobby-ends = -# La invitación caduca { $when }.
lobby-begun = Empieza la partida: { $players } juegan a { $game }.
lobby-withdrawn = **{ $host }** ha cancelado la invitación a { $game }.
lobby-expired = La invitación de **{ $host }** a { $game } ha caducado: han pasado 24 horas.
button-join = Unirse
button-leave = Salir
button-start = Empezar
button-cancel = Cancelar
button-to-lobby = Ir a la mesa
select-add = Añadir un ordenador
select-remove = Quitar a alguien
refusal-lobby-over = Esta invitación ya no está abierta. `/{ command-help }` explica cómo empezar una partida.
refusal-lobby-begun = Esta partida ya ha empezado. `/{ command-board }` muestra el tablero; quien juega en ella puede salir con `/{ command-resign }`.
refusal-lobby-expired = Esta invitación ha caducado. `/{ command-help }` explica cómo empezar una partida.
refusal-lobby-full = Todos los sitios están ocupados. Puedes mirar cuanto quieras.
refusal-lobby-waits = Ya se han unido todos, pero hay otra partida en curso en este canal. Cuando acabe, esta empezará sola.
refusal-lobby-waits-host = Ya se han unido todos, pero hay otra partida en curso en este canal. Cuando acabe, **{ $host }** puede empezar esta.
refusal-joined-already = Ya te has unido. La partida empieza cuando estén todos, o cuando la empiece quien abrió la mesa.
refusal-not-joined = No te has unido a esta mesa.
refusal-not-there = Ese jugador ya no está en la mesa.
refusal-only-host = Eso solo puede hacerlo **{ $name }**, que abrió la mesa.
refusal-host-leaves = Has abierto tú esta mesa, así que no puedes salir de ella. Cancela la invitación.
refusal-too-few-players = { $least ->
    [one] Hace falta al menos un jugador.
   *[other] Hacen falta al menos { $least } jugadores.
} Espera a que se una alguien o añade ordenadores.
refusal-invited-missing = Aún no se han unido todos los invitados. Espera, o quita a quien falta y añade ordenadores.
refusal-too-many-players = { $most ->
    [one] Solo puede jugar un jugador.
   *[other] Pueden jugar como mucho { $most } jugadores.
} Nombra a menos personas o menos ordenadores.
refusal-selection-unknown = No conozco **{ $name }**. Nombra algunas de estas: { $names }.
refusal-selection-few = Para { $players } jugadores necesito al menos { $least } de estas: { $names }. Nombra más o deja la opción vacía.
refusal-too-many-games = Ya juegas en { $count ->
    [one] una partida en curso
   *[other] { $count } partidas en curso
}, y no puedo guardarte más. Termina antes una, o abandónala con `/{ command-resign }`.
refusal-open-or-named = O nombras a quien juega o dejas que acepte cualquiera: las dos cosas, no.
refusal-lobby-waiting = Aquí ya tenéis una mesa abierta para este juego; sigue abierta.
refusal-lobby-opening = Ya está decidido quién juega: se están abriendo las palabras selladas. Quien abrió la mesa aún puede cancelar la invitación.
refusal-lobby-other-cards = Mis cartas han cambiado desde que mostré lo que entra en el reparto de esta partida, así que ya no puedo hacerlo así. Quien abrió la mesa puede cancelar la invitación e invitar de nuevo.
refusal-cut-differs = No son las palabras que has sellado: su SHA-256 es otro. Comprueba las mayúsculas y los espacios.
refusal-chosen-already = Ya has elegido en este turno. Hasta que todos hayan elegido, puedes cambiar tu elección con el botón bajo el tablero; en el próximo turno vuelve a haber pistas.
refusal-no-such-view = La partida de este canal no tiene nada de eso que mostrar. `/{ command-board }` muestra el tablero.
refusal-review-none = Las partidas de este juego no se pueden analizar. `/{ command-log }` muestra las jugadas.

waiting-for = ⏳ Esperando a { $players }.
panel-done = Hecho.
panel-over = La partida ha terminado. El resultado está en el tablero.
leave-really = ¿Seguro que quieres salir? El ordenador se queda con tu sitio para siempre y los demás siguen jugando.
button-leave-game = Salir de la partida
left = Has salido de la partida. El ordenador sigue en tu sitio.
left-told = **{ $name }** ha salido de la partida; el ordenador ({ $level }) sigue en su sitio.
left-before = { $count ->
    [one] { $players } no jugó hasta el final: el ordenador siguió en su sitio.
   *[other] { $players } no jugaron hasta el final: los ordenadores siguieron en sus sitios.
}
left-counted = La victoria cuenta para { $winners }.
