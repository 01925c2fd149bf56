# Los relojes de las jugadas: lo que dice la invitación, los avisos y qué pasa cuando se acaba el tiempo.

clock-terms-live = Tiempo para cada jugada: 3 minutos. Cuando se acaba, el ordenador hace esa jugada.
clock-terms-day = Tiempo para cada jugada: 1 día. Cuando se acaba, el ordenador hace esa jugada.
clock-terms-days = Tiempo para cada jugada: 3 días. Cuando se acaba, el ordenador hace esa jugada.
clock-terms-week = Tiempo para cada jugada: 1 semana. Cuando se acaba, el ordenador hace esa jugada.
clock-until = -# ⏱️ El tiempo de esta jugada se acaba { $when }.
clock-away = -# ⏱️ El reloj de esta jugada está parado mientras { $players } { $count ->
        [one] está
       *[other] están
    } fuera.
clock-reminder = ⏱️ { $players }: fin del plazo de tu jugada: { $when }.
clock-late-once = ⏱️ Se ha acabado el tiempo de { $players }: el ordenador ha hecho { $count ->
        [one] esa jugada.
       *[other] esas jugadas.
    }
clock-late-again = ⏱️ Se ha acabado el tiempo de { $players } dos veces seguidas, y el ordenador ha hecho esas jugadas. La próxima vez ocupará { $count ->
        [one] su sitio.
       *[other] sus sitios.
    }
clock-late-taken = ⏱️ Se ha acabado el tiempo de { $players } tres veces seguidas: sigue el ordenador. `/{ command-substitute }` { $count ->
        [one] le devuelve el sitio.
       *[other] devuelve el sitio a cada cual.
    }
clock-taken = ⏱️ A { $member } se le ha acabado el tiempo por tercera vez seguida: desde ahora, el ordenador (**{ $level }**) juega en su lugar.
    -# Mientras dure la partida, { $member } puede volver a jugar con el botón o con `/{ command-substitute }`.
refusal-clock-not-here = Una partida con reloj necesita un lugar donde yo pueda publicar por mi cuenta. Aquí solo puedo responder: elige una partida sin reloj.
away-noted = Estás fuera del { $begins } al { $ends }. Hasta entonces, los relojes de todas tus partidas están parados. `/{ command-away }` con 0 días te trae de vuelta antes.
away-back = Has vuelto. Los relojes de tus partidas corren de nuevo.
away-dropped = Tu ausencia del { $begins } al { $ends } ya no está prevista.
refusal-away-too-long = Puedes estar fuera { $most } días al año; { $days ->
        [0] no queda ninguno
        [one] queda { $days } día
       *[other] quedan { $days } días
    }.
