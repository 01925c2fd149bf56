# La posición en palabras, para personas y lectores de pantalla. `$who` y `$rival` son nombres.

position-head = { $age }. { $what }
position-cards = Cartas accesibles, precios para { $who }
position-card = { $letter }. { $card } ({ $colour }), { $price }: { $effects }
position-card-short = { $letter }. { $card } ({ $colour }), { $price }
position-price-lacking = { $price }, { $missing }
position-alt-cards = Cartas accesibles, precios para { $who }: { $cards }.
position-covered = Cubiertas, boca arriba: { $cards }
position-face-down = Boca abajo: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
position-face-down-guilds = Boca abajo: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, { $guilds ->
    [one] { $guilds } de ellas es un Gremio
   *[other] { $guilds } de ellas son Gremios
}
# Covered cards are told with those on them: letters, names, and numbers of those face down.
position-face-down-each = { $head }: { $cards }
position-under = { $card } (bajo: { $covers })
position-number = n.º { $n }
    .guild = { $number }, un Gremio
position-uncovers = destapa { $cards }
position-unseen = { $n ->
    [one] una carta boca abajo
   *[other] { $n } cartas boca abajo
}
    .guild = { $n ->
        [one] un Gremio boca abajo
       *[other] { $n } Gremios boca abajo
    }
position-pawn-middle = Medidor de Conflicto: en el centro
position-pawn = Medidor de Conflicto: { $spaces } de { $capital } casillas hacia la capital de { $rival }; vale { points.short } para { $who }
position-loot = Fichas Militares, monedas por perder: { $first } { $firstcoins }; { $second } { $secondcoins }
position-tokens = Fichas de Progreso en el tablero: { $tokens }
position-library = Fichas de Progreso sacadas por la Gran Biblioteca, que solo tú ves: { $tokens }
position-discard = Pila de descartes: { $n ->
    [0] vacía
    [one] { $n } carta
   *[other] { $n } cartas
}
position-discarding = Descartar una carta da { coins }
position-offer = Maravillas a elegir
position-wonder = { $letter }. { $wonder } ({ $cost }): { $effects }

## Una ciudad

city-head = { $who }: { coins }, { points.short }
city-makes = Produce: { $list }
    .nothing = No produce nada
city-choice = { $n } a elegir ({ $choices })
city-buys = Monedas para comprar una unidad: { $list }
city-price = { $resource } { $n }
city-chains = Gratis por cadena: { $list }
city-built = Maravillas construidas: { $list }
    .head = Maravillas construidas
city-left = Maravillas por construir: { $list }
city-wonder-price = { $wonder } ({ $price })
city-wonder-over = { $wonder }, sobre { $card }: { $effects }
city-tokens = Fichas de Progreso: { $list }
    .head = Fichas de Progreso
city-token = { $token } ({ $effects })

## Puntuación y pila de descartes

score-head = { $first } { $firstpoints }, { $second } { $secondpoints }
score-row = { $category }: { $first } – { $second }
score-alt = Puntuación de { $players }, en este orden. { $rows }.
score-alt-row = { $category } { $first } y { $second }
tokens-board = En el tablero
tokens-library = Sacadas por la Gran Biblioteca; solo las ves tú
tokens-some = { $place }: { $tokens }
tokens-none = { $place }: ninguna ficha

## Lo que se puede hacer con una carta

library-private = Solo tú ves estas fichas. Quédate con una; las otras dos vuelven a la caja.
offer-card = **{ $name }** · { $kind } · { $does }
offer-price = Precio: { $price }
    .why = Precio: { $price } ({ $why })
offer-build = **{ $name }** · { $does }
offer-not-payable = Sin monedas para: { $wonders }
offer-lacking = { $name } ({ $lacking ->
    [one] falta { $lacking }
   *[other] faltan { $lacking }
})
offer-wonder = - **{ $name }** · { $cost } · { $does }
offer-token = - **{ $name }** · { $does }
button-build = Construir · { $coins ->
    [0] gratis
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
    .beside-sign = { $coins } · Construir
button-discard = Descartar · +{ $coins } monedas
    .beside-sign = +{ $coins } · Descartar
button-wonder = { $name } · { $coins ->
    [0] gratis
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
    .beside-sign = { $coins } · { $name }
button-library = Ver las tres fichas
select-revive = { $parts ->
    [1] Elige la carta que construyes gratis
   *[other] Elige la carta que construyes gratis ({ $part } de { $parts })
}
