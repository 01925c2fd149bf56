# Lo que dice el propio bot: comienzo y final de las partidas, botones, negativas, ayuda.

game-duel = 7 Wonders Duel
    .short = Duelo
game-seven = 7 Wonders
    .short = Wonders

# `.after`: en qué se convierte una palabra ante el nombre de un ordenador: «de» + «Ordenador» = «del Ordenador».
computer = Ordenador
    .short = Ord.
    .after = de: del; a: al; por: por el; en: en el; para: para el; contra: contra el; con: con el; que: que el
computer-numbered = { $computer } { $number }
card-of-game = { $name } · { $game }
computer-for = { $computer } (por { $name })
computer-level = { $computer } ({ $level })

## Desafíos

challenge-open = ⚔️ **{ $challenger }** desafía a { $opponent } a una partida de { $game }.
duel-option-wonders-draft = Maravillas: draft.
duel-option-wonders-beginner = Maravillas: el conjunto para la primera partida.
seven-option-sides-random = Caras de los tableros: por sorteo.
seven-option-sides-a = Caras de los tableros: todas A.
seven-option-sides-b = Caras de los tableros: todas B.
seven-option-sides-choose = Caras de los tableros: cada jugador elige.
seven-option-free_city-any = Con dos jugadores, cualquier tablero para la Ciudad Libre.
seven-option-free_city-plain = Con dos jugadores, un tablero sencillo para la Ciudad Libre.
seven-option-wonders = Maravillas posibles: { $things }.
challenge-expires = -# El desafío caduca { $when }.
challenge-alt = Cartel: { $challenger } desafía a { $opponent } a una partida de 7 Wonders Duel.
challenge-anybody = quien acepte
challenge-accepted = **{ $opponent }** ha aceptado el desafío de **{ $challenger }**. ¡Que empiece la partida!
challenge-declined = **{ $opponent }** ha rechazado el desafío de **{ $challenger }**.
challenge-withdrawn = **{ $challenger }** ha retirado el desafío a **{ $opponent }**.
challenge-expired = El desafío de **{ $challenger }** a **{ $opponent }** ha caducado: han pasado 24 horas sin respuesta.

## Una partida

stale = Ese botón era de un tablero anterior. Este es el tablero ahora:
stale-shown = Ese botón era de un tablero anterior. El actual ya está en el canal.
board-again = -# El tablero se ha vuelto a mostrar.
board-follows = Hay muchísima gente jugando en este momento: lo que has hecho está guardado y el tablero llega en cuanto esté lista la imagen.
replay-alt = La partida en vídeo, tablero a tablero: { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}. /{ command-log } muestra las jugadas en palabras.
replay-goes-on = La partida sigue en juego: así ha llegado al tablero actual.
film-wait = Estoy montando el vídeo de la partida.
film-progress = Imagen { $n } de { $scenes }
log-empty = Ninguna jugada.
told-before = { $count ->
    [one] -# Una jugada anterior está en /{ command-log }.
   *[other] -# { $count } jugadas anteriores están en /{ command-log }.
}
resign-really = ¿Seguro que quieres rendirte? { $others ->
    [one] Tu oponente ganará
   *[other] Los demás ganarán
} inmediatamente.
resigned = Te has rendido.
end-damaged-really = Los datos guardados de esta partida (número { $number }) están dañados y no puede continuar. ¿Quieres darla por terminada, sin ganador?
    -# Quizá quien administra el bot aún pueda recuperarla de una copia de seguridad.
end-game-really = La última jugada de esta partida fue el { $when }. Como gestionas el servidor, puedes darla por terminada, sin ganador. ¿Quieres hacerlo?
    -# Todo el mundo leerá aquí que lo has hecho tú.
end-watched-really = En esta partida solo juegan ordenadores. ¿Quieres darla por terminada, sin ganador?
end-game-moved = Alguien ha jugado después de mi pregunta.
ended-without-winner = La partida se ha dado por terminada, sin ganador. Su canal vuelve a estar libre.
damaged-ended = Los datos guardados de esta partida estaban dañados, así que se ha dado por terminada, sin ganador.
game-ended-by-manager = { $member }, que gestiona este servidor, ha dado por terminada esta partida ({ $players }), sin ganador.
select-resign = Rendirse en una partida
option-resign = { $game } · contra { $opponent } · { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
option-damaged = Partida { $number } · dañada
games-none = No tienes ninguna partida en curso. `/{ command-help }` explica cómo empezar una.
games-yours = - **Tu turno** contra **{ $opponent }** en { $place }: [ver el tablero]({ $link }) · { $game } · { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
games-replaced = - Contra **{ $opponent }** en { $place } · { $game }: el ordenador juega en tu lugar. Allí, `/{ command-substitute }` te devuelve tu sitio.
games-damaged = - Partida { $number } en { $place }: sus datos guardados están dañados. Puedes darla por terminada aquí abajo, sin ganador, o pedir a quien administra el bot que la recupere de una copia de seguridad.
games-direct = mensajes directos
games-theirs = - Contra **{ $opponent }** en { $place }: [ver el tablero]({ $link }) · { $game } · { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
games-invited = - **{ $host } te ha invitado** a { $game } en { $place }: [ver la invitación]({ $link })
games-open = - { $game } en { $place } aún no ha empezado: [ver la invitación]({ $link })
thread-name = { $players } · { $game }
thread-opened = El hilo está abierto.
game-in-thread = { $players }: la partida está en el hilo.
game-without-thread = Esta partida se juega en el canal: no puedo abrir un hilo sin el permiso **{ permission-name }**.

## El ordenador en lugar de alguien

substitute-choose = ¿En lugar de quién debe seguir el ordenador?
substitute-mine = - En el tuyo, con el nivel **{ $level }**, si { $rival } { $count ->
    [one] está
   *[other] están
} de acuerdo.
substitute-theirs-now = - En el de **{ $name }**, al momento, con el nivel **{ $level }**: hace más de { $days } días que le toca a **{ $name }**.
substitute-theirs-due = - En el de **{ $name }**, a partir del { $when }, si **{ $name }** no juega antes.
substitute-theirs-later = - En el de **{ $name }**, solo cuando **{ $name }** lleve { $days } días sin jugar en su turno.
substitute-manager = Como gestionas este servidor, puedes dar ahora mismo al ordenador (**{ $level }**) el sitio de alguien en esta partida. ¿El de quién?
    -# Todo el mundo leerá aquí que lo has hecho tú. Esa persona puede volver a jugar cuando quiera.
substitute-asked = He preguntado a { $rival }. { $count ->
    [one] Hasta que responda
   *[other] Hasta que respondan todos
}, la partida sigue como está.
substitute-request = **{ $name }** quiere ceder su sitio al ordenador (**{ $level }**). { $count ->
    [one] Hace falta que acepte { $rival }.
   *[other] Hace falta que acepten todos: { $rival }.
}
    -# Hasta entonces, la partida sigue como está. **{ $name }** puede volver a jugar cuando quiera con `/{ command-substitute }`.
substitute-agreed = { $rival } { $count ->
    [one] está
   *[other] están
} de acuerdo: desde ahora el ordenador (**{ $level }**) juega en lugar de **{ $name }**.
    -# Mientras dure la partida, **{ $name }** puede volver a jugar con `/{ command-substitute }`.
substitute-noted = Estás de acuerdo. El ordenador ocupa el sitio cuando lo estén todos a quienes he preguntado.
substitute-declined = **{ $rival }** no está de acuerdo: **{ $name }** sigue jugando sin el ordenador.
substitute-withdrawn = **{ $name }** ha retirado la petición y sigue jugando sin el ordenador.
substitute-over-ended = **{ $name }** quería ceder su sitio al ordenador, pero la partida ha terminado.
substitute-over-taken = **{ $name }** quería ceder su sitio al ordenador, que ya lo ha ocupado.
substitute-over-replaced = **{ $name }** quería ceder su sitio al ordenador, pero más abajo hay otra petición que sustituye a esta.
substitute-over-closed = **{ $name }** quería ceder su sitio al ordenador, pero la petición ya se ha respondido, o ha cambiado quién juega.
substitute-filled = Desde ahora el ordenador juega en lugar de **{ $name }**.
substitute-gone = Hace más de { $days } días que le toca a { $member }. A petición de **{ $name }**, el ordenador (**{ $level }**) juega ahora en su lugar.
    -# Mientras dure la partida, { $member } puede volver a jugar con `/{ command-substitute }`.
substitute-freed = { $manager }, que gestiona este servidor, ha dado el sitio de { $member } al ordenador (**{ $level }**).
    -# Mientras dure la partida, { $member } puede volver a jugar con el botón o con `/{ command-substitute }`.
substitute-back-really = El ordenador juega aquí en tu lugar. ¿Quieres volver a jugar?
substitute-back = Vuelves a jugar.
substitute-returned = **{ $name }** vuelve a jugar; el ordenador deja la mesa.
substitute-nobody-playing = El ordenador jugaba aquí en lugar de alguien; ya no queda ningún sitio que recuperar.
substitute-nobody-ended = El ordenador jugaba aquí en lugar de alguien; la partida ha terminado.

## Botones

button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-cut = Cortar y aceptar
button-cut-join = Cortar y unirse
button-cut-open = Abrir mis palabras
button-rematch = Revancha
button-replay = Ver la partida
button-review = Analizar
button-resign = Rendirse
button-end = Terminar la partida
button-agree = De acuerdo
button-substitute-me = El ordenador juega por mí
button-substitute-rival = El ordenador juega por { $name }
button-take-back = Volver a jugar
button-open-thread = Abrir un hilo
button-to-thread = Ir al hilo
button-to-board = Ir al tablero

## Negativas

apology = Algo ha fallado por mi parte; tu partida está a salvo. `/{ command-board }` la muestra otra vez. Si sigue pasando, da este número a quien administra el bot: `{ $number }`
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
refusal-private-thread = No estoy en este hilo privado, así que no podría mostrar ningún tablero aquí. Menciona a { $bot } una vez para que entre e inténtalo de nuevo.
refusal-cannot-show = Lo que has hecho está guardado, pero no puedo mostrar el tablero: me falta el permiso **{ permission-name }** en este canal. Cuando alguien me lo dé, `/{ command-board }` vuelve a mostrar la partida.
refusal-illegal-move = Esa jugada no es posible ahora; nada ha cambiado. `/{ command-board }` muestra qué puedes hacer.
refusal-unknown-move = No conozco esa jugada; nada ha cambiado. `/{ command-board }` muestra qué puedes hacer.
refusal-unknown-control = Ya no conozco este botón. `/{ command-board }` muestra el tablero actual.
refusal-unknown-choice = Este comando no tiene esa opción. Escribe `/` y elige una de las que aparecen.
refusal-restarting = Me están reiniciando en este momento, así que nada ha cambiado; tus partidas están a salvo. Inténtalo otra vez dentro de medio minuto.
refusal-no-such-table = Esa partida ya no existe. `/{ command-help }` explica cómo empezar una.
refusal-damaged-table = Los datos guardados de esta partida están dañados y no puede continuar; todas las demás partidas están bien. Quien administra el bot puede recuperarla de una copia de seguridad. Mientras ocupe este canal, quien juega en ella o gestiona el servidor puede darla por terminada con `/{ command-resign }`.
refusal-damaged-database = El archivo en el que guardo las partidas está dañado, así que esto no se ha hecho. Quien administra el bot puede recuperarlo de una copia de seguridad.
refusal-no-such-challenge = Esa invitación ya no existe. `/{ command-help }` explica cómo empezar una partida.
refusal-table-ended = Esa partida ya ha terminado. `/{ command-help }` explica cómo empezar otra.
refusal-moved-already = Esa jugada ya está hecha. `/{ command-board }` muestra el tablero actual.
refusal-unavailable = En este momento no puedo guardar ni consultar partidas, así que esto no se ha hecho. Lo que ya estaba guardado está a salvo. Inténtalo otra vez dentro de un minuto; `/{ command-board }` muestra cómo va la partida.
refusal-discord-fails = Discord no ha dejado pasar mi respuesta. Lo que ya habías jugado está guardado; `/{ command-board }` muestra cómo va la partida.
refusal-busy = Hay muchísima gente jugando en este momento y no doy abasto con las imágenes. Inténtalo otra vez dentro de un minuto.
refusal-channel-taken = Ya hay una partida en curso en este canal. Juega en otro canal o termina antes esta.
refusal-channel-taken-thread = Ya hay una partida en curso en este canal. ¿Abro un hilo para la nueva?
refusal-channel-taken-no-thread = Ya hay una partida en curso en este canal, y no puedo abrir un hilo: me falta el permiso **{ permission-name }**.
refusal-no-game-here = No hay ninguna partida en este canal. `/{ command-help }` explica cómo empezar una.
refusal-not-your-table = No juegas en esta partida, pero puedes mirar cuanto quieras. `/{ command-help }` explica cómo empezar la tuya.
refusal-not-your-table-ended = No has jugado en esta partida. `/{ command-help }` explica cómo empezar la tuya.
refusal-not-your-turn = No es tu turno: { $count ->
    [one] le toca a
   *[other] les toca a
} { $names }.
refusal-not-your-turn-computer = No es tu turno: el ordenador está pensando.
refusal-only-challenged = Solo **{ $name }** puede responder a este desafío.
refusal-only-challenger = Solo **{ $name }** puede retirar este desafío.
refusal-challenge-answered = Este desafío ya tiene respuesta.
refusal-challenge-channel-taken = Hay otra partida en curso en este canal. El desafío sigue abierto: acéptalo cuando acabe.
refusal-challenge-expired = Este desafío ha caducado. `/{ command-help }` explica cómo empezar otra partida.
refusal-challenge-waiting = Ya hay un desafío pendiente entre vosotros en este canal.
refusal-challenge-self = No puedes desafiarte a ti mismo. Nombra a otra persona o deja la opción vacía para jugar contra el ordenador.
refusal-challenge-bot = **{ $name }** es un bot y no juega. Deja la opción vacía para jugar contra el ordenador.
refusal-challenge-unseen = **{ $name }** no ve este canal. Desafía a alguien de aquí o juega en un canal que veáis los dos.
refusal-challenge-in-dm = Nadie más lee esta conversación. Juega aquí contra el ordenador, o desafía a alguien en un servidor.
refusal-watch-computer-only = Solo puedes ver cómo el ordenador juega contra sí mismo: no nombres oponente.
refusal-watch-not-here = Para mostrar una partida del ordenador necesito un lugar donde pueda publicar por mi cuenta. Aquí solo puedo responder: juega contra el ordenador, o mírala en un servidor que me haya instalado.
refusal-level-computer-only = Solo el ordenador tiene nivel: no indiques nivel o, para jugar contra el ordenador, no nombres oponente.
refusal-form-late = He tardado demasiado en mostrarte el formulario. Pulsa el botón otra vez.
refusal-replaced = El ordenador juega en tu lugar en esta partida. Mientras dure, `/{ command-substitute }` te devuelve tu sitio.
refusal-replaced-ended = Esa partida ha terminado, y el ordenador jugaba en tu lugar. `/{ command-help }` explica cómo empezar una.
refusal-replaced-already = El ordenador ya juega en lugar de **{ $name }**.
refusal-only-computer = Aquí juegas contra el ordenador, que espera lo que haga falta. Con `/{ command-resign }` te rindes.
refusal-no-people = En esta partida solo juegan ordenadores.
refusal-only-asked = Nadie más que { $names } puede responder a esta petición.
refusal-only-asker = Solo **{ $name }** puede retirar esta petición.
refusal-request-over = Esta petición ya no vale: se ha respondido, retirado o repetido. `/{ command-substitute }` hace otra.
refusal-not-deserted = El ordenador solo puede jugar en lugar de **{ $name }** cuando **{ $name }** lleve { $days } días sin jugar en su turno.
refusal-rival-away = **{ $name }** está fuera (`/{ command-away }`). Hasta que **{ $name }** vuelva, el ordenador no ocupa ese sitio.
refusal-seated-already = Ya juegas en esta partida. `/{ command-board }` muestra el tablero actual.
refusal-not-manager = Solo quienes gestionan el servidor pueden cambiar sus ajustes. Con `/{ command-settings }` eliges solo para ti.
refusal-hints-off = Las pistas están desactivadas aquí. Quien gestiona el servidor puede activarlas con `/{ command-settings }`; fuera de los servidores, quien empezó la partida.
refusal-nothing-to-decide = No hay nada que decidir: solo hay una jugada posible.
refusal-hint-forbidden = { $others ->
    [one] Tu oponente recibe
   *[other] Los demás reciben
} una notificación de cada pista, y aquí no puedo enviarla: me falta el permiso **{ permission-name }** en este canal. Así que no hay pista.
refusal-hint-untold = { $others ->
    [one] Tu oponente recibe
   *[other] Los demás reciben
} una notificación de cada pista, y ahora no he podido enviarla. Así que no hay pista; inténtalo de nuevo en un momento.
refusal-hint-late = La partida ha cambiado mientras lo pensaba, así que no hay pista. `/{ command-board }` muestra el tablero actual.
refusal-no-city = **{ $name }** no juega en esta partida.
refusal-review-running = La partida de este canal sigue en juego; el análisis llega cuando termine. Hasta entonces, `/{ command-hint }` te ayuda en tu turno.
refusal-review-off = Los análisis están desactivados aquí. Quien gestiona el servidor puede activarlos con `/{ command-settings }`; fuera de los servidores, quien empezó la partida.
refusal-review-empty = En esa partida no se hizo ninguna jugada, así que no hay nada que analizar.
refusal-review-closing = Estoy a punto de reiniciarme. Pide el análisis otra vez dentro de un minuto.
refusal-no-card = No conozco ninguna carta, Maravilla o ficha llamada **{ $name }**. Elige una de la lista mientras escribes.

## Ayuda

help-begin = **Empezar una partida**: { $games }.
help-begin-two = con `/{ $command }` juegas a { $game } contra quien nombres o, si no nombras a nadie, contra el ordenador
help-begin-more = con `/{ $command }` abres una mesa de { $game }, de { $least } a { $most } jugadores
help-levels = **Niveles del ordenador**: { $levels }.
help-turn = **Tu turno**: pulsa un botón bajo el tablero. Si con una carta puedes hacer varias cosas, solo tú las ves, y nada se juega hasta que eliges.
help-look = **La partida hasta ahora**: { $commands }.
help-learn = **Jugar mejor**: `/{ command-card }` explica una carta, `/{ command-hint }` tus mejores jugadas, `/{ command-review }` una partida terminada; `/{ command-verify }` demuestra que el reparto fue limpio.
help-seat = **Tus partidas**: `/{ command-games }` las muestra, con `/{ command-resign }` te rindes en una, con `/{ command-substitute }` el ordenador ocupa un sitio, con `/{ command-undo }` deshaces una jugada, con `/{ command-away }` tus relojes se detienen mientras estás fuera.
help-choose = **Elegir**: `/{ command-settings }` tu idioma y el aspecto de las imágenes y, si gestionas el servidor, lo que vale en él; `/{ command-privacy }` muestra qué guardo sobre ti, `/{ command-forget-me }` lo borra, `/{ command-block }` impide que alguien te invite, `/{ command-unblock }` lo deshace. Los moderadores excluyen a miembros con `/{ command-bar }` y los readmiten con `/{ command-unbar }`.
help-fan = -# Un proyecto de aficionados, sin relación con la editorial de 7 Wonders.
