# Mesas para varios: invitaciones con lugares libres, elecciones a la vez, salidas.

lobby-open = 🏛️ **{ $host }** abre una mesa: { $game }.
begins-random = Quién empieza: se decide al azar.
begins = Empieza **{ $name }**.
begins-joining = Empieza quien se una.
lobby-host = - **{ $name }** (abrió la mesa)
lobby-joined = - **{ $name }**
lobby-invited = - { $name } (tiene una invitación)
alt-awaited = { $name } (aún no se unió)
lobby-seats = { $open ->
    [0] No queda ningún lugar libre.
    [one] Queda un lugar libre.
   *[other] Quedan { $open } lugares libres.
}
lobby-least = { $least ->
    [one] Basta un jugador para empezar.
   *[other] Bastan { $least } jugadores para empezar.
}
lobby-expires = -# La invitación expira { $when }. La partida empieza sola cuando todos se hayan unido y no quede ningún lugar libre.
lobby-full = No queda ningún lugar libre. Hay otra partida en curso en este canal: cuando termine, esta empezará sola.
lobby-full-host = No queda ningún lugar libre. Hay otra partida en curso en este canal: cuando termine, **{ $host }** puede empezar esta.
lobby-ends = -# La invitación expira { $when }.
lobby-begun = Empieza la partida: { $players } juegan a { $game }.
lobby-withdrawn = **{ $host }** canceló la invitación a { $game }.
lobby-expired = La invitación de **{ $host }** a { $game } expiró: pasaron 24 horas.
button-join = Unirse
button-leave = Salir
button-start = Empezar
button-cancel = Cancelar
button-to-lobby = Ir a la mesa
select-add = Agregar una computadora
select-remove = Quitar a alguien
refusal-lobby-over = Esta invitación ya no está abierta. `/{ command-help }` explica cómo empezar una partida.
refusal-lobby-begun = Esta partida ya empezó. `/{ command-board }` muestra el tablero; quien juega en ella puede salir con `/{ command-resign }`.
refusal-lobby-expired = Esta invitación expiró. `/{ command-help }` explica cómo empezar una partida.
refusal-lobby-full = Todos los lugares están ocupados. Puedes mirar cuanto quieras.
refusal-lobby-waits = Ya se unieron todos, pero hay otra partida en curso en este canal. Cuando termine, esta empezará sola.
refusal-lobby-waits-host = Ya se unieron todos, pero hay otra partida en curso en este canal. Cuando termine, **{ $host }** puede empezar esta.
refusal-joined-already = Ya te uniste. La partida empieza cuando estén todos, o cuando la empiece quien abrió la mesa.
refusal-not-joined = No te uniste a esta mesa.
refusal-not-there = Ese jugador ya no está en la mesa.
refusal-only-host = Eso solo puede hacerlo **{ $name }**, que abrió la mesa.
refusal-host-leaves = Tú abriste esta mesa, así que no puedes salir de ella. Cancela la invitación.
refusal-too-few-players = { $least ->
    [one] Hace falta al menos un jugador.
   *[other] Hacen falta al menos { $least } jugadores.
} Espera a que se una alguien o agrega computadoras.
refusal-invited-missing = Todavía no se unieron todos los invitados. Espera, o quita a quien falta y agrega computadoras.
refusal-too-many-players = { $most ->
    [one] Solo puede jugar un jugador.
   *[other] Pueden jugar como mucho { $most } jugadores.
} Nombra a menos personas o menos computadoras.
refusal-selection-unknown = No conozco **{ $name }**. Nombra algunas de estas: { $names }.
refusal-selection-few = Para { $players } jugadores necesito al menos { $least } de estas: { $names }. Nombra más o deja la opción vacía.
refusal-too-many-games = Ya juegas en { $count ->
    [one] una partida en curso
   *[other] { $count } partidas en curso
}, y no puedo guardarte más. Termina antes una, o abandónala con `/{ command-resign }`.
refusal-open-or-named = O nombras a quien juega o dejas que acepte cualquiera: las dos cosas, no.
refusal-lobby-waiting = Aquí ya tienen una mesa abierta para este juego; sigue abierta.
refusal-lobby-opening = Ya está decidido quién juega: se están abriendo las palabras selladas. Quien abrió la mesa todavía puede cancelar la invitación.
refusal-lobby-other-cards = Mis cartas cambiaron desde que mostré lo que entra en el reparto de esta partida, así que ya no puedo hacerlo así. Quien abrió la mesa puede cancelar la invitación e invitar de nuevo.
refusal-cut-differs = No son las palabras que sellaste: su SHA-256 es otro. Revisa las mayúsculas y los espacios.
refusal-chosen-already = Ya elegiste en este turno. Hasta que todos hayan elegido, puedes cambiar tu elección con el botón debajo del tablero; en el próximo turno vuelve a haber pistas.
refusal-no-such-view = La partida de este canal no tiene nada de eso que mostrar. `/{ command-board }` muestra el tablero.
refusal-review-none = Las partidas de este juego no se pueden analizar. `/{ command-log }` muestra las jugadas.

waiting-for = ⏳ Esperando a { $players }.
panel-done = Listo.
panel-over = La partida terminó. El resultado está en el tablero.
leave-really = ¿Seguro que quieres salir? La computadora se queda con tu lugar para siempre y los demás siguen jugando.
button-leave-game = Salir de la partida
left = Saliste de la partida. La computadora sigue en tu lugar.
left-told = **{ $name }** salió de la partida; la computadora ({ $level }) sigue en su lugar.
left-before = { $count ->
    [one] { $players } no jugó hasta el final: la computadora siguió en su lugar.
   *[other] { $players } no jugaron hasta el final: las computadoras siguieron en sus lugares.
}
left-counted = La victoria cuenta para { $winners }.
