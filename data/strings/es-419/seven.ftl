# 7 Wonders: invitaciones, turnos, lo que pasó, ciudades, puntos. `$who` y `$rival` son nombres.

seven-free-city = Ciudad Libre
    .subject = La Ciudad Libre
    .within = la Ciudad Libre
seven-alt-invitation = Invitación a 7 Wonders. Hasta ahora: { $who }. Lugares libres: { $open }.

## Nombres

seven-board = { $wonder } ({ $side })
seven-card-of-age = { $card } ({ $age })
resource-ore = Mineral
    .within = mineral
    .units = { $n ->
    [one] { $n } mineral
   *[other] { $n } minerales
}
resource-loom = Tela
    .within = tela
    .units = { $n ->
    [one] { $n } tela
   *[other] { $n } telas
}
symbol-tablet = Tablilla
    .within = tablilla
symbol-compass = Compás
    .within = compás
symbol-gear = Engranaje
    .within = engranaje

## Qué hacen cartas y Maravillas

seven-effect-discount = Compras { $goods } { $seller } por { coins } la unidad
    .short = { $goods } { $seller }: { coins }
seven-goods-raw = madera, piedra, arcilla y mineral
seven-goods-manufactured = cristal, tela y papiro
seven-seller-left = a tu vecino de la izquierda
    .short = a la izquierda
seven-seller-right = a tu vecino de la derecha
    .short = a la derecha
seven-seller-both = a tus dos vecinos
    .short = a ambos lados
seven-effect-points_per = Al final, { points } por cada { $what } { $where }
    .itself = Al final, { points } por cada { $what } { $where }, incluida esta
    .short = { points.short } por { $what } { $where }
seven-effect-coins_per = Al instante, { coins } por cada { $what } { $where }
    .itself = Al instante, { coins } por cada { $what } { $where }, incluida esta
    .short = { coins } por { $what } { $where }
seven-where-own = de tu ciudad
    .short = (tuya)
seven-where-neighbours = de las dos ciudades vecinas
    .short = (vecinas)
seven-where-all = de tu ciudad y de las dos vecinas
    .short = (tuya y vecinas)
seven-counted-stage = etapa de la Maravilla
seven-counted-defeat = ficha de Derrota
seven-effect-any_science = Al final, un símbolo científico a tu elección
    .short = símbolo a elegir
seven-effect-plays_seventh = También juegas la última carta de cada Era, en vez de descartarla
    .short = juegas también la última carta
seven-effect-builds_free = Una vez por Era, construyes gratis una carta de tu mano
    .short = una carta gratis por Era
seven-effect-revives = Al final del turno, construyes gratis una de las cartas descartadas
    .short = una carta descartada gratis
seven-effect-copies_guild = Al final, un Gremio de uno de tus vecinos también puntúa para ti
    .short = copia un Gremio vecino
seven-item-guild = En cada partida entran algunos Gremios al azar: dos más que jugadores (cinco con dos jugadores)
seven-item-copies = Entra en partidas con este número de jugadores: { $players }
seven-item-board = Produce { $units }
seven-item-stage = Etapa { $n } ({ $cost }): { $effects }

## Precios

seven-pays = { coins } a { $who }
seven-price-gift = don de Olimpia
seven-price-bought = { $units } de { $who } por { coins }
seven-owned = tu ciudad ya tiene esta estructura
    .short = ya construida
    .free-city = la Ciudad Libre ya tiene esta estructura
seven-unsold = los vecinos no venden lo que falta
    .short = fuera de alcance
seven-bound = la Ciudad Libre debe construir la carta que le sale gratis

## La mano

seven-button-hand = Mi mano
seven-button-choose = Elegir una carta
seven-button-choose-side = Elegir cara del tablero
seven-turn = { $age }, turno { $turn } de { $turns }
seven-turn-sides = Elección de las caras
seven-passes-left = las manos pasan a la izquierda
seven-passes-right = las manos pasan a la derecha
seven-passes-swapped = las manos se intercambian
seven-neighbour-left = ⬅️ Izquierda: { $who }, { $wonder } · { $has }
seven-neighbour-right = ➡️ Derecha: { $who }, { $wonder } · { $has }
seven-last-built = lo último: { $card }
seven-last-stage = lo último: una etapa de la Maravilla
seven-last-discarded = lo último: un descarte
seven-asks = **{ $question }**
seven-chosen = ✅ Tu elección: **{ $move }**. Puedes cambiarla hasta que todos hayan elegido: basta con presionar otra carta.
seven-asks-second = ✅ Tu ciudad: **{ $own }**. **{ $question }**
seven-chosen-own = ✅ Tu ciudad: **{ $move }**. Si presionas otra carta, después eliges también por la Ciudad Libre.
seven-chosen-twice = ✅ Tu ciudad: **{ $own }**. La Ciudad Libre: **{ $city }**. Puedes cambiar ambas hasta que todos hayan elegido.
seven-chosen-side = ✅ Tu elección: **{ $move }**. Puedes cambiarla hasta que todos hayan elegido: basta con presionar la otra cara.
seven-side = Cara { $side }
seven-ask-side = Elige la cara de tu tablero de Maravilla. Nadie ve tu elección hasta que todos hayan elegido.
seven-ask-choose = Elige una carta.
seven-ask-free-city = Elige una carta para la Ciudad Libre; la tuya ya está elegida.
seven-ask-seventh = También puedes jugar tu última carta de esta Era.
seven-ask-seventh-free-city = Elige qué hace la Ciudad Libre con la última carta del mazo.
seven-ask-revive = Elige una carta descartada para construirla gratis.
seven-ask-revive-free-city = Elige una carta descartada que la Ciudad Libre construye gratis.
seven-asks-side = Cada jugador elige una cara de su tablero de Maravilla.
seven-asks-twice = En este turno, { $who } elige también por la Ciudad Libre.
seven-asks-free-city = { $who } elige una carta para la Ciudad Libre.
seven-asks-seventh = { $who } juega una séptima carta.
seven-asks-seventh-free-city = { $who } juega la última carta del mazo por la Ciudad Libre.
seven-asks-revive = { $who } mira los descartes y puede construir uno de ellos.
seven-asks-revive-free-city = { $who } mira los descartes por la Ciudad Libre.
seven-many = { $card } ×{ $n }
seven-hand-card = { $letter } { $card } ({ $colour }), { $price }: { $effects }
seven-hand-unlocks = después, gratis: { $cards }
seven-alt-hand = Tu mano.
seven-alt-hand-of = Mano de { $who }.
seven-hand-own = { $who }: { coins }, produce { $made }
seven-hand-purse = { $who } puede gastar { coins } en esta carta: lo que recibió en este turno no cuenta.
seven-hand-gift = Don de Olimpia: se puede construir una carta gratis en esta Era.
seven-hand-empty = Ahora no tienes cartas en la mano.
seven-no-free-city = Solo hay Ciudad Libre en las partidas para dos.
seven-do-build = Construir
seven-way = - { $paid }
seven-way-why = - { $paid } ({ $why })
seven-cannot = - no se puede: { $why }
seven-can-free = **Olimpia**: construirla gratis, una vez en esta Era
seven-can-discard = **Descartar**: +{ coins }
seven-button-card = { $letter } · { $card }
seven-button-only = { $card }: { $what }
seven-button-chosen = ✔ { $label }
seven-button-build = Construir · { $paid }
seven-button-stage = Etapa { $stage } · { $paid }
seven-button-free = Construir gratis (Olimpia)
seven-button-discard = Descartar · +{ coins }
seven-button-revive-none = No construir ninguna
seven-button-own-card = Cambiar mi carta
seven-button-city-card = Ir a la carta de la Ciudad Libre
seven-button-back = Volver a mi mano
seven-select-revive = { $parts ->
    [1] Elige la carta para construirla gratis
   *[other] Elige la carta para construirla gratis ({ $part } de { $parts })
}

## Jugadas, como consejo

seven-move-side = Jugar con la cara { $side }
seven-move-build = Construir { $card } ({ $paid })
seven-move-stage = Construir la etapa { $stage } de { $wonder } con { $card } ({ $paid })
seven-move-discard = Descartar { $card } (+{ coins })
seven-move-free = Construir { $card } con el don de Olimpia
seven-move-revive = Construir { $card }, de los descartes
seven-move-revive-none = No construir ninguno de los descartes
seven-move-city = { $city }: { $move }
seven-review-made = { $turn }, { $who }: { $move }.

## Lo que pasó

seven-begins = Las manos están repartidas. ¡Suerte a todos!
seven-begins-sides = Las Maravillas están repartidas; ahora cada jugador elige una cara. ¡Suerte a todos!
seven-dealt = - { $who }: { $wonder }
seven-event-side = { $who } juega con { $wonder }
seven-event-built = { $who } construyó { $card }
seven-event-built-chain = { $who } construyó { $card } gratis (cadena con { $giver })
seven-event-built-gift = { $who } construyó { $card } gratis (don de Olimpia)
seven-event-stage = { $who } construyó la etapa { $stage } de { $wonder }
seven-event-stage-with = { $who } construyó la etapa { $stage } de { $wonder } con { $card }
seven-event-discarded = { $who } descartó una carta
seven-event-discarded-card = { $who } descartó { $card }
seven-event-revived = { $who } construyó { $card } gratis, de los descartes
seven-event-revival-declined = { $who } no construyó ninguno de los descartes
seven-gains = +{ coins }
seven-spends = −{ coins }
seven-line-coins = { $act } ({ $coins })
seven-event-leftovers = { $n ->
    [one] La última carta se descartó
   *[other] Las últimas { $n } cartas se descartaron
}
    .within = { $n ->
        [one] la última carta se descartó
       *[other] las últimas { $n } cartas se descartaron
    }
seven-conflicts = ⚔️ { $who }: { $tokens }
seven-beat = venció a { $rival } (+{ $points })
seven-beaten = perdió con { $rival } (−{ $points })
seven-alt-conflicts = Conflictos del final de la Era.
seven-both-chosen = Los dos ya eligieron; falta la carta de la Ciudad Libre.
seven-log = **{ $turn }** · { $told }
seven-log-own = **{ $turn }** · tu elección, que solo tú ves: { $move }

## Una ciudad

seven-city-head = { $who }, { $wonder }: { coins }, { points.short }
    .free = { $who }, { $wonder }: { coins }
seven-sells = Vende: { $list }
    .within = vende { $list }
seven-produces = Produce: { $list }
seven-prices = Monedas por unidad comprada: materias primas { $raw_left } a la izquierda, { $raw_right } a la derecha; productos manufacturados { $made_left } a la izquierda, { $made_right } a la derecha
seven-one-of = 1 { $choices }
seven-slash = { "/" }
seven-free-symbols = { $n } a elegir
seven-tokens = Fichas de Conflicto: { $list }
seven-token-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $defeats ->
    [0] sin derrotas
    [one] { $defeats } derrota
   *[other] { $defeats } derrotas
}
seven-stages = Maravilla: { $list }
seven-stages-built = { $n } de { $of } etapas
seven-stages-head = Maravilla
seven-stage-built = ✔ Etapa { $n }: { $effects }
seven-stage-open = Etapa { $n } ({ $cost }): { $effects }
seven-stage-priced = Etapa { $n } ({ $cost }), { $price }: { $effects }
seven-complete = La Maravilla está completa
seven-neighbours = Vecinos: { $left } (izquierda), { $right } (derecha)
seven-backs = { $n } de la { $age }
seven-discards = { $head } ({ $ages }), boca abajo
seven-pile = Solo tú ves estas cartas:

## Puntos

seven-score-row = { $who }: { $points } ({ $categories })
seven-score-row-empty = { $who }: { $points }
seven-category-points = { $category } { $points }
seven-copied = copia { $guild }
seven-stands-for = { $n } × { $symbol } a elegir
seven-score-total = { $who } ({ $points })
seven-alt-score = Puntuación: { $totals }.

## El final

seven-result-points = { $who } gana por tener más puntos.
seven-result-tiebreak = Empate en puntos: gana { $who } por tener más monedas.
seven-result-shared = Empate en puntos y monedas: { $who } comparten la victoria.
seven-result-resignation = { $rivals ->
    [0] Se abandonó la partida.
   *[other] { $rival } se rindió: { $winners ->
        [one] gana { $who }.
       *[other] ganan { $who }.
    }
}
seven-result-abandoned = La partida se dio por terminada: no gana nadie.

## Por qué la computadora aconseja una jugada

seven-hint-set = Completa un conjunto de tres símbolos diferentes (el nuevo: { $symbol }): { points.short } más.
seven-hint-symbol = Tendrás { $held } × { $symbol }: { points.short } más.
seven-hint-outshields = Con { shields } superas a { $rivals }.
seven-hint-parries = Con { shields } igualas a { $rivals }.
seven-hint-denies = No deja { $card } a { $rival }, a quien esa carta ahora le daría { points.short }.
seven-hint-chain = Gratis por la cadena con { $giver }.
seven-hint-stage = Etapa { $stage } de tu Maravilla: { points.short }.
seven-hint-stage-only = Etapa { $stage } de tu Maravilla: { $effects }.
seven-hint-produces = Produce lo que le faltaba a tu ciudad: { $resources }.
seven-hint-cheapens = Pagarás menos a { $rivals } por { $goods }.
seven-hint-leads = Hace gratis cartas posteriores: { $cards }.
seven-hint-scores = Vale { points.short } para ti ahora.
seven-hint-coins = Te da { coins }.
seven-hint-city-pays = La Ciudad Libre te paga { coins }.
seven-hint-arms-city = Con { shields }, la Ciudad Libre supera a { $rival }.
seven-hint-declines = Ninguno de los descartes te sirve.
seven-hint-builds-nothing = No construye nada.
seven-hint-stages = Sus etapas: { $stages }.
seven-hint-produces-more = Aumenta lo que ya produces: { $resources }.
seven-hint-shields = Tendrás { shields }.
seven-hint-does = Su efecto: { $effects }.
seven-hint-prepares = No te da nada de inmediato.
seven-risk-conflicts = Cuidado: tal como está la mesa, en los conflictos del final de la Era pierdes contra { $rivals }.
seven-risk-more = { $rival } ({ shields } más)
seven-risk-passes = Cuidado: pasas { $card } a { $rival }, a quien esa carta ahora le daría { points.short }.
