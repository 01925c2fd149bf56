# 7 Wonders Architects: invitaciones, turnos, lo que pasó, ciudades, puntos. `$who` y `$rival` son
# nombres, `$deck` es el mazo de una Maravilla o el central, sin artículo.

game-architects = 7 Wonders Architects
    .short = Architects
architects-alt-invitation = Invitación a 7 Wonders Architects. Hasta ahora: { $who }. Lugares libres: { $open }.

## Nombres

architects-cost-different = { $n } distintos
    .within = { $n } recursos distintos
architects-cost-same = { $n } iguales
    .within = { $n } recursos iguales
architects-deck = mazo de { $wonder }
architects-deck-centre = mazo central
architects-unseen = Ficha de encima de la pila
    .within = la ficha de encima de la pila
architects-many = { $card } ×{ $n }

## Lo que hacen cartas, etapas y fichas

architects-effect-horns = Da la vuelta a { $n ->
    [one] { $n } ficha de Conflicto
   *[other] { $n } fichas de Conflicto
}; la carta se descarta después de la batalla
    .short = { $n ->
    [one] { $n } cuerno
   *[other] { $n } cuernos
}
architects-effect-takes_cat = Te trae el gato, que vale { points } al final y te deja mirar la carta superior del mazo central al empezar tu turno
    .short = el gato
architects-effect-takes_from_any_deck = Te llevas la carta superior de cualquier mazo de la mesa
    .short = una carta de cualquier mazo
architects-effect-takes_from_centre = Te llevas la carta superior del mazo central
    .short = una carta del mazo central
architects-effect-takes_from_both_sides = Te llevas la carta superior del mazo de tu izquierda y la del mazo de tu derecha
    .short = una carta de cada lado
architects-effect-looks_into_deck = Miras las { $n } cartas superiores del mazo de tu izquierda o de tu derecha y te quedas con una
    .short = 1 de las { $n } cartas superiores de un mazo vecino
architects-effect-takes_token = Te llevas una ficha de Progreso
    .short = una ficha de Progreso
architects-effect-extra_for_card = Una vez por turno, si te llevas { $cards }, puedes llevarte una carta más
    .short = 1 carta más al llevarte { $cards }
architects-effect-extra_for_stage = Una vez por turno, si construyes una etapa, puedes llevarte una carta más
    .short = 1 carta más al construir una etapa
architects-effect-dear_coin = Una vez por turno, una carta de moneda vale { coins }
    .short = una carta de moneda vale { $coins }
architects-effect-any_resources = Una vez por turno, una etapa se puede pagar con recursos cualesquiera, iguales o distintos
    .short = recursos cualesquiera para una etapa
architects-effect-points_for_wonder = Al final, { $incomplete } puntos de victoria con la Maravilla sin terminar, { $complete } si está completa
    .short = { $incomplete } puntos, o { $complete } con la Maravilla completa
architects-effect-points_by_copies = Al final, { $one } puntos de victoria por una de estas fichas, { $two } por las dos
    .short = { $one } puntos, { $two } por las dos
architects-effect-points_per = Al final, { points } por cada { $what }
    .short = { points.short } por { $what }
architects-counted-cat_icon = gato de tus cartas azules
architects-counted-victory = ficha de Victoria Militar que tengas
architects-counted-token = ficha de Progreso que tengas, incluida esta
architects-kind-grey = Recurso
architects-kind-yellow = Moneda: sustituye a cualquier recurso que falte
architects-kind-green = Ciencia: 2 iguales o 3 distintos dan una ficha de Progreso
architects-kind-blue = Puntos
architects-kind-red = Escudo
architects-item-wonder = Maravilla
architects-item-token = Ficha de Progreso
architects-item-in-centre = { $n } en el mazo central
architects-item-stage = Etapa de { $cost }: { $effects }
architects-item-on = Etapa de { $cost } (después de { $on }): { $effects }
architects-item-deck = Su mazo: { $cards }

## Decisiones

architects-ask-turn = { $who }, te toca: llévate una carta.
architects-ask-act = { $who }, ¿qué haces ahora?
architects-ask-extra = { $who }, llévate una carta más, gracias a la ficha { $token }.
architects-ask-anywhere = { $who }, llévate la carta superior de cualquier mazo.
architects-ask-token = { $who }, elige una ficha de Progreso.
architects-ask-deck = { $who }, ¿qué mazo quieres mirar?
architects-ask-keep = { $who }, quédate con una de las cartas que solo tú ves.
architects-asks-turn = { $who } se lleva una carta.
architects-asks-act = { $who } decide qué hacer.
architects-asks-extra = { $who } se lleva una carta más, gracias a la ficha { $token }.
architects-asks-anywhere = { $who } se lleva la carta superior de cualquier mazo.
architects-asks-token = { $who } elige una ficha de Progreso.
architects-asks-deck = { $who } elige qué mazo mirar.
architects-asks-keep = { $who } se queda con una de las cartas que está mirando.
architects-battle-due = ⚔️ Sonó el último cuerno: ¡hay batalla al final de este turno!
architects-last-turn = 🏛️ { $wonder } está completa: este es el último turno.

architects-button-left = Izquierda: { $card }
architects-button-right = Derecha: { $card }
architects-button-centre = Centro: oculta
architects-button-centre-seen = Centro: { $card }
architects-button-deck = { $wonder }: { $card }
architects-button-peek = Mirar el centro
architects-button-looked = Ver las cartas
architects-button-build = Etapa de { $cost }: { $cards }
architects-button-science = { $symbols } → { $token }
architects-button-look = Mazo: { $wonder }
architects-button-extra = Una carta más ({ $token })
architects-button-done = Terminar el turno
architects-select-act = Elige qué hacer
architects-peek = 🐈 La carta superior del mazo central: **{ $card }**. Solo tú la ves.
architects-alt-looked = { $n ->
    [one] La carta superior del mazo: { $cards }.
   *[other] Las cartas superiores del mazo: { $cards }.
}
architects-looked = { $n ->
    [one] La última carta del { $deck } es { $cards }. Quédate con ella. Solo tú la ves.
   *[other] Encima del { $deck } están { $cards }. Quédate con una; las demás se barajan y vuelven. Solo tú las ves.
}

## Jugadas, como consejo

architects-move-take = Llevarse { $card } del { $deck }
architects-move-take-unseen = Llevarse la carta superior del mazo central
architects-move-take-seen = Llevarse { $card } del mazo central
architects-move-build = Construir la etapa de { $cost } con { $cards }
architects-move-science = Cambiar { $symbols } por { $token }
architects-move-token = Llevarse { $token }
architects-move-look = Mirar el { $deck }
architects-move-keep = Quedarse con { $card }
architects-move-extra = Llevarse una carta más con { $token }
architects-move-done = Terminar el turno

## Razones de la computadora, dichas a quien tiene el turno

architects-hint-finishes-ahead = Completa tu Maravilla y termina la partida: llevas { points.short } de ventaja.
architects-hint-finishes-level = Completa tu Maravilla y termina la partida: nadie tiene más puntos que tú.
architects-hint-finishes-behind = Completa tu Maravilla y termina la partida, aunque te { $points ->
    [one] falta
   *[other] faltan
} { points.short } para alcanzar a quien va primero.
architects-hint-stage = Vale { points.short } para ti ahora.
architects-hint-stage-only = Una etapa más de tu Maravilla, con su efecto.
architects-hint-pays = Con esto ya puedes construir la etapa de { $cost }: { points.short }.
architects-hint-pays-only = Con esto ya puedes construir la etapa de { $cost }.
architects-hint-pays-last-ahead = Con esta carta completas tu Maravilla y termina la partida: llevas { points.short } de ventaja.
architects-hint-pays-last-level = Con esta carta completas tu Maravilla y termina la partida: nadie tiene más puntos que tú.
architects-hint-pays-last-behind = Con esta carta completas tu Maravilla y termina la partida, aunque te { $points ->
    [one] falta
   *[other] faltan
} { points.short } para alcanzar a quien va primero.
architects-hint-set = Completa un conjunto de ciencia, que puedes cambiar por una ficha de Progreso.
architects-hint-token = Su efecto: { $effects }.
architects-hint-token-points = Vale { points.short } para ti ahora. Su efecto: { $effects }.
architects-hint-draws-token = { $left ->
    [one] Es la única ficha que sigue boca abajo.
   *[other] Puede ser cualquiera de las { $left } fichas boca abajo: la probabilidad es el promedio de todas ellas.
}
architects-hint-wins = Los cuernos provocan una batalla al final de este turno, y en ella ganas { $tokens ->
    [one] { $tokens } ficha de Victoria Militar.
   *[other] { $tokens } fichas de Victoria Militar.
}
architects-hint-battle = Los cuernos provocan una batalla al final de este turno, y en ella nadie te vence.
architects-hint-outshields = Con { shields } superas a { $rivals }.
architects-hint-cat = El gato se viene contigo: { points.short } más, y antes de cada turno tuyo puedes mirar la carta superior del mazo central.
architects-hint-extra = Después puedes llevarte una carta más, gracias a la ficha { $token }.
architects-hint-denies = No deja { $card } a { $rival }, que podría usar esa carta de inmediato.
architects-hint-nears = Después, para la etapa de { $cost } solo { $lacks ->
    [one] falta { $lacks } recurso.
   *[other] faltan { $lacks } recursos.
}
architects-hint-symbol = Un símbolo más para un conjunto de ciencia.
architects-hint-scores = Vale { points.short } para ti ahora.
architects-hint-unseen = No conoces esta carta: la probabilidad es el promedio de todas las que puede ser.
architects-hint-forgoes = No te llevas la carta adicional, y los mazos quedan como están.
architects-hint-shields = Tendrás { shields }.
architects-hint-later = Sirve para una etapa posterior, la de { $cost }.
architects-hint-more = Una carta más, sin costo; después eliges el mazo.
architects-hint-chooses = { $cards ->
    [one] Te quedas con su última carta: { $first }.
   *[other] Te quedas con una de sus { $cards } primeras cartas; la de arriba es { $first }.
}
architects-hint-prepares = No te da nada de inmediato.
architects-risk-battle = { $horns ->
    [0] Cuidado: tal como está la mesa, pierdes contra { $rivals } en la batalla del final de este turno.
   *[other] Cuidado: un cuerno más provoca una batalla y, tal como está la mesa, en ella pierdes contra { $rivals }.
}
architects-risk-set = Cuidado: deja { $card } a { $rival }, que así puede completar un conjunto de ciencia.
architects-risk-stage = Cuidado: deja { $card } a { $rival }, que así puede construir la etapa de { $cost }.
architects-review-made = { $turn }, { $who }: { $move }.
architects-review-knew = Lo que solo { $who } podía ver: { $cards }.
architects-review-card = La carta superior del mazo central era { $card }; { $who } no podía saberlo.
architects-review-token = La ficha de encima de la pila era { $token } ({ $effects }); { $who } no podía saberlo.

## Lo que pasó

architects-begins = Los mazos están listos. Empieza { $first }. ¡Suerte a todos! En el orden de los lugares:
architects-dealt = - { $who }: { $wonder }
architects-event-took = { $who } se llevó { $card } del { $deck }.
architects-event-got = Gracias a { $giver }, { $who } se llevó también { $card } del { $deck }.
architects-event-cat = 🐈 El gato se va con { $who }.
architects-event-cat-from = 🐈 El gato deja a { $rival } y se va con { $who }.
architects-event-horns = 📯 { $horns ->
    [one] Suena un cuerno
   *[other] Suenan { $horns } cuernos
}: { $peace ->
    [one] solo { $peace } ficha de Conflicto sigue en paz.
   *[other] { $peace } fichas de Conflicto siguen en paz.
}
architects-event-horns-last = 📯 { $horns ->
    [one] ¡Suena un cuerno, y ya no queda ninguna ficha de Conflicto en paz!
   *[other] ¡Suenan { $horns } cuernos, y ya no queda ninguna ficha de Conflicto en paz!
}
architects-event-built = 🏗️ { $who } construyó la etapa { $nth } de { $of } de { $wonder } ({ $effects }) con { $cards }.
architects-event-built-with = 🏗️ { $who } construyó la etapa { $nth } de { $of } de { $wonder } ({ $effects }) con { $cards }, gracias a { $tokens }.
architects-event-complete = ## 🏛️ ¡{ $wonder } está completa! Con este turno termina la partida.
architects-event-set = 🔬 { $who } descartó { $symbols } por una ficha de Progreso.
architects-event-token = { $who } se llevó { $token } ({ $effects }).
architects-event-token-unseen = { $who } se llevó la ficha de Progreso de encima de la pila: { $token } ({ $effects }).
architects-event-revealed = Siguiente ficha de Progreso: { $token } ({ $effects }).
architects-event-used = { $who } usa la ficha { $token }.
architects-event-forgone = { $who } no se llevó ninguna carta más.
architects-event-opened = { $who } mira { $n ->
    [one] la carta superior
   *[other] las { $n } cartas superiores
} del { $deck }.
architects-event-shuffled = El resto del { $deck } se barajó. Ahora encima: { $card }.
architects-event-emptied = El { $deck } está vacío.
architects-event-battle = ## ⚔️ ¡Batalla!
architects-alt-battle = Batalla: { $told }.
architects-event-fought = { $who }: { shields }{ $won ->
    [0] {""}
    [one] , { $won } ficha de Victoria Militar
   *[other] , { $won } fichas de Victoria Militar
}
architects-event-no-victor = Nadie gana una ficha de Victoria Militar.
architects-event-peace = Las cartas con cuernos se descartan ({ $cards }); vuelve la paz.
architects-event-discarded = { $who }: { $n }
architects-event-passed = { $who } no tiene ninguna carta que llevarse y pasa.
architects-event-no-cards = Ningún mazo tiene ya cartas: se acabó la partida.
architects-log = **{ $n }.** { $told }

## Una ciudad

architects-city-head = { $who }, { $wonder }: { points.short }
architects-city-stages = Maravilla: { $n } de { $of } etapas
architects-city-next = Próxima etapa: { $costs }
architects-city-resources = Recursos: { $list }
architects-city-science = Ciencia: { $list }
architects-city-shields = Escudos: { $n }
architects-city-horns = Escudos: { $n }; cartas con cuernos: { $horns }
architects-city-blue = Cartas azules: { $list }
architects-city-tokens = Fichas de Progreso: { $list }
architects-city-victories = Fichas de Victoria Militar: { $n }
architects-city-cat = 🐈 tiene el gato
architects-city-stages-head = Maravilla
architects-city-tokens-head = Fichas de Progreso
architects-stage-built = ✔ Etapa de { $cost }: { $effects }
architects-stage-open = Etapa de { $cost }: { $effects }
architects-stage-next = ➤ Etapa de { $cost }: { $effects }
architects-token-does = { $token }: { $effects }

## La mesa

architects-turn = Turno { $n }
architects-centre = Mazo central: { $n ->
    [0] vacío
    [one] { $n } carta
   *[other] { $n } cartas
}
architects-peace = Fichas de Conflicto: { $peace } de { $of } en paz
architects-cat-middle = El gato está en el centro
architects-face-up = Fichas de Progreso: { $tokens }; en la pila: { $pile }
architects-tokens-face-up = Fichas de Progreso visibles
architects-tokens-pile = En la pila: { $n ->
    [0] ninguna ficha
    [one] { $n } ficha
   *[other] { $n } fichas
}
architects-own-deck = Mazo de { $wonder } (entre { $players }): { $card }, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
architects-own-deck-empty = Mazo de { $wonder } (entre { $players }): vacío
architects-left-deck = Mazo a la izquierda de { $who }: { $card }, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
architects-left-deck-empty = Mazo a la izquierda de { $who }: vacío
architects-seen = Encima del mazo central (solo lo sabes tú): { $card }
architects-looking = Cartas que solo tú ves: { $cards }

## Puntos

architects-score-row = { $who }: { $points } ({ $categories })
architects-score-row-empty = { $who }: { $points }
architects-category-points = { $category } { $points }
architects-score-total = { $who } ({ $points })
architects-alt-score = Puntuación: { $totals }.

## El final

architects-result-points = { $who } gana por tener más puntos.
architects-result-tiebreak = Empate en puntos: gana { $who } por tener más etapas construidas.
architects-result-shared = Empate en puntos y etapas: { $who } comparten la victoria.
architects-result-resignation = { $rivals ->
    [0] Se abandonó la partida.
   *[other] { $rival } se rindió: { $winners ->
        [one] gana { $who }.
       *[other] ganan { $who }.
    }
}
architects-result-abandoned = La partida se dio por terminada: no gana nadie.
