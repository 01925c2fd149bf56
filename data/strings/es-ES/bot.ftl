# Lo que dice el propio bot: comienzo y final de las partidas, botones, negativas, ayuda.

computer = Ordenador
computer-numbered = Ordenador { $number }

## Desafíos

challenge-open = ⚔️ { $opponent }, **{ $challenger }** te desafía a un duelo de 7 Wonders Duel.
challenge-wonders-draft = Maravillas: elegidas una a una.
challenge-wonders-beginner = Maravillas: el conjunto para la primera partida.
challenge-begins-random = Quién empieza: por sorteo.
challenge-begins-me = Empieza **{ $challenger }**.
challenge-begins-opponent = Empieza **{ $opponent }**.
challenge-expires = -# El desafío caduca { $when }.
challenge-alt = Cartel: { $challenger } desafía a { $opponent } a una partida de 7 Wonders Duel.
challenge-accepted = **{ $opponent }** ha aceptado el desafío de **{ $challenger }**. ¡Que empiece la partida!
challenge-declined = **{ $opponent }** ha rechazado el desafío de **{ $challenger }**.
challenge-withdrawn = **{ $challenger }** ha retirado el desafío a **{ $opponent }**.
challenge-expired = El desafío de **{ $challenger }** a **{ $opponent }** ha caducado: han pasado 24 horas sin respuesta.

## Una partida

game-begins = Empieza { $first }. ¡Suerte a los dos!
stale = Ese botón era de un tablero anterior. Este es el tablero ahora:
library-private = Solo tú ves estas fichas. Quédate con una; las otras dos vuelven a la caja.
price-line = **{ $name }**: { $price }
price-line-why = **{ $name }**: { $price } ({ $why })
offer-build = { $price } – { $does }
offer-wonder = - **{ $name }** · { $cost } · { $does }
offer-token = - **{ $name }** · { $does }
replay-alt = La partida en vídeo, tablero a tablero: { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}. /{ command-log } cuenta lo mismo en palabras.
replay-goes-on = La partida sigue en juego: así ha llegado al tablero actual.
log-empty = Todavía no se ha hecho ninguna jugada.
resign-really = ¿Seguro que quieres rendirte? Tu oponente gana la partida al momento.
resigned = Te has rendido.
games-none = No tienes ninguna partida en curso. `/{ command-duel }` empieza una.
games-yours = - **Tu turno** contra **{ $opponent }** en { $place }: [ver el tablero]({ $link }) · { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
games-direct = mensajes directos
games-theirs = - Contra **{ $opponent }** en { $place }: [ver el tablero]({ $link }) · { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
settings-server = **Ajustes de este servidor**
    Idioma de los tableros y desafíos: **{ $language }**
    Aspecto de los tableros: **{ $board }**
    -# El aspecto se aplica a partir del próximo tablero; el idioma, a partir de la próxima partida.
settings-own = **Tus ajustes**
    Idioma de las partidas que empiezas fuera de los servidores: **{ $language }**
    Aspecto de los tableros: **{ $board }**
    -# El aspecto se aplica a todo lo que solo ves tú y a las partidas que empiezas fuera de los servidores.
tokens-board = En el tablero
tokens-library = Sacadas por la Gran Biblioteca, solo las ves tú
tokens-some = { $place }: { $tokens }
tokens-none = { $place }: ninguna ficha
thread-name = { $challenger } contra { $opponent } · Duelo
thread-opened = El hilo está abierto.

## Botones

button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-build = Construir · { $coins ->
    [0] gratis
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
button-build-short = Construir · { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} ({ $lacking ->
    [one] falta { $lacking }
   *[other] faltan { $lacking }
})
button-discard = Descartar · +{ $coins } monedas
button-wonder = { $name } · { $coins ->
    [0] gratis
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
button-wonder-short = { $name } · { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} ({ $lacking ->
    [one] falta { $lacking }
   *[other] faltan { $lacking }
})
button-library = Ver las tres fichas
button-rematch = Revancha
button-replay = Ver la partida
button-resign = Rendirse
button-open-thread = Abrir un hilo
button-to-thread = Ir al hilo
button-to-board = Ir al tablero
select-revive = { $parts ->
    [1] Elige la carta que construyes gratis
   *[other] Elige la carta que construyes gratis ({ $part } de { $parts })
}

## Negativas

apology = Algo ha fallado por mi parte; tu partida está a salvo. `/{ command-board }` la muestra otra vez. Si sigue pasando, da este número a quien me aloja: `{ $number }`
permission-name = { $permission ->
    [view_channel] Ver canal
    [send_messages] Enviar mensajes
    [send_messages_in_threads] Enviar mensajes en hilos
    [attach_files] Adjuntar archivos
    [create_public_threads] Crear hilos públicos
    [manage_threads] Gestionar hilos
   *[other] { $permission }
}
refusal-cannot-post = No puedo jugar aquí: me falta el permiso **{ permission-name }** en este canal. Cuando alguien me lo dé, inténtalo de nuevo.
refusal-cannot-show = Tu jugada está guardada, pero no puedo mostrar el tablero: me falta el permiso **{ permission-name }** en este canal. Cuando alguien me lo dé, `/{ command-board }` vuelve a mostrar la partida.
refusal-illegal-move = Esa jugada no es posible ahora; nada ha cambiado. `/{ command-board }` muestra qué se puede hacer.
refusal-unknown-move = No conozco esa jugada; nada ha cambiado. `/{ command-board }` muestra lo que es posible.
refusal-unknown-control = Ya no conozco este botón. `/{ command-board }` muestra el tablero actual.
refusal-no-such-table = Esa partida ya no existe. `/{ command-duel }` empieza otra.
refusal-no-such-challenge = Ese desafío ya no existe. `/{ command-duel }` hace otro.
refusal-table-ended = Esa partida ya ha terminado. `/{ command-duel }` empieza otra.
refusal-moved-already = Esa jugada ya está hecha. `/{ command-board }` muestra el tablero actual.
refusal-channel-taken = Ya hay una partida en curso en este canal. Juega en otro canal o termina antes esta.
refusal-channel-taken-thread = Ya hay una partida en curso en este canal. ¿Abro un hilo para la nueva?
refusal-channel-taken-no-thread = Ya hay una partida en curso en este canal, y no puedo abrir un hilo: me falta el permiso **{ permission-name }**.
refusal-no-game-here = No hay ninguna partida en este canal. `/{ command-duel }` empieza una.
refusal-not-your-table = No juegas en esta partida, pero puedes mirar cuanto quieras. `/{ command-duel }` empieza una tuya.
refusal-not-your-turn = No es tu turno: le toca a **{ $name }**.
refusal-not-your-turn-computer = No es tu turno: el ordenador está pensando.
refusal-only-challenged = Solo **{ $name }** puede responder a este desafío.
refusal-only-challenger = Solo **{ $name }** puede retirar este desafío.
refusal-challenge-answered = Este desafío ya tiene respuesta.
refusal-challenge-expired = Este desafío ha caducado. `/{ command-duel }` hace otro.
refusal-challenge-waiting = En este canal ya espera respuesta un desafío entre las mismas dos personas.
refusal-challenge-self = No puedes desafiarte a ti mismo. Nombra a otra persona o deja la opción vacía para jugar contra el ordenador.
refusal-challenge-bot = **{ $name }** es un bot y no juega. Deja la opción vacía para jugar contra el ordenador.
refusal-challenge-unseen = **{ $name }** no ve este canal. Desafía a alguien de aquí o juega en un canal que veáis los dos.
refusal-challenge-in-dm = Nadie más lee esta conversación. Juega aquí contra el ordenador, o desafía a gente en un servidor.
refusal-watch-computer-only = Solo puedes mirar cómo el ordenador juega contra sí mismo: no nombres oponente.
refusal-not-manager = Solo quienes gestionan el servidor pueden elegir por él. Para elegir solo para ti, usa `/{ command-settings }` en un mensaje directo conmigo.
refusal-no-city = **{ $name }** no juega en esta partida.
refusal-no-card = No conozco ninguna carta, Maravilla o ficha llamada **{ $name }**. Elige una de la lista mientras escribes.

## Ayuda

help-begin = **Juega a 7 Wonders Duel aquí**
    `/{ command-duel }` desafía a alguien, o empieza una partida contra el ordenador si no nombras a nadie. En cada canal o hilo cabe una partida; puedes jugar cuantas quieras.
help-turn = **Tu turno**
    Cada carta libre tiene una letra y un botón. Al pulsarlo, solo tú ves qué puedes hacer con la carta y cuánto te cuesta: construirla, descartarla por monedas o ponerla bajo una Maravilla. Nada se juega hasta que eliges una de esas opciones.
help-look = **Para mirar**
    `/{ command-board }` el tablero otra vez, también en palabras · `/{ command-score }` los puntos hasta ahora · `/{ command-city }` todo lo que ha construido una ciudad · `/{ command-tokens }` las fichas de Progreso · `/{ command-discard }` la pila de descartes · `/{ command-log }` las jugadas hasta ahora · `/{ command-replay }` la partida en vídeo · `/{ command-card }` lo que hace una carta · `/{ command-games }` tus partidas · `/{ command-resign }` rendirse · `/{ command-settings }` idioma y aspecto de los tableros (en un mensaje directo conmigo: solo para ti)
help-fan = -# Un proyecto de aficionados, sin relación con la editorial de 7 Wonders Duel.
