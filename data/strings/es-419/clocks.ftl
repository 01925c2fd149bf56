# Los relojes de las jugadas: lo que dice la invitación, los avisos y qué pasa cuando se acaba el tiempo.

clock-terms-live = Tiempo para cada jugada: 3 minutos. Cuando se acaba, la computadora hace esa jugada.
clock-terms-day = Tiempo para cada jugada: 1 día. Cuando se acaba, la computadora hace esa jugada.
clock-terms-days = Tiempo para cada jugada: 3 días. Cuando se acaba, la computadora hace esa jugada.
clock-terms-week = Tiempo para cada jugada: 1 semana. Cuando se acaba, la computadora hace esa jugada.
clock-until = -# ⏱️ El tiempo de esta jugada se acaba { $when }.
clock-away = -# ⏱️ El reloj de esta jugada está detenido mientras { $players } { $count ->
        [one] está
       *[other] están
    } fuera.
clock-reminder = ⏱️ { $players }: fin del plazo de tu jugada: { $when }.
clock-late-once = ⏱️ Se acabó el tiempo de { $players }: la computadora hizo { $count ->
        [one] esa jugada.
       *[other] esas jugadas.
    }
clock-late-again = ⏱️ Se acabó el tiempo de { $players } dos veces seguidas, y la computadora hizo esas jugadas. La próxima vez se queda con { $count ->
        [one] su lugar.
       *[other] sus lugares.
    }
clock-late-taken = ⏱️ Se acabó el tiempo de { $players } tres veces seguidas: sigue la computadora. `/{ command-substitute }` { $count ->
        [one] le devuelve su lugar.
       *[other] le devuelve su lugar a cada quien.
    }
clock-taken = ⏱️ A { $member } se le acabó el tiempo por tercera vez seguida: desde ahora, la computadora (**{ $level }**) juega en su lugar.
    -# Mientras dure la partida, { $member } puede volver a jugar con el botón o con `/{ command-substitute }`.
refusal-clock-not-here = Una partida con reloj necesita un lugar donde yo pueda publicar por mi cuenta. Aquí solo puedo responder: elige una partida sin reloj.
away-noted = Estarás fuera del { $begins } al { $ends }: hasta entonces, los relojes de todas tus partidas quedan detenidos. `/{ command-away }` con 0 días te trae de regreso antes.
away-back = Qué bueno que regresaste. Los relojes de tus partidas corren de nuevo.
away-dropped = Tu ausencia del { $begins } al { $ends } ya no está prevista.
refusal-away-too-long = Puedes ausentarte { $most } días al año; { $days ->
        [0] no queda ninguno
        [one] queda { $days } día
       *[other] quedan { $days } días
    }.
