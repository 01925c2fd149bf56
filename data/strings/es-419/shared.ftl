# Lo que los juegos dicen igual: cosas y cuentas, lo que las cartas hacen y cuestan, ciudades, pistas.

## Recursos; `.units` los cuenta

resource-wood = Madera
    .within = madera
    .units = { $n ->
    [one] { $n } madera
   *[other] { $n } maderas
}
resource-clay = Arcilla
    .within = arcilla
    .units = { $n ->
    [one] { $n } arcilla
   *[other] { $n } arcillas
}
resource-stone = Piedra
    .within = piedra
    .units = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
}
resource-glass = Cristal
    .within = cristal
    .units = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristales
}
resource-papyrus = Papiro
    .within = papiro
    .units = { $n ->
    [one] { $n } papiro
   *[other] { $n } papiros
}

## Colores: la categoría impresa, el color solo, y una o más cartas de él

colour-brown = Materias primas
    .adjective = marrón
    .card = carta marrón
    .cards = cartas marrones
colour-grey = Productos manufacturados
    .adjective = gris
    .card = carta gris
    .cards = cartas grises
colour-blue = Estructuras civiles
    .adjective = azul
    .card = carta azul
    .cards = cartas azules
colour-green = Estructuras científicas
    .adjective = verde
    .card = carta verde
    .cards = cartas verdes
colour-yellow = Estructuras comerciales
    .adjective = amarilla
    .card = carta amarilla
    .cards = cartas amarillas
colour-red = Estructuras militares
    .adjective = roja
    .card = carta roja
    .cards = cartas rojas
colour-purple = Gremios
    .adjective = morada
    .card = carta morada
    .cards = cartas moradas

## Eras; 0 es la selección de Maravillas

age-0 = Selección de Maravillas
age-1 = Era I
age-2 = Era II
age-3 = Era III
event-age-began = Comienza la { $age }.

## El cuadernillo de puntuación

score-blue = Cartas azules
score-green = Cartas verdes
score-yellow = Cartas amarillas
score-purple = Gremios
score-wonders = Maravillas
score-tokens = Progreso
score-coins = Monedas
score-military = Militar
score-total = Total

## Cómo termina una partida

reason-civilian = Victoria civil
reason-tiebreak = Victoria civil por desempate
reason-draw = Victoria compartida
reason-military = Supremacía militar
reason-science = Supremacía científica
reason-resignation = Rendición
reason-abandoned = Partida sin ganador

## Recuento

coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
points = { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}
    .short = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
shields = { $shields ->
    [one] { $shields } Escudo
   *[other] { $shields } Escudos
}
spaces = { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}

## Lo que va entre los elementos de una lista

list-comma = { ", " }
list-plus = { " + " }
list-or = { " o " }
# .before-i: donde el último elemento empieza con el sonido de i
list-and = { $head } y { $last }
    .before-i = { $head } e { $last }
list-semicolon = { "; " }
list-more = { $head } y { $n } más

## Lo que hacen las cartas

effect-produces = Produce { $units }
    .short = { $units }
effect-produces_any = Produce 1 recurso por turno, a tu elección: { $choices }
    .short = 1 { $choices }
effect-science = Símbolo científico: { $symbol }
    .short = { $symbol }
effect-points = Otorga { points }
    .short = { points.short }
effect-coins = Proporciona { coins }
    .short = { coins }
effect-shields = Proporciona { shields }
    .short = { shields }

counted-card = carta { $colours }

## La página de una carta, Maravilla o ficha

item-card = { $category } ({ $card }), { $age }
item-cost = Costo: { $cost }
item-opens = Cadena: permite construir gratis { $card }
item-free-with = Gratis si tu ciudad tiene { $card }

## Precios

price-free = gratis
price-missing = { $coins ->
    [one] falta { $coins } moneda
   *[other] faltan { $coins } monedas
}
price-chained = cadena con { $card }
price-printed = costo impreso de { coins }
price-produced = { $units } de producción propia
price-chosen = { $units } de producción a elegir

## Una ciudad

city-symbols = Símbolos científicos: { $list }
city-symbol-twice = { $symbol } ({ $n } veces)
city-shields = Escudos: { $list }
city-cards = Cartas: { $list }
    .head = Cartas
city-colour = { $colour } { $n }
city-category = { $category } ({ $n }): { $cards }
discard-head = Pila de descartes: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
discard-empty = La pila de descartes está vacía.
best-in-category = { $category }: { $who } ({ $points })
best-in = Más puntos por categoría. { $categories }.

## Pistas

hint-now = Tu probabilidad de ganar ahora: **{ $chance }**
hint-others = { $n ->
    [one] Tu oponente: { $each }
   *[other] Los demás: { $each }
}
hint-other = { $who } ({ $chance })
hint-line = **{ $n }. { $move }** · { $chance }
    { $why }
hint-chance = { $percent } %
hint-estimate = -# Probabilidades que calcula la computadora en su nivel más alto.
hint-told = { $who } le pidió una pista a la computadora · { $turn }
move-heading = Jugada { $n }
computer-preparing = -# La computadora todavía se está preparando en esta máquina, así que esto es solo una primera impresión, por debajo de su fuerza máxima. { $seconds ->
    [0] Vuelve a pedirlo en unos minutos y será mejor.
   *[other] Vuelve a pedirlo en unos { $seconds } segundos y será mejor.
}
