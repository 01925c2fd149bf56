# Tournaments: their message, their games, and what is told privately.

tournament-unnamed = Torneo
tournament-swiss = { $game }, sistema suizo, { $rounds ->
    [0] rondas según el número de jugadores
    [one] una ronda
   *[other] { $rounds } rondas
}. { $clock }.
tournament-robin = { $game }, todos contra todos. { $clock }.
tournament-open = **¡Únete abajo!** { $member } lo empieza, con entre 4 y 64 jugadores. Cada partida tiene aquí su propio hilo.
    .managed = **¡Únete abajo!** Lo empieza quien gestiona este servidor, con entre 4 y 64 jugadores. Cada partida tiene aquí su propio hilo.
tournament-running = **Ronda { $round } de { $rounds }**. Cuando acaben todas sus partidas, la siguiente ronda empieza sola.
    .last = **Ronda { $round } de { $rounds }**, la última. Cuando acaben todas sus partidas, el torneo estará decidido.
tournament-over-line = El torneo ha terminado.
tournament-ended-line = El torneo se ha cerrado antes de tiempo. Las partidas en curso continúan.
tournament-people = { $count ->
    [0] Todavía no se ha unido nadie.
    [one] Un jugador:
   *[other] { $count } jugadores:
}
tournament-game = **{ $name }**, ronda { $round }, mesa { $table }: **{ $first }** contra **{ $second }**
tournament-unplayed = **{ $name }**, ronda { $round }, mesa { $table }: **{ $left }** ha dejado el torneo, así que { $winner } gana sin jugar. Cuando acaben todas las demás partidas, la siguiente ronda empieza sola.
    .last = **{ $name }**, ronda { $round }, mesa { $table }: **{ $left }** ha dejado el torneo, así que { $winner } gana sin jugar. Cuando acaben todas las demás partidas, el torneo estará decidido.
tournament-thread = Ronda { $round }: { $first } – { $second }
tournament-round = Ronda { $round }
tournament-tied-swiss = -# Entre paréntesis, lo que desempata: la suma de los puntos de todos los oponentes.
tournament-tied-robin = -# Entre paréntesis, lo que desempata: los puntos de aquellos a quienes se ha ganado y la mitad de los de aquellos con quienes se ha empatado.
tournament-rounds = Elige una ronda
tournament-bye = sin rival
tournament-playing = en curso
tournament-not-begun = El torneo aún no ha empezado.
tournament-joined = **{ $name }**: te has unido. Cuando empiece el torneo, tu primera partida se abre aquí en un hilo y te menciona.
tournament-left = **{ $name }**: has salido. Si tienes una partida en curso, continúa.
tournament-begins = **{ $name }**: el torneo empieza.
tournament-end-really = **{ $name }: ¿cerrar el torneo ahora?** Nadie lo gana y no se juegan más rondas.
tournament-ended = **{ $name }**: el torneo se ha cerrado.
tournament-won = { $count ->
    [one] 🏆 **{ $name }**: { $winners } gana el torneo. ¡Enhorabuena!
   *[other] 🏆 **{ $name }**: { $winners } comparten la victoria en el torneo. ¡Enhorabuena!
}
tournament-alt-row = { $place }. { $name }: { $points } ({ $ties })
    .gone = { $place }. { $name }: { $points } ({ $ties }), ya no juega
tournament-alt-table = { $name }, puntos: { $rows }
tournament-alt-game = { $first } – { $second }: { $result }
tournament-alt-round = Ronda { $round }: { $rows }
tournaments-listed = **Torneos de este servidor**
tournaments-none = No hay ningún torneo en este servidor. Quien gestiona el servidor o sus eventos abre uno con `/{ command-tournament }`.
tournaments-open = - **{ $name }** ({ $game }) está abierto, { $people ->
    [0] ningún jugador
    [one] un jugador
   *[other] { $people } jugadores
} por ahora: { $link }
tournaments-running = - **{ $name }** ({ $game }), ronda { $round } de { $rounds }: { $link }
tournaments-over = - **{ $name }** ({ $game }), ganado por { $winners }: { $link }

button-tournament-join = Unirse
button-tournament-leave = Salir
button-tournament-begin = Empezar
button-tournament-ask = Cerrar
button-tournament-end = Cerrar el torneo
button-tournament-table = Tabla completa
button-tournament-rounds = Todas las rondas

select-tournament = Salir de un torneo o cerrarlo
option-tournament-leave = Salir: { $name }
option-tournament-ask = Cerrar: { $name }

refusal-tournament-place = Un torneo necesita un canal de texto de un servidor que me tenga instalado, para que sus partidas puedan tener hilos.
refusal-tournament-not-allowed = Solo quien puede gestionar este servidor o sus eventos puede abrir aquí un torneo.
refusal-tournament-not-organizer = Solo quien abrió este torneo, o gestiona el servidor, puede hacer eso.
refusal-tournament-in = Ya estás en este torneo.
refusal-tournament-not-in = No juegas en este torneo.
refusal-tournament-full = Este torneo está completo: se han unido { $most } jugadores.
refusal-tournament-too-few = Un torneo necesita al menos { $least } jugadores.
refusal-tournament-begun = Este torneo ya ha empezado. `/{ command-tournaments }` muestra otros.
refusal-tournament-over = Este torneo ha terminado.
refusal-tournament-changed = Alguien se acaba de unir o de salir. Vuelve a pulsar.
refusal-tournament-rematch = Esta partida es de un torneo, y es el torneo el que decide quién juega contra quién. También podéis jugar fuera de él: `/{ command-help }` explica cómo empezar una partida.
help-tournament = **Torneos**: `/{ command-tournament }` abre uno, `/{ command-tournaments }` muestra los de este servidor.
