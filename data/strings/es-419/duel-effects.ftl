# Qué hacen y qué cuestan cartas, Maravillas y fichas. Cada efecto tiene una frase, y `.short`.

effect-fixed_price = Compras { $resource } por { coins } la unidad
    .short = { $resource } por { coins }
effect-waives-wonder = Tus próximas Maravillas cuestan { $n ->
    [one] { $n } recurso menos
   *[other] { $n } recursos menos
}
    .short = próximas Maravillas: { $n ->
    [one] { $n } recurso menos
   *[other] { $n } recursos menos
}
effect-waives-card = Tus próximas { $cards } cuestan { $n ->
    [one] { $n } recurso menos
   *[other] { $n } recursos menos
}
    .short = próximas { $cards }: { $n ->
    [one] { $n } recurso menos
   *[other] { $n } recursos menos
}
effect-points_per = Al final, { points } por cada { $what } de tu ciudad
    .itself = Al final, { points } por cada { $what } de tu ciudad, incluida esta
    .short = { points.short } por { $what }
effect-points_per_most = Al final, { points } por cada { $what } de la ciudad que más tenga
    .short = { points.short } por { $what } (ciudad con más)
effect-coins_per = Al instante, { coins } por cada { $what } de tu ciudad
    .itself = Al instante, { coins } por cada { $what } de tu ciudad, incluida esta
    .short = { coins } por { $what }
effect-coins_per_most = Al instante, { coins } por cada { $what } de la ciudad que más tenga
    .short = { coins } por { $what } (ciudad con más)
effect-rival_loses = Tu oponente pierde { coins }
    .short = oponente pierde { coins }
effect-extra_shields = Tus próximas { $cards } proporcionan { $shields ->
    [one] { $shields } Escudo adicional
   *[other] { $shields } Escudos adicionales
}
    .short = próximas { $cards }: +{ shields }
effect-destroys = Descarta una { $card } de la ciudad de tu oponente
    .short = descarta una { $card } del oponente
effect-revives = Construye gratis una carta de la pila de descartes
    .short = una carta de la pila de descartes
effect-opens_library = Saca { $n } fichas de Progreso de la caja y quédate con 1
    .short = 1 de { $n } fichas de Progreso
effect-plays_again = Vuelve a jugar
    .short = vuelve a jugar
effect-replays_wonders = Cada Maravilla que construyas a partir de ahora te permite volver a jugar
    .short = próximas Maravillas: vuelve a jugar
effect-chain_income = { coins } cada vez que construyas gratis mediante una cadena
    .short = { coins } por cadena
effect-trade_income = Recibes las monedas que tu oponente gasta en comercio
    .short = monedas del comercio del oponente

## Lo que se cuenta

counted-wonder = Maravilla
counted-token = ficha de Progreso
counted-coin_set = conjunto completo de 3 monedas

## La página de una carta, Maravilla o ficha

item-wonder = Maravilla
item-token = Ficha de Progreso

## Precios

price-waived = { $units } menos por ficha de Progreso
price-bought = compra de { $units } por { coins }
    .each = compra de { $units } a { coins } por unidad
