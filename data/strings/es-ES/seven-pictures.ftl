# Las pocas palabras de las imágenes de 7 Wonders. `$name` es el nombre de un jugador.

seven-picture-free-city = Ciudad Libre
seven-picture-all-choose = Todos eligen una carta
seven-picture-free-city-turn = { $name } juega por la Ciudad Libre
seven-picture-seventh = { $name } juega la última carta
seven-picture-won = Más puntos
seven-picture-won-tiebreak = Más puntos, luego más monedas

## La mano

seven-picture-own = Producción propia
seven-picture-no-cost = Sin coste
seven-picture-built = Ya construida
seven-picture-or = o
seven-picture-lacking = Nadie vende:
seven-picture-complete = Maravilla completa
seven-picture-nothing-to-revive = Nada que construir

## Detalles, carteles, conflictos

seven-picture-players = Jugadores
seven-picture-side = Cara { $side }
seven-picture-start = Produce
seven-picture-conflicts = Conflictos de la { $age }
